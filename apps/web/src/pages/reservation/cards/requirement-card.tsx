import { Trans, useLingui } from '@lingui/react/macro'
import { validators as rules } from '@yoyaku/core'
import { TextArea } from '../../../components/form/field.tsx'
import { Form } from '../../../components/form/form.tsx'
import { tooLong } from '../../../components/form/too-long.ts'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { useBooking, useSteps } from '../booking-context.tsx'
import { requestExample } from '../rules/request-example.ts'
import { Card } from './card.tsx'
import * as css from './form.css.ts'

export function RequirementCard() {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const { reservation, service, flow } = useBooking()
  const { refused } = useSteps()
  const { request: text, fields } = reservation
  return (
    <Card id="requirement" title={<Trans>Special requirements</Trans>} line={text === '' ? <Trans>None</Trans> : text}>
      <Form submission={[refused]} onSubmit={() => undefined} className={css.form}>
        <TextArea
          name="specialRequirement"
          label={t`Anything the shop should know?`}
          optional={t`optional`}
          placeholder={t(requestExample(service))}
          defaultValue={text}
          error={errorMessages.field('specialRequirement', tooLong(text, rules.TEXT_MAX) ?? fields.request)}
          onChange={(event) => void flow.updateRequest(event.currentTarget.value)}
        />
      </Form>
    </Card>
  )
}
