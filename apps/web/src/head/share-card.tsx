import { INTL_LOCALE, LANGUAGES } from '../locale/languages.ts'
import { localizePath } from '../locale/paths.ts'
import { useSite } from '../site/site.tsx'
import { SHARE_HEIGHT, SHARE_PREFIX, SHARE_WIDTH, sharePicture } from './share-picture.ts'

interface ShareCardProps {
  readonly title: string
  readonly description: string
  readonly image: string | undefined
  readonly type: 'website' | 'article'
  /** The page's own address, without language. */
  readonly path: string
}

const openGraphLocale = (locale: string): string => locale.replace('-', '_')

/** How a link to the page looks where people send it to each other (Open Graph, and X's own names for the rest). */
export function ShareCard({ title, description, image, type, path }: ShareCardProps) {
  const site = useSite()
  const source = image ?? site.bannerUrl
  const picture = source === null ? undefined : sharePicture(source, site.origin)
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:url" content={site.origin + localizePath(site.language, path)} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {LANGUAGES.map((language) => (
        <meta
          key={language}
          property={language === site.language ? 'og:locale' : 'og:locale:alternate'}
          content={openGraphLocale(INTL_LOCALE[language])}
        />
      ))}
      <meta name="twitter:card" content={picture === undefined ? 'summary' : 'summary_large_image'} />
      {picture !== undefined && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {picture?.startsWith(`${site.origin}${SHARE_PREFIX}/`) && (
        <>
          <meta property="og:image:width" content={String(SHARE_WIDTH)} />
          <meta property="og:image:height" content={String(SHARE_HEIGHT)} />
        </>
      )}
    </>
  )
}
