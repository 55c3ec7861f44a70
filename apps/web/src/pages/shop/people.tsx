import { Trans, useLingui } from '@lingui/react/macro'
import { usePressed } from '../../navigation/use-pressed.ts'
import * as css from './booking.css.ts'
import { type Choice, PEOPLE, type Shop } from './choice.ts'
import { ChoiceLink } from './choice-link.tsx'

/** For how many. */
export function People({ shop, choice }: { readonly shop: Shop; readonly choice: Choice }) {
  const { t } = useLingui()
  const [quantity, press] = usePressed(choice.quantity)
  return (
    <nav className={css.people} aria-label={t`People`}>
      <span className={css.peopleLabel}>
        <Trans>People</Trans>
      </span>
      <span className={css.segments}>
        {PEOPLE.map((count) => (
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
  )
}
