<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>warpgrain::messages::Messages</name>
    <message>
        <source>{1} does not exist; check the path.</source>
        <translation>{1} no existe; compruebe la ruta.</translation>
    </message>
    <message>
        <source>{1} is not a regular file; give the path of a file.</source>
        <translation>{1} no es un archivo normal; indique la ruta de un archivo.</translation>
    </message>
    <message>
        <source>{1} is larger than {2} MiB, too large for a file of its kind.</source>
        <translation>{1} ocupa más de {2} MiB, demasiado para un archivo de su tipo.</translation>
    </message>
    <message>
        <source>{1} cannot be read ({2}); check its permissions.</source>
        <translation>{1} no se puede leer ({2}); compruebe sus permisos.</translation>
    </message>
    <message>
        <source>{1} is a binary file, not C++ source.</source>
        <translation>{1} es un archivo binario, no código fuente de C++.</translation>
    </message>
    <message>
        <source>{1} cannot be written ({2}); the file is as it was. Choose another place or change its permissions.</source>
        <translation>{1} no se puede escribir ({2}); el archivo sigue como estaba. Elija otro lugar o cambie sus permisos.</translation>
    </message>
    <message>
        <source>There is no temporary folder ({1}); set TMPDIR to a folder that can be written.</source>
        <translation>No hay ninguna carpeta temporal ({1}); asigne a TMPDIR una carpeta en la que se pueda escribir.</translation>
    </message>
    <message>
        <source>The folder {1} cannot be made ({2}); choose another place.</source>
        <translation>La carpeta {1} no se puede crear ({2}); elija otro lugar.</translation>
    </message>
    <message>
        <source>The variant changes other files too ({1}); write it as a patch or into a folder.</source>
        <translation>La variante cambia también otros archivos ({1}); escríbala como parche o en una carpeta.</translation>
    </message>
    <message>
        <source>{1} cannot be parsed: the compiler gave up on its flags. Check the flags after `--` or in compile_commands.json.</source>
        <translation>{1} no se puede analizar: el compilador no ha aceptado sus opciones. Compruebe las opciones que siguen a `--` o las de compile_commands.json.</translation>
    </message>
    <message>
        <source>A source cannot be read for the GPU architecture {1}: this compiler, or the CUDA toolkit, does not have it. Choose another, for example sm_90.</source>
        <translation>No se puede leer ningún código fuente para la arquitectura de GPU {1}: este compilador, o el CUDA Toolkit, no la tiene. Elija otra, por ejemplo, sm_90.</translation>
    </message>
    <message>
        <source>{1} cannot be used ({2}); mend it, or give the flags after `--`.</source>
        <translation>{1} no se puede usar ({2}); corríjalo o indique las opciones después de `--`.</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and it takes more than {2} of memory. {3}</source>
        <translation>{1} no se analiza. Se leyó primero en un proceso propio y necesita más de {2} de memoria. {3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and that did not end within {2} seconds of processor time. {3}</source>
        <translation>{1} no se analiza. Se leyó primero en un proceso propio, y este no terminó en {2} segundos de tiempo de procesador. {3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and the compiler ended with {2}. {3}</source>
        <translation>{1} no se analiza. Se leyó primero en un proceso propio, y el compilador terminó con {2}. {3}</translation>
    </message>
    <message>
        <source>There is no kernel ({1} function with a body) in {2} or the headers it includes.</source>
        <translation>No hay ningún kernel (función {1} con cuerpo) en {2} ni en los archivos de cabecera que incluye.</translation>
    </message>
    <message>
        <source>There is no kernel named {1} in {2}. It has: {3}.</source>
        <translation>No hay ningún kernel llamado {1} en {2}. Contiene: {3}.</translation>
    </message>
    <message>
        <source>Several kernels are named {1}; give the name with its line. The file has: {2}.</source>
        <translation>Varios kernels se llaman {1}; indique el nombre con su línea. El archivo contiene: {2}.</translation>
    </message>
    <message>
        <source>The text of {1} does not compile: {2}. Correct it there.</source>
        <translation>El texto de {1} no compila: {2}. Corríjalo allí.</translation>
    </message>
    <message>
        <source>{1} is no session that can be opened: {2} The file was left as it is. Open the source instead, or an older copy of the session.</source>
        <translation>{1} no es una sesión que se pueda abrir: {2} El archivo se ha dejado como está. Abra en su lugar el código fuente o una copia anterior de la sesión.</translation>
    </message>
    <message>
        <source>{1} was written by a newer version of Warpgrain, and this one cannot read it: {2} Install the newer version.</source>
        <translation>{1} fue escrito por una versión más reciente de Warpgrain, y esta no puede leerlo: {2} Instale la versión más reciente.</translation>
    </message>
    <message>
        <source>it is not JSON, is cut off, or is nested too deeply.</source>
        <translation>no es JSON, está incompleto o tiene demasiados niveles de anidamiento.</translation>
    </message>
    <message>
        <source>A step is empty; write for example &quot;coarsen x 4&quot;.</source>
        <translation>Un paso está vacío; escriba, por ejemplo, «coarsen x 4».</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a step; the steps are: {2}.</source>
        <translation>«{1}» no es un paso; los pasos son: {2}.</translation>
    </message>
    <message>
        <source>The space has more than {1} plans; leave values out.</source>
        <translation>El espacio tiene más de {1} planes; quite algunos valores.</translation>
    </message>
    <message>
        <source>The space is empty; write for example &quot;coarsen y 1,2,4; coarsen x 1,2&quot;.</source>
        <translation>El espacio está vacío; escriba, por ejemplo, «coarsen y 1,2,4; coarsen x 1,2».</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s CUDA toolkit, or set CUDA_HOME (or WARPGRAIN_CUDA) to the folder of one that is installed.</source>
        <translation>Instale el CUDA Toolkit de NVIDIA o asigne a CUDA_HOME (o a WARPGRAIN_CUDA) la carpeta de uno instalado.</translation>
    </message>
    <message>
        <source>The CUDA toolkit in {1} has no nvcc, so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>El CUDA Toolkit de {1} no tiene nvcc, así que no se pueden obtener los registros exactos, los derrames ni el código máquina. {2}</translation>
    </message>
    <message>
        <source>No CUDA toolkit is to be used (WARPGRAIN_CUDA is none), so exact registers, spills and machine code cannot be had.</source>
        <translation>No se debe usar ningún CUDA Toolkit (WARPGRAIN_CUDA es none), así que no se pueden obtener los registros exactos, los derrames ni el código máquina.</translation>
    </message>
    <message>
        <source>There is no CUDA toolkit on this machine (looked at {1}), so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>No hay ningún CUDA Toolkit en este equipo (se buscó en {1}), así que no se pueden obtener los registros exactos, los derrames ni el código máquina. {2}</translation>
    </message>
    <message>
        <source>There are no CUDA headers (include/cuda_runtime.h) in {1}. {2}</source>
        <translation>No hay archivos de cabecera de CUDA (include/cuda_runtime.h) en {1}. {2}</translation>
    </message>
    <message>
        <source>{1} ended with {2}. Check that this CUDA toolkit is complete.</source>
        <translation>{1} terminó con {2}. Compruebe que este CUDA Toolkit está completo.</translation>
    </message>
    <message>
        <source>nvcc {1} does not compile for {2}. Choose one of {3}, or use a CUDA toolkit of that GPU&apos;s time.</source>
        <translation>nvcc {1} no compila para {2}. Elija una de {3} o use un CUDA Toolkit de la época de esa GPU.</translation>
    </message>
    <message>
        <source>nvcc crashed ({1}) while it compiled {2}; try another CUDA toolkit, or a smaller factor.</source>
        <translation>nvcc se cerró inesperadamente ({1}) mientras compilaba {2}; pruebe otro CUDA Toolkit o un factor menor.</translation>
    </message>
    <message>
        <source>nvcc could not compile {1}:
{2}</source>
        <translation>nvcc no pudo compilar {1}:
{2}</translation>
    </message>
    <message>
        <source>nvcc ended without an error but wrote no cubin of {1}; check its flags.</source>
        <translation>nvcc terminó sin errores, pero no escribió ningún cubin de {1}; compruebe sus opciones.</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}: no instantiation of it is used in this unit.</source>
        <translation>El compilador no generó código para {1}: en esta unidad no se usa ninguna instanciación suya.</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}; it may be left out by #if for {2}.</source>
        <translation>El compilador no generó código para {1}; es posible que #if lo excluya para {2}.</translation>
    </message>
    <message>
        <source>The build was cancelled before it began.</source>
        <translation>La generación se canceló antes de empezar.</translation>
    </message>
    <message>
        <source>The launch is not known in full: {1}.</source>
        <translation>El lanzamiento no se conoce por completo: {1}.</translation>
    </message>
    <message>
        <source>A block has at most 1024 threads; the launch asks for {1}.</source>
        <translation>Un bloque tiene como máximo 1024 hilos; el lanzamiento pide {1}.</translation>
    </message>
    <message>
        <source>No parameter is called {1}; the kernel has {2}.</source>
        <translation>Ningún parámetro se llama {1}; el kernel tiene {2}.</translation>
    </message>
    <message>
        <source>the source does not tell the dynamic shared memory</source>
        <translation>el código fuente no indica la memoria compartida dinámica</translation>
    </message>
    <message>
        <source>the source does not tell the block</source>
        <translation>el código fuente no indica el bloque</translation>
    </message>
    <message>
        <source>the source does not tell the grid</source>
        <translation>el código fuente no indica la malla</translation>
    </message>
    <message>
        <source>the value of {1} is not given</source>
        <translation>no se ha indicado el valor de {1}</translation>
    </message>
    <message>
        <source>The parameter {1} cannot be filled: {2}.</source>
        <translation>El parámetro {1} no se puede rellenar: {2}.</translation>
    </message>
    <message>
        <source>The launch form is not usable: {1}; its keys are described in resources/schema/launch.schema.json.</source>
        <translation>El formulario de lanzamiento no se puede usar: {1}; sus claves se describen en resources/schema/launch.schema.json.</translation>
    </message>
    <message>
        <source>A kernel runs on the CPU with the headers of a CUDA toolkit. {1}</source>
        <translation>Un kernel se ejecuta en la CPU con los archivos de cabecera de un CUDA Toolkit. {1}</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads and runs sources, does not accept this one: see Problems. Nothing of it can be run; nvcc may accept it.</source>
        <translation>Clang, con el que Warpgrain lee y ejecuta los códigos fuente, no acepta este: consulte «Problemas». No se puede ejecutar nada de él; puede que nvcc lo acepte.</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads sources, does not accept this one: see Problems. Nothing of it can be run.</source>
        <translation>Clang, con el que Warpgrain lee los códigos fuente, no acepta este: consulte «Problemas». No se puede ejecutar nada de él.</translation>
    </message>
    <message>
        <source>The kernel itself does not run: {1}</source>
        <translation>El propio kernel no se ejecuta: {1}</translation>
    </message>
    <message>
        <source>Parameter {1} is {2} in {3} and {4} in {5}. One launch fills the parameters of both kernels: give them the same types, in the same order.</source>
        <translation>El parámetro {1} es {2} en {3} y {4} en {5}. Un mismo lanzamiento rellena los parámetros de ambos kernels: deles los mismos tipos, en el mismo orden.</translation>
    </message>
    <message>
        <source>The program warpgrain-runner is missing: it is neither beside this program nor on PATH.</source>
        <translation>Falta el programa warpgrain-runner: no está junto a este programa ni en PATH.</translation>
    </message>
    <message>
        <source>warpgrain-runner ended with {1}.</source>
        <translation>warpgrain-runner terminó con {1}.</translation>
    </message>
    <message>
        <source>{1} is of another version; use the one that belongs to this program.</source>
        <translation>{1} es de otra versión; use el que corresponde a este programa.</translation>
    </message>
    <message>
        <source>The runner ended before all variants were measured.</source>
        <translation>El programa de medición terminó antes de que se midieran todas las variantes.</translation>
    </message>
    <message>
        <source>The original is not built, and nothing can be measured beside it. {1}</source>
        <translation>El original no está generado, y no se puede medir nada junto a él. {1}</translation>
    </message>
    <message>
        <source>A host is named by the command that leads to it, &quot;ssh gpu&quot; for example.</source>
        <translation>Un equipo se indica con el comando que lleva a él, por ejemplo, «ssh gpu».</translation>
    </message>
    <message>
        <source>There is no program {1} that could lead to a host.</source>
        <translation>No hay ningún programa {1} que pueda llevar a un equipo.</translation>
    </message>
    <message>
        <source>Measuring over {1} was stopped.</source>
        <translation>Se detuvo la medición a través de {1}.</translation>
    </message>
    <message>
        <source>The connection over {1} ended too early{2}; what was measured is kept there, and the same command goes on with it.</source>
        <translation>La conexión a través de {1} terminó demasiado pronto{2}; lo que se midió se conserva allí, y el mismo comando continúa a partir de ello.</translation>
    </message>
    <message>
        <source>{1} holds no recorded results: {2} Give a bundle&apos;s folder or its results.jsonl.</source>
        <translation>{1} no contiene resultados registrados: {2} Indique la carpeta de un paquete o su results.jsonl.</translation>
    </message>
    <message>
        <source>The original could not be measured: {1}</source>
        <translation>No se pudo medir el original: {1}</translation>
    </message>
    <message>
        <source>These results are a few points of a large space, from which no strategy can choose; replay them in the order in which they were recorded.</source>
        <translation>Estos resultados son unos pocos puntos de un espacio grande, entre los que ninguna estrategia puede elegir; reprodúzcalos en el orden en que se registraron.</translation>
    </message>
    <message>
        <source>There is no nvdisasm in the CUDA toolkit at {1} or on PATH, so the machine code (SASS) cannot be shown; PTX can. It comes with the full toolkit, and with NVIDIA's package cuda-nvdisasm.</source>
        <translation>No hay nvdisasm en el toolkit de CUDA en {1} ni en PATH, por lo que no se puede mostrar el código máquina (SASS); PTX sí. Viene con el toolkit completo y con el paquete cuda-nvdisasm de NVIDIA.</translation>
    </message>
    <message>
        <source>nvcc kept no PTX text of this source; is -dlto or a real architecture without PTX among its flags?</source>
        <translation>nvcc no conservó ningún texto PTX de esta fuente; ¿hay entre sus opciones -dlto o una arquitectura real sin PTX?</translation>
    </message>
    <message>
        <source>The rules do not tell it from the next one: they share the rank.</source>
        <translation>Las reglas no la distinguen de la siguiente: comparten el rango.</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} of {2} threads and {3} elements against {4} of {5} threads and {6} elements.</source>
        <translation>Sus franjas en memoria local ganan más: {1} con {2} hilos y {3} elementos frente a {4} con {5} hilos y {6} elementos.</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} against {2}.</source>
        <translation>Sus franjas en memoria local ganan más: {1} frente a {2}.</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>La ganancia es igual y hay menos accesos no coalescentes: un coste de {1} con {2} hilos frente a {3} con {4} hilos.</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>La ganancia es igual y hay menos accesos no coalescentes: un coste de {1} frente a {2}.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>La ganancia y el coste son iguales y la ocupación es mayor: {1} % frente a {2} %.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>La ganancia y el coste son iguales y los grupos menores reparten entre más multiprocesadores las iteraciones que no llenan la GPU: {1} frente a {2} hilos.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>La ganancia y el coste son iguales y los grupos de unos {1} hilos resultaron más rápidos al medir: {2} frente a {3} hilos.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the paper puts larger groups first: {1} against {2} threads.</source>
        <translation>La ganancia y el coste son iguales y el artículo antepone los grupos mayores: {1} frente a {2} hilos.</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups were measured to be faster: {1} against {2} threads.</source>
        <translation>La ganancia y el coste son iguales y los grupos menores resultaron más rápidos al medir: {1} frente a {2} hilos.</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>Hay menos accesos no coalescentes: un coste de {1} con {2} hilos frente a {3} con {4} hilos.</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>Hay menos accesos no coalescentes: un coste de {1} frente a {2}.</translation>
    </message>
    <message>
        <source>The cost is equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>El coste es igual y los grupos menores reparten entre más multiprocesadores las iteraciones que no llenan la GPU: {1} frente a {2} hilos.</translation>
    </message>
    <message>
        <source>The cost is equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>El coste es igual y la ocupación es mayor: {1} % frente a {2} %.</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>El coste y la ocupación son iguales y los grupos de unos {1} hilos resultaron más rápidos al medir: {2} frente a {3} hilos.</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and more groups are active: {1} against {2}.</source>
        <translation>El coste y la ocupación son iguales y hay más grupos activos: {1} frente a {2}.</translation>
    </message>
    <message>
        <source>Cost, occupancy and active groups are equal, and more of the threads are in use: {1} % against {2} %.</source>
        <translation>El coste, la ocupación y los grupos activos son iguales y se usan más hilos: {1} % frente a {2} %.</translation>
    </message>
    <message>
        <source>It does not count with one variable.</source>
        <translation>No cuenta con una sola variable.</translation>
    </message>
    <message>
        <source>It may end before its last iteration.</source>
        <translation>Puede terminar antes de su última iteración.</translation>
    </message>
    <message>
        <source>Not proved: what else leads to the memory of {1}, a member, is not followed.</source>
        <translation>No demostrado: no se sigue qué más lleva a la memoria de {1}, que es un miembro.</translation>
    </message>
    <message>
        <source>Not proved: {1} and {2} may lead to the same memory, that of {3}.</source>
        <translation>No demostrado: {1} y {2} pueden llevar a la misma memoria, la de {3}.</translation>
    </message>
    <message>
        <source>Its counter {1} is changed in its body, in line {2}.</source>
        <translation>Su contador {1} se cambia en su cuerpo, en la línea {2}.</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes, and its value may be read behind the loop. If no value goes from one iteration to the next, use another variable in the loop, declared there, and give this one its value behind the loop.</source>
        <translation>Todas las iteraciones usan el mismo {1}, que cambia la línea {2}, y su valor puede leerse tras el bucle. Si ningún valor pasa de una iteración a la siguiente, use en el bucle otra variable declarada allí y dé a esta su valor tras el bucle.</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes. If no value goes from one iteration to the next, declare it in the loop.</source>
        <translation>Todas las iteraciones usan el mismo {1}, que cambia la línea {2}. Si ningún valor pasa de una iteración a la siguiente, declárelo en el bucle.</translation>
    </message>
    <message>
        <source>Every iteration updates {1} with `{2}`, and the order of floating-point operations decides the result. --allow reorder allows another order.</source>
        <translation>Cada iteración actualiza {1} con `{2}`, y el orden de las operaciones de coma flotante decide el resultado. --allow reorder permite otro orden.</translation>
    </message>
    <message>
        <source>A pointer that it writes through may lead to {1}, whose address is taken.</source>
        <translation>Un puntero por el que escribe puede llevar a {1}, cuya dirección se toma.</translation>
    </message>
    <message>
        <source>It works on no array.</source>
        <translation>No trabaja con ningún arreglo.</translation>
    </message>
    <message>
        <source>Its counter does not change by the same amount in each iteration.</source>
        <translation>Su contador no cambia en la misma cantidad en cada iteración.</translation>
    </message>
    <message>
        <source>How often it is executed is not known before it begins.</source>
        <translation>Cuántas veces se ejecuta no se sabe antes de que empiece.</translation>
    </message>
    <message>
        <source>{1} (line {2})</source>
        <translation>{1} (línea {2})</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} lee lo que {2} escribe en una iteración anterior, {3} antes.</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration.</source>
        <translation>{1} lee lo que {2} escribe en una iteración anterior.</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration, {3} before.</source>
        <translation>{1} escribe lo que {2} lee en una iteración anterior, {3} antes.</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration.</source>
        <translation>{1} escribe lo que {2} lee en una iteración anterior.</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} escribe lo que {2} escribe en una iteración anterior, {3} antes.</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration.</source>
        <translation>{1} escribe lo que {2} escribe en una iteración anterior.</translation>
    </message>
    <message>
        <source>Not proved: {1} may read what {2} writes in an earlier iteration; {3}.</source>
        <translation>No demostrado: {1} puede leer lo que {2} escribe en una iteración anterior; {3}.</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} reads in an earlier iteration; {3}.</source>
        <translation>No demostrado: {1} puede escribir lo que {2} lee en una iteración anterior; {3}.</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} writes in an earlier iteration; {3}.</source>
        <translation>No demostrado: {1} puede escribir lo que {2} escribe en una iteración anterior; {3}.</translation>
    </message>
    <message>
        <source>values that are not known are multiplied</source>
        <translation>se multiplican valores que no se conocen</translation>
    </message>
    <message>
        <source>It is parallel, and not mapped: its head is not of the form `for (i = first; i &lt; bound; i += step)`.</source>
        <translation>Es paralelo y no se asigna: su cabecera no tiene la forma `for (i = first; i &lt; bound; i += step)`.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: it is not alone in a loop that is mapped.</source>
        <translation>Es paralelo y se queda en el hilo: no está solo en un bucle asignado.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: three loops are mapped.</source>
        <translation>Es paralelo y se queda en el hilo: ya hay tres bucles asignados.</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: its bounds depend on a loop that is mapped.</source>
        <translation>Es paralelo y se queda en el hilo: sus límites dependen de un bucle asignado.</translation>
    </message>
    <message>
        <source>Not proved: {1}</source>
        <translation>No demostrado: {1}</translation>
    </message>
    <message>
        <source>It relies on what the program cannot check before the nest: {1}</source>
        <translation>Depende de algo que el programa no puede comprobar antes del anidamiento: {1}</translation>
    </message>
    <message>
        <source>It relies on what is not known to hold: {1}</source>
        <translation>Depende de algo que no se sabe si se cumple: {1}</translation>
    </message>
    <message>
        <source>The counter {1} outlives its function, and what reads it is not followed. Count with one that is declared in the loop.</source>
        <translation>El contador {1} sobrevive a su función, y no se sigue quién lo lee. Cuente con uno declarado en el bucle.</translation>
    </message>
    <message>
        <source>The counter {1} may be read through its address. Count with one that is declared in the loop.</source>
        <translation>El contador {1} puede leerse por su dirección. Cuente con uno declarado en el bucle.</translation>
    </message>
    <message>
        <source>Line {1} reads the counter {2} outside of loops that give it its first value. Count with one that is declared in the loop, and give {3} its value behind it.</source>
        <translation>La línea {1} lee el contador {2} fuera de los bucles que le dan su primer valor. Cuente con uno declarado en el bucle y dé a {3} su valor tras él.</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. Loops begin in lines {1}.</source>
        <translation>En esta línea no empieza ningún bucle `for` que se lea. Hay bucles que empiezan en las líneas {1}.</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. The source has none.</source>
        <translation>En esta línea no empieza ningún bucle `for` que se lea. El código no tiene ninguno.</translation>
    </message>
    <message>
        <source>No `for` loop that is read follows this pragma. Put it before the loop.</source>
        <translation>A este pragma no le sigue ningún bucle `for` que se lea. Póngalo antes del bucle.</translation>
    </message>
    <message>
        <source>The source has no `for` loop that is read.</source>
        <translation>El código no tiene ningún bucle `for` que se lea.</translation>
    </message>
    <message>
        <source>The source is written anew where the nest is a region, and the nest is not found in it.</source>
        <translation>El código se reescribe donde el anidamiento es una región, y el anidamiento no se encuentra en él.</translation>
    </message>
    <message>
        <source>The nest is in a parallel region already.</source>
        <translation>El anidamiento ya está en una región paralela.</translation>
    </message>
    <message>
        <source>The nest cannot be a kernel.</source>
        <translation>El anidamiento no puede ser un kernel.</translation>
    </message>
    <message>
        <source>The loops of the nest are not found in the kernel that it becomes.</source>
        <translation>Los bucles del anidamiento no se encuentran en el kernel en que se convierte.</translation>
    </message>
    <message>
        <source>The nest is in a template, whose instances have one text. Nests in templates are not mapped.</source>
        <translation>El anidamiento está en una plantilla, cuyas instancias tienen un solo texto. Los anidamientos en plantillas no se asignan.</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>No se puede asignar ningún bucle.</translation>
    </message>
    <message>
        <source>No loop can be mapped. {1}</source>
        <translation>No se puede asignar ningún bucle. {1}</translation>
    </message>
    <message>
        <source>No shape of group fits a multiprocessor.</source>
        <translation>Ninguna forma de grupo cabe en un multiprocesador.</translation>
    </message>
    <message>
        <source>The source is written anew where its nests are regions, and they are not found in it.</source>
        <translation>El código se reescribe donde sus anidamientos son regiones, y no se encuentran en él.</translation>
    </message>
    <message>
        <source>It cannot be a parallel region: {1}</source>
        <translation>No puede ser una región paralela: {1}</translation>
    </message>
    <message>
        <source>Its kernel is no OpenCL C: {1}</source>
        <translation>Su kernel no es OpenCL C: {1}</translation>
    </message>
    <message>
        <source>The loops over {1} and {2} of lines {3} and {4} are interchanged.</source>
        <translation>Se intercambian los bucles sobre {1} y {2} de las líneas {3} y {4}.</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} counts over the greatest range that it has, and does nothing where not {3}.</source>
        <translation>El bucle sobre {1} de la línea {2} cuenta por el mayor intervalo que tiene y no hace nada donde no se cumple {3}.</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} is around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>El bucle sobre {1} de la línea {2} rodea todo lo que ejecuta el bucle {3}: las iteraciones con distinto {4} no dependen unas de otras.</translation>
    </message>
    <message>
        <source>The loops over {1} of lines {2} are one loop, around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>Los bucles sobre {1} de las líneas {2} son un solo bucle, que rodea todo lo que ejecuta el bucle {3}: las iteraciones con distinto {4} no dependen unas de otras.</translation>
    </message>
    <message>
        <source>The loop over {1} is distributed into {2} loops, in lines {3}.</source>
        <translation>El bucle sobre {1} se reparte en {2} bucles, en las líneas {3}.</translation>
    </message>
    <message>
        <source>The nest is executed as it was unless this holds: {1}.</source>
        <translation>El anidamiento se ejecuta como era si no se cumple esto: {1}.</translation>
    </message>
</context>
</TS>
