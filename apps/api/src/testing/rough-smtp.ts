import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Behavior towards a client: takes e-mails, is mute, hangs up, says that it goes down, or dies when it has an e-mail. */
export type Mood = 'take' | 'mute' | 'hang up' | 'go down' | 'take and die'

export type RoughSmtp = {
  url: string
  mood: Mood
  connections: number
  /** The Message-ID of every e-mail that came in whole, whether it said so or not. */
  messageIds: string[]
  close(): Promise<void>
}

/** A mail server of changing moods. */
export async function startRoughSmtp(mood: Mood): Promise<RoughSmtp> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    rough.connections += 1
    sockets.add(socket.setEncoding('latin1').on('error', () => {}))
    socket.on('close', () => sockets.delete(socket))
    if (rough.mood === 'mute') return
    if (rough.mood === 'hang up') return socket.destroy()
    if (rough.mood === 'go down') return socket.end('421 Going down\r\n')
    converse(socket, rough)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const rough: RoughSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood,
    connections: 0,
    messageIds: [],
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return rough
}

function converse(socket: Socket, rough: RoughSmtp): void {
  let received = ''
  let inMessage = false
  socket.write('220 Rough\r\n')
  socket.on('data', (text: string) => {
    received += text
    for (;;) {
      const end = inMessage ? '\r\n.\r\n' : '\r\n'
      const at = received.indexOf(end)
      if (at < 0) return
      const [one, rest] = [received.slice(0, at), received.slice(at + end.length)]
      received = rest
      if (inMessage) {
        inMessage = false
        rough.messageIds.push(/^Message-ID: *(\S+)/im.exec(one)?.[1] ?? 'none')
        if (rough.mood === 'take and die') return socket.destroy()
        socket.write('250 Taken\r\n')
      } else {
        inMessage = /^DATA/i.test(one)
        socket.write(inMessage ? '354 Go on\r\n' : '250 Well\r\n')
      }
    }
  })
}
