import type { IncomingMessage } from 'node:http'

/** Whether a socket may be opened from this origin. Browsers always send `Origin`; requests without one are programs'. */
export function isAllowedOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string,
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin
}
