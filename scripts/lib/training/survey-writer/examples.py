"""What the writer learns, in batches of about the same length."""
import random

import torch

from subwords import END, SEPARATOR, START, lower_first, placed_words

LONGEST = {"thing": 36, "goal": 64, "whole": 120}
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

    def chosen(self):
        """The rows of one round."""
        return range(len(self.rows))

    def batches(self):
        order = sorted(self.chosen(), key=lambda at: self.lengths[at] + random.random() * 12)
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


class Grades(Questions):
    """Questions that the engine made and people graded, and as many that people wrote: half of these are spoilt, which is grade 0."""

    name = "grade"

    def chosen(self):
        graded = [at for at, row in enumerate(self.rows) if "grade" in row]
        written = [at for at, row in enumerate(self.rows) if "grade" not in row]
        return graded + random.sample(written, min(len(written), len(graded)))

    def tensors(self, rows, dropped):
        rows = [row if "grade" in row else sound_or_spoilt(row) for row in rows]
        written = padded([self.written(row)[:-1] for row in rows])
        return *super().tensors(rows, dropped)[:2], written, torch.tensor([row["grade"] for row in rows])


def sound_or_spoilt(row):
    if random.random() < 0.5:
        return {**row, "grade": 2}
    words = row["question"].split(" ")
    at = random.randrange(len(words) - 1) if len(words) > 2 else 0
    others = [other for other in row["others"] if other != row["thing"]]
    if others and random.random() < 0.4:
        return {**row, "thing": random.choice(others), "grade": 0}
    if random.random() < 0.6:
        words = words[:at] + words[at + 1 :]
    else:
        words[at : at + 2] = reversed(words[at : at + 2])
    return {**row, "question": " ".join(words), "grade": 0}


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
