import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  getCatalogDependentFiles,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { messagesIn } from './lingui-macro.ts'

const SRC = `${import.meta.dirname}/src`

/** The pages that one only reads: `quiet` in src/routes.ts. */
export const READ_FIRST = [
  'home',
  'japan',
  'curated',
  'curated-theme',
  'article-list',
  'article',
  'faqs',
  'term-of-use',
  'privacy',
]
const ENTRIES = ['entry-browser.tsx', ...READ_FIRST.map((page) => `pages/${page}/${page}.tsx`)].map((entry) =>
  resolve(SRC, entry),
)

/** Modules of a catalogue's part. */
const PART = /\.po\?(?:first|later)$/

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?'(\.[^']+\.tsx?)'/gm

/** The sources by their absolute paths, and all that they import, not counting what they load later. */
export async function sourcesWith(entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>()
  const visit = async (path: string): Promise<void> => {
    if (sources.has(path)) return
    sources.set(path, '')
    const code = await readFile(path, 'utf8')
    sources.set(path, code)
    for (const [, to = ''] of code.matchAll(STATIC_IMPORT)) await visit(resolve(path, '..', to))
  }
  for (const entry of entries) await visit(entry)
  return sources
}

/** Every source of the app that comes with the pages one only reads. */
export const sourcesReadFirst = (): Promise<ReadonlyMap<string, string>> => sourcesWith(ENTRIES)

/** The ids of the messages that the sources say. */
export async function messagesOf(sources: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const found = [...sources].map(([path, code]) => messagesIn(code, path))
  return new Set((await Promise.all(found)).flat())
}

/** Sources that the bundler has come with the pages one only reads, and `sources` lacks: what they say would come too late. */
export function missedIn(
  sources: ReadonlySet<string>,
  importedBy: (id: string) => readonly string[] | undefined,
): string[] {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    for (const imported of importedBy(id) ?? []) visit(imported)
  }
  for (const entry of ENTRIES) visit(entry)
  return [...seen].filter((id) => id.startsWith(`${SRC}/`) && /\.tsx?$/.test(id) && !sources.has(id))
}

const messagesReadFirst = async (): Promise<ReadonlySet<string>> => messagesOf(await sourcesReadFirst())

/**
 * Compiles a catalogue in two parts: `en.po?first` holds what the pages say that one only reads, `en.po?later` the rest. The parts
 * follow from the sources alone; the catalogue that translators work on stays one.
 */
export function messages(configPath: string): Plugin {
  const config = getConfig({ configPath })
  let first: ReturnType<typeof messagesReadFirst> | null = null
  return {
    name: 'messages',
    buildStart() {
      first = null
    },
    watchChange() {
      first = null
    },
    // What a source says may belong to the other part now.
    hotUpdate({ file }) {
      if (!/\.tsx?$/.test(file)) return
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) if (PART.test(id)) moduleGraph.invalidateModule(module)
    },
    async generateBundle() {
      const sources = await sourcesReadFirst()
      const known = await messagesOf(sources)
      for (const path of missedIn(new Set(sources.keys()), (id) => this.getModuleInfo(id)?.importedIds)) {
        const said = await messagesOf(new Map([[path, await readFile(path, 'utf8')]]))
        if ([...said].some((id) => !known.has(id)))
          this.error(`${path} comes with a page one only reads, and what it says does not`)
      }
    },
    transform: {
      filter: { id: PART },
      async handler(_source, id) {
        const [path = '', part] = id.split('?')
        const file = getCatalogForFile(relative(config.rootDir, path), await getCatalogs(config))
        if (!file) throw new Error(`${path} is no catalogue of lingui.config.ts`)
        const { locale, catalog } = file
        for (const dependency of await getCatalogDependentFiles(catalog, locale)) this.addWatchFile(dependency)
        const { fallbackLocales, sourceLocale } = config
        const { messages: all } = await catalog.getTranslations(locale, { fallbackLocales, sourceLocale })
        first ??= messagesReadFirst()
        const known = await first
        const own = Object.entries(all).filter(([message]) => known.has(message) === (part === 'first'))
        const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(own), { namespace: 'es' })
        if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
        return { code: source, map: null, moduleType: 'js' }
      },
    },
  }
}
