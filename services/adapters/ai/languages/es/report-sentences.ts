// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

const people = (count: number) => (count === 1 ? 'Una persona' : `${count} personas`)
const inside = (count: number) => (count === 1 ? 'una persona' : `${count} personas`)
/** A verb in -a, after a number of people. */
const verb = (count: number, singular: string) => (count === 1 ? singular : `${singular}n`)

const answer = (count: number) => (count === 1 ? 'responde' : 'responden')

export const report: ReportSentences = {
  quotationMarks: ['“', '”'],
  separators: [', ', ' y '],
  overview: (count, answers) =>
    `${people(count)} ${count === 1 ? 'dio' : 'dieron'} ${answers === 1 ? 'una respuesta' : `${answers} respuestas`}.`,
  criticised: (things) => `Entre lo que se critica: ${things}.`,
  withCount: (thing, count) => `${thing} (al menos ${inside(count)})`,
  tooFewPeople: 'Aún es pronto: con tan pocas personas, nada de esto es una tendencia.',
  method: 'Contado por reglas, sin modelo de IA: lea las citas antes de decidir.',
  finding: {
    complaint: (count, thing) => `${people(count)} ${verb(count, 'critica')} ${thing}`,
    praise: (count, thing) => `${people(count)} ${verb(count, 'elogia')} ${thing}`,
    mention: (count, thing) => `${people(count)} ${verb(count, 'habla')} sobre ${thing}`,
  },
  partly: (count, thing, bad) =>
    `${people(count)} ${verb(count, 'habla')} sobre ${thing}, al menos ${bad} en tono crítico`,
  point: {
    complaint: (count, objective) =>
      `${people(count)} ${answer(count)} en tono crítico sobre ${objective}`,
    praise: (count, objective) =>
      `${people(count)} ${answer(count)} en tono positivo sobre ${objective}`,
    mention: (count, objective) => `${people(count)} ${answer(count)} sobre ${objective}`,
  },
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
  topic: (count, good, bad) =>
    [
      `${people(count)} ${verb(count, 'habla')} de esto`,
      ...(good > 0 ? [`al menos ${good} en tono positivo`] : []),
      ...(bad > 0 ? [`al menos ${bad} en tono crítico`] : []),
    ].join(', ') + '.',
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
  act: (sentence) => `Ocúpese de esto: ${sentence}`,
  keep: (thing, count) =>
    `Mantenga lo que gusta: ${inside(count)} ${verb(count, 'elogia')} ${thing}`,
  ask: (count) => `${people(count)} ${count === 1 ? 'pide' : 'piden'} esto`,
  askAbout: (count, thing) =>
    `${people(count)} ${count === 1 ? 'pide' : 'piden'} algo sobre ${thing}`,
  belongsTo: (objective) => `Aparece en ${objective}.`,
  fewerNextTime: (count) =>
    count === 1
      ? 'Por medir tras un cambio: nadie más lo relata.'
      : `Por medir tras un cambio: menos de ${count} personas lo relatan.`,
  asManyNextTime: (count) =>
    `Por medir: al menos ${inside(count)} lo ${count === 1 ? 'dice' : 'dicen'} de nuevo.`,
  people,
}
