import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const heart = style({ border: `1px solid ${vars.colour.line}`, background: vars.colour.raised })
export const icon = style({
  transition: `fill ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { [`${heart}[aria-pressed="true"] &`]: { fill: vars.colour.danger, color: vars.colour.danger } },
})
