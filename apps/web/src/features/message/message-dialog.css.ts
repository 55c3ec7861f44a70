import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const form = style({ display: 'grid', gap: vars.space[4] })
export const intro = style({ color: vars.colour.textMuted })
