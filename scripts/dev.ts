// Serves everything at the addresses of `npm start`. Pages reload as they are edited, by Vite; a change of a server's module starts the
// servers again.
import { spawn } from 'node:child_process'
import { freePort } from './port.ts'
import { root } from './run.ts'

const server = spawn('node', ['--watch', '--watch-preserve-output', 'apps/web/server/dev.ts'], {
  cwd: root,
  // The same port after each start again, so that open pages find it.
  env: { ...process.env, HOT_PORT: process.env.HOT_PORT ?? String(await freePort()) },
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
