// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

const people = (count: number) => (count === 1 ? 'Una persona' : `${count} personas`)
const inside = (count: number) => (count === 1 ? 'una persona' : `${count} personas`)
/** A verb in -a, after a number of people. */
const verb = (count: number, singular: string) => (count === 1 ? singular : `${singular}n`)

const say = (count: number) => (count === 1 ? 'dice' : 'dicen')

export const report: ReportSentences = {
  quotationMarks: ['“', '”'],
  separators: ['; ', '; '],
  overview: (count) => `${people(count)} ${count === 1 ? 'respondió' : 'respondieron'}.`,
  missing: (count, thing) => `${people(count)} ${count === 1 ? 'echa' : 'echan'} en falta ${thing}`,
  criticised: (claims) => `Lo que más destaca: ${claims}.`,
  withCount: (claim, count) => `${claim} (${inside(count)})`,
  tooFewPeople: 'Aún es pronto: con tan pocas personas, nada de esto es una tendencia.',
  method: 'Contado por reglas, sin modelo de IA: lea las citas antes de decidir.',
  claim: (count, claim) => `${people(count)} ${say(count)} que ${claim}`,
  contraryClaim: (count, claim) => `En cambio, ${inside(count)} ${say(count)} que ${claim}`,
  finding: {
    complaint: (count, thing) => `${people(count)} ${verb(count, 'critica')} ${thing}`,
    praise: (count, thing) => `${people(count)} ${verb(count, 'elogia')} ${thing}`,
  },
  contraryFinding: {
    complaint: (count, thing) => `En cambio, ${inside(count)} ${verb(count, 'critica')} ${thing}`,
    praise: (count, thing) => `En cambio, ${inside(count)} ${verb(count, 'elogia')} ${thing}`,
  },
  inTheirWords: (objective) => `Sobre ${objective}, en sus palabras`,
  example: (sentence, quotes) => `${sentence}: ${quotes.join('; ')}.`,
  instance: (sentence, quote) => `${sentence}, por ejemplo: ${quote}.`,
  sharedWords: (words) => `Varias de ellas usan las palabras ${words}.`,
  contrast: (thing, good, bad) =>
    `Las opiniones sobre ${thing} difieren: ${inside(good)} ${good === 1 ? 'está contenta' : 'están contentas'}, ${bad} no.`,
  contrastQuoted: (thing, [good, praise], [bad, complaint]) =>
    `Las opiniones sobre ${thing} difieren: ${inside(good)} ${good === 1 ? 'está contenta' : 'están contentas'} (${praise}), ${bad} no (${complaint}).`,
  contrastUncounted: (thing) => `Las opiniones sobre ${thing} difieren.`,
  single: {
    negative: 'Una persona cuenta un problema',
    positive: 'Una persona elogia algo',
    neutral: 'Una persona comenta algo',
  },
  serious: 'Solo una persona lo dice, pero es grave',
  against: (thing, others) =>
    `Una persona ve ${thing} de otra manera, a diferencia de ${others === 1 ? 'otra' : `otras ${others}`}`,
  injury: (count) => `${people(count)} ${verb(count, 'cuenta')} que alguien se lastimó, o casi`,
  mention: (count, thing) => `${people(count)} ${verb(count, 'habla')} sobre ${thing}`,
  topic: (count) => `${people(count)} ${verb(count, 'usa')} esta palabra.`,
  askNext: (question) => `Pregunte a continuación: ${question}`,
  startFrom: (quote) => `Empiece por lo que cuenta una de ellas: ${quote}.`,
  ask: (count) => (count === 1 ? 'Una petición, en sus palabras' : `${people(count)} piden esto`),
  askAbout: (count, thing) =>
    `${people(count)} ${count === 1 ? 'pide' : 'piden'} algo sobre ${thing}`,
  belongsTo: (objective) => `Aparece en ${objective}.`,
  people,
}
