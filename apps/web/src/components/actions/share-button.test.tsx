import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reservationOf } from '@yoyaku/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'
import { fakeApiWithShop } from '../../testing/shop.ts'

setPageLoaders({
  shop: () => import('../../pages/shop/shop.tsx'),
  'my-reservation': () => import('../../pages/my-reservation/my-reservation.tsx'),
})

const given = (navigatorHas: Partial<Record<'share' | 'clipboard', unknown>>): void => {
  for (const [name, value] of Object.entries(navigatorHas))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
afterEach(() => given({ share: undefined, clipboard: undefined }))

const press = async (name: string) => {
  const user = userEvent.setup({ writeToClipboard: false })
  const button = await screen.findByRole('button', { name })
  return { user, button }
}

// Promise (Screens): shop: shared, or its address copied
test('Share shop hands the address of the shop, without choices, to what the device shares with', async () => {
  await openPage('/en/brands/shop?quantity=2', { api: fakeApiWithShop() })
  const { user, button } = await press('Share shop')
  const share = vi.fn(async () => undefined)
  given({ share })
  await user.click(button)
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: expect.any(String), url: `${location.origin}/en/brands/shop` })
})

test('Share shop copies the address where nothing shares, and says so; leaving the sharing copies nothing', async () => {
  await openPage('/en/brands/shop', { api: fakeApiWithShop() })
  const { user, button } = await press('Share shop')
  const writeText = vi.fn(async () => undefined)
  given({
    share: async () => Promise.reject(new DOMException('left', 'AbortError')),
    clipboard: { writeText },
  })
  await user.click(button)
  expect(writeText).not.toHaveBeenCalled()
  given({ share: undefined })
  await user.click(button)
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/en/brands/shop`)
  expect(await screen.findByText('Link copied')).toBeVisible()
  given({ clipboard: undefined })
  await user.click(button)
  expect(await screen.findByText("The link couldn't be copied. Please try again.")).toBeVisible()
})

// Promise (Screens): ticket: shared without its code
test('Share reservation says what, where and when, and not the reservation code', async () => {
  const api = fakeApi()
  const reservation = reservationOf({})
  api.reservations = [reservation]
  await openPage(`/en/me/my-reservation?code=${reservation.codeNumber}`, { member: true, api })
  const { user, button } = await press('Share reservation')
  const share = vi.fn(async (_data: ShareData) => undefined)
  given({ share })
  await user.click(button)
  const [data] = share.mock.calls[0] ?? []
  expect(data?.text).toContain(`${reservation.serviceName} – ${reservation.shop.shopName}\n`)
  expect(data?.url).toBe(`${location.origin}/en/brands/${reservation.shop.id}`)
  expect(JSON.stringify(data)).not.toContain(reservation.codeNumber)
})
