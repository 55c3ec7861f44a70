import { onDemand } from '../on-demand.tsx'

interface ShownPhoneProps {
  /** E.164. */
  readonly value: string
}

/** A number in groups, as soon as the numbering plans are there; until then as it is stored. */
export const ShownPhone = onDemand<ShownPhoneProps>(
  () => import('./written-phone.tsx'),
  ({ value }) => value,
)
