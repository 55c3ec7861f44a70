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

type Service = {
  image?: string
  environment?: Record<string, string>
  env_file?: string
  secrets?: string[]
  command?: string[]
  healthcheck?: { test?: string[] }
  read_only?: boolean
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
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
  expect(named.length).toBeGreaterThan(15)
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

test('The image has the library that the pinned Node is linked to, production dependencies alone, and an ordinary user', () => {
  const stages = containerfile.split(/^FROM /m).slice(1)
  expect(stages.map((stage) => /^RUN apt-get .* libatomic1 /m.test(stage))).toStrictEqual([true, true])
  const [build = '', runTime = ''] = stages
  expect(build).toMatch(/ install --prod --frozen-lockfile /)
  expect([...runTime.matchAll(/^COPY (.*)$/gm)].map(([, what]) => what)).toStrictEqual(['--from=build /run-time /app'])
  expect(runTime).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(docs).toContain('apt-get install libatomic1')
})

const docs = read('docs/deploying.md')
/** The lines of `docs/deploying.md` that are indented as code, from the one that begins so to the next other line. */
const codeFrom = (start: string): string => new RegExp(`^ {6}${start}.*\\n(?: {6}.*\\n)*`, 'm').exec(docs)?.[0] ?? ''

test('No file with secrets or settings gets into the image or into git', () => {
  const files = [
    ...Object.values(compose.secrets).map(({ file }) => file),
    ...ours.flatMap(([, { env_file }]) => env_file ?? []),
  ].map((file) => new URL(file, new URL('deploy/', root)).pathname.slice(root.pathname.length))
  expect(files).toContain('deploy/secrets/token_secret')
  expect(files).toContain('deploy/.env')
  for (const ignoreFile of ['deploy/Containerfile.dockerignore', '.gitignore']) {
    const lines = read(ignoreFile).split('\n').filter(Boolean)
    expect(lines.filter((line) => line.startsWith('!'))).toStrictEqual([])
    const folders = lines.map((line) => line.replace(/^\/|\/$/g, ''))
    const notIgnored = files.filter((file) => !folders.some((one) => file === one || file.startsWith(`${one}/`)))
    expect({ ignoreFile, notIgnored }).toStrictEqual({ ignoreFile, notIgnored: [] })
  }
})

test('The settings of .env reach every process of the API, and pages get none that only the API may know', () => {
  const settings = ours.map(([name, { env_file }]) => [name, env_file])
  expect(Object.fromEntries(settings)).toStrictEqual({ migrate: '.env', api: '.env', pages: undefined })
})

test('docs/deploying.md writes every variable of compose.yaml to .env and gives none to a single command', () => {
  const variables = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  const written = [...codeFrom('IMAGE_TAG=').matchAll(/^ +(\w+)=/gm)].map(([, name]) => name)
  expect(written).toStrictEqual(['IMAGE_TAG', 'PUBLIC_URL', 'CONTACT_EMAIL', 'SMTP_URL', 'MAIL_FROM'])
  expect([...variables].filter((name) => !written.includes(name))).toStrictEqual([])
  expect(docs.match(/\w+=\S+ docker compose/g)).toBeNull()
})

test('The operator in a container reads the files of the folder it is called in and calls the API, not the proxy', () => {
  const command = codeFrom('operator\\(\\)')
  const folder = /-v "\$PWD:(\/\w+):ro"/.exec(command)?.[1]
  expect(folder).toBeDefined()
  expect(command).toContain(`-e INIT_CWD=${folder} `)
  expect(command).toContain('--no-deps')
  const port = /PORT=(\d+)/.exec(containerfile)?.[1]
  expect(compose.services).toHaveProperty('api')
  expect(command).toMatch(new RegExp(`api node apps/api/cli/operator/main.ts --url http://api:${port} "\\$@"`))
})

test('PostgreSQL counts as healthy when it answers over TCP, as the API asks it', () => {
  const { healthcheck } = compose.services.postgres ?? {}
  expect(healthcheck?.test?.join(' ')).toMatch(/^CMD pg_isready -h 127\.0\.0\.1 /)
})

test('Under systemd a start may migrate for as long as it takes', () => {
  expect(unit).toMatch(/^ExecStartPre=.*\/migrate\/main\.ts$/m)
  expect(unit).toMatch(/^TimeoutStartSec=infinity$/m)
})

test('An upgrade keeps the version before: images by tag, folders behind the link that the unit runs', () => {
  const images = ours.map(([, { image }]) => image)
  expect(images).toStrictEqual(images.map(() => expect.stringMatching(/^yoyaku:\$\{IMAGE_TAG:\?[^}]+\}$/)))
  const [, link] = /^WorkingDirectory=(\/\S+)$/m.exec(unit) ?? []
  const links = [...read('docs/operating.md').matchAll(/ln -sfn (\S+) (\S+) && systemctl restart yoyaku/g)]
  expect(links.map(([, version, name]) => [version?.startsWith(`${link}-`), name])).toStrictEqual([
    [true, link],
    [true, link],
  ])
})
