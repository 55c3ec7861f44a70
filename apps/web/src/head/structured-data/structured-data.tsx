import { useState } from 'react'
import type { Thing } from './thing.ts'

interface StructuredDataProps {
  /** The page it speaks of, without language. */
  readonly path: string
  /** Only the server says it: readers of such data do not walk through the site. Null in the browser. */
  readonly data: Thing | readonly Thing[] | null
}

/** `<` is escaped, so that no content can end the script element. */
const serialized = (things: Thing | readonly Thing[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    ...(Array.isArray(things) ? { '@graph': things } : things),
  }).replaceAll('<', '\\u003c')

const written = (path: string): string | null =>
  document.querySelector(`script[data-about="${CSS.escape(path)}"]`)?.textContent ?? null

/** JSON-LD. In the browser what the server wrote stays as it is; no script element is ever made there, which Trusted Types refuse. */
export function StructuredData({ path, data }: StructuredDataProps) {
  const [json] = useState(() => (import.meta.env.SSR ? data && serialized(data) : written(path)))
  return (
    json !== null && (
      <script
        type="application/ld+json"
        data-about={path}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: json }}
      />
    )
  )
}
