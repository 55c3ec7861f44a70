// A partner's page with no framework: a store is { get, subscribe }, so drawing is one function. ?api= is where Yoyaku is, ?service= what is offered.
import { createYoyaku, daysLater, formatMoney, secondsLeft } from '@yoyaku/core'

const element = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T
const query = new URLSearchParams(location.search)
const sdk = createYoyaku({ baseUrl: query.get('api') ?? '', locale: 'en', currency: 'JPY' })

const serviceId = query.get('service') ?? (await firstService())
const service = await sdk.queries.service(serviceId).queryFn()
const [terms, privacy, points] = await Promise.all([
  sdk.queries.termsOfUse().queryFn(),
  sdk.queries.privacyPolicy().queryFn(),
  sdk.queries.bookingTerms(service.shop.id).queryFn(),
])
element('service').textContent = `${service.name}, ${service.shop.shopName}`
for (const place of ['join-terms', 'terms']) element(place).textContent = terms.body
element('join-privacy').textContent = privacy.body
element('policy').textContent = points.cancellationPolicy.text
for (const { id, text } of points.reminders) {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', value: id })
  const label = document.createElement('label')
  label.append(box, ` ${text}`)
  element('points').append(label)
}

const booking = sdk.startReservation({ serviceId, shopId: service.shop.id })
const signIn = sdk.startSignIn()
const today = new Date().toISOString().slice(0, 10)
const span = { serviceId, quantity: 1, dateFrom: daysLater(today, 2), dateTo: daysLater(today, 9) }
const { days } = await sdk.queries.availableTime(service.shop.id, span).queryFn()
for (const { date, slots } of days) for (const { time } of slots) element('slots').append(new Option(`${date} ${time}`))

async function firstService() {
  const { data } = await sdk.queries.mostBookedShops().queryFn()
  const { services } = await sdk.queries.shop(data[0]?.id ?? '').queryFn()
  return services[0]?.id ?? ''
}

/** The list of problems is rewritten only when it changes: it would be read out every second. */
let shownProblems = ''

function draw() {
  const value = booking.get()
  const { step, failure, fields } = value
  const { quote, hold } = value
  const priceBefore = value.step === 'reviewing' ? (value.changed?.total ?? null) : null
  element('choose').hidden = step !== 'choosing'
  element('sign-in').hidden = step !== 'signing-in'
  element('confirm').hidden = step !== 'reviewing'
  for (const part of element('sign-in').querySelectorAll<HTMLElement>('[data-step]'))
    part.hidden = part.dataset.step !== signIn.get().step
  const left = hold === null ? '' : `, kept for ${secondsLeft(hold.expiresAt, Date.now())} s`
  const price = quote === null ? '' : formatMoney(quote.total, sdk.locale)
  const problem = failure ?? signIn.get().failure
  // A page of your own has words for each code, beside its field.
  const problems = Object.entries({ ...fields, ...signIn.get().fields }).map(([field, code]) => `${field}: ${code}`)
  if (problems.join() !== shownProblems) {
    shownProblems = problems.join()
    element('problems').replaceChildren(...problems.map((text) => create('li', text)))
  }
  element('price').textContent = price
  element('new-price').hidden = priceBefore === null
  element('price-before').textContent = priceBefore === null ? '' : formatMoney(priceBefore, sdk.locale)
  element('status').textContent =
    value.step === 'confirmed' ? `Reserved: ${value.reservation.codeNumber}` : `${price}${left} ${problem?.code ?? ''}`
}

function create(name: string, textContent: string) {
  return Object.assign(document.createElement(name), { textContent })
}

const onSubmit = (form: string, act: () => void) =>
  element(form).addEventListener('submit', (event) => {
    event.preventDefault()
    act()
  })
onSubmit('choose', () => {
  const [reservationDate = '', reservationTime = ''] = element('slots').value.split(' ')
  booking.update({ quantity: Number(element('people').value), reservationDate, reservationTime })
  booking.hold()
})
onSubmit('sign-in', () => {
  const { step } = signIn.get()
  if (step === 'email') signIn.submitEmail(element('email').value)
  if (step === 'profile')
    signIn.submitProfile({
      firstName: element('first').value,
      lastName: element('last').value,
      consents: {
        terms: element('agree-terms').checked ? terms.version : null,
        privacy: element('agree-privacy').checked ? privacy.version : null,
      },
    })
  if (step === 'code') signIn.submitCode(element('code').value)
})
onSubmit('confirm', () => {
  const ticked = [...element('points').querySelectorAll('input')].filter(({ checked }) => checked)
  booking.updateContact({ phone: element('phone').value })
  booking.agree({
    terms: element('agree').checked ? terms.version : null,
    reminders: ticked.map(({ value }) => value),
  })
  booking.confirm()
})
element('accept').addEventListener('click', booking.acceptPrice)
booking.subscribe(draw)
signIn.subscribe(draw)
setInterval(draw, 1000)
