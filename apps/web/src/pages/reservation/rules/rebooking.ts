import type { ReservationDraft } from '@yoyaku/core/types'
import { type Attach, choosesEquipment, choosesStaff, type Equipment, type Provider, type Service } from './service.ts'

/** The choices of last time, which may be unavailable by now. */
export interface PreviousChoices {
  readonly staffId: string | null
  readonly resourceItemId: string | null
  /** One for each piece. */
  readonly attachIds: readonly string[]
}

/** Staff that was assigned without a choice is not repeated. */
export const previousChoices = (service: Service, search: URLSearchParams): PreviousChoices => ({
  staffId: choosesStaff(service) ? search.get('staffId') : null,
  resourceItemId: choosesEquipment(service) ? search.get('resourceItemId') : null,
  attachIds: service.hasAttaches ? search.getAll('attachId') : [],
})

export function availableAttaches(
  { attachIds }: PreviousChoices,
  offered: readonly Attach[],
): ReservationDraft['attaches'] {
  return offered.flatMap(({ id, available, maxQuantity }) => {
    const quantity = Math.min(attachIds.filter((one) => one === id).length, maxQuantity)
    return available && quantity > 0 ? [{ attachId: id, quantity }] : []
  })
}

interface Present {
  readonly providers: readonly Provider[]
  readonly resources: readonly Equipment[]
}

/** The staff and equipment of last time that still exist, at whatever time they are free. */
export function availableChoices(
  { staffId, resourceItemId }: PreviousChoices,
  { providers, resources }: Present,
): Partial<ReservationDraft> {
  const staff = providers.find(({ id }) => id === staffId)
  const item = resources.find(({ id }) => id === resourceItemId)
  return {
    ...(staff !== undefined && { staffInfo: { id: staff.id, name: staff.name } }),
    ...(item !== undefined && { resourceItemId: item.id }),
  }
}

export type UnavailableChoice = 'staff' | 'equipment'

/** What of last time is unavailable; the staff first. */
export function unavailableChoice(
  { staffId, resourceItemId }: PreviousChoices,
  chosen: Partial<ReservationDraft>,
): UnavailableChoice | null {
  if (staffId !== null && chosen.staffInfo === undefined) return 'staff'
  return resourceItemId !== null && chosen.resourceItemId === undefined ? 'equipment' : null
}
