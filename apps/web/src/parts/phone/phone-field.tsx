import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { PhoneFieldProps } from './phone-control.tsx'

const PhoneControl = lazy(() => import('./phone-control.tsx'))

const pending = (
  <div>
    <Skeleton shape="shortLine" />
    <Skeleton shape="button" />
  </div>
)

/** The numbering plans of the world weigh more than a page: they are fetched when a number is asked for. */
export const PhoneField = (props: PhoneFieldProps) => (
  <Suspense fallback={pending}>
    <PhoneControl {...props} />
  </Suspense>
)
