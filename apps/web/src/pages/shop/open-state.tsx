import { Trans } from '@lingui/react/macro'
import { dateIn } from '@yoyaku/core/client'
import { useOwnZone } from '../../locale/use-own-zone.ts'
import { Dotted } from '../../parts/dotted.tsx'
import { useFormat, useSite } from '../../site.tsx'
import type { Shop } from './choice.ts'
import * as css from './shop.css.ts'

/** "Open now · until 20:00 (Japan Time)"; the zone is named where it is not the reader's own. */
export function OpenState({ shop }: { readonly shop: Shop }) {
  const format = useFormat()
  const { now } = useSite()
  const ownZone = useOwnZone()
  const { openState, timeZone } = shop
  const { changesAt } = openState
  const zone =
    ownZone === timeZone ? null : <span className={css.zone}>{format.aside(format.zone(timeZone, now))}</span>
  if (changesAt === null) {
    return openState.open ? (
      <span className={css.open}>
        <Trans>Open now</Trans>
      </span>
    ) : (
      <Trans>Closed now</Trans>
    )
  }
  const time = format.time(changesAt, timeZone)
  const sameDay = dateIn(changesAt, timeZone) === dateIn(now, timeZone)
  const day = format.weekday(dateIn(changesAt, timeZone))
  return (
    <Dotted>
      {openState.open ? (
        <span className={css.open}>
          <Trans>Open now</Trans>
        </span>
      ) : (
        <Trans>Closed now</Trans>
      )}
      <span>
        <span className={css.phrase}>
          {openState.open ? (
            <Trans>until {time}</Trans>
          ) : sameDay ? (
            <Trans>opens at {time}</Trans>
          ) : (
            <Trans>
              opens {day} {time}
            </Trans>
          )}
        </span>
        {zone}
      </span>
    </Dotted>
  )
}
