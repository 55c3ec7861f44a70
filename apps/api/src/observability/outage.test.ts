import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteDatabaseError } from '../db/pool/database-away.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function logged() {
  const lines: { level: number; msg: string; requestId?: string; err?: { code?: string } }[] = []
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  return { log: createLog('info', sink), lines }
}

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
const ofDatabase = (error: Error) => {
  noteDatabaseError(error)
  return error
}

test('A log says once that the database is away, however many requests and jobs fail, and once that it is back', () => {
  const { log, lines } = logged()
  for (let at = 0; at < 300; at++) {
    log.child({ requestId: 'one' }).error({ err: ofDatabase(refused()) }, 'A request failed')
    log.warn({ err: ofDatabase(refused()), job: 'remind' }, 'A scheduled job failed')
    vi.advanceTimersByTime(100)
  }
  expect(lines.map(({ msg, err }) => [msg, err?.code])).toEqual([
    [expect.stringMatching(/^The database is away/), 'ECONNREFUSED'],
  ])
  vi.advanceTimersByTime(11_000)
  expect(lines.slice(1).map(({ msg }) => msg)).toEqual([
    'The database answers again: it was away for 30 s, and 599 more failures said so',
  ])
  log.error({ err: ofDatabase(refused()) }, 'A request failed')
  expect(lines).toHaveLength(3)
})

test.each([
  ['a mail server that refuses a connection', refused()],
  ['a statement that took too long', ofDatabase(Object.assign(new Error('canceling statement'), { code: '57014' }))],
  ['a mistake in a statement', ofDatabase(Object.assign(new Error('syntax error'), { code: '42601' }))],
])('A log says each time: %s', (_what, error) => {
  const { log, lines } = logged()
  for (let at = 0; at < 2; at++) log.error({ err: error }, 'A request failed')
  expect(lines.map(({ msg }) => msg)).toEqual(['A request failed', 'A request failed'])
})
