// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Choices } from '../types/choices.ts'

export const choices: Choices = {
  byTopic: {
    recommend: {
      kind: 'nps',
      pattern:
        /^(?!(?:why|whom?|which|reasons?|what (?!is|are))\b).*(?:\brecommend(?!ation|ed (?:by|to)|\w* (?:that|we|chang|improv))|recommendation to |\bnps\b|net promoter)/u,
      question:
        'On a scale from 0 to 10, how likely are you to recommend us to someone close to you?',
      options: [],
      sameDegree: /^(?!.* and ).*(?:\bhow (?:likely|much|willing)\b|likelihood|\bchance)/u,
    },
    fairness: {
      kind: 'scale',
      pattern:
        /views on the price|fair(?:ness)? (?:of the )?pric|pric\w* (?:is |are )?fair|value for money/u,
      question:
        'Given what you get in return, from 1 (not fair at all) to 10 (completely fair), how do you rate the price?',
      options: [],
    },
    ease: {
      kind: 'scale',
      pattern: /\bease\b|easy to use|usability/u,
      question: 'Thinking of “{point}”, from 1 (very hard) to 10 (very easy), how do you rate it?',
      options: [],
    },
    importance: {
      kind: 'scale',
      pattern: /\bimportance\b|how important/u,
      question:
        'Thinking of “{point}”, from 1 (not important) to 10 (essential), how do you rate it?',
      options: [],
    },
    satisfaction: {
      kind: 'scale',
      pattern: /\bsatisf/u,
      question:
        'Thinking of “{point}”, from 1 (very dissatisfied) to 10 (very satisfied), how do you rate it?',
      options: [],
    },
    frequency: {
      kind: 'multiple',
      pattern: /\bhow often\b|\bfrequency\b|how many times/u,
      question: 'Thinking of “{point}”, how often does it happen to you?',
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
      pattern:
        /how (?:did )?(?:you|they|people|customers) (?:find|found|hear|heard|discover\w*|c[ao]me across) (?:us|about|of)|discovery channel|where (?:did )?(?:you|they|people) (?:hear|heard)/u,
      question: 'How did you first hear about us?',
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
      pattern: /\bwho (?:else )?uses\b|\bwho is using\b/u,
      question: 'In your case, who tends to use it?',
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
      pattern: /how long (?:have|has|they|people|you)|length of use|time as a customer/u,
      question: 'How long has this been part of your life?',
      options: [
        'Less than a month',
        'One to six months',
        'Six months to two years',
        'More than two years',
        'It is not part of it yet',
      ],
    },
  },
  nonresponseOptions: {
    'dont-know': [
      'I do not remember',
      'I don’t remember',
      'Don’t remember',
      'I do not know',
      'I don’t know',
      'Don’t know',
      'Not sure',
      'I am not sure',
      'I’m not sure',
      'No opinion',
      'Not applicable',
      'Does not apply',
      'None',
      'None of these',
      'None of the above',
    ],
    refuse: [
      'Prefer not to say',
      'I prefer not to say',
      'Prefer not to answer',
      'I prefer not to answer',
      'I’d rather not say',
      'Rather not say',
    ],
  },
  exclusiveOption:
    /^(?:(?:none|neither|nothing)(?: of (?:these|those|them|the (?:above|below|options|two|others?|\p{L}+ (?:above|listed)))(?: \p{L}+)?)?|never|i (?:never|do not|don't) do (?:it|this|that|any of (?:these|this|it|them))|(?:no(?:body| one|ne|thing|t)) (?:yet|so far|at all|in particular)|nobody|no one|(?:only|just) me|n a)$/u,
  yesNo: ['Yes', 'No'],
  openQuestion: /^(?!(?:is|are|was|were|do|does|did|would|could|can|should|will|has|have)\b)| or /u,
  closedQuestion: {
    number: /^how many (?!times\b)/u,
    date: /^(?:on )?(?:which|what) (?:day|date)\b/u,
  },
  degree: {
    pattern:
      /^how (?:likely|satisfied|happy|important|safe|confident|comfortable|clear|useful|interested|willing|far|well)\b(?!.* or )/u,
    ends: ', from 1 (not at all) to 10 (completely)',
  },
  reasonAdded: /,? and (?:why(?: not)?|what makes (?:you say )?(?:it )?so)(?=\?$)/iu,
  which: /^(?:in |at |on |to |from )?which\b/u,
  listed:
    /^which (?:one )?of (.+? or .+?)(?= (?:they|you|people|the \p{L}+s|customers|users|members) )/iu,
  scorePoint: 'Likelihood to recommend (NPS)',
  ranking: {
    pattern: /\b(?:rank|order)\b.*(?:importan|priorit|matter)|^(?:rank|prioriti[sz]e)(?: these)?$/u,
    question: 'In which order do these matter to you?',
    conjunction: /(?:^| )(?:and|or) /u,
  },
}
