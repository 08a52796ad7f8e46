// Shares and means of counted interviews, and the figures that have an aim.
import type { Figure } from '../figures.ts'
import type { InterviewCounts } from './interview-counts.ts'

const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1e4) / 1e4

/** Shares are 0 to 1; null when the whole is 0. */
export function figuresOf(counts: InterviewCounts) {
  const { conversations, questions, objectives, probes } = counts
  const skips = counts.justifiedSkips + counts.mentionedOnly + counts.unjustifiedSkips
  return {
    conversations,
    questions,
    budgetViolations: counts.tooManyQuestions + counts.tooManyFollowUps + counts.reserveBroken,
    tooManyQuestions: counts.tooManyQuestions,
    tooManyFollowUps: counts.tooManyFollowUps,
    reserveBroken: counts.reserveBroken,
    repeated: share(counts.repeated, questions),
    alikeQuestions: share(counts.alike, questions),
    leading: share(counts.leading, questions),
    doubleBarrelled: share(counts.doubleBarrelled, questions),
    leadingOrDouble: share(counts.leadingOrDouble, questions),
    severalQuestions: share(counts.severalQuestions, questions),
    wrongLanguage: share(counts.wrongLanguage, questions),
    objectivesAsked: share(counts.objectivesAsked, objectives),
    objectivesTouched: share(counts.objectivesTouched, objectives),
    everythingAsked: share(counts.everythingAsked, conversations),
    justifiedSkips: counts.justifiedSkips,
    skipsAfterMention: counts.mentionedOnly,
    unjustifiedSkips: counts.unjustifiedSkips,
    justifiedShareOfSkips: share(counts.justifiedSkips, skips),
    misread: share(counts.misread, counts.openAnswers),
    newInformation: share(counts.newWords, counts.answersThatSay),
    followUps: share(counts.followUps, questions),
    quotingProbes: share(counts.quoting, probes),
    probes: {
      descriptive: counts.descriptive,
      idiographic: counts.idiographic,
      clarifying: counts.clarifying,
      explanatory: counts.explanatory,
    },
    kinds: {
      open: counts.open,
      scale: counts.scale,
      nps: counts.nps,
      boolean: counts.boolean,
      multiple: counts.multiple,
      ranking: counts.ranking,
      number: counts.number,
      date: counts.date,
    },
    guards: share(counts.guards, questions),
    fallbacks: share(counts.fallbacks, questions),
    qualified: share(counts.qualified, counts.judged),
    tokens: counts.tokens,
    costUsd: counts.costUsd,
  }
}

export type Figures = ReturnType<typeof figuresOf>
const percent = (value: number | null) => (value === null ? '-' : `${(value * 100).toFixed(1)} %`)

/** The figures that have an aim. `p99Ms` is the overhead per turn. */
export function targetFigures(all: Figures, talkative: Figures, p99Ms: number): Figure[] {
  const shareFigure = (
    name: string,
    target: string,
    share: number | null,
    isMet: (share: number) => boolean,
  ): Figure => ({
    ...{ name, target, unit: '%' },
    ...{ value: Math.round((share ?? 0) * 1_000) / 10, met: isMet(share ?? 0) },
  })
  const { budgetViolations, repeated, leadingOrDouble } = all
  return [
    {
      ...{ name: 'budget violations', target: '0', unit: '' },
      ...{ value: budgetViolations, met: budgetViolations === 0 },
    },
    shareFigure('repeated questions', '< 1 %', repeated, (share) => share < 0.01),
    shareFigure(
      'leading or double-barrelled questions',
      '< 1 %',
      leadingOrDouble,
      (share) => share < 0.01,
    ),
    shareFigure(
      'conversations that ask about all objectives, talkative respondents',
      '>= 98 %',
      talkative.everythingAsked,
      (share) => share >= 0.98,
    ),
    {
      ...{ name: 'overhead per turn, p99', target: '< 20 ms', unit: 'ms' },
      ...{ value: p99Ms, met: p99Ms < 20 },
    },
  ]
}

/** Three narrow tables: one table of all columns is wider than a terminal. */
export function tablesOf(figuresByGroup: ReadonlyMap<string, Figures>): Record<string, object>[] {
  const table = (row: (figures: Figures) => object) =>
    Object.fromEntries([...figuresByGroup].map(([name, figures]) => [name, row(figures)]))
  return [
    table((f) => ({
      conversations: f.conversations,
      questions: f.questions,
      'over budget': f.budgetViolations,
      repeated: percent(f.repeated),
      'asks alike': percent(f.alikeQuestions),
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
      'open/scale/nps/boolean/multiple/ranking/number/date': Object.values(f.kinds).join('/'),
      guards: percent(f.guards),
      fallbacks: percent(f.fallbacks),
      'cost (USD)': f.costUsd,
    })),
  ]
}
