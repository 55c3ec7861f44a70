import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS } from '../src/config/config.ts'
import { SECRET_SETTINGS } from '../src/config/secret-files.ts'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const knownSettings = new Set([...SETTINGS, ...SECRET_SETTINGS.map((name) => `${name}_FILE`)])
/** Settings of images that are not ours, and what every process has. */
const others = ['POSTGRES_USER', 'POSTGRES_PASSWORD_FILE', 'PATH']

type Service = { environment?: Record<string, string>; secrets?: string[]; command?: string[]; read_only?: boolean }
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, unknown>
}
const ours = Object.entries(compose.services).filter(([, { read_only }]) => read_only === true)

const containerfile = read('deploy/Containerfile')
const unit = read('deploy/systemd/yoyaku.service')

test('The deployment sets only settings that exist', () => {
  const named = [
    ...Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
    ...[...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name),
    ...[...(/^ENV (.*)$/m.exec(containerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name),
  ]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !knownSettings.has(name) && !others.includes(name))).toStrictEqual([])
})

test('Each secret that a service reads from a file is given to it', () => {
  expect(ours.map(([name]) => name)).toStrictEqual(['migrate', 'api', 'pages'])
  for (const [name, { environment = {}, secrets = [] }] of ours) {
    const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'))
    expect({ name, files: files.map((file) => file.slice('/run/secrets/'.length)) }).toStrictEqual({
      name,
      files: secrets,
    })
    expect(secrets.filter((secret) => !(secret in compose.secrets))).toStrictEqual([])
  }
})

test('The files that the deployment runs exist', () => {
  const scripts = [...`${containerfile}${unit}${JSON.stringify(ours)}`.matchAll(/[\w/-]+\/main\.ts/g)].map(
    ([path]) => path,
  )
  expect(new Set(scripts)).toStrictEqual(
    new Set(['apps/web/server/main.ts', 'apps/api/src/main.ts', 'apps/api/cli/migrate/main.ts']),
  )
  expect(scripts.filter((path) => !existsSync(new URL(path, root)))).toStrictEqual([])
})
