import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`of\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`search_changes_updated_at_idx\` ON \`search_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_changes_created_at_idx\` ON \`search_changes\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`search_changes\`;`)
}
