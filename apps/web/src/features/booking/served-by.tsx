import { Plural, Trans } from '@lingui/react/macro'

/** Who serves one of the party, and that the shop chooses who serves the others. */
export function ServedBy({ name, others }: { readonly name: string; readonly others: number }) {
  if (others < 1) return name
  return (
    <Trans>
      {name}, and <Plural value={others} one="# more chosen by the shop" other="# more chosen by the shop" />
    </Trans>
  )
}
