import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { runOperator } from './program.ts'

async function operator(...args: string[]) {
  let out = ''
  const exit = await runOperator(args, {
    // Nothing answers at these addresses: a command that gets so far has accepted its arguments.
    env: {
      OPERATOR_KEY: 'k'.repeat(32),
      OTP_PEPPER: 'p'.repeat(32),
      PUBLIC_URL: 'http://127.0.0.1:1',
      ...{ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', DATABASE_WAIT_SECONDS: '0' },
    },
    out: (text) => {
      out += text
    },
    err: () => {},
    input: Readable.from([]),
  })
  return { exit, out }
}

/** The names of the commands that the help of `command` lists. */
async function commandsOf(...command: string[]): Promise<string[]> {
  const { out } = await operator(...command, '--help')
  const [, list = ''] = out.split('\nCommands:\n')
  return [...(list.split('\n\n')[0] ?? '').matchAll(/^ {2}([a-z-]+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help')
}

/** Each command that does something, as it is typed. */
async function allCommands(): Promise<string[][]> {
  const names = await commandsOf()
  const nested = names.map(async (name) => {
    const inner = await commandsOf(name)
    return inner.length === 0 ? [[name]] : inner.map((one) => [name, one])
  })
  return (await Promise.all(nested)).flat()
}

test('Every command explains itself with 0, and ends with 2 at an option or an argument that it does not know', async () => {
  const all = await allCommands()
  expect(all.length).toBeGreaterThan(20)
  const wrong = await Promise.all(
    all.map(async (command) => {
      const exits = [
        await operator(...command, '--help'),
        await operator(...command, '--no-such-option'),
        await operator(...command, ...Array.from({ length: 9 }, (_, index) => `extra${index}`)),
      ]
      return [command.join(' '), ...exits.map(({ exit }) => exit)]
    }),
  )
  expect(wrong).toEqual(all.map((command) => [command.join(' '), 0, 2, 2]))
})

/** Commands that only read. */
const READS = [
  'list',
  'show',
  'shops',
  'services',
  'staff',
  'equipment',
  'unknown-words',
  'export',
  'drawings',
  'blocked',
  'log',
  'legal list',
  'legal show',
  'rates show',
  'reviews list',
  'key list',
  'waiting',
]

test('Every command that writes has a dry run', async () => {
  const all = await allCommands()
  const helps = all.map(async (command) => [command.join(' '), (await operator(...command, '--help')).out] as const)
  const without = (await Promise.all(helps)).filter(([, help]) => !help.includes('--dry-run'))
  expect(without.map(([name]) => name).toSorted()).toEqual(READS.toSorted())
})

/** What each argument and option refuses, whatever the server and the database have. */
test.each([
  'nonsense',
  'list --date 2026-02-30',
  'list --limit 0',
  'list --status gone',
  'list --shop a/b',
  'bookings --email hana',
  'bookings --phone Hana',
  'show ../users',
  'complete',
  'block shop',
  'block shop --from 2026-11-24T13:00 --to 2026-11-24T12:00',
  'block ../x --date 2026-11-24',
  'blocked a.b',
  'unblock',
  'hours shop --open 10:00-37:00 --date 2026-11-24',
  'hours shop --usual',
  'end-sessions hana',
  'log --since yesterday',
  'log --limit x',
  'import',
  'import - ',
  'import x.json --format json',
  'brand --primary blue',
  'brand --currency EUR',
  'legal set terms',
  'legal set cookies --en x.md',
  'legal show cookies',
  'legal withdraw terms',
  'legal set terms --en x.md --version a/b',
  'rates set',
  'rates set JPY',
  'rates set EUR=1',
  'key create',
  'key create a/b',
  'shops --limit 0',
  'staff',
  'services a/b',
  'shop shop --email hana',
  'shop shop --language fr',
])('operator %s ends with 2', async (line) => {
  expect((await operator(...line.split(' ').filter(Boolean))).exit).toBe(2)
})

test.each(['list', 'brand', 'rates', 'legal list', 'key list', 'hours shop'])(
  'operator %s ends with 3 where nothing answers',
  async (line) => {
    expect((await operator(...line.split(' '))).exit).toBe(3)
  },
)
