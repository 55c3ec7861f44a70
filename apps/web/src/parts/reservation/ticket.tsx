import { Plural, Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useFormat } from '../../site.tsx'
import { AddToCalendar } from '../add-to-calendar/add-to-calendar.tsx'
import { ShownPhone } from '../phone/shown-phone.tsx'
import { Picture } from '../picture.tsx'
import { Address } from './address.tsx'
import { BookAgain, isOver } from './book-again.tsx'
import { BringLicense } from './bring-license.tsx'
import { Cancelled } from './cancelled.tsx'
import { Fact, Facts } from './facts.tsx'
import { FreeUntil } from './free-until.tsx'
import { MapLink } from './map-link.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { Status } from './status.tsx'
import * as css from './ticket.css.ts'
import { WhenFacts } from './when-rented.tsx'

interface TicketProps {
  readonly reservation: Reservation
  /** The name of the page stands outside, or here. */
  readonly headingLevel: 2 | 3
  /** What else can be done, below. */
  readonly actions?: ReactNode
  /** Said between the code and the price: a reason of a cancellation. */
  readonly children?: ReactNode
}

/** Everything about one reservation, as one would want to have it in a screenshot. */
export function Ticket({ reservation, headingLevel, actions, children }: TicketProps) {
  const { money, personName } = useFormat()
  const { codeNumber, shop, serviceName, mainService, additionalServices, staff, equipment, quantity, contact } =
    reservation
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.ticket}>
      <header className={css.head}>
        <Picture picture={shop.cover} alt="" className={css.cover} />
        <div className={css.names}>
          <Status status={reservation.status} />
          <Heading className={css.service}>{serviceName}</Heading>
          <p>
            <Link href={`/brands/${encodeURIComponent(shop.id)}`} className={css.shop}>
              {shop.shopName}
            </Link>
          </p>
        </div>
      </header>
      <p className={css.code}>
        <span className={css.codeName}>
          <Trans>Reservation code</Trans>
        </span>
        <span className={css.codeNumber} translate="no">
          {codeNumber}
        </span>
      </p>
      <div className={css.body}>
        <Cancelled reservation={reservation} />
        <Facts>
          <WhenFacts {...reservation} />
          <BringLicense reservation={reservation} />
          <Fact name={<Trans>Place</Trans>}>
            <Address shop={shop} />
          </Fact>
          <Fact name={<Trans>Phone of the shop</Trans>}>
            <a href={`tel:${shop.phone}`} className={css.phone}>
              <ShownPhone value={shop.phone} />
            </a>
          </Fact>
          <Fact name={<Trans>People</Trans>}>
            <Plural value={quantity} one="# person" other="# people" />
          </Fact>
          {staff !== null && <Fact name={<Trans>Staff</Trans>}>{staff.name}</Fact>}
          {equipment !== null && <Fact name={<Trans>Equipment</Trans>}>{equipment.name}</Fact>}
          <Fact name={<Trans>Name</Trans>}>{personName(contact)}</Fact>
          <Fact name={<Trans>Contact number</Trans>}>
            <ShownPhone value={reservation.contactNumber} />
          </Fact>
          <Fact name={<Trans>Email</Trans>}>{contact.email}</Fact>
          {reservation.specialRequirement !== null && reservation.specialRequirement !== '' && (
            <Fact name={<Trans>Special requirements</Trans>}>{reservation.specialRequirement}</Fact>
          )}
        </Facts>
        {children}
        <QuoteLines
          service={serviceName}
          lines={[mainService, ...additionalServices]}
          total={reservation.total}
          shopTotal={reservation.shopTotal}
          isOff={reservation.status === 'cancelled'}
        />
        {reservation.paidAmount !== null && (
          <Facts>
            <Fact name={<Trans>Paid amount</Trans>}>{money(reservation.paidAmount)}</Fact>
          </Facts>
        )}
        <FreeUntil reservation={reservation} />
      </div>
      <footer className={css.actions}>
        {isOver(reservation) ? <BookAgain reservation={reservation} /> : <AddToCalendar reservation={reservation} />}
        <MapLink shop={shop} />
        {actions}
      </footer>
    </article>
  )
}
