import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { cutText } from '@/lib/cut-text.ts'
import { lineFormats, proxyProtocols } from '@/lib/proxy-line.ts'
import type { LineFormat, ProxyProtocol } from '@/lib/proxy-line.ts'
import type { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { formatNames } from '../generator/generator.ts'

type FormWith<Values extends object> = {
  form: Pick<ReturnType<typeof useForm<Values, unknown, unknown>>, 'field' | 'input'>
}

/** The protocol of proxy strings. */
export function ProtocolField({ form }: FormWith<{ protocol: ProxyProtocol }>) {
  const { t } = useTranslation('proxyGenerator')
  return (
    <Field {...form.field('protocol')} label={t('protocol')}>
      <Select {...form.input('protocol')}>
        {proxyProtocols.map((one) => (
          <option key={one} value={one}>
            {one.toUpperCase()}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** How proxy strings are written. */
export function FormatField({ form }: FormWith<{ format: LineFormat }>) {
  const { t: common } = useTranslation()
  return (
    <Field {...form.field('format')} label={common('label.format')}>
      <Select {...form.input('format')}>
        {lineFormats.map((one) => (
          <option key={one} value={one}>
            {formatNames[one]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The users of a choice. */
export const UserOptions = ({ users }: { users: readonly ProxyUser[] }) =>
  users.map(({ id, label, username }) => (
    <option key={id} value={String(id)}>
      {cutText(`${label} (${username})`)}
    </option>
  ))
