import { Graphviz } from '@hpcc-js/wasm-graphviz'
import * as machines from '../src/machines.ts'
import { chartOf } from './chart.ts'

/** File name and SVG of every chart. */
export async function drawings(): Promise<[name: string, svg: string][]> {
  const graphviz = await Graphviz.load()
  return Object.values(machines).map((machine) => [`${machine.id}.svg`, graphviz.dot(chartOf(machine))])
}
