/** Of the calendar that the app counts with, ISO 8601; other calendars are in `temporal-polyfill/full`. */
export { Temporal } from 'temporal-polyfill/implementation'
