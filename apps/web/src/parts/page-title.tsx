import { useSite } from '../site.tsx'

interface PageTitleProps {
  /** What the page is; the site's name follows. */
  readonly title?: string
  readonly description?: string | undefined
  readonly image?: string | undefined
}

/** Title and description of the document; React puts them into the head. */
export function PageTitle({ title, description, image }: PageTitleProps) {
  const site = useSite()
  const full = title === undefined ? site.title : `${title} | ${site.title}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title ?? site.title} />
      {description !== undefined && <meta name="description" content={description} />}
      {image !== undefined && <meta property="og:image" content={new URL(image, site.origin).href} />}
    </>
  )
}
