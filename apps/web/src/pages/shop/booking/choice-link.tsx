import type { MouseEvent } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { Link, type LinkProps } from '../../../navigation/link.tsx'
import { withChoice } from './choice.ts'

interface ChoiceLinkProps extends Omit<LinkProps, 'href' | 'replace' | 'onClick'> {
  readonly shopId: string
  /** What it changes in the address. */
  readonly patch: Readonly<Record<string, string | number>>
  readonly isChosen: boolean
  /** Shows the choice at once, and calls `follow` after that. */
  readonly press: (follow: () => void) => void
}

/** One of several choices on the shop's page: a link, so that it works without scripts. */
export function ChoiceLink({ shopId, patch, isChosen, press, ...rest }: ChoiceLinkProps) {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const choose = (event: MouseEvent): void => {
    event.preventDefault()
    // What another press has chosen since stands in the address.
    press(() => navigate(withChoice(shopId, new URLSearchParams(location.search), patch), { replace: true }))
  }
  return (
    <Link
      {...rest}
      href={withChoice(shopId, search, patch)}
      replace
      aria-current={isChosen || undefined}
      onClick={choose}
    />
  )
}
