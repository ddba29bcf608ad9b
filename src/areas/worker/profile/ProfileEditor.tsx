import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation.ts'
import { nickLength, nickPattern, PublicProfile } from '@/api/contract/worker-hub.ts'
import type { User } from '@/api/contract/user.ts'
import { workerHubApi } from '@/api/endpoints/worker.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Avatar } from '@/ui/Avatar.tsx'
import { Money } from '@/ui/Money.tsx'
import s from '../account.module.css'

const { min, max } = nickLength
const ProfileForm = v.object({
  nick: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(min),
    v.maxLength(max),
    v.regex(nickPattern, 'bad_format'),
  ),
  showAvatar: v.boolean(),
  showCountry: v.boolean(),
  showEarnings: v.boolean(),
})
const valuesOf = ({ nick, showAvatar, showCountry, showEarnings }: PublicProfile) => ({
  nick: nick ?? '',
  showAvatar,
  showCountry,
  showEarnings,
})

interface ProfileEditorProps {
  user: User
  profile: PublicProfile
}

/** The nickname, the picture and the visible facts, with a live preview of what others see. */
export function ProfileEditor({ user, profile }: ProfileEditorProps) {
  const { t } = useTranslation('workerProfile')
  const { t: common } = useTranslation()
  const [update] = workerHubApi.useUpdatePublicProfileMutation()
  const document = useDocument(profile)
  const form = useDocumentForm(document, {
    name: 'public-profile',
    schema: ProfileForm,
    contract: PublicProfile,
    keep: ['nick', 'showAvatar', 'showCountry', 'showEarnings'],
    words: { nick: { bad_format: t('form.nickFormat'), not_unique: t('form.nickTaken') } },
    valuesOf,
    save: (values, version) => update({ ...values, ...version }).unwrap(),
    saved: () => common('form.saved'),
  })
  const nick = useValue(form, 'nick')
  const showAvatar = useValue(form, 'showAvatar')
  const showCountry = useValue(form, 'showCountry')
  const showEarnings = useValue(form, 'showEarnings')
  return (
    <>
      <AccountSection title={t('form.title')} text={t('form.text')}>
        <DocumentForm form={form} submit={common('action.save')}>
          <Field
            {...form.field('nick')}
            label={t('form.nick')}
            help={t('form.nickHelp', { min, max })}
            required
          >
            <TextInput
              {...form.input('nick')}
              autoComplete="nickname"
              autoCapitalize="off"
              spellCheck={false}
              most={max}
            />
          </Field>
          <div className="stack gap-3">
            <Checkbox
              {...form.control('showAvatar')}
              label={t('form.showAvatar')}
              help={
                <>
                  {t('form.avatarHelp')}{' '}
                  <RouteLink to={{ id: 'profileEdit' }} className="inline-row control">
                    {common('action.change')}
                  </RouteLink>
                </>
              }
            />
            <Checkbox {...form.control('showCountry')} label={t('form.showCountry')} />
            <Checkbox
              {...form.control('showEarnings')}
              label={t('form.showEarnings')}
              help={t('form.earningsHelp')}
            />
          </div>
        </DocumentForm>
      </AccountSection>
      <AccountSection title={t('preview.title')}>
        <Preview
          avatarUrl={profile.avatarUrl ?? user.avatarUrl}
          profile={{ ...profile, nick, showAvatar, showCountry, showEarnings }}
        />
      </AccountSection>
    </>
  )
}

/** What other people see of a worker: the same facts as in the leaderboard. */
function Preview({ profile, avatarUrl }: { profile: PublicProfile; avatarUrl: string | null }) {
  const { t } = useTranslation('workerProfile')
  const locale = useLocale()
  const format = useFormat()
  const { nick, showAvatar, showCountry, showEarnings, country, rank, solved, accuracy } = profile
  const { earned } = profile
  const name = cutText(nick?.trim() ?? '') || t('preview.nameless')
  const src = showAvatar ? pictureUrl(avatarUrl) : undefined
  return (
    <figure className={`grid gap-4 pad-4 border round-3 alice ${s.preview}`}>
      <figcaption className="visually-hidden">{t('preview.title')}</figcaption>
      <div className={`row align-center gap-3 min-0 break ${s.who}`}>
        <Avatar name={name} size="lg" {...(src && { src })} />
        <div>
          <b className="text-4" translate="no">
            {name}
          </b>
          <p>{showCountry && country ? countryName(country, locale) : t('preview.hidden')}</p>
        </div>
      </div>
      <DescriptionList layout="grid" terms="small" details="strong" className={`gap-3 ${s.facts}`}>
        <Description term={t('preview.rank')}>
          <RouteLink to={{ id: 'leaderboard' }}>
            {rank === null ? '—' : format.number(rank)}
          </RouteLink>
        </Description>
        <Description term={t('preview.solved')}>{format.number(solved)}</Description>
        <Description term={t('preview.accuracy')}>
          {accuracy === null ? '—' : format.rate(accuracy)}
        </Description>
        <Description term={t('preview.earned')}>
          {showEarnings && earned ? <Money {...earned} locale={locale} /> : t('preview.hidden')}
        </Description>
      </DescriptionList>
    </figure>
  )
}
