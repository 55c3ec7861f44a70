import { CLOSE, type Connection, send } from './connections.ts'
import { isPing } from './frames.ts'

const FLOOD = { messages: 10, withinMs: 10_000 }

/** A client has little to say: pings are answered, floods end, everything else is ignored. */
export function listener(connection: Connection): (data: Buffer, isBinary: boolean) => void {
  let since = 0
  let count = 0
  return (data, isBinary) => {
    const at = performance.now()
    if (at - since > FLOOD.withinMs) {
      since = at
      count = 0
    }
    count += 1
    if (count > FLOOD.messages) connection.socket.close(CLOSE.rateLimited)
    else if (!isBinary && isPing(data.toString())) send(connection, 'PONG')
  }
}
