import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { endWhenKilled, endWithUs } from '../../apps/api/embedded-postgres/processes.ts'

const LOOK_EVERY_MS = 100
const START_MS = 90_000
const STOP_MS = 15_000

export type Program = {
  name: string
  logFile: string
  start(): Promise<void>
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>
  stop(): Promise<void>
}
type Parts = {
  name: string
  command: [file: string, args: string[], options?: { uid?: number; gid?: number }]
  env?: Record<string, string>
  logFile: string
  isUp: () => Promise<boolean>
}

/** A program that is no child of the terminal: Ctrl-C reaches us alone, and we end it in order. */
export function program({ name, command: [file, args, options], env, logFile, isUp }: Parts): Program {
  let child: ChildProcess | null = null
  let isOver = false
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === null || !isRunning()) return
    const exited = once(child, 'exit')
    child.kill(signal)
    const impatient = setTimeout(() => child?.kill('SIGKILL'), STOP_MS)
    await exited
    clearTimeout(impatient)
  }
  return {
    name,
    logFile,
    async start() {
      const log = await open(logFile, 'a')
      // Whoever starts it again after a kill may come when everything is being ended.
      if (isOver) return log.close()
      const { PATH = '' } = process.env
      child = spawn(file, args, {
        ...options,
        cwd: '/',
        env: { PATH, ...env },
        stdio: ['ignore', log.fd, log.fd],
        detached: true,
      })
      child.on('error', () => {})
      endWithUs(child, 'SIGTERM')
      endWhenKilled(child, 'INT')
      await log.close()
      await until(isUp, {
        what: `${name} does not start; its log is ${logFile}`,
        patienceMs: START_MS,
        goesOn: () => isRunning(),
      })
    },
    kill: () => end('SIGKILL'),
    stop() {
      isOver = true
      return end('SIGTERM')
    },
  }
}

type Waiting = { what: string; patienceMs: number; goesOn?: () => boolean }

/** @throws with `what` when it is not so in time. */
export async function until(
  isSo: () => Promise<boolean>,
  { what, patienceMs, goesOn = () => true }: Waiting,
): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end || !goesOn()) throw new Error(what)
    await pause(LOOK_EVERY_MS)
  }
}

/** Whether somebody takes connections at this port of this machine. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  try {
    await once(socket, 'connect')
    return true
  } finally {
    socket.destroy()
  }
}

const ANSWER_MS = 2000

/** The status of an answer; null without one. */
export async function statusOf(url: string, patienceMs = ANSWER_MS): Promise<number | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}
