import { cityScene } from './city.ts'
import { type IconName, isIcon, rect, stand, svg } from './draw.ts'
import { palettesOf } from './palettes.ts'
import { portrait } from './portrait.ts'
import { mix, randomFrom } from './random.ts'
import { sceneryFor } from './scenery.ts'
import type { CoverRatio, CoverSpec } from './spec.ts'
import { stillLife } from './still-life.ts'

const SIZES: Record<CoverRatio, [number, number]> = { '4:3': [480, 360], '1:1': [360, 360], '16:9': [640, 360] }

/** Draws a spec: crisp, without scripts, ids or anything from outside. */
export function renderCover(spec: CoverSpec): string {
  const random = randomFrom(mix(spec.seed, spec.category, spec.object))
  if (spec.category === 'person') return svg(240, 240, portrait(random, spec.object))

  const [width, height] = SIZES[spec.ratio]
  const hero: IconName = isIcon(spec.object) ? spec.object : 'sparkles'
  const country = /^city-(jp|kr|tw)$/.exec(spec.category)?.[1]
  const paper = (background: string, content: string) =>
    svg(width, height, rect(0, 0, width, height, background) + content)
  if (country !== undefined) return paper('#e1ecfb', cityScene(random, width, height, hero, country))

  const scenery = sceneryFor(spec.category, hero)
  const colors = random.pick(palettesOf(scenery.top))
  return paper(colors.background, stillLife(random, width, height, hero, scenery.besides, colors))
}

/** One icon alone, for categories. */
export const renderIcon = (name: string): string => svg(32, 32, isIcon(name) ? stand(name, 16, 32, 32) : '')
