import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { anyType, domainActions, ManualDomain, noteLength } from '@/api/contract/manual-domains.ts'
import { manualDomainApi } from '@/api/endpoints/manual-domains.ts'
import { readableDomain, toDomain } from '@/lib/domain.ts'
import { NewerNotice } from '@/shared/account/NewerNotice.tsx'
import { Unsaved } from '@/shared/account/Unsaved.tsx'
import { useNewer } from '@/shared/account/use-newer.ts'
import lists from '@/shared/account/lists.module.css'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { DomainForm, domainValues } from '../../model/domains.ts'
import { LookAlike } from './DomainName.tsx'
import { TypeOptions } from './TypeOptions.tsx'
import s from './domains.module.css'

interface DomainDialogProps {
  /** Null for a new one. */
  rule: ManualDomain | null
  onClose: () => void
}

/** A rule, new or known. */
export function DomainDialog({ rule, onClose }: DomainDialogProps) {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const [create] = manualDomainApi.useCreateManualDomainMutation()
  const [update] = manualDomainApi.useUpdateManualDomainMutation()
  const version = useRef(rule?.updatedAt)
  const { newer, note, forget } = useNewer(ManualDomain)
  const form = useForm({
    name: rule ? `domain-${rule.id}` : 'domain-new',
    schema: DomainForm,
    defaults: domainValues(rule, readableDomain),
    keep: ['domain', 'captchaType', 'action', 'note'],
    words: {
      domain: { required: t('form.domainRequired'), bad_format: t('form.domainWrong'), not_unique: t('form.domainTaken') },
      captchaType: { not_allowed: t('form.typeUnknown') },
    },
    send: async (values) => {
      if (!rule) return create(values).unwrap()
      try {
        return await update({ id: rule.id, ...values, ...(version.current && { updatedAt: version.current }) }).unwrap()
      } catch (error) {
        note(error)
        throw error
      }
    },
    done: ({ domain }) => {
      toast({ tone: 'ok', text: rule ? t('edit.done', { name: readableDomain(domain) }) : t('added', { name: readableDomain(domain) }) })
      onClose()
      return 'leaving'
    },
  })
  const typed = useValue(form, 'domain')
  const type = useValue(form, 'captchaType')
  const length = useValue(form, 'note').length
  const kept = toDomain(typed)
  return (
    <Modal open title={rule ? t('edit.title') : t('add')} closeLabel={common('action.close')} onClose={onClose}>
      <Form
        form={form}
        className={lists.form}
        submit={rule ? t('edit.save') : t('form.add')}
        sending={t('form.sending')}
        button={{ block: false }}
        foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
      >
        {newer && (
          <NewerNotice
            onTake={() => {
              version.current = newer.updatedAt
              form.reset(domainValues(newer, readableDomain))
              form.discard()
              forget()
            }}
            onKeep={() => {
              version.current = newer.updatedAt
              forget()
              void form.submit()
            }}
          />
        )}
        <Field
          {...form.field('domain')}
          label={t('form.domain')}
          required
          help={
            <span className={s.help}>
              {t('form.domainHelp')}
              {kept && kept !== typed.trim() && (
                <span>
                  {t('form.kept')} <code translate="no">{kept}</code>
                </span>
              )}
              {kept && <LookAlike domain={kept} />}
            </span>
          }
        >
          <TextInput {...form.input('domain')} inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field {...form.field('captchaType')} label={t('form.type')} required>
          <Select {...form.input('captchaType')}>
            <option value={anyType}>{t('type.any')}</option>
            <TypeOptions chosen={type} />
          </Select>
        </Field>
        <RadioCards
          {...form.control('action')}
          legend={t('form.action')}
          columns={2}
          options={domainActions.map((action) => ({ value: action, label: t(`action.${action}`), text: t(`action.${action}Text`) }))}
        />
        <Field
          {...form.field('note')}
          label={t('form.note')}
          marker={t('form.optional')}
          help={length > noteLength ? t('form.noteOver', { count: length - noteLength }) : t('form.noteLeft', { count: noteLength - length })}
        >
          <Textarea {...form.input('note')} rows={3} />
        </Field>
      </Form>
    </Modal>
  )
}
