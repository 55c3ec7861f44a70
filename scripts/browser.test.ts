import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'
const APT = '/usr/bin/apt-get'

/** What is on the machine, and what apt-get can add to it. */
const machine = vi.hoisted(() => ({ files: new Set<string>(), offers: [] as string[], ran: [] as string[] }))

vi.mock('node:fs', () => ({ existsSync: (path: string) => machine.files.has(path) }))
vi.mock('./run.ts', () => ({
  async run(command: string, args: readonly string[]) {
    machine.ran.push([command, ...args].join(' '))
    if (args.includes('install')) for (const file of machine.offers) machine.files.add(file)
    return { code: 0, output: '' }
  },
}))

const { getuid } = process
let browser: typeof import('./browser.ts').browser

// The files of a worker share modules: neither may this one get another's, nor another this one's.
beforeEach(async () => {
  vi.resetModules()
  ;({ browser } = await import('./browser.ts'))
  vi.stubEnv('CHROME_PATH', undefined)
  vi.spyOn(console, 'log').mockReturnValue()
  process.getuid = () => 0
})

afterAll(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  Object.assign(process, { getuid })
})

function stand(files: readonly string[], offers: readonly string[] = []): void {
  Object.assign(machine, { files: new Set(files), offers: [...offers], ran: [] })
}

test.each([
  ['a whole browser alone gets the shell', [APT, WHOLE], [SHELL], SHELL, true],
  ['nothing gets both', [APT], [SHELL, WHOLE], SHELL, true],
  ['a shell alone gets the whole browser', [APT, SHELL], [WHOLE], SHELL, true],
  ['both stay as they are', [APT, SHELL, WHOLE], [], SHELL, false],
  ['a whole browser for which there is no shell is taken', [APT, WHOLE], [], WHOLE, true],
  ['a whole browser without apt-get is taken', [WHOLE], [], WHOLE, false],
])('A machine for scenarios: %s', async (_, files, offers, path, installs) => {
  stand(files, offers)
  expect(await browser()).toEqual({ path })
  expect(machine.ran.some((command) => command.startsWith('apt-get install'))).toBe(installs)
})

test('A browser that CHROME_PATH names is taken alone, and nothing is installed', async () => {
  stand([APT, WHOLE], [SHELL])
  vi.stubEnv('CHROME_PATH', '/opt/chrome')
  expect(await browser()).toEqual({ path: '/opt/chrome' })
  expect(machine.ran).toEqual([])
})
