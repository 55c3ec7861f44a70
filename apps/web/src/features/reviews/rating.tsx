import { Plural, Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { Star } from 'lucide-react'
import { useFormat } from '../../site/site.tsx'
import { visuallyHidden } from '../../theme/shared.css.ts'
import * as css from './reviews.css.ts'

type Rated = Pick<components['schemas']['ShopCard'], 'rating' | 'ratingCount'>

/** What members make of a shop, with how many they are; nothing while there are none. */
export function Rating({ rating, ratingCount }: Rated) {
  const format = useFormat()
  if (rating === null || ratingCount === 0) return null
  const figure = format.rating(rating)
  return (
    <span className={css.rating}>
      <Star size={14} className={css.star} aria-hidden="true" />
      <span aria-hidden="true">
        <strong>{figure}</strong> ({format.number(ratingCount)})
      </span>
      <span className={visuallyHidden}>
        <Trans>{figure} of 5 stars</Trans>, <Plural value={ratingCount} one="# review" other="# reviews" />
      </span>
    </span>
  )
}

const FIVE = [1, 2, 3, 4, 5]

/** The stars of one review. */
export const Stars = ({ stars }: { readonly stars: number }) => (
  <span className={css.stars}>
    {FIVE.map((star) => (
      <Star key={star} size={16} className={star <= stars ? css.star : css.emptyStar} aria-hidden="true" />
    ))}
    <span className={visuallyHidden}>
      <Trans>{stars} of 5 stars</Trans>
    </span>
  </span>
)
