import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

/** The buttons beside the name. */
export const round = style({ border: `${vars.hairline} solid ${vars.color.border}`, background: vars.color.surface })
export const icon = style({
  transition: `fill ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { [`${round}[aria-pressed="true"] &`]: { fill: vars.color.danger, color: vars.color.danger } },
})
