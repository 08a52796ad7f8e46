import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './databases.ts'
import './global-postgres.ts'

/** A new database on the run's server, with the product's schemas and no data. */
export const freshDatabase = (): Promise<TestDatabase> =>
  createDatabase(inject('databaseUrl'), inject('templateDatabase'))

/** A new database on the run's server in which nothing was made. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase(inject('databaseUrl'))
