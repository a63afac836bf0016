import { foldedLetters } from "~/domain/folding";

/**
  * Given names that are frequent in Canada and the United States, in the languages that are spoken there. They decide
  * where nothing else says that two capitalized words are a person. Names that are also everyday words, months or
  * places ("Mark", "June", "Victoria") are left out; a label or an address beside them still shows them.
  */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
   `
  aaron abdul abdullah abby abigail abraham adam adele adeline adnan adrian adriana adrien agnes ahmad ahmed aidan aileen
  aimee aisha ajay akash akira alain alan alana albert alberto alec alejandro aleksandar alessandro alex alexander
  alexandra alexandre alexei alexia alexis alfred alfredo ali alice alicia alina alisha alison alissa allan
  allen allison alyssa amanda amandeep amar amelia amelie amina amir amit amy ana anas anastasia anders andre andrea
  andreas andree andrei andreea andres andrew andy anett angela angele angelica angelique angelo angie angus anika anil
  anita anjali ankit ankur ann anna annabelle anne annette annick annie anthony antoine antoinette anton antonia antonio
  anu anuj anushka aravind ariane arianne ariel arjun arlene arman armand arnaud arnold aron arthur artur arun arvind
  asha ashish ashley ashok asif astrid aubrey audrey aurelie aviva ayesha ayse aysha balbir baljit barb barbara
  barry bart basil beatrice becky belinda ben benedict benjamin benoit bernadette bernard bernice bert bertha bertrand
  beth bethany betty beverley beverly bianca bilal bjorn blair blaine blake bob bobby bogdan bonnie boris brad bradley
  brahim brandon brandy breanna brenda brendan brent bret brett brian briana brianna bridget brigitte brittany brooke
  bruce bruno bryan bryce caitlin calvin cameron camille candace cara carina carine carl carla carlo carlos carmen carol
  carole caroline carolina carolyn carrie carson casey cassandra catalina caterina catharine catherine cathy cecile
  cecilia cedric celeste celine cesar chad chandra chantal charbel charlene charles charlie charlotte chelsea chen cheryl
  chloe chris christa christian christiane christina christine christopher christy cindy claire clara clarence claude
  claudette claudia claudine clayton clement cliff clifford clint clinton clive cody colette colin colleen connie connor
  conrad constance cora corey corinne cornelia cory courtney craig cristian cristina crystal curtis cynthia cyril daisy
  dale damian damien dan dana daniel daniela daniele daniella danielle danny daphne darcy daria darlene darrell darren
  darryl daryl dave david davinder dawna dean deanna deb debbie deborah debra deepak deepika deidre deirdre delphine denis
  denise dennis derek dermot derrick desmond devin dharmesh diana diane dianne diego dimitri dina dinesh dipak dolores
  dominic dominik dominique don donald donna donovan dora doreen dorian doris dorothy doug douglas duane duncan dustin
  dwayne dwight dylan earl ed eddie edgar edith edmond edmund eduardo edward edwin eileen elaine elena eleanor eleni eli
  eliane elias elijah elisa elisabeth elise elisha elissa eliza elizabeth ella ellen elliot elliott elsa elsie elvira
  emanuel emil emile emilia emilie emilio emily emma emmanuel emmanuelle enrico enrique eric erica erich erik erika erin
  ernest ernesto esteban estelle esther ethan etienne eugene eugenia eva evan evangeline eve evelyn evelyne fabian
  fabienne fabio fabrice fadi faisal farah farhan farid farida fatima fatma faye felicia felipe felix ferdinand fernand
  fernando filip fiona florence florian frances francesca francesco francine francis francisco francois francoise
  franklin franz fred freda freddy frederic frederick frederik frederique gabriel gabriela gabriele gabriella gabrielle
  gaetan gagandeep gail garry gary gaston gavin gemma genevieve geoff geoffrey george georges georgina gerald
  geraldine gerard gerry ghislain ghislaine gianni gilbert gilles gillian gina ginette giovanni gisele giulia giuseppe
  glenda glenn gloria gordon graham greg gregg gregoire gregory greta guillaume guillermo gunther gurdeep gurjit gurpreet
  gus gustav gustavo guy gwen gwendolyn habib hailey hakim haley hamid hamza hannah hans hao hari harjinder harjit
  harmeet harold haroun harpreet harriet harry harvey hasan hassan hazem heather hector heidi helen helena helene helga
  henri henriette henrik henry herbert herman herve hicham hijab hilary hilda hiroshi holly hong howard hubert hugh hugo
  hussein hyun ian ibrahim ida igor ilya iman imran ines ingrid ioana irene irina irma irving isaac isabel isabella
  isabelle ishaan ismael ismail ivan ivana ivy iwona jack jackie jackson jaclyn jacob jacqueline jacques jade jag jagdeep
  jaime jake jakub jamal james jamie jan jana jane janelle janet janice janine janusz jared jarrod jasbir jasmin jasmine
  jason jaspreet jatinder javier jay jayne jean jeanette jeanne jeannette jeannine jeff jeffery jeffrey jen jenna jennifer
  jenny jens jeremie jeremy jerome jerry jess jesse jessica jesus jie jill jillian jim jimmy jin jing jitendra jo joan
  joanna joanne jocelyn jocelyne jodi jody joe joel joelle joey johan johanna johanne john johnny jolene jon jonas
  jonathan jordan jorge jose josee josef joseph josephine josh joshua josiane josie joyce juan juanita judith judy juha
  julia julian juliana julie julien juliet juliette julio jun jurgen justin justine kaitlin kaitlyn kamal kamaljit kamil
  kamran kara karan karen karim karin karina karine karl karla karolina kate katarina katarzyna katelyn katerina katharine
  katherine kathleen kathryn kathy katia katie katrina katy kavita kayla keith kellie kelly kelsey ken kendra kenneth
  kenny keri kerry kerstin kevin khaled khalid kieran kiran kirk kirsten kirsty klaus konrad kris krista kristen kristian
  kristin kristina kristine kristopher kristy krystal krzysztof kulwinder kumar kurt kyla kyle lana larisa larissa larry
  lars laszlo latoya laura laure laurel lauren laurence laurent laurie lawrence lea leah leanne lee leila leland lena leo
  leon leona leonard leonardo leslie lesley leticia lewis liam liana lidia lillian lily lina linda lindsay lindsey lionel
  lisa lisette liu liz liza lloyd logan lois lola loretta lori lorie lorna lorne lorraine lou louis louisa louise luc luca
  lucas lucia lucie lucien lucille lucy luis luisa lukas luke lydia lyle lyne lynda lynette lynn lynne lyse maciej
  madeleine madeline magdalena maggie mahmoud malcolm malgorzata malik mallory mandeep mandy manfred maninder
  manish manjit manon manuel manuela marc marcel marcelle marcelo marcia marcin marco marcos marcus marek margaret
  margarita margaux margot marguerite maria mariam marian mariana marianne marie mariella marielle marilyn marina mario
  marion marisa marissa marjolaine marjorie marla marlene marta martha martin martina martine marvin mary maryam maryse
  mathew mathias mathieu mathilde matt matteo matthew matthias maude maureen maurice mauricio maxime maxwell maya
  meagan megan meghan mehdi mehmet mei melanie melinda melissa melody melvin mercedes meredith michael michaela michal
  michel michele micheline michelle miguel mikael mike mikhail milan milena milton mina ming mira miranda mireille miriam
  mirjana misty mitchell mitch mohamad mohamed mohammad mohammed mohit mohsen moira molly mona monica monika monique
  mounir muhammad murielle murray mustafa mylene myra myriam myrna nadeem nadia nadine nancy naomi narinder natalia
  natalie natasha nathalie nathan nathaniel navdeep navjot neal neha neil nelson nettie neville nguyen nick nicholas
  nicola nicolas nicole nicolle nigel nikhil nikki nikola nikolai nina nisha nita nitin noel noella noelle noemie
  nora norm norma norman norbert nour oksana oleg olga oliver olivia olivier omar ophelie oscar osman otto owen pablo
  pamela paolo parminder pascal pascale pat patrice patricia patrick patty paul paula paulette paulina pauline paulo
  pavel pawel pedro peggy penelope penny perry pete peter petra phil philip philippe phillip phyllis pierre pierrette
  pietro piotr prabhjot pradeep prakash pranav prasad praveen preeti priya priyanka qing quentin rachel rachelle rachid
  rafael raffaele raj raja rajan rajesh rajinder rajiv rakesh ralph raman ramesh rami ramon ramona randall randi
  randy ranjit raphael raquel rashid raul ravi ravinder ray raymond rebecca regan reginald regis reid rejean rekha
  rena renata renaud rene renee reza rhonda ricardo richard richelle rick ricky riley rita ritu rob robbie robert
  roberta roberto robin robyn rocco roch rocio roderick rodney rodrigo rodrigue roger rohan rohit roland rolande rolf
  roman ron ronald ronda ronnie rosa rosalie rosanna rosanne rosemary roshan rowan rowana roxane roxanne ruben rudolf
  rudy rupinder russ ruth ryan sabina sabine sabrina sadia saeed sajid salim sally salma salman salvatore sam samantha
  samer samir samira samuel sanaa sandeep sandra sandy sanjay sanjeev santiago sara sarah sarita saroj sasha satish
  satwinder saul scott sean sebastian sebastien selena selina serena serge sergei sergey sergio seth shahid shahlar
  shaila shane shannon sharon shaun shauna shawn shawna sheila shelby sheldon shelley shelly sheri sherri sherry sheryl
  shirley shreya sian siddharth sidney siegfried sigrid silvia simon simona simone simran sina sofia solange sonia sonja
  sonya sophia sophie spencer stacey stacy stan stanislav stefan stefania stefanie stella steph stephan stephane
  stephanie stephen steve steven stewart stuart sue sujata sukhdeep sukhwinder suleiman sunil sunita suresh susan
  susanna susanne susie suzanne suzette suzie svetlana swati sylvain sylvia sylvie tamara tammy tania tanja tanya tara
  tariq taras tarun tasha tatiana tatyana taylor ted teresa teri terence terrance terrence terri terry tessa thanh theo
  theodore theresa therese thierry thomas tiffany tim timothy tina tobias toby todd tom tomas tomasz tommy toni tony
  tracey traci tracy travis trent trevor tricia trina trish trisha tristan trudy tyler tyrone uma umar urs ursula usha
  uwe vadim valentina valentin valerie vanessa vania vasile veronica veronika veronique vicki vickie vicky victor
  vijay vikas vikram viktor vincent vincenzo viola virginie vishal vito vivek vivian viviane vivienne vlad vladimir
  wahid walid walter wanda warren wayne wei wendy werner wesley wilfred wilhelm willem william willie wilma winston
  wojciech xavier xiao xin yan yang yannick yasir yasmin yasmine yasser yolanda yolande younes youssef yuki yulia yuri
  yusuf yves yvette yvon yvonne zachary zahra zainab zbigniew zhen zoe zoltan zubair zuzana
  jeanfrancois jeanpierre jeanluc jeanphilippe jeanmarc jeansebastien jeanmichel jeanguy jeanpaul jeanclaude jeanyves
  marieclaude mariejosee marieeve marieclaire marieannick mariepier pierreluc pierreolivier marcandre annemarie
  louisphilippe charlesantoine annesophie
   `
     .trim()
     .split(/\s+/),
);

/** Whether a word, or the first part of a word with a hyphen, is a given name. */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(foldedLetters(word)) || GIVEN_NAMES.has(foldedLetters(word.split(/[-‑]/, 1)[0] ?? ""));
}
