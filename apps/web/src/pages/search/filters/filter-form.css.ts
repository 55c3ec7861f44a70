import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

export const form = style({ display: 'grid', gap: vars.space[6] })
export const group = style({ display: 'grid', gap: vars.space[3] })
export const legend = style({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space[3], padding: 0 })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const children = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'end',
})
export const uncounted = style({ visibility: 'hidden' })
