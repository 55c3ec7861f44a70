import { expect, test } from 'vitest'
import { createBatch } from './batch.ts'

/** Batches that end when they are told to. */
function heldBatches() {
  const batches: number[][] = []
  const gates: PromiseWithResolvers<void>[] = []
  const run = async (items: number[]) => {
    batches.push(items)
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    await gate.promise
    return items.map((item) => item * 10)
  }
  const started = (count: number) => expect.poll(() => gates.length, { timeout: 10_000 }).toBe(count)
  return { batches, gates, run, started }
}

test('createBatch joins the calls of one moment, then those that came meanwhile, and answers each its own', async () => {
  const { batches, gates, run, started } = heldBatches()
  const ask = createBatch(run)
  const first = [ask(1), ask(2)]
  await started(1)
  const second = [ask(3), ask(4)]
  gates[0]?.resolve()
  expect(await Promise.all(first)).toStrictEqual([10, 20])
  await started(2)
  gates[1]?.resolve()
  expect(await Promise.all(second)).toStrictEqual([30, 40])
  expect(batches).toStrictEqual([
    [1, 2],
    [3, 4],
  ])
})

test('createBatch runs at most 100 items at once', async () => {
  const sizes: number[] = []
  const ask = createBatch(async (items: number[]) => {
    sizes.push(items.length)
    return items
  })
  await Promise.all(Array.from({ length: 250 }, (_, item) => ask(item)))
  expect(sizes).toStrictEqual([100, 100, 50])
})

test('createBatch rejects all who wait when a batch fails: they would wait as long again', async () => {
  const { batches, gates, run, started } = heldBatches()
  const ask = createBatch(run)
  const first = ask(0)
  await started(1)
  const later = Array.from({ length: 250 }, (_, item) => ask(item))
  gates[0]?.reject(new Error('away'))
  const results = await Promise.allSettled([first, ...later])
  expect(results).toStrictEqual(results.map(() => ({ status: 'rejected', reason: new Error('away') })))
  expect(batches).toStrictEqual([[0]])
})

test('createBatch with `reject` rejects the batch that failed, and runs the next', async () => {
  const { gates, run, started } = heldBatches()
  const ask = createBatch(run, 'reject')
  const first = Promise.allSettled([ask(1), ask(2)])
  await started(1)
  const next = ask(3)
  gates[0]?.reject(new Error('away'))
  expect((await first).map(({ status }) => status)).toStrictEqual(['rejected', 'rejected'])
  await started(2)
  gates[1]?.resolve()
  expect(await next).toBe(30)
})

test('createBatch with `one-by-one` rejects only the item at fault, and later batches go on', async () => {
  const written: number[] = []
  const write = createBatch(async (items: number[]) => {
    if (items.includes(2)) throw new Error('not two')
    written.push(...items)
    return items
  }, 'one-by-one')
  const results = await Promise.allSettled([write(1), write(2), write(3)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await expect(write(2)).rejects.toThrow('not two')
  await write(4)
  expect(written).toEqual([1, 3, 4])
})
