import { lazy, Suspense } from 'react'
import { Field } from '../field.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { PhoneFieldProps } from './phone-control.tsx'

const PhoneControl = lazy(() => import('./phone-control.tsx'))

/** The numbering plans of the world weigh more than a page: they are fetched when a number is asked for. */
export const PhoneField = (props: PhoneFieldProps) => (
  <Suspense
    fallback={
      <Field label={props.label} error={props.error}>
        {() => <Skeleton shape="button" />}
      </Field>
    }
  >
    <PhoneControl {...props} />
  </Suspense>
)
