import type { Handlers } from '../../contract/handler.ts'
import { listFaqCategories, listFaqs } from './faqs.ts'
import { getPrivacyPolicy, getTermsOfUse } from './legal-texts.ts'

export const legal = { getPrivacyPolicy, getTermsOfUse, listFaqCategories, listFaqs } satisfies Partial<Handlers>
