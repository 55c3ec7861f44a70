import { defineConfig, devices } from '@playwright/test'
import { freePort } from '../scripts/port.ts'
import { STUDIO } from './studio.ts'

/** Workers read this file again: what the first reading decided travels in the environment. */
process.env.E2E_PORT ??= String(await freePort())
const port = Number(process.env.E2E_PORT)

export default defineConfig({
  testDir: 'scenarios',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node world.ts',
    // Opened last.
    url: `http://127.0.0.1:${port}/api/v1/shops/${STUDIO.neverFree}`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
