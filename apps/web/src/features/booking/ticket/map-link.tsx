import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { MapPin } from 'lucide-react'
import { button } from '../../../components/actions/button.css.ts'
import { mapHref } from './map-href.ts'

export const MapLink = ({ shop }: { readonly shop: Reservation['shop'] }) => (
  <a
    href={mapHref(shop.shopName, shop.localAddress?.text ?? shop.shopAddress)}
    target="_blank"
    rel="noreferrer"
    className={button({ variant: 'outline' })}
  >
    <MapPin size={18} aria-hidden="true" />
    <Trans>Show on map</Trans>
  </a>
)
