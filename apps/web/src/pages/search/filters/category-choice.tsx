import { Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { ChipChoice } from '../../../components/actions/chip.tsx'
import { cluster } from '../../../theme/recipes.css.ts'
import { facetCount, isEmptyFacet } from './facet-count.tsx'
import * as css from './filter-form.css.ts'
import type { Filters } from './filters.ts'
import type { Names } from './names.ts'

/** Unchecks the parent and the children of a chosen category: together they would search the wider one. */
export function uncheckRelatives(
  form: HTMLFormElement,
  { value }: HTMLInputElement,
  categories: Names['categories'],
): void {
  const parentOf = (id: string) => categories.find((category) => category.id === id)?.parentId
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name="categoryId"]:checked'))
    if (box.value === parentOf(value) || parentOf(box.value) === value) box.checked = false
}

interface CategoryChoiceProps {
  readonly filters: Filters
  /** As the form stands, where something in it was changed. */
  readonly edited: Filters | null | undefined
  readonly categories: Names['categories']
  readonly facets: components['schemas']['Facets'] | undefined
}

/** The top categories, and below them the subcategories of those that are chosen. */
export function CategoryChoice({ filters, edited, categories, facets }: CategoryChoiceProps) {
  const chosen = (category: { id: string; parentId: string | null }): boolean =>
    filters.categoryIds.includes(category.id)
  const top = categories.filter(({ parentId }) => parentId === null)
  const { categoryIds } = edited ?? filters
  const open = top.filter(({ id: parent }) =>
    categoryIds.some((one) => one === parent || categories.find(({ id }) => id === one)?.parentId === parent),
  )
  const chip = (category: Names['categories'][number]) => (
    <ChipChoice
      key={category.id}
      type="checkbox"
      name="categoryId"
      value={category.id}
      defaultChecked={chosen(category)}
      count={facetCount(facets?.categories, category)}
      isEmpty={isEmptyFacet(facets?.categories, category)}
    >
      {category.name}
    </ChipChoice>
  )
  return (
    <fieldset>
      <legend className={css.legend}>
        <Trans>Category</Trans>
      </legend>
      <div className={cluster({ gap: 2 })}>{top.map(chip)}</div>
      {open.map((parent) => (
        <fieldset key={parent.id} className={css.children}>
          <legend className={css.childrenOf}>{parent.name}</legend>
          <div className={cluster({ gap: 2 })}>
            {categories.filter(({ parentId }) => parentId === parent.id).map(chip)}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}
