"""Kernels: how they are started, forked and ended."""
