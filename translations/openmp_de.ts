<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>warpgrain::openmp::Reasons</name>
    <message>
        <source>&quot;{1}&quot; is not translated; it stays on the CPU.</source>
        <translation>„{1}“ wird nicht übersetzt; es bleibt auf der CPU.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; has no effect: kernels copy the memory that they work on.</source>
        <translation>„{1}“ hat keine Wirkung: Kernel kopieren den Speicher, mit dem sie arbeiten.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands outside of a parallel region in the source: its threads are those of the caller.</source>
        <translation>„{1}“ steht im Quelltext außerhalb einer parallelen Region: seine Threads sind die des Aufrufers.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; lies in another construct, which its region does not share out.</source>
        <translation>„{1}“ liegt in einem anderen Konstrukt, das seine Region nicht aufteilt.</translation>
    </message>
    <message>
        <source>The directive is in a template that is not written out, a lambda or a header, of which no statement is read.</source>
        <translation>Die Direktive steht in einem Template, das nicht ausgeschrieben wird, in einem Lambda oder in einem Header, von denen keine Anweisung gelesen wird.</translation>
    </message>
    <message>
        <source>The clause &quot;{1}&quot; is not translated.</source>
        <translation>Die Klausel „{1}“ wird nicht übersetzt.</translation>
    </message>
    <message>
        <source>A macro holds a part of the construct; write the directive and its loop out.</source>
        <translation>Ein Makro enthält einen Teil des Konstrukts; schreiben Sie die Direktive und ihre Schleife aus.</translation>
    </message>
    <message>
        <source>The function defines or undefines a macro before the region.</source>
        <translation>Die Funktion definiert vor der Region ein Makro oder hebt eines auf.</translation>
    </message>
    <message>
        <source>{1}() is a constructor, a virtual function or an operator, begins in a macro, is defined outside of its namespace, or takes a variable list of arguments.</source>
        <translation>{1}() ist ein Konstruktor, eine virtuelle Funktion oder ein Operator, beginnt in einem Makro, ist außerhalb ihres Namensraums definiert oder nimmt eine variable Argumentliste.</translation>
    </message>
    <message>
        <source>The member {1} shares its name with another variable of the function.</source>
        <translation>Das Element {1} hat denselben Namen wie eine andere Variable der Funktion.</translation>
    </message>
    <message>
        <source>Several threads may execute {1}() at once: it is called in a parallel region, or through a pointer.</source>
        <translation>Mehrere Threads können {1}() zugleich ausführen: sie wird in einer parallelen Region oder über einen Zeiger aufgerufen.</translation>
    </message>
    <message>
        <source>The region shares no loop out.</source>
        <translation>Die Region teilt keine Schleife auf.</translation>
    </message>
    <message>
        <source>How many teams there are, or how many threads each of them has, is not said: write num_teams and thread_limit.</source>
        <translation>Wie viele Teams es gibt oder wie viele Threads jedes hat, ist nicht gesagt: schreiben Sie num_teams und thread_limit.</translation>
    </message>
    <message>
        <source>The team does more than to declare variables, to give them values and to start its threads.</source>
        <translation>Das Team tut mehr, als Variablen zu deklarieren, ihnen Werte zu geben und seine Threads zu starten.</translation>
    </message>
    <message>
        <source>The variables of a team have {1} bytes; shared memory has 49152.</source>
        <translation>Die Variablen eines Teams haben {1} Bytes; der gemeinsame Speicher hat 49152.</translation>
    </message>
    <message>
        <source>Each iteration has a block, whose threads share the loops in it.</source>
        <translation>Jede Iteration hat einen Block, dessen Threads sich die Schleifen darin teilen.</translation>
    </message>
    <message>
        <source>It has one where there are fewer than {1} iterations; else a thread each, which executes the loops in it. The program asks before each launch.</source>
        <translation>Sie hat einen, wo es weniger als {1} Iterationen gibt; sonst je einen Thread, der die Schleifen darin ausführt. Das Programm fragt vor jedem Start.</translation>
    </message>
    <message>
        <source>Each iteration has one thread, which executes the loops in it; the threads of a block cannot share them, for the reasons below.</source>
        <translation>Jede Iteration hat einen Thread, der die Schleifen darin ausführt; die Threads eines Blocks können sie sich aus den folgenden Gründen nicht teilen.</translation>
    </message>
    <message>
        <source>Whether the threads of a team come to a loop, or how often, is computed from memory that the kernel changes, or changes memory: they may not find the same.</source>
        <translation>Ob die Threads eines Teams zu einer Schleife kommen oder wie oft, wird aus Speicher berechnet, den der Kernel ändert, oder ändert Speicher: sie finden vielleicht nicht dasselbe.</translation>
    </message>
    <message>
        <source>The threads of a team cannot share {1}: it is a reference or volatile, has values for its elements, or is changed where each iteration counts on it.</source>
        <translation>Die Threads eines Teams können sich {1} nicht teilen: es ist eine Referenz oder volatile, hat Werte für seine Elemente oder wird geändert, wo jede Iteration darauf zählt.</translation>
    </message>
    <message>
        <source>Each thread has its own {1}, whose address is taken: a function that shares loops out may work on it.</source>
        <translation>Jeder Thread hat sein eigenes {1}, dessen Adresse genommen wird: eine Funktion, die Schleifen aufteilt, kann damit arbeiten.</translation>
    </message>
    <message>
        <source>The loop does not count an integer from a first value to a bound with a step that does not change.</source>
        <translation>Die Schleife zählt keine ganze Zahl von einem ersten Wert bis zu einer Grenze mit einer Schrittweite, die sich nicht ändert.</translation>
    </message>
    <message>
        <source>A bound of the collapsed nest changes with an outer loop: {1}.</source>
        <translation>Eine Grenze des zusammengefassten Nests ändert sich mit einer äußeren Schleife: {1}.</translation>
    </message>
    <message>
        <source>Of the counter {1} and its bound only one has a sign.</source>
        <translation>Vom Zähler {1} und seiner Grenze hat nur eines ein Vorzeichen.</translation>
    </message>
    <message>
        <source>{1}() is called in the head of the loop, and it may have an effect.</source>
        <translation>Im Kopf der Schleife wird {1}() aufgerufen, was eine Wirkung haben kann.</translation>
    </message>
    <message>
        <source>The loop is left by break, return or goto.</source>
        <translation>Die Schleife wird mit break, return oder goto verlassen.</translation>
    </message>
    <message>
        <source>How much memory {1} has is not known.</source>
        <translation>Wie viel Speicher {1} hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>{1} leads to pointers; a GPU cannot follow pointers of the CPU.</source>
        <translation>{1} führt zu Zeigern; eine GPU kann Zeigern der CPU nicht folgen.</translation>
    </message>
    <message>
        <source>{1} cannot be copied byte by byte.</source>
        <translation>{1} kann nicht Byte für Byte kopiert werden.</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} ist volatile.</translation>
    </message>
    <message>
        <source>{1} is threadprivate.</source>
        <translation>{1} ist threadprivate.</translation>
    </message>
    <message>
        <source>{1} is a reference, or of a type that is not translated.</source>
        <translation>{1} ist eine Referenz oder von einem Typ, der nicht übersetzt wird.</translation>
    </message>
    <message>
        <source>The kernel would change the pointer {1}, which the CPU shares.</source>
        <translation>Der Kernel würde den Zeiger {1} ändern, den die CPU teilt.</translation>
    </message>
    <message>
        <source>An iteration may read {1}, which is private, before it writes it: the value comes from another iteration.</source>
        <translation>Eine Iteration kann {1}, das privat ist, lesen, bevor sie es schreibt: der Wert kommt aus einer anderen Iteration.</translation>
    </message>
    <message>
        <source>{1} is private, and a value that the loop gives it is read behind it: it differs between threads.</source>
        <translation>{1} ist privat, und ein Wert, den die Schleife ihm gibt, wird hinter ihr gelesen: er ist in jedem Thread ein anderer.</translation>
    </message>
    <message>
        <source>The private array {1} is used outside of the loop that writes it.</source>
        <translation>Das private Array {1} wird außerhalb der Schleife benutzt, die es schreibt.</translation>
    </message>
    <message>
        <source>The private variable {1} has {2} bytes for each thread.</source>
        <translation>Die private Variable {1} hat {2} Bytes für jeden Thread.</translation>
    </message>
    <message>
        <source>The reduction {1} of {2} is not one of numbers with an operator of the language.</source>
        <translation>Die Reduktion {1} von {2} ist keine von Zahlen mit einem Operator der Sprache.</translation>
    </message>
    <message>
        <source>{1} is a reduction variable of the region and is used outside of its loops.</source>
        <translation>{1} ist eine Reduktionsvariable der Region und wird außerhalb ihrer Schleifen benutzt.</translation>
    </message>
    <message>
        <source>lastprivate({1}): the last value of a counter, of a section, or of a loop with continue, is not translated.</source>
        <translation>lastprivate({1}): der letzte Wert eines Zählers, eines Abschnitts oder einer Schleife mit continue wird nicht übersetzt.</translation>
    </message>
    <message>
        <source>{1}() is called, which a GPU does not have.</source>
        <translation>{1}() wird aufgerufen, das eine GPU nicht hat.</translation>
    </message>
    <message>
        <source>{1}() is called, which the source does not define.</source>
        <translation>{1}() wird aufgerufen, das der Quelltext nicht definiert.</translation>
    </message>
    <message>
        <source>A function is called through a pointer.</source>
        <translation>Eine Funktion wird über einen Zeiger aufgerufen.</translation>
    </message>
    <message>
        <source>{1}() calls itself.</source>
        <translation>{1}() ruft sich selbst auf.</translation>
    </message>
    <message>
        <source>{1}() is declared in a header, which the translation does not change.</source>
        <translation>{1}() ist in einem Header deklariert, den die Übersetzung nicht ändert.</translation>
    </message>
    <message>
        <source>{1}() uses {2}, which lies outside of it.</source>
        <translation>{1}() benutzt {2}, das außerhalb liegt.</translation>
    </message>
    <message>
        <source>{1}() has the directive &quot;{2}&quot;.</source>
        <translation>{1}() hat die Direktive „{2}“.</translation>
    </message>
    <message>
        <source>{1}() depends on the threads of the region.</source>
        <translation>{1}() hängt von den Threads der Region ab.</translation>
    </message>
    <message>
        <source>Every thread calls {1}() outside of the shared-out loops, and it may have an effect.</source>
        <translation>Jeder Thread ruft {1}() außerhalb der aufgeteilten Schleifen auf, was eine Wirkung haben kann.</translation>
    </message>
    <message>
        <source>Every thread changes {1}, which is shared, outside of the shared-out loops.</source>
        <translation>Jeder Thread ändert {1}, das geteilt ist, außerhalb der aufgeteilten Schleifen.</translation>
    </message>
    <message>
        <source>The critical section is no reduction: it holds more than updates with one operator.</source>
        <translation>Der kritische Abschnitt ist keine Reduktion: er enthält mehr als Änderungen mit einem Operator.</translation>
    </message>
    <message>
        <source>The atomic operation is not one of a number of four or eight bytes by one operator, orders other memory, waits in a loop, or may be of what one thread has for itself.</source>
        <translation>Die atomare Operation ist keine einer Zahl von vier oder acht Bytes mit einem Operator, ordnet anderen Speicher, wartet in einer Schleife oder betrifft vielleicht, was ein Thread für sich allein hat.</translation>
    </message>
    <message>
        <source>A pointer is read from memory.</source>
        <translation>Ein Zeiger wird aus dem Speicher gelesen.</translation>
    </message>
    <message>
        <source>A pointer is written to memory.</source>
        <translation>Ein Zeiger wird in den Speicher geschrieben.</translation>
    </message>
    <message>
        <source>It is not known where a pointer leads.</source>
        <translation>Es ist nicht bekannt, wohin ein Zeiger führt.</translation>
    </message>
    <message>
        <source>The function {1} is used as a value.</source>
        <translation>Die Funktion {1} wird als Wert benutzt.</translation>
    </message>
    <message>
        <source>A statement is not translated ({1}).</source>
        <translation>Eine Anweisung wird nicht übersetzt ({1}).</translation>
    </message>
    <message>
        <source>The elements of {1} have memory of their own, which a GPU cannot follow: keep all of them in one vector, row behind row (v[i * columns + j]).</source>
        <translation>Die Elemente von {1} haben eigenen Speicher, dem eine GPU nicht folgen kann: halten Sie alle in einem Vektor, Zeile hinter Zeile (v[i * columns + j]).</translation>
    </message>
    <message>
        <source>{1} is a std::vector&lt;bool&gt;, whose elements are bits: use a vector of char.</source>
        <translation>{1} ist ein std::vector&lt;bool&gt;, dessen Elemente Bits sind: verwenden Sie einen Vektor von char.</translation>
    </message>
    <message>
        <source>{1}: of a std::vector a kernel has the elements and the size alone. Do all else outside of the region, and give functions a pointer (v.data()).</source>
        <translation>{1}: von einem std::vector hat ein Kernel nur die Elemente und die Größe. Tun Sie alles andere außerhalb der Region, und geben Sie Funktionen einen Zeiger (v.data()).</translation>
    </message>
    <message>
        <source>{1} may give a vector other memory or another size, or its code is not seen: move it out of the region.</source>
        <translation>{1} kann einem Vektor anderen Speicher oder eine andere Größe geben, oder der Code ist nicht zu sehen: verschieben Sie es aus der Region.</translation>
    </message>
    <message>
        <source>{1} keeps it on the CPU.</source>
        <translation>{1} hält es auf der CPU.</translation>
    </message>
    <message>
        <source>{1} has no effect: {2}.</source>
        <translation>{1} hat keine Wirkung: {2}.</translation>
    </message>
    <message>
        <source>{1} takes no copy away that the program needs: {2}.</source>
        <translation>{1} nimmt keine Kopie weg, die das Programm braucht: {2}.</translation>
    </message>
    <message>
        <source>{1} has no effect: the directive behind it is in a template that is not written out, a lambda or a header, or in code that does not become a kernel.</source>
        <translation>{1} hat keine Wirkung: die Direktive dahinter steht in einem Template, das nicht ausgeschrieben wird, in einem Lambda oder einem Header, oder in Code, der kein Kernel wird.</translation>
    </message>
    <message>
        <source>Each launch copies what it works on, as --transfers all asks for.</source>
        <translation>Jeder Start kopiert, womit er arbeitet, wie --transfers all es verlangt.</translation>
    </message>
    <message>
        <source>Whether {1}() launches its kernels depends on its caller, so each launch of the program copies what it works on.</source>
        <translation>Ob {1}() seine Kernel startet, hängt vom Aufrufer ab; deshalb kopiert jeder Start des Programms, womit er arbeitet.</translation>
    </message>
    <message>
        <source>{1} is no array and no pointer; each launch copies it.</source>
        <translation>{1} ist kein Array und kein Zeiger; jeder Start kopiert es.</translation>
    </message>
    <message>
        <source>Code that is not seen may call {1}(), and expects the memory on the CPU behind it.</source>
        <translation>Code, der nicht zu sehen ist, kann {1}() aufrufen und erwartet den Speicher danach auf der CPU.</translation>
    </message>
    <message>
        <source>It is not known when {1} is executed, or what it does with the memory.</source>
        <translation>Es ist nicht bekannt, wann {1} ausgeführt wird oder was es mit dem Speicher tut.</translation>
    </message>
    <message>
        <source>The CPU works on {1} where no copy can stand before it: in the head of a loop that launches kernels, behind such a call in one expression, or in a macro.</source>
        <translation>Die CPU arbeitet mit {1}, wo davor keine Kopie stehen kann: im Kopf einer Schleife, die Kernel startet, hinter einem solchen Aufruf in einem Ausdruck oder in einem Makro.</translation>
    </message>
    <message>
        <source>The memory of {1} ends with a block, and no statement can stand behind its declaration.</source>
        <translation>Der Speicher von {1} endet mit einem Block, und hinter seiner Deklaration kann keine Anweisung stehen.</translation>
    </message>
    <message>
        <source>{1}() calls itself, and has its own {2} each time.</source>
        <translation>{1}() ruft sich selbst auf und hat jedes Mal sein eigenes {2}.</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loop over {1}, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}.</source>
        <translation>Threads nehmen die Iterationen der Schleife über {1}, sodass sie auf benachbarte Elemente zugreifen: die Anfragen eines Warps in einer Iteration berühren {2} Sektoren statt {3}.</translation>
    </message>
    <message>
        <source>They do so where {1}; else they take the iterations of the directive&apos;s loop. The program asks before each launch.</source>
        <translation>Sie tun es, wo {1}; sonst nehmen sie die Iterationen der Schleife der Direktive. Das Programm fragt vor jedem Start.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1} needs the order that the directive says.</source>
        <translation>Die Schleifen werden nicht getauscht, obwohl es etwas brächte: {1} braucht die Reihenfolge, die die Direktive sagt.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the loop over {1} is not all that the loop around it executes.</source>
        <translation>Die Schleifen werden nicht getauscht, obwohl es etwas brächte: die Schleife über {1} ist nicht alles, was die Schleife um sie ausführt.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: how often the loop over {1} is executed is not known before the launch.</source>
        <translation>Die Schleifen werden nicht getauscht, obwohl es etwas brächte: wie oft die Schleife über {1} ausgeführt wird, ist vor dem Start nicht bekannt.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the iterations of the loop over {1} are not independent. {2}</source>
        <translation>Die Schleifen werden nicht getauscht, obwohl es etwas brächte: die Iterationen der Schleife über {1} sind nicht unabhängig. {2}</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1}</source>
        <translation>Die Schleifen werden nicht getauscht, obwohl es etwas brächte: {1}</translation>
    </message>
    <message>
        <source>The threads of a block share the iterations of the loop over {1} of all their rows, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}. Each row is added up in its order. Rows that do not lie one behind the other are found when the program runs; a thread for each executes them.</source>
        <translation>Die Threads eines Blocks teilen sich die Iterationen der Schleife über {1} aller ihrer Zeilen, sodass sie auf benachbarte Elemente zugreifen: die Anfragen eines Warps in einer Iteration berühren {2} Sektoren statt {3}. Jede Zeile wird in ihrer Reihenfolge addiert. Zeilen, die nicht hintereinander liegen, werden zur Laufzeit gefunden; ein Thread je Zeile führt sie aus.</translation>
    </message>
    <message>
        <source>They do so where {1} lead to different blocks of memory; else each thread executes its own row. The program asks before each launch.</source>
        <translation>Sie tun es, wo {1} zu verschiedenen Speicherblöcken führen; sonst führt jeder Thread seine eigene Zeile aus. Das Programm fragt vor jedem Start.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: {2} needs the threads that the directive says.</source>
        <translation>Die Schleife über {1} und die über ihre Zeilen werden nicht zusammengefasst, obwohl es etwas brächte: {2} braucht die Threads, die die Direktive sagt.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: in each iteration it does more than to add one value to each of its sums, or the code around it changes memory before it.</source>
        <translation>Die Schleife über {1} und die über ihre Zeilen werden nicht zusammengefasst, obwohl es etwas brächte: in jeder Iteration tut sie mehr, als einen Wert zu jeder ihrer Summen zu addieren, oder der Code um sie ändert vor ihr Speicher.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it adds up depends on {2}, which each row has of its own.</source>
        <translation>Die Schleife über {1} und die über ihre Zeilen werden nicht zusammengefasst, obwohl es etwas brächte: was sie addiert, hängt von {2} ab, das jede Zeile für sich hat.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it reads may be what it changes.</source>
        <translation>Die Schleife über {1} und die über ihre Zeilen werden nicht zusammengefasst, obwohl es etwas brächte: was sie liest, kann sein, was sie ändert.</translation>
    </message>
    <message>
        <source>The kernel or its launch does not compile as CUDA C++: {1}.</source>
        <translation>Der Kernel oder sein Start lässt sich nicht als CUDA C++ übersetzen: {1}.</translation>
    </message>
</context>
</TS>
