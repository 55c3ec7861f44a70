import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEventHandler } from 'react'
import { Price } from '../../../features/catalogue/price.tsx'
import { INTL_LOCALE } from '../../../locale/languages.ts'
import { Link } from '../../../navigation/link.tsx'
import { useSite } from '../../../site/site.tsx'
import { visuallyHidden } from '../../../theme/shared.css.ts'
import * as css from './booking.css.ts'
import type { Service } from './choice.ts'

/** What pages call a discount; those of a newer server are services like all others. */
function useDiscountName(): (kind: string) => string | null {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    student: t`Students`,
    'first-visit': t`First visit`,
    senior: t`Seniors`,
  }
  return (kind) => names[kind] ?? null
}

const KINDS: ReadonlySet<string> = new Set(['student', 'first-visit', 'senior'])

/** A service of the list with its cheaper kinds, which are no rows of their own. */
export interface ListedService {
  readonly service: Service
  readonly discounts: readonly Service[]
}

export function listedServices(services: readonly Service[]): ListedService[] {
  const isDiscountOf = ({ discount }: Service, id: string): boolean =>
    discount !== undefined && KINDS.has(discount.kind) && discount.serviceId === id
  const discounts = services.filter((one) => services.some(({ id }) => isDiscountOf(one, id)))
  return services
    .filter((service) => !discounts.includes(service))
    .map((service) => ({ service, discounts: discounts.filter((one) => isDiscountOf(one, service.id)) }))
}

/** How much less it costs, as a share; null where that cannot be said. */
function shareOff(discounted: Service, usual: Service): number | null {
  const [less, whole] = [discounted.priceFrom, usual.priceFrom]
  if (less.currency !== whole.currency || less.amount >= whole.amount) return null
  return 1 - less.amount / whole.amount
}

/** What the service costs everybody else. */
export const UsualPrice = ({ service }: { readonly service: Service }) => (
  <span className={css.usualPrice}>
    <span className={visuallyHidden}>
      <Trans>Usual price</Trans>{' '}
    </span>
    <s>
      <Price money={service.priceFrom} />
    </s>
  </span>
)

interface DiscountsProps {
  readonly usual: Service
  readonly discounts: readonly Service[]
  readonly chosen: Service
  readonly hrefOf: (service: Service) => string
  readonly onPress: MouseEventHandler
}

/** A tag for each discount, with how much less it costs: a press chooses it, another the usual price again. */
export function Discounts({ usual, discounts, chosen, hrefOf, onPress }: DiscountsProps) {
  const { t } = useLingui()
  const { language } = useSite()
  const nameOf = useDiscountName()
  const share = new Intl.NumberFormat(INTL_LOCALE[language], { style: 'percent' })
  return (
    <ul className={css.discounts} aria-label={t`Discounts`}>
      {discounts.map((service) => {
        const off = shareOff(service, usual)
        const isChosen = service === chosen
        return (
          <li key={service.id}>
            <Link
              href={hrefOf(isChosen ? usual : service)}
              replace
              aria-current={isChosen || undefined}
              className={css.discount}
              onClick={onPress}
            >
              {nameOf(service.discount?.kind ?? '')}{' '}
              {off !== null && <span className={css.off}>{share.format(-off)}</span>}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
