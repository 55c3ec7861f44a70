/** Phone first: everything else is a wider query. */
export const wide = 'screen and (min-width: 768px)'
export const desktop = 'screen and (min-width: 1024px)'
export const night = '(prefers-color-scheme: dark)'
export const lessMotion = '(prefers-reduced-motion: reduce)'
export const canHover = '(hover: hover)'
export const noScripts = '(scripting: none)'
