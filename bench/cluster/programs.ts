import { existsSync, readdirSync } from 'node:fs'
import { Misused } from '../../apps/api/cli/flags.ts'

export type Programs = {
  etcd: string
  patroni: string
  haproxy: string
  redis: string
  postgres: string
  initdb: string
}
type Files = { exists(path: string): boolean; list(folder: string): string[] }

const POSTGRES = '/usr/lib/postgresql'
const OLDEST_POSTGRES = 15
/** With the driver of etcd’s v2 API: that of v3 lost acknowledged reservations in Patroni 3.0.2. */
const ETCD_DRIVER = '/usr/lib/python3/dist-packages/etcd'

const PLACES = {
  etcd: { path: '/usr/bin/etcd', debian: 'etcd-server' },
  patroni: { path: '/usr/bin/patroni', debian: 'patroni' },
  haproxy: { path: '/usr/sbin/haproxy', debian: 'haproxy' },
  redis: { path: '/usr/bin/redis-server', debian: 'redis-server' },
} as const

const files: Files = {
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
}

/**
 * Where Debian’s packages put what a cluster consists of.
 * @throws Misused with the command that installs what is missing.
 */
export function findPrograms({ exists, list }: Files = files): Programs {
  const missing: string[] = Object.values(PLACES)
    .filter(({ path }) => !exists(path))
    .map(({ debian }) => debian)
  if (!exists(ETCD_DRIVER)) missing.push('python3-etcd')
  const newest = list(POSTGRES)
    .map(Number)
    .filter((major) => major >= OLDEST_POSTGRES)
    .sort((one, other) => other - one)[0]
  if (newest === undefined) missing.push('postgresql')
  if (missing.length > 0)
    throw new Misused(
      `A cluster needs ${missing.join(', ')}, which ${missing.length === 1 ? 'is' : 'are'} not installed. On Debian 12:\n` +
        `  apt-get install --no-install-recommends ${missing.join(' ')}`,
    )
  const bin = `${POSTGRES}/${newest}/bin`
  return {
    etcd: PLACES.etcd.path,
    patroni: PLACES.patroni.path,
    haproxy: PLACES.haproxy.path,
    redis: PLACES.redis.path,
    postgres: `${bin}/postgres`,
    initdb: `${bin}/initdb`,
  }
}
