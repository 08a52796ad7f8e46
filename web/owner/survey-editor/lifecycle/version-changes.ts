// Differences between a survey's versions.
import type { ChangedField, SurveyChange, SurveyVersion } from '#contract/api/survey-lifecycle.ts'

/** Changes from a version to the present, merged into one. */
export function changesSince(versions: readonly SurveyVersion[], number: number): SurveyChange[] {
  const total = new Map<ChangedField, SurveyChange>()
  const later = versions.filter(({ version }) => version > number)
  for (const { changes } of later.toSorted((a, b) => a.version - b.version))
    for (const change of changes) {
      const earlier = total.get(change.field)
      total.set(change.field, earlier ? joinChanges(earlier, change) : change)
    }
  removeCancelledChanges(total, 'points_added', 'points_removed')
  removeCancelledChanges(total, 'questions_added', 'questions_removed')
  return [...total.values()].filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  )
}

/** Merges two changes: lists are concatenated, other fields go from the first value to the last. */
function joinChanges(earlier: SurveyChange, later: SurveyChange): SurveyChange {
  const { field } = earlier
  if (!/_(added|removed|edited)$/.test(field))
    return { field, before: earlier.before, after: later.after }
  return {
    field,
    before: concatValues(earlier.before, later.before),
    after: concatValues(earlier.after, later.after),
  }
}

function concatValues(one: SurveyChange['before'], other: SurveyChange['before']) {
  if (one === null) return other
  return other === null ? one : [one, other].flat().map(String)
}

/** Removes items that were added and removed in between. */
function removeCancelledChanges(
  total: Map<ChangedField, SurveyChange>,
  added: ChangedField,
  removed: ChangedField,
): void {
  const came = total.get(added)?.after
  const went = total.get(removed)?.before
  if (!Array.isArray(came) || !Array.isArray(went)) return
  const stayed = came.filter((text) => !went.includes(text))
  const missed = went.filter((text) => !came.includes(text))
  total.set(added, { field: added, before: null, after: stayed.length > 0 ? stayed : null })
  total.set(removed, { field: removed, before: missed.length > 0 ? missed : null, after: null })
}
