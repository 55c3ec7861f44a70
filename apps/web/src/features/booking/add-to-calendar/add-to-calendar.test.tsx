import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reservationOf } from '@yoyaku/testing'
import { expect, test, vi } from 'vitest'
import { setPageLoaders } from '../../../app/load-page.ts'
import { fakeApi, openPage } from '../../../testing/open-page.tsx'

setPageLoaders({
  'my-reservation': () => import('../../../pages/my-reservation/my-reservation.tsx'),
})

test('A calendar entry says which digits are the reservation code and which the telephone number', async () => {
  const saved = vi.fn((_file: Blob) => 'blob:calendar')
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: saved, revokeObjectURL: () => {} }))
  const api = fakeApi()
  const reservation = reservationOf({})
  api.reservations = [reservation]
  await openPage(`/en/me/my-reservation?code=${reservation.codeNumber}`, { member: true, api })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const text = (await saved.mock.calls[0]?.[0].text())?.replaceAll('\r\n ', '')
  expect(text?.split('\r\n')).toContain(
    `DESCRIPTION:Reservation code: ${reservation.codeNumber}\\nShop phone: +81 3 1234 5678`,
  )
  vi.unstubAllGlobals()
})
