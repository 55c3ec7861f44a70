import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'
import { control } from './field.css.ts'

export const code = style([
  control,
  {
    minBlockSize: vars.space[16],
    fontSize: vars.size.heading,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.4em',
    textAlign: 'center',
    paddingInlineEnd: 0,
  },
])
