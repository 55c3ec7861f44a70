import { globalStyle, style } from '@vanilla-extract/css'
import { container } from '../../theme/shared.css.ts'
import { vars } from '../../theme/tokens.css.ts'
import { header } from '../header/header.css.ts'

export const place = style([container, { display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[6] }])
/** Below the header that would lie on a cover. */
globalStyle(`${header.clear} ~ main ${place}`, { paddingBlockStart: vars.layout.belowHeader[6] })
export const heading = style({ fontSize: vars.size.heading })
