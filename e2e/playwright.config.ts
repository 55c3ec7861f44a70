import { defineConfig, devices } from '@playwright/test'
import { installedBrowsers } from '../scripts/browser.ts'
import { freePort } from '../scripts/port.ts'
import { STUDIO } from './studio.ts'

/** Workers read this file again: what the first reading decided travels in the environment. */
process.env.E2E_PORT ??= String(await freePort())
const port = Number(process.env.E2E_PORT)

const { main, second } = installedBrowsers()
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking']
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/** What people's browsers do and a headless shell does not: how input and the line are reported, how pages are kept. */
const IN_A_WHOLE_BROWSER = '**/loading/*.e2e.ts'
const launchOptions = (path: string | undefined, args = ARGS) => ({ ...(path && { executablePath: path }), args })
/** A whole browser draws two pages of its own for each window, for an address bar that nobody sees: a fifth of its time. The others are Playwright's. */
const WITHOUT_POPUPS =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,PaintHolding,PreconnectToSearch'

const inWholeBrowser = { launchOptions: launchOptions(second ?? main, [...ARGS, WITHOUT_POPUPS]) }

export default defineConfig({
  testDir: 'scenarios',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Pages wait for a network that is idle, and for the server: two cores take three.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace takes half as much again of the processor. `npm run e2e -- --trace retain-on-failure SCENARIO` writes one.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(main),
  },
  // A scenario runs on both, or where its tag says; `loading/` in a whole browser.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, testIgnore: IN_A_WHOLE_BROWSER, use: DESKTOP },
    { name: 'phone', grepInvert: /@desktop/, testIgnore: IN_A_WHOLE_BROWSER, use: PHONE },
    {
      ...{ name: 'phone-whole', grepInvert: /@desktop/, testMatch: IN_A_WHOLE_BROWSER },
      use: { ...PHONE, ...inWholeBrowser },
    },
    {
      ...{ name: 'desktop-whole', grepInvert: /@phone/, testMatch: IN_A_WHOLE_BROWSER },
      use: { ...DESKTOP, ...inWholeBrowser },
    },
  ],
  webServer: {
    command: 'node serve.ts',
    // Opened last.
    url: `http://127.0.0.1:${port}/api/v1/shops/${STUDIO.neverFree}`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
