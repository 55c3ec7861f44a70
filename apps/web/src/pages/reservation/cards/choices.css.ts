import { style } from '@vanilla-extract/css'
import { checkbox } from '../../../theme/shared.css.ts'
import { vars } from '../../../theme/tokens.css.ts'

export const legend = style({
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  padding: 0,
  marginBlockEnd: vars.space[2],
})
export const options = style({ display: 'grid', gap: vars.space[2] })
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.card,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.border}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&:has(:checked)': {
      borderColor: vars.color.actionBorder,
      background: vars.color.muted,
      color: vars.color.onMuted,
    },
    '&:has(:focus-visible)': { outline: vars.ring.line, outlineOffset: vars.ring.outside },
    '&:has(:disabled)': { color: vars.color.textFaint, cursor: 'not-allowed', background: vars.color.surfaceMuted },
  },
})
export const radio = style([checkbox, { ':focus-visible': { outline: 'none' } }])
export const optionWords = style({ display: 'grid', minInlineSize: 0 })
export const optionName = style({ fontWeight: vars.weight.strong })
export const optionNote = style({ fontSize: vars.size.small, opacity: 0.82 })
export const optionPrice = style({
  display: 'grid',
  justifyItems: 'end',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
export const per = style({
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.normal,
  opacity: 0.82,
  whiteSpace: 'normal',
  textAlign: 'end',
})
export const avatar = style({
  inlineSize: vars.portrait,
  blockSize: vars.portrait,
  borderRadius: vars.radius.round,
  objectFit: 'cover',
  background: vars.color.muted,
})
export const person = style([option, { gridTemplateColumns: 'auto auto 1fr' }])
export const note = style({ color: vars.color.textMuted, fontSize: vars.size.small })
export const stepper = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] })
export const amount = style({
  minInlineSize: '2ch',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const extra = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
  selectors: {
    'li:last-child > &, li&:last-child': { borderBlockEnd: 0 },
    'label&:has(:enabled)': { cursor: 'pointer' },
  },
})
/** Stands where the other extras have their buttons. */
export const extraBox = style([checkbox, { marginInline: vars.space[3] }])
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  borderRadius: vars.radius.round,
  border: `${vars.hairline} solid ${vars.color.borderStrong}`,
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surfaceMuted },
    '&:focus-visible': { borderRadius: vars.radius.round },
  },
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
