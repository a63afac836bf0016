import { foldedLetters } from "~/domain/folding";

/** Names of people that are words of trades, things and nature too, in English and French. */
export const WORDS_AND_NAMES: ReadonlySet<string> = new Set(
  `
  abbott archer art ash ashton bacon bailey baker ball barber barker barn barr bass baxter bean beaver bell bench bender
  berg berger berry bill birch bird bishop blade blanc blanche bloom board boisvert bolt booth boucher boulanger bow bowl
  bowman branch brick briggs bright broad broom brooks brun bruno buck bull burns bush butcher butler button camp cane
  canon carbon carpenter carrier carter cartier cave cedar chance chandler charbonneau charpentier chase chestnut chevalier christian cliff
  clay clerk cliche cloutier coal cole colline combes comeau cone cooper copper corn cotton couture coy craft crane cross
  crow cutter dale dame daniel dawn day dean dell dessureault diamond dick dock dolly draper drew driver duke dupont
  dyer eagle earl elm english ernest eve fair faith falcon farmer faulkner favre fence ferry field fish fisher fitch flag
  fleet fleming flint flood flower flowers foley forestier forge forger foster fountain fournier fox frank franc franklin
  freeman french friend fuller gable gagne garde gardener gardiner gardner garnier gauthier gay gene gill glen
  glover gold golden goodman gore grace gracie granger grant gray greene grey griffin grimes groves guard guerrier guy hack haley
  hand handy hardy harmony harper harrow hart harvest hatch hatcher hawk hay hayes hazel head heat heater heath hedge
  herman hickory hickman hive hobby holder holly holmes holt hood hook hope horn hull hunt hunter hurley iris iron ivy
  jack jade jasmine jay jean jewel job joiner joli joy judge junior kay key kitchen knight knott labelle laborer
  lacroix lady laforest lafontaine lamb lamontagne lamp lance lane lapierre lapointe large lariviere laroche larose larue
  latour lavallee laverdure laville lavoie ledger legal legault legrand leopard leveque levesque lily lime linden link
  lion loan locke log loper love low lucky lumber lumsden lynch maçon major maker mallet manning maple marble marchand
  mark marks marquis marshal marshall martel masse masson master masters matte max mayor meadow meadows melody
  menard mercer merchant mercier merle metal meunier midi miles miller milliner mint moineau moon moore moreau morin
  moss moulin mountain mullen nail nash neil nelson nest newman newport newton nick noble noel noir north nova nun oak
  oakes olive opal orange osier otter outlaw overland owen packer page pain paint painter palmer paper parent paris park
  parker parr parson parsons pat patch patience pay peach peacock pearl pelletier penn penny perry petit phil
  pike pilot pin pine pipe pitt plank plumb plumber poirier polish pool poole poole porter post potter potts potvin
  powder powell pratt press price priest prime prince prior proctor pull quick rail rain ramp ranger ray read reader
  record redwood reed reef reid rich richer riche ring ripley rise rivet robin rock rod rode roller roman roof roofer
  roper rose ross roy royal ruby rush russet rust rusty sable sage sailor salmon sand sander sanders sandy saver savage savard
  sawyer scale scott seal sealey seller senior sergeant serrurier sewell shaft sharp shaw shepherd sherman shield ship
  shop show silver simple singer singh skinner skip slate slater sloan smart smith smoke soil sole spark sparks spear
  speed spence spencer spicer spring squire stack staff stark starr steer steel sterling stern stokes stock strait street
  stream strong style sun surety swan swift tab tailor talbot tank tanner tar taylor teal terrien tessier thatcher thorn
  tile tiller tilley tillet timber todd toner toner towne tower trailer train trap travers tree tremble trick troy true
  truck tucker tuck turf turner tyler unger upton vachon vale valley van vent venture verger vert vigneault villeneuve
  vine violet wade wagner walker wall waller ward warden ware warren washer watch waterman watt watts way wayne weaver
  webb welder weller wheeler white whiting wick wild will wind wing winner wise wolf wolfe woodland woodman woodward
  worker worth wren wright yard yards yates young zone carpentier macon plombier peintre couvreur soudeur tailleur maire bois rocher fontaine riviere champs dubois
  `
    .trim()
    .split(/\s+/)
    .map(foldedLetters),
);
