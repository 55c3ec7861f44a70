import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { ShopGridSkeleton } from '../../features/catalogue/shop-grid.tsx'
import * as editorial from '../../features/editorial/editorial.css.ts'

export const ThemePending = () => (
  <div className={editorial.section}>
    <Skeleton shape="block" />
    <Skeleton shape="title" />
    <Skeleton />
    <ShopGridSkeleton />
  </div>
)
