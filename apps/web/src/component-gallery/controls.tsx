import { Heart } from 'lucide-react'
import { Button, ButtonLink, IconButton } from '../components/actions/button.tsx'
import { CodeField } from '../components/form/code-field.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../components/form/field.tsx'
import { NameFields } from '../features/contact/name-fields.tsx'
import { PhoneField } from '../features/contact/phone-field.tsx'
import * as css from './component-gallery.css.ts'
import { Example } from './example.tsx'

const VARIANTS = ['primary', 'outline', 'quiet', 'plain', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const

export const Controls = () => (
  <>
    <Example title="Buttons">
      {SIZES.map((size) => (
        <div key={size} className={css.row}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </div>
      ))}
      <div className={css.row}>
        <Button loading>Busy</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink href="/search">A link</ButtonLink>
        <IconButton label="Keep">
          <Heart size={22} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.cover}>
        <ButtonLink href="/search">On a cover</ButtonLink>
      </div>
    </Example>
    <Example title="Fields">
      <div className={css.column}>
        <TextField label="A field" hint="What it is for." placeholder="Example" />
        <TextField label="A wrong field" defaultValue="hana@" error="Please enter a valid email address" />
        <TextField label="A field that may stay empty" optional="optional" />
        <TextField label="A disabled field" defaultValue="hana@example.com" disabled />
        <TextArea label="A long text" />
        <SelectField label="One of several">
          <option>Anywhere</option>
        </SelectField>
        <NameFields fields={{ firstName: 'REQUIRED' }} firstName="" lastName="Sato" />
        <PhoneField label="Your contact number" value="" error={false} onChange={() => undefined} />
        <CheckField defaultChecked>I agree</CheckField>
        <CheckField error="This field is required">I agree to what is wrong to leave out</CheckField>
        <CheckField type="radio">One of several</CheckField>
      </div>
    </Example>
    <Example title="Code">
      <div className={css.column}>
        <CodeField name="code" label="6-digit code" error={false} refusal={null} onComplete={() => undefined} />
      </div>
    </Example>
  </>
)
