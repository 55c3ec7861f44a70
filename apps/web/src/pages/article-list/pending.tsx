import { Skeleton } from '../../components/feedback/skeleton.tsx'
import * as card from '../../features/editorial/article-card.css.ts'
import * as css from './article-list.css.ts'

export const ArticlesPending = () => (
  <div className={css.spread} aria-hidden="true">
    {Array.from({ length: 7 }, (_, index) => (
      <div key={index} className={index === 0 ? css.first : card.flat}>
        <div className={card.card}>
          <Skeleton shape="scene" />
          <div className={card.words}>
            <Skeleton shape="shortLine" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </div>
    ))}
  </div>
)
