import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reservationOf } from '@yoyaku/testing'
import { expect, test, vi } from 'vitest'
import { setPageLoaders } from '../../../app/load-page.ts'
import { fakeApi, openPage } from '../../../testing/open-page.tsx'

setPageLoaders({
  'my-reservation': () => import('../../../pages/my-reservation/my-reservation.tsx'),
})

async function savedEntry(
  given: Parameters<typeof reservationOf>[0],
): Promise<{ lines: string[]; codeNumber: string }> {
  const saved = vi.fn((_file: Blob) => 'blob:calendar')
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: saved, revokeObjectURL: () => {} }))
  const api = fakeApi()
  const reservation = reservationOf(given)
  api.reservations = [reservation]
  await openPage(`/en/me/my-reservation?code=${reservation.codeNumber}`, { member: true, api })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(await screen.findByText('Calendar file saved. Open it in your calendar.')).toBeVisible()
  const text = (await saved.mock.calls[0]?.[0].text())?.replaceAll('\r\n ', '') ?? ''
  vi.unstubAllGlobals()
  return { lines: text.split('\r\n'), codeNumber: reservation.codeNumber }
}

test('A calendar entry says which digits are the reservation code and which the telephone number', async () => {
  const { lines, codeNumber } = await savedEntry({})
  expect(lines).toContain(`DESCRIPTION:Reservation code: ${codeNumber}\\nShop phone: +81 3 1234 5678`)
})

test('A calendar entry of a rental says when and where it is picked up and returned', async () => {
  const returnShop = { id: 'airport', shopName: 'Airport', address: '1 Airport' }
  const { lines } = await savedEntry({ dayUnit: true, returnShop })
  const description = lines.find((line) => line.startsWith('DESCRIPTION:Reservation'))
  expect(description).toMatch(
    /\\nPick-up [^·]*November 25[^·]* · Aoyama Hair\\nReturn [^·]*November 25[^·]* · Airport$/,
  )
})
