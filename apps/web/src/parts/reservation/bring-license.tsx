import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { isOver } from './book-again.tsx'
import { Fact } from './facts.tsx'

/** What Japan asks of whoever drives a rental car there; nothing once it is over. */
export function BringLicense({ reservation }: { readonly reservation: Reservation }) {
  if (!reservation.needsLicense || isOver(reservation)) return null
  return (
    <Fact name={<Trans>What to bring</Trans>}>
      <Trans>
        Each driver's original license: a Japanese one; your own with an international permit of the 1949 Geneva
        Convention; or one from Taiwan, Germany, Switzerland, France, Belgium or Monaco with an official Japanese
        translation. With a license from outside Japan, bring your passport too. If you are not sure, check with your
        licensing authority.
      </Trans>
    </Fact>
  )
}
