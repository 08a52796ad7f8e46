// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

const people = (count: number) => (count === 1 ? 'Uma pessoa' : `${count} pessoas`)
const inside = (count: number) => (count === 1 ? 'uma pessoa' : `${count} pessoas`)
/** A verb in -a, as all of these are, after a number of people. */
const verb = (count: number, singular: string) => (count === 1 ? singular : `${singular}m`)

const answer = (count: number) => (count === 1 ? 'responde' : 'respondem')

export const report: ReportSentences = {
  quotationMarks: ['“', '”'],
  separators: [', ', ' e '],
  overview: (count, answers) =>
    `${people(count)} ${count === 1 ? 'deu' : 'deram'} ${answers === 1 ? 'uma resposta' : `${answers} respostas`}.`,
  criticised: (things) => `Entre o que recebe críticas: ${things}.`,
  withCount: (thing, count) => `${thing} (pelo menos ${inside(count)})`,
  tooFewPeople: 'Ainda é cedo: com tão poucas pessoas, nada aqui é tendência.',
  method: 'Contado por regras, sem modelo de IA: leia as citações antes de decidir.',
  finding: {
    complaint: (count, thing) => `${people(count)} ${verb(count, 'critica')} ${thing}`,
    praise: (count, thing) => `${people(count)} ${verb(count, 'elogia')} ${thing}`,
    mention: (count, thing) => `${people(count)} ${verb(count, 'fala')} sobre ${thing}`,
  },
  partly: (count, thing, bad) =>
    `${people(count)} ${verb(count, 'fala')} sobre ${thing}, pelo menos ${bad} em tom crítico`,
  point: {
    complaint: (count, objective) =>
      `${people(count)} ${answer(count)} em tom crítico sobre ${objective}`,
    praise: (count, objective) =>
      `${people(count)} ${answer(count)} em tom positivo sobre ${objective}`,
    mention: (count, objective) => `${people(count)} ${answer(count)} sobre ${objective}`,
  },
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
  topic: (count, good, bad) =>
    [
      `${people(count)} ${verb(count, 'fala')} sobre isso`,
      ...(good > 0 ? [`pelo menos ${good} em tom positivo`] : []),
      ...(bad > 0 ? [`pelo menos ${bad} em tom crítico`] : []),
    ].join(', ') + '.',
  together: {
    pattern: (thing, other) => `Quem fala sobre ${thing} costuma falar também sobre ${other}`,
    evidence: (both, count, thing, other) =>
      `${both} das ${count} pessoas que falam sobre ${thing} falam também sobre ${other}.`,
  },
  objectiveMood: {
    pattern: {
      negative: (objective) => `A maioria responde em tom crítico sobre ${objective}`,
      positive: (objective) => `A maioria responde em tom positivo sobre ${objective}`,
    },
    evidence: (bad, good) => `${people(bad)} em tom crítico, ${good} em tom positivo.`,
  },
  act: (sentence) => `Cuide disto: ${sentence}`,
  keep: (thing, count) =>
    `Mantenha o que agrada: ${inside(count)} ${verb(count, 'elogia')} ${thing}`,
  ask: (count) => `${people(count)} ${count === 1 ? 'pede' : 'pedem'} isto`,
  askAbout: (count, thing) =>
    `${people(count)} ${count === 1 ? 'pede' : 'pedem'} algo sobre ${thing}`,
  belongsTo: (objective) => `Aparece em ${objective}.`,
  fewerNextTime: (count) =>
    count === 1
      ? 'A medir depois da mudança: ninguém mais relata isso.'
      : `A medir depois da mudança: menos de ${count} pessoas relatam isso.`,
  asManyNextTime: (count) =>
    `A medir: pelo menos ${inside(count)} ${count === 1 ? 'diz' : 'dizem'} isso de novo.`,
  people,
}
