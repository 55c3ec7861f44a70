import { Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'

type PlaceNameProps = Pick<components['schemas']['ShopCard'], 'city' | 'district'>

/** The district and the city, as far as the address names a district that people know. */
export function PlaceName({ city, district = null }: PlaceNameProps) {
  const { name } = city
  return district === null ? (
    name
  ) : (
    <Trans>
      {district}, {name}
    </Trans>
  )
}
