<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>warpgrain::report::Words</name>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>Report on {1}</source>
        <translation>Rapport sur {1}</translation>
    </message>
    <message>
        <source>Made by Warpgrain {1} on {2}.</source>
        <translation>Produit par Warpgrain {1} le {2}.</translation>
    </message>
    <message>
        <source>Kernel and launch</source>
        <translation>Kernel et lancement</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Instantiation</source>
        <translation>Instanciation</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Code source</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>grid {1} blocks</source>
        <translation>grille de {1} blocs</translation>
    </message>
    <message>
        <source>block {1} threads</source>
        <translation>bloc de {1} threads</translation>
    </message>
    <message>
        <source>{1} bytes of dynamic shared memory</source>
        <translation>{1} octets de mémoire partagée dynamique</translation>
    </message>
    <message>
        <source>From the source</source>
        <translation>D’après le code source</translation>
    </message>
    <message>
        <source>{1} = {2} (line {3})</source>
        <translation>{1} = {2} (ligne {3})</translation>
    </message>
    <message>
        <source>{1} = {2} (a guess from line {3})</source>
        <translation>{1} = {2} (supposé d’après la ligne {3})</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>A multiprocessor holds</source>
        <translation>Un multiprocesseur contient</translation>
    </message>
    <message>
        <source>{1} warps, {2} blocks, {3} registers, {4} bytes of shared memory</source>
        <translation>{1} warps, {2} blocs, {3} registres, {4} octets de mémoire partagée</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>Toolkit CUDA</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Mesuré sur</translation>
    </message>
    <message>
        <source>{1}, driver {2}, {3}</source>
        <translation>{1}, pilote {2}, {3}</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>No plan was chosen: the report is on the original.</source>
        <translation>Aucun plan n’a été choisi : le rapport porte sur l’original.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légal</translation>
    </message>
    <message>
        <source>legal if what is assumed holds</source>
        <translation>légal si les hypothèses sont vérifiées</translation>
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
        <source>by hand; proved by runs alone</source>
        <translation>à la main ; prouvée seulement par des exécutions</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Numbers before and after</source>
        <translation>Nombres avant et après</translation>
    </message>
    <message>
        <source>They were not compared: {1}</source>
        <translation>Ils n’ont pas été comparés : {1}</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
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
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>moins bien</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>neither better nor worse</source>
        <translation>ni mieux ni moins bien</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>bruit</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>analyse</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>compilateur</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lancement</translation>
    </message>
    <message>
        <source>time, median (µs)</source>
        <translation>temps, médiane (µs)</translation>
    </message>
    <message>
        <source>time by the model (µs)</source>
        <translation>temps selon le modèle (µs)</translation>
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
        <source>accesses with conflicts</source>
        <translation>accès avec conflits</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>accès non comptés</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>endroits avec data races</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>instructions de warps</translation>
    </message>
    <message>
        <source>registers of a thread</source>
        <translation>registres par thread</translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation>occupation (%)</translation>
    </message>
    <message>
        <source>shared memory of a block (bytes)</source>
        <translation>mémoire partagée par bloc (octets)</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>threads par bloc</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>{1}, {2}: sectors</source>
        <translation>{1}, {2} : secteurs</translation>
    </message>
    <message>
        <source>{1}, {2}: passes over the banks</source>
        <translation>{1}, {2} : passages sur les bancs</translation>
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
        <source>It was not measured with this launch.</source>
        <translation>Aucune mesure n’a été faite avec ce lancement.</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>Le modèle a besoin du lancement complet, et d’un GPU dont la vitesse est connue.</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>Un accès ou la longueur d’une boucle n’est pas connu et a été deviné.</translation>
    </message>
    <message>
        <source>Estimates of this kind are usually wrong by {1} % themselves.</source>
        <translation>Les estimations de ce type se trompent elles-mêmes d’ordinaire de {1} %.</translation>
    </message>
    <message>
        <source>The 95 % intervals of the two medians meet.</source>
        <translation>Les intervalles à 95 % des deux médianes se recoupent.</translation>
    </message>
    <message>
        <source>Findings in the original</source>
        <translation>Constats dans l’original</translation>
    </message>
    <message>
        <source>By the model, the launch takes {1} µs on {2}.</source>
        <translation>Selon le modèle, le lancement prend {1} µs sur {2}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
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
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Steps that mend it</source>
        <translation>Étapes qui y remédient</translation>
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
        <source>{1} (possible)</source>
        <translation>{1} (possible)</translation>
    </message>
    <message>
        <source>{1} % of the time</source>
        <translation>{1} % du temps</translation>
    </message>
    <message>
        <source>{1} cycles</source>
        <translation>{1} cycles</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} secteurs</translation>
    </message>
    <message>
        <source>{1} passes over the banks</source>
        <translation>{1} passages sur les bancs</translation>
    </message>
    <message>
        <source>{1} ({2}, expected to be {3} times as fast)</source>
        <translation>{1} ({2}, devrait être {3} fois plus rapide)</translation>
    </message>
    <message>
        <source>{1} ({2})</source>
        <translation>{1} ({2})</translation>
    </message>
    <message>
        <source>{1} is not possible: {2}</source>
        <translation>{1} n’est pas possible : {2}</translation>
    </message>
    <message>
        <source>Steps that mend findings were not looked for.</source>
        <translation>Les étapes qui remédient aux constats n’ont pas été cherchées.</translation>
    </message>
    <message>
        <source>Not counted:</source>
        <translation>Non comptés :</translation>
    </message>
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
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>No variant was built.</source>
        <translation>Aucune variante n’a été générée.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>(original)</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Génération</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registres</translation>
    </message>
    <message>
        <source>Spills (bytes)</source>
        <translation>Spills (octets)</translation>
    </message>
    <message>
        <source>Shared (bytes)</source>
        <translation>Partagée (octets)</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>Occupation (%)</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Limitée par</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>Temps (µs)</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>± (%)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>non compilée</translation>
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
        <source>registers</source>
        <translation>registres</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>mémoire partagée</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barrières</translation>
    </message>
    <message>
        <source>noisy</source>
        <translation>bruité</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>non comparable</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non exécutée</translation>
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
        <source>verified, also at {1} other sizes</source>
        <translation>vérifiée, y compris à {1} autres tailles</translation>
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
        <source>with another launch: {1}</source>
        <translation>avec un autre lancement : {1}</translation>
    </message>
    <message>
        <source>{1}, with findings</source>
        <translation>{1}, avec des constats</translation>
    </message>
    <message>
        <source>Evidence of the verification</source>
        <translation>Preuves de la vérification</translation>
    </message>
    <message>
        <source>Variants were run on the CPU, and what they leave in memory was compared with what the original leaves, with this launch and at these sizes alone.</source>
        <translation>Les variantes ont été exécutées sur le CPU, et ce qu’elles laissent en mémoire a été comparé à ce que laisse l’original, avec ce seul lancement et à ces seules tailles.</translation>
    </message>
    <message>
        <source>No variant was run.</source>
        <translation>Aucune variante n’a été exécutée.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Run with</source>
        <translation>Exécutée avec</translation>
    </message>
    <message>
        <source>Other sizes at which it agrees</source>
        <translation>Autres tailles auxquelles elle concorde</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>No variant is built: there are no numbers to draw.</source>
        <translation>Aucune variante n’est générée : il n’y a pas de nombres à tracer.</translation>
    </message>
    <message>
        <source>What changes in the source</source>
        <translation>Ce qui change dans le code source</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Rien.</translation>
    </message>
</context>
</TS>
