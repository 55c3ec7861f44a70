import { circle, ellipse, path, rect, shape } from './draw.ts'
import type { Random } from './random.ts'

const BACKGROUNDS = ['#eaf1ff', '#fbeee9', '#fff3dc', '#e7f4ee', '#f3eef8', '#eef0f4', '#f1f3e4', '#fdeff2']
const DISCS = ['#cfdcf8', '#f4d3c8', '#ffdf8e', '#c0e2d0', '#ddd0ec', '#d0d6e2', '#d7dfb8', '#f7cbd5']
const SKINS = ['#f6d3b8', '#f2c6a5', '#fadcc4', '#eabb95']
const HAIRS = ['#2a2430', '#3a2c28', '#4d3527', '#16213e', '#6a4630', '#5a5560']
const CLOTHES = [
  '#16213e',
  '#2b62d9',
  '#ffffff',
  '#5f7d6b',
  '#b8675a',
  '#7a5c9a',
  '#3c4a63',
  '#d9a441',
  '#8c3f4d',
  '#dfe5ee',
]

/** Hair behind the head, then in front of it, on a 240 grid with the head around (120, 104). */
const LONG_HAIR: readonly [string, string][] = [
  ['M66 108C62 40 178 40 174 108V172H66z', 'M72 110C64 44 176 44 168 112C162 94 150 84 138 78C118 92 86 86 72 110z'],
  [
    'M68 112C60 42 180 42 172 112C176 140 168 150 160 152H80C72 150 64 140 68 112z',
    'M71 110C64 44 176 44 169 110C158 100 150 94 148 85H92C90 94 82 100 71 110z',
  ],
  [
    'M72 104C68 46 172 46 168 104L160 132H80z M100 38a20 20 0 1 1 40 0a20 20 0 1 1-40 0z',
    'M72 106C66 46 174 46 168 106C154 92 134 84 120 70C106 84 86 92 72 106z',
  ],
  [
    'M70 106C64 46 176 46 170 106C188 128 178 168 164 180C158 168 166 150 158 134H82C74 150 82 168 76 180C62 168 52 128 70 106z',
    'M72 106C66 46 174 46 168 108C158 94 148 88 140 76C124 92 90 90 72 106z',
  ],
]
const SHORT_HAIR: readonly [string, string][] = [
  [
    '',
    'M74 104C66 54 104 44 126 52C158 46 176 70 166 104C164 92 160 86 154 80C130 86 104 82 88 78C80 84 77 92 74 104z',
  ],
  ['', 'M74 102C64 66 86 46 112 50C142 38 172 58 166 102C162 90 158 84 150 76C140 84 116 86 96 76C84 80 78 90 74 102z'],
  ['', 'M75 98C72 62 96 50 120 50C146 50 168 62 165 98C160 84 152 78 146 74H94C88 78 80 84 75 98z'],
  [
    'M72 108C66 50 174 50 168 108L162 122H78z',
    'M74 106C72 60 112 48 136 58C160 60 170 82 166 106C160 96 156 86 150 82C132 78 118 74 108 64C104 80 88 88 74 106z',
  ],
]

/** Draws the looks of a person from its randomness; `object` says which hair drawer to open. */
export function lookOf(random: Random, object: string) {
  return {
    color: random.int(0, BACKGROUNDS.length - 1),
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    cloth: random.pick(CLOTHES),
    hairStyle: random.pick(object === 'woman' ? LONG_HAIR : SHORT_HAIR),
    collar: random.int(0, 2),
    disc: { x: random.int(-16, 16), y: random.int(-8, 12), radius: random.int(84, 96) },
    eyes: random.int(16, 19),
    smile: random.int(5, 9),
    glasses: random.chance(0.18),
  }
}
export type Look = ReturnType<typeof lookOf>

