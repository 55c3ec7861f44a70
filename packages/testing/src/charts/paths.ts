import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate'

/**
 * What may happen to a machine: a command, a fact, or by name what an actor or a timer tells it (`xstate.done.actor.<id>` with `output`,
 * `xstate.error.actor.<id>` with `error`, `xstate.after.<DELAY>.<state id>`).
 */
export type PathEvent<Event> = Event | { type: `xstate.${string}`; output?: unknown; error?: unknown }

/** What a machine begins with; undefined where it takes nothing. */
type PathInput<Machine extends AnyStateMachine> = undefined extends InputFrom<Machine> ? undefined : InputFrom<Machine>

type Inputs<Input> = Input | readonly Input[]

export type PathOptions<Machine extends AnyStateMachine> = {
  /** What may happen; `machineEvents` has all of it for each machine. */
  events: readonly PathEvent<EventFromLogic<Machine>>[]
  /** What tells two situations apart; value and context when absent. Leave out what only counts: `situations` does, for each machine. */
  situation?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** How many situations are looked at, at most; one more throws a `RangeError`. 10,000 when absent. */
  limit?: number
} & (undefined extends InputFrom<Machine>
  ? { input?: Inputs<InputFrom<Machine>> }
  : {
      /** What the machine begins with; several where one does not lead everywhere. `machineInputs` has what leads everywhere. */
      input: Inputs<InputFrom<Machine>>
    })

/** The shortest way to a transition. */
export type Path<Event = unknown, Input = unknown> = {
  /** The transition that it ends with: `session.member.settled on token.rejected #0`. */
  transition: string
  /** What the machine begins with: the one of several inputs from which the way is shortest. */
  input: Input
  /** To be sent, one after the other, to a machine that has just begun. */
  events: PathEvent<Event>[]
}

/** What `paths` found. */
export type Paths<Event = unknown, Input = unknown> = {
  paths: Path<Event, Input>[]
  /** The transitions that none of the events leads to. */
  missing: string[]
}

type Transition = { source: { id: string; on: unknown }; eventType: string }

/** A situation and the shortest way there. */
type Reached<Event, Input> = Pick<Path<Event, Input>, 'input' | 'events'> & { snapshot: AnyMachineSnapshot }

/**
 * The shortest way to take each transition of a machine: run them all and everything that the chart can do has been done once.
 * Throws a `TypeError` where the machine needs an `input` and there is none, or where no state takes an event of an actor or a timer;
 * a `RangeError` where there are more situations than `limit`.
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
  for (const { snapshot, input, events: before } of queue) {
    if (found.size === names.size) break
    for (const event of events) {
      const taken = machine.getTransitionData(snapshot, event) as unknown as Transition[]
      if (taken.length === 0) continue
      const sent = [...before, event]
      for (const one of taken) {
        const name = names.get(one)
        if (name !== undefined && !found.has(name)) found.set(name, { transition: name, input, events: sent })
      }
      const [next] = transition(machine, snapshot, event)
      reach({ snapshot: next, input, events: sent })
    }
  }
  return { paths: [...found.values()], missing: [...names.values()].filter((name) => !found.has(name)) }
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
