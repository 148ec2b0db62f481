BEGIN TRANSACTION;
CREATE TABLE entries (
	"table" VARCHAR(64) NOT NULL, 
	sequence BIGINT NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	message VARCHAR(255), 
	"at" BIGINT, 
	CONSTRAINT pk_entries PRIMARY KEY ("table", sequence), 
	CONSTRAINT fk_entries_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT uq_entries_message UNIQUE ("table", message)
);
INSERT INTO "entries" VALUES('cave',1,'step','{"say": "здравей"}',NULL,NULL);
INSERT INTO "entries" VALUES('cave',2,'step','{"say": "здравей"}','0 a1',0);
CREATE TABLE podzem_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT podzem_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "podzem_version" VALUES('0002');
CREATE TABLE snapshots (
	"table" VARCHAR(64) NOT NULL, 
	sequence BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY ("table"), 
	CONSTRAINT fk_snapshots_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('cave',2,'{"a": "ж"}');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	header TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	invite VARCHAR(128) NOT NULL, 
	watch VARCHAR(128) NOT NULL, 
	secret BLOB, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('cave','{"podzem":1,"system":"escape","rules":"rules","players":2,"options":{"board":"short","length":3},"seats":["Мария","Иван"],"state":null,"commitment":null}','{"judge":"human","dice":"seeded","clock":30,"pace":600}','invite-hash','watch-hash',X'00FF',1);
CREATE INDEX ix_tables_created ON tables (created);
COMMIT;
