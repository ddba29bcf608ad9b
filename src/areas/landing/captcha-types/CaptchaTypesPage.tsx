import { PageHead } from '@/head/PageHead.tsx'
import { useWordsOf } from '@/i18n/page-context.ts'
import { loadPrices } from '@/shared/load-figures.ts'
import { captchaTypesIndex } from '@/routes/slugs/captcha-types.ts'
import { TypeIndex } from './TypeIndex.tsx'

export const loader = loadPrices

export default function CaptchaTypesPage() {
  const word = useWordsOf(`type/${captchaTypesIndex}`)
  return (
    <>
      <PageHead priced title={word('title')} description={word('description')} />
      <TypeIndex />
    </>
  )
}
