import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { proxyUserCalls, proxyUserLimits } from '@/api/contract/proxy-users.ts'
import type { WholeProxyUser } from '@/api/contract/proxy-users.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { PasswordInput } from '@/ui/PasswordInput.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { newUserArg, newUserDefaults, NewUserForm } from './user-form.ts'
import { SettingFields } from './SettingFields.tsx'
import s from '../account.module.css'

/** The error messages of a user's settings, by field. */
export function useSettingWords() {
  const { t } = useTranslation('proxyUserForm')
  const format = useFormat()
  return {
    label: { required: t('labelRequired') },
    limit: { bad_format: t('limit.format'), out_of_range: t('limit.range') },
    threads: {
      out_of_range: t('threads.range', { max: format.number(proxyUserLimits.threads) }),
    },
    countries: {
      required: t('countries.required'),
      too_long: t('countries.many', { max: proxyUserLimits.countries }),
    },
    expiresAt: { out_of_range: t('expires.past') },
  }
}

/** Creates one user by name, or up to a hundred by prefix. */
export function NewUsers({ onMade }: { onMade: (users: readonly WholeProxyUser[]) => void }) {
  const { t } = useTranslation('proxyUserForm')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const words = useSettingWords()
  const form = useForm({
    name: 'proxy-user-new',
    schema: NewUserForm,
    defaults: newUserDefaults,
    // All fields but the password.
    keep: [
      'mode',
      'label',
      'username',
      'prefix',
      'count',
      'product',
      'limit',
      'limitPeriod',
      'threads',
      'where',
      'countries',
      'expiresAt',
    ],
    words: {
      ...words,
      username: { bad_format: t('username.format'), not_unique: t('username.taken') },
      password: { bad_format: t('password.format') },
      prefix: { bad_format: t('prefix.format'), not_unique: t('prefix.taken') },
      count: {
        out_of_range: common('form.wholeTo', { max: proxyUserLimits.bulk }),
        limit_exceeded: t('count.full'),
      },
    },
    send: async (values) =>
      (await callOnce(proxyUserCalls.createProxyUsers, newUserArg(values))).records,
    done: (records) => {
      onMade(records)
      return 'leaving'
    },
  })
  const mode = useValue(form, 'mode')
  return (
    <Form form={form} submit={t(`submit.${mode}`)}>
      <RadioCards
        {...form.control('mode')}
        legend={t('mode.legend')}
        columns={2}
        options={(['one', 'many'] as const).map((value) => ({
          value,
          label: t(`mode.${value}`),
          text: t(`mode.${value}Text`),
        }))}
      />
      <Field {...form.field('label')} label={common('label.title')} help={t('labelHelp')} required>
        <TextInput {...form.input('label')} autoComplete="off" most={proxyUserLimits.label} />
      </Field>
      <div className={s.grid}>
        {mode === 'one' ? (
          <>
            <Field
              {...form.field('username')}
              label={t('username.label')}
              help={t('username.help')}
              required
            >
              <TextInput
                {...form.input('username')}
                mono
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                most={24}
              />
            </Field>
            <Field
              {...form.field('password')}
              label={common('label.password')}
              marker={common('form.optional')}
              help={t('password.help')}
            >
              <PasswordInput
                {...form.input('password')}
                autoComplete="new-password"
                most={32}
                showLabel={common('action.showPassword')}
                hideLabel={common('action.hidePassword')}
              />
            </Field>
          </>
        ) : (
          <>
            <Field
              {...form.field('prefix')}
              label={t('prefix.label')}
              help={t('prefix.help')}
              required
            >
              <TextInput
                {...form.input('prefix')}
                mono
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                most={20}
              />
            </Field>
            <Field {...form.field('count')} label={t('count.label')} required>
              <NumberInput {...form.input('count')} whole />
            </Field>
          </>
        )}
      </div>
      <SettingFields form={form} />
    </Form>
  )
}
