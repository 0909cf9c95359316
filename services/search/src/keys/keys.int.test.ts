/** @jest-environment node */
import { keys } from '../testing/service'
import { startArticles } from '../testing/articles-service'

const { admin, indexName, raw, reader, service } = startArticles(3_824)

describe('keys', () => {
  it.each([
    ['GET', '/1/indexes'],
    ['GET', '/1/indexes/articles_en/settings'],
    ['PUT', '/1/indexes/articles_en/settings'],
    ['POST', '/1/indexes/articles_en/batch'],
    ['POST', '/1/indexes/*/batch'],
    ['POST', '/1/indexes/articles_en'],
    ['PUT', '/1/indexes/articles_en/1'],
    ['POST', '/1/indexes/articles_en/1/partial'],
    ['DELETE', '/1/indexes/articles_en/1'],
    ['DELETE', '/1/indexes/articles_en'],
    ['POST', '/1/indexes/articles_en/clear'],
    ['POST', '/1/indexes/articles_en/deleteByQuery'],
    ['POST', '/1/indexes/articles_en/operation'],
    ['POST', '/1/indexes/articles_en/browse'],
    ['GET', '/1/indexes/articles_en/browse'],
    ['POST', '/1/indexes/articles_en/synonyms/batch'],
    ['GET', '/1/indexes/articles_en/task/1'],
    ['GET', '/1/keys'],
    ['POST', '/1/keys'],
    ['GET', `/1/keys/${keys.admin}`],
    ['DELETE', '/1/keys/abc'],
    ['GET', '/2/searches?index=articles_en'],
    ['GET', '/2/searches/noResults?index=articles_en'],
  ])('the search-only key may not %s %s', async (method, path) => {
    const response = await raw(method, path, {
      key: keys.search,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
    })
    expect(response).toMatchObject({
      status: 403,
      body: { status: 403, message: 'Method not allowed with this API key' },
    })
  })

  it('rejects a wrong key or application first', async () => {
    const wrong: Record<string, string>[] = [
      { 'x-algolia-api-key': 'wrong' },
      { 'x-algolia-api-key': '' },
      { 'x-algolia-application-id': 'OTHER' },
    ]
    for (const headers of wrong) {
      expect(await raw('POST', '/1/indexes/*/queries', { body: '{}', headers })).toMatchObject({
        status: 403,
        body: { message: 'Invalid Application-ID or API key' },
      })
    }
  })

  it('never returns unretrievable attributes to the search key', async () => {
    const answers = [
      await reader().searchSingleIndex({
        indexName,
        searchParams: {
          query: 'note 7',
          attributesToRetrieve: ['*', 'secret'],
          attributesToHighlight: ['*'],
          attributesToSnippet: ['*:5'],
          facets: ['*', 'secret'],
          getRankingInfo: true,
        },
      }),
      await reader().getObject({ indexName, objectID: '7', attributesToRetrieve: ['secret'] }),
      await reader().getObjects({ requests: [{ indexName, objectID: '7' }] }),
    ]
    expect((answers[0] as { nbHits: number }).nbHits).toBeGreaterThan(0)
    expect(
      JSON.stringify(answers.map((response) => ({ ...response, params: '', query: '' }))),
    ).not.toContain('internal')
    await expect(
      reader().searchForFacetValues({ indexName, facetName: 'hidden' }),
    ).rejects.toMatchObject({ status: 400 })
    expect(
      (
        await reader().searchSingleIndex({
          indexName,
          searchParams: { filters: 'hidden:"internal group"' },
        })
      ).nbHits,
    ).toBe(60)
    expect(JSON.stringify(await admin().getObject({ indexName, objectID: '7' }))).toContain(
      'internal note 7',
    )
    expect(
      (await admin().searchSingleIndex({ indexName, searchParams: { facets: ['hidden'] } })).facets,
    ).toEqual({ hidden: { 'internal group': 60 } })
  })

  it('enforces permissions and restrictions of keys', async () => {
    const { key } = await admin().addApiKey({
      acl: ['search', 'browse'],
      indexes: ['articles_*'],
      maxHitsPerQuery: 3,
      queryParameters: 'filters=type:News',
      validity: 600,
      description: 'Partners',
    })
    const limited = service().client(key)
    const response = await limited.searchSingleIndex<{ type: string }>({
      indexName,
      searchParams: { hitsPerPage: 50, filters: 'year:2020 OR year:2021' },
    })
    expect(response.hits).toHaveLength(3)
    expect(new Set(response.hits.map(({ type }) => type))).toEqual(new Set(['News']))
    await expect(limited.searchSingleIndex({ indexName: 'crud_en' })).rejects.toMatchObject({
      status: 403,
      message: 'Index not allowed with this API key',
    })
    await expect(limited.search({ requests: [{ indexName: 'crud_en' }] })).rejects.toMatchObject({
      status: 403,
    })
    await expect(
      limited.getObjects({ requests: [{ indexName: 'crud_en', objectID: 'a/b c' }] }),
    ).rejects.toMatchObject({ status: 403 })
    expect(
      (await limited.browse<{ type: string }>({ indexName })).hits.every(
        ({ type }) => type === 'News',
      ),
    ).toBe(true)
    expect(await admin().getApiKey({ key })).toMatchObject({
      value: key,
      acl: ['search', 'browse'],
      validity: expect.any(Number),
      maxHitsPerQuery: 3,
    })
    expect(await limited.getApiKey({ key })).toMatchObject({ description: 'Partners' })
    expect((await admin().listApiKeys()).keys.map(({ value }) => value)).toEqual(
      expect.arrayContaining([key, keys.search]),
    )
    await admin().updateApiKey({ key, apiKey: { acl: ['search'] } })
    await expect(limited.browse({ indexName })).rejects.toMatchObject({ status: 403 })
    await admin().deleteApiKey({ key })
    await expect(limited.searchSingleIndex({ indexName })).rejects.toMatchObject({ status: 403 })
    expect((await admin().listApiKeys()).keys.map(({ value }) => value)).not.toContain(key)
    await admin().restoreApiKey({ key })
    expect((await limited.searchSingleIndex({ indexName })).nbHits).toBeGreaterThan(0)
    await expect(admin().restoreApiKey({ key })).rejects.toMatchObject({ status: 404 })
  })

  it('keeps the restrictions of a key that a change does not name', async () => {
    const { key } = await admin().addApiKey({
      acl: ['search'],
      indexes: ['articles_*'],
      queryParameters: 'filters=type:News',
      validity: 600,
    })
    const change = (body: object) => raw('PUT', `/1/keys/${key}`, { body: JSON.stringify(body) })
    expect((await change({ maxHitsPerQuery: 3 })).status).toBe(200)
    expect(await admin().getApiKey({ key })).toMatchObject({
      acl: ['search'],
      indexes: ['articles_*'],
      queryParameters: 'filters=type:News',
      maxHitsPerQuery: 3,
    })
    expect((await admin().getApiKey({ key })).validity).toBeGreaterThan(0)
    expect((await change({ validity: 0, indexes: [] })).status).toBe(200)
    expect(await admin().getApiKey({ key })).toMatchObject({ validity: 0, indexes: [] })
  })

  it('limits a key by its restrictions whatever a cursor says', async () => {
    const { key } = await admin().addApiKey({
      acl: ['browse'],
      maxHitsPerQuery: 3,
      queryParameters: 'attributesToRetrieve=title',
    })
    const query = { hitsPerPage: 1_000, attributesToRetrieve: ['*'] }
    const cursor = Buffer.from(JSON.stringify({ from: 1e9, query })).toString('base64url')
    const { hits } = await service().client(key).browse({ indexName, browseParams: { cursor } })
    expect(hits).toHaveLength(3)
    expect(Object.keys(hits[0] ?? {}).sort()).toEqual(['objectID', 'title'])
  })

  it('responds 429 above a key’s rate limit', async () => {
    const { key } = await admin().addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 2 })
    const search = () => raw('POST', `/1/indexes/${indexName}/query`, { key, body: '{}' })
    expect([(await search()).status, (await search()).status, (await search()).status]).toEqual([
      200, 200, 429,
    ])
  })

  describe('secured keys', () => {
    const sign = (restrictions: object, parentApiKey: string = keys.search) =>
      admin().generateSecuredApiKey({ parentApiKey, restrictions })

    it('add their filters to every query and cannot be widened', async () => {
      const client = service().client(
        sign({ filters: 'type:News', userToken: 'someone', searchParams: { hitsPerPage: 2 } }),
      )
      for (const searchParams of [
        {},
        { filters: 'type:Guide OR type:News' },
        { filters: 'type:Guide' },
        { facetFilters: [['type:Guide', 'type:News']] },
        { optionalFilters: ['type:Guide'] },
        { query: 'article', hitsPerPage: 100 },
      ]) {
        const { hits } = await client.searchSingleIndex<{ type: string }>({
          indexName,
          searchParams,
        })
        expect(hits.length).toBeLessThanOrEqual(2)
        expect(hits.every(({ type }) => type === 'News')).toBe(true)
      }
      await expect(client.getObject({ indexName, objectID: '0' })).rejects.toMatchObject({
        status: 404,
      })
      expect(await client.getObject({ indexName, objectID: '1' })).toMatchObject({ type: 'News' })
      const { facetHits } = await client.searchForFacetValues({ indexName, facetName: 'sector' })
      expect(facetHits.find(({ value }) => value === 'Energy')?.count).toBe(10)
    })

    it('enforce their indexes and expiry', async () => {
      const restricted = service().client(sign({ restrictIndices: ['articles_en'] }))
      expect((await restricted.searchSingleIndex({ indexName })).nbHits).toBe(60)
      await expect(restricted.searchSingleIndex({ indexName: 'crud_en' })).rejects.toMatchObject({
        status: 403,
      })
      const now = Math.floor(Date.now() / 1000)
      expect(
        (
          await service()
            .client(sign({ validUntil: now + 60 }))
            .searchSingleIndex({ indexName })
        ).nbHits,
      ).toBe(60)
      await expect(
        service()
          .client(sign({ validUntil: now - 1 }))
          .searchSingleIndex({ indexName }),
      ).rejects.toMatchObject({ status: 403 })
      await expect(
        service()
          .client(sign({ restrictSources: '10.0.0.0/8' }))
          .searchSingleIndex({ indexName }),
      ).rejects.toMatchObject({ status: 403 })
    })

    it('are rejected when tampered with, or signed with the admin key', async () => {
      const decoded = Buffer.from(sign({ filters: 'type:News' }), 'base64').toString()
      const forged = [
        decoded.replace('News', 'Guide'),
        decoded.slice(0, 64),
        `${'0'.repeat(64)}filters=type%3ANews`,
        `${decoded}&validUntil=9999999999`,
      ]
      for (const key of [
        ...forged.map((text) => Buffer.from(text).toString('base64')),
        sign({}, keys.admin),
      ]) {
        await expect(service().client(key).searchSingleIndex({ indexName })).rejects.toMatchObject({
          status: 403,
        })
      }
    })

    it('have search permissions only, whatever their parent has', async () => {
      const { key } = await admin().addApiKey({ acl: ['search', 'addObject', 'settings'] })
      const client = service().client(sign({}, key))
      expect((await client.searchSingleIndex({ indexName })).nbHits).toBe(60)
      await expect(client.saveObject({ indexName, body: { objectID: 'x' } })).rejects.toMatchObject(
        { status: 403 },
      )
      await expect(client.getSettings({ indexName })).rejects.toMatchObject({ status: 403 })
    })
  })
})
