import { style } from '@vanilla-extract/css'
import { wide, xs } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const list = style({
  display: 'grid',
  columnGap: vars.space[10],
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px 104px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  '@media': { [xs]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
})
export const place = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  color: `color-mix(in oklab, ${vars.colour.text} 30%, ${vars.colour.background})`,
  textAlign: 'center',
})
export const first = style([
  place,
  {
    color: vars.colour.onAccent,
    background: vars.colour.accent,
    borderRadius: vars.radius.round,
    inlineSize: '44px',
    blockSize: '44px',
    display: 'grid',
    placeItems: 'center',
    fontSize: vars.size.title,
    justifySelf: 'center',
  },
])
export const words = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  '@media': { [xs]: { gridColumn: '1 / -1' } },
})
export const facts = style({ fontSize: vars.size.small, color: vars.colour.textMuted })
