import { Cards } from './cards.tsx'
import { Choices } from './choices.tsx'
import * as css from './component-gallery.css.ts'
import { Controls } from './controls.tsx'
import { Messages } from './messages.tsx'

export const ComponentGallery = () => (
  <main className={css.page}>
    <h1>Components</h1>
    <Controls />
    <Choices />
    <Messages />
    <Cards />
  </main>
)
