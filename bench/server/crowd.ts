import { createRequire } from 'node:module'
import { root } from '../../scripts/run.ts'

const require = createRequire(`${root}apps/api/package.json`)
const { WebSocket } = require('ws') as typeof import('../../apps/api/node_modules/@types/ws')

const AT_ONCE = 20
const LONGEST_WAIT_MS = 60_000

export type Crowd = {
  /**
   * Waits until each has received a message after `speak`. `delays`: in ms, for each of them; `frameBytes`: the length of the last
   * message.
   */
  measureDelays(send: () => Promise<unknown>): Promise<{ delays: number[]; frameBytes: number }>
  leave(): Promise<void>
}

/** Opens a socket for each URL. One that does not open, or is closed by the server, ends the bench. */
export async function gather(urls: string[]): Promise<Crowd> {
  const sockets: InstanceType<typeof WebSocket>[] = []
  let leaving = false
  let failure: Error | null = null
  const waiting = urls.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [number, url] of waiting) sockets.push(await open(url, addressOf(number)))
    }),
  )
  for (const socket of sockets)
    socket.once('close', (code) => {
      if (!leaving) failure = new Error(`a socket was closed with ${code}`)
    })

  return {
    async measureDelays(send) {
      const started = performance.now()
      let frameBytes = 0
      const deliveries = Promise.all(
        sockets.map(
          (socket) =>
            new Promise<number>((resolve) =>
              socket.once('message', (frame: Buffer) => {
                frameBytes = frame.length
                resolve(performance.now())
              }),
            ),
        ),
      )
      await send()
      const late = AbortSignal.timeout(LONGEST_WAIT_MS)
      const times = await Promise.race([
        deliveries,
        new Promise<never>((_, reject) =>
          late.addEventListener('abort', () => reject(failure ?? new Error('not everyone heard it'))),
        ),
      ])
      if (failure) throw failure
      return { delays: times.map((time) => time - started), frameBytes }
    },
    async leave() {
      leaving = true
      await Promise.all(
        sockets.map((socket) => {
          const gone = new Promise((resolve) => socket.once('close', resolve))
          socket.close()
          return gone
        }),
      )
    },
  }
}

function open(url: string, localAddress: string | undefined): Promise<InstanceType<typeof WebSocket>> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, ...(localAddress && { localAddress }) })
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Handshakes are counted by address: where all of 127/8 is this machine, ten come from each. */
const addressOf = (number: number) =>
  process.platform === 'linux'
    ? `127.0.${1 + Math.floor(number / 2000)}.${1 + Math.floor((number % 2000) / 10)}`
    : undefined
