import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { Fragment, type ReactNode } from 'react'
import { ShareButton } from '../../../components/actions/share-button.tsx'
import { Picture } from '../../../components/pictures/picture.tsx'
import { localizePath } from '../../../locale/paths.ts'
import { Link } from '../../../navigation/link.tsx'
import { useFormat, useSite } from '../../../site/site.tsx'
import { text } from '../../../theme/recipes.css.ts'
import { PhoneText } from '../../contact/phone-text.tsx'
import { PlaceMap, StationWalk } from '../../map/place-map.tsx'
import { PeopleCount, PeopleName } from '../../rental/people-name.tsx'
import { AddToCalendar } from '../add-to-calendar/add-to-calendar.tsx'
import { BookAgain } from '../book-again.tsx'
import { Cancelled } from '../cancelled.tsx'
import { ChangeTimeLink, ChangeUntil, canChangeTime } from '../change-time.tsx'
import { DescriptionItem, DescriptionList } from '../description-list.tsx'
import { EquipmentName } from '../equipment-name.tsx'
import { isOver } from '../is-over.ts'
import { FreeUntil } from '../price/free-until.tsx'
import { QuoteLines } from '../price/quote-lines.tsx'
import { ServedBy } from '../served-by.tsx'
import { Status } from '../status.tsx'
import { Minutes } from '../when/experience-time.tsx'
import { WhenItems } from '../when/when-rented.tsx'
import { Address } from './address.tsx'
import { BringLicense } from './bring-license.tsx'
import { MapLink } from './map-link.tsx'
import * as css from './ticket.css.ts'

interface TicketProps {
  readonly reservation: Reservation
  /** The level of the ticket's heading, below that of the page. */
  readonly headingLevel: 2 | 3
  /** What else can be done, below. */
  readonly actions?: ReactNode
  /** Shown between the code and the price: the reason of a cancellation. */
  readonly children?: ReactNode
}

/** A long address breaks before its @ or a dot, not inside a word. */
const BreakableEmail = ({ email }: { readonly email: string }) =>
  email.split(/(?=[@.])/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))

const OrderId = ({ id }: { readonly id: string }) => (
  <span translate="no">
    {id.match(/.{1,8}/g)?.map((part, index) => (
      <span key={index} className={css.orderPart}>
        {part}
      </span>
    ))}
  </span>
)

/** Upcoming reservations, and those that a calendar may still show as upcoming. */
const hasCalendarFile = (reservation: Reservation): boolean =>
  reservation.status === 'cancelled' || !isOver(reservation)

