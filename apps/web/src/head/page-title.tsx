import { useSite } from '../site/site.tsx'
import { useRegisterTitle } from './page-title-store.ts'

/** Title of the document, which React puts into the head: what the page is, then the site's name. */
export function PageTitle({ title }: { readonly title: string }) {
  useRegisterTitle()
  return <title>{`${title} | ${useSite().title}`}</title>
}
