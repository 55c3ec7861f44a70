import { Plural } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '../../../components/actions/button.tsx'
import { nearestQuantity } from '../../../features/catalogue/people.ts'
import { type Service, type Shop, withChoice } from './choice.ts'

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
  const fitting = nearestQuantity(quantity, service)
  const href = withChoice(shop.id, search, { quantity: fitting })
  return (
    <ButtonLink href={href} replace variant={variant} size={variant === 'outline' ? 'small' : 'medium'}>
      <Plural value={fitting} one="Change to # person" other="Change to # people" />
    </ButtonLink>
  )
}
