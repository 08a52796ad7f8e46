"""The transformer of `services/adapters/ai/learned/writer/transformer.ts`, as it is trained. Names of weights are those of the file."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

FAR = -1e9
LONGEST = 512
MARKS = 3
GRADES = 3


class Attention(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.q = nn.Linear(width, width)
        self.kv = nn.Linear(width, 2 * width)
        self.o = nn.Linear(width, width)

    def forward(self, vectors, memory, mask):
        batch, length, width = vectors.shape
        split = lambda each: each.view(batch, -1, self.heads, width // self.heads).transpose(1, 2)
        query = split(self.q(vectors))
        key, value = map(split, self.kv(memory).chunk(2, -1))
        scores = query @ key.transpose(-1, -2) / math.sqrt(width // self.heads) + mask
        seen = scores.softmax(-1) @ value
        return self.o(seen.transpose(1, 2).reshape(batch, length, width))


class FeedForward(nn.Module):
    def add(self, vectors, dropout):
        widened = F.relu(self.f1(self.n2(vectors)))
        return vectors + F.dropout(self.f2(widened), dropout, self.training)


class ReaderLayer(FeedForward):
    def __init__(self, width, heads, inner):
        super().__init__()
        self.n1, self.a = nn.LayerNorm(width), Attention(width, heads)
        self.n2, self.f1, self.f2 = nn.LayerNorm(width), nn.Linear(width, inner), nn.Linear(inner, width)

    def forward(self, vectors, mask, dropout):
        prepared = self.n1(vectors)
        vectors = vectors + F.dropout(self.a(prepared, prepared, mask), dropout, self.training)
        return self.add(vectors, dropout)


class WriterLayer(FeedForward):
    def __init__(self, width, heads, inner):
        super().__init__()
        self.n1, self.a = nn.LayerNorm(width), Attention(width, heads)
        self.nc, self.c = nn.LayerNorm(width), Attention(width, heads)
        self.n2, self.f1, self.f2 = nn.LayerNorm(width), nn.Linear(width, inner), nn.Linear(inner, width)

    def forward(self, vectors, causal, memory, mask, dropout):
        prepared = self.n1(vectors)
        vectors = vectors + F.dropout(self.a(prepared, prepared, causal), dropout, self.training)
        vectors = vectors + F.dropout(self.c(self.nc(vectors), memory, mask), dropout, self.training)
        return self.add(vectors, dropout)


def positions(length, width):
    place = torch.arange(length)[:, None].float()
    angle = place / torch.pow(10_000.0, torch.arange(0, width, 2)[None].float() / width)
    values = torch.zeros(length, width)
    values[:, 0::2], values[:, 1::2] = angle.sin(), angle.cos()
    return values


class Transformer(nn.Module):
    def __init__(self, vocabulary, shape, dropout):
        super().__init__()
        width, heads, inner = shape["width"], shape["heads"], shape["inner"]
        self.width, self.dropout = width, dropout
        self.e = nn.Embedding(vocabulary, width)
        self.prev, self.seg = nn.Linear(width, width), nn.Embedding(2, width)
        nn.init.normal_(self.e.weight, 0, width**-0.5)
        nn.init.normal_(self.seg.weight, 0, 0.02)
        self.register_buffer("places", positions(LONGEST, width), persistent=False)
        self.enc = nn.ModuleList([ReaderLayer(width, heads, inner) for _ in range(shape["enc"])])
        self.dec = nn.ModuleList([WriterLayer(width, heads, inner) for _ in range(shape["dec"])])
        self.en, self.dn = nn.LayerNorm(width), nn.LayerNorm(width)
        self.pq, self.pk = nn.Linear(width, width), nn.Linear(width, width)
        self.g, self.b = nn.Linear(2 * width, 1), nn.Parameter(torch.zeros(vocabulary))
        self.m = nn.Linear(width, MARKS)
        self.h = nn.Linear(2 * width, GRADES)

    def load(self, state):
        """Weights of an earlier training; what it has not got stays as it is, what is not here is left out."""
        own = self.state_dict()
        for name, values in state.items():
            if name in own:
                own[name][tuple(slice(size) for size in values.shape)] = values
        self.load_state_dict(own)

    def vectors(self, tokens):
        return self.e(tokens) * math.sqrt(self.width)

    def read(self, read, segments):
        """A vector for each token, and the mask of what is not there."""
        mask = torch.zeros(read.shape).masked_fill(read == 0, FAR)[:, None, None, :]
        before = F.pad(read, (1, 0))[:, :-1]
        vectors = self.vectors(read) + self.places[: read.shape[1]] + self.seg(segments)
        vectors = F.dropout(vectors + self.prev(self.vectors(before)), self.dropout, self.training)
        for layer in self.enc:
            vectors = layer(vectors, mask, self.dropout)
        return self.en(vectors), mask

    def marks(self, read, segments):
        """Scores of each token: outside of a thing, its beginning, or inside."""
        return self.m(self.read(read, segments)[0])

    def write(self, memory, mask, written):
        """A vector for each token that is written, which sees those before it."""
        length = written.shape[1]
        causal = torch.full((length, length), FAR).triu(1)[None, None]
        vectors = self.vectors(written) + self.places[:length]
        vectors = F.dropout(vectors, self.dropout, self.training)
        for layer in self.dec:
            vectors = layer(vectors, causal, memory, mask, self.dropout)
        return self.dn(vectors)

    def grades(self, read, segments, written):
        """Scores of each grade of a question: of its last token, and of the mean of all."""
        current = self.write(*self.read(read, segments), written)
        counted = (written != 0)[..., None].float()
        counts = counted.sum(1)
        last = current.gather(1, (counts.long() - 1)[..., None].expand(-1, 1, current.shape[2])).squeeze(1)
        return self.h(torch.cat([last, (current * counted).sum(1) / counts], -1))

    def forward(self, read, segments, written):
        """The probability of each next token, at each place of `written`."""
        memory, mask = self.read(read, segments)
        length = written.shape[1]
        current = self.write(memory, mask, written)
        own = (current @ self.e.weight.t() + self.b).softmax(-1)
        keys = self.pk(memory).transpose(1, 2)
        copied = (self.pq(current) @ keys / math.sqrt(self.width) + mask[:, 0]).softmax(-1)
        share = self.g(torch.cat([current, copied @ memory], -1)).sigmoid()
        from_read = torch.zeros_like(own)
        from_read.scatter_add_(2, read[:, None].expand(-1, length, -1), copied)
        return share * own + (1 - share) * from_read
