import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operator } from './people/operator.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const WEEK = DAYS.map((weekday) => ({ weekday, open: '09:00', close: '21:00' }))
const SHIFTS = DAYS.map((weekday) => ({ weekday, start: '09:00', end: '21:00' }))

/** All processes of a run share it: whoever starts after midnight means the same days. */
process.env.E2E_BEGAN ??= String(Date.now())
/** Milliseconds since 1970. */
export const BEGAN = Number(process.env.E2E_BEGAN)

/** The weekday in Japan some hours after the run began. */
const weekdayAfter = (hours: number): number => new Date(BEGAN + (9 + hours) * 3_600_000).getUTCDay() || 7
/** Today, also if a new day begins during the run. */
const TODAY = [weekdayAfter(0), weekdayAfter(2)]

const named = (en: string, ko: string, ja: string, zh: string) => ({ en, ko, ja, zh })
const clothes = named(
  'Wear clothes that may get dirty.',
  '더러워져도 괜찮은 옷을 입고 오세요.',
  '汚れてもよい服装でお越しください。',
  '請穿著弄髒也沒關係的衣服。',
)

/** What the scenarios need to be true of a shop, whatever the demo catalogue holds: one potter, two wheels, one extra. */
export const STUDIO = {
  shop: 'studio',
  /** Staff and equipment are chosen, and something can be added. */
  bowl: 'studio-bowl',
  /** One potter and nothing else: who comes second finds the time taken. */
  lesson: 'studio-lesson',
  /** Changes its price when a scenario asks for it. */
  vase: 'studio-vase',
  /** A wheel for each of two people, each at its price. */
  pair: 'studio-pair',
  closedToday: 'studio-rests',
  neverFree: 'studio-sleeps',
  /** Has one time a day: whoever reserves it fills the day. */
  single: 'studio-attic',
  singleLesson: 'attic-lesson',
  /** Lends vans with seven seats for up to fourteen days, which may be returned at the airport. */
  cars: 'studio-cars',
  van: 'studio-van',
  airport: 'studio-airport',
} as const

function service(id: string, name: ReturnType<typeof named>, price: number, more: object = {}) {
  return {
    id,
    category: 'pottery',
    name,
    description: name,
    selectionUnitMode: 'staff',
    perPerson: false,
    pricePer: 'booking',
    minQuantity: 1,
    maxQuantity: 2,
    staff: ['haru'],
    units: [{ id: 'hour', name: named('One hour', '한 시간', '1時間', '一小時'), durationMinutes: 60, price }],
    ...more,
  }
}

/** Seven seats, cheaper a day from the third day on. */
const van = (id: string, equipment: readonly string[] = ['van-1', 'van-2', 'van-3']) => {
  const {
    maxQuantity: _,
    units: __,
    ...rental
  } = service(id, named('Seven-seat van', '7인승 밴', '7人乗りバン', '七人座廂型車'), 0, {
    selectionUnitMode: 'none',
    dayUnit: true,
    staff: [],
    equipment,
    seats: 7,
  })
  return { ...rental, perDay: { price: 8000, maxDays: 14, tiers: [{ fromDays: 3, price: 7000 }] } }
}

function shop(id: string, name: ReturnType<typeof named>, more: object) {
  return {
    id,
    city: 'mashiko',
    categories: ['pottery'],
    name,
    description: name,
    address: named('1-2-3 Mashiko', '마시코 1-2-3', '益子町1-2-3', '益子町1-2-3'),
    postalCode: '321-4217',
    phone: '+81285000000',
    latitude: 36.467,
    longitude: 140.093,
    currency: 'JPY',
    hours: WEEK,
    reminders: [{ id: `${id}-clothes`, text: clothes, required: true }],
    staff: [
      {
        id: 'haru',
        name: named('Haru Mori', '모리 하루', '森 はる', '森春'),
        title: named('Potter', '도예가', '陶芸家', '陶藝家'),
        shifts: SHIFTS,
      },
    ],
    ...more,
  }
}

