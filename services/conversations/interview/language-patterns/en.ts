import {
  joinedQuestions,
  phrasePattern,
  wordSet,
  type LanguagePatterns,
} from './language-patterns.ts'

const questionWords =
  'what, how, why, when, where, who, which, do you, did you, would you, could you, are you, were you, is it, was it'

export const english = (): LanguagePatterns => ({
  commonWords:
    wordSet(`the and of to is are was were you your it its that this these with what how for in on have has had do did not
    but we they my me be been would could should about when which there from so if or as at an i because very just than them their
    he she our us can will don't it's i'm never always more often a no`),
  leading:
    phrasePattern(`(?<!\\b(?:what|why|which|who|where|when) )(?:don't|do not|didn't|wouldn't|won't) you, do you not, would(?:n't)? you agree, do you agree that, isn't (?:it|that|this),
    wasn't (?:it|that), aren't (?:they|you), surely, obviously, clearly you, of course you, you must (?:have|be|feel|love|hate), as (?:we all|everyone|everybody) knows?,
    everyone (?:agrees|loves|hates), how (?:great|good|bad|terrible|amazing|awful|wonderful|awesome|horrible|annoying) (?:is|was|are|were),
    how much (?:do|did) you (?:love|like|enjoy|hate), (?<=\\u002c )(?:right|correct|yes)(?=\\s*\\?)`),
  ...joinedQuestions(
    questionWords,
    '(?:and|or)\\s+(?:also\\s+)?',
    `${questionWords}, how often, how long, how much, how many, with whom, for whom, to whom, in what, in which, at what`,
  ),
  comparison: {
    phrases: phrasePattern(
      `differ, differs, differed, diverge, diverged, difference between, differences between, gap between, compare, compares, compared, match, matched, part ways, come apart`,
    ),
    secondThing:
      /\band\s+(?:what|how)(?=\s+(?!(?:do|does|did|is|are|was|were|would|will|can|could|has|have|had|much|many|often|long)\b))/giu,
  },
  openQuestions: phrasePattern(`what, how, why, when, where, who, whom, whose, which, tell me`),
  ownerTerms: phrasePattern(
    `retention, churn, conversion, attrition, onboarding, engagement, kpis?, funnel, stakeholders?, target audience, user base, customer base, user journey, customer journey, pain points?, touch points?, our (?:customers|clients|users|members|patients|guests|buyers|employees|retention)`,
  ),
  emptyProbe: phrasePattern(
    `what (?:do|does|did|has|have|would) (?:\\S+ ){1,6}?(?:mean|meant) (?:to|for) you, how (?:do|does|did|has) (?:\\S+ ){1,6}?(?:make|made) you feel, how (?:do|did) you feel (?:about (?:it|that|this)|then|at that moment|in that moment), what (?:is|was) that like for you`,
  ),
  conjunctions: phrasePattern('and, as well as'),
  instructionLeaks:
    phrasePattern(`system prompt, my (?:prompt|instructions|guidelines|programming), (?:i was|i am|i'm) (?:told|instructed|programmed) to,
    language model, validation points?, objective id, the (?:owner|survey owner|researcher) wants, the goal of (?:this|the) (?:survey|study|research) is, json`),
  reasons: phrasePattern(
    `because, since, due to, that is why, that's why, the reason, as a result, so that, i think, i believe, i guess, in my opinion, in my view, should, ought to`,
  ),
  vague: phrasePattern(
    `it depends, depends, kind of, sort of, more or less, so so, so-so, somewhat, maybe, perhaps, stuff, some things, whatever, sometimes, mixed, okay i guess, not bad`,
  ),
  personal:
    phrasePattern(`i felt, i feel, felt, made me, for me personally, personally, my (?:family|mother|father|son|daughter|children|kids|husband|wife|life|health), i was (?:scared|afraid|alone|lost|ashamed|proud|angry|sad|happy),
    scared, afraid, lonely, ashamed, proud, cried, hurt, worried`),
  later: phrasePattern('later, some other time, another time, another day, not now, tomorrow'),
  goOn: phrasePattern(
    'go on, going on, continue, carry on, keep going, resume, next question, ask me',
  ),
  consent: phrasePattern(
    'yes, yeah, yep, ok, okay, sure, of course, please do, alright, all right',
  ),
  returned: phrasePattern(
    'i.?m back, i am back, back now, back again, here i am, i.?m here, ready, ready now, let.?s go, hello, hello again, hi, hi again',
  ),
  thanks: phrasePattern('thanks, thank you, thx, cheers, appreciate it'),
  negation: phrasePattern('not, no, never, cannot, can.?t, don.?t, won.?t, nothing, nobody'),
})
