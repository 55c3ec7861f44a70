import { Trans, useLingui } from '@lingui/react/macro'
import * as slotCss from '../../../features/dates/slots.css.ts'
import { useFormat } from '../../../site/site.tsx'
import type { LostSlot } from '../lost-slot.ts'
import { nearestSlots } from '../rules/nearest-slots.ts'
import { useChoosing } from './choosing.tsx'
import * as css from './time-card.css.ts'

/** Offers the times nearest to a lost one, one tap away. */
export function NearestFree({ lostSlot }: Pick<LostSlot, 'lostSlot'>) {
  const { times, update } = useChoosing()
  const { t } = useLingui()
  const { day, eveningTime } = useFormat()
  const nearest = lostSlot === null || times.query.data === undefined ? [] : nearestSlots(times.query.data, lostSlot)
  if (nearest.length === 0) return null
  return (
    <div className={css.nearest}>
      <p className={css.nearestTitle}>
        <Trans>The closest available times</Trans>
      </p>
      <ul className={css.nearestTimes} aria-label={t`The closest available times`}>
        {nearest.map(({ date, time }) => (
          <li key={`${date} ${time}`}>
            <button
              type="button"
              className={css.nearestTime}
              onClick={() => update({ reservationDate: date, reservationTime: time })}
            >
              {eveningTime(time)}
              {date !== lostSlot?.date && <small className={slotCss.left}>{day(date)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
