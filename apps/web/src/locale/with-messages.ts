let more: (() => Promise<unknown>) | null = null

/**
 * Gives the way to read the `?later` messages: those that no `quiet` page says. `load` is called for each code that comes later, and
 * reads them once. Not called on the server, which has every message from the start.
 */
export function setLaterMessages(load: () => Promise<unknown>): void {
  more = load
}

/** Code that comes later, with what it says: rejects where either does not come. */
export async function withMessages<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, more?.()])
  return loaded
}
