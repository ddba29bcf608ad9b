import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Partner } from '@/api/contract/partner.ts'
import { usePlace } from '@/session/place.ts'
import { useOwner } from '@/session/use-user.ts'
import { readDraft, saveDraft } from '@/lib/drafts.ts'
import { useNames } from '@/i18n/page-context.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { site } from '@/site/site.ts'
import { findPage } from '@/routes/paths.ts'
import { BuiltLinkView } from './BuiltLinkView.tsx'
import { buildLink, emptyLink, isCampaign, isLinkChoice, isSubId, readLinkPage } from './link.ts'
import type { LinkChoice } from './link.ts'
import s from '../affiliate.module.css'

const draft = 'partner-link'
const own = 'own'

const hostOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).host] : [])

/** Builds a link while typing. Nothing is sent. */
export function LinkBuilder({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const owner = useOwner()
  const [choice, setChoice] = useState<LinkChoice>(() => {
    const kept = readDraft(owner, draft, emptyLink)
    return isLinkChoice(kept) ? kept : emptyLink
  })
  useEffect(() => {
    saveDraft(owner, draft, emptyLink, choice)
  }, [choice, owner])
  const nameOf = useLandingName()
  const { hostname } = usePlace()
  const { links } = partner
  const hosts = [
    site.canonicalHost,
    ...hostOf(links.default),
    ...links.byLanding.flatMap(({ url }) => hostOf(url)),
    hostname,
  ]
  const isOwn = choice.landing === own
  const landing = links.byLanding.find(({ slug }) => slug === choice.landing)
  const page = isOwn
    ? readLinkPage(choice.page, hosts)
    : URL.canParse(landing?.url ?? links.default)
      ? new URL(landing?.url ?? links.default)
      : 'format'
  const fault = typeof page === 'string' ? page : null
  const built =
    typeof page !== 'string' && isSubId(choice.subId) && isCampaign(choice.campaign)
      ? buildLink(page, partner, choice)
      : null
  const control = (name: keyof LinkChoice) => ({
    value: choice[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setChoice((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <AccountSection title={t('link.title')} text={t('link.text')}>
      <div className="stack gap-5">
        <div className={`grid align-start gap-4 ${s.choices}`}>
          <Field label={t('link.page')}>
            <Select {...control('landing')}>
              <option value="">{t('link.default')}</option>
              {links.byLanding
                .filter(({ url }) => url !== links.default)
                .map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {nameOf(one)}
                  </option>
                ))}
              <option value={own}>{t('link.own')}</option>
            </Select>
          </Field>
          {isOwn && (
            <Field
              label={common('label.address')}
              help={t('link.addressHelp')}
              error={fault && fault !== 'empty' ? t(`link.fault.${fault}`) : undefined}
            >
              <TextInput
                {...control('page')}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="/pricing"
              />
            </Field>
          )}
          <Field
            label={common('label.subId')}
            help={t('link.subIdHelp')}
            error={isSubId(choice.subId) ? undefined : t('link.subIdWrong')}
          >
            <TextInput
              {...control('subId')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field
            label={t('link.campaign')}
            help={t('link.campaignHelp')}
            error={isCampaign(choice.campaign) ? undefined : t('link.campaignWrong')}
          >
            <TextInput {...control('campaign')} autoComplete="off" />
          </Field>
        </div>
        <BuiltLinkView built={built} fault={fault} />
      </div>
    </AccountSection>
  )
}

/** Returns the name of a landing page, else the backend's title. */
function useLandingName(): (landing: Partner['links']['byLanding'][number]) => string {
  const nameOf = useNames()
  return ({ url, slug, title }) => {
    const found = URL.canParse(url) ? findPage(new URL(url).pathname) : undefined
    return title || (found && found.row.crumb === undefined ? nameOf(found) : slug)
  }
}
