import { expect, test } from 'vitest'
import { pathOf, readChoice } from './choice.ts'

test.each([
  ['', { categoryId: null, page: 0 }, '/article'],
  ['category=table', { categoryId: 'table', page: 0 }, '/article?category=table'],
  ['category=table&page=3', { categoryId: 'table', page: 2 }, '/article?category=table&page=3'],
  ['page=1', { categoryId: null, page: 0 }, '/article'],
  ['category=%3Cb%3E&page=-1', { categoryId: null, page: 0 }, '/article'],
  ['page=2e3', { categoryId: null, page: 0 }, '/article'],
])('readChoice of %s', (search, choice, path) => {
  expect(readChoice(new URLSearchParams(search))).toStrictEqual(choice)
  expect(pathOf(choice)).toBe(path)
})
