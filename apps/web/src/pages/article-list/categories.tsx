import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { rail } from '../../components/actions/chip.css.ts'
import { ChipLink } from '../../components/actions/chip.tsx'
import { pathOf } from './choice.ts'

interface CategoriesProps {
  readonly categories: readonly components['schemas']['NamedId'][]
  readonly chosen: string | null
}

export function Categories({ categories, chosen }: CategoriesProps) {
  const { t } = useLingui()
  if (categories.length === 0) return null
  const current = (id: string | null) => (id === chosen ? ('true' as const) : undefined)
  return (
    <nav aria-label={t`Categories`} className={rail}>
      <ChipLink href="/article" aria-current={current(null)}>
        <Trans>All</Trans>
      </ChipLink>
      {categories.map(({ id, name }) => (
        <ChipLink key={id} href={pathOf({ categoryId: id, page: 0 })} aria-current={current(id)}>
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}
