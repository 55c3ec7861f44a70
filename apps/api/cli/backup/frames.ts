/** The frames of a backup, inside its compression: a letter, the length, that many bytes. */
export type Frame = { kind: FrameKind; payload: Buffer }
export type FrameKind = 'H' | 'T' | 'D' | 'E' | 'Z'

export type Header = {
  madeAt: string
  /** The migrations that its tables were made by. */
  migrations: string[]
  sequences: { name: string; value: string }[]
}
export type TableHead = { name: string; columns: string[]; key: string[] }
export type TableEnd = { rows: number; sha256: string }

const HEAD_BYTES = 5
const LONGEST_PAYLOAD = 64 * 1024 * 1024
const KINDS = new Set<string>(['H', 'T', 'D', 'E', 'Z'])

export const dataFrame = (payload: Buffer): Buffer => Buffer.concat([headOf('D', payload.length), payload])

export function jsonFrame(kind: Exclude<FrameKind, 'D'>, value: Header | TableHead | TableEnd | object): Buffer {
  const payload = Buffer.from(JSON.stringify(value))
  return Buffer.concat([headOf(kind, payload.length), payload])
}

function headOf(kind: FrameKind, length: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(kind, 'latin1')
  head.writeUInt32BE(length, 1)
  return head
}

export async function* framesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    for (;;) {
      const frame = frameAt(held)
      if (frame === null) break
      yield frame
      held = held.subarray(HEAD_BYTES + frame.payload.length)
    }
  }
  if (held.length > 0) throw new Error('Unexpected end of file')
}

function frameAt(held: Buffer): Frame | null {
  if (held.length < HEAD_BYTES) return null
  const kind = held.toString('latin1', 0, 1)
  const length = held.readUInt32BE(1)
  if (!KINDS.has(kind) || length > LONGEST_PAYLOAD) throw new Error('Unknown frame type, or frame too long')
  if (held.length < HEAD_BYTES + length) return null
  return { kind: kind as FrameKind, payload: held.subarray(HEAD_BYTES, HEAD_BYTES + length) }
}
