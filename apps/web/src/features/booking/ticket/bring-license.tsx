import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { useSite } from '../../../site/site.tsx'
import { DescriptionItem } from '../description-list.tsx'
import { isOver } from '../is-over.ts'
import * as css from './ticket.css.ts'

/** The documents that Japan requires of a driver of a rental car; nothing once the rental is over. */
export function BringLicense({ reservation }: { readonly reservation: Reservation }) {
  const { language } = useSite()
  if (!reservation.needsLicense || isOver(reservation)) return null
  // Most readers of Japanese have a Japanese license.
  return (
    <DescriptionItem name={<Trans>What to bring</Trans>}>
      {language === 'ja' ? (
        <>
          <Trans>Driver's license of every driver, not a copy</Trans>
          <details>
            <summary className={css.foreign}>
              <Trans>With a license of another country</Trans>
            </summary>
            <Licenses />
          </details>
        </>
      ) : (
        <Licenses />
      )}
    </DescriptionItem>
  )
}

const Licenses = () => (
  <Trans>
    Every driver must bring one of these, not a copy: (1) a Japanese driver's license; (2) your home license with an
    International Driving Permit under the 1949 Geneva Convention; (3) a license from Taiwan, Germany, Switzerland,
    France, Belgium or Monaco with an official Japanese translation. For 2 and 3, bring your passport too. Not sure? Ask
    the authority that issued your license.
  </Trans>
)
