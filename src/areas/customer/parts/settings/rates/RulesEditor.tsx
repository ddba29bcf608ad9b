import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pools } from '@/api/contract/settings.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import lists from '@/shared/account/lists.module.css'
import { NewerNotice } from '@/shared/account/NewerNotice.tsx'
import { Unsaved } from '@/shared/account/Unsaved.tsx'
import { usePrefix } from '@/shared/account/use-prefix.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { toast } from '@/ui/toast-store.ts'
import { languageName } from '../../../model/language-name.ts'
import { RuleForm, ruleValues, settingsArg } from '../../../model/rates.ts'
import { TypesPicker } from '../TypesPicker.tsx'
import type { useMarket } from '../use-market.ts'
import { useConflict } from './use-document.ts'
import type { SettingsDocument } from './use-document.ts'
import s from './rates.module.css'

interface RulesEditorProps {
  document: SettingsDocument
  market: ReturnType<typeof useMarket>
  onPrefix: (prefix: string | undefined) => void
}

const answers = ['refuseLongAnswers', 'allowWorkersHint'] as const
const development = ['sandbox', 'developerCredits'] as const

/** Who answers, what is taken, and how one tries things out. */
export function RulesEditor({ document, market, onPrefix }: RulesEditorProps) {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  const { current, base, take, save } = document
  const conflict = useConflict(document)
  const form = useForm({
    name: 'recognition',
    schema: RuleForm,
    defaults: ruleValues(current),
    keep: ['languagePool', 'defaultLanguage', 'scope', 'types', 'refuseLongAnswers', 'allowWorkersHint', 'sandbox', 'developerCredits'],
    words: { types: { required: t('types.required'), not_allowed: t('types.not_allowed') } },
    send: async (rules) => {
      try {
        return await save(settingsArg(base.current, { rules }, market.currency))
      } catch (error) {
        throw conflict.placed(error)
      }
    },
    done: (saved) => {
      form.reset(ruleValues(saved))
      take(saved)
      conflict.forget()
      toast({ tone: 'ok', text: t('saved'), id: 'settings' })
    },
  })
  usePrefix(form.prefix, onPrefix)
  const { follow } = form
  useEffect(() => follow(ruleValues(current)), [current, follow])
  const pool = useValue(form, 'languagePool')
  const scope = useValue(form, 'scope')
  const types = useValue(form, 'types')
  const sandbox = useValue(form, 'sandbox')
  const language = useValue(form, 'defaultLanguage')
  // What is set stays choosable, though it is on no list.
  const languages = [...new Set([...current.languages, ...(language ? [language] : [])])]
    .map((code) => ({ code, name: languageName(code, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))

  return (
    <Form
      form={form}
      className={lists.form}
      submit={t('rules.save')}
      sending={t('saving')}
      button={{ block: false }}
      foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
    >
      {conflict.newer && (
        <NewerNotice
          onTake={() => {
            if (!conflict.newer) return
            form.discard()
            form.reset(ruleValues(conflict.newer))
            conflict.accept(conflict.newer)
          }}
          onKeep={() => {
            if (conflict.newer) conflict.accept(conflict.newer)
            void form.submit()
          }}
        />
      )}
      <AccountSection title={t('answers.title')} text={t('answers.text')}>
        <div className={s.fields}>
          <RadioCards
            {...form.control('languagePool')}
            legend={t('pool.legend')}
            columns={3}
            options={pools.map((value) => ({ value, label: t(`pool.${value}.label`), text: t(`pool.${value}.text`) }))}
            help={pool === 'any' ? undefined : t('pool.slower')}
          />
          <Field {...form.field('defaultLanguage')} label={t('language.label')} help={t('language.help')} className={s.sum}>
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
            <Checkbox key={name} {...form.control(name)} label={t(`switch.${name}.label`)} help={t(`switch.${name}.help`)} />
          ))}
        </div>
      </AccountSection>
      <AccountSection title={t('types.title')} text={t('types.text')}>
        <div className={s.fields}>
          <RadioCards
            {...form.control('scope')}
            legend={t('types.title')}
            hideLegend
            columns={2}
            options={[
              { value: 'all', label: t('types.all.label'), text: t('types.all.text') },
              { value: 'some', label: t('types.some.label'), text: t('types.some.text') },
            ]}
          />
          {scope === 'some' && (
            <TypesPicker
              id={form.field('types').id}
              error={form.field('types').error}
              legend={t('types.which')}
              options={market.options}
              value={types}
              onChange={(next) => form.set('types', next)}
            />
          )}
        </div>
      </AccountSection>
      <AccountSection title={t('development.title')} text={t('development.text')}>
        <div className={s.fields}>
          {development.map((name) => (
            <Checkbox key={name} {...form.control(name)} label={t(`switch.${name}.label`)} help={t(`switch.${name}.help`)} />
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
    </Form>
  )
}
