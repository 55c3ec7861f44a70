import { expect, test } from '../../people/scenario.ts'

const NEAR_ME = { keyword: 'near me' }

test.describe(() => {
  test.use({ geolocation: { latitude: 25.033671, longitude: 121.564427 }, permissions: ['geolocation'] })

  // Promise (Screens): search: near me finds the shops of the visitor's city first
  test('a visitor in Taipei who shares their location reads the shops of Taipei first', async ({
    page,
    searchPage,
  }) => {
    await searchPage.open(NEAR_ME)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('near') === '25.03,121.56')
    await expect(searchPage.cards.first()).toContainText('Taipei')
    await expect(page.getByRole('heading', { name: 'Where are you?' })).toHaveCount(0)
    await expect(page.getByRole('option', { name: 'Nearest' })).toBeAttached()
  })
})

test.describe(() => {
  test.use({ permissions: [] })

  // Promise (Screens): search: who does not share a location chooses a city instead
  test('a visitor who does not share their location reads so, and chooses a city', async ({ page, searchPage }) => {
    await searchPage.open(NEAR_ME)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByText(/^Your browser doesn’t share your location with this site\./)).toBeVisible()
    const cities = page.getByRole('group', { name: 'Cities' }).getByRole('link')
    const city = (await cities.first().textContent()) ?? ''
    await cities.first().click()
    await expect(page).toHaveURL((url) => url.searchParams.has('cityId') && !url.searchParams.has('near'))
    await expect(page.getByRole('heading', { name: 'Where are you?' })).toHaveCount(0)
    await expect(searchPage.cards.first()).toContainText(city)
  })
})
