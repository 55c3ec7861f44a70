import type { Plugin } from 'vite'

const ICON = `${import.meta.dirname}/src/parts/icon.tsx`

/**
 * Leaves out what libraries bring along in vain: what Lucide puts around its drawings (a kilobyte for attributes that do not change),
 * and the shim of a hook that React has had since 18.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$|^use-sync-external-store\/shim(?:\/index\.js)?$/ },
      handler(id, importer) {
        return id.startsWith('use-') ? this.resolve('react', importer) : ICON
      },
    },
  }
}
