import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..', '..', 'src')
const texts = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!mocks|app\/dev).*(?<!\.spec|\.fixture)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(src, file), 'utf8')]),
)
const filesWith = (pattern: RegExp): string[] =>
  [...texts].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted()

/** What counts by the device's clock: a span that began here, or a date that the person gives. */
const byDevice = [
  'api/base-query.ts',
  'api/event-line.ts',
  'api/events.ts',
  'api/repeat-keys.ts',
  'api/restore.ts',
  'api/state-keys.ts',
  'app/notices/new-build.ts',
  'areas/auth/resend/use-resend.ts',
  'areas/auth/two-factor/SecondStep.tsx',
  'areas/customer/task/ReportBox.tsx',
  'areas/data/items/uploads.ts',
  'areas/data/request/request-form.ts',
  'areas/editor/article/ActionDialog.tsx',
  'areas/editor/edit/use-document.ts',
  'areas/pay/voucher/VoucherSection.tsx',
  'areas/proxy/generator/GeneratorFields.tsx',
  'areas/worker/desk/DeskTaskView.tsx',
  'areas/worker/desk/PhaseView.tsx',
  'areas/worker/desk/use-desk.ts',
  'lib/drafts.ts',
  'lib/handover-text.ts',
  'lib/kept-work.ts',
  'lib/server-clock.ts',
  'session/entered.ts',
  'session/person.ts',
  'shared/account-key/use-reveal.ts',
  'shared/account/use-action.ts',
  'shared/form/refusal.ts',
  'shared/form/retry.ts',
  'shared/form/use-form.ts',
  'shared/infinite-list/use-growing-list.ts',
  'shared/payment-intent/stored-intent.ts',
  'shared/payment-intent/use-payment-intent.ts',
  'ui/Toast.tsx',
]

it('reads the device’s clock only for what the device or the person dates', () => {
  expect(filesWith(/Date\.now\(\)|new Date\(\)/)).toEqual(byDevice)
})

it('counts down to a time of the server by deviceTime() alone', () => {
  expect(filesWith(/useSecondsTo\((?:[^)]*\? )?Date\.parse/)).toEqual([])
})

it('compares a time of the server with the arrival of its answer by serverTime() alone', () => {
  expect(filesWith(/now(?:=\{|: )(?:answer\.)?fulfilledTimeStamp/)).toEqual([])
})

it('cuts no text in a field', () => {
  expect(filesWith(/\bmaxLength=\{/)).toEqual([])
  expect(filesWith(/type="number"/)).toEqual([])
})
