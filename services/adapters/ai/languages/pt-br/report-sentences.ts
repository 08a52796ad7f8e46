// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

const people = (count: number) => (count === 1 ? 'Uma pessoa' : `${count} pessoas`)
const inside = (count: number) => (count === 1 ? 'uma pessoa' : `${count} pessoas`)
/** A verb in -a, as all of these are, after a number of people. */
const verb = (count: number, singular: string) => (count === 1 ? singular : `${singular}m`)

const say = (count: number) => (count === 1 ? 'diz' : 'dizem')

export const report: ReportSentences = {
  quotationMarks: ['“', '”'],
  separators: ['; ', '; '],
  overview: (count) => `${people(count)} ${count === 1 ? 'respondeu' : 'responderam'}.`,
  missing: (count, thing) => `${people(count)} ${count === 1 ? 'diz' : 'dizem'} que falta ${thing}`,
  criticised: (claims) => `O que mais chama atenção: ${claims}.`,
  withCount: (claim, count) => `${claim} (${inside(count)})`,
  tooFewPeople: 'Ainda é cedo: com tão poucas pessoas, nada aqui é tendência.',
  method: 'Contado por regras, sem modelo de IA: leia as citações antes de decidir.',
  claim: (count, claim) => `${people(count)} ${say(count)} que ${claim}`,
  contraryClaim: (count, claim) => `Já ${inside(count)} ${say(count)} que ${claim}`,
  finding: {
    complaint: (count, thing) => `${people(count)} ${verb(count, 'critica')} ${thing}`,
    praise: (count, thing) => `${people(count)} ${verb(count, 'elogia')} ${thing}`,
  },
  contraryFinding: {
    complaint: (count, thing) => `Já ${inside(count)} ${verb(count, 'critica')} ${thing}`,
    praise: (count, thing) => `Já ${inside(count)} ${verb(count, 'elogia')} ${thing}`,
  },
  inTheirWords: (objective) => `Sobre ${objective}, nas palavras delas`,
  example: (sentence, quotes) => `${sentence}: ${quotes.join('; ')}.`,
  instance: (sentence, quote) => `${sentence}, por exemplo: ${quote}.`,
  sharedWords: (words) => `Várias delas usam as palavras ${words}.`,
  contrast: (thing, good, bad) =>
    `As opiniões sobre ${thing} divergem: ${inside(good)} ${verb(good, 'elogia')}, ${bad} ${verb(bad, 'reclama')}.`,
  contrastQuoted: (thing, [good, praise], [bad, complaint]) =>
    `As opiniões sobre ${thing} divergem: ${inside(good)} ${verb(good, 'elogia')} (${praise}), ${bad} ${verb(bad, 'reclama')} (${complaint}).`,
  contrastUncounted: (thing) => `As opiniões sobre ${thing} divergem.`,
  single: {
    negative: 'Uma pessoa relata um problema',
    positive: 'Uma pessoa elogia algo',
    neutral: 'Uma pessoa comenta algo',
  },
  serious: 'Só uma pessoa diz isso, mas é grave',
  against: (thing, others) =>
    `Uma pessoa vê ${thing} de outro jeito, ao contrário de ${others === 1 ? 'outra' : `outras ${others}`}`,
  injury: (count) => `${people(count)} ${verb(count, 'conta')} que alguém se machucou, ou quase`,
  mention: (count, thing) => `${people(count)} ${verb(count, 'fala')} sobre ${thing}`,
  topic: (count) => `${people(count)} ${verb(count, 'usa')} essa palavra.`,
  askNext: (question) => `Pergunte em seguida: ${question}`,
  startFrom: (quote) => `Comece pelo que uma delas conta: ${quote}.`,
  ask: (count) =>
    count === 1 ? 'Um pedido, nas palavras da pessoa' : `${people(count)} pedem isto`,
  askAbout: (count, thing) =>
    `${people(count)} ${count === 1 ? 'pede' : 'pedem'} algo sobre ${thing}`,
  belongsTo: (objective) => `Aparece em ${objective}.`,
  people,
}
