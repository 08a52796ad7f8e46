"""What the writer learns, in batches of about the same length."""
import random

import torch

from subwords import END, SEPARATOR, START, lower_first, placed_words

LONGEST = {"thing": 36, "goal": 48, "whole": 120}
BATCH = {"rows": 48, "tokens": 4000}
# The share of examples some of whose merges are left out.
DROPPED_ROWS = 0.15
OUTSIDE, BEGINS, INSIDE = range(3)
NOT_COUNTED = -1


class Batch:
    def __init__(self, task, make):
        self.task, self.tensors = task, make


class Task:
    def __init__(self, rows, subwords):
        self.rows, self.subwords = rows, subwords
        self.lengths = [len(self.read(row, 0)[0]) for row in rows]

    def batches(self):
        order = sorted(range(len(self.rows)), key=lambda at: self.lengths[at] + random.random() * 12)
        batches, batch = [], []
        for at in order:
            if len(batch) >= BATCH["rows"] or (len(batch) + 1) * self.lengths[at] > BATCH["tokens"]:
                batches.append(batch)
                batch = []
            batch.append(self.rows[at])
        return [Batch(self.name, lambda dropped, rows=rows: self.tensors(rows, dropped)) for rows in [*batches, batch]]

    def tensors(self, rows, dropped):
        share = lambda: dropped if random.random() < DROPPED_ROWS else 0
        read = [self.read(row, share()) for row in rows]
        return padded([a for a, _ in read]), padded([b for _, b in read]), padded([self.written(row) for row in rows])

    def read(self, row, dropped):
        goal = self.subwords.encode(row["goal"], dropped)[: LONGEST["whole"]]
        return [SEPARATOR, *goal], [0] * (1 + len(goal))


class Questions(Task):
    name = "question"

    def read(self, row, dropped):
        thing = self.subwords.encode(lower_first(row["thing"]), dropped)[: LONGEST["thing"]]
        goal = self.subwords.encode(row["goal"], dropped)[: LONGEST["goal"]]
        return [*thing, SEPARATOR, *goal], [1] * len(thing) + [0] * (1 + len(goal))

    def written(self, row):
        return [START, *self.subwords.encode(lower_first(row["question"])), END]


class Things(Task):
    """Each word is outside of a thing, begins one, or is inside; what follows in a word is not counted."""

    name = "things"

    def tensors(self, rows, dropped):
        read = [self.read(row, 0) for row in rows]
        return padded([a for a, _ in read]), padded([b for _, b in read]), padded([self.marks(row) for row in rows], NOT_COUNTED)

    def marks(self, row):
        marks, inside = [NOT_COUNTED], None
        for word, (start, end) in placed_words(row["goal"]):
            at = next((at for at, (a, b) in enumerate(row["spans"]) if start < b and end > a), None)
            mark = OUTSIDE if at is None else INSIDE if at == inside else BEGINS
            inside = at
            pieces = self.subwords.encode_word(word, 0)
            marks += [mark] + [NOT_COUNTED] * (len(pieces) - 1)
        return marks[: 1 + LONGEST["whole"]]


def padded(lists, filling=0):
    longest = max(map(len, lists))
    return torch.tensor([each + [filling] * (longest - len(each)) for each in lists])
