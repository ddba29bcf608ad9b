import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { keysOf } from '@/lib/object.ts'
import { OwnSoftware } from '@/api/contract/software.ts'
import {
  platforms,
  pricings,
  softwareLanguages,
  softwareLimits,
} from '@/api/contract/software-terms.ts'
import { ownSoftwareApi, softwareApi } from '@/api/endpoints/software.ts'
import { usePage } from '@/i18n/page-context.ts'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { UrlInput } from '@/ui/UrlInput.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { useTerms } from '@/shared/program/use-terms.ts'
import { Choices } from './Choices.tsx'
import { LogoField, ShotsField } from './Pictures.tsx'
import { previewOf, ProgramForm, programValues } from './program-form.ts'
import { ProgramState } from './ProgramState.tsx'
import { PublisherProofs } from './PublisherProofs.tsx'
import { SoftIdSection } from './SoftIdSection.tsx'
import s from '@/areas/software/software.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'

const addresses = ['website', 'downloadUrl', 'repositoryUrl', 'docsUrl'] as const

interface ProgramEditorProps {
  program: OwnSoftware
}

/** The owner's editor of a program: its text and its status. */
export function ProgramEditor({ program }: ProgramEditorProps) {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const terms = useTerms()
  const [previewing, setPreviewing] = useState(false)
  const [update] = ownSoftwareApi.useUpdateSoftwareMutation()
  const { data: known } = softwareApi.useSoftwareCategoriesQuery({ language })
  const categories = known?.records ?? program.categories
  const document = useDocument(program)
  const form = useDocumentForm(document, {
    name: `software-${program.id}`,
    schema: ProgramForm,
    contract: OwnSoftware,
    keep: keysOf(programValues(program)),
    words: {
      ...Object.fromEntries(addresses.map((name) => [name, { bad_format: t('field.address') }])),
      price: { bad_format: t('field.priceWrong') },
    },
    valuesOf: programValues,
    save: (values, version) => update({ id: program.id, ...values, ...version }).unwrap(),
    saved: () => common('form.saved'),
  })
  const pricing = useValue(form, 'pricing')
  const lists = {
    categories: useValue(form, 'categories'),
    platforms: useValue(form, 'platforms'),
    languages: useValue(form, 'languages'),
    supportedTypes: useValue(form, 'supportedTypes'),
  }
  return (
    <>
      <ProgramState program={program} dirty={form.dirty} />
      <AccountSection
        title={t('edit.text')}
        aside={
          <Button variant="secondary" onClick={() => setPreviewing(true)}>
            {t('edit.preview')}
          </Button>
        }
      >
        <DocumentForm form={form} submit={common('action.save')}>
          <Field {...form.field('title')} label={common('label.title')} required>
            <TextInput {...form.input('title')} autoComplete="off" />
          </Field>
          <Field
            {...form.field('tagline')}
            label={t('field.tagline')}
            help={t('field.taglineHelp', { count: softwareLimits.tagline })}
          >
            <TextInput {...form.input('tagline')} autoComplete="off" />
          </Field>
          <Field
            {...form.field('description')}
            label={t('field.description')}
            help={t('field.descriptionHelp')}
          >
            <Textarea {...form.input('description')} rows={12} />
          </Field>
          <LogoField form={form} />
          <ShotsField form={form} />
          <div className={`stack gap-4 align-start ${s.pair}`}>
            {addresses.map((name) => (
              <Field key={name} {...form.field(name)} label={t(`field.${name}`)}>
                <UrlInput {...form.input(name)} />
              </Field>
            ))}
          </div>
          <Choices
            {...form.field('categories')}
            chosen={lists.categories}
            onChosen={(next) => form.choose('categories', next)}
            legend={t('field.categories')}
            options={categories.map(({ slug, title }) => ({ value: slug, label: title }))}
          />
          <Choices
            {...form.field('platforms')}
            chosen={lists.platforms}
            onChosen={(next) => form.choose('platforms', next)}
            legend={t('field.platforms')}
            options={platforms.map((value) => ({ value, label: terms.platform(value) }))}
          />
          <Choices
            {...form.field('languages')}
            chosen={lists.languages}
            onChosen={(next) => form.choose('languages', next)}
            legend={t('field.languages')}
            options={softwareLanguages.map((value) => ({ value, label: terms.language(value) }))}
          />
          <Disclosure summary={common('label.supportedTypes')}>
            <Choices
              {...form.field('supportedTypes')}
              chosen={lists.supportedTypes}
              onChosen={(next) => form.choose('supportedTypes', next)}
              legend={t('field.typesLegend')}
              options={captchaTypes.map((value) => ({ value, label: terms.type(value) }))}
            />
          </Disclosure>
          <div className={`stack gap-4 align-start ${s.pair}`}>
            <Field {...form.field('pricing')} label={t('field.pricing')}>
              <Select {...form.input('pricing')}>
                {pricings.map((value) => (
                  <option key={value} value={value}>
                    {terms.pricing(value)}
                  </option>
                ))}
              </Select>
            </Field>
            {pricing !== 'free' && (
              <Field {...form.field('price')} label={t('field.price')}>
                <NumberInput {...form.input('price')} />
              </Field>
            )}
            <Field {...form.field('license')} label={t('field.license')}>
              <TextInput {...form.input('license')} autoComplete="off" />
            </Field>
          </div>
          <Checkbox
            {...form.control('isStatisticsPublic')}
            label={t('field.statistics')}
            help={t('field.statisticsHelp')}
          />
        </DocumentForm>
      </AccountSection>
      <PublisherProofs program={program} />
      <SoftIdSection program={program} />
      {previewing && (
        <PreviewDialog
          item={previewOf(program, form.values(), categories)}
          onClose={() => setPreviewing(false)}
        />
      )}
    </>
  )
}
