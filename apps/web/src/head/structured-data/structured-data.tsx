import { useState, useSyncExternalStore } from 'react'
import type { JsonLd } from './json-ld.ts'

interface StructuredDataProps {
  /** The page it speaks of, without language. */
  readonly path: string
  /** Rendered by the server only: crawlers do not navigate within the app. Null in the browser. */
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
/** Whether the app hydrates the page rather than rendering it. */
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
