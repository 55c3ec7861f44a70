import { mount } from 'svelte'
import Booking from './booking.svelte'

mount(Booking, { target: document.querySelector('#app') })
