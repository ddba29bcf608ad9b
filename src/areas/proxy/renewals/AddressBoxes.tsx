import { useTranslation } from '@/i18n/use-translation.ts'
import type { RenewedAddress } from '@/api/contract/proxy-renewals.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { userNames } from '../addresses/addresses.ts'
import { SelectionBar } from '../cabinet/SelectionBar.tsx'
import s from '../account.module.css'

interface AddressBoxesProps {
  /** The first box's id, the target of an error summary's link. */
  id?: string | undefined
  error?: string | undefined
  addresses: readonly RenewedAddress[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The addresses of an order, each to be renewed or not. */
export function AddressBoxes({ id, error, addresses, chosen, onChange }: AddressBoxesProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const count = addresses.filter((one) => chosen.includes(String(one.id))).length
  return (
    <div className="stack gap-2" id={id} tabIndex={-1}>
      <SelectionBar
        label={t('renewal.which')}
        all={t('renewal.all')}
        counted={common('label.of', {
          used: format.number(count),
          max: format.number(addresses.length),
        })}
        selected={count}
        total={addresses.length}
        onAll={(on) => onChange(on ? addresses.map((one) => String(one.id)) : [])}
      />
      <FieldNotes id={id ?? ''} error={error} />
      <div className={`scroll ${s.replacements}`}>
        <PartedTable
          caption={t('renewal.which')}
          hideCaption
          columns={[
            {
              key: 'ip',
              header: common('label.address'),
              rowHeader: true,
              cell: ({ id: own, ip, status }) => (
                <Checkbox
                  label={<code translate="no">{ip}</code>}
                  help={status === 'dead' ? t('renewal.dead') : undefined}
                  checked={chosen.includes(String(own))}
                  onChange={({ currentTarget }) =>
                    onChange(
                      currentTarget.checked
                        ? [...chosen, String(own)]
                        : chosen.filter((one) => one !== String(own)),
                    )
                  }
                />
              ),
            },
            {
              key: 'country',
              header: common('label.country'),
              cell: ({ country }) => country && countryName(country, locale),
            },
            {
              key: 'users',
              header: t('users'),
              cell: ({ users }) =>
                users.length > 0 ? (
                  format.list(userNames(users))
                ) : (
                  <span className="faint">{t('nobody')}</span>
                ),
            },
          ]}
          rows={addresses}
          rowKey={({ id: own }) => own}
        />
      </div>
    </div>
  )
}
