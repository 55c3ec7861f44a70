import { existsSync } from 'node:fs'
import { run } from './run.ts'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const found = () => [process.env.CHROME_PATH, ...PLACES].find((path) => path && existsSync(path))

/**
 * The Chrome or Chromium that the scenarios run in. Installs one where there is none: Debian's package when root, else
 * Playwright's own build (its path is then `undefined`, which means Playwright's default). Says what it did.
 */
export async function browser(): Promise<{ path: string | undefined }> {
  const present = found()
  if (present) {
    console.log(`Browser: ${present}`)
    return { path: present }
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Browser: none found, installing chromium and fonts-noto-cjk with apt-get.')
    await run('apt-get', ['update', '-qq'], { quiet: true })
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const installed = await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { quiet: true, env })
    const path = found()
    if (path) return { path }
    throw new Error(`apt-get could not install chromium:\n${installed.output}`)
  }
  console.log("Browser: none found, installing Playwright's own Chromium.")
  const installed = await run('playwright', ['install', 'chromium'])
  if (installed.code !== 0)
    throw new Error('No Chrome or Chromium was found and none could be installed. Set CHROME_PATH.')
  return { path: undefined }
}
