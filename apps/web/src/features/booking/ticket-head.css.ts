import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const head = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2], textAlign: 'center' })
export const icon = style({ color: vars.color.success })
export const heading = style({ fontSize: vars.size.heading })
