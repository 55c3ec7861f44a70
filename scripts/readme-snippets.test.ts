import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

type Snippet = { code: string; tsx: boolean }

/** The examples of a README or a guide in TypeScript, TSX and JavaScript. */
function snippetsOf(file: string): Snippet[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(/^```(ts|tsx|js)\n([\s\S]*?)^```$/gm)
  return [...found].map(([, language, code = '']) => ({ code, tsx: language === 'tsx' }))
}

/**
 * What an example takes from the page around it, by a text that names the example. `files`: what it imports. `runs`: it runs as it is.
 * `afterwards`: what must be true afterwards, where it runs.
 */
type Surroundings = { has: string; given: string; files?: Record<string, string>; runs?: true; afterwards?: string }

/** A member's booking at the server in memory. */
const BOOKING = `import { createTestSdk } from '@yoyaku/testing'
const { sdk, server } = createTestSdk({ isMember: true })
const booking = sdk.startReservation({ serviceId: 'service-1', shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' })
`
const HELD = `${BOOKING}
await booking.hold()`
/** Named otherwise than what the examples import. */
const CHECK = `function check(shown: unknown, wanted: unknown) {
  if (JSON.stringify(shown) !== JSON.stringify(wanted)) throw new Error(JSON.stringify({ shown, wanted }))
}`

const CORE: Surroundings[] = [
  {
    has: 'showChoices(',
    given: `import { FakeApi, TestClock } from '@yoyaku/testing'
const serviceId = 'service-1', shopId = 'shop-1', reservationDate = '2026-11-25', reservationTime = '14:00'
const shown: unknown[] = []
const showChoices = (...of: unknown[]) => void shown.push('choices', of)
const showForm = (...of: unknown[]) => void shown.push('form', of)
const thank = (codeNumber: string) => void shown.push('thanks', codeNumber)
const showSignIn = () => void shown.push('sign-in')
const server = new FakeApi(new TestClock())
server.clockAheadMs = 0
globalThis.fetch = (...request) => server.fetch(...request)`,
    runs: true,
    afterwards: `check([failure, value.step, server.holds.size, value.hold?.draft.quantity], [null, 'signing-in', 1, 2])
check(shown.filter((it) => typeof it === 'string'), ['choices', 'choices', 'choices'])`,
  },
  {
    has: 'submitEmail(',
    given: `import { CODE as code, createTestSdk } from '@yoyaku/testing'
const { sdk } = createTestSdk()
const [firstName, lastName, consents] = ['Hana', 'Sato', { terms: 'v1', privacy: 'v1' }]`,
    runs: true,
    afterwards: `check([failure, value.step], [null, 'done'])`,
  },
]

/** A member's reservation at the server in memory. */
const RESERVED = `import { createTestSdk, reservationOf } from '@yoyaku/testing'
const { sdk, server } = createTestSdk({ isMember: true })
const before = reservationOf()
server.reservations.push(before)`

const RESERVATIONS: Surroundings[] = [
  {
    has: 'chooseAgain()',
    given: `${HELD}
const contact = { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' }
booking.updateContact(contact)
booking.agree({ terms: 'v1', reminders: ['r1'] })
server.once('POST', '/api/v1/user/reservation').reply(409, { code: 'HOLD_EXPIRED' })
let again = 0
const chooseAgain = () => void (again += 1)`,
    runs: true,
    afterwards: `check([value.step, again], ['choosing', 1])`,
  },
  {
    has: "returnTime: '09:00'",
    given: `${BOOKING}
const unitId = 'unit-1'`,
    runs: true,
    afterwards: `check(booking.get().draft.returnTime, '09:00')`,
  },
  {
    has: 'requiredChoices(service',
    given: `${BOOKING}
const value = booking.get()
const service = await sdk.queries.service('service-1').queryFn()
const today = '2026-11-20', slots = [{ time: '15:00' }]`,
    runs: true,
    afterwards: `check([needed, next, stale], [['people', 'time', 'extras'], 'time', ['time']])`,
  },
  {
    has: 'formatMoney(',
    given: `${HELD}
const value = await until(booking, ({ quote }) => quote !== null)
if (value.quote === null) throw new Error('There is no quote')
import { until } from '@yoyaku/core'`,
    runs: true,
    afterwards: `check(formatMoney(value.quote.total, sdk.locale), '¥6,500')`,
  },
  {
    has: 'showReasons(',
    given: `import { until } from '@yoyaku/core'
import { words } from '@yoyaku/core/words/en'
${RESERVED}
const { codeNumber } = before
const shown: string[] = []
const showReasons = (labels: string[]) => void shown.push(...labels)`,
    runs: true,
    afterwards: `check([value.step, failure, notice?.isFree, shown[1]], ['cancelled', null, true, 'My plans have changed'])`,
  },
  {
    has: 'parsePhone(',
    given: HELD,
    runs: true,
    afterwards: `const typed = booking.get()
check([typed.contact.phone, wrong], ['+81312345678', null])
check(formatPhone('+81312345678', 'JP'), '03-1234-5678')`,
  },
]

