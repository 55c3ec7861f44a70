import { style } from '@vanilla-extract/css'
import { wide } from '../../../theme/media.ts'
import { vars } from '../../../theme/tokens.css.ts'

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
})
export const heading = style({ fontSize: vars.size.lead })
export const rest = style({ color: vars.color.textMuted, paddingInline: vars.space[1] })
export const summary = style({ display: 'grid', gap: vars.space[4] })
export const soft = style({ color: vars.color.textMuted, fontSize: vars.size.small })
export const now = style({ textDecoration: 'none' })
export const refused = style({ display: 'grid', gap: vars.space[5], maxInlineSize: vars.width.form })
export const ways = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap' } },
})
