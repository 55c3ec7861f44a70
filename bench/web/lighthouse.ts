import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from '../../scripts/browser.ts'
import { product } from '../../scripts/product.ts'
import { run } from '../../scripts/run.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { publicPages } from './public-pages.ts'

/** 170 MB with its dependencies, so it is installed on demand and not with the project. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const TIMES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Audit = { score: number | null; scoreDisplayMode: string; title: string; numericValue?: number }
type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

export const lighthouse: Bench = {
  title: 'Lighthouse',
  about: `A phone of the middle class on a slow connection, both simulated by Lighthouse: the middle one of ${TIMES} visits to each page, beside the most that there is. The simulation counts the processor time of this machine: what else runs lowers the first figure.`,
  async measure({ say }) {
    const { path } = await browser()
    const server = await product({ env: { SEED_SHOPS: '80' } })
    try {
      const figures: Figure[] = []
      for (const [what, url] of Object.entries(await publicPages(server.origin))) {
        say(what)
        const visits: Report[] = []
        for (let time = 0; time < TIMES; time++) visits.push(await visit(url, path))
        const report = visits.toSorted((one, other) => points(one, 'performance') - points(other, 'performance'))[
          Math.floor(TIMES / 2)
        ]
        if (report === undefined) throw new Error('no visit was made')
        for (const line of lost(report)) say(`  ${line}`)
        figures.push(
          ...CATEGORIES.map((category) => ({
            what: `${what}, ${category}`,
            value: points(report, category),
            unit: 'of 100',
          })),
          {
            what: `${what}, largest contentful paint`,
            value: numberOf(report, 'largest-contentful-paint'),
            unit: 'ms',
          },
          { what: `${what}, total blocking time`, value: numberOf(report, 'total-blocking-time'), unit: 'ms' },
          { what: `${what}, layout shift`, value: numberOf(report, 'cumulative-layout-shift'), unit: '' },
        )
      }
      return figures
    } finally {
      await server.stop()
    }
  },
}

const points = ({ categories }: Report, name: (typeof CATEGORIES)[number]): number =>
  Math.round(categories[name].score * 100)
const numberOf = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN

/** What keeps a page from all points. */
const lost = ({ categories, audits }: Report): string[] =>
  CATEGORIES.flatMap((name) =>
    categories[name].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      return weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 1
        ? [`${name}: ${audit.title} (${Math.round(audit.score * 100)})`]
        : []
    }),
  )

async function visit(url: string, chrome: string | undefined): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const { code, output } = await run(
      'pnpm',
      [
        ...[`--package=${LIGHTHOUSE}`, 'dlx', 'lighthouse', url, '--quiet', '--no-enable-error-reporting'],
        '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
        ...[`--only-categories=${CATEGORIES}`, '--output=json', `--output-path=${file}`],
      ],
      { quiet: true, ...(chrome && { env: { CHROME_PATH: chrome } }) },
    )
    if (code !== 0) throw new Error(output)
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
