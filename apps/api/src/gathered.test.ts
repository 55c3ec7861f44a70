import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

test('What is asked for at once is one round; what comes meanwhile is the next', async () => {
  const rounds: number[][] = []
  const gates: (() => void)[] = []
  const ask = gathered(async (items: number[]) => {
    rounds.push(items)
    await new Promise<void>((resolve) => gates.push(resolve))
  })
  const first = [ask(1), ask(2)]
  await expect.poll(() => gates.length).toBe(1)
  const second = [ask(3), ask(4), ask(5)]
  gates[0]?.()
  await Promise.all(first)
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.()
  await Promise.all(second)
  expect(rounds).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('Of a round that fails, only the one to blame fails, and later rounds go on', async () => {
  const kept: number[] = []
  const ask = gathered(async (items: number[]) => {
    if (items.includes(2)) throw new Error('not two')
    kept.push(...items)
  })
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await expect(ask(2)).rejects.toThrow('not two')
  await ask(4)
  expect(kept).toEqual([1, 3, 4])
})
