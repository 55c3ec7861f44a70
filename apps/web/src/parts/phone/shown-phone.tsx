import { lazy, Suspense } from 'react'

const WrittenPhone = lazy(() => import('./written-phone.tsx'))

/** A number in groups, as soon as the numbering plans are there; until then as it is stored. */
export const ShownPhone = ({ value }: { readonly value: string }) => (
  <Suspense fallback={value}>
    <WrittenPhone value={value} />
  </Suspense>
)
