import { useMarkTitled } from '../head/titled.ts'
import { useSite } from '../site.tsx'

/** Title of the document, which React puts into the head: what the page is, then the site's name. */
export function PageTitle({ title }: { readonly title: string }) {
  useMarkTitled()
  return <title>{`${title} | ${useSite().title}`}</title>
}
