import { parse } from 'regexparam'
import { matchRoute } from 'wouter'

export type LayoutName = 'Normal' | 'Transparent' | 'HeaderOnly' | 'JP'

interface Row {
  /** `home` lives in src/pages/home/home.tsx. */
  readonly name: string
  readonly path: string
  readonly layout: LayoutName
  /** Default: `public`. A visitor who opens a page of members is sent to the sign-in. */
  readonly access?: 'member'
  /** `eager`: the app starts with the page, which is a form. Otherwise `idle`: once the page has loaded, since it can be read without. */
  readonly start?: 'eager' | 'idle'
  /** The sitemap names a page that everybody can read and whose address has no id; not this one. */
  readonly indexed?: false
  /** Sources of code that is usually opened first on the page: fetched once the app has started. */
  readonly opens?: readonly string[]
}

/** The one table of pages: a row, and a folder with the same name. Earlier rows win. */
const ROWS = [
  { name: 'home', path: '/', layout: 'Transparent' },
  { name: 'search', path: '/search', layout: 'Normal' },
  {
    name: 'shop',
    path: '/brands/:id',
    layout: 'Normal',
    opens: ['src/pages/shop/booking/more-dates.tsx', 'src/pages/auth/auth.tsx'],
  },
  // There only where its curated theme is, which names it.
  { name: 'japan', path: '/curated/jp', layout: 'JP', indexed: false },
  { name: 'curated', path: '/curated', layout: 'Normal' },
  { name: 'curated-theme', path: '/curated/:id', layout: 'Normal' },
  { name: 'article-list', path: '/article', layout: 'Normal' },
  { name: 'article', path: '/article/:categoryId/:id', layout: 'Normal' },
  { name: 'faqs', path: '/faqs', layout: 'Normal' },
  { name: 'term-of-use', path: '/term-of-use', layout: 'Normal' },
  { name: 'privacy', path: '/privacy', layout: 'Normal' },
  { name: 'seller', path: '/seller/:country', layout: 'Normal' },
  { name: 'auth', path: '/auth', layout: 'HeaderOnly', start: 'eager' },
  { name: 'reservation', path: '/reservation/:id', layout: 'Normal', start: 'eager' },
  { name: 'my-reservation', path: '/me/my-reservation', layout: 'Normal', access: 'member', start: 'eager' },
  { name: 'favorite', path: '/me/favorite', layout: 'Normal', access: 'member', start: 'eager' },
  { name: 'profile', path: '/me/profile', layout: 'Normal', access: 'member', start: 'eager' },
] as const satisfies readonly Row[]

export type PageName = (typeof ROWS)[number]['name']

export interface PageRoute extends Row {
  readonly name: PageName
}

export const ROUTES: readonly PageRoute[] = ROWS

export const isIndexed = ({ access, path, start, indexed }: PageRoute): boolean =>
  indexed !== false && access !== 'member' && start !== 'eager' && !path.includes(':')

export interface MatchedPage {
  readonly route: PageRoute
  readonly params: Readonly<Record<string, string>>
}

/** `path` is without language. Null is a 404. */
export function matchPage(path: string): MatchedPage | null {
  for (const route of ROUTES) {
    const [matched, params] = matchRoute(parse, route.path, path)
    if (!matched) continue
    const named = Object.entries(params).filter(([name, value]) => Number.isNaN(Number(name)) && value !== undefined)
    return { route, params: Object.fromEntries(named) as Record<string, string> }
  }
  return null
}

/** The page's name in the build manifest. */
export const pageSource = ({ name }: PageRoute): string => `src/pages/${name}/${name}.tsx`
