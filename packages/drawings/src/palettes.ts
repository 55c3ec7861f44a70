/** ground: the paper; soft and mid: the flat shapes; deep: a small accent and the shadow; glow: the disc behind things. */
export type Palette = { background: string; soft: string; mid: string; deep: string; glow: string }

const palette = (background: string, soft: string, mid: string, deep: string, glow: string): Palette => ({
  background,
  soft,
  mid,
  deep,
  glow,
})

const BEAUTY = [
  palette('#fbf0ec', '#f6dcd3', '#ecbfb2', '#b8675a', '#fffaf5'),
  palette('#f6f0f8', '#e7daef', '#cdb8df', '#7a5c9a', '#fffdf7'),
  palette('#f8f1e8', '#efdfca', '#ddc2a0', '#8d6a44', '#fffaf0'),
  palette('#edf3ee', '#d5e4d8', '#afcbb6', '#4e7a5c', '#fffdf4'),
  palette('#fdeff2', '#f9d5dd', '#efb0be', '#b0526b', '#fff6e3'),
]
const CAR_CARE = [
  palette('#eaf1ff', '#d3e1fc', '#a9c3f2', '#2b62d9', '#ffffff'),
  palette('#e8f1f3', '#cde0e5', '#9fc2cb', '#34697a', '#fff8e6'),
  palette('#eef0f4', '#d8dde7', '#b1bccf', '#16213e', '#ffe7ab'),
  palette('#e6f4f5', '#c4e4e6', '#8dc7cb', '#20717a', '#fdfcf5'),
  palette('#f1efe9', '#dfdacd', '#bfb59f', '#4a4a5c', '#eaf1ff'),
]
const DINING = [
  palette('#fff4dd', '#ffe4ae', '#ffc94a', '#a8601a', '#fffcf3'),
  palette('#fceee3', '#f6d3b8', '#e8a97d', '#a3512a', '#fff7e6'),
  palette('#f9e9e4', '#efc5b9', '#d98d7b', '#8c3326', '#fff3d6'),
  palette('#eef2e2', '#d6e0b8', '#acc07c', '#55702e', '#fffbea'),
  palette('#e9edf6', '#c6d0e6', '#8798c2', '#16213e', '#ffdf8e'),
]
const CULTURE = [
  palette('#f1f3e4', '#dbe2bf', '#b5c48a', '#5f7434', '#fffbe9'),
  palette('#f4ebe7', '#e6cdc3', '#cb9f8f', '#7c3f35', '#fff6e0'),
  palette('#ecebf5', '#d1cfe8', '#a5a2d1', '#3d3b7d', '#fff2d2'),
  palette('#fbecee', '#f5cfd6', '#e6a1ad', '#9a3d54', '#fffdf6'),
  palette('#e8eef3', '#c7d6e2', '#8faec5', '#234a6b', '#fff4d8'),
]
const LIFESTYLE = [
  palette('#e7f4ee', '#c8e6d7', '#8fcaae', '#2a7455', '#fffbe9'),
  palette('#eaf4fb', '#cae4f4', '#94c5e4', '#28699a', '#fffbee'),
  palette('#fff3e2', '#fde0b8', '#f6bd77', '#a2601f', '#fffdf6'),
  palette('#f0effa', '#d9d6f2', '#b1abdf', '#4d4494', '#fff3cf'),
  palette('#f3f4e6', '#e0e5bf', '#bcc883', '#66742a', '#ffffff'),
]
const CAR_RENTAL = [
  palette('#e5f2fb', '#bfe0f4', '#86c3e6', '#1e6a9c', '#fffaea'),
  palette('#eaf3ea', '#c9e2c8', '#93c193', '#37733e', '#fff5d3'),
  palette('#fff2df', '#fddcae', '#f4b566', '#9d5a15', '#eaf1ff'),
  palette('#eef0fb', '#d0d6f4', '#9ca8e0', '#36429c', '#ffe9b2'),
  palette('#e4f3f2', '#b9e0dd', '#7cc1bc', '#1c6f6b', '#fff8e2'),
]
const SCENES = [
  palette('#eaf1ff', '#cfdcf8', '#9fb8ec', '#2b4f9e', '#ffc94a'),
  palette('#fff1dc', '#fbd9ac', '#eeb078', '#94502a', '#ffc94a'),
  palette('#e6f3f1', '#c0e0dc', '#86beb9', '#1f6663', '#ffe3a0'),
  palette('#f5ecf2', '#e5cfe0', '#c59fbf', '#6a3c67', '#ffd982'),
  palette('#e9eef4', '#c9d5e3', '#93a9c5', '#16213e', '#ffc94a'),
  palette('#fcecea', '#f6cdc6', '#e59e95', '#8f3a3a', '#fff0c9'),
]

const PALETTES: Record<string, Palette[]> = {
  beauty: BEAUTY,
  'car-care': CAR_CARE,
  dining: DINING,
  culture: CULTURE,
  lifestyle: LIFESTYLE,
  'car-rental': CAR_RENTAL,
}

export const palettesOf = (topCategory: string): Palette[] => PALETTES[topCategory] ?? SCENES
