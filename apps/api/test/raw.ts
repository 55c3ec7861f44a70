import { once } from 'node:events'
import { connect } from 'node:net'
import type { TestApi } from './harness.ts'

/** Writes raw bytes and reads until the server closes. With `ends`, the client closes its side after the last byte. */
export async function raw(api: TestApi, bytes: string | Buffer, { ends = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(await api.url()).port), '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  if (ends) socket.end(bytes)
  else socket.write(bytes)
  await once(socket, 'close')
  return received
}
