import { expect, test } from 'vitest'
import { browserNamesOf } from './browser-names.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`
const ANDROID = `Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT}`

test.each([
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 Whale/4.33.0 Safari/537.36`, 'Whale', 'Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera', 'Windows'],
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${ANDROID} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36;KAKAOTALK 2610`, 'KakaoTalk', 'Android'],
  [`${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${IPHONE} Mobile/15E148 Safari Line/15.18.0`, 'LINE', 'iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.16.0', null, null],
  ['', null, null],
  [undefined, null, null],
])('browserNamesOf reads %j as %s on %s', (userAgent, browser, system) => {
  expect(browserNamesOf(userAgent)).toStrictEqual({ browser, system })
})
