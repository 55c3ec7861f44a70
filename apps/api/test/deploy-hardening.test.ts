import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

const deploy = join(import.meta.dirname, '../../../deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')

type Service = {
  image: string
  environment?: Record<string, string>
  command?: string[]
  user?: string
  build?: object
  networks: string[] | Record<string, { ipv4_address: string }>
  profiles?: string[]
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
}
const { services, networks } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
}
const all = Object.entries(services)
const networksOf = ({ networks: named }: Service) => (Array.isArray(named) ? named : Object.keys(named))
const addressOf = (name: string) => (services[name]?.networks as Record<string, { ipv4_address: string }>)?.front
const containerfile = read('Containerfile')

test('Each container is read-only, without capabilities and new privileges, and bounded in memory and processes', () => {
  const bounds = all.map(([name, { read_only, cap_drop, security_opt, mem_limit = '', pids_limit = 0 }]) => ({
    name,
    read_only,
    cap_drop,
    security_opt,
    isBounded: /^\d+[mg]$/.test(mem_limit) && pids_limit > 0,
  }))
  const hardened = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], isBounded: true }
  expect(bounds).toStrictEqual(all.map(([name]) => ({ name, ...hardened })))
  expect(all.filter(([, { cap_add }]) => cap_add).map(([name, { cap_add }]) => [name, cap_add])).toStrictEqual([
    ['proxy', ['NET_BIND_SERVICE']],
  ])
  const ordinary = all.filter(([, { user, build }]) => user === undefined && build === undefined)
  expect(
    ordinary.map(([name]) => name),
    'the rest are ordinary users',
  ).toStrictEqual(['proxy'])
})

test('The heap of a process in a container is smaller than its memory, so that it refuses before it is ended', () => {
  for (const name of ['api', 'pages']) {
    const { command = [], mem_limit = '' } = services[name] ?? {}
    const heap = Number(/--max-old-space-size=(\d+)/.exec(command.join(' '))?.[1])
    const memory = Number.parseInt(mem_limit, 10) * (mem_limit.endsWith('g') ? 1024 : 1)
    expect(heap / memory, name).toBeLessThan(0.75)
  }
})

test('Only the API and the migrations reach PostgreSQL and Redis, whose network has no way out', () => {
  const on = (network: string) =>
    all.filter(([, service]) => networksOf(service).includes(network)).map(([name]) => name)
  expect(on('back')).toStrictEqual(['migrate', 'api', 'postgres', 'redis'])
  expect(on('front')).toStrictEqual(['api', 'pages', 'proxy', 'mail'])
  expect(networks.back?.internal).toBe(true)
})

test('Redis knows its users from a secret, and the API signs in with one', () => {
  expect(services.redis?.command?.join(' ')).toMatch(/ --aclfile \/run\/secrets\/redis_users$/)
  expect(services.api?.environment).toMatchObject({ REDIS_URL_FILE: '/run/secrets/redis_url' })
  expect(services.api?.environment).not.toHaveProperty('REDIS_URL')
  const docs = readFileSync(join(deploy, '../docs/deploying.md'), 'utf8')
  expect(docs).toContain(String.raw`'user default off\nuser yoyaku on >%s resetchannels &yoyaku -@all %s\n'`)
})

test('Each service believes the address of one proxy', () => {
  expect(services.pages?.environment?.TRUSTED_PROXIES).toBe(addressOf('proxy')?.ipv4_address)
  expect(services.api?.environment?.TRUSTED_PROXIES).toBe(addressOf('pages')?.ipv4_address)
})

test('The mail catcher runs only in a trial', () => {
  const optional = all.filter(([, { profiles }]) => profiles)
  expect(optional.map(([name, { profiles }]) => [name, profiles])).toStrictEqual([['mail', ['trial']]])
})

