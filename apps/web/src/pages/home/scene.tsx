import * as css from './scene.css.ts'

/** An evening line of hills with a train on its way, in the brand's own colors. For when the brand has no banner. */
export const Scene = ({ className }: { readonly className: string }) => (
  <svg
    viewBox="0 0 1440 640"
    preserveAspectRatio="xMidYMax slice"
    className={className}
    aria-hidden="true"
    focusable="false"
  >
    <path className={css.sky} d="M0 0h1440v640H0z" />
    <path className={css.dusk} d="M0 300c240-40 480-30 720 10s480 40 720-20v350H0z" />
    <circle className={css.moon} cx="1096" cy="214" r="74" />
    <path className={css.far} d="M0 430l150-76 120 52 170-112 190 96 150-70 206 108 168-150 190 92 96-36v306H0z" />
    <path className={css.middle} d="M0 500c180-70 350-80 560-34s420 60 620 4 200-60 260-60v230H0z" />
    <g className={css.middle}>
      <path d="M1196 446h96l-10-18 22 4-14-26 20 3-26-34h-80l-26 34 20-3-14 26 22-4z" />
      <path d="M1212 446h64v40h-64zM1240 348h8v28h-8z" />
    </g>
    <path className={css.near} d="M0 560c260-30 520-30 760-14s460 10 680-18v112H0z" />
    <path className={css.wire} d="M0 508c220-14 480 14 720 14s500-26 720-14" />
    <g>
      <path className={css.near} d="M560 520h300c20 0 34 10 42 26h-342z" />
      <path
        className={css.lit}
        d="M580 527h26v10h-26zM616 527h26v10h-26zM652 527h26v10h-26zM688 527h26v10h-26zM724 527h26v10h-26zM760 527h26v10h-26zM796 527h26v10h-26z"
      />
    </g>
  </svg>
)
