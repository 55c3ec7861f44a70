import { useLingui } from '@lingui/react/macro'
import { useSite } from '../../site/site.tsx'

/** What the site offers, in a sentence: the operator's, or one that is true of the catalogue that it shows. */
export function useTagline(): string {
  const { t } = useLingui()
  const { serviceCount, tagline, places, format } = useSite()
  if (tagline !== null) return tagline
  if (serviceCount === null) return t`Book services in ${places}, in your own language.`
  const count = format.number(serviceCount)
  return t`Book over ${count} services in ${places}, in your own language.`
}
