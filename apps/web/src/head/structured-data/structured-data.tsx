import { useState, useSyncExternalStore } from 'react'
import type { JsonLd } from './json-ld.ts'

interface StructuredDataProps {
  /** The page it speaks of, without language. */
  readonly path: string
  /** Only the server says it: readers of such data do not walk through the site. Null in the browser. */
  readonly data: JsonLd | readonly JsonLd[] | null
}

/** `<` is escaped, so that no content can end the script element. */
const serialized = (things: JsonLd | readonly JsonLd[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    ...(Array.isArray(things) ? { '@graph': things } : things),
  }).replaceAll('<', '\\u003c')

const written = (path: string): string | null =>
  document.querySelector(`script[data-about="${CSS.escape(path)}"]`)?.textContent ?? null

const never = () => () => undefined
/** Whether the app takes over what the server drew, rather than drawing it. */
const useTakesOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** JSON-LD. In the browser what the server wrote stays as it is; no script element is ever made there, which Trusted Types refuse. */
export function StructuredData({ path, data }: StructuredDataProps) {
  const takesOver = useTakesOver()
  const [json] = useState(() => {
    if (import.meta.env.SSR) return data && serialized(data)
    return takesOver ? written(path) : null
  })
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
