import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

/** Over whatever the field around it gives. */
export const date = style({ textAlign: 'start', cursor: 'pointer', whiteSpace: 'nowrap' })
export const none = style({ color: vars.colour.inkSoft })
export const clear = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[4] })
