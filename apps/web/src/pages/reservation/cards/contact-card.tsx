import { Trans, useLingui } from '@lingui/react/macro'
import { useAuth } from '@yoyaku/react'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { TextField } from '../../../components/form/field.tsx'
import { Form } from '../../../components/form/form.tsx'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { NameFields } from '../../../features/contact/name-fields.tsx'
import { PhoneField } from '../../../features/contact/phone-field.tsx'
import { PhoneText } from '../../../features/contact/phone-text.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useFormat, useSite } from '../../../site/site.tsx'
import { useBooking, useSteps } from '../booking-context.tsx'
import { isReadable } from '../rules/readable-name.ts'
import { Card } from './card.tsx'
import * as css from './form.css.ts'

export function ContactCard() {
  const { personName } = useFormat()
  const { contact, step } = useBooking().reservation
  const isEmpty = contact.firstName === '' && contact.lastName === ''
  return (
    <Card
      id="contact"
      title={<Trans>Contact information</Trans>}
      line={
        isEmpty || step === 'choosing' ? null : (
          <DotSeparated>
            {personName(contact)}
            <PhoneText value={contact.phone} />
          </DotSeparated>
        )
      }
    >
      <Contact />
    </Card>
  )
}

function Contact() {
  const { service, reservation, flow } = useBooking()
  const { refused, stillWrong, proceed } = useSteps()
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const { status, user } = useAuth()
  const { contact, step } = reservation
  const { language } = useSite()
  if (step === 'signing-in') return status === 'unknown' ? <Skeleton shape="block" /> : <SignInFirst />
  const fields = { ...stillWrong, ...reservation.fields }
  return (
    <Form submission={[refused]} onSubmit={proceed} className={css.form}>
      <NameFields
        fields={fields}
        under="contact."
        firstName={contact.firstName}
        lastName={contact.lastName}
        hint={
          isReadable(contact.lastName + contact.firstName, service.shop.country, language) ? undefined : (
            <Trans>You can also write it as in your passport, so the shop can read it.</Trans>
          )
        }
        onChange={flow.updateContact}
      />
      <PhoneField
        label={t`Your contact number`}
        hint={
          user?.phone === null
            ? t`So the shop can reach you on the day. Saved to your profile for next time.`
            : t`So the shop can reach you on the day.`
        }
        value={contact.phone}
        error={errorMessages.field('phone', fields['contact.phone'])}
        onChange={(phone) => void flow.updateContact({ phone })}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`Email`}
        defaultValue={contact.email}
        error={errorMessages.field('email', fields['contact.email'])}
        onChange={(event) => void flow.updateContact({ email: event.currentTarget.value })}
      />
    </Form>
  )
}

const SignInFirst = () => (
  <p>
    <Trans>Sign in to continue. We'll email you a code. Your time and your choices stay as they are.</Trans>
  </p>
)
