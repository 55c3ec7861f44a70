import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface EquipmentWords {
  readonly name: MessageDescriptor
  readonly next: MessageDescriptor
}

const OF_KIND: Readonly<Record<string, EquipmentWords>> = {
  bed: { name: msg`Bed`, next: msg`Next: bed` },
  bay: { name: msg`Bay`, next: msg`Next: bay` },
  room: { name: msg`Room`, next: msg`Next: room` },
  table: { name: msg`Table`, next: msg`Next: table` },
  car: { name: msg`Car`, next: msg`Next: car` },
  seat: { name: msg`Seat`, next: msg`Next: seat` },
  chair: { name: msg`Chair`, next: msg`Next: chair` },
}

const OF_ANY: EquipmentWords = { name: msg`Equipment`, next: msg`Next: equipment` }

/** What equipment is called: by its kind, or in general where it is of several kinds or of one that is new. */
export const equipmentWords = (kind: string | undefined): EquipmentWords => OF_KIND[kind ?? ''] ?? OF_ANY
