// An API in a process of its own: says after how many seconds its search index was there, and ends with the end of its input.
import { once } from 'node:events'
import { startApi } from '../../apps/api/src/start-server.ts'

const [url = '', dataDir = ''] = process.argv.slice(2)
const began = performance.now()
const api = await startApi({ DATABASE_URL: url, DATA_DIR: dataDir, RATE_LIMITS: 'off' })
const listening = performance.now()
await api.context.search.loaded()
const loaded = performance.now()
console.log(JSON.stringify({ seconds: (loaded - began) / 1000, behindSeconds: (loaded - listening) / 1000 }))
process.stdin.resume()
await once(process.stdin, 'end')
const closing = performance.now()
await api.close()
console.log(JSON.stringify({ seconds: (performance.now() - closing) / 1000 }))
