// A small transformer that copies: it reads tokens, then writes tokens, each from its vocabulary or from what it has read.
// `scripts/lib/training/survey-writer/train.py` trains it.
import { attentionWeights, emptyMemory, openLayers, weightedSum, type Memory } from './layers.ts'
import { sigmoid } from '../linear-model.ts'
import { tokenNumbers } from './subwords.ts'
import { addTo, softmax, type Vector } from './vectors.ts'
import type { Matrix } from './matrices.ts'
import type { WriterFile } from './writer-file.ts'

/** What was read, for each layer that writes and for the copying. */
export type Reading = { tokens: readonly number[]; layers: readonly Memory[]; copied: Memory }

/** What is written so far, for each layer. */
export type Written = readonly Memory[]

/** The vectors are never changed. */
export const copyOf = (written: Written): Written =>
  written.map(({ keys, values }) => ({ keys: [...keys], values: [...values] }))

export type Transformer = {
  /** `segments`: 1 for a token of the thing, else 0. */
  read: (tokens: readonly number[], segments: readonly number[]) => Reading
  /** Probabilities of each token: outside of a thing, its beginning, or inside. */
  mark: (tokens: readonly number[]) => Vector[]
  start: () => Written
  /** Adds a token to `written`. */
  write: (reading: Reading, written: Written, token: number) => WrittenToken
  /** Probabilities of each grade of what was written: broken, plain or good. */
  grade: (tokens: readonly Pick<WrittenToken, 'vector'>[]) => Vector
}

/** `next`: the probability of each token that can follow. */
export type WrittenToken = { vector: Vector; next: Vector }

export function openTransformer(file: WriterFile): Transformer {
  const layers = openLayers(file)
  const writers = Array.from({ length: file.head.layers.dec }, (_, at) => {
    const name = `dec.${at}`
    return {
      ...{ prepare: layers.norm(`${name}.n1`), own: layers.attention(`${name}.a`) },
      ...{ prepareCross: layers.norm(`${name}.nc`), cross: layers.attention(`${name}.c`) },
      feedForward: layers.feedForward(name),
    }
  })
  const readTokens = openReader(file)
  const [copyKey, marks] = [layers.linear('pk'), layers.linear('m')]
  const embed = openEmbeddings(file)
  const finish = layers.norm('dn')
  const nextToken = openPrediction(file)
  const grades = layers.linear('h')
  return {
    read(tokens, segments) {
      const values = readTokens(tokens, segments)
      const memories = writers.map(({ cross }) => {
        const memory = emptyMemory()
        for (const each of values) cross.remember(memory, each)
        return memory
      })
      return { tokens, layers: memories, copied: { keys: values.map(copyKey), values } }
    },
    mark: (tokens) => readTokens(tokens, []).map((vector) => softmax(marks(vector))),
    start: () => writers.map(emptyMemory),
    write(reading, written, token) {
      const current = embed.at(token, written[0]!.keys.length)
      for (const [at, { prepare, own, prepareCross, cross, feedForward }] of writers.entries()) {
        const prepared = prepare(current)
        own.remember(written[at]!, prepared)
        addTo(current, own.attend(prepared, written[at]!))
        addTo(current, cross.attend(prepareCross(current), reading.layers[at]!))
        addTo(current, feedForward(current))
      }
      const vector = finish(current)
      return { vector, next: nextToken(vector, reading) }
    },
    grade(tokens) {
      const mean = new Float32Array(file.head.width)
      for (const { vector } of tokens) addTo(mean, vector)
      const last = tokens.at(-1)!.vector
      return softmax(
        grades(
          joined(
            last,
            mean.map((sum) => sum / tokens.length),
          ),
        ),
      )
    },
  }
}

/** A vector for each token, in its context. */
function openReader(
  file: WriterFile,
): (tokens: readonly number[], segments: readonly number[]) => Vector[] {
  const layers = openLayers(file)
  const embed = openEmbeddings(file)
  const segmentVectors = file.matrix('seg.weight')
  const previous = layers.linear('prev')
  const finish = layers.norm('en')
  const readers = Array.from({ length: file.head.layers.enc }, (_, at) => {
    const name = `enc.${at}`
    return {
      ...{ prepare: layers.norm(`${name}.n1`), own: layers.attention(`${name}.a`) },
      feedForward: layers.feedForward(name),
    }
  })
  return (tokens, segments) => {
    const vectors = tokens.map((token, place) => {
      const vector = embed.at(token, place)
      addTo(vector, rowOf(segmentVectors, segments[place] ?? 0))
      // What follows a token is copied after it.
      addTo(vector, previous(embed.of(tokens[place - 1] ?? tokenNumbers.pad)))
      return vector
    })
    for (const { prepare, own, feedForward } of readers) {
      const prepared = vectors.map(prepare)
      const memory = emptyMemory()
      for (const each of prepared) own.remember(memory, each)
      for (const [place, vector] of vectors.entries()) {
        addTo(vector, own.attend(prepared[place]!, memory))
        addTo(vector, feedForward(vector))
      }
    }
    return vectors.map(finish)
  }
}

/** The probability of each next token: of the vocabulary and of what was read. */
function openPrediction(file: WriterFile): (current: Vector, reading: Reading) => Vector {
  const { linear } = openLayers(file)
  const [copyQuery, gate] = [linear('pq'), linear('g')]
  const [embeddings, { values: bias }] = [file.matrix('e.weight'), file.matrix('b')]
  return (current, { tokens, copied }) => {
    const weights = attentionWeights(copyQuery(current), copied.keys)
    const context = weightedSum(copied.values, weights)
    const ownShare = sigmoid(gate(joined(current, context))[0]!)
    const scores = file.multiply(embeddings, current, bias)
    const probabilities = softmax(scores, scores.length, ownShare)
    for (const [place, token] of tokens.entries())
      probabilities[token]! += (1 - ownShare) * weights[place]!
    return probabilities
  }
}

function joined(left: Vector, right: Vector): Vector {
  const both = new Float32Array(left.length + right.length)
  both.set(left)
  both.set(right, left.length)
  return both
}

function openEmbeddings({ head: { width }, matrix }: WriterFile) {
  const embeddings = matrix('e.weight')
  const scale = Math.sqrt(width)
  const places: Float64Array[] = []
  const placeOf = (place: number) =>
    (places[place] ??= Float64Array.from({ length: width }, (_, at) =>
      positionValue(place, at, width),
    ))
  const vectorOf = (token: number): Vector => {
    const vector = rowOf(embeddings, token)
    for (let at = 0; at < vector.length; at++) vector[at]! *= scale
    return vector
  }
  return {
    of: vectorOf,
    at(token: number, place: number): Vector {
      const [vector, positions] = [vectorOf(token), placeOf(place)]
      for (let at = 0; at < vector.length; at++) vector[at]! += positions[at]!
      return vector
    },
  }
}

const rowOf = ({ columns, values }: Matrix, row: number): Vector =>
  values.slice(row * columns, (row + 1) * columns)

/** Sines and cosines of wavelengths up to 10,000 places. */
function positionValue(place: number, at: number, width: number): number {
  const angle = place / 10_000 ** ((at - (at % 2)) / width)
  return at % 2 === 0 ? Math.sin(angle) : Math.cos(angle)
}
