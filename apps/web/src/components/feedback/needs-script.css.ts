import { globalStyle, style } from '@vanilla-extract/css'
import { noScripts } from '../../theme/media.ts'

export const needed = style({ display: 'none', '@media': { [noScripts]: { display: 'block' } } })
/** Hides what follows, which cannot be used. */
globalStyle(`${needed} ~ *`, { '@media': { [noScripts]: { display: 'none !important' } } })
