import { Trans } from '@lingui/react/macro'
import type { RentedService } from './rental.ts'

/** What the number of people of a service is called: of a rental it is that of those who ride. */
export const PeopleName = ({ service }: { readonly service: Pick<RentedService, 'dayUnit'> }) =>
  service.dayUnit ? <Trans>Seats</Trans> : <Trans>People</Trans>
