import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyIpLimits } from '@/api/contract/proxy-ips.ts'
import type { ProxyIpList } from '@/api/contract/proxy-ips.ts'
import { proxyIpApi } from '@/api/endpoints/proxy.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useSentForm } from '@/shared/form/use-sent-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { coverOf } from '@/shared/ip-range/addresses.ts'
import range from '@/shared/ip-range/ip-range.module.css'
import { useAddressWords } from '@/shared/ip-range/use-address-words.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { AccessFields } from './AccessFields.tsx'
import { accessDefaults, proxyIpForm } from './proxy-ips.ts'

interface SingleIpProps {
  list: ProxyIpList
}

/** Adds one address or range with its access. */
export function SingleIp({ list: { records, max } }: SingleIpProps) {
  const { t } = useTranslation('ipRange')
  const { t: common } = useTranslation()
  const { t: own } = useTranslation('proxyIps')
  const [add] = proxyIpApi.useAddProxyIpsMutation()
  const words = useAddressWords(proxyIpLimits.label)
  const defaults = { ip: '', comment: '', ...accessDefaults }
  const form = useForm({
    name: 'proxy-ip-add',
    schema: proxyIpForm(records.map(({ ip }) => ip)),
    defaults,
    keep: ['ip', 'comment', 'product', 'protocols'],
    words: {
      ip: { ...words, required: t('field.required'), limit_exceeded: t('field.full', { max }) },
      protocols: { required: own('field.protocolsRequired') },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_LIMIT_EXCEEDED' ? { ip: 'limit_exceeded' } : undefined,
    send: async ({ ip, comment, product, protocols }) => {
      try {
        await add({ records: [{ ip, label: comment, product, protocols }] }).unwrap()
      } catch (error) {
        const problem = toProblem(error)
        const found = problem.fields?.['records.0.ip']
        throw found ? { ...problem, fields: { ip: found } } : problem
      }
    },
    done: () => {
      form.reset(defaults)
      after.sent()
      toast({ id: 'ip-list', tone: 'ok', text: t('added', { count: 1 }) })
    },
  })
  const after = useSentForm(form, 'ip')
  const typed = useValue(form, 'ip').trim()
  const by = typed ? coverOf(records, typed) : undefined
  return (
    <Form
      form={{ ...form, submit: after.submit }}
      submit={common('action.add')}
      button={{ size: 'md' }}
    >
      <div className={`stack gap-4 align-start ${range.pair}`}>
        <Field
          {...form.field('ip')}
          label={t('field.ip')}
          help={by && by !== typed ? t('field.covered', { by }) : t('field.ipHelp')}
          required
        >
          <TextInput
            {...form.input('ip')}
            mono
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
          />
        </Field>
        <Field
          {...form.field('comment')}
          label={own('column.label')}
          marker={common('form.optional')}
        >
          <TextInput {...form.input('comment')} autoComplete="off" most={proxyIpLimits.label} />
        </Field>
      </div>
      <AccessFields form={form} />
    </Form>
  )
}
