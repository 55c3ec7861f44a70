import { useSite } from '../site.tsx'

/** Title of the document, which React puts into the head: what the page is, then the site's name. */
export const PageTitle = ({ title }: { readonly title: string }) => <title>{`${title} | ${useSite().title}`}</title>
