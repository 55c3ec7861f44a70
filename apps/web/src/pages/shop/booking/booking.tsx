import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ShopWithPhone } from '../queries.ts'
import * as page from '../shop.css.ts'
import * as css from './booking.css.ts'
import type { Choice, Service } from './choice.ts'
import { type ListedService, listedServices } from './discounts.tsx'
import { ServiceRow } from './service-row.tsx'

export const BOOKING_ID = 'reserve'

interface BookingProps {
  readonly shop: ShopWithPhone
  readonly choice: Choice
}

/** In the order of the shop's own list, gathered by category. */
function groupsOf(services: readonly Service[]): (readonly [category: string, services: readonly ListedService[]])[] {
  const listed = listedServices(services)
  const names = [...new Set(listed.map(({ service }) => service.categoryName))]
  return names.map((name) => [name, listed.filter(({ service }) => service.categoryName === name)])
}

/** Everything that is chosen here stands in the address, so that it works without scripts and can be sent to a friend. */
export function Booking({ shop, choice }: BookingProps) {
  const groups = useMemo(() => groupsOf(shop.services), [shop.services])
  return (
    <section id={BOOKING_ID} className={css.booking} aria-labelledby="reserve-title">
      <h2 id="reserve-title" className={[page.heading, css.title].join(' ')}>
        <Trans>Choose a service and a time</Trans>
      </h2>
      {groups.map(([category, services]) => (
        <div key={category} className={css.group}>
          {groups.length > 1 && <h3 className={css.groupTitle}>{category}</h3>}
          <ul className={css.list}>
            {services.map(({ service, discounts }) => (
              <ServiceRow
                key={service.id}
                shop={shop}
                service={service}
                discounts={discounts}
                choice={choice}
                heading={groups.length > 1 ? 'h4' : 'h3'}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
