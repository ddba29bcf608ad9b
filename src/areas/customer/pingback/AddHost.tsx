import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import type { VerificationMethod } from '@/api/contract/deliveries.ts'
import { problemKey } from '@/api/problem.ts'
import { hostInside, readHost } from '@/lib/pingback-host.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { verificationMethods } from '@/api/contract/deliveries.ts'
import type { HostProblem } from '@/lib/pingback-host.ts'
import { useSentForm } from '@/shared/form/use-sent-form.ts'
import { unstored } from '@/shared/deliveries/unstored.ts'
import { useMethodOptions } from '@/shared/deliveries/use-method-options.ts'
import type { Made } from '@/shared/deliveries/SecretDialog.tsx'
import s from '../customer.module.css'

const checkHost = (wanted: HostProblem) => (typed: string) => {
  const read = readHost(typed)
  return 'host' in read || read.problem !== wanted
}
const hostForm = (others: readonly string[]) =>
  v.object({
    host: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.check(checkHost('mismatch'), 'mismatch'),
      v.check(checkHost('bad_format'), 'bad_format'),
      v.check(checkHost('not_allowed'), 'not_allowed'),
      v.check((typed) => {
        const read = readHost(typed)
        return !('host' in read) || !others.includes(read.host)
      }, 'not_unique'),
    ),
    method: v.picklist(verificationMethods),
  })

interface AddHostProps {
  taken: readonly string[]
  onSecret: (made: Made) => void
}
const method: VerificationMethod = 'file'

/** Adds a host. Only the host is needed, because each task names the rest of its URL. */
export function AddHost({ taken, onSecret }: AddHostProps) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [add] = pingbackApi.useAddPingbackHostMutation()
  const form = useForm({
    name: 'pingback-add',
    schema: hostForm(taken),
    defaults: { host: '', method },
    keep: ['host', 'method'],
    words: {
      host: {
        required: t('add.required'),
        bad_format: t('add.bad_format'),
        mismatch: t('add.mismatch'),
        not_allowed: t('add.not_allowed'),
        not_unique: t('add.not_unique'),
        limit_exceeded: t('add.limit_exceeded'),
      },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_LIMIT_EXCEEDED' ? { host: 'limit_exceeded' } : undefined,
    send: (values) => unstored(add(values)),
    done: ({ id, host, signingSecret }) => {
      form.reset({ host: '', method })
      after.sent()
      toast({ id: 'pingback', tone: 'ok', text: t('add.done', { host }) })
      if (signingSecret) onSecret({ added: id, host, secret: signingSecret })
    },
  })
  const after = useSentForm(form, 'host')
  const typed = useValue(form, 'host')
  const read = readHost(typed)
  const inside = 'problem' in read && read.problem === 'mismatch' ? hostInside(typed) : null
  const options = useMethodOptions('kind' in read && read.kind === 'ip')
  return (
    <AccountSection title={t('add.title')} text={t('add.text')}>
      <Form
        form={{ ...form, submit: after.submit }}
        submit={t('add.submit')}
        button={{ size: 'md' }}
      >
        <div className={`stack gap-2 items-start ${s.hostField}`}>
          <Field
            {...form.field('host')}
            label={common('label.host')}
            help={t('add.hostHelp')}
            required
          >
            <TextInput
              {...form.input('host')}
              mono
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="url"
            />
          </Field>
          {inside && (
            <Button variant="secondary" onClick={() => form.choose('host', inside)}>
              {t('add.take', { host: inside })}
            </Button>
          )}
        </div>
        <RadioCards
          {...form.control('method')}
          legend={t('method.legend')}
          columns={3}
          options={options}
        />
      </Form>
    </AccountSection>
  )
}
