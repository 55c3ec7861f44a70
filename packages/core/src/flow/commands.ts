import type { AnyActorRef, EventFrom } from 'xstate'
import { type Failure, failed } from '../http/failure.ts'
import type { FieldErrors } from '../validation/field-errors.ts'
import type { Store } from './store.ts'
import { waitForSnapshot } from './wait-for-snapshot.ts'

/** The result of a command: the value after it, and why it did nothing or did not succeed; null where it did. */
export type CommandResult<Value> = { value: Value; failure: Failure | null }

export type CommandPromise<Value> = Promise<CommandResult<Value>>

/** Sends commands to a chart: at once, and none rejects. */
export type Commands<Value, Event> = {
  /** Sends what is typed or chosen, and waits for nothing. */
  apply(command: string, event: Event): CommandPromise<Value>
  /** Sends what is checked or requested. Resolves once nothing is pending. `succeeds`: whether it led where it leads when it succeeds. */
  run(command: string, event: Event, succeeds?: (value: Value) => boolean): CommandPromise<Value>
}

function isBusy(actor: AnyActorRef | undefined): boolean {
  const snapshot = actor?.getSnapshot()
  return snapshot?.status === 'active' && snapshot.hasTag('busy')
}

type Judged = { failure?: Failure | null; fields?: FieldErrors }

/** `part`: the chart that takes them, where it is one that `actor` runs; undefined while it runs none. */
export function commandsOver<A extends AnyActorRef, Value extends object, Part extends AnyActorRef = A>(
  actor: A,
  store: Pick<Store<Value>, 'get'>,
  part: () => Part | undefined = () => actor as unknown as Part,
): Commands<Value, EventFrom<Part>> {
  const result = (failure: Failure | null): CommandResult<Value> => ({ value: store.get(), failure })
  /** Whether it was sent. */
  function send(event: EventFrom<Part>): boolean {
    const target = part()
    const snapshot = target?.getSnapshot()
    if (actor.getSnapshot().status !== 'active' || snapshot?.status !== 'active' || !snapshot.can(event)) return false
    target?.send(event)
    return true
  }
  return {
    async apply(command, event) {
      return result(send(event) ? null : notPossibleNow(command))
    },
    async run(command, event, succeeds = () => true) {
      const { failure = null }: Judged = store.get()
      if (!send(event)) return result(notPossibleNow(command))
      const { status } = await waitForSnapshot<AnyActorRef>(actor, () => !isBusy(actor) && !isBusy(part()))
      if (status === 'stopped') return result(failed('cancelled', `The flow ended before ${command}() was answered`))
      return result(failureAfter(failure, store.get(), succeeds))
    },
  }
}

/** A failure from before is not that of a command, unless the command left it where it was. */
function failureAfter<Value extends object>(
  before: Failure | null,
  value: Value,
  succeeds: (value: Value) => boolean,
): Failure | null {
  const { failure = null, fields = {} }: Judged = value
  if (failure !== null && failure !== before) return failure
  if (Object.keys(fields).length > 0) return invalidInput(fields)
  if (succeeds(value)) return null
  return failure ?? failed('cancelled', 'Something else came first, such as a sign-out')
}

/** The failure of a form that was not sent: a field is wrong or missing. */
const invalidInput = (fields: FieldErrors): Failure => ({
  ...failed('refused', `Wrong or missing: ${Object.keys(fields).join(', ')}`),
  code: 'VALIDATION',
  fields: Object.entries(fields).map(([field, code]) => ({ field, code: code ?? 'FORMAT' })),
})

const notPossibleNow = (command: string): Failure => failed('refused', `${command}() is not possible now`)
