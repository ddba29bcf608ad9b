import { useTranslation } from '@/i18n/use-translation.ts'
import { commentLength } from '@/api/contract/ip-list.ts'
import type { IpList, IpRecord } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/customer.ts'
import { readRange } from '@/lib/ip-range.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { addressForm } from '@/shared/ip-range/address-form.ts'
import { locksOut } from '@/shared/ip-range/addresses.ts'
import { useAddressWords } from '@/shared/ip-range/use-address-words.ts'

export const editForm = (id: IpRecord['id']): string => `ip-edit-${id}`

interface EditAddressProps {
  record: IpRecord
  list: IpList
  onClose: () => void
}

export function EditAddress({
  record,
  list: { records, currentIp, enabled },
  onClose,
}: EditAddressProps) {
  const { t } = useTranslation('ipList')
  const { t: range } = useTranslation('ipRange')
  const { t: common } = useTranslation()
  const [update] = ipListApi.useUpdateIpMutation()
  const words = useAddressWords(commentLength)
  const others = records.filter(({ id }) => id !== record.id)
  const form = useForm({
    name: editForm(record.id),
    schema: addressForm(
      others.map(({ ip }) => ip),
      commentLength,
    ),
    defaults: { ip: record.ip, comment: record.comment ?? '' },
    keep: ['ip', 'comment'],
    words: { ip: { ...words, required: range('field.required') } },
    send: (values) => update({ id: record.id, ...values }).unwrap(),
    done: () => {
      toast({ id: 'ip-list', tone: 'ok', text: common('form.saved') })
      onClose()
      return 'leaving'
    },
  })
  const typed = useValue(form, 'ip')
  const read = readRange(typed)
  const after = 'range' in read ? [...others, { ...record, ip: read.range }] : null
  const warn =
    enabled && after !== null && !locksOut(records, currentIp) && locksOut(after, currentIp)
  return (
    <Modal
      open
      size="sm"
      title={t('edit.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form form={form} submit={common('action.save')} button={{ size: 'md' }}>
        <Field
          {...form.field('ip')}
          label={range('field.ip')}
          help={range('field.ipHelp')}
          required
        >
          <TextInput
            {...form.input('ip')}
            mono
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          {...form.field('comment')}
          label={common('label.comment')}
          marker={common('form.optional')}
        >
          <TextInput {...form.input('comment')} autoComplete="off" most={commentLength} />
        </Field>
        {warn && (
          <Notice tone="bad" role="status" title={t('lockout.ownTitle')}>
            {t('lockout.outsideText', { ip: currentIp ?? '' })}
          </Notice>
        )}
      </Form>
    </Modal>
  )
}
