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
  const addedItems = total.get(added)?.after
  const removedItems = total.get(removed)?.before
  if (!Array.isArray(addedItems) || !Array.isArray(removedItems)) return
  const stillAdded = addedItems.filter((text) => !removedItems.includes(text))
  const stillRemoved = removedItems.filter((text) => !addedItems.includes(text))
  total.set(added, { field: added, before: null, after: stillAdded.length > 0 ? stillAdded : null })
  total.set(removed, {
    field: removed,
    before: stillRemoved.length > 0 ? stillRemoved : null,
    after: null,
  })
}
