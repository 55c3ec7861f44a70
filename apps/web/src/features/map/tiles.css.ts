import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const ground = style({ position: 'absolute', inset: 0 })
/** MapLibre gives its container a position of its own. */
export const canvas = style({ blockSize: '100%' })
export const sources = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInline: vars.space[1],
  borderStartStartRadius: vars.radius.tiny,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.size.tiny,
})
