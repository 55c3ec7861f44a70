import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link as RouterLink, useRouter } from 'wouter'
import { usePrefetchOnIntent } from './prefetch/use-prefetch-on-intent.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path without language, with its query: `/search?keyword=…`. The prefix is put in front. */
  readonly href: string
  readonly replace?: boolean
  /** Moves with a view transition. */
  readonly transition?: boolean
  readonly ref?: Ref<HTMLAnchorElement>
}

/**
 * A link within the site. It prefetches the code and data of its page when the person is about to follow it. In another tab it
 * opens as any link does.
 */
export function Link({ href, onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur, ...rest }: LinkProps) {
  const { base } = useRouter()
  const { onIntent, onCancel, onPress } = usePrefetchOnIntent(href)
  const shared = {
    ...rest,
    onPointerEnter: both(onIntent, onPointerEnter),
    onPointerLeave: both(onCancel, onPointerLeave),
    onPointerDown: both(onPress, onPointerDown),
    onFocus: both(onIntent, onFocus),
    onBlur: both(onCancel, onBlur),
  }
  if (rest.target === '_blank') return <a {...shared} href={href === '/' ? base : base + href} />
  // The front page is /ja, not /ja/.
  return <RouterLink {...shared} href={href === '/' ? `~${base}` : href} />
}

const both =
  <Event,>(first: () => void, second: ((event: Event) => void) | undefined) =>
  (event: Event): void => {
    first()
    second?.(event)
  }
