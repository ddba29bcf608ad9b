import { api } from '../api.ts'
import { query } from '../call.ts'
import { examplesCalls } from '../contract/examples.ts'

export const examplesApi = api.injectEndpoints({
  endpoints: (build) => ({
    captchaExamples: build.query(query(examplesCalls.captchaExamples)),
    captchaExample: build.query(query(examplesCalls.captchaExample)),
  }),
})
