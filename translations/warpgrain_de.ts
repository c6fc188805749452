<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
        <name>AccessTexts</name>
        <message>
            <source>nothing is wasted</source>
            <translation>nichts wird verschwendet</translation>
        </message>
        <message>
            <source>uncoalesced</source>
            <translation>nicht zusammengefasst</translation>
        </message>
        <message>
            <source>bank conflict</source>
            <translation>Bankkonflikt</translation>
        </message>
        <message>
            <source>not counted</source>
            <translation>nicht gezählt</translation>
        </message>
        <message>
            <source>global</source>
            <translation>global</translation>
        </message>
        <message>
            <source>shared</source>
            <translation>shared</translation>
        </message>
        <message>
            <source>local</source>
            <translation>lokal</translation>
        </message>
        <message>
            <source>constant</source>
            <translation>konstant</translation>
        </message>
        <message>
            <source>texture</source>
            <translation>Textur</translation>
        </message>
        <message>
            <source>unknown</source>
            <comment>memory space</comment>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>read</source>
            <translation>lesen</translation>
        </message>
        <message>
            <source>write</source>
            <translation>schreiben</translation>
        </message>
        <message>
            <source>read and write</source>
            <translation>lesen und schreiben</translation>
        </message>
        <message>
            <source>atomic</source>
            <translation>atomar</translation>
        </message>
        <message>
            <source>uniform</source>
            <translation>einheitlich</translation>
        </message>
        <message>
            <source>linear</source>
            <translation>linear</translation>
        </message>
        <message>
            <source>reverse linear</source>
            <translation>umgekehrt linear</translation>
        </message>
        <message>
            <source>shifted</source>
            <translation>verschoben</translation>
        </message>
        <message>
            <source>overlapping</source>
            <translation>überlappend</translation>
        </message>
        <message>
            <source>strided</source>
            <translation>mit Abstand</translation>
        </message>
        <message>
            <source>random</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <source>uniform: all threads along x use one element</source>
            <translation>einheitlich: alle Threads entlang x benutzen ein Element</translation>
        </message>
        <message>
            <source>linear: neighbouring threads use neighbouring elements</source>
            <translation>linear: benachbarte Threads benutzen benachbarte Elemente</translation>
        </message>
        <message>
            <source>reverse linear: neighbouring threads use neighbouring elements, backwards</source>
            <translation>umgekehrt linear: benachbarte Threads benutzen benachbarte Elemente, rückwärts</translation>
        </message>
        <message>
            <source>shifted: linear, but not from where a sector begins</source>
            <translation>verschoben: linear, aber nicht von einem Sektoranfang an</translation>
        </message>
        <message>
            <source>overlapping: rows of threads meet the elements of their neighbours</source>
            <translation>überlappend: Reihen von Threads treffen auf die Elemente ihrer Nachbarn</translation>
        </message>
        <message>
            <source>strided: neighbouring threads use elements of different rows</source>
            <translation>mit Abstand: benachbarte Threads benutzen Elemente verschiedener Zeilen</translation>
        </message>
        <message>
            <source>strided: neighbouring threads are several elements apart</source>
            <translation>mit Abstand: benachbarte Threads liegen mehrere Elemente auseinander</translation>
        </message>
        <message>
            <source>random: not known before the kernel runs</source>
            <translation>beliebig: nicht bekannt, bevor der Kernel läuft</translation>
        </message>
        <message>
            <source>%1 KiB</source>
            <translation>%1 KiB</translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s)</source>
            <translation>
                <numerusform>%n Byte</numerusform>
                <numerusform>%n Byte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2, %3 memory</source>
            <translation>%1: %2, Speicher: %3</translation>
        </message>
        <message>
            <source>sectors a request: %1, ideal %2</source>
            <translation>Sektoren je Anfrage: %1, ideal %2</translation>
        </message>
        <message>
            <source>bank conflict: %1 ways</source>
            <translation>Bankkonflikt: %1-fach</translation>
        </message>
        <message>
            <source>no bank conflict</source>
            <translation>kein Bankkonflikt</translation>
        </message>
        <message>
            <source>not affine: %1</source>
            <translation>nicht affin: %1</translation>
        </message>
    </context>
    <context>
        <name>AgeTexts</name>
        <message>
            <source>This time is of %1; the newest times are of %2.</source>
            <translation>Diese Zeit ist von %1; die neuesten Zeiten sind von %2.</translation>
        </message>
        <message>
            <source>This time was measured with another launch than the one under Test Launch.</source>
            <translation>Diese Zeit wurde mit einem anderen Start gemessen als dem unter „Teststart“.</translation>
        </message>
        <message>
            <source>This time was recorded of another text of the source.</source>
            <translation>Diese Zeit wurde mit einem anderen Quelltext aufgezeichnet.</translation>
        </message>
        <message>
            <source>This time was recorded of another instantiation of the template.</source>
            <translation>Diese Zeit wurde mit einer anderen Instanz des Templates aufgezeichnet.</translation>
        </message>
        <message>
            <source>It was not recorded of which instantiation of the template this time is.</source>
            <translation>Es wurde nicht aufgezeichnet, zu welcher Instanz des Templates diese Zeit gehört.</translation>
        </message>
        <message>
            <source>This time was recorded on another architecture, %1.</source>
            <translation>Diese Zeit wurde auf einer anderen Architektur aufgezeichnet, %1.</translation>
        </message>
        <message>
            <source>This time was recorded of other machine code.</source>
            <translation>Diese Zeit wurde mit anderem Maschinencode aufgezeichnet.</translation>
        </message>
    </context>
    <context>
        <name>CountTexts</name>
        <message>
            <source>executions by a thread</source>
            <translation>Ausführungen durch einen Thread</translation>
        </message>
        <message>
            <source>requests of warps</source>
            <translation>Anfragen von Warps</translation>
        </message>
        <message>
            <source>sectors of 32 bytes</source>
            <translation>Sektoren von 32 Byte</translation>
        </message>
        <message>
            <source>lines of 128 bytes</source>
            <translation>Zeilen von 128 Byte</translation>
        </message>
        <message>
            <source>passes over the banks</source>
            <translation>Durchgänge durch die Bänke</translation>
        </message>
        <message>
            <source>bank conflicts</source>
            <translation>Bankkonflikte</translation>
        </message>
        <message>
            <source>ways of the worst pass</source>
            <translation>Worte einer Bank im schlimmsten Durchgang</translation>
        </message>
        <message>
            <source>predicted</source>
            <translation>vorhergesagt</translation>
        </message>
        <message>
            <source>executed</source>
            <translation>ausgeführt</translation>
        </message>
        <message>
            <source>Executed: never.</source>
            <translation>Ausgeführt: nie.</translation>
        </message>
        <message>
            <source>Executed: %1 requests.</source>
            <translation>Ausgeführt: %1 Anfragen.</translation>
        </message>
        <message>
            <source>Executed: %1 requests, %2 passes over the banks (%3 a request), %4 of them conflicts.</source>
            <translation>Ausgeführt: %1 Anfragen, %2 Durchgänge durch die Bänke (%3 je Anfrage), davon %4 Konflikte.</translation>
        </message>
        <message>
            <source>Executed: %1 requests, %2 sectors (%3 a request).</source>
            <translation>Ausgeführt: %1 Anfragen, %2 Sektoren (%3 je Anfrage).</translation>
        </message>
        <message>
            <source>The kernel has not been run: Count runs it on the CPU with the launch form, and counts what this access executes.</source>
            <translation>Der Kernel wurde nicht ausgeführt: „Zählen“ führt ihn auf der CPU mit der Startform aus und zählt, was dieser Zugriff ausführt.</translation>
        </message>
        <message>
            <source>This access is not among what was counted.</source>
            <translation>Dieser Zugriff ist nicht unter dem, was gezählt wurde.</translation>
        </message>
        <message>
            <source>Nothing is predicted of the whole launch: %1.</source>
            <translation>Für den ganzen Start ist nichts vorhergesagt: %1.</translation>
        </message>
        <message>
            <source>A device may count something else: %1.</source>
            <translation>Ein Gerät zählt vielleicht anders: %1.</translation>
        </message>
    </context>
    <context>
        <name>DependenceTexts</name>
        <message>
            <source>flow</source>
            <translation>Fluss</translation>
        </message>
        <message>
            <source>anti</source>
            <translation>Anti</translation>
        </message>
        <message>
            <source>output</source>
            <translation>Ausgabe</translation>
        </message>
        <message>
            <source>input</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>flow: written, then read</source>
            <translation>Fluss: geschrieben, dann gelesen</translation>
        </message>
        <message>
            <source>anti: read, then written</source>
            <translation>Anti: gelesen, dann geschrieben</translation>
        </message>
        <message>
            <source>output: written twice</source>
            <translation>Ausgabe: zweimal geschrieben</translation>
        </message>
        <message>
            <source>input: read twice; orders nothing</source>
            <translation>Eingabe: zweimal gelesen; ordnet nichts</translation>
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
            <translation>O</translation>
        </message>
        <message>
            <source>I</source>
            <comment>letter for an input dependence</comment>
            <translation>I</translation>
        </message>
        <message>
            <source>is read</source>
            <translation>wird gelesen</translation>
        </message>
        <message>
            <source>is written</source>
            <translation>wird geschrieben</translation>
        </message>
        <message>
            <source>is read and written</source>
            <translation>wird gelesen und geschrieben</translation>
        </message>
        <message>
            <source>is updated atomically</source>
            <translation>wird atomar geändert</translation>
        </message>
        <message>
            <source>one thread, one iteration</source>
            <translation>ein Thread, ein Durchlauf</translation>
        </message>
        <message>
            <source>threads of a block, unordered</source>
            <translation>Threads eines Blocks, ungeordnet</translation>
        </message>
        <message>
            <source>threads of different blocks, unordered</source>
            <translation>Threads verschiedener Blöcke, ungeordnet</translation>
        </message>
        <message>
            <source>race</source>
            <translation>Wettlauf</translation>
        </message>
        <message>
            <source>possible race</source>
            <translation>möglicher Wettlauf</translation>
        </message>
        <message>
            <source>harmless race</source>
            <translation>harmloser Wettlauf</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>no line</source>
            <translation>keine Zeile</translation>
        </message>
        <message numerus="yes">
            <source>%n arrays</source>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weitere</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>Not all threads of a block may reach this barrier together.</source>
            <translation>Diese Barriere erreichen vielleicht nicht alle Threads eines Blocks gemeinsam.</translation>
        </message>
        <message>
            <source>in %1, %2</source>
            <translation>in %1, %2</translation>
        </message>
        <message>
            <source>%1 dependence on %2</source>
            <translation>Abhängigkeit (%1) über %2</translation>
        </message>
        <message>
            <source>from</source>
            <translation>von</translation>
        </message>
        <message>
            <source>to</source>
            <translation>nach</translation>
        </message>
        <message>
            <source>carried by</source>
            <translation>getragen von</translation>
        </message>
        <message>
            <source>distance</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <source>certain</source>
            <translation>sicher</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no: %1</source>
            <translation>nein: %1</translation>
        </message>
        <message>
            <source>for example</source>
            <translation>zum Beispiel</translation>
        </message>
        <message>
            <source>forbids</source>
            <translation>verbietet</translation>
        </message>
        <message>
            <source>no step</source>
            <translation>keinen Schritt</translation>
        </message>
        <message numerus="yes">
            <source>%n more of this arrow are in the table.</source>
            <translation>
                <numerusform>%n weitere dieses Pfeils steht in der Tabelle.</numerusform>
                <numerusform>%n weitere dieses Pfeils stehen in der Tabelle.</numerusform>
            </translation>
        </message>
        <message>
            <source>No dependence that is shown touches it.</source>
            <translation>Keine der gezeigten Abhängigkeiten berührt sie.</translation>
        </message>
        <message numerus="yes">
            <source>%n race(s)</source>
            <translation>
                <numerusform>%n Wettlauf</numerusform>
                <numerusform>%n Wettläufe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n possible race(s)</source>
            <translation>
                <numerusform>%n möglicher Wettlauf</numerusform>
                <numerusform>%n mögliche Wettläufe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n harmless race(s)</source>
            <translation>
                <numerusform>%n harmloser Wettlauf</numerusform>
                <numerusform>%n harmlose Wettläufe</numerusform>
            </translation>
        </message>
        <message>
            <source>✓ No race within blocks (proved)</source>
            <translation>✓ Kein Wettlauf innerhalb von Blöcken (bewiesen)</translation>
        </message>
        <message>
            <source>✓ No race within blocks (proved, given that: %1)</source>
            <translation>✓ Kein Wettlauf innerhalb von Blöcken (bewiesen, vorausgesetzt: %1)</translation>
        </message>
        <message>
            <source>? Races within blocks are not ruled out.</source>
            <translation>? Wettläufe innerhalb von Blöcken sind nicht ausgeschlossen.</translation>
        </message>
        <message>
            <source>the barrier in line %1 may not be reached by all threads</source>
            <translation>die Barriere in Zeile %1 erreichen vielleicht nicht alle Threads</translation>
        </message>
    </context>
    <context>
        <name>DialogTexts</name>
        <message>
            <source>Open a CUDA source</source>
            <translation>CUDA-Quelltext öffnen</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Ungespeicherte Änderungen</translation>
        </message>
        <message>
            <source>Save the changes of %1?</source>
            <translation>Änderungen an %1 speichern?</translation>
        </message>
        <message>
            <source>Trust this folder?</source>
            <translation>Diesem Ordner vertrauen?</translation>
        </message>
        <message>
            <source>Trust and Build</source>
            <translation>Vertrauen und bauen</translation>
        </message>
        <message>
            <source>About Warpgrain</source>
            <translation>Über Warpgrain</translation>
        </message>
        <message>
            <source>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;Choose how much work each CUDA thread does, and see what it costs.&lt;/p&gt;&lt;p&gt;The window is free software under the GNU General Public License, version 3 or later; the engine and the command line are under the Apache License 2.0.&lt;/p&gt;</source>
            <translation>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;Wählen, wie viel Arbeit jeder CUDA-Thread tut, und sehen, was es kostet.&lt;/p&gt;&lt;p&gt;Das Fenster ist freie Software unter der GNU General Public License, Version 3 oder neuer; der Kern und die Kommandozeile stehen unter der Apache-Lizenz 2.0.&lt;/p&gt;</translation>
        </message>
        <message>
            <source>Flags can make the compiler read files and start programs. Build and run only what you trust. You are asked once for each folder.</source>
            <translation>Schalter können den Compiler Dateien lesen und Programme starten lassen. Bauen und starten Sie nur, wem Sie vertrauen. Sie werden für jeden Ordner einmal gefragt.</translation>
        </message>
        <message>
            <source>Building compiles the sources in %1 with the compiler flags that belong to them; verifying and measuring run their kernels.</source>
            <translation>Beim Bauen werden die Quellen in %1 mit den zugehörigen Compilerschaltern übersetzt; beim Prüfen und Messen laufen ihre Kernel.</translation>
        </message>
        <message>
            <source>CUDA, C, C++ and OpenCL sources (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Warpgrain sessions (*.warpgrain);;All files (*)</source>
            <translation>CUDA-, C-, C++- und OpenCL-Quelltexte (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Warpgrain-Sitzungen (*.warpgrain);;Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>DifferenceTexts</name>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>The lines whose values are expected to hold most registers of a thread, where the kernel needs most of them: each line of its own text, with its registers.</source>
            <translation>Die Zeilen, deren Werte dort, wo der Kernel am meisten Register braucht, voraussichtlich die meisten Register eines Threads belegen: jede Zeile des eigenen Textes mit ihren Registern.</translation>
        </message>
        <message>
            <source>registers held by</source>
            <translation>Register belegt von</translation>
        </message>
        <message>
            <source>On the left:</source>
            <translation>Links:</translation>
        </message>
        <message>
            <source>On the right:</source>
            <translation>Rechts:</translation>
        </message>
        <message>
            <source>An access or the length of a loop is not known, and was guessed.</source>
            <translation>Ein Zugriff oder die Länge einer Schleife ist nicht bekannt und wurde geraten.</translation>
        </message>
        <message>
            <source>Noise: estimates of this kind are usually wrong by %1 % themselves.</source>
            <translation>Rauschen: Schätzungen dieser Art liegen selbst meist um %1 % daneben.</translation>
        </message>
        <message>
            <source>It was not measured with this launch.</source>
            <translation>Mit diesem Start wurde nicht gemessen.</translation>
        </message>
        <message>
            <source>time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Median on the GPU, with half of its 95 % interval.</source>
            <translation>Median auf der GPU, mit der Hälfte seines 95-%-Intervalls.</translation>
        </message>
        <message>
            <source>measured</source>
            <translation>gemessen</translation>
        </message>
        <message>
            <source>Noise: the 95 % intervals of the two medians meet.</source>
            <translation>Rauschen: die 95-%-Intervalle der beiden Mediane überschneiden sich.</translation>
        </message>
        <message>
            <source>The model needs the whole launch, and a GPU whose speed is known.</source>
            <translation>Das Modell braucht den ganzen Start und eine GPU, deren Geschwindigkeit bekannt ist.</translation>
        </message>
        <message>
            <source>estimated</source>
            <translation>geschätzt</translation>
        </message>
        <message>
            <source>time by the model</source>
            <translation>Zeit nach dem Modell</translation>
        </message>
        <message>
            <source>Of the launch on the chosen GPU, estimated from accesses and instructions before it is compiled.</source>
            <translation>Des Starts auf der gewählten GPU, vor dem Übersetzen aus Zugriffen und Befehlen geschätzt.</translation>
        </message>
        <message>
            <source>Sectors of 32 bytes that the requests of the whole launch touch.</source>
            <translation>Sektoren von 32 Bytes, die die Anfragen des ganzen Starts berühren.</translation>
        </message>
        <message>
            <source>Further passes over the banks of shared memory, in the whole launch.</source>
            <translation>Weitere Durchgänge über die Bänke des gemeinsamen Speichers, im ganzen Start.</translation>
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
            <source>References in the source whose requests move more sectors than their data fills.</source>
            <translation>Stellen im Quelltext, deren Anfragen mehr Sektoren bewegen, als ihre Daten füllen.</translation>
        </message>
        <message>
            <source>accesses with conflicts</source>
            <translation>Zugriffe mit Konflikten</translation>
        </message>
        <message>
            <source>References to shared memory whose lanes want different words of one bank.</source>
            <translation>Zugriffe auf gemeinsamen Speicher, deren Lanes verschiedene Wörter einer Bank wollen.</translation>
        </message>
        <message>
            <source>accesses not counted</source>
            <translation>nicht gezählte Zugriffe</translation>
        </message>
        <message>
            <source>References whose addresses are not followed, or that depend on numbers that are not known.</source>
            <translation>Zugriffe, deren Adressen nicht verfolgt werden oder von unbekannten Zahlen abhängen.</translation>
        </message>
        <message>
            <source>places with data races</source>
            <translation>Stellen mit Wettläufen</translation>
        </message>
        <message>
            <source>Pieces of the source where threads meet with no barrier between.</source>
            <translation>Stellen im Quelltext, an denen Threads ohne Barriere dazwischen aufeinandertreffen.</translation>
        </message>
        <message>
            <source>analysis</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>instructions of warps</source>
            <translation>Befehle der Warps</translation>
        </message>
        <message>
            <source>What the statements of the launch compile to, by count.</source>
            <translation>Wie viele Befehle aus den Anweisungen des Starts werden.</translation>
        </message>
        <message>
            <source>registers</source>
            <translation>Register</translation>
        </message>
        <message>
            <source>Of a thread. More of them are no harm unless occupancy falls, or values spill.</source>
            <translation>Eines Threads. Mehr schaden nicht, solange die Auslastung nicht sinkt und keine Werte ausgelagert werden.</translation>
        </message>
        <message>
            <source>compiler</source>
            <translation>Compiler</translation>
        </message>
        <message>
            <source>occupancy</source>
            <translation>Auslastung</translation>
        </message>
        <message>
            <source>Warps that are resident on a multiprocessor, of those possible. Variants with less of it are often faster.</source>
            <translation>Warps, die auf einem Multiprozessor Platz haben, von den möglichen. Varianten mit weniger davon sind oft schneller.</translation>
        </message>
        <message>
            <source>shared memory of a block</source>
            <translation>gemeinsamer Speicher eines Blocks</translation>
        </message>
        <message>
            <source>Bytes, static and dynamic.</source>
            <translation>Bytes, statisch und dynamisch.</translation>
        </message>
        <message>
            <source>threads of a block</source>
            <translation>Threads eines Blocks</translation>
        </message>
        <message>
            <source>Of the launch, as the steps rewrite it.</source>
            <translation>Des Starts, wie die Schritte ihn umschreiben.</translation>
        </message>
        <message>
            <source>launch</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>blocks</source>
            <translation>Blöcke</translation>
        </message>
        <message>
            <source>%1: bank passes</source>
            <translation>%1: Durchgänge</translation>
        </message>
        <message>
            <source>%1: sectors</source>
            <translation>%1: Sektoren</translation>
        </message>
        <message>
            <source>All references to the array of this kind, each counted where it stands, in the whole launch.</source>
            <translation>Alle Zugriffe dieser Art auf das Array, jeder an seiner Stelle gezählt, im ganzen Start.</translation>
        </message>
    </context>
    <context>
        <name>ExecutedPictureTexts</name>
        <message>
            <source>request</source>
            <translation>Anfrage</translation>
        </message>
        <message>
            <source>request of the warp here, in the order that it makes them, from 0</source>
            <translation>Anfrage des Warps an dieser Stelle, in der Reihenfolge, in der er sie stellt, von 0 an</translation>
        </message>
        <message>
            <source>The run kept the addresses of block %1: choose it, or count again to keep those of this block.</source>
            <translation>Der Lauf hat die Adressen von Block %1 behalten: diesen wählen oder noch einmal zählen, um die dieses Blocks zu behalten.</translation>
        </message>
        <message>
            <source>Warp %1 of block %2 made no request here that was kept.</source>
            <translation>Warp %1 von Block %2 hat hier keine Anfrage gestellt, die behalten wurde.</translation>
        </message>
        <message>
            <source>Executed, request %1 of warp %2 of block %3, to %4:</source>
            <translation>Ausgeführt, Anfrage %1 von Warp %2 in Block %3, an %4:</translation>
        </message>
    </context>
    <context>
        <name>ExecutedTexts</name>
        <message>
            <source>Executed with %1.</source>
            <translation>Ausgeführt mit %1.</translation>
        </message>
        <message>
            <source>Executed with another launch, %1; count again.</source>
            <translation>Ausgeführt mit einem anderen Start, %1; bitte noch einmal zählen.</translation>
        </message>
        <message>
            <source>The source, or a flag that it is read with, has changed since the kernel was run; count again.</source>
            <translation>Der Quelltext oder ein Schalter, mit dem er gelesen wird, hat sich geändert, seit der Kernel ausgeführt wurde; zählen Sie neu.</translation>
        </message>
    </context>
    <context>
        <name>FactorTexts</name>
        <message>
            <source>Thread coarsening</source>
            <translation>Threads zusammenlegen</translation>
        </message>
        <message>
            <source>Threads of a block</source>
            <translation>Threads eines Blocks</translation>
        </message>
        <message>
            <source>Axes of threads and blocks</source>
            <translation>Achsen von Threads und Blöcken</translation>
        </message>
        <message>
            <source>Bounds for the compiler</source>
            <translation>Grenzen für den Compiler</translation>
        </message>
        <message>
            <source>Thread-block coarsening</source>
            <translation>Thread-Blöcke zusammenlegen</translation>
        </message>
        <message>
            <source>Barriers</source>
            <translation>Barrieren</translation>
        </message>
        <message>
            <source>Macros</source>
            <translation>Makros</translation>
        </message>
        <message>
            <source>Functions</source>
            <translation>Funktionen</translation>
        </message>
        <message>
            <source>Other steps</source>
            <translation>Andere Schritte</translation>
        </message>
        <message>
            <source>Shared array %1</source>
            <translation>Array %1 im Shared Memory</translation>
        </message>
        <message>
            <source>Array %1</source>
            <translation>Array %1</translation>
        </message>
        <message>
            <source>Loop %1</source>
            <translation>Schleife %1</translation>
        </message>
        <message>
            <source>Loop in line %1</source>
            <translation>Schleife in Zeile %1</translation>
        </message>
        <message>
            <source>Loop %1, line %2</source>
            <translation>Schleife %1, Zeile %2</translation>
        </message>
        <message>
            <source>on</source>
            <translation>an</translation>
        </message>
        <message>
            <source>Loop in line %1 of the variant</source>
            <translation>Schleife in Zeile %1 der Variante</translation>
        </message>
        <message>
            <source>Loop %1, line %2 of the variant</source>
            <translation>Schleife %1, Zeile %2 der Variante</translation>
        </message>
    </context>
    <context>
        <name>FactsTexts</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>not known: %1</source>
            <translation>nicht bekannt: %1</translation>
        </message>
        <message>
            <source>threadIdx.x runs along neighbouring elements</source>
            <translation>threadIdx.x läuft entlang benachbarter Elemente</translation>
        </message>
        <message>
            <source>%1 requests by %2 threads, %3 bank conflicts</source>
            <translation>%1 Anfragen von %2 Threads, %3 Bankkonflikte</translation>
        </message>
        <message>
            <source>%1 requests by %2 threads, %3 sectors (ideal %4), %5 lines of 128 bytes</source>
            <translation>%1 Anfragen von %2 Threads, %3 Sektoren (ideal %4), %5 Zeilen zu 128 Byte</translation>
        </message>
        <message>
            <source>all threads of the block read one element</source>
            <translation>alle Threads des Blocks lesen ein Element</translation>
        </message>
        <message>
            <source>threads along %1 read the same element</source>
            <translation>Threads entlang %1 lesen dasselbe Element</translation>
        </message>
        <message>
            <source>other references reach the same elements %1 threads away along %2</source>
            <translation>andere Zugriffe erreichen dieselben Elemente %1 Threads weiter entlang %2</translation>
        </message>
        <message>
            <source>none between threads</source>
            <translation>keine zwischen Threads</translation>
        </message>
        <message>
            <source>Not affine: %1.</source>
            <translation>Nicht affin: %1.</translation>
        </message>
        <message>
            <source>line %1, %2, %3 memory</source>
            <translation>Zeile %1, %2, Speicher: %3</translation>
        </message>
        <message>
            <source>class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>not affine</source>
            <translation>nicht affin</translation>
        </message>
        <message>
            <source>element</source>
            <translation>Element</translation>
        </message>
        <message>
            <source>%1, at multiples of %2</source>
            <translation>%1, an Vielfachen von %2</translation>
        </message>
        <message>
            <source>stride</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <source>%1 from one thread to the next along x</source>
            <translation>%1 von einem Thread zum nächsten entlang x</translation>
        </message>
        <message>
            <source>launch</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>footprint</source>
            <translation>Fußabdruck</translation>
        </message>
        <message>
            <source>%1 a warp, %2 a block</source>
            <translation>%1 je Warp, %2 je Block</translation>
        </message>
        <message>
            <source>reuse</source>
            <translation>Wiederverwendung</translation>
        </message>
        <message>
            <source>Taken for granted: %1</source>
            <translation>Vorausgesetzt: %1</translation>
        </message>
        <message>
            <source>Writes and atomics are done by every thread: merging saves none.</source>
            <translation>Schreiben und atomare Zugriffe tut jeder Thread: Zusammenlegen spart keine.</translation>
        </message>
        <message>
            <source>Which loads merging threads would save is not known: %1.</source>
            <translation>Welche Ladezugriffe das Zusammenlegen von Threads spart, ist nicht bekannt: %1.</translation>
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
            <translation>Ladezugriffe, die das Zusammenlegen von Threads spart; eine Zahl nimmt den Schritt in den Plan auf:</translation>
        </message>
        <message>
            <source>No lane of this warp takes part here: its conditions do not hold.</source>
            <translation>Keine Lane dieses Warps nimmt hier teil: ihre Bedingungen gelten nicht.</translation>
        </message>
        <message>
            <source>&lt;b&gt;%1-way bank conflict&lt;/b&gt;: %2 passes, ideal %3</source>
            <translation>&lt;b&gt;%1-facher Bankkonflikt&lt;/b&gt;: %2 Durchgänge, ideal %3</translation>
        </message>
        <message numerus="yes">
            <source>&lt;b&gt;no bank conflict&lt;/b&gt;: %n pass(es), ideal %1</source>
            <translation>
                <numerusform>&lt;b&gt;kein Bankkonflikt&lt;/b&gt;: %n Durchgang, ideal %1</numerusform>
                <numerusform>&lt;b&gt;kein Bankkonflikt&lt;/b&gt;: %n Durchgänge, ideal %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sector(s)</source>
            <translation>
                <numerusform>%n Sektor</numerusform>
                <numerusform>%n Sektoren</numerusform>
            </translation>
        </message>
        <message>
            <source>ideal %1</source>
            <translation>ideal %1</translation>
        </message>
        <message>
            <source>%1 of %2 bytes moved are used</source>
            <translation>%1 von %2 bewegten Byte werden benutzt</translation>
        </message>
        <message>
            <source>%1 instructions move an element</source>
            <translation>%1 Befehle bewegen ein Element</translation>
        </message>
        <message>
            <source>%1 of 32 lanes take part</source>
            <translation>%1 von 32 Lanes nehmen teil</translation>
        </message>
        <message>
            <source>No thread of this block gets here.</source>
            <translation>Kein Thread dieses Blocks kommt hierher.</translation>
        </message>
        <message>
            <source>&lt;b&gt;%1 elements&lt;/b&gt; for %2 accesses by %3 threads</source>
            <translation>&lt;b&gt;%1 Elemente&lt;/b&gt; für %2 Zugriffe von %3 Threads</translation>
        </message>
        <message>
            <source>up to %1 threads touch the same one</source>
            <translation>bis zu %1 Threads berühren dasselbe</translation>
        </message>
        <message>
            <source>no two threads touch the same one</source>
            <translation>keine zwei Threads berühren dasselbe</translation>
        </message>
        <message>
            <source>%1 of %2 iterations of %3</source>
            <translation>%1 von %2 Durchläufen von %3</translation>
        </message>
        <message>
            <source>sectors loaded: %1</source>
            <translation>geladene Sektoren: %1</translation>
        </message>
        <message>
            <source>sectors stored: %1</source>
            <translation>geschriebene Sektoren: %1</translation>
        </message>
        <message>
            <source>bank conflicts of loads: %1</source>
            <translation>Bankkonflikte beim Laden: %1</translation>
        </message>
        <message>
            <source>bank conflicts of stores: %1</source>
            <translation>Bankkonflikte beim Schreiben: %1</translation>
        </message>
        <message>
            <source>The launch: %1.</source>
            <translation>Der Start: %1.</translation>
        </message>
        <message>
            <source>Not all sums over the launch are known: %1.</source>
            <translation>Nicht alle Summen über den Start sind bekannt: %1.</translation>
        </message>
    </context>
    <context>
        <name>FindingTexts</name>
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
            <source>Threads use one address, one of them writes, and nothing orders them.</source>
            <translation>Threads benutzen eine Adresse, einer von ihnen schreibt, und nichts ordnet sie.</translation>
        </message>
        <message>
            <source>An access leaves its array.</source>
            <translation>Ein Zugriff verlässt sein Array.</translation>
        </message>
        <message>
            <source>Not all threads of a block reach a barrier together.</source>
            <translation>Nicht alle Threads eines Blocks erreichen eine Barriere gemeinsam.</translation>
        </message>
        <message>
            <source>A warp moves more sectors of 32 bytes than its data fills.</source>
            <translation>Ein Warp bewegt mehr Sektoren von 32 Bytes, als seine Daten füllen.</translation>
        </message>
        <message>
            <source>Lanes want different words of one bank of shared memory, which takes several passes.</source>
            <translation>Lanes wollen verschiedene Wörter einer Bank des Shared Memory, was mehrere Durchgänge braucht.</translation>
        </message>
        <message>
            <source>Lanes of a warp wait while others execute.</source>
            <translation>Lanes eines Warps warten, während andere arbeiten.</translation>
        </message>
        <message>
            <source>Few warps are resident on a multiprocessor, so that waiting is not hidden.</source>
            <translation>Auf einem Multiprozessor sind wenige Warps resident, sodass Wartezeiten nicht verdeckt werden.</translation>
        </message>
        <message>
            <source>Multiprocessors have no block for a part of the time.</source>
            <translation>Multiprozessoren haben einen Teil der Zeit keinen Block.</translation>
        </message>
        <message>
            <source>Neighbouring threads load the same data; a thread that does the work of several loads it once.</source>
            <translation>Benachbarte Threads laden dieselben Daten; ein Thread, der die Arbeit mehrerer tut, lädt sie einmal.</translation>
        </message>
        <message>
            <source>More work for each thread or block is expected to be faster.</source>
            <translation>Mehr Arbeit je Thread oder Block ist voraussichtlich schneller.</translation>
        </message>
        <message>
            <source>, possible</source>
            <translation>, möglich</translation>
        </message>
        <message>
            <source>%1 of the modelled time</source>
            <translation>%1 der modellierten Zeit</translation>
        </message>
        <message>
            <source>%1 cycles</source>
            <translation>%1 Takte</translation>
        </message>
        <message>
            <source>%1 sectors</source>
            <translation>%1 Sektoren</translation>
        </message>
        <message>
            <source>%1 passes over the banks</source>
            <translation>%1 Durchgänge über die Bänke</translation>
        </message>
        <message>
            <source>%1 passes</source>
            <translation>%1 Durchgänge</translation>
        </message>
        <message>
            <source>%1, expected to be %2 times faster</source>
            <translation>%1, voraussichtlich %2-mal so schnell</translation>
        </message>
    </context>
    <context>
        <name>FindingsTexts</name>
        <message>
            <source>%1 (a guess)</source>
            <translation>%1 (geschätzt)</translation>
        </message>
    </context>
    <context>
        <name>GraphTexts</name>
        <message>
            <source>the loop in line %1</source>
            <translation>der Schleife in Zeile %1</translation>
        </message>
        <message>
            <source>loop %1, line %2</source>
            <translation>Schleife %1, Zeile %2</translation>
        </message>
        <message>
            <source>a barrier</source>
            <translation>einer Barriere</translation>
        </message>
        <message>
            <source>the barrier in line %1</source>
            <translation>der Barriere in Zeile %1</translation>
        </message>
        <message>
            <source>the barriers in lines %1</source>
            <translation>den Barrieren in den Zeilen %1</translation>
        </message>
        <message>
            <source>thread %1 of block %2</source>
            <translation>Thread %1 von Block %2</translation>
        </message>
        <message>
            <source>iteration %1 of %2</source>
            <translation>Durchlauf %1 von %2</translation>
        </message>
        <message>
            <source>both at byte %1 of %2</source>
            <translation>beide bei Byte %1 von %2</translation>
        </message>
        <message>
            <source>with %1</source>
            <translation>mit %1</translation>
        </message>
    </context>
    <context>
        <name>LaunchTexts</name>
        <message>
            <source>Variants are run with %1.</source>
            <translation>Varianten laufen mit %1.</translation>
        </message>
        <message>
            <source>The parameters hold %1 numbers, more than can be filled in here. Record a launch with warpgrain-cli run --record, and verify with that.</source>
            <translation>Die Parameter enthalten %1 Zahlen, mehr als sich hier eintragen lassen. Zeichnen Sie einen Start mit warpgrain-cli run --record auf und prüfen Sie damit.</translation>
        </message>
        <message>
            <source>%1 (a guess from the source)</source>
            <translation>%1 (geschätzt aus dem Quelltext)</translation>
        </message>
        <message>
            <source>%1 (from the source)</source>
            <translation>%1 (aus dem Quelltext)</translation>
        </message>
        <message>
            <source>%1 (a guess from line %2)</source>
            <translation>%1 (geschätzt aus Zeile %2)</translation>
        </message>
        <message>
            <source>%1 (from line %2)</source>
            <translation>%1 (aus Zeile %2)</translation>
        </message>
        <message>
                <source>grid %1</source>
                <translation>Gitter %1</translation>
        </message>
        <message>
                <source>block %1</source>
                <translation>Block %1</translation>
        </message>
        <message>
                <source>%1 bytes of dynamic shared memory</source>
                <translation>%1 Byte dynamischem Shared Memory</translation>
        </message>
        <message>
                <source>%1: %2 bytes</source>
                <translation>%1: %2 Byte</translation>
        </message>
    </context>
    <context>
        <name>MarkNames</name>
        <message>
            <source>directive</source>
            <translation>Direktive</translation>
        </message>
        <message>
            <source>barrier</source>
            <translation>Barriere</translation>
        </message>
        <message>
            <source>launch</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>global memory</source>
            <translation>globaler Speicher</translation>
        </message>
        <message>
            <source>shared memory</source>
            <translation>Shared Memory</translation>
        </message>
        <message>
            <source>uncoalesced</source>
            <translation>nicht zusammengefasst</translation>
        </message>
        <message>
            <source>bank conflict</source>
            <translation>Bankkonflikt</translation>
        </message>
        <message>
            <source>race</source>
            <translation>Datenwettlauf</translation>
        </message>
    </context>
    <context>
        <name>MarkTexts</name>
        <message>
            <source>reads shared memory: %1</source>
            <translation>liest Shared Memory: %1</translation>
        </message>
        <message>
            <source>reads global memory: %1</source>
            <translation>liest globalen Speicher: %1</translation>
        </message>
        <message>
            <source>writes shared memory: %1</source>
            <translation>schreibt Shared Memory: %1</translation>
        </message>
        <message>
            <source>writes global memory: %1</source>
            <translation>schreibt globalen Speicher: %1</translation>
        </message>
        <message>
            <source>reads and writes shared memory: %1</source>
            <translation>liest und schreibt Shared Memory: %1</translation>
        </message>
        <message>
            <source>reads and writes global memory: %1</source>
            <translation>liest und schreibt globalen Speicher: %1</translation>
        </message>
        <message>
            <source>atomic in shared memory: %1</source>
            <translation>atomar im Shared Memory: %1</translation>
        </message>
        <message>
            <source>atomic in global memory: %1</source>
            <translation>atomar im globalen Speicher: %1</translation>
        </message>
        <message>
            <source>barrier: %1</source>
            <translation>Barriere: %1</translation>
        </message>
        <message>
            <source>directive: %1</source>
            <translation>Direktive: %1</translation>
        </message>
        <message>
            <source>launches %1</source>
            <translation>startet %1</translation>
        </message>
        <message>
            <source>names %1, no launch is followed</source>
            <translation>nennt %1, kein Start ist zu verfolgen</translation>
        </message>
    </context>
    <context>
        <name>NoteTexts</name>
        <message numerus="yes">
            <source>%n register(s)</source>
            <translation>
                <numerusform>%n Register</numerusform>
                <numerusform>%n Register</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s) of spills</source>
            <translation>
                <numerusform>%n Byte ausgelagert</numerusform>
                <numerusform>%n Byte ausgelagert</numerusform>
            </translation>
        </message>
        <message>
            <source>occupancy %1 %</source>
            <translation>Belegung %1 %</translation>
        </message>
        <message>
            <source>occupancy %1 %, limited by %2</source>
            <translation>Belegung %1 %, begrenzt durch %2</translation>
        </message>
    </context>
    <context>
        <name>NumberTexts</name>
        <message>
            <source>time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>kernel&apos;s own time</source>
            <translation>eigene Zeit des Kernels</translation>
        </message>
        <message>
            <source>Median of what the GPU notes itself (CUPTI), without events and launch</source>
            <translation>Median dessen, was die GPU selbst vermerkt (CUPTI), ohne Ereignisse und Start</translation>
        </message>
        <message>
            <source>Median on the GPU; how long a kernel takes is not predicted</source>
            <translation>Median auf der GPU; wie lange ein Kernel braucht, wird nicht vorhergesagt</translation>
        </message>
        <message>
            <source>speed-up</source>
            <translation>Beschleunigung</translation>
        </message>
        <message>
            <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
            <translation>Die Zeit des Originals im selben Umlauf, geteilt durch die der Variante</translation>
        </message>
        <message>
            <source>registers</source>
            <translation>Register</translation>
        </message>
        <message>
            <source>Of a thread: as the compiler says, and as the driver says</source>
            <translation>Je Thread: laut Compiler und laut Treiber</translation>
        </message>
    </context>
    <context>
        <name>ParallelTexts</name>
        <message>
            <source>speed-up</source>
            <translation>Beschleunigung</translation>
        </message>
        <message>
            <source>time</source>
            <translation>Zeit</translation>
        </message>
    </context>
    <context>
        <name>PictureTexts</name>
        <message>
            <source>one of the ways that lead to the access</source>
            <translation>einer der Wege, die zum Zugriff führen</translation>
        </message>
        <message>
            <source>iteration %1 of a loop that was followed step by step</source>
            <translation>Durchlauf %1 einer Schleife, die Schritt für Schritt verfolgt wurde</translation>
        </message>
        <message>
            <source>There is no picture: %1.</source>
            <translation>Es gibt kein Bild: %1.</translation>
        </message>
        <message>
            <source>block along %1</source>
            <translation>Block entlang %1</translation>
        </message>
        <message>
            <source>path</source>
            <translation>Weg</translation>
        </message>
        <message>
            <source>warp</source>
            <translation>Warp</translation>
        </message>
        <message>
            <source>warp of the block</source>
            <translation>Warp des Blocks</translation>
        </message>
        <message>
            <source>iteration %1 of the loop at line %2, from 0</source>
            <translation>Durchlauf %1 der Schleife in Zeile %2, ab 0</translation>
        </message>
        <message>
            <source>A loop around the access never runs in this launch.</source>
            <translation>Eine Schleife um den Zugriff läuft bei diesem Start nie.</translation>
        </message>
        <message>
            <source>Local memory is each thread&apos;s own: threads share nothing of it.</source>
            <translation>Lokaler Speicher gehört jedem Thread allein: Threads teilen nichts davon.</translation>
        </message>
    </context>
    <context>
        <name>RecordedSearchTexts</name>
        <message>
            <source>%1 of %2, %3</source>
            <translation>%1 aus %2, %3</translation>
        </message>
    </context>
    <context>
        <name>TuneTexts</name>
        <message>
            <source>surrogate</source>
            <translation>Ersatzmodell</translation>
        </message>
        <message>
            <source>A model that learns from every result chooses the next plan.</source>
            <translation>Ein Modell, das aus jedem Ergebnis lernt, wählt den nächsten Plan.</translation>
        </message>
        <message>
            <source>genetic</source>
            <translation>genetisch</translation>
        </message>
        <message>
            <source>The best plans so far are crossed and changed.</source>
            <translation>Die bisher besten Pläne werden gekreuzt und verändert.</translation>
        </message>
        <message>
            <source>annealing</source>
            <translation>Abkühlung</translation>
        </message>
        <message>
            <source>Walks to neighbours, to worse ones too, less and less.</source>
            <translation>Geht zu Nachbarn, auch zu schlechteren, immer seltener.</translation>
        </message>
        <message>
            <source>neighbourhood</source>
            <translation>Nachbarschaft</translation>
        </message>
        <message>
            <source>Walks to the best neighbour, then starts again elsewhere.</source>
            <translation>Geht zum besten Nachbarn und beginnt dann anderswo neu.</translation>
        </message>
        <message>
            <source>random</source>
            <translation>zufällig</translation>
        </message>
        <message>
            <source>Plans in random order.</source>
            <translation>Pläne in zufälliger Reihenfolge.</translation>
        </message>
        <message>
            <source>exhaustive</source>
            <translation>vollständig</translation>
        </message>
        <message>
            <source>Every plan, in the order of the space.</source>
            <translation>Jeder Plan, in der Reihenfolge des Raums.</translation>
        </message>
        <message>
            <source>as usual</source>
            <translation>wie üblich</translation>
        </message>
        <message>
            <source>a kernel that is not known</source>
            <translation>ein unbekannter Kernel</translation>
        </message>
        <message numerus="yes">
            <source>%n choice(s)</source>
            <translation>
                <numerusform>%n Wahl</numerusform>
                <numerusform>%n Wahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>, %1 combinations</source>
            <translation>, %1 Kombinationen</translation>
        </message>
        <message>
            <source>%1 on %2: %3</source>
            <translation>%1 auf %2: %3</translation>
        </message>
        <message>
            <source>Replay of %1 in the order of its recording: %2</source>
            <translation>Wiedergabe von %1 in der Reihenfolge der Aufzeichnung: %2</translation>
        </message>
        <message>
            <source>Replay of %1, the strategy chooses from its results: %2</source>
            <translation>Wiedergabe von %1, die Strategie wählt aus den Ergebnissen: %2</translation>
        </message>
        <message numerus="yes">
            <source>; %n choice(s) left out</source>
            <translation>
                <numerusform>; %n Wahl ausgelassen</numerusform>
                <numerusform>; %n Wahlen ausgelassen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: left out, the space would be too large to be numbered</source>
            <translation>%1: ausgelassen, der Raum wäre zu groß, um nummeriert zu werden</translation>
        </message>
        <message>
            <source>%1 of %2 plans evaluated</source>
            <translation>%1 von %2 Plänen bewertet</translation>
        </message>
        <message>
            <source>%1 refused</source>
            <translation>%1 abgelehnt</translation>
        </message>
        <message>
            <source>%1 failed</source>
            <translation>%1 fehlgeschlagen</translation>
        </message>
        <message>
            <source>%1 with the machine code of another</source>
            <translation>%1 mit dem Maschinencode eines anderen</translation>
        </message>
        <message>
            <source>%1 known from earlier searches</source>
            <translation>%1 aus früheren Suchen bekannt</translation>
        </message>
        <message>
            <source>The budget of plans is spent.</source>
            <translation>Die erlaubten Pläne sind verbraucht.</translation>
        </message>
        <message>
            <source>The time is up.</source>
            <translation>Die Zeit ist um.</translation>
        </message>
        <message>
            <source>The best plan is not verified at other sizes: %1.</source>
            <translation>Der beste Plan ist bei anderen Größen nicht geprüft: %1.</translation>
        </message>
        <message>
            <source>The best plan is verified at one boundary size.</source>
            <translation>Der beste Plan ist bei einer Grenzgröße geprüft.</translation>
        </message>
        <message>
            <source>The best plan is verified at %1 boundary sizes.</source>
            <translation>Der beste Plan ist bei %1 Grenzgrößen geprüft.</translation>
        </message>
        <message>
            <source>A faster one, %1, is not verified at other sizes: %2.</source>
            <translation>Ein schnellerer, %1, ist nicht bei anderen Größen geprüft: %2.</translation>
        </message>
        <message>
            <source>Every plan of the space was looked at.</source>
            <translation>Jeder Plan des Raums wurde betrachtet.</translation>
        </message>
        <message>
            <source>Every result was shown.</source>
            <translation>Alle Ergebnisse wurden gezeigt.</translation>
        </message>
        <message>
            <source>The last plans were all refused.</source>
            <translation>Die letzten Pläne wurden alle abgelehnt.</translation>
        </message>
        <message>
            <source>It was ended early; this is what it found.</source>
            <translation>Sie wurde vorzeitig beendet; das hat sie gefunden.</translation>
        </message>
        <message>
            <source>It ended early: %1</source>
            <translation>Sie endete vorzeitig: %1</translation>
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
            <translation>SCHNELLER</translation>
        </message>
        <message>
            <source>SAME</source>
            <translation>GLEICH</translation>
        </message>
        <message>
            <source>SLOWER</source>
            <translation>LANGSAMER</translation>
        </message>
        <message>
            <source>AMBIGUOUS</source>
            <translation>UNKLAR</translation>
        </message>
        <message>
            <source>measured</source>
            <translation>gemessen</translation>
        </message>
        <message>
            <source>alike</source>
            <translation>gleicher Code</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>abgelehnt</translation>
        </message>
        <message>
            <source>Faster than the original: the 95 % intervals of both medians are apart.</source>
            <translation>Schneller als das Original: Die 95-%-Intervalle beider Mediane liegen auseinander.</translation>
        </message>
        <message>
            <source>As fast as the original: the intervals meet, and the medians are within 1 %.</source>
            <translation>So schnell wie das Original: Die Intervalle berühren sich, und die Mediane liegen innerhalb von 1 %.</translation>
        </message>
        <message>
            <source>Slower than the original: the 95 % intervals of both medians are apart.</source>
            <translation>Langsamer als das Original: Die 95-%-Intervalle beider Mediane liegen auseinander.</translation>
        </message>
        <message>
            <source>The intervals meet, and the medians are more than 1 % apart: more samples would tell.</source>
            <translation>Die Intervalle berühren sich, und die Mediane liegen mehr als 1 % auseinander: Mehr Messwerte würden es zeigen.</translation>
        </message>
        <message>
            <source>The results have no original to compare it with.</source>
            <translation>Die Ergebnisse enthalten kein Original zum Vergleich.</translation>
        </message>
        <message>
            <source>Its machine code is another plan&apos;s; it was not measured again.</source>
            <translation>Sein Maschinencode ist der eines anderen Plans; er wurde nicht noch einmal gemessen.</translation>
        </message>
        <message>
            <source>It does not compile, or does not run as it should.</source>
            <translation>Er lässt sich nicht übersetzen oder läuft nicht, wie er soll.</translation>
        </message>
        <message>
            <source>A step may not be made, or the plan cannot be launched so.</source>
            <translation>Ein Schritt ist nicht erlaubt, oder der Plan kann so nicht gestartet werden.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Best %1: %2    Median %3    Worst %4</source>
            <translation>Bester %1: %2    Median %3    Schlechtester %4</translation>
        </message>
        <message>
            <source>No plan is certainly faster than the original.</source>
            <translation>Kein Plan ist sicher schneller als das Original.</translation>
        </message>
        <message>
            <source>A better one, %1, is not verified at other sizes: %2.</source>
            <translation>Ein besserer, %1, ist bei anderen Größen nicht geprüft: %2.</translation>
        </message>
        <message>
            <source>%1 of energy for a launch, %2 times less than the original</source>
            <translation>%1 Energie für einen Start, das Original braucht %2-mal so viel</translation>
        </message>
        <message>
            <source>%1 of energy for a launch</source>
            <translation>%1 Energie für einen Start</translation>
        </message>
        <message>
            <source>It is so in this launch.</source>
            <translation>In diesem Start ist es so.</translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Choose how much work each CUDA thread does, and see what it costs.
Compiler flags of the source go after a lone --.</source>
            <translation>Wählen, wie viel Arbeit jeder CUDA-Thread tut, und sehen, was es kostet.
Compiler-Optionen des Quelltexts stehen hinter einem einzelnen --.</translation>
        </message>
        <message>
            <source>the kernel to look at first</source>
            <translation>der Kernel, der zuerst gezeigt wird</translation>
        </message>
        <message>
            <source>name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>CUDA or C++ source file, or a session</source>
            <translation>Quelltext in CUDA oder C++, oder eine Sitzung</translation>
        </message>
        <message>
            <source>another source file, whose kernel is compared with that of the first</source>
            <translation>eine andere Quelldatei, deren Kernel mit dem der ersten verglichen wird</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::AccessPresenter</name>
        <message>
            <source>Open a CUDA file to see how its kernels access memory.</source>
            <translation>Eine CUDA-Datei öffnen, um zu sehen, wie ihre Kernel auf Speicher zugreifen.</translation>
        </message>
        <message>
            <source>There is no kernel here: open a file that holds one.</source>
            <translation>Hier ist kein Kernel: eine Datei öffnen, die einen enthält.</translation>
        </message>
        <message>
            <source>The kernel accesses no memory.</source>
            <translation>Der Kernel greift auf keinen Speicher zu.</translation>
        </message>
        <message>
            <source>Count runs the original: what a variant executes is not counted.</source>
            <translation>Zählen führt das Original aus: was eine Variante ausführt, wird nicht gezählt.</translation>
        </message>
        <message>
            <source>Looking at the accesses of the variant…</source>
            <translation>Die Zugriffe der Variante werden untersucht …</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Actions</name>
        <message>
            <source>&amp;Handbook</source>
            <translation>&amp;Handbuch</translation>
        </message>
        <message>
            <source>Open the handbook at what has the keyboard</source>
            <translation>Das Handbuch dort öffnen, wo die Tastatur ist</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>Ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>Save &amp;As…</source>
            <translation>Speichern &amp;unter…</translation>
        </message>
        <message>
            <source>Save A&amp;ll</source>
            <translation>A&amp;lles speichern</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>A&amp;usschneiden</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <source>Select &amp;All</source>
            <translation>&amp;Alles auswählen</translation>
        </message>
        <message>
            <source>&amp;Find…</source>
            <translation>&amp;Suchen…</translation>
        </message>
        <message>
            <source>R&amp;eplace…</source>
            <translation>E&amp;rsetzen…</translation>
        </message>
        <message>
            <source>U&amp;ndo Plan Change</source>
            <translation>&amp;Planänderung rückgängig</translation>
        </message>
        <message>
            <source>Re&amp;do Plan Change</source>
            <translation>Pla&amp;nänderung wiederholen</translation>
        </message>
        <message>
            <source>&amp;Build Variants</source>
            <translation>Varianten &amp;bauen</translation>
        </message>
        <message>
            <source>&amp;Export Variant…</source>
            <translation>Variante &amp;exportieren…</translation>
        </message>
        <message>
            <source>Export as &amp;Patch…</source>
            <translation>Als &amp;Patch exportieren…</translation>
        </message>
        <message>
            <source>&amp;System</source>
            <translation>&amp;System</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;Reset Layout</source>
            <translation>Anordnung &amp;zurücksetzen</translation>
        </message>
        <message>
            <source>&amp;About Warpgrain</source>
            <translation>Ü&amp;ber Warpgrain</translation>
        </message>
        <message>
            <source>&amp;Verify Variants</source>
            <translation>Varianten &amp;prüfen</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>Run the variants on the CPU and compare what they leave in memory</source>
            <translation>Die Varianten auf der CPU laufen lassen und vergleichen, was sie im Speicher hinterlassen</translation>
        </message>
        <message>
            <source>&amp;Measure Variants</source>
            <translation>Varianten &amp;messen</translation>
        </message>
        <message>
            <source>Time the variants on the GPU that is chosen above the variants table</source>
            <translation>Misst die Zeiten der Varianten auf der GPU, die über der Variantentabelle gewählt ist</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Bauen</translation>
        </message>
        <message>
            <source>Verify</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Messen</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>&amp;Reasons of Verdicts</source>
            <translation>&amp;Gründe von Urteilen</translation>
        </message>
        <message>
            <source>&amp;Tune</source>
            <translation>&amp;Optimieren</translation>
        </message>
        <message>
            <source>Search the plans of the kernel for the fastest</source>
            <translation>Sucht unter den Plänen des Kernels den schnellsten</translation>
        </message>
        <message>
            <source>End what runs: building, running, measuring or searching</source>
            <translation>Beendet, was läuft: Bauen, Prüfen, Messen oder Suchen</translation>
        </message>
        <message>
            <source>&amp;Go to Line…</source>
            <translation>&amp;Gehe zu Zeile…</translation>
        </message>
        <message>
            <source>Go to &amp;Kernel or Function…</source>
            <translation>Gehe zu &amp;Kernel oder Funktion…</translation>
        </message>
        <message>
            <source>Command P&amp;alette…</source>
            <translation>Befehls&amp;palette…</translation>
        </message>
        <message>
            <source>&amp;Next Pane</source>
            <translation>&amp;Nächster Bereich</translation>
        </message>
        <message>
            <source>&amp;Previous Pane</source>
            <translation>&amp;Voriger Bereich</translation>
        </message>
        <message>
            <source>Zoom &amp;In</source>
            <translation>Ver&amp;größern</translation>
        </message>
        <message>
            <source>Zoom &amp;Out</source>
            <translation>Ver&amp;kleinern</translation>
        </message>
        <message>
            <source>Original &amp;Size</source>
            <translation>&amp;Originalgröße</translation>
        </message>
        <message>
            <source>Open Sess&amp;ion…</source>
            <translation>S&amp;itzung öffnen …</translation>
        </message>
        <message>
            <source>Save Sessio&amp;n</source>
            <translation>Sitzu&amp;ng speichern</translation>
        </message>
        <message>
            <source>Save Session As…</source>
            <translation>Sitzung speichern unter …</translation>
        </message>
        <message>
            <source>Expor&amp;t Report…</source>
            <translation>Be&amp;richt exportieren…</translation>
        </message>
        <message>
            <source>Write a page on the kernel, the plan and the variants, as HTML or PDF</source>
            <translation>Eine Seite über den Kernel, den Plan und die Varianten schreiben, als HTML oder PDF</translation>
        </message>
        <message>
            <source>Edit Variant b&amp;y Hand</source>
            <translation>Variante von &amp;Hand bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Add Kernel from File…</source>
            <translation>Kernel aus &amp;Datei hinzufügen…</translation>
        </message>
        <message>
            <source>Re&amp;name Variant by Hand…</source>
            <translation>Variante von Hand &amp;umbenennen…</translation>
        </message>
        <message>
            <source>&amp;Remove Variant by Hand</source>
            <translation>Variante von Hand ent&amp;fernen</translation>
        </message>
        <message>
            <source>Take the text that is shown as a new row, and type in it</source>
            <translation>Den gezeigten Text als neue Zeile übernehmen und darin tippen</translation>
        </message>
        <message>
            <source>Take the kernel of the same name from another file as a new row</source>
            <translation>Den Kernel desselben Namens aus einer anderen Datei als neue Zeile übernehmen</translation>
        </message>
        <message>
            <source>&amp;Jobs…</source>
            <translation>&amp;Aufträge …</translation>
        </message>
        <message>
            <source>List what runs and what waits, each with a button that ends it</source>
            <translation>Zeigt, was läuft und was wartet, jeweils mit einem Knopf, der es beendet</translation>
        </message>
        <message>
            <source>&amp;Close File</source>
            <translation>Datei s&amp;chließen</translation>
        </message>
        <message>
            <source>Next F&amp;ile</source>
            <translation>Nächste D&amp;atei</translation>
        </message>
        <message>
            <source>Previous Fi&amp;le</source>
            <translation>Vorherige &amp;Datei</translation>
        </message>
        <message>
            <source>High &amp;Contrast</source>
            <translation>Hoher &amp;Kontrast</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <source>Keyboard &amp;Shortcuts…</source>
            <translation>&amp;Tastenkürzel…</translation>
        </message>
        <message>
            <source>Sparse Pro&amp;ducts…</source>
            <translation>&amp;Dünn besetzte Produkte…</translation>
        </message>
        <message>
            <source>Guided &amp;Tour</source>
            <translation>&amp;Rundgang</translation>
        </message>
        <message>
            <source>Show the parts of the window one after the other, on the open file or on an example</source>
            <translation>Zeigt die Teile des Fensters nacheinander, an der geöffneten Datei oder an einem Beispiel</translation>
        </message>
        <message>
            <source>Compiler &amp;Flags…</source>
            <translation>Compiler-&amp;Schalter…</translation>
        </message>
        <message>
            <source>See and change the flags that the source is read and built with</source>
            <translation>Die Schalter sehen und ändern, mit denen der Quelltext gelesen und übersetzt wird</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::ChosenText</name>
        <message>
            <source>%1 is a variant of %2: choose that kernel to look at it.</source>
            <translation>%1 ist eine Variante von %2: diesen Kernel wählen, um sie zu untersuchen.</translation>
        </message>
        <message>
            <source>%1 has no text. %2</source>
            <translation>%1 hat keinen Text. %2</translation>
        </message>
        <message>
            <source>%1 has no text yet (%2): build the variants.</source>
            <translation>%1 hat noch keinen Text (%2): die Varianten bauen.</translation>
        </message>
        <message>
            <source>The kernel is not in the text of %1.</source>
            <translation>Der Kernel steht nicht im Text von %1.</translation>
        </message>
        <message>
            <source>%1 cannot be looked at. %2</source>
            <translation>%1 kann nicht untersucht werden. %2</translation>
        </message>
        <message>
            <source>%1 is not looked at: it was cancelled. Choose its row again, or change the launch.</source>
            <translation>%1 wird nicht untersucht: das wurde abgebrochen. Die Zeile noch einmal wählen, oder den Start ändern.</translation>
        </message>
        <message>
            <source>Original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>Variant: %1</source>
            <translation>Variante: %1</translation>
        </message>
        <message>
            <source>%1 (of the source as it was)</source>
            <translation>%1 (des früheren Quelltexts)</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::CommandPalette</name>
        <message>
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>Kernel or function</source>
            <translation>Kernel oder Funktion</translation>
        </message>
        <message>
            <source>Line, or line:column (1 to %1)</source>
            <translation>Zeile, oder Zeile:Spalte (1 bis %1)</translation>
        </message>
        <message>
            <source>No source is open.</source>
            <translation>Es ist kein Quelltext geöffnet.</translation>
        </message>
        <message>
            <source>Type a line from 1 to %1, for example 12 or 12:5.</source>
            <translation>Geben Sie eine Zeile von 1 bis %1 ein, zum Beispiel 12 oder 12:5.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Commands</name>
        <message>
            <source>%1 was not saved: another program has changed it on disk.</source>
            <translation>%1 wurde nicht gespeichert: ein anderes Programm hat die Datei auf der Platte geändert.</translation>
        </message>
        <message>
            <source>Overwrite</source>
            <translation>Überschreiben</translation>
        </message>
        <message>
            <source>Load from Disk</source>
            <translation>Von der Platte laden</translation>
        </message>
        <message>
            <source>%1 is no longer on disk; saving writes it again.</source>
            <translation>%1 liegt nicht mehr auf der Platte; Speichern legt die Datei neu an.</translation>
        </message>
        <message>
            <source>Another program has changed %1 on disk.</source>
            <translation>Ein anderes Programm hat %1 auf der Platte geändert.</translation>
        </message>
        <message>
            <source>Keep Mine</source>
            <translation>Eigene behalten</translation>
        </message>
        <message>
            <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
            <translation>%1 ist kein UTF-8-Text und kann nur gelesen werden; zum Bearbeiten nach UTF-8 umwandeln.</translation>
        </message>
        <message>
            <source>Save %1 as</source>
            <translation>%1 speichern unter</translation>
        </message>
        <message>
            <source>There is nothing to export: choose a step or a variant first.</source>
            <translation>Es gibt nichts zu exportieren: zuerst einen Schritt oder eine Variante wählen.</translation>
        </message>
        <message>
            <source>The patch is made against the text in the editor, which is not saved: save it before you apply the patch.</source>
            <translation>Der Patch bezieht sich auf den Text im Editor, der nicht gespeichert ist: vor dem Anwenden des Patches speichern.</translation>
        </message>
        <message>
            <source>The source has changed since this variant was built; build it again to take it over.</source>
            <translation>Der Quelltext hat sich seit dem Bauen dieser Variante geändert; zum Übernehmen neu bauen.</translation>
        </message>
        <message>
            <source>%1 cannot be exported. %2</source>
            <translation>%1 kann nicht exportiert werden. %2</translation>
        </message>
        <message>
            <source>%1 cannot be exported: its source is not written yet.</source>
            <translation>%1 kann nicht exportiert werden: Der Quelltext ist noch nicht geschrieben.</translation>
        </message>
        <message>
            <source>the original</source>
            <translation>das Original</translation>
        </message>
        <message>
            <source>Export %1, which changes several files, to a folder</source>
            <translation>%1 ändert mehrere Dateien: in einen Ordner exportieren</translation>
        </message>
        <message>
            <source>Export %1 as</source>
            <translation>%1 exportieren als</translation>
        </message>
        <message>
            <source>Export %1 as a patch</source>
            <translation>%1 als Patch exportieren</translation>
        </message>
        <message>
            <source>Export a report on %1 as HTML or PDF</source>
            <translation>Bericht über %1 als HTML oder PDF exportieren</translation>
        </message>
        <message>
            <source>The report would take the place of the source %1; choose another file.</source>
            <translation>Der Bericht würde den Quelltext %1 ersetzen; wählen Sie eine andere Datei.</translation>
        </message>
        <message>
            <source>Add a kernel that takes the place of %1</source>
            <translation>Einen Kernel hinzufügen, der %1 ersetzt</translation>
        </message>
        <message>
            <source>CUDA, C++ and OpenCL sources (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;All files (*)</source>
            <translation>Quelltexte in CUDA, C++ und OpenCL (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Another name for &quot;%1&quot;:</source>
            <translation>Ein anderer Name für „%1“:</translation>
        </message>
        <message>
            <source>%1 was removed.</source>
            <translation>%1 wurde entfernt.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::DependencePresenter</name>
        <message>
            <source>Looking for the dependences of %1…</source>
            <translation>Abhängigkeiten von %1 werden gesucht …</translation>
        </message>
        <message>
            <source>Open a file that holds a kernel to see the dependences between its statements.</source>
            <translation>Eine Datei mit einem Kernel öffnen, um die Abhängigkeiten zwischen seinen Anweisungen zu sehen.</translation>
        </message>
        <message>
            <source>The source is being read…</source>
            <translation>Der Quelltext wird gelesen …</translation>
        </message>
        <message>
            <source>There is no kernel in this file: dependences are looked for in kernels.</source>
            <translation>In dieser Datei ist kein Kernel: Abhängigkeiten werden in Kernels gesucht.</translation>
        </message>
        <message>
            <source>%1 is not read whole: mend what is listed under Problems to see its dependences. %2</source>
            <translation>%1 ist nicht ganz gelesen: Ist behoben, was unter „Probleme“ steht, werden die Abhängigkeiten gezeigt. %2</translation>
        </message>
        <message>
            <source>The search for dependences was cancelled. It begins again when the source, the kernel or the launch changes.</source>
            <translation>Die Suche nach Abhängigkeiten wurde abgebrochen. Sie beginnt von neuem, wenn sich Quelltext, Kernel oder Start ändern.</translation>
        </message>
        <message>
            <source>There is no graph to be written: choose a kernel whose dependences are shown.</source>
            <translation>Es gibt keinen Graphen zu schreiben: einen Kernel wählen, dessen Abhängigkeiten gezeigt werden.</translation>
        </message>
        <message>
            <source>Write the dependence graph to</source>
            <translation>Abhängigkeitsgraph schreiben nach</translation>
        </message>
        <message>
            <source>The dependence graph was written to %1.</source>
            <translation>Der Abhängigkeitsgraph wurde nach %1 geschrieben.</translation>
        </message>
        <message>
            <source>The text of the variant is being read…</source>
            <translation>Der Text der Variante wird gelesen …</translation>
        </message>
        <message>
            <source>Looking for the dependences…</source>
            <translation>Die Abhängigkeiten werden gesucht …</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::DeviceBox</name>
        <message>
            <source>Device</source>
            <translation>Gerät</translation>
        </message>
        <message>
            <source>The GPU architecture that variants are built for</source>
            <translation>Die GPU-Architektur, für die Varianten gebaut werden</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::DifferenceWindow</name>
        <message>
            <source>Changed since the session was saved</source>
            <translation>Geändert, seit die Sitzung gespeichert wurde</translation>
        </message>
        <message>
            <source>Changed file</source>
            <translation>Geänderte Datei</translation>
        </message>
        <message>
            <source>%1, when the session was saved</source>
            <translation>%1, als die Sitzung gespeichert wurde</translation>
        </message>
        <message>
            <source>%1 now</source>
            <translation>%1 jetzt</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Docks</name>
        <message>
            <source>Explorer</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Access Patterns</source>
            <translation>Zugriffsmuster</translation>
        </message>
        <message>
            <source>Dependences</source>
            <translation>Abhängigkeiten</translation>
        </message>
        <message>
            <source>Test Launch</source>
            <translation>Teststart</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Problems (%1)</source>
            <translation>Probleme (%1)</translation>
        </message>
        <message>
            <source>Show recorded times</source>
            <translation>Aufgezeichnete Zeiten zeigen</translation>
        </message>
        <message>
            <source>Tune</source>
            <translation>Optimieren</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Befunde</translation>
        </message>
        <message>
            <source>Findings (%1)</source>
            <translation>Befunde (%1)</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>The kernels of the source, with their loops, arrays and launches</source>
            <translation>Die Kernel des Quelltexts mit ihren Schleifen, Feldern und Starts</translation>
        </message>
        <message>
            <source>The steps that fit this kernel, each value with its verdict; below, the plan</source>
            <translation>Die Schritte, die zu diesem Kernel passen, jeder Wert mit seinem Urteil; darunter der Plan</translation>
        </message>
        <message>
            <source>What is wrong with the kernel, worst first, and what mends it</source>
            <translation>Was am Kernel falsch ist, das Schlimmste zuerst, und was es behebt</translation>
        </message>
        <message>
            <source>How each access of the kernel reaches memory: sectors, bank conflicts, the lanes of a warp</source>
            <translation>Wie jeder Zugriff des Kernels den Speicher erreicht: Sektoren, Bankkonflikte, die Lanes eines Warps</translation>
        </message>
        <message>
            <source>Which statements must keep their order, and races</source>
            <translation>Welche Anweisungen ihre Reihenfolge behalten müssen, und Wettläufe</translation>
        </message>
        <message>
            <source>The launch that variants are run and measured with</source>
            <translation>Der Start, mit dem Varianten ausgeführt und gemessen werden</translation>
        </message>
        <message>
            <source>What is built, verified and measured: a row for each variant, with its numbers</source>
            <translation>Was gebaut, geprüft und gemessen wird: eine Zeile für jede Variante, mit ihren Zahlen</translation>
        </message>
        <message>
            <source>Occupancy, registers and times of the variants as curves</source>
            <translation>Belegung, Register und Zeiten der Varianten als Kurven</translation>
        </message>
        <message>
            <source>A search for the fastest plan, and what it has found</source>
            <translation>Eine Suche nach dem schnellsten Plan, und was sie gefunden hat</translation>
        </message>
        <message>
            <source>Your own notes, which are kept in the session</source>
            <translation>Eigene Notizen, die in der Sitzung bleiben</translation>
        </message>
        <message>
            <source>What the compiler says of the source, and what was found in it</source>
            <translation>Was der Compiler zum Quelltext sagt, und was darin gefunden wurde</translation>
        </message>
        <message>
            <source>What was opened, built and run, with what the tools have printed</source>
            <translation>Was geöffnet, gebaut und ausgeführt wurde, mit den Ausgaben der Werkzeuge</translation>
        </message>
        <message>
            <source>OpenMP</source>
            <translation>OpenMP</translation>
        </message>
        <message>
            <source>Which regions of an OpenMP program become kernels, why, and what is copied for them</source>
            <translation>Welche Regionen eines OpenMP-Programms Kernel werden, warum, und was für sie kopiert wird</translation>
        </message>
        <message>
            <source>Loop Nests</source>
            <translation>Schleifennester</translation>
        </message>
        <message>
            <source>Which loops of a serial program can become threads, in which way, and the kernels that they become</source>
            <translation>Welche Schleifen eines seriellen Programms Threads werden können, auf welche Weise, und die Kernel, die aus ihnen werden</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::EditorArea</name>
        <message>
            <source>Source</source>
            <translation>Quelltext</translation>
        </message>
        <message>
            <source>New Source</source>
            <translation>Neuer Quelltext</translation>
        </message>
        <message>
            <source>Side by Side</source>
            <translation>Nebeneinander</translation>
        </message>
        <message>
            <source>%1 (read only)</source>
            <translation>%1 (nur lesen)</translation>
        </message>
        <message>
            <source>The source that the plan, or the chosen row, makes</source>
            <translation>Der Quelltext, den der Plan oder die gewählte Zeile ergibt</translation>
        </message>
        <message>
            <source>The original and the new source beside each other, with their numbers</source>
            <translation>Das Original und der neue Quelltext nebeneinander, mit ihren Zahlen</translation>
        </message>
        <message>
            <source>Machine Code</source>
            <translation>Maschinencode</translation>
        </message>
        <message>
            <source>What the compiler makes of each line of the new source: SASS or PTX</source>
            <translation>Was der Compiler aus jeder Zeile des neuen Quelltexts macht: SASS oder PTX</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::ExportController</name>
        <message>
            <source>The variant changes several files; export it as a folder or a patch.</source>
            <translation>Die Variante ändert mehrere Dateien; als Ordner oder als Patch exportieren.</translation>
        </message>
        <message>
            <source>The variant was written to %1.</source>
            <translation>Die Variante wurde nach %1 geschrieben.</translation>
        </message>
        <message>
            <source>The variant is the original: no file is changed.</source>
            <translation>Die Variante ist das Original: keine Datei ist geändert.</translation>
        </message>
        <message>
            <source>%1 holds the original files; choose another folder.</source>
            <translation>%1 enthält die Originaldateien; bitte einen anderen Ordner wählen.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) of the variant were written to %1.</source>
            <translation>
                <numerusform>%n Datei der Variante wurde nach %1 geschrieben.</numerusform>
                <numerusform>%n Dateien der Variante wurden nach %1 geschrieben.</numerusform>
            </translation>
        </message>
        <message>
            <source>The variant is the original: there is nothing to put into a patch.</source>
            <translation>Die Variante ist das Original: für einen Patch gibt es nichts.</translation>
        </message>
        <message>
            <source>The patch was written to %1; apply it in %2 with patch -p1.</source>
            <translation>Der Patch wurde nach %1 geschrieben; in %2 mit patch -p1 anwenden.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::FactorsPresenter</name>
        <message>
            <source>Open a CUDA file to see which steps its kernels allow.</source>
            <translation>Eine CUDA-Datei öffnen, um zu sehen, welche Schritte ihre Kernel erlauben.</translation>
        </message>
        <message>
            <source>There is no kernel here: open a file that holds one.</source>
            <translation>Hier ist kein Kernel: eine Datei öffnen, die einen enthält.</translation>
        </message>
        <message>
            <source>No step fits this kernel: it uses no threadIdx and has no loop.</source>
            <translation>Kein Schritt passt zu diesem Kernel: er verwendet kein threadIdx und hat keine Schleife.</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>Reading the source…</source>
            <translation>Der Quelltext wird gelesen…</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::FindingsPresenter</name>
        <message>
            <source>Open a CUDA file to see what is wrong with its kernels, and what mends it.</source>
            <translation>Öffnen Sie eine CUDA-Datei, um zu sehen, was an ihren Kerneln falsch ist und was es behebt.</translation>
        </message>
        <message>
            <source>There is no kernel here: open a file that holds one.</source>
            <translation>Hier ist kein Kernel: Öffnen Sie eine Datei, die einen enthält.</translation>
        </message>
        <message>
            <source>The kernel is analysed.</source>
            <translation>Der Kernel wird analysiert.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::HandController</name>
        <message>
            <source>add %1</source>
            <translation>%1 hinzufügen</translation>
        </message>
        <message>
            <source>remove %1</source>
            <translation>%1 entfernen</translation>
        </message>
        <message>
            <source>rename %1</source>
            <translation>%1 umbenennen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::HandReader</name>
        <message>
            <source>%1 is not UTF-8 text; convert it to UTF-8 to add its kernel.</source>
            <translation>%1 ist kein Text in UTF-8; wandeln Sie die Datei in UTF-8 um, um ihren Kernel hinzuzufügen.</translation>
        </message>
        <message>
            <source>%1 in %2</source>
            <translation>%1 in %2</translation>
        </message>
        <message>
            <source>Nothing was added. %1</source>
            <translation>Nichts wurde hinzugefügt. %1</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::JobButton</name>
        <message>
            <source>Build the variants</source>
            <translation>Varianten bauen</translation>
        </message>
        <message>
            <source>Verify the variants on the CPU</source>
            <translation>Varianten auf der CPU prüfen</translation>
        </message>
        <message>
            <source>Count what the kernel executes</source>
            <translation>Zählen, was der Kernel ausführt</translation>
        </message>
        <message>
            <source>Measure the variants</source>
            <translation>Varianten messen</translation>
        </message>
        <message>
            <source>Search the plans</source>
            <translation>Pläne durchsuchen</translation>
        </message>
        <message>
            <source>All jobs: what runs, what waits, and how to end it</source>
            <translation>Alle Aufträge: was läuft, was wartet, und wie man es beendet</translation>
        </message>
        <message>
            <source>Read a kernel from a file</source>
            <translation>Kernel aus einer Datei lesen</translation>
        </message>
        <message>
            <source>Replay a recorded search</source>
            <translation>Aufgezeichnete Suche abspielen</translation>
        </message>
        <message>
            <source>No jobs</source>
            <translation>Keine Aufträge</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n wartet</numerusform>
                <numerusform>%n warten</numerusform>
            </translation>
        </message>
        <message>
            <source>Jobs: %1</source>
            <translation>Aufträge: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
                <source>Run a sparse product</source>
                <translation>Ein dünn besetztes Produkt ausführen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Jobs</name>
        <message>
            <source>Nothing was built: %1 is not trusted.</source>
            <translation>Nichts wurde gebaut: %1 wird nicht vertraut.</translation>
        </message>
        <message>
            <source>There is no kernel to build: open a file that holds one.</source>
            <translation>Es gibt keinen Kernel zu bauen: eine Datei öffnen, die einen enthält.</translation>
        </message>
        <message>
            <source>There is no kernel to tune: open a file that holds one.</source>
            <translation>Es gibt keinen Kernel zu optimieren: Öffnen Sie eine Datei, die einen enthält.</translation>
        </message>
        <message>
            <source>Recorded times cannot be searched: choose a GPU above the variants table.</source>
            <translation>In aufgezeichneten Zeiten kann nicht gesucht werden: Wählen Sie über der Variantentabelle eine GPU.</translation>
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
            <translation>Der Kernel, dessen Körnung gewählt wird</translation>
        </message>
        <message>
            <source>%1 (line %2)</source>
            <translation>%1 (Zeile %2)</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::LaunchBar</name>
        <message>
            <source>line %1: block %2 × %3 × %4</source>
            <translation>Zeile %1: Block %2 × %3 × %4</translation>
        </message>
        <message>
            <source>Launch</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>The launch that occupancy is computed for</source>
            <translation>Der Start, für den die Belegung berechnet wird</translation>
        </message>
        <message>
            <source>Block</source>
            <translation>Block</translation>
        </message>
        <message>
            <source>Threads of a block along %1</source>
            <translation>Threads eines Blocks entlang %1</translation>
        </message>
        <message>
            <source>Dynamic shared memory of a block in bytes</source>
            <translation>Dynamisches Shared Memory eines Blocks in Byte</translation>
        </message>
        <message>
            <source>Dyn. shared</source>
            <translation>Dyn. Shared</translation>
        </message>
        <message>
            <source>no launch</source>
            <translation>kein Start</translation>
        </message>
        <message>
                <source>no launch found</source>
                <translation>kein Start gefunden</translation>
        </message>
        <message>
                <source>host program: block %1 × %2 × %3</source>
                <translation>Hostprogramm: Block %1 × %2 × %3</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::LaunchPresenter</name>
        <message>
            <source>Choose what fills %1</source>
            <translation>Wählen, was %1 füllt</translation>
        </message>
        <message>
            <source>Open a file with a kernel, to enter here what it is launched with.</source>
            <translation>Eine Datei mit einem Kernel öffnen, um hier einzutragen, womit er gestartet wird.</translation>
        </message>
        <message>
            <source>Open a launch form</source>
            <translation>Eine Startform öffnen</translation>
        </message>
        <message>
            <source>Launch forms (*.json);;All files (*)</source>
            <translation>Startformen (*.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Save the launch form as</source>
            <translation>Die Startform speichern unter</translation>
        </message>
        <message>
            <source>Saved the launch form to %1.</source>
            <translation>Die Startform wurde in %1 gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::LogView</name>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
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
            <translation>Der Quelltext wird gelesen…</translation>
        </message>
        <message>
            <source>Looking for a CUDA toolkit…</source>
            <translation>Ein CUDA-Toolkit wird gesucht…</translation>
        </message>
        <message>
            <source>CUDA %1</source>
            <translation>CUDA %1</translation>
        </message>
        <message>
            <source>No nvcc: variants are written, not compiled</source>
            <translation>Kein nvcc: Varianten werden geschrieben, nicht übersetzt</translation>
        </message>
        <message>
            <source>Ending what runs…</source>
            <translation>Was läuft, wird beendet …</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Reading a kernel…</source>
            <translation>Ein Kernel wird gelesen …</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Anfang</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::MeasurePresenter</name>
        <message>
            <source>Times: %1; %2</source>
            <translation>Zeiten: %1; %2</translation>
        </message>
        <message>
            <source>Add a machine</source>
            <translation>Rechner hinzufügen</translation>
        </message>
        <message>
            <source>The command that gives a shell on the machine with the GPU, for example ssh gpu. It is started as it stands here whenever you measure there; the variants and the runner are sent over it.</source>
            <translation>Der Befehl, der auf dem Rechner mit der GPU eine Shell öffnet, zum Beispiel ssh gpu. Er wird so, wie er hier steht, bei jedem Messen dort gestartet; die Varianten und das Messprogramm werden darüber geschickt.</translation>
        </message>
        <message>
            <source>Open recorded results</source>
            <translation>Aufgezeichnete Ergebnisse öffnen</translation>
        </message>
        <message>
            <source>Results (results.jsonl bundle.json *.jsonl);;All files (*)</source>
            <translation>Ergebnisse (results.jsonl bundle.json *.jsonl);;Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::MeasureTargets</name>
        <message>
            <source>These results are of the kernel %1 in %2; open that source and choose the kernel to see them.</source>
            <translation>Diese Ergebnisse gehören zum Kernel %1 in %2; öffnen Sie diese Quelle und wählen Sie den Kernel, um sie zu sehen.</translation>
        </message>
        <message>
            <source>an unnamed source</source>
            <translation>einer Quelle ohne Namen</translation>
        </message>
        <message>
            <source>Recorded: %1, %2</source>
            <translation>Aufgezeichnet: %1, %2</translation>
        </message>
        <message>
            <source>This machine</source>
            <translation>Dieser Rechner</translation>
        </message>
        <message>
            <source>This machine (no GPU)</source>
            <translation>Dieser Rechner (keine GPU)</translation>
        </message>
        <message>
            <source>This machine: %1</source>
            <translation>Dieser Rechner: %1</translation>
        </message>
        <message>
            <source>This machine: %1, GPU %2</source>
            <translation>Dieser Rechner: %1, GPU %2</translation>
        </message>
        <message>
            <source>Measured before, with %1. From %2</source>
            <translation>Früher gemessen, mit %1. Aus %2</translation>
        </message>
        <message>
            <source>Another machine, over a shell that this command gives. The variants and the runner are sent there.</source>
            <translation>Ein anderer Rechner, über eine Shell, die dieser Befehl öffnet. Die Varianten und das Messprogramm werden dorthin geschickt.</translation>
        </message>
        <message>
            <source>%1, %2 multiprocessors, driver %3, CUDA %4</source>
            <translation>%1, %2 Multiprozessoren, Treiber %3, CUDA %4</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::MeasuredRows</name>
        <message>
            <source>Showing what was recorded on %1.</source>
            <translation>Gezeigt wird, was aufgezeichnet ist: %1.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Menus</name>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>Open &amp;Recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <source>Open &amp;Example</source>
            <translation>&amp;Beispiel öffnen</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>B&amp;earbeiten</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>Go to Pa&amp;ne</source>
            <translation>Zum Be&amp;reich</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <source>&amp;Build</source>
            <translation>&amp;Bauen</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>Open Recent Sess&amp;ion</source>
            <translation>Zuletzt geöffnete S&amp;itzung</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::MessageBar</name>
        <message>
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::PlanController</name>
        <message>
            <source>no steps</source>
            <translation>keine Schritte</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::RecentFiles</name>
        <message>
            <source>Clear the List</source>
            <translation>Liste leeren</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::ReportController</name>
        <message>
            <source>The report was written to %1.</source>
            <translation>Der Bericht wurde nach %1 geschrieben.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::SessionCommands</name>
        <message>
            <source>The session was not saved: %1 is not the file that was opened any more.</source>
            <translation>Die Sitzung wurde nicht gespeichert: %1 ist nicht mehr die Datei, die geöffnet wurde.</translation>
        </message>
        <message>
            <source>Overwrite</source>
            <translation>Überschreiben</translation>
        </message>
        <message>
            <source>Save As…</source>
            <translation>Speichern unter …</translation>
        </message>
        <message>
            <source>Open a session</source>
            <translation>Sitzung öffnen</translation>
        </message>
        <message>
            <source>Warpgrain sessions (*.warpgrain);;All files (*)</source>
            <translation>Warpgrain-Sitzungen (*.warpgrain);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Save the session as</source>
            <translation>Sitzung speichern unter</translation>
        </message>
        <message>
            <source>%1 was written by a newer version of Warpgrain, and this one would lose what it does not know: choose another file.</source>
            <translation>%1 wurde von einer neueren Version von Warpgrain geschrieben, und diese verlöre, was sie nicht kennt: Wählen Sie eine andere Datei.</translation>
        </message>
        <message>
            <source>%1 was written by a newer version of Warpgrain, and is open for reading only: what this version does not know is not shown.</source>
            <translation>%1 wurde von einer neueren Version von Warpgrain geschrieben und ist nur zum Lesen geöffnet: Was diese Version nicht kennt, wird nicht gezeigt.</translation>
        </message>
        <message>
            <source>%1 was not opened: its source %2 cannot be read.</source>
            <translation>%1 wurde nicht geöffnet: Der Quelltext %2 lässt sich nicht lesen.</translation>
        </message>
        <message>
            <source>Choose the Source…</source>
            <translation>Quelltext wählen …</translation>
        </message>
        <message>
            <source>%1 (not there)</source>
            <translation>%1 (nicht da)</translation>
        </message>
        <message>
            <source>Show the Difference</source>
            <translation>Unterschied zeigen</translation>
        </message>
        <message>
            <source>Changed since the session was saved: %1.</source>
            <translation>Geändert, seit die Sitzung gespeichert wurde: %1.</translation>
        </message>
        <message>
            <source>What was built, verified and measured then comes back with the text of then.</source>
            <translation>Was damals übersetzt, geprüft und gemessen wurde, kommt mit dem Text von damals wieder.</translation>
        </message>
        <message>
            <source>Warpgrain ended without closing %1.</source>
            <translation>Warpgrain endete, ohne %1 zu schließen.</translation>
        </message>
        <message>
            <source>Warpgrain ended without closing %1. What was not saved is there, as it was at %2.</source>
            <translation>Warpgrain endete, ohne %1 zu schließen. Was nicht gespeichert war, ist noch da, wie es am %2 war.</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Verwerfen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::SessionController</name>
        <message>
            <source>%1 is not there any more: put it back to restore the work on it.</source>
            <translation>%1 ist nicht mehr da: Legen Sie die Datei zurück, um die Arbeit daran wiederherzustellen.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Shortcuts</name>
        <message>
            <source>Keyboard Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::SourceController</name>
        <message>
            <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
            <translation>%1 ist kein UTF-8-Text und kann nur gelesen werden; zum Bearbeiten nach UTF-8 umwandeln.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::SparseRunWindow</name>
        <message>
            <source>&amp;File…</source>
            <translation>&amp;Datei…</translation>
        </message>
        <message>
            <source>&amp;Run</source>
            <translation>&amp;Starten</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>&amp;Open Recording…</source>
            <translation>Aufzeichnung ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>&amp;Save Recording…</source>
            <translation>Aufzeichnung s&amp;peichern…</translation>
        </message>
        <message>
            <source>Sparse Products</source>
            <translation>Dünn besetzte Produkte</translation>
        </message>
        <message>
            <source>The product runs</source>
            <translation>Das Produkt läuft</translation>
        </message>
        <message>
            <source>A sparse matrix is multiplied with a vector again and again by several processes. Which of them has which rows is tuned meanwhile. Run one here, or open what `warpgrain-cli spmv -o` has recorded.</source>
            <translation>Eine dünn besetzte Matrix wird von mehreren Prozessen immer wieder mit einem Vektor multipliziert. Dabei wird abgestimmt, wer von ihnen welche Zeilen hat. Starten Sie hier ein Produkt, oder öffnen Sie, was `warpgrain-cli spmv -o` aufgezeichnet hat.</translation>
        </message>
        <message>
            <source>A matrix that is made up, or a file in Matrix Market&apos;s form</source>
            <translation>Eine erzeugte Matrix oder eine Datei im Format von Matrix Market</translation>
        </message>
        <message>
            <source>So many times the rows and non-zeros, for a matrix that is no file</source>
            <translation>So viele Male die Zeilen und Einträge, bei einer Matrix, die keine Datei ist</translation>
        </message>
        <message>
            <source>Processes, which mpirun starts on this machine</source>
            <translation>Prozesse, die mpirun auf dieser Maschine startet</translation>
        </message>
        <message>
            <source>How rows come to ranks: tuned by a fitted model or as the paper does it, or as many rows, non-zeros or steps of the merge path for each</source>
            <translation>Wie Zeilen zu Rängen kommen: abgestimmt durch ein angepasstes Modell oder wie in der Arbeit, oder gleich viele Zeilen, Einträge oder Schritte des Merge-Pfads für jeden</translation>
        </message>
        <message>
            <source>&amp;Matrix:</source>
            <translation>&amp;Matrix:</translation>
        </message>
        <message>
            <source>Sca&amp;le:</source>
            <translation>&amp;Größe:</translation>
        </message>
        <message>
            <source>Ra&amp;nks:</source>
            <translation>Rä&amp;nge:</translation>
        </message>
        <message>
            <source>&amp;Iterations:</source>
            <translation>&amp;Iterationen:</translation>
        </message>
        <message>
            <source>Ma&amp;pping:</source>
            <translation>&amp;Zuordnung:</translation>
        </message>
        <message>
            <source>Matrix Market File</source>
            <translation>Matrix-Market-Datei</translation>
        </message>
        <message>
            <source>Matrices (*.mtx);;All files (*)</source>
            <translation>Matrizen (*.mtx);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Recording of a Sparse Product</source>
            <translation>Aufzeichnung eines dünn besetzten Produkts</translation>
        </message>
        <message>
            <source>Recordings (*.json);;All files (*)</source>
            <translation>Aufzeichnungen (*.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Save Recording</source>
            <translation>Aufzeichnung speichern</translation>
        </message>
        <message>
            <source>Saved as %1.</source>
            <translation>Gespeichert als %1.</translation>
        </message>
        <message>
            <source>Name a matrix, or choose a file.</source>
            <translation>Nennen Sie eine Matrix, oder wählen Sie eine Datei.</translation>
        </message>
        <message>
            <source>Running on %1 ranks…</source>
            <translation>Läuft auf %1 Rängen…</translation>
        </message>
        <message>
            <source>Cancelled.</source>
            <translation>Abgebrochen.</translation>
        </message>
        <message>
                <source>Waits until other jobs have ended.</source>
                <translation>Wartet, bis andere Aufträge beendet sind.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::StartPage</name>
        <message>
            <source>Open…</source>
            <translation>Öffnen…</translation>
        </message>
        <message>
            <source>Open the Matrix Multiplication Example</source>
            <translation>Beispiel Matrixmultiplikation öffnen</translation>
        </message>
        <message>
            <source>Open Session…</source>
            <translation>Sitzung öffnen …</translation>
        </message>
        <message>
            <source>Recent sessions</source>
            <translation>Letzte Sitzungen</translation>
        </message>
        <message>
            <source>Recent sources</source>
            <translation>Letzte Quelltexte</translation>
        </message>
        <message>
                <source>Opened as a copy, to be changed</source>
                <translation>Wird als Kopie geöffnet, die Sie ändern können</translation>
        </message>
        <message>
                <source>Open a CUDA or OpenCL source to see what its kernels lose, and to choose how much work each thread does.</source>
                <translation>Öffnen Sie einen Quelltext in CUDA oder OpenCL: Was verlieren seine Kernel, und wie viel Arbeit soll jeder Thread tun?</translation>
        </message>
        <message>
                <source>Handbook</source>
                <translation>Handbuch</translation>
        </message>
        <message>
                <source>The parts of the window, in the handbook</source>
                <translation>Die Teile des Fensters, im Handbuch</translation>
        </message>
        <message>
                <source>Examples</source>
                <translation>Beispiele</translation>
        </message>
        <message>
            <source>Guided Tour</source>
            <translation>Rundgang</translation>
        </message>
        <message>
            <source>New here? A tour shows the window on an example, in seven steps. You can leave it at any time.</source>
            <translation>Neu hier? Ein Rundgang zeigt das Fenster an einem Beispiel, in sieben Schritten. Sie können ihn jederzeit verlassen.</translation>
        </message>
        <message>
            <source>Take the Tour</source>
            <translation>Rundgang beginnen</translation>
        </message>
        <message>
            <source>No, Thanks</source>
            <translation>Nein, danke</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::StepMenu</name>
        <message>
            <source>Checking which steps fit here…</source>
            <translation>Prüft, welche Schritte hier passen…</translation>
        </message>
        <message>
            <source>No step fits it</source>
            <translation>Kein Schritt passt dazu</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keiner</translation>
        </message>
        <message>
            <source>It can be made after %1.</source>
            <translation>Nach %1 ist er möglich.</translation>
        </message>
        <message>
            <source>being checked</source>
            <translation>wird geprüft</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::TunePresenter</name>
        <message>
            <source>Open a file that holds a kernel.</source>
            <translation>Öffnen Sie eine Datei, die einen Kernel enthält.</translation>
        </message>
        <message>
            <source>Recorded times are chosen above the variants table; choose a GPU there to search on it.</source>
            <translation>Über der Variantentabelle sind aufgezeichnete Zeiten gewählt; wählen Sie dort eine GPU, um auf ihr zu suchen.</translation>
        </message>
        <message>
            <source>Wait until what is built, run or measured has ended.</source>
            <translation>Warten, bis das Bauen, Ausführen oder Messen zu Ende ist.</translation>
        </message>
        <message>
            <source>Judging the steps of the kernel…</source>
            <translation>Die Schritte des Kernels werden beurteilt…</translation>
        </message>
        <message>
            <source>Reading the results…</source>
            <translation>Die Ergebnisse werden gelesen…</translation>
        </message>
        <message>
            <source>%1 in %2. %3</source>
            <translation>%1 in %2. %3</translation>
        </message>
        <message>
            <source>%1. Paused.</source>
            <translation>%1. Angehalten.</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>About %1, as long as the last search took for each plan.</source>
            <translation>Etwa %1, so lange, wie die letzte Suche für jeden Plan brauchte.</translation>
        </message>
        <message>
            <source>At most about %1: a plan is measured for %2 s at most, while others are compiled.</source>
            <translation>Höchstens etwa %1: Ein Plan wird höchstens %2 s lang gemessen, während andere übersetzt werden.</translation>
        </message>
        <message>
            <source>Compiling and measuring the first plans…</source>
            <translation>Die ersten Pläne werden übersetzt und gemessen…</translation>
        </message>
        <message>
            <source>About %1 more.</source>
            <translation>Noch etwa %1.</translation>
        </message>
        <message>
            <source>The results are of a kernel that is not open: its plans are shown, but none can be chosen.</source>
            <translation>Die Ergebnisse gehören zu einem Kernel, der nicht offen ist: Seine Pläne werden gezeigt, aber keiner kann gewählt werden.</translation>
        </message>
        <message>
            <source>The results do not say which steps make this point: it is no plan that could be chosen.</source>
            <translation>Die Ergebnisse sagen nicht, welche Schritte diesen Punkt ergeben: Er ist kein Plan, der gewählt werden könnte.</translation>
        </message>
        <message>
            <source>Open tuning results</source>
            <translation>Ergebnisse einer Suche öffnen</translation>
        </message>
        <message>
            <source>Tuning results in T4 form (*.json);;All files (*)</source>
            <translation>Ergebnisse in T4-Form (*.json);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>The search waits for its turn.</source>
            <translation>Die Suche wartet, bis sie an der Reihe ist.</translation>
        </message>
        <message>
            <source>The search failed. %1</source>
            <translation>Die Suche ist fehlgeschlagen. %1</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::UnsavedGuard</name>
        <message>
            <source>the session, which has no file yet</source>
            <translation>die Sitzung, die noch keine Datei hat</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::VariantPanes</name>
        <message>
            <source>File of the variant</source>
            <translation>Datei der Variante</translation>
        </message>
        <message>
            <source>original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>Choose a step, or build variants: the new source is shown here.</source>
            <translation>Einen Schritt wählen oder Varianten bauen: der neue Quelltext wird hier gezeigt.</translation>
        </message>
        <message>
            <source>%1: %2. %3</source>
            <translation>%1: %2. %3</translation>
        </message>
        <message>
            <source>No step is chosen: the source is the original.</source>
            <translation>Kein Schritt ist gewählt: der Quelltext ist das Original.</translation>
        </message>
        <message>
            <source>%1 beside %2</source>
            <translation>%1 neben %2</translation>
        </message>
        <message>
            <source>Looking at the accesses of both…</source>
            <translation>Die Zugriffe von beiden werden untersucht …</translation>
        </message>
        <message>
            <source>There are no numbers of %1: the kernel is not in its text.</source>
            <translation>Von %1 gibt es keine Zahlen: der Kernel kommt in dem Text nicht vor.</translation>
        </message>
        <message>
            <source>There are no numbers of %1. %2</source>
            <translation>Von %1 gibt es keine Zahlen. %2</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::VariantsPresenter</name>
        <message>
            <source>The curve is drawn when the original is built.</source>
            <translation>Die Kurve erscheint, wenn das Original gebaut ist.</translation>
        </message>
        <message>
            <source>Open a file that holds a kernel.</source>
            <translation>Eine Datei öffnen, die einen Kernel enthält.</translation>
        </message>
        <message>
            <source>The source has changed since these variants were built: build them again.</source>
            <translation>Die Quelle hat sich geändert, seit diese Varianten gebaut wurden: bauen Sie sie noch einmal.</translation>
        </message>
        <message>
            <source>These are variants of %1.</source>
            <translation>Dies sind Varianten von %1.</translation>
        </message>
        <message>
            <source>These variants were built for %1.</source>
            <translation>Diese Varianten wurden für %1 gebaut.</translation>
        </message>
        <message>
            <source>There is no roofline: %1.</source>
            <translation>Es gibt keine Roofline: %1.</translation>
        </message>
        <message>
            <source>The launch's data and operations are being counted…</source>
            <translation>Die Daten und Operationen des Starts werden gezählt …</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Workbench</name>
        <message>
            <source>CUDA toolkit %1 in %2.</source>
            <translation>CUDA-Toolkit %1 in %2.</translation>
        </message>
        <message numerus="yes">
            <source>Building %n variant(s) of %1 for %2.</source>
            <translation>
                <numerusform>%n Variante von %1 wird für %2 gebaut.</numerusform>
                <numerusform>%n Varianten von %1 werden für %2 gebaut.</numerusform>
            </translation>
        </message>
        <message>
            <source>The build was cancelled.</source>
            <translation>Das Bauen wurde abgebrochen.</translation>
        </message>
        <message>
            <source>The build is done.</source>
            <translation>Das Bauen ist fertig.</translation>
        </message>
        <message>
            <source>Opened %1.</source>
            <translation>%1 geöffnet.</translation>
        </message>
        <message>
            <source>the original</source>
            <translation>das Original</translation>
        </message>
        <message numerus="yes">
            <source>Running %n variant(s) of %1 on the CPU.</source>
            <translation>
                <numerusform>%n Variante von %1 läuft auf der CPU.</numerusform>
                <numerusform>%n Varianten von %1 laufen auf der CPU.</numerusform>
            </translation>
        </message>
        <message>
            <source>The run was cancelled.</source>
            <translation>Der Lauf wurde abgebrochen.</translation>
        </message>
        <message>
            <source>The run is done.</source>
            <translation>Der Lauf ist fertig.</translation>
        </message>
        <message numerus="yes">
            <source>Measuring %n variant(s) of %1 on %2.</source>
            <translation>
                <numerusform>Messe %n Variante von %1 auf %2.</numerusform>
                <numerusform>Messe %n Varianten von %1 auf %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Measuring was cancelled.</source>
            <translation>Das Messen wurde abgebrochen.</translation>
        </message>
        <message>
            <source>Measuring is done.</source>
            <translation>Das Messen ist fertig.</translation>
        </message>
        <message>
            <source>Running %1 on the CPU to count what it executes.</source>
            <translation>Führe %1 auf der CPU aus, um zu zählen, was ausgeführt wird.</translation>
        </message>
        <message>
            <source>Searching the plans of %1 on %2.</source>
            <translation>Die Pläne von %1 werden auf %2 durchsucht.</translation>
        </message>
        <message>
            <source>Replaying %1.</source>
            <translation>%1 wird wiedergegeben.</translation>
        </message>
        <message>
            <source>The search was cancelled.</source>
            <translation>Die Suche wurde abgebrochen.</translation>
        </message>
        <message>
            <source>The search is done.</source>
            <translation>Die Suche ist fertig.</translation>
        </message>
        <message>
            <source>Reading the kernel of %1.</source>
            <translation>Der Kernel von %1 wird gelesen.</translation>
        </message>
        <message>
            <source>Added %1, by hand.</source>
            <translation>%1 wurde hinzugefügt, von Hand.</translation>
        </message>
        <message>
            <source>original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>%1, edited</source>
            <translation>%1, bearbeitet</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views</name>
        <message>
            <source>grid</source>
            <translation>Grid</translation>
        </message>
        <message>
            <source>block</source>
            <translation>Block</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>shared memory</source>
            <translation>Shared Memory</translation>
        </message>
        <message>
            <source>show the place</source>
            <translation>Stelle zeigen</translation>
        </message>
        <message>
            <source>Because:</source>
            <translation>Denn:</translation>
        </message>
        <message>
            <source>What could not be understood:</source>
            <translation>Was nicht verstanden wurde:</translation>
        </message>
        <message>
            <source>Worth knowing:</source>
            <translation>Gut zu wissen:</translation>
        </message>
        <message>
            <source>legal</source>
            <translation>erlaubt</translation>
        </message>
        <message>
            <source>legal if</source>
            <translation>erlaubt, wenn</translation>
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
            <source>It must hold that:</source>
            <translation>Es muss gelten:</translation>
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
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>With at most %1 registers per thread the occupancy would be %2.</source>
            <translation>Mit höchstens %1 Registern je Thread wäre die Belegung %2.</translation>
        </message>
        <message>
            <source>With at most %1 bytes of shared memory per block the occupancy would be %2.</source>
            <translation>Mit höchstens %1 Byte Shared Memory je Block wäre die Belegung %2.</translation>
        </message>
        <message>
            <source>With at most %1 barriers per block the occupancy would be %2.</source>
            <translation>Mit höchstens %1 Barrieren je Block wäre die Belegung %2.</translation>
        </message>
        <message>
            <source>With %1 threads per block the occupancy would be %2.</source>
            <translation>Mit %1 Threads je Block wäre die Belegung %2.</translation>
        </message>
        <message>
            <source>%1 blocks of %2 threads, %3 warps on a multiprocessor</source>
            <translation>%1 Blöcke mit %2 Threads, %3 Warps auf einem Multiprozessor</translation>
        </message>
        <message>
            <source>Limited by: %1</source>
            <translation>Begrenzt durch: %1</translation>
        </message>
        <message>
            <source>%1: %2 registers, %3 bytes of spills stored and %4 loaded, %5 bytes of stack</source>
            <translation>%1: %2 Register, %3 Byte ausgelagert und %4 zurückgeholt, %5 Byte Stapel</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>wartet</translation>
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
            <translation>fehlgeschlagen</translation>
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
            <source>blocks</source>
            <translation>Blöcke</translation>
        </message>
        <message>
            <source>registers</source>
            <translation>Register</translation>
        </message>
        <message>
            <source>barriers</source>
            <translation>Barrieren</translation>
        </message>
        <message>
            <source>(original)</source>
            <translation>(Original)</translation>
        </message>
        <message>
            <source>cached</source>
            <translation>gemerkt</translation>
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
            <translation>%1 gegenüber dem Original</translation>
        </message>
        <message>
            <source>not run</source>
            <translation>nicht gelaufen</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>läuft …</translation>
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
            <source>runs</source>
            <translation>läuft durch</translation>
        </message>
        <message>
            <source>verified</source>
            <translation>geprüft</translation>
        </message>
        <message>
            <source>%1, with findings</source>
            <translation>%1, mit Befunden</translation>
        </message>
        <message>
            <source>Verify runs the variant on the CPU and compares its results.</source>
            <translation>Prüfen lässt die Variante auf der CPU laufen und vergleicht ihre Ergebnisse.</translation>
        </message>
        <message>
            <source>Run with %1</source>
            <translation>Gelaufen mit %1</translation>
        </message>
        <message>
            <source>±%1 %</source>
            <translation>±%1 %</translation>
        </message>
        <message>
            <source>does not load</source>
            <translation>lädt nicht</translation>
        </message>
        <message>
            <source>not in the module</source>
            <translation>fehlt im Modul</translation>
        </message>
        <message>
            <source>takes other arguments</source>
            <translation>hat andere Argumente</translation>
        </message>
        <message>
            <source>cannot be launched</source>
            <translation>startet nicht</translation>
        </message>
        <message>
            <source>not enough memory</source>
            <translation>zu wenig Speicher</translation>
        </message>
        <message>
            <source>faults</source>
            <translation>stürzt ab</translation>
        </message>
        <message>
            <source>hangs</source>
            <translation>hängt</translation>
        </message>
        <message>
            <source>crashes</source>
            <translation>Prozess endet</translation>
        </message>
        <message>
            <source>writes out of bounds</source>
            <translation>schreibt außerhalb</translation>
        </message>
        <message>
            <source>wrong output</source>
            <translation>falsches Ergebnis</translation>
        </message>
        <message>
            <source>not measured</source>
            <translation>nicht gemessen</translation>
        </message>
        <message>
            <source>The outputs were not compared.</source>
            <translation>Die Ergebnisse wurden nicht verglichen.</translation>
        </message>
        <message>
            <source>The outputs are within the tolerance.</source>
            <translation>Die Ergebnisse liegen innerhalb der Toleranz.</translation>
        </message>
        <message>
            <source>The GPU itself notes %1 for the kernel alone.</source>
            <translation>Die GPU selbst vermerkt %1 für den Kernel allein.</translation>
        </message>
        <message>
            <source>The outputs are equal to the last bit.</source>
            <translation>Die Ergebnisse sind bis aufs letzte Bit gleich.</translation>
        </message>
        <message>
            <source>%1 MHz, memory %2 MHz, %3 °C</source>
            <translation>%1 MHz, Speicher %2 MHz, %3 °C</translation>
        </message>
        <message>
            <source>A kernel that does nothing takes %1 between the same events.</source>
            <translation>Ein Kernel, der nichts tut, braucht zwischen denselben Ereignissen %1.</translation>
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
            <translation>%1 über %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>recorded on %1</source>
            <translation>aufgezeichnet auf %1</translation>
        </message>
        <message>
            <source>measuring…</source>
            <translation>wird gemessen…</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, noisy</source>
            <translation>%1, verrauscht</translation>
        </message>
        <message>
            <source>%1, recorded</source>
            <translation>%1, aufgezeichnet</translation>
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
            <translation>Messen führt die Variante auf einer GPU aus und nimmt ihre Zeit neben dem Original.</translation>
        </message>
        <message>
            <source>It is being measured.</source>
            <translation>Sie wird gerade gemessen.</translation>
        </message>
        <message>
            <source>Launched with %1</source>
            <translation>Gestartet mit %1</translation>
        </message>
        <message>
            <source>Median %1; half of %2 launches took %3 to %4</source>
            <translation>Median %1; die Hälfte von %2 Starts brauchte %3 bis %4</translation>
        </message>
        <message>
            <source>%1 times as fast as the original in the same rotation (%2)</source>
            <translation>%1-mal so schnell wie das Original im selben Umlauf (%2)</translation>
        </message>
        <message>
            <source>[handbook]</source>
            <translation>[Handbuch]</translation>
        </message>
        <message>
            <source>not run for this launch</source>
            <translation>mit diesem Start nicht ausgeführt</translation>
        </message>
        <message>
            <source>With another launch: %1</source>
            <translation>Mit einem anderen Start: %1</translation>
        </message>
        <message>
            <source>Written by hand: no plan made it, so no verdict covers it.</source>
            <translation>Von Hand geschrieben: kein Plan hat sie gemacht, und kein Urteil sagt etwas über sie.</translation>
        </message>
        <message>
            <source>That it does the same as the original is proved by runs alone, with their data and at their sizes.</source>
            <translation>Dass sie dasselbe tut wie das Original, ist allein durch Läufe belegt, mit deren Daten und bei deren Größen.</translation>
        </message>
        <message>
            <source>Verify runs it beside the original, with the same data and at other sizes.</source>
            <translation>Prüfen führt sie neben dem Original aus, mit denselben Daten und bei anderen Größen.</translation>
        </message>
        <message>
            <source>From %1</source>
            <translation>Aus %1</translation>
        </message>
        <message>
            <source>by hand; verified by runs</source>
            <translation>von Hand; durch Läufe geprüft</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>von Hand</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::AccessModel</name>
        <message>
            <source>Sectors of 32 bytes that a warp&apos;s request moves on average, and how many its data would fill</source>
            <translation>Sektoren zu 32 Byte, die die Anfrage eines Warps im Mittel bewegt, und wie viele ihre Daten füllen würden</translation>
        </message>
        <message>
            <source>How neighbouring threads lie to each other in memory; false: threadIdx.x does not run along neighbouring elements</source>
            <translation>Wie benachbarte Threads im Speicher zueinander liegen; falsch: threadIdx.x läuft nicht entlang benachbarter Elemente</translation>
        </message>
        <message>
            <source>Different words that one bank of shared memory must give at once; 1 is free of conflicts</source>
            <translation>Verschiedene Wörter, die eine Bank des Shared Memory auf einmal liefern muss; 1 ist frei von Konflikten</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Access</source>
            <translation>Zugriff</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Pattern</source>
            <translation>Muster</translation>
        </message>
        <message>
            <source>Sectors / ideal</source>
            <translation>Sektoren / ideal</translation>
        </message>
        <message>
            <source>Ways</source>
            <translation>Fach</translation>
        </message>
        <message>
            <source>What the last counted run executed: requests of warps, times the sectors, or the passes over the banks, of each on average; grey where text or launch are others now</source>
            <translation>Was der letzte gezählte Lauf ausgeführt hat: Anfragen von Warps, mal die Sektoren oder die Durchgänge durch die Bänke, die jede im Mittel braucht; grau, wenn Text oder Start jetzt andere sind</translation>
        </message>
        <message>
            <source>Executed</source>
            <translation>Ausgeführt</translation>
        </message>
        <message>
            <source>Marks accesses that move or wait more than they need, and those that are not known</source>
            <translation>Kennzeichnet Zugriffe, die mehr bewegen oder warten als nötig, und solche, die nicht bekannt sind</translation>
        </message>
        <message>
            <source>The line that the access stands in; a click on the row shows it</source>
            <translation>Die Zeile, in der der Zugriff steht; ein Klick auf die Zeile der Tabelle zeigt sie</translation>
        </message>
        <message>
            <source>The access as the source writes it</source>
            <translation>Der Zugriff, wie er im Quelltext steht</translation>
        </message>
        <message>
            <source>The memory that is accessed: global, shared, constant or local</source>
            <translation>Der Speicher, auf den zugegriffen wird: global, gemeinsam, konstant oder lokal</translation>
        </message>
        <message>
            <source>Whether the access reads, writes, does both, or is atomic</source>
            <translation>Ob der Zugriff liest, schreibt, beides tut oder atomar ist</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::AccessTable</name>
        <message>
            <source>Accesses of the kernel</source>
            <translation>Zugriffe des Kernels</translation>
        </message>
        <message>
            <source>&amp;Go to the place</source>
            <translation>Zur Stelle &amp;gehen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::AccessView</name>
        <message>
            <source>Looking at the accesses…</source>
            <translation>Die Zugriffe werden untersucht…</translation>
        </message>
        <message>
            <source>Enter what is missing in the fields above, or the block in the toolbar.</source>
            <translation>Was fehlt, in die Felder oben eintragen, oder den Block in die Werkzeugleiste.</translation>
        </message>
        <message>
            <source>%1 is in the plan now: see Steps.</source>
            <translation>%1 ist jetzt im Plan: siehe „Schritte“.</translation>
        </message>
        <message>
            <source>%1 cannot be made. %2</source>
            <translation>%1 ist nicht möglich. %2</translation>
        </message>
        <message>
            <source>Lanes and addresses</source>
            <translation>Lanes und Adressen</translation>
        </message>
        <message>
            <source>Reuse</source>
            <translation>Wiederverwendung</translation>
        </message>
        <message>
            <source>What merging saves</source>
            <translation>Ersparnis durch Zusammenlegen</translation>
        </message>
        <message>
            <source>Count shows the addresses that a run on the CPU executes.</source>
            <translation>„Zählen“ zeigt die Adressen, die ein Lauf auf der CPU ausführt.</translation>
        </message>
        <message>
            <source>Counted on the CPU</source>
            <translation>Auf der CPU gezählt</translation>
        </message>
        <message>
            <source>What a run executed, beside what is predicted</source>
            <translation>Was ein Lauf ausgeführt hat, neben dem, was vorhergesagt ist</translation>
        </message>
        <message>
            <source>Steps are made on the original and its plan: add %1 to the plan under Steps.</source>
            <translation>Schritte werden am Original und seinem Plan gemacht: %1 unter „Schritte“ dem Plan hinzufügen.</translation>
        </message>
        <message>
            <source>The addresses of one warp: each lane, its bytes, and the sectors or banks they are in</source>
            <translation>Die Adressen eines Warps: jede Lane, ihre Bytes, und in welchen Sektoren oder Bänken sie liegen</translation>
        </message>
        <message>
            <source>Which threads of a block use the same elements</source>
            <translation>Welche Threads eines Blocks dieselben Elemente verwenden</translation>
        </message>
        <message>
            <source>Loads that are saved where threads are merged, the access matrix, and all numbers</source>
            <translation>Ladezugriffe, die das Zusammenlegen von Threads spart, die Zugriffsmatrix, und alle Zahlen</translation>
        </message>
        <message>
            <source>What a run on the CPU executed, beside what is predicted</source>
            <translation>Was ein Lauf auf der CPU ausgeführt hat, neben dem Vorhergesagten</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::BestSoFarView</name>
        <message>
            <source>Best plan so far against evaluated plans</source>
            <translation>Bisher bester Plan über bewerteten Plänen</translation>
        </message>
        <message>
            <source>best so far</source>
            <translation>bisher bester</translation>
        </message>
        <message>
            <source>evaluated plan</source>
            <translation>bewerteter Plan</translation>
        </message>
        <message>
            <source>failed plan</source>
            <translation>fehlgeschlagener Plan</translation>
        </message>
        <message>
            <source>original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>No plan is evaluated yet</source>
            <translation>Noch ist kein Plan bewertet</translation>
        </message>
        <message>
            <source>Speed-up over the original</source>
            <translation>Beschleunigung gegenüber dem Original</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>evaluated plans</source>
            <translation>bewertete Pläne</translation>
        </message>
        <message>
            <source>times as fast</source>
            <translation>mal so schnell</translation>
        </message>
        <message>
            <source>microseconds</source>
            <translation>Mikrosekunden</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::BoundariesChart</name>
        <message>
            <source>Chart of the rows of each rank over the iterations</source>
            <translation>Diagramm der Zeilen jedes Rangs über die Iterationen</translation>
        </message>
        <message>
            <source>Rows of each rank</source>
            <translation>Zeilen jedes Rangs</translation>
        </message>
        <message>
            <source>iteration</source>
            <translation>Iteration</translation>
        </message>
        <message>
            <source>row</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>rank %1: rows %2 to %3, %4 of %5
iterations %6 to %7</source>
            <translation>Rang %1: Zeilen %2 bis %3, %4 von %5
Iterationen %6 bis %7</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ChartLegend</name>
        <message>
            <source>Legend</source>
            <translation>Legende</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::CompareView</name>
        <message>
            <source>&amp;Next difference</source>
            <translation>&amp;Nächster Unterschied</translation>
        </message>
        <message>
            <source>&amp;Previous difference</source>
            <translation>&amp;Voriger Unterschied</translation>
        </message>
        <message>
            <source>Alt+Down</source>
            <translation>Alt+Ab</translation>
        </message>
        <message>
            <source>Alt+Up</source>
            <translation>Alt+Auf</translation>
        </message>
        <message>
            <source>Number of differences</source>
            <translation>Zahl der Unterschiede</translation>
        </message>
        <message>
            <source>Left text: %1</source>
            <translation>Linker Text: %1</translation>
        </message>
        <message>
            <source>Right text: %1</source>
            <translation>Rechter Text: %1</translation>
        </message>
        <message>
            <source>No difference</source>
            <translation>Kein Unterschied</translation>
        </message>
        <message>
            <source>1 line added</source>
            <translation>1 Zeile hinzugefügt</translation>
        </message>
        <message numerus="yes">
            <source>%n lines added</source>
            <translation>
                <numerusform>%n Zeile hinzugefügt</numerusform>
                <numerusform>%n Zeilen hinzugefügt</numerusform>
            </translation>
        </message>
        <message>
            <source>1 line removed</source>
            <translation>1 Zeile entfernt</translation>
        </message>
        <message numerus="yes">
            <source>%n lines removed</source>
            <translation>
                <numerusform>%n Zeile entfernt</numerusform>
                <numerusform>%n Zeilen entfernt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n removed</source>
            <translation>
                <numerusform>%n entfernt</numerusform>
                <numerusform>%n entfernt</numerusform>
            </translation>
        </message>
        <message>
            <source>1 line changed</source>
            <translation>1 Zeile geändert</translation>
        </message>
        <message numerus="yes">
            <source>%n lines changed</source>
            <translation>
                <numerusform>%n Zeile geändert</numerusform>
                <numerusform>%n Zeilen geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n geändert</numerusform>
                <numerusform>%n geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 — difference %2 of %3</source>
            <translation>%1 — Unterschied %2 von %3</translation>
        </message>
        <message>
            <source>Ignore &amp;white space</source>
            <translation>&amp;Leerraum nicht beachten</translation>
        </message>
        <message>
            <source>Lines with the same tokens are equal, however they are spaced and indented. Line breaks count, and white space in strings.</source>
            <translation>Zeilen mit denselben Zeichen der Sprache sind gleich, wie sie auch eingerückt und mit Leerraum versehen sind. Zeilenumbrüche zählen, und Leerraum in Zeichenketten.</translation>
        </message>
        <message>
            <source>No difference but for white space</source>
            <translation>Kein Unterschied außer im Leerraum</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::CountBar</name>
        <message>
            <source>Runs the kernel on the CPU with the launch form, and counts what each access executes</source>
            <translation>Führt den Kernel auf der CPU mit der Startform aus und zählt, was jeder Zugriff ausführt</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>Zählen</translation>
        </message>
        <message>
            <source>The kernel runs on the CPU and is counted…</source>
            <translation>Der Kernel läuft auf der CPU und wird gezählt …</translation>
        </message>
        <message>
            <source>Not run yet: Count runs the kernel on the CPU and counts its accesses.</source>
            <translation>Noch nicht ausgeführt: „Zählen“ führt den Kernel auf der CPU aus und zählt seine Zugriffe.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::DependenceFilterBar</name>
        <message>
            <source>Array</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Carried by</source>
            <translation>Getragen von</translation>
        </message>
        <message>
            <source>Show %1 dependences</source>
            <translation>Abhängigkeiten zeigen: %1</translation>
        </message>
        <message>
            <source>‖ ordered by a barrier   (k) carried by loop k</source>
            <translation>‖ durch Barriere geordnet   (k) von Schleife k getragen</translation>
        </message>
        <message>
            <source>all arrays</source>
            <translation>alle Felder</translation>
        </message>
        <message>
            <source>anything</source>
            <translation>allem</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::DependenceView</name>
        <message>
            <source>%1 touches no memory that threads or iterations could share.</source>
            <translation>%1 berührt keinen Speicher, den Threads oder Durchläufe teilen könnten.</translation>
        </message>
        <message>
            <source>Laying the graph out…</source>
            <translation>Der Graph wird angeordnet …</translation>
        </message>
        <message>
            <source>No dependences: no two references of %1, one of which writes, use the same address.</source>
            <translation>Keine Abhängigkeiten: keine zwei Zugriffe von %1, von denen einer schreibt, verwenden dieselbe Adresse.</translation>
        </message>
        <message numerus="yes">
            <source>The filter hides all %n dependence(s).</source>
            <translation>
                <numerusform>Der Filter verbirgt die einzige Abhängigkeit.</numerusform>
                <numerusform>Der Filter verbirgt alle %n Abhängigkeiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n arrow(s) would make the picture too dense and are left out: choose an array or a kind. The table has them all.</source>
            <translation>
                <numerusform>%n Pfeil würde das Bild zu dicht machen und fehlt: ein Feld oder eine Art wählen. Die Tabelle hat alle.</numerusform>
                <numerusform>%n Pfeile würden das Bild zu dicht machen und fehlen: ein Feld oder eine Art wählen. Die Tabelle hat alle.</numerusform>
            </translation>
        </message>
        <message>
            <source>Dependences of %1</source>
            <translation>Abhängigkeiten von %1</translation>
        </message>
        <message>
            <source>Open a file that holds a kernel to see the dependences between its statements.</source>
            <translation>Eine Datei mit einem Kernel öffnen, um die Abhängigkeiten zwischen seinen Anweisungen zu sehen.</translation>
        </message>
        <message>
            <source>Cance&amp;l</source>
            <translation>Abbre&amp;chen</translation>
        </message>
        <message>
            <source>Races</source>
            <translation>Wettläufe</translation>
        </message>
        <message>
            <source>The chosen dependence</source>
            <translation>Die gewählte Abhängigkeit</translation>
        </message>
        <message>
            <source>Choose an arrow to see which references meet, what carries them and what they forbid; choose a statement to see its arrows.</source>
            <translation>Einen Pfeil wählen, um zu sehen, welche Zugriffe sich treffen, was sie trägt und was sie verbieten; eine Anweisung wählen, um ihre Pfeile zu sehen.</translation>
        </message>
        <message>
            <source>&amp;Table</source>
            <translation>&amp;Tabelle</translation>
        </message>
        <message>
            <source>Show the dependences as a table</source>
            <translation>Die Abhängigkeiten als Tabelle zeigen</translation>
        </message>
        <message>
            <source>&amp;Graph</source>
            <translation>&amp;Graph</translation>
        </message>
        <message>
            <source>Show the dependences as a graph</source>
            <translation>Die Abhängigkeiten als Graph zeigen</translation>
        </message>
        <message>
            <source>The layout was cancelled; the table has all dependences.</source>
            <translation>Das Anordnen wurde abgebrochen; die Tabelle hat alle Abhängigkeiten.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::DependencesModel</name>
        <message>
            <source>certain</source>
            <translation>sicher</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Array</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>From</source>
            <translation>Von</translation>
        </message>
        <message>
            <source>To</source>
            <translation>Nach</translation>
        </message>
        <message>
            <source>Carried by</source>
            <translation>Getragen von</translation>
        </message>
        <message>
            <source>Distance</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <source>Race</source>
            <translation>Wettlauf</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Sicher</translation>
        </message>
        <message>
            <source>Flow: a write is read. Anti: what was read is overwritten. Output: what was written is overwritten.</source>
            <translation>Fluss: Geschriebenes wird gelesen. Anti: Gelesenes wird überschrieben. Ausgabe: Geschriebenes wird überschrieben.</translation>
        </message>
        <message>
            <source>The memory that both references use</source>
            <translation>Der Speicher, den beide Zugriffe verwenden</translation>
        </message>
        <message>
            <source>The reference that comes first</source>
            <translation>Der Zugriff, der zuerst kommt</translation>
        </message>
        <message>
            <source>The reference that must come after it</source>
            <translation>Der Zugriff, der danach kommen muss</translation>
        </message>
        <message>
            <source>The loop, or the barrier, between whose parts the references stand; or threads that nothing orders</source>
            <translation>Die Schleife oder Barriere, zwischen deren Teilen die Zugriffe stehen; oder Threads, die nichts ordnet</translation>
        </message>
        <message>
            <source>How many iterations, or threads along x, y and z, lie between both references</source>
            <translation>Wie viele Durchläufe, oder Threads entlang x, y und z, zwischen beiden Zugriffen liegen</translation>
        </message>
        <message>
            <source>Whether the references can be a race: two threads, one of them writes, and nothing orders them</source>
            <translation>Ob die Zugriffe ein Wettlauf sein können: zwei Threads, einer schreibt, und nichts ordnet sie</translation>
        </message>
        <message>
            <source>Whether both references use one address for certain, or may do so</source>
            <translation>Ob beide Zugriffe sicher dieselbe Adresse verwenden, oder vielleicht</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::DependencesTable</name>
        <message>
            <source>Dependences</source>
            <translation>Abhängigkeiten</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::DifferenceTable</name>
        <message>
            <source>better</source>
            <translation>besser</translation>
        </message>
        <message>
            <source>worse</source>
            <translation>schlechter</translation>
        </message>
        <message>
            <source>noise</source>
            <translation>Rauschen</translation>
        </message>
        <message>
            <source>the same</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>another</source>
            <translation>anders</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>nicht bekannt</translation>
        </message>
        <message>
            <source>Differences in numbers</source>
            <translation>Unterschiede in Zahlen</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>Größe</translation>
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
    </context>
    <context>
        <name>warpgrain::views::EnergyView</name>
        <message>
            <source>Time against energy of the plans</source>
            <translation>Zeit der Pläne über ihrer Energie</translation>
        </message>
        <message>
            <source>evaluated plan</source>
            <translation>bewerteter Plan</translation>
        </message>
        <message>
            <source>no other plan beats it in both</source>
            <translation>kein anderer Plan ist in beidem besser</translation>
        </message>
        <message>
            <source>original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>No plan is evaluated yet</source>
            <translation>Noch ist kein Plan bewertet</translation>
        </message>
        <message>
            <source>These results have no energies: they are measured where a search is for energy, or for both.</source>
            <translation>Diese Ergebnisse haben keine Energien: gemessen werden sie, wo eine Suche auf Energie oder auf beides zielt.</translation>
        </message>
        <message>
            <source>Time and energy of a launch: to the lower left is better</source>
            <translation>Zeit und Energie eines Starts: links unten ist besser</translation>
        </message>
        <message>
            <source>microseconds</source>
            <translation>Mikrosekunden</translation>
        </message>
        <message>
            <source>microjoules</source>
            <translation>Mikrojoule</translation>
        </message>
        <message>
            <source>The original</source>
            <translation>Das Original</translation>
        </message>
        <message>
            <source>No other plan beats it in both.</source>
            <translation>Kein anderer Plan ist in beidem besser.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ExplorerView</name>
        <message>
            <source>Reading the source…</source>
            <translation>Der Quelltext wird gelesen…</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filtern</translation>
        </message>
        <message>
            <source>Filter of kernels and what is in them</source>
            <translation>Filter für Kernel und ihren Inhalt</translation>
        </message>
        <message>
            <source>Kernels</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>Open a CUDA file to see its kernels.</source>
            <translation>Eine CUDA-Datei öffnen, um ihre Kernel zu sehen.</translation>
        </message>
        <message>
            <source>There is no kernel (__global__ function with a body) in this file or in the headers of yours that it includes.</source>
            <translation>In dieser Datei und ihren eigenen Headern ist kein Kernel (__global__-Funktion mit Rumpf).</translation>
        </message>
        <message>
            <source>Nothing matches the filter.</source>
            <translation>Nichts passt zum Filter.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FactorButton</name>
        <message>
            <source>being checked</source>
            <translation>wird geprüft</translation>
        </message>
        <message>
            <source>%1 %2: %3</source>
            <translation>%1 %2: %3</translation>
        </message>
        <message>
            <source>It can be made after %1.</source>
            <translation>Nach %1 ist er möglich.</translation>
        </message>
        <message>
            <source>tried by the search space</source>
            <translation>im Suchraum</translation>
        </message>
        <message>
            <source>The search space tries it; Ctrl+click takes it out.</source>
            <translation>Der Suchraum probiert ihn; Strg+Klick nimmt ihn heraus.</translation>
        </message>
        <message>
            <source>Ctrl+click adds it to the search space.</source>
            <translation>Strg+Klick nimmt ihn in den Suchraum auf.</translation>
        </message>
        <message>
            <source>&amp;Try in the Search Space</source>
            <translation>Im Suchraum &amp;probieren</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FactorChartView</name>
        <message>
            <source>Chart of the occupancy against the factor</source>
            <translation>Diagramm der Belegung über dem Faktor</translation>
        </message>
        <message>
            <source>Chart of the registers against the factor</source>
            <translation>Diagramm der Register über dem Faktor</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>%1 registers per thread</source>
            <translation>%1 Register je Thread</translation>
        </message>
        <message>
            <source>%1 bytes spilled</source>
            <translation>%1 Byte ausgelagert</translation>
        </message>
        <message>
            <source>occupancy %1 %, limited by %2</source>
            <translation>Belegung %1 %, begrenzt durch %2</translation>
        </message>
        <message>
            <source>Occupancy</source>
            <translation>Belegung</translation>
        </message>
        <message>
            <source>Registers per thread</source>
            <translation>Register je Thread</translation>
        </message>
        <message>
            <source>factor of %1</source>
            <translation>Faktor von %1</translation>
        </message>
        <message>
            <source>occupancy in %</source>
            <translation>Belegung in %</translation>
        </message>
        <message>
            <source>registers</source>
            <translation>Register</translation>
        </message>
        <message>
            <source>no other step</source>
            <translation>kein weiterer Schritt</translation>
        </message>
        <message>
            <source>spills</source>
            <translation>Auslagerung</translation>
        </message>
        <message>
            <source>Chart of the time against the factor</source>
            <translation>Diagramm der Zeit über dem Faktor</translation>
        </message>
        <message>
            <source>%1; half of all launches took %2 to %3</source>
            <translation>%1; die Hälfte aller Starts brauchte %2 bis %3</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Time on %1</source>
            <translation>Zeit auf %1</translation>
        </message>
        <message>
            <source>median in µs</source>
            <translation>Median in µs</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FactorPanel</name>
        <message>
            <source>Open a CUDA file and choose a kernel to see its steps.</source>
            <translation>Eine CUDA-Datei öffnen und einen Kernel wählen, um seine Schritte zu sehen.</translation>
        </message>
        <message>
            <source>Select a value to see why it is legal or not.</source>
            <translation>Einen Wert wählen, um zu sehen, warum er erlaubt ist oder nicht.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FactorRowList</name>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FactorRowWidget</name>
        <message>
            <source>other</source>
            <translation>anderer</translation>
        </message>
        <message>
            <source>Another factor for %1</source>
            <translation>Ein anderer Faktor für %1</translation>
        </message>
        <message>
            <source>Another factor, 1 to %1; Enter chooses it</source>
            <translation>Ein anderer Faktor, 1 bis %1; die Eingabetaste wählt ihn</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FactorSection</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Show its steps</source>
            <translation>Die Schritte zeigen</translation>
        </message>
        <message>
            <source>Fold its steps away</source>
            <translation>Die Schritte einklappen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FindBar</name>
        <message>
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Text to find</source>
            <translation>Gesuchter Text</translation>
        </message>
        <message>
            <source>Previous (Shift+F3)</source>
            <translation>Zurück (Umschalt+F3)</translation>
        </message>
        <message>
            <source>Next (F3)</source>
            <translation>Weiter (F3)</translation>
        </message>
        <message>
            <source>&amp;Case</source>
            <translation>&amp;Groß/klein</translation>
        </message>
        <message>
            <source>Small and capital letters differ</source>
            <translation>Groß- und Kleinbuchstaben unterscheiden</translation>
        </message>
        <message>
            <source>&amp;Whole word</source>
            <translation>Ganzes &amp;Wort</translation>
        </message>
        <message>
            <source>Regular e&amp;xpression</source>
            <translation>Regulärer A&amp;usdruck</translation>
        </message>
        <message>
            <source>Result of the search</source>
            <translation>Ergebnis der Suche</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>Close the find bar</source>
            <translation>Suchleiste schließen</translation>
        </message>
        <message>
            <source>Replace with</source>
            <translation>Ersetzen durch</translation>
        </message>
        <message>
            <source>Text to replace with</source>
            <translation>Ersatztext</translation>
        </message>
        <message>
            <source>With a regular expression, \1 to \9 stand for what its parentheses matched.</source>
            <translation>Bei einem regulären Ausdruck stehen \1 bis \9 für den Inhalt seiner Klammern.</translation>
        </message>
        <message>
            <source>&amp;Replace</source>
            <translation>&amp;Ersetzen</translation>
        </message>
        <message>
            <source>Replace &amp;all</source>
            <translation>&amp;Alle ersetzen</translation>
        </message>
        <message>
            <source>The regular expression is not complete or wrong: %1</source>
            <translation>Der reguläre Ausdruck ist unvollständig oder falsch: %1</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message numerus="yes">
            <source>%n found</source>
            <translation>
                <numerusform>%n gefunden</numerusform>
                <numerusform>%n gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>from the start again</source>
            <translation>wieder von vorn</translation>
        </message>
        <message>
            <source>from the end again</source>
            <translation>wieder von hinten</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message numerus="yes">
            <source>%n replaced</source>
            <translation>
                <numerusform>%n ersetzt</numerusform>
                <numerusform>%n ersetzt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FindingsModel</name>
        <message>
            <source>What of the launch&apos;s modelled time goes there, and what is moved too often</source>
            <translation>Welcher Teil der modellierten Zeit des Starts darauf entfällt und was zu oft bewegt wird</translation>
        </message>
        <message>
            <source>Steps that mend it: a click adds them to the plan</source>
            <translation>Schritte, die es beheben: Ein Klick fügt sie dem Plan hinzu</translation>
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
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Cause</source>
            <translation>Ursache</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>Fix</source>
            <translation>Abhilfe</translation>
        </message>
        <message>
            <source>Error: the kernel is wrong. Warning: it may be wrong, or loses much time. Note: it loses little, or may not be so.</source>
            <translation>Fehler: Der Kernel ist falsch. Warnung: Er kann falsch sein oder verliert viel Zeit. Hinweis: Er verliert wenig, oder es ist vielleicht nicht so.</translation>
        </message>
        <message>
            <source>What is wrong</source>
            <translation>Was nicht stimmt</translation>
        </message>
        <message>
            <source>The line of the first place; a click on the row shows it</source>
            <translation>Die Zeile der ersten Stelle; ein Klick auf die Zeile der Tabelle zeigt sie</translation>
        </message>
        <message>
            <source>Why it is so, as the analysis found it out</source>
            <translation>Warum es so ist, wie die Analyse es herausgefunden hat</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FindingsView</name>
        <message>
            <source>Lines: %1</source>
            <translation>Zeilen: %1</translation>
        </message>
        <message>
            <source>Costs %1.</source>
            <translation>Kostet %1.</translation>
        </message>
        <message>
            <source>%1 is not possible: %2</source>
            <translation>%1 ist nicht möglich: %2</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Befunde</translation>
        </message>
        <message>
            <source>&amp;Go to the place</source>
            <translation>&amp;Gehe zur Stelle</translation>
        </message>
        <message>
            <source>&amp;Add the fix to the plan</source>
            <translation>&amp;Abhilfe in den Plan aufnehmen</translation>
        </message>
        <message numerus="yes">
            <source>%n finding(s) in %1</source>
            <translation>
                <numerusform>%n Befund in %1</numerusform>
                <numerusform>%n Befunde in %1</numerusform>
            </translation>
        </message>
        <message>
            <source>times modelled for %1</source>
            <translation>Zeiten modelliert für %1</translation>
        </message>
        <message>
            <source>with %1</source>
            <translation>mit %1</translation>
        </message>
        <message>
            <source>not all costs are known: %1</source>
            <translation>nicht alle Kosten sind bekannt: %1</translation>
        </message>
        <message>
            <source>looking for fixes…</source>
            <translation>Abhilfe wird gesucht …</translation>
        </message>
        <message>
            <source>analysing…</source>
            <translation>wird analysiert …</translation>
        </message>
        <message>
            <source>Add to the plan: %1 (%2)</source>
            <translation>In den Plan: %1 (%2)</translation>
        </message>
        <message>
            <source>Add to the plan: %1</source>
            <translation>In den Plan: %1</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::GraphPane</name>
        <message>
            <source>Dependence graph</source>
            <translation>Abhängigkeitsgraph</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::GraphTools</name>
        <message>
            <source>&amp;Fit</source>
            <translation>&amp;Alles</translation>
        </message>
        <message>
            <source>&amp;SVG…</source>
            <translation>&amp;SVG …</translation>
        </message>
        <message>
            <source>Write the graph to an SVG file</source>
            <translation>Den Graphen in eine SVG-Datei schreiben</translation>
        </message>
        <message>
                <source>Zoom in</source>
                <translation>Vergrößern</translation>
        </message>
        <message>
                <source>Zoom out</source>
                <translation>Verkleinern</translation>
        </message>
        <message>
                <source>Show the whole graph</source>
                <translation>Den ganzen Graphen zeigen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::HeatMapPage</name>
        <message>
            <source>Choice across</source>
            <translation>Waagrechte Wahl</translation>
        </message>
        <message>
            <source>Choice upwards</source>
            <translation>Senkrechte Wahl</translation>
        </message>
        <message>
            <source>Acr&amp;oss</source>
            <translation>&amp;Waagrecht</translation>
        </message>
        <message>
            <source>U&amp;p</source>
            <translation>Senk&amp;recht</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::HeatMapView</name>
        <message>
            <source>Best plan for each pair of values of two choices</source>
            <translation>Bester Plan für jedes Wertepaar zweier Wahlen</translation>
        </message>
        <message>
            <source>Best of each pair of values</source>
            <translation>Bester jedes Wertepaars</translation>
        </message>
        <message numerus="yes">
            <source>%1 %2, %3 %4: best %5 of %n plan(s)
%6</source>
            <translation>
                <numerusform>%1 %2, %3 %4: bester %5 von %n Plan
%6</numerusform>
                <numerusform>%1 %2, %3 %4: bester %5 von %n Plänen
%6</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ImportanceView</name>
        <message>
            <source>How much each choice decides</source>
            <translation>Wie viel jede Wahl entscheidet</translation>
        </message>
        <message>
            <source>Which choice decides the time is known after a dozen plans with different times.</source>
            <translation>Welche Wahl die Zeit entscheidet, ist nach einem Dutzend Plänen mit verschiedenen Zeiten bekannt.</translation>
        </message>
        <message>
            <source>several together</source>
            <translation>mehrere zusammen</translation>
        </message>
        <message>
            <source>Which choice decides the time</source>
            <translation>Welche Wahl die Zeit entscheidet</translation>
        </message>
        <message>
            <source>%1: %2 %</source>
            <translation>%1: %2 %</translation>
        </message>
        <message>
            <source>% of the variance of log times (functional ANOVA)</source>
            <translation>% der Varianz der logarithmierten Zeiten (funktionale ANOVA)</translation>
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
            <translation>Nichts läuft, und nichts wartet.</translation>
        </message>
        <message>
            <source>Jobs</source>
            <translation>Aufträge</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>Progress: %1</source>
            <translation>Fortschritt: %1</translation>
        </message>
        <message>
            <source>Cancel: %1</source>
            <translation>Abbrechen: %1</translation>
        </message>
        <message>
            <source>Take out of the queue: %1</source>
            <translation>Aus der Warteschlange nehmen: %1</translation>
        </message>
        <message>
            <source>End it. What waits for its result goes with it.</source>
            <translation>Beendet ihn. Was auf sein Ergebnis wartet, geht mit ihm.</translation>
        </message>
        <message>
            <source>Take it out of the queue, with what waits for it</source>
            <translation>Nimmt ihn aus der Warteschlange, mit allem, was auf ihn wartet</translation>
        </message>
        <message>
            <source>runs since %1 (%2)</source>
            <translation>läuft seit %1 (%2)</translation>
        </message>
        <message>
            <source>waits for its turn since %1 (%2)</source>
            <translation>wartet seit %1 (%2), bis er an der Reihe ist</translation>
        </message>
        <message>
            <source>waits for &quot;%1&quot; since %2 (%3)</source>
            <translation>wartet seit %2 (%3) auf „%1“</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::LaneCanvas</name>
        <message>
            <source>Lanes of the warp and the addresses they use</source>
            <translation>Lanes des Warps und die Adressen, die sie benutzen</translation>
        </message>
        <message>
            <source>Lane %1: the block has no such thread</source>
            <translation>Lane %1: diesen Thread hat der Block nicht</translation>
        </message>
        <message>
            <source>Lane %1, thread (%2, %3, %4)</source>
            <translation>Lane %1, Thread (%2, %3, %4)</translation>
        </message>
        <message>
            <source>%1: takes no part</source>
            <translation>%1: nimmt nicht teil</translation>
        </message>
        <message>
            <source>%1: bytes %2 to %3</source>
            <translation>%1: Byte %2 bis %3</translation>
        </message>
        <message>
            <source>%1, bank %2</source>
            <translation>%1, Bank %2</translation>
        </message>
        <message>
            <source>%1, sector %2</source>
            <translation>%1, Sektor %2</translation>
        </message>
        <message>
            <source>lane</source>
            <translation>Lane</translation>
        </message>
        <message>
            <source>byte</source>
            <translation>Byte</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>Sector %1, bytes %2 to %3: used by lane(s) %4</source>
            <translation>Sektor %1, Byte %2 bis %3: benutzt von Lane %4</translation>
        </message>
        <message>
            <source>128 B lines</source>
            <translation>128-B-Zeilen</translation>
        </message>
        <message>
            <source>bank</source>
            <translation>Bank</translation>
        </message>
        <message>
            <source>pass %1</source>
            <translation>Durchg. %1</translation>
        </message>
        <message>
            <source>Bank %1, pass %2: the word at byte %3, for lane(s) %4</source>
            <translation>Bank %1, Durchgang %2: das Wort bei Byte %3, für Lane %4</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::LanesPage</name>
        <message>
            <source>Predicted:</source>
            <translation>Vorhergesagt:</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::LaunchFormView</name>
        <message>
            <source>Grid</source>
            <translation>Gitter</translation>
        </message>
        <message>
            <source>Blocks of the grid along %1; empty: as in the source</source>
            <translation>Blöcke des Gitters entlang %1; leer: wie in der Quelle</translation>
        </message>
        <message>
            <source>Block</source>
            <translation>Block</translation>
        </message>
        <message>
            <source>Threads of a block along %1; empty: as in the source</source>
            <translation>Threads eines Blocks entlang %1; leer: wie in der Quelle</translation>
        </message>
        <message>
            <source>Dyn. shared</source>
            <translation>Dyn. shared</translation>
        </message>
        <message>
            <source>Dynamic shared memory of a block in bytes; empty: as in the source</source>
            <translation>Dynamischer Shared-Speicher eines Blocks in Bytes; leer: wie in der Quelle</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Seed of the random numbers in buffers</source>
            <translation>Der Zufallszahlen in den Puffern</translation>
        </message>
        <message>
            <source>Tolerance</source>
            <translation>Toleranz</translation>
        </message>
        <message>
            <source>How far floating-point results may be apart, as a share of the greater one; empty: not at all</source>
            <translation>Wie weit Gleitkommaergebnisse auseinanderliegen dürfen, als Anteil des größeren; leer: gar nicht</translation>
        </message>
        <message>
            <source>bit for bit</source>
            <translation>bitgenau</translation>
        </message>
        <message>
            <source>or</source>
            <translation>oder</translation>
        </message>
        <message>
            <source>How far floating-point results may be apart, as a difference</source>
            <translation>Wie weit Gleitkommaergebnisse auseinanderliegen dürfen, als Differenz</translation>
        </message>
        <message>
            <source>&amp;Verify</source>
            <translation>&amp;Prüfen</translation>
        </message>
        <message>
            <source>Run the variants on the CPU with this launch, and compare their results</source>
            <translation>Die Varianten mit diesem Start auf der CPU laufen lassen und ihre Ergebnisse vergleichen</translation>
        </message>
        <message>
            <source>&amp;Open Form…</source>
            <translation>Form ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>Read a launch form, a JSON file</source>
            <translation>Eine Startform lesen, eine JSON-Datei</translation>
        </message>
        <message>
            <source>&amp;Save Form…</source>
            <translation>Form &amp;speichern …</translation>
        </message>
        <message>
            <source>Write the launch form; warpgrain-cli takes it with --launch</source>
            <translation>Die Startform schreiben; warpgrain-cli nimmt sie mit --launch</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a whole number from 1 on.</source>
            <translation>„%1“ ist keine ganze Zahl ab 1.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is no whole number from 0 on.</source>
            <translation>„%1“ ist keine ganze Zahl ab 0.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a tolerance: a number from 0 on.</source>
            <translation>„%1“ ist keine Toleranz, eine Zahl ab 0.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::MatrixFormula</name>
        <message>
            <source>Access matrices</source>
            <translation>Zugriffsmatrizen</translation>
        </message>
        <message>
            <source>Rows are the array&apos;s dimensions, the last one runs along neighbouring elements. Z: not known before the kernel runs.</source>
            <translation>Zeilen sind die Dimensionen des Feldes, die letzte läuft entlang benachbarter Elemente. Z: nicht bekannt, bevor der Kernel läuft.</translation>
        </message>
        <message>
            <source>inter-thread</source>
            <translation>zwischen Threads</translation>
        </message>
        <message>
            <source>block</source>
            <translation>Block</translation>
        </message>
        <message>
            <source>intra-thread</source>
            <translation>im Thread</translation>
        </message>
        <message>
            <source>offset</source>
            <translation>Versatz</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::MeasureLine</name>
        <message>
            <source>Mea&amp;sure</source>
            <translation>Me&amp;ssen</translation>
        </message>
        <message>
            <source>Measure &amp;on</source>
            <translation>Messen &amp;auf</translation>
        </message>
        <message>
            <source>Measure on</source>
            <translation>Messen auf</translation>
        </message>
        <message>
            <source>Other machines, recorded results, the GPU&apos;s counters</source>
            <translation>Andere Rechner, aufgezeichnete Ergebnisse, die Zähler der GPU</translation>
        </message>
        <message>
            <source>&amp;Add a machine…</source>
            <translation>Rechner &amp;hinzufügen…</translation>
        </message>
        <message>
            <source>&amp;Forget this machine</source>
            <translation>Diesen Rechner &amp;vergessen</translation>
        </message>
        <message>
            <source>&amp;Look for GPUs again</source>
            <translation>Noch einmal nach &amp;GPUs suchen</translation>
        </message>
        <message>
            <source>&amp;Open recorded results…</source>
            <translation>&amp;Aufgezeichnete Ergebnisse öffnen…</translation>
        </message>
        <message>
            <source>&amp;Read the GPU&apos;s counters</source>
            <translation>&amp;Zähler der GPU lesen</translation>
        </message>
        <message>
            <source>Read the kernels&apos; own &amp;times</source>
            <translation>Eigene Zei&amp;ten der Kernel lesen</translation>
        </message>
        <message>
            <source>&amp;Show times</source>
            <translation>Zeiten &amp;zeigen</translation>
        </message>
        <message>
            <source>Build the variants that were measured, and show their recorded times</source>
            <translation>Baut die Varianten, die gemessen wurden, und zeigt ihre aufgezeichneten Zeiten</translation>
        </message>
        <message>
            <source>Run the variants on the GPU and time them beside the original; with several rows selected, these. What is not built yet is built first</source>
            <translation>Führt die Varianten auf der GPU aus und nimmt ihre Zeit neben dem Original; sind mehrere Zeilen ausgewählt, nur diese. Was noch nicht gebaut ist, wird zuerst gebaut</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::MessagePage</name>
        <message>
            <source>Cance&amp;l</source>
            <translation>Abbre&amp;chen</translation>
        </message>
        <message>
            <source>Looking for dependences</source>
            <translation>Abhängigkeiten werden gesucht</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::NotesView</name>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>What you tried, what you saw, what comes next. Notes are kept in the session.</source>
            <translation>Was Sie versucht und gesehen haben, was als Nächstes kommt. Notizen stehen in der Sitzung.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::NumberFields</name>
        <message>
            <source>Threads of a block along %1</source>
            <translation>Threads eines Blocks entlang %1</translation>
        </message>
        <message>
            <source>Blocks of the grid along %1</source>
            <translation>Blöcke des Grids entlang %1</translation>
        </message>
        <message>
            <source>Value of the kernel&apos;s argument %1</source>
            <translation>Wert des Kernel-Arguments %1</translation>
        </message>
        <message>
            <source>block %1</source>
            <translation>Block %1</translation>
        </message>
        <message>
            <source>grid %1</source>
            <translation>Grid %1</translation>
        </message>
        <message>
            <source>The source does not tell:</source>
            <translation>Der Quelltext sagt nicht:</translation>
        </message>
        <message>
            <source>Computed for:</source>
            <translation>Berechnet für:</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::NumbersPage</name>
        <message>
            <source>Loads that merging threads saves</source>
            <translation>Ladezugriffe, die das Zusammenlegen von Threads spart</translation>
        </message>
        <message>
            <source>What is known of the access</source>
            <translation>Was über den Zugriff bekannt ist</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::NumbersTable</name>
        <message>
            <source>Predicted and measured numbers</source>
            <translation>Vorhergesagte und gemessene Zahlen</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>%1: predicted</source>
            <translation>%1: vorhergesagt</translation>
        </message>
        <message>
            <source>%1: measured</source>
            <translation>%1: gemessen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::OccupancyCurveView</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Chart of the occupancy against the registers per thread</source>
            <translation>Diagramm der Belegung über den Registern je Thread</translation>
        </message>
        <message>
            <source>original launch</source>
            <translation>ursprünglicher Start</translation>
        </message>
        <message>
            <source>variants</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <source>next threshold: %1 registers</source>
            <translation>nächste Schwelle: %1 Register</translation>
        </message>
        <message>
            <source>Occupancy against registers</source>
            <translation>Belegung über Registern</translation>
        </message>
        <message>
            <source>original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>%1
%2 registers per thread
occupancy %3, limited by %4</source>
            <translation>%1
%2 Register je Thread
Belegung %3, begrenzt durch %4</translation>
        </message>
        <message>
            <source>With at most %1 registers per thread another block fits: occupancy %2</source>
            <translation>Mit höchstens %1 Registern je Thread passt ein weiterer Block: Belegung %2</translation>
        </message>
        <message>
            <source>registers per thread</source>
            <translation>Register je Thread</translation>
        </message>
        <message>
            <source>occupancy in %</source>
            <translation>Belegung in %</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::OutlineWriter</name>
        <message>
            <source>It is not read whole: nothing is said of it, and it cannot be changed.</source>
            <translation>Er ist nicht ganz gelesen: Nichts wird von ihm gesagt, und er kann nicht geändert werden.</translation>
        </message>
        <message>
            <source>It comes from the macro %1; it cannot be changed.</source>
            <translation>Er kommt aus dem Makro %1; er kann nicht geändert werden.</translation>
        </message>
        <message>
            <source>parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>shared memory</source>
            <translation>Shared Memory</translation>
        </message>
        <message>
            <source>loops and barriers</source>
            <translation>Schleifen und Barrieren</translation>
        </message>
        <message>
            <source>instances</source>
            <translation>Instanzen</translation>
        </message>
        <message>
            <source>launches</source>
            <translation>Starts</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1, size given by the launch</source>
            <translation>%1, Größe gibt der Start an</translation>
        </message>
        <message>
            <source>%1, %2 bytes</source>
            <translation>%1, %2 Byte</translation>
        </message>
        <message>
            <source>type not known</source>
            <translation>Typ unbekannt</translation>
        </message>
        <message>
            <source>do … while (%1)</source>
            <translation>do … while (%1)</translation>
        </message>
        <message>
            <source>grid %1, block %2</source>
            <translation>Gitter %1, Block %2</translation>
        </message>
        <message>
            <source>named, no launch is followed</source>
            <translation>genannt, kein Start ist zu verfolgen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ParallelPage</name>
        <message>
            <source>C&amp;lear ranges</source>
            <translation>Bereiche &amp;löschen</translation>
        </message>
        <message>
            <source>B&amp;est</source>
            <translation>B&amp;este</translation>
        </message>
        <message>
            <source>Share of the best plans that are drawn strongly</source>
            <translation>Anteil der besten Pläne, die kräftig gezeichnet werden</translation>
        </message>
        <message>
            <source> %</source>
            <translation> %</translation>
        </message>
        <message>
            <source>Drag along an axis to choose a range of it; a click on the axis takes it away</source>
            <translation>Ziehen Sie entlang einer Achse, um einen Bereich zu wählen; ein Klick auf die Achse nimmt ihn weg</translation>
        </message>
        <message>
            <source>%1 of %2 plans</source>
            <translation>%1 von %2 Plänen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ParallelView</name>
        <message>
            <source>Parallel coordinates of the plans</source>
            <translation>Parallele Koordinaten der Pläne</translation>
        </message>
        <message numerus="yes">
            <source>%n strong line(s)</source>
            <translation>
                <numerusform>%n kräftige Linie</numerusform>
                <numerusform>%n kräftige Linien</numerusform>
            </translation>
        </message>
        <message>
            <source>No plan has a time yet</source>
            <translation>Noch kein Plan hat eine Zeit</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ParameterFields</name>
        <message>
            <source>How many elements %1 leads to; or a size, &quot;4096 bytes&quot;</source>
            <translation>Zu wie vielen Elementen %1 führt; oder eine Größe, „4096 bytes“</translation>
        </message>
        <message>
            <source>The value of %1</source>
            <translation>Der Wert von %1</translation>
        </message>
        <message>
            <source>needed</source>
            <translation>nötig</translation>
        </message>
        <message>
            <source>What %1 holds before the launch</source>
            <translation>Was %1 vor dem Start enthält</translation>
        </message>
        <message>
            <source>random numbers</source>
            <translation>Zufallszahlen</translation>
        </message>
        <message>
            <source>0, 1, 2, …</source>
            <translation>0, 1, 2, …</translation>
        </message>
        <message>
            <source>one number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>zeros</source>
            <translation>Nullen</translation>
        </message>
        <message>
            <source>a file&apos;s bytes</source>
            <translation>die Bytes einer Datei</translation>
        </message>
        <message>
            <source>null pointer</source>
            <translation>Nullzeiger</translation>
        </message>
        <message>
            <source>Choose the file for %1</source>
            <translation>Die Datei für %1 wählen</translation>
        </message>
        <message>
            <source>from (usual)</source>
            <translation>ab (üblich)</translation>
        </message>
        <message>
            <source>The lowest number; nothing: -1, of integers 0</source>
            <translation>Die kleinste Zahl; nichts: -1, bei ganzen Zahlen 0</translation>
        </message>
        <message>
            <source>up to (usual)</source>
            <translation>bis (üblich)</translation>
        </message>
        <message>
            <source>Numbers stay below this; nothing: 1, of integers 1024</source>
            <translation>Die Zahlen bleiben darunter; nichts: 1, bei ganzen Zahlen 1024</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>The number that every element holds</source>
            <translation>Die Zahl, die jedes Element enthält</translation>
        </message>
        <message>
            <source>path</source>
            <translation>Pfad</translation>
        </message>
        <message>
            <source>A file that is at least as long as the buffer</source>
            <translation>Eine Datei, die mindestens so lang wie der Puffer ist</translation>
        </message>
        <message>
            <source>as accesses need</source>
            <translation>wie Zugriffe brauchen</translation>
        </message>
        <message>
            <source>%1: &quot;%2&quot; is no number.</source>
            <translation>%1: „%2“ ist keine Zahl.</translation>
        </message>
        <message>
            <source>%1: &quot;%2&quot; is no size.</source>
            <translation>%1: „%2“ ist keine Größe.</translation>
        </message>
        <message>
            <source>%1: which file?</source>
            <translation>%1: welche Datei?</translation>
        </message>
        <message>
            <source>from 0</source>
            <translation>ab 0</translation>
        </message>
        <message>
            <source>What the first element holds; nothing: 0</source>
            <translation>Was das erste Element enthält; nichts: 0</translation>
        </message>
        <message>
            <source>step 1</source>
            <translation>Schritt 1</translation>
        </message>
        <message>
            <source>How much more the next element holds; nothing: 1</source>
            <translation>Um wie viel mehr das nächste Element enthält; nichts: 1</translation>
        </message>
        <message>
            <source>all values</source>
            <translation>alle Werte</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::PlaceSliders</name>
        <message>
            <source>%1. How many there are is not known; these stand for all.</source>
            <translation>%1. Wie viele es gibt, ist nicht bekannt; diese stehen für alle.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::PlanEditor</name>
        <message>
            <source>Steps to add to the plan, separated by semicolons</source>
            <translation>Schritte für den Plan, durch Strichpunkte getrennt</translation>
        </message>
        <message>
            <source>add steps, for example: coarsen y 4; coarsen x 2</source>
            <translation>Schritte hinzufügen, zum Beispiel: coarsen y 4; coarsen x 2</translation>
        </message>
        <message>
            <source>Steps in the order in which they are made, separated by semicolons; Enter adds them.</source>
            <translation>Schritte in ihrer Reihenfolge, durch Strichpunkte getrennt; die Eingabetaste fügt sie hinzu.</translation>
        </message>
        <message>
            <source>&amp;Plan</source>
            <translation>&amp;Plan</translation>
        </message>
        <message>
            <source>Progress of the check</source>
            <translation>Fortschritt der Prüfung</translation>
        </message>
        <message>
            <source>Make the step earlier (Alt+Up)</source>
            <translation>Den Schritt früher machen (Alt+Auf)</translation>
        </message>
        <message>
            <source>Make the step later (Alt+Down)</source>
            <translation>Den Schritt später machen (Alt+Ab)</translation>
        </message>
        <message>
            <source>Take the step out of the plan (Del)</source>
            <translation>Den Schritt aus dem Plan nehmen (Entf)</translation>
        </message>
        <message>
            <source>checking…</source>
            <translation>wird geprüft…</translation>
        </message>
        <message>
            <source>No step is chosen: the kernel as it is.</source>
            <translation>Kein Schritt ist gewählt: der Kernel, wie er ist.</translation>
        </message>
        <message>
            <source>Whole plan: being checked</source>
            <translation>Ganzer Plan: wird geprüft</translation>
        </message>
        <message>
            <source>Whole plan: %1 (&lt;a href=&quot;plan&quot;&gt;why&lt;/a&gt;)</source>
            <translation>Ganzer Plan: %1 (&lt;a href=&quot;plan&quot;&gt;warum&lt;/a&gt;)</translation>
        </message>
        <message>
            <source>As space</source>
            <translation>Als Raum</translation>
        </message>
        <message>
            <source>Make the plan the search space of the variants; ticks on values add to it</source>
            <translation>Den Plan zum Suchraum der Varianten machen; Haken an Werten ergänzen ihn</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::PlanStepList</name>
        <message>
            <source>Steps of the plan, in order</source>
            <translation>Schritte des Plans, der Reihe nach</translation>
        </message>
        <message>
            <source>not a step</source>
            <translation>kein Schritt</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>not reached</source>
            <translation>nicht erreicht</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ProblemsModel</name>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Meldung</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Error: a part of the source is not read. Warnings and notes change nothing.</source>
            <translation>Fehler: Ein Teil des Quelltexts wird nicht gelesen. Warnungen und Hinweise ändern nichts.</translation>
        </message>
        <message>
            <source>What the compiler says of the source</source>
            <translation>Was der Compiler zum Quelltext sagt</translation>
        </message>
        <message>
            <source>The file that it is said of: the source or one of its headers</source>
            <translation>Die Datei, von der es gesagt wird: der Quelltext oder einer seiner Header</translation>
        </message>
        <message>
            <source>The line there; Enter or a double click shows it</source>
            <translation>Die Zeile dort; Eingabe oder ein Doppelklick zeigt sie</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ProblemsView</name>
        <message>
            <source>No problems.</source>
            <translation>Keine Probleme.</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>&amp;Go to the place</source>
            <translation>&amp;Zur Stelle gehen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::QuickPick</name>
        <message>
            <source>Nothing matches.</source>
            <translation>Nichts passt dazu.</translation>
        </message>
        <message>
            <source>This cannot be done now.</source>
            <translation>Das geht gerade nicht.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::RankTimesChart</name>
        <message>
            <source>Chart of the times of the ranks over the iterations</source>
            <translation>Diagramm der Zeiten der Ränge über die Iterationen</translation>
        </message>
        <message>
            <source>rank %1</source>
            <translation>Rang %1</translation>
        </message>
        <message>
            <source>slowest rank</source>
            <translation>langsamster Rang</translation>
        </message>
        <message>
            <source>mean of the ranks</source>
            <translation>Mittel der Ränge</translation>
        </message>
        <message>
            <source>fastest rank</source>
            <translation>schnellster Rang</translation>
        </message>
        <message>
            <source>Time of a product</source>
            <translation>Zeit eines Produkts</translation>
        </message>
        <message>
            <source>iteration</source>
            <translation>Iteration</translation>
        </message>
        <message>
            <source>time in µs</source>
            <translation>Zeit in µs</translation>
        </message>
        <message>
            <source>%1: %2 µs, iteration %3</source>
            <translation>%1: %2 µs, Iteration %3</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ReasonsPage</name>
        <message>
            <source> (a clause)</source>
            <translation> (ein Satzteil)</translation>
        </message>
        <message>
            <source>Step that lifts it: %1.</source>
            <translation>Schritt, der ihn behebt: %1.</translation>
        </message>
        <message>
            <source>Reasons</source>
            <translation>Gründe</translation>
        </message>
        <message>
            <source>Every sentence that a verdict may hold, by its id. … stands for names, numbers and clauses of the kernel at hand.</source>
            <translation>Jeder Satz, den ein Urteil enthalten kann, nach seiner Kennung. … steht für Namen, Zahlen und Satzteile des vorliegenden Kernels.</translation>
        </message>
        <message>
            <source>Reasons of Verdicts - Warpgrain</source>
            <translation>Gründe von Urteilen - Warpgrain</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ReuseCanvas</name>
        <message>
            <source>Threads of the block and the elements they touch</source>
            <translation>Threads des Blocks und die Elemente, die sie berühren</translation>
        </message>
        <message numerus="yes">
            <source>Element at byte %1: touched by %n thread(s), %2</source>
            <translation>
                <numerusform>Element bei Byte %1: berührt von %n Thread, %2</numerusform>
                <numerusform>Element bei Byte %1: berührt von %n Threads, %2</numerusform>
            </translation>
        </message>
        <message>
            <source>thread 0</source>
            <translation>Thread 0</translation>
        </message>
        <message numerus="yes">
            <source>%n thread(s)</source>
            <translation>
                <numerusform>%n Thread</numerusform>
                <numerusform>%n Threads</numerusform>
            </translation>
        </message>
        <message>
            <source>byte %1</source>
            <translation>Byte %1</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ReusePage</name>
        <message>
            <source>All iterations of %1</source>
            <translation>Alle Durchläufe von %1</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ShortcutsView</name>
        <message>
            <source>&amp;Assign</source>
            <translation>&amp;Zuweisen</translation>
        </message>
        <message>
            <source>&amp;Clear</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <source>&amp;Standard</source>
            <translation>&amp;Standard</translation>
        </message>
        <message>
            <source>A&amp;ll Standard</source>
            <translation>A&amp;lle auf Standard</translation>
        </message>
        <message>
            <source>Filter by command or keys</source>
            <translation>Nach Befehl oder Tasten filtern</translation>
        </message>
        <message>
            <source>Commands and their keys</source>
            <translation>Befehle und ihre Tasten</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>New keys</source>
            <translation>Neue Tasten</translation>
        </message>
        <message>
            <source>&amp;New keys:</source>
            <translation>&amp;Neue Tasten:</translation>
        </message>
        <message>
            <source>Press the keys that are to call the command</source>
            <translation>Drücken Sie die Tasten, die den Befehl aufrufen sollen</translation>
        </message>
        <message>
            <source>Leave the command without keys</source>
            <translation>Den Befehl ohne Tasten lassen</translation>
        </message>
        <message>
            <source>Give the command the keys that it has at first</source>
            <translation>Dem Befehl die Tasten geben, die er anfangs hat</translation>
        </message>
        <message>
            <source>Give every command the keys that it has at first</source>
            <translation>Jedem Befehl die Tasten geben, die er anfangs hat</translation>
        </message>
        <message>
            <source>%1 would be typed into texts. Press it together with Ctrl or Alt.</source>
            <translation>%1 würde in Texte getippt. Drücken Sie es zusammen mit Strg oder Alt.</translation>
        </message>
        <message>
            <source>%1 belongs to “%2”, whose keys are fixed.</source>
            <translation>%1 gehört zu „%2“, dessen Tasten fest sind.</translation>
        </message>
        <message>
            <source>The keys of this command are fixed.</source>
            <translation>Die Tasten dieses Befehls sind fest.</translation>
        </message>
        <message>
            <source>%1 belongs to “%2”, which would lose it.</source>
            <translation>%1 gehört zu „%2“, das es verlöre.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::SourceEditor</name>
        <message>
            <source>Source text</source>
            <translation>Quelltext</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>A&amp;usschneiden</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message>
            <source>Select &amp;All</source>
            <translation>&amp;Alles auswählen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::SpacePage</name>
        <message numerus="yes">
            <source>%n plan(s): %1</source>
            <translation>
                <numerusform>%n Plan: %1</numerusform>
                <numerusform>%n Pläne: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plan(s) for other reasons</source>
            <translation>
                <numerusform>%n Plan aus anderen Gründen</numerusform>
                <numerusform>%n Pläne aus anderen Gründen</numerusform>
            </translation>
        </message>
        <message>
            <source>Choices of the space</source>
            <translation>Wahlen des Raums</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Wahl</translation>
        </message>
        <message>
            <source>Best plan</source>
            <translation>Bester Plan</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>Without a time:</source>
            <translation>Ohne Zeit:</translation>
        </message>
        <message>
            <source>left out: the space would have more plans than can be numbered</source>
            <translation>ausgelassen: der Raum hätte mehr Pläne, als nummeriert werden können</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::SparseRunView</name>
        <message>
            <source>new mapping</source>
            <translation>neue Zuordnung</translation>
        </message>
        <message>
            <source>balanced</source>
            <translation>ausgeglichen</translation>
        </message>
        <message>
            <source>nothing better is expected; the best one stays</source>
            <translation>nichts Besseres ist zu erwarten; die beste bleibt</translation>
        </message>
        <message>
            <source>no more steps; the best one stays</source>
            <translation>keine Schritte mehr; die beste bleibt</translation>
        </message>
        <message>
            <source>a new mapping would not pay</source>
            <translation>eine neue Zuordnung lohnte sich nicht</translation>
        </message>
        <message>
            <source>changed, but tuning was dear; later</source>
            <translation>verändert, doch das Abstimmen war teuer; später</translation>
        </message>
        <message>
            <source>too noisy; measured again</source>
            <translation>zu stark verrauscht; noch einmal gemessen</translation>
        </message>
        <message>
            <source>none was faster; equal rows are back</source>
            <translation>keine war schneller; gleiche Zeilenzahlen gelten wieder</translation>
        </message>
        <message>
            <source>nothing has changed</source>
            <translation>nichts hat sich geändert</translation>
        </message>
        <message>
            <source>Mappings that were measured</source>
            <translation>Gemessene Zuordnungen</translation>
        </message>
        <message>
            <source>Exchanges that were tried</source>
            <translation>Versuchte Austauscharten</translation>
        </message>
        <message>
            <source>Mappings</source>
            <translation>Zuordnungen</translation>
        </message>
        <message>
            <source>Exchanges</source>
            <translation>Austausch</translation>
        </message>
        <message>
            <source>%1: %2 rows, %3 non-zeros; %4 ranks, %5, mapping %6, rows %7</source>
            <translation>%1: %2 Zeilen, %3 Einträge ungleich null; %4 Ränge, %5, Zuordnung %6, Zeilen %7</translation>
        </message>
        <message>
            <source>%1 iterations in %2 s, %3 µs each: product %4 s, exchange %5 s. Tuning cost %6 s, %7 %.</source>
            <translation>%1 Iterationen in %2 s, je %3 µs: Produkt %4 s, Austausch %5 s. Das Abstimmen kostete %6 s, %7 %.</translation>
        </message>
        <message>
            <source>The product overflowed: its elements are no numbers any more.</source>
            <translation>Das Produkt ist übergelaufen: seine Elemente sind keine Zahlen mehr.</translation>
        </message>
        <message>
            <source>After iteration</source>
            <translation>Nach Iteration</translation>
        </message>
        <message>
            <source>Spread in %</source>
            <translation>Spanne in %</translation>
        </message>
        <message>
            <source>Slowest rank in µs</source>
            <translation>Langsamster Rang in µs</translation>
        </message>
        <message>
            <source>Fastest rank in µs</source>
            <translation>Schnellster Rang in µs</translation>
        </message>
        <message>
            <source>Then</source>
            <translation>Danach</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Austausch</translation>
        </message>
        <message>
            <source>Time in µs</source>
            <translation>Zeit in µs</translation>
        </message>
        <message>
            <source>Elements</source>
            <translation>Elemente</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Nachrichten</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Wahl</translation>
        </message>
        <message>
            <source>Multiplied by %1; elements travel by %2.</source>
            <translation>Multipliziert mit %1; Elemente wandern über %2.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::SubjectLine</name>
        <message>
            <source>The text is being read</source>
            <translation>Der Text wird gelesen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>End the reading of this text</source>
            <translation>Beendet das Lesen dieses Textes</translation>
        </message>
        <message>
            <source>Show the Original</source>
            <translation>Original zeigen</translation>
        </message>
        <message>
            <source>Choose the original in the place of this variant</source>
            <translation>Wählt das Original an der Stelle dieser Variante</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::TuneBar</name>
        <message>
            <source>Reorder sums</source>
            <translation>Summen umordnen</translation>
        </message>
        <message>
            <source>&amp;Tune</source>
            <translation>&amp;Optimieren</translation>
        </message>
        <message>
            <source>Cance&amp;l</source>
            <translation>A&amp;bbrechen</translation>
        </message>
        <message>
            <source>Strategy</source>
            <translation>Strategie</translation>
        </message>
        <message>
            <source>Strate&amp;gy</source>
            <translation>Strate&amp;gie</translation>
        </message>
        <message>
            <source>Allow steps that change the order of floating-point sums. Outputs may then differ within the launch&apos;s tolerance.</source>
            <translation>Auch Schritte, die die Reihenfolge von Gleitkommasummen ändern. Ausgaben dürfen dann innerhalb der Toleranz des Starts abweichen.</translation>
        </message>
        <message>
            <source>Plans to evaluate at most</source>
            <translation>Höchstzahl bewerteter Pläne</translation>
        </message>
        <message>
            <source>At most this many plans are compiled and measured</source>
            <translation>So viele Pläne werden höchstens übersetzt und gemessen</translation>
        </message>
        <message>
            <source>Seconds at most</source>
            <translation>Sekunden höchstens</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <source>No further plan is begun after this many seconds</source>
            <translation>Nach so vielen Sekunden beginnt die Suche nichts Neues</translation>
        </message>
        <message>
            <source>Pla&amp;ns</source>
            <translation>Plä&amp;ne</translation>
        </message>
        <message>
            <source>Seco&amp;nds</source>
            <translation>Seku&amp;nden</translation>
        </message>
        <message>
            <source>End the search; what it found so far stays to be looked at</source>
            <translation>Beendet die Suche; was sie bisher gefunden hat, bleibt zu sehen</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <translation>&amp;Wiedergeben</translation>
        </message>
        <message>
            <source>Watch a search that was recorded on a GPU, or search results that were recorded (T4 files)</source>
            <translation>Eine Suche ansehen, die auf einer GPU aufgezeichnet wurde, oder in aufgezeichneten Ergebnissen suchen (T4-Dateien)</translation>
        </message>
        <message>
            <source>Evaluated plans</source>
            <translation>Bewertete Pläne</translation>
        </message>
        <message>
            <source>%v of %m</source>
            <translation>%v von %m</translation>
        </message>
        <message>
            <source>&amp;Open results…</source>
            <translation>Ergebnisse ö&amp;ffnen…</translation>
        </message>
        <message>
            <source>Search the plans of the kernel for the fastest, on the GPU that is chosen above the variants table</source>
            <translation>Sucht unter den Plänen des Kernels den schnellsten, auf der GPU, die über der Variantentabelle gewählt ist</translation>
        </message>
        <message>
            <source>Resu&amp;me</source>
            <translation>Fo&amp;rtsetzen</translation>
        </message>
        <message>
            <source>Pa&amp;use</source>
            <translation>A&amp;nhalten</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weitermachen</translation>
        </message>
        <message>
            <source>Pause the search when the plans that are under way are measured</source>
            <translation>Hält die Suche an, sobald die laufende Runde gemessen ist</translation>
        </message>
        <message>
            <source>&amp;Keep the best</source>
            <translation>Den besten be&amp;halten</translation>
        </message>
        <message>
            <source>Stop, &amp;keep the best</source>
            <translation>Beenden, den besten be&amp;halten</translation>
        </message>
        <message>
            <source>Put the best plan that was found into Steps</source>
            <translation>Den besten gefundenen Plan unter „Schritte“ übernehmen</translation>
        </message>
        <message>
            <source>End the search and choose the best plan that was found</source>
            <translation>Beendet die Suche und wählt den besten gefundenen Plan</translation>
        </message>
        <message>
            <source>Objective</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Energy</source>
            <translation>Energie</translation>
        </message>
        <message>
            <source>Time and energy</source>
            <translation>Zeit und Energie</translation>
        </message>
        <message>
            <source>Ob&amp;jective</source>
            <translation>Z&amp;iel</translation>
        </message>
        <message>
            <source>What the search makes small. With both, it looks for the plans that no other one beats in time and energy. Measuring energy takes a second or two for each plan.</source>
            <translation>Was klein sein soll. Mit beidem werden die Pläne gesucht, die kein anderer in Zeit und Energie übertrifft. Energie zu messen dauert je Plan ein bis zwei Sekunden.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::TuneModel</name>
        <message>
            <source>Energy</source>
            <translation>Energie</translation>
        </message>
        <message>
            <source>known from an earlier search</source>
            <translation>aus einer früheren Suche bekannt</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>Speed-up</source>
            <translation>Beschleunigung</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <source>The order in which plans were evaluated</source>
            <translation>Die Reihenfolge, in der Pläne bewertet wurden</translation>
        </message>
        <message>
            <source>The steps of the plan; a click puts it into Steps and shows its source</source>
            <translation>Die Schritte des Plans; ein Klick übernimmt ihn unter „Schritte“ und zeigt seinen Quelltext</translation>
        </message>
        <message>
            <source>What came of the plan: how it compares with the original, or why it has no time</source>
            <translation>Was aus dem Plan wurde: wie er neben dem Original steht, oder warum er keine Zeit hat</translation>
        </message>
        <message>
            <source>The original&apos;s time of the same round, divided by the plan&apos;s</source>
            <translation>Die Zeit des Originals aus derselben Runde, geteilt durch die des Plans</translation>
        </message>
        <message>
            <source>Median of the plan&apos;s launches on the GPU</source>
            <translation>Median der Starts des Plans auf der GPU</translation>
        </message>
        <message>
            <source>Energy of one launch, as the GPU counts it</source>
            <translation>Energie eines Starts, wie die GPU sie zählt</translation>
        </message>
        <message>
            <source>Why the plan has no time</source>
            <translation>Warum der Plan keine Zeit hat</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::TuneView</name>
        <message>
            <source>Press Tune to search the plans of the kernel, several steps together, for the fastest: each is compiled, measured on the GPU beside the original, and compared with its outputs. Without a GPU, Replay shows a search that was recorded on one.</source>
            <translation>Optimieren sucht unter den Plänen des Kernels, mehrere Schritte zusammen, den schnellsten: Jeder wird übersetzt, auf der GPU neben dem Original gemessen und mit dessen Ausgaben verglichen. Ohne GPU zeigt Wiedergeben eine Suche, die auf einer aufgezeichnet wurde.</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Plans of the search</source>
            <translation>Pläne der Suche</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>Heatmap</translation>
        </message>
        <message>
            <source>Importance</source>
            <translation>Bedeutung</translation>
        </message>
        <message>
            <source>Parallel coordinates</source>
            <translation>Parallele Koordinaten</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Raum</translation>
        </message>
        <message>
            <source>Energy</source>
            <translation>Energie</translation>
        </message>
        <message>
            <source>The best time so far, plan by plan</source>
            <translation>Die bisher beste Zeit, Plan für Plan</translation>
        </message>
        <message>
            <source>Time against energy of each plan</source>
            <translation>Zeit gegen Energie jedes Plans</translation>
        </message>
        <message>
            <source>The best plan for each pair of values of two choices</source>
            <translation>Der beste Plan für jedes Wertepaar zweier Wahlen</translation>
        </message>
        <message>
            <source>How much each choice decides the time</source>
            <translation>Wie sehr jede Wahl die Zeit entscheidet</translation>
        </message>
        <message>
            <source>Each plan as a line over the values of all choices</source>
            <translation>Jeder Plan als Linie über die Werte aller Wahlen</translation>
        </message>
        <message>
            <source>The values of each choice, and those of the best plan</source>
            <translation>Die Werte jeder Wahl, und die des besten Plans</translation>
        </message>
        <message>
            <source>The best plan is right if: %1</source>
            <translation>Der beste Plan ist richtig, wenn gilt: %1</translation>
        </message>
        <message>
            <source>The best plan is right if:</source>
            <translation>Der beste Plan ist richtig, wenn gilt:</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::VariantCharts</name>
        <message>
            <source>Build variants to see how occupancy and registers change: write the steps to try under Variants, and press Build.</source>
            <translation>Varianten bauen, um zu sehen, wie sich Belegung und Register ändern: unter „Varianten“ die Schritte eintragen und „Bauen“ drücken.</translation>
        </message>
        <message>
            <source>No variant is compiled yet. Their numbers appear here as they are built; the variants table says what keeps them from it.</source>
            <translation>Noch ist keine Variante übersetzt. Die Zahlen erscheinen hier, sobald gebaut ist; die Variantentabelle sagt, was im Wege steht.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::VariantsModel</name>
        <message>
            <source>not built</source>
            <translation>nicht gebaut</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Stand</translation>
        </message>
        <message>
            <source>Registers</source>
            <translation>Register</translation>
        </message>
        <message>
            <source>Spills</source>
            <translation>Auslagerung</translation>
        </message>
        <message>
            <source>Stack</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Shared</source>
            <translation>Shared</translation>
        </message>
        <message>
            <source>Occupancy</source>
            <translation>Belegung</translation>
        </message>
        <message>
            <source>Limited by</source>
            <translation>Begrenzt durch</translation>
        </message>
        <message>
            <source>Compiled in</source>
            <translation>Übersetzt in</translation>
        </message>
        <message>
            <source>Registers per thread; of several instances of a template, those of the one that needs most</source>
            <translation>Register je Thread; bei mehreren Instanzen eines Templates die der größten</translation>
        </message>
        <message>
            <source>Bytes that are spilled to local memory, stores and loads together</source>
            <translation>In den lokalen Speicher ausgelagerte Byte, Schreiben und Lesen zusammen</translation>
        </message>
        <message>
            <source>Bytes of stack (local memory) per thread</source>
            <translation>Byte Stapel (lokaler Speicher) je Thread</translation>
        </message>
        <message>
            <source>Bytes of shared memory per block, static and dynamic together</source>
            <translation>Byte Shared Memory je Block, statisch und dynamisch zusammen</translation>
        </message>
        <message>
            <source>Theoretical: warps that fit on a multiprocessor, of those possible</source>
            <translation>Theoretisch: Warps, die auf einen Multiprozessor passen, von den möglichen</translation>
        </message>
        <message>
            <source>What keeps another block from the multiprocessor</source>
            <translation>Was einen weiteren Block vom Multiprozessor fernhält</translation>
        </message>
        <message>
            <source>Verified</source>
            <translation>Geprüft</translation>
        </message>
        <message>
            <source>Run on the CPU with the launch form, and compared with what the original leaves in memory</source>
            <translation>Auf der CPU mit der Startform gelaufen und mit dem verglichen, was das Original im Speicher hinterlässt</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Speed-up</source>
            <translation>Beschleunigung</translation>
        </message>
        <message>
            <source>Median on the GPU, and half the 95 % interval of it as a share; in parentheses: it cannot be compared with the others</source>
            <translation>Median auf der GPU und die Hälfte seines 95-%-Intervalls als Anteil; in Klammern: nicht mit den anderen vergleichbar</translation>
        </message>
        <message>
            <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
            <translation>Die Zeit des Originals im selben Umlauf, geteilt durch die der Variante</translation>
        </message>
        <message>
            <source>The steps that make the variant; the original has none, a variant by hand has its name</source>
            <translation>Die Schritte, die die Variante ergeben; das Original hat keine, eine Variante von Hand hat ihren Namen</translation>
        </message>
        <message>
            <source>Whether the steps are legal; rest the mouse on it for the reasons and assumptions</source>
            <translation>Ob die Schritte erlaubt sind; Gründe und Annahmen stehen im Tooltip</translation>
        </message>
        <message>
            <source>How far the variant is: written, compiled, refused or failed</source>
            <translation>Wie weit die Variante ist: geschrieben, übersetzt, abgelehnt oder fehlgeschlagen</translation>
        </message>
        <message>
            <source>How long the compiler took; cached: the same text was compiled before</source>
            <translation>Wie lange der Compiler gebraucht hat; gemerkt: derselbe Text wurde schon übersetzt</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::VariantsView</name>
        <message>
            <source>Write the steps to try above, for example coarsen y 1,2,4, and press Build: every variant is written, compiled and listed here with its registers, spills and occupancy.</source>
            <translation>Oben die Schritte eintragen, zum Beispiel coarsen y 1,2,4, und „Bauen“ drücken: jede Variante wird geschrieben, übersetzt und hier mit Registern, Auslagerung und Belegung aufgeführt.</translation>
        </message>
        <message>
            <source>Sear&amp;ch space</source>
            <translation>Su&amp;chraum</translation>
        </message>
        <message>
            <source>for example: coarsen y 1,2,4,8; coarsen x 1,2</source>
            <translation>zum Beispiel: coarsen y 1,2,4,8; coarsen x 1,2</translation>
        </message>
        <message>
            <source>Steps with lists of values, separated by semicolons; every combination is a variant. Ctrl+Space lists the steps that can be tried; Ctrl+click on a value in Steps adds it.</source>
            <translation>Schritte mit Listen von Werten, durch Strichpunkte getrennt; jede Kombination ist eine Variante. Strg+Leertaste listet Schritte auf, die probiert werden können; Strg+Klick auf einen Wert in „Schritte“ nimmt ihn auf.</translation>
        </message>
        <message>
            <source>Search space</source>
            <translation>Suchraum</translation>
        </message>
        <message>
            <source>&amp;Build</source>
            <translation>&amp;Bauen</translation>
        </message>
        <message>
            <source>Cance&amp;l</source>
            <translation>Abb&amp;rechen</translation>
        </message>
        <message>
            <source>Variants that are done</source>
            <translation>Fertige Varianten</translation>
        </message>
        <message>
            <source>%v of %m</source>
            <translation>%v von %m</translation>
        </message>
        <message>
            <source>Co&amp;mpare</source>
            <translation>Ver&amp;gleichen</translation>
        </message>
        <message>
            <source>Show the selected variants side by side; one is compared with the original</source>
            <translation>Die gewählten Varianten nebeneinander zeigen; eine einzelne neben dem Original</translation>
        </message>
        <message>
            <source>&amp;Apply to source</source>
            <translation>In den Quelltext ü&amp;bernehmen</translation>
        </message>
        <message>
            <source>Put the variant&apos;s text in place of the source; it can be undone</source>
            <translation>Den Text der Variante an die Stelle des Quelltexts setzen; kann rückgängig gemacht werden</translation>
        </message>
        <message>
            <source>E&amp;xport…</source>
            <translation>E&amp;xportieren…</translation>
        </message>
        <message>
            <source>Save the variant&apos;s source to a file</source>
            <translation>Den Quelltext der Variante in einer Datei speichern</translation>
        </message>
        <message>
            <source>&amp;Copy as text</source>
            <translation>Als Text &amp;kopieren</translation>
        </message>
        <message>
            <source>Copy the selected rows, columns separated by tabs</source>
            <translation>Die gewählten Zeilen kopieren, Spalten durch Tabulatoren getrennt</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <source>&amp;Verify</source>
            <translation>&amp;Prüfen</translation>
        </message>
        <message>
            <source>Run the variants on the CPU and compare what they leave in memory; what is not built yet is built first</source>
            <translation>Die Varianten auf der CPU laufen lassen und vergleichen, was sie im Speicher hinterlassen; was noch nicht gebaut ist, wird zuerst gebaut</translation>
        </message>
        <message>
            <source>Mea&amp;sure</source>
            <translation>Me&amp;ssen</translation>
        </message>
        <message>
            <source>Measure the selected variants beside the original</source>
            <translation>Misst die ausgewählten Varianten neben dem Original</translation>
        </message>
        <message>
            <source>What is built: every combination, the original, and the plan in Steps</source>
            <translation>Was gebaut wird: jede Kombination, das Original und der Plan in „Schritte“</translation>
        </message>
        <message numerus="yes">
            <source>%n variant(s)</source>
            <translation>
                <numerusform>%n Variante</numerusform>
                <numerusform>%n Varianten</numerusform>
            </translation>
        </message>
        <message>
            <source>E&amp;dit</source>
            <translation>Be&amp;arbeiten</translation>
        </message>
        <message>
            <source>Take the variant&apos;s text as a new row, and change it by hand</source>
            <translation>Den Text der Variante als neue Zeile übernehmen und von Hand ändern</translation>
        </message>
        <message>
            <source>Add fr&amp;om file…</source>
            <translation>Aus &amp;Datei…</translation>
        </message>
        <message>
            <source>Take the kernel of the same name from another file as a new row</source>
            <translation>Den Kernel desselben Namens aus einer anderen Datei als neue Zeile übernehmen</translation>
        </message>
        <message>
            <source>Re&amp;name…</source>
            <translation>&amp;Umbenennen…</translation>
        </message>
        <message>
            <source>Give the row another name</source>
            <translation>Der Zeile einen anderen Namen geben</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>E&amp;ntfernen</translation>
        </message>
        <message>
            <source>Take the row out of the table; it can be undone</source>
            <translation>Die Zeile aus der Tabelle nehmen; das kann rückgängig gemacht werden</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::VerdictDetail</name>
        <message>
            <source>It can be made after %1.</source>
            <translation>Nach %1 ist er möglich.</translation>
        </message>
        <message>
            <source>Reasons</source>
            <translation>Gründe</translation>
        </message>
        <message>
            <source>being checked</source>
            <translation>wird geprüft</translation>
        </message>
        <message>
            <source>Legal without conditions.</source>
            <translation>Ohne Bedingungen erlaubt.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FileTabs</name>
        <message>
            <source>Open files</source>
            <translation>Offene Dateien</translation>
        </message>
        <message>
            <source>Close this file</source>
            <translation>Diese Datei schließen</translation>
        </message>
        <message>
            <source>Close %1</source>
            <translation>%1 schließen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ActionBadge</name>
        <message>
            <source>waits for its turn</source>
            <translation>wartet, bis es an der Reihe ist</translation>
        </message>
        <message>
            <source>runs, %1 of %2</source>
            <translation>läuft, %1 von %2</translation>
        </message>
        <message>
            <source>runs</source>
            <translation>läuft</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>failed: %1</source>
            <translation>fehlgeschlagen: %1</translation>
        </message>
        <message>
            <source>Last: %1</source>
            <translation>Zuletzt: %1</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::ViewExports</name>
        <message>
            <source>Copy as Markdown</source>
            <translation>Als Markdown kopieren</translation>
        </message>
        <message>
            <source>Save Table As…</source>
            <translation>Tabelle speichern unter…</translation>
        </message>
        <message>
            <source>All rows, as CSV, JSON or PDF</source>
            <translation>Alle Zeilen, als CSV, JSON oder PDF</translation>
        </message>
        <message>
            <source>Copy Chart</source>
            <translation>Diagramm kopieren</translation>
        </message>
        <message>
            <source>Save Chart As…</source>
            <translation>Diagramm speichern unter…</translation>
        </message>
        <message>
            <source>As SVG, PNG or PDF</source>
            <translation>Als SVG, PNG oder PDF</translation>
        </message>
        <message>
            <source>Save the table (.csv, .json or .pdf)</source>
            <translation>Tabelle speichern (.csv, .json oder .pdf)</translation>
        </message>
        <message>
            <source>A table is written as .csv, .json or .pdf: give the file one of these endings.</source>
            <translation>Eine Tabelle wird als .csv, .json oder .pdf geschrieben: Geben Sie der Datei eine dieser Endungen.</translation>
        </message>
        <message>
            <source>Save the chart (.svg, .png or .pdf)</source>
            <translation>Diagramm speichern (.svg, .png oder .pdf)</translation>
        </message>
        <message>
            <source>A chart is written as .svg, .png or .pdf: give the file one of these endings.</source>
            <translation>Ein Diagramm wird als .svg, .png oder .pdf geschrieben: Geben Sie der Datei eine dieser Endungen.</translation>
        </message>
        <message>
            <source>Wrote %1.</source>
            <translation>%1 wurde geschrieben.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::HandbookWindow</name>
        <message>
            <source>Handbook</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>Handbook - Warpgrain</source>
            <translation>Handbuch - Warpgrain</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::HelpWindows</name>
        <message>
            <source>The handbook is not there: install the documentation of Warpgrain.</source>
            <translation>Das Handbuch ist nicht da: Installieren Sie die Dokumentation von Warpgrain.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::PageMessages</name>
        <message>
            <source>Saved %1.</source>
            <translation>%1 gespeichert.</translation>
        </message>
        <message>
            <source>The example was opened as a copy, %1: yours to change.</source>
            <translation>Das Beispiel wurde als Kopie geöffnet, %1: sie kann nach Belieben geändert werden.</translation>
        </message>
        <message>
            <source>Writing the report…</source>
            <translation>Der Bericht wird geschrieben …</translation>
        </message>
        <message>
            <source>Saved the session %1.</source>
            <translation>Die Sitzung %1 ist gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::ToolBars</name>
        <message>
            <source>Kernel and launch</source>
            <translation>Kernel und Start</translation>
        </message>
        <message>
            <source>Device and actions</source>
            <translation>Gerät und Aktionen</translation>
        </message>
        <message>
            <source>Kernel</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>Launch</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>Gerät</translation>
        </message>
    </context>
<context>
        <name>Tables</name>
        <message>
                <source>&amp;Copy as text</source>
                <translation>Als Text &amp;kopieren</translation>
        </message>
</context>
    <context>
        <name>OpenMpRows</name>
        <message>
            <source>listed in a threadprivate directive</source>
            <translation>in einer threadprivate-Direktive genannt</translation>
        </message>
        <message>
            <source>declared in the construct</source>
            <translation>im Konstrukt deklariert</translation>
        </message>
        <message>
            <source>static, declared in the construct</source>
            <translation>static, im Konstrukt deklariert</translation>
        </message>
        <message>
            <source>counts a loop that is shared out</source>
            <translation>zählt eine Schleife, die aufgeteilt wird</translation>
        </message>
        <message>
            <source>listed in a clause</source>
            <translation>in einer Klausel genannt</translation>
        </message>
        <message>
            <source>by the default clause</source>
            <translation>nach der default-Klausel</translation>
        </message>
        <message>
            <source>a number in a target construct, listed nowhere</source>
            <translation>eine Zahl in einem target-Konstrukt, nirgends genannt</translation>
        </message>
        <message>
            <source>as in the enclosing region</source>
            <translation>wie in der umgebenden Region</translation>
        </message>
        <message>
            <source>of a function that the region calls</source>
            <translation>einer Funktion, die die Region aufruft</translation>
        </message>
        <message>
            <source>listed nowhere</source>
            <translation>nirgends genannt</translation>
        </message>
        <message>
            <source>residency</source>
            <translation>Verbleib auf der GPU</translation>
        </message>
        <message>
            <source>liveness</source>
            <translation>Lebendigkeit</translation>
        </message>
        <message>
            <source>one allocation</source>
            <translation>eine Belegung</translation>
        </message>
        <message>
            <source>promotion out of a loop</source>
            <translation>Heraushebung aus einer Schleife</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>no kernel has had it yet</source>
            <translation>noch kein Kernel sie hatte</translation>
        </message>
        <message>
            <source>the CPU may change it (%1)</source>
            <translation>die CPU sie ändern kann (%1)</translation>
        </message>
        <message>
            <source>code that is not followed may change it (%1)</source>
            <translation>Code, der nicht verfolgt wird, sie ändern kann (%1)</translation>
        </message>
        <message>
            <source>a launch that keeps nothing has it (%1)</source>
            <translation>ein Start sie hat, der nichts behält (%1)</translation>
        </message>
        <message>
            <source>code of another source may change it (%1)</source>
            <translation>Code eines anderen Quelltexts sie ändern kann (%1)</translation>
        </message>
        <message>
            <source>at each launch</source>
            <translation>bei jedem Start</translation>
        </message>
        <message>
            <source>only where the loop does not write all of it</source>
            <translation>nur wo die Schleife sie nicht ganz schreibt</translation>
        </message>
        <message>
            <source>never: the GPU has it on every path</source>
            <translation>nie: die GPU hat sie auf jedem Weg</translation>
        </message>
        <message>
            <source>, or </source>
            <translation>, oder </translation>
        </message>
        <message>
            <source>at each launch: %1</source>
            <translation>bei jedem Start: %1</translation>
        </message>
        <message>
            <source>where %1</source>
            <translation>wo %1</translation>
        </message>
        <message>
            <source>never: the kernel does not change it</source>
            <translation>nie: der Kernel ändert sie nicht</translation>
        </message>
        <message>
            <source>never: the CPU does not read it</source>
            <translation>nie: die CPU liest sie nicht</translation>
        </message>
        <message>
            <source>at each launch, for %1</source>
            <translation>bei jedem Start, für %1</translation>
        </message>
        <message>
            <source>before %1</source>
            <translation>vor %1</translation>
        </message>
        <message>
            <source>constant memory</source>
            <translation>den Konstantenspeicher</translation>
        </message>
        <message>
            <source>the read-only cache</source>
            <translation>den Nur-Lese-Cache</translation>
        </message>
        <message>
            <source>asked at run time</source>
            <translation>zur Laufzeit gefragt</translation>
        </message>
        <message>
            <source>Threads take the iterations of the loops over %1.</source>
            <translation>Threads nehmen die Iterationen der Schleifen über %1.</translation>
        </message>
        <message>
            <source>The threads of a block share the loop over %1.</source>
            <translation>Die Threads eines Blocks teilen sich die Schleife über %1.</translation>
        </message>
        <message>
            <source>A launch has at most %1 blocks.</source>
            <translation>Ein Start hat höchstens %1 Blöcke.</translation>
        </message>
        <message>
            <source>%1 is gathered with %2; its parts come back at each launch.</source>
            <translation>%1 wird mit %2 gesammelt; die Teile kommen bei jedem Start zurück.</translation>
        </message>
        <message>
            <source>The last value of %1 comes back at each launch.</source>
            <translation>Der letzte Wert von %1 kommt bei jedem Start zurück.</translation>
        </message>
        <message>
            <source>The CPU&apos;s loop stays beside it, for memory or a condition that is known at run time only.</source>
            <translation>Die Schleife der CPU bleibt daneben, für Speicher oder eine Bedingung, die erst zur Laufzeit bekannt ist.</translation>
        </message>
    </context>
    <context>
        <name>OpenMpText</name>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>Data sharing</source>
            <translation>Variablen der Threads</translation>
        </message>
        <message>
            <source>Variable</source>
            <translation>Variable</translation>
        </message>
        <message>
            <source>Threads have it</source>
            <translation>Threads haben sie</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
        <message>
            <source>Memory of %1</source>
            <translation>Speicher von %1</translation>
        </message>
        <message>
            <source>Bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <source>To the GPU</source>
            <translation>Zur GPU</translation>
        </message>
        <message>
            <source>Back to the CPU</source>
            <translation>Zurück zur CPU</translation>
        </message>
        <message>
            <source>Why %1 is copied for each launch</source>
            <translation>Warum %1 bei jedem Start kopiert wird</translation>
        </message>
        <message>
            <source>The kernel reads %1 through %2.</source>
            <translation>Der Kernel liest %1 durch %2.</translation>
        </message>
        <message numerus="yes">
            <source>Blocks of %n thread(s).</source>
            <translation>
                <numerusform>Blöcke von einem Thread.</numerusform>
                <numerusform>Blöcke von %n Threads.</numerusform>
            </translation>
        </message>
        <message>
            <source>on the GPU</source>
            <translation>auf der GPU</translation>
        </message>
        <message>
            <source>on the CPU</source>
            <translation>auf der CPU</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Anmerkungen</translation>
        </message>
        <message>
            <source>Why it stays on the CPU</source>
            <translation>Warum es auf der CPU bleibt</translation>
        </message>
        <message>
            <source>Not translated</source>
            <translation>Nicht übersetzt</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n directive(s) on the GPU</source>
            <translation>
                <numerusform>%1 von einer Direktive auf der GPU</numerusform>
                <numerusform>%1 von %n Direktiven auf der GPU</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n kernel(s)</source>
            <translation>
                <numerusform>ein Kernel</numerusform>
                <numerusform>%n Kernel</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::OpenMpPresenter</name>
        <message>
            <source>The CUDA program was written to %1.</source>
            <translation>Das CUDA-Programm wurde nach %1 geschrieben.</translation>
        </message>
        <message>
            <source>The program is translated.</source>
            <translation>Das Programm wird übersetzt.</translation>
        </message>
        <message>
            <source>Open a C, C++ or CUDA source with OpenMP directives (#pragma omp) to see which of its regions become kernels, and what is copied for them.</source>
            <translation>Öffnen Sie einen Quelltext in C, C++ oder CUDA mit OpenMP-Direktiven (#pragma omp), um zu sehen, welche Regionen Kernel werden und was für sie kopiert wird.</translation>
        </message>
        <message>
            <source>Save the CUDA program</source>
            <translation>Das CUDA-Programm speichern</translation>
        </message>
        <message>
            <source>%1 is the source itself; choose another name.</source>
            <translation>%1 ist der Quelltext selbst; wählen Sie einen anderen Namen.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::OpenMpView</name>
        <message>
            <source>Source</source>
            <translation>Quelltext</translation>
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
            <translation>Quelltext, wie er gelesen wurde</translation>
        </message>
        <message>
            <source>OpenMP program with what becomes of each region</source>
            <translation>OpenMP-Programm mit dem, was aus jeder Region wird</translation>
        </message>
        <message>
            <source>CUDA program</source>
            <translation>CUDA-Programm</translation>
        </message>
        <message>
            <source>&amp;Open as CUDA</source>
            <translation>Als CUDA ö&amp;ffnen</translation>
        </message>
        <message>
            <source>Writes the CUDA program beside the source and opens it: kernels, steps, variants and measurements follow as for any source</source>
            <translation>Schreibt das CUDA-Programm neben den Quelltext und öffnet es: Kernel, Schritte, Varianten und Messungen folgen wie bei jedem Quelltext</translation>
        </message>
        <message>
            <source>Sa&amp;ve CUDA…</source>
            <translation>CUDA s&amp;peichern…</translation>
        </message>
        <message>
            <source>Writes the CUDA program to a file</source>
            <translation>Schreibt das CUDA-Programm in eine Datei</translation>
        </message>
        <message>
            <source>When memory is copied</source>
            <translation>Wann Speicher kopiert wird</translation>
        </message>
        <message>
            <source>Memory stays on the GPU</source>
            <translation>Speicher bleibt auf der GPU</translation>
        </message>
        <message>
            <source>Copies that the data flow needs</source>
            <translation>Kopien, die der Datenfluss braucht</translation>
        </message>
        <message>
            <source>Copies at each launch</source>
            <translation>Kopien bei jedem Start</translation>
        </message>
        <message>
            <source>When memory is copied between CPU and GPU</source>
            <translation>Wann Speicher zwischen CPU und GPU kopiert wird</translation>
        </message>
        <message>
            <source>Functions with their regions and kernels</source>
            <translation>Funktionen mit ihren Regionen und Kernels</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Region</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Runs on</source>
            <translation>Läuft auf</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <source>What is known of the chosen region</source>
            <translation>Was von der gewählten Region bekannt ist</translation>
        </message>
        <message>
            <source>Transfers</source>
            <translation>Übertragungen</translation>
        </message>
        <message>
            <source>Copies between CPU and GPU, in the order of the program</source>
            <translation>Kopien zwischen CPU und GPU, in der Reihenfolge des Programms</translation>
        </message>
        <message>
            <source>The program is translated…</source>
            <translation>Das Programm wird übersetzt…</translation>
        </message>
        <message>
            <source>Elsewhere</source>
            <translation>Anderswo</translation>
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
            <translation>Meldung zum Programm</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::TransfersModel</name>
        <message>
            <source>Which analyses of the program take copies away</source>
            <translation>Welche Analysen des Programms Kopien wegnehmen</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Kernel</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>Variable</source>
            <translation>Variable</translation>
        </message>
        <message>
            <source>Bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <source>To the GPU</source>
            <translation>Zur GPU</translation>
        </message>
        <message>
            <source>Back to the CPU</source>
            <translation>Zurück zur CPU</translation>
        </message>
        <message>
            <source>Saved by</source>
            <translation>Gespart durch</translation>
        </message>
        <message>
            <source>The line that the kernel is made of</source>
            <translation>Die Zeile, aus der der Kernel entsteht</translation>
        </message>
        <message>
            <source>The kernel that works on the variable</source>
            <translation>Der Kernel, der mit der Variablen arbeitet</translation>
        </message>
        <message>
            <source>The variable, array or pointer whose memory is copied</source>
            <translation>Die Variable, das Feld oder der Zeiger, deren Speicher kopiert wird</translation>
        </message>
        <message>
            <source>How many bytes are copied; those behind a pointer are asked for at run time</source>
            <translation>Wie viele Byte kopiert werden; nach denen hinter einem Zeiger wird zur Laufzeit gefragt</translation>
        </message>
        <message>
            <source>When the memory is copied to the GPU before the kernel</source>
            <translation>Wann der Speicher vor dem Kernel auf die GPU kopiert wird</translation>
        </message>
        <message>
            <source>When the memory is copied back after the kernel</source>
            <translation>Wann der Speicher nach dem Kernel zurückkopiert wird</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::CodeView</name>
        <message numerus="yes">
            <source>%n floating-point</source>
            <translation>
                <numerusform>%n Gleitkomma</numerusform>
                <numerusform>%n Gleitkomma</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n integer</source>
            <translation>
                <numerusform>%n Ganzzahl</numerusform>
                <numerusform>%n Ganzzahl</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of global memory</source>
            <translation>
                <numerusform>%n globaler Speicher</numerusform>
                <numerusform>%n globaler Speicher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of shared memory</source>
            <translation>
                <numerusform>%n Shared Memory</numerusform>
                <numerusform>%n Shared Memory</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of local memory</source>
            <translation>
                <numerusform>%n lokaler Speicher</numerusform>
                <numerusform>%n lokaler Speicher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of constant memory</source>
            <translation>
                <numerusform>%n Konstantenspeicher</numerusform>
                <numerusform>%n Konstantenspeicher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of control flow</source>
            <translation>
                <numerusform>%n Ablaufsteuerung</numerusform>
                <numerusform>%n Ablaufsteuerung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of barriers</source>
            <translation>
                <numerusform>%n Barrieren</numerusform>
                <numerusform>%n Barrieren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n others</source>
            <translation>
                <numerusform>%n andere</numerusform>
                <numerusform>%n andere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n registers</source>
            <translation>
                <numerusform>%n Register</numerusform>
                <numerusform>%n Register</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n instructions</source>
            <translation>
                <numerusform>%n Befehl</numerusform>
                <numerusform>%n Befehle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n live registers</source>
            <translation>
                <numerusform>%n lebendes Register</numerusform>
                <numerusform>%n lebende Register</numerusform>
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
            <translation>Form des Codes</translation>
        </message>
        <message>
            <source>SASS is what the GPU executes; PTX is what nvcc gives to ptxas, which chooses the registers</source>
            <translation>SASS führt die GPU aus; PTX gibt nvcc an ptxas weiter, das die Register wählt</translation>
        </message>
        <message>
            <source>Instance of the kernel</source>
            <translation>Instanz des Kernels</translation>
        </message>
        <message>
            <source>Summary of the code</source>
            <translation>Zusammenfassung des Codes</translation>
        </message>
        <message>
            <source>Source: beside each line its instructions and, of SASS, the most live registers</source>
            <translation>Quelltext: neben jeder Zeile ihre Befehle und bei SASS die meisten lebenden Register</translation>
        </message>
        <message>
            <source>Code: beside each instruction its source line and, of SASS, the live registers</source>
            <translation>Code: neben jedem Befehl seine Quelltextzeile und bei SASS die lebenden Register</translation>
        </message>
        <message>
            <source>In the margin: the line, its instructions, and of SASS the most registers that live at one</source>
            <translation>Am Rand: die Zeile, ihre Befehle und bei SASS die meisten Register, die bei einem davon leben</translation>
        </message>
        <message>
            <source>In the margin: the source line, and of SASS the registers that live</source>
            <translation>Am Rand: die Quelltextzeile und bei SASS die Register, die leben</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation>%1: %2, %3</translation>
        </message>
        <message>
            <source>Line %1: %2 (%3)</source>
            <translation>Zeile %1: %2 (%3)</translation>
        </message>
        <message>
            <source>Line %1: %2 (%3); at most %4</source>
            <translation>Zeile %1: %2 (%3); höchstens %4</translation>
        </message>
        <message>
            <source>Line %1: no instruction comes from it</source>
            <translation>Zeile %1: Aus ihr kommt kein Befehl</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::CodePage</name>
        <message>
            <source>Compiling with line numbers…</source>
            <translation>Wird mit Zeilennummern übersetzt …</translation>
        </message>
        <message>
            <source>Choose a kernel: what the compiler makes of each of its lines is shown here.</source>
            <translation>Wählen Sie einen Kernel: Hier steht, was der Compiler aus jeder seiner Zeilen macht.</translation>
        </message>
        <message>
            <source>There is no text to compile. %1</source>
            <translation>Es gibt keinen Text zum Übersetzen. %1</translation>
        </message>
        <message>
            <source>Looking for the CUDA toolkit…</source>
            <translation>Das CUDA-Toolkit wird gesucht …</translation>
        </message>
        <message>
            <source>nvcc makes the code. It follows the flags of this folder, which can make it start programs, so nothing is compiled before you say that you trust the folder.</source>
            <translation>Den Code erzeugt nvcc. Es folgt den Flags dieses Ordners, die es Programme starten lassen können; darum wird nichts übersetzt, bevor Sie sagen, dass Sie dem Ordner vertrauen.</translation>
        </message>
        <message>
            <source>Compile</source>
            <translation>Übersetzen</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::RooflineView</name>
        <message>
            <source>Roofline: operations per second against operations per byte</source>
            <translation>Roofline: Operationen je Sekunde über Operationen je Byte</translation>
        </message>
        <message>
            <source>original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>roofs: L2 cache and operations</source>
            <translation>Dächer: L2-Cache und Operationen</translation>
        </message>
        <message>
            <source>roofs: memory and operations</source>
            <translation>Dächer: Speicher und Operationen</translation>
        </message>
        <message>
            <source>variants</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <source>Roofline of %1</source>
            <translation>Roofline von %1</translation>
        </message>
        <message>
            <source>operations per byte</source>
            <translation>Operationen je Byte</translation>
        </message>
        <message>
            <source>10⁹ operations per second</source>
            <translation>10⁹ Operationen je Sekunde</translation>
        </message>
        <message>
            <source>%1
%2: %3 · 10⁹ operations per second at %4 operations per byte
%5 % of the roof</source>
            <translation>%1
%2: %3 · 10⁹ Operationen je Sekunde bei %4 Operationen je Byte
%5 % des Dachs</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::TourPanel</name>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>&amp;Fertig</translation>
        </message>
        <message>
            <source>&amp;Leave the Tour</source>
            <translation>Rundgang &amp;verlassen</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>Rundgang</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Tour</name>
        <message>
            <source>What is in the file</source>
            <translation>Was in der Datei ist</translation>
        </message>
        <message>
            <source>The explorer lists the kernels with their loops, shared arrays, barriers and launches. A click leads to the line. Everything in the window speaks of the kernel that is chosen in the toolbar.</source>
            <translation>Der Explorer listet die Kernel mit ihren Schleifen, Shared-Feldern, Barrieren und Starts. Ein Klick führt zur Zeile. Alles im Fenster handelt von dem Kernel, der in der Werkzeugleiste gewählt ist.</translation>
        </message>
        <message>
            <source>What is wrong with it</source>
            <translation>Was daran nicht stimmt</translation>
        </message>
        <message>
            <source>Findings ranks what the kernel loses: races, uncoalesced accesses, bank conflicts, wasted transfers, each with its cost and its place. A button on a row adds the steps that mend it to the plan.</source>
            <translation>Die Befunde ordnen, was der Kernel verliert: Wettläufe, nicht zusammengefasste Zugriffe, Bankkonflikte, vergeudete Übertragungen, jeweils mit Kosten und Stelle. Eine Schaltfläche in der Zeile fügt dem Plan die Schritte hinzu, die es beheben.</translation>
        </message>
        <message>
            <source>How its threads reach memory</source>
            <translation>Wie seine Threads auf den Speicher zugreifen</translation>
        </message>
        <message>
            <source>Choose an access to see the 32 lanes of a warp, the sectors that they touch, and the banks of shared memory.</source>
            <translation>Wählen Sie einen Zugriff, um die 32 Lanes eines Warps, die berührten Sektoren und die Bänke des Shared Memory zu sehen.</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Was sich tun lässt</translation>
        </message>
        <message>
            <source>Each value of each step has its verdict: ✓ legal, ✓* legal if the listed assumptions hold, ✕ illegal, ? not understood. A click adds the step to the plan below, and the reasons stand beneath it. Verdicts follow while you type in the source.</source>
            <translation>Jeder Wert jedes Schritts hat sein Urteil: ✓ zulässig, ✓* zulässig, wenn die genannten Annahmen gelten, ✕ unzulässig, ? nicht verstanden. Ein Klick fügt den Schritt dem Plan darunter hinzu; die Gründe stehen unter ihm. Die Urteile folgen, während Sie im Quelltext tippen.</translation>
        </message>
        <message>
            <source>What becomes of the source</source>
            <translation>Was aus dem Quelltext wird</translation>
        </message>
        <message>
            <source>Side by Side shows the original and the source that the plan makes, with sectors, registers and time before and after. Choose a step first, for example a factor of coarsening, and look here again.</source>
            <translation>Nebeneinander zeigt das Original und den Quelltext, den der Plan macht, mit Sektoren, Registern und Zeit vorher und nachher. Wählen Sie zuerst einen Schritt, etwa einen Vergröberungsfaktor, und sehen Sie hier wieder nach.</translation>
        </message>
        <message>
            <source>Is it right, and is it faster?</source>
            <translation>Stimmt es, und ist es schneller?</translation>
        </message>
        <message>
            <source>Write steps with lists of values, and build: each row has its registers and occupancy. Verify runs the rows on the CPU and compares what they compute; Measure takes their times on a GPU, of this machine or of another one.</source>
            <translation>Schreiben Sie Schritte mit Wertelisten und bauen Sie: Jede Zeile hat ihre Register und ihre Auslastung. Prüfen führt die Zeilen auf der CPU aus und vergleicht, was sie berechnen; Messen nimmt ihre Zeiten auf einer GPU, dieser Maschine oder einer anderen.</translation>
        </message>
        <message>
            <source>Leave the search to the program</source>
            <translation>Die Suche dem Programm überlassen</translation>
        </message>
        <message>
            <source>Tune searches plans of several steps, verifies the best one and says why it is faster. Without a GPU it replays recorded searches. Export writes the source that won. F1 opens the handbook at whatever has the keyboard.</source>
            <translation>Optimieren sucht Pläne aus mehreren Schritten, prüft den besten und sagt, warum er schneller ist. Ohne GPU spielt es aufgezeichnete Suchen ab. Exportieren schreibt den Quelltext, der gewonnen hat. F1 öffnet das Handbuch bei dem, was die Tastatur hat.</translation>
        </message>
    </context>
    <context>
        <name>NestPictures</name>
        <message>
            <source>Which element a thread touches depends on data: it is known only when the program runs.</source>
            <translation>Welches Element ein Thread berührt, hängt von Daten ab: es ist erst bekannt, wenn das Programm läuft.</translation>
        </message>
        <message>
            <source>How far apart the elements of neighbouring threads lie is no number here, nor a product of sizes: there is no picture.</source>
            <translation>Wie weit die Elemente benachbarter Threads auseinanderliegen, ist hier keine Zahl und kein Produkt von Größen: es gibt kein Bild.</translation>
        </message>
        <message>
            <source>%1 taken as %2.</source>
            <translation>%1 als %2 angenommen.</translation>
        </message>
    </context>
    <context>
        <name>NestRows</name>
        <message>
            <source>global memory</source>
            <translation>globaler Speicher</translation>
        </message>
        <message>
            <source>texture</source>
            <translation>Textur</translation>
        </message>
        <message>
            <source>constant memory</source>
            <translation>konstanter Speicher</translation>
        </message>
        <message>
            <source>shared memory</source>
            <translation>gemeinsamer Speicher</translation>
        </message>
        <message>
            <source>strips in shared memory, from %1</source>
            <translation>Streifen im gemeinsamen Speicher, aus: %1</translation>
        </message>
        <message>
            <source>published rules, compute capability %1, %2 registers</source>
            <translation>veröffentlichte Regeln, Compute Capability %1, %2 Register</translation>
        </message>
        <message>
            <source>our rules, compute capability %1, %2 registers</source>
            <translation>unsere Regeln, Compute Capability %1, %2 Register</translation>
        </message>
    </context>
    <context>
        <name>NestText</name>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>iterations: %1</source>
            <translation>Durchläufe: %1</translation>
        </message>
        <message>
            <source>gathers %1</source>
            <translation>sammelt %1</translation>
        </message>
        <message>
            <source>It is the kernel %1.</source>
            <translation>Es ist der Kernel %1.</translation>
        </message>
        <message>
            <source>It stays on the CPU.</source>
            <translation>Es bleibt auf der CPU.</translation>
        </message>
        <message>
            <source>cost %1</source>
            <translation>Kosten %1</translation>
        </message>
        <message>
            <source>nest %1</source>
            <translation>Nest %1</translation>
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
            <translation>abgebildet</translation>
        </message>
        <message>
            <source>No shape of block fits a multiprocessor.</source>
            <translation>Keine Form eines Blocks passt auf einen Multiprozessor.</translation>
        </message>
        <message>
            <source>No loop can be mapped.</source>
            <translation>Keine Schleife kann abgebildet werden.</translation>
        </message>
        <message>
            <source>parallel, %1</source>
            <translation>parallel, %1</translation>
        </message>
        <message>
            <source>parallel</source>
            <translation>parallel</translation>
        </message>
        <message>
            <source>parallel, in the thread</source>
            <translation>parallel, im Thread</translation>
        </message>
        <message>
            <source>not parallel</source>
            <translation>nicht parallel</translation>
        </message>
        <message>
            <source>read and written</source>
            <translation>gelesen und geschrieben</translation>
        </message>
        <message>
            <source>written</source>
            <translation>geschrieben</translation>
        </message>
        <message>
            <source>read</source>
            <translation>gelesen</translation>
        </message>
        <message>
            <source>Nest in %1()</source>
            <translation>Nest in %1()</translation>
        </message>
        <message>
            <source>It is not followed.</source>
            <translation>Es wird nicht verfolgt.</translation>
        </message>
        <message>
            <source>What was done to it</source>
            <translation>Was daran getan wurde</translation>
        </message>
        <message>
            <source>Loops</source>
            <translation>Schleifen</translation>
        </message>
        <message>
            <source>Taken for granted</source>
            <translation>Vorausgesetzt</translation>
        </message>
        <message>
            <source>Memory under the chosen mapping</source>
            <translation>Speicher unter der gewählten Abbildung</translation>
        </message>
        <message numerus="yes">
            <source>%n mapping(s) are left out: no block of theirs fits a multiprocessor.</source>
            <translation>
                <numerusform>%n Abbildung ist weggelassen: kein Block von ihr passt auf einen Multiprozessor.</numerusform>
                <numerusform>%n Abbildungen sind weggelassen: kein Block von ihnen passt auf einen Multiprozessor.</numerusform>
            </translation>
        </message>
        <message>
            <source>Not mapped</source>
            <translation>Nicht abgebildet</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n nest(s) mapped</source>
            <translation>
                <numerusform>%1 von %n Nest abgebildet</numerusform>
                <numerusform>%1 von %n Nestern abgebildet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n kernel(s)</source>
            <translation>
                <numerusform>%n Kernel</numerusform>
                <numerusform>%n Kernel</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::NestPresenter</name>
        <message>
            <source>The program was written to %1.</source>
            <translation>Das Programm wurde nach %1 geschrieben.</translation>
        </message>
        <message>
            <source>The reading of the nests was stopped. Map Again reads them.</source>
            <translation>Das Lesen der Nester wurde angehalten. „Neu abbilden“ liest sie.</translation>
        </message>
        <message>
            <source>The nests are read.</source>
            <translation>Die Nester werden gelesen.</translation>
        </message>
        <message>
            <source>Open a serial C or C++ source with for loops to see which of them can become threads, in which way, and to have it written in CUDA or OpenCL.</source>
            <translation>Öffnen Sie einen seriellen C- oder C++-Quelltext mit for-Schleifen, um zu sehen, welche von ihnen auf welche Weise Threads werden können, und um ihn in CUDA oder OpenCL schreiben zu lassen.</translation>
        </message>
        <message>
            <source>Save the program</source>
            <translation>Programm speichern</translation>
        </message>
        <message>
            <source>%1 is the source itself; choose another name.</source>
            <translation>%1 ist der Quelltext selbst; wählen Sie einen anderen Namen.</translation>
        </message>
        <message>
            <source>%1 is a name for kernels; name the host program, for example %2.</source>
            <translation>%1 ist ein Name für Kernel; benennen Sie das Host-Programm, zum Beispiel %2.</translation>
        </message>
        <message>
            <source>Map Only the Nest of Line %1</source>
            <translation>Nur das Nest der Zeile %1 abbilden</translation>
        </message>
        <message>
            <source>Map All Nests Again</source>
            <translation>Wieder alle Nester abbilden</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::MappingsModel</name>
        <message>
            <source>Its place; mappings that the rules do not tell apart share one</source>
            <translation>Ihr Platz; Abbildungen, die die Regeln nicht unterscheiden, teilen sich einen</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Which loop runs along which thread index</source>
            <translation>Welche Schleife entlang welches Thread-Index läuft</translation>
        </message>
        <message>
            <source>Mapping</source>
            <translation>Abbildung</translation>
        </message>
        <message>
            <source>Threads of a block, x first</source>
            <translation>Threads eines Blocks, x zuerst</translation>
        </message>
        <message>
            <source>Block</source>
            <translation>Block</translation>
        </message>
        <message>
            <source>What strips of arrays in shared memory would save; the program that is written has none</source>
            <translation>Was Streifen von Arrays im gemeinsamen Speicher sparen würden; das geschriebene Programm hat keine</translation>
        </message>
        <message>
            <source>Gain</source>
            <translation>Gewinn</translation>
        </message>
        <message>
            <source>Threads of a block whose accesses are not coalesced, summed over the accesses</source>
            <translation>Threads eines Blocks, deren Zugriffe nicht zusammengefasst sind, summiert über die Zugriffe</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>Bytes of shared memory that the strips of a block would take</source>
            <translation>Bytes gemeinsamen Speichers, die die Streifen eines Blocks brauchen würden</translation>
        </message>
        <message>
            <source>Shared</source>
            <translation>Gemeinsam</translation>
        </message>
        <message>
            <source>Blocks that a multiprocessor holds at once</source>
            <translation>Blöcke, die ein Multiprozessor gleichzeitig hält</translation>
        </message>
        <message>
            <source>Active</source>
            <translation>Aktiv</translation>
        </message>
        <message>
            <source>Active warps of those possible</source>
            <translation>Aktive Warps von den möglichen</translation>
        </message>
        <message>
            <source>Occupancy</source>
            <translation>Auslastung</translation>
        </message>
        <message>
            <source>By which rule it stands above the next one</source>
            <translation>Nach welcher Regel sie über der nächsten steht</translation>
        </message>
        <message>
            <source>Above the next because</source>
            <translation>Vor der nächsten, weil</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::MatricesPage</name>
        <message>
            <source>Choose a nest that is mapped to see how its loops move its accesses.</source>
            <translation>Wählen Sie ein abgebildetes Nest, um zu sehen, wie seine Schleifen seine Zugriffe bewegen.</translation>
        </message>
        <message>
            <source>Access matrices of the nest</source>
            <translation>Zugriffsmatrizen des Nests</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::NestTextsPage</name>
        <message>
            <source>Serial</source>
            <translation>Seriell</translation>
        </message>
        <message>
            <source>Serial source as it was read</source>
            <translation>Serieller Quelltext, wie er gelesen wurde</translation>
        </message>
        <message>
            <source>CUDA</source>
            <translation>CUDA</translation>
        </message>
        <message>
            <source>Kernels</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>Host</source>
            <translation>Host</translation>
        </message>
        <message>
            <source>CUDA program</source>
            <translation>CUDA-Programm</translation>
        </message>
        <message>
            <source>Kernels in OpenCL C</source>
            <translation>Kernel in OpenCL C</translation>
        </message>
        <message>
            <source>Host program of the OpenCL kernels</source>
            <translation>Host-Programm der OpenCL-Kernel</translation>
        </message>
        <message>
            <source>The program is written…</source>
            <translation>Das Programm wird geschrieben…</translation>
        </message>
        <message>
            <source>Choose a mapping to have the program written.</source>
            <translation>Wählen Sie eine Abbildung, um das Programm schreiben zu lassen.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::NestsView</name>
        <message>
            <source>Reorder sums</source>
            <translation>Summen umordnen</translation>
        </message>
        <message>
            <source>Message about the nests</source>
            <translation>Nachricht über die Nester</translation>
        </message>
        <message>
            <source>Rules of the ranking</source>
            <translation>Regeln der Rangfolge</translation>
        </message>
        <message>
            <source>Our rules</source>
            <translation>Unsere Regeln</translation>
        </message>
        <message>
            <source>Published rules</source>
            <translation>Veröffentlichte Regeln</translation>
        </message>
        <message>
            <source>Corrected rules for the GPU in the toolbar, or the published ones for a GT200 of compute capability 1.3</source>
            <translation>Korrigierte Regeln für die GPU in der Werkzeugleiste, oder die veröffentlichten für eine GT200 mit Compute Capability 1.3</translation>
        </message>
        <message>
            <source>Language of the kernels</source>
            <translation>Sprache der Kernel</translation>
        </message>
        <message>
            <source>The language that kernels are written in</source>
            <translation>Die Sprache, in der Kernel geschrieben werden</translation>
        </message>
        <message>
            <source>Also loops that gather floating-point numbers, whose result depends on the order</source>
            <translation>Auch Schleifen, die Gleitkommazahlen sammeln, deren Ergebnis von der Reihenfolge abhängt</translation>
        </message>
        <message>
            <source>Keep loops</source>
            <translation>Schleifen behalten</translation>
        </message>
        <message>
            <source>Loops stay as they are written: they are not interchanged, joined, distributed or made rectangles</source>
            <translation>Schleifen bleiben, wie sie geschrieben sind: sie werden nicht vertauscht, verbunden, verteilt oder zu Rechtecken gemacht</translation>
        </message>
        <message>
            <source>Only at the caret</source>
            <translation>Nur an der Einfügemarke</translation>
        </message>
        <message>
            <source>Only the nest whose outermost loop is the one at the caret, which may be a loop inside another; else the nests behind #pragma warpgrain map, or all where there is none</source>
            <translation>Nur das Nest, dessen äußerste Schleife die an der Einfügemarke ist, auch wenn sie in einer anderen steht; sonst die Nester hinter #pragma warpgrain map, oder alle, wo es keines gibt</translation>
        </message>
        <message>
            <source>Writes the program beside the source and opens its kernels: steps, variants and measurements follow as for any source</source>
            <translation>Schreibt das Programm neben den Quelltext und öffnet seine Kernel: Schritte, Varianten und Messungen folgen wie bei jedem Quelltext</translation>
        </message>
        <message>
            <source>Sa&amp;ve…</source>
            <translation>&amp;Speichern…</translation>
        </message>
        <message>
            <source>Writes the program to a file; of OpenCL, with the kernels beside it</source>
            <translation>Schreibt das Programm in eine Datei; bei OpenCL mit den Kerneln daneben</translation>
        </message>
        <message>
            <source>Functions with their nests and loops</source>
            <translation>Funktionen mit ihren Nestern und Schleifen</translation>
        </message>
        <message>
            <source>Nest</source>
            <translation>Nest</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Is</source>
            <translation>Ist</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <source>Mappings of the nest, the best first</source>
            <translation>Abbildungen des Nests, die beste zuerst</translation>
        </message>
        <message>
            <source>What is known of the chosen nest</source>
            <translation>Was über das gewählte Nest bekannt ist</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Threads</translation>
        </message>
        <message>
            <source>Matrices</source>
            <translation>Matrizen</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programm</translation>
        </message>
        <message>
            <source>%1()</source>
            <translation>%1()</translation>
        </message>
        <message>
            <source>Open as O&amp;penCL</source>
            <translation>Als O&amp;penCL öffnen</translation>
        </message>
        <message>
            <source>O&amp;pen as CUDA</source>
            <translation>Als CUDA öf&amp;fnen</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Map Again</source>
            <translation>Neu abbilden</translation>
        </message>
        <message>
            <source>Ends the reading of the nests, or the writing of the program</source>
            <translation>Beendet das Lesen der Nester oder das Schreiben des Programms</translation>
        </message>
        <message>
            <source>Reads the nests of the source once more</source>
            <translation>Liest die Nester des Quelltexts noch einmal</translation>
        </message>
        <message>
            <source>The nests are read…</source>
            <translation>Die Nester werden gelesen…</translation>
        </message>
        <message>
            <source>The program is written…</source>
            <translation>Das Programm wird geschrieben…</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::TouchPage</name>
        <message>
            <source>(chosen)</source>
            <translation>(gewählt)</translation>
        </message>
        <message>
            <source>Access that is shown</source>
            <translation>Gezeigter Zugriff</translation>
        </message>
        <message>
            <source>The array, and which of its accesses</source>
            <translation>Das Array, und welcher seiner Zugriffe</translation>
        </message>
        <message>
            <source>What is shown of it</source>
            <translation>Was davon gezeigt wird</translation>
        </message>
        <message>
            <source>Addresses of a warp</source>
            <translation>Adressen eines Warps</translation>
        </message>
        <message>
            <source>Elements of a block</source>
            <translation>Elemente eines Blocks</translation>
        </message>
        <message>
            <source>Which addresses the threads of the first warp use, or which elements the threads of a block share</source>
            <translation>Welche Adressen die Threads des ersten Warps benutzen, oder welche Elemente sich die Threads eines Blocks teilen</translation>
        </message>
        <message>
            <source>access %1</source>
            <translation>Zugriff %1</translation>
        </message>
        <message>
            <source>Choose a nest that is mapped to see which threads touch which elements.</source>
            <translation>Wählen Sie ein abgebildetes Nest, um zu sehen, welche Threads welche Elemente berühren.</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::FlagsWindow</name>
        <message>
            <source>Compiler Flags</source>
            <translation>Compiler-Schalter</translation>
        </message>
        <message>
            <source>Look for headers in</source>
            <translation>Header suchen in</translation>
        </message>
        <message>
            <source>Open a source to see the flags that it is read and built with.</source>
            <translation>Öffnen Sie einen Quelltext, um die Schalter zu sehen, mit denen er gelesen und übersetzt wird.</translation>
        </message>
        <message>
            <source>These flags were given for this file.</source>
            <translation>Diese Schalter wurden für diese Datei angegeben.</translation>
        </message>
        <message>
            <source>These flags were found in compile_commands.json, or guessed from the makefile and the folders beside the file.</source>
            <translation>Diese Schalter wurden in compile_commands.json gefunden oder aus dem Makefile und den Ordnern neben der Datei erschlossen.</translation>
        </message>
        <message>
            <source>Relative folders are looked for in %1.</source>
            <translation>Relative Ordner werden in %1 gesucht.</translation>
        </message>
        <message>
            <source>The source is read…</source>
            <translation>Der Quelltext wird gelesen…</translation>
        </message>
        <message numerus="yes">
            <source>The source was read without errors: %n kernel(s).</source>
            <translation><numerusform>Der Quelltext wurde ohne Fehler gelesen: %n Kernel.</numerusform><numerusform>Der Quelltext wurde ohne Fehler gelesen: %n Kernel.</numerusform></translation>
        </message>
        <message numerus="yes">
            <source>The source was read with %n error(s).</source>
            <translation><numerusform>Der Quelltext wurde mit %n Fehler gelesen.</numerusform><numerusform>Der Quelltext wurde mit %n Fehlern gelesen.</numerusform></translation>
        </message>
        <message>
            <source>The first: %1</source>
            <translation>Der erste: %1</translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FlagsView</name>
        <message>
            <source>&amp;Fast mathematics (--use_fast_math)</source>
            <translation>Sch&amp;nelle Mathematik (--use_fast_math)</translation>
        </message>
        <message>
            <source>Add &amp;Macro</source>
            <translation>&amp;Makro hinzufügen</translation>
        </message>
        <message>
            <source>Add &amp;Include Folder…</source>
            <translation>&amp;Include-Ordner hinzufügen…</translation>
        </message>
        <message>
            <source>&amp;Use Flags</source>
            <translation>Schalter &amp;verwenden</translation>
        </message>
        <message>
            <source>Fi&amp;nd Again</source>
            <translation>Erneut &amp;suchen</translation>
        </message>
        <message>
            <source>Compiler flags, a flag with its value a line</source>
            <translation>Compiler-Schalter, ein Schalter mit seinem Wert je Zeile</translation>
        </message>
        <message>
            <source>No flags: for example -DTILE=16, -I include or -std=c++17</source>
            <translation>Keine Schalter: zum Beispiel -DTILE=16, -I include oder -std=c++17</translation>
        </message>
        <message>
            <source>the compiler&apos;s own</source>
            <translation>der des Compilers</translation>
        </message>
        <message>
            <source>nvcc then computes divisions, roots and functions like sinf faster and less exactly</source>
            <translation>nvcc berechnet dann Divisionen, Wurzeln und Funktionen wie sinf schneller und weniger genau</translation>
        </message>
        <message>
            <source>Macro to define</source>
            <translation>Zu definierendes Makro</translation>
        </message>
        <message>
            <source>NAME or NAME=VALUE</source>
            <translation>NAME oder NAME=WERT</translation>
        </message>
        <message>
            <source>Choose a folder in which headers are looked for (-I)</source>
            <translation>Einen Ordner wählen, in dem Header gesucht werden (-I)</translation>
        </message>
        <message>
            <source>Read the source again with these flags (Ctrl+Return)</source>
            <translation>Den Quelltext mit diesen Schaltern neu lesen (Strg+Eingabe)</translation>
        </message>
        <message>
            <source>Look for the flags in compile_commands.json, or guess them, as when the file was opened</source>
            <translation>Die Schalter in compile_commands.json suchen oder erschließen, wie beim Öffnen der Datei</translation>
        </message>
        <message>
            <source>&amp;Standard:</source>
            <translation>S&amp;tandard:</translation>
        </message>
    </context>
</TS>
