// A real SMTP server on a free port, with faults.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { callbackify } from 'node:util'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

export type ReceivedMail = ParsedMail & { recipients: string[] }

type Fault = { at: 'from' | 'to' | 'data'; code: number }

/** `users`: accepts only these addresses' passwords; `fault`: replies with this code. Addresses `unknown@…` get a 550. */
export async function startSmtpServer({ password }: { password?: string } = {}) {
  const received: ReceivedMail[] = []
  let fault: Fault | undefined
  const failure = (code: number, text = 'no') =>
    Object.assign(new Error(text), { responseCode: code })
  const faultAt = (at: Fault['at']) => (fault?.at === at ? failure(fault.code) : null)
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(password === undefined ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    authOptional: password === undefined,
    logger: false,
    onAuth: (auth, _, done) =>
      auth.password === password
        ? done(null, { user: auth.username ?? '' })
        : done(failure(535, 'wrong password')),
    onMailFrom: (_, __, done) => done(faultAt('from')),
    onRcptTo: ({ address }, _, done) =>
      done(
        address.startsWith('unknown@') ? failure(550, `<${address}>: unknown user`) : faultAt('to'),
      ),
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const mail = await simpleParser(stream)
      const failed = faultAt('data')
      if (failed) throw failed
      received.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
    }),
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    /** Replies with this code at a step; undefined: no fault. */
    setFault: (next: Fault | undefined) => void (fault = next),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A server that answers nothing, or ends the connection once it has read the content of a mail. */
export async function startBrokenSmtpServer(fault: 'silent' | 'cut') {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    if (fault === 'silent') return
    socket.write('220 ready\r\n')
    let isContent = false
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      if (isContent) {
        if (text.endsWith('\r\n.\r\n')) socket.destroy()
      } else if (text.startsWith('DATA')) {
        isContent = true
        socket.write('354 go on\r\n')
      } else socket.write('250 fine\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

export const addressesOf = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))
