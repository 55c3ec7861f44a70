import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { startServer } from './testing/start-server.ts'

const NGINX = '/usr/sbin/nginx'
const PER_SECOND = 40

/** The block of `docs/deploying.md` for nginx, without TLS, in front of these ports. */
function configuration(listen: number, [first, second]: readonly [number, number], folder: string): string {
  const docs = readFileSync(new URL('../../../docs/deploying.md', import.meta.url), 'utf8')
  const block = /^ {6}map \$http_upgrade.*\n(?: {6}.*\n)+/m.exec(docs)?.[0] ?? ''
  const http = block
    .replace('listen 443 ssl', `listen 127.0.0.1:${listen}`)
    .replace(/^ *ssl_\w+ .*\n/gm, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replace('/var/log/nginx', folder)
    .replace('book.example.com', 'localhost')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  return `daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http {
${temporary.join('\n')}
${http}}
`
}

test.runIf(existsSync(NGINX))(
  'Two processes behind the nginx of docs/deploying.md restart one after the other, and every request is answered with 200',
  {
    timeout: 180_000,
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yoyaku-nginx-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const start = (port: number) => startServer({ PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' })
    const servers = await Promise.all([start(0), start(0)])
    const ports = servers.map(({ origin }) => Number(new URL(origin).port))
    const listen = await freePort()
    onTestFinished(async () => void (await Promise.all(servers.map(({ end }) => end()))))
    writeFileSync(join(folder, 'nginx.conf'), configuration(listen, [ports[0] ?? 0, ports[1] ?? 0], folder))
    const nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], { stdio: 'inherit' })
    const ended = once(nginx, 'close')
    onTestFinished(async () => {
      nginx.kill('SIGTERM')
      await ended
    })
    const ask = (path: string) => fetch(`http://localhost:${listen}${path}`).then(({ status }) => status, String)
    await expect.poll(() => ask('/readyz')).toBe(200)

    const answers: Promise<number | string>[] = []
    const load = setInterval(() => answers.push(ask(answers.length % 2 ? '/en' : '/api/v1/cities')), 1000 / PER_SECOND)
    onTestFinished(() => clearInterval(load))
    for (const [index, port] of ports.entries()) {
      await servers[index]?.end()
      servers[index] = await start(port)
      await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    }
    await wait(1000)
    clearInterval(load)

    const statuses = await Promise.all(answers)
    const tally = Object.fromEntries(
      [...new Set(statuses)].map((one) => [one, statuses.filter((s) => s === one).length]),
    )
    expect(tally).toStrictEqual({ 200: statuses.length })
    expect(statuses.length).toBeGreaterThan(PER_SECOND)
  },
)
