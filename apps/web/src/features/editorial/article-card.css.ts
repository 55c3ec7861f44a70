import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const card = style({ position: 'relative', display: 'grid', gap: vars.space[3], alignContent: 'start' })
export const picture = style({ borderRadius: vars.radius.large })
export const words = style({ display: 'grid', gap: vars.space[1] })
export const category = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
})
export const title = style({ fontSize: vars.size.lead, lineHeight: vars.leading.snug })
export const summary = style({ color: vars.color.textMuted, fontSize: vars.size.small, textWrap: 'balance' })

/** In a list of several: flat on a phone, small picture beside the words. */
export const flat = style({})
globalStyle(`${flat} ${card}`, {
  '@media': {
    [phone]: { gridTemplateColumns: '132px minmax(0, 1fr)', columnGap: vars.space[4], alignItems: 'start' },
  },
})
globalStyle(`${flat} ${picture}`, { '@media': { [phone]: { borderRadius: vars.radius.medium } } })
globalStyle(`${flat} ${title}`, { '@media': { [phone]: { fontSize: vars.size.body } } })
