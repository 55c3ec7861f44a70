import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.field,
  inlineSize: '100%',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  border: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&[aria-current="true"], &[aria-pressed="true"]': {
      borderColor: vars.color.actionBorder,
      boxShadow: `inset 0 0 0 ${vars.hairline} ${vars.color.actionBorder}`,
    },
  },
})
