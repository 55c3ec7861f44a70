import { useRef } from 'react'
import { Ground } from './ground.tsx'
import * as css from './map.css.ts'
import { useSize } from './use-size.ts'
import { type Label, type MapPlace, type Point, pixelOf, roomyLabels, type View, viewOf } from './view.ts'

/** One place with a pin, the way to its nearest station and the name of that. */
export default function OnePlaceMap({ place, name }: { readonly place: MapPlace; readonly name: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  return (
    <div ref={frame} className={css.place} role="img" aria-label={name}>
      {size !== null && <Drawing place={place} size={size} />}
    </div>
  )
}

interface DrawingProps {
  readonly place: MapPlace
  readonly size: { readonly width: number; readonly height: number }
}

function Drawing({ place, size }: DrawingProps) {
  const { station } = place
  const stop =
    station?.latitude === undefined || station.longitude === undefined
      ? null
      : { name: station.name, latitude: station.latitude, longitude: station.longitude }
  const view = viewOf(stop === null ? [place] : [place, stop], size)
  const pin = pixelOf(view, place)
  const foot = stop === null ? null : pixelOf(view, stop)
  return (
    <Ground view={view} labels={stop === null || foot === null ? [] : [stationLabel(stop.name, foot, pin, view)]}>
      {foot !== null && <path className={css.way} d={`M${foot.x} ${foot.y}L${pin.x} ${pin.y}`} />}
      <Pin {...pin} />
    </Ground>
  )
}

/** The name stands on the side where the way does not begin. Without room for it the sign stands alone. */
function stationLabel(text: string, at: Point, pin: Point, view: View): Label {
  const label = { ...at, text, kind: 'station', isLeft: pin.x > at.x } as const
  return roomyLabels([label], [], view)[0] ?? { ...label, text: '' }
}

/** A pin whose foot is at its point. */
const Pin = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0C-3-8-14-13-14-23a14 14 0 1 1 28 0C14-13 3-8 0 0z" className={css.pinShape} />
    <circle cy="-23" r="5" className={css.pinDot} />
  </g>
)
