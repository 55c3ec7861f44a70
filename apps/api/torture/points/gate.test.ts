import { expect, test } from 'vitest'
import { useMigratedDatabase } from '../../test/database.ts'
import { atGate } from './gate.ts'

const database = useMigratedDatabase()

test('A gate is removed after work that failed, so the next one at the same table can be built', async () => {
  const fails = async () => {
    throw new Error('The work failed')
  }
  const place = { table: 'hold', moment: 'write', event: 'insert' } as const
  await expect(atGate(database.db, place, fails)).rejects.toThrow('The work failed')
  await expect(atGate(database.db, place, async () => {})).resolves.toBeUndefined()
})
