import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, readDataPlace, readPageServerConfig, SETTINGS } from '../src/config/config.ts'
import { SECRET_SETTINGS } from '../src/config/secret-files.ts'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const knownSettings = new Set([...SETTINGS, ...SECRET_SETTINGS.map((name) => `${name}_FILE`)])
/** Settings of images that are not ours, and what every process has. */
const others = ['POSTGRES_USER', 'POSTGRES_PASSWORD_FILE', 'PATH', 'NODE_OPTIONS']

type Service = {
  image?: string
  environment?: Record<string, string>
  env_file?: string
  secrets?: string[]
  command?: string[]
  healthcheck?: { test?: string[] }
  read_only?: boolean
  build?: { context: string; dockerfile: string }
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, object>
}
const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined)

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

test('The files, services and volumes that compose.yaml names exist', () => {
  const deploy = new URL('deploy/', root)
  const services = Object.entries(compose.services)
  const missing = services.flatMap(([name, { build, volumes = [], depends_on = [] }]) => [
    ...(build === undefined || existsSync(new URL(build.dockerfile, new URL(`${build.context}/`, deploy)))
      ? []
      : [name]),
    ...volumes.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !(volume in compose.volumes)),
    ...(Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)).filter((one) => !(one in compose.services)),
  ])
  expect(missing).toStrictEqual([])
})

/** What the image holds of the repository. */
const held = (/ cp -a --parents ([^&]*?) \/run-time/.exec(containerfile.replaceAll('\\\n', ' '))?.[1] ?? '').split(
  /\s+/,
)

/** Files of our packages that run as they are written, by the name under which they are imported. */
const entries = new Map(
  globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, exports } = JSON.parse(read(file)) as { name: string; exports: Record<string, unknown> }
    return Object.entries(exports).flatMap(([entry, path]) =>
      typeof path === 'string' && path.endsWith('.ts') ? [[join(name, entry), join(file, '..', path)] as const] : [],
    )
  }),
)

