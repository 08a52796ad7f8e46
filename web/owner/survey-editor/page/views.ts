/** What a survey's page can show; as in its address. */
export const surveyViews = ['configure', 'overview', 'responses', 'insights', 'analytics'] as const
