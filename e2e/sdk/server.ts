import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/port.ts'
import { started } from '../../scripts/product.ts'

export type Server = {
  origin: string
  /** Moves the server's clock on. */
  advance(ms: number): Promise<void>
  /** The newest code that was sent to an address. */
  codeFor(email: string): Promise<string>
  stop(): Promise<void>
}

/** The API on a database of its own, in a process of its own. `settings`: what else its environment says. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'yoyaku-sdk-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const running = await started('apps/api/src/main.ts', origin, {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: data,
    SEED_SHOPS: '12',
    TEST_CONTROL: '1',
    ...settings,
  })
  return {
    origin,
    async advance(ms) {
      const body = JSON.stringify({ advanceMs: ms })
      const headers = { 'content-type': 'application/json' }
      const { ok, status } = await fetch(`${origin}/__test/clock`, { method: 'POST', headers, body })
      if (!ok) throw new Error(`The clock did not move: ${status}`)
    },
    async codeFor(email) {
      const messages: { text: string }[] = await (
        await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)
      ).json()
      return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? ''
    },
    async stop() {
      await running.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
