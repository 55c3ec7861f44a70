import { Graphviz } from '@hpcc-js/wasm-graphviz'
import { type AnyStateMachine, StateMachine } from 'xstate'
import * as machines from '../src/machines.ts'
import { chartOf } from './chart.ts'
import { COMMANDS } from './commands.ts'
import { eventTable } from './event-table.ts'

const TABLES = `# Event table: the effect of every event in every state

Made by \`npx pnpm --filter @yoyaku/core run charts\`; read it in a review. \`→\` where it leads; *stays*: changes what is known; *if*: depends on it. *refused*: a
command that the view does not offer there. An empty cell: a fact that is ignored, because it means nothing there. \`scripts/commands.ts\` of the repository says which events are
commands.
`

/** File name and content of every drawing, and of the tables of events. */
export async function drawings(): Promise<[name: string, content: string][]> {
  const graphviz = await Graphviz.load()
  const all: AnyStateMachine[] = Object.values(machines).filter((it) => it instanceof StateMachine)
  const tables = all.map(
    (machine) => `\n## ${machine.id}\n\n${eventTable(machine, COMMANDS[machine.id]?.commands ?? [])}\n`,
  )
  return [
    ...all.map((machine): [string, string] => [`${machine.id}.svg`, graphviz.dot(chartOf(machine))]),
    ['events.md', TABLES + tables.join('')],
  ]
}
