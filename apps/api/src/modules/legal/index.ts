import type { Handlers } from '../../contract/handler.ts'
import { listFaqCategories, listFaqs } from './faqs.ts'
import { getLegalText, getPrivacyPolicy, getTermsOfUse, listLegalTexts } from './legal-texts.ts'

export const legal = {
  getLegalText,
  getPrivacyPolicy,
  getTermsOfUse,
  listFaqCategories,
  listFaqs,
  listLegalTexts,
} satisfies Partial<Handlers>
