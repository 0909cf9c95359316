import { toReportedPath } from './missing-addresses'

test.each([
  ['/Old/Page.aspx?email=a@b.example', '/old/page.aspx'],
  ['/fr/%C3%89quipe/', '/fr-fr/équipe'],
  [
    '/news/20190412-merger-control-thresholds-in-2019',
    '/news/20190412-merger-control-thresholds-in-2019',
  ],
  ['/publications/12345/anti-money-laundering', '/publications/12345/anti-money-laundering'],
])('%s is reported as %s', (address, path) => expect(toReportedPath(address)).toBe(path))

test.each([
  '/users/ann@firm.example',
  '/users/ann%40firm.example/edit',
  '/call/+442079460000',
  '/reset/9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  '/verify/eyJhbGciOiJIUzI1NiJ9',
  '/s/5f4dcc3b5aa765d61d8327deb882cf99',
  '/.env',
  '/old/.git/config',
  `/${'a-'.repeat(120)}`,
  '/日'.repeat(60),
  '/%00',
])('%s is not reported', (address) => expect(toReportedPath(address)).toBeNull())
