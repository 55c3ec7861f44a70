import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { useLocation } from 'wouter'
import { Button } from '../../../components/actions/button.tsx'
import { ChipLink, ChipRow } from '../../../components/actions/chip.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { cluster, stack, text } from '../../../theme/recipes.css.ts'
import { type Filters, toHref } from '../filters/filters.ts'
import { withoutWords } from '../filters/typed-filters.ts'
import { LocationMessage } from './location-message.tsx'
import { useOwnLocation } from './use-own-location.ts'

const MOST_CITIES = 6

interface WhereAreYouProps {
  readonly filters: Filters
  /** The words of the keyword that ask for what is near. */
  readonly words: readonly string[]
  readonly cities: components['schemas']['Facets']['cities']
}

/** Asks who types “near me” for their location, or for a city. */
export function WhereAreYou({ filters, words, cities }: WhereAreYouProps) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const { status, locate } = useOwnLocation((near) => navigate(toHref({ ...filters, near }), { replace: true }))
  const keyword = withoutWords(filters.keyword, words)
  const inCity = (cityId: string) => ({ ...filters, keyword, cityId, districtIds: [], country: null, location: null })
  return (
    <Notice>
      <div className={stack({ gap: 3 })}>
        <h2 className={text({ size: 'body' })}>
          <Trans>Where are you?</Trans>
        </h2>
        <div className={cluster({ gap: 3, align: 'center' })}>
          <Button size="small" onClick={locate} loading={status === 'locating'}>
            <Trans>Use my location</Trans>
          </Button>
          <LocationMessage status={status} />
        </div>
        {cities.length > 0 && (
          <ChipRow label={t`Cities`}>
            {cities.slice(0, MOST_CITIES).map(({ id, name }) => (
              <ChipLink key={id} href={toHref(inCity(id))}>
                {name}
              </ChipLink>
            ))}
          </ChipRow>
        )}
      </div>
    </Notice>
  )
}
