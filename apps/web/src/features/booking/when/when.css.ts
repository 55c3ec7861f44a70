import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

/** The name of a zone, in parentheses, goes to the next line as a whole. */
export const when = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { ':is(html:lang(ja), html:lang(zh-Hant)) &': { wordBreak: 'keep-all' } },
})
/** In a line of its own before it is broken. */
export const time = style({ display: 'inline-block' })
export const hours = style({ whiteSpace: 'nowrap' })
export const struck = style({
  color: vars.color.textMuted,
  fontWeight: vars.weight.normal,
  textDecoration: 'line-through',
})
export const line = style({ display: 'block' })
