import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { container, onBrand } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

/** The words on navy, under them the picture as a plate that reaches over the lower edge. */
export const hero = style([
  onBrand,
  {
    background: `linear-gradient(${vars.color.navy} calc(100% - ${vars.layout.coverOverlap}), ${vars.color.background} 0)`,
    '@media': {
      [desktop]: { background: `linear-gradient(${vars.color.navy} calc(100% - 120px), ${vars.color.background} 0)` },
    },
  },
])
export const content = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    paddingBlockStart: vars.layout.belowHeader[8],
    '@media': { [desktop]: { gap: vars.space[10], paddingBlockStart: '120px' } },
  },
])
export const words = style({
  display: 'grid',
  gap: vars.space[3],
})
export const headline = style({
  fontSize: vars.size.display,
  '@media': { [wide]: { fontSize: vars.size.headline } },
  selectors: {
    ':is(html:lang(ja), html:lang(zh-Hant), html:lang(ko)) &': { wordBreak: 'keep-all', lineHeight: vars.leading.snug },
  },
})
export const promise = style({ fontSize: vars.size.lead, maxInlineSize: '34em', textWrap: 'balance' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[2] })
const wayOn = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.strong,
  ':focus-visible': { borderRadius: vars.radius.medium },
})
export const way = style([wayOn, { background: vars.color.accent, color: vars.color.onAccent }])
export const quietWay = style([
  wayOn,
  { ':hover': { background: 'color-mix(in oklab, currentColor 12%, transparent)' } },
])
export const plate = style({
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
  '@media': { [desktop]: { aspectRatio: '2 / 1' } },
})
