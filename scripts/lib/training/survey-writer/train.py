"""Trains the writer of surveys: `train.py ROWS FILE`, see docs/decisions/0060-survey-writer.md. Needs PyTorch."""
import argparse
import collections
import json
import math
import random
import time

import torch
import torch.nn.functional as F

from examples import Grades, Questions, Things
from subwords import Subwords, lower_first, words_of
from transformer import Transformer
from writer_file import read_writer, write_writer

SHAPE = {"width": 128, "heads": 4, "inner": 384, "enc": 2, "dec": 2}
MERGES = 3000
DROPOUT = 0.12
PEAK_RATE = 1.5e-3
WARM_UP = 300
DROPPED_MERGES = 0.1
AVERAGED_FROM = 0.5
RAREST_WORD = 2


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", help="lines of JSON: task, goal, isUnseen, and what the task needs")
    parser.add_argument("file", help="of the writer")
    parser.add_argument("--start", help="a writer from which the training continues")
    parser.add_argument("--steps", type=int, default=4500)
    parser.add_argument("--rate", type=float, default=PEAK_RATE)
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args()


def loss_of(model, batch, dropped=0.0):
    if batch.task == "things":
        read, segments, marks = batch.tensors(dropped)
        return F.cross_entropy(model.marks(read, segments).flatten(0, 1), marks.flatten(), ignore_index=-1)
    if batch.task == "grade":
        read, segments, written, grades = batch.tensors(dropped)
        return F.cross_entropy(model.grades(read, segments, written), grades)
    read, segments, written = batch.tensors(dropped)
    probabilities = model(read, segments, written[:, :-1])
    wanted = written[:, 1:]
    losses = -(probabilities.gather(2, wanted[..., None]).squeeze(2) + 1e-8).log()
    return (losses * (wanted != 0)).sum() / (wanted != 0).sum()


@torch.no_grad()
def unseen_losses(model, tasks):
    model.eval()
    losses = collections.defaultdict(list)
    for batch in [batch for task in tasks for batch in task.batches()]:
        losses[batch.task].append(float(loss_of(model, batch)))
    model.train()
    return ", ".join(f"{task} {sum(all) / len(all):.3f}" for task, all in losses.items())


def train(model, tasks, unseen, options):
    steps, step, mean, began = options.steps, 0, None, time.time()
    optimizer = torch.optim.AdamW(model.parameters(), lr=options.rate, betas=(0.9, 0.98), weight_decay=0.02)
    while step < steps:
        batches = [batch for task in tasks for batch in task.batches()]
        random.shuffle(batches)
        for batch in batches[: steps - step]:
            for group in optimizer.param_groups:
                warm = min(1, (step + 1) / WARM_UP)
                group["lr"] = options.rate * warm * 0.5 * (1 + math.cos(math.pi * step / steps))
            loss = loss_of(model, batch, DROPPED_MERGES)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step >= AVERAGED_FROM * steps:
                mean = averaged(mean, model.state_dict())
            if step % 500 == 0:
                minutes = (time.time() - began) / 60
                print(f"{step} of {steps} steps, {minutes:.1f} min, unseen: {unseen_losses(model, unseen)}", flush=True)
    model.load_state_dict(mean)
    print(f"mean of the last steps, unseen: {unseen_losses(model, unseen)}")


def averaged(mean, state):
    if mean is None:
        return {name: value.clone() for name, value in state.items()}
    for name, value in state.items():
        mean[name].mul_(0.995).add_(value, alpha=0.005)
    return mean


def known_words_of(rows):
    """Words of what was written, which are known also where a goal has not got them."""
    counts = collections.Counter(
        word.lstrip("▁").lower()
        for row in rows
        if row["task"] == "question"
        for word in words_of(lower_first(row["question"]))
    )
    return sorted(word for word, times in counts.items() if times >= RAREST_WORD and word.isalpha())


def tasks_of(rows, subwords):
    of = lambda task: [row for row in rows if row["task"] == task]
    tasks = [
        Questions(of("question"), subwords),
        Things(of("things"), subwords),
        Grades(of("grade") + [row for row in of("question") if row["others"] and not row["isUnseen"]], subwords),
    ]
    return [task for task in tasks if task.rows]


def main():
    options = parse()
    random.seed(1)
    torch.manual_seed(1)
    torch.set_num_threads(options.threads)
    rows = [json.loads(line) for line in open(options.rows, encoding="utf8")]
    seen = [row for row in rows if not row["isUnseen"]]
    head, state = read_writer(options.start) if options.start else (None, {})
    if head:
        subwords = Subwords(head["tokens"], head["merges"])
    else:
        texts = [lower_first(row.get(name, "")) for row in seen for name in ("thing", "question")]
        subwords = Subwords.learned(texts + sorted({row["goal"] for row in seen}), MERGES)
    model = Transformer(len(subwords.tokens), SHAPE, DROPOUT)
    model.load(state)
    print(f"{len(seen)} rows, {len(subwords.tokens)} tokens, {sum(p.numel() for p in model.parameters())} weights")
    train(model, tasks_of(seen, subwords), tasks_of([row for row in rows if row["isUnseen"]], subwords), options)
    write_writer(options.file, model, SHAPE, subwords, known_words_of(seen))


if __name__ == "__main__":
    main()
