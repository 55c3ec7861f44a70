import type { components } from '@yoyaku/core/types'
import { createLucideIcon, Flower2, KeyRound, Leaf, type LucideIcon, SprayCan, UtensilsCrossed } from 'lucide-react'
import * as css from './category-icon.css.ts'

/** An open folding fan. Its family has none. */
const FoldingFan = createLucideIcon('folding-fan', [
  ['path', { d: 'M12 20 2.5 10.5a13.4 13.4 0 0 1 19 0Z', key: 'leaf' }],
  ['path', { d: 'M7.8 15.8a6 6 0 0 1 8.4 0', key: 'hem' }],
  ['path', { d: 'm9.3 14.6-2.2-7', key: 'left' }],
  ['path', { d: 'M12 14V6.6', key: 'middle' }],
  ['path', { d: 'm14.7 14.6 2.2-7', key: 'right' }],
])

const ICONS: Readonly<Record<string, LucideIcon>> = {
  beauty: Flower2,
  dining: UtensilsCrossed,
  culture: FoldingFan,
  lifestyle: Leaf,
  'car-care': SprayCan,
  'car-rental': KeyRound,
}

interface CategoryIconProps {
  readonly category: Pick<components['schemas']['Category'], 'slug' | 'icon'>
  readonly size: number
}

/** The drawing of a category, in the color of the text around it; its own picture where the catalog has other categories. */
export function CategoryIcon({ category: { slug, icon }, size }: CategoryIconProps) {
  const Drawing = ICONS[slug]
  return Drawing === undefined ? (
    <img src={icon.url} width={size} height={size} alt="" className={css.picture} />
  ) : (
    <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />
  )
}

/** The same on a round ground, above its name. */
export const CategoryEmblem = ({ category }: Pick<CategoryIconProps, 'category'>) => (
  <span className={css.ground}>
    <CategoryIcon category={category} size={28} />
  </span>
)
