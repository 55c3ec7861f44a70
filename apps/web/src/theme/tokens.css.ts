import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { BUILT_IN, brandVariables } from './brand.ts'
import { dark } from './media.ts'
import type { Palette } from './palette.ts'

/** The slots that the server fills, and what follows from them; see brand.ts. */
const NAMES = {
  navy: 'navy-blue-1',
  onNavy: 'on-navy-blue-1',
  action: 'blue-1',
  onAction: 'on-blue-1',
  actionPressed: 'blue-1-pressed',
  accent: 'yellow',
  onAccent: 'on-yellow',
  muted: 'blue-2',
  onMuted: 'on-blue-2',
  mutedPressed: 'blue-2-pressed',
  text: 'ink',
  textMuted: 'ink-soft',
  textFaint: 'ink-faint',
  link: 'link',
  actionBorder: 'edge',
  background: 'paper',
  surface: 'raised',
  surfaceMuted: 'sunken',
  border: 'line',
  borderStrong: 'line-strong',
  success: 'success',
  successMuted: 'success-quiet',
  warning: 'warning',
  warningMuted: 'warning-quiet',
  danger: 'danger',
  dangerMuted: 'danger-quiet',
} as const satisfies Record<string, keyof Palette>

const brand = createGlobalThemeContract(NAMES)

const named = (variables: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--${name}`, value]))

const builtIn = brandVariables(BUILT_IN)
globalStyle(':root', {
  vars: named(builtIn.light),
  '@media': { [dark]: { vars: named(builtIn.dark) } },
})

const own = createGlobalTheme(':root', {
  color: {
    /** Around what has the focus. */
    focusRing: brand.actionBorder,
    /** Over what a dialog covers. */
    scrim: 'rgb(10 13 20 / 48%)',
  },
  font: { body: 'system-ui, sans-serif' },
  size: {
    tiny: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    reading: '1.0625rem',
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

const HEADER = 64
const belowHeader = (distance: number) => `${HEADER + distance}px`

/** What no scheme and no language changes: written into the style sheets as it is, without a custom property. */
const fixed = {
  /** Frames, and lines between parts. */
  hairline: '1px',
  /** Lines that mark something: a tab, the bar beside a quotation. */
  stroke: { bold: '2px', heavy: '3px' },
  /** The ring of the focus, and where it stands. `room` is what a row that scrolls leaves for it. */
  ring: {
    line: `2px solid ${own.color.focusRing}`,
    outside: '2px',
    border: '-1px',
    inside: '-2px',
    insideFrame: '-3px',
    room: '3px',
  },
  /** Heights of what is pressed or filled in, above `target`. */
  control: { field: '48px', large: '52px', row: '56px', card: '60px' },
  /** A tick, a number, a count in a circle. */
  mark: '22px',
  /** A face or a shop in a circle. */
  portrait: '44px',
  drawing: { small: '160px', large: '200px', map: 'clamp(20em, 56dvh, 38em)' },
  z: { behind: -1, content: 1, popup: 10, bar: 15, header: 20, banner: 21, skip: 30 },
  layout: {
    header: belowHeader(0),
    /** From the top of the window to something below the header, by the space between them. */
    belowHeader: { 4: belowHeader(16), 6: belowHeader(24), 8: belowHeader(32), 12: belowHeader(48) },
    /** A menu that opens from a button of the header. */
    menu: { top: '60px', end: 'max(16px, calc((100vw - 1200px) / 2))' },
    /** How far the picture of a cover reaches over its lower edge on a phone. */
    coverOverlap: '72px',
  },
} as const

/** Everything a style may use. Sizes outside src/theme are counted by scripts/raw-sizes.test.ts, and may only become fewer. */
export const vars = {
  ...own,
  ...fixed,
  color: { ...brand, ...own.color },
  space: { half: '2px', ...own.space },
  radius: { tiny: '6px', ...own.radius },
  leading: { ...own.leading, flat: 1, snug: 1.35, loose: 1.75 },
  width: {
    ...own.width,
    menu: '240px',
    contents: '260px',
    /** Of the box beside what is chosen from, in the same place at the shop and in the reservation. */
    side: '392px',
    panel: '420px',
    form: '640px',
    /** Of whole pages that are narrower than `content`. */
    page: { ticket: '600px', list: '820px', signIn: '1040px' },
  },
} as const

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    [dark]: {
      vars: {
        [own.shadow.low]: '0 1px 2px rgb(0 0 0 / 30%), 0 4px 16px rgb(0 0 0 / 24%)',
        [own.shadow.high]: '0 2px 6px rgb(0 0 0 / 36%), 0 16px 40px rgb(0 0 0 / 44%)',
      },
    },
  },
})
