import { renderHook } from '@testing-library/react'
import type { ReservationFlow } from '@yoyaku/core'
import type { ActiveHold } from '@yoyaku/core/types'
import { expect, test } from 'vitest'
import { TYPED } from '../../../components/form/form-drafts.ts'
import { HELD_SLOT_KEY, useHeldSlot } from './use-held-slot.ts'

const hold = {
  ...{ holdId: 'hold', holdToken: 'token', timeZone: 'Asia/Tokyo' },
  ...{ startAt: '2026-11-25T14:00:00+09:00', expiresAt: '2026-11-20T09:10:00Z' },
  draft: { shopId: 'shop-1' },
} as ActiveHold
const stored = () => JSON.parse(sessionStorage.getItem(TYPED + HELD_SLOT_KEY) ?? 'null')

test.each([
  ['signing-in', { isReleased: '' }],
  ['reviewing', { isReleased: 'yes' }],
  ['confirmed', null],
] as const)('What the tab knows of its hold when the page is left at %s: %j', (step, remembered) => {
  const flow = { get: () => ({ step }) } as Pick<ReservationFlow, 'get'>
  const { unmount } = renderHook(() => useHeldSlot('service-1', hold, flow))
  expect(stored()).toMatchObject({ holdId: 'hold', isReleased: '' })
  unmount()
  if (remembered === null) expect(stored()).toBeNull()
  else expect(stored()).toMatchObject(remembered)
})
