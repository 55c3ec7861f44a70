import type { Plugin, Rolldown } from 'vite'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const FRONT_PAGE = /src[\\/]pages[\\/]home[\\/]home\.tsx$/
const LIBRARIES = /[\\/]node_modules[\\/]/

const withApp = new Set<string>()
const oftenUsed = new Set<string>()

/** Takes no module: only learns which are captured, that is also: which of a library's modules are used at all. */
const noting = (captured: Set<string>) => (id: string) => {
  captured.add(id)
  return null
}

/** Whether the module comes with the front page, and not only once somebody does something there. */
function onFrontPage(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (FRONT_PAGE.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => onFrontPage(importer, graph, seen)) ?? false
}

/**
 * Which modules travel together. A file of its own costs some 600 bytes of headers and what it could have shared with its
 * neighbours' compression: more than the few bytes of a shared file that one page does not need.
 */
const chunks: Splitting = {
  groups: [
    { name: noting(withApp), debugName: 'app', tags: ['$initial'], test: /^(?!.*entry-quiet\.ts)/, priority: 4 },
    { name: noting(oftenUsed), debugName: 'libraries', test: LIBRARIES, minShareCount: 3, priority: 4 },
    // What stands around every page, and what the front page shares with others.
    {
      name: (id, graph) => {
        if (withApp.has(id)) return 'site'
        if (LIBRARIES.test(id) && !oftenUsed.has(id)) return null
        return onFrontPage(id, graph) ? 'site' : null
      },
      debugName: 'site',
      test: /^(?!.*src[\\/](?:pages[\\/]home|locales)[\\/])/,
      priority: 3,
    },
    // What at least three pages show. Not what has a folder of its own among the parts, which brings libraries along: phone numbers,
    // calendars; nor sheets, which most people never open.
    {
      name: 'parts',
      test: /src[\\/](?:parts|catalogue|head)[\\/](?!sheet\.)[^\\/]+$|[\\/](?:lucide-react|@tanstack)[\\/]/,
      minShareCount: 3,
      priority: 1,
    },
  ],
}

/** Divides what browsers get into files. */
export function filesOfBrowsers(): Plugin {
  return {
    name: 'files-of-browsers',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild === true ? null : { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    // A build that watches goes on in the same process.
    buildStart() {
      withApp.clear()
      oftenUsed.clear()
    },
  }
}
