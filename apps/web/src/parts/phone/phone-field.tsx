import { partOfPage } from '../part-of-page.tsx'
import { Skeleton } from '../skeleton.tsx'

const pending = (
  <div>
    <Skeleton shape="shortLine" />
    <Skeleton shape="button" />
  </div>
)

/** The numbering plans of the world weigh more than a page: they are fetched when a number is asked for. */
export const PhoneField = partOfPage(() => import('./phone-control.tsx'), pending)
