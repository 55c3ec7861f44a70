import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../embedded-postgres/postmaster.ts'
import { endWhenKilled, endWithUs } from '../embedded-postgres/processes.ts'
import { childEnv } from './child-env.ts'
import type { Victim } from './victim.types.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const STARTS = 50

export type ApiProcess = Victim & { origin: string }

/** The API as people run it: a process of its own, always at the same port: that of `env`, or a free one. `onLog` is told what it prints. */
export async function startApiProcess(
  name: string,
  env: Record<string, string>,
  onLog: (text: string) => void = () => {},
): Promise<ApiProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const deaths: string[] = []
  let child: ChildProcess | null = null
  let wanted = false

  const launch = async () => {
    const started = spawn(process.execPath, [main], {
      // Else a start would set back a clock that the test moved before.
      env: { ...childEnv, PORT: String(port), TEST_CONTROL: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    endWithUs(started, 'SIGKILL')
    endWhenKilled(started, 'QUIT')
    let output = ''
    const listening = Promise.withResolvers<boolean>()
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      onLog(text)
      if (text.includes('listens on')) listening.resolve(true)
    })
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      onLog(text)
      output = (output + text).slice(-2000)
    })
    let isUp = false
    started.once('exit', (status, signal) => {
      listening.resolve(false)
      if (isUp && wanted && child === started) deaths.push(`${name} ended by itself (${signal ?? status}): ${output}`)
    })
    isUp = await listening.promise
    return isUp
  }
  const api: ApiProcess = {
    name,
    origin: `http://127.0.0.1:${port}`,
    diedAlone: () => deaths,
    async kill() {
      wanted = false
      await end('SIGKILL')
    },
    async start() {
      wanted = true
      for (let attempt = 1; !(await launch()); attempt++) {
        if (!wanted) return
        if (attempt === STARTS) throw new Error(`${name} does not start`)
      }
    },
    async stop() {
      wanted = false
      await end('SIGTERM')
    },
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  await api.start()
  return api
}
