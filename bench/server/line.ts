import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

export type LineResponse = { status: number; text: string }
type Waiting = { resolve(response: LineResponse): void; reject(error: Error): void }

/**
 * A keep-alive connection with one request at a time, for answers with a Content-Length. `node:http` takes nearly twice as much
 * CPU, which the load shares with what it measures.
 */
export class Line {
  readonly #socket: Socket
  #chunks: Buffer[] = []
  #waiting: Waiting | null = null
  #closed = false

  constructor({ hostname, port }: URL) {
    this.#socket = connect(Number(port), hostname).setNoDelay(true)
    this.#socket.on('data', (bytes: Buffer) => this.#receive(bytes))
    this.#socket.on('error', (error) => this.#end(error))
    this.#socket.on('close', () => this.#end(new Error('The connection was closed in the middle of an answer')))
  }

  get isClosed(): boolean {
    return this.#closed
  }

  ask(method: string, url: URL, headers: Record<string, string | number>, body: string): Promise<LineResponse> {
    let requestText = `${method} ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n`
    for (const name in headers) requestText += `${name}: ${headers[name]}\r\n`
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(`${requestText}\r\n${body}`)
    })
  }

  /** So that nothing waits for it. */
  unref(): void {
    this.#socket.unref()
  }

  ref(): void {
    this.#socket.ref()
  }

  #receive(bytes: Buffer): void {
    this.#chunks.push(bytes)
    const all = this.#chunks.length === 1 ? bytes : Buffer.concat(this.#chunks)
    this.#chunks = [all]
    const end = all.indexOf(END_OF_HEAD)
    if (end < 0) return
    const head = all.toString('latin1', 0, end)
    const length = /\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) {
      this.#end(new Error(`An answer without a length: ${head}`))
      return
    }
    const start = end + END_OF_HEAD.length
    if (all.length < start + Number(length)) return
    this.#chunks = []
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve({ status: Number(head.slice(9, 12)), text: all.toString('utf8', start, start + Number(length)) })
  }

  #end(error: Error): void {
    this.#closed = true
    this.#waiting?.reject(error)
    this.#waiting = null
    this.#socket.destroy()
  }
}
