import { expect, test } from 'vitest'
import { isStartTime, setStartTimes, startTimesOf, startWindow } from './start-times.ts'

const read = (text: string) => startTimesOf(new URLSearchParams(text))

test.each([
  ['', ['00:00', '11:30', '26:00'], []],
  ['timeOfDay=morning', ['05:00', '11:59'], ['04:59', '12:00']],
  ['timeOfDay=evening', ['18:00', '25:30'], ['17:30']],
  ['timeOfDay=morning&timeOfDay=evening', ['10:00', '18:00'], ['12:00']],
  ['timeFrom=11:30', ['11:30', '24:30'], ['11:00']],
  ['timeTo=12:00', ['09:00', '12:00'], ['12:30']],
  ['timeOfDay=evening&timeFrom=19:00&timeTo=20:00', ['19:00', '20:00'], ['18:30', '20:30']],
])('isStartTime of %s', (text, wanted, others) => {
  const times = read(text)
  expect(wanted.filter((time) => !isStartTime(time, times))).toEqual([])
  expect(others.filter((time) => isStartTime(time, times))).toEqual([])
})

test('startTimesOf swaps times that are the wrong way round, and setStartTimes writes what it reads', () => {
  const times = read('timeFrom=19:00&timeTo=11:30&timeOfDay=evening&timeOfDay=noon')
  expect(times).toEqual({ timesOfDay: ['evening'], timeFrom: '11:30', timeTo: '19:00' })
  const written = new URLSearchParams()
  setStartTimes(written, times)
  expect(startTimesOf(written)).toEqual(times)
})

test.each([
  ['', '', ''],
  ['timeOfDay=morning', '05:00', '12:00'],
  ['timeOfDay=evening', '18:00', ''],
  ['timeOfDay=evening&timeOfDay=morning', '05:00', ''],
  ['timeOfDay=evening&timeFrom=19:00&timeTo=20:00', '19:00', '20:00'],
  ['timeOfDay=afternoon&timeFrom=11:00', '12:00', '18:00'],
  ['timeTo=12:00', '', '12:00'],
])('startWindow of %s', (text, timeFrom, timeTo) => {
  expect(startWindow(read(text))).toEqual({ timeFrom, timeTo })
})
