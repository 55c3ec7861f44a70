import { inLanguage } from '../availability/in-language.ts'
import type { Locale, Schemas } from '../contract/handler.ts'
import type { AgreedName } from './agreed.ts'

export const showName = (agreed: AgreedName | null, locale: Locale): Schemas['NamedId'] | null =>
  agreed === null ? null : { id: agreed.id, name: inLanguage(locale, agreed.name) }
