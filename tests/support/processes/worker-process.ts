import { spawn, type ChildProcess } from 'node:child_process'
import { launchArgs } from './instance.ts'

/** A process without HTTP. `roles`: as in ROLES. Resolves when it runs; `onOutput` gets what it prints. */
export async function startWorkerProcess(
  roles: string,
  env: Record<string, string>,
  onOutput: (text: string) => void = () => {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...launchArgs, 'services/main.ts'], {
    env: { ...process.env, NODE_ENV: '', ...env, ROLES: roles },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const started = Promise.withResolvers<void>()
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      onOutput(text)
      printed += text
      if (printed.includes('is running')) started.resolve()
    })
  child.once('exit', () => started.reject(new Error(`${roles} ended early:\n${printed}`)))
  await started.promise
  return child
}
