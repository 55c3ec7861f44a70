import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
} from 'xstate'

/**
 * An event of a machine: a command, a fact, or one of an actor or a timer (`xstate.done.actor.<id>` with `output`,
 * `xstate.error.actor.<id>` with `error`, `xstate.snapshot.<id>` with `snapshot`, `xstate.after.<DELAY>.<state id>`).
 */
export type PathEvent<Event> =
  | Event
  | { type: `xstate.${string}`; output?: unknown; error?: unknown; snapshot?: unknown }

/** The input of a machine; undefined if it takes none. */
type PathInput<Machine extends AnyStateMachine> = undefined extends InputFrom<Machine> ? undefined : InputFrom<Machine>

type Inputs<Input> = Input | readonly Input[]

export type PathOptions<Machine extends AnyStateMachine> = {
  /** Events to try in every situation; `machineEvents` has them for each machine. */
  events: readonly PathEvent<EventFromLogic<Machine>>[]
  /** Tells two situations apart. Default: value and context. Leave out what only counts, as `situations` does for each machine. */
  situation?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** Maximum number of situations; one more throws a `RangeError`. Default: 10,000. */
  limit?: number
} & (undefined extends InputFrom<Machine>
  ? { input?: Inputs<InputFrom<Machine>> }
  : {
      /** Input of the machine, or several if one does not lead everywhere. `machineInputs` lead everywhere. */
      input: Inputs<InputFrom<Machine>>
    })

/** The shortest sequence of events to a transition. */
export type Path<Event = unknown, Input = unknown> = {
  /** The last transition: `session.member.settled on token.rejected #0`. */
  transition: string
  /** The input to start with; of several, the one with the shortest path. */
  input: Input
  /** Send these in order to a machine that has just started. */
  events: PathEvent<Event>[]
}

/** Result of `paths`. */
export type Paths<Event = unknown, Input = unknown> = {
  paths: Path<Event, Input>[]
  /** Transitions that none of the events leads to. */
  missing: string[]
}

type Transition = { source: { id: string; on: unknown }; eventType: string }

/** A situation and the shortest way there. */
type Reached<Event, Input> = Pick<Path<Event, Input>, 'input' | 'events'> & { snapshot: AnyMachineSnapshot }

/**
 * Finds the shortest path to each transition of a machine. Running all of them takes every transition of the chart once.
 * Throws a `TypeError` if the machine needs an `input` and there is none, or if no state takes an event of an actor or a timer;
 * a `RangeError` if there are more situations than `limit`.
 */
export function paths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
): Paths<EventFromLogic<Machine>, PathInput<Machine>>
export function paths(
  machine: AnyStateMachine,
  { events, input: given, situation, limit = 10_000 }: PathOptions<AnyStateMachine>,
): Paths {
  assertTaken(machine, events)
  const names = namesOf(machine)
  const found = new Map<string, Path>()
  const seen = new Set<string>()
  /** Breadth first: the first way that leads to a situation is a shortest one. */
  const queue: Reached<unknown, unknown>[] = []
  const reach = (reached: Reached<unknown, unknown>) => {
    const { snapshot } = reached
    const key = JSON.stringify([snapshot.value, situation ? situation(snapshot) : snapshot.context])
    if (seen.has(key)) return
    if (seen.size === limit) throw limitExceeded(machine.id, limit)
    seen.add(key)
    queue.push(reached)
  }
  for (const input of Array.isArray(given) ? given : [given]) {
    reach({ snapshot: begun(machine, input), input, events: [] })
  }
  const take = taking(machine, queue[0]?.input)
  for (const { snapshot, input, events: before } of queue) {
    if (found.size === names.size) break
    for (const event of events) {
      if (machine.getTransitionData(snapshot, event).length === 0) continue
      const { next, taken } = take(snapshot, event)
      const sent = [...before, event]
      for (const one of taken) {
        const name = names.get(one)
        if (name !== undefined && !found.has(name)) found.set(name, { transition: name, input, events: sent })
      }
      reach({ snapshot: next, input, events: sent })
    }
  }
  return { paths: [...found.values()], missing: [...names.values()].filter((name) => !found.has(name)) }
}

/** Takes an event as an actor would, and tells each transition on the way: of the event, and of those that the chart raises then. */
function taking(machine: AnyStateMachine, input: unknown) {
  let taken: Transition[] = []
  const self = createActor(machine, {
    input,
    inspect(step) {
      if (step.type === '@xstate.microstep') taken.push(...(step._transitions as unknown as Transition[]))
    },
  })
  const nothing = () => undefined
  const { id, sessionId, system } = self
  const scope = { self, id, sessionId, system, logger: nothing, defer: nothing, stopChild: nothing, emit: nothing }
  return (snapshot: AnyMachineSnapshot, event: { type: string }) => {
    taken = []
    const next = machine.transition(snapshot, event, { ...scope, actionExecutor: nothing })
    return { next, taken }
  }
}

function begun(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
  const [snapshot] = initialTransition(machine, input)
  if (snapshot.status !== 'error') return snapshot
  if (input !== undefined) throw snapshot.error
  const missing = `paths() of "${machine.id}" needs an \`input\`, as the machine does; \`machineInputs\` has one for each machine`
  throw new TypeError(missing, { cause: snapshot.error })
}

/** The compiler knows commands and facts, but not what actors and timers are called. */
function assertTaken(machine: AnyStateMachine, events: readonly { type: string }[]) {
  for (const { type } of events) {
    if (!type.startsWith('xstate.') || machine.events.includes(type)) continue
    const kind = type.split('.', 2).join('.')
    const similar = machine.events.filter((event) => event.startsWith(`${kind}.`))
    throw new TypeError(`No state of "${machine.id}" takes ${type}: they take ${similar.join(', ') || `no ${kind}`}`)
  }
}

const limitExceeded = (machine: string, limit: number) =>
  new RangeError(
    `paths() of "${machine}" found more than ${limit} situations, its limit: pass a \`situation\` that leaves out what only counts, or a larger \`limit\``,
  )

type Node = {
  id: string
  states: Record<string, Node>
  transitions: Map<string, Transition[]>
}

function namesOf(machine: AnyStateMachine): Map<Transition, string> {
  const names = new Map<Transition, string>()
  const walk = ({ id, transitions, states }: Node) => {
    for (const [event, choices] of transitions) {
      for (const [index, transition] of choices.entries()) names.set(transition, `${id} on ${event} #${index}`)
    }
    for (const child of Object.values(states)) walk(child)
  }
  walk(machine.root as unknown as Node)
  return names
}
