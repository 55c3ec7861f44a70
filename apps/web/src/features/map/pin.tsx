import * as css from './map.css.ts'

/** A pin whose foot is at its point. */
export const Pin = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0C-3-8-14-13-14-23a14 14 0 1 1 28 0C14-13 3-8 0 0z" className={css.pinShape} />
    <circle cy="-23" r="5" className={css.pinDot} />
  </g>
)
