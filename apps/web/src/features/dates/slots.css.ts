import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const slots = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.space[20]}, 1fr))`,
  gap: vars.space[2],
})
export const part = style({
  gridColumn: '1 / -1',
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space[2] } },
})
export const slot = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: '100%',
  textAlign: 'center',
  minBlockSize: vars.control.large,
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: vars.color.surfaceMuted },
    '&:focus-visible': { borderRadius: vars.radius.medium },
    '&[aria-pressed="true"]': {
      background: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.onAction,
    },
  },
})
export const left = style({ fontSize: vars.size.tiny, fontWeight: vars.weight.normal })
