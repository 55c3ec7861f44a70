import { expect, test } from 'vitest'
import { isIndexed, matchPage, ROUTES } from './routes.ts'

// Promise (Addresses): every screen has its address; those of members need a session
test('Every page has a name and an address of its own, and those below /me are for members', () => {
  for (const key of ['name', 'path'] as const)
    expect(new Set(ROUTES.map((route) => route[key])).size).toBe(ROUTES.length)
  const members = ROUTES.filter(({ access }) => access === 'member')
  expect(members).toEqual(ROUTES.filter(({ path }) => path.startsWith('/me/')))
  expect(members.length).toBeGreaterThan(2)
})

test('Pages of members, forms and pages of an id are not indexed by their address', () => {
  const indexed = ROUTES.filter(isIndexed).map(({ name }) => name)
  expect(indexed).toEqual(expect.arrayContaining(['home', 'search', 'faqs']))
  for (const name of ['auth', 'reservation', 'profile', 'shop', 'japan']) expect(indexed).not.toContain(name)
})

test.each([
  ['/curated/jp', 'japan'],
  ['/curated/slow', 'curated-theme'],
  ['/nowhere', undefined],
])('matchPage of %s is the page %s', (path, name) => expect(matchPage(path)?.route.name).toBe(name))
