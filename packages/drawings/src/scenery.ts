import type { IconName } from './draw.ts'

/** Objects in the pictures of a category: large ones, and small ones that may stand beside them. */
export type Scenery = { top: string; heroes: readonly IconName[]; besides: readonly IconName[] }

export const SCENERY: Record<string, Scenery> = {
  hair: {
    top: 'beauty',
    heroes: ['scissors', 'hair-pick', 'mirror', 'barber-pole', 'lotion-bottle', 'hair-dryer'],
    besides: ['hair-pick', 'lotion-bottle', 'potted-plant', 'blossom', 'mirror', 'tulip'],
  },
  nails: {
    top: 'beauty',
    heroes: [
      'nail-polish',
      'nail-bottle',
      'nail-bottle-plum',
      'nail-bottle-coral',
      'nail-bottle-mint',
      'nail-tips',
      'nail-tips-cool',
    ],
    besides: ['gem-stone', 'blossom', 'ribbon', 'sparkles', 'ring', 'butterfly'],
  },
  eyelash: {
    top: 'beauty',
    heroes: ['lashes', 'lashes-plum', 'lashes-rose', 'mascara', 'mirror'],
    besides: ['sparkles', 'lipstick', 'blossom', 'feather', 'mirror'],
  },
  facial: {
    top: 'beauty',
    heroes: ['lotion-bottle', 'cream-jar', 'sheet-mask', 'serum', 'soap', 'rose'],
    besides: ['lemon', 'cucumber', 'candle', 'herb', 'blossom', 'droplet'],
  },
  massage: {
    top: 'beauty',
    heroes: ['lotus', 'candle', 'warm-stones', 'towels', 'hibiscus'],
    besides: ['candle', 'herb', 'lotion-bottle', 'leaf-fluttering-in-wind', 'blossom'],
  },
  'car-wash': {
    top: 'car-care',
    heroes: ['bucket', 'sponge', 'washed-car', 'washed-kei-car', 'oncoming-automobile'],
    besides: ['sponge', 'droplet', 'bucket', 'sparkles', 'bubbles'],
  },
  coating: {
    top: 'car-care',
    heroes: ['automobile', 'shield', 'racing-car', 'sport-utility-vehicle', 'hatchback-white', 'automobile-blue'],
    besides: ['sparkles', 'shield', 'droplet', 'sponge'],
  },
  tyres: {
    top: 'car-care',
    heroes: ['tyre', 'wrench', 'nut-and-bolt', 'sport-utility-vehicle', 'pickup-truck'],
    besides: ['tyre', 'nut-and-bolt', 'wrench', 'gear', 'snowflake'],
  },
  inspection: {
    top: 'car-care',
    heroes: ['clipboard', 'toolbox', 'hammer-and-wrench', 'gear', 'battery', 'oncoming-automobile'],
    besides: ['wrench', 'battery', 'gear', 'screwdriver', 'nut-and-bolt'],
  },
  sushi: {
    top: 'dining',
    heroes: ['nigiri', 'nigiri-tuna', 'nigiri-egg', 'maki', 'sushi'],
    besides: ['chopsticks', 'sake', 'teacup-without-handle', 'lemon', 'rice-ball'],
  },
  izakaya: {
    top: 'dining',
    heroes: ['red-paper-lantern', 'beer-mug', 'sake', 'dumpling', 'clinking-beer-mugs', 'pot-of-food'],
    besides: ['chopsticks', 'red-paper-lantern', 'beer-mug', 'leafy-green', 'sake'],
  },
  yakiniku: {
    top: 'dining',
    heroes: ['cut-of-meat', 'meat-on-bone', 'bacon'],
    besides: ['fire', 'cooked-rice', 'leafy-green', 'beer-mug', 'onion', 'lemon'],
  },
  'korean-bbq': {
    top: 'dining',
    heroes: ['bacon', 'cut-of-meat', 'meat-on-bone', 'shallow-pan-of-food'],
    besides: ['garlic', 'hot-pepper', 'leafy-green', 'pot-of-food', 'chopsticks', 'mushroom'],
  },
  teahouse: {
    top: 'dining',
    heroes: ['teapot', 'teapot-green', 'matcha-bowl', 'dango', 'moon-cake', 'bubble-tea'],
    besides: ['dango', 'teacup-without-handle', 'leaf-fluttering-in-wind', 'rice-cracker', 'chestnut', 'peach'],
  },
  cafe: {
    top: 'dining',
    heroes: ['hot-beverage', 'shortcake', 'croissant', 'custard', 'pancakes', 'doughnut', 'shaved-ice'],
    besides: ['cookie', 'strawberry', 'cherries', 'hot-beverage', 'potted-plant', 'croissant'],
  },
  'tea-ceremony': {
    top: 'culture',
    heroes: ['matcha-bowl', 'tea-whisk', 'clay-bowl', 'clay-bowl-blue', 'folding-hand-fan'],
    besides: ['dango', 'maple-leaf', 'cherry-blossom', 'herb', 'tea-whisk'],
  },
  kimono: {
    top: 'culture',
    heroes: ['kimono', 'kimono-plum', 'kimono-sage', 'kimono-red'],
    besides: ['wagasa', 'cherry-blossom', 'folding-hand-fan', 'japanese-dolls', 'maple-leaf', 'ribbon'],
  },
  pottery: {
    top: 'culture',
    heroes: ['celadon-vase', 'clay-bowl', 'clay-bowl-blue', 'moon-jar', 'teacup-without-handle'],
    besides: ['paintbrush', 'clay-bowl', 'herb', 'teacup-without-handle', 'wood'],
  },
  hanbok: {
    top: 'culture',
    heroes: ['hanbok', 'hanbok-blue', 'hanbok-mint', 'hanbok-plum'],
    besides: ['ribbon', 'blossom', 'thread', 'tulip', 'butterfly'],
  },
  calligraphy: {
    top: 'culture',
    heroes: ['fude', 'hanging-scroll', 'inkstone', 'scroll'],
    besides: ['scroll', 'fude', 'maple-leaf', 'inkstone', 'teacup-without-handle'],
  },
  'cooking-class': {
    top: 'culture',
    heroes: ['cooking', 'kitchen-knife', 'bento-box', 'steaming-bowl', 'dumpling', 'rice-ball', 'fish-cake-with-swirl'],
    besides: ['carrot', 'tomato', 'eggplant', 'onion', 'chopsticks', 'mushroom'],
  },
  fitness: {
    top: 'lifestyle',
    heroes: ['running-shoe', 'dumbbell', 'kettlebell', 'boxing-glove', 'stopwatch'],
    besides: ['stopwatch', 'droplet', 'headphone', 'running-shoe'],
  },
  yoga: {
    top: 'lifestyle',
    heroes: ['yoga-mat', 'yoga-mat-green', 'yoga-mat-coral', 'lotus', 'sun', 'potted-plant'],
    besides: ['leaf-fluttering-in-wind', 'candle', 'seedling', 'sun', 'herb'],
  },
  'pet-grooming': {
    top: 'lifestyle',
    heroes: ['dog', 'poodle'],
    besides: ['bone', 'cat', 'scissors', 'soap', 'ribbon', 'paw-prints', 'bathtub'],
  },
  'photo-studio': {
    top: 'lifestyle',
    heroes: ['camera', 'camera-with-flash', 'film-frames', 'framed-picture', 'graduation-cap', 'bouquet'],
    besides: ['film-frames', 'bouquet', 'framed-picture', 'balloon', 'sparkles'],
  },
  sauna: {
    top: 'lifestyle',
    heroes: ['hot-springs', 'bathtub', 'thermometer', 'bucket', 'wood'],
    besides: ['droplet', 'leaf-fluttering-in-wind', 'evergreen-tree', 'ice', 'bucket'],
  },
  compact: {
    top: 'car-rental',
    heroes: [
      'automobile',
      'automobile-blue',
      'hatchback',
      'hatchback-yellow',
      'hatchback-white',
      'oncoming-automobile',
    ],
    besides: ['key', 'luggage', 'deciduous-tree', 'compass', 'fuel-pump'],
  },
  kei: {
    top: 'car-rental',
    heroes: ['kei-car', 'kei-car-cream', 'kei-car-pink', 'automobile-green'],
    besides: ['seedling', 'deciduous-tree', 'key', 'tulip', 'luggage'],
  },
  minivan: {
    top: 'car-rental',
    heroes: ['minivan', 'minivan-white', 'minivan-wine', 'minibus'],
    besides: ['luggage', 'camping', 'balloon', 'evergreen-tree', 'compass'],
  },
  suv: {
    top: 'car-rental',
    heroes: ['sport-utility-vehicle', 'sport-utility-vehicle-sand', 'sport-utility-vehicle-green', 'pickup-truck'],
    besides: ['evergreen-tree', 'camping', 'compass', 'luggage'],
  },
  theme: {
    top: 'theme',
    heroes: ['map-of-japan', 'wrapped-gift', 'mount-fuji', 'shinto-shrine'],
    besides: ['cherry-blossom', 'maple-leaf', 'potted-plant', 'balloon', 'teacup-without-handle'],
  },
  article: {
    top: 'theme',
    heroes: ['open-book', 'love-letter', 'alarm-clock', 'compass'],
    besides: ['potted-plant', 'hot-beverage', 'cherry-blossom', 'leaf-fluttering-in-wind', 'open-book'],
  },
}

export const SCENERY_OF_ANY: Scenery = {
  top: 'theme',
  heroes: ['globe-showing-asia-australia', 'calendar', 'ticket'],
  besides: ['potted-plant', 'balloon'],
}

/** A category's own things; for themes and articles, those of the category that their object belongs to. */
export function sceneryFor(category: string, object: string): Scenery {
  const own = SCENERY[category] ?? SCENERY_OF_ANY
  if (own.top !== 'theme') return own
  const home = Object.values(SCENERY).find(({ heroes }) => heroes.some((hero) => hero === object))
  return home === undefined ? own : { ...home, top: 'theme' }
}
