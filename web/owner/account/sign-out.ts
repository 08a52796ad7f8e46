/** Clears the draft and reloads, so that no data of this owner stays in the page. */
export async function clearAndLeave(): Promise<void> {
  const { useNewSurveyDraft } = await import('../pages/create/new-survey-draft.ts')
  useNewSurveyDraft.persist.clearStorage()
  sessionStorage.clear()
  window.location.assign('/')
}
