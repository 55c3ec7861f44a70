import { Trans, useLingui } from '@lingui/react/macro'
import { chip } from '../../../components/actions/chip.css.ts'
import { ChipRow } from '../../../components/actions/chip.tsx'
import { usePressed } from '../../../navigation/use-pressed.ts'
import { textLink } from '../../../theme/shared.css.ts'
import type { ShopWithPhone } from '../queries.ts'
import * as css from './booking.css.ts'
import { type Choice, peopleOf, upTo } from './choice.ts'
import { ChoiceLink } from './choice-link.tsx'

/** For how many. */
export function People({ shop, choice }: { readonly shop: ShopWithPhone; readonly choice: Choice }) {
  const { t } = useLingui()
  const { phone, formattedPhone } = shop
  const { service } = choice
  const isRented = service?.dayUnit === true
  const offered = isRented ? upTo(service.maxQuantity) : peopleOf(shop)
  const most = offered.length + 1
  const [quantity, press] = usePressed(choice.quantity)
  return (
    <div className={css.people}>
      <nav className={css.peopleChoice} aria-label={isRented ? t`Seats` : t`People`}>
        <span className={css.peopleLabel}>{isRented ? <Trans>Seats</Trans> : <Trans>People</Trans>}</span>
        <ChipRow>
          {offered.map((count) => (
            <ChoiceLink
              key={count}
              shopId={shop.id}
              patch={{ quantity: count }}
              isChosen={count === quantity}
              press={(follow) => press(count, follow)}
              className={chip}
            >
              {count}
            </ChoiceLink>
          ))}
        </ChipRow>
      </nav>
      {/* What is rented has so many seats. */}
      {!isRented && (
        <span className={css.callForMore}>
          <Trans>
            {most} or more? Call{' '}
            <a href={`tel:${phone}`} className={textLink}>
              {formattedPhone}
            </a>
          </Trans>
        </span>
      )}
    </div>
  )
}
