const MOST_AT_ONCE = 100

type Asked<Item> = { item: Item; done(): void; failed(error: unknown): void }

/**
 * Does for many at once whatever is asked for in the same moment, or while the round before is under way. A round that
 * fails is done again one by one, so that only those fail who are to blame: `work` either does all of a round or nothing.
 */
export function gathered<Item>(work: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  const waiting: Asked<Item>[] = []
  let isRunning = false

  const oneByOne = async (round: Asked<Item>[]) => {
    for (const { item, done, failed } of round) await work([item]).then(done, failed)
  }
  const run = async () => {
    while (waiting.length > 0) {
      const round = waiting.splice(0, MOST_AT_ONCE)
      try {
        await work(round.map(({ item }) => item))
        for (const { done } of round) done()
      } catch (error) {
        if (round.length === 1) round[0]?.failed(error)
        else await oneByOne(round)
      }
    }
    isRunning = false
  }
  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed })
      if (isRunning) return
      isRunning = true
      queueMicrotask(run)
    })
}
