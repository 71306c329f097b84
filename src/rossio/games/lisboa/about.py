"""What moves cost and bring, where several steps say the same; nothing here changes the table."""

from __future__ import annotations

from rossio.games.lisboa import content, costs, scoring
from rossio.games.lisboa.gains import influence_gain
from rossio.games.lisboa.state import Table
from rossio.kernel.facts import About


def _add(sums: dict[str, int], name: str, amount: int) -> None:
    if amount > 0:
        sums[name] = sums.get(name, 0) + amount


def about_effects(table: Table, seat: int, effects: list[int]) -> About:
    """Rewards and penalties that ask nothing, as far as there is room for them and something to lose (L3.2, L15.20)."""
    player = table.players[seat]
    about = About()
    for at in range(0, len(effects), 3):
        op = effects[at]
        amount = effects[at + 1]
        kind = effects[at + 2]
        if op == content.GOOD:
            held = player.goods[kind] + about.brings.get(content.GOOD_IDS[kind], 0)
            _add(about.brings, content.GOOD_IDS[kind], 1 if held < player.room() else 0)
        elif op == content.REIS:
            _add(about.brings, "reis", amount)
        elif op == content.INFLUENCE:
            _add(about.brings, "influence", amount if kind else influence_gain(player, amount))
        elif op == content.WIG:
            _add(about.brings, "wigs", amount)
        elif op == content.LOSE_WIG:
            _add(about.costs, "wigs", min(amount, player.wigs))
        elif op == content.LOSE_REIS:
            _add(about.costs, "reis", min(costs.after_coins(player, amount), player.reis))
        elif op == content.LOSE_GOOD:
            _add(about.costs, "goods", min(amount, player.goods_held()))
        elif op == content.LOSE_OFFICIAL:
            _add(about.costs, "officials", min(amount, player.officials_out()))
        elif op == content.LOSE_FAVOR:
            _add(about.costs, "favor", min(amount, scoring.favors(player)))
    return about


def about_visit(table: Table, seat: int, noble: int, following: bool) -> About:
    """The cost of a visit and its parts; wigs make up for influence that is missing (L7.2, L7.3)."""
    parts = costs.visit_parts(table, seat, noble, following)
    cost = costs.visit_cost(table, seat, noble, following)
    wigs = costs.visit_wigs(table.players[seat], cost)
    about = About({"influence": cost - wigs})
    _add(about.costs, "wigs", wigs)
    facts = about.facts
    facts["noble"] = content.NOBLE_IDS[noble]
    facts["cost"] = cost
    facts["treasury"] = parts[0]
    facts["officials"] = parts[1]
    facts["benefits"] = parts[2]
    return about


def about_influence(table: Table, seat: int, generated: int, reis: int) -> About:
    """A payment in réis, of which so many come from influence (L15.16)."""
    player = table.players[seat]
    after = content.INFLUENCE_AFTER[player.influence][generated]
    about = About(facts={"influence": after})
    _add(about.costs, "reis", reis)
    _add(about.costs, "influence", player.influence - after)
    return about


def about_decree(table: Table, seat: int, decree: int) -> About:
    """What a decree would be worth if the game ended now."""
    return About(facts={"wigs": scoring.decree_wigs(table, seat, decree)})
