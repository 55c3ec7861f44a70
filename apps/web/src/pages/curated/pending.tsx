import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { stack } from '../../theme/recipes.css.ts'
import * as css from './curated.css.ts'

export const ThemesPending = () => (
  <div className={css.grid} aria-hidden="true">
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className={css.cell}>
        <div className={stack({ gap: 3 })}>
          <Skeleton shape="scene" />
          <Skeleton />
          <Skeleton shape="shortLine" />
        </div>
      </div>
    ))}
  </div>
)
