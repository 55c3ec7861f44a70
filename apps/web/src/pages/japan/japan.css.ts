import { style } from '@vanilla-extract/css'
import { desktop } from '../../theme/media.ts'
import { container } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [desktop]: { gap: vars.space[20] } },
})
export const section = style([
  container,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
])

/** A page of another paper between the others. */
export const rentals = style({ background: vars.color.muted, color: vars.color.onMuted })
export const rentalsInner = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    paddingBlock: vars.space[10],
    '@media': { [desktop]: { paddingBlock: vars.space[16], gap: vars.space[8] } },
  },
])
export const rentalsWords = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '64ch' })
