BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guests (
	id VARCHAR(20) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ya5q34zgpvhpey','Ann',1794863376096);
CREATE TABLE keys (
	name VARCHAR(30) NOT NULL, 
	value VARCHAR(100) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('signing','the-key-of-a-test');
CREATE TABLE moves (
	table_id VARCHAR(20) NOT NULL, 
	seq BIGINT NOT NULL, 
	seat BIGINT NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',0,-1,'draw 4I',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',1,-1,'draw 7I',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',2,-1,'draw 8B',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',3,-1,'draw 10I',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',4,-1,'draw 7C',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',5,-1,'draw 6D',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',6,-1,'draw 11D',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',7,-1,'draw 4G',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',8,-1,'draw 5B',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',9,-1,'draw 4E',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',10,-1,'draw 3E',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',11,-1,'draw 8E',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',12,-1,'draw 9I',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',13,-1,'draw 2I',1794863376323);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',14,0,'place 7C',1794863376424);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',15,0,'done',1794863376441);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',16,-1,'draw 10C',1794863376441);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',17,1,'place 8E',1794863376973);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',18,1,'done',1794863376973);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',19,-1,'draw 5A',1794863376973);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',20,0,'place 6D',1794863376994);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',21,0,'done',1794863377003);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',22,-1,'draw 1B',1794863377003);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',23,1,'place 2I',1794863377011);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',24,1,'done',1794863377011);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',25,-1,'draw 7D',1794863377011);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',26,0,'place 11D',1794863377023);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',27,0,'done',1794863377038);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',28,-1,'draw 3B',1794863377038);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',29,1,'place 9I',1794863377049);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',30,1,'done',1794863377049);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',31,-1,'draw 4B',1794863377049);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',32,0,'place 10C',1794863377063);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',33,0,'done',1794863377075);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',34,-1,'draw 5F',1794863377075);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',35,1,'place 4B',1794863377085);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',36,1,'done',1794863377085);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',37,-1,'draw 6H',1794863377085);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',38,0,'place 3B',1794863377097);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',39,0,'found Sackson',1794863377108);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',40,0,'done',1794863377123);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',41,-1,'draw 3H',1794863377123);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',42,1,'place 5B',1794863377131);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',43,1,'done',1794863377131);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',44,-1,'draw 9A',1794863377131);
INSERT INTO "moves" VALUES('qphtfk37gvd3em',45,0,'place 1B',1794863377140);
CREATE TABLE seats (
	table_id VARCHAR(20) NOT NULL, 
	seat BIGINT NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	guest VARCHAR(20), 
	bot VARCHAR(40), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "seats" VALUES('qphtfk37gvd3em',0,'human','Ann','ya5q34zgpvhpey',NULL);
INSERT INTO "seats" VALUES('qphtfk37gvd3em',1,'bot','random 2',NULL,'random');
INSERT INTO "seats" VALUES('gvgvk4t5d8ec8k',0,'human','Ann','ya5q34zgpvhpey',NULL);
INSERT INTO "seats" VALUES('gvgvk4t5d8ec8k',1,'open','',NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules BIGINT NOT NULL, 
	options JSON NOT NULL, 
	host VARCHAR(20) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	seq BIGINT NOT NULL, 
	scores JSON, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('qphtfk37gvd3em','acquire',1,'{"players": 2, "names": "1999", "holdings": "open"}','ya5q34zgpvhpey',0,'playing',46,NULL,1794863376186,1794863377140);
INSERT INTO "tables" VALUES('gvgvk4t5d8ec8k','acquire',1,'{"players": 2, "names": "1999", "holdings": "open"}','ya5q34zgpvhpey',1,'waiting',0,NULL,1794863376359,1794863376359);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
