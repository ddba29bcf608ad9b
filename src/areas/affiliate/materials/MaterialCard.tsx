import { ExternalLink } from 'lucide-react'
import { Fragment, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Material } from '@/api/contract/partner.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { languages, contentLanguages } from '@/site/languages.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { About } from '@/ui/About.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { choice, defineQuery, textParam } from '@/shared/query/query.ts'
import s from '../affiliate.module.css'

/** The kind of materials of each page. */
export const materialCardKinds = {
  partnerBanners: 'banner',
  partnerLandingPages: 'landing',
  partnerArticleExamples: 'article',
  partnerReviewExamples: 'review',
} as const
export type MaterialKind = (typeof materialCardKinds)[keyof typeof materialCardKinds]

export const materialQuery = defineQuery({
  language: choice(contentLanguages),
  size: textParam(/^\d{1,4}x\d{1,4}$/),
})

interface Fact {
  text: string
  lang?: string | undefined
}

/** A material: its preview, and its code to copy. */
export function MaterialCard({ kind, material }: { kind: MaterialKind; material: Material }) {
  const { t } = useTranslation('partnerMaterials')
  const { t: common } = useTranslation()
  const codeLabels = useCopyLabels(common('action.copyCode'))
  const linkLabels = useCopyLabels(common('action.copyLink'))
  const id = useId()
  const { title, size, format, code, language, url } = material
  const spoken = known(languages, language ?? '')
  const href = url ? linkTarget(url, location.origin) : null
  const isText = kind === 'article' || kind === 'review'
  const name = cutText(title)
  const facts = [
    { text: size?.replace('x', ' × ') },
    { text: format },
    { text: spoken?.name ?? language, lang: spoken?.tag },
  ].filter((fact): fact is Fact => Boolean(fact.text) && fact.text !== title)
  // The same size comes in several languages and forms.
  const about = [{ text: name, lang: spoken?.tag }, ...facts]
  return (
    <li className={`box grid content-start gap-3 min-0 pad-4 paper ${s.card}`} aria-labelledby={id}>
      <div className="row wrap align-baseline between gap-1 gap-x-3">
        <h3 className="text-3" id={id} lang={spoken?.tag}>
          {name}
        </h3>
        <p className="quiet text-1">
          {facts.map(({ text, lang }, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <span lang={lang}>{text}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <Preview kind={kind} material={material} />
      {code && (
        <Disclosure summary={t('showCode')} about={about} className="min-0 text-2">
          <CodeBlock
            label={t('code')}
            samples={[{ id: 'html', label: t('code'), lines: code, lang: spoken?.tag }]}
            wrap
          />
        </Disclosure>
      )}
      <div className="cluster gap-2 gap-x-3">
        {code && (
          <CopyButton
            value={code}
            labels={codeLabels}
            about={about}
            variant={isText ? 'secondary' : 'primary'}
          />
        )}
        {url && <CopyButton value={url} labels={linkLabels} about={about} />}
        {href && (
          <a
            className="inline-row gap-1 control"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink size={16} aria-hidden="true" />
            {t('open')}
            <About of={about} after={t('open')} />
          </a>
        )}
      </div>
    </li>
  )
}

function Preview({
  kind,
  material: { title, previewUrl, size, code, language },
}: {
  kind: MaterialKind
  material: Material
}) {
  const { t } = useTranslation('partnerMaterials')
  const picture = pictureUrl(previewUrl)
  if (picture)
    return (
      <div className={`middle pad-3 round-2 alice ${s.frame}`}>
        <img src={picture} alt={t('preview', { title })} loading="lazy" {...previewSize(size)} />
      </div>
    )
  if ((kind === 'article' || kind === 'review') && code)
    return (
      <div className={`pad-4 round-2 alice ${s.text}`}>
        <ServerHtml html={code} kind="message" lang={known(languages, language ?? '')?.tag} />
      </div>
    )
  return null
}

/**
 * The size at which a preview is drawn, known before the picture has loaded.
 * @param size such as `728x90`
 */
function previewSize(size: string | null | undefined): { width: number; height: number } {
  const [width, height] = (size ?? '').split('x').map(Number)
  if (!width || !height) return { width: 400, height: 240 }
  const scale = Math.min(1, 240 / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
