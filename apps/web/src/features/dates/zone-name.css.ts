import { style } from '@vanilla-extract/css'

export const room = style({ visibility: 'hidden' })
