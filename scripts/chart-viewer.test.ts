import { readFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { readability } from '../packages/core/scripts/viewer/readability.ts'
import { serveViewer } from '../packages/core/scripts/viewer/serve.ts'
import { replay, type Transcript } from '../packages/core/src/testing/index.ts'
import { installedBrowsers } from './browser.ts'

async function withViewer(
  use: (page: Page, press: (name: string) => Promise<void>) => Promise<void>,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const viewer = await serveViewer(0)
  const { main } = installedBrowsers()
  const browser = await chromium.launch({ ...(main ? { executablePath: main } : {}), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme })
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
    await browser.close()
    await viewer.close()
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
    const send = async (name: string) => {
      await press(name)
      await press(`send ${name}`)
    }
    await press('sign-in')
    await send('email.submit')
    await send('code.submit')
    await press('reservation')
    await send('draft.amend')
    await press('review')
    await send('agree')
    await press('lost answer')
    await send('confirm')
    await press('+1 min')
    await page.locator('#state', { hasText: 'confirmed' }).waitFor()
    expect(await page.locator('#chart .node.active title').allTextContents()).toContain('reservation.confirmed')
    const transcript = await transcriptOf(page)
    expect(transcript.entries.some(({ kind }) => kind === 'lost')).toBe(true)
    expect(await replay(transcript)).toEqual([])
  }))

test('The chart viewer exports a transcript of several faults in a row that replays', () =>
  withViewer(async (page, press) => {
    const send = async (name: string) => {
      await press(name)
      await press(`send ${name}`)
    }
    const isIn = (state: string) => page.locator('#state', { hasText: state }).waitFor()
    await send('draft.amend')
    await press('409')
    await press('review')
    await send('draft.amend')
    await press('503')
    await press('review')
    await press('+1 min')
    await isIn('signingIn')
    await press('sign-in')
    await press('timeout')
    await send('email.submit')
    await press('+1 min')
    await press('offline')
    await send('email.submit')
    await press('offline')
    await send('email.submit')
    await send('code.submit')
    await press('reservation')
    await isIn('reviewing')
    await send('agree')
    await press('412')
    await send('confirm')
    await page.getByRole('button', { name: 'price.accept' }).waitFor()
    const transcript = await transcriptOf(page)
    const statuses = transcript.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.status] : []))
    expect(statuses).toEqual(expect.arrayContaining([409, 503, 412]))
    expect(await replay(transcript)).toEqual([])
  }))

test.each(['light', 'dark'] as const)(
  'Every chart of the viewer is readable at 1280 pixels where the page is %s',
  (scheme) =>
    withViewer(async (page, press) => {
      const names = await page.locator('#machines button').allTextContents()
      expect(names.length).toBe(6)
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
