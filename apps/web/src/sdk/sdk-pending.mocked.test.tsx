import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setPageLoaders } from '../app/load-page.ts'
import { openPage } from '../testing/open-page.tsx'

setPageLoaders({
  auth: () => import('../pages/auth/auth.tsx'),
})

const { tries } = vi.hoisted(() => ({ tries: { left: 1 } }))
vi.mock('./start.ts', async (original) => {
  const real = await original<typeof import('./start.ts')>()
  const startSdk: typeof real.startSdk = (...given) => {
    tries.left -= 1
    if (tries.left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return real.startSdk(...given)
  }
  return { startSdk }
})

test('A page whose SDK could not be loaded says so, and loads it at the next try', async () => {
  await openPage('/en/auth')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
