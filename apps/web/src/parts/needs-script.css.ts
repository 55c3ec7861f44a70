import { style } from '@vanilla-extract/css'
import { noScripts } from '../theme/media.ts'

export const needed = style({ display: 'none', '@media': { [noScripts]: { display: 'block' } } })
