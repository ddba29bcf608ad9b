import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { proxyProtocols } from '@/lib/proxy-line.ts'
import type { ProxyProtocol } from '@/lib/proxy-line.ts'
import type { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'
import s from '../account.module.css'

export interface AccessValues {
  product: (typeof proxyProducts)[number]
  protocols: ProxyProtocol[]
}
interface AccessFieldsProps {
  form: Pick<ReturnType<typeof useForm<AccessValues, unknown, unknown>>, 'subscribe'> & {
    values: () => AccessValues
    field: (name: keyof AccessValues) => { id: string; error: string | undefined }
    input: (
      name: 'product',
    ) => ReturnType<ReturnType<typeof useForm<AccessValues, unknown, unknown>>['input']>
    choose: (name: 'protocols', value: ProxyProtocol[]) => void
  }
}

/** The product and the protocols that an address can use. */
export function AccessFields({ form }: AccessFieldsProps) {
  const { t } = useTranslation('proxyIps')
  const { t: common } = useTranslation()
  const nameOf = useProxyProductName()
  const chosen = useValue<AccessValues, 'protocols'>(form, 'protocols')
  const { id, error } = form.field('protocols')
  return (
    <div className={s.grid}>
      <Field {...form.field('product')} label={common('label.product')}>
        <Select {...form.input('product')}>
          {proxyProducts.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset id={id} tabIndex={-1} className={`stack gap-3 ${s.group}`}>
        <legend>{t('column.protocols')}</legend>
        {error !== undefined && <p className="bad text-2">{error}</p>}
        <div className="cluster gap-2 gap-x-5">
          {proxyProtocols.map((one) => (
            <Checkbox
              key={one}
              label={one.toUpperCase()}
              checked={chosen.includes(one)}
              onChange={({ currentTarget }) =>
                form.choose(
                  'protocols',
                  proxyProtocols.filter((other) =>
                    other === one ? currentTarget.checked : chosen.includes(other),
                  ),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
