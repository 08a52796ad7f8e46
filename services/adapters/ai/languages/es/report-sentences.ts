// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

const people = (count: number) => (count === 1 ? 'Una persona' : `${count} personas`)
const inside = (count: number) => (count === 1 ? 'una persona' : `${count} personas`)
/** A verb in -a, after a number of people. */
const verb = (count: number, singular: string) => (count === 1 ? singular : `${singular}n`)

export const report: ReportSentences = {
  quotationMarks: ['“', '”'],
  separators: [', ', ' y '],
  overview: (count, answers) =>
    `${people(count)} ${count === 1 ? 'dio' : 'dieron'} ${answers === 1 ? 'una respuesta' : `${answers} respuestas`}.`,
  mostSpokenOf: (things) => `Lo que más aparece: ${things}.`,
  withCount: (thing, count) => `${thing} (${inside(count)})`,
  tooFewPeople: 'Aún es pronto: con tan pocas personas, nada de esto es una tendencia.',
  method: 'Contado por reglas, sin modelo de IA: lea las citas antes de decidir.',
  finding: {
    negative: (count, thing) => `${people(count)} ${verb(count, 'relata')} problemas con ${thing}`,
    positive: (count, thing) =>
      `${people(count)} ${verb(count, 'habla')} bien de ${thing}`.replace(' de el ', ' del '),
    neutral: (count, thing) => `${people(count)} ${verb(count, 'habla')} sobre ${thing}`,
  },
  similar: {
    negative: (count) => `${people(count)} ${verb(count, 'relata')} un problema parecido`,
    positive: (count) => `${people(count)} ${verb(count, 'elogia')} algo parecido`,
    neutral: (count) => `${people(count)} ${verb(count, 'cuenta')} algo parecido`,
  },
  example: (sentence, quote) => `${sentence}: ${quote}.`,
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
  topic: (count, good, bad) =>
    `${people(count)} ${verb(count, 'habla')} de esto; ${good} en tono positivo, ${bad} en tono crítico.`,
  together: {
    pattern: (thing, other) => `Quien habla sobre ${thing} suele hablar también sobre ${other}`,
    evidence: (both, count, thing, other) =>
      `${both} de las ${count} personas que hablan sobre ${thing} hablan también sobre ${other}.`,
  },
  objectiveMood: {
    pattern: {
      negative: (objective) => `La mayoría responde en tono crítico sobre ${objective}`,
      positive: (objective) => `La mayoría responde en tono positivo sobre ${objective}`,
    },
    evidence: (bad, good) => `${people(bad)} en tono crítico, ${good} en tono positivo.`,
  },
  investigate: (thing, count) =>
    `Averigüe qué causa los problemas con ${thing}: ${inside(count)} los ${verb(count, 'relata')}`,
  investigateSimilar: (count) =>
    `Averigüe por qué ocurre: ${inside(count)} lo ${verb(count, 'relata')}`,
  keep: (thing, count) =>
    `Mantenga lo que gusta: ${inside(count)} ${verb(count, 'elogia')} ${thing}`,
  weighWish: (count) => `Considere lo que ${inside(count)} ${count === 1 ? 'pide' : 'piden'}`,
  weighWishAbout: (count, thing) =>
    `Considere lo que ${inside(count)} ${count === 1 ? 'pide' : 'piden'} sobre ${thing}`,
  belongsTo: (objective) => `Aparece en ${objective}.`,
  fewerNextTime: (count) =>
    count === 1
      ? 'Por medir tras un cambio: nadie más lo relata.'
      : `Por medir tras un cambio: menos de ${count} personas lo relatan.`,
  asManyNextTime: (count) =>
    `Por medir: al menos ${inside(count)} lo ${count === 1 ? 'dice' : 'dicen'} de nuevo.`,
  people,
}
