import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Key, keyCalls } from '@/api/contract/keys.ts'
import type { KeyList } from '@/api/contract/keys.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { longestLines, readLines } from '@/lib/ip-range.ts'
import type { LineProblem } from '@/lib/ip-range.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { keyArg, keyForm, keyValues, placedKey } from './key-form.ts'
import { TypesPicker } from '../../task-types/TypesPicker.tsx'
import { useMarket } from '../../task-types/use-market.ts'
import { useRangeText } from '../../kit/use-range-text.ts'
import { keyFormName } from '@/shared/account-key/keys.ts'
import { useKeyCall } from '@/shared/account-key/use-key-call.ts'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { KeyKindField, TestFields } from './TestFields.tsx'
import s from '../setting.module.css'

export interface KeyFormProps {
  /** Null creates a key. */
  record: Key | null
  list: Pick<KeyList, 'limits' | 'capabilities' | 'projects'>
  /** Receives the whole key if one was created. */
  onDone: (record: Key, key: string | null) => void
}

interface SavedKey extends Key {
  /** The value of a new key, which is shown once. */
  whole?: string
}

/** The permissions of a new or an existing key. */
export function KeyForm({ record, list, onDone }: KeyFormProps) {
  const { limits, projects } = list
  // An answer without a scope is no key without restrictions: saving would lift them.
  const scoped = record ? record.scope !== undefined : list.capabilities.scopes === true
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const market = useMarket()
  const range = useRangeText()
  const format = useFormat()
  const call = useKeyCall()
  const [update] = keysApi.useUpdateKeyMutation()
  const document = useDocument(record)
  const [refusedLines, setRefusedLines] = useState<LineProblem[]>([])
  const locale = useLocale()
  const zone = useZone()
  const schema = useMemo(() => keyForm(limits), [limits])
  const { daily, monthly, rpm } = limits
  const currency = daily?.min.currency ?? market.currency

  const form = useDocumentForm(document, {
    name: keyFormName(record?.id ?? 'new'),
    schema,
    contract: Key,
    keep: [
      'name',
      'scope',
      'types',
      'addresses',
      'daily',
      'monthly',
      'rpm',
      'access',
      'captcha',
      'proxy',
      'labelling',
      'statistics',
      'balance',
      'reach',
      'projects',
      'lastDay',
      'kind',
      'answers',
      'outcome',
      'errorCode',
    ],
    words: {
      captcha: { required: t('scope.required') },
      projects: { required: t('scope.projects.required'), not_allowed: t('scope.projects.gone') },
      lastDay: { out_of_range: t('end.past') },
      errorCode: {
        required: t('test.errorCode.required'),
        not_allowed: t('test.errorCode.required'),
      },
      name: { required: t('form.name.required'), not_unique: t('form.name.taken') },
      types: { required: t('form.types.required'), not_allowed: common('types.notAllowed') },
      addresses: {
        bad_format: t('form.addresses.wrong'),
        limit_exceeded: t('form.addresses.many', { max: format.number(limits.ranges ?? 0) }),
      },
      daily: {
        bad_format: t('form.sum.bad_format'),
        out_of_range: range(daily, t('limits.daily.label')),
      },
      monthly: {
        bad_format: t('form.sum.bad_format'),
        out_of_range: range(monthly, t('limits.monthly.label')),
      },
      rpm: {
        bad_format: common('form.whole'),
        out_of_range: rpm?.max
          ? common('range.between', { min: format.number(rpm.min), max: format.number(rpm.max) })
          : common('range.from', { min: format.number(rpm?.min ?? 1) }),
      },
    },
    valuesOf: (key) => keyValues(key, locale, zone),
    save: async (values, version): Promise<SavedKey> => {
      const arg = keyArg(values, currency, scoped)
      setRefusedLines([])
      if (record) {
        // An end that was not touched is not moved to the midnight of another time zone.
        if (values.lastDay === keyValues(record, locale, zone).lastDay) delete arg.expiresAt
        return withProof(() => update({ id: record.id, ...arg, ...version }).unwrap())
      }
      const made = await call(keyCalls.createKey, arg)
      return { ...made.record, whole: made.key }
    },
    placed: (refusal, values) => {
      const { problem, lines } = placedKey(
        refusal,
        keyArg(values, currency, scoped).ipList,
        values.addresses,
      )
      setRefusedLines(lines)
      return problem
    },
    saved: ({ whole }) => (whole === undefined ? common('form.saved') : null),
    done: ({ whole, ...saved }) => {
      onDone(saved, whole ?? null)
      return 'leaving'
    },
  })
  const today = useToday(zone)
  const kind = useValue(form, 'kind')
  const scope = useValue(form, 'scope')
  const types = useValue(form, 'types')
  const addresses = useValue(form, 'addresses')
  const { problems } = readLines(addresses)
  const wrong =
    form.codeAt('addresses') !== 'bad_format' ? [] : problems.length > 0 ? problems : refusedLines
  const addressField = form.field('addresses')

  return (
    <DocumentForm form={form} submit={record ? common('action.save') : t('form.create')}>
      <Field
        {...form.field('name')}
        label={common('label.title')}
        help={t('form.name.help')}
        required
      >
        <TextInput {...form.input('name')} autoComplete="off" most={60} />
      </Field>
      {!record && list.capabilities.tests === true && <KeyKindField form={form} />}
      {kind === 'test' && <TestFields form={form} />}
      {scoped && <ScopeFields form={form} record={record} projects={projects} />}
      <RadioCards
        {...form.control('scope')}
        legend={t('form.types.legend')}
        columns={2}
        options={[
          { value: 'all', label: common('types.all'), text: common('types.later') },
          { value: 'some', label: common('types.selected'), text: t('form.types.someText') },
        ]}
      />
      {scope === 'some' && (
        <TypesPicker
          {...form.field('types')}
          id={form.field('types').id}
          legend={t('form.types.which')}
          options={market.options}
          value={types}
          onChange={(next) => form.choose('types', next)}
        />
      )}
      <Field
        id={addressField.id}
        error={
          wrong.length > 0 ? (
            <span className="stack break">
              {wrong.slice(0, 8).map(({ line, text, code }) => (
                <span key={`${line} ${text}`}>
                  {t(`form.addresses.line.${code}`, { line, text })}
                </span>
              ))}
              {wrong.length > 8 && (
                <span>{t('form.addresses.more', { count: wrong.length - 8 })}</span>
              )}
            </span>
          ) : (
            addressField.error
          )
        }
        label={t('form.addresses.label')}
        marker={common('form.optional')}
        help={t('form.addresses.help')}
      >
        <Textarea
          {...form.input('addresses')}
          mono
          most={longestLines}
          rows={4}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
        />
      </Field>
      {kind === 'live' && (
        <>
          <div className={`grid align-start gap-4 ${s.sums}`}>
            <Field {...form.field('daily')} label={t('limits.daily.label')}>
              <NumberInput {...form.input('daily')} append={currency} />
            </Field>
            <Field {...form.field('monthly')} label={t('limits.monthly.label')}>
              <NumberInput {...form.input('monthly')} append={currency} />
            </Field>
            <Field {...form.field('rpm')} label={t('form.rpm.label')}>
              <NumberInput {...form.input('rpm')} whole />
            </Field>
          </div>
          <p className={`quiet text-2 ${s.quiet}`}>{t('form.limitsText')}</p>
        </>
      )}
      {scoped && (
        <Field
          {...form.field('lastDay')}
          label={common('label.lastDay')}
          marker={common('form.optional')}
          help={t('end.help')}
          className={s.sum}
        >
          <TextInput {...form.input('lastDay')} type="date" min={today} max="2099-12-31" />
        </Field>
      )}
    </DocumentForm>
  )
}
