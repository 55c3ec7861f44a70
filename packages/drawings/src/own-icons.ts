import { ACTIVE } from './own/active.ts'
import { BEAUTY } from './own/beauty.ts'
import { CARS } from './own/cars.ts'
import { CRAFT } from './own/craft.ts'
import { PLACES } from './own/places.ts'
import { RECOLORED } from './own/recolored.ts'
import { TABLE } from './own/table.ts'

/**
 * Things the emoji set does not have, or does not have as one wants them, drawn for this catalogue on the same 32 by 32
 * grid and in the same manner.
 */
export const OWN_ICONS = { ...BEAUTY, ...CARS, ...TABLE, ...CRAFT, ...ACTIVE, ...PLACES, ...RECOLORED } as const
