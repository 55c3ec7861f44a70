import { style } from '@vanilla-extract/css'
import { hiddenFrom, print, wide, xs } from '../../../theme/media.ts'
import { textLink, touchTarget, wholeNames } from '../../../theme/shared.css.ts'
import { vars } from '../../../theme/tokens.css.ts'

export const ticket = style({
  background: vars.color.surface,
  border: `${vars.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  overflow: 'clip',
  boxShadow: vars.shadow.low,
  '@media': { [print]: { boxShadow: 'none' } },
})
export const head = style({
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[5],
  '@media': { [xs]: { flexWrap: 'wrap' } },
})
export const cover = style({ inlineSize: '112px', flex: 'none', borderRadius: vars.radius.medium })
export const names = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
})
export const shop = style([
  textLink,
  touchTarget,
  wholeNames,
  { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.space[6] },
])
export const phone = style([textLink, touchTarget])

/** The perforation: a dashed line between two half holes. */
export const code = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderBlock: `${vars.stroke.bold} dashed color-mix(in srgb, ${vars.color.onNavy} 36%, ${vars.color.navy})`,
  background: vars.color.navy,
  color: vars.color.onNavy,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(-1 * ${vars.space[3]})`,
      inlineSize: vars.mark,
      blockSize: vars.mark,
      borderRadius: vars.radius.round,
      background: vars.color.background,
      border: `${vars.hairline} solid ${vars.color.border}`,
    },
    '&::before': { insetInlineStart: `calc(-1 * ${vars.space[3]})` },
    '&::after': { insetInlineEnd: `calc(-1 * ${vars.space[3]})` },
  },
  // Paper has no grounds: the code is dark, in a border.
  '@media': {
    [print]: {
      background: 'none',
      color: vars.color.text,
      borderBlock: `${vars.stroke.bold} solid ${vars.color.text}`,
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
})
export const codeNumber = style({
  // Eight of the widest characters fit a phone in one line at any text size.
  fontSize: `min(${vars.size.heading}, 8.8vw)`,
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.bold,
  letterSpacing: '0.12em',
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})
/** Quieter than the code: it is read aloud or copied only where somebody asks for it. */
export const order = style({
  flexBasis: '100%',
  marginBlockStart: vars.space[2],
  fontSize: vars.size.tiny,
  opacity: 0.82,
  fontVariantNumeric: 'tabular-nums',
})
/** Eight characters of it, copied without the gap. */
export const orderPart = style({ display: 'inline-block', selectors: { '& + &': { marginInlineStart: '0.5em' } } })
export const body = style({ display: 'grid', gap: vars.space[5], padding: vars.space[5] })
export const free = style({
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceMuted,
  fontSize: vars.size.small,
})
export const freeIcon = style({ flex: 'none', color: vars.color.success })
export const overIcon = style({ flex: 'none', color: vars.color.textMuted })
export const actions = style([
  hiddenFrom(print),
  {
    display: 'grid',
    gap: vars.space[3],
    padding: `0 ${vars.space[5]} ${vars.space[5]}`,
    '@media': { [wide]: { display: 'flex', flexWrap: 'wrap' } },
  },
])
export const localAddress = style({ display: 'block', color: vars.color.textMuted })
/** A phone number is one word. */
export const number = style({ whiteSpace: 'nowrap' })
export const foreign = style([
  touchTarget,
  { minBlockSize: vars.space[6], color: vars.color.link, fontSize: vars.size.small, cursor: 'pointer' },
])
/** Not on paper, where the longest ticket has to fit on one sheet and nothing can be changed. */
export const onScreen = style([hiddenFrom(print)])
