import { style } from '@vanilla-extract/css'
import { container, ownLink } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([container, { maxInlineSize: '1120px', paddingBlockEnd: vars.space[12] }])
export const back = style([
  ownLink,
  {
    gap: vars.space[1],
    color: vars.colour.link,
    fontWeight: vars.weight.strong,
  },
])
export const heading = style({ fontSize: vars.size.heading, marginBlock: `${vars.space[1]} ${vars.space[4]}` })
export const pending = style({ display: 'grid', gap: vars.space[3] })
