/** What a survey's page can show; as in its address. */
export const views = ['configure', 'overview', 'responses', 'insights', 'analytics'] as const
