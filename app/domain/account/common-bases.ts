/*
 * Words that people put before or after a few digits to make a password: seasons, months, greetings, keys in a row,
 * names, teams, places, and words of our users' trades. Our own choice, after the beginnings of published lists of
 * leaked passwords.
 */
const LIST = `
spring summer autumn fall winter january february march april may june july august september october
november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday
saturday sunday password passwort passwd pass passcode parola contrasena motdepasse secret login logon
signin access account admin administrator root user username guest test testing tester demo temp temporary
default changeme change letmein letme welcome hello hi hey goodbye bonjour hola ciao love lover iloveyou
loveyou loveme iloveu sexy honey sweet baby angel babygirl princess prince queen king kitty kitten puppy
qwerty qwertz azerty qwert asdf asdfg asdfgh zxcv zxcvb zxcvbn qaz qazwsx wsx abc abcd abcde abcdef abcdefg
monkey dragon tiger lion eagle falcon hawk wolf bear horse dog cat doggy buddy rabbit turtle dolphin shark
panther jaguar cobra snake spider chicken pig cow bird fish master shadow ninja killer hunter ranger soldier
warrior hammer magic matrix phantom ghost devil demon satan jesus christ god heaven hell star stars starwars
superman batman spiderman pokemon pikachu mario zelda naruto football soccer hockey baseball basket golf
tennis rugby cricket lacrosse curling raptors leafs mapleleafs jays bluejays canucks flames oilers senators
habs canadiens bruins rangers yankees redsox lakers bulls celtics cowboys packers steelers eagles giants
jets arsenal chelsea liverpool barcelona madrid juventus canada canadian ontario toronto ottawa montreal
quebec vancouver calgary hamilton london paris newyork boston chicago dallas texas florida america usa
england france germany italy mexico michael jordan robert daniel david james john joseph thomas charles
george william richard andrew joshua matthew anthony christian nicole jessica jennifer ashley amanda sarah
michelle melissa maria anna emma sophie laura linda charlie maggie bailey molly max lucky ginger pepper
cookie coffee cheese banana orange apple cherry chocolate sugar summertime sunshine flower rose purple
yellow green blue red black white silver gold golden diamond money dollar cash business company office work
worker boss contractor contracting construction builder plumber electric landscaping snow snowplow plow
paving hvac janitor cleaning tender tenders bids bidding internet computer server system network windows
google facebook twitter instagram amazon netflix microsoft samsung nokia iphone android laptop mobile phone
mustang corvette ferrari porsche mercedes toyota honda ford chevy dodge truck harley yamaha freedom family
friend friends forever happy smile please thanks trust trustno whatever nothing something
`;

const BASES: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter(Boolean));

/** `word` is in lower case. */
export function isCommonBase(word: string): boolean {
  return BASES.has(word);
}
