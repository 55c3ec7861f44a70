import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 16 * 1024

/** The fields of a posted form; a larger body is cut off. */
export async function formIn(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_BYTES) break
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
