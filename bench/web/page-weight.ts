import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browser } from '../../scripts/browser.ts'
import { root } from '../../scripts/run.ts'
import { bundled } from '../bundle.ts'
import type { Figure } from '../figure.ts'
import { untilStarted } from './until-started.ts'

/**
 * JavaScript of a visitor's page as it travels (brotli, with its headers), beside the bare react-dom floor: what runs, first script and
 * app, and what is fetched after the app has started, and does not run.
 */
export async function pageWeight(origin: string): Promise<Figure[]> {
  const floor = await bundled(
    `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document, createElement('p'))`,
    join(root, 'apps/web'),
  )
  const { path } = await browser()
  const chrome = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: ['--no-sandbox'] })
  try {
    const page = await chrome.newPage({ viewport: { width: 390, height: 844 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const scripts = new Map<string, 'run' | 'fetched'>()
    const bytes = { run: 0, fetched: 0 }
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.url.endsWith('.js')) scripts.set(requestId, type === 'Script' ? 'run' : 'fetched')
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = scripts.get(requestId)
      if (kind !== undefined) bytes[kind] += encodedDataLength
    })
    await page.goto(`${origin}/en`)
    await untilStarted(page)
    await page.waitForLoadState('networkidle')
    const beside = { what: 'react + react-dom alone, brotli', value: floor.brotli }
    return [
      { what: "JavaScript of a visitor's home page", value: bytes.run / 1000, unit: 'kB', beside },
      { what: 'fetched after the app has started', value: bytes.fetched / 1000, unit: 'kB', beside },
    ]
  } finally {
    await chrome.close()
  }
}
