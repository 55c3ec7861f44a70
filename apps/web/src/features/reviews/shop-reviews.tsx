import { Plural, Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { useFormat } from '../../site/site.tsx'
import { text } from '../../theme/recipes.css.ts'
import { visuallyHidden } from '../../theme/shared.css.ts'
import { ReviewItem } from './review-item.tsx'
import * as css from './reviews.css.ts'

const ReviewList = lazyComponent(() => import('./review-list.tsx'), {
  pending: <Skeleton shape="block" />,
  onError: 'notice',
})

type Shop = Pick<components['schemas']['Shop'], 'id' | 'rating' | 'ratingCount' | 'reviews'>

/** The rating, what it is made of, and the newest reviews; all of them at a press. Nothing while there are none. */
export function ShopReviews({ shop }: { readonly shop: Shop }) {
  const format = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const { id, rating, ratingCount, reviews } = shop
  if (reviews === undefined || rating === null) return null
  const figure = format.rating(rating)
  return (
    <section className={css.section} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className={text({ size: 'title' })}>
        <Trans>Reviews</Trans>
      </h2>
      <div className={css.summary}>
        <p className={css.figure}>
          <Star size={28} className={css.star} aria-hidden="true" />
          <span className={css.number}>
            <span aria-hidden="true">{figure}</span>
            <span className={visuallyHidden}>
              <Trans>{figure} of 5 stars</Trans>
            </span>
          </span>
          <span className={text({ size: 'small', tone: 'muted' })}>
            <Plural value={ratingCount} one="# review" other="# reviews" />
          </span>
        </p>
        <Distribution counts={reviews.distribution} />
      </div>
      <p className={text({ size: 'small', tone: 'muted' })}>
        <Trans>Only members who were here can write one, once for each visit.</Trans>
      </p>
      {isWhole ? (
        <ReviewList shopId={id} />
      ) : (
        <>
          <div className={css.list}>
            {reviews.latest.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </div>
          <Button variant="outline" className={css.more} onClick={() => setIsWhole(true)}>
            {ratingCount > reviews.latest.length ? (
              <Plural value={ratingCount} one="Show # review" other="Show all # reviews" />
            ) : (
              <Trans>Filter or report reviews</Trans>
            )}
          </Button>
        </>
      )}
    </section>
  )
}

function Distribution({ counts }: { readonly counts: readonly number[] }) {
  const format = useFormat()
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className={css.bars}>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .toReversed()
        .map(({ count, stars }) => (
          <li key={stars} className={css.bar}>
            <span className={css.barName} aria-hidden="true">
              {stars} <Star size={12} className={css.star} />
            </span>
            <svg className={css.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css.filled} width={total === 0 ? 0 : (100 * count) / total} height="1" />
            </svg>
            <span className={css.barCount}>
              <span className={visuallyHidden}>
                <Trans>{stars} of 5 stars</Trans>:{' '}
              </span>
              {format.number(count)}
            </span>
          </li>
        ))}
    </ul>
  )
}
