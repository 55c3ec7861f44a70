import type { IconName } from '@yoyaku/drawings'
import type { SeedCategory } from '../catalogue.types.ts'
import type { Text } from '../text.ts'
import { t } from '../text.ts'
import type { TopId } from '../trades/trade.types.ts'
import { TRADES } from '../trades/trades.ts'

const TOPS: readonly { id: TopId; name: Text; icon: IconName }[] = [
  { id: 'beauty', name: t('Beauty', '뷰티', '美容', '美容美體'), icon: 'sparkles' },
  { id: 'dining', name: t('Food and dining', '맛집', 'グルメ', '美食餐廳'), icon: 'fork-and-knife-with-plate' },
  { id: 'culture', name: t('Cultural experiences', '문화 체험', '文化体験', '文化體驗'), icon: 'folding-hand-fan' },
  {
    id: 'lifestyle',
    name: t('Lifestyle', '라이프스타일', 'ライフスタイル', '生活休閒'),
    icon: 'leaf-fluttering-in-wind',
  },
  { id: 'car-care', name: t('Car care', '자동차 관리', 'カーケア', '汽車美容保養'), icon: 'automobile' },
  { id: 'car-rental', name: t('Car rental in Japan', '일본 렌터카', 'レンタカー', '日本租車'), icon: 'key' },
]

export const CATEGORIES: SeedCategory[] = TOPS.flatMap(({ id, name, icon }, top) => [
  { id, slug: id, name, icon, parent: null, sort: top * 100 },
  ...TRADES.filter((trade) => trade.top === id).map((trade, child) => ({
    id: trade.id,
    slug: trade.id,
    name: trade.name,
    icon: trade.icon,
    parent: id,
    sort: top * 100 + child + 1,
  })),
])
