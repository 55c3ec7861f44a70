import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useQueries } from '../../site/site.tsx'

/** What a search box names as its `list`: the browser's own combobox, which works with every keyboard and without scripts. */
export const SUGGESTIONS_ID = 'search-words'

/** What others search for, then cities and categories; of what the page has read anyway. */
export function SearchSuggestions({ id = SUGGESTIONS_ID }: { readonly id?: string }) {
  const queries = useQueries()
  const tags = useQuery({ ...queries.searchTags(), enabled: false }).data?.data ?? []
  const cities = useQuery({ ...queries.cities(), enabled: false }).data?.data ?? []
  const categories = useQuery({ ...queries.categories(), enabled: false }).data?.data ?? []
  const words = [...tags.map(({ keyword }) => keyword), ...[...cities, ...categories].map(({ name }) => name)]
  return (
    <datalist id={id}>
      {[...new Set(words)].map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}

/** Reads them where the page has not. As what is read ahead: no page waits for it, and without it a box only offers less. */
export function usePrefetchSuggestions(): () => void {
  const queries = useQueries()
  const cache = useQueryClient()
  return () => {
    void cache.prefetchQuery(queries.searchTags())
    void cache.prefetchQuery(queries.cities())
    void cache.prefetchQuery(queries.categories())
  }
}
