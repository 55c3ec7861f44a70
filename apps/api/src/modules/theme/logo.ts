import type { Colors } from './colors.ts'

/** A page of a calendar with one day taken, in the colors of the theme. */
export const drawLogo = ({ primaryColor, accentColor }: Colors): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
  `<rect x="6" y="10" width="52" height="48" rx="13" fill="${primaryColor}"/>` +
  `<path d="M20 5v11M44 5v11" stroke="${primaryColor}" stroke-width="6" stroke-linecap="round"/>` +
  '<path d="M6 26h52" stroke="#fff" stroke-width="3"/>' +
  `<circle cx="42" cy="43" r="8.5" fill="${accentColor}"/>` +
  '<g fill="#fff"><circle cx="22" cy="36" r="3.2"/><circle cx="22" cy="48" r="3.2"/></g></svg>'
