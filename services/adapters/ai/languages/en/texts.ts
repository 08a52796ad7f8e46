// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineTexts } from '../types/texts.ts'

export const texts: EngineTexts = {
  form: {
    multipleChoice: 'Which of these matters most to you?',
    other: 'Something else',
    ranking: 'Put these in order, from the most to the least important to you.',
    yesNo: 'Has your opinion on this changed over the last few months?',
  },
  explanation: {
    positive: 'A positive feeling prevails',
    negative: 'A negative feeling prevails',
    neutral: 'There is hardly any sign of a feeling',
    mixed: 'There are both positive and negative feelings',
    counts: (good, bad) => `positive signs: ${good}; negative: ${bad}`,
    strongestWords: (words) => `What weighed most: ${words}.`,
  },
  rubric: {
    disqualifications: {
      short: 'Too short to qualify.',
      intent: 'The message does not answer the question.',
      hasty: 'Answered faster than it can have been written.',
      copied: 'Almost the same as another response of this survey.',
      echo: 'Repeats the question, or is filler text.',
      repeated: 'Says the same over and over, or only lists words.',
    },
    belowThreshold: 'A valid response, but below the threshold.',
    qualified: 'Stands out for its {strengths}.',
    scores: {
      depth: 'depth',
      relevance: 'relevance',
      specificity: 'concrete detail',
      novelty: 'originality',
    },
    conjunction: ' and ',
    details:
      'Scored by rules, without an AI model: {characters} characters; depth {depth}, relevance {relevance}, concrete detail {specificity}, originality {novelty}.',
    valueJustification: 'Adds detail that the other responses of this survey do not have.',
  },
  report: {
    overview:
      'Answers read: {total}. Sounding negative: {negative}; positive: {positive}; mixed: {mixed}; neutral: {neutral}.',
    tooFewResponses: 'It is early: with so few answers, nothing here is a trend yet.',
    mostMentioned: 'Mentioned most: {topics}.',
    method: 'Counted by rules, without an AI model: counts and quotes only.',
    objective:
      'On {name}: {of} of {total} answers. Sounding negative: {negative}; positive: {positive}.',
    topic:
      'Mentioned in {of} of {total} answers. Sounding negative there: {negative}; positive: {positive}.',
    negative: {
      pattern: '{name} comes up in a negative tone',
      evidence: '{negative} of {of} answers about {name} sound negative.',
    },
    positive: {
      pattern: '{name} comes up in a positive tone',
      evidence: '{positive} of {of} answers about {name} sound positive.',
    },
    objectiveNegative: {
      pattern: 'Answers on {name} sound mostly negative',
      evidence: '{negative} of {of} answers sound negative.',
    },
    objectivePositive: {
      pattern: 'Answers on {name} sound mostly positive',
      evidence: '{positive} of {of} answers sound positive.',
    },
    coOccurrence: {
      pattern: '{name} and {other} come up together',
      evidence: 'Both are in {both} answers; {name} is in {of}, {other} in {ofOther}.',
    },
    investigate: {
      action: 'Look into {name}: {negative} of {of} answers that mention it sound negative.',
      rationale:
        'It is mentioned in {of} of {total} answers. Read the quotes before you decide what to change.',
      outcome: 'To be measured: fewer negative answers about {name} than the {negative} of today.',
    },
    maintain: {
      action:
        'Keep what works about {name}: {positive} of {of} answers that mention it sound positive.',
      rationale: 'It is mentioned in {of} of {total} answers. The quotes say what people like.',
      outcome: 'To be measured: at least as many positive answers about {name} as today.',
    },
    quotationMarks: ['“', '”'],
    listSeparator: ', ',
  },
}
