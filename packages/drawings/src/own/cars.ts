type Paint = readonly [body: string, shade: string]

const wheels = (left: number, right: number) =>
  [left, right]
    .map((x) => `<circle cx="${x}" cy="25" r="3.6" fill="#2b2538"/><circle cx="${x}" cy="25" r="1.6" fill="#e6e6ec"/>`)
    .join('')

/** High and short, as the light cars of Japan are. */
const keiCar = ([body, shade]: Paint) =>
  `<path fill="${body}" d="M5 8.5Q5.3 6 8 6h12.5q2.2 0 3.2 2l2.6 6.2 2.2.8q1.5.6 1.5 2.2V24q0 1.5-1.5 1.5H4.2q-1.7 0-1.7-1.7V17z"/><path fill="${shade}" d="M2.5 20.5H30V24q0 1.5-1.5 1.5H4.2q-1.7 0-1.7-1.7z"/><path fill="#bfe9fb" d="M7 9.5Q7.2 8 8.8 8h5.7v6.5H6.2zM16 8h4q1.3 0 1.9 1.2l2.3 5.3H16z"/><path fill="#fff" d="M8.5 8h2.2l-2.5 6.5H6.2L7 9.5Q7.2 8 8.5 8z" opacity=".55"/><path fill="#fff3c4" d="M28 17h2v2.6h-2z"/><path fill="#e25544" d="M2.5 16.5h1.6v3H2.5z"/><path fill="#2b2538" d="M16.8 16.5h2.6v.9h-2.6z"/>${wheels(8.5, 23.5)}`

/** Long, with three rows of windows and a sliding door. */
const minivan = ([body, shade]: Paint) =>
  `<path fill="${body}" d="M1.5 11Q1.8 8 4.8 8h15.5q2 0 3.3 1.5l4.4 5 1.6.6q1.4.5 1.4 2.1v6.3q0 2-2 2H3.3q-2 0-2-2z"/><path fill="${shade}" d="M1.4 20.5H31v3q0 2-2 2H3.3q-2 0-2-2z"/><path fill="#bfe9fb" d="M3.6 11.5q.2-1.5 1.7-1.5H9v4.8H3.3zM10.2 10h5.3v4.8h-5.3zM16.7 10h3.5q1 0 1.7.8l3.3 4h-8.5z"/><path fill="#2b2538" d="M10.6 17h2.6v.8h-2.6zM17.2 17h2.6v.8h-2.6z" opacity=".7"/><path fill="#fff3c4" d="M28.6 17H31v2.3h-2.4z"/><path fill="#e25544" d="M1.3 15.5H3v3.5H1.3z"/>${wheels(7.5, 24)}`

/** Two doors and a sloping back. */
const hatchback = ([body, shade]: Paint) =>
  `<path fill="${body}" d="M2 17.5q0-1.6 1.2-2.6L7 11.5q2-3 5.5-3h5q3.5 0 6 3l2.3 3 3 .8q1.7.5 1.7 2.2v5q0 2-2 2H4q-2 0-2-2z"/><path fill="${shade}" d="M2 20h28.5v2.5q0 2-2 2H4q-2 0-2-2z"/><path fill="#bfe9fb" d="M9 12.5q1.3-2 3.5-2h2.7v4.3H7.3zM16.5 10.5h1.2q2.5 0 4.2 2l1.9 2.3h-7.3z"/><path fill="#fff3c4" d="M28 16.3h2.5v2H28z"/><path fill="#e25544" d="M2 16.3h2v2H2z"/><path fill="#2b2538" d="M16.8 16.5h2.5v.8h-2.5z" opacity=".7"/>${wheels(8.5, 24)}`

const foam =
  '<circle cx="9" cy="8" r="3" fill="#fff"/><circle cx="13.5" cy="6.5" r="3.6" fill="#eaf6fd"/><circle cx="18.5" cy="8" r="3" fill="#fff"/><circle cx="25" cy="13" r="2.4" fill="#eaf6fd"/><circle cx="4.5" cy="14.5" r="2.2" fill="#eaf6fd"/><circle cx="24" cy="5" r="1.4" fill="#cdeafb"/><circle cx="6" cy="4" r="1.1" fill="#cdeafb"/><circle cx="28" cy="8.5" r="1" fill="#cdeafb"/>'

export const CARS = {
  tyre: '<circle cx="16" cy="16" r="14" fill="#3b3f4d"/><path fill="#5a6072" d="M15 2h2v3h-2zm0 25h2v3h-2zM2 15h3v2H2zm25 0h3v2h-3zM5.4 6.8l1.4-1.4 2.1 2.1-1.4 1.4zm17.7 17.7l1.4-1.4 2.1 2.1-1.4 1.4zM5.4 25.2l2.1-2.1 1.4 1.4-2.1 2.1zM23.1 7.5l2.1-2.1 1.4 1.4-2.1 2.1z"/><circle cx="16" cy="16" r="9" fill="#d5dbe6"/><path fill="#9aa5b8" d="M15 8h2v5h-2zm0 11h2v5h-2zM8 15h5v2H8zm11 0h5v2h-5z"/><circle cx="16" cy="16" r="6.5" fill="none" stroke="#b4bfd0"/><circle cx="16" cy="16" r="3" fill="#6a7488"/><circle cx="16" cy="16" r="1.2" fill="#d5dbe6"/>',
  'kei-car': keiCar(['#8fd0bf', '#6fb5a3']),
  'kei-car-cream': keiCar(['#f7e3b5', '#e5c988']),
  'kei-car-pink': keiCar(['#f3a9b4', '#df8794']),
  minivan: minivan(['#5f8fe0', '#4472c4']),
  'minivan-white': minivan(['#fbfbf8', '#d5d9e2']),
  'minivan-wine': minivan(['#b54d63', '#943850']),
  hatchback: hatchback(['#2f7fd6', '#2463ad']),
  'hatchback-yellow': hatchback(['#ffc94a', '#e3a82b']),
  'hatchback-white': hatchback(['#fbfbf8', '#d5d9e2']),
  'washed-car': hatchback(['#f0694f', '#cf4f38']) + foam,
  'washed-kei-car': keiCar(['#7fb6ef', '#5f97d4']) + foam,
} as const
