import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CategoryIcon } from './category-icon.tsx'

const icon = { url: '/media/gardens.svg', width: 96, height: 96 }

test('CategoryIcon is drawn in the color of the text and is no picture of its own', () => {
  const { container } = render(<CategoryIcon category={{ slug: 'culture', icon }} size={20} />)
  const drawing = container.querySelector('svg')
  expect(drawing).toHaveAttribute('stroke', 'currentColor')
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('img')).toBeNull()
})

test('CategoryIcon shows the picture of a category that it has no drawing for', () => {
  const { container } = render(<CategoryIcon category={{ slug: 'gardens', icon }} size={20} />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/gardens.svg')
})
