import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './tests/support/slow-files-first.ts'
import { slowestFilesReporter } from './tests/support/slowest-files-reporter.ts'
import { chooseTemporaryFolder } from './tests/support/temporary-folder.ts'

chooseTemporaryFolder()

const setupFiles = 'tests/support/restore-globals.ts'
/** Projects with different numbers of workers do not run at the same time. */
const afterUnit = { groupOrder: 1 }
/** Node loads their modules as it loads the server's: nothing is transformed. */
const nativeModules = { viteModuleRunner: false }
const globalSetup = 'tests/support/kernel/global-postgres.ts'

export default defineConfig({
  test: {
    reporters: ['default', slowestFilesReporter],
    sequence: { sequencer: SlowFilesFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // More than there are cores on a small machine: walks often wait, for people who type and for clocks.
    maxWorkers: 5,
    // Servers and commands that tests start compile their modules once, as under `npm start`.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') },
    // Two busy cores: what is awaited gets the time that it takes there.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Modules are loaded once for all files of a worker.
          isolate: false,
          // They rarely wait: more workers would load modules and models once more, and wait for a core.
          maxWorkers: availableParallelism(),
          setupFiles,
          include: [
            '{services,projections,web,scripts}/**/*.test.{ts,tsx}',
            'tests/{support,architecture,history,properties}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          experimental: nativeModules,
          sequence: afterUnit,
          isolate: false,
          setupFiles,
          include: ['tests/{pg,conformance}/**/*.test.ts'],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          experimental: nativeModules,
          sequence: afterUnit,
          isolate: false,
          setupFiles,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [globalSetup, 'tests/support/browser/global-browser.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A race that a busy machine loses: the report marks what passed at the second attempt.
          retry: 1,
        },
      },
    ],
  },
})
