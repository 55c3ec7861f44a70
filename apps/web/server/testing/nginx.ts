import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** `apt-get install nginx-light`. */
export const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)

/** The configuration for operators. */
export const readConfiguration = (): Promise<string> =>
  readFile(join(import.meta.dirname, '../../../../deploy/nginx/yoyaku.conf'), 'utf8')

function replaced(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((before, [from, to]) => {
    const after = before.replace(from, to)
    if (after === before) throw new Error(`deploy/nginx/yoyaku.conf has nothing like ${from}`)
    return after
  }, text)
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return opened
}

interface StartedNginx {
  readonly port: number
  /** What it has logged. */
  log(): Promise<string>
  stop(): Promise<void>
}

/** nginx with the configuration for operators, without TLS, in front of a page server on this machine; its files are in a folder of its own. */
export async function startNginx(pagesPort: number): Promise<StartedNginx> {
  if (NGINX === undefined) throw new Error('There is no nginx: apt-get install nginx-light')
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-nginx-'))
  const port = await freePort()
  const site = replaced(await readConfiguration(), [
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/ssl_certificate .*/, ''],
    [/ssl_certificate_key .*/, ''],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${pagesPort}`],
    [/\/var\/cache\/nginx\/yoyaku/, join(folder, 'cache')],
    [/\/var\/log\/nginx\/access\.log/, join(folder, 'access.log')],
  ])
  await mkdir(join(folder, 'temp'))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${main} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { ${paths.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join(' ')}
${site} }`,
  )
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  execFileSync(NGINX, [...options, '-t'], { stdio: 'pipe' })
  const proxy = spawn(NGINX, options, { stdio: 'ignore' })
  while (!(await isListening(port))) await wait(20)
  return {
    port,
    log: () => readFile(join(folder, 'access.log'), 'utf8'),
    async stop() {
      proxy.kill('SIGQUIT')
      await once(proxy, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
