import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { currencies } from '@/site/currencies.ts'
import { keepLanguage } from '@/session/stored-language.ts'
import { tellTabs } from '@/session/tabs.ts'
import { keepTheme } from '@/session/theme.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { useSpeak } from '@/shared/use-speak.ts'
import { contentLanguages, isLanguage, languages } from '@/site/languages.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { countriesIn } from '@/i18n/countries.ts'
import {
  atFields,
  detailsChanges,
  profileDetailsForm,
  detailsOf,
  profileThemes,
} from './details.ts'
import type { DetailsValues as Values } from './details.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Unsaved } from '@/shared/document-form/Unsaved.tsx'
import { useCurrencyName } from '@/shared/account/use-currency-name.ts'
import { useLanguageName } from '../user/use-language-name.ts'
import { TimezoneField } from './TimezoneField.tsx'
import s from '../profile.module.css'

interface DetailsProps {
  user: User
}

/** Adds the current value to a list of options. */
const withOwn = (known: readonly string[], own: string): readonly string[] =>
  known.includes(own) ? known : [...known, own]

/** Name, location and preferences. */
export function ProfileDetails({ user }: DetailsProps) {
  const { t } = useTranslation('profileEdit')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { wanted } = usePage()
  const languageName = useLanguageName()
  const currencyName = useCurrencyName()
  const speak = useSpeak()
  const [update] = userApi.useUpdateUserMutation()
  const [schema] = useState(() => profileDetailsForm(user))
  const now = detailsOf(user, wanted)
  const [base, setBase] = useState(now)
  const [saved, setSaved] = useState<Values>(now)
  // Language and theme have their own menus, and other tabs can change the rest.
  if (JSON.stringify(now) !== JSON.stringify(base)) {
    setBase(now)
    setSaved(now)
  }
  const form = useForm({
    name: 'details',
    schema,
    defaults: saved,
    keep: ['name', 'company', 'country', 'timezone', 'currency', 'interfaceLanguage', 'theme'],
    words: { name: { required: t('details.nameRequired') } },
    send: async (values) => {
      const changes = detailsChanges(saved, values)
      if (Object.keys(changes).length === 0) return { values, changes }
      try {
        await update(changes).unwrap()
      } catch (error) {
        throw atFields(error)
      }
      return { values, changes }
    },
    done: ({ values, changes: { theme, interfaceLanguage, ...others } }) => {
      const changed =
        theme !== undefined || interfaceLanguage !== undefined || Object.keys(others).length > 0
      setSaved(values)
      form.reset(values)
      toast({
        tone: changed ? 'ok' : 'info',
        text: changed ? common('form.saved') : t('details.unchanged'),
        id: 'details',
      })
      if (changed) tellTabs('changed')
      if (theme) keepTheme(theme)
      if (isLanguage(interfaceLanguage)) {
        keepLanguage(interfaceLanguage)
        speak(interfaceLanguage)
      }
    },
  })
  const { follow } = form
  // Changed fields stay when the others follow.
  const shown = useRef(saved)
  useEffect(() => {
    if (shown.current !== saved) follow(saved)
    shown.current = saved
  }, [follow, saved])
  const zone = useValue(form, 'timezone')

  return (
    <AccountSection title={t('details.title')}>
      <Form
        form={form}
        submit={t('details.save')}
        foot={<Unsaved dirty={form.dirty} onDiscard={form.discard} />}
      >
        <div className={`grid gap-5 gap-x-4 align-start ${s.pair}`}>
          <Field {...form.field('name')} label={t('details.name')} required={Boolean(user.name)}>
            <TextInput {...form.input('name')} autoComplete="name" most={200} />
          </Field>
          <Field
            {...form.field('company')}
            label={common('label.company')}
            marker={common('form.optional')}
          >
            <TextInput {...form.input('company')} autoComplete="organization" most={200} />
          </Field>
          <Field
            {...form.field('country')}
            label={common('label.country')}
            marker={common('form.optional')}
          >
            <Select {...form.input('country')} autoComplete="country">
              <option value="">{t('details.noCountry')}</option>
              {countriesIn(locale).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <TimezoneField
            field={form.field('timezone')}
            input={form.input('timezone')}
            zone={zone}
            saved={saved.timezone}
            onGuess={(zone) => form.set('timezone', zone)}
          />
          <Field
            {...form.field('currency')}
            label={common('currency.label')}
            help={t('details.currencyHelp')}
          >
            <Select {...form.input('currency')}>
              {withOwn(currencies, saved.currency).map((code) => (
                <option key={code} value={code}>
                  {currencyName(code)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            {...form.field('interfaceLanguage')}
            label={common('language.label')}
            help={t('details.languageHelp')}
          >
            <Select {...form.input('interfaceLanguage')}>
              {contentLanguages.map((code) => (
                <option key={code} value={code} lang={languages[code].tag}>
                  {languageName(code)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <RadioCards
          {...form.control('theme')}
          legend={common('theme.label')}
          columns={3}
          options={profileThemes.map((value) => ({ value, label: common(`theme.${value}`) }))}
        />
      </Form>
    </AccountSection>
  )
}
