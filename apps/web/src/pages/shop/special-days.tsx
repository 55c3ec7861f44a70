import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../site/site.tsx'
import type { ShopWithPhone } from './queries.ts'
import * as css from './shop.css.ts'
import { type SpecialDay, specialDaysOf } from './special-days-of.ts'

/** Closed days, moved holidays and extra opening days that come. Nothing where every week is the same. */
export function SpecialDays({ shop, today }: { readonly shop: ShopWithPhone; readonly today: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const days = specialDaysOf(shop)
  const dayOf = (date: string): string => format.dayFrom(today, date)
  if (days.length === 0) return null
  const at = (date: string, time: string): string => [dayOf(date), time].filter(Boolean).join(format.gap)
  const dates = ({ first, last, hours: [[from, to] = ['', '']] }: SpecialDay): string =>
    first === last ? dayOf(first) : format.range(at(first, from), at(last, to))
  /** Of one day. */
  const times = ({ first, last, hours }: SpecialDay): string =>
    first === last ? hours.map(([from, to]) => format.hours(from, to)).join(format.comma) : ''
  return (
    <>
      <h3 className={css.specialDays}>
        <Trans>Special hours</Trans>
      </h3>
      <dl>
        {days.map((day) => (
          <div key={`${dates(day)} ${times(day)}`} className={css.specialDay}>
            <dt>{dates(day)}</dt>
            <dd>
              {!day.isClosed
                ? times(day)
                : times(day) === ''
                  ? t({ message: 'Closed', context: 'on one day' })
                  : t`Closed ${times(day)}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
