import { Trans } from '@lingui/react/macro'
import type { Service } from '../rules/service.ts'

/** What the time of a service is called: a rental is picked up then. */
export const TimeName = ({ service }: { readonly service: Pick<Service, 'dayUnit'> }) =>
  service.dayUnit ? <Trans>Pick-up</Trans> : <Trans>Date and time</Trans>
