import { words, written } from '../db/written.ts'

/**
 * Takes the lock of that name until the transaction ends, and waits for nobody. What travels behind it must not wait
 * either where somebody else has the lock: it asks `isFirst`. It all goes by keys, so one plan does for all values: some of
 * it would else be planned anew each time, for longer than it runs.
 */
export const keyLock = (name: string) =>
  written<{ got: boolean }>`
    select set_config('yoyaku.first', pg_try_advisory_xact_lock(hashtextextended(${name}, 0))::text, true) = 'true' as got,
           set_config('plan_cache_mode', 'force_generic_plan', true) as plans`

/** Where a key is found it has been answered: `isFirst` is false from then on. Read with the key itself, so both say the same. */
export const noLongerFirst = words("set_config('yoyaku.first', 'false', true) as first")

/** False while another transaction has the key of this one, or once it is answered; true where there is no key. */
export const isFirst = words("current_setting('yoyaku.first', true) is distinct from 'false'")
