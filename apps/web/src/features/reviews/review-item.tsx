import { Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { type ReactNode, useId } from 'react'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { HTML_LANG } from '../../locale/languages.ts'
import { useFormat } from '../../site/site.tsx'
import { text } from '../../theme/recipes.css.ts'
import { Stars } from './rating.tsx'
import * as css from './reviews.css.ts'

export type Review = components['schemas']['Review']

interface ReviewItemProps {
  readonly review: Review
  readonly children?: ReactNode
}

/** A review with the reply of the shop. What people typed is text, and nothing else. */
export function ReviewItem({ review, children }: ReviewItemProps) {
  const format = useFormat()
  const headId = useId()
  return (
    <article className={css.review} aria-labelledby={headId}>
      <div id={headId} className={css.reviewHead}>
        <Stars stars={review.stars} />
        <span className={text({ weight: 'strong' })}>{review.author}</span>
      </div>
      <p className={text({ size: 'small', tone: 'muted' })}>
        <DotSeparated>
          {review.serviceName}
          {format.month(review.month)}
        </DotSeparated>
      </p>
      <p className={css.text} lang={HTML_LANG[review.language]}>
        {review.text}
      </p>
      {review.reply !== null && (
        <div className={css.reply}>
          <p className={text({ size: 'small', weight: 'strong' })}>
            <Trans>Reply from the shop</Trans>
          </p>
          <p className={css.text}>{review.reply.text}</p>
        </div>
      )}
      {children}
    </article>
  )
}
