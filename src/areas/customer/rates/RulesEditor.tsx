import { useTranslation } from '@/i18n/use-translation.ts'
import { CustomerSettings, workerPools } from '@/api/contract/settings.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { same } from '@/lib/plain.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import type { DocumentState } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { PastCostPart } from '../past-cost/PastCostPart.tsx'
import { placedSettings, RuleForm, ruleValues, ratesArg } from './rates.ts'
import { TypesPicker } from '../task-types/TypesPicker.tsx'
import type { useMarket } from '../task-types/use-market.ts'
import s from '../customer.module.css'
import { capitalized } from '@/lib/capitalized.ts'
import { languageName } from '@/lib/language-name.ts'

interface RulesEditorProps {
  document: DocumentState<CustomerSettings>
  market: ReturnType<typeof useMarket>
}

const answers = ['refuseLongAnswers', 'allowWorkersHint'] as const
const development = ['sandbox', 'developerCredits'] as const

/** Which workers answer, what is accepted, and how tests work. */
export function RulesEditor({ document, market }: RulesEditorProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const [update] = settingsApi.useUpdateCustomerSettingsMutation()
  const form = useDocumentForm(document, {
    name: 'recognition',
    schema: RuleForm,
    contract: CustomerSettings,
    keep: [
      'languagePool',
      'defaultLanguage',
      'scope',
      'types',
      'refuseLongAnswers',
      'allowWorkersHint',
      'sandbox',
      'developerCredits',
    ],
    words: { types: { required: t('types.required'), not_allowed: common('types.notAllowed') } },
    valuesOf: ruleValues,
    save: (rules, _, base) => update(ratesArg(base, { rules }, market.currency)).unwrap(),
    placed: placedSettings,
    saved: () => common('form.saved'),
  })
  const pool = useValue(form, 'languagePool')
  const scope = useValue(form, 'scope')
  const types = useValue(form, 'types')
  const accepted = scope === 'all' ? null : types
  const sandbox = useValue(form, 'sandbox')
  const language = useValue(form, 'defaultLanguage')
  // A stored language can be chosen even if no list contains it.
  const languages = [...new Set([...document.current.languages, ...(language ? [language] : [])])]
    .map((code) => ({ code, name: capitalName(code, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))

  return (
    <DocumentForm form={form} submit={common('action.saveSettings')}>
      <AccountSection title={t('answers.title')} text={t('answers.text')}>
        <div className="stack gap-4">
          <RadioCards
            {...form.control('languagePool')}
            legend={t('pool.legend')}
            columns={3}
            options={workerPools.map((value) => ({
              value,
              label: t(`pool.${value}.label`),
              text: t(`pool.${value}.text`),
            }))}
            help={pool === 'any' ? undefined : t('pool.slower')}
          />
          <Field
            {...form.field('defaultLanguage')}
            label={t('language.label')}
            help={t('language.help')}
            className={`fill ${s.sum}`}
          >
            <Select {...form.input('defaultLanguage')}>
              <option value="">{t('language.none')}</option>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {answers.map((name) => (
            <Checkbox
              key={name}
              {...form.control(name)}
              label={t(`switch.${name}.label`)}
              help={t(`switch.${name}.help`)}
            />
          ))}
        </div>
      </AccountSection>
      <AccountSection title={common('label.acceptedTypes')} text={t('types.text')}>
        <div className="stack gap-4">
          <RadioCards
            {...form.control('scope')}
            legend={common('label.acceptedTypes')}
            hideLegend
            columns={2}
            options={[
              { value: 'all', label: common('types.all'), text: common('types.later') },
              { value: 'some', label: common('types.selected'), text: t('types.some.text') },
            ]}
          />
          {scope === 'some' && (
            <TypesPicker
              id={form.field('types').id}
              error={form.field('types').error}
              legend={common('label.acceptedTypes')}
              options={market.options}
              value={types}
              onChange={(next) => form.choose('types', next)}
            />
          )}
          {!same(accepted, document.current.acceptedTypes) && (
            <PastCostPart change={accepted?.length === 0 ? null : { acceptedTypes: accepted }} />
          )}
        </div>
      </AccountSection>
      <AccountSection title={t('development.title')}>
        <div className="stack gap-4">
          {development.map((name) => (
            <Checkbox
              key={name}
              {...form.control(name)}
              label={t(`switch.${name}.label`)}
              help={t(`switch.${name}.help`)}
            />
          ))}
          <div role="status">
            {sandbox && (
              <Notice tone="warn" title={t('sandbox.title')}>
                {t('sandbox.text')}
              </Notice>
            )}
          </div>
        </div>
      </AccountSection>
    </DocumentForm>
  )
}

/** The name of a language in the reader's language; its code if it is unknown. */
function capitalName(code: string, locale: string): string {
  const name = languageName(locale, code)
  return name === code ? code : capitalized(name, locale)
}
