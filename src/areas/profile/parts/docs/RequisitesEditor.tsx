import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Requisites } from '@/api/contract/documents.ts'
import { documentApi } from '@/api/endpoints/documents.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { countriesIn } from '@/i18n/countries.ts'
import { RequisitesForm, requisitesOf } from '../../model/requisites.ts'
import type { RequisitesValues } from '../../model/requisites.ts'
import { NewerNotice } from '@/shared/account/NewerNotice.tsx'
import { Unsaved } from '@/shared/account/Unsaved.tsx'
import { useNewer } from '@/shared/account/use-newer.ts'
import { usePrefix } from '@/shared/account/use-prefix.ts'
import lists from '@/shared/account/lists.module.css'
import s from './docs.module.css'

interface RequisitesEditorProps {
  known: Requisites | null
  onPrefix: (prefix: string | undefined) => void
}

/** Whom documents are made out to. */
export function RequisitesEditor({ known, onPrefix }: RequisitesEditorProps) {
  const { t } = useTranslation('profileDocs')
  const locale = useLocale()
  const { data: user } = userApi.useUserQuery()
  const [update] = documentApi.useUpdateRequisitesMutation()
  const version = useRef(known?.updatedAt)
  const { newer, note, forget } = useNewer(Requisites)
  const defaults: RequisitesValues = requisitesOf(known, user?.profile.country ?? null)
  const form = useForm({
    name: 'requisites',
    schema: RequisitesForm,
    defaults,
    keep: ['type', 'name', 'country', 'taxId', 'address', 'zip'],
    words: { country: { bad_format: t('requisites.countryRequired'), required: t('requisites.countryRequired') } },
    send: async ({ type, taxId, address, zip, ...rest }) => {
      // Of a person no tax number is wanted, whatever was typed before.
      const company = type === 'company' && { taxId }
      try {
        return await update({ type, ...rest, ...company, address, zip, ...(version.current && { updatedAt: version.current }) }).unwrap()
      } catch (error) {
        note(error)
        throw error
      }
    },
    done: (saved) => {
      take(saved)
      toast({ tone: 'ok', text: t('saved'), id: 'requisites' })
    },
  })
  usePrefix(form.prefix, onPrefix)
  function take(saved: Requisites): void {
    version.current = saved.updatedAt
    form.reset(requisitesOf(saved, null))
    forget()
  }
  const company = useValue(form, 'type') === 'company'
  return (
    <Form
      form={form}
      className={lists.form}
      submit={t('requisites.save')}
      sending={t('saving')}
      button={{ block: false }}
      foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
    >
      {newer && (
        <NewerNotice
          onTake={() => {
            take(newer)
            form.discard()
          }}
          onKeep={() => {
            version.current = newer.updatedAt
            forget()
            void form.submit()
          }}
        />
      )}
      <RadioCards
        {...form.control('type')}
        legend={t('requisites.type')}
        columns={2}
        options={[
          { value: 'person', label: t('requisites.person') },
          { value: 'company', label: t('requisites.company') },
        ]}
      />
      <Field {...form.field('name')} label={company ? t('requisites.companyName') : t('requisites.personName')} required>
        <TextInput {...form.input('name')} autoComplete={company ? 'organization' : 'name'} />
      </Field>
      <Field {...form.field('country')} label={t('requisites.country')} required>
        <Select {...form.input('country')} autoComplete="country">
          <option value="">{t('requisites.chooseCountry')}</option>
          {countriesIn(locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {company && (
        <Field {...form.field('taxId')} label={t('requisites.taxId')} help={t('requisites.taxIdHelp')}>
          <TextInput {...form.input('taxId')} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <div className={s.address}>
        <Field {...form.field('address')} label={t('requisites.address')} marker={company ? undefined : t('optional')}>
          <TextInput {...form.input('address')} autoComplete="street-address" />
        </Field>
        <Field {...form.field('zip')} label={t('requisites.zip')} marker={t('optional')}>
          <TextInput {...form.input('zip')} autoComplete="postal-code" />
        </Field>
      </div>
    </Form>
  )
}
