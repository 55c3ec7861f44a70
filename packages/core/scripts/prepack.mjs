// Before the package is packed: by pnpm alone, with the contract, and with examples that Node runs as they are.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

const examples = join(import.meta.dirname, '../examples')

/** Null where it is the right tool. */
export const complaint = (userAgent = '') =>
  /^pnpm\//.test(userAgent)
    ? null
    : 'Pack this package with `pnpm pack`: another tool leaves "catalog:" versions in package.json, and the tarball cannot be installed.'

/** An example without types, beside the original. */
export const runnable = (text) =>
  stripTypeScriptTypes(text, { mode: 'strip' }).replaceAll(/\b(headless|main-job)\.ts\b/g, '$1.mjs')

if (import.meta.main) {
  const wrong = complaint(process.env.npm_config_user_agent)
  if (wrong !== null) {
    console.error(wrong)
    process.exit(1)
  }
  for (const name of ['headless', 'main-job']) {
    await writeFile(join(examples, `${name}.mjs`), runnable(await readFile(join(examples, `${name}.ts`), 'utf8')))
  }
  await copyFile(join(import.meta.dirname, '../../../specs/openapi.yaml'), join(import.meta.dirname, '../openapi.yaml'))
}
