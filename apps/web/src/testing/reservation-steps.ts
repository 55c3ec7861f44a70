import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export const RESERVE = '/api/v1/user/reservation'
export const press = async (name: string | RegExp): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button as HTMLElement)
}
export const card = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`^${name}`) })

/** Two people, tomorrow at two. */
export async function choose(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: '2' }))
  await press('Next: date and time')
  await press(/^Tomorrow/)
  await press('14:00')
}
