import type { Readable } from './store.ts'

/**
 * Resolves with the first value that fits, at once where the present one does: `await until(booking, (it) => it.step === 'reviewing')`.
 * Rejects with the reason of `signal` when that is aborted, and with what `fits` throws. Without a signal there is no limit.
 */
export function until<T, Fit extends T>(
  store: Readable<T>,
  fits: (value: T) => value is Fit,
  options?: { signal?: AbortSignal },
): Promise<Fit>
export function until<T>(
  store: Readable<T>,
  fits: (value: T) => boolean,
  options?: { signal?: AbortSignal },
): Promise<T>
export function until<T>(store: Readable<T>, fits: (value: T) => boolean, { signal }: { signal?: AbortSignal } = {}) {
  return new Promise<T>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    let isOver = false
    let unsubscribe: () => void = () => undefined
    const end = (settle: () => void) => {
      isOver = true
      unsubscribe()
      signal?.removeEventListener('abort', abort)
      settle()
    }
    const abort = () => end(() => reject(signal?.reason))
    unsubscribe = store.subscribe((value) => {
      if (isOver) return
      try {
        if (fits(value)) end(() => resolve(value))
      } catch (error) {
        end(() => reject(error))
      }
    })
    // The present value may have fitted before there was a way to stop.
    if (isOver) unsubscribe()
    else signal?.addEventListener('abort', abort)
  })
}
