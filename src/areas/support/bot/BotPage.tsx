import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Container } from '@/ui/Container.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './bot.module.css'

const loadChat = async () => (await import('./Chat.tsx')).Chat

const words = ['shell'] as const
/** The pages that most questions are about. */
const scope = ['apiDocs', 'pricing', 'statistics', 'support', 'termsOfService'] as const

/** A conversation with the bot, which can be handed over to a person. */
export default function BotPage() {
  const { t } = useTranslation('bot')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead title={common('nav.crumb.supportBot')} description={t('lead')} />
      <Container className={`grid gap-5 ${s.page}`}>
        <div className="stack gap-2 measure">
          <h1 className="title">{common('nav.crumb.supportBot')}</h1>
          <p className="quiet">{t('lead')}</p>
        </div>
        <LatePart
          load={loadChat}
          ns={words}
          props={{}}
          fallback={
            <SkeletonGroup label={common('loading')} className={s.waiting}>
              <Skeleton lines={8} />
            </SkeletonGroup>
          }
          failed={<PartLost />}
        />
        <nav className={`text-2 ${s.scope}`} aria-labelledby="scope">
          <h2 id="scope" className="faint text-1 medium">
            {t('scope')}
          </h2>
          <ul>
            {scope.map((id) => (
              <li key={id}>
                <RouteLink to={{ id }}>{common(`nav.crumb.${id}`)}</RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </>
  )
}
