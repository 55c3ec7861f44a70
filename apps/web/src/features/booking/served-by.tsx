import { Plural, Trans } from '@lingui/react/macro'

/** Names who serves one of the party, and says that the shop chooses who serves the others. */
export function ServedBy({ name, others }: { readonly name: string; readonly others: number }) {
  if (others < 1) return name
  return (
    <Trans>
      {name}, and <Plural value={others} one="# more chosen by the shop" other="# more chosen by the shop" />
    </Trans>
  )
}
