import { assign, createActor, setup } from 'xstate'
import type * as Core from '../../packages/core/src/index.ts'
import { root } from '../../scripts/run.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'

const ROUNDS = 15
const EACH_MS = 40

/** Microseconds of one call: the median of rounds, in which the two take turns so that both meet the same machine. */
async function paired(one: () => void, other: () => void): Promise<[number, number]> {
  const taken: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    taken[0].push(await microseconds(one))
    taken[1].push(await microseconds(other))
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN
  return [median(taken[0]), median(taken[1])]
}

/** What a call leaves for later runs before the next one. */
async function microseconds(run: () => void): Promise<number> {
  const started = performance.now()
  let calls = 0
  while (performance.now() - started < EACH_MS) {
    run()
    await null
    calls += 1
  }
  return ((performance.now() - started) * 1000) / calls
}

const counter = setup({
  types: {} as { context: { value: number }; events: { type: 'set'; value: number } },
}).createMachine({
  id: 'counter',
  context: { value: 0 },
  initial: 'on',
  states: { on: { on: { set: { actions: assign(({ event }) => ({ value: event.value })) } } } },
})

async function measure(): Promise<Figure[]> {
  const { createYoyaku } = (await import(`${root}packages/core/dist/index.js`)) as typeof Core
  const fetch = () => new Promise<Response>(() => undefined)
  const begin = () => createYoyaku({ baseUrl: 'http://bench.invalid', locale: 'en', fetch })

  const [create, createBare] = await paired(
    () => begin().dispose(),
    () => createActor(counter).start().stop(),
  )

  const sdk = begin()
  const booking = sdk.startReservation({ serviceId: 'service-1' })
  booking.subscribe(() => undefined)
  const bare = createActor(counter).start()
  bare.subscribe(() => undefined)
  let quantity = 0
  const [event, eventBare] = await paired(
    () => {
      quantity += 1
      booking.update({ quantity: (quantity % 5) + 1 })
    },
    () => {
      quantity += 1
      bare.send({ type: 'set', value: (quantity % 5) + 1 })
    },
  )
  sdk.dispose()
  bare.stop()
  return [
    {
      what: 'createYoyaku and dispose (one actor, a client, a hub)',
      value: create,
      unit: 'µs',
      beside: { what: 'one actor of a two-line chart in bare XState', value: createBare },
    },
    {
      what: 'one event of a reservation, stored for a reload and told to a listener',
      value: event,
      unit: 'µs',
      beside: { what: 'one event of a two-line chart in bare XState', value: eventBare },
    },
  ]
}

export const cost: Bench = {
  title: 'Cost of the SDK',
  about: 'Time of one call on one core, beside bare XState in the same rounds.',
  measure,
}
