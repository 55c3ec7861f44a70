import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { BUILT_IN, brandVariables } from './brand.ts'

/** The slots that the server fills; see brand.ts. */
export const brand = createGlobalThemeContract({
  navyBlue1: 'navy-blue-1',
  onNavyBlue1: 'on-navy-blue-1',
  blue1: 'blue-1',
  onBlue1: 'on-blue-1',
  yellow: 'yellow',
  onYellow: 'on-yellow',
  blue2: 'blue-2',
  onBlue2: 'on-blue-2',
  ink: 'ink',
  paper: 'paper',
  link: 'link',
})

const named = (variables: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--${name}`, value]))

const builtIn = brandVariables(BUILT_IN)
globalStyle(':root', {
  vars: named(builtIn.light),
  '@media': { '(prefers-color-scheme: dark)': { vars: named(builtIn.dark) } },
})

const tint = (share: number): string => `color-mix(in oklab, ${brand.ink} ${share}%, ${brand.paper})`

/** Everything a style may use. Nothing outside src/theme names a colour, a font or a size of its own. */
export const vars = createGlobalTheme(':root', {
  colour: {
    paper: brand.paper,
    raised: '#ffffff',
    sunken: tint(4),
    ink: brand.ink,
    inkSoft: tint(76),
    inkFaint: tint(66),
    line: tint(12),
    lineStrong: tint(46),
    link: brand.link,
    action: brand.blue1,
    onAction: brand.onBlue1,
    actionPressed: `color-mix(in oklab, ${brand.blue1} 88%, ${brand.ink})`,
    navy: brand.navyBlue1,
    onNavy: brand.onNavyBlue1,
    accent: brand.yellow,
    onAccent: brand.onYellow,
    quiet: brand.blue2,
    onQuiet: brand.onBlue2,
    success: '#1c6b46',
    successQuiet: '#e4f3ea',
    warning: '#8a5300',
    warningQuiet: '#fdf1d8',
    danger: '#b3261e',
    dangerQuiet: '#fcebe9',
    scrim: 'rgb(10 13 20 / 48%)',
  },
  font: { body: 'system-ui, sans-serif' },
  size: {
    tiny: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.375rem',
    heading: '1.75rem',
    display: '2.25rem',
    headline: '2.75rem',
  },
  weight: { normal: '400', strong: '600', bold: '700' },
  leading: { text: '1.5', tight: '1.2' },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
  },
  radius: { small: '8px', medium: '12px', large: '20px', round: '999px' },
  shadow: {
    low: '0 1px 2px rgb(16 24 46 / 6%), 0 4px 16px rgb(16 24 46 / 6%)',
    high: '0 2px 6px rgb(16 24 46 / 8%), 0 16px 40px rgb(16 24 46 / 16%)',
  },
  motion: { quick: '150ms cubic-bezier(.2,.7,.3,1)', calm: '250ms cubic-bezier(.2,.7,.3,1)' },
  width: { content: '1200px', text: '680px' },
  target: '44px',
})

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: {
        [vars.colour.raised]: tint(7),
        [vars.colour.sunken]: tint(11),
        [vars.colour.line]: tint(18),
        [vars.colour.success]: '#7fd3a7',
        [vars.colour.successQuiet]: '#12301f',
        [vars.colour.warning]: '#f0c06a',
        [vars.colour.warningQuiet]: '#3a2a0c',
        [vars.colour.danger]: '#ff9c93',
        [vars.colour.dangerQuiet]: '#45191a',
        [vars.shadow.low]: '0 1px 2px rgb(0 0 0 / 30%), 0 4px 16px rgb(0 0 0 / 24%)',
        [vars.shadow.high]: '0 2px 6px rgb(0 0 0 / 36%), 0 16px 40px rgb(0 0 0 / 44%)',
      },
    },
  },
})
