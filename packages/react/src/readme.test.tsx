import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { words } from '@yoyaku/core/words/ja'
import { CODE, FakeApi } from '@yoyaku/testing'
import type { ComponentType } from 'react'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const here = join(import.meta.dirname, '..')
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// Files are read from the disk.
configure({ asyncUtilTimeout: 15_000 })
afterEach(cleanup)

/** The first example of the README as a module of a partner's; `given` stands above it. */
async function quickStart(given: string): Promise<ComponentType> {
  const folder = await mkdtemp(join(here, 'node_modules/.readme-'))
  const [, code] = /^```tsx\n([\s\S]*?)^```$/m.exec(await readFile(join(here, 'README.md'), 'utf8')) ?? []
  const mode = process.env.NODE_ENV
  try {
    await writeFile(join(folder, 'app.tsx'), `${given}\n${code}`)
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['@yoyaku/source', 'module', 'browser', 'development'] },
      ssr: {
        noExternal: true,
        external: ['react'],
        resolve: { conditions: ['@yoyaku/source', 'module', 'development'] },
      },
      build: { ssr: join(folder, 'app.tsx'), outDir: join(folder, 'built') },
    })
    const { App } = await import(join(folder, 'built/app.js'))
    return App
  } finally {
    process.env.NODE_ENV = mode
    await rm(folder, { recursive: true })
  }
}

test('The quick start of the README books: it keeps the time, signs in with a code, and reserves', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:00:00Z') })
  const server = new FakeApi({
    now: () => Date.now(),
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  })
  server.isKnown = false
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('WebSocket', undefined)
  const App = await quickStart(
    `const serviceId = 'service-1', shopId = 'shop-1', reservationDate = '2026-11-25', reservationTime = '14:00'`,
  )
  render(<App />)
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
    await act(async () => button.click())
  }
  const type = async (label: string, text: string) => {
    const input: HTMLInputElement = await screen.findByLabelText(label)
    input.value = text
  }
  server.once('POST', '/api/v1/user/reservation/hold').reply(409, { code: 'HOLD_LIMIT' })
  await press('Keep this time')
  expect((await screen.findByRole('alert')).textContent).toBe(words.failure({ code: 'HOLD_LIMIT' }))
  await press('Keep this time')
  await type('Email', 'hana@example.com')
  await press('Go on')
  await type('First name', 'Hana')
  await type('Last name', 'Sato')
  for (const label of ['I agree to the terms of use', 'I agree to the privacy policy'])
    screen.getByLabelText(label).click()
  await press('Go on')
  await type('Code from the email', '000000')
  await press('Go on')
  expect((await screen.findByRole('alert')).textContent).toBe(words.failure({ code: 1007 }))
  await type('Code from the email', CODE)
  await press('Go on')
  await press('I agree to the terms; reserve')
  expect((await screen.findByText(/^Reserved: /)).textContent).toMatch(/^Reserved: [2-9A-HJ-NP-Z]{8}$/)
  expect(server.reservations).toHaveLength(1)
})
