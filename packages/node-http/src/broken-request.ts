import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The answer to a request that cannot be read, by the code of Node's error; undefined where it was read but cannot be meant. */
export type DescribeBroken = (code: string | undefined) => { status: number; body: object }

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** For bytes that are not HTTP, headers without end and requests that never finish: there is no request to answer to. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, describe: DescribeBroken): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, body } = describe(error.code)
  const text = JSON.stringify({ ...body, requestId: crypto.randomUUID() })
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/** For a request that was read but cannot be meant: 400. */
export function refuseBrokenRequest(response: ServerResponse, describe: DescribeBroken): void {
  const { status, body } = describe(undefined)
  const text = JSON.stringify({ ...body, requestId: crypto.randomUUID() })
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  })
  response.end(text)
}
