import type { PublicPage } from '#contract/public-page.ts'
import type { Texts } from '../texts.tsx'
import { lazyFeature } from './lazy-feature.tsx'

/** Nothing more loads between the start and the first question. */
export const loadConversationParts = () => import('./chat/conversation-parts.ts')

type Survey = NonNullable<PublicPage['survey']>

export const Chat = lazyFeature(loadConversationParts, 'Chat', { catalogs: [] })
/** Its texts are part of the page. */
export const Form = lazyFeature(() => import('./form/Form.tsx'), 'Form', {
  catalogs: [],
})
export const PreSurveyForm = lazyFeature(
  () => import('./pre-survey/PreSurveyForm.tsx'),
  'PreSurveyForm',
)
export const EndScreen = lazyFeature(() => import('./completion/EndScreen.tsx'), 'EndScreen')
/** Its texts are part of the page. */
export const EntryScreen = lazyFeature(() => import('./whatsapp/EntryScreen.tsx'), 'EntryScreen', {
  catalogs: [],
})
export const CrashScreen = lazyFeature(() => import('./errors/ErrorScreen.tsx'), 'CrashScreen')
export const Receipt = lazyFeature(() => import('./receipt/Receipt.tsx'), 'Receipt')
export const LinkedConversation = lazyFeature(
  () => import('./continue-on-device/LinkedConversation.tsx'),
  'LinkedConversation',
)

/** Needed by the first question, not by the welcome. */
export function preloadFirstQuestion(texts: Texts, { type, requiredFields }: Survey): void {
  if (requiredFields.length > 0) void PreSurveyForm.preload(texts)
  void (type === 'normal' ? Form : Chat).preload(texts)
}
