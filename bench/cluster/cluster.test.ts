import { expect, test } from 'vitest'
import { databaseUrl, etcdArguments, type Layout, patroniConfiguration, proxyConfiguration } from './configuration.ts'
import { figuresOf } from './figures.ts'
import { longestGap, tableOf } from './gaps.ts'
import { findPrograms } from './programs.ts'
import { complaintsOf } from './test-cluster.ts'

const DEBIAN = [
  '/usr/bin/etcd',
  '/usr/bin/patroni',
  '/usr/sbin/haproxy',
  '/usr/bin/redis-server',
  '/usr/lib/python3/dist-packages/etcd',
]
const installed = (paths: string[], versions: string[]) => ({
  exists: (path: string) => paths.includes(path),
  list: () => versions,
})

test('findPrograms takes the newest PostgreSQL from version 15 on', () => {
  const { postgres, patroni } = findPrograms(installed(DEBIAN, ['13', '9.6', '15', '17']))
  expect([postgres, patroni]).toEqual(['/usr/lib/postgresql/17/bin/postgres', '/usr/bin/patroni'])
})

test.each([
  [DEBIAN.slice(1), ['15'], 'needs etcd-server, which is not', 'recommends etcd-server'],
  [[], ['14'], 'which are not', 'recommends etcd-server patroni haproxy redis-server python3-etcd postgresql'],
])(
  'findPrograms names the packages that are missing, and the command that installs them',
  (paths, versions, ...words) => {
    for (const word of words) expect(() => findPrograms(installed(paths, versions))).toThrow(word)
  },
)

const layout: Layout = {
  dir: '/tmp/here',
  password: 'secret',
  etcd: { client: 1, peer: 2 },
  nodes: [
    { name: 'n1', port: 11, rest: 12 },
    { name: 'n2', port: 21, rest: 22 },
  ],
  proxy: { write: 3, read: 4, api: 5 },
  apis: [31, 32, 33],
}
const programs = findPrograms(installed(DEBIAN, ['15']))

test('Patroni goes by the v2 API of etcd, which is switched on, and never waits for a standby that is away', () => {
  const [node = { name: '', port: 0, rest: 0 }] = layout.nodes
  const written = JSON.parse(patroniConfiguration(layout, node, programs))
  expect(written).toMatchObject({
    name: 'n1',
    etcd: { host: '127.0.0.1:1' },
    postgresql: { listen: '127.0.0.1:11', data_dir: '/tmp/here/n1/data', bin_dir: '/usr/lib/postgresql/15/bin' },
  })
  expect(written).not.toHaveProperty('etcd3')
  const { dcs } = written.bootstrap
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: false })
  expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout)
  expect(etcdArguments(layout)).toContain('--enable-v2=true')
})

const section = (name: string): string =>
  proxyConfiguration(layout)
    .split(/\n\n/)
    .find((one) => one.trim().startsWith(name)) ?? ''

test('HAProxy sends writes to the primary, and cuts sessions with a node that is not what it was', () => {
  const written = proxyConfiguration(layout)
  expect(section('listen write')).toMatch(/bind 127.0.0.1:3\n {2}option httpchk OPTIONS \/primary\n/)
  expect(written.match(/on-marked-down shutdown-sessions/g)).toHaveLength(2)
  expect(section('listen write')).toMatch(/server n2 127.0.0.1:21 check port 22$/)
  expect(databaseUrl(layout, 3)).toBe('postgres://yoyaku:secret@127.0.0.1:3/yoyaku')
})

test('HAProxy sends reads to one standby at a time, and to the same one until it is away', () => {
  const read = section('listen read')
  expect(read).toMatch(/bind 127.0.0.1:4\n {2}option httpchk OPTIONS \/replica\n/)
  expect(read).toMatch(/stick-table type integer size 10\n {2}stick on int\(1\)\n/)
  expect(read).toMatch(/server n1 127.0.0.1:11 check port 12\n {2}server n2 127.0.0.1:21 check port 22 backup$/)
})

