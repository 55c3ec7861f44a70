import { Trans } from '@lingui/react/macro'
import type { RescheduleValue } from '@yoyaku/core'
import type { Reservation } from '@yoyaku/core/types'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { button } from '../../../components/actions/button.css.ts'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { BookAgain } from '../../../features/booking/book-again.tsx'
import { isOver } from '../../../features/booking/is-over.ts'
import { useDateTime } from '../../../features/booking/when/use-date-time.ts'
import { WhenLines } from '../../../features/booking/when/when-rented.tsx'
import { PhoneText } from '../../../features/contact/phone-text.tsx'
import * as css from './change.css.ts'

type Refused = Extract<RescheduleValue, { step: 'refused' }>

/** Why the reservation keeps its time, and what can be done instead. */
export function NotChangeable({ before, refusal, limits }: Pick<Refused, 'before' | 'refusal' | 'limits'>) {
  const { shop, serviceName, codeNumber, allowedActions } = before
  const canCancel = allowedActions.some(({ action, allowed }) => action === 'cancel' && allowed)
  return (
    <div className={css.refused}>
      <Notice tone="warning">
        <strong>
          <Reason before={before} refusal={refusal} until={limits?.until ?? before.startAt} />
        </strong>
        {!isOver(before) && (
          <p>
            <Trans>Please call the shop if you need another time.</Trans>
          </p>
        )}
      </Notice>
      <p>
        <strong>{serviceName}</strong>
        <br />
        <span className={css.soft}>{shop.shopName}</span>
        <br />
        <WhenLines {...before} />
      </p>
      <div className={css.ways}>
        {isOver(before) ? (
          <BookAgain reservation={before} />
        ) : (
          <a href={`tel:${shop.phone}`} className={button({})}>
            <Phone size={18} aria-hidden="true" />
            <PhoneText value={shop.phone} />
          </a>
        )}
        <ButtonLink variant="outline" href={`/me/my-reservation?code=${codeNumber}`}>
          <Trans>Show my ticket</Trans>
        </ButtonLink>
        {canCancel && (
          <ButtonLink variant="plain" href={`/me/my-reservation?code=${codeNumber}&cancel`}>
            <Trans>Cancel this reservation</Trans>
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

interface ReasonProps {
  readonly before: Reservation
  readonly refusal: Refused['refusal']
  readonly until: string
}

function Reason({ before, refusal, until }: ReasonProps): ReactNode {
  const when = useDateTime(until, before.timeZone)
  if (refusal === 'RESCHEDULE_TOO_LATE') return <Trans>Changes were possible until {when}.</Trans>
  if (before.allowedActions.some(({ limit }) => limit === 0)) return <Trans>This reservation can't be changed.</Trans>
  if (refusal === 'RESCHEDULE_LIMIT') return <Trans>You've changed this reservation as often as the shop allows.</Trans>
  if (before.status === 'cancelled') return <Trans>This reservation is canceled, so it can't be changed.</Trans>
  return isOver(before) ? (
    <Trans>This reservation is over, so it can't be changed.</Trans>
  ) : (
    <Trans>This reservation has started, so it can't be changed here.</Trans>
  )
}
