import type { Flow, View } from '@yoyaku/core'

type Name<Union> = Union extends unknown ? keyof Union : never
type At<Union, Key extends PropertyKey> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never
type Loose<Union> = { [Key in Name<Union>]: At<Union, Key> }

/** A flow whose value has the data and the commands of every step, whatever the step is: for tests that press what is not offered. */
export const anyStep = <Value extends object, F extends Flow<Value>>(flow: F & Flow<Value>) =>
  flow as unknown as Omit<F, 'get' | 'subscribe'> & View<Loose<Value>>
