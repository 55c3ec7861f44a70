import { createApp } from 'vue'
import KeepATime from './keep-a-time.vue'

createApp(KeepATime).mount('#app')
