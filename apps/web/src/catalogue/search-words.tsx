import { useQuery } from '@tanstack/react-query'
import { useQueries } from '../site.tsx'

/** What a search box names as its `list`: the browser's own combobox, which works with every keyboard and without scripts. */
export const SEARCH_WORDS = 'search-words'

/** What others search for, then cities and categories; of what the page has read anyway. */
export function SearchWords() {
  const queries = useQueries()
  const tags = useQuery({ ...queries.searchTags(), enabled: false }).data?.data ?? []
  const cities = useQuery({ ...queries.cities(), enabled: false }).data?.data ?? []
  const categories = useQuery({ ...queries.categories(), enabled: false }).data?.data ?? []
  const words = [...tags.map(({ keyword }) => keyword), ...[...cities, ...categories].map(({ name }) => name)]
  return (
    <datalist id={SEARCH_WORDS}>
      {[...new Set(words)].map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}
