import { useTranslation } from '@/i18n/use-translation.ts'
import { commentLength } from '@/api/contract/ip-list.ts'
import type { IpList } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/customer.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { addressForm } from '@/shared/ip-range/address-form.ts'
import { coverOf } from '@/shared/ip-range/addresses.ts'
import { useSentForm } from '@/shared/form/use-sent-form.ts'
import { useAddressWords } from '@/shared/ip-range/use-address-words.ts'
import s from '@/shared/ip-range/ip-range.module.css'

interface SingleFormProps {
  list: IpList
}

/** Adds one address or range with a comment. */
export function SingleForm({ list: { records, max } }: SingleFormProps) {
  const { t } = useTranslation('ipRange')
  const { t: common } = useTranslation()
  const [add] = ipListApi.useAddIpsMutation()
  const words = useAddressWords(commentLength)
  const form = useForm({
    name: 'ip-add',
    schema: addressForm(
      records.map(({ ip }) => ip),
      commentLength,
    ),
    defaults: { ip: '', comment: '' },
    keep: ['ip', 'comment'],
    words: {
      ip: { ...words, required: t('field.required'), limit_exceeded: t('field.full', { max }) },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_LIMIT_EXCEEDED' ? { ip: 'limit_exceeded' } : undefined,
    send: async (record) => {
      try {
        await add({ records: [record] }).unwrap()
      } catch (error) {
        const problem = toProblem(error)
        const found = problem.fields?.['records.0.ip']
        throw found ? { ...problem, fields: { ip: found } } : problem
      }
    },
    done: () => {
      form.reset({ ip: '', comment: '' })
      after.sent()
      toast({ id: 'ip-list', tone: 'ok', text: t('added', { count: 1 }) })
    },
  })
  const after = useSentForm(form, 'ip')
  const typed = useValue(form, 'ip')
  const by = typed.trim() ? coverOf(records, typed.trim()) : undefined

  return (
    <Form
      form={{ ...form, submit: after.submit }}
      submit={common('action.add')}
      button={{ size: 'md' }}
    >
      <div className={`stack gap-4 align-start ${s.pair}`}>
        <Field
          {...form.field('ip')}
          label={t('field.ip')}
          help={by && by !== typed.trim() ? t('field.covered', { by }) : t('field.ipHelp')}
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
          label={common('label.comment')}
          marker={common('form.optional')}
        >
          <TextInput {...form.input('comment')} autoComplete="off" most={commentLength} />
        </Field>
      </div>
    </Form>
  )
}
