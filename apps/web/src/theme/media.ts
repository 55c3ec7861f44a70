/** Phone first: everything else is a wider query. */
export const wide = 'screen and (min-width: 768px)'
export const desktop = 'screen and (min-width: 1024px)'
/** What is not `wide`. */
export const phone = 'screen and (max-width: 767.98px)'
/** `wide`, and not yet `desktop`. */
export const tablet = 'screen and (min-width: 768px) and (max-width: 1023.98px)'
/** What is not `desktop`. */
export const belowDesktop = 'screen and (max-width: 1023.98px)'
/** A small phone at 200 %: the header takes two lines, and stays behind when one scrolls. */
export const xs = 'screen and (max-width: 279.98px)'
/** A desktop at 400 %, or a small phone: four buttons and a name in the header leave no room between them. */
export const narrow = 'screen and (max-width: 359.98px)'
/** `phone`, and not `xs`. */
export const small = 'screen and (min-width: 280px) and (max-width: 767.98px)'
/** Text of twice the size on a phone: beside a price no name has room. `em` is of the browser's own size of text. */
export const largeText = 'screen and (max-width: 19.9em)'
/** The window of a phone between the bars of its browser: what lies over the page leaves the search box free. */
export const short = 'screen and (max-height: 719.98px)'
/** A phone on its side, or a desktop at 400 %: nothing lies over the page. */
export const flat = 'screen and (max-height: 419.98px)'
/** On paper. */
export const print = 'print'
export const dark = '(prefers-color-scheme: dark)'
/** Colors are the person's own: what is said by a ground alone is said anew. */
export const forcedColors = '(forced-colors: active)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const canHover = '(hover: hover)'
export const noScripts = '(scripting: none)'
/** Scripts run, and colors are ours. */
export const scriptsComing = '(scripting: enabled) and (forced-colors: none)'

/** Doubles the specificity, so that it overrides component styles in whichever order the style sheets come. */
export const hiddenFrom = (media: string) => ({ '@media': { [media]: { selectors: { '&&': { display: 'none' } } } } })
