import { Plural, Trans } from '@lingui/react/macro'
import type { RentedService } from './rental.ts'

/** What the number of people of a service is called: of a rental it is that of those who ride. */
export const PeopleName = ({ service }: { readonly service: Pick<RentedService, 'dayUnit'> }) =>
  service.dayUnit ? <Trans>Seats</Trans> : <Trans>People</Trans>

interface PeopleCountProps {
  readonly service: Pick<RentedService, 'dayUnit'>
  readonly quantity: number
}

/** The number of people; of a rental, that of the seats they take. */
export const PeopleCount = ({ service, quantity }: PeopleCountProps) =>
  service.dayUnit ? (
    <Plural value={quantity} one="# seat" other="# seats" />
  ) : (
    <Plural value={quantity} one="# person" other="# people" />
  )
