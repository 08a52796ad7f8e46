import { defineConfig } from 'vitest/config'

const globalSetup = 'tests/support/kernel/global-postgres.ts'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than there are cores: walks often wait, for people who type and for clocks.
    maxWorkers: 3,
    // Two busy cores: what is awaited gets the time that it takes there.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
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
          include: ['tests/{pg,conformance}/**/*.test.ts'],
          globalSetup,
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser beside a database on two busy cores: what fails is looked at again before it counts.
          retry: 2,
        },
      },
    ],
  },
})
