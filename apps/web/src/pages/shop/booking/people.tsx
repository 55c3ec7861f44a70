import { Trans, useLingui } from '@lingui/react/macro'
import { usePressed } from '../../../navigation/use-pressed.ts'
import { textLink } from '../../../theme/shared.css.ts'
import type { ShownShop } from '../queries.ts'
import * as css from './booking.css.ts'
import { type Choice, peopleOf } from './choice.ts'
import { ChoiceLink } from './choice-link.tsx'

/** For how many. */
export function People({ shop, choice }: { readonly shop: ShownShop; readonly choice: Choice }) {
  const { t } = useLingui()
  const { phone, writtenPhone } = shop
  const offered = peopleOf(shop)
  const most = offered.length + 1
  const [quantity, press] = usePressed(choice.quantity)
  return (
    <div className={css.people}>
      <nav className={css.peopleChoice} aria-label={t`People`}>
        <span className={css.peopleLabel}>
          <Trans>People</Trans>
        </span>
        <span className={css.segments}>
          {offered.map((count) => (
            <ChoiceLink
              key={count}
              shopId={shop.id}
              patch={{ quantity: count }}
              isChosen={count === quantity}
              press={(follow) => press(count, follow)}
              className={css.segment}
            >
              {count}
            </ChoiceLink>
          ))}
        </span>
      </nav>
      <span className={css.callForMore}>
        <Trans>
          {most} or more? Call{' '}
          <a href={`tel:${phone}`} className={textLink}>
            {writtenPhone}
          </a>
        </Trans>
      </span>
    </div>
  )
}
