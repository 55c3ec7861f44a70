import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../embedded-postgres/start.ts'

/**
 * A process of its own that holds a data folder until it is killed: `node embedded-holder.ts <folder> [durable|hasty]`.
 * A hasty one ends by itself while its server starts.
 */
const [, , dataDir = '', manner] = process.argv
const log = { info: () => {}, warn: () => {}, error: console.error }
if (manner === 'hasty') {
  setInterval(() => existsSync(join(dataDir, 'postgres/postmaster.pid')) && process.exit(), 1)
}
const { url } = await startEmbedded({ dataDir, durable: manner === 'durable', log })
process.stdout.write(`${url}\n`)
setInterval(() => {}, 60_000)
