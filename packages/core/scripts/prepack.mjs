// Before the package is packed: with the contract, and with examples that Node runs as they are.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

const examples = join(import.meta.dirname, '../examples')

/** An example without types, beside the original. */
export const runnable = (text) =>
  stripTypeScriptTypes(text, { mode: 'strip' }).replaceAll(/\b(headless|main-job)\.ts\b/g, '$1.mjs')

if (import.meta.main) {
  for (const name of ['headless', 'main-job']) {
    await writeFile(join(examples, `${name}.mjs`), runnable(await readFile(join(examples, `${name}.ts`), 'utf8')))
  }
  await copyFile(join(import.meta.dirname, '../../../specs/openapi.yaml'), join(import.meta.dirname, '../openapi.yaml'))
}
