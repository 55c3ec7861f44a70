import { expect, test } from 'vitest'
import { waitForDatabase } from './wait-for-database.ts'

const fromServer = (code: string, message: string) => Object.assign(new Error(message), { code, severity: 'FATAL' })
const starting = () => fromServer('57P03', 'the database system is starting up')

/** Work that fails in this way so often. */
function failing(times: number, error: () => Error) {
  let attempts = 0
  return {
    attempts: () => attempts,
    async work() {
      attempts += 1
      if (attempts <= times) throw error()
      return 'done'
    },
  }
}

test('waitForDatabase tries again while the database is unavailable, and says so once', async () => {
  const lines: string[] = []
  const { work, attempts } = failing(3, starting)
  const patience = { patienceMs: 60_000, retryEveryMs: 1, say: (line: string) => void lines.push(line) }
  expect([await waitForDatabase(work, patience), attempts()]).toEqual(['done', 4])
  expect(lines).toEqual([
    'The database at DATABASE_URL does not answer: the database system is starting up (SQLSTATE 57P03). Trying again for 60 s',
  ])
})

test('waitForDatabase names the setting that leads to the database', async () => {
  const waiting = waitForDatabase(failing(1, starting).work, {
    patienceMs: 0,
    setting: 'DATABASE_MIGRATE_URL',
    say() {},
  })
  await expect(waiting).rejects.toThrow(/^The database at DATABASE_MIGRATE_URL does not answer: /)
})

test.each([
  ['the last failure when its time is over', 0, starting(), /: the database system is starting up \(SQLSTATE 57P03\)$/],
  [
    'every address that was tried',
    0,
    new AggregateError([
      Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' }),
      Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    ]),
    /answer: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432$/,
  ],
  [
    'at once what does not pass by waiting',
    60_000,
    fromServer('08P01', 'unsupported startup parameter: options'),
    /^The database at DATABASE_URL refuses the connection: unsupported startup parameter: options \(SQLSTATE 08P01\)$/,
  ],
  [
    'at once a wrong password, and which setting has it',
    60_000,
    fromServer('28P01', 'password authentication failed for user "yoyaku"'),
    /^The database at DATABASE_URL refuses the connection: password authentication failed for user "yoyaku" \(SQLSTATE 28P01\)$/,
  ],
  [
    'at once a database that nobody created',
    60_000,
    fromServer('3D000', 'database "booking" does not exist'),
    /refuses the connection: database "booking" does not exist \(SQLSTATE 3D000\)$/,
  ],
  ['at once what is no matter of the database being there', 60_000, fromServer('42P01', 'relation'), /^relation$/],
])('waitForDatabase throws %s', async (_what, patienceMs, error, message) => {
  const { work, attempts } = failing(9, () => error)
  await expect(waitForDatabase(work, { patienceMs, retryEveryMs: 1, say: () => {} })).rejects.toThrow(message)
  expect(attempts()).toBe(1)
})
