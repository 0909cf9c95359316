import {
  Dictionaries,
  noDictionaries,
  type DictionaryName,
  type DictionarySettings,
  type Entries,
  type Entry,
} from '../dictionaries/dictionary'
import type { Connections } from './connections'

/** The application's dictionaries, and their settings. */
export class DictionaryRows {
  constructor(private readonly connections: Connections) {}

  read(): Dictionaries {
    const [settings = noDictionaries.settings] = this.bodies<DictionarySettings>('settings')
    const entriesOf = <Name extends DictionaryName>(name: Name) =>
      this.bodies<Entries[Name][number]>(name)
    return new Dictionaries(
      {
        stopwords: entriesOf('stopwords'),
        plurals: entriesOf('plurals'),
        compounds: entriesOf('compounds'),
      },
      settings,
    )
  }

  put(name: DictionaryName, entry: Entry): void {
    this.save(name, entry.objectID, entry)
  }

  putSettings(settings: DictionarySettings): void {
    this.save('settings', '', settings)
  }

  remove(name: DictionaryName, objectId: string): void {
    this.connections.run(
      'DELETE FROM dictionaries WHERE name = ? AND object_id = ?',
      name,
      objectId,
    )
  }

  clear(name: DictionaryName): void {
    this.connections.run('DELETE FROM dictionaries WHERE name = ?', name)
  }

  private save(name: string, objectId: string, body: unknown): void {
    this.connections.run(
      'INSERT INTO dictionaries (name, object_id, body) VALUES (?, ?, ?) ON CONFLICT (name, object_id) DO UPDATE SET body = excluded.body',
      name,
      objectId,
      JSON.stringify(body),
    )
  }

  private bodies<Body>(name: string): Body[] {
    return this.connections
      .readAll('SELECT body FROM dictionaries WHERE name = ? ORDER BY rowid', name)
      .map(({ body }) => JSON.parse(String(body)) as Body)
  }
}
