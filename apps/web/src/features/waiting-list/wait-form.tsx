import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { components, FieldErrors } from '@yoyaku/core/types'
import { type ReactNode, useId, useState } from 'react'
import { control } from '../../components/form/field.css.ts'
import { Field, SelectField } from '../../components/form/field.tsx'
import { Form, textOf } from '../../components/form/form.tsx'
import { useErrorMessages } from '../../locale/error-messages.ts'
import { useQueries, useSite } from '../../site/site.tsx'
import { lastBookableDay, presentIn } from '../catalogue/days.ts'
import { isForPeople, nearestQuantity } from '../catalogue/people.ts'
import { fullHours, StartWindowFields } from '../catalogue/start-window-fields.tsx'
import { DateControl } from '../dates/date-control.tsx'
import * as css from './waiting-list.css.ts'
import type { WaitingSelection } from './waiting-selection.ts'

type Shop = components['schemas']['Shop']
type Service = components['schemas']['Service']

/** Of the form; the button below the sheet belongs to it. */
export const WAIT_FORM = 'wait-for-time'

interface WaitFormProps {
  readonly shop: Shop
  readonly selection: WaitingSelection
  readonly fields: FieldErrors
  readonly failure: unknown
  readonly onSubmit: (selection: WaitingSelection) => void
  /** Above the fields. */
  readonly children?: ReactNode
}

/** What to wait for. */
export function WaitForm({ shop, selection, fields, failure, onSubmit, children }: WaitFormProps) {
  const { t } = useLingui()
  const errorMessages = useErrorMessages()
  const { today } = presentIn(useSite().now, shop.timeZone)
  const dateId = useId()
  const [serviceId, setServiceId] = useState(selection.serviceId)
  const service = shop.services.find(({ id }) => id === serviceId) ?? null
  const people = peopleOf(service, shop)
  const hours = startHours(shop)
  const error = (name: string) => errorMessages.field(name, fields[name])
  return (
    <Form
      id={WAIT_FORM}
      className={css.content}
      submission={[fields, failure]}
      onSubmit={(data) =>
        onSubmit({
          shopId: shop.id,
          serviceId,
          unitId: textOf(data, 'unitId'),
          date: textOf(data, 'date'),
          timeFrom: textOf(data, 'timeFrom'),
          timeTo: textOf(data, 'timeTo'),
          quantity: Number(textOf(data, 'quantity')),
          staffId: textOf(data, 'staffId'),
          returnTime: textOf(data, 'returnTime'),
          returnShopId: textOf(data, 'returnShopId'),
        })
      }
    >
      {children}
      <SelectField
        name="serviceId"
        label={<Trans>Service</Trans>}
        value={serviceId}
        error={error('serviceId')}
        onChange={(event) => setServiceId(event.currentTarget.value)}
      >
        <option value="">{t`Any service`}</option>
        {shop.services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {service !== null && service.units.length > 1 && (
        <SelectField
          key={`unit ${service.id}`}
          name="unitId"
          label={<Trans>Option</Trans>}
          defaultValue={service.units.find(({ id }) => id === selection.unitId)?.id}
          error={error('unitId')}
        >
          {service.units.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Field id={dateId} label={<Trans>Date</Trans>} error={error('date')}>
        {(wiring) => (
          <DateControl
            id={wiring.id}
            name="date"
            defaultValue={selection.date}
            first={today}
            last={lastBookableDay(today)}
            country={shop.country}
            className={control}
            isRequired
          />
        )}
      </Field>
      <div className={css.pair}>
        <StartWindowFields
          times={hours}
          defaultFrom={selection.timeFrom}
          defaultTo={selection.timeTo}
          errorOf={error}
        />
      </div>
      {service?.dayUnit && (
        <>
          <SelectField
            name="returnTime"
            label={<Trans>Return time</Trans>}
            defaultValue={selection.returnTime}
            error={error('returnTime')}
          >
            <option value="">{t`Same as the pick-up time`}</option>
            {returnTimes(hours, selection.returnTime).map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </SelectField>
          {service.id === selection.serviceId && (
            <input type="hidden" name="returnShopId" value={selection.returnShopId} />
          )}
        </>
      )}
      {service !== null && !isForPeople(service) ? (
        <input type="hidden" name="quantity" value={service.maxQuantity} />
      ) : (
        <SelectField
          key={`people ${people.join(' ')}`}
          name="quantity"
          label={<Trans>People</Trans>}
          defaultValue={nearestQuantity(selection.quantity, {
            minQuantity: people[0] ?? 1,
            maxQuantity: people.at(-1) ?? 1,
          })}
          error={error('quantity')}
        >
          {people.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      )}
      {service !== null &&
        (service.selectionUnitMode === 'staff' || service.selectionUnitMode === 'staff_and_resource') && (
          <StaffField
            key={`staff ${service.id}`}
            shopId={shop.id}
            service={service}
            staffId={selection.staffId}
            today={today}
            error={error('staffId')}
          />
        )}
    </Form>
  )
}

interface StaffFieldProps {
  readonly shopId: string
  readonly service: Service
  readonly staffId: string
  readonly today: string
  readonly error: string | undefined
}

/** All who perform the service, free or not. */
function StaffField({ shopId, service, staffId, today, error }: StaffFieldProps) {
  const { t } = useLingui()
  const params = { serviceId: service.id, quantity: service.minQuantity, startAt: `${today}T00:00:00Z` }
  const { data } = useQuery(useQueries().availableStaff(shopId, params))
  const providers = data?.providers ?? []
  return (
    <SelectField
      // The names come later: until then nobody of them can be chosen.
      key={providers.length}
      name="staffId"
      label={<Trans>Staff</Trans>}
      defaultValue={providers.find(({ id }) => id === staffId)?.id ?? ''}
      error={error}
    >
      <option value="">{t`No preference`}</option>
      {providers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** How many people the service takes; for any service, as many as one of the shop does. */
function peopleOf(service: Service | null, { services }: Shop): readonly number[] {
  const ranges = service === null ? services : [service]
  const least = Math.min(...ranges.map(({ minQuantity }) => minQuantity))
  const most = Math.max(...ranges.map(({ maxQuantity }) => maxQuantity))
  return ranges.length === 0 ? [1] : Array.from({ length: most - least + 1 }, (_, index) => least + index)
}

const hourOf = (time: string): number => Number(time.slice(0, 2))

/** The full hours from the first opening of the week to the last closing. */
function startHours({ hours }: Shop): readonly string[] {
  if (hours.length === 0) return []
  const first = Math.min(...hours.map(({ open }) => hourOf(open)))
  const last = Math.max(...hours.map(({ close }) => hourOf(close)))
  return fullHours(first, last)
}

/** The full hours of a day at which something can be returned, and the time that was chosen before. */
function returnTimes(hours: readonly string[], chosen: string): readonly string[] {
  const ofDay = hours.filter((time) => time < '24:00')
  return chosen === '' || ofDay.includes(chosen) ? ofDay : [...ofDay, chosen].sort()
}
