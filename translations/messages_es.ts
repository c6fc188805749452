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
</context>
</TS>
