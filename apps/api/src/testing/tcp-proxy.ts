import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type TestLine = {
  /** The server of `url`, over this line. */
  url: string
  /** How many connections there have been. */
  opened(): number
  /** How many of them are there still, seen from the client. */
  open(): number
  /** Ends them all. */
  cut(): void
  /** From now on newcomers are taken and left without a word, until the line is released. */
  hold(): void
  release(): void
  /** From now on newcomers are led to the server of this URL. */
  leadTo(url: string): void
  /** The next that says this word is answered so instead, or cut. */
  onWord(word: string, answer: Buffer | null): void
  close(): Promise<void>
}

/** How PostgreSQL refuses a statement, over a connection that stays. */
export const REFUSED = Buffer.concat([message('E', 'SERROR\0C57014\0MNot now\0\0'), message('Z', 'I')])

/** Between a client and its server, for trouble on the way. */
export async function startLine(url: string): Promise<TestLine> {
  let server = new URL(url)
  const clients = new Set<Socket>()
  let count = 0
  let listensFor: { word: string; answer: Buffer | null } | null = null
  let held: Promise<void> = Promise.resolve()
  let release = () => {}
  const line = createServer(async (client) => {
    count += 1
    clients.add(client)
    client.on('close', () => clients.delete(client))
    client.on('error', () => {})
    await held
    if (client.destroyed) return
    const there = connect({ host: server.hostname, port: Number(server.port) })
    there.on('error', () => client.destroy())
    client.on('close', () => there.destroy())
    there.pipe(client)
    client.on('data', (bytes: Buffer) => {
      if (listensFor === null || !bytes.includes(listensFor.word)) return there.write(bytes)
      const { answer } = listensFor
      listensFor = null
      if (answer === null) client.destroy()
      else client.write(answer)
    })
    client.on('end', () => there.end())
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const here = new URL(url)
  here.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
  return {
    url: here.href,
    opened: () => count,
    open: () => clients.size,
    cut() {
      for (const client of clients) client.destroy()
    },
    hold() {
      const gate = Promise.withResolvers<void>()
      held = gate.promise
      release = gate.resolve
    },
    release: () => release(),
    leadTo(other) {
      server = new URL(other)
    },
    onWord(word, answer) {
      listensFor = { word, answer }
    },
    async close() {
      release()
      for (const client of clients) client.destroy()
      line.close()
      await once(line, 'close')
    },
  }
}

/** As PostgreSQL sends it: an e-mail, the length of all that follows, the content. */
function message(type: string, content: string): Buffer {
  const bytes = Buffer.from(`${type}0000${content}`)
  bytes.writeInt32BE(bytes.length - 1, 1)
  return bytes
}
