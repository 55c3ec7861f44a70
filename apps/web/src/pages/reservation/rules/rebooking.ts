import type { ReservationDraft } from '@yoyaku/core/types'
import { type Attach, choosesEquipment, choosesStaff, type Equipment, type Provider, type Service } from './service.ts'

/** The choices of last time, which may be unavailable by now. */
export interface PreviousChoices {
  readonly staffId: string | null
  readonly equipmentId: string | null
  /** One for each piece. */
  readonly attachIds: readonly string[]
}

/** Staff that was assigned without a choice is not repeated. */
export const previousChoices = (service: Service, search: URLSearchParams): PreviousChoices => ({
  staffId: choosesStaff(service) ? search.get('staffId') : null,
  equipmentId: choosesEquipment(service) ? search.get('resourceItemId') : null,
  attachIds: service.hasAttaches ? search.getAll('attachId') : [],
})

export function availableExtras(
  { attachIds }: PreviousChoices,
  offered: readonly Attach[],
): ReservationDraft['extras'] {
  return offered.flatMap(({ id, available, maxQuantity }) => {
    const quantity = Math.min(attachIds.filter((one) => one === id).length, maxQuantity)
    return available && quantity > 0 ? [{ id, quantity }] : []
  })
}

interface Present {
  readonly providers: readonly Provider[]
  readonly resources: readonly Equipment[]
}

/** The staff and equipment of last time that still exist, at whatever time they are free. */
export function availableChoices(
  { staffId, equipmentId }: PreviousChoices,
  { providers, resources }: Present,
): Partial<ReservationDraft> {
  const staff = providers.find(({ id }) => id === staffId)
  const item = resources.find(({ id }) => id === equipmentId)
  return {
    ...(staff !== undefined && { staffId: staff.id }),
    ...(item !== undefined && { equipmentId: item.id }),
  }
}

export type UnavailableChoice = 'staff' | 'equipment'

/** What of last time is unavailable; the staff first. */
export function unavailableChoice(
  { staffId, equipmentId }: PreviousChoices,
  chosen: Partial<ReservationDraft>,
): UnavailableChoice | null {
  if (staffId !== null && chosen.staffId === undefined) return 'staff'
  return equipmentId !== null && chosen.equipmentId === undefined ? 'equipment' : null
}
