import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { ChipChoice, ChipLink, ChipRow, RemovableChip } from '../components/actions/chip.tsx'
import { Disclosure } from '../components/containers/disclosure.tsx'
import { Sheet } from '../components/containers/sheet.tsx'
import { Tabs } from '../components/containers/tabs.tsx'
import { CurrencySwitch } from '../components/preferences/currency-switch.tsx'
import * as switches from '../components/preferences/language-switch.css.ts'
import { LanguageSwitch } from '../components/preferences/language-switch.tsx'
import { DayStrip } from '../features/dates/day-strip.tsx'
import MonthCalendar from '../features/dates/month-calendar.tsx'
import { TimeSlots } from '../features/dates/time-slots.tsx'
import { useSite } from '../site/site.tsx'
import * as css from './component-gallery.css.ts'
import { Example } from './example.tsx'
import { days, slots, TODAY } from './samples.ts'

const TABS = ['All', 'Confirmed', 'Completed'].map((label) => ({ value: label, label }))

export function Choices() {
  const { language } = useSite()
  const [date, setDate] = useState('2026-11-22')
  const [time, setTime] = useState<string | null>('10:00')
  const [tab, setTab] = useState('All')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Example title="Chips">
        <ChipRow>
          <ChipLink href="/search">A link</ChipLink>
          <ChipLink href="/search" aria-current="true">
            Here
          </ChipLink>
          <ChipChoice type="checkbox" name="one" count={12}>
            To choose
          </ChipChoice>
          <ChipChoice type="checkbox" name="two" count={3} defaultChecked>
            Chosen
          </ChipChoice>
          <ChipChoice type="checkbox" name="three" isEmpty>
            Nothing left
          </ChipChoice>
          <RemovableChip href="/search" label="Remove filter: Hair">
            Hair
          </RemovableChip>
        </ChipRow>
      </Example>
      <Example title="Days and times">
        <DayStrip days={days} today={TODAY} selected={date} country="JP" onSelect={setDate} />
        <TimeSlots slots={slots} people={1} selected={time} onSelect={setTime} />
        <MonthCalendar
          selected={date}
          first={TODAY}
          last="2027-02-20"
          isFree={(day) => !day.endsWith('5')}
          onSelect={setDate}
          onMonth={() => undefined}
        />
      </Example>
      <Example title="Tabs">
        <Tabs label="Filter by status" tabs={TABS} value={tab} onChange={setTab}>
          {tab}
        </Tabs>
      </Example>
      <Example title="Questions">
        <div>
          <Disclosure summary="Do I need an account to book?">Only to confirm.</Disclosure>
          <Disclosure summary="How long is a time kept for me?">Ten minutes, longer while you type.</Disclosure>
        </div>
      </Example>
      <Example title="Language and currency">
        <div className={css.column}>
          <LanguageSwitch current={language} path="/" listClass={switches.options} linkClass={switches.option} />
          <CurrencySwitch current="JPY" onChange={() => undefined} />
        </div>
      </Example>
      <Example title="Sheet">
        <div className={css.row}>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            Open a sheet
          </Button>
        </div>
        <Sheet
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="A sheet"
          footer={
            <>
              <Button variant="outline" fullWidth onClick={() => setIsOpen(false)}>
                Keep reservation
              </Button>
              <Button variant="danger" fullWidth>
                Cancel the reservation
              </Button>
            </>
          }
        >
          <p>From below on a phone, in the middle on wider screens.</p>
        </Sheet>
      </Example>
    </>
  )
}
