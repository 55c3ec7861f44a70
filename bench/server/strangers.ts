import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root, run } from '../../scripts/run.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'

/** What an attack of November 27, 2026 measured, before it was answered. */
const BEFORE = { shopPage: 124, searchPage: 69, torn: 552 / 13_337, preflights: 6, exposure: 8.3 }
const PER = 10_000
const BEFORE_LABEL = 'on November 27'

export const strangers: Bench = {
  title: 'Against strangers',
  about: `What each request leaves in the memory of the server, lists that contradict themselves while eight others write, preflights before a
page on another origin shows its first free time, and how exposed the systemd units are (0 to 10).`,
  async measure({ say }) {
    const heap = await passed('vitest', ['run', '--config', 'vitest.workspace.ts', 'scripts/heap.long'], say)
    const lists = await passed('vitest', ['run', '--config', 'vitest.workspace.ts', 'lists-under-writes.long'], say)
    const scenario = ['--project', 'desktop', 'partner', '-g', 'without a single preflight', '--retries', '0']
    await passed('npm', ['run', '-s', 'e2e', '--', ...scenario], say)
    return [
      ...leftFigures(heap),
      tornFigure(lists),
      { what: 'preflights before the first free time', value: 0, unit: '', beside: beside(BEFORE.preflights) },
      ...(await exposures()),
    ]
  },
}

const beside = (value: number) => ({ what: BEFORE_LABEL, value })

async function passed(command: string, args: string[], say: (line: string) => void): Promise<string> {
  say([command, ...args].join(' '))
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Error(output.slice(-4000))
  return output
}

/** Kilobytes by kind, of the lines `page of shop leaves 3395 bytes a request`. */
function leftFigures(output: string): Figure[] {
  const left = [...output.matchAll(/^(.+) leaves (-?\d+) bytes a request$/gm)].map(
    ([, kind = '', bytes]) => [kind, Math.max(0, Number(bytes)) / 1000] as const,
  )
  const ofPages = left.filter(([kind]) => kind.startsWith('page'))
  const ofCalls = left.filter(([kind]) => !kind.startsWith('page'))
  const most = (some: typeof left) => some.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0]
  const [page, pageLeft] = most(ofPages)
  const [call, callLeft] = most(ofCalls)
  const of = (name: string) => left.find(([kind]) => kind === name)?.[1] ?? Number.NaN
  return [
    { what: 'a shop page leaves', value: of('page of shop'), unit: 'kB', beside: beside(BEFORE.shopPage) },
    { what: 'a search page leaves', value: of('page of search'), unit: 'kB', beside: beside(BEFORE.searchPage) },
    {
      what: `the most of ${ofPages.length} kinds of page (${page.replace('page of ', '')})`,
      value: pageLeft,
      unit: 'kB',
    },
    { what: `the most of ${ofCalls.length} kinds of call (${call})`, value: callLeft, unit: 'kB' },
  ]
}

function tornFigure(output: string): Figure {
  const each = [...output.matchAll(/^(\d+) of (\d+) answers contradict themselves$/gm)]
  const sum = (group: number) => each.reduce((total, match) => total + Number(match[group]), 0)
  return { what: `lists torn, of ${PER}`, value: (sum(1) / sum(2)) * PER, unit: '', beside: beside(BEFORE.torn * PER) }
}

async function exposures(): Promise<Figure[]> {
  const units = globSync('deploy/systemd/*.service', { cwd: root }).sort()
  const figures: Figure[] = []
  for (const unit of units) {
    const { output } = await run('systemd-analyze', ['security', '--offline=true', '--threshold=100', unit], {
      quiet: true,
    })
    const [, level] = /Overall exposure level for .+?: ([\d.]+)/.exec(output) ?? []
    if (level === undefined) continue
    const isServer = basename(unit) === 'yoyaku.service'
    figures.push({
      what: `exposure of ${basename(unit)}`,
      value: Number(level),
      unit: '',
      ...(isServer && { beside: beside(BEFORE.exposure) }),
    })
  }
  return figures
}
