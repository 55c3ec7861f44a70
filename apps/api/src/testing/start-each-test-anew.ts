import { afterAll, beforeEach } from 'vitest'
import type { TestApi } from '../../test/harness.ts'
import { resetPeople } from '../db/test-control.ts'
import { setClock } from './shop.ts'

/** Before each test of the file nobody is there, nothing waits to be delivered and it is nine in the morning of 20 November 2026 in Japan. Closes the API at the end. */
export function startEachTestAnew(apiOf: () => TestApi): void {
  afterAll(async () => {
    await apiOf().context.deliveries.run()
    await apiOf().close()
  })
  beforeEach(async () => {
    const api = apiOf()
    await api.context.deliveries.run()
    await resetPeople(api.db)
    await setClock(api, '2026-11-20T00:00:00Z')
  })
}
