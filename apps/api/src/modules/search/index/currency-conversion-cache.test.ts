import { expect, test } from 'vitest'
import type { Db } from '../../../db/connection.ts'
import type { Rates } from '../../money/convert.ts'
import { shownBy } from './currency-conversion-cache.ts'

const rates: Rates = { perUsd: { USD: '1', JPY: '150' }, at: '2026-11-20T00:00:00Z' }

test('Rates that were read anew and are the same sort nothing anew; other rates do', () => {
  const db = {} as Db
  const before = shownBy(db, rates)
  expect(shownBy(db, { ...rates, at: '2026-11-21T00:00:00Z' })).toBe(before)
  const after = shownBy(db, { ...rates, perUsd: { USD: '1', JPY: '100' } })
  expect([before(600, 'JPY', 'USD'), after(600, 'JPY', 'USD')]).toEqual([400, 600])
})
