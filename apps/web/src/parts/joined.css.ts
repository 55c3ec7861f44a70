import { globalStyle, style } from '@vanilla-extract/css'

/** The dot before the first piece of a line lies outside, where it is cut off. */
export const joined = style({ display: 'flex', flexWrap: 'wrap', overflowX: 'clip', columnGap: '1em' })
globalStyle(`${joined} > *`, { marginInlineStart: '-1em', minInlineSize: 0 })
export const first = style({ paddingInlineStart: '1em' })
export const dot = style({ display: 'inline-block', inlineSize: '1em', textAlign: 'center' })
