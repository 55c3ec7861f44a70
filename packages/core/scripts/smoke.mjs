// The built packages on whatever Node runs this: both module formats load, touching nothing, and do the main job with no network,
// in a worker too. Build core and testing first.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { ENTRIES } from './smoke/entries.mjs'
import { mainJob } from './smoke/main-job.mjs'

const require = createRequire(import.meta.url)

for (const format of ['js', 'cjs']) {
  const worker = new Worker(new URL('./smoke/worker.mjs', import.meta.url), { workerData: format })
  const [touched] = await once(worker, 'message')
  assert.deepEqual(touched, [], `importing ${format} touches nothing of the world`)
  const [code] = await once(worker, 'exit')
  assert.equal(code, 0, `${format} does the main job in a worker`)
}
for (const file of ['yoyaku.mjs', 'yoyaku.iife.js']) {
  const text = await readFile(new URL(`../dist/${file}`, import.meta.url), 'utf8')
  assert.deepEqual(text.match(/\bfrom ?"[^"]*"|\bimport ?\(?"[^"]*"/g), null, `${file} is all that a page loads`)
}
for (const entry of ENTRIES) {
  const [module, common] = [await import(`../dist/${entry}.js`), require(`../dist/${entry}.cjs`)]
  assert.deepEqual(Object.keys(common).sort(), Object.keys(module).sort(), `${entry}: both formats have the same names`)
}
await mainJob('An ES module', await import('../../testing/dist/index.js'))
await mainJob('CommonJS', require('../../testing/dist/index.cjs'))
