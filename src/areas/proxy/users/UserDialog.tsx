import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { keysOf } from '@/lib/object.ts'
import type { WholeProxyUser } from '@/api/contract/proxy-users.ts'
import { Modal } from '@/ui/Modal.tsx'
import { NewPasswords } from './NewPasswords.tsx'
import { NewUsers, useSettingWords } from './NewUsers.tsx'
import { proxyUserLimits, ProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyUserApi } from '@/api/endpoints/proxy.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useZone } from '@/shared/period/use-days.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { EditUserForm, proxyUserArg, proxyUserSettings, proxyUserFormField } from './user-form.ts'
import { SettingFields } from './SettingFields.tsx'
import { proxyUserForm } from './users.ts'

interface UserDialogProps {
  /** Null creates users. */
  record: ProxyUser | null
  onClose: () => void
}

export function UserDialog({ record, onClose }: UserDialogProps) {
  const { t } = useTranslation('proxyUserForm')
  const { t: common } = useTranslation()
  const [made, setMade] = useState<readonly WholeProxyUser[] | null>(null)
  return (
    <Modal
      open
      title={
        made
          ? t('fresh.title', { count: made.length })
          : record
            ? t('edit.title', { name: record.label })
            : t('new.title')
      }
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {made ? (
        <NewPasswords users={made} onClose={onClose} />
      ) : record ? (
        <EditUser record={record} onClose={onClose} />
      ) : (
        <NewUsers onMade={setMade} />
      )}
    </Modal>
  )
}

interface EditUserProps {
  record: ProxyUser
  onClose: () => void
}

/** Edits the settings of a user. Name and password stay. */
function EditUser({ record, onClose }: EditUserProps) {
  const { t } = useTranslation('proxyUserForm')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const zone = useZone()
  const [update] = proxyUserApi.useUpdateProxyUserMutation()
  const document = useDocument(record)
  const form = useDocumentForm(document, {
    name: proxyUserForm(record.id),
    schema: EditUserForm,
    contract: ProxyUser,
    keep: keysOf(proxyUserSettings(record, locale, zone)),
    words: useSettingWords(),
    valuesOf: (user) => proxyUserSettings(user, locale, zone),
    save: (values, version) =>
      update({ ...proxyUserArg(values), id: record.id, ...version }).unwrap(),
    placed: (problem) =>
      problem.fields
        ? {
            ...problem,
            fields: Object.fromEntries(
              Object.entries(problem.fields).map(([name, field]) => [
                proxyUserFormField(name),
                field,
              ]),
            ),
          }
        : problem,
    saved: (user) => t('edit.saved', { name: user.label }),
    done: () => {
      onClose()
      return 'leaving'
    },
  })
  return (
    <DocumentForm form={form} submit={common('action.save')}>
      <Field {...form.field('label')} label={common('label.title')} help={t('labelHelp')} required>
        <TextInput {...form.input('label')} autoComplete="off" most={proxyUserLimits.label} />
      </Field>
      <SettingFields form={form} />
    </DocumentForm>
  )
}
