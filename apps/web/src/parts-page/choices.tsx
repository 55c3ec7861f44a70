import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { ChipChoice, ChipLink, ChipRemove, ChipRow } from '../parts/chip.tsx'
import { CurrencySwitch } from '../parts/currency-switch.tsx'
import { DayStrip } from '../parts/days/day-strip.tsx'
import MonthCalendar from '../parts/days/month-calendar.tsx'
import { TimeSlots } from '../parts/days/time-slots.tsx'
import { Disclosure } from '../parts/disclosure.tsx'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useSite } from '../site.tsx'
import { Part } from './part.tsx'
import * as css from './parts-page.css.ts'
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
      <Part title="Chips">
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
          <ChipRemove href="/search" label="Remove filter: Hair">
            Hair
          </ChipRemove>
        </ChipRow>
      </Part>
      <Part title="Days and times">
        <DayStrip days={days} today={TODAY} tomorrow="2026-11-22" selected={date} onSelect={setDate} />
        <TimeSlots slots={slots} timeZone="Asia/Tokyo" people={1} selected={time} onSelect={setTime} />
        <MonthCalendar
          selected={date}
          first={TODAY}
          last="2027-02-20"
          isFree={(day) => !day.endsWith('5')}
          onSelect={setDate}
          onMonth={() => undefined}
        />
      </Part>
      <Part title="Tabs">
        <Tabs label="Filter by status" tabs={TABS} value={tab} onChange={setTab}>
          {tab}
        </Tabs>
      </Part>
      <Part title="Questions">
        <div>
          <Disclosure summary="Do I need an account to book?">Only to confirm.</Disclosure>
          <Disclosure summary="How long is a time kept for me?">Ten minutes, longer while you type.</Disclosure>
        </div>
      </Part>
      <Part title="Language and currency">
        <div className={css.column}>
          <LanguageSwitch current={language} path="/" />
          <CurrencySwitch current="JPY" onChange={() => undefined} />
        </div>
      </Part>
      <Part title="Sheet">
        <div className={css.row}>
          <Button look="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            Open a sheet
          </Button>
        </div>
        <Sheet
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title="A sheet"
          footer={
            <>
              <Button look="outline" wide onClick={() => setIsOpen(false)}>
                Keep it
              </Button>
              <Button look="danger" wide>
                Cancel the reservation
              </Button>
            </>
          }
        >
          <p>From below on a phone, in the middle on wider screens.</p>
        </Sheet>
      </Part>
    </>
  )
}
