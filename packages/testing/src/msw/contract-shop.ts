import type { components } from '@yoyaku/core/types'
import { daily, type FakeShop } from '../server/shops.ts'
import { ANSWERS } from './answers.gen.ts'

type Schemas = components['schemas']

/** The `data` of the contract's example for an operation. */
function exampleOf<T>(id: string): T {
  const answer = ANSWERS.find(({ operationId }) => operationId === id)
  if (answer === undefined) throw new RangeError(`The contract has no example of ${id}`)
  return (answer.body as { data: T }).data
}

/** The shop of the contract's examples, open every day so that it can be booked. */
export function contractShop(): FakeShop {
  const { providers, resources } = exampleOf<Schemas['AvailableProviders']>('getAvailableProviders')
  const shop = structuredClone(exampleOf<Schemas['Shop']>('getShop'))
  const [{ open, close } = { open: '10:00', close: '20:00' }] = shop.hours
  return {
    shop: { ...shop, hours: daily(open, close), specialHours: [], closures: [] },
    providers,
    resources,
    attaches: exampleOf<Schemas['ServiceAttach'][]>('getAvailableServiceAttaches'),
    reminders: exampleOf<Schemas['ConfirmReminder']>('getConfirmReminder').reminders,
  }
}

export const contractTermsVersion = (): string => exampleOf<Schemas['LegalText']>('getTermsOfUse').version
