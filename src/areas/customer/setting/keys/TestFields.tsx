import { useTranslation } from '@/i18n/use-translation.ts'
import { testAnswerers, testOutcomes } from '@/api/contract/key-tests.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { apiErrors } from '@/task-api/errors.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import type { KeyFieldsForm } from './key-form.ts'
import s from '../setting.module.css'

/** A family or a limit with a variable number is no code that a program gets. */
const codes = apiErrors
  .map(({ code }) => code)
  .filter((code) => !code.endsWith('*') && !code.endsWith('NNNN'))
  .toSorted()

/** Whether a new key is a live or a test one. */
export function KeyKindField({ form }: { form: KeyFieldsForm }) {
  const { t } = useTranslation('keys')
  return (
    <RadioCards
      {...form.control('kind')}
      legend={t('test.kind.legend')}
      columns={2}
      options={(['live', 'test'] as const).map((value) => ({
        value,
        label: t(`test.kind.${value}.label`),
        text: t(`test.kind.${value}.text`),
      }))}
    />
  )
}

/** How a test key answers: by a fixture, or by the person. */
export function TestFields({ form }: { form: KeyFieldsForm }) {
  const { t } = useTranslation('keys')
  const answers = useValue(form, 'answers')
  const outcome = useValue(form, 'outcome')
  return (
    <>
      <RadioCards
        {...form.control('answers')}
        legend={t('test.answers.legend')}
        columns={2}
        options={testAnswerers.map((value) => ({
          value,
          label: t(`test.answers.${value}.label`),
          text: t(`test.answers.${value}.text`),
        }))}
      />
      {answers === 'fixture' && (
        <div className={`grid align-start gap-4 ${s.sums}`}>
          <Field {...form.field('outcome')} label={t('test.outcome.label')}>
            <Select {...form.input('outcome')}>
              {testOutcomes.map((value) => (
                <option key={value} value={value}>
                  {t(`test.outcome.${value}`)}
                </option>
              ))}
            </Select>
          </Field>
          {outcome === 'error' && (
            <Field {...form.field('errorCode')} label={t('test.errorCode.label')} required>
              <Select {...form.input('errorCode')} translate="no">
                <option value="">{t('test.errorCode.choose')}</option>
                {codes.map((code) => (
                  <option key={code} value={code}>
                    {code}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      )}
    </>
  )
}
