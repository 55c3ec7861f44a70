import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors, xs } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

/** Scrolls sideways on a phone instead of wrapping into a wall. */
export const rail = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space.half,
  scrollSnapType: 'x proximity',
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: vars.target,
  minBlockSize: vars.target,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.round,
  border: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  '@media': { [xs]: { maxInlineSize: '100%' } },
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&:focus-visible': { borderRadius: vars.radius.round },
    '&[aria-pressed="true"], &[aria-current="true"], &:has(:checked)': {
      background: vars.color.text,
      borderColor: vars.color.text,
      color: vars.color.background,
    },
    '&:has(:focus-visible)': { outline: vars.ring.line, outlineOffset: vars.ring.outside },
  },
})

/** Steps back, and is legible. */
export const emptyChip = style([
  chip,
  {
    selectors: {
      '&:not(:has(:checked))': {
        color: vars.color.textMuted,
        fontWeight: vars.weight.normal,
        background: 'none',
        borderStyle: 'dashed',
      },
    },
  },
])

globalStyle(`${chip}:has(:checked)`, {
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none !important' as 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
})

export const input = style({ position: 'absolute', opacity: 0, pointerEvents: 'none', inlineSize: 1, blockSize: 1 })
export const count = style({
  color: 'inherit',
  opacity: 0.72,
  fontWeight: vars.weight.normal,
  fontVariantNumeric: 'tabular-nums',
})
