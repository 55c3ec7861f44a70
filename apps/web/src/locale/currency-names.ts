import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Currency } from './languages.ts'

/** As in "prices in Japanese yen". */
export const CURRENCY_NAMES: Readonly<Record<Currency, MessageDescriptor>> = {
  TWD: msg`New Taiwan dollars`,
  USD: msg`US dollars`,
  JPY: msg`Japanese yen`,
  KRW: msg`Korean won`,
}
