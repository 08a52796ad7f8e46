/** The views of a survey's page, as named in its address. */
export const surveyViews = ['configure', 'overview', 'responses', 'insights', 'analytics'] as const

/** The view in an address. `tab` is read for old links; only `view` is written. */
export function surveyViewOf(search: URLSearchParams): (typeof surveyViews)[number] {
  const name = search.get('view') ?? search.get('tab')
  return surveyViews.find((view) => view === name) ?? 'configure'
}
