import { useTranslation } from '@/i18n/use-translation.ts'
import {
  alertPercents,
  autoBuyLimits,
  ProxyAlerts,
  proxyProducts,
} from '@/api/contract/proxy-account.ts'
import { proxyAccountApi } from '@/api/endpoints/proxy.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Checkbox, Switch } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { AlertForm, alertArg, alertValues, placedAlerts } from './alerts.ts'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'
import s from '../account.module.css'

/** The alerts before traffic runs out, and automatic purchases. */
export function Alerts() {
  const { t } = useTranslation('proxyAccount')
  const answer = proxyAccountApi.useProxyAlertsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return (
    <LoadedSection title={t('alerts.title')} text={t('alerts.text')} lines={10} answer={answer}>
      {(known) => <Editor known={known} />}
    </LoadedSection>
  )
}

function Editor({ known }: { known: ProxyAlerts }) {
  const { t } = useTranslation('proxyAccount')
  const { t: common } = useTranslation()
  const format = useFormat()
  const nameOf = useProxyProductName()
  const [update] = proxyAccountApi.useUpdateProxyAlertsMutation()
  const document = useDocument(known)
  const form = useDocumentForm(document, {
    name: 'proxy-alerts',
    schema: AlertForm,
    contract: ProxyAlerts,
    keep: ['percent', 'email', 'telegram', 'auto', 'product', 'units', 'perMonth'],
    words: {
      telegram: { not_allowed: t('alerts.unlinked') },
      units: {
        bad_format: common('form.whole'),
        out_of_range: common('form.wholeTo', { max: format.number(autoBuyLimits.units) }),
      },
      perMonth: {
        bad_format: common('form.whole'),
        out_of_range: common('form.wholeTo', { max: autoBuyLimits.perMonth }),
      },
    },
    valuesOf: alertValues,
    save: (values, version) => update({ ...alertArg(values), ...version }).unwrap(),
    placed: placedAlerts,
    saved: () => common('form.saved'),
  })
  const percent = useValue(form, 'percent')
  const auto = useValue(form, 'auto')
  const product = useValue(form, 'product')
  const isCounted = product === 'residential' || product === 'mobile'
  const toggle = (one: string, on: boolean): void =>
    form.choose('percent', on ? [...percent, one] : percent.filter((other) => other !== one))
  return (
    <DocumentForm form={form} submit={common('action.save')}>
      <fieldset className={`stack gap-3 ${s.group}`}>
        <legend>{t('alerts.at')}</legend>
        <div className="cluster gap-2 gap-x-5">
          {alertPercents.map((one) => (
            <Checkbox
              key={one}
              label={t('alerts.percent', { percent: format.percent(one, 0) })}
              checked={percent.includes(String(one))}
              onChange={({ currentTarget }) => toggle(String(one), currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={`stack gap-3 ${s.group}`}>
        <legend>{t('alerts.by')}</legend>
        <div className="cluster gap-2 gap-x-5">
          <Checkbox {...form.control('email')} label={t('alerts.email')} />
          <Checkbox
            {...form.control('telegram')}
            label={t('alerts.telegram')}
            help={
              known.telegramLinked === false && (
                <RouteLink to={{ id: 'profileNotif' }}>{t('alerts.link')}</RouteLink>
              )
            }
          />
        </div>
      </fieldset>
      <Switch {...form.control('auto')} label={t('auto.label')} help={t('auto.help')} />
      {auto && (
        <div className={s.grid}>
          <Field {...form.field('product')} label={t('auto.product')}>
            <Select {...form.input('product')}>
              {proxyProducts.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            {...form.field('units')}
            label={isCounted ? t('auto.gigabytes') : t('auto.addresses')}
          >
            <NumberInput {...form.input('units')} whole />
          </Field>
          <Field
            {...form.field('perMonth')}
            label={t('auto.perMonth')}
            help={t('auto.perMonthHelp')}
          >
            <NumberInput {...form.input('perMonth')} whole />
          </Field>
        </div>
      )}
    </DocumentForm>
  )
}
