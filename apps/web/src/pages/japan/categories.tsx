import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { count, rail } from '../../components/actions/chip.css.ts'
import { ChipLink } from '../../components/actions/chip.tsx'
import { CategoryIcon } from '../../features/catalogue/category-icon.tsx'
import { themePath } from '../../features/editorial/theme-card.tsx'
import { useFormat, useQueries } from '../../site/site.tsx'
import { JAPAN, topCategories } from './queries.ts'

const HERE = themePath(JAPAN)

export function Categories({ chosen }: { readonly chosen: string | null }) {
  const { t } = useLingui()
  const format = useFormat()
  const { data } = useQuery(useQueries().japanCategories())
  const top = topCategories(data?.data ?? [])
  if (top.length === 0) return null
  const current = (id: string | null) => (id === chosen ? ('true' as const) : undefined)
  return (
    <nav aria-label={t`Categories`} className={rail}>
      <ChipLink href={HERE} replace aria-current={current(null)}>
        <Trans>Popular</Trans>
      </ChipLink>
      {top.map((category) => {
        const { id, name, shopCount } = category
        return (
          <ChipLink
            key={id}
            href={`${HERE}?${new URLSearchParams({ category: id })}`}
            replace
            aria-current={current(id)}
          >
            <CategoryIcon category={category} size={20} />
            {name}
            <span className={count}>{format.number(shopCount)}</span>
          </ChipLink>
        )
      })}
    </nav>
  )
}
