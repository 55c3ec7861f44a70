import type { SocketConstructor } from '@yoyaku/core/types'

type Data = { data?: unknown; code?: number }

// Of the same window as the class below extends: a test's window may be gone, and its globals with it, while a socket lives.
const EventOfWindow = Event

/** A socket without a network, seen from the server's side. */
export class FakeSocket extends EventTarget {
  readonly url: string
  /** Frames that the client sent. */
  readonly sent: string[] = []
  isClosed = false
  #sockets: FakeSockets

  constructor(url: string, sockets: FakeSockets) {
    super()
    this.url = url
    this.#sockets = sockets
    sockets.all.push(this)
    queueMicrotask(() => {
      if (sockets.opens === true) this.accept()
      if (sockets.opens === false) this.end(1006)
    })
  }

  accept() {
    if (!this.isClosed) this.#tell('open', {})
  }

  send(text: string) {
    this.sent.push(text)
    if (text === '{"event":"PING"}' && this.#sockets.answersPings) queueMicrotask(() => this.receive('PONG'))
  }

  /** Sends the client a frame. */
  receive(data: unknown) {
    if (!this.isClosed) this.#tell('message', { data })
  }

  /** Closes the connection from the server's side. 1006: the network failed. */
  end(code: number) {
    if (this.isClosed) return
    this.isClosed = true
    this.#tell('close', { code })
  }

  close(code = 1000) {
    this.end(code)
  }

  #tell(type: string, data: Data) {
    this.dispatchEvent(Object.assign(new EventOfWindow(type), data))
  }
}

export class FakeSockets {
  readonly all: FakeSocket[] = []
  /** Whether a new socket opens, is refused, or waits for `accept()`. */
  opens: boolean | 'by hand' = true
  answersPings = true

  get latest(): FakeSocket {
    const socket = this.all.at(-1)
    if (socket === undefined) throw new Error('No socket was opened')
    return socket
  }

  /** The `WebSocket` option of `createYoyaku`. */
  readonly WebSocket: SocketConstructor = socketOf(this)
}

function socketOf(sockets: FakeSockets): SocketConstructor {
  return class extends FakeSocket {
    constructor(url: string) {
      super(url, sockets)
    }
  }
}
