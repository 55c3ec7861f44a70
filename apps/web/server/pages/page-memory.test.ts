import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { handlers } from '@yoyaku/testing/msw'
import { expect, test } from 'vitest'
import { type RenderRequest, render } from '../../src/app/entry-server.tsx'
import { ROUTES } from '../../src/routes.ts'
import { BUILT_IN } from '../../src/theme/brand.ts'

const API = 'http://api.example'
const answers = handlers({ baseUrl: API })

/** The contract's examples. */
async function fetchExample(request: Request): Promise<Response> {
  for (const handler of answers) {
    const result = await handler.run({ request: request.clone(), requestId: crypto.randomUUID() })
    if (result?.response) return result.response
  }
  return Response.json({ code: 'NOT_FOUND', message: 'No such thing' }, { status: 404 })
}

const requestOf = (path: string, changes: Partial<RenderRequest> = {}): RenderRequest => ({
  url: new URL(`http://yoyaku.example/en${path}`),
  language: 'en',
  currency: 'JPY',
  hasChosenCurrency: true,
  theme: { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'Yoyaku' },
  contactEmail: 'help@yoyaku.example',
  mapStyleUrl: null,
  legal: { texts: [], business: null },
  session: 'none',
  now: new Date().toISOString(),
  apiUrl: API,
  fetch: fetchExample,
  manifest: {},
  isBusy: () => false,
  enqueue: (draw) => draw(),
  report: () => undefined,
  ...changes,
})

const ids: Readonly<Record<string, string>> = { country: 'jp' }
/** Of the contract's example: any other address of it is redirected. */
const ARTICLE = '/article/travel/slow-okinawa'
const paths = ROUTES.map(({ name, path }) =>
  name === 'article' ? ARTICLE : path.replace(/:(\w+)/g, (_, param: string) => ids[param] ?? 'shop-1'),
)

async function read(path: string, changes: Partial<RenderRequest> = {}): Promise<number | null> {
  const rendered = await render(requestOf(path, changes))
  if (rendered === null || rendered.status === 301) return null
  const stream = new PassThrough()
  rendered.pipe(stream)
  await stream.resume().toArray()
  return rendered.status
}

/** Timers that run, after what has ended has had its turn. */
async function timers(): Promise<number> {
  await nextTurn()
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
}

const TIMES = 3

/** How many each time leaves. One or two of the test runner come and go meanwhile. */
async function timersLeftBy(end: () => Promise<unknown>): Promise<number> {
  const before = await timers()
  for (let time = 0; time < TIMES; time += 1) await end()
  return Math.floor(Math.max(0, (await timers()) - before) / TIMES)
}

test('A page that was drawn and sent leaves no timer, on any route', async () => {
  const left: [path: string, timers: number][] = []
  const statuses = new Set<number | null>()
  for (const path of [...paths, '/none'])
    left.push([path, await timersLeftBy(async () => statuses.add(await read(path)))])
  expect(left.filter(([, count]) => count > 0)).toStrictEqual([])
  expect(statuses).toStrictEqual(new Set([200, 404]))
})

const readNothing = async (): Promise<Response> =>
  Response.json({ code: 'INTERNAL', message: 'It failed' }, { status: 500 })

/** A site whose name fails from the second time it is read, which is while the page is drawn, as often as said. */
function failingTheme(times: number): RenderRequest['theme'] {
  const theme = requestOf('').theme
  let reads = 0
  return {
    ...theme,
    get title(): string {
      reads += 1
      if (reads > 1 && reads <= 1 + times) throw new Error('The name cannot be read')
      return theme.title
    },
  }
}

async function leave(path: string): Promise<void> {
  const rendered = await render(requestOf(path))
  const stream = new PassThrough({ highWaterMark: 1 })
  if (rendered !== null && rendered.status !== 301) rendered.pipe(stream)
  stream.destroy()
}

test.each<[what: string, end: (path: string) => Promise<unknown>, outcome: unknown]>([
  ['was refused by the queue', (path) => read(path, { enqueue: async () => null }), null],
  ['could read nothing', (path) => read(path, { fetch: readNothing }), 500],
  ['was drawn again as an error', (path) => read(path, { theme: failingTheme(1) }), 500],
  ['failed twice', (path) => read(path, { theme: failingTheme(99) }).catch(() => 'failed'), 'failed'],
  ['lost its reader', leave, undefined],
])('A page that %s leaves no timer', async (_, end, outcome) => {
  for (const path of ['/search', '/brands/shop-1']) {
    expect(await end(path), path).toBe(outcome)
    expect(await timersLeftBy(() => end(path)), path).toBe(0)
  }
})
