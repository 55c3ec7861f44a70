import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(6.5em, 30%) 1fr', columnGap: vars.space[3] })
export const leading = style({ display: 'grid', rowGap: vars.space.half })
export const name = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  paddingBlockStart: vars.space.half,
})
/** Addresses are no phrases: they break where a line is full. */
export const value = style({
  margin: 0,
  minInlineSize: 0,
  selectors: { 'html:lang(ja) &&&': { wordBreak: 'normal' } },
})
export const leadingValue = style([value, { fontWeight: vars.weight.strong }])
