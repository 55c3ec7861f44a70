/** Draws every machine into `charts/`: `npx pnpm --filter @yoyaku/core run charts`. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawings } from './drawings.ts'

const folder = join(import.meta.dirname, '../charts')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [name, content] of await drawings()) {
  await writeFile(join(folder, name), content)
  console.log(`charts/${name}`)
}
