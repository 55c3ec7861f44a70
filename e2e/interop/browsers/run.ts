// The main job in Firefox and WebKit, each in a window of a phone's size, with a picture of each step below `browsers/pictures`.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { product } from '../../../scripts/product.ts'
import { run } from '../../../scripts/run.ts'
import type { Browser } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { walk } from './walk.ts'
import { openWebKit } from './webkit.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const MINI_BROWSER = ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${triplet()}/webkit2gtk-${version}/MiniBrowser`)
const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk']

function triplet(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'
}

const present = (paths: string[]) => paths.find((path) => existsSync(path))

/** The path of a browser; installs Debian's packages once where it is missing and we may. */
async function pathOf(what: string, paths: string[]): Promise<string> {
  if (!present(paths) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`${what} is not installed: installing ${DEBIAN_PACKAGES.join(', ')} with apt-get.`)
    await run('apt-get', ['update', '-qq'], { quiet: true })
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], { quiet: true, env })
  }
  const path = present(paths)
  if (path === undefined) throw new Error(`${what} was not found at ${paths.join(' or ')}. Install it and try again.`)
  return path
}

const BROWSERS: Record<string, () => Promise<Browser>> = {
  firefox: async () => openFirefox(await pathOf('Firefox', FIREFOX)),
  webkit: async () => openWebKit(await pathOf("WebKit's MiniBrowser", MINI_BROWSER)),
}

async function walkIn(name: string, open: () => Promise<Browser>, origin: string): Promise<boolean> {
  const pictures = join(import.meta.dirname, 'pictures', name)
  await mkdir(pictures, { recursive: true })
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const browser = await open()
  let step = 0
  const look = async (what: string) => {
    step += 1
    const file = join(pictures, `${String(step).padStart(2, '0')}-${what.replaceAll(' ', '-')}.png`)
    await writeFile(file, await browser.screenshot())
    console.log(`  ${browser.name}: ${what}`)
  }
  console.log(`${browser.name} ${browser.version}`)
  try {
    await walk({ browser, origin, email, readCode: () => readCode(origin, email), look })
    return true
  } catch (error) {
    console.error(`  ${browser.name} stopped at ${await browser.url()}: ${(error as Error).message}`)
    await look('stopped')
    return false
  } finally {
    await browser.close()
  }
}

async function readCode(origin: string, email: string): Promise<string> {
  const emails = await (await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).json()
  const code = /(?<!\d)\d{6}(?!\d)/.exec((emails as { text: string }[])[0]?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${email}`)
  return code
}

const chosen = process.argv.slice(2)
const names = chosen.length > 0 ? chosen : Object.keys(BROWSERS)
const { origin, stop } = await product({ env: { SEED_SHOPS: '60' } })
let failed = 0
try {
  for (const name of names) {
    const open = BROWSERS[name]
    if (open === undefined) throw new Error(`No browser "${name}": choose of ${Object.keys(BROWSERS).join(', ')}`)
    if (!(await walkIn(name, open, origin))) failed += 1
  }
} finally {
  await stop()
}
console.log(`${names.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
