import { type ComponentType, memo, type ReactNode, Suspense } from 'react'

/**
 * Hydrates its content separately, after its surroundings: on a slow phone a press elsewhere does not wait for it, and a press
 * inside waits for nothing else. Content that something else has changed is rendered anew alone.
 */
export const HydrationUnit = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>

/** The same for a part that changes with its own props alone: a change around it does not make it operable at once. */
export const hydrateSeparately = <Props extends object>(Part: ComponentType<Props>) =>
  memo((props: Props) => (
    <HydrationUnit>
      <Part {...props} />
    </HydrationUnit>
  ))
