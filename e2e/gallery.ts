// Takes screenshots of every page and its main states: `npm run gallery`, which builds first. See gallery/options.ts for less at a time.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browser } from '../scripts/browser.ts'
import { product } from '../scripts/product.ts'
import { root } from '../scripts/run.ts'
import { leaves } from './gallery/leaves.ts'
import { galleryOptions } from './gallery/options.ts'
import { takeReadme } from './gallery/readme.ts'
import { takeLanguage } from './gallery/take.ts'

const options = galleryOptions(process.argv.slice(2))
const folder = join(root, 'gallery')

const own = options.origin === undefined ? await product({ env: { TRUSTED_PROXIES: '127.0.0.1' } }) : null
const origin = own?.origin ?? options.origin ?? ''
const { path } = await browser()
const chrome = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: ['--no-sandbox'] })
try {
  if (options.readme) await takeReadme(chrome, origin, join(root, 'docs/pictures'))
  else await takeAll()
} finally {
  await chrome.close()
  await own?.stop()
}

async function takeAll(): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Two at a time: a language waits for the network while the other is drawn.
  const waiting = [...options.languages]
  const taken = (
    await Promise.all(
      [1, 2].map(async () => {
        const done = []
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          done.push(await takeLanguage(chrome, origin, folder, next, options))
        }
        return done
      }),
    )
  ).flat()
  const pictures = taken.flatMap((one) => one.pictures)
  const missed = taken.flatMap((one) => one.missed)
  await writeFile(join(folder, 'index.html'), leaves(pictures))
  console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`)
  for (const one of missed) console.error(`Not taken: ${one}`)
  if (missed.length > 0) process.exitCode = 1
}
