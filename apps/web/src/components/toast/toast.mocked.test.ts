import { expect, test, vi } from 'vitest'
import { toast } from './toast.ts'

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('toast does not reject when its code cannot be loaded, and its handle does nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const handle = await toast({ type: 'success', title: 'Saved' })
  expect(() => {
    handle.update({ title: 'Saved again' })
    handle.dismiss()
  }).not.toThrow()
})
