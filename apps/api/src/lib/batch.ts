type Waiting<Item, Answer> = { item: Item } & PromiseWithResolvers<Answer>

/**
 * After a batch that failed: `reject-waiting` rejects it and all who wait by then, who would only wait for the same failure;
 * `reject` rejects it alone; `one-by-one` runs it again item by item, so that only the items at fault fail.
 */
export type OnFailure = 'reject-waiting' | 'reject' | 'one-by-one'

/**
 * Joins the calls of one moment, or of the time that the batch before takes, into one. A batch starts only after all its
 * callers asked, so no answer is older than its call. `run` answers in the order of the items.
 */
export function createBatch<Item, Answer>(
  run: (items: Item[]) => Promise<readonly Answer[]>,
  onFailure: OnFailure = 'reject-waiting',
  mostAtOnce = 100,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = []
  let isRunning = false

  const runBatch = async (batch: Waiting<Item, Answer>[]) => {
    const answers = await run(batch.map(({ item }) => item))
    for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer)
  }
  const runAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce)
      try {
        await runBatch(batch)
      } catch (error) {
        if (onFailure === 'one-by-one' && batch.length > 1) {
          for (const one of batch) await runBatch([one]).catch(one.reject)
        } else {
          const failed = onFailure === 'reject-waiting' ? [...batch, ...waiting.splice(0)] : batch
          for (const { reject } of failed) reject(error)
        }
      }
    }
    isRunning = false
  }
  return (item) => {
    const request = { item, ...Promise.withResolvers<Answer>() }
    waiting.push(request)
    if (!isRunning) {
      isRunning = true
      queueMicrotask(runAll)
    }
    return request.promise
  }
}
