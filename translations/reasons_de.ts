<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>warpgrain::dependence::Reasons</name>
    <message>
        <source>Plans and steps</source>
        <translation>Pläne und Schritte</translation>
    </message>
    <message>
        <source>A plan stops at the first step that is refused. Reasons of a step on the text that other steps gave have no place in the source.</source>
        <translation>Ein Plan endet beim ersten Schritt, der abgelehnt wird. Gründe gegen einen Schritt auf dem Text, den andere Schritte ergeben haben, haben keinen Ort in der Quelle.</translation>
    </message>
    <message>
        <source>Line {1} holds several loops that {2} may mean; put them on lines of their own.</source>
        <translation>In Zeile {1} stehen mehrere Schleifen, die {2} meinen kann; setzen Sie jede in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>Several loops of the kernel count with {1}: in lines {2}. Name the one that is meant by its line (L{3}).</source>
        <translation>Mehrere Schleifen des Kernels zählen mit {1}: in den Zeilen {2}. Nennen Sie die gemeinte mit ihrer Zeile (L{3}).</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no step.</source>
        <translation>„{1}“ ist kein Schritt.</translation>
    </message>
    <message>
        <source>The kernel has no for loop.</source>
        <translation>Der Kernel hat keine for-Schleife.</translation>
    </message>
    <message>
        <source>The kernel has no for loop {1}; its loops are: {2}.</source>
        <translation>Der Kernel hat keine for-Schleife {1}; seine Schleifen sind: {2}.</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible</source>
        <translation>{1} „{2}“ ist nicht möglich</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible: {3}</source>
        <translation>{1} „{2}“ ist nicht möglich: {3}</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;</source>
        <translation>Der Plan endet davor, bei „{1}“</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;: {2}</source>
        <translation>Der Plan endet davor, bei „{1}“: {2}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step {1} of {2}</source>
        <translation>Schritt {1} von {2}</translation>
    </message>
    <message>
        <source>Accesses around a barrier</source>
        <translation>Zugriffe um eine Barriere</translation>
    </message>
    <message>
        <source>Look at the two accesses that a reason names: where no other thread uses what they use, write the address so that this shows, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>Sehen Sie sich die beiden genannten Zugriffe an: wo kein anderer Thread benutzt, was sie benutzen, schreiben Sie die Adresse so, dass man das sieht, mit Indizes aus threadIdx, blockIdx, Zählern und Konstanten.</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known: {2}.</source>
        <translation>Was {1} mit dem Speicher macht, ist nicht bekannt: {2}.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; whether one of them needs the barrier is not known.</source>
        <translation>Der Kernel hat mehr Paare von Zugriffen, als verglichen werden; ob eines davon die Barriere braucht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between.</source>
        <translation>Die Barriere wird vielleicht gebraucht: {1} und {2} durch verschiedene Threads, ohne eine andere Barriere dazwischen.</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between; {3}.</source>
        <translation>Die Barriere wird vielleicht gebraucht: {1} und {2} durch verschiedene Threads, ohne eine andere Barriere dazwischen; {3}.</translation>
    </message>
    <message>
        <source>threads of other blocks may wait for one of the two, and the barrier is what they rely on</source>
        <translation>Threads anderer Blöcke warten vielleicht auf einen der beiden und verlassen sich dabei auf die Barriere</translation>
    </message>
    <message>
        <source>{1} is read (line {2})</source>
        <translation>{1} wird gelesen (Zeile {2})</translation>
    </message>
    <message>
        <source>{1} is written (line {2})</source>
        <translation>{1} wird geschrieben (Zeile {2})</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic (line {2})</source>
        <translation>{1} wird atomar geändert (Zeile {2})</translation>
    </message>
    <message>
        <source>{1} is changed (line {2})</source>
        <translation>{1} wird geändert (Zeile {2})</translation>
    </message>
    <message>
        <source>Removing a barrier</source>
        <translation>Eine Barriere entfernen</translation>
    </message>
    <message>
        <source>Name the barrier by its line, and keep it where the kernel relies on it in a way that is not followed.</source>
        <translation>Nennen Sie die Barriere mit ihrer Zeile, und behalten Sie sie, wo der Kernel sich auf eine Weise auf sie verlässt, die nicht verfolgt wird.</translation>
    </message>
    <message>
        <source>What {1} does may depend on the barrier.</source>
        <translation>Was {1} macht, hängt vielleicht von der Barriere ab.</translation>
    </message>
    <message>
        <source>The kernel has no __syncthreads() of its own.</source>
        <translation>Der Kernel hat kein eigenes __syncthreads().</translation>
    </message>
    <message>
        <source>The kernel has several barriers; say which one is meant by its line: {1}.</source>
        <translation>Der Kernel hat mehrere Barrieren; nennen Sie die gemeinte mit ihrer Zeile: {1}.</translation>
    </message>
    <message>
        <source>No __syncthreads() stands in {1}; the kernel&apos;s are in {2}.</source>
        <translation>In {1} steht kein __syncthreads(); die des Kernels stehen in {2}.</translation>
    </message>
    <message>
        <source>Several barriers stand in this line; put them on lines of their own.</source>
        <translation>In dieser Zeile stehen mehrere Barrieren; setzen Sie jede in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>The macro {1} writes this barrier; write it out.</source>
        <translation>Das Makro {1} schreibt diese Barriere; schreiben Sie sie aus.</translation>
    </message>
    <message>
        <source>The barrier is all that stands under another header; put braces around it.</source>
        <translation>Die Barriere ist alles, was unter einem anderen Kopf steht; setzen Sie geschweifte Klammern um sie.</translation>
    </message>
    <message>
        <source>What the kernel does around the barrier is not followed.</source>
        <translation>Was der Kernel um die Barriere herum macht, wird nicht verfolgt.</translation>
    </message>
    <message>
        <source>It was not shown that all threads of a block reach the barrier together: {1}.</source>
        <translation>Es wurde nicht gezeigt, dass alle Threads des Blocks die Barriere gemeinsam erreichen: {1}.</translation>
    </message>
    <message>
        <source>The kernel is compiled with the branch of #if that was looked at.</source>
        <translation>Der Kernel wird mit dem Zweig von #if übersetzt, der betrachtet wurde.</translation>
    </message>
    <message>
        <source>A launch has several threads along {1}, and the kernel does not tell them apart.</source>
        <translation>Ein Start hat mehrere Threads entlang {1}, und der Kernel unterscheidet sie nicht.</translation>
    </message>
    <message>
        <source>Blocks have one thread along {1}, whose index the kernel does not read.</source>
        <translation>Blöcke haben einen einzigen Thread entlang {1}, dessen Index der Kernel nicht liest.</translation>
    </message>
    <message>
        <source>a volatile access</source>
        <translation>ein volatile-Zugriff</translation>
    </message>
    <message>
        <source>Merging threads and blocks</source>
        <translation>Threads und Blöcke zusammenlegen</translation>
    </message>
    <message>
        <source>What depends on how many threads there are, or on which of them meet, cannot be merged. Another axis, `cyclic` or `adjacent`, or merging blocks instead of threads (`coarsen grid`) may be possible.</source>
        <translation>Was davon abhängt, wie viele Threads es gibt oder welche von ihnen sich treffen, lässt sich nicht zusammenlegen. Möglich ist vielleicht eine andere Achse, `cyclic` oder `adjacent`, oder Blöcke statt Threads zusammenzulegen (`coarsen grid`).</translation>
    </message>
    <message>
        <source>The kernel does not read threadIdx.{1}: merging threads along it would only repeat the same work.</source>
        <translation>Der Kernel liest threadIdx.{1} nicht: entlang dieser Achse Threads zusammenzulegen würde nur dieselbe Arbeit wiederholen.</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel are rewritten too.</source>
        <translation>Andere Übersetzungseinheiten, die {1} einbinden und den Kernel starten, werden ebenfalls umgeschrieben.</translation>
    </message>
    <message>
        <source>This would have to stand in another branch of #if than it does, and with other macros defined the kernel would be another one. Write out the branch that is meant.</source>
        <translation>Das müsste in einem anderen Zweig von #if stehen als jetzt, und mit anderen Makros wäre der Kernel ein anderer. Schreiben Sie den gemeinten Zweig aus.</translation>
    </message>
    <message>
        <source>What stands around this preprocessor line would change its order; write out the branch that is meant.</source>
        <translation>Was um diese Präprozessorzeile steht, würde seine Reihenfolge ändern; schreiben Sie den gemeinten Zweig aus.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must divide the {1}&apos;s extent along {2} by {3}.</source>
        <translation>In dieser Übersetzungseinheit wird der Kernel nicht gestartet: wer ihn startet, muss die Ausdehnung ({1}) entlang {2} durch {3} teilen.</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} in the first or the last iteration of the loop around this launch; that is no multiple of {4}.</source>
        <translation>{1}: {2} entlang {3} im ersten oder letzten Durchlauf der Schleife um diesen Start; das ist kein Vielfaches von {4}.</translation>
    </message>
    <message>
        <source>The {1}&apos;s extent along {2} at this launch is a multiple of {3} (asserted in the host code).</source>
        <translation>Die Ausdehnung ({1}) entlang {2} ist bei diesem Start ein Vielfaches von {3} (im Host-Code zugesichert).</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} at this launch; {4} of them cannot be merged.</source>
        <translation>{1}: {2} entlang {3} bei diesem Start; je {4} davon lassen sich nicht zusammenlegen.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged threads are guarded.</source>
        <translation>Der Faktor {1} teilt die Ausdehnung ({2}) von {3} entlang {4} bei diesem Start nicht: die letzten zusammengelegten Threads werden mit einer Bedingung geschützt.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch, and the kernel is launched with other extents elsewhere.</source>
        <translation>Der Faktor {1} teilt die Ausdehnung ({2}) von {3} entlang {4} bei diesem Start nicht, und der Kernel wird anderswo mit anderen Ausdehnungen gestartet.</translation>
    </message>
    <message>
        <source>The kernel does not read blockIdx.{1}: merging blocks along it would only repeat the same work.</source>
        <translation>Der Kernel liest blockIdx.{1} nicht: entlang dieser Achse Blöcke zusammenzulegen würde nur dieselbe Arbeit wiederholen.</translation>
    </message>
    <message>
        <source>Each merged block needs its own {1}, but its type {2} cannot be copied and assigned.</source>
        <translation>Jeder zusammengelegte Block braucht ein eigenes {1}, aber dessen Typ {2} lässt sich nicht kopieren und zuweisen.</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all blocks without synchronisation.</source>
        <translation>Die statische Variable {1} gehört allen Blöcken gemeinsam, ohne Synchronisation.</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}.</source>
        <translation>{1} enthält etwas, das nicht verfolgt wird: {2}.</translation>
    </message>
    <message>
        <source>The statement ({1}) is not understood.</source>
        <translation>Die Anweisung ({1}) wird nicht verstanden.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may synchronise blocks.</source>
        <translation>Inline-Assembler mit „{1}“ synchronisiert vielleicht Blöcke.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may tell which block it is, or synchronise.</source>
        <translation>Inline-Assembler mit „{1}“ sagt vielleicht, welcher Block es ist, oder synchronisiert.</translation>
    </message>
    <message>
        <source>This loop may wait for another block; if that is one it is merged with, it would wait for ever.</source>
        <translation>Diese Schleife wartet vielleicht auf einen anderen Block; wird der mit ihm zusammengelegt, wartet sie für immer.</translation>
    </message>
    <message>
        <source>{1} is used as a whole here; use its members.</source>
        <translation>{1} wird hier als Ganzes benutzt; benutzen Sie die Komponenten.</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device, which may depend on its blocks.</source>
        <translation>Der Kernel startet {1} vom Gerät aus, was von seinen Blöcken abhängen kann.</translation>
    </message>
    <message>
        <source>The kernel makes a lambda, which is not followed; write its body out or make it a function.</source>
        <translation>Der Kernel erzeugt ein Lambda, das nicht verfolgt wird; schreiben Sie seinen Rumpf aus, oder machen Sie es zu einer Funktion.</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other blocks: {2}.</source>
        <translation>Was {1} mit anderen Blöcken macht, ist nicht bekannt: {2}.</translation>
    </message>
    <message>
        <source>{1} tells the kernel of its grid, which changes with merging.</source>
        <translation>{1} sagt dem Kernel etwas über sein Gitter, das sich beim Zusammenlegen ändert.</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but it {2}.</source>
        <translation>Die Funktion {1} braucht den Index des Threads als Argument, aber sie {2}.</translation>
    </message>
    <message>
        <source>The constructor {1} reads the thread&apos;s index or the block&apos;s size itself; hand it to it.</source>
        <translation>Der Konstruktor {1} liest den Index des Threads oder die Größe des Blocks selbst; übergeben Sie sie ihm.</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but {2}.</source>
        <translation>Die Funktion {1} braucht den Index des Threads als Argument, aber {2}.</translation>
    </message>
    <message>
        <source>{1} stands where only some threads of {2} may come; after merging blocks, the others could meet them from the next block.</source>
        <translation>{1} steht, wohin nur manche Threads {2} kommen; nach dem Zusammenlegen von Blöcken könnten die anderen ihnen aus dem nächsten Block dort begegnen.</translation>
    </message>
    <message>
        <source>Some threads of {1} return here before others come to {2}; after merging blocks they would be in the next one by then.</source>
        <translation>Manche Threads {1} kehren hier zurück, bevor andere zu {2} kommen; nach dem Zusammenlegen von Blöcken wären sie dann schon im nächsten.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, {2}.</source>
        <translation>Die Funktion {1}, die von hier aus erreicht wird, {2}.</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel (inline {2}), so that the work on both sides can be told apart.</source>
        <translation>Die Funktion {1} enthält eine Barriere; schreiben Sie sie im Kernel aus (inline {2}), damit sich die Arbeit davor und danach trennen lässt.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, uses {2} as a whole; use its members there.</source>
        <translation>Die Funktion {1}, die von hier aus erreicht wird, benutzt {2} als Ganzes; benutzen Sie dort die Komponenten.</translation>
    </message>
    <message>
        <source>This loop may wait for another thread; if that is one it is merged with, it would wait for ever.</source>
        <translation>Diese Schleife wartet vielleicht auf einen anderen Thread; wird der mit ihm zusammengelegt, wartet sie für immer.</translation>
    </message>
    <message>
        <source>This loop goes from place to place by what other threads may have stored there: it ends even if they store nothing more.</source>
        <translation>Diese Schleife geht von Stelle zu Stelle, nach dem, was andere Threads dort abgelegt haben können: sie endet auch dann, wenn diese nichts mehr ablegen.</translation>
    </message>
    <message>
        <source>The macro {1} writes several statements here; write them out.</source>
        <translation>Das Makro {1} schreibt hier mehrere Anweisungen; schreiben Sie sie aus.</translation>
    </message>
    <message>
        <source>The macro {1} writes control around a barrier; write it out here.</source>
        <translation>Das Makro {1} schreibt eine Verzweigung oder Schleife um eine Barriere; schreiben Sie sie hier aus.</translation>
    </message>
    <message>
        <source>The header of this loop holds a barrier in its body and steps a variable that differs between threads; move that variable&apos;s update into the body.</source>
        <translation>Diese Schleife enthält eine Barriere, und ihr Kopf ändert eine Variable, die von Thread zu Thread verschieden ist; setzen Sie diese Änderung in den Rumpf.</translation>
    </message>
    <message>
        <source>A barrier inside a switch, or together with other work in one expression, cannot be kept in place.</source>
        <translation>Eine Barriere in einem switch, oder zusammen mit anderer Arbeit in einem Ausdruck, kann nicht an ihrem Platz bleiben.</translation>
    </message>
    <message>
        <source>Some threads along {1} leave the surrounding loop here while others go on, and that loop holds a barrier.</source>
        <translation>Manche Threads entlang {1} verlassen hier die umgebende Schleife, während andere weitermachen, und diese Schleife enthält eine Barriere.</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a loop over {2}, which differs between threads along {3} elsewhere; give the loop a counter of its own.</source>
        <translation>Die Barriere bei {1} steht in einer Schleife über {2}, das anderswo für Threads entlang {3} verschieden ist; geben Sie der Schleife einen eigenen Zähler.</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a {2} that differs between threads along {3}; after merging it would be reached a different number of times.</source>
        <translation>Die Barriere bei {1} steht in einer {2}, die sich zwischen Threads entlang {3} unterscheidet; nach dem Zusammenlegen würde sie unterschiedlich oft erreicht.</translation>
    </message>
    <message>
        <source>Each merged thread needs its own {1}, but {2}</source>
        <translation>Jeder zusammengelegte Thread braucht ein eigenes {1}, aber {2}</translation>
    </message>
    <message>
        <source>A default argument or a member&apos;s initial value uses {1}, which would have to change; write it out here.</source>
        <translation>Ein Vorgabeargument oder der Anfangswert eines Members benutzt {1}, das sich ändern müsste; schreiben Sie es hier aus.</translation>
    </message>
    <message>
        <source>The macro {1} hides a use of {2} that would have to change; write it out here (expand {1}).</source>
        <translation>Das Makro {1} verbirgt eine Benutzung von {2}, die sich ändern müsste; schreiben Sie es hier aus (expand {1}).</translation>
    </message>
    <message>
        <source>The macro {1} hides a call of {2}, which needs the thread&apos;s index; write it out here.</source>
        <translation>Das Makro {1} verbirgt einen Aufruf von {2}, das den Index des Threads braucht; schreiben Sie es hier aus.</translation>
    </message>
    <message>
        <source>The macro {1} hides a return that would have to change; write it out here.</source>
        <translation>Das Makro {1} verbirgt ein return, das sich ändern müsste; schreiben Sie es hier aus.</translation>
    </message>
    <message>
        <source>A return inside a switch inside a loop cannot be turned into the end of one merged thread.</source>
        <translation>Ein return in einem switch in einer Schleife lässt sich nicht in das Ende eines zusammengelegten Threads verwandeln.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged blocks are guarded.</source>
        <translation>Der Faktor {1} teilt die Ausdehnung ({2}) von {3} entlang {4} bei diesem Start nicht: die letzten zusammengelegten Blöcke werden mit einer Bedingung geschützt.</translation>
    </message>
    <message>
        <source>The grid is rounded up at this launch: {1} keeps the threads that are added along {2} from doing anything.</source>
        <translation>Bei diesem Start wird das Gitter aufgerundet: {1} hält die Threads, die entlang {2} hinzukommen, davon ab, etwas zu tun.</translation>
    </message>
    <message>
        <source>{1} is at most {2}, so that the indices of the threads in added blocks do not overflow.</source>
        <translation>{1} ist höchstens {2}, sodass die Indizes der Threads in hinzugekommenen Blöcken nicht überlaufen.</translation>
    </message>
    <message>
        <source>The constructor {1} reads the block&apos;s index or the grid&apos;s size itself; hand it to it.</source>
        <translation>Der Konstruktor {1} liest den Index des Blocks oder die Größe des Gitters selbst; übergeben Sie sie ihm.</translation>
    </message>
    <message>
        <source>The kernel uses {1}; jumps like this cannot be followed.</source>
        <translation>Der Kernel benutzt {1}; solche Sprünge lassen sich nicht verfolgen.</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device; its own threads cannot be merged.</source>
        <translation>Der Kernel startet {1} vom Gerät aus; seine eigenen Threads lassen sich nicht zusammenlegen.</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads</source>
        <translation>Was {1} mit anderen Threads macht, ist nicht bekannt</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads: {2}.</source>
        <translation>Was {1} mit anderen Threads macht, ist nicht bekannt: {2}.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may see which thread it is, or synchronise.</source>
        <translation>Inline-Assembler mit „{1}“ sieht vielleicht, welcher Thread es ist, oder synchronisiert.</translation>
    </message>
    <message>
        <source>The kernel holds what is not followed: {1}.</source>
        <translation>Der Kernel enthält etwas, das nicht verfolgt wird: {1}.</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all threads without synchronisation.</source>
        <translation>Die statische Variable {1} gehört allen Threads gemeinsam, ohne Synchronisation.</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel, so that the work on both sides can be told apart.</source>
        <translation>Die Funktion {1} enthält eine Barriere; schreiben Sie sie im Kernel aus, damit sich die Arbeit davor und danach trennen lässt.</translation>
    </message>
    <message>
        <source>{1} counts the threads of the block, of which there are fewer after merging.</source>
        <translation>{1} zählt die Threads des Blocks, von denen es nach dem Zusammenlegen weniger gibt.</translation>
    </message>
    <message>
        <source>{1} tells a thread its rank or its group&apos;s size, which change with merging.</source>
        <translation>{1} sagt einem Thread seinen Rang oder die Größe seiner Gruppe, die sich beim Zusammenlegen ändern.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, has a library share out work over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>Die Funktion {1}, die von hier aus erreicht wird, lässt eine Bibliothek Arbeit auf die Threads verteilen, die es vor dem Zusammenlegen gab, jeder mit eigenen Werten; es wären zu wenige.</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>{1} ist Arbeit, die eine Bibliothek auf die Threads verteilt, die es vor dem Zusammenlegen gab, jeder mit eigenen Werten; es wären zu wenige.</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other. {2}</source>
        <translation>Durch {1} sehen die Lanes eines Warps einander. {2}</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory: warp-synchronous code. {2}</source>
        <translation>{1} ist Shared Memory mit volatile: der Code setzt darauf, dass ein Warp im Gleichschritt läuft. {2}</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time. {2}</source>
        <translation>{1} misst die eigene Zeit des Threads. {2}</translation>
    </message>
    <message>
        <source>After &quot;{1}&quot;: {2}</source>
        <translation>Nach „{1}“: {2}</translation>
    </message>
    <message>
        <source>is written in a way that has no place for one more parameter</source>
        <translation>ist so geschrieben, dass kein weiterer Parameter Platz hat</translation>
    </message>
    <message>
        <source>calls {1} {2}</source>
        <translation>ruft {1} {2} auf</translation>
    </message>
    <message>
        <source>uses {1} {2}</source>
        <translation>benutzt {1} {2}</translation>
    </message>
    <message>
        <source>it is written by a macro, or is a specialisation, an operator or a member that is defined outside its class</source>
        <translation>sie wird von einem Makro geschrieben, oder sie ist eine Spezialisierung, ein Operator oder ein Member, das außerhalb seiner Klasse definiert ist</translation>
    </message>
    <message>
        <source>it is not read whole, because of an error</source>
        <translation>sie ist wegen eines Fehlers nicht ganz gelesen</translation>
    </message>
    <message>
        <source>it is defined after the kernel; define it before</source>
        <translation>sie ist hinter dem Kernel definiert; definieren Sie sie davor</translation>
    </message>
    <message>
        <source>another branch of #if may hold another form of it</source>
        <translation>ein anderer Zweig von #if enthält vielleicht eine andere Fassung von ihr</translation>
    </message>
    <message>
        <source>it is a reference, and there are no arrays of references.</source>
        <translation>es ist eine Referenz, und Felder von Referenzen gibt es nicht.</translation>
    </message>
    <message>
        <source>it is static.</source>
        <translation>es ist statisch.</translation>
    </message>
    <message>
        <source>its type {1} cannot be made without arguments and assigned.</source>
        <translation>sein Typ {1} lässt sich nicht ohne Argumente anlegen und zuweisen.</translation>
    </message>
    <message>
        <source>it is declared by the macro {1}.</source>
        <translation>es wird vom Makro {1} deklariert.</translation>
    </message>
    <message>
        <source>object of a union or struct</source>
        <translation>Objekt einer union oder struct</translation>
    </message>
    <message>
        <source>it has no name; give it one.</source>
        <translation>es hat keinen Namen; geben Sie ihm einen.</translation>
    </message>
    <message>
        <source>it is a parameter of type {1} that the kernel changes.</source>
        <translation>es ist ein Parameter vom Typ {1}, den der Kernel ändert.</translation>
    </message>
    <message>
        <source>it is an array with initial values that cannot be assigned one by one; assign them in a loop.</source>
        <translation>es ist ein Feld mit Anfangswerten, die sich nicht einzeln zuweisen lassen; weisen Sie sie in einer Schleife zu.</translation>
    </message>
    <message>
        <source>its address is kept in a pointer or reference.</source>
        <translation>seine Adresse wird in einem Zeiger oder einer Referenz aufgehoben.</translation>
    </message>
    <message>
        <source>its address is kept in a pointer.</source>
        <translation>seine Adresse wird in einem Zeiger aufgehoben.</translation>
    </message>
    <message>
        <source>{1} block</source>
        <translation>{1} Block</translation>
    </message>
    <message>
        <source>{1} blocks</source>
        <translation>{1} Blöcke</translation>
    </message>
    <message>
        <source>{1} thread</source>
        <translation>{1} Thread</translation>
    </message>
    <message>
        <source>{1} threads</source>
        <translation>{1} Threads</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>the block</source>
        <translation>des Blocks</translation>
    </message>
    <message>
        <source>the warp</source>
        <translation>des Warps</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>Der Kernel</translation>
    </message>
    <message>
        <source>The function {1}</source>
        <translation>Die Funktion {1}</translation>
    </message>
    <message>
        <source>in a default argument or a member&apos;s initial value</source>
        <translation>in einem Vorgabeargument oder dem Anfangswert eines Members</translation>
    </message>
    <message>
        <source>through the macro {1}</source>
        <translation>durch das Makro {1}</translation>
    </message>
    <message>
        <source>makes a lambda, which is not followed</source>
        <translation>erzeugt ein Lambda, das nicht verfolgt wird</translation>
    </message>
    <message>
        <source>uses goto, which cannot be followed</source>
        <translation>benutzt goto, das sich nicht verfolgen lässt</translation>
    </message>
    <message>
        <source>launches a kernel</source>
        <translation>startet einen Kernel</translation>
    </message>
    <message>
        <source>calls what is not known</source>
        <translation>ruft etwas auf, das nicht bekannt ist</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is, or synchronise</source>
        <translation>enthält Inline-Assembler, der vielleicht sieht, welcher Thread es ist, oder synchronisiert</translation>
    </message>
    <message>
        <source>holds what is not followed</source>
        <translation>enthält etwas, das nicht verfolgt wird</translation>
    </message>
    <message>
        <source>has a static variable</source>
        <translation>hat eine statische Variable</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if it is cyclic along x and the new extent along x is a multiple of 32.</source>
        <translation>Beim Zusammenlegen behält jeder Thread nur dann seine Lane, wenn es zyklisch entlang x geschieht und die neue Ausdehnung entlang x ein Vielfaches von 32 ist.</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if the block&apos;s extent along x is a known multiple of 32.</source>
        <translation>Beim Zusammenlegen behält jeder Thread nur dann seine Lane, wenn die Ausdehnung des Blocks entlang x bekannt und ein Vielfaches von 32 ist.</translation>
    </message>
    <message>
        <source>Unrolling and jamming</source>
        <translation>Abrollen und Verschmelzen (unroll-and-jam)</translation>
    </message>
    <message>
        <source>A smaller factor, another loop of the nest, or moving a statement first may be possible.</source>
        <translation>Möglich ist vielleicht ein kleinerer Faktor, eine andere Schleife des Nests, oder vorher eine Anweisung zu verschieben.</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and jamming may turn their order round: {2}{3}.{4}</source>
        <translation>{1} benutzen vielleicht denselben Speicher, und das Verschmelzen könnte ihre Reihenfolge umkehren: {2}{3}.{4}</translation>
    </message>
    <message>
        <source>{1} use the same memory, and jamming would turn their order round: the distance along {2} is ({3}){4}.{5}</source>
        <translation>{1} benutzen denselben Speicher, und das Verschmelzen würde ihre Reihenfolge umkehren: der Abstand entlang {2} ist ({3}){4}.{5}</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and {2} and {3} of two threads may use the same memory, not only in one iteration of {4}; jamming could bring them to the same side of a barrier.</source>
        <translation>Threads treffen sich in dieser Schleife an {1}, und {2} und {3} zweier Threads benutzen vielleicht denselben Speicher, nicht nur in einem Durchlauf von {4}; das Verschmelzen könnte sie auf dieselbe Seite einer Barriere bringen.</translation>
    </message>
    <message>
        <source>The thread may end here, in the middle of a nest; in another order it would have done before it what it does not do any more.</source>
        <translation>Der Thread kann hier enden, mitten in einem Nest; in anderer Reihenfolge hätte er davor getan, was er jetzt nicht mehr tut.</translation>
    </message>
    <message>
        <source>Volatile memory is used here, and the order of such uses must stay.</source>
        <translation>Hier wird volatile-Speicher benutzt, und die Reihenfolge solcher Zugriffe muss bleiben.</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared; the order must stay.</source>
        <translation>Hier werden Surfaces geschrieben, deren Elemente nicht verglichen werden; die Reihenfolge muss bleiben.</translation>
    </message>
    <message>
        <source>What {1} does must stay in its order with the rest, which would change.</source>
        <translation>Was {1} macht, muss in seiner Reihenfolge zum Rest bleiben, und die würde sich ändern.</translation>
    </message>
    <message>
        <source>The loop over {1} has no for loop directly inside it to jam; unroll it instead.</source>
        <translation>Die Schleife über {1} hat keine for-Schleife unmittelbar in sich, die sich verschmelzen ließe; rollen Sie sie stattdessen ab (unroll).</translation>
    </message>
    <message>
        <source>A type is declared between the loops; declare it before the loop.</source>
        <translation>Zwischen den Schleifen wird ein Typ deklariert; deklarieren Sie ihn vor der Schleife.</translation>
    </message>
    <message>
        <source>The loop over {1} is left or continued from inside; a copy of it would take the others along.</source>
        <translation>Die Schleife über {1} wird von innen verlassen oder fortgesetzt; eine Kopie von ihr nähme die anderen mit.</translation>
    </message>
    <message>
        <source>The loop over {1} does not go round alike for every iteration of the loop over {2}: {3}.</source>
        <translation>Die Schleife über {1} läuft nicht in jedem Durchlauf der Schleife über {2} gleich: {3}.</translation>
    </message>
    <message>
        <source>{1} is used here after the loop that counts with it; declare it in the header of that loop.</source>
        <translation>{1} wird hier nach der Schleife benutzt, die damit zählt; deklarieren Sie es im Kopf dieser Schleife.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop over {2} is not followed. Declare it in the loop.</source>
        <translation>Die Adresse von {1} wird aufgehoben; was in der Schleife über {2} damit geschieht, wird nicht verfolgt. Deklarieren Sie es in der Schleife.</translation>
    </message>
    <message>
        <source>{1} would have to become several, one for each copy; declare it in the loop over {2}.</source>
        <translation>Aus {1} müssten mehrere werden, eines für jede Kopie; deklarieren Sie es in der Schleife über {2}.</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration of the loop over {2} to the next, and the loops inside would change the order in which it is changed ({3}).</source>
        <translation>{1} trägt einen Wert von einem Durchlauf der Schleife über {2} in den nächsten, und die inneren Schleifen würden die Reihenfolge ändern, in der es geändert wird ({3}).</translation>
    </message>
    <message>
        <source>The loops of {1}{2} are not those of the template; what they share is not known.</source>
        <translation>Die Schleifen von {1}{2} sind nicht die des Templates; was sie gemeinsam haben, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>it has no first value</source>
        <translation>es hat keinen Anfangswert</translation>
    </message>
    <message>
        <source>{1} is declared in the loop over {2} and may differ</source>
        <translation>{1} wird in der Schleife über {2} deklariert und ist vielleicht verschieden</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step puts the one before the other.</source>
        <translation> „{1}“ vor diesem Schritt setzt das eine vor das andere.</translation>
    </message>
    <message>
        <source>; factors up to {1} are possible</source>
        <translation>; Faktoren bis {1} sind möglich</translation>
    </message>
    <message>
        <source>{1} and, iterations of {2} later, {3}</source>
        <translation>{1} und, Durchläufe von {2} später, {3}</translation>
    </message>
    <message>
        <source>{1} and, {2} iteration of {3} later, {4}</source>
        <translation>{1} und, {2} Durchlauf von {3} später, {4}</translation>
    </message>
    <message>
        <source>{1} and, {2} iterations of {3} later, {4}</source>
        <translation>{1} und, {2} Durchläufe von {3} später, {4}</translation>
    </message>
    <message>
        <source>Changing loops</source>
        <translation>Schleifen ändern</translation>
    </message>
    <message>
        <source>Bring the loops into the form that the step asks for, by hand or with another step on loops.</source>
        <translation>Bringen Sie die Schleifen in die Form, die der Schritt verlangt, von Hand oder mit einem anderen Schritt auf Schleifen.</translation>
    </message>
    <message>
        <source>{1} is declared in the loop, and each iteration has its own.</source>
        <translation>{1} wird in der Schleife deklariert, und jeder Durchlauf hat ein eigenes.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it is not followed.</source>
        <translation>Die Adresse von {1} wird aufgehoben; was damit geschieht, wird nicht verfolgt.</translation>
    </message>
    <message>
        <source>{1} carries a value from one of the statements to another ({2}).</source>
        <translation>{1} trägt einen Wert von einer der Anweisungen zu einer anderen ({2}).</translation>
    </message>
    <message>
        <source>{1}; in two loops that order would be turned round.</source>
        <translation>{1}; in zwei Schleifen würde diese Reihenfolge umgekehrt.</translation>
    </message>
    <message>
        <source>It may be that {1}, and in two loops that order would be turned round: {2}.</source>
        <translation>Vielleicht gilt: {1}, und in zwei Schleifen würde diese Reihenfolge umgekehrt: {2}.</translation>
    </message>
    <message>
        <source>The loop&apos;s body is one statement.</source>
        <translation>Der Rumpf der Schleife ist eine einzige Anweisung.</translation>
    </message>
    <message>
        <source>The loop is all that stands under another header; put braces around it.</source>
        <translation>Die Schleife ist alles, was unter einem anderen Kopf steht; setzen Sie geschweifte Klammern um sie.</translation>
    </message>
    <message>
        <source>The loop over {1} does not say where it begins.</source>
        <translation>Die Schleife über {1} sagt nicht, wo sie beginnt.</translation>
    </message>
    <message>
        <source>The loops after the first one may go round otherwise: {1}.</source>
        <translation>Die Schleifen nach der ersten laufen vielleicht anders: {1}.</translation>
    </message>
    <message>
        <source>The body differs between instantiations.</source>
        <translation>Der Rumpf ist in den Instanzen des Templates verschieden.</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body but the first begins in {1}.</source>
        <translation>Keine Anweisung des Schleifenrumpfs außer der ersten beginnt in {1}.</translation>
    </message>
    <message>
        <source>The loop&apos;s pragma stands on a line with something else.</source>
        <translation>Das Pragma der Schleife steht mit etwas anderem in einer Zeile.</translation>
    </message>
    <message>
        <source>The statements do not end lines of their own; put them on some.</source>
        <translation>Die Anweisungen enden nicht in eigenen Zeilen; setzen Sie sie in eigene.</translation>
    </message>
    <message>
        <source>{1} carries a value from one loop to the other ({2}).</source>
        <translation>{1} trägt einen Wert von einer Schleife zur anderen ({2}).</translation>
    </message>
    <message>
        <source>No for loop follows directly in the same block.{1}</source>
        <translation>Es folgt keine for-Schleife unmittelbar im selben Block.{1}</translation>
    </message>
    <message>
        <source>The loop {1} does not follow the other one directly.</source>
        <translation>Die Schleife {1} folgt nicht unmittelbar auf die andere.</translation>
    </message>
    <message>
        <source>The loops have different pragmas; give them the same.</source>
        <translation>Die Schleifen haben verschiedene Pragmas; geben Sie ihnen dieselben.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the loops.</source>
        <translation>Zwischen den Schleifen steht eine Präprozessorzeile.</translation>
    </message>
    <message>
        <source>The headers of the loops are not written alike, so it is not known that they go round alike.</source>
        <translation>Die Köpfe der Schleifen sind nicht gleich geschrieben, also ist nicht bekannt, dass sie gleich laufen.</translation>
    </message>
    <message>
        <source>The loops count with two variables that are declared before; declare them in the headers.</source>
        <translation>Die Schleifen zählen mit zwei Variablen, die davor deklariert sind; deklarieren Sie sie in den Köpfen.</translation>
    </message>
    <message>
        <source>A loop does not say where it begins.</source>
        <translation>Eine Schleife sagt nicht, wo sie beginnt.</translation>
    </message>
    <message>
        <source>The loops may not go round alike: {1}.</source>
        <translation>Die Schleifen laufen vielleicht nicht gleich: {1}.</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; it would skip the second loop&apos;s work.</source>
        <translation>continue geht von hier zum nächsten Durchlauf; es würde die Arbeit der zweiten Schleife überspringen.</translation>
    </message>
    <message>
        <source>{1} means something else in the second loop; give one of the two another name.</source>
        <translation>{1} bedeutet in der zweiten Schleife etwas anderes; geben Sie einem von beiden einen anderen Namen.</translation>
    </message>
    <message>
        <source>Not all instantiations have both loops.</source>
        <translation>Nicht alle Instanzen des Templates haben beide Schleifen.</translation>
    </message>
    <message>
        <source>{1}; in one loop that order would be turned round.</source>
        <translation>{1}; in einer Schleife würde diese Reihenfolge umgekehrt.</translation>
    </message>
    <message>
        <source>It may be that {1}, and in one loop that order would be turned round: {2}.</source>
        <translation>Vielleicht gilt: {1}, und in einer Schleife würde diese Reihenfolge umgekehrt: {2}.</translation>
    </message>
    <message>
        <source>A pragma belongs to one of the loops, and they do not begin lines of their own.</source>
        <translation>Ein Pragma gehört zu einer der Schleifen, und sie beginnen nicht in eigenen Zeilen.</translation>
    </message>
    <message>
        <source>The loop directly inside the loop {1} is the one over {2}.</source>
        <translation>Die Schleife unmittelbar in der Schleife {1} ist die über {2}.</translation>
    </message>
    <message>
        <source>Both loops count with {1}.</source>
        <translation>Beide Schleifen zählen mit {1}.</translation>
    </message>
    <message>
        <source>The header of the loop over {1} names another {2}; give one of the two another name.</source>
        <translation>Der Kopf der Schleife über {1} nennt ein anderes {2}; geben Sie einem von beiden einen anderen Namen.</translation>
    </message>
    <message>
        <source>The loop is empty.</source>
        <translation>Die Schleife ist leer.</translation>
    </message>
    <message>
        <source>Something else than one for loop stands directly in the loop; distribute it, or move it out, first.</source>
        <translation>Unmittelbar in der Schleife steht etwas anderes als eine einzige for-Schleife; teilen Sie sie zuerst auf (distribute), oder setzen Sie es nach außen.</translation>
    </message>
    <message>
        <source>No for loop stands directly in the loop.</source>
        <translation>Unmittelbar in der Schleife steht keine for-Schleife.</translation>
    </message>
    <message>
        <source>{1} would be computed also where it was not before, and may fail; put it into a variable before the loops.</source>
        <translation>{1} würde auch berechnet, wo es vorher nicht berechnet wurde, und kann dort fehlschlagen; setzen Sie es vor den Schleifen in eine Variable.</translation>
    </message>
    <message>
        <source>No condition stands right around the loop.</source>
        <translation>Unmittelbar um die Schleife steht keine Bedingung.</translation>
    </message>
    <message>
        <source>This condition has an else, or declares something; only a plain one is taken into a loop.</source>
        <translation>Diese Bedingung hat ein else oder deklariert etwas; nur eine einfache wird in eine Schleife hineingenommen.</translation>
    </message>
    <message>
        <source>The macro {1} writes this; write it out.</source>
        <translation>Das schreibt das Makro {1}; schreiben Sie es aus.</translation>
    </message>
    <message>
        <source>The condition may change while the loop runs: {1}.</source>
        <translation>Die Bedingung kann sich ändern, während die Schleife läuft: {1}.</translation>
    </message>
    <message>
        <source>The counter {1} lives on after the loop; declare it in the loop&apos;s header.</source>
        <translation>Der Zähler {1} lebt nach der Schleife weiter; deklarieren Sie ihn im Kopf der Schleife.</translation>
    </message>
    <message>
        <source>Where the condition does not hold, this loop may have no end.</source>
        <translation>Wo die Bedingung nicht gilt, endet diese Schleife vielleicht nie.</translation>
    </message>
    <message>
        <source>What stands here before the loop is done under its condition only; put it behind the loop or out of the condition.</source>
        <translation>Was hier vor der Schleife steht, wird nur unter ihrer Bedingung getan; setzen Sie es hinter die Schleife oder aus der Bedingung heraus.</translation>
    </message>
    <message>
        <source>{1} is no plain register; declare it out of the condition.</source>
        <translation>{1} ist kein einfaches Register; deklarieren Sie es außerhalb der Bedingung.</translation>
    </message>
    <message>
        <source>Another variable is called {1}, too; give one of them another name.</source>
        <translation>Eine andere Variable heißt ebenfalls {1}; geben Sie einer von beiden einen anderen Namen.</translation>
    </message>
    <message>
        <source>What {1} begins with does more than compute a value.</source>
        <translation>Womit {1} beginnt, berechnet nicht nur einen Wert.</translation>
    </message>
    <message>
        <source>The condition and the loop do not stand on lines of their own, or a comment stands between; lay them out with a line for each.</source>
        <translation>Die Bedingung und die Schleife stehen nicht in eigenen Zeilen, oder dazwischen steht ein Kommentar; geben Sie jeder eine Zeile.</translation>
    </message>
    <message>
        <source>The loop ends at !=; compare with &lt; or &gt;.</source>
        <translation>Die Schleife endet bei !=; vergleichen Sie mit &lt; oder &gt;.</translation>
    </message>
    <message>
        <source>{1} does not overflow.</source>
        <translation>{1} läuft nicht über.</translation>
    </message>
    <message>
        <source>The place {1} is not possible: {2}.</source>
        <translation>Die Stelle {1} ist nicht möglich: {2}.</translation>
    </message>
    <message>
        <source>The loop runs {1} times; that is no more than one strip.</source>
        <translation>Die Schleife läuft {1}-mal; das ist nicht mehr als ein Streifen.</translation>
    </message>
    <message>
        <source>The first value of {1} is not understood; write it as {1} = ….</source>
        <translation>Der Anfangswert von {1} wird nicht verstanden; schreiben Sie ihn als {1} = ….</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; the begin of the next strip could pass below 0.</source>
        <translation>{1} hat kein Vorzeichen und zählt abwärts; der Anfang des nächsten Streifens könnte unter 0 geraten.</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of a strip&apos;s, and != does not tell where the last strip ends; compare with &lt; or &gt;.</source>
        <translation>Die Zahl der Durchläufe ist kein Vielfaches der eines Streifens, und != sagt nicht, wo der letzte Streifen endet; vergleichen Sie mit &lt; oder &gt;.</translation>
    </message>
    <message>
        <source>A strip of {1} iterations is too long.</source>
        <translation>Ein Streifen von {1} Durchläufen ist zu lang.</translation>
    </message>
    <message>
        <source>The step {1} has another type than {2}, and sums of the two may mean something else; put it into a variable of type {3} first.</source>
        <translation>Die Schrittweite {1} hat einen anderen Typ als {2}, und Summen der beiden können etwas anderes bedeuten; setzen Sie sie zuerst in eine Variable vom Typ {3}.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}.</source>
        <translation>{1} läuft in {2} nicht über.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at most {4}.</source>
        <translation>{1} läuft in {2} nicht über: {3} ist höchstens {4}.</translation>
    </message>
    <message>
        <source>A pragma belongs to the loop, and they do not begin lines of their own.</source>
        <translation>Zur Schleife gehört ein Pragma, und die beiden beginnen nicht in eigenen Zeilen.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in it is not understood</source>
        <translation>„{1}“ darin wird nicht verstanden</translation>
    </message>
    <message>
        <source>something is missing at its end</source>
        <translation>am Ende fehlt etwas</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>{1} is no small whole number</source>
        <translation>{1} ist keine kleine ganze Zahl</translation>
    </message>
    <message>
        <source>an index needs .x, .y or .z</source>
        <translation>ein Index braucht .x, .y oder .z</translation>
    </message>
    <message>
        <source>no variable {1} is known before the loop</source>
        <translation>vor der Schleife ist keine Variable {1} bekannt</translation>
    </message>
    <message>
        <source>several variables are named {1}</source>
        <translation>mehrere Variablen heißen {1}</translation>
    </message>
    <message>
        <source>{1} is no integer variable of the thread&apos;s own</source>
        <translation>{1} ist keine ganzzahlige Variable, die dem Thread allein gehört</translation>
    </message>
    <message>
        <source>it depends on {1}</source>
        <translation>es hängt von {1} ab</translation>
    </message>
    <message>
        <source>interchanging the loops</source>
        <translation>das Vertauschen der Schleifen</translation>
    </message>
    <message>
        <source>going through strips of {1} iterations</source>
        <translation>das Durchlaufen in Streifen von {1} Durchläufen</translation>
    </message>
    <message>
        <source>{1} uses what {2} used in an iteration before</source>
        <translation>{1} benutzt, was {2} in einem früheren Durchlauf benutzt hat</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step takes away what stands between.</source>
        <translation> „{1}“ vor diesem Schritt nimmt weg, was dazwischen steht.</translation>
    </message>
    <message>
        <source>{1} uses what a later iteration&apos;s {2} used before</source>
        <translation>{1} benutzt, was {2} eines späteren Durchlaufs vorher benutzt hat</translation>
    </message>
    <message>
        <source>What a loop counts</source>
        <translation>Was eine Schleife zählt</translation>
    </message>
    <message>
        <source>Steps on loops need a for loop that steps one integer, compares it with a bound that stays, and changes it nowhere else. Write the loop so.</source>
        <translation>Schritte auf Schleifen brauchen eine for-Schleife, die eine ganze Zahl weiterzählt, sie mit einer festen Grenze vergleicht und sie sonst nirgends ändert. Schreiben Sie die Schleife so.</translation>
    </message>
    <message>
        <source>A lambda is made here, which is not followed; write its body out.</source>
        <translation>Hier wird ein Lambda erzeugt, das nicht verfolgt wird; schreiben Sie seinen Rumpf aus.</translation>
    </message>
    <message>
        <source>The loop holds what is not followed: {1}.</source>
        <translation>Die Schleife enthält etwas, das nicht verfolgt wird: {1}.</translation>
    </message>
    <message>
        <source>A preprocessor line stands in the loop; it cannot be copied with the body.</source>
        <translation>In der Schleife steht eine Präprozessorzeile; sie lässt sich nicht mit dem Rumpf kopieren.</translation>
    </message>
    <message>
        <source>A macro gives {1} two meanings here.</source>
        <translation>Ein Makro gibt {1} hier zwei Bedeutungen.</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; in a copy of the body it would skip the copies after it. Put what follows into an if.</source>
        <translation>continue geht von hier zum nächsten Durchlauf; in einer Kopie des Rumpfs würde es die Kopien dahinter überspringen. Setzen Sie, was folgt, in ein if.</translation>
    </message>
    <message>
        <source>break leaves the loop here; the loop for the last iterations, after it, would go on.</source>
        <translation>break verlässt die Schleife hier; die Schleife für die letzten Durchläufe, die dahinter steht, liefe weiter.</translation>
    </message>
    <message>
        <source>A label or goto stands in the loop; jumps like this cannot be followed.</source>
        <translation>In der Schleife steht eine Sprungmarke oder ein goto; solche Sprünge lassen sich nicht verfolgen.</translation>
    </message>
    <message>
        <source>A switch around the loop jumps into it here.</source>
        <translation>Ein switch um die Schleife springt hier in sie hinein.</translation>
    </message>
    <message>
        <source>{1} is declared in the loop and is one object for all its iterations; declare it before the loop.</source>
        <translation>{1} wird in der Schleife deklariert und ist ein einziges Objekt für alle ihre Durchläufe; deklarieren Sie es vor der Schleife.</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and it may run a different number of times for threads that differ along {2}; some would be in the copies while others are in the loop for the last iterations.</source>
        <translation>Threads treffen sich in dieser Schleife an {1}, und für Threads, die sich entlang {2} unterscheiden, läuft sie vielleicht verschieden oft; manche wären in den Kopien, während andere in der Schleife für die letzten Durchläufe sind.</translation>
    </message>
    <message>
        <source>The macro {1} names {2} in its definition; write it out.</source>
        <translation>Das Makro {1} nennt {2} in seiner Definition; schreiben Sie es aus.</translation>
    </message>
    <message>
        <source>Only for loops are unrolled; this is another kind of loop.</source>
        <translation>Nur for-Schleifen werden abgerollt; dies ist eine andere Art von Schleife.</translation>
    </message>
    <message>
        <source>The macro {1} writes this loop; write it out.</source>
        <translation>Das Makro {1} schreibt diese Schleife; schreiben Sie sie aus.</translation>
    </message>
    <message>
        <source>The header of this loop is not understood; write it without preprocessor lines.</source>
        <translation>Der Kopf dieser Schleife wird nicht verstanden; schreiben Sie ihn ohne Präprozessorzeilen.</translation>
    </message>
    <message>
        <source>This loop has no condition.</source>
        <translation>Diese Schleife hat keine Bedingung.</translation>
    </message>
    <message>
        <source>This loop steps nothing in its header.</source>
        <translation>Diese Schleife zählt in ihrem Kopf nichts weiter.</translation>
    </message>
    <message>
        <source>The macro {1} writes a part of this loop&apos;s header; write it out.</source>
        <translation>Das Makro {1} schreibt einen Teil des Kopfs dieser Schleife; schreiben Sie ihn aus.</translation>
    </message>
    <message>
        <source>This loop does not step one variable, as ++k and k += 4 do.</source>
        <translation>Diese Schleife zählt nicht eine einzige Variable weiter, wie es ++k und k += 4 tun.</translation>
    </message>
    <message>
        <source>{1} is no variable of the thread&apos;s own.</source>
        <translation>{1} ist keine Variable, die dem Thread allein gehört.</translation>
    </message>
    <message>
        <source>The loop counts with {1} of type {2}; loops that count with int, unsigned or a wider integer are unrolled.</source>
        <translation>Die Schleife zählt mit {1} vom Typ {2}; abgerollt werden Schleifen, die mit int, unsigned oder einer breiteren ganzen Zahl zählen.</translation>
    </message>
    <message>
        <source>The header declares something else than {1} alone; declare it before the loop.</source>
        <translation>Der Kopf deklariert etwas anderes als {1} allein; deklarieren Sie es vor der Schleife.</translation>
    </message>
    <message>
        <source>The header begins with something else than a first value of {1}.</source>
        <translation>Der Kopf beginnt mit etwas anderem als einem Anfangswert von {1}.</translation>
    </message>
    <message>
        <source>The step of this loop is neither an addition nor a subtraction.</source>
        <translation>Die Schrittweite dieser Schleife ist weder eine Addition noch eine Subtraktion.</translation>
    </message>
    <message>
        <source>This loop adds 0 to {1}.</source>
        <translation>Diese Schleife addiert 0 zu {1}.</translation>
    </message>
    <message>
        <source>The step of this loop is too large to be multiplied.</source>
        <translation>Die Schrittweite dieser Schleife ist zu groß, um vervielfacht zu werden.</translation>
    </message>
    <message>
        <source>The step {1} of this loop is not understood.</source>
        <translation>Die Schrittweite {1} dieser Schleife wird nicht verstanden.</translation>
    </message>
    <message>
        <source>The step of this loop changes: {1}.</source>
        <translation>Die Schrittweite dieser Schleife ändert sich: {1}.</translation>
    </message>
    <message>
        <source>The loop&apos;s condition does not compare {1} alone with a bound: {2}.</source>
        <translation>Die Bedingung der Schleife vergleicht {1} nicht mit einer Grenze: {2}.</translation>
    </message>
    <message>
        <source>The bound of this loop is no integer.</source>
        <translation>Die Grenze dieser Schleife ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>The bound of this loop may change while it runs: {1}; put it into a variable before the loop.</source>
        <translation>Die Grenze dieser Schleife kann sich ändern, während sie läuft: {1}; setzen Sie sie vor der Schleife in eine Variable.</translation>
    </message>
    <message>
        <source>The address of {1} is taken here.</source>
        <translation>Hier wird die Adresse von {1} genommen.</translation>
    </message>
    <message>
        <source>The loop&apos;s body changes {1} itself.</source>
        <translation>Der Rumpf der Schleife ändert {1} selbst.</translation>
    </message>
    <message>
        <source>A reference to {1} is made here.</source>
        <translation>Hier wird eine Referenz auf {1} angelegt.</translation>
    </message>
    <message>
        <source>The loop runs {1} times; a factor above that leaves nothing to unroll.</source>
        <translation>Die Schleife läuft {1}-mal; ein Faktor darüber lässt nichts abzurollen.</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of the factor, and != does not tell where the last whole group ends; compare with &lt; or &gt;.</source>
        <translation>Die Zahl der Durchläufe ist kein Vielfaches des Faktors, und != sagt nicht, wo die letzte ganze Gruppe endet; vergleichen Sie mit &lt; oder &gt;.</translation>
    </message>
    <message>
        <source>{1} has a sign and is compared with one that has none while it counts down.</source>
        <translation>{1} hat ein Vorzeichen und wird, während es abwärts zählt, mit einer Zahl ohne Vorzeichen verglichen.</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down to {2}, which is no small constant; {1} minus the group could pass below 0.</source>
        <translation>{1} hat kein Vorzeichen und zählt abwärts bis {2}, das keine kleine Konstante ist; {1} minus die Gruppe könnte unter 0 geraten.</translation>
    </message>
    <message>
        <source>{1} is volatile; the order of its uses must stay.</source>
        <translation>{1} ist volatile; die Reihenfolge seiner Benutzungen muss bleiben.</translation>
    </message>
    <message>
        <source>{1} is a reference; name what it refers to.</source>
        <translation>{1} ist eine Referenz; nennen Sie, worauf sie verweist.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop is not followed.</source>
        <translation>Die Adresse von {1} wird aufgehoben; was in der Schleife damit geschieht, wird nicht verfolgt.</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration to the next, and the order of the iterations would change ({2}).</source>
        <translation>{1} trägt einen Wert von einem Durchlauf in den nächsten, und die Reihenfolge der Durchläufe würde sich ändern ({2}).</translation>
    </message>
    <message>
        <source>Taken in another order, the values that {1} is made of do not overflow {2} on the way.</source>
        <translation>In anderer Reihenfolge genommen laufen die Werte, aus denen {1} entsteht, unterwegs in {2} nicht über.</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and {2} may turn their order round: {3}.</source>
        <translation>{1} benutzen vielleicht denselben Speicher, und {2} könnte ihre Reihenfolge umkehren: {3}.</translation>
    </message>
    <message>
        <source>{1} use the same memory, and {2} would turn their order round: the distance along {3} is ({4}).</source>
        <translation>{1} benutzen denselben Speicher, und {2} würde ihre Reihenfolge umkehren: der Abstand entlang {3} ist ({4}).</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and what they do before and after it would be mixed up.</source>
        <translation>Threads treffen sich in dieser Schleife an {1}, und was sie davor und danach tun, würde vermischt.</translation>
    </message>
    <message>
        <source>The loop is left early here; iterations would be done that were not done before.</source>
        <translation>Die Schleife wird hier vorzeitig verlassen; es würden Durchläufe getan, die vorher nicht getan wurden.</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the loop.</source>
        <translation>In der Schleife steht ein Sprung oder eine Anweisung, die nicht verstanden wird.</translation>
    </message>
    <message>
        <source>The value that {1} has after the loop may be used here; declare it in the loop&apos;s header.</source>
        <translation>Der Wert, den {1} nach der Schleife hat, wird vielleicht hier benutzt; deklarieren Sie es im Kopf der Schleife.</translation>
    </message>
    <message>
        <source>It is not known whether {1} meets the bound of != after a whole number of steps; compare with &lt; or &gt;.</source>
        <translation>Es ist nicht bekannt, ob {1} die Grenze bei != nach einer ganzen Zahl von Schritten trifft; vergleichen Sie mit &lt; oder &gt;.</translation>
    </message>
    <message>
        <source>The condition and the step of this loop do not go the same way.</source>
        <translation>Bedingung und Schrittweite dieser Schleife gehen nicht in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>{1} does not begin below 0: it is compared with {2}, which has no sign.</source>
        <translation>{1} beginnt nicht unter 0: es wird mit {2} verglichen, das kein Vorzeichen hat.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at least {4}.</source>
        <translation>{1} läuft in {2} nicht über: {3} ist mindestens {4}.</translation>
    </message>
    <message>
        <source>{1} (In {2}.)</source>
        <translation>{1} (In {2}.)</translation>
    </message>
    <message>
        <source>{1} may give something else each time</source>
        <translation>{1} ergibt vielleicht jedes Mal etwas anderes</translation>
    </message>
    <message>
        <source>it changes a variable itself</source>
        <translation>es ändert selbst eine Variable</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>es wird nicht verstanden</translation>
    </message>
    <message>
        <source>{1} is volatile</source>
        <translation>{1} ist volatile</translation>
    </message>
    <message>
        <source>{1} is a reference, and what it refers to may change</source>
        <translation>{1} ist eine Referenz, und worauf sie verweist, kann sich ändern</translation>
    </message>
    <message>
        <source>the address of {1} is kept</source>
        <translation>die Adresse von {1} wird aufgehoben</translation>
    </message>
    <message>
        <source>{1} is changed in {2}</source>
        <translation>{1} wird in {2} geändert</translation>
    </message>
    <message>
        <source>it is loaded from memory, and memory is written in {1}</source>
        <translation>es wird aus dem Speicher geladen, und in {1} wird Speicher geschrieben</translation>
    </message>
    <message>
        <source>{1} is written</source>
        <translation>{1} wird geschrieben</translation>
    </message>
    <message>
        <source>{1} changes memory</source>
        <translation>{1} ändert Speicher</translation>
    </message>
    <message>
        <source>{1} lets the thread see what others wrote</source>
        <translation>{1} lässt den Thread sehen, was andere geschrieben haben</translation>
    </message>
    <message>
        <source>{1} may let the thread see what others wrote</source>
        <translation>{1} lässt den Thread vielleicht sehen, was andere geschrieben haben</translation>
    </message>
    <message>
        <source>{1} is launched, which may change that</source>
        <translation>{1} wird gestartet, was das ändern kann</translation>
    </message>
    <message>
        <source>{1} may change that</source>
        <translation>{1} kann das ändern</translation>
    </message>
    <message>
        <source>{1} in inline assembly may change that</source>
        <translation>{1} im Inline-Assembler kann das ändern</translation>
    </message>
    <message>
        <source>what {1} does may change that</source>
        <translation>was {1} macht, kann das ändern</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1}</source>
        <translation>es wird aus dem Speicher geladen, und {1}</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1} ({2})</source>
        <translation>es wird aus dem Speicher geladen, und {1} ({2})</translation>
    </message>
    <message>
        <source>{1} and, in a later iteration, {2}</source>
        <translation>{1} und, in einem späteren Durchlauf, {2}</translation>
    </message>
    <message>
        <source>Keeping elements in registers</source>
        <translation>Elemente in Registern halten</translation>
    </message>
    <message>
        <source>Elements are kept where it is certain that nothing else touches them. Restrict pointers (`__restrict__`) or index with counters and constants.</source>
        <translation>Gehalten werden Elemente, von denen sicher ist, dass nichts anderes sie anfasst. Schränken Sie Zeiger ein (`__restrict__`), oder indizieren Sie mit Zählern und Konstanten.</translation>
    </message>
    <message>
        <source>This part of the loop&apos;s header may do more than compute a value; put it into a variable before the loop.</source>
        <translation>Dieser Teil des Schleifenkopfs berechnet vielleicht nicht nur einen Wert; setzen Sie ihn vor der Schleife in eine Variable.</translation>
    </message>
    <message>
        <source>The first value of this loop&apos;s counter is not understood.</source>
        <translation>Der Anfangswert des Zählers dieser Schleife wird nicht verstanden.</translation>
    </message>
    <message>
        <source>{1} and {2} may be the same element in iterations that lie {3} apart; what a register holds may then be stale.</source>
        <translation>{1} und {2} sind vielleicht dasselbe Element in Durchläufen, die {3} auseinander liegen; was ein Register hält, kann dann veraltet sein.</translation>
    </message>
    <message>
        <source>{1} stands between the uses of {2}.</source>
        <translation>{1} steht zwischen den Benutzungen von {2}.</translation>
    </message>
    <message>
        <source>{1} is another element in each iteration, found by {2}, which is declared in between.</source>
        <translation>{1} ist in jedem Durchlauf ein anderes Element, gefunden mit {2}, das dazwischen deklariert wird.</translation>
    </message>
    <message>
        <source>The address of {1} may be kept.</source>
        <translation>Die Adresse von {1} wird vielleicht aufgehoben.</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, changes in between.</source>
        <translation>{1}, womit {2} gefunden wird, ändert sich dazwischen.</translation>
    </message>
    <message>
        <source>The thread may leave here, past the end of what {1} is kept for.</source>
        <translation>Der Thread kann hier enden, am Ende dessen vorbei, wofür {1} gehalten wird.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the uses of {1}.</source>
        <translation>Zwischen den Benutzungen von {1} steht eine Präprozessorzeile.</translation>
    </message>
    <message>
        <source>{1} and {2} ({3}) may meet: {4}.</source>
        <translation>{1} und {2} ({3}) treffen sich vielleicht: {4}.</translation>
    </message>
    <message>
        <source>A jump may lead past what is loaded before the loop.</source>
        <translation>Ein Sprung führt vielleicht an dem vorbei, was vor der Schleife geladen wird.</translation>
    </message>
    <message>
        <source>No element of {1} is named by an address that is computed from registers alone, as a value of one number.</source>
        <translation>Kein Element von {1} wird mit einer Adresse genannt, die allein aus Registern berechnet wird, und als Wert einer einzigen Zahl.</translation>
    </message>
    <message>
        <source>The kernel names no element of an array or pointer {1}.</source>
        <translation>Der Kernel nennt kein Element eines Felds oder Zeigers {1}.</translation>
    </message>
    <message>
        <source>No element is used again where a register could hold it.</source>
        <translation>Kein Element wird noch einmal benutzt, wo ein Register es halten könnte.</translation>
    </message>
    <message>
        <source>{1} is written under a condition only; kept in a register it would be written in any case.</source>
        <translation>{1} wird nur unter einer Bedingung geschrieben; in einem Register gehalten würde es auf jeden Fall geschrieben.</translation>
    </message>
    <message>
        <source>{1} is used under a condition only; kept in a register it would be loaded in any case.</source>
        <translation>{1} wird nur unter einer Bedingung benutzt; in einem Register gehalten würde es auf jeden Fall geladen.</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded and stored all the same.</source>
        <translation>Die Schleife in {1} läuft mindestens einmal, oder {2} darf trotzdem geladen und gespeichert werden.</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded all the same.</source>
        <translation>Die Schleife in {1} läuft mindestens einmal, oder {2} darf trotzdem geladen werden.</translation>
    </message>
    <message>
        <source>No loop of the kernel reads elements of {1} that its earlier iterations have read, in statements that stand in one block. Merge adjacent threads along the axis by which the elements move on.</source>
        <translation>Keine Schleife des Kernels liest in Anweisungen eines Blocks Elemente von {1}, die frühere Iterationen gelesen haben. Verschmelzen Sie benachbarte Threads entlang der Achse, auf der die Elemente weiterrücken.</translation>
    </message>
    <message>
        <source>No element of {1} is used again where a register could hold it.</source>
        <translation>Kein Element von {1} wird noch einmal benutzt, wo ein Register es halten könnte.</translation>
    </message>
    <message>
        <source>Placing and staging memory</source>
        <translation>Daten platzieren und bereitstellen</translation>
    </message>
    <message>
        <source>These steps must know who uses an array, and how: index it directly, with counters and constants, and allocate and launch where it can be seen.</source>
        <translation>Diese Schritte müssen wissen, wer ein Feld benutzt und wie: indizieren Sie es direkt, mit Zählern und Konstanten, und belegen und starten Sie, wo man es sehen kann.</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the kernel; whether all threads of a block come to the tile is not known.</source>
        <translation>Im Kernel steht ein Sprung oder eine Anweisung, die nicht verstanden wird; ob alle Threads eines Blocks zur Kachel kommen, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Only some threads of a block come to what reads the tile: what stands around it, here, differs along {1}. The barriers around a tile need all of them.</source>
        <translation>Nur manche Threads eines Blocks kommen dorthin, wo die Kachel gelesen wird: was hier darum steht, ist entlang {1} verschieden. Die Barrieren um eine Kachel brauchen sie alle.</translation>
    </message>
    <message>
        <source>Some threads of a block may return here, and the barriers around a tile need all of them.</source>
        <translation>Manche Threads eines Blocks kehren hier vielleicht zurück, und die Barrieren um eine Kachel brauchen sie alle.</translation>
    </message>
    <message>
        <source>Threads that differ along {1} go round this loop differently; the barriers around a tile need all of them in each iteration.</source>
        <translation>Threads, die sich entlang {1} unterscheiden, durchlaufen diese Schleife verschieden; die Barrieren um eine Kachel brauchen in jedem Durchlauf alle.</translation>
    </message>
    <message>
        <source>{1} leads to at least {2} elements in every launch: so many are copied.</source>
        <translation>{1} führt bei jedem Start zu mindestens {2} Elementen: so viele werden kopiert.</translation>
    </message>
    <message>
        <source>One host thread at a time launches the kernel, and no other unit does.</source>
        <translation>Immer nur ein Host-Thread startet den Kernel, und keine andere Übersetzungseinheit tut es.</translation>
    </message>
    <message>
        <source>All launches of the kernel are in one stream: {1} is the same for them.</source>
        <translation>Alle Starts des Kernels sind im selben Stream: {1} ist für sie gleich.</translation>
    </message>
    <message>
        <source>Elements of this type are not kept in constant memory.</source>
        <translation>Elemente dieses Typs werden nicht im Konstantenspeicher gehalten.</translation>
    </message>
    <message>
        <source>What {1} leads to is volatile.</source>
        <translation>Wohin {1} führt, ist volatile.</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which {1} could be copied.</source>
        <translation>Es ist kein Start des Kernels zu sehen, vor dem {1} kopiert werden könnte.</translation>
    </message>
    <message>
        <source>{1} is given another value here, or its address is kept.</source>
        <translation>{1} bekommt hier einen anderen Wert, oder seine Adresse wird aufgehoben.</translation>
    </message>
    <message>
        <source>The macro {1} names {2}; write it out.</source>
        <translation>Das Makro {1} nennt {2}; schreiben Sie es aus.</translation>
    </message>
    <message>
        <source>This launch does not write out what it hands over for {1}.</source>
        <translation>Dieser Start schreibt nicht aus, was er für {1} übergibt.</translation>
    </message>
    <message>
        <source>What is handed over for {1} here cannot be computed twice; make it a variable.</source>
        <translation>Was hier für {1} übergeben wird, lässt sich nicht zweimal berechnen; machen Sie daraus eine Variable.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be the array.</source>
        <translation>Der Kernel ist hinter diesem Start definiert, und das Feld wäre es auch.</translation>
    </message>
    <message>
        <source>This launch is in another stream than those before it, in which a kernel may still read the array.</source>
        <translation>Dieser Start ist in einem anderen Stream als die davor, in dem ein Kernel das Feld vielleicht noch liest.</translation>
    </message>
    <message>
        <source>How far this reads is not known when the program is compiled, and constant memory has a fixed size.</source>
        <translation>Wie weit das liest, ist beim Übersetzen nicht bekannt, und Konstantenspeicher hat eine feste Größe.</translation>
    </message>
    <message>
        <source>This reads more at once than the array is aligned for.</source>
        <translation>Das liest mehr auf einmal, als das Feld ausgerichtet ist.</translation>
    </message>
    <message>
        <source>This may read before what {1} leads to.</source>
        <translation>Das liest vielleicht vor dem, wohin {1} führt.</translation>
    </message>
    <message>
        <source>The kernel reads nothing through {1}.</source>
        <translation>Der Kernel liest nichts durch {1}.</translation>
    </message>
    <message>
        <source>The program&apos;s constant memory would have {1} bytes, and there are {2}.</source>
        <translation>Der Konstantenspeicher des Programms hätte {1} Bytes, und es gibt {2}.</translation>
    </message>
    <message>
        <source>Lanes read different elements of {1} here; constant memory serves them one after the other.</source>
        <translation>Lanes lesen hier verschiedene Elemente von {1}; Konstantenspeicher bedient sie nacheinander.</translation>
    </message>
    <message>
        <source>{1} makes it unknown what is done before what.</source>
        <translation>Durch {1} ist nicht bekannt, was vor was getan wird.</translation>
    </message>
    <message>
        <source>{1} is declared together with others; give it a declaration of its own.</source>
        <translation>{1} wird zusammen mit anderen deklariert; geben Sie ihm eine eigene Deklaration.</translation>
    </message>
    <message>
        <source>{1} is static; declare it without that word.</source>
        <translation>{1} ist static; deklarieren Sie es ohne dieses Wort.</translation>
    </message>
    <message>
        <source>The word __shared__ does not stand in the declaration of {1}; write it out.</source>
        <translation>In der Deklaration von {1} steht das Wort __shared__ nicht; schreiben Sie es aus.</translation>
    </message>
    <message>
        <source>The macro {1} declares {2}; write it out.</source>
        <translation>Das Makro {1} deklariert {2}; schreiben Sie es aus.</translation>
    </message>
    <message>
        <source>{1} is declared extern: another declaration of it may be in another unit.</source>
        <translation>{1} ist extern deklariert: eine andere Deklaration davon steht vielleicht in einer anderen Übersetzungseinheit.</translation>
    </message>
    <message>
        <source>The extents of {1} do not all stand in its declaration.</source>
        <translation>Die Ausdehnungen von {1} stehen nicht alle in seiner Deklaration.</translation>
    </message>
    <message>
        <source>The kernel declares no array {1} of its own.</source>
        <translation>Der Kernel deklariert kein eigenes Feld {1}.</translation>
    </message>
    <message>
        <source>Several arrays are named {1}.</source>
        <translation>Mehrere Felder heißen {1}.</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; others may lie in it too.</source>
        <translation>Der Start gibt {1} seine Größe; vielleicht liegen noch andere darin.</translation>
    </message>
    <message>
        <source>{1} is declared outside the kernel.</source>
        <translation>{1} ist außerhalb des Kernels deklariert.</translation>
    </message>
    <message>
        <source>{1} is static, and so all threads have one.</source>
        <translation>{1} ist static, also haben alle Threads ein einziges.</translation>
    </message>
    <message>
        <source>The elements of {1} get values where they are declared; give them theirs in a loop.</source>
        <translation>Die Elemente von {1} bekommen Werte, wo sie deklariert werden; geben Sie sie ihnen in einer Schleife.</translation>
    </message>
    <message>
        <source>The type of {1} is not known.</source>
        <translation>Der Typ von {1} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} ist volatile.</translation>
    </message>
    <message>
        <source>Elements of type {1} cannot be made and assigned at will.</source>
        <translation>Elemente vom Typ {1} lassen sich nicht beliebig anlegen und zuweisen.</translation>
    </message>
    <message>
        <source>The address in {1} itself is used here, and not only what it leads to.</source>
        <translation>Hier wird die Adresse in {1} selbst benutzt, nicht nur, wohin sie führt.</translation>
    </message>
    <message>
        <source>More than the value of one element of {1} is used here.</source>
        <translation>Hier wird mehr als der Wert eines Elements von {1} benutzt.</translation>
    </message>
    <message>
        <source>An atomic operation needs memory, not a register.</source>
        <translation>Eine atomare Operation braucht Speicher, kein Register.</translation>
    </message>
    <message>
        <source>The subscripts of {1} do not stand in the text here; write them out.</source>
        <translation>Die Indizes von {1} stehen hier nicht im Text; schreiben Sie sie aus.</translation>
    </message>
    <message>
        <source>The kernel does not use {1}.</source>
        <translation>Der Kernel benutzt {1} nicht.</translation>
    </message>
    <message>
        <source>How much memory this leads to is not known, which a texture object is told: it {1}.</source>
        <translation>Wie viel Speicher das ist, ist nicht bekannt, und ein Texturobjekt muss es wissen: er {1}.</translation>
    </message>
    <message>
        <source>The kernel is in a namespace or a class; what stands before it there has another name elsewhere.</source>
        <translation>Der Kernel steht in einem Namensraum oder einer Klasse; was dort vor ihm steht, heißt anderswo anders.</translation>
    </message>
    <message>
        <source>This launch hands its arguments over by their addresses; write it with &lt;&lt;&lt;&gt;&gt;&gt;.</source>
        <translation>Dieser Start übergibt seine Argumente mit ihren Adressen; schreiben Sie ihn mit &lt;&lt;&lt;&gt;&gt;&gt;.</translation>
    </message>
    <message>
        <source>{1}; make it a statement of a block.</source>
        <translation>{1}; machen Sie daraus eine Anweisung eines Blocks.</translation>
    </message>
    <message>
        <source>The stream of this launch is no variable; make it one.</source>
        <translation>Der Stream dieses Starts ist keine Variable; machen Sie ihn zu einer.</translation>
    </message>
    <message>
        <source>The condition around what reads the tile is more than comparisons of registers that stand in the file: {1}.</source>
        <translation>Die Bedingung um das, was die Kachel liest, ist mehr als Vergleiche von Registern, die in der Datei stehen: {1}.</translation>
    </message>
    <message>
        <source>Which threads along x come to what reads the tile is not known: {1} does not compare a place along x, counted in threads, with a bound that they share.</source>
        <translation>Welche Threads entlang x dorthin kommen, wo die Kachel gelesen wird, ist nicht bekannt: {1} vergleicht nicht eine in Threads gezählte Stelle entlang x mit einer Grenze, die sie gemeinsam haben.</translation>
    </message>
    <message>
        <source>The kernel&apos;s shared arrays would have {1} bytes, and a kernel may declare {2}.</source>
        <translation>Die Felder des Kernels im Shared Memory hätten {1} Bytes, und ein Kernel darf {2} deklarieren.</translation>
    </message>
    <message>
        <source>The kernel has no parameter {1}.</source>
        <translation>Der Kernel hat keinen Parameter {1}.</translation>
    </message>
    <message>
        <source>{1} is no pointer.</source>
        <translation>{1} ist kein Zeiger.</translation>
    </message>
    <message>
        <source>{1} is const and __restrict__ already.</source>
        <translation>{1} ist schon const und __restrict__.</translation>
    </message>
    <message>
        <source>{1} is __restrict__ already; the compiler sees by itself that it is only read.</source>
        <translation>{1} ist schon __restrict__; der Compiler sieht selbst, dass es nur gelesen wird.</translation>
    </message>
    <message>
        <source>The type of {1} does not show that it is a pointer; write it with *.</source>
        <translation>Der Typ von {1} zeigt nicht, dass es ein Zeiger ist; schreiben Sie ihn mit *.</translation>
    </message>
    <message>
        <source>What {1} leads to is not const; declare it so first.</source>
        <translation>Wohin {1} führt, ist nicht const; deklarieren Sie es zuerst so.</translation>
    </message>
    <message>
        <source>What {1} leads to is written here.</source>
        <translation>Wohin {1} führt, wird hier geschrieben.</translation>
    </message>
    <message>
        <source>What {1} leads to is not const, and the pointer is handed on here; declare it const first.</source>
        <translation>Wohin {1} führt, ist nicht const, und der Zeiger wird hier weitergegeben; deklarieren Sie es zuerst const.</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its type may matter; declare {1} const there and in the kernel first.</source>
        <translation>Der Kernel wird auch hier genannt, wo sein Typ eine Rolle spielen kann; deklarieren Sie {1} zuerst dort und im Kernel const.</translation>
    </message>
    <message>
        <source>Two uses of {1} have different subscripts, {2}; what one leaves, the other may read.</source>
        <translation>Zwei Benutzungen von {1} haben verschiedene Indizes, {2}; was die eine hinterlässt, liest vielleicht die andere.</translation>
    </message>
    <message>
        <source>The subscript {1} of {2} is not made of registers and numbers alone.</source>
        <translation>Der Index {1} von {2} besteht nicht allein aus Registern und Zahlen.</translation>
    </message>
    <message>
        <source>{1}, by which {2} is subscripted, changes between the uses.</source>
        <translation>{1}, womit {2} indiziert wird, ändert sich zwischen den Benutzungen.</translation>
    </message>
    <message>
        <source>What this reads of {1} may have been written in {2} by an earlier iteration of the loop in {3}.</source>
        <translation>Was das von {1} liest, wurde vielleicht in {2} von einem früheren Durchlauf der Schleife in {3} geschrieben.</translation>
    </message>
    <message>
        <source>Two threads of a block may use one element of {1}, by {2} and {3} ({4}).</source>
        <translation>Zwei Threads eines Blocks benutzen vielleicht ein Element von {1}, durch {2} und {3} ({4}).</translation>
    </message>
    <message>
        <source>The address of {1} itself may be kept here.</source>
        <translation>Hier wird vielleicht die Adresse von {1} selbst aufgehoben.</translation>
    </message>
    <message>
        <source>{1} is given another value here; what it leads to then is not {1}&apos;s own.</source>
        <translation>{1} bekommt hier einen anderen Wert; wohin es dann führt, gehört nicht {1} allein.</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known.</source>
        <translation>Was {1} mit dem Speicher macht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It is not known where this leads, and it may be what {1} leads to.</source>
        <translation>Wohin das führt, ist nicht bekannt, und vielleicht ist es das, wohin {1} führt.</translation>
    </message>
    <message>
        <source>This launch hands over one pointer for {1} and for {2}, which the kernel writes.</source>
        <translation>Dieser Start übergibt denselben Zeiger für {1} und für {2}, das der Kernel schreibt.</translation>
    </message>
    <message>
        <source>A subscript of this access is not followed; say how many elements a row is padded with.</source>
        <translation>Ein Index dieses Zugriffs wird nicht verfolgt; sagen Sie, mit wie vielen Elementen eine Zeile aufgefüllt wird.</translation>
    </message>
    <message>
        <source>The bank conflicts of this access are not known: {1}; say how many elements a row is padded with.</source>
        <translation>Die Bankkonflikte dieses Zugriffs sind nicht bekannt: {1}; sagen Sie, mit wie vielen Elementen eine Zeile aufgefüllt wird.</translation>
    </message>
    <message>
        <source>{1} has no bank conflicts that padding could save.</source>
        <translation>{1} hat keine Bankkonflikte, die sich durch Auffüllen ersparen ließen.</translation>
    </message>
    <message>
        <source>Longer rows save none of the bank conflicts of {1}.</source>
        <translation>Längere Zeilen ersparen keinen der Bankkonflikte von {1}.</translation>
    </message>
    <message>
        <source>This subscript of {1} is from {2} to {3} and may leave its dimension, which has {4}; in rows of another length it would mean another element.</source>
        <translation>Dieser Index von {1} liegt zwischen {2} und {3} und verlässt vielleicht seine Dimension, die {4} hat; in Zeilen anderer Länge wäre es ein anderes Element.</translation>
    </message>
    <message>
        <source>Each subscript of {1} is at least 0 and below the extent of its dimension.</source>
        <translation>Jeder Index von {1} ist mindestens 0 und kleiner als die Ausdehnung seiner Dimension.</translation>
    </message>
    <message>
        <source>The kernel has no pointer parameter {1}; only what one leads to is staged.</source>
        <translation>Der Kernel hat keinen Zeigerparameter {1}; bereitgestellt wird nur, wohin einer führt.</translation>
    </message>
    <message>
        <source>No two reads of {1} are side by side along x, and always made together; name a loop to stage what it reads.</source>
        <translation>Keine zwei Lesezugriffe auf {1} liegen entlang x nebeneinander und werden immer zusammen ausgeführt; nennen Sie eine Schleife, um bereitzustellen, was sie liest.</translation>
    </message>
    <message>
        <source>The condition here has an else or declares something; what is read in it is not staged.</source>
        <translation>Die Bedingung hier hat ein else oder deklariert etwas; was darin gelesen wird, wird nicht bereitgestellt.</translation>
    </message>
    <message>
        <source>{1} is not certainly read where it stands; loaded for the tile it might be read where nothing may be read.</source>
        <translation>{1} wird nicht sicher gelesen, wo es steht; für die Kachel geladen würde es vielleicht gelesen, wo nichts gelesen werden darf.</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared or changed after the place where the tile would be loaded.</source>
        <translation>{1}, womit {2} gefunden wird, wird hinter der Stelle deklariert oder geändert, an der die Kachel geladen würde.</translation>
    </message>
    <message>
        <source>It is not known that the next thread along x reads the element after {1}.</source>
        <translation>Es ist nicht bekannt, dass der nächste Thread entlang x das Element nach {1} liest.</translation>
    </message>
    <message>
        <source>Between this element and the one before it that a thread reads there are others that it does not read; the last thread could not load them.</source>
        <translation>Zwischen diesem Element und dem davor, das ein Thread liest, liegen andere, die er nicht liest; der letzte Thread könnte sie nicht laden.</translation>
    </message>
    <message>
        <source>The kernel has no shared array {1}.</source>
        <translation>Der Kernel hat kein Feld {1} im Shared Memory.</translation>
    </message>
    <message>
        <source>Several shared arrays are named {1}.</source>
        <translation>Mehrere Felder im Shared Memory heißen {1}.</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; what lies where in it is not known.</source>
        <translation>Der Start gibt {1} seine Größe; was wo darin liegt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>An extent of {1} is not known.</source>
        <translation>Eine Ausdehnung von {1} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>{1} has no rows: it has one dimension.</source>
        <translation>{1} hat keine Zeilen: es hat eine einzige Dimension.</translation>
    </message>
    <message>
        <source>The size of an element of {1} is not known.</source>
        <translation>Die Größe eines Elements von {1} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The last extent of {1} does not stand in its declaration.</source>
        <translation>Die letzte Ausdehnung von {1} steht nicht in seiner Deklaration.</translation>
    </message>
    <message>
        <source>More than one element of {1} is named here, and how long its rows are may matter.</source>
        <translation>Hier wird mehr als ein Element von {1} genannt, und wie lang seine Zeilen sind, kann eine Rolle spielen.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and how many threads of a block load a tile together is not known.</source>
        <translation>In dieser Übersetzungseinheit wird der Kernel nicht gestartet, und wie viele Threads eines Blocks eine Kachel gemeinsam laden, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only; a tile is made for one size of the block.</source>
        <translation>Der Block dieses Starts ist erst zur Laufzeit bekannt; eine Kachel wird für eine bestimmte Blockgröße gemacht.</translation>
    </message>
    <message>
        <source>The kernel is launched with other blocks elsewhere; a tile is made for one size of the block.</source>
        <translation>Der Kernel wird anderswo mit anderen Blöcken gestartet; eine Kachel wird für eine bestimmte Blockgröße gemacht.</translation>
    </message>
    <message>
        <source>Every launch of the kernel has blocks of {1} threads, as the launches in this unit have: the threads of a block load the tiles together.</source>
        <translation>Jeder Start des Kernels hat Blöcke von {1} Threads, wie die Starts in dieser Übersetzungseinheit: die Threads eines Blocks laden die Kacheln gemeinsam.</translation>
    </message>
    <message>
        <source>The shared memory that this launch asks for leaves {1} bytes for the tiles.</source>
        <translation>Das Shared Memory, das dieser Start verlangt, lässt {1} Bytes für die Kacheln.</translation>
    </message>
    <message>
        <source>With its tiles the kernel would have {1} bytes of shared memory, and a kernel may have {2}.</source>
        <translation>Mit seinen Kacheln hätte der Kernel {1} Bytes Shared Memory, und ein Kernel darf {2} haben.</translation>
    </message>
    <message>
        <source>The kernel is a template; the types and extents of tiles differ between its instantiations.</source>
        <translation>Der Kernel ist ein Template; Typen und Ausdehnungen der Kacheln sind in seinen Instanzen verschieden.</translation>
    </message>
    <message>
        <source>The loop does not count up by 1; a tile has a place for each value of its counter.</source>
        <translation>Die Schleife zählt nicht um 1 aufwärts; eine Kachel hat einen Platz für jeden Wert ihres Zählers.</translation>
    </message>
    <message>
        <source>An iteration may end early here; what it reads after that is then not read.</source>
        <translation>Ein Durchlauf kann hier vorzeitig enden; was er danach liest, wird dann nicht gelesen.</translation>
    </message>
    <message>
        <source>{1} + {2} does not overflow {3} in this loop.</source>
        <translation>{1} + {2} läuft in dieser Schleife in {3} nicht über.</translation>
    </message>
    <message>
        <source>The loop does not begin a line of its own.</source>
        <translation>Die Schleife beginnt nicht in einer eigenen Zeile.</translation>
    </message>
    <message>
        <source>The loop stands in no braces, and what loads the tile must stand before it; put braces around it.</source>
        <translation>Die Schleife steht nicht in geschweiften Klammern, und was die Kachel lädt, muss vor ihr stehen; setzen Sie welche um sie.</translation>
    </message>
    <message>
        <source>Whether {1} is read depends on {2}, which differs between threads that share it and between those that do not.</source>
        <translation>Ob {1} gelesen wird, hängt von {2} ab, das für Threads verschieden ist, die es gemeinsam haben, und auch für andere.</translation>
    </message>
    <message>
        <source>The loop reads nothing of {1}.</source>
        <translation>Die Schleife liest nichts von {1}.</translation>
    </message>
    <message>
        <source>No two threads of a block read the same {1} in one iteration; a tile of it would save no load.</source>
        <translation>Keine zwei Threads eines Blocks lesen in einem Durchlauf dasselbe {1}; eine Kachel davon würde kein Laden ersparen.</translation>
    </message>
    <message>
        <source>{1} is the same in every iteration of the loop; a register keeps it (scalar-replace).</source>
        <translation>{1} ist in jedem Durchlauf der Schleife dasselbe; ein Register hält es (scalar-replace).</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared inside the loop; what a tile holds must be known before.</source>
        <translation>{1}, womit {2} gefunden wird, ist in der Schleife deklariert; was eine Kachel enthält, muss davor bekannt sein.</translation>
    </message>
    <message>
        <source>Where {1} is found may change in the loop: {2}.</source>
        <translation>Wo {1} zu finden ist, kann sich in der Schleife ändern: {2}.</translation>
    </message>
    <message>
        <source>{1} is not certainly read in every iteration; loaded for the tile it might be read where nothing may be read.</source>
        <translation>{1} wird nicht sicher in jedem Durchlauf gelesen; für die Kachel geladen würde es vielleicht gelesen, wo nichts gelesen werden darf.</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by reading one number at an address that is computed from registers.</source>
        <translation>{1} wird hier anders benutzt, als dass eine einzelne Zahl an einer Adresse gelesen wird, die aus Registern berechnet ist.</translation>
    </message>
    <message>
        <source>A block has one thread along x.</source>
        <translation>Ein Block hat einen einzigen Thread entlang x.</translation>
    </message>
    <message>
        <source>{1} + 1 does not overflow.</source>
        <translation>{1} + 1 läuft nicht über.</translation>
    </message>
    <message>
        <source>{1} is not read element by element here, as a texture object must be.</source>
        <translation>{1} wird hier nicht Element für Element gelesen, wie es bei einem Texturobjekt sein muss.</translation>
    </message>
    <message>
        <source>More than the value of an element is asked for here.</source>
        <translation>Hier wird mehr als der Wert eines Elements verlangt.</translation>
    </message>
    <message>
        <source>{1} leads to at most {2} elements, which a texture object can tell apart.</source>
        <translation>{1} führt zu höchstens {2} Elementen, die ein Texturobjekt unterscheiden kann.</translation>
    </message>
    <message>
        <source>The host waits for the kernel after each launch: the texture object is destroyed when it has ended.</source>
        <translation>Der Host wartet nach jedem Start auf den Kernel: das Texturobjekt wird zerstört, wenn er fertig ist.</translation>
    </message>
    <message>
        <source>Elements of this type are not fetched through texture objects: they are integers and floats of up to four bytes, and vectors of one, two or four of them.</source>
        <translation>Elemente dieses Typs lassen sich nicht durch Texturobjekte laden: möglich sind ganze Zahlen und Gleitkommazahlen bis vier Bytes und Vektoren aus einer, zwei oder vier davon.</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which the texture object could be made.</source>
        <translation>Es ist kein Start des Kernels zu sehen, vor dem das Texturobjekt angelegt werden könnte.</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its parameters&apos; types may matter.</source>
        <translation>Der Kernel wird auch hier genannt, wo die Typen seiner Parameter eine Rolle spielen können.</translation>
    </message>
    <message>
        <source>The declaration of {1} is not a plain pointer&apos;s, as in const float *{1}.</source>
        <translation>Die Deklaration von {1} ist nicht die eines einfachen Zeigers wie in const float *{1}.</translation>
    </message>
    <message>
        <source>A label in the function that launches the kernel may lead past the texture object.</source>
        <translation>Eine Sprungmarke in der Funktion, die den Kernel startet, führt vielleicht am Texturobjekt vorbei.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what makes the object.</source>
        <translation>Der Kernel ist hinter diesem Start definiert, und was das Objekt anlegt, wäre es auch.</translation>
    </message>
    <message>
        <source>What loads the tile must stand before this, which does not begin a line of its own.</source>
        <translation>Was die Kachel lädt, muss davor stehen, und das beginnt nicht in einer eigenen Zeile.</translation>
    </message>
    <message>
        <source>All elements of {1} may be used.</source>
        <translation>Alle Elemente von {1} können benutzt werden.</translation>
    </message>
    <message>
        <source>How long {1} is is not known.</source>
        <translation>Wie lang {1} ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Which element this is is not known.</source>
        <translation>Welches Element das ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A subscript of {1} holds another of its elements; give that a name of its own.</source>
        <translation>Ein Index von {1} enthält ein anderes seiner Elemente; geben Sie dem einen eigenen Namen.</translation>
    </message>
    <message>
        <source>{1} may be read also where {2} holds for none of the threads of a block that would read it.</source>
        <translation>{1} wird vielleicht auch gelesen, wo {2} für keinen der Threads eines Blocks gilt, die es lesen würden.</translation>
    </message>
    <message>
        <source>What {1} leads to does not overlap {2}, which the kernel writes, in any launch.</source>
        <translation>Wohin {1} führt, überlappt bei keinem Start mit {2}, das der Kernel schreibt.</translation>
    </message>
    <message>
        <source>is no variable that an allocation in this function gives its value</source>
        <translation>ist keine Variable, die ihren Wert von einer Belegung in dieser Funktion bekommt</translation>
    </message>
    <message>
        <source>is not allocated in this function</source>
        <translation>wird nicht in dieser Funktion belegt</translation>
    </message>
    <message>
        <source>may get another value here</source>
        <translation>bekommt hier vielleicht einen anderen Wert</translation>
    </message>
    <message>
        <source>is allocated a second time here</source>
        <translation>wird hier ein zweites Mal belegt</translation>
    </message>
    <message>
        <source>is allocated behind the launch</source>
        <translation>wird hinter dem Start belegt</translation>
    </message>
    <message>
        <source>is allocated by a macro; write it out</source>
        <translation>wird von einem Makro belegt; schreiben Sie es aus</translation>
    </message>
    <message>
        <source>is allocated with a size that cannot be computed again; make it a variable</source>
        <translation>wird mit einer Größe belegt, die sich nicht noch einmal berechnen lässt; machen Sie daraus eine Variable</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which others may change</source>
        <translation>wird mit der Größe {1} belegt, die andere vielleicht ändern</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, and another variable has that name</source>
        <translation>wird mit der Größe {1} belegt, und eine andere Variable heißt so</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which is not known at the launch</source>
        <translation>wird mit der Größe {1} belegt, die beim Start nicht bekannt ist</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which may change until the launch</source>
        <translation>wird mit der Größe {1} belegt, die sich bis zum Start vielleicht ändert</translation>
    </message>
    <message>
        <source>A copy must stand before this launch</source>
        <translation>Eine Kopie muss vor diesem Start stehen</translation>
    </message>
    <message>
        <source>The texture object must be made before this launch</source>
        <translation>Das Texturobjekt muss vor diesem Start angelegt werden</translation>
    </message>
    <message>
        <source>{1} and {2}</source>
        <translation>{1} und {2}</translation>
    </message>
    <message>
        <source>{1} in {2} and another {3} in {4}</source>
        <translation>{1} in {2} und ein anderes {3} in {4}</translation>
    </message>
    <message>
        <source>Windows of elements in registers</source>
        <translation>Fenster von Elementen in Registern</translation>
    </message>
    <message>
        <source>A window is what the iterations of a loop read one after the other, by addresses that move on by the same distance each time. Merge adjacent threads (`coarsen y 4 adjacent`) where threads read what their neighbours read, and declare the pointer read-only (`place in readonly`).</source>
        <translation>Ein Fenster ist, was die Iterationen einer Schleife nacheinander lesen, mit Adressen, die jedes Mal um denselben Abstand weiterrücken. Verschmelzen Sie benachbarte Threads (`coarsen y 4 adjacent`), wo Threads lesen, was ihre Nachbarn lesen, und deklarieren Sie den Zeiger als nur gelesen (`place in readonly`).</translation>
    </message>
    <message>
        <source>Taking a shared copy away</source>
        <translation>Eine gemeinsame Kopie wegnehmen</translation>
    </message>
    <message>
        <source>What is read of a shared array is read where it was copied from. Fill the array by one assignment, `xs[t] = x[first + t];`, from a pointer parameter that the kernel does not write, and read only what each round has copied.</source>
        <translation>Was von einem gemeinsamen Feld gelesen wird, wird dort gelesen, woraus es kopiert wurde. Füllen Sie das Feld mit einer Zuweisung, `xs[t] = x[first + t];`, über einen Zeigerparameter, in den der Kernel nicht schreibt, und lesen Sie nur, was jede Runde kopiert hat.</translation>
    </message>
    <message>
        <source>{1} is not filled by one assignment of what is copied, as in `tile[i] = in[j];`.</source>
        <translation>{1} wird nicht durch eine einzige Zuweisung des Kopierten gefüllt wie in `tile[i] = in[j];`.</translation>
    </message>
    <message>
        <source>The subscript {1} of the copy into {2} is no single index with values beside it that are the same for all threads; which thread has copied an element is not known from it.</source>
        <translation>Der Index {1} der Kopie nach {2} ist kein einzelner Index mit Werten daneben, die für alle Threads gleich sind; aus ihm geht nicht hervor, welcher Thread ein Element kopiert hat.</translation>
    </message>
    <message>
        <source>{1} is read here before the copy in the text: a thread finds there what an earlier round has copied.</source>
        <translation>{1} wird hier im Text vor der Kopie gelesen: Ein Thread findet dort, was eine frühere Runde kopiert hat.</translation>
    </message>
    <message>
        <source>It is not certain that all elements that {1} reads here are copied in the same round; the block&apos;s extents, and the conditions around the copy, must tell.</source>
        <translation>Es ist nicht sicher, dass alle Elemente, die {1} hier liest, in derselben Runde kopiert werden; das müssen die Ausdehnungen des Blocks und die Bedingungen um die Kopie zeigen.</translation>
    </message>
    <message>
        <source>{1} is not read through a pointer parameter of the kernel, so that what is written to it meanwhile is not known.</source>
        <translation>{1} wird nicht über einen Zeigerparameter des Kernels gelesen; deshalb ist nicht bekannt, was inzwischen hineingeschrieben wird.</translation>
    </message>
    <message>
        <source>{1} cannot be computed where {2} is read: {3}.</source>
        <translation>{1} lässt sich nicht berechnen, wo {2} gelesen wird: {3}.</translation>
    </message>
    <message>
        <source>the subscript {1} is not that of the copy</source>
        <translation>der Index {1} ist nicht der der Kopie</translation>
    </message>
    <message>
        <source>{1} differs between the threads of a block otherwise than by what the copy&apos;s subscripts tell</source>
        <translation>{1} unterscheidet sich zwischen den Threads eines Blocks anders, als es die Indizes der Kopie sagen</translation>
    </message>
    <message>
        <source>{1} is not declared there</source>
        <translation>{1} ist dort nicht deklariert</translation>
    </message>
    <message>
        <source>{1} means something else there</source>
        <translation>{1} bedeutet dort etwas anderes</translation>
    </message>
    <message>
        <source>Moving a statement</source>
        <translation>Eine Anweisung verschieben</translation>
    </message>
    <message>
        <source>Statements keep the order that what they read and write asks for. Split a statement, or move what stands between first.</source>
        <translation>Anweisungen behalten die Reihenfolge, die das verlangt, was sie lesen und schreiben. Teilen Sie eine Anweisung, oder verschieben Sie zuerst, was dazwischen steht.</translation>
    </message>
    <message>
        <source>The two statements do not stand in one block.</source>
        <translation>Die beiden Anweisungen stehen nicht in einem gemeinsamen Block.</translation>
    </message>
    <message>
        <source>No statement of a block of the kernel begins in {1}.</source>
        <translation>In {1} beginnt keine Anweisung eines Blocks des Kernels.</translation>
    </message>
    <message>
        <source>Several statements begin in {1}; put them on lines of their own.</source>
        <translation>In {1} beginnen mehrere Anweisungen; setzen Sie jede in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>Something else stands on the lines of this statement; put it on lines of its own.</source>
        <translation>In den Zeilen dieser Anweisung steht noch etwas anderes; setzen Sie sie in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>A pragma stands above this statement that may be for it.</source>
        <translation>Über dieser Anweisung steht ein Pragma, das vielleicht zu ihr gehört.</translation>
    </message>
    <message>
        <source>A label, a jump, or a statement that is not understood stands here.</source>
        <translation>Hier steht eine Sprungmarke, ein Sprung oder eine Anweisung, die nicht verstanden wird.</translation>
    </message>
    <message>
        <source>The thread may leave here, and the other statement would be done, or not done, where it was otherwise before.</source>
        <translation>Der Thread kann hier enden, und die andere Anweisung würde getan, oder nicht getan, wo es vorher anders war.</translation>
    </message>
    <message>
        <source>{1} must stay in its order with the rest.</source>
        <translation>{1} muss in seiner Reihenfolge zum Rest bleiben.</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared.</source>
        <translation>Hier werden Surfaces geschrieben, deren Elemente nicht verglichen werden.</translation>
    </message>
    <message>
        <source>A type is declared here, which what stands behind it may name.</source>
        <translation>Hier wird ein Typ deklariert, den vielleicht nennt, was dahinter steht.</translation>
    </message>
    <message>
        <source>{1} is declared here and named in {2}; the two must stay in their order.</source>
        <translation>{1} wird hier deklariert und in {2} genannt; die beiden müssen in ihrer Reihenfolge bleiben.</translation>
    </message>
    <message>
        <source>Both statements declare objects, which may end in the order in which they begin.</source>
        <translation>Beide Anweisungen deklarieren Objekte, die vielleicht in der Reihenfolge enden, in der sie beginnen.</translation>
    </message>
    <message>
        <source>The address of {1} is kept here; what happens to it is not followed.</source>
        <translation>Die Adresse von {1} wird hier aufgehoben; was damit geschieht, wird nicht verfolgt.</translation>
    </message>
    <message>
        <source>{1} is used in both statements and gets a value in {2}.</source>
        <translation>{1} wird in beiden Anweisungen benutzt und bekommt in {2} einen Wert.</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is seen, and so not what its statements do.</source>
        <translation>Es ist keine Instanz des Kernels zu sehen, also auch nicht, was seine Anweisungen tun.</translation>
    </message>
    <message>
        <source>The macro {1} writes this statement; write it out.</source>
        <translation>Das Makro {1} schreibt diese Anweisung; schreiben Sie sie aus.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the two places.</source>
        <translation>Zwischen den beiden Stellen steht eine Präprozessorzeile.</translation>
    </message>
    <message>
        <source>{1} is not followed.</source>
        <translation>{1} wird nicht verfolgt.</translation>
    </message>
    <message>
        <source>{1} and {2} may meet: {3}.</source>
        <translation>{1} und {2} treffen sich vielleicht: {3}.</translation>
    </message>
    <message>
        <source>The statement stands before {1} already.</source>
        <translation>Die Anweisung steht schon vor {1}.</translation>
    </message>
    <message>
        <source>The statement stands after {1} already.</source>
        <translation>Die Anweisung steht schon hinter {1}.</translation>
    </message>
    <message>
        <source>Writing functions out</source>
        <translation>Funktionen ausschreiben</translation>
    </message>
    <message>
        <source>What cannot be written out where it stands can be called in a statement of its own, or be written out by hand.</source>
        <translation>Was sich nicht ausschreiben lässt, wo es steht, kann in einer eigenen Anweisung aufgerufen oder von Hand ausgeschrieben werden.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: {2}.</source>
        <translation>Die Funktion {1} lässt sich hier nicht ausschreiben: {2}.</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not call the function {1}.</source>
        <translation>Der Text des Kernels ruft die Funktion {1} nicht auf.</translation>
    </message>
    <message>
        <source>One statement calls {1} twice; give the first value to a variable before it.</source>
        <translation>Eine Anweisung ruft {1} zweimal auf; geben Sie den ersten Wert davor einer Variablen.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value cannot be kept in a variable.</source>
        <translation>Die Funktion {1} lässt sich hier nicht ausschreiben: ihr Wert kann nicht in einer Variablen gehalten werden.</translation>
    </message>
    <message>
        <source>The function {1} declares shared memory, and {2}, which the kernel reaches, calls it too; write that out first (inline {2}).</source>
        <translation>Die Funktion {1} deklariert Shared Memory, und {2}, das der Kernel erreicht, ruft sie ebenfalls auf; schreiben Sie das zuerst aus (inline {2}).</translation>
    </message>
    <message>
        <source>The function {1} is called several times and has one shared array for all of them; {2}.</source>
        <translation>Die Funktion {1} wird mehrmals aufgerufen und hat ein einziges Feld im Shared Memory für alle Aufrufe; {2}.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value&apos;s type depends on the template.</source>
        <translation>Die Funktion {1} lässt sich hier nicht ausschreiben: der Typ ihres Werts hängt vom Template ab.</translation>
    </message>
    <message>
        <source>its arguments are not found</source>
        <translation>ihre Argumente werden nicht gefunden</translation>
    </message>
    <message>
        <source>its arguments are not understood</source>
        <translation>ihre Argumente werden nicht verstanden</translation>
    </message>
    <message>
        <source>the default value of a parameter is no number</source>
        <translation>der Vorgabewert eines Parameters ist keine Zahl</translation>
    </message>
    <message>
        <source>its parameters are not understood</source>
        <translation>ihre Parameter werden nicht verstanden</translation>
    </message>
    <message>
        <source>the macro {1} hides the call (expand {1})</source>
        <translation>das Makro {1} verbirgt den Aufruf (expand {1})</translation>
    </message>
    <message>
        <source>it is called from a default argument</source>
        <translation>sie wird aus einem Vorgabeargument aufgerufen</translation>
    </message>
    <message>
        <source>it is called in the header of a loop or a condition</source>
        <translation>sie wird im Kopf einer Schleife oder Bedingung aufgerufen</translation>
    </message>
    <message>
        <source>its text cannot be changed in place</source>
        <translation>ihr Text lässt sich nicht an Ort und Stelle ändern</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; means something else where it is called</source>
        <translation>„{1}“ bedeutet etwas anderes, wo sie aufgerufen wird</translation>
    </message>
    <message>
        <source>the macro {1} is defined more than once, or taken back</source>
        <translation>das Makro {1} ist mehr als einmal definiert oder wird zurückgenommen</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names a parameter of its template, and something else where it is called</source>
        <translation>„{1}“ nennt einen Parameter ihres Templates und etwas anderes, wo sie aufgerufen wird</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names the dynamic shared memory there, and something else here</source>
        <translation>„{1}“ nennt dort das dynamische Shared Memory und hier etwas anderes</translation>
    </message>
    <message>
        <source>as a template, it may have several</source>
        <translation>als Template hat sie vielleicht mehrere</translation>
    </message>
    <message>
        <source>a macro declares it</source>
        <translation>ein Makro deklariert es</translation>
    </message>
    <message>
        <source>its declaration names {1}, which the kernel has not</source>
        <translation>seine Deklaration nennt {1}, das der Kernel nicht hat</translation>
    </message>
    <message>
        <source>the condition has a first part</source>
        <translation>die Bedingung hat einen ersten Teil</translation>
    </message>
    <message>
        <source>it is called in a declaration of several variables</source>
        <translation>sie wird in einer Deklaration mehrerer Variablen aufgerufen</translation>
    </message>
    <message>
        <source>it is not always evaluated</source>
        <translation>sie wird nicht immer ausgewertet</translation>
    </message>
    <message>
        <source>something else is evaluated before it in the same statement; give its value to a variable first</source>
        <translation>in derselben Anweisung wird etwas anderes vor ihr ausgewertet; geben Sie dessen Wert zuerst einer Variablen</translation>
    </message>
    <message>
        <source>it stands in an expression that is not understood</source>
        <translation>sie steht in einem Ausdruck, der nicht verstanden wird</translation>
    </message>
    <message>
        <source>it gives back what is assigned to</source>
        <translation>sie gibt zurück, woran zugewiesen wird</translation>
    </message>
    <message>
        <source>it is no device function</source>
        <translation>sie ist keine Gerätefunktion</translation>
    </message>
    <message>
        <source>a macro stands for a brace of its body</source>
        <translation>ein Makro steht für eine geschweifte Klammer ihres Rumpfs</translation>
    </message>
    <message>
        <source>the macro {1} writes it</source>
        <translation>das Makro {1} schreibt sie</translation>
    </message>
    <message>
        <source>it is a member of a class</source>
        <translation>sie ist ein Member einer Klasse</translation>
    </message>
    <message>
        <source>it calls itself</source>
        <translation>sie ruft sich selbst auf</translation>
    </message>
    <message>
        <source>names may mean something else in its namespace</source>
        <translation>Namen bedeuten in ihrem Namensraum vielleicht etwas anderes</translation>
    </message>
    <message>
        <source>it is a specialisation, an operator or a member</source>
        <translation>sie ist eine Spezialisierung, ein Operator oder ein Member</translation>
    </message>
    <message>
        <source>it is defined after the kernel</source>
        <translation>sie ist hinter dem Kernel definiert</translation>
    </message>
    <message>
        <source>a line of the preprocessor stands in it</source>
        <translation>in ihr steht eine Präprozessorzeile</translation>
    </message>
    <message>
        <source>a string of several lines stands in it</source>
        <translation>in ihr steht eine Zeichenkette über mehrere Zeilen</translation>
    </message>
    <message>
        <source>it uses {1}</source>
        <translation>sie benutzt {1}</translation>
    </message>
    <message>
        <source>it uses goto</source>
        <translation>sie benutzt goto</translation>
    </message>
    <message>
        <source>it holds inline assembly</source>
        <translation>sie enthält Inline-Assembler</translation>
    </message>
    <message>
        <source>a statement ({1}) is not understood</source>
        <translation>eine Anweisung ({1}) wird nicht verstanden</translation>
    </message>
    <message>
        <source>it makes a lambda</source>
        <translation>sie erzeugt ein Lambda</translation>
    </message>
    <message>
        <source>it has the static variable {1}</source>
        <translation>sie hat die statische Variable {1}</translation>
    </message>
    <message>
        <source>another {1} is defined after it, which may be meant in the kernel</source>
        <translation>hinter ihr ist ein anderes {1} definiert, das im Kernel vielleicht gemeint ist</translation>
    </message>
    <message>
        <source>it holds {1}</source>
        <translation>sie enthält {1}</translation>
    </message>
    <message>
        <source>which instance of the template is called is not known</source>
        <translation>welche Instanz des Templates aufgerufen wird, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the arguments of the template are not written out</source>
        <translation>die Argumente des Templates sind nicht ausgeschrieben</translation>
    </message>
    <message>
        <source>the parameters of the template are not understood</source>
        <translation>die Parameter des Templates werden nicht verstanden</translation>
    </message>
    <message>
        <source>the macro {1} names its variable {2}</source>
        <translation>das Makro {1} nennt ihre Variable {2}</translation>
    </message>
    <message>
        <source>the macro {1} hides a return</source>
        <translation>das Makro {1} verbirgt ein return</translation>
    </message>
    <message>
        <source>it returns before its end</source>
        <translation>sie kehrt vor ihrem Ende zurück</translation>
    </message>
    <message>
        <source>it does not end with the value it returns</source>
        <translation>sie endet nicht mit dem Wert, den sie zurückgibt</translation>
    </message>
    <message>
        <source>it returns a list in braces</source>
        <translation>sie gibt eine Liste in geschweiften Klammern zurück</translation>
    </message>
    <message>
        <source>Writing macros out</source>
        <translation>Makros ausschreiben</translation>
    </message>
    <message>
        <source>Write the macro&apos;s text out by hand where it cannot be done by the step.</source>
        <translation>Schreiben Sie den Text des Makros von Hand aus, wo der Schritt es nicht kann.</translation>
    </message>
    <message>
        <source>The kernel is written by the macro {1}; its text cannot be changed in place.</source>
        <translation>Der Kernel wird vom Makro {1} geschrieben; sein Text lässt sich nicht an Ort und Stelle ändern.</translation>
    </message>
    <message>
        <source>The macro {1} is used here with another number of arguments.</source>
        <translation>Das Makro {1} wird hier mit einer anderen Zahl von Argumenten benutzt.</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not use the macro {1}.</source>
        <translation>Der Text des Kernels benutzt das Makro {1} nicht.</translation>
    </message>
    <message>
        <source>The macro {1} is not defined in the program&apos;s own files.</source>
        <translation>Das Makro {1} ist nicht in den eigenen Dateien des Programms definiert.</translation>
    </message>
    <message>
        <source>The macro {1} is defined more than once, or taken back.</source>
        <translation>Das Makro {1} ist mehr als einmal definiert oder wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Which definition of the macro {1} holds here depends on the configuration.</source>
        <translation>Welche Definition des Makros {1} hier gilt, hängt von der Konfiguration ab.</translation>
    </message>
    <message>
        <source>The parameters of the macro {1} are not understood.</source>
        <translation>Die Parameter des Makros {1} werden nicht verstanden.</translation>
    </message>
    <message>
        <source>The macro {1} makes strings or names of its arguments.</source>
        <translation>Das Makro {1} macht aus seinen Argumenten Zeichenketten oder Namen.</translation>
    </message>
    <message>
        <source>The macro {1} names {2}, which means something else elsewhere.</source>
        <translation>Das Makro {1} nennt {2}, das anderswo etwas anderes bedeutet.</translation>
    </message>
    <message>
        <source>Blocks, grids and bounds</source>
        <translation>Blöcke, Gitter und Schranken</translation>
    </message>
    <message>
        <source>Steps that change a launch must see all launches of the kernel with their extents. Write them in this source, with numbers or `dim3` variables.</source>
        <translation>Schritte, die einen Start ändern, müssen alle Starts des Kernels mit ihren Ausdehnungen sehen. Schreiben Sie sie in diese Quelle, mit Zahlen oder `dim3`-Variablen.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and it is the launches that this step changes.</source>
        <translation>In dieser Übersetzungseinheit wird der Kernel nicht gestartet, und dieser Schritt ändert gerade die Starts.</translation>
    </message>
    <message>
        <source>This launch is a call of the runtime; write it with &lt;&lt;&lt;…&gt;&gt;&gt;.</source>
        <translation>Dieser Start ist ein Aufruf der Laufzeitbibliothek; schreiben Sie ihn mit &lt;&lt;&lt;…&gt;&gt;&gt;.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads; put launch-bounds {2} before this step.</source>
        <translation>Die Launch Bounds des Kernels erlauben Blöcke von {1} Threads; setzen Sie launch-bounds {2} vor diesen Schritt.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads.</source>
        <translation>Die Launch Bounds des Kernels erlauben Blöcke von {1} Threads.</translation>
    </message>
    <message>
        <source>The kernel has {1}, which the grid and block must go with; take it away first.</source>
        <translation>Der Kernel hat {1}, wozu Gitter und Block passen müssen; nehmen Sie es zuerst weg.</translation>
    </message>
    <message>
        <source>The grid of this launch has at most {1} blocks along {2}.</source>
        <translation>Das Gitter dieses Starts hat höchstens {1} Blöcke entlang {2}.</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel may keep their blocks.</source>
        <translation>Andere Übersetzungseinheiten, die {1} einbinden und den Kernel starten, dürfen ihre Blöcke behalten.</translation>
    </message>
    <message>
        <source>The line {1} stands between the kernel&apos;s first word and its body; take it out of there.</source>
        <translation>Die Zeile {1} steht zwischen dem ersten Wort des Kernels und seinem Rumpf; nehmen Sie sie dort heraus.</translation>
    </message>
    <message>
        <source>The kernel&apos;s __global__ is written by a macro; write the word out.</source>
        <translation>Das __global__ des Kernels schreibt ein Makro; schreiben Sie das Wort aus.</translation>
    </message>
    <message>
        <source>The kernel has {1} twice; keep one of them.</source>
        <translation>Der Kernel hat zweimal {1}; behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds are not written as __launch_bounds__(…) before it; write them out.</source>
        <translation>Die Launch Bounds des Kernels stehen nicht als __launch_bounds__(…) vor ihm; schreiben Sie sie aus.</translation>
    </message>
    <message>
        <source>This declaration has bounds, and several kernels are named {1}; take the bounds out of the declaration.</source>
        <translation>Diese Deklaration hat Schranken, und mehrere Kernel heißen {1}; nehmen Sie die Schranken aus der Deklaration.</translation>
    </message>
    <message>
        <source>The macro {1} hides bounds of the kernel; write them out.</source>
        <translation>Das Makro {1} verbirgt Schranken des Kernels; schreiben Sie sie aus.</translation>
    </message>
    <message>
        <source>The bounds of the kernel are not written as __launch_bounds__(…) or __maxnreg__(…) here; write them so.</source>
        <translation>Die Schranken des Kernels stehen hier nicht als __launch_bounds__(…) oder __maxnreg__(…); schreiben Sie sie so.</translation>
    </message>
    <message>
        <source>The kernel has __maxnreg__, and the compiler takes no launch bounds beside it; take it away, and let the number of blocks bound the registers.</source>
        <translation>Der Kernel hat __maxnreg__, und der Compiler nimmt keine Launch Bounds daneben; nehmen Sie es weg, und beschränken Sie die Register durch die Zahl der Blöcke.</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; it would fail with bounds of {2}.</source>
        <translation>Dieser Start hat Blöcke von {1} Threads; mit Schranken von {2} würde er fehlschlagen.</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads.</source>
        <translation>Der Block dieses Starts hat höchstens {1} Threads.</translation>
    </message>
    <message>
        <source>Launches of the kernel that are not seen here have blocks of at most {1} threads.</source>
        <translation>Starts des Kernels, die hier nicht zu sehen sind, haben Blöcke von höchstens {1} Threads.</translation>
    </message>
    <message>
        <source>The bounds here name the largest cluster too, which needs the number of blocks before it; give that number as well.</source>
        <translation>Die Schranken hier nennen auch den größten Cluster, vor dem die Zahl der Blöcke stehen muss; geben Sie auch diese Zahl an.</translation>
    </message>
    <message>
        <source>The macro {1} hides the {2} of this launch; write the launch out.</source>
        <translation>Das Makro {1} verbirgt etwas an diesem Start ({2}); schreiben Sie den Start aus.</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only along {1}; the grid that runs the same threads cannot be told.</source>
        <translation>Der Block dieses Starts ist entlang {1} erst zur Laufzeit bekannt; welches Gitter dieselben Threads ausführt, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>The grid of this launch is known at run time only along {1}, so that {2} may not divide its threads; extents that divide {3} are possible.</source>
        <translation>Das Gitter dieses Starts ist entlang {1} erst zur Laufzeit bekannt, sodass sich seine Threads vielleicht nicht auf {2} aufteilen lassen; möglich sind Ausdehnungen, die {3} teilen.</translation>
    </message>
    <message>
        <source>This launch runs {1} * {2} threads along {3}, which {4} do not divide.</source>
        <translation>Dieser Start führt {1} * {2} Threads entlang {3} aus, die sich nicht auf {4} aufteilen lassen.</translation>
    </message>
    <message>
        <source>This launch would need {1} blocks along {2}, more than a grid can have.</source>
        <translation>Dieser Start bräuchte {1} Blöcke entlang {2}, mehr als ein Gitter haben kann.</translation>
    </message>
    <message>
        <source>The grid of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>Das Gitter dieses Starts wird von einem Ausdruck berechnet; setzen Sie es zuerst in eine dim3-Variable.</translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__, and the compiler takes no __maxnreg__ beside it; take it away, or bound the registers by its number of blocks: launch-bounds THREADS BLOCKS.</source>
        <translation>Der Kernel hat __launch_bounds__, und der Compiler nimmt kein __maxnreg__ daneben; nehmen Sie es weg, oder beschränken Sie die Register durch dessen Zahl von Blöcken: launch-bounds THREADS BLOCKS.</translation>
    </message>
    <message>
        <source>The kernel is compiled with CUDA 12.4 or newer: older compilers do not know __maxnreg__.</source>
        <translation>Der Kernel wird mit CUDA 12.4 oder neuer übersetzt: ältere Compiler kennen __maxnreg__ nicht.</translation>
    </message>
    <message>
        <source>The shared memory {1} belongs to a block: with other blocks, other threads would share it.</source>
        <translation>Das Shared Memory {1} gehört zu einem Block: mit anderen Blöcken hätten es andere Threads gemeinsam.</translation>
    </message>
    <message>
        <source>Inline assembly is not followed; it may read which thread it is.</source>
        <translation>Inline-Assembler wird nicht verfolgt; er liest vielleicht, welcher Thread es ist.</translation>
    </message>
    <message>
        <source>The built-in variable is used as a whole here; use its members.</source>
        <translation>Die eingebaute Variable wird hier als Ganzes benutzt; benutzen Sie ihre Komponenten.</translation>
    </message>
    <message>
        <source>The kernel reads {1}.{2} outside of blockIdx.{2} * blockDim.{2} + threadIdx.{2} and gridDim.{2} * blockDim.{2} here, which another block changes.</source>
        <translation>Der Kernel liest {1}.{2} hier außerhalb von blockIdx.{2} * blockDim.{2} + threadIdx.{2} und gridDim.{2} * blockDim.{2}, was ein anderer Block ändert.</translation>
    </message>
    <message>
        <source>This loop may wait for another block, and with exchanged axes the blocks begin in another order.</source>
        <translation>Diese Schleife wartet vielleicht auf einen anderen Block, und mit vertauschten Achsen beginnen die Blöcke in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>This loop may wait for another thread, which must then run at the same time: in the same block.</source>
        <translation>Diese Schleife wartet vielleicht auf einen anderen Thread, der dann gleichzeitig laufen muss: im selben Block.</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} or more threads; it would fail with bounds of {2}.</source>
        <translation>Dieser Start hat Blöcke von {1} oder mehr Threads; mit Schranken von {2} würde er fehlschlagen.</translation>
    </message>
    <message>
        <source>{1} makes the threads of a block wait for each other.</source>
        <translation>{1} lässt die Threads eines Blocks aufeinander warten.</translation>
    </message>
    <message>
        <source>{1} makes the threads of the grid wait for each other.</source>
        <translation>{1} lässt die Threads des Gitters aufeinander warten.</translation>
    </message>
    <message>
        <source>{1} counts the threads of a block.</source>
        <translation>{1} zählt die Threads eines Blocks.</translation>
    </message>
    <message>
        <source>{1} makes the lanes of a warp wait for each other.</source>
        <translation>{1} lässt die Lanes eines Warps aufeinander warten.</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other.</source>
        <translation>Durch {1} sehen die Lanes eines Warps einander.</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads of a block.</source>
        <translation>{1} ist Arbeit, die eine Bibliothek auf die Threads eines Blocks verteilt.</translation>
    </message>
    <message>
        <source>{1} tells a thread its place in its block or warp.</source>
        <translation>{1} sagt einem Thread seinen Platz in seinem Block oder Warp.</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory.</source>
        <translation>{1} ist Shared Memory mit volatile.</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time.</source>
        <translation>{1} misst die eigene Zeit des Threads.</translation>
    </message>
    <message>
        <source>{1} orders what other threads see.</source>
        <translation>{1} ordnet, was andere Threads sehen.</translation>
    </message>
    <message>
        <source>{1} is launched from the device, which is not followed.</source>
        <translation>{1} wird vom Gerät aus gestartet, was nicht verfolgt wird.</translation>
    </message>
    <message>
        <source>{1} is an instruction of inline assembly that may see which thread it is.</source>
        <translation>{1} ist ein Befehl im Inline-Assembler, der vielleicht sieht, welcher Thread es ist.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx</source>
        <translation>{1} liest vielleicht threadIdx</translation>
    </message>
    <message>
        <source>{1} is not understood.</source>
        <translation>{1} wird nicht verstanden.</translation>
    </message>
    <message>
        <source>{1} is a static variable of all threads.</source>
        <translation>{1} ist eine statische Variable aller Threads.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx, which is not followed; write its body out.</source>
        <translation>{1} liest vielleicht threadIdx, was nicht verfolgt wird; schreiben Sie den Rumpf aus.</translation>
    </message>
    <message>
        <source>{1} is used as a whole; use its members.</source>
        <translation>{1} wird als Ganzes benutzt; benutzen Sie die Komponenten.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx: {2}.</source>
        <translation>{1} liest vielleicht threadIdx: {2}.</translation>
    </message>
    <message>
        <source>blocks of {1} threads along {2}</source>
        <translation>Blöcke von {1} Threads entlang {2}</translation>
    </message>
    <message>
        <source>makes the threads of a block wait for each other</source>
        <translation>lässt die Threads eines Blocks aufeinander warten</translation>
    </message>
    <message>
        <source>makes the threads of the grid wait for each other</source>
        <translation>lässt die Threads des Gitters aufeinander warten</translation>
    </message>
    <message>
        <source>counts the threads of a block</source>
        <translation>zählt die Threads eines Blocks</translation>
    </message>
    <message>
        <source>makes the lanes of a warp wait for each other</source>
        <translation>lässt die Lanes eines Warps aufeinander warten</translation>
    </message>
    <message>
        <source>lets the lanes of a warp see each other</source>
        <translation>lässt die Lanes eines Warps einander sehen</translation>
    </message>
    <message>
        <source>has a library share out its work over the threads of a block</source>
        <translation>lässt eine Bibliothek ihre Arbeit auf die Threads eines Blocks verteilen</translation>
    </message>
    <message>
        <source>asks for a thread&apos;s place in its block or warp</source>
        <translation>fragt nach dem Platz eines Threads in seinem Block oder Warp</translation>
    </message>
    <message>
        <source>uses volatile shared memory</source>
        <translation>benutzt Shared Memory mit volatile</translation>
    </message>
    <message>
        <source>measures the thread&apos;s own time</source>
        <translation>misst die eigene Zeit des Threads</translation>
    </message>
    <message>
        <source>orders what other threads see</source>
        <translation>ordnet, was andere Threads sehen</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is</source>
        <translation>enthält Inline-Assembler, der vielleicht sieht, welcher Thread es ist</translation>
    </message>
    <message>
        <source>calls what is not followed</source>
        <translation>ruft etwas auf, das nicht verfolgt wird</translation>
    </message>
    <message>
        <source>holds what is not understood</source>
        <translation>enthält etwas, das nicht verstanden wird</translation>
    </message>
    <message>
        <source>has a static variable of all threads</source>
        <translation>hat eine statische Variable aller Threads</translation>
    </message>
    <message>
        <source>uses threadIdx as a whole</source>
        <translation>benutzt threadIdx als Ganzes</translation>
    </message>
    <message>
        <source>uses blockDim as a whole</source>
        <translation>benutzt blockDim als Ganzes</translation>
    </message>
    <message>
        <source>Changing the text</source>
        <translation>Den Text ändern</translation>
    </message>
    <message>
        <source>The text is changed only where the compiler sees it as written: not in macros, not across branches of `#if`, not in code with errors.</source>
        <translation>Der Text wird nur geändert, wo der Compiler ihn so sieht, wie er geschrieben ist: nicht in Makros, nicht über Zweige von `#if` hinweg, nicht in Code mit Fehlern.</translation>
    </message>
    <message>
        <source>It does not matter in which order threads come to {1}: no launch fixes that order, and the variant may have another one.</source>
        <translation>In welcher Reihenfolge Threads zu {1} kommen, ist gleichgültig: kein Start legt diese Reihenfolge fest, und die Variante hat vielleicht eine andere.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands here where the compiler does not see it in this configuration (a branch of #if that is left out, sizeof, decltype, or a macro&apos;s unused argument); it would have to change too.</source>
        <translation>„{1}“ steht hier, wo der Compiler es in dieser Konfiguration nicht sieht (ein ausgelassener Zweig von #if, sizeof, decltype oder das unbenutzte Argument eines Makros); es müsste sich auch ändern.</translation>
    </message>
    <message>
        <source>The preprocessor line here names &quot;{1}&quot;, which would have to change.</source>
        <translation>Die Präprozessorzeile hier nennt „{1}“, das sich ändern müsste.</translation>
    </message>
    <message>
        <source>The conditional {1} parts what this step writes: with other macros defined, the text would lack one half of a pair of braces or of a conditional. Write out the branch that is meant.</source>
        <translation>Die bedingte Übersetzung mit {1} teilt, was dieser Schritt schreibt: mit anderen Makros fehlte dem Text die eine Hälfte eines Klammerpaars oder einer Bedingung. Schreiben Sie den gemeinten Zweig aus.</translation>
    </message>
    <message>
        <source>Every launch of the kernel has the blocks and grids of the launches in this unit: the distances were computed for these.</source>
        <translation>Jeder Start des Kernels hat die Blöcke und Gitter der Starts in dieser Übersetzungseinheit: für diese wurden die Abstände berechnet.</translation>
    </message>
    <message>
        <source>The {1} of this launch must be computed or tested before it, and there is no place for that; make the launch a statement of its own.</source>
        <translation>Ein Wert dieses Starts ({1}) muss vor ihm berechnet oder geprüft werden, und dafür ist kein Platz; machen Sie den Start zu einer eigenen Anweisung.</translation>
    </message>
    <message>
        <source>The kernel&apos;s address is kept here, or it is launched where launches cannot be rewritten; launch it by its name, in a statement of a function.</source>
        <translation>Die Adresse des Kernels wird hier aufgehoben, oder er wird gestartet, wo sich Starts nicht umschreiben lassen; starten Sie ihn mit seinem Namen, in einer Anweisung einer Funktion.</translation>
    </message>
    <message>
        <source>The kernel says here itself how large its block is, and the step needs another one; take {1} away, and let whoever launches the kernel choose the block.</source>
        <translation>Der Kernel sagt hier selbst, wie groß sein Block ist, und der Schritt braucht einen anderen; nehmen Sie {1} weg, und lassen Sie den Block wählen, wer den Kernel startet.</translation>
    </message>
    <message>
        <source>No launch of the kernel has an offset: {1} counts from 0.</source>
        <translation>Kein Start des Kernels hat einen Versatz: {1} zählt ab 0.</translation>
    </message>
    <message>
        <source>The kernel is launched here in a way that cannot be rewritten; make the launch a statement of a function.</source>
        <translation>Der Kernel wird hier auf eine Weise gestartet, die sich nicht umschreiben lässt; machen Sie den Start zu einer Anweisung einer Funktion.</translation>
    </message>
    <message>
        <source>The kernel is launched from the device here; its block cannot be changed from outside.</source>
        <translation>Der Kernel wird hier vom Gerät aus gestartet; sein Block lässt sich nicht von außen ändern.</translation>
    </message>
    <message>
        <source>The macro {1} hides a launch of the kernel; write the launch out.</source>
        <translation>Das Makro {1} verbirgt einen Start des Kernels; schreiben Sie den Start aus.</translation>
    </message>
    <message>
        <source>This launch goes through {1}, which may hold another kernel too ({2}), and what is launched here changes for both; launch each by its name.</source>
        <translation>Dieser Start geht über {1}, worin vielleicht auch ein anderer Kernel steht ({2}), und was hier gestartet wird, ändert sich für beide; starten Sie jeden mit seinem Namen.</translation>
    </message>
    <message>
        <source>It is not known which kernel this launch reaches.</source>
        <translation>Welchen Kernel dieser Start erreicht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The compiler did not see this launch: it has an error, or stands in a branch of #if that is left out. It could not be rewritten with the others.</source>
        <translation>Der Compiler hat diesen Start nicht gesehen: er enthält einen Fehler oder steht in einem ausgelassenen Zweig von #if. Er ließe sich nicht mit den anderen umschreiben.</translation>
    </message>
    <message>
        <source>This launch may need all its blocks at once, or does not name its grid.</source>
        <translation>Dieser Start braucht vielleicht alle seine Blöcke gleichzeitig, oder er nennt sein Gitter nicht.</translation>
    </message>
    <message>
        <source>No data race: it was shown that no two threads of a block use one element between two barriers, one of them writing.</source>
        <translation>Kein Datenwettlauf: es wurde gezeigt, dass keine zwei Threads eines Blocks zwischen zwei Barrieren dasselbe Element benutzen, wovon einer schreibt.</translation>
    </message>
    <message>
        <source>The kernel has no data races: between two barriers no thread writes what another reads or writes.</source>
        <translation>Der Kernel hat keine Datenwettläufe: zwischen zwei Barrieren schreibt kein Thread, was ein anderer liest oder schreibt.</translation>
    </message>
    <message>
        <source>Not shown: {1}</source>
        <translation>Nicht gezeigt: {1}</translation>
    </message>
    <message>
        <source>The kernel is not read whole. {1}</source>
        <translation>Der Kernel ist nicht ganz gelesen. {1}</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is in this unit: operators, conversions and copies of what its template parameters stand for do what those of numbers do.</source>
        <translation>In dieser Übersetzungseinheit ist keine Instanz des Kernels: Operatoren, Umwandlungen und Kopien dessen, wofür seine Template-Parameter stehen, tun dasselbe wie die von Zahlen.</translation>
    </message>
    <message>
        <source>The macro {1} stands for a brace here, where this step would have to write; write the brace out.</source>
        <translation>Das Makro {1} steht hier für eine geschweifte Klammer, wo dieser Schritt schreiben müsste; schreiben Sie die Klammer aus.</translation>
    </message>
    <message>
        <source>a pointer</source>
        <translation>einen Zeiger</translation>
    </message>
    <message>
        <source>Numbers that are not known</source>
        <translation>Zahlen, die nicht bekannt sind</translation>
    </message>
    <message>
        <source>Give the launch that is meant: `--block`, `--grid` and `--arg` on the command line, the fields for the launch in the window. Write addresses, conditions and bounds of loops with indices, counters, parameters and constants.</source>
        <translation>Nennen Sie den Start, der gemeint ist: --block, --grid und --arg auf der Kommandozeile, die Felder für den Start im Fenster. Schreiben Sie Adressen, Bedingungen und Schleifengrenzen mit Indizes, Zählern, Parametern und Konstanten.</translation>
    </message>
    <message>
        <source>the threads of a block are not known; give them with --block</source>
        <translation>die Threads eines Blocks sind nicht bekannt; nennen Sie sie mit --block</translation>
    </message>
    <message>
        <source>the threads of a block are not known</source>
        <translation>die Threads eines Blocks sind nicht bekannt</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known; give them with --grid</source>
        <translation>die Blöcke des Grids sind nicht bekannt; nennen Sie sie mit --grid</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known</source>
        <translation>die Blöcke des Grids sind nicht bekannt</translation>
    </message>
    <message>
        <source>{1} is not known; give its value with --arg {1}=…</source>
        <translation>{1} ist nicht bekannt; nennen Sie den Wert mit --arg {1}=…</translation>
    </message>
    <message>
        <source>{1} is not known before the kernel runs</source>
        <translation>{1} ist nicht bekannt, bevor der Kernel läuft</translation>
    </message>
    <message>
        <source>how often the loop of {1} runs is not known</source>
        <translation>wie oft die Schleife von {1} läuft, ist nicht bekannt</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known</source>
        <translation>wie oft die Schleife in Zeile {1} läuft, ist nicht bekannt</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known: {2}</source>
        <translation>wie oft die Schleife in Zeile {1} läuft, ist nicht bekannt: {2}</translation>
    </message>
    <message>
        <source>how often a loop around it runs is not known</source>
        <translation>wie oft eine Schleife darum läuft, ist nicht bekannt</translation>
    </message>
    <message>
        <source>which threads get here is not known</source>
        <translation>welche Threads hierher kommen, ist nicht bekannt</translation>
    </message>
    <message>
        <source>how many threads get here is not known: {1}</source>
        <translation>wie viele Threads hierher kommen, ist nicht bekannt: {1}</translation>
    </message>
    <message>
        <source>a condition around it is not followed</source>
        <translation>eine Bedingung darum wird nicht verfolgt</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>eine Bedingung</translation>
    </message>
    <message>
        <source>the address is not followed</source>
        <translation>die Adresse wird nicht verfolgt</translation>
    </message>
    <message>
        <source>the address is not followed: {1}</source>
        <translation>die Adresse wird nicht verfolgt: {1}</translation>
    </message>
    <message>
        <source>the address is not linear: {1}</source>
        <translation>die Adresse ist nicht linear: {1}</translation>
    </message>
    <message>
        <source>the address is too large to be followed</source>
        <translation>die Adresse ist zu groß, um verfolgt zu werden</translation>
    </message>
    <message>
        <source>the address of a thread has no number</source>
        <translation>die Adresse eines Threads hat keine Zahl</translation>
    </message>
    <message>
        <source>what the address points into is not known</source>
        <translation>wohin die Adresse zeigt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>its subscript is not followed</source>
        <translation>sein Index wird nicht verfolgt</translation>
    </message>
    <message>
        <source>neighbouring threads are not everywhere the same distance apart</source>
        <translation>benachbarte Threads sind nicht überall gleich weit voneinander entfernt</translation>
    </message>
    <message>
        <source>the block&apos;s {1} threads along {2} are no multiple of {3}</source>
        <translation>die {1} Threads des Blocks entlang {2} sind kein Vielfaches von {3}</translation>
    </message>
    <message>
        <source>the reference is reached along several paths</source>
        <translation>die Referenz wird auf mehreren Wegen erreicht</translation>
    </message>
    <message>
        <source>how often {1} uses it is not followed</source>
        <translation>wie oft {1} davon Gebrauch macht, wird nicht verfolgt</translation>
    </message>
    <message>
        <source>what {1} reads and writes is not followed</source>
        <translation>was {1} liest und schreibt, wird nicht verfolgt</translation>
    </message>
    <message>
        <source>what {1} in {2} reads and writes is not followed</source>
        <translation>was {1} in {2} liest und schreibt, wird nicht verfolgt</translation>
    </message>
    <message>
        <source>{1} in {2} may lead to any memory</source>
        <translation>{1} in {2} kann in jeden Speicher führen</translation>
    </message>
    <message>
        <source>where local memory lies is for the compiler to say</source>
        <translation>wo lokaler Speicher liegt, bestimmt der Compiler</translation>
    </message>
    <message>
        <source>{1} holds constants, and what is read of it at a place that the compiler knows may be a number in the code</source>
        <translation>{1} enthält Konstanten, und was davon an einer Stelle gelesen wird, die der Compiler kennt, kann eine Zahl im Code sein</translation>
    </message>
    <message>
        <source>constant memory is read through a cache of its own, one address at a time</source>
        <translation>Konstantenspeicher wird über einen eigenen Cache gelesen, eine Adresse nach der anderen</translation>
    </message>
    <message>
        <source>texture memory has a layout of its own</source>
        <translation>Texturspeicher ist auf eigene Weise angeordnet</translation>
    </message>
    <message>
        <source>which memory the pointer leads to is not known</source>
        <translation>in welchen Speicher der Zeiger führt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the size of the element is not known</source>
        <translation>die Größe des Elements ist nicht bekannt</translation>
    </message>
    <message>
        <source>the size of its type is not known</source>
        <translation>die Größe seines Typs ist nicht bekannt</translation>
    </message>
    <message>
        <source>how much of the run is used is not known</source>
        <translation>wie viel von der Strecke benutzt wird, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the block runs through more iterations than are looked at</source>
        <translation>der Block durchläuft mehr Iterationen, als angesehen werden</translation>
    </message>
    <message>
        <source>the launch has more different cases than are looked at</source>
        <translation>der Start hat mehr verschiedene Fälle, als angesehen werden</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>of the access in {1}, {2}</source>
        <translation>beim Zugriff in {1}: {2}</translation>
    </message>
    <message>
        <source>line {1}</source>
        <translation>Zeile {1}</translation>
    </message>
    <message>
        <source>line {1} of {2}</source>
        <translation>Zeile {1} von {2}</translation>
    </message>
    <message>
        <source>threads part at the barrier in line {1}: which of them go on together is not known</source>
        <translation>Threads trennen sich an der Barriere in Zeile {1}: welche davon gemeinsam weiterlaufen, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the analysis does not see this access</source>
        <translation>die Analyse sieht diesen Zugriff nicht</translation>
    </message>
    <message>
        <source>several accesses of {1} stand in the line, and the run does not tell which of them this was</source>
        <translation>mehrere Zugriffe auf {1} stehen in der Zeile, und der Lauf sagt nicht, welcher davon dies war</translation>
    </message>
    <message>
        <source>how {1} uses memory is the library&apos;s choice</source>
        <translation>wie {1} Speicher benutzt, entscheidet die Bibliothek</translation>
    </message>
    <message>
        <source>{1} is accessed there too, which the source does not name</source>
        <translation>dort wird auch auf {1} zugegriffen, was die Quelle nicht nennt</translation>
    </message>
    <message>
        <source>the analysis does not know which memory it goes to</source>
        <translation>die Analyse weiß nicht, in welchen Speicher der Zugriff geht</translation>
    </message>
    <message>
        <source>{1} is taken to be a multiple of 128, so that rows begin where sectors begin.</source>
        <translation>Es wird angenommen, dass {1} ein Vielfaches von 128 ist, sodass Zeilen beginnen, wo Sektoren beginnen.</translation>
    </message>
    <message>
        <source>Pointers whose accesses are not followed</source>
        <translation>Zeiger, deren Zugriffe nicht verfolgt werden</translation>
    </message>
    <message>
        <source>Give the buffer&apos;s size (`--elements`). Where the analysis is to find it, keep the pointer out of code that is not followed.</source>
        <translation>Nennen Sie die Größe des Puffers (--elements). Soll die Analyse sie finden, halten Sie den Zeiger aus Code heraus, der nicht verfolgt wird.</translation>
    </message>
    <message>
        <source>{1} may access it through {2}: {3}</source>
        <translation>{1} kann über {2} darauf zugreifen: {3}</translation>
    </message>
    <message>
        <source>{1} may access it through {2}, which is not followed</source>
        <translation>{1} kann über {2} darauf zugreifen, was nicht verfolgt wird</translation>
    </message>
    <message>
        <source>hands it to {1}, {2}</source>
        <translation>gibt ihn an {1} weiter; {2}</translation>
    </message>
    <message>
        <source>{1} hands it to {2}, {3}</source>
        <translation>{1} gibt ihn an {2} weiter; {3}</translation>
    </message>
    <message>
        <source>{1} hands it to a kernel that it launches</source>
        <translation>{1} gibt ihn an einen Kernel weiter, den sie startet</translation>
    </message>
    <message>
        <source>which</source>
        <translation>das</translation>
    </message>
    <message>
        <source>inline assembly</source>
        <translation>Inline-Assembler</translation>
    </message>
    <message>
        <source>a function through a pointer</source>
        <translation>eine Funktion über einen Zeiger</translation>
    </message>
    <message>
        <source>What an access does to the memory</source>
        <translation>Was ein Zugriff mit dem Speicher macht</translation>
    </message>
    <message>
        <source>The sentence ends with a change that would mend it, where one is known. It names steps as they are written in a plan.</source>
        <translation>Der Satz endet mit einer Änderung, die das behöbe, wo eine bekannt ist. Schritte nennt er so, wie sie in einem Plan stehen.</translation>
    </message>
    <message>
        <source>No thread of this launch gets here.</source>
        <translation>Kein Thread dieses Starts kommt hierher.</translation>
    </message>
    <message>
        <source>Not counted: {1}.</source>
        <translation>Nicht gezählt: {1}.</translation>
    </message>
    <message>
        <source>Not counted: {1}. The first warp touches {2}, which lie in {3}.</source>
        <translation>Nicht gezählt: {1}. Der erste Warp berührt {2} in {3}.</translation>
    </message>
    <message>
        <source>{1}.</source>
        <translation>{1}.</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <translation>{1}; {2}</translation>
    </message>
    <message>
        <source>A warp uses few elements, {1} a request</source>
        <translation>Ein Warp benutzt wenige Elemente, {1} je Anfrage</translation>
    </message>
    <message>
        <source>Coalesced: a request moves {1}, all of them used</source>
        <translation>Zusammengefasst: Eine Anfrage bewegt {1}, und alles davon wird benutzt</translation>
    </message>
    <message>
        <source>{1} of a warp&apos;s 32 lanes take part</source>
        <translation>{1} der 32 Lanes eines Warps nehmen teil</translation>
    </message>
    <message>
        <source>A request moves {1} where {2} would do: {3}</source>
        <translation>Eine Anfrage bewegt {1}, wo {2} genügen würden: {3}</translation>
    </message>
    <message>
        <source>Free of bank conflicts</source>
        <translation>Frei von Bankkonflikten</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes want different words of one bank, which takes {2} a request where {3} would do</source>
        <translation>Bankkonflikt: Bis zu {1} Lanes wollen verschiedene Wörter einer Bank, was {2} je Anfrage kostet, wo {3} genügen würden</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes (those of different rows of the block, which is {2} wide) want different words of one bank, which takes {3} a request where {4} would do</source>
        <translation>Bankkonflikt: Bis zu {1} Lanes (solche aus verschiedenen Zeilen des Blocks, der {2} breit ist) wollen verschiedene Wörter einer Bank, was {3} je Anfrage kostet, wo {4} genügen würden</translation>
    </message>
    <message>
        <source>threads along {1} read the same: {2} saves {3} % of these loads</source>
        <translation>Threads entlang {1} lesen dasselbe: {2} spart {3} % dieser Ladezugriffe</translation>
    </message>
    <message>
        <source>neighbouring threads read the same elements: {1} saves {2} % of these loads</source>
        <translation>benachbarte Threads lesen dieselben Elemente: {1} spart {2} % dieser Ladezugriffe</translation>
    </message>
    <message>
        <source>{1} sector</source>
        <translation>{1} Sektor</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} Sektoren</translation>
    </message>
    <message>
        <source>{1} word</source>
        <translation>{1} Wort</translation>
    </message>
    <message>
        <source>{1} words</source>
        <translation>{1} Wörter</translation>
    </message>
    <message>
        <source>{1} pass</source>
        <translation>{1} Durchgang</translation>
    </message>
    <message>
        <source>{1} passes</source>
        <translation>{1} Durchgänge</translation>
    </message>
    <message>
        <source>{1} load</source>
        <translation>{1} Ladezugriff</translation>
    </message>
    <message>
        <source>{1} loads</source>
        <translation>{1} Ladezugriffe</translation>
    </message>
    <message>
        <source>{1} store</source>
        <translation>{1} Schreibzugriff</translation>
    </message>
    <message>
        <source>{1} stores</source>
        <translation>{1} Schreibzugriffe</translation>
    </message>
    <message>
        <source>{1} operation</source>
        <translation>{1} Operation</translation>
    </message>
    <message>
        <source>{1} operations</source>
        <translation>{1} Operationen</translation>
    </message>
    <message>
        <source>Why an access moves more than it uses</source>
        <translation>Warum ein Zugriff mehr bewegt, als er benutzt</translation>
    </message>
    <message>
        <source>Let neighbouring threads use neighbouring elements, and rows begin where sectors begin. The sentence of the access names the change that fits it.</source>
        <translation>Lassen Sie benachbarte Threads benachbarte Elemente benutzen, und Zeilen dort beginnen, wo Sektoren beginnen. Der Satz des Zugriffs nennt die Änderung, die passt.</translation>
    </message>
    <message>
        <source>{1}; and {2}</source>
        <translation>{1}; und {2}</translation>
    </message>
    <message>
        <source>neighbouring threads are {1} apart and use {2} of them</source>
        <translation>benachbarte Threads liegen {1} auseinander und benutzen {2} davon</translation>
    </message>
    <message>
        <source>the elements that a warp uses are {1} apart</source>
        <translation>die Elemente, die ein Warp benutzt, liegen {1} auseinander</translation>
    </message>
    <message>
        <source>the threads of a warp lie apart</source>
        <translation>die Threads eines Warps liegen auseinander</translation>
    </message>
    <message>
        <source>an element of {1} takes {2} of {3}, which move the same sectors again</source>
        <translation>ein Element von {1} braucht {2} von {3}, die dieselben Sektoren noch einmal bewegen</translation>
    </message>
    <message>
        <source>{1}, and what the idle ones between them would use is moved too</source>
        <translation>{1}, und was die untätigen dazwischen benutzen würden, wird mitbewegt</translation>
    </message>
    <message>
        <source>only some lanes of a warp take part</source>
        <translation>nur einige Lanes eines Warps nehmen teil</translation>
    </message>
    <message>
        <source>only {1} lanes of a warp take part</source>
        <translation>nur {1} Lanes eines Warps nehmen teil</translation>
    </message>
    <message>
        <source>only every second lane takes part</source>
        <translation>nur jede zweite Lane nimmt teil</translation>
    </message>
    <message>
        <source>only every third lane takes part</source>
        <translation>nur jede dritte Lane nimmt teil</translation>
    </message>
    <message>
        <source>only every fourth lane takes part</source>
        <translation>nur jede vierte Lane nimmt teil</translation>
    </message>
    <message>
        <source>only every {1}th lane takes part</source>
        <translation>nur jede {1}. Lane nimmt teil</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} begin {2} into a sector</source>
        <translation>die {1} eines Warps beginnen {2} hinter einem Sektoranfang</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins</source>
        <translation>die {1} eines Warps beginnen nicht immer, wo ein Sektor beginnt</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins, as {2} moves them by {3}</source>
        <translation>die {1} eines Warps beginnen nicht immer, wo ein Sektor beginnt, denn {2} bewegt sie um {3}</translation>
    </message>
    <message>
        <source>an iteration</source>
        <translation>eine Iteration</translation>
    </message>
    <message>
        <source>a step of {1}</source>
        <translation>ein Schritt von {1}</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}</source>
        <translation>ein Warp benutzt {1} Zeilen von {2}</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}, {3} apart</source>
        <translation>ein Warp benutzt {1} Zeilen von {2}, im Abstand von {3}</translation>
    </message>
    <message>
        <source>{1}, that begin {2} into a sector</source>
        <translation>{1}, die {2} hinter einem Sektoranfang beginnen</translation>
    </message>
    <message>
        <source>{1}, and not all of them begin where a sector begins</source>
        <translation>{1}, und nicht alle davon beginnen, wo ein Sektor beginnt</translation>
    </message>
    <message>
        <source>{1}, which fill no whole sectors</source>
        <translation>{1}, die keine ganzen Sektoren füllen</translation>
    </message>
    <message>
        <source>What would mend an access</source>
        <translation>Was einen Zugriff verbessern würde</translation>
    </message>
    <message>
        <source>Make the change in the source, or take the step that the sentence names into the plan.</source>
        <translation>Ändern Sie die Quelle so, oder nehmen Sie den Schritt, den der Satz nennt, in den Plan auf.</translation>
    </message>
    <message>
        <source>let threadIdx.x run where threadIdx.{1} does, or move the data through a tile in shared memory</source>
        <translation>lassen Sie threadIdx.x dort laufen, wo threadIdx.{1} läuft, oder führen Sie die Daten über eine Kachel im Shared Memory</translation>
    </message>
    <message>
        <source>bring the data in through a tile in shared memory that neighbouring threads fill together</source>
        <translation>holen Sie die Daten über eine Kachel im Shared Memory, die benachbarte Threads gemeinsam füllen</translation>
    </message>
    <message>
        <source>keep what neighbouring threads use side by side (a structure of arrays, or threads that are a block&apos;s width apart)</source>
        <translation>legen Sie nebeneinander, was benachbarte Threads benutzen (eine Struktur von Arrays, oder Threads im Abstand der Blockbreite)</translation>
    </message>
    <message>
        <source>let neighbouring threads use neighbouring elements</source>
        <translation>lassen Sie benachbarte Threads benachbarte Elemente benutzen</translation>
    </message>
    <message>
        <source>aligned to {1} it takes one</source>
        <translation>ausgerichtet auf {1} braucht es nur einen</translation>
    </message>
    <message>
        <source>padded and aligned to {1} it takes one</source>
        <translation>aufgefüllt und ausgerichtet auf {1} braucht es nur einen</translation>
    </message>
    <message>
        <source>aligned to {1} it takes {2}</source>
        <translation>ausgerichtet auf {1} braucht es {2}</translation>
    </message>
    <message>
        <source>keep its members in arrays of their own, or move it through shared memory in pieces that lie side by side for neighbouring threads</source>
        <translation>legen Sie seine Elemente in eigene Arrays, oder führen Sie es in Stücken über das Shared Memory, die für benachbarte Threads nebeneinander liegen</translation>
    </message>
    <message>
        <source>or {1}</source>
        <translation>oder {1}</translation>
    </message>
    <message>
        <source>let the threads that take part be neighbours, and use neighbouring elements</source>
        <translation>lassen Sie die Threads, die teilnehmen, Nachbarn sein und benachbarte Elemente benutzen</translation>
    </message>
    <message>
        <source>let warps begin at a multiple of {1} elements</source>
        <translation>lassen Sie Warps bei einem Vielfachen von {1} Elementen beginnen</translation>
    </message>
    <message>
        <source>let that be a multiple of {1} elements</source>
        <translation>machen Sie daraus ein Vielfaches von {1} Elementen</translation>
    </message>
    <message>
        <source>let rows begin at a multiple of {1} elements</source>
        <translation>lassen Sie Zeilen bei einem Vielfachen von {1} Elementen beginnen</translation>
    </message>
    <message>
        <source>let rows be a multiple of {1} elements apart, or let a warp use fewer of them</source>
        <translation>legen Sie Zeilen im Abstand eines Vielfachen von {1} Elementen ab, oder lassen Sie einen Warp weniger davon benutzen</translation>
    </message>
    <message>
        <source>let a block&apos;s width be a multiple of {1} threads</source>
        <translation>machen Sie die Breite eines Blocks zu einem Vielfachen von {1} Threads</translation>
    </message>
    <message>
        <source>let neighbouring threads use rows of a multiple of {1} elements</source>
        <translation>lassen Sie benachbarte Threads Zeilen von einem Vielfachen von {1} Elementen benutzen</translation>
    </message>
    <message>
        <source>make the rows of {1} one element longer (pad {1} 1)</source>
        <translation>machen Sie die Zeilen von {1} ein Element länger (pad {1} 1)</translation>
    </message>
    <message>
        <source>make the rows of {1} {2} elements longer (pad {1} {2})</source>
        <translation>machen Sie die Zeilen von {1} um {2} Elemente länger (pad {1} {2})</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between neighbouring threads there is none</source>
        <translation>mit {1} statt {2} zwischen benachbarten Threads gibt es keinen</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between threads that are neighbours along {3} there is none</source>
        <translation>mit {1} statt {2} zwischen Threads, die entlang {3} Nachbarn sind, gibt es keinen</translation>
    </message>
    <message>
        <source>Sentences from elsewhere</source>
        <translation>Sätze von anderswo</translation>
    </message>
    <message>
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message>
        <source>The kernel&apos;s language has no {1}.</source>
        <translation>Die Sprache des Kernels kennt das nicht: {1}.</translation>
    </message>
    <message>
        <source>What the analysis assumes, and where it ends</source>
        <translation>Was die Analyse annimmt und wo sie endet</translation>
    </message>
    <message>
        <source>Launch the kernel with numbers in this source, declare pointers `__restrict__` where they do not overlap, and make a part of a very large kernel a kernel of its own.</source>
        <translation>Starten Sie den Kernel in dieser Quelle mit Zahlen, deklarieren Sie Zeiger, die nicht überlappen, mit `__restrict__`, und machen Sie aus einem Teil eines sehr großen Kernels einen eigenen.</translation>
    </message>
    <message>
        <source>{1} is not negative.</source>
        <translation>{1} ist nicht negativ.</translation>
    </message>
    <message>
        <source>{1} is between {2} and {3}.</source>
        <translation>{1} liegt zwischen {2} und {3}.</translation>
    </message>
    <message>
        <source>A row&apos;s end is not passed: {1} is at least 0 and below {2}.</source>
        <translation>Das Ende einer Zeile wird nicht überschritten: {1} ist mindestens 0 und kleiner als {2}.</translation>
    </message>
    <message>
        <source>{1} leads to memory of its own in each block and iteration that loads it.</source>
        <translation>{1} führt in jedem Block und Durchlauf, der es lädt, zu eigenem Speicher.</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap.</source>
        <translation>{1} führen zu Speicher, der nicht überlappt.</translation>
    </message>
    <message>
        <source>The kernel is very large: in a part of it, calls and values that change in loops are not followed.</source>
        <translation>Der Kernel ist sehr groß: in einem Teil davon werden Aufrufe und Werte, die sich in Schleifen ändern, nicht verfolgt.</translation>
    </message>
    <message>
        <source>The loop has more pairs of accesses than are compared; what its iterations need of each other is not known.</source>
        <translation>Die Schleife hat mehr Paare von Zugriffen, als verglichen werden; was ihre Durchläufe voneinander brauchen, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; the rest was not looked at.</source>
        <translation>Der Kernel hat mehr Paare von Zugriffen, als verglichen werden; der Rest wurde nicht betrachtet.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; some dependences are not listed.</source>
        <translation>Der Kernel hat mehr Paare von Zugriffen, als verglichen werden; manche Abhängigkeiten sind nicht aufgeführt.</translation>
    </message>
    <message>
        <source>The barrier {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>Die Barriere {1} erreichen vielleicht nicht alle Threads eines Blocks gemeinsam, und wie sie danach weitermachen, ist nicht definiert.</translation>
    </message>
    <message>
        <source>The collective {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>Die kollektive Operation {1} erreichen vielleicht nicht alle Threads eines Blocks gemeinsam, und wie sie danach weitermachen, ist nicht definiert.</translation>
    </message>
    <message>
        <source>Data races</source>
        <translation>Datenwettläufe</translation>
    </message>
    <message>
        <source>Put a barrier between the two accesses, use an atomic, or give each thread elements of its own. Where a race is only possible, write the addresses so that they can be compared, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>Setzen Sie eine Barriere zwischen die beiden Zugriffe, benutzen Sie eine atomare Operation, oder geben Sie jedem Thread eigene Elemente. Wo ein Wettlauf nur möglich ist, schreiben Sie die Adressen so, dass sie sich vergleichen lassen, mit Indizes aus threadIdx, blockIdx, Zählern und Konstanten.</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. The result depends on which comes first; put a barrier between.</source>
        <translation>Threads eines Blocks benutzen {1} ohne eine Barriere dazwischen: {2}{3}. Das Ergebnis hängt davon ab, wer zuerst kommt; setzen Sie eine Barriere dazwischen.</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>Threads eines Blocks benutzen {1} ohne eine Barriere dazwischen: {2}{3}. Alle speichern denselben Wert, also ist die Reihenfolge gleichgültig.</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. The result depends on which comes first; use an atomic, or a kernel of its own.</source>
        <translation>Threads verschiedener Blöcke benutzen {1}, und nichts ordnet sie: {2}{3}. Das Ergebnis hängt davon ab, wer zuerst kommt; benutzen Sie eine atomare Operation oder einen eigenen Kernel.</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>Threads verschiedener Blöcke benutzen {1}, und nichts ordnet sie: {2}{3}. Alle speichern denselben Wert, also ist die Reihenfolge gleichgültig.</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}.</source>
        <translation>Threads eines Blocks benutzen vielleicht ein Element von {1} ohne eine Barriere dazwischen: {2}; {3}.</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>Threads eines Blocks benutzen vielleicht ein Element von {1} ohne eine Barriere dazwischen: {2}; {3}. Alle speichern denselben Wert, also ist die Reihenfolge gleichgültig.</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}.</source>
        <translation>Threads verschiedener Blöcke benutzen vielleicht ein Element von {1}: {2}; {3}.</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>Threads verschiedener Blöcke benutzen vielleicht ein Element von {1}: {2}; {3}. Alle speichern denselben Wert, also ist die Reihenfolge gleichgültig.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>{1} is read</source>
        <translation>{1} wird gelesen</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic</source>
        <translation>{1} wird atomar geändert</translation>
    </message>
    <message>
        <source>{1} is changed</source>
        <translation>{1} wird geändert</translation>
    </message>
    <message>
        <source>{1} by several threads</source>
        <translation>{1} durch mehrere Threads</translation>
    </message>
    <message>
        <source>{1} is read and written by several threads</source>
        <translation>{1} wird von mehreren Threads gelesen und geschrieben</translation>
    </message>
    <message>
        <source> (for example {1} and {2})</source>
        <translation> (zum Beispiel {1} und {2})</translation>
    </message>
    <message>
        <source> (for example {1} and {2}, with {3})</source>
        <translation> (zum Beispiel {1} und {2}, mit {3})</translation>
    </message>
    <message>
        <source>thread {1}</source>
        <translation>Thread {1}</translation>
    </message>
    <message>
        <source>thread {1} of block {2}</source>
        <translation>Thread {1} von Block {2}</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot;: {3}</source>
        <translation>{1} „{2}“: {3}</translation>
    </message>
    <message>
        <source>Words of a step</source>
        <translation>Die Wörter eines Schritts</translation>
    </message>
    <message>
        <source>Write the step as the reason says; the handbook&apos;s page of steps has examples.</source>
        <translation>Schreiben Sie den Schritt, wie der Grund es sagt; die Seite der Schritte im Handbuch hat Beispiele.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not known after {2}. It is written: {3}.</source>
        <translation>„{1}“ ist nach {2} nicht bekannt. Man schreibt: {3}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no loop; a loop is named by its counter (k) or by its line (L42). It is written: {2}.</source>
        <translation>„{1}“ nennt keine Schleife; eine Schleife nennt man mit ihrem Zähler (k) oder ihrer Zeile (L42). Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no array. It is written: {2}.</source>
        <translation>„{1}“ nennt kein Feld. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no macro. It is written: {2}.</source>
        <translation>„{1}“ nennt kein Makro. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no function. It is written: {2}.</source>
        <translation>„{1}“ nennt keine Funktion. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no pointer. It is written: {2}.</source>
        <translation>„{1}“ nennt keinen Zeiger. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no line. It is written: {2}.</source>
        <translation>„{1}“ ist keine Zeile. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>„{1}“ ist keine ganze Zahl. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is neither before nor after. It is written: {2}.</source>
        <translation>„{1}“ ist weder before noch after. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no place that this version knows. It is written: {2}.</source>
        <translation>„{1}“ ist kein Ort, den diese Version kennt. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>inline finds calls by the function&apos;s name, and {1} is called without one. It is written: {2}.</source>
        <translation>inline findet Aufrufe am Namen der Funktion, und {1} wird ohne einen aufgerufen. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop. It is written: {2}.</source>
        <translation>{1} braucht eine Schleife. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs another loop. It is written: {2}.</source>
        <translation>{1} braucht noch eine Schleife. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop and a factor. It is written: {2}.</source>
        <translation>{1} braucht eine Schleife und einen Faktor. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop and a number. It is written: {2}.</source>
        <translation>{1} braucht eine Schleife und eine Zahl. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop, and a number of iterations or a place. It is written: {2}.</source>
        <translation>{1} braucht eine Schleife, und eine Zahl von Durchläufen oder eine Stelle. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>split … at needs a place. It is written: {1}.</source>
        <translation>split … at braucht eine Stelle. Man schreibt: {1}.</translation>
    </message>
    <message>
        <source>{1} needs a factor. It is written: {2}.</source>
        <translation>{1} braucht einen Faktor. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs the dimension along which threads are merged: x, y or z. It is written: {2}.</source>
        <translation>{1} braucht die Achse, entlang der Threads zusammengelegt werden: x, y oder z. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a function. It is written: {2}.</source>
        <translation>{1} braucht eine Funktion. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a macro. It is written: {2}.</source>
        <translation>{1} braucht ein Makro. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs an array. It is written: {2}.</source>
        <translation>{1} braucht ein Feld. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a pointer parameter. It is written: {2}.</source>
        <translation>{1} braucht einen Zeigerparameter. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a kind of memory. It is written: {2}.</source>
        <translation>{1} braucht eine Art von Speicher. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs the number of iterations of a tile. It is written: {2}.</source>
        <translation>{1} braucht die Zahl der Durchläufe einer Kachel. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs the number of threads along x. It is written: {2}.</source>
        <translation>{1} braucht die Zahl der Threads entlang x. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs the largest number of threads of a block. It is written: {2}.</source>
        <translation>{1} braucht die größte Zahl von Threads eines Blocks. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a number of registers. It is written: {2}.</source>
        <translation>{1} braucht eine Zahl von Registern. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>move needs a line, before or after, and another line. It is written: {1}.</source>
        <translation>move braucht eine Zeile, before oder after, und noch eine Zeile. Man schreibt: {1}.</translation>
    </message>
    <message>
        <source>The factor &quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>Der Faktor „{1}“ ist keine ganze Zahl. Man schreibt: {2}.</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>Der Faktor {1} ist nicht möglich; er liegt zwischen 1 und {2}. Man schreibt: {3}.</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to the number of threads of a block along the dimension, at most {2}. It is written: {3}.</source>
        <translation>Der Faktor {1} ist nicht möglich; er liegt zwischen 1 und der Zahl der Threads eines Blocks entlang der Achse, höchstens {2}. Man schreibt: {3}.</translation>
    </message>
    <message>
        <source>Strips of {1} iterations are not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>Streifen von {1} Durchläufen sind nicht möglich; die Zahl liegt zwischen 1 und {2}. Man schreibt: {3}.</translation>
    </message>
    <message>
        <source>A row is padded with 1 to {1} elements, not {2}. It is written: {3}.</source>
        <translation>Eine Zeile wird mit 1 bis {1} Elementen aufgefüllt, nicht mit {2}. Man schreibt: {3}.</translation>
    </message>
    <message>
        <source>A block has three extents at most. It is written: {1}.</source>
        <translation>Ein Block hat höchstens drei Ausdehnungen. Man schreibt: {1}.</translation>
    </message>
    <message>
        <source>A block of {1} threads is too large; {2} are the most. It is written: {3}.</source>
        <translation>Ein Block von {1} Threads ist zu groß; höchstens sind es {2}. Man schreibt: {3}.</translation>
    </message>
    <message>
        <source>No multiprocessor holds {1} blocks of {2} threads; {3} threads are the most. It is written: {4}.</source>
        <translation>Kein Multiprozessor fasst {1} Blöcke von {2} Threads; höchstens sind es {3} Threads. Man schreibt: {4}.</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not a whole number. It is written: {3}.</source>
        <translation>{1} „{2}“ ist keine ganze Zahl. Man schreibt: {3}.</translation>
    </message>
    <message>
        <source>{1} is from {2} to {3}, not {4}. It is written: {5}.</source>
        <translation>{1} liegt zwischen {2} und {3} und ist nicht {4}. Man schreibt: {5}.</translation>
    </message>
    <message>
        <source>The number of threads along an axis</source>
        <translation>Die Zahl der Threads entlang einer Achse</translation>
    </message>
    <message>
        <source>The number of threads of a block</source>
        <translation>Die Zahl der Threads eines Blocks</translation>
    </message>
    <message>
        <source>The number of blocks of a multiprocessor</source>
        <translation>Die Zahl der Blöcke eines Multiprozessors</translation>
    </message>
    <message>
        <source>The number of registers of a thread</source>
        <translation>Die Zahl der Register eines Threads</translation>
    </message>
    <message>
        <source>The number of iterations of a tile</source>
        <translation>Die Zahl der Durchläufe einer Kachel</translation>
    </message>
    <message>
        <source>This passes on a sentence that is composed elsewhere: what a tool said.</source>
        <translation>Dies gibt einen Satz weiter, der anderswo entsteht: was ein Werkzeug gesagt hat.</translation>
    </message>
    <message>
        <source>it is defined inside the kernel; define it before</source>
        <translation>sie ist im Kernel definiert; definieren Sie sie davor</translation>
    </message>
    <message>
        <source>a lambda, which is not followed, holds {1}</source>
        <translation>ein Lambda, das nicht verfolgt wird, hält {1}</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands in a class that is defined inside the kernel, which this step does not rewrite; define the class before the kernel.</source>
        <translation>„{1}“ steht in einer Klasse, die im Kernel definiert ist und die dieser Schritt nicht umschreibt; definieren Sie die Klasse vor dem Kernel.</translation>
    </message>
    <message>
        <source>Code that is not followed</source>
        <translation>Code, das nicht verfolgt wird</translation>
    </message>
    <message>
        <source>Write out what such code does. Define functions in a file or header that the source includes, and call them by their names.</source>
        <translation>Schreiben Sie aus, was solcher Code tut. Definieren Sie Funktionen in einer Datei oder einem Header, die die Quelle einbindet, und rufen Sie sie mit ihrem Namen auf.</translation>
    </message>
    <message>
        <source>a structured binding</source>
        <translation>eine strukturierte Bindung</translation>
    </message>
    <message>
        <source>a structured binding by get()</source>
        <translation>eine strukturierte Bindung mit get()</translation>
    </message>
    <message>
        <source>a loop over the range of a class, whose begin(), end() and ++ are not followed</source>
        <translation>eine Schleife über den Bereich einer Klasse, deren begin(), end() und ++ nicht verfolgt werden</translation>
    </message>
    <message>
        <source>a loop over a list in braces, whose elements are not followed</source>
        <translation>eine Schleife über eine Liste in geschweiften Klammern, deren Elemente nicht verfolgt werden</translation>
    </message>
    <message>
        <source>a declaration that is not followed ({1})</source>
        <translation>eine Deklaration, die nicht verfolgt wird ({1})</translation>
    </message>
    <message>
        <source>a statement that is not followed ({1})</source>
        <translation>eine Anweisung, die nicht verfolgt wird ({1})</translation>
    </message>
    <message>
        <source>an expression that is not followed ({1})</source>
        <translation>ein Ausdruck, der nicht verfolgt wird ({1})</translation>
    </message>
    <message>
        <source>a statement expression</source>
        <translation>ein Anweisungsausdruck</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>the destructor of {1}</source>
        <translation>der Destruktor von {1}</translation>
    </message>
    <message>
        <source>the destructor of a temporary {1}</source>
        <translation>der Destruktor eines temporären Objekts {1}</translation>
    </message>
    <message>
        <source>goto</source>
        <translation>goto</translation>
    </message>
    <message>
        <source>the instruction &quot;{1}&quot; of inline assembly</source>
        <translation>der Befehl „{1}“ in Inline-Assembler</translation>
    </message>
    <message>
        <source>a constructor of {1}, which an instantiation of the template runs</source>
        <translation>ein Konstruktor von {1}, den eine Instanz des Templates ausführt</translation>
    </message>
    <message>
        <source>{1}, which an instantiation of the template runs</source>
        <translation>{1}, das eine Instanz des Templates ausführt</translation>
    </message>
    <message>
        <source>calls {1}: {2}</source>
        <translation>ruft {1} auf: {2}</translation>
    </message>
    <message>
        <source>what is called here</source>
        <translation>was hier aufgerufen wird</translation>
    </message>
    <message>
        <source>itself by way of others</source>
        <translation>sich selbst über andere</translation>
    </message>
    <message>
        <source>such circles are not followed</source>
        <translation>solche Kreise werden nicht verfolgt</translation>
    </message>
    <message>
        <source>it is built into the compiler, and its effect is not known here</source>
        <translation>sie ist im Compiler eingebaut, und ihre Wirkung ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>it is handed a function that may do more than compute</source>
        <translation>ihr wird eine Funktion übergeben, die mehr tun kann als rechnen</translation>
    </message>
    <message>
        <source>it is declared in a header of the system or of CUDA, whose functions are not followed</source>
        <translation>sie ist in einem Header des Systems oder von CUDA deklariert, dessen Funktionen nicht verfolgt werden</translation>
    </message>
    <message>
        <source>it is a function of the library {1}, which is not followed</source>
        <translation>sie ist eine Funktion der Bibliothek {1}, die nicht verfolgt wird</translation>
    </message>
    <message>
        <source>the compiler reports an error in its body</source>
        <translation>der Compiler meldet einen Fehler in ihrem Rumpf</translation>
    </message>
    <message>
        <source>its body is not in this unit</source>
        <translation>ihr Rumpf ist nicht in dieser Übersetzungseinheit</translation>
    </message>
    <message>
        <source>it is virtual, and which function it is the object&apos;s type tells when the kernel runs</source>
        <translation>sie ist virtuell, und welche Funktion es ist, sagt der Typ des Objekts erst, wenn der Kernel läuft</translation>
    </message>
    <message>
        <source>it is a pointer, and which functions it may lead to is not known</source>
        <translation>es ist ein Zeiger, und zu welchen Funktionen er führen kann, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the compiler cannot tell which function it is</source>
        <translation>der Compiler kann nicht sagen, welche Funktion es ist</translation>
    </message>
    <message>
        <source>it is declared for the host alone</source>
        <translation>sie ist nur für den Host deklariert</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and what it then does cannot be followed from the template&apos;s text</source>
        <translation>sie hängt von den Argumenten des Templates ab, und was sie dann tut, lässt sich aus dem Text des Templates nicht verfolgen</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and nothing in this unit instantiates the template</source>
        <translation>sie hängt von den Argumenten des Templates ab, und nichts in dieser Übersetzungseinheit instanziiert das Template</translation>
    </message>
    <message>
        <source>Code that is not read whole</source>
        <translation>Code, der nicht ganz gelesen ist</translation>
    </message>
    <message>
        <source>Mend the errors that are listed, or name the folders of missing headers with -I.</source>
        <translation>Beheben Sie die Fehler, die aufgeführt sind, oder nennen Sie die Ordner fehlender Header mit -I.</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1}; nvcc may.</source>
        <translation>Clang, mit dem Warpgrain Quellen liest, nimmt dies nicht an: {1}; nvcc vielleicht schon.</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1} ({2}); nvcc may.</source>
        <translation>Clang, mit dem Warpgrain Quellen liest, nimmt dies nicht an: {1} ({2}); nvcc vielleicht schon.</translation>
    </message>
    <message>
        <source>{1}. Name its folder with -I.</source>
        <translation>{1}. Nennen Sie den Ordner mit -I.</translation>
    </message>
    <message>
        <source>{1} ({2}). Name its folder with -I.</source>
        <translation>{1} ({2}). Nennen Sie den Ordner mit -I.</translation>
    </message>
    <message>
        <source>It holds an expression with an error.</source>
        <translation>Darin steht ein Ausdruck mit einem Fehler.</translation>
    </message>
    <message>
        <source>It names {1}, whose declaration has an error.</source>
        <translation>Darin wird {1} genannt, dessen Deklaration einen Fehler hat.</translation>
    </message>
    <message>
        <source>Its declaration has an error.</source>
        <translation>Die Deklaration hat einen Fehler.</translation>
    </message>
    <message>
        <source>Its last brace is missing.</source>
        <translation>Die letzte geschweifte Klammer fehlt.</translation>
    </message>
    <message>
        <source>What stands before it, outside of all functions, has an error and may change what it means. {1}</source>
        <translation>Was davor steht, außerhalb aller Funktionen, hat einen Fehler und kann die Bedeutung ändern. {1}</translation>
    </message>
    <message>
        <source>{1}, which it calls, is not read whole. {2}</source>
        <translation>{1}, das aufgerufen wird, ist nicht ganz gelesen. {2}</translation>
    </message>
    <message>
        <source>{1}, which it names, is not read whole. {2}</source>
        <translation>{1}, das genannt wird, ist nicht ganz gelesen. {2}</translation>
    </message>
    <message>
        <source>Values and addresses that are not followed</source>
        <translation>Werte und Adressen, die nicht verfolgt werden</translation>
    </message>
    <message>
        <source>Compute addresses from indices, counters, parameters and constants. An index that is loaded from memory, or chosen by a condition that is not followed, may be anything.</source>
        <translation>Berechnen Sie Adressen aus Indizes, Zählern, Parametern und Konstanten. Ein Index, der aus dem Speicher geladen oder von einer nicht verfolgten Bedingung gewählt wird, kann alles sein.</translation>
    </message>
    <message>
        <source>{1} bytes are copied, and how many is not known</source>
        <translation>{1} Bytes werden kopiert, und wie viele es sind, ist nicht bekannt</translation>
    </message>
    <message>
        <source>{1} calls itself</source>
        <translation>{1} ruft sich selbst auf</translation>
    </message>
    <message>
        <source>{1} changes in the loop in a way that is not followed</source>
        <translation>{1} ändert sich in der Schleife auf eine Weise, die nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} changes what it captured</source>
        <translation>{1} ändert, was es eingefangen hat</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the block</source>
        <translation>{1} kommt von anderen Threads des Blocks</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the warp</source>
        <translation>{1} kommt von anderen Threads des Warps</translation>
    </message>
    <message>
        <source>{1} depends on a condition that is not followed</source>
        <translation>{1} hängt von einer Bedingung ab, die nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} divides an index by what is no constant</source>
        <translation>{1} teilt einen Index durch etwas, das keine Konstante ist</translation>
    </message>
    <message>
        <source>{1} ends the loop at an iteration that is not known</source>
        <translation>{1} beendet die Schleife bei einer Iteration, die nicht bekannt ist</translation>
    </message>
    <message>
        <source>{1} has a default argument</source>
        <translation>{1} hat ein Standardargument</translation>
    </message>
    <message>
        <source>{1} has an element type that is not known</source>
        <translation>{1} hat einen Elementtyp, der nicht bekannt ist</translation>
    </message>
    <message>
        <source>{1} has no body in this file</source>
        <translation>{1} hat in dieser Datei keinen Rumpf</translation>
    </message>
    <message>
        <source>{1} has no value yet</source>
        <translation>{1} hat noch keinen Wert</translation>
    </message>
    <message>
        <source>{1} has temporary storage that is not followed</source>
        <translation>{1} hat temporären Speicher, der nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}</source>
        <translation>{1} enthält, was nicht verfolgt wird: {2}</translation>
    </message>
    <message>
        <source>{1} is a bit-field</source>
        <translation>{1} ist ein Bitfeld</translation>
    </message>
    <message>
        <source>{1} is a condition that is not followed</source>
        <translation>{1} ist eine Bedingung, die nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} is a difference of pointers</source>
        <translation>{1} ist eine Differenz von Zeigern</translation>
    </message>
    <message>
        <source>{1} is a function that is not known</source>
        <translation>{1} ist eine Funktion, die nicht bekannt ist</translation>
    </message>
    <message>
        <source>{1} is a group of threads</source>
        <translation>{1} ist eine Gruppe von Threads</translation>
    </message>
    <message>
        <source>{1} is a lambda</source>
        <translation>{1} ist ein Lambda</translation>
    </message>
    <message>
        <source>{1} is a library&apos;s object</source>
        <translation>{1} ist ein Objekt einer Bibliothek</translation>
    </message>
    <message>
        <source>{1} is a part of a variable that is not followed</source>
        <translation>{1} ist ein Teil einer Variablen, die nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} is a time</source>
        <translation>{1} ist eine Zeit</translation>
    </message>
    <message>
        <source>{1} is allocated</source>
        <translation>{1} wird angefordert</translation>
    </message>
    <message>
        <source>{1} is an atomic&apos;s old value</source>
        <translation>{1} ist der alte Wert einer atomaren Operation</translation>
    </message>
    <message>
        <source>{1} is called in a form that is not followed</source>
        <translation>{1} wird in einer Form aufgerufen, die nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} is called too deeply to follow</source>
        <translation>{1} wird zu tief verschachtelt aufgerufen, um verfolgt zu werden</translation>
    </message>
    <message>
        <source>{1} is captured by a lambda</source>
        <translation>{1} wird von einem Lambda eingefangen</translation>
    </message>
    <message>
        <source>{1} is changed by a call</source>
        <translation>{1} wird von einem Aufruf geändert</translation>
    </message>
    <message>
        <source>{1} is changed through another type</source>
        <translation>{1} wird über einen anderen Typ geändert</translation>
    </message>
    <message>
        <source>{1} is computed by a function</source>
        <translation>{1} wird von einer Funktion berechnet</translation>
    </message>
    <message>
        <source>{1} is computed from what is not known</source>
        <translation>{1} wird aus etwas berechnet, das nicht bekannt ist</translation>
    </message>
    <message>
        <source>{1} is converted to an integer</source>
        <translation>{1} wird in eine ganze Zahl umgewandelt</translation>
    </message>
    <message>
        <source>{1} is found in a loop of a function</source>
        <translation>{1} wird in einer Schleife einer Funktion gefunden</translation>
    </message>
    <message>
        <source>{1} is gone through element by element</source>
        <translation>{1} wird Element für Element durchlaufen</translation>
    </message>
    <message>
        <source>{1} is handed a function that may do more than compute</source>
        <translation>{1} erhält eine Funktion, die mehr tun kann als rechnen</translation>
    </message>
    <message>
        <source>{1} is handed a pointer that is not followed</source>
        <translation>{1} erhält einen Zeiger, der nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} is handed an iterator that is not followed</source>
        <translation>{1} erhält einen Iterator, der nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} is handed memory that it may use</source>
        <translation>{1} erhält Speicher, den es benutzen kann</translation>
    </message>
    <message>
        <source>{1} is inline assembly</source>
        <translation>{1} ist Inline-Assembler</translation>
    </message>
    <message>
        <source>{1} is loaded from memory</source>
        <translation>{1} wird aus dem Speicher geladen</translation>
    </message>
    <message>
        <source>{1} is made a pointer</source>
        <translation>{1} wird zu einem Zeiger gemacht</translation>
    </message>
    <message>
        <source>{1} is made by a constructor that is not followed</source>
        <translation>{1} wird von einem Konstruktor erzeugt, der nicht verfolgt wird</translation>
    </message>
    <message>
        <source>{1} is made by a constructor</source>
        <translation>{1} wird von einem Konstruktor erzeugt</translation>
    </message>
    <message>
        <source>{1} is nested too deeply to follow</source>
        <translation>{1} ist zu tief verschachtelt, um verfolgt zu werden</translation>
    </message>
    <message>
        <source>{1} is not computed from integers alone</source>
        <translation>{1} wird nicht aus ganzen Zahlen allein berechnet</translation>
    </message>
    <message>
        <source>{1} is not computed from integers</source>
        <translation>{1} wird nicht aus ganzen Zahlen berechnet</translation>
    </message>
    <message>
        <source>{1} is not followed in a function with jumps or hidden code</source>
        <translation>{1} wird in einer Funktion mit Sprüngen oder verborgenem Code nicht verfolgt</translation>
    </message>
    <message>
        <source>{1} is not followed</source>
        <translation>{1} wird nicht verfolgt</translation>
    </message>
    <message>
        <source>{1} is a kernel that runs beside this one</source>
        <translation>{1} ist ein Kernel, der neben diesem läuft</translation>
    </message>
    <message>
        <source>{1} may be negative as a signed number</source>
        <translation>{1} kann als Zahl mit Vorzeichen negativ sein</translation>
    </message>
    <message>
        <source>{1} is not known</source>
        <translation>{1} ist nicht bekannt</translation>
    </message>
    <message>
        <source>{1} is read as another type</source>
        <translation>{1} wird als anderer Typ gelesen</translation>
    </message>
    <message>
        <source>{1} is set by a library&apos;s collective</source>
        <translation>{1} wird von einer gemeinsamen Operation einer Bibliothek gesetzt</translation>
    </message>
    <message>
        <source>{1} is set by inline assembly</source>
        <translation>{1} wird von Inline-Assembler gesetzt</translation>
    </message>
    <message>
        <source>{1} is the object that the function is called on</source>
        <translation>{1} ist das Objekt, auf dem die Funktion aufgerufen wird</translation>
    </message>
    <message>
        <source>{1} is too large a formula to follow</source>
        <translation>{1} ist eine zu große Formel, um verfolgt zu werden</translation>
    </message>
    <message>
        <source>{1} is what the threads of the block vote</source>
        <translation>{1} ist, worüber die Threads des Blocks abstimmen</translation>
    </message>
    <message>
        <source>{1} is where a run begins whose length is not known</source>
        <translation>{1} ist der Anfang eines Bereichs, dessen Länge nicht bekannt ist</translation>
    </message>
    <message>
        <source>{1} leads through a pointer that is not known</source>
        <translation>{1} führt durch einen Zeiger, der nicht bekannt ist</translation>
    </message>
    <message>
        <source>{1} may be changed by a call</source>
        <translation>{1} kann von einem Aufruf geändert werden</translation>
    </message>
    <message>
        <source>{1} may be changed through a pointer that is not known</source>
        <translation>{1} kann durch einen Zeiger geändert werden, der nicht bekannt ist</translation>
    </message>
    <message>
        <source>{1} multiplies several indices</source>
        <translation>{1} multipliziert mehrere Indizes</translation>
    </message>
    <message>
        <source>{1} multiplies two indices</source>
        <translation>{1} multipliziert zwei Indizes</translation>
    </message>
    <message>
        <source>{1} points to one of several arrays</source>
        <translation>{1} zeigt auf eines von mehreren Arrays</translation>
    </message>
    <message>
        <source>{1} shares its bytes with a member that was written</source>
        <translation>{1} teilt seine Bytes mit einem Member, der geschrieben wurde</translation>
    </message>
    <message>
        <source>{1} takes the bits of an index apart</source>
        <translation>{1} nimmt die Bits eines Index auseinander</translation>
    </message>
    <message>
        <source>{1} tells which thread this is</source>
        <translation>{1} sagt, welcher Thread dies ist</translation>
    </message>
    <message>
        <source>{1} uses a run whose length is not known</source>
        <translation>{1} benutzt einen Bereich, dessen Länge nicht bekannt ist</translation>
    </message>
    <message>
        <source>{1} wraps around below 0</source>
        <translation>{1} läuft unter 0 um</translation>
    </message>
    <message>
        <source>{1} may wrap around</source>
        <translation>{1} kann umlaufen</translation>
    </message>
    <message>
        <source>{1} is made for blocks of {2} x {3} x {4} threads</source>
        <translation>{1} ist für Blöcke aus {2} x {3} x {4} Threads gemacht</translation>
    </message>
    <message>
        <source>a part of the address</source>
        <translation>ein Teil der Adresse</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>what the pointer leads to is not followed</source>
        <translation>worauf der Zeiger führt, wird nicht verfolgt</translation>
    </message>
    <message>
        <source>how {1} uses its temporary storage is the library&apos;s choice</source>
        <translation>wie {1} seinen temporären Speicher benutzt, entscheidet die Bibliothek</translation>
    </message>
    <message>
        <source>which thread of {1} uses which part of a run is the library&apos;s choice</source>
        <translation>welcher Thread von {1} welchen Teil eines Bereichs benutzt, entscheidet die Bibliothek</translation>
    </message>
    <message>
        <source>{1} byte</source>
        <translation>{1} Byte</translation>
    </message>
    <message>
        <source>{1} bytes</source>
        <translation>{1} Bytes</translation>
    </message>
    <message>
        <source>in how many requests {1} moves {2} for a thread is for the compiler to say</source>
        <translation>mit wie vielen Anforderungen {1} für einen Thread {2} bewegt, entscheidet der Compiler</translation>
    </message>
    <message>
        <source>in how many requests {1} are moved for a thread is for the compiler to say</source>
        <translation>mit wie vielen Anforderungen {1} für einen Thread bewegt werden, entscheidet der Compiler</translation>
    </message>
    <message>
        <source>Pairs of accesses that cannot be told apart</source>
        <translation>Paare von Zugriffen, die sich nicht unterscheiden lassen</translation>
    </message>
    <message>
        <source>Declare pointers __restrict__ where they do not overlap, launch the kernel with numbers in this source, and index with values that do not depend on other threads.</source>
        <translation>Deklarieren Sie Zeiger, die sich nicht überlappen, als __restrict__, starten Sie den Kernel in dieser Quelle mit Zahlen, und indizieren Sie mit Werten, die nicht von anderen Threads abhängen.</translation>
    </message>
    <message>
        <source>{1} has no linear form</source>
        <translation>{1} hat keine lineare Form</translation>
    </message>
    <message>
        <source>{1} may differ between blocks</source>
        <translation>{1} kann sich zwischen Blöcken unterscheiden</translation>
    </message>
    <message>
        <source>{1} multiplies values that are not known</source>
        <translation>{1} multipliziert Werte, die nicht bekannt sind</translation>
    </message>
    <message>
        <source>an index is too large to follow</source>
        <translation>ein Index ist zu groß, um verfolgt zu werden</translation>
    </message>
    <message>
        <source>a condition in a called function is not followed</source>
        <translation>eine Bedingung in einer aufgerufenen Funktion wird nicht verfolgt</translation>
    </message>
    <message>
        <source>an earlier round may have ended the loop</source>
        <translation>eine frühere Runde kann die Schleife beendet haben</translation>
    </message>
    <message>
        <source>the subscripts are too complicated to compare</source>
        <translation>die Indizes sind zu kompliziert, um verglichen zu werden</translation>
    </message>
    <message>
        <source>it depends on the launch</source>
        <translation>es hängt vom Start des Kernels ab</translation>
    </message>
    <message>
        <source>whether it is so in every launch takes too long to find out</source>
        <translation>ob es bei jedem Start so ist, lässt sich nicht in der gegebenen Zeit herausfinden</translation>
    </message>
    <message>
        <source>whether threads come to {1} in between is not known</source>
        <translation>ob Threads dazwischen zu {1} kommen, ist nicht bekannt</translation>
    </message>
    <message>
        <source>how threads go on that wait at {1} without the others is not defined</source>
        <translation>wie Threads weitermachen, die ohne die anderen an {1} warten, ist nicht definiert</translation>
    </message>
    <message>
        <source>which threads meet at {1} is not known</source>
        <translation>welche Threads sich an {1} treffen, ist nicht bekannt</translation>
    </message>
    <message>
        <source>whether {1} orders the two in between is its library&apos;s choice</source>
        <translation>ob {1} dazwischen die beiden ordnet, entscheidet dessen Bibliothek</translation>
    </message>
    <message>
        <source>threads may wait for each other in line {1}</source>
        <translation>Threads können in Zeile {1} aufeinander warten</translation>
    </message>
    <message>
        <source>nothing tells whether rows run into each other</source>
        <translation>nichts sagt, ob Zeilen ineinander laufen</translation>
    </message>
    <message>
        <source>{1} and {2} may be one pointer</source>
        <translation>{1} und {2} können ein Zeiger sein</translation>
    </message>
    <message>
        <source>{1} is changed atomically for the threads of one block alone</source>
        <translation>{1} wird nur für die Threads eines Blocks atomar geändert</translation>
    </message>
    <message>
        <source>atomic operations on {1} and on {2} bytes are not atomic for each other</source>
        <translation>atomare Operationen auf {1} und auf {2} Bytes sind füreinander nicht atomar</translation>
    </message>
    <message>
        <source>{1} leads to memory that is not known</source>
        <translation>{1} führt zu Speicher, der nicht bekannt ist</translation>
    </message>
    <message>
        <source>it goes on until it is waited for, and which thread copies what is the library&apos;s choice</source>
        <translation>es läuft weiter, bis darauf gewartet wird, und welcher Thread was kopiert, entscheidet die Bibliothek</translation>
    </message>
    <message>
        <source>which thread uses which part of it is the library&apos;s choice</source>
        <translation>welcher Thread welchen Teil davon benutzt, entscheidet die Bibliothek</translation>
    </message>
    <message>
        <source>what {1} does with it is not known</source>
        <translation>was {1} damit tut, ist nicht bekannt</translation>
    </message>
    <message>
        <source>it is not known where {1} leads</source>
        <translation>es ist nicht bekannt, wohin {1} führt</translation>
    </message>
    <message>
        <source>{1} and {2} may lead to the same memory; declare them __restrict__ where they do not</source>
        <translation>{1} und {2} können zu demselben Speicher führen; deklarieren Sie sie als __restrict__, wo sie es nicht tun</translation>
    </message>
    <message>
        <source>they may be the same element</source>
        <translation>sie können dasselbe Element sein</translation>
    </message>
    <message>
        <source>only threads with {1} reach it</source>
        <translation>nur Threads mit {1} erreichen sie</translation>
    </message>
    <message>
        <source>a condition around the barrier, or a loop&apos;s trip count, may differ between threads</source>
        <translation>eine Bedingung um die Barriere oder die Zahl der Iterationen einer Schleife kann sich zwischen Threads unterscheiden</translation>
    </message>
    <message>
        <source>threads have parted at the barrier in line {1}</source>
        <translation>Threads haben sich an der Barriere in Zeile {1} getrennt</translation>
    </message>
    <message>
        <source>what decides it may be loaded from {1}, on which threads may race</source>
        <translation>was darüber entscheidet, wird vielleicht aus {1} geladen, um das sich Threads einen Wettlauf liefern können</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; gave a text that does not compile ({3}). The source is unchanged. Please report it with the kernel.</source>
        <translation>{1} „{2}“ ergab einen Text, der sich nicht übersetzen lässt ({3}). Die Quelle ist unverändert. Bitte melden Sie es mit dem Kernel.</translation>
    </message>
    <message>
        <source>The kernel {1} is lost when its directives are taken out.</source>
        <translation>Der Kernel {1} geht verloren, wenn seine Direktiven herausgenommen werden.</translation>
    </message>
    <message>
        <source>A file is new after a step: {1}.</source>
        <translation>Eine Datei ist nach einem Schritt neu: {1}.</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Sharing a loop out over lanes</source>
        <translation>Eine Schleife auf Lanes aufteilen</translation>
    </message>
    <message>
        <source>A group of lanes does the work of one thread, and one of them all that must be done once. Write sums as `sum += …`, put what changes memory into statements of its own, and keep what lanes could tell apart (warp operations, clocks, results of atomics) out of the kernel.</source>
        <translation>Eine Gruppe von Lanes tut die Arbeit eines Threads, und eine von ihnen alles, was nur einmal getan werden darf. Schreiben Sie Summen als `sum += …`, geben Sie dem, was Speicher ändert, eigene Anweisungen, und halten Sie aus dem Kernel heraus, woran Lanes sich unterscheiden könnten (Warp-Operationen, Uhren, Ergebnisse von Atomics).</translation>
    </message>
    <message>
        <source>A loop is shared out over 2, 4, 8, 16 or 32 lanes, not {1}. It is written: {2}.</source>
        <translation>Eine Schleife wird auf 2, 4, 8, 16 oder 32 Lanes aufgeteilt, nicht auf {1}. Geschrieben wird das: {2}.</translation>
    </message>
    <message>
        <source>The lanes would add {1} up in another order, and {2} rounds differently then; &quot;{3}&quot; allows another order.</source>
        <translation>Die Lanes würden {1} in anderer Reihenfolge aufsummieren, und {2} rundet dann anders; „{3}“ erlaubt eine andere Reihenfolge.</translation>
    </message>
    <message>
        <source>Another order of the sum {1} is as good as the loop&apos;s: {2} rounds differently in each.</source>
        <translation>Eine andere Reihenfolge der Summe {1} ist so gut wie die der Schleife: {2} rundet in jeder anders.</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; where a lane begins, it could pass below 0. Let it count up, or give it a sign.</source>
        <translation>{1} hat kein Vorzeichen und zählt abwärts; wo eine Lane beginnt, könnte es unter 0 geraten. Lassen Sie es aufwärts zählen, oder geben Sie ihm ein Vorzeichen.</translation>
    </message>
    <message>
        <source>The lanes cannot exchange {1}, which is of type {2}; integers and floating-point numbers of 4 and 8 bytes they can.</source>
        <translation>Die Lanes können {1} nicht austauschen, das vom Typ {2} ist; ganze Zahlen und Gleitkommazahlen von 4 und 8 Byte können sie.</translation>
    </message>
    <message>
        <source>{1} is given a value in the loop and used outside of it ({2}); of the lanes that share the loop out, each would have another one.</source>
        <translation>{1} bekommt in der Schleife einen Wert und wird außerhalb verwendet ({2}); von den Lanes, die sich die Schleife teilen, hätte jede einen anderen.</translation>
    </message>
    <message>
        <source>The loop writes {1}, of which each lane has its own; the others would not see it after the loop ({2}).</source>
        <translation>Die Schleife schreibt {1}, wovon jede Lane ihr eigenes hat; die anderen sähen es nach der Schleife nicht ({2}).</translation>
    </message>
    <message>
        <source>One lane alone may change memory here, and this statement also gives {1} a value, which all lanes need; make two statements of it.</source>
        <translation>Hier darf nur eine Lane Speicher ändern, und diese Anweisung gibt auch {1} einen Wert, den alle Lanes brauchen; machen Sie zwei Anweisungen daraus.</translation>
    </message>
    <message>
        <source>One lane alone may change memory here; make a statement of its own of what does.</source>
        <translation>Hier darf nur eine Lane Speicher ändern; geben Sie dem, was ihn ändert, eine eigene Anweisung.</translation>
    </message>
    <message>
        <source>One lane alone may do {1} here, and the others would need what it gives back.</source>
        <translation>Nur eine Lane darf hier {1} ausführen, und die anderen bräuchten, was es zurückgibt.</translation>
    </message>
    <message>
        <source>{1} would be done by each lane of a group; take it out of the kernel.</source>
        <translation>{1} würde von jeder Lane einer Gruppe getan; nehmen Sie es aus dem Kernel heraus.</translation>
    </message>
    <message>
        <source>All lanes of a group read {1} here, which atomics change meanwhile; they might see different values.</source>
        <translation>Alle Lanes einer Gruppe lesen hier {1}, das Atomics währenddessen ändern; sie könnten verschiedene Werte sehen.</translation>
    </message>
    <message>
        <source>The function {1} reads {2}, which this step changes; write it out in the kernel (inline {1}).</source>
        <translation>Die Funktion {1} liest {2}, das dieser Schritt ändert; schreiben Sie sie im Kernel aus (inline {1}).</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; with {2} lanes for each they would have {3}, and {4} are the most.</source>
        <translation>Dieser Start hat Blöcke von {1} Threads; mit {2} Lanes für jeden hätten sie {3}, und {4} sind das Höchste.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds of {1} threads would become {2}, and {3} are the most.</source>
        <translation>Aus den Startgrenzen des Kernels von {1} Threads würden {2}, und {3} sind das Höchste.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must multiply the block&apos;s extent along x by {1}; the block then has at most {2} threads.</source>
        <translation>In dieser Übersetzungseinheit ist kein Start des Kernels: Wer ihn startet, muss die Ausdehnung des Blocks entlang x mit {1} malnehmen; der Block hat dann höchstens {2} Threads.</translation>
    </message>
    <message>
        <source>sharing the loop out over lanes</source>
        <translation>das Aufteilen der Schleife auf Lanes</translation>
    </message>
    <message>
        <source>Pointers that a launch passes twice</source>
        <translation>Zeiger, die ein Start doppelt übergibt</translation>
    </message>
    <message>
        <source>Hand over memory of its own for each of the two parameters, or make sure that each thread reads only what it writes itself.</source>
        <translation>Übergeben Sie jedem der beiden Parameter eigenen Speicher, oder sorgen Sie dafür, dass jeder Thread nur liest, was er selbst schreibt.</translation>
    </message>
    <message>
        <source>the launch in {1} passes {2} for both {3} and {4}</source>
        <translation>der Start in {1} übergibt {2} sowohl für {3} als auch für {4}</translation>
    </message>
    <message>
        <source>{1}, and {2}</source>
        <translation>{1}, und {2}</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap, except where a launch passes one pointer for two of them.</source>
        <translation>{1} führen zu Speicher, der nicht überlappt, außer wo ein Start einen Zeiger für zwei von ihnen übergibt.</translation>
    </message>
    <message>
        <source>{1} needs an array and a number. It is written: {2}.</source>
        <translation>{1} braucht ein Array und eine Zahl. Geschrieben wird das: {2}.</translation>
    </message>
    <message>
        <source>{1} needs two different ones of x, y and z. It is written: {2}.</source>
        <translation>{1} braucht zwei verschiedene von x, y und z. Geschrieben wird das: {2}.</translation>
    </message>
    <message>
        <source>Loading and storing vectors</source>
        <translation>Vektoren laden und speichern</translation>
    </message>
    <message>
        <source>A vector holds neighbouring elements that one thread uses together, the first of them at a multiple of their number. Merge adjacent threads (`coarsen x 4 adjacent`) or unroll a loop first, and find elements by counters, constants and sizes that are multiples.</source>
        <translation>Ein Vektor enthält benachbarte Elemente, die ein Thread zusammen benutzt, das erste davon an einem Vielfachen ihrer Zahl. Verschmelzen Sie zuerst benachbarte Threads (`coarsen x 4 adjacent`), oder rollen Sie eine Schleife aus, und finden Sie Elemente über Zähler, Konstanten und Größen, die Vielfache sind.</translation>
    </message>
    <message>
        <source>A vector has 2 or 4 elements, not {1}. It is written: {2}.</source>
        <translation>Ein Vektor hat 2 oder 4 Elemente, nicht {1}. Geschrieben wird das: {2}.</translation>
    </message>
    <message>
        <source>There are no vectors of {1} elements of {2}, which are of type {3}.</source>
        <translation>Es gibt keine Vektoren aus {1} Elementen von {2}; sie haben den Typ {3}.</translation>
    </message>
    <message>
        <source>Nowhere does a thread use {1} neighbouring elements of {2} in statements that follow each other, or in a loop of {1} iterations; merge {1} adjacent threads, unroll a loop or split it first.</source>
        <translation>Nirgends benutzt ein Thread {1} benachbarte Elemente von {2} in Anweisungen, die aufeinander folgen, oder in einer Schleife mit {1} Iterationen; verschmelzen Sie zuerst {1} benachbarte Threads, rollen Sie eine Schleife aus, oder teilen Sie sie.</translation>
    </message>
    <message>
        <source>{1} lies {2} elements behind a multiple of {3}; vectors begin at multiples.</source>
        <translation>{1} liegt {2} Elemente hinter einem Vielfachen von {3}; Vektoren beginnen an Vielfachen.</translation>
    </message>
    <message>
        <source>Whether {1} lies at a multiple of {2} elements is not known: its place depends on {3}.</source>
        <translation>Ob {1} an einem Vielfachen von {2} Elementen liegt, ist nicht bekannt: Sein Ort hängt von {3} ab.</translation>
    </message>
    <message>
        <source>{1} is a multiple of {2}.</source>
        <translation>{1} ist ein Vielfaches von {2}.</translation>
    </message>
    <message>
        <source>{1} leads to an address that is a multiple of {2} bytes, in every launch.</source>
        <translation>{1} führt bei jedem Start zu einer Adresse, die ein Vielfaches von {2} Bytes ist.</translation>
    </message>
    <message>
        <source>{1} is used under a condition; a vector would use all {2} elements in any case.</source>
        <translation>{1} wird nur unter einer Bedingung benutzt; ein Vektor würde alle {2} Elemente auf jeden Fall benutzen.</translation>
    </message>
    <message>
        <source>That this condition holds for the first and the last of {1} elements does not say that it holds for those between.</source>
        <translation>Dass diese Bedingung für das erste und das letzte von {1} Elementen gilt, sagt nicht, dass sie für die dazwischen gilt.</translation>
    </message>
    <message>
        <source>{1} is found by {2}, which cannot be computed before the first of its neighbours is used.</source>
        <translation>{1} wird über {2} gefunden, und das kann nicht berechnet werden, bevor der erste seiner Nachbarn benutzt wird.</translation>
    </message>
    <message>
        <source>{1} cannot be aligned to {2} bytes where it is declared.</source>
        <translation>{1} kann dort, wo es deklariert ist, nicht auf {2} Bytes ausgerichtet werden.</translation>
    </message>
    <message>
        <source>{1} is neither a pointer parameter of the kernel nor shared memory that it declares.</source>
        <translation>{1} ist weder ein Zeigerparameter des Kernels noch Shared Memory, das er deklariert.</translation>
    </message>
    <message>
        <source>The grid of this launch has {1} blocks along {2}; along {3} it can have {4} at most.</source>
        <translation>Das Grid dieses Starts hat {1} Blöcke entlang {2}; entlang {3} kann es höchstens {4} haben.</translation>
    </message>
    <message>
        <source>The block of this launch has {1} threads along {2}; along {3} it can have {4} at most.</source>
        <translation>Der Block dieses Starts hat {1} Threads entlang {2}; entlang {3} kann er höchstens {4} haben.</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads along {2}.</source>
        <translation>Der Block dieses Starts hat höchstens {1} Threads entlang {2}.</translation>
    </message>
    <message>
        <source>The {1} of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>{1} dieses Starts: Ein Ausdruck berechnet ihn; legen Sie ihn zuerst in eine dim3-Variable.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must exchange the extents of block and grid along {1} and {2}.</source>
        <translation>In dieser Unit steht kein Start des Kernels: Wer ihn startet, muss die Ausdehnungen von Block und Grid entlang {1} und {2} vertauschen.</translation>
    </message>
    <message>
        <source>{1} is accessed {2} bytes before its begin.</source>
        <translation>Auf {1} wird {2} Bytes vor seinem Anfang zugegriffen.</translation>
    </message>
    <message>
        <source>{1} has {2} bytes, and is accessed up to byte {3}.</source>
        <translation>{1} hat {2} Bytes, und es wird bis zu Byte {3} darauf zugegriffen.</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together: {1}. How they go on after it is not defined.</source>
        <translation>Nicht alle Threads eines Blocks erreichen diese Barriere gemeinsam: {1}. Wie sie danach weiterlaufen, ist nicht festgelegt.</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together. How they go on after it is not defined.</source>
        <translation>Nicht alle Threads eines Blocks erreichen diese Barriere gemeinsam. Wie sie danach weiterlaufen, ist nicht festgelegt.</translation>
    </message>
    <message>
        <source>{1} So do {2} more accesses to {3}.</source>
        <translation>{1} Ebenso {2} weitere Zugriffe auf {3}.</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what depends on this condition: it differs between the threads of a warp.</source>
        <translation>Nur {1} der 32 Lanes eines Warps nehmen im Mittel an dem teil, was von dieser Bedingung abhängt: Sie ist für die Threads eines Warps verschieden.</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what this loop repeats: its threads leave it at different times.</source>
        <translation>Nur {1} der 32 Lanes eines Warps nehmen im Mittel an dem teil, was diese Schleife wiederholt: Ihre Threads verlassen sie zu verschiedenen Zeiten.</translation>
    </message>
    <message>
        <source>The last warp of a block of {1} threads has {2} threads: the other lanes wait in every block.</source>
        <translation>Der letzte Warp eines Blocks von {1} Threads hat {2} Threads: Die übrigen Lanes warten in jedem Block.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}.</source>
        <translation>{1} % der Warps, die ein Multiprozessor fassen kann, sind resident, {2} Blöcke von {3} Threads: Die Grenze setzt {4}.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} registers a thread in place of about {6} it would be {7} %.</source>
        <translation>{1} % der Warps, die ein Multiprozessor fassen kann, sind resident, {2} Blöcke von {3} Threads: Die Grenze setzt {4}. Mit {5} Registern je Thread statt etwa {6} wären es {7} %.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} bytes of shared memory a block in place of {6} it would be {7} %.</source>
        <translation>{1} % der Warps, die ein Multiprozessor fassen kann, sind resident, {2} Blöcke von {3} Threads: Die Grenze setzt {4}. Mit {5} Bytes Shared Memory je Block statt {6} wären es {7} %.</translation>
    </message>
    <message>
        <source>The grid has {1} blocks for {2} multiprocessors, which have work for {3} % of the time.</source>
        <translation>Das Grid hat {1} Blöcke für {2} Multiprozessoren, die {3} % der Zeit Arbeit haben.</translation>
    </message>
    <message>
        <source>{1} % of these loads of {2} bring what other threads of the block have loaded too: threads that are merged along {3} keep it in a register.</source>
        <translation>{1} % dieser Ladezugriffe auf {2} bringen, was auch andere Threads des Blocks laden: Threads, die entlang {3} zusammengelegt werden, behalten es in einem Register.</translation>
    </message>
    <message>
        <source>Each thread does little: with {1} the launch is expected to be {2} times faster.</source>
        <translation>Jeder Thread tut wenig: Mit {1} wird der Start voraussichtlich {2}-mal so schnell.</translation>
    </message>
    <message>
        <source>No race, no access out of bounds, no wasted transfer and no step that is expected to help was found.</source>
        <translation>Es wurde kein Wettlauf, kein Zugriff außerhalb der Grenzen, keine verschwendete Übertragung und kein Schritt gefunden, der voraussichtlich hilft.</translation>
    </message>
    <message>
        <source>No step can be made on this kernel: {1}</source>
        <translation>An diesem Kernel lässt sich kein Schritt ausführen: {1}</translation>
    </message>
    <message>
        <source>No step is on offer for this kernel.</source>
        <translation>Für diesen Kernel gibt es keinen Schritt.</translation>
    </message>
    <message>
        <source>The kernel is not analysed, since it is not read whole: {1}</source>
        <translation>Der Kernel wird nicht analysiert, weil er nicht ganz gelesen ist: {1}</translation>
    </message>
    <message>
        <source>No race, no access out of bounds and no wasted transfer was found.</source>
        <translation>Es wurde kein Wettlauf, kein Zugriff außerhalb der Grenzen und keine verschwendete Übertragung gefunden.</translation>
    </message>
    <message>
        <source>When the kernel ran on the CPU: {1}</source>
        <translation>Beim Lauf auf der CPU: {1}</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>The list of what is wrong with a kernel says these beside the sentences of races and of accesses. The steps that mend a finding stand beside it.</source>
        <translation>Die Liste dessen, was an einem Kernel falsch ist, sagt dies neben den Sätzen zu Wettläufen und Zugriffen. Die Schritte, die einen Befund beheben, stehen daneben.</translation>
    </message>
    <message>
        <source>The number of blocks of a launch</source>
        <translation>Die Zahl der Blöcke eines Starts</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must hand it the grid as its first argument, and launch fewer blocks.</source>
        <translation>In dieser Unit steht kein Start des Kernels: Wer ihn startet, muss ihm das Grid als erstes Argument übergeben und weniger Blöcke starten.</translation>
    </message>
    <message>
        <source>This launch leaves template arguments of the kernel to the compiler, so that the host code cannot ask how many of its blocks are resident; write them out, or give the number of blocks: persist BLOCKS.</source>
        <translation>Dieser Start überlässt Template-Argumente des Kernels dem Compiler, so dass der Host-Code nicht fragen kann, wie viele seiner Blöcke zugleich auf dem Gerät sind; schreiben Sie sie aus, oder geben Sie die Zahl der Blöcke an: persist BLOCKS.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what counts its blocks.</source>
        <translation>Der Kernel ist hinter diesem Start definiert, und dort stünde auch, was seine Blöcke zählt.</translation>
    </message>
    <message>
        <source>Blocks that take turns</source>
        <translation>Blöcke, die sich abwechseln</translation>
    </message>
    <message>
        <source>The kernel is handed its old grid, so that all of its launches change. Write them in this source, behind the kernel, and name all of its template arguments.</source>
        <translation>Der Kernel bekommt sein altes Grid übergeben, so dass sich alle seine Starts ändern. Schreiben Sie sie in diese Quelle, hinter den Kernel, und nennen Sie alle seine Template-Argumente.</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body is a plain __syncthreads(), before which a tile would be copied into shared memory.</source>
        <translation>Keine Anweisung des Schleifenrumpfs ist ein einfaches __syncthreads(), vor dem eine Kachel ins Shared Memory kopiert würde.</translation>
    </message>
    <message>
        <source>The loop copies nothing into shared memory before a __syncthreads(); the loop around it does: {2} {1}.</source>
        <translation>Die Schleife kopiert nichts ins Shared Memory, bevor ein __syncthreads() kommt; die Schleife um sie herum tut es: {2} {1}.</translation>
    </message>
    <message>
        <source>Nothing is copied from global into shared memory before the loop&apos;s first __syncthreads().</source>
        <translation>Vor dem ersten __syncthreads() der Schleife wird nichts aus dem globalen ins Shared Memory kopiert.</translation>
    </message>
    <message>
        <source>What is loaded here gets into shared memory otherwise than by an assignment of its own, as in `tile[i] = in[j];`, under conditions and counting loops.</source>
        <translation>Was hier geladen wird, gelangt anders ins Shared Memory als durch eine eigene Zuweisung wie `tile[i] = in[j];` unter Bedingungen und in zählenden Schleifen.</translation>
    </message>
    <message>
        <source>{1} cannot be computed one iteration earlier: {2}.</source>
        <translation>{1} lässt sich nicht einen Durchlauf früher berechnen: {2}.</translation>
    </message>
    <message>
        <source>{1} is loaded for the tile, and the loop may write it here; one iteration earlier another value may be there.</source>
        <translation>{1} wird für die Kachel geladen, und die Schleife schreibt es möglicherweise hier; einen Durchlauf früher kann dort ein anderer Wert stehen.</translation>
    </message>
    <message>
        <source>{1} may wait for other threads, or tell them to go on; the next tile is not loaded before it.</source>
        <translation>{1} wartet möglicherweise auf andere Threads oder lässt sie weitergehen; die nächste Kachel wird nicht davor geladen.</translation>
    </message>
    <message>
        <source>The thread may leave the loop here, or end an iteration; the next tile would be loaded although nobody uses it.</source>
        <translation>Der Thread verlässt hier möglicherweise die Schleife oder beendet einen Durchlauf; die nächste Kachel würde geladen, obwohl niemand sie benutzt.</translation>
    </message>
    <message>
        <source>It is not known that a thread copies at most {1} elements in this loop, for which it would need registers.</source>
        <translation>Es ist nicht bekannt, dass ein Thread in dieser Schleife höchstens {1} Elemente kopiert, für die er Register bräuchte.</translation>
    </message>
    <message>
        <source>A value of type {1} is not kept in a register here; numbers and plain vectors are.</source>
        <translation>Ein Wert des Typs {1} wird hier nicht in einem Register gehalten; Zahlen und einfache Vektoren werden es.</translation>
    </message>
    <message>
        <source>Each thread keeps {1} bytes of the next tile in registers while it uses a tile.</source>
        <translation>Jeder Thread hält {1} Bytes der nächsten Kachel in Registern, während er eine Kachel benutzt.</translation>
    </message>
    <message>
        <source>{1} is not an element of global memory as it stands there; asynchronous copies take nothing else, no other memory and no value that is computed or converted.</source>
        <translation>{1} ist kein Element des globalen Speichers, so wie es dort steht; asynchrone Kopien übernehmen nichts anderes, keinen anderen Speicher und keinen Wert, der berechnet oder umgewandelt wird.</translation>
    </message>
    <message>
        <source>An element of type {1} is not copied asynchronously: numbers, pointers and plain vectors of 4, 8 or 16 bytes are.</source>
        <translation>Ein Element des Typs {1} wird nicht asynchron kopiert; Zahlen, Zeiger und einfache Vektoren von 4, 8 oder 16 Byte werden es.</translation>
    </message>
    <message>
        <source>The thread may store {1} here and elsewhere for the same tile; asynchronous copies have no order, and the last one would not win.</source>
        <translation>Der Thread speichert {1} möglicherweise hier und anderswo für dieselbe Kachel; asynchrone Kopien haben keine Reihenfolge, und die letzte würde nicht gewinnen.</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by its elements behind the loop&apos;s barrier; there cannot be two of it, one for the tile that is used and one for the next.</source>
        <translation>{1} wird hier anders benutzt als mit seinen Elementen hinter der Barriere der Schleife; es kann nicht zweimal da sein, einmal für die Kachel, die benutzt wird, und einmal für die nächste.</translation>
    </message>
    <message>
        <source>The next tile is copied while a tile is used, into a second set of arrays: {1} bytes more of shared memory. GPUs from sm_80 on copy past the registers; older ones wait for each copy.</source>
        <translation>Die nächste Kachel wird kopiert, während eine Kachel benutzt wird, in zweite Felder: {1} Byte mehr an Shared Memory. GPUs ab sm_80 kopieren an den Registern vorbei; ältere warten auf jede Kopie.</translation>
    </message>
    <message>
        <source>{1} is in shared memory, or in an array of the thread&apos;s own</source>
        <translation>{1} liegt im Shared Memory oder in einem eigenen Feld des Threads</translation>
    </message>
    <message>
        <source>{1} is also the name of something that is declared in the loop</source>
        <translation>{1} heißt auch etwas, das in der Schleife deklariert ist</translation>
    </message>
    <message>
        <source>{1} is loaded from memory to decide whether something is copied</source>
        <translation>{1} wird aus dem Speicher geladen, um zu entscheiden, ob etwas kopiert wird</translation>
    </message>
    <message>
        <source>Loading the next tile early</source>
        <translation>Die nächste Kachel früh laden</translation>
    </message>
    <message>
        <source>What a loop copies into shared memory is loaded one iteration earlier, into registers or into a second set of shared arrays, where nothing in the loop can change it. Write the copies as assignments at the top of the loop&apos;s body, before a __syncthreads() of that body, and mark pointers `__restrict__`.</source>
        <translation>Was eine Schleife ins Shared Memory kopiert, wird einen Durchlauf früher in Register oder in zweite Felder im Shared Memory geladen, wo nichts in der Schleife es ändern kann. Schreiben Sie die Kopien als Zuweisungen an den Anfang des Schleifenrumpfs, vor ein __syncthreads() dieses Rumpfs, und kennzeichnen Sie Zeiger mit `__restrict__`.</translation>
    </message>
</context>
</TS>
