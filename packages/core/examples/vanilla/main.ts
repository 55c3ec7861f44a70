// A partner's page with no framework: a View is {get, subscribe}, so drawing is one function. ?api= is where Yoyaku is, ?service= what is offered.
import { createSdk, daysLater, formatMoney, secondsLeft } from '@yoyaku/core'
import { browserPorts } from '@yoyaku/core/browser'

const element = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T
const query = new URLSearchParams(location.search)
const sdk = createSdk({ baseUrl: query.get('api') ?? '', locale: 'en', currency: 'JPY', ...browserPorts() })

const serviceId = query.get('service') ?? (await firstService())
const service = await sdk.queries.service(serviceId).queryFn()
const [terms, privacy, points] = await Promise.all([
  sdk.queries.termsOfUse().queryFn(),
  sdk.queries.privacyPolicy().queryFn(),
  sdk.queries.confirmReminder(service.shop.id).queryFn(),
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

const booking = sdk.reservation({ serviceId, shopId: service.shop.id })
const signIn = sdk.signIn()
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
  const priceBefore = value.step === 'reviewing' ? value.priceBefore : null
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
  const choosing = booking.get()
  if (choosing.step !== 'choosing') return
  choosing.amend({ quantity: Number(element('people').value), reservationDate, reservationTime })
  choosing.review()
})
onSubmit('sign-in', () => {
  const value = signIn.get()
  if (value.step === 'email') value.submitEmail(element('email').value)
  if (value.step === 'profile')
    value.submitProfile({
      firstName: element('first').value,
      lastName: element('last').value,
      agreedTermsVersion: element('agree-terms').checked ? terms.version : null,
      agreedPrivacyVersion: element('agree-privacy').checked ? privacy.version : null,
    })
  if (value.step === 'code') value.submitCode(element('code').value)
})
onSubmit('confirm', () => {
  const required = points.reminders.filter(({ required }) => required).map(({ id }) => id)
  const ticked = [...element('points').querySelectorAll('input')].filter(({ checked }) => checked)
  const form = booking.get()
  if (form.step !== 'reviewing') return
  form.amendContact({ phone: element('phone').value })
  form.agree({
    termsVersion: element('agree').checked ? terms.version : null,
    remindersConfirmed: ticked.map(({ value }) => value),
  })
  form.confirm(required)
})
element('accept').addEventListener('click', () => {
  const form = booking.get()
  if (form.step === 'reviewing') form.acceptPrice()
})
booking.subscribe(draw)
signIn.subscribe(draw)
setInterval(draw, 1000)
