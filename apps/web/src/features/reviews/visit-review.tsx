import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import type { Failure } from '@yoyaku/core/client'
import type { FieldFailure, Reservation } from '@yoyaku/core/types'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ErrorNotice, Notice } from '../../components/feedback/notice.tsx'
import { TextArea } from '../../components/form/field.tsx'
import { Form, textOf } from '../../components/form/form.tsx'
import { tooLong } from '../../components/form/too-long.ts'
import { useFormDraft } from '../../components/form/use-form-draft.ts'
import { toast } from '../../components/toast/toast.ts'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { text as textStyle } from '../../theme/recipes.css.ts'
import { visuallyHidden } from '../../theme/shared.css.ts'
import { ReviewItem } from './review-item.tsx'
import * as css from './reviews.css.ts'

const MOST_SIGNS = 1000
const FIVE = [1, 2, 3, 4, 5]

interface VisitReviewProps {
  readonly sdk: Yoyaku
  readonly reservation: Reservation
}

/** Below the ticket of a completed reservation: "How was it?", or what the member said. */
export function VisitReview({ sdk, reservation }: VisitReviewProps) {
  const { review, allowedActions } = reservation
  if (review !== undefined) {
    return (
      <section className={css.form} aria-labelledby="your-review">
        <h2 id="your-review" className={textStyle({ size: 'title' })}>
          <Trans>Your review</Trans>
        </h2>
        {review.hidden === true && (
          <Notice tone="warning">
            <Trans>We took this review down. Only you can still see it.</Trans>
          </Notice>
        )}
        <ReviewItem review={review} />
      </section>
    )
  }
  const mayReview = allowedActions.some(({ action, allowed }) => action === 'review' && allowed)
  return mayReview ? <ReviewForm sdk={sdk} reservation={reservation} /> : null
}

type Codes = Readonly<Record<string, FieldFailure['code'] | undefined>>
const NONE: Codes = {}
const codesOf = ({ fields }: Failure): Codes => Object.fromEntries(fields.map(({ field, code }) => [field, code]))

function ReviewForm({ sdk, reservation }: VisitReviewProps) {
  const { codeNumber, shop } = reservation
  const { shopName } = shop
  const { t } = useLingui()
  const cache = useQueryClient()
  const errorMessages = useErrorMessages()
  const { typed, note, keep, forget } = useFormDraft(`review-${codeNumber}`)
  const [stars, setStars] = useState(Number(typed.stars ?? 0))
  const [text, setText] = useState(typed.text ?? '')
  const [codes, setCodes] = useState(NONE)
  /** Fields that were changed since they were sent: what was wrong there may be right by now. */
  const [changed, setChanged] = useState<readonly string[]>([])
  const wrongIn = (field: 'stars' | 'text') => (changed.includes(field) ? undefined : codes[field])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function send(data: FormData): Promise<void> {
    if (isSending) return
    const said = textOf(data, 'text').trim()
    const long = tooLong(said, MOST_SIGNS)
    const wrong: Codes = {
      ...(stars === 0 && { stars: 'REQUIRED' }),
      ...(said === '' ? { text: 'REQUIRED' } : long && { text: long }),
    }
    setCodes(wrong)
    setChanged([])
    setFailure(null)
    if (Object.keys(wrong).length > 0) return
    setIsSending(true)
    const answer = await sdk.reviews.write(codeNumber, { stars, text: said })
    setIsSending(false)
    if (answer.failure !== null) {
      setCodes(codesOf(answer.failure))
      setFailure(answer.failure)
      // Another tab was faster, or the visit is seen otherwise by now.
      if (answer.failure.status === 409) await cache.invalidateQueries({ queryKey: ['member'] })
      return
    }
    forget()
    void toast({ type: 'success', title: t`Thank you. Your review is on the shop's page now.` })
    await cache.invalidateQueries()
  }

  return (
    <Form
      submission={[codes, failure]}
      onSubmit={(data) => void send(data)}
      onChange={note}
      className={css.form}
      aria-labelledby="how-was-it"
    >
      <h2 id="how-was-it" className={textStyle({ size: 'title' })}>
        <Trans>How was it?</Trans>
      </h2>
      <p className={textStyle({ size: 'small', tone: 'muted' })}>
        <Trans>Others see your stars, your text, the service and the month, and no name.</Trans>
      </p>
      <div
        role="radiogroup"
        aria-labelledby="stars-legend"
        aria-describedby={wrongIn('stars') && 'stars-error'}
        aria-invalid={wrongIn('stars') !== undefined || undefined}
        tabIndex={-1}
      >
        <p id="stars-legend" className={textStyle({ weight: 'strong' })}>
          <Trans>Your visit to {shopName}</Trans>
        </p>
        <div className={css.choices}>
          {FIVE.map((star) => (
            <label key={star} className={css.choice}>
              <input
                type="radio"
                name="stars"
                value={star}
                checked={stars === star}
                className={css.radio}
                onChange={() => {
                  setStars(star)
                  setChanged((before) => [...before, 'stars'])
                  keep({ stars: String(star) })
                }}
              />
              <Star size={28} className={star <= stars ? css.star : css.emptyStar} aria-hidden="true" />
              <span className={visuallyHidden}>
                <Trans>{star} of 5 stars</Trans>
              </span>
            </label>
          ))}
        </div>
        {wrongIn('stars') !== undefined && (
          <p id="stars-error" role="alert" className={textStyle({ size: 'small', tone: 'danger' })}>
            {errorMessages.field('stars', wrongIn('stars'))}
          </p>
        )}
      </div>
      <TextArea
        name="text"
        label={<Trans>What would you tell a friend?</Trans>}
        defaultValue={typed.text}
        required
        error={errorMessages.field('text', tooLong(text, MOST_SIGNS) ?? wrongIn('text'))}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setChanged((before) => [...before, 'text'])
        }}
      />
      {failure !== null && failure.fields.length === 0 && <ErrorNotice>{errorMessages.failure(failure)}</ErrorNotice>}
      <Button type="submit" loading={isSending}>
        <Trans>Publish review</Trans>
      </Button>
    </Form>
  )
}
