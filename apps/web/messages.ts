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
const ENTRIES = ['entry-browser.tsx', ...READ_FIRST.map((page) => `pages/${page}/${page}.tsx`)]

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?'(\.[^']+\.tsx?)'/gm

/** Every source of the app that comes with the pages one only reads, not counting what they load later. */
export async function sourcesReadFirst(): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>()
  const visit = async (path: string): Promise<void> => {
    if (sources.has(path)) return
    sources.set(path, '')
    const code = await readFile(path, 'utf8')
    sources.set(path, code)
    for (const [, to = ''] of code.matchAll(STATIC_IMPORT)) await visit(resolve(path, '..', to))
  }
  for (const entry of ENTRIES) await visit(resolve(SRC, entry))
  return sources
}

async function messagesReadFirst(): Promise<ReadonlySet<string>> {
  const found = [...(await sourcesReadFirst())].map(([path, code]) => messagesIn(code, path))
  return new Set((await Promise.all(found)).flat())
}

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
    transform: {
      filter: { id: /\.po\?(?:first|later)$/ },
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
