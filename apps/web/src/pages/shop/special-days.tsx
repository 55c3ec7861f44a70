import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../site/site.tsx'
import { type SpecialDay, specialDaysOf } from './other-days.ts'
import type { ShownShop } from './queries.ts'
import * as css from './shop.css.ts'

/** Closed days, moved holidays and extra opening days that come. Nothing where every week is the same. */
export function SpecialDays({ shop }: { readonly shop: ShownShop }) {
  const { t } = useLingui()
  const format = useFormat()
  const days = specialDaysOf(shop)
  if (days.length === 0) return null
  const dates = ({ first, last }: SpecialDay): string =>
    first === last ? format.day(first) : format.range(format.day(first), format.day(last))
  const times = ({ hours }: SpecialDay): string =>
    hours.map(([open, close]) => format.hours(open, close)).join(format.comma)
  return (
    <>
      <h3 className={css.specialDays}>
        <Trans>Special hours</Trans>
      </h3>
      <dl>
        {days.map((day) => (
          <div key={`${day.first} ${times(day)}`} className={css.specialDay}>
            <dt>{dates(day)}</dt>
            <dd>
              {!day.isClosed
                ? times(day)
                : day.hours.length === 0
                  ? t({ message: 'Closed', context: 'on one day' })
                  : t`Closed ${times(day)}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
