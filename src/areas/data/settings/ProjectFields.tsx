import { useTranslation } from '@/i18n/use-translation.ts'
import { joinWays, projectKinds, projectLimits } from '@/api/contract/label-projects.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { countriesIn } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { languageName } from '@/lib/language-name.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { UrlInput } from '@/ui/UrlInput.tsx'
import { ClassRows } from './ClassRows.tsx'
import type { ProjectFieldsProps } from './ClassRows.tsx'
import { useLabelWords } from '../kit/label-words.ts'
import { ExampleRows } from './ExampleRows.tsx'
import { FixedPrice, PricePanel } from './PricePanel.tsx'
import { mostOverlap, workerLanguages } from './project-form.ts'
import type { ProjectValues } from './project-form.ts'
import s from './settings.module.css'

/** The error messages of a project's settings, by field. */
export function useProjectFieldWords() {
  const { t } = useTranslation('labelForm')
  const format = useFormat()
  return {
    labels: {
      required: t('classes.required'),
      not_unique: t('classes.twice'),
      mismatch: t('classes.keyTwice'),
      out_of_range: t('classes.keyFormat'),
      limit_exceeded: t('classes.attributesMany', {
        attributes: projectLimits.attributes,
        options: projectLimits.options,
      }),
      not_allowed: t('classes.used'),
    },
    kind: { not_allowed: t('kind.fixed') },
    overlap: { not_allowed: t('overlap.fixed') },
    examples: {
      required: t('examples.required'),
      out_of_range: t('examples.long', { max: projectLimits.example }),
      limit_exceeded: t('examples.many', { max: projectLimits.examples }),
      not_allowed: t('examples.gone'),
    },
    units: { out_of_range: t('units.range', { max: format.number(projectLimits.units) }) },
    budget: { bad_format: t('budget.format'), out_of_range: t('budget.low') },
    callbackUrl: { bad_format: t('callback.format') },
  }
}

interface Props extends ProjectFieldsProps {
  currency: string
  /** The project whose work has begun: its kind, people and price stay, and its classes too. */
  begun?: LabelProject | null
}

/** All settings of a project. Classes, people and price stand beside each other. */
export function ProjectFields({ form, currency, begun = null }: Props) {
  const { t } = useTranslation('labelForm')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { kindName } = useLabelWords()
  const isBegun = begun !== null
  const overlap = useValue<ProjectValues, 'overlap'>(form, 'overlap')
  return (
    <>
      <Field {...form.field('title')} label={t('title.label')} help={t('title.help')} required>
        <TextInput {...form.input('title')} autoComplete="off" most={projectLimits.title.max} />
      </Field>
      <Field
        {...form.field('kind')}
        label={t('kind.label')}
        help={isBegun ? t('kind.fixed') : undefined}
        required
      >
        <Select {...form.input('kind')} disabled={isBegun}>
          {projectKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={`grid gap-4 align-start ${s.desk}`}>
        <div className="stack gap-4 min-0">
          <ClassRows form={form} used={begun?.labels} />
          <div className={`grid gap-4 align-start ${s.pair}`}>
            <Field
              {...form.field('overlap')}
              label={t('overlap.label')}
              help={isBegun ? t('overlap.fixed') : t('overlap.help')}
            >
              <Select {...form.input('overlap')} disabled={isBegun}>
                {Array.from({ length: Math.max(mostOverlap, Number(overlap)) }, (_, at) => (
                  <option key={at} value={at + 1}>
                    {t('overlap.people', { count: at + 1 })}
                  </option>
                ))}
              </Select>
            </Field>
            {!isBegun && (
              <Field
                {...form.field('units')}
                label={t('units.label')}
                help={t('units.help', { max: format.number(projectLimits.units) })}
              >
                <NumberInput {...form.input('units')} whole />
              </Field>
            )}
          </div>
          {overlap !== '1' && (
            <RadioCards
              {...form.control('join')}
              legend={t('join.legend')}
              columns={3}
              options={joinWays.map((value) => ({
                value,
                label: t(`join.${value}.label`),
                text: t(`join.${value}.text`),
              }))}
            />
          )}
        </div>
        <div className={s.aside}>
          <AccountSection title={t('price.title')}>
            {begun ? <FixedPrice price={begun.price} /> : <PricePanel form={form} />}
          </AccountSection>
        </div>
      </div>
      <Field
        {...form.field('instructions')}
        label={t('instructions.label')}
        help={t('instructions.help', { min: projectLimits.instructions.min })}
        required
      >
        <Textarea {...form.input('instructions')} rows={8} most={projectLimits.instructions.max} />
      </Field>
      <ExampleRows form={form} />
      <Disclosure summary={t('more')} open={begun?.pausedBy === 'budget' || undefined}>
        <div className="stack gap-5">
          <Choice form={form} field="languages" legend={t('languages')} />
          <RadioCards
            {...form.control('where')}
            legend={t('where.legend')}
            columns={2}
            options={(['any', 'some'] as const).map((value) => ({
              value,
              label: t(`where.${value}`),
            }))}
          />
          <Countries form={form} />
          <div className={`grid gap-4 align-start ${s.pair}`}>
            <Field
              {...form.field('budget')}
              label={t('budget.label')}
              marker={common('form.optional')}
              help={t('budget.help')}
            >
              <NumberInput {...form.input('budget')} append={currency} />
            </Field>
            <Field
              {...form.field('callbackUrl')}
              label={t('callback.label')}
              marker={common('form.optional')}
              help={t('callback.help')}
            >
              <UrlInput {...form.input('callbackUrl')} />
            </Field>
          </div>
        </div>
      </Disclosure>
    </>
  )
}

interface Option {
  value: string
  name: string
}

function Choice({
  form,
  field,
  legend,
  options,
}: ProjectFieldsProps & {
  field: 'languages' | 'countries'
  legend: string
  options?: readonly Option[]
}) {
  const locale = useLocale()
  const chosen = useValue<ProjectValues, 'languages' | 'countries'>(form, field)
  const shown =
    options ?? workerLanguages.map((value) => ({ value, name: languageName(locale, value) }))
  return (
    <fieldset id={form.field(field).id} tabIndex={-1} className="stack gap-2">
      <legend className="bold">{legend}</legend>
      <div className={`box pad-3 scroll ${s.choices}`}>
        {shown.map(({ value, name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              form.choose(
                field,
                currentTarget.checked
                  ? [...chosen, value]
                  : chosen.filter((other) => other !== value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function Countries({ form }: ProjectFieldsProps) {
  const { t } = useTranslation('labelForm')
  const locale = useLocale()
  const where = useValue<ProjectValues, 'where'>(form, 'where')
  if (where === 'any') return null
  return (
    <Choice
      form={form}
      field="countries"
      legend={t('where.countries')}
      options={countriesIn(locale).map(({ code, name }) => ({ value: code, name }))}
    />
  )
}
