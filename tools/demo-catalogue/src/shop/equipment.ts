import { at, type Random } from '@yoyaku/drawings/random'
import type { SeedEquipment } from '../catalogue.types.ts'
import { fill, same } from '../text.ts'
import type { Trade } from '../trades/trade.types.ts'
import { CAR_NAME, RESOURCE_NAMES, ROOM_NAMES, SEAT_AT_WORK } from '../words/shop-words.ts'

/** Up to six pieces of equipment: most for the main trade, a few for the second. */
export function equipmentOf(random: Random, shopId: string, trades: readonly Trade[]): Map<string, SeedEquipment[]> {
  const byTrade = new Map<string, SeedEquipment[]>()
  const firstRoom = random.int(0, ROOM_NAMES.length - 1)
  let made = 0
  for (const [index, trade] of trades.entries()) {
    const { kind, capacities } = trade.setting
    const shared = [...byTrade.entries()].find(([, list]) => list[0]?.kind === kind && kind !== 'car')?.[1]
    if (shared !== undefined) {
      byTrade.set(trade.id, shared)
      continue
    }
    const many = trades.length > 1 ? (index === 0 ? random.int(3, 4) : 2) : random.int(3, 6)
    const own: SeedEquipment[] = []
    for (let number = 1; number <= Math.min(many, Math.max(3, capacities.length)); number++) {
      made += 1
      const name =
        kind === 'room'
          ? at(ROOM_NAMES, firstRoom + made)
          : kind === 'car'
            ? fill(CAR_NAME, { kind: trade.oneName ?? trade.name, n: same(`${number}`) })
            : fill(kind === 'seat' && trade.top === 'culture' ? SEAT_AT_WORK : RESOURCE_NAMES[kind], {
                n: same(`${number}`),
              })
      own.push({ id: `${shopId}-r${made}`, kind, name, capacity: at(capacities, number - 1) })
    }
    byTrade.set(trade.id, own)
  }
  return byTrade
}
