import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "news_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_news_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "trainings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_trainings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "training_series_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_training_series_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "deals_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_deals_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "countries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_countries_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_services_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sectors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_sectors_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "solutions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_solutions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_about_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "careers_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_careers_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "graduate_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_graduate_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "legal_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_legal_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "feature_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_feature_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_product_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "marketing_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_marketing_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_services_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_services_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_regions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_regions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_jurisdictions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_jurisdictions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_questions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_questions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_statuses_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_statuses_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_answers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_answers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_contents_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_contents_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_texts" ADD CONSTRAINT "_news_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_texts" ADD CONSTRAINT "trainings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_texts" ADD CONSTRAINT "_trainings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_texts" ADD CONSTRAINT "training_series_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_texts" ADD CONSTRAINT "_training_series_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_training_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_texts" ADD CONSTRAINT "deals_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_texts" ADD CONSTRAINT "_deals_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_deals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_texts" ADD CONSTRAINT "countries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_texts" ADD CONSTRAINT "_countries_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_texts" ADD CONSTRAINT "services_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_texts" ADD CONSTRAINT "_services_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_texts" ADD CONSTRAINT "sectors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_texts" ADD CONSTRAINT "_sectors_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_texts" ADD CONSTRAINT "solutions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_texts" ADD CONSTRAINT "_solutions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages_texts" ADD CONSTRAINT "about_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v_texts" ADD CONSTRAINT "_about_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_pages_texts" ADD CONSTRAINT "careers_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_pages_v_texts" ADD CONSTRAINT "_careers_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_careers_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_texts" ADD CONSTRAINT "graduate_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_texts" ADD CONSTRAINT "_graduate_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_texts" ADD CONSTRAINT "legal_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_texts" ADD CONSTRAINT "_legal_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_pages_texts" ADD CONSTRAINT "feature_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_pages_v_texts" ADD CONSTRAINT "_feature_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_feature_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_pages_texts" ADD CONSTRAINT "product_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_pages_v_texts" ADD CONSTRAINT "_product_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages_texts" ADD CONSTRAINT "marketing_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_texts" ADD CONSTRAINT "_marketing_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_marketing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_services_texts" ADD CONSTRAINT "navigator_services_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_services_v_texts" ADD CONSTRAINT "_navigator_services_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_regions_texts" ADD CONSTRAINT "navigator_regions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_regions_v_texts" ADD CONSTRAINT "_navigator_regions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions_texts" ADD CONSTRAINT "navigator_jurisdictions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v_texts" ADD CONSTRAINT "_navigator_jurisdictions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_questions_texts" ADD CONSTRAINT "navigator_questions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_questions_v_texts" ADD CONSTRAINT "_navigator_questions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_statuses_texts" ADD CONSTRAINT "navigator_statuses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_statuses_v_texts" ADD CONSTRAINT "_navigator_statuses_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_statuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_answers_texts" ADD CONSTRAINT "navigator_answers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_texts" ADD CONSTRAINT "_navigator_answers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_contents_texts" ADD CONSTRAINT "navigator_contents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v_texts" ADD CONSTRAINT "_navigator_contents_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_texts_order_parent" ON "news_texts" USING btree ("order","parent_id");
  CREATE INDEX "news_texts_text_idx" ON "news_texts" USING btree ("text");
  CREATE INDEX "_news_v_texts_order_parent" ON "_news_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "trainings_texts_order_parent" ON "trainings_texts" USING btree ("order","parent_id");
  CREATE INDEX "trainings_texts_text_idx" ON "trainings_texts" USING btree ("text");
  CREATE INDEX "_trainings_v_texts_order_parent" ON "_trainings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "training_series_texts_order_parent" ON "training_series_texts" USING btree ("order","parent_id");
  CREATE INDEX "training_series_texts_text_idx" ON "training_series_texts" USING btree ("text");
  CREATE INDEX "_training_series_v_texts_order_parent" ON "_training_series_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "deals_texts_order_parent" ON "deals_texts" USING btree ("order","parent_id");
  CREATE INDEX "deals_texts_text_idx" ON "deals_texts" USING btree ("text");
  CREATE INDEX "_deals_v_texts_order_parent" ON "_deals_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "countries_texts_order_parent" ON "countries_texts" USING btree ("order","parent_id");
  CREATE INDEX "countries_texts_text_idx" ON "countries_texts" USING btree ("text");
  CREATE INDEX "_countries_v_texts_order_parent" ON "_countries_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "services_texts_order_parent" ON "services_texts" USING btree ("order","parent_id");
  CREATE INDEX "services_texts_text_idx" ON "services_texts" USING btree ("text");
  CREATE INDEX "_services_v_texts_order_parent" ON "_services_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "sectors_texts_order_parent" ON "sectors_texts" USING btree ("order","parent_id");
  CREATE INDEX "sectors_texts_text_idx" ON "sectors_texts" USING btree ("text");
  CREATE INDEX "_sectors_v_texts_order_parent" ON "_sectors_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "solutions_texts_order_parent" ON "solutions_texts" USING btree ("order","parent_id");
  CREATE INDEX "solutions_texts_text_idx" ON "solutions_texts" USING btree ("text");
  CREATE INDEX "_solutions_v_texts_order_parent" ON "_solutions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "about_pages_texts_order_parent" ON "about_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "about_pages_texts_text_idx" ON "about_pages_texts" USING btree ("text");
  CREATE INDEX "_about_pages_v_texts_order_parent" ON "_about_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "careers_pages_texts_order_parent" ON "careers_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "careers_pages_texts_text_idx" ON "careers_pages_texts" USING btree ("text");
  CREATE INDEX "_careers_pages_v_texts_order_parent" ON "_careers_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "graduate_pages_texts_order_parent" ON "graduate_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "graduate_pages_texts_text_idx" ON "graduate_pages_texts" USING btree ("text");
  CREATE INDEX "_graduate_pages_v_texts_order_parent" ON "_graduate_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "legal_pages_texts_order_parent" ON "legal_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "legal_pages_texts_text_idx" ON "legal_pages_texts" USING btree ("text");
  CREATE INDEX "_legal_pages_v_texts_order_parent" ON "_legal_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "feature_pages_texts_order_parent" ON "feature_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "feature_pages_texts_text_idx" ON "feature_pages_texts" USING btree ("text");
  CREATE INDEX "_feature_pages_v_texts_order_parent" ON "_feature_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "product_pages_texts_order_parent" ON "product_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "product_pages_texts_text_idx" ON "product_pages_texts" USING btree ("text");
  CREATE INDEX "_product_pages_v_texts_order_parent" ON "_product_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "marketing_pages_texts_order_parent" ON "marketing_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "marketing_pages_texts_text_idx" ON "marketing_pages_texts" USING btree ("text");
  CREATE INDEX "_marketing_pages_v_texts_order_parent" ON "_marketing_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_services_texts_order_parent" ON "navigator_services_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_services_texts_text_idx" ON "navigator_services_texts" USING btree ("text");
  CREATE INDEX "_navigator_services_v_texts_order_parent" ON "_navigator_services_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_regions_texts_order_parent" ON "navigator_regions_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_regions_texts_text_idx" ON "navigator_regions_texts" USING btree ("text");
  CREATE INDEX "_navigator_regions_v_texts_order_parent" ON "_navigator_regions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_jurisdictions_texts_order_parent" ON "navigator_jurisdictions_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_jurisdictions_texts_text_idx" ON "navigator_jurisdictions_texts" USING btree ("text");
  CREATE INDEX "_navigator_jurisdictions_v_texts_order_parent" ON "_navigator_jurisdictions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_questions_texts_order_parent" ON "navigator_questions_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_questions_texts_text_idx" ON "navigator_questions_texts" USING btree ("text");
  CREATE INDEX "_navigator_questions_v_texts_order_parent" ON "_navigator_questions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_statuses_texts_order_parent" ON "navigator_statuses_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_statuses_texts_text_idx" ON "navigator_statuses_texts" USING btree ("text");
  CREATE INDEX "_navigator_statuses_v_texts_order_parent" ON "_navigator_statuses_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_answers_texts_order_parent" ON "navigator_answers_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_answers_texts_text_idx" ON "navigator_answers_texts" USING btree ("text");
  CREATE INDEX "_navigator_answers_v_texts_order_parent" ON "_navigator_answers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_contents_texts_order_parent" ON "navigator_contents_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_contents_texts_text_idx" ON "navigator_contents_texts" USING btree ("text");
  CREATE INDEX "_navigator_contents_v_texts_order_parent" ON "_navigator_contents_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "articles_texts_text_idx" ON "articles_texts" USING btree ("text");
  CREATE INDEX "events_texts_text_idx" ON "events_texts" USING btree ("text");
  CREATE INDEX "contacts_texts_text_idx" ON "contacts_texts" USING btree ("text");
  CREATE INDEX "offices_texts_text_idx" ON "offices_texts" USING btree ("text");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trainings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_trainings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "training_series_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_training_series_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deals_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_deals_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "countries_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_countries_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sectors_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sectors_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "graduate_pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_graduate_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feature_pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feature_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "marketing_pages_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_marketing_pages_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigator_services_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigator_services_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigator_regions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigator_regions_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigator_jurisdictions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigator_jurisdictions_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigator_questions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigator_questions_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigator_statuses_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigator_statuses_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigator_answers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigator_answers_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigator_contents_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigator_contents_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "news_texts" CASCADE;
  DROP TABLE "_news_v_texts" CASCADE;
  DROP TABLE "trainings_texts" CASCADE;
  DROP TABLE "_trainings_v_texts" CASCADE;
  DROP TABLE "training_series_texts" CASCADE;
  DROP TABLE "_training_series_v_texts" CASCADE;
  DROP TABLE "deals_texts" CASCADE;
  DROP TABLE "_deals_v_texts" CASCADE;
  DROP TABLE "countries_texts" CASCADE;
  DROP TABLE "_countries_v_texts" CASCADE;
  DROP TABLE "services_texts" CASCADE;
  DROP TABLE "_services_v_texts" CASCADE;
  DROP TABLE "sectors_texts" CASCADE;
  DROP TABLE "_sectors_v_texts" CASCADE;
  DROP TABLE "solutions_texts" CASCADE;
  DROP TABLE "_solutions_v_texts" CASCADE;
  DROP TABLE "about_pages_texts" CASCADE;
  DROP TABLE "_about_pages_v_texts" CASCADE;
  DROP TABLE "careers_pages_texts" CASCADE;
  DROP TABLE "_careers_pages_v_texts" CASCADE;
  DROP TABLE "graduate_pages_texts" CASCADE;
  DROP TABLE "_graduate_pages_v_texts" CASCADE;
  DROP TABLE "legal_pages_texts" CASCADE;
  DROP TABLE "_legal_pages_v_texts" CASCADE;
  DROP TABLE "feature_pages_texts" CASCADE;
  DROP TABLE "_feature_pages_v_texts" CASCADE;
  DROP TABLE "product_pages_texts" CASCADE;
  DROP TABLE "_product_pages_v_texts" CASCADE;
  DROP TABLE "marketing_pages_texts" CASCADE;
  DROP TABLE "_marketing_pages_v_texts" CASCADE;
  DROP TABLE "navigator_services_texts" CASCADE;
  DROP TABLE "_navigator_services_v_texts" CASCADE;
  DROP TABLE "navigator_regions_texts" CASCADE;
  DROP TABLE "_navigator_regions_v_texts" CASCADE;
  DROP TABLE "navigator_jurisdictions_texts" CASCADE;
  DROP TABLE "_navigator_jurisdictions_v_texts" CASCADE;
  DROP TABLE "navigator_questions_texts" CASCADE;
  DROP TABLE "_navigator_questions_v_texts" CASCADE;
  DROP TABLE "navigator_statuses_texts" CASCADE;
  DROP TABLE "_navigator_statuses_v_texts" CASCADE;
  DROP TABLE "navigator_answers_texts" CASCADE;
  DROP TABLE "_navigator_answers_v_texts" CASCADE;
  DROP TABLE "navigator_contents_texts" CASCADE;
  DROP TABLE "_navigator_contents_v_texts" CASCADE;
  DROP INDEX "articles_texts_text_idx";
  DROP INDEX "events_texts_text_idx";
  DROP INDEX "contacts_texts_text_idx";
  DROP INDEX "offices_texts_text_idx";`)
}
