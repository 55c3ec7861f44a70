import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

export type PathOptions<Machine extends AnyStateMachine> = {
  /**
   * What may happen: commands, facts, and by name what its actors and timers tell it (`xstate.done.actor.<id>` with `output`,
   * `xstate.error.actor.<id>` with `error`, `xstate.after.<DELAY>.<state id>`).
   */
  events: readonly (EventFromLogic<Machine> | { type: `xstate.${string}`; output?: unknown; error?: unknown })[]
  input?: InputFrom<Machine>
  /** What tells two situations apart; value and context when absent. Leave out what only counts. */
  situation?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** How many situations are looked at, at most. 10,000 when absent. */
  limit?: number
}

export type Path<Machine extends AnyStateMachine> = {
  /** The transition that it ends with: `session.member.settled on token.rejected #0`. */
  transition: string
  /** To be sent, one after the other, to a machine that has just begun. */
  events: PathOptions<Machine>['events'][number][]
}

type Transition = { source: { id: string; on: unknown }; eventType: string }

/**
 * The shortest way to take each transition of a machine: run them all and everything that the chart can do has been done once.
 * `missing` are the transitions that none of the events leads to.
 */
export function paths<Machine extends AnyStateMachine>(
  machine: Machine,
  { events, input, situation, limit = 10_000 }: PathOptions<Machine>,
): { paths: Path<Machine>[]; missing: string[] } {
  const names = namesOf(machine)
  const situations = getShortestPaths(machine, {
    events: events as never,
    limit,
    ...(input === undefined ? {} : { input: input as never }),
    serializeState: (snapshot) =>
      JSON.stringify(
        situation ? [snapshot.value, situation(snapshot as SnapshotFrom<Machine>)] : [snapshot.value, snapshot.context],
      ),
  })
  const found = new Map<string, Path<Machine>>()
  for (const { state, steps } of situations) {
    const sent = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init')
    for (const event of events) {
      for (const transition of machine.getTransitionData(state as never, event as never)) {
        const name = names.get(transition as Transition) ?? ''
        const seen = found.get(name)
        if (name !== '' && (seen === undefined || seen.events.length > sent.length + 1)) {
          found.set(name, { transition: name, events: [...sent, event] as Path<Machine>['events'] })
        }
      }
    }
  }
  return { paths: [...found.values()], missing: [...names.values()].filter((name) => !found.has(name)) }
}

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
