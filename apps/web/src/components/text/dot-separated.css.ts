import { style } from '@vanilla-extract/css'

const GAP = '1.1em'

/** Facts with a dot between them; none at the end of a line, nor at the start of the next, where it is cut away. */
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: GAP, overflowX: 'clip' })
/** Not positioned, so that what covers a whole card is pressed through it. */
export const part = style({ minInlineSize: 0, marginInlineStart: `calc(-1 * ${GAP})`, paddingInlineStart: GAP })
/** Written, so that it is read and copied; as wide in a font that gives it the room of a whole letter. */
export const dot = style({
  display: 'inline-block',
  inlineSize: GAP,
  marginInlineStart: `calc(-1 * ${GAP})`,
  textAlign: 'center',
})
