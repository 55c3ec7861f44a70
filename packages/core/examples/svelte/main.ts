import { mount } from 'svelte'
import KeepATime from './keep-a-time.svelte'

mount(KeepATime, { target: document.querySelector('#app') ?? document.body })
