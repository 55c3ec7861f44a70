import { BEAUTY } from './beauty.ts'
import { CAR_CARE } from './car-care.ts'
import { CAR_RENTAL } from './car-rental.ts'
import { COSTUME } from './costume.ts'
import { CULTURE } from './culture.ts'
import { DINING } from './dining.ts'
import { LIFESTYLE } from './lifestyle.ts'
import { MOVEMENT } from './movement.ts'
import { SKIN_AND_BODY } from './skin-and-body.ts'
import { TEA_AND_COFFEE } from './tea-and-coffee.ts'
import type { Trade } from './trade.types.ts'

export const TRADES: readonly Trade[] = [
  ...BEAUTY,
  ...SKIN_AND_BODY,
  ...DINING,
  ...TEA_AND_COFFEE,
  ...CULTURE,
  ...COSTUME,
  ...LIFESTYLE,
  ...MOVEMENT,
  ...CAR_CARE,
  ...CAR_RENTAL,
]

/** What a shop of a trade may sell beside it. A trade without a row keeps to itself, as restaurants and groomers do. */
export const SECOND_TRADES: Record<string, readonly string[]> = {
  hair: ['nails', 'eyelash', 'massage'],
  nails: ['eyelash', 'facial'],
  eyelash: ['nails', 'facial'],
  facial: ['massage', 'eyelash'],
  massage: ['facial', 'sauna'],
  'tea-ceremony': ['calligraphy', 'kimono'],
  pottery: ['calligraphy'],
  calligraphy: ['tea-ceremony'],
  'cooking-class': ['tea-ceremony'],
  kimono: ['tea-ceremony', 'photo-studio'],
  hanbok: ['photo-studio'],
  'photo-studio': ['kimono', 'hanbok'],
  fitness: ['yoga', 'sauna'],
  yoga: ['massage'],
  sauna: ['massage'],
  'car-wash': ['coating'],
  coating: ['car-wash'],
  tyres: ['inspection', 'car-wash'],
  inspection: ['tyres', 'car-wash'],
  compact: ['kei', 'minivan', 'suv'],
  kei: ['compact', 'minivan', 'suv'],
  minivan: ['compact', 'kei', 'suv'],
  suv: ['compact', 'kei', 'minivan'],
}
