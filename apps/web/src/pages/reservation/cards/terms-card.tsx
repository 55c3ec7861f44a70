import { Trans } from '@lingui/react/macro'
import { freeCancellationUntil } from '@yoyaku/core'
import type { ActiveHold, BookingTerms } from '@yoyaku/core/types'
import { ErrorNotice, Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { CheckField } from '../../../components/form/field.tsx'
import { Form } from '../../../components/form/form.tsx'
import { ChangesPossible } from '../../../features/booking/change-time.tsx'
import { useFreeUntil } from '../../../features/booking/price/free-until.tsx'
import { isFeeless, LateFee } from '../../../features/booking/price/late-fee.tsx'
import { PhoneText } from '../../../features/contact/phone-text.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useReadErrorMessage } from '../../../locale/read-error-messages.ts'
import { Link } from '../../../navigation/link.tsx'
import { sellerPath } from '../../../site/seller.ts'
import { useFormat, useSite } from '../../../site/site.tsx'
import { ownLink, textLink } from '../../../theme/shared.css.ts'
import { useBooking, useSteps } from '../booking-context.tsx'
import type { Service } from '../rules/service.ts'
import { Card } from './card.tsx'
import * as css from './form.css.ts'

export function TermsCard() {
  const { consents } = useBooking().reservation
  return (
    <Card
      id="terms"
      title={<Trans>Policies and terms</Trans>}
      line={consents.terms === null ? null : <Trans>Agreed</Trans>}
    >
      <TermsOrReason />
    </Card>
  )
}

/** The terms that the chart has read, or why it could not. */
function TermsOrReason() {
  const errorMessage = useReadErrorMessage()
  const { reservation, flow } = useBooking()
  const { terms, termsFailure } = reservation
  if (terms !== null) return <Terms points={terms} />
  if (termsFailure === null)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  return <ErrorNotice retry={() => void flow.retry()}>{errorMessage(termsFailure)}</ErrorNotice>
}

/** For the held time: when it is near, the deadline for a free cancellation or a change may have passed. */
function FreeCancellation({ startAt, timeZone, policy }: ActiveHold) {
  const { freeHours, lateFee, reschedule } = policy
  const { isFree, words } = useFreeUntil(freeCancellationUntil(startAt, freeHours), timeZone, lateFee)
  return (
    <Notice tone={isFree ? 'info' : 'warning'}>
      <p>{words}</p>
      {freeHours > 0 && !isFeeless(lateFee) && (
        <p>
          <LateFee fee={lateFee} />
        </p>
      )}
      {reschedule !== undefined && (
        <p>
          <ChangesPossible startAt={startAt} timeZone={timeZone} rule={reschedule} />
        </p>
      )}
      <p>
        <Trans>You can cancel under My reservations until the start.</Trans>
      </p>
      <p>
        <Trans>You pay at the shop; nothing is charged now.</Trans>
      </p>
    </Notice>
  )
}

function Terms({ points }: { readonly points: BookingTerms }) {
  const { reservation, service, agreedReminders, flow } = useBooking()
  const { agree } = flow
  const { refused } = useSteps()
  const errorMessages = useErrorMessages()
  const { fields } = reservation
  const { terms, sharing, reminders } = reservation.consents
  const tick = (id: string, isTicked: boolean): void =>
    void agree({ reminders: isTicked ? [...reminders, id] : reminders.filter((one) => one !== id) })
  const { shopName } = service.shop
  const country = useFormat().country(service.shop.country)
  const required = errorMessages.field('agreedTermsVersion', 'REQUIRED')
  const everything = {
    terms: points.version,
    sharing: points.privacyVersion,
    reminders: points.reminders.filter((point) => point.required).map(({ id }) => id),
  }
  const isEverything =
    terms === everything.terms &&
    sharing === everything.sharing &&
    everything.reminders.every((id) => reminders.includes(id))
  return (
    <Form submission={[refused]} onSubmit={() => undefined} className={css.form}>
      {reservation.hold === null ? (
        <Notice tone="info">{points.cancellationPolicy.text}</Notice>
      ) : (
        <FreeCancellation {...reservation.hold} />
      )}
      <div className={css.everything}>
        <CheckField
          checked={isEverything}
          onChange={(event) =>
            void agree(event.currentTarget.checked ? everything : { terms: null, sharing: null, reminders: [] })
          }
        >
          <Trans>I agree to all of the following</Trans>
        </CheckField>
      </div>
      {agreedReminders.some((id) => reminders.includes(id)) && (
        <p className={css.point}>
          <Trans>What you agreed to at your last reservation here is already checked.</Trans>
        </p>
      )}
      {points.reminders.map(({ id, text, required: isRequired }) =>
        isRequired ? (
          <CheckField
            key={id}
            required
            checked={reminders.includes(id)}
            error={fields['consents.reminders'] !== undefined && !reminders.includes(id) && required}
            onChange={(event) => tick(id, event.currentTarget.checked)}
          >
            <Trans>{text} (required)</Trans>
          </CheckField>
        ) : (
          <p key={id} className={css.point}>
            {text}
          </p>
        ),
      )}
      <CheckField
        required
        checked={terms === points.version}
        error={fields['consents.terms'] !== undefined && required}
        onChange={(event) => void agree({ terms: event.currentTarget.checked ? points.version : null })}
      >
        <Trans>
          I have read the points above and agree to the{' '}
          <Link href="/term-of-use" target="_blank" className={textLink}>
            terms of use
          </Link>{' '}
          (required)
        </Trans>
      </CheckField>
      <CheckField
        required
        checked={sharing === points.privacyVersion}
        error={fields['consents.sharing'] !== undefined && required}
        onChange={(event) => void agree({ sharing: event.currentTarget.checked ? points.privacyVersion : null })}
      >
        <Trans>
          I agree that my name, phone number, email and special requirements are given to {shopName} ({country}), only
          for this reservation and for as long as it needs them (required). Without this, the reservation can't be made.
          See the{' '}
          <Link href="/privacy" target="_blank" className={textLink}>
            privacy policy
          </Link>
          .
        </Trans>
      </CheckField>
      <ContractParties {...service.shop} />
      <SellerLink />
    </Form>
  )
}

/** Who provides the service, and that the site is no party to the contract: Korean law wants both in sight before the order. */
function ContractParties({ shopName, address, phone, business }: Service['shop']) {
  const { title } = useSite()
  return (
    <p>
      <Trans>
        {title} arranges this reservation and is not a party to the contract. {shopName} provides the service and is
        responsible for it.
      </Trans>
      {business !== undefined && (
        <>
          <br />
          {business}
        </>
      )}
      <br />
      {address}
      <br />
      <PhoneText value={phone} />
    </p>
  )
}

/** Who runs the site, where the law of the shop's country wants it beside the last step. */
function SellerLink() {
  const { text, isMissing, isReading, read } = useBooking().seller
  if (isMissing) {
    return (
      <ErrorNotice retry={read} retrying={isReading}>
        <Trans>
          We couldn't load who runs this site. The law requires it to be shown before you confirm. Please try again.
        </Trans>
      </ErrorNotice>
    )
  }
  if (text === undefined) return null
  return (
    <p>
      <Link href={sellerPath(text)} target="_blank" className={[textLink, ownLink].join(' ')}>
        {text.title}
      </Link>
    </p>
  )
}
