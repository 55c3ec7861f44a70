// Measures everything and writes docs/figures.md: `npm run bench`, or `npm run bench -- size speed` for some of it.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { freePort } from '../scripts/port.ts'
import { product } from '../scripts/product.ts'
import { root, run } from '../scripts/run.ts'
import { type Figure, table } from './figure.ts'
import { pageWeight } from './page-weight.ts'
import { sdkSize } from './sdk-size.ts'
import { serverSpeed } from './server-speed.ts'
import { startTime } from './start-time.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  size: sdkSize,
  weight: async () => {
    const server = await product({ env: { SEED_SHOPS: '40' } })
    return pageWeight(server.origin).finally(server.stop)
  },
  speed: serverSpeed,
  start: async () => startTime(await freePort()),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length)
  throw new Error(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`)

for (const name of ['@yoyaku/core', '@yoyaku/web']) {
  const built = await run('pnpm', ['--filter', name, 'run', 'build'], { quiet: true })
  if (built.code !== 0) throw new Error(built.output)
}

const figures: Figure[] = []
for (const [name, measure] of Object.entries(benches)) {
  if (asked.length && !asked.includes(name)) continue
  console.log(`Measuring ${name} …`)
  figures.push(...(await measure()))
}
const text = table(figures)
console.log(text)

if (!asked.length) {
  const [cpu] = cpus()
  await mkdir(`${root}docs`, { recursive: true })
  await writeFile(
    `${root}docs/figures.md`,
    `# Figures

Written by \`npm run bench\`. The ratios travel between machines, the absolute numbers do not: these were taken on
${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}, with the load generator on the same cores.

${text}
`,
  )
}
