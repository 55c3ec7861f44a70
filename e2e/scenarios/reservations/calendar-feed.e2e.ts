import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

// Promise (Screens): my reservations: whoever has the calendar link reads the reservations, until the member deletes it
test('a member creates a calendar link, copies it, replaces it and deletes it; only the link of the moment is read', {
  tag: '@phone',
}, async ({ page, context, origin, people, member, request }) => {
  const code = await people.reserves(member, atTheStudio(STUDIO.vase, 'calendar link'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  const read = async (url: string): Promise<string | number> => {
    const response = await request.get(url)
    return response.ok() ? response.text() : response.status()
  }
  await page.goto('/en/me/my-reservation')
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Your reservations in your calendar' })
  const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click()
  const link = sheet.getByLabel('Your secret link')
  await press('Create a link')
  await press('Copy link')
  await expect(page.getByText('Link copied')).toBeVisible()
  const first = await page.evaluate(() => navigator.clipboard.readText())
  await expect(link).toHaveValue(first)
  await expect(sheet.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute(
    'href',
    first.replace('http', 'webcal'),
  )
  expect(await read(first)).toContain(`UID:${code}@`)
  await people.cancels(member, code)
  expect(await read(first)).toContain('STATUS:CANCELLED')

  await press('Create a new link')
  await press('Create a new link')
  await expect(link).not.toHaveValue(first)
  const second = await link.inputValue()
  expect([await read(first), typeof (await read(second))]).toStrictEqual([404, 'string'])

  // What was shown once is not shown again.
  await page.reload()
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await expect(sheet.getByText(/^You created a link on/)).toBeVisible()
  await press('Delete link')
  await press('Go back')
  expect(typeof (await read(second))).toBe('string')
  await press('Delete link')
  await press('Delete link')
  await expect(sheet.getByRole('button', { name: 'Create a link' })).toBeVisible()
  expect(await read(second)).toBe(404)
})
