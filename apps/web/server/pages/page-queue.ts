import pLimit from 'p-limit'

const MOST_WAITING = 40
const LONGEST_WAIT_MS = 4000

export interface PageQueue {
  /** Runs `page` when it is its turn; null without running it when the queue is full or the longest wait has passed. */
  run<Page>(page: () => Promise<Page>): Promise<Page | null>
}

interface PageQueueOptions {
  /** How many run together. */
  readonly atOnce: number
  /** Awaited before each page. */
  readonly beforeEach?: () => Promise<void>
  readonly mostWaiting?: number
  readonly longestWaitMs?: number
}

/** Bounds how many pages run at once, how many wait for that, and how long. */
export function createPageQueue({
  atOnce,
  beforeEach = async () => {},
  mostWaiting = MOST_WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
}: PageQueueOptions): PageQueue {
  const limit = pLimit(atOnce)
  /** Waits that ended, and whose place the limit still counts. */
  let ended = 0
  return {
    async run(page) {
      if (limit.pendingCount - ended >= mostWaiting) return null
      let isPending = true
      let hasTimedOut = false
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          hasTimedOut = true
          if (isPending) ended += 1
          resolve(null)
        }, longestWaitMs)
      })
      const turn = limit(async () => {
        isPending = false
        if (hasTimedOut) ended -= 1
        else await beforeEach()
        clearTimeout(timer)
        return hasTimedOut ? null : page()
      })
      return Promise.race([turn, late])
    },
  }
}
