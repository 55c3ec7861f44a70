import { globalStyle } from '@vanilla-extract/css'
import { belowDesktop, forcedColors, noScripts, print, reducedMotion } from './media.ts'
import { vars } from './tokens.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })
globalStyle('html', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.leading.text,
  color: vars.color.text,
  backgroundColor: vars.color.background,
  textSizeAdjust: '100%',
  scrollPaddingTop: vars.layout.belowHeader[6],
  // Clear of the bars that stand at the bottom of narrow pages.
  '@media': { [belowDesktop]: { scrollPaddingBottom: 'calc(96px + env(safe-area-inset-bottom))' } },
  overflowWrap: 'anywhere',
})
/** Letters and gaps on paper are of their own size: a ticket fits a sheet. */
globalStyle('html:root', {
  '@media': {
    [print]: {
      fontSize: '80%',
      vars: { [vars.space[3]]: '8px', [vars.space[4]]: '10px', [vars.space[5]]: '12px', [vars.space[6]]: '14px' },
    },
  },
})
globalStyle('body', {
  minHeight: '100dvh',
  WebkitFontSmoothing: 'antialiased',
  '@media': { [print]: { minHeight: 0 } },
})

const FONTS = {
  en: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  ko: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", system-ui, sans-serif',
  ja: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Yu Gothic", Meiryo, "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif',
  'zh-Hant': '"PingFang TC", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC", system-ui, sans-serif',
}
for (const [language, font] of Object.entries(FONTS)) {
  const cjk = language !== 'en'
  globalStyle(`html:lang(${language})`, {
    vars: { [vars.font.body]: font, ...(cjk && { [vars.leading.text]: '1.6' }) },
  })
  // Names of shops, and the language menu, are in other languages than the page.
  globalStyle(`:not(html):lang(${language})`, { fontFamily: font })
}
globalStyle(':lang(ko)', { wordBreak: 'keep-all' })
globalStyle(':lang(ja), :lang(zh-Hant)', { lineBreak: 'strict' })
globalStyle('html:lang(ja) :is(h1, h2, h3, h4)', {
  fontFeatureSettings: '"palt"',
  wordBreak: 'auto-phrase' as 'normal',
})

/** A title that begins with a bracket stands as far left as one that does not. */
globalStyle(':is(h1, h2, h3):lang(zh-Hant)', { textSpacingTrim: 'trim-start' })
globalStyle('h1, h2, h3, h4', { fontWeight: vars.weight.bold, lineHeight: vars.leading.tight, textWrap: 'balance' })
/** In Japanese, whose lines are full and may end anywhere, it would only make them narrower. */
globalStyle(':where(html:not(:lang(ja))) :is(p, li, dd)', { textWrap: 'pretty' })
/** Names and what is pressed break between phrases, as headings do; sentences, as in print, wherever a line is full. */
globalStyle('html:lang(ja) :where(dt, legend, button, figcaption, a:not(p a)):where(:not([data-prose] *))', {
  wordBreak: 'auto-phrase' as 'normal',
})
globalStyle('ul, ol', { padding: 0, listStyle: 'none' })
globalStyle('img, svg, picture', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0 })
/** Without scripts a button that sends no form does nothing; what is on its way never comes. */
globalStyle('button:not([type="submit"], [popovertarget]), [aria-busy="true"]', {
  '@media': { [noScripts]: { display: 'none !important' } },
})
globalStyle('button:disabled', { cursor: 'not-allowed' })
/** A press that was heard, and waits for the app or for another page: entry-prehydration.ts. A card is pressed as a whole. Nothing moves: drawing it would take time from what is waited for. */
globalStyle('[data-waiting], article:has([data-waiting])', {
  cursor: 'progress',
  opacity: 0.6,
})
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('a, button, input, select, textarea, summary', { touchAction: 'manipulation' })
/** Where one sheet is not enough, no heading stays behind alone, and no fact is cut. */
globalStyle(':is(h1, h2, h3, h4, header)', { '@media': { [print]: { breakAfter: 'avoid' } } })
globalStyle(':is(p, dl > div, li)', { '@media': { [print]: { breakInside: 'avoid' } } })
globalStyle('address', { fontStyle: 'normal' })
globalStyle('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
globalStyle('dialog', { color: 'inherit' })
/** The scrollbar has its place also on a page that is too short for one: nothing moves when a modal opens, or from page to page. */
globalStyle(':root', { scrollbarGutter: 'stable' })
/** The page behind a modal stays where it is, also for the arrow keys. */
globalStyle(':root:has(dialog:modal)', {
  overflow: 'hidden',
  // A backdrop does not reach over the place of the scrollbar, where the ground of the root shows.
  backgroundImage: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`,
})
globalStyle(':root:has(dialog:modal) > body', { backgroundColor: vars.color.background })
globalStyle(':focus-visible', {
  outline: vars.ring.line,
  outlineOffset: vars.ring.outside,
  borderRadius: '4px',
})
globalStyle('[tabindex="-1"]:focus', { outline: 'none' })
globalStyle(':is([aria-pressed="true"], [aria-selected="true"], [aria-current="true"], [data-selected])', {
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none !important' as 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
})
globalStyle('::selection', { background: vars.color.muted, color: vars.color.onMuted })
globalStyle('time, data', { fontVariantNumeric: 'tabular-nums' })

globalStyle('::view-transition-group(*)', { animationDuration: '220ms', animationTimingFunction: 'ease-out' })
globalStyle('*, *::before, *::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': {
    [reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
