import { expect, test } from 'vitest'
import { askedTogether } from './asked-together.ts'

test('What is asked at once is one question; what is asked meanwhile is the next, and each hears their own answer', async () => {
  const rounds: number[][] = []
  const gates: (() => void)[] = []
  const ask = askedTogether(async (items: number[]) => {
    rounds.push(items)
    await new Promise<void>((resolve) => gates.push(resolve))
    return items.map((item) => item * 10)
  })
  const first = [ask(1), ask(2)]
  await expect.poll(() => gates.length).toBe(1)
  const second = [ask(3), ask(4)]
  gates[0]?.()
  expect(await Promise.all(first)).toStrictEqual([10, 20])
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.()
  expect(await Promise.all(second)).toStrictEqual([30, 40])
  expect(rounds).toStrictEqual([
    [1, 2],
    [3, 4],
  ])
})

test('Of a question that fails also those hear who wait for the next: they would wait as long again', async () => {
  let fail: (error: Error) => void = () => {}
  const rounds: number[][] = []
  const ask = askedTogether((items: number[]) => {
    rounds.push(items)
    return new Promise<number[]>((_, reject) => {
      fail = reject
    })
  })
  const first = ask(0)
  await expect.poll(() => rounds.length).toBe(1)
  const later = Array.from({ length: 250 }, (_, item) => ask(item))
  fail(new Error('away'))
  const heard = await Promise.allSettled([first, ...later])
  expect(heard).toStrictEqual(heard.map(() => ({ status: 'rejected', reason: new Error('away') })))
  expect(rounds).toStrictEqual([[0]])
})

test('Of a question that fails all hear, and the next one is asked', async () => {
  let failing = true
  const ask = askedTogether(async (items: number[]) => {
    if (failing) throw new Error('away')
    return items
  })
  const answers = await Promise.allSettled([ask(1), ask(2)])
  expect(answers.map(({ status }) => status)).toStrictEqual(['rejected', 'rejected'])
  failing = false
  expect(await ask(3)).toBe(3)
})
