import { Graphviz } from '@hpcc-js/wasm-graphviz'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import * as machines from '../src/machines.ts'
import { chartOf, type Detail } from './chart.ts'
import { COMMANDS } from './commands.ts'
import { eventTable } from './event-table.ts'

const TABLES = `# Event table: the effect of every event in every state

Made by \`npx pnpm --filter @yoyaku/core run charts\`; read it in a review. \`→\` where it leads; *stays*: changes what is known; *if*: depends on it. *refused*: a
command that the view does not offer there. An empty cell: a fact that is ignored, because it means nothing there. \`scripts/commands.ts\` of the repository says which events are
commands.
`

/** What a page of 1,600 pixels shows at its own size, in points. */
const WIDEST = 1_200

const charts = (): AnyStateMachine[] => Object.values(machines).filter((it) => it instanceof StateMachine)
const widthOf = (svg: string) => Number(/<svg width="(\d+)pt"/.exec(svg)?.[1])
const inside = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

/** Every chart as a whole, by its name. */
export async function wholeCharts(): Promise<[name: string, svg: string][]> {
  const graphviz = await Graphviz.load()
  return charts().map((machine) => [machine.id, graphviz.dot(chartOf(machine))])
}

/** File name and content of every drawing, and of the tables of events. A chart that is too wide to be read is drawn in parts. */
export async function drawings(): Promise<[name: string, content: string][]> {
  const graphviz = await Graphviz.load()
  const drawn = (machine: AnyStateMachine, detail: Detail): [string, string][] => {
    const { of: shown = machine.root } = detail
    const whole = graphviz.dot(chartOf(machine, detail))
    const name = `${shown.id}.svg`
    const collapsed = inside(shown).filter((node) => inside(node).length > 0)
    if (widthOf(whole) <= WIDEST || collapsed.length === 0) return [[name, whole]]
    const parts = collapsed.flatMap((of) => drawn(machine, { of }))
    // What runs side by side has nothing in common to draw.
    if (shown.type === 'parallel') return parts
    return [[name, graphviz.dot(chartOf(machine, { of: shown, collapsed }))], ...parts]
  }
  const tables = charts().map(
    (machine) => `\n## ${machine.id}\n\n${eventTable(machine, COMMANDS[machine.id]?.commands ?? [])}\n`,
  )
  return [...charts().flatMap((machine) => drawn(machine, {})), ['events.md', TABLES + tables.join('')]]
}
