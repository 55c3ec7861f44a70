import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../theme/media.ts'
import { underline } from '../../theme/mixins.ts'
import { container, onBrand, ownLink, wholePhrases } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'

/** Navy like the cover: the back of the book. */
export const footer = style([
  onBrand,
  {
    marginBlockStart: vars.space[16],
    background: vars.color.navy,
    paddingBlockStart: vars.space[10],
    fontSize: vars.size.small,
    '@media': { [desktop]: { marginBlockStart: vars.space[20], paddingBlockStart: vars.space[12] } },
  },
])
export const columns = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space[8],
    '@media': { [wide]: { gridTemplateColumns: '2fr 1fr 1fr' } },
  },
])
export const about = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  '@media': { [wide]: { gridColumn: 'auto' } },
})
export const aboutText = style([wholePhrases, { maxInlineSize: '36ch' }])
export const heading = style({ fontSize: vars.size.small, marginBlockEnd: vars.space[1] })
export const link = style([
  ownLink,
  {
    paddingBlock: vars.space[2],
    lineHeight: vars.leading.snug,
    textAlign: 'start',
    selectors: {
      '&:hover': underline,
      '&[aria-current="true"]': { fontWeight: vars.weight.bold },
    },
  },
])
/** Who runs the site, where it must stand on the page itself. */
export const business = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    marginBlockStart: vars.space[6],
    overflowWrap: 'anywhere',
  },
])
export const businessLink = style(underline)
/** The last line: languages and copyright. */
export const last = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[6],
    marginBlockStart: vars.space[6],
    paddingBlock: vars.space[4],
  },
])
export const languages = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] })
