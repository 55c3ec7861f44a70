import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const backdrop = style({ fill: vars.color.muted })
export const hill = style({ fill: `color-mix(in oklab, ${vars.color.muted} 78%, ${vars.color.action})` })
export const paper = style({
  fill: vars.color.surface,
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})
export const ink = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const accent = style({ fill: vars.color.accent })
export const solid = style({ fill: vars.color.text })
