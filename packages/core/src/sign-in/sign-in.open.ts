import { forgetIntent, type SignInDependencies, type SignInOptions, startSignIn } from './sign-in.flow.ts'
import type { SignInFlow } from './sign-in.types.ts'

/** How many sign-ins are open. */
export type OpenSignIns = { count: number }

/** A sign-in; with the end of the last one its intent is forgotten. */
export function openSignIn(open: OpenSignIns, dependencies: SignInDependencies, options: SignInOptions): SignInFlow {
  const flow = startSignIn(dependencies, options)
  open.count += 1
  let isOpen = true
  return {
    ...flow,
    dispose() {
      flow.dispose()
      if (!isOpen) return
      isOpen = false
      open.count -= 1
      // Not at once: a page that is rendered twice ends the flow and opens it again.
      queueMicrotask(() => open.count === 0 && forgetIntent(dependencies.snapshots))
    },
  }
}
