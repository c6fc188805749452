<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>warpgrain::openmp::Reasons</name>
    <message>
        <source>&quot;{1}&quot; is not translated; it stays on the CPU.</source>
        <translation>« {1} » n&apos;est pas traduit ; il reste sur le CPU.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; has no effect: kernels copy the memory that they work on.</source>
        <translation>« {1} » est sans effet : les noyaux copient la mémoire sur laquelle ils travaillent.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands outside of a parallel region in the source: its threads are those of the caller.</source>
        <translation>« {1} » se trouve hors d&apos;une région parallèle dans le source : ses threads sont ceux de l&apos;appelant.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; lies in another construct, which its region does not share out.</source>
        <translation>« {1} » se trouve dans une autre construction, que sa région ne partage pas.</translation>
    </message>
    <message>
        <source>The directive is in a template that is not written out, a lambda or a header, of which no statement is read.</source>
        <translation>La directive est dans un modèle qui n&apos;est pas développé, un lambda ou un en-tête, dont aucune instruction n&apos;est lue.</translation>
    </message>
    <message>
        <source>The clause &quot;{1}&quot; is not translated.</source>
        <translation>La clause « {1} » n&apos;est pas traduite.</translation>
    </message>
    <message>
        <source>A macro holds a part of the construct; write the directive and its loop out.</source>
        <translation>Une macro contient une partie de la construction ; écrivez la directive et sa boucle sans macro.</translation>
    </message>
    <message>
        <source>The function defines or undefines a macro before the region.</source>
        <translation>La fonction définit ou annule une macro avant la région.</translation>
    </message>
    <message>
        <source>{1}() is a constructor, a virtual function or an operator, begins in a macro, is defined outside of its namespace, or takes a variable list of arguments.</source>
        <translation>{1}() est un constructeur, une fonction virtuelle ou un opérateur, commence dans une macro, est définie hors de son espace de noms ou prend une liste variable d&apos;arguments.</translation>
    </message>
    <message>
        <source>The member {1} shares its name with another variable of the function.</source>
        <translation>Le membre {1} a le même nom qu&apos;une autre variable de la fonction.</translation>
    </message>
    <message>
        <source>Several threads may execute {1}() at once: it is called in a parallel region, or through a pointer.</source>
        <translation>Plusieurs threads peuvent exécuter {1}() à la fois : elle est appelée dans une région parallèle, ou par un pointeur.</translation>
    </message>
    <message>
        <source>The region shares no loop out.</source>
        <translation>La région ne partage aucune boucle.</translation>
    </message>
    <message>
        <source>How many teams there are, or how many threads each of them has, is not said: write num_teams and thread_limit.</source>
        <translation>Le nombre d&apos;équipes, ou de threads de chacune, n&apos;est pas dit : écrivez num_teams et thread_limit.</translation>
    </message>
    <message>
        <source>The team does more than to declare variables, to give them values and to start its threads.</source>
        <translation>L&apos;équipe fait plus que déclarer des variables, leur donner des valeurs et lancer ses threads.</translation>
    </message>
    <message>
        <source>The variables of a team have {1} bytes; shared memory has 49152.</source>
        <translation>Les variables d&apos;une équipe ont {1} octets ; la mémoire partagée en a 49152.</translation>
    </message>
    <message>
        <source>Each iteration has a block, whose threads share the loops in it.</source>
        <translation>Chaque itération a un bloc, dont les threads se partagent les boucles qu&apos;elle contient.</translation>
    </message>
    <message>
        <source>It has one where there are fewer than {1} iterations; else a thread each, which executes the loops in it. The program asks before each launch.</source>
        <translation>Elle en a un là où il y a moins de {1} itérations ; sinon un thread chacune, qui exécute les boucles qu&apos;elle contient. Le programme le demande avant chaque lancement.</translation>
    </message>
    <message>
        <source>Each iteration has one thread, which executes the loops in it; the threads of a block cannot share them, for the reasons below.</source>
        <translation>Chaque itération a un thread, qui exécute les boucles qu&apos;elle contient ; les threads d&apos;un bloc ne peuvent pas se les partager, pour les raisons ci-dessous.</translation>
    </message>
    <message>
        <source>Whether the threads of a team come to a loop, or how often, is computed from memory that the kernel changes, or changes memory: they may not find the same.</source>
        <translation>Que les threads d&apos;une équipe arrivent à une boucle, ou combien de fois, est calculé à partir de mémoire que le noyau change, ou change de la mémoire : ils ne trouveraient peut-être pas la même chose.</translation>
    </message>
    <message>
        <source>The threads of a team cannot share {1}: it is a reference or volatile, has values for its elements, or is changed where each iteration counts on it.</source>
        <translation>Les threads d&apos;une équipe ne peuvent pas se partager {1} : c&apos;est une référence ou elle est volatile, elle a des valeurs pour ses éléments, ou elle est changée là où chaque itération compte sur elle.</translation>
    </message>
    <message>
        <source>Each thread has its own {1}, whose address is taken: a function that shares loops out may work on it.</source>
        <translation>Chaque thread a son propre {1}, dont l&apos;adresse est prise : une fonction qui partage des boucles peut travailler dessus.</translation>
    </message>
    <message>
        <source>The loop does not count an integer from a first value to a bound with a step that does not change.</source>
        <translation>La boucle ne compte pas un entier d&apos;une première valeur à une borne par un pas qui ne change pas.</translation>
    </message>
    <message>
        <source>A bound of the collapsed nest changes with an outer loop: {1}.</source>
        <translation>Une borne du nid fusionné change avec une boucle extérieure : {1}.</translation>
    </message>
    <message>
        <source>Of the counter {1} and its bound only one has a sign.</source>
        <translation>Du compteur {1} et de sa borne, un seul a un signe.</translation>
    </message>
    <message>
        <source>{1}() is called in the head of the loop, and it may have an effect.</source>
        <translation>{1}() est appelée dans l&apos;en-tête de la boucle et peut avoir un effet.</translation>
    </message>
    <message>
        <source>The loop is left by break, return or goto.</source>
        <translation>La boucle est quittée par break, return ou goto.</translation>
    </message>
    <message>
        <source>How much memory {1} has is not known.</source>
        <translation>On ne sait pas combien de mémoire a {1}.</translation>
    </message>
    <message>
        <source>{1} leads to pointers; a GPU cannot follow pointers of the CPU.</source>
        <translation>{1} mène à des pointeurs ; un GPU ne peut pas suivre les pointeurs du CPU.</translation>
    </message>
    <message>
        <source>{1} cannot be copied byte by byte.</source>
        <translation>{1} ne peut pas être copié octet par octet.</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} est volatile.</translation>
    </message>
    <message>
        <source>{1} is threadprivate.</source>
        <translation>{1} est threadprivate.</translation>
    </message>
    <message>
        <source>{1} is a reference, or of a type that is not translated.</source>
        <translation>{1} est une référence, ou d&apos;un type qui n&apos;est pas traduit.</translation>
    </message>
    <message>
        <source>The kernel would change the pointer {1}, which the CPU shares.</source>
        <translation>Le noyau changerait le pointeur {1}, que le CPU partage.</translation>
    </message>
    <message>
        <source>An iteration may read {1}, which is private, before it writes it: the value comes from another iteration.</source>
        <translation>Une itération peut lire {1}, qui est privé, avant de l&apos;écrire : la valeur vient d&apos;une autre itération.</translation>
    </message>
    <message>
        <source>{1} is private, and a value that the loop gives it is read behind it: it differs between threads.</source>
        <translation>{1} est privé, et une valeur que la boucle lui donne est lue derrière elle : elle diffère d&apos;un thread à l&apos;autre.</translation>
    </message>
    <message>
        <source>The private array {1} is used outside of the loop that writes it.</source>
        <translation>Le tableau privé {1} est utilisé hors de la boucle qui l&apos;écrit.</translation>
    </message>
    <message>
        <source>The private variable {1} has {2} bytes for each thread.</source>
        <translation>La variable privée {1} a {2} octets pour chaque thread.</translation>
    </message>
    <message>
        <source>The reduction {1} of {2} is not one of numbers with an operator of the language.</source>
        <translation>La réduction {1} de {2} n&apos;en est pas une de nombres avec un opérateur du langage.</translation>
    </message>
    <message>
        <source>{1} is a reduction variable of the region and is used outside of its loops.</source>
        <translation>{1} est une variable de réduction de la région et est utilisée hors de ses boucles.</translation>
    </message>
    <message>
        <source>lastprivate({1}): the last value of a counter, of a section, or of a loop with continue, is not translated.</source>
        <translation>lastprivate({1}) : la dernière valeur d&apos;un compteur, d&apos;une section, ou d&apos;une boucle avec continue n&apos;est pas traduite.</translation>
    </message>
    <message>
        <source>{1}() is called, which a GPU does not have.</source>
        <translation>{1}() est appelée, qu&apos;un GPU n&apos;a pas.</translation>
    </message>
    <message>
        <source>{1}() is called, which the source does not define.</source>
        <translation>{1}() est appelée, que le source ne définit pas.</translation>
    </message>
    <message>
        <source>A function is called through a pointer.</source>
        <translation>Une fonction est appelée par un pointeur.</translation>
    </message>
    <message>
        <source>{1}() calls itself.</source>
        <translation>{1}() s&apos;appelle elle-même.</translation>
    </message>
    <message>
        <source>{1}() is declared in a header, which the translation does not change.</source>
        <translation>{1}() est déclarée dans un en-tête, que la traduction ne change pas.</translation>
    </message>
    <message>
        <source>{1}() uses {2}, which lies outside of it.</source>
        <translation>{1}() utilise {2}, qui se trouve hors d&apos;elle.</translation>
    </message>
    <message>
        <source>{1}() has the directive &quot;{2}&quot;.</source>
        <translation>{1}() a la directive « {2} ».</translation>
    </message>
    <message>
        <source>{1}() depends on the threads of the region.</source>
        <translation>{1}() dépend des threads de la région.</translation>
    </message>
    <message>
        <source>Every thread calls {1}() outside of the shared-out loops, and it may have an effect.</source>
        <translation>Chaque thread appelle {1}() hors des boucles partagées, et elle peut avoir un effet.</translation>
    </message>
    <message>
        <source>Every thread changes {1}, which is shared, outside of the shared-out loops.</source>
        <translation>Chaque thread change {1}, qui est partagé, hors des boucles partagées.</translation>
    </message>
    <message>
        <source>The critical section is no reduction: it holds more than updates with one operator.</source>
        <translation>La section critique n&apos;est pas une réduction : elle contient plus que des mises à jour avec un seul opérateur.</translation>
    </message>
    <message>
        <source>The atomic operation is not one of a number of four or eight bytes by one operator, orders other memory, waits in a loop, or may be of what one thread has for itself.</source>
        <translation>L&apos;opération atomique n&apos;en est pas une d&apos;un nombre de quatre ou huit octets avec un opérateur, ordonne d&apos;autre mémoire, attend dans une boucle, ou concerne peut-être ce qu&apos;un thread a pour lui seul.</translation>
    </message>
    <message>
        <source>A pointer is read from memory.</source>
        <translation>Un pointeur est lu en mémoire.</translation>
    </message>
    <message>
        <source>A pointer is written to memory.</source>
        <translation>Un pointeur est écrit en mémoire.</translation>
    </message>
    <message>
        <source>It is not known where a pointer leads.</source>
        <translation>On ne sait pas où mène un pointeur.</translation>
    </message>
    <message>
        <source>The function {1} is used as a value.</source>
        <translation>La fonction {1} est utilisée comme valeur.</translation>
    </message>
    <message>
        <source>A statement is not translated ({1}).</source>
        <translation>Une instruction n&apos;est pas traduite ({1}).</translation>
    </message>
    <message>
        <source>The elements of {1} have memory of their own, which a GPU cannot follow: keep all of them in one vector, row behind row (v[i * columns + j]).</source>
        <translation>Les éléments de {1} ont leur propre mémoire, qu’un GPU ne peut pas suivre : gardez-les tous dans un seul vecteur, ligne après ligne (v[i * columns + j]).</translation>
    </message>
    <message>
        <source>{1} is a std::vector&lt;bool&gt;, whose elements are bits: use a vector of char.</source>
        <translation>{1} est un std::vector&lt;bool&gt;, dont les éléments sont des bits : utilisez un vecteur de char.</translation>
    </message>
    <message>
        <source>{1}: of a std::vector a kernel has the elements and the size alone. Do all else outside of the region, and give functions a pointer (v.data()).</source>
        <translation>{1} : d’un std::vector, un noyau n’a que les éléments et la taille. Faites le reste hors de la région, et donnez un pointeur aux fonctions (v.data()).</translation>
    </message>
    <message>
        <source>{1} may give a vector other memory or another size, or its code is not seen: move it out of the region.</source>
        <translation>{1} peut donner à un vecteur une autre mémoire ou une autre taille, ou son code n’est pas visible : déplacez-le hors de la région.</translation>
    </message>
    <message>
        <source>{1} keeps it on the CPU.</source>
        <translation>{1} la garde sur le CPU.</translation>
    </message>
    <message>
        <source>{1} has no effect: {2}.</source>
        <translation>{1} est sans effet : {2}.</translation>
    </message>
    <message>
        <source>{1} takes no copy away that the program needs: {2}.</source>
        <translation>{1} n&apos;enlève aucune copie dont le programme a besoin : {2}.</translation>
    </message>
    <message>
        <source>{1} has no effect: the directive behind it is in a template that is not written out, a lambda or a header, or in code that does not become a kernel.</source>
        <translation>{1} est sans effet : la directive qui suit est dans un modèle qui n&apos;est pas développé, un lambda ou un en-tête, ou dans du code qui ne devient pas un noyau.</translation>
    </message>
    <message>
        <source>Each launch copies what it works on, as --transfers all asks for.</source>
        <translation>Chaque lancement copie ce sur quoi il travaille, comme --transfers all le demande.</translation>
    </message>
    <message>
        <source>Whether {1}() launches its kernels depends on its caller, so each launch of the program copies what it works on.</source>
        <translation>Que {1}() lance ses noyaux dépend de son appelant ; chaque lancement du programme copie donc ce sur quoi il travaille.</translation>
    </message>
    <message>
        <source>{1} is no array and no pointer; each launch copies it.</source>
        <translation>{1} n&apos;est ni un tableau ni un pointeur ; chaque lancement le copie.</translation>
    </message>
    <message>
        <source>Code that is not seen may call {1}(), and expects the memory on the CPU behind it.</source>
        <translation>Du code qu&apos;on ne voit pas peut appeler {1}() et attend ensuite la mémoire sur le CPU.</translation>
    </message>
    <message>
        <source>It is not known when {1} is executed, or what it does with the memory.</source>
        <translation>On ne sait pas quand {1} est exécuté, ni ce qu&apos;il fait de la mémoire.</translation>
    </message>
    <message>
        <source>The CPU works on {1} where no copy can stand before it: in the head of a loop that launches kernels, behind such a call in one expression, or in a macro.</source>
        <translation>Le CPU travaille sur {1} là où aucune copie ne peut se trouver avant : dans l&apos;en-tête d&apos;une boucle qui lance des noyaux, derrière un tel appel dans une expression, ou dans une macro.</translation>
    </message>
    <message>
        <source>The memory of {1} ends with a block, and no statement can stand behind its declaration.</source>
        <translation>La mémoire de {1} finit avec un bloc, et aucune instruction ne peut suivre sa déclaration.</translation>
    </message>
    <message>
        <source>{1}() calls itself, and has its own {2} each time.</source>
        <translation>{1}() s&apos;appelle elle-même et a chaque fois son propre {2}.</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loop over {1}, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}.</source>
        <translation>Les threads prennent les itérations de la boucle sur {1}, de sorte qu&apos;ils accèdent à des éléments voisins : les requêtes d&apos;un warp dans une itération touchent {2} secteurs au lieu de {3}.</translation>
    </message>
    <message>
        <source>They do so where {1}; else they take the iterations of the directive&apos;s loop. The program asks before each launch.</source>
        <translation>Ils le font là où {1} ; sinon ils prennent les itérations de la boucle de la directive. Le programme le demande avant chaque lancement.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1} needs the order that the directive says.</source>
        <translation>Les boucles ne sont pas échangées, bien que ce serait un gain : {1} a besoin de l&apos;ordre que dit la directive.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the loop over {1} is not all that the loop around it executes.</source>
        <translation>Les boucles ne sont pas échangées, bien que ce serait un gain : la boucle sur {1} n&apos;est pas tout ce qu&apos;exécute la boucle qui l&apos;entoure.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: how often the loop over {1} is executed is not known before the launch.</source>
        <translation>Les boucles ne sont pas échangées, bien que ce serait un gain : on ne sait pas avant le lancement combien de fois la boucle sur {1} est exécutée.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the iterations of the loop over {1} are not independent. {2}</source>
        <translation>Les boucles ne sont pas échangées, bien que ce serait un gain : les itérations de la boucle sur {1} ne sont pas indépendantes. {2}</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1}</source>
        <translation>Les boucles ne sont pas échangées, bien que ce serait un gain : {1}</translation>
    </message>
    <message>
        <source>The threads of a block share the iterations of the loop over {1} of all their rows, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}. Each row is added up in its order. Rows that do not lie one behind the other are found when the program runs; a thread for each executes them.</source>
        <translation>Les threads d&apos;un bloc se partagent les itérations de la boucle sur {1} de toutes leurs lignes, de sorte qu&apos;ils accèdent à des éléments voisins : les requêtes d&apos;un warp dans une itération touchent {2} secteurs au lieu de {3}. Chaque ligne est additionnée dans son ordre. Les lignes qui ne se suivent pas sont trouvées à l&apos;exécution ; un thread pour chacune les exécute.</translation>
    </message>
    <message>
        <source>They do so where {1} lead to different blocks of memory; else each thread executes its own row. The program asks before each launch.</source>
        <translation>Ils le font là où {1} mènent à des blocs de mémoire différents ; sinon chaque thread exécute sa propre ligne. Le programme le demande avant chaque lancement.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: {2} needs the threads that the directive says.</source>
        <translation>La boucle sur {1} et celle sur ses lignes ne sont pas fusionnées, bien que ce serait un gain : {2} a besoin des threads que dit la directive.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: in each iteration it does more than to add one value to each of its sums, or the code around it changes memory before it.</source>
        <translation>La boucle sur {1} et celle sur ses lignes ne sont pas fusionnées, bien que ce serait un gain : dans chaque itération elle fait plus qu&apos;ajouter une valeur à chacune de ses sommes, ou le code qui l&apos;entoure change de la mémoire avant elle.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it adds up depends on {2}, which each row has of its own.</source>
        <translation>La boucle sur {1} et celle sur ses lignes ne sont pas fusionnées, bien que ce serait un gain : ce qu&apos;elle additionne dépend de {2}, que chaque ligne a pour elle.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it reads may be what it changes.</source>
        <translation>La boucle sur {1} et celle sur ses lignes ne sont pas fusionnées, bien que ce serait un gain : ce qu&apos;elle lit est peut-être ce qu&apos;elle change.</translation>
    </message>
    <message>
        <source>The kernel or its launch does not compile as CUDA C++: {1}.</source>
        <translation>Le noyau ou son lancement ne se compile pas comme CUDA C++ : {1}.</translation>
    </message>
</context>
</TS>
