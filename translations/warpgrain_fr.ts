<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AccessTexts</name>
    <message>
        <source>nothing is wasted</source>
        <translation>rien n’est gaspillé</translation>
    </message>
    <message>
        <source>uncoalesced</source>
        <translation>non coalescé</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>conflit de bancs</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non compté</translation>
    </message>
    <message>
        <source>global</source>
        <translation>globale</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
    <message>
        <source>local</source>
        <translation>locale</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>texture</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>memory space</comment>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>write</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>read and write</source>
        <translation>lecture et écriture</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>atomique</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>reverse linear</source>
        <translation>linéaire inversé</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>décalé</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>chevauchant</translation>
    </message>
    <message>
        <source>strided</source>
        <translation>espacé</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>uniform: all threads along x use one element</source>
        <translation>uniforme : tous les threads selon x utilisent un seul élément</translation>
    </message>
    <message>
        <source>linear: neighbouring threads use neighbouring elements</source>
        <translation>linéaire : des threads voisins utilisent des éléments voisins</translation>
    </message>
    <message>
        <source>reverse linear: neighbouring threads use neighbouring elements, backwards</source>
        <translation>linéaire inversé : des threads voisins utilisent des éléments voisins, à rebours</translation>
    </message>
    <message>
        <source>shifted: linear, but not from where a sector begins</source>
        <translation>décalé : linéaire, mais sans partir du début d’un secteur</translation>
    </message>
    <message>
        <source>overlapping: rows of threads meet the elements of their neighbours</source>
        <translation>chevauchant : des rangées de threads touchent les éléments de leurs voisines</translation>
    </message>
    <message>
        <source>strided: neighbouring threads use elements of different rows</source>
        <translation>espacé : des threads voisins utilisent des éléments de lignes différentes</translation>
    </message>
    <message>
        <source>strided: neighbouring threads are several elements apart</source>
        <translation>espacé : des threads voisins sont à plusieurs éléments d’écart</translation>
    </message>
    <message>
        <source>random: not known before the kernel runs</source>
        <translation>aléatoire : inconnu avant l’exécution du kernel</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation><numerusform>%n octet</numerusform><numerusform>%n octets</numerusform></translation>
    </message>
    <message>
        <source>%1: %2, %3 memory</source>
        <translation>%1 : %2, mémoire %3</translation>
    </message>
    <message>
        <source>sectors a request: %1, ideal %2</source>
        <translation>secteurs par requête : %1, idéal %2</translation>
    </message>
    <message>
        <source>bank conflict: %1 ways</source>
        <translation>conflit de bancs : %1 voies</translation>
    </message>
    <message>
        <source>no bank conflict</source>
        <translation>aucun conflit de bancs</translation>
    </message>
    <message>
        <source>not affine: %1</source>
        <translation>non affine : %1</translation>
    </message>
</context>
<context>
    <name>AgeTexts</name>
    <message>
        <source>This time is of %1; the newest times are of %2.</source>
        <translation>Ce temps date de %1 ; les temps les plus récents datent de %2.</translation>
    </message>
    <message>
        <source>This time was measured with another launch than the one under Test Launch.</source>
        <translation>Ce temps a été mesuré avec un autre lancement que celui de « Lancement d’essai ».</translation>
    </message>
    <message>
        <source>This time was recorded of another text of the source.</source>
        <translation>Ce temps a été enregistré avec un autre texte source.</translation>
    </message>
    <message>
        <source>This time was recorded of another instantiation of the template.</source>
        <translation>Ce temps a été enregistré avec une autre instanciation du template.</translation>
    </message>
    <message>
        <source>It was not recorded of which instantiation of the template this time is.</source>
        <translation>L’instanciation du template à laquelle appartient ce temps n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>This time was recorded on another architecture, %1.</source>
        <translation>Ce temps a été enregistré sur une autre architecture, %1.</translation>
    </message>
    <message>
        <source>This time was recorded of other machine code.</source>
        <translation>Ce temps a été enregistré avec un autre code machine.</translation>
    </message>
</context>
<context>
    <name>CountTexts</name>
    <message>
        <source>executions by a thread</source>
        <translation>exécutions par thread</translation>
    </message>
    <message>
        <source>requests of warps</source>
        <translation>requêtes de warps</translation>
    </message>
    <message>
        <source>sectors of 32 bytes</source>
        <translation>secteurs de 32 octets</translation>
    </message>
    <message>
        <source>lines of 128 bytes</source>
        <translation>lignes de 128 octets</translation>
    </message>
    <message>
        <source>passes over the banks</source>
        <translation>passages sur les bancs</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>conflits de bancs</translation>
    </message>
    <message>
        <source>ways of the worst pass</source>
        <translation>voies du pire passage</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prévu</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>exécuté</translation>
    </message>
    <message>
        <source>Executed: never.</source>
        <translation>Exécuté : jamais.</translation>
    </message>
    <message>
        <source>Executed: %1 requests.</source>
        <translation>Exécuté : %1 requêtes.</translation>
    </message>
    <message>
        <source>Executed: %1 requests, %2 passes over the banks (%3 a request), %4 of them conflicts.</source>
        <translation>Exécuté : %1 requêtes, %2 passages sur les bancs (%3 par requête), dont %4 conflits.</translation>
    </message>
    <message>
        <source>Executed: %1 requests, %2 sectors (%3 a request).</source>
        <translation>Exécuté : %1 requêtes, %2 secteurs (%3 par requête).</translation>
    </message>
    <message>
        <source>The kernel has not been run: Count runs it on the CPU with the launch form, and counts what this access executes.</source>
        <translation>Le kernel n’a pas été exécuté : « Compter » l’exécute sur le CPU avec le formulaire de lancement et compte ce que cet accès exécute.</translation>
    </message>
    <message>
        <source>This access is not among what was counted.</source>
        <translation>Cet accès ne fait pas partie de ce qui a été compté.</translation>
    </message>
    <message>
        <source>Nothing is predicted of the whole launch: %1.</source>
        <translation>Rien n’est prévu pour le lancement entier : %1.</translation>
    </message>
    <message>
        <source>A device may count something else: %1.</source>
        <translation>Un GPU peut compter autrement : %1.</translation>
    </message>
</context>
<context>
    <name>DependenceTexts</name>
    <message>
        <source>flow</source>
        <translation>flot</translation>
    </message>
    <message>
        <source>anti</source>
        <translation>anti</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>flow: written, then read</source>
        <translation>flot : écrit, puis lu</translation>
    </message>
    <message>
        <source>anti: read, then written</source>
        <translation>anti : lu, puis écrit</translation>
    </message>
    <message>
        <source>output: written twice</source>
        <translation>sortie : écrit deux fois</translation>
    </message>
    <message>
        <source>input: read twice; orders nothing</source>
        <translation>entrée : lu deux fois ; n’impose aucun ordre</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter for a flow dependence</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter for an anti dependence</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>O</source>
        <comment>letter for an output dependence</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>I</source>
        <comment>letter for an input dependence</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>est lu</translation>
    </message>
    <message>
        <source>is written</source>
        <translation>est écrit</translation>
    </message>
    <message>
        <source>is read and written</source>
        <translation>est lu et écrit</translation>
    </message>
    <message>
        <source>is updated atomically</source>
        <translation>est modifié atomiquement</translation>
    </message>
    <message>
        <source>one thread, one iteration</source>
        <translation>un thread, une itération</translation>
    </message>
    <message>
        <source>threads of a block, unordered</source>
        <translation>threads d’un bloc, sans ordre</translation>
    </message>
    <message>
        <source>threads of different blocks, unordered</source>
        <translation>threads de blocs différents, sans ordre</translation>
    </message>
    <message>
        <source>race</source>
        <translation>data race</translation>
    </message>
    <message>
        <source>possible race</source>
        <translation>data race possible</translation>
    </message>
    <message>
        <source>harmless race</source>
        <translation>data race sans conséquence</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>aucune ligne</translation>
    </message>
    <message numerus="yes">
        <source>%n arrays</source>
        <translation><numerusform>%n tableau</numerusform><numerusform>%n tableaux</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>et %n autre</numerusform><numerusform>et %n autres</numerusform></translation>
    </message>
    <message>
        <source>Not all threads of a block may reach this barrier together.</source>
        <translation>Les threads d’un bloc n’atteignent peut-être pas tous ensemble cette barrière.</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <translation>dans %1, %2</translation>
    </message>
    <message>
        <source>%1 dependence on %2</source>
        <translation>Dépendance (%1) sur %2</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>vers</translation>
    </message>
    <message>
        <source>carried by</source>
        <translation>portée par</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certaine</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>non : %1</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>par exemple</translation>
    </message>
    <message>
        <source>forbids</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>aucune étape</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this arrow are in the table.</source>
        <translation><numerusform>%n autre dépendance de cette flèche figure dans le tableau.</numerusform><numerusform>%n autres dépendances de cette flèche figurent dans le tableau.</numerusform></translation>
    </message>
    <message>
        <source>No dependence that is shown touches it.</source>
        <translation>Aucune des dépendances affichées ne la concerne.</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation><numerusform>%n data race</numerusform><numerusform>%n data races</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n possible race(s)</source>
        <translation><numerusform>%n data race possible</numerusform><numerusform>%n data races possibles</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n harmless race(s)</source>
        <translation><numerusform>%n data race sans conséquence</numerusform><numerusform>%n data races sans conséquence</numerusform></translation>
    </message>
    <message>
        <source>✓ No race within blocks (proved)</source>
        <translation>✓ Aucune data race au sein des blocs (prouvé)</translation>
    </message>
    <message>
        <source>✓ No race within blocks (proved, given that: %1)</source>
        <translation>✓ Aucune data race au sein des blocs (prouvé, en supposant : %1)</translation>
    </message>
    <message>
        <source>? Races within blocks are not ruled out.</source>
        <translation>? Des data races au sein des blocs ne sont pas exclues.</translation>
    </message>
    <message>
        <source>the barrier in line %1 may not be reached by all threads</source>
        <translation>la barrière de la ligne %1 n’est peut-être pas atteinte par tous les threads</translation>
    </message>
