// A partner's page with no framework: a View is {get, subscribe}, so drawing is one function. ?api= is where Yoyaku is, ?service= what is offered.
import { createSdk, daysLater, formatMoney, secondsLeft, timeIn } from '@yoyaku/core'
import { browserPorts } from '@yoyaku/core/browser'

const element = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T
const query = new URLSearchParams(location.search)
const sdk = createSdk({ baseUrl: query.get('api') ?? '', locale: 'en', currency: 'JPY', ...browserPorts() })

const serviceId = query.get('service') ?? (await firstService())
const service = await sdk.queries.service(serviceId).queryFn()
const [terms, points] = await Promise.all([
  sdk.queries.termsOfUse().queryFn(),
  sdk.queries.confirmReminder(service.shop.id).queryFn(),
])
element('service').textContent = `${service.name}, ${service.shop.shopName}`

const booking = sdk.reservation({ serviceId, shopId: service.shop.id })
const signIn = sdk.signIn()
const today = new Date().toISOString().slice(0, 10)
const span = { serviceId, quantity: 1, dateFrom: daysLater(today, 2), dateTo: daysLater(today, 9) }
const { days, timeZone } = await sdk.queries.availableTime(service.shop.id, span).queryFn()
for (const { date, slots } of days)
  for (const { startAt } of slots) element('slots').append(new Option(`${date} ${timeIn(startAt, timeZone)}`))

async function firstService() {
  const { data } = await sdk.queries.hottest().queryFn()
  const { services } = await sdk.queries.shop(data[0]?.id ?? '').queryFn()
  return services[0]?.id ?? ''
}

function draw() {
  const { step, quote, hold, failure, reservation } = booking.get()
  element('choose').hidden = step !== 'choosing'
  element('sign-in').hidden = step !== 'signing-in'
  element('confirm').hidden = step !== 'reviewing'
  for (const part of element('sign-in').querySelectorAll<HTMLElement>('[data-step]'))
    part.hidden = part.dataset.step !== signIn.get().step
  const left = hold === null ? '' : `, kept for ${secondsLeft(hold.expiresAt, Date.now())} s`
  const price = quote === null ? '' : formatMoney(quote.total, sdk.locale)
  const problem = failure ?? signIn.get().failure
  element('status').textContent = reservation
    ? `Reserved: ${reservation.codeNumber}`
    : `${price}${left} ${problem?.code ?? ''}`
}

const onSubmit = (form: string, act: () => void) =>
  element(form).addEventListener('submit', (event) => {
    event.preventDefault()
    act()
  })
onSubmit('choose', () => {
  const [reservationDate = '', reservationTime = ''] = element('slots').value.split(' ')
  booking.get().amend({ quantity: Number(element('people').value), reservationDate, reservationTime })
  booking.get().review()
})
onSubmit('sign-in', () => {
  const { step, submitEmail, submitProfile, submitCode } = signIn.get()
  if (step === 'email') submitEmail(element('email').value)
  if (step === 'profile') submitProfile({ firstName: element('first').value, lastName: element('last').value })
  if (step === 'code') submitCode(element('code').value)
})
onSubmit('confirm', () => {
  const required = points.reminders.map(({ id }) => id)
  const agreed = element('agree').checked
  booking.get().amendContact({ phone: element('phone').value })
  booking.get().agree({ termsVersion: agreed ? terms.version : null, remindersConfirmed: agreed ? required : [] })
  booking.get().confirm(required)
})
booking.subscribe(draw)
signIn.subscribe(draw)
setInterval(draw, 1000)
