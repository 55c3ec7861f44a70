import { expect, test } from 'vitest'
import { type PriceWords, priceIn } from './price-words.ts'

test.each<[string, 'min' | 'max', number, PriceWords['currency']]>([
  ['3000円以下', 'max', 3000, 'JPY'],
  ['３，０００円', 'max', 3000, 'JPY'],
  ['1万円以内', 'max', 10_000, 'JPY'],
  ['¥5,000まで', 'max', 5000, 'JPY'],
  ['3000以下', 'max', 3000, null],
  ['5000円以上', 'min', 5000, 'JPY'],
  ['3만원 이하', 'max', 30_000, 'KRW'],
  ['₩50,000 미만', 'max', 50_000, 'KRW'],
  ['10만원 이상', 'min', 100_000, 'KRW'],
  ['500元以下', 'max', 500, 'TWD'],
  ['NT$1,200以內', 'max', 1200, 'TWD'],
  ['2千塊', 'max', 2000, 'TWD'],
  ['under $50', 'max', 50, 'USD'],
  ['less than 80 dollars', 'max', 80, 'USD'],
  ['from $99.50', 'min', 99.5, 'USD'],
  ['under 3000 yen', 'max', 3000, 'JPY'],
  ['under 3k yen', 'max', 3000, 'JPY'],
  ['3만5천원 이하', 'max', 35_000, 'KRW'],
  ['1万5千円以内', 'max', 15_000, 'JPY'],
  ['三千円以下', 'max', 3000, 'JPY'],
  ['一千元以下', 'max', 1000, 'TWD'],
  ['兩千以下', 'max', 2000, null],
  ['$20-$40', 'max', 40, 'USD'],
  ['10000日圓以下', 'max', 10_000, 'JPY'],
  ['一万日元以内', 'max', 10_000, 'JPY'],
  ['日幣10000以內', 'max', 10_000, 'JPY'],
  ['5萬韓元以下', 'max', 50_000, 'KRW'],
  ['3만엔 이하', 'max', 30_000, 'JPY'],
  ['台幣500以下', 'max', 500, 'TWD'],
  ['1000台幣內', 'max', 1000, 'TWD'],
  ['50美金以下', 'max', 50, 'USD'],
  ['3000〜5000円', 'max', 5000, 'JPY'],
  ['8千円くらいまで', 'max', 8000, 'JPY'],
  ['not more than 15000 yen', 'max', 15_000, 'JPY'],
  ['more than 80 dollars', 'min', 80, 'USD'],
  ['予算1万', 'max', 10_000, null],
  ['2500內', 'max', 2500, null],
  ['人均5000', 'max', 5000, null],
  ['만원 이하', 'max', 10_000, 'KRW'],
  ['오만원', 'max', 50_000, 'KRW'],
  ['십만원 이하', 'max', 100_000, 'KRW'],
  ['만오천엔', 'max', 15_000, 'JPY'],
  ['만원미만', 'max', 10_000, 'KRW'],
  ['一千五以下', 'max', 1500, null],
  ['2萬5以內', 'max', 25_000, null],
  ['五百元以下', 'max', 500, 'TWD'],
])('priceIn reads %s as a price of %s %d %s', (typed, bound, amount, currency) => {
  expect(priceIn(typed)).toEqual({ min: null, max: null, [bound]: amount, currency })
})

test.each<[string, number, number, PriceWords['currency']]>([
  ['5000円くらい', 4000, 6000, 'JPY'],
  ['5千円前後', 4000, 6000, 'JPY'],
  ['about $50', 40, 60, 'USD'],
  ['approx. 5000 yen', 4000, 6000, 'JPY'],
  ['5만원 정도', 40_000, 60_000, 'KRW'],
  ['만엔 정도', 8000, 12_000, 'JPY'],
  ['約5000元', 4000, 6000, 'TWD'],
  ['1000左右', 800, 1200, null],
  ['一千五左右', 1200, 1800, null],
  ['5千円台', 5000, 5999, 'JPY'],
  ['15000円台', 15_000, 15_999, 'JPY'],
  ['5천엔대', 5000, 5999, 'JPY'],
  ['30만원대', 300_000, 399_999, 'KRW'],
  ['1000多元', 1000, 1999, 'TWD'],
])('priceIn reads %s as a price from %d to %d %s', (typed, min, max, currency) => {
  expect(priceIn(typed)).toEqual({ min, max, currency })
})

test.each(['円', '台幣'])('priceIn reads no price in %s', (typed) => {
  expect(priceIn(typed)).toBeNull()
})
