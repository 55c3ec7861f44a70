import { globalStyle, style } from '@vanilla-extract/css'
import { noScripts } from '../theme/media.ts'

export const needed = style({ display: 'none', '@media': { [noScripts]: { display: 'block' } } })
/** What comes after it cannot be used. */
globalStyle(`${needed} ~ *`, { '@media': { [noScripts]: { display: 'none !important' } } })
