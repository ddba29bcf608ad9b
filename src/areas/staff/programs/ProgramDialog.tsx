import { useTranslation } from 'react-i18next'
import type { ModeratedProgram } from '@/api/contract/moderation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { moderationApi } from '@/api/endpoints/moderation.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { plainText } from '@/shared/html/plain-text.ts'
import { DecisionDialog } from '../moderation/DecisionDialog.tsx'
import s from '../moderation/moderation.module.css'

interface ProgramDialogProps {
  program: ModeratedProgram
  onNext: (() => void) | null
  onClose: () => void
}

/** A version of a program: what the public would see, beside what it sees now, field by field. */
export function ProgramDialog({ program, onNext, onClose }: ProgramDialogProps) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  const [claim] = moderationApi.useClaimProgramMutation()
  const [release] = moderationApi.useReleaseProgramMutation()
  const [approve] = moderationApi.useApproveProgramMutation()
  const [reject] = moderationApi.useRejectProgramMutation()
  const [restore] = moderationApi.useRestoreProgramMutation()
  const { item, published } = program
  const read = (one: SoftwareItem) => ({
    title: one.title,
    tagline: one.tagline ?? '',
    description: plainText(one.description ?? ''),
    website: one.website ?? '',
    downloadUrl: one.downloadUrl ?? '',
    repositoryUrl: one.repositoryUrl ?? '',
    docsUrl: one.docsUrl ?? '',
    categories: format.list(one.categories.map(({ title }) => title)),
    platforms: format.list(one.platforms),
    types: format.list(one.supportedTypes),
    pricing: [one.pricing, one.priceFrom?.amount, one.priceFrom?.currency]
      .filter(Boolean)
      .join(' '),
    license: one.license ?? '',
    screenshots: one.screenshots.map(({ alt, url }) => alt || url).join('\n'),
  })
  const now = read(item)
  const old = published ? read(published) : null
  const names = [
    'title',
    'tagline',
    'description',
    'website',
    'downloadUrl',
    'repositoryUrl',
    'docsUrl',
    'categories',
    'platforms',
    'types',
    'pricing',
    'license',
    'screenshots',
  ] as const
  return (
    <DecisionDialog
      entry={program}
      title={item.title}
      deciding={{
        claim: (id) => claim({ id }).unwrap(),
        release: (id) => release({ id }).unwrap(),
        approve: (id) => approve({ id }).unwrap(),
        reject: (id, reason) => reject({ id, ...reason }).unwrap(),
        restore: (id) => restore({ id }).unwrap(),
      }}
      onNext={onNext}
      onClose={onClose}
    >
      <dl className={s.fields}>
        {names.map((name) => {
          const isSame = old === null || old[name] === now[name]
          if (isSame && now[name] === '') return null
          return (
            <div key={name} data-same={isSame ? '' : undefined}>
              <dt>{t(`field.${name}`)}</dt>
              {isSame ? (
                <dd>{now[name]}</dd>
              ) : (
                <>
                  <dd>
                    <span className="visually-hidden">{t('old')}</span>
                    <del>{old[name] || '—'}</del>
                  </dd>
                  <dd>
                    <span className="visually-hidden">{t('new')}</span>
                    <ins>{now[name] || '—'}</ins>
                  </dd>
                </>
              )}
            </div>
          )
        })}
      </dl>
    </DecisionDialog>
  )
}
