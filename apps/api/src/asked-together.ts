const MOST_AT_ONCE = 100

type Waiting<Item, Answer> = { item: Item } & PromiseWithResolvers<Answer>

/**
 * Asks for many at once, in a question that begins after each of them asked: whoever comes while one is under way waits for
 * the next. `ask` answers in the order of the items; what it rejects with, all of its round hear, and all who wait by then:
 * they would each wait for the same again, one round after the other.
 */
export function askedTogether<Item, Answer>(
  ask: (items: Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = []
  let isRunning = false

  const run = async () => {
    while (waiting.length > 0) {
      const round = waiting.splice(0, MOST_AT_ONCE)
      try {
        const answers = await ask(round.map(({ item }) => item))
        for (const [place, { resolve }] of round.entries()) resolve(answers[place] as Answer)
      } catch (error) {
        for (const { reject } of [...round, ...waiting.splice(0)]) reject(error)
      }
    }
    isRunning = false
  }
  return (item) => {
    const asked = { item, ...Promise.withResolvers<Answer>() }
    waiting.push(asked)
    if (!isRunning) {
      isRunning = true
      queueMicrotask(run)
    }
    return asked.promise
  }
}
