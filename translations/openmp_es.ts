<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>warpgrain::openmp::Reasons</name>
    <message>
        <source>&quot;{1}&quot; is not translated; it stays on the CPU.</source>
        <translation>«{1}» no se traduce; se queda en la CPU.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; has no effect: kernels copy the memory that they work on.</source>
        <translation>«{1}» no tiene efecto: los kernels copian la memoria con la que trabajan.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands outside of a parallel region in the source: its threads are those of the caller.</source>
        <translation>«{1}» está en el código fuera de una región paralela: sus hilos son los de quien la llama.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; lies in another construct, which its region does not share out.</source>
        <translation>«{1}» está dentro de otra construcción que su región no reparte.</translation>
    </message>
    <message>
        <source>The directive is in a template that is not written out, a lambda or a header, of which no statement is read.</source>
        <translation>La directiva está en una plantilla que no se escribe completa, en una lambda o en una cabecera, de las que no se lee ninguna sentencia.</translation>
    </message>
    <message>
        <source>The clause &quot;{1}&quot; is not translated.</source>
        <translation>La cláusula «{1}» no se traduce.</translation>
    </message>
    <message>
        <source>A macro holds a part of the construct; write the directive and its loop out.</source>
        <translation>Una macro contiene una parte de la construcción; escriba la directiva y su bucle sin macro.</translation>
    </message>
    <message>
        <source>The function defines or undefines a macro before the region.</source>
        <translation>La función define o anula una macro antes de la región.</translation>
    </message>
    <message>
        <source>{1}() is a constructor, a virtual function or an operator, begins in a macro, is defined outside of its namespace, or takes a variable list of arguments.</source>
        <translation>{1}() es un constructor, una función virtual o un operador, empieza en una macro, se define fuera de su espacio de nombres o toma una lista variable de argumentos.</translation>
    </message>
    <message>
        <source>The member {1} shares its name with another variable of the function.</source>
        <translation>El miembro {1} comparte su nombre con otra variable de la función.</translation>
    </message>
    <message>
        <source>Several threads may execute {1}() at once: it is called in a parallel region, or through a pointer.</source>
        <translation>Varios hilos pueden ejecutar {1}() a la vez: se llama en una región paralela o mediante un puntero.</translation>
    </message>
    <message>
        <source>The region shares no loop out.</source>
        <translation>La región no reparte ningún bucle.</translation>
    </message>
    <message>
        <source>How many teams there are, or how many threads each of them has, is not said: write num_teams and thread_limit.</source>
        <translation>No se dice cuántos equipos hay o cuántos hilos tiene cada uno: escriba num_teams y thread_limit.</translation>
    </message>
    <message>
        <source>The team does more than to declare variables, to give them values and to start its threads.</source>
        <translation>El equipo hace más que declarar variables, darles valores e iniciar sus hilos.</translation>
    </message>
    <message>
        <source>The variables of a team have {1} bytes; shared memory has 49152.</source>
        <translation>Las variables de un equipo tienen {1} bytes; la memoria compartida tiene 49152.</translation>
    </message>
    <message>
        <source>Each iteration has a block, whose threads share the loops in it.</source>
        <translation>Cada iteración tiene un bloque, cuyos hilos se reparten los bucles que contiene.</translation>
    </message>
    <message>
        <source>It has one where there are fewer than {1} iterations; else a thread each, which executes the loops in it. The program asks before each launch.</source>
        <translation>Tiene uno donde hay menos de {1} iteraciones; si no, un hilo cada una, que ejecuta los bucles que contiene. El programa lo pregunta antes de cada lanzamiento.</translation>
    </message>
    <message>
        <source>Each iteration has one thread, which executes the loops in it; the threads of a block cannot share them, for the reasons below.</source>
        <translation>Cada iteración tiene un hilo, que ejecuta los bucles que contiene; los hilos de un bloque no pueden repartírselos por las razones siguientes.</translation>
    </message>
    <message>
        <source>Whether the threads of a team come to a loop, or how often, is computed from memory that the kernel changes, or changes memory: they may not find the same.</source>
        <translation>Si los hilos de un equipo llegan a un bucle, o cuántas veces, se calcula de memoria que el kernel cambia, o cambia memoria: puede que no encuentren lo mismo.</translation>
    </message>
    <message>
        <source>The threads of a team cannot share {1}: it is a reference or volatile, has values for its elements, or is changed where each iteration counts on it.</source>
        <translation>Los hilos de un equipo no pueden compartir {1}: es una referencia o volatile, tiene valores para sus elementos o se cambia donde cada iteración cuenta con ella.</translation>
    </message>
    <message>
        <source>Each thread has its own {1}, whose address is taken: a function that shares loops out may work on it.</source>
        <translation>Cada hilo tiene su propia {1}, cuya dirección se toma: una función que reparte bucles puede trabajar con ella.</translation>
    </message>
    <message>
        <source>The loop does not count an integer from a first value to a bound with a step that does not change.</source>
        <translation>El bucle no cuenta un entero desde un primer valor hasta un límite con un paso que no cambia.</translation>
    </message>
    <message>
        <source>A bound of the collapsed nest changes with an outer loop: {1}.</source>
        <translation>Un límite del anidamiento fundido cambia con un bucle exterior: {1}.</translation>
    </message>
    <message>
        <source>Of the counter {1} and its bound only one has a sign.</source>
        <translation>Del contador {1} y su límite solo uno tiene signo.</translation>
    </message>
    <message>
        <source>{1}() is called in the head of the loop, and it may have an effect.</source>
        <translation>En la cabecera del bucle se llama a {1}(), que puede tener efecto.</translation>
    </message>
    <message>
        <source>The loop is left by break, return or goto.</source>
        <translation>El bucle se abandona con break, return o goto.</translation>
    </message>
    <message>
        <source>How much memory {1} has is not known.</source>
        <translation>No se sabe cuánta memoria tiene {1}.</translation>
    </message>
    <message>
        <source>{1} leads to pointers; a GPU cannot follow pointers of the CPU.</source>
        <translation>{1} lleva a punteros; una GPU no puede seguir punteros de la CPU.</translation>
    </message>
    <message>
        <source>{1} cannot be copied byte by byte.</source>
        <translation>{1} no se puede copiar byte a byte.</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} es volatile.</translation>
    </message>
    <message>
        <source>{1} is threadprivate.</source>
        <translation>{1} es threadprivate.</translation>
    </message>
    <message>
        <source>{1} is a reference, or of a type that is not translated.</source>
        <translation>{1} es una referencia, o de un tipo que no se traduce.</translation>
    </message>
    <message>
        <source>The kernel would change the pointer {1}, which the CPU shares.</source>
        <translation>El kernel cambiaría el puntero {1}, que la CPU comparte.</translation>
    </message>
    <message>
        <source>An iteration may read {1}, which is private, before it writes it: the value comes from another iteration.</source>
        <translation>Una iteración puede leer {1}, que es privada, antes de escribirla: el valor viene de otra iteración.</translation>
    </message>
    <message>
        <source>{1} is private, and a value that the loop gives it is read behind it: it differs between threads.</source>
        <translation>{1} es privada, y un valor que le da el bucle se lee detrás de él: difiere entre los hilos.</translation>
    </message>
    <message>
        <source>The private array {1} is used outside of the loop that writes it.</source>
        <translation>El array privado {1} se usa fuera del bucle que lo escribe.</translation>
    </message>
    <message>
        <source>The private variable {1} has {2} bytes for each thread.</source>
        <translation>La variable privada {1} tiene {2} bytes para cada hilo.</translation>
    </message>
    <message>
        <source>The reduction {1} of {2} is not one of numbers with an operator of the language.</source>
        <translation>La reducción {1} de {2} no es una de números con un operador del lenguaje.</translation>
    </message>
    <message>
        <source>{1} is a reduction variable of the region and is used outside of its loops.</source>
        <translation>{1} es una variable de reducción de la región y se usa fuera de sus bucles.</translation>
    </message>
    <message>
        <source>lastprivate({1}): the last value of a counter, of a section, or of a loop with continue, is not translated.</source>
        <translation>lastprivate({1}): el último valor de un contador, de una sección o de un bucle con continue no se traduce.</translation>
    </message>
    <message>
        <source>{1}() is called, which a GPU does not have.</source>
        <translation>Se llama a {1}(), que una GPU no tiene.</translation>
    </message>
    <message>
        <source>{1}() is called, which the source does not define.</source>
        <translation>Se llama a {1}(), que el código no define.</translation>
    </message>
    <message>
        <source>A function is called through a pointer.</source>
        <translation>Se llama a una función mediante un puntero.</translation>
    </message>
    <message>
        <source>{1}() calls itself.</source>
        <translation>{1}() se llama a sí misma.</translation>
    </message>
    <message>
        <source>{1}() is declared in a header, which the translation does not change.</source>
        <translation>{1}() se declara en una cabecera que la traducción no cambia.</translation>
    </message>
    <message>
        <source>{1}() uses {2}, which lies outside of it.</source>
        <translation>{1}() usa {2}, que está fuera de ella.</translation>
    </message>
    <message>
        <source>{1}() has the directive &quot;{2}&quot;.</source>
        <translation>{1}() tiene la directiva «{2}».</translation>
    </message>
    <message>
        <source>{1}() depends on the threads of the region.</source>
        <translation>{1}() depende de los hilos de la región.</translation>
    </message>
    <message>
        <source>Every thread calls {1}() outside of the shared-out loops, and it may have an effect.</source>
        <translation>Cada hilo llama a {1}() fuera de los bucles repartidos, y puede tener efecto.</translation>
    </message>
    <message>
        <source>Every thread changes {1}, which is shared, outside of the shared-out loops.</source>
        <translation>Cada hilo cambia {1}, que es compartida, fuera de los bucles repartidos.</translation>
    </message>
    <message>
        <source>The critical section is no reduction: it holds more than updates with one operator.</source>
        <translation>La sección crítica no es una reducción: contiene más que actualizaciones con un solo operador.</translation>
    </message>
    <message>
        <source>The atomic operation is not one of a number of four or eight bytes by one operator, orders other memory, waits in a loop, or may be of what one thread has for itself.</source>
        <translation>La operación atómica no es una de un número de cuatro u ocho bytes con un operador, ordena otra memoria, espera en un bucle o puede ser de lo que un hilo tiene para sí.</translation>
    </message>
    <message>
        <source>A pointer is read from memory.</source>
        <translation>Se lee un puntero de la memoria.</translation>
    </message>
    <message>
        <source>A pointer is written to memory.</source>
        <translation>Se escribe un puntero en la memoria.</translation>
    </message>
    <message>
        <source>It is not known where a pointer leads.</source>
        <translation>No se sabe adónde lleva un puntero.</translation>
    </message>
    <message>
        <source>The function {1} is used as a value.</source>
        <translation>La función {1} se usa como valor.</translation>
    </message>
    <message>
        <source>A statement is not translated ({1}).</source>
        <translation>Una sentencia no se traduce ({1}).</translation>
    </message>
    <message>
        <source>The elements of {1} have memory of their own, which a GPU cannot follow: keep all of them in one vector, row behind row (v[i * columns + j]).</source>
        <translation>Los elementos de {1} tienen memoria propia, que una GPU no puede seguir: guárdelos todos en un vector, fila tras fila (v[i * columns + j]).</translation>
    </message>
    <message>
        <source>{1} is a std::vector&lt;bool&gt;, whose elements are bits: use a vector of char.</source>
        <translation>{1} es un std::vector&lt;bool&gt;, cuyos elementos son bits: use un vector de char.</translation>
    </message>
    <message>
        <source>{1}: of a std::vector a kernel has the elements and the size alone. Do all else outside of the region, and give functions a pointer (v.data()).</source>
        <translation>{1}: de un std::vector un kernel solo tiene los elementos y el tamaño. Haga todo lo demás fuera de la región y dé a las funciones un puntero (v.data()).</translation>
    </message>
    <message>
        <source>{1} may give a vector other memory or another size, or its code is not seen: move it out of the region.</source>
        <translation>{1} puede dar a un vector otra memoria u otro tamaño, o no se ve su código: muévalo fuera de la región.</translation>
    </message>
    <message>
        <source>{1} keeps it on the CPU.</source>
        <translation>{1} la deja en la CPU.</translation>
    </message>
    <message>
        <source>{1} has no effect: {2}.</source>
        <translation>{1} no tiene efecto: {2}.</translation>
    </message>
    <message>
        <source>{1} takes no copy away that the program needs: {2}.</source>
        <translation>{1} no quita ninguna copia que el programa necesita: {2}.</translation>
    </message>
    <message>
        <source>{1} has no effect: the directive behind it is in a template that is not written out, a lambda or a header, or in code that does not become a kernel.</source>
        <translation>{1} no tiene efecto: la directiva siguiente está en una plantilla que no se escribe completa, en una lambda o una cabecera, o en código que no se convierte en kernel.</translation>
    </message>
    <message>
        <source>Each launch copies what it works on, as --transfers all asks for.</source>
        <translation>Cada lanzamiento copia aquello con lo que trabaja, como pide --transfers all.</translation>
    </message>
    <message>
        <source>Whether {1}() launches its kernels depends on its caller, so each launch of the program copies what it works on.</source>
        <translation>Que {1}() lance sus kernels depende de quien la llama; por eso cada lanzamiento del programa copia aquello con lo que trabaja.</translation>
    </message>
    <message>
        <source>{1} is no array and no pointer; each launch copies it.</source>
        <translation>{1} no es un array ni un puntero; cada lanzamiento la copia.</translation>
    </message>
    <message>
        <source>Code that is not seen may call {1}(), and expects the memory on the CPU behind it.</source>
        <translation>Código que no se ve puede llamar a {1}() y espera después la memoria en la CPU.</translation>
    </message>
    <message>
        <source>It is not known when {1} is executed, or what it does with the memory.</source>
        <translation>No se sabe cuándo se ejecuta {1}, ni qué hace con la memoria.</translation>
    </message>
    <message>
        <source>The CPU works on {1} where no copy can stand before it: in the head of a loop that launches kernels, behind such a call in one expression, or in a macro.</source>
        <translation>La CPU trabaja con {1} donde ninguna copia puede estar antes: en la cabecera de un bucle que lanza kernels, detrás de tal llamada en una expresión o en una macro.</translation>
    </message>
    <message>
        <source>The memory of {1} ends with a block, and no statement can stand behind its declaration.</source>
        <translation>La memoria de {1} termina con un bloque, y detrás de su declaración no puede ir ninguna sentencia.</translation>
    </message>
    <message>
        <source>{1}() calls itself, and has its own {2} each time.</source>
        <translation>{1}() se llama a sí misma y tiene cada vez su propia {2}.</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loop over {1}, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}.</source>
        <translation>Los hilos toman las iteraciones del bucle sobre {1}, de modo que acceden a elementos vecinos: las peticiones de un warp en una iteración tocan {2} sectores en vez de {3}.</translation>
    </message>
    <message>
        <source>They do so where {1}; else they take the iterations of the directive&apos;s loop. The program asks before each launch.</source>
        <translation>Lo hacen donde {1}; si no, toman las iteraciones del bucle de la directiva. El programa lo pregunta antes de cada lanzamiento.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1} needs the order that the directive says.</source>
        <translation>Los bucles no se intercambian, aunque convendría: {1} necesita el orden que dice la directiva.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the loop over {1} is not all that the loop around it executes.</source>
        <translation>Los bucles no se intercambian, aunque convendría: el bucle sobre {1} no es todo lo que ejecuta el bucle que lo rodea.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: how often the loop over {1} is executed is not known before the launch.</source>
        <translation>Los bucles no se intercambian, aunque convendría: no se sabe antes del lanzamiento cuántas veces se ejecuta el bucle sobre {1}.</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the iterations of the loop over {1} are not independent. {2}</source>
        <translation>Los bucles no se intercambian, aunque convendría: las iteraciones del bucle sobre {1} no son independientes. {2}</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1}</source>
        <translation>Los bucles no se intercambian, aunque convendría: {1}</translation>
    </message>
    <message>
        <source>The threads of a block share the iterations of the loop over {1} of all their rows, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}. Each row is added up in its order. Rows that do not lie one behind the other are found when the program runs; a thread for each executes them.</source>
        <translation>Los hilos de un bloque se reparten las iteraciones del bucle sobre {1} de todas sus filas, de modo que acceden a elementos vecinos: las peticiones de un warp en una iteración tocan {2} sectores en vez de {3}. Cada fila se suma en su orden. Las filas que no están una detrás de otra se encuentran al ejecutar; un hilo para cada una las ejecuta.</translation>
    </message>
    <message>
        <source>They do so where {1} lead to different blocks of memory; else each thread executes its own row. The program asks before each launch.</source>
        <translation>Lo hacen donde {1} llevan a bloques de memoria distintos; si no, cada hilo ejecuta su propia fila. El programa lo pregunta antes de cada lanzamiento.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: {2} needs the threads that the directive says.</source>
        <translation>El bucle sobre {1} y el de sus filas no se funden, aunque convendría: {2} necesita los hilos que dice la directiva.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: in each iteration it does more than to add one value to each of its sums, or the code around it changes memory before it.</source>
        <translation>El bucle sobre {1} y el de sus filas no se funden, aunque convendría: en cada iteración hace más que sumar un valor a cada una de sus sumas, o el código que lo rodea cambia memoria antes.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it adds up depends on {2}, which each row has of its own.</source>
        <translation>El bucle sobre {1} y el de sus filas no se funden, aunque convendría: lo que suma depende de {2}, que cada fila tiene por su cuenta.</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it reads may be what it changes.</source>
        <translation>El bucle sobre {1} y el de sus filas no se funden, aunque convendría: lo que lee puede ser lo que cambia.</translation>
    </message>
    <message>
        <source>The kernel or its launch does not compile as CUDA C++: {1}.</source>
        <translation>El kernel o su lanzamiento no compila como CUDA C++: {1}.</translation>
    </message>
</context>
</TS>
