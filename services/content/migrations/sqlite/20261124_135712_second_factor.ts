import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`recovery_codes\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`used_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user\` numeric NOT NULL,
  	\`code\` text NOT NULL,
  	\`is_recovery\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`used_codes_user_idx\` ON \`used_codes\` (\`user\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`used_codes_code_idx\` ON \`used_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`used_codes_updated_at_idx\` ON \`used_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`used_codes_created_at_idx\` ON \`used_codes\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`used_codes\`;`)
}
