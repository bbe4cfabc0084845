"""A small network learns to play like the greedy bot: watch it, guess its action, be corrected. NumPy is all it needs.

python examples/imitate.py --rules tenhou --steps 2000
"""

import argparse

import numpy as np

from ruka.env import ACTIONS, VectorTables
from ruka.env.observations import fields

HIDDEN, RATE, MOMENTUM = 256, 0.2, 0.9


def features(observations):
    """One, two, three of a kind held; red fives; the tile just drawn; what is asked."""
    seen = fields(observations)
    held = [seen["hand"] > count for count in range(3)]
    return np.hstack([*held, seen["reds"], seen["drawn"], seen["asked"]]).astype(np.float32)


class Network:
    """Two layers, trained by stochastic gradient descent with momentum."""

    def __init__(self, inputs, outputs, random):
        sizes = [(inputs, HIDDEN), (HIDDEN, outputs)]
        self.weights = [random.normal(0, size[0] ** -0.5, size).astype(np.float32) for size in sizes]
        self.speeds = [np.zeros_like(weight) for weight in self.weights]

    def guess(self, inputs, masks):
        """How likely each action is; none that is not legal."""
        self.inputs, self.hidden = inputs, np.maximum(inputs @ self.weights[0], 0)
        scores = np.where(masks, self.hidden @ self.weights[1], -np.inf)
        likely = np.exp(scores - scores.max(1, keepdims=True))
        return likely / likely.sum(1, keepdims=True)

    def learn(self, likely, right):
        """One step towards the right actions, after `guess`."""
        error = (likely - np.eye(likely.shape[1], dtype=np.float32)[right]) / len(right)
        back = error @ self.weights[1].T * (self.hidden > 0)
        for weight, speed, slope in zip(
            self.weights, self.speeds, (self.inputs.T @ back, self.hidden.T @ error), strict=True
        ):
            speed *= MOMENTUM
            speed -= RATE * slope
            weight += speed


def train(rules, steps, tables, seed=1):
    """Says now and then how many guesses were right, and how many would be right at random."""
    play = VectorTables(rules, tables=tables, seed=seed)
    network = Network(features(play.observations).shape[1], len(ACTIONS), np.random.default_rng(seed))
    right, chance, every = [], [], max(1, steps // 10)
    for step in range(1, steps + 1):
        teacher, choices = play.greedy(), play.masks.sum(1)
        likely = network.guess(features(play.observations), play.masks)
        real = choices > 1  # where there is something to choose
        right.append((likely.argmax(1) == teacher)[real].mean())
        chance.append((1 / choices[real]).mean())
        network.learn(likely, teacher)
        play.step(teacher)
        if step % every == 0:
            print(f"{step:6} steps: {np.mean(right[-every:]):.1%} right, by chance {np.mean(chance[-every:]):.1%}")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rules", default="tenhou")
    options.add_argument("--steps", type=int, default=2000)
    options.add_argument("--tables", type=int, default=512)
    train(**vars(options.parse_args()))
