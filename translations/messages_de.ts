<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>warpgrain::messages::Messages</name>
    <message>
        <source>{1} does not exist; check the path.</source>
        <translation>{1} gibt es nicht; prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>{1} is not a regular file; give the path of a file.</source>
        <translation>{1} ist keine gewöhnliche Datei; geben Sie den Pfad einer Datei an.</translation>
    </message>
    <message>
        <source>{1} is larger than {2} MiB, too large for a file of its kind.</source>
        <translation>{1} ist größer als {2} MiB, zu groß für eine Datei dieser Art.</translation>
    </message>
    <message>
        <source>{1} cannot be read ({2}); check its permissions.</source>
        <translation>{1} kann nicht gelesen werden ({2}); prüfen Sie die Rechte.</translation>
    </message>
    <message>
        <source>{1} is a binary file, not C++ source.</source>
        <translation>{1} ist eine Binärdatei, kein C++-Quelltext.</translation>
    </message>
    <message>
        <source>{1} cannot be written ({2}); the file is as it was. Choose another place or change its permissions.</source>
        <translation>{1} kann nicht geschrieben werden ({2}); die Datei ist, wie sie war. Wählen Sie einen anderen Ort, oder ändern Sie seine Rechte.</translation>
    </message>
    <message>
        <source>There is no temporary folder ({1}); set TMPDIR to a folder that can be written.</source>
        <translation>Es gibt keinen Ordner für Zwischendateien ({1}); setzen Sie TMPDIR auf einen Ordner, in den geschrieben werden kann.</translation>
    </message>
    <message>
        <source>The folder {1} cannot be made ({2}); choose another place.</source>
        <translation>Der Ordner {1} kann nicht angelegt werden ({2}); wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The variant changes other files too ({1}); write it as a patch or into a folder.</source>
        <translation>Die Variante ändert auch andere Dateien ({1}); schreiben Sie sie als Patch oder in einen Ordner.</translation>
    </message>
    <message>
        <source>{1} cannot be parsed: the compiler gave up on its flags. Check the flags after `--` or in compile_commands.json.</source>
        <translation>{1} kann nicht gelesen werden: Der Compiler hat seine Optionen nicht angenommen. Prüfen Sie die Optionen hinter `--` oder in compile_commands.json.</translation>
    </message>
    <message>
        <source>A source cannot be read for the GPU architecture {1}: this compiler, or the CUDA toolkit, does not have it. Choose another, for example sm_90.</source>
        <translation>Für die GPU-Architektur {1} kann kein Quelltext gelesen werden: Dieser Compiler oder das CUDA-Toolkit kennt sie nicht. Wählen Sie eine andere, zum Beispiel sm_90.</translation>
    </message>
    <message>
        <source>{1} cannot be used ({2}); mend it, or give the flags after `--`.</source>
        <translation>{1} ist nicht zu gebrauchen ({2}); berichtigen Sie die Datei, oder geben Sie die Optionen hinter `--` an.</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and it takes more than {2} of memory. {3}</source>
        <translation>{1} wird nicht untersucht. Die Datei wurde zuerst in einem eigenen Prozess gelesen, und sie braucht mehr als {2} Speicher. {3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and that did not end within {2} seconds of processor time. {3}</source>
        <translation>{1} wird nicht untersucht. Die Datei wurde zuerst in einem eigenen Prozess gelesen, und das endete nicht innerhalb von {2} Sekunden Rechenzeit. {3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and the compiler ended with {2}. {3}</source>
        <translation>{1} wird nicht untersucht. Die Datei wurde zuerst in einem eigenen Prozess gelesen, und der Compiler endete mit {2}. {3}</translation>
    </message>
    <message>
        <source>There is no kernel ({1} function with a body) in {2} or the headers it includes.</source>
        <translation>In {2} und den eingebundenen Headern gibt es keinen Kernel (eine Funktion mit {1} und einem Rumpf).</translation>
    </message>
    <message>
        <source>There is no kernel named {1} in {2}. It has: {3}.</source>
        <translation>In {2} gibt es keinen Kernel namens {1}. Die Datei hat: {3}.</translation>
    </message>
    <message>
        <source>Several kernels are named {1}; give the name with its line. The file has: {2}.</source>
        <translation>Mehrere Kernel heißen {1}; geben Sie den Namen mit der Zeile an. Die Datei hat: {2}.</translation>
    </message>
    <message>
        <source>The text of {1} does not compile: {2}. Correct it there.</source>
        <translation>Der Text von {1} lässt sich nicht übersetzen: {2}. Berichtigen Sie ihn dort.</translation>
    </message>
    <message>
        <source>{1} is no session that can be opened: {2} The file was left as it is. Open the source instead, or an older copy of the session.</source>
        <translation>{1} ist keine Sitzung, die sich öffnen lässt: {2} Die Datei wurde nicht verändert. Öffnen Sie stattdessen den Quelltext oder eine ältere Kopie der Sitzung.</translation>
    </message>
    <message>
        <source>{1} was written by a newer version of Warpgrain, and this one cannot read it: {2} Install the newer version.</source>
        <translation>{1} wurde von einer neueren Version von Warpgrain geschrieben, und diese kann die Datei nicht lesen: {2} Installieren Sie die neuere Version.</translation>
    </message>
    <message>
        <source>it is not JSON, is cut off, or is nested too deeply.</source>
        <translation>sie ist kein JSON, abgeschnitten oder zu tief geschachtelt.</translation>
    </message>
    <message>
        <source>A step is empty; write for example &quot;coarsen x 4&quot;.</source>
        <translation>Ein Schritt ist leer; schreiben Sie zum Beispiel „coarsen x 4“.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a step; the steps are: {2}.</source>
        <translation>„{1}“ ist kein Schritt; die Schritte sind: {2}.</translation>
    </message>
    <message>
        <source>The space has more than {1} plans; leave values out.</source>
        <translation>Der Raum hat mehr als {1} Pläne; lassen Sie Werte weg.</translation>
    </message>
    <message>
        <source>The space is empty; write for example &quot;coarsen y 1,2,4; coarsen x 1,2&quot;.</source>
        <translation>Der Raum ist leer; schreiben Sie zum Beispiel „coarsen y 1,2,4; coarsen x 1,2“.</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s CUDA toolkit, or set CUDA_HOME (or WARPGRAIN_CUDA) to the folder of one that is installed.</source>
        <translation>Installieren Sie NVIDIAs CUDA-Toolkit, oder setzen Sie CUDA_HOME (oder WARPGRAIN_CUDA) auf den Ordner eines installierten.</translation>
    </message>
    <message>
        <source>The CUDA toolkit in {1} has no nvcc, so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>Das CUDA-Toolkit in {1} hat kein nvcc; genaue Register, Auslagerungen und Maschinencode sind daher nicht zu haben. {2}</translation>
    </message>
    <message>
        <source>No CUDA toolkit is to be used (WARPGRAIN_CUDA is none), so exact registers, spills and machine code cannot be had.</source>
        <translation>Es soll kein CUDA-Toolkit benutzt werden (WARPGRAIN_CUDA ist none); genaue Register, Auslagerungen und Maschinencode sind daher nicht zu haben.</translation>
    </message>
    <message>
        <source>There is no CUDA toolkit on this machine (looked at {1}), so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>Auf diesem Rechner gibt es kein CUDA-Toolkit (gesucht in {1}); genaue Register, Auslagerungen und Maschinencode sind daher nicht zu haben. {2}</translation>
    </message>
    <message>
        <source>There are no CUDA headers (include/cuda_runtime.h) in {1}. {2}</source>
        <translation>In {1} gibt es keine CUDA-Header (include/cuda_runtime.h). {2}</translation>
    </message>
    <message>
        <source>{1} ended with {2}. Check that this CUDA toolkit is complete.</source>
        <translation>{1} endete mit {2}. Prüfen Sie, ob dieses CUDA-Toolkit vollständig ist.</translation>
    </message>
    <message>
        <source>nvcc {1} does not compile for {2}. Choose one of {3}, or use a CUDA toolkit of that GPU&apos;s time.</source>
        <translation>nvcc {1} übersetzt nicht für {2}. Wählen Sie eine von {3}, oder nehmen Sie ein CUDA-Toolkit aus der Zeit dieser GPU.</translation>
    </message>
    <message>
        <source>nvcc crashed ({1}) while it compiled {2}; try another CUDA toolkit, or a smaller factor.</source>
        <translation>nvcc ist abgestürzt ({1}), während es {2} übersetzte; versuchen Sie ein anderes CUDA-Toolkit oder einen kleineren Faktor.</translation>
    </message>
    <message>
        <source>nvcc could not compile {1}:
{2}</source>
        <translation>nvcc konnte {1} nicht übersetzen:
{2}</translation>
    </message>
    <message>
        <source>nvcc ended without an error but wrote no cubin of {1}; check its flags.</source>
        <translation>nvcc endete ohne Fehler, schrieb aber kein Cubin von {1}; prüfen Sie die Optionen.</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}: no instantiation of it is used in this unit.</source>
        <translation>Der Compiler hat keinen Code für {1} erzeugt: In dieser Einheit wird keine Instanz davon benutzt.</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}; it may be left out by #if for {2}.</source>
        <translation>Der Compiler hat keinen Code für {1} erzeugt; vielleicht wird der Kernel für {2} durch #if ausgelassen.</translation>
    </message>
    <message>
        <source>The build was cancelled before it began.</source>
        <translation>Der Bau wurde abgebrochen, bevor er begann.</translation>
    </message>
    <message>
        <source>The launch is not known in full: {1}.</source>
        <translation>Der Start ist nicht vollständig bekannt: {1}.</translation>
    </message>
    <message>
        <source>A block has at most 1024 threads; the launch asks for {1}.</source>
        <translation>Ein Block hat höchstens 1024 Threads; der Start verlangt {1}.</translation>
    </message>
    <message>
        <source>No parameter is called {1}; the kernel has {2}.</source>
        <translation>Kein Parameter heißt {1}; der Kernel hat {2}.</translation>
    </message>
    <message>
        <source>the source does not tell the dynamic shared memory</source>
        <translation>der Quelltext nennt den dynamischen Shared Memory nicht</translation>
    </message>
    <message>
        <source>the source does not tell the block</source>
        <translation>der Block geht aus dem Quelltext nicht hervor</translation>
    </message>
    <message>
        <source>the source does not tell the grid</source>
        <translation>das Gitter geht aus dem Quelltext nicht hervor</translation>
    </message>
    <message>
        <source>the value of {1} is not given</source>
        <translation>der Wert von {1} fehlt</translation>
    </message>
    <message>
        <source>The parameter {1} cannot be filled: {2}.</source>
        <translation>Der Parameter {1} kann nicht gefüllt werden: {2}.</translation>
    </message>
    <message>
        <source>The launch form is not usable: {1}; its keys are described in resources/schema/launch.schema.json.</source>
        <translation>Das Startformular ist nicht zu gebrauchen: {1}; seine Schlüssel beschreibt resources/schema/launch.schema.json.</translation>
    </message>
    <message>
        <source>A kernel runs on the CPU with the headers of a CUDA toolkit. {1}</source>
        <translation>Ein Kernel läuft auf der CPU mit den Headern eines CUDA-Toolkits. {1}</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads and runs sources, does not accept this one: see Problems. Nothing of it can be run; nvcc may accept it.</source>
        <translation>Clang, mit dem Warpgrain Quelltexte liest und ausführt, nimmt diesen nicht an: siehe Probleme. Nichts davon lässt sich ausführen; nvcc nimmt ihn vielleicht an.</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads sources, does not accept this one: see Problems. Nothing of it can be run.</source>
        <translation>Clang, mit dem Warpgrain Quelltexte liest, nimmt diesen nicht an: siehe Probleme. Nichts davon lässt sich ausführen.</translation>
    </message>
    <message>
        <source>The kernel itself does not run: {1}</source>
        <translation>Schon der Kernel selbst läuft nicht: {1}</translation>
    </message>
    <message>
        <source>Parameter {1} is {2} in {3} and {4} in {5}. One launch fills the parameters of both kernels: give them the same types, in the same order.</source>
        <translation>Parameter {1} ist {2} in {3} und {4} in {5}. Ein Start füllt die Parameter beider Kernel: Geben Sie ihnen dieselben Typen in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>The program warpgrain-runner is missing: it is neither beside this program nor on PATH.</source>
        <translation>Das Programm warpgrain-runner fehlt: Es liegt weder neben diesem Programm noch im PATH.</translation>
    </message>
    <message>
        <source>warpgrain-runner ended with {1}.</source>
        <translation>warpgrain-runner endete mit {1}.</translation>
    </message>
    <message>
        <source>{1} is of another version; use the one that belongs to this program.</source>
        <translation>{1} hat eine andere Version; nehmen Sie das Programm, das zu diesem gehört.</translation>
    </message>
    <message>
        <source>The runner ended before all variants were measured.</source>
        <translation>Der Runner endete, bevor alle Varianten gemessen waren.</translation>
    </message>
    <message>
        <source>The original is not built, and nothing can be measured beside it. {1}</source>
        <translation>Das Original ist nicht gebaut, und neben ihm kann nichts gemessen werden. {1}</translation>
    </message>
    <message>
        <source>A host is named by the command that leads to it, &quot;ssh gpu&quot; for example.</source>
        <translation>Ein Rechner wird durch den Befehl benannt, der zu ihm führt, zum Beispiel „ssh gpu“.</translation>
    </message>
    <message>
        <source>There is no program {1} that could lead to a host.</source>
        <translation>Es gibt kein Programm {1}, das zu einem Rechner führen könnte.</translation>
    </message>
    <message>
        <source>Measuring over {1} was stopped.</source>
        <translation>Das Messen über {1} wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The connection over {1} ended too early{2}; what was measured is kept there, and the same command goes on with it.</source>
        <translation>Die Verbindung über {1} endete zu früh{2}; was gemessen wurde, bleibt dort, und derselbe Befehl macht damit weiter.</translation>
    </message>
    <message>
        <source>{1} holds no recorded results: {2} Give a bundle&apos;s folder or its results.jsonl.</source>
        <translation>{1} enthält keine aufgezeichneten Ergebnisse: {2} Geben Sie den Ordner eines Bündels oder seine results.jsonl an.</translation>
    </message>
    <message>
        <source>The original could not be measured: {1}</source>
        <translation>Das Original konnte nicht gemessen werden: {1}</translation>
    </message>
    <message>
        <source>These results are a few points of a large space, from which no strategy can choose; replay them in the order in which they were recorded.</source>
        <translation>Diese Ergebnisse sind wenige Punkte eines großen Raums, aus denen keine Strategie wählen kann; spielen Sie sie in der Reihenfolge ab, in der sie aufgezeichnet wurden.</translation>
    </message>
    <message>
        <source>There is no nvdisasm in the CUDA toolkit at {1} or on PATH, so the machine code (SASS) cannot be shown; PTX can. It comes with the full toolkit, and with NVIDIA's package cuda-nvdisasm.</source>
        <translation>Im CUDA-Toolkit in {1} und auf PATH gibt es kein nvdisasm; der Maschinencode (SASS) kann daher nicht gezeigt werden, PTX schon. Es kommt mit dem ganzen Toolkit und mit NVIDIAs Paket cuda-nvdisasm.</translation>
    </message>
    <message>
        <source>nvcc kept no PTX text of this source; is -dlto or a real architecture without PTX among its flags?</source>
        <translation>nvcc hat von diesem Quelltext keinen PTX-Text behalten; steht -dlto oder eine Architektur ohne PTX unter seinen Flags?</translation>
    </message>
    <message>
        <source>The rules do not tell it from the next one: they share the rank.</source>
        <translation>Die Regeln unterscheiden sie nicht von der nächsten: beide teilen sich den Rang.</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} of {2} threads and {3} elements against {4} of {5} threads and {6} elements.</source>
        <translation>Ihre Streifen im lokalen Speicher gewinnen mehr: {1} bei {2} Threads und {3} Elementen gegen {4} bei {5} Threads und {6} Elementen.</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} against {2}.</source>
        <translation>Ihre Streifen im lokalen Speicher gewinnen mehr: {1} gegen {2}.</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>Der Gewinn ist gleich, und weniger Zugriffe sind nicht zusammengefasst: Kosten von {1} bei {2} Threads gegen {3} bei {4} Threads.</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>Der Gewinn ist gleich, und weniger Zugriffe sind nicht zusammengefasst: Kosten von {1} gegen {2}.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>Gewinn und Kosten sind gleich, und die Auslastung ist höher: {1} % gegen {2} %.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>Gewinn und Kosten sind gleich, und kleinere Gruppen verteilen Durchläufe, die die GPU nicht füllen, auf mehr Multiprozessoren: {1} gegen {2} Threads.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>Gewinn und Kosten sind gleich, und Gruppen von etwa {1} Threads waren in Messungen schneller: {2} gegen {3} Threads.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the paper puts larger groups first: {1} against {2} threads.</source>
        <translation>Gewinn und Kosten sind gleich, und die Veröffentlichung stellt größere Gruppen voran: {1} gegen {2} Threads.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups were measured to be faster: {1} against {2} threads.</source>
        <translation>Gewinn und Kosten sind gleich, und kleinere Gruppen waren in Messungen schneller: {1} gegen {2} Threads.</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>Weniger Zugriffe sind nicht zusammengefasst: Kosten von {1} bei {2} Threads gegen {3} bei {4} Threads.</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>Weniger Zugriffe sind nicht zusammengefasst: Kosten von {1} gegen {2}.</translation>
    </message>
    <message>
        <source>The cost is equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>Die Kosten sind gleich, und kleinere Gruppen verteilen Durchläufe, die die GPU nicht füllen, auf mehr Multiprozessoren: {1} gegen {2} Threads.</translation>
    </message>
    <message>
        <source>The cost is equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>Die Kosten sind gleich, und die Auslastung ist höher: {1} % gegen {2} %.</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>Kosten und Auslastung sind gleich, und Gruppen von etwa {1} Threads waren in Messungen schneller: {2} gegen {3} Threads.</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and more groups are active: {1} against {2}.</source>
        <translation>Kosten und Auslastung sind gleich, und mehr Gruppen sind aktiv: {1} gegen {2}.</translation>
    </message>
    <message>
        <source>Cost, occupancy and active groups are equal, and more of the threads are in use: {1} % against {2} %.</source>
        <translation>Kosten, Auslastung und aktive Gruppen sind gleich, und mehr der Threads werden benutzt: {1} % gegen {2} %.</translation>
    </message>
    <message>
        <source>It does not count with one variable.</source>
        <translation>Sie zählt nicht mit einer einzigen Variablen.</translation>
    </message>
    <message>
        <source>It may end before its last iteration.</source>
        <translation>Sie kann vor ihrem letzten Durchlauf enden.</translation>
    </message>
    <message>
        <source>Not proved: what else leads to the memory of {1}, a member, is not followed.</source>
        <translation>Nicht bewiesen: was sonst noch zum Speicher von {1}, einem Element einer Klasse, führt, wird nicht verfolgt.</translation>
    </message>
    <message>
        <source>Not proved: {1} and {2} may lead to the same memory, that of {3}.</source>
        <translation>Nicht bewiesen: {1} und {2} können zum selben Speicher führen, dem von {3}.</translation>
    </message>
    <message>
        <source>Its counter {1} is changed in its body, in line {2}.</source>
        <translation>Ihr Zähler {1} wird in ihrem Rumpf geändert, in Zeile {2}.</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes, and its value may be read behind the loop. If no value goes from one iteration to the next, use another variable in the loop, declared there, and give this one its value behind the loop.</source>
        <translation>Jeder Durchlauf benutzt dasselbe {1}, das Zeile {2} ändert, und sein Wert kann hinter der Schleife gelesen werden. Geht kein Wert von einem Durchlauf zum nächsten, so benutzen Sie in der Schleife eine andere Variable, die dort deklariert ist, und geben Sie dieser ihren Wert hinter der Schleife.</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes. If no value goes from one iteration to the next, declare it in the loop.</source>
        <translation>Jeder Durchlauf benutzt dasselbe {1}, das Zeile {2} ändert. Geht kein Wert von einem Durchlauf zum nächsten, so deklarieren Sie es in der Schleife.</translation>
    </message>
    <message>
        <source>Every iteration updates {1} with `{2}`, and the order of floating-point operations decides the result. --allow reorder allows another order.</source>
        <translation>Jeder Durchlauf ändert {1} mit `{2}`, und die Reihenfolge von Gleitkommaoperationen bestimmt das Ergebnis. --allow reorder erlaubt eine andere Reihenfolge.</translation>
    </message>
    <message>
        <source>A pointer that it writes through may lead to {1}, whose address is taken.</source>
        <translation>Ein Zeiger, über den sie schreibt, kann zu {1} führen, dessen Adresse genommen wird.</translation>
    </message>
    <message>
        <source>It works on no array.</source>
        <translation>Sie arbeitet auf keinem Array.</translation>
    </message>
    <message>
        <source>Its counter does not change by the same amount in each iteration.</source>
        <translation>Ihr Zähler ändert sich nicht in jedem Durchlauf um denselben Betrag.</translation>
    </message>
    <message>
        <source>How often it is executed is not known before it begins.</source>
        <translation>Wie oft sie ausgeführt wird, ist nicht bekannt, bevor sie beginnt.</translation>
    </message>
    <message>
        <source>{1} (line {2})</source>
        <translation>{1} (Zeile {2})</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} liest, was {2} in einem früheren Durchlauf schreibt, {3} davor.</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration.</source>
        <translation>{1} liest, was {2} in einem früheren Durchlauf schreibt.</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration, {3} before.</source>
        <translation>{1} schreibt, was {2} in einem früheren Durchlauf liest, {3} davor.</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration.</source>
        <translation>{1} schreibt, was {2} in einem früheren Durchlauf liest.</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} schreibt, was {2} in einem früheren Durchlauf schreibt, {3} davor.</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration.</source>
        <translation>{1} schreibt, was {2} in einem früheren Durchlauf schreibt.</translation>
    </message>
    <message>
        <source>Not proved: {1} may read what {2} writes in an earlier iteration; {3}.</source>
        <translation>Nicht bewiesen: {1} kann lesen, was {2} in einem früheren Durchlauf schreibt; {3}.</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} reads in an earlier iteration; {3}.</source>
        <translation>Nicht bewiesen: {1} kann schreiben, was {2} in einem früheren Durchlauf liest; {3}.</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} writes in an earlier iteration; {3}.</source>
        <translation>Nicht bewiesen: {1} kann schreiben, was {2} in einem früheren Durchlauf schreibt; {3}.</translation>
    </message>
    <message>
        <source>values that are not known are multiplied</source>
        <translation>unbekannte Werte werden multipliziert</translation>
    </message>
    <message>
        <source>It is parallel, and not mapped: its head is not of the form `for (i = first; i &lt; bound; i += step)`.</source>
        <translation>Sie ist parallel und nicht abgebildet: ihr Kopf hat nicht die Form `for (i = first; i &lt; bound; i += step)`.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: it is not alone in a loop that is mapped.</source>
        <translation>Sie ist parallel und bleibt im Thread: sie steht nicht allein in einer abgebildeten Schleife.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: three loops are mapped.</source>
        <translation>Sie ist parallel und bleibt im Thread: drei Schleifen sind abgebildet.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: its bounds depend on a loop that is mapped.</source>
        <translation>Sie ist parallel und bleibt im Thread: ihre Grenzen hängen von einer abgebildeten Schleife ab.</translation>
    </message>
    <message>
        <source>Not proved: {1}</source>
        <translation>Nicht bewiesen: {1}</translation>
    </message>
    <message>
        <source>It relies on what the program cannot check before the nest: {1}</source>
        <translation>Sie beruht auf etwas, das das Programm vor dem Nest nicht prüfen kann: {1}</translation>
    </message>
    <message>
        <source>It relies on what is not known to hold: {1}</source>
        <translation>Sie beruht auf etwas, von dem nicht bekannt ist, dass es gilt: {1}</translation>
    </message>
    <message>
        <source>The counter {1} outlives its function, and what reads it is not followed. Count with one that is declared in the loop.</source>
        <translation>Der Zähler {1} überlebt seine Funktion, und was ihn liest, wird nicht verfolgt. Zählen Sie mit einem, der in der Schleife deklariert ist.</translation>
    </message>
    <message>
        <source>The counter {1} may be read through its address. Count with one that is declared in the loop.</source>
        <translation>Der Zähler {1} kann über seine Adresse gelesen werden. Zählen Sie mit einem, der in der Schleife deklariert ist.</translation>
    </message>
    <message>
        <source>Line {1} reads the counter {2} outside of loops that give it its first value. Count with one that is declared in the loop, and give {3} its value behind it.</source>
        <translation>Zeile {1} liest den Zähler {2} außerhalb der Schleifen, die ihm seinen ersten Wert geben. Zählen Sie mit einem, der in der Schleife deklariert ist, und geben Sie {3} seinen Wert dahinter.</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. Loops begin in lines {1}.</source>
        <translation>In dieser Zeile beginnt keine `for`-Schleife, die gelesen wird. Schleifen beginnen in den Zeilen {1}.</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. The source has none.</source>
        <translation>In dieser Zeile beginnt keine `for`-Schleife, die gelesen wird. Der Quelltext hat keine.</translation>
    </message>
    <message>
        <source>No `for` loop that is read follows this pragma. Put it before the loop.</source>
        <translation>Auf dieses Pragma folgt keine `for`-Schleife, die gelesen wird. Setzen Sie es vor die Schleife.</translation>
    </message>
    <message>
        <source>The source has no `for` loop that is read.</source>
        <translation>Der Quelltext hat keine `for`-Schleife, die gelesen wird.</translation>
    </message>
    <message>
        <source>The source is written anew where the nest is a region, and the nest is not found in it.</source>
        <translation>Der Quelltext wird dort neu geschrieben, wo das Nest ein Bereich ist, und das Nest wird darin nicht gefunden.</translation>
    </message>
    <message>
        <source>The nest is in a parallel region already.</source>
        <translation>Das Nest liegt schon in einem parallelen Bereich.</translation>
    </message>
    <message>
        <source>The nest cannot be a kernel.</source>
        <translation>Das Nest kann kein Kernel sein.</translation>
    </message>
    <message>
        <source>The loops of the nest are not found in the kernel that it becomes.</source>
        <translation>Die Schleifen des Nests werden in dem Kernel, der daraus wird, nicht gefunden.</translation>
    </message>
    <message>
        <source>The nest is in a template, whose instances have one text. Nests in templates are not mapped.</source>
        <translation>Das Nest liegt in einem Template, dessen Instanzen einen einzigen Text haben. Nester in Templates werden nicht abgebildet.</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>Keine Schleife kann abgebildet werden.</translation>
    </message>
    <message>
        <source>No loop can be mapped. {1}</source>
        <translation>Keine Schleife kann abgebildet werden. {1}</translation>
    </message>
    <message>
        <source>No shape of group fits a multiprocessor.</source>
        <translation>Keine Form einer Gruppe passt auf einen Multiprozessor.</translation>
    </message>
    <message>
        <source>The source is written anew where its nests are regions, and they are not found in it.</source>
        <translation>Der Quelltext wird dort neu geschrieben, wo seine Nester Bereiche sind, und sie werden darin nicht gefunden.</translation>
    </message>
    <message>
        <source>It cannot be a parallel region: {1}</source>
        <translation>Es kann kein paralleler Bereich sein: {1}</translation>
    </message>
    <message>
        <source>Its kernel is no OpenCL C: {1}</source>
        <translation>Sein Kernel ist kein OpenCL C: {1}</translation>
    </message>
    <message>
        <source>The loops over {1} and {2} of lines {3} and {4} are interchanged.</source>
        <translation>Die Schleifen über {1} und {2} der Zeilen {3} und {4} sind vertauscht.</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} counts over the greatest range that it has, and does nothing where not {3}.</source>
        <translation>Die Schleife über {1} der Zeile {2} zählt über den größten Bereich, den sie hat, und tut nichts, wo nicht {3} gilt.</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} is around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>Die Schleife über {1} der Zeile {2} steht um alles, was die Schleife {3} ausführt: Durchläufe mit verschiedenem {4} hängen nicht voneinander ab.</translation>
    </message>
    <message>
        <source>The loops over {1} of lines {2} are one loop, around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>Die Schleifen über {1} der Zeilen {2} sind eine Schleife um alles, was die Schleife {3} ausführt: Durchläufe mit verschiedenem {4} hängen nicht voneinander ab.</translation>
    </message>
    <message>
        <source>The loop over {1} is distributed into {2} loops, in lines {3}.</source>
        <translation>Die Schleife über {1} ist auf {2} Schleifen verteilt, in den Zeilen {3}.</translation>
    </message>
    <message>
        <source>The nest is executed as it was unless this holds: {1}.</source>
        <translation>Das Nest wird ausgeführt, wie es war, wenn dies nicht gilt: {1}.</translation>
    </message>
</context>
</TS>
