let more: (() => Promise<unknown>) | null = null

/** What brings the messages that the pages do without that one only reads; null where all are there. */
export function setLaterMessages(load: () => Promise<unknown>): void {
  more = load
}

/** Code that comes later, with what it says: rejects where either does not come. */
export async function withMessages<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, more?.()])
  return loaded
}
