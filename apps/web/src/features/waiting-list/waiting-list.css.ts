import { style } from '@vanilla-extract/css'
import { xs } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

/** It has the focus after what was pressed is gone. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  selectors: { '&:focus': { outline: 'none' } },
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': { [xs]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.half,
  fontVariantNumeric: 'tabular-nums',
})
export const soft = style({ color: vars.color.textMuted, fontSize: vars.size.small })
