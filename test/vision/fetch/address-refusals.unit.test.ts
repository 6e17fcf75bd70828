import { describe, expect, it } from 'vitest'
import type { FetchRefusal } from '../../../worker/engines/vision/fetch/fetch-image.ts'
import { fetchImage } from '../../../worker/engines/vision/fetch/fetch-image.ts'
import { givenInternet, givenNames } from './address-network.ts'

/** None of these may cause a lookup or a connection. */
const refused: [FetchRefusal, string[]][] = [
  [
    'url_not_allowed',
    [
      // This machine, in every spelling of IPv4.
      'http://127.0.0.1/a.png',
      'https://127.0.0.1/a.png',
      'http://127.255.255.254/',
      'http://127.0.0.1./',
      'http://127.1/',
      'http://127.0.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0x7f.0.0.1/',
      'http://0X7F.1/',
      'http://017700000001/',
      'http://0177.0.0.01/',
      'http://0177.0x0.0.1/',
      'http://%31%32%37.0.0.1/',
      'http://%30%78%37%66.1/',
      'http://0/',
      'http://0.0.0.0/',
      'http://0.1.2.3/',
      // Digits and dots from elsewhere in Unicode, and characters that vanish.
      'http://１２７.0.0.1/',
      'http://①②⑦.⓪.⓪.①/',
      'http://127。0。0。1/',
      'http://127．0．0｡1/',
      'http://127.0.0.1\u200b/',
      'http://𝟏𝟐𝟕.𝟎.𝟎.𝟏/',
      // Networks that are not public.
      'http://10.0.0.1/',
      'http://012.1/',
      'http://172.16.0.1/',
      'http://172.31.255.255/',
      'http://192.168.1.1/',
      'http://3232235777/',
      'http://100.64.0.1/',
      'http://100.100.100.200/latest/meta-data/',
      'http://169.254.169.254/latest/meta-data/',
      'http://0xa9fea9fe/latest/meta-data/',
      'http://169.254.43518/',
      'http://0251.0376.0251.0376/',
      'http://168.63.129.16/metadata/instance',
      'http://192.0.0.192/opc/v2/instance/',
      'http://192.0.2.1/',
      'http://198.18.0.1/',
      'http://198.51.100.7/',
      'http://203.0.113.9/',
      'http://224.0.0.1/',
      'http://240.0.0.1/',
      'http://255.255.255.255/',
      // IPv6, and IPv4 embedded in it.
      'http://[::]/',
      'http://[::1]/',
      'http://[0:0:0:0:0:0:0:1]/',
      'http://[0000::0001]:80/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://[::ffff:a9fe:a9fe]/',
      'http://[::ffff:8.8.8.8]/',
      'http://[::ffff:0:127.0.0.1]/',
      'http://[::127.0.0.1]/',
      'http://[::8.8.8.8]/',
      'http://[64:ff9b::127.0.0.1]/',
      'http://[64:ff9b::a9fe:a9fe]/',
      'http://[64:ff9b::10.0.0.1]/',
      'http://[64:ff9b:1::10.0.0.1]/',
      'http://[64:ff9b:1::8.8.8.8]/',
      'http://[2002:7f00:1::]/',
      'http://[2002:808:808::1]/',
      'http://[2001:0:808:808:0:0:3f57:fefe]/',
      'http://[2001:2::1]/',
      'http://[2001:20::1]/',
      'http://[2001:db8::1]/',
      'http://[3fff::1]/',
      'http://[fc00::1]/',
      'http://[fd00:ec2::254]/latest/meta-data/',
      'http://[fd20:ce::254]/computeMetadata/v1/',
      'http://[fe80::1]/',
      'http://[febf::1]/',
      'http://[fec0::1]/',
      'http://[ff02::1]/',
      'http://[100::1]/',
      'http://[5f00::1]/',
      // Names of internal hosts.
      'http://localhost/',
      'http://LOCALHOST/',
      'http://localhost./',
      'http://loc%61lhost/',
      'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
      'http://loc\u00adalhost/',
      'http://a.localhost/',
      'http://localhost.localdomain/',
      'http://printer.local/',
      'http://metadata/',
      'http://metadata.google.internal/computeMetadata/v1/',
      'http://METADATA.GOOGLE.INTERNAL./',
      'http://instance-data.ec2.internal/latest/',
      'http://redis/',
      'http://kubernetes.default.svc.cluster.local/',
      'http://router.lan/',
      'http://nas.home.arpa/',
      'http://1.0.0.127.in-addr.arpa/',
      // Ports of other services.
      'http://images.example.com:22/',
      'http://images.example.com:6379/',
      'http://images.example.com:8080/',
      'http://images.example.com:0/',
      'https://8.8.8.8:25/',
    ],
  ],
  [
    'invalid_url',
    [
      '',
      ' ',
      'image.png',
      '/etc/passwd',
      '//images.example.com/a.png',
      'http://',
      'http:///',
      'http:127.0.0.1',
      'http:/127.0.0.1/',
      'http:\\\\127.0.0.1\\',
      'https://user@images.example.com/',
      'https://user:secret@images.example.com/',
      'https://:secret@images.example.com/',
      'https://images.example.com%40127.0.0.1/',
      'http://images.example.com@127.0.0.1/',
      'http://256.256.256.256/',
      'http://1.2.3.4.5/',
      'http://127.0.0.08/',
      'http://0x100000000/',
      'http://[::1/',
      'http://[fe80::1%25eth0]/',
      'http://[::1]x/',
      'http://a..example.com/',
      'http://.example.com/',
      'http://images.example.com../',
      `http://${'a'.repeat(64)}.example.com/`,
      `http://${'a.'.repeat(130)}com/`,
      `http://images.example.com/${'a'.repeat(2048)}`,
      'http://images.example.com:99999/',
      'http://images example.com/',
      'http://⒈⒉/',
      'file:///etc/passwd',
      'ftp://images.example.com/a.png',
      'gopher://127.0.0.1:6379/_INFO',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      'blob:https://images.example.com/1',
      'ws://images.example.com/',
      'unix:/var/run/docker.sock',
      'http+unix://%2Fvar%2Frun%2Fdocker.sock/info',
    ],
  ],
]

describe.each(refused)('refused as %s, without a lookup or a connection', (reason, addresses) => {
  it.each(addresses)('%j', async (address) => {
    const { dialled } = givenInternet()
    const resolver = givenNames({})
    await expect(fetchImage(address, { resolver })).rejects.toMatchObject({ name: 'ImageFetchError', reason })
    expect(resolver.asked).toEqual([])
    expect(dialled).toEqual([])
  })
})

it('a refusal names neither the address nor its parts, and carries no cause', async () => {
  givenInternet()
  const resolver = givenNames({ 'images.example.com': ['10.1.2.3'] })
  for (const address of ['http://10.1.2.3/', 'http://images.example.com/', 'https://user:secret@images.example.com/']) {
    const error: unknown = await fetchImage(address, { resolver }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).not.toMatch(/10\.1|example|secret/)
    expect(error).not.toHaveProperty('cause')
  }
})
