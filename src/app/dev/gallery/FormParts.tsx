import { useState } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Checkbox, Switch } from '@/ui/Checkbox.tsx'
import { ErrorSummary } from '@/ui/ErrorSummary.tsx'
import { Field } from '@/ui/Field.tsx'
import { PasswordInput } from '@/ui/PasswordInput.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { RangeInput } from '@/ui/RangeInput.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import s from './KitGallery.module.css'

const options = [
  { value: 'card', label: 'Bank card', text: 'Arrives at once', aside: '0 %' },
  {
    value: 'crypto',
    label: 'USDT, TRC-20',
    text: 'Arrives after 20 confirmations',
    aside: '1 USDT',
  },
  { value: 'wire', label: 'Bank transfer', text: 'For companies, 1–3 days', disabled: true },
] as const

export function FormParts() {
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={s.grid}>
      <div className="stack gap-5">
        <Field label="Name" help="As on your invoices.">
          <TextInput defaultValue="Ada Lovelace" autoComplete="name" />
        </Field>
        <Field label="Phone" marker="optional">
          <TextInput type="tel" placeholder="+1" />
        </Field>
        <Field
          label="E-mail"
          id="g-email"
          required
          error="Write an address with an @, like ada@example.com"
          help="We write only about your account."
        >
          <TextInput type="email" defaultValue="ada.example.com" />
        </Field>
        <Field label="Password" help="At least 10 characters.">
          <PasswordInput
            autoComplete="current-password"
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="correct horse"
          />
        </Field>
        <Field label="Amount">
          <NumberInput prepend="$" append="USD" defaultValue="25.00" className="num" />
        </Field>
        <Field label="Key">
          <TextInput mono readOnly value="7f3a9c21b7e04d5f8a6091c2" />
        </Field>
        <Field label="Disabled">
          <TextInput disabled defaultValue="Not now" />
        </Field>
      </div>
      <div className="stack gap-5">
        <Field label="Search" hideLabel>
          <SearchInput clearLabel="Clear" placeholder="Task id, type or text" />
        </Field>
        <Field label="Captcha type">
          <Select defaultValue="text">
            <option value="text">Image text</option>
            <option value="points">Click on points</option>
            <option value="boxes">Bounding boxes</option>
          </Select>
        </Field>
        <Field label="Type with error" error="Choose a type">
          <Select defaultValue="">
            <option value="">–</option>
            <option value="text">Image text</option>
          </Select>
        </Field>
        <Field label="Instruction" help="What a person should do.">
          <Textarea defaultValue="Type the letters, case matters." />
        </Field>
        <Field label="Tasks a day">
          <RangeInput
            min={1000}
            max={100000}
            step={1000}
            defaultValue={25000}
            format={(n) => n.toLocaleString('en')}
          />
        </Field>
        <Field label="Your answer">
          <TextInput big defaultValue="tR4e" autoComplete="off" spellCheck={false} />
        </Field>
      </div>
      <div className="stack gap-5">
        <RadioCards legend="Pay by" options={options} defaultValue="card" />
        <RadioCards
          legend="Plan"
          columns={2}
          options={[
            { value: 'a', label: 'Pay as you go', aside: <Badge tone="earls">usual</Badge> },
            { value: 'b', label: 'Monthly' },
          ]}
          defaultValue="b"
          error="Choose one"
        />
        <div className="stack gap-1">
          <Checkbox label="Remember this device" defaultChecked />
          <Checkbox
            label="I agree to the terms"
            help="You can read them at any time."
            error="Agree to go on"
          />
          <Checkbox label="Not available" disabled />
          <Checkbox
            label="Some of them"
            ref={(element) => {
              if (element) element.indeterminate = true
            }}
          />
        </div>
        <div className="stack gap-1">
          <Switch label="Pause the key" help="New tasks are refused at once." />
          <Switch label="Notify by e-mail" defaultChecked />
          <Switch label="Locked" disabled defaultChecked />
        </div>
        <div className="cluster gap-3">
          <Button onClick={() => setAttempt(attempt + 1)}>Send with errors</Button>
          <Button variant="tertiary" onClick={() => setAttempt(0)}>
            Reset
          </Button>
        </div>
        <ErrorSummary
          level={3}
          title="Two things to put right"
          attempt={attempt}
          errors={
            attempt
              ? [
                  { id: 'g-email', text: 'Write an address with an @' },
                  { id: 'g-none', text: 'Choose how to pay' },
                ]
              : []
          }
        />
      </div>
    </div>
  )
}
