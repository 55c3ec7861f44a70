import { startEmbedded } from '../src/db/embedded.ts'

/** A process of its own that holds a data folder until it is killed: `node embedded-holder.ts <folder> [durable]`. */
const [, , dataDir = '', durability] = process.argv
const log = { info: () => {}, warn: () => {}, error: console.error }
const { url } = await startEmbedded({ dataDir, durable: durability === 'durable', log })
process.stdout.write(`${url}\n`)
setInterval(() => {}, 60_000)
