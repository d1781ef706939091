"""When visitors have gone, nothing of them is left in the server."""

import pytest

from platformer_nb.serve.kernels import forked_kernels
from tests.soak.page import soaked

OF_A_VISIT = (
    "AsyncIOLoopKernelRestarter",
    "Environment",
    "ForkedKernel",
    "ForkedProcess",
    "KernelWebsocketHandler",
    "Logger",
    "NotebookRenderer",
    "PageHandler",
    "PromptConnection",
    "QuietKernelManager",
    "Session",
    "VoilaExecutor",
    "VoilaExporter",
    "WebSocketProtocol13",
    "ZMQStream",
)


@pytest.mark.slow
@pytest.mark.skipif(not forked_kernels.is_possible(), reason="kernels cannot be forked here")
def test_nothing_of_a_visit_is_left():
    with soaked(idle=2, forgets=5) as server:
        server.visit(range(2), actions=3)
        before = server.live()
        server.visit(range(4), actions=3)
        after = server.live()
    assert {name: after.get(name, 0) for name in OF_A_VISIT} == {
        name: before.get(name, 0) for name in OF_A_VISIT
    }
