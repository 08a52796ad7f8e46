import { lazyFeature } from '../lazy-feature.tsx'

/** Until it is loaded, and offline, the message is its text, which names the lines, too. */
export const SupportMessage = lazyFeature(
  async () => (await import('../support/SupportMessage.tsx')).SupportMessage,
  { catalogs: ['respondent-later'], fallback: ({ question }) => <p dir="auto">{question.text}</p> },
)
