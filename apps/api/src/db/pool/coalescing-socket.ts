import { Socket } from 'node:net'

/** A socket that sends what is written before the event loop goes on in one packet, so that a pipeline is one system call. */
export function coalescingSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  let isCorked = false
  // Not before: `connect` sets `write` anew.
  socket.once('connect', () => {
    socket.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      if (!isCorked) {
        isCorked = true
        socket.cork()
        process.nextTick(() => {
          isCorked = false
          socket.uncork()
        })
      }
      return write(chunk, ...(rest as []))
    }
  })
  return socket
}
