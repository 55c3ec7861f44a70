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
