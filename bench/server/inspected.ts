import { freePort } from '../../scripts/port.ts'

/** In bytes: what the process has of the machine, and what of it is in use when the garbage has been collected. */
export type Memory = { rss: number; used: number }

export type Inspected = {
  /** To be started with. */
  env: { NODE_OPTIONS: string }
  /** What it has of the machine, in bytes, garbage and all. */
  rss(): Promise<number>
  /** Collects the garbage after it has looked at the whole: what is in use then is needed, or leaked. */
  memory(): Promise<Memory>
}

type Usage = { rss: number; heapUsed: number; external: number }

/** A Node process that can be looked into while it runs. */
export async function inspected(): Promise<Inspected> {
  const port = await freePort()
  // Closed after each measurement: a process does not end while an inspector is connected.
  const looking = async <Seen>(look: (socket: WebSocket) => Promise<Seen>) => {
    const socket = await attach(port)
    return look(socket).finally(() => socket.close())
  }
  return {
    env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http` },
    rss: () => looking(async (socket) => (await usageOf(socket)).rss),
    memory: () =>
      looking(async (socket) => {
        const { rss } = await usageOf(socket)
        await ask(socket, 'HeapProfiler.collectGarbage')
        const { heapUsed, external } = await usageOf(socket)
        return { rss, used: heapUsed + external }
      }),
  }
}

async function attach(port: number): Promise<WebSocket> {
  const list = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('nothing to look into')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  return socket
}

async function usageOf(socket: WebSocket): Promise<Usage> {
  const answer = await ask(socket, 'Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true })
  return (answer as { result: { value: Usage } }).result.value
}

let lastId = 0

function ask(socket: WebSocket, method: string, params: object = {}): Promise<unknown> {
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } }
      if (answer.id !== id) return
      socket.removeEventListener('message', listen)
      if (answer.error) reject(new Error(answer.error.message))
      else resolve(answer.result)
    }
    socket.addEventListener('message', listen)
    socket.send(JSON.stringify({ id, method, params }))
  })
}
