import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readability } from '../packages/core/scripts/viewer/readability.ts'
import { serveViewer } from '../packages/core/scripts/viewer/serve.ts'
import { CODE, FakeApi, replay, TestClock, type Transcript } from '../packages/testing/src/index.ts'
import { installedBrowsers } from './browser.ts'

let viewer: Awaited<ReturnType<typeof serveViewer>>
let browser: Browser
beforeAll(async () => {
  viewer = await serveViewer(0)
  const { main } = installedBrowsers()
  browser = await chromium.launch({ ...(main ? { executablePath: main } : {}), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser.close()
  await viewer.close()
})

async function withViewer(
  use: (page: Page, press: (name: string) => Promise<void>) => Promise<void>,
  colorScheme: 'light' | 'dark' = 'light',
) {
  // A context of its own.
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme })
  try {
    page.setDefaultTimeout(8_000)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(viewer.url)
    await page
      .getByRole('button', { name: 'sign-in' })
      .waitFor()
      .catch(() => expect(errors).toEqual([]))
    await use(page, (name) => page.getByRole('button', { name, exact: true }).click())
    expect(errors).toEqual([])
  } finally {
    await page.close()
  }
}

async function transcriptOf(page: Page): Promise<Transcript> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the transcript' }).click(),
  ])
  return JSON.parse(await readFile(await download.path(), 'utf8'))
}

test('The chart viewer books with a lost answer on the way, and its transcript replays', () =>
  withViewer(async (page, press) => {
    await press('sign-in')
    await press('email.submit')
    await press('code.submit')
    await press('reservation')
    await press('draft.amend')
    await press('review')
    await press('agree')
    await press('lost answer')
    await press('confirm')
    await page.locator('#state', { hasText: 'unknown' }).waitFor()
    // The clock stands still: nothing but this asks again.
    await press('page is back')
    await page.locator('#state', { hasText: 'confirmed' }).waitFor()
    expect(await page.locator('#chart .node.active title').allTextContents()).toContain('reservation.step.confirmed')
    const transcript = await transcriptOf(page)
    expect(transcript.entries.some(({ kind }) => kind === 'lost')).toBe(true)
    expect(await replay(transcript)).toEqual([])
  }))

test('The chart viewer brings the step that was entered into sight, not the hold beside it', () =>
  withViewer(async (page, press) => {
    const isInSight = async (id: string) => {
      const node = page.locator('#chart .node.active', { has: page.locator('title', { hasText: id }) })
      const [frame, box] = [await page.locator('#chart').boundingBox(), await node.boundingBox()]
      if (frame === null || box === null) return false
      const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y]
      return x > 0 && x < frame.width && y > 0 && y < frame.height
    }
    await press('reservation')
    expect(await isInSight('reservation.step.choosing')).toBe(true)
    await press('draft.amend')
    await press('review')
    await page.locator('#state', { hasText: 'signingIn' }).waitFor()
    expect(await isInSight('reservation.step.held.signingIn')).toBe(true)
  }))

test('The chart viewer exports a transcript of several faults in a row that replays', () =>
  withViewer(async (page, press) => {
    const isIn = (state: string) => page.locator('#state', { hasText: state }).waitFor()
    await press('draft.amend')
    await press('409')
    await press('review')
    await press('draft.amend')
    await press('503')
    await press('review')
    await press('+1 min')
    await isIn('signingIn')
    await press('sign-in')
    await press('timeout')
    await press('email.submit')
    await press('+1 min')
    await press('offline')
    await press('email.submit')
    await press('offline')
    await press('email.submit')
    await press('code.submit')
    await press('reservation')
    await isIn('reviewing')
    await press('agree')
    await press('412')
    await press('confirm')
    await page.getByRole('button', { name: 'price.accept' }).waitFor()
    const transcript = await transcriptOf(page)
    const statuses = transcript.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.status] : []))
    expect(statuses).toEqual(expect.arrayContaining([409, 503, 412]))
    expect(await replay(transcript)).toEqual([])
  }))

