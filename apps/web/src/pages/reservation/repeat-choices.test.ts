import { expect, test } from 'vitest'
import { haircutService } from '../../testing/haircut-service.ts'
import { availableChoices, availableExtras, previousChoices, unavailableChoice } from './repeat-choices.ts'

const service = { ...haircutService, selectionUnitMode: 'staff_and_resource', hasAttaches: true } as const
const again = previousChoices(
  service,
  new URLSearchParams('staffId=mei&resourceItemId=chair&attachId=spa&attachId=spa&attachId=old'),
)
const price = { amount: 1500, currency: 'JPY' } as const
const spa = { id: 'spa', name: 'Spa', price, durationMinutes: 15, maxQuantity: 2, available: true }

test('availableExtras adds the extras of last time again, as far as they are still offered', () => {
  expect(availableExtras(again, [spa, { ...spa, id: 'new' }])).toStrictEqual({ extras: [{ id: 'spa', quantity: 2 }] })
  expect(availableExtras(again, [{ ...spa, maxQuantity: 1 }])).toStrictEqual({ extras: [{ id: 'spa', quantity: 1 }] })
  expect(availableExtras(again, [{ ...spa, available: false }])).toStrictEqual({})
})

test('availableChoices chooses the staff and equipment of last time again; unavailableChoice names those that are gone', () => {
  const mei = { id: 'mei', name: 'Mei', title: '', avatarUrl: '', available: true }
  const chair = { id: 'chair', name: 'Chair 1', available: true }
  const present = { providers: [mei], resources: [chair] }
  expect(availableChoices(again, present)).toStrictEqual({
    staffId: 'mei',
    equipmentId: 'chair',
  })
  const withoutChair = availableChoices(again, { providers: [{ ...mei, available: false }], resources: [] })
  expect(withoutChair).toStrictEqual({ staffId: 'mei' })
  expect(unavailableChoice(again, availableChoices(again, present))).toBeNull()
  expect(unavailableChoice(again, withoutChair)).toBe('equipment')
  expect(unavailableChoice(again, {})).toBe('staff')
  expect(availableChoices(previousChoices(service, new URLSearchParams()), present)).toStrictEqual({})
})

test('previousChoices chooses nobody where the service has no choice of staff', () => {
  const search = new URLSearchParams('staffId=mei&resourceItemId=chair&attachId=spa')
  expect(previousChoices(haircutService, search)).toStrictEqual({ staffId: null, equipmentId: null, attachIds: [] })
})
