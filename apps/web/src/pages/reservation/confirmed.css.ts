import { style } from '@vanilla-extract/css'
import { hiddenFrom, print } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const confirmed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: vars.width.page.ticket,
  marginInline: 'auto',
})
export const lead = style({ color: vars.color.textMuted, textWrap: 'balance' })
export const sentence = style({ display: 'inline-block' })
export const ways = style([
  hiddenFrom(print),
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] },
])
export const booked = style({ display: 'grid', gap: vars.space[5], justifyItems: 'center' })
/** A rental has two lines: the label stays beside the first. */
export const bookedWhen = style({ display: 'inline-block', verticalAlign: 'top' })
