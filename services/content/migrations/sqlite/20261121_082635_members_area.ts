import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`open_for\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_requests_member_idx\` ON \`product_requests\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`product_requests_updated_at_idx\` ON \`product_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_requests_created_at_idx\` ON \`product_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_openFor_idx\` ON \`product_requests\` (\`member_id\`,\`open_for\`);`)
  await db.run(sql`CREATE TABLE \`alert_subscriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`topic\` text NOT NULL,
  	\`practice_id\` integer,
  	\`sector_id\` integer,
  	\`country_id\` integer,
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
  	\`way\` text,
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
  await db.run(sql`ALTER TABLE \`members\` ADD \`email_verified\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`details_given_name\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`details_family_name\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`details_job_title\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`details_company\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`details_phone\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`details_language\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`details_time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`notifications_weekly_cap\` numeric DEFAULT 7;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`notifications_paused_until\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`notifications_mail_digests\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`notifications_mail_events\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`notifications_mail_products\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`onboarding_step\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`onboarding_done\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`onboarding_skipped\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`last_visit_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`previous_visit_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`muted\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`delete_after\` text;`)
  await db.run(sql`CREATE INDEX \`members_delete_after_idx\` ON \`members\` (\`delete_after\`);`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`member_id\` integer REFERENCES members(id);`)
  await db.run(sql`CREATE INDEX \`registrations_member_idx\` ON \`registrations\` (\`member_id\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`member_id\` integer REFERENCES members(id);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`unsubscribe_url\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_reference_idx\` ON \`mails\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`mails_member_idx\` ON \`mails\` (\`member_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`product_requests_id\` integer REFERENCES product_requests(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`alert_subscriptions_id\` integer REFERENCES alert_subscriptions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consents_id\` integer REFERENCES consents(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`digests_id\` integer REFERENCES digests(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`favourites_id\` integer REFERENCES favourites(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`favourite_folders_id\` integer REFERENCES favourite_folders(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`product_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_digests_id_idx\` ON \`payload_locked_documents_rels\` (\`digests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favourites_id_idx\` ON \`payload_locked_documents_rels\` (\`favourites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favourite_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`favourite_folders_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`members_product_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`members_rels\`;`)
  await db.run(sql`DROP TABLE \`product_requests\`;`)
  await db.run(sql`DROP TABLE \`alert_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`digests\`;`)
  await db.run(sql`DROP TABLE \`favourites\`;`)
  await db.run(sql`DROP TABLE \`favourite_folders\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_registrations\` (
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_registrations\`("id", "event_id", "name", "email", "organisation", "job_title", "needs", "state", "language", "token_hash", "updated_at", "created_at") SELECT "id", "event_id", "name", "email", "organisation", "job_title", "needs", "state", "language", "token_hash", "updated_at", "created_at" FROM \`registrations\`;`)
  await db.run(sql`DROP TABLE \`registrations\`;`)
  await db.run(sql`ALTER TABLE \`__new_registrations\` RENAME TO \`registrations\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`registrations_event_idx\` ON \`registrations\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_email_idx\` ON \`registrations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`registrations_state_idx\` ON \`registrations\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`registrations_token_hash_idx\` ON \`registrations\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`registrations_updated_at_idx\` ON \`registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_created_at_idx\` ON \`registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`calendar\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mails\`("id", "to", "reply_to", "subject", "text", "calendar", "state", "attempts", "next_attempt_at", "sent_at", "last_error", "updated_at", "created_at") SELECT "id", "to", "reply_to", "subject", "text", "calendar", "state", "attempts", "next_attempt_at", "sent_at", "last_error", "updated_at", "created_at" FROM \`mails\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`ALTER TABLE \`__new_mails\` RENAME TO \`mails\`;`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_attempt_at_idx\` ON \`mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
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
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registrations_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "articles_id", "events_id", "news_id", "trainings_id", "training_series_id", "deals_id", "contacts_id", "offices_id", "countries_id", "services_id", "sectors_id", "solutions_id", "about_pages_id", "careers_pages_id", "graduate_pages_id", "legal_pages_id", "feature_pages_id", "product_pages_id", "marketing_pages_id", "navigator_services_id", "navigator_regions_id", "navigator_jurisdictions_id", "navigator_questions_id", "navigator_statuses_id", "navigator_answers_id", "navigator_contents_id", "members_id", "submissions_id", "registrations_id", "mails_id", "media_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "articles_id", "events_id", "news_id", "trainings_id", "training_series_id", "deals_id", "contacts_id", "offices_id", "countries_id", "services_id", "sectors_id", "solutions_id", "about_pages_id", "careers_pages_id", "graduate_pages_id", "legal_pages_id", "feature_pages_id", "product_pages_id", "marketing_pages_id", "navigator_services_id", "navigator_regions_id", "navigator_jurisdictions_id", "navigator_questions_id", "navigator_statuses_id", "navigator_answers_id", "navigator_contents_id", "members_id", "submissions_id", "registrations_id", "mails_id", "media_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`members_delete_after_idx\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`email_verified\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`details_given_name\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`details_family_name\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`details_job_title\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`details_company\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`details_phone\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`details_language\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`details_time_zone\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`notifications_weekly_cap\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`notifications_paused_until\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`notifications_mail_digests\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`notifications_mail_events\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`notifications_mail_products\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`onboarding_step\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`onboarding_done\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`onboarding_skipped\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`last_visit_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`previous_visit_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`muted\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`delete_after\`;`)
}
