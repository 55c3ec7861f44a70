import type { AnyStateMachine, AnyStateNode } from 'xstate'

/**
 * What every event does in every state, as a table in Markdown: where it leads, `stays` where it changes what is known, `if` where
 * that depends. What is not heard is `refused` where a person asks for it, and empty where it is a fact that means nothing there. The
 * last state of a chart hears nothing.
 */
export function eventTable(machine: AnyStateMachine, commands: readonly string[]): string {
  const events = eventsOf(machine)
  const rows = leaves(machine.root)
    .filter(({ type }) => type !== 'final')
    .map((state) => [
      pathOf(state),
      ...events.map((event) => doneIn(state, event) || (isRefused(state, event, commands) ? 'refused' : '')),
    ])
  return [['', ...events], ['---', ...events.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

export const eventsOf = (machine: AnyStateMachine): string[] =>
  machine.events.filter((event) => !event.startsWith('xstate.') && event !== '')

const leaves = (node: AnyStateNode): AnyStateNode[] => {
  const states: AnyStateNode[] = Object.values(node.states)
  return states.length === 0 ? [node] : states.flatMap(leaves)
}

/** A command that another region answers is not this one's to refuse. */
const isRefused = (state: AnyStateNode, event: string, commands: readonly string[]) =>
  commands.includes(event) && regionOf(state).events.includes(event)

const regionOf = (node: AnyStateNode): AnyStateNode =>
  node.parent === undefined || node.parent.type === 'parallel' ? node : regionOf(node.parent)

const pathOf = ({ path }: AnyStateNode) => path.join('.')

/** The innermost state that hears an event answers it; an outer one only where no condition of the inner one holds. */
function doneIn(state: AnyStateNode, event: string): string {
  const results: string[] = []
  for (let node: AnyStateNode | undefined = state; node !== undefined; node = node.parent) {
    const choices = node.transitions.get(event) ?? []
    for (const { target, guard } of choices) {
      results.push(`${target ? `→ ${target.map(pathOf).join(', ')}` : 'stays'}${guard === undefined ? '' : ' if'}`)
    }
    if (choices.some(({ guard }) => guard === undefined)) break
  }
  return [...new Set(results)].join('; ')
}
