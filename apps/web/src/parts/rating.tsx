import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useFormat } from '../site.tsx'
import { visuallyHidden } from '../theme/shared.css.ts'
import * as css from './rating.css.ts'

export function Rating({ value, count }: { readonly value: number; readonly count?: number }) {
  const format = useFormat()
  const { t } = useLingui()
  const shown = format.rating(value)
  return (
    <span className={css.rating}>
      <Star size={14} className={css.star} aria-hidden="true" />
      <span className={visuallyHidden}>{t`Rated ${shown} of 5`}</span>
      <span aria-hidden="true">{shown}</span>
      {count !== undefined && <span className={css.count}>({format.number(count)})</span>}
    </span>
  )
}
