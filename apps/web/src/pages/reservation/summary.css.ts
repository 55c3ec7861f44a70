import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const summary = style({ display: 'grid', gap: vars.space[5] })
export const head = style({ display: 'flex', gap: vars.space[4] })
export const cover = style({ inlineSize: '72px', flex: 'none', alignSelf: 'start' })
export const names = style({ display: 'grid', alignContent: 'start', gap: '2px', minInlineSize: 0 })
export const shop = style({ fontSize: vars.size.small, color: vars.colour.inkSoft })
export const open = style({ color: vars.colour.inkSoft })
export const from = style({ fontSize: vars.size.title, fontWeight: vars.weight.bold })

export const countdown = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size.small,
  color: vars.colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})
export const hurry = style([
  countdown,
  {
    paddingInline: vars.space[3],
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.small,
    background: vars.colour.warningQuiet,
    color: vars.colour.warning,
    fontWeight: vars.weight.strong,
  },
])
