import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { container } from '../../theme/shared.css.ts'

/** While the code of a page is on its way. */
export const PagePending = () => (
  <div className={container} aria-busy="true" data-no-cover>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="block" />
  </div>
)
