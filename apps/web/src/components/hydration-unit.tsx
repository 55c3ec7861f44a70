import { type ComponentType, memo, type ReactNode, Suspense } from 'react'

/**
 * React makes what is inside operable by itself, after what is around it: on a slow phone a press elsewhere on the page does not
 * wait for it, and a press inside waits for nothing else. What something else changed inside is drawn anew alone.
 */
export const HydrationUnit = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>

/** The same for a part that changes with its own props alone: a change around it does not make it operable at once. */
export const hydrateSeparately = <Props extends object>(Part: ComponentType<Props>) =>
  memo((props: Props) => (
    <HydrationUnit>
      <Part {...props} />
    </HydrationUnit>
  ))
