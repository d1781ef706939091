"""The pydantic models shared by the content of all games."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from platformer_nb.core.input.data_shape import Some

RULE_ID: Final = r"[A-Z][A-Z0-9]{1,5}(-[A-Z0-9]+)*-(0|[1-9][0-9]*)"

RuleId = Annotated[str, StringConstraints(pattern=f"^{RULE_ID}$")]
"""A rule id: chapter and number, MOV-2; a chapter may have parts, JOTL-A1-3."""


class ContentModel(BaseModel):
    """Base of what content files hold: unknown keys and values of a wrong type are errors."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Rule(ContentModel):
    """A rule of the rulebook: its page, whether it needed a ruling, the rules to be known before."""

    page: Some
    open: bool
    needs: list[RuleId] = Field(default=[])


RULEBOOK: Final[TypeAdapter[dict[str, Rule]]] = TypeAdapter(
    Annotated[dict[RuleId, Rule], Field(min_length=1)]
)
