<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AccessTexts</name>
    <message>
        <source>nothing is wasted</source>
        <translation>no se desperdicia nada</translation>
    </message>
    <message>
        <source>uncoalesced</source>
        <translation>no coalescente</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>conflicto de bancos</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>no contado</translation>
    </message>
    <message>
        <source>global</source>
        <translation>global</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartida</translation>
    </message>
    <message>
        <source>local</source>
        <translation>local</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>textura</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>memory space</comment>
        <translation>desconocida</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lectura</translation>
    </message>
    <message>
        <source>write</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>read and write</source>
        <translation>lectura y escritura</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>atómico</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineal</translation>
    </message>
    <message>
        <source>reverse linear</source>
        <translation>lineal inverso</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>desplazado</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>solapado</translation>
    </message>
    <message>
        <source>strided</source>
        <translation>con salto</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatorio</translation>
    </message>
    <message>
        <source>uniform: all threads along x use one element</source>
        <translation>uniforme: todos los hilos a lo largo de x usan un mismo elemento</translation>
    </message>
    <message>
        <source>linear: neighbouring threads use neighbouring elements</source>
        <translation>lineal: hilos vecinos usan elementos vecinos</translation>
    </message>
    <message>
        <source>reverse linear: neighbouring threads use neighbouring elements, backwards</source>
        <translation>lineal inverso: hilos vecinos usan elementos vecinos, hacia atrás</translation>
    </message>
    <message>
        <source>shifted: linear, but not from where a sector begins</source>
        <translation>desplazado: lineal, pero no desde el comienzo de un sector</translation>
    </message>
    <message>
        <source>overlapping: rows of threads meet the elements of their neighbours</source>
        <translation>solapado: las filas de hilos alcanzan los elementos de sus vecinas</translation>
    </message>
    <message>
        <source>strided: neighbouring threads use elements of different rows</source>
        <translation>con salto: hilos vecinos usan elementos de filas distintas</translation>
    </message>
    <message>
        <source>strided: neighbouring threads are several elements apart</source>
        <translation>con salto: hilos vecinos están separados por varios elementos</translation>
    </message>
    <message>
        <source>random: not known before the kernel runs</source>
        <translation>aleatorio: no se conoce antes de que se ejecute el kernel</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation><numerusform>%n byte</numerusform><numerusform>%n bytes</numerusform></translation>
    </message>
    <message>
        <source>%1: %2, %3 memory</source>
        <translation>%1: %2, memoria: %3</translation>
    </message>
    <message>
        <source>sectors a request: %1, ideal %2</source>
        <translation>sectores por petición: %1, ideal %2</translation>
    </message>
    <message>
        <source>bank conflict: %1 ways</source>
        <translation>conflicto de bancos: %1 vías</translation>
    </message>
    <message>
        <source>no bank conflict</source>
        <translation>sin conflicto de bancos</translation>
    </message>
    <message>
        <source>not affine: %1</source>
        <translation>no afín: %1</translation>
    </message>
</context>
<context>
    <name>AgeTexts</name>
    <message>
        <source>This time is of %1; the newest times are of %2.</source>
        <translation>Este tiempo es de %1; los tiempos más recientes son de %2.</translation>
    </message>
    <message>
        <source>This time was measured with another launch than the one under Test Launch.</source>
        <translation>Este tiempo se midió con un lanzamiento distinto del que figura en «Lanzamiento de prueba».</translation>
    </message>
    <message>
        <source>This time was recorded of another text of the source.</source>
        <translation>Este tiempo se registró con otro texto del código fuente.</translation>
    </message>
    <message>
        <source>This time was recorded of another instantiation of the template.</source>
        <translation>Este tiempo se registró con otra instanciación de la plantilla.</translation>
    </message>
    <message>
        <source>It was not recorded of which instantiation of the template this time is.</source>
        <translation>No se registró a qué instanciación de la plantilla corresponde este tiempo.</translation>
    </message>
    <message>
        <source>This time was recorded on another architecture, %1.</source>
        <translation>Este tiempo se registró en otra arquitectura, %1.</translation>
    </message>
    <message>
        <source>This time was recorded of other machine code.</source>
        <translation>Este tiempo se registró con otro código máquina.</translation>
    </message>
</context>
<context>
    <name>CountTexts</name>
    <message>
        <source>executions by a thread</source>
        <translation>ejecuciones por un hilo</translation>
    </message>
    <message>
        <source>requests of warps</source>
        <translation>peticiones de warps</translation>
    </message>
    <message>
        <source>sectors of 32 bytes</source>
        <translation>sectores de 32 bytes</translation>
    </message>
    <message>
        <source>lines of 128 bytes</source>
        <translation>líneas de 128 bytes</translation>
    </message>
    <message>
        <source>passes over the banks</source>
        <translation>pasadas por los bancos</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>conflictos de bancos</translation>
    </message>
    <message>
        <source>ways of the worst pass</source>
        <translation>vías de la peor pasada</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>ejecutado</translation>
    </message>
    <message>
        <source>Executed: never.</source>
        <translation>Ejecutado: nunca.</translation>
    </message>
    <message>
        <source>Executed: %1 requests.</source>
        <translation>Ejecutado: %1 peticiones.</translation>
    </message>
    <message>
        <source>Executed: %1 requests, %2 passes over the banks (%3 a request), %4 of them conflicts.</source>
        <translation>Ejecutado: %1 peticiones, %2 pasadas por los bancos (%3 por petición), de ellas %4 conflictos.</translation>
    </message>
    <message>
        <source>Executed: %1 requests, %2 sectors (%3 a request).</source>
        <translation>Ejecutado: %1 peticiones, %2 sectores (%3 por petición).</translation>
    </message>
    <message>
        <source>The kernel has not been run: Count runs it on the CPU with the launch form, and counts what this access executes.</source>
        <translation>El kernel no se ha ejecutado: «Contar» lo ejecuta en la CPU con el formulario de lanzamiento y cuenta lo que ejecuta este acceso.</translation>
    </message>
    <message>
        <source>This access is not among what was counted.</source>
        <translation>Este acceso no está entre lo que se contó.</translation>
    </message>
    <message>
        <source>Nothing is predicted of the whole launch: %1.</source>
        <translation>No hay previsión para el lanzamiento completo: %1.</translation>
    </message>
    <message>
        <source>A device may count something else: %1.</source>
        <translation>Un dispositivo puede contar otra cosa: %1.</translation>
    </message>
</context>
<context>
    <name>DependenceTexts</name>
    <message>
        <source>flow</source>
        <translation>flujo</translation>
    </message>
    <message>
        <source>anti</source>
        <translation>anti</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>flow: written, then read</source>
        <translation>flujo: se escribe y después se lee</translation>
    </message>
    <message>
        <source>anti: read, then written</source>
        <translation>anti: se lee y después se escribe</translation>
    </message>
    <message>
        <source>output: written twice</source>
        <translation>salida: se escribe dos veces</translation>
    </message>
    <message>
        <source>input: read twice; orders nothing</source>
        <translation>entrada: se lee dos veces; no impone ningún orden</translation>
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
        <translation>se lee</translation>
    </message>
    <message>
        <source>is written</source>
        <translation>se escribe</translation>
    </message>
    <message>
        <source>is read and written</source>
        <translation>se lee y se escribe</translation>
    </message>
    <message>
        <source>is updated atomically</source>
        <translation>se actualiza atómicamente</translation>
    </message>
    <message>
        <source>one thread, one iteration</source>
        <translation>un hilo, una iteración</translation>
    </message>
    <message>
        <source>threads of a block, unordered</source>
        <translation>hilos de un bloque, sin orden</translation>
    </message>
    <message>
        <source>threads of different blocks, unordered</source>
        <translation>hilos de bloques distintos, sin orden</translation>
    </message>
    <message>
        <source>race</source>
        <translation>carrera</translation>
    </message>
    <message>
        <source>possible race</source>
        <translation>posible carrera</translation>
    </message>
    <message>
        <source>harmless race</source>
        <translation>carrera inofensiva</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>sin línea</translation>
    </message>
    <message numerus="yes">
        <source>%n arrays</source>
        <translation><numerusform>%n array</numerusform><numerusform>%n arrays</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>y %n más</numerusform><numerusform>y %n más</numerusform></translation>
    </message>
    <message>
        <source>Not all threads of a block may reach this barrier together.</source>
        <translation>Puede que no todos los hilos de un bloque lleguen juntos a esta barrera.</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <translation>en %1, %2</translation>
    </message>
    <message>
        <source>%1 dependence on %2</source>
        <translation>dependencia (%1) sobre %2</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>carried by</source>
        <translation>acarreada por</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>segura</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>no: %1</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>por ejemplo</translation>
    </message>
    <message>
        <source>forbids</source>
        <translation>impide</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>ningún paso</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this arrow are in the table.</source>
        <translation><numerusform>En la tabla hay %n más de esta flecha.</numerusform><numerusform>En la tabla hay %n más de esta flecha.</numerusform></translation>
    </message>
    <message>
        <source>No dependence that is shown touches it.</source>
        <translation>Ninguna de las dependencias mostradas la toca.</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation><numerusform>%n carrera</numerusform><numerusform>%n carreras</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n possible race(s)</source>
        <translation><numerusform>%n posible carrera</numerusform><numerusform>%n posibles carreras</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n harmless race(s)</source>
        <translation><numerusform>%n carrera inofensiva</numerusform><numerusform>%n carreras inofensivas</numerusform></translation>
    </message>
    <message>
        <source>✓ No race within blocks (proved)</source>
        <translation>✓ Sin carreras dentro de los bloques (demostrado)</translation>
    </message>
    <message>
        <source>✓ No race within blocks (proved, given that: %1)</source>
        <translation>✓ Sin carreras dentro de los bloques (demostrado, siempre que: %1)</translation>
    </message>
    <message>
        <source>? Races within blocks are not ruled out.</source>
        <translation>? No se descartan carreras dentro de los bloques.</translation>
    </message>
    <message>
        <source>the barrier in line %1 may not be reached by all threads</source>
        <translation>puede que no todos los hilos lleguen a la barrera de la línea %1</translation>
    </message>