const catalogue = (vase: number) => ({
  cities: [
    {
      id: 'mashiko',
      name: named('Mashiko', '마시코', '益子', '益子'),
      country: 'JP',
      timeZone: 'Asia/Tokyo',
      latitude: 36.467,
      longitude: 140.093,
    },
  ],
  categories: [
    { id: 'craft', name: named('Crafts', '공예', '工芸', '工藝'), icon: 'teacup-without-handle' },
    { id: 'pottery', parent: 'craft', name: named('Pottery', '도예', '陶芸', '陶藝'), icon: 'teacup-without-handle' },
  ],
  shops: [
    shop(STUDIO.shop, named('Mashiko Studio', '마시코 공방', '益子工房', '益子工房'), {
      lateCancellationFee: '50%',
      equipment: [1, 2].map((number) => ({
        id: `wheel-${number}`,
        kind: 'seat',
        name: named(`Wheel ${number}`, `물레 ${number}`, `ろくろ${number}`, `轆轤${number}`),
        capacity: 2,
      })),
      attaches: [
        {
          id: 'glaze',
          name: named('Second glaze', '유약 추가', '釉薬の追加', '加上第二層釉'),
          price: 800,
          durationMinutes: 15,
          maxQuantity: 2,
        },
      ],
      services: [
        service(
          STUDIO.bowl,
          named('A bowl on the wheel', '물레로 그릇 만들기', 'ろくろで器づくり', '轆轤手作碗'),
          4500,
          {
            selectionUnitMode: 'staff_and_resource',
            equipment: ['wheel-1', 'wheel-2'],
            attaches: ['glaze'],
          },
        ),
        service(STUDIO.lesson, named('A lesson for one', '개인 수업', '個人レッスン', '個人課程'), 3000),
        service(STUDIO.pair, named('Bowls for two', '둘이서 그릇 만들기', 'ふたりで器づくり', '雙人手作碗'), 2500, {
          selectionUnitMode: 'none',
          perPerson: true,
          pricePer: 'person',
          staff: [],
          equipment: ['wheel-1', 'wheel-2'],
        }),
        service(STUDIO.vase, named('A tall vase', '높은 꽃병', '背の高い花瓶', '高花瓶'), vase),
      ],
    }),
    shop(STUDIO.closedToday, named('Resting Studio', '쉬는 공방', 'おやすみ工房', '休息工房'), {
      hours: WEEK.filter(({ weekday }) => !TODAY.includes(weekday)),
      services: [
        service('rests-lesson', named('A lesson tomorrow', '내일 수업', '明日のレッスン', '明天的課程'), 3000),
      ],
    }),
    shop(STUDIO.single, named('Attic Studio', '다락방 공방', '屋根裏工房', '閣樓工房'), {
      hours: DAYS.map((weekday) => ({ weekday, open: '10:00', close: '11:00' })),
      services: [
        service(
          STUDIO.singleLesson,
          named('An hour in the attic', '다락방의 한 시간', '屋根裏のひととき', '閣樓一小時'),
          3000,
        ),
      ],
    }),
    shop(STUDIO.cars, named('Mashiko Cars', '마시코 렌터카', '益子レンタカー', '益子租車'), {
      returnBranches: [{ shopId: STUDIO.airport, price: 3300 }],
      staff: [],
      equipment: [1, 2, 3].map((number) => ({
        id: `van-${number}`,
        kind: 'car',
        name: named(`Van ${number}`, `밴 ${number}`, `バン${number}`, `廂型車${number}`),
        capacity: 7,
      })),
      services: [van(STUDIO.van)],
    }),
    shop(STUDIO.airport, named('Airport Cars', '공항 렌터카', '空港レンタカー', '機場租車'), {
      staff: [],
      equipment: [{ id: 'van-9', kind: 'car', name: named('Van', '밴', 'バン', '廂型車'), capacity: 7 }],
      services: [van('airport-van', ['van-9'])],
    }),
    shop(STUDIO.neverFree, named('Sleeping Studio', '잠든 공방', '眠る工房', '沉睡工房'), {
      hours: [],
      services: [
        service('sleeps-lesson', named('A lesson some day', '언젠가의 수업', 'いつかのレッスン', '某天的課程'), 3000),
      ],
    }),
  ],
})

/** Opens the studio in the catalogue of a running product, or changes what a vase costs there. */
export async function openStudio(data: string, { vase = 6000 } = {}): Promise<void> {
  const file = join(data, 'studio.json')
  await writeFile(file, JSON.stringify(catalogue(vase)))
  await operator(data, 'import', file)
}
