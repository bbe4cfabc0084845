"""Environments of others in the loops that their documents show: see, choose at random among the legal, act."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import mahjax
from mahjax.wrappers import auto_reset

from benchmarks.harness import Work
from benchmarks.simulate_peers import new_env


def riichienv(rng: Random) -> Work:
    """One table, `encode()` of everybody who is asked."""
    env = new_env(0, log=False)
    asked = env.reset()

    def work(items: int) -> float:
        nonlocal env, asked
        done, start = 0, perf_counter()
        while done < items:
            actions = {}
            for seat, seen in asked.items():
                seen.encode()
                actions[seat] = rng.choice(seen.legal_actions())
            done += len(actions)
            asked = env.step(actions)
            if env.done():
                env = new_env(done, log=False)
                asked = env.reset()
        return (perf_counter() - start) * items / done

    return work


class Mahjax:
    """Tables of mahjax on the processor, compiled into one call that acts, resets, observes and chooses."""

    def __init__(self, tables: int) -> None:
        game = mahjax.make("red_mahjong", round_mode="half")
        step = jax.vmap(auto_reset(game.step, game.init))

        def turn(state: Any, key: Any) -> tuple[Any, Any]:
            choose, act = jax.random.split(key)
            weights = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            actions = jax.random.categorical(choose, weights)
            state = step(state, actions, jax.random.split(act, tables))
            return state, jax.vmap(game.observe)(state)

        self.tables, self.turn, self.key = tables, jax.jit(turn), jax.random.key(1)
        self.state = jax.jit(jax.vmap(game.init))(jax.random.split(self.key, tables))
        self.work(1)  # compiles

    def work(self, items: int) -> float:
        done, start = 0, perf_counter()
        while done < items:
            self.key, key = jax.random.split(self.key)
            self.state, self.seen = jax.block_until_ready(self.turn(self.state, key))
            done += self.tables
        return (perf_counter() - start) * items / done
