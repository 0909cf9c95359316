import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`navigator_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`service\` text NOT NULL,
  	\`query\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`made_from\` text,
  	\`made_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigator_reports_member_idx\` ON \`navigator_reports\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`navigator_reports_updated_at_idx\` ON \`navigator_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigator_reports_created_at_idx\` ON \`navigator_reports\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`navigator_reports_id\` integer REFERENCES navigator_reports(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigator_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`navigator_reports_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`navigator_reports\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registrations_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "articles_id", "events_id", "news_id", "trainings_id", "training_series_id", "deals_id", "contacts_id", "offices_id", "countries_id", "services_id", "sectors_id", "solutions_id", "about_pages_id", "careers_pages_id", "graduate_pages_id", "legal_pages_id", "feature_pages_id", "product_pages_id", "marketing_pages_id", "navigator_services_id", "navigator_regions_id", "navigator_jurisdictions_id", "navigator_questions_id", "navigator_statuses_id", "navigator_answers_id", "navigator_contents_id", "members_id", "product_requests_id", "alert_subscriptions_id", "consents_id", "digests_id", "favourites_id", "favourite_folders_id", "submissions_id", "registrations_id", "mails_id", "media_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "articles_id", "events_id", "news_id", "trainings_id", "training_series_id", "deals_id", "contacts_id", "offices_id", "countries_id", "services_id", "sectors_id", "solutions_id", "about_pages_id", "careers_pages_id", "graduate_pages_id", "legal_pages_id", "feature_pages_id", "product_pages_id", "marketing_pages_id", "navigator_services_id", "navigator_regions_id", "navigator_jurisdictions_id", "navigator_questions_id", "navigator_statuses_id", "navigator_answers_id", "navigator_contents_id", "members_id", "product_requests_id", "alert_subscriptions_id", "consents_id", "digests_id", "favourites_id", "favourite_folders_id", "submissions_id", "registrations_id", "mails_id", "media_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
