"""A small network learns to play like the greedy bot: watch it, guess its action, be corrected. NumPy is all it needs.

python examples/imitate.py --rules tenhou --steps 2000
"""

import argparse

import numpy as np

from ruka.env import ACTIONS, VectorTables
from ruka.env.observations import fields

HIDDEN, RATE, BETAS = 256, 2e-3, (0.9, 0.999)


def features(observations):
    """One, two, three of a kind held; the tile just drawn; what is asked; red fives."""
    seen = fields(observations)
    held = [seen["hand"] > count for count in range(3)]
    return np.hstack([*held, seen["drawn"], seen["asked"], seen["reds"]]).astype(np.float32)


class Network:
    """Two layers, trained by Adam."""

    def __init__(self, inputs, outputs, random):
        sizes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, outputs), (outputs,)]
        self.weights = [random.normal(0, size[0] ** -0.5, size).astype(np.float32) * (len(size) > 1) for size in sizes]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def guess(self, inputs, masks):
        first, bias, second, last = self.weights
        self.inputs, self.hidden = inputs, np.maximum(inputs @ first + bias, 0)
        scores = np.where(masks, self.hidden @ second + last, -np.inf)
        weighed = np.exp(scores - scores.max(1, keepdims=True))
        return weighed / weighed.sum(1, keepdims=True)

    def learn(self, guessed, right):
        """One step towards the right actions, after `guess`."""
        error = guessed.copy()
        error[np.arange(len(right)), right] -= 1
        error /= len(right)
        back = (error @ self.weights[2].T) * (self.hidden > 0)
        slopes = [self.inputs.T @ back, back.sum(0), self.hidden.T @ error, error.sum(0)]
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += (1 - BETAS[0]) * (slope - mean)
            square += (1 - BETAS[1]) * (slope**2 - square)
            weight -= (
                RATE * mean / (1 - BETAS[0] ** self.steps) / (np.sqrt(square / (1 - BETAS[1] ** self.steps)) + 1e-8)
            )


def train(rules, steps, tables, seed=1):
    """Says now and then how many guesses were right, and how many would be right at random."""
    play = VectorTables(rules, tables=tables, seed=seed)
    network = Network(features(play.observations).shape[1], len(ACTIONS), np.random.default_rng(seed))
    right, chance, every = [], [], max(1, steps // 10)
    for step in range(1, steps + 1):
        teacher, choices = play.greedy(), play.masks.sum(1)
        guessed = network.guess(features(play.observations), play.masks)
        real = choices > 1  # where there is something to choose
        right.append((guessed.argmax(1) == teacher)[real].mean())
        chance.append((1 / choices[real]).mean())
        network.learn(guessed, teacher)
        play.step(teacher)
        if step % every == 0:
            print(f"{step:6} steps: {np.mean(right[-every:]):.1%} right, by chance {np.mean(chance[-every:]):.1%}")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rules", default="tenhou")
    options.add_argument("--steps", type=int, default=2000)
    options.add_argument("--tables", type=int, default=512)
    train(**vars(options.parse_args()))