/** A person seen from the front: head, hair, shoulders. */
export function portrait(random: Random, object: string): string {
  const look = lookOf(random, object)
  const { color, skin, hair, cloth, disc } = look
  const [behind, front] = look.hairStyle
  return (
    rect(0, 0, 240, 240, BACKGROUNDS[color] ?? '#eaf1ff') +
    circle(120 + disc.x, 112 + disc.y, disc.radius, DISCS[color] ?? '#cfdcf8') +
    shape(behind, hair) +
    shape('M104 138h32v34a16 14 0 0 1-32 0z', skin) +
    shape('M104 146q16 16 32 0v10q-16 12-32 0z', '#16213e', 0.1) +
    shape('M34 240C36 190 70 172 102 166Q120 184 138 166C170 172 204 190 206 240z', cloth) +
    collarOf(look.collar, cloth) +
    circle(75, 110, 9, skin) +
    circle(165, 110, 9, skin) +
    ellipse(120, 106, 45, 50, skin) +
    face(look) +
    shape(front, hair)
  )
}

const TROUSERS = '#333c55'
const LIGHT_TROUSERS = '#7b8499'

/** The same person standing, small, on the grid of the portrait: feet at (120, 578). */
export function figure({ skin, hair, cloth, hairStyle: [behind, front], eyes, smile }: Look, apron?: string): string {
  const isDark = cloth === '#16213e' || cloth === '#3c4a63'
  const eye = (x: number) => path`M${x - 6} 110q6-11 12 0-6 11-12 0z`
  return (
    shape('M84 350h72l-4 206q8 8 8 22h-34l-6-162-6 162H80q0-14 8-22z', isDark ? LIGHT_TROUSERS : TROUSERS) +
    (behind === '' ? '' : shape(behind, hair)) +
    shape(
      'M57 330h20v30H57zM163 330h20v30h-20zM106 138h28v44h-28zM66 101h108v18H66zM75 106a45 50 0 0 1 90 0a45 50 0 0 1-90 0z',
      skin,
    ) +
    shape(
      'M102 166Q120 184 138 166C168 172 184 192 184 226V336H162V250L160 372H80L78 250V336H56V226C56 192 72 172 102 166z',
      cloth,
    ) +
    (apron === undefined ? '' : shape('M90 172h8l6 60h32l6-60h8v74l10 22v148H80V268l10-22z', apron)) +
    shape(
      eye(120 - eyes) +
        eye(120 + eyes) +
        path`M${117 - smile} 129h${2 * smile + 6}q${-smile - 3} 15 ${-2 * smile - 6} 0z`,
      '#2a2430',
    ) +
    shape(front, hair)
  )
}

const collarOf = (style: number, cloth: string) => {
  const light = cloth === '#ffffff' || cloth === '#dfe5ee' ? '#b9c4d6' : '#ffffff'
  if (style === 0) return shape('M102 166L120 196L138 166L148 172L124 214H116L92 172z', light, 0.92)
  if (style === 1) return shape('M98 166Q120 192 142 166L147 169Q120 202 93 169z', light, 0.75)
  return shape('M94 168L146 240H128L102 182z M146 168L112 214L104 202L138 166z', light, 0.85)
}

function face({ hair, eyes: apart, smile, glasses }: Look): string {
  const eyeY = 110
  const brows = [-1, 1].map((side) => {
    const x = 120 + side * apart
    return `<path d="${path`M${x - 7} ${eyeY - 12}q7 ${-4} 14 0`}" stroke="${hair}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`
  })
  const spectacles = glasses
    ? `${[-1, 1]
        .map(
          (side) =>
            `<circle cx="${120 + side * apart}" cy="${eyeY}" r="12" fill="none" stroke="#16213e" stroke-width="2.4"/>`,
        )
        .join('')}<path d="M${120 - apart + 12} ${eyeY}h${2 * apart - 24}" stroke="#16213e" stroke-width="2.4"/>`
    : ''
  return (
    circle(120 - apart, eyeY, 3.6, '#2a2430') +
    circle(120 + apart, eyeY, 3.6, '#2a2430') +
    brows.join('') +
    circle(96, 124, 8, '#e98a7b', 0.28) +
    circle(144, 124, 8, '#e98a7b', 0.28) +
    `<path d="M${120 - smile - 3} 130q${smile + 3} ${smile + 2} ${2 * smile + 6} 0" stroke="#8c3f3a" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    spectacles
  )
}
