import type { PageModule } from '../page.ts'
import type { PageName } from '../routes.ts'

/** The code of every page. Only the entries import this: what a test imports decides which changes run it. */
export const PAGE_LOADERS: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  home: () => import('../pages/home/home.tsx'),
  search: () => import('../pages/search/search.tsx'),
  shop: () => import('../pages/shop/shop.tsx'),
  japan: () => import('../pages/japan/japan.tsx'),
  curated: () => import('../pages/curated/curated.tsx'),
  'curated-theme': () => import('../pages/curated-theme/curated-theme.tsx'),
  'article-list': () => import('../pages/article-list/article-list.tsx'),
  article: () => import('../pages/article/article.tsx'),
  faqs: () => import('../pages/faqs/faqs.tsx'),
  'term-of-use': () => import('../pages/term-of-use/term-of-use.tsx'),
  privacy: () => import('../pages/privacy/privacy.tsx'),
  seller: () => import('../pages/seller/seller.tsx'),
  auth: () => import('../pages/auth/auth.tsx'),
  reservation: () => import('../pages/reservation/reservation.tsx'),
  'my-reservation': () => import('../pages/my-reservation/my-reservation.tsx'),
  favorite: () => import('../pages/favorite/favorite.tsx'),
  profile: () => import('../pages/profile/profile.tsx'),
}
