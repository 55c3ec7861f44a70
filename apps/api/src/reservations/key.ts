import { words, written } from '../db/written.ts'

/**
 * Takes the lock of that name until the transaction ends, and waits for nobody. What travels behind it must not wait
 * either where somebody else has the lock: it asks `isFirst`.
 */
export const keyLock = (name: string) =>
  written<{ got: boolean }>`
    select set_config('yoyaku.first', pg_try_advisory_xact_lock(hashtextextended(${name}, 0))::text, true) = 'true' as got`

/** False while another transaction has the key of this one; true where there is no key. */
export const isFirst = words("current_setting('yoyaku.first', true) is distinct from 'false'")
