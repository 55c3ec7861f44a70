import { style } from '@vanilla-extract/css'
import { xs } from '../../theme/media.ts'
import { wholeNames } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const summary = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const head = style({ display: 'flex', gap: vars.space[4], '@media': { [xs]: { flexWrap: 'wrap' } } })
export const cover = style({ inlineSize: '92px', flex: 'none', alignSelf: 'start' })
export const names = style({ display: 'grid', alignContent: 'start', gap: vars.space.half, minInlineSize: 0 })
export const shop = style([wholeNames, { fontSize: vars.size.small, color: vars.color.textMuted }])
export const open = style({ color: vars.color.textMuted })
export const from = style({ fontSize: vars.size.title, fontWeight: vars.weight.bold })
export const per = style({ fontSize: vars.size.small, fontWeight: vars.weight.normal, color: vars.color.textMuted })
/** As large as the price that follows, most often. */
export const pending = style({
  color: 'transparent',
  background: vars.color.surfaceMuted,
  borderRadius: vars.radius.tiny,
})
