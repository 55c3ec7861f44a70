import { useState } from 'react'
import { type Filters, filtersOfForm, toHref, withNamedPlace } from './filters.ts'

/** The field of the keyword and the order are not drawn with the form. */
const filtersText = (search: URLSearchParams): string =>
  [...search]
    .filter(([name, value]) => value !== '' && name !== 'sort' && name !== 'keyword')
    .map((pair) => pair.join('='))
    .sort()
    .join('&')

/** Whether the form already shows the filters of the address. */
function isFormUpToDate(form: HTMLFormElement, href: string): boolean {
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  return (
    filtersText(withNamedPlace(new URLSearchParams(entries))) ===
    filtersText(new URL(href, location.origin).searchParams)
  )
}

/**
 * Changes when an address fills the form anew; not when the form itself caused that address: then it shows it already, and keeps
 * the focus.
 */
export function useFormVersion(
  filters: Filters,
  read: (form: HTMLFormElement) => Filters,
): readonly [version: number, sent: (form: HTMLFormElement) => void] {
  const href = toHref(filters)
  const [shown, setShown] = useState({ href, version: 0 })
  const [own, setOwn] = useState<string | null>(null)
  const isOwn = own === href
  if (shown.href !== href) {
    setShown({ href, version: isOwn ? shown.version : shown.version + 1 })
    if (!isOwn) setOwn(null)
  }
  const sent = (form: HTMLFormElement): void => {
    const { keyword } = read(form)
    const next = toHref({ ...filtersOfForm(form), keyword })
    setOwn(isFormUpToDate(form, next) ? next : null)
  }
  return [shown.version, sent]
}
