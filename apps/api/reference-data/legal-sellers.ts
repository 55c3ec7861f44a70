import { SELLER_JP } from './legal-seller-jp.ts'
import { SELLER_KR } from './legal-seller-kr.ts'
import { SELLER_TW } from './legal-seller-tw.ts'
import type { SellerText } from './reference-data.types.ts'

/** Examples for a start outside production, and forms for operators. Names, numbers and places are fictional. */
export const SELLER_EXAMPLES: readonly SellerText[] = [SELLER_JP, SELLER_KR, SELLER_TW]
