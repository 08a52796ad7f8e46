import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects as listening would, before anything else is begun. */
export async function assertPortFree({
  port,
  host,
}: {
  port: number
  host: string
}): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
