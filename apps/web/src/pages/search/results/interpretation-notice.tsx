import { Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useFormat } from '../../../site/site.tsx'
import { tabularNums } from '../../../theme/shared.css.ts'

type Interpretation = components['schemas']['SearchInterpretation']

interface InterpretationNoticeProps {
  readonly interpretation: Interpretation
  readonly total: number
}

/** How the words were taken: which place they name, what is shown for words that no shop has, and for which day. */
export function InterpretationNotice({ interpretation, total }: InterpretationNoticeProps) {
  const { places, replaced } = interpretation
  return (
    <>
      {replaced.map(({ typed, by }) => (
        <Replaced key={typed} typed={typed} by={by} />
      ))}
      <NoneHasAll parts={interpretation.noneHasAll ?? []} />
      {places.map((place) => (
        <Place key={place.name} place={place} total={total} />
      ))}
      <NextFreeDay interpretation={interpretation} />
      {interpretation.priceUnmet === true && <PriceUnmet parts={interpretation.typed.price} />}
      <Unmet parts={interpretation.unmet ?? []} />
      <Unsupported parts={interpretation.unsupported ?? []} />
    </>
  )
}

function Replaced({ typed, by }: Interpretation['replaced'][number]) {
  const kinds = by.join(useFormat().comma)
  return (
    <Notice>
      <Trans>
        Nothing matches “{typed}”. Showing results for “{kinds}”.
      </Trans>
    </Notice>
  )
}

function NoneHasAll({ parts }: { readonly parts: readonly string[] }) {
  const list = parts.join(useFormat().comma)
  if (parts.length === 0) return null
  return (
    <Notice>
      <Trans>No shop was found with all of “{list}”. Showing shops with at least one of them.</Trans>
    </Notice>
  )
}

export function Unsupported({ parts }: { readonly parts: readonly string[] }) {
  const list = parts.join(useFormat().comma)
  if (parts.length === 0) return null
  return (
    <Notice>
      <Trans>A search cannot go by “{list}”, so it was left out.</Trans>
    </Notice>
  )
}

function Unmet({ parts }: { readonly parts: readonly string[] }) {
  const list = parts.join(useFormat().comma)
  if (parts.length === 0) return null
  return (
    <Notice>
      <Trans>No shop here offers “{list}”, so it was left out.</Trans>
    </Notice>
  )
}

function PriceUnmet({ parts }: { readonly parts: readonly string[] }) {
  const list = parts.join(useFormat().comma)
  return (
    <Notice>
      <Trans>No shop has this at “{list}”. Showing the nearest prices first.</Trans>
    </Notice>
  )
}

interface PlaceProps {
  readonly place: Interpretation['places'][number]
  readonly total: number
}

function Place({ place, total }: PlaceProps) {
  const { name, shopCount } = place
  const city = place.within.join(useFormat().comma)
  const others = total - (shopCount ?? 0)
  if (shopCount !== null && total === 0) return null
  return (
    <p>
      {shopCount === null ? (
        <Trans>Showing shops in {name} only</Trans>
      ) : shopCount === 0 ? (
        <NoneNear place={place} city={city} others={others} />
      ) : others === 0 ? (
        <Trans>
          Near {name}: {shopCount}
        </Trans>
      ) : (
        <Trans>
          Near {name}: {shopCount} · other areas of {city}: {others}
        </Trans>
      )}
    </p>
  )
}

interface NoneNearProps {
  readonly place: Interpretation['places'][number]
  readonly city: string
  readonly others: number
}

function NoneNear({ place: { name, ruledOutBy }, city, others }: NoneNearProps) {
  if (ruledOutBy === undefined)
    return (
      <Trans>
        No shops near {name}. Showing shops in {city}: {others}
      </Trans>
    )
  return ruledOutBy === 'price' ? (
    <Trans>
      No shops near {name} in your price range. Showing shops in {city}: {others}
    </Trans>
  ) : (
    <Trans>
      No shops near {name} match your filters. Showing shops in {city}: {others}
    </Trans>
  )
}

function NextFreeDay({ interpretation: { date, fullOn } }: Pick<InterpretationNoticeProps, 'interpretation'>) {
  const format = useFormat()
  if (date === null || (fullOn ?? null) === null) return null
  const [full, free] = [format.day(fullOn ?? ''), format.day(date)]
  return (
    <Notice>
      <Trans>
        No times are left on <span className={tabularNums}>{full}</span>. Showing shops that are free on{' '}
        <span className={tabularNums}>{free}</span>.
      </Trans>
    </Notice>
  )
}
