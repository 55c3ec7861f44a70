import { type ReactNode, useState } from 'react'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { useSite } from '../../site/site.tsx'
import { Backdrop } from './backdrop.tsx'
import * as css from './map.css.ts'
import type { Label, View } from './view.ts'

const Tiles = lazyComponent(() => import('./tiles.tsx'))

interface GroundProps {
  readonly view: View
  readonly labels: readonly Label[]
  /** Drawn over it, in the pixels of the view. */
  readonly children?: ReactNode
}

/** The ground of a map: tiles where the operator has set a server of them, and until they are there a grid with names. */
export function Ground({ view, labels, children }: GroundProps) {
  const { mapStyleUrl } = useSite()
  const [hasTiles, setHasTiles] = useState(false)
  return (
    <>
      {mapStyleUrl !== null && <Tiles view={view} styleUrl={mapStyleUrl} onLoad={() => setHasTiles(true)} />}
      <svg viewBox={`0 0 ${view.width} ${view.height}`} className={css.drawing} aria-hidden="true">
        <Backdrop view={view} labels={hasTiles ? [] : labels} hasGrid={!hasTiles} />
        {children}
      </svg>
    </>
  )
}
