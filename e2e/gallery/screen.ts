import type { Page } from '@playwright/test'
import type { Language, Words } from '../people/words.ts'
import type { Places } from './places.ts'

export interface Scene {
  readonly page: Page
  readonly language: Language
  readonly words: Words
  readonly places: Places
  /** Of the enabled days of a shop, one that no other language or scenario takes a time of. */
  readonly ownDay: number
  /** An upcoming reservation of the member. */
  readonly code: string
  /** Opens a page of the language by its path, and waits until it can be used. */
  go(path: string): Promise<void>
}

export interface Screen {
  readonly name: string
  readonly who: 'visitor' | 'member' | 'newcomer'
  /** Leads to what is to be seen; once for each language. */
  readonly open: (scene: Scene) => Promise<unknown>
  /** A screen with an overlay is taken at the size of the window, not at the length of the page. */
  readonly covers?: boolean
  /** Messages are what is to be seen; else they are waited away. */
  readonly messages?: boolean
  /** Shown on phones only: not taken wider than this. */
  readonly upTo?: number
}
