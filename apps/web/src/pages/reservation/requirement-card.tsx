import { Trans, useLingui } from '@lingui/react/macro'
import { useFailureWords } from '../../locale/failure-words.ts'
import { TextArea } from '../../parts/field.tsx'
import { Form } from '../../parts/form.tsx'
import { Card } from './card.tsx'
import * as css from './form.css.ts'
import type { Booking } from './use-booking.ts'

const MOST = 500

export function RequirementCard({ booking }: { readonly booking: Booking }) {
  const { t } = useLingui()
  const say = useFailureWords()
  const { reservation, cards, frame } = booking
  const { specialRequirement: text, fields, amendRequirement } = reservation
  return (
    <Card
      {...frame('requirement')}
      title={<Trans>Special requirements</Trans>}
      line={text === '' ? <Trans>None</Trans> : text}
    >
      <Form attempt={[cards.refused]} onSubmit={() => undefined} className={css.form}>
        <TextArea
          name="specialRequirement"
          label={t`Anything the shop should know?`}
          optional={t`optional`}
          placeholder={t`Allergies, a birthday, a stroller…`}
          maxLength={MOST}
          defaultValue={text}
          error={say.field('specialRequirement', fields.specialRequirement)}
          onChange={(event) => amendRequirement(event.currentTarget.value)}
        />
      </Form>
    </Card>
  )
}
