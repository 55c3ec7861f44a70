import { t } from '../src/lib/localized-text.ts'
import { PRIVACY_INTRO, PRIVACY_SECTIONS } from './legal-privacy.ts'
import { joined } from './legal-section.ts'
import { TERMS_INTRO, TERMS_SECTIONS } from './legal-terms.ts'
import type { LegalText } from './reference-data.types.ts'

export const TERMS: LegalText = {
  version: '2026-11-25',
  title: t('Terms of use', '이용약관', '利用規約', '使用條款'),
  body: joined(TERMS_INTRO, TERMS_SECTIONS),
}

export const PRIVACY: LegalText = {
  version: '2026-11-29',
  title: t('Privacy policy', '개인정보 처리방침', 'プライバシーポリシー', '隱私權政策'),
  body: joined(PRIVACY_INTRO, PRIVACY_SECTIONS),
}
