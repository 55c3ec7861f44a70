import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

/** The buttons beside the name. */
export const round = style({ border: `${vars.hairline} solid ${vars.colour.border}`, background: vars.colour.surface })
export const icon = style({
  transition: `fill ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { [`${round}[aria-pressed="true"] &`]: { fill: vars.colour.danger, color: vars.colour.danger } },
})
