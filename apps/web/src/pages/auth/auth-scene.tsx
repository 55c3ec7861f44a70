import * as css from './auth.css.ts'

/** The cover of the guidebook: hills, a gate and the evening sun, in the brand's own colors. */
export const AuthScene = () => (
  <svg
    viewBox="0 0 480 640"
    preserveAspectRatio="xMidYMax slice"
    className={css.scene}
    aria-hidden="true"
    focusable="false"
  >
    <rect width="480" height="640" className={css.sky} />
    <circle cx="312" cy="216" r="66" className={css.sun} />
    <path d="M0 430c80-90 150-110 230-60s160 40 250-50v320H0z" className={css.farHill} />
    <path d="M0 520c110-70 190-60 270-20s150 20 210-30v170H0z" className={css.nearHill} />
    <g className={css.gate}>
      <path d="M96 330c70 16 138 16 208 0l8-26c-76 20-148 20-224 0z" />
      <path d="M112 366h176v18H112z" />
      <path d="M130 330h20v210h-20zM250 330h20v210h-20z" />
    </g>
  </svg>
)
