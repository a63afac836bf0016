UPDATE `geo_divisions` SET `name` = 'Victoria area (Capital Region)' WHERE `code` = 'CA-BC-CAPITALREGION';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Medicine Hat area (Division No. 1)' WHERE `code` = 'CA-AB-DIV1';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Lethbridge area (Division No. 2)' WHERE `code` = 'CA-AB-DIV2';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Pincher Creek area (Division No. 3)' WHERE `code` = 'CA-AB-DIV3';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Hanna area (Division No. 4)' WHERE `code` = 'CA-AB-DIV4';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Drumheller area (Division No. 5)' WHERE `code` = 'CA-AB-DIV5';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Calgary area (Division No. 6)' WHERE `code` = 'CA-AB-DIV6';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Wainwright area (Division No. 7)' WHERE `code` = 'CA-AB-DIV7';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Red Deer area (Division No. 8)' WHERE `code` = 'CA-AB-DIV8';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Rocky Mountain House area (Division No. 9)' WHERE `code` = 'CA-AB-DIV9';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Camrose area (Division No. 10)' WHERE `code` = 'CA-AB-DIV10';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Edmonton area (Division No. 11)' WHERE `code` = 'CA-AB-DIV11';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Cold Lake area (Division No. 12)' WHERE `code` = 'CA-AB-DIV12';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Whitecourt area (Division No. 13)' WHERE `code` = 'CA-AB-DIV13';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Hinton area (Division No. 14)' WHERE `code` = 'CA-AB-DIV14';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Canmore area (Division No. 15)' WHERE `code` = 'CA-AB-DIV15';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Fort McMurray area (Division No. 16)' WHERE `code` = 'CA-AB-DIV16';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Slave Lake area (Division No. 17)' WHERE `code` = 'CA-AB-DIV17';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Grande Cache area (Division No. 18)' WHERE `code` = 'CA-AB-DIV18';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Grande Prairie area (Division No. 19)' WHERE `code` = 'CA-AB-DIV19';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Lac du Bonnet area (Division No. 1)' WHERE `code` = 'CA-MB-DIV1';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Steinbach area (Division No. 2)' WHERE `code` = 'CA-MB-DIV2';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Winkler area (Division No. 3)' WHERE `code` = 'CA-MB-DIV3';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Pilot Mound area (Division No. 4)' WHERE `code` = 'CA-MB-DIV4';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Killarney area (Division No. 5)' WHERE `code` = 'CA-MB-DIV5';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Virden area (Division No. 6)' WHERE `code` = 'CA-MB-DIV6';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Brandon area (Division No. 7)' WHERE `code` = 'CA-MB-DIV7';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'MacGregor area (Division No. 8)' WHERE `code` = 'CA-MB-DIV8';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Portage la Prairie area (Division No. 9)' WHERE `code` = 'CA-MB-DIV9';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'St. François Xavier area (Division No. 10)' WHERE `code` = 'CA-MB-DIV10';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Winnipeg area (Division No. 11)' WHERE `code` = 'CA-MB-DIV11';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Oakbank area (Division No. 12)' WHERE `code` = 'CA-MB-DIV12';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Selkirk area (Division No. 13)' WHERE `code` = 'CA-MB-DIV13';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Stonewall area (Division No. 14)' WHERE `code` = 'CA-MB-DIV14';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Minnedosa area (Division No. 15)' WHERE `code` = 'CA-MB-DIV15';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Roblin area (Division No. 16)' WHERE `code` = 'CA-MB-DIV16';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Dauphin area (Division No. 17)' WHERE `code` = 'CA-MB-DIV17';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Gimli area (Division No. 18)' WHERE `code` = 'CA-MB-DIV18';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Berens River area (Division No. 19)' WHERE `code` = 'CA-MB-DIV19';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Swan River area (Division No. 20)' WHERE `code` = 'CA-MB-DIV20';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Flin Flon area (Division No. 21)' WHERE `code` = 'CA-MB-DIV21';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Thompson area (Division No. 22)' WHERE `code` = 'CA-MB-DIV22';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Churchill area (Division No. 23)' WHERE `code` = 'CA-MB-DIV23';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'St. John''s area (Division No. 1)' WHERE `code` = 'CA-NL-DIV1';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Marystown area (Division No. 2)' WHERE `code` = 'CA-NL-DIV2';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Port aux Basques area (Division No. 3)' WHERE `code` = 'CA-NL-DIV3';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Stephenville area (Division No. 4)' WHERE `code` = 'CA-NL-DIV4';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Corner Brook area (Division No. 5)' WHERE `code` = 'CA-NL-DIV5';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Gander area (Division No. 6)' WHERE `code` = 'CA-NL-DIV6';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Clarenville area (Division No. 7)' WHERE `code` = 'CA-NL-DIV7';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Lewisporte area (Division No. 8)' WHERE `code` = 'CA-NL-DIV8';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'St. Anthony area (Division No. 9)' WHERE `code` = 'CA-NL-DIV9';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Labrador area (Division No. 10)' WHERE `code` = 'CA-NL-DIV10';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Nunatsiavut area (Division No. 11)' WHERE `code` = 'CA-NL-DIV11';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Estevan area (Division No. 1)' WHERE `code` = 'CA-SK-DIV1';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Weyburn area (Division No. 2)' WHERE `code` = 'CA-SK-DIV2';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Assiniboia area (Division No. 3)' WHERE `code` = 'CA-SK-DIV3';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Maple Creek area (Division No. 4)' WHERE `code` = 'CA-SK-DIV4';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Melville area (Division No. 5)' WHERE `code` = 'CA-SK-DIV5';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Regina area (Division No. 6)' WHERE `code` = 'CA-SK-DIV6';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Moose Jaw area (Division No. 7)' WHERE `code` = 'CA-SK-DIV7';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Swift Current area (Division No. 8)' WHERE `code` = 'CA-SK-DIV8';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Yorkton area (Division No. 9)' WHERE `code` = 'CA-SK-DIV9';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Wynyard area (Division No. 10)' WHERE `code` = 'CA-SK-DIV10';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Saskatoon area (Division No. 11)' WHERE `code` = 'CA-SK-DIV11';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Battleford area (Division No. 12)' WHERE `code` = 'CA-SK-DIV12';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Kindersley area (Division No. 13)' WHERE `code` = 'CA-SK-DIV13';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Melfort area (Division No. 14)' WHERE `code` = 'CA-SK-DIV14';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Prince Albert area (Division No. 15)' WHERE `code` = 'CA-SK-DIV15';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'North Battleford area (Division No. 16)' WHERE `code` = 'CA-SK-DIV16';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'Meadow Lake and Lloydminster area (Division No. 17)' WHERE `code` = 'CA-SK-DIV17';
--> statement-breakpoint
UPDATE `geo_divisions` SET `name` = 'La Ronge area (Division No. 18)' WHERE `code` = 'CA-SK-DIV18';