</context>
<context>
    <name>DialogTexts</name>
    <message>
        <source>Open a CUDA source</source>
        <translation>Ouvrir un fichier source CUDA</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>Enregistrer les modifications de %1 ?</translation>
    </message>
    <message>
        <source>Trust this folder?</source>
        <translation>Faire confiance à ce dossier ?</translation>
    </message>
    <message>
        <source>Trust and Build</source>
        <translation>Faire confiance et générer</translation>
    </message>
    <message>
        <source>About Warpgrain</source>
        <translation>À propos de Warpgrain</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;Choose how much work each CUDA thread does, and see what it costs.&lt;/p&gt;&lt;p&gt;The window is free software under the GNU General Public License, version 3 or later; the engine and the command line are under the Apache License 2.0.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;Choisir la quantité de travail de chaque thread CUDA, et voir ce qu’elle coûte.&lt;/p&gt;&lt;p&gt;L’interface graphique est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure ; le moteur et la ligne de commande sont sous licence Apache 2.0.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Flags can make the compiler read files and start programs. Build and run only what you trust. You are asked once for each folder.</source>
        <translation>Des options peuvent amener le compilateur à lire des fichiers et à lancer des programmes. Ne générez et n’exécutez que ce en quoi vous avez confiance. La question est posée une fois par dossier.</translation>
    </message>
    <message>
        <source>Building compiles the sources in %1 with the compiler flags that belong to them; verifying and measuring run their kernels.</source>
        <translation>La génération compile les sources de %1 avec les options de compilation qui leur appartiennent ; la vérification et la mesure exécutent leurs kernels.</translation>
    </message>
    <message>
        <source>CUDA, C, C++ and OpenCL sources (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Warpgrain sessions (*.warpgrain);;All files (*)</source>
        <translation>Sources CUDA, C, C++ et OpenCL (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Sessions Warpgrain (*.warpgrain);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>DifferenceTexts</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>The lines whose values are expected to hold most registers of a thread, where the kernel needs most of them: each line of its own text, with its registers.</source>
        <translation>Les lignes dont les valeurs occupent, selon l’estimation, le plus de registres d’un thread, là où le noyau en a le plus besoin : chaque ligne de son propre texte, avec ses registres.</translation>
    </message>
    <message>
        <source>registers held by</source>
        <translation>registres occupés par</translation>
    </message>
    <message>
        <source>On the left:</source>
        <translation>À gauche :</translation>
    </message>
    <message>
        <source>On the right:</source>
        <translation>À droite :</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>Un accès ou la longueur d’une boucle n’est pas connu et a été deviné.</translation>
    </message>
    <message>
        <source>Noise: estimates of this kind are usually wrong by %1 % themselves.</source>
        <translation>Bruit : les estimations de ce type se trompent elles-mêmes d’ordinaire de %1 %.</translation>
    </message>
    <message>
        <source>It was not measured with this launch.</source>
        <translation>Aucune mesure n’a été faite avec ce lancement.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>Median on the GPU, with half of its 95 % interval.</source>
        <translation>Médiane sur le GPU, avec la moitié de son intervalle à 95 %.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>Noise: the 95 % intervals of the two medians meet.</source>
        <translation>Bruit : les intervalles à 95 % des deux médianes se recoupent.</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>Le modèle a besoin du lancement complet, et d’un GPU dont la vitesse est connue.</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>time by the model</source>
        <translation>temps selon le modèle</translation>
    </message>
    <message>
        <source>Of the launch on the chosen GPU, estimated from accesses and instructions before it is compiled.</source>
        <translation>Du lancement sur le GPU choisi, estimé d’après les accès et les instructions avant compilation.</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the requests of the whole launch touch.</source>
        <translation>Secteurs de 32 octets touchés par les requêtes de tout le lancement.</translation>
    </message>
    <message>
        <source>Further passes over the banks of shared memory, in the whole launch.</source>
        <translation>Passages supplémentaires sur les bancs de la mémoire partagée, dans tout le lancement.</translation>
    </message>
    <message>
        <source>sectors loaded</source>
        <translation>secteurs chargés</translation>
    </message>
    <message>
        <source>sectors stored</source>
        <translation>secteurs écrits</translation>
    </message>
    <message>
        <source>bank conflicts, loads</source>
        <translation>conflits de bancs, chargements</translation>
    </message>
    <message>
        <source>bank conflicts, stores</source>
        <translation>conflits de bancs, écritures</translation>
    </message>
    <message>
        <source>uncoalesced accesses</source>
        <translation>accès non coalescés</translation>
    </message>
    <message>
        <source>References in the source whose requests move more sectors than their data fills.</source>
        <translation>Références du code source dont les requêtes déplacent plus de secteurs que n’en remplissent leurs données.</translation>
    </message>
    <message>
        <source>accesses with conflicts</source>
        <translation>accès avec conflits</translation>
    </message>
    <message>
        <source>References to shared memory whose lanes want different words of one bank.</source>
        <translation>Références à la mémoire partagée dont les lanes demandent des mots différents d’un même banc.</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>accès non comptés</translation>
    </message>
    <message>
        <source>References whose addresses are not followed, or that depend on numbers that are not known.</source>
        <translation>Références dont les adresses ne sont pas suivies, ou qui dépendent de nombres inconnus.</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>endroits avec data races</translation>
    </message>
    <message>
        <source>Pieces of the source where threads meet with no barrier between.</source>
        <translation>Endroits du code source où des threads se rencontrent sans barrière entre eux.</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>analyse</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>instructions de warps</translation>
    </message>
    <message>
        <source>What the statements of the launch compile to, by count.</source>
        <translation>Ce que donnent à la compilation les instructions du lancement, en nombre.</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registres</translation>
    </message>
    <message>
        <source>Of a thread. More of them are no harm unless occupancy falls, or values spill.</source>
        <translation>Par thread. En avoir plus ne nuit pas, sauf si l’occupation baisse ou si des valeurs partent en spill.</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>compilateur</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>occupation</translation>
    </message>
    <message>
        <source>Warps that are resident on a multiprocessor, of those possible. Variants with less of it are often faster.</source>
        <translation>Warps résidents sur un multiprocesseur, par rapport au maximum possible. Des variantes qui en ont moins sont souvent plus rapides.</translation>
    </message>
    <message>
        <source>shared memory of a block</source>
        <translation>mémoire partagée par bloc</translation>
    </message>
    <message>
        <source>Bytes, static and dynamic.</source>
        <translation>Octets, statiques et dynamiques.</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>threads par bloc</translation>
    </message>
    <message>
        <source>Of the launch, as the steps rewrite it.</source>
        <translation>Du lancement, tel que les étapes le réécrivent.</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lancement</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>%1: bank passes</source>
        <translation>%1 : passages</translation>
    </message>
    <message>
        <source>%1: sectors</source>
        <translation>%1 : secteurs</translation>
    </message>
    <message>
        <source>All references to the array of this kind, each counted where it stands, in the whole launch.</source>
        <translation>Toutes les références de ce type au tableau, chacune comptée là où elle se trouve, dans tout le lancement.</translation>
    </message>
</context>
<context>
    <name>ExecutedPictureTexts</name>
    <message>
        <source>request</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>request of the warp here, in the order that it makes them, from 0</source>
        <translation>requête du warp à cet endroit, dans l’ordre où il les émet, à partir de 0</translation>
    </message>
    <message>
        <source>The run kept the addresses of block %1: choose it, or count again to keep those of this block.</source>
        <translation>L’exécution a conservé les adresses du bloc %1 : choisissez-le, ou recomptez pour conserver celles de ce bloc-ci.</translation>
    </message>
    <message>
        <source>Warp %1 of block %2 made no request here that was kept.</source>
        <translation>Le warp %1 du bloc %2 n’a émis ici aucune requête conservée.</translation>
    </message>
    <message>
        <source>Executed, request %1 of warp %2 of block %3, to %4:</source>
        <translation>Exécuté, requête %1 du warp %2 du bloc %3, vers %4 :</translation>
    </message>
</context>
<context>
    <name>ExecutedTexts</name>
    <message>
        <source>Executed with %1.</source>
        <translation>Exécuté avec %1.</translation>
    </message>
    <message>
        <source>Executed with another launch, %1; count again.</source>
        <translation>Exécuté avec un autre lancement, %1 ; recomptez.</translation>
    </message>
    <message>
        <source>The source, or a flag that it is read with, has changed since the kernel was run; count again.</source>
        <translation>Le code source, ou une option avec laquelle il est lu, a changé depuis l’exécution du kernel ; comptez à nouveau.</translation>
    </message>
</context>
<context>
    <name>FactorTexts</name>
    <message>
        <source>Thread coarsening</source>
        <translation>Fusion de threads</translation>
    </message>
    <message>
        <source>Threads of a block</source>
        <translation>Threads par bloc</translation>
    </message>
    <message>
        <source>Axes of threads and blocks</source>
        <translation>Axes des threads et des blocs</translation>
    </message>
    <message>
        <source>Bounds for the compiler</source>
        <translation>Bornes pour le compilateur</translation>
    </message>
    <message>
        <source>Thread-block coarsening</source>
        <translation>Fusion de blocs</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Barrières</translation>
    </message>
    <message>
        <source>Macros</source>
        <translation>Macros</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Fonctions</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>Autres étapes</translation>
    </message>
    <message>
        <source>Shared array %1</source>
        <translation>Tableau partagé %1</translation>
    </message>
    <message>
        <source>Array %1</source>
        <translation>Tableau %1</translation>
    </message>
    <message>
        <source>Loop %1</source>
        <translation>Boucle %1</translation>
    </message>
    <message>
        <source>Loop in line %1</source>
        <translation>Boucle à la ligne %1</translation>
    </message>
    <message>
        <source>Loop %1, line %2</source>
        <translation>Boucle %1, ligne %2</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>Loop in line %1 of the variant</source>
        <translation>Boucle à la ligne %1 de la variante</translation>
    </message>
    <message>
        <source>Loop %1, line %2 of the variant</source>
        <translation>Boucle %1, ligne %2 de la variante</translation>
    </message>
</context>
<context>
    <name>FactsTexts</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>inconnu : %1</translation>
    </message>
    <message>
        <source>threadIdx.x runs along neighbouring elements</source>
        <translation>threadIdx.x parcourt des éléments voisins</translation>
    </message>
    <message>
        <source>%1 requests by %2 threads, %3 bank conflicts</source>
        <translation>%1 requêtes de %2 threads, %3 conflits de bancs</translation>
    </message>
    <message>
        <source>%1 requests by %2 threads, %3 sectors (ideal %4), %5 lines of 128 bytes</source>
        <translation>%1 requêtes de %2 threads, %3 secteurs (idéal %4), %5 lignes de 128 octets</translation>
    </message>
    <message>
        <source>all threads of the block read one element</source>
        <translation>tous les threads du bloc lisent un seul élément</translation>
    </message>
    <message>
        <source>threads along %1 read the same element</source>
        <translation>les threads selon %1 lisent le même élément</translation>
    </message>
    <message>
        <source>other references reach the same elements %1 threads away along %2</source>
        <translation>d’autres références atteignent les mêmes éléments %1 threads plus loin selon %2</translation>
    </message>
    <message>
        <source>none between threads</source>
        <translation>aucune entre threads</translation>
    </message>
    <message>
        <source>Not affine: %1.</source>
        <translation>Non affine : %1.</translation>
    </message>
    <message>
        <source>line %1, %2, %3 memory</source>
        <translation>ligne %1, %2, mémoire %3</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>not affine</source>
        <translation>non affine</translation>
    </message>
    <message>
        <source>element</source>
        <translation>élément</translation>
    </message>
    <message>
        <source>%1, at multiples of %2</source>
        <translation>%1, à des multiples de %2</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>%1 from one thread to the next along x</source>
        <translation>%1 d’un thread au suivant selon x</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lancement</translation>
    </message>
    <message>
        <source>footprint</source>
        <translation>empreinte</translation>
    </message>
    <message>
        <source>%1 a warp, %2 a block</source>
        <translation>%1 par warp, %2 par bloc</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation>réutilisation</translation>
    </message>
    <message>
        <source>Taken for granted: %1</source>
        <translation>Tenu pour acquis : %1</translation>
    </message>
    <message>
        <source>Writes and atomics are done by every thread: merging saves none.</source>
        <translation>Chaque thread effectue ses écritures et opérations atomiques : la fusion n’en économise aucune.</translation>
    </message>
    <message>
        <source>Which loads merging threads would save is not known: %1.</source>
        <translation>On ne sait pas quels chargements la fusion de threads économiserait : %1.</translation>
    </message>
    <message>
        <source>%1 adjacent</source>
        <translation>%1 adjacent</translation>
    </message>
    <message>
        <source>%1 cyclic</source>
        <translation>%1 cyclic</translation>
    </message>
    <message>
        <source>Loads that merging threads saves; a number puts the step into the plan:</source>
        <translation>Chargements que la fusion de threads économise ; un nombre ajoute l’étape au plan :</translation>
    </message>
    <message>
        <source>No lane of this warp takes part here: its conditions do not hold.</source>
        <translation>Aucune lane de ce warp ne participe ici : ses conditions ne sont pas remplies.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1-way bank conflict&lt;/b&gt;: %2 passes, ideal %3</source>
        <translation>&lt;b&gt;conflit de bancs à %1 voies&lt;/b&gt; : %2 passages, idéal %3</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;no bank conflict&lt;/b&gt;: %n pass(es), ideal %1</source>
        <translation><numerusform>&lt;b&gt;aucun conflit de bancs&lt;/b&gt; : %n passage, idéal %1</numerusform><numerusform>&lt;b&gt;aucun conflit de bancs&lt;/b&gt; : %n passages, idéal %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s)</source>
        <translation><numerusform>%n secteur</numerusform><numerusform>%n secteurs</numerusform></translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>idéal %1</translation>
    </message>
    <message>
        <source>%1 of %2 bytes moved are used</source>
        <translation>%1 des %2 octets déplacés sont utilisés</translation>
    </message>
    <message>
        <source>%1 instructions move an element</source>
        <translation>%1 instructions déplacent un élément</translation>
    </message>
    <message>
        <source>%1 of 32 lanes take part</source>
        <translation>%1 lanes sur 32 participent</translation>
    </message>
    <message>
        <source>No thread of this block gets here.</source>
        <translation>Aucun thread de ce bloc n’arrive ici.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 elements&lt;/b&gt; for %2 accesses by %3 threads</source>
        <translation>&lt;b&gt;%1 éléments&lt;/b&gt; pour %2 accès par %3 threads</translation>
    </message>
    <message>
        <source>up to %1 threads touch the same one</source>
        <translation>jusqu’à %1 threads touchent le même</translation>
    </message>
    <message>
        <source>no two threads touch the same one</source>
        <translation>aucun n’est touché par deux threads</translation>
    </message>
    <message>
        <source>%1 of %2 iterations of %3</source>
        <translation>%1 des %2 itérations de %3</translation>
    </message>
    <message>
        <source>sectors loaded: %1</source>
        <translation>secteurs chargés : %1</translation>
    </message>
    <message>
        <source>sectors stored: %1</source>
        <translation>secteurs écrits : %1</translation>
    </message>
    <message>
        <source>bank conflicts of loads: %1</source>
        <translation>conflits de bancs des chargements : %1</translation>
    </message>
    <message>
        <source>bank conflicts of stores: %1</source>
        <translation>conflits de bancs des écritures : %1</translation>
    </message>
    <message>
        <source>The launch: %1.</source>
        <translation>Le lancement : %1.</translation>
    </message>
    <message>
        <source>Not all sums over the launch are known: %1.</source>
        <translation>Les sommes sur le lancement ne sont pas toutes connues : %1.</translation>
    </message>
</context>
<context>
    <name>FindingTexts</name>
    <message>
        <source>Data race</source>
        <translation>Data race</translation>
    </message>
    <message>
        <source>Access out of bounds</source>
        <translation>Accès hors limites</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation>Barrière divergente</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation>Accès non coalescé</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation>Conflit de bancs</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergence</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation>Occupation faible</translation>
    </message>
    <message>
        <source>Unevenly spread blocks</source>
        <translation>Blocs inégalement répartis</translation>
    </message>
    <message>
        <source>Redundant loads</source>
        <translation>Chargements redondants</translation>
    </message>
    <message>
        <source>Unused grain</source>
        <translation>Grain inexploité</translation>
    </message>
    <message>
        <source>Threads use one address, one of them writes, and nothing orders them.</source>
        <translation>Des threads utilisent une même adresse, l’un d’eux écrit, et rien ne les ordonne.</translation>
    </message>
    <message>
        <source>An access leaves its array.</source>
        <translation>Un accès sort de son tableau.</translation>
    </message>
    <message>
        <source>Not all threads of a block reach a barrier together.</source>
        <translation>Les threads d’un bloc n’atteignent pas tous ensemble une barrière.</translation>
    </message>
    <message>
        <source>A warp moves more sectors of 32 bytes than its data fills.</source>
        <translation>Un warp déplace plus de secteurs de 32 octets que n’en remplissent ses données.</translation>
    </message>
    <message>
        <source>Lanes want different words of one bank of shared memory, which takes several passes.</source>
        <translation>Des lanes demandent des mots différents d’un même banc de la mémoire partagée, ce qui prend plusieurs passages.</translation>
    </message>
    <message>
        <source>Lanes of a warp wait while others execute.</source>
        <translation>Des lanes d’un warp attendent pendant que d’autres s’exécutent.</translation>
    </message>
    <message>
        <source>Few warps are resident on a multiprocessor, so that waiting is not hidden.</source>
        <translation>Peu de warps sont résidents sur un multiprocesseur, si bien que l’attente n’est pas masquée.</translation>
    </message>
    <message>
        <source>Multiprocessors have no block for a part of the time.</source>
        <translation>Des multiprocesseurs n’ont aucun bloc pendant une partie du temps.</translation>
    </message>
    <message>
        <source>Neighbouring threads load the same data; a thread that does the work of several loads it once.</source>
        <translation>Des threads voisins chargent les mêmes données ; un thread qui fait le travail de plusieurs les charge une seule fois.</translation>
    </message>
    <message>
        <source>More work for each thread or block is expected to be faster.</source>
        <translation>Plus de travail par thread ou par bloc devrait être plus rapide.</translation>
    </message>
    <message>
        <source>, possible</source>
        <translation>, possible</translation>
    </message>
    <message>
        <source>%1 of the modelled time</source>
        <translation>%1 du temps modélisé</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 cycles</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 secteurs</translation>
    </message>
    <message>
        <source>%1 passes over the banks</source>
        <translation>%1 passages sur les bancs</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passages</translation>
    </message>
    <message>
        <source>%1, expected to be %2 times faster</source>
        <translation>%1, devrait être %2 fois plus rapide</translation>
    </message>
</context>
<context>
    <name>FindingsTexts</name>
    <message>
        <source>%1 (a guess)</source>
        <translation>%1 (supposé)</translation>
    </message>
</context>
<context>
    <name>GraphTexts</name>
    <message>
        <source>the loop in line %1</source>
        <translation>la boucle de la ligne %1</translation>
    </message>
    <message>
        <source>loop %1, line %2</source>
        <translation>boucle %1, ligne %2</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>une barrière</translation>
    </message>
    <message>
        <source>the barrier in line %1</source>
        <translation>la barrière de la ligne %1</translation>
    </message>
    <message>
        <source>the barriers in lines %1</source>
        <translation>les barrières des lignes %1</translation>
    </message>
    <message>
        <source>thread %1 of block %2</source>
        <translation>thread %1 du bloc %2</translation>
    </message>
    <message>
        <source>iteration %1 of %2</source>
        <translation>itération %1 de %2</translation>
    </message>
    <message>
        <source>both at byte %1 of %2</source>
        <translation>tous deux à l’octet %1 de %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
</context>
<context>
    <name>LaunchTexts</name>
    <message>
        <source>Variants are run with %1.</source>
        <translation>Les variantes sont exécutées avec %1.</translation>
    </message>
    <message>
        <source>The parameters hold %1 numbers, more than can be filled in here. Record a launch with warpgrain-cli run --record, and verify with that.</source>
        <translation>Les paramètres contiennent %1 nombres, plus qu’on ne peut en saisir ici. Enregistrez un lancement avec warpgrain-cli run --record et vérifiez avec celui-ci.</translation>
    </message>
    <message>
        <source>%1 (a guess from the source)</source>
        <translation>%1 (supposé d’après le code source)</translation>
    </message>
    <message>
        <source>%1 (from the source)</source>
        <translation>%1 (d’après le code source)</translation>
    </message>
    <message>
        <source>%1 (a guess from line %2)</source>
        <translation>%1 (supposé d’après la ligne %2)</translation>
    </message>
    <message>
        <source>%1 (from line %2)</source>
        <translation>%1 (d’après la ligne %2)</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>grille %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>%1 bytes of dynamic shared memory</source>
        <translation>%1 octets de mémoire partagée dynamique</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1 : %2 octets</translation>
    </message>
</context>
<context>
    <name>MarkNames</name>
    <message>
        <source>directive</source>
        <translation>directive</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barrière</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lancement</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>mémoire globale</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>mémoire partagée</translation>
    </message>
    <message>
        <source>uncoalesced</source>
        <translation>non coalescé</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>conflit de bancs</translation>
    </message>
    <message>
        <source>race</source>
        <translation>data race</translation>
    </message>
</context>
<context>
    <name>MarkTexts</name>
    <message>
        <source>reads shared memory: %1</source>
        <translation>lit la mémoire partagée : %1</translation>
    </message>
    <message>
        <source>reads global memory: %1</source>
        <translation>lit la mémoire globale : %1</translation>
    </message>
    <message>
        <source>writes shared memory: %1</source>
        <translation>écrit dans la mémoire partagée : %1</translation>
    </message>
    <message>
        <source>writes global memory: %1</source>
        <translation>écrit dans la mémoire globale : %1</translation>
    </message>
    <message>
        <source>reads and writes shared memory: %1</source>
        <translation>lit et écrit la mémoire partagée : %1</translation>
    </message>
    <message>
        <source>reads and writes global memory: %1</source>
        <translation>lit et écrit la mémoire globale : %1</translation>
    </message>
    <message>
        <source>atomic in shared memory: %1</source>
        <translation>opération atomique en mémoire partagée : %1</translation>
    </message>
    <message>
        <source>atomic in global memory: %1</source>
        <translation>opération atomique en mémoire globale : %1</translation>
    </message>
    <message>
        <source>barrier: %1</source>
        <translation>barrière : %1</translation>
    </message>
    <message>
        <source>directive: %1</source>
        <translation>directive : %1</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation>lance %1</translation>
    </message>
    <message>
        <source>names %1, no launch is followed</source>
        <translation>nomme %1, aucun lancement n’est suivi</translation>
    </message>
</context>
<context>
    <name>NoteTexts</name>
    <message numerus="yes">
        <source>%n register(s)</source>
        <translation><numerusform>%n registre</numerusform><numerusform>%n registres</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of spills</source>
        <translation><numerusform>%n octet de spill</numerusform><numerusform>%n octets de spill</numerusform></translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>occupation %1 %</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>occupation %1 %, limite : %2</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>kernel&apos;s own time</source>
        <translation>temps propre du kernel</translation>
    </message>
    <message>
        <source>Median of what the GPU notes itself (CUPTI), without events and launch</source>
        <translation>Médiane de ce que le GPU note lui-même (CUPTI), sans événements ni lancement</translation>
    </message>
    <message>
        <source>Median on the GPU; how long a kernel takes is not predicted</source>
        <translation>Médiane sur le GPU ; la durée d’un kernel n’est pas prédite</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>accélération</translation>
    </message>
    <message>
        <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
        <translation>Le temps de l’original dans la même rotation, divisé par celui de la variante</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registres</translation>
    </message>
    <message>
        <source>Of a thread: as the compiler says, and as the driver says</source>
        <translation>Par thread : selon le compilateur, et selon le pilote</translation>
    </message>
</context>
<context>
    <name>ParallelTexts</name>
    <message>
        <source>speed-up</source>
        <translation>accélération</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
</context>
<context>
    <name>PictureTexts</name>
    <message>
        <source>one of the ways that lead to the access</source>
        <translation>l’un des chemins qui mènent à l’accès</translation>
    </message>
    <message>
        <source>iteration %1 of a loop that was followed step by step</source>
        <translation>itération %1 d’une boucle suivie pas à pas</translation>
    </message>
    <message>
        <source>There is no picture: %1.</source>
        <translation>Aucune représentation : %1.</translation>
    </message>
    <message>
        <source>block along %1</source>
        <translation>bloc selon %1</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>warp of the block</source>
        <translation>warp du bloc</translation>
    </message>
    <message>
        <source>iteration %1 of the loop at line %2, from 0</source>
        <translation>itération %1 de la boucle de la ligne %2, à partir de 0</translation>
    </message>
    <message>
        <source>A loop around the access never runs in this launch.</source>
        <translation>Une boucle autour de l’accès ne s’exécute jamais dans ce lancement.</translation>
    </message>
    <message>
        <source>Local memory is each thread&apos;s own: threads share nothing of it.</source>
        <translation>La mémoire locale est propre à chaque thread : les threads n’en partagent rien.</translation>
    </message>
</context>
<context>
    <name>RecordedSearchTexts</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 de %2, %3</translation>
    </message>
</context>
<context>
    <name>TuneTexts</name>
    <message>
        <source>surrogate</source>
        <translation>modèle de substitution</translation>
    </message>
    <message>
        <source>A model that learns from every result chooses the next plan.</source>
        <translation>Un modèle qui apprend de chaque résultat choisit le plan suivant.</translation>
    </message>
    <message>
        <source>genetic</source>
        <translation>génétique</translation>
    </message>
    <message>
        <source>The best plans so far are crossed and changed.</source>
        <translation>Les meilleurs plans trouvés jusqu’ici sont croisés et modifiés.</translation>
    </message>
    <message>
        <source>annealing</source>
        <translation>recuit</translation>
    </message>
    <message>
        <source>Walks to neighbours, to worse ones too, less and less.</source>
        <translation>Va vers des voisins, même moins bons, de moins en moins souvent.</translation>
    </message>
    <message>
        <source>neighbourhood</source>
        <translation>voisinage</translation>
    </message>
    <message>
        <source>Walks to the best neighbour, then starts again elsewhere.</source>
        <translation>Va vers le meilleur voisin, puis recommence ailleurs.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>Plans in random order.</source>
        <translation>Les plans dans un ordre aléatoire.</translation>
    </message>
    <message>
        <source>exhaustive</source>
        <translation>exhaustive</translation>
    </message>
    <message>
        <source>Every plan, in the order of the space.</source>
        <translation>Tous les plans, dans l’ordre de l’espace.</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>a kernel that is not known</source>
        <translation>un kernel inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation><numerusform>%n choix</numerusform><numerusform>%n choix</numerusform></translation>
    </message>
    <message>
        <source>, %1 combinations</source>
        <translation>, %1 combinaisons</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1 sur %2 : %3</translation>
    </message>
    <message>
        <source>Replay of %1 in the order of its recording: %2</source>
        <translation>Relecture de %1 dans l’ordre de son enregistrement : %2</translation>
    </message>
    <message>
        <source>Replay of %1, the strategy chooses from its results: %2</source>
        <translation>Relecture de %1, la stratégie choisit parmi ses résultats : %2</translation>
    </message>
    <message numerus="yes">
        <source>; %n choice(s) left out</source>
        <translation><numerusform> ; %n choix écarté</numerusform><numerusform> ; %n choix écartés</numerusform></translation>
    </message>
    <message>
        <source>%1: left out, the space would be too large to be numbered</source>
        <translation>%1 : écarté, l’espace serait trop grand pour être numéroté</translation>
    </message>
    <message>
        <source>%1 of %2 plans evaluated</source>
        <translation>%1 plans évalués sur %2</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 refusés</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 en échec</translation>
    </message>
    <message>
        <source>%1 with the machine code of another</source>
        <translation>%1 avec le code machine d’un autre</translation>
    </message>
    <message>
        <source>%1 known from earlier searches</source>
        <translation>%1 connus de recherches antérieures</translation>
    </message>
    <message>
        <source>The budget of plans is spent.</source>
        <translation>Le budget de plans est épuisé.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message>
        <source>The best plan is not verified at other sizes: %1.</source>
        <translation>Le meilleur plan n’est pas vérifié à d’autres tailles : %1.</translation>
    </message>
    <message>
        <source>The best plan is verified at one boundary size.</source>
        <translation>Le meilleur plan est vérifié à une taille limite.</translation>
    </message>
    <message>
        <source>The best plan is verified at %1 boundary sizes.</source>
        <translation>Le meilleur plan est vérifié à %1 tailles limites.</translation>
    </message>
    <message>
        <source>A faster one, %1, is not verified at other sizes: %2.</source>
        <translation>Un plan plus rapide, %1, n’est pas vérifié à d’autres tailles : %2.</translation>
    </message>
    <message>
        <source>Every plan of the space was looked at.</source>
        <translation>Tous les plans de l’espace ont été examinés.</translation>
    </message>
    <message>
        <source>Every result was shown.</source>
        <translation>Tous les résultats ont été montrés.</translation>
    </message>
    <message>
        <source>The last plans were all refused.</source>
        <translation>Les derniers plans ont tous été refusés.</translation>
    </message>
    <message>
        <source>It was ended early; this is what it found.</source>
        <translation>Elle a été arrêtée avant la fin ; voici ce qu’elle a trouvé.</translation>
    </message>
    <message>
        <source>It ended early: %1</source>
        <translation>Elle s’est arrêtée avant la fin : %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>PLUS RAPIDE</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>IDENTIQUE</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>PLUS LENT</translation>
    </message>
    <message>
        <source>AMBIGUOUS</source>
        <translation>AMBIGU</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>même code</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>Faster than the original: the 95 % intervals of both medians are apart.</source>
        <translation>Plus rapide que l’original : les intervalles à 95 % des deux médianes sont disjoints.</translation>
    </message>
    <message>
        <source>As fast as the original: the intervals meet, and the medians are within 1 %.</source>
        <translation>Aussi rapide que l’original : les intervalles se recoupent, et les médianes diffèrent de 1 % au plus.</translation>
    </message>
    <message>
        <source>Slower than the original: the 95 % intervals of both medians are apart.</source>
        <translation>Plus lent que l’original : les intervalles à 95 % des deux médianes sont disjoints.</translation>
    </message>
    <message>
        <source>The intervals meet, and the medians are more than 1 % apart: more samples would tell.</source>
        <translation>Les intervalles se recoupent, et les médianes diffèrent de plus de 1 % : davantage de mesures trancheraient.</translation>
    </message>
    <message>
        <source>The results have no original to compare it with.</source>
        <translation>Les résultats ne contiennent pas d’original auquel le comparer.</translation>
    </message>
    <message>
        <source>Its machine code is another plan&apos;s; it was not measured again.</source>
        <translation>Son code machine est celui d’un autre plan ; il n’a pas été mesuré de nouveau.</translation>
    </message>
    <message>
        <source>It does not compile, or does not run as it should.</source>
        <translation>Il ne se compile pas, ou ne s’exécute pas comme il le devrait.</translation>
    </message>
    <message>
        <source>A step may not be made, or the plan cannot be launched so.</source>
        <translation>Une étape n’est pas permise, ou le plan ne peut pas être lancé ainsi.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Best %1: %2    Median %3    Worst %4</source>
        <translation>Meilleur %1 : %2    Médian %3    Pire %4</translation>
    </message>
    <message>
        <source>No plan is certainly faster than the original.</source>
        <translation>Aucun plan n’est à coup sûr plus rapide que l’original.</translation>
    </message>
    <message>
        <source>A better one, %1, is not verified at other sizes: %2.</source>
        <translation>Un meilleur plan, %1, n’est pas vérifié à d’autres tailles : %2.</translation>
    </message>
    <message>
        <source>%1 of energy for a launch, %2 times less than the original</source>
        <translation>%1 d’énergie par lancement, %2 fois moins que l’original</translation>
    </message>
    <message>
        <source>%1 of energy for a launch</source>
        <translation>%1 d’énergie par lancement</translation>
    </message>
    <message>
        <source>It is so in this launch.</source>
        <translation>C’est le cas dans ce lancement.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Choose how much work each CUDA thread does, and see what it costs.
Compiler flags of the source go after a lone --.</source>
        <translation>Choisir la quantité de travail de chaque thread CUDA, et voir ce qu’elle coûte.
Les options de compilation du code source suivent un -- isolé.</translation>
    </message>
    <message>
        <source>the kernel to look at first</source>
        <translation>le kernel à examiner en premier</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>CUDA or C++ source file, or a session</source>
        <translation>fichier source CUDA ou C++, ou session</translation>
    </message>
    <message>
        <source>another source file, whose kernel is compared with that of the first</source>
        <translation>autre fichier source, dont le kernel est comparé à celui du premier</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::AccessPresenter</name>
    <message>
        <source>Open a CUDA file to see how its kernels access memory.</source>
        <translation>Ouvrez un fichier CUDA pour voir comment ses kernels accèdent à la mémoire.</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>Il n’y a pas de kernel ici : ouvrez un fichier qui en contient un.</translation>
    </message>
    <message>
        <source>The kernel accesses no memory.</source>
        <translation>Le kernel n’accède à aucune mémoire.</translation>
    </message>
    <message>
        <source>Count runs the original: what a variant executes is not counted.</source>
        <translation>« Compter » exécute l’original : ce qu’exécute une variante n’est pas compté.</translation>
    </message>
    <message>
        <source>Looking at the accesses of the variant…</source>
        <translation>Examen des accès de la variante…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Actions</name>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Open the handbook at what has the keyboard</source>
        <translation>Ouvrir le manuel à ce qui a le clavier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>&amp;Tout enregistrer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>Re&amp;mplacer…</translation>
    </message>
    <message>
        <source>U&amp;ndo Plan Change</source>
        <translation>A&amp;nnuler la modification du plan</translation>
    </message>
    <message>
        <source>Re&amp;do Plan Change</source>
        <translation>Rétab&amp;lir la modification du plan</translation>
    </message>
    <message>
        <source>&amp;Build Variants</source>
        <translation>&amp;Générer les variantes</translation>
    </message>
    <message>
        <source>&amp;Export Variant…</source>
        <translation>Exporter la &amp;variante…</translation>
    </message>
    <message>
        <source>Export as &amp;Patch…</source>
        <translation>Exporter en &amp;patch…</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>S&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Réinitialiser &amp;la disposition</translation>
    </message>
    <message>
        <source>&amp;About Warpgrain</source>
        <translation>À propos de &amp;Warpgrain</translation>
    </message>
    <message>
        <source>&amp;Verify Variants</source>
        <translation>&amp;Vérifier les variantes</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Run the variants on the CPU and compare what they leave in memory</source>
        <translation>Exécuter les variantes sur le CPU et comparer ce qu’elles laissent en mémoire</translation>
    </message>
    <message>
        <source>&amp;Measure Variants</source>
        <translation>&amp;Mesurer les variantes</translation>
    </message>
    <message>
        <source>Time the variants on the GPU that is chosen above the variants table</source>
        <translation>Chronométrer les variantes sur le GPU choisi au-dessus du tableau des variantes</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;Reasons of Verdicts</source>
        <translation>&amp;Motifs des verdicts</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>&amp;Optimiser</translation>
    </message>
    <message>
        <source>Search the plans of the kernel for the fastest</source>
        <translation>Chercher le plus rapide parmi les plans du kernel</translation>
    </message>
    <message>
        <source>End what runs: building, running, measuring or searching</source>
        <translation>Arrêter ce qui est en cours : génération, exécution, mesure ou recherche</translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <translation>Aller à la li&amp;gne…</translation>
    </message>
    <message>
        <source>Go to &amp;Kernel or Function…</source>
        <translation>Aller au &amp;kernel ou à la fonction…</translation>
    </message>
    <message>
        <source>Command P&amp;alette…</source>
        <translation>Palette de comman&amp;des…</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Panneau &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>Panneau &amp;précédent</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Original &amp;Size</source>
        <translation>&amp;Taille d’origine</translation>
    </message>
    <message>
        <source>Open Sess&amp;ion…</source>
        <translation>Ouvrir une sess&amp;ion…</translation>
    </message>
    <message>
        <source>Save Sessio&amp;n</source>
        <translation>Enregistrer la sessio&amp;n</translation>
    </message>
    <message>
        <source>Save Session As…</source>
        <translation>Enregistrer la session sous…</translation>
    </message>
    <message>
        <source>Expor&amp;t Report…</source>
        <translation>Exporter un &amp;rapport…</translation>
    </message>
    <message>
        <source>Write a page on the kernel, the plan and the variants, as HTML or PDF</source>
        <translation>Écrire une page sur le kernel, le plan et les variantes, en HTML ou en PDF</translation>
    </message>
    <message>
        <source>Edit Variant b&amp;y Hand</source>
        <translation>Mo&amp;difier la variante à la main</translation>
    </message>
    <message>
        <source>&amp;Add Kernel from File…</source>
        <translation>A&amp;jouter un kernel d’un fichier…</translation>
    </message>
    <message>
        <source>Re&amp;name Variant by Hand…</source>
        <translation>&amp;Renommer la variante manuelle…</translation>
    </message>
    <message>
        <source>&amp;Remove Variant by Hand</source>
        <translation>&amp;Supprimer la variante manuelle</translation>
    </message>
    <message>
        <source>Take the text that is shown as a new row, and type in it</source>
        <translation>Reprendre le texte affiché dans une nouvelle ligne, et le modifier</translation>
    </message>
    <message>
        <source>Take the kernel of the same name from another file as a new row</source>
        <translation>Reprendre d’un autre fichier le kernel du même nom dans une nouvelle ligne</translation>
    </message>
    <message>
        <source>&amp;Jobs…</source>
        <translation>Tâ&amp;ches…</translation>
    </message>
    <message>
        <source>List what runs and what waits, each with a button that ends it</source>
        <translation>Lister ce qui s’exécute et ce qui attend, avec pour chacun un bouton qui l’arrête</translation>
    </message>
    <message>
        <source>&amp;Close File</source>
        <translation>Fer&amp;mer le fichier</translation>
    </message>
    <message>
        <source>Next F&amp;ile</source>
        <translation>Fic&amp;hier suivant</translation>
    </message>
    <message>
        <source>Previous Fi&amp;le</source>
        <translation>&amp;Fichier précédent</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Keyboard &amp;Shortcuts…</source>
        <translation>Raccourcis cla&amp;vier…</translation>
    </message>
    <message>
        <source>Sparse Pro&amp;ducts…</source>
        <translation>Pro&amp;duits creux…</translation>
    </message>
    <message>
        <source>Guided &amp;Tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>Show the parts of the window one after the other, on the open file or on an example</source>
        <translation>Montre les parties de la fenêtre l’une après l’autre, sur le fichier ouvert ou sur un exemple</translation>
    </message>
    <message>
        <source>Compiler &amp;Flags…</source>
        <translation>Options du &amp;compilateur…</translation>
    </message>
    <message>
        <source>See and change the flags that the source is read and built with</source>
        <translation>Voir et changer les options avec lesquelles le code source est lu et compilé</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ChosenText</name>
    <message>
        <source>%1 is a variant of %2: choose that kernel to look at it.</source>
        <translation>%1 est une variante de %2 : choisissez ce kernel pour l’examiner.</translation>
    </message>
    <message>
        <source>%1 has no text. %2</source>
        <translation>%1 n’a pas de texte. %2</translation>
    </message>
    <message>
        <source>%1 has no text yet (%2): build the variants.</source>
        <translation>%1 n’a pas encore de texte (%2) : générez les variantes.</translation>
    </message>
    <message>
        <source>The kernel is not in the text of %1.</source>
        <translation>Le kernel ne figure pas dans le texte de %1.</translation>
    </message>
    <message>
        <source>%1 cannot be looked at. %2</source>
        <translation>%1 ne peut pas être examiné. %2</translation>
    </message>
    <message>
        <source>%1 is not looked at: it was cancelled. Choose its row again, or change the launch.</source>
        <translation>%1 n’est pas examiné : l’examen a été annulé. Choisissez de nouveau sa ligne, ou changez le lancement.</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Variant: %1</source>
        <translation>Variante : %1</translation>
    </message>
    <message>
        <source>%1 (of the source as it was)</source>
        <translation>%1 (de l’ancien code source)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Kernel or function</source>
        <translation>Kernel ou fonction</translation>
    </message>
    <message>
        <source>Line, or line:column (1 to %1)</source>
        <translation>Ligne, ou ligne:colonne (1 à %1)</translation>
    </message>
    <message>
        <source>No source is open.</source>
        <translation>Aucun code source n’est ouvert.</translation>
    </message>
    <message>
        <source>Type a line from 1 to %1, for example 12 or 12:5.</source>
        <translation>Saisissez une ligne de 1 à %1, par exemple 12 ou 12:5.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Commands</name>
    <message>
        <source>%1 was not saved: another program has changed it on disk.</source>
        <translation>%1 n’a pas été enregistré : un autre programme l’a modifié sur le disque.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Load from Disk</source>
        <translation>Charger depuis le disque</translation>
    </message>
    <message>
        <source>%1 is no longer on disk; saving writes it again.</source>
        <translation>%1 n’est plus sur le disque ; l’enregistrer l’écrit de nouveau.</translation>
    </message>
    <message>
        <source>Another program has changed %1 on disk.</source>
        <translation>Un autre programme a modifié %1 sur le disque.</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
        <translation>%1 n’est pas un texte UTF-8 et s’affiche en lecture seule ; convertissez-le en UTF-8 pour le modifier.</translation>
    </message>
    <message>
        <source>Save %1 as</source>
        <translation>Enregistrer %1 sous</translation>
    </message>
    <message>
        <source>There is nothing to export: choose a step or a variant first.</source>
        <translation>Il n’y a rien à exporter : choisissez d’abord une étape ou une variante.</translation>
    </message>
    <message>
        <source>The patch is made against the text in the editor, which is not saved: save it before you apply the patch.</source>
        <translation>Le patch se rapporte au texte de l’éditeur, qui n’est pas enregistré : enregistrez-le avant d’appliquer le patch.</translation>
    </message>
    <message>
        <source>The source has changed since this variant was built; build it again to take it over.</source>
        <translation>Le code source a changé depuis la génération de cette variante ; générez-la de nouveau pour la reprendre.</translation>
    </message>
    <message>
        <source>%1 cannot be exported. %2</source>
        <translation>%1 ne peut pas être exporté. %2</translation>
    </message>
    <message>
        <source>%1 cannot be exported: its source is not written yet.</source>
        <translation>%1 ne peut pas être exporté : son code source n’est pas encore écrit.</translation>
    </message>
    <message>
        <source>the original</source>
        <translation>l’original</translation>
    </message>
    <message>
        <source>Export %1, which changes several files, to a folder</source>
        <translation>Exporter dans un dossier %1, qui modifie plusieurs fichiers</translation>
    </message>
    <message>
        <source>Export %1 as</source>
        <translation>Exporter %1 sous</translation>
    </message>
    <message>
        <source>Export %1 as a patch</source>
        <translation>Exporter %1 en patch</translation>
    </message>
    <message>
        <source>Export a report on %1 as HTML or PDF</source>
        <translation>Exporter un rapport sur %1 en HTML ou en PDF</translation>
    </message>
    <message>
        <source>The report would take the place of the source %1; choose another file.</source>
        <translation>Le rapport prendrait la place du fichier source %1 ; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>Add a kernel that takes the place of %1</source>
        <translation>Ajouter un kernel qui prend la place de %1</translation>
    </message>
    <message>
        <source>CUDA, C++ and OpenCL sources (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;All files (*)</source>
        <translation>Sources CUDA, C++ et OpenCL (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Another name for &quot;%1&quot;:</source>
        <translation>Un autre nom pour « %1 » :</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 a été supprimé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DependencePresenter</name>
    <message>
        <source>Looking for the dependences of %1…</source>
        <translation>Recherche des dépendances de %1…</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel to see the dependences between its statements.</source>
        <translation>Ouvrez un fichier qui contient un kernel pour voir les dépendances entre ses instructions.</translation>
    </message>
    <message>
        <source>The source is being read…</source>
        <translation>Lecture du code source…</translation>
    </message>
    <message>
        <source>There is no kernel in this file: dependences are looked for in kernels.</source>
        <translation>Il n’y a pas de kernel dans ce fichier : les dépendances se cherchent dans les kernels.</translation>
    </message>
    <message>
        <source>%1 is not read whole: mend what is listed under Problems to see its dependences. %2</source>
        <translation>%1 n’est pas lu en entier : corrigez ce qui figure sous « Problèmes » pour voir ses dépendances. %2</translation>
    </message>
    <message>
        <source>The search for dependences was cancelled. It begins again when the source, the kernel or the launch changes.</source>
        <translation>La recherche des dépendances a été annulée. Elle reprend dès que le code source, le kernel ou le lancement change.</translation>
    </message>
    <message>
        <source>There is no graph to be written: choose a kernel whose dependences are shown.</source>
        <translation>Il n’y a pas de graphe à écrire : choisissez un kernel dont les dépendances sont affichées.</translation>
    </message>
    <message>
        <source>Write the dependence graph to</source>
        <translation>Écrire le graphe de dépendances dans</translation>
    </message>
    <message>
        <source>The dependence graph was written to %1.</source>
        <translation>Le graphe de dépendances a été écrit dans %1.</translation>
    </message>
    <message>
        <source>The text of the variant is being read…</source>
        <translation>Lecture du texte de la variante…</translation>
    </message>
    <message>
        <source>Looking for the dependences…</source>
        <translation>Recherche des dépendances…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DeviceBox</name>
    <message>
        <source>Device</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPU architecture that variants are built for</source>
        <translation>L’architecture GPU pour laquelle les variantes sont générées</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DifferenceWindow</name>
    <message>
        <source>Changed since the session was saved</source>
        <translation>Modifié depuis l’enregistrement de la session</translation>
    </message>
    <message>
        <source>Changed file</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>%1, when the session was saved</source>
        <translation>%1, à l’enregistrement de la session</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 maintenant</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Docks</name>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Access Patterns</source>
        <translation>Motifs d’accès</translation>
    </message>
    <message>
        <source>Dependences</source>
        <translation>Dépendances</translation>
    </message>
    <message>
        <source>Test Launch</source>
        <translation>Lancement d’essai</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
    <message>
        <source>Show recorded times</source>
        <translation>Afficher les temps enregistrés</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Optimiser</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Constats (%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>The kernels of the source, with their loops, arrays and launches</source>
        <translation>Les kernels du source, avec leurs boucles, tableaux et lancements</translation>
    </message>
    <message>
        <source>The steps that fit this kernel, each value with its verdict; below, the plan</source>
        <translation>Les étapes qui conviennent à ce kernel, chaque valeur avec son verdict ; en dessous, le plan</translation>
    </message>
    <message>
        <source>What is wrong with the kernel, worst first, and what mends it</source>
        <translation>Ce qui ne va pas dans le kernel, le pire d’abord, et ce qui y remédie</translation>
    </message>
    <message>
        <source>How each access of the kernel reaches memory: sectors, bank conflicts, the lanes of a warp</source>
        <translation>Comment chaque accès du kernel atteint la mémoire : secteurs, conflits de bancs, lanes d’un warp</translation>
    </message>
    <message>
        <source>Which statements must keep their order, and races</source>
        <translation>Quelles instructions doivent garder leur ordre, et les courses</translation>
    </message>
    <message>
        <source>The launch that variants are run and measured with</source>
        <translation>Le lancement avec lequel les variantes sont exécutées et mesurées</translation>
    </message>
    <message>
        <source>What is built, verified and measured: a row for each variant, with its numbers</source>
        <translation>Ce qui est construit, vérifié et mesuré : une ligne par variante, avec ses nombres</translation>
    </message>
    <message>
        <source>Occupancy, registers and times of the variants as curves</source>
        <translation>Occupation, registres et temps des variantes sous forme de courbes</translation>
    </message>
    <message>
        <source>A search for the fastest plan, and what it has found</source>
        <translation>Une recherche du plan le plus rapide, et ce qu’elle a trouvé</translation>
    </message>
    <message>
        <source>Your own notes, which are kept in the session</source>
        <translation>Vos propres notes, conservées dans la session</translation>
    </message>
    <message>
        <source>What the compiler says of the source, and what was found in it</source>
        <translation>Ce que le compilateur dit du source, et ce qui y a été trouvé</translation>
    </message>
    <message>
        <source>What was opened, built and run, with what the tools have printed</source>
        <translation>Ce qui a été ouvert, construit et exécuté, avec ce que les outils ont affiché</translation>
    </message>
    <message>
        <source>OpenMP</source>
        <translation>OpenMP</translation>
    </message>
    <message>
        <source>Which regions of an OpenMP program become kernels, why, and what is copied for them</source>
        <translation>Quelles régions d&apos;un programme OpenMP deviennent des noyaux, pourquoi, et ce qui est copié pour elles</translation>
    </message>
    <message>
        <source>Loop Nests</source>
        <translation>Imbrications</translation>
    </message>
    <message>
        <source>Which loops of a serial program can become threads, in which way, and the kernels that they become</source>
        <translation>Quelles boucles d’un programme séquentiel peuvent devenir des threads, de quelle manière, et les noyaux qu’elles deviennent</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::EditorArea</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>New Source</source>
        <translation>Nouveau source</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>%1 (read only)</source>
        <translation>%1 (lecture seule)</translation>
    </message>
    <message>
        <source>The source that the plan, or the chosen row, makes</source>
        <translation>Le source que produit le plan ou la ligne choisie</translation>
    </message>
    <message>
        <source>The original and the new source beside each other, with their numbers</source>
        <translation>L’original et le nouveau source côte à côte, avec leurs nombres</translation>
    </message>
    <message>
        <source>Machine Code</source>
        <translation>Code machine</translation>
    </message>
    <message>
        <source>What the compiler makes of each line of the new source: SASS or PTX</source>
        <translation>Ce que le compilateur fait de chaque ligne de la nouvelle source : SASS ou PTX</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ExportController</name>
    <message>
        <source>The variant changes several files; export it as a folder or a patch.</source>
        <translation>La variante modifie plusieurs fichiers ; exportez-la en dossier ou en patch.</translation>
    </message>
    <message>
        <source>The variant was written to %1.</source>
        <translation>La variante a été écrite dans %1.</translation>
    </message>
    <message>
        <source>The variant is the original: no file is changed.</source>
        <translation>La variante est l’original : aucun fichier n’est modifié.</translation>
    </message>
    <message>
        <source>%1 holds the original files; choose another folder.</source>
        <translation>%1 contient les fichiers d’origine ; choisissez un autre dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the variant were written to %1.</source>
        <translation><numerusform>%n fichier de la variante a été écrit dans %1.</numerusform><numerusform>%n fichiers de la variante ont été écrits dans %1.</numerusform></translation>
    </message>
    <message>
        <source>The variant is the original: there is nothing to put into a patch.</source>
        <translation>La variante est l’original : il n’y a rien à mettre dans un patch.</translation>
    </message>
    <message>
        <source>The patch was written to %1; apply it in %2 with patch -p1.</source>
        <translation>Le patch a été écrit dans %1 ; appliquez-le dans %2 avec patch -p1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FactorsPresenter</name>
    <message>
        <source>Open a CUDA file to see which steps its kernels allow.</source>
        <translation>Ouvrez un fichier CUDA pour voir quelles étapes ses kernels permettent.</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>Il n’y a pas de kernel ici : ouvrez un fichier qui en contient un.</translation>
    </message>
    <message>
        <source>No step fits this kernel: it uses no threadIdx and has no loop.</source>
        <translation>Aucune étape ne convient à ce kernel : il n’utilise pas threadIdx et n’a pas de boucle.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Reading the source…</source>
        <translation>Lecture du code source…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FindingsPresenter</name>
    <message>
        <source>Open a CUDA file to see what is wrong with its kernels, and what mends it.</source>
        <translation>Ouvrez un fichier CUDA pour voir ce qui ne va pas dans ses kernels, et ce qui y remédie.</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>Il n’y a pas de kernel ici : ouvrez un fichier qui en contient un.</translation>
    </message>
    <message>
        <source>The kernel is analysed.</source>
        <translation>Analyse du kernel en cours.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandController</name>
    <message>
        <source>add %1</source>
        <translation>ajouter %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>supprimer %1</translation>
    </message>
    <message>
        <source>rename %1</source>
        <translation>renommer %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandReader</name>
    <message>
        <source>%1 is not UTF-8 text; convert it to UTF-8 to add its kernel.</source>
        <translation>%1 n’est pas un texte UTF-8 ; convertissez-le en UTF-8 pour ajouter son kernel.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Nothing was added. %1</source>
        <translation>Rien n’a été ajouté. %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::JobButton</name>
    <message>
        <source>Build the variants</source>
        <translation>Générer les variantes</translation>
    </message>
    <message>
        <source>Verify the variants on the CPU</source>
        <translation>Vérifier les variantes sur le CPU</translation>
    </message>
    <message>
        <source>Count what the kernel executes</source>
        <translation>Compter ce que le kernel exécute</translation>
    </message>
    <message>
        <source>Measure the variants</source>
        <translation>Mesurer les variantes</translation>
    </message>
    <message>
        <source>Search the plans</source>
        <translation>Explorer les plans</translation>
    </message>
    <message>
        <source>All jobs: what runs, what waits, and how to end it</source>
        <translation>Toutes les tâches : ce qui s’exécute, ce qui attend, et comment l’arrêter</translation>
    </message>
    <message>
        <source>Read a kernel from a file</source>
        <translation>Lire un kernel dans un fichier</translation>
    </message>
    <message>
        <source>Replay a recorded search</source>
        <translation>Rejouer une recherche enregistrée</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>Aucune tâche</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation><numerusform>%n en attente</numerusform><numerusform>%n en attente</numerusform></translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>Tâches : %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Run a sparse product</source>
        <translation>Exécuter un produit creux</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Jobs</name>
    <message>
        <source>Nothing was built: %1 is not trusted.</source>
        <translation>Rien n’a été généré : %1 n’est pas un dossier de confiance.</translation>
    </message>
    <message>
        <source>There is no kernel to build: open a file that holds one.</source>
        <translation>Il n’y a pas de kernel à générer : ouvrez un fichier qui en contient un.</translation>
    </message>
    <message>
        <source>There is no kernel to tune: open a file that holds one.</source>
        <translation>Il n’y a pas de kernel à optimiser : ouvrez un fichier qui en contient un.</translation>
    </message>
    <message>
        <source>Recorded times cannot be searched: choose a GPU above the variants table.</source>
        <translation>On ne peut pas chercher dans des temps enregistrés : choisissez un GPU au-dessus du tableau des variantes.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::KernelBox</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel whose grain is chosen</source>
        <translation>Le kernel dont on choisit le grain</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (ligne %2)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LaunchBar</name>
    <message>
        <source>line %1: block %2 × %3 × %4</source>
        <translation>ligne %1 : bloc %2 × %3 × %4</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>The launch that occupancy is computed for</source>
        <translation>Le lancement pour lequel l’occupation est calculée</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Threads of a block along %1</source>
        <translation>Threads par bloc selon %1</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block in bytes</source>
        <translation>Mémoire partagée dynamique par bloc, en octets</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>Partagée dyn.</translation>
    </message>
    <message>
        <source>no launch</source>
        <translation>aucun lancement</translation>
    </message>
    <message>
        <source>no launch found</source>
        <translation>aucun lancement trouvé</translation>
    </message>
    <message>
        <source>host program: block %1 × %2 × %3</source>
        <translation>programme hôte : bloc %1 × %2 × %3</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LaunchPresenter</name>
    <message>
        <source>Choose what fills %1</source>
        <translation>Choisir ce qui remplit %1</translation>
    </message>
    <message>
        <source>Open a file with a kernel, to enter here what it is launched with.</source>
        <translation>Ouvrez un fichier contenant un kernel pour saisir ici avec quoi il est lancé.</translation>
    </message>
    <message>
        <source>Open a launch form</source>
        <translation>Ouvrir un formulaire de lancement</translation>
    </message>
    <message>
        <source>Launch forms (*.json);;All files (*)</source>
        <translation>Formulaires de lancement (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the launch form as</source>
        <translation>Enregistrer le formulaire de lancement sous</translation>
    </message>
    <message>
        <source>Saved the launch form to %1.</source>
        <translation>Le formulaire de lancement a été enregistré dans %1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LogView</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MainWindow</name>
    <message>
        <source>%1[*] - Warpgrain</source>
        <translation>%1[*] - Warpgrain</translation>
    </message>
    <message>
        <source>Warpgrain</source>
        <translation>Warpgrain</translation>
    </message>
    <message>
        <source>Reading the source…</source>
        <translation>Lecture du code source…</translation>
    </message>
    <message>
        <source>Looking for a CUDA toolkit…</source>
        <translation>Recherche d’un toolkit CUDA…</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>No nvcc: variants are written, not compiled</source>
        <translation>Pas de nvcc : les variantes sont écrites, pas compilées</translation>
    </message>
    <message>
        <source>Ending what runs…</source>
        <translation>Arrêt de ce qui est en cours…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reading a kernel…</source>
        <translation>Lecture d’un kernel…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasurePresenter</name>
    <message>
        <source>Times: %1; %2</source>
        <translation>Temps : %1 ; %2</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Ajouter une machine</translation>
    </message>
    <message>
        <source>The command that gives a shell on the machine with the GPU, for example ssh gpu. It is started as it stands here whenever you measure there; the variants and the runner are sent over it.</source>
        <translation>La commande qui ouvre un shell sur la machine équipée du GPU, par exemple ssh gpu. Elle est lancée telle quelle chaque fois que vous y mesurez ; les variantes et le programme de mesure y sont envoyés par ce biais.</translation>
    </message>
    <message>
        <source>Open recorded results</source>
        <translation>Ouvrir des résultats enregistrés</translation>
    </message>
    <message>
        <source>Results (results.jsonl bundle.json *.jsonl);;All files (*)</source>
        <translation>Résultats (results.jsonl bundle.json *.jsonl);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasureTargets</name>
    <message>
        <source>These results are of the kernel %1 in %2; open that source and choose the kernel to see them.</source>
        <translation>Ces résultats concernent le kernel %1 de %2 ; ouvrez ce code source et choisissez le kernel pour les voir.</translation>
    </message>
    <message>
        <source>an unnamed source</source>
        <translation>une source sans nom</translation>
    </message>
    <message>
        <source>Recorded: %1, %2</source>
        <translation>Enregistré : %1, %2</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Cette machine</translation>
    </message>
    <message>
        <source>This machine (no GPU)</source>
        <translation>Cette machine (sans GPU)</translation>
    </message>
    <message>
        <source>This machine: %1</source>
        <translation>Cette machine : %1</translation>
    </message>
    <message>
        <source>This machine: %1, GPU %2</source>
        <translation>Cette machine : %1, GPU %2</translation>
    </message>
    <message>
        <source>Measured before, with %1. From %2</source>
        <translation>Mesuré auparavant, avec %1. Tiré de %2</translation>
    </message>
    <message>
        <source>Another machine, over a shell that this command gives. The variants and the runner are sent there.</source>
        <translation>Une autre machine, via un shell que cette commande ouvre. Les variantes et le programme de mesure y sont envoyés.</translation>
    </message>
    <message>
        <source>%1, %2 multiprocessors, driver %3, CUDA %4</source>
        <translation>%1, %2 multiprocesseurs, pilote %3, CUDA %4</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasuredRows</name>
    <message>
        <source>Showing what was recorded on %1.</source>
        <translation>Affichage de ce qui a été enregistré sur %1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers ré&amp;cents</translation>
    </message>
    <message>
        <source>Open &amp;Example</source>
        <translation>Ouvrir un e&amp;xemple</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Go to Pa&amp;ne</source>
        <translation>Aller au pa&amp;nneau</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Génération</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Open Recent Sess&amp;ion</source>
        <translation>O&amp;uvrir une session récente</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::PlanController</name>
    <message>
        <source>no steps</source>
        <translation>aucune étape</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::RecentFiles</name>
    <message>
        <source>Clear the List</source>
        <translation>Effacer la liste</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ReportController</name>
    <message>
        <source>The report was written to %1.</source>
        <translation>Le rapport a été écrit dans %1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SessionCommands</name>
    <message>
        <source>The session was not saved: %1 is not the file that was opened any more.</source>
        <translation>La session n’a pas été enregistrée : %1 n’est plus le fichier qui avait été ouvert.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Ouvrir une session</translation>
    </message>
    <message>
        <source>Warpgrain sessions (*.warpgrain);;All files (*)</source>
        <translation>Sessions Warpgrain (*.warpgrain);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the session as</source>
        <translation>Enregistrer la session sous</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Warpgrain, and this one would lose what it does not know: choose another file.</source>
        <translation>%1 a été écrit par une version plus récente de Warpgrain, et celle-ci perdrait ce qu’elle ne connaît pas : choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Warpgrain, and is open for reading only: what this version does not know is not shown.</source>
        <translation>%1 a été écrit par une version plus récente de Warpgrain et n’est ouvert qu’en lecture : ce que cette version ne connaît pas n’est pas affiché.</translation>
    </message>
    <message>
        <source>%1 was not opened: its source %2 cannot be read.</source>
        <translation>%1 n’a pas été ouvert : son fichier source %2 est illisible.</translation>
    </message>
    <message>
        <source>Choose the Source…</source>
        <translation>Choisir le fichier source…</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (introuvable)</translation>
    </message>
    <message>
        <source>Show the Difference</source>
        <translation>Afficher la différence</translation>
    </message>
    <message>
        <source>Changed since the session was saved: %1.</source>
        <translation>Modifié depuis l’enregistrement de la session : %1.</translation>
    </message>
    <message>
        <source>What was built, verified and measured then comes back with the text of then.</source>
        <translation>Ce qui avait été généré, vérifié et mesuré revient alors avec le texte d’alors.</translation>
    </message>
    <message>
        <source>Warpgrain ended without closing %1.</source>
        <translation>Warpgrain s’est terminé sans fermer %1.</translation>
    </message>
    <message>
        <source>Warpgrain ended without closing %1. What was not saved is there, as it was at %2.</source>
        <translation>Warpgrain s’est terminé sans fermer %1. Ce qui n’était pas enregistré est toujours là, dans son état du %2.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SessionController</name>
    <message>
        <source>%1 is not there any more: put it back to restore the work on it.</source>
        <translation>%1 n’est plus là : remettez-le en place pour restaurer le travail qui s’y rapporte.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Shortcuts</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SourceController</name>
    <message>
        <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
        <translation>%1 n’est pas un texte UTF-8 et s’affiche en lecture seule ; convertissez-le en UTF-8 pour le modifier.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SparseRunWindow</name>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Fichier…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Exécuter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Open Recording…</source>
        <translation>&amp;Ouvrir un enregistrement…</translation>
    </message>
    <message>
        <source>&amp;Save Recording…</source>
        <translation>Enregi&amp;strer l’exécution…</translation>
    </message>
    <message>
        <source>Sparse Products</source>
        <translation>Produits creux</translation>
    </message>
    <message>
        <source>The product runs</source>
        <translation>Le produit s’exécute</translation>
    </message>
    <message>
        <source>A sparse matrix is multiplied with a vector again and again by several processes. Which of them has which rows is tuned meanwhile. Run one here, or open what `warpgrain-cli spmv -o` has recorded.</source>
        <translation>Plusieurs processus multiplient sans cesse une matrice creuse par un vecteur. Pendant ce temps, la répartition des lignes entre eux est réglée. Exécutez un produit ici, ou ouvrez ce que `warpgrain-cli spmv -o` a enregistré.</translation>
    </message>
    <message>
        <source>A matrix that is made up, or a file in Matrix Market&apos;s form</source>
        <translation>Une matrice fabriquée, ou un fichier au format Matrix Market</translation>
    </message>
    <message>
        <source>So many times the rows and non-zeros, for a matrix that is no file</source>
        <translation>Autant de fois les lignes et les non nuls, pour une matrice qui n’est pas un fichier</translation>
    </message>
    <message>
        <source>Processes, which mpirun starts on this machine</source>
        <translation>Processus que mpirun lance sur cette machine</translation>
    </message>
    <message>
        <source>How rows come to ranks: tuned by a fitted model or as the paper does it, or as many rows, non-zeros or steps of the merge path for each</source>
        <translation>Comment les lignes vont aux rangs : réglé par un modèle ajusté ou comme dans l’article, ou autant de lignes, de non nuls ou de pas du chemin de fusion pour chacun</translation>
    </message>
    <message>
        <source>&amp;Matrix:</source>
        <translation>&amp;Matrice :</translation>
    </message>
    <message>
        <source>Sca&amp;le:</source>
        <translation>Éche&amp;lle :</translation>
    </message>
    <message>
        <source>Ra&amp;nks:</source>
        <translation>Ra&amp;ngs :</translation>
    </message>
    <message>
        <source>&amp;Iterations:</source>
        <translation>&amp;Itérations :</translation>
    </message>
    <message>
        <source>Ma&amp;pping:</source>
        <translation>Ré&amp;partition :</translation>
    </message>
    <message>
        <source>Matrix Market File</source>
        <translation>Fichier Matrix Market</translation>
    </message>
    <message>
        <source>Matrices (*.mtx);;All files (*)</source>
        <translation>Matrices (*.mtx);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Recording of a Sparse Product</source>
        <translation>Enregistrement d’un produit creux</translation>
    </message>
    <message>
        <source>Recordings (*.json);;All files (*)</source>
        <translation>Enregistrements (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save Recording</source>
        <translation>Enregistrer l’exécution</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Name a matrix, or choose a file.</source>
        <translation>Nommez une matrice, ou choisissez un fichier.</translation>
    </message>
    <message>
        <source>Running on %1 ranks…</source>
        <translation>En cours sur %1 rangs…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Waits until other jobs have ended.</source>
        <translation>Attend la fin des autres tâches.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::StartPage</name>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open the Matrix Multiplication Example</source>
        <translation>Ouvrir l’exemple de multiplication de matrices</translation>
    </message>
    <message>
        <source>Open Session…</source>
        <translation>Ouvrir une session…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Sessions récentes</translation>
    </message>
    <message>
        <source>Recent sources</source>
        <translation>Fichiers source récents</translation>
    </message>
    <message>
        <source>Opened as a copy, to be changed</source>
        <translation>S’ouvre comme une copie que vous pouvez modifier</translation>
    </message>
    <message>
        <source>Open a CUDA or OpenCL source to see what its kernels lose, and to choose how much work each thread does.</source>
        <translation>Ouvrez un fichier source CUDA ou OpenCL pour voir ce que perdent ses noyaux et choisir le travail de chaque thread.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>The parts of the window, in the handbook</source>
        <translation>Les parties de la fenêtre, dans le manuel</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Guided Tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>New here? A tour shows the window on an example, in seven steps. You can leave it at any time.</source>
        <translation>Première visite ? Un tour montre la fenêtre sur un exemple, en sept étapes. Vous pouvez le quitter à tout moment.</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Commencer la visite</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>Non, merci</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::StepMenu</name>
    <message>
        <source>Checking which steps fit here…</source>
        <translation>Recherche des étapes qui conviennent ici…</translation>
    </message>
    <message>
        <source>No step fits it</source>
        <translation>Aucune étape ne convient</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>It can be made after %1.</source>
        <translation>Possible après %1.</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>vérification en cours</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::TunePresenter</name>
    <message>
        <source>Open a file that holds a kernel.</source>
        <translation>Ouvrez un fichier qui contient un kernel.</translation>
    </message>
    <message>
        <source>Recorded times are chosen above the variants table; choose a GPU there to search on it.</source>
        <translation>Des temps enregistrés sont choisis au-dessus du tableau des variantes ; choisissez-y un GPU pour y chercher.</translation>
    </message>
    <message>
        <source>Wait until what is built, run or measured has ended.</source>
        <translation>Attendez la fin de ce qui est construit, exécuté ou mesuré.</translation>
    </message>
    <message>
        <source>Judging the steps of the kernel…</source>
        <translation>Évaluation des étapes du kernel…</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>Lecture des résultats…</translation>
    </message>
    <message>
        <source>%1 in %2. %3</source>
        <translation>%1 en %2. %3</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1. Suspendue.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>About %1, as long as the last search took for each plan.</source>
        <translation>Environ %1, d’après le temps que la dernière recherche a pris par plan.</translation>
    </message>
    <message>
        <source>At most about %1: a plan is measured for %2 s at most, while others are compiled.</source>
        <translation>Au plus environ %1 : un plan est mesuré pendant %2 s au plus, tandis que d’autres sont compilés.</translation>
    </message>
    <message>
        <source>Compiling and measuring the first plans…</source>
        <translation>Compilation et mesure des premiers plans…</translation>
    </message>
    <message>
        <source>About %1 more.</source>
        <translation>Encore environ %1.</translation>
    </message>
    <message>
        <source>The results are of a kernel that is not open: its plans are shown, but none can be chosen.</source>
        <translation>Les résultats concernent un kernel qui n’est pas ouvert : ses plans sont affichés, mais aucun ne peut être choisi.</translation>
    </message>
    <message>
        <source>The results do not say which steps make this point: it is no plan that could be chosen.</source>
        <translation>Les résultats ne disent pas quelles étapes donnent ce point : ce n’est pas un plan que l’on puisse choisir.</translation>
    </message>
    <message>
        <source>Open tuning results</source>
        <translation>Ouvrir des résultats d’optimisation</translation>
    </message>
    <message>
        <source>Tuning results in T4 form (*.json);;All files (*)</source>
        <translation>Résultats d’optimisation au format T4 (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The search waits for its turn.</source>
        <translation>La recherche attend son tour.</translation>
    </message>
    <message>
        <source>The search failed. %1</source>
        <translation>La recherche a échoué. %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::UnsavedGuard</name>
    <message>
        <source>the session, which has no file yet</source>
        <translation>la session, qui n’a pas encore de fichier</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::VariantPanes</name>
    <message>
        <source>File of the variant</source>
        <translation>Fichier de la variante</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Choose a step, or build variants: the new source is shown here.</source>
        <translation>Choisissez une étape ou construisez des variantes : le nouveau source s’affiche ici.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1 : %2. %3</translation>
    </message>
    <message>
        <source>No step is chosen: the source is the original.</source>
        <translation>Aucune étape n’est choisie : le code source est l’original.</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 à côté de %2</translation>
    </message>
    <message>
        <source>Looking at the accesses of both…</source>
        <translation>Examen des accès des deux…</translation>
    </message>
    <message>
        <source>There are no numbers of %1: the kernel is not in its text.</source>
        <translation>Il n’y a pas de chiffres pour %1 : le kernel ne figure pas dans son texte.</translation>
    </message>
    <message>
        <source>There are no numbers of %1. %2</source>
        <translation>Il n’y a pas de chiffres pour %1. %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::VariantsPresenter</name>
    <message>
        <source>The curve is drawn when the original is built.</source>
        <translation>La courbe est tracée dès que l’original est généré.</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel.</source>
        <translation>Ouvrez un fichier qui contient un kernel.</translation>
    </message>
    <message>
        <source>The source has changed since these variants were built: build them again.</source>
        <translation>Le code source a changé depuis la génération de ces variantes : générez-les de nouveau.</translation>
    </message>
    <message>
        <source>These are variants of %1.</source>
        <translation>Ce sont des variantes de %1.</translation>
    </message>
    <message>
        <source>These variants were built for %1.</source>
        <translation>Ces variantes ont été générées pour %1.</translation>
    </message>
    <message>
        <source>There is no roofline: %1.</source>
        <translation>Il n’y a pas de roofline : %1.</translation>
    </message>
    <message>
        <source>The launch's data and operations are being counted…</source>
        <translation>Les données et les opérations du lancement sont comptées…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Workbench</name>
    <message>
        <source>CUDA toolkit %1 in %2.</source>
        <translation>Toolkit CUDA %1 dans %2.</translation>
    </message>
    <message numerus="yes">
        <source>Building %n variant(s) of %1 for %2.</source>
        <translation><numerusform>Génération de %n variante de %1 pour %2.</numerusform><numerusform>Génération de %n variantes de %1 pour %2.</numerusform></translation>
    </message>
    <message>
        <source>The build was cancelled.</source>
        <translation>La génération a été annulée.</translation>
    </message>
    <message>
        <source>The build is done.</source>
        <translation>La génération est terminée.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 ouvert.</translation>
    </message>
    <message>
        <source>the original</source>
        <translation>l’original</translation>
    </message>
    <message numerus="yes">
        <source>Running %n variant(s) of %1 on the CPU.</source>
        <translation><numerusform>Exécution de %n variante de %1 sur le CPU.</numerusform><numerusform>Exécution de %n variantes de %1 sur le CPU.</numerusform></translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>L’exécution a été annulée.</translation>
    </message>
    <message>
        <source>The run is done.</source>
        <translation>L’exécution est terminée.</translation>
    </message>
    <message numerus="yes">
        <source>Measuring %n variant(s) of %1 on %2.</source>
        <translation><numerusform>Mesure de %n variante de %1 sur %2.</numerusform><numerusform>Mesure de %n variantes de %1 sur %2.</numerusform></translation>
    </message>
    <message>
        <source>Measuring was cancelled.</source>
        <translation>La mesure a été annulée.</translation>
    </message>
    <message>
        <source>Measuring is done.</source>
        <translation>La mesure est terminée.</translation>
    </message>
    <message>
        <source>Running %1 on the CPU to count what it executes.</source>
        <translation>Exécution de %1 sur le CPU pour compter ce qu’il exécute.</translation>
    </message>
    <message>
        <source>Searching the plans of %1 on %2.</source>
        <translation>Recherche parmi les plans de %1 sur %2.</translation>
    </message>
    <message>
        <source>Replaying %1.</source>
        <translation>Relecture de %1.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>La recherche a été annulée.</translation>
    </message>
    <message>
        <source>The search is done.</source>
        <translation>La recherche est terminée.</translation>
    </message>
    <message>
        <source>Reading the kernel of %1.</source>
        <translation>Lecture du kernel de %1.</translation>
    </message>
    <message>
        <source>Added %1, by hand.</source>
        <translation>%1 ajouté, à la main.</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1, modifié</translation>
    </message>
</context>
<context>
    <name>warpgrain::views</name>
    <message>
        <source>grid</source>
        <translation>grille</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>mémoire partagée</translation>
    </message>
    <message>
        <source>show the place</source>
        <translation>afficher l’endroit</translation>
    </message>
    <message>
        <source>Because:</source>
        <translation>Parce que :</translation>
    </message>
    <message>
        <source>What could not be understood:</source>
        <translation>Ce qui n’a pas pu être compris :</translation>
    </message>
    <message>
        <source>Worth knowing:</source>
        <translation>Bon à savoir :</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légal</translation>
    </message>
    <message>
        <source>legal if</source>
        <translation>légal si</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>It must hold that:</source>
        <translation>Conditions à remplir :</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>note</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>With at most %1 registers per thread the occupancy would be %2.</source>
        <translation>Avec au plus %1 registres par thread, l’occupation serait de %2.</translation>
    </message>
    <message>
        <source>With at most %1 bytes of shared memory per block the occupancy would be %2.</source>
        <translation>Avec au plus %1 octets de mémoire partagée par bloc, l’occupation serait de %2.</translation>
    </message>
    <message>
        <source>With at most %1 barriers per block the occupancy would be %2.</source>
        <translation>Avec au plus %1 barrières par bloc, l’occupation serait de %2.</translation>
    </message>
    <message>
        <source>With %1 threads per block the occupancy would be %2.</source>
        <translation>Avec %1 threads par bloc, l’occupation serait de %2.</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads, %3 warps on a multiprocessor</source>
        <translation>%1 blocs de %2 threads, %3 warps sur un multiprocesseur</translation>
    </message>
    <message>
        <source>Limited by: %1</source>
        <translation>Limité par : %1</translation>
    </message>
    <message>
        <source>%1: %2 registers, %3 bytes of spills stored and %4 loaded, %5 bytes of stack</source>
        <translation>%1 : %2 registres, %3 octets de spill écrits et %4 chargés, %5 octets de pile</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>built</source>
        <translation>générée</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrite</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warps</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registres</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barrières</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>(original)</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>en cache</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 compared with the original</source>
        <translation>%1 par rapport à l’original</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non exécutée</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>en cours…</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>échoue</translation>
    </message>
    <message>
        <source>not with this launch</source>
        <translation>pas avec ce lancement</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>s’exécute</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>vérifiée</translation>
    </message>
    <message>
        <source>%1, with findings</source>
        <translation>%1, avec des constats</translation>
    </message>
    <message>
        <source>Verify runs the variant on the CPU and compares its results.</source>
        <translation>« Vérifier » exécute la variante sur le CPU et compare ses résultats.</translation>
    </message>
    <message>
        <source>Run with %1</source>
        <translation>Exécuté avec %1</translation>
    </message>
    <message>
        <source>±%1 %</source>
        <translation>±%1 %</translation>
    </message>
    <message>
        <source>does not load</source>
        <translation>ne se charge pas</translation>
    </message>
    <message>
        <source>not in the module</source>
        <translation>absent du module</translation>
    </message>
    <message>
        <source>takes other arguments</source>
        <translation>arguments différents</translation>
    </message>
    <message>
        <source>cannot be launched</source>
        <translation>lancement impossible</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>faute d’accès</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>plante</translation>
    </message>
    <message>
        <source>writes out of bounds</source>
        <translation>écrit hors limites</translation>
    </message>
    <message>
        <source>wrong output</source>
        <translation>résultat faux</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesurée</translation>
    </message>
    <message>
        <source>The outputs were not compared.</source>
        <translation>Les sorties n’ont pas été comparées.</translation>
    </message>
    <message>
        <source>The outputs are within the tolerance.</source>
        <translation>Les sorties sont dans la tolérance.</translation>
    </message>
    <message>
        <source>The GPU itself notes %1 for the kernel alone.</source>
        <translation>Le GPU lui-même note %1 pour le kernel seul.</translation>
    </message>
    <message>
        <source>The outputs are equal to the last bit.</source>
        <translation>Les sorties sont identiques au bit près.</translation>
    </message>
    <message>
        <source>%1 MHz, memory %2 MHz, %3 °C</source>
        <translation>%1 MHz, mémoire %2 MHz, %3 °C</translation>
    </message>
    <message>
        <source>A kernel that does nothing takes %1 between the same events.</source>
        <translation>Un kernel qui ne fait rien prend %1 entre les mêmes événements.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 via %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>enregistré sur %1</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>mesure en cours…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, noisy</source>
        <translation>%1, bruité</translation>
    </message>
    <message>
        <source>%1, recorded</source>
        <translation>%1, enregistré</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Measure runs the variant on a GPU and times it beside the original.</source>
        <translation>« Mesurer » exécute la variante sur un GPU et la chronomètre à côté de l’original.</translation>
    </message>
    <message>
        <source>It is being measured.</source>
        <translation>Elle est en cours de mesure.</translation>
    </message>
    <message>
        <source>Launched with %1</source>
        <translation>Lancé avec %1</translation>
    </message>
    <message>
        <source>Median %1; half of %2 launches took %3 to %4</source>
        <translation>Médiane %1 ; la moitié des %2 lancements a pris de %3 à %4</translation>
    </message>
    <message>
        <source>%1 times as fast as the original in the same rotation (%2)</source>
        <translation>%1 fois plus rapide que l’original dans la même rotation (%2)</translation>
    </message>
    <message>
        <source>[handbook]</source>
        <translation>[manuel]</translation>
    </message>
    <message>
        <source>not run for this launch</source>
        <translation>non exécuté pour ce lancement</translation>
    </message>
    <message>
        <source>With another launch: %1</source>
        <translation>Avec un autre lancement : %1</translation>
    </message>
    <message>
        <source>Written by hand: no plan made it, so no verdict covers it.</source>
        <translation>Écrite à la main : aucun plan ne l’a produite, et aucun verdict ne se prononce sur elle.</translation>
    </message>
    <message>
        <source>That it does the same as the original is proved by runs alone, with their data and at their sizes.</source>
        <translation>Qu’elle fasse la même chose que l’original n’est prouvé que par des exécutions, avec leurs données et à leurs tailles.</translation>
    </message>
    <message>
        <source>Verify runs it beside the original, with the same data and at other sizes.</source>
        <translation>« Vérifier » l’exécute à côté de l’original, avec les mêmes données et à d’autres tailles.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>by hand; verified by runs</source>
        <translation>à la main ; vérifiée par exécution</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessModel</name>
    <message>
        <source>Sectors of 32 bytes that a warp&apos;s request moves on average, and how many its data would fill</source>
        <translation>Secteurs de 32 octets que la requête d’un warp déplace en moyenne, et combien ses données en rempliraient</translation>
    </message>
    <message>
        <source>How neighbouring threads lie to each other in memory; false: threadIdx.x does not run along neighbouring elements</source>
        <translation>Disposition en mémoire des accès de threads voisins les uns par rapport aux autres ; faux : threadIdx.x ne parcourt pas des éléments voisins</translation>
    </message>
    <message>
        <source>Different words that one bank of shared memory must give at once; 1 is free of conflicts</source>
        <translation>Mots différents qu’un même banc de la mémoire partagée doit fournir à la fois ; 1 : sans conflit</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Sectors / ideal</source>
        <translation>Secteurs / idéal</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Voies</translation>
    </message>
    <message>
        <source>What the last counted run executed: requests of warps, times the sectors, or the passes over the banks, of each on average; grey where text or launch are others now</source>
        <translation>Ce qu’a exécuté la dernière exécution comptée : requêtes de warps, fois les secteurs ou les passages sur les bancs de chacune en moyenne ; en gris si le texte ou le lancement ont changé depuis</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>Exécuté</translation>
    </message>
    <message>
        <source>Marks accesses that move or wait more than they need, and those that are not known</source>
        <translation>Signale les accès qui déplacent ou attendent plus que nécessaire, et ceux qui ne sont pas connus</translation>
    </message>
    <message>
        <source>The line that the access stands in; a click on the row shows it</source>
        <translation>La ligne de l’accès ; un clic sur la rangée la montre</translation>
    </message>
    <message>
        <source>The access as the source writes it</source>
        <translation>L’accès tel qu’il est écrit dans le code source</translation>
    </message>
    <message>
        <source>The memory that is accessed: global, shared, constant or local</source>
        <translation>La mémoire à laquelle on accède : globale, partagée, constante ou locale</translation>
    </message>
    <message>
        <source>Whether the access reads, writes, does both, or is atomic</source>
        <translation>Si l’accès lit, écrit, fait les deux ou est atomique</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessTable</name>
    <message>
        <source>Accesses of the kernel</source>
        <translation>Accès du kernel</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Aller à l’endroit</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessView</name>
    <message>
        <source>Looking at the accesses…</source>
        <translation>Examen des accès…</translation>
    </message>
    <message>
        <source>Enter what is missing in the fields above, or the block in the toolbar.</source>
        <translation>Saisissez ce qui manque dans les champs ci-dessus, ou le bloc dans la barre d’outils.</translation>
    </message>
    <message>
        <source>%1 is in the plan now: see Steps.</source>
        <translation>%1 est maintenant dans le plan : voyez « Étapes ».</translation>
    </message>
    <message>
        <source>%1 cannot be made. %2</source>
        <translation>%1 n’est pas possible. %2</translation>
    </message>
    <message>
        <source>Lanes and addresses</source>
        <translation>Lanes et adresses</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>Réutilisation</translation>
    </message>
    <message>
        <source>What merging saves</source>
        <translation>Gain de la fusion</translation>
    </message>
    <message>
        <source>Count shows the addresses that a run on the CPU executes.</source>
        <translation>« Compter » montre les adresses qu’exécute un passage sur le CPU.</translation>
    </message>
    <message>
        <source>Counted on the CPU</source>
        <translation>Compté sur le CPU</translation>
    </message>
    <message>
        <source>What a run executed, beside what is predicted</source>
        <translation>Ce qui a été exécuté, à côté de ce qui est prévu</translation>
    </message>
    <message>
        <source>Steps are made on the original and its plan: add %1 to the plan under Steps.</source>
        <translation>Les étapes s’appliquent à l’original et à son plan : ajoutez %1 au plan sous « Étapes ».</translation>
    </message>
    <message>
        <source>The addresses of one warp: each lane, its bytes, and the sectors or banks they are in</source>
        <translation>Les adresses d’un warp : chaque lane, ses octets, et les secteurs ou bancs où ils se trouvent</translation>
    </message>
    <message>
        <source>Which threads of a block use the same elements</source>
        <translation>Quels threads d’un bloc utilisent les mêmes éléments</translation>
    </message>
    <message>
        <source>Loads that are saved where threads are merged, the access matrix, and all numbers</source>
        <translation>Chargements économisés en fusionnant des threads, la matrice d’accès et tous les nombres</translation>
    </message>
    <message>
        <source>What a run on the CPU executed, beside what is predicted</source>
        <translation>Ce qu’une exécution sur le CPU a fait, à côté de ce qui est prévu</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::BestSoFarView</name>
    <message>
        <source>Best plan so far against evaluated plans</source>
        <translation>Meilleur plan jusqu’ici en fonction des plans évalués</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>evaluated plan</source>
        <translation>plan évalué</translation>
    </message>
    <message>
        <source>failed plan</source>
        <translation>plan en échec</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>No plan is evaluated yet</source>
        <translation>Aucun plan n’est encore évalué</translation>
    </message>
    <message>
        <source>Speed-up over the original</source>
        <translation>Accélération par rapport à l’original</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>evaluated plans</source>
        <translation>plans évalués</translation>
    </message>
    <message>
        <source>times as fast</source>
        <translation>fois plus rapide</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>microsecondes</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::BoundariesChart</name>
    <message>
        <source>Chart of the rows of each rank over the iterations</source>
        <translation>Graphique des lignes de chaque rang au fil des itérations</translation>
    </message>
    <message>
        <source>Rows of each rank</source>
        <translation>Lignes de chaque rang</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>itération</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>rank %1: rows %2 to %3, %4 of %5
iterations %6 to %7</source>
        <translation>rang %1 : lignes %2 à %3, %4 sur %5
itérations %6 à %7</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ChartLegend</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CompareView</name>
    <message>
        <source>&amp;Next difference</source>
        <translation>Différence &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Différence &amp;précédente</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Bas</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Haut</translation>
    </message>
    <message>
        <source>Number of differences</source>
        <translation>Nombre de différences</translation>
    </message>
    <message>
        <source>Left text: %1</source>
        <translation>Texte de gauche : %1</translation>
    </message>
    <message>
        <source>Right text: %1</source>
        <translation>Texte de droite : %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Aucune différence</translation>
    </message>
    <message>
        <source>1 line added</source>
        <translation>1 ligne ajoutée</translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation><numerusform>%n ligne ajoutée</numerusform><numerusform>%n lignes ajoutées</numerusform></translation>
    </message>
    <message>
        <source>1 line removed</source>
        <translation>1 ligne supprimée</translation>
    </message>
    <message numerus="yes">
        <source>%n lines removed</source>
        <translation><numerusform>%n ligne supprimée</numerusform><numerusform>%n lignes supprimées</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation><numerusform>%n supprimée</numerusform><numerusform>%n supprimées</numerusform></translation>
    </message>
    <message>
        <source>1 line changed</source>
        <translation>1 ligne modifiée</translation>
    </message>
    <message numerus="yes">
        <source>%n lines changed</source>
        <translation><numerusform>%n ligne modifiée</numerusform><numerusform>%n lignes modifiées</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation><numerusform>%n modifiée</numerusform><numerusform>%n modifiées</numerusform></translation>
    </message>
    <message>
        <source>%1 — difference %2 of %3</source>
        <translation>%1 — différence %2 sur %3</translation>
    </message>
    <message>
        <source>Ignore &amp;white space</source>
        <translation>Ignorer les &amp;espaces</translation>
    </message>
    <message>
        <source>Lines with the same tokens are equal, however they are spaced and indented. Line breaks count, and white space in strings.</source>
        <translation>Les lignes formées des mêmes unités lexicales sont égales, quels que soient leurs espaces et leur retrait. Les sauts de ligne comptent, ainsi que les espaces dans les chaînes.</translation>
    </message>
    <message>
        <source>No difference but for white space</source>
        <translation>Aucune différence sauf dans les espaces</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CountBar</name>
    <message>
        <source>Runs the kernel on the CPU with the launch form, and counts what each access executes</source>
        <translation>Exécute le kernel sur le CPU avec le formulaire de lancement, et compte ce qu’exécute chaque accès</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>The kernel runs on the CPU and is counted…</source>
        <translation>Le kernel s’exécute sur le CPU, comptage en cours…</translation>
    </message>
    <message>
        <source>Not run yet: Count runs the kernel on the CPU and counts its accesses.</source>
        <translation>Pas encore exécuté : « Compter » exécute le kernel sur le CPU et compte ses accès.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependenceFilterBar</name>
    <message>
        <source>Array</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Portée par</translation>
    </message>
    <message>
        <source>Show %1 dependences</source>
        <translation>Afficher les dépendances : %1</translation>
    </message>
    <message>
        <source>‖ ordered by a barrier   (k) carried by loop k</source>
        <translation>‖ ordonnée par une barrière   (k) portée par la boucle k</translation>
    </message>
    <message>
        <source>all arrays</source>
        <translation>tous les tableaux</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>tout</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependenceView</name>
    <message>
        <source>%1 touches no memory that threads or iterations could share.</source>
        <translation>%1 ne touche aucune mémoire que des threads ou des itérations pourraient partager.</translation>
    </message>
    <message>
        <source>Laying the graph out…</source>
        <translation>Disposition du graphe…</translation>
    </message>
    <message>
        <source>No dependences: no two references of %1, one of which writes, use the same address.</source>
        <translation>Aucune dépendance : il n’y a pas deux références de %1, dont une écrit, qui utilisent la même adresse.</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n dependence(s).</source>
        <translation><numerusform>Le filtre masque la seule dépendance.</numerusform><numerusform>Le filtre masque les %n dépendances.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) would make the picture too dense and are left out: choose an array or a kind. The table has them all.</source>
        <translation><numerusform>%n flèche rendrait l’image trop dense et a été omise : choisissez un tableau ou un type. La table contient tout.</numerusform><numerusform>%n flèches rendraient l’image trop dense et ont été omises : choisissez un tableau ou un type. La table contient tout.</numerusform></translation>
    </message>
    <message>
        <source>Dependences of %1</source>
        <translation>Dépendances de %1</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel to see the dependences between its statements.</source>
        <translation>Ouvrez un fichier qui contient un kernel pour voir les dépendances entre ses instructions.</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Data races</translation>
    </message>
    <message>
        <source>The chosen dependence</source>
        <translation>La dépendance choisie</translation>
    </message>
    <message>
        <source>Choose an arrow to see which references meet, what carries them and what they forbid; choose a statement to see its arrows.</source>
        <translation>Choisissez une flèche pour voir quelles références se rencontrent, ce qui les porte et ce qu’elles interdisent ; choisissez une instruction pour voir ses flèches.</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Show the dependences as a table</source>
        <translation>Afficher les dépendances dans une table</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>&amp;Graphe</translation>
    </message>
    <message>
        <source>Show the dependences as a graph</source>
        <translation>Afficher les dépendances dans un graphe</translation>
    </message>
    <message>
        <source>The layout was cancelled; the table has all dependences.</source>
        <translation>La disposition a été annulée ; la table contient toutes les dépendances.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependencesModel</name>
    <message>
        <source>certain</source>
        <translation>certaine</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Portée par</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Data race</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Certaine</translation>
    </message>
    <message>
        <source>Flow: a write is read. Anti: what was read is overwritten. Output: what was written is overwritten.</source>
        <translation>Flux : ce qui est écrit est lu. Anti : ce qui a été lu est écrasé. Sortie : ce qui a été écrit est écrasé.</translation>
    </message>
    <message>
        <source>The memory that both references use</source>
        <translation>La mémoire qu’utilisent les deux références</translation>
    </message>
    <message>
        <source>The reference that comes first</source>
        <translation>La référence qui vient en premier</translation>
    </message>
    <message>
        <source>The reference that must come after it</source>
        <translation>La référence qui doit venir après</translation>
    </message>
    <message>
        <source>The loop, or the barrier, between whose parts the references stand; or threads that nothing orders</source>
        <translation>La boucle ou la barrière entre les parties de laquelle se trouvent les références ; ou des threads que rien n’ordonne</translation>
    </message>
    <message>
        <source>How many iterations, or threads along x, y and z, lie between both references</source>
        <translation>Combien d’itérations, ou de threads le long de x, y et z, séparent les deux références</translation>
    </message>
    <message>
        <source>Whether the references can be a race: two threads, one of them writes, and nothing orders them</source>
        <translation>Si les références peuvent être une course : deux threads, dont un écrit, et rien ne les ordonne</translation>
    </message>
    <message>
        <source>Whether both references use one address for certain, or may do so</source>
        <translation>Si les deux références utilisent la même adresse à coup sûr, ou peut-être</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependencesTable</name>
    <message>
        <source>Dependences</source>
        <translation>Dépendances</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DifferenceTable</name>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>moins bien</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>bruit</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>another</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Differences in numbers</source>
        <translation>Différences en nombres</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Connu par</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::EnergyView</name>
    <message>
        <source>Time against energy of the plans</source>
        <translation>Temps des plans en fonction de leur énergie</translation>
    </message>
    <message>
        <source>evaluated plan</source>
        <translation>plan évalué</translation>
    </message>
    <message>
        <source>no other plan beats it in both</source>
        <translation>aucun autre plan ne le bat sur les deux</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>No plan is evaluated yet</source>
        <translation>Aucun plan n’est encore évalué</translation>
    </message>
    <message>
        <source>These results have no energies: they are measured where a search is for energy, or for both.</source>
        <translation>Ces résultats ne contiennent pas d’énergies : elles sont mesurées lorsqu’une recherche vise l’énergie, ou les deux.</translation>
    </message>
    <message>
        <source>Time and energy of a launch: to the lower left is better</source>
        <translation>Temps et énergie d’un lancement : en bas à gauche, c’est mieux</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>microsecondes</translation>
    </message>
    <message>
        <source>microjoules</source>
        <translation>microjoules</translation>
    </message>
    <message>
        <source>The original</source>
        <translation>L’original</translation>
    </message>
    <message>
        <source>No other plan beats it in both.</source>
        <translation>Aucun autre plan ne le bat sur les deux.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ExplorerView</name>
    <message>
        <source>Reading the source…</source>
        <translation>Lecture du code source…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter of kernels and what is in them</source>
        <translation>Filtre des kernels et de leur contenu</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>Open a CUDA file to see its kernels.</source>
        <translation>Ouvrez un fichier CUDA pour voir ses kernels.</translation>
    </message>
    <message>
        <source>There is no kernel (__global__ function with a body) in this file or in the headers of yours that it includes.</source>
        <translation>Il n’y a pas de kernel (fonction __global__ avec un corps) dans ce fichier ni dans ceux de vos en-têtes qu’il inclut.</translation>
    </message>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>Rien ne correspond au filtre.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorButton</name>
    <message>
        <source>being checked</source>
        <translation>vérification en cours</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2 : %3</translation>
    </message>
    <message>
        <source>It can be made after %1.</source>
        <translation>Possible après %1.</translation>
    </message>
    <message>
        <source>tried by the search space</source>
        <translation>essayé par l’espace de recherche</translation>
    </message>
    <message>
        <source>The search space tries it; Ctrl+click takes it out.</source>
        <translation>L’espace de recherche l’essaie ; Ctrl+clic l’en retire.</translation>
    </message>
    <message>
        <source>Ctrl+click adds it to the search space.</source>
        <translation>Ctrl+clic l’ajoute à l’espace de recherche.</translation>
    </message>
    <message>
        <source>&amp;Try in the Search Space</source>
        <translation>&amp;Essayer dans l’espace de recherche</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorChartView</name>
    <message>
        <source>Chart of the occupancy against the factor</source>
        <translation>Graphique de l’occupation en fonction du facteur</translation>
    </message>
    <message>
        <source>Chart of the registers against the factor</source>
        <translation>Graphique des registres en fonction du facteur</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>%1 registers per thread</source>
        <translation>%1 registres par thread</translation>
    </message>
    <message>
        <source>%1 bytes spilled</source>
        <translation>%1 octets de spill</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>occupation %1 %, limite : %2</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>Registres par thread</translation>
    </message>
    <message>
        <source>factor of %1</source>
        <translation>facteur de %1</translation>
    </message>
    <message>
        <source>occupancy in %</source>
        <translation>occupation en %</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registres</translation>
    </message>
    <message>
        <source>no other step</source>
        <translation>aucune autre étape</translation>
    </message>
    <message>
        <source>spills</source>
        <translation>spills</translation>
    </message>
    <message>
        <source>Chart of the time against the factor</source>
        <translation>Graphique du temps en fonction du facteur</translation>
    </message>
    <message>
        <source>%1; half of all launches took %2 to %3</source>
        <translation>%1 ; la moitié des lancements a pris de %2 à %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time on %1</source>
        <translation>Temps sur %1</translation>
    </message>
    <message>
        <source>median in µs</source>
        <translation>médiane en µs</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorPanel</name>
    <message>
        <source>Open a CUDA file and choose a kernel to see its steps.</source>
        <translation>Ouvrez un fichier CUDA et choisissez un kernel pour voir ses étapes.</translation>
    </message>
    <message>
        <source>Select a value to see why it is legal or not.</source>
        <translation>Sélectionnez une valeur pour voir pourquoi elle est permise ou non.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorRowList</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorRowWidget</name>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Another factor for %1</source>
        <translation>Un autre facteur pour %1</translation>
    </message>
    <message>
        <source>Another factor, 1 to %1; Enter chooses it</source>
        <translation>Un autre facteur, de 1 à %1 ; Entrée le choisit</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorSection</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Show its steps</source>
        <translation>Afficher ses étapes</translation>
    </message>
    <message>
        <source>Fold its steps away</source>
        <translation>Replier ses étapes</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texte à rechercher</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>Précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Suivant (F3)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>&amp;Casse</translation>
    </message>
    <message>
        <source>Small and capital letters differ</source>
        <translation>Distinguer majuscules et minuscules</translation>
    </message>
    <message>
        <source>&amp;Whole word</source>
        <translation>&amp;Mot entier</translation>
    </message>
    <message>
        <source>Regular e&amp;xpression</source>
        <translation>E&amp;xpression régulière</translation>
    </message>
    <message>
        <source>Result of the search</source>
        <translation>Résultat de la recherche</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Fermer la barre de recherche</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Text to replace with</source>
        <translation>Texte de remplacement</translation>
    </message>
    <message>
        <source>With a regular expression, \1 to \9 stand for what its parentheses matched.</source>
        <translation>Avec une expression régulière, \1 à \9 représentent ce qu’ont capturé ses parenthèses.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Replace &amp;all</source>
        <translation>&amp;Tout remplacer</translation>
    </message>
    <message>
        <source>The regular expression is not complete or wrong: %1</source>
        <translation>L’expression régulière est incomplète ou incorrecte : %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation><numerusform>%n trouvé</numerusform><numerusform>%n trouvés</numerusform></translation>
    </message>
    <message>
        <source>from the start again</source>
        <translation>de nouveau depuis le début</translation>
    </message>
    <message>
        <source>from the end again</source>
        <translation>de nouveau depuis la fin</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation><numerusform>%n remplacé</numerusform><numerusform>%n remplacés</numerusform></translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindingsModel</name>
    <message>
        <source>What of the launch&apos;s modelled time goes there, and what is moved too often</source>
        <translation>Part du temps modélisé du lancement qui y passe, et ce qui est déplacé trop souvent</translation>
    </message>
    <message>
        <source>Steps that mend it: a click adds them to the plan</source>
        <translation>Étapes qui y remédient : un clic les ajoute au plan</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Remède</translation>
    </message>
    <message>
        <source>Error: the kernel is wrong. Warning: it may be wrong, or loses much time. Note: it loses little, or may not be so.</source>
        <translation>Erreur : le kernel est faux. Avertissement : il peut être faux ou perd beaucoup de temps. Note : il en perd peu, ou ce n’est peut-être pas le cas.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>The line of the first place; a click on the row shows it</source>
        <translation>La ligne du premier endroit ; un clic sur la rangée la montre</translation>
    </message>
    <message>
        <source>Why it is so, as the analysis found it out</source>
        <translation>Pourquoi il en est ainsi, d’après l’analyse</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindingsView</name>
    <message>
        <source>Lines: %1</source>
        <translation>Lignes : %1</translation>
    </message>
    <message>
        <source>Costs %1.</source>
        <translation>Coûte %1.</translation>
    </message>
    <message>
        <source>%1 is not possible: %2</source>
        <translation>%1 n’est pas possible : %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Aller à l’endroit</translation>
    </message>
    <message>
        <source>&amp;Add the fix to the plan</source>
        <translation>Ajouter le &amp;remède au plan</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) in %1</source>
        <translation><numerusform>%n constat dans %1</numerusform><numerusform>%n constats dans %1</numerusform></translation>
    </message>
    <message>
        <source>times modelled for %1</source>
        <translation>temps modélisés pour %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>not all costs are known: %1</source>
        <translation>les coûts ne sont pas tous connus : %1</translation>
    </message>
    <message>
        <source>looking for fixes…</source>
        <translation>recherche de remèdes…</translation>
    </message>
    <message>
        <source>analysing…</source>
        <translation>analyse en cours…</translation>
    </message>
    <message>
        <source>Add to the plan: %1 (%2)</source>
        <translation>Ajouter au plan : %1 (%2)</translation>
    </message>
    <message>
        <source>Add to the plan: %1</source>
        <translation>Ajouter au plan : %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::GraphPane</name>
    <message>
        <source>Dependence graph</source>
        <translation>Graphe de dépendances</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::GraphTools</name>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Ajuster</translation>
    </message>
    <message>
        <source>&amp;SVG…</source>
        <translation>&amp;SVG…</translation>
    </message>
    <message>
        <source>Write the graph to an SVG file</source>
        <translation>Écrire le graphe dans un fichier SVG</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>Afficher tout le graphe</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::HeatMapPage</name>
    <message>
        <source>Choice across</source>
        <translation>Choix en abscisse</translation>
    </message>
    <message>
        <source>Choice upwards</source>
        <translation>Choix en ordonnée</translation>
    </message>
    <message>
        <source>Acr&amp;oss</source>
        <translation>A&amp;bscisse</translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation>Or&amp;donnée</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::HeatMapView</name>
    <message>
        <source>Best plan for each pair of values of two choices</source>
        <translation>Meilleur plan pour chaque paire de valeurs de deux choix</translation>
    </message>
    <message>
        <source>Best of each pair of values</source>
        <translation>Le meilleur de chaque paire de valeurs</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %3 %4: best %5 of %n plan(s)
%6</source>
        <translation><numerusform>%1 %2, %3 %4 : meilleur %5 sur %n plan
%6</numerusform><numerusform>%1 %2, %3 %4 : meilleur %5 sur %n plans
%6</numerusform></translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ImportanceView</name>
    <message>
        <source>How much each choice decides</source>
        <translation>Poids de chaque choix dans le résultat</translation>
    </message>
    <message>
        <source>Which choice decides the time is known after a dozen plans with different times.</source>
        <translation>Le choix qui décide du temps est connu après une douzaine de plans aux temps différents.</translation>
    </message>
    <message>
        <source>several together</source>
        <translation>plusieurs ensemble</translation>
    </message>
    <message>
        <source>Which choice decides the time</source>
        <translation>Quel choix décide du temps</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1 : %2 %</translation>
    </message>
    <message>
        <source>% of the variance of log times (functional ANOVA)</source>
        <translation>% de la variance des temps logarithmiques (ANOVA fonctionnelle)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::JobsView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Nothing runs, and nothing waits.</source>
        <translation>Rien ne s’exécute, et rien n’attend.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Progress: %1</source>
        <translation>Progression : %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Annuler : %1</translation>
    </message>
    <message>
        <source>Take out of the queue: %1</source>
        <translation>Retirer de la file : %1</translation>
    </message>
    <message>
        <source>End it. What waits for its result goes with it.</source>
        <translation>L’arrêter. Ce qui attend son résultat s’arrête avec elle.</translation>
    </message>
    <message>
        <source>Take it out of the queue, with what waits for it</source>
        <translation>La retirer de la file, avec ce qui l’attend</translation>
    </message>
    <message>
        <source>runs since %1 (%2)</source>
        <translation>s’exécute depuis %1 (%2)</translation>
    </message>
    <message>
        <source>waits for its turn since %1 (%2)</source>
        <translation>attend son tour depuis %1 (%2)</translation>
    </message>
    <message>
        <source>waits for &quot;%1&quot; since %2 (%3)</source>
        <translation>attend « %1 » depuis %2 (%3)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LaneCanvas</name>
    <message>
        <source>Lanes of the warp and the addresses they use</source>
        <translation>Lanes du warp et adresses qu’elles utilisent</translation>
    </message>
    <message>
        <source>Lane %1: the block has no such thread</source>
        <translation>Lane %1 : le bloc n’a pas ce thread</translation>
    </message>
    <message>
        <source>Lane %1, thread (%2, %3, %4)</source>
        <translation>Lane %1, thread (%2, %3, %4)</translation>
    </message>
    <message>
        <source>%1: takes no part</source>
        <translation>%1 : ne participe pas</translation>
    </message>
    <message>
        <source>%1: bytes %2 to %3</source>
        <translation>%1 : octets %2 à %3</translation>
    </message>
    <message>
        <source>%1, bank %2</source>
        <translation>%1, banc %2</translation>
    </message>
    <message>
        <source>%1, sector %2</source>
        <translation>%1, secteur %2</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>octet</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>Sector %1, bytes %2 to %3: used by lane(s) %4</source>
        <translation>Secteur %1, octets %2 à %3 : utilisé par lane(s) %4</translation>
    </message>
    <message>
        <source>128 B lines</source>
        <translation>lignes de 128 B</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banc</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>pass. %1</translation>
    </message>
    <message>
        <source>Bank %1, pass %2: the word at byte %3, for lane(s) %4</source>
        <translation>Banc %1, passage %2 : le mot à l’octet %3, pour lane(s) %4</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LanesPage</name>
    <message>
        <source>Predicted:</source>
        <translation>Prévu :</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LaunchFormView</name>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1; empty: as in the source</source>
        <translation>Blocs de la grille selon %1 ; vide : comme dans le code source</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Threads of a block along %1; empty: as in the source</source>
        <translation>Threads par bloc selon %1 ; vide : comme dans le code source</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>Partagée dyn.</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block in bytes; empty: as in the source</source>
        <translation>Mémoire partagée dynamique par bloc, en octets ; vide : comme dans le code source</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of the random numbers in buffers</source>
        <translation>Des nombres aléatoires dans les tampons</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>How far floating-point results may be apart, as a share of the greater one; empty: not at all</source>
        <translation>Écart permis entre résultats à virgule flottante, comme part du plus grand ; vide : aucun</translation>
    </message>
    <message>
        <source>bit for bit</source>
        <translation>au bit près</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>How far floating-point results may be apart, as a difference</source>
        <translation>Écart permis entre résultats à virgule flottante, comme différence</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Run the variants on the CPU with this launch, and compare their results</source>
        <translation>Exécuter les variantes sur le CPU avec ce lancement, et comparer leurs résultats</translation>
    </message>
    <message>
        <source>&amp;Open Form…</source>
        <translation>&amp;Ouvrir un formulaire…</translation>
    </message>
    <message>
        <source>Read a launch form, a JSON file</source>
        <translation>Lire un formulaire de lancement, un fichier JSON</translation>
    </message>
    <message>
        <source>&amp;Save Form…</source>
        <translation>&amp;Enregistrer le formulaire…</translation>
    </message>
    <message>
        <source>Write the launch form; warpgrain-cli takes it with --launch</source>
        <translation>Écrire le formulaire de lancement ; warpgrain-cli le prend avec --launch</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 1 on.</source>
        <translation>« %1 » n’est pas un nombre entier à partir de 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number from 0 on.</source>
        <translation>« %1 » n’est pas un nombre entier à partir de 0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tolerance: a number from 0 on.</source>
        <translation>« %1 » n’est pas une tolérance, un nombre à partir de 0.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MatrixFormula</name>
    <message>
        <source>Access matrices</source>
        <translation>Matrices d’accès</translation>
    </message>
    <message>
        <source>Rows are the array&apos;s dimensions, the last one runs along neighbouring elements. Z: not known before the kernel runs.</source>
        <translation>Les lignes sont les dimensions du tableau, la dernière parcourt des éléments voisins. Z : inconnu avant l’exécution du kernel.</translation>
    </message>
    <message>
        <source>inter-thread</source>
        <translation>inter-thread</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>intra-thread</source>
        <translation>intra-thread</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>décalage</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MeasureLine</name>
    <message>
        <source>Mea&amp;sure</source>
        <translation>Me&amp;surer</translation>
    </message>
    <message>
        <source>Measure &amp;on</source>
        <translation>Mesurer s&amp;ur</translation>
    </message>
    <message>
        <source>Measure on</source>
        <translation>Mesurer sur</translation>
    </message>
    <message>
        <source>Other machines, recorded results, the GPU&apos;s counters</source>
        <translation>Autres machines, résultats enregistrés, compteurs du GPU</translation>
    </message>
    <message>
        <source>&amp;Add a machine…</source>
        <translation>&amp;Ajouter une machine…</translation>
    </message>
    <message>
        <source>&amp;Forget this machine</source>
        <translation>Ou&amp;blier cette machine</translation>
    </message>
    <message>
        <source>&amp;Look for GPUs again</source>
        <translation>&amp;Rechercher de nouveau des GPU</translation>
    </message>
    <message>
        <source>&amp;Open recorded results…</source>
        <translation>&amp;Ouvrir des résultats enregistrés…</translation>
    </message>
    <message>
        <source>&amp;Read the GPU&apos;s counters</source>
        <translation>&amp;Lire les compteurs du GPU</translation>
    </message>
    <message>
        <source>Read the kernels&apos; own &amp;times</source>
        <translation>Lire les &amp;temps propres des kernels</translation>
    </message>
    <message>
        <source>&amp;Show times</source>
        <translation>Affic&amp;her les temps</translation>
    </message>
    <message>
        <source>Build the variants that were measured, and show their recorded times</source>
        <translation>Générer les variantes qui ont été mesurées, et afficher leurs temps enregistrés</translation>
    </message>
    <message>
        <source>Run the variants on the GPU and time them beside the original; with several rows selected, these. What is not built yet is built first</source>
        <translation>Exécuter les variantes sur le GPU et les chronométrer à côté de l’original ; si plusieurs lignes sont sélectionnées, celles-ci. Ce qui n’est pas encore généré l’est d’abord</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MessagePage</name>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Looking for dependences</source>
        <translation>Recherche des dépendances</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NotesView</name>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What you tried, what you saw, what comes next. Notes are kept in the session.</source>
        <translation>Ce que vous avez essayé, ce que vous avez vu, ce qui vient ensuite. Les notes sont conservées dans la session.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumberFields</name>
    <message>
        <source>Threads of a block along %1</source>
        <translation>Threads par bloc selon %1</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1</source>
        <translation>Blocs de la grille selon %1</translation>
    </message>
    <message>
        <source>Value of the kernel&apos;s argument %1</source>
        <translation>Valeur de l’argument %1 du kernel</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>grille %1</translation>
    </message>
    <message>
        <source>The source does not tell:</source>
        <translation>Le code source ne précise pas :</translation>
    </message>
    <message>
        <source>Computed for:</source>
        <translation>Calculé pour :</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumbersPage</name>
    <message>
        <source>Loads that merging threads saves</source>
        <translation>Chargements que la fusion de threads économise</translation>
    </message>
    <message>
        <source>What is known of the access</source>
        <translation>Ce qu’on sait de l’accès</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumbersTable</name>
    <message>
        <source>Predicted and measured numbers</source>
        <translation>Nombres prévus et mesurés</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>%1: predicted</source>
        <translation>%1 : prévu</translation>
    </message>
    <message>
        <source>%1: measured</source>
        <translation>%1 : mesuré</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OccupancyCurveView</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Chart of the occupancy against the registers per thread</source>
        <translation>Graphique de l’occupation en fonction des registres par thread</translation>
    </message>
    <message>
        <source>original launch</source>
        <translation>lancement original</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>next threshold: %1 registers</source>
        <translation>prochain seuil : %1 registres</translation>
    </message>
    <message>
        <source>Occupancy against registers</source>
        <translation>Occupation en fonction des registres</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>%1
%2 registers per thread
occupancy %3, limited by %4</source>
        <translation>%1
%2 registres par thread
occupation %3, limite : %4</translation>
    </message>
    <message>
        <source>With at most %1 registers per thread another block fits: occupancy %2</source>
        <translation>Avec au plus %1 registres par thread, un bloc de plus tient : occupation %2</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation>registres par thread</translation>
    </message>
    <message>
        <source>occupancy in %</source>
        <translation>occupation en %</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OutlineWriter</name>
    <message>
        <source>It is not read whole: nothing is said of it, and it cannot be changed.</source>
        <translation>Il n’est pas lu en entier : rien n’en est dit, et il ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>It comes from the macro %1; it cannot be changed.</source>
        <translation>Il vient de la macro %1 ; il ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>mémoire partagée</translation>
    </message>
    <message>
        <source>loops and barriers</source>
        <translation>boucles et barrières</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>instances</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>lancements</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, size given by the launch</source>
        <translation>%1, taille donnée par le lancement</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 octets</translation>
    </message>
    <message>
        <source>type not known</source>
        <translation>type inconnu</translation>
    </message>
    <message>
        <source>do … while (%1)</source>
        <translation>do … while (%1)</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>grille %1, bloc %2</translation>
    </message>
    <message>
        <source>named, no launch is followed</source>
        <translation>nommé, aucun lancement n’est suivi</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParallelPage</name>
    <message>
        <source>C&amp;lear ranges</source>
        <translation>Effacer les p&amp;lages</translation>
    </message>
    <message>
        <source>B&amp;est</source>
        <translation>M&amp;eilleurs</translation>
    </message>
    <message>
        <source>Share of the best plans that are drawn strongly</source>
        <translation>Part des meilleurs plans tracés en trait fort</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Drag along an axis to choose a range of it; a click on the axis takes it away</source>
        <translation>Glissez le long d’un axe pour en choisir une plage ; un clic sur l’axe l’efface</translation>
    </message>
    <message>
        <source>%1 of %2 plans</source>
        <translation>%1 plans sur %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParallelView</name>
    <message>
        <source>Parallel coordinates of the plans</source>
        <translation>Coordonnées parallèles des plans</translation>
    </message>
    <message numerus="yes">
        <source>%n strong line(s)</source>
        <translation><numerusform>%n ligne en trait fort</numerusform><numerusform>%n lignes en trait fort</numerusform></translation>
    </message>
    <message>
        <source>No plan has a time yet</source>
        <translation>Aucun plan n’a encore de temps</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParameterFields</name>
    <message>
        <source>How many elements %1 leads to; or a size, &quot;4096 bytes&quot;</source>
        <translation>Nombre d’éléments auxquels mène %1 ; ou une taille, « 4096 bytes »</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>La valeur de %1</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>requis</translation>
    </message>
    <message>
        <source>What %1 holds before the launch</source>
        <translation>Ce que contient %1 avant le lancement</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>nombres aléatoires</translation>
    </message>
    <message>
        <source>0, 1, 2, …</source>
        <translation>0, 1, 2, …</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>un seul nombre</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>zéros</translation>
    </message>
    <message>
        <source>a file&apos;s bytes</source>
        <translation>octets d’un fichier</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>pointeur nul</translation>
    </message>
    <message>
        <source>Choose the file for %1</source>
        <translation>Choisir le fichier pour %1</translation>
    </message>
    <message>
        <source>from (usual)</source>
        <translation>de (habituel)</translation>
    </message>
    <message>
        <source>The lowest number; nothing: -1, of integers 0</source>
        <translation>Le plus petit nombre ; vide : -1, pour les entiers 0</translation>
    </message>
    <message>
        <source>up to (usual)</source>
        <translation>jusqu’à (habituel)</translation>
    </message>
    <message>
        <source>Numbers stay below this; nothing: 1, of integers 1024</source>
        <translation>Les nombres restent strictement inférieurs ; vide : 1, pour les entiers 1024</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The number that every element holds</source>
        <translation>Le nombre que contient chaque élément</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>A file that is at least as long as the buffer</source>
        <translation>Un fichier au moins aussi long que le tampon</translation>
    </message>
    <message>
        <source>as accesses need</source>
        <translation>selon les accès</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no number.</source>
        <translation>%1 : « %2 » n’est pas un nombre.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no size.</source>
        <translation>%1 : « %2 » n’est pas une taille.</translation>
    </message>
    <message>
        <source>%1: which file?</source>
        <translation>%1 : quel fichier ?</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation>de 0</translation>
    </message>
    <message>
        <source>What the first element holds; nothing: 0</source>
        <translation>Ce que contient le premier élément ; vide : 0</translation>
    </message>
    <message>
        <source>step 1</source>
        <translation>pas de 1</translation>
    </message>
    <message>
        <source>How much more the next element holds; nothing: 1</source>
        <translation>De combien augmente l’élément suivant ; vide : 1</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>toutes les valeurs</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlaceSliders</name>
    <message>
        <source>%1. How many there are is not known; these stand for all.</source>
        <translation>%1. Leur nombre n’est pas connu ; les valeurs proposées valent pour toutes.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlanEditor</name>
    <message>
        <source>Steps to add to the plan, separated by semicolons</source>
        <translation>Étapes à ajouter au plan, séparées par des points-virgules</translation>
    </message>
    <message>
        <source>add steps, for example: coarsen y 4; coarsen x 2</source>
        <translation>ajouter des étapes, par exemple : coarsen y 4; coarsen x 2</translation>
    </message>
    <message>
        <source>Steps in the order in which they are made, separated by semicolons; Enter adds them.</source>
        <translation>Étapes dans l’ordre où elles sont appliquées, séparées par des points-virgules ; Entrée les ajoute.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progression de la vérification</translation>
    </message>
    <message>
        <source>Make the step earlier (Alt+Up)</source>
        <translation>Appliquer l’étape plus tôt (Alt+Haut)</translation>
    </message>
    <message>
        <source>Make the step later (Alt+Down)</source>
        <translation>Appliquer l’étape plus tard (Alt+Bas)</translation>
    </message>
    <message>
        <source>Take the step out of the plan (Del)</source>
        <translation>Retirer l’étape du plan (Suppr)</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>vérification…</translation>
    </message>
    <message>
        <source>No step is chosen: the kernel as it is.</source>
        <translation>Aucune étape n’est choisie : le kernel tel quel.</translation>
    </message>
    <message>
        <source>Whole plan: being checked</source>
        <translation>Plan entier : vérification en cours</translation>
    </message>
    <message>
        <source>Whole plan: %1 (&lt;a href=&quot;plan&quot;&gt;why&lt;/a&gt;)</source>
        <translation>Plan entier : %1 (&lt;a href=&quot;plan&quot;&gt;pourquoi&lt;/a&gt;)</translation>
    </message>
    <message>
        <source>As space</source>
        <translation>Comme espace</translation>
    </message>
    <message>
        <source>Make the plan the search space of the variants; ticks on values add to it</source>
        <translation>Faire du plan l’espace de recherche des variantes ; des coches sur des valeurs le complètent</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlanStepList</name>
    <message>
        <source>Steps of the plan, in order</source>
        <translation>Étapes du plan, dans l’ordre</translation>
    </message>
    <message>
        <source>not a step</source>
        <translation>pas une étape</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>non atteinte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ProblemsModel</name>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Error: a part of the source is not read. Warnings and notes change nothing.</source>
        <translation>Erreur : une partie du code source n’est pas lue. Les avertissements et les notes ne changent rien.</translation>
    </message>
    <message>
        <source>What the compiler says of the source</source>
        <translation>Ce que le compilateur dit du code source</translation>
    </message>
    <message>
        <source>The file that it is said of: the source or one of its headers</source>
        <translation>Le fichier dont il s’agit : le code source ou un de ses en-têtes</translation>
    </message>
    <message>
        <source>The line there; Enter or a double click shows it</source>
        <translation>La ligne concernée ; Entrée ou un double clic la montre</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ProblemsView</name>
    <message>
        <source>No problems.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Aller à l’endroit</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::QuickPick</name>
    <message>
        <source>Nothing matches.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Impossible pour le moment.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::RankTimesChart</name>
    <message>
        <source>Chart of the times of the ranks over the iterations</source>
        <translation>Graphique des temps des rangs au fil des itérations</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rang %1</translation>
    </message>
    <message>
        <source>slowest rank</source>
        <translation>rang le plus lent</translation>
    </message>
    <message>
        <source>mean of the ranks</source>
        <translation>moyenne des rangs</translation>
    </message>
    <message>
        <source>fastest rank</source>
        <translation>rang le plus rapide</translation>
    </message>
    <message>
        <source>Time of a product</source>
        <translation>Temps d’un produit</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>itération</translation>
    </message>
    <message>
        <source>time in µs</source>
        <translation>temps en µs</translation>
    </message>
    <message>
        <source>%1: %2 µs, iteration %3</source>
        <translation>%1 : %2 µs, itération %3</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReasonsPage</name>
    <message>
        <source> (a clause)</source>
        <translation> (une proposition)</translation>
    </message>
    <message>
        <source>Step that lifts it: %1.</source>
        <translation>Étape qui le lève : %1.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Every sentence that a verdict may hold, by its id. … stands for names, numbers and clauses of the kernel at hand.</source>
        <translation>Chaque phrase qu’un verdict peut contenir, classée par identifiant. … tient lieu de noms, de nombres et de propositions du kernel concerné.</translation>
    </message>
    <message>
        <source>Reasons of Verdicts - Warpgrain</source>
        <translation>Motifs des verdicts - Warpgrain</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReuseCanvas</name>
    <message>
        <source>Threads of the block and the elements they touch</source>
        <translation>Threads du bloc et éléments qu’ils touchent</translation>
    </message>
    <message numerus="yes">
        <source>Element at byte %1: touched by %n thread(s), %2</source>
        <translation><numerusform>Élément à l’octet %1 : touché par %n thread, %2</numerusform><numerusform>Élément à l’octet %1 : touché par %n threads, %2</numerusform></translation>
    </message>
    <message>
        <source>thread 0</source>
        <translation>thread 0</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation><numerusform>%n thread</numerusform><numerusform>%n threads</numerusform></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReusePage</name>
    <message>
        <source>All iterations of %1</source>
        <translation>Toutes les itérations de %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ShortcutsView</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Attribuer</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>A&amp;ll Standard</source>
        <translation>&amp;Tous par défaut</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>Filtrer par commande ou touches</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nouvelles touches</translation>
    </message>
    <message>
        <source>&amp;New keys:</source>
        <translation>&amp;Nouvelles touches :</translation>
    </message>
    <message>
        <source>Press the keys that are to call the command</source>
        <translation>Appuyez sur les touches qui doivent appeler la commande</translation>
    </message>
    <message>
        <source>Leave the command without keys</source>
        <translation>Laisser la commande sans touches</translation>
    </message>
    <message>
        <source>Give the command the keys that it has at first</source>
        <translation>Rendre à la commande ses touches d’origine</translation>
    </message>
    <message>
        <source>Give every command the keys that it has at first</source>
        <translation>Rendre à chaque commande ses touches d’origine</translation>
    </message>
    <message>
        <source>%1 would be typed into texts. Press it together with Ctrl or Alt.</source>
        <translation>%1 serait saisi dans les textes. Appuyez en même temps sur Ctrl ou Alt.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, whose keys are fixed.</source>
        <translation>%1 appartient à « %2 », dont les touches sont fixes.</translation>
    </message>
    <message>
        <source>The keys of this command are fixed.</source>
        <translation>Les touches de cette commande sont fixes.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which would lose it.</source>
        <translation>%1 appartient à « %2 », qui le perdrait.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SourceEditor</name>
    <message>
        <source>Source text</source>
        <translation>Texte source</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SpacePage</name>
    <message numerus="yes">
        <source>%n plan(s): %1</source>
        <translation><numerusform>%n plan : %1</numerusform><numerusform>%n plans : %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) for other reasons</source>
        <translation><numerusform>%n plan pour d’autres motifs</numerusform><numerusform>%n plans pour d’autres motifs</numerusform></translation>
    </message>
    <message>
        <source>Choices of the space</source>
        <translation>Choix de l’espace</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>Meilleur plan</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Without a time:</source>
        <translation>Sans temps :</translation>
    </message>
    <message>
        <source>left out: the space would have more plans than can be numbered</source>
        <translation>écarté : l’espace aurait plus de plans qu’on ne peut en numéroter</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SparseRunView</name>
    <message>
        <source>new mapping</source>
        <translation>nouvelle répartition</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>équilibré</translation>
    </message>
    <message>
        <source>nothing better is expected; the best one stays</source>
        <translation>rien de mieux n’est attendu ; la meilleure reste</translation>
    </message>
    <message>
        <source>no more steps; the best one stays</source>
        <translation>plus d’étapes ; la meilleure reste</translation>
    </message>
    <message>
        <source>a new mapping would not pay</source>
        <translation>une nouvelle répartition ne paierait pas</translation>
    </message>
    <message>
        <source>changed, but tuning was dear; later</source>
        <translation>cela a changé, mais le réglage a coûté cher ; plus tard</translation>
    </message>
    <message>
        <source>too noisy; measured again</source>
        <translation>trop de bruit ; mesuré à nouveau</translation>
    </message>
    <message>
        <source>none was faster; equal rows are back</source>
        <translation>aucune n’était plus rapide ; retour au même nombre de lignes</translation>
    </message>
    <message>
        <source>nothing has changed</source>
        <translation>rien n’a changé</translation>
    </message>
    <message>
        <source>Mappings that were measured</source>
        <translation>Répartitions mesurées</translation>
    </message>
    <message>
        <source>Exchanges that were tried</source>
        <translation>Échanges essayés</translation>
    </message>
    <message>
        <source>Mappings</source>
        <translation>Répartitions</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 non-zeros; %4 ranks, %5, mapping %6, rows %7</source>
        <translation>%1 : %2 lignes, %3 non nuls ; %4 rangs, %5, répartition %6, lignes %7</translation>
    </message>
    <message>
        <source>%1 iterations in %2 s, %3 µs each: product %4 s, exchange %5 s. Tuning cost %6 s, %7 %.</source>
        <translation>%1 itérations en %2 s, %3 µs chacune : produit %4 s, échange %5 s. Le réglage a coûté %6 s, %7 %.</translation>
    </message>
    <message>
        <source>The product overflowed: its elements are no numbers any more.</source>
        <translation>Le produit a débordé : ses éléments ne sont plus des nombres.</translation>
    </message>
    <message>
        <source>After iteration</source>
        <translation>Après l’itération</translation>
    </message>
    <message>
        <source>Spread in %</source>
        <translation>Écart en %</translation>
    </message>
    <message>
        <source>Slowest rank in µs</source>
        <translation>Rang le plus lent en µs</translation>
    </message>
    <message>
        <source>Fastest rank in µs</source>
        <translation>Rang le plus rapide en µs</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Temps en µs</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Multiplied by %1; elements travel by %2.</source>
        <translation>Multiplié par %1 ; les éléments voyagent par %2.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SubjectLine</name>
    <message>
        <source>The text is being read</source>
        <translation>Lecture du texte en cours</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>End the reading of this text</source>
        <translation>Arrêter la lecture de ce texte</translation>
    </message>
    <message>
        <source>Show the Original</source>
        <translation>Afficher l’original</translation>
    </message>
    <message>
        <source>Choose the original in the place of this variant</source>
        <translation>Choisir l’original à la place de cette variante</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneBar</name>
    <message>
        <source>Reorder sums</source>
        <translation>Réordonner les sommes</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>&amp;Optimiser</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Strate&amp;gy</source>
        <translation>Stratég&amp;ie</translation>
    </message>
    <message>
        <source>Allow steps that change the order of floating-point sums. Outputs may then differ within the launch&apos;s tolerance.</source>
        <translation>Inclure les étapes qui changent l’ordre de sommes en virgule flottante. Les sorties peuvent alors différer, dans la tolérance du lancement.</translation>
    </message>
    <message>
        <source>Plans to evaluate at most</source>
        <translation>Nombre maximal de plans évalués</translation>
    </message>
    <message>
        <source>At most this many plans are compiled and measured</source>
        <translation>Nombre de plans compilés et mesurés au plus</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>Nombre maximal de secondes</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>No further plan is begun after this many seconds</source>
        <translation>Passé ce nombre de secondes, la recherche ne commence plus rien de nouveau</translation>
    </message>
    <message>
        <source>Pla&amp;ns</source>
        <translation>Pla&amp;ns</translation>
    </message>
    <message>
        <source>Seco&amp;nds</source>
        <translation>Secon&amp;des</translation>
    </message>
    <message>
        <source>End the search; what it found so far stays to be looked at</source>
        <translation>Arrêter la recherche ; ce qu’elle a trouvé jusque-là reste consultable</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>Watch a search that was recorded on a GPU, or search results that were recorded (T4 files)</source>
        <translation>Suivre une recherche enregistrée sur un GPU, ou chercher dans des résultats enregistrés (fichiers T4)</translation>
    </message>
    <message>
        <source>Evaluated plans</source>
        <translation>Plans évalués</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v sur %m</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>O&amp;uvrir des résultats…</translation>
    </message>
    <message>
        <source>Search the plans of the kernel for the fastest, on the GPU that is chosen above the variants table</source>
        <translation>Chercher le plus rapide parmi les plans du kernel, sur le GPU choisi au-dessus du tableau des variantes</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Suspendre</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause the search when the plans that are under way are measured</source>
        <translation>Suspendre la recherche une fois mesurée sa série de plans en cours</translation>
    </message>
    <message>
        <source>&amp;Keep the best</source>
        <translation>&amp;Garder le meilleur</translation>
    </message>
    <message>
        <source>Stop, &amp;keep the best</source>
        <translation>Arrêter, &amp;garder le meilleur</translation>
    </message>
    <message>
        <source>Put the best plan that was found into Steps</source>
        <translation>Mettre dans « Étapes » le meilleur plan trouvé</translation>
    </message>
    <message>
        <source>End the search and choose the best plan that was found</source>
        <translation>Arrêter la recherche et choisir le meilleur plan trouvé</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Time and energy</source>
        <translation>Temps et énergie</translation>
    </message>
    <message>
        <source>Ob&amp;jective</source>
        <translation>Ob&amp;jectif</translation>
    </message>
    <message>
        <source>What the search makes small. With both, it looks for the plans that no other one beats in time and energy. Measuring energy takes a second or two for each plan.</source>
        <translation>Ce qui doit être petit. Avec les deux, on cherche les plans qu’aucun autre ne bat à la fois en temps et en énergie. Mesurer l’énergie prend une à deux secondes par plan.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneModel</name>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>known from an earlier search</source>
        <translation>connu d’une recherche antérieure</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>The order in which plans were evaluated</source>
        <translation>L’ordre dans lequel les plans ont été évalués</translation>
    </message>
    <message>
        <source>The steps of the plan; a click puts it into Steps and shows its source</source>
        <translation>Les étapes du plan ; un clic le met dans « Étapes » et montre son source</translation>
    </message>
    <message>
        <source>What came of the plan: how it compares with the original, or why it has no time</source>
        <translation>Ce qu’il est advenu du plan : comment il se compare à l’original, ou pourquoi il n’a pas de temps</translation>
    </message>
    <message>
        <source>The original&apos;s time of the same round, divided by the plan&apos;s</source>
        <translation>Le temps de l’original du même tour, divisé par celui du plan</translation>
    </message>
    <message>
        <source>Median of the plan&apos;s launches on the GPU</source>
        <translation>Médiane des lancements du plan sur le GPU</translation>
    </message>
    <message>
        <source>Energy of one launch, as the GPU counts it</source>
        <translation>Énergie d’un lancement, telle que le GPU la compte</translation>
    </message>
    <message>
        <source>Why the plan has no time</source>
        <translation>Pourquoi le plan n’a pas de temps</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneView</name>
    <message>
        <source>Press Tune to search the plans of the kernel, several steps together, for the fastest: each is compiled, measured on the GPU beside the original, and compared with its outputs. Without a GPU, Replay shows a search that was recorded on one.</source>
        <translation>« Optimiser » cherche, parmi les plans du kernel combinant plusieurs étapes, le plus rapide : chacun est compilé, mesuré sur le GPU à côté de l’original, et ses sorties sont comparées à celles de l’original. Sans GPU, « Rejouer » montre une recherche enregistrée sur un GPU.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Plans of the search</source>
        <translation>Plans de la recherche</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte thermique</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importance</translation>
    </message>
    <message>
        <source>Parallel coordinates</source>
        <translation>Coordonnées parallèles</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>The best time so far, plan by plan</source>
        <translation>Le meilleur temps jusqu’ici, plan par plan</translation>
    </message>
    <message>
        <source>Time against energy of each plan</source>
        <translation>Temps contre énergie de chaque plan</translation>
    </message>
    <message>
        <source>The best plan for each pair of values of two choices</source>
        <translation>Le meilleur plan pour chaque paire de valeurs de deux choix</translation>
    </message>
    <message>
        <source>How much each choice decides the time</source>
        <translation>Combien chaque choix décide du temps</translation>
    </message>
    <message>
        <source>Each plan as a line over the values of all choices</source>
        <translation>Chaque plan comme une ligne sur les valeurs de tous les choix</translation>
    </message>
    <message>
        <source>The values of each choice, and those of the best plan</source>
        <translation>Les valeurs de chaque choix, et celles du meilleur plan</translation>
    </message>
    <message>
        <source>The best plan is right if: %1</source>
        <translation>Le meilleur plan est correct si : %1</translation>
    </message>
    <message>
        <source>The best plan is right if:</source>
        <translation>Le meilleur plan est correct si :</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantCharts</name>
    <message>
        <source>Build variants to see how occupancy and registers change: write the steps to try under Variants, and press Build.</source>
        <translation>Construisez des variantes pour voir comment changent l’occupation et les registres : écrivez sous « Variantes » les étapes à essayer, puis « Construire ».</translation>
    </message>
    <message>
        <source>No variant is compiled yet. Their numbers appear here as they are built; the variants table says what keeps them from it.</source>
        <translation>Aucune variante n’est encore compilée. Leurs chiffres apparaissent ici au fil de la génération ; le tableau des variantes dit ce qui l’empêche.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantsModel</name>
    <message>
        <source>not built</source>
        <translation>non générée</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registres</translation>
    </message>
    <message>
        <source>Spills</source>
        <translation>Spills</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagée</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Limitée par</translation>
    </message>
    <message>
        <source>Compiled in</source>
        <translation>Compilée en</translation>
    </message>
    <message>
        <source>Registers per thread; of several instances of a template, those of the one that needs most</source>
        <translation>Registres par thread ; s’il y a plusieurs instances d’un template, ceux de l’instance qui en demande le plus</translation>
    </message>
    <message>
        <source>Bytes that are spilled to local memory, stores and loads together</source>
        <translation>Octets envoyés en mémoire locale (spills), écritures et chargements réunis</translation>
    </message>
    <message>
        <source>Bytes of stack (local memory) per thread</source>
        <translation>Octets de pile (mémoire locale) par thread</translation>
    </message>
    <message>
        <source>Bytes of shared memory per block, static and dynamic together</source>
        <translation>Octets de mémoire partagée par bloc, statique et dynamique réunies</translation>
    </message>
    <message>
        <source>Theoretical: warps that fit on a multiprocessor, of those possible</source>
        <translation>Théorique : warps qui tiennent sur un multiprocesseur, par rapport au maximum possible</translation>
    </message>
    <message>
        <source>What keeps another block from the multiprocessor</source>
        <translation>Ce qui empêche un bloc de plus sur le multiprocesseur</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifiée</translation>
    </message>
    <message>
        <source>Run on the CPU with the launch form, and compared with what the original leaves in memory</source>
        <translation>Exécutée sur le CPU avec le formulaire de lancement, et comparée à ce que l’original laisse en mémoire</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Median on the GPU, and half the 95 % interval of it as a share; in parentheses: it cannot be compared with the others</source>
        <translation>Médiane sur le GPU, et la moitié de son intervalle à 95 % en proportion ; entre parenthèses : non comparable aux autres</translation>
    </message>
    <message>
        <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
        <translation>Le temps de l’original dans la même rotation, divisé par celui de la variante</translation>
    </message>
    <message>
        <source>The steps that make the variant; the original has none, a variant by hand has its name</source>
        <translation>Les étapes qui donnent la variante ; l’original n’en a pas, une variante à la main a son nom</translation>
    </message>
    <message>
        <source>Whether the steps are legal; rest the mouse on it for the reasons and assumptions</source>
        <translation>Si les étapes sont légales ; laissez la souris dessus pour les raisons et les hypothèses</translation>
    </message>
    <message>
        <source>How far the variant is: written, compiled, refused or failed</source>
        <translation>Où en est la variante : écrite, compilée, refusée ou en échec</translation>
    </message>
    <message>
        <source>How long the compiler took; cached: the same text was compiled before</source>
        <translation>Durée de la compilation ; en cache : le même texte a déjà été compilé</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantsView</name>
    <message>
        <source>Write the steps to try above, for example coarsen y 1,2,4, and press Build: every variant is written, compiled and listed here with its registers, spills and occupancy.</source>
        <translation>Écrivez ci-dessus les étapes à essayer, par exemple coarsen y 1,2,4, puis « Construire » : chaque variante est écrite, compilée et listée ici avec ses registres, ses débordements et son occupation.</translation>
    </message>
    <message>
        <source>Sear&amp;ch space</source>
        <translation>Espace de re&amp;cherche</translation>
    </message>
    <message>
        <source>for example: coarsen y 1,2,4,8; coarsen x 1,2</source>
        <translation>par exemple : coarsen y 1,2,4,8; coarsen x 1,2</translation>
    </message>
    <message>
        <source>Steps with lists of values, separated by semicolons; every combination is a variant. Ctrl+Space lists the steps that can be tried; Ctrl+click on a value in Steps adds it.</source>
        <translation>Étapes avec des listes de valeurs, séparées par des points-virgules ; chaque combinaison est une variante. Ctrl+Espace liste les étapes que l’on peut essayer ; Ctrl+clic sur une valeur dans « Étapes » l’ajoute.</translation>
    </message>
    <message>
        <source>Search space</source>
        <translation>Espace de recherche</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Variants that are done</source>
        <translation>Variantes terminées</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v sur %m</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>Show the selected variants side by side; one is compared with the original</source>
        <translation>Afficher côte à côte les variantes sélectionnées ; une seule est comparée à l’original</translation>
    </message>
    <message>
        <source>&amp;Apply to source</source>
        <translation>A&amp;ppliquer au code source</translation>
    </message>
    <message>
        <source>Put the variant&apos;s text in place of the source; it can be undone</source>
        <translation>Mettre le texte de la variante à la place du code source ; peut être annulé</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Save the variant&apos;s source to a file</source>
        <translation>Enregistrer le code source de la variante dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier comme texte</translation>
    </message>
    <message>
        <source>Copy the selected rows, columns separated by tabs</source>
        <translation>Copier les lignes sélectionnées, colonnes séparées par des tabulations</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Run the variants on the CPU and compare what they leave in memory; what is not built yet is built first</source>
        <translation>Exécuter les variantes sur le CPU et comparer ce qu’elles laissent en mémoire ; ce qui n’est pas encore généré l’est d’abord</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>Me&amp;surer</translation>
    </message>
    <message>
        <source>Measure the selected variants beside the original</source>
        <translation>Mesurer les variantes sélectionnées à côté de l’original</translation>
    </message>
    <message>
        <source>What is built: every combination, the original, and the plan in Steps</source>
        <translation>Ce qui est généré : chaque combinaison, l’original, et le plan de « Étapes »</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation><numerusform>%n variante</numerusform><numerusform>%n variantes</numerusform></translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>Mo&amp;difier</translation>
    </message>
    <message>
        <source>Take the variant&apos;s text as a new row, and change it by hand</source>
        <translation>Reprendre le texte de la variante dans une nouvelle ligne, et le modifier à la main</translation>
    </message>
    <message>
        <source>Add fr&amp;om file…</source>
        <translation>Ajouter d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>Take the kernel of the same name from another file as a new row</source>
        <translation>Reprendre d’un autre fichier le kernel du même nom dans une nouvelle ligne</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <source>Give the row another name</source>
        <translation>Donner un autre nom à la ligne</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Supprim&amp;er</translation>
    </message>
    <message>
        <source>Take the row out of the table; it can be undone</source>
        <translation>Retirer la ligne du tableau ; peut être annulé</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VerdictDetail</name>
    <message>
        <source>It can be made after %1.</source>
        <translation>Possible après %1.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>vérification en cours</translation>
    </message>
    <message>
        <source>Legal without conditions.</source>
        <translation>Permis sans condition.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Fichiers ouverts</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Fermer ce fichier</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ActionBadge</name>
    <message>
        <source>waits for its turn</source>
        <translation>attend son tour</translation>
    </message>
    <message>
        <source>runs, %1 of %2</source>
        <translation>en cours, %1 sur %2</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec : %1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Dernier : %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ViewExports</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Save Table As…</source>
        <translation>Enregistrer le tableau sous…</translation>
    </message>
    <message>
        <source>All rows, as CSV, JSON or PDF</source>
        <translation>Toutes les lignes, en CSV, JSON ou PDF</translation>
    </message>
    <message>
        <source>Copy Chart</source>
        <translation>Copier le graphique</translation>
    </message>
    <message>
        <source>Save Chart As…</source>
        <translation>Enregistrer le graphique sous…</translation>
    </message>
    <message>
        <source>As SVG, PNG or PDF</source>
        <translation>En SVG, PNG ou PDF</translation>
    </message>
    <message>
        <source>Save the table (.csv, .json or .pdf)</source>
        <translation>Enregistrer le tableau (.csv, .json ou .pdf)</translation>
    </message>
    <message>
        <source>A table is written as .csv, .json or .pdf: give the file one of these endings.</source>
        <translation>Un tableau s’écrit en .csv, .json ou .pdf : donnez au fichier l’une de ces extensions.</translation>
    </message>
    <message>
        <source>Save the chart (.svg, .png or .pdf)</source>
        <translation>Enregistrer le graphique (.svg, .png ou .pdf)</translation>
    </message>
    <message>
        <source>A chart is written as .svg, .png or .pdf: give the file one of these endings.</source>
        <translation>Un graphique s’écrit en .svg, .png ou .pdf : donnez au fichier l’une de ces extensions.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 a été écrit.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Handbook - Warpgrain</source>
        <translation>Manuel - Warpgrain</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HelpWindows</name>
    <message>
        <source>The handbook is not there: install the documentation of Warpgrain.</source>
        <translation>Le manuel n’est pas là : installez la documentation de Warpgrain.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::PageMessages</name>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>The example was opened as a copy, %1: yours to change.</source>
        <translation>L’exemple a été ouvert en copie, %1 : vous pouvez la modifier à votre guise.</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Écriture du rapport…</translation>
    </message>
    <message>
        <source>Saved the session %1.</source>
        <translation>Session %1 enregistrée.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ToolBars</name>
    <message>
        <source>Kernel and launch</source>
        <translation>Kernel et lancement</translation>
    </message>
    <message>
        <source>Device and actions</source>
        <translation>Périphérique et actions</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>GPU</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier comme texte</translation>
    </message>
</context>
<context>
    <name>OpenMpRows</name>
    <message>
        <source>listed in a threadprivate directive</source>
        <translation>nommée dans une directive threadprivate</translation>
    </message>
    <message>
        <source>declared in the construct</source>
        <translation>déclarée dans la construction</translation>
    </message>
    <message>
        <source>static, declared in the construct</source>
        <translation>static, déclarée dans la construction</translation>
    </message>
    <message>
        <source>counts a loop that is shared out</source>
        <translation>compte une boucle qui est partagée</translation>
    </message>
    <message>
        <source>listed in a clause</source>
        <translation>nommée dans une clause</translation>
    </message>
    <message>
        <source>by the default clause</source>
        <translation>par la clause default</translation>
    </message>
    <message>
        <source>a number in a target construct, listed nowhere</source>
        <translation>un nombre dans une construction target, nommé nulle part</translation>
    </message>
    <message>
        <source>as in the enclosing region</source>
        <translation>comme dans la région qui l&apos;entoure</translation>
    </message>
    <message>
        <source>of a function that the region calls</source>
        <translation>d&apos;une fonction que la région appelle</translation>
    </message>
    <message>
        <source>listed nowhere</source>
        <translation>nommée nulle part</translation>
    </message>
    <message>
        <source>residency</source>
        <translation>présence sur le GPU</translation>
    </message>
    <message>
        <source>liveness</source>
        <translation>vivacité</translation>
    </message>
    <message>
        <source>one allocation</source>
        <translation>une allocation</translation>
    </message>
    <message>
        <source>promotion out of a loop</source>
        <translation>sortie d&apos;une boucle</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>no kernel has had it yet</source>
        <translation>aucun noyau ne l&apos;a encore eue</translation>
    </message>
    <message>
        <source>the CPU may change it (%1)</source>
        <translation>le CPU peut la changer (%1)</translation>
    </message>
    <message>
        <source>code that is not followed may change it (%1)</source>
        <translation>du code qui n&apos;est pas suivi peut la changer (%1)</translation>
    </message>
    <message>
        <source>a launch that keeps nothing has it (%1)</source>
        <translation>un lancement qui ne garde rien l&apos;a (%1)</translation>
    </message>
    <message>
        <source>code of another source may change it (%1)</source>
        <translation>du code d&apos;un autre source peut la changer (%1)</translation>
    </message>
    <message>
        <source>at each launch</source>
        <translation>à chaque lancement</translation>
    </message>
    <message>
        <source>only where the loop does not write all of it</source>
        <translation>seulement là où la boucle ne l&apos;écrit pas en entier</translation>
    </message>
    <message>
        <source>never: the GPU has it on every path</source>
        <translation>jamais : le GPU l&apos;a sur tous les chemins</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>, ou </translation>
    </message>
    <message>
        <source>at each launch: %1</source>
        <translation>à chaque lancement : %1</translation>
    </message>
    <message>
        <source>where %1</source>
        <translation>là où %1</translation>
    </message>
    <message>
        <source>never: the kernel does not change it</source>
        <translation>jamais : le noyau ne la change pas</translation>
    </message>
    <message>
        <source>never: the CPU does not read it</source>
        <translation>jamais : le CPU ne la lit pas</translation>
    </message>
    <message>
        <source>at each launch, for %1</source>
        <translation>à chaque lancement, pour %1</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>avant %1</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>la mémoire constante</translation>
    </message>
    <message>
        <source>the read-only cache</source>
        <translation>le cache en lecture seule</translation>
    </message>
    <message>
        <source>asked at run time</source>
        <translation>demandé à l&apos;exécution</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loops over %1.</source>
        <translation>Les threads prennent les itérations des boucles sur %1.</translation>
    </message>
    <message>
        <source>The threads of a block share the loop over %1.</source>
        <translation>Les threads d&apos;un bloc se partagent la boucle sur %1.</translation>
    </message>
    <message>
        <source>A launch has at most %1 blocks.</source>
        <translation>Un lancement a au plus %1 blocs.</translation>
    </message>
    <message>
        <source>%1 is gathered with %2; its parts come back at each launch.</source>
        <translation>%1 est réunie avec %2 ; ses parties reviennent à chaque lancement.</translation>
    </message>
    <message>
        <source>The last value of %1 comes back at each launch.</source>
        <translation>La dernière valeur de %1 revient à chaque lancement.</translation>
    </message>
    <message>
        <source>The CPU&apos;s loop stays beside it, for memory or a condition that is known at run time only.</source>
        <translation>La boucle du CPU reste à côté, pour de la mémoire ou une condition qui n&apos;est connue qu&apos;à l&apos;exécution.</translation>
    </message>
</context>
<context>
    <name>OpenMpText</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Data sharing</source>
        <translation>Partage des données</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Threads have it</source>
        <translation>Les threads l&apos;ont</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>Mémoire de %1</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>To the GPU</source>
        <translation>Vers le GPU</translation>
    </message>
    <message>
        <source>Back to the CPU</source>
        <translation>Retour au CPU</translation>
    </message>
    <message>
        <source>Why %1 is copied for each launch</source>
        <translation>Pourquoi %1 est copiée à chaque lancement</translation>
    </message>
    <message>
        <source>The kernel reads %1 through %2.</source>
        <translation>Le noyau lit %1 par %2.</translation>
    </message>
    <message numerus="yes">
        <source>Blocks of %n thread(s).</source>
        <translation>
            <numerusform>Blocs d&apos;un thread.</numerusform>
            <numerusform>Blocs de %n threads.</numerusform>
        </translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>sur le GPU</translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>sur le CPU</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Why it stays on the CPU</source>
        <translation>Pourquoi elle reste sur le CPU</translation>
    </message>
    <message>
        <source>Not translated</source>
        <translation>Non traduit</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n directive(s) on the GPU</source>
        <translation>
            <numerusform>%1 sur une directive sur le GPU</numerusform>
            <numerusform>%1 sur %n directives sur le GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel(s)</source>
        <translation>
            <numerusform>un noyau</numerusform>
            <numerusform>%n noyaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::OpenMpPresenter</name>
    <message>
        <source>The CUDA program was written to %1.</source>
        <translation>Le programme CUDA a été écrit dans %1.</translation>
    </message>
    <message>
        <source>The program is translated.</source>
        <translation>Le programme est en cours de traduction.</translation>
    </message>
    <message>
        <source>Open a C, C++ or CUDA source with OpenMP directives (#pragma omp) to see which of its regions become kernels, and what is copied for them.</source>
        <translation>Ouvrez un source en C, C++ ou CUDA avec des directives OpenMP (#pragma omp) pour voir lesquelles de ses régions deviennent des noyaux, et ce qui est copié pour elles.</translation>
    </message>
    <message>
        <source>Save the CUDA program</source>
        <translation>Enregistrer le programme CUDA</translation>
    </message>
    <message>
        <source>%1 is the source itself; choose another name.</source>
        <translation>%1 est le source lui-même ; choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OpenMpView</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>OpenMP</source>
        <translation>OpenMP</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>Source as it was read</source>
        <translation>Source tel qu&apos;il a été lu</translation>
    </message>
    <message>
        <source>OpenMP program with what becomes of each region</source>
        <translation>Programme OpenMP avec ce que devient chaque région</translation>
    </message>
    <message>
        <source>CUDA program</source>
        <translation>Programme CUDA</translation>
    </message>
    <message>
        <source>&amp;Open as CUDA</source>
        <translation>&amp;Ouvrir en CUDA</translation>
    </message>
    <message>
        <source>Writes the CUDA program beside the source and opens it: kernels, steps, variants and measurements follow as for any source</source>
        <translation>Écrit le programme CUDA à côté du source et l&apos;ouvre : noyaux, étapes, variantes et mesures suivent comme pour tout source</translation>
    </message>
    <message>
        <source>Sa&amp;ve CUDA…</source>
        <translation>E&amp;nregistrer CUDA…</translation>
    </message>
    <message>
        <source>Writes the CUDA program to a file</source>
        <translation>Écrit le programme CUDA dans un fichier</translation>
    </message>
    <message>
        <source>When memory is copied</source>
        <translation>Quand la mémoire est copiée</translation>
    </message>
    <message>
        <source>Memory stays on the GPU</source>
        <translation>La mémoire reste sur le GPU</translation>
    </message>
    <message>
        <source>Copies that the data flow needs</source>
        <translation>Copies que le flux de données exige</translation>
    </message>
    <message>
        <source>Copies at each launch</source>
        <translation>Copies à chaque lancement</translation>
    </message>
    <message>
        <source>When memory is copied between CPU and GPU</source>
        <translation>Quand la mémoire est copiée entre CPU et GPU</translation>
    </message>
    <message>
        <source>Functions with their regions and kernels</source>
        <translation>Fonctions avec leurs régions et noyaux</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>S&apos;exécute sur</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>What is known of the chosen region</source>
        <translation>Ce que l&apos;on sait de la région choisie</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transferts</translation>
    </message>
    <message>
        <source>Copies between CPU and GPU, in the order of the program</source>
        <translation>Copies entre CPU et GPU, dans l&apos;ordre du programme</translation>
    </message>
    <message>
        <source>The program is translated…</source>
        <translation>Traduction du programme…</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Ailleurs</translation>
    </message>
    <message>
        <source>%1()</source>
        <translation>%1()</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Message about the program</source>
        <translation>Message sur le programme</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TransfersModel</name>
    <message>
        <source>Which analyses of the program take copies away</source>
        <translation>Quelles analyses du programme enlèvent des copies</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>To the GPU</source>
        <translation>Vers le GPU</translation>
    </message>
    <message>
        <source>Back to the CPU</source>
        <translation>Retour au CPU</translation>
    </message>
    <message>
        <source>Saved by</source>
        <translation>Évité par</translation>
    </message>
    <message>
        <source>The line that the kernel is made of</source>
        <translation>La ligne dont le kernel est tiré</translation>
    </message>
    <message>
        <source>The kernel that works on the variable</source>
        <translation>Le kernel qui travaille sur la variable</translation>
    </message>
    <message>
        <source>The variable, array or pointer whose memory is copied</source>
        <translation>La variable, le tableau ou le pointeur dont la mémoire est copiée</translation>
    </message>
    <message>
        <source>How many bytes are copied; those behind a pointer are asked for at run time</source>
        <translation>Combien d’octets sont copiés ; ceux derrière un pointeur sont demandés à l’exécution</translation>
    </message>
    <message>
        <source>When the memory is copied to the GPU before the kernel</source>
        <translation>Quand la mémoire est copiée vers le GPU avant le kernel</translation>
    </message>
    <message>
        <source>When the memory is copied back after the kernel</source>
        <translation>Quand la mémoire est recopiée après le kernel</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CodeView</name>
    <message numerus="yes">
        <source>%n floating-point</source>
        <translation>
            <numerusform>%n en virgule flottante</numerusform>
            <numerusform>%n en virgule flottante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n integer</source>
        <translation>
            <numerusform>%n sur des entiers</numerusform>
            <numerusform>%n sur des entiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of global memory</source>
        <translation>
            <numerusform>%n en mémoire globale</numerusform>
            <numerusform>%n en mémoire globale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of shared memory</source>
        <translation>
            <numerusform>%n en mémoire partagée</numerusform>
            <numerusform>%n en mémoire partagée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of local memory</source>
        <translation>
            <numerusform>%n en mémoire locale</numerusform>
            <numerusform>%n en mémoire locale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of constant memory</source>
        <translation>
            <numerusform>%n en mémoire constante</numerusform>
            <numerusform>%n en mémoire constante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of control flow</source>
        <translation>
            <numerusform>%n de contrôle de flux</numerusform>
            <numerusform>%n de contrôle de flux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of barriers</source>
        <translation>
            <numerusform>%n de barrières</numerusform>
            <numerusform>%n de barrières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registers</source>
        <translation>
            <numerusform>%n registre</numerusform>
            <numerusform>%n registres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instructions</source>
        <translation>
            <numerusform>%n instruction</numerusform>
            <numerusform>%n instructions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n live registers</source>
        <translation>
            <numerusform>%n registre vivant</numerusform>
            <numerusform>%n registres vivants</numerusform>
        </translation>
    </message>
    <message>
        <source>SASS</source>
        <translation>SASS</translation>
    </message>
    <message>
        <source>PTX</source>
        <translation>PTX</translation>
    </message>
    <message>
        <source>Form of the code</source>
        <translation>Forme du code</translation>
    </message>
    <message>
        <source>SASS is what the GPU executes; PTX is what nvcc gives to ptxas, which chooses the registers</source>
        <translation>SASS est ce que le GPU exécute ; PTX est ce que nvcc donne à ptxas, qui choisit les registres</translation>
    </message>
    <message>
        <source>Instance of the kernel</source>
        <translation>Instance du noyau</translation>
    </message>
    <message>
        <source>Summary of the code</source>
        <translation>Résumé du code</translation>
    </message>
    <message>
        <source>Source: beside each line its instructions and, of SASS, the most live registers</source>
        <translation>Source : à côté de chaque ligne ses instructions et, pour SASS, le plus grand nombre de registres vivants</translation>
    </message>
    <message>
        <source>Code: beside each instruction its source line and, of SASS, the live registers</source>
        <translation>Code : à côté de chaque instruction sa ligne de source et, pour SASS, les registres vivants</translation>
    </message>
    <message>
        <source>In the margin: the line, its instructions, and of SASS the most registers that live at one</source>
        <translation>Dans la marge : la ligne, ses instructions et, pour SASS, le plus grand nombre de registres vivants à l’une d’elles</translation>
    </message>
    <message>
        <source>In the margin: the source line, and of SASS the registers that live</source>
        <translation>Dans la marge : la ligne de source et, pour SASS, les registres vivants</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>Line %1: %2 (%3)</source>
        <translation>Ligne %1 : %2 (%3)</translation>
    </message>
    <message>
        <source>Line %1: %2 (%3); at most %4</source>
        <translation>Ligne %1 : %2 (%3) ; au plus %4</translation>
    </message>
    <message>
        <source>Line %1: no instruction comes from it</source>
        <translation>Ligne %1 : aucune instruction n’en provient</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::CodePage</name>
    <message>
        <source>Compiling with line numbers…</source>
        <translation>Compilation avec numéros de ligne…</translation>
    </message>
    <message>
        <source>Choose a kernel: what the compiler makes of each of its lines is shown here.</source>
        <translation>Choisissez un noyau : ce que le compilateur fait de chacune de ses lignes est montré ici.</translation>
    </message>
    <message>
        <source>There is no text to compile. %1</source>
        <translation>Il n’y a pas de texte à compiler. %1</translation>
    </message>
    <message>
        <source>Looking for the CUDA toolkit…</source>
        <translation>Recherche du toolkit CUDA…</translation>
    </message>
    <message>
        <source>nvcc makes the code. It follows the flags of this folder, which can make it start programs, so nothing is compiled before you say that you trust the folder.</source>
        <translation>C’est nvcc qui produit le code. Il suit les options de ce dossier, qui peuvent lui faire lancer des programmes ; rien n’est donc compilé avant que vous disiez faire confiance au dossier.</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Compiler</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::RooflineView</name>
    <message>
        <source>Roofline: operations per second against operations per byte</source>
        <translation>Roofline : opérations par seconde en fonction des opérations par octet</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>roofs: L2 cache and operations</source>
        <translation>toits : cache L2 et opérations</translation>
    </message>
    <message>
        <source>roofs: memory and operations</source>
        <translation>toits : mémoire et opérations</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>Roofline of %1</source>
        <translation>Roofline de %1</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>opérations par octet</translation>
    </message>
    <message>
        <source>10⁹ operations per second</source>
        <translation>10⁹ opérations par seconde</translation>
    </message>
    <message>
        <source>%1
%2: %3 · 10⁹ operations per second at %4 operations per byte
%5 % of the roof</source>
        <translation>%1
%2 : %3 · 10⁹ opérations par seconde à %4 opérations par octet
%5 % du toit</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TourPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>&amp;Leave the Tour</source>
        <translation>&amp;Quitter la visite</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Tour</name>
    <message>
        <source>What is in the file</source>
        <translation>Ce que contient le fichier</translation>
    </message>
    <message>
        <source>The explorer lists the kernels with their loops, shared arrays, barriers and launches. A click leads to the line. Everything in the window speaks of the kernel that is chosen in the toolbar.</source>
        <translation>L’explorateur énumère les noyaux avec leurs boucles, tableaux partagés, barrières et lancements. Un clic mène à la ligne. Tout dans la fenêtre concerne le noyau choisi dans la barre d’outils.</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>Findings ranks what the kernel loses: races, uncoalesced accesses, bank conflicts, wasted transfers, each with its cost and its place. A button on a row adds the steps that mend it to the plan.</source>
        <translation>Les constats classent ce que perd le noyau : courses, accès non coalescents, conflits de bancs, transferts gaspillés, chacun avec son coût et son emplacement. Un bouton de la ligne ajoute au plan les étapes qui y remédient.</translation>
    </message>
    <message>
        <source>How its threads reach memory</source>
        <translation>Comment ses threads atteignent la mémoire</translation>
    </message>
    <message>
        <source>Choose an access to see the 32 lanes of a warp, the sectors that they touch, and the banks of shared memory.</source>
        <translation>Choisissez un accès pour voir les 32 voies d’un warp, les secteurs qu’elles touchent et les bancs de la mémoire partagée.</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Ce que l’on peut faire</translation>
    </message>
    <message>
        <source>Each value of each step has its verdict: ✓ legal, ✓* legal if the listed assumptions hold, ✕ illegal, ? not understood. A click adds the step to the plan below, and the reasons stand beneath it. Verdicts follow while you type in the source.</source>
        <translation>Chaque valeur de chaque étape a son verdict : ✓ légal, ✓* légal si les hypothèses indiquées sont vraies, ✕ illégal, ? non compris. Un clic ajoute l’étape au plan en dessous, et les raisons figurent plus bas. Les verdicts suivent pendant que vous tapez dans la source.</translation>
    </message>
    <message>
        <source>What becomes of the source</source>
        <translation>Ce que devient la source</translation>
    </message>
    <message>
        <source>Side by Side shows the original and the source that the plan makes, with sectors, registers and time before and after. Choose a step first, for example a factor of coarsening, and look here again.</source>
        <translation>Côte à côte montre l’original et la source que produit le plan, avec les secteurs, les registres et le temps avant et après. Choisissez d’abord une étape, par exemple un facteur de grossissement, et revenez ici.</translation>
    </message>
    <message>
        <source>Is it right, and is it faster?</source>
        <translation>Est-ce juste, et est-ce plus rapide ?</translation>
    </message>
    <message>
        <source>Write steps with lists of values, and build: each row has its registers and occupancy. Verify runs the rows on the CPU and compares what they compute; Measure takes their times on a GPU, of this machine or of another one.</source>
        <translation>Écrivez des étapes avec des listes de valeurs, et construisez : chaque ligne a ses registres et son occupation. Vérifier exécute les lignes sur le CPU et compare ce qu’elles calculent ; Mesurer prend leurs temps sur un GPU, de cette machine ou d’une autre.</translation>
    </message>
    <message>
        <source>Leave the search to the program</source>
        <translation>Laissez le programme chercher</translation>
    </message>
    <message>
        <source>Tune searches plans of several steps, verifies the best one and says why it is faster. Without a GPU it replays recorded searches. Export writes the source that won. F1 opens the handbook at whatever has the keyboard.</source>
        <translation>Optimiser cherche des plans de plusieurs étapes, vérifie le meilleur et dit pourquoi il est plus rapide. Sans GPU, il rejoue des recherches enregistrées. Exporter écrit la source gagnante. F1 ouvre le manuel à ce qui a le clavier.</translation>
    </message>
</context>
<context>
    <name>NestPictures</name>
    <message>
        <source>Which element a thread touches depends on data: it is known only when the program runs.</source>
        <translation>L’élément que touche un thread dépend de données : il n’est connu que lorsque le programme s’exécute.</translation>
    </message>
    <message>
        <source>How far apart the elements of neighbouring threads lie is no number here, nor a product of sizes: there is no picture.</source>
        <translation>La distance entre les éléments de threads voisins n’est ici ni un nombre ni un produit de tailles : il n’y a pas d’image.</translation>
    </message>
    <message>
        <source>%1 taken as %2.</source>
        <translation>%1 pris égal à %2.</translation>
    </message>
</context>
<context>
    <name>NestRows</name>
    <message>
        <source>global memory</source>
        <translation>mémoire globale</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>texture</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>mémoire constante</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>mémoire partagée</translation>
    </message>
    <message>
        <source>strips in shared memory, from %1</source>
        <translation>bandes en mémoire partagée, depuis : %1</translation>
    </message>
    <message>
        <source>published rules, compute capability %1, %2 registers</source>
        <translation>règles publiées, capacité de calcul %1, %2 registres</translation>
    </message>
    <message>
        <source>our rules, compute capability %1, %2 registers</source>
        <translation>nos règles, capacité de calcul %1, %2 registres</translation>
    </message>
</context>
<context>
    <name>NestText</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>iterations: %1</source>
        <translation>itérations : %1</translation>
    </message>
    <message>
        <source>gathers %1</source>
        <translation>rassemble %1</translation>
    </message>
    <message>
        <source>It is the kernel %1.</source>
        <translation>C’est le noyau %1.</translation>
    </message>
    <message>
        <source>It stays on the CPU.</source>
        <translation>Elle reste sur le CPU.</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coût %1</translation>
    </message>
    <message>
        <source>nest %1</source>
        <translation>imbrication %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>affectée</translation>
    </message>
    <message>
        <source>No shape of block fits a multiprocessor.</source>
        <translation>Aucune forme de bloc ne tient sur un multiprocesseur.</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>Aucune boucle ne peut être affectée.</translation>
    </message>
    <message>
        <source>parallel, %1</source>
        <translation>parallèle, %1</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>parallèle</translation>
    </message>
    <message>
        <source>parallel, in the thread</source>
        <translation>parallèle, dans le thread</translation>
    </message>
    <message>
        <source>not parallel</source>
        <translation>non parallèle</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>lu et écrit</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>Nest in %1()</source>
        <translation>Imbrication dans %1()</translation>
    </message>
    <message>
        <source>It is not followed.</source>
        <translation>Elle n’est pas suivie.</translation>
    </message>
    <message>
        <source>What was done to it</source>
        <translation>Ce qui lui a été fait</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Boucles</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>Tenu pour acquis</translation>
    </message>
    <message>
        <source>Memory under the chosen mapping</source>
        <translation>Mémoire sous l’affectation choisie</translation>
    </message>
    <message numerus="yes">
        <source>%n mapping(s) are left out: no block of theirs fits a multiprocessor.</source>
        <translation>
            <numerusform>%n affectation est omise : aucun de ses blocs ne tient sur un multiprocesseur.</numerusform>
            <numerusform>%n affectations sont omises : aucun de leurs blocs ne tient sur un multiprocesseur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not mapped</source>
        <translation>Non affecté</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nest(s) mapped</source>
        <translation>
            <numerusform>%1 imbrication sur %n affectée</numerusform>
            <numerusform>%1 imbrications sur %n affectées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel(s)</source>
        <translation>
            <numerusform>%n noyau</numerusform>
            <numerusform>%n noyaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::NestPresenter</name>
    <message>
        <source>The program was written to %1.</source>
        <translation>Le programme a été écrit dans %1.</translation>
    </message>
    <message>
        <source>The reading of the nests was stopped. Map Again reads them.</source>
        <translation>La lecture des imbrications a été arrêtée. « Affecter à nouveau » les lit.</translation>
    </message>
    <message>
        <source>The nests are read.</source>
        <translation>Les imbrications sont lues.</translation>
    </message>
    <message>
        <source>Open a serial C or C++ source with for loops to see which of them can become threads, in which way, and to have it written in CUDA or OpenCL.</source>
        <translation>Ouvrez un source séquentiel en C ou C++ avec des boucles for pour voir lesquelles peuvent devenir des threads et comment, et pour le faire écrire en CUDA ou OpenCL.</translation>
    </message>
    <message>
        <source>Save the program</source>
        <translation>Enregistrer le programme</translation>
    </message>
    <message>
        <source>%1 is the source itself; choose another name.</source>
        <translation>%1 est le source lui-même ; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 is a name for kernels; name the host program, for example %2.</source>
        <translation>%1 est un nom pour des noyaux ; nommez le programme hôte, par exemple %2.</translation>
    </message>
    <message>
        <source>Map Only the Nest of Line %1</source>
        <translation>Affecter seulement l’imbrication de la ligne %1</translation>
    </message>
    <message>
        <source>Map All Nests Again</source>
        <translation>Affecter à nouveau toutes les imbrications</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MappingsModel</name>
    <message>
        <source>Its place; mappings that the rules do not tell apart share one</source>
        <translation>Sa place ; les affectations que les règles ne distinguent pas en partagent une</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Which loop runs along which thread index</source>
        <translation>Quelle boucle va selon quel indice de thread</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Affectation</translation>
    </message>
    <message>
        <source>Threads of a block, x first</source>
        <translation>Threads d’un bloc, x d’abord</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>What strips of arrays in shared memory would save; the program that is written has none</source>
        <translation>Ce que des bandes de tableaux en mémoire partagée économiseraient ; le programme écrit n’en a pas</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Threads of a block whose accesses are not coalesced, summed over the accesses</source>
        <translation>Threads d’un bloc dont les accès ne sont pas coalescés, sommés sur les accès</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Bytes of shared memory that the strips of a block would take</source>
        <translation>Octets de mémoire partagée que prendraient les bandes d’un bloc</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagée</translation>
    </message>
    <message>
        <source>Blocks that a multiprocessor holds at once</source>
        <translation>Blocs qu’un multiprocesseur tient à la fois</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actifs</translation>
    </message>
    <message>
        <source>Active warps of those possible</source>
        <translation>Warps actifs parmi ceux possibles</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>By which rule it stands above the next one</source>
        <translation>Selon quelle règle elle est au-dessus de la suivante</translation>
    </message>
    <message>
        <source>Above the next because</source>
        <translation>Au-dessus de la suivante car</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MatricesPage</name>
    <message>
        <source>Choose a nest that is mapped to see how its loops move its accesses.</source>
        <translation>Choisissez une imbrication affectée pour voir comment ses boucles déplacent ses accès.</translation>
    </message>
    <message>
        <source>Access matrices of the nest</source>
        <translation>Matrices d’accès de l’imbrication</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NestTextsPage</name>
    <message>
        <source>Serial</source>
        <translation>Séquentiel</translation>
    </message>
    <message>
        <source>Serial source as it was read</source>
        <translation>Source séquentiel tel qu’il a été lu</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Noyaux</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>CUDA program</source>
        <translation>Programme CUDA</translation>
    </message>
    <message>
        <source>Kernels in OpenCL C</source>
        <translation>Noyaux en OpenCL C</translation>
    </message>
    <message>
        <source>Host program of the OpenCL kernels</source>
        <translation>Programme hôte des noyaux OpenCL</translation>
    </message>
    <message>
        <source>The program is written…</source>
        <translation>Le programme est écrit…</translation>
    </message>
    <message>
        <source>Choose a mapping to have the program written.</source>
        <translation>Choisissez une affectation pour faire écrire le programme.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NestsView</name>
    <message>
        <source>Reorder sums</source>
        <translation>Réordonner les sommes</translation>
    </message>
    <message>
        <source>Message about the nests</source>
        <translation>Message sur les imbrications</translation>
    </message>
    <message>
        <source>Rules of the ranking</source>
        <translation>Règles du classement</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nos règles</translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation>Règles publiées</translation>
    </message>
    <message>
        <source>Corrected rules for the GPU in the toolbar, or the published ones for a GT200 of compute capability 1.3</source>
        <translation>Règles corrigées pour le GPU de la barre d’outils, ou celles publiées pour un GT200 de capacité de calcul 1.3</translation>
    </message>
    <message>
        <source>Language of the kernels</source>
        <translation>Langage des noyaux</translation>
    </message>
    <message>
        <source>The language that kernels are written in</source>
        <translation>Le langage dans lequel les noyaux sont écrits</translation>
    </message>
    <message>
        <source>Also loops that gather floating-point numbers, whose result depends on the order</source>
        <translation>Aussi les boucles qui rassemblent des nombres à virgule flottante, dont le résultat dépend de l’ordre</translation>
    </message>
    <message>
        <source>Keep loops</source>
        <translation>Garder les boucles</translation>
    </message>
    <message>
        <source>Loops stay as they are written: they are not interchanged, joined, distributed or made rectangles</source>
        <translation>Les boucles restent telles qu’elles sont écrites : elles ne sont ni échangées, ni jointes, ni réparties, ni rendues rectangulaires</translation>
    </message>
    <message>
        <source>Only at the caret</source>
        <translation>Seulement au curseur</translation>
    </message>
    <message>
        <source>Only the nest whose outermost loop is the one at the caret, which may be a loop inside another; else the nests behind #pragma warpgrain map, or all where there is none</source>
        <translation>Seulement l’imbrication dont la boucle la plus externe est celle du curseur, qui peut être dans une autre ; sinon les imbrications après #pragma warpgrain map, ou toutes s’il n’y en a pas</translation>
    </message>
    <message>
        <source>Writes the program beside the source and opens its kernels: steps, variants and measurements follow as for any source</source>
        <translation>Écrit le programme à côté du source et ouvre ses noyaux : étapes, variantes et mesures suivent comme pour tout source</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Writes the program to a file; of OpenCL, with the kernels beside it</source>
        <translation>Écrit le programme dans un fichier ; pour OpenCL, avec les noyaux à côté</translation>
    </message>
    <message>
        <source>Functions with their nests and loops</source>
        <translation>Fonctions avec leurs imbrications et boucles</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Imbrication</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Mappings of the nest, the best first</source>
        <translation>Affectations de l’imbrication, la meilleure d’abord</translation>
    </message>
    <message>
        <source>What is known of the chosen nest</source>
        <translation>Ce qui est connu de l’imbrication choisie</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrices</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>%1()</source>
        <translation>%1()</translation>
    </message>
    <message>
        <source>Open as O&amp;penCL</source>
        <translation>Ouvrir en O&amp;penCL</translation>
    </message>
    <message>
        <source>O&amp;pen as CUDA</source>
        <translation>Ouv&amp;rir en CUDA</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Map Again</source>
        <translation>Affecter à nouveau</translation>
    </message>
    <message>
        <source>Ends the reading of the nests, or the writing of the program</source>
        <translation>Met fin à la lecture des imbrications ou à l’écriture du programme</translation>
    </message>
    <message>
        <source>Reads the nests of the source once more</source>
        <translation>Lit encore une fois les imbrications du source</translation>
    </message>
    <message>
        <source>The nests are read…</source>
        <translation>Les imbrications sont lues…</translation>
    </message>
    <message>
        <source>The program is written…</source>
        <translation>Le programme est écrit…</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TouchPage</name>
    <message>
        <source>(chosen)</source>
        <translation>(choisie)</translation>
    </message>
    <message>
        <source>Access that is shown</source>
        <translation>Accès montré</translation>
    </message>
    <message>
        <source>The array, and which of its accesses</source>
        <translation>Le tableau, et lequel de ses accès</translation>
    </message>
    <message>
        <source>What is shown of it</source>
        <translation>Ce qui en est montré</translation>
    </message>
    <message>
        <source>Addresses of a warp</source>
        <translation>Adresses d’un warp</translation>
    </message>
    <message>
        <source>Elements of a block</source>
        <translation>Éléments d’un bloc</translation>
    </message>
    <message>
        <source>Which addresses the threads of the first warp use, or which elements the threads of a block share</source>
        <translation>Quelles adresses utilisent les threads du premier warp, ou quels éléments partagent les threads d’un bloc</translation>
    </message>
    <message>
        <source>access %1</source>
        <translation>accès %1</translation>
    </message>
    <message>
        <source>Choose a nest that is mapped to see which threads touch which elements.</source>
        <translation>Choisissez une imbrication affectée pour voir quels threads touchent quels éléments.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FlagsWindow</name>
    <message>
        <source>Compiler Flags</source>
        <translation>Options du compilateur</translation>
    </message>
    <message>
        <source>Look for headers in</source>
        <translation>Chercher les en-têtes dans</translation>
    </message>
    <message>
        <source>Open a source to see the flags that it is read and built with.</source>
        <translation>Ouvrez un code source pour voir les options avec lesquelles il est lu et compilé.</translation>
    </message>
    <message>
        <source>These flags were given for this file.</source>
        <translation>Ces options ont été données pour ce fichier.</translation>
    </message>
    <message>
        <source>These flags were found in compile_commands.json, or guessed from the makefile and the folders beside the file.</source>
        <translation>Ces options ont été trouvées dans compile_commands.json, ou déduites du makefile et des dossiers voisins du fichier.</translation>
    </message>
    <message>
        <source>Relative folders are looked for in %1.</source>
        <translation>Les dossiers relatifs sont cherchés dans %1.</translation>
    </message>
    <message>
        <source>The source is read…</source>
        <translation>Le code source est en cours de lecture…</translation>
    </message>
    <message numerus="yes">
        <source>The source was read without errors: %n kernel(s).</source>
        <translation><numerusform>Le code source a été lu sans erreur : %n kernel.</numerusform><numerusform>Le code source a été lu sans erreur : %n kernels.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The source was read with %n error(s).</source>
        <translation><numerusform>Le code source a été lu avec %n erreur.</numerusform><numerusform>Le code source a été lu avec %n erreurs.</numerusform></translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation>La première : %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FlagsView</name>
    <message>
        <source>&amp;Fast mathematics (--use_fast_math)</source>
        <translation>Mathématiques &amp;rapides (--use_fast_math)</translation>
    </message>
    <message>
        <source>Add &amp;Macro</source>
        <translation>Ajouter une &amp;macro</translation>
    </message>
    <message>
        <source>Add &amp;Include Folder…</source>
        <translation>Ajouter un dossier d’&amp;inclusion…</translation>
    </message>
    <message>
        <source>&amp;Use Flags</source>
        <translation>&amp;Utiliser ces options</translation>
    </message>
    <message>
        <source>Fi&amp;nd Again</source>
        <translation>Chercher à &amp;nouveau</translation>
    </message>
    <message>
        <source>Compiler flags, a flag with its value a line</source>
        <translation>Options du compilateur, une par ligne avec sa valeur</translation>
    </message>
    <message>
        <source>No flags: for example -DTILE=16, -I include or -std=c++17</source>
        <translation>Aucune option : par exemple -DTILE=16, -I include ou -std=c++17</translation>
    </message>
    <message>
        <source>the compiler&apos;s own</source>
        <translation>celui du compilateur</translation>
    </message>
    <message>
        <source>nvcc then computes divisions, roots and functions like sinf faster and less exactly</source>
        <translation>nvcc calcule alors divisions, racines et fonctions comme sinf plus vite et moins exactement</translation>
    </message>
    <message>
        <source>Macro to define</source>
        <translation>Macro à définir</translation>
    </message>
    <message>
        <source>NAME or NAME=VALUE</source>
        <translation>NOM ou NOM=VALEUR</translation>
    </message>
    <message>
        <source>Choose a folder in which headers are looked for (-I)</source>
        <translation>Choisir un dossier dans lequel les en-têtes sont cherchés (-I)</translation>
    </message>
    <message>
        <source>Read the source again with these flags (Ctrl+Return)</source>
        <translation>Relire le code source avec ces options (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Look for the flags in compile_commands.json, or guess them, as when the file was opened</source>
        <translation>Chercher les options dans compile_commands.json, ou les déduire, comme à l’ouverture du fichier</translation>
    </message>
    <message>
        <source>&amp;Standard:</source>
        <translation>&amp;Norme :</translation>
    </message>
</context>
</TS>
