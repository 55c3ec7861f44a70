import { style } from '@vanilla-extract/css'
import { desktop } from '../../theme/media.ts'
import { underline } from '../../theme/mixins.ts'
import { ownLink } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})
export const title = style({ fontSize: vars.size.title, '@media': { [desktop]: { fontSize: vars.size.heading } } })
export const more = style([
  ownLink,
  {
    gap: vars.space[1],
    color: vars.color.link,
    fontWeight: vars.weight.strong,
    fontSize: vars.size.small,
    ':hover': underline,
  },
])
