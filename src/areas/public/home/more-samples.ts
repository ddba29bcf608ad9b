// A separate chunk, which loads when the reader chooses another language than cURL.
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import csharp from './samples/csharp.sample?highlighted'
import go from './samples/go.sample?highlighted'
import java from './samples/java.sample?highlighted'
import javascript from './samples/javascript.sample?highlighted'
import php from './samples/php.sample?highlighted'
import python from './samples/python.sample?highlighted'
import ruby from './samples/ruby.sample?highlighted'

export const homeSamples: Readonly<Record<CodeLanguage, string>> = {
  python,
  php,
  csharp,
  java,
  go,
  ruby,
  javascript,
}
