import { Plural, Trans } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { type Service, type Shop, withChoice } from './choice.ts'

/** For how many people a service is, where another number was chosen. */
export function ServiceIsFor({ service: { minQuantity, maxQuantity } }: { readonly service: Service }) {
  if (minQuantity === maxQuantity) {
    return <Plural value={maxQuantity} one="This service is for # person." other="This service is for # people." />
  }
  return (
    <Trans>
      This service is for {minQuantity} to {maxQuantity} people.
    </Trans>
  )
}

interface ChangePeopleProps {
  readonly shop: Pick<Shop, 'id'>
  readonly service: Service
  /** Does not fit. */
  readonly quantity: number
  readonly variant: 'primary' | 'outline'
}

/** The way to the nearest number of people that the service takes. */
export function ChangePeople({ shop, service, quantity, variant }: ChangePeopleProps) {
  const [search] = useSearchParams()
  const fitting = quantity < service.minQuantity ? service.minQuantity : service.maxQuantity
  const href = withChoice(shop.id, search, { quantity: fitting })
  return (
    <ButtonLink href={href} replace variant={variant} size={variant === 'outline' ? 'small' : 'medium'}>
      <Plural value={fitting} one="Change to # person" other="Change to # people" />
    </ButtonLink>
  )
}
