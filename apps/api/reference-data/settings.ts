import { mix } from '@yoyaku/drawings/random'
import type { CoverSpec } from '@yoyaku/drawings/spec'
import type { ReferenceRates, ReferenceTheme } from './reference-data.types.ts'

export const EXCHANGE_RATES: ReferenceRates = {
  base: 'USD',
  asOf: '2026-11-01',
  rates: { JPY: '154.72', KRW: '1418.35', TWD: '31.264' },
}

export const PLATFORM_STYLE: ReferenceTheme = {
  primaryColor: '#16213e',
  secondaryColor: '#2b62d9',
  accentColor: '#ffc94a',
  linkColor: '#eaf1ff',
  bannerUrl: '/media/banner.svg',
  logoUrl: '/media/logo.svg',
  title: 'Yoyaku',
}

/** The number only chooses among equal drawings. */
export const BANNER: CoverSpec = {
  seed: mix(20261101, 'banner'),
  category: 'city-jp',
  object: 'mount-fuji',
  ratio: '16:9',
}
