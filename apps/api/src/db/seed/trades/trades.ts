import { BEAUTY } from './beauty.ts'
import { CAR_CARE } from './car-care.ts'
import { CAR_RENTAL } from './car-rental.ts'
import { CULTURE } from './culture.ts'
import { DINING } from './dining.ts'
import { LIFESTYLE } from './lifestyle.ts'
import type { Trade } from './trade.types.ts'

export const TRADES: readonly Trade[] = [...BEAUTY, ...CAR_CARE, ...DINING, ...CULTURE, ...LIFESTYLE, ...CAR_RENTAL]
