import { style } from '@vanilla-extract/css'
import { page as column } from '../../features/editorial/editorial.css.ts'
import { desktop } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

export const page = style([
  column,
  {
    '@media': {
      [desktop]: {
        gridTemplateColumns: `${vars.width.contents} minmax(0, 760px)`,
        columnGap: vars.space[16],
        rowGap: vars.space[8],
        alignItems: 'start',
      },
    },
  },
])
export const intro = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [desktop]: { gridColumn: '2' } },
})
/** Chips on a phone, a list in the margin on wide screens. */
export const chapters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [desktop]: {
      display: 'grid',
      gap: 0,
      gridColumn: '1',
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: vars.layout.belowHeader[8],
      paddingBlockStart: vars.space[1],
    },
  },
})
export const chapterLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.round,
  border: `${vars.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  ':hover': { borderColor: vars.color.borderStrong },
  ':focus-visible': { borderRadius: vars.radius.round },
  '@media': {
    [desktop]: {
      border: 0,
      background: 'none',
      borderRadius: vars.radius.small,
      paddingInline: vars.space[3],
      marginInlineStart: `calc(-1 * ${vars.space[3]})`,
      selectors: { '&:hover': { background: vars.color.surfaceMuted } },
    },
  },
})
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': { [desktop]: { gridColumn: '2' } },
})
export const chapterTitle = style({
  fontSize: vars.size.title,
  paddingBlockEnd: vars.space[2],
  scrollMarginBlockStart: vars.layout.belowHeader[6],
  borderBlockEnd: `${vars.hairline} solid ${vars.color.border}`,
})
