import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const backdrop = style({ fill: vars.colour.muted })
export const hill = style({ fill: `color-mix(in oklab, ${vars.colour.muted} 78%, ${vars.colour.action})` })
export const paper = style({
  fill: vars.colour.surface,
  stroke: vars.colour.text,
  strokeWidth: 2,
  strokeLinejoin: 'round',
})
export const ink = style({
  fill: 'none',
  stroke: vars.colour.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const accent = style({ fill: vars.colour.accent })
export const solid = style({ fill: vars.colour.text })
