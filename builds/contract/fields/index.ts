import type { contract } from '../../../src/api/contract/index.ts'
import { authFields } from './auth.ts'
import { publicFields } from './public.ts'
import { blogFields } from './blog.ts'
import { profileFields } from './profile.ts'
import { customerFields } from './customer.ts'
import { payFields } from './pay.ts'
import { affiliateFields } from './affiliate.ts'
import { workerFields } from './worker.ts'
import { staffFields } from './staff.ts'
import { supportFields } from './support.ts'
import { proxyFields } from './proxy.ts'
import { editorFields } from './editor.ts'
import { softwareFields } from './software.ts'
import { dataFields } from './data.ts'
import { demoFields } from './demo.ts'
import { docsFields } from './docs.ts'
import { landingFields } from './landing.ts'
import { userFields } from './user.ts'
import type { AreaLines } from './types.ts'

type Areas = typeof contract

/** A line for every field and call of the contract. Only the OpenAPI document imports it. */
export const contractFields: { readonly [Area in keyof Areas]: AreaLines<Areas[Area]> } = {
  user: userFields,
  landing: landingFields,
  demo: demoFields,
  docs: docsFields,
  auth: authFields,
  public: publicFields,
  blog: blogFields,
  profile: profileFields,
  customer: customerFields,
  pay: payFields,
  affiliate: affiliateFields,
  worker: workerFields,
  staff: staffFields,
  support: supportFields,
  proxy: proxyFields,
  editor: editorFields,
  software: softwareFields,
  data: dataFields,
}
