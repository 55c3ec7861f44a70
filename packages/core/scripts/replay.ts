/** Replays a transcript of the chart viewer: `npm run replay -- transcript.json`. Fails where it goes another way. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { replay } from '@yoyaku/testing'

const file = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? 'transcript.json')
const differences = await replay(JSON.parse(await readFile(file, 'utf8')))
for (const difference of differences) console.error(JSON.stringify(difference))
console.log(differences.length === 0 ? 'Replayed without a difference.' : `${differences.length} differences.`)
process.exitCode = differences.length === 0 ? 0 : 1
