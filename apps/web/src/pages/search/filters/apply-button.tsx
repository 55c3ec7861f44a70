import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Currency, SearchFilters } from '@yoyaku/core/types'
import { Button } from '../../../components/actions/button.tsx'
import { useQueries, useSite } from '../../../site/site.tsx'
import { type Filters, toQuery } from './filters.ts'

interface ApplyButtonProps {
  /** The id of the form that it sends. */
  readonly form: string
  /** As the form stands now. */
  readonly filters: Filters
}

/** Counts the shops that filters leave. */
export const countQuery = (filters: Filters, currency: Currency): SearchFilters => ({
  ...toQuery(filters, currency),
  limit: 1,
})

/** Sends the filters, and says before how many shops they leave. */
export function ApplyButton({ form, filters }: ApplyButtonProps) {
  const { currency } = useSite()
  const { data } = useQuery({
    ...useQueries().search(countQuery(filters, currency)),
    placeholderData: keepPreviousData,
  })
  return (
    <Button type="submit" form={form} fullWidth>
      {data === undefined ? (
        <Trans>Apply</Trans>
      ) : (
        <Plural value={data.total} _0="No shops" one="Show # shop" other="Show # shops" />
      )}
    </Button>
  )
}
