<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>warpgrain::dependence::Reasons</name>
    <message>
        <source>Plans and steps</source>
        <translation>Planes y pasos</translation>
    </message>
    <message>
        <source>A plan stops at the first step that is refused. Reasons of a step on the text that other steps gave have no place in the source.</source>
        <translation>Un plan se detiene en el primer paso que se rechaza. Los motivos contra un paso aplicado al texto que dieron otros pasos no tienen lugar en el código fuente.</translation>
    </message>
    <message>
        <source>Line {1} holds several loops that {2} may mean; put them on lines of their own.</source>
        <translation>La línea {1} contiene varios bucles a los que puede referirse {2}; póngalos en líneas propias.</translation>
    </message>
    <message>
        <source>Several loops of the kernel count with {1}: in lines {2}. Name the one that is meant by its line (L{3}).</source>
        <translation>Varios bucles del kernel cuentan con {1}: en las líneas {2}. Nombre el que desea por su línea (L{3}).</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no step.</source>
        <translation>«{1}» no es un paso.</translation>
    </message>
    <message>
        <source>The kernel has no for loop.</source>
        <translation>El kernel no tiene ningún bucle for.</translation>
    </message>
    <message>
        <source>The kernel has no for loop {1}; its loops are: {2}.</source>
        <translation>El kernel no tiene ningún bucle for {1}; sus bucles son: {2}.</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible</source>
        <translation>{1} «{2}» no es posible</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible: {3}</source>
        <translation>{1} «{2}» no es posible: {3}</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;</source>
        <translation>El plan se detiene antes, en «{1}»</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;: {2}</source>
        <translation>El plan se detiene antes, en «{1}»: {2}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Step {1} of {2}</source>
        <translation>Paso {1} de {2}</translation>
    </message>
    <message>
        <source>Accesses around a barrier</source>
        <translation>Accesos en torno a una barrera</translation>
    </message>
    <message>
        <source>Look at the two accesses that a reason names: where no other thread uses what they use, write the address so that this shows, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>Mire los dos accesos que nombra un motivo: si ningún otro hilo usa lo que ellos usan, escriba la dirección de modo que eso se vea, con índices formados por threadIdx, blockIdx, contadores y constantes.</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known: {2}.</source>
        <translation>No se sabe qué hace {1} con la memoria: {2}.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; whether one of them needs the barrier is not known.</source>
        <translation>El kernel tiene más pares de accesos de los que se comparan; no se sabe si alguno de ellos necesita la barrera.</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between.</source>
        <translation>La barrera puede ser necesaria: {1} y {2} por hilos distintos, sin ninguna otra barrera de por medio.</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between; {3}.</source>
        <translation>La barrera puede ser necesaria: {1} y {2} por hilos distintos, sin ninguna otra barrera de por medio; {3}.</translation>
    </message>
    <message>
        <source>threads of other blocks may wait for one of the two, and the barrier is what they rely on</source>
        <translation>hilos de otros bloques pueden esperar a uno de los dos, y la barrera es aquello en lo que se apoyan</translation>
    </message>
    <message>
        <source>{1} is read (line {2})</source>
        <translation>{1} se lee (línea {2})</translation>
    </message>
    <message>
        <source>{1} is written (line {2})</source>
        <translation>{1} se escribe (línea {2})</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic (line {2})</source>
        <translation>{1} se modifica con una operación atómica (línea {2})</translation>
    </message>
    <message>
        <source>{1} is changed (line {2})</source>
        <translation>{1} se modifica (línea {2})</translation>
    </message>
    <message>
        <source>Removing a barrier</source>
        <translation>Eliminar una barrera</translation>
    </message>
    <message>
        <source>Name the barrier by its line, and keep it where the kernel relies on it in a way that is not followed.</source>
        <translation>Nombre la barrera por su línea y consérvela allí donde el kernel se apoye en ella de un modo que no se sigue.</translation>
    </message>
    <message>
        <source>What {1} does may depend on the barrier.</source>
        <translation>Lo que hace {1} puede depender de la barrera.</translation>
    </message>
    <message>
        <source>The kernel has no __syncthreads() of its own.</source>
        <translation>El kernel no tiene ningún __syncthreads() propio.</translation>
    </message>
    <message>
        <source>The kernel has several barriers; say which one is meant by its line: {1}.</source>
        <translation>El kernel tiene varias barreras; indique cuál desea por su línea: {1}.</translation>
    </message>
    <message>
        <source>No __syncthreads() stands in {1}; the kernel&apos;s are in {2}.</source>
        <translation>En {1} no hay ningún __syncthreads(); los del kernel están en {2}.</translation>
    </message>
    <message>
        <source>Several barriers stand in this line; put them on lines of their own.</source>
        <translation>Hay varias barreras en esta línea; póngalas en líneas propias.</translation>
    </message>
    <message>
        <source>The macro {1} writes this barrier; write it out.</source>
        <translation>La macro {1} produce esta barrera; escríbala explícitamente.</translation>
    </message>
    <message>
        <source>The barrier is all that stands under another header; put braces around it.</source>
        <translation>La barrera es lo único que hay bajo otra cabecera; enciérrela entre llaves.</translation>
    </message>
    <message>
        <source>What the kernel does around the barrier is not followed.</source>
        <translation>Lo que hace el kernel en torno a la barrera no se sigue.</translation>
    </message>
    <message>
        <source>It was not shown that all threads of a block reach the barrier together: {1}.</source>
        <translation>No se demostró que todos los hilos de un bloque lleguen juntos a la barrera: {1}.</translation>
    </message>
    <message>
        <source>The kernel is compiled with the branch of #if that was looked at.</source>
        <translation>El kernel se compila con la rama de #if que se examinó.</translation>
    </message>
    <message>
        <source>A launch has several threads along {1}, and the kernel does not tell them apart.</source>
        <translation>Un lanzamiento tiene varios hilos a lo largo de {1}, y el kernel no los distingue.</translation>
    </message>
    <message>
        <source>Blocks have one thread along {1}, whose index the kernel does not read.</source>
        <translation>Los bloques tienen un solo hilo a lo largo de {1}, cuyo índice el kernel no lee.</translation>
    </message>
    <message>
        <source>a volatile access</source>
        <translation>un acceso volatile</translation>
    </message>
    <message>
        <source>Merging threads and blocks</source>
        <translation>Fusionar hilos y bloques</translation>
    </message>
    <message>
        <source>What depends on how many threads there are, or on which of them meet, cannot be merged. Another axis, `cyclic` or `adjacent`, or merging blocks instead of threads (`coarsen grid`) may be possible.</source>
        <translation>Lo que depende de cuántos hilos hay, o de cuáles de ellos se encuentran, no se puede fusionar. Puede ser posible otro eje, `cyclic` o `adjacent`, o fusionar bloques en lugar de hilos (`coarsen grid`).</translation>
    </message>
    <message>
        <source>The kernel does not read threadIdx.{1}: merging threads along it would only repeat the same work.</source>
        <translation>El kernel no lee threadIdx.{1}: fusionar hilos a lo largo de ese eje solo repetiría el mismo trabajo.</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel are rewritten too.</source>
        <translation>También se reescriben otras unidades que incluyen {1} y lanzan el kernel.</translation>
    </message>
    <message>
        <source>This would have to stand in another branch of #if than it does, and with other macros defined the kernel would be another one. Write out the branch that is meant.</source>
        <translation>Esto tendría que estar en una rama de #if distinta de aquella en la que está, y con otras macros definidas el kernel sería otro. Escriba explícitamente la rama deseada.</translation>
    </message>
    <message>
        <source>What stands around this preprocessor line would change its order; write out the branch that is meant.</source>
        <translation>Lo que hay en torno a esta línea del preprocesador cambiaría el orden de esta; escriba explícitamente la rama deseada.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must divide the {1}&apos;s extent along {2} by {3}.</source>
        <translation>En esta unidad no hay ningún lanzamiento del kernel: quien lo lance debe dividir la extensión del {1} a lo largo de {2} entre {3}.</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} in the first or the last iteration of the loop around this launch; that is no multiple of {4}.</source>
        <translation>El {1} tiene {2} a lo largo de {3} en la primera o la última iteración del bucle que contiene este lanzamiento; no es un múltiplo de {4}.</translation>
    </message>
    <message>
        <source>The {1}&apos;s extent along {2} at this launch is a multiple of {3} (asserted in the host code).</source>
        <translation>La extensión del {1} a lo largo de {2} en este lanzamiento es un múltiplo de {3} (asegurado en el código del host).</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} at this launch; {4} of them cannot be merged.</source>
        <translation>El {1} tiene {2} a lo largo de {3} en este lanzamiento; no se pueden fusionar en grupos de {4}.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged threads are guarded.</source>
        <translation>El factor {1} no divide la extensión de {3} que tiene el {2} a lo largo de {4} en este lanzamiento: los últimos hilos fusionados se protegen con una condición.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch, and the kernel is launched with other extents elsewhere.</source>
        <translation>El factor {1} no divide la extensión de {3} que tiene el {2} a lo largo de {4} en este lanzamiento, y el kernel se lanza con otras extensiones en otro lugar.</translation>
    </message>
    <message>
        <source>The kernel does not read blockIdx.{1}: merging blocks along it would only repeat the same work.</source>
        <translation>El kernel no lee blockIdx.{1}: fusionar bloques a lo largo de ese eje solo repetiría el mismo trabajo.</translation>
    </message>
    <message>
        <source>Each merged block needs its own {1}, but its type {2} cannot be copied and assigned.</source>
        <translation>Cada bloque fusionado necesita su propio {1}, pero su tipo {2} no se puede copiar ni asignar.</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all blocks without synchronisation.</source>
        <translation>La variable estática {1} la comparten todos los bloques sin sincronización.</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}.</source>
        <translation>{1} contiene algo que no se sigue: {2}.</translation>
    </message>
    <message>
        <source>The statement ({1}) is not understood.</source>
        <translation>La sentencia ({1}) no se entiende.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may synchronise blocks.</source>
        <translation>El ensamblador en línea con «{1}» puede sincronizar bloques.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may tell which block it is, or synchronise.</source>
        <translation>El ensamblador en línea con «{1}» puede indicar qué bloque es, o sincronizar.</translation>
    </message>
    <message>
        <source>This loop may wait for another block; if that is one it is merged with, it would wait for ever.</source>
        <translation>Este bucle puede esperar a otro bloque; si ese es uno con el que se fusiona, esperaría para siempre.</translation>
    </message>
    <message>
        <source>{1} is used as a whole here; use its members.</source>
        <translation>{1} se usa aquí como un todo; use sus miembros.</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device, which may depend on its blocks.</source>
        <translation>El kernel lanza {1} desde el dispositivo, lo que puede depender de sus bloques.</translation>
    </message>
    <message>
        <source>The kernel makes a lambda, which is not followed; write its body out or make it a function.</source>
        <translation>El kernel crea una lambda, que no se sigue; escriba su cuerpo explícitamente o conviértala en una función.</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other blocks: {2}.</source>
        <translation>No se sabe qué hace {1} a otros bloques: {2}.</translation>
    </message>
    <message>
        <source>{1} tells the kernel of its grid, which changes with merging.</source>
        <translation>{1} informa al kernel sobre su grid, que cambia al fusionar.</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but it {2}.</source>
        <translation>La función {1} necesita el índice del hilo como argumento, pero {2}.</translation>
    </message>
    <message>
        <source>The constructor {1} reads the thread&apos;s index or the block&apos;s size itself; hand it to it.</source>
        <translation>El constructor {1} lee por sí mismo el índice del hilo o el tamaño del bloque; páseselo.</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but {2}.</source>
        <translation>La función {1} necesita el índice del hilo como argumento, pero {2}.</translation>
    </message>
    <message>
        <source>{1} stands where only some threads of {2} may come; after merging blocks, the others could meet them from the next block.</source>
        <translation>{1} está donde solo pueden llegar algunos hilos {2}; tras fusionar bloques, los demás podrían encontrarse ahí con ellos desde el bloque siguiente.</translation>
    </message>
    <message>
        <source>Some threads of {1} return here before others come to {2}; after merging blocks they would be in the next one by then.</source>
        <translation>Algunos hilos {1} retornan aquí antes de que otros lleguen a {2}; tras fusionar bloques, para entonces ya estarían en el siguiente.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, {2}.</source>
        <translation>La función {1}, a la que se llega desde aquí, {2}.</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel (inline {2}), so that the work on both sides can be told apart.</source>
        <translation>La función {1} contiene una barrera; expándala en el kernel (inline {2}), de modo que se pueda distinguir el trabajo de ambos lados.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, uses {2} as a whole; use its members there.</source>
        <translation>La función {1}, a la que se llega desde aquí, usa {2} como un todo; use allí sus miembros.</translation>
    </message>
    <message>
        <source>This loop may wait for another thread; if that is one it is merged with, it would wait for ever.</source>
        <translation>Este bucle puede esperar a otro hilo; si ese es uno con el que se fusiona, esperaría para siempre.</translation>
    </message>
    <message>
        <source>This loop goes from place to place by what other threads may have stored there: it ends even if they store nothing more.</source>
        <translation>Este bucle va de un lugar a otro según lo que otros hilos puedan haber almacenado allí: termina aunque no almacenen nada más.</translation>
    </message>
    <message>
        <source>The macro {1} writes several statements here; write them out.</source>
        <translation>La macro {1} produce aquí varias sentencias; escríbalas explícitamente.</translation>
    </message>
    <message>
        <source>The macro {1} writes control around a barrier; write it out here.</source>
        <translation>La macro {1} produce control de flujo en torno a una barrera; escríbalo aquí explícitamente.</translation>
    </message>
    <message>
        <source>The header of this loop holds a barrier in its body and steps a variable that differs between threads; move that variable&apos;s update into the body.</source>
        <translation>El cuerpo de este bucle contiene una barrera y su cabecera hace avanzar una variable que difiere entre hilos; traslade al cuerpo la actualización de esa variable.</translation>
    </message>
    <message>
        <source>A barrier inside a switch, or together with other work in one expression, cannot be kept in place.</source>
        <translation>Una barrera dentro de un switch, o junto con otro trabajo en una misma expresión, no se puede mantener en su sitio.</translation>
    </message>
    <message>
        <source>Some threads along {1} leave the surrounding loop here while others go on, and that loop holds a barrier.</source>
        <translation>Algunos hilos a lo largo de {1} abandonan aquí el bucle que los rodea mientras otros continúan, y ese bucle contiene una barrera.</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a loop over {2}, which differs between threads along {3} elsewhere; give the loop a counter of its own.</source>
        <translation>La barrera de {1} está dentro de un bucle sobre {2}, que en otro lugar difiere entre hilos a lo largo de {3}; dé al bucle un contador propio.</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a {2} that differs between threads along {3}; after merging it would be reached a different number of times.</source>
        <translation>La barrera de {1} está dentro de una estructura de control ({2}) que difiere entre hilos a lo largo de {3}; tras fusionar, se alcanzaría un número distinto de veces.</translation>
    </message>
    <message>
        <source>Each merged thread needs its own {1}, but {2}</source>
        <translation>Cada hilo fusionado necesita su propio {1}, pero {2}</translation>
    </message>
    <message>
        <source>A default argument or a member&apos;s initial value uses {1}, which would have to change; write it out here.</source>
        <translation>Un argumento por defecto o el valor inicial de un miembro usa {1}, que tendría que cambiar; escríbalo aquí explícitamente.</translation>
    </message>
    <message>
        <source>The macro {1} hides a use of {2} that would have to change; write it out here (expand {1}).</source>
        <translation>La macro {1} oculta un uso de {2} que tendría que cambiar; escríbala aquí expandida (expand {1}).</translation>
    </message>
    <message>
        <source>The macro {1} hides a call of {2}, which needs the thread&apos;s index; write it out here.</source>
        <translation>La macro {1} oculta una llamada a {2}, que necesita el índice del hilo; escríbala aquí expandida.</translation>
    </message>
    <message>
        <source>The macro {1} hides a return that would have to change; write it out here.</source>
        <translation>La macro {1} oculta un return que tendría que cambiar; escríbala aquí expandida.</translation>
    </message>
    <message>
        <source>A return inside a switch inside a loop cannot be turned into the end of one merged thread.</source>
        <translation>Un return dentro de un switch dentro de un bucle no se puede convertir en el final de un hilo fusionado.</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged blocks are guarded.</source>
        <translation>El factor {1} no divide la extensión de {3} que tiene el {2} a lo largo de {4} en este lanzamiento: los últimos bloques fusionados se protegen con una condición.</translation>
    </message>
    <message>
        <source>The grid is rounded up at this launch: {1} keeps the threads that are added along {2} from doing anything.</source>
        <translation>El grid se redondea hacia arriba en este lanzamiento: {1} impide que los hilos que se añaden a lo largo de {2} hagan nada.</translation>
    </message>
    <message>
        <source>{1} is at most {2}, so that the indices of the threads in added blocks do not overflow.</source>
        <translation>{1} es como máximo {2}, de modo que los índices de los hilos de los bloques añadidos no se desbordan.</translation>
    </message>
    <message>
        <source>The constructor {1} reads the block&apos;s index or the grid&apos;s size itself; hand it to it.</source>
        <translation>El constructor {1} lee por sí mismo el índice del bloque o el tamaño del grid; páseselo.</translation>
    </message>
    <message>
        <source>The kernel uses {1}; jumps like this cannot be followed.</source>
        <translation>El kernel usa {1}; los saltos de este tipo no se pueden seguir.</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device; its own threads cannot be merged.</source>
        <translation>El kernel lanza {1} desde el dispositivo; sus propios hilos no se pueden fusionar.</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads</source>
        <translation>No se sabe qué hace {1} a otros hilos</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads: {2}.</source>
        <translation>No se sabe qué hace {1} a otros hilos: {2}.</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may see which thread it is, or synchronise.</source>
        <translation>El ensamblador en línea con «{1}» puede ver qué hilo es, o sincronizar.</translation>
    </message>
    <message>
        <source>The kernel holds what is not followed: {1}.</source>
        <translation>El kernel contiene algo que no se sigue: {1}.</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all threads without synchronisation.</source>
        <translation>La variable estática {1} la comparten todos los hilos sin sincronización.</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel, so that the work on both sides can be told apart.</source>
        <translation>La función {1} contiene una barrera; expándala en el kernel, de modo que se pueda distinguir el trabajo de ambos lados.</translation>
    </message>
    <message>
        <source>{1} counts the threads of the block, of which there are fewer after merging.</source>
        <translation>{1} cuenta los hilos del bloque, que son menos tras fusionar.</translation>
    </message>
    <message>
        <source>{1} tells a thread its rank or its group&apos;s size, which change with merging.</source>
        <translation>{1} indica a un hilo su rango o el tamaño de su grupo, que cambian al fusionar.</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, has a library share out work over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>La función {1}, a la que se llega desde aquí, hace que una biblioteca reparta trabajo entre los hilos que había antes de fusionar, cada uno con valores propios; serían demasiado pocos.</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>{1} es trabajo que una biblioteca reparte entre los hilos que había antes de fusionar, cada uno con valores propios; serían demasiado pocos.</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other. {2}</source>
        <translation>{1} permite que los lanes de un warp se vean entre sí. {2}</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory: warp-synchronous code. {2}</source>
        <translation>{1} es memoria compartida volatile: código síncrono a nivel de warp. {2}</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time. {2}</source>
        <translation>{1} mide el tiempo propio del hilo. {2}</translation>
    </message>
    <message>
        <source>After &quot;{1}&quot;: {2}</source>
        <translation>Después de «{1}»: {2}</translation>
    </message>
    <message>
        <source>is written in a way that has no place for one more parameter</source>
        <translation>está escrita de un modo que no deja sitio para un parámetro más</translation>
    </message>
    <message>
        <source>calls {1} {2}</source>
        <translation>llama a {1} {2}</translation>
    </message>
    <message>
        <source>uses {1} {2}</source>
        <translation>usa {1} {2}</translation>
    </message>
    <message>
        <source>it is written by a macro, or is a specialisation, an operator or a member that is defined outside its class</source>
        <translation>la produce una macro, o es una especialización, un operador o un miembro definido fuera de su clase</translation>
    </message>
    <message>
        <source>it is not read whole, because of an error</source>
        <translation>no se ha leído entera, a causa de un error</translation>
    </message>
    <message>
        <source>it is defined after the kernel; define it before</source>
        <translation>está definida después del kernel; defínala antes</translation>
    </message>
    <message>
        <source>another branch of #if may hold another form of it</source>
        <translation>otra rama de #if puede contener otra forma de ella</translation>
    </message>
    <message>
        <source>it is a reference, and there are no arrays of references.</source>
        <translation>es una referencia, y no existen arrays de referencias.</translation>
    </message>
    <message>
        <source>it is static.</source>
        <translation>es static.</translation>
    </message>
    <message>
        <source>its type {1} cannot be made without arguments and assigned.</source>
        <translation>su tipo {1} no se puede crear sin argumentos ni asignar.</translation>
    </message>
    <message>
        <source>it is declared by the macro {1}.</source>
        <translation>lo declara la macro {1}.</translation>
    </message>
    <message>
        <source>object of a union or struct</source>
        <translation>objeto de una union o struct</translation>
    </message>
    <message>
        <source>it has no name; give it one.</source>
        <translation>no tiene nombre; dele uno.</translation>
    </message>
    <message>
        <source>it is a parameter of type {1} that the kernel changes.</source>
        <translation>es un parámetro de tipo {1} que el kernel modifica.</translation>
    </message>
    <message>
        <source>it is an array with initial values that cannot be assigned one by one; assign them in a loop.</source>
        <translation>es un array con valores iniciales que no se pueden asignar uno a uno; asígnelos en un bucle.</translation>
    </message>
    <message>
        <source>its address is kept in a pointer or reference.</source>
        <translation>su dirección se guarda en un puntero o una referencia.</translation>
    </message>
    <message>
        <source>its address is kept in a pointer.</source>
        <translation>su dirección se guarda en un puntero.</translation>
    </message>
    <message>
        <source>{1} block</source>
        <translation>{1} bloque</translation>
    </message>
    <message>
        <source>{1} blocks</source>
        <translation>{1} bloques</translation>
    </message>
    <message>
        <source>{1} thread</source>
        <translation>{1} hilo</translation>
    </message>
    <message>
        <source>{1} threads</source>
        <translation>{1} hilos</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>grid</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>the block</source>
        <translation>del bloque</translation>
    </message>
    <message>
        <source>the warp</source>
        <translation>del warp</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>El kernel</translation>
    </message>
    <message>
        <source>The function {1}</source>
        <translation>La función {1}</translation>
    </message>
    <message>
        <source>in a default argument or a member&apos;s initial value</source>
        <translation>en un argumento por defecto o en el valor inicial de un miembro</translation>
    </message>
    <message>
        <source>through the macro {1}</source>
        <translation>a través de la macro {1}</translation>
    </message>
    <message>
        <source>makes a lambda, which is not followed</source>
        <translation>crea una lambda, que no se sigue</translation>
    </message>
    <message>
        <source>uses goto, which cannot be followed</source>
        <translation>usa goto, que no se puede seguir</translation>
    </message>
    <message>
        <source>launches a kernel</source>
        <translation>lanza un kernel</translation>
    </message>
    <message>
        <source>calls what is not known</source>
        <translation>llama a algo que no se conoce</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is, or synchronise</source>
        <translation>contiene ensamblador en línea que puede ver qué hilo es, o sincronizar</translation>
    </message>
    <message>
        <source>holds what is not followed</source>
        <translation>contiene algo que no se sigue</translation>
    </message>
    <message>
        <source>has a static variable</source>
        <translation>tiene una variable estática</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if it is cyclic along x and the new extent along x is a multiple of 32.</source>
        <translation>Al fusionar, cada hilo permanece en su lane solo si la fusión es cíclica a lo largo de x y la nueva extensión a lo largo de x es un múltiplo de 32.</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if the block&apos;s extent along x is a known multiple of 32.</source>
        <translation>Al fusionar, cada hilo permanece en su lane solo si la extensión del bloque a lo largo de x es un múltiplo conocido de 32.</translation>
    </message>
    <message>
        <source>Unrolling and jamming</source>
        <translation>Desenrollar y fusionar bucles (unroll-and-jam)</translation>
    </message>
    <message>
        <source>A smaller factor, another loop of the nest, or moving a statement first may be possible.</source>
        <translation>Puede ser posible un factor menor, otro bucle del anidamiento o mover antes una sentencia.</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and jamming may turn their order round: {2}{3}.{4}</source>
        <translation>{1} pueden usar la misma memoria, y el unroll-and-jam puede invertir su orden: {2}{3}.{4}</translation>
    </message>
    <message>
        <source>{1} use the same memory, and jamming would turn their order round: the distance along {2} is ({3}){4}.{5}</source>
        <translation>{1} usan la misma memoria, y el unroll-and-jam invertiría su orden: la distancia a lo largo de {2} es ({3}){4}.{5}</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and {2} and {3} of two threads may use the same memory, not only in one iteration of {4}; jamming could bring them to the same side of a barrier.</source>
        <translation>Los hilos se encuentran en {1} en este bucle, y {2} y {3} de dos hilos pueden usar la misma memoria, no solo en una misma iteración de {4}; el unroll-and-jam podría llevarlos al mismo lado de una barrera.</translation>
    </message>
    <message>
        <source>The thread may end here, in the middle of a nest; in another order it would have done before it what it does not do any more.</source>
        <translation>El hilo puede terminar aquí, en medio de un anidamiento; en otro orden habría hecho antes lo que ya no hace.</translation>
    </message>
    <message>
        <source>Volatile memory is used here, and the order of such uses must stay.</source>
        <translation>Aquí se usa memoria volatile, y el orden de esos usos debe mantenerse.</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared; the order must stay.</source>
        <translation>Se escriben surfaces, cuyos elementos no se comparan; el orden debe mantenerse.</translation>
    </message>
    <message>
        <source>What {1} does must stay in its order with the rest, which would change.</source>
        <translation>Lo que hace {1} debe mantener su orden respecto al resto, que cambiaría.</translation>
    </message>
    <message>
        <source>The loop over {1} has no for loop directly inside it to jam; unroll it instead.</source>
        <translation>El bucle sobre {1} no tiene directamente dentro ningún bucle for que fusionar; desenróllelo en su lugar (unroll).</translation>
    </message>
    <message>
        <source>A type is declared between the loops; declare it before the loop.</source>
        <translation>Entre los bucles se declara un tipo; declárelo antes del bucle.</translation>
    </message>
    <message>
        <source>The loop over {1} is left or continued from inside; a copy of it would take the others along.</source>
        <translation>Del bucle sobre {1} se sale, o se pasa a su siguiente iteración, desde dentro; una copia suya arrastraría a las demás.</translation>
    </message>
    <message>
        <source>The loop over {1} does not go round alike for every iteration of the loop over {2}: {3}.</source>
        <translation>El bucle sobre {1} no itera igual en cada iteración del bucle sobre {2}: {3}.</translation>
    </message>
    <message>
        <source>{1} is used here after the loop that counts with it; declare it in the header of that loop.</source>
        <translation>{1} se usa aquí después del bucle que cuenta con esa variable; declárela en la cabecera de ese bucle.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop over {2} is not followed. Declare it in the loop.</source>
        <translation>Se guarda la dirección de {1}; lo que ocurre con esa variable en el bucle sobre {2} no se sigue. Declárela en el bucle.</translation>
    </message>
    <message>
        <source>{1} would have to become several, one for each copy; declare it in the loop over {2}.</source>
        <translation>{1} tendría que convertirse en varias variables, una por copia; declárela en el bucle sobre {2}.</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration of the loop over {2} to the next, and the loops inside would change the order in which it is changed ({3}).</source>
        <translation>{1} lleva un valor de una iteración del bucle sobre {2} a la siguiente, y los bucles interiores cambiarían el orden en que se modifica ({3}).</translation>
    </message>
    <message>
        <source>The loops of {1}{2} are not those of the template; what they share is not known.</source>
        <translation>Los bucles de {1}{2} no son los de la plantilla; no se sabe qué comparten.</translation>
    </message>
    <message>
        <source>it has no first value</source>
        <translation>no tiene valor inicial</translation>
    </message>
    <message>
        <source>{1} is declared in the loop over {2} and may differ</source>
        <translation>{1} se declara en el bucle sobre {2} y puede diferir</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step puts the one before the other.</source>
        <translation> «{1}» antes de este paso pone el uno antes que el otro.</translation>
    </message>
    <message>
        <source>; factors up to {1} are possible</source>
        <translation>; son posibles factores de hasta {1}</translation>
    </message>
    <message>
        <source>{1} and, iterations of {2} later, {3}</source>
        <translation>{1} y, iteraciones de {2} más tarde, {3}</translation>
    </message>
    <message>
        <source>{1} and, {2} iteration of {3} later, {4}</source>
        <translation>{1} y, {2} iteración de {3} más tarde, {4}</translation>
    </message>
    <message>
        <source>{1} and, {2} iterations of {3} later, {4}</source>
        <translation>{1} y, {2} iteraciones de {3} más tarde, {4}</translation>
    </message>
    <message>
        <source>Changing loops</source>
        <translation>Cambiar bucles</translation>
    </message>
    <message>
        <source>Bring the loops into the form that the step asks for, by hand or with another step on loops.</source>
        <translation>Dé a los bucles la forma que pide el paso, a mano o con otro paso sobre bucles.</translation>
    </message>
    <message>
        <source>{1} is declared in the loop, and each iteration has its own.</source>
        <translation>{1} se declara en el bucle, y cada iteración tiene la suya.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it is not followed.</source>
        <translation>Se guarda la dirección de {1}; lo que ocurre con esa variable no se sigue.</translation>
    </message>
    <message>
        <source>{1} carries a value from one of the statements to another ({2}).</source>
        <translation>{1} lleva un valor de una de las sentencias a otra ({2}).</translation>
    </message>
    <message>
        <source>{1}; in two loops that order would be turned round.</source>
        <translation>{1}; en dos bucles ese orden se invertiría.</translation>
    </message>
    <message>
        <source>It may be that {1}, and in two loops that order would be turned round: {2}.</source>
        <translation>Quizá ocurra que {1}, y en dos bucles ese orden se invertiría: {2}.</translation>
    </message>
    <message>
        <source>The loop&apos;s body is one statement.</source>
        <translation>El cuerpo del bucle es una sola sentencia.</translation>
    </message>
    <message>
        <source>The loop is all that stands under another header; put braces around it.</source>
        <translation>El bucle es lo único que hay bajo otra cabecera; enciérrelo entre llaves.</translation>
    </message>
    <message>
        <source>The loop over {1} does not say where it begins.</source>
        <translation>El bucle sobre {1} no indica dónde empieza.</translation>
    </message>
    <message>
        <source>The loops after the first one may go round otherwise: {1}.</source>
        <translation>Los bucles posteriores al primero pueden iterar de otro modo: {1}.</translation>
    </message>
    <message>
        <source>The body differs between instantiations.</source>
        <translation>El cuerpo difiere entre instanciaciones.</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body but the first begins in {1}.</source>
        <translation>Ninguna sentencia del cuerpo del bucle, salvo la primera, empieza en {1}.</translation>
    </message>
    <message>
        <source>The loop&apos;s pragma stands on a line with something else.</source>
        <translation>El pragma del bucle está en una línea junto con otra cosa.</translation>
    </message>
    <message>
        <source>The statements do not end lines of their own; put them on some.</source>
        <translation>Las sentencias no terminan en líneas propias; póngalas en líneas propias.</translation>
    </message>
    <message>
        <source>{1} carries a value from one loop to the other ({2}).</source>
        <translation>{1} lleva un valor de un bucle al otro ({2}).</translation>
    </message>
    <message>
        <source>No for loop follows directly in the same block.{1}</source>
        <translation>Ningún bucle for sigue directamente en el mismo bloque.{1}</translation>
    </message>
    <message>
        <source>The loop {1} does not follow the other one directly.</source>
        <translation>El bucle {1} no sigue directamente al otro.</translation>
    </message>
    <message>
        <source>The loops have different pragmas; give them the same.</source>
        <translation>Los bucles tienen pragmas distintos; póngales los mismos.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the loops.</source>
        <translation>Entre los bucles hay una línea del preprocesador.</translation>
    </message>
    <message>
        <source>The headers of the loops are not written alike, so it is not known that they go round alike.</source>
        <translation>Las cabeceras de los bucles no están escritas igual, así que no se sabe si iteran igual.</translation>
    </message>
    <message>
        <source>The loops count with two variables that are declared before; declare them in the headers.</source>
        <translation>Los bucles cuentan con dos variables declaradas antes; declárelas en las cabeceras.</translation>
    </message>
    <message>
        <source>A loop does not say where it begins.</source>
        <translation>Un bucle no indica dónde empieza.</translation>
    </message>
    <message>
        <source>The loops may not go round alike: {1}.</source>
        <translation>Los bucles pueden no iterar igual: {1}.</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; it would skip the second loop&apos;s work.</source>
        <translation>continue pasa desde aquí a la siguiente iteración; se saltaría el trabajo del segundo bucle.</translation>
    </message>
    <message>
        <source>{1} means something else in the second loop; give one of the two another name.</source>
        <translation>{1} significa otra cosa en el segundo bucle; dé otro nombre a uno de los dos.</translation>
    </message>
    <message>
        <source>Not all instantiations have both loops.</source>
        <translation>No todas las instanciaciones tienen ambos bucles.</translation>
    </message>
    <message>
        <source>{1}; in one loop that order would be turned round.</source>
        <translation>{1}; en un solo bucle ese orden se invertiría.</translation>
    </message>
    <message>
        <source>It may be that {1}, and in one loop that order would be turned round: {2}.</source>
        <translation>Quizá ocurra que {1}, y en un solo bucle ese orden se invertiría: {2}.</translation>
    </message>
    <message>
        <source>A pragma belongs to one of the loops, and they do not begin lines of their own.</source>
        <translation>Un pragma pertenece a uno de los bucles, y estos no empiezan en líneas propias.</translation>
    </message>
    <message>
        <source>The loop directly inside the loop {1} is the one over {2}.</source>
        <translation>El bucle que está directamente dentro del bucle {1} es el bucle sobre {2}.</translation>
    </message>
    <message>
        <source>Both loops count with {1}.</source>
        <translation>Ambos bucles cuentan con {1}.</translation>
    </message>
    <message>
        <source>The header of the loop over {1} names another {2}; give one of the two another name.</source>
        <translation>La cabecera del bucle sobre {1} nombra otro {2}; dé otro nombre a uno de los dos.</translation>
    </message>
    <message>
        <source>The loop is empty.</source>
        <translation>El bucle está vacío.</translation>
    </message>
    <message>
        <source>Something else than one for loop stands directly in the loop; distribute it, or move it out, first.</source>
        <translation>Directamente en el bucle hay algo distinto de un único bucle for; primero distribúyalo (distribute) o sáquelo fuera.</translation>
    </message>
    <message>
        <source>No for loop stands directly in the loop.</source>
        <translation>Directamente en el bucle no hay ningún bucle for.</translation>
    </message>
    <message>
        <source>{1} would be computed also where it was not before, and may fail; put it into a variable before the loops.</source>
        <translation>{1} se calcularía también donde antes no se calculaba, y puede fallar; póngalo en una variable antes de los bucles.</translation>
    </message>
    <message>
        <source>No condition stands right around the loop.</source>
        <translation>No hay ninguna condición justo en torno al bucle.</translation>
    </message>
    <message>
        <source>This condition has an else, or declares something; only a plain one is taken into a loop.</source>
        <translation>Esta condición tiene un else o declara algo; solo una condición simple se introduce en un bucle.</translation>
    </message>
    <message>
        <source>The macro {1} writes this; write it out.</source>
        <translation>La macro {1} produce esto; escríbalo explícitamente.</translation>
    </message>
    <message>
        <source>The condition may change while the loop runs: {1}.</source>
        <translation>La condición puede cambiar mientras se ejecuta el bucle: {1}.</translation>
    </message>
    <message>
        <source>The counter {1} lives on after the loop; declare it in the loop&apos;s header.</source>
        <translation>El contador {1} sigue existiendo después del bucle; declárelo en la cabecera del bucle.</translation>
    </message>
    <message>
        <source>Where the condition does not hold, this loop may have no end.</source>
        <translation>Cuando no se cumple la condición, este bucle podría no tener fin.</translation>
    </message>
    <message>
        <source>What stands here before the loop is done under its condition only; put it behind the loop or out of the condition.</source>
        <translation>Lo que hay aquí antes del bucle se hace solo bajo la condición de este; póngalo después del bucle o fuera de la condición.</translation>
    </message>
    <message>
        <source>{1} is no plain register; declare it out of the condition.</source>
        <translation>{1} no es un simple registro; declare la variable fuera de la condición.</translation>
    </message>
    <message>
        <source>Another variable is called {1}, too; give one of them another name.</source>
        <translation>Hay otra variable que también se llama {1}; dé otro nombre a una de ellas.</translation>
    </message>
    <message>
        <source>What {1} begins with does more than compute a value.</source>
        <translation>Aquello con lo que empieza {1} hace más que calcular un valor.</translation>
    </message>
    <message>
        <source>The condition and the loop do not stand on lines of their own, or a comment stands between; lay them out with a line for each.</source>
        <translation>La condición y el bucle no están en líneas propias, o hay un comentario entre ellos; dispóngalos con una línea para cada uno.</translation>
    </message>
    <message>
        <source>The loop ends at !=; compare with &lt; or &gt;.</source>
        <translation>El bucle termina en !=; compare con &lt; o &gt;.</translation>
    </message>
    <message>
        <source>{1} does not overflow.</source>
        <translation>{1} no se desborda.</translation>
    </message>
    <message>
        <source>The place {1} is not possible: {2}.</source>
        <translation>El lugar {1} no es posible: {2}.</translation>
    </message>
    <message>
        <source>The loop runs {1} times; that is no more than one strip.</source>
        <translation>El bucle se ejecuta {1} veces; eso no es más que una franja.</translation>
    </message>
    <message>
        <source>The first value of {1} is not understood; write it as {1} = ….</source>
        <translation>El valor inicial de {1} no se entiende; escríbalo como {1} = ….</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; the begin of the next strip could pass below 0.</source>
        <translation>{1} no tiene signo y cuenta hacia abajo; el comienzo de la franja siguiente podría bajar de 0.</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of a strip&apos;s, and != does not tell where the last strip ends; compare with &lt; or &gt;.</source>
        <translation>El número de iteraciones no es un múltiplo del de una franja, y != no indica dónde termina la última franja; compare con &lt; o &gt;.</translation>
    </message>
    <message>
        <source>A strip of {1} iterations is too long.</source>
        <translation>Una franja de {1} iteraciones es demasiado larga.</translation>
    </message>
    <message>
        <source>The step {1} has another type than {2}, and sums of the two may mean something else; put it into a variable of type {3} first.</source>
        <translation>El incremento {1} es de otro tipo que {2}, y las sumas de ambos pueden significar otra cosa; póngalo antes en una variable de tipo {3}.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}.</source>
        <translation>{1} no desborda {2}.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at most {4}.</source>
        <translation>{1} no desborda {2}: {3} es como máximo {4}.</translation>
    </message>
    <message>
        <source>A pragma belongs to the loop, and they do not begin lines of their own.</source>
        <translation>Un pragma pertenece al bucle, y ambos no empiezan en líneas propias.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in it is not understood</source>
        <translation>«{1}» en él no se entiende</translation>
    </message>
    <message>
        <source>something is missing at its end</source>
        <translation>falta algo al final</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>hay un paréntesis sin cerrar</translation>
    </message>
    <message>
        <source>{1} is no small whole number</source>
        <translation>{1} no es un número entero pequeño</translation>
    </message>
    <message>
        <source>an index needs .x, .y or .z</source>
        <translation>un índice necesita .x, .y o .z</translation>
    </message>
    <message>
        <source>no variable {1} is known before the loop</source>
        <translation>no se conoce ninguna variable {1} antes del bucle</translation>
    </message>
    <message>
        <source>several variables are named {1}</source>
        <translation>varias variables se llaman {1}</translation>
    </message>
    <message>
        <source>{1} is no integer variable of the thread&apos;s own</source>
        <translation>{1} no es una variable entera propia del hilo</translation>
    </message>
    <message>
        <source>it depends on {1}</source>
        <translation>depende de {1}</translation>
    </message>
    <message>
        <source>interchanging the loops</source>
        <translation>el intercambio de los bucles</translation>
    </message>
    <message>
        <source>going through strips of {1} iterations</source>
        <translation>el recorrido por franjas de {1} iteraciones</translation>
    </message>
    <message>
        <source>{1} uses what {2} used in an iteration before</source>
        <translation>{1} usa lo que {2} usó en una iteración anterior</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step takes away what stands between.</source>
        <translation> «{1}» antes de este paso quita lo que hay en medio.</translation>
    </message>
    <message>
        <source>{1} uses what a later iteration&apos;s {2} used before</source>
        <translation>{1} usa lo que {2} de una iteración posterior usó antes</translation>
    </message>
    <message>
        <source>What a loop counts</source>
        <translation>Lo que cuenta un bucle</translation>
    </message>
    <message>
        <source>Steps on loops need a for loop that steps one integer, compares it with a bound that stays, and changes it nowhere else. Write the loop so.</source>
        <translation>Los pasos sobre bucles necesitan un bucle for que haga avanzar un único entero, lo compare con un límite fijo y no lo modifique en ningún otro lugar. Escriba el bucle así.</translation>
    </message>
    <message>
        <source>A lambda is made here, which is not followed; write its body out.</source>
        <translation>Aquí se crea una lambda, que no se sigue; escriba su cuerpo explícitamente.</translation>
    </message>
    <message>
        <source>The loop holds what is not followed: {1}.</source>
        <translation>El bucle contiene algo que no se sigue: {1}.</translation>
    </message>
    <message>
        <source>A preprocessor line stands in the loop; it cannot be copied with the body.</source>
        <translation>En el bucle hay una línea del preprocesador; no se puede copiar con el cuerpo.</translation>
    </message>
    <message>
        <source>A macro gives {1} two meanings here.</source>
        <translation>Una macro da aquí dos significados a {1}.</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; in a copy of the body it would skip the copies after it. Put what follows into an if.</source>
        <translation>continue pasa desde aquí a la siguiente iteración; en una copia del cuerpo se saltaría las copias posteriores. Ponga lo que sigue dentro de un if.</translation>
    </message>
    <message>
        <source>break leaves the loop here; the loop for the last iterations, after it, would go on.</source>
        <translation>break sale aquí del bucle; el bucle para las últimas iteraciones, que va después, continuaría.</translation>
    </message>
    <message>
        <source>A label or goto stands in the loop; jumps like this cannot be followed.</source>
        <translation>En el bucle hay una etiqueta o un goto; los saltos de este tipo no se pueden seguir.</translation>
    </message>
    <message>
        <source>A switch around the loop jumps into it here.</source>
        <translation>Un switch en torno al bucle salta aquí a su interior.</translation>
    </message>
    <message>
        <source>{1} is declared in the loop and is one object for all its iterations; declare it before the loop.</source>
        <translation>{1} se declara en el bucle y es un único objeto para todas sus iteraciones; declare la variable antes del bucle.</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and it may run a different number of times for threads that differ along {2}; some would be in the copies while others are in the loop for the last iterations.</source>
        <translation>Los hilos se encuentran en {1} en este bucle, y este puede ejecutarse un número distinto de veces para hilos que difieren a lo largo de {2}; unos estarían en las copias mientras otros están en el bucle para las últimas iteraciones.</translation>
    </message>
    <message>
        <source>The macro {1} names {2} in its definition; write it out.</source>
        <translation>La macro {1} nombra {2} en su definición; escríbala expandida.</translation>
    </message>
    <message>
        <source>Only for loops are unrolled; this is another kind of loop.</source>
        <translation>Solo se desenrollan bucles for; este es otro tipo de bucle.</translation>
    </message>
    <message>
        <source>The macro {1} writes this loop; write it out.</source>
        <translation>La macro {1} produce este bucle; escríbalo explícitamente.</translation>
    </message>
    <message>
        <source>The header of this loop is not understood; write it without preprocessor lines.</source>
        <translation>La cabecera de este bucle no se entiende; escríbala sin líneas del preprocesador.</translation>
    </message>
    <message>
        <source>This loop has no condition.</source>
        <translation>Este bucle no tiene condición.</translation>
    </message>
    <message>
        <source>This loop steps nothing in its header.</source>
        <translation>Este bucle no hace avanzar nada en su cabecera.</translation>
    </message>
    <message>
        <source>The macro {1} writes a part of this loop&apos;s header; write it out.</source>
        <translation>La macro {1} produce una parte de la cabecera de este bucle; escríbala explícitamente.</translation>
    </message>
    <message>
        <source>This loop does not step one variable, as ++k and k += 4 do.</source>
        <translation>Este bucle no hace avanzar una única variable, como hacen ++k y k += 4.</translation>
    </message>
    <message>
        <source>{1} is no variable of the thread&apos;s own.</source>
        <translation>{1} no es una variable propia del hilo.</translation>
    </message>
    <message>
        <source>The loop counts with {1} of type {2}; loops that count with int, unsigned or a wider integer are unrolled.</source>
        <translation>El bucle cuenta con {1}, de tipo {2}; se desenrollan los bucles que cuentan con int, unsigned o un entero más ancho.</translation>
    </message>
    <message>
        <source>The header declares something else than {1} alone; declare it before the loop.</source>
        <translation>La cabecera declara algo más que {1}; declárelo antes del bucle.</translation>
    </message>
    <message>
        <source>The header begins with something else than a first value of {1}.</source>
        <translation>La cabecera empieza con algo distinto de un valor inicial de {1}.</translation>
    </message>
    <message>
        <source>The step of this loop is neither an addition nor a subtraction.</source>
        <translation>El incremento de este bucle no es ni una suma ni una resta.</translation>
    </message>
    <message>
        <source>This loop adds 0 to {1}.</source>
        <translation>Este bucle suma 0 a {1}.</translation>
    </message>
    <message>
        <source>The step of this loop is too large to be multiplied.</source>
        <translation>El incremento de este bucle es demasiado grande para multiplicarlo.</translation>
    </message>
    <message>
        <source>The step {1} of this loop is not understood.</source>
        <translation>El incremento {1} de este bucle no se entiende.</translation>
    </message>
    <message>
        <source>The step of this loop changes: {1}.</source>
        <translation>El incremento de este bucle cambia: {1}.</translation>
    </message>
    <message>
        <source>The loop&apos;s condition does not compare {1} alone with a bound: {2}.</source>
        <translation>La condición del bucle no compara únicamente {1} con un límite: {2}.</translation>
    </message>
    <message>
        <source>The bound of this loop is no integer.</source>
        <translation>El límite de este bucle no es un entero.</translation>
    </message>
    <message>
        <source>The bound of this loop may change while it runs: {1}; put it into a variable before the loop.</source>
        <translation>El límite de este bucle puede cambiar mientras se ejecuta: {1}; póngalo en una variable antes del bucle.</translation>
    </message>
    <message>
        <source>The address of {1} is taken here.</source>
        <translation>Aquí se toma la dirección de {1}.</translation>
    </message>
    <message>
        <source>The loop&apos;s body changes {1} itself.</source>
        <translation>El propio cuerpo del bucle modifica {1}.</translation>
    </message>
    <message>
        <source>A reference to {1} is made here.</source>
        <translation>Aquí se crea una referencia a {1}.</translation>
    </message>
    <message>
        <source>The loop runs {1} times; a factor above that leaves nothing to unroll.</source>
        <translation>El bucle se ejecuta {1} veces; un factor mayor no deja nada que desenrollar.</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of the factor, and != does not tell where the last whole group ends; compare with &lt; or &gt;.</source>
        <translation>El número de iteraciones no es un múltiplo del factor, y != no indica dónde termina el último grupo completo; compare con &lt; o &gt;.</translation>
    </message>
    <message>
        <source>{1} has a sign and is compared with one that has none while it counts down.</source>
        <translation>{1} tiene signo y se compara con un valor sin signo mientras cuenta hacia abajo.</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down to {2}, which is no small constant; {1} minus the group could pass below 0.</source>
        <translation>{1} no tiene signo y cuenta hacia abajo hasta {2}, que no es una constante pequeña; {1} menos el grupo podría bajar de 0.</translation>
    </message>
    <message>
        <source>{1} is volatile; the order of its uses must stay.</source>
        <translation>{1} es volatile; el orden de sus usos debe mantenerse.</translation>
    </message>
    <message>
        <source>{1} is a reference; name what it refers to.</source>
        <translation>{1} es una referencia; nombre aquello a lo que se refiere.</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop is not followed.</source>
        <translation>Se guarda la dirección de {1}; lo que ocurre con esa variable en el bucle no se sigue.</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration to the next, and the order of the iterations would change ({2}).</source>
        <translation>{1} lleva un valor de una iteración a la siguiente, y el orden de las iteraciones cambiaría ({2}).</translation>
    </message>
    <message>
        <source>Taken in another order, the values that {1} is made of do not overflow {2} on the way.</source>
        <translation>Tomados en otro orden, los valores de los que se compone {1} no desbordan {2} por el camino.</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and {2} may turn their order round: {3}.</source>
        <translation>{1} pueden usar la misma memoria, y {2} puede invertir su orden: {3}.</translation>
    </message>
    <message>
        <source>{1} use the same memory, and {2} would turn their order round: the distance along {3} is ({4}).</source>
        <translation>{1} usan la misma memoria, y {2} invertiría su orden: la distancia a lo largo de {3} es ({4}).</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and what they do before and after it would be mixed up.</source>
        <translation>Los hilos se encuentran en {1} en este bucle, y lo que hacen antes y después se mezclaría.</translation>
    </message>
    <message>
        <source>The loop is left early here; iterations would be done that were not done before.</source>
        <translation>Aquí se sale del bucle antes de tiempo; se harían iteraciones que antes no se hacían.</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the loop.</source>
        <translation>En el bucle hay un salto o una sentencia que no se entiende.</translation>
    </message>
    <message>
        <source>The value that {1} has after the loop may be used here; declare it in the loop&apos;s header.</source>
        <translation>El valor que tiene {1} después del bucle puede usarse aquí; declare la variable en la cabecera del bucle.</translation>
    </message>
    <message>
        <source>It is not known whether {1} meets the bound of != after a whole number of steps; compare with &lt; or &gt;.</source>
        <translation>No se sabe si {1} alcanza el límite de != tras un número entero de incrementos; compare con &lt; o &gt;.</translation>
    </message>
    <message>
        <source>The condition and the step of this loop do not go the same way.</source>
        <translation>La condición y el incremento de este bucle no van en el mismo sentido.</translation>
    </message>
    <message>
        <source>{1} does not begin below 0: it is compared with {2}, which has no sign.</source>
        <translation>{1} no empieza por debajo de 0: se compara con {2}, que no tiene signo.</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at least {4}.</source>
        <translation>{1} no desborda {2}: {3} es como mínimo {4}.</translation>
    </message>
    <message>
        <source>{1} (In {2}.)</source>
        <translation>{1} (En {2}.)</translation>
    </message>
    <message>
        <source>{1} may give something else each time</source>
        <translation>{1} puede dar algo distinto cada vez</translation>
    </message>
    <message>
        <source>it changes a variable itself</source>
        <translation>modifica por sí mismo una variable</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>no se entiende</translation>
    </message>
    <message>
        <source>{1} is volatile</source>
        <translation>{1} es volatile</translation>
    </message>
    <message>
        <source>{1} is a reference, and what it refers to may change</source>
        <translation>{1} es una referencia, y aquello a lo que se refiere puede cambiar</translation>
    </message>
    <message>
        <source>the address of {1} is kept</source>
        <translation>se guarda la dirección de {1}</translation>
    </message>
    <message>
        <source>{1} is changed in {2}</source>
        <translation>{1} se modifica en {2}</translation>
    </message>
    <message>
        <source>it is loaded from memory, and memory is written in {1}</source>
        <translation>se carga de memoria, y en {1} se escribe en memoria</translation>
    </message>
    <message>
        <source>{1} is written</source>
        <translation>{1} se escribe</translation>
    </message>
    <message>
        <source>{1} changes memory</source>
        <translation>{1} modifica memoria</translation>
    </message>
    <message>
        <source>{1} lets the thread see what others wrote</source>
        <translation>{1} permite que el hilo vea lo que otros escribieron</translation>
    </message>
    <message>
        <source>{1} may let the thread see what others wrote</source>
        <translation>{1} puede permitir que el hilo vea lo que otros escribieron</translation>
    </message>
    <message>
        <source>{1} is launched, which may change that</source>
        <translation>se lanza {1}, lo que puede cambiar eso</translation>
    </message>
    <message>
        <source>{1} may change that</source>
        <translation>{1} puede cambiar eso</translation>
    </message>
    <message>
        <source>{1} in inline assembly may change that</source>
        <translation>{1} en ensamblador en línea puede cambiar eso</translation>
    </message>
    <message>
        <source>what {1} does may change that</source>
        <translation>lo que hace {1} puede cambiar eso</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1}</source>
        <translation>se carga de memoria, y {1}</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1} ({2})</source>
        <translation>se carga de memoria, y {1} ({2})</translation>
    </message>
    <message>
        <source>{1} and, in a later iteration, {2}</source>
        <translation>{1} y, en una iteración posterior, {2}</translation>
    </message>
    <message>
        <source>Keeping elements in registers</source>
        <translation>Mantener elementos en registros</translation>
    </message>
    <message>
        <source>Elements are kept where it is certain that nothing else touches them. Restrict pointers (`__restrict__`) or index with counters and constants.</source>
        <translation>Se mantienen los elementos de los que es seguro que nada más los toca. Restrinja los punteros (`__restrict__`) o indexe con contadores y constantes.</translation>
    </message>
    <message>
        <source>This part of the loop&apos;s header may do more than compute a value; put it into a variable before the loop.</source>
        <translation>Esta parte de la cabecera del bucle puede hacer más que calcular un valor; póngala en una variable antes del bucle.</translation>
    </message>
    <message>
        <source>The first value of this loop&apos;s counter is not understood.</source>
        <translation>El valor inicial del contador de este bucle no se entiende.</translation>
    </message>
    <message>
        <source>{1} and {2} may be the same element in iterations that lie {3} apart; what a register holds may then be stale.</source>
        <translation>{1} y {2} pueden ser el mismo elemento en iteraciones separadas por {3}; lo que contiene un registro puede estar entonces obsoleto.</translation>
    </message>
    <message>
        <source>{1} stands between the uses of {2}.</source>
        <translation>{1} está entre los usos de {2}.</translation>
    </message>
    <message>
        <source>{1} is another element in each iteration, found by {2}, which is declared in between.</source>
        <translation>{1} es otro elemento en cada iteración, que se localiza mediante {2}, variable que se declara entre medias.</translation>
    </message>
    <message>
        <source>The address of {1} may be kept.</source>
        <translation>Puede guardarse la dirección de {1}.</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, changes in between.</source>
        <translation>{1}, mediante lo cual se localiza {2}, cambia entre medias.</translation>
    </message>
    <message>
        <source>The thread may leave here, past the end of what {1} is kept for.</source>
        <translation>El hilo puede salir aquí, más allá del final de aquello para lo que se mantiene {1}.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the uses of {1}.</source>
        <translation>Entre los usos de {1} hay una línea del preprocesador.</translation>
    </message>
    <message>
        <source>{1} and {2} ({3}) may meet: {4}.</source>
        <translation>{1} y {2} ({3}) pueden coincidir: {4}.</translation>
    </message>
    <message>
        <source>A jump may lead past what is loaded before the loop.</source>
        <translation>Un salto puede pasar por alto lo que se carga antes del bucle.</translation>
    </message>
    <message>
        <source>No element of {1} is named by an address that is computed from registers alone, as a value of one number.</source>
        <translation>Ningún elemento de {1} se nombra con una dirección calculada únicamente a partir de registros, como valor de un solo número.</translation>
    </message>
    <message>
        <source>The kernel names no element of an array or pointer {1}.</source>
        <translation>El kernel no nombra ningún elemento de un array o puntero {1}.</translation>
    </message>
    <message>
        <source>No element is used again where a register could hold it.</source>
        <translation>Ningún elemento se vuelve a usar donde un registro pudiera contenerlo.</translation>
    </message>
    <message>
        <source>{1} is written under a condition only; kept in a register it would be written in any case.</source>
        <translation>{1} se escribe solo bajo una condición; mantenido en un registro, se escribiría en cualquier caso.</translation>
    </message>
    <message>
        <source>{1} is used under a condition only; kept in a register it would be loaded in any case.</source>
        <translation>{1} se usa solo bajo una condición; mantenido en un registro, se cargaría en cualquier caso.</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded and stored all the same.</source>
        <translation>El bucle de {1} itera al menos una vez, o {2} se puede cargar y almacenar de todos modos.</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded all the same.</source>
        <translation>El bucle de {1} itera al menos una vez, o {2} se puede cargar de todos modos.</translation>
    </message>
    <message>
        <source>No loop of the kernel reads elements of {1} that its earlier iterations have read, in statements that stand in one block. Merge adjacent threads along the axis by which the elements move on.</source>
        <translation>Ningún bucle del kernel lee, en instrucciones de un mismo bloque, elementos de {1} que hayan leído iteraciones anteriores. Fusione hilos adyacentes a lo largo del eje por el que avanzan los elementos.</translation>
    </message>
    <message>
        <source>No element of {1} is used again where a register could hold it.</source>
        <translation>Ningún elemento de {1} se vuelve a usar donde un registro pudiera contenerlo.</translation>
    </message>
    <message>
        <source>Placing and staging memory</source>
        <translation>Colocar datos en memoria y copiarlos en teselas</translation>
    </message>
    <message>
        <source>These steps must know who uses an array, and how: index it directly, with counters and constants, and allocate and launch where it can be seen.</source>
        <translation>Estos pasos deben saber quién usa un array y cómo: indéxelo directamente, con contadores y constantes, y asigne memoria y lance donde se pueda ver.</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the kernel; whether all threads of a block come to the tile is not known.</source>
        <translation>En el kernel hay un salto o una sentencia que no se entiende; no se sabe si todos los hilos de un bloque llegan a la tesela.</translation>
    </message>
    <message>
        <source>Only some threads of a block come to what reads the tile: what stands around it, here, differs along {1}. The barriers around a tile need all of them.</source>
        <translation>Solo algunos hilos de un bloque llegan a lo que lee la tesela: lo que hay en torno a ello, aquí, difiere a lo largo de {1}. Las barreras en torno a una tesela los necesitan a todos.</translation>
    </message>
    <message>
        <source>Some threads of a block may return here, and the barriers around a tile need all of them.</source>
        <translation>Algunos hilos de un bloque pueden retornar aquí, y las barreras en torno a una tesela los necesitan a todos.</translation>
    </message>
    <message>
        <source>Threads that differ along {1} go round this loop differently; the barriers around a tile need all of them in each iteration.</source>
        <translation>Los hilos que difieren a lo largo de {1} recorren este bucle de forma distinta; las barreras en torno a una tesela los necesitan a todos en cada iteración.</translation>
    </message>
    <message>
        <source>{1} leads to at least {2} elements in every launch: so many are copied.</source>
        <translation>{1} apunta al menos a {2} elementos en cada lanzamiento: se copian esos.</translation>
    </message>
    <message>
        <source>One host thread at a time launches the kernel, and no other unit does.</source>
        <translation>Un solo hilo del host a la vez lanza el kernel, y ninguna otra unidad lo hace.</translation>
    </message>
    <message>
        <source>All launches of the kernel are in one stream: {1} is the same for them.</source>
        <translation>Todos los lanzamientos del kernel están en un mismo stream: {1} es igual para ellos.</translation>
    </message>
    <message>
        <source>Elements of this type are not kept in constant memory.</source>
        <translation>Los elementos de este tipo no se guardan en memoria constante.</translation>
    </message>
    <message>
        <source>What {1} leads to is volatile.</source>
        <translation>Aquello a lo que apunta {1} es volatile.</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which {1} could be copied.</source>
        <translation>No se ve ningún lanzamiento del kernel antes del cual se pudiera copiar {1}.</translation>
    </message>
    <message>
        <source>{1} is given another value here, or its address is kept.</source>
        <translation>Aquí se da otro valor a {1}, o se guarda su dirección.</translation>
    </message>
    <message>
        <source>The macro {1} names {2}; write it out.</source>
        <translation>La macro {1} nombra {2}; escríbala expandida.</translation>
    </message>
    <message>
        <source>This launch does not write out what it hands over for {1}.</source>
        <translation>Este lanzamiento no escribe explícitamente lo que pasa para {1}.</translation>
    </message>
    <message>
        <source>What is handed over for {1} here cannot be computed twice; make it a variable.</source>
        <translation>Lo que se pasa aquí para {1} no se puede calcular dos veces; conviértalo en una variable.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be the array.</source>
        <translation>El kernel está definido después de este lanzamiento, y también lo estaría el array.</translation>
    </message>
    <message>
        <source>This launch is in another stream than those before it, in which a kernel may still read the array.</source>
        <translation>Este lanzamiento está en un stream distinto del de los anteriores, en el que un kernel puede estar leyendo aún el array.</translation>
    </message>
    <message>
        <source>How far this reads is not known when the program is compiled, and constant memory has a fixed size.</source>
        <translation>No se sabe, al compilar el programa, hasta dónde lee esto, y la memoria constante tiene un tamaño fijo.</translation>
    </message>
    <message>
        <source>This reads more at once than the array is aligned for.</source>
        <translation>Esto lee de una vez más de lo que permite la alineación del array.</translation>
    </message>
    <message>
        <source>This may read before what {1} leads to.</source>
        <translation>Esto puede leer antes de aquello a lo que apunta {1}.</translation>
    </message>
    <message>
        <source>The kernel reads nothing through {1}.</source>
        <translation>El kernel no lee nada a través de {1}.</translation>
    </message>
    <message>
        <source>The program&apos;s constant memory would have {1} bytes, and there are {2}.</source>
        <translation>La memoria constante del programa tendría {1} bytes, y hay {2}.</translation>
    </message>
    <message>
        <source>Lanes read different elements of {1} here; constant memory serves them one after the other.</source>
        <translation>Los lanes leen aquí elementos distintos de {1}; la memoria constante los atiende uno tras otro.</translation>
    </message>
    <message>
        <source>{1} makes it unknown what is done before what.</source>
        <translation>A causa de {1} no se sabe qué se hace antes de qué.</translation>
    </message>
    <message>
        <source>{1} is declared together with others; give it a declaration of its own.</source>
        <translation>{1} se declara junto con otros; dele una declaración propia.</translation>
    </message>
    <message>
        <source>{1} is static; declare it without that word.</source>
        <translation>{1} es static; declárelo sin esa palabra.</translation>
    </message>
    <message>
        <source>The word __shared__ does not stand in the declaration of {1}; write it out.</source>
        <translation>La palabra __shared__ no está en la declaración de {1}; escríbala explícitamente.</translation>
    </message>
    <message>
        <source>The macro {1} declares {2}; write it out.</source>
        <translation>La macro {1} declara {2}; escríbala expandida.</translation>
    </message>
    <message>
        <source>{1} is declared extern: another declaration of it may be in another unit.</source>
        <translation>{1} se declara extern: otra declaración suya puede estar en otra unidad.</translation>
    </message>
    <message>
        <source>The extents of {1} do not all stand in its declaration.</source>
        <translation>No todas las extensiones de {1} están en su declaración.</translation>
    </message>
    <message>
        <source>The kernel declares no array {1} of its own.</source>
        <translation>El kernel no declara ningún array {1} propio.</translation>
    </message>
    <message>
        <source>Several arrays are named {1}.</source>
        <translation>Varios arrays se llaman {1}.</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; others may lie in it too.</source>
        <translation>El lanzamiento da a {1} su tamaño; también puede haber otros en él.</translation>
    </message>
    <message>
        <source>{1} is declared outside the kernel.</source>
        <translation>{1} se declara fuera del kernel.</translation>
    </message>
    <message>
        <source>{1} is static, and so all threads have one.</source>
        <translation>{1} es static, de modo que todos los hilos tienen uno solo.</translation>
    </message>
    <message>
        <source>The elements of {1} get values where they are declared; give them theirs in a loop.</source>
        <translation>Los elementos de {1} reciben valores donde se declaran; déselos en un bucle.</translation>
    </message>
    <message>
        <source>The type of {1} is not known.</source>
        <translation>No se conoce el tipo de {1}.</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} es volatile.</translation>
    </message>
    <message>
        <source>Elements of type {1} cannot be made and assigned at will.</source>
        <translation>Los elementos de tipo {1} no se pueden crear y asignar a voluntad.</translation>
    </message>
    <message>
        <source>The address in {1} itself is used here, and not only what it leads to.</source>
        <translation>Aquí se usa la propia dirección contenida en {1}, y no solo aquello a lo que apunta.</translation>
    </message>
    <message>
        <source>More than the value of one element of {1} is used here.</source>
        <translation>Aquí se usa más que el valor de un elemento de {1}.</translation>
    </message>
    <message>
        <source>An atomic operation needs memory, not a register.</source>
        <translation>Una operación atómica necesita memoria, no un registro.</translation>
    </message>
    <message>
        <source>The subscripts of {1} do not stand in the text here; write them out.</source>
        <translation>Los subíndices de {1} no están aquí en el texto; escríbalos explícitamente.</translation>
    </message>
    <message>
        <source>The kernel does not use {1}.</source>
        <translation>El kernel no usa {1}.</translation>
    </message>
    <message>
        <source>How much memory this leads to is not known, which a texture object is told: it {1}.</source>
        <translation>No se sabe a cuánta memoria apunta esto, dato que hay que dar a un objeto de textura: {1}.</translation>
    </message>
    <message>
        <source>The kernel is in a namespace or a class; what stands before it there has another name elsewhere.</source>
        <translation>El kernel está en un espacio de nombres o en una clase; lo que está antes que él allí tiene otro nombre en otros lugares.</translation>
    </message>
    <message>
        <source>This launch hands its arguments over by their addresses; write it with &lt;&lt;&lt;&gt;&gt;&gt;.</source>
        <translation>Este lanzamiento pasa sus argumentos por sus direcciones; escríbalo con &lt;&lt;&lt;&gt;&gt;&gt;.</translation>
    </message>
    <message>
        <source>{1}; make it a statement of a block.</source>
        <translation>{1}; conviértalo en una sentencia de un bloque.</translation>
    </message>
    <message>
        <source>The stream of this launch is no variable; make it one.</source>
        <translation>El stream de este lanzamiento no es una variable; conviértalo en una.</translation>
    </message>
    <message>
        <source>The condition around what reads the tile is more than comparisons of registers that stand in the file: {1}.</source>
        <translation>La condición en torno a lo que lee la tesela es más que comparaciones de registros que estén en el archivo: {1}.</translation>
    </message>
    <message>
        <source>Which threads along x come to what reads the tile is not known: {1} does not compare a place along x, counted in threads, with a bound that they share.</source>
        <translation>No se sabe qué hilos a lo largo de x llegan a lo que lee la tesela: {1} no compara una posición a lo largo de x, contada en hilos, con un límite que compartan.</translation>
    </message>
    <message>
        <source>The kernel&apos;s shared arrays would have {1} bytes, and a kernel may declare {2}.</source>
        <translation>Los arrays compartidos del kernel tendrían {1} bytes, y un kernel puede declarar {2}.</translation>
    </message>
    <message>
        <source>The kernel has no parameter {1}.</source>
        <translation>El kernel no tiene ningún parámetro {1}.</translation>
    </message>
    <message>
        <source>{1} is no pointer.</source>
        <translation>{1} no es un puntero.</translation>
    </message>
    <message>
        <source>{1} is const and __restrict__ already.</source>
        <translation>{1} ya es const y __restrict__.</translation>
    </message>
    <message>
        <source>{1} is __restrict__ already; the compiler sees by itself that it is only read.</source>
        <translation>{1} ya es __restrict__; el compilador ve por sí mismo que solo se lee.</translation>
    </message>
    <message>
        <source>The type of {1} does not show that it is a pointer; write it with *.</source>
        <translation>El tipo de {1} no muestra que es un puntero; escríbalo con *.</translation>
    </message>
    <message>
        <source>What {1} leads to is not const; declare it so first.</source>
        <translation>Aquello a lo que apunta {1} no es const; declárelo así primero.</translation>
    </message>
    <message>
        <source>What {1} leads to is written here.</source>
        <translation>Aquello a lo que apunta {1} se escribe aquí.</translation>
    </message>
    <message>
        <source>What {1} leads to is not const, and the pointer is handed on here; declare it const first.</source>
        <translation>Aquello a lo que apunta {1} no es const, y el puntero se transmite aquí; declárelo const primero.</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its type may matter; declare {1} const there and in the kernel first.</source>
        <translation>El kernel se nombra también aquí, donde su tipo puede importar; declare primero {1} const allí y en el kernel.</translation>
    </message>
    <message>
        <source>Two uses of {1} have different subscripts, {2}; what one leaves, the other may read.</source>
        <translation>Dos usos de {1} tienen subíndices distintos, {2}; lo que deja uno puede leerlo el otro.</translation>
    </message>
    <message>
        <source>The subscript {1} of {2} is not made of registers and numbers alone.</source>
        <translation>El subíndice {1} de {2} no está formado únicamente por registros y números.</translation>
    </message>
    <message>
        <source>{1}, by which {2} is subscripted, changes between the uses.</source>
        <translation>{1}, con lo que se indexa {2}, cambia entre los usos.</translation>
    </message>
    <message>
        <source>What this reads of {1} may have been written in {2} by an earlier iteration of the loop in {3}.</source>
        <translation>Lo que esto lee de {1} puede haberlo escrito en {2} una iteración anterior del bucle de {3}.</translation>
    </message>
    <message>
        <source>Two threads of a block may use one element of {1}, by {2} and {3} ({4}).</source>
        <translation>Dos hilos de un bloque pueden usar un mismo elemento de {1}, mediante {2} y {3} ({4}).</translation>
    </message>
    <message>
        <source>The address of {1} itself may be kept here.</source>
        <translation>Aquí puede guardarse la dirección del propio {1}.</translation>
    </message>
    <message>
        <source>{1} is given another value here; what it leads to then is not {1}&apos;s own.</source>
        <translation>Aquí se da otro valor a {1}; aquello a lo que apunta entonces no es exclusivo de {1}.</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known.</source>
        <translation>No se sabe qué hace {1} con la memoria.</translation>
    </message>
    <message>
        <source>It is not known where this leads, and it may be what {1} leads to.</source>
        <translation>No se sabe adónde apunta esto, y puede ser aquello a lo que apunta {1}.</translation>
    </message>
    <message>
        <source>This launch hands over one pointer for {1} and for {2}, which the kernel writes.</source>
        <translation>Este lanzamiento pasa un mismo puntero para {1} y para {2}, en el que el kernel escribe.</translation>
    </message>
    <message>
        <source>A subscript of this access is not followed; say how many elements a row is padded with.</source>
        <translation>Un subíndice de este acceso no se sigue; indique con cuántos elementos se rellena una fila.</translation>
    </message>
    <message>
        <source>The bank conflicts of this access are not known: {1}; say how many elements a row is padded with.</source>
        <translation>No se conocen los conflictos de bancos de este acceso: {1}; indique con cuántos elementos se rellena una fila.</translation>
    </message>
    <message>
        <source>{1} has no bank conflicts that padding could save.</source>
        <translation>{1} no tiene conflictos de bancos que el relleno pudiera ahorrar.</translation>
    </message>
    <message>
        <source>Longer rows save none of the bank conflicts of {1}.</source>
        <translation>Unas filas más largas no ahorran ninguno de los conflictos de bancos de {1}.</translation>
    </message>
    <message>
        <source>This subscript of {1} is from {2} to {3} and may leave its dimension, which has {4}; in rows of another length it would mean another element.</source>
        <translation>Este subíndice de {1} va de {2} a {3} y puede salirse de su dimensión, que tiene {4}; en filas de otra longitud designaría otro elemento.</translation>
    </message>
    <message>
        <source>Each subscript of {1} is at least 0 and below the extent of its dimension.</source>
        <translation>Cada subíndice de {1} es como mínimo 0 y menor que la extensión de su dimensión.</translation>
    </message>
    <message>
        <source>The kernel has no pointer parameter {1}; only what one leads to is staged.</source>
        <translation>El kernel no tiene ningún parámetro puntero {1}; solo se copia en una tesela aquello a lo que apunta uno.</translation>
    </message>
    <message>
        <source>No two reads of {1} are side by side along x, and always made together; name a loop to stage what it reads.</source>
        <translation>No hay dos lecturas de {1} que estén una junto a otra a lo largo de x y se hagan siempre juntas; nombre un bucle para copiar en una tesela lo que lee.</translation>
    </message>
    <message>
        <source>The condition here has an else or declares something; what is read in it is not staged.</source>
        <translation>La condición tiene aquí un else o declara algo; lo que se lee dentro de ella no se copia en una tesela.</translation>
    </message>
    <message>
        <source>{1} is not certainly read where it stands; loaded for the tile it might be read where nothing may be read.</source>
        <translation>No es seguro que {1} se lea donde está; cargado para la tesela, podría leerse donde no se puede leer nada.</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared or changed after the place where the tile would be loaded.</source>
        <translation>{1}, mediante lo cual se localiza {2}, se declara o se modifica después del lugar donde se cargaría la tesela.</translation>
    </message>
    <message>
        <source>It is not known that the next thread along x reads the element after {1}.</source>
        <translation>No se sabe si el hilo siguiente a lo largo de x lee el elemento posterior a {1}.</translation>
    </message>
    <message>
        <source>Between this element and the one before it that a thread reads there are others that it does not read; the last thread could not load them.</source>
        <translation>Entre este elemento y el anterior que lee un hilo hay otros que no lee; el último hilo no podría cargarlos.</translation>
    </message>
    <message>
        <source>The kernel has no shared array {1}.</source>
        <translation>El kernel no tiene ningún array compartido {1}.</translation>
    </message>
    <message>
        <source>Several shared arrays are named {1}.</source>
        <translation>Varios arrays compartidos se llaman {1}.</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; what lies where in it is not known.</source>
        <translation>El lanzamiento da a {1} su tamaño; no se sabe qué hay en cada parte de él.</translation>
    </message>
    <message>
        <source>An extent of {1} is not known.</source>
        <translation>No se conoce una extensión de {1}.</translation>
    </message>
    <message>
        <source>{1} has no rows: it has one dimension.</source>
        <translation>{1} no tiene filas: tiene una sola dimensión.</translation>
    </message>
    <message>
        <source>The size of an element of {1} is not known.</source>
        <translation>No se conoce el tamaño de un elemento de {1}.</translation>
    </message>
    <message>
        <source>The last extent of {1} does not stand in its declaration.</source>
        <translation>La última extensión de {1} no está en su declaración.</translation>
    </message>
    <message>
        <source>More than one element of {1} is named here, and how long its rows are may matter.</source>
        <translation>Aquí se nombra más de un elemento de {1}, y la longitud de sus filas puede importar.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and how many threads of a block load a tile together is not known.</source>
        <translation>En esta unidad no hay ningún lanzamiento del kernel, y no se sabe cuántos hilos de un bloque cargan juntos una tesela.</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only; a tile is made for one size of the block.</source>
        <translation>El bloque de este lanzamiento solo se conoce en tiempo de ejecución; una tesela se hace para un único tamaño de bloque.</translation>
    </message>
    <message>
        <source>The kernel is launched with other blocks elsewhere; a tile is made for one size of the block.</source>
        <translation>El kernel se lanza con otros bloques en otro lugar; una tesela se hace para un único tamaño de bloque.</translation>
    </message>
    <message>
        <source>Every launch of the kernel has blocks of {1} threads, as the launches in this unit have: the threads of a block load the tiles together.</source>
        <translation>Cada lanzamiento del kernel tiene bloques de {1} hilos, como los lanzamientos de esta unidad: los hilos de un bloque cargan juntos las teselas.</translation>
    </message>
    <message>
        <source>The shared memory that this launch asks for leaves {1} bytes for the tiles.</source>
        <translation>La memoria compartida que pide este lanzamiento deja {1} bytes para las teselas.</translation>
    </message>
    <message>
        <source>With its tiles the kernel would have {1} bytes of shared memory, and a kernel may have {2}.</source>
        <translation>Con sus teselas, el kernel tendría {1} bytes de memoria compartida, y un kernel puede tener {2}.</translation>
    </message>
    <message>
        <source>The kernel is a template; the types and extents of tiles differ between its instantiations.</source>
        <translation>El kernel es una plantilla; los tipos y extensiones de las teselas difieren entre sus instanciaciones.</translation>
    </message>
    <message>
        <source>The loop does not count up by 1; a tile has a place for each value of its counter.</source>
        <translation>El bucle no cuenta hacia arriba de 1 en 1; una tesela tiene un lugar para cada valor de su contador.</translation>
    </message>
    <message>
        <source>An iteration may end early here; what it reads after that is then not read.</source>
        <translation>Una iteración puede terminar aquí antes de tiempo; lo que lee después no se lee entonces.</translation>
    </message>
    <message>
        <source>{1} + {2} does not overflow {3} in this loop.</source>
        <translation>{1} + {2} no desborda {3} en este bucle.</translation>
    </message>
    <message>
        <source>The loop does not begin a line of its own.</source>
        <translation>El bucle no empieza en una línea propia.</translation>
    </message>
    <message>
        <source>The loop stands in no braces, and what loads the tile must stand before it; put braces around it.</source>
        <translation>El bucle no está entre llaves, y lo que carga la tesela debe ir antes que él; enciérrelo entre llaves.</translation>
    </message>
    <message>
        <source>Whether {1} is read depends on {2}, which differs between threads that share it and between those that do not.</source>
        <translation>Que {1} se lea depende de {2}, que difiere entre hilos que lo comparten y entre hilos que no.</translation>
    </message>
    <message>
        <source>The loop reads nothing of {1}.</source>
        <translation>El bucle no lee nada de {1}.</translation>
    </message>
    <message>
        <source>No two threads of a block read the same {1} in one iteration; a tile of it would save no load.</source>
        <translation>No hay dos hilos de un bloque que lean el mismo {1} en una iteración; una tesela con ello no ahorraría ninguna carga.</translation>
    </message>
    <message>
        <source>{1} is the same in every iteration of the loop; a register keeps it (scalar-replace).</source>
        <translation>{1} es lo mismo en cada iteración del bucle; lo mantiene un registro (scalar-replace).</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared inside the loop; what a tile holds must be known before.</source>
        <translation>{1}, mediante lo cual se localiza {2}, se declara dentro del bucle; lo que contiene una tesela debe conocerse antes.</translation>
    </message>
    <message>
        <source>Where {1} is found may change in the loop: {2}.</source>
        <translation>El lugar donde se localiza {1} puede cambiar en el bucle: {2}.</translation>
    </message>
    <message>
        <source>{1} is not certainly read in every iteration; loaded for the tile it might be read where nothing may be read.</source>
        <translation>No es seguro que {1} se lea en cada iteración; cargado para la tesela, podría leerse donde no se puede leer nada.</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by reading one number at an address that is computed from registers.</source>
        <translation>{1} se usa aquí de otro modo que leyendo un solo número en una dirección calculada a partir de registros.</translation>
    </message>
    <message>
        <source>A block has one thread along x.</source>
        <translation>Un bloque tiene un solo hilo a lo largo de x.</translation>
    </message>
    <message>
        <source>{1} + 1 does not overflow.</source>
        <translation>{1} + 1 no se desborda.</translation>
    </message>
    <message>
        <source>{1} is not read element by element here, as a texture object must be.</source>
        <translation>{1} no se lee aquí elemento a elemento, como exige un objeto de textura.</translation>
    </message>
    <message>
        <source>More than the value of an element is asked for here.</source>
        <translation>Aquí se pide más que el valor de un elemento.</translation>
    </message>
    <message>
        <source>{1} leads to at most {2} elements, which a texture object can tell apart.</source>
        <translation>{1} apunta como máximo a {2} elementos, que un objeto de textura puede distinguir.</translation>
    </message>
    <message>
        <source>The host waits for the kernel after each launch: the texture object is destroyed when it has ended.</source>
        <translation>El host espera al kernel después de cada lanzamiento: el objeto de textura se destruye cuando este ha terminado.</translation>
    </message>
    <message>
        <source>Elements of this type are not fetched through texture objects: they are integers and floats of up to four bytes, and vectors of one, two or four of them.</source>
        <translation>Los elementos de este tipo no se leen mediante objetos de textura: estos admiten enteros y números de coma flotante de hasta cuatro bytes, y vectores de uno, dos o cuatro de ellos.</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which the texture object could be made.</source>
        <translation>No se ve ningún lanzamiento del kernel antes del cual se pudiera crear el objeto de textura.</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its parameters&apos; types may matter.</source>
        <translation>El kernel se nombra también aquí, donde los tipos de sus parámetros pueden importar.</translation>
    </message>
    <message>
        <source>The declaration of {1} is not a plain pointer&apos;s, as in const float *{1}.</source>
        <translation>La declaración de {1} no es la de un puntero simple, como en const float *{1}.</translation>
    </message>
    <message>
        <source>A label in the function that launches the kernel may lead past the texture object.</source>
        <translation>Una etiqueta en la función que lanza el kernel puede pasar por alto el objeto de textura.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what makes the object.</source>
        <translation>El kernel está definido después de este lanzamiento, y también lo estaría lo que crea el objeto.</translation>
    </message>
    <message>
        <source>What loads the tile must stand before this, which does not begin a line of its own.</source>
        <translation>Lo que carga la tesela debe ir antes de esto, que no empieza en una línea propia.</translation>
    </message>
    <message>
        <source>All elements of {1} may be used.</source>
        <translation>Pueden usarse todos los elementos de {1}.</translation>
    </message>
    <message>
        <source>How long {1} is is not known.</source>
        <translation>No se sabe qué longitud tiene {1}.</translation>
    </message>
    <message>
        <source>Which element this is is not known.</source>
        <translation>No se sabe qué elemento es este.</translation>
    </message>
    <message>
        <source>A subscript of {1} holds another of its elements; give that a name of its own.</source>
        <translation>Un subíndice de {1} contiene otro de sus elementos; dele a este un nombre propio.</translation>
    </message>
    <message>
        <source>{1} may be read also where {2} holds for none of the threads of a block that would read it.</source>
        <translation>{1} puede leerse también donde {2} no se cumple para ninguno de los hilos de un bloque que lo leerían.</translation>
    </message>
    <message>
        <source>What {1} leads to does not overlap {2}, which the kernel writes, in any launch.</source>
        <translation>Aquello a lo que apunta {1} no se solapa con {2}, donde escribe el kernel, en ningún lanzamiento.</translation>
    </message>
    <message>
        <source>is no variable that an allocation in this function gives its value</source>
        <translation>no es una variable a la que dé su valor una asignación de memoria en esta función</translation>
    </message>
    <message>
        <source>is not allocated in this function</source>
        <translation>su memoria no se asigna en esta función</translation>
    </message>
    <message>
        <source>may get another value here</source>
        <translation>puede recibir aquí otro valor</translation>
    </message>
    <message>
        <source>is allocated a second time here</source>
        <translation>su memoria se asigna aquí por segunda vez</translation>
    </message>
    <message>
        <source>is allocated behind the launch</source>
        <translation>su memoria se asigna después del lanzamiento</translation>
    </message>
    <message>
        <source>is allocated by a macro; write it out</source>
        <translation>su memoria la asigna una macro; escríbala expandida</translation>
    </message>
    <message>
        <source>is allocated with a size that cannot be computed again; make it a variable</source>
        <translation>su memoria se asigna con un tamaño que no se puede volver a calcular; conviértalo en una variable</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which others may change</source>
        <translation>su memoria se asigna con el tamaño {1}, que otros pueden cambiar</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, and another variable has that name</source>
        <translation>su memoria se asigna con el tamaño {1}, y otra variable tiene ese nombre</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which is not known at the launch</source>
        <translation>su memoria se asigna con el tamaño {1}, que no se conoce en el lanzamiento</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which may change until the launch</source>
        <translation>su memoria se asigna con el tamaño {1}, que puede cambiar hasta el lanzamiento</translation>
    </message>
    <message>
        <source>A copy must stand before this launch</source>
        <translation>Debe haber una copia antes de este lanzamiento</translation>
    </message>
    <message>
        <source>The texture object must be made before this launch</source>
        <translation>El objeto de textura debe crearse antes de este lanzamiento</translation>
    </message>
    <message>
        <source>{1} and {2}</source>
        <translation>{1} y {2}</translation>
    </message>
    <message>
        <source>{1} in {2} and another {3} in {4}</source>
        <translation>{1} en {2} y otro {3} en {4}</translation>
    </message>
    <message>
        <source>Windows of elements in registers</source>
        <translation>Ventanas de elementos en registros</translation>
    </message>
    <message>
        <source>A window is what the iterations of a loop read one after the other, by addresses that move on by the same distance each time. Merge adjacent threads (`coarsen y 4 adjacent`) where threads read what their neighbours read, and declare the pointer read-only (`place in readonly`).</source>
        <translation>Una ventana es lo que las iteraciones de un bucle leen una tras otra, con direcciones que avanzan cada vez la misma distancia. Fusione hilos adyacentes (`coarsen y 4 adjacent`) donde los hilos leen lo que leen sus vecinos, y declare el puntero de solo lectura (`place in readonly`).</translation>
    </message>
    <message>
        <source>Taking a shared copy away</source>
        <translation>Quitar una copia compartida</translation>
    </message>
    <message>
        <source>What is read of a shared array is read where it was copied from. Fill the array by one assignment, `xs[t] = x[first + t];`, from a pointer parameter that the kernel does not write, and read only what each round has copied.</source>
        <translation>Lo que se lee de un array compartido se lee de donde se copió. Llene el array con una asignación, `xs[t] = x[first + t];`, desde un parámetro puntero en el que el kernel no escribe, y lea solo lo que cada ronda ha copiado.</translation>
    </message>
    <message>
        <source>{1} is not filled by one assignment of what is copied, as in `tile[i] = in[j];`.</source>
        <translation>{1} no se llena con una sola asignación de lo copiado, como en `tile[i] = in[j];`.</translation>
    </message>
    <message>
        <source>The subscript {1} of the copy into {2} is no single index with values beside it that are the same for all threads; which thread has copied an element is not known from it.</source>
        <translation>El subíndice {1} de la copia en {2} no es un solo índice con valores al lado que sean iguales para todos los hilos; no indica qué hilo ha copiado un elemento.</translation>
    </message>
    <message>
        <source>{1} is read here before the copy in the text: a thread finds there what an earlier round has copied.</source>
        <translation>{1} se lee aquí antes de la copia en el texto: un hilo encuentra ahí lo que copió una ronda anterior.</translation>
    </message>
    <message>
        <source>It is not certain that all elements that {1} reads here are copied in the same round; the block&apos;s extents, and the conditions around the copy, must tell.</source>
        <translation>No es seguro que todos los elementos que {1} lee aquí se copien en la misma ronda; deben indicarlo las extensiones del bloque y las condiciones en torno a la copia.</translation>
    </message>
    <message>
        <source>{1} is not read through a pointer parameter of the kernel, so that what is written to it meanwhile is not known.</source>
        <translation>{1} no se lee a través de un parámetro puntero del kernel, de modo que no se sabe qué se escribe en él entretanto.</translation>
    </message>
    <message>
        <source>{1} cannot be computed where {2} is read: {3}.</source>
        <translation>{1} no se puede calcular donde se lee {2}: {3}.</translation>
    </message>
    <message>
        <source>the subscript {1} is not that of the copy</source>
        <translation>el subíndice {1} no es el de la copia</translation>
    </message>
    <message>
        <source>{1} differs between the threads of a block otherwise than by what the copy&apos;s subscripts tell</source>
        <translation>{1} difiere entre los hilos de un bloque de otro modo que el que indican los subíndices de la copia</translation>
    </message>
    <message>
        <source>{1} is not declared there</source>
        <translation>{1} no está declarado allí</translation>
    </message>
    <message>
        <source>{1} means something else there</source>
        <translation>{1} significa otra cosa allí</translation>
    </message>
    <message>
        <source>Moving a statement</source>
        <translation>Mover una sentencia</translation>
    </message>
    <message>
        <source>Statements keep the order that what they read and write asks for. Split a statement, or move what stands between first.</source>
        <translation>Las sentencias conservan el orden que exige lo que leen y escriben. Divida una sentencia o mueva antes lo que hay en medio.</translation>
    </message>
    <message>
        <source>The two statements do not stand in one block.</source>
        <translation>Las dos sentencias no están en un mismo bloque.</translation>
    </message>
    <message>
        <source>No statement of a block of the kernel begins in {1}.</source>
        <translation>Ninguna sentencia de un bloque del kernel empieza en {1}.</translation>
    </message>
    <message>
        <source>Several statements begin in {1}; put them on lines of their own.</source>
        <translation>Varias sentencias empiezan en {1}; póngalas en líneas propias.</translation>
    </message>
    <message>
        <source>Something else stands on the lines of this statement; put it on lines of its own.</source>
        <translation>Hay algo más en las líneas de esta sentencia; póngala en líneas propias.</translation>
    </message>
    <message>
        <source>A pragma stands above this statement that may be for it.</source>
        <translation>Encima de esta sentencia hay un pragma que puede ser para ella.</translation>
    </message>
    <message>
        <source>A label, a jump, or a statement that is not understood stands here.</source>
        <translation>Aquí hay una etiqueta, un salto o una sentencia que no se entiende.</translation>
    </message>
    <message>
        <source>The thread may leave here, and the other statement would be done, or not done, where it was otherwise before.</source>
        <translation>El hilo puede salir aquí, y la otra sentencia se haría, o no se haría, donde antes era al revés.</translation>
    </message>
    <message>
        <source>{1} must stay in its order with the rest.</source>
        <translation>{1} debe mantener su orden respecto al resto.</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared.</source>
        <translation>Se escriben surfaces, cuyos elementos no se comparan.</translation>
    </message>
    <message>
        <source>A type is declared here, which what stands behind it may name.</source>
        <translation>Aquí se declara un tipo, que puede nombrar lo que está después.</translation>
    </message>
    <message>
        <source>{1} is declared here and named in {2}; the two must stay in their order.</source>
        <translation>{1} se declara aquí y se nombra en {2}; ambas cosas deben mantener su orden.</translation>
    </message>
    <message>
        <source>Both statements declare objects, which may end in the order in which they begin.</source>
        <translation>Ambas sentencias declaran objetos, que pueden terminar en el orden en que empiezan.</translation>
    </message>
    <message>
        <source>The address of {1} is kept here; what happens to it is not followed.</source>
        <translation>Aquí se guarda la dirección de {1}; lo que ocurre con esa variable no se sigue.</translation>
    </message>
    <message>
        <source>{1} is used in both statements and gets a value in {2}.</source>
        <translation>{1} se usa en ambas sentencias y recibe un valor en {2}.</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is seen, and so not what its statements do.</source>
        <translation>No se ve ninguna instanciación del kernel, y por tanto tampoco lo que hacen sus sentencias.</translation>
    </message>
    <message>
        <source>The macro {1} writes this statement; write it out.</source>
        <translation>La macro {1} produce esta sentencia; escríbala explícitamente.</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the two places.</source>
        <translation>Entre los dos lugares hay una línea del preprocesador.</translation>
    </message>
    <message>
        <source>{1} is not followed.</source>
        <translation>{1} no se sigue.</translation>
    </message>
    <message>
        <source>{1} and {2} may meet: {3}.</source>
        <translation>{1} y {2} pueden coincidir: {3}.</translation>
    </message>
    <message>
        <source>The statement stands before {1} already.</source>
        <translation>La sentencia ya está antes de {1}.</translation>
    </message>
    <message>
        <source>The statement stands after {1} already.</source>
        <translation>La sentencia ya está después de {1}.</translation>
    </message>
    <message>
        <source>Writing functions out</source>
        <translation>Expandir funciones</translation>
    </message>
    <message>
        <source>What cannot be written out where it stands can be called in a statement of its own, or be written out by hand.</source>
        <translation>Lo que no se puede expandir donde está se puede llamar en una sentencia propia, o expandir a mano.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: {2}.</source>
        <translation>La función {1} no se puede expandir aquí: {2}.</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not call the function {1}.</source>
        <translation>El texto del kernel no llama a la función {1}.</translation>
    </message>
    <message>
        <source>One statement calls {1} twice; give the first value to a variable before it.</source>
        <translation>Una misma sentencia llama dos veces a {1}; asigne antes el primer valor a una variable.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value cannot be kept in a variable.</source>
        <translation>La función {1} no se puede expandir aquí: su valor no se puede guardar en una variable.</translation>
    </message>
    <message>
        <source>The function {1} declares shared memory, and {2}, which the kernel reaches, calls it too; write that out first (inline {2}).</source>
        <translation>La función {1} declara memoria compartida, y {2}, a la que llega el kernel, también la llama; expanda esa primero (inline {2}).</translation>
    </message>
    <message>
        <source>The function {1} is called several times and has one shared array for all of them; {2}.</source>
        <translation>La función {1} se llama varias veces y tiene un solo array compartido para todas las llamadas; {2}.</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value&apos;s type depends on the template.</source>
        <translation>La función {1} no se puede expandir aquí: el tipo de su valor depende de la plantilla.</translation>
    </message>
    <message>
        <source>its arguments are not found</source>
        <translation>no se encuentran sus argumentos</translation>
    </message>
    <message>
        <source>its arguments are not understood</source>
        <translation>no se entienden sus argumentos</translation>
    </message>
    <message>
        <source>the default value of a parameter is no number</source>
        <translation>el valor por defecto de un parámetro no es un número</translation>
    </message>
    <message>
        <source>its parameters are not understood</source>
        <translation>no se entienden sus parámetros</translation>
    </message>
    <message>
        <source>the macro {1} hides the call (expand {1})</source>
        <translation>la macro {1} oculta la llamada (expand {1})</translation>
    </message>
    <message>
        <source>it is called from a default argument</source>
        <translation>se llama desde un argumento por defecto</translation>
    </message>
    <message>
        <source>it is called in the header of a loop or a condition</source>
        <translation>se llama en la cabecera de un bucle o de una condición</translation>
    </message>
    <message>
        <source>its text cannot be changed in place</source>
        <translation>su texto no se puede cambiar en su sitio</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; means something else where it is called</source>
        <translation>«{1}» significa otra cosa donde se la llama</translation>
    </message>
    <message>
        <source>the macro {1} is defined more than once, or taken back</source>
        <translation>la macro {1} se define más de una vez, o se anula</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names a parameter of its template, and something else where it is called</source>
        <translation>«{1}» nombra un parámetro de su plantilla, y otra cosa donde se la llama</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names the dynamic shared memory there, and something else here</source>
        <translation>«{1}» nombra allí la memoria compartida dinámica, y aquí otra cosa</translation>
    </message>
    <message>
        <source>as a template, it may have several</source>
        <translation>al ser una plantilla, puede tener varios</translation>
    </message>
    <message>
        <source>a macro declares it</source>
        <translation>lo declara una macro</translation>
    </message>
    <message>
        <source>its declaration names {1}, which the kernel has not</source>
        <translation>su declaración nombra {1}, que el kernel no tiene</translation>
    </message>
    <message>
        <source>the condition has a first part</source>
        <translation>la condición tiene una primera parte</translation>
    </message>
    <message>
        <source>it is called in a declaration of several variables</source>
        <translation>se llama en una declaración de varias variables</translation>
    </message>
    <message>
        <source>it is not always evaluated</source>
        <translation>no siempre se evalúa</translation>
    </message>
    <message>
        <source>something else is evaluated before it in the same statement; give its value to a variable first</source>
        <translation>en la misma sentencia se evalúa otra cosa antes; asigne primero su valor a una variable</translation>
    </message>
    <message>
        <source>it stands in an expression that is not understood</source>
        <translation>está en una expresión que no se entiende</translation>
    </message>
    <message>
        <source>it gives back what is assigned to</source>
        <translation>devuelve algo a lo que se asigna</translation>
    </message>
    <message>
        <source>it is no device function</source>
        <translation>no es una función de dispositivo</translation>
    </message>
    <message>
        <source>a macro stands for a brace of its body</source>
        <translation>una macro representa una llave de su cuerpo</translation>
    </message>
    <message>
        <source>the macro {1} writes it</source>
        <translation>la produce la macro {1}</translation>
    </message>
    <message>
        <source>it is a member of a class</source>
        <translation>es miembro de una clase</translation>
    </message>
    <message>
        <source>it calls itself</source>
        <translation>se llama a sí misma</translation>
    </message>
    <message>
        <source>names may mean something else in its namespace</source>
        <translation>los nombres pueden significar otra cosa en su espacio de nombres</translation>
    </message>
    <message>
        <source>it is a specialisation, an operator or a member</source>
        <translation>es una especialización, un operador o un miembro</translation>
    </message>
    <message>
        <source>it is defined after the kernel</source>
        <translation>está definida después del kernel</translation>
    </message>
    <message>
        <source>a line of the preprocessor stands in it</source>
        <translation>contiene una línea del preprocesador</translation>
    </message>
    <message>
        <source>a string of several lines stands in it</source>
        <translation>contiene una cadena de varias líneas</translation>
    </message>
    <message>
        <source>it uses {1}</source>
        <translation>usa {1}</translation>
    </message>
    <message>
        <source>it uses goto</source>
        <translation>usa goto</translation>
    </message>
    <message>
        <source>it holds inline assembly</source>
        <translation>contiene ensamblador en línea</translation>
    </message>
    <message>
        <source>a statement ({1}) is not understood</source>
        <translation>una sentencia ({1}) no se entiende</translation>
    </message>
    <message>
        <source>it makes a lambda</source>
        <translation>crea una lambda</translation>
    </message>
    <message>
        <source>it has the static variable {1}</source>
        <translation>tiene la variable estática {1}</translation>
    </message>
    <message>
        <source>another {1} is defined after it, which may be meant in the kernel</source>
        <translation>después de ella se define otro {1}, al que puede referirse el kernel</translation>
    </message>
    <message>
        <source>it holds {1}</source>
        <translation>contiene {1}</translation>
    </message>
    <message>
        <source>which instance of the template is called is not known</source>
        <translation>no se sabe qué instancia de la plantilla se llama</translation>
    </message>
    <message>
        <source>the arguments of the template are not written out</source>
        <translation>los argumentos de la plantilla no están escritos explícitamente</translation>
    </message>
    <message>
        <source>the parameters of the template are not understood</source>
        <translation>no se entienden los parámetros de la plantilla</translation>
    </message>
    <message>
        <source>the macro {1} names its variable {2}</source>
        <translation>la macro {1} nombra su variable {2}</translation>
    </message>
    <message>
        <source>the macro {1} hides a return</source>
        <translation>la macro {1} oculta un return</translation>
    </message>
    <message>
        <source>it returns before its end</source>
        <translation>retorna antes de su final</translation>
    </message>
    <message>
        <source>it does not end with the value it returns</source>
        <translation>no termina con el valor que devuelve</translation>
    </message>
    <message>
        <source>it returns a list in braces</source>
        <translation>devuelve una lista entre llaves</translation>
    </message>
    <message>
        <source>Writing macros out</source>
        <translation>Expandir macros</translation>
    </message>
    <message>
        <source>Write the macro&apos;s text out by hand where it cannot be done by the step.</source>
        <translation>Expanda a mano el texto de la macro donde el paso no pueda hacerlo.</translation>
    </message>
    <message>
        <source>The kernel is written by the macro {1}; its text cannot be changed in place.</source>
        <translation>El kernel lo produce la macro {1}; su texto no se puede cambiar en su sitio.</translation>
    </message>
    <message>
        <source>The macro {1} is used here with another number of arguments.</source>
        <translation>La macro {1} se usa aquí con otro número de argumentos.</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not use the macro {1}.</source>
        <translation>El texto del kernel no usa la macro {1}.</translation>
    </message>
    <message>
        <source>The macro {1} is not defined in the program&apos;s own files.</source>
        <translation>La macro {1} no está definida en los archivos propios del programa.</translation>
    </message>
    <message>
        <source>The macro {1} is defined more than once, or taken back.</source>
        <translation>La macro {1} se define más de una vez, o se anula.</translation>
    </message>
    <message>
        <source>Which definition of the macro {1} holds here depends on the configuration.</source>
        <translation>Qué definición de la macro {1} vale aquí depende de la configuración.</translation>
    </message>
    <message>
        <source>The parameters of the macro {1} are not understood.</source>
        <translation>No se entienden los parámetros de la macro {1}.</translation>
    </message>
    <message>
        <source>The macro {1} makes strings or names of its arguments.</source>
        <translation>La macro {1} forma cadenas o nombres a partir de sus argumentos.</translation>
    </message>
    <message>
        <source>The macro {1} names {2}, which means something else elsewhere.</source>
        <translation>La macro {1} nombra {2}, que significa otra cosa en otro lugar.</translation>
    </message>
    <message>
        <source>Blocks, grids and bounds</source>
        <translation>Bloques, grids y límites</translation>
    </message>
    <message>
        <source>Steps that change a launch must see all launches of the kernel with their extents. Write them in this source, with numbers or `dim3` variables.</source>
        <translation>Los pasos que cambian un lanzamiento deben ver todos los lanzamientos del kernel con sus extensiones. Escríbalos en este código fuente, con números o variables `dim3`.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and it is the launches that this step changes.</source>
        <translation>En esta unidad no hay ningún lanzamiento del kernel, y son los lanzamientos lo que cambia este paso.</translation>
    </message>
    <message>
        <source>This launch is a call of the runtime; write it with &lt;&lt;&lt;…&gt;&gt;&gt;.</source>
        <translation>Este lanzamiento es una llamada al runtime; escríbalo con &lt;&lt;&lt;…&gt;&gt;&gt;.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads; put launch-bounds {2} before this step.</source>
        <translation>Los launch bounds del kernel admiten bloques de {1} hilos; ponga launch-bounds {2} antes de este paso.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads.</source>
        <translation>Los launch bounds del kernel admiten bloques de {1} hilos.</translation>
    </message>
    <message>
        <source>The kernel has {1}, which the grid and block must go with; take it away first.</source>
        <translation>El kernel tiene {1}, con lo que deben concordar el grid y el bloque; quítelo primero.</translation>
    </message>
    <message>
        <source>The grid of this launch has at most {1} blocks along {2}.</source>
        <translation>El grid de este lanzamiento tiene como máximo {1} bloques a lo largo de {2}.</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel may keep their blocks.</source>
        <translation>Otras unidades que incluyen {1} y lanzan el kernel pueden conservar sus bloques.</translation>
    </message>
    <message>
        <source>The line {1} stands between the kernel&apos;s first word and its body; take it out of there.</source>
        <translation>La línea {1} está entre la primera palabra del kernel y su cuerpo; sáquela de ahí.</translation>
    </message>
    <message>
        <source>The kernel&apos;s __global__ is written by a macro; write the word out.</source>
        <translation>El __global__ del kernel lo produce una macro; escriba la palabra explícitamente.</translation>
    </message>
    <message>
        <source>The kernel has {1} twice; keep one of them.</source>
        <translation>El kernel tiene {1} dos veces; conserve uno de ellos.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds are not written as __launch_bounds__(…) before it; write them out.</source>
        <translation>Los launch bounds del kernel no están escritos como __launch_bounds__(…) delante de él; escríbalos explícitamente.</translation>
    </message>
    <message>
        <source>This declaration has bounds, and several kernels are named {1}; take the bounds out of the declaration.</source>
        <translation>Esta declaración tiene límites, y varios kernels se llaman {1}; quite los límites de la declaración.</translation>
    </message>
    <message>
        <source>The macro {1} hides bounds of the kernel; write them out.</source>
        <translation>La macro {1} oculta límites del kernel; escríbalos explícitamente.</translation>
    </message>
    <message>
        <source>The bounds of the kernel are not written as __launch_bounds__(…) or __maxnreg__(…) here; write them so.</source>
        <translation>Los límites del kernel no están escritos aquí como __launch_bounds__(…) o __maxnreg__(…); escríbalos así.</translation>
    </message>
    <message>
        <source>The kernel has __maxnreg__, and the compiler takes no launch bounds beside it; take it away, and let the number of blocks bound the registers.</source>
        <translation>El kernel tiene __maxnreg__, y el compilador no admite launch bounds junto a él; quítelo y deje que el número de bloques limite los registros.</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; it would fail with bounds of {2}.</source>
        <translation>Este lanzamiento tiene bloques de {1} hilos; con límites de {2} fallaría.</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads.</source>
        <translation>El bloque de este lanzamiento tiene como máximo {1} hilos.</translation>
    </message>
    <message>
        <source>Launches of the kernel that are not seen here have blocks of at most {1} threads.</source>
        <translation>Los lanzamientos del kernel que no se ven aquí tienen bloques de {1} hilos como máximo.</translation>
    </message>
    <message>
        <source>The bounds here name the largest cluster too, which needs the number of blocks before it; give that number as well.</source>
        <translation>Los límites nombran aquí también el clúster más grande, que necesita delante el número de bloques; indique también ese número.</translation>
    </message>
    <message>
        <source>The macro {1} hides the {2} of this launch; write the launch out.</source>
        <translation>La macro {1} oculta una parte de este lanzamiento ({2}); escriba el lanzamiento explícitamente.</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only along {1}; the grid that runs the same threads cannot be told.</source>
        <translation>El bloque de este lanzamiento solo se conoce en tiempo de ejecución a lo largo de {1}; no se puede decir qué grid ejecuta los mismos hilos.</translation>
    </message>
    <message>
        <source>The grid of this launch is known at run time only along {1}, so that {2} may not divide its threads; extents that divide {3} are possible.</source>
        <translation>El grid de este lanzamiento solo se conoce en tiempo de ejecución a lo largo de {1}, de modo que {2} puede no dividir sus hilos; son posibles extensiones que dividan {3}.</translation>
    </message>
    <message>
        <source>This launch runs {1} * {2} threads along {3}, which {4} do not divide.</source>
        <translation>Este lanzamiento ejecuta {1} * {2} hilos a lo largo de {3}, que {4} no divide.</translation>
    </message>
    <message>
        <source>This launch would need {1} blocks along {2}, more than a grid can have.</source>
        <translation>Este lanzamiento necesitaría {1} bloques a lo largo de {2}, más de los que puede tener un grid.</translation>
    </message>
    <message>
        <source>The grid of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>El grid de este lanzamiento se calcula mediante una expresión; póngalo antes en una variable dim3.</translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__, and the compiler takes no __maxnreg__ beside it; take it away, or bound the registers by its number of blocks: launch-bounds THREADS BLOCKS.</source>
        <translation>El kernel tiene __launch_bounds__, y el compilador no admite __maxnreg__ junto a él; quítelo o limite los registros mediante su número de bloques: launch-bounds THREADS BLOCKS.</translation>
    </message>
    <message>
        <source>The kernel is compiled with CUDA 12.4 or newer: older compilers do not know __maxnreg__.</source>
        <translation>El kernel se compila con CUDA 12.4 o posterior: los compiladores más antiguos no conocen __maxnreg__.</translation>
    </message>
    <message>
        <source>The shared memory {1} belongs to a block: with other blocks, other threads would share it.</source>
        <translation>La memoria compartida {1} pertenece a un bloque: con otros bloques la compartirían otros hilos.</translation>
    </message>
    <message>
        <source>Inline assembly is not followed; it may read which thread it is.</source>
        <translation>El ensamblador en línea no se sigue; puede leer qué hilo es.</translation>
    </message>
    <message>
        <source>The built-in variable is used as a whole here; use its members.</source>
        <translation>La variable predefinida se usa aquí como un todo; use sus miembros.</translation>
    </message>
    <message>
        <source>The kernel reads {1}.{2} outside of blockIdx.{2} * blockDim.{2} + threadIdx.{2} and gridDim.{2} * blockDim.{2} here, which another block changes.</source>
        <translation>El kernel lee aquí {1}.{2} fuera de blockIdx.{2} * blockDim.{2} + threadIdx.{2} y gridDim.{2} * blockDim.{2}, lo cual cambia con otro bloque.</translation>
    </message>
    <message>
        <source>This loop may wait for another block, and with exchanged axes the blocks begin in another order.</source>
        <translation>Este bucle puede esperar a otro bloque, y con los ejes intercambiados los bloques empiezan en otro orden.</translation>
    </message>
    <message>
        <source>This loop may wait for another thread, which must then run at the same time: in the same block.</source>
        <translation>Este bucle puede esperar a otro hilo, que entonces debe ejecutarse al mismo tiempo: en el mismo bloque.</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} or more threads; it would fail with bounds of {2}.</source>
        <translation>Este lanzamiento tiene bloques de {1} hilos o más; con límites de {2} fallaría.</translation>
    </message>
    <message>
        <source>{1} makes the threads of a block wait for each other.</source>
        <translation>{1} hace que los hilos de un bloque se esperen unos a otros.</translation>
    </message>
    <message>
        <source>{1} makes the threads of the grid wait for each other.</source>
        <translation>{1} hace que los hilos del grid se esperen unos a otros.</translation>
    </message>
    <message>
        <source>{1} counts the threads of a block.</source>
        <translation>{1} cuenta los hilos de un bloque.</translation>
    </message>
    <message>
        <source>{1} makes the lanes of a warp wait for each other.</source>
        <translation>{1} hace que los lanes de un warp se esperen unos a otros.</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other.</source>
        <translation>{1} permite que los lanes de un warp se vean entre sí.</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads of a block.</source>
        <translation>{1} es trabajo que una biblioteca reparte entre los hilos de un bloque.</translation>
    </message>
    <message>
        <source>{1} tells a thread its place in its block or warp.</source>
        <translation>{1} indica a un hilo su posición en su bloque o warp.</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory.</source>
        <translation>{1} es memoria compartida volatile.</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time.</source>
        <translation>{1} mide el tiempo propio del hilo.</translation>
    </message>
    <message>
        <source>{1} orders what other threads see.</source>
        <translation>{1} ordena lo que ven otros hilos.</translation>
    </message>
    <message>
        <source>{1} is launched from the device, which is not followed.</source>
        <translation>{1} se lanza desde el dispositivo, lo que no se sigue.</translation>
    </message>
    <message>
        <source>{1} is an instruction of inline assembly that may see which thread it is.</source>
        <translation>{1} es una instrucción de ensamblador en línea que puede ver qué hilo es.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx</source>
        <translation>{1} puede leer threadIdx</translation>
    </message>
    <message>
        <source>{1} is not understood.</source>
        <translation>{1} no se entiende.</translation>
    </message>
    <message>
        <source>{1} is a static variable of all threads.</source>
        <translation>{1} es una variable estática de todos los hilos.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx, which is not followed; write its body out.</source>
        <translation>{1} puede leer threadIdx, lo que no se sigue; escriba su cuerpo explícitamente.</translation>
    </message>
    <message>
        <source>{1} is used as a whole; use its members.</source>
        <translation>{1} se usa como un todo; use sus miembros.</translation>
    </message>
    <message>
        <source>{1} may read threadIdx: {2}.</source>
        <translation>{1} puede leer threadIdx: {2}.</translation>
    </message>
    <message>
        <source>blocks of {1} threads along {2}</source>
        <translation>bloques de {1} hilos a lo largo de {2}</translation>
    </message>
    <message>
        <source>makes the threads of a block wait for each other</source>
        <translation>hace que los hilos de un bloque se esperen unos a otros</translation>
    </message>
    <message>
        <source>makes the threads of the grid wait for each other</source>
        <translation>hace que los hilos del grid se esperen unos a otros</translation>
    </message>
    <message>
        <source>counts the threads of a block</source>
        <translation>cuenta los hilos de un bloque</translation>
    </message>
    <message>
        <source>makes the lanes of a warp wait for each other</source>
        <translation>hace que los lanes de un warp se esperen unos a otros</translation>
    </message>
    <message>
        <source>lets the lanes of a warp see each other</source>
        <translation>permite que los lanes de un warp se vean entre sí</translation>
    </message>
    <message>
        <source>has a library share out its work over the threads of a block</source>
        <translation>hace que una biblioteca reparta su trabajo entre los hilos de un bloque</translation>
    </message>
    <message>
        <source>asks for a thread&apos;s place in its block or warp</source>
        <translation>pide la posición de un hilo en su bloque o warp</translation>
    </message>
    <message>
        <source>uses volatile shared memory</source>
        <translation>usa memoria compartida volatile</translation>
    </message>
    <message>
        <source>measures the thread&apos;s own time</source>
        <translation>mide el tiempo propio del hilo</translation>
    </message>
    <message>
        <source>orders what other threads see</source>
        <translation>ordena lo que ven otros hilos</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is</source>
        <translation>contiene ensamblador en línea que puede ver qué hilo es</translation>
    </message>
    <message>
        <source>calls what is not followed</source>
        <translation>llama a algo que no se sigue</translation>
    </message>
    <message>
        <source>holds what is not understood</source>
        <translation>contiene algo que no se entiende</translation>
    </message>
    <message>
        <source>has a static variable of all threads</source>
        <translation>tiene una variable estática de todos los hilos</translation>
    </message>
    <message>
        <source>uses threadIdx as a whole</source>
        <translation>usa threadIdx como un todo</translation>
    </message>
    <message>
        <source>uses blockDim as a whole</source>
        <translation>usa blockDim como un todo</translation>
    </message>
    <message>
        <source>Changing the text</source>
        <translation>Cambiar el texto</translation>
    </message>
    <message>
        <source>The text is changed only where the compiler sees it as written: not in macros, not across branches of `#if`, not in code with errors.</source>
        <translation>El texto se cambia solo donde el compilador lo ve tal como está escrito: no en macros, no a través de ramas de `#if`, no en código con errores.</translation>
    </message>
    <message>
        <source>It does not matter in which order threads come to {1}: no launch fixes that order, and the variant may have another one.</source>
        <translation>No importa en qué orden llegan los hilos a {1}: ningún lanzamiento fija ese orden, y la variante puede tener otro.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands here where the compiler does not see it in this configuration (a branch of #if that is left out, sizeof, decltype, or a macro&apos;s unused argument); it would have to change too.</source>
        <translation>«{1}» está aquí donde el compilador no lo ve en esta configuración (una rama de #if que se omite, sizeof, decltype o un argumento sin usar de una macro); también tendría que cambiar.</translation>
    </message>
    <message>
        <source>The preprocessor line here names &quot;{1}&quot;, which would have to change.</source>
        <translation>La línea del preprocesador nombra aquí «{1}», que tendría que cambiar.</translation>
    </message>
    <message>
        <source>The conditional {1} parts what this step writes: with other macros defined, the text would lack one half of a pair of braces or of a conditional. Write out the branch that is meant.</source>
        <translation>La directiva condicional {1} divide lo que escribe este paso: con otras macros definidas, al texto le faltaría una mitad de un par de llaves o de una condicional. Escriba explícitamente la rama deseada.</translation>
    </message>
    <message>
        <source>Every launch of the kernel has the blocks and grids of the launches in this unit: the distances were computed for these.</source>
        <translation>Cada lanzamiento del kernel tiene los bloques y grids de los lanzamientos de esta unidad: las distancias se calcularon para estos.</translation>
    </message>
    <message>
        <source>The {1} of this launch must be computed or tested before it, and there is no place for that; make the launch a statement of its own.</source>
        <translation>Una parte de este lanzamiento ({1}) debe calcularse o comprobarse antes de él, y no hay sitio para ello; haga del lanzamiento una sentencia propia.</translation>
    </message>
    <message>
        <source>The kernel&apos;s address is kept here, or it is launched where launches cannot be rewritten; launch it by its name, in a statement of a function.</source>
        <translation>Aquí se guarda la dirección del kernel, o se lanza donde los lanzamientos no se pueden reescribir; láncelo por su nombre, en una sentencia de una función.</translation>
    </message>
    <message>
        <source>The kernel says here itself how large its block is, and the step needs another one; take {1} away, and let whoever launches the kernel choose the block.</source>
        <translation>El kernel dice aquí mismo cuán grande es su bloque, y el paso necesita otro; quite {1} y deje que quien lance el kernel elija el bloque.</translation>
    </message>
    <message>
        <source>No launch of the kernel has an offset: {1} counts from 0.</source>
        <translation>Ningún lanzamiento del kernel tiene un desplazamiento: {1} cuenta desde 0.</translation>
    </message>
    <message>
        <source>The kernel is launched here in a way that cannot be rewritten; make the launch a statement of a function.</source>
        <translation>El kernel se lanza aquí de un modo que no se puede reescribir; haga del lanzamiento una sentencia de una función.</translation>
    </message>
    <message>
        <source>The kernel is launched from the device here; its block cannot be changed from outside.</source>
        <translation>El kernel se lanza aquí desde el dispositivo; su bloque no se puede cambiar desde fuera.</translation>
    </message>
    <message>
        <source>The macro {1} hides a launch of the kernel; write the launch out.</source>
        <translation>La macro {1} oculta un lanzamiento del kernel; escriba el lanzamiento explícitamente.</translation>
    </message>
    <message>
        <source>This launch goes through {1}, which may hold another kernel too ({2}), and what is launched here changes for both; launch each by its name.</source>
        <translation>Este lanzamiento pasa por {1}, que también puede contener otro kernel ({2}), y lo que se lanza aquí cambia para ambos; lance cada uno por su nombre.</translation>
    </message>
    <message>
        <source>It is not known which kernel this launch reaches.</source>
        <translation>No se sabe a qué kernel llega este lanzamiento.</translation>
    </message>
    <message>
        <source>The compiler did not see this launch: it has an error, or stands in a branch of #if that is left out. It could not be rewritten with the others.</source>
        <translation>El compilador no vio este lanzamiento: tiene un error o está en una rama de #if que se omite. No se podría reescribir con los demás.</translation>
    </message>
    <message>
        <source>This launch may need all its blocks at once, or does not name its grid.</source>
        <translation>Este lanzamiento puede necesitar todos sus bloques a la vez, o no nombra su grid.</translation>
    </message>
    <message>
        <source>No data race: it was shown that no two threads of a block use one element between two barriers, one of them writing.</source>
        <translation>Sin carreras de datos: se demostró que no hay dos hilos de un bloque que usen un mismo elemento entre dos barreras, uno de ellos para escribir.</translation>
    </message>
    <message>
        <source>The kernel has no data races: between two barriers no thread writes what another reads or writes.</source>
        <translation>El kernel no tiene carreras de datos: entre dos barreras, ningún hilo escribe lo que otro lee o escribe.</translation>
    </message>
    <message>
        <source>Not shown: {1}</source>
        <translation>No demostrado: {1}</translation>
    </message>
    <message>
        <source>The kernel is not read whole. {1}</source>
        <translation>El kernel no se ha leído entero. {1}</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is in this unit: operators, conversions and copies of what its template parameters stand for do what those of numbers do.</source>
        <translation>En esta unidad no hay ninguna instanciación del kernel: los operadores, conversiones y copias de aquello que representan sus parámetros de plantilla hacen lo mismo que los de los números.</translation>
    </message>
    <message>
        <source>The macro {1} stands for a brace here, where this step would have to write; write the brace out.</source>
        <translation>La macro {1} representa aquí una llave, donde este paso tendría que escribir; escriba la llave explícitamente.</translation>
    </message>
    <message>
        <source>a pointer</source>
        <translation>un puntero</translation>
    </message>
    <message>
        <source>Numbers that are not known</source>
        <translation>Números que no se conocen</translation>
    </message>
    <message>
        <source>Give the launch that is meant: `--block`, `--grid` and `--arg` on the command line, the fields for the launch in the window. Write addresses, conditions and bounds of loops with indices, counters, parameters and constants.</source>
        <translation>Indique el lanzamiento deseado: `--block`, `--grid` y `--arg` en la línea de comandos, los campos del lanzamiento en la ventana. Escriba direcciones, condiciones y límites de bucles con índices, contadores, parámetros y constantes.</translation>
    </message>
    <message>
        <source>the threads of a block are not known; give them with --block</source>
        <translation>no se conocen los hilos de un bloque; indíquelos con --block</translation>
    </message>
    <message>
        <source>the threads of a block are not known</source>
        <translation>no se conocen los hilos de un bloque</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known; give them with --grid</source>
        <translation>no se conocen los bloques del grid; indíquelos con --grid</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known</source>
        <translation>no se conocen los bloques del grid</translation>
    </message>
    <message>
        <source>{1} is not known; give its value with --arg {1}=…</source>
        <translation>no se conoce {1}; indique su valor con --arg {1}=…</translation>
    </message>
    <message>
        <source>{1} is not known before the kernel runs</source>
        <translation>{1} no se conoce antes de que se ejecute el kernel</translation>
    </message>
    <message>
        <source>how often the loop of {1} runs is not known</source>
        <translation>no se sabe cuántas veces se ejecuta el bucle de {1}</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known</source>
        <translation>no se sabe cuántas veces se ejecuta el bucle de la línea {1}</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known: {2}</source>
        <translation>no se sabe cuántas veces se ejecuta el bucle de la línea {1}: {2}</translation>
    </message>
    <message>
        <source>how often a loop around it runs is not known</source>
        <translation>no se sabe cuántas veces se ejecuta un bucle que lo contiene</translation>
    </message>
    <message>
        <source>which threads get here is not known</source>
        <translation>no se sabe qué hilos llegan aquí</translation>
    </message>
    <message>
        <source>how many threads get here is not known: {1}</source>
        <translation>no se sabe cuántos hilos llegan aquí: {1}</translation>
    </message>
    <message>
        <source>a condition around it is not followed</source>
        <translation>una condición que lo rodea no se sigue</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>una condición</translation>
    </message>
    <message>
        <source>the address is not followed</source>
        <translation>la dirección no se sigue</translation>
    </message>
    <message>
        <source>the address is not followed: {1}</source>
        <translation>la dirección no se sigue: {1}</translation>
    </message>
    <message>
        <source>the address is not linear: {1}</source>
        <translation>la dirección no es lineal: {1}</translation>
    </message>
    <message>
        <source>the address is too large to be followed</source>
        <translation>la dirección es demasiado grande para seguirla</translation>
    </message>
    <message>
        <source>the address of a thread has no number</source>
        <translation>la dirección de un hilo no tiene número</translation>
    </message>
    <message>
        <source>what the address points into is not known</source>
        <translation>no se sabe a qué apunta la dirección</translation>
    </message>
    <message>
        <source>its subscript is not followed</source>
        <translation>su subíndice no se sigue</translation>
    </message>
    <message>
        <source>neighbouring threads are not everywhere the same distance apart</source>
        <translation>los hilos vecinos no están en todas partes a la misma distancia</translation>
    </message>
    <message>
        <source>the block&apos;s {1} threads along {2} are no multiple of {3}</source>
        <translation>los {1} hilos del bloque a lo largo de {2} no son un múltiplo de {3}</translation>
    </message>
    <message>
        <source>the reference is reached along several paths</source>
        <translation>a la referencia se llega por varios caminos</translation>
    </message>
    <message>
        <source>how often {1} uses it is not followed</source>
        <translation>no se sigue cuántas veces lo usa {1}</translation>
    </message>
    <message>
        <source>what {1} reads and writes is not followed</source>
        <translation>no se sigue lo que {1} lee y escribe</translation>
    </message>
    <message>
        <source>what {1} in {2} reads and writes is not followed</source>
        <translation>no se sigue lo que {1} lee y escribe en {2}</translation>
    </message>
    <message>
        <source>{1} in {2} may lead to any memory</source>
        <translation>{1} en {2} puede apuntar a cualquier memoria</translation>
    </message>
    <message>
        <source>where local memory lies is for the compiler to say</source>
        <translation>dónde está la memoria local lo decide el compilador</translation>
    </message>
    <message>
        <source>{1} holds constants, and what is read of it at a place that the compiler knows may be a number in the code</source>
        <translation>{1} contiene constantes, y lo que se lee de ahí en un lugar que el compilador conoce puede ser un número en el código</translation>
    </message>
    <message>
        <source>constant memory is read through a cache of its own, one address at a time</source>
        <translation>la memoria constante se lee a través de una caché propia, una dirección cada vez</translation>
    </message>
    <message>
        <source>texture memory has a layout of its own</source>
        <translation>la memoria de textura tiene una disposición propia</translation>
    </message>
    <message>
        <source>which memory the pointer leads to is not known</source>
        <translation>no se sabe a qué memoria apunta el puntero</translation>
    </message>
    <message>
        <source>the size of the element is not known</source>
        <translation>no se conoce el tamaño del elemento</translation>
    </message>
    <message>
        <source>the size of its type is not known</source>
        <translation>no se conoce el tamaño de su tipo</translation>
    </message>
    <message>
        <source>how much of the run is used is not known</source>
        <translation>no se sabe cuánto del tramo se usa</translation>
    </message>
    <message>
        <source>the block runs through more iterations than are looked at</source>
        <translation>el bloque recorre más iteraciones de las que se examinan</translation>
    </message>
    <message>
        <source>the launch has more different cases than are looked at</source>
        <translation>el lanzamiento tiene más casos distintos de los que se examinan</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>no calculado</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>no contado</translation>
    </message>
    <message>
        <source>of the access in {1}, {2}</source>
        <translation>del acceso en {1}, {2}</translation>
    </message>
    <message>
        <source>line {1}</source>
        <translation>la línea {1}</translation>
    </message>
    <message>
        <source>line {1} of {2}</source>
        <translation>la línea {1} de {2}</translation>
    </message>
    <message>
        <source>threads part at the barrier in line {1}: which of them go on together is not known</source>
        <translation>los hilos se separan en la barrera de la línea {1}: no se sabe cuáles de ellos continúan juntos</translation>
    </message>
    <message>
        <source>the analysis does not see this access</source>
        <translation>el análisis no ve este acceso</translation>
    </message>
    <message>
        <source>several accesses of {1} stand in the line, and the run does not tell which of them this was</source>
        <translation>en la línea hay varios accesos a {1}, y la ejecución no indica cuál de ellos fue este</translation>
    </message>
    <message>
        <source>how {1} uses memory is the library&apos;s choice</source>
        <translation>cómo usa {1} la memoria lo decide la biblioteca</translation>
    </message>
    <message>
        <source>{1} is accessed there too, which the source does not name</source>
        <translation>allí se accede también a {1}, que el código fuente no nombra</translation>
    </message>
    <message>
        <source>the analysis does not know which memory it goes to</source>
        <translation>el análisis no sabe a qué memoria va</translation>
    </message>
    <message>
        <source>{1} is taken to be a multiple of 128, so that rows begin where sectors begin.</source>
        <translation>Se supone que {1} es un múltiplo de 128, de modo que las filas empiezan donde empiezan los sectores.</translation>
    </message>
    <message>
        <source>Pointers whose accesses are not followed</source>
        <translation>Punteros cuyos accesos no se siguen</translation>
    </message>
    <message>
        <source>Give the buffer&apos;s size (`--elements`). Where the analysis is to find it, keep the pointer out of code that is not followed.</source>
        <translation>Indique el tamaño del búfer (`--elements`). Si debe encontrarlo el análisis, mantenga el puntero fuera del código que no se sigue.</translation>
    </message>
    <message>
        <source>{1} may access it through {2}: {3}</source>
        <translation>{1} puede acceder a él a través de {2}: {3}</translation>
    </message>
    <message>
        <source>{1} may access it through {2}, which is not followed</source>
        <translation>{1} puede acceder a él a través de {2}, que no se sigue</translation>
    </message>
    <message>
        <source>hands it to {1}, {2}</source>
        <translation>se lo pasa a {1}, {2}</translation>
    </message>
    <message>
        <source>{1} hands it to {2}, {3}</source>
        <translation>{1} se lo pasa a {2}, {3}</translation>
    </message>
    <message>
        <source>{1} hands it to a kernel that it launches</source>
        <translation>{1} se lo pasa a un kernel que lanza</translation>
    </message>
    <message>
        <source>which</source>
        <translation>que</translation>
    </message>
    <message>
        <source>inline assembly</source>
        <translation>ensamblador en línea</translation>
    </message>
    <message>
        <source>a function through a pointer</source>
        <translation>una función a través de un puntero</translation>
    </message>
    <message>
        <source>What an access does to the memory</source>
        <translation>Lo que un acceso hace con la memoria</translation>
    </message>
    <message>
        <source>The sentence ends with a change that would mend it, where one is known. It names steps as they are written in a plan.</source>
        <translation>La frase termina con un cambio que lo corregiría, cuando se conoce uno. Nombra los pasos tal como se escriben en un plan.</translation>
    </message>
    <message>
        <source>No thread of this launch gets here.</source>
        <translation>Ningún hilo de este lanzamiento llega aquí.</translation>
    </message>
    <message>
        <source>Not counted: {1}.</source>
        <translation>No contado: {1}.</translation>
    </message>
    <message>
        <source>Not counted: {1}. The first warp touches {2}, which lie in {3}.</source>
        <translation>No contado: {1}. El primer warp toca {2}, que están en {3}.</translation>
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
        <translation>Un warp usa pocos elementos, {1} por petición</translation>
    </message>
    <message>
        <source>Coalesced: a request moves {1}, all of them used</source>
        <translation>Coalescente: una petición mueve {1}, y se usan todos</translation>
    </message>
    <message>
        <source>{1} of a warp&apos;s 32 lanes take part</source>
        <translation>Participan {1} de los 32 lanes de un warp</translation>
    </message>
    <message>
        <source>A request moves {1} where {2} would do: {3}</source>
        <translation>Una petición mueve {1} donde bastarían {2}: {3}</translation>
    </message>
    <message>
        <source>Free of bank conflicts</source>
        <translation>Sin conflictos de bancos</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes want different words of one bank, which takes {2} a request where {3} would do</source>
        <translation>Conflicto de bancos: hasta {1} lanes piden palabras distintas de un mismo banco, lo que requiere {2} por petición donde bastarían {3}</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes (those of different rows of the block, which is {2} wide) want different words of one bank, which takes {3} a request where {4} would do</source>
        <translation>Conflicto de bancos: hasta {1} lanes (los de distintas filas del bloque, cuyo ancho es {2}) piden palabras distintas de un mismo banco, lo que requiere {3} por petición donde bastarían {4}</translation>
    </message>
    <message>
        <source>threads along {1} read the same: {2} saves {3} % of these loads</source>
        <translation>los hilos a lo largo de {1} leen lo mismo: {2} ahorra el {3} % de estas cargas</translation>
    </message>
    <message>
        <source>neighbouring threads read the same elements: {1} saves {2} % of these loads</source>
        <translation>los hilos vecinos leen los mismos elementos: {1} ahorra el {2} % de estas cargas</translation>
    </message>
    <message>
        <source>{1} sector</source>
        <translation>{1} sector</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} sectores</translation>
    </message>
    <message>
        <source>{1} word</source>
        <translation>{1} palabra</translation>
    </message>
    <message>
        <source>{1} words</source>
        <translation>{1} palabras</translation>
    </message>
    <message>
        <source>{1} pass</source>
        <translation>{1} pasada</translation>
    </message>
    <message>
        <source>{1} passes</source>
        <translation>{1} pasadas</translation>
    </message>
    <message>
        <source>{1} load</source>
        <translation>{1} carga</translation>
    </message>
    <message>
        <source>{1} loads</source>
        <translation>{1} cargas</translation>
    </message>
    <message>
        <source>{1} store</source>
        <translation>{1} almacenamiento</translation>
    </message>
    <message>
        <source>{1} stores</source>
        <translation>{1} almacenamientos</translation>
    </message>
    <message>
        <source>{1} operation</source>
        <translation>{1} operación</translation>
    </message>
    <message>
        <source>{1} operations</source>
        <translation>{1} operaciones</translation>
    </message>
    <message>
        <source>Why an access moves more than it uses</source>
        <translation>Por qué un acceso mueve más de lo que usa</translation>
    </message>
    <message>
        <source>Let neighbouring threads use neighbouring elements, and rows begin where sectors begin. The sentence of the access names the change that fits it.</source>
        <translation>Haga que hilos vecinos usen elementos vecinos y que las filas empiecen donde empiezan los sectores. La frase del acceso nombra el cambio que le conviene.</translation>
    </message>
    <message>
        <source>{1}; and {2}</source>
        <translation>{1}; y {2}</translation>
    </message>
    <message>
        <source>neighbouring threads are {1} apart and use {2} of them</source>
        <translation>los hilos vecinos están separados por {1} y usan {2} de ellos</translation>
    </message>
    <message>
        <source>the elements that a warp uses are {1} apart</source>
        <translation>los elementos que usa un warp están separados por {1}</translation>
    </message>
    <message>
        <source>the threads of a warp lie apart</source>
        <translation>los hilos de un warp están separados</translation>
    </message>
    <message>
        <source>an element of {1} takes {2} of {3}, which move the same sectors again</source>
        <translation>un elemento de {1} requiere {2} de {3}, que vuelven a mover los mismos sectores</translation>
    </message>
    <message>
        <source>{1}, and what the idle ones between them would use is moved too</source>
        <translation>{1}, y también se mueve lo que usarían los inactivos que hay entre ellos</translation>
    </message>
    <message>
        <source>only some lanes of a warp take part</source>
        <translation>solo participan algunos lanes de un warp</translation>
    </message>
    <message>
        <source>only {1} lanes of a warp take part</source>
        <translation>solo participan {1} lanes de un warp</translation>
    </message>
    <message>
        <source>only every second lane takes part</source>
        <translation>solo participa uno de cada dos lanes</translation>
    </message>
    <message>
        <source>only every third lane takes part</source>
        <translation>solo participa uno de cada tres lanes</translation>
    </message>
    <message>
        <source>only every fourth lane takes part</source>
        <translation>solo participa uno de cada cuatro lanes</translation>
    </message>
    <message>
        <source>only every {1}th lane takes part</source>
        <translation>solo participa uno de cada {1} lanes</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} begin {2} into a sector</source>
        <translation>los {1} de un warp empiezan {2} después del comienzo de un sector</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins</source>
        <translation>los {1} de un warp no siempre empiezan donde empieza un sector</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins, as {2} moves them by {3}</source>
        <translation>los {1} de un warp no siempre empiezan donde empieza un sector, ya que {2} los desplaza {3}</translation>
    </message>
    <message>
        <source>an iteration</source>
        <translation>una iteración</translation>
    </message>
    <message>
        <source>a step of {1}</source>
        <translation>un paso de {1}</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}</source>
        <translation>un warp usa {1} filas de {2}</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}, {3} apart</source>
        <translation>un warp usa {1} filas de {2}, separadas por {3}</translation>
    </message>
    <message>
        <source>{1}, that begin {2} into a sector</source>
        <translation>{1}, que empiezan {2} después del comienzo de un sector</translation>
    </message>
    <message>
        <source>{1}, and not all of them begin where a sector begins</source>
        <translation>{1}, y no todas empiezan donde empieza un sector</translation>
    </message>
    <message>
        <source>{1}, which fill no whole sectors</source>
        <translation>{1}, que no llenan sectores enteros</translation>
    </message>
    <message>
        <source>What would mend an access</source>
        <translation>Lo que corregiría un acceso</translation>
    </message>
    <message>
        <source>Make the change in the source, or take the step that the sentence names into the plan.</source>
        <translation>Haga el cambio en el código fuente o lleve al plan el paso que nombra la frase.</translation>
    </message>
    <message>
        <source>let threadIdx.x run where threadIdx.{1} does, or move the data through a tile in shared memory</source>
        <translation>haga que threadIdx.x recorra lo que recorre threadIdx.{1}, o mueva los datos a través de una tesela en memoria compartida</translation>
    </message>
    <message>
        <source>bring the data in through a tile in shared memory that neighbouring threads fill together</source>
        <translation>traiga los datos a través de una tesela en memoria compartida que llenen juntos hilos vecinos</translation>
    </message>
    <message>
        <source>keep what neighbouring threads use side by side (a structure of arrays, or threads that are a block&apos;s width apart)</source>
        <translation>guarde junto lo que usan los hilos vecinos (una estructura de arrays, o hilos separados por el ancho de un bloque)</translation>
    </message>
    <message>
        <source>let neighbouring threads use neighbouring elements</source>
        <translation>haga que hilos vecinos usen elementos vecinos</translation>
    </message>
    <message>
        <source>aligned to {1} it takes one</source>
        <translation>alineado a {1} requiere una sola instrucción</translation>
    </message>
    <message>
        <source>padded and aligned to {1} it takes one</source>
        <translation>rellenado y alineado a {1} requiere una sola instrucción</translation>
    </message>
    <message>
        <source>aligned to {1} it takes {2}</source>
        <translation>alineado a {1} requiere {2}</translation>
    </message>
    <message>
        <source>keep its members in arrays of their own, or move it through shared memory in pieces that lie side by side for neighbouring threads</source>
        <translation>guarde sus miembros en arrays propios, o muévalo a través de memoria compartida en trozos contiguos para hilos vecinos</translation>
    </message>
    <message>
        <source>or {1}</source>
        <translation>o {1}</translation>
    </message>
    <message>
        <source>let the threads that take part be neighbours, and use neighbouring elements</source>
        <translation>haga que los hilos que participan sean vecinos y usen elementos vecinos</translation>
    </message>
    <message>
        <source>let warps begin at a multiple of {1} elements</source>
        <translation>haga que los warps empiecen en un múltiplo de {1} elementos</translation>
    </message>
    <message>
        <source>let that be a multiple of {1} elements</source>
        <translation>haga que eso sea un múltiplo de {1} elementos</translation>
    </message>
    <message>
        <source>let rows begin at a multiple of {1} elements</source>
        <translation>haga que las filas empiecen en un múltiplo de {1} elementos</translation>
    </message>
    <message>
        <source>let rows be a multiple of {1} elements apart, or let a warp use fewer of them</source>
        <translation>haga que las filas estén separadas por un múltiplo de {1} elementos, o que un warp use menos de ellas</translation>
    </message>
    <message>
        <source>let a block&apos;s width be a multiple of {1} threads</source>
        <translation>haga que el ancho de un bloque sea un múltiplo de {1} hilos</translation>
    </message>
    <message>
        <source>let neighbouring threads use rows of a multiple of {1} elements</source>
        <translation>haga que hilos vecinos usen filas de un múltiplo de {1} elementos</translation>
    </message>
    <message>
        <source>make the rows of {1} one element longer (pad {1} 1)</source>
        <translation>alargue un elemento las filas de {1} (pad {1} 1)</translation>
    </message>
    <message>
        <source>make the rows of {1} {2} elements longer (pad {1} {2})</source>
        <translation>alargue las filas de {1} en {2} elementos (pad {1} {2})</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between neighbouring threads there is none</source>
        <translation>con {1} en lugar de {2} entre hilos vecinos no hay ninguno</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between threads that are neighbours along {3} there is none</source>
        <translation>con {1} en lugar de {2} entre hilos que son vecinos a lo largo de {3} no hay ninguno</translation>
    </message>
    <message>
        <source>Sentences from elsewhere</source>
        <translation>Frases de otra procedencia</translation>
    </message>
    <message>
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message>
        <source>The kernel&apos;s language has no {1}.</source>
        <translation>El lenguaje del kernel no dispone de esto: {1}.</translation>
    </message>
    <message>
        <source>What the analysis assumes, and where it ends</source>
        <translation>Lo que supone el análisis y dónde termina</translation>
    </message>
    <message>
        <source>Launch the kernel with numbers in this source, declare pointers `__restrict__` where they do not overlap, and make a part of a very large kernel a kernel of its own.</source>
        <translation>Lance el kernel con números en este código fuente, declare los punteros `__restrict__` donde no se solapen y haga de una parte de un kernel muy grande un kernel propio.</translation>
    </message>
    <message>
        <source>{1} is not negative.</source>
        <translation>{1} no es negativo.</translation>
    </message>
    <message>
        <source>{1} is between {2} and {3}.</source>
        <translation>{1} está entre {2} y {3}.</translation>
    </message>
    <message>
        <source>A row&apos;s end is not passed: {1} is at least 0 and below {2}.</source>
        <translation>No se sobrepasa el final de una fila: {1} es como mínimo 0 y menor que {2}.</translation>
    </message>
    <message>
        <source>{1} leads to memory of its own in each block and iteration that loads it.</source>
        <translation>{1} apunta a memoria propia en cada bloque e iteración que lo carga.</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap.</source>
        <translation>{1} apuntan a memorias que no se solapan.</translation>
    </message>
    <message>
        <source>The kernel is very large: in a part of it, calls and values that change in loops are not followed.</source>
        <translation>El kernel es muy grande: en una parte de él no se siguen las llamadas ni los valores que cambian en bucles.</translation>
    </message>
    <message>
        <source>The loop has more pairs of accesses than are compared; what its iterations need of each other is not known.</source>
        <translation>El bucle tiene más pares de accesos de los que se comparan; no se sabe qué necesitan sus iteraciones unas de otras.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; the rest was not looked at.</source>
        <translation>El kernel tiene más pares de accesos de los que se comparan; el resto no se examinó.</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; some dependences are not listed.</source>
        <translation>El kernel tiene más pares de accesos de los que se comparan; algunas dependencias no se muestran.</translation>
    </message>
    <message>
        <source>The barrier {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>Puede que no todos los hilos de un bloque lleguen juntos a la barrera {1}, y cómo continúan después no está definido.</translation>
    </message>
    <message>
        <source>The collective {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>Puede que no todos los hilos de un bloque lleguen juntos a la operación colectiva {1}, y cómo continúan después no está definido.</translation>
    </message>
    <message>
        <source>Data races</source>
        <translation>Carreras de datos</translation>
    </message>
    <message>
        <source>Put a barrier between the two accesses, use an atomic, or give each thread elements of its own. Where a race is only possible, write the addresses so that they can be compared, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>Ponga una barrera entre los dos accesos, use una operación atómica o dé a cada hilo elementos propios. Donde una carrera sea solo posible, escriba las direcciones de modo que se puedan comparar, con índices formados por threadIdx, blockIdx, contadores y constantes.</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. The result depends on which comes first; put a barrier between.</source>
        <translation>Hilos de un bloque usan {1} sin ninguna barrera de por medio: {2}{3}. El resultado depende de cuál llega primero; ponga una barrera entre ellos.</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>Hilos de un bloque usan {1} sin ninguna barrera de por medio: {2}{3}. Todos almacenan el mismo valor, así que el orden no importa.</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. The result depends on which comes first; use an atomic, or a kernel of its own.</source>
        <translation>Hilos de bloques distintos usan {1}, y nada los ordena: {2}{3}. El resultado depende de cuál llega primero; use una operación atómica o un kernel propio.</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>Hilos de bloques distintos usan {1}, y nada los ordena: {2}{3}. Todos almacenan el mismo valor, así que el orden no importa.</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}.</source>
        <translation>Hilos de un bloque pueden usar un mismo elemento de {1} sin ninguna barrera de por medio: {2}; {3}.</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>Hilos de un bloque pueden usar un mismo elemento de {1} sin ninguna barrera de por medio: {2}; {3}. Todos almacenan el mismo valor, así que el orden no importa.</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}.</source>
        <translation>Hilos de bloques distintos pueden usar un mismo elemento de {1}: {2}; {3}.</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>Hilos de bloques distintos pueden usar un mismo elemento de {1}: {2}; {3}. Todos almacenan el mismo valor, así que el orden no importa.</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>{1} is read</source>
        <translation>{1} se lee</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic</source>
        <translation>{1} se modifica con una operación atómica</translation>
    </message>
    <message>
        <source>{1} is changed</source>
        <translation>{1} se modifica</translation>
    </message>
    <message>
        <source>{1} by several threads</source>
        <translation>{1} por varios hilos</translation>
    </message>
    <message>
        <source>{1} is read and written by several threads</source>
        <translation>{1} lo leen y escriben varios hilos</translation>
    </message>
    <message>
        <source> (for example {1} and {2})</source>
        <translation> (por ejemplo, {1} y {2})</translation>
    </message>
    <message>
        <source> (for example {1} and {2}, with {3})</source>
        <translation> (por ejemplo, {1} y {2}, con {3})</translation>
    </message>
    <message>
        <source>thread {1}</source>
        <translation>hilo {1}</translation>
    </message>
    <message>
        <source>thread {1} of block {2}</source>
        <translation>hilo {1} del bloque {2}</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot;: {3}</source>
        <translation>{1} «{2}»: {3}</translation>
    </message>
    <message>
        <source>Words of a step</source>
        <translation>Palabras de un paso</translation>
    </message>
    <message>
        <source>Write the step as the reason says; the handbook&apos;s page of steps has examples.</source>
        <translation>Escriba el paso como indica el motivo; la página de pasos del manual contiene ejemplos.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not known after {2}. It is written: {3}.</source>
        <translation>«{1}» no se conoce después de {2}. Se escribe: {3}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no loop; a loop is named by its counter (k) or by its line (L42). It is written: {2}.</source>
        <translation>«{1}» no nombra ningún bucle; un bucle se nombra por su contador (k) o por su línea (L42). Se escribe: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no array. It is written: {2}.</source>
        <translation>«{1}» no nombra ningún array. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no macro. It is written: {2}.</source>
        <translation>«{1}» no nombra ninguna macro. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no function. It is written: {2}.</source>
        <translation>«{1}» no nombra ninguna función. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no pointer. It is written: {2}.</source>
        <translation>«{1}» no nombra ningún puntero. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no line. It is written: {2}.</source>
        <translation>«{1}» no es una línea. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>«{1}» no es un número entero. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is neither before nor after. It is written: {2}.</source>
        <translation>«{1}» no es ni before ni after. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no place that this version knows. It is written: {2}.</source>
        <translation>«{1}» no es un lugar que conozca esta versión. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>inline finds calls by the function&apos;s name, and {1} is called without one. It is written: {2}.</source>
        <translation>inline encuentra las llamadas por el nombre de la función, y {1} se llama sin nombre. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop. It is written: {2}.</source>
        <translation>{1} necesita un bucle. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs another loop. It is written: {2}.</source>
        <translation>{1} necesita otro bucle más. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop and a factor. It is written: {2}.</source>
        <translation>{1} necesita un bucle y un factor. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop and a number. It is written: {2}.</source>
        <translation>{1} necesita un bucle y un número. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a loop, and a number of iterations or a place. It is written: {2}.</source>
        <translation>{1} necesita un bucle, y un número de iteraciones o un lugar. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>split … at needs a place. It is written: {1}.</source>
        <translation>split … at necesita un lugar. Se escribe: {1}.</translation>
    </message>
    <message>
        <source>{1} needs a factor. It is written: {2}.</source>
        <translation>{1} necesita un factor. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs the dimension along which threads are merged: x, y or z. It is written: {2}.</source>
        <translation>{1} necesita la dimensión a lo largo de la cual se fusionan hilos: x, y o z. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a function. It is written: {2}.</source>
        <translation>{1} necesita una función. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a macro. It is written: {2}.</source>
        <translation>{1} necesita una macro. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs an array. It is written: {2}.</source>
        <translation>{1} necesita un array. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a pointer parameter. It is written: {2}.</source>
        <translation>{1} necesita un parámetro puntero. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a kind of memory. It is written: {2}.</source>
        <translation>{1} necesita un tipo de memoria. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs the number of iterations of a tile. It is written: {2}.</source>
        <translation>{1} necesita el número de iteraciones de una tesela. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs the number of threads along x. It is written: {2}.</source>
        <translation>{1} necesita el número de hilos a lo largo de x. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs the largest number of threads of a block. It is written: {2}.</source>
        <translation>{1} necesita el número máximo de hilos de un bloque. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs a number of registers. It is written: {2}.</source>
        <translation>{1} necesita un número de registros. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>move needs a line, before or after, and another line. It is written: {1}.</source>
        <translation>move necesita una línea, before o after, y otra línea. Se escribe: {1}.</translation>
    </message>
    <message>
        <source>The factor &quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>El factor «{1}» no es un número entero. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>El factor {1} no es posible; va de 1 a {2}. Se escribe: {3}.</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to the number of threads of a block along the dimension, at most {2}. It is written: {3}.</source>
        <translation>El factor {1} no es posible; va de 1 al número de hilos de un bloque a lo largo de la dimensión, como máximo {2}. Se escribe: {3}.</translation>
    </message>
    <message>
        <source>Strips of {1} iterations are not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>No son posibles franjas de {1} iteraciones; el número va de 1 a {2}. Se escribe: {3}.</translation>
    </message>
    <message>
        <source>A row is padded with 1 to {1} elements, not {2}. It is written: {3}.</source>
        <translation>Una fila se rellena con entre 1 y {1} elementos, no con {2}. Se escribe: {3}.</translation>
    </message>
    <message>
        <source>A block has three extents at most. It is written: {1}.</source>
        <translation>Un bloque tiene tres extensiones como máximo. Se escribe: {1}.</translation>
    </message>
    <message>
        <source>A block of {1} threads is too large; {2} are the most. It is written: {3}.</source>
        <translation>Un bloque de {1} hilos es demasiado grande; el máximo es {2}. Se escribe: {3}.</translation>
    </message>
    <message>
        <source>No multiprocessor holds {1} blocks of {2} threads; {3} threads are the most. It is written: {4}.</source>
        <translation>Ningún multiprocesador admite {1} bloques de {2} hilos; el máximo es de {3} hilos. Se escribe: {4}.</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not a whole number. It is written: {3}.</source>
        <translation>{1} «{2}» no es un número entero. Se escribe: {3}.</translation>
    </message>
    <message>
        <source>{1} is from {2} to {3}, not {4}. It is written: {5}.</source>
        <translation>{1} va de {2} a {3}, no es {4}. Se escribe: {5}.</translation>
    </message>
    <message>
        <source>The number of threads along an axis</source>
        <translation>El número de hilos a lo largo de un eje</translation>
    </message>
    <message>
        <source>The number of threads of a block</source>
        <translation>El número de hilos de un bloque</translation>
    </message>
    <message>
        <source>The number of blocks of a multiprocessor</source>
        <translation>El número de bloques de un multiprocesador</translation>
    </message>
    <message>
        <source>The number of registers of a thread</source>
        <translation>El número de registros de un hilo</translation>
    </message>
    <message>
        <source>The number of iterations of a tile</source>
        <translation>El número de iteraciones de una tesela</translation>
    </message>
    <message>
        <source>This passes on a sentence that is composed elsewhere: what a tool said.</source>
        <translation>Esto transmite una frase compuesta en otro lugar: lo que dijo una herramienta.</translation>
    </message>
    <message>
        <source>it is defined inside the kernel; define it before</source>
        <translation>está definida dentro del kernel; defínala antes</translation>
    </message>
    <message>
        <source>a lambda, which is not followed, holds {1}</source>
        <translation>una lambda, que no se sigue, contiene {1}</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands in a class that is defined inside the kernel, which this step does not rewrite; define the class before the kernel.</source>
        <translation>«{1}» está en una clase definida dentro del kernel, que este paso no reescribe; defina la clase antes del kernel.</translation>
    </message>
    <message>
        <source>Code that is not followed</source>
        <translation>Código que no se sigue</translation>
    </message>
    <message>
        <source>Write out what such code does. Define functions in a file or header that the source includes, and call them by their names.</source>
        <translation>Escriba explícitamente lo que hace ese código. Defina las funciones en un archivo o archivo de cabecera que incluya el código fuente, y llámelas por su nombre.</translation>
    </message>
    <message>
        <source>a structured binding</source>
        <translation>un enlace estructurado</translation>
    </message>
    <message>
        <source>a structured binding by get()</source>
        <translation>un enlace estructurado mediante get()</translation>
    </message>
    <message>
        <source>a loop over the range of a class, whose begin(), end() and ++ are not followed</source>
        <translation>un bucle sobre el rango de una clase, cuyos begin(), end() y ++ no se siguen</translation>
    </message>
    <message>
        <source>a loop over a list in braces, whose elements are not followed</source>
        <translation>un bucle sobre una lista entre llaves, cuyos elementos no se siguen</translation>
    </message>
    <message>
        <source>a declaration that is not followed ({1})</source>
        <translation>una declaración que no se sigue ({1})</translation>
    </message>
    <message>
        <source>a statement that is not followed ({1})</source>
        <translation>una sentencia que no se sigue ({1})</translation>
    </message>
    <message>
        <source>an expression that is not followed ({1})</source>
        <translation>una expresión que no se sigue ({1})</translation>
    </message>
    <message>
        <source>a statement expression</source>
        <translation>una expresión de sentencias</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>the destructor of {1}</source>
        <translation>el destructor de {1}</translation>
    </message>
    <message>
        <source>the destructor of a temporary {1}</source>
        <translation>el destructor de un temporal {1}</translation>
    </message>
    <message>
        <source>goto</source>
        <translation>goto</translation>
    </message>
    <message>
        <source>the instruction &quot;{1}&quot; of inline assembly</source>
        <translation>la instrucción «{1}» de ensamblador en línea</translation>
    </message>
    <message>
        <source>a constructor of {1}, which an instantiation of the template runs</source>
        <translation>un constructor de {1}, que ejecuta una instanciación de la plantilla</translation>
    </message>
    <message>
        <source>{1}, which an instantiation of the template runs</source>
        <translation>{1}, que ejecuta una instanciación de la plantilla</translation>
    </message>
    <message>
        <source>calls {1}: {2}</source>
        <translation>llama a {1}: {2}</translation>
    </message>
    <message>
        <source>what is called here</source>
        <translation>lo que se llama aquí</translation>
    </message>
    <message>
        <source>itself by way of others</source>
        <translation>sí misma a través de otras</translation>
    </message>
    <message>
        <source>such circles are not followed</source>
        <translation>tales círculos no se siguen</translation>
    </message>
    <message>
        <source>it is built into the compiler, and its effect is not known here</source>
        <translation>está integrada en el compilador, y aquí no se conoce su efecto</translation>
    </message>
    <message>
        <source>it is handed a function that may do more than compute</source>
        <translation>recibe una función que puede hacer más que calcular</translation>
    </message>
    <message>
        <source>it is declared in a header of the system or of CUDA, whose functions are not followed</source>
        <translation>está declarada en un archivo de cabecera del sistema o de CUDA, cuyas funciones no se siguen</translation>
    </message>
    <message>
        <source>it is a function of the library {1}, which is not followed</source>
        <translation>es una función de la biblioteca {1}, que no se sigue</translation>
    </message>
    <message>
        <source>the compiler reports an error in its body</source>
        <translation>el compilador informa de un error en su cuerpo</translation>
    </message>
    <message>
        <source>its body is not in this unit</source>
        <translation>su cuerpo no está en esta unidad</translation>
    </message>
    <message>
        <source>it is virtual, and which function it is the object&apos;s type tells when the kernel runs</source>
        <translation>es virtual, y qué función es lo determina el tipo del objeto cuando se ejecuta el kernel</translation>
    </message>
    <message>
        <source>it is a pointer, and which functions it may lead to is not known</source>
        <translation>es un puntero, y no se sabe a qué funciones puede apuntar</translation>
    </message>
    <message>
        <source>the compiler cannot tell which function it is</source>
        <translation>el compilador no puede determinar qué función es</translation>
    </message>
    <message>
        <source>it is declared for the host alone</source>
        <translation>está declarada solo para el host</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and what it then does cannot be followed from the template&apos;s text</source>
        <translation>depende de los argumentos de la plantilla, y lo que hace entonces no se puede seguir a partir del texto de la plantilla</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and nothing in this unit instantiates the template</source>
        <translation>depende de los argumentos de la plantilla, y nada en esta unidad instancia la plantilla</translation>
    </message>
    <message>
        <source>Code that is not read whole</source>
        <translation>Código que no se ha leído entero</translation>
    </message>
    <message>
        <source>Mend the errors that are listed, or name the folders of missing headers with -I.</source>
        <translation>Corrija los errores que se muestran, o indique con -I las carpetas de los archivos de cabecera que faltan.</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1}; nvcc may.</source>
        <translation>Clang, con el que Warpgrain lee los códigos fuente, no acepta esto: {1}; nvcc podría aceptarlo.</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1} ({2}); nvcc may.</source>
        <translation>Clang, con el que Warpgrain lee los códigos fuente, no acepta esto: {1} ({2}); nvcc podría aceptarlo.</translation>
    </message>
    <message>
        <source>{1}. Name its folder with -I.</source>
        <translation>{1}. Indique su carpeta con -I.</translation>
    </message>
    <message>
        <source>{1} ({2}). Name its folder with -I.</source>
        <translation>{1} ({2}). Indique su carpeta con -I.</translation>
    </message>
    <message>
        <source>It holds an expression with an error.</source>
        <translation>Contiene una expresión con un error.</translation>
    </message>
    <message>
        <source>It names {1}, whose declaration has an error.</source>
        <translation>Nombra {1}, cuya declaración tiene un error.</translation>
    </message>
    <message>
        <source>Its declaration has an error.</source>
        <translation>Su declaración tiene un error.</translation>
    </message>
    <message>
        <source>Its last brace is missing.</source>
        <translation>Falta su última llave.</translation>
    </message>
    <message>
        <source>What stands before it, outside of all functions, has an error and may change what it means. {1}</source>
        <translation>Lo que está antes, fuera de todas las funciones, tiene un error y puede cambiar su significado. {1}</translation>
    </message>
    <message>
        <source>{1}, which it calls, is not read whole. {2}</source>
        <translation>{1}, a lo que llama, no se ha leído entero. {2}</translation>
    </message>
    <message>
        <source>{1}, which it names, is not read whole. {2}</source>
        <translation>{1}, que nombra, no se ha leído entero. {2}</translation>
    </message>
    <message>
        <source>Values and addresses that are not followed</source>
        <translation>Valores y direcciones que no se siguen</translation>
    </message>
    <message>
        <source>Compute addresses from indices, counters, parameters and constants. An index that is loaded from memory, or chosen by a condition that is not followed, may be anything.</source>
        <translation>Calcule las direcciones a partir de índices, contadores, parámetros y constantes. Un índice que se carga de memoria, o que elige una condición que no se sigue, puede ser cualquier cosa.</translation>
    </message>
    <message>
        <source>{1} bytes are copied, and how many is not known</source>
        <translation>se copian {1} bytes, y no se sabe cuántos son</translation>
    </message>
    <message>
        <source>{1} calls itself</source>
        <translation>{1} se llama a sí misma</translation>
    </message>
    <message>
        <source>{1} changes in the loop in a way that is not followed</source>
        <translation>{1} cambia en el bucle de un modo que no se sigue</translation>
    </message>
    <message>
        <source>{1} changes what it captured</source>
        <translation>{1} modifica lo que capturó</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the block</source>
        <translation>{1} procede de otros hilos del bloque</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the warp</source>
        <translation>{1} procede de otros hilos del warp</translation>
    </message>
    <message>
        <source>{1} depends on a condition that is not followed</source>
        <translation>{1} depende de una condición que no se sigue</translation>
    </message>
    <message>
        <source>{1} divides an index by what is no constant</source>
        <translation>{1} divide un índice por algo que no es una constante</translation>
    </message>
    <message>
        <source>{1} ends the loop at an iteration that is not known</source>
        <translation>{1} termina el bucle en una iteración que no se conoce</translation>
    </message>
    <message>
        <source>{1} has a default argument</source>
        <translation>{1} tiene un argumento por defecto</translation>
    </message>
    <message>
        <source>{1} has an element type that is not known</source>
        <translation>{1} tiene un tipo de elemento que no se conoce</translation>
    </message>
    <message>
        <source>{1} has no body in this file</source>
        <translation>{1} no tiene cuerpo en este archivo</translation>
    </message>
    <message>
        <source>{1} has no value yet</source>
        <translation>{1} aún no tiene valor</translation>
    </message>
    <message>
        <source>{1} has temporary storage that is not followed</source>
        <translation>{1} tiene almacenamiento temporal que no se sigue</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}</source>
        <translation>{1} contiene algo que no se sigue: {2}</translation>
    </message>
    <message>
        <source>{1} is a bit-field</source>
        <translation>{1} es un campo de bits</translation>
    </message>
    <message>
        <source>{1} is a condition that is not followed</source>
        <translation>{1} es una condición que no se sigue</translation>
    </message>
    <message>
        <source>{1} is a difference of pointers</source>
        <translation>{1} es una diferencia de punteros</translation>
    </message>
    <message>
        <source>{1} is a function that is not known</source>
        <translation>{1} es una función que no se conoce</translation>
    </message>
    <message>
        <source>{1} is a group of threads</source>
        <translation>{1} es un grupo de hilos</translation>
    </message>
    <message>
        <source>{1} is a lambda</source>
        <translation>{1} es una lambda</translation>
    </message>
    <message>
        <source>{1} is a library&apos;s object</source>
        <translation>{1} es un objeto de una biblioteca</translation>
    </message>
    <message>
        <source>{1} is a part of a variable that is not followed</source>
        <translation>{1} es parte de una variable que no se sigue</translation>
    </message>
    <message>
        <source>{1} is a time</source>
        <translation>{1} es un tiempo</translation>
    </message>
    <message>
        <source>{1} is allocated</source>
        <translation>{1} se asigna dinámicamente</translation>
    </message>
    <message>
        <source>{1} is an atomic&apos;s old value</source>
        <translation>{1} es el valor anterior de una operación atómica</translation>
    </message>
    <message>
        <source>{1} is called in a form that is not followed</source>
        <translation>{1} se llama de una forma que no se sigue</translation>
    </message>
    <message>
        <source>{1} is called too deeply to follow</source>
        <translation>{1} se llama a demasiada profundidad para seguirse</translation>
    </message>
    <message>
        <source>{1} is captured by a lambda</source>
        <translation>{1} es capturado por una lambda</translation>
    </message>
    <message>
        <source>{1} is changed by a call</source>
        <translation>{1} se modifica en una llamada</translation>
    </message>
    <message>
        <source>{1} is changed through another type</source>
        <translation>{1} se modifica a través de otro tipo</translation>
    </message>
    <message>
        <source>{1} is computed by a function</source>
        <translation>{1} lo calcula una función</translation>
    </message>
    <message>
        <source>{1} is computed from what is not known</source>
        <translation>{1} se calcula a partir de algo que no se conoce</translation>
    </message>
    <message>
        <source>{1} is converted to an integer</source>
        <translation>{1} se convierte en un entero</translation>
    </message>
    <message>
        <source>{1} is found in a loop of a function</source>
        <translation>{1} se encuentra en un bucle de una función</translation>
    </message>
    <message>
        <source>{1} is gone through element by element</source>
        <translation>{1} se recorre elemento a elemento</translation>
    </message>
    <message>
        <source>{1} is handed a function that may do more than compute</source>
        <translation>{1} recibe una función que puede hacer más que calcular</translation>
    </message>
    <message>
        <source>{1} is handed a pointer that is not followed</source>
        <translation>{1} recibe un puntero que no se sigue</translation>
    </message>
    <message>
        <source>{1} is handed an iterator that is not followed</source>
        <translation>{1} recibe un iterador que no se sigue</translation>
    </message>
    <message>
        <source>{1} is handed memory that it may use</source>
        <translation>{1} recibe memoria que puede usar</translation>
    </message>
    <message>
        <source>{1} is inline assembly</source>
        <translation>{1} es ensamblador en línea</translation>
    </message>
    <message>
        <source>{1} is loaded from memory</source>
        <translation>{1} se carga de memoria</translation>
    </message>
    <message>
        <source>{1} is made a pointer</source>
        <translation>{1} se convierte en un puntero</translation>
    </message>
    <message>
        <source>{1} is made by a constructor that is not followed</source>
        <translation>{1} lo crea un constructor que no se sigue</translation>
    </message>
    <message>
        <source>{1} is made by a constructor</source>
        <translation>{1} lo crea un constructor</translation>
    </message>
    <message>
        <source>{1} is nested too deeply to follow</source>
        <translation>{1} está anidado a demasiada profundidad para seguirse</translation>
    </message>
    <message>
        <source>{1} is not computed from integers alone</source>
        <translation>{1} no se calcula únicamente a partir de enteros</translation>
    </message>
    <message>
        <source>{1} is not computed from integers</source>
        <translation>{1} no se calcula a partir de enteros</translation>
    </message>
    <message>
        <source>{1} is not followed in a function with jumps or hidden code</source>
        <translation>{1} no se sigue en una función con saltos o código oculto</translation>
    </message>
    <message>
        <source>{1} is not followed</source>
        <translation>{1} no se sigue</translation>
    </message>
    <message>
        <source>{1} is a kernel that runs beside this one</source>
        <translation>{1} es un kernel que se ejecuta junto a este</translation>
    </message>
    <message>
        <source>{1} may be negative as a signed number</source>
        <translation>{1} puede ser negativo como número con signo</translation>
    </message>
    <message>
        <source>{1} is not known</source>
        <translation>{1} no se conoce</translation>
    </message>
    <message>
        <source>{1} is read as another type</source>
        <translation>{1} se lee como otro tipo</translation>
    </message>
    <message>
        <source>{1} is set by a library&apos;s collective</source>
        <translation>{1} lo fija una operación colectiva de una biblioteca</translation>
    </message>
    <message>
        <source>{1} is set by inline assembly</source>
        <translation>{1} lo fija ensamblador en línea</translation>
    </message>
    <message>
        <source>{1} is the object that the function is called on</source>
        <translation>{1} es el objeto sobre el que se llama a la función</translation>
    </message>
    <message>
        <source>{1} is too large a formula to follow</source>
        <translation>{1} es una fórmula demasiado grande para seguirse</translation>
    </message>
    <message>
        <source>{1} is what the threads of the block vote</source>
        <translation>{1} es lo que votan los hilos del bloque</translation>
    </message>
    <message>
        <source>{1} is where a run begins whose length is not known</source>
        <translation>{1} es donde empieza un tramo cuya longitud no se conoce</translation>
    </message>
    <message>
        <source>{1} leads through a pointer that is not known</source>
        <translation>{1} pasa por un puntero que no se conoce</translation>
    </message>
    <message>
        <source>{1} may be changed by a call</source>
        <translation>{1} puede modificarse en una llamada</translation>
    </message>
    <message>
        <source>{1} may be changed through a pointer that is not known</source>
        <translation>{1} puede modificarse a través de un puntero que no se conoce</translation>
    </message>
    <message>
        <source>{1} multiplies several indices</source>
        <translation>{1} multiplica varios índices</translation>
    </message>
    <message>
        <source>{1} multiplies two indices</source>
        <translation>{1} multiplica dos índices</translation>
    </message>
    <message>
        <source>{1} points to one of several arrays</source>
        <translation>{1} apunta a uno de varios arrays</translation>
    </message>
    <message>
        <source>{1} shares its bytes with a member that was written</source>
        <translation>{1} comparte sus bytes con un miembro que se escribió</translation>
    </message>
    <message>
        <source>{1} takes the bits of an index apart</source>
        <translation>{1} descompone los bits de un índice</translation>
    </message>
    <message>
        <source>{1} tells which thread this is</source>
        <translation>{1} indica qué hilo es este</translation>
    </message>
    <message>
        <source>{1} uses a run whose length is not known</source>
        <translation>{1} usa un tramo cuya longitud no se conoce</translation>
    </message>
    <message>
        <source>{1} wraps around below 0</source>
        <translation>{1} da la vuelta por debajo de 0</translation>
    </message>
    <message>
        <source>{1} may wrap around</source>
        <translation>{1} puede dar la vuelta</translation>
    </message>
    <message>
        <source>{1} is made for blocks of {2} x {3} x {4} threads</source>
        <translation>{1} está hecho para bloques de {2} x {3} x {4} hilos</translation>
    </message>
    <message>
        <source>a part of the address</source>
        <translation>una parte de la dirección</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>what the pointer leads to is not followed</source>
        <translation>aquello a lo que apunta el puntero no se sigue</translation>
    </message>
    <message>
        <source>how {1} uses its temporary storage is the library&apos;s choice</source>
        <translation>cómo usa {1} su almacenamiento temporal lo decide la biblioteca</translation>
    </message>
    <message>
        <source>which thread of {1} uses which part of a run is the library&apos;s choice</source>
        <translation>qué hilo de {1} usa qué parte de un tramo lo decide la biblioteca</translation>
    </message>
    <message>
        <source>{1} byte</source>
        <translation>{1} byte</translation>
    </message>
    <message>
        <source>{1} bytes</source>
        <translation>{1} bytes</translation>
    </message>
    <message>
        <source>in how many requests {1} moves {2} for a thread is for the compiler to say</source>
        <translation>en cuántas peticiones mueve {1} {2} para un hilo lo decide el compilador</translation>
    </message>
    <message>
        <source>in how many requests {1} are moved for a thread is for the compiler to say</source>
        <translation>en cuántas peticiones se mueven {1} para un hilo lo decide el compilador</translation>
    </message>
    <message>
        <source>Pairs of accesses that cannot be told apart</source>
        <translation>Pares de accesos que no se pueden distinguir</translation>
    </message>
    <message>
        <source>Declare pointers __restrict__ where they do not overlap, launch the kernel with numbers in this source, and index with values that do not depend on other threads.</source>
        <translation>Declare los punteros __restrict__ donde no se solapen, lance el kernel con números en este código fuente e indexe con valores que no dependan de otros hilos.</translation>
    </message>
    <message>
        <source>{1} has no linear form</source>
        <translation>{1} no tiene forma lineal</translation>
    </message>
    <message>
        <source>{1} may differ between blocks</source>
        <translation>{1} puede diferir entre bloques</translation>
    </message>
    <message>
        <source>{1} multiplies values that are not known</source>
        <translation>{1} multiplica valores que no se conocen</translation>
    </message>
    <message>
        <source>an index is too large to follow</source>
        <translation>un índice es demasiado grande para seguirlo</translation>
    </message>
    <message>
        <source>a condition in a called function is not followed</source>
        <translation>una condición de una función llamada no se sigue</translation>
    </message>
    <message>
        <source>an earlier round may have ended the loop</source>
        <translation>una vuelta anterior puede haber terminado el bucle</translation>
    </message>
    <message>
        <source>the subscripts are too complicated to compare</source>
        <translation>los subíndices son demasiado complicados para compararlos</translation>
    </message>
    <message>
        <source>it depends on the launch</source>
        <translation>depende del lanzamiento</translation>
    </message>
    <message>
        <source>whether it is so in every launch takes too long to find out</source>
        <translation>averiguar si es así en todos los lanzamientos lleva demasiado tiempo</translation>
    </message>
    <message>
        <source>whether threads come to {1} in between is not known</source>
        <translation>no se sabe si entre medias llegan hilos a {1}</translation>
    </message>
    <message>
        <source>how threads go on that wait at {1} without the others is not defined</source>
        <translation>cómo continúan los hilos que esperan en {1} sin los demás no está definido</translation>
    </message>
    <message>
        <source>which threads meet at {1} is not known</source>
        <translation>no se sabe qué hilos se encuentran en {1}</translation>
    </message>
    <message>
        <source>whether {1} orders the two in between is its library&apos;s choice</source>
        <translation>si {1} ordena a los dos entre medias lo decide su biblioteca</translation>
    </message>
    <message>
        <source>threads may wait for each other in line {1}</source>
        <translation>los hilos pueden esperarse unos a otros en la línea {1}</translation>
    </message>
    <message>
        <source>nothing tells whether rows run into each other</source>
        <translation>nada indica si las filas se invaden unas a otras</translation>
    </message>
    <message>
        <source>{1} and {2} may be one pointer</source>
        <translation>{1} y {2} pueden ser un mismo puntero</translation>
    </message>
    <message>
        <source>{1} is changed atomically for the threads of one block alone</source>
        <translation>{1} se modifica atómicamente solo para los hilos de un mismo bloque</translation>
    </message>
    <message>
        <source>atomic operations on {1} and on {2} bytes are not atomic for each other</source>
        <translation>las operaciones atómicas sobre {1} y sobre {2} bytes no son atómicas entre sí</translation>
    </message>
    <message>
        <source>{1} leads to memory that is not known</source>
        <translation>{1} apunta a memoria que no se conoce</translation>
    </message>
    <message>
        <source>it goes on until it is waited for, and which thread copies what is the library&apos;s choice</source>
        <translation>continúa hasta que se espera por ello, y qué hilo copia qué lo decide la biblioteca</translation>
    </message>
    <message>
        <source>which thread uses which part of it is the library&apos;s choice</source>
        <translation>qué hilo usa qué parte de ello lo decide la biblioteca</translation>
    </message>
    <message>
        <source>what {1} does with it is not known</source>
        <translation>no se sabe qué hace {1} con ello</translation>
    </message>
    <message>
        <source>it is not known where {1} leads</source>
        <translation>no se sabe adónde apunta {1}</translation>
    </message>
    <message>
        <source>{1} and {2} may lead to the same memory; declare them __restrict__ where they do not</source>
        <translation>{1} y {2} pueden apuntar a la misma memoria; declárelos __restrict__ donde no sea así</translation>
    </message>
    <message>
        <source>they may be the same element</source>
        <translation>pueden ser el mismo elemento</translation>
    </message>
    <message>
        <source>only threads with {1} reach it</source>
        <translation>solo llegan a ella los hilos con {1}</translation>
    </message>
    <message>
        <source>a condition around the barrier, or a loop&apos;s trip count, may differ between threads</source>
        <translation>una condición en torno a la barrera, o el número de iteraciones de un bucle, puede diferir entre hilos</translation>
    </message>
    <message>
        <source>threads have parted at the barrier in line {1}</source>
        <translation>los hilos se han separado en la barrera de la línea {1}</translation>
    </message>
    <message>
        <source>what decides it may be loaded from {1}, on which threads may race</source>
        <translation>lo que lo decide puede cargarse de {1}, sobre lo cual los hilos pueden tener una carrera</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; gave a text that does not compile ({3}). The source is unchanged. Please report it with the kernel.</source>
        <translation>{1} «{2}» dio un texto que no se compila ({3}). El código fuente no ha cambiado. Informe de ello, adjuntando el kernel.</translation>
    </message>
    <message>
        <source>The kernel {1} is lost when its directives are taken out.</source>
        <translation>El kernel {1} se pierde cuando se quitan sus directivas.</translation>
    </message>
    <message>
        <source>A file is new after a step: {1}.</source>
        <translation>Un archivo es nuevo tras un paso: {1}.</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>bucle</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condición</translation>
    </message>
    <message>
        <source>Sharing a loop out over lanes</source>
        <translation>Repartir un bucle entre lanes</translation>
    </message>
    <message>
        <source>A group of lanes does the work of one thread, and one of them all that must be done once. Write sums as `sum += …`, put what changes memory into statements of its own, and keep what lanes could tell apart (warp operations, clocks, results of atomics) out of the kernel.</source>
        <translation>Un grupo de lanes hace el trabajo de un hilo, y uno de ellos todo lo que debe hacerse una sola vez. Escriba las sumas como `sum += …`, ponga lo que modifica memoria en sentencias propias y mantenga fuera del kernel aquello que permitiría distinguir lanes (operaciones de warp, relojes, resultados de operaciones atómicas).</translation>
    </message>
    <message>
        <source>A loop is shared out over 2, 4, 8, 16 or 32 lanes, not {1}. It is written: {2}.</source>
        <translation>Un bucle se reparte entre 2, 4, 8, 16 o 32 lanes, no {1}. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>The lanes would add {1} up in another order, and {2} rounds differently then; &quot;{3}&quot; allows another order.</source>
        <translation>Los lanes sumarían {1} en otro orden, y {2} se redondea entonces de forma distinta; «{3}» permite otro orden.</translation>
    </message>
    <message>
        <source>Another order of the sum {1} is as good as the loop&apos;s: {2} rounds differently in each.</source>
        <translation>Otro orden de la suma {1} es tan bueno como el del bucle: {2} se redondea de forma distinta en cada uno.</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; where a lane begins, it could pass below 0. Let it count up, or give it a sign.</source>
        <translation>{1} no tiene signo y cuenta hacia abajo; donde empieza un lane podría bajar de 0. Haga que cuente hacia arriba o dele signo.</translation>
    </message>
    <message>
        <source>The lanes cannot exchange {1}, which is of type {2}; integers and floating-point numbers of 4 and 8 bytes they can.</source>
        <translation>Los lanes no pueden intercambiar {1}, que es de tipo {2}; enteros y números de coma flotante de 4 y 8 bytes sí pueden.</translation>
    </message>
    <message>
        <source>{1} is given a value in the loop and used outside of it ({2}); of the lanes that share the loop out, each would have another one.</source>
        <translation>{1} recibe un valor en el bucle y se usa fuera de él ({2}); de los lanes que se reparten el bucle, cada uno tendría otro.</translation>
    </message>
    <message>
        <source>The loop writes {1}, of which each lane has its own; the others would not see it after the loop ({2}).</source>
        <translation>El bucle escribe {1}, de lo que cada lane tiene el suyo; los demás no lo verían después del bucle ({2}).</translation>
    </message>
    <message>
        <source>One lane alone may change memory here, and this statement also gives {1} a value, which all lanes need; make two statements of it.</source>
        <translation>Aquí solo puede modificar memoria un único lane, y esta sentencia también da a {1} un valor, que necesitan todos los lanes; conviértala en dos sentencias.</translation>
    </message>
    <message>
        <source>One lane alone may change memory here; make a statement of its own of what does.</source>
        <translation>Aquí solo puede modificar memoria un único lane; haga una sentencia propia de lo que la modifica.</translation>
    </message>
    <message>
        <source>One lane alone may do {1} here, and the others would need what it gives back.</source>
        <translation>Aquí solo puede hacer {1} un único lane, y los demás necesitarían lo que devuelve.</translation>
    </message>
    <message>
        <source>{1} would be done by each lane of a group; take it out of the kernel.</source>
        <translation>{1} lo haría cada lane de un grupo; sáquelo del kernel.</translation>
    </message>
    <message>
        <source>All lanes of a group read {1} here, which atomics change meanwhile; they might see different values.</source>
        <translation>Todos los lanes de un grupo leen aquí {1}, que entretanto modifican operaciones atómicas; podrían ver valores distintos.</translation>
    </message>
    <message>
        <source>The function {1} reads {2}, which this step changes; write it out in the kernel (inline {1}).</source>
        <translation>La función {1} lee {2}, que este paso cambia; expándala en el kernel (inline {1}).</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; with {2} lanes for each they would have {3}, and {4} are the most.</source>
        <translation>Este lanzamiento tiene bloques de {1} hilos; con {2} lanes para cada uno tendrían {3}, y el máximo es {4}.</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds of {1} threads would become {2}, and {3} are the most.</source>
        <translation>Los launch bounds del kernel, de {1} hilos, pasarían a ser {2}, y el máximo es {3}.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must multiply the block&apos;s extent along x by {1}; the block then has at most {2} threads.</source>
        <translation>En esta unidad no hay ningún lanzamiento del kernel: quien lo lance debe multiplicar la extensión del bloque a lo largo de x por {1}; el bloque tiene entonces {2} hilos como máximo.</translation>
    </message>
    <message>
        <source>sharing the loop out over lanes</source>
        <translation>el reparto del bucle entre lanes</translation>
    </message>
    <message>
        <source>Pointers that a launch passes twice</source>
        <translation>Punteros que un lanzamiento pasa dos veces</translation>
    </message>
    <message>
        <source>Hand over memory of its own for each of the two parameters, or make sure that each thread reads only what it writes itself.</source>
        <translation>Pase memoria propia para cada uno de los dos parámetros, o asegúrese de que cada hilo lea solo lo que él mismo escribe.</translation>
    </message>
    <message>
        <source>the launch in {1} passes {2} for both {3} and {4}</source>
        <translation>el lanzamiento de {1} pasa {2} tanto para {3} como para {4}</translation>
    </message>
    <message>
        <source>{1}, and {2}</source>
        <translation>{1}, y {2}</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap, except where a launch passes one pointer for two of them.</source>
        <translation>{1} apuntan a memorias que no se solapan, salvo donde un lanzamiento pasa un mismo puntero para dos de ellos.</translation>
    </message>
    <message>
        <source>{1} needs an array and a number. It is written: {2}.</source>
        <translation>{1} necesita un array y un número. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>{1} needs two different ones of x, y and z. It is written: {2}.</source>
        <translation>{1} necesita dos distintos de entre x, y y z. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>Loading and storing vectors</source>
        <translation>Cargar y almacenar vectores</translation>
    </message>
    <message>
        <source>A vector holds neighbouring elements that one thread uses together, the first of them at a multiple of their number. Merge adjacent threads (`coarsen x 4 adjacent`) or unroll a loop first, and find elements by counters, constants and sizes that are multiples.</source>
        <translation>Un vector contiene elementos vecinos que un hilo usa juntos, el primero de ellos en un múltiplo de su número. Fusione antes hilos adyacentes (`coarsen x 4 adjacent`) o desenrolle un bucle, y localice los elementos mediante contadores, constantes y tamaños que sean múltiplos.</translation>
    </message>
    <message>
        <source>A vector has 2 or 4 elements, not {1}. It is written: {2}.</source>
        <translation>Un vector tiene 2 o 4 elementos, no {1}. Se escribe: {2}.</translation>
    </message>
    <message>
        <source>There are no vectors of {1} elements of {2}, which are of type {3}.</source>
        <translation>No hay vectores de {1} elementos de {2}, que son de tipo {3}.</translation>
    </message>
    <message>
        <source>Nowhere does a thread use {1} neighbouring elements of {2} in statements that follow each other, or in a loop of {1} iterations; merge {1} adjacent threads, unroll a loop or split it first.</source>
        <translation>En ningún lugar usa un hilo {1} elementos vecinos de {2} en sentencias consecutivas, ni en un bucle de {1} iteraciones; antes, fusione {1} hilos adyacentes, desenrolle un bucle o divídalo.</translation>
    </message>
    <message>
        <source>{1} lies {2} elements behind a multiple of {3}; vectors begin at multiples.</source>
        <translation>{1} está {2} elementos después de un múltiplo de {3}; los vectores empiezan en múltiplos.</translation>
    </message>
    <message>
        <source>Whether {1} lies at a multiple of {2} elements is not known: its place depends on {3}.</source>
        <translation>No se sabe si {1} está en un múltiplo de {2} elementos: su lugar depende de {3}.</translation>
    </message>
    <message>
        <source>{1} is a multiple of {2}.</source>
        <translation>{1} es un múltiplo de {2}.</translation>
    </message>
    <message>
        <source>{1} leads to an address that is a multiple of {2} bytes, in every launch.</source>
        <translation>{1} apunta a una dirección que es un múltiplo de {2} bytes, en todos los lanzamientos.</translation>
    </message>
    <message>
        <source>{1} is used under a condition; a vector would use all {2} elements in any case.</source>
        <translation>{1} se usa bajo una condición; un vector usaría los {2} elementos en cualquier caso.</translation>
    </message>
    <message>
        <source>That this condition holds for the first and the last of {1} elements does not say that it holds for those between.</source>
        <translation>Que esta condición se cumpla para el primero y el último de {1} elementos no dice que se cumpla para los intermedios.</translation>
    </message>
    <message>
        <source>{1} is found by {2}, which cannot be computed before the first of its neighbours is used.</source>
        <translation>{1} se localiza mediante {2}, que no se puede calcular antes de que se use el primero de sus vecinos.</translation>
    </message>
    <message>
        <source>{1} cannot be aligned to {2} bytes where it is declared.</source>
        <translation>{1} no se puede alinear a {2} bytes donde está declarado.</translation>
    </message>
    <message>
        <source>{1} is neither a pointer parameter of the kernel nor shared memory that it declares.</source>
        <translation>{1} no es ni un parámetro puntero del kernel ni memoria compartida que este declare.</translation>
    </message>
    <message>
        <source>The grid of this launch has {1} blocks along {2}; along {3} it can have {4} at most.</source>
        <translation>El grid de este lanzamiento tiene {1} bloques a lo largo de {2}; a lo largo de {3} puede tener {4} como máximo.</translation>
    </message>
    <message>
        <source>The block of this launch has {1} threads along {2}; along {3} it can have {4} at most.</source>
        <translation>El bloque de este lanzamiento tiene {1} hilos a lo largo de {2}; a lo largo de {3} puede tener {4} como máximo.</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads along {2}.</source>
        <translation>El bloque de este lanzamiento tiene como máximo {1} hilos a lo largo de {2}.</translation>
    </message>
    <message>
        <source>The {1} of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>El {1} de este lanzamiento se calcula mediante una expresión; póngalo antes en una variable dim3.</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must exchange the extents of block and grid along {1} and {2}.</source>
        <translation>En esta unidad no hay ningún lanzamiento del kernel: quien lo lance debe intercambiar las extensiones del bloque y del grid a lo largo de {1} y {2}.</translation>
    </message>
    <message>
        <source>{1} is accessed {2} bytes before its begin.</source>
        <translation>Se accede a {1} {2} bytes antes de su comienzo.</translation>
    </message>
    <message>
        <source>{1} has {2} bytes, and is accessed up to byte {3}.</source>
        <translation>{1} tiene {2} bytes, y se accede a él hasta el byte {3}.</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together: {1}. How they go on after it is not defined.</source>
        <translation>No todos los hilos de un bloque llegan juntos a esta barrera: {1}. Cómo continúan después no está definido.</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together. How they go on after it is not defined.</source>
        <translation>No todos los hilos de un bloque llegan juntos a esta barrera. Cómo continúan después no está definido.</translation>
    </message>
    <message>
        <source>{1} So do {2} more accesses to {3}.</source>
        <translation>{1} Lo mismo hacen otros {2} accesos a {3}.</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what depends on this condition: it differs between the threads of a warp.</source>
        <translation>En promedio, solo {1} de los 32 lanes de un warp participan en lo que depende de esta condición: difiere entre los hilos de un warp.</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what this loop repeats: its threads leave it at different times.</source>
        <translation>En promedio, solo {1} de los 32 lanes de un warp participan en lo que repite este bucle: sus hilos salen de él en momentos distintos.</translation>
    </message>
    <message>
        <source>The last warp of a block of {1} threads has {2} threads: the other lanes wait in every block.</source>
        <translation>El último warp de un bloque de {1} hilos tiene {2} hilos: los demás lanes esperan en cada bloque.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}.</source>
        <translation>Está residente el {1} % de los warps que admite un multiprocesador, {2} bloques de {3} hilos; límite: {4}.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} registers a thread in place of about {6} it would be {7} %.</source>
        <translation>Está residente el {1} % de los warps que admite un multiprocesador, {2} bloques de {3} hilos; límite: {4}. Con {5} registros por hilo en lugar de unos {6} sería el {7} %.</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} bytes of shared memory a block in place of {6} it would be {7} %.</source>
        <translation>Está residente el {1} % de los warps que admite un multiprocesador, {2} bloques de {3} hilos; límite: {4}. Con {5} bytes de memoria compartida por bloque en lugar de {6} sería el {7} %.</translation>
    </message>
    <message>
        <source>The grid has {1} blocks for {2} multiprocessors, which have work for {3} % of the time.</source>
        <translation>El grid tiene {1} bloques para {2} multiprocesadores, que tienen trabajo el {3} % del tiempo.</translation>
    </message>
    <message>
        <source>{1} % of these loads of {2} bring what other threads of the block have loaded too: threads that are merged along {3} keep it in a register.</source>
        <translation>El {1} % de estas cargas de {2} trae lo que otros hilos del bloque también han cargado: los hilos que se fusionan a lo largo de {3} lo mantienen en un registro.</translation>
    </message>
    <message>
        <source>Each thread does little: with {1} the launch is expected to be {2} times faster.</source>
        <translation>Cada hilo hace poco: con {1} se prevé que el lanzamiento sea {2} veces más rápido.</translation>
    </message>
    <message>
        <source>No race, no access out of bounds, no wasted transfer and no step that is expected to help was found.</source>
        <translation>No se encontró ninguna carrera, ningún acceso fuera de límites, ninguna transferencia desperdiciada ni ningún paso que se prevea útil.</translation>
    </message>
    <message>
        <source>No step can be made on this kernel: {1}</source>
        <translation>En este kernel no se puede hacer ningún paso: {1}</translation>
    </message>
    <message>
        <source>No step is on offer for this kernel.</source>
        <translation>No se ofrece ningún paso para este kernel.</translation>
    </message>
    <message>
        <source>The kernel is not analysed, since it is not read whole: {1}</source>
        <translation>El kernel no se analiza, ya que no se ha leído entero: {1}</translation>
    </message>
    <message>
        <source>No race, no access out of bounds and no wasted transfer was found.</source>
        <translation>No se encontró ninguna carrera, ningún acceso fuera de límites ni ninguna transferencia desperdiciada.</translation>
    </message>
    <message>
        <source>When the kernel ran on the CPU: {1}</source>
        <translation>Cuando el kernel se ejecutó en la CPU: {1}</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>The list of what is wrong with a kernel says these beside the sentences of races and of accesses. The steps that mend a finding stand beside it.</source>
        <translation>La lista de lo que está mal en un kernel contiene estas frases junto a las de las carreras y los accesos. Los pasos que corrigen un hallazgo figuran a su lado.</translation>
    </message>
    <message>
        <source>The number of blocks of a launch</source>
        <translation>El número de bloques de un lanzamiento</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must hand it the grid as its first argument, and launch fewer blocks.</source>
        <translation>En esta unidad no hay ningún lanzamiento del kernel: quien lo lance debe pasarle el grid como primer argumento y lanzar menos bloques.</translation>
    </message>
    <message>
        <source>This launch leaves template arguments of the kernel to the compiler, so that the host code cannot ask how many of its blocks are resident; write them out, or give the number of blocks: persist BLOCKS.</source>
        <translation>Este lanzamiento deja al compilador argumentos de plantilla del kernel, de modo que el código del host no puede preguntar cuántos de sus bloques están residentes; escríbalos explícitamente o indique el número de bloques: persist BLOCKS.</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what counts its blocks.</source>
        <translation>El kernel está definido después de este lanzamiento, y también lo estaría lo que cuenta sus bloques.</translation>
    </message>
    <message>
        <source>Blocks that take turns</source>
        <translation>Bloques que se turnan</translation>
    </message>
    <message>
        <source>The kernel is handed its old grid, so that all of its launches change. Write them in this source, behind the kernel, and name all of its template arguments.</source>
        <translation>Al kernel se le pasa su grid anterior, de modo que cambian todos sus lanzamientos. Escríbalos en este código fuente, después del kernel, y nombre todos sus argumentos de plantilla.</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body is a plain __syncthreads(), before which a tile would be copied into shared memory.</source>
        <translation>Ninguna sentencia del cuerpo del bucle es un simple __syncthreads() antes del cual se copiaría una tesela en memoria compartida.</translation>
    </message>
    <message>
        <source>The loop copies nothing into shared memory before a __syncthreads(); the loop around it does: {2} {1}.</source>
        <translation>El bucle no copia nada en memoria compartida antes de un __syncthreads(); sí lo hace el bucle que lo contiene: {2} {1}.</translation>
    </message>
    <message>
        <source>Nothing is copied from global into shared memory before the loop&apos;s first __syncthreads().</source>
        <translation>No se copia nada de memoria global a memoria compartida antes del primer __syncthreads() del bucle.</translation>
    </message>
    <message>
        <source>What is loaded here gets into shared memory otherwise than by an assignment of its own, as in `tile[i] = in[j];`, under conditions and counting loops.</source>
        <translation>Lo que se carga aquí llega a memoria compartida de otro modo que mediante una asignación propia, como en `tile[i] = in[j];`, bajo condiciones y bucles de conteo.</translation>
    </message>
    <message>
        <source>{1} cannot be computed one iteration earlier: {2}.</source>
        <translation>{1} no se puede calcular una iteración antes: {2}.</translation>
    </message>
    <message>
        <source>{1} is loaded for the tile, and the loop may write it here; one iteration earlier another value may be there.</source>
        <translation>{1} se carga para la tesela, y el bucle puede escribirlo aquí; una iteración antes puede haber allí otro valor.</translation>
    </message>
    <message>
        <source>{1} may wait for other threads, or tell them to go on; the next tile is not loaded before it.</source>
        <translation>{1} puede esperar a otros hilos o indicarles que continúen; la tesela siguiente no se carga antes de ello.</translation>
    </message>
    <message>
        <source>The thread may leave the loop here, or end an iteration; the next tile would be loaded although nobody uses it.</source>
        <translation>El hilo puede salir aquí del bucle, o terminar una iteración; la tesela siguiente se cargaría aunque nadie la use.</translation>
    </message>
    <message>
        <source>It is not known that a thread copies at most {1} elements in this loop, for which it would need registers.</source>
        <translation>No se sabe si un hilo copia como máximo {1} elementos en este bucle, para los que necesitaría registros.</translation>
    </message>
    <message>
        <source>A value of type {1} is not kept in a register here; numbers and plain vectors are.</source>
        <translation>Un valor de tipo {1} no se mantiene aquí en un registro; los números y los vectores simples, sí.</translation>
    </message>
    <message>
        <source>Each thread keeps {1} bytes of the next tile in registers while it uses a tile.</source>
        <translation>Cada hilo mantiene {1} bytes de la tesela siguiente en registros mientras usa una tesela.</translation>
    </message>
    <message>
        <source>{1} is not an element of global memory as it stands there; asynchronous copies take nothing else, no other memory and no value that is computed or converted.</source>
        <translation>{1} no es un elemento de la memoria global tal como está allí; las copias asíncronas no toman nada más, ni otra memoria ni un valor que se calcula o se convierte.</translation>
    </message>
    <message>
        <source>An element of type {1} is not copied asynchronously: numbers, pointers and plain vectors of 4, 8 or 16 bytes are.</source>
        <translation>Un elemento de tipo {1} no se copia de forma asíncrona; los números, los punteros y los vectores simples de 4, 8 o 16 bytes, sí.</translation>
    </message>
    <message>
        <source>The thread may store {1} here and elsewhere for the same tile; asynchronous copies have no order, and the last one would not win.</source>
        <translation>El hilo puede guardar {1} aquí y en otro lugar para la misma tesela; las copias asíncronas no tienen orden, y la última no prevalecería.</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by its elements behind the loop&apos;s barrier; there cannot be two of it, one for the tile that is used and one for the next.</source>
        <translation>{1} se usa aquí de otro modo que por sus elementos detrás de la barrera del bucle; no puede haber dos, uno para la tesela que se usa y otro para la siguiente.</translation>
    </message>
    <message>
        <source>The next tile is copied while a tile is used, into a second set of arrays: {1} bytes more of shared memory. GPUs from sm_80 on copy past the registers; older ones wait for each copy.</source>
        <translation>La tesela siguiente se copia mientras se usa una tesela, en un segundo juego de arreglos: {1} bytes más de memoria compartida. Las GPU a partir de sm_80 copian sin pasar por los registros; las más antiguas esperan cada copia.</translation>
    </message>
    <message>
        <source>{1} is in shared memory, or in an array of the thread&apos;s own</source>
        <translation>{1} está en memoria compartida, o en un array propio del hilo</translation>
    </message>
    <message>
        <source>{1} is also the name of something that is declared in the loop</source>
        <translation>{1} es también el nombre de algo que se declara en el bucle</translation>
    </message>
    <message>
        <source>{1} is loaded from memory to decide whether something is copied</source>
        <translation>{1} se carga de memoria para decidir si se copia algo</translation>
    </message>
    <message>
        <source>Loading the next tile early</source>
        <translation>Cargar por anticipado la tesela siguiente</translation>
    </message>
    <message>
        <source>What a loop copies into shared memory is loaded one iteration earlier, into registers or into a second set of shared arrays, where nothing in the loop can change it. Write the copies as assignments at the top of the loop&apos;s body, before a __syncthreads() of that body, and mark pointers `__restrict__`.</source>
        <translation>Lo que un bucle copia en memoria compartida se carga una iteración antes, en registros o en un segundo juego de arreglos compartidos, donde nada del bucle puede modificarlo. Escriba las copias como asignaciones al comienzo del cuerpo del bucle, antes de un __syncthreads() de ese cuerpo, y marque los punteros con `__restrict__`.</translation>
    </message>
</context>
</TS>
