import type { JsonValue } from './bus.ts'

// What Postgres takes in one notification, in bytes.
const LONGEST_BYTES = 7999

export type Envelope = { channel: string; message: JsonValue }

/** @throws RangeError for more than ids: whatever carries the bus, rows are the place for contents. */
export function serialize(channel: string, message: JsonValue): string {
  const text = JSON.stringify({ channel, message } satisfies Envelope)
  if (Buffer.byteLength(text) > LONGEST_BYTES) throw new RangeError(`Too long for the bus: ${channel}`)
  return text
}

/** Null for a message that is not ours. */
export function deserialize(text: string | undefined): Envelope | null {
  try {
    const { channel, message }: Partial<Envelope> = JSON.parse(text ?? '')
    return typeof channel === 'string' && message !== undefined ? { channel, message } : null
  } catch {
    return null
  }
}
