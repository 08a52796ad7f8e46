// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { romanceLemmas } from '../shared/romance-lemmas.ts'
import type { SentimentData } from '../types/sentiment.ts'

export const sentiment: SentimentData = {
  lexicon: new URL('sentiment.txt', import.meta.url),
  lemmas: (word) => romanceLemmas(word, spanishEndings),
  conjunctions: ['o', 'ni', 'y'],
  causePrepositions: 'por',
  ratings: {
    numerals: [
      '',
      'uno una',
      'dos',
      'tres',
      'cuatro',
      'cinco',
      'seis',
      'siete',
      'ocho',
      'nueve',
      'diez',
    ],
    outOf: 'de|sobre',
    maxima: 'diez|cinco',
    stars: 'estrellas?',
    labels: 'nota|notas|doy|calificacion|puntuacion',
    afterLabel: 'de',
  },
}

const spanishVerb =
  /(?:ariamos|eriamos|iriamos|abamos|aremos|eremos|iremos|arian|erian|irian|ieron|iendo|aron|ando|aban|aran|eran|iran|aria|eria|iria|amos|emos|imos|ados|adas|idos|idas|aste|iste|ado|ada|ido|ida|aba|are|ere|ire|ian|ar|er|ir|an|en|as|es|io|ia|a|e|o|i)(?:me|se|lo|la|los|las|nos|le|les)?$/

const spanishEndings = { verb: spanishVerb, diminutive: /(?:[cz]?it[oa]|ill[oa])$/ }
