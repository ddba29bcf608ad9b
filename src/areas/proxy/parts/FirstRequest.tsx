import { useTranslation } from 'react-i18next'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { proxyUrl } from '../model/lines.ts'
import type { Protocol } from '../model/proxy-types.ts'
import curl from '../model/samples/request.curl.sample?highlighted'
import python from '../model/samples/request.python.sample?highlighted'

// Proper names, the same in every language.
const variants = [
  { id: 'curl', label: 'cURL', code: curl },
  { id: 'python', label: 'Python', code: python },
] as const

/** A request to a page of one's own through the proxy. */
export function FirstRequest({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation('proxy')
  return (
    <CodeSample
      label={t('type.codeLabel')}
      variants={variants}
      values={{ PROXY_URL: proxyUrl(protocol), INSTALL: protocol === 'socks5' ? 'pip install "requests[socks]"' : 'pip install requests' }}
    />
  )
}
