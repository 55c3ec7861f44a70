import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberPseudonym } from '../../src/lib/security-log.ts'
import { createLog } from '../../src/observability/log.ts'
import { newMember } from '../../src/testing/people.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

const OTP_PEPPER = 'aPepperOfItsOwnForThisVeryTest0123456789'
let api: TestApi
let folder: string
const log: string[] = []
beforeAll(async () => {
  api = await startTestApi({
    env: { OTP_PEPPER },
    logger: createLog('info', { write: (line) => void log.push(line) }),
  })
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-deletions-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

async function repeat(args: string[], { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {}) {
  const output = { out: '', err: '' }
  const exit = await runOperator(['--json', 'repeat-deletions', ...args], {
    env: { DATABASE_URL: api.databaseUrl, OTP_PEPPER, INIT_CWD: folder, ...env },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
    input: Readable.from([Buffer.from(input)]),
  })
  return { exit, printed: JSON.parse(output.out), err: output.err }
}
const lineOf = (id: string) =>
  `${JSON.stringify({ event: 'account.deleted', member: memberPseudonym(OTP_PEPPER, id), msg: 'Security' })}\n`
const isThere = async (id: string) => {
  const row = await api.db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email !== null
}

test('repeat-deletions reads what the server wrote of a deletion, and finds nothing to do where it was not undone', async () => {
  const { accessToken } = await newMember(api)
  log.length = 0
  await api.call('DELETE', '/api/v1/user/me', { token: accessToken })
  await writeFile(join(folder, 'server.log'), log.join(''))
  expect(await repeat(['server.log'])).toStrictEqual({
    exit: 0,
    printed: { named: 1, deleted: 0, unknown: 0 },
    err: '',
  })
})

test('repeat-deletions deletes whom the log names and nobody else, from several logs and from lines that a log service wrapped', async () => {
  const [first, second, other] = await Promise.all([newMember(api), newMember(api), newMember(api)])
  await writeFile(join(folder, 'a.log'), `not JSON\n{"event":"sign-in","member":"x"}\n${lineOf(first.user.id)}`)
  const wrapped = `Nov 27 host yoyaku[1]: ${JSON.stringify({ MESSAGE: lineOf(second.user.id) })}\n`
  const tried = await repeat(['--dry-run', 'a.log', '-'], { input: wrapped })
  expect(tried.printed).toStrictEqual({ named: 2, deleted: 2, unknown: 0, dryRun: true })
  expect(await isThere(first.user.id)).toBe(true)
  expect((await repeat(['a.log', '-'], { input: wrapped })).printed).toStrictEqual({ named: 2, deleted: 2, unknown: 0 })
  expect(await Promise.all([first, second, other].map(({ user }) => isThere(user.id)))).toStrictEqual([
    false,
    false,
    true,
  ])
  const written = await api.db
    .selectFrom('operator_audit')
    .select('changes')
    .where('command', '=', 'repeat-deletions')
    .execute()
  expect(written).toStrictEqual([{ changes: { deleted: 2 } }])
})

test('repeat-deletions says when it knows nobody of the log, as with another pepper', async () => {
  const { user } = await newMember(api)
  const env = { OTP_PEPPER: 'anotherPepperThatWasNeverUsedHere987654' }
  const { exit, printed, err } = await repeat(['-'], { env, input: lineOf(user.id) })
  expect({ exit, printed }).toStrictEqual({ exit: 0, printed: { named: 1, deleted: 0, unknown: 1 } })
  expect(err).toContain('is OTP_PEPPER the one')
  expect(await isThere(user.id)).toBe(true)
})

test.each<[string, string[], Record<string, string>, string]>([
  ['a log without a deletion', ['-'], {}, 'No line has "event":"account.deleted"'],
  ['a log that is not there', ['missing.log'], {}, 'missing.log cannot be read'],
  ['no pepper', ['-'], { OTP_PEPPER: '', DATA_DIR: '/nonexistent' }, 'OTP_PEPPER is not set'],
])('repeat-deletions refuses %s and changes nothing', async (_what, args, env, message) => {
  const { exit, printed } = await repeat(args, { env, input: '{"event":"sign-in"}\n' })
  expect(exit).toBeGreaterThan(0)
  expect(printed.error).toContain(message)
})