test('A booking in the chart viewer needs nothing but the keyboard, and the focus stays among the commands', () =>
  withViewer(async (page) => {
    const reach = async (locator: Locator) => {
      await locator.waitFor()
      for (let presses = 0; presses < 100; presses += 1) {
        if (await locator.evaluate((element) => element === element.ownerDocument.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${locator} is not reached with Tab`)
    }
    const press = async (name: string) => {
      await reach(page.getByRole('button', { name, exact: true }))
      await page.keyboard.press('Enter')
    }
    const type = async (command: string, label: string, text: string) => {
      await reach(page.getByRole('group', { name: command, exact: true }).getByLabel(label))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await type('draft.amend', 'People', '3')
    await press('review')
    await press('sign-in')
    await type('email.submit', 'E-mail', 'hana@example.com')
    await page.getByRole('group', { name: 'code.submit' }).waitFor()
    expect(await page.locator(':focus').getAttribute('id')).toBe('commands')
    await type('code.submit', 'Code', '999999')
    await type('code.submit', 'Code', CODE)
    await press('reservation')
    await type('agree', 'Version of the terms', 'v1')
    await press('offline')
    await press('confirm')
    await press('offline')
    await press('+1 min')
    await page.locator('#state', { hasText: 'confirmed' }).waitFor()
    await press('Download the transcript')
    const { entries } = await transcriptOf(page)
    const acts = entries.flatMap((entry) => (entry.kind === 'act' ? [entry.act] : []))
    expect(acts).toEqual(['update', 'hold', 'submitEmail', 'submitCode', 'submitCode', 'agree', 'confirm'])
    expect(entries).toContainEqual(
      expect.objectContaining({ act: 'update', args: [expect.objectContaining({ quantity: 3 })] }),
    )
  }))

test('The chart viewer sleeps as a closed laptop: timers run late, the page is told, and the transcript replays', () =>
  withViewer(async (page, press) => {
    await press('draft.amend')
    await press('review')
    await page.locator('#state', { hasText: 'signingIn' }).waitFor()
    await page.getByLabel('Minutes').fill('30')
    await press('sleep minutes')
    await page.locator('#now', { hasText: 'T09:30:00' }).waitFor()
    await page.locator('#state', { hasText: 'choosing' }).waitFor()
    const transcript = await transcriptOf(page)
    const late = transcript.entries.flatMap((entry) => (entry.kind === 'timer' ? [entry.at - entry.due] : []))
    expect(late).toContain(20 * 60_000)
    expect(transcript.entries.map(({ kind }) => kind)).toContain('wake')
    expect(await replay(transcript)).toEqual([])
  }))

/** The server in memory, over HTTP, for pages of every origin. */
async function listening(api: FakeApi) {
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-methods': '*' }
  const allowed = { ...open, 'access-control-allow-headers': 'authorization, *' }
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const body = method === 'OPTIONS' || method === 'GET' ? null : await text(request)
    if (method === 'OPTIONS') return response.writeHead(204, allowed).end()
    const given = { method, headers: headers as Record<string, string>, body }
    const answer = await api.fetch(new Request(new URL(url, 'http://yoyaku.test'), given))
    return response.writeHead(answer.status, { ...open, 'content-type': 'application/json' }).end(await answer.text())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('The chart viewer books against a server by its URL, in real time', async () => {
  const api = new FakeApi(new TestClock(new Date().toISOString()))
  const server = await listening(api)
  try {
    await withViewer(async (page, press) => {
      await page.getByLabel('Server').fill(server.url)
      await press('connect')
      await page.locator('#state', { hasText: 'choosing' }).waitFor()
      expect(await page.getByRole('button', { name: '+1 min' }).count()).toBe(0)
      await page.getByRole('group', { name: 'begin' }).getByLabel('Service').fill('service-2')
      await press('begin')
      await press('draft.amend')
      await press('review')
      await press('sign-in')
      await press('email.submit')
      await press('code.submit')
      await press('reservation')
      await press('agree')
      await press('offline')
      await press('confirm')
      await page.locator('#state', { hasText: 'unknown' }).waitFor()
      await press('offline')
      await press('page is back')
      await page.locator('#state', { hasText: 'confirmed' }).waitFor()
      expect(api.reservations.length).toBe(1)
      expect(api.requests('POST', '/api/v1/user/reservation/hold')[0]?.body).toMatchObject({
        draft: { appointmentServiceId: 'service-2' },
      })
    })
  } finally {
    server.close()
  }
})

const core = join(import.meta.dirname, '../packages/core')
/** The one file of the package for pages without a bundler, built where it is not yet. */
async function packedSdk() {
  const file = join(core, 'dist/yoyaku.mjs')
  if (!existsSync(file)) await promisify(execFile)('npx', ['pnpm', 'run', 'build'], { cwd: core })
  return readFile(file)
}

test.each(['the sources', 'the package'])(
  'The chart viewer watches the charts of a page of another origin that has the SDK of %s, with its e-mail address masked, and ignores other messages',
  (from) =>
    withViewer(async (page) => {
      const packed = from === 'the package' ? await packedSdk() : null
      const sdk = packed ? '/yoyaku.mjs' : new URL(`/@fs${join(core, 'src/index.ts')}`, page.url())
      const script = `
      import { createYoyaku } from '${sdk}'
      import { inspect } from '${new URL('/inspect.ts', page.url())}'
      const flow = createYoyaku({ baseUrl: location.origin, live: false, inspect }).startSignIn()
      flow.submitEmail('hana@example.com')`
      const host = createServer((request, response) => {
        if (request.url === '/yoyaku.mjs')
          return response.writeHead(200, { 'content-type': 'text/javascript' }).end(packed)
        if (request.url !== '/') return response.writeHead(503).end()
        return response.writeHead(200, { 'content-type': 'text/html' }).end(`<script type="module">${script}</script>`)
      })
      await once(host.listen(0, '127.0.0.1'), 'listening')
      try {
        await page.evaluate(`addEventListener('message', ({ data }) => {
        globalThis.messages = (globalThis.messages ?? '') + JSON.stringify(data)
      })`)
        await page.getByLabel('Page to watch').fill(`http://127.0.0.1:${(host.address() as AddressInfo).port}`)
        await page.getByRole('button', { name: 'watch' }).press('Enter')
        await page.getByRole('button', { name: 'sign-in' }).press('Enter')
        await page.locator('#state', { hasText: '{"email":"editing"}' }).waitFor()
        await page.locator('#context', { hasText: '503' }).waitFor()
        const messages = await page.evaluate('globalThis.messages')
        expect(messages).toContain('"machine":"sign-in"')
        expect(messages).not.toContain('hana@')
        expect(await page.locator('#chart .node.active title').allTextContents()).toEqual(['sign-in.email.editing'])
        expect(await page.getByRole('group', { name: 'Commands' }).count()).toBe(0)
        await page.evaluate(`new Promise((resolve) => {
        addEventListener('message', resolve)
        postMessage({ kind: 'chart', machine: 'sign-in', value: 'done', context: {} }, '*')
      })`)
        expect(await page.locator('#state').textContent()).toBe('{"email":"editing"}')
      } finally {
        host.close()
      }
    }),
)

test('The chart viewer zooms by button, key and wheel around the pointer, and moves by key and by dragging', () =>
  withViewer(async (page, press) => {
    const scale = () => page.locator('#scale').textContent()
    const chart = page.getByRole('region', { name: 'Chart' })
    const box = await chart.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200]
    const scrolled = () => chart.evaluate((frame) => [Math.round(frame.scrollLeft), Math.round(frame.scrollTop)])
    /** Which part of the drawing is under the pointer, in percent. */
    const under = () =>
      chart.locator('svg').evaluate(
        (svg, [left = 0, top = 0]) => {
          const { x, y, width, height } = svg.getBoundingClientRect()
          return [(left - x) / width, (top - y) / height].map((share) => Math.round(share * 100))
        },
        [x, y],
      )
    await press('Zoom in')
    expect(await scale()).toBe('125 %')
    await chart.focus()
    await page.keyboard.press('+')
    expect(await scale()).toBe('156 %')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    const [left = 0, top = 0] = await scrolled()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 50, y - 30)
    await page.mouse.up()
    expect(await scrolled()).toEqual([left + 50, top + 30])
    const before = await under()
    await page.mouse.move(x, y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    expect([await scale(), await under()]).toEqual(['195 %', before])
    await page.keyboard.press('0')
    expect(await scale()).toBe('100 %')
    await press('whole chart')
    const overflow = await chart.evaluate((frame) => [
      frame.scrollWidth - frame.clientWidth,
      frame.scrollHeight - frame.clientHeight,
    ])
    expect(overflow).toEqual([0, 0])
  }))

test.each(['light', 'dark'] as const)(
  'Every chart of the viewer is readable at 1280 pixels where the page is %s',
  (scheme) =>
    withViewer(async (page, press) => {
      const names = await page.locator('#machines button').allTextContents()
      expect(names.length).toBe(8)
      for (const name of names) {
        await press(name)
        await page.locator(`#machines button[aria-pressed=true]`, { hasText: name }).waitFor()
        const read = await page.evaluate(readability)
        expect([name, read.lines]).toEqual([name, []])
        expect(read.smallest).toBeGreaterThanOrEqual(13)
        expect(read.contrast).toBeGreaterThanOrEqual(4.5)
        expect(read.page > 0.5).toBe(scheme === 'light')
      }
    }, scheme),
)
