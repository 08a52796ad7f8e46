// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

const people = (count: number) => (count === 1 ? 'Uma pessoa' : `${count} pessoas`)
const inside = (count: number) => (count === 1 ? 'uma pessoa' : `${count} pessoas`)
/** A verb in -a, as all of these are, after a number of people. */
const verb = (count: number, singular: string) => (count === 1 ? singular : `${singular}m`)

export const report: ReportSentences = {
  quotationMarks: ['“', '”'],
  separators: [', ', ' e '],
  overview: (count, answers) =>
    `${people(count)} ${count === 1 ? 'deu' : 'deram'} ${answers === 1 ? 'uma resposta' : `${answers} respostas`}.`,
  mostSpokenOf: (things) => `O que mais aparece: ${things}.`,
  withCount: (thing, count) => `${thing} (${inside(count)})`,
  tooFewPeople: 'Ainda é cedo: com tão poucas pessoas, nada aqui é tendência.',
  method: 'Contado por regras, sem modelo de IA: leia as citações antes de decidir.',
  finding: {
    negative: (count, thing) => `${people(count)} ${verb(count, 'relata')} problemas com ${thing}`,
    positive: (count, thing) => `${people(count)} ${verb(count, 'elogia')} ${thing}`,
    neutral: (count, thing) => `${people(count)} ${verb(count, 'fala')} sobre ${thing}`,
  },
  similar: {
    negative: (count) => `${people(count)} ${verb(count, 'relata')} um problema parecido`,
    positive: (count) => `${people(count)} ${verb(count, 'elogia')} algo parecido`,
    neutral: (count) => `${people(count)} ${verb(count, 'conta')} algo parecido`,
  },
  example: (sentence, quote) => `${sentence}: ${quote}.`,
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
    `${people(count)} ${verb(count, 'fala')} sobre isso; ${good} em tom positivo, ${bad} em tom crítico.`,
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
  investigate: (thing, count) =>
    `Descubra o que causa os problemas com ${thing}: ${inside(count)} ${verb(count, 'relata')} isso`,
  investigateSimilar: (count) =>
    `Descubra por que isso acontece: ${inside(count)} ${verb(count, 'relata')} o mesmo`,
  keep: (thing, count) =>
    `Mantenha o que agrada: ${inside(count)} ${verb(count, 'elogia')} ${thing}`,
  weighWish: (count) => `Considere o que ${inside(count)} ${count === 1 ? 'pede' : 'pedem'}`,
  weighWishAbout: (count, thing) =>
    `Considere o que ${inside(count)} ${count === 1 ? 'pede' : 'pedem'} sobre ${thing}`,
  belongsTo: (objective) => `Aparece em ${objective}.`,
  fewerNextTime: (count) =>
    count === 1
      ? 'A medir depois da mudança: ninguém mais relata isso.'
      : `A medir depois da mudança: menos de ${count} pessoas relatam isso.`,
  asManyNextTime: (count) =>
    `A medir: pelo menos ${inside(count)} ${count === 1 ? 'diz' : 'dizem'} isso de novo.`,
  people,
}