test('HAProxy asks /readyz?for=reads for what the standby can answer, and /readyz for the rest', () => {
  expect(section('frontend api').split('\n').slice(3)).toEqual([
    '  acl reads method GET HEAD',
    '  # Sessions, live connections, sign-in and free times are on the primary.',
    '  acl primary req.hdr(authorization) -m found',
    '  acl primary path_beg /ws /auth/',
    '  acl primary path_sub /getAvailable',
    '  use_backend reads if reads !primary',
    '  default_backend bookings',
  ])
  expect(section('backend reads')).toContain('option httpchk GET /readyz?for=reads\n')
  expect(section('backend bookings')).toContain('option httpchk GET /readyz\n')
  for (const name of ['backend reads', 'backend bookings'])
    expect(section(name)).toContain('server api3 127.0.0.1:33 check\n')
})

const incident = { from: 100, until: 200 }

test.each([
  ['between two successes within', [90, 120, 180, 205], 60],
  ['that began before and ended after', [90, 210], 120],
  ['of all when nothing succeeded', [], 100],
  ['at the end', [100, 110, 250], 140],
])('longestGap is that %s', (_which, successes, gap) => {
  expect(longestGap(successes, incident)).toBe(gap)
})

test('tableOf has a row for each incident', () => {
  expect(tableOf([{ name: 'Redis', from: 0, whole: 3000, until: 4000 }], { bookings: [0, 1500, 4000, 4100] })).toBe(
    ['| Killed | bookings | Whole again after |', '| --- | --- | --- |', '| Redis | 2.5 s | 3.0 s |'].join('\n'),
  )
})

const seen = (bookings: number[], reads: number[], name = 'the primary', statuses: [number, number][] = []) =>
  complaintsOf({
    incidents: [{ name, from: 0, whole: 50_000, until: 60_000 }],
    successes: { bookings, reads, pages: [] },
    statuses: { bookings: new Map(statuses), reads: new Map(), pages: new Map() },
  })
const every = (ms: number) => Array.from({ length: 60_001 / ms + 1 }, (_, index) => index * ms)

test('complaintsOf accepts 30 s without a booking, 10 s without a read, and no 500', () => {
  expect(seen(every(30_000), every(10_000))).toEqual([])
  expect(seen(every(31_000), every(11_000))).toHaveLength(2)
  expect(seen(every(5000), every(5000), 'Redis', [[500, 1]])).toEqual(['1 answers to bookings were 500'])
})

test('figuresOf has the worst kill of each part, beside what is promised, and what became of operations and answers', () => {
  const kill = (name: string, from: number, whole: number) => ({ name, from, whole, until: from + 50_000 })
  const figures = figuresOf({
    incidents: [kill('Redis', 0, 2000), kill('the primary', 50_000, 90_000), kill('Redis', 100_000, 104_000)],
    successes: { bookings: [0, 30_000, 51_000, 67_000, 101_000], reads: every(1000), pages: [] },
    statuses: {
      bookings: new Map([[500, 1]]),
      reads: new Map([[503, 2]]),
      pages: new Map([[503, 3]]),
    },
    ...{ operations: { 'hold ok': 7, 'reserve ok': 5 }, resolved: 4, emails: 6, looks: 9 },
    verdict: {
      ...{ LOST: ['a'], DUP: ['b', 'c'], OVERLAP: [], GHOST: [], RESURRECTED: [], BADCANCEL: [], UNCONFIRMED: [] },
      ...{ FALSECONFLICT: [], UNEVEN: [], SLOTLESS: [], UNSERVED: [], UNANNOUNCED: [], UNEXPECTED: [] },
    },
  })
  expect(
    figures.map(({ what, value, unit, beside }) => [what, value, unit, ...(beside ? [beside.value] : [])]),
  ).toEqual([
    ['kills of Redis', 2, ''],
    ['Redis: longest gap between bookings', 49, 's', 30],
    ['Redis: longest gap between catalogue reads', 90, 's', 10],
    ['Redis: longest gap between pages', 50, 's'],
    ['Redis: whole again after, at the latest', 4, 's'],
    ['kills of the primary', 1, ''],
    ['the primary: longest gap between bookings', 34, 's', 30],
    ['the primary: longest gap between catalogue reads', 40, 's', 10],
    ['the primary: longest gap between pages', 50, 's'],
    ['the primary: whole again after, at the latest', 40, 's'],
    ['operations of the writers', 12, ''],
    ['operations asked again until they were answered', 4, ''],
    ['e-mails', 6, ''],
    ['found by the history checker', 3, ''],
    ['answers 500', 1, ''],
    ['catalogue reads and pages answered 503', 5, ''],
  ])
})
