import { useFormat } from '../../site/site.tsx'
import * as css from './map.css.ts'
import { gridOf, type Label, SCALE, type View } from './view.ts'

interface BackdropProps {
  readonly view: View
  readonly labels: readonly Label[]
  readonly hasGrid: boolean
}

/** A grid of round meters, names, and the scale. */
export function Backdrop({ view, labels, hasGrid }: BackdropProps) {
  const { width, height } = view
  const { meters, pixels } = gridOf(view)
  const scale = useFormat().distance(meters)
  return (
    <>
      {hasGrid && <path className={css.grid} d={linesOf(width, height, pixels)} />}
      {labels.map(({ text, kind, x, y, isLeft = false }) =>
        kind === 'district' ? (
          <text key={`${text} ${x}`} x={x} y={y} className={css.district}>
            {text}
          </text>
        ) : (
          <g key={`${text} ${x}`}>
            <rect x={x - 5} y={y - 5} width="10" height="10" rx="3" className={css.station} />
            <text x={isLeft ? x - 11 : x + 11} y={y} textAnchor={isLeft ? 'end' : 'start'} className={css.label}>
              {text}
            </text>
          </g>
        ),
      )}
      <path
        className={css.scale}
        d={`M${SCALE.edge} ${height - SCALE.edge - SCALE.height}v${SCALE.height}h${pixels}v-${SCALE.height}`}
      />
      <text x={SCALE.edge + pixels + SCALE.gap} y={height - SCALE.edge - 2} className={css.label}>
        {scale}
      </text>
    </>
  )
}

/** Lines that meet in the middle of the map. */
function linesOf(width: number, height: number, step: number): string {
  const along = (size: number) => {
    const first = (size / 2) % step
    return Array.from(
      { length: Math.ceil((size - first) / step) },
      (_, index) => Math.round(first + index * step) + 0.5,
    )
  }
  return [...along(width).map((x) => `M${x} 0v${height}`), ...along(height).map((y) => `M0 ${y}h${width}`)].join('')
}
