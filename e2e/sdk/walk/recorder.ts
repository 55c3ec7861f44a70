import type { YoyakuOptions } from '@yoyaku/core'

type Inspect = NonNullable<YoyakuOptions['inspect']>
type Step = Extract<Parameters<Inspect>[0], { type: '@xstate.microstep' }>
type Transition = Step['_transitions'][number]

export type Recorder = {
  inspect: Inspect
  /** Every transition that was taken, named as `paths` names them. */
  taken: Set<string>
  /** Listens for an event that a chart handles; `then` runs at that moment. */
  listen(chart: string, event: string, then?: () => void): { hasOccurred(): boolean }
}

const nameOf = ({ source, eventType }: Transition) => {
  const choices = source.transitions.get(eventType) ?? []
  return (transition: Transition) => `${source.id} on ${eventType} #${choices.indexOf(transition)}`
}

/** Writes down what the charts of an SDK do. */
export function recorder(): Recorder {
  const taken = new Set<string>()
  const listeners = new Set<(chart: string, event: string) => void>()
  return {
    taken,
    inspect(step) {
      if (step.type !== '@xstate.microstep') return
      for (const transition of step._transitions) {
        taken.add(nameOf(transition)(transition))
        for (const tell of listeners) tell(transition.source.machine.id, transition.eventType)
      }
    },
    listen(chart, event, then = () => undefined) {
      let occurred = false
      const listener = (source: string, on: string) => {
        if (source !== chart || on !== event) return
        occurred = true
        listeners.delete(listener)
        then()
      }
      listeners.add(listener)
      return { hasOccurred: () => occurred }
    },
  }
}
