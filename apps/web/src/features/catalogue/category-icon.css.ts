import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

const SIDE = '56px'

/** A line drawing on a round ground, both of the brand's quiet pair. */
export const ground = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: SIDE,
  blockSize: SIDE,
  borderRadius: vars.radius.round,
  background: vars.color.muted,
  color: vars.color.onMuted,
})
export const picture = style({ objectFit: 'contain' })
