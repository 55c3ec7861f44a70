import { style } from '@vanilla-extract/css'
import { wide } from '../../../theme/media.ts'
import { vars } from '../../../theme/tokens.css.ts'

/** It has the focus after what was pressed is gone. */
export const content = style({ display: 'grid', gap: vars.space[4], selectors: { '&:focus': { outline: 'none' } } })
export const label = style({
  padding: 0,
  paddingBlockEnd: vars.space[2],
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
})
export const calendars = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
