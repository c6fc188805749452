<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>warpgrain::messages::Messages</name>
    <message>
        <source>{1} does not exist; check the path.</source>
        <translation>{1} n’existe pas ; vérifiez le chemin.</translation>
    </message>
    <message>
        <source>{1} is not a regular file; give the path of a file.</source>
        <translation>{1} n’est pas un fichier ordinaire ; indiquez le chemin d’un fichier.</translation>
    </message>
    <message>
        <source>{1} is larger than {2} MiB, too large for a file of its kind.</source>
        <translation>{1} dépasse {2} MiB, c’est trop pour un fichier de ce type.</translation>
    </message>
    <message>
        <source>{1} cannot be read ({2}); check its permissions.</source>
        <translation>{1} ne peut pas être lu ({2}) ; vérifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>{1} is a binary file, not C++ source.</source>
        <translation>{1} est un fichier binaire, pas du code source C++.</translation>
    </message>
    <message>
        <source>{1} cannot be written ({2}); the file is as it was. Choose another place or change its permissions.</source>
        <translation>{1} ne peut pas être écrit ({2}) ; le fichier est resté tel quel. Choisissez un autre emplacement ou modifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>There is no temporary folder ({1}); set TMPDIR to a folder that can be written.</source>
        <translation>Il n’y a pas de dossier temporaire ({1}) ; donnez à TMPDIR un dossier où l’on peut écrire.</translation>
    </message>
    <message>
        <source>The folder {1} cannot be made ({2}); choose another place.</source>
        <translation>Le dossier {1} ne peut pas être créé ({2}) ; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>The variant changes other files too ({1}); write it as a patch or into a folder.</source>
        <translation>La variante modifie aussi d’autres fichiers ({1}) ; écrivez-la sous forme de patch ou dans un dossier.</translation>
    </message>
    <message>
        <source>{1} cannot be parsed: the compiler gave up on its flags. Check the flags after `--` or in compile_commands.json.</source>
        <translation>{1} ne peut pas être analysé : le compilateur a rejeté ses options. Vérifiez les options après `--` ou dans compile_commands.json.</translation>
    </message>
    <message>
        <source>A source cannot be read for the GPU architecture {1}: this compiler, or the CUDA toolkit, does not have it. Choose another, for example sm_90.</source>
        <translation>Un code source ne peut pas être lu pour l’architecture GPU {1} : ce compilateur, ou le toolkit CUDA, ne la connaît pas. Choisissez-en une autre, par exemple sm_90.</translation>
    </message>
    <message>
        <source>{1} cannot be used ({2}); mend it, or give the flags after `--`.</source>
        <translation>{1} n’est pas utilisable ({2}) ; corrigez-le, ou indiquez les options après `--`.</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and it takes more than {2} of memory. {3}</source>
        <translation>{1} n’est pas analysé. Il a d’abord été lu dans un processus à part, et il lui faut plus de {2} de mémoire. {3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and that did not end within {2} seconds of processor time. {3}</source>
        <translation>{1} n’est pas analysé. Il a d’abord été lu dans un processus à part, et cette lecture ne s’est pas terminée en {2} secondes de temps processeur. {3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and the compiler ended with {2}. {3}</source>
        <translation>{1} n’est pas analysé. Il a d’abord été lu dans un processus à part, et le compilateur s’est terminé avec {2}. {3}</translation>
    </message>
    <message>
        <source>There is no kernel ({1} function with a body) in {2} or the headers it includes.</source>
        <translation>Il n’y a pas de kernel (fonction {1} avec un corps) dans {2} ni dans les en-têtes qu’il inclut.</translation>
    </message>
    <message>
        <source>There is no kernel named {1} in {2}. It has: {3}.</source>
        <translation>Il n’y a pas de kernel nommé {1} dans {2}. Le fichier contient : {3}.</translation>
    </message>
    <message>
        <source>Several kernels are named {1}; give the name with its line. The file has: {2}.</source>
        <translation>Plusieurs kernels se nomment {1} ; indiquez le nom avec sa ligne. Le fichier contient : {2}.</translation>
    </message>
    <message>
        <source>The text of {1} does not compile: {2}. Correct it there.</source>
        <translation>Le texte de {1} ne se compile pas : {2}. Corrigez-le à cet endroit.</translation>
    </message>
    <message>
        <source>{1} is no session that can be opened: {2} The file was left as it is. Open the source instead, or an older copy of the session.</source>
        <translation>{1} n’est pas une session que l’on peut ouvrir : {2} Le fichier a été laissé tel quel. Ouvrez plutôt le code source, ou une copie plus ancienne de la session.</translation>
    </message>
    <message>
        <source>{1} was written by a newer version of Warpgrain, and this one cannot read it: {2} Install the newer version.</source>
        <translation>{1} a été écrit par une version plus récente de Warpgrain, et celle-ci ne peut pas le lire : {2} Installez la version plus récente.</translation>
    </message>
    <message>
        <source>it is not JSON, is cut off, or is nested too deeply.</source>
        <translation>ce n’est pas du JSON, ou il est tronqué ou imbriqué trop profondément.</translation>
    </message>
    <message>
        <source>A step is empty; write for example &quot;coarsen x 4&quot;.</source>
        <translation>Une étape est vide ; écrivez par exemple « coarsen x 4 ».</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a step; the steps are: {2}.</source>
        <translation>« {1} » n’est pas une étape ; les étapes sont : {2}.</translation>
    </message>
    <message>
        <source>The space has more than {1} plans; leave values out.</source>
        <translation>L’espace contient plus de {1} plans ; retirez des valeurs.</translation>
    </message>
    <message>
        <source>The space is empty; write for example &quot;coarsen y 1,2,4; coarsen x 1,2&quot;.</source>
        <translation>L’espace est vide ; écrivez par exemple « coarsen y 1,2,4; coarsen x 1,2 ».</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s CUDA toolkit, or set CUDA_HOME (or WARPGRAIN_CUDA) to the folder of one that is installed.</source>
        <translation>Installez le toolkit CUDA de NVIDIA, ou donnez à CUDA_HOME (ou à WARPGRAIN_CUDA) le dossier d’un toolkit installé.</translation>
    </message>
    <message>
        <source>The CUDA toolkit in {1} has no nvcc, so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>Le toolkit CUDA dans {1} n’a pas de nvcc ; les registres exacts, les spills et le code machine ne peuvent donc pas être obtenus. {2}</translation>
    </message>
    <message>
        <source>No CUDA toolkit is to be used (WARPGRAIN_CUDA is none), so exact registers, spills and machine code cannot be had.</source>
        <translation>Aucun toolkit CUDA ne doit être utilisé (WARPGRAIN_CUDA vaut none) ; les registres exacts, les spills et le code machine ne peuvent donc pas être obtenus.</translation>
    </message>
    <message>
        <source>There is no CUDA toolkit on this machine (looked at {1}), so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>Il n’y a pas de toolkit CUDA sur cette machine (cherché dans {1}) ; les registres exacts, les spills et le code machine ne peuvent donc pas être obtenus. {2}</translation>
    </message>
    <message>
        <source>There are no CUDA headers (include/cuda_runtime.h) in {1}. {2}</source>
        <translation>Il n’y a pas d’en-têtes CUDA (include/cuda_runtime.h) dans {1}. {2}</translation>
    </message>
    <message>
        <source>{1} ended with {2}. Check that this CUDA toolkit is complete.</source>
        <translation>{1} s’est terminé avec {2}. Vérifiez que ce toolkit CUDA est complet.</translation>
    </message>
    <message>
        <source>nvcc {1} does not compile for {2}. Choose one of {3}, or use a CUDA toolkit of that GPU&apos;s time.</source>
        <translation>nvcc {1} ne compile pas pour {2}. Choisissez parmi {3}, ou utilisez un toolkit CUDA de l’époque de ce GPU.</translation>
    </message>
    <message>
        <source>nvcc crashed ({1}) while it compiled {2}; try another CUDA toolkit, or a smaller factor.</source>
        <translation>nvcc a planté ({1}) en compilant {2} ; essayez un autre toolkit CUDA, ou un facteur plus petit.</translation>
    </message>
    <message>
        <source>nvcc could not compile {1}:
{2}</source>
        <translation>nvcc n’a pas pu compiler {1} :
{2}</translation>
    </message>
    <message>
        <source>nvcc ended without an error but wrote no cubin of {1}; check its flags.</source>
        <translation>nvcc s’est terminé sans erreur mais n’a pas écrit de cubin de {1} ; vérifiez ses options.</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}: no instantiation of it is used in this unit.</source>
        <translation>Le compilateur n’a pas produit de code pour {1} : aucune de ses instanciations n’est utilisée dans cette unité de compilation.</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}; it may be left out by #if for {2}.</source>
        <translation>Le compilateur n’a pas produit de code pour {1} ; il est peut-être exclu par un #if pour {2}.</translation>
    </message>
    <message>
        <source>The build was cancelled before it began.</source>
        <translation>La génération a été annulée avant de commencer.</translation>
    </message>
    <message>
        <source>The launch is not known in full: {1}.</source>
        <translation>Le lancement n’est pas entièrement connu : {1}.</translation>
    </message>
    <message>
        <source>A block has at most 1024 threads; the launch asks for {1}.</source>
        <translation>Un bloc a au plus 1024 threads ; le lancement en demande {1}.</translation>
    </message>
    <message>
        <source>No parameter is called {1}; the kernel has {2}.</source>
        <translation>Aucun paramètre ne s’appelle {1} ; le kernel a {2}.</translation>
    </message>
    <message>
        <source>the source does not tell the dynamic shared memory</source>
        <translation>le code source n’indique pas la mémoire partagée dynamique</translation>
    </message>
    <message>
        <source>the source does not tell the block</source>
        <translation>le code source n’indique pas le bloc</translation>
    </message>
    <message>
        <source>the source does not tell the grid</source>
        <translation>le code source n’indique pas la grille</translation>
    </message>
    <message>
        <source>the value of {1} is not given</source>
        <translation>la valeur de {1} n’est pas indiquée</translation>
    </message>
    <message>
        <source>The parameter {1} cannot be filled: {2}.</source>
        <translation>Le paramètre {1} ne peut pas être rempli : {2}.</translation>
    </message>
    <message>
        <source>The launch form is not usable: {1}; its keys are described in resources/schema/launch.schema.json.</source>
        <translation>Le formulaire de lancement n’est pas utilisable : {1} ; ses clés sont décrites dans resources/schema/launch.schema.json.</translation>
    </message>
    <message>
        <source>A kernel runs on the CPU with the headers of a CUDA toolkit. {1}</source>
        <translation>Un kernel s’exécute sur le CPU avec les en-têtes d’un toolkit CUDA. {1}</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads and runs sources, does not accept this one: see Problems. Nothing of it can be run; nvcc may accept it.</source>
        <translation>Clang, avec lequel Warpgrain lit et exécute le code source, n’accepte pas celui-ci : voir « Problèmes ». Rien ne peut en être exécuté ; nvcc l’accepte peut-être.</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads sources, does not accept this one: see Problems. Nothing of it can be run.</source>
        <translation>Clang, avec lequel Warpgrain lit le code source, n’accepte pas celui-ci : voir « Problèmes ». Rien ne peut en être exécuté.</translation>
    </message>
    <message>
        <source>The kernel itself does not run: {1}</source>
        <translation>Le kernel lui-même ne s’exécute pas : {1}</translation>
    </message>
    <message>
        <source>Parameter {1} is {2} in {3} and {4} in {5}. One launch fills the parameters of both kernels: give them the same types, in the same order.</source>
        <translation>Le paramètre {1} est {2} dans {3} et {4} dans {5}. Un même lancement remplit les paramètres des deux kernels : donnez-leur les mêmes types, dans le même ordre.</translation>
    </message>
    <message>
        <source>The program warpgrain-runner is missing: it is neither beside this program nor on PATH.</source>
        <translation>Le programme warpgrain-runner est introuvable : il n’est ni à côté de ce programme ni dans PATH.</translation>
    </message>
    <message>
        <source>warpgrain-runner ended with {1}.</source>
        <translation>warpgrain-runner s’est terminé avec {1}.</translation>
    </message>
    <message>
        <source>{1} is of another version; use the one that belongs to this program.</source>
        <translation>{1} est d’une autre version ; utilisez celui qui va avec ce programme.</translation>
    </message>
    <message>
        <source>The runner ended before all variants were measured.</source>
        <translation>Le programme de mesure s’est terminé avant que toutes les variantes soient mesurées.</translation>
    </message>
    <message>
        <source>The original is not built, and nothing can be measured beside it. {1}</source>
        <translation>L’original n’est pas généré, et rien ne peut être mesuré à côté de lui. {1}</translation>
    </message>
    <message>
        <source>A host is named by the command that leads to it, &quot;ssh gpu&quot; for example.</source>
        <translation>Une machine est désignée par la commande qui y mène, par exemple « ssh gpu ».</translation>
    </message>
    <message>
        <source>There is no program {1} that could lead to a host.</source>
        <translation>Il n’y a pas de programme {1} qui pourrait mener à une machine.</translation>
    </message>
    <message>
        <source>Measuring over {1} was stopped.</source>
        <translation>La mesure via {1} a été arrêtée.</translation>
    </message>
    <message>
        <source>The connection over {1} ended too early{2}; what was measured is kept there, and the same command goes on with it.</source>
        <translation>La connexion via {1} s’est terminée trop tôt{2} ; ce qui a été mesuré y est conservé, et la même commande reprend à partir de là.</translation>
    </message>
    <message>
        <source>{1} holds no recorded results: {2} Give a bundle&apos;s folder or its results.jsonl.</source>
        <translation>{1} ne contient pas de résultats enregistrés : {2} Indiquez le dossier d’un bundle ou son results.jsonl.</translation>
    </message>
    <message>
        <source>The original could not be measured: {1}</source>
        <translation>L’original n’a pas pu être mesuré : {1}</translation>
    </message>
    <message>
        <source>These results are a few points of a large space, from which no strategy can choose; replay them in the order in which they were recorded.</source>
        <translation>Ces résultats sont quelques points d’un grand espace, parmi lesquels aucune stratégie ne peut choisir ; rejouez-les dans l’ordre où ils ont été enregistrés.</translation>
    </message>
    <message>
        <source>There is no nvdisasm in the CUDA toolkit at {1} or on PATH, so the machine code (SASS) cannot be shown; PTX can. It comes with the full toolkit, and with NVIDIA's package cuda-nvdisasm.</source>
        <translation>Il n’y a pas de nvdisasm dans le toolkit CUDA de {1} ni dans PATH ; le code machine (SASS) ne peut donc pas être montré, PTX oui. Il est fourni avec le toolkit complet et avec le paquet cuda-nvdisasm de NVIDIA.</translation>
    </message>
    <message>
        <source>nvcc kept no PTX text of this source; is -dlto or a real architecture without PTX among its flags?</source>
        <translation>nvcc n’a gardé aucun texte PTX de cette source ; ses options contiennent-elles -dlto ou une architecture réelle sans PTX ?</translation>
    </message>
    <message>
        <source>The rules do not tell it from the next one: they share the rank.</source>
        <translation>Les règles ne la distinguent pas de la suivante : elles partagent le rang.</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} of {2} threads and {3} elements against {4} of {5} threads and {6} elements.</source>
        <translation>Ses bandes en mémoire locale gagnent davantage : {1} pour {2} threads et {3} éléments contre {4} pour {5} threads et {6} éléments.</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} against {2}.</source>
        <translation>Ses bandes en mémoire locale gagnent davantage : {1} contre {2}.</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>Le gain est égal et moins d’accès sont non coalescés : un coût de {1} pour {2} threads contre {3} pour {4} threads.</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>Le gain est égal et moins d’accès sont non coalescés : un coût de {1} contre {2}.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>Gain et coût sont égaux et l’occupation est plus élevée : {1} % contre {2} %.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>Gain et coût sont égaux et des groupes plus petits répartissent sur plus de multiprocesseurs les itérations qui ne remplissent pas le GPU : {1} contre {2} threads.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>Gain et coût sont égaux et des groupes d’environ {1} threads se sont montrés plus rapides aux mesures : {2} contre {3} threads.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the paper puts larger groups first: {1} against {2} threads.</source>
        <translation>Gain et coût sont égaux et l’article place d’abord les groupes plus grands : {1} contre {2} threads.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups were measured to be faster: {1} against {2} threads.</source>
        <translation>Gain et coût sont égaux et des groupes plus petits se sont montrés plus rapides aux mesures : {1} contre {2} threads.</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>Moins d’accès sont non coalescés : un coût de {1} pour {2} threads contre {3} pour {4} threads.</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>Moins d’accès sont non coalescés : un coût de {1} contre {2}.</translation>
    </message>
    <message>
        <source>The cost is equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>Le coût est égal et des groupes plus petits répartissent sur plus de multiprocesseurs les itérations qui ne remplissent pas le GPU : {1} contre {2} threads.</translation>
    </message>
    <message>
        <source>The cost is equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>Le coût est égal et l’occupation est plus élevée : {1} % contre {2} %.</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>Coût et occupation sont égaux et des groupes d’environ {1} threads se sont montrés plus rapides aux mesures : {2} contre {3} threads.</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and more groups are active: {1} against {2}.</source>
        <translation>Coût et occupation sont égaux et plus de groupes sont actifs : {1} contre {2}.</translation>
    </message>
    <message>
        <source>Cost, occupancy and active groups are equal, and more of the threads are in use: {1} % against {2} %.</source>
        <translation>Coût, occupation et groupes actifs sont égaux et davantage de threads sont utilisés : {1} % contre {2} %.</translation>
    </message>
    <message>
        <source>It does not count with one variable.</source>
        <translation>Elle ne compte pas avec une seule variable.</translation>
    </message>
    <message>
        <source>It may end before its last iteration.</source>
        <translation>Elle peut se terminer avant sa dernière itération.</translation>
    </message>
    <message>
        <source>Not proved: what else leads to the memory of {1}, a member, is not followed.</source>
        <translation>Non prouvé : ce qui mène par ailleurs à la mémoire de {1}, un membre, n’est pas suivi.</translation>
    </message>
    <message>
        <source>Not proved: {1} and {2} may lead to the same memory, that of {3}.</source>
        <translation>Non prouvé : {1} et {2} peuvent mener à la même mémoire, celle de {3}.</translation>
    </message>
    <message>
        <source>Its counter {1} is changed in its body, in line {2}.</source>
        <translation>Son compteur {1} est modifié dans son corps, à la ligne {2}.</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes, and its value may be read behind the loop. If no value goes from one iteration to the next, use another variable in the loop, declared there, and give this one its value behind the loop.</source>
        <translation>Chaque itération utilise le même {1}, que modifie la ligne {2}, et sa valeur peut être lue après la boucle. Si aucune valeur ne passe d’une itération à la suivante, utilisez dans la boucle une autre variable, déclarée là, et donnez sa valeur à celle-ci après la boucle.</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes. If no value goes from one iteration to the next, declare it in the loop.</source>
        <translation>Chaque itération utilise le même {1}, que modifie la ligne {2}. Si aucune valeur ne passe d’une itération à la suivante, déclarez-le dans la boucle.</translation>
    </message>
    <message>
        <source>Every iteration updates {1} with `{2}`, and the order of floating-point operations decides the result. --allow reorder allows another order.</source>
        <translation>Chaque itération met à jour {1} par `{2}`, et l’ordre des opérations à virgule flottante décide du résultat. --allow reorder permet un autre ordre.</translation>
    </message>
    <message>
        <source>A pointer that it writes through may lead to {1}, whose address is taken.</source>
        <translation>Un pointeur par lequel elle écrit peut mener à {1}, dont l’adresse est prise.</translation>
    </message>
    <message>
        <source>It works on no array.</source>
        <translation>Elle ne travaille sur aucun tableau.</translation>
    </message>
    <message>
        <source>Its counter does not change by the same amount in each iteration.</source>
        <translation>Son compteur ne change pas de la même quantité à chaque itération.</translation>
    </message>
    <message>
        <source>How often it is executed is not known before it begins.</source>
        <translation>Le nombre de ses exécutions n’est pas connu avant qu’elle commence.</translation>
    </message>
    <message>
        <source>{1} (line {2})</source>
        <translation>{1} (ligne {2})</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} lit ce que {2} écrit dans une itération précédente, {3} avant.</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration.</source>
        <translation>{1} lit ce que {2} écrit dans une itération précédente.</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration, {3} before.</source>
        <translation>{1} écrit ce que {2} lit dans une itération précédente, {3} avant.</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration.</source>
        <translation>{1} écrit ce que {2} lit dans une itération précédente.</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} écrit ce que {2} écrit dans une itération précédente, {3} avant.</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration.</source>
        <translation>{1} écrit ce que {2} écrit dans une itération précédente.</translation>
    </message>
    <message>
        <source>Not proved: {1} may read what {2} writes in an earlier iteration; {3}.</source>
        <translation>Non prouvé : {1} peut lire ce que {2} écrit dans une itération précédente ; {3}.</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} reads in an earlier iteration; {3}.</source>
        <translation>Non prouvé : {1} peut écrire ce que {2} lit dans une itération précédente ; {3}.</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} writes in an earlier iteration; {3}.</source>
        <translation>Non prouvé : {1} peut écrire ce que {2} écrit dans une itération précédente ; {3}.</translation>
    </message>
    <message>
        <source>values that are not known are multiplied</source>
        <translation>des valeurs qui ne sont pas connues sont multipliées</translation>
    </message>
    <message>
        <source>It is parallel, and not mapped: its head is not of the form `for (i = first; i &lt; bound; i += step)`.</source>
        <translation>Elle est parallèle et n’est pas affectée : son en-tête n’a pas la forme `for (i = first; i &lt; bound; i += step)`.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: it is not alone in a loop that is mapped.</source>
        <translation>Elle est parallèle et reste dans le thread : elle n’est pas seule dans une boucle affectée.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: three loops are mapped.</source>
        <translation>Elle est parallèle et reste dans le thread : trois boucles sont affectées.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: its bounds depend on a loop that is mapped.</source>
        <translation>Elle est parallèle et reste dans le thread : ses bornes dépendent d’une boucle affectée.</translation>
    </message>
    <message>
        <source>Not proved: {1}</source>
        <translation>Non prouvé : {1}</translation>
    </message>
    <message>
        <source>It relies on what the program cannot check before the nest: {1}</source>
        <translation>Cela repose sur ce que le programme ne peut pas vérifier avant l’imbrication : {1}</translation>
    </message>
    <message>
        <source>It relies on what is not known to hold: {1}</source>
        <translation>Cela repose sur ce dont on ne sait pas si c’est vrai : {1}</translation>
    </message>
    <message>
        <source>The counter {1} outlives its function, and what reads it is not followed. Count with one that is declared in the loop.</source>
        <translation>Le compteur {1} survit à sa fonction, et ce qui le lit n’est pas suivi. Comptez avec un compteur déclaré dans la boucle.</translation>
    </message>
    <message>
        <source>The counter {1} may be read through its address. Count with one that is declared in the loop.</source>
        <translation>Le compteur {1} peut être lu par son adresse. Comptez avec un compteur déclaré dans la boucle.</translation>
    </message>
    <message>
        <source>Line {1} reads the counter {2} outside of loops that give it its first value. Count with one that is declared in the loop, and give {3} its value behind it.</source>
        <translation>La ligne {1} lit le compteur {2} hors des boucles qui lui donnent sa première valeur. Comptez avec un compteur déclaré dans la boucle et donnez à {3} sa valeur après elle.</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. Loops begin in lines {1}.</source>
        <translation>Aucune boucle `for` lue ne commence à cette ligne. Des boucles commencent aux lignes {1}.</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. The source has none.</source>
        <translation>Aucune boucle `for` lue ne commence à cette ligne. Le source n’en a aucune.</translation>
    </message>
    <message>
        <source>No `for` loop that is read follows this pragma. Put it before the loop.</source>
        <translation>Aucune boucle `for` lue ne suit ce pragma. Placez-le avant la boucle.</translation>
    </message>
    <message>
        <source>The source has no `for` loop that is read.</source>
        <translation>Le source n’a aucune boucle `for` lue.</translation>
    </message>
    <message>
        <source>The source is written anew where the nest is a region, and the nest is not found in it.</source>
        <translation>Le source est réécrit là où l’imbrication est une région, et l’imbrication n’y est pas trouvée.</translation>
    </message>
    <message>
        <source>The nest is in a parallel region already.</source>
        <translation>L’imbrication est déjà dans une région parallèle.</translation>
    </message>
    <message>
        <source>The nest cannot be a kernel.</source>
        <translation>L’imbrication ne peut pas être un noyau.</translation>
    </message>
    <message>
        <source>The loops of the nest are not found in the kernel that it becomes.</source>
        <translation>Les boucles de l’imbrication ne sont pas trouvées dans le noyau qu’elle devient.</translation>
    </message>
    <message>
        <source>The nest is in a template, whose instances have one text. Nests in templates are not mapped.</source>
        <translation>L’imbrication est dans un template, dont les instances ont un seul texte. Les imbrications dans des templates ne sont pas affectées.</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>Aucune boucle ne peut être affectée.</translation>
    </message>
    <message>
        <source>No loop can be mapped. {1}</source>
        <translation>Aucune boucle ne peut être affectée. {1}</translation>
    </message>
    <message>
        <source>No shape of group fits a multiprocessor.</source>
        <translation>Aucune forme de groupe ne tient sur un multiprocesseur.</translation>
    </message>
    <message>
        <source>The source is written anew where its nests are regions, and they are not found in it.</source>
        <translation>Le source est réécrit là où ses imbrications sont des régions, et elles n’y sont pas trouvées.</translation>
    </message>
    <message>
        <source>It cannot be a parallel region: {1}</source>
        <translation>Elle ne peut pas être une région parallèle : {1}</translation>
    </message>
    <message>
        <source>Its kernel is no OpenCL C: {1}</source>
        <translation>Son noyau n’est pas de l’OpenCL C : {1}</translation>
    </message>
    <message>
        <source>The loops over {1} and {2} of lines {3} and {4} are interchanged.</source>
        <translation>Les boucles sur {1} et {2} des lignes {3} et {4} sont échangées.</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} counts over the greatest range that it has, and does nothing where not {3}.</source>
        <translation>La boucle sur {1} de la ligne {2} compte sur le plus grand intervalle qu’elle a et ne fait rien là où {3} n’est pas vrai.</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} is around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>La boucle sur {1} de la ligne {2} entoure tout ce qu’exécute la boucle {3} : les itérations de {4} différents ne dépendent pas les unes des autres.</translation>
    </message>
    <message>
        <source>The loops over {1} of lines {2} are one loop, around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>Les boucles sur {1} des lignes {2} sont une seule boucle, autour de tout ce qu’exécute la boucle {3} : les itérations de {4} différents ne dépendent pas les unes des autres.</translation>
    </message>
    <message>
        <source>The loop over {1} is distributed into {2} loops, in lines {3}.</source>
        <translation>La boucle sur {1} est répartie en {2} boucles, aux lignes {3}.</translation>
    </message>
    <message>
        <source>The nest is executed as it was unless this holds: {1}.</source>
        <translation>L’imbrication est exécutée telle qu’elle était si ceci n’est pas vrai : {1}.</translation>
    </message>
</context>
</TS>
