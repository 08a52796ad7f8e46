import { expect, test } from 'vitest'
import { toProblem } from './error-handler.ts'

const failing = (message: string, code?: string) => Object.assign(new Error(message), { code })

test.each([
  failing('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  failing('the database system is in recovery mode', '57P03'),
  failing('canceling statement due to statement timeout', '57014'),
  failing('sorry, too many clients already', '53300'),
  // Errors of the driver have no code.
  failing('Connection terminated unexpectedly'),
  failing('timeout expired'),
  failing('Client has encountered a connection error and is not queryable'),
  failing('Client was closed and is not queryable'),
])('an unreachable database is service/unavailable: $message', (error) => {
  expect(toProblem(error).code).toBe('service/unavailable')
})

test.each([
  failing('relation "read.responses" does not exist', '42P01'),
  failing('column "sealed" does not exist', '42703'),
])('a read model that is still to be built is service/unavailable: $message', (error) => {
  expect(toProblem(error).code).toBe('service/unavailable')
})

test('any other error is internal', () => {
  expect(toProblem(failing('duplicate key value', '23505')).code).toBe('internal')
  expect(toProblem(new TypeError('x is undefined')).code).toBe('internal')
})
