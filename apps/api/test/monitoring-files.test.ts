import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { startApiProcess } from './api-process.ts'
import { useMigratedDatabase } from './database.ts'

const at = (file: string) => new URL(`../../../${file}`, import.meta.url)
const read = (file: string) => readFileSync(at(file), 'utf8')

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> }
const rulesOf = (file: string) =>
  (parse(read(`deploy/prometheus/${file}`)) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules)
const ours = rulesOf('alerts.yml')
const alerts = [...ours, ...rulesOf('outside.yml')]

type Panel = { title: string; type: string; targets: { expr: string }[] }
const { panels } = JSON.parse(read('deploy/grafana/yoyaku.json')) as { panels: Panel[] }

const runbook = read('docs/runbook.md')
/** The text below each heading. */
const sections = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((section): [heading: string, text: string] => {
      const end = section.indexOf('\n')
      return [section.slice(0, end), section.slice(end)]
    }),
)

/** Metrics, each with the labels that the query wants to be equal to a word: `a_total{kind="x"}`. */
function seriesIn(query: string): { name: string; labels: string[] }[] {
  return [...query.matchAll(/\b(yoyaku_\w+|nodejs_\w+|process_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', inside = '']) => ({
      name,
      labels: [...inside.matchAll(/\w+="[^"$]+"/g)].map(([label]) => label),
    }),
  )
}

const database = useMigratedDatabase()
/** The lines of a process that has just started. */
let exposed: string[]
beforeAll(async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'yoyaku-monitored-'))
  const api = await startApiProcess('api', { DATABASE_URL: database.url, DATA_DIR, SEED_SHOPS: '0' })
  const metrics = async () => (await fetch(`${api.origin}/metrics`)).text()
  await fetch(`${api.origin}/api/v1/cities`)
  // The clocks are compared after the start.
  const text = await vi.waitUntil(async () => {
    const printed = await metrics()
    return printed.includes('yoyaku_clock_ahead_seconds{') && printed
  }, 10_000)
  exposed = text.split('\n').filter((line) => !line.startsWith('#'))
  await api.stop()
  await rm(DATA_DIR, { recursive: true, force: true })
}, 30_000)

const isExposed = ({ name, labels }: ReturnType<typeof seriesIn>[number]) =>
  exposed.some(
    (line) =>
      (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) &&
      // A class of status is there once an answer had it; Prometheus adds the job.
      labels.filter((label) => !/^(?:status|job)=/.test(label)).every((label) => line.includes(label)),
  )

describe('Each metric that is named is one that /metrics of a started server prints, with its labels:', () => {
  test.each([
    ['alerts.yml', ours.map(({ expr }) => expr), 11],
    ['the dashboard', panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), 25],
  ])('%s', (_file, queries, atLeast) => {
    const named = queries.flatMap(seriesIn)
    expect(named.length).toBeGreaterThanOrEqual(atLeast)
    expect(named.filter((series) => !isExposed(series))).toStrictEqual([])
  })
})

test('The dashboard shows each metric of ours', () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => seriesIn(expr))).map(({ name }) => name),
  )
  const families = [
    ...new Set(exposed.map((line) => /^yoyaku_\w+/.exec(line)?.[0]?.replace(/_(?:sum|count|bucket)$/, ''))),
  ]
  const hidden = families.filter(
    (family) => family !== undefined && ![...shown].some((name) => name.startsWith(family)),
  )
  expect(hidden).toStrictEqual([])
})

test('Each alarm names its section of the runbook, and each section is of an alarm', () => {
  const named = alerts.map(({ alert, annotations }) => [alert, annotations.runbook])
  expect(named).toStrictEqual(alerts.map(({ alert }) => [alert, `docs/runbook.md#${alert.toLowerCase()}`]))
  expect([...sections.keys()]).toStrictEqual(alerts.map(({ alert }) => alert))
})

test('Each section of the runbook says what the alarm means, where to look, what to do and when it is over', () => {
  const parts = (text: string) => [...text.matchAll(/^\*\*(Means|Look|Do|Over)\.\*\* /gm)].map(([, part]) => part)
  const whole = [...sections.keys()].map((alarm) => [alarm, ['Means', 'Look', 'Do', 'Over']])
  expect([...sections].map(([alarm, text]) => [alarm, parts(text)])).toStrictEqual(whole)
})

test('Each alarm pages somebody or waits for the morning, and says in a sentence what it is about', () => {
  expect(alerts.filter(({ labels }) => !['page', 'ticket'].includes(labels.severity))).toStrictEqual([])
  expect(alerts.filter(({ annotations }) => (annotations.summary ?? '').length < 15)).toStrictEqual([])
})

test('The programs that the runbook calls exist', () => {
  const programs = new Set([...runbook.matchAll(/\bbin\/\w+/g)].map(([program]) => program))
  expect(programs.size).toBeGreaterThan(1)
  expect([...programs].filter((program) => !existsSync(at(program)))).toStrictEqual([])
})
