import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { TicketPage } from '../../page-objects/ticket-page.ts'
import { atTheStudio } from '../../people/api.ts'
import { newAddress } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const { ko, ja } = WORDS

test.use({ language: 'ko' })

test('two people choose staff, equipment and an extra, enter a requirement, agree, and find their own booking on the way back', {
  tag: '@phone',
}, async ({ page, shopPage, reservationPage, ticketPage, signInPage }) => {
  const { date } = atTheStudio(STUDIO.bowl, 'whole path')
  await shopPage.open(STUDIO.bowl, { quantity: '2', date })
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: '시간 선택' }).click()
  await expect(shopPage.times.getByRole('link').first()).toBeFocused()
  await page.getByRole('link', { name: '14:00' }).click()

  await page.getByRole('radio', { name: /모리 하루/ }).check()
  await reservationPage.button('다음: 좌석').click()
  await page.getByRole('radio', { name: '물레 2' }).check()
  await reservationPage.button('다음: 추가 서비스').click()
  await page.getByRole('button', { name: '하나 더하기: 유약 추가' }).click()
  await expect(reservationPage.button(/^(다음|예약 확정)/), 'one step is next').toHaveText([ko.proceed])
  await reservationPage.proceed.click()
  const signIn = page.getByRole('main').getByRole('link', { name: ko.signInFirst }).locator('visible=true')
  await expect(signIn).toHaveCount(1)
  const chosen = page.url()
  await signIn.click()
  await signInPage.signUp(newAddress('two-people'))
  await expect(page.getByRole('button', { name: ko.confirm }), 'nothing can be confirmed yet').toHaveCount(0)
  await reservationPage.reserve()

  await expect(ticketPage.fact('인원')).toHaveText('2명')
  await expect(ticketPage.fact('담당자')).toHaveText('모리 하루')
  await expect(ticketPage.fact('좌석')).toHaveText('물레 2')
  await expect(ticketPage.fact('내 전화번호')).toHaveText('010-1234-5678')
  await expect(ticketPage.fact('요청 사항')).toHaveText('窓際の席')
  await expect(ticketPage.ticket.getByRole('listitem')).toHaveText([/물레로 그릇 만들기/, /유약 추가/])

  for (const [language, notice, way, confirmed] of [
    ['ko', '이미 예약하셨어요.', '예약 내용 보기', ko.confirmed],
    ['ja', 'ご予約済みです。', '予約内容を見る', ja.confirmed],
  ] as const) {
    await page.goto(chosen.replace('/ko/', `/${language}/`))
    await expect(page.getByText(notice)).toBeVisible()
    await page.getByRole('link', { name: way }).click()
    await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
  }
})

test('a pair books one item each at a price per person: both are named and charged, and nobody else has the time', {
  tag: '@phone',
}, async ({ page, people, member: _ }) => {
  const [reservationPage, ticket] = [new ReservationPage(page, 'ja'), new TicketPage(page, 'ja')]
  const slot = atTheStudio(STUDIO.pair, 'pair', '11:00')
  const shop = `/ja/brands/${STUDIO.shop}?serviceId=${STUDIO.pair}&quantity=2&date=${slot.date}`
  await page.goto(shop)
  await page.getByRole('link', { name: /^11:00/ }).click()
  await reservationPage.proceed.click()
  await expect(page.getByRole('complementary').getByText('2名')).toBeVisible()
  await reservationPage.reserve()
  await expect(ticket.fact('人数')).toHaveText('2名')
  await expect(ticket.ticket.getByRole('listitem')).toHaveText([/ふたりで器づくり.*× 2/])

  await expect(people.holds(slot)).rejects.toThrow('SLOT_TAKEN')
  await page.goto(shop)
  await expect(page.getByRole('link', { name: /^10:00/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^11:00/ })).toHaveCount(0)
})
