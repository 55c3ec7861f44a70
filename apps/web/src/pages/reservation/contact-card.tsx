import { Trans, useLingui } from '@lingui/react/macro'
import { useFailureWords } from '../../locale/failure-words.ts'
import { Dotted } from '../../parts/dotted.tsx'
import { TextField } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { NameFields } from '../../parts/name-fields.tsx'
import { PhoneField } from '../../parts/phone/phone-field.tsx'
import { ShownPhone } from '../../parts/phone/shown-phone.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSession } from '../../sdk/sdk-provider.tsx'
import { useFormat } from '../../site.tsx'
import { Card } from './card.tsx'
import * as css from './form.css.ts'
import { SignInFirst } from './sign-in-first.tsx'
import type { Booking } from './use-booking.ts'

export function ContactCard({ booking }: { readonly booking: Booking }) {
  const { personName } = useFormat()
  const { reservation, frame } = booking
  const { contact, step } = reservation
  const isEmpty = contact.firstName === '' && contact.lastName === ''
  return (
    <Card
      {...frame('contact')}
      title={<Trans>Contact information</Trans>}
      line={
        isEmpty || step === 'choosing' ? null : (
          <Dotted>
            {personName(contact)}
            <ShownPhone value={contact.phone} />
          </Dotted>
        )
      }
    >
      <Contact booking={booking} />
    </Card>
  )
}

function Contact({ booking: { reservation, cards, attempt, checked, goOn } }: { readonly booking: Booking }) {
  const { t } = useLingui()
  const say = useFailureWords()
  const { status, user } = useSession()
  const { contact, step, amendContact } = reservation
  if (step === 'signing-in') return status === 'unknown' ? <Skeleton shape="block" /> : <SignInFirst />
  const fields = { ...checked, ...reservation.fields }
  return (
    <Form attempt={[attempt, cards.refused]} onSubmit={goOn} className={css.form}>
      <NameFields
        fields={fields}
        under="contact."
        firstName={contact.firstName}
        lastName={contact.lastName}
        onChange={amendContact}
      />
      <PhoneField
        label={t`Phone number`}
        hint={
          user?.phone === null
            ? t`So the shop can reach you on the day. Saved to your profile for next time.`
            : t`So the shop can reach you on the day.`
        }
        value={contact.phone}
        error={say.field('phone', fields['contact.phone'])}
        onChange={(phone) => amendContact({ phone })}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`Email`}
        defaultValue={contact.email}
        error={say.field('email', fields['contact.email'])}
        onChange={(event) => amendContact({ email: event.currentTarget.value })}
      />
    </Form>
  )
}
