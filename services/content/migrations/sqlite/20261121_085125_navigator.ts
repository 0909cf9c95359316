import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`navigator_services_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`marketing_pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`marketing_pages_id\`) REFERENCES \`marketing_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_services_rels_order_idx\` ON \`navigator_services_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_rels_parent_idx\` ON \`navigator_services_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_rels_path_idx\` ON \`navigator_services_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_rels_marketing_pages_id_idx\` ON \`navigator_services_rels\` (\`marketing_pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_services_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`marketing_pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`marketing_pages_id\`) REFERENCES \`marketing_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_rels_order_idx\` ON \`_navigator_services_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_rels_parent_idx\` ON \`_navigator_services_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_rels_path_idx\` ON \`_navigator_services_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_rels_marketing_pages_id_idx\` ON \`_navigator_services_v_rels\` (\`marketing_pages_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_answers_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`stated_at\` text,
  	\`status_id\` integer,
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`change_note\` text,
  	FOREIGN KEY (\`status_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_answers_history_order_idx\` ON \`navigator_answers_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_history_parent_id_idx\` ON \`navigator_answers_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_history_locale_idx\` ON \`navigator_answers_history\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_history_status_idx\` ON \`navigator_answers_history\` (\`status_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_answers_v_version_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stated_at\` text,
  	\`status_id\` integer,
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`change_note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`status_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_answers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_history_order_idx\` ON \`_navigator_answers_v_version_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_history_parent_id_idx\` ON \`_navigator_answers_v_version_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_history_locale_idx\` ON \`_navigator_answers_v_version_history\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_history_status_idx\` ON \`_navigator_answers_v_version_history\` (\`status_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_contents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_contents_rels_order_idx\` ON \`navigator_contents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_rels_parent_idx\` ON \`navigator_contents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_rels_path_idx\` ON \`navigator_contents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_rels_contacts_id_idx\` ON \`navigator_contents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_contents_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_contents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_rels_order_idx\` ON \`_navigator_contents_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_rels_parent_idx\` ON \`_navigator_contents_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_rels_path_idx\` ON \`_navigator_contents_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_rels_contacts_id_idx\` ON \`_navigator_contents_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`ALTER TABLE \`navigator_services_locales\` ADD \`coverage\` text;`)
  await db.run(sql`ALTER TABLE \`_navigator_services_v_locales\` ADD \`version_coverage\` text;`)
  await db.run(sql`ALTER TABLE \`navigator_regions\` ADD \`order\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_navigator_regions_v\` ADD \`version_order\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`navigator_jurisdictions\` ADD \`iso_code\` text;`)
  await db.run(sql`ALTER TABLE \`navigator_jurisdictions\` ADD \`sample\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_navigator_jurisdictions_v\` ADD \`version_iso_code\` text;`)
  await db.run(sql`ALTER TABLE \`_navigator_jurisdictions_v\` ADD \`version_sample\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`navigator_questions\` ADD \`topic_key\` text;`)
  await db.run(sql`ALTER TABLE \`navigator_questions_locales\` ADD \`short\` text;`)
  await db.run(sql`ALTER TABLE \`_navigator_questions_v\` ADD \`version_topic_key\` text;`)
  await db.run(sql`ALTER TABLE \`_navigator_questions_v_locales\` ADD \`version_short\` text;`)
  await db.run(sql`ALTER TABLE \`navigator_answers\` ADD \`reviewed_on\` text;`)
  await db.run(sql`ALTER TABLE \`_navigator_answers_v\` ADD \`version_reviewed_on\` text;`)
  await db.run(sql`ALTER TABLE \`navigator_contents\` ADD \`topic_key\` text;`)
  await db.run(sql`ALTER TABLE \`navigator_contents\` ADD \`published_on\` text;`)
  await db.run(sql`ALTER TABLE \`_navigator_contents_v\` ADD \`version_topic_key\` text;`)
  await db.run(sql`ALTER TABLE \`_navigator_contents_v\` ADD \`version_published_on\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`navigator_services_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigator_services_v_rels\`;`)
  await db.run(sql`DROP TABLE \`navigator_answers_history\`;`)
  await db.run(sql`DROP TABLE \`_navigator_answers_v_version_history\`;`)
  await db.run(sql`DROP TABLE \`navigator_contents_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigator_contents_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`navigator_services_locales\` DROP COLUMN \`coverage\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_services_v_locales\` DROP COLUMN \`version_coverage\`;`)
  await db.run(sql`ALTER TABLE \`navigator_regions\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_regions_v\` DROP COLUMN \`version_order\`;`)
  await db.run(sql`ALTER TABLE \`navigator_jurisdictions\` DROP COLUMN \`iso_code\`;`)
  await db.run(sql`ALTER TABLE \`navigator_jurisdictions\` DROP COLUMN \`sample\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_jurisdictions_v\` DROP COLUMN \`version_iso_code\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_jurisdictions_v\` DROP COLUMN \`version_sample\`;`)
  await db.run(sql`ALTER TABLE \`navigator_questions\` DROP COLUMN \`topic_key\`;`)
  await db.run(sql`ALTER TABLE \`navigator_questions_locales\` DROP COLUMN \`short\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_questions_v\` DROP COLUMN \`version_topic_key\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_questions_v_locales\` DROP COLUMN \`version_short\`;`)
  await db.run(sql`ALTER TABLE \`navigator_answers\` DROP COLUMN \`reviewed_on\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_answers_v\` DROP COLUMN \`version_reviewed_on\`;`)
  await db.run(sql`ALTER TABLE \`navigator_contents\` DROP COLUMN \`topic_key\`;`)
  await db.run(sql`ALTER TABLE \`navigator_contents\` DROP COLUMN \`published_on\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_contents_v\` DROP COLUMN \`version_topic_key\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_contents_v\` DROP COLUMN \`version_published_on\`;`)
}
