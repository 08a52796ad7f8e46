// Shares and means of a tally, and what we aim at.
import type { InterviewCounts } from './interview-counts.ts'

const share = (part: number, targetOf: number) =>
  targetOf === 0 ? null : Math.round((part / targetOf) * 1e4) / 1e4

/** Shares are 0 to 1; null where there was nothing to divide by. */
export function figuresOf(tally: InterviewCounts) {
  const { conversations, questions, objectives, probes } = tally
  const skips = tally.justifiedSkips + tally.mentionedOnly + tally.unjustifiedSkips
  return {
    conversations,
    questions,
    budgetViolations: tally.tooManyQuestions + tally.tooManyFollowUps + tally.reserveBroken,
    tooManyQuestions: tally.tooManyQuestions,
    tooManyFollowUps: tally.tooManyFollowUps,
    reserveBroken: tally.reserveBroken,
    repeated: share(tally.repeated, questions),
    asksAlike: share(tally.alike, questions),
    leading: share(tally.leading, questions),
    doubleBarrelled: share(tally.doubleBarrelled, questions),
    leadingOrDouble: share(tally.leadingOrDouble, questions),
    severalQuestions: share(tally.severalQuestions, questions),
    wrongLanguage: share(tally.wrongLanguage, questions),
    objectivesAsked: share(tally.objectivesAsked, objectives),
    objectivesTouched: share(tally.objectivesTouched, objectives),
    everythingAsked: share(tally.everythingAsked, conversations),
    justifiedSkips: tally.justifiedSkips,
    skipsAfterMention: tally.mentionedOnly,
    unjustifiedSkips: tally.unjustifiedSkips,
    justifiedShareOfSkips: share(tally.justifiedSkips, skips),
    misread: share(tally.misread, tally.openAnswers),
    newInformation: share(tally.newWords, tally.answersThatSay),
    followUps: share(tally.followUps, questions),
    quotingProbes: share(tally.quoting, probes),
    probes: {
      descriptive: tally.descriptive,
      idiographic: tally.idiographic,
      clarifying: tally.clarifying,
      explanatory: tally.explanatory,
    },
    kinds: {
      open: tally.open,
      scale: tally.scale,
      boolean: tally.boolean,
      multiple: tally.multiple,
      ranking: tally.ranking,
      number: tally.number,
      date: tally.date,
    },
    guards: share(tally.guards, questions),
    fallbacks: share(tally.fallbacks, questions),
    qualified: share(tally.qualified, tally.judged),
    tokens: tally.tokens,
    costUsd: tally.costUsd,
  }
}

export type Figures = ReturnType<typeof figuresOf>
export type Target = { target: string; value: string; met: boolean }

const percent = (value: number | null) => (value === null ? '-' : `${(value * 100).toFixed(1)} %`)

export function targetsOf(all: Figures, talkative: Figures, p99Ms: number): Target[] {
  const { budgetViolations, repeated, leadingOrDouble } = all
  const everything = talkative.everythingAsked
  const targetOf = (target: string, value: string, met: boolean): Target => ({ target, value, met })
  return [
    targetOf('budget violations: 0', String(budgetViolations), budgetViolations === 0),
    targetOf('repeated questions < 1 %', percent(repeated), (repeated ?? 0) < 0.01),
    targetOf(
      'leading or double-barrelled < 1 %',
      percent(leadingOrDouble),
      (leadingOrDouble ?? 0) < 0.01,
    ),
    targetOf(
      'all objectives asked about, talkative >= 98 %',
      percent(everything),
      (everything ?? 0) >= 0.98,
    ),
    targetOf('overhead per turn, p99 < 20 ms', `${p99Ms.toFixed(2)} ms`, p99Ms < 20),
  ]
}

/** Three narrow tables, since one would not fit a terminal. */
export function tablesOf(figuresByGroup: ReadonlyMap<string, Figures>): Record<string, object>[] {
  const table = (row: (figures: Figures) => object) =>
    Object.fromEntries([...figuresByGroup].map(([name, figures]) => [name, row(figures)]))
  return [
    table((f) => ({
      conversations: f.conversations,
      questions: f.questions,
      'over budget': f.budgetViolations,
      repeated: percent(f.repeated),
      'asks alike': percent(f.asksAlike),
      leading: percent(f.leading),
      'double-barrelled': percent(f.doubleBarrelled),
      several: percent(f.severalQuestions),
      'wrong language': percent(f.wrongLanguage),
    })),
    table((f) => ({
      'points asked': percent(f.objectivesAsked),
      'points touched': percent(f.objectivesTouched),
      'all asked': percent(f.everythingAsked),
      'skips: justified': f.justifiedSkips,
      'after a mention': f.skipsAfterMention,
      unjustified: f.unjustifiedSkips,
      'misread answers': percent(f.misread),
      'new information': percent(f.newInformation),
      qualified: percent(f.qualified),
    })),
    table((f) => ({
      'follow-ups': percent(f.followUps),
      'probes that quote': percent(f.quotingProbes),
      'descr/idiogr/clar/expl': Object.values(f.probes).join('/'),
      'open/scale/boolean/multiple/ranking/number/date': Object.values(f.kinds).join('/'),
      guards: percent(f.guards),
      fallbacks: percent(f.fallbacks),
      'cost (USD)': f.costUsd,
    })),
  ]
}
