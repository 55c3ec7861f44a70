import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const facts = style({ display: 'grid', gap: vars.space[3] })
export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(6.5em, 30%) 1fr', columnGap: vars.space[3] })
/** The value below its name, with all the room there is. */
export const stacked = style({ display: 'grid', rowGap: '2px' })
export const name = style({ color: vars.colour.inkSoft, fontSize: vars.size.small, paddingBlockStart: '2px' })
export const value = style({ margin: 0, minInlineSize: 0 })
