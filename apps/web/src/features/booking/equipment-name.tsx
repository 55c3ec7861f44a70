import { useLingui } from '@lingui/react'
import { equipmentWords } from './equipment-words.ts'

interface EquipmentNameProps {
  readonly kind: string | undefined
}

/** What equipment of the kind is called, such as Room. */
export function EquipmentName({ kind }: EquipmentNameProps) {
  const { _ } = useLingui()
  return _(equipmentWords(kind).name)
}
