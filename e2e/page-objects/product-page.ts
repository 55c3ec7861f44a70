import type { Locator, Page } from '@playwright/test'
import { type Language, WORDS, type Words } from '../people/words.ts'

/** A page of the product in a language. */
export class ProductPage {
  readonly page: Page
  readonly language: Language
  readonly words: Words
  readonly main: Locator
  readonly heading: Locator

  constructor(page: Page, language: Language) {
    this.page = page
    this.language = language
    this.words = WORDS[language]
    this.main = page.getByRole('main')
    this.heading = page.getByRole('heading', { level: 1 })
  }

  /** What is pressed on the page: bars and panels show the same button at different widths. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true }).locator('visible=true')
  }
}
