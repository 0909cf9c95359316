/** The tables of the service's SQLite file. */
export const schema = `
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, settings TEXT NOT NULL, primary_name TEXT,
    is_virtual INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS records (
    row INTEGER PRIMARY KEY, index_id INTEGER NOT NULL REFERENCES indexes (id) ON DELETE CASCADE,
    object_id TEXT NOT NULL, body TEXT NOT NULL, task INTEGER NOT NULL DEFAULT 0,
    UNIQUE (index_id, object_id)
  );
  CREATE INDEX IF NOT EXISTS records_by_index ON records (index_id, row);
  CREATE TABLE IF NOT EXISTS synonyms (
    index_id INTEGER NOT NULL REFERENCES indexes (id) ON DELETE CASCADE,
    object_id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (index_id, object_id)
  );
  CREATE TABLE IF NOT EXISTS keys (value TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS searches (
    day TEXT NOT NULL, index_name TEXT NOT NULL, search TEXT NOT NULL, count INTEGER NOT NULL,
    no_results INTEGER NOT NULL, with_filter INTEGER NOT NULL, hits INTEGER NOT NULL,
    PRIMARY KEY (day, index_name, search)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS clicks (
    day TEXT NOT NULL, index_name TEXT NOT NULL, searches INTEGER NOT NULL,
    clicked INTEGER NOT NULL, clicks INTEGER NOT NULL, positions INTEGER NOT NULL,
    converted INTEGER NOT NULL, PRIMARY KEY (day, index_name)
  ) WITHOUT ROWID;
`
