import { ICONS as EMOJI } from './icons.gen.ts'
import { OWN_ICONS } from './own-icons.ts'

const ICONS = { ...EMOJI, ...OWN_ICONS }

export type IconName = keyof typeof ICONS

/** The names of all drawings. */
export const DRAWINGS = Object.keys(ICONS)

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name)

export const weightOf = (name: IconName): number => ICONS[name].length

const round = (value: number) => Math.round(value * 10) / 10

/** Numbers of a path or an attribute, kept to one decimal so that a picture stays a few kB. */
export const path = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.map((part, index) => part + (index < values.length ? round(values[index] ?? 0) : '')).join('')

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius === 0 ? '' : ` rx="${round(radius)}"`}/>`

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const ellipse = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width)}" ry="${round(height)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** An emoji standing with the middle of its foot at (x, foot). */
export function stand(name: IconName, x: number, foot: number, size: number, tilt = 0, flipped = false): string {
  const scale = size / 32
  const turned = tilt === 0 ? '' : ` rotate(${round(tilt)} 16 16)`
  const place = flipped
    ? `translate(${round(x + size / 2)} ${round(foot - size)}) scale(${-round(scale * 10) / 10} ${round(scale * 10) / 10})`
    : `translate(${round(x - size / 2)} ${round(foot - size)}) scale(${round(scale * 10) / 10})`
  return `<g transform="${place}${turned}">${ICONS[name]}</g>`
}

export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
