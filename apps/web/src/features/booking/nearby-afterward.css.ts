import { style } from '@vanilla-extract/css'
import { hiddenFrom, print } from '../../theme/media.ts'
import { stack } from '../../theme/recipes.css.ts'

export const nearby = style([stack({ gap: 3 }), hiddenFrom(print)])
