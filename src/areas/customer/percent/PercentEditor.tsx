import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Percent100 } from '@/api/contract/settings.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Checkbox, Switch } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { digitsOf } from '@/lib/typed-amount.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { percentArg, percentForm, percentReplay, percentNumbers, percentValues } from './percent.ts'
import { PastCostPart } from '../past-cost/PastCostPart.tsx'
import { TypesPicker } from '../task-types/TypesPicker.tsx'
import { useMarket } from '../task-types/use-market.ts'
import s from '../customer.module.css'
import { CostPreview } from './CostPreview.tsx'

interface PercentEditorProps {
  known: Percent100
}

export function PercentEditor({ known }: PercentEditorProps) {
  const { t } = useTranslation('percent')
  const { t: account } = useTranslation()
  const format = useFormat()
  const market = useMarket()
  const [update] = settingsApi.useUpdatePercent100Mutation()
  const document = useDocument(known)
  const saved = document.current
  const schema = useMemo(() => percentForm(saved.limits, saved.enabled), [saved])
  const range = ({ min, max }: { min: number; max: number }) =>
    account('range.between', { min: format.number(min), max: format.number(max) })

  const form = useDocumentForm(document, {
    name: 'percent',
    schema,
    contract: Percent100,
    // The consent to the cost is not kept: it must be given each time.
    keep: ['enabled', 'minAttempts', 'maxAttempts', 'minMatches', 'types'],
    words: {
      minAttempts: {
        bad_format: account('form.whole'),
        out_of_range: range(saved.limits.minAttempts),
        mismatch: t('number.minAttempts.mismatch'),
      },
      maxAttempts: {
        bad_format: account('form.whole'),
        out_of_range: range(saved.limits.maxAttempts),
      },
      minMatches: {
        bad_format: account('form.whole'),
        out_of_range: range(saved.limits.minMatches),
        mismatch: t('number.minMatches.mismatch'),
      },
      types: { required: t('types.required'), not_allowed: t('types.not_allowed') },
      confirmCost: { required: t('confirm.required') },
    },
    valuesOf: percentValues,
    save: (values, version) => update({ ...percentArg(values), ...version }).unwrap(),
    saved: (next) => (next.enabled ? t('saved.on') : t('saved.off')),
  })
  const enabled = useValue(form, 'enabled')
  const minAttempts = useValue(form, 'minAttempts')
  const maxAttempts = useValue(form, 'maxAttempts')
  const minMatches = useValue(form, 'minMatches')
  const types = useValue(form, 'types')
  const images = useMemo(
    () => market.options.filter(({ group }) => group === 'image'),
    [market.options],
  )

  return (
    <DocumentForm form={form} submit={account('action.save')}>
      <AccountSection
        title={account('label.percent')}
        text={t('switch.text')}
        aside={
          <Badge tone={saved.enabled ? 'ok' : 'neutral'}>
            {saved.enabled ? t('state.on') : t('state.off')}
          </Badge>
        }
      >
        <div className="stack gap-4">
          <Switch {...form.control('enabled')} label={t('switch.label')} help={t('switch.help')} />
          {enabled && (
            <Notice tone="info" title={t('complaints.title')}>
              {t('complaints.text')}
            </Notice>
          )}
        </div>
      </AccountSection>
      <AccountSection title={t('rules.title')} text={t('rules.text')}>
        <div className="stack gap-4">
          <div className={`grid align-start gap-4 ${s.numbers}`}>
            {percentNumbers.map((name) => (
              <Field
                key={name}
                {...form.field(name)}
                label={t(`number.${name}.label`)}
                help={t(`number.${name}.help`)}
                required
              >
                <NumberInput {...form.input(name)} whole />
              </Field>
            ))}
          </div>
          <TypesPicker
            id={form.field('types').id}
            error={form.field('types').error}
            legend={t('types.legend')}
            help={t('types.help')}
            options={images}
            loading={market.loading}
            value={types}
            onChange={(next) => form.choose('types', next)}
          />
        </div>
      </AccountSection>
      <AccountSection title={t('cost.title')} text={t('cost.text')}>
        <div className="stack gap-4">
          <CostPreview values={{ minAttempts, maxAttempts, minMatches, types }} market={market} />
          {form.dirty && (
            <PastCostPart
              change={percentReplay(
                { enabled, minAttempts, maxAttempts, minMatches, types },
                saved.limits,
              )}
            />
          )}
          {enabled && !saved.enabled && (
            <Notice
              tone="warn"
              title={t('warn.title', { count: Number(digitsOf(maxAttempts)) || 0 })}
            >
              <p>{t('warn.text')}</p>
              <Checkbox
                {...form.control('confirmCost')}
                label={t('confirm.label')}
                aria-required="true"
              />
            </Notice>
          )}
        </div>
      </AccountSection>
    </DocumentForm>
  )
}
