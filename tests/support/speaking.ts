import type { PublicHouse } from './public-house.ts'

type Refused = { code: string; error: string; issues?: object[] }
export type Heard = Refused & { text: string; language: string; duration_seconds: number }
type Sent = { session?: string; fields?: Record<string, string>; headers?: Record<string, string> }

/** Sends recordings as a browser sends a form. */
export const speakingTo =
  (house: Pick<PublicHouse, 'call'>) =>
  async (file: Buffer | undefined, { session, fields = {}, headers = {} }: Sent = {}) => {
    const form = new FormData()
    // As documented clients have it: the file comes first.
    if (file)
      form.append(
        'file',
        new Blob([new Uint8Array(file)], { type: 'audio/webm' }),
        'recording.webm',
      )
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (session) form.append('session_id', session)
    const sent = new Response(form)
    return house.call<Heard>('POST /api/audio/transcribe', {
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type')!, ...headers },
    })
  }
