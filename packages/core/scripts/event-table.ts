import type { AnyStateMachine, AnyStateNode } from 'xstate'

/**
 * The effect of every event in every state, as a Markdown table: where it leads, `stays` where it changes the context, `if` where
 * that depends. An event that is not handled is `refused` where it is a command, and empty where it is a fact that means nothing there. The
 * last state of a chart handles nothing.
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

/** A command is the first region's that handles it anywhere: only there it is refused, as another region hears of it beside that one. */
const isRefused = (state: AnyStateNode, event: string, commands: readonly string[]) =>
  commands.includes(event) &&
  regionOf(state) === regionsOf(state.machine.root).find(({ events }) => events.includes(event))

const regionsOf = (root: AnyStateNode): AnyStateNode[] =>
  root.type === 'parallel' ? Object.values(root.states) : [root]

const regionOf = (node: AnyStateNode): AnyStateNode =>
  node.parent === undefined || node.parent.type === 'parallel' ? node : regionOf(node.parent)

const pathOf = ({ path }: AnyStateNode) => path.join('.')

/** The innermost state with a transition for an event takes it; an outer one only where no guard of the inner one holds. */
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
