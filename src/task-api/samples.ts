// Over 250 lines: one request in eight languages.
import { auth, curl, pairs } from './curl.ts'
import type { CurlFields, SampleLanguage, SampleRequest } from './curl.ts'
import type { Sample } from './requests/fields.ts'
import { jsonText } from './requests/json-text.ts'

const quote = JSON.stringify
/** Quotes a text for languages in which single-quoted texts escape the backslash and the quote. */
const single = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
const indent = (text: string, pad: string): string => text.replaceAll('\n', `\n${pad}`)
const query = (fields: CurlFields): string => new URLSearchParams(pairs(fields)).toString()
const hasBody = ({ as }: SampleRequest): boolean => as !== 'query'
/** Returns the address with its query, for languages without a shorter form. */
const whole = (request: SampleRequest): string =>
  request.as === 'query' && Object.keys(request.fields).length > 0
    ? `${request.url}?${query(request.fields)}`
    : request.url
const body = ({ as, fields }: SampleRequest): string =>
  as === 'json' ? jsonText(fields) : query(fields)
const contentType = ({ as }: SampleRequest): string =>
  as === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
const lines = (...parts: (string | false)[]): string =>
  parts.filter((part) => part !== false).join('\n')

/** Returns a value as a Python literal. */
function pythonValue(value: Sample, pad = ''): string {
  return jsonText(value, pad).replaceAll(/"(?:\\.|[^"\\])*"|\b(?:true|false)\b/g, (token) =>
    token === 'true' ? 'True' : token === 'false' ? 'False' : token,
  )
}

function python(request: SampleRequest): string {
  const { http, as, url, fields, bearer = false } = request
  const given = { json: 'json', form: 'data', query: 'params' }[as]
  return lines(
    'import requests  # pip install requests',
    '',
    `response = requests.${http.toLowerCase()}(`,
    `    ${quote(url)},`,
    bearer && `    headers={"Authorization": ${quote(auth)}},`,
    Object.keys(fields).length > 0 && `    ${given}=${indent(pythonValue(fields), '    ')},`,
    '    timeout=30,',
    ')',
    'print(response.json())',
  )
}

function javascript(request: SampleRequest): string {
  const { http, as, bearer = false } = request
  const headers = [
    ...(bearer ? [`Authorization: ${single(auth)}`] : []),
    ...(as === 'json' ? ["'Content-Type': 'application/json'"] : []),
  ]
  return lines(
    '// Node.js 18 or newer, in a module',
    `const response = await fetch(${single(whole(request))}${http === 'GET' && !bearer ? ')' : ', {'}`,
    http !== 'GET' && `  method: ${single(http)},`,
    headers.length > 0 && `  headers: { ${headers.join(', ')} },`,
    as === 'json' && `  body: JSON.stringify(${indent(jsonText(request.fields), '  ')}),`,
    as === 'form' && `  body: new URLSearchParams(${indent(jsonText(request.fields), '  ')}),`,
    !(http === 'GET' && !bearer) && '})',
    'console.log(await response.json())',
  )
}

function php(request: SampleRequest): string {
  const { http, bearer = false } = request
  const head = [
    ...(bearer ? [`'Authorization: ${auth}'`] : []),
    ...(hasBody(request) ? [`'Content-Type: ${contentType(request)}'`] : []),
  ]
  return lines(
    '<?php',
    hasBody(request) && `$body = <<<'BODY'\n${body(request)}\nBODY;`,
    hasBody(request) && '',
    `$request = curl_init(${single(whole(request))});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    http !== 'GET' && `    CURLOPT_CUSTOMREQUEST => '${http}',`,
    head.length > 0 && `    CURLOPT_HTTPHEADER => [${head.join(', ')}],`,
    hasBody(request) && '    CURLOPT_POSTFIELDS => $body,',
    ']);',
    'print_r(json_decode(curl_exec($request), true));',
  )
}

const javaText = (text: string, pad: string): string =>
  text.includes('\n') ? `"""\n${pad}${indent(text.replaceAll('\\', '\\\\'), pad)}"""` : quote(text)

function java(request: SampleRequest): string {
  const { http, bearer = false } = request
  return lines(
    '// Java 17: java Call.java',
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Call {',
    '    public static void main(String[] args) throws Exception {',
    hasBody(request) && `        String body = ${javaText(body(request), '            ')};`,
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${quote(whole(request))}))`,
    bearer && `            .header("Authorization", ${quote(auth)})`,
    hasBody(request) && `            .header("Content-Type", ${quote(contentType(request))})`,
    `            .method("${http}", HttpRequest.BodyPublishers.${hasBody(request) ? 'ofString(body)' : 'noBody()'})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.body());',
    '    }',
    '}',
  )
}

function go(request: SampleRequest): string {
  const { http, bearer = false } = request
  const raw = '`' + body(request).replaceAll('`', '` + "`" + `') + '`'
  return lines(
    'package main',
    '',
    'import (',
    '\t"fmt"',
    '\t"io"',
    '\t"log"',
    '\t"net/http"',
    hasBody(request) && '\t"strings"',
    ')',
    '',
    'func main() {',
    hasBody(request) && `\tbody := strings.NewReader(${raw})`,
    `\trequest, err := http.NewRequest("${http}", ${quote(whole(request))}, ${hasBody(request) ? 'body' : 'nil'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    bearer && `\trequest.Header.Set("Authorization", ${quote(auth)})`,
    hasBody(request) && `\trequest.Header.Set("Content-Type", ${quote(contentType(request))})`,
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tfmt.Println(string(answer))',
    '}',
  )
}

function csharp(request: SampleRequest): string {
  const { http, bearer = false } = request
  const text = body(request)
  const raw = text.includes('\n') ? `"""\n    ${indent(text, '    ')}\n    """` : quote(text)
  const method = http.charAt(0) + http.slice(1).toLowerCase()
  return lines(
    '// .NET 8, Program.cs',
    hasBody(request) && 'using System.Text;',
    hasBody(request) && '',
    'using var http = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${method}, ${quote(whole(request))});`,
    bearer && `request.Headers.Add("Authorization", ${quote(auth)});`,
    hasBody(request) &&
      `request.Content = new StringContent(${raw}, Encoding.UTF8, ${quote(contentType(request))});`,
    'using var response = await http.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  )
}

function ruby(request: SampleRequest): string {
  const { http, bearer = false } = request
  const kind = http.charAt(0) + http.slice(1).toLowerCase()
  return lines(
    'require "json"',
    'require "net/http"',
    '',
    `uri = URI(${single(whole(request))})`,
    `request = Net::HTTP::${kind}.new(uri)`,
    bearer && `request["Authorization"] = ${quote(auth)}`,
    hasBody(request) && `request["Content-Type"] = ${quote(contentType(request))}`,
    hasBody(request) && `request.body = <<~'BODY'.chomp\n  ${indent(body(request), '  ')}\nBODY`,
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: true) { |http| http.request(request) }',
    'puts JSON.pretty_generate(JSON.parse(response.body))',
  )
}

const writers: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl,
  php,
  python,
  csharp,
  java,
  go,
  ruby,
  javascript,
}

/** Returns the request as code in a language, with YOUR_API_KEY in place of the key. */
export const writeSample = (language: SampleLanguage, request: SampleRequest): string =>
  writers[language](request)

/** Returns the request in every language. */
export const writeSamples = (request: SampleRequest): Record<SampleLanguage, string> => ({
  curl: curl(request),
  php: php(request),
  python: python(request),
  csharp: csharp(request),
  java: java(request),
  go: go(request),
  ruby: ruby(request),
  javascript: javascript(request),
})
