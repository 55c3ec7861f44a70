import { existsSync } from 'node:fs'
import { run } from './run.ts'

const SHELLS = ['/usr/bin/chromium-headless-shell']
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export interface Browsers {
  /** Runs most scenarios. `undefined`: Playwright's own headless shell. */
  readonly main: string | undefined
  /** Another kind of browser that is installed as well; null where there is none. */
  readonly second: string | null
}

/** The Chrome and Chromium of this machine: the one that `CHROME_PATH` names and no other, else a headless shell and a whole browser. */
export function installedBrowsers(): Browsers {
  const { CHROME_PATH: named } = process.env
  if (named) return { main: named, second: null }
  const [main, second = null] = [SHELLS, WHOLE].flatMap((paths) => paths.find(existsSync) ?? [])
  return { main, second }
}

const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']
const canInstall = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Installs both browsers of Debian, so that scenarios run in the same ones on every machine. */
async function install(): Promise<void> {
  console.log(`Browser: installing ${DEBIAN_PACKAGES.join(', ')} with apt-get.`)
  await run('apt-get', ['update', '-qq'], { quiet: true })
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const installed = await run('apt-get', ['install', '-y', '-qq', ...DEBIAN_PACKAGES], { quiet: true, env })
  if (installed.code !== 0) console.log(`apt-get could not install them:\n${installed.output}`)
}

/**
 * The Chrome or Chromium that most scenarios run in: the one that `CHROME_PATH` names, else a headless shell, else a whole browser.
 * Where it may, it installs what is missing of Debian's two; without any, Playwright's own build (its path is then `undefined`, which
 * means Playwright's default). Says what it did.
 */
export async function browser(): Promise<{ path: string | undefined }> {
  const isComplete = (): boolean => installedBrowsers().second !== null || process.env.CHROME_PATH !== undefined
  if (!isComplete() && canInstall()) await install()
  const { main, second } = installedBrowsers()
  if (main) {
    console.log(`Browser: ${main}${second === null ? ' alone' : `, and ${second}`}`)
    return { path: main }
  }
  console.log("Browser: none found, installing Playwright's own Chromium.")
  const installed = await run('playwright', ['install', 'chromium'])
  if (installed.code !== 0)
    throw new Error('No Chrome or Chromium was found and none could be installed. Set CHROME_PATH.')
  return { path: undefined }
}
