import { useFormat } from '../../../site/site.tsx'
import * as css from './filter-form.css.ts'

interface FacetCountProps {
  /** Null while it is being counted. */
  readonly count: number | null
  /** Of all there are: nearly as wide as what comes. */
  readonly most: number
}

/** How many results a choice would leave; its room is kept until that is known. */
export function FacetCount({ count, most }: FacetCountProps) {
  const format = useFormat()
  return count === null ? <span className={css.uncounted}>{format.number(most)}</span> : format.number(count)
}

/** Whether it is counted that no result is left. */
export const isEmptyFacet = (
  facets: readonly { readonly id: string }[] | undefined,
  { id }: { readonly id: string },
): boolean => facets !== undefined && !facets.some((facet) => facet.id === id)

/** What stands behind the name of a choice; nothing where no result is left. */
export function facetCount(
  facets: readonly { readonly id: string; readonly count: number }[] | undefined,
  { id, shopCount }: { readonly id: string; readonly shopCount: number },
) {
  const count = facets === undefined ? null : facets.find((facet) => facet.id === id)?.count
  return count === undefined ? undefined : <FacetCount count={count} most={shopCount} />
}
