import { hana } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { settingsOf } from '../http/settings.ts'
import { createEnvironment, type EnvironmentEvent } from './environment.ts'
import { flowOf } from './flow.ts'

function environment() {
  const problems: string[] = []
  let wake: () => void = () => undefined
  const made = createEnvironment({
    settings: settingsOf({ baseUrl: '' }),
    onWake(listener) {
      wake = listener
      return () => {
        wake = () => undefined
      }
    },
    onProblem: ({ message }) => problems.push(message),
  })
  return { made, problems, wake: () => wake() }
}

function flow(over: ReturnType<typeof createEnvironment>) {
  const received: EnvironmentEvent[] = []
  const machine = setup({ types: {} as { events: EnvironmentEvent } }).createMachine({
    on: { '*': { actions: ({ event }) => received.push(event) } },
  })
  const actor = createActor(machine).start()
  let left = 0
  const { flow } = flowOf(
    actor,
    over,
    (snapshot) => ({ status: snapshot.status, failure: null, fields: {} }),
    () => {
      left += 1
    },
  )
  return { ...flow, received, left: () => left }
}

test('the environment tells every open flow of the member, the settings and the return, and ends it', () => {
  const { made, wake } = environment()
  const [one, closed] = [flow(made), flow(made)]
  closed.dispose()
  made.setUser(hana, false)
  made.setCurrency('JPY')
  wake()
  expect([one.received, closed.received, closed.left()]).toEqual([
    [{ type: 'member.changed', user: hana, forgets: false }, { type: 'settings.changed' }, { type: 'wake' }],
    [],
    1,
  ])
  made.dispose()
  wake()
  expect([one.get().status, one.left(), one.received.length]).toEqual(['stopped', 1, 3])
})

test('the environment reports a flow that begins after its end, and the flow does nothing', () => {
  const { made, problems } = environment()
  made.dispose()
  const late = flow(made)
  expect([late.get().status, late.left(), problems.length]).toEqual(['stopped', 0, 1])
})

test('a chart that does not take what the environment tells is no flow', () => {
  const eventless = createActor(setup({ types: {} as { events: { type: 'wake' } } }).createMachine({})).start()
  // @ts-expect-error: it does not know of members and settings.
  flowOf(eventless, environment().made, () => ({ failure: null, fields: {} })).flow.dispose()
})
