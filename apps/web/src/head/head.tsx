import { memo } from 'react'
import { useSite } from '../site/site.tsx'
import { toMetaDescription } from './meta-description.ts'
import { PageAddresses } from './page-addresses.tsx'
import { PageTitle } from './page-title.tsx'
import { ShareCard } from './share-card.tsx'

interface HeadProps {
  readonly title: string
  readonly description: string
  /** The site's banner where the page has none of its own. */
  readonly image?: string | undefined
  readonly type?: 'website' | 'article'
  /** Without language. */
  readonly path: string
}

/** The head of a public page. */
export const Head = memo(({ title, description: whole, image, type = 'website', path }: HeadProps) => {
  const description = toMetaDescription(whole, useSite().language)
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
      <PageAddresses path={path} />
      {/* Who shows links to others asks the server; nobody reads this from a page that one moved to within the app. */}
      {import.meta.env.SSR && <ShareCard {...{ title, description, image, type, path }} />}
    </>
  )
})