test('The image holds every file that its processes import', () => {
  const exported = Object.values<string>(JSON.parse(read('apps/api/package.json')).exports)
  const running = new Set([
    ...[
      'apps/web/server/main.ts',
      'apps/api/src/main.ts',
      'apps/api/cli/migrate/main.ts',
      'apps/api/cli/operator/main.ts',
    ],
    ...exported.map((path) => join('apps/api', path)),
  ])
  // The catalog of demo starts and the providers of development are no part of the image: a start in production has neither.
  const DEVELOPMENT = /\/(?:demo|development-providers)\//
  const imports =
    /^(?:import|export)(?! type)[^'"]*? from '(\.[^']+|@yoyaku\/[^']+)'|\bimport\('(\.[^']+|@yoyaku\/[^']+)'\)/gm
  for (const file of running)
    for (const [, path = '', loaded = path] of read(file).matchAll(imports))
      if (loaded.startsWith('.')) {
        if (!DEVELOPMENT.test(loaded)) running.add(join(file, '..', loaded))
      } else if (entries.has(loaded)) running.add(entries.get(loaded) ?? '')
  expect(running.size).toBeGreaterThan(400)
  expect([...running]).toEqual(
    expect.arrayContaining(['packages/input/src/index.ts', 'packages/drawings/src/index.ts']),
  )
  const isHeld = (file: string) => held.some((path) => file === path || file.startsWith(`${path}/`))
  expect([...running].filter((file) => !isHeld(file) || /\/testing\/|\.test\.ts$/.test(file))).toStrictEqual([])
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
const codeFrom = (start: string): string => codeIn(docs, start)
const codeIn = (text: string, start: string): string =>
  new RegExp(`^ {6}${start}.*\\n(?: {6}.*\\n)*`, 'm').exec(text)?.[0] ?? ''

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
  expect(written).toStrictEqual(['IMAGE_TAG', 'PUBLIC_URL', 'CONTACT_EMAIL', 'MAIL_FROM'])
  expect([...variables].filter((name) => !written.includes(name))).toStrictEqual([])
  expect(docs.match(/\w+=\S+ docker compose/g)).toBeNull()
})

/** Lines `NAME=value`. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(?:Environment=| *)(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

describe('The settings that docs/deploying.md writes are all that production needs', () => {
  const ofImage = settingsIn((/^ENV (.*)$/m.exec(containerfile)?.[1] ?? '').replaceAll(' ', '\n'))
  const envFile = settingsIn(codeFrom('IMAGE_TAG='))
  const [, systemd = ''] = docs.split('## With systemd')
  const ofSystemd = settingsIn(codeIn(systemd, 'PUBLIC_URL='))

  /** With secrets in files of this test, made as the document says. */
  function withSecrets(settings: Record<string, string>): Record<string, string> {
    const folder = mkdtempSync(join(tmpdir(), 'yoyaku-secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const name of ['token_secret', 'otp_pepper', 'operator_key', 'metrics_key'])
      writeFileSync(join(folder, name), `${randomBytes(48).toString('base64')}\n`)
    writeFileSync(
      join(folder, 'database_url'),
      `postgres://yoyaku:${randomBytes(24).toString('hex')}@postgres:5432/yoyaku\n`,
    )
    writeFileSync(join(folder, 'redis_url'), 'redis://yoyaku:password@redis:6379\n')
    writeFileSync(join(folder, 'smtp_url'), 'smtps://user:password@mail.example.com\n')
    const real = (value: string) => value.replace(/^(?:\/run\/secrets|%d)(?=\/)/, folder).replace('%S', folder)
    return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, real(value)]))
  }

  const inCompose = (name: string, of: Record<string, string>) => {
    const { environment = {}, env_file } = compose.services[name] ?? {}
    const interpolated = (value: string) =>
      value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => of[variable] ?? '')
    const own = Object.entries(environment).map(([key, value]) => [key, interpolated(value)])
    return { ...ofImage, ...(env_file !== undefined && of), ...Object.fromEntries(own) }
  }

  const processes = {
    'api of compose.yaml': (of: Record<string, string>) => readConfig(withSecrets(inCompose('api', of))),
    'pages of compose.yaml': (of: Record<string, string>) => readPageServerConfig(withSecrets(inCompose('pages', of))),
    'yoyaku.service': (of: Record<string, string>) => readConfig(withSecrets({ ...settingsIn(unit), ...of })),
  }
  const cases = [
    ['api of compose.yaml', envFile, ['PUBLIC_URL', 'CONTACT_EMAIL', 'MAIL_FROM']],
    ['pages of compose.yaml', envFile, ['PUBLIC_URL', 'CONTACT_EMAIL']],
    ['yoyaku.service', ofSystemd, ['PUBLIC_URL', 'CONTACT_EMAIL', 'MAIL_FROM']],
  ] as const

  test.each(cases)('for %s', (process, settings, needed) => {
    expect(processes[process](settings)).toMatchObject({ production: true, publicUrl: 'https://book.example.com' })
    for (const name of needed)
      expect(() => processes[process]({ ...settings, [name]: '' })).toThrow(`${name} is required in production`)
  })

  test('for the migrations of compose.yaml', () => {
    const { databaseUrl } = readDataPlace(withSecrets(inCompose('migrate', envFile)))
    expect(databaseUrl).toMatch(/^postgres:\/\/yoyaku:\w+@postgres:5432\/yoyaku$/)
  })
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

test('The unit of several processes is the unit of one, but for port and folder of the instance', () => {
  const ofInstance = read('deploy/systemd/yoyaku@.service').split('\n').slice(1).join('\n')
  const asOne = ofInstance
    .replace(' on port %i', '')
    .replace('Environment=PORT=%i\n', '')
    .replaceAll('yoyaku-%i', 'yoyaku')
  expect(asOne).toBe(unit)
})
