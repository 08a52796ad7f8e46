/** Languages of the owners' app in which scenes are captured. */
export type Language = 'en' | 'ar' | 'pt-br'
