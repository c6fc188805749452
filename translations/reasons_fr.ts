<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>warpgrain::dependence::Reasons</name>
    <message>
        <source>Plans and steps</source>
        <translation>Plans et étapes</translation>
    </message>
    <message>
        <source>A plan stops at the first step that is refused. Reasons of a step on the text that other steps gave have no place in the source.</source>
        <translation>Un plan s’arrête à la première étape refusée. Les motifs d’une étape appliquée au texte que d’autres étapes ont produit n’ont pas d’emplacement dans le code source.</translation>
    </message>
    <message>
        <source>Line {1} holds several loops that {2} may mean; put them on lines of their own.</source>
        <translation>La ligne {1} contient plusieurs boucles que {2} peut désigner ; placez-les chacune sur sa propre ligne.</translation>
    </message>
    <message>
        <source>Several loops of the kernel count with {1}: in lines {2}. Name the one that is meant by its line (L{3}).</source>
        <translation>Plusieurs boucles du kernel comptent avec {1} : aux lignes {2}. Désignez la bonne par sa ligne (L{3}).</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no step.</source>
        <translation>« {1} » n’est pas une étape.</translation>
    </message>
    <message>
        <source>The kernel has no for loop.</source>
        <translation>Le kernel n’a pas de boucle for.</translation>
    </message>
    <message>
        <source>The kernel has no for loop {1}; its loops are: {2}.</source>
        <translation>Le kernel n’a pas de boucle for {1} ; ses boucles sont : {2}.</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible</source>
        <translation>{1} « {2} » n’est pas possible</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible: {3}</source>
        <translation>{1} « {2} » n’est pas possible : {3}</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;</source>
        <translation>Le plan s’arrête avant cette étape, à « {1} »</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;: {2}</source>
        <translation>Le plan s’arrête avant cette étape, à « {1} » : {2}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>L’étape</translation>
    </message>
    <message>
        <source>Step {1} of {2}</source>
        <translation>L’étape {1} sur {2}</translation>
    </message>
    <message>
        <source>Accesses around a barrier</source>
        <translation>Accès autour d’une barrière</translation>
    </message>
    <message>
        <source>Look at the two accesses that a reason names: where no other thread uses what they use, write the address so that this shows, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>Examinez les deux accès qu’un motif nomme : là où aucun autre thread n’utilise ce qu’ils utilisent, écrivez l’adresse de façon que cela se voie, avec des indices faits de threadIdx, de blockIdx, de compteurs et de constantes.</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known: {2}.</source>
        <translation>On ne sait pas ce que {1} fait à la mémoire : {2}.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; whether one of them needs the barrier is not known.</source>
        <translation>Le kernel a plus de paires d’accès qu’on n’en compare ; on ne sait pas si l’une d’elles a besoin de la barrière.</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between.</source>
        <translation>La barrière est peut-être nécessaire : {1} et {2} par des threads différents, sans autre barrière entre les deux.</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between; {3}.</source>
        <translation>La barrière est peut-être nécessaire : {1} et {2} par des threads différents, sans autre barrière entre les deux ; {3}.</translation>
    </message>
    <message>
        <source>threads of other blocks may wait for one of the two, and the barrier is what they rely on</source>
        <translation>des threads d’autres blocs attendent peut-être l’un des deux accès, et c’est sur la barrière qu’ils s’appuient</translation>
    </message>
    <message>
        <source>{1} is read (line {2})</source>
        <translation>{1} est lu (ligne {2})</translation>
    </message>
    <message>
        <source>{1} is written (line {2})</source>
        <translation>{1} est écrit (ligne {2})</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic (line {2})</source>
        <translation>{1} est modifié par une opération atomique (ligne {2})</translation>
    </message>
    <message>
        <source>{1} is changed (line {2})</source>
        <translation>{1} est modifié (ligne {2})</translation>
    </message>
    <message>
        <source>Removing a barrier</source>
        <translation>Suppression d’une barrière</translation>
    </message>
    <message>
        <source>Name the barrier by its line, and keep it where the kernel relies on it in a way that is not followed.</source>
        <translation>Désignez la barrière par sa ligne, et gardez-la là où le kernel s’appuie sur elle d’une manière qui n’est pas suivie.</translation>
    </message>
    <message>
        <source>What {1} does may depend on the barrier.</source>
        <translation>Ce que fait {1} dépend peut-être de la barrière.</translation>
    </message>
    <message>
        <source>The kernel has no __syncthreads() of its own.</source>
        <translation>Le kernel n’a pas de __syncthreads() à lui.</translation>
    </message>
    <message>
        <source>The kernel has several barriers; say which one is meant by its line: {1}.</source>
        <translation>Le kernel a plusieurs barrières ; désignez la bonne par sa ligne : {1}.</translation>
    </message>
    <message>
        <source>No __syncthreads() stands in {1}; the kernel&apos;s are in {2}.</source>
        <translation>Il n’y a pas de __syncthreads() en {1} ; ceux du kernel sont en {2}.</translation>
    </message>
    <message>
        <source>Several barriers stand in this line; put them on lines of their own.</source>
        <translation>Plusieurs barrières se trouvent sur cette ligne ; placez-les chacune sur sa propre ligne.</translation>
    </message>
    <message>
        <source>The macro {1} writes this barrier; write it out.</source>
        <translation>La macro {1} écrit cette barrière ; développez-la.</translation>
    </message>
    <message>
        <source>The barrier is all that stands under another header; put braces around it.</source>
        <translation>La barrière est la seule instruction sous un autre en-tête ; mettez-la entre accolades.</translation>
    </message>
    <message>
        <source>What the kernel does around the barrier is not followed.</source>
        <translation>Ce que fait le kernel autour de la barrière n’est pas suivi.</translation>
    </message>
    <message>
        <source>It was not shown that all threads of a block reach the barrier together: {1}.</source>
        <translation>Il n’a pas été montré que tous les threads d’un bloc atteignent ensemble la barrière : {1}.</translation>
    </message>
    <message>
        <source>The kernel is compiled with the branch of #if that was looked at.</source>
        <translation>Le kernel est compilé avec la branche de #if qui a été examinée.</translation>
    </message>
    <message>
        <source>A launch has several threads along {1}, and the kernel does not tell them apart.</source>
        <translation>Un lancement a plusieurs threads selon {1}, et le kernel ne les distingue pas.</translation>
    </message>
    <message>
        <source>Blocks have one thread along {1}, whose index the kernel does not read.</source>
        <translation>Les blocs ont un seul thread selon {1}, dont le kernel ne lit pas l’indice.</translation>
    </message>
    <message>
        <source>a volatile access</source>
        <translation>un accès volatile</translation>
    </message>
    <message>
        <source>Merging threads and blocks</source>
        <translation>Fusion de threads et de blocs</translation>
    </message>
    <message>
        <source>What depends on how many threads there are, or on which of them meet, cannot be merged. Another axis, `cyclic` or `adjacent`, or merging blocks instead of threads (`coarsen grid`) may be possible.</source>
        <translation>Ce qui dépend du nombre de threads, ou desquels d’entre eux se rencontrent, ne peut pas être fusionné. Un autre axe, `cyclic` ou `adjacent`, ou la fusion de blocs plutôt que de threads (`coarsen grid`) est peut-être possible.</translation>
    </message>
    <message>
        <source>The kernel does not read threadIdx.{1}: merging threads along it would only repeat the same work.</source>
        <translation>Le kernel ne lit pas threadIdx.{1} : fusionner des threads selon cet axe ne ferait que répéter le même travail.</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel are rewritten too.</source>
        <translation>Les autres unités de compilation qui incluent {1} et lancent le kernel sont réécrites elles aussi.</translation>
    </message>
    <message>
        <source>This would have to stand in another branch of #if than it does, and with other macros defined the kernel would be another one. Write out the branch that is meant.</source>
        <translation>Ceci devrait se trouver dans une autre branche de #if, et avec d’autres macros définies le kernel serait différent. Écrivez directement la branche voulue.</translation>
    </message>
    <message>
        <source>What stands around this preprocessor line would change its order; write out the branch that is meant.</source>
        <translation>Ce qui entoure cette ligne de préprocesseur changerait d’ordre ; écrivez directement la branche voulue.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must divide the {1}&apos;s extent along {2} by {3}.</source>
        <translation>Aucun lancement du kernel ne figure dans cette unité de compilation : qui le lance doit diviser l’étendue {1} selon {2} par {3}.</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} in the first or the last iteration of the loop around this launch; that is no multiple of {4}.</source>
        <translation>L’étendue {1} est de {2} selon {3} à la première ou à la dernière itération de la boucle qui entoure ce lancement ; ce n’est pas un multiple de {4}.</translation>
    </message>
    <message>
        <source>The {1}&apos;s extent along {2} at this launch is a multiple of {3} (asserted in the host code).</source>
        <translation>L’étendue {1} selon {2} à ce lancement est un multiple de {3} (assertion dans le code hôte).</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} at this launch; {4} of them cannot be merged.</source>
        <translation>L’étendue {1} est de {2} selon {3} à ce lancement ; on ne peut pas en fusionner {4}.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged threads are guarded.</source>
        <translation>Le facteur {1} ne divise pas l’étendue {2} de {3} selon {4} à ce lancement : les derniers threads fusionnés sont protégés par une condition.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch, and the kernel is launched with other extents elsewhere.</source>
        <translation>Le facteur {1} ne divise pas l’étendue {2} de {3} selon {4} à ce lancement, et le kernel est lancé ailleurs avec d’autres étendues.</translation>
    </message>
    <message>
        <source>The kernel does not read blockIdx.{1}: merging blocks along it would only repeat the same work.</source>
        <translation>Le kernel ne lit pas blockIdx.{1} : fusionner des blocs selon cet axe ne ferait que répéter le même travail.</translation>
    </message>
    <message>
        <source>Each merged block needs its own {1}, but its type {2} cannot be copied and assigned.</source>
        <translation>Chaque bloc fusionné a besoin de son propre {1}, mais son type {2} ne peut pas être copié et affecté.</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all blocks without synchronisation.</source>
        <translation>La variable statique {1} est partagée par tous les blocs sans synchronisation.</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}.</source>
        <translation>{1} contient ce qui n’est pas suivi : {2}.</translation>
    </message>
    <message>
        <source>The statement ({1}) is not understood.</source>
        <translation>L’instruction ({1}) n’est pas comprise.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may synchronise blocks.</source>
        <translation>De l’assembleur inline avec « {1} » synchronise peut-être des blocs.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may tell which block it is, or synchronise.</source>
        <translation>De l’assembleur inline avec « {1} » révèle peut-être de quel bloc il s’agit, ou synchronise.</translation>
    </message>
    <message>
        <source>This loop may wait for another block; if that is one it is merged with, it would wait for ever.</source>
        <translation>Cette boucle attend peut-être un autre bloc ; si c’est un bloc avec lequel il y a fusion, elle attendrait indéfiniment.</translation>
    </message>
    <message>
        <source>{1} is used as a whole here; use its members.</source>
        <translation>{1} est utilisé ici comme un tout ; utilisez ses membres.</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device, which may depend on its blocks.</source>
        <translation>Le kernel lance {1} depuis le GPU, ce qui peut dépendre de ses blocs.</translation>
    </message>
    <message>
        <source>The kernel makes a lambda, which is not followed; write its body out or make it a function.</source>
        <translation>Le kernel crée une lambda, qui n’est pas suivie ; développez son corps ou faites-en une fonction.</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other blocks: {2}.</source>
        <translation>On ne sait pas ce que {1} fait aux autres blocs : {2}.</translation>
    </message>
    <message>
        <source>{1} tells the kernel of its grid, which changes with merging.</source>
        <translation>{1} renseigne le kernel sur sa grille, que la fusion modifie.</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but it {2}.</source>
        <translation>La fonction {1} a besoin de l’indice du thread comme argument, mais elle {2}.</translation>
    </message>
    <message>
        <source>The constructor {1} reads the thread&apos;s index or the block&apos;s size itself; hand it to it.</source>
        <translation>Le constructeur {1} lit lui-même l’indice du thread ou la taille du bloc ; passez-les-lui.</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but {2}.</source>
        <translation>La fonction {1} a besoin de l’indice du thread comme argument, mais {2}.</translation>
    </message>
    <message>
        <source>{1} stands where only some threads of {2} may come; after merging blocks, the others could meet them from the next block.</source>
        <translation>{1} se trouve là où seuls certains threads {2} arrivent peut-être ; après la fusion de blocs, les autres pourraient les y rencontrer depuis le bloc suivant.</translation>
    </message>
    <message>
        <source>Some threads of {1} return here before others come to {2}; after merging blocks they would be in the next one by then.</source>
        <translation>Certains threads {1} font return ici avant que d’autres n’arrivent à {2} ; après la fusion de blocs, ils seraient déjà dans le suivant à ce moment-là.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, {2}.</source>
        <translation>La fonction {1}, atteinte depuis ici, {2}.</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel (inline {2}), so that the work on both sides can be told apart.</source>
        <translation>La fonction {1} contient une barrière ; développez-la dans le kernel (inline {2}), afin que l’on puisse distinguer le travail de part et d’autre.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, uses {2} as a whole; use its members there.</source>
        <translation>La fonction {1}, atteinte depuis ici, utilise {2} comme un tout ; utilisez-y ses membres.</translation>
    </message>
    <message>
        <source>This loop may wait for another thread; if that is one it is merged with, it would wait for ever.</source>
        <translation>Cette boucle attend peut-être un autre thread ; si c’est un thread avec lequel il y a fusion, elle attendrait indéfiniment.</translation>
    </message>
    <message>
        <source>This loop goes from place to place by what other threads may have stored there: it ends even if they store nothing more.</source>
        <translation>Cette boucle va d’endroit en endroit selon ce que d’autres threads ont pu y stocker : elle se termine même s’ils ne stockent plus rien.</translation>
    </message>
    <message>
        <source>The macro {1} writes several statements here; write them out.</source>
        <translation>La macro {1} écrit ici plusieurs instructions ; développez-la.</translation>
    </message>
    <message>
        <source>The macro {1} writes control around a barrier; write it out here.</source>
        <translation>La macro {1} écrit une structure de contrôle autour d’une barrière ; développez-la ici.</translation>
    </message>
    <message>
        <source>The header of this loop holds a barrier in its body and steps a variable that differs between threads; move that variable&apos;s update into the body.</source>
        <translation>Cette boucle contient une barrière dans son corps, et son en-tête fait avancer une variable qui diffère d’un thread à l’autre ; déplacez la mise à jour de cette variable dans le corps.</translation>
    </message>
    <message>
        <source>A barrier inside a switch, or together with other work in one expression, cannot be kept in place.</source>
        <translation>Une barrière à l’intérieur d’un switch, ou associée à un autre travail dans une même expression, ne peut pas rester en place.</translation>
    </message>
    <message>
        <source>Some threads along {1} leave the surrounding loop here while others go on, and that loop holds a barrier.</source>
        <translation>Certains threads selon {1} quittent ici la boucle environnante tandis que d’autres continuent, et cette boucle contient une barrière.</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a loop over {2}, which differs between threads along {3} elsewhere; give the loop a counter of its own.</source>
        <translation>La barrière ({1}) est à l’intérieur d’une boucle sur {2}, qui ailleurs diffère d’un thread à l’autre selon {3} ; donnez à la boucle son propre compteur.</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a {2} that differs between threads along {3}; after merging it would be reached a different number of times.</source>
        <translation>La barrière ({1}) est à l’intérieur d’une {2} qui diffère d’un thread à l’autre selon {3} ; après la fusion, elle serait atteinte un nombre de fois différent.</translation>
    </message>
    <message>
        <source>Each merged thread needs its own {1}, but {2}</source>
        <translation>Chaque thread fusionné a besoin de son propre {1}, mais {2}</translation>
    </message>
    <message>
        <source>A default argument or a member&apos;s initial value uses {1}, which would have to change; write it out here.</source>
        <translation>Un argument par défaut ou la valeur initiale d’un membre utilise {1}, qui devrait changer ; écrivez-le ici explicitement.</translation>
    </message>
    <message>
        <source>The macro {1} hides a use of {2} that would have to change; write it out here (expand {1}).</source>
        <translation>La macro {1} cache un usage de {2} qui devrait changer ; développez-la ici (expand {1}).</translation>
    </message>
    <message>
        <source>The macro {1} hides a call of {2}, which needs the thread&apos;s index; write it out here.</source>
        <translation>La macro {1} cache un appel de {2}, qui a besoin de l’indice du thread ; développez-la ici.</translation>
    </message>
    <message>
        <source>The macro {1} hides a return that would have to change; write it out here.</source>
        <translation>La macro {1} cache un return qui devrait changer ; développez-la ici.</translation>
    </message>
    <message>
        <source>A return inside a switch inside a loop cannot be turned into the end of one merged thread.</source>
        <translation>Un return dans un switch dans une boucle ne peut pas être transformé en fin d’un seul thread fusionné.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged blocks are guarded.</source>
        <translation>Le facteur {1} ne divise pas l’étendue {2} de {3} selon {4} à ce lancement : les derniers blocs fusionnés sont protégés par une condition.</translation>
    </message>
    <message>
        <source>The grid is rounded up at this launch: {1} keeps the threads that are added along {2} from doing anything.</source>
        <translation>La grille est arrondie vers le haut à ce lancement : {1} empêche les threads ajoutés selon {2} de faire quoi que ce soit.</translation>
    </message>
    <message>
        <source>{1} is at most {2}, so that the indices of the threads in added blocks do not overflow.</source>
        <translation>{1} vaut au plus {2}, de sorte que les indices des threads des blocs ajoutés ne débordent pas.</translation>
    </message>
    <message>
        <source>The constructor {1} reads the block&apos;s index or the grid&apos;s size itself; hand it to it.</source>
        <translation>Le constructeur {1} lit lui-même l’indice du bloc ou la taille de la grille ; passez-les-lui.</translation>
    </message>
    <message>
        <source>The kernel uses {1}; jumps like this cannot be followed.</source>
        <translation>Le kernel utilise {1} ; de tels sauts ne peuvent pas être suivis.</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device; its own threads cannot be merged.</source>
        <translation>Le kernel lance {1} depuis le GPU ; ses propres threads ne peuvent pas être fusionnés.</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads</source>
        <translation>On ne sait pas ce que {1} fait aux autres threads</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads: {2}.</source>
        <translation>On ne sait pas ce que {1} fait aux autres threads : {2}.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may see which thread it is, or synchronise.</source>
        <translation>De l’assembleur inline avec « {1} » peut voir de quel thread il s’agit, ou synchroniser.</translation>
    </message>
    <message>
        <source>The kernel holds what is not followed: {1}.</source>
        <translation>Le kernel contient ce qui n’est pas suivi : {1}.</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all threads without synchronisation.</source>
        <translation>La variable statique {1} est partagée par tous les threads sans synchronisation.</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel, so that the work on both sides can be told apart.</source>
        <translation>La fonction {1} contient une barrière ; développez-la dans le kernel, afin que l’on puisse distinguer le travail de part et d’autre.</translation>
    </message>
    <message>
        <source>{1} counts the threads of the block, of which there are fewer after merging.</source>
        <translation>{1} compte les threads du bloc, moins nombreux après la fusion.</translation>
    </message>
    <message>
        <source>{1} tells a thread its rank or its group&apos;s size, which change with merging.</source>
        <translation>{1} indique à un thread son rang ou la taille de son groupe, que la fusion modifie.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, has a library share out work over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>La fonction {1}, atteinte depuis ici, fait répartir par une bibliothèque du travail sur les threads présents avant la fusion, chacun avec ses propres valeurs ; il y en aurait trop peu.</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>{1} est un travail qu’une bibliothèque répartit sur les threads présents avant la fusion, chacun avec ses propres valeurs ; il y en aurait trop peu.</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other. {2}</source>
        <translation>{1} permet aux lanes d’un warp de se voir entre elles. {2}</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory: warp-synchronous code. {2}</source>
        <translation>{1} est de la mémoire partagée volatile : code synchrone par warp. {2}</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time. {2}</source>
        <translation>{1} mesure le temps propre du thread. {2}</translation>
    </message>
    <message>
        <source>After &quot;{1}&quot;: {2}</source>
        <translation>Après « {1} » : {2}</translation>
    </message>
    <message>
        <source>is written in a way that has no place for one more parameter</source>
        <translation>est écrite d’une manière qui ne laisse pas de place pour un paramètre de plus</translation>
    </message>
    <message>
        <source>calls {1} {2}</source>
        <translation>appelle {1} {2}</translation>
    </message>
    <message>
        <source>uses {1} {2}</source>
        <translation>utilise {1} {2}</translation>
    </message>
    <message>
        <source>it is written by a macro, or is a specialisation, an operator or a member that is defined outside its class</source>
        <translation>elle est écrite par une macro, ou c’est une spécialisation, un opérateur ou un membre défini hors de sa classe</translation>
    </message>
    <message>
        <source>it is not read whole, because of an error</source>
        <translation>elle n’est pas lue en entier, à cause d’une erreur</translation>
    </message>
    <message>
        <source>it is defined after the kernel; define it before</source>
        <translation>elle est définie après le kernel ; définissez-la avant</translation>
    </message>
    <message>
        <source>another branch of #if may hold another form of it</source>
        <translation>une autre branche de #if en contient peut-être une autre forme</translation>
    </message>
    <message>
        <source>it is a reference, and there are no arrays of references.</source>
        <translation>c’est une référence, et il n’existe pas de tableaux de références.</translation>
    </message>
    <message>
        <source>it is static.</source>
        <translation>il est statique.</translation>
    </message>
    <message>
        <source>its type {1} cannot be made without arguments and assigned.</source>
        <translation>son type {1} ne peut pas être construit sans arguments et affecté.</translation>
    </message>
    <message>
        <source>it is declared by the macro {1}.</source>
        <translation>il est déclaré par la macro {1}.</translation>
    </message>
    <message>
        <source>object of a union or struct</source>
        <translation>objet d’une union ou d’une struct</translation>
    </message>
    <message>
        <source>it has no name; give it one.</source>
        <translation>il n’a pas de nom ; donnez-lui-en un.</translation>
    </message>
    <message>
        <source>it is a parameter of type {1} that the kernel changes.</source>
        <translation>c’est un paramètre de type {1} que le kernel modifie.</translation>
    </message>
    <message>
        <source>it is an array with initial values that cannot be assigned one by one; assign them in a loop.</source>
        <translation>c’est un tableau dont les valeurs initiales ne peuvent pas être affectées une par une ; affectez-les dans une boucle.</translation>
    </message>
    <message>
        <source>its address is kept in a pointer or reference.</source>
        <translation>son adresse est conservée dans un pointeur ou une référence.</translation>
    </message>
    <message>
        <source>its address is kept in a pointer.</source>
        <translation>son adresse est conservée dans un pointeur.</translation>
    </message>
    <message>
        <source>{1} block</source>
        <translation>{1} bloc</translation>
    </message>
    <message>
        <source>{1} blocks</source>
        <translation>{1} blocs</translation>
    </message>
    <message>
        <source>{1} thread</source>
        <translation>{1} thread</translation>
    </message>
    <message>
        <source>{1} threads</source>
        <translation>{1} threads</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>de la grille</translation>
    </message>
    <message>
        <source>block</source>
        <translation>du bloc</translation>
    </message>
    <message>
        <source>the block</source>
        <translation>du bloc</translation>
    </message>
    <message>
        <source>the warp</source>
        <translation>du warp</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>Le kernel</translation>
    </message>
    <message>
        <source>The function {1}</source>
        <translation>La fonction {1}</translation>
    </message>
    <message>
        <source>in a default argument or a member&apos;s initial value</source>
        <translation>dans un argument par défaut ou la valeur initiale d’un membre</translation>
    </message>
    <message>
        <source>through the macro {1}</source>
        <translation>par la macro {1}</translation>
    </message>
    <message>
        <source>makes a lambda, which is not followed</source>
        <translation>crée une lambda, qui n’est pas suivie</translation>
    </message>
    <message>
        <source>uses goto, which cannot be followed</source>
        <translation>utilise goto, qui ne peut pas être suivi</translation>
    </message>
    <message>
        <source>launches a kernel</source>
        <translation>lance un kernel</translation>
    </message>
    <message>
        <source>calls what is not known</source>
        <translation>appelle quelque chose d’inconnu</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is, or synchronise</source>
        <translation>contient de l’assembleur inline qui peut voir de quel thread il s’agit, ou synchroniser</translation>
    </message>
    <message>
        <source>holds what is not followed</source>
        <translation>contient ce qui n’est pas suivi</translation>
    </message>
    <message>
        <source>has a static variable</source>
        <translation>a une variable statique</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if it is cyclic along x and the new extent along x is a multiple of 32.</source>
        <translation>La fusion ne garde chaque thread dans sa lane que si elle est cyclique selon x et que la nouvelle étendue selon x est un multiple de 32.</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if the block&apos;s extent along x is a known multiple of 32.</source>
        <translation>La fusion ne garde chaque thread dans sa lane que si l’étendue du bloc selon x est un multiple connu de 32.</translation>
    </message>
    <message>
        <source>Unrolling and jamming</source>
        <translation>Unroll-and-jam</translation>
    </message>
    <message>
        <source>A smaller factor, another loop of the nest, or moving a statement first may be possible.</source>
        <translation>Un facteur plus petit, une autre boucle de l’imbrication, ou le déplacement préalable d’une instruction est peut-être possible.</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and jamming may turn their order round: {2}{3}.{4}</source>
        <translation>{1} utilisent peut-être la même mémoire, et l’unroll-and-jam peut inverser leur ordre : {2}{3}.{4}</translation>
    </message>
    <message>
        <source>{1} use the same memory, and jamming would turn their order round: the distance along {2} is ({3}){4}.{5}</source>
        <translation>{1} utilisent la même mémoire, et l’unroll-and-jam inverserait leur ordre : la distance selon {2} est ({3}){4}.{5}</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and {2} and {3} of two threads may use the same memory, not only in one iteration of {4}; jamming could bring them to the same side of a barrier.</source>
        <translation>Des threads se rencontrent à {1} dans cette boucle, et {2} et {3} de deux threads utilisent peut-être la même mémoire, pas seulement dans une même itération de {4} ; l’unroll-and-jam pourrait les amener du même côté d’une barrière.</translation>
    </message>
    <message>
        <source>The thread may end here, in the middle of a nest; in another order it would have done before it what it does not do any more.</source>
        <translation>Le thread peut se terminer ici, au milieu d’une imbrication ; dans un autre ordre, il aurait fait auparavant ce qu’il ne fait plus.</translation>
    </message>
    <message>
        <source>Volatile memory is used here, and the order of such uses must stay.</source>
        <translation>De la mémoire volatile est utilisée ici, et l’ordre de tels accès doit rester.</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared; the order must stay.</source>
        <translation>Des surfaces sont écrites, dont les éléments ne sont pas comparés ; l’ordre doit rester.</translation>
    </message>
    <message>
        <source>What {1} does must stay in its order with the rest, which would change.</source>
        <translation>Ce que fait {1} doit rester dans son ordre par rapport au reste, et cet ordre changerait.</translation>
    </message>
    <message>
        <source>The loop over {1} has no for loop directly inside it to jam; unroll it instead.</source>
        <translation>La boucle sur {1} n’a pas, directement à l’intérieur, de boucle for à fusionner (jam) ; déroulez-la plutôt (unroll).</translation>
    </message>
    <message>
        <source>A type is declared between the loops; declare it before the loop.</source>
        <translation>Un type est déclaré entre les boucles ; déclarez-le avant la boucle.</translation>
    </message>
    <message>
        <source>The loop over {1} is left or continued from inside; a copy of it would take the others along.</source>
        <translation>On quitte ou on relance la boucle sur {1} depuis l’intérieur ; une copie de celle-ci entraînerait les autres avec elle.</translation>
    </message>
    <message>
        <source>The loop over {1} does not go round alike for every iteration of the loop over {2}: {3}.</source>
        <translation>La boucle sur {1} ne tourne pas de la même façon à chaque itération de la boucle sur {2} : {3}.</translation>
    </message>
    <message>
        <source>{1} is used here after the loop that counts with it; declare it in the header of that loop.</source>
        <translation>{1} est utilisé ici après la boucle qui compte avec lui ; déclarez-le dans l’en-tête de cette boucle.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop over {2} is not followed. Declare it in the loop.</source>
        <translation>L’adresse de {1} est conservée ; ce qu’il en advient dans la boucle sur {2} n’est pas suivi. Déclarez-le dans la boucle.</translation>
    </message>
    <message>
        <source>{1} would have to become several, one for each copy; declare it in the loop over {2}.</source>
        <translation>{1} devrait devenir plusieurs variables, une pour chaque copie ; déclarez-le dans la boucle sur {2}.</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration of the loop over {2} to the next, and the loops inside would change the order in which it is changed ({3}).</source>
        <translation>{1} transmet une valeur d’une itération de la boucle sur {2} à la suivante, et les boucles intérieures changeraient l’ordre dans lequel il est modifié ({3}).</translation>
    </message>
    <message>
        <source>The loops of {1}{2} are not those of the template; what they share is not known.</source>
        <translation>Les boucles de {1}{2} ne sont pas celles du template ; on ne sait pas ce qu’elles ont en commun.</translation>
    </message>
    <message>
        <source>it has no first value</source>
        <translation>il n’y a pas de valeur initiale</translation>
    </message>
    <message>
        <source>{1} is declared in the loop over {2} and may differ</source>
        <translation>{1} est déclaré dans la boucle sur {2} et peut différer</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step puts the one before the other.</source>
        <translation> « {1} » avant cette étape place l’un avant l’autre.</translation>
    </message>
    <message>
        <source>; factors up to {1} are possible</source>
        <translation> ; des facteurs jusqu’à {1} sont possibles</translation>
    </message>
    <message>
        <source>{1} and, iterations of {2} later, {3}</source>
        <translation>{1} et, des itérations de {2} plus tard, {3}</translation>
    </message>
    <message>
        <source>{1} and, {2} iteration of {3} later, {4}</source>
        <translation>{1} et, {2} itération de {3} plus tard, {4}</translation>
    </message>
    <message>
        <source>{1} and, {2} iterations of {3} later, {4}</source>
        <translation>{1} et, {2} itérations de {3} plus tard, {4}</translation>
    </message>
    <message>
        <source>Changing loops</source>
        <translation>Transformation de boucles</translation>
    </message>
    <message>
        <source>Bring the loops into the form that the step asks for, by hand or with another step on loops.</source>
        <translation>Amenez les boucles à la forme que demande l’étape, à la main ou par une autre étape sur les boucles.</translation>
    </message>
    <message>
        <source>{1} is declared in the loop, and each iteration has its own.</source>
        <translation>{1} est déclaré dans la boucle, et chaque itération a le sien.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it is not followed.</source>
        <translation>L’adresse de {1} est conservée ; ce qu’il en advient n’est pas suivi.</translation>
    </message>
    <message>
        <source>{1} carries a value from one of the statements to another ({2}).</source>
        <translation>{1} transmet une valeur d’une des instructions à une autre ({2}).</translation>
    </message>
    <message>
        <source>{1}; in two loops that order would be turned round.</source>
        <translation>{1} ; dans deux boucles, cet ordre serait inversé.</translation>
    </message>
    <message>
        <source>It may be that {1}, and in two loops that order would be turned round: {2}.</source>
        <translation>Peut-être que {1}, et dans deux boucles cet ordre serait inversé : {2}.</translation>
    </message>
    <message>
        <source>The loop&apos;s body is one statement.</source>
        <translation>Le corps de la boucle est une seule instruction.</translation>
    </message>
    <message>
        <source>The loop is all that stands under another header; put braces around it.</source>
        <translation>La boucle est la seule instruction sous un autre en-tête ; mettez-la entre accolades.</translation>
    </message>
    <message>
        <source>The loop over {1} does not say where it begins.</source>
        <translation>La boucle sur {1} ne dit pas où elle commence.</translation>
    </message>
    <message>
        <source>The loops after the first one may go round otherwise: {1}.</source>
        <translation>Les boucles après la première tournent peut-être autrement : {1}.</translation>
    </message>
    <message>
        <source>The body differs between instantiations.</source>
        <translation>Le corps diffère d’une instanciation à l’autre.</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body but the first begins in {1}.</source>
        <translation>Hormis la première, aucune instruction du corps de la boucle ne commence en {1}.</translation>
    </message>
    <message>
        <source>The loop&apos;s pragma stands on a line with something else.</source>
        <translation>Le pragma de la boucle partage sa ligne avec autre chose.</translation>
    </message>
    <message>
        <source>The statements do not end lines of their own; put them on some.</source>
        <translation>Les instructions ne terminent pas chacune leur propre ligne ; placez-les chacune sur sa propre ligne.</translation>
    </message>
    <message>
        <source>{1} carries a value from one loop to the other ({2}).</source>
        <translation>{1} transmet une valeur d’une boucle à l’autre ({2}).</translation>
    </message>
    <message>
        <source>No for loop follows directly in the same block.{1}</source>
        <translation>Aucune boucle for ne suit directement dans le même bloc.{1}</translation>
    </message>
    <message>
        <source>The loop {1} does not follow the other one directly.</source>
        <translation>La boucle {1} ne suit pas directement l’autre.</translation>
    </message>
    <message>
        <source>The loops have different pragmas; give them the same.</source>
        <translation>Les boucles ont des pragmas différents ; donnez-leur les mêmes.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the loops.</source>
        <translation>Une ligne de préprocesseur se trouve entre les boucles.</translation>
    </message>
    <message>
        <source>The headers of the loops are not written alike, so it is not known that they go round alike.</source>
        <translation>Les en-têtes des boucles ne sont pas écrits de la même façon, on ne sait donc pas si elles tournent de la même façon.</translation>
    </message>
    <message>
        <source>The loops count with two variables that are declared before; declare them in the headers.</source>
        <translation>Les boucles comptent avec deux variables déclarées auparavant ; déclarez-les dans les en-têtes.</translation>
    </message>
    <message>
        <source>A loop does not say where it begins.</source>
        <translation>Une boucle ne dit pas où elle commence.</translation>
    </message>
    <message>
        <source>The loops may not go round alike: {1}.</source>
        <translation>Les boucles ne tournent peut-être pas de la même façon : {1}.</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; it would skip the second loop&apos;s work.</source>
        <translation>continue passe d’ici à l’itération suivante ; il sauterait le travail de la deuxième boucle.</translation>
    </message>
    <message>
        <source>{1} means something else in the second loop; give one of the two another name.</source>
        <translation>{1} signifie autre chose dans la deuxième boucle ; donnez à l’un des deux un autre nom.</translation>
    </message>
    <message>
        <source>Not all instantiations have both loops.</source>
        <translation>Les instanciations n’ont pas toutes les deux boucles.</translation>
    </message>
    <message>
        <source>{1}; in one loop that order would be turned round.</source>
        <translation>{1} ; dans une seule boucle, cet ordre serait inversé.</translation>
    </message>
    <message>
        <source>It may be that {1}, and in one loop that order would be turned round: {2}.</source>
        <translation>Peut-être que {1}, et dans une seule boucle cet ordre serait inversé : {2}.</translation>
    </message>
    <message>
        <source>A pragma belongs to one of the loops, and they do not begin lines of their own.</source>
        <translation>Un pragma appartient à l’une des boucles, et elles ne commencent pas sur des lignes qui leur soient propres.</translation>
    </message>
    <message>
        <source>The loop directly inside the loop {1} is the one over {2}.</source>
        <translation>La boucle directement à l’intérieur de la boucle {1} est celle sur {2}.</translation>
    </message>
    <message>
        <source>Both loops count with {1}.</source>
        <translation>Les deux boucles comptent avec {1}.</translation>
    </message>
    <message>
        <source>The header of the loop over {1} names another {2}; give one of the two another name.</source>
        <translation>L’en-tête de la boucle sur {1} nomme un autre {2} ; donnez à l’un des deux un autre nom.</translation>
    </message>
    <message>
        <source>The loop is empty.</source>
        <translation>La boucle est vide.</translation>
    </message>
    <message>
        <source>Something else than one for loop stands directly in the loop; distribute it, or move it out, first.</source>
        <translation>Directement dans la boucle se trouve autre chose qu’une seule boucle for ; scindez-la (distribute), ou sortez cela, d’abord.</translation>
    </message>
    <message>
        <source>No for loop stands directly in the loop.</source>
        <translation>Aucune boucle for ne se trouve directement dans la boucle.</translation>
    </message>
    <message>
        <source>{1} would be computed also where it was not before, and may fail; put it into a variable before the loops.</source>
        <translation>{1} serait calculé aussi là où il ne l’était pas, et peut y échouer ; mettez-le dans une variable avant les boucles.</translation>
    </message>
    <message>
        <source>No condition stands right around the loop.</source>
        <translation>Aucune condition n’entoure directement la boucle.</translation>
    </message>
    <message>
        <source>This condition has an else, or declares something; only a plain one is taken into a loop.</source>
        <translation>Cette condition a un else, ou déclare quelque chose ; seule une condition simple est prise dans une boucle.</translation>
    </message>
    <message>
        <source>The macro {1} writes this; write it out.</source>
        <translation>La macro {1} écrit ceci ; développez-la.</translation>
    </message>
    <message>
        <source>The condition may change while the loop runs: {1}.</source>
        <translation>La condition peut changer pendant que la boucle s’exécute : {1}.</translation>
    </message>
    <message>
        <source>The counter {1} lives on after the loop; declare it in the loop&apos;s header.</source>
        <translation>Le compteur {1} survit à la boucle ; déclarez-le dans l’en-tête de la boucle.</translation>
    </message>
    <message>
        <source>Where the condition does not hold, this loop may have no end.</source>
        <translation>Là où la condition n’est pas vraie, cette boucle n’a peut-être pas de fin.</translation>
    </message>
    <message>
        <source>What stands here before the loop is done under its condition only; put it behind the loop or out of the condition.</source>
        <translation>Ce qui se trouve ici avant la boucle n’est fait que sous sa condition ; mettez-le après la boucle ou hors de la condition.</translation>
    </message>
    <message>
        <source>{1} is no plain register; declare it out of the condition.</source>
        <translation>{1} n’est pas un simple registre ; déclarez-le hors de la condition.</translation>
    </message>
    <message>
        <source>Another variable is called {1}, too; give one of them another name.</source>
        <translation>Une autre variable s’appelle aussi {1} ; donnez à l’une d’elles un autre nom.</translation>
    </message>
    <message>
        <source>What {1} begins with does more than compute a value.</source>
        <translation>Ce par quoi {1} commence fait plus que calculer une valeur.</translation>
    </message>
    <message>
        <source>The condition and the loop do not stand on lines of their own, or a comment stands between; lay them out with a line for each.</source>
        <translation>La condition et la boucle n’ont pas chacune leur ligne, ou un commentaire se trouve entre elles ; mettez chacune sur sa ligne.</translation>
    </message>
    <message>
        <source>The loop ends at !=; compare with &lt; or &gt;.</source>
        <translation>La boucle s’arrête sur != ; comparez avec &lt; ou &gt;.</translation>
    </message>
    <message>
        <source>{1} does not overflow.</source>
        <translation>{1} ne déborde pas.</translation>
    </message>
    <message>
        <source>The place {1} is not possible: {2}.</source>
        <translation>L’endroit {1} n’est pas possible : {2}.</translation>
    </message>
    <message>
        <source>The loop runs {1} times; that is no more than one strip.</source>
        <translation>La boucle s’exécute {1} fois ; cela ne fait pas plus d’une bande.</translation>
    </message>
    <message>
        <source>The first value of {1} is not understood; write it as {1} = ….</source>
        <translation>La valeur initiale de {1} n’est pas comprise ; écrivez-la sous la forme {1} = ….</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; the begin of the next strip could pass below 0.</source>
        <translation>{1} est non signé et décompte ; le début de la bande suivante pourrait passer sous 0.</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of a strip&apos;s, and != does not tell where the last strip ends; compare with &lt; or &gt;.</source>
        <translation>Le nombre d’itérations n’est pas un multiple de celui d’une bande, et != ne dit pas où finit la dernière bande ; comparez avec &lt; ou &gt;.</translation>
    </message>
    <message>
        <source>A strip of {1} iterations is too long.</source>
        <translation>Une bande de {1} itérations est trop longue.</translation>
    </message>
    <message>
        <source>The step {1} has another type than {2}, and sums of the two may mean something else; put it into a variable of type {3} first.</source>
        <translation>Le pas {1} n’a pas le même type que {2}, et des sommes des deux peuvent signifier autre chose ; mettez-le d’abord dans une variable de type {3}.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}.</source>
        <translation>{1} ne déborde pas de {2}.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at most {4}.</source>
        <translation>{1} ne déborde pas de {2} : {3} vaut au plus {4}.</translation>
    </message>
    <message>
        <source>A pragma belongs to the loop, and they do not begin lines of their own.</source>
        <translation>Un pragma appartient à la boucle, et ils ne commencent pas sur des lignes qui leur soient propres.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in it is not understood</source>
        <translation>« {1} » n’y est pas compris</translation>
    </message>
    <message>
        <source>something is missing at its end</source>
        <translation>il manque quelque chose à la fin</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>une parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>{1} is no small whole number</source>
        <translation>{1} n’est pas un petit nombre entier</translation>
    </message>
    <message>
        <source>an index needs .x, .y or .z</source>
        <translation>un indice demande .x, .y ou .z</translation>
    </message>
    <message>
        <source>no variable {1} is known before the loop</source>
        <translation>aucune variable {1} n’est connue avant la boucle</translation>
    </message>
    <message>
        <source>several variables are named {1}</source>
        <translation>plusieurs variables s’appellent {1}</translation>
    </message>
    <message>
        <source>{1} is no integer variable of the thread&apos;s own</source>
        <translation>{1} n’est pas une variable entière propre au thread</translation>
    </message>
    <message>
        <source>it depends on {1}</source>
        <translation>cela dépend de {1}</translation>
    </message>
    <message>
        <source>interchanging the loops</source>
        <translation>l’échange des boucles</translation>
    </message>
    <message>
        <source>going through strips of {1} iterations</source>
        <translation>le parcours par bandes de {1} itérations</translation>
    </message>
    <message>
        <source>{1} uses what {2} used in an iteration before</source>
        <translation>{1} utilise ce que {2} a utilisé dans une itération précédente</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step takes away what stands between.</source>
        <translation> « {1} » avant cette étape retire ce qui se trouve entre elles.</translation>
    </message>
    <message>
        <source>{1} uses what a later iteration&apos;s {2} used before</source>
        <translation>{1} utilise ce que {2} d’une itération ultérieure a utilisé auparavant</translation>
    </message>
    <message>
        <source>What a loop counts</source>
        <translation>Ce que compte une boucle</translation>
    </message>
    <message>
        <source>Steps on loops need a for loop that steps one integer, compares it with a bound that stays, and changes it nowhere else. Write the loop so.</source>
        <translation>Les étapes sur les boucles demandent une boucle for qui fait avancer un entier, le compare à une borne fixe, et ne le modifie nulle part ailleurs. Écrivez la boucle ainsi.</translation>
    </message>
    <message>
        <source>A lambda is made here, which is not followed; write its body out.</source>
        <translation>Une lambda est créée ici, qui n’est pas suivie ; développez son corps.</translation>
    </message>
    <message>
        <source>The loop holds what is not followed: {1}.</source>
        <translation>La boucle contient ce qui n’est pas suivi : {1}.</translation>
    </message>
    <message>
        <source>A preprocessor line stands in the loop; it cannot be copied with the body.</source>
        <translation>Une ligne de préprocesseur se trouve dans la boucle ; elle ne peut pas être copiée avec le corps.</translation>
    </message>
    <message>
        <source>A macro gives {1} two meanings here.</source>
        <translation>Une macro donne ici deux sens à {1}.</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; in a copy of the body it would skip the copies after it. Put what follows into an if.</source>
        <translation>continue passe d’ici à l’itération suivante ; dans une copie du corps, il sauterait les copies qui suivent. Mettez la suite dans un if.</translation>
    </message>
    <message>
        <source>break leaves the loop here; the loop for the last iterations, after it, would go on.</source>
        <translation>break quitte ici la boucle ; la boucle des dernières itérations, qui vient après, continuerait.</translation>
    </message>
    <message>
        <source>A label or goto stands in the loop; jumps like this cannot be followed.</source>
        <translation>Une étiquette ou un goto se trouve dans la boucle ; de tels sauts ne peuvent pas être suivis.</translation>
    </message>
    <message>
        <source>A switch around the loop jumps into it here.</source>
        <translation>Un switch autour de la boucle saute ici à l’intérieur de celle-ci.</translation>
    </message>
    <message>
        <source>{1} is declared in the loop and is one object for all its iterations; declare it before the loop.</source>
        <translation>{1} est déclaré dans la boucle et est un seul objet pour toutes ses itérations ; déclarez-le avant la boucle.</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and it may run a different number of times for threads that differ along {2}; some would be in the copies while others are in the loop for the last iterations.</source>
        <translation>Des threads se rencontrent à {1} dans cette boucle, et elle s’exécute peut-être un nombre de fois différent pour des threads qui diffèrent selon {2} ; certains seraient dans les copies tandis que d’autres sont dans la boucle des dernières itérations.</translation>
    </message>
    <message>
        <source>The macro {1} names {2} in its definition; write it out.</source>
        <translation>La macro {1} nomme {2} dans sa définition ; développez-la.</translation>
    </message>
    <message>
        <source>Only for loops are unrolled; this is another kind of loop.</source>
        <translation>Seules les boucles for sont déroulées ; celle-ci est d’un autre type.</translation>
    </message>
    <message>
        <source>The macro {1} writes this loop; write it out.</source>
        <translation>La macro {1} écrit cette boucle ; développez-la.</translation>
    </message>
    <message>
        <source>The header of this loop is not understood; write it without preprocessor lines.</source>
        <translation>L’en-tête de cette boucle n’est pas compris ; écrivez-le sans lignes de préprocesseur.</translation>
    </message>
    <message>
        <source>This loop has no condition.</source>
        <translation>Cette boucle n’a pas de condition.</translation>
    </message>
    <message>
        <source>This loop steps nothing in its header.</source>
        <translation>Cette boucle ne fait rien avancer dans son en-tête.</translation>
    </message>
    <message>
        <source>The macro {1} writes a part of this loop&apos;s header; write it out.</source>
        <translation>La macro {1} écrit une partie de l’en-tête de cette boucle ; développez-la.</translation>
    </message>
    <message>
        <source>This loop does not step one variable, as ++k and k += 4 do.</source>
        <translation>Cette boucle ne fait pas avancer une seule variable, comme le font ++k et k += 4.</translation>
    </message>
    <message>
        <source>{1} is no variable of the thread&apos;s own.</source>
        <translation>{1} n’est pas une variable propre au thread.</translation>
    </message>
    <message>
        <source>The loop counts with {1} of type {2}; loops that count with int, unsigned or a wider integer are unrolled.</source>
        <translation>La boucle compte avec {1} de type {2} ; sont déroulées les boucles qui comptent avec int, unsigned ou un entier plus large.</translation>
    </message>
    <message>
        <source>The header declares something else than {1} alone; declare it before the loop.</source>
        <translation>L’en-tête déclare autre chose que {1} seul ; déclarez-le avant la boucle.</translation>
    </message>
    <message>
        <source>The header begins with something else than a first value of {1}.</source>
        <translation>L’en-tête commence par autre chose qu’une valeur initiale de {1}.</translation>
    </message>
    <message>
        <source>The step of this loop is neither an addition nor a subtraction.</source>
        <translation>Le pas de cette boucle n’est ni une addition ni une soustraction.</translation>
    </message>
    <message>
        <source>This loop adds 0 to {1}.</source>
        <translation>Cette boucle ajoute 0 à {1}.</translation>
    </message>
    <message>
        <source>The step of this loop is too large to be multiplied.</source>
        <translation>Le pas de cette boucle est trop grand pour être multiplié.</translation>
    </message>
    <message>
        <source>The step {1} of this loop is not understood.</source>
        <translation>Le pas {1} de cette boucle n’est pas compris.</translation>
    </message>
    <message>
        <source>The step of this loop changes: {1}.</source>
        <translation>Le pas de cette boucle change : {1}.</translation>
    </message>
    <message>
        <source>The loop&apos;s condition does not compare {1} alone with a bound: {2}.</source>
        <translation>La condition de la boucle ne compare pas {1} seul à une borne : {2}.</translation>
    </message>
    <message>
        <source>The bound of this loop is no integer.</source>
        <translation>La borne de cette boucle n’est pas un entier.</translation>
    </message>
    <message>
        <source>The bound of this loop may change while it runs: {1}; put it into a variable before the loop.</source>
        <translation>La borne de cette boucle peut changer pendant son exécution : {1} ; mettez-la dans une variable avant la boucle.</translation>
    </message>
    <message>
        <source>The address of {1} is taken here.</source>
        <translation>L’adresse de {1} est prise ici.</translation>
    </message>
    <message>
        <source>The loop&apos;s body changes {1} itself.</source>
        <translation>Le corps de la boucle modifie lui-même {1}.</translation>
    </message>
    <message>
        <source>A reference to {1} is made here.</source>
        <translation>Une référence à {1} est créée ici.</translation>
    </message>
    <message>
        <source>The loop runs {1} times; a factor above that leaves nothing to unroll.</source>
        <translation>La boucle s’exécute {1} fois ; un facteur supérieur ne laisse rien à dérouler.</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of the factor, and != does not tell where the last whole group ends; compare with &lt; or &gt;.</source>
        <translation>Le nombre d’itérations n’est pas un multiple du facteur, et != ne dit pas où finit le dernier groupe complet ; comparez avec &lt; ou &gt;.</translation>
    </message>
    <message>
        <source>{1} has a sign and is compared with one that has none while it counts down.</source>
        <translation>{1} est signé et, tout en décomptant, il est comparé à un nombre non signé.</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down to {2}, which is no small constant; {1} minus the group could pass below 0.</source>
        <translation>{1} est non signé et décompte jusqu’à {2}, qui n’est pas une petite constante ; {1} moins le groupe pourrait passer sous 0.</translation>
    </message>
    <message>
        <source>{1} is volatile; the order of its uses must stay.</source>
        <translation>{1} est volatile ; l’ordre de ses usages doit rester.</translation>
    </message>
    <message>
        <source>{1} is a reference; name what it refers to.</source>
        <translation>{1} est une référence ; nommez ce à quoi elle se réfère.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop is not followed.</source>
        <translation>L’adresse de {1} est conservée ; ce qu’il en advient dans la boucle n’est pas suivi.</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration to the next, and the order of the iterations would change ({2}).</source>
        <translation>{1} transmet une valeur d’une itération à la suivante, et l’ordre des itérations changerait ({2}).</translation>
    </message>
    <message>
        <source>Taken in another order, the values that {1} is made of do not overflow {2} on the way.</source>
        <translation>Prises dans un autre ordre, les valeurs dont {1} est composé ne débordent pas de {2} en chemin.</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and {2} may turn their order round: {3}.</source>
        <translation>{1} utilisent peut-être la même mémoire, et {2} peut inverser leur ordre : {3}.</translation>
    </message>
    <message>
        <source>{1} use the same memory, and {2} would turn their order round: the distance along {3} is ({4}).</source>
        <translation>{1} utilisent la même mémoire, et {2} inverserait leur ordre : la distance selon {3} est ({4}).</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and what they do before and after it would be mixed up.</source>
        <translation>Des threads se rencontrent à {1} dans cette boucle, et ce qu’ils font avant et après serait mélangé.</translation>
    </message>
    <message>
        <source>The loop is left early here; iterations would be done that were not done before.</source>
        <translation>La boucle est quittée ici prématurément ; des itérations seraient faites qui ne l’étaient pas.</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the loop.</source>
        <translation>Un saut, ou une instruction qui n’est pas comprise, se trouve dans la boucle.</translation>
    </message>
    <message>
        <source>The value that {1} has after the loop may be used here; declare it in the loop&apos;s header.</source>
        <translation>La valeur que {1} a après la boucle est peut-être utilisée ici ; déclarez-le dans l’en-tête de la boucle.</translation>
    </message>
    <message>
        <source>It is not known whether {1} meets the bound of != after a whole number of steps; compare with &lt; or &gt;.</source>
        <translation>On ne sait pas si {1} atteint la borne de != après un nombre entier de pas ; comparez avec &lt; ou &gt;.</translation>
    </message>
    <message>
        <source>The condition and the step of this loop do not go the same way.</source>
        <translation>La condition et le pas de cette boucle ne vont pas dans le même sens.</translation>
    </message>
    <message>
        <source>{1} does not begin below 0: it is compared with {2}, which has no sign.</source>
        <translation>{1} ne commence pas sous 0 : il est comparé à {2}, qui est non signé.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at least {4}.</source>
        <translation>{1} ne déborde pas de {2} : {3} vaut au moins {4}.</translation>
    </message>
    <message>
        <source>{1} (In {2}.)</source>
        <translation>{1} (Dans {2}.)</translation>
    </message>
    <message>
        <source>{1} may give something else each time</source>
        <translation>{1} donne peut-être chaque fois autre chose</translation>
    </message>
    <message>
        <source>it changes a variable itself</source>
        <translation>l’expression modifie elle-même une variable</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>l’expression n’est pas comprise</translation>
    </message>
    <message>
        <source>{1} is volatile</source>
        <translation>{1} est volatile</translation>
    </message>
    <message>
        <source>{1} is a reference, and what it refers to may change</source>
        <translation>{1} est une référence, et ce à quoi elle se réfère peut changer</translation>
    </message>
    <message>
        <source>the address of {1} is kept</source>
        <translation>l’adresse de {1} est conservée</translation>
    </message>
    <message>
        <source>{1} is changed in {2}</source>
        <translation>{1} est modifié ({2})</translation>
    </message>
    <message>
        <source>it is loaded from memory, and memory is written in {1}</source>
        <translation>la valeur est chargée depuis la mémoire, et de la mémoire est écrite ({1})</translation>
    </message>
    <message>
        <source>{1} is written</source>
        <translation>{1} est écrit</translation>
    </message>
    <message>
        <source>{1} changes memory</source>
        <translation>{1} modifie la mémoire</translation>
    </message>
    <message>
        <source>{1} lets the thread see what others wrote</source>
        <translation>{1} permet au thread de voir ce que d’autres ont écrit</translation>
    </message>
    <message>
        <source>{1} may let the thread see what others wrote</source>
        <translation>{1} permet peut-être au thread de voir ce que d’autres ont écrit</translation>
    </message>
    <message>
        <source>{1} is launched, which may change that</source>
        <translation>{1} est lancé, ce qui peut changer cela</translation>
    </message>
    <message>
        <source>{1} may change that</source>
        <translation>{1} peut changer cela</translation>
    </message>
    <message>
        <source>{1} in inline assembly may change that</source>
        <translation>{1} dans de l’assembleur inline peut changer cela</translation>
    </message>
    <message>
        <source>what {1} does may change that</source>
        <translation>ce que fait {1} peut changer cela</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1}</source>
        <translation>la valeur est chargée depuis la mémoire, et {1}</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1} ({2})</source>
        <translation>la valeur est chargée depuis la mémoire, et {1} ({2})</translation>
    </message>
    <message>
        <source>{1} and, in a later iteration, {2}</source>
        <translation>{1} et, dans une itération ultérieure, {2}</translation>
    </message>
    <message>
        <source>Keeping elements in registers</source>
        <translation>Garder des éléments dans des registres</translation>
    </message>
    <message>
        <source>Elements are kept where it is certain that nothing else touches them. Restrict pointers (`__restrict__`) or index with counters and constants.</source>
        <translation>Des éléments sont gardés là où il est certain que rien d’autre n’y touche. Restreignez les pointeurs (`__restrict__`) ou indexez avec des compteurs et des constantes.</translation>
    </message>
    <message>
        <source>This part of the loop&apos;s header may do more than compute a value; put it into a variable before the loop.</source>
        <translation>Cette partie de l’en-tête de la boucle fait peut-être plus que calculer une valeur ; mettez-la dans une variable avant la boucle.</translation>
    </message>
    <message>
        <source>The first value of this loop&apos;s counter is not understood.</source>
        <translation>La valeur initiale du compteur de cette boucle n’est pas comprise.</translation>
    </message>
    <message>
        <source>{1} and {2} may be the same element in iterations that lie {3} apart; what a register holds may then be stale.</source>
        <translation>{1} et {2} sont peut-être le même élément dans des itérations distantes de {3} ; ce que contient un registre peut alors être périmé.</translation>
    </message>
    <message>
        <source>{1} stands between the uses of {2}.</source>
        <translation>{1} se trouve entre les usages de {2}.</translation>
    </message>
    <message>
        <source>{1} is another element in each iteration, found by {2}, which is declared in between.</source>
        <translation>{1} est un autre élément à chaque itération, désigné par {2}, qui est déclaré entre-temps.</translation>
    </message>
    <message>
        <source>The address of {1} may be kept.</source>
        <translation>L’adresse de {1} est peut-être conservée.</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, changes in between.</source>
        <translation>{1}, par lequel {2} est désigné, change entre-temps.</translation>
    </message>
    <message>
        <source>The thread may leave here, past the end of what {1} is kept for.</source>
        <translation>Le thread peut partir d’ici, au-delà de la fin de ce pour quoi {1} est gardé.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the uses of {1}.</source>
        <translation>Une ligne de préprocesseur se trouve entre les usages de {1}.</translation>
    </message>
    <message>
        <source>{1} and {2} ({3}) may meet: {4}.</source>
        <translation>{1} et {2} ({3}) peuvent se rencontrer : {4}.</translation>
    </message>
    <message>
        <source>A jump may lead past what is loaded before the loop.</source>
        <translation>Un saut peut passer outre ce qui est chargé avant la boucle.</translation>
    </message>
    <message>
        <source>No element of {1} is named by an address that is computed from registers alone, as a value of one number.</source>
        <translation>Aucun élément de {1} n’est désigné, comme valeur d’un seul nombre, par une adresse calculée à partir des seuls registres.</translation>
    </message>
    <message>
        <source>The kernel names no element of an array or pointer {1}.</source>
        <translation>Le kernel ne désigne aucun élément d’un tableau ou d’un pointeur {1}.</translation>
    </message>
    <message>
        <source>No element is used again where a register could hold it.</source>
        <translation>Aucun élément n’est réutilisé là où un registre pourrait le contenir.</translation>
    </message>
    <message>
        <source>{1} is written under a condition only; kept in a register it would be written in any case.</source>
        <translation>{1} n’est écrit que sous une condition ; gardé dans un registre, il serait écrit dans tous les cas.</translation>
    </message>
    <message>
        <source>{1} is used under a condition only; kept in a register it would be loaded in any case.</source>
        <translation>{1} n’est utilisé que sous une condition ; gardé dans un registre, il serait chargé dans tous les cas.</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded and stored all the same.</source>
        <translation>La boucle ({1}) tourne au moins une fois, ou {2} peut tout de même être chargé et écrit.</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded all the same.</source>
        <translation>La boucle ({1}) tourne au moins une fois, ou {2} peut tout de même être chargé.</translation>
    </message>
    <message>
        <source>No loop of the kernel reads elements of {1} that its earlier iterations have read, in statements that stand in one block. Merge adjacent threads along the axis by which the elements move on.</source>
        <translation>Aucune boucle du kernel ne lit, dans des instructions d’un même bloc, des éléments de {1} que des itérations précédentes ont lus. Fusionnez des threads adjacents le long de l’axe sur lequel les éléments avancent.</translation>
    </message>
    <message>
        <source>No element of {1} is used again where a register could hold it.</source>
        <translation>Aucun élément de {1} n’est réutilisé là où un registre pourrait le contenir.</translation>
    </message>
    <message>
        <source>Placing and staging memory</source>
        <translation>Placement et mise en tampon des données</translation>
    </message>
    <message>
        <source>These steps must know who uses an array, and how: index it directly, with counters and constants, and allocate and launch where it can be seen.</source>
        <translation>Ces étapes doivent savoir qui utilise un tableau, et comment : indexez-le directement, avec des compteurs et des constantes, et allouez et lancez là où cela se voit.</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the kernel; whether all threads of a block come to the tile is not known.</source>
        <translation>Un saut, ou une instruction qui n’est pas comprise, se trouve dans le kernel ; on ne sait pas si tous les threads d’un bloc arrivent à la tuile.</translation>
    </message>
    <message>
        <source>Only some threads of a block come to what reads the tile: what stands around it, here, differs along {1}. The barriers around a tile need all of them.</source>
        <translation>Seuls certains threads d’un bloc arrivent à ce qui lit la tuile : ce qui l’entoure, ici, diffère selon {1}. Les barrières autour d’une tuile ont besoin de tous.</translation>
    </message>
    <message>
        <source>Some threads of a block may return here, and the barriers around a tile need all of them.</source>
        <translation>Certains threads d’un bloc font peut-être return ici, et les barrières autour d’une tuile ont besoin de tous.</translation>
    </message>
    <message>
        <source>Threads that differ along {1} go round this loop differently; the barriers around a tile need all of them in each iteration.</source>
        <translation>Les threads qui diffèrent selon {1} parcourent cette boucle différemment ; les barrières autour d’une tuile ont besoin de tous à chaque itération.</translation>
    </message>
    <message>
        <source>{1} leads to at least {2} elements in every launch: so many are copied.</source>
        <translation>{1} mène à au moins {2} éléments dans chaque lancement : c’est le nombre d’éléments copiés.</translation>
    </message>
    <message>
        <source>One host thread at a time launches the kernel, and no other unit does.</source>
        <translation>Un seul thread hôte à la fois lance le kernel, et aucune autre unité de compilation ne le fait.</translation>
    </message>
    <message>
        <source>All launches of the kernel are in one stream: {1} is the same for them.</source>
        <translation>Tous les lancements du kernel sont dans un seul stream : {1} est le même pour eux.</translation>
    </message>
    <message>
        <source>Elements of this type are not kept in constant memory.</source>
        <translation>Les éléments de ce type ne sont pas gardés en mémoire constante.</translation>
    </message>
    <message>
        <source>What {1} leads to is volatile.</source>
        <translation>Ce à quoi mène {1} est volatile.</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which {1} could be copied.</source>
        <translation>On ne voit aucun lancement du kernel avant lequel {1} pourrait être copié.</translation>
    </message>
    <message>
        <source>{1} is given another value here, or its address is kept.</source>
        <translation>{1} reçoit ici une autre valeur, ou son adresse est conservée.</translation>
    </message>
    <message>
        <source>The macro {1} names {2}; write it out.</source>
        <translation>La macro {1} nomme {2} ; développez-la.</translation>
    </message>
    <message>
        <source>This launch does not write out what it hands over for {1}.</source>
        <translation>Ce lancement n’écrit pas explicitement ce qu’il passe pour {1}.</translation>
    </message>
    <message>
        <source>What is handed over for {1} here cannot be computed twice; make it a variable.</source>
        <translation>Ce qui est passé ici pour {1} ne peut pas être calculé deux fois ; faites-en une variable.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be the array.</source>
        <translation>Le kernel est défini après ce lancement, et le tableau le serait aussi.</translation>
    </message>
    <message>
        <source>This launch is in another stream than those before it, in which a kernel may still read the array.</source>
        <translation>Ce lancement est dans un autre stream que ceux qui le précèdent, où un kernel lit peut-être encore le tableau.</translation>
    </message>
    <message>
        <source>How far this reads is not known when the program is compiled, and constant memory has a fixed size.</source>
        <translation>On ne sait pas à la compilation jusqu’où ceci lit, et la mémoire constante a une taille fixe.</translation>
    </message>
    <message>
        <source>This reads more at once than the array is aligned for.</source>
        <translation>Ceci lit plus à la fois que l’alignement du tableau ne le permet.</translation>
    </message>
    <message>
        <source>This may read before what {1} leads to.</source>
        <translation>Ceci lit peut-être avant ce à quoi mène {1}.</translation>
    </message>
    <message>
        <source>The kernel reads nothing through {1}.</source>
        <translation>Le kernel ne lit rien par {1}.</translation>
    </message>
    <message>
        <source>The program&apos;s constant memory would have {1} bytes, and there are {2}.</source>
        <translation>La mémoire constante du programme ferait {1} octets, et il y en a {2}.</translation>
    </message>
    <message>
        <source>Lanes read different elements of {1} here; constant memory serves them one after the other.</source>
        <translation>Les lanes lisent ici des éléments différents de {1} ; la mémoire constante les sert l’une après l’autre.</translation>
    </message>
    <message>
        <source>{1} makes it unknown what is done before what.</source>
        <translation>{1} fait qu’on ne sait pas ce qui est fait avant quoi.</translation>
    </message>
    <message>
        <source>{1} is declared together with others; give it a declaration of its own.</source>
        <translation>{1} est déclaré avec d’autres ; donnez-lui sa propre déclaration.</translation>
    </message>
    <message>
        <source>{1} is static; declare it without that word.</source>
        <translation>{1} est static ; déclarez-le sans ce mot.</translation>
    </message>
    <message>
        <source>The word __shared__ does not stand in the declaration of {1}; write it out.</source>
        <translation>Le mot __shared__ ne figure pas dans la déclaration de {1} ; écrivez-le explicitement.</translation>
    </message>
    <message>
        <source>The macro {1} declares {2}; write it out.</source>
        <translation>La macro {1} déclare {2} ; développez-la.</translation>
    </message>
    <message>
        <source>{1} is declared extern: another declaration of it may be in another unit.</source>
        <translation>{1} est déclaré extern : une autre déclaration se trouve peut-être dans une autre unité de compilation.</translation>
    </message>
    <message>
        <source>The extents of {1} do not all stand in its declaration.</source>
        <translation>Les étendues de {1} ne figurent pas toutes dans sa déclaration.</translation>
    </message>
    <message>
        <source>The kernel declares no array {1} of its own.</source>
        <translation>Le kernel ne déclare pas de tableau {1} à lui.</translation>
    </message>
    <message>
        <source>Several arrays are named {1}.</source>
        <translation>Plusieurs tableaux s’appellent {1}.</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; others may lie in it too.</source>
        <translation>Le lancement donne sa taille à {1} ; d’autres s’y trouvent peut-être aussi.</translation>
    </message>
    <message>
        <source>{1} is declared outside the kernel.</source>
        <translation>{1} est déclaré hors du kernel.</translation>
    </message>
    <message>
        <source>{1} is static, and so all threads have one.</source>
        <translation>{1} est static, et tous les threads n’en ont donc qu’un.</translation>
    </message>
    <message>
        <source>The elements of {1} get values where they are declared; give them theirs in a loop.</source>
        <translation>Les éléments de {1} reçoivent des valeurs là où ils sont déclarés ; donnez-leur les leurs dans une boucle.</translation>
    </message>
    <message>
        <source>The type of {1} is not known.</source>
        <translation>Le type de {1} n’est pas connu.</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} est volatile.</translation>
    </message>
    <message>
        <source>Elements of type {1} cannot be made and assigned at will.</source>
        <translation>Des éléments de type {1} ne peuvent pas être créés et affectés librement.</translation>
    </message>
    <message>
        <source>The address in {1} itself is used here, and not only what it leads to.</source>
        <translation>L’adresse contenue dans {1} est elle-même utilisée ici, et pas seulement ce à quoi elle mène.</translation>
    </message>
    <message>
        <source>More than the value of one element of {1} is used here.</source>
        <translation>Plus que la valeur d’un élément de {1} est utilisé ici.</translation>
    </message>
    <message>
        <source>An atomic operation needs memory, not a register.</source>
        <translation>Une opération atomique a besoin de mémoire, pas d’un registre.</translation>
    </message>
    <message>
        <source>The subscripts of {1} do not stand in the text here; write them out.</source>
        <translation>Les indices de {1} ne figurent pas dans le texte ici ; écrivez-les explicitement.</translation>
    </message>
    <message>
        <source>The kernel does not use {1}.</source>
        <translation>Le kernel n’utilise pas {1}.</translation>
    </message>
    <message>
        <source>How much memory this leads to is not known, which a texture object is told: it {1}.</source>
        <translation>On ne sait pas à combien de mémoire ceci mène, ce qu’il faut indiquer à un objet texture : il {1}.</translation>
    </message>
    <message>
        <source>The kernel is in a namespace or a class; what stands before it there has another name elsewhere.</source>
        <translation>Le kernel est dans un espace de noms ou une classe ; ce qui le précède là a un autre nom ailleurs.</translation>
    </message>
    <message>
        <source>This launch hands its arguments over by their addresses; write it with &lt;&lt;&lt;&gt;&gt;&gt;.</source>
        <translation>Ce lancement passe ses arguments par leurs adresses ; écrivez-le avec &lt;&lt;&lt;&gt;&gt;&gt;.</translation>
    </message>
    <message>
        <source>{1}; make it a statement of a block.</source>
        <translation>{1} ; faites du lancement une instruction d’un bloc.</translation>
    </message>
    <message>
        <source>The stream of this launch is no variable; make it one.</source>
        <translation>Le stream de ce lancement n’est pas une variable ; faites-en une.</translation>
    </message>
    <message>
        <source>The condition around what reads the tile is more than comparisons of registers that stand in the file: {1}.</source>
        <translation>La condition autour de ce qui lit la tuile est plus que des comparaisons de registres qui figurent dans le fichier : {1}.</translation>
    </message>
    <message>
        <source>Which threads along x come to what reads the tile is not known: {1} does not compare a place along x, counted in threads, with a bound that they share.</source>
        <translation>On ne sait pas quels threads selon x arrivent à ce qui lit la tuile : {1} ne compare pas une position selon x, comptée en threads, à une borne qu’ils partagent.</translation>
    </message>
    <message>
        <source>The kernel&apos;s shared arrays would have {1} bytes, and a kernel may declare {2}.</source>
        <translation>Les tableaux partagés du kernel feraient {1} octets, et un kernel peut en déclarer {2}.</translation>
    </message>
    <message>
        <source>The kernel has no parameter {1}.</source>
        <translation>Le kernel n’a pas de paramètre {1}.</translation>
    </message>
    <message>
        <source>{1} is no pointer.</source>
        <translation>{1} n’est pas un pointeur.</translation>
    </message>
    <message>
        <source>{1} is const and __restrict__ already.</source>
        <translation>{1} est déjà const et __restrict__.</translation>
    </message>
    <message>
        <source>{1} is __restrict__ already; the compiler sees by itself that it is only read.</source>
        <translation>{1} est déjà __restrict__ ; le compilateur voit de lui-même qu’il n’est que lu.</translation>
    </message>
    <message>
        <source>The type of {1} does not show that it is a pointer; write it with *.</source>
        <translation>Le type de {1} ne montre pas que c’est un pointeur ; écrivez-le avec *.</translation>
    </message>
    <message>
        <source>What {1} leads to is not const; declare it so first.</source>
        <translation>Ce à quoi mène {1} n’est pas const ; déclarez-le d’abord ainsi.</translation>
    </message>
    <message>
        <source>What {1} leads to is written here.</source>
        <translation>Ce à quoi mène {1} est écrit ici.</translation>
    </message>
    <message>
        <source>What {1} leads to is not const, and the pointer is handed on here; declare it const first.</source>
        <translation>Ce à quoi mène {1} n’est pas const, et le pointeur est transmis ici ; déclarez-le d’abord const.</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its type may matter; declare {1} const there and in the kernel first.</source>
        <translation>Le kernel est nommé ici aussi, où son type peut importer ; déclarez d’abord {1} const à cet endroit et dans le kernel.</translation>
    </message>
    <message>
        <source>Two uses of {1} have different subscripts, {2}; what one leaves, the other may read.</source>
        <translation>Deux usages de {1} ont des indices différents, {2} ; ce que l’un laisse, l’autre le lit peut-être.</translation>
    </message>
    <message>
        <source>The subscript {1} of {2} is not made of registers and numbers alone.</source>
        <translation>L’indice {1} de {2} n’est pas fait uniquement de registres et de nombres.</translation>
    </message>
    <message>
        <source>{1}, by which {2} is subscripted, changes between the uses.</source>
        <translation>{1}, par lequel {2} est indexé, change entre les usages.</translation>
    </message>
    <message>
        <source>What this reads of {1} may have been written in {2} by an earlier iteration of the loop in {3}.</source>
        <translation>Ce que ceci lit de {1} a peut-être été écrit ({2}) par une itération antérieure de la boucle ({3}).</translation>
    </message>
    <message>
        <source>Two threads of a block may use one element of {1}, by {2} and {3} ({4}).</source>
        <translation>Deux threads d’un bloc utilisent peut-être un même élément de {1}, par {2} et {3} ({4}).</translation>
    </message>
    <message>
        <source>The address of {1} itself may be kept here.</source>
        <translation>L’adresse de {1} lui-même est peut-être conservée ici.</translation>
    </message>
    <message>
        <source>{1} is given another value here; what it leads to then is not {1}&apos;s own.</source>
        <translation>{1} reçoit ici une autre valeur ; ce à quoi il mène alors n’appartient pas au seul {1}.</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known.</source>
        <translation>On ne sait pas ce que {1} fait à la mémoire.</translation>
    </message>
    <message>
        <source>It is not known where this leads, and it may be what {1} leads to.</source>
        <translation>On ne sait pas où ceci mène, et c’est peut-être là où mène {1}.</translation>
    </message>
    <message>
        <source>This launch hands over one pointer for {1} and for {2}, which the kernel writes.</source>
        <translation>Ce lancement passe un même pointeur pour {1} et pour {2}, que le kernel écrit.</translation>
    </message>
    <message>
        <source>A subscript of this access is not followed; say how many elements a row is padded with.</source>
        <translation>Un indice de cet accès n’est pas suivi ; dites de combien d’éléments de padding une ligne est allongée.</translation>
    </message>
    <message>
        <source>The bank conflicts of this access are not known: {1}; say how many elements a row is padded with.</source>
        <translation>Les conflits de bancs de cet accès ne sont pas connus : {1} ; dites de combien d’éléments de padding une ligne est allongée.</translation>
    </message>
    <message>
        <source>{1} has no bank conflicts that padding could save.</source>
        <translation>{1} n’a pas de conflits de bancs qu’un padding pourrait éviter.</translation>
    </message>
    <message>
        <source>Longer rows save none of the bank conflicts of {1}.</source>
        <translation>Des lignes plus longues n’évitent aucun des conflits de bancs de {1}.</translation>
    </message>
    <message>
        <source>This subscript of {1} is from {2} to {3} and may leave its dimension, which has {4}; in rows of another length it would mean another element.</source>
        <translation>Cet indice de {1} va de {2} à {3} et sort peut-être de sa dimension, qui en a {4} ; dans des lignes d’une autre longueur, il désignerait un autre élément.</translation>
    </message>
    <message>
        <source>Each subscript of {1} is at least 0 and below the extent of its dimension.</source>
        <translation>Chaque indice de {1} est au moins 0 et inférieur à l’étendue de sa dimension.</translation>
    </message>
    <message>
        <source>The kernel has no pointer parameter {1}; only what one leads to is staged.</source>
        <translation>Le kernel n’a pas de paramètre pointeur {1} ; seul ce à quoi mène un tel paramètre est mis en tampon.</translation>
    </message>
    <message>
        <source>No two reads of {1} are side by side along x, and always made together; name a loop to stage what it reads.</source>
        <translation>Aucune paire de lectures de {1} n’est à la fois côte à côte selon x et toujours effectuée ensemble ; nommez une boucle pour mettre en tampon ce qu’elle lit.</translation>
    </message>
    <message>
        <source>The condition here has an else or declares something; what is read in it is not staged.</source>
        <translation>La condition ici a un else ou déclare quelque chose ; ce qui y est lu n’est pas mis en tampon.</translation>
    </message>
    <message>
        <source>{1} is not certainly read where it stands; loaded for the tile it might be read where nothing may be read.</source>
        <translation>{1} n’est pas lu à coup sûr là où il se trouve ; chargé pour la tuile, il serait peut-être lu là où rien ne doit être lu.</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared or changed after the place where the tile would be loaded.</source>
        <translation>{1}, par lequel {2} est désigné, est déclaré ou modifié après l’endroit où la tuile serait chargée.</translation>
    </message>
    <message>
        <source>It is not known that the next thread along x reads the element after {1}.</source>
        <translation>On ne sait pas si le thread suivant selon x lit l’élément qui suit {1}.</translation>
    </message>
    <message>
        <source>Between this element and the one before it that a thread reads there are others that it does not read; the last thread could not load them.</source>
        <translation>Entre cet élément et le précédent que lit un thread, il y en a d’autres qu’il ne lit pas ; le dernier thread ne pourrait pas les charger.</translation>
    </message>
    <message>
        <source>The kernel has no shared array {1}.</source>
        <translation>Le kernel n’a pas de tableau partagé {1}.</translation>
    </message>
    <message>
        <source>Several shared arrays are named {1}.</source>
        <translation>Plusieurs tableaux partagés s’appellent {1}.</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; what lies where in it is not known.</source>
        <translation>Le lancement donne sa taille à {1} ; la disposition de son contenu n’est pas connue.</translation>
    </message>
    <message>
        <source>An extent of {1} is not known.</source>
        <translation>Une étendue de {1} n’est pas connue.</translation>
    </message>
    <message>
        <source>{1} has no rows: it has one dimension.</source>
        <translation>{1} n’a pas de lignes : il a une seule dimension.</translation>
    </message>
    <message>
        <source>The size of an element of {1} is not known.</source>
        <translation>La taille d’un élément de {1} n’est pas connue.</translation>
    </message>
    <message>
        <source>The last extent of {1} does not stand in its declaration.</source>
        <translation>La dernière étendue de {1} ne figure pas dans sa déclaration.</translation>
    </message>
    <message>
        <source>More than one element of {1} is named here, and how long its rows are may matter.</source>
        <translation>Plus d’un élément de {1} est désigné ici, et la longueur de ses lignes peut importer.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and how many threads of a block load a tile together is not known.</source>
        <translation>Aucun lancement du kernel ne figure dans cette unité de compilation, et on ne sait pas combien de threads d’un bloc chargent ensemble une tuile.</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only; a tile is made for one size of the block.</source>
        <translation>Le bloc de ce lancement n’est connu qu’à l’exécution ; une tuile est faite pour une seule taille de bloc.</translation>
    </message>
    <message>
        <source>The kernel is launched with other blocks elsewhere; a tile is made for one size of the block.</source>
        <translation>Le kernel est lancé ailleurs avec d’autres blocs ; une tuile est faite pour une seule taille de bloc.</translation>
    </message>
    <message>
        <source>Every launch of the kernel has blocks of {1} threads, as the launches in this unit have: the threads of a block load the tiles together.</source>
        <translation>Chaque lancement du kernel a des blocs de {1} threads, comme les lancements de cette unité de compilation : les threads d’un bloc chargent ensemble les tuiles.</translation>
    </message>
    <message>
        <source>The shared memory that this launch asks for leaves {1} bytes for the tiles.</source>
        <translation>La mémoire partagée que demande ce lancement laisse {1} octets pour les tuiles.</translation>
    </message>
    <message>
        <source>With its tiles the kernel would have {1} bytes of shared memory, and a kernel may have {2}.</source>
        <translation>Avec ses tuiles, le kernel aurait {1} octets de mémoire partagée, et un kernel peut en avoir {2}.</translation>
    </message>
    <message>
        <source>The kernel is a template; the types and extents of tiles differ between its instantiations.</source>
        <translation>Le kernel est un template ; les types et les étendues des tuiles diffèrent d’une instanciation à l’autre.</translation>
    </message>
    <message>
        <source>The loop does not count up by 1; a tile has a place for each value of its counter.</source>
        <translation>La boucle ne compte pas de 1 en 1 vers le haut ; une tuile a une place pour chaque valeur de son compteur.</translation>
    </message>
    <message>
        <source>An iteration may end early here; what it reads after that is then not read.</source>
        <translation>Une itération peut se terminer ici prématurément ; ce qu’elle lit ensuite n’est alors pas lu.</translation>
    </message>
    <message>
        <source>{1} + {2} does not overflow {3} in this loop.</source>
        <translation>{1} + {2} ne déborde pas de {3} dans cette boucle.</translation>
    </message>
    <message>
        <source>The loop does not begin a line of its own.</source>
        <translation>La boucle ne commence pas sur une ligne à elle.</translation>
    </message>
    <message>
        <source>The loop stands in no braces, and what loads the tile must stand before it; put braces around it.</source>
        <translation>La boucle n’est pas entre accolades, et ce qui charge la tuile doit se trouver avant elle ; mettez-la entre accolades.</translation>
    </message>
    <message>
        <source>Whether {1} is read depends on {2}, which differs between threads that share it and between those that do not.</source>
        <translation>Le fait que {1} soit lu dépend de {2}, qui diffère entre les threads qui le partagent comme entre ceux qui ne le partagent pas.</translation>
    </message>
    <message>
        <source>The loop reads nothing of {1}.</source>
        <translation>La boucle ne lit rien de {1}.</translation>
    </message>
    <message>
        <source>No two threads of a block read the same {1} in one iteration; a tile of it would save no load.</source>
        <translation>Il n’y a pas deux threads d’un bloc qui lisent le même {1} dans une même itération ; une tuile n’économiserait aucun chargement.</translation>
    </message>
    <message>
        <source>{1} is the same in every iteration of the loop; a register keeps it (scalar-replace).</source>
        <translation>{1} est le même à chaque itération de la boucle ; un registre le garde (scalar-replace).</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared inside the loop; what a tile holds must be known before.</source>
        <translation>{1}, par lequel {2} est désigné, est déclaré dans la boucle ; ce que contient une tuile doit être connu avant.</translation>
    </message>
    <message>
        <source>Where {1} is found may change in the loop: {2}.</source>
        <translation>L’endroit où se trouve {1} peut changer dans la boucle : {2}.</translation>
    </message>
    <message>
        <source>{1} is not certainly read in every iteration; loaded for the tile it might be read where nothing may be read.</source>
        <translation>{1} n’est pas lu à coup sûr à chaque itération ; chargé pour la tuile, il serait peut-être lu là où rien ne doit être lu.</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by reading one number at an address that is computed from registers.</source>
        <translation>{1} est utilisé ici autrement que par lecture d’un seul nombre à une adresse calculée à partir de registres.</translation>
    </message>
    <message>
        <source>A block has one thread along x.</source>
        <translation>Un bloc a un seul thread selon x.</translation>
    </message>
    <message>
        <source>{1} + 1 does not overflow.</source>
        <translation>{1} + 1 ne déborde pas.</translation>
    </message>
    <message>
        <source>{1} is not read element by element here, as a texture object must be.</source>
        <translation>{1} n’est pas lu ici élément par élément, comme l’exige un objet texture.</translation>
    </message>
    <message>
        <source>More than the value of an element is asked for here.</source>
        <translation>Plus que la valeur d’un élément est demandé ici.</translation>
    </message>
    <message>
        <source>{1} leads to at most {2} elements, which a texture object can tell apart.</source>
        <translation>{1} mène à au plus {2} éléments, qu’un objet texture peut distinguer.</translation>
    </message>
    <message>
        <source>The host waits for the kernel after each launch: the texture object is destroyed when it has ended.</source>
        <translation>L’hôte attend le kernel après chaque lancement : l’objet texture est détruit quand le kernel est terminé.</translation>
    </message>
    <message>
        <source>Elements of this type are not fetched through texture objects: they are integers and floats of up to four bytes, and vectors of one, two or four of them.</source>
        <translation>Les éléments de ce type ne se lisent pas par des objets texture : ce sont les entiers et les flottants de quatre octets au plus, et les vecteurs d’un, deux ou quatre d’entre eux.</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which the texture object could be made.</source>
        <translation>On ne voit aucun lancement du kernel avant lequel l’objet texture pourrait être créé.</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its parameters&apos; types may matter.</source>
        <translation>Le kernel est nommé ici aussi, où les types de ses paramètres peuvent importer.</translation>
    </message>
    <message>
        <source>The declaration of {1} is not a plain pointer&apos;s, as in const float *{1}.</source>
        <translation>La déclaration de {1} n’est pas celle d’un simple pointeur, comme dans const float *{1}.</translation>
    </message>
    <message>
        <source>A label in the function that launches the kernel may lead past the texture object.</source>
        <translation>Une étiquette dans la fonction qui lance le kernel peut passer outre l’objet texture.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what makes the object.</source>
        <translation>Le kernel est défini après ce lancement, et ce qui crée l’objet le serait aussi.</translation>
    </message>
    <message>
        <source>What loads the tile must stand before this, which does not begin a line of its own.</source>
        <translation>Ce qui charge la tuile doit se trouver avant ceci, qui ne commence pas sur une ligne à lui.</translation>
    </message>
    <message>
        <source>All elements of {1} may be used.</source>
        <translation>Tous les éléments de {1} peuvent être utilisés.</translation>
    </message>
    <message>
        <source>How long {1} is is not known.</source>
        <translation>La longueur de {1} n’est pas connue.</translation>
    </message>
    <message>
        <source>Which element this is is not known.</source>
        <translation>On ne sait pas de quel élément il s’agit.</translation>
    </message>
    <message>
        <source>A subscript of {1} holds another of its elements; give that a name of its own.</source>
        <translation>Un indice de {1} contient un autre de ses éléments ; donnez à celui-ci un nom à lui.</translation>
    </message>
    <message>
        <source>{1} may be read also where {2} holds for none of the threads of a block that would read it.</source>
        <translation>{1} peut être lu aussi là où {2} n’est vrai pour aucun des threads d’un bloc qui le liraient.</translation>
    </message>
    <message>
        <source>What {1} leads to does not overlap {2}, which the kernel writes, in any launch.</source>
        <translation>Dans aucun lancement, ce à quoi mène {1} ne chevauche {2}, que le kernel écrit.</translation>
    </message>
    <message>
        <source>is no variable that an allocation in this function gives its value</source>
        <translation>n’est pas une variable à laquelle une allocation de cette fonction donne sa valeur</translation>
    </message>
    <message>
        <source>is not allocated in this function</source>
        <translation>n’est pas alloué dans cette fonction</translation>
    </message>
    <message>
        <source>may get another value here</source>
        <translation>reçoit peut-être ici une autre valeur</translation>
    </message>
    <message>
        <source>is allocated a second time here</source>
        <translation>est alloué ici une deuxième fois</translation>
    </message>
    <message>
        <source>is allocated behind the launch</source>
        <translation>est alloué après le lancement</translation>
    </message>
    <message>
        <source>is allocated by a macro; write it out</source>
        <translation>est alloué par une macro ; développez-la</translation>
    </message>
    <message>
        <source>is allocated with a size that cannot be computed again; make it a variable</source>
        <translation>est alloué avec une taille qui ne peut pas être recalculée ; faites-en une variable</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which others may change</source>
        <translation>est alloué avec la taille {1}, que d’autres peuvent modifier</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, and another variable has that name</source>
        <translation>est alloué avec la taille {1}, et une autre variable porte ce nom</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which is not known at the launch</source>
        <translation>est alloué avec la taille {1}, qui n’est pas connue au lancement</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which may change until the launch</source>
        <translation>est alloué avec la taille {1}, qui peut changer jusqu’au lancement</translation>
    </message>
    <message>
        <source>A copy must stand before this launch</source>
        <translation>Une copie doit se trouver avant ce lancement</translation>
    </message>
    <message>
        <source>The texture object must be made before this launch</source>
        <translation>L’objet texture doit être créé avant ce lancement</translation>
    </message>
    <message>
        <source>{1} and {2}</source>
        <translation>{1} et {2}</translation>
    </message>
    <message>
        <source>{1} in {2} and another {3} in {4}</source>
        <translation>{1} ({2}) et un autre {3} ({4})</translation>
    </message>
    <message>
        <source>Windows of elements in registers</source>
        <translation>Fenêtres d’éléments dans des registres</translation>
    </message>
    <message>
        <source>A window is what the iterations of a loop read one after the other, by addresses that move on by the same distance each time. Merge adjacent threads (`coarsen y 4 adjacent`) where threads read what their neighbours read, and declare the pointer read-only (`place in readonly`).</source>
        <translation>Une fenêtre est ce que les itérations d’une boucle lisent l’une après l’autre, à des adresses qui avancent chaque fois de la même distance. Fusionnez des threads adjacents (`coarsen y 4 adjacent`) là où les threads lisent ce que lisent leurs voisins, et déclarez le pointeur en lecture seule (`place in readonly`).</translation>
    </message>
    <message>
        <source>Taking a shared copy away</source>
        <translation>Enlever une copie partagée</translation>
    </message>
    <message>
        <source>What is read of a shared array is read where it was copied from. Fill the array by one assignment, `xs[t] = x[first + t];`, from a pointer parameter that the kernel does not write, and read only what each round has copied.</source>
        <translation>Ce qui est lu d’un tableau partagé est lu là d’où il a été copié. Remplissez le tableau par une affectation, `xs[t] = x[first + t];`, depuis un paramètre pointeur dans lequel le kernel n’écrit pas, et ne lisez que ce que chaque tour a copié.</translation>
    </message>
    <message>
        <source>{1} is not filled by one assignment of what is copied, as in `tile[i] = in[j];`.</source>
        <translation>{1} n’est pas rempli par une seule affectation de ce qui est copié, comme dans `tile[i] = in[j];`.</translation>
    </message>
    <message>
        <source>The subscript {1} of the copy into {2} is no single index with values beside it that are the same for all threads; which thread has copied an element is not known from it.</source>
        <translation>L’indice {1} de la copie dans {2} n’est pas un index unique accompagné de valeurs identiques pour tous les threads ; il ne dit pas quel thread a copié un élément.</translation>
    </message>
    <message>
        <source>{1} is read here before the copy in the text: a thread finds there what an earlier round has copied.</source>
        <translation>{1} est lu ici avant la copie dans le texte : un thread y trouve ce qu’un tour précédent a copié.</translation>
    </message>
    <message>
        <source>It is not certain that all elements that {1} reads here are copied in the same round; the block&apos;s extents, and the conditions around the copy, must tell.</source>
        <translation>Il n’est pas certain que tous les éléments que {1} lit ici soient copiés dans le même tour ; les dimensions du bloc et les conditions autour de la copie doivent le montrer.</translation>
    </message>
    <message>
        <source>{1} is not read through a pointer parameter of the kernel, so that what is written to it meanwhile is not known.</source>
        <translation>{1} n’est pas lu à travers un paramètre pointeur du kernel ; on ne sait donc pas ce qui y est écrit entre-temps.</translation>
    </message>
    <message>
        <source>{1} cannot be computed where {2} is read: {3}.</source>
        <translation>{1} ne peut pas être calculé là où {2} est lu : {3}.</translation>
    </message>
    <message>
        <source>the subscript {1} is not that of the copy</source>
        <translation>l’indice {1} n’est pas celui de la copie</translation>
    </message>
    <message>
        <source>{1} differs between the threads of a block otherwise than by what the copy&apos;s subscripts tell</source>
        <translation>{1} diffère entre les threads d’un bloc autrement que ne le disent les indices de la copie</translation>
    </message>
    <message>
        <source>{1} is not declared there</source>
        <translation>{1} n’y est pas déclaré</translation>
    </message>
    <message>
        <source>{1} means something else there</source>
        <translation>{1} y désigne autre chose</translation>
    </message>
    <message>
        <source>Moving a statement</source>
        <translation>Déplacement d’une instruction</translation>
    </message>
    <message>
        <source>Statements keep the order that what they read and write asks for. Split a statement, or move what stands between first.</source>
        <translation>Les instructions gardent l’ordre que demande ce qu’elles lisent et écrivent. Scindez une instruction, ou déplacez d’abord ce qui se trouve entre elles.</translation>
    </message>
    <message>
        <source>The two statements do not stand in one block.</source>
        <translation>Les deux instructions ne se trouvent pas dans un même bloc.</translation>
    </message>
    <message>
        <source>No statement of a block of the kernel begins in {1}.</source>
        <translation>Aucune instruction d’un bloc du kernel ne commence à cet endroit ({1}).</translation>
    </message>
    <message>
        <source>Several statements begin in {1}; put them on lines of their own.</source>
        <translation>Plusieurs instructions commencent à cet endroit ({1}) ; placez-les chacune sur sa propre ligne.</translation>
    </message>
    <message>
        <source>Something else stands on the lines of this statement; put it on lines of its own.</source>
        <translation>Autre chose se trouve sur les lignes de cette instruction ; mettez-la sur des lignes à elle.</translation>
    </message>
    <message>
        <source>A pragma stands above this statement that may be for it.</source>
        <translation>Un pragma se trouve au-dessus de cette instruction et la concerne peut-être.</translation>
    </message>
    <message>
        <source>A label, a jump, or a statement that is not understood stands here.</source>
        <translation>Une étiquette, un saut ou une instruction qui n’est pas comprise se trouve ici.</translation>
    </message>
    <message>
        <source>The thread may leave here, and the other statement would be done, or not done, where it was otherwise before.</source>
        <translation>Le thread peut partir d’ici, et l’autre instruction serait exécutée, ou non, là où il en était autrement auparavant.</translation>
    </message>
    <message>
        <source>{1} must stay in its order with the rest.</source>
        <translation>{1} doit rester dans son ordre par rapport au reste.</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared.</source>
        <translation>Des surfaces sont écrites, dont les éléments ne sont pas comparés.</translation>
    </message>
    <message>
        <source>A type is declared here, which what stands behind it may name.</source>
        <translation>Un type est déclaré ici, que ce qui suit nomme peut-être.</translation>
    </message>
    <message>
        <source>{1} is declared here and named in {2}; the two must stay in their order.</source>
        <translation>{1} est déclaré ici et nommé plus loin ({2}) ; les deux doivent garder leur ordre.</translation>
    </message>
    <message>
        <source>Both statements declare objects, which may end in the order in which they begin.</source>
        <translation>Les deux instructions déclarent des objets, qui se terminent peut-être dans l’ordre où ils commencent.</translation>
    </message>
    <message>
        <source>The address of {1} is kept here; what happens to it is not followed.</source>
        <translation>L’adresse de {1} est conservée ici ; ce qu’il en advient n’est pas suivi.</translation>
    </message>
    <message>
        <source>{1} is used in both statements and gets a value in {2}.</source>
        <translation>{1} est utilisé dans les deux instructions et reçoit une valeur ({2}).</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is seen, and so not what its statements do.</source>
        <translation>On ne voit aucune instanciation du kernel, ni donc ce que font ses instructions.</translation>
    </message>
    <message>
        <source>The macro {1} writes this statement; write it out.</source>
        <translation>La macro {1} écrit cette instruction ; développez-la.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the two places.</source>
        <translation>Une ligne de préprocesseur se trouve entre les deux endroits.</translation>
    </message>
    <message>
        <source>{1} is not followed.</source>
        <translation>{1} n’est pas suivi.</translation>
    </message>
    <message>
        <source>{1} and {2} may meet: {3}.</source>
        <translation>{1} et {2} peuvent se rencontrer : {3}.</translation>
    </message>
    <message>
        <source>The statement stands before {1} already.</source>
        <translation>L’instruction se trouve déjà avant {1}.</translation>
    </message>
    <message>
        <source>The statement stands after {1} already.</source>
        <translation>L’instruction se trouve déjà après {1}.</translation>
    </message>
    <message>
        <source>Writing functions out</source>
        <translation>Développement de fonctions</translation>
    </message>
    <message>
        <source>What cannot be written out where it stands can be called in a statement of its own, or be written out by hand.</source>
        <translation>Ce qui ne peut pas être développé sur place peut être appelé dans une instruction à part, ou développé à la main.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: {2}.</source>
        <translation>La fonction {1} ne peut pas être développée ici : {2}.</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not call the function {1}.</source>
        <translation>Le texte du kernel n’appelle pas la fonction {1}.</translation>
    </message>
    <message>
        <source>One statement calls {1} twice; give the first value to a variable before it.</source>
        <translation>Une instruction appelle {1} deux fois ; affectez d’abord la première valeur à une variable.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value cannot be kept in a variable.</source>
        <translation>La fonction {1} ne peut pas être développée ici : sa valeur ne peut pas être gardée dans une variable.</translation>
    </message>
    <message>
        <source>The function {1} declares shared memory, and {2}, which the kernel reaches, calls it too; write that out first (inline {2}).</source>
        <translation>La fonction {1} déclare de la mémoire partagée, et {2}, que le kernel atteint, l’appelle aussi ; développez d’abord celle-ci (inline {2}).</translation>
    </message>
    <message>
        <source>The function {1} is called several times and has one shared array for all of them; {2}.</source>
        <translation>La fonction {1} est appelée plusieurs fois et n’a qu’un tableau partagé pour tous ces appels ; {2}.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value&apos;s type depends on the template.</source>
        <translation>La fonction {1} ne peut pas être développée ici : le type de sa valeur dépend du template.</translation>
    </message>
    <message>
        <source>its arguments are not found</source>
        <translation>ses arguments sont introuvables</translation>
    </message>
    <message>
        <source>its arguments are not understood</source>
        <translation>ses arguments ne sont pas compris</translation>
    </message>
    <message>
        <source>the default value of a parameter is no number</source>
        <translation>la valeur par défaut d’un paramètre n’est pas un nombre</translation>
    </message>
    <message>
        <source>its parameters are not understood</source>
        <translation>ses paramètres ne sont pas compris</translation>
    </message>
    <message>
        <source>the macro {1} hides the call (expand {1})</source>
        <translation>la macro {1} cache l’appel (expand {1})</translation>
    </message>
    <message>
        <source>it is called from a default argument</source>
        <translation>elle est appelée depuis un argument par défaut</translation>
    </message>
    <message>
        <source>it is called in the header of a loop or a condition</source>
        <translation>elle est appelée dans l’en-tête d’une boucle ou d’une condition</translation>
    </message>
    <message>
        <source>its text cannot be changed in place</source>
        <translation>son texte ne peut pas être modifié sur place</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; means something else where it is called</source>
        <translation>« {1} » signifie autre chose là où elle est appelée</translation>
    </message>
    <message>
        <source>the macro {1} is defined more than once, or taken back</source>
        <translation>la macro {1} est définie plus d’une fois, ou annulée</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names a parameter of its template, and something else where it is called</source>
        <translation>« {1} » nomme un paramètre de son template, et autre chose là où elle est appelée</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names the dynamic shared memory there, and something else here</source>
        <translation>« {1} » y nomme la mémoire partagée dynamique, et autre chose ici</translation>
    </message>
    <message>
        <source>as a template, it may have several</source>
        <translation>en tant que template, elle peut en avoir plusieurs</translation>
    </message>
    <message>
        <source>a macro declares it</source>
        <translation>une macro le déclare</translation>
    </message>
    <message>
        <source>its declaration names {1}, which the kernel has not</source>
        <translation>sa déclaration nomme {1}, que le kernel n’a pas</translation>
    </message>
    <message>
        <source>the condition has a first part</source>
        <translation>la condition a une première partie</translation>
    </message>
    <message>
        <source>it is called in a declaration of several variables</source>
        <translation>elle est appelée dans une déclaration de plusieurs variables</translation>
    </message>
    <message>
        <source>it is not always evaluated</source>
        <translation>elle n’est pas toujours évaluée</translation>
    </message>
    <message>
        <source>something else is evaluated before it in the same statement; give its value to a variable first</source>
        <translation>autre chose est évalué avant elle dans la même instruction ; affectez-en d’abord la valeur à une variable</translation>
    </message>
    <message>
        <source>it stands in an expression that is not understood</source>
        <translation>elle se trouve dans une expression qui n’est pas comprise</translation>
    </message>
    <message>
        <source>it gives back what is assigned to</source>
        <translation>elle renvoie ce à quoi l’on affecte</translation>
    </message>
    <message>
        <source>it is no device function</source>
        <translation>ce n’est pas une fonction device</translation>
    </message>
    <message>
        <source>a macro stands for a brace of its body</source>
        <translation>une macro tient lieu d’accolade de son corps</translation>
    </message>
    <message>
        <source>the macro {1} writes it</source>
        <translation>la macro {1} l’écrit</translation>
    </message>
    <message>
        <source>it is a member of a class</source>
        <translation>c’est un membre d’une classe</translation>
    </message>
    <message>
        <source>it calls itself</source>
        <translation>elle s’appelle elle-même</translation>
    </message>
    <message>
        <source>names may mean something else in its namespace</source>
        <translation>des noms peuvent signifier autre chose dans son espace de noms</translation>
    </message>
    <message>
        <source>it is a specialisation, an operator or a member</source>
        <translation>c’est une spécialisation, un opérateur ou un membre</translation>
    </message>
    <message>
        <source>it is defined after the kernel</source>
        <translation>elle est définie après le kernel</translation>
    </message>
    <message>
        <source>a line of the preprocessor stands in it</source>
        <translation>elle contient une ligne de préprocesseur</translation>
    </message>
    <message>
        <source>a string of several lines stands in it</source>
        <translation>elle contient une chaîne de plusieurs lignes</translation>
    </message>
    <message>
        <source>it uses {1}</source>
        <translation>elle utilise {1}</translation>
    </message>
    <message>
        <source>it uses goto</source>
        <translation>elle utilise goto</translation>
    </message>
    <message>
        <source>it holds inline assembly</source>
        <translation>elle contient de l’assembleur inline</translation>
    </message>
    <message>
        <source>a statement ({1}) is not understood</source>
        <translation>une instruction ({1}) n’est pas comprise</translation>
    </message>
    <message>
        <source>it makes a lambda</source>
        <translation>elle crée une lambda</translation>
    </message>
    <message>
        <source>it has the static variable {1}</source>
        <translation>elle a la variable statique {1}</translation>
    </message>
    <message>
        <source>another {1} is defined after it, which may be meant in the kernel</source>
        <translation>un autre {1} est défini après elle, et c’est peut-être lui qui est visé dans le kernel</translation>
    </message>
    <message>
        <source>it holds {1}</source>
        <translation>elle contient {1}</translation>
    </message>
    <message>
        <source>which instance of the template is called is not known</source>
        <translation>on ne sait pas quelle instance du template est appelée</translation>
    </message>
    <message>
        <source>the arguments of the template are not written out</source>
        <translation>les arguments du template ne sont pas écrits explicitement</translation>
    </message>
    <message>
        <source>the parameters of the template are not understood</source>
        <translation>les paramètres du template ne sont pas compris</translation>
    </message>
    <message>
        <source>the macro {1} names its variable {2}</source>
        <translation>la macro {1} nomme sa variable {2}</translation>
    </message>
    <message>
        <source>the macro {1} hides a return</source>
        <translation>la macro {1} cache un return</translation>
    </message>
    <message>
        <source>it returns before its end</source>
        <translation>elle fait return avant sa fin</translation>
    </message>
    <message>
        <source>it does not end with the value it returns</source>
        <translation>elle ne se termine pas par la valeur qu’elle renvoie</translation>
    </message>
    <message>
        <source>it returns a list in braces</source>
        <translation>elle renvoie une liste entre accolades</translation>
    </message>
    <message>
        <source>Writing macros out</source>
        <translation>Développement de macros</translation>
    </message>
    <message>
        <source>Write the macro&apos;s text out by hand where it cannot be done by the step.</source>
        <translation>Développez à la main le texte de la macro là où l’étape ne peut pas le faire.</translation>
    </message>
    <message>
        <source>The kernel is written by the macro {1}; its text cannot be changed in place.</source>
        <translation>Le kernel est écrit par la macro {1} ; son texte ne peut pas être modifié sur place.</translation>
    </message>
    <message>
        <source>The macro {1} is used here with another number of arguments.</source>
        <translation>La macro {1} est utilisée ici avec un autre nombre d’arguments.</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not use the macro {1}.</source>
        <translation>Le texte du kernel n’utilise pas la macro {1}.</translation>
    </message>
    <message>
        <source>The macro {1} is not defined in the program&apos;s own files.</source>
        <translation>La macro {1} n’est pas définie dans les fichiers du programme lui-même.</translation>
    </message>
    <message>
        <source>The macro {1} is defined more than once, or taken back.</source>
        <translation>La macro {1} est définie plus d’une fois, ou annulée.</translation>
    </message>
    <message>
        <source>Which definition of the macro {1} holds here depends on the configuration.</source>
        <translation>La définition de la macro {1} qui vaut ici dépend de la configuration.</translation>
    </message>
    <message>
        <source>The parameters of the macro {1} are not understood.</source>
        <translation>Les paramètres de la macro {1} ne sont pas compris.</translation>
    </message>
    <message>
        <source>The macro {1} makes strings or names of its arguments.</source>
        <translation>La macro {1} fait de ses arguments des chaînes ou des noms.</translation>
    </message>
    <message>
        <source>The macro {1} names {2}, which means something else elsewhere.</source>
        <translation>La macro {1} nomme {2}, qui signifie autre chose ailleurs.</translation>
    </message>
    <message>
        <source>Blocks, grids and bounds</source>
        <translation>Blocs, grilles et bornes</translation>
    </message>
    <message>
        <source>Steps that change a launch must see all launches of the kernel with their extents. Write them in this source, with numbers or `dim3` variables.</source>
        <translation>Les étapes qui changent un lancement doivent voir tous les lancements du kernel avec leurs étendues. Écrivez-les dans ce fichier source, avec des nombres ou des variables `dim3`.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and it is the launches that this step changes.</source>
        <translation>Aucun lancement du kernel ne figure dans cette unité de compilation, et ce sont les lancements que cette étape change.</translation>
    </message>
    <message>
        <source>This launch is a call of the runtime; write it with &lt;&lt;&lt;…&gt;&gt;&gt;.</source>
        <translation>Ce lancement est un appel du runtime ; écrivez-le avec &lt;&lt;&lt;…&gt;&gt;&gt;.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads; put launch-bounds {2} before this step.</source>
        <translation>Les launch bounds du kernel autorisent des blocs de {1} threads ; mettez launch-bounds {2} avant cette étape.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads.</source>
        <translation>Les launch bounds du kernel autorisent des blocs de {1} threads.</translation>
    </message>
    <message>
        <source>The kernel has {1}, which the grid and block must go with; take it away first.</source>
        <translation>Le kernel a {1}, avec quoi la grille et le bloc doivent s’accorder ; retirez cela d’abord.</translation>
    </message>
    <message>
        <source>The grid of this launch has at most {1} blocks along {2}.</source>
        <translation>La grille de ce lancement a au plus {1} blocs selon {2}.</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel may keep their blocks.</source>
        <translation>Les autres unités de compilation qui incluent {1} et lancent le kernel peuvent garder leurs blocs.</translation>
    </message>
    <message>
        <source>The line {1} stands between the kernel&apos;s first word and its body; take it out of there.</source>
        <translation>La ligne {1} se trouve entre le premier mot du kernel et son corps ; retirez-la de là.</translation>
    </message>
    <message>
        <source>The kernel&apos;s __global__ is written by a macro; write the word out.</source>
        <translation>Le __global__ du kernel est écrit par une macro ; écrivez le mot explicitement.</translation>
    </message>
    <message>
        <source>The kernel has {1} twice; keep one of them.</source>
        <translation>Le kernel a deux fois {1} ; n’en gardez qu’un.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds are not written as __launch_bounds__(…) before it; write them out.</source>
        <translation>Les launch bounds du kernel ne sont pas écrites sous la forme __launch_bounds__(…) devant lui ; écrivez-les explicitement.</translation>
    </message>
    <message>
        <source>This declaration has bounds, and several kernels are named {1}; take the bounds out of the declaration.</source>
        <translation>Cette déclaration a des bornes, et plusieurs kernels s’appellent {1} ; retirez les bornes de la déclaration.</translation>
    </message>
    <message>
        <source>The macro {1} hides bounds of the kernel; write them out.</source>
        <translation>La macro {1} cache des bornes du kernel ; développez-la.</translation>
    </message>
    <message>
        <source>The bounds of the kernel are not written as __launch_bounds__(…) or __maxnreg__(…) here; write them so.</source>
        <translation>Les bornes du kernel ne sont pas écrites ici sous la forme __launch_bounds__(…) ou __maxnreg__(…) ; écrivez-les ainsi.</translation>
    </message>
    <message>
        <source>The kernel has __maxnreg__, and the compiler takes no launch bounds beside it; take it away, and let the number of blocks bound the registers.</source>
        <translation>Le kernel a __maxnreg__, et le compilateur n’accepte pas de launch bounds à côté ; retirez-le, et bornez les registres par le nombre de blocs.</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; it would fail with bounds of {2}.</source>
        <translation>Ce lancement a des blocs de {1} threads ; il échouerait avec des bornes de {2}.</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads.</source>
        <translation>Le bloc de ce lancement a au plus {1} threads.</translation>
    </message>
    <message>
        <source>Launches of the kernel that are not seen here have blocks of at most {1} threads.</source>
        <translation>Les lancements du kernel que l’on ne voit pas ici ont des blocs d’au plus {1} threads.</translation>
    </message>
    <message>
        <source>The bounds here name the largest cluster too, which needs the number of blocks before it; give that number as well.</source>
        <translation>Les bornes indiquent ici aussi le plus grand cluster, qui demande le nombre de blocs avant lui ; donnez aussi ce nombre.</translation>
    </message>
    <message>
        <source>The macro {1} hides the {2} of this launch; write the launch out.</source>
        <translation>La macro {1} cache une partie de ce lancement ({2}) ; écrivez le lancement explicitement.</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only along {1}; the grid that runs the same threads cannot be told.</source>
        <translation>Le bloc de ce lancement n’est connu qu’à l’exécution selon {1} ; on ne peut pas déterminer la grille qui exécute les mêmes threads.</translation>
    </message>
    <message>
        <source>The grid of this launch is known at run time only along {1}, so that {2} may not divide its threads; extents that divide {3} are possible.</source>
        <translation>La grille de ce lancement n’est connue qu’à l’exécution selon {1}, de sorte que {2} ne divisent peut-être pas ses threads ; des étendues qui divisent {3} sont possibles.</translation>
    </message>
    <message>
        <source>This launch runs {1} * {2} threads along {3}, which {4} do not divide.</source>
        <translation>Ce lancement exécute {1} * {2} threads selon {3}, que {4} ne divisent pas.</translation>
    </message>
    <message>
        <source>This launch would need {1} blocks along {2}, more than a grid can have.</source>
        <translation>Ce lancement aurait besoin de {1} blocs selon {2}, plus qu’une grille ne peut en avoir.</translation>
    </message>
    <message>
        <source>The grid of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>La grille de ce lancement est calculée par une expression ; mettez-la d’abord dans une variable dim3.</translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__, and the compiler takes no __maxnreg__ beside it; take it away, or bound the registers by its number of blocks: launch-bounds THREADS BLOCKS.</source>
        <translation>Le kernel a __launch_bounds__, et le compilateur n’accepte pas de __maxnreg__ à côté ; retirez-le, ou bornez les registres par son nombre de blocs : launch-bounds THREADS BLOCKS.</translation>
    </message>
    <message>
        <source>The kernel is compiled with CUDA 12.4 or newer: older compilers do not know __maxnreg__.</source>
        <translation>Le kernel est compilé avec CUDA 12.4 ou plus récent : les compilateurs plus anciens ne connaissent pas __maxnreg__.</translation>
    </message>
    <message>
        <source>The shared memory {1} belongs to a block: with other blocks, other threads would share it.</source>
        <translation>La mémoire partagée {1} appartient à un bloc : avec d’autres blocs, d’autres threads la partageraient.</translation>
    </message>
    <message>
        <source>Inline assembly is not followed; it may read which thread it is.</source>
        <translation>L’assembleur inline n’est pas suivi ; il peut lire de quel thread il s’agit.</translation>
    </message>
    <message>
        <source>The built-in variable is used as a whole here; use its members.</source>
        <translation>La variable intégrée est utilisée ici comme un tout ; utilisez ses membres.</translation>
    </message>
    <message>
        <source>The kernel reads {1}.{2} outside of blockIdx.{2} * blockDim.{2} + threadIdx.{2} and gridDim.{2} * blockDim.{2} here, which another block changes.</source>
        <translation>Le kernel lit ici {1}.{2} en dehors de blockIdx.{2} * blockDim.{2} + threadIdx.{2} et de gridDim.{2} * blockDim.{2}, ce qu’un autre bloc change.</translation>
    </message>
    <message>
        <source>This loop may wait for another block, and with exchanged axes the blocks begin in another order.</source>
        <translation>Cette boucle attend peut-être un autre bloc, et avec des axes échangés les blocs commencent dans un autre ordre.</translation>
    </message>
    <message>
        <source>This loop may wait for another thread, which must then run at the same time: in the same block.</source>
        <translation>Cette boucle attend peut-être un autre thread, qui doit alors s’exécuter en même temps : dans le même bloc.</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} or more threads; it would fail with bounds of {2}.</source>
        <translation>Ce lancement a des blocs de {1} threads ou plus ; il échouerait avec des bornes de {2}.</translation>
    </message>
    <message>
        <source>{1} makes the threads of a block wait for each other.</source>
        <translation>{1} oblige les threads d’un bloc à s’attendre les uns les autres.</translation>
    </message>
    <message>
        <source>{1} makes the threads of the grid wait for each other.</source>
        <translation>{1} oblige les threads de la grille à s’attendre les uns les autres.</translation>
    </message>
    <message>
        <source>{1} counts the threads of a block.</source>
        <translation>{1} compte les threads d’un bloc.</translation>
    </message>
    <message>
        <source>{1} makes the lanes of a warp wait for each other.</source>
        <translation>{1} oblige les lanes d’un warp à s’attendre les unes les autres.</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other.</source>
        <translation>{1} permet aux lanes d’un warp de se voir entre elles.</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads of a block.</source>
        <translation>{1} est un travail qu’une bibliothèque répartit sur les threads d’un bloc.</translation>
    </message>
    <message>
        <source>{1} tells a thread its place in its block or warp.</source>
        <translation>{1} indique à un thread sa place dans son bloc ou son warp.</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory.</source>
        <translation>{1} est de la mémoire partagée volatile.</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time.</source>
        <translation>{1} mesure le temps propre du thread.</translation>
    </message>
    <message>
        <source>{1} orders what other threads see.</source>
        <translation>{1} ordonne ce que voient les autres threads.</translation>
    </message>
    <message>
        <source>{1} is launched from the device, which is not followed.</source>
        <translation>{1} est lancé depuis le GPU, ce qui n’est pas suivi.</translation>
    </message>
    <message>
        <source>{1} is an instruction of inline assembly that may see which thread it is.</source>
        <translation>{1} est une instruction d’assembleur inline qui peut voir de quel thread il s’agit.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx</source>
        <translation>{1} lit peut-être threadIdx</translation>
    </message>
    <message>
        <source>{1} is not understood.</source>
        <translation>{1} n’est pas compris.</translation>
    </message>
    <message>
        <source>{1} is a static variable of all threads.</source>
        <translation>{1} est une variable statique de tous les threads.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx, which is not followed; write its body out.</source>
        <translation>{1} lit peut-être threadIdx, ce qui n’est pas suivi ; développez son corps.</translation>
    </message>
    <message>
        <source>{1} is used as a whole; use its members.</source>
        <translation>{1} est utilisé comme un tout ; utilisez ses membres.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx: {2}.</source>
        <translation>{1} lit peut-être threadIdx : {2}.</translation>
    </message>
    <message>
        <source>blocks of {1} threads along {2}</source>
        <translation>des blocs de {1} threads selon {2}</translation>
    </message>
    <message>
        <source>makes the threads of a block wait for each other</source>
        <translation>oblige les threads d’un bloc à s’attendre les uns les autres</translation>
    </message>
    <message>
        <source>makes the threads of the grid wait for each other</source>
        <translation>oblige les threads de la grille à s’attendre les uns les autres</translation>
    </message>
    <message>
        <source>counts the threads of a block</source>
        <translation>compte les threads d’un bloc</translation>
    </message>
    <message>
        <source>makes the lanes of a warp wait for each other</source>
        <translation>oblige les lanes d’un warp à s’attendre les unes les autres</translation>
    </message>
    <message>
        <source>lets the lanes of a warp see each other</source>
        <translation>permet aux lanes d’un warp de se voir entre elles</translation>
    </message>
    <message>
        <source>has a library share out its work over the threads of a block</source>
        <translation>fait répartir par une bibliothèque son travail sur les threads d’un bloc</translation>
    </message>
    <message>
        <source>asks for a thread&apos;s place in its block or warp</source>
        <translation>demande la place d’un thread dans son bloc ou son warp</translation>
    </message>
    <message>
        <source>uses volatile shared memory</source>
        <translation>utilise de la mémoire partagée volatile</translation>
    </message>
    <message>
        <source>measures the thread&apos;s own time</source>
        <translation>mesure le temps propre du thread</translation>
    </message>
    <message>
        <source>orders what other threads see</source>
        <translation>ordonne ce que voient les autres threads</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is</source>
        <translation>contient de l’assembleur inline qui peut voir de quel thread il s’agit</translation>
    </message>
    <message>
        <source>calls what is not followed</source>
        <translation>appelle ce qui n’est pas suivi</translation>
    </message>
    <message>
        <source>holds what is not understood</source>
        <translation>contient ce qui n’est pas compris</translation>
    </message>
    <message>
        <source>has a static variable of all threads</source>
        <translation>a une variable statique de tous les threads</translation>
    </message>
    <message>
        <source>uses threadIdx as a whole</source>
        <translation>utilise threadIdx comme un tout</translation>
    </message>
    <message>
        <source>uses blockDim as a whole</source>
        <translation>utilise blockDim comme un tout</translation>
    </message>
    <message>
        <source>Changing the text</source>
        <translation>Modification du texte</translation>
    </message>
    <message>
        <source>The text is changed only where the compiler sees it as written: not in macros, not across branches of `#if`, not in code with errors.</source>
        <translation>Le texte n’est modifié que là où le compilateur le voit tel qu’il est écrit : pas dans des macros, pas à cheval sur des branches de `#if`, pas dans du code contenant des erreurs.</translation>
    </message>
    <message>
        <source>It does not matter in which order threads come to {1}: no launch fixes that order, and the variant may have another one.</source>
        <translation>L’ordre dans lequel les threads arrivent à {1} n’importe pas : aucun lancement ne fixe cet ordre, et la variante peut en avoir un autre.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands here where the compiler does not see it in this configuration (a branch of #if that is left out, sizeof, decltype, or a macro&apos;s unused argument); it would have to change too.</source>
        <translation>« {1} » se trouve ici là où le compilateur ne le voit pas dans cette configuration (branche de #if écartée, sizeof, decltype, ou argument inutilisé d’une macro) ; il devrait changer aussi.</translation>
    </message>
    <message>
        <source>The preprocessor line here names &quot;{1}&quot;, which would have to change.</source>
        <translation>La ligne de préprocesseur ici nomme « {1} », qui devrait changer.</translation>
    </message>
    <message>
        <source>The conditional {1} parts what this step writes: with other macros defined, the text would lack one half of a pair of braces or of a conditional. Write out the branch that is meant.</source>
        <translation>La directive conditionnelle {1} coupe ce qu’écrit cette étape : avec d’autres macros définies, il manquerait au texte une moitié d’une paire d’accolades ou d’une conditionnelle. Écrivez directement la branche voulue.</translation>
    </message>
    <message>
        <source>Every launch of the kernel has the blocks and grids of the launches in this unit: the distances were computed for these.</source>
        <translation>Chaque lancement du kernel a les blocs et les grilles des lancements de cette unité de compilation : les distances ont été calculées pour ceux-ci.</translation>
    </message>
    <message>
        <source>The {1} of this launch must be computed or tested before it, and there is no place for that; make the launch a statement of its own.</source>
        <translation>Une partie de ce lancement ({1}) doit être calculée ou testée avant lui, et il n’y a pas de place pour cela ; faites du lancement une instruction à part.</translation>
    </message>
    <message>
        <source>The kernel&apos;s address is kept here, or it is launched where launches cannot be rewritten; launch it by its name, in a statement of a function.</source>
        <translation>L’adresse du kernel est conservée ici, ou il est lancé là où les lancements ne peuvent pas être réécrits ; lancez-le par son nom, dans une instruction d’une fonction.</translation>
    </message>
    <message>
        <source>The kernel says here itself how large its block is, and the step needs another one; take {1} away, and let whoever launches the kernel choose the block.</source>
        <translation>Le kernel dit ici lui-même quelle est la taille de son bloc, et l’étape en demande un autre ; retirez {1} et laissez celui qui lance le kernel choisir le bloc.</translation>
    </message>
    <message>
        <source>No launch of the kernel has an offset: {1} counts from 0.</source>
        <translation>Aucun lancement du kernel n’a de décalage : {1} compte à partir de 0.</translation>
    </message>
    <message>
        <source>The kernel is launched here in a way that cannot be rewritten; make the launch a statement of a function.</source>
        <translation>Le kernel est lancé ici d’une manière qui ne peut pas être réécrite ; faites du lancement une instruction d’une fonction.</translation>
    </message>
    <message>
        <source>The kernel is launched from the device here; its block cannot be changed from outside.</source>
        <translation>Le kernel est lancé ici depuis le GPU ; son bloc ne peut pas être changé de l’extérieur.</translation>
    </message>
    <message>
        <source>The macro {1} hides a launch of the kernel; write the launch out.</source>
        <translation>La macro {1} cache un lancement du kernel ; écrivez le lancement explicitement.</translation>
    </message>
    <message>
        <source>This launch goes through {1}, which may hold another kernel too ({2}), and what is launched here changes for both; launch each by its name.</source>
        <translation>Ce lancement passe par {1}, qui peut contenir aussi un autre kernel ({2}), et ce qui est lancé ici change pour les deux ; lancez chacun par son nom.</translation>
    </message>
    <message>
        <source>It is not known which kernel this launch reaches.</source>
        <translation>On ne sait pas quel kernel ce lancement atteint.</translation>
    </message>
    <message>
        <source>The compiler did not see this launch: it has an error, or stands in a branch of #if that is left out. It could not be rewritten with the others.</source>
        <translation>Le compilateur n’a pas vu ce lancement : il contient une erreur, ou se trouve dans une branche de #if écartée. Il ne pourrait pas être réécrit avec les autres.</translation>
    </message>
    <message>
        <source>This launch may need all its blocks at once, or does not name its grid.</source>
        <translation>Ce lancement a peut-être besoin de tous ses blocs à la fois, ou ne nomme pas sa grille.</translation>
    </message>
    <message>
        <source>No data race: it was shown that no two threads of a block use one element between two barriers, one of them writing.</source>
        <translation>Pas de data race : il a été montré qu’entre deux barrières il n’y a pas deux threads d’un bloc qui utilisent un même élément, l’un d’eux en écriture.</translation>
    </message>
    <message>
        <source>The kernel has no data races: between two barriers no thread writes what another reads or writes.</source>
        <translation>Le kernel n’a pas de data races : entre deux barrières, aucun thread n’écrit ce qu’un autre lit ou écrit.</translation>
    </message>
    <message>
        <source>Not shown: {1}</source>
        <translation>Non montré : {1}</translation>
    </message>
    <message>
        <source>The kernel is not read whole. {1}</source>
        <translation>Le kernel n’est pas lu en entier. {1}</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is in this unit: operators, conversions and copies of what its template parameters stand for do what those of numbers do.</source>
        <translation>Aucune instanciation du kernel ne figure dans cette unité de compilation : les opérateurs, conversions et copies de ce que représentent ses paramètres de template font ce que font ceux des nombres.</translation>
    </message>
    <message>
        <source>The macro {1} stands for a brace here, where this step would have to write; write the brace out.</source>
        <translation>La macro {1} tient lieu ici d’accolade, là où cette étape devrait écrire ; écrivez l’accolade explicitement.</translation>
    </message>
    <message>
        <source>a pointer</source>
        <translation>un pointeur</translation>
    </message>
    <message>
        <source>Numbers that are not known</source>
        <translation>Nombres qui ne sont pas connus</translation>
    </message>
    <message>
        <source>Give the launch that is meant: `--block`, `--grid` and `--arg` on the command line, the fields for the launch in the window. Write addresses, conditions and bounds of loops with indices, counters, parameters and constants.</source>
        <translation>Indiquez le lancement voulu : `--block`, `--grid` et `--arg` sur la ligne de commande, les champs du lancement dans la fenêtre. Écrivez les adresses, les conditions et les bornes de boucles avec des indices, des compteurs, des paramètres et des constantes.</translation>
    </message>
    <message>
        <source>the threads of a block are not known; give them with --block</source>
        <translation>les threads d’un bloc ne sont pas connus ; donnez-les avec --block</translation>
    </message>
    <message>
        <source>the threads of a block are not known</source>
        <translation>les threads d’un bloc ne sont pas connus</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known; give them with --grid</source>
        <translation>les blocs de la grille ne sont pas connus ; donnez-les avec --grid</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known</source>
        <translation>les blocs de la grille ne sont pas connus</translation>
    </message>
    <message>
        <source>{1} is not known; give its value with --arg {1}=…</source>
        <translation>{1} n’est pas connu ; donnez sa valeur avec --arg {1}=…</translation>
    </message>
    <message>
        <source>{1} is not known before the kernel runs</source>
        <translation>{1} n’est pas connu avant l’exécution du kernel</translation>
    </message>
    <message>
        <source>how often the loop of {1} runs is not known</source>
        <translation>on ne sait pas combien de fois s’exécute la boucle de {1}</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known</source>
        <translation>on ne sait pas combien de fois s’exécute la boucle de la ligne {1}</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known: {2}</source>
        <translation>on ne sait pas combien de fois s’exécute la boucle de la ligne {1} : {2}</translation>
    </message>
    <message>
        <source>how often a loop around it runs is not known</source>
        <translation>on ne sait pas combien de fois s’exécute une boucle qui l’entoure</translation>
    </message>
    <message>
        <source>which threads get here is not known</source>
        <translation>on ne sait pas quels threads arrivent ici</translation>
    </message>
    <message>
        <source>how many threads get here is not known: {1}</source>
        <translation>on ne sait pas combien de threads arrivent ici : {1}</translation>
    </message>
    <message>
        <source>a condition around it is not followed</source>
        <translation>une condition qui l’entoure n’est pas suivie</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>une condition</translation>
    </message>
    <message>
        <source>the address is not followed</source>
        <translation>l’adresse n’est pas suivie</translation>
    </message>
    <message>
        <source>the address is not followed: {1}</source>
        <translation>l’adresse n’est pas suivie : {1}</translation>
    </message>
    <message>
        <source>the address is not linear: {1}</source>
        <translation>l’adresse n’est pas linéaire : {1}</translation>
    </message>
    <message>
        <source>the address is too large to be followed</source>
        <translation>l’adresse est trop grande pour être suivie</translation>
    </message>
    <message>
        <source>the address of a thread has no number</source>
        <translation>l’adresse d’un thread n’a pas de valeur numérique</translation>
    </message>
    <message>
        <source>what the address points into is not known</source>
        <translation>on ne sait pas dans quoi pointe l’adresse</translation>
    </message>
    <message>
        <source>its subscript is not followed</source>
        <translation>son indice n’est pas suivi</translation>
    </message>
    <message>
        <source>neighbouring threads are not everywhere the same distance apart</source>
        <translation>les threads voisins ne sont pas partout à la même distance</translation>
    </message>
    <message>
        <source>the block&apos;s {1} threads along {2} are no multiple of {3}</source>
        <translation>les {1} threads du bloc selon {2} ne sont pas un multiple de {3}</translation>
    </message>
    <message>
        <source>the reference is reached along several paths</source>
        <translation>la référence est atteinte par plusieurs chemins</translation>
    </message>
    <message>
        <source>how often {1} uses it is not followed</source>
        <translation>le nombre de fois que {1} l’utilise n’est pas suivi</translation>
    </message>
    <message>
        <source>what {1} reads and writes is not followed</source>
        <translation>ce que {1} lit et écrit n’est pas suivi</translation>
    </message>
    <message>
        <source>what {1} in {2} reads and writes is not followed</source>
        <translation>ce que {1}, à la {2}, lit et écrit n’est pas suivi</translation>
    </message>
    <message>
        <source>{1} in {2} may lead to any memory</source>
        <translation>{1}, à la {2}, peut mener à n’importe quelle mémoire</translation>
    </message>
    <message>
        <source>where local memory lies is for the compiler to say</source>
        <translation>c’est au compilateur de dire où se trouve la mémoire locale</translation>
    </message>
    <message>
        <source>{1} holds constants, and what is read of it at a place that the compiler knows may be a number in the code</source>
        <translation>{1} contient des constantes, et ce qui en est lu à un endroit que le compilateur connaît est peut-être un nombre dans le code</translation>
    </message>
    <message>
        <source>constant memory is read through a cache of its own, one address at a time</source>
        <translation>la mémoire constante est lue par un cache à elle, une adresse à la fois</translation>
    </message>
    <message>
        <source>texture memory has a layout of its own</source>
        <translation>la mémoire de texture a sa propre disposition</translation>
    </message>
    <message>
        <source>which memory the pointer leads to is not known</source>
        <translation>on ne sait pas à quelle mémoire mène le pointeur</translation>
    </message>
    <message>
        <source>the size of the element is not known</source>
        <translation>la taille de l’élément n’est pas connue</translation>
    </message>
    <message>
        <source>the size of its type is not known</source>
        <translation>la taille de son type n’est pas connue</translation>
    </message>
    <message>
        <source>how much of the run is used is not known</source>
        <translation>on ne sait pas quelle part de la plage est utilisée</translation>
    </message>
    <message>
        <source>the block runs through more iterations than are looked at</source>
        <translation>le bloc parcourt plus d’itérations qu’on n’en examine</translation>
    </message>
    <message>
        <source>the launch has more different cases than are looked at</source>
        <translation>le lancement a plus de cas différents qu’on n’en examine</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>non calculé</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non compté</translation>
    </message>
    <message>
        <source>of the access in {1}, {2}</source>
        <translation>pour l’accès à la {1} : {2}</translation>
    </message>
    <message>
        <source>line {1}</source>
        <translation>ligne {1}</translation>
    </message>
    <message>
        <source>line {1} of {2}</source>
        <translation>ligne {1} de {2}</translation>
    </message>
    <message>
        <source>threads part at the barrier in line {1}: which of them go on together is not known</source>
        <translation>des threads se séparent à la barrière de la ligne {1} : on ne sait pas lesquels d’entre eux continuent ensemble</translation>
    </message>
    <message>
        <source>the analysis does not see this access</source>
        <translation>l’analyse ne voit pas cet accès</translation>
    </message>
    <message>
        <source>several accesses of {1} stand in the line, and the run does not tell which of them this was</source>
        <translation>plusieurs accès à {1} se trouvent sur la ligne, et l’exécution ne dit pas duquel il s’agissait</translation>
    </message>
    <message>
        <source>how {1} uses memory is the library&apos;s choice</source>
        <translation>la manière dont {1} utilise la mémoire est le choix de la bibliothèque</translation>
    </message>
    <message>
        <source>{1} is accessed there too, which the source does not name</source>
        <translation>on y accède aussi à {1}, que le code source ne nomme pas</translation>
    </message>
    <message>
        <source>the analysis does not know which memory it goes to</source>
        <translation>l’analyse ne sait pas à quelle mémoire il va</translation>
    </message>
    <message>
        <source>{1} is taken to be a multiple of 128, so that rows begin where sectors begin.</source>
        <translation>On suppose que {1} est un multiple de 128, de sorte que les lignes commencent là où commencent des secteurs.</translation>
    </message>
    <message>
        <source>Pointers whose accesses are not followed</source>
        <translation>Pointeurs dont les accès ne sont pas suivis</translation>
    </message>
    <message>
        <source>Give the buffer&apos;s size (`--elements`). Where the analysis is to find it, keep the pointer out of code that is not followed.</source>
        <translation>Donnez la taille du tampon (`--elements`). Si l’analyse doit la trouver, tenez le pointeur à l’écart du code qui n’est pas suivi.</translation>
    </message>
    <message>
        <source>{1} may access it through {2}: {3}</source>
        <translation>la {1} peut y accéder par {2} : {3}</translation>
    </message>
    <message>
        <source>{1} may access it through {2}, which is not followed</source>
        <translation>la {1} peut y accéder par {2}, qui n’est pas suivi</translation>
    </message>
    <message>
        <source>hands it to {1}, {2}</source>
        <translation>le transmet à {1} ; {2}</translation>
    </message>
    <message>
        <source>{1} hands it to {2}, {3}</source>
        <translation>la {1} le transmet à {2} ; {3}</translation>
    </message>
    <message>
        <source>{1} hands it to a kernel that it launches</source>
        <translation>la {1} le transmet à un kernel qu’elle lance</translation>
    </message>
    <message>
        <source>which</source>
        <translation>cela</translation>
    </message>
    <message>
        <source>inline assembly</source>
        <translation>de l’assembleur inline</translation>
    </message>
    <message>
        <source>a function through a pointer</source>
        <translation>une fonction par un pointeur</translation>
    </message>
    <message>
        <source>What an access does to the memory</source>
        <translation>Ce qu’un accès fait à la mémoire</translation>
    </message>
    <message>
        <source>The sentence ends with a change that would mend it, where one is known. It names steps as they are written in a plan.</source>
        <translation>La phrase se termine par un changement qui y remédierait, quand on en connaît un. Elle nomme les étapes comme on les écrit dans un plan.</translation>
    </message>
    <message>
        <source>No thread of this launch gets here.</source>
        <translation>Aucun thread de ce lancement n’arrive ici.</translation>
    </message>
    <message>
        <source>Not counted: {1}.</source>
        <translation>Non compté : {1}.</translation>
    </message>
    <message>
        <source>Not counted: {1}. The first warp touches {2}, which lie in {3}.</source>
        <translation>Non compté : {1}. Le premier warp touche {2}, qui se trouvent dans {3}.</translation>
    </message>
    <message>
        <source>{1}.</source>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <translation>{1} ; {2}</translation>
    </message>
    <message>
        <source>A warp uses few elements, {1} a request</source>
        <translation>Un warp utilise peu d’éléments, {1} par requête</translation>
    </message>
    <message>
        <source>Coalesced: a request moves {1}, all of them used</source>
        <translation>Coalescé : une requête déplace {1}, tous utilisés</translation>
    </message>
    <message>
        <source>{1} of a warp&apos;s 32 lanes take part</source>
        <translation>{1} des 32 lanes d’un warp participent</translation>
    </message>
    <message>
        <source>A request moves {1} where {2} would do: {3}</source>
        <translation>Une requête déplace {1} là où il suffirait de {2} : {3}</translation>
    </message>
    <message>
        <source>Free of bank conflicts</source>
        <translation>Sans conflit de bancs</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes want different words of one bank, which takes {2} a request where {3} would do</source>
        <translation>Conflit de bancs : jusqu’à {1} lanes veulent des mots différents d’un même banc, ce qui prend {2} par requête là où il suffirait de {3}</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes (those of different rows of the block, which is {2} wide) want different words of one bank, which takes {3} a request where {4} would do</source>
        <translation>Conflit de bancs : jusqu’à {1} lanes (celles de lignes différentes du bloc, large de {2}) veulent des mots différents d’un même banc, ce qui prend {3} par requête là où il suffirait de {4}</translation>
    </message>
    <message>
        <source>threads along {1} read the same: {2} saves {3} % of these loads</source>
        <translation>les threads selon {1} lisent la même chose : {2} économise {3} % de ces chargements</translation>
    </message>
    <message>
        <source>neighbouring threads read the same elements: {1} saves {2} % of these loads</source>
        <translation>des threads voisins lisent les mêmes éléments : {1} économise {2} % de ces chargements</translation>
    </message>
    <message>
        <source>{1} sector</source>
        <translation>{1} secteur</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} secteurs</translation>
    </message>
    <message>
        <source>{1} word</source>
        <translation>{1} mot</translation>
    </message>
    <message>
        <source>{1} words</source>
        <translation>{1} mots</translation>
    </message>
    <message>
        <source>{1} pass</source>
        <translation>{1} passage</translation>
    </message>
    <message>
        <source>{1} passes</source>
        <translation>{1} passages</translation>
    </message>
    <message>
        <source>{1} load</source>
        <translation>{1} chargement</translation>
    </message>
    <message>
        <source>{1} loads</source>
        <translation>{1} chargements</translation>
    </message>
    <message>
        <source>{1} store</source>
        <translation>{1} écriture</translation>
    </message>
    <message>
        <source>{1} stores</source>
        <translation>{1} écritures</translation>
    </message>
    <message>
        <source>{1} operation</source>
        <translation>{1} opération</translation>
    </message>
    <message>
        <source>{1} operations</source>
        <translation>{1} opérations</translation>
    </message>
    <message>
        <source>Why an access moves more than it uses</source>
        <translation>Pourquoi un accès déplace plus qu’il n’utilise</translation>
    </message>
    <message>
        <source>Let neighbouring threads use neighbouring elements, and rows begin where sectors begin. The sentence of the access names the change that fits it.</source>
        <translation>Faites en sorte que des threads voisins utilisent des éléments voisins, et que les lignes commencent là où commencent des secteurs. La phrase de l’accès nomme le changement qui convient.</translation>
    </message>
    <message>
        <source>{1}; and {2}</source>
        <translation>{1} ; et {2}</translation>
    </message>
    <message>
        <source>neighbouring threads are {1} apart and use {2} of them</source>
        <translation>des threads voisins sont à {1} d’écart et en utilisent {2}</translation>
    </message>
    <message>
        <source>the elements that a warp uses are {1} apart</source>
        <translation>les éléments qu’utilise un warp sont à {1} d’écart</translation>
    </message>
    <message>
        <source>the threads of a warp lie apart</source>
        <translation>les threads d’un warp sont à l’écart les uns des autres</translation>
    </message>
    <message>
        <source>an element of {1} takes {2} of {3}, which move the same sectors again</source>
        <translation>un élément de {1} demande {2} de {3}, qui déplacent de nouveau les mêmes secteurs</translation>
    </message>
    <message>
        <source>{1}, and what the idle ones between them would use is moved too</source>
        <translation>{1}, et ce qu’utiliseraient celles qui sont inactives entre elles est déplacé aussi</translation>
    </message>
    <message>
        <source>only some lanes of a warp take part</source>
        <translation>seules certaines lanes d’un warp participent</translation>
    </message>
    <message>
        <source>only {1} lanes of a warp take part</source>
        <translation>seules {1} lanes d’un warp participent</translation>
    </message>
    <message>
        <source>only every second lane takes part</source>
        <translation>seule une lane sur deux participe</translation>
    </message>
    <message>
        <source>only every third lane takes part</source>
        <translation>seule une lane sur trois participe</translation>
    </message>
    <message>
        <source>only every fourth lane takes part</source>
        <translation>seule une lane sur quatre participe</translation>
    </message>
    <message>
        <source>only every {1}th lane takes part</source>
        <translation>seule une lane sur {1} participe</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} begin {2} into a sector</source>
        <translation>les {1} d’un warp commencent {2} après le début d’un secteur</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins</source>
        <translation>les {1} d’un warp ne commencent pas toujours là où commence un secteur</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins, as {2} moves them by {3}</source>
        <translation>les {1} d’un warp ne commencent pas toujours là où commence un secteur, car {2} les déplace de {3}</translation>
    </message>
    <message>
        <source>an iteration</source>
        <translation>une itération</translation>
    </message>
    <message>
        <source>a step of {1}</source>
        <translation>un pas de {1}</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}</source>
        <translation>un warp utilise {1} lignes de {2}</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}, {3} apart</source>
        <translation>un warp utilise {1} lignes de {2}, à {3} d’écart</translation>
    </message>
    <message>
        <source>{1}, that begin {2} into a sector</source>
        <translation>{1}, qui commencent {2} après le début d’un secteur</translation>
    </message>
    <message>
        <source>{1}, and not all of them begin where a sector begins</source>
        <translation>{1}, et elles ne commencent pas toutes là où commence un secteur</translation>
    </message>
    <message>
        <source>{1}, which fill no whole sectors</source>
        <translation>{1}, qui ne remplissent pas de secteurs entiers</translation>
    </message>
    <message>
        <source>What would mend an access</source>
        <translation>Ce qui améliorerait un accès</translation>
    </message>
    <message>
        <source>Make the change in the source, or take the step that the sentence names into the plan.</source>
        <translation>Faites le changement dans le code source, ou mettez dans le plan l’étape que nomme la phrase.</translation>
    </message>
    <message>
        <source>let threadIdx.x run where threadIdx.{1} does, or move the data through a tile in shared memory</source>
        <translation>faites courir threadIdx.x là où court threadIdx.{1}, ou faites passer les données par une tuile en mémoire partagée</translation>
    </message>
    <message>
        <source>bring the data in through a tile in shared memory that neighbouring threads fill together</source>
        <translation>amenez les données par une tuile en mémoire partagée que des threads voisins remplissent ensemble</translation>
    </message>
    <message>
        <source>keep what neighbouring threads use side by side (a structure of arrays, or threads that are a block&apos;s width apart)</source>
        <translation>gardez côte à côte ce qu’utilisent des threads voisins (une structure de tableaux, ou des threads distants d’une largeur de bloc)</translation>
    </message>
    <message>
        <source>let neighbouring threads use neighbouring elements</source>
        <translation>faites utiliser par des threads voisins des éléments voisins</translation>
    </message>
    <message>
        <source>aligned to {1} it takes one</source>
        <translation>aligné sur {1}, un seul accès suffit</translation>
    </message>
    <message>
        <source>padded and aligned to {1} it takes one</source>
        <translation>avec du padding et aligné sur {1}, un seul accès suffit</translation>
    </message>
    <message>
        <source>aligned to {1} it takes {2}</source>
        <translation>aligné sur {1}, il faut {2}</translation>
    </message>
    <message>
        <source>keep its members in arrays of their own, or move it through shared memory in pieces that lie side by side for neighbouring threads</source>
        <translation>gardez ses membres dans des tableaux à part, ou faites-le passer par la mémoire partagée en morceaux qui se trouvent côte à côte pour des threads voisins</translation>
    </message>
    <message>
        <source>or {1}</source>
        <translation>ou {1}</translation>
    </message>
    <message>
        <source>let the threads that take part be neighbours, and use neighbouring elements</source>
        <translation>faites en sorte que les threads qui participent soient voisins, et utilisent des éléments voisins</translation>
    </message>
    <message>
        <source>let warps begin at a multiple of {1} elements</source>
        <translation>faites commencer les warps à un multiple de {1} éléments</translation>
    </message>
    <message>
        <source>let that be a multiple of {1} elements</source>
        <translation>faites-en un multiple de {1} éléments</translation>
    </message>
    <message>
        <source>let rows begin at a multiple of {1} elements</source>
        <translation>faites commencer les lignes à un multiple de {1} éléments</translation>
    </message>
    <message>
        <source>let rows be a multiple of {1} elements apart, or let a warp use fewer of them</source>
        <translation>espacez les lignes d’un multiple de {1} éléments, ou faites-en utiliser moins par un warp</translation>
    </message>
    <message>
        <source>let a block&apos;s width be a multiple of {1} threads</source>
        <translation>donnez à un bloc une largeur multiple de {1} threads</translation>
    </message>
    <message>
        <source>let neighbouring threads use rows of a multiple of {1} elements</source>
        <translation>faites utiliser par des threads voisins des lignes d’un multiple de {1} éléments</translation>
    </message>
    <message>
        <source>make the rows of {1} one element longer (pad {1} 1)</source>
        <translation>allongez d’un élément les lignes de {1} (pad {1} 1)</translation>
    </message>
    <message>
        <source>make the rows of {1} {2} elements longer (pad {1} {2})</source>
        <translation>allongez les lignes de {1} de {2} éléments (pad {1} {2})</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between neighbouring threads there is none</source>
        <translation>avec {1} au lieu de {2} entre threads voisins, il n’y en a aucun</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between threads that are neighbours along {3} there is none</source>
        <translation>avec {1} au lieu de {2} entre threads voisins selon {3}, il n’y en a aucun</translation>
    </message>
    <message>
        <source>Sentences from elsewhere</source>
        <translation>Phrases venues d’ailleurs</translation>
    </message>
    <message>
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message>
        <source>The kernel&apos;s language has no {1}.</source>
        <translation>Le langage du kernel n’a pas cela : {1}.</translation>
    </message>
    <message>
        <source>What the analysis assumes, and where it ends</source>
        <translation>Ce que suppose l’analyse, et où elle s’arrête</translation>
    </message>
    <message>
        <source>Launch the kernel with numbers in this source, declare pointers `__restrict__` where they do not overlap, and make a part of a very large kernel a kernel of its own.</source>
        <translation>Lancez le kernel avec des nombres dans ce fichier source, déclarez `__restrict__` les pointeurs qui ne se chevauchent pas, et faites d’une partie d’un très grand kernel un kernel à part.</translation>
    </message>
    <message>
        <source>{1} is not negative.</source>
        <translation>{1} n’est pas négatif.</translation>
    </message>
    <message>
        <source>{1} is between {2} and {3}.</source>
        <translation>{1} est compris entre {2} et {3}.</translation>
    </message>
    <message>
        <source>A row&apos;s end is not passed: {1} is at least 0 and below {2}.</source>
        <translation>La fin d’une ligne n’est pas dépassée : {1} est au moins 0 et inférieur à {2}.</translation>
    </message>
    <message>
        <source>{1} leads to memory of its own in each block and iteration that loads it.</source>
        <translation>{1} mène à une mémoire à part dans chaque bloc et chaque itération qui le charge.</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap.</source>
        <translation>{1} mènent à des mémoires qui ne se chevauchent pas.</translation>
    </message>
    <message>
        <source>The kernel is very large: in a part of it, calls and values that change in loops are not followed.</source>
        <translation>Le kernel est très grand : dans une partie de celui-ci, les appels et les valeurs qui changent dans des boucles ne sont pas suivis.</translation>
    </message>
    <message>
        <source>The loop has more pairs of accesses than are compared; what its iterations need of each other is not known.</source>
        <translation>La boucle a plus de paires d’accès qu’on n’en compare ; on ne sait pas ce dont ses itérations ont besoin les unes des autres.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; the rest was not looked at.</source>
        <translation>Le kernel a plus de paires d’accès qu’on n’en compare ; le reste n’a pas été examiné.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; some dependences are not listed.</source>
        <translation>Le kernel a plus de paires d’accès qu’on n’en compare ; certaines dépendances ne sont pas listées.</translation>
    </message>
    <message>
        <source>The barrier {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>Les threads d’un bloc n’atteignent peut-être pas tous ensemble la barrière {1}, et la manière dont ils continuent ensuite n’est pas définie.</translation>
    </message>
    <message>
        <source>The collective {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>Les threads d’un bloc n’atteignent peut-être pas tous ensemble l’opération collective {1}, et la manière dont ils continuent ensuite n’est pas définie.</translation>
    </message>
    <message>
        <source>Data races</source>
        <translation>Data races</translation>
    </message>
    <message>
        <source>Put a barrier between the two accesses, use an atomic, or give each thread elements of its own. Where a race is only possible, write the addresses so that they can be compared, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>Mettez une barrière entre les deux accès, utilisez une opération atomique, ou donnez à chaque thread ses propres éléments. Là où une data race n’est que possible, écrivez les adresses de façon qu’elles puissent être comparées, avec des indices faits de threadIdx, de blockIdx, de compteurs et de constantes.</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. The result depends on which comes first; put a barrier between.</source>
        <translation>Des threads d’un bloc utilisent {1} sans barrière entre eux : {2}{3}. Le résultat dépend de celui qui passe en premier ; mettez une barrière entre les deux.</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>Des threads d’un bloc utilisent {1} sans barrière entre eux : {2}{3}. Tous stockent la même valeur, l’ordre n’importe donc pas.</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. The result depends on which comes first; use an atomic, or a kernel of its own.</source>
        <translation>Des threads de blocs différents utilisent {1}, et rien ne les ordonne : {2}{3}. Le résultat dépend de celui qui passe en premier ; utilisez une opération atomique, ou un kernel à part.</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>Des threads de blocs différents utilisent {1}, et rien ne les ordonne : {2}{3}. Tous stockent la même valeur, l’ordre n’importe donc pas.</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}.</source>
        <translation>Des threads d’un bloc utilisent peut-être un même élément dans {1} sans barrière entre eux : {2} ; {3}.</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>Des threads d’un bloc utilisent peut-être un même élément dans {1} sans barrière entre eux : {2} ; {3}. Tous stockent la même valeur, l’ordre n’importe donc pas.</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}.</source>
        <translation>Des threads de blocs différents utilisent peut-être un même élément dans {1} : {2} ; {3}.</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>Des threads de blocs différents utilisent peut-être un même élément dans {1} : {2} ; {3}. Tous stockent la même valeur, l’ordre n’importe donc pas.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>un emplacement mémoire</translation>
    </message>
    <message>
        <source>{1} is read</source>
        <translation>{1} est lu</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic</source>
        <translation>{1} est modifié par une opération atomique</translation>
    </message>
    <message>
        <source>{1} is changed</source>
        <translation>{1} est modifié</translation>
    </message>
    <message>
        <source>{1} by several threads</source>
        <translation>{1} par plusieurs threads</translation>
    </message>
    <message>
        <source>{1} is read and written by several threads</source>
        <translation>{1} est lu et écrit par plusieurs threads</translation>
    </message>
    <message>
        <source> (for example {1} and {2})</source>
        <translation> (par exemple {1} et {2})</translation>
    </message>
    <message>
        <source> (for example {1} and {2}, with {3})</source>
        <translation> (par exemple {1} et {2}, avec {3})</translation>
    </message>
    <message>
        <source>thread {1}</source>
        <translation>thread {1}</translation>
    </message>
    <message>
        <source>thread {1} of block {2}</source>
        <translation>thread {1} du bloc {2}</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot;: {3}</source>
        <translation>{1} « {2} » : {3}</translation>
    </message>
    <message>
        <source>Words of a step</source>
        <translation>Mots d’une étape</translation>
    </message>
    <message>
        <source>Write the step as the reason says; the handbook&apos;s page of steps has examples.</source>
        <translation>Écrivez l’étape comme le dit le motif ; la page du manuel sur les étapes donne des exemples.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not known after {2}. It is written: {3}.</source>
        <translation>« {1} » n’est pas connu après {2}. Syntaxe : {3}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no loop; a loop is named by its counter (k) or by its line (L42). It is written: {2}.</source>
        <translation>« {1} » ne nomme pas de boucle ; une boucle se nomme par son compteur (k) ou par sa ligne (L42). Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no array. It is written: {2}.</source>
        <translation>« {1} » ne nomme pas de tableau. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no macro. It is written: {2}.</source>
        <translation>« {1} » ne nomme pas de macro. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no function. It is written: {2}.</source>
        <translation>« {1} » ne nomme pas de fonction. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no pointer. It is written: {2}.</source>
        <translation>« {1} » ne nomme pas de pointeur. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no line. It is written: {2}.</source>
        <translation>« {1} » n’est pas une ligne. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>« {1} » n’est pas un nombre entier. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is neither before nor after. It is written: {2}.</source>
        <translation>« {1} » n’est ni before ni after. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no place that this version knows. It is written: {2}.</source>
        <translation>« {1} » n’est pas un endroit que connaît cette version. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>inline finds calls by the function&apos;s name, and {1} is called without one. It is written: {2}.</source>
        <translation>inline trouve les appels par le nom de la fonction, et {1} est appelé sans nom. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop. It is written: {2}.</source>
        <translation>{1} demande une boucle. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs another loop. It is written: {2}.</source>
        <translation>{1} demande une autre boucle. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop and a factor. It is written: {2}.</source>
        <translation>{1} demande une boucle et un facteur. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop and a number. It is written: {2}.</source>
        <translation>{1} demande une boucle et un nombre. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop, and a number of iterations or a place. It is written: {2}.</source>
        <translation>{1} demande une boucle, et un nombre d’itérations ou un endroit. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>split … at needs a place. It is written: {1}.</source>
        <translation>split … at demande un endroit. Syntaxe : {1}.</translation>
    </message>
    <message>
        <source>{1} needs a factor. It is written: {2}.</source>
        <translation>{1} demande un facteur. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs the dimension along which threads are merged: x, y or z. It is written: {2}.</source>
        <translation>{1} demande la dimension selon laquelle les threads sont fusionnés : x, y ou z. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a function. It is written: {2}.</source>
        <translation>{1} demande une fonction. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a macro. It is written: {2}.</source>
        <translation>{1} demande une macro. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs an array. It is written: {2}.</source>
        <translation>{1} demande un tableau. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a pointer parameter. It is written: {2}.</source>
        <translation>{1} demande un paramètre pointeur. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a kind of memory. It is written: {2}.</source>
        <translation>{1} demande un type de mémoire. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs the number of iterations of a tile. It is written: {2}.</source>
        <translation>{1} demande le nombre d’itérations d’une tuile. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs the number of threads along x. It is written: {2}.</source>
        <translation>{1} demande le nombre de threads selon x. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs the largest number of threads of a block. It is written: {2}.</source>
        <translation>{1} demande le plus grand nombre de threads d’un bloc. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs a number of registers. It is written: {2}.</source>
        <translation>{1} demande un nombre de registres. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>move needs a line, before or after, and another line. It is written: {1}.</source>
        <translation>move demande une ligne, before ou after, et une autre ligne. Syntaxe : {1}.</translation>
    </message>
    <message>
        <source>The factor &quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>Le facteur « {1} » n’est pas un nombre entier. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>Le facteur {1} n’est pas possible ; il va de 1 à {2}. Syntaxe : {3}.</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to the number of threads of a block along the dimension, at most {2}. It is written: {3}.</source>
        <translation>Le facteur {1} n’est pas possible ; il va de 1 au nombre de threads d’un bloc selon la dimension, {2} au plus. Syntaxe : {3}.</translation>
    </message>
    <message>
        <source>Strips of {1} iterations are not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>Des bandes de {1} itérations ne sont pas possibles ; le nombre va de 1 à {2}. Syntaxe : {3}.</translation>
    </message>
    <message>
        <source>A row is padded with 1 to {1} elements, not {2}. It is written: {3}.</source>
        <translation>Une ligne reçoit de 1 à {1} éléments de padding, pas {2}. Syntaxe : {3}.</translation>
    </message>
    <message>
        <source>A block has three extents at most. It is written: {1}.</source>
        <translation>Un bloc a au plus trois étendues. Syntaxe : {1}.</translation>
    </message>
    <message>
        <source>A block of {1} threads is too large; {2} are the most. It is written: {3}.</source>
        <translation>Un bloc de {1} threads est trop grand ; {2} est le maximum. Syntaxe : {3}.</translation>
    </message>
    <message>
        <source>No multiprocessor holds {1} blocks of {2} threads; {3} threads are the most. It is written: {4}.</source>
        <translation>Aucun multiprocesseur ne contient {1} blocs de {2} threads ; {3} threads est le maximum. Syntaxe : {4}.</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not a whole number. It is written: {3}.</source>
        <translation>{1} « {2} » n’est pas un nombre entier. Syntaxe : {3}.</translation>
    </message>
    <message>
        <source>{1} is from {2} to {3}, not {4}. It is written: {5}.</source>
        <translation>{1} va de {2} à {3}, et n’est pas {4}. Syntaxe : {5}.</translation>
    </message>
    <message>
        <source>The number of threads along an axis</source>
        <translation>Le nombre de threads selon un axe</translation>
    </message>
    <message>
        <source>The number of threads of a block</source>
        <translation>Le nombre de threads d’un bloc</translation>
    </message>
    <message>
        <source>The number of blocks of a multiprocessor</source>
        <translation>Le nombre de blocs d’un multiprocesseur</translation>
    </message>
    <message>
        <source>The number of registers of a thread</source>
        <translation>Le nombre de registres d’un thread</translation>
    </message>
    <message>
        <source>The number of iterations of a tile</source>
        <translation>Le nombre d’itérations d’une tuile</translation>
    </message>
    <message>
        <source>This passes on a sentence that is composed elsewhere: what a tool said.</source>
        <translation>Ceci transmet une phrase composée ailleurs : ce qu’a dit un outil.</translation>
    </message>
    <message>
        <source>it is defined inside the kernel; define it before</source>
        <translation>elle est définie dans le kernel ; définissez-la avant</translation>
    </message>
    <message>
        <source>a lambda, which is not followed, holds {1}</source>
        <translation>une lambda, qui n’est pas suivie, contient {1}</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands in a class that is defined inside the kernel, which this step does not rewrite; define the class before the kernel.</source>
        <translation>« {1} » se trouve dans une classe définie dans le kernel, que cette étape ne réécrit pas ; définissez la classe avant le kernel.</translation>
    </message>
    <message>
        <source>Code that is not followed</source>
        <translation>Code qui n’est pas suivi</translation>
    </message>
    <message>
        <source>Write out what such code does. Define functions in a file or header that the source includes, and call them by their names.</source>
        <translation>Développez ce que fait un tel code. Définissez les fonctions dans un fichier ou un en-tête qu’inclut le code source, et appelez-les par leurs noms.</translation>
    </message>
    <message>
        <source>a structured binding</source>
        <translation>une liaison structurée</translation>
    </message>
    <message>
        <source>a structured binding by get()</source>
        <translation>une liaison structurée par get()</translation>
    </message>
    <message>
        <source>a loop over the range of a class, whose begin(), end() and ++ are not followed</source>
        <translation>une boucle sur l’intervalle d’une classe, dont begin(), end() et ++ ne sont pas suivis</translation>
    </message>
    <message>
        <source>a loop over a list in braces, whose elements are not followed</source>
        <translation>une boucle sur une liste entre accolades, dont les éléments ne sont pas suivis</translation>
    </message>
    <message>
        <source>a declaration that is not followed ({1})</source>
        <translation>une déclaration qui n’est pas suivie ({1})</translation>
    </message>
    <message>
        <source>a statement that is not followed ({1})</source>
        <translation>une instruction qui n’est pas suivie ({1})</translation>
    </message>
    <message>
        <source>an expression that is not followed ({1})</source>
        <translation>une expression qui n’est pas suivie ({1})</translation>
    </message>
    <message>
        <source>a statement expression</source>
        <translation>une expression-instruction (statement expression)</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>the destructor of {1}</source>
        <translation>le destructeur de {1}</translation>
    </message>
    <message>
        <source>the destructor of a temporary {1}</source>
        <translation>le destructeur d’un {1} temporaire</translation>
    </message>
    <message>
        <source>goto</source>
        <translation>goto</translation>
    </message>
    <message>
        <source>the instruction &quot;{1}&quot; of inline assembly</source>
        <translation>l’instruction « {1} » d’assembleur inline</translation>
    </message>
    <message>
        <source>a constructor of {1}, which an instantiation of the template runs</source>
        <translation>un constructeur de {1}, qu’exécute une instanciation du template</translation>
    </message>
    <message>
        <source>{1}, which an instantiation of the template runs</source>
        <translation>{1}, qu’exécute une instanciation du template</translation>
    </message>
    <message>
        <source>calls {1}: {2}</source>
        <translation>appelle {1} : {2}</translation>
    </message>
    <message>
        <source>what is called here</source>
        <translation>ce qui est appelé ici</translation>
    </message>
    <message>
        <source>itself by way of others</source>
        <translation>elle-même par l’intermédiaire d’autres</translation>
    </message>
    <message>
        <source>such circles are not followed</source>
        <translation>de tels cycles ne sont pas suivis</translation>
    </message>
    <message>
        <source>it is built into the compiler, and its effect is not known here</source>
        <translation>elle est intégrée au compilateur, et son effet n’est pas connu ici</translation>
    </message>
    <message>
        <source>it is handed a function that may do more than compute</source>
        <translation>elle reçoit une fonction qui peut faire plus que calculer</translation>
    </message>
    <message>
        <source>it is declared in a header of the system or of CUDA, whose functions are not followed</source>
        <translation>elle est déclarée dans un en-tête du système ou de CUDA, dont les fonctions ne sont pas suivies</translation>
    </message>
    <message>
        <source>it is a function of the library {1}, which is not followed</source>
        <translation>c’est une fonction de la bibliothèque {1}, qui n’est pas suivie</translation>
    </message>
    <message>
        <source>the compiler reports an error in its body</source>
        <translation>le compilateur signale une erreur dans son corps</translation>
    </message>
    <message>
        <source>its body is not in this unit</source>
        <translation>son corps n’est pas dans cette unité de compilation</translation>
    </message>
    <message>
        <source>it is virtual, and which function it is the object&apos;s type tells when the kernel runs</source>
        <translation>elle est virtuelle, et c’est le type de l’objet qui dit, à l’exécution du kernel, de quelle fonction il s’agit</translation>
    </message>
    <message>
        <source>it is a pointer, and which functions it may lead to is not known</source>
        <translation>c’est un pointeur, et on ne sait pas à quelles fonctions il peut mener</translation>
    </message>
    <message>
        <source>the compiler cannot tell which function it is</source>
        <translation>le compilateur ne peut pas dire de quelle fonction il s’agit</translation>
    </message>
    <message>
        <source>it is declared for the host alone</source>
        <translation>elle n’est déclarée que pour l’hôte</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and what it then does cannot be followed from the template&apos;s text</source>
        <translation>elle dépend des arguments du template, et ce qu’elle fait alors ne peut pas être suivi à partir du texte du template</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and nothing in this unit instantiates the template</source>
        <translation>elle dépend des arguments du template, et rien dans cette unité de compilation n’instancie le template</translation>
    </message>
    <message>
        <source>Code that is not read whole</source>
        <translation>Code qui n’est pas lu en entier</translation>
    </message>
    <message>
        <source>Mend the errors that are listed, or name the folders of missing headers with -I.</source>
        <translation>Corrigez les erreurs listées, ou indiquez les dossiers des en-têtes manquants avec -I.</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1}; nvcc may.</source>
        <translation>Clang, avec lequel Warpgrain lit le code source, n’accepte pas ceci : {1} ; nvcc l’accepte peut-être.</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1} ({2}); nvcc may.</source>
        <translation>Clang, avec lequel Warpgrain lit le code source, n’accepte pas ceci : {1} ({2}) ; nvcc l’accepte peut-être.</translation>
    </message>
    <message>
        <source>{1}. Name its folder with -I.</source>
        <translation>{1}. Indiquez son dossier avec -I.</translation>
    </message>
    <message>
        <source>{1} ({2}). Name its folder with -I.</source>
        <translation>{1} ({2}). Indiquez son dossier avec -I.</translation>
    </message>
    <message>
        <source>It holds an expression with an error.</source>
        <translation>Une expression qui s’y trouve contient une erreur.</translation>
    </message>
    <message>
        <source>It names {1}, whose declaration has an error.</source>
        <translation>{1} y est nommé, et sa déclaration contient une erreur.</translation>
    </message>
    <message>
        <source>Its declaration has an error.</source>
        <translation>Sa déclaration contient une erreur.</translation>
    </message>
    <message>
        <source>Its last brace is missing.</source>
        <translation>Sa dernière accolade manque.</translation>
    </message>
    <message>
        <source>What stands before it, outside of all functions, has an error and may change what it means. {1}</source>
        <translation>Ce qui le précède, hors de toute fonction, contient une erreur et peut en changer le sens. {1}</translation>
    </message>
    <message>
        <source>{1}, which it calls, is not read whole. {2}</source>
        <translation>{1}, qui y est appelé, n’est pas lu en entier. {2}</translation>
    </message>
    <message>
        <source>{1}, which it names, is not read whole. {2}</source>
        <translation>{1}, qui y est nommé, n’est pas lu en entier. {2}</translation>
    </message>
    <message>
        <source>Values and addresses that are not followed</source>
        <translation>Valeurs et adresses qui ne sont pas suivies</translation>
    </message>
    <message>
        <source>Compute addresses from indices, counters, parameters and constants. An index that is loaded from memory, or chosen by a condition that is not followed, may be anything.</source>
        <translation>Calculez les adresses à partir d’indices, de compteurs, de paramètres et de constantes. Un indice chargé depuis la mémoire, ou choisi par une condition qui n’est pas suivie, peut être n’importe quoi.</translation>
    </message>
    <message>
        <source>{1} bytes are copied, and how many is not known</source>
        <translation>{1} octets sont copiés, et on ne sait pas combien cela fait</translation>
    </message>
    <message>
        <source>{1} calls itself</source>
        <translation>{1} s’appelle lui-même</translation>
    </message>
    <message>
        <source>{1} changes in the loop in a way that is not followed</source>
        <translation>{1} change dans la boucle d’une manière qui n’est pas suivie</translation>
    </message>
    <message>
        <source>{1} changes what it captured</source>
        <translation>{1} modifie ce qu’il a capturé</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the block</source>
        <translation>{1} vient d’autres threads du bloc</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the warp</source>
        <translation>{1} vient d’autres threads du warp</translation>
    </message>
    <message>
        <source>{1} depends on a condition that is not followed</source>
        <translation>{1} dépend d’une condition qui n’est pas suivie</translation>
    </message>
    <message>
        <source>{1} divides an index by what is no constant</source>
        <translation>{1} divise un indice par ce qui n’est pas une constante</translation>
    </message>
    <message>
        <source>{1} ends the loop at an iteration that is not known</source>
        <translation>{1} termine la boucle à une itération qui n’est pas connue</translation>
    </message>
    <message>
        <source>{1} has a default argument</source>
        <translation>{1} a un argument par défaut</translation>
    </message>
    <message>
        <source>{1} has an element type that is not known</source>
        <translation>{1} a un type d’élément qui n’est pas connu</translation>
    </message>
    <message>
        <source>{1} has no body in this file</source>
        <translation>{1} n’a pas de corps dans ce fichier</translation>
    </message>
    <message>
        <source>{1} has no value yet</source>
        <translation>{1} n’a pas encore de valeur</translation>
    </message>
    <message>
        <source>{1} has temporary storage that is not followed</source>
        <translation>{1} a un stockage temporaire qui n’est pas suivi</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}</source>
        <translation>{1} contient ce qui n’est pas suivi : {2}</translation>
    </message>
    <message>
        <source>{1} is a bit-field</source>
        <translation>{1} est un champ de bits</translation>
    </message>
    <message>
        <source>{1} is a condition that is not followed</source>
        <translation>{1} est une condition qui n’est pas suivie</translation>
    </message>
    <message>
        <source>{1} is a difference of pointers</source>
        <translation>{1} est une différence de pointeurs</translation>
    </message>
    <message>
        <source>{1} is a function that is not known</source>
        <translation>{1} est une fonction qui n’est pas connue</translation>
    </message>
    <message>
        <source>{1} is a group of threads</source>
        <translation>{1} est un groupe de threads</translation>
    </message>
    <message>
        <source>{1} is a lambda</source>
        <translation>{1} est une lambda</translation>
    </message>
    <message>
        <source>{1} is a library&apos;s object</source>
        <translation>{1} est un objet d’une bibliothèque</translation>
    </message>
    <message>
        <source>{1} is a part of a variable that is not followed</source>
        <translation>{1} est une partie d’une variable qui n’est pas suivie</translation>
    </message>
    <message>
        <source>{1} is a time</source>
        <translation>{1} est un temps</translation>
    </message>
    <message>
        <source>{1} is allocated</source>
        <translation>{1} est alloué</translation>
    </message>
    <message>
        <source>{1} is an atomic&apos;s old value</source>
        <translation>{1} est l’ancienne valeur d’une opération atomique</translation>
    </message>
    <message>
        <source>{1} is called in a form that is not followed</source>
        <translation>{1} est appelé sous une forme qui n’est pas suivie</translation>
    </message>
    <message>
        <source>{1} is called too deeply to follow</source>
        <translation>{1} est appelé trop profondément pour être suivi</translation>
    </message>
    <message>
        <source>{1} is captured by a lambda</source>
        <translation>{1} est capturé par une lambda</translation>
    </message>
    <message>
        <source>{1} is changed by a call</source>
        <translation>{1} est modifié par un appel</translation>
    </message>
    <message>
        <source>{1} is changed through another type</source>
        <translation>{1} est modifié par un autre type</translation>
    </message>
    <message>
        <source>{1} is computed by a function</source>
        <translation>{1} est calculé par une fonction</translation>
    </message>
    <message>
        <source>{1} is computed from what is not known</source>
        <translation>{1} est calculé à partir de ce qui n’est pas connu</translation>
    </message>
    <message>
        <source>{1} is converted to an integer</source>
        <translation>{1} est converti en entier</translation>
    </message>
    <message>
        <source>{1} is found in a loop of a function</source>
        <translation>{1} est trouvé dans une boucle d’une fonction</translation>
    </message>
    <message>
        <source>{1} is gone through element by element</source>
        <translation>{1} est parcouru élément par élément</translation>
    </message>
    <message>
        <source>{1} is handed a function that may do more than compute</source>
        <translation>{1} reçoit une fonction qui peut faire plus que calculer</translation>
    </message>
    <message>
        <source>{1} is handed a pointer that is not followed</source>
        <translation>{1} reçoit un pointeur qui n’est pas suivi</translation>
    </message>
    <message>
        <source>{1} is handed an iterator that is not followed</source>
        <translation>{1} reçoit un itérateur qui n’est pas suivi</translation>
    </message>
    <message>
        <source>{1} is handed memory that it may use</source>
        <translation>{1} reçoit de la mémoire qu’il peut utiliser</translation>
    </message>
    <message>
        <source>{1} is inline assembly</source>
        <translation>{1} est de l’assembleur inline</translation>
    </message>
    <message>
        <source>{1} is loaded from memory</source>
        <translation>{1} est chargé depuis la mémoire</translation>
    </message>
    <message>
        <source>{1} is made a pointer</source>
        <translation>{1} est transformé en pointeur</translation>
    </message>
    <message>
        <source>{1} is made by a constructor that is not followed</source>
        <translation>{1} est créé par un constructeur qui n’est pas suivi</translation>
    </message>
    <message>
        <source>{1} is made by a constructor</source>
        <translation>{1} est créé par un constructeur</translation>
    </message>
    <message>
        <source>{1} is nested too deeply to follow</source>
        <translation>{1} est imbriqué trop profondément pour être suivi</translation>
    </message>
    <message>
        <source>{1} is not computed from integers alone</source>
        <translation>{1} n’est pas calculé à partir d’entiers seuls</translation>
    </message>
    <message>
        <source>{1} is not computed from integers</source>
        <translation>{1} n’est pas calculé à partir d’entiers</translation>
    </message>
    <message>
        <source>{1} is not followed in a function with jumps or hidden code</source>
        <translation>{1} n’est pas suivi dans une fonction contenant des sauts ou du code caché</translation>
    </message>
    <message>
        <source>{1} is not followed</source>
        <translation>{1} n’est pas suivi</translation>
    </message>
    <message>
        <source>{1} is a kernel that runs beside this one</source>
        <translation>{1} est un kernel qui s’exécute à côté de celui-ci</translation>
    </message>
    <message>
        <source>{1} may be negative as a signed number</source>
        <translation>{1} peut être négatif comme nombre signé</translation>
    </message>
    <message>
        <source>{1} is not known</source>
        <translation>{1} n’est pas connu</translation>
    </message>
    <message>
        <source>{1} is read as another type</source>
        <translation>{1} est lu comme un autre type</translation>
    </message>
    <message>
        <source>{1} is set by a library&apos;s collective</source>
        <translation>{1} est défini par une opération collective d’une bibliothèque</translation>
    </message>
    <message>
        <source>{1} is set by inline assembly</source>
        <translation>{1} est défini par de l’assembleur inline</translation>
    </message>
    <message>
        <source>{1} is the object that the function is called on</source>
        <translation>{1} est l’objet sur lequel la fonction est appelée</translation>
    </message>
    <message>
        <source>{1} is too large a formula to follow</source>
        <translation>{1} est une formule trop grande pour être suivie</translation>
    </message>
    <message>
        <source>{1} is what the threads of the block vote</source>
        <translation>{1} est le résultat d’un vote des threads du bloc</translation>
    </message>
    <message>
        <source>{1} is where a run begins whose length is not known</source>
        <translation>{1} est là où commence une plage dont la longueur n’est pas connue</translation>
    </message>
    <message>
        <source>{1} leads through a pointer that is not known</source>
        <translation>{1} mène par un pointeur qui n’est pas connu</translation>
    </message>
    <message>
        <source>{1} may be changed by a call</source>
        <translation>{1} est peut-être modifié par un appel</translation>
    </message>
    <message>
        <source>{1} may be changed through a pointer that is not known</source>
        <translation>{1} est peut-être modifié par un pointeur qui n’est pas connu</translation>
    </message>
    <message>
        <source>{1} multiplies several indices</source>
        <translation>{1} multiplie plusieurs indices</translation>
    </message>
    <message>
        <source>{1} multiplies two indices</source>
        <translation>{1} multiplie deux indices</translation>
    </message>
    <message>
        <source>{1} points to one of several arrays</source>
        <translation>{1} pointe sur l’un de plusieurs tableaux</translation>
    </message>
    <message>
        <source>{1} shares its bytes with a member that was written</source>
        <translation>{1} partage ses octets avec un membre qui a été écrit</translation>
    </message>
    <message>
        <source>{1} takes the bits of an index apart</source>
        <translation>{1} décompose les bits d’un indice</translation>
    </message>
    <message>
        <source>{1} tells which thread this is</source>
        <translation>{1} dit de quel thread il s’agit</translation>
    </message>
    <message>
        <source>{1} uses a run whose length is not known</source>
        <translation>{1} utilise une plage dont la longueur n’est pas connue</translation>
    </message>
    <message>
        <source>{1} wraps around below 0</source>
        <translation>{1} reboucle sous 0</translation>
    </message>
    <message>
        <source>{1} may wrap around</source>
        <translation>{1} peut reboucler</translation>
    </message>
    <message>
        <source>{1} is made for blocks of {2} x {3} x {4} threads</source>
        <translation>{1} est fait pour des blocs de {2} x {3} x {4} threads</translation>
    </message>
    <message>
        <source>a part of the address</source>
        <translation>une partie de l’adresse</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>what the pointer leads to is not followed</source>
        <translation>ce à quoi mène le pointeur n’est pas suivi</translation>
    </message>
    <message>
        <source>how {1} uses its temporary storage is the library&apos;s choice</source>
        <translation>la manière dont {1} utilise son stockage temporaire est le choix de la bibliothèque</translation>
    </message>
    <message>
        <source>which thread of {1} uses which part of a run is the library&apos;s choice</source>
        <translation>quel thread de {1} utilise quelle partie d’une plage est le choix de la bibliothèque</translation>
    </message>
    <message>
        <source>{1} byte</source>
        <translation>{1} octet</translation>
    </message>
    <message>
        <source>{1} bytes</source>
        <translation>{1} octets</translation>
    </message>
    <message>
        <source>in how many requests {1} moves {2} for a thread is for the compiler to say</source>
        <translation>c’est au compilateur de dire en combien de requêtes {1} déplace {2} pour un thread</translation>
    </message>
    <message>
        <source>in how many requests {1} are moved for a thread is for the compiler to say</source>
        <translation>c’est au compilateur de dire en combien de requêtes {1} sont déplacés pour un thread</translation>
    </message>
    <message>
        <source>Pairs of accesses that cannot be told apart</source>
        <translation>Paires d’accès qui ne peuvent pas être distingués</translation>
    </message>
    <message>
        <source>Declare pointers __restrict__ where they do not overlap, launch the kernel with numbers in this source, and index with values that do not depend on other threads.</source>
        <translation>Déclarez __restrict__ les pointeurs qui ne se chevauchent pas, lancez le kernel avec des nombres dans ce fichier source, et indexez avec des valeurs qui ne dépendent pas d’autres threads.</translation>
    </message>
    <message>
        <source>{1} has no linear form</source>
        <translation>{1} n’a pas de forme linéaire</translation>
    </message>
    <message>
        <source>{1} may differ between blocks</source>
        <translation>{1} peut différer d’un bloc à l’autre</translation>
    </message>
    <message>
        <source>{1} multiplies values that are not known</source>
        <translation>{1} multiplie des valeurs qui ne sont pas connues</translation>
    </message>
    <message>
        <source>an index is too large to follow</source>
        <translation>un indice est trop grand pour être suivi</translation>
    </message>
    <message>
        <source>a condition in a called function is not followed</source>
        <translation>une condition dans une fonction appelée n’est pas suivie</translation>
    </message>
    <message>
        <source>an earlier round may have ended the loop</source>
        <translation>un tour précédent a peut-être terminé la boucle</translation>
    </message>
    <message>
        <source>the subscripts are too complicated to compare</source>
        <translation>les indices sont trop compliqués pour être comparés</translation>
    </message>
    <message>
        <source>it depends on the launch</source>
        <translation>cela dépend du lancement</translation>
    </message>
    <message>
        <source>whether it is so in every launch takes too long to find out</source>
        <translation>il faudrait trop de temps pour établir s’il en est ainsi dans chaque lancement</translation>
    </message>
    <message>
        <source>whether threads come to {1} in between is not known</source>
        <translation>on ne sait pas si des threads arrivent à {1} entre-temps</translation>
    </message>
    <message>
        <source>how threads go on that wait at {1} without the others is not defined</source>
        <translation>la manière dont continuent des threads qui attendent à {1} sans les autres n’est pas définie</translation>
    </message>
    <message>
        <source>which threads meet at {1} is not known</source>
        <translation>on ne sait pas quels threads se rencontrent à {1}</translation>
    </message>
    <message>
        <source>whether {1} orders the two in between is its library&apos;s choice</source>
        <translation>que {1} ordonne les deux entre-temps, ou non, est le choix de sa bibliothèque</translation>
    </message>
    <message>
        <source>threads may wait for each other in line {1}</source>
        <translation>des threads s’attendent peut-être les uns les autres à la ligne {1}</translation>
    </message>
    <message>
        <source>nothing tells whether rows run into each other</source>
        <translation>rien ne dit si des lignes empiètent les unes sur les autres</translation>
    </message>
    <message>
        <source>{1} and {2} may be one pointer</source>
        <translation>{1} et {2} sont peut-être un même pointeur</translation>
    </message>
    <message>
        <source>{1} is changed atomically for the threads of one block alone</source>
        <translation>{1} n’est modifié atomiquement que pour les threads d’un seul bloc</translation>
    </message>
    <message>
        <source>atomic operations on {1} and on {2} bytes are not atomic for each other</source>
        <translation>des opérations atomiques sur {1} et sur {2} octets ne sont pas atomiques l’une pour l’autre</translation>
    </message>
    <message>
        <source>{1} leads to memory that is not known</source>
        <translation>{1} mène à une mémoire qui n’est pas connue</translation>
    </message>
    <message>
        <source>it goes on until it is waited for, and which thread copies what is the library&apos;s choice</source>
        <translation>elle continue jusqu’à ce qu’on l’attende, et quel thread copie quoi est le choix de la bibliothèque</translation>
    </message>
    <message>
        <source>which thread uses which part of it is the library&apos;s choice</source>
        <translation>quel thread en utilise quelle partie est le choix de la bibliothèque</translation>
    </message>
    <message>
        <source>what {1} does with it is not known</source>
        <translation>on ne sait pas ce que {1} en fait</translation>
    </message>
    <message>
        <source>it is not known where {1} leads</source>
        <translation>on ne sait pas où mène {1}</translation>
    </message>
    <message>
        <source>{1} and {2} may lead to the same memory; declare them __restrict__ where they do not</source>
        <translation>{1} et {2} mènent peut-être à la même mémoire ; déclarez-les __restrict__ si ce n’est pas le cas</translation>
    </message>
    <message>
        <source>they may be the same element</source>
        <translation>il s’agit peut-être du même élément</translation>
    </message>
    <message>
        <source>only threads with {1} reach it</source>
        <translation>seuls les threads avec {1} l’atteignent</translation>
    </message>
    <message>
        <source>a condition around the barrier, or a loop&apos;s trip count, may differ between threads</source>
        <translation>une condition autour de la barrière, ou le nombre d’itérations d’une boucle, peut différer d’un thread à l’autre</translation>
    </message>
    <message>
        <source>threads have parted at the barrier in line {1}</source>
        <translation>des threads se sont séparés à la barrière de la ligne {1}</translation>
    </message>
    <message>
        <source>what decides it may be loaded from {1}, on which threads may race</source>
        <translation>ce qui décide est peut-être chargé depuis {1}, sur lequel des threads sont peut-être en concurrence (data race)</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; gave a text that does not compile ({3}). The source is unchanged. Please report it with the kernel.</source>
        <translation>{1} « {2} » a donné un texte qui ne se compile pas ({3}). Le code source est inchangé. Merci de le signaler en joignant le kernel.</translation>
    </message>
    <message>
        <source>The kernel {1} is lost when its directives are taken out.</source>
        <translation>Le kernel {1} disparaît quand on retire ses directives.</translation>
    </message>
    <message>
        <source>A file is new after a step: {1}.</source>
        <translation>Un fichier est nouveau après une étape : {1}.</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>boucle</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condition</translation>
    </message>
    <message>
        <source>Sharing a loop out over lanes</source>
        <translation>Répartition d’une boucle sur des lanes</translation>
    </message>
    <message>
        <source>A group of lanes does the work of one thread, and one of them all that must be done once. Write sums as `sum += …`, put what changes memory into statements of its own, and keep what lanes could tell apart (warp operations, clocks, results of atomics) out of the kernel.</source>
        <translation>Un groupe de lanes fait le travail d’un thread, et l’une d’elles tout ce qui doit être fait une seule fois. Écrivez les sommes sous la forme `sum += …`, mettez ce qui modifie la mémoire dans des instructions à part, et tenez hors du kernel ce par quoi des lanes pourraient se distinguer (opérations de warp, horloges, résultats d’opérations atomiques).</translation>
    </message>
    <message>
        <source>A loop is shared out over 2, 4, 8, 16 or 32 lanes, not {1}. It is written: {2}.</source>
        <translation>Une boucle se répartit sur 2, 4, 8, 16 ou 32 lanes, pas {1}. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>The lanes would add {1} up in another order, and {2} rounds differently then; &quot;{3}&quot; allows another order.</source>
        <translation>Les lanes additionneraient {1} dans un autre ordre, et {2} arrondit alors différemment ; « {3} » autorise un autre ordre.</translation>
    </message>
    <message>
        <source>Another order of the sum {1} is as good as the loop&apos;s: {2} rounds differently in each.</source>
        <translation>Un autre ordre de la somme {1} vaut celui de la boucle : {2} arrondit différemment dans chacun.</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; where a lane begins, it could pass below 0. Let it count up, or give it a sign.</source>
        <translation>{1} est non signé et décompte ; là où commence une lane, il pourrait passer sous 0. Faites-le compter vers le haut, ou donnez-lui un type signé.</translation>
    </message>
    <message>
        <source>The lanes cannot exchange {1}, which is of type {2}; integers and floating-point numbers of 4 and 8 bytes they can.</source>
        <translation>Les lanes ne peuvent pas échanger {1}, qui est de type {2} ; elles le peuvent pour les entiers et les nombres à virgule flottante de 4 et 8 octets.</translation>
    </message>
    <message>
        <source>{1} is given a value in the loop and used outside of it ({2}); of the lanes that share the loop out, each would have another one.</source>
        <translation>{1} reçoit une valeur dans la boucle et est utilisé en dehors ({2}) ; parmi les lanes qui se répartissent la boucle, chacune en aurait une autre.</translation>
    </message>
    <message>
        <source>The loop writes {1}, of which each lane has its own; the others would not see it after the loop ({2}).</source>
        <translation>La boucle écrit {1}, dont chaque lane a le sien ; les autres ne le verraient pas après la boucle ({2}).</translation>
    </message>
    <message>
        <source>One lane alone may change memory here, and this statement also gives {1} a value, which all lanes need; make two statements of it.</source>
        <translation>Une seule lane a le droit de modifier la mémoire ici, et cette instruction donne aussi une valeur à {1}, dont toutes les lanes ont besoin ; faites-en deux instructions.</translation>
    </message>
    <message>
        <source>One lane alone may change memory here; make a statement of its own of what does.</source>
        <translation>Une seule lane a le droit de modifier la mémoire ici ; faites de ce qui la modifie une instruction à part.</translation>
    </message>
    <message>
        <source>One lane alone may do {1} here, and the others would need what it gives back.</source>
        <translation>Une seule lane a le droit de faire {1} ici, et les autres auraient besoin de ce qu’il renvoie.</translation>
    </message>
    <message>
        <source>{1} would be done by each lane of a group; take it out of the kernel.</source>
        <translation>{1} serait fait par chaque lane d’un groupe ; retirez-le du kernel.</translation>
    </message>
    <message>
        <source>All lanes of a group read {1} here, which atomics change meanwhile; they might see different values.</source>
        <translation>Toutes les lanes d’un groupe lisent ici {1}, que des opérations atomiques modifient pendant ce temps ; elles pourraient voir des valeurs différentes.</translation>
    </message>
    <message>
        <source>The function {1} reads {2}, which this step changes; write it out in the kernel (inline {1}).</source>
        <translation>La fonction {1} lit {2}, que cette étape modifie ; développez-la dans le kernel (inline {1}).</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; with {2} lanes for each they would have {3}, and {4} are the most.</source>
        <translation>Ce lancement a des blocs de {1} threads ; avec {2} lanes pour chacun, ils en auraient {3}, et {4} est le maximum.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds of {1} threads would become {2}, and {3} are the most.</source>
        <translation>Les launch bounds du kernel, de {1} threads, passeraient à {2}, et {3} est le maximum.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must multiply the block&apos;s extent along x by {1}; the block then has at most {2} threads.</source>
        <translation>Aucun lancement du kernel ne figure dans cette unité de compilation : qui le lance doit multiplier l’étendue du bloc selon x par {1} ; le bloc a alors au plus {2} threads.</translation>
    </message>
    <message>
        <source>sharing the loop out over lanes</source>
        <translation>la répartition de la boucle sur des lanes</translation>
    </message>
    <message>
        <source>Pointers that a launch passes twice</source>
        <translation>Pointeurs qu’un lancement passe deux fois</translation>
    </message>
    <message>
        <source>Hand over memory of its own for each of the two parameters, or make sure that each thread reads only what it writes itself.</source>
        <translation>Passez pour chacun des deux paramètres une mémoire à part, ou assurez-vous que chaque thread ne lit que ce qu’il écrit lui-même.</translation>
    </message>
    <message>
        <source>the launch in {1} passes {2} for both {3} and {4}</source>
        <translation>le lancement à la {1} passe {2} à la fois pour {3} et pour {4}</translation>
    </message>
    <message>
        <source>{1}, and {2}</source>
        <translation>{1}, et {2}</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap, except where a launch passes one pointer for two of them.</source>
        <translation>{1} mènent à des mémoires qui ne se chevauchent pas, sauf là où un lancement passe un même pointeur pour deux d’entre eux.</translation>
    </message>
    <message>
        <source>{1} needs an array and a number. It is written: {2}.</source>
        <translation>{1} demande un tableau et un nombre. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>{1} needs two different ones of x, y and z. It is written: {2}.</source>
        <translation>{1} demande deux axes différents parmi x, y et z. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>Loading and storing vectors</source>
        <translation>Chargement et écriture de vecteurs</translation>
    </message>
    <message>
        <source>A vector holds neighbouring elements that one thread uses together, the first of them at a multiple of their number. Merge adjacent threads (`coarsen x 4 adjacent`) or unroll a loop first, and find elements by counters, constants and sizes that are multiples.</source>
        <translation>Un vecteur contient des éléments voisins qu’un thread utilise ensemble, le premier d’entre eux à un multiple de leur nombre. Fusionnez d’abord des threads adjacents (`coarsen x 4 adjacent`) ou déroulez une boucle, et désignez les éléments par des compteurs, des constantes et des tailles qui sont des multiples.</translation>
    </message>
    <message>
        <source>A vector has 2 or 4 elements, not {1}. It is written: {2}.</source>
        <translation>Un vecteur a 2 ou 4 éléments, pas {1}. Syntaxe : {2}.</translation>
    </message>
    <message>
        <source>There are no vectors of {1} elements of {2}, which are of type {3}.</source>
        <translation>Il n’existe pas de vecteurs de {1} éléments de {2}, qui sont de type {3}.</translation>
    </message>
    <message>
        <source>Nowhere does a thread use {1} neighbouring elements of {2} in statements that follow each other, or in a loop of {1} iterations; merge {1} adjacent threads, unroll a loop or split it first.</source>
        <translation>Nulle part un thread n’utilise {1} éléments voisins de {2} dans des instructions qui se suivent, ou dans une boucle de {1} itérations ; fusionnez d’abord {1} threads adjacents, déroulez une boucle ou scindez-la.</translation>
    </message>
    <message>
        <source>{1} lies {2} elements behind a multiple of {3}; vectors begin at multiples.</source>
        <translation>{1} se trouve {2} éléments après un multiple de {3} ; les vecteurs commencent à des multiples.</translation>
    </message>
    <message>
        <source>Whether {1} lies at a multiple of {2} elements is not known: its place depends on {3}.</source>
        <translation>On ne sait pas si {1} se trouve à un multiple de {2} éléments : sa place dépend de {3}.</translation>
    </message>
    <message>
        <source>{1} is a multiple of {2}.</source>
        <translation>{1} est un multiple de {2}.</translation>
    </message>
    <message>
        <source>{1} leads to an address that is a multiple of {2} bytes, in every launch.</source>
        <translation>{1} mène, dans chaque lancement, à une adresse multiple de {2} octets.</translation>
    </message>
    <message>
        <source>{1} is used under a condition; a vector would use all {2} elements in any case.</source>
        <translation>{1} est utilisé sous une condition ; un vecteur utiliserait les {2} éléments dans tous les cas.</translation>
    </message>
    <message>
        <source>That this condition holds for the first and the last of {1} elements does not say that it holds for those between.</source>
        <translation>Que cette condition soit vraie pour le premier et le dernier de {1} éléments ne dit pas qu’elle le soit pour ceux qui se trouvent entre eux.</translation>
    </message>
    <message>
        <source>{1} is found by {2}, which cannot be computed before the first of its neighbours is used.</source>
        <translation>{1} est désigné par {2}, qui ne peut pas être calculé avant que soit utilisé le premier de ses voisins.</translation>
    </message>
    <message>
        <source>{1} cannot be aligned to {2} bytes where it is declared.</source>
        <translation>{1} ne peut pas être aligné sur {2} octets là où il est déclaré.</translation>
    </message>
    <message>
        <source>{1} is neither a pointer parameter of the kernel nor shared memory that it declares.</source>
        <translation>{1} n’est ni un paramètre pointeur du kernel ni de la mémoire partagée qu’il déclare.</translation>
    </message>
    <message>
        <source>The grid of this launch has {1} blocks along {2}; along {3} it can have {4} at most.</source>
        <translation>La grille de ce lancement a {1} blocs selon {2} ; selon {3}, elle peut en avoir {4} au plus.</translation>
    </message>
    <message>
        <source>The block of this launch has {1} threads along {2}; along {3} it can have {4} at most.</source>
        <translation>Le bloc de ce lancement a {1} threads selon {2} ; selon {3}, il peut en avoir {4} au plus.</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads along {2}.</source>
        <translation>Le bloc de ce lancement a au plus {1} threads selon {2}.</translation>
    </message>
    <message>
        <source>The {1} of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>Une partie de ce lancement ({1}) est calculée par une expression ; mettez-la d’abord dans une variable dim3.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must exchange the extents of block and grid along {1} and {2}.</source>
        <translation>Aucun lancement du kernel ne figure dans cette unité de compilation : qui le lance doit échanger les étendues du bloc et de la grille selon {1} et {2}.</translation>
    </message>
    <message>
        <source>{1} is accessed {2} bytes before its begin.</source>
        <translation>On accède à {1} {2} octets avant son début.</translation>
    </message>
    <message>
        <source>{1} has {2} bytes, and is accessed up to byte {3}.</source>
        <translation>{1} a {2} octets, et on y accède jusqu’à l’octet {3}.</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together: {1}. How they go on after it is not defined.</source>
        <translation>Les threads d’un bloc n’atteignent pas tous ensemble cette barrière : {1}. La manière dont ils continuent ensuite n’est pas définie.</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together. How they go on after it is not defined.</source>
        <translation>Les threads d’un bloc n’atteignent pas tous ensemble cette barrière. La manière dont ils continuent ensuite n’est pas définie.</translation>
    </message>
    <message>
        <source>{1} So do {2} more accesses to {3}.</source>
        <translation>{1} Il en va de même de {2} autres accès à {3}.</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what depends on this condition: it differs between the threads of a warp.</source>
        <translation>Seules {1} des 32 lanes d’un warp participent en moyenne à ce qui dépend de cette condition : elle diffère entre les threads d’un warp.</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what this loop repeats: its threads leave it at different times.</source>
        <translation>Seules {1} des 32 lanes d’un warp participent en moyenne à ce que répète cette boucle : ses threads la quittent à des moments différents.</translation>
    </message>
    <message>
        <source>The last warp of a block of {1} threads has {2} threads: the other lanes wait in every block.</source>
        <translation>Le dernier warp d’un bloc de {1} threads a {2} threads : les autres lanes attendent dans chaque bloc.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}.</source>
        <translation>{1} % des warps que peut contenir un multiprocesseur sont résidents, {2} blocs de {3} threads ; facteur limitant : {4}.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} registers a thread in place of about {6} it would be {7} %.</source>
        <translation>{1} % des warps que peut contenir un multiprocesseur sont résidents, {2} blocs de {3} threads ; facteur limitant : {4}. Avec {5} registres par thread au lieu d’environ {6}, ce serait {7} %.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} bytes of shared memory a block in place of {6} it would be {7} %.</source>
        <translation>{1} % des warps que peut contenir un multiprocesseur sont résidents, {2} blocs de {3} threads ; facteur limitant : {4}. Avec {5} octets de mémoire partagée par bloc au lieu de {6}, ce serait {7} %.</translation>
    </message>
    <message>
        <source>The grid has {1} blocks for {2} multiprocessors, which have work for {3} % of the time.</source>
        <translation>La grille a {1} blocs pour {2} multiprocesseurs, qui ont du travail pendant {3} % du temps.</translation>
    </message>
    <message>
        <source>{1} % of these loads of {2} bring what other threads of the block have loaded too: threads that are merged along {3} keep it in a register.</source>
        <translation>{1} % de ces chargements de {2} apportent ce que d’autres threads du bloc ont chargé aussi : des threads fusionnés selon {3} le gardent dans un registre.</translation>
    </message>
    <message>
        <source>Each thread does little: with {1} the launch is expected to be {2} times faster.</source>
        <translation>Chaque thread fait peu : avec {1}, le lancement devrait être {2} fois plus rapide.</translation>
    </message>
    <message>
        <source>No race, no access out of bounds, no wasted transfer and no step that is expected to help was found.</source>
        <translation>On n’a trouvé ni data race, ni accès hors limites, ni transfert gaspillé, ni étape dont on attende un gain.</translation>
    </message>
    <message>
        <source>No step can be made on this kernel: {1}</source>
        <translation>Aucune étape ne peut être appliquée à ce kernel : {1}</translation>
    </message>
    <message>
        <source>No step is on offer for this kernel.</source>
        <translation>Aucune étape n’est proposée pour ce kernel.</translation>
    </message>
    <message>
        <source>The kernel is not analysed, since it is not read whole: {1}</source>
        <translation>Le kernel n’est pas analysé, puisqu’il n’est pas lu en entier : {1}</translation>
    </message>
    <message>
        <source>No race, no access out of bounds and no wasted transfer was found.</source>
        <translation>On n’a trouvé ni data race, ni accès hors limites, ni transfert gaspillé.</translation>
    </message>
    <message>
        <source>When the kernel ran on the CPU: {1}</source>
        <translation>Lors de l’exécution du kernel sur le CPU : {1}</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>The list of what is wrong with a kernel says these beside the sentences of races and of accesses. The steps that mend a finding stand beside it.</source>
        <translation>La liste de ce qui ne va pas dans un kernel donne ces phrases à côté de celles sur les data races et les accès. Les étapes qui remédient à un constat figurent à côté de lui.</translation>
    </message>
    <message>
        <source>The number of blocks of a launch</source>
        <translation>Le nombre de blocs d’un lancement</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must hand it the grid as its first argument, and launch fewer blocks.</source>
        <translation>Aucun lancement du kernel ne figure dans cette unité de compilation : qui le lance doit lui passer la grille comme premier argument, et lancer moins de blocs.</translation>
    </message>
    <message>
        <source>This launch leaves template arguments of the kernel to the compiler, so that the host code cannot ask how many of its blocks are resident; write them out, or give the number of blocks: persist BLOCKS.</source>
        <translation>Ce lancement laisse au compilateur des arguments de template du kernel, si bien que le code hôte ne peut pas demander combien de ses blocs sont résidents ; écrivez-les explicitement, ou donnez le nombre de blocs : persist BLOCKS.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what counts its blocks.</source>
        <translation>Le kernel est défini après ce lancement, et ce qui compte ses blocs le serait aussi.</translation>
    </message>
    <message>
        <source>Blocks that take turns</source>
        <translation>Blocs qui se relaient</translation>
    </message>
    <message>
        <source>The kernel is handed its old grid, so that all of its launches change. Write them in this source, behind the kernel, and name all of its template arguments.</source>
        <translation>Le kernel reçoit son ancienne grille, si bien que tous ses lancements changent. Écrivez-les dans ce fichier source, après le kernel, et nommez tous ses arguments de template.</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body is a plain __syncthreads(), before which a tile would be copied into shared memory.</source>
        <translation>Aucune instruction du corps de la boucle n’est un simple __syncthreads() avant lequel une tuile serait copiée en mémoire partagée.</translation>
    </message>
    <message>
        <source>The loop copies nothing into shared memory before a __syncthreads(); the loop around it does: {2} {1}.</source>
        <translation>La boucle ne copie rien en mémoire partagée avant un __syncthreads() ; la boucle qui l’entoure le fait : {2} {1}.</translation>
    </message>
    <message>
        <source>Nothing is copied from global into shared memory before the loop&apos;s first __syncthreads().</source>
        <translation>Rien n’est copié de la mémoire globale vers la mémoire partagée avant le premier __syncthreads() de la boucle.</translation>
    </message>
    <message>
        <source>What is loaded here gets into shared memory otherwise than by an assignment of its own, as in `tile[i] = in[j];`, under conditions and counting loops.</source>
        <translation>Ce qui est chargé ici arrive en mémoire partagée autrement que par une affectation à part, comme dans `tile[i] = in[j];`, sous des conditions et des boucles de comptage.</translation>
    </message>
    <message>
        <source>{1} cannot be computed one iteration earlier: {2}.</source>
        <translation>{1} ne peut pas être calculé une itération plus tôt : {2}.</translation>
    </message>
    <message>
        <source>{1} is loaded for the tile, and the loop may write it here; one iteration earlier another value may be there.</source>
        <translation>{1} est chargé pour la tuile, et la boucle l’écrit peut-être ici ; une itération plus tôt, une autre valeur peut s’y trouver.</translation>
    </message>
    <message>
        <source>{1} may wait for other threads, or tell them to go on; the next tile is not loaded before it.</source>
        <translation>{1} peut attendre d’autres threads, ou leur dire de continuer ; la tuile suivante n’est pas chargée avant.</translation>
    </message>
    <message>
        <source>The thread may leave the loop here, or end an iteration; the next tile would be loaded although nobody uses it.</source>
        <translation>Le thread peut quitter la boucle ici, ou terminer une itération ; la tuile suivante serait chargée alors que personne ne l’utilise.</translation>
    </message>
    <message>
        <source>It is not known that a thread copies at most {1} elements in this loop, for which it would need registers.</source>
        <translation>On ne sait pas si un thread copie dans cette boucle {1} éléments au plus, pour lesquels il aurait besoin de registres.</translation>
    </message>
    <message>
        <source>A value of type {1} is not kept in a register here; numbers and plain vectors are.</source>
        <translation>Une valeur de type {1} n’est pas gardée ici dans un registre ; les nombres et les vecteurs simples le sont.</translation>
    </message>
    <message>
        <source>Each thread keeps {1} bytes of the next tile in registers while it uses a tile.</source>
        <translation>Chaque thread garde {1} octets de la tuile suivante dans des registres pendant qu’il utilise une tuile.</translation>
    </message>
    <message>
        <source>{1} is not an element of global memory as it stands there; asynchronous copies take nothing else, no other memory and no value that is computed or converted.</source>
        <translation>{1} n’est pas un élément de la mémoire globale tel qu’il y est ; les copies asynchrones ne prennent rien d’autre, ni une autre mémoire ni une valeur calculée ou convertie.</translation>
    </message>
    <message>
        <source>An element of type {1} is not copied asynchronously: numbers, pointers and plain vectors of 4, 8 or 16 bytes are.</source>
        <translation>Un élément de type {1} n’est pas copié de façon asynchrone ; les nombres, les pointeurs et les vecteurs simples de 4, 8 ou 16 octets le sont.</translation>
    </message>
    <message>
        <source>The thread may store {1} here and elsewhere for the same tile; asynchronous copies have no order, and the last one would not win.</source>
        <translation>Le thread peut ranger {1} ici et ailleurs pour la même tuile ; les copies asynchrones n’ont pas d’ordre, et la dernière ne l’emporterait pas.</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by its elements behind the loop&apos;s barrier; there cannot be two of it, one for the tile that is used and one for the next.</source>
        <translation>{1} est utilisé ici autrement que par ses éléments derrière la barrière de la boucle ; il ne peut pas y en avoir deux, l’un pour la tuile utilisée et l’autre pour la suivante.</translation>
    </message>
    <message>
        <source>The next tile is copied while a tile is used, into a second set of arrays: {1} bytes more of shared memory. GPUs from sm_80 on copy past the registers; older ones wait for each copy.</source>
        <translation>La tuile suivante est copiée pendant qu’une tuile est utilisée, dans un second jeu de tableaux : {1} octets de mémoire partagée en plus. Les GPU à partir de sm_80 copient sans passer par les registres ; les plus anciens attendent chaque copie.</translation>
    </message>
    <message>
        <source>{1} is in shared memory, or in an array of the thread&apos;s own</source>
        <translation>{1} est en mémoire partagée, ou dans un tableau propre au thread</translation>
    </message>
    <message>
        <source>{1} is also the name of something that is declared in the loop</source>
        <translation>{1} est aussi le nom de quelque chose qui est déclaré dans la boucle</translation>
    </message>
    <message>
        <source>{1} is loaded from memory to decide whether something is copied</source>
        <translation>{1} est chargé depuis la mémoire pour décider si quelque chose est copié</translation>
    </message>
    <message>
        <source>Loading the next tile early</source>
        <translation>Chargement anticipé de la tuile suivante</translation>
    </message>
    <message>
        <source>What a loop copies into shared memory is loaded one iteration earlier, into registers or into a second set of shared arrays, where nothing in the loop can change it. Write the copies as assignments at the top of the loop&apos;s body, before a __syncthreads() of that body, and mark pointers `__restrict__`.</source>
        <translation>Ce qu’une boucle copie en mémoire partagée est chargé une itération plus tôt, dans des registres ou dans un second jeu de tableaux partagés, où rien dans la boucle ne peut le modifier. Écrivez les copies comme des affectations au début du corps de la boucle, avant un __syncthreads() de ce corps, et marquez les pointeurs `__restrict__`.</translation>
    </message>
</context>
</TS>
