import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

/** Swiped on a phone, rows of four on wide screens. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '62%',
  gap: vars.space[3],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  scrollPaddingInline: vars.space[4],
  '@media': {
    [wide]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space[4],
      marginInline: 0,
      paddingInline: 0,
    },
  },
})
export const city = style({ aspectRatio: '4 / 3', scrollSnapAlign: 'start' })
