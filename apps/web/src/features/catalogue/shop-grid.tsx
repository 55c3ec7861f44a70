import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { hydrateSeparately } from '../../components/loading/hydration-unit.tsx'
import { ShopCard, type ShopCardData } from './shop-card.tsx'
import * as css from './shop-grid.css.ts'

const ShopCardUnit = hydrateSeparately(ShopCard)

interface ShopGridProps {
  readonly shops: readonly ShopCardData[]
  readonly columns?: 3 | 4
  readonly query?: string
  /** How many pictures are in sight at once. */
  readonly eager?: number
  readonly heading?: 'h2' | 'h3'
}

export const ShopGrid = ({ shops, columns = 4, query = '', eager = 0, heading = 'h3' }: ShopGridProps) => (
  <ul className={columns === 3 ? css.three : css.grid}>
    {shops.map((shop, index) => (
      <li key={shop.id}>
        <ShopCardUnit shop={shop} query={query} eager={index < eager} heading={heading} />
      </li>
    ))}
  </ul>
)

export const ShopGridSkeleton = ({ count = 8, columns = 4 }: { readonly count?: number; readonly columns?: 3 | 4 }) => (
  <div className={columns === 3 ? css.three : css.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={css.skeleton}>
        <Skeleton shape="picture" />
        <Skeleton />
        <Skeleton shape="shortLine" />
        <Skeleton />
      </div>
    ))}
  </div>
)
