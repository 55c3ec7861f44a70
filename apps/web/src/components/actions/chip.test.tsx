import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ChipChoice } from './chip.tsx'

test('ChipChoice with which nothing is left looks different, and can be chosen', async () => {
  render(
    <>
      <ChipChoice type="checkbox" name="city" value="kyoto" count={3}>
        Kyoto
      </ChipChoice>
      <ChipChoice type="checkbox" name="city" value="jeju" isEmpty>
        Jeju
      </ChipChoice>
    </>,
  )
  const jeju = screen.getByRole('checkbox', { name: 'Jeju' })
  expect(jeju.closest('label')?.className).not.toBe(
    screen.getByRole('checkbox', { name: /^Kyoto/ }).closest('label')?.className,
  )
  await userEvent.click(jeju)
  expect(jeju).toBeChecked()
})
