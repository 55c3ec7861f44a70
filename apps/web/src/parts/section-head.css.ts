import { style } from '@vanilla-extract/css'
import { desktop, tiny } from '../theme/media.ts'
import { vars } from '../theme/tokens.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})
export const title = style({ fontSize: vars.size.title, '@media': { [desktop]: { fontSize: vars.size.heading } } })
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.target,
  color: vars.colour.link,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  flex: 'none',
  '@media': { [tiny]: { whiteSpace: 'normal', flex: 'initial' } },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
