/** The polyfill with the calendar of ISO 8601 alone; `temporal-polyfill/full` has others. */
export { Temporal } from 'temporal-polyfill/implementation'
