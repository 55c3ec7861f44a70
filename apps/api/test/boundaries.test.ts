import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../src/', import.meta.url).pathname

/** What makes routes and plugins. Handlers and their domain know a call and an answer, no server. */
const KNOWS_FASTIFY = [
  /^(app|start-api)\.ts$/,
  /^contract\/(access|register|reply)\.ts$/,
  /^http\//,
  /^live\/plugin\.ts$/,
  /^mail\/dev-mailbox\.ts$/,
  /^shops\/pictures\.ts$/,
]

const importing = (module: RegExp) =>
  globSync('**/*.ts', { cwd: src, exclude: (file) => file.endsWith('.test.ts') }).filter((file) =>
    module.test(readFileSync(`${src}${file}`, 'utf8')),
  )

test('Handlers never import Fastify', () => {
  const found = importing(/from 'fastify'/)
  expect(found.filter((file) => !KNOWS_FASTIFY.some((allowed) => allowed.test(file)))).toStrictEqual([])
})

test('The database knows nothing of HTTP', () => {
  const found = importing(/from '(fastify|ajv|ws|(\.\.\/)+(http|app)[/.])/)
  expect(found.filter((file) => file.startsWith('db/'))).toStrictEqual([])
})
