import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{services,projections,web,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-postgres.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
