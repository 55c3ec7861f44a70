import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'

const pending = (
  <div>
    <Skeleton shape="shortLine" />
    <Skeleton shape="button" />
  </div>
)

/** The numbering plans of the world weigh more than a page: they are fetched when a number is asked for. */
export const PhoneField = lazyComponent(() => import('./phone-control.tsx'), { pending, onError: 'notice' })
