import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

const failing = vi.hoisted(() => ({ parts: new Set<string>() }))

/** A part that fails when its name is among the failing ones. */
const failable = vi.hoisted(() => (name: string) => () => {
  if (failing.parts.has(name)) throw new Error(`${name} fails`)
  return <p>{name}</p>
})

vi.mock('./header/header.tsx', () => ({ Header: failable('header') }))
vi.mock('./footer/footer.tsx', () => ({ Footer: failable('footer') }))
vi.mock('./offline/offline-banner.tsx', () => ({ OfflineBanner: failable('banner') }))
vi.mock('../components/toast/toast-region.tsx', () => ({ ToastRegion: failable('toasts') }))

const PARTS = ['header', 'footer', 'banner', 'toasts']

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  failing.parts.clear()
})

// Promise (Addresses): what stands around a page and fails leaves the page
test('A component around the page that fails leaves the page itself', async () => {
  for (const part of PARTS) failing.parts.add(part)
  await openPage('/en/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  for (const part of PARTS) expect(screen.queryByText(part)).toBeNull()
})

test.each(PARTS)('%s that fails leaves the others', async (part) => {
  failing.parts.add(part)
  await openPage('/en/nowhere')
  await screen.findByRole('heading', { level: 1 })
  expect(PARTS.filter((name) => screen.queryByText(name) !== null)).toStrictEqual(PARTS.filter((name) => name !== part))
})
