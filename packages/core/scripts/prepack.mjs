// Before the package is packed: with the contract, and with examples that Node runs as they are.
import { readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { publicPart } from '../../../specs/public-part.ts'

const examples = join(import.meta.dirname, '../examples')

/** An example without types, beside the original. */
export const runnable = (text) =>
  stripTypeScriptTypes(text, { mode: 'strip' }).replaceAll(/\b(headless|main-job)\.ts\b/g, '$1.mjs')

/** The contract as it is written, without what operators call. */
export function publicText(yaml) {
  const document = parseDocument(yaml)
  const contract = document.toJS()
  const { paths, components } = publicPart(contract)
  const drop = (whole, part, ...at) => {
    for (const name of Object.keys(whole)) if (!(name in part)) document.deleteIn([...at, name])
  }
  drop(contract.paths, paths, 'paths')
  for (const [path, item] of Object.entries(paths)) drop(contract.paths[path], item, 'paths', path)
  for (const [kind, parts] of Object.entries(components)) drop(contract.components[kind], parts, 'components', kind)
  document.deleteIn(['tags', contract.tags.findIndex(({ name }) => name === 'operator')])
  return document.toString({ lineWidth: 0, flowCollectionPadding: true })
}

if (import.meta.main) {
  for (const name of ['headless', 'main-job']) {
    await writeFile(join(examples, `${name}.mjs`), runnable(await readFile(join(examples, `${name}.ts`), 'utf8')))
  }
  const contract = await readFile(join(import.meta.dirname, '../../../specs/openapi.yaml'), 'utf8')
  await writeFile(join(import.meta.dirname, '../openapi.yaml'), publicText(contract))
}
