<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>warpgrain::report::Words</name>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>Report on {1}</source>
        <translation>Informe sobre {1}</translation>
    </message>
    <message>
        <source>Made by Warpgrain {1} on {2}.</source>
        <translation>Hecho por Warpgrain {1} el {2}.</translation>
    </message>
    <message>
        <source>Kernel and launch</source>
        <translation>Kernel y lanzamiento</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Instantiation</source>
        <translation>Instanciación</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Código fuente</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lanzamiento</translation>
    </message>
    <message>
        <source>grid {1} blocks</source>
        <translation>grid de {1} bloques</translation>
    </message>
    <message>
        <source>block {1} threads</source>
        <translation>bloque de {1} hilos</translation>
    </message>
    <message>
        <source>{1} bytes of dynamic shared memory</source>
        <translation>{1} bytes de memoria compartida dinámica</translation>
    </message>
    <message>
        <source>From the source</source>
        <translation>Del código fuente</translation>
    </message>
    <message>
        <source>{1} = {2} (line {3})</source>
        <translation>{1} = {2} (línea {3})</translation>
    </message>
    <message>
        <source>{1} = {2} (a guess from line {3})</source>
        <translation>{1} = {2} (conjetura de la línea {3})</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>A multiprocessor holds</source>
        <translation>Un multiprocesador admite</translation>
    </message>
    <message>
        <source>{1} warps, {2} blocks, {3} registers, {4} bytes of shared memory</source>
        <translation>{1} warps, {2} bloques, {3} registros, {4} bytes de memoria compartida</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA Toolkit</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Medido en</translation>
    </message>
    <message>
        <source>{1}, driver {2}, {3}</source>
        <translation>{1}, controlador {2}, {3}</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>No plan was chosen: the report is on the original.</source>
        <translation>No se eligió ningún plan: el informe trata del original.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>legal if what is assumed holds</source>
        <translation>legal si se cumple lo supuesto</translation>
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
        <source>by hand; proved by runs alone</source>
        <translation>a mano; probada únicamente mediante ejecuciones</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Supuesto</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Numbers before and after</source>
        <translation>Números antes y después</translation>
    </message>
    <message>
        <source>They were not compared: {1}</source>
        <translation>No se compararon: {1}</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
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
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>neither better nor worse</source>
        <translation>ni mejor ni peor</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruido</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>medición</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>análisis</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>compilador</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lanzamiento</translation>
    </message>
    <message>
        <source>time, median (µs)</source>
        <translation>tiempo, mediana (µs)</translation>
    </message>
    <message>
        <source>time by the model (µs)</source>
        <translation>tiempo según el modelo (µs)</translation>
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
        <source>accesses with conflicts</source>
        <translation>accesos con conflictos</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>accesos no contados</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>lugares con carreras de datos</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>instrucciones de warps</translation>
    </message>
    <message>
        <source>registers of a thread</source>
        <translation>registros de un hilo</translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation>ocupación (%)</translation>
    </message>
    <message>
        <source>shared memory of a block (bytes)</source>
        <translation>memoria compartida de un bloque (bytes)</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>hilos de un bloque</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>{1}, {2}: sectors</source>
        <translation>{1}, {2}: sectores</translation>
    </message>
    <message>
        <source>{1}, {2}: passes over the banks</source>
        <translation>{1}, {2}: pasadas por los bancos</translation>
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
        <source>It was not measured with this launch.</source>
        <translation>No se midió con este lanzamiento.</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>El modelo necesita el lanzamiento completo y una GPU cuya velocidad se conozca.</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>Un acceso o la longitud de un bucle no se conoce y se ha conjeturado.</translation>
    </message>
    <message>
        <source>Estimates of this kind are usually wrong by {1} % themselves.</source>
        <translation>Las estimaciones de este tipo suelen errar ya en un {1} %.</translation>
    </message>
    <message>
        <source>The 95 % intervals of the two medians meet.</source>
        <translation>Los intervalos del 95 % de las dos medianas se solapan.</translation>
    </message>
    <message>
        <source>Findings in the original</source>
        <translation>Hallazgos en el original</translation>
    </message>
    <message>
        <source>By the model, the launch takes {1} µs on {2}.</source>
        <translation>Según el modelo, el lanzamiento tarda {1} µs en {2}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
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
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Steps that mend it</source>
        <translation>Pasos que lo corrigen</translation>
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
        <source>{1} (possible)</source>
        <translation>{1} (posible)</translation>
    </message>
    <message>
        <source>{1} % of the time</source>
        <translation>{1} % del tiempo</translation>
    </message>
    <message>
        <source>{1} cycles</source>
        <translation>{1} ciclos</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} sectores</translation>
    </message>
    <message>
        <source>{1} passes over the banks</source>
        <translation>{1} pasadas por los bancos</translation>
    </message>
    <message>
        <source>{1} ({2}, expected to be {3} times as fast)</source>
        <translation>{1} ({2}, se prevé {3} veces tan rápido)</translation>
    </message>
    <message>
        <source>{1} ({2})</source>
        <translation>{1} ({2})</translation>
    </message>
    <message>
        <source>{1} is not possible: {2}</source>
        <translation>{1} no es posible: {2}</translation>
    </message>
    <message>
        <source>Steps that mend findings were not looked for.</source>
        <translation>No se buscaron pasos que corrijan hallazgos.</translation>
    </message>
    <message>
        <source>Not counted:</source>
        <translation>No contado:</translation>
    </message>
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
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>No variant was built.</source>
        <translation>No se generó ninguna variante.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>(original)</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Generación</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Spills (bytes)</source>
        <translation>Derrames (bytes)</translation>
    </message>
    <message>
        <source>Shared (bytes)</source>
        <translation>Compartida (bytes)</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>Ocupación (%)</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Limitada por</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>Tiempo (µs)</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>± (%)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>no compilada</translation>
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
        <source>registers</source>
        <translation>registros</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>memoria compartida</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>barreras</translation>
    </message>
    <message>
        <source>noisy</source>
        <translation>con ruido</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>no comparable</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>no ejecutada</translation>
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
        <source>verified, also at {1} other sizes</source>
        <translation>verificada, también con otros {1} tamaños</translation>
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
        <source>with another launch: {1}</source>
        <translation>con otro lanzamiento: {1}</translation>
    </message>
    <message>
        <source>{1}, with findings</source>
        <translation>{1}, con hallazgos</translation>
    </message>
    <message>
        <source>Evidence of the verification</source>
        <translation>Pruebas de la verificación</translation>
    </message>
    <message>
        <source>Variants were run on the CPU, and what they leave in memory was compared with what the original leaves, with this launch and at these sizes alone.</source>
        <translation>Las variantes se ejecutaron en la CPU, y lo que dejan en memoria se comparó con lo que deja el original, únicamente con este lanzamiento y con estos tamaños.</translation>
    </message>
    <message>
        <source>No variant was run.</source>
        <translation>No se ejecutó ninguna variante.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Run with</source>
        <translation>Ejecutada con</translation>
    </message>
    <message>
        <source>Other sizes at which it agrees</source>
        <translation>Otros tamaños con los que coincide</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>No variant is built: there are no numbers to draw.</source>
        <translation>No hay ninguna variante generada: no hay números que dibujar.</translation>
    </message>
    <message>
        <source>What changes in the source</source>
        <translation>Lo que cambia en el código fuente</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nada.</translation>
    </message>
</context>
</TS>
