import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { logSecurityEvent } from '../src/lib/security-log.ts'
import { createLog } from '../src/observability/log.ts'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const sender = read('deploy/logs/sender.conf')
const receiver = read('deploy/logs/receiver.conf')

test('The log shipping finds the lines of units and containers by the name that these give them', () => {
  const [, name = ''] = /\$programname == "(\w+)"/.exec(sender) ?? []
  expect(name).toBe('yoyaku')
  for (const unit of ['yoyaku.service', 'yoyaku@.service'])
    expect(read(`deploy/systemd/${unit}`)).toMatch(new RegExp(`^SyslogIdentifier=${name}$`, 'm'))
  type Service = { build?: object; logging: { driver: string; options: { tag: string } } }
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> }
  const all = Object.values(services)
  expect(new Set(all.map(({ logging }) => logging.driver))).toStrictEqual(new Set(['journald']))
  const tags = all.map(({ build, logging }) => [build !== undefined, logging.options.tag === name])
  expect(tags).toStrictEqual(tags.map(([isOurs]) => [isOurs, isOurs]))
})

test('The log host takes for a security event what the server writes as one', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  logSecurityEvent({ config: { otpPepper: 'of this test' }, log }, { event: 'sign-in', memberId: 'somebody' })
  const [, field = '', value] = /\$!(\w+) == "(\w+)"/.exec(receiver) ?? []
  expect(JSON.parse(lines[0] ?? '')[field]).toBe(value)
})

test('Security events are kept for as long as docs/security.md says, which is longer than backups are', () => {
  const daysOf = (folder: string) =>
    Number(new RegExp(`^d /var/log/yoyaku/${folder} .* (\\d+)d$`, 'm').exec(read('deploy/logs/tmpfiles.conf'))?.[1])
  expect(read('docs/security.md')).toContain(`Keep it ${daysOf('security')} days`)
  const [, days] = /^KEEP_DAYS=(\d+)$/m.exec(read('docs/backup.md')) ?? []
  expect(daysOf('security')).toBeGreaterThan(Number(days))
  for (const folder of ['security', 'server']) expect(receiver).toContain(`"/var/log/yoyaku/${folder}/`)
})
