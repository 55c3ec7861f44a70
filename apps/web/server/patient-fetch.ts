import type { Backend } from './backend.ts'

const RETRY_AFTER_S = 2
const BUSY = [429, 502, 503, 504]

export interface PatientFetch {
  readonly fetch: Backend['fetch']
  /** Seconds, once the API said, or showed by silence, that it cannot answer now; else null. */
  retryAfter(): number | null
}

/** For one page: hears whether what fails does so only now. */
export function patientFetch(ask: Backend['fetch']): PatientFetch {
  let wait: number | null = null
  const cannotNow = (seconds: number) => {
    wait = Math.max(wait ?? 0, seconds)
  }
  return {
    async fetch(request) {
      try {
        const response = await ask(request)
        if (BUSY.includes(response.status)) cannotNow(Number(response.headers.get('retry-after')) || RETRY_AFTER_S)
        return response
      } catch (error) {
        cannotNow(RETRY_AFTER_S)
        throw error
      }
    },
    retryAfter: () => wait,
  }
}
