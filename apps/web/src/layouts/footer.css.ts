import { style } from '@vanilla-extract/css'
import { wide } from '../theme/media.ts'
import { container } from '../theme/shared.css.ts'
import { vars } from '../theme/tokens.css.ts'

export const footer = style({
  marginBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.colour.line}`,
  background: vars.colour.sunken,
  paddingBlock: vars.space[10],
  fontSize: vars.size.small,
})
export const columns = style([
  container,
  {
    display: 'grid',
    gap: vars.space[8],
    gridTemplateColumns: '1fr 1fr',
    '@media': { [wide]: { gridTemplateColumns: '1.4fr 1fr 1fr 1fr' } },
  },
])
export const about = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  '@media': { [wide]: { gridColumn: 'auto' } },
})
export const aboutText = style({ color: vars.colour.inkSoft, maxInlineSize: '36ch' })
export const heading = style({ fontSize: vars.size.small, marginBlockEnd: vars.space[1] })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingBlock: vars.space[2],
  lineHeight: 1.4,
  color: vars.colour.inkSoft,
  textAlign: 'start',
  ':hover': { color: vars.colour.ink, textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const small = style([
  container,
  { paddingBlockStart: vars.space[6], marginBlockStart: vars.space[8], color: vars.colour.inkSoft },
])