/** Everything about one reservation, fit for a screenshot. */
export function Ticket({ reservation, headingLevel, actions, children }: TicketProps) {
  const { money, personName } = useFormat()
  const {
    codeNumber,
    shop,
    serviceName,
    mainService,
    additionalServices,
    staff,
    otherStaff = 0,
    equipment,
    quantity,
    isForPeople = true,
    contact,
  } = reservation
  const Heading = `h${headingLevel}` as const
  return (
    <article className={css.ticket} aria-label={serviceName}>
      <header className={css.head}>
        <Picture picture={shop.cover} alt="" className={css.cover} />
        <div className={css.names}>
          <Status status={reservation.status} />
          <Heading className={text({ size: 'lead' })}>{serviceName}</Heading>
          <p>
            <Link href={`/brands/${encodeURIComponent(shop.id)}`} className={css.shop}>
              {shop.shopName}
            </Link>
          </p>
        </div>
      </header>
      <p className={css.code}>
        <span className={text({ size: 'small' })}>
          <Trans>Reservation code</Trans>
        </span>
        <span className={css.codeNumber} translate="no">
          {codeNumber}
        </span>
        <span className={css.order}>
          <Trans>Order ID</Trans> <OrderId id={reservation.orderId} />
        </span>
      </p>
      <div className={css.body}>
        <Cancelled reservation={reservation} />
        <DescriptionList>
          <WhenItems {...reservation} />
          {!reservation.dayUnit && (
            <DescriptionItem name={<Trans>Experience time</Trans>}>
              <Minutes minutes={reservation.experienceMinutes} />
            </DescriptionItem>
          )}
          <BringLicense reservation={reservation} />
          <DescriptionItem name={<Trans>Place</Trans>}>
            <Address {...shop} address={shop.shopAddress} />
            {shop.station && <StationWalk station={shop.station} />}
          </DescriptionItem>
          {reservation.returnShop && (
            <DescriptionItem name={<Trans>Return to</Trans>}>
              <strong>{reservation.returnShop.shopName}</strong>
              <br />
              <Address {...reservation.returnShop} />
            </DescriptionItem>
          )}
          <DescriptionItem name={<Trans>Shop phone</Trans>}>
            <a href={`tel:${shop.phone}`} className={css.phone}>
              <PhoneText value={shop.phone} />
            </a>
          </DescriptionItem>
          {isForPeople && (
            <DescriptionItem name={<PeopleName service={reservation} />}>
              <PeopleCount service={reservation} quantity={quantity} />
            </DescriptionItem>
          )}
          {staff !== null && (
            <DescriptionItem name={<Trans>Staff</Trans>}>
              <ServedBy name={staff.name} others={otherStaff} />
            </DescriptionItem>
          )}
          {equipment !== null && (
            <DescriptionItem name={<EquipmentName kind={reservation.equipmentKind} />}>
              {equipment.name}
            </DescriptionItem>
          )}
          <DescriptionItem name={<Trans>Name</Trans>}>{personName(contact)}</DescriptionItem>
          <DescriptionItem name={<Trans>Your contact number</Trans>}>
            <PhoneText value={reservation.contactNumber} />
          </DescriptionItem>
          <DescriptionItem name={<Trans>Email</Trans>}>
            <BreakableEmail email={contact.email} />
          </DescriptionItem>
          {reservation.specialRequirement !== null && reservation.specialRequirement !== '' && (
            <DescriptionItem name={<Trans>Special requirements</Trans>}>
              {reservation.specialRequirement}
            </DescriptionItem>
          )}
        </DescriptionList>
        <PlaceMap place={shop} name={shop.shopName} />
        {children}
        <QuoteLines
          service={serviceName}
          lines={[mainService, ...additionalServices]}
          total={reservation.total}
          shopTotal={reservation.shopTotal}
          rateAt={reservation.rateAt}
          isOff={reservation.status === 'cancelled'}
        />
        {reservation.paidAmount !== null && (
          <DescriptionList>
            <DescriptionItem name={<Trans>Paid amount</Trans>}>{money(reservation.paidAmount)}</DescriptionItem>
          </DescriptionList>
        )}
        <ChangeUntil reservation={reservation} />
        <FreeUntil reservation={reservation} />
      </div>
      <footer className={css.actions}>
        {isOver(reservation) && <BookAgain reservation={reservation} />}
        {canChangeTime(reservation) && <ChangeTimeLink reservation={reservation} />}
        {hasCalendarFile(reservation) && <AddToCalendar reservation={reservation} />}
        <MapLink shop={shop} />
        {!isOver(reservation) && <ShareReservation reservation={reservation} />}
        {actions}
      </footer>
    </article>
  )
}

/** What, where and when, for the other guests: without the code, which is of no use to them. */
function ShareReservation({ reservation }: { readonly reservation: Reservation }) {
  const { origin, language } = useSite()
  const { momentOf } = useFormat()
  const { shop, serviceName, startAt, timeZone } = reservation
  return (
    <ShareButton
      title={`${serviceName} – ${shop.shopName}`}
      text={`${serviceName} – ${shop.shopName}\n${momentOf(startAt, timeZone)}`}
      url={origin + localizePath(language, `/brands/${encodeURIComponent(shop.id)}`)}
    >
      <Trans>Share reservation</Trans>
    </ShareButton>
  )
}
