import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
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
        {top.map(({ id, name, icon }) => (
          <li key={id}>
            <Link href={`/search?${new URLSearchParams({ categoryId: id })}`} className={css.tile}>
              <img src={icon.url} width={icon.width} height={icon.height} alt="" className={css.icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
