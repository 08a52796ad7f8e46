// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Choices } from './choice.ts'

export const english: Choices = {
  of: {
    recommend: {
      kind: 'scale',
      sign: /\brecommend(?!ation)|recommendation to |\bnps\b/u,
      ask: 'From 1 (not at all) to 10 (without a doubt), how likely are you to recommend us to someone close to you?',
      options: [],
    },
    fairness: {
      kind: 'scale',
      sign: /views on the price|fair(?:ness)? (?:of the )?pric|pric\w* (?:is |are )?fair|value for money/u,
      ask: 'Given what you get in return, from 1 (not fair at all) to 10 (completely fair), how do you rate the price?',
      options: [],
    },
    ease: {
      kind: 'scale',
      sign: /\bease\b|easy to use|usability/u,
      ask: 'Thinking of “{point}”, from 1 (very hard) to 10 (very easy), how do you rate it?',
      options: [],
    },
    importance: {
      kind: 'scale',
      sign: /\bimportance\b|how important/u,
      ask: 'Thinking of “{point}”, from 1 (not important) to 10 (essential), how do you rate it?',
      options: [],
    },
    satisfaction: {
      kind: 'scale',
      sign: /\bsatisf/u,
      ask: 'Thinking of “{point}”, from 1 (very dissatisfied) to 10 (very satisfied), how do you rate it?',
      options: [],
    },
    frequency: {
      kind: 'multiple',
      sign: /\bhow often\b|\bfrequency\b|how many times/u,
      ask: 'Thinking of “{point}”, how often does it happen to you?',
      options: [
        'Every day',
        'A few times a week',
        'A few times a month',
        'Less than once a month',
        'Never',
      ],
    },
    discovery: {
      kind: 'multiple',
      sign: /how (?:did )?(?:you|they|people|customers) (?:find|found|hear|heard|discover\w*|c[ao]me across) (?:us|about|of)|discovery channel|where (?:did )?(?:you|they|people) (?:hear|heard)/u,
      ask: 'How did you first hear about us?',
      options: [
        'Someone told me',
        'Social media',
        'Internet search',
        'An advertisement',
        'I saw the place or an event',
        'Another way',
        'I do not remember',
      ],
    },
    users: {
      kind: 'multiple',
      sign: /\bwho (?:else )?uses\b|\bwho is using\b/u,
      ask: 'In your case, who tends to use it?',
      options: [
        'Only me',
        'My family',
        'My team at work',
        'My customers or students',
        'Other people',
        'Nobody yet',
      ],
    },
    duration: {
      kind: 'multiple',
      sign: /how long (?:have|has|they|people|you)|length of use|time as a customer/u,
      ask: 'How long has this been part of your life?',
      options: [
        'Less than a month',
        'One to six months',
        'Six months to two years',
        'More than two years',
        'It is not part of it yet',
      ],
    },
  },
  yesNo: ['Yes', 'No'],
  openQuestion: /^(?!(?:is|are|was|were|do|does|did|would|could|can|should|will|has|have)\b)| or /u,
}
