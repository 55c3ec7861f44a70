import { Skeleton } from '../../components/feedback/skeleton.tsx'
import * as css from './article.css.ts'

export const ArticlePending = () => (
  <div className={css.story} aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton shape="shortLine" />
    <div className={css.cover}>
      <Skeleton shape="scene" />
    </div>
    <div className={css.lines}>
      <Skeleton />
      <Skeleton />
      <Skeleton shape="shortLine" />
    </div>
  </div>
)
