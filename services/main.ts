// Starts this process: what it is comes from the environment (kernel/config.ts), the web apps from dist/.
import { StartFailure } from './adapters/embedded-postgres/start-failure.ts'
import { startProsa } from './app.ts'
import { ConfigError, loadConfig, type Config } from './kernel/config.ts'
import { openLog } from './kernel/log.ts'
import { endOnSignals } from './kernel/shutdown.ts'
import { version } from './version.ts'

try {
  const config = loadConfig()
  const prosa = await startProsa(config, openLog(config.logLevel), version)
  endOnSignals(prosa.shutdown)
  process.stdout.write(welcome(config))
} catch (error) {
  const sentence = sentenceOf(error)
  process.stderr.write(`${sentence ?? (error as Error).stack}\n`)
  process.exit(1)
}

function welcome({ publicUrl, dataDir, standIns }: Config): string {
  const persons = standIns.includes('identity')
    ? '\n  Sign in as   ana@prosa.test (português), bruno@prosa.test (English) or layla@prosa.test (العربية)'
    : ''
  return `
  Prosa is ready at ${publicUrl}${persons}
  Its data is in   ${dataDir}
  Stand-ins here   ${standIns.join(', ') || 'none'}
  Stop it with     Ctrl-C
\n`
}

/** What a person who starts Prosa can do something about, in one sentence. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartFailure || error instanceof ConfigError) return error.message
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what listens there, or set PORT to another.`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user: set PORT to another, above 1023.`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The data directory cannot be written (${path}): make it writable, or set PROSA_DATA to another.`
  return undefined
}
