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
