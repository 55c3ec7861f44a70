import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useQueries } from '../../../site/site.tsx'

type Kind = 'recent' | 'top' | 'category' | 'place' | 'shop'

export interface Suggestion {
  readonly kind: Kind
  /** What the list shows, and what the field takes unless it leads to `href`. */
  readonly text: string
  readonly shopCount?: number
  readonly href?: string
}

const PAUSE_MS = 250
const SHOPS_READ = 4
/** Of each kind, while one types. */
const SHOWN = 4
/** A shop may be found by its name in another language: where so few are found, it is meant. */
const FEW = 3

const HIRAGANA = /[ぁ-ゖ]/g
/** Katakana follow hiragana in the same order. */
const KATAKANA_AFTER = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)

/** In Japanese one types ねいる before it becomes ネイル. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(HIRAGANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + KATAKANA_AFTER))

/** The text once typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The first shops for a text, once typing pauses. A late answer is aborted when the text changes. */
export function useFirstShops(text: string, isNeeded: boolean) {
  const keyword = usePaused(text)
  const { data } = useQuery({
    ...useQueries().search({ keyword, limit: SHOPS_READ }),
    enabled: isNeeded && keyword !== '' && keyword === text,
    retry: false,
  })
  return keyword === text ? data : undefined
}

/** Districts and shops, which the server finds. */
function useFound(text: string, isOpen: boolean): readonly Suggestion[] {
  const data = useFirstShops(text, isOpen)
  if (data === undefined) return []
  const typed = folded(text)
  const isNamed = (name: string): boolean => folded(name).includes(typed)
  // The number of shops is that of the district only where nothing else was typed.
  const isAlone = (name: string): boolean => isNamed(name) || !(/\s/.test(typed) || typed.includes(folded(name)))
  const districts = (data.interpretation?.places ?? []).flatMap(({ name, shopCount }): Suggestion[] =>
    shopCount === null || !isAlone(name) ? [] : [{ kind: 'place', text: name, shopCount }],
  )
  const shops = data.data
    .filter(({ shopName }) => isNamed(shopName) || data.total <= FEW)
    .map(
      ({ id, shopName }): Suggestion => ({ kind: 'shop', text: shopName, href: `/brands/${encodeURIComponent(id)}` }),
    )
  return [...districts, ...shops]
}

/** What the field offers: what was searched before, and of the catalog what contains the text. */
export function useSuggestions(text: string, isOpen: boolean, recent: readonly string[]): readonly Suggestion[] {
  const queries = useQueries()
  const tags = useQuery({ ...queries.searchTags(), enabled: isOpen }).data?.data ?? []
  const cities = useQuery({ ...queries.cities(), enabled: isOpen }).data?.data ?? []
  const categories = useQuery({ ...queries.categories(), enabled: isOpen }).data?.data ?? []
  const found = useFound(text, isOpen)
  const typed = folded(text)
  const of = (kind: Kind, names: readonly { name: string; shopCount?: number }[]): Suggestion[] =>
    names
      .filter(({ name }) => folded(name).includes(typed))
      .sort((a, b) => Number(folded(b.name).startsWith(typed)) - Number(folded(a.name).startsWith(typed)))
      .slice(0, SHOWN)
      .map(({ name, shopCount }) => ({ kind, text: name, ...(shopCount !== undefined && { shopCount }) }))
  const before = of(
    'recent',
    recent.map((name) => ({ name })),
  )
  const named = typed === '' ? [] : [...of('category', categories), ...of('place', cities), ...found]
  const others = new Set([...before, ...named].map((other) => folded(other.text)))
  const top = of(
    'top',
    tags.map(({ keyword }) => ({ name: keyword })),
  ).filter((tag) => !others.has(folded(tag.text)))
  return [...before, ...top, ...named]
}
