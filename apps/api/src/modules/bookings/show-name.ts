import type { Locale, Schemas } from '../../contract/types.ts'
import type { NameSnapshot } from '../../db/tables/booking-snapshot.ts'
import { inLanguage } from '../../lib/localized-text.ts'

export const showName = (agreed: NameSnapshot | null, locale: Locale): Schemas['NamedId'] | null =>
  agreed === null ? null : { id: agreed.id, name: inLanguage(locale, agreed.name) }
