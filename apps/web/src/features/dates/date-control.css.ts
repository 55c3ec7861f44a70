import { style } from '@vanilla-extract/css'
import { scriptsComing, wide } from '../../theme/media.ts'
import { vars } from '../../theme/tokens.css.ts'

/** Over whatever the field around it gives. */
export const date = style({ textAlign: 'start', cursor: 'pointer', whiteSpace: 'nowrap' })
export const none = style({ color: vars.color.textMuted })
/** Below the month on a phone, after the nearest days on a wide screen. */
export const clear = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: vars.space[4],
  '@media': { [wide]: { flex: 'none', margin: 0 } },
})

/** Two layers: the browser's own field, and over it its value in the language of the page. */
export const nativeFrame = style({ display: 'grid', minInlineSize: 0 })
const PRESSED_THROUGH = 'selector(:user-valid)'
/** The browser shows a date in its own language: it is hidden until the field has the focus. */
export const native = style({
  gridArea: '1 / 1',
  '@supports': {
    [PRESSED_THROUGH]: {
      '@media': {
        [scriptsComing]: { selectors: { '&&:not(:focus, :user-valid, :user-invalid)': { color: 'transparent' } } },
      },
    },
  },
})
export const nativeWords = style({
  display: 'none',
  gridArea: '1 / 1',
  alignItems: 'center',
  pointerEvents: 'none',
  '@supports': {
    [PRESSED_THROUGH]: {
      '@media': {
        [scriptsComing]: {
          selectors: {
            '&&': { display: 'flex', background: 'none', borderColor: 'transparent' },
            [`${native}:is(:focus, :user-valid, :user-invalid) + &&`]: { display: 'none' },
          },
        },
      },
    },
  },
})
export const quick = style({
  marginBlockEnd: vars.space[4],
  '@media': {
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[3],
      marginBlockEnd: vars.space[2],
    },
  },
})
