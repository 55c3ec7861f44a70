import { Skeleton } from '../../parts/skeleton.tsx'
import * as css from './article-list.css.ts'

export const ArticlesPending = () => (
  <div className={css.spread} aria-hidden="true">
    {Array.from({ length: 7 }, (_, index) => (
      <div key={index} className={index === 0 ? css.first : css.other}>
        <Skeleton shape="block" />
        <Skeleton />
        <Skeleton shape="shortLine" />
      </div>
    ))}
  </div>
)
