import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/client'
import { MapPin } from 'lucide-react'
import { button } from '../../components/button.css.ts'

export const MapLink = ({ shop }: { readonly shop: Reservation['shop'] }) => (
  <a
    href={`https://www.google.com/maps/search/?api=1&query=${shop.latitude}%2C${shop.longitude}`}
    target="_blank"
    rel="noreferrer"
    className={button({ look: 'outline' })}
  >
    <MapPin size={18} aria-hidden="true" />
    <Trans>Show on map</Trans>
  </a>
)
