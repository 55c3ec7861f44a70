import { Trans } from '@lingui/react/macro'
import { isRental } from '../../../features/rental/rental.ts'
import type { Service } from '../rules/service.ts'

/** The name of the time of a service: a rental is picked up then, and returned on a day chosen with it. */
export const TimeName = ({ service }: { readonly service: Pick<Service, 'dayUnit' | 'units'> }) =>
  isRental(service) ? (
    <Trans>Pick-up and return</Trans>
  ) : service.dayUnit ? (
    <Trans>Pick-up</Trans>
  ) : (
    <Trans>Date and time</Trans>
  )
