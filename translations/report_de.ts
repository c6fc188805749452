<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>warpgrain::report::Words</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>Report on {1}</source>
        <translation>Bericht über {1}</translation>
    </message>
    <message>
        <source>Made by Warpgrain {1} on {2}.</source>
        <translation>Erstellt von Warpgrain {1} am {2}.</translation>
    </message>
    <message>
        <source>Kernel and launch</source>
        <translation>Kernel und Start</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Instantiation</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>grid {1} blocks</source>
        <translation>Gitter {1} Blöcke</translation>
    </message>
    <message>
        <source>block {1} threads</source>
        <translation>Block {1} Threads</translation>
    </message>
    <message>
        <source>{1} bytes of dynamic shared memory</source>
        <translation>{1} Byte dynamischer Shared Memory</translation>
    </message>
    <message>
        <source>From the source</source>
        <translation>Aus dem Quelltext</translation>
    </message>
    <message>
        <source>{1} = {2} (line {3})</source>
        <translation>{1} = {2} (Zeile {3})</translation>
    </message>
    <message>
        <source>{1} = {2} (a guess from line {3})</source>
        <translation>{1} = {2} (eine Vermutung aus Zeile {3})</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>A multiprocessor holds</source>
        <translation>Ein Multiprozessor fasst</translation>
    </message>
    <message>
        <source>{1} warps, {2} blocks, {3} registers, {4} bytes of shared memory</source>
        <translation>{1} Warps, {2} Blöcke, {3} Register, {4} Byte Shared Memory</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA-Toolkit</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Gemessen auf</translation>
    </message>
    <message>
        <source>{1}, driver {2}, {3}</source>
        <translation>{1}, Treiber {2}, {3}</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>No plan was chosen: the report is on the original.</source>
        <translation>Es ist kein Plan gewählt: Der Bericht behandelt das Original.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>legal if what is assumed holds</source>
        <translation>erlaubt, falls das Angenommene gilt</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>by hand; proved by runs alone</source>
        <translation>von Hand; allein durch Läufe belegt</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Numbers before and after</source>
        <translation>Zahlen vorher und nachher</translation>
    </message>
    <message>
        <source>They were not compared: {1}</source>
        <translation>Sie wurden nicht verglichen: {1}</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Bekannt aus</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>neither better nor worse</source>
        <translation>weder besser noch schlechter</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>time, median (µs)</source>
        <translation>Zeit, Median (µs)</translation>
    </message>
    <message>
        <source>time by the model (µs)</source>
        <translation>Zeit nach dem Modell (µs)</translation>
    </message>
    <message>
        <source>sectors loaded</source>
        <translation>geladene Sektoren</translation>
    </message>
    <message>
        <source>sectors stored</source>
        <translation>geschriebene Sektoren</translation>
    </message>
    <message>
        <source>bank conflicts, loads</source>
        <translation>Bankkonflikte, Laden</translation>
    </message>
    <message>
        <source>bank conflicts, stores</source>
        <translation>Bankkonflikte, Schreiben</translation>
    </message>
    <message>
        <source>uncoalesced accesses</source>
        <translation>nicht zusammengefasste Zugriffe</translation>
    </message>
    <message>
        <source>accesses with conflicts</source>
        <translation>Zugriffe mit Konflikten</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>nicht gezählte Zugriffe</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>Stellen mit Wettläufen</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>Befehle der Warps</translation>
    </message>
    <message>
        <source>registers of a thread</source>
        <translation>Register eines Threads</translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation>Belegung (%)</translation>
    </message>
    <message>
        <source>shared memory of a block (bytes)</source>
        <translation>Shared Memory eines Blocks (Byte)</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>Threads eines Blocks</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>{1}, {2}: sectors</source>
        <translation>{1}, {2}: Sektoren</translation>
    </message>
    <message>
        <source>{1}, {2}: passes over the banks</source>
        <translation>{1}, {2}: Durchgänge über die Bänke</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesend</translation>
    </message>
    <message>
        <source>write</source>
        <translation>schreibend</translation>
    </message>
    <message>
        <source>read and write</source>
        <translation>lesend und schreibend</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>atomar</translation>
    </message>
    <message>
        <source>It was not measured with this launch.</source>
        <translation>Mit diesem Start wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>Das Modell braucht den ganzen Start und eine GPU, deren Geschwindigkeit bekannt ist.</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>Ein Zugriff oder die Länge einer Schleife ist nicht bekannt und wurde geraten.</translation>
    </message>
    <message>
        <source>Estimates of this kind are usually wrong by {1} % themselves.</source>
        <translation>Schätzungen dieser Art liegen selbst meist um {1} % daneben.</translation>
    </message>
    <message>
        <source>The 95 % intervals of the two medians meet.</source>
        <translation>Die 95-%-Intervalle der beiden Mediane überschneiden sich.</translation>
    </message>
    <message>
        <source>Findings in the original</source>
        <translation>Befunde im Original</translation>
    </message>
    <message>
        <source>By the model, the launch takes {1} µs on {2}.</source>
        <translation>Nach dem Modell dauert der Start {1} µs auf {2}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Steps that mend it</source>
        <translation>Schritte, die ihn beheben</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>{1} (possible)</source>
        <translation>{1} (möglich)</translation>
    </message>
    <message>
        <source>{1} % of the time</source>
        <translation>{1} % der Zeit</translation>
    </message>
    <message>
        <source>{1} cycles</source>
        <translation>{1} Takte</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} Sektoren</translation>
    </message>
    <message>
        <source>{1} passes over the banks</source>
        <translation>{1} Durchgänge über die Bänke</translation>
    </message>
    <message>
        <source>{1} ({2}, expected to be {3} times as fast)</source>
        <translation>{1} ({2}, voraussichtlich {3}-mal so schnell)</translation>
    </message>
    <message>
        <source>{1} ({2})</source>
        <translation>{1} ({2})</translation>
    </message>
    <message>
        <source>{1} is not possible: {2}</source>
        <translation>{1} ist nicht möglich: {2}</translation>
    </message>
    <message>
        <source>Steps that mend findings were not looked for.</source>
        <translation>Schritte, die Befunde beheben, wurden nicht gesucht.</translation>
    </message>
    <message>
        <source>Not counted:</source>
        <translation>Nicht gezählt:</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>Access out of bounds</source>
        <translation>Zugriff außerhalb der Grenzen</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation>Divergente Barriere</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation>Nicht zusammengefasster Zugriff</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation>Bankkonflikt</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergenz</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation>Geringe Auslastung</translation>
    </message>
    <message>
        <source>Unevenly spread blocks</source>
        <translation>Ungleich verteilte Blöcke</translation>
    </message>
    <message>
        <source>Redundant loads</source>
        <translation>Überflüssige Ladezugriffe</translation>
    </message>
    <message>
        <source>Unused grain</source>
        <translation>Ungenutzte Körnung</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>No variant was built.</source>
        <translation>Es wurde keine Variante gebaut.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>(Original)</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Spills (bytes)</source>
        <translation>Auslagerung (Byte)</translation>
    </message>
    <message>
        <source>Shared (bytes)</source>
        <translation>Shared (Byte)</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>Belegung (%)</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Begrenzt durch</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>Zeit (µs)</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>± (%)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>nicht übersetzt</translation>
    </message>
    <message>
        <source>built</source>
        <translation>gebaut</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <source>noisy</source>
        <translation>verrauscht</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>verified, also at {1} other sizes</source>
        <translation>geprüft, auch bei {1} anderen Größen</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>not with this launch</source>
        <translation>nicht mit diesem Start</translation>
    </message>
    <message>
        <source>with another launch: {1}</source>
        <translation>mit einem anderen Start: {1}</translation>
    </message>
    <message>
        <source>{1}, with findings</source>
        <translation>{1}, mit Befunden</translation>
    </message>
    <message>
        <source>Evidence of the verification</source>
        <translation>Belege der Prüfung</translation>
    </message>
    <message>
        <source>Variants were run on the CPU, and what they leave in memory was compared with what the original leaves, with this launch and at these sizes alone.</source>
        <translation>Varianten wurden auf der CPU ausgeführt. Was sie im Speicher hinterlassen, wurde mit dem verglichen, was das Original hinterlässt: nur mit diesem Start und bei diesen Größen.</translation>
    </message>
    <message>
        <source>No variant was run.</source>
        <translation>Es wurde keine Variante ausgeführt.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Run with</source>
        <translation>Ausgeführt mit</translation>
    </message>
    <message>
        <source>Other sizes at which it agrees</source>
        <translation>Andere Größen, bei denen sie übereinstimmt</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>No variant is built: there are no numbers to draw.</source>
        <translation>Es ist keine Variante gebaut: Es gibt keine Zahlen zu zeichnen.</translation>
    </message>
    <message>
        <source>What changes in the source</source>
        <translation>Was sich im Quelltext ändert</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
</context>
</TS>
