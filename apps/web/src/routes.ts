import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { withMessages } from './locale/with-messages.ts'
import type { PageModule, PageRoute } from './page.ts'

/** The one table of pages. Earlier rows win. */
export const ROUTES: readonly PageRoute[] = [
  {
    name: 'home',
    path: '/',
    layout: 'Transparent',
    access: 'public',
    quiet: true,
    load: () => import('./pages/home/home.tsx'),
  },
  {
    name: 'search',
    path: '/search',
    layout: 'Normal',
    access: 'public',
    soon: true,
    load: () => import('./pages/search/search.tsx'),
  },
  {
    name: 'shop',
    path: '/brands/:id',
    layout: 'Normal',
    access: 'public',
    soon: true,
    load: () => import('./pages/shop/shop.tsx'),
  },
  {
    name: 'japan',
    path: '/curated/jp',
    layout: 'JP',
    access: 'public',
    quiet: true,
    load: () => import('./pages/japan/japan.tsx'),
  },
  {
    name: 'curated',
    path: '/curated',
    layout: 'Normal',
    access: 'public',
    quiet: true,
    load: () => import('./pages/curated/curated.tsx'),
  },
  {
    name: 'curated-theme',
    path: '/curated/:id',
    layout: 'Normal',
    access: 'public',
    quiet: true,
    load: () => import('./pages/curated-theme/curated-theme.tsx'),
  },
  {
    name: 'article-list',
    path: '/article',
    layout: 'Normal',
    access: 'public',
    quiet: true,
    load: () => import('./pages/article-list/article-list.tsx'),
  },
  {
    name: 'article',
    path: '/article/:categoryId/:id',
    layout: 'Normal',
    access: 'public',
    quiet: true,
    load: () => import('./pages/article/article.tsx'),
  },
  {
    name: 'faqs',
    path: '/faqs',
    layout: 'Normal',
    access: 'public',
    quiet: true,
    load: () => import('./pages/faqs/faqs.tsx'),
  },
  {
    name: 'term-of-use',
    path: '/term-of-use',
    layout: 'Normal',
    access: 'public',
    quiet: true,
    load: () => import('./pages/term-of-use/term-of-use.tsx'),
  },
  {
    name: 'privacy',
    path: '/privacy',
    layout: 'Normal',
    access: 'public',
    quiet: true,
    load: () => import('./pages/privacy/privacy.tsx'),
  },
  { name: 'auth', path: '/auth', layout: 'HeaderOnly', access: 'public', load: () => import('./pages/auth/auth.tsx') },
  {
    name: 'reservation',
    path: '/reservation/:id',
    layout: 'Normal',
    access: 'public',
    load: () => import('./pages/reservation/reservation.tsx'),
  },
  {
    name: 'my-reservation',
    path: '/me/my-reservation',
    layout: 'Normal',
    access: 'member',
    load: () => import('./pages/my-reservation/my-reservation.tsx'),
  },
  {
    name: 'favorite',
    path: '/me/favorite',
    layout: 'Normal',
    access: 'member',
    load: () => import('./pages/favorite/favorite.tsx'),
  },
  {
    name: 'profile',
    path: '/me/profile',
    layout: 'Normal',
    access: 'member',
    load: () => import('./pages/profile/profile.tsx'),
  },
]

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

const loaded = new Map<PageRoute, PageModule>()
const loading = new Map<PageRoute, Promise<PageModule>>()

const failed = new Set<PageRoute>()

/** Loads the code of a page once. What failed stays failed until `mayLoadAgain`: a page that shows it would otherwise ask forever. */
export function loadPage(route: PageRoute): Promise<PageModule> {
  const known = loading.get(route)
  if (known !== undefined) return known
  const code = route.load()
  const promise = (route.quiet ? code : withMessages(code)).then(
    (module) => {
      loaded.set(route, module)
      return module
    },
    (error: unknown) => {
      failed.add(route)
      throw error
    },
  )
  loading.set(route, promise)
  return promise
}

/** Somebody wants the page, or there is a network again. */
export function mayLoadAgain(route: PageRoute): void {
  if (failed.delete(route)) loading.delete(route)
}

export const loadedPage = (route: PageRoute): PageModule | undefined => loaded.get(route)

/** The page's name in the build manifest. */
export const pageSource = ({ name }: PageRoute): string => `src/pages/${name}/${name}.tsx`
