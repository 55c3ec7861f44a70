import type { Flow } from '../flow.ts'
import type { Loose } from '../shared/loose.ts'
import type { View } from '../shared/view.ts'

/** A flow whose value has the data and the commands of every step, whatever the step is: for tests that press what is not offered. */
export const anyStep = <Value extends object, F extends Flow<Value>>(flow: F & Flow<Value>) =>
  flow as unknown as Omit<F, 'get' | 'subscribe'> & View<Loose<Value>>
