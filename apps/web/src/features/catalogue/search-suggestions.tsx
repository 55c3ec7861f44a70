import { useQuery } from '@tanstack/react-query'
import { useQueries } from '../../site/site.tsx'

/** What a search box names as its `list`: the browser's own combobox, which works with every keyboard and without scripts. */
export const SUGGESTIONS_ID = 'search-words'

interface SearchSuggestionsProps {
  readonly id?: string
  /** Reads what the page has not. Otherwise they are of what the page has read anyway. */
  readonly reads?: boolean
}

/** What others search for, then cities and categories. No page waits for them: without them a box only offers less. */
export function SearchSuggestions({ id = SUGGESTIONS_ID, reads = false }: SearchSuggestionsProps) {
  const queries = useQueries()
  const tags = useQuery({ ...queries.searchTags(), enabled: reads }).data?.data ?? []
  const cities = useQuery({ ...queries.cities(), enabled: reads }).data?.data ?? []
  const categories = useQuery({ ...queries.categories(), enabled: reads }).data?.data ?? []
  const words = [...tags.map(({ keyword }) => keyword), ...[...cities, ...categories].map(({ name }) => name)]
  return (
    <datalist id={id}>
      {[...new Set(words)].map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}
