import { createHash } from 'node:crypto'

const MOST_NAMES = 300
const LONGEST_TEXT = 10_000

/** No cache that forgets: a name that was given is prepared on connections, which keep it until they are closed (decision 017). */
const names = new Map<string, string>()

/**
 * Under this name a connection keeps the statement, parsed and planned: planning costs more than running most of ours.
 * Texts that differ each time, as lists of values do, go without once there are many.
 */
export function statementName(text: string): string | undefined {
  const existing = names.get(text)
  if (existing !== undefined || names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return existing
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
