import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE INDEX \`articles_texts_text_idx\` ON \`articles_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`events_texts_text_idx\` ON \`events_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`contacts_texts_text_idx\` ON \`contacts_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`offices_texts_text_idx\` ON \`offices_texts\` (\`text\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`news_texts\`;`)
  await db.run(sql`DROP TABLE \`_news_v_texts\`;`)
  await db.run(sql`DROP TABLE \`trainings_texts\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`training_series_texts\`;`)
  await db.run(sql`DROP TABLE \`_training_series_v_texts\`;`)
  await db.run(sql`DROP TABLE \`deals_texts\`;`)
  await db.run(sql`DROP TABLE \`_deals_v_texts\`;`)
  await db.run(sql`DROP TABLE \`countries_texts\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_texts\`;`)
  await db.run(sql`DROP TABLE \`services_texts\`;`)
  await db.run(sql`DROP TABLE \`_services_v_texts\`;`)
  await db.run(sql`DROP TABLE \`sectors_texts\`;`)
  await db.run(sql`DROP TABLE \`_sectors_v_texts\`;`)
  await db.run(sql`DROP TABLE \`solutions_texts\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`about_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_about_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`careers_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_careers_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`graduate_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_graduate_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`legal_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_legal_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`feature_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_feature_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`product_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_product_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`marketing_pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_marketing_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_services_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_services_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_regions_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_regions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_jurisdictions_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_jurisdictions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_questions_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_questions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_statuses_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_statuses_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_answers_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_answers_v_texts\`;`)
  await db.run(sql`DROP TABLE \`navigator_contents_texts\`;`)
  await db.run(sql`DROP TABLE \`_navigator_contents_v_texts\`;`)
  await db.run(sql`DROP INDEX \`articles_texts_text_idx\`;`)
  await db.run(sql`DROP INDEX \`events_texts_text_idx\`;`)
  await db.run(sql`DROP INDEX \`contacts_texts_text_idx\`;`)
  await db.run(sql`DROP INDEX \`offices_texts_text_idx\`;`)
}
