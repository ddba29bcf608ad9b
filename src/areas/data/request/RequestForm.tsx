import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { labellingKinds, messageLength, maxItems } from '@/api/contract/labelling.ts'
import { labellingApi } from '@/api/endpoints/labelling.ts'
import { gapBetween } from '@/lib/sentences.ts'
import { useOwner } from '@/session/use-user.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { UrlInput } from '@/ui/UrlInput.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { RequestValues as schema } from './request-form.ts'
import { keepSent, readSentRequest } from './sent-request.ts'
import type { SentRequest } from './sent-request.ts'
import type { Owner } from '@/lib/kept.ts'
import s from '../data.module.css'

const defaults = {
  name: '',
  company: '',
  email: '',
  kind: '',
  volume: '',
  deadline: '',
  sampleUrl: '',
  message: '',
  agreePrivacy: false,
}
const keep = [
  'name',
  'company',
  'email',
  'kind',
  'volume',
  'deadline',
  'sampleUrl',
  'message',
] as const

/** The form, or the result of the request sent from this tab. */
export function RequestForm() {
  const person = useOwner()
  const [owner] = useState<Owner>(person)
  const [{ sent, fresh }, setState] = useState<{ sent: SentRequest | null; fresh: boolean }>(
    () => ({
      sent: readSentRequest(owner),
      fresh: false,
    }),
  )
  const [seen, setSeen] = useState(person)
  if (seen !== person) {
    setSeen(person)
    // The person has signed out, and the next one must not see their request.
    if (seen !== null) setState({ sent: null, fresh: false })
  }
  const put = (next: SentRequest | null) => {
    keepSent(owner, next)
    setState({ sent: next, fresh: true })
  }
  return sent ? (
    <Arrived sent={sent} fresh={fresh} onAgain={() => put(null)} />
  ) : (
    <Fields onSent={put} />
  )
}

function Arrived({
  sent,
  fresh,
  onAgain,
}: {
  sent: SentRequest
  fresh: boolean
  onAgain: () => void
}) {
  const { t } = useTranslation('labelling')
  // The focused button is gone. After a reload the focus stays where it was.
  const box = useTakeFocus<HTMLDivElement>(fresh)
  return (
    <div ref={box} tabIndex={-1} className={s.arrived}>
      <Notice
        tone="ok"
        role="status"
        title={t('request.done.title')}
        action={
          <Button variant="secondary" onClick={onAgain}>
            {t('request.done.again')}
          </Button>
        }
      >
        <p>{t('request.done.number', { id: sent.id })}</p>
        <p>{t('request.done.text', { email: sent.email })}</p>
      </Notice>
    </div>
  )
}

function Fields({ onSent }: { onSent: (sent: SentRequest) => void }) {
  const { t } = useTranslation('labelling')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const [request] = labellingApi.useAskForLabellingMutation()
  const most = { max: maxItems.toLocaleString(locale) }
  const form = useForm({
    name: 'labelling',
    schema,
    defaults,
    keep,
    words: {
      kind: { required: t('request.error.kind') },
      volume: {
        bad_format: common('form.wholeTo', most),
        out_of_range: common('form.wholeTo', most),
      },
      deadline: {
        out_of_range: t('request.error.deadline'),
        bad_format: t('request.error.deadline'),
      },
      sampleUrl: { bad_format: t('request.error.url') },
      agreePrivacy: { required: t('request.error.agree') },
    },
    send: async (values) => ({
      answer: await request({ ...values, agreePrivacy: true }).unwrap(),
      email: values.email,
    }),
    done: ({ answer, email }) => onSent({ id: String(answer.id), email }),
  })
  const marker = common('form.optional')
  return (
    <Form form={form} submit={t('request.submit')}>
      <div className={`stack gap-4 align-start ${s.fields}`}>
        <Field {...form.field('name')} label={t('request.name')} required>
          <TextInput {...form.input('name')} autoComplete="name" most={100} />
        </Field>
        <Field {...form.field('company')} label={common('label.company')} marker={marker}>
          <TextInput {...form.input('company')} autoComplete="organization" most={100} />
        </Field>
        <Field
          {...form.field('email')}
          label={common('label.email')}
          help={t('request.emailHelp')}
          required
        >
          <TextInput
            {...form.input('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field {...form.field('kind')} label={t('request.kind')} required>
          <Select {...form.input('kind')}>
            <option value="">{t('request.choose')}</option>
            {labellingKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind === 'bounding_box' ? 'box' : kind}.title`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          {...form.field('volume')}
          label={t('request.volume')}
          help={t('request.volumeHelp')}
          required
        >
          <NumberInput {...form.input('volume')} whole />
        </Field>
        <Field {...form.field('deadline')} label={t('request.deadline')} marker={marker}>
          <TextInput {...form.input('deadline')} type="date" />
        </Field>
      </div>
      <Field
        {...form.field('sampleUrl')}
        label={t('request.sampleUrl')}
        help={t('request.sampleHelp')}
        marker={marker}
      >
        <UrlInput {...form.input('sampleUrl')} />
      </Field>
      <Field
        {...form.field('message')}
        label={t('request.message')}
        help={t('request.messageHelp', {
          min: messageLength.min,
          max: messageLength.max.toLocaleString(locale),
        })}
        required
      >
        <Textarea {...form.input('message')} rows={6} />
      </Field>
      <Checkbox
        {...form.control('agreePrivacy')}
        aria-required="true"
        label={
          <>
            {t('request.agree')}
            {gapBetween(t('request.agree'), t('request.privacy'))}
            <RouteLink to={{ id: 'privacyPolicy' }}>{t('request.privacy')}</RouteLink>
          </>
        }
      />
    </Form>
  )
}
