import { style } from '@vanilla-extract/css'
import { container, ownLink } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([container, { paddingBlockEnd: vars.space[12] }])
export const back = style([
  ownLink,
  {
    gap: vars.space[1],
    color: vars.color.link,
    fontWeight: vars.weight.strong,
  },
])
/** Its longest word fits a phone in one line at any text size. */
export const heading = style({
  fontSize: `min(${vars.size.heading}, 11vw)`,
  marginBlock: `${vars.space[1]} ${vars.space[4]}`,
})
export const pending = style({ display: 'grid', gap: vars.space[3] })
