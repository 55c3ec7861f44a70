import { checkForm } from './reservation.form.ts'
import { reservationMachineWith } from './reservation.machine.ts'

/** The chart with all that it checks, for whoever runs it with actors of their own. */
export const reservationMachine = reservationMachineWith(checkForm)
