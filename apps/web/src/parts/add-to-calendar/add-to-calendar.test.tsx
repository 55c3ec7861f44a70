import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reservationOf } from '@yoyaku/core/testing'
import { expect, test, vi } from 'vitest'
import { houseOfCuts, openPage } from '../../pages/test-page.tsx'

test('What is added to a calendar says which figures are the code and which the telephone', async () => {
  const saved = vi.fn((_file: Blob) => 'blob:calendar')
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: saved, revokeObjectURL: () => {} }))
  const house = houseOfCuts()
  const reservation = reservationOf({})
  house.reservations = [reservation]
  await openPage(`/en/me/my-reservation?code=${reservation.codeNumber}`, { member: true, house })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  const text = (await saved.mock.calls[0]?.[0].text())?.replaceAll('\r\n ', '')
  expect(text?.split('\r\n')).toContain(
    `DESCRIPTION:Reservation code: ${reservation.codeNumber}\\nPhone of the shop: ${reservation.shop.phone}`,
  )
  vi.unstubAllGlobals()
})