</context>
<context>
    <name>DialogTexts</name>
    <message>
        <source>Open a CUDA source</source>
        <translation>Abrir un código fuente de CUDA</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message>
        <source>Trust this folder?</source>
        <translation>¿Confiar en esta carpeta?</translation>
    </message>
    <message>
        <source>Trust and Build</source>
        <translation>Confiar y generar</translation>
    </message>
    <message>
        <source>About Warpgrain</source>
        <translation>Acerca de Warpgrain</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;Choose how much work each CUDA thread does, and see what it costs.&lt;/p&gt;&lt;p&gt;The window is free software under the GNU General Public License, version 3 or later; the engine and the command line are under the Apache License 2.0.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;Elija cuánto trabajo hace cada hilo de CUDA y vea lo que cuesta.&lt;/p&gt;&lt;p&gt;La ventana es software libre bajo la GNU General Public License, versión 3 o posterior; el motor y la línea de comandos están bajo la Apache License 2.0.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Flags can make the compiler read files and start programs. Build and run only what you trust. You are asked once for each folder.</source>
        <translation>Las opciones pueden hacer que el compilador lea archivos e inicie programas. Genere y ejecute solo aquello en lo que confíe. Se le preguntará una vez por cada carpeta.</translation>
    </message>
    <message>
        <source>Building compiles the sources in %1 with the compiler flags that belong to them; verifying and measuring run their kernels.</source>
        <translation>Al generar, se compilan las fuentes de %1 con las opciones de compilador que les corresponden; al verificar y medir, se ejecutan sus kernels.</translation>
    </message>
    <message>
        <source>CUDA, C, C++ and OpenCL sources (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Warpgrain sessions (*.warpgrain);;All files (*)</source>
        <translation>Códigos CUDA, C, C++ y OpenCL (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Sesiones de Warpgrain (*.warpgrain);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>DifferenceTexts</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>The lines whose values are expected to hold most registers of a thread, where the kernel needs most of them: each line of its own text, with its registers.</source>
        <translation>Las líneas cuyos valores ocupan previsiblemente más registros de un hilo, donde el kernel necesita más: cada línea de su propio texto, con sus registros.</translation>
    </message>
    <message>
        <source>registers held by</source>
        <translation>registros ocupados por</translation>
    </message>
    <message>
        <source>On the left:</source>
        <translation>A la izquierda:</translation>
    </message>
    <message>
        <source>On the right:</source>
        <translation>A la derecha:</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>Un acceso o la longitud de un bucle no se conoce y se ha conjeturado.</translation>
    </message>
    <message>
        <source>Noise: estimates of this kind are usually wrong by %1 % themselves.</source>
        <translation>Ruido: las estimaciones de este tipo suelen errar ya en un %1 %.</translation>
    </message>
    <message>
        <source>It was not measured with this launch.</source>
        <translation>No se midió con este lanzamiento.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>Median on the GPU, with half of its 95 % interval.</source>
        <translation>Mediana en la GPU, con la mitad de su intervalo del 95 %.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>Noise: the 95 % intervals of the two medians meet.</source>
        <translation>Ruido: los intervalos del 95 % de las dos medianas se solapan.</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>El modelo necesita el lanzamiento completo y una GPU cuya velocidad se conozca.</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>time by the model</source>
        <translation>tiempo según el modelo</translation>
    </message>
    <message>
        <source>Of the launch on the chosen GPU, estimated from accesses and instructions before it is compiled.</source>
        <translation>Del lanzamiento en la GPU elegida, estimado a partir de los accesos y las instrucciones antes de compilarlo.</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the requests of the whole launch touch.</source>
        <translation>Sectores de 32 bytes que tocan las peticiones del lanzamiento completo.</translation>
    </message>
    <message>
        <source>Further passes over the banks of shared memory, in the whole launch.</source>
        <translation>Pasadas adicionales por los bancos de memoria compartida, en el lanzamiento completo.</translation>
    </message>
    <message>
        <source>sectors loaded</source>
        <translation>sectores cargados</translation>
    </message>
    <message>
        <source>sectors stored</source>
        <translation>sectores almacenados</translation>
    </message>
    <message>
        <source>bank conflicts, loads</source>
        <translation>conflictos de bancos, cargas</translation>
    </message>
    <message>
        <source>bank conflicts, stores</source>
        <translation>conflictos de bancos, almacenamientos</translation>
    </message>
    <message>
        <source>uncoalesced accesses</source>
        <translation>accesos no coalescentes</translation>
    </message>
    <message>
        <source>References in the source whose requests move more sectors than their data fills.</source>
        <translation>Referencias del código fuente cuyas peticiones mueven más sectores de los que llenan sus datos.</translation>
    </message>
    <message>
        <source>accesses with conflicts</source>
        <translation>accesos con conflictos</translation>
    </message>
    <message>
        <source>References to shared memory whose lanes want different words of one bank.</source>
        <translation>Referencias a memoria compartida cuyos lanes piden palabras distintas de un mismo banco.</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>accesos no contados</translation>
    </message>
    <message>
        <source>References whose addresses are not followed, or that depend on numbers that are not known.</source>
        <translation>Referencias cuyas direcciones no se siguen o que dependen de números que no se conocen.</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>lugares con carreras de datos</translation>
    </message>
    <message>
        <source>Pieces of the source where threads meet with no barrier between.</source>
        <translation>Partes del código fuente en las que los hilos coinciden sin ninguna barrera de por medio.</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>análisis</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>instrucciones de warps</translation>
    </message>
    <message>
        <source>What the statements of the launch compile to, by count.</source>
        <translation>Aquello en lo que se compilan las sentencias del lanzamiento, por recuento.</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>Of a thread. More of them are no harm unless occupancy falls, or values spill.</source>
        <translation>De un hilo. Que haya más no perjudica, salvo que baje la ocupación o se derramen valores.</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>compilador</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>ocupación</translation>
    </message>
    <message>
        <source>Warps that are resident on a multiprocessor, of those possible. Variants with less of it are often faster.</source>
        <translation>Warps residentes en un multiprocesador, del total posible. Las variantes con menos ocupación son a menudo más rápidas.</translation>
    </message>
    <message>
        <source>shared memory of a block</source>
        <translation>memoria compartida de un bloque</translation>
    </message>
    <message>
        <source>Bytes, static and dynamic.</source>
        <translation>Bytes, estáticos y dinámicos.</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>hilos de un bloque</translation>
    </message>
    <message>
        <source>Of the launch, as the steps rewrite it.</source>
        <translation>Del lanzamiento, tal como lo reescriben los pasos.</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lanzamiento</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>%1: bank passes</source>
        <translation>%1: pasadas por bancos</translation>
    </message>
    <message>
        <source>%1: sectors</source>
        <translation>%1: sectores</translation>
    </message>
    <message>
        <source>All references to the array of this kind, each counted where it stands, in the whole launch.</source>
        <translation>Todas las referencias de este tipo al array, cada una contada donde está, en el lanzamiento completo.</translation>
    </message>
</context>
<context>
    <name>ExecutedPictureTexts</name>
    <message>
        <source>request</source>
        <translation>petición</translation>
    </message>
    <message>
        <source>request of the warp here, in the order that it makes them, from 0</source>
        <translation>petición del warp en este punto, en el orden en que las hace, desde 0</translation>
    </message>
    <message>
        <source>The run kept the addresses of block %1: choose it, or count again to keep those of this block.</source>
        <translation>La ejecución conservó las direcciones del bloque %1: elíjalo o cuente de nuevo para conservar las de este bloque.</translation>
    </message>
    <message>
        <source>Warp %1 of block %2 made no request here that was kept.</source>
        <translation>El warp %1 del bloque %2 no hizo aquí ninguna petición que se conservara.</translation>
    </message>
    <message>
        <source>Executed, request %1 of warp %2 of block %3, to %4:</source>
        <translation>Ejecutado, petición %1 del warp %2 del bloque %3, a %4:</translation>
    </message>
</context>
<context>
    <name>ExecutedTexts</name>
    <message>
        <source>Executed with %1.</source>
        <translation>Ejecutado con %1.</translation>
    </message>
    <message>
        <source>Executed with another launch, %1; count again.</source>
        <translation>Ejecutado con otro lanzamiento, %1; cuente de nuevo.</translation>
    </message>
    <message>
        <source>The source, or a flag that it is read with, has changed since the kernel was run; count again.</source>
        <translation>El código fuente, o una opción con la que se lee, ha cambiado desde que se ejecutó el kernel; cuente de nuevo.</translation>
    </message>
</context>
<context>
    <name>FactorTexts</name>
    <message>
        <source>Thread coarsening</source>
        <translation>Engrosamiento de hilos</translation>
    </message>
    <message>
        <source>Threads of a block</source>
        <translation>Hilos de un bloque</translation>
    </message>
    <message>
        <source>Axes of threads and blocks</source>
        <translation>Ejes de hilos y bloques</translation>
    </message>
    <message>
        <source>Bounds for the compiler</source>
        <translation>Límites para el compilador</translation>
    </message>
    <message>
        <source>Thread-block coarsening</source>
        <translation>Engrosamiento de bloques de hilos</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Barreras</translation>
    </message>
    <message>
        <source>Macros</source>
        <translation>Macros</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funciones</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>Otros pasos</translation>
    </message>
    <message>
        <source>Shared array %1</source>
        <translation>Array compartido %1</translation>
    </message>
    <message>
        <source>Array %1</source>
        <translation>Array %1</translation>
    </message>
    <message>
        <source>Loop %1</source>
        <translation>Bucle %1</translation>
    </message>
    <message>
        <source>Loop in line %1</source>
        <translation>Bucle de la línea %1</translation>
    </message>
    <message>
        <source>Loop %1, line %2</source>
        <translation>Bucle %1, línea %2</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>Loop in line %1 of the variant</source>
        <translation>Bucle de la línea %1 de la variante</translation>
    </message>
    <message>
        <source>Loop %1, line %2 of the variant</source>
        <translation>Bucle %1, línea %2 de la variante</translation>
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
        <translation>desconocido: %1</translation>
    </message>
    <message>
        <source>threadIdx.x runs along neighbouring elements</source>
        <translation>threadIdx.x recorre elementos vecinos</translation>
    </message>
    <message>
        <source>%1 requests by %2 threads, %3 bank conflicts</source>
        <translation>%1 peticiones de %2 hilos, %3 conflictos de bancos</translation>
    </message>
    <message>
        <source>%1 requests by %2 threads, %3 sectors (ideal %4), %5 lines of 128 bytes</source>
        <translation>%1 peticiones de %2 hilos, %3 sectores (ideal %4), %5 líneas de 128 bytes</translation>
    </message>
    <message>
        <source>all threads of the block read one element</source>
        <translation>todos los hilos del bloque leen un mismo elemento</translation>
    </message>
    <message>
        <source>threads along %1 read the same element</source>
        <translation>los hilos a lo largo de %1 leen el mismo elemento</translation>
    </message>
    <message>
        <source>other references reach the same elements %1 threads away along %2</source>
        <translation>otras referencias llegan a los mismos elementos %1 hilos más allá, a lo largo de %2</translation>
    </message>
    <message>
        <source>none between threads</source>
        <translation>ninguna entre hilos</translation>
    </message>
    <message>
        <source>Not affine: %1.</source>
        <translation>No afín: %1.</translation>
    </message>
    <message>
        <source>line %1, %2, %3 memory</source>
        <translation>línea %1, %2, memoria: %3</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>not affine</source>
        <translation>no afín</translation>
    </message>
    <message>
        <source>element</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>%1, at multiples of %2</source>
        <translation>%1, en múltiplos de %2</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>salto</translation>
    </message>
    <message>
        <source>%1 from one thread to the next along x</source>
        <translation>%1 de un hilo al siguiente a lo largo de x</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lanzamiento</translation>
    </message>
    <message>
        <source>footprint</source>
        <translation>huella</translation>
    </message>
    <message>
        <source>%1 a warp, %2 a block</source>
        <translation>%1 por warp, %2 por bloque</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation>reutilización</translation>
    </message>
    <message>
        <source>Taken for granted: %1</source>
        <translation>Se da por supuesto: %1</translation>
    </message>
    <message>
        <source>Writes and atomics are done by every thread: merging saves none.</source>
        <translation>Las escrituras y las operaciones atómicas las hace cada hilo: fusionar no ahorra ninguna.</translation>
    </message>
    <message>
        <source>Which loads merging threads would save is not known: %1.</source>
        <translation>No se sabe qué cargas ahorraría fusionar hilos: %1.</translation>
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
        <translation>Cargas que ahorra fusionar hilos; un número añade el paso al plan:</translation>
    </message>
    <message>
        <source>No lane of this warp takes part here: its conditions do not hold.</source>
        <translation>Ningún lane de este warp participa aquí: no se cumplen sus condiciones.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1-way bank conflict&lt;/b&gt;: %2 passes, ideal %3</source>
        <translation>&lt;b&gt;Conflicto de bancos de %1 vías&lt;/b&gt;: %2 pasadas, ideal %3</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;no bank conflict&lt;/b&gt;: %n pass(es), ideal %1</source>
        <translation><numerusform>&lt;b&gt;sin conflicto de bancos&lt;/b&gt;: %n pasada, ideal %1</numerusform><numerusform>&lt;b&gt;sin conflicto de bancos&lt;/b&gt;: %n pasadas, ideal %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s)</source>
        <translation><numerusform>%n sector</numerusform><numerusform>%n sectores</numerusform></translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>ideal %1</translation>
    </message>
    <message>
        <source>%1 of %2 bytes moved are used</source>
        <translation>se usan %1 de %2 bytes movidos</translation>
    </message>
    <message>
        <source>%1 instructions move an element</source>
        <translation>%1 instrucciones mueven un elemento</translation>
    </message>
    <message>
        <source>%1 of 32 lanes take part</source>
        <translation>participan %1 de 32 lanes</translation>
    </message>
    <message>
        <source>No thread of this block gets here.</source>
        <translation>Ningún hilo de este bloque llega aquí.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 elements&lt;/b&gt; for %2 accesses by %3 threads</source>
        <translation>&lt;b&gt;%1 elementos&lt;/b&gt; para %2 accesos de %3 hilos</translation>
    </message>
    <message>
        <source>up to %1 threads touch the same one</source>
        <translation>hasta %1 hilos tocan el mismo</translation>
    </message>
    <message>
        <source>no two threads touch the same one</source>
        <translation>no hay dos hilos que toquen el mismo</translation>
    </message>
    <message>
        <source>%1 of %2 iterations of %3</source>
        <translation>%1 de %2 iteraciones de %3</translation>
    </message>
    <message>
        <source>sectors loaded: %1</source>
        <translation>sectores cargados: %1</translation>
    </message>
    <message>
        <source>sectors stored: %1</source>
        <translation>sectores almacenados: %1</translation>
    </message>
    <message>
        <source>bank conflicts of loads: %1</source>
        <translation>conflictos de bancos de las cargas: %1</translation>
    </message>
    <message>
        <source>bank conflicts of stores: %1</source>
        <translation>conflictos de bancos de los almacenamientos: %1</translation>
    </message>
    <message>
        <source>The launch: %1.</source>
        <translation>El lanzamiento: %1.</translation>
    </message>
    <message>
        <source>Not all sums over the launch are known: %1.</source>
        <translation>No se conocen todas las sumas del lanzamiento: %1.</translation>
    </message>
</context>
<context>
    <name>FindingTexts</name>
    <message>
        <source>Data race</source>
        <translation>Carrera de datos</translation>
    </message>
    <message>
        <source>Access out of bounds</source>
        <translation>Acceso fuera de límites</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation>Barrera divergente</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation>Acceso no coalescente</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation>Conflicto de bancos</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Divergencia</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation>Ocupación baja</translation>
    </message>
    <message>
        <source>Unevenly spread blocks</source>
        <translation>Bloques mal repartidos</translation>
    </message>
    <message>
        <source>Redundant loads</source>
        <translation>Cargas redundantes</translation>
    </message>
    <message>
        <source>Unused grain</source>
        <translation>Grano sin aprovechar</translation>
    </message>
    <message>
        <source>Threads use one address, one of them writes, and nothing orders them.</source>
        <translation>Varios hilos usan una misma dirección, uno de ellos escribe y nada los ordena.</translation>
    </message>
    <message>
        <source>An access leaves its array.</source>
        <translation>Un acceso se sale de su array.</translation>
    </message>
    <message>
        <source>Not all threads of a block reach a barrier together.</source>
        <translation>No todos los hilos de un bloque llegan juntos a una barrera.</translation>
    </message>
    <message>
        <source>A warp moves more sectors of 32 bytes than its data fills.</source>
        <translation>Un warp mueve más sectores de 32 bytes de los que llenan sus datos.</translation>
    </message>
    <message>
        <source>Lanes want different words of one bank of shared memory, which takes several passes.</source>
        <translation>Varios lanes piden palabras distintas de un mismo banco de memoria compartida, lo que requiere varias pasadas.</translation>
    </message>
    <message>
        <source>Lanes of a warp wait while others execute.</source>
        <translation>Unos lanes de un warp esperan mientras otros ejecutan.</translation>
    </message>
    <message>
        <source>Few warps are resident on a multiprocessor, so that waiting is not hidden.</source>
        <translation>Hay pocos warps residentes en un multiprocesador, de modo que las esperas no se ocultan.</translation>
    </message>
    <message>
        <source>Multiprocessors have no block for a part of the time.</source>
        <translation>Hay multiprocesadores sin bloque durante parte del tiempo.</translation>
    </message>
    <message>
        <source>Neighbouring threads load the same data; a thread that does the work of several loads it once.</source>
        <translation>Hilos vecinos cargan los mismos datos; un hilo que hace el trabajo de varios los carga una sola vez.</translation>
    </message>
    <message>
        <source>More work for each thread or block is expected to be faster.</source>
        <translation>Se prevé que más trabajo por hilo o por bloque sea más rápido.</translation>
    </message>
    <message>
        <source>, possible</source>
        <translation>, posible</translation>
    </message>
    <message>
        <source>%1 of the modelled time</source>
        <translation>%1 del tiempo modelado</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 ciclos</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 sectores</translation>
    </message>
    <message>
        <source>%1 passes over the banks</source>
        <translation>%1 pasadas por los bancos</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasadas</translation>
    </message>
    <message>
        <source>%1, expected to be %2 times faster</source>
        <translation>%1, se prevé %2 veces más rápido</translation>
    </message>
</context>
<context>
    <name>FindingsTexts</name>
    <message>
        <source>%1 (a guess)</source>
        <translation>%1 (conjetura)</translation>
    </message>
</context>
<context>
    <name>GraphTexts</name>
    <message>
        <source>the loop in line %1</source>
        <translation>el bucle de la línea %1</translation>
    </message>
    <message>
        <source>loop %1, line %2</source>
        <translation>bucle %1, línea %2</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>una barrera</translation>
    </message>
    <message>
        <source>the barrier in line %1</source>
        <translation>la barrera de la línea %1</translation>
    </message>
    <message>
        <source>the barriers in lines %1</source>
        <translation>las barreras de las líneas %1</translation>
    </message>
    <message>
        <source>thread %1 of block %2</source>
        <translation>hilo %1 del bloque %2</translation>
    </message>
    <message>
        <source>iteration %1 of %2</source>
        <translation>iteración %1 de %2</translation>
    </message>
    <message>
        <source>both at byte %1 of %2</source>
        <translation>ambos en el byte %1 de %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
</context>
<context>
    <name>LaunchTexts</name>
    <message>
        <source>Variants are run with %1.</source>
        <translation>Las variantes se ejecutan con %1.</translation>
    </message>
    <message>
        <source>The parameters hold %1 numbers, more than can be filled in here. Record a launch with warpgrain-cli run --record, and verify with that.</source>
        <translation>Los parámetros contienen %1 números, más de los que se pueden rellenar aquí. Grabe un lanzamiento con warpgrain-cli run --record y verifique con él.</translation>
    </message>
    <message>
        <source>%1 (a guess from the source)</source>
        <translation>%1 (conjetura del código fuente)</translation>
    </message>
    <message>
        <source>%1 (from the source)</source>
        <translation>%1 (del código fuente)</translation>
    </message>
    <message>
        <source>%1 (a guess from line %2)</source>
        <translation>%1 (conjetura de la línea %2)</translation>
    </message>
    <message>
        <source>%1 (from line %2)</source>
        <translation>%1 (de la línea %2)</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>cuadrícula %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>%1 bytes of dynamic shared memory</source>
        <translation>%1 bytes de memoria compartida dinámica</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1: %2 bytes</translation>
    </message>
</context>
<context>
    <name>MarkNames</name>
    <message>
        <source>directive</source>
        <translation>directiva</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barrera</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lanzamiento</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>memoria global</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>memoria compartida</translation>
    </message>
    <message>
        <source>uncoalesced</source>
        <translation>no coalescente</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>conflicto de bancos</translation>
    </message>
    <message>
        <source>race</source>
        <translation>carrera</translation>
    </message>
</context>
<context>
    <name>MarkTexts</name>
    <message>
        <source>reads shared memory: %1</source>
        <translation>lee de memoria compartida: %1</translation>
    </message>
    <message>
        <source>reads global memory: %1</source>
        <translation>lee de memoria global: %1</translation>
    </message>
    <message>
        <source>writes shared memory: %1</source>
        <translation>escribe en memoria compartida: %1</translation>
    </message>
    <message>
        <source>writes global memory: %1</source>
        <translation>escribe en memoria global: %1</translation>
    </message>
    <message>
        <source>reads and writes shared memory: %1</source>
        <translation>lee y escribe en memoria compartida: %1</translation>
    </message>
    <message>
        <source>reads and writes global memory: %1</source>
        <translation>lee y escribe en memoria global: %1</translation>
    </message>
    <message>
        <source>atomic in shared memory: %1</source>
        <translation>atómico en memoria compartida: %1</translation>
    </message>
    <message>
        <source>atomic in global memory: %1</source>
        <translation>atómico en memoria global: %1</translation>
    </message>
    <message>
        <source>barrier: %1</source>
        <translation>barrera: %1</translation>
    </message>
    <message>
        <source>directive: %1</source>
        <translation>directiva: %1</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation>lanza %1</translation>
    </message>
    <message>
        <source>names %1, no launch is followed</source>
        <translation>nombra %1; no se sigue ningún lanzamiento</translation>
    </message>
</context>
<context>
    <name>NoteTexts</name>
    <message numerus="yes">
        <source>%n register(s)</source>
        <translation><numerusform>%n registro</numerusform><numerusform>%n registros</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of spills</source>
        <translation><numerusform>%n byte derramado</numerusform><numerusform>%n bytes derramados</numerusform></translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>ocupación %1 %</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>ocupación %1 %, limitada por %2</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>kernel&apos;s own time</source>
        <translation>tiempo propio del kernel</translation>
    </message>
    <message>
        <source>Median of what the GPU notes itself (CUPTI), without events and launch</source>
        <translation>Mediana de lo que anota la propia GPU (CUPTI), sin eventos ni lanzamiento</translation>
    </message>
    <message>
        <source>Median on the GPU; how long a kernel takes is not predicted</source>
        <translation>Mediana en la GPU; cuánto tarda un kernel no se predice</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>aceleración</translation>
    </message>
    <message>
        <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
        <translation>El tiempo del original en la misma rotación, dividido por el de la variante</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>Of a thread: as the compiler says, and as the driver says</source>
        <translation>De un hilo: según el compilador y según el controlador</translation>
    </message>
</context>
<context>
    <name>ParallelTexts</name>
    <message>
        <source>speed-up</source>
        <translation>aceleración</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
</context>
<context>
    <name>PictureTexts</name>
    <message>
        <source>one of the ways that lead to the access</source>
        <translation>uno de los caminos que llevan al acceso</translation>
    </message>
    <message>
        <source>iteration %1 of a loop that was followed step by step</source>
        <translation>iteración %1 de un bucle que se siguió paso a paso</translation>
    </message>
    <message>
        <source>There is no picture: %1.</source>
        <translation>No hay imagen: %1.</translation>
    </message>
    <message>
        <source>block along %1</source>
        <translation>bloque a lo largo de %1</translation>
    </message>
    <message>
        <source>path</source>
        <translation>camino</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>warp of the block</source>
        <translation>warp del bloque</translation>
    </message>
    <message>
        <source>iteration %1 of the loop at line %2, from 0</source>
        <translation>iteración %1 del bucle de la línea %2, desde 0</translation>
    </message>
    <message>
        <source>A loop around the access never runs in this launch.</source>
        <translation>Un bucle que contiene el acceso no se ejecuta nunca en este lanzamiento.</translation>
    </message>
    <message>
        <source>Local memory is each thread&apos;s own: threads share nothing of it.</source>
        <translation>La memoria local es propia de cada hilo: los hilos no comparten nada de ella.</translation>
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
        <translation>subrogado</translation>
    </message>
    <message>
        <source>A model that learns from every result chooses the next plan.</source>
        <translation>Un modelo que aprende de cada resultado elige el siguiente plan.</translation>
    </message>
    <message>
        <source>genetic</source>
        <translation>genético</translation>
    </message>
    <message>
        <source>The best plans so far are crossed and changed.</source>
        <translation>Los mejores planes hasta ahora se cruzan y se modifican.</translation>
    </message>
    <message>
        <source>annealing</source>
        <translation>recocido</translation>
    </message>
    <message>
        <source>Walks to neighbours, to worse ones too, less and less.</source>
        <translation>Avanza a planes vecinos, también a peores, cada vez menos.</translation>
    </message>
    <message>
        <source>neighbourhood</source>
        <translation>vecindad</translation>
    </message>
    <message>
        <source>Walks to the best neighbour, then starts again elsewhere.</source>
        <translation>Avanza al mejor vecino y luego vuelve a empezar en otro lugar.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatoria</translation>
    </message>
    <message>
        <source>Plans in random order.</source>
        <translation>Planes en orden aleatorio.</translation>
    </message>
    <message>
        <source>exhaustive</source>
        <translation>exhaustiva</translation>
    </message>
    <message>
        <source>Every plan, in the order of the space.</source>
        <translation>Todos los planes, en el orden del espacio.</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>como de costumbre</translation>
    </message>
    <message>
        <source>a kernel that is not known</source>
        <translation>un kernel desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation><numerusform>%n elección</numerusform><numerusform>%n elecciones</numerusform></translation>
    </message>
    <message>
        <source>, %1 combinations</source>
        <translation>, %1 combinaciones</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1 en %2: %3</translation>
    </message>
    <message>
        <source>Replay of %1 in the order of its recording: %2</source>
        <translation>Reproducción de %1 en el orden de su grabación: %2</translation>
    </message>
    <message>
        <source>Replay of %1, the strategy chooses from its results: %2</source>
        <translation>Reproducción de %1, la estrategia elige entre sus resultados: %2</translation>
    </message>
    <message numerus="yes">
        <source>; %n choice(s) left out</source>
        <translation><numerusform>; %n elección omitida</numerusform><numerusform>; %n elecciones omitidas</numerusform></translation>
    </message>
    <message>
        <source>%1: left out, the space would be too large to be numbered</source>
        <translation>%1: se omite, el espacio sería demasiado grande para numerarlo</translation>
    </message>
    <message>
        <source>%1 of %2 plans evaluated</source>
        <translation>%1 de %2 planes evaluados</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 rechazados</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fallidos</translation>
    </message>
    <message>
        <source>%1 with the machine code of another</source>
        <translation>%1 con el código máquina de otro</translation>
    </message>
    <message>
        <source>%1 known from earlier searches</source>
        <translation>%1 conocidos de búsquedas anteriores</translation>
    </message>
    <message>
        <source>The budget of plans is spent.</source>
        <translation>Se ha agotado el número de planes permitido.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Se ha agotado el tiempo.</translation>
    </message>
    <message>
        <source>The best plan is not verified at other sizes: %1.</source>
        <translation>El mejor plan no está verificado con otros tamaños: %1.</translation>
    </message>
    <message>
        <source>The best plan is verified at one boundary size.</source>
        <translation>El mejor plan está verificado con un tamaño límite.</translation>
    </message>
    <message>
        <source>The best plan is verified at %1 boundary sizes.</source>
        <translation>El mejor plan está verificado con %1 tamaños límite.</translation>
    </message>
    <message>
        <source>A faster one, %1, is not verified at other sizes: %2.</source>
        <translation>Uno más rápido, %1, no está verificado con otros tamaños: %2.</translation>
    </message>
    <message>
        <source>Every plan of the space was looked at.</source>
        <translation>Se examinaron todos los planes del espacio.</translation>
    </message>
    <message>
        <source>Every result was shown.</source>
        <translation>Se mostraron todos los resultados.</translation>
    </message>
    <message>
        <source>The last plans were all refused.</source>
        <translation>Los últimos planes fueron todos rechazados.</translation>
    </message>
    <message>
        <source>It was ended early; this is what it found.</source>
        <translation>Se detuvo antes de tiempo; esto es lo que encontró.</translation>
    </message>
    <message>
        <source>It ended early: %1</source>
        <translation>Terminó antes de tiempo: %1</translation>
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
        <translation>MÁS RÁPIDO</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>IGUAL</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>MÁS LENTO</translation>
    </message>
    <message>
        <source>AMBIGUOUS</source>
        <translation>AMBIGUO</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>mismo código</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>Faster than the original: the 95 % intervals of both medians are apart.</source>
        <translation>Más rápido que el original: los intervalos del 95 % de ambas medianas están separados.</translation>
    </message>
    <message>
        <source>As fast as the original: the intervals meet, and the medians are within 1 %.</source>
        <translation>Tan rápido como el original: los intervalos se tocan y las medianas difieren en un 1 % como máximo.</translation>
    </message>
    <message>
        <source>Slower than the original: the 95 % intervals of both medians are apart.</source>
        <translation>Más lento que el original: los intervalos del 95 % de ambas medianas están separados.</translation>
    </message>
    <message>
        <source>The intervals meet, and the medians are more than 1 % apart: more samples would tell.</source>
        <translation>Los intervalos se tocan y las medianas difieren en más de un 1 %: más muestras lo aclararían.</translation>
    </message>
    <message>
        <source>The results have no original to compare it with.</source>
        <translation>Los resultados no contienen ningún original con el que compararlo.</translation>
    </message>
    <message>
        <source>Its machine code is another plan&apos;s; it was not measured again.</source>
        <translation>Su código máquina es el de otro plan; no se midió de nuevo.</translation>
    </message>
    <message>
        <source>It does not compile, or does not run as it should.</source>
        <translation>No compila o no se ejecuta como debería.</translation>
    </message>
    <message>
        <source>A step may not be made, or the plan cannot be launched so.</source>
        <translation>Un paso no está permitido, o el plan no se puede lanzar así.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Best %1: %2    Median %3    Worst %4</source>
        <translation>Mejor %1: %2    Mediana %3    Peor %4</translation>
    </message>
    <message>
        <source>No plan is certainly faster than the original.</source>
        <translation>Ningún plan es con certeza más rápido que el original.</translation>
    </message>
    <message>
        <source>A better one, %1, is not verified at other sizes: %2.</source>
        <translation>Uno mejor, %1, no está verificado con otros tamaños: %2.</translation>
    </message>
    <message>
        <source>%1 of energy for a launch, %2 times less than the original</source>
        <translation>%1 de energía por lanzamiento, %2 veces menos que el original</translation>
    </message>
    <message>
        <source>%1 of energy for a launch</source>
        <translation>%1 de energía por lanzamiento</translation>
    </message>
    <message>
        <source>It is so in this launch.</source>
        <translation>En este lanzamiento es así.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Choose how much work each CUDA thread does, and see what it costs.
Compiler flags of the source go after a lone --.</source>
        <translation>Elija cuánto trabajo hace cada hilo de CUDA y vea lo que cuesta.
Las opciones de compilador de la fuente van después de un -- solo.</translation>
    </message>
    <message>
        <source>the kernel to look at first</source>
        <translation>el kernel que se mira primero</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>CUDA or C++ source file, or a session</source>
        <translation>archivo fuente CUDA o C++, o una sesión</translation>
    </message>
    <message>
        <source>another source file, whose kernel is compared with that of the first</source>
        <translation>otro archivo fuente, cuyo kernel se compara con el del primero</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::AccessPresenter</name>
    <message>
        <source>Open a CUDA file to see how its kernels access memory.</source>
        <translation>Abra un archivo CUDA para ver cómo acceden sus kernels a la memoria.</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>Aquí no hay ningún kernel: abra un archivo que contenga uno.</translation>
    </message>
    <message>
        <source>The kernel accesses no memory.</source>
        <translation>El kernel no accede a la memoria.</translation>
    </message>
    <message>
        <source>Count runs the original: what a variant executes is not counted.</source>
        <translation>«Contar» ejecuta el original: no se cuenta lo que ejecuta una variante.</translation>
    </message>
    <message>
        <source>Looking at the accesses of the variant…</source>
        <translation>Examinando los accesos de la variante…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Actions</name>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Open the handbook at what has the keyboard</source>
        <translation>Abrir el manual en lo que tiene el teclado</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>Guardar &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Se&amp;leccionar todo</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>R&amp;eemplazar…</translation>
    </message>
    <message>
        <source>U&amp;ndo Plan Change</source>
        <translation>Deshacer cambio del pla&amp;n</translation>
    </message>
    <message>
        <source>Re&amp;do Plan Change</source>
        <translation>Rehacer ca&amp;mbio del plan</translation>
    </message>
    <message>
        <source>&amp;Build Variants</source>
        <translation>&amp;Generar variantes</translation>
    </message>
    <message>
        <source>&amp;Export Variant…</source>
        <translation>E&amp;xportar variante…</translation>
    </message>
    <message>
        <source>Export as &amp;Patch…</source>
        <translation>Exportar como &amp;parche…</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>&amp;About Warpgrain</source>
        <translation>&amp;Acerca de Warpgrain</translation>
    </message>
    <message>
        <source>&amp;Verify Variants</source>
        <translation>&amp;Verificar variantes</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Run the variants on the CPU and compare what they leave in memory</source>
        <translation>Ejecutar las variantes en la CPU y comparar lo que dejan en memoria</translation>
    </message>
    <message>
        <source>&amp;Measure Variants</source>
        <translation>&amp;Medir variantes</translation>
    </message>
    <message>
        <source>Time the variants on the GPU that is chosen above the variants table</source>
        <translation>Cronometrar las variantes en la GPU elegida encima de la tabla de variantes</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>&amp;Reasons of Verdicts</source>
        <translation>M&amp;otivos de los veredictos</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>A&amp;justar</translation>
    </message>
    <message>
        <source>Search the plans of the kernel for the fastest</source>
        <translation>Buscar el más rápido entre los planes del kernel</translation>
    </message>
    <message>
        <source>End what runs: building, running, measuring or searching</source>
        <translation>Detener lo que está en marcha: generación, ejecución, medición o búsqueda</translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <translation>&amp;Ir a la línea…</translation>
    </message>
    <message>
        <source>Go to &amp;Kernel or Function…</source>
        <translation>Ir a un &amp;kernel o función…</translation>
    </message>
    <message>
        <source>Command P&amp;alette…</source>
        <translation>Pa&amp;leta de comandos…</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Panel &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>Panel &amp;anterior</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Re&amp;ducir</translation>
    </message>
    <message>
        <source>Original &amp;Size</source>
        <translation>&amp;Tamaño original</translation>
    </message>
    <message>
        <source>Open Sess&amp;ion…</source>
        <translation>Abrir ses&amp;ión…</translation>
    </message>
    <message>
        <source>Save Sessio&amp;n</source>
        <translation>Guardar sesió&amp;n</translation>
    </message>
    <message>
        <source>Save Session As…</source>
        <translation>Guardar sesión como…</translation>
    </message>
    <message>
        <source>Expor&amp;t Report…</source>
        <translation>Exportar in&amp;forme…</translation>
    </message>
    <message>
        <source>Write a page on the kernel, the plan and the variants, as HTML or PDF</source>
        <translation>Escribir una página sobre el kernel, el plan y las variantes, en HTML o PDF</translation>
    </message>
    <message>
        <source>Edit Variant b&amp;y Hand</source>
        <translation>Editar variante a ma&amp;no</translation>
    </message>
    <message>
        <source>&amp;Add Kernel from File…</source>
        <translation>Aña&amp;dir kernel desde un archivo…</translation>
    </message>
    <message>
        <source>Re&amp;name Variant by Hand…</source>
        <translation>&amp;Renombrar variante manual…</translation>
    </message>
    <message>
        <source>&amp;Remove Variant by Hand</source>
        <translation>&amp;Eliminar variante manual</translation>
    </message>
    <message>
        <source>Take the text that is shown as a new row, and type in it</source>
        <translation>Tomar el texto mostrado como una fila nueva y escribir en él</translation>
    </message>
    <message>
        <source>Take the kernel of the same name from another file as a new row</source>
        <translation>Tomar como fila nueva el kernel del mismo nombre de otro archivo</translation>
    </message>
    <message>
        <source>&amp;Jobs…</source>
        <translation>&amp;Tareas…</translation>
    </message>
    <message>
        <source>List what runs and what waits, each with a button that ends it</source>
        <translation>Lista lo que está en marcha y lo que espera, cada cosa con un botón que la detiene</translation>
    </message>
    <message>
        <source>&amp;Close File</source>
        <translation>Cerrar arc&amp;hivo</translation>
    </message>
    <message>
        <source>Next F&amp;ile</source>
        <translation>Archivo sig&amp;uiente</translation>
    </message>
    <message>
        <source>Previous Fi&amp;le</source>
        <translation>Archi&amp;vo anterior</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>Alto &amp;contraste</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Keyboard &amp;Shortcuts…</source>
        <translation>Ata&amp;jos de teclado…</translation>
    </message>
    <message>
        <source>Sparse Pro&amp;ducts…</source>
        <translation>Pro&amp;ductos dispersos…</translation>
    </message>
    <message>
        <source>Guided &amp;Tour</source>
        <translation>&amp;Visita guiada</translation>
    </message>
    <message>
        <source>Show the parts of the window one after the other, on the open file or on an example</source>
        <translation>Muestra las partes de la ventana una tras otra, con el archivo abierto o con un ejemplo</translation>
    </message>
    <message>
        <source>Compiler &amp;Flags…</source>
        <translation>&amp;Opciones del compilador…</translation>
    </message>
    <message>
        <source>See and change the flags that the source is read and built with</source>
        <translation>Ver y cambiar las opciones con las que se lee y se compila el código fuente</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ChosenText</name>
    <message>
        <source>%1 is a variant of %2: choose that kernel to look at it.</source>
        <translation>%1 es una variante de %2: elija ese kernel para examinarla.</translation>
    </message>
    <message>
        <source>%1 has no text. %2</source>
        <translation>%1 no tiene texto. %2</translation>
    </message>
    <message>
        <source>%1 has no text yet (%2): build the variants.</source>
        <translation>%1 aún no tiene texto (%2): genere las variantes.</translation>
    </message>
    <message>
        <source>The kernel is not in the text of %1.</source>
        <translation>El kernel no está en el texto de %1.</translation>
    </message>
    <message>
        <source>%1 cannot be looked at. %2</source>
        <translation>%1 no se puede examinar. %2</translation>
    </message>
    <message>
        <source>%1 is not looked at: it was cancelled. Choose its row again, or change the launch.</source>
        <translation>%1 no se examina: se canceló. Elija de nuevo su fila o cambie el lanzamiento.</translation>
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
        <translation>%1 (del código fuente anterior)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>Kernel or function</source>
        <translation>Kernel o función</translation>
    </message>
    <message>
        <source>Line, or line:column (1 to %1)</source>
        <translation>Línea, o línea:columna (de 1 a %1)</translation>
    </message>
    <message>
        <source>No source is open.</source>
        <translation>No hay ningún código fuente abierto.</translation>
    </message>
    <message>
        <source>Type a line from 1 to %1, for example 12 or 12:5.</source>
        <translation>Escriba una línea de 1 a %1, por ejemplo, 12 o 12:5.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Commands</name>
    <message>
        <source>%1 was not saved: another program has changed it on disk.</source>
        <translation>%1 no se guardó: otro programa lo ha cambiado en el disco.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Load from Disk</source>
        <translation>Cargar del disco</translation>
    </message>
    <message>
        <source>%1 is no longer on disk; saving writes it again.</source>
        <translation>%1 ya no está en el disco; al guardar se escribe de nuevo.</translation>
    </message>
    <message>
        <source>Another program has changed %1 on disk.</source>
        <translation>Otro programa ha cambiado %1 en el disco.</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
        <translation>%1 no es texto UTF-8 y se muestra solo para lectura; conviértalo a UTF-8 para editarlo.</translation>
    </message>
    <message>
        <source>Save %1 as</source>
        <translation>Guardar %1 como</translation>
    </message>
    <message>
        <source>There is nothing to export: choose a step or a variant first.</source>
        <translation>No hay nada que exportar: elija primero un paso o una variante.</translation>
    </message>
    <message>
        <source>The patch is made against the text in the editor, which is not saved: save it before you apply the patch.</source>
        <translation>El parche se hace respecto al texto del editor, que no está guardado: guárdelo antes de aplicar el parche.</translation>
    </message>
    <message>
        <source>The source has changed since this variant was built; build it again to take it over.</source>
        <translation>El código fuente ha cambiado desde que se generó esta variante; genérela de nuevo para incorporarla.</translation>
    </message>
    <message>
        <source>%1 cannot be exported. %2</source>
        <translation>%1 no se puede exportar. %2</translation>
    </message>
    <message>
        <source>%1 cannot be exported: its source is not written yet.</source>
        <translation>%1 no se puede exportar: su código fuente aún no está escrito.</translation>
    </message>
    <message>
        <source>the original</source>
        <translation>el original</translation>
    </message>
    <message>
        <source>Export %1, which changes several files, to a folder</source>
        <translation>Exportar %1, que cambia varios archivos, a una carpeta</translation>
    </message>
    <message>
        <source>Export %1 as</source>
        <translation>Exportar %1 como</translation>
    </message>
    <message>
        <source>Export %1 as a patch</source>
        <translation>Exportar %1 como parche</translation>
    </message>
    <message>
        <source>Export a report on %1 as HTML or PDF</source>
        <translation>Exportar un informe sobre %1 en HTML o PDF</translation>
    </message>
    <message>
        <source>The report would take the place of the source %1; choose another file.</source>
        <translation>El informe ocuparía el lugar del código fuente %1; elija otro archivo.</translation>
    </message>
    <message>
        <source>Add a kernel that takes the place of %1</source>
        <translation>Añadir un kernel que reemplace a %1</translation>
    </message>
    <message>
        <source>CUDA, C++ and OpenCL sources (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;All files (*)</source>
        <translation>Fuentes CUDA, C++ y OpenCL (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Another name for &quot;%1&quot;:</source>
        <translation>Otro nombre para «%1»:</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Se eliminó %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DependencePresenter</name>
    <message>
        <source>Looking for the dependences of %1…</source>
        <translation>Buscando las dependencias de %1…</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel to see the dependences between its statements.</source>
        <translation>Abra un archivo que contenga un kernel para ver las dependencias entre sus sentencias.</translation>
    </message>
    <message>
        <source>The source is being read…</source>
        <translation>Leyendo el código fuente…</translation>
    </message>
    <message>
        <source>There is no kernel in this file: dependences are looked for in kernels.</source>
        <translation>No hay ningún kernel en este archivo: las dependencias se buscan en kernels.</translation>
    </message>
    <message>
        <source>%1 is not read whole: mend what is listed under Problems to see its dependences. %2</source>
        <translation>%1 no se ha leído entero: corrija lo que figura en «Problemas» para ver sus dependencias. %2</translation>
    </message>
    <message>
        <source>The search for dependences was cancelled. It begins again when the source, the kernel or the launch changes.</source>
        <translation>Se canceló la búsqueda de dependencias. Vuelve a empezar cuando cambia el código fuente, el kernel o el lanzamiento.</translation>
    </message>
    <message>
        <source>There is no graph to be written: choose a kernel whose dependences are shown.</source>
        <translation>No hay ningún grafo que escribir: elija un kernel cuyas dependencias se muestren.</translation>
    </message>
    <message>
        <source>Write the dependence graph to</source>
        <translation>Escribir el grafo de dependencias en</translation>
    </message>
    <message>
        <source>The dependence graph was written to %1.</source>
        <translation>El grafo de dependencias se escribió en %1.</translation>
    </message>
    <message>
        <source>The text of the variant is being read…</source>
        <translation>Leyendo el texto de la variante…</translation>
    </message>
    <message>
        <source>Looking for the dependences…</source>
        <translation>Buscando las dependencias…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DeviceBox</name>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>The GPU architecture that variants are built for</source>
        <translation>La arquitectura de GPU para la que se generan las variantes</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DifferenceWindow</name>
    <message>
        <source>Changed since the session was saved</source>
        <translation>Cambios desde que se guardó la sesión</translation>
    </message>
    <message>
        <source>Changed file</source>
        <translation>Archivo cambiado</translation>
    </message>
    <message>
        <source>%1, when the session was saved</source>
        <translation>%1, cuando se guardó la sesión</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 ahora</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Docks</name>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Access Patterns</source>
        <translation>Patrones de acceso</translation>
    </message>
    <message>
        <source>Dependences</source>
        <translation>Dependencias</translation>
    </message>
    <message>
        <source>Test Launch</source>
        <translation>Lanzamiento de prueba</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
    <message>
        <source>Show recorded times</source>
        <translation>Mostrar tiempos registrados</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Hallazgos (%1)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>The kernels of the source, with their loops, arrays and launches</source>
        <translation>Los kernels de la fuente, con sus bucles, arrays y lanzamientos</translation>
    </message>
    <message>
        <source>The steps that fit this kernel, each value with its verdict; below, the plan</source>
        <translation>Los pasos que sirven para este kernel, cada valor con su veredicto; debajo, el plan</translation>
    </message>
    <message>
        <source>What is wrong with the kernel, worst first, and what mends it</source>
        <translation>Qué va mal en el kernel, lo peor primero, y qué lo arregla</translation>
    </message>
    <message>
        <source>How each access of the kernel reaches memory: sectors, bank conflicts, the lanes of a warp</source>
        <translation>Cómo llega a la memoria cada acceso del kernel: sectores, conflictos de banco, los carriles de un warp</translation>
    </message>
    <message>
        <source>Which statements must keep their order, and races</source>
        <translation>Qué instrucciones deben conservar su orden, y las carreras</translation>
    </message>
    <message>
        <source>The launch that variants are run and measured with</source>
        <translation>El lanzamiento con el que se ejecutan y miden las variantes</translation>
    </message>
    <message>
        <source>What is built, verified and measured: a row for each variant, with its numbers</source>
        <translation>Lo que se compila, verifica y mide: una fila por variante, con sus números</translation>
    </message>
    <message>
        <source>Occupancy, registers and times of the variants as curves</source>
        <translation>Ocupación, registros y tiempos de las variantes como curvas</translation>
    </message>
    <message>
        <source>A search for the fastest plan, and what it has found</source>
        <translation>Una búsqueda del plan más rápido, y lo que ha encontrado</translation>
    </message>
    <message>
        <source>Your own notes, which are kept in the session</source>
        <translation>Sus propias notas, que se guardan en la sesión</translation>
    </message>
    <message>
        <source>What the compiler says of the source, and what was found in it</source>
        <translation>Lo que el compilador dice de la fuente, y lo que se encontró en ella</translation>
    </message>
    <message>
        <source>What was opened, built and run, with what the tools have printed</source>
        <translation>Lo que se abrió, compiló y ejecutó, con lo que imprimieron las herramientas</translation>
    </message>
    <message>
        <source>OpenMP</source>
        <translation>OpenMP</translation>
    </message>
    <message>
        <source>Which regions of an OpenMP program become kernels, why, and what is copied for them</source>
        <translation>Qué regiones de un programa OpenMP se convierten en kernels, por qué, y qué se copia para ellas</translation>
    </message>
    <message>
        <source>Loop Nests</source>
        <translation>Anidamientos</translation>
    </message>
    <message>
        <source>Which loops of a serial program can become threads, in which way, and the kernels that they become</source>
        <translation>Qué bucles de un programa secuencial pueden convertirse en hilos, de qué modo, y los kernels en que se convierten</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::EditorArea</name>
    <message>
        <source>Source</source>
        <translation>Código fuente</translation>
    </message>
    <message>
        <source>New Source</source>
        <translation>Fuente nueva</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>%1 (read only)</source>
        <translation>%1 (solo lectura)</translation>
    </message>
    <message>
        <source>The source that the plan, or the chosen row, makes</source>
        <translation>La fuente que produce el plan o la fila elegida</translation>
    </message>
    <message>
        <source>The original and the new source beside each other, with their numbers</source>
        <translation>El original y la fuente nueva lado a lado, con sus números</translation>
    </message>
    <message>
        <source>Machine Code</source>
        <translation>Código máquina</translation>
    </message>
    <message>
        <source>What the compiler makes of each line of the new source: SASS or PTX</source>
        <translation>Lo que el compilador hace de cada línea de la nueva fuente: SASS o PTX</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ExportController</name>
    <message>
        <source>The variant changes several files; export it as a folder or a patch.</source>
        <translation>La variante cambia varios archivos; expórtela como carpeta o como parche.</translation>
    </message>
    <message>
        <source>The variant was written to %1.</source>
        <translation>La variante se escribió en %1.</translation>
    </message>
    <message>
        <source>The variant is the original: no file is changed.</source>
        <translation>La variante es el original: no cambia ningún archivo.</translation>
    </message>
    <message>
        <source>%1 holds the original files; choose another folder.</source>
        <translation>%1 contiene los archivos originales; elija otra carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the variant were written to %1.</source>
        <translation><numerusform>Se escribió %n archivo de la variante en %1.</numerusform><numerusform>Se escribieron %n archivos de la variante en %1.</numerusform></translation>
    </message>
    <message>
        <source>The variant is the original: there is nothing to put into a patch.</source>
        <translation>La variante es el original: no hay nada que poner en un parche.</translation>
    </message>
    <message>
        <source>The patch was written to %1; apply it in %2 with patch -p1.</source>
        <translation>El parche se escribió en %1; aplíquelo en %2 con patch -p1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FactorsPresenter</name>
    <message>
        <source>Open a CUDA file to see which steps its kernels allow.</source>
        <translation>Abra un archivo CUDA para ver qué pasos admiten sus kernels.</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>Aquí no hay ningún kernel: abra un archivo que contenga uno.</translation>
    </message>
    <message>
        <source>No step fits this kernel: it uses no threadIdx and has no loop.</source>
        <translation>Ningún paso sirve para este kernel: no usa threadIdx ni tiene bucles.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>Reading the source…</source>
        <translation>Leyendo el código fuente…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FindingsPresenter</name>
    <message>
        <source>Open a CUDA file to see what is wrong with its kernels, and what mends it.</source>
        <translation>Abra un archivo CUDA para ver qué problemas tienen sus kernels y qué los corrige.</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>Aquí no hay ningún kernel: abra un archivo que contenga uno.</translation>
    </message>
    <message>
        <source>The kernel is analysed.</source>
        <translation>El kernel se está analizando.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandController</name>
    <message>
        <source>add %1</source>
        <translation>añadir %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>eliminar %1</translation>
    </message>
    <message>
        <source>rename %1</source>
        <translation>renombrar %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandReader</name>
    <message>
        <source>%1 is not UTF-8 text; convert it to UTF-8 to add its kernel.</source>
        <translation>%1 no es texto UTF-8; conviértalo a UTF-8 para añadir su kernel.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Nothing was added. %1</source>
        <translation>No se añadió nada. %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::JobButton</name>
    <message>
        <source>Build the variants</source>
        <translation>Generar las variantes</translation>
    </message>
    <message>
        <source>Verify the variants on the CPU</source>
        <translation>Verificar las variantes en la CPU</translation>
    </message>
    <message>
        <source>Count what the kernel executes</source>
        <translation>Contar lo que ejecuta el kernel</translation>
    </message>
    <message>
        <source>Measure the variants</source>
        <translation>Medir las variantes</translation>
    </message>
    <message>
        <source>Search the plans</source>
        <translation>Buscar entre los planes</translation>
    </message>
    <message>
        <source>All jobs: what runs, what waits, and how to end it</source>
        <translation>Todas las tareas: lo que está en marcha, lo que espera y cómo detenerlo</translation>
    </message>
    <message>
        <source>Read a kernel from a file</source>
        <translation>Leer un kernel de un archivo</translation>
    </message>
    <message>
        <source>Replay a recorded search</source>
        <translation>Reproducir una búsqueda grabada</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>Sin tareas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation><numerusform>%n en espera</numerusform><numerusform>%n en espera</numerusform></translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>Tareas: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Run a sparse product</source>
        <translation>Ejecutar un producto disperso</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Jobs</name>
    <message>
        <source>Nothing was built: %1 is not trusted.</source>
        <translation>No se generó nada: %1 no es de confianza.</translation>
    </message>
    <message>
        <source>There is no kernel to build: open a file that holds one.</source>
        <translation>No hay ningún kernel que generar: abra un archivo que contenga uno.</translation>
    </message>
    <message>
        <source>There is no kernel to tune: open a file that holds one.</source>
        <translation>No hay ningún kernel que ajustar: abra un archivo que contenga uno.</translation>
    </message>
    <message>
        <source>Recorded times cannot be searched: choose a GPU above the variants table.</source>
        <translation>No se puede buscar en tiempos registrados: elija una GPU encima de la tabla de variantes.</translation>
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
        <translation>El kernel cuyo grano se elige</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1 (línea %2)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LaunchBar</name>
    <message>
        <source>line %1: block %2 × %3 × %4</source>
        <translation>línea %1: bloque %2 × %3 × %4</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lanzamiento</translation>
    </message>
    <message>
        <source>The launch that occupancy is computed for</source>
        <translation>El lanzamiento para el que se calcula la ocupación</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Threads of a block along %1</source>
        <translation>Hilos de un bloque a lo largo de %1</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block in bytes</source>
        <translation>Memoria compartida dinámica de un bloque, en bytes</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>Comp. dinámica</translation>
    </message>
    <message>
        <source>no launch</source>
        <translation>sin lanzamiento</translation>
    </message>
    <message>
        <source>no launch found</source>
        <translation>no se encontró ningún lanzamiento</translation>
    </message>
    <message>
        <source>host program: block %1 × %2 × %3</source>
        <translation>programa anfitrión: bloque %1 × %2 × %3</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LaunchPresenter</name>
    <message>
        <source>Choose what fills %1</source>
        <translation>Elegir con qué se rellena %1</translation>
    </message>
    <message>
        <source>Open a file with a kernel, to enter here what it is launched with.</source>
        <translation>Abra un archivo con un kernel para introducir aquí con qué se lanza.</translation>
    </message>
    <message>
        <source>Open a launch form</source>
        <translation>Abrir un formulario de lanzamiento</translation>
    </message>
    <message>
        <source>Launch forms (*.json);;All files (*)</source>
        <translation>Formularios de lanzamiento (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the launch form as</source>
        <translation>Guardar el formulario de lanzamiento como</translation>
    </message>
    <message>
        <source>Saved the launch form to %1.</source>
        <translation>El formulario de lanzamiento se guardó en %1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LogView</name>
    <message>
        <source>Log</source>
        <translation>Actividad</translation>
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
        <translation>Leyendo el código fuente…</translation>
    </message>
    <message>
        <source>Looking for a CUDA toolkit…</source>
        <translation>Buscando un CUDA Toolkit…</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>No nvcc: variants are written, not compiled</source>
        <translation>Sin nvcc: las variantes se escriben, no se compilan</translation>
    </message>
    <message>
        <source>Ending what runs…</source>
        <translation>Deteniendo lo que está en marcha…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reading a kernel…</source>
        <translation>Leyendo un kernel…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasurePresenter</name>
    <message>
        <source>Times: %1; %2</source>
        <translation>Tiempos: %1; %2</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Añadir un equipo</translation>
    </message>
    <message>
        <source>The command that gives a shell on the machine with the GPU, for example ssh gpu. It is started as it stands here whenever you measure there; the variants and the runner are sent over it.</source>
        <translation>El comando que da un shell en el equipo que tiene la GPU, por ejemplo, ssh gpu. Se inicia tal como está aquí cada vez que se mide allí; las variantes y el programa de medición se envían a través de él.</translation>
    </message>
    <message>
        <source>Open recorded results</source>
        <translation>Abrir resultados registrados</translation>
    </message>
    <message>
        <source>Results (results.jsonl bundle.json *.jsonl);;All files (*)</source>
        <translation>Resultados (results.jsonl bundle.json *.jsonl);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasureTargets</name>
    <message>
        <source>These results are of the kernel %1 in %2; open that source and choose the kernel to see them.</source>
        <translation>Estos resultados son del kernel %1 de %2; abra esa fuente y elija el kernel para verlos.</translation>
    </message>
    <message>
        <source>an unnamed source</source>
        <translation>una fuente sin nombre</translation>
    </message>
    <message>
        <source>Recorded: %1, %2</source>
        <translation>Registrado: %1, %2</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>This machine (no GPU)</source>
        <translation>Este equipo (sin GPU)</translation>
    </message>
    <message>
        <source>This machine: %1</source>
        <translation>Este equipo: %1</translation>
    </message>
    <message>
        <source>This machine: %1, GPU %2</source>
        <translation>Este equipo: %1, GPU %2</translation>
    </message>
    <message>
        <source>Measured before, with %1. From %2</source>
        <translation>Medido anteriormente, con %1. De %2</translation>
    </message>
    <message>
        <source>Another machine, over a shell that this command gives. The variants and the runner are sent there.</source>
        <translation>Otro equipo, a través de un shell que da este comando. Las variantes y el programa de medición se envían allí.</translation>
    </message>
    <message>
        <source>%1, %2 multiprocessors, driver %3, CUDA %4</source>
        <translation>%1, %2 multiprocesadores, controlador %3, CUDA %4</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasuredRows</name>
    <message>
        <source>Showing what was recorded on %1.</source>
        <translation>Se muestra lo que se registró en %1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open &amp;Example</source>
        <translation>Abrir &amp;ejemplo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Go to Pa&amp;ne</source>
        <translation>Ir al pa&amp;nel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Open Recent Sess&amp;ion</source>
        <translation>A&amp;brir sesión reciente</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::PlanController</name>
    <message>
        <source>no steps</source>
        <translation>ningún paso</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::RecentFiles</name>
    <message>
        <source>Clear the List</source>
        <translation>Vaciar la lista</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ReportController</name>
    <message>
        <source>The report was written to %1.</source>
        <translation>El informe se escribió en %1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SessionCommands</name>
    <message>
        <source>The session was not saved: %1 is not the file that was opened any more.</source>
        <translation>La sesión no se guardó: %1 ya no es el archivo que se abrió.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Abrir una sesión</translation>
    </message>
    <message>
        <source>Warpgrain sessions (*.warpgrain);;All files (*)</source>
        <translation>Sesiones de Warpgrain (*.warpgrain);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the session as</source>
        <translation>Guardar la sesión como</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Warpgrain, and this one would lose what it does not know: choose another file.</source>
        <translation>%1 fue escrito por una versión más reciente de Warpgrain, y esta perdería lo que no conoce: elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Warpgrain, and is open for reading only: what this version does not know is not shown.</source>
        <translation>%1 fue escrito por una versión más reciente de Warpgrain y está abierto solo para lectura: lo que esta versión no conoce no se muestra.</translation>
    </message>
    <message>
        <source>%1 was not opened: its source %2 cannot be read.</source>
        <translation>%1 no se abrió: su código fuente %2 no se puede leer.</translation>
    </message>
    <message>
        <source>Choose the Source…</source>
        <translation>Elegir el código fuente…</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (no está)</translation>
    </message>
    <message>
        <source>Show the Difference</source>
        <translation>Mostrar la diferencia</translation>
    </message>
    <message>
        <source>Changed since the session was saved: %1.</source>
        <translation>Cambios desde que se guardó la sesión: %1.</translation>
    </message>
    <message>
        <source>What was built, verified and measured then comes back with the text of then.</source>
        <translation>Lo que se generó, verificó y midió entonces vuelve con el texto de entonces.</translation>
    </message>
    <message>
        <source>Warpgrain ended without closing %1.</source>
        <translation>Warpgrain terminó sin cerrar %1.</translation>
    </message>
    <message>
        <source>Warpgrain ended without closing %1. What was not saved is there, as it was at %2.</source>
        <translation>Warpgrain terminó sin cerrar %1. Lo que no se había guardado sigue ahí, tal como estaba el %2.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SessionController</name>
    <message>
        <source>%1 is not there any more: put it back to restore the work on it.</source>
        <translation>%1 ya no está: vuelva a ponerlo en su sitio para restaurar el trabajo hecho con él.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Shortcuts</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SourceController</name>
    <message>
        <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
        <translation>%1 no es texto UTF-8 y se muestra solo para lectura; conviértalo a UTF-8 para editarlo.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SparseRunWindow</name>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Archivo…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Open Recording…</source>
        <translation>A&amp;brir grabación…</translation>
    </message>
    <message>
        <source>&amp;Save Recording…</source>
        <translation>&amp;Guardar grabación…</translation>
    </message>
    <message>
        <source>Sparse Products</source>
        <translation>Productos dispersos</translation>
    </message>
    <message>
        <source>The product runs</source>
        <translation>El producto se ejecuta</translation>
    </message>
    <message>
        <source>A sparse matrix is multiplied with a vector again and again by several processes. Which of them has which rows is tuned meanwhile. Run one here, or open what `warpgrain-cli spmv -o` has recorded.</source>
        <translation>Varios procesos multiplican una matriz dispersa por un vector una y otra vez. Mientras tanto se ajusta cuál de ellos tiene qué filas. Ejecute un producto aquí, o abra lo que ha grabado `warpgrain-cli spmv -o`.</translation>
    </message>
    <message>
        <source>A matrix that is made up, or a file in Matrix Market&apos;s form</source>
        <translation>Una matriz inventada, o un archivo en el formato de Matrix Market</translation>
    </message>
    <message>
        <source>So many times the rows and non-zeros, for a matrix that is no file</source>
        <translation>Tantas veces las filas y los no nulos, para una matriz que no es un archivo</translation>
    </message>
    <message>
        <source>Processes, which mpirun starts on this machine</source>
        <translation>Procesos, que mpirun inicia en esta máquina</translation>
    </message>
    <message>
        <source>How rows come to ranks: tuned by a fitted model or as the paper does it, or as many rows, non-zeros or steps of the merge path for each</source>
        <translation>Cómo llegan las filas a los rangos: ajustado por un modelo o como en el artículo, o tantas filas, no nulos o pasos del camino de mezcla para cada uno</translation>
    </message>
    <message>
        <source>&amp;Matrix:</source>
        <translation>&amp;Matriz:</translation>
    </message>
    <message>
        <source>Sca&amp;le:</source>
        <translation>Esca&amp;la:</translation>
    </message>
    <message>
        <source>Ra&amp;nks:</source>
        <translation>Ra&amp;ngos:</translation>
    </message>
    <message>
        <source>&amp;Iterations:</source>
        <translation>&amp;Iteraciones:</translation>
    </message>
    <message>
        <source>Ma&amp;pping:</source>
        <translation>Asi&amp;gnación:</translation>
    </message>
    <message>
        <source>Matrix Market File</source>
        <translation>Archivo de Matrix Market</translation>
    </message>
    <message>
        <source>Matrices (*.mtx);;All files (*)</source>
        <translation>Matrices (*.mtx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Recording of a Sparse Product</source>
        <translation>Grabación de un producto disperso</translation>
    </message>
    <message>
        <source>Recordings (*.json);;All files (*)</source>
        <translation>Grabaciones (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save Recording</source>
        <translation>Guardar grabación</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Name a matrix, or choose a file.</source>
        <translation>Nombre una matriz, o elija un archivo.</translation>
    </message>
    <message>
        <source>Running on %1 ranks…</source>
        <translation>En ejecución en %1 rangos…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Waits until other jobs have ended.</source>
        <translation>Espera a que terminen otros trabajos.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::StartPage</name>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open the Matrix Multiplication Example</source>
        <translation>Abrir el ejemplo de multiplicación de matrices</translation>
    </message>
    <message>
        <source>Open Session…</source>
        <translation>Abrir sesión…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Sesiones recientes</translation>
    </message>
    <message>
        <source>Recent sources</source>
        <translation>Fuentes recientes</translation>
    </message>
    <message>
        <source>Opened as a copy, to be changed</source>
        <translation>Se abre como una copia que puede modificar</translation>
    </message>
    <message>
        <source>Open a CUDA or OpenCL source to see what its kernels lose, and to choose how much work each thread does.</source>
        <translation>Abra un código fuente de CUDA u OpenCL para ver qué pierden sus kernels y elegir cuánto trabajo hace cada hilo.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>The parts of the window, in the handbook</source>
        <translation>Las partes de la ventana, en el manual</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Guided Tour</source>
        <translation>Visita guiada</translation>
    </message>
    <message>
        <source>New here? A tour shows the window on an example, in seven steps. You can leave it at any time.</source>
        <translation>¿Es su primera vez? Una visita muestra la ventana con un ejemplo, en siete pasos. Puede salir de ella en cualquier momento.</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Iniciar la visita</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>No, gracias</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::StepMenu</name>
    <message>
        <source>Checking which steps fit here…</source>
        <translation>Comprobando qué pasos encajan aquí…</translation>
    </message>
    <message>
        <source>No step fits it</source>
        <translation>Ningún paso encaja aquí</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>It can be made after %1.</source>
        <translation>Se puede hacer después de %1.</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>comprobándose</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::TunePresenter</name>
    <message>
        <source>Open a file that holds a kernel.</source>
        <translation>Abra un archivo que contenga un kernel.</translation>
    </message>
    <message>
        <source>Recorded times are chosen above the variants table; choose a GPU there to search on it.</source>
        <translation>Encima de la tabla de variantes están elegidos tiempos registrados; elija allí una GPU para buscar en ella.</translation>
    </message>
    <message>
        <source>Wait until what is built, run or measured has ended.</source>
        <translation>Espere a que termine lo que se está compilando, ejecutando o midiendo.</translation>
    </message>
    <message>
        <source>Judging the steps of the kernel…</source>
        <translation>Evaluando los pasos del kernel…</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>Leyendo los resultados…</translation>
    </message>
    <message>
        <source>%1 in %2. %3</source>
        <translation>%1 en %2. %3</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1. En pausa.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>About %1, as long as the last search took for each plan.</source>
        <translation>Aproximadamente %1, según lo que tardó la última búsqueda en cada plan.</translation>
    </message>
    <message>
        <source>At most about %1: a plan is measured for %2 s at most, while others are compiled.</source>
        <translation>Como máximo unos %1: cada plan se mide durante %2 s como máximo, mientras se compilan otros.</translation>
    </message>
    <message>
        <source>Compiling and measuring the first plans…</source>
        <translation>Compilando y midiendo los primeros planes…</translation>
    </message>
    <message>
        <source>About %1 more.</source>
        <translation>Aproximadamente %1 más.</translation>
    </message>
    <message>
        <source>The results are of a kernel that is not open: its plans are shown, but none can be chosen.</source>
        <translation>Los resultados son de un kernel que no está abierto: se muestran sus planes, pero no se puede elegir ninguno.</translation>
    </message>
    <message>
        <source>The results do not say which steps make this point: it is no plan that could be chosen.</source>
        <translation>Los resultados no dicen qué pasos dan este punto: no es un plan que se pueda elegir.</translation>
    </message>
    <message>
        <source>Open tuning results</source>
        <translation>Abrir resultados de ajuste</translation>
    </message>
    <message>
        <source>Tuning results in T4 form (*.json);;All files (*)</source>
        <translation>Resultados de ajuste en formato T4 (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The search waits for its turn.</source>
        <translation>La búsqueda espera su turno.</translation>
    </message>
    <message>
        <source>The search failed. %1</source>
        <translation>La búsqueda ha fallado. %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::UnsavedGuard</name>
    <message>
        <source>the session, which has no file yet</source>
        <translation>la sesión, que aún no tiene archivo</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::VariantPanes</name>
    <message>
        <source>File of the variant</source>
        <translation>Archivo de la variante</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Choose a step, or build variants: the new source is shown here.</source>
        <translation>Elija un paso o compile variantes: aquí se muestra la fuente nueva.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>No step is chosen: the source is the original.</source>
        <translation>No hay ningún paso elegido: el código fuente es el original.</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 junto a %2</translation>
    </message>
    <message>
        <source>Looking at the accesses of both…</source>
        <translation>Examinando los accesos de ambos…</translation>
    </message>
    <message>
        <source>There are no numbers of %1: the kernel is not in its text.</source>
        <translation>No hay números de %1: el kernel no está en su texto.</translation>
    </message>
    <message>
        <source>There are no numbers of %1. %2</source>
        <translation>No hay números de %1. %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::VariantsPresenter</name>
    <message>
        <source>The curve is drawn when the original is built.</source>
        <translation>La curva se dibuja cuando se genera el original.</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel.</source>
        <translation>Abra un archivo que contenga un kernel.</translation>
    </message>
    <message>
        <source>The source has changed since these variants were built: build them again.</source>
        <translation>El código fuente ha cambiado desde que se generaron estas variantes: genérelas de nuevo.</translation>
    </message>
    <message>
        <source>These are variants of %1.</source>
        <translation>Estas son variantes de %1.</translation>
    </message>
    <message>
        <source>These variants were built for %1.</source>
        <translation>Estas variantes se generaron para %1.</translation>
    </message>
    <message>
        <source>There is no roofline: %1.</source>
        <translation>No hay roofline: %1.</translation>
    </message>
    <message>
        <source>The launch's data and operations are being counted…</source>
        <translation>Se cuentan los datos y las operaciones del lanzamiento…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Workbench</name>
    <message>
        <source>CUDA toolkit %1 in %2.</source>
        <translation>CUDA Toolkit %1 en %2.</translation>
    </message>
    <message numerus="yes">
        <source>Building %n variant(s) of %1 for %2.</source>
        <translation><numerusform>Generando %n variante de %1 para %2.</numerusform><numerusform>Generando %n variantes de %1 para %2.</numerusform></translation>
    </message>
    <message>
        <source>The build was cancelled.</source>
        <translation>Se canceló la generación.</translation>
    </message>
    <message>
        <source>The build is done.</source>
        <translation>La generación ha terminado.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Se abrió %1.</translation>
    </message>
    <message>
        <source>the original</source>
        <translation>el original</translation>
    </message>
    <message numerus="yes">
        <source>Running %n variant(s) of %1 on the CPU.</source>
        <translation><numerusform>Ejecutando %n variante de %1 en la CPU.</numerusform><numerusform>Ejecutando %n variantes de %1 en la CPU.</numerusform></translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>Se canceló la ejecución.</translation>
    </message>
    <message>
        <source>The run is done.</source>
        <translation>La ejecución ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>Measuring %n variant(s) of %1 on %2.</source>
        <translation><numerusform>Midiendo %n variante de %1 en %2.</numerusform><numerusform>Midiendo %n variantes de %1 en %2.</numerusform></translation>
    </message>
    <message>
        <source>Measuring was cancelled.</source>
        <translation>Se canceló la medición.</translation>
    </message>
    <message>
        <source>Measuring is done.</source>
        <translation>La medición ha terminado.</translation>
    </message>
    <message>
        <source>Running %1 on the CPU to count what it executes.</source>
        <translation>Ejecutando %1 en la CPU para contar lo que ejecuta.</translation>
    </message>
    <message>
        <source>Searching the plans of %1 on %2.</source>
        <translation>Buscando entre los planes de %1 en %2.</translation>
    </message>
    <message>
        <source>Replaying %1.</source>
        <translation>Reproduciendo %1.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Se canceló la búsqueda.</translation>
    </message>
    <message>
        <source>The search is done.</source>
        <translation>La búsqueda ha terminado.</translation>
    </message>
    <message>
        <source>Reading the kernel of %1.</source>
        <translation>Leyendo el kernel de %1.</translation>
    </message>
    <message>
        <source>Added %1, by hand.</source>
        <translation>Se añadió %1, a mano.</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1, editado</translation>
    </message>
</context>
<context>
    <name>warpgrain::views</name>
    <message>
        <source>grid</source>
        <translation>malla</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>memoria compartida</translation>
    </message>
    <message>
        <source>show the place</source>
        <translation>mostrar el lugar</translation>
    </message>
    <message>
        <source>Because:</source>
        <translation>Porque:</translation>
    </message>
    <message>
        <source>What could not be understood:</source>
        <translation>Lo que no se pudo entender:</translation>
    </message>
    <message>
        <source>Worth knowing:</source>
        <translation>Conviene saber:</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>legal if</source>
        <translation>legal si</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>no legal</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>It must hold that:</source>
        <translation>Debe cumplirse que:</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>With at most %1 registers per thread the occupancy would be %2.</source>
        <translation>Con un máximo de %1 registros por hilo, la ocupación sería de %2.</translation>
    </message>
    <message>
        <source>With at most %1 bytes of shared memory per block the occupancy would be %2.</source>
        <translation>Con un máximo de %1 bytes de memoria compartida por bloque, la ocupación sería de %2.</translation>
    </message>
    <message>
        <source>With at most %1 barriers per block the occupancy would be %2.</source>
        <translation>Con un máximo de %1 barreras por bloque, la ocupación sería de %2.</translation>
    </message>
    <message>
        <source>With %1 threads per block the occupancy would be %2.</source>
        <translation>Con %1 hilos por bloque, la ocupación sería de %2.</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads, %3 warps on a multiprocessor</source>
        <translation>%1 bloques de %2 hilos, %3 warps en un multiprocesador</translation>
    </message>
    <message>
        <source>Limited by: %1</source>
        <translation>Limitada por: %1</translation>
    </message>
    <message>
        <source>%1: %2 registers, %3 bytes of spills stored and %4 loaded, %5 bytes of stack</source>
        <translation>%1: %2 registros, %3 bytes derramados almacenados y %4 cargados, %5 bytes de pila</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>built</source>
        <translation>generada</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escrita</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warps</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreras</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>(original)</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>en caché</translation>
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
        <translation>%1 en comparación con el original</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>no ejecutada</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>en ejecución…</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>not with this launch</source>
        <translation>no con este lanzamiento</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>se ejecuta</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificada</translation>
    </message>
    <message>
        <source>%1, with findings</source>
        <translation>%1, con hallazgos</translation>
    </message>
    <message>
        <source>Verify runs the variant on the CPU and compares its results.</source>
        <translation>«Verificar» ejecuta la variante en la CPU y compara sus resultados.</translation>
    </message>
    <message>
        <source>Run with %1</source>
        <translation>Ejecutada con %1</translation>
    </message>
    <message>
        <source>±%1 %</source>
        <translation>±%1 %</translation>
    </message>
    <message>
        <source>does not load</source>
        <translation>no se carga</translation>
    </message>
    <message>
        <source>not in the module</source>
        <translation>no está en el módulo</translation>
    </message>
    <message>
        <source>takes other arguments</source>
        <translation>tiene otros argumentos</translation>
    </message>
    <message>
        <source>cannot be launched</source>
        <translation>no se puede lanzar</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>provoca un fallo</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>se cuelga</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>termina el proceso</translation>
    </message>
    <message>
        <source>writes out of bounds</source>
        <translation>escribe fuera de límites</translation>
    </message>
    <message>
        <source>wrong output</source>
        <translation>resultado incorrecto</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>no medida</translation>
    </message>
    <message>
        <source>The outputs were not compared.</source>
        <translation>Las salidas no se compararon.</translation>
    </message>
    <message>
        <source>The outputs are within the tolerance.</source>
        <translation>Las salidas están dentro de la tolerancia.</translation>
    </message>
    <message>
        <source>The GPU itself notes %1 for the kernel alone.</source>
        <translation>La propia GPU anota %1 para el kernel solo.</translation>
    </message>
    <message>
        <source>The outputs are equal to the last bit.</source>
        <translation>Las salidas son iguales hasta el último bit.</translation>
    </message>
    <message>
        <source>%1 MHz, memory %2 MHz, %3 °C</source>
        <translation>%1 MHz, memoria %2 MHz, %3 °C</translation>
    </message>
    <message>
        <source>A kernel that does nothing takes %1 between the same events.</source>
        <translation>Un kernel que no hace nada tarda %1 entre los mismos eventos.</translation>
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
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>registrado en %1</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>midiendo…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, noisy</source>
        <translation>%1, con ruido</translation>
    </message>
    <message>
        <source>%1, recorded</source>
        <translation>%1, registrado</translation>
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
        <translation>«Medir» ejecuta la variante en una GPU y la cronometra junto al original.</translation>
    </message>
    <message>
        <source>It is being measured.</source>
        <translation>Se está midiendo.</translation>
    </message>
    <message>
        <source>Launched with %1</source>
        <translation>Lanzada con %1</translation>
    </message>
    <message>
        <source>Median %1; half of %2 launches took %3 to %4</source>
        <translation>Mediana %1; la mitad de %2 lanzamientos tardó de %3 a %4</translation>
    </message>
    <message>
        <source>%1 times as fast as the original in the same rotation (%2)</source>
        <translation>%1 veces tan rápida como el original en la misma rotación (%2)</translation>
    </message>
    <message>
        <source>[handbook]</source>
        <translation>[manual]</translation>
    </message>
    <message>
        <source>not run for this launch</source>
        <translation>no ejecutada para este lanzamiento</translation>
    </message>
    <message>
        <source>With another launch: %1</source>
        <translation>Con otro lanzamiento: %1</translation>
    </message>
    <message>
        <source>Written by hand: no plan made it, so no verdict covers it.</source>
        <translation>Escrita a mano: no la hizo ningún plan, y ningún veredicto dice nada de ella.</translation>
    </message>
    <message>
        <source>That it does the same as the original is proved by runs alone, with their data and at their sizes.</source>
        <translation>Que hace lo mismo que el original lo prueban únicamente ejecuciones, con sus datos y con sus tamaños.</translation>
    </message>
    <message>
        <source>Verify runs it beside the original, with the same data and at other sizes.</source>
        <translation>«Verificar» la ejecuta junto al original, con los mismos datos y con otros tamaños.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>by hand; verified by runs</source>
        <translation>a mano; verificada mediante ejecuciones</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessModel</name>
    <message>
        <source>Sectors of 32 bytes that a warp&apos;s request moves on average, and how many its data would fill</source>
        <translation>Sectores de 32 bytes que la petición de un warp mueve en promedio, y cuántos llenarían sus datos</translation>
    </message>
    <message>
        <source>How neighbouring threads lie to each other in memory; false: threadIdx.x does not run along neighbouring elements</source>
        <translation>Cómo se sitúan entre sí en memoria los hilos vecinos; falso: threadIdx.x no recorre elementos vecinos</translation>
    </message>
    <message>
        <source>Different words that one bank of shared memory must give at once; 1 is free of conflicts</source>
        <translation>Palabras distintas que un banco de memoria compartida debe entregar a la vez; 1 es sin conflictos</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acceso</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>Sectors / ideal</source>
        <translation>Sectores / ideal</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Vías</translation>
    </message>
    <message>
        <source>What the last counted run executed: requests of warps, times the sectors, or the passes over the banks, of each on average; grey where text or launch are others now</source>
        <translation>Lo que ejecutó la última ejecución contada: peticiones de warps, por los sectores, o las pasadas por los bancos, de cada una en promedio; en gris si el texto o el lanzamiento son ahora otros</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>Ejecutado</translation>
    </message>
    <message>
        <source>Marks accesses that move or wait more than they need, and those that are not known</source>
        <translation>Marca los accesos que mueven o esperan más de lo necesario, y los que no se conocen</translation>
    </message>
    <message>
        <source>The line that the access stands in; a click on the row shows it</source>
        <translation>La línea en la que está el acceso; un clic en la fila la muestra</translation>
    </message>
    <message>
        <source>The access as the source writes it</source>
        <translation>El acceso tal como está en el código fuente</translation>
    </message>
    <message>
        <source>The memory that is accessed: global, shared, constant or local</source>
        <translation>La memoria a la que se accede: global, compartida, constante o local</translation>
    </message>
    <message>
        <source>Whether the access reads, writes, does both, or is atomic</source>
        <translation>Si el acceso lee, escribe, hace ambas cosas o es atómico</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessTable</name>
    <message>
        <source>Accesses of the kernel</source>
        <translation>Accesos del kernel</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Ir al lugar</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessView</name>
    <message>
        <source>Looking at the accesses…</source>
        <translation>Examinando los accesos…</translation>
    </message>
    <message>
        <source>Enter what is missing in the fields above, or the block in the toolbar.</source>
        <translation>Introduzca lo que falta en los campos de arriba, o el bloque en la barra de herramientas.</translation>
    </message>
    <message>
        <source>%1 is in the plan now: see Steps.</source>
        <translation>%1 está ahora en el plan: vea «Pasos».</translation>
    </message>
    <message>
        <source>%1 cannot be made. %2</source>
        <translation>%1 no se puede hacer. %2</translation>
    </message>
    <message>
        <source>Lanes and addresses</source>
        <translation>Lanes y direcciones</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>Reutilización</translation>
    </message>
    <message>
        <source>What merging saves</source>
        <translation>Lo que ahorra fusionar</translation>
    </message>
    <message>
        <source>Count shows the addresses that a run on the CPU executes.</source>
        <translation>«Contar» muestra las direcciones que ejecuta una ejecución en la CPU.</translation>
    </message>
    <message>
        <source>Counted on the CPU</source>
        <translation>Contado en la CPU</translation>
    </message>
    <message>
        <source>What a run executed, beside what is predicted</source>
        <translation>Lo que ejecutó una ejecución, junto a lo previsto</translation>
    </message>
    <message>
        <source>Steps are made on the original and its plan: add %1 to the plan under Steps.</source>
        <translation>Los pasos se aplican al original y su plan: añada %1 al plan en «Pasos».</translation>
    </message>
    <message>
        <source>The addresses of one warp: each lane, its bytes, and the sectors or banks they are in</source>
        <translation>Las direcciones de un warp: cada carril, sus bytes y los sectores o bancos en que están</translation>
    </message>
    <message>
        <source>Which threads of a block use the same elements</source>
        <translation>Qué hilos de un bloque usan los mismos elementos</translation>
    </message>
    <message>
        <source>Loads that are saved where threads are merged, the access matrix, and all numbers</source>
        <translation>Cargas que se ahorran al fusionar hilos, la matriz de acceso y todos los números</translation>
    </message>
    <message>
        <source>What a run on the CPU executed, beside what is predicted</source>
        <translation>Lo que ejecutó una ejecución en la CPU, junto a lo previsto</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::BestSoFarView</name>
    <message>
        <source>Best plan so far against evaluated plans</source>
        <translation>Mejor plan hasta ahora frente a planes evaluados</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>mejor hasta ahora</translation>
    </message>
    <message>
        <source>evaluated plan</source>
        <translation>plan evaluado</translation>
    </message>
    <message>
        <source>failed plan</source>
        <translation>plan fallido</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>No plan is evaluated yet</source>
        <translation>Aún no se ha evaluado ningún plan</translation>
    </message>
    <message>
        <source>Speed-up over the original</source>
        <translation>Aceleración respecto al original</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>evaluated plans</source>
        <translation>planes evaluados</translation>
    </message>
    <message>
        <source>times as fast</source>
        <translation>veces tan rápido</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>microsegundos</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::BoundariesChart</name>
    <message>
        <source>Chart of the rows of each rank over the iterations</source>
        <translation>Gráfico de las filas de cada rango a lo largo de las iteraciones</translation>
    </message>
    <message>
        <source>Rows of each rank</source>
        <translation>Filas de cada rango</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteración</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rank %1: rows %2 to %3, %4 of %5
iterations %6 to %7</source>
        <translation>rango %1: filas %2 a %3, %4 de %5
iteraciones %6 a %7</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ChartLegend</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CompareView</name>
    <message>
        <source>&amp;Next difference</source>
        <translation>Diferencia &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>Diferencia &amp;anterior</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Abajo</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Arriba</translation>
    </message>
    <message>
        <source>Number of differences</source>
        <translation>Número de diferencias</translation>
    </message>
    <message>
        <source>Left text: %1</source>
        <translation>Texto izquierdo: %1</translation>
    </message>
    <message>
        <source>Right text: %1</source>
        <translation>Texto derecho: %1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Sin diferencias</translation>
    </message>
    <message>
        <source>1 line added</source>
        <translation>1 línea añadida</translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation><numerusform>%n línea añadida</numerusform><numerusform>%n líneas añadidas</numerusform></translation>
    </message>
    <message>
        <source>1 line removed</source>
        <translation>1 línea eliminada</translation>
    </message>
    <message numerus="yes">
        <source>%n lines removed</source>
        <translation><numerusform>%n línea eliminada</numerusform><numerusform>%n líneas eliminadas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation><numerusform>%n eliminada</numerusform><numerusform>%n eliminadas</numerusform></translation>
    </message>
    <message>
        <source>1 line changed</source>
        <translation>1 línea modificada</translation>
    </message>
    <message numerus="yes">
        <source>%n lines changed</source>
        <translation><numerusform>%n línea modificada</numerusform><numerusform>%n líneas modificadas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation><numerusform>%n modificada</numerusform><numerusform>%n modificadas</numerusform></translation>
    </message>
    <message>
        <source>%1 — difference %2 of %3</source>
        <translation>%1 — diferencia %2 de %3</translation>
    </message>
    <message>
        <source>Ignore &amp;white space</source>
        <translation>Ignorar los &amp;espacios en blanco</translation>
    </message>
    <message>
        <source>Lines with the same tokens are equal, however they are spaced and indented. Line breaks count, and white space in strings.</source>
        <translation>Las líneas con los mismos elementos del lenguaje son iguales, sea cual sea su sangría y su espaciado. Cuentan los saltos de línea y los espacios en las cadenas.</translation>
    </message>
    <message>
        <source>No difference but for white space</source>
        <translation>Ninguna diferencia salvo en los espacios en blanco</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CountBar</name>
    <message>
        <source>Runs the kernel on the CPU with the launch form, and counts what each access executes</source>
        <translation>Ejecuta el kernel en la CPU con el formulario de lanzamiento y cuenta lo que ejecuta cada acceso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>The kernel runs on the CPU and is counted…</source>
        <translation>El kernel se está ejecutando en la CPU y se está contando…</translation>
    </message>
    <message>
        <source>Not run yet: Count runs the kernel on the CPU and counts its accesses.</source>
        <translation>Aún no se ha ejecutado: «Contar» ejecuta el kernel en la CPU y cuenta sus accesos.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependenceFilterBar</name>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Acarreada por</translation>
    </message>
    <message>
        <source>Show %1 dependences</source>
        <translation>Mostrar dependencias: %1</translation>
    </message>
    <message>
        <source>‖ ordered by a barrier   (k) carried by loop k</source>
        <translation>‖ ordenada por una barrera   (k) acarreada por el bucle k</translation>
    </message>
    <message>
        <source>all arrays</source>
        <translation>todos los arrays</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>cualquier cosa</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependenceView</name>
    <message>
        <source>%1 touches no memory that threads or iterations could share.</source>
        <translation>%1 no toca ninguna memoria que puedan compartir hilos o iteraciones.</translation>
    </message>
    <message>
        <source>Laying the graph out…</source>
        <translation>Disponiendo el grafo…</translation>
    </message>
    <message>
        <source>No dependences: no two references of %1, one of which writes, use the same address.</source>
        <translation>Sin dependencias: no hay dos referencias de %1, una de ellas de escritura, que usen la misma dirección.</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n dependence(s).</source>
        <translation><numerusform>El filtro oculta la única dependencia.</numerusform><numerusform>El filtro oculta las %n dependencias.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) would make the picture too dense and are left out: choose an array or a kind. The table has them all.</source>
        <translation><numerusform>%n flecha haría la imagen demasiado densa y se omite: elija un array o un tipo. La tabla las contiene todas.</numerusform><numerusform>%n flechas harían la imagen demasiado densa y se omiten: elija un array o un tipo. La tabla las contiene todas.</numerusform></translation>
    </message>
    <message>
        <source>Dependences of %1</source>
        <translation>Dependencias de %1</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel to see the dependences between its statements.</source>
        <translation>Abra un archivo que contenga un kernel para ver las dependencias entre sus sentencias.</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>Carreras</translation>
    </message>
    <message>
        <source>The chosen dependence</source>
        <translation>La dependencia elegida</translation>
    </message>
    <message>
        <source>Choose an arrow to see which references meet, what carries them and what they forbid; choose a statement to see its arrows.</source>
        <translation>Elija una flecha para ver qué referencias coinciden, qué las acarrea y qué impiden; elija una sentencia para ver sus flechas.</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>Show the dependences as a table</source>
        <translation>Mostrar las dependencias como tabla</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>&amp;Grafo</translation>
    </message>
    <message>
        <source>Show the dependences as a graph</source>
        <translation>Mostrar las dependencias como grafo</translation>
    </message>
    <message>
        <source>The layout was cancelled; the table has all dependences.</source>
        <translation>Se canceló la disposición; la tabla contiene todas las dependencias.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependencesModel</name>
    <message>
        <source>certain</source>
        <translation>segura</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Acarreada por</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Segura</translation>
    </message>
    <message>
        <source>Flow: a write is read. Anti: what was read is overwritten. Output: what was written is overwritten.</source>
        <translation>Flujo: se lee lo escrito. Anti: se sobrescribe lo leído. Salida: se sobrescribe lo escrito.</translation>
    </message>
    <message>
        <source>The memory that both references use</source>
        <translation>La memoria que usan ambas referencias</translation>
    </message>
    <message>
        <source>The reference that comes first</source>
        <translation>La referencia que va primero</translation>
    </message>
    <message>
        <source>The reference that must come after it</source>
        <translation>La referencia que debe ir después</translation>
    </message>
    <message>
        <source>The loop, or the barrier, between whose parts the references stand; or threads that nothing orders</source>
        <translation>El bucle o la barrera entre cuyas partes están las referencias; o hilos que nada ordena</translation>
    </message>
    <message>
        <source>How many iterations, or threads along x, y and z, lie between both references</source>
        <translation>Cuántas iteraciones, o hilos a lo largo de x, y y z, hay entre ambas referencias</translation>
    </message>
    <message>
        <source>Whether the references can be a race: two threads, one of them writes, and nothing orders them</source>
        <translation>Si las referencias pueden ser una carrera: dos hilos, uno de ellos escribe, y nada los ordena</translation>
    </message>
    <message>
        <source>Whether both references use one address for certain, or may do so</source>
        <translation>Si ambas referencias usan una misma dirección con certeza, o quizá</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependencesTable</name>
    <message>
        <source>Dependences</source>
        <translation>Dependencias</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DifferenceTable</name>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruido</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>another</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Differences in numbers</source>
        <translation>Diferencias en números</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Conocido por</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::EnergyView</name>
    <message>
        <source>Time against energy of the plans</source>
        <translation>Tiempo frente a energía de los planes</translation>
    </message>
    <message>
        <source>evaluated plan</source>
        <translation>plan evaluado</translation>
    </message>
    <message>
        <source>no other plan beats it in both</source>
        <translation>ningún otro plan lo supera en ambas</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>No plan is evaluated yet</source>
        <translation>Aún no se ha evaluado ningún plan</translation>
    </message>
    <message>
        <source>These results have no energies: they are measured where a search is for energy, or for both.</source>
        <translation>Estos resultados no tienen energías: se miden cuando una búsqueda es por energía o por ambas magnitudes.</translation>
    </message>
    <message>
        <source>Time and energy of a launch: to the lower left is better</source>
        <translation>Tiempo y energía de un lanzamiento: abajo a la izquierda es mejor</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>microsegundos</translation>
    </message>
    <message>
        <source>microjoules</source>
        <translation>microjulios</translation>
    </message>
    <message>
        <source>The original</source>
        <translation>El original</translation>
    </message>
    <message>
        <source>No other plan beats it in both.</source>
        <translation>Ningún otro plan lo supera en ambas magnitudes.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ExplorerView</name>
    <message>
        <source>Reading the source…</source>
        <translation>Leyendo el código fuente…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter of kernels and what is in them</source>
        <translation>Filtro de kernels y de su contenido</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>Open a CUDA file to see its kernels.</source>
        <translation>Abra un archivo CUDA para ver sus kernels.</translation>
    </message>
    <message>
        <source>There is no kernel (__global__ function with a body) in this file or in the headers of yours that it includes.</source>
        <translation>No hay ningún kernel (función __global__ con cuerpo) en este archivo ni en los archivos de cabecera propios que incluye.</translation>
    </message>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>Nada coincide con el filtro.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorButton</name>
    <message>
        <source>being checked</source>
        <translation>comprobándose</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>It can be made after %1.</source>
        <translation>Se puede hacer después de %1.</translation>
    </message>
    <message>
        <source>tried by the search space</source>
        <translation>lo prueba el espacio de búsqueda</translation>
    </message>
    <message>
        <source>The search space tries it; Ctrl+click takes it out.</source>
        <translation>El espacio de búsqueda lo prueba; Ctrl+clic lo quita.</translation>
    </message>
    <message>
        <source>Ctrl+click adds it to the search space.</source>
        <translation>Ctrl+clic lo añade al espacio de búsqueda.</translation>
    </message>
    <message>
        <source>&amp;Try in the Search Space</source>
        <translation>&amp;Probar en el espacio de búsqueda</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorChartView</name>
    <message>
        <source>Chart of the occupancy against the factor</source>
        <translation>Gráfico de la ocupación en función del factor</translation>
    </message>
    <message>
        <source>Chart of the registers against the factor</source>
        <translation>Gráfico de los registros en función del factor</translation>
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
        <translation>%1 registros por hilo</translation>
    </message>
    <message>
        <source>%1 bytes spilled</source>
        <translation>%1 bytes derramados</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>ocupación %1 %, limitada por %2</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>Registros por hilo</translation>
    </message>
    <message>
        <source>factor of %1</source>
        <translation>factor de %1</translation>
    </message>
    <message>
        <source>occupancy in %</source>
        <translation>ocupación en %</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>no other step</source>
        <translation>ningún otro paso</translation>
    </message>
    <message>
        <source>spills</source>
        <translation>derrames</translation>
    </message>
    <message>
        <source>Chart of the time against the factor</source>
        <translation>Gráfico del tiempo en función del factor</translation>
    </message>
    <message>
        <source>%1; half of all launches took %2 to %3</source>
        <translation>%1; la mitad de todos los lanzamientos tardó de %2 a %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time on %1</source>
        <translation>Tiempo en %1</translation>
    </message>
    <message>
        <source>median in µs</source>
        <translation>mediana en µs</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorPanel</name>
    <message>
        <source>Open a CUDA file and choose a kernel to see its steps.</source>
        <translation>Abra un archivo CUDA y elija un kernel para ver sus pasos.</translation>
    </message>
    <message>
        <source>Select a value to see why it is legal or not.</source>
        <translation>Seleccione un valor para ver por qué está permitido o no.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorRowList</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorRowWidget</name>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>Another factor for %1</source>
        <translation>Otro factor para %1</translation>
    </message>
    <message>
        <source>Another factor, 1 to %1; Enter chooses it</source>
        <translation>Otro factor, de 1 a %1; Intro lo elige</translation>
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
        <translation>Mostrar sus pasos</translation>
    </message>
    <message>
        <source>Fold its steps away</source>
        <translation>Plegar sus pasos</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto que buscar</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>Anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Siguiente (F3)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>&amp;Mayúsculas</translation>
    </message>
    <message>
        <source>Small and capital letters differ</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>&amp;Whole word</source>
        <translation>&amp;Palabra completa</translation>
    </message>
    <message>
        <source>Regular e&amp;xpression</source>
        <translation>E&amp;xpresión regular</translation>
    </message>
    <message>
        <source>Result of the search</source>
        <translation>Resultado de la búsqueda</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Cerrar la barra de búsqueda</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Text to replace with</source>
        <translation>Texto de reemplazo</translation>
    </message>
    <message>
        <source>With a regular expression, \1 to \9 stand for what its parentheses matched.</source>
        <translation>Con una expresión regular, de \1 a \9 representan lo que coincidió con sus paréntesis.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Replace &amp;all</source>
        <translation>Reemplazar &amp;todo</translation>
    </message>
    <message>
        <source>The regular expression is not complete or wrong: %1</source>
        <translation>La expresión regular está incompleta o es incorrecta: %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation><numerusform>%n encontrado</numerusform><numerusform>%n encontrados</numerusform></translation>
    </message>
    <message>
        <source>from the start again</source>
        <translation>de nuevo desde el principio</translation>
    </message>
    <message>
        <source>from the end again</source>
        <translation>de nuevo desde el final</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation><numerusform>%n reemplazado</numerusform><numerusform>%n reemplazados</numerusform></translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindingsModel</name>
    <message>
        <source>What of the launch&apos;s modelled time goes there, and what is moved too often</source>
        <translation>Qué parte del tiempo modelado del lanzamiento se va ahí, y qué se mueve demasiadas veces</translation>
    </message>
    <message>
        <source>Steps that mend it: a click adds them to the plan</source>
        <translation>Pasos que lo corrigen: un clic los añade al plan</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>Error: the kernel is wrong. Warning: it may be wrong, or loses much time. Note: it loses little, or may not be so.</source>
        <translation>Error: el kernel es incorrecto. Advertencia: puede ser incorrecto o pierde mucho tiempo. Nota: pierde poco, o puede que no sea así.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>The line of the first place; a click on the row shows it</source>
        <translation>La línea del primer lugar; un clic en la fila la muestra</translation>
    </message>
    <message>
        <source>Why it is so, as the analysis found it out</source>
        <translation>Por qué es así, según lo ha averiguado el análisis</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindingsView</name>
    <message>
        <source>Lines: %1</source>
        <translation>Líneas: %1</translation>
    </message>
    <message>
        <source>Costs %1.</source>
        <translation>Cuesta %1.</translation>
    </message>
    <message>
        <source>%1 is not possible: %2</source>
        <translation>%1 no es posible: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Ir al lugar</translation>
    </message>
    <message>
        <source>&amp;Add the fix to the plan</source>
        <translation>&amp;Añadir la corrección al plan</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) in %1</source>
        <translation><numerusform>%n hallazgo en %1</numerusform><numerusform>%n hallazgos en %1</numerusform></translation>
    </message>
    <message>
        <source>times modelled for %1</source>
        <translation>tiempos modelados para %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>not all costs are known: %1</source>
        <translation>no se conocen todos los costes: %1</translation>
    </message>
    <message>
        <source>looking for fixes…</source>
        <translation>buscando correcciones…</translation>
    </message>
    <message>
        <source>analysing…</source>
        <translation>analizando…</translation>
    </message>
    <message>
        <source>Add to the plan: %1 (%2)</source>
        <translation>Añadir al plan: %1 (%2)</translation>
    </message>
    <message>
        <source>Add to the plan: %1</source>
        <translation>Añadir al plan: %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::GraphPane</name>
    <message>
        <source>Dependence graph</source>
        <translation>Grafo de dependencias</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::GraphTools</name>
    <message>
        <source>&amp;Fit</source>
        <translation>T&amp;odo</translation>
    </message>
    <message>
        <source>&amp;SVG…</source>
        <translation>&amp;SVG…</translation>
    </message>
    <message>
        <source>Write the graph to an SVG file</source>
        <translation>Escribir el grafo en un archivo SVG</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>Mostrar todo el grafo</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::HeatMapPage</name>
    <message>
        <source>Choice across</source>
        <translation>Elección horizontal</translation>
    </message>
    <message>
        <source>Choice upwards</source>
        <translation>Elección vertical</translation>
    </message>
    <message>
        <source>Acr&amp;oss</source>
        <translation>H&amp;orizontal</translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation>&amp;Vertical</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::HeatMapView</name>
    <message>
        <source>Best plan for each pair of values of two choices</source>
        <translation>Mejor plan para cada par de valores de dos elecciones</translation>
    </message>
    <message>
        <source>Best of each pair of values</source>
        <translation>El mejor de cada par de valores</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %3 %4: best %5 of %n plan(s)
%6</source>
        <translation><numerusform>%1 %2, %3 %4: el mejor %5 de %n plan
%6</numerusform><numerusform>%1 %2, %3 %4: el mejor %5 de %n planes
%6</numerusform></translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ImportanceView</name>
    <message>
        <source>How much each choice decides</source>
        <translation>Cuánto decide cada elección</translation>
    </message>
    <message>
        <source>Which choice decides the time is known after a dozen plans with different times.</source>
        <translation>Qué elección decide el tiempo se conoce tras una docena de planes con tiempos distintos.</translation>
    </message>
    <message>
        <source>several together</source>
        <translation>varias juntas</translation>
    </message>
    <message>
        <source>Which choice decides the time</source>
        <translation>Qué elección decide el tiempo</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>% of the variance of log times (functional ANOVA)</source>
        <translation>% de la varianza de los tiempos logarítmicos (ANOVA funcional)</translation>
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
        <translation>No hay nada en marcha ni en espera.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Progress: %1</source>
        <translation>Progreso: %1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Cancelar: %1</translation>
    </message>
    <message>
        <source>Take out of the queue: %1</source>
        <translation>Quitar de la cola: %1</translation>
    </message>
    <message>
        <source>End it. What waits for its result goes with it.</source>
        <translation>Detenerla. Lo que espera su resultado se va con ella.</translation>
    </message>
    <message>
        <source>Take it out of the queue, with what waits for it</source>
        <translation>Quitarla de la cola, junto con lo que espera por ella</translation>
    </message>
    <message>
        <source>runs since %1 (%2)</source>
        <translation>en marcha desde %1 (%2)</translation>
    </message>
    <message>
        <source>waits for its turn since %1 (%2)</source>
        <translation>espera su turno desde %1 (%2)</translation>
    </message>
    <message>
        <source>waits for &quot;%1&quot; since %2 (%3)</source>
        <translation>espera a «%1» desde %2 (%3)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LaneCanvas</name>
    <message>
        <source>Lanes of the warp and the addresses they use</source>
        <translation>Lanes del warp y las direcciones que usan</translation>
    </message>
    <message>
        <source>Lane %1: the block has no such thread</source>
        <translation>Lane %1: el bloque no tiene ese hilo</translation>
    </message>
    <message>
        <source>Lane %1, thread (%2, %3, %4)</source>
        <translation>Lane %1, hilo (%2, %3, %4)</translation>
    </message>
    <message>
        <source>%1: takes no part</source>
        <translation>%1: no participa</translation>
    </message>
    <message>
        <source>%1: bytes %2 to %3</source>
        <translation>%1: bytes %2 a %3</translation>
    </message>
    <message>
        <source>%1, bank %2</source>
        <translation>%1, banco %2</translation>
    </message>
    <message>
        <source>%1, sector %2</source>
        <translation>%1, sector %2</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>Sector %1, bytes %2 to %3: used by lane(s) %4</source>
        <translation>Sector %1, bytes %2 a %3: usado por los lanes %4</translation>
    </message>
    <message>
        <source>128 B lines</source>
        <translation>líneas de 128 B</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>banco</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>pasada %1</translation>
    </message>
    <message>
        <source>Bank %1, pass %2: the word at byte %3, for lane(s) %4</source>
        <translation>Banco %1, pasada %2: la palabra del byte %3, para los lanes %4</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LanesPage</name>
    <message>
        <source>Predicted:</source>
        <translation>Previsto:</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LaunchFormView</name>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1; empty: as in the source</source>
        <translation>Bloques del grid a lo largo de %1; vacío: como en el código fuente</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Threads of a block along %1; empty: as in the source</source>
        <translation>Hilos de un bloque a lo largo de %1; vacío: como en el código fuente</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>Comp. dinámica</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block in bytes; empty: as in the source</source>
        <translation>Memoria compartida dinámica de un bloque, en bytes; vacío: como en el código fuente</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of the random numbers in buffers</source>
        <translation>De los números aleatorios de los búferes</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>How far floating-point results may be apart, as a share of the greater one; empty: not at all</source>
        <translation>Cuánto pueden diferir los resultados de coma flotante, como fracción del mayor; vacío: nada</translation>
    </message>
    <message>
        <source>bit for bit</source>
        <translation>bit a bit</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>How far floating-point results may be apart, as a difference</source>
        <translation>Cuánto pueden diferir los resultados de coma flotante, como diferencia</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>Run the variants on the CPU with this launch, and compare their results</source>
        <translation>Ejecutar las variantes en la CPU con este lanzamiento y comparar sus resultados</translation>
    </message>
    <message>
        <source>&amp;Open Form…</source>
        <translation>&amp;Abrir formulario…</translation>
    </message>
    <message>
        <source>Read a launch form, a JSON file</source>
        <translation>Leer un formulario de lanzamiento, un archivo JSON</translation>
    </message>
    <message>
        <source>&amp;Save Form…</source>
        <translation>&amp;Guardar formulario…</translation>
    </message>
    <message>
        <source>Write the launch form; warpgrain-cli takes it with --launch</source>
        <translation>Escribir el formulario de lanzamiento; warpgrain-cli lo admite con --launch</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 1 on.</source>
        <translation>«%1» no es un número entero a partir de 1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number from 0 on.</source>
        <translation>«%1» no es un número entero a partir de 0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tolerance: a number from 0 on.</source>
        <translation>«%1» no es una tolerancia, es decir, un número a partir de 0.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MatrixFormula</name>
    <message>
        <source>Access matrices</source>
        <translation>Matrices de acceso</translation>
    </message>
    <message>
        <source>Rows are the array&apos;s dimensions, the last one runs along neighbouring elements. Z: not known before the kernel runs.</source>
        <translation>Las filas son las dimensiones del array; la última recorre elementos vecinos. Z: no se conoce antes de que se ejecute el kernel.</translation>
    </message>
    <message>
        <source>inter-thread</source>
        <translation>entre hilos</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>intra-thread</source>
        <translation>dentro del hilo</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>desplazamiento</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MeasureLine</name>
    <message>
        <source>Mea&amp;sure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Measure &amp;on</source>
        <translation>Medir &amp;en</translation>
    </message>
    <message>
        <source>Measure on</source>
        <translation>Medir en</translation>
    </message>
    <message>
        <source>Other machines, recorded results, the GPU&apos;s counters</source>
        <translation>Otros equipos, resultados registrados, los contadores de la GPU</translation>
    </message>
    <message>
        <source>&amp;Add a machine…</source>
        <translation>&amp;Añadir un equipo…</translation>
    </message>
    <message>
        <source>&amp;Forget this machine</source>
        <translation>&amp;Olvidar este equipo</translation>
    </message>
    <message>
        <source>&amp;Look for GPUs again</source>
        <translation>&amp;Buscar GPU de nuevo</translation>
    </message>
    <message>
        <source>&amp;Open recorded results…</source>
        <translation>Abrir &amp;resultados registrados…</translation>
    </message>
    <message>
        <source>&amp;Read the GPU&apos;s counters</source>
        <translation>&amp;Leer los contadores de la GPU</translation>
    </message>
    <message>
        <source>Read the kernels&apos; own &amp;times</source>
        <translation>Leer los &amp;tiempos propios de los kernels</translation>
    </message>
    <message>
        <source>&amp;Show times</source>
        <translation>Mo&amp;strar tiempos</translation>
    </message>
    <message>
        <source>Build the variants that were measured, and show their recorded times</source>
        <translation>Generar las variantes que se midieron y mostrar sus tiempos registrados</translation>
    </message>
    <message>
        <source>Run the variants on the GPU and time them beside the original; with several rows selected, these. What is not built yet is built first</source>
        <translation>Ejecutar las variantes en la GPU y cronometrarlas junto al original; si hay varias filas seleccionadas, solo esas. Lo que aún no está generado se genera antes</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MessagePage</name>
    <message>
        <source>Cance&amp;l</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Looking for dependences</source>
        <translation>Buscando dependencias</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NotesView</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>What you tried, what you saw, what comes next. Notes are kept in the session.</source>
        <translation>Lo que ha probado, lo que ha visto, lo que viene después. Las notas se guardan en la sesión.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumberFields</name>
    <message>
        <source>Threads of a block along %1</source>
        <translation>Hilos de un bloque a lo largo de %1</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1</source>
        <translation>Bloques del grid a lo largo de %1</translation>
    </message>
    <message>
        <source>Value of the kernel&apos;s argument %1</source>
        <translation>Valor del argumento %1 del kernel</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>grid %1</translation>
    </message>
    <message>
        <source>The source does not tell:</source>
        <translation>El código fuente no indica:</translation>
    </message>
    <message>
        <source>Computed for:</source>
        <translation>Calculado para:</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumbersPage</name>
    <message>
        <source>Loads that merging threads saves</source>
        <translation>Cargas que ahorra fusionar hilos</translation>
    </message>
    <message>
        <source>What is known of the access</source>
        <translation>Lo que se sabe del acceso</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumbersTable</name>
    <message>
        <source>Predicted and measured numbers</source>
        <translation>Números previstos y medidos</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>%1: predicted</source>
        <translation>%1: previsto</translation>
    </message>
    <message>
        <source>%1: measured</source>
        <translation>%1: medido</translation>
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
        <translation>Gráfico de la ocupación en función de los registros por hilo</translation>
    </message>
    <message>
        <source>original launch</source>
        <translation>lanzamiento original</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>next threshold: %1 registers</source>
        <translation>siguiente umbral: %1 registros</translation>
    </message>
    <message>
        <source>Occupancy against registers</source>
        <translation>Ocupación en función de los registros</translation>
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
%2 registros por hilo
ocupación %3, limitada por %4</translation>
    </message>
    <message>
        <source>With at most %1 registers per thread another block fits: occupancy %2</source>
        <translation>Con un máximo de %1 registros por hilo cabe otro bloque: ocupación %2</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation>registros por hilo</translation>
    </message>
    <message>
        <source>occupancy in %</source>
        <translation>ocupación en %</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OutlineWriter</name>
    <message>
        <source>It is not read whole: nothing is said of it, and it cannot be changed.</source>
        <translation>No se ha leído entero: no se dice nada de él y no se puede cambiar.</translation>
    </message>
    <message>
        <source>It comes from the macro %1; it cannot be changed.</source>
        <translation>Procede de la macro %1; no se puede cambiar.</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parámetros</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>memoria compartida</translation>
    </message>
    <message>
        <source>loops and barriers</source>
        <translation>bucles y barreras</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>instancias</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>lanzamientos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, size given by the launch</source>
        <translation>%1, tamaño dado por el lanzamiento</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 bytes</translation>
    </message>
    <message>
        <source>type not known</source>
        <translation>tipo desconocido</translation>
    </message>
    <message>
        <source>do … while (%1)</source>
        <translation>do … while (%1)</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>grid %1, bloque %2</translation>
    </message>
    <message>
        <source>named, no launch is followed</source>
        <translation>nombrado; no se sigue ningún lanzamiento</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParallelPage</name>
    <message>
        <source>C&amp;lear ranges</source>
        <translation>&amp;Borrar intervalos</translation>
    </message>
    <message>
        <source>B&amp;est</source>
        <translation>&amp;Mejores</translation>
    </message>
    <message>
        <source>Share of the best plans that are drawn strongly</source>
        <translation>Proporción de los mejores planes que se dibujan con trazo fuerte</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Drag along an axis to choose a range of it; a click on the axis takes it away</source>
        <translation>Arrastre a lo largo de un eje para elegir un intervalo; un clic en el eje lo quita</translation>
    </message>
    <message>
        <source>%1 of %2 plans</source>
        <translation>%1 de %2 planes</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParallelView</name>
    <message>
        <source>Parallel coordinates of the plans</source>
        <translation>Coordenadas paralelas de los planes</translation>
    </message>
    <message numerus="yes">
        <source>%n strong line(s)</source>
        <translation><numerusform>%n línea fuerte</numerusform><numerusform>%n líneas fuertes</numerusform></translation>
    </message>
    <message>
        <source>No plan has a time yet</source>
        <translation>Ningún plan tiene aún un tiempo</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParameterFields</name>
    <message>
        <source>How many elements %1 leads to; or a size, &quot;4096 bytes&quot;</source>
        <translation>A cuántos elementos apunta %1; o un tamaño, «4096 bytes»</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>El valor de %1</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>necesario</translation>
    </message>
    <message>
        <source>What %1 holds before the launch</source>
        <translation>Lo que contiene %1 antes del lanzamiento</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>números aleatorios</translation>
    </message>
    <message>
        <source>0, 1, 2, …</source>
        <translation>0, 1, 2, …</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>ceros</translation>
    </message>
    <message>
        <source>a file&apos;s bytes</source>
        <translation>los bytes de un archivo</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>puntero nulo</translation>
    </message>
    <message>
        <source>Choose the file for %1</source>
        <translation>Elegir el archivo para %1</translation>
    </message>
    <message>
        <source>from (usual)</source>
        <translation>desde (habitual)</translation>
    </message>
    <message>
        <source>The lowest number; nothing: -1, of integers 0</source>
        <translation>El número más bajo; vacío: -1, para enteros 0</translation>
    </message>
    <message>
        <source>up to (usual)</source>
        <translation>hasta (habitual)</translation>
    </message>
    <message>
        <source>Numbers stay below this; nothing: 1, of integers 1024</source>
        <translation>Los números quedan por debajo de este; vacío: 1, para enteros 1024</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The number that every element holds</source>
        <translation>El número que contiene cada elemento</translation>
    </message>
    <message>
        <source>path</source>
        <translation>ruta</translation>
    </message>
    <message>
        <source>A file that is at least as long as the buffer</source>
        <translation>Un archivo al menos tan largo como el búfer</translation>
    </message>
    <message>
        <source>as accesses need</source>
        <translation>según los accesos</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no number.</source>
        <translation>%1: «%2» no es un número.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no size.</source>
        <translation>%1: «%2» no es un tamaño.</translation>
    </message>
    <message>
        <source>%1: which file?</source>
        <translation>%1: ¿qué archivo?</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation>desde 0</translation>
    </message>
    <message>
        <source>What the first element holds; nothing: 0</source>
        <translation>Lo que contiene el primer elemento; vacío: 0</translation>
    </message>
    <message>
        <source>step 1</source>
        <translation>incremento 1</translation>
    </message>
    <message>
        <source>How much more the next element holds; nothing: 1</source>
        <translation>Cuánto más contiene el elemento siguiente; vacío: 1</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>todos los valores</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlaceSliders</name>
    <message>
        <source>%1. How many there are is not known; these stand for all.</source>
        <translation>%1. No se sabe cuántos hay; estos representan a todos.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlanEditor</name>
    <message>
        <source>Steps to add to the plan, separated by semicolons</source>
        <translation>Pasos que añadir al plan, separados por punto y coma</translation>
    </message>
    <message>
        <source>add steps, for example: coarsen y 4; coarsen x 2</source>
        <translation>añadir pasos, por ejemplo: coarsen y 4; coarsen x 2</translation>
    </message>
    <message>
        <source>Steps in the order in which they are made, separated by semicolons; Enter adds them.</source>
        <translation>Pasos en el orden en que se hacen, separados por punto y coma; Intro los añade.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progreso de la comprobación</translation>
    </message>
    <message>
        <source>Make the step earlier (Alt+Up)</source>
        <translation>Adelantar el paso (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Make the step later (Alt+Down)</source>
        <translation>Retrasar el paso (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Take the step out of the plan (Del)</source>
        <translation>Quitar el paso del plan (Supr)</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>comprobando…</translation>
    </message>
    <message>
        <source>No step is chosen: the kernel as it is.</source>
        <translation>No hay ningún paso elegido: el kernel tal como es.</translation>
    </message>
    <message>
        <source>Whole plan: being checked</source>
        <translation>Plan completo: comprobándose</translation>
    </message>
    <message>
        <source>Whole plan: %1 (&lt;a href=&quot;plan&quot;&gt;why&lt;/a&gt;)</source>
        <translation>Plan completo: %1 (&lt;a href=&quot;plan&quot;&gt;por qué&lt;/a&gt;)</translation>
    </message>
    <message>
        <source>As space</source>
        <translation>Como espacio</translation>
    </message>
    <message>
        <source>Make the plan the search space of the variants; ticks on values add to it</source>
        <translation>Convertir el plan en el espacio de búsqueda de las variantes; las marcas en los valores se suman a él</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlanStepList</name>
    <message>
        <source>Steps of the plan, in order</source>
        <translation>Pasos del plan, en orden</translation>
    </message>
    <message>
        <source>not a step</source>
        <translation>no es un paso</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>no alcanzado</translation>
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
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Error: a part of the source is not read. Warnings and notes change nothing.</source>
        <translation>Error: una parte del código fuente no se lee. Las advertencias y las notas no cambian nada.</translation>
    </message>
    <message>
        <source>What the compiler says of the source</source>
        <translation>Lo que dice el compilador del código fuente</translation>
    </message>
    <message>
        <source>The file that it is said of: the source or one of its headers</source>
        <translation>El archivo del que se dice: el código fuente o una de sus cabeceras</translation>
    </message>
    <message>
        <source>The line there; Enter or a double click shows it</source>
        <translation>La línea en él; Intro o un doble clic la muestran</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ProblemsView</name>
    <message>
        <source>No problems.</source>
        <translation>Sin problemas.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>&amp;Ir al lugar</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::QuickPick</name>
    <message>
        <source>Nothing matches.</source>
        <translation>Nada coincide.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Esto no se puede hacer ahora.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::RankTimesChart</name>
    <message>
        <source>Chart of the times of the ranks over the iterations</source>
        <translation>Gráfico de los tiempos de los rangos a lo largo de las iteraciones</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
    <message>
        <source>slowest rank</source>
        <translation>rango más lento</translation>
    </message>
    <message>
        <source>mean of the ranks</source>
        <translation>media de los rangos</translation>
    </message>
    <message>
        <source>fastest rank</source>
        <translation>rango más rápido</translation>
    </message>
    <message>
        <source>Time of a product</source>
        <translation>Tiempo de un producto</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteración</translation>
    </message>
    <message>
        <source>time in µs</source>
        <translation>tiempo en µs</translation>
    </message>
    <message>
        <source>%1: %2 µs, iteration %3</source>
        <translation>%1: %2 µs, iteración %3</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReasonsPage</name>
    <message>
        <source> (a clause)</source>
        <translation> (una cláusula)</translation>
    </message>
    <message>
        <source>Step that lifts it: %1.</source>
        <translation>Paso que lo resuelve: %1.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Every sentence that a verdict may hold, by its id. … stands for names, numbers and clauses of the kernel at hand.</source>
        <translation>Todas las frases que puede contener un veredicto, por su identificador. … representa nombres, números y cláusulas del kernel en cuestión.</translation>
    </message>
    <message>
        <source>Reasons of Verdicts - Warpgrain</source>
        <translation>Motivos de los veredictos - Warpgrain</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReuseCanvas</name>
    <message>
        <source>Threads of the block and the elements they touch</source>
        <translation>Hilos del bloque y los elementos que tocan</translation>
    </message>
    <message numerus="yes">
        <source>Element at byte %1: touched by %n thread(s), %2</source>
        <translation><numerusform>Elemento en el byte %1: lo toca %n hilo, %2</numerusform><numerusform>Elemento en el byte %1: lo tocan %n hilos, %2</numerusform></translation>
    </message>
    <message>
        <source>thread 0</source>
        <translation>hilo 0</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation><numerusform>%n hilo</numerusform><numerusform>%n hilos</numerusform></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReusePage</name>
    <message>
        <source>All iterations of %1</source>
        <translation>Todas las iteraciones de %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ShortcutsView</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>&amp;Predeterminado</translation>
    </message>
    <message>
        <source>A&amp;ll Standard</source>
        <translation>&amp;Todos predeterminados</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>Filtrar por orden o teclas</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Órdenes y sus teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Teclas nuevas</translation>
    </message>
    <message>
        <source>&amp;New keys:</source>
        <translation>Teclas &amp;nuevas:</translation>
    </message>
    <message>
        <source>Press the keys that are to call the command</source>
        <translation>Pulse las teclas que deben llamar la orden</translation>
    </message>
    <message>
        <source>Leave the command without keys</source>
        <translation>Dejar la orden sin teclas</translation>
    </message>
    <message>
        <source>Give the command the keys that it has at first</source>
        <translation>Dar a la orden las teclas que tiene al principio</translation>
    </message>
    <message>
        <source>Give every command the keys that it has at first</source>
        <translation>Dar a cada orden las teclas que tiene al principio</translation>
    </message>
    <message>
        <source>%1 would be typed into texts. Press it together with Ctrl or Alt.</source>
        <translation>%1 se escribiría en los textos. Púlsela junto con Ctrl o Alt.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, whose keys are fixed.</source>
        <translation>%1 pertenece a «%2», cuyas teclas son fijas.</translation>
    </message>
    <message>
        <source>The keys of this command are fixed.</source>
        <translation>Las teclas de esta orden son fijas.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which would lose it.</source>
        <translation>%1 pertenece a «%2», que la perdería.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SourceEditor</name>
    <message>
        <source>Source text</source>
        <translation>Texto del código fuente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Se&amp;leccionar todo</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SpacePage</name>
    <message numerus="yes">
        <source>%n plan(s): %1</source>
        <translation><numerusform>%n plan: %1</numerusform><numerusform>%n planes: %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) for other reasons</source>
        <translation><numerusform>%n plan por otros motivos</numerusform><numerusform>%n planes por otros motivos</numerusform></translation>
    </message>
    <message>
        <source>Choices of the space</source>
        <translation>Elecciones del espacio</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>Mejor plan</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Without a time:</source>
        <translation>Sin tiempo:</translation>
    </message>
    <message>
        <source>left out: the space would have more plans than can be numbered</source>
        <translation>omitida: el espacio tendría más planes de los que se pueden numerar</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SparseRunView</name>
    <message>
        <source>new mapping</source>
        <translation>nueva asignación</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>equilibrado</translation>
    </message>
    <message>
        <source>nothing better is expected; the best one stays</source>
        <translation>no se espera nada mejor; queda la mejor</translation>
    </message>
    <message>
        <source>no more steps; the best one stays</source>
        <translation>no quedan pasos; queda la mejor</translation>
    </message>
    <message>
        <source>a new mapping would not pay</source>
        <translation>una nueva asignación no compensaría</translation>
    </message>
    <message>
        <source>changed, but tuning was dear; later</source>
        <translation>ha cambiado, pero el ajuste fue caro; más tarde</translation>
    </message>
    <message>
        <source>too noisy; measured again</source>
        <translation>demasiado ruido; se mide otra vez</translation>
    </message>
    <message>
        <source>none was faster; equal rows are back</source>
        <translation>ninguna fue más rápida; vuelve el mismo número de filas</translation>
    </message>
    <message>
        <source>nothing has changed</source>
        <translation>nada ha cambiado</translation>
    </message>
    <message>
        <source>Mappings that were measured</source>
        <translation>Asignaciones medidas</translation>
    </message>
    <message>
        <source>Exchanges that were tried</source>
        <translation>Intercambios probados</translation>
    </message>
    <message>
        <source>Mappings</source>
        <translation>Asignaciones</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Intercambios</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 non-zeros; %4 ranks, %5, mapping %6, rows %7</source>
        <translation>%1: %2 filas, %3 no nulos; %4 rangos, %5, asignación %6, filas %7</translation>
    </message>
    <message>
        <source>%1 iterations in %2 s, %3 µs each: product %4 s, exchange %5 s. Tuning cost %6 s, %7 %.</source>
        <translation>%1 iteraciones en %2 s, %3 µs cada una: producto %4 s, intercambio %5 s. El ajuste costó %6 s, %7 %.</translation>
    </message>
    <message>
        <source>The product overflowed: its elements are no numbers any more.</source>
        <translation>El producto se desbordó: sus elementos ya no son números.</translation>
    </message>
    <message>
        <source>After iteration</source>
        <translation>Tras la iteración</translation>
    </message>
    <message>
        <source>Spread in %</source>
        <translation>Dispersión en %</translation>
    </message>
    <message>
        <source>Slowest rank in µs</source>
        <translation>Rango más lento en µs</translation>
    </message>
    <message>
        <source>Fastest rank in µs</source>
        <translation>Rango más rápido en µs</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Tiempo en µs</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Multiplied by %1; elements travel by %2.</source>
        <translation>Multiplicado con %1; los elementos viajan por %2.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SubjectLine</name>
    <message>
        <source>The text is being read</source>
        <translation>Se está leyendo el texto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>End the reading of this text</source>
        <translation>Detener la lectura de este texto</translation>
    </message>
    <message>
        <source>Show the Original</source>
        <translation>Mostrar el original</translation>
    </message>
    <message>
        <source>Choose the original in the place of this variant</source>
        <translation>Elegir el original en lugar de esta variante</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneBar</name>
    <message>
        <source>Reorder sums</source>
        <translation>Reordenar sumas</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>A&amp;justar</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Strate&amp;gy</source>
        <translation>Estrate&amp;gia</translation>
    </message>
    <message>
        <source>Allow steps that change the order of floating-point sums. Outputs may then differ within the launch&apos;s tolerance.</source>
        <translation>También pasos que cambian el orden de las sumas de coma flotante. Las salidas pueden diferir entonces dentro de la tolerancia del lanzamiento.</translation>
    </message>
    <message>
        <source>Plans to evaluate at most</source>
        <translation>Máximo de planes que se evalúan</translation>
    </message>
    <message>
        <source>At most this many plans are compiled and measured</source>
        <translation>Se compilan y miden como máximo este número de planes</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>Segundos como máximo</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>No further plan is begun after this many seconds</source>
        <translation>La búsqueda no empieza nada nuevo después de estos segundos</translation>
    </message>
    <message>
        <source>Pla&amp;ns</source>
        <translation>Pla&amp;nes</translation>
    </message>
    <message>
        <source>Seco&amp;nds</source>
        <translation>&amp;Segundos</translation>
    </message>
    <message>
        <source>End the search; what it found so far stays to be looked at</source>
        <translation>Detener la búsqueda; lo que ha encontrado hasta ahora queda a la vista</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Watch a search that was recorded on a GPU, or search results that were recorded (T4 files)</source>
        <translation>Ver una búsqueda que se grabó en una GPU, o buscar en resultados grabados (archivos T4)</translation>
    </message>
    <message>
        <source>Evaluated plans</source>
        <translation>Planes evaluados</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v de %m</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>&amp;Abrir resultados…</translation>
    </message>
    <message>
        <source>Search the plans of the kernel for the fastest, on the GPU that is chosen above the variants table</source>
        <translation>Buscar el más rápido entre los planes del kernel, en la GPU elegida encima de la tabla de variantes</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>Reanu&amp;dar</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause the search when the plans that are under way are measured</source>
        <translation>Poner la búsqueda en pausa cuando se haya medido su ronda de planes</translation>
    </message>
    <message>
        <source>&amp;Keep the best</source>
        <translation>Conser&amp;var el mejor</translation>
    </message>
    <message>
        <source>Stop, &amp;keep the best</source>
        <translation>Detener, conser&amp;var el mejor</translation>
    </message>
    <message>
        <source>Put the best plan that was found into Steps</source>
        <translation>Poner en «Pasos» el mejor plan encontrado</translation>
    </message>
    <message>
        <source>End the search and choose the best plan that was found</source>
        <translation>Detener la búsqueda y elegir el mejor plan encontrado</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Time and energy</source>
        <translation>Tiempo y energía</translation>
    </message>
    <message>
        <source>Ob&amp;jective</source>
        <translation>&amp;Objetivo</translation>
    </message>
    <message>
        <source>What the search makes small. With both, it looks for the plans that no other one beats in time and energy. Measuring energy takes a second or two for each plan.</source>
        <translation>Lo que debe ser pequeño. Con ambos se buscan los planes que ningún otro supera en tiempo y energía. Medir la energía lleva uno o dos segundos por plan.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneModel</name>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>known from an earlier search</source>
        <translation>conocido de una búsqueda anterior</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>The order in which plans were evaluated</source>
        <translation>El orden en que se evaluaron los planes</translation>
    </message>
    <message>
        <source>The steps of the plan; a click puts it into Steps and shows its source</source>
        <translation>Los pasos del plan; un clic lo pone en «Pasos» y muestra su fuente</translation>
    </message>
    <message>
        <source>What came of the plan: how it compares with the original, or why it has no time</source>
        <translation>Qué resultó del plan: cómo se compara con el original, o por qué no tiene tiempo</translation>
    </message>
    <message>
        <source>The original&apos;s time of the same round, divided by the plan&apos;s</source>
        <translation>El tiempo del original en la misma ronda, dividido por el del plan</translation>
    </message>
    <message>
        <source>Median of the plan&apos;s launches on the GPU</source>
        <translation>Mediana de los lanzamientos del plan en la GPU</translation>
    </message>
    <message>
        <source>Energy of one launch, as the GPU counts it</source>
        <translation>Energía de un lanzamiento, según la cuenta la GPU</translation>
    </message>
    <message>
        <source>Why the plan has no time</source>
        <translation>Por qué el plan no tiene tiempo</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneView</name>
    <message>
        <source>Press Tune to search the plans of the kernel, several steps together, for the fastest: each is compiled, measured on the GPU beside the original, and compared with its outputs. Without a GPU, Replay shows a search that was recorded on one.</source>
        <translation>Pulse «Ajustar» para buscar el más rápido entre los planes del kernel, con varios pasos a la vez: cada uno se compila, se mide en la GPU junto al original y se compara con las salidas de este. Sin GPU, «Reproducir» muestra una búsqueda que se grabó en una.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Plans of the search</source>
        <translation>Planes de la búsqueda</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>Parallel coordinates</source>
        <translation>Coordenadas paralelas</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>The best time so far, plan by plan</source>
        <translation>El mejor tiempo hasta ahora, plan a plan</translation>
    </message>
    <message>
        <source>Time against energy of each plan</source>
        <translation>Tiempo frente a energía de cada plan</translation>
    </message>
    <message>
        <source>The best plan for each pair of values of two choices</source>
        <translation>El mejor plan para cada par de valores de dos elecciones</translation>
    </message>
    <message>
        <source>How much each choice decides the time</source>
        <translation>Cuánto decide el tiempo cada elección</translation>
    </message>
    <message>
        <source>Each plan as a line over the values of all choices</source>
        <translation>Cada plan como una línea sobre los valores de todas las elecciones</translation>
    </message>
    <message>
        <source>The values of each choice, and those of the best plan</source>
        <translation>Los valores de cada elección, y los del mejor plan</translation>
    </message>
    <message>
        <source>The best plan is right if: %1</source>
        <translation>El mejor plan es correcto si: %1</translation>
    </message>
    <message>
        <source>The best plan is right if:</source>
        <translation>El mejor plan es correcto si:</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantCharts</name>
    <message>
        <source>Build variants to see how occupancy and registers change: write the steps to try under Variants, and press Build.</source>
        <translation>Compile variantes para ver cómo cambian la ocupación y los registros: escriba en «Variantes» los pasos que probar y pulse «Compilar».</translation>
    </message>
    <message>
        <source>No variant is compiled yet. Their numbers appear here as they are built; the variants table says what keeps them from it.</source>
        <translation>Aún no se ha compilado ninguna variante. Sus números aparecen aquí a medida que se generan; la tabla de variantes indica qué lo impide.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantsModel</name>
    <message>
        <source>not built</source>
        <translation>no generada</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Spills</source>
        <translation>Derrames</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartida</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Limitada por</translation>
    </message>
    <message>
        <source>Compiled in</source>
        <translation>Compilada en</translation>
    </message>
    <message>
        <source>Registers per thread; of several instances of a template, those of the one that needs most</source>
        <translation>Registros por hilo; con varias instancias de una plantilla, los de la que más necesita</translation>
    </message>
    <message>
        <source>Bytes that are spilled to local memory, stores and loads together</source>
        <translation>Bytes que se derraman a memoria local, almacenamientos y cargas juntos</translation>
    </message>
    <message>
        <source>Bytes of stack (local memory) per thread</source>
        <translation>Bytes de pila (memoria local) por hilo</translation>
    </message>
    <message>
        <source>Bytes of shared memory per block, static and dynamic together</source>
        <translation>Bytes de memoria compartida por bloque, estática y dinámica juntas</translation>
    </message>
    <message>
        <source>Theoretical: warps that fit on a multiprocessor, of those possible</source>
        <translation>Teórica: warps que caben en un multiprocesador, del total posible</translation>
    </message>
    <message>
        <source>What keeps another block from the multiprocessor</source>
        <translation>Lo que impide que otro bloque entre en el multiprocesador</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificada</translation>
    </message>
    <message>
        <source>Run on the CPU with the launch form, and compared with what the original leaves in memory</source>
        <translation>Ejecutada en la CPU con el formulario de lanzamiento y comparada con lo que el original deja en memoria</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Median on the GPU, and half the 95 % interval of it as a share; in parentheses: it cannot be compared with the others</source>
        <translation>Mediana en la GPU, y la mitad de su intervalo del 95 % como proporción; entre paréntesis: no se puede comparar con los demás</translation>
    </message>
    <message>
        <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
        <translation>El tiempo del original en la misma rotación, dividido por el de la variante</translation>
    </message>
    <message>
        <source>The steps that make the variant; the original has none, a variant by hand has its name</source>
        <translation>Los pasos que dan la variante; el original no tiene, una variante a mano tiene su nombre</translation>
    </message>
    <message>
        <source>Whether the steps are legal; rest the mouse on it for the reasons and assumptions</source>
        <translation>Si los pasos son legales; deje el ratón encima para ver las razones y suposiciones</translation>
    </message>
    <message>
        <source>How far the variant is: written, compiled, refused or failed</source>
        <translation>En qué punto está la variante: escrita, compilada, rechazada o fallida</translation>
    </message>
    <message>
        <source>How long the compiler took; cached: the same text was compiled before</source>
        <translation>Cuánto tardó el compilador; en caché: el mismo texto ya se había compilado</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantsView</name>
    <message>
        <source>Write the steps to try above, for example coarsen y 1,2,4, and press Build: every variant is written, compiled and listed here with its registers, spills and occupancy.</source>
        <translation>Escriba arriba los pasos que probar, por ejemplo coarsen y 1,2,4, y pulse «Compilar»: cada variante se escribe, se compila y se muestra aquí con sus registros, volcados y ocupación.</translation>
    </message>
    <message>
        <source>Sear&amp;ch space</source>
        <translation>Espa&amp;cio de búsqueda</translation>
    </message>
    <message>
        <source>for example: coarsen y 1,2,4,8; coarsen x 1,2</source>
        <translation>por ejemplo: coarsen y 1,2,4,8; coarsen x 1,2</translation>
    </message>
    <message>
        <source>Steps with lists of values, separated by semicolons; every combination is a variant. Ctrl+Space lists the steps that can be tried; Ctrl+click on a value in Steps adds it.</source>
        <translation>Pasos con listas de valores, separados por punto y coma; cada combinación es una variante. Ctrl+Espacio lista los pasos que se pueden probar; Ctrl+clic en un valor de «Pasos» lo añade.</translation>
    </message>
    <message>
        <source>Search space</source>
        <translation>Espacio de búsqueda</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Variants that are done</source>
        <translation>Variantes terminadas</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v de %m</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>Show the selected variants side by side; one is compared with the original</source>
        <translation>Mostrar las variantes seleccionadas lado a lado; una sola se compara con el original</translation>
    </message>
    <message>
        <source>&amp;Apply to source</source>
        <translation>&amp;Aplicar al código fuente</translation>
    </message>
    <message>
        <source>Put the variant&apos;s text in place of the source; it can be undone</source>
        <translation>Poner el texto de la variante en lugar del código fuente; se puede deshacer</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Save the variant&apos;s source to a file</source>
        <translation>Guardar el código fuente de la variante en un archivo</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy the selected rows, columns separated by tabs</source>
        <translation>Copiar las filas seleccionadas, con las columnas separadas por tabuladores</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>Run the variants on the CPU and compare what they leave in memory; what is not built yet is built first</source>
        <translation>Ejecutar las variantes en la CPU y comparar lo que dejan en memoria; lo que aún no está generado se genera antes</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>Me&amp;dir</translation>
    </message>
    <message>
        <source>Measure the selected variants beside the original</source>
        <translation>Medir las variantes seleccionadas junto al original</translation>
    </message>
    <message>
        <source>What is built: every combination, the original, and the plan in Steps</source>
        <translation>Lo que se genera: todas las combinaciones, el original y el plan de «Pasos»</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation><numerusform>%n variante</numerusform><numerusform>%n variantes</numerusform></translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Take the variant&apos;s text as a new row, and change it by hand</source>
        <translation>Tomar el texto de la variante como una fila nueva y modificarlo a mano</translation>
    </message>
    <message>
        <source>Add fr&amp;om file…</source>
        <translation>Añadir de archiv&amp;o…</translation>
    </message>
    <message>
        <source>Take the kernel of the same name from another file as a new row</source>
        <translation>Tomar como fila nueva el kernel del mismo nombre de otro archivo</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Re&amp;nombrar…</translation>
    </message>
    <message>
        <source>Give the row another name</source>
        <translation>Dar otro nombre a la fila</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Elimina&amp;r</translation>
    </message>
    <message>
        <source>Take the row out of the table; it can be undone</source>
        <translation>Quitar la fila de la tabla; se puede deshacer</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VerdictDetail</name>
    <message>
        <source>It can be made after %1.</source>
        <translation>Se puede hacer después de %1.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>comprobándose</translation>
    </message>
    <message>
        <source>Legal without conditions.</source>
        <translation>Permitido sin condiciones.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Archivos abiertos</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Cerrar este archivo</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ActionBadge</name>
    <message>
        <source>waits for its turn</source>
        <translation>espera su turno</translation>
    </message>
    <message>
        <source>runs, %1 of %2</source>
        <translation>en marcha, %1 de %2</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>done</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>ha fallado: %1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Último: %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ViewExports</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Save Table As…</source>
        <translation>Guardar tabla como…</translation>
    </message>
    <message>
        <source>All rows, as CSV, JSON or PDF</source>
        <translation>Todas las filas, como CSV, JSON o PDF</translation>
    </message>
    <message>
        <source>Copy Chart</source>
        <translation>Copiar gráfico</translation>
    </message>
    <message>
        <source>Save Chart As…</source>
        <translation>Guardar gráfico como…</translation>
    </message>
    <message>
        <source>As SVG, PNG or PDF</source>
        <translation>Como SVG, PNG o PDF</translation>
    </message>
    <message>
        <source>Save the table (.csv, .json or .pdf)</source>
        <translation>Guardar la tabla (.csv, .json o .pdf)</translation>
    </message>
    <message>
        <source>A table is written as .csv, .json or .pdf: give the file one of these endings.</source>
        <translation>Una tabla se escribe como .csv, .json o .pdf: dé al archivo una de estas extensiones.</translation>
    </message>
    <message>
        <source>Save the chart (.svg, .png or .pdf)</source>
        <translation>Guardar el gráfico (.svg, .png o .pdf)</translation>
    </message>
    <message>
        <source>A chart is written as .svg, .png or .pdf: give the file one of these endings.</source>
        <translation>Un gráfico se escribe como .svg, .png o .pdf: dé al archivo una de estas extensiones.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>Se escribió %1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Handbook - Warpgrain</source>
        <translation>Manual - Warpgrain</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HelpWindows</name>
    <message>
        <source>The handbook is not there: install the documentation of Warpgrain.</source>
        <translation>El manual no está: instale la documentación de Warpgrain.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::PageMessages</name>
    <message>
        <source>Saved %1.</source>
        <translation>Se guardó %1.</translation>
    </message>
    <message>
        <source>The example was opened as a copy, %1: yours to change.</source>
        <translation>El ejemplo se abrió como copia, %1: puede cambiarla como quiera.</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Escribiendo el informe…</translation>
    </message>
    <message>
        <source>Saved the session %1.</source>
        <translation>Se guardó la sesión %1.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ToolBars</name>
    <message>
        <source>Kernel and launch</source>
        <translation>Kernel y lanzamiento</translation>
    </message>
    <message>
        <source>Device and actions</source>
        <translation>Dispositivo y acciones</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lanzamiento</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
</context>
<context>
    <name>OpenMpRows</name>
    <message>
        <source>listed in a threadprivate directive</source>
        <translation>nombrada en una directiva threadprivate</translation>
    </message>
    <message>
        <source>declared in the construct</source>
        <translation>declarada en la construcción</translation>
    </message>
    <message>
        <source>static, declared in the construct</source>
        <translation>static, declarada en la construcción</translation>
    </message>
    <message>
        <source>counts a loop that is shared out</source>
        <translation>cuenta un bucle que se reparte</translation>
    </message>
    <message>
        <source>listed in a clause</source>
        <translation>nombrada en una cláusula</translation>
    </message>
    <message>
        <source>by the default clause</source>
        <translation>por la cláusula default</translation>
    </message>
    <message>
        <source>a number in a target construct, listed nowhere</source>
        <translation>un número en una construcción target, no nombrado en ninguna parte</translation>
    </message>
    <message>
        <source>as in the enclosing region</source>
        <translation>como en la región que la rodea</translation>
    </message>
    <message>
        <source>of a function that the region calls</source>
        <translation>de una función que la región llama</translation>
    </message>
    <message>
        <source>listed nowhere</source>
        <translation>no nombrada en ninguna parte</translation>
    </message>
    <message>
        <source>residency</source>
        <translation>permanencia en la GPU</translation>
    </message>
    <message>
        <source>liveness</source>
        <translation>vida de los valores</translation>
    </message>
    <message>
        <source>one allocation</source>
        <translation>una asignación</translation>
    </message>
    <message>
        <source>promotion out of a loop</source>
        <translation>extracción de un bucle</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>no kernel has had it yet</source>
        <translation>ningún kernel la ha tenido aún</translation>
    </message>
    <message>
        <source>the CPU may change it (%1)</source>
        <translation>la CPU puede cambiarla (%1)</translation>
    </message>
    <message>
        <source>code that is not followed may change it (%1)</source>
        <translation>código que no se sigue puede cambiarla (%1)</translation>
    </message>
    <message>
        <source>a launch that keeps nothing has it (%1)</source>
        <translation>la tiene un lanzamiento que no conserva nada (%1)</translation>
    </message>
    <message>
        <source>code of another source may change it (%1)</source>
        <translation>código de otra fuente puede cambiarla (%1)</translation>
    </message>
    <message>
        <source>at each launch</source>
        <translation>en cada lanzamiento</translation>
    </message>
    <message>
        <source>only where the loop does not write all of it</source>
        <translation>solo donde el bucle no la escribe entera</translation>
    </message>
    <message>
        <source>never: the GPU has it on every path</source>
        <translation>nunca: la GPU la tiene por todos los caminos</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>, o </translation>
    </message>
    <message>
        <source>at each launch: %1</source>
        <translation>en cada lanzamiento: %1</translation>
    </message>
    <message>
        <source>where %1</source>
        <translation>donde %1</translation>
    </message>
    <message>
        <source>never: the kernel does not change it</source>
        <translation>nunca: el kernel no la cambia</translation>
    </message>
    <message>
        <source>never: the CPU does not read it</source>
        <translation>nunca: la CPU no la lee</translation>
    </message>
    <message>
        <source>at each launch, for %1</source>
        <translation>en cada lanzamiento, para %1</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>antes de %1</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>la memoria constante</translation>
    </message>
    <message>
        <source>the read-only cache</source>
        <translation>la caché de solo lectura</translation>
    </message>
    <message>
        <source>asked at run time</source>
        <translation>se pregunta al ejecutar</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loops over %1.</source>
        <translation>Los hilos toman las iteraciones de los bucles sobre %1.</translation>
    </message>
    <message>
        <source>The threads of a block share the loop over %1.</source>
        <translation>Los hilos de un bloque se reparten el bucle sobre %1.</translation>
    </message>
    <message>
        <source>A launch has at most %1 blocks.</source>
        <translation>Un lanzamiento tiene como máximo %1 bloques.</translation>
    </message>
    <message>
        <source>%1 is gathered with %2; its parts come back at each launch.</source>
        <translation>%1 se reúne con %2; sus partes vuelven en cada lanzamiento.</translation>
    </message>
    <message>
        <source>The last value of %1 comes back at each launch.</source>
        <translation>El último valor de %1 vuelve en cada lanzamiento.</translation>
    </message>
    <message>
        <source>The CPU&apos;s loop stays beside it, for memory or a condition that is known at run time only.</source>
        <translation>El bucle de la CPU queda al lado, para memoria o una condición que solo se conoce al ejecutar.</translation>
    </message>
</context>
<context>
    <name>OpenMpText</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>Data sharing</source>
        <translation>Variables de los hilos</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Threads have it</source>
        <translation>Los hilos la tienen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>Memoria de %1</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>To the GPU</source>
        <translation>A la GPU</translation>
    </message>
    <message>
        <source>Back to the CPU</source>
        <translation>De vuelta a la CPU</translation>
    </message>
    <message>
        <source>Why %1 is copied for each launch</source>
        <translation>Por qué %1 se copia en cada lanzamiento</translation>
    </message>
    <message>
        <source>The kernel reads %1 through %2.</source>
        <translation>El kernel lee %1 a través de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Blocks of %n thread(s).</source>
        <translation>
            <numerusform>Bloques de un hilo.</numerusform>
            <numerusform>Bloques de %n hilos.</numerusform>
        </translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>en la GPU</translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>en la CPU</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Why it stays on the CPU</source>
        <translation>Por qué se queda en la CPU</translation>
    </message>
    <message>
        <source>Not translated</source>
        <translation>No traducido</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n directive(s) on the GPU</source>
        <translation>
            <numerusform>%1 de una directiva en la GPU</numerusform>
            <numerusform>%1 de %n directivas en la GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel(s)</source>
        <translation>
            <numerusform>un kernel</numerusform>
            <numerusform>%n kernels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::OpenMpPresenter</name>
    <message>
        <source>The CUDA program was written to %1.</source>
        <translation>El programa CUDA se escribió en %1.</translation>
    </message>
    <message>
        <source>The program is translated.</source>
        <translation>El programa se está traduciendo.</translation>
    </message>
    <message>
        <source>Open a C, C++ or CUDA source with OpenMP directives (#pragma omp) to see which of its regions become kernels, and what is copied for them.</source>
        <translation>Abra un código en C, C++ o CUDA con directivas OpenMP (#pragma omp) para ver qué regiones se convierten en kernels y qué se copia para ellas.</translation>
    </message>
    <message>
        <source>Save the CUDA program</source>
        <translation>Guardar el programa CUDA</translation>
    </message>
    <message>
        <source>%1 is the source itself; choose another name.</source>
        <translation>%1 es el propio código; elija otro nombre.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OpenMpView</name>
    <message>
        <source>Source</source>
        <translation>Código</translation>
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
        <translation>Código tal como se leyó</translation>
    </message>
    <message>
        <source>OpenMP program with what becomes of each region</source>
        <translation>Programa OpenMP con lo que resulta de cada región</translation>
    </message>
    <message>
        <source>CUDA program</source>
        <translation>Programa CUDA</translation>
    </message>
    <message>
        <source>&amp;Open as CUDA</source>
        <translation>&amp;Abrir como CUDA</translation>
    </message>
    <message>
        <source>Writes the CUDA program beside the source and opens it: kernels, steps, variants and measurements follow as for any source</source>
        <translation>Escribe el programa CUDA junto al código y lo abre: kernels, pasos, variantes y mediciones siguen como en cualquier código</translation>
    </message>
    <message>
        <source>Sa&amp;ve CUDA…</source>
        <translation>&amp;Guardar CUDA…</translation>
    </message>
    <message>
        <source>Writes the CUDA program to a file</source>
        <translation>Escribe el programa CUDA en un archivo</translation>
    </message>
    <message>
        <source>When memory is copied</source>
        <translation>Cuándo se copia la memoria</translation>
    </message>
    <message>
        <source>Memory stays on the GPU</source>
        <translation>La memoria queda en la GPU</translation>
    </message>
    <message>
        <source>Copies that the data flow needs</source>
        <translation>Copias que el flujo de datos necesita</translation>
    </message>
    <message>
        <source>Copies at each launch</source>
        <translation>Copias en cada lanzamiento</translation>
    </message>
    <message>
        <source>When memory is copied between CPU and GPU</source>
        <translation>Cuándo se copia la memoria entre CPU y GPU</translation>
    </message>
    <message>
        <source>Functions with their regions and kernels</source>
        <translation>Funciones con sus regiones y kernels</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Se ejecuta en</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What is known of the chosen region</source>
        <translation>Lo que se sabe de la región elegida</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transferencias</translation>
    </message>
    <message>
        <source>Copies between CPU and GPU, in the order of the program</source>
        <translation>Copias entre CPU y GPU, en el orden del programa</translation>
    </message>
    <message>
        <source>The program is translated…</source>
        <translation>Traduciendo el programa…</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>En otra parte</translation>
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
        <translation>Mensaje sobre el programa</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TransfersModel</name>
    <message>
        <source>Which analyses of the program take copies away</source>
        <translation>Qué análisis del programa quitan copias</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
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
        <translation>A la GPU</translation>
    </message>
    <message>
        <source>Back to the CPU</source>
        <translation>De vuelta a la CPU</translation>
    </message>
    <message>
        <source>Saved by</source>
        <translation>Ahorrado por</translation>
    </message>
    <message>
        <source>The line that the kernel is made of</source>
        <translation>La línea de la que se hace el kernel</translation>
    </message>
    <message>
        <source>The kernel that works on the variable</source>
        <translation>El kernel que trabaja con la variable</translation>
    </message>
    <message>
        <source>The variable, array or pointer whose memory is copied</source>
        <translation>La variable, el vector o el puntero cuya memoria se copia</translation>
    </message>
    <message>
        <source>How many bytes are copied; those behind a pointer are asked for at run time</source>
        <translation>Cuántos bytes se copian; los que hay tras un puntero se averiguan en tiempo de ejecución</translation>
    </message>
    <message>
        <source>When the memory is copied to the GPU before the kernel</source>
        <translation>Cuándo se copia la memoria a la GPU antes del kernel</translation>
    </message>
    <message>
        <source>When the memory is copied back after the kernel</source>
        <translation>Cuándo se copia de vuelta la memoria después del kernel</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CodeView</name>
    <message numerus="yes">
        <source>%n floating-point</source>
        <translation>
            <numerusform>%n de coma flotante</numerusform>
            <numerusform>%n de coma flotante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n integer</source>
        <translation>
            <numerusform>%n de enteros</numerusform>
            <numerusform>%n de enteros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of global memory</source>
        <translation>
            <numerusform>%n de memoria global</numerusform>
            <numerusform>%n de memoria global</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of shared memory</source>
        <translation>
            <numerusform>%n de memoria compartida</numerusform>
            <numerusform>%n de memoria compartida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of local memory</source>
        <translation>
            <numerusform>%n de memoria local</numerusform>
            <numerusform>%n de memoria local</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of constant memory</source>
        <translation>
            <numerusform>%n de memoria constante</numerusform>
            <numerusform>%n de memoria constante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of control flow</source>
        <translation>
            <numerusform>%n de control de flujo</numerusform>
            <numerusform>%n de control de flujo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of barriers</source>
        <translation>
            <numerusform>%n de barreras</numerusform>
            <numerusform>%n de barreras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registers</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instructions</source>
        <translation>
            <numerusform>%n instrucción</numerusform>
            <numerusform>%n instrucciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n live registers</source>
        <translation>
            <numerusform>%n registro vivo</numerusform>
            <numerusform>%n registros vivos</numerusform>
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
        <translation>Forma del código</translation>
    </message>
    <message>
        <source>SASS is what the GPU executes; PTX is what nvcc gives to ptxas, which chooses the registers</source>
        <translation>SASS es lo que ejecuta la GPU; PTX es lo que nvcc entrega a ptxas, que elige los registros</translation>
    </message>
    <message>
        <source>Instance of the kernel</source>
        <translation>Instancia del kernel</translation>
    </message>
    <message>
        <source>Summary of the code</source>
        <translation>Resumen del código</translation>
    </message>
    <message>
        <source>Source: beside each line its instructions and, of SASS, the most live registers</source>
        <translation>Fuente: junto a cada línea sus instrucciones y, con SASS, el máximo de registros vivos</translation>
    </message>
    <message>
        <source>Code: beside each instruction its source line and, of SASS, the live registers</source>
        <translation>Código: junto a cada instrucción su línea de la fuente y, con SASS, los registros vivos</translation>
    </message>
    <message>
        <source>In the margin: the line, its instructions, and of SASS the most registers that live at one</source>
        <translation>Al margen: la línea, sus instrucciones y, con SASS, el máximo de registros vivos en una de ellas</translation>
    </message>
    <message>
        <source>In the margin: the source line, and of SASS the registers that live</source>
        <translation>Al margen: la línea de la fuente y, con SASS, los registros vivos</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Line %1: %2 (%3)</source>
        <translation>Línea %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Line %1: %2 (%3); at most %4</source>
        <translation>Línea %1: %2 (%3); como máximo %4</translation>
    </message>
    <message>
        <source>Line %1: no instruction comes from it</source>
        <translation>Línea %1: ninguna instrucción procede de ella</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::CodePage</name>
    <message>
        <source>Compiling with line numbers…</source>
        <translation>Compilando con números de línea…</translation>
    </message>
    <message>
        <source>Choose a kernel: what the compiler makes of each of its lines is shown here.</source>
        <translation>Elija un kernel: aquí se muestra lo que el compilador hace de cada una de sus líneas.</translation>
    </message>
    <message>
        <source>There is no text to compile. %1</source>
        <translation>No hay texto que compilar. %1</translation>
    </message>
    <message>
        <source>Looking for the CUDA toolkit…</source>
        <translation>Buscando el toolkit de CUDA…</translation>
    </message>
    <message>
        <source>nvcc makes the code. It follows the flags of this folder, which can make it start programs, so nothing is compiled before you say that you trust the folder.</source>
        <translation>El código lo genera nvcc. Sigue las opciones de esta carpeta, que pueden hacer que inicie programas; por eso no se compila nada hasta que diga que confía en la carpeta.</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>Compilar</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::RooflineView</name>
    <message>
        <source>Roofline: operations per second against operations per byte</source>
        <translation>Roofline: operaciones por segundo frente a operaciones por byte</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>roofs: L2 cache and operations</source>
        <translation>techos: caché L2 y operaciones</translation>
    </message>
    <message>
        <source>roofs: memory and operations</source>
        <translation>techos: memoria y operaciones</translation>
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
        <translation>operaciones por byte</translation>
    </message>
    <message>
        <source>10⁹ operations per second</source>
        <translation>10⁹ operaciones por segundo</translation>
    </message>
    <message>
        <source>%1
%2: %3 · 10⁹ operations per second at %4 operations per byte
%5 % of the roof</source>
        <translation>%1
%2: %3 · 10⁹ operaciones por segundo con %4 operaciones por byte
%5 % del techo</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TourPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>&amp;Leave the Tour</source>
        <translation>Sa&amp;lir de la visita</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visita</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Tour</name>
    <message>
        <source>What is in the file</source>
        <translation>Qué hay en el archivo</translation>
    </message>
    <message>
        <source>The explorer lists the kernels with their loops, shared arrays, barriers and launches. A click leads to the line. Everything in the window speaks of the kernel that is chosen in the toolbar.</source>
        <translation>El explorador enumera los kernels con sus bucles, arreglos compartidos, barreras y lanzamientos. Un clic lleva a la línea. Todo en la ventana se refiere al kernel elegido en la barra de herramientas.</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Qué está mal en él</translation>
    </message>
    <message>
        <source>Findings ranks what the kernel loses: races, uncoalesced accesses, bank conflicts, wasted transfers, each with its cost and its place. A button on a row adds the steps that mend it to the plan.</source>
        <translation>Los hallazgos ordenan lo que pierde el kernel: carreras, accesos no coalescentes, conflictos de bancos, transferencias desperdiciadas, cada uno con su coste y su lugar. Un botón en la fila añade al plan los pasos que lo arreglan.</translation>
    </message>
    <message>
        <source>How its threads reach memory</source>
        <translation>Cómo acceden sus hilos a la memoria</translation>
    </message>
    <message>
        <source>Choose an access to see the 32 lanes of a warp, the sectors that they touch, and the banks of shared memory.</source>
        <translation>Elija un acceso para ver los 32 carriles de un warp, los sectores que tocan y los bancos de la memoria compartida.</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Qué se puede hacer</translation>
    </message>
    <message>
        <source>Each value of each step has its verdict: ✓ legal, ✓* legal if the listed assumptions hold, ✕ illegal, ? not understood. A click adds the step to the plan below, and the reasons stand beneath it. Verdicts follow while you type in the source.</source>
        <translation>Cada valor de cada paso tiene su veredicto: ✓ legal, ✓* legal si se cumplen las suposiciones indicadas, ✕ ilegal, ? no comprendido. Un clic añade el paso al plan de abajo, y las razones aparecen debajo. Los veredictos siguen a lo que escribe en la fuente.</translation>
    </message>
    <message>
        <source>What becomes of the source</source>
        <translation>En qué se convierte la fuente</translation>
    </message>
    <message>
        <source>Side by Side shows the original and the source that the plan makes, with sectors, registers and time before and after. Choose a step first, for example a factor of coarsening, and look here again.</source>
        <translation>Lado a lado muestra el original y la fuente que produce el plan, con sectores, registros y tiempo antes y después. Elija primero un paso, por ejemplo un factor de engrosamiento, y vuelva a mirar aquí.</translation>
    </message>
    <message>
        <source>Is it right, and is it faster?</source>
        <translation>¿Es correcto y es más rápido?</translation>
    </message>
    <message>
        <source>Write steps with lists of values, and build: each row has its registers and occupancy. Verify runs the rows on the CPU and compares what they compute; Measure takes their times on a GPU, of this machine or of another one.</source>
        <translation>Escriba pasos con listas de valores y compile: cada fila tiene sus registros y su ocupación. Verificar ejecuta las filas en la CPU y compara lo que calculan; Medir toma sus tiempos en una GPU, de esta máquina o de otra.</translation>
    </message>
    <message>
        <source>Leave the search to the program</source>
        <translation>Deje la búsqueda al programa</translation>
    </message>
    <message>
        <source>Tune searches plans of several steps, verifies the best one and says why it is faster. Without a GPU it replays recorded searches. Export writes the source that won. F1 opens the handbook at whatever has the keyboard.</source>
        <translation>Optimizar busca planes de varios pasos, verifica el mejor y dice por qué es más rápido. Sin GPU reproduce búsquedas grabadas. Exportar escribe la fuente ganadora. F1 abre el manual en lo que tiene el teclado.</translation>
    </message>
</context>
<context>
    <name>NestPictures</name>
    <message>
        <source>Which element a thread touches depends on data: it is known only when the program runs.</source>
        <translation>Qué elemento toca un hilo depende de los datos: solo se sabe cuando el programa se ejecuta.</translation>
    </message>
    <message>
        <source>How far apart the elements of neighbouring threads lie is no number here, nor a product of sizes: there is no picture.</source>
        <translation>La distancia entre los elementos de hilos vecinos no es aquí un número ni un producto de tamaños: no hay imagen.</translation>
    </message>
    <message>
        <source>%1 taken as %2.</source>
        <translation>Se toma %1 como %2.</translation>
    </message>
</context>
<context>
    <name>NestRows</name>
    <message>
        <source>global memory</source>
        <translation>memoria global</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>textura</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>memoria constante</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>memoria compartida</translation>
    </message>
    <message>
        <source>strips in shared memory, from %1</source>
        <translation>franjas en memoria compartida, desde: %1</translation>
    </message>
    <message>
        <source>published rules, compute capability %1, %2 registers</source>
        <translation>reglas publicadas, capacidad de cómputo %1, %2 registros</translation>
    </message>
    <message>
        <source>our rules, compute capability %1, %2 registers</source>
        <translation>nuestras reglas, capacidad de cómputo %1, %2 registros</translation>
    </message>
</context>
<context>
    <name>NestText</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>iterations: %1</source>
        <translation>iteraciones: %1</translation>
    </message>
    <message>
        <source>gathers %1</source>
        <translation>reúne %1</translation>
    </message>
    <message>
        <source>It is the kernel %1.</source>
        <translation>Es el kernel %1.</translation>
    </message>
    <message>
        <source>It stays on the CPU.</source>
        <translation>Se queda en la CPU.</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coste %1</translation>
    </message>
    <message>
        <source>nest %1</source>
        <translation>anidamiento %1</translation>
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
        <translation>asignado</translation>
    </message>
    <message>
        <source>No shape of block fits a multiprocessor.</source>
        <translation>Ninguna forma de bloque cabe en un multiprocesador.</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>No se puede asignar ningún bucle.</translation>
    </message>
    <message>
        <source>parallel, %1</source>
        <translation>paralelo, %1</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>paralelo</translation>
    </message>
    <message>
        <source>parallel, in the thread</source>
        <translation>paralelo, en el hilo</translation>
    </message>
    <message>
        <source>not parallel</source>
        <translation>no paralelo</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>leído y escrito</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escrito</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leído</translation>
    </message>
    <message>
        <source>Nest in %1()</source>
        <translation>Anidamiento en %1()</translation>
    </message>
    <message>
        <source>It is not followed.</source>
        <translation>No se sigue.</translation>
    </message>
    <message>
        <source>What was done to it</source>
        <translation>Qué se le hizo</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Bucles</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>Se da por supuesto</translation>
    </message>
    <message>
        <source>Memory under the chosen mapping</source>
        <translation>Memoria con la asignación elegida</translation>
    </message>
    <message numerus="yes">
        <source>%n mapping(s) are left out: no block of theirs fits a multiprocessor.</source>
        <translation>
            <numerusform>Se omite %n asignación: ningún bloque suyo cabe en un multiprocesador.</numerusform>
            <numerusform>Se omiten %n asignaciones: ningún bloque suyo cabe en un multiprocesador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not mapped</source>
        <translation>No asignado</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nest(s) mapped</source>
        <translation>
            <numerusform>%1 de %n anidamiento asignado</numerusform>
            <numerusform>%1 de %n anidamientos asignados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel(s)</source>
        <translation>
            <numerusform>%n kernel</numerusform>
            <numerusform>%n kernels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::NestPresenter</name>
    <message>
        <source>The program was written to %1.</source>
        <translation>El programa se escribió en %1.</translation>
    </message>
    <message>
        <source>The reading of the nests was stopped. Map Again reads them.</source>
        <translation>La lectura de los anidamientos se detuvo. «Asignar de nuevo» los lee.</translation>
    </message>
    <message>
        <source>The nests are read.</source>
        <translation>Se leen los anidamientos.</translation>
    </message>
    <message>
        <source>Open a serial C or C++ source with for loops to see which of them can become threads, in which way, and to have it written in CUDA or OpenCL.</source>
        <translation>Abra un código secuencial en C o C++ con bucles for para ver cuáles pueden convertirse en hilos y de qué modo, y para que se escriba en CUDA u OpenCL.</translation>
    </message>
    <message>
        <source>Save the program</source>
        <translation>Guardar el programa</translation>
    </message>
    <message>
        <source>%1 is the source itself; choose another name.</source>
        <translation>%1 es el propio código; elija otro nombre.</translation>
    </message>
    <message>
        <source>%1 is a name for kernels; name the host program, for example %2.</source>
        <translation>%1 es un nombre para kernels; dé el nombre del programa anfitrión, por ejemplo %2.</translation>
    </message>
    <message>
        <source>Map Only the Nest of Line %1</source>
        <translation>Asignar solo el anidamiento de la línea %1</translation>
    </message>
    <message>
        <source>Map All Nests Again</source>
        <translation>Asignar de nuevo todos los anidamientos</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MappingsModel</name>
    <message>
        <source>Its place; mappings that the rules do not tell apart share one</source>
        <translation>Su puesto; las asignaciones que las reglas no distinguen comparten uno</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Which loop runs along which thread index</source>
        <translation>Qué bucle va a lo largo de qué índice de hilo</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Asignación</translation>
    </message>
    <message>
        <source>Threads of a block, x first</source>
        <translation>Hilos de un bloque, primero x</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>What strips of arrays in shared memory would save; the program that is written has none</source>
        <translation>Lo que ahorrarían franjas de arreglos en memoria compartida; el programa que se escribe no tiene ninguna</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Threads of a block whose accesses are not coalesced, summed over the accesses</source>
        <translation>Hilos de un bloque cuyos accesos no son coalescentes, sumados sobre los accesos</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Bytes of shared memory that the strips of a block would take</source>
        <translation>Bytes de memoria compartida que ocuparían las franjas de un bloque</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartida</translation>
    </message>
    <message>
        <source>Blocks that a multiprocessor holds at once</source>
        <translation>Bloques que un multiprocesador aloja a la vez</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activos</translation>
    </message>
    <message>
        <source>Active warps of those possible</source>
        <translation>Warps activos de los posibles</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>By which rule it stands above the next one</source>
        <translation>Según qué regla está por encima de la siguiente</translation>
    </message>
    <message>
        <source>Above the next because</source>
        <translation>Por encima de la siguiente porque</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MatricesPage</name>
    <message>
        <source>Choose a nest that is mapped to see how its loops move its accesses.</source>
        <translation>Elija un anidamiento asignado para ver cómo sus bucles mueven sus accesos.</translation>
    </message>
    <message>
        <source>Access matrices of the nest</source>
        <translation>Matrices de acceso del anidamiento</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NestTextsPage</name>
    <message>
        <source>Serial</source>
        <translation>Secuencial</translation>
    </message>
    <message>
        <source>Serial source as it was read</source>
        <translation>Código secuencial tal como se leyó</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Anfitrión</translation>
    </message>
    <message>
        <source>CUDA program</source>
        <translation>Programa CUDA</translation>
    </message>
    <message>
        <source>Kernels in OpenCL C</source>
        <translation>Kernels en OpenCL C</translation>
    </message>
    <message>
        <source>Host program of the OpenCL kernels</source>
        <translation>Programa anfitrión de los kernels de OpenCL</translation>
    </message>
    <message>
        <source>The program is written…</source>
        <translation>Se escribe el programa…</translation>
    </message>
    <message>
        <source>Choose a mapping to have the program written.</source>
        <translation>Elija una asignación para que se escriba el programa.</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NestsView</name>
    <message>
        <source>Reorder sums</source>
        <translation>Reordenar sumas</translation>
    </message>
    <message>
        <source>Message about the nests</source>
        <translation>Mensaje sobre los anidamientos</translation>
    </message>
    <message>
        <source>Rules of the ranking</source>
        <translation>Reglas de la clasificación</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nuestras reglas</translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation>Reglas publicadas</translation>
    </message>
    <message>
        <source>Corrected rules for the GPU in the toolbar, or the published ones for a GT200 of compute capability 1.3</source>
        <translation>Reglas corregidas para la GPU de la barra de herramientas, o las publicadas para una GT200 de capacidad de cómputo 1.3</translation>
    </message>
    <message>
        <source>Language of the kernels</source>
        <translation>Lenguaje de los kernels</translation>
    </message>
    <message>
        <source>The language that kernels are written in</source>
        <translation>El lenguaje en que se escriben los kernels</translation>
    </message>
    <message>
        <source>Also loops that gather floating-point numbers, whose result depends on the order</source>
        <translation>También bucles que reúnen números de coma flotante, cuyo resultado depende del orden</translation>
    </message>
    <message>
        <source>Keep loops</source>
        <translation>Conservar bucles</translation>
    </message>
    <message>
        <source>Loops stay as they are written: they are not interchanged, joined, distributed or made rectangles</source>
        <translation>Los bucles quedan como están escritos: no se intercambian, unen, reparten ni se hacen rectángulos</translation>
    </message>
    <message>
        <source>Only at the caret</source>
        <translation>Solo en el cursor</translation>
    </message>
    <message>
        <source>Only the nest whose outermost loop is the one at the caret, which may be a loop inside another; else the nests behind #pragma warpgrain map, or all where there is none</source>
        <translation>Solo el anidamiento cuyo bucle más externo es el del cursor, que puede estar dentro de otro; si no, los anidamientos tras #pragma warpgrain map, o todos si no hay ninguno</translation>
    </message>
    <message>
        <source>Writes the program beside the source and opens its kernels: steps, variants and measurements follow as for any source</source>
        <translation>Escribe el programa junto al código y abre sus kernels: siguen pasos, variantes y mediciones como con cualquier código</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Writes the program to a file; of OpenCL, with the kernels beside it</source>
        <translation>Escribe el programa en un archivo; con OpenCL, con los kernels al lado</translation>
    </message>
    <message>
        <source>Functions with their nests and loops</source>
        <translation>Funciones con sus anidamientos y bucles</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>Anidamiento</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Mappings of the nest, the best first</source>
        <translation>Asignaciones del anidamiento, la mejor primero</translation>
    </message>
    <message>
        <source>What is known of the chosen nest</source>
        <translation>Lo que se sabe del anidamiento elegido</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrices</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>%1()</source>
        <translation>%1()</translation>
    </message>
    <message>
        <source>Open as O&amp;penCL</source>
        <translation>Abrir como O&amp;penCL</translation>
    </message>
    <message>
        <source>O&amp;pen as CUDA</source>
        <translation>A&amp;brir como CUDA</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Map Again</source>
        <translation>Asignar de nuevo</translation>
    </message>
    <message>
        <source>Ends the reading of the nests, or the writing of the program</source>
        <translation>Termina la lectura de los anidamientos o la escritura del programa</translation>
    </message>
    <message>
        <source>Reads the nests of the source once more</source>
        <translation>Lee otra vez los anidamientos del código</translation>
    </message>
    <message>
        <source>The nests are read…</source>
        <translation>Se leen los anidamientos…</translation>
    </message>
    <message>
        <source>The program is written…</source>
        <translation>Se escribe el programa…</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TouchPage</name>
    <message>
        <source>(chosen)</source>
        <translation>(elegida)</translation>
    </message>
    <message>
        <source>Access that is shown</source>
        <translation>Acceso que se muestra</translation>
    </message>
    <message>
        <source>The array, and which of its accesses</source>
        <translation>El arreglo y cuál de sus accesos</translation>
    </message>
    <message>
        <source>What is shown of it</source>
        <translation>Qué se muestra de él</translation>
    </message>
    <message>
        <source>Addresses of a warp</source>
        <translation>Direcciones de un warp</translation>
    </message>
    <message>
        <source>Elements of a block</source>
        <translation>Elementos de un bloque</translation>
    </message>
    <message>
        <source>Which addresses the threads of the first warp use, or which elements the threads of a block share</source>
        <translation>Qué direcciones usan los hilos del primer warp, o qué elementos comparten los hilos de un bloque</translation>
    </message>
    <message>
        <source>access %1</source>
        <translation>acceso %1</translation>
    </message>
    <message>
        <source>Choose a nest that is mapped to see which threads touch which elements.</source>
        <translation>Elija un anidamiento asignado para ver qué hilos tocan qué elementos.</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FlagsWindow</name>
    <message>
        <source>Compiler Flags</source>
        <translation>Opciones del compilador</translation>
    </message>
    <message>
        <source>Look for headers in</source>
        <translation>Buscar cabeceras en</translation>
    </message>
    <message>
        <source>Open a source to see the flags that it is read and built with.</source>
        <translation>Abra un código fuente para ver las opciones con las que se lee y se compila.</translation>
    </message>
    <message>
        <source>These flags were given for this file.</source>
        <translation>Estas opciones se indicaron para este archivo.</translation>
    </message>
    <message>
        <source>These flags were found in compile_commands.json, or guessed from the makefile and the folders beside the file.</source>
        <translation>Estas opciones se encontraron en compile_commands.json, o se dedujeron del makefile y de las carpetas junto al archivo.</translation>
    </message>
    <message>
        <source>Relative folders are looked for in %1.</source>
        <translation>Las carpetas relativas se buscan en %1.</translation>
    </message>
    <message>
        <source>The source is read…</source>
        <translation>Se lee el código fuente…</translation>
    </message>
    <message numerus="yes">
        <source>The source was read without errors: %n kernel(s).</source>
        <translation><numerusform>El código fuente se leyó sin errores: %n kernel.</numerusform><numerusform>El código fuente se leyó sin errores: %n kernels.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The source was read with %n error(s).</source>
        <translation><numerusform>El código fuente se leyó con %n error.</numerusform><numerusform>El código fuente se leyó con %n errores.</numerusform></translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation>El primero: %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FlagsView</name>
    <message>
        <source>&amp;Fast mathematics (--use_fast_math)</source>
        <translation>Matemáticas &amp;rápidas (--use_fast_math)</translation>
    </message>
    <message>
        <source>Add &amp;Macro</source>
        <translation>Añadir &amp;macro</translation>
    </message>
    <message>
        <source>Add &amp;Include Folder…</source>
        <translation>Añadir carpeta de &amp;inclusión…</translation>
    </message>
    <message>
        <source>&amp;Use Flags</source>
        <translation>&amp;Usar las opciones</translation>
    </message>
    <message>
        <source>Fi&amp;nd Again</source>
        <translation>&amp;Buscar de nuevo</translation>
    </message>
    <message>
        <source>Compiler flags, a flag with its value a line</source>
        <translation>Opciones del compilador, una por línea con su valor</translation>
    </message>
    <message>
        <source>No flags: for example -DTILE=16, -I include or -std=c++17</source>
        <translation>Sin opciones: por ejemplo -DTILE=16, -I include o -std=c++17</translation>
    </message>
    <message>
        <source>the compiler&apos;s own</source>
        <translation>el del compilador</translation>
    </message>
    <message>
        <source>nvcc then computes divisions, roots and functions like sinf faster and less exactly</source>
        <translation>nvcc calcula entonces divisiones, raíces y funciones como sinf más deprisa y con menos exactitud</translation>
    </message>
    <message>
        <source>Macro to define</source>
        <translation>Macro que se define</translation>
    </message>
    <message>
        <source>NAME or NAME=VALUE</source>
        <translation>NOMBRE o NOMBRE=VALOR</translation>
    </message>
    <message>
        <source>Choose a folder in which headers are looked for (-I)</source>
        <translation>Elegir una carpeta en la que se buscan cabeceras (-I)</translation>
    </message>
    <message>
        <source>Read the source again with these flags (Ctrl+Return)</source>
        <translation>Leer de nuevo el código fuente con estas opciones (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Look for the flags in compile_commands.json, or guess them, as when the file was opened</source>
        <translation>Buscar las opciones en compile_commands.json, o deducirlas, como al abrir el archivo</translation>
    </message>
    <message>
        <source>&amp;Standard:</source>
        <translation>&amp;Estándar:</translation>
    </message>
</context>
</TS>
