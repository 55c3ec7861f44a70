import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'
import { header } from '../header/header.css.ts'

const HEIGHT = vars.target

/** Empty, and without height, while there is a connection. */
export const place = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.z.banner })
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: HEIGHT,
  paddingInline: vars.space[4],
  background: vars.color.warningMuted,
  color: vars.color.warning,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
})

/** The header moves out of its way. */
for (const one of [header.solid, header.clear]) globalStyle(`:root:has(${banner}) ${one}`, { insetBlockStart: HEIGHT })
