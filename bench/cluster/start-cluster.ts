import { appendFileSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fill } from '../../apps/api/demo/fill.ts'
import { chooseAccount } from '../../apps/api/embedded-postgres/account.ts'
import { freePort } from '../../apps/api/embedded-postgres/postmaster.ts'
import { createDb, type Db } from '../../apps/api/src/db/connection.ts'
import { migrate } from '../../apps/api/src/db/migrate/migrate.ts'
import { TERMS } from '../../apps/api/src/testing/shop.ts'
import { type ApiProcess, startApiProcess } from '../../apps/api/test/api-process.ts'
import { openContestedShops } from '../../apps/api/torture/history/shops.ts'
import { databaseUrl, etcdArguments, type Layout, postBootstrap, proxyConfiguration } from './configuration.ts'
import { createDatabaseNode, type DatabaseNode } from './database-node.ts'
import { isListening, type Program, program, statusOf, until } from './program.ts'
import type { Programs } from './programs.ts'

const PAGE_SERVER = fileURLToPath(new URL('../../apps/web/server/main.ts', import.meta.url))
const SHOPS = 60
const READY_MS = 120_000
const PASSWORD = 'for-this-run-only'

export type Cluster = {
  db: Db
  env: Record<string, string>
  nodes: DatabaseNode[]
  redis: Program
  apis: ApiProcess[]
  /** Origins of the page servers. */
  pages: string[]
}
type Opened = Pick<AsyncDisposableStack, 'defer'>

/** Every part in its order, each ended by `opened` in the opposite one. */
export async function startCluster(
  dir: string,
  programs: Programs,
  { opened, smtpUrl, say }: { opened: Opened; smtpUrl: string; say: (line: string) => void },
): Promise<Cluster> {
  const apiPorts = await ports(3)
  const [client = 0, peer = 0, write = 0, read = 0, api = 0, redisPort = 0, ...rest] = await ports(10)
  const nodes = ['n1', 'n2'].map((name, index) => ({ name, port: rest[index] ?? 0, rest: rest[index + 2] ?? 0 }))
  const layout: Layout = {
    ...{ dir, password: PASSWORD, nodes, apis: apiPorts },
    ...{ etcd: { client, peer }, proxy: { write, read, api } },
  }
  const start = async (one: Program): Promise<Program> => {
    opened.defer(() => one.stop())
    await one.start()
    return one
  }
  const log = (name: string) => join(dir, `${name}.log`)
  const account = await chooseAccount(programs.initdb, dir, join(dir, 'none'))

  say('etcd and Patroni with the first database')
  await mkdir(join(dir, 'etcd'))
  await account.own(join(dir, 'etcd'))
  await start(
    program({
      ...{ name: 'etcd', command: account.command(programs.etcd, etcdArguments(layout)), logFile: log('etcd') },
      isUp: async () => (await statusOf(`http://127.0.0.1:${client}/health`)) === 200,
    }),
  )
  const script = join(dir, 'post-bootstrap.sh')
  await writeFile(script, postBootstrap(layout, programs))
  await chmod(script, 0o755)
  const databases: DatabaseNode[] = []
  for (const place of nodes) {
    const node = await createDatabaseNode(layout, place, programs, account)
    await start(node)
    databases.push(node)
    if (databases.length > 1) say('The second database, as its synchronous standby')
    await until(() => (databases.length > 1 ? node.isSynchronous() : node.isPrimary()), {
      what: `${place.name} does not become what it is to be; its log is ${node.logFile}`,
      patienceMs: READY_MS,
    })
  }

  say('HAProxy and Redis')
  const proxyFile = join(dir, 'haproxy.cfg')
  await writeFile(proxyFile, proxyConfiguration(layout))
  const url = databaseUrl(layout, write)
  const db = createDb(url, { maxConnections: 4 })
  await start(
    program({
      ...{ name: 'haproxy', command: [programs.haproxy, ['-db', '-f', proxyFile]], logFile: log('haproxy') },
      isUp: async () => (await db.selectNoFrom((e) => e.val(1).as('one')).execute()).length === 1,
    }),
  )
  opened.defer(() => db.destroy())
  const redisArguments = ['--bind', '127.0.0.1', '--port', String(redisPort), '--save', '', '--appendonly', 'no']
  const redis = program({
    ...{ name: 'redis', command: [programs.redis, redisArguments], logFile: log('redis') },
    isUp: () => isListening(redisPort),
  })
  await start(redis)

  say(`A catalogue of ${SHOPS} shops`)
  await migrate(url)
  await fill(db, { shops: SHOPS })
  const title = JSON.stringify({ en: 'Terms', ko: 'Terms', ja: 'Terms', zh: 'Terms' })
  await db
    .insertInto('legal_text')
    .values({ kind: 'terms', version: TERMS, title, body: title, updated_at: '2100-01-01T00:00:00Z' })
    .execute()
  await openContestedShops(db)

  say('Three API processes and two page servers')
  const env = {
    ...{ DATABASE_URL: url, DATABASE_READ_URL: databaseUrl(layout, read) },
    ...{ REDIS_URL: `redis://127.0.0.1:${redisPort}`, SMTP_URL: smtpUrl, DATA_DIR: dir },
    TOKEN_SECRET: 'a token secret for torture only, 32 bytes',
    OTP_PEPPER: 'a pepper for torture only, 32 bytes long',
    SEED_SHOPS: '0',
  }
  const apis: ApiProcess[] = []
  for (const [index, port] of apiPorts.entries()) {
    const name = `api ${index + 1}`
    const one = await startApiProcess(name, { ...env, PORT: String(port) }, (text) =>
      appendFileSync(log(`api${index + 1}`), text),
    )
    opened.defer(() => one.stop())
    apis.push(one)
  }
  const pages: string[] = []
  for (const [index, port] of (await ports(2)).entries()) {
    const origin = `http://127.0.0.1:${port}`
    await start(
      program({
        ...{
          name: `pages ${index + 1}`,
          command: [process.execPath, [PAGE_SERVER]],
          logFile: log(`pages${index + 1}`),
        },
        env: { PORT: String(port), API_URL: `http://127.0.0.1:${api}`, PUBLIC_URL: origin },
        isUp: async () => (await statusOf(`${origin}/en`)) === 200,
      }),
    )
    pages.push(origin)
  }
  return { db, env, nodes: databases, redis, apis, pages }
}

/** @throws where two are the same, which hardly happens. */
async function ports(count: number): Promise<number[]> {
  const found = await Promise.all(Array.from({ length: count }, freePort))
  if (new Set(found).size < count) throw new Error('A free port was found twice: start again')
  return found
}
