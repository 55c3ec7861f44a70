import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link as RouterLink, useRouter } from 'wouter'
import { splitPath } from '../locale/paths.ts'
import { loadPage, matchPage } from '../routes.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path without language, with its query: `/search?keyword=…`. The prefix is put in front. */
  readonly href: string
  readonly replace?: boolean
  /** Moves with a view transition. */
  readonly transition?: boolean
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link within the site. The code of the page it leads to is fetched as soon as somebody means to follow it. */
export function Link({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const { base } = useRouter()
  const prepare = (): void => {
    const match = matchPage(splitPath(href.split(/[?#]/, 1)[0] ?? '/').rest)
    if (match !== null) void loadPage(match.route).catch(() => undefined)
  }
  return (
    <RouterLink
      {...rest}
      // The front page is /ja, not /ja/.
      href={href === '/' ? `~${base}` : href}
      onPointerEnter={(event) => {
        prepare()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prepare()
        onFocus?.(event)
      }}
    />
  )
}