/** Images of others: an exact version, with or without its digest. */
const EXACT = /^[\w/-]+:v?\d+\.\d+(?:\.\d+)?(?:-[\w-]+)?(?:@sha256:[0-9a-f]{64})?$/
const bases = (text: string) => [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
const imagesIn = (compose: string) =>
  [...compose.matchAll(/^ *image: (\S+)$/gm)].map(([, image = '']) => image).filter((image) => !image.includes('$'))

test('Images of others are named by exact versions', () => {
  const images = [...imagesIn(read('compose.yaml')), ...bases(containerfile)]
  expect(images.length).toBe(6)
  expect(images.filter((image) => !EXACT.test(image))).toStrictEqual([])
})

test('pin-images.sh adds the digest to each image of others, and replaces it later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yoyaku-pin-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['compose.yaml', 'Containerfile', 'pin-images.sh']) cpSync(join(deploy, file), join(folder, file))
  const pinnedTo = (digit: string): string[] => {
    const digest = `sha256:${digit.repeat(64)}`
    writeFileSync(join(folder, 'docker'), `#!/bin/sh\necho ${digest}\n`)
    chmodSync(join(folder, 'docker'), 0o755)
    execFileSync('sh', [join(folder, 'pin-images.sh')], { env: { PATH: `${folder}:${process.env.PATH}` } })
    const written = (file: string) => readFileSync(join(folder, file), 'utf8')
    return [...imagesIn(written('compose.yaml')), ...bases(written('Containerfile'))].filter((image) =>
      image.endsWith(`@${digest}`),
    )
  }
  expect(pinnedTo('1').length).toBe(6)
  const again = pinnedTo('2')
  expect(again.length).toBe(6)
  expect(again.filter((image) => !EXACT.test(image))).toStrictEqual([])
})

test('The image holds a list of its packages and says where it comes from, no demo catalog and no development providers', () => {
  expect(containerfile).toMatch(/ sbom --prod --sbom-format cyclonedx --out \/run-time\/sbom\.cdx\.json /)
  expect(containerfile).toMatch(/^LABEL org\.opencontainers\.image\.source=\$SOURCE /m)
  expect(containerfile).not.toMatch(/demo-catalogue|development-providers/)
})

test('The server of the image finds the commit where it looks for it', () => {
  const source = readFileSync(join(deploy, '../apps/api/src/observability/revision.ts'), 'utf8')
  const [, looksFor = ''] = /textOf\('([^']+)'\)\.trim/.exec(source) ?? []
  const [, runTime = ''] = containerfile.split('\nFROM debian')
  const [, folder = ''] = /^WORKDIR (.+)$/m.exec(runTime) ?? []
  const path = relative(folder, join(folder, 'apps/api/src/observability', looksFor))
  expect(path).not.toBe('')
  const lines = runTime.split('\n')
  const [declared, copied, written] = [
    lines.findIndex((line) => /^ARG .*\bREVISION=""/.test(line)),
    lines.findIndex((line) => line.startsWith('COPY ')),
    lines.indexOf(`RUN echo "$REVISION" > ${path}`),
  ]
  expect(declared).toBeGreaterThan(0)
  expect(written).toBeGreaterThan(Math.max(declared, copied))
})

const HARDENING = [
  ...['UMask=0077', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'DynamicUser=yes', 'LockPersonality=yes'],
  ...['ProtectSystem=strict', 'ProtectHome=yes', 'ProtectClock=yes', 'ProtectControlGroups=yes', 'ProtectHostname=yes'],
  ...['ProtectKernelLogs=yes', 'ProtectKernelModules=yes', 'ProtectKernelTunables=yes', 'ProtectProc=invisible'],
  ...['PrivateTmp=yes', 'PrivateDevices=yes', 'PrivateUsers=yes'],
  ...['RestrictNamespaces=yes', 'RestrictRealtime=yes', 'RestrictSUIDSGID=yes'],
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
  ...['SystemCallArchitectures=native', 'SystemCallFilter=@system-service', 'SystemCallFilter=~@privileged @resources'],
]

const runsNode = (file: string): boolean => /^ExecStart=\S+\/node /m.test(read(`systemd/${file}`))

test('The backup writes files that only its user can read, and has no privileges', () => {
  const lines = read('systemd/yoyaku-backup.service').split('\n')
  expect(lines).toEqual(expect.arrayContaining(['UMask=0077', 'CapabilityBoundingSet=', 'NoNewPrivileges=yes']))
})

test.each(readdirSync(join(deploy, 'systemd')).filter((file) => file.endsWith('.service') && runsNode(file)))(
  '%s gives the process nothing that it does not need, and bounds its memory and its processes',
  (file) => {
    const lines = read(`systemd/${file}`).split('\n')
    expect(HARDENING.filter((line) => !lines.includes(line))).toStrictEqual([])
    // Node compiles code while it runs.
    expect(lines).not.toContain('MemoryDenyWriteExecute=yes')
    const number = (pattern: RegExp) => Number(lines.map((line) => pattern.exec(line)?.[1]).find(Boolean))
    expect(number(/^TasksMax=(\d+)$/)).toBeGreaterThan(0)
    expect(number(/--max-old-space-size=(\d+)$/) / (number(/^MemoryMax=(\d+)G$/) * 1024)).toBeLessThan(0.75)
  },
)
