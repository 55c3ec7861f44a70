import { readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { serveViewer } from '../packages/core/scripts/viewer/serve.ts'
import { replay } from '../packages/core/src/testing/index.ts'
import { installedBrowsers } from './browser.ts'

test('The chart viewer books with a lost answer on the way, and its transcript replays', async () => {
  const viewer = await serveViewer(0)
  const { main } = installedBrowsers()
  const browser = await chromium.launch({ ...(main ? { executablePath: main } : {}), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(8_000)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(viewer.url)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const send = async (name: string) => {
      await press(name)
      await press(`send ${name}`)
    }
    await page
      .getByRole('button', { name: 'sign-in' })
      .waitFor()
      .catch(() => expect(errors).toEqual([]))
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
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download the transcript')])
    const transcript = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(transcript.entries.some(({ kind }: { kind: string }) => kind === 'lost')).toBe(true)
    expect(await replay(transcript)).toEqual([])
  } finally {
    await browser.close()
    await viewer.close()
  }
})
