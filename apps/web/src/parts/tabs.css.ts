import { style } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.colour.line}`,
})
export const tab = style({
  flex: 'none',
  minBlockSize: vars.target,
  paddingInline: vars.space[4],
  fontWeight: vars.weight.strong,
  color: vars.colour.inkSoft,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: vars.colour.ink },
    '&[aria-selected="true"]': { color: vars.colour.ink, borderBlockEndColor: vars.colour.edge },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const panel = style({ paddingBlockStart: vars.space[5], ':focus-visible': { outlineOffset: '4px' } })
