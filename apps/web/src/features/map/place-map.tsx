import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import * as css from './map.css.ts'
import type { MapPlace, Station } from './view.ts'

const empty = <div className={css.emptyPlace} />
const OnePlaceMap = lazyComponent(() => import('./one-place-map.tsx'), { pending: empty })

/** How far below the screen a map is when its code is loaded. */
const AHEAD = '200px'

/** A drawn map of a place, whose code is loaded when one is about to see it. */
export function PlaceMap({ place, name }: { readonly place: MapPlace; readonly name: string }) {
  const { t } = useLingui()
  const [isNear, setIsNear] = useState(false)
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ground
    if (current === null || !('IntersectionObserver' in globalThis)) {
      setIsNear(true)
      return
    }
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return <div ref={ground}>{isNear ? <OnePlaceMap place={place} name={t`Map: ${name}`} /> : empty}</div>
}

/** How many minutes on foot the nearest station is. */
export function StationWalk({ station: { name, minutes } }: { readonly station: Station }) {
  return (
    <span className={css.walk}>
      <Trans>
        {minutes} min walk from {name}
      </Trans>
    </span>
  )
}
