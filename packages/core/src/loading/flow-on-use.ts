import type { Flow, FlowStarting } from '../flow.ts'
import type { Clock } from '../ports.ts'
import type { Environment } from '../shared/environment.ts'
import type { ChartName, Parts } from './charts.ts'
import { type Loading, onUse } from './on-use.ts'
import { standIn } from './stand-in.ts'

/** A flow that begins when its chart is loaded; at once where it is loaded already. Disposed of before that, it never begins. */
export function flowOnUse<Name extends ChartName, F extends Flow<object>>(
  name: Name,
  { environment, clock }: { environment: Environment; clock: Clock },
  begin: (chart: Parts[Name]) => F,
): F {
  type Value = ReturnType<F['get']>
  const starting: FlowStarting = {
    step: 'starting',
    busy: true,
    failure: null,
    fields: {},
    retry: () => loading?.retry(),
  }
  const { view, show, become } = standIn<Value>(starting as Value)
  let begun: F | null = null
  let loading: Loading | null = null
  loading = onUse({
    name,
    environment,
    clock,
    ready(chart) {
      begun = begin(chart)
      become(begun as unknown as typeof view)
    },
    failed: (failure) => show({ ...starting, failure } as Value),
  })
  if (begun !== null) return begun
  const dispose = (...args: Parameters<F['dispose']>) => {
    loading.stop()
    ;(begun as { dispose(...how: unknown[]): void } | null)?.dispose(...args)
  }
  return { ...view, dispose } as unknown as F
}
