// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineTexts } from '../types/texts.ts'
import { report } from './report-sentences.ts'

export const texts: EngineTexts = {
  form: {
    multipleChoice: 'Which of these matters most to you?',
    other: 'Something else',
    ranking: 'Put these in order, from the most to the least important to you.',
    yesNo: 'Has your opinion on this changed over the last few months?',
    scoreReason: 'What is the main reason for your score?',
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
  report,
}
