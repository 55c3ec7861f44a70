import { useLingui } from '@lingui/react/macro'
import { equipmentWords } from './equipment-words.ts'

interface EquipmentNameProps {
  readonly kind: string | undefined
}

/** What equipment of the kind is called, such as Room. */
export function EquipmentName({ kind }: EquipmentNameProps) {
  const { t } = useLingui()
  return t(equipmentWords(kind).name)
}
