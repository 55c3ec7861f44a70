import type { Failure } from '@yoyaku/core'

const CODE_FAILURES: readonly (number | string)[] = [1007, 1008, 1010]

/** Wrong, used or expired: shown beside the code, not above the form. */
export const isAboutCode = (failure: Failure | null): failure is Failure =>
  failure !== null && CODE_FAILURES.includes(failure.code)
