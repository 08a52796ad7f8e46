// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReportSentences } from '../types/report-sentences.ts'

const people = (count: number) => (count === 1 ? 'One person' : `${count} people`)
const inside = (count: number) => (count === 1 ? 'one person' : `${count} people`)
/** A verb in the present, after a number of people. */
const verb = (count: number, base: string) => (count === 1 ? `${base}s` : base)

export const report: ReportSentences = {
  quotationMarks: ['“', '”'],
  separators: ['; ', '; '],
  overview: (count) => `${people(count)} answered.`,
  missing: (count, thing) => `${people(count)} ${count === 1 ? 'misses' : 'miss'} ${thing}`,
  criticised: (claims) => `What stands out: ${claims}.`,
  withCount: (claim, count) => `${claim} (${inside(count)})`,
  tooFewPeople: 'It is early: with so few people, nothing here is a trend yet.',
  method: 'Counted by rules, without an AI model: read the quotes before you decide.',
  claim: (count, claim) => `${people(count)} ${verb(count, 'say')} that ${claim}`,
  contraryClaim: (count, claim) =>
    `${people(count)}, on the other hand, ${verb(count, 'say')} that ${claim}`,
  finding: {
    complaint: (count, thing) => `${people(count)} ${verb(count, 'complain')} about ${thing}`,
    praise: (count, thing) => `${people(count)} ${verb(count, 'speak')} well of ${thing}`,
  },
  contraryFinding: {
    complaint: (count, thing) =>
      `${people(count)}, on the other hand, ${verb(count, 'complain')} about ${thing}`,
    praise: (count, thing) =>
      `${people(count)}, on the other hand, ${verb(count, 'speak')} well of ${thing}`,
  },
  inTheirWords: (objective) => `On ${objective}, in their words`,
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
  injury: (count) =>
    `${people(count)} ${verb(count, 'tell')} of an injury, or of what came close to one`,
  mention: (count, thing) => `${people(count)} ${verb(count, 'speak')} of ${thing}`,
  topic: (count) => `${people(count)} ${verb(count, 'use')} this word.`,
  askNext: (question) => `Ask them next: ${question}`,
  startFrom: (quote) => `Start from what one of them says: ${quote}.`,
  ask: (count) => (count === 1 ? 'One wish, in their own words' : `${people(count)} ask for this`),
  askAbout: (count, thing) => `${people(count)} ${verb(count, 'ask')} for something about ${thing}`,
  belongsTo: (objective) => `It comes up under ${objective}.`,
  people,
}
