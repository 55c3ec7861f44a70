import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

/** Runs that end when they are told to. */
function heldRuns() {
  const gates: PromiseWithResolvers<number>[] = []
  const flight = createSingleFlight(() => {
    const gate = Promise.withResolvers<number>()
    gates.push(gate)
    return gate.promise
  })
  const started = (count: number) => expect.poll(() => gates.length, { timeout: 10_000 }).toBe(count)
  return { flight, gates, started }
}

test('createSingleFlight joins the calls of one moment, and lets a call during a run wait for the next', async () => {
  const { flight, gates, started } = heldRuns()
  const first = [flight(), flight()]
  await started(1)
  const second = [flight(), flight()]
  gates[0]?.resolve(1)
  expect(await Promise.all(first)).toStrictEqual([1, 1])
  await started(2)
  gates[1]?.resolve(2)
  expect(await Promise.all(second)).toStrictEqual([2, 2])
  expect(gates.length).toBe(2)
})

test('createSingleFlight runs again after a failure', async () => {
  const { flight, gates, started } = heldRuns()
  const first = flight()
  await started(1)
  const second = flight()
  gates[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await started(2)
  gates[1]?.resolve(2)
  expect(await second).toBe(2)
})

test('createSingleFlight is idle when the run and those that wait are over', async () => {
  const { flight, gates, started } = heldRuns()
  await flight.idle()
  const runs = Promise.allSettled([flight()])
  await started(1)
  const later = flight()
  const order: string[] = []
  const idle = flight.idle().then(() => order.push('idle'))
  gates[0]?.reject(new Error('away'))
  await started(2)
  order.push('last run')
  gates[1]?.resolve(2)
  await Promise.all([idle, runs, later])
  expect(order).toStrictEqual(['last run', 'idle'])
})
