import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { desktop, hiddenFrom, narrow, wide, xs } from '../../theme/media.ts'
import { container, onBrand, onPaper, ownLink } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockStart: vars.space[2],
  zIndex: vars.z.skip,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  boxShadow: vars.shadow.high,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: vars.hairline,
      blockSize: vars.hairline,
      overflow: 'hidden',
      padding: 0,
    },
  },
})

const clear = style([
  onBrand,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.z.header,
    '@media': { [xs]: { position: 'static', background: vars.color.navy } },
  },
])
export const header = styleVariants({
  solid: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.header,
    background: vars.color.background,
    borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
    '@media': { [xs]: { position: 'static' } },
  },
  clear: [clear],
})
/** Where the cover is not, its words would be white on paper. */
globalStyle(`:root:has([data-no-cover]) ${header.clear}`, { background: vars.color.navy })

export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.layout.header,
    '@media': {
      [desktop]: { gap: vars.space[4] },
      [narrow]: { gap: 0, paddingInline: vars.space[2] },
      [xs]: { flexWrap: 'wrap' },
    },
  },
])

export const home = style([
  ownLink,
  {
    gap: vars.space[2],
    fontSize: vars.size.lead,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    minInlineSize: 0,
    '@media': { [xs]: { whiteSpace: 'normal' } },
  },
])
/** A long name gives way to the buttons. */
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
/** A logo may be as dark as the cover behind it. */
export const logo = style({
  blockSize: vars.space[8],
  inlineSize: 'auto',
  padding: vars.space.half,
  borderRadius: vars.radius.small,
  background: vars.color.onNavy,
})

export const search = style({
  display: 'none',
  flex: '1 1 auto',
  maxInlineSize: vars.width.panel,
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: vars.target,
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space.half,
  borderRadius: vars.radius.round,
  background: vars.color.surfaceMuted,
  border: `${vars.hairline} solid transparent`,
  color: vars.color.textMuted,
  '@media': { [desktop]: { display: 'flex' } },
  selectors: {
    '&:focus-within': {
      background: vars.color.surface,
      borderColor: vars.color.actionBorder,
      outline: `${vars.hairline} solid ${vars.color.focusRing}`,
    },
  },
})
export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  blockSize: '100%',
  selectors: {
    '&::placeholder': { color: vars.color.textFaint, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  flex: 'none',
  '@media': { [narrow]: { gap: 0 } },
})

export const textAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: 'color-mix(in oklab, currentColor 9%, transparent)' },
    '&:focus-visible': { borderRadius: vars.radius.round },
  },
})
export const filledAction = style([
  textAction,
  {
    paddingInline: vars.space[4],
    background: vars.color.action,
    color: vars.color.onAction,
    selectors: { '&:hover': { background: vars.color.actionPressed } },
  },
])

export const onlyPhone = style(hiddenFrom(desktop))
export const notPhone = style({ display: 'none', '@media': { [wide]: { display: 'inline-flex' } } })

export const pending = style({
  inlineSize: vars.target,
  blockSize: vars.target,
  borderRadius: vars.radius.round,
  background: 'color-mix(in oklab, currentColor 8%, transparent)',
})

export const menu = style([
  onPaper,
  {
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: vars.layout.menu.top,
    insetInlineEnd: vars.layout.menu.end,
    margin: 0,
    minInlineSize: vars.width.menu,
    padding: vars.space[2],
    border: `${vars.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    boxShadow: vars.shadow.high,
  },
])
export const menuName = style({
  padding: vars.space[3],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  marginBlockEnd: vars.space[2],
  fontWeight: vars.weight.strong,
})
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  textAlign: 'start',
  ':hover': { background: vars.color.surfaceMuted },
})

export const searchForm = style({ display: 'flex', flex: 1, minInlineSize: 0, blockSize: '100%', alignItems: 'center' })
export const onlyNarrow = style(hiddenFrom(wide))
