import { style } from '@vanilla-extract/css'
import { checkbox } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const field = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', minInlineSize: 0 })
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.strong })
export const optional = style({
  fontWeight: vars.weight.normal,
  color: vars.colour.textFaint,
  marginInlineStart: vars.space[2],
})
export const hint = style({
  fontSize: vars.size.small,
  color: vars.colour.textMuted,
  textWrap: 'balance',
  selectors: { 'html:lang(ja) &': { wordBreak: 'auto-phrase' as 'normal' } },
})

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.colour.borderStrong}`,
  background: vars.colour.surface,
  color: vars.colour.text,
  lineHeight: vars.leading.tight,
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    '&::placeholder': { color: vars.colour.textFaint, opacity: 1 },
    '&:focus-visible': {
      outline: `2px solid ${vars.colour.focusRing}`,
      outlineOffset: '-1px',
      borderRadius: vars.radius.medium,
    },
    '&[aria-invalid="true"]': { borderColor: vars.colour.danger },
    '&:disabled': { background: vars.colour.surfaceMuted, color: vars.colour.textFaint },
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
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 20px top 50%, right 14px top 50%',
    backgroundRepeat: 'no-repeat',
    textOverflow: 'ellipsis',
  },
])

export const error = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'baseline',
  fontSize: vars.size.small,
  color: vars.colour.danger,
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
export const box = style([checkbox, { margin: '1px 0 0', cursor: 'inherit' }])
export const checkError = style([error, { gridColumn: '2' }])
