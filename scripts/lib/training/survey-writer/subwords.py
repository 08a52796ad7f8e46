"""Byte-pair encoding. `services/adapters/ai/learned/writer/subwords.ts` does the same."""
import collections
import random
import re

PAD, UNKNOWN, START, END, SEPARATOR = range(5)
SPECIAL = ["<pad>", "<unk>", "<s>", "</s>", "<sep>"]
GAP = "▁"
WORD_OR_SIGN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\S")
RAREST = 3


def lower_first(text):
    return text[:1].lower() + text[1:]


def words_of(text):
    return [word for word, _ in placed_words(text)]


def placed_words(text):
    """Words with their places in the text."""
    words, end = [], 0
    for match in WORD_OR_SIGN.finditer(text):
        is_apart = match.start() > end or match.start() == 0
        words.append(((GAP if is_apart else "") + match.group(), match.span()))
        end = match.end()
    return words


def learn(texts, count):
    """The alphabet, and the pairs that are merged, in their order."""
    counts = collections.Counter(word for text in texts for word in words_of(text))
    characters = collections.Counter()
    for word, times in counts.items():
        for character in word:
            characters[character] += times
    alphabet = [character for character, times in characters.items() if times > 1]
    pieces = [(list(word), times) for word, times in counts.items()]
    pairs, places = collections.Counter(), collections.defaultdict(set)
    for at, (parts, times) in enumerate(pieces):
        for pair in zip(parts, parts[1:]):
            pairs[pair] += times
            places[pair].add(at)
    merges = []
    while len(merges) < count and pairs:
        pair, times = max(pairs.items(), key=lambda each: (each[1], each[0]))
        if times < RAREST:
            break
        merges.append(pair)
        for at in list(places[pair]):
            parts, own = pieces[at]
            for each in zip(parts, parts[1:]):
                pairs[each] -= own
                if pairs[each] <= 0:
                    del pairs[each]
            merged = merge(parts, pair)
            pieces[at] = (merged, own)
            for each in zip(merged, merged[1:]):
                pairs[each] += own
                places[each].add(at)
        places.pop(pair, None)
        pairs.pop(pair, None)
    return alphabet, merges


def merge(parts, pair):
    merged, at = [], 0
    while at < len(parts):
        if at + 1 < len(parts) and (parts[at], parts[at + 1]) == pair:
            merged.append(parts[at] + parts[at + 1])
            at += 2
        else:
            merged.append(parts[at])
            at += 1
    return merged


class Subwords:
    def __init__(self, tokens, merges):
        self.merges = [tuple(pair) for pair in merges]
        self.ranks = {pair: rank for rank, pair in enumerate(self.merges)}
        self.tokens = list(tokens)
        self.numbers = {}
        for number, token in enumerate(self.tokens):
            self.numbers.setdefault(token, number)
        self.known = {}

    @classmethod
    def learned(cls, texts, count):
        alphabet, merges = learn(texts, count)
        return cls(SPECIAL + alphabet + ["".join(pair) for pair in merges], merges)

    def encode_word(self, word, dropped):
        if not dropped and word in self.known:
            return self.known[word]
        parts = list(word)
        while len(parts) > 1:
            best = None
            for at, pair in enumerate(zip(parts, parts[1:])):
                rank = self.ranks.get(pair)
                if rank is None or (best and rank >= best[0]):
                    continue
                if not (dropped and random.random() < dropped):
                    best = (rank, at)
            if best is None:
                break
            at = best[1]
            parts[at : at + 2] = [parts[at] + parts[at + 1]]
        numbers = [self.numbers.get(part, UNKNOWN) for part in parts]
        if not dropped:
            self.known[word] = numbers
        return numbers

    def encode(self, text, dropped=0.0):
        """`dropped`: the share of merges that are left out, so that words are seen in other pieces too."""
        return [number for word in words_of(text) for number in self.encode_word(word, dropped)]
