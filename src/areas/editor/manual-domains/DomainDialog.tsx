import { useTranslation } from '@/i18n/use-translation.ts'
import { anyType, domainActions, ManualDomain, noteLength } from '@/api/contract/manual-domains.ts'
import { manualDomainApi } from '@/api/endpoints/editor.ts'
import { readableDomain, toDomain } from '@/lib/domain.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { DomainForm, domainValues } from './domains.ts'
import { LookAlike } from './DomainName.tsx'
import { useTypeNames } from './use-type-names.ts'

interface DomainDialogProps {
  /** Null creates a rule. */
  rule: ManualDomain | null
  onClose: () => void
}

/** Creates or edits a rule. */
export function DomainDialog({ rule, onClose }: DomainDialogProps) {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const [create] = manualDomainApi.useCreateManualDomainMutation()
  const [update] = manualDomainApi.useUpdateManualDomainMutation()
  const document = useDocument(rule)
  const form = useDocumentForm(document, {
    name: rule ? `domain-${rule.id}` : 'domain-new',
    schema: DomainForm,
    contract: ManualDomain,
    keep: ['domain', 'captchaType', 'action', 'note'],
    words: {
      domain: {
        required: t('form.domainRequired'),
        bad_format: t('form.domainWrong'),
        not_unique: t('form.domainTaken'),
      },
      captchaType: { not_allowed: t('form.typeUnknown') },
    },
    valuesOf: (known) => domainValues(known, readableDomain),
    save: (values, version) =>
      (rule ? update({ id: rule.id, ...values, ...version }) : create(values)).unwrap(),
    saved: ({ domain }) => t(rule ? 'edit.done' : 'added', { name: readableDomain(domain) }),
    done: () => {
      onClose()
      return 'leaving'
    },
  })
  const typed = useValue(form, 'domain')
  const type = useValue(form, 'captchaType')
  const length = useValue(form, 'note').length
  const kept = toDomain(typed)
  return (
    <Modal
      open
      title={rule ? t('edit.title') : t('add')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <DocumentForm form={form} submit={rule ? common('action.save') : common('action.add')}>
        <Field
          {...form.field('domain')}
          label={t('column.domain')}
          required
          help={
            <span className="stack gap-1 break">
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
          <TextInput
            {...form.input('domain')}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field {...form.field('captchaType')} label={t('column.type')} required>
          <Select {...form.input('captchaType')}>
            <option value={anyType}>{t('type.any')}</option>
            <TypeOptions chosen={type} />
          </Select>
        </Field>
        <RadioCards
          {...form.control('action')}
          legend={t('column.action')}
          columns={2}
          options={domainActions.map((action) => ({
            value: action,
            label: t(`action.${action}`),
            text: t(`action.${action}Text`),
          }))}
        />
        <Field
          {...form.field('note')}
          label={t('column.note')}
          marker={common('form.optional')}
          help={
            length > noteLength
              ? t('form.noteOver', { count: length - noteLength })
              : t('form.noteLeft', { count: noteLength - length })
          }
        >
          <Textarea {...form.input('note')} rows={3} />
        </Field>
      </DocumentForm>
    </Modal>
  )
}

/** The captcha types. An unknown one stays visible. */
function TypeOptions({ chosen }: { chosen?: string | undefined }) {
  const { types, nameOf } = useTypeNames()
  const strange = chosen && chosen !== anyType && !types.some(({ slug }) => slug === chosen)
  return (
    <>
      {types.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
      {strange && <option value={chosen}>{nameOf(chosen)}</option>}
    </>
  )
}
