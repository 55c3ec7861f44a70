import { Trans } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { SelectField } from '../../components/form/field.tsx'
import { useFormat } from '../../site/site.tsx'

type ReturnBranch = components['schemas']['ReturnBranch']

interface ReturnBranchFieldProps {
  /** Where it is picked up. */
  readonly shopName: string
  readonly branches: readonly ReturnBranch[]
  /** The id of the branch; null: where it was picked up. */
  readonly chosen: string | null
  readonly onChoose: (id: string | null) => void
}

/** Where a rental is returned, and what that costs. */
export function ReturnBranchField({ shopName, branches, chosen, onChoose }: ReturnBranchFieldProps) {
  const { money } = useFormat()
  return (
    <SelectField
      label={<Trans>Return to</Trans>}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    >
      <option value="">{shopName}</option>
      {branches.map(({ id, shopName: name, price }) => (
        <option key={id} value={id}>
          {name} (+{money(price)})
        </option>
      ))}
    </SelectField>
  )
}
