<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>warpgrain::dependence::Reasons</name>
    <message>
        <source>Plans and steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan stops at the first step that is refused. Reasons of a step on the text that other steps gave have no place in the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {1} holds several loops that {2} may mean; put them on lines of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several loops of the kernel count with {1}: in lines {2}. Name the one that is meant by its line (L{3}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has no for loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has no for loop {1}; its loops are: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {1} of {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accesses around a barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the two accesses that a reason names: where no other thread uses what they use, write the address so that this shows, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} does to memory is not known: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; whether one of them needs the barrier is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between; {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads of other blocks may wait for one of the two, and the barrier is what they rely on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is read (line {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is written (line {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is changed by an atomic (line {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is changed (line {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the barrier by its line, and keep it where the kernel relies on it in a way that is not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} does may depend on the barrier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has no __syncthreads() of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has several barriers; say which one is meant by its line: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No __syncthreads() stands in {1}; the kernel&apos;s are in {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several barriers stand in this line; put them on lines of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} writes this barrier; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier is all that stands under another header; put braces around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the kernel does around the barrier is not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not shown that all threads of a block reach the barrier together: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is compiled with the branch of #if that was looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch has several threads along {1}, and the kernel does not tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks have one thread along {1}, whose index the kernel does not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a volatile access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging threads and blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What depends on how many threads there are, or on which of them meet, cannot be merged. Another axis, `cyclic` or `adjacent`, or merging blocks instead of threads (`coarsen grid`) may be possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel does not read threadIdx.{1}: merging threads along it would only repeat the same work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel are rewritten too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would have to stand in another branch of #if than it does, and with other macros defined the kernel would be another one. Write out the branch that is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands around this preprocessor line would change its order; write out the branch that is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must divide the {1}&apos;s extent along {2} by {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} in the first or the last iteration of the loop around this launch; that is no multiple of {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {1}&apos;s extent along {2} at this launch is a multiple of {3} (asserted in the host code).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} at this launch; {4} of them cannot be merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged threads are guarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch, and the kernel is launched with other extents elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel does not read blockIdx.{1}: merging blocks along it would only repeat the same work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each merged block needs its own {1}, but its type {2} cannot be copied and assigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all blocks without synchronisation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statement ({1}) is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may synchronise blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may tell which block it is, or synchronise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loop may wait for another block; if that is one it is merged with, it would wait for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is used as a whole here; use its members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device, which may depend on its blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel makes a lambda, which is not followed; write its body out or make it a function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known what {1} does to other blocks: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} tells the kernel of its grid, which changes with merging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s blocks stand in clusters, which the grid must go with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but it {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The constructor {1} reads the thread&apos;s index or the block&apos;s size itself; hand it to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} stands where only some threads of {2} may come; after merging blocks, the others could meet them from the next block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some threads of {1} return here before others come to {2}; after merging blocks they would be in the next one by then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel (inline {2}), so that the work on both sides can be told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, uses {2} as a whole; use its members there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loop may wait for another thread; if that is one it is merged with, it would wait for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} writes several statements here; write them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} writes control around a barrier; write it out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header of this loop holds a barrier in its body and steps a variable that differs between threads; move that variable&apos;s update into the body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A barrier inside a switch, or together with other work in one expression, cannot be kept in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some threads along {1} leave the surrounding loop here while others go on, and that loop holds a barrier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a loop over {2}, which differs between threads along {3} elsewhere; give the loop a counter of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a {2} that differs between threads along {3}; after merging it would be reached a different number of times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each merged thread needs its own {1}, but {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A default argument or a member&apos;s initial value uses {1}, which would have to change; write it out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} hides a use of {2} that would have to change; write it out here (expand {1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} hides a call of {2}, which needs the thread&apos;s index; write it out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} hides a return that would have to change; write it out here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A return inside a switch inside a loop cannot be turned into the end of one merged thread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged blocks are guarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The constructor {1} reads the block&apos;s index or the grid&apos;s size itself; hand it to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel uses {1}; jumps like this cannot be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device; its own threads cannot be merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may see which thread it is, or synchronise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel holds what is not followed: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all threads without synchronisation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel, so that the work on both sides can be told apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} counts the threads of the block, of which there are fewer after merging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} tells a thread its rank or its group&apos;s size, which change with merging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, has a library share out work over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is volatile shared memory: warp-synchronous code. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After &quot;{1}&quot;: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is written in a way that has no place for one more parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls {1} {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses {1} {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is written by a macro, or is a specialisation, an operator or a member that is defined outside its class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not read whole, because of an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is defined after the kernel; define it before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another branch of #if may hold another form of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a reference, and there are no arrays of references.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is static.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its type {1} cannot be made without arguments and assigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is declared by the macro {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a parameter of type {1} that the kernel changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is an array with initial values that cannot be assigned one by one; assign them in a loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its address is kept in a pointer or reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its address is kept in a pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a default argument or a member&apos;s initial value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>through the macro {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes a lambda, which is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses goto, which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launches a kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls what is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is, or synchronise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds what is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a static variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if it is cyclic along x and the new extent along x is a multiple of 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if the block&apos;s extent along x is a known multiple of 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unrolling and jamming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A smaller factor, another loop of the nest, or moving a statement first may be possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may use the same memory, and jamming may turn their order round: {2}{3}.{4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} use the same memory, and jamming would turn their order round: the distance along {2} is ({3}){4}.{5}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and {2} and {3} of two threads may use the same memory, not only in one iteration of {4}; jamming could bring them to the same side of a barrier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thread may end here, in the middle of a nest; in another order it would have done before it what it does not do any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volatile memory is used here, and the order of such uses must stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared; the order must stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} does must stay in its order with the rest, which would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop over {1} has no for loop directly inside it to jam; unroll it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A type is declared between the loops; declare it before the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop over {1} is left or continued from inside; a copy of it would take the others along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop over {1} does not go round alike for every iteration of the loop over {2}: {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is used here after the loop that counts with it; declare it in the header of that loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop over {2} is not followed. Declare it in the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} would have to become several, one for each copy; declare it in the loop over {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration of the loop over {2} to the next, and the loops inside would change the order in which it is changed ({3}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loops of {1}{2} are not those of the template; what they share is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no first value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is declared in the loop over {2} and may differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step puts the one before the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; factors up to {1} are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} and, iterations of {2} later, {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} and, {2} iteration of {3} later, {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} and, {2} iterations of {3} later, {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the loops into the form that the step asks for, by hand or with another step on loops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is declared in the loop, and each iteration has its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it is not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} carries a value from one of the statements to another ({2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}; in two loops that order would be turned round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be that {1}, and in two loops that order would be turned round: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop&apos;s body is one statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop is all that stands under another header; put braces around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop over {1} does not say where it begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loops after the first one may go round otherwise: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body differs between instantiations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body but the first begins in {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop&apos;s pragma stands on a line with something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statements do not end lines of their own; put them on some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} carries a value from one loop to the other ({2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No for loop follows directly in the same block.{1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop {1} does not follow the other one directly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loops have different pragmas; give them the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preprocessor line stands between the loops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headers of the loops are not written alike, so it is not known that they go round alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loops count with two variables that are declared before; declare them in the headers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loop does not say where it begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loops may not go round alike: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; it would skip the second loop&apos;s work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} means something else in the second loop; give one of the two another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all instantiations have both loops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}; in one loop that order would be turned round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be that {1}, and in one loop that order would be turned round: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pragma belongs to one of the loops, and they do not begin lines of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop directly inside the loop {1} is the one over {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both loops count with {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header of the loop over {1} names another {2}; give one of the two another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else than one for loop stands directly in the loop; distribute it, or move it out, first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No for loop stands directly in the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} would be computed also where it was not before, and may fail; put it into a variable before the loops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No condition stands right around the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This condition has an else, or declares something; only a plain one is taken into a loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} writes this; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition may change while the loop runs: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counter {1} lives on after the loop; declare it in the loop&apos;s header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the condition does not hold, this loop may have no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands here before the loop is done under its condition only; put it behind the loop or out of the condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is no plain register; declare it out of the condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another variable is called {1}, too; give one of them another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} begins with does more than compute a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition and the loop do not stand on lines of their own, or a comment stands between; lay them out with a line for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop ends at !=; compare with &lt; or &gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} does not overflow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place {1} is not possible: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop runs {1} times; that is no more than one strip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first value of {1} is not understood; write it as {1} = ….</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; the begin of the next strip could pass below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of a strip&apos;s, and != does not tell where the last strip ends; compare with &lt; or &gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A strip of {1} iterations is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step {1} has another type than {2}, and sums of the two may mean something else; put it into a variable of type {3} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} does not overflow {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at most {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pragma belongs to the loop, and they do not begin lines of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in it is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is no small whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an index needs .x, .y or .z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no variable {1} is known before the loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several variables are named {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is no integer variable of the thread&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it depends on {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interchanging the loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>going through strips of {1} iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} uses what {2} used in an iteration before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step takes away what stands between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} uses what a later iteration&apos;s {2} used before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a loop counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps on loops need a for loop that steps one integer, compares it with a bound that stays, and changes it nowhere else. Write the loop so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lambda is made here, which is not followed; write its body out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop holds what is not followed: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preprocessor line stands in the loop; it cannot be copied with the body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A macro gives {1} two meanings here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; in a copy of the body it would skip the copies after it. Put what follows into an if.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>break leaves the loop here; the loop for the last iterations, after it, would go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A label or goto stands in the loop; jumps like this cannot be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A switch around the loop jumps into it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is declared in the loop and is one object for all its iterations; declare it before the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and it may run a different number of times for threads that differ along {2}; some would be in the copies while others are in the loop for the last iterations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} names {2} in its definition; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for loops are unrolled; this is another kind of loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} writes this loop; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header of this loop is not understood; write it without preprocessor lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loop has no condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loop steps nothing in its header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} writes a part of this loop&apos;s header; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loop does not step one variable, as ++k and k += 4 do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is no variable of the thread&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop counts with {1} of type {2}; loops that count with int, unsigned or a wider integer are unrolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header declares something else than {1} alone; declare it before the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header begins with something else than a first value of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step of this loop is neither an addition nor a subtraction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loop adds 0 to {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step of this loop is too large to be multiplied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step {1} of this loop is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step of this loop changes: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop&apos;s condition does not compare {1} with a bound: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound of this loop is no integer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bound of this loop may change while it runs: {1}; put it into a variable before the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of {1} is taken here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop&apos;s body changes {1} itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reference to {1} is made here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop runs {1} times; a factor above that leaves nothing to unroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of the factor, and != does not tell where the last whole group ends; compare with &lt; or &gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} has a sign and is compared with one that has none while it counts down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} has no sign and counts down to {2}, which is no small constant; {1} minus the group could pass below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is volatile; the order of its uses must stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is a reference; name what it refers to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop is not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration to the next, and the order of the iterations would change ({2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in another order, the values that {1} is made of do not overflow {2} on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may use the same memory, and {2} may turn their order round: {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} use the same memory, and {2} would turn their order round: the distance along {3} is ({4}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and what they do before and after it would be mixed up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop is left early here; iterations would be done that were not done before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value that {1} has after the loop may be used here; declare it in the loop&apos;s header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether {1} meets the bound of != after a whole number of steps; compare with &lt; or &gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition and the step of this loop do not go the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} does not begin below 0: it is compared with {2}, which has no sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at least {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} (In {2}.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may give something else each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it changes a variable itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is volatile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is a reference, and what it refers to may change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the address of {1} is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is changed in {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is loaded from memory, and memory is written in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} changes memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} lets the thread see what others wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may let the thread see what others wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is launched, which may change that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may change that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} in inline assembly may change that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what {1} does may change that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1} ({2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} and, in a later iteration, {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping elements in registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements are kept where it is certain that nothing else touches them. Restrict pointers (`__restrict__`) or index with counters and constants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part of the loop&apos;s header may do more than compute a value; put it into a variable before the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first value of this loop&apos;s counter is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} and {2} may be the same element in iterations that lie {3} apart; what a register holds may then be stale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} stands between the uses of {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is another element in each iteration, found by {2}, which is declared in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of {1} may be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, changes in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thread may leave here, past the end of what {1} is kept for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preprocessor line stands between the uses of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} and {2} ({3}) may meet: {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jump may lead past what is loaded before the loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No element of {1} is named by an address that is computed from registers alone, as a value of one number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel names no element of an array or pointer {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No element is used again where a register could hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is written under a condition only; kept in a register it would be written in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is used under a condition only; kept in a register it would be loaded in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded and stored all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No element of {1} is used again where a register could hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing and staging memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These steps must know who uses an array, and how: index it directly, with counters and constants, and allocate and launch where it can be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the kernel; whether all threads of a block come to the tile is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only some threads of a block come to what reads the tile: what stands around it, here, differs along {1}. The barriers around a tile need all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some threads of a block may return here, and the barriers around a tile need all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads that differ along {1} go round this loop differently; the barriers around a tile need all of them in each iteration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} leads to at least {2} elements in every launch: so many are copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One host thread at a time launches the kernel, and no other unit does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All launches of the kernel are in one stream: {1} is the same for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements of this type are not kept in constant memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} leads to is volatile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which {1} could be copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is given another value here, or its address is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} names {2}; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch does not write out what it hands over for {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is handed over for {1} here cannot be computed twice; make it a variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be the array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is in another stream than those before it, in which a kernel may still read the array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far this reads is not known when the program is compiled, and constant memory has a fixed size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This reads more at once than the array is aligned for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may read before what {1} leads to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel reads nothing through {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s constant memory would have {1} bytes, and there are {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lanes read different elements of {1} here; constant memory serves them one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} makes it unknown what is done before what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is declared together with others; give it a declaration of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is static; declare it without that word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word __shared__ does not stand in the declaration of {1}; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} declares {2}; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is declared extern: another declaration of it may be in another unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The extents of {1} do not all stand in its declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel declares no array {1} of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several arrays are named {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch gives {1} its size; others may lie in it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is declared outside the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is static, and so all threads have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elements of {1} get values where they are declared; give them theirs in a loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of {1} is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements of type {1} cannot be made and assigned at will.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than the value of one element of {1} is used here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An atomic operation needs memory, not a register.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subscripts of {1} do not stand in the text here; write them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel does not use {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much memory this leads to is not known, which a texture object is told: it {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is in a namespace or a class; what stands before it there has another name elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch hands its arguments over by their addresses; write it with &lt;&lt;&lt;&gt;&gt;&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}; make it a statement of a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream of this launch is no variable; make it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition around what reads the tile is more than comparisons of registers that stand in the file: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which threads along x come to what reads the tile is not known: {1} does not compare a place along x, counted in threads, with a bound that they share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s shared arrays would have {1} bytes, and a kernel may declare {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has no parameter {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is no pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is const and __restrict__ already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is __restrict__ already; the compiler sees by itself that it is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type of {1} does not show that it is a pointer; write it with *.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} leads to is not const; declare it so first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} leads to is written here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} leads to is not const, and the pointer is handed on here; declare it const first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is named here too, where its type may matter; declare {1} const there and in the kernel first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two uses of {1} have different subscripts, {2}; what one leaves, the other may read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subscript {1} of {2} is not made of registers and numbers alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}, by which {2} is subscripted, changes between the uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this reads of {1} may have been written in {2} by an earlier iteration of the loop in {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two threads of a block may use one element of {1}, by {2} and {3} ({4}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of {1} itself may be kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is given another value here; what it leads to then is not {1}&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} does to memory is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known where this leads, and it may be what {1} leads to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch hands over one pointer for {1} and for {2}, which the kernel writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A subscript of this access is not followed; say how many elements a row is padded with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank conflicts of this access are not known: {1}; say how many elements a row is padded with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} has no bank conflicts that padding could save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer rows save none of the bank conflicts of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This subscript of {1} is from {2} to {3} and may leave its dimension, which has {4}; in rows of another length it would mean another element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each subscript of {1} is at least 0 and below the extent of its dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has no pointer parameter {1}; only what one leads to is staged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two reads of {1} are side by side along x, and always made together; name a loop to stage what it reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition here has an else or declares something; what is read in it is not staged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is not certainly read where it stands; loaded for the tile it might be read where nothing may be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared or changed after the place where the tile would be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known that the next thread along x reads the element after {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between this element and the one before it that a thread reads there are others that it does not read; the last thread could not load them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has no shared array {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several shared arrays are named {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch gives {1} its size; what lies where in it is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An extent of {1} is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} has no rows: it has one dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of an element of {1} is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last extent of {1} does not stand in its declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one element of {1} is named here, and how long its rows are may matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and how many threads of a block load a tile together is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only; a tile is made for one size of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is launched with other blocks elsewhere; a tile is made for one size of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every launch of the kernel has blocks of {1} threads, as the launches in this unit have: the threads of a block load the tiles together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared memory that this launch asks for leaves {1} bytes for the tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With its tiles the kernel would have {1} bytes of shared memory, and a kernel may have {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is a template; the types and extents of tiles differ between its instantiations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop does not count up by 1; a tile has a place for each value of its counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An iteration may end early here; what it reads after that is then not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} + {2} does not overflow {3} in this loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop does not begin a line of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop stands in no braces, and what loads the tile must stand before it; put braces around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether {1} is read depends on {2}, which differs between threads that share it and between those that do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop reads nothing of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two threads of a block read the same {1} in one iteration; a tile of it would save no load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is the same in every iteration of the loop; a register keeps it (scalar-replace).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared inside the loop; what a tile holds must be known before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where {1} is found may change in the loop: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is not certainly read in every iteration; loaded for the tile it might be read where nothing may be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by reading one number at an address that is computed from registers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block has one thread along x.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} + 1 does not overflow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is not read element by element here, as a texture object must be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than the value of an element is asked for here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} leads to at most {2} elements, which a texture object can tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host waits for the kernel after each launch: the texture object is destroyed when it has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements of this type are not fetched through texture objects: they are integers and floats of up to four bytes, and vectors of one, two or four of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which the texture object could be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is named here too, where its parameters&apos; types may matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declaration of {1} is not a plain pointer&apos;s, as in const float *{1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A label in the function that launches the kernel may lead past the texture object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what makes the object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What loads the tile must stand before this, which does not begin a line of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All elements of {1} may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long {1} is is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which element this is is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A subscript of {1} holds another of its elements; give that a name of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may be read also where {2} holds for none of the threads of a block that would read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {1} leads to does not overlap {2}, which the kernel writes, in any launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no variable that an allocation in this function gives its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not allocated in this function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may get another value here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is allocated a second time here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is allocated behind the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is allocated by a macro; write it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is allocated with a size that cannot be computed again; make it a variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which others may change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is allocated with the size {1}, and another variable has that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which is not known at the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which may change until the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy must stand before this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texture object must be made before this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} and {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} in {2} and another {3} in {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving a statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements keep the order that what they read and write asks for. Split a statement, or move what stands between first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two statements do not stand in one block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No statement of a block of the kernel begins in {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several statements begin in {1}; put them on lines of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else stands on the lines of this statement; put it on lines of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pragma stands above this statement that may be for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A label, a jump, or a statement that is not understood stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thread may leave here, and the other statement would be done, or not done, where it was otherwise before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} must stay in its order with the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A type is declared here, which what stands behind it may name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is declared here and named in {2}; the two must stay in their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both statements declare objects, which may end in the order in which they begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of {1} is kept here; what happens to it is not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is used in both statements and gets a value in {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No instantiation of the kernel is seen, and so not what its statements do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} writes this statement; write it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preprocessor line stands between the two places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} and {2} may meet: {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statement stands before {1} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statement stands after {1} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing functions out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cannot be written out where it stands can be called in a statement of its own, or be written out by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not call the function {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One statement calls {1} twice; give the first value to a variable before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value cannot be kept in a variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} declares shared memory, and {2}, which the kernel reaches, calls it too; write that out first (inline {2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} is called several times and has one shared array for all of them; {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value&apos;s type depends on the template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its arguments are not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its arguments are not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default value of a parameter is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its parameters are not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the macro {1} hides the call (expand {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is called from a default argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is called in the header of a loop or a condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its text cannot be changed in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{1}&quot; means something else where it is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the macro {1} is defined more than once, or taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names a parameter of its template, and something else where it is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names the dynamic shared memory there, and something else here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a template, it may have several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a macro declares it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its declaration names {1}, which the kernel has not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the condition has a first part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is called in a declaration of several variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not always evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else is evaluated before it in the same statement; give its value to a variable first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it stands in an expression that is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gives back what is assigned to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no device function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a macro stands for a brace of its body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the macro {1} writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a member of a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it calls itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names may mean something else in its namespace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a specialisation, an operator or a member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is defined after the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line of the preprocessor stands in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string of several lines stands in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it uses {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it uses goto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds inline assembly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a statement ({1}) is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it makes a lambda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has the static variable {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another {1} is defined after it, which may be meant in the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which instance of the template is called is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arguments of the template are not written out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameters of the template are not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the macro {1} names its variable {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the macro {1} hides a return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it returns before its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not end with the value it returns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it returns a list in braces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing macros out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the macro&apos;s text out by hand where it cannot be done by the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is written by the macro {1}; its text cannot be changed in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} is used here with another number of arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not use the macro {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} is not defined in the program&apos;s own files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} is defined more than once, or taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which definition of the macro {1} holds here depends on the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameters of the macro {1} are not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} makes strings or names of its arguments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} names {2}, which means something else elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks, grids and bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps that change a launch must see all launches of the kernel with their extents. Write them in this source, with numbers or `dim3` variables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and it is the launches that this step changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is a call of the runtime; write it with &lt;&lt;&lt;…&gt;&gt;&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads; put launch-bounds {2} before this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has {1}, which the grid and block must go with; take it away first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid of this launch has at most {1} blocks along {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel may keep their blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line {1} stands between the kernel&apos;s first word and its body; take it out of there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s __global__ is written by a macro; write the word out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has {1} twice; keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds are not written as __launch_bounds__(…) before it; write them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This declaration has bounds, and several kernels are named {1}; take the bounds out of the declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} hides bounds of the kernel; write them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds of the kernel are not written as __launch_bounds__(…) or __maxnreg__(…) here; write them so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has __maxnreg__, and the compiler takes no launch bounds beside it; take it away, and let the number of blocks bound the registers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; it would fail with bounds of {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches of the kernel that are not seen here have blocks of at most {1} threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds here name the largest cluster too, which needs the number of blocks before it; give that number as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} hides the {2} of this launch; write the launch out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only along {1}; the grid that runs the same threads cannot be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid of this launch is known at run time only along {1}, so that {2} may not divide its threads; extents that divide {3} are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch runs {1} * {2} threads along {3}, which {4} do not divide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch would need {1} blocks along {2}, more than a grid can have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__, and the compiler takes no __maxnreg__ beside it; take it away, or bound the registers by its number of blocks: launch-bounds THREADS BLOCKS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is compiled with CUDA 12.4 or newer: older compilers do not know __maxnreg__.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared memory {1} belongs to a block: with other blocks, other threads would share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inline assembly is not followed; it may read which thread it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in variable is used as a whole here; use its members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel reads {1}.{2} outside of blockIdx.{2} * blockDim.{2} + threadIdx.{2} and gridDim.{2} * blockDim.{2} here, which another block changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This loop may wait for another thread, which must then run at the same time: in the same block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch has blocks of {1} or more threads; it would fail with bounds of {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} makes the threads of a block wait for each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} makes the threads of the grid wait for each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} counts the threads of a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} makes the lanes of a warp wait for each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads of a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} tells a thread its place in its block or warp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is volatile shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} orders what other threads see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is launched from the device, which is not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is an instruction of inline assembly that may see which thread it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may read threadIdx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is a static variable of all threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may read threadIdx, which is not followed; write its body out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is used as a whole; use its members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} may read threadIdx: {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of {1} threads along {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes the threads of a block wait for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes the threads of the grid wait for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts the threads of a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes the lanes of a warp wait for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets the lanes of a warp see each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a library share out its work over the threads of a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for a thread&apos;s place in its block or warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses volatile shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measures the thread&apos;s own time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders what other threads see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls what is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds what is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a static variable of all threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses threadIdx as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses blockDim as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is changed only where the compiler sees it as written: not in macros, not across branches of `#if`, not in code with errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not matter in which order threads come to {1}: no launch fixes that order, and the variant may have another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands here where the compiler does not see it in this configuration (a branch of #if that is left out, sizeof, decltype, or a macro&apos;s unused argument); it would have to change too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preprocessor line here names &quot;{1}&quot;, which would have to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conditional {1} parts what this step writes: with other macros defined, the text would lack one half of a pair of braces or of a conditional. Write out the branch that is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every launch of the kernel has the blocks and grids of the launches in this unit: the distances were computed for these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {1} of this launch must be computed or tested before it, and there is no place for that; make the launch a statement of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s address is kept here, or it is launched where launches cannot be rewritten; launch it by its name, in a statement of a function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is launched here in a way that cannot be rewritten; make the launch a statement of a function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is launched from the device here; its block cannot be changed from outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} hides a launch of the kernel; write the launch out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch goes through {1}, which may hold another kernel too ({2}), and what is launched here changes for both; launch each by its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known which kernel this launch reaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler did not see this launch: it has an error, or stands in a branch of #if that is left out. It could not be rewritten with the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch may need all its blocks at once, or does not name its grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data race: it was shown that no two threads of a block use one element between two barriers, one of them writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has no data races: between two barriers no thread writes what another reads or writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shown: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is not read whole. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No instantiation of the kernel is in this unit: operators, conversions and copies of what its template parameters stand for do what those of numbers do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The macro {1} stands for a brace here, where this step would have to write; write the brace out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel&apos;s language has no {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the analysis assumes, and where it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch the kernel with numbers in this source, declare pointers `__restrict__` where they do not overlap, and make a part of a very large kernel a kernel of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is not negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is between {2} and {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row&apos;s end is not passed: {1} is at least 0 and below {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} leads to memory of its own in each block and iteration that loads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is very large: in a part of it, calls and values that change in loops are not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop has more pairs of accesses than are compared; what its iterations need of each other is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; the rest was not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; some dependences are not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collective {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data races</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a barrier between the two accesses, use an atomic, or give each thread elements of its own. Where a race is only possible, write the addresses so that they can be compared, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. The result depends on which comes first; put a barrier between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. The result depends on which comes first; use an atomic, or a kernel of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is changed by an atomic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} by several threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1} is read and written by several threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (for example {1} and {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (for example {1} and {2}, with {3})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread {1} of block {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These pass on a sentence that is composed elsewhere: what is wrong with the words of a step (`wrong-words`), and what a tool said (`outside-text`).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
