// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

const people = (count: number) => (count === 1 ? 'One person' : `${count} people`)
const inside = (count: number) => (count === 1 ? 'one person' : `${count} people`)
/** A verb in the present, after a number of people. */
const verb = (count: number, base: string) => (count === 1 ? `${base}s` : base)

export const report: ReportSentences = {
  quotationMarks: ['“', '”'],
  separators: [', ', ' and '],
  overview: (count, answers) =>
    `${people(count)} gave ${answers === 1 ? 'one answer' : `${answers} answers`}.`,
  criticised: (things) => `Among what people criticise: ${things}.`,
  withCount: (thing, count) => `${thing} (at least ${inside(count)})`,
  tooFewPeople: 'It is early: with so few people, nothing here is a trend yet.',
  method: 'Counted by rules, without an AI model: read the quotes before you decide.',
  finding: {
    complaint: (count, thing) => `${people(count)} ${verb(count, 'complain')} about ${thing}`,
    praise: (count, thing) => `${people(count)} ${verb(count, 'speak')} well of ${thing}`,
    mention: (count, thing) => `${people(count)} ${verb(count, 'speak')} of ${thing}`,
  },
  partly: (count, thing, bad) =>
    `${people(count)} ${verb(count, 'speak')} of ${thing}, at least ${bad} of them critically`,
  point: {
    complaint: (count, objective) =>
      `${people(count)} ${verb(count, 'answer')} critically on ${objective}`,
    praise: (count, objective) =>
      `${people(count)} ${verb(count, 'answer')} favourably on ${objective}`,
    mention: (count, objective) => `${people(count)} ${verb(count, 'answer')} on ${objective}`,
  },
  example: (sentence, quotes) => `${sentence}: ${quotes.join('; ')}.`,
  instance: (sentence, quote) => `${sentence}, for instance ${quote}.`,
  sharedWords: (words) => `Several of them use the words ${words}.`,
  contrast: (thing, good, bad) =>
    `Opinions differ on ${thing}: ${inside(good)} ${good === 1 ? 'is' : 'are'} content, ${bad} ${bad === 1 ? 'is' : 'are'} not.`,
  contrastQuoted: (thing, [good, praise], [bad, complaint]) =>
    `Opinions differ on ${thing}: ${inside(good)} ${good === 1 ? 'is' : 'are'} content (${praise}), ${bad} ${bad === 1 ? 'is' : 'are'} not (${complaint}).`,
  contrastUncounted: (thing) => `Opinions differ on ${thing}.`,
  single: {
    negative: 'One person reports a problem',
    positive: 'One person praises something',
    neutral: 'One person mentions something',
  },
  serious: 'Only one person says this, but it is serious',
  against: (thing, others) =>
    `One person sees ${thing} differently from ${others === 1 ? 'another' : `${others} others`}`,
  topic: (count, good, bad) =>
    [
      `${people(count)} ${verb(count, 'speak')} of it`,
      ...(good > 0 ? [`at least ${good} favourably`] : []),
      ...(bad > 0 ? [`at least ${bad} critically`] : []),
    ].join(', ') + '.',
  together: {
    pattern: (thing, other) => `Who speaks of ${thing} often speaks of ${other} too`,
    evidence: (both, count, thing, other) =>
      `${both} of the ${count} people who speak of ${thing} also speak of ${other}.`,
  },
  objectiveMood: {
    pattern: {
      negative: (objective) => `Most people answer critically on ${objective}`,
      positive: (objective) => `Most people answer favourably on ${objective}`,
    },
    evidence: (bad, good) => `${people(bad)} critical, ${good} favourable.`,
  },
  act: (sentence) => `Act on this: ${sentence}`,
  keep: (thing, count) =>
    `Keep what people like about ${thing}: ${inside(count)} ${verb(count, 'speak')} well of it`,
  ask: (count) => `${people(count)} ${verb(count, 'ask')} for this`,
  askAbout: (count, thing) => `${people(count)} ${verb(count, 'ask')} for something about ${thing}`,
  belongsTo: (objective) => `It comes up under ${objective}.`,
  fewerNextTime: (count) =>
    count === 1
      ? 'To be measured after a change: nobody reports it any more.'
      : `To be measured after a change: fewer than ${count} people report it.`,
  asManyNextTime: (count) =>
    `To be measured: at least ${inside(count)} ${verb(count, 'say')} so again.`,
  people,
}
