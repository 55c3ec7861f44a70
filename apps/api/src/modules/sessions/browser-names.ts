export type BrowserNames = { browser: string | null; system: string | null }

type Name = [name: string, pattern: RegExp]

/** The first that matches: most browsers also name those that they descend from. */
const BROWSERS: Name[] = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Whale', /\bWhale\//],
  ['Vivaldi', /\bVivaldi\//],
  ['LINE', /\bLine\//],
  ['KakaoTalk', /\bKAKAOTALK\b/i],
  ['NAVER', /\bNAVER\(/],
  ['Facebook', /\bFBA[NV]\//],
  ['Instagram', /\bInstagram\b/],
  ['WeChat', /\bMicroMessenger\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]
const SYSTEMS: Name[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]
const LONGEST = 1024

/** Names the browser and the device of a `User-Agent` as a person would. An iPad that asks for desktop pages says that it is a Mac. */
export function browserNamesOf(userAgent: string | undefined): BrowserNames {
  const text = userAgent?.slice(0, LONGEST) ?? ''
  const first = (names: Name[]) => names.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}
