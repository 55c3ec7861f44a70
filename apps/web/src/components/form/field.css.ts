import { style } from '@vanilla-extract/css'
import { selectArrow } from '../../theme/mixins.ts'
import { checkbox } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const field = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', minInlineSize: 0 })
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.strong })
export const optional = style({
  fontWeight: vars.weight.normal,
  color: vars.color.textFaint,
  marginInlineStart: vars.space[2],
})
export const hint = style({
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  selectors: { 'html:not(:lang(ja)) &': { textWrap: 'balance' } },
})

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.field,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.text,
  // A phone zooms into a field with smaller text, whatever stands around it.
  fontSize: vars.size.body,
  lineHeight: vars.leading.tight,
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    '&::placeholder': { color: vars.color.textFaint, opacity: 1 },
    '&:focus-visible': {
      outline: vars.ring.line,
      outlineOffset: vars.ring.border,
      borderRadius: vars.radius.medium,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { background: vars.color.surfaceMuted, color: vars.color.textFaint },
  },
})

/** With room for the message below it when it is brought into sight. */
export const area = style([
  control,
  { minBlockSize: '112px', resize: 'vertical', lineHeight: vars.leading.text, scrollMarginBlockEnd: vars.space[12] },
])

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space[10],
    ...selectArrow(14),
    textOverflow: 'ellipsis',
  },
])

export const error = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'baseline',
  fontSize: vars.size.small,
  color: vars.color.danger,
})

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: vars.space[3],
  minBlockSize: vars.target,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
})
export const box = style([checkbox, { margin: `${vars.hairline} 0 0`, cursor: 'inherit' }])
export const checkError = style([error, { gridColumn: '2' }])
