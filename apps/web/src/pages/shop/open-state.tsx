import { Trans } from '@lingui/react/macro'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { ZoneName } from '../../features/dates/zone-name.tsx'
import { MIDNIGHT } from '../../locale/format.ts'
import { dateIn } from '../../locale/zoned.ts'
import { useFormat, useSite } from '../../site/site.tsx'
import type { Shop } from './booking/choice.ts'
import * as css from './shop.css.ts'

/** "Open now · until 20:00 (Japan Time)"; the zone is named where its clocks are not the reader's. */
export function OpenState({ shop }: { readonly shop: Shop }) {
  const format = useFormat()
  const { now } = useSite()
  const { openState, timeZone } = shop
  const { changesAt } = openState
  const zone = (
    <ZoneName timeZone={timeZone} className={css.zone}>
      {format.aside(format.zone(timeZone, now))}
    </ZoneName>
  )
  if (changesAt === null) {
    return openState.open ? (
      <span className={css.open}>
        <Trans>Open now</Trans>
      </span>
    ) : (
      <Trans>Closed now</Trans>
    )
  }
  const wall = format.time(changesAt, timeZone)
  const sameDay = dateIn(changesAt, timeZone) === dateIn(now, timeZone)
  const endsAfterMidnight = openState.open && !sameDay
  // As the table of hours says it: the day ends at 24:00.
  const time = !endsAfterMidnight ? wall : wall === '00:00' ? MIDNIGHT : format.nextDay(wall)
  const day = format.weekday(dateIn(changesAt, timeZone))
  return (
    <DotSeparated>
      {openState.open ? (
        <span className={css.open}>
          <Trans>Open now</Trans>
        </span>
      ) : (
        <Trans>Closed now</Trans>
      )}
      <span className={css.withZone}>
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
    </DotSeparated>
  )
}
