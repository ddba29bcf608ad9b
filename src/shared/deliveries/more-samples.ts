// A separate chunk, which loads when the reader chooses another language than Python.
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import csharp from '@/task-api/signature/csharp.sample?highlighted'
import go from '@/task-api/signature/go.sample?highlighted'
import java from '@/task-api/signature/java.sample?highlighted'
import javascript from '@/task-api/signature/javascript.sample?highlighted'
import php from '@/task-api/signature/php.sample?highlighted'
import ruby from '@/task-api/signature/ruby.sample?highlighted'

export const pingbackSamples: Readonly<Record<Exclude<CodeLanguage, 'python'>, string>> = {
  php,
  csharp,
  java,
  go,
  ruby,
  javascript,
}
