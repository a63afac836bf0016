import { foldedLetters } from "~/domain/folding";
import { remembered } from "~/domain/remembered";

/**
 * Given names that are frequent in Canada and the United States, in the languages that are spoken there. They decide
 * where nothing else says that two capitalized words are a person. Names that are also everyday words, months or
 * places ("Mark", "June", "Victoria") are left out; a label or an address beside them still shows them.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `
  aarav aaron abby abdul abdullah abigail abraham adaeze adam adele adeline aditi aditya adnan adrian adriana adrien
  agnes ahmad ahmed aidan aileen aimee aisha ajay akash akira akua alain alan alana albert alberto alec alejandro
  aleksandar alessandro alex alexander alexandra alexandre alexei alexia alexis alfred alfredo ali alice alicia
  alina alisha alison alissa allan allen allison alyssa amanda amandeep amar amara amelia amelie amina amir amit amy
  ana ananya anas anastasia anders andre andrea andreas andree andreea andrei andres andrew andy anett angela angele
  angelica angelique angelo angie angus anika anil anita anjali ankit ankur ann anna annabelle anne annemarie
  annesophie annette annick annie anthony antoine antoinette anton antonia antonio anu anuj anushka aparna arash
  aravind ariane arianne ariel arjun arlene arman armand armin arnaud arnold aron arthur artur arun arvin arvind
  asha ashish ashley ashok asif astrid aubrey audrey aurelie aviva ayesha ayodele ayse aysha babak balbir baljit bao
  barb barbara barry bart basil beatrice becky behnam belinda ben benedict benjamin benoit bernadette bernard
  bernice bert bertha bertrand beth bethany betty beverley beverly bianca bich bilal binh bjorn blaine blair blake
  bob bobby bogdan bonnie boris brad bradley brahim brandon brandy breanna brenda brendan brent bret brett brian
  briana brianna bridget brigitte brittany brooke bruce bruno bryan bryce caitlin calvin cameron camille candace
  cara carina carine carl carla carlo carlos carmen carol carole carolina caroline carolyn carrie carson casey
  cassandra catalina caterina catharine catherine cathy cecile cecilia cedric celeste celine cesar chad chandan
  chandra chantal charbel charlene charles charlesantoine charlie charlotte chelsea chen cheryl chidi chinedu chloe
  chris christa christian christiane christina christine christopher christy chukwuemeka cindy claire clara clarence
  claude claudette claudia claudine clayton clement cliff clifford clint clinton clive cody colette colin colleen
  connie connor conrad constance cora corey corinne cornelia cory courtney craig cristian cristina crystal curtis
  cynthia cyril daisy dale damian damien dan dana daniel daniela daniele daniella danielle danny daphne dapo darcy
  daria darlene darrell darren darryl darya daryl dave david davinder dawna dean deanna deb debbie deborah debra
  deepak deepika deidre deirdre delphine denis denise dennis derek dermot derrick desmond devin dharmesh diana diane
  dianne diego dilip dimitri dina dinesh dipak dolores dominic dominik dominique don donald donna donovan dora
  doreen dorian doris dorothy doug douglas duane duncan dung dustin dwayne dwight dylan earl ed eddie edgar edith
  edmond edmund eduardo edward edwin eileen elaine eleanor elena eleni eli eliane elias elijah elisa elisabeth elise
  elisha elissa eliza elizabeth ella ellen elliot elliott elsa elsie elvira emanuel emeka emil emile emilia emilie
  emilio emily emma emmanuel emmanuelle enrico enrique eric erica erich erik erika erin ernest ernesto esteban
  estelle esther ethan etienne eugene eugenia eva evan evangeline eve evelyn evelyne fabian fabienne fabio fabrice
  fadi faisal farah farhan farid farida farshad fatima fatma faye felicia felipe felix femi feng ferdinand fernand
  fernande fernando filip fiona florence florian folake frances francesca francesco francine francis francisco
  francois francoise franklin franz fred freda freddy frederic frederick frederik frederique gabriel gabriela
  gabriele gabriella gabrielle gaetan gaetane gagandeep gail ganesh garry gary gaston gavin gemma genevieve geoff
  geoffrey george georges georgina gerald geraldine gerard gerry ghislain ghislaine ghyslain gianni gilbert gilles
  gillian gina ginette giovanni gisele gita giulia giuseppe glenda glenn gloria gopal gordon graham greg gregg
  gregoire gregory greta guillaume guillermo gunther guo gurdeep gurjit gurpreet gus gustav gustavo guy guylaine
  gwen gwendolyn habib hadi hailey haitham hakim haley hamed hamid hamza hannah hans hao hari harjinder harjit
  harmeet harold haroun harpreet harriet harry harvey hasan hassan hazem heather hector heidi helen helena helene
  helga heng henri henriette henrik henry herbert herman herve hicham hien hijab hilary hilda hiroshi hoang holly
  hong hossein howard hua hubert hugh hugo huguette hui huong hussein hyun ian ibrahim ida igor ilya iman imran ines
  ingrid ioana iqbal irene irina irma irving isaac isabel isabella isabelle ishaan ishita ismael ismail ivan ivana
  ivy iwona jack jackie jackson jaclyn jacob jacqueline jacques jade jag jagdeep jagmeet jaime jake jakub jamal
  james jamie jamil jan jana jane janelle janet janice janine janusz jared jarrod jasbir jasleen jasmin jasmine
  jason jaspreet jaswinder jatinder javier jay jayne jean jeanclaude jeanette jeanfrancois jeanguy jeanluc jeanmarc
  jeanmichel jeanne jeannette jeannine jeannot jeanpaul jeanphilippe jeanpierre jeansebastien jeanyves jeff jeffery
  jeffrey jen jenna jennifer jenny jens jeremie jeremy jerome jerry jess jesse jessica jesus jia jiang jie jill
  jillian jim jimmy jin jing jitendra jo joan joanna joanne jocelyn jocelyne jodi jody joe joel joelle joey johan
  johanna johanne john johnny jolene jon jonas jonathan jordan jorge jose josee josef joseph josephine josh joshua
  josiane josie joyce juan juanita judith judy juha julia julian juliana julie julien juliet juliette julio jun
  jurgen justin justine kaitlin kaitlyn kamal kamaljit kamil kamran kara karan karen karim karin karina karine karl
  karla karolina karthik katarina katarzyna kate katelyn katerina katharine katherine kathleen kathryn kathy katia
  katie katrina katy kavita kavya kayla keith kellie kelly kelsey ken kendra kenneth kenny keri kerry kerstin kevin
  khaled khalid kieran kiran kirk kirsten kirsty klaus kofi konrad kris krista kristen kristian kristin kristina
  kristine kristopher kristy krystal krzysztof kulwinder kumar kurt kwame kyla kyle lakshmi lana larisa larissa
  larry lars laszlo latoya laura laure laurel lauren laurence laurent laurie laurier lawrence lea leah leandre
  leanne lee leila leland lena leo leon leona leonard leonardo leopold lesley leslie leticia lewis liam liana lidia
  lillian lily lina linda lindsay lindsey ling linh lionel lisa lise lisette liu liz liza lloyd logan lois lola
  loretta lori lorie lorna lorne lorraine lou louis louisa louise louisphilippe luc luca lucas lucia lucie lucien
  lucienne lucille lucy luis luisa lukas luke lydia lyle lynda lyne lynette lynn lynne lyse maciej madeleine
  madeline magalie magdalena maggie mahdi mahesh mahmoud majid malcolm malgorzata malik mallory mandeep mandy
  manfred maninder manish manjit manoj manon manuel manuela marc marcandre marcel marcelle marcelo marcia marcin
  marco marcos marcus marek margaret margarita margaux margot marguerite maria mariam marian mariana marianne marie
  marieannick marieclaire marieclaude marieeve mariejosee mariella marielle mariepier marilyn marina mario marion
  marisa marissa marjolaine marjorie marla marlene marta martha martin martina martine marvin mary maryam maryline
  maryse mathew mathias mathieu mathilde matt matteo matthew matthias maude maureen maurice mauricio maxime maxwell
  maya meagan megan meghan mehdi mehmet mehrdad mei melanie melinda melissa melody melvin meng mercedes meredith
  michael michaela michal michel michele micheline michelle miguel mihai mikael mike mikhail milan milena milton
  mina ming minh mira miranda mireille miriam mirjana misty mitch mitchell mohamad mohamed mohammad mohammed mohan
  mohit mohsen moira molly mona monica monika monique mounir muhammad mukesh murielle murray mustafa mylaine mylene
  myra myriam myrna nadeem nadege nadia nadine nancy naomi narinder natalia natalie natasha nathalie nathan
  nathaniel navdeep naveen navjot navneet nazanin neal neha neil nelson nettie neville ngoc nguyen nicholas nick
  nicola nicolas nicole nicolle nigel nikhil nikki nikola nikolai nilesh nina nisha nita nitin noel noella noelle
  noemie nora norbert norm norma norman normand normande nour obinna odette oksana oleg oleksandr olga oliver olivia
  olivier olumide omar ophelie oscar osman otto ovide owen pablo pamela pamphile paolo parisa parminder parveen
  pascal pascale pat patrice patricia patrick patty paul paula paulette paulina pauline paulo pavel pawel pedram
  pedro peggy penelope penny perry pete peter petra phil philip philippe phillip phuong phyllis pierre pierreluc
  pierreolivier pierrette pietro piotr piyush pooja prabhjot pradeep prakash pranav prasad praveen praveena preeti
  priya priyanka qing quang quentin rachel rachelle rachid rafael raffaele rahul raj raja rajan rajesh rajinder
  rajiv rakesh ralph raman ramesh rami ramon ramona randall randi randy ranjit raoul raphael raquel rashid raul ravi
  ravinder ray raymond rebecca regan reginald regis reid rejean rekha rena renata renaud rene renee reza rhonda
  ricardo richard richelle rick ricky riley rita ritu rob robbie robert roberta roberto robin robyn rocco roch rocio
  roderick rodney rodrigo rodrigue roger rohan rohit roland rolande rolf rolland roman romeo ron ronald ronda ronnie
  rosa rosaire rosalie rosanna rosanne rosemary roshan rowan rowana roxane roxanne roya ruben rudolf rudy rui
  rupinder russ ruth ryan sabina sabine sabrina sachin sadia saeed saeid sajid salim sally salma salman salvatore
  sam saman samantha samer samir samira samuel sana sanaa sandeep sandhya sandra sandy sanjay sanjeev santiago sara
  sarabjit sarah sarita saroj sasha satish satwinder saul scott sean sebastian sebastien selena selina serena serge
  sergei sergey sergio seth shabnam shahid shahlar shaila shan shane shannon sharon shaun shauna shawn shawna sheila
  shelby sheldon shelley shelly sheri sherri sherry sheryl shirin shirley shreya sian siddharth siddhartha sidney
  siegfried sigrid silvia simon simona simone simran sina sofia sohail solange sonia sonja sonya sophia sophie
  spencer srinivas stacey stacy stan stanislav stefan stefania stefanie stella steph stephan stephane stephanie
  stephen steve steven stewart stuart subramanian sudha sue sujata sujit sukhdeep sukhwinder suleiman sunil sunita
  suresh surinder susan susanna susanne susie suzanne suzette suzie svetlana swati sylvain sylvestre sylvette sylvia
  sylvie tamara tammy tania tanja tanya tao tara taras tariq tarun tasha tatiana tatyana taylor ted terence teresa
  teri terrance terrence terri terry tessa thanh theo theodore theodule theresa therese thi thierry thomas tiffany
  tim timothy tina tobias toby todd tom tomas tomasz tommy toni tony tracey traci tracy travis trent trevor tricia
  trina trish trisha tristan trudy tuan tyler tyrone uche ulric uma umar urs ursula usha uwe vadim valentin
  valentina valere valerie valmond vanessa vania vasile veronica veronika veronique vicki vickie vicky victor vijay
  vikas vikki vikram viktor vincent vincenzo vinod viola virginie vishal vito vivek vivian viviane vivienne vlad
  vladimir wahid walid walter wanda warren wayne wei wendy werner wesley wilfred wilhelm willem william willie wilma
  winston wojciech xavier xiao xiaoyu xin yan yang yannick yasir yasmin yasmine yasser yaw ying yolaine yolanda
  yolande younes youssef yuki yulia yun yuri yusra yusuf yves yvette yvon yvonne zachary zahra zainab zainul
  chidinma oluwaseun ngozi adaobi olufemi babatunde temitope yetunde ifeoma uchenna amarachi nneka kelechi ikenna deandre dashawn lakisha jasvinder siobhan aoife niamh eoin oisin
  gianluca giancarlo gianmarco thabo sipho themba keiko kenji haruki haruto kazuo takeshi yumi kwabena kwaku
  abena efua chinwe chioma funmilayo tunde segun hussain idris kareem layla nabil najib noura rania soraya
  yara anjum bhavesh kuldeep manpreet meera mehul shalini sushma tanvi vandana vinay khanh thao thuy tien
  trung tuyet dragan dmitri dmytro goran iryna jelena kateryna ljubica milos mykola natalya olena radek slavica
  tetiana vesna volodymyr wojtek zdenka zoran alessandra cosimo fabrizio federica filippo gaetano giorgio lorenzo marcello massimo
  nicolo pasquale silvio umberto aminata fatou fatoumata ibrahima mamadou moussa ousmane souleymane youssouf chukwudi ikechukwu
  nnamdi tolulope zanele
  zbigniew zeeshan zhen zhi ziad zoe zoel zoltan zubair zuzana
  `
    .trim()
    .split(/\s+/),
);

/** Whether a word, or the first part of a word with a hyphen, is a given name. */
export const isGivenName: (word: string) => boolean = remembered(
  (word) => {
    if (ONLY_LETTERS.test(word)) return GIVEN_NAMES.has(word.toLowerCase());
    const [first = ""] = word.split(/[-‑]/, 1);
    return GIVEN_NAMES.has(foldedLetters(word)) || GIVEN_NAMES.has(foldedLetters(first));
  },
  (word) => word,
);

const ONLY_LETTERS = /^[a-z]+$/i;
