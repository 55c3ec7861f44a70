import { localizePath } from '../locale/paths.ts'
import { useSite } from '../site/site.tsx'
import { alternatesOf } from './alternates.ts'

/** The page's one address, and the same page in the other languages. `path` is without language. */
export function PageAddresses({ path }: { readonly path: string }) {
  const { origin, language } = useSite()
  const canonical = origin + localizePath(language, path)
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternatesOf(origin, path).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  )
}
