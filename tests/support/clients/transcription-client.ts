import type { ConversationTestServer } from '../servers/conversation-test-server.ts'

type ProblemBody = { code: string; error: string; issues?: object[] }
export type TranscriptionReply = ProblemBody & {
  text: string
  language: string
  duration_seconds: number
}
type TranscriptionOptions = {
  session?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
}

/** Uploads recordings as a browser's multipart form. */
export const createTranscriptionClient =
  (server: Pick<ConversationTestServer, 'call'>) =>
  async (
    file: Buffer | undefined,
    { session, fields = {}, headers = {} }: TranscriptionOptions = {},
  ) => {
    const form = new FormData()
    // The file comes first, as in documented clients.
    if (file)
      form.append(
        'file',
        new Blob([new Uint8Array(file)], { type: 'audio/webm' }),
        'recording.webm',
      )
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (session) form.append('session_id', session)
    const sent = new Response(form)
    return server.call<TranscriptionReply>('POST /api/audio/transcribe', {
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type')!, ...headers },
    })
  }
