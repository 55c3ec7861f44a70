import type { ReactNode } from 'react'
import { Cards } from './cards.tsx'
import { Choices } from './choices.tsx'
import { Controls } from './controls.tsx'
import { Messages } from './messages.tsx'
import * as css from './parts-page.css.ts'

export const PartsPage = () => (
  <main className={css.page}>
    <h1>Parts</h1>
    <Controls />
    <Choices />
    <Messages />
    <Cards />
  </main>
)

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.part} aria-label={title}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)
