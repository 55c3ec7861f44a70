import { secondsLeft } from '@yoyaku/core/client'
import { useNow } from '../../../site/use-now.ts'

/** A longer wait is no countdown: nobody stays for it, and the sentence above the form says enough. */
const LONGEST_COUNTDOWN_S = 120

interface RetryWait {
  /** To count down; 0 where there is nothing to wait for, or too long. */
  readonly seconds: number
  readonly isOver: boolean
}

/** How long a step has to wait after too many requests; `retryAt` as in its value. */
export function useRetryWait(retryAt: string | null): RetryWait {
  const now = useNow(1000)
  const left = retryAt === null ? 0 : secondsLeft(retryAt, now)
  return { seconds: left > LONGEST_COUNTDOWN_S ? 0 : left, isOver: retryAt !== null && left === 0 }
}
