// Whether the learned model agrees that a statement speaks of an issue, and of its side: else nobody is counted for it.
import type { Claim } from './claim-signs.ts'
import type { IssueProbabilities } from './issue-model.ts'
import type { IssueSign } from './issue-signs.ts'
import { contraryOf, type Issue, type Side } from './issues.ts'

/** Least probabilities by the model. */
const checks = {
  /** That a statement without a word of the issue speaks of it, on its side. */
  backed: { signed: 0.02, open: 0.05 },
  /** For the contrary side of an issue: the phrase of the list is doubtful. */
  contrary: 0.6,
  /** For another issue, while that of the phrase is less likely than `unlikely`. */
  other: 0.5,
  unlikely: 0.005,
}

/** The phrases of the list that the model does not contradict. Of a denied one it decides the side. */
export function checkListed(
  signs: readonly IssueSign[],
  { issues, sides }: IssueProbabilities,
  isNamed: (issue: Issue, side: Side) => boolean,
): IssueSign[] {
  const likelihoodOf = ({ name }: Issue) => {
    const { bad, good } = issues.get(name) ?? { bad: 0, good: 0 }
    return bad + good
  }
  const isOther = ({ issue, side }: IssueSign) =>
    likelihoodOf(issue) < checks.unlikely &&
    (!isNamed(issue, side) || signs.some((each) => likelihoodOf(each.issue) >= checks.other))
  const isReported = (issue: Issue, side: Side) =>
    signs.some((each) => each.issue === issue && each.side === side && !each.isWeak)
  return signs.flatMap((sign) => {
    const contrary = contraryOf(sign.side)
    const isContrary =
      (issues.get(sign.issue.name)?.[contrary] ?? 0) >= checks.contrary &&
      sides[contrary] >= checks.contrary
    if (isOther(sign) || (isContrary && !sign.isDenied)) return []
    if (isContrary) return [{ ...sign, side: contrary }]
    // "I expected a racket and it was silent" has phrases of both sides.
    if (isReported(sign.issue, contrary) && sides[sign.side] < sides[contrary]) return []
    return [sign]
  })
}

/** Whether the model finds the issue on its side, also where nothing leads to expect it. */
export function isBacked(
  { issues, sides }: IssueProbabilities,
  read: { issue: Issue; side: Side; claim: Claim; isNamed: boolean },
): boolean {
  const { issue, side, claim, isNamed } = read
  const own = issues.get(issue.name) ?? { bad: 0, good: 0 }
  if (isNamed) return own[side] >= own[contraryOf(side)]
  const least = claim === 'open' ? checks.backed.open : checks.backed.signed
  return own[side] >= least && sides[side] >= sides[contraryOf(side)]
}
