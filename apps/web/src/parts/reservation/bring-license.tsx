import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { isOver } from './book-again.tsx'
import { Fact } from './facts.tsx'

/** What Japan asks of whoever drives a rental car there; nothing once it is over. */
export function BringLicense({ reservation }: { readonly reservation: Reservation }) {
  if (!reservation.dayUnit || reservation.shop.country !== 'JP' || isOver(reservation)) return null
  return (
    <Fact name={<Trans>What to bring</Trans>}>
      <Trans>
        Each driver's original license: a Japanese one, your own with an international permit of the 1949 Geneva
        Convention, or, from Taiwan, your license with its Japanese translation. And your passport.
      </Trans>
    </Fact>
  )
}
