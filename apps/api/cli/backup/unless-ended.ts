/** Settles as the work does, or rejects with the reason of the signal as soon as it is aborted. */
export async function unlessEnded<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  work.catch(() => {})
  const ended = Promise.withResolvers<never>()
  const end = () => ended.reject(signal.reason)
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([work, ended.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
