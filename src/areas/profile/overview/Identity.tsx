import { useTranslation } from '@/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import type { User } from '@/api/contract/user.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { languages } from '@/site/languages.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Avatar } from '@/ui/Avatar.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { countryName } from '@/i18n/countries.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useCurrencyName } from '@/shared/account/use-currency-name.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { roleKey } from './person.ts'
import { canonicalZone } from '@/lib/canonical-zone.ts'
import { timeIn } from '../user/timezones.ts'
import { EmailState } from '../user/EmailState.tsx'
import { useLanguageName } from '../user/use-language-name.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import s from '../profile.module.css'

/** The signed-in person. */
export function Identity({ user, now }: { user: User; now: number }) {
  const { t } = useTranslation('profileOverview')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const languageName = useLanguageName()
  const currencyName = useCurrencyName()
  const { userType, company, country } = user.profile
  const role = userType === null ? undefined : roleKey(userType)
  const time = timeIn(user.timezone, locale, now)
  const id = String(user.id)
  const email = user.email ?? ''
  const name = user.name ?? (email || `#${id}`)
  return (
    <AccountSection
      title={t('overview.account')}
      aside={
        <RouteLink to={{ id: 'profileEdit' }} className={buttonClass({ variant: 'secondary' })}>
          {common('action.edit')}
        </RouteLink>
      }
    >
      <div className="cluster gap-4">
        <Avatar size="xl" name={name} src={pictureUrl(user.avatarUrl)} />
        <div className={`grid gap-1 min-0 ${s.who}`}>
          <p className={`text-4 break ${s.overviewName}`}>{cutText(name)}</p>
          {email ? (
            <p className={`quiet text-2 break ${s.email}`}>
              <span>{email}</span> <EmailState confirmed={user.emailConfirmed} />
            </p>
          ) : (
            <p className={`quiet text-2 break ${s.email}`}>{common('label.noEmail')}</p>
          )}
          {userType !== null && (
            <p>
              <StatusBadge status={userType} tone="info">
                {role && common(role)}
              </StatusBadge>
            </p>
          )}
        </div>
      </div>
      <Facts
        facts={[
          {
            name: t('overview.id'),
            value: (
              <span className="row gap-2 align-center">
                <code translate="no">{id}</code>
                <CopyButton
                  variant="none"
                  hideText
                  value={id}
                  labels={{
                    copy: t('overview.copyId'),
                    copied: common('action.copied'),
                    failed: common('action.copyFailed'),
                  }}
                />
              </span>
            ),
          },
          { name: t('overview.since'), value: format.date(user.createdAt ?? '') },
          {
            name: common('language.label'),
            value: user.interfaceLanguage ? (
              <span lang={known(languages, user.interfaceLanguage)?.tag}>
                {languageName(user.interfaceLanguage)}
              </span>
            ) : (
              ''
            ),
          },
          {
            name: common('label.timeZone'),
            value: [canonicalZone(user.timezone).replaceAll('_', ' '), time]
              .filter(Boolean)
              .join(' · '),
          },
          {
            name: common('currency.label'),
            value: user.currency ? currencyName(user.currency) : '',
          },
          { name: common('label.country'), value: countryName(country, locale) },
          { name: common('label.company'), value: company ?? '' },
        ]}
      />
    </AccountSection>
  )
}

/** Names and values; empty values are left out. */
function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <DescriptionList
      layout="grid"
      terms="text"
      className={`gap-4 gap-x-5 mt-5 line-above ${s.facts}`}
    >
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <Description key={name} term={name}>
            {value}
          </Description>
        ))}
    </DescriptionList>
  )
}
