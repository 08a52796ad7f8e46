// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { romanceLemmas } from '../shared/romance-lemmas.ts'
import type { SentimentData } from '../types/sentiment.ts'

export const sentiment: SentimentData = {
  lexicon: new URL('sentiment.txt', import.meta.url),
  lemmas: (word) => romanceLemmas(word, portugueseEndings),
  conjunctions: ['ou', 'nem', 'e'],
  // "Presta não".
  trailingNegations: ['nao'],
  causePrepositions: 'por|pela|pelo',
  ratings: {
    // "Nota mil" is more than ten.
    numerals: [
      'zero',
      'um uma',
      'dois duas',
      'tres',
      'quatro',
      'cinco',
      'seis',
      'sete',
      'oito',
      'nove',
      'dez',
      'mil',
    ],
    outOf: 'de|em',
    maxima: 'dez|cinco',
    stars: 'estrelinhas?|estrelas?',
    labels: 'nota|notas|dou',
    afterLabel: 'de|um|uma|e|é',
  },
}

const portugueseVerb =
  /(?:ariamos|eriamos|iriamos|assemos|essemos|issemos|aremos|eremos|iremos|avamos|aramos|eramos|iramos|ariam|eriam|iriam|assem|essem|issem|arao|erao|irao|arei|erei|irei|aria|eria|iria|ando|endo|indo|avam|aram|eram|iram|asse|esse|isse|amos|emos|imos|ados|adas|idos|idas|aste|este|iste|ado|ada|ido|ida|ava|ara|era|ira|iam|ar|er|ir|ei|ou|am|em|as|es|eu|iu|ia|a|e|o|i)(?:-?(?:me|se|lo|la|los|las|nos|lhe))?$/

// "-ito" is seldom a diminutive in Portuguese: "crédito", "conflito".
const portugueseEndings = { verb: portugueseVerb, diminutive: /(?:z?inh[oa]|z?ao)$/ }
