import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles_regions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_regions_order_idx\` ON \`articles_regions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_regions_parent_idx\` ON \`articles_regions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_outdated_in_order_idx\` ON \`articles_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_outdated_in_parent_idx\` ON \`articles_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`published_on\` text,
  	\`updated_on\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_kind_idx\` ON \`articles\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`articles_product_product_feature_idx\` ON \`articles\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_by_idx\` ON \`articles\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_by_idx\` ON \`articles\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`publishedOn_createdAt_idx\` ON \`articles\` (\`published_on\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`articles_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`reading_minutes\` numeric,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_locales_locale_parent_id_unique\` ON \`articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_locales_parent_idx\` ON \`articles_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_texts_order_parent\` ON \`articles_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_texts_text_idx\` ON \`articles_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`articles_texts_locale_parent\` ON \`articles_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_contacts_id_idx\` ON \`articles_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_services_id_idx\` ON \`articles_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_sectors_id_idx\` ON \`articles_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_countries_id_idx\` ON \`articles_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_articles_id_idx\` ON \`articles_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_regions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_regions_order_idx\` ON \`_articles_v_version_regions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_regions_parent_idx\` ON \`_articles_v_version_regions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_outdated_in_order_idx\` ON \`_articles_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_outdated_in_parent_idx\` ON \`_articles_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_published_on\` text,
  	\`version_updated_on\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_kind_idx\` ON \`_articles_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_product_version_product_feature_idx\` ON \`_articles_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_by_idx\` ON \`_articles_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_by_idx\` ON \`_articles_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_publishedOn_version_createdAt_idx\` ON \`_articles_v\` (\`version_published_on\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version_reading_minutes\` numeric,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_locales_locale_parent_id_unique\` ON \`_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_locales_parent_idx\` ON \`_articles_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_texts_order_parent\` ON \`_articles_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_texts_locale_parent\` ON \`_articles_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_contacts_id_idx\` ON \`_articles_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_services_id_idx\` ON \`_articles_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_sectors_id_idx\` ON \`_articles_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_countries_id_idx\` ON \`_articles_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_articles_id_idx\` ON \`_articles_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`events_guests\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_guests_order_idx\` ON \`events_guests\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_guests_parent_id_idx\` ON \`events_guests\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_guests_locale_idx\` ON \`events_guests\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`events_agenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`time\` text,
  	\`title\` text,
  	\`detail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_agenda_order_idx\` ON \`events_agenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_agenda_parent_id_idx\` ON \`events_agenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_agenda_locale_idx\` ON \`events_agenda\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`events_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_outdated_in_order_idx\` ON \`events_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_outdated_in_parent_idx\` ON \`events_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'planned',
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`time_zone\` text DEFAULT 'Europe/London',
  	\`venue_online\` integer DEFAULT false,
  	\`venue_office_id\` integer,
  	\`venue_join_url\` text,
  	\`capacity\` numeric,
  	\`cpd_points\` numeric,
  	\`registration_opens\` text,
  	\`registration_closes\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`sequence\` numeric DEFAULT 0,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`venue_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_starts_at_idx\` ON \`events\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`events_venue_venue_office_idx\` ON \`events\` (\`venue_office_id\`);`)
  await db.run(sql`CREATE INDEX \`events_product_product_feature_idx\` ON \`events\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`events_created_by_idx\` ON \`events\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_by_idx\` ON \`events\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`venue_name\` text,
  	\`venue_address\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_locales_parent_idx\` ON \`events_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_texts_order_parent\` ON \`events_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_texts_text_idx\` ON \`events_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_contacts_id_idx\` ON \`events_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_services_id_idx\` ON \`events_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_sectors_id_idx\` ON \`events_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_countries_id_idx\` ON \`events_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_guests\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_guests_order_idx\` ON \`_events_v_version_guests\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_guests_parent_id_idx\` ON \`_events_v_version_guests\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_guests_locale_idx\` ON \`_events_v_version_guests\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_agenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`time\` text,
  	\`title\` text,
  	\`detail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_order_idx\` ON \`_events_v_version_agenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_parent_id_idx\` ON \`_events_v_version_agenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_agenda_locale_idx\` ON \`_events_v_version_agenda\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_outdated_in_order_idx\` ON \`_events_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_outdated_in_parent_idx\` ON \`_events_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_state\` text DEFAULT 'planned',
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_time_zone\` text DEFAULT 'Europe/London',
  	\`version_venue_online\` integer DEFAULT false,
  	\`version_venue_office_id\` integer,
  	\`version_venue_join_url\` text,
  	\`version_capacity\` numeric,
  	\`version_cpd_points\` numeric,
  	\`version_registration_opens\` text,
  	\`version_registration_closes\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_sequence\` numeric DEFAULT 0,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_venue_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_starts_at_idx\` ON \`_events_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_venue_version_venue_office_idx\` ON \`_events_v\` (\`version_venue_office_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_product_version_product_feature_idx\` ON \`_events_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_by_idx\` ON \`_events_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_by_idx\` ON \`_events_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_venue_name\` text,
  	\`version_venue_address\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_locales_parent_idx\` ON \`_events_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_texts_order_parent\` ON \`_events_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_contacts_id_idx\` ON \`_events_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_services_id_idx\` ON \`_events_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_sectors_id_idx\` ON \`_events_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_countries_id_idx\` ON \`_events_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`news_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_outdated_in_order_idx\` ON \`news_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_outdated_in_parent_idx\` ON \`news_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`published_on\` text,
  	\`press_contact_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`press_contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_press_contact_idx\` ON \`news\` (\`press_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`news_product_product_feature_idx\` ON \`news\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`news_slug_idx\` ON \`news\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_created_by_idx\` ON \`news\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_by_idx\` ON \`news\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`publishedOn_createdAt_1_idx\` ON \`news\` (\`published_on\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`news_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_locales_locale_parent_id_unique\` ON \`news_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_locales_parent_idx\` ON \`news_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_texts_order_parent\` ON \`news_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_texts_text_idx\` ON \`news_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_services_id_idx\` ON \`news_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_sectors_id_idx\` ON \`news_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_countries_id_idx\` ON \`news_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_contacts_id_idx\` ON \`news_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_outdated_in_order_idx\` ON \`_news_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_outdated_in_parent_idx\` ON \`_news_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_published_on\` text,
  	\`version_press_contact_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_press_contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_press_contact_idx\` ON \`_news_v\` (\`version_press_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_product_version_product_feature_idx\` ON \`_news_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_slug_idx\` ON \`_news_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_by_idx\` ON \`_news_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_by_idx\` ON \`_news_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_snapshot_idx\` ON \`_news_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_published_locale_idx\` ON \`_news_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_publishedOn_version_createdAt_1_idx\` ON \`_news_v\` (\`version_published_on\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_v_locales_locale_parent_id_unique\` ON \`_news_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_locales_parent_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_texts_order_parent\` ON \`_news_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_services_id_idx\` ON \`_news_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_sectors_id_idx\` ON \`_news_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_countries_id_idx\` ON \`_news_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_contacts_id_idx\` ON \`_news_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`trainings_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`starts_at\` text,
  	\`minutes\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trainings_sessions_order_idx\` ON \`trainings_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trainings_sessions_parent_id_idx\` ON \`trainings_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_sessions_locale_idx\` ON \`trainings_sessions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`trainings_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trainings_outdated_in_order_idx\` ON \`trainings_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`trainings_outdated_in_parent_idx\` ON \`trainings_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trainings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`level\` text,
  	\`cpd_points\` numeric,
  	\`starts_at\` text,
  	\`time_zone\` text DEFAULT 'Europe/London',
  	\`venue_online\` integer DEFAULT false,
  	\`venue_office_id\` integer,
  	\`venue_join_url\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`venue_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`trainings_starts_at_idx\` ON \`trainings\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings_venue_venue_office_idx\` ON \`trainings\` (\`venue_office_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_product_product_feature_idx\` ON \`trainings\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`trainings_slug_idx\` ON \`trainings\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`trainings_created_by_idx\` ON \`trainings\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_updated_by_idx\` ON \`trainings\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_updated_at_idx\` ON \`trainings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings_created_at_idx\` ON \`trainings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`trainings_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`venue_name\` text,
  	\`venue_address\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trainings__status_idx\` ON \`trainings_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`trainings_locales_locale_parent_id_unique\` ON \`trainings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_locales_parent_idx\` ON \`trainings_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`trainings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trainings_texts_order_parent\` ON \`trainings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_texts_text_idx\` ON \`trainings_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`trainings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trainings_rels_order_idx\` ON \`trainings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`trainings_rels_parent_idx\` ON \`trainings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_rels_path_idx\` ON \`trainings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`trainings_rels_contacts_id_idx\` ON \`trainings_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_rels_services_id_idx\` ON \`trainings_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_rels_sectors_id_idx\` ON \`trainings_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_rels_countries_id_idx\` ON \`trainings_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v_version_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`starts_at\` text,
  	\`minutes\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trainings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_sessions_order_idx\` ON \`_trainings_v_version_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_sessions_parent_id_idx\` ON \`_trainings_v_version_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_sessions_locale_idx\` ON \`_trainings_v_version_sessions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_trainings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_outdated_in_order_idx\` ON \`_trainings_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_outdated_in_parent_idx\` ON \`_trainings_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_level\` text,
  	\`version_cpd_points\` numeric,
  	\`version_starts_at\` text,
  	\`version_time_zone\` text DEFAULT 'Europe/London',
  	\`version_venue_online\` integer DEFAULT false,
  	\`version_venue_office_id\` integer,
  	\`version_venue_join_url\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_venue_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_trainings_v_parent_idx\` ON \`_trainings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_starts_at_idx\` ON \`_trainings_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_venue_version_venue_office_idx\` ON \`_trainings_v\` (\`version_venue_office_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_product_version_product_feature_idx\` ON \`_trainings_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_slug_idx\` ON \`_trainings_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_created_by_idx\` ON \`_trainings_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_updated_by_idx\` ON \`_trainings_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_updated_at_idx\` ON \`_trainings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_created_at_idx\` ON \`_trainings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_created_at_idx\` ON \`_trainings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_updated_at_idx\` ON \`_trainings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_snapshot_idx\` ON \`_trainings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_published_locale_idx\` ON \`_trainings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_latest_idx\` ON \`_trainings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_venue_name\` text,
  	\`version_venue_address\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trainings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version__status_idx\` ON \`_trainings_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_trainings_v_locales_locale_parent_id_unique\` ON \`_trainings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_locales_parent_idx\` ON \`_trainings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_trainings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trainings_v_texts_order_parent\` ON \`_trainings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_trainings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trainings_v_rels_order_idx\` ON \`_trainings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_rels_parent_idx\` ON \`_trainings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_rels_path_idx\` ON \`_trainings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_rels_contacts_id_idx\` ON \`_trainings_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_rels_services_id_idx\` ON \`_trainings_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_rels_sectors_id_idx\` ON \`_trainings_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_rels_countries_id_idx\` ON \`_trainings_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`training_series_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`training_series\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`training_series_outdated_in_order_idx\` ON \`training_series_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`training_series_outdated_in_parent_idx\` ON \`training_series_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`training_series\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`level\` text,
  	\`cpd_points\` numeric,
  	\`starts_at\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`training_series_starts_at_idx\` ON \`training_series\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`training_series_product_product_feature_idx\` ON \`training_series\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`training_series_slug_idx\` ON \`training_series\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`training_series_created_by_idx\` ON \`training_series\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`training_series_updated_by_idx\` ON \`training_series\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`training_series_updated_at_idx\` ON \`training_series\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`training_series_created_at_idx\` ON \`training_series\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`training_series_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`training_series\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`training_series__status_idx\` ON \`training_series_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`training_series_locales_locale_parent_id_unique\` ON \`training_series_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`training_series_locales_parent_idx\` ON \`training_series_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`training_series_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`training_series\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`training_series_texts_order_parent\` ON \`training_series_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`training_series_texts_text_idx\` ON \`training_series_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`training_series_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`trainings_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`training_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trainings_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`training_series_rels_order_idx\` ON \`training_series_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`training_series_rels_parent_idx\` ON \`training_series_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`training_series_rels_path_idx\` ON \`training_series_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`training_series_rels_trainings_id_idx\` ON \`training_series_rels\` (\`trainings_id\`);`)
  await db.run(sql`CREATE INDEX \`training_series_rels_services_id_idx\` ON \`training_series_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`training_series_rels_sectors_id_idx\` ON \`training_series_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`training_series_rels_countries_id_idx\` ON \`training_series_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`_training_series_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_training_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_outdated_in_order_idx\` ON \`_training_series_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_outdated_in_parent_idx\` ON \`_training_series_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_training_series_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_level\` text,
  	\`version_cpd_points\` numeric,
  	\`version_starts_at\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`training_series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_training_series_v_parent_idx\` ON \`_training_series_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_version_starts_at_idx\` ON \`_training_series_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_product_version_product_featu_idx\` ON \`_training_series_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_version_slug_idx\` ON \`_training_series_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_version_created_by_idx\` ON \`_training_series_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_version_updated_by_idx\` ON \`_training_series_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_version_updated_at_idx\` ON \`_training_series_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_version_created_at_idx\` ON \`_training_series_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_created_at_idx\` ON \`_training_series_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_updated_at_idx\` ON \`_training_series_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_snapshot_idx\` ON \`_training_series_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_published_locale_idx\` ON \`_training_series_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_latest_idx\` ON \`_training_series_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_training_series_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_training_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_training_series_v_version_version__status_idx\` ON \`_training_series_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_training_series_v_locales_locale_parent_id_unique\` ON \`_training_series_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_locales_parent_idx\` ON \`_training_series_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_training_series_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_training_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_training_series_v_texts_order_parent\` ON \`_training_series_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_training_series_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`trainings_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_training_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trainings_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_training_series_v_rels_order_idx\` ON \`_training_series_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_rels_parent_idx\` ON \`_training_series_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_rels_path_idx\` ON \`_training_series_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_rels_trainings_id_idx\` ON \`_training_series_v_rels\` (\`trainings_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_rels_services_id_idx\` ON \`_training_series_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_rels_sectors_id_idx\` ON \`_training_series_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`_training_series_v_rels_countries_id_idx\` ON \`_training_series_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`deals_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`deals_outdated_in_order_idx\` ON \`deals_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`deals_outdated_in_parent_idx\` ON \`deals_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`deals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`announced_on\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deals_announced_on_idx\` ON \`deals\` (\`announced_on\`);`)
  await db.run(sql`CREATE INDEX \`deals_product_product_feature_idx\` ON \`deals\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`deals_slug_idx\` ON \`deals\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`deals_created_by_idx\` ON \`deals\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_updated_by_idx\` ON \`deals\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_updated_at_idx\` ON \`deals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deals_created_at_idx\` ON \`deals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deals_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`client\` text,
  	\`value\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`deals__status_idx\` ON \`deals_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`deals_locales_locale_parent_id_unique\` ON \`deals_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_locales_parent_idx\` ON \`deals_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`deals_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`deals_texts_order_parent\` ON \`deals_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_texts_text_idx\` ON \`deals_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`deals_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`deals_rels_order_idx\` ON \`deals_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`deals_rels_parent_idx\` ON \`deals_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_rels_path_idx\` ON \`deals_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`deals_rels_services_id_idx\` ON \`deals_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_rels_sectors_id_idx\` ON \`deals_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_rels_countries_id_idx\` ON \`deals_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`deals_rels_contacts_id_idx\` ON \`deals_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_deals_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_deals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_deals_v_version_outdated_in_order_idx\` ON \`_deals_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_version_outdated_in_parent_idx\` ON \`_deals_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_deals_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_announced_on\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_deals_v_parent_idx\` ON \`_deals_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_version_version_announced_on_idx\` ON \`_deals_v\` (\`version_announced_on\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_version_product_version_product_feature_idx\` ON \`_deals_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_version_version_slug_idx\` ON \`_deals_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_version_version_created_by_idx\` ON \`_deals_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_version_version_updated_by_idx\` ON \`_deals_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_version_version_updated_at_idx\` ON \`_deals_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_version_version_created_at_idx\` ON \`_deals_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_created_at_idx\` ON \`_deals_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_updated_at_idx\` ON \`_deals_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_snapshot_idx\` ON \`_deals_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_published_locale_idx\` ON \`_deals_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_latest_idx\` ON \`_deals_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_deals_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_client\` text,
  	\`version_value\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_deals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_deals_v_version_version__status_idx\` ON \`_deals_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_deals_v_locales_locale_parent_id_unique\` ON \`_deals_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_locales_parent_idx\` ON \`_deals_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_deals_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_deals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_deals_v_texts_order_parent\` ON \`_deals_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_deals_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_deals_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_deals_v_rels_order_idx\` ON \`_deals_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_rels_parent_idx\` ON \`_deals_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_rels_path_idx\` ON \`_deals_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_rels_services_id_idx\` ON \`_deals_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_rels_sectors_id_idx\` ON \`_deals_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_rels_countries_id_idx\` ON \`_deals_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_deals_v_rels_contacts_id_idx\` ON \`_deals_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`contacts_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'office',
  	\`number\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_phones_order_idx\` ON \`contacts_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_phones_parent_id_idx\` ON \`contacts_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contacts_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_social_order_idx\` ON \`contacts_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_social_parent_id_idx\` ON \`contacts_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contacts_experience\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`client\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_experience_order_idx\` ON \`contacts_experience\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_experience_parent_id_idx\` ON \`contacts_experience\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_experience_locale_idx\` ON \`contacts_experience\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`contacts_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_languages_order_idx\` ON \`contacts_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_languages_parent_idx\` ON \`contacts_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contacts_admissions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`jurisdiction\` text,
  	\`year\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_admissions_order_idx\` ON \`contacts_admissions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_admissions_parent_id_idx\` ON \`contacts_admissions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_admissions_locale_idx\` ON \`contacts_admissions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`contacts_education\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`degree\` text,
  	\`institution\` text,
  	\`year\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_education_order_idx\` ON \`contacts_education\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_education_parent_id_idx\` ON \`contacts_education\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_education_locale_idx\` ON \`contacts_education\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`contacts_recognitions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`source\` text,
  	\`year\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_recognitions_order_idx\` ON \`contacts_recognitions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_recognitions_parent_id_idx\` ON \`contacts_recognitions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_recognitions_locale_idx\` ON \`contacts_recognitions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`contacts_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_outdated_in_order_idx\` ON \`contacts_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_outdated_in_parent_idx\` ON \`contacts_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contacts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`given_name\` text,
  	\`family_name\` text,
  	\`honorific\` text,
  	\`post_nominals\` text,
  	\`level\` text,
  	\`photograph_id\` integer,
  	\`email\` text,
  	\`assistant_name\` text,
  	\`assistant_phone\` text,
  	\`assistant_email\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`photograph_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_family_name_idx\` ON \`contacts\` (\`family_name\`);`)
  await db.run(sql`CREATE INDEX \`contacts_level_idx\` ON \`contacts\` (\`level\`);`)
  await db.run(sql`CREATE INDEX \`contacts_photograph_idx\` ON \`contacts\` (\`photograph_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_product_product_feature_idx\` ON \`contacts\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`contacts_slug_idx\` ON \`contacts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`contacts_created_by_idx\` ON \`contacts\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_updated_by_idx\` ON \`contacts\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_updated_at_idx\` ON \`contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts_created_at_idx\` ON \`contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contacts_locales\` (
  	\`name\` text,
  	\`job_title\` text,
  	\`headline\` text,
  	\`profile\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts__status_idx\` ON \`contacts_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contacts_locales_locale_parent_id_unique\` ON \`contacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_locales_parent_idx\` ON \`contacts_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`contacts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_texts_order_parent\` ON \`contacts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_texts_text_idx\` ON \`contacts_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`contacts_texts_locale_parent\` ON \`contacts_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contacts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_rels_order_idx\` ON \`contacts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_rels_parent_idx\` ON \`contacts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_rels_path_idx\` ON \`contacts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`contacts_rels_offices_id_idx\` ON \`contacts_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_rels_services_id_idx\` ON \`contacts_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_rels_sectors_id_idx\` ON \`contacts_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_rels_contacts_id_idx\` ON \`contacts_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_version_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'office',
  	\`number\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_phones_order_idx\` ON \`_contacts_v_version_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_phones_parent_id_idx\` ON \`_contacts_v_version_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_social_order_idx\` ON \`_contacts_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_social_parent_id_idx\` ON \`_contacts_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_version_experience\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`client\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_experience_order_idx\` ON \`_contacts_v_version_experience\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_experience_parent_id_idx\` ON \`_contacts_v_version_experience\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_experience_locale_idx\` ON \`_contacts_v_version_experience\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_languages_order_idx\` ON \`_contacts_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_languages_parent_idx\` ON \`_contacts_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_version_admissions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`jurisdiction\` text,
  	\`year\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_admissions_order_idx\` ON \`_contacts_v_version_admissions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_admissions_parent_id_idx\` ON \`_contacts_v_version_admissions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_admissions_locale_idx\` ON \`_contacts_v_version_admissions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_version_education\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`degree\` text,
  	\`institution\` text,
  	\`year\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_education_order_idx\` ON \`_contacts_v_version_education\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_education_parent_id_idx\` ON \`_contacts_v_version_education\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_education_locale_idx\` ON \`_contacts_v_version_education\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_version_recognitions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`source\` text,
  	\`year\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_recognitions_order_idx\` ON \`_contacts_v_version_recognitions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_recognitions_parent_id_idx\` ON \`_contacts_v_version_recognitions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_recognitions_locale_idx\` ON \`_contacts_v_version_recognitions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_outdated_in_order_idx\` ON \`_contacts_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_outdated_in_parent_idx\` ON \`_contacts_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_given_name\` text,
  	\`version_family_name\` text,
  	\`version_honorific\` text,
  	\`version_post_nominals\` text,
  	\`version_level\` text,
  	\`version_photograph_id\` integer,
  	\`version_email\` text,
  	\`version_assistant_name\` text,
  	\`version_assistant_phone\` text,
  	\`version_assistant_email\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photograph_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_parent_idx\` ON \`_contacts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_family_name_idx\` ON \`_contacts_v\` (\`version_family_name\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_level_idx\` ON \`_contacts_v\` (\`version_level\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_photograph_idx\` ON \`_contacts_v\` (\`version_photograph_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_product_version_product_feature_idx\` ON \`_contacts_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_slug_idx\` ON \`_contacts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_created_by_idx\` ON \`_contacts_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_updated_by_idx\` ON \`_contacts_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_updated_at_idx\` ON \`_contacts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_created_at_idx\` ON \`_contacts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_created_at_idx\` ON \`_contacts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_updated_at_idx\` ON \`_contacts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_snapshot_idx\` ON \`_contacts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_published_locale_idx\` ON \`_contacts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_latest_idx\` ON \`_contacts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_locales\` (
  	\`version_name\` text,
  	\`version_job_title\` text,
  	\`version_headline\` text,
  	\`version_profile\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version__status_idx\` ON \`_contacts_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_contacts_v_locales_locale_parent_id_unique\` ON \`_contacts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_locales_parent_idx\` ON \`_contacts_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_texts_order_parent\` ON \`_contacts_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_texts_locale_parent\` ON \`_contacts_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_rels_order_idx\` ON \`_contacts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_rels_parent_idx\` ON \`_contacts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_rels_path_idx\` ON \`_contacts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_rels_offices_id_idx\` ON \`_contacts_v_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_rels_services_id_idx\` ON \`_contacts_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_rels_sectors_id_idx\` ON \`_contacts_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_rels_contacts_id_idx\` ON \`_contacts_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`offices_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`days\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_hours_order_idx\` ON \`offices_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`offices_hours_parent_id_idx\` ON \`offices_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offices_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`month\` numeric,
  	\`day\` numeric,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_holidays_order_idx\` ON \`offices_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`offices_holidays_parent_id_idx\` ON \`offices_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_holidays_locale_idx\` ON \`offices_holidays\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`offices_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_outdated_in_order_idx\` ON \`offices_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offices_outdated_in_parent_idx\` ON \`offices_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`photograph_id\` integer,
  	\`phone\` text,
  	\`email\` text,
  	\`time_zone\` text,
  	\`coordinates_lat\` numeric,
  	\`coordinates_lon\` numeric,
  	\`country_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`photograph_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_photograph_idx\` ON \`offices\` (\`photograph_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_country_idx\` ON \`offices\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_product_product_feature_idx\` ON \`offices\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`offices_slug_idx\` ON \`offices\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`offices_created_by_idx\` ON \`offices\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_updated_by_idx\` ON \`offices\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_updated_at_idx\` ON \`offices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offices_created_at_idx\` ON \`offices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`offices_locales\` (
  	\`name\` text,
  	\`summary\` text,
  	\`access\` text,
  	\`directions\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices__status_idx\` ON \`offices_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`offices_locales_locale_parent_id_unique\` ON \`offices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_locales_parent_idx\` ON \`offices_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`offices_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_texts_order_parent\` ON \`offices_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_texts_text_idx\` ON \`offices_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`offices_texts_locale_parent\` ON \`offices_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offices_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_rels_order_idx\` ON \`offices_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offices_rels_parent_idx\` ON \`offices_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_rels_path_idx\` ON \`offices_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`offices_rels_contacts_id_idx\` ON \`offices_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_version_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`days\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_version_hours_order_idx\` ON \`_offices_v_version_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_hours_parent_id_idx\` ON \`_offices_v_version_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_version_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`month\` numeric,
  	\`day\` numeric,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_version_holidays_order_idx\` ON \`_offices_v_version_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_holidays_parent_id_idx\` ON \`_offices_v_version_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_holidays_locale_idx\` ON \`_offices_v_version_holidays\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_version_outdated_in_order_idx\` ON \`_offices_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_outdated_in_parent_idx\` ON \`_offices_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_photograph_id\` integer,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_time_zone\` text,
  	\`version_coordinates_lat\` numeric,
  	\`version_coordinates_lon\` numeric,
  	\`version_country_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photograph_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_parent_idx\` ON \`_offices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_photograph_idx\` ON \`_offices_v\` (\`version_photograph_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_country_idx\` ON \`_offices_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_product_version_product_feature_idx\` ON \`_offices_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_slug_idx\` ON \`_offices_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_created_by_idx\` ON \`_offices_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_updated_by_idx\` ON \`_offices_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_updated_at_idx\` ON \`_offices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_created_at_idx\` ON \`_offices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_created_at_idx\` ON \`_offices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_updated_at_idx\` ON \`_offices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_snapshot_idx\` ON \`_offices_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_published_locale_idx\` ON \`_offices_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_latest_idx\` ON \`_offices_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_locales\` (
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`version_access\` text,
  	\`version_directions\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version__status_idx\` ON \`_offices_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_offices_v_locales_locale_parent_id_unique\` ON \`_offices_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_locales_parent_idx\` ON \`_offices_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_texts_order_parent\` ON \`_offices_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_texts_locale_parent\` ON \`_offices_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_rels_order_idx\` ON \`_offices_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_rels_parent_idx\` ON \`_offices_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_rels_path_idx\` ON \`_offices_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_rels_contacts_id_idx\` ON \`_offices_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`countries_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`countries_outdated_in_order_idx\` ON \`countries_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`countries_outdated_in_parent_idx\` ON \`countries_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`countries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`region\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`iso_code\` text,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`countries_region_idx\` ON \`countries\` (\`region\`);`)
  await db.run(sql`CREATE INDEX \`countries_product_product_feature_idx\` ON \`countries\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`countries_slug_idx\` ON \`countries\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`countries_created_by_idx\` ON \`countries\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`countries_updated_by_idx\` ON \`countries\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`countries_updated_at_idx\` ON \`countries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`countries_created_at_idx\` ON \`countries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`countries_locales\` (
  	\`name\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`regulatory_notice\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`countries__status_idx\` ON \`countries_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_locales_locale_parent_id_unique\` ON \`countries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`countries_locales_parent_idx\` ON \`countries_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`countries_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`countries_texts_order_parent\` ON \`countries_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`countries_texts_text_idx\` ON \`countries_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`countries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`countries_rels_order_idx\` ON \`countries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`countries_rels_parent_idx\` ON \`countries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`countries_rels_path_idx\` ON \`countries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`countries_rels_services_id_idx\` ON \`countries_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_countries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_version_outdated_in_order_idx\` ON \`_countries_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_outdated_in_parent_idx\` ON \`_countries_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_region\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_iso_code\` text,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_parent_idx\` ON \`_countries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_region_idx\` ON \`_countries_v\` (\`version_region\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_product_version_product_feature_idx\` ON \`_countries_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_slug_idx\` ON \`_countries_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_created_by_idx\` ON \`_countries_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_updated_by_idx\` ON \`_countries_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_updated_at_idx\` ON \`_countries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_created_at_idx\` ON \`_countries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_created_at_idx\` ON \`_countries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_updated_at_idx\` ON \`_countries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_snapshot_idx\` ON \`_countries_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_published_locale_idx\` ON \`_countries_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_latest_idx\` ON \`_countries_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v_locales\` (
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_regulatory_notice\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_countries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version__status_idx\` ON \`_countries_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_countries_v_locales_locale_parent_id_unique\` ON \`_countries_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_locales_parent_idx\` ON \`_countries_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_countries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_texts_order_parent\` ON \`_countries_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_countries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_rels_order_idx\` ON \`_countries_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_rels_parent_idx\` ON \`_countries_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_rels_path_idx\` ON \`_countries_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_rels_services_id_idx\` ON \`_countries_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`services_capabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_capabilities_order_idx\` ON \`services_capabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_capabilities_parent_id_idx\` ON \`services_capabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_capabilities_locale_idx\` ON \`services_capabilities\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`services_experience\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`client\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_experience_order_idx\` ON \`services_experience\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_experience_parent_id_idx\` ON \`services_experience\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_experience_locale_idx\` ON \`services_experience\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`services_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_outdated_in_order_idx\` ON \`services_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_outdated_in_parent_idx\` ON \`services_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`seo_no_index\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`services_parent_idx\` ON \`services\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_product_product_feature_idx\` ON \`services\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_created_by_idx\` ON \`services\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_by_idx\` ON \`services\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_locales_parent_idx\` ON \`services_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`services_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_texts_order_parent\` ON \`services_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_texts_text_idx\` ON \`services_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`services_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`sectors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_rels_order_idx\` ON \`services_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_parent_idx\` ON \`services_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_path_idx\` ON \`services_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_contacts_id_idx\` ON \`services_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_sectors_id_idx\` ON \`services_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_capabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_capabilities_order_idx\` ON \`_services_v_version_capabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_capabilities_parent_id_idx\` ON \`_services_v_version_capabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_capabilities_locale_idx\` ON \`_services_v_version_capabilities\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_experience\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`client\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_experience_order_idx\` ON \`_services_v_version_experience\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_experience_parent_id_idx\` ON \`_services_v_version_experience\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_experience_locale_idx\` ON \`_services_v_version_experience\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_outdated_in_order_idx\` ON \`_services_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_outdated_in_parent_idx\` ON \`_services_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_parent_idx\` ON \`_services_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_product_version_product_feature_idx\` ON \`_services_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_by_idx\` ON \`_services_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_by_idx\` ON \`_services_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_locales_locale_parent_id_unique\` ON \`_services_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_locales_parent_idx\` ON \`_services_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_texts_order_parent\` ON \`_services_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`sectors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_rels_order_idx\` ON \`_services_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_parent_idx\` ON \`_services_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_path_idx\` ON \`_services_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_contacts_id_idx\` ON \`_services_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_sectors_id_idx\` ON \`_services_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE TABLE \`sectors_capabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sectors_capabilities_order_idx\` ON \`sectors_capabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sectors_capabilities_parent_id_idx\` ON \`sectors_capabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_capabilities_locale_idx\` ON \`sectors_capabilities\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`sectors_experience\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`client\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sectors_experience_order_idx\` ON \`sectors_experience\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sectors_experience_parent_id_idx\` ON \`sectors_experience\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_experience_locale_idx\` ON \`sectors_experience\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`sectors_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sectors_outdated_in_order_idx\` ON \`sectors_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sectors_outdated_in_parent_idx\` ON \`sectors_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sectors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`seo_no_index\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sectors_parent_idx\` ON \`sectors\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_product_product_feature_idx\` ON \`sectors\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`sectors_slug_idx\` ON \`sectors\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sectors_created_by_idx\` ON \`sectors\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_updated_by_idx\` ON \`sectors\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_updated_at_idx\` ON \`sectors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sectors_created_at_idx\` ON \`sectors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sectors_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sectors__status_idx\` ON \`sectors_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sectors_locales_locale_parent_id_unique\` ON \`sectors_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_locales_parent_idx\` ON \`sectors_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`sectors_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sectors_texts_order_parent\` ON \`sectors_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_texts_text_idx\` ON \`sectors_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`sectors_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sectors_rels_order_idx\` ON \`sectors_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sectors_rels_parent_idx\` ON \`sectors_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_rels_path_idx\` ON \`sectors_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sectors_rels_contacts_id_idx\` ON \`sectors_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`sectors_rels_services_id_idx\` ON \`sectors_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`_sectors_v_version_capabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sectors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_capabilities_order_idx\` ON \`_sectors_v_version_capabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_capabilities_parent_id_idx\` ON \`_sectors_v_version_capabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_capabilities_locale_idx\` ON \`_sectors_v_version_capabilities\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_sectors_v_version_experience\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`client\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sectors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_experience_order_idx\` ON \`_sectors_v_version_experience\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_experience_parent_id_idx\` ON \`_sectors_v_version_experience\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_experience_locale_idx\` ON \`_sectors_v_version_experience\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_sectors_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sectors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_outdated_in_order_idx\` ON \`_sectors_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_outdated_in_parent_idx\` ON \`_sectors_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sectors_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sectors_v_parent_idx\` ON \`_sectors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_version_parent_idx\` ON \`_sectors_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_product_version_product_feature_idx\` ON \`_sectors_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_version_slug_idx\` ON \`_sectors_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_version_created_by_idx\` ON \`_sectors_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_version_updated_by_idx\` ON \`_sectors_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_version_updated_at_idx\` ON \`_sectors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_version_created_at_idx\` ON \`_sectors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_created_at_idx\` ON \`_sectors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_updated_at_idx\` ON \`_sectors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_snapshot_idx\` ON \`_sectors_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_published_locale_idx\` ON \`_sectors_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_latest_idx\` ON \`_sectors_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_sectors_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sectors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sectors_v_version_version__status_idx\` ON \`_sectors_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sectors_v_locales_locale_parent_id_unique\` ON \`_sectors_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_locales_parent_idx\` ON \`_sectors_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sectors_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sectors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sectors_v_texts_order_parent\` ON \`_sectors_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sectors_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sectors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sectors_v_rels_order_idx\` ON \`_sectors_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_rels_parent_idx\` ON \`_sectors_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_rels_path_idx\` ON \`_sectors_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_rels_contacts_id_idx\` ON \`_sectors_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`_sectors_v_rels_services_id_idx\` ON \`_sectors_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_capabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_capabilities_order_idx\` ON \`solutions_capabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_capabilities_parent_id_idx\` ON \`solutions_capabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_capabilities_locale_idx\` ON \`solutions_capabilities\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`solutions_experience\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`client\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_experience_order_idx\` ON \`solutions_experience\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_experience_parent_id_idx\` ON \`solutions_experience\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_experience_locale_idx\` ON \`solutions_experience\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`solutions_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_outdated_in_order_idx\` ON \`solutions_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_outdated_in_parent_idx\` ON \`solutions_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`seo_no_index\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_parent_idx\` ON \`solutions\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_product_product_feature_idx\` ON \`solutions\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`solutions_slug_idx\` ON \`solutions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`solutions_created_by_idx\` ON \`solutions\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_updated_by_idx\` ON \`solutions\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_updated_at_idx\` ON \`solutions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_created_at_idx\` ON \`solutions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`solutions_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions__status_idx\` ON \`solutions_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_locales_locale_parent_id_unique\` ON \`solutions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_locales_parent_idx\` ON \`solutions_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`solutions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_texts_order_parent\` ON \`solutions_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_texts_text_idx\` ON \`solutions_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`solutions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_rels_order_idx\` ON \`solutions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_parent_idx\` ON \`solutions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_path_idx\` ON \`solutions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_contacts_id_idx\` ON \`solutions_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_services_id_idx\` ON \`solutions_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_sectors_id_idx\` ON \`solutions_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_capabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_capabilities_order_idx\` ON \`_solutions_v_version_capabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_capabilities_parent_id_idx\` ON \`_solutions_v_version_capabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_capabilities_locale_idx\` ON \`_solutions_v_version_capabilities\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_experience\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`client\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_experience_order_idx\` ON \`_solutions_v_version_experience\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_experience_parent_id_idx\` ON \`_solutions_v_version_experience\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_experience_locale_idx\` ON \`_solutions_v_version_experience\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_outdated_in_order_idx\` ON \`_solutions_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_outdated_in_parent_idx\` ON \`_solutions_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_parent_idx\` ON \`_solutions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_parent_idx\` ON \`_solutions_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_product_version_product_feature_idx\` ON \`_solutions_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_slug_idx\` ON \`_solutions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_created_by_idx\` ON \`_solutions_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_updated_by_idx\` ON \`_solutions_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_updated_at_idx\` ON \`_solutions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_created_at_idx\` ON \`_solutions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_created_at_idx\` ON \`_solutions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_updated_at_idx\` ON \`_solutions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_snapshot_idx\` ON \`_solutions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_published_locale_idx\` ON \`_solutions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_latest_idx\` ON \`_solutions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version__status_idx\` ON \`_solutions_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_locales_locale_parent_id_unique\` ON \`_solutions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_locales_parent_idx\` ON \`_solutions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_texts_order_parent\` ON \`_solutions_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_order_idx\` ON \`_solutions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_parent_idx\` ON \`_solutions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_path_idx\` ON \`_solutions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_contacts_id_idx\` ON \`_solutions_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_services_id_idx\` ON \`_solutions_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_sectors_id_idx\` ON \`_solutions_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE TABLE \`about_pages_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_pages_outdated_in_order_idx\` ON \`about_pages_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_outdated_in_parent_idx\` ON \`about_pages_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_pages_picture_idx\` ON \`about_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_parent_idx\` ON \`about_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_product_product_feature_idx\` ON \`about_pages\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_slug_idx\` ON \`about_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_created_by_idx\` ON \`about_pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_updated_by_idx\` ON \`about_pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_updated_at_idx\` ON \`about_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_created_at_idx\` ON \`about_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`about_pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_pages__status_idx\` ON \`about_pages_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`about_pages_locales_locale_parent_id_unique\` ON \`about_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_locales_parent_idx\` ON \`about_pages_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_pages_texts_order_parent\` ON \`about_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_texts_text_idx\` ON \`about_pages_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`about_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_pages_rels_order_idx\` ON \`about_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_rels_parent_idx\` ON \`about_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_rels_path_idx\` ON \`about_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`about_pages_rels_contacts_id_idx\` ON \`about_pages_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_pages_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_outdated_in_order_idx\` ON \`_about_pages_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_outdated_in_parent_idx\` ON \`_about_pages_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_pages_v_parent_idx\` ON \`_about_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_picture_idx\` ON \`_about_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_parent_idx\` ON \`_about_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_product_version_product_feature_idx\` ON \`_about_pages_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_slug_idx\` ON \`_about_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_created_by_idx\` ON \`_about_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_updated_by_idx\` ON \`_about_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_updated_at_idx\` ON \`_about_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version_created_at_idx\` ON \`_about_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_created_at_idx\` ON \`_about_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_updated_at_idx\` ON \`_about_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_snapshot_idx\` ON \`_about_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_published_locale_idx\` ON \`_about_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_latest_idx\` ON \`_about_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_about_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_pages_v_version_version__status_idx\` ON \`_about_pages_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_pages_v_locales_locale_parent_id_unique\` ON \`_about_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_locales_parent_idx\` ON \`_about_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_pages_v_texts_order_parent\` ON \`_about_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_order_idx\` ON \`_about_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_parent_idx\` ON \`_about_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_path_idx\` ON \`_about_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_about_pages_v_rels_contacts_id_idx\` ON \`_about_pages_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_pages_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_pages_outdated_in_order_idx\` ON \`careers_pages_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_outdated_in_parent_idx\` ON \`careers_pages_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'page',
  	\`picture_id\` integer,
  	\`vacancy_office_id\` integer,
  	\`vacancy_practice_id\` integer,
  	\`vacancy_contract\` text,
  	\`vacancy_posted_on\` text,
  	\`vacancy_closes_on\` text,
  	\`vacancy_apply_url\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vacancy_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vacancy_practice_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_pages_kind_idx\` ON \`careers_pages\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_picture_idx\` ON \`careers_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_vacancy_vacancy_office_idx\` ON \`careers_pages\` (\`vacancy_office_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_vacancy_vacancy_practice_idx\` ON \`careers_pages\` (\`vacancy_practice_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_parent_idx\` ON \`careers_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_product_product_feature_idx\` ON \`careers_pages\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_slug_idx\` ON \`careers_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_created_by_idx\` ON \`careers_pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_updated_by_idx\` ON \`careers_pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_updated_at_idx\` ON \`careers_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_created_at_idx\` ON \`careers_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`careers_pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_pages__status_idx\` ON \`careers_pages_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_pages_locales_locale_parent_id_unique\` ON \`careers_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_locales_parent_idx\` ON \`careers_pages_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`careers_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_pages_texts_order_parent\` ON \`careers_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_texts_text_idx\` ON \`careers_pages_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`careers_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_pages_rels_order_idx\` ON \`careers_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_rels_parent_idx\` ON \`careers_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_rels_path_idx\` ON \`careers_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`careers_pages_rels_contacts_id_idx\` ON \`careers_pages_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_pages_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_careers_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_outdated_in_order_idx\` ON \`_careers_pages_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_outdated_in_parent_idx\` ON \`_careers_pages_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text DEFAULT 'page',
  	\`version_picture_id\` integer,
  	\`version_vacancy_office_id\` integer,
  	\`version_vacancy_practice_id\` integer,
  	\`version_vacancy_contract\` text,
  	\`version_vacancy_posted_on\` text,
  	\`version_vacancy_closes_on\` text,
  	\`version_vacancy_apply_url\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_vacancy_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_vacancy_practice_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`careers_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_parent_idx\` ON \`_careers_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version_kind_idx\` ON \`_careers_pages_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version_picture_idx\` ON \`_careers_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_vacancy_version_vacancy_office_idx\` ON \`_careers_pages_v\` (\`version_vacancy_office_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_vacancy_version_vacancy_practic_idx\` ON \`_careers_pages_v\` (\`version_vacancy_practice_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version_parent_idx\` ON \`_careers_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_product_version_product_feature_idx\` ON \`_careers_pages_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version_slug_idx\` ON \`_careers_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version_created_by_idx\` ON \`_careers_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version_updated_by_idx\` ON \`_careers_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version_updated_at_idx\` ON \`_careers_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version_created_at_idx\` ON \`_careers_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_created_at_idx\` ON \`_careers_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_updated_at_idx\` ON \`_careers_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_snapshot_idx\` ON \`_careers_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_published_locale_idx\` ON \`_careers_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_latest_idx\` ON \`_careers_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_careers_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_version_version__status_idx\` ON \`_careers_pages_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_pages_v_locales_locale_parent_id_unique\` ON \`_careers_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_locales_parent_idx\` ON \`_careers_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_careers_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_texts_order_parent\` ON \`_careers_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_careers_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_rels_order_idx\` ON \`_careers_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_rels_parent_idx\` ON \`_careers_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_rels_path_idx\` ON \`_careers_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_careers_pages_v_rels_contacts_id_idx\` ON \`_careers_pages_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`graduate_pages_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`email\` text,
  	\`phone\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`graduate_pages_team_order_idx\` ON \`graduate_pages_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_team_parent_id_idx\` ON \`graduate_pages_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_team_locale_idx\` ON \`graduate_pages_team\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`graduate_pages_deadlines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`closes_on\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`graduate_pages_deadlines_order_idx\` ON \`graduate_pages_deadlines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_deadlines_parent_id_idx\` ON \`graduate_pages_deadlines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_deadlines_locale_idx\` ON \`graduate_pages_deadlines\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`graduate_pages_meetings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`starts_at\` text,
  	\`minutes\` numeric DEFAULT 90,
  	\`place\` text,
  	\`detail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`graduate_pages_meetings_order_idx\` ON \`graduate_pages_meetings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_meetings_parent_id_idx\` ON \`graduate_pages_meetings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_meetings_locale_idx\` ON \`graduate_pages_meetings\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`graduate_pages_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`graduate_pages_outdated_in_order_idx\` ON \`graduate_pages_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_outdated_in_parent_idx\` ON \`graduate_pages_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`graduate_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`page\` text,
  	\`picture_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`graduate_pages_picture_idx\` ON \`graduate_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_product_product_feature_idx\` ON \`graduate_pages\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_slug_idx\` ON \`graduate_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_created_by_idx\` ON \`graduate_pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_updated_by_idx\` ON \`graduate_pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_updated_at_idx\` ON \`graduate_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_created_at_idx\` ON \`graduate_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`graduate_pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`time_zone\` text DEFAULT 'Europe/London',
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`graduate_pages__status_idx\` ON \`graduate_pages_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`graduate_pages_locales_locale_parent_id_unique\` ON \`graduate_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_locales_parent_idx\` ON \`graduate_pages_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`graduate_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`graduate_pages_texts_order_parent\` ON \`graduate_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_texts_text_idx\` ON \`graduate_pages_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`graduate_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`graduate_pages_rels_order_idx\` ON \`graduate_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_rels_parent_idx\` ON \`graduate_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_rels_path_idx\` ON \`graduate_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`graduate_pages_rels_contacts_id_idx\` ON \`graduate_pages_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_graduate_pages_v_version_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_graduate_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_team_order_idx\` ON \`_graduate_pages_v_version_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_team_parent_id_idx\` ON \`_graduate_pages_v_version_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_team_locale_idx\` ON \`_graduate_pages_v_version_team\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_graduate_pages_v_version_deadlines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`closes_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_graduate_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_deadlines_order_idx\` ON \`_graduate_pages_v_version_deadlines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_deadlines_parent_id_idx\` ON \`_graduate_pages_v_version_deadlines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_deadlines_locale_idx\` ON \`_graduate_pages_v_version_deadlines\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_graduate_pages_v_version_meetings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`starts_at\` text,
  	\`minutes\` numeric DEFAULT 90,
  	\`place\` text,
  	\`detail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_graduate_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_meetings_order_idx\` ON \`_graduate_pages_v_version_meetings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_meetings_parent_id_idx\` ON \`_graduate_pages_v_version_meetings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_meetings_locale_idx\` ON \`_graduate_pages_v_version_meetings\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_graduate_pages_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_graduate_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_outdated_in_order_idx\` ON \`_graduate_pages_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_outdated_in_parent_idx\` ON \`_graduate_pages_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_graduate_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_page\` text,
  	\`version_picture_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_parent_idx\` ON \`_graduate_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_version_picture_idx\` ON \`_graduate_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_product_version_product_featur_idx\` ON \`_graduate_pages_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_version_slug_idx\` ON \`_graduate_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_version_created_by_idx\` ON \`_graduate_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_version_updated_by_idx\` ON \`_graduate_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_version_updated_at_idx\` ON \`_graduate_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_version_created_at_idx\` ON \`_graduate_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_created_at_idx\` ON \`_graduate_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_updated_at_idx\` ON \`_graduate_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_snapshot_idx\` ON \`_graduate_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_published_locale_idx\` ON \`_graduate_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_latest_idx\` ON \`_graduate_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_graduate_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_time_zone\` text DEFAULT 'Europe/London',
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_graduate_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_version_version__status_idx\` ON \`_graduate_pages_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_graduate_pages_v_locales_locale_parent_id_unique\` ON \`_graduate_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_locales_parent_idx\` ON \`_graduate_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_graduate_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_graduate_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_texts_order_parent\` ON \`_graduate_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_graduate_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_graduate_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_rels_order_idx\` ON \`_graduate_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_rels_parent_idx\` ON \`_graduate_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_rels_path_idx\` ON \`_graduate_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_graduate_pages_v_rels_contacts_id_idx\` ON \`_graduate_pages_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_pages_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_pages_outdated_in_order_idx\` ON \`legal_pages_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_outdated_in_parent_idx\` ON \`legal_pages_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`effective_on\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`parent_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_pages_picture_idx\` ON \`legal_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_parent_idx\` ON \`legal_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_product_product_feature_idx\` ON \`legal_pages\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_slug_idx\` ON \`legal_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_created_by_idx\` ON \`legal_pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_updated_by_idx\` ON \`legal_pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_updated_at_idx\` ON \`legal_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_created_at_idx\` ON \`legal_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`legal_pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_pages__status_idx\` ON \`legal_pages_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`legal_pages_locales_locale_parent_id_unique\` ON \`legal_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_locales_parent_idx\` ON \`legal_pages_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`legal_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_pages_texts_order_parent\` ON \`legal_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_texts_text_idx\` ON \`legal_pages_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`legal_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_pages_rels_order_idx\` ON \`legal_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_rels_parent_idx\` ON \`legal_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_rels_path_idx\` ON \`legal_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`legal_pages_rels_contacts_id_idx\` ON \`legal_pages_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_pages_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_legal_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_outdated_in_order_idx\` ON \`_legal_pages_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_outdated_in_parent_idx\` ON \`_legal_pages_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_effective_on\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_parent_idx\` ON \`_legal_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_picture_idx\` ON \`_legal_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_parent_idx\` ON \`_legal_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_product_version_product_feature_idx\` ON \`_legal_pages_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_slug_idx\` ON \`_legal_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_created_by_idx\` ON \`_legal_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_updated_by_idx\` ON \`_legal_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_updated_at_idx\` ON \`_legal_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version_created_at_idx\` ON \`_legal_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_created_at_idx\` ON \`_legal_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_updated_at_idx\` ON \`_legal_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_snapshot_idx\` ON \`_legal_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_published_locale_idx\` ON \`_legal_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_latest_idx\` ON \`_legal_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_legal_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_legal_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_version_version__status_idx\` ON \`_legal_pages_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_legal_pages_v_locales_locale_parent_id_unique\` ON \`_legal_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_locales_parent_idx\` ON \`_legal_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_legal_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_texts_order_parent\` ON \`_legal_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_legal_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_rels_order_idx\` ON \`_legal_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_rels_parent_idx\` ON \`_legal_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_rels_path_idx\` ON \`_legal_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_legal_pages_v_rels_contacts_id_idx\` ON \`_legal_pages_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`feature_pages_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feature_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feature_pages_outdated_in_order_idx\` ON \`feature_pages_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_outdated_in_parent_idx\` ON \`feature_pages_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`feature_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`root\` text,
  	\`parent_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feature_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`feature_pages_picture_idx\` ON \`feature_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_root_idx\` ON \`feature_pages\` (\`root\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_parent_idx\` ON \`feature_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_product_product_feature_idx\` ON \`feature_pages\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_slug_idx\` ON \`feature_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_created_by_idx\` ON \`feature_pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_updated_by_idx\` ON \`feature_pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_updated_at_idx\` ON \`feature_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_created_at_idx\` ON \`feature_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`feature_pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`feature_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feature_pages__status_idx\` ON \`feature_pages_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feature_pages_locales_locale_parent_id_unique\` ON \`feature_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_locales_parent_idx\` ON \`feature_pages_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`feature_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feature_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feature_pages_texts_order_parent\` ON \`feature_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_texts_text_idx\` ON \`feature_pages_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`feature_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feature_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feature_pages_rels_order_idx\` ON \`feature_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_rels_parent_idx\` ON \`feature_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_rels_path_idx\` ON \`feature_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`feature_pages_rels_contacts_id_idx\` ON \`feature_pages_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_feature_pages_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_feature_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_outdated_in_order_idx\` ON \`_feature_pages_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_outdated_in_parent_idx\` ON \`_feature_pages_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_feature_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_root\` text,
  	\`version_parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feature_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`feature_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_parent_idx\` ON \`_feature_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version_picture_idx\` ON \`_feature_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version_root_idx\` ON \`_feature_pages_v\` (\`version_root\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version_parent_idx\` ON \`_feature_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_product_version_product_feature_idx\` ON \`_feature_pages_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version_slug_idx\` ON \`_feature_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version_created_by_idx\` ON \`_feature_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version_updated_by_idx\` ON \`_feature_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version_updated_at_idx\` ON \`_feature_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version_created_at_idx\` ON \`_feature_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_created_at_idx\` ON \`_feature_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_updated_at_idx\` ON \`_feature_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_snapshot_idx\` ON \`_feature_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_published_locale_idx\` ON \`_feature_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_latest_idx\` ON \`_feature_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_feature_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_feature_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_version_version__status_idx\` ON \`_feature_pages_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_feature_pages_v_locales_locale_parent_id_unique\` ON \`_feature_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_locales_parent_idx\` ON \`_feature_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_feature_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_feature_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_texts_order_parent\` ON \`_feature_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_feature_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_feature_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_rels_order_idx\` ON \`_feature_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_rels_parent_idx\` ON \`_feature_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_rels_path_idx\` ON \`_feature_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_feature_pages_v_rels_contacts_id_idx\` ON \`_feature_pages_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`product_pages_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_pages_outdated_in_order_idx\` ON \`product_pages_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_outdated_in_parent_idx\` ON \`product_pages_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`root\` text,
  	\`parent_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`successor\` text,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_pages_picture_idx\` ON \`product_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_root_idx\` ON \`product_pages\` (\`root\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_parent_idx\` ON \`product_pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_product_product_feature_idx\` ON \`product_pages\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_slug_idx\` ON \`product_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_created_by_idx\` ON \`product_pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_updated_by_idx\` ON \`product_pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_updated_at_idx\` ON \`product_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_created_at_idx\` ON \`product_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`product_pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_pages__status_idx\` ON \`product_pages_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_pages_locales_locale_parent_id_unique\` ON \`product_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_locales_parent_idx\` ON \`product_pages_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`product_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_pages_texts_order_parent\` ON \`product_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_texts_text_idx\` ON \`product_pages_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`product_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_pages_rels_order_idx\` ON \`product_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_rels_parent_idx\` ON \`product_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_rels_path_idx\` ON \`product_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`product_pages_rels_contacts_id_idx\` ON \`product_pages_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_pages_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_product_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_outdated_in_order_idx\` ON \`_product_pages_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_outdated_in_parent_idx\` ON \`_product_pages_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_root\` text,
  	\`version_parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_successor\` text,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`product_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_pages_v_parent_idx\` ON \`_product_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version_picture_idx\` ON \`_product_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version_root_idx\` ON \`_product_pages_v\` (\`version_root\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version_parent_idx\` ON \`_product_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_product_version_product_feature_idx\` ON \`_product_pages_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version_slug_idx\` ON \`_product_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version_created_by_idx\` ON \`_product_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version_updated_by_idx\` ON \`_product_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version_updated_at_idx\` ON \`_product_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version_created_at_idx\` ON \`_product_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_created_at_idx\` ON \`_product_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_updated_at_idx\` ON \`_product_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_snapshot_idx\` ON \`_product_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_published_locale_idx\` ON \`_product_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_latest_idx\` ON \`_product_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_product_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_pages_v_version_version__status_idx\` ON \`_product_pages_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_pages_v_locales_locale_parent_id_unique\` ON \`_product_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_locales_parent_idx\` ON \`_product_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_product_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_pages_v_texts_order_parent\` ON \`_product_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_product_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_pages_v_rels_order_idx\` ON \`_product_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_rels_parent_idx\` ON \`_product_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_rels_path_idx\` ON \`_product_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_product_pages_v_rels_contacts_id_idx\` ON \`_product_pages_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`marketing_pages_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`marketing_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`marketing_pages_outdated_in_order_idx\` ON \`marketing_pages_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_outdated_in_parent_idx\` ON \`marketing_pages_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`marketing_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`area\` text,
  	\`order\` numeric DEFAULT 0,
  	\`recipient\` text,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`marketing_pages_picture_idx\` ON \`marketing_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_area_idx\` ON \`marketing_pages\` (\`area\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_product_product_feature_idx\` ON \`marketing_pages\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_slug_idx\` ON \`marketing_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_created_by_idx\` ON \`marketing_pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_updated_by_idx\` ON \`marketing_pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_updated_at_idx\` ON \`marketing_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_created_at_idx\` ON \`marketing_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`marketing_pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`marketing_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`marketing_pages__status_idx\` ON \`marketing_pages_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`marketing_pages_locales_locale_parent_id_unique\` ON \`marketing_pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_locales_parent_idx\` ON \`marketing_pages_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`marketing_pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`marketing_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`marketing_pages_texts_order_parent\` ON \`marketing_pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_texts_text_idx\` ON \`marketing_pages_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`marketing_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`marketing_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`marketing_pages_rels_order_idx\` ON \`marketing_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_rels_parent_idx\` ON \`marketing_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_rels_path_idx\` ON \`marketing_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`marketing_pages_rels_contacts_id_idx\` ON \`marketing_pages_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_marketing_pages_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_marketing_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_outdated_in_order_idx\` ON \`_marketing_pages_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_outdated_in_parent_idx\` ON \`_marketing_pages_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_marketing_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_area\` text,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_recipient\` text,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`marketing_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_parent_idx\` ON \`_marketing_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_version_picture_idx\` ON \`_marketing_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_version_area_idx\` ON \`_marketing_pages_v\` (\`version_area\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_product_version_product_featu_idx\` ON \`_marketing_pages_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_version_slug_idx\` ON \`_marketing_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_version_created_by_idx\` ON \`_marketing_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_version_updated_by_idx\` ON \`_marketing_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_version_updated_at_idx\` ON \`_marketing_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_version_created_at_idx\` ON \`_marketing_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_created_at_idx\` ON \`_marketing_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_updated_at_idx\` ON \`_marketing_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_snapshot_idx\` ON \`_marketing_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_published_locale_idx\` ON \`_marketing_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_latest_idx\` ON \`_marketing_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_marketing_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_marketing_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_version_version__status_idx\` ON \`_marketing_pages_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_marketing_pages_v_locales_locale_parent_id_unique\` ON \`_marketing_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_locales_parent_idx\` ON \`_marketing_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_marketing_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_marketing_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_texts_order_parent\` ON \`_marketing_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_marketing_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_marketing_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_rels_order_idx\` ON \`_marketing_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_rels_parent_idx\` ON \`_marketing_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_rels_path_idx\` ON \`_marketing_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_pages_v_rels_contacts_id_idx\` ON \`_marketing_pages_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_services_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_services_outdated_in_order_idx\` ON \`navigator_services_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_outdated_in_parent_idx\` ON \`navigator_services_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reviewed_on\` text,
  	\`practice_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`practice_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_services_practice_idx\` ON \`navigator_services\` (\`practice_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_product_product_feature_idx\` ON \`navigator_services\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_slug_idx\` ON \`navigator_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_created_by_idx\` ON \`navigator_services\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_updated_by_idx\` ON \`navigator_services\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_updated_at_idx\` ON \`navigator_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_created_at_idx\` ON \`navigator_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigator_services_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`coverage\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_services__status_idx\` ON \`navigator_services_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigator_services_locales_locale_parent_id_unique\` ON \`navigator_services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_locales_parent_idx\` ON \`navigator_services_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`navigator_services_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_services_texts_order_parent\` ON \`navigator_services_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_services_texts_text_idx\` ON \`navigator_services_texts\` (\`text\`);`)
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
  await db.run(sql`CREATE TABLE \`_navigator_services_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_outdated_in_order_idx\` ON \`_navigator_services_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_outdated_in_parent_idx\` ON \`_navigator_services_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_reviewed_on\` text,
  	\`version_practice_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_practice_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_parent_idx\` ON \`_navigator_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_version_practice_idx\` ON \`_navigator_services_v\` (\`version_practice_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_product_version_product_fe_idx\` ON \`_navigator_services_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_version_slug_idx\` ON \`_navigator_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_version_created_by_idx\` ON \`_navigator_services_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_version_updated_by_idx\` ON \`_navigator_services_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_version_updated_at_idx\` ON \`_navigator_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_version_created_at_idx\` ON \`_navigator_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_created_at_idx\` ON \`_navigator_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_updated_at_idx\` ON \`_navigator_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_snapshot_idx\` ON \`_navigator_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_published_locale_idx\` ON \`_navigator_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_latest_idx\` ON \`_navigator_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_services_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_coverage\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_version_version__status_idx\` ON \`_navigator_services_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigator_services_v_locales_locale_parent_id_unique\` ON \`_navigator_services_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_locales_parent_idx\` ON \`_navigator_services_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_services_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_services_v_texts_order_parent\` ON \`_navigator_services_v_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`navigator_regions_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_regions_outdated_in_order_idx\` ON \`navigator_regions_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_outdated_in_parent_idx\` ON \`navigator_regions_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_regions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`order\` numeric DEFAULT 0,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_regions_service_idx\` ON \`navigator_regions\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_product_product_feature_idx\` ON \`navigator_regions\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_slug_idx\` ON \`navigator_regions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_created_by_idx\` ON \`navigator_regions\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_updated_by_idx\` ON \`navigator_regions\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_updated_at_idx\` ON \`navigator_regions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_created_at_idx\` ON \`navigator_regions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigator_regions_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_regions__status_idx\` ON \`navigator_regions_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigator_regions_locales_locale_parent_id_unique\` ON \`navigator_regions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_locales_parent_idx\` ON \`navigator_regions_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`navigator_regions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_regions_texts_order_parent\` ON \`navigator_regions_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_regions_texts_text_idx\` ON \`navigator_regions_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_regions_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_regions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_outdated_in_order_idx\` ON \`_navigator_regions_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_outdated_in_parent_idx\` ON \`_navigator_regions_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_regions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_service_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_service_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_parent_idx\` ON \`_navigator_regions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_version_service_idx\` ON \`_navigator_regions_v\` (\`version_service_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_product_version_product_fea_idx\` ON \`_navigator_regions_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_version_slug_idx\` ON \`_navigator_regions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_version_created_by_idx\` ON \`_navigator_regions_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_version_updated_by_idx\` ON \`_navigator_regions_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_version_updated_at_idx\` ON \`_navigator_regions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_version_created_at_idx\` ON \`_navigator_regions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_created_at_idx\` ON \`_navigator_regions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_updated_at_idx\` ON \`_navigator_regions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_snapshot_idx\` ON \`_navigator_regions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_published_locale_idx\` ON \`_navigator_regions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_latest_idx\` ON \`_navigator_regions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_regions_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_regions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_version_version__status_idx\` ON \`_navigator_regions_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigator_regions_v_locales_locale_parent_id_unique\` ON \`_navigator_regions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_locales_parent_idx\` ON \`_navigator_regions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_regions_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_regions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_regions_v_texts_order_parent\` ON \`_navigator_regions_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_jurisdictions_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_jurisdictions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_outdated_in_order_idx\` ON \`navigator_jurisdictions_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_outdated_in_parent_idx\` ON \`navigator_jurisdictions_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_jurisdictions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sample\` integer DEFAULT false,
  	\`service_id\` integer,
  	\`region_id\` integer,
  	\`country_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`iso_code\` text,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`region_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_service_idx\` ON \`navigator_jurisdictions\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_region_idx\` ON \`navigator_jurisdictions\` (\`region_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_country_idx\` ON \`navigator_jurisdictions\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_product_product_feature_idx\` ON \`navigator_jurisdictions\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_slug_idx\` ON \`navigator_jurisdictions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_created_by_idx\` ON \`navigator_jurisdictions\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_updated_by_idx\` ON \`navigator_jurisdictions\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_updated_at_idx\` ON \`navigator_jurisdictions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_created_at_idx\` ON \`navigator_jurisdictions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigator_jurisdictions_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_jurisdictions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions__status_idx\` ON \`navigator_jurisdictions_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigator_jurisdictions_locales_locale_parent_id_unique\` ON \`navigator_jurisdictions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_locales_parent_idx\` ON \`navigator_jurisdictions_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`navigator_jurisdictions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_jurisdictions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_texts_order_parent\` ON \`navigator_jurisdictions_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_texts_text_idx\` ON \`navigator_jurisdictions_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`navigator_jurisdictions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_jurisdictions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_rels_order_idx\` ON \`navigator_jurisdictions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_rels_parent_idx\` ON \`navigator_jurisdictions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_rels_path_idx\` ON \`navigator_jurisdictions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`navigator_jurisdictions_rels_contacts_id_idx\` ON \`navigator_jurisdictions_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_jurisdictions_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_jurisdictions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_outdated_in_order_idx\` ON \`_navigator_jurisdictions_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_outdated_in_parent_idx\` ON \`_navigator_jurisdictions_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_jurisdictions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_sample\` integer DEFAULT false,
  	\`version_service_id\` integer,
  	\`version_region_id\` integer,
  	\`version_country_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_iso_code\` text,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_jurisdictions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_service_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_region_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_parent_idx\` ON \`_navigator_jurisdictions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version_service_idx\` ON \`_navigator_jurisdictions_v\` (\`version_service_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version_region_idx\` ON \`_navigator_jurisdictions_v\` (\`version_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version_country_idx\` ON \`_navigator_jurisdictions_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_product_version_produ_idx\` ON \`_navigator_jurisdictions_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version_slug_idx\` ON \`_navigator_jurisdictions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version_created_by_idx\` ON \`_navigator_jurisdictions_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version_updated_by_idx\` ON \`_navigator_jurisdictions_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version_updated_at_idx\` ON \`_navigator_jurisdictions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version_created_at_idx\` ON \`_navigator_jurisdictions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_created_at_idx\` ON \`_navigator_jurisdictions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_updated_at_idx\` ON \`_navigator_jurisdictions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_snapshot_idx\` ON \`_navigator_jurisdictions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_published_locale_idx\` ON \`_navigator_jurisdictions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_latest_idx\` ON \`_navigator_jurisdictions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_jurisdictions_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_jurisdictions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_version_version__status_idx\` ON \`_navigator_jurisdictions_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigator_jurisdictions_v_locales_locale_parent_id_unique\` ON \`_navigator_jurisdictions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_locales_parent_idx\` ON \`_navigator_jurisdictions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_jurisdictions_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_jurisdictions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_texts_order_parent\` ON \`_navigator_jurisdictions_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_jurisdictions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contacts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_jurisdictions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_rels_order_idx\` ON \`_navigator_jurisdictions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_rels_parent_idx\` ON \`_navigator_jurisdictions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_rels_path_idx\` ON \`_navigator_jurisdictions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_jurisdictions_v_rels_contacts_id_idx\` ON \`_navigator_jurisdictions_v_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_questions_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_questions_outdated_in_order_idx\` ON \`navigator_questions_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_outdated_in_parent_idx\` ON \`navigator_questions_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_questions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`topic_key\` text,
  	\`order\` numeric,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_questions_service_idx\` ON \`navigator_questions\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_order_idx\` ON \`navigator_questions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_product_product_feature_idx\` ON \`navigator_questions\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_slug_idx\` ON \`navigator_questions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_created_by_idx\` ON \`navigator_questions\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_updated_by_idx\` ON \`navigator_questions\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_updated_at_idx\` ON \`navigator_questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_created_at_idx\` ON \`navigator_questions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigator_questions_locales\` (
  	\`title\` text,
  	\`short\` text,
  	\`topic\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_questions__status_idx\` ON \`navigator_questions_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigator_questions_locales_locale_parent_id_unique\` ON \`navigator_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_locales_parent_idx\` ON \`navigator_questions_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`navigator_questions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_questions_texts_order_parent\` ON \`navigator_questions_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_questions_texts_text_idx\` ON \`navigator_questions_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_questions_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_outdated_in_order_idx\` ON \`_navigator_questions_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_outdated_in_parent_idx\` ON \`_navigator_questions_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_questions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_service_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_topic_key\` text,
  	\`version_order\` numeric,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_questions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_service_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_parent_idx\` ON \`_navigator_questions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_version_service_idx\` ON \`_navigator_questions_v\` (\`version_service_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_version_order_idx\` ON \`_navigator_questions_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_product_version_product_f_idx\` ON \`_navigator_questions_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_version_slug_idx\` ON \`_navigator_questions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_version_created_by_idx\` ON \`_navigator_questions_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_version_updated_by_idx\` ON \`_navigator_questions_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_version_updated_at_idx\` ON \`_navigator_questions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_version_created_at_idx\` ON \`_navigator_questions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_created_at_idx\` ON \`_navigator_questions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_updated_at_idx\` ON \`_navigator_questions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_snapshot_idx\` ON \`_navigator_questions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_published_locale_idx\` ON \`_navigator_questions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_latest_idx\` ON \`_navigator_questions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_questions_v_locales\` (
  	\`version_title\` text,
  	\`version_short\` text,
  	\`version_topic\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_version_version__status_idx\` ON \`_navigator_questions_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigator_questions_v_locales_locale_parent_id_unique\` ON \`_navigator_questions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_locales_parent_idx\` ON \`_navigator_questions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_questions_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_questions_v_texts_order_parent\` ON \`_navigator_questions_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_statuses_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_statuses_outdated_in_order_idx\` ON \`navigator_statuses_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_statuses_outdated_in_parent_idx\` ON \`navigator_statuses_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_statuses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tone\` text,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_statuses_product_product_feature_idx\` ON \`navigator_statuses\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`navigator_statuses_slug_idx\` ON \`navigator_statuses\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigator_statuses_created_by_idx\` ON \`navigator_statuses\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_statuses_updated_by_idx\` ON \`navigator_statuses\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_statuses_updated_at_idx\` ON \`navigator_statuses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_statuses_created_at_idx\` ON \`navigator_statuses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigator_statuses_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_statuses__status_idx\` ON \`navigator_statuses_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigator_statuses_locales_locale_parent_id_unique\` ON \`navigator_statuses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_statuses_locales_parent_idx\` ON \`navigator_statuses_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`navigator_statuses_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_statuses_texts_order_parent\` ON \`navigator_statuses_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_statuses_texts_text_idx\` ON \`navigator_statuses_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_statuses_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_statuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_outdated_in_order_idx\` ON \`_navigator_statuses_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_outdated_in_parent_idx\` ON \`_navigator_statuses_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_statuses_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_tone\` text,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_parent_idx\` ON \`_navigator_statuses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_product_version_product_fe_idx\` ON \`_navigator_statuses_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_version_slug_idx\` ON \`_navigator_statuses_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_version_created_by_idx\` ON \`_navigator_statuses_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_version_updated_by_idx\` ON \`_navigator_statuses_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_version_updated_at_idx\` ON \`_navigator_statuses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_version_created_at_idx\` ON \`_navigator_statuses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_created_at_idx\` ON \`_navigator_statuses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_updated_at_idx\` ON \`_navigator_statuses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_snapshot_idx\` ON \`_navigator_statuses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_published_locale_idx\` ON \`_navigator_statuses_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_latest_idx\` ON \`_navigator_statuses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_statuses_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_statuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_version_version__status_idx\` ON \`_navigator_statuses_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigator_statuses_v_locales_locale_parent_id_unique\` ON \`_navigator_statuses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_locales_parent_idx\` ON \`_navigator_statuses_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_statuses_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_statuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_statuses_v_texts_order_parent\` ON \`_navigator_statuses_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_answers_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_answers_sources_order_idx\` ON \`navigator_answers_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_sources_parent_id_idx\` ON \`navigator_answers_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_sources_locale_idx\` ON \`navigator_answers_sources\` (\`_locale\`);`)
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
  await db.run(sql`CREATE TABLE \`navigator_answers_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_answers_outdated_in_order_idx\` ON \`navigator_answers_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_outdated_in_parent_idx\` ON \`navigator_answers_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_answers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stated_at\` text,
  	\`reviewed_on\` text,
  	\`review_due\` text,
  	\`jurisdiction_id\` integer,
  	\`question_id\` integer,
  	\`status_id\` integer,
  	\`reviewer_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`product_feature\` text,
  	\`changed_at\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`jurisdiction_id\`) REFERENCES \`navigator_jurisdictions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`question_id\`) REFERENCES \`navigator_questions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`status_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reviewer_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_answers_review_due_idx\` ON \`navigator_answers\` (\`review_due\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_jurisdiction_idx\` ON \`navigator_answers\` (\`jurisdiction_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_question_idx\` ON \`navigator_answers\` (\`question_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_status_idx\` ON \`navigator_answers\` (\`status_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_reviewer_idx\` ON \`navigator_answers\` (\`reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_product_product_feature_idx\` ON \`navigator_answers\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_changed_at_idx\` ON \`navigator_answers\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_slug_idx\` ON \`navigator_answers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_created_by_idx\` ON \`navigator_answers\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_updated_by_idx\` ON \`navigator_answers\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_updated_at_idx\` ON \`navigator_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_created_at_idx\` ON \`navigator_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigator_answers_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_answers__status_idx\` ON \`navigator_answers_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigator_answers_locales_locale_parent_id_unique\` ON \`navigator_answers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_locales_parent_idx\` ON \`navigator_answers_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`navigator_answers_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_answers_texts_order_parent\` ON \`navigator_answers_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_answers_texts_text_idx\` ON \`navigator_answers_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_answers_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_answers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_sources_order_idx\` ON \`_navigator_answers_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_sources_parent_id_idx\` ON \`_navigator_answers_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_sources_locale_idx\` ON \`_navigator_answers_v_version_sources\` (\`_locale\`);`)
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
  await db.run(sql`CREATE TABLE \`_navigator_answers_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_answers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_outdated_in_order_idx\` ON \`_navigator_answers_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_outdated_in_parent_idx\` ON \`_navigator_answers_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_answers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_stated_at\` text,
  	\`version_reviewed_on\` text,
  	\`version_review_due\` text,
  	\`version_jurisdiction_id\` integer,
  	\`version_question_id\` integer,
  	\`version_status_id\` integer,
  	\`version_reviewer_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_product_feature\` text,
  	\`version_changed_at\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_answers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_jurisdiction_id\`) REFERENCES \`navigator_jurisdictions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_question_id\`) REFERENCES \`navigator_questions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_status_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_reviewer_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_parent_idx\` ON \`_navigator_answers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_review_due_idx\` ON \`_navigator_answers_v\` (\`version_review_due\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_jurisdiction_idx\` ON \`_navigator_answers_v\` (\`version_jurisdiction_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_question_idx\` ON \`_navigator_answers_v\` (\`version_question_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_status_idx\` ON \`_navigator_answers_v\` (\`version_status_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_reviewer_idx\` ON \`_navigator_answers_v\` (\`version_reviewer_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_product_version_product_fea_idx\` ON \`_navigator_answers_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_changed_at_idx\` ON \`_navigator_answers_v\` (\`version_changed_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_slug_idx\` ON \`_navigator_answers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_created_by_idx\` ON \`_navigator_answers_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_updated_by_idx\` ON \`_navigator_answers_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_updated_at_idx\` ON \`_navigator_answers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_created_at_idx\` ON \`_navigator_answers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_created_at_idx\` ON \`_navigator_answers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_updated_at_idx\` ON \`_navigator_answers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_snapshot_idx\` ON \`_navigator_answers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_published_locale_idx\` ON \`_navigator_answers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_latest_idx\` ON \`_navigator_answers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_answers_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_answers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version__status_idx\` ON \`_navigator_answers_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigator_answers_v_locales_locale_parent_id_unique\` ON \`_navigator_answers_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_locales_parent_idx\` ON \`_navigator_answers_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_answers_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_answers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_texts_order_parent\` ON \`_navigator_answers_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_contents_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_contents_outdated_in_order_idx\` ON \`navigator_contents_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_outdated_in_parent_idx\` ON \`navigator_contents_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigator_contents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`published_on\` text,
  	\`service_id\` integer,
  	\`region_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`topic_key\` text,
  	\`product_feature\` text,
  	\`slug\` text,
  	\`in_review\` integer,
  	\`created_by_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`region_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_contents_service_idx\` ON \`navigator_contents\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_region_idx\` ON \`navigator_contents\` (\`region_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_product_product_feature_idx\` ON \`navigator_contents\` (\`product_feature\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_slug_idx\` ON \`navigator_contents\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_created_by_idx\` ON \`navigator_contents\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_updated_by_idx\` ON \`navigator_contents\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_updated_at_idx\` ON \`navigator_contents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_created_at_idx\` ON \`navigator_contents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigator_contents_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_search_words\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigator_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_contents__status_idx\` ON \`navigator_contents_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigator_contents_locales_locale_parent_id_unique\` ON \`navigator_contents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_locales_parent_idx\` ON \`navigator_contents_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`navigator_contents_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_contents_texts_order_parent\` ON \`navigator_contents_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_contents_texts_text_idx\` ON \`navigator_contents_texts\` (\`text\`);`)
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
  await db.run(sql`CREATE TABLE \`_navigator_contents_v_version_outdated_in\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_contents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_outdated_in_order_idx\` ON \`_navigator_contents_v_version_outdated_in\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_outdated_in_parent_idx\` ON \`_navigator_contents_v_version_outdated_in\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_contents_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_published_on\` text,
  	\`version_service_id\` integer,
  	\`version_region_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_topic_key\` text,
  	\`version_product_feature\` text,
  	\`version_slug\` text,
  	\`version_in_review\` integer,
  	\`version_created_by_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigator_contents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_service_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_region_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_parent_idx\` ON \`_navigator_contents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_version_service_idx\` ON \`_navigator_contents_v\` (\`version_service_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_version_region_idx\` ON \`_navigator_contents_v\` (\`version_region_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_product_version_product_fe_idx\` ON \`_navigator_contents_v\` (\`version_product_feature\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_version_slug_idx\` ON \`_navigator_contents_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_version_created_by_idx\` ON \`_navigator_contents_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_version_updated_by_idx\` ON \`_navigator_contents_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_version_updated_at_idx\` ON \`_navigator_contents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_version_created_at_idx\` ON \`_navigator_contents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_created_at_idx\` ON \`_navigator_contents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_updated_at_idx\` ON \`_navigator_contents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_snapshot_idx\` ON \`_navigator_contents_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_published_locale_idx\` ON \`_navigator_contents_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_latest_idx\` ON \`_navigator_contents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_contents_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_search_words\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigator_contents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_version_version__status_idx\` ON \`_navigator_contents_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigator_contents_v_locales_locale_parent_id_unique\` ON \`_navigator_contents_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_locales_parent_idx\` ON \`_navigator_contents_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigator_contents_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_navigator_contents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigator_contents_v_texts_order_parent\` ON \`_navigator_contents_v_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`members_product_subscriptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`permission\` text NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_product_subscriptions_order_idx\` ON \`members_product_subscriptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`members_product_subscriptions_parent_id_idx\` ON \`members_product_subscriptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`organisation\` text,
  	\`email_verified\` integer DEFAULT false,
  	\`details_given_name\` text,
  	\`details_family_name\` text,
  	\`details_job_title\` text,
  	\`details_company\` text,
  	\`details_phone\` text,
  	\`details_language\` text,
  	\`details_time_zone\` text,
  	\`notifications_weekly_cap\` numeric DEFAULT 7,
  	\`notifications_paused_until\` text,
  	\`notifications_mail_digests\` integer DEFAULT true,
  	\`notifications_mail_events\` integer DEFAULT true,
  	\`notifications_mail_products\` integer DEFAULT true,
  	\`onboarding_step\` numeric DEFAULT 0,
  	\`onboarding_done\` integer DEFAULT false,
  	\`onboarding_skipped\` integer DEFAULT false,
  	\`last_visit_at\` text,
  	\`previous_visit_at\` text,
  	\`muted\` text,
  	\`delete_after\` text,
  	\`ended_sessions\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`members_subject_idx\` ON \`members\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`members_delete_after_idx\` ON \`members\` (\`delete_after\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`members_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_texts_order_parent\` ON \`members_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`countries_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_rels_order_idx\` ON \`members_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`members_rels_parent_idx\` ON \`members_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`members_rels_path_idx\` ON \`members_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`members_rels_services_id_idx\` ON \`members_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`members_rels_sectors_id_idx\` ON \`members_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`members_rels_countries_id_idx\` ON \`members_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE TABLE \`product_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`permission\` text NOT NULL,
  	\`note\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`until\` text,
  	\`open_permission\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_requests_member_idx\` ON \`product_requests\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`product_requests_updated_at_idx\` ON \`product_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_requests_created_at_idx\` ON \`product_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_openPermission_idx\` ON \`product_requests\` (\`member_id\`,\`open_permission\`);`)
  await db.run(sql`CREATE TABLE \`alert_subscriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`topic\` text NOT NULL,
  	\`practice_id\` integer,
  	\`sector_id\` integer,
  	\`country_id\` integer,
  	\`search\` text,
  	\`search_locale\` text,
  	\`service\` text,
  	\`choices\` text,
  	\`frequency\` text NOT NULL,
  	\`kinds_articles\` integer DEFAULT true,
  	\`kinds_news\` integer DEFAULT true,
  	\`kinds_events\` integer DEFAULT true,
  	\`kinds_trainings\` integer DEFAULT true,
  	\`active\` integer DEFAULT true,
  	\`wording\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`practice_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sector_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`alert_subscriptions_member_idx\` ON \`alert_subscriptions\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`alert_subscriptions_practice_idx\` ON \`alert_subscriptions\` (\`practice_id\`);`)
  await db.run(sql`CREATE INDEX \`alert_subscriptions_sector_idx\` ON \`alert_subscriptions\` (\`sector_id\`);`)
  await db.run(sql`CREATE INDEX \`alert_subscriptions_country_idx\` ON \`alert_subscriptions\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`alert_subscriptions_updated_at_idx\` ON \`alert_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alert_subscriptions_created_at_idx\` ON \`alert_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_key_idx\` ON \`alert_subscriptions\` (\`member_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`wording\` text NOT NULL,
  	\`at\` text,
  	\`channel\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_member_idx\` ON \`consents\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_at_idx\` ON \`consents\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`digests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`period\` text NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`frequency\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`unsubscribe_url\` text,
  	\`items\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`digests_member_idx\` ON \`digests\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`digests_state_idx\` ON \`digests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`digests_updated_at_idx\` ON \`digests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`digests_created_at_idx\` ON \`digests\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_period_idx\` ON \`digests\` (\`member_id\`,\`period\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_sequence_idx\` ON \`digests\` (\`member_id\`,\`sequence\`);`)
  await db.run(sql`CREATE TABLE \`favourites\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`folder_id\` integer,
  	\`note\` text,
  	\`saved_at\` text,
  	\`seen_updated_at\` text,
  	\`title_when_saved\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`favourite_folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`favourites_member_idx\` ON \`favourites\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`favourites_folder_idx\` ON \`favourites\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`favourites_saved_at_idx\` ON \`favourites\` (\`saved_at\`);`)
  await db.run(sql`CREATE INDEX \`favourites_updated_at_idx\` ON \`favourites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`favourites_created_at_idx\` ON \`favourites\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_kind_document_idx\` ON \`favourites\` (\`member_id\`,\`kind\`,\`document\`);`)
  await db.run(sql`CREATE TABLE \`favourite_folders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`favourite_folders_member_idx\` ON \`favourite_folders\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`favourite_folders_updated_at_idx\` ON \`favourite_folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`favourite_folders_created_at_idx\` ON \`favourite_folders\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_name_idx\` ON \`favourite_folders\` (\`member_id\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`navigator_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`service\` text NOT NULL,
  	\`query\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`fingerprint\` text,
  	\`made_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_reports_member_idx\` ON \`navigator_reports\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_reports_updated_at_idx\` ON \`navigator_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_reports_created_at_idx\` ON \`navigator_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`submissions_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_values_order_idx\` ON \`submissions_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`submissions_values_parent_id_idx\` ON \`submissions_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`form\` text NOT NULL,
  	\`subject\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`recipient\` text,
  	\`language\` text,
  	\`note\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_form_idx\` ON \`submissions\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`submissions_state_idx\` ON \`submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`submissions_email_idx\` ON \`submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`key_idx\` ON \`submissions\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`registrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`event_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`organisation\` text,
  	\`job_title\` text,
  	\`needs\` text,
  	\`state\` text NOT NULL,
  	\`language\` text,
  	\`token_hash\` text,
  	\`member_id\` integer,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`registrations_event_idx\` ON \`registrations\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_email_idx\` ON \`registrations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`registrations_state_idx\` ON \`registrations\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`registrations_token_hash_idx\` ON \`registrations\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`registrations_member_idx\` ON \`registrations\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_updated_at_idx\` ON \`registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_created_at_idx\` ON \`registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`key_1_idx\` ON \`registrations\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`member_id\` integer,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`confidential\` integer DEFAULT false,
  	\`unsubscribe_url\` text,
  	\`calendar\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_reference_idx\` ON \`mails\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`mails_member_idx\` ON \`mails\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`credit\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text,
  	\`sizes_portrait_url\` text,
  	\`sizes_portrait_width\` numeric,
  	\`sizes_portrait_height\` numeric,
  	\`sizes_portrait_mime_type\` text,
  	\`sizes_portrait_filesize\` numeric,
  	\`sizes_portrait_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_portrait_sizes_portrait_filename_idx\` ON \`media\` (\`sizes_portrait_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`kind\` text DEFAULT 'permanent' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_languages_order_idx\` ON \`users_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_languages_parent_idx\` ON \`users_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`sso_subject\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_sso_subject_idx\` ON \`users\` (\`sso_subject\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`editor\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`document\` text,
  	\`language\` text,
  	\`changes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_entries_action_idx\` ON \`audit_entries\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_document_idx\` ON \`audit_entries\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_updated_at_idx\` ON \`audit_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_entries_created_at_idx\` ON \`audit_entries\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	\`trainings_id\` integer,
  	\`training_series_id\` integer,
  	\`deals_id\` integer,
  	\`contacts_id\` integer,
  	\`offices_id\` integer,
  	\`countries_id\` integer,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	\`solutions_id\` integer,
  	\`about_pages_id\` integer,
  	\`careers_pages_id\` integer,
  	\`graduate_pages_id\` integer,
  	\`legal_pages_id\` integer,
  	\`feature_pages_id\` integer,
  	\`product_pages_id\` integer,
  	\`marketing_pages_id\` integer,
  	\`navigator_services_id\` integer,
  	\`navigator_regions_id\` integer,
  	\`navigator_jurisdictions_id\` integer,
  	\`navigator_questions_id\` integer,
  	\`navigator_statuses_id\` integer,
  	\`navigator_answers_id\` integer,
  	\`navigator_contents_id\` integer,
  	\`members_id\` integer,
  	\`product_requests_id\` integer,
  	\`alert_subscriptions_id\` integer,
  	\`consents_id\` integer,
  	\`digests_id\` integer,
  	\`favourites_id\` integer,
  	\`favourite_folders_id\` integer,
  	\`navigator_reports_id\` integer,
  	\`submissions_id\` integer,
  	\`registrations_id\` integer,
  	\`mails_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trainings_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`training_series_id\`) REFERENCES \`training_series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deals_id\`) REFERENCES \`deals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`about_pages_id\`) REFERENCES \`about_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`careers_pages_id\`) REFERENCES \`careers_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`graduate_pages_id\`) REFERENCES \`graduate_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_pages_id\`) REFERENCES \`legal_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feature_pages_id\`) REFERENCES \`feature_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_pages_id\`) REFERENCES \`product_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`marketing_pages_id\`) REFERENCES \`marketing_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigator_services_id\`) REFERENCES \`navigator_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigator_regions_id\`) REFERENCES \`navigator_regions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigator_jurisdictions_id\`) REFERENCES \`navigator_jurisdictions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigator_questions_id\`) REFERENCES \`navigator_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigator_statuses_id\`) REFERENCES \`navigator_statuses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigator_answers_id\`) REFERENCES \`navigator_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigator_contents_id\`) REFERENCES \`navigator_contents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_requests_id\`) REFERENCES \`product_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alert_subscriptions_id\`) REFERENCES \`alert_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consents_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`digests_id\`) REFERENCES \`digests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`favourites_id\`) REFERENCES \`favourites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`favourite_folders_id\`) REFERENCES \`favourite_folders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigator_reports_id\`) REFERENCES \`navigator_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registrations_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trainings_id_idx\` ON \`payload_locked_documents_rels\` (\`trainings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_training_series_id_idx\` ON \`payload_locked_documents_rels\` (\`training_series_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deals_id_idx\` ON \`payload_locked_documents_rels\` (\`deals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sectors_id_idx\` ON \`payload_locked_documents_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_about_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`about_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_careers_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`careers_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_graduate_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`graduate_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feature_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`feature_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`product_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_marketing_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`marketing_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_services_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_regions_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_regions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_jurisdictions_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_jurisdictions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_statuses_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_statuses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_contents_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_contents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`product_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_digests_id_idx\` ON \`payload_locked_documents_rels\` (\`digests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favourites_id_idx\` ON \`payload_locked_documents_rels\` (\`favourites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favourite_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`favourite_folders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`members_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_members_id_idx\` ON \`payload_preferences_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_popular\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`query\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_popular_order_idx\` ON \`home_popular\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_popular_parent_id_idx\` ON \`home_popular\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_popular_locale_idx\` ON \`home_popular\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`home_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_figures_order_idx\` ON \`home_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_figures_parent_id_idx\` ON \`home_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_figures_locale_idx\` ON \`home_figures\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`home_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`contact_id\` integer,
  	\`line\` text,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_people_order_idx\` ON \`home_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_people_parent_id_idx\` ON \`home_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_people_locale_idx\` ON \`home_people\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`home_people_contact_idx\` ON \`home_people\` (\`contact_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hero_article_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_hero_hero_article_idx\` ON \`home\` (\`hero_article_id\`);`)
  await db.run(sql`CREATE INDEX \`home_updated_by_idx\` ON \`home\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE TABLE \`home_locales\` (
  	\`hero_eyebrow\` text,
  	\`hero_title\` text,
  	\`hero_text\` text,
  	\`hero_action\` text,
  	\`statement_title\` text,
  	\`statement_text\` text,
  	\`careers_title\` text,
  	\`careers_text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_locales_locale_parent_id_unique\` ON \`home_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_locales_parent_idx\` ON \`home_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`home_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_rels_order_idx\` ON \`home_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_parent_idx\` ON \`home_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_path_idx\` ON \`home_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_services_id_idx\` ON \`home_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_sectors_id_idx\` ON \`home_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_popular\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`query\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_popular_order_idx\` ON \`_home_v_version_popular\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_popular_parent_id_idx\` ON \`_home_v_version_popular\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_popular_locale_idx\` ON \`_home_v_version_popular\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_order_idx\` ON \`_home_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_parent_id_idx\` ON \`_home_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_figures_locale_idx\` ON \`_home_v_version_figures\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`contact_id\` integer,
  	\`line\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_people_order_idx\` ON \`_home_v_version_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_people_parent_id_idx\` ON \`_home_v_version_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_people_locale_idx\` ON \`_home_v_version_people\` (\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_people_contact_idx\` ON \`_home_v_version_people\` (\`contact_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_hero_article_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_hero_article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_hero_version_hero_article_idx\` ON \`_home_v\` (\`version_hero_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_updated_by_idx\` ON \`_home_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_snapshot_idx\` ON \`_home_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_published_locale_idx\` ON \`_home_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_locales\` (
  	\`version_hero_eyebrow\` text,
  	\`version_hero_title\` text,
  	\`version_hero_text\` text,
  	\`version_hero_action\` text,
  	\`version_statement_title\` text,
  	\`version_statement_text\` text,
  	\`version_careers_title\` text,
  	\`version_careers_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_locales_locale_parent_id_unique\` ON \`_home_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_locales_parent_idx\` ON \`_home_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`sectors_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sectors_id\`) REFERENCES \`sectors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_rels_order_idx\` ON \`_home_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_parent_idx\` ON \`_home_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_path_idx\` ON \`_home_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_services_id_idx\` ON \`_home_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_sectors_id_idx\` ON \`_home_v_rels\` (\`sectors_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_utility\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_utility_order_idx\` ON \`navigation_utility\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_utility_parent_id_idx\` ON \`navigation_utility\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_utility_locale_idx\` ON \`navigation_utility\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`navigation_sections_groups_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_sections_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_sections_groups_links_order_idx\` ON \`navigation_sections_groups_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_sections_groups_links_parent_id_idx\` ON \`navigation_sections_groups_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_sections_groups_links_locale_idx\` ON \`navigation_sections_groups_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`navigation_sections_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_sections_groups_order_idx\` ON \`navigation_sections_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_sections_groups_parent_id_idx\` ON \`navigation_sections_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_sections_groups_locale_idx\` ON \`navigation_sections_groups\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`navigation_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`intro\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_sections_order_idx\` ON \`navigation_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_sections_parent_id_idx\` ON \`navigation_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_sections_locale_idx\` ON \`navigation_sections\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_order_idx\` ON \`navigation_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_parent_id_idx\` ON \`navigation_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_locale_idx\` ON \`navigation_footer_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_order_idx\` ON \`navigation_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_parent_id_idx\` ON \`navigation_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_locale_idx\` ON \`navigation_footer\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_updated_by_idx\` ON \`navigation\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_locales\` (
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_locales_locale_parent_id_unique\` ON \`navigation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_locales_parent_idx\` ON \`navigation_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_utility\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_utility_order_idx\` ON \`_navigation_v_version_utility\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_utility_parent_id_idx\` ON \`_navigation_v_version_utility\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_utility_locale_idx\` ON \`_navigation_v_version_utility\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_sections_groups_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_sections_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_groups_links_order_idx\` ON \`_navigation_v_version_sections_groups_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_groups_links_parent_id_idx\` ON \`_navigation_v_version_sections_groups_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_groups_links_locale_idx\` ON \`_navigation_v_version_sections_groups_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_sections_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_groups_order_idx\` ON \`_navigation_v_version_sections_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_groups_parent_id_idx\` ON \`_navigation_v_version_sections_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_groups_locale_idx\` ON \`_navigation_v_version_sections_groups\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`intro\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_order_idx\` ON \`_navigation_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_parent_id_idx\` ON \`_navigation_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_sections_locale_idx\` ON \`_navigation_v_version_sections\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_order_idx\` ON \`_navigation_v_version_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_parent_id_idx\` ON \`_navigation_v_version_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_locale_idx\` ON \`_navigation_v_version_footer_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_order_idx\` ON \`_navigation_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_parent_id_idx\` ON \`_navigation_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_locale_idx\` ON \`_navigation_v_version_footer\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version_updated_by_idx\` ON \`_navigation_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_snapshot_idx\` ON \`_navigation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_published_locale_idx\` ON \`_navigation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_locales\` (
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_locales_locale_parent_id_unique\` ON \`_navigation_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_locales_parent_idx\` ON \`_navigation_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_social_order_idx\` ON \`site_settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_parent_id_idx\` ON \`site_settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_brand_colours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token\` text,
  	\`light\` text,
  	\`dark\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_brand_colours_order_idx\` ON \`site_settings_brand_colours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_colours_parent_id_idx\` ON \`site_settings_brand_colours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_legal_links_order_idx\` ON \`site_settings_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_legal_links_parent_id_idx\` ON \`site_settings_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_legal_links_locale_idx\` ON \`site_settings_legal_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`firm_name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`wechat\` text,
  	\`brand_logo_id\` integer,
  	\`brand_logo_on_dark_id\` integer,
  	\`brand_mark_id\` integer,
  	\`heroes_about_id\` integer,
  	\`heroes_careers_id\` integer,
  	\`updated_by_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`heroes_about_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`heroes_careers_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_idx\` ON \`site_settings\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_on_dark_idx\` ON \`site_settings\` (\`brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_mark_idx\` ON \`site_settings\` (\`brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_heroes_heroes_about_idx\` ON \`site_settings\` (\`heroes_about_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_heroes_heroes_careers_idx\` ON \`site_settings\` (\`heroes_careers_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_updated_by_idx\` ON \`site_settings\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`tagline\` text,
  	\`description\` text,
  	\`footer_text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_locales_parent_idx\` ON \`site_settings_locales\` (\`_parent_id\`,\`_locale\`,\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_texts_order_parent\` ON \`site_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_texts_locale_parent\` ON \`site_settings_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_order_idx\` ON \`_site_settings_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_parent_id_idx\` ON \`_site_settings_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_brand_colours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`token\` text,
  	\`light\` text,
  	\`dark\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_colours_order_idx\` ON \`_site_settings_v_version_brand_colours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_colours_parent_id_idx\` ON \`_site_settings_v_version_brand_colours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_legal_links_order_idx\` ON \`_site_settings_v_version_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_legal_links_parent_id_idx\` ON \`_site_settings_v_version_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_legal_links_locale_idx\` ON \`_site_settings_v_version_legal_links\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_firm_name\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_wechat\` text,
  	\`version_brand_logo_id\` integer,
  	\`version_brand_logo_on_dark_id\` integer,
  	\`version_brand_mark_id\` integer,
  	\`version_heroes_about_id\` integer,
  	\`version_heroes_careers_id\` integer,
  	\`version_updated_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_heroes_about_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_heroes_careers_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_idx\` ON \`_site_settings_v\` (\`version_brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_on_dar_idx\` ON \`_site_settings_v\` (\`version_brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_mark_idx\` ON \`_site_settings_v\` (\`version_brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_heroes_version_heroes_about_idx\` ON \`_site_settings_v\` (\`version_heroes_about_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_heroes_version_heroes_careers_idx\` ON \`_site_settings_v\` (\`version_heroes_careers_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_updated_by_idx\` ON \`_site_settings_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_snapshot_idx\` ON \`_site_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_published_locale_idx\` ON \`_site_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_tagline\` text,
  	\`version_description\` text,
  	\`version_footer_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_locales_parent_idx\` ON \`_site_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_texts_order_parent\` ON \`_site_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_texts_locale_parent\` ON \`_site_settings_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`bulk_runs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`stop_requested\` integer DEFAULT false,
  	\`settings\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`file_name\` text,
  	\`file\` text,
  	\`problem\` text,
  	\`progress\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`bulk_runs_owner_idx\` ON \`bulk_runs\` (\`owner\`);`)
  await db.run(sql`CREATE INDEX \`bulk_runs_state_idx\` ON \`bulk_runs\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`bulk_runs_updated_at_idx\` ON \`bulk_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bulk_runs_created_at_idx\` ON \`bulk_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bulk_results\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`run\` numeric NOT NULL,
  	\`row\` numeric NOT NULL,
  	\`action\` text NOT NULL,
  	\`type\` text,
  	\`document\` numeric,
  	\`locale\` text,
  	\`title\` text,
  	\`details\` text,
  	\`before\` text,
  	\`after\` text,
  	\`undone\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`bulk_results_run_idx\` ON \`bulk_results\` (\`run\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`run_row_idx\` ON \`bulk_results\` (\`run\`,\`row\`);`)
  await db.run(sql`CREATE INDEX \`run_document_idx\` ON \`bulk_results\` (\`run\`,\`document\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`articles_regions\`;`)
  await db.run(sql`DROP TABLE \`articles_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_texts\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_regions\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`events_guests\`;`)
  await db.run(sql`DROP TABLE \`events_agenda\`;`)
  await db.run(sql`DROP TABLE \`events_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`events_texts\`;`)
  await db.run(sql`DROP TABLE \`events_rels\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_guests\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_agenda\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_locales\`;`)
  await db.run(sql`DROP TABLE \`news_texts\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`trainings_sessions\`;`)
  await db.run(sql`DROP TABLE \`trainings_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`trainings\`;`)
  await db.run(sql`DROP TABLE \`trainings_locales\`;`)
  await db.run(sql`DROP TABLE \`trainings_texts\`;`)
  await db.run(sql`DROP TABLE \`trainings_rels\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v_version_sessions\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v_rels\`;`)
  await db.run(sql`DROP TABLE \`training_series_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`training_series\`;`)
  await db.run(sql`DROP TABLE \`training_series_locales\`;`)
  await db.run(sql`DROP TABLE \`training_series_texts\`;`)
  await db.run(sql`DROP TABLE \`training_series_rels\`;`)
  await db.run(sql`DROP TABLE \`_training_series_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_training_series_v\`;`)
  await db.run(sql`DROP TABLE \`_training_series_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_training_series_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_training_series_v_rels\`;`)
  await db.run(sql`DROP TABLE \`deals_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`deals\`;`)
  await db.run(sql`DROP TABLE \`deals_locales\`;`)
  await db.run(sql`DROP TABLE \`deals_texts\`;`)
  await db.run(sql`DROP TABLE \`deals_rels\`;`)
  await db.run(sql`DROP TABLE \`_deals_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_deals_v\`;`)
  await db.run(sql`DROP TABLE \`_deals_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_deals_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_deals_v_rels\`;`)
  await db.run(sql`DROP TABLE \`contacts_phones\`;`)
  await db.run(sql`DROP TABLE \`contacts_social\`;`)
  await db.run(sql`DROP TABLE \`contacts_experience\`;`)
  await db.run(sql`DROP TABLE \`contacts_languages\`;`)
  await db.run(sql`DROP TABLE \`contacts_admissions\`;`)
  await db.run(sql`DROP TABLE \`contacts_education\`;`)
  await db.run(sql`DROP TABLE \`contacts_recognitions\`;`)
  await db.run(sql`DROP TABLE \`contacts_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`contacts\`;`)
  await db.run(sql`DROP TABLE \`contacts_locales\`;`)
  await db.run(sql`DROP TABLE \`contacts_texts\`;`)
  await db.run(sql`DROP TABLE \`contacts_rels\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_version_phones\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_version_experience\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_version_admissions\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_version_education\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_version_recognitions\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`offices_hours\`;`)
  await db.run(sql`DROP TABLE \`offices_holidays\`;`)
  await db.run(sql`DROP TABLE \`offices_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`offices\`;`)
  await db.run(sql`DROP TABLE \`offices_locales\`;`)
  await db.run(sql`DROP TABLE \`offices_texts\`;`)
  await db.run(sql`DROP TABLE \`offices_rels\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_version_hours\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_version_holidays\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_offices_v\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_rels\`;`)
  await db.run(sql`DROP TABLE \`countries_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`countries\`;`)
  await db.run(sql`DROP TABLE \`countries_locales\`;`)
  await db.run(sql`DROP TABLE \`countries_texts\`;`)
  await db.run(sql`DROP TABLE \`countries_rels\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_countries_v\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_rels\`;`)
  await db.run(sql`DROP TABLE \`services_capabilities\`;`)
  await db.run(sql`DROP TABLE \`services_experience\`;`)
  await db.run(sql`DROP TABLE \`services_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`services_locales\`;`)
  await db.run(sql`DROP TABLE \`services_texts\`;`)
  await db.run(sql`DROP TABLE \`services_rels\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_capabilities\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_experience\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_services_v_rels\`;`)
  await db.run(sql`DROP TABLE \`sectors_capabilities\`;`)
  await db.run(sql`DROP TABLE \`sectors_experience\`;`)
  await db.run(sql`DROP TABLE \`sectors_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`sectors\`;`)
  await db.run(sql`DROP TABLE \`sectors_locales\`;`)
  await db.run(sql`DROP TABLE \`sectors_texts\`;`)
  await db.run(sql`DROP TABLE \`sectors_rels\`;`)
  await db.run(sql`DROP TABLE \`_sectors_v_version_capabilities\`;`)
  await db.run(sql`DROP TABLE \`_sectors_v_version_experience\`;`)
  await db.run(sql`DROP TABLE \`_sectors_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_sectors_v\`;`)
  await db.run(sql`DROP TABLE \`_sectors_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_sectors_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_sectors_v_rels\`;`)
  await db.run(sql`DROP TABLE \`solutions_capabilities\`;`)
  await db.run(sql`DROP TABLE \`solutions_experience\`;`)
  await db.run(sql`DROP TABLE \`solutions_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`solutions\`;`)
  await db.run(sql`DROP TABLE \`solutions_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_texts\`;`)
  await db.run(sql`DROP TABLE \`solutions_rels\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_capabilities\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_experience\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`about_pages_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`about_pages\`;`)
  await db.run(sql`DROP TABLE \`about_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`about_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`about_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`careers_pages_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`careers_pages\`;`)
  await db.run(sql`DROP TABLE \`careers_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`careers_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_careers_pages_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_careers_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_careers_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_careers_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages_team\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages_deadlines\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages_meetings\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v_version_team\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v_version_deadlines\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v_version_meetings\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`legal_pages_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`legal_pages\`;`)
  await db.run(sql`DROP TABLE \`legal_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`legal_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`legal_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_legal_pages_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_legal_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_legal_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_legal_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_legal_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`feature_pages_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`feature_pages\`;`)
  await db.run(sql`DROP TABLE \`feature_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`feature_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`feature_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_feature_pages_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_feature_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_feature_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_feature_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_feature_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`product_pages_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`product_pages\`;`)
  await db.run(sql`DROP TABLE \`product_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`product_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`product_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_product_pages_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_product_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_product_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_product_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`marketing_pages_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`marketing_pages\`;`)
  await db.run(sql`DROP TABLE \`marketing_pages_locales\`;`)
  await db.run(sql`DROP TABLE \`marketing_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`marketing_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_marketing_pages_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_marketing_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_marketing_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_marketing_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_marketing_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`navigator_services_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`navigator_services\`;`)
  await db.run(sql`DROP TABLE \`navigator_services_locales\`;`)
  await db.run(sql`DROP TABLE \`navigator_services_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_services_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigator_services_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_navigator_services_v\`;`)
  await db.run(sql`DROP TABLE \`_navigator_services_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigator_services_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_services_v_rels\`;`)
  await db.run(sql`DROP TABLE \`navigator_regions_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`navigator_regions\`;`)
  await db.run(sql`DROP TABLE \`navigator_regions_locales\`;`)
  await db.run(sql`DROP TABLE \`navigator_regions_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_regions_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_navigator_regions_v\`;`)
  await db.run(sql`DROP TABLE \`_navigator_regions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigator_regions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_jurisdictions_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`navigator_jurisdictions\`;`)
  await db.run(sql`DROP TABLE \`navigator_jurisdictions_locales\`;`)
  await db.run(sql`DROP TABLE \`navigator_jurisdictions_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_jurisdictions_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigator_jurisdictions_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_navigator_jurisdictions_v\`;`)
  await db.run(sql`DROP TABLE \`_navigator_jurisdictions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigator_jurisdictions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_jurisdictions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`navigator_questions_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`navigator_questions\`;`)
  await db.run(sql`DROP TABLE \`navigator_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`navigator_questions_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_questions_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_navigator_questions_v\`;`)
  await db.run(sql`DROP TABLE \`_navigator_questions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigator_questions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_statuses_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`navigator_statuses\`;`)
  await db.run(sql`DROP TABLE \`navigator_statuses_locales\`;`)
  await db.run(sql`DROP TABLE \`navigator_statuses_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_statuses_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_navigator_statuses_v\`;`)
  await db.run(sql`DROP TABLE \`_navigator_statuses_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigator_statuses_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_answers_sources\`;`)
  await db.run(sql`DROP TABLE \`navigator_answers_history\`;`)
  await db.run(sql`DROP TABLE \`navigator_answers_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`navigator_answers\`;`)
  await db.run(sql`DROP TABLE \`navigator_answers_locales\`;`)
  await db.run(sql`DROP TABLE \`navigator_answers_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_answers_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_navigator_answers_v_version_history\`;`)
  await db.run(sql`DROP TABLE \`_navigator_answers_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_navigator_answers_v\`;`)
  await db.run(sql`DROP TABLE \`_navigator_answers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigator_answers_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_contents_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`navigator_contents\`;`)
  await db.run(sql`DROP TABLE \`navigator_contents_locales\`;`)
  await db.run(sql`DROP TABLE \`navigator_contents_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_contents_rels\`;`)
  await db.run(sql`DROP TABLE \`_navigator_contents_v_version_outdated_in\`;`)
  await db.run(sql`DROP TABLE \`_navigator_contents_v\`;`)
  await db.run(sql`DROP TABLE \`_navigator_contents_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigator_contents_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_contents_v_rels\`;`)
  await db.run(sql`DROP TABLE \`members_product_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`members_texts\`;`)
  await db.run(sql`DROP TABLE \`members_rels\`;`)
  await db.run(sql`DROP TABLE \`product_requests\`;`)
  await db.run(sql`DROP TABLE \`alert_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`digests\`;`)
  await db.run(sql`DROP TABLE \`favourites\`;`)
  await db.run(sql`DROP TABLE \`favourite_folders\`;`)
  await db.run(sql`DROP TABLE \`navigator_reports\`;`)
  await db.run(sql`DROP TABLE \`submissions_values\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`registrations\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`users_languages\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit_entries\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`used_codes\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home_popular\`;`)
  await db.run(sql`DROP TABLE \`home_figures\`;`)
  await db.run(sql`DROP TABLE \`home_people\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`home_locales\`;`)
  await db.run(sql`DROP TABLE \`home_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_popular\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_people\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_rels\`;`)
  await db.run(sql`DROP TABLE \`navigation_utility\`;`)
  await db.run(sql`DROP TABLE \`navigation_sections_groups_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_sections_groups\`;`)
  await db.run(sql`DROP TABLE \`navigation_sections\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`navigation_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_utility\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_sections_groups_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_sections_groups\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_locales\`;`)
  await db.run(sql`DROP TABLE \`site_settings_social\`;`)
  await db.run(sql`DROP TABLE \`site_settings_brand_colours\`;`)
  await db.run(sql`DROP TABLE \`site_settings_legal_links\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`site_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_brand_colours\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_legal_links\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
  await db.run(sql`DROP TABLE \`bulk_runs\`;`)
  await db.run(sql`DROP TABLE \`bulk_results\`;`)
}
