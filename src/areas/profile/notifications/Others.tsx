import { useTranslation } from 'react-i18next'
import { digests } from '@/api/contract/notification-settings.ts'
import type { Registered } from '@/shared/form/form-store.ts'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'

interface OthersProps {
  digest: Registered & { id: string; error: string | undefined }
  field: Pick<FieldProps, 'id' | 'error'>
  input: Registered
}

/** The email digest, and notifications to a webhook. */
export function Others({ digest, field, input }: OthersProps) {
  const { t } = useTranslation('profileNotif')
  return (
    <>
      <AccountSection title={t('digest.title')} text={t('digest.text')}>
        <RadioCards
          {...digest}
          legend={t('digest.title')}
          hideLegend
          columns={3}
          options={digests.map((value) => ({ value, label: t(`digest.${value}`) }))}
        />
      </AccountSection>
      <AccountSection title={t('webhook.title')} text={t('webhook.text')}>
        <Field {...field} label={t('webhook.label')} help={t('webhook.help')}>
          <TextInput
            {...input}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            mono
            placeholder="https://"
          />
        </Field>
      </AccountSection>
    </>
  )
}