const CHANGE_A_BOOKING: Surroundings[] = [
  {
    has: 'showDifference(',
    given: `${RESERVED}
const { codeNumber } = before
const drawn: string[] = []
const draw = (step: string, ..._: unknown[]) => void drawn.push(step)
let shown: unknown = null
const showDifference = (difference: unknown) => void (shown = difference)`,
    runs: true,
    afterwards: `check([failure, held.failure, shown], [null, null, { amount: 0, currency: 'JPY' }])
check([drawn.at(-1), server.reservations[0]?.date, reschedule.get().reservation?.version], ['rescheduled', '2026-12-04', 2])`,
  },
  {
    has: 'replaces:',
    given: `${RESERVED}
const dateFrom = before.date, dateTo = before.date`,
    runs: true,
    afterwards: `const { days } = await free.queryFn()
check(days[0]?.slots.some(({ time }) => time === '14:00'), true)`,
  },
  {
    has: 'invalidateQueries(',
    given: `${RESERVED}
const client = { invalidateQueries: (_: { queryKey: readonly unknown[] }) => undefined }`,
  },
]

const WAITING_LIST: Surroundings[] = [
  {
    has: 'showTimes()',
    given: `import { isCode, until } from '@yoyaku/core'
import { createTestSdk } from '@yoyaku/testing'
const { sdk } = createTestSdk({ isMember: true })
const serviceId = 'service-1', shopId = 'shop-1'
let shown = 0
const showTimes = () => void (shown += 1)`,
    runs: true,
    afterwards: `check([failure?.code, shown], ['TIME_AVAILABLE', 1])`,
  },
  {
    has: 'offer.booking',
    given: `import type { Yoyaku } from '@yoyaku/core'
import type { WaitingEntry } from '@yoyaku/core/types'
declare const entry: WaitingEntry, sdk: Yoyaku`,
  },
]

const FAILURES: Surroundings[] = [
  {
    has: 'type Failure =',
    given: `import type { FailureCode, Failure as Published } from '@yoyaku/core'
import type { components } from '@yoyaku/core/types'
type FieldCode = components['schemas']['FieldCode']
type Quote = components['schemas']['Quote']
export const shown = (failure: Published): Failure => failure`,
  },
]

const CHARTS: Surroundings[] = [
  {
    has: 'inspect.ts',
    given: `import { createYoyaku } from '@yoyaku/core'
const baseUrl: string = ''`,
    files: {
      'viewer.d.ts': `declare module 'http://127.0.0.1:5180/inspect.ts' {
  export const inspect: NonNullable<import('@yoyaku/core').YoyakuOptions['inspect']>
}`,
    },
  },
]

const TESTING: Surroundings[] = [
  { has: 'sockets.latest', given: '', runs: true },
  { has: 'addMember(', given: '', runs: true, afterwards: `check(refused.get().failure?.code, 'SLOT_TAKEN')` },
  { has: 'resume()', given: `import { createTestSdk } from '@yoyaku/testing'`, runs: true },
  { has: 'machineEvents.signIn', given: '', runs: true },
  {
    has: 'replay(kept)',
    given: `import { FakeApi, TestClock } from '@yoyaku/testing'
const baseUrl = 'http://yoyaku.test'
const server = new FakeApi(new TestClock())
globalThis.fetch = (...request) => server.fetch(...request)
const before = record({ baseUrl, locale: 'ja' })
await before.sdk.queries.shop('shop-1').queryFn()
const kept = before.transcript()
before.sdk.dispose()
const expect = (value: unknown) => ({ toEqual: (wanted: unknown) => check(value, wanted) })`,
    runs: true,
    afterwards: `check([kept.entries.some(({ kind }) => kind === 'answer'), transcript().locale], [true, 'ja'])
sdk.dispose()`,
  },
  {
    has: 'contractServer()',
    given: `import { setupServer } from 'msw/node'
const baseUrl = 'http://yoyaku.test', yourOwn: [] = []`,
    runs: true,
  },
]

const REACT: Surroundings[] = [
  {
    has: '<Booking />',
    given: `declare const serviceId: string, shopId: string, reservationDate: string, reservationTime: string`,
  },
  {
    has: 'load={() =>',
    given: `import { YoyakuProvider } from '@yoyaku/react'
export const page = (`,
    files: { 'yoyaku.ts': `export declare const yoyaku: import('@yoyaku/core').Yoyaku` },
  },
]

