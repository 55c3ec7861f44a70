import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CategoryEmblem } from '../../features/catalogue/category-icon.tsx'
import { Link } from '../../navigation/link.tsx'
import { useQueries } from '../../site/site.tsx'
import * as css from './categories.css.ts'

export function Categories() {
  const { t } = useLingui()
  const { data } = useQuery(useQueries().categories())
  const top = data?.data.filter(({ parentId, shopCount }) => parentId === null && shopCount > 0) ?? []
  if (top.length === 0) return null
  return (
    <nav aria-label={t`Categories`}>
      <ul className={css.row}>
        {top.map((category) => (
          <li key={category.id}>
            <Link href={`/search?${new URLSearchParams({ categoryId: category.id })}`} className={css.tile}>
              <CategoryEmblem category={category} />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
