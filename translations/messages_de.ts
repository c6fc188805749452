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
</context>
</TS>
