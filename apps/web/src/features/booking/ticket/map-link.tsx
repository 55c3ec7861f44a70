import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { MapPin } from 'lucide-react'
import { button } from '../../../components/actions/button.css.ts'

/** A map that looks for the shop by name and address, as it names a place; coordinates alone would name none. */
export const mapHref = (shopName: string, address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${shopName}, ${address}` })}`

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
