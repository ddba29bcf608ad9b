import { useTranslation } from '@/i18n/use-translation.ts'
import { limitPeriods } from '@/api/contract/proxy-users.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { proxyListApi } from '@/api/endpoints/proxy.ts'
import { byName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { addDays } from '@/lib/zone.ts'
import type { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'
import type { NewUserValues, UserSettings } from './user-form.ts'
import s from '../account.module.css'

type FormOf<Values extends object> = Pick<
  ReturnType<typeof useForm<Values, unknown, unknown>>,
  'subscribe' | 'values'
> & {
  field: (name: keyof UserSettings) => { id: string; error: string | undefined }
  input: (
    name: keyof UserSettings,
  ) => ReturnType<ReturnType<typeof useForm<UserSettings, unknown, unknown>>['input']>
  choose: (name: 'countries', value: string[]) => void
}

interface SettingFieldsProps {
  form: FormOf<UserSettings> | FormOf<NewUserValues>
}

/** The settings of a user: product, limits, countries and last day. */
export function SettingFields({ form }: SettingFieldsProps) {
  const { t } = useTranslation('proxyUserForm')
  const { t: common } = useTranslation()
  const nameOf = useProxyProductName()
  const zone = useZone()
  const tomorrow = addDays(useToday(zone), 0)
  return (
    <>
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
        <Field {...form.field('limit')} label={t('limit.label')} help={t('limit.help')}>
          <NumberInput {...form.input('limit')} append={t('limit.unit')} />
        </Field>
        <Field {...form.field('limitPeriod')} label={t('period.label')}>
          <Select {...form.input('limitPeriod')}>
            {limitPeriods.map((one) => (
              <option key={one} value={one}>
                {t(`period.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...form.field('threads')} label={t('threads.label')} help={t('threads.help')}>
          <NumberInput {...form.input('threads')} whole />
        </Field>
        <Field
          {...form.field('expiresAt')}
          label={common('label.lastDay')}
          help={t('expires.help')}
        >
          <TextInput {...form.input('expiresAt')} type="date" min={tomorrow} max="2099-12-31" />
        </Field>
      </div>
      <Countries form={form} />
    </>
  )
}

function Countries({ form }: SettingFieldsProps) {
  const { t } = useTranslation('proxyUserForm')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const where = useValue<UserSettings, 'where'>(form, 'where')
  const chosen = useValue<UserSettings, 'countries'>(form, 'countries')
  const product = useValue<UserSettings, 'product'>(form, 'product')
  const { currentData } = proxyListApi.useProxyLocationsQuery(
    { product },
    { skip: where === 'any', refetchOnMountOrArgChange: 600 },
  )
  const { id, error } = form.field('countries')
  const codes = [...new Set([...(currentData?.records ?? []).map((one) => one.country), ...chosen])]
  return (
    <>
      <RadioCards
        {...form.input('where')}
        id={form.field('where').id}
        legend={common('nav.crumb.localProxies')}
        columns={2}
        options={(['any', 'some'] as const).map((value) => ({
          value,
          label: t(`countries.${value}`),
        }))}
      />
      {where === 'some' && (
        <fieldset id={id} tabIndex={-1} className={`stack gap-3 ${s.group}`}>
          <legend>{t('countries.label')}</legend>
          {error !== undefined && <p className="bad text-2">{error}</p>}
          <div className={`box grid gap-1 gap-x-4 pad-3 scroll ${s.countries}`}>
            {byName(codes, locale).map(({ code, name }) => (
              <Checkbox
                key={code}
                label={name}
                checked={chosen.includes(code)}
                onChange={({ currentTarget }) =>
                  form.choose(
                    'countries',
                    currentTarget.checked
                      ? [...chosen, code]
                      : chosen.filter((other) => other !== code),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
