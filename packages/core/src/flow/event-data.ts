/**
 * The params of a guard or an action that reads its event: a chart passes what they read, so that each is typed by the place where it
 * stands. Failures alone are read from any event, by `failureIn`.
 */
export const fromEvent = <Event>({ event }: { event: Event }) => event
/** The params of a guard or an action that reads what an actor has answered. */
export const fromOutput = <Output>({ event }: { event: { output: Output } }) => event.output
