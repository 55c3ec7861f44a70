import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Agent, get } from 'node:http'
import { join } from 'node:path'

const PROBE_EVERY_MS = 100
const HEALTH_PATHS = ['/healthz', '/readyz']

export interface Answer {
  readonly path: string
  /** 0 without an answer. */
  readonly status: number
  readonly retryAfter: string | undefined
  /** Milliseconds since the epoch, on a clock that all processes of the machine share. */
  readonly began: number
  /** Milliseconds from the request to the end of the answer. */
  readonly took: number
}

export interface CrowdPlan {
  readonly origin: string
  /** Connections. */
  readonly count: number
  /** Each connection asks for one of them, in turn. */
  readonly paths: readonly string[]
  /** Requests of each connection, a second after each answer. */
  readonly rounds: number
}

export interface CrowdAnswers {
  readonly answers: readonly Answer[]
  /** Requests without an answer, by the code of the error: refused or cut connections. */
  readonly failed: readonly string[]
}

export interface CrowdResult extends CrowdAnswers {
  /** `/healthz` and `/readyz`, each every 100 ms on a connection of its own, from another process than the crowd. */
  readonly health: readonly Answer[]
  /** The most that the server's process used meanwhile, in MB. */
  readonly memory: number
}

const now = (): number => performance.timeOrigin + performance.now()

/** @throws when the server does not answer. */
export function ask(origin: string, path: string, agent: Agent | false = false): Promise<Answer> {
  const began = now()
  return new Promise((resolve, reject) => {
    const request = get(origin + path, { agent }, (response) => {
      const { statusCode: status = 0, headers } = response
      response.on('error', reject).resume()
      response.on('end', () =>
        resolve({ path, status, retryAfter: headers['retry-after'], began, took: now() - began }),
      )
    })
    request.on('error', reject)
  })
}

/** Resident memory of a process in MB (Linux). */
export function residentMemory(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4096) / 1e6
}

/**
 * Opens all connections of the plan at once, in a process of its own, from 20 loopback addresses. Each stays open until
 * all are answered. Meanwhile asks for `/healthz` and `/readyz`.
 */
export async function openCrowd({ pid, ...plan }: CrowdPlan & { readonly pid: number }): Promise<CrowdResult> {
  const health: Promise<Answer>[] = []
  let memory = 0
  const probe = (): void => {
    memory = Math.max(memory, residentMemory(pid))
    for (const path of HEALTH_PATHS) {
      const began = now()
      const none = (): Answer => ({ path, status: 0, retryAfter: undefined, began, took: now() - began })
      health.push(ask(plan.origin, path).catch(none))
    }
  }
  probe()
  const probing = setInterval(probe, PROBE_EVERY_MS)
  try {
    const result = await answersOf(plan)
    return { ...result, health: await Promise.all(health), memory }
  } finally {
    clearInterval(probing)
  }
}

async function answersOf(plan: CrowdPlan): Promise<CrowdAnswers> {
  const crowd = fork(join(import.meta.dirname, 'connection-crowd-process.ts'), { execArgv: [] })
  try {
    return await new Promise((resolve, reject) => {
      crowd.once('message', (result) => resolve(result as CrowdAnswers))
      crowd.once('error', reject)
      crowd.once('exit', (code) => reject(new Error(`The crowd ended with ${code}`)))
      crowd.send(plan)
    })
  } finally {
    crowd.kill()
  }
}

/** Of the times that the answers took. 0 to 1; 0.5 is the middle. */
export function quantile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ took }) => took).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
