import { ask, openCrowd, quantile, residentMemory } from '../../apps/web/server/testing/connection-crowd.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { startServer } from './running-server.ts'

const CONNECTIONS = 2000
const ROUNDS = 5
const PATHS = ['/en', '/api/v1/shops/search?limit=20']
const IDLE_PROBES = 50

export const connections: Bench = {
  title: '2,000 connections that ask for pages and data',
  about:
    'All opened at once from 20 addresses; one half asks for the front page five times, the other half for the first shops, a second after each answer. `/healthz` and `/readyz` are asked every 100 ms from another process, each on a connection of its own. What there is no room for is 503 with `Retry-After`; so is `/readyz` when the process lags behind. The crowd runs on the same cores.',
  async measure({ say }) {
    const server = await startServer()
    try {
      const path = '/en'
      for (let count = 0; count < 5; count += 1) await ask(server.origin, path)
      const idle = []
      for (let count = 0; count < IDLE_PROBES; count += 1) idle.push(await ask(server.origin, '/healthz'))
      const before = residentMemory(server.pid)
      say(`${CONNECTIONS} connections`)
      const { answers, failed, health, memory } = await openCrowd({
        ...server,
        count: CONNECTIONS,
        rounds: ROUNDS,
        paths: PATHS,
      })
      const recovered = performance.now()
      while ((await ask(server.origin, path)).status !== 200);
      const served = answers.filter(({ status }) => status === 200)
      const refused = answers.filter(({ status }) => status === 503)
      const beside = { what: 'no load', value: quantile(idle, 0.5) }
      const ofHealth = (path: string): Figure[] => {
        const checks = health.filter((check) => check.path === path)
        return [
          { what: `${path}, p50`, value: quantile(checks, 0.5), unit: 'ms', beside },
          { what: `${path}, p99`, value: quantile(checks, 0.99), unit: 'ms', beside },
          { what: `${path}, slowest`, value: quantile(checks, 1), unit: 'ms', beside },
          { what: `${path}, 503`, value: checks.filter(({ status }) => status === 503).length, unit: '' },
          { what: `${path}, no answer`, value: checks.filter(({ status }) => status === 0).length, unit: '' },
        ]
      }
      const figures: Figure[] = [
        ...ofHealth('/healthz'),
        ...ofHealth('/readyz'),
        { what: 'answers 200', value: served.length, unit: '', beside: { what: 'all', value: answers.length } },
        { what: 'answers 503', value: refused.length, unit: '', beside: { what: 'all', value: answers.length } },
        { what: 'answer 503, p50', value: quantile(refused, 0.5), unit: 'ms' },
        { what: 'connections cut', value: failed.length, unit: '' },
        { what: 'memory of the process', value: memory, unit: 'MB', beside: { what: 'before', value: before } },
        { what: 'from the last answer to the next page', value: performance.now() - recovered, unit: 'ms' },
      ]
      return figures
    } finally {
      await server.stop()
    }
  },
}
