import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontSize: vars.size.small,
  color: vars.color.textMuted,
})
/** Stand side by side, also below the sentence. */
export const answers = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] })
/** Aligns its text with the text above, also in a narrow column. */
export const button = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` })
