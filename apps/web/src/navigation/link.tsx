import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link as RouterLink, useRouter } from 'wouter'
import { prepareCode } from './prepare.ts'

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
  const prepare = (): void => void prepareCode(href)
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