const SIGN_IN: Surroundings[] = [
  {
    has: 'showNamesForm(',
    given: `import { CODE, createTestSdk } from '@yoyaku/testing'
const { sdk, server } = createTestSdk()
server.isKnown = false
const shown: string[] = []
const showEmailForm = (..._: unknown[]) => void shown.push('email')
const showNamesForm = (..._: unknown[]) => void shown.push('names')
const showCodeForm = (..._: unknown[]) => void shown.push('code')
const showNewCodeButton = (_: boolean) => undefined`,
    runs: true,
    afterwards: `await signIn.submitEmail('jun@example.com')
await signIn.submitProfile({ firstName: 'Jun', lastName: 'Ito', consents: { terms: server.termsVersion, privacy: server.privacyVersion } })
await signIn.submitCode(CODE)
check([[...new Set(shown)], signIn.get().step], [['email', 'names', 'code'], 'done'])`,
  },
  {
    has: 'versionOf(',
    given: `import { createTestSdk } from '@yoyaku/testing'
const { sdk, server } = createTestSdk()
server.isKnown = false
const signIn = sdk.startSignIn()
await signIn.submitEmail('jun@example.com')
const firstName = 'Jun', lastName = 'Ito'`,
    runs: true,
    afterwards: `check(signIn.get().step, 'code')`,
  },
]

const READING: Surroundings[] = [
  {
    has: 'mostBookedShops(',
    given: `import { createTestSdk } from '@yoyaku/testing'
const { sdk } = createTestSdk()`,
    runs: true,
    afterwards: `check([shop.id, typeof free?.slots[0]?.time], ['shop-1', 'string'])`,
  },
]

const GUIDES: Record<string, Surroundings[]> = {
  'reading.md': READING,
  'reservations.md': RESERVATIONS,
  'sign-in.md': SIGN_IN,
  'change-a-booking.md': CHANGE_A_BOOKING,
  'waiting-list.md': WAITING_LIST,
  'failures.md': FAILURES,
  'charts.md': CHARTS,
}

const READMES = [
  ...readdirSync(join(root, 'packages/core/docs/guides')).map((name) => ({
    file: `packages/core/docs/guides/${name}`,
    folder: 'packages/core',
    surroundings: GUIDES[name] ?? [],
  })),
  { file: 'packages/core/README.md', folder: 'packages/core', surroundings: CORE },
  { file: 'packages/react/README.md', folder: 'packages/react', surroundings: REACT },
  { file: 'packages/testing/README.md', folder: 'packages/testing', surroundings: TESTING },
]

/** An element that is opened and goes on is closed here. */
const whole = ({ given, afterwards = '' }: Surroundings, code: string) =>
  given.endsWith('(') ? `${given}${code.trim()}</YoyakuProvider>)\n` : `${CHECK}\n${given}\n${code}\n${afterwards}\n`

/** What the compiler says of texts as if they were files of a package. */
async function errorsOf(folder: string, texts: Map<string, string>): Promise<string> {
  const place = await mkdtemp(join(root, folder, 'node_modules/.readme-'))
  try {
    for (const [name, text] of texts) await writeFile(join(place, name), text)
    const compilerOptions = {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      noUnusedLocals: false,
      lib: ['ES2023', 'ESNext.Temporal', 'DOM', 'DOM.Iterable'],
      rootDir: root,
    }
    const project = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: [...texts.keys()] }
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(project))
    const { stdout } = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', place]).catch(
      (failed: { stdout: string }) => failed,
    )
    return stdout
  } finally {
    await rm(place, { recursive: true })
  }
}

describe.each(READMES)('The examples of $file', ({ file, folder, surroundings }) => {
  const snippets = snippetsOf(file)
  const of = ({ code }: Snippet) => surroundings.filter(({ has }) => code.includes(has))

  test('are all known here, each once', () => {
    expect(snippets.map((snippet) => of(snippet).length)).toEqual(surroundings.map(() => 1))
  })

  if (snippets.length === 0) return

  test('compile against the sources', async () => {
    const texts = snippets.flatMap((snippet, index): [string, string][] => {
      const name = `readme-${index}.${snippet.tsx ? 'tsx' : 'ts'}`
      return of(snippet).flatMap((around) => [
        [name, whole(around, snippet.code)],
        ...Object.entries(around.files ?? {}),
      ])
    })
    expect(await errorsOf(folder, new Map(texts))).toBe('')
  })
})

const around = ({ code }: Snippet, surroundings: readonly Surroundings[]) =>
  surroundings.find(({ has }) => code.includes(has))

const running = READMES.flatMap(({ file, folder, surroundings }) =>
  snippetsOf(file).flatMap((snippet) => {
    const surrounding = around(snippet, surroundings)
    return surrounding?.runs ? [{ file, folder, has: surrounding.has, program: whole(surrounding, snippet.code) }] : []
  }),
)

test.each(running)('The example of $file with `$has` runs', async ({ folder, program }) => {
  const args = [
    '--conditions=@yoyaku/source',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module-typescript',
  ]
  // What still listens does not keep the process.
  await run(process.execPath, [...args, '-e', `${program}\nprocess.exit()`], { cwd: join(root, folder) })
})
