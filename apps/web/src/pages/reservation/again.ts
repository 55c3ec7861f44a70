import type { Draft } from '@yoyaku/core'
import { type Attach, choosesEquipment, choosesStaff, type Equipment, type Provider, type Service } from './service.ts'

/** What was chosen last time and has to be looked for first: it may be gone, or not free. */
export interface Again {
  readonly staffId: string | null
  readonly resourceItemId: string | null
  /** One for each piece. */
  readonly attachIds: readonly string[]
}

/** Who was assigned where nobody chooses is no choice. */
export const againOf = (service: Service, search: URLSearchParams): Again => ({
  staffId: choosesStaff(service) ? search.get('staffId') : null,
  resourceItemId: choosesEquipment(service) ? search.get('resourceItemId') : null,
  attachIds: service.hasAttaches ? search.getAll('attachId') : [],
})

export function attachesAgain({ attachIds }: Again, offered: readonly Attach[]): Draft['attaches'] {
  return offered.flatMap(({ id, available, maxQuantity }) => {
    const quantity = Math.min(attachIds.filter((one) => one === id).length, maxQuantity)
    return available && quantity > 0 ? [{ attachId: id, quantity }] : []
  })
}

interface Present {
  readonly providers: readonly Provider[]
  readonly resources: readonly Equipment[]
}

/** Those of last time who are still there, whenever they are free. */
export function choicesAgain({ staffId, resourceItemId }: Again, { providers, resources }: Present): Partial<Draft> {
  const staff = providers.find(({ id }) => id === staffId)
  const item = resources.find(({ id }) => id === resourceItemId)
  return {
    ...(staff !== undefined && { staffInfo: { id: staff.id, name: staff.name } }),
    ...(item !== undefined && { resourceItemId: item.id }),
  }
}

export type Missed = 'staff' | 'equipment'

/** Who or what of last time cannot be had any more; the staff first. */
export function missedOf({ staffId, resourceItemId }: Again, chosen: Partial<Draft>): Missed | null {
  if (staffId !== null && chosen.staffInfo === undefined) return 'staff'
  return resourceItemId !== null && chosen.resourceItemId === undefined ? 'equipment' : null
}
