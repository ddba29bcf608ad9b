import { useTranslation } from '@/i18n/use-translation.ts'
import { Requisites } from '@/api/contract/documents.ts'
import { documentApi } from '@/api/endpoints/ledger.ts'
import { useUser } from '@/session/use-user.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { countriesIn } from '@/i18n/countries.ts'
import s from '../profile.module.css'
import * as v from 'valibot'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** The backend decides what else a company needs. */
const RequisitesForm = v.object({
  type: v.pipe(v.string(), v.picklist(['person', 'company'])),
  name: v.pipe(text(200), v.nonEmpty()),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  taxId: text(40),
  address: text(300),
  zip: text(16),
})
type RequisitesValues = v.InferInput<typeof RequisitesForm>

const requisitesOf = (known: Requisites | null, country: string | null): RequisitesValues => ({
  type: known?.type === 'company' ? 'company' : 'person',
  name: known?.name ?? '',
  country: known?.country || country || '',
  taxId: known?.taxId ?? '',
  address: known?.address ?? '',
  zip: known?.zip ?? '',
})

interface RequisitesEditorProps {
  known: Requisites | null
}

/** The recipient on documents. */
export function RequisitesEditor({ known }: RequisitesEditorProps) {
  const { t } = useTranslation('profileDocs')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { user } = useUser()
  const [update] = documentApi.useUpdateRequisitesMutation()
  const document = useDocument(known)
  const form = useDocumentForm(document, {
    name: 'requisites',
    schema: RequisitesForm,
    contract: Requisites,
    keep: ['type', 'name', 'country', 'taxId', 'address', 'zip'],
    words: {
      country: {
        bad_format: t('requisites.countryRequired'),
        required: t('requisites.countryRequired'),
      },
    },
    valuesOf: (requisites) => requisitesOf(requisites, user?.profile.country ?? null),
    save: ({ taxId, ...rest }, version) => {
      // A person needs no tax number, even if one was typed before.
      const company = rest.type === 'company' && { taxId }
      return update({ ...rest, ...company, ...version }).unwrap()
    },
    saved: () => common('form.saved'),
  })
  const company = useValue(form, 'type') === 'company'
  return (
    <DocumentForm form={form} submit={t('requisites.save')}>
      <RadioCards
        {...form.control('type')}
        legend={t('requisites.type')}
        columns={2}
        options={[
          { value: 'person', label: t('requisites.person') },
          { value: 'company', label: t('requisites.company') },
        ]}
      />
      <Field
        {...form.field('name')}
        label={company ? t('requisites.companyName') : t('requisites.personName')}
        required
      >
        <TextInput {...form.input('name')} autoComplete={company ? 'organization' : 'name'} />
      </Field>
      <Field {...form.field('country')} label={common('label.country')} required>
        <Select {...form.input('country')} autoComplete="country">
          <option value="">{common('form.chooseCountry')}</option>
          {countriesIn(locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {company && (
        <Field
          {...form.field('taxId')}
          label={t('requisites.taxId')}
          help={t('requisites.taxIdHelp')}
        >
          <TextInput {...form.input('taxId')} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <div className={`stack gap-4 ${s.address}`}>
        <Field
          {...form.field('address')}
          label={common('label.address')}
          marker={company ? undefined : common('form.optional')}
        >
          <TextInput {...form.input('address')} autoComplete="street-address" />
        </Field>
        <Field {...form.field('zip')} label={t('requisites.zip')} marker={common('form.optional')}>
          <TextInput {...form.input('zip')} autoComplete="postal-code" />
        </Field>
      </div>
    </DocumentForm>
  )
}
