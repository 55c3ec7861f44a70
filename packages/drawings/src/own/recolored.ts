import { ICONS } from '../icons.gen.ts'

const recolored = (body: string, colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors).reduce((drawn, [from, to]) => drawn.replaceAll(from, to), body)

/** Things of the emoji set in other colors, so that two shops of a kind do not show the same one. */
export const RECOLORED = {
  // The set's own is yellow: a claw.
  'nail-polish': recolored(ICONS['nail-polish'], { '#ffc83d': '#f2c6a5', '#d67d00': '#cf9270' }),
  'automobile-blue': recolored(ICONS.automobile, { '#f8312f': '#2f7fd6', '#ca0b4a': '#2463ad' }),
  'automobile-green': recolored(ICONS.automobile, { '#f8312f': '#4f9d78', '#ca0b4a': '#39775a' }),
  'oncoming-automobile-blue': recolored(ICONS['oncoming-automobile'], { '#f8312f': '#2f7fd6' }),
  'sport-utility-vehicle-sand': recolored(ICONS['sport-utility-vehicle'], { '#5092ff': '#d9a860' }),
  'sport-utility-vehicle-green': recolored(ICONS['sport-utility-vehicle'], { '#5092ff': '#6a9a6b' }),
  'kimono-plum': recolored(ICONS.kimono, { '#00a6ed': '#9a5fa8', '#0074ba': '#753f84', '#ff6dc6': '#ffd982' }),
  'kimono-sage': recolored(ICONS.kimono, { '#00a6ed': '#6fa58c', '#0074ba': '#4c8069', '#ff6dc6': '#fdeaf0' }),
  'kimono-red': recolored(ICONS.kimono, { '#00a6ed': '#d94b45', '#0074ba': '#b02f30', '#ff6dc6': '#ffe3a0' }),
  'folding-hand-fan-blue': recolored(ICONS['folding-hand-fan'], {
    '#f8312f': '#3f78c4',
    '#ae2c52': '#2a4f8e',
    '#f37366': '#8fb8e8',
  }),
  'teapot-green': recolored(ICONS.teapot, { '#f8312f': '#4f8f73', '#ca0b4a': '#35684f', '#ff822d': '#d9b45b' }),
} as const
