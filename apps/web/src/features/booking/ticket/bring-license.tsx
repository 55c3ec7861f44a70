import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { DescriptionItem } from '../description-list.tsx'
import { isOver } from '../is-over.ts'

/** The documents that Japan requires of a driver of a rental car; nothing once the rental is over. */
export function BringLicense({ reservation }: { readonly reservation: Reservation }) {
  if (!reservation.needsLicense || isOver(reservation)) return null
  return (
    <DescriptionItem name={<Trans>What to bring</Trans>}>
      <Trans>
        Every driver must bring one of these, not a copy: (1) a Japanese driver's license; (2) your home license with an
        International Driving Permit under the 1949 Geneva Convention; (3) a license from Taiwan, Germany, Switzerland,
        France, Belgium or Monaco with an official Japanese translation. For 2 and 3, bring your passport too. Not sure?
        Ask the authority that issued your license.
      </Trans>
    </DescriptionItem>
  )
}
