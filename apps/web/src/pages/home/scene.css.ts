import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

const shade = (share: number): string => `color-mix(in oklab, ${vars.color.navy} ${share}%, ${vars.color.action})`
export const sky = style({ fill: shade(88) })
export const dusk = style({ fill: shade(70) })
export const far = style({ fill: shade(58) })
export const middle = style({ fill: shade(72) })
export const near = style({ fill: shade(90) })
export const moon = style({ fill: vars.color.accent })
export const lit = style({ fill: `color-mix(in oklab, ${vars.color.accent} 80%, ${vars.color.navy})` })
export const wire = style({ fill: 'none', stroke: shade(80), strokeWidth: 2 })
