import { expect, test } from 'vitest'
import { matchPage, ROUTES } from './routes.ts'

// Promise (Addresses): every screen has its address, layout (Normal, Transparent, HeaderOnly, JP) and access
test('Every screen has its address, its layout and its access', () => {
  expect(ROUTES.map(({ path, name, layout, access }) => `${path} ${name} ${layout} ${access}`).sort()).toEqual([
    '/ home Transparent public',
    '/article article-list Normal public',
    '/article/:categoryId/:id article Normal public',
    '/auth auth HeaderOnly public',
    '/brands/:id shop Normal public',
    '/curated curated Normal public',
    '/curated/:id curated-theme Normal public',
    '/curated/jp japan JP public',
    '/faqs faqs Normal public',
    '/me/favorite favorite Normal member',
    '/me/my-reservation my-reservation Normal member',
    '/me/profile profile Normal member',
    '/privacy privacy Normal public',
    '/reservation/:id reservation Normal public',
    '/search search Normal public',
    '/seller/:country seller Normal public',
    '/term-of-use term-of-use Normal public',
  ])
})

test.each([
  ['/curated/jp', 'japan'],
  ['/curated/slow', 'curated-theme'],
  ['/nowhere', undefined],
])('matchPage of %s is the page %s', (path, name) => expect(matchPage(path)?.route.name).toBe(name))
