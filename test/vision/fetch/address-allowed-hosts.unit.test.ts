import { describe, expect, it } from 'vitest'
import { checkUrlTarget, parseAllowedHosts, parseUserUrl } from '#shared/ssrf/url-guard.ts'

const scope = (address: string, setting: string) =>
  checkUrlTarget(parseUserUrl(address), { allowedHosts: parseAllowedHosts(setting) })

describe('the list of allowed hosts', () => {
  it('is normalised for comparison', () => {
    expect(parseAllowedHosts(' Minio:9000, 10.1, [::1]:80 ,[::0001], bücher.example. ,')).toEqual([
      'minio:9000',
      '10.0.0.1',
      '[::1]:80',
      '[::1]',
      'xn--bcher-kva.example',
    ])
    expect(parseAllowedHosts('')).toEqual([])
  })

  it.each([
    'http://minio',
    'minio/path',
    'user@minio',
    'minio:port',
    'minio:99999',
    '*',
    '10.0.0.0/8',
    'a b',
    '::1',
    '?',
  ])('refuses %j', (entry) => {
    expect(() => parseAllowedHosts(`fine,${entry}`)).toThrow('Entry 2')
  })
})

describe('an allowed host', () => {
  it('is open on the port it names, and on that one alone', () => {
    expect(scope('http://MINIO.:9000/a.png', 'minio:9000')).toBe('any')
    expect(() => scope('http://minio:9001/', 'minio:9000')).toThrow('port')
    expect(() => scope('http://minio/', 'minio:9000')).toThrow('public')
  })

  it('is open on the ports of the web when it names none', () => {
    expect(scope('http://minio/', 'minio')).toBe('any')
    expect(scope('https://minio/', 'minio')).toBe('any')
    expect(() => scope('http://minio:6379/', 'minio')).toThrow('port')
  })

  it('opens no host whose name only contains its own', () => {
    for (const host of ['xminio', 'minio.x.internal', 'x.minio.internal']) {
      expect(() => scope(`http://${host}/`, 'minio,minio.internal')).toThrow('public')
    }
  })

  it('leaves other hosts to be checked', () => {
    expect(scope('https://images.example.com/', 'minio')).toBe('public')
  })
})

it('ports other than those of the web can be opened for public hosts', () => {
  const url = parseUserUrl('http://images.example.com:8080/')
  expect(checkUrlTarget(url, { allowedPorts: [80, 443, 8080] })).toBe('public')
})
