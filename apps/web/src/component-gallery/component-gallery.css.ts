import { style } from '@vanilla-extract/css'
import { container, onBrand } from '../theme/shared.css.ts'
import { vars } from '../theme/tokens.css.ts'

export const page = style([container, { display: 'grid', gap: vars.space[10], paddingBlock: vars.space[8] }])
export const example = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
export const title = style({ fontSize: vars.size.title })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.width.menu}, 100%), 1fr))`,
  gap: vars.space[5],
})
export const column = style({ display: 'grid', gap: vars.space[4], maxInlineSize: vars.width.panel })
export const plate = style({ aspectRatio: '4 / 3' })
export const cover = style([onBrand, { background: vars.color.navy, padding: vars.space[5] }])
