import { Plural, Trans } from '@lingui/react/macro'
import type { PeopleRange } from './people.ts'

/** For how many people a service is, where another number was asked for. */
export function ServiceIsFor({ service: { minQuantity, maxQuantity } }: { readonly service: PeopleRange }) {
  if (minQuantity === maxQuantity) {
    return <Plural value={maxQuantity} one="This service is for # person." other="This service is for # people." />
  }
  return (
    <Trans>
      This service is for {minQuantity} to {maxQuantity} people.
    </Trans>
  )
}
