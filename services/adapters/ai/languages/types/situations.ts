// The situation that an answer describes: the one that an attentive interviewer follows up first. Ids are stored in models and data
// files.

const problems = [
  ...['waited-long', 'never-arrived', 'broken', 'wrong-item', 'overcharged', 'too-expensive'],
  ...['lost-money', 'treated-badly', 'discriminated', 'not-informed', 'no-reply'],
  ...['went-many-times', 'hard-to-understand', 'hard-to-use', 'could-not-find', 'no-choice'],
  ...['got-worse', 'uncomfortable', 'unsafe', 'got-hurt', 'somebody-ill-or-dead', 'too-much-work'],
  ...['conflict', 'not-recognised', 'lonely-or-left-out', 'broken-promise', 'distrust'],
  'bad-quality',
] as const

const decisions = [
  ...['left', 'switched', 'thinking-of-leaving', 'workaround', 'did-something', 'started'],
  ...[
    'changed-habit',
    'compared',
    'wish',
    'habit',
    'depends',
    'reason',
    'no-problem',
    'no-opinion',
  ],
] as const

const successes = [
  ...['helped', 'pleasant-surprise', 'easy', 'learned', 'saved', 'liked-quality', 'felt-welcome'],
  ...['proud', 'better-now', 'trust'],
] as const

export const situations = [...problems, ...decisions, ...successes] as const
export type Situation = (typeof situations)[number]

/**
 * `grave-harm`: a body was harmed, or nearly, or a child was left in danger.
 * `violence`: a person was shot, stabbed, robbed by force or threatened with a weapon, before the respondent or not.
 * `reported-in-vain`: it was reported and nothing came of it, or reporting has no point. `hazard`: a thing that may hurt people.
 * `misfortune`, `problem`: something grave happened, or went wrong, that is none of the others, or it is unsure which.
 */
export const recognisedSituations = [
  ...situations,
  ...(['grave-harm', 'violence', 'reported-in-vain', 'hazard', 'misfortune', 'problem'] as const),
] as const
export type RecognisedSituation = (typeof recognisedSituations)[number]

export type SituationGroup = 'problem' | 'decision' | 'success'

const groups: ReadonlyMap<RecognisedSituation, SituationGroup> = new Map([
  ...(
    [
      ...problems,
      'grave-harm',
      'violence',
      'reported-in-vain',
      'hazard',
      'misfortune',
      'problem',
    ] as const
  ).map((each) => [each, 'problem'] as const),
  ...decisions.map((each) => [each, 'decision'] as const),
  ...successes.map((each) => [each, 'success'] as const),
])

export const groupOf = (situation: RecognisedSituation): SituationGroup => groups.get(situation)!

/** What a question asks for. An answer that says it already is not asked for it. */
export const askedThings = [
  ...['duration', 'amount', 'times', 'moment', 'people', 'cause', 'action', 'outcome', 'effect'],
  ...['need', 'detail'],
] as const
export type AskedThing = (typeof askedThings)[number]

/** What native writers ask and say after an answer that describes a situation. */
export type SituationTexts = {
  questions: readonly { asks: AskedThing; text: string }[]
  acknowledgements: readonly string[]
}
