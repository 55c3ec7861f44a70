import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import * as machines from './machines.ts'

const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)]

const charts: AnyStateMachine[] = Object.values(machines).filter((it) => it instanceof StateMachine)

describe.each(charts)('$id', (machine) => {
  const all = nodes(machine.root)

  test('every guard and every delay has a name', () => {
    const transitions = all.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    const nameless = transitions.filter(({ guard }) => typeof guard === 'function').map(({ source }) => source.id)
    const delays = all.flatMap(({ after }) => after.map(({ delay }) => delay))
    expect([nameless, delays.filter((delay) => typeof delay !== 'string')]).toEqual([[], []])
  })

  test('every invoked actor has a name of its own', () => {
    expect(all.flatMap(({ invoke }) => invoke.map(({ id }) => id)).filter((id) => /^\d/.test(id))).toEqual([])
  })

  test('every event is handled somewhere, and every state can be left or is an end', () => {
    const stuck = all.filter(
      (node) =>
        node.type === 'atomic' &&
        node.transitions.size === 0 &&
        !node.always?.length &&
        !ancestors(node).some(({ transitions }) => transitions.size > 0),
    )
    expect(stuck.map(({ id }) => id)).toEqual([])
  })
})

function ancestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : []
}
