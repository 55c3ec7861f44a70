import { style } from '@vanilla-extract/css'
import { desktop, tablet } from '../../theme/media.ts'
import { underline } from '../../theme/mixins.ts'
import { vars } from '../../theme/tokens.css.ts'
import { page as column } from './editorial.css.ts'

/** The list of parts in the margin of a wide screen, above the text on a phone. */
export const page = style([
  column,
  {
    '@media': {
      [desktop]: {
        gridTemplateColumns: `${vars.width.contents} minmax(0, 1fr)`,
        columnGap: vars.space[16],
        rowGap: vars.space[8],
        alignItems: 'start',
      },
    },
  },
])
export const intro = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [desktop]: { gridColumn: '2' } },
})
export const text = style({ minInlineSize: 0, '@media': { [desktop]: { gridColumn: '2' } } })
export const contents = style({
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  background: vars.color.surfaceMuted,
  '@media': {
    [desktop]: {
      gridColumn: '1',
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: vars.layout.belowHeader[8],
      padding: 0,
      background: 'none',
    },
  },
})
export const contentsTitle = style({
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  marginBlockEnd: vars.space[2],
})
export const contentsList = style({ '@media': { [tablet]: { columnCount: 2, columnGap: vars.space[6] } } })
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  '@media': { [desktop]: { minBlockSize: '36px' } },
  ':hover': { color: vars.color.link, ...underline },
})
