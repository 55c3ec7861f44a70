import { ShopGridSkeleton } from '../../catalogue/shop-grid.tsx'
import * as editorial from '../../editorial/editorial.css.ts'
import { Skeleton } from '../../parts/skeleton.tsx'

export const ThemePending = () => (
  <div className={editorial.section}>
    <Skeleton shape="block" />
    <Skeleton shape="title" />
    <Skeleton />
    <ShopGridSkeleton />
  </div>
)
