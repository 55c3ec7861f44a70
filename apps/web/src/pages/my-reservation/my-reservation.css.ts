import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, hiddenFrom, print, small, wide, xs } from '../../theme/media.ts'
import { container, ownLink, wholeNames } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([container, { maxInlineSize: vars.width.page.list, paddingBlockEnd: vars.space[12] }])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
})
export const heading = style({ fontSize: vars.size.heading })
/** Takes the place of what comes. */
export const placeholder = style({ visibility: 'hidden' })

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  transition: `border-color ${vars.motion.quick}`,
  '@media': {
    [canHover]: { ':hover': { borderColor: vars.color.borderStrong } },
    [xs]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: { '&:focus-visible': { borderRadius: vars.radius.large } },
})
export const cardActions = style({ display: 'grid', justifyItems: 'end' })
export const cover = style({
  inlineSize: '96px',
  alignSelf: 'start',
  borderRadius: vars.radius.medium,
  '@media': { [wide]: { inlineSize: '120px' }, [small]: { gridRow: '1 / span 3' } },
})
/** On a phone the time and the service are below the picture, over the whole width. */
export const cardText = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  '@media': { [small]: { display: 'contents' } },
})
globalStyle(`${cardText} > :nth-child(-n + 3)`, {
  '@media': { [small]: { gridColumn: '2', justifySelf: 'start' } },
})
const acrossCard = { '@media': { [small]: { gridColumn: '1 / 3' } } }
export const when = style([acrossCard, { '@media': { [small]: { marginBlockStart: vars.space[2] } } }])
export const code = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
})
export const order = style({ flexBasis: '100%', fontSize: vars.size.tiny, overflowWrap: 'anywhere' })
export const service = style({ fontSize: vars.size.body })
const quiet = style({ color: vars.color.textMuted, fontSize: vars.size.small })
export const shop = style([quiet, wholeNames])
export const duration = style([quiet, acrossCard])
export const cardFoot = style([
  acrossCard,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifySelf: 'stretch',
    columnGap: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [small]: { justifyContent: 'space-between' } },
  },
])
export const arrow = style({
  color: vars.color.textFaint,
  '@media': { [small]: { gridColumn: '3', gridRow: '1 / span 5' } },
})
export const linePending = style({ inlineSize: '100%' })
export const more = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space[5] })

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: vars.width.form,
  marginInline: 'auto',
})
export const back = style([
  ownLink,
  hiddenFrom(print),
  {
    gap: vars.space[1],
    justifySelf: 'start',
    color: vars.color.link,
    fontWeight: vars.weight.strong,
  },
])
