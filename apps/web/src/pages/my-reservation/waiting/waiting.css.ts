import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

export const entries = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
})
/** The one thing on the page that cannot wait. */
export const offered = style([
  card,
  { borderColor: vars.color.actionBorder, boxShadow: `inset 0 0 0 ${vars.hairline} ${vars.color.actionBorder}` },
])
export const offer = style({ display: 'grid', gap: vars.space[1] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
/** Above the tabs. */
export const offers = style([entries, { marginBlockEnd: vars.space[5] }])
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
