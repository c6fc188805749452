<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>warpgrain::openmp::Reasons</name>
    <message>
        <source>&quot;{1}&quot; is not translated; it stays on the CPU.</source>
        <translation>“{1}”不被转换，留在 CPU 上。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; has no effect: kernels copy the memory that they work on.</source>
        <translation>“{1}”没有效果：内核会复制它们使用的内存。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands outside of a parallel region in the source: its threads are those of the caller.</source>
        <translation>“{1}”在源代码中位于并行区域之外：它的线程是调用者的线程。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; lies in another construct, which its region does not share out.</source>
        <translation>“{1}”位于另一个构造之中，其区域不分摊它。</translation>
    </message>
    <message>
        <source>The directive is in a template that is not written out, a lambda or a header, of which no statement is read.</source>
        <translation>该指令位于未展开的模板、lambda 或头文件中，其中的语句不被读取。</translation>
    </message>
    <message>
        <source>The clause &quot;{1}&quot; is not translated.</source>
        <translation>子句“{1}”不被转换。</translation>
    </message>
    <message>
        <source>A macro holds a part of the construct; write the directive and its loop out.</source>
        <translation>构造的一部分在宏中；请把指令及其循环直接写出来。</translation>
    </message>
    <message>
        <source>The function defines or undefines a macro before the region.</source>
        <translation>函数在区域之前定义或取消了一个宏。</translation>
    </message>
    <message>
        <source>{1}() is a constructor, a virtual function or an operator, begins in a macro, is defined outside of its namespace, or takes a variable list of arguments.</source>
        <translation>{1}() 是构造函数、虚函数或运算符，以宏开头，在其命名空间之外定义，或带有可变参数列表。</translation>
    </message>
    <message>
        <source>The member {1} shares its name with another variable of the function.</source>
        <translation>成员 {1} 与函数中的另一个变量同名。</translation>
    </message>
    <message>
        <source>Several threads may execute {1}() at once: it is called in a parallel region, or through a pointer.</source>
        <translation>多个线程可能同时执行 {1}()：它在并行区域中或通过指针被调用。</translation>
    </message>
    <message>
        <source>The region shares no loop out.</source>
        <translation>该区域不分摊任何循环。</translation>
    </message>
    <message>
        <source>How many teams there are, or how many threads each of them has, is not said: write num_teams and thread_limit.</source>
        <translation>没有说明有多少个团队，或每个团队有多少线程：请写 num_teams 和 thread_limit。</translation>
    </message>
    <message>
        <source>The team does more than to declare variables, to give them values and to start its threads.</source>
        <translation>该团队除了声明变量、赋值和启动线程之外还做了别的事。</translation>
    </message>
    <message>
        <source>The variables of a team have {1} bytes; shared memory has 49152.</source>
        <translation>一个团队的变量有 {1} 字节；共享内存有 49152 字节。</translation>
    </message>
    <message>
        <source>Each iteration has a block, whose threads share the loops in it.</source>
        <translation>每次迭代有一个线程块，其线程分摊其中的循环。</translation>
    </message>
    <message>
        <source>It has one where there are fewer than {1} iterations; else a thread each, which executes the loops in it. The program asks before each launch.</source>
        <translation>迭代少于 {1} 次时有一个线程块；否则各有一个线程执行其中的循环。程序在每次启动前询问。</translation>
    </message>
    <message>
        <source>Each iteration has one thread, which executes the loops in it; the threads of a block cannot share them, for the reasons below.</source>
        <translation>每次迭代有一个线程执行其中的循环；由于以下原因，线程块的线程不能分摊它们。</translation>
    </message>
    <message>
        <source>Whether the threads of a team come to a loop, or how often, is computed from memory that the kernel changes, or changes memory: they may not find the same.</source>
        <translation>团队的线程是否到达某个循环、到达多少次，取决于内核会改变的内存，或会改变内存：各线程得到的可能不同。</translation>
    </message>
    <message>
        <source>The threads of a team cannot share {1}: it is a reference or volatile, has values for its elements, or is changed where each iteration counts on it.</source>
        <translation>团队的线程不能共享 {1}：它是引用或 volatile，其元素带有初值，或在每次迭代依赖它的地方被改变。</translation>
    </message>
    <message>
        <source>Each thread has its own {1}, whose address is taken: a function that shares loops out may work on it.</source>
        <translation>每个线程有自己的 {1}，其地址被取用：分摊循环的函数可能会使用它。</translation>
    </message>
    <message>
        <source>The loop does not count an integer from a first value to a bound with a step that does not change.</source>
        <translation>该循环不是以不变的步长从初值到界限对整数计数。</translation>
    </message>
    <message>
        <source>A bound of the collapsed nest changes with an outer loop: {1}.</source>
        <translation>合并的嵌套循环的一个界限随外层循环变化：{1}。</translation>
    </message>
    <message>
        <source>Of the counter {1} and its bound only one has a sign.</source>
        <translation>计数器 {1} 与其界限中只有一个带符号。</translation>
    </message>
    <message>
        <source>{1}() is called in the head of the loop, and it may have an effect.</source>
        <translation>循环头中调用了 {1}()，它可能有副作用。</translation>
    </message>
    <message>
        <source>The loop is left by break, return or goto.</source>
        <translation>循环通过 break、return 或 goto 离开。</translation>
    </message>
    <message>
        <source>How much memory {1} has is not known.</source>
        <translation>不知道 {1} 有多少内存。</translation>
    </message>
    <message>
        <source>{1} leads to pointers; a GPU cannot follow pointers of the CPU.</source>
        <translation>{1} 指向指针；GPU 不能跟随 CPU 的指针。</translation>
    </message>
    <message>
        <source>{1} cannot be copied byte by byte.</source>
        <translation>{1} 不能逐字节复制。</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} 是 volatile。</translation>
    </message>
    <message>
        <source>{1} is threadprivate.</source>
        <translation>{1} 是 threadprivate。</translation>
    </message>
    <message>
        <source>{1} is a reference, or of a type that is not translated.</source>
        <translation>{1} 是引用，或其类型不被转换。</translation>
    </message>
    <message>
        <source>The kernel would change the pointer {1}, which the CPU shares.</source>
        <translation>内核会改变与 CPU 共享的指针 {1}。</translation>
    </message>
    <message>
        <source>An iteration may read {1}, which is private, before it writes it: the value comes from another iteration.</source>
        <translation>某次迭代可能在写私有的 {1} 之前读它：该值来自另一次迭代。</translation>
    </message>
    <message>
        <source>{1} is private, and a value that the loop gives it is read behind it: it differs between threads.</source>
        <translation>{1} 是私有的，而循环赋给它的值在循环之后被读取：各线程的值不同。</translation>
    </message>
    <message>
        <source>The private array {1} is used outside of the loop that writes it.</source>
        <translation>私有数组 {1} 在写它的循环之外被使用。</translation>
    </message>
    <message>
        <source>The private variable {1} has {2} bytes for each thread.</source>
        <translation>私有变量 {1} 每个线程有 {2} 字节。</translation>
    </message>
    <message>
        <source>The reduction {1} of {2} is not one of numbers with an operator of the language.</source>
        <translation>{2} 的归约 {1} 不是用语言的运算符对数进行的归约。</translation>
    </message>
    <message>
        <source>{1} is a reduction variable of the region and is used outside of its loops.</source>
        <translation>{1} 是该区域的归约变量，却在其循环之外被使用。</translation>
    </message>
    <message>
        <source>lastprivate({1}): the last value of a counter, of a section, or of a loop with continue, is not translated.</source>
        <translation>lastprivate({1})：计数器、section 或带 continue 的循环的最后值不被转换。</translation>
    </message>
    <message>
        <source>{1}() is called, which a GPU does not have.</source>
        <translation>调用了 {1}()，而 GPU 没有它。</translation>
    </message>
    <message>
        <source>{1}() is called, which the source does not define.</source>
        <translation>调用了 {1}()，而源代码没有定义它。</translation>
    </message>
    <message>
        <source>A function is called through a pointer.</source>
        <translation>通过指针调用了函数。</translation>
    </message>
    <message>
        <source>{1}() calls itself.</source>
        <translation>{1}() 调用自身。</translation>
    </message>
    <message>
        <source>{1}() is declared in a header, which the translation does not change.</source>
        <translation>{1}() 在头文件中声明，转换不改变头文件。</translation>
    </message>
    <message>
        <source>{1}() uses {2}, which lies outside of it.</source>
        <translation>{1}() 使用了位于其外部的 {2}。</translation>
    </message>
    <message>
        <source>{1}() has the directive &quot;{2}&quot;.</source>
        <translation>{1}() 有指令“{2}”。</translation>
    </message>
    <message>
        <source>{1}() depends on the threads of the region.</source>
        <translation>{1}() 依赖于该区域的线程。</translation>
    </message>
    <message>
        <source>Every thread calls {1}() outside of the shared-out loops, and it may have an effect.</source>
        <translation>每个线程都在分摊的循环之外调用 {1}()，它可能有副作用。</translation>
    </message>
    <message>
        <source>Every thread changes {1}, which is shared, outside of the shared-out loops.</source>
        <translation>每个线程都在分摊的循环之外改变共享的 {1}。</translation>
    </message>
    <message>
        <source>The critical section is no reduction: it holds more than updates with one operator.</source>
        <translation>临界区不是归约：它包含的不只是用同一个运算符进行的更新。</translation>
    </message>
    <message>
        <source>The atomic operation is not one of a number of four or eight bytes by one operator, orders other memory, waits in a loop, or may be of what one thread has for itself.</source>
        <translation>该原子操作不是用一个运算符对四或八字节的数进行的操作，或规定了其他内存的顺序，或在循环中等待，或可能作用于线程自己独有的数据。</translation>
    </message>
    <message>
        <source>A pointer is read from memory.</source>
        <translation>从内存中读取了指针。</translation>
    </message>
    <message>
        <source>A pointer is written to memory.</source>
        <translation>向内存中写入了指针。</translation>
    </message>
    <message>
        <source>It is not known where a pointer leads.</source>
        <translation>不知道指针指向何处。</translation>
    </message>
    <message>
        <source>The function {1} is used as a value.</source>
        <translation>函数 {1} 被用作值。</translation>
    </message>
    <message>
        <source>A statement is not translated ({1}).</source>
        <translation>有一条语句不被转换（{1}）。</translation>
    </message>
    <message>
        <source>The elements of {1} have memory of their own, which a GPU cannot follow: keep all of them in one vector, row behind row (v[i * columns + j]).</source>
        <translation>{1} 的元素各有自己的内存，GPU 无法跟随：请把它们全部逐行放在一个 vector 中（v[i * columns + j]）。</translation>
    </message>
    <message>
        <source>{1} is a std::vector&lt;bool&gt;, whose elements are bits: use a vector of char.</source>
        <translation>{1} 是元素为位的 std::vector&lt;bool&gt;：请使用 char 的 vector。</translation>
    </message>
    <message>
        <source>{1}: of a std::vector a kernel has the elements and the size alone. Do all else outside of the region, and give functions a pointer (v.data()).</source>
        <translation>{1}：内核只能使用 std::vector 的元素和大小。其余操作请放在区域之外，并把指针（v.data()）传给函数。</translation>
    </message>
    <message>
        <source>{1} may give a vector other memory or another size, or its code is not seen: move it out of the region.</source>
        <translation>{1} 可能使 vector 得到别的内存或别的大小，或者看不到它的代码：请把它移出区域。</translation>
    </message>
    <message>
        <source>{1} keeps it on the CPU.</source>
        <translation>{1} 使它留在 CPU 上。</translation>
    </message>
    <message>
        <source>{1} has no effect: {2}.</source>
        <translation>{1} 没有效果：{2}。</translation>
    </message>
    <message>
        <source>{1} takes no copy away that the program needs: {2}.</source>
        <translation>{1} 不会去掉程序需要的复制：{2}。</translation>
    </message>
    <message>
        <source>{1} has no effect: the directive behind it is in a template that is not written out, a lambda or a header, or in code that does not become a kernel.</source>
        <translation>{1} 没有效果：其后的指令位于未展开的模板、lambda 或头文件中，或位于不成为内核的代码中。</translation>
    </message>
    <message>
        <source>Each launch copies what it works on, as --transfers all asks for.</source>
        <translation>按 --transfers all 的要求，每次启动都复制其使用的内容。</translation>
    </message>
    <message>
        <source>Whether {1}() launches its kernels depends on its caller, so each launch of the program copies what it works on.</source>
        <translation>{1}() 是否启动其内核取决于调用者，因此程序的每次启动都复制其使用的内容。</translation>
    </message>
    <message>
        <source>{1} is no array and no pointer; each launch copies it.</source>
        <translation>{1} 既不是数组也不是指针；每次启动都复制它。</translation>
    </message>
    <message>
        <source>Code that is not seen may call {1}(), and expects the memory on the CPU behind it.</source>
        <translation>看不到的代码可能调用 {1}()，并期望之后内存位于 CPU 上。</translation>
    </message>
    <message>
        <source>It is not known when {1} is executed, or what it does with the memory.</source>
        <translation>不知道 {1} 何时执行，也不知道它对内存做什么。</translation>
    </message>
    <message>
        <source>The CPU works on {1} where no copy can stand before it: in the head of a loop that launches kernels, behind such a call in one expression, or in a macro.</source>
        <translation>CPU 在无法于其前放置复制的地方使用 {1}：在启动内核的循环头中，在同一表达式中此类调用之后，或在宏中。</translation>
    </message>
    <message>
        <source>The memory of {1} ends with a block, and no statement can stand behind its declaration.</source>
        <translation>{1} 的内存随程序块结束，其声明之后不能放置语句。</translation>
    </message>
    <message>
        <source>{1}() calls itself, and has its own {2} each time.</source>
        <translation>{1}() 调用自身，每次都有自己的 {2}。</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loop over {1}, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}.</source>
        <translation>线程取 {1} 循环的迭代，从而访问相邻的元素：一次迭代中一个 warp 的请求触及 {2} 个扇区，而不是 {3} 个。</translation>
    </message>
    <message>
        <source>They do so where {1}; else they take the iterations of the directive&apos;s loop. The program asks before each launch.</source>
        <translation>在 {1} 时如此；否则线程取指令所在循环的迭代。程序在每次启动前询问。</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1} needs the order that the directive says.</source>
        <translation>虽然有益，循环未交换：{1} 需要指令所规定的顺序。</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the loop over {1} is not all that the loop around it executes.</source>
        <translation>虽然有益，循环未交换：{1} 循环不是其外层循环所执行的全部内容。</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: how often the loop over {1} is executed is not known before the launch.</source>
        <translation>虽然有益，循环未交换：启动前不知道 {1} 循环执行多少次。</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the iterations of the loop over {1} are not independent. {2}</source>
        <translation>虽然有益，循环未交换：{1} 循环的迭代不是独立的。{2}</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1}</source>
        <translation>虽然有益，循环未交换：{1}</translation>
    </message>
    <message>
        <source>The threads of a block share the iterations of the loop over {1} of all their rows, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}. Each row is added up in its order. Rows that do not lie one behind the other are found when the program runs; a thread for each executes them.</source>
        <translation>线程块的线程分摊其所有行的 {1} 循环的迭代，从而访问相邻的元素：一次迭代中一个 warp 的请求触及 {2} 个扇区，而不是 {3} 个。每行按其顺序相加。不相连的行在程序运行时找出，各由一个线程执行。</translation>
    </message>
    <message>
        <source>They do so where {1} lead to different blocks of memory; else each thread executes its own row. The program asks before each launch.</source>
        <translation>在 {1} 指向不同内存块时如此；否则每个线程执行自己的行。程序在每次启动前询问。</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: {2} needs the threads that the directive says.</source>
        <translation>虽然有益，{1} 循环与其行的循环未合并：{2} 需要指令所规定的线程。</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: in each iteration it does more than to add one value to each of its sums, or the code around it changes memory before it.</source>
        <translation>虽然有益，{1} 循环与其行的循环未合并：每次迭代所做的不只是给各个和加一个值，或其周围的代码在它之前改变内存。</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it adds up depends on {2}, which each row has of its own.</source>
        <translation>虽然有益，{1} 循环与其行的循环未合并：它相加的内容取决于每行各自拥有的 {2}。</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it reads may be what it changes.</source>
        <translation>虽然有益，{1} 循环与其行的循环未合并：它读取的可能正是它改变的。</translation>
    </message>
    <message>
        <source>The kernel or its launch does not compile as CUDA C++: {1}.</source>
        <translation>内核或其启动不能作为 CUDA C++ 编译：{1}。</translation>
    </message>
</context>
</TS>
