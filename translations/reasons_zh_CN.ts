<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>warpgrain::dependence::Reasons</name>
    <message>
        <source>Plans and steps</source>
        <translation>方案与步骤</translation>
    </message>
    <message>
        <source>A plan stops at the first step that is refused. Reasons of a step on the text that other steps gave have no place in the source.</source>
        <translation>方案在第一个被拒绝的步骤处停止。若某步骤作用于其他步骤生成的文本，其理由在源文件中没有对应位置。</translation>
    </message>
    <message>
        <source>Line {1} holds several loops that {2} may mean; put them on lines of their own.</source>
        <translation>第 {1} 行有多个循环可能是 {2} 所指；请将它们各写一行。</translation>
    </message>
    <message>
        <source>Several loops of the kernel count with {1}: in lines {2}. Name the one that is meant by its line (L{3}).</source>
        <translation>kernel 中有多个循环以 {1} 计数：位于第 {2} 行。请以行号（L{3}）指明所指的循环。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no step.</source>
        <translation>“{1}”不是步骤。</translation>
    </message>
    <message>
        <source>The kernel has no for loop.</source>
        <translation>该 kernel 没有 for 循环。</translation>
    </message>
    <message>
        <source>The kernel has no for loop {1}; its loops are: {2}.</source>
        <translation>该 kernel 没有 for 循环 {1}；其循环有：{2}。</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible</source>
        <translation>{1}“{2}”不可行</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible: {3}</source>
        <translation>{1}“{2}”不可行：{3}</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;</source>
        <translation>方案在它之前停止，停在“{1}”</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;: {2}</source>
        <translation>方案在它之前停止，停在“{1}”：{2}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Step {1} of {2}</source>
        <translation>步骤 {1}/{2}</translation>
    </message>
    <message>
        <source>Accesses around a barrier</source>
        <translation>屏障前后的访问</translation>
    </message>
    <message>
        <source>Look at the two accesses that a reason names: where no other thread uses what they use, write the address so that this shows, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>请查看理由中所指的两个访问：若没有其他线程使用它们所使用的内容，请将地址写成能体现这一点的形式，以 threadIdx、blockIdx、循环变量和常量构成索引。</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known: {2}.</source>
        <translation>不清楚 {1} 对内存做什么：{2}。</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; whether one of them needs the barrier is not known.</source>
        <translation>kernel 中的访问对多于所能比较的数量；不清楚其中是否有一对需要该屏障。</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between.</source>
        <translation>可能需要该屏障：{1}，{2}，二者由不同线程执行，且其间没有其他屏障。</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between; {3}.</source>
        <translation>可能需要该屏障：{1}，{2}，二者由不同线程执行，且其间没有其他屏障；{3}。</translation>
    </message>
    <message>
        <source>threads of other blocks may wait for one of the two, and the barrier is what they rely on</source>
        <translation>其他线程块的线程可能在等待二者之一，并依赖于该屏障</translation>
    </message>
    <message>
        <source>{1} is read (line {2})</source>
        <translation>{1} 被读取（第 {2} 行）</translation>
    </message>
    <message>
        <source>{1} is written (line {2})</source>
        <translation>{1} 被写入（第 {2} 行）</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic (line {2})</source>
        <translation>{1} 被原子操作更改（第 {2} 行）</translation>
    </message>
    <message>
        <source>{1} is changed (line {2})</source>
        <translation>{1} 被更改（第 {2} 行）</translation>
    </message>
    <message>
        <source>Removing a barrier</source>
        <translation>移除屏障</translation>
    </message>
    <message>
        <source>Name the barrier by its line, and keep it where the kernel relies on it in a way that is not followed.</source>
        <translation>请以行号指明屏障；如果 kernel 以无法跟踪的方式依赖于它，请予以保留。</translation>
    </message>
    <message>
        <source>What {1} does may depend on the barrier.</source>
        <translation>{1} 的行为可能取决于该屏障。</translation>
    </message>
    <message>
        <source>The kernel has no __syncthreads() of its own.</source>
        <translation>该 kernel 自身没有 __syncthreads()。</translation>
    </message>
    <message>
        <source>The kernel has several barriers; say which one is meant by its line: {1}.</source>
        <translation>该 kernel 有多个屏障；请以行号指明所指的屏障：{1}。</translation>
    </message>
    <message>
        <source>No __syncthreads() stands in {1}; the kernel&apos;s are in {2}.</source>
        <translation>{1} 中没有 __syncthreads()；该 kernel 的 __syncthreads() 位于 {2}。</translation>
    </message>
    <message>
        <source>Several barriers stand in this line; put them on lines of their own.</source>
        <translation>此行有多个屏障；请将它们各写一行。</translation>
    </message>
    <message>
        <source>The macro {1} writes this barrier; write it out.</source>
        <translation>此屏障由宏 {1} 生成；请将其直接写出。</translation>
    </message>
    <message>
        <source>The barrier is all that stands under another header; put braces around it.</source>
        <translation>该屏障是某个语句头之下的唯一语句；请为它加上花括号。</translation>
    </message>
    <message>
        <source>What the kernel does around the barrier is not followed.</source>
        <translation>kernel 在该屏障前后的行为无法跟踪。</translation>
    </message>
    <message>
        <source>It was not shown that all threads of a block reach the barrier together: {1}.</source>
        <translation>未能证明线程块的所有线程一起到达该屏障：{1}。</translation>
    </message>
    <message>
        <source>The kernel is compiled with the branch of #if that was looked at.</source>
        <translation>kernel 按所检查的 #if 分支编译。</translation>
    </message>
    <message>
        <source>A launch has several threads along {1}, and the kernel does not tell them apart.</source>
        <translation>某次启动沿 {1} 有多个线程，而 kernel 不区分它们。</translation>
    </message>
    <message>
        <source>Blocks have one thread along {1}, whose index the kernel does not read.</source>
        <translation>线程块沿 {1} 只有一个线程，kernel 不读取其索引。</translation>
    </message>
    <message>
        <source>a volatile access</source>
        <translation>volatile 访问</translation>
    </message>
    <message>
        <source>Merging threads and blocks</source>
        <translation>合并线程与线程块</translation>
    </message>
    <message>
        <source>What depends on how many threads there are, or on which of them meet, cannot be merged. Another axis, `cyclic` or `adjacent`, or merging blocks instead of threads (`coarsen grid`) may be possible.</source>
        <translation>凡是取决于线程数量或取决于哪些线程相遇的内容，都无法合并。换一个轴、改用 `cyclic` 或 `adjacent`，或合并线程块而不是线程（`coarsen grid`），或许可行。</translation>
    </message>
    <message>
        <source>The kernel does not read threadIdx.{1}: merging threads along it would only repeat the same work.</source>
        <translation>kernel 不读取 threadIdx.{1}：沿该轴合并线程只会重复同样的工作。</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel are rewritten too.</source>
        <translation>包含 {1} 并启动该 kernel 的其他翻译单元也会被改写。</translation>
    </message>
    <message>
        <source>This would have to stand in another branch of #if than it does, and with other macros defined the kernel would be another one. Write out the branch that is meant.</source>
        <translation>此处内容将不得不位于与现在不同的 #if 分支中，而定义其他宏时 kernel 就会有所不同。请直接写出所指的分支。</translation>
    </message>
    <message>
        <source>What stands around this preprocessor line would change its order; write out the branch that is meant.</source>
        <translation>这一预处理行前后的内容会改变顺序；请直接写出所指的分支。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must divide the {1}&apos;s extent along {2} by {3}.</source>
        <translation>此翻译单元中没有该 kernel 的启动：启动它的代码必须将{1}沿 {2} 的大小除以 {3}。</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} in the first or the last iteration of the loop around this launch; that is no multiple of {4}.</source>
        <translation>在包围此启动的循环的第一次或最后一次迭代中，{1}沿 {3} 有 {2}；这不是 {4} 的倍数。</translation>
    </message>
    <message>
        <source>The {1}&apos;s extent along {2} at this launch is a multiple of {3} (asserted in the host code).</source>
        <translation>此启动的{1}沿 {2} 的大小是 {3} 的倍数（在主机代码中以断言保证）。</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} at this launch; {4} of them cannot be merged.</source>
        <translation>此启动的{1}沿 {3} 有 {2}；无法将其中 {4} 个合并。</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged threads are guarded.</source>
        <translation>因子 {1} 不能整除此启动的{2}沿 {4} 的大小 {3}：最后被合并的线程以条件保护。</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch, and the kernel is launched with other extents elsewhere.</source>
        <translation>因子 {1} 不能整除此启动的{2}沿 {4} 的大小 {3}，而且该 kernel 在别处以其他大小启动。</translation>
    </message>
    <message>
        <source>The kernel does not read blockIdx.{1}: merging blocks along it would only repeat the same work.</source>
        <translation>kernel 不读取 blockIdx.{1}：沿该轴合并线程块只会重复同样的工作。</translation>
    </message>
    <message>
        <source>Each merged block needs its own {1}, but its type {2} cannot be copied and assigned.</source>
        <translation>每个被合并的线程块都需要自己的 {1}，但其类型 {2} 无法复制和赋值。</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all blocks without synchronisation.</source>
        <translation>静态变量 {1} 由所有线程块共享，且没有同步。</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}.</source>
        <translation>{1} 含有无法跟踪的内容：{2}。</translation>
    </message>
    <message>
        <source>The statement ({1}) is not understood.</source>
        <translation>无法理解该语句（{1}）。</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may synchronise blocks.</source>
        <translation>含有“{1}”的内联汇编可能会同步线程块。</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may tell which block it is, or synchronise.</source>
        <translation>含有“{1}”的内联汇编可能会得知当前是哪个线程块，或进行同步。</translation>
    </message>
    <message>
        <source>This loop may wait for another block; if that is one it is merged with, it would wait for ever.</source>
        <translation>此循环可能在等待另一个线程块；如果那正是与之合并的线程块，就会永远等待下去。</translation>
    </message>
    <message>
        <source>{1} is used as a whole here; use its members.</source>
        <translation>{1} 在此处作为整体使用；请使用其成员。</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device, which may depend on its blocks.</source>
        <translation>kernel 从设备端启动 {1}，后者可能取决于其线程块。</translation>
    </message>
    <message>
        <source>The kernel makes a lambda, which is not followed; write its body out or make it a function.</source>
        <translation>kernel 创建了 lambda，其内容无法跟踪；请将其主体直接写出，或改为函数。</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other blocks: {2}.</source>
        <translation>不清楚 {1} 对其他线程块做什么：{2}。</translation>
    </message>
    <message>
        <source>{1} tells the kernel of its grid, which changes with merging.</source>
        <translation>{1} 向 kernel 提供有关其网格的信息，而合并会改变这些信息。</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but it {2}.</source>
        <translation>函数 {1} 需要线程索引作为参数，但它{2}。</translation>
    </message>
    <message>
        <source>The constructor {1} reads the thread&apos;s index or the block&apos;s size itself; hand it to it.</source>
        <translation>构造函数 {1} 自行读取线程索引或线程块大小；请将其作为参数传入。</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but {2}.</source>
        <translation>函数 {1} 需要线程索引作为参数，但{2}。</translation>
    </message>
    <message>
        <source>{1} stands where only some threads of {2} may come; after merging blocks, the others could meet them from the next block.</source>
        <translation>{1} 所在之处可能只有 {2} 的部分线程到达；合并线程块之后，其余线程可能会从下一个线程块到此与它们相遇。</translation>
    </message>
    <message>
        <source>Some threads of {1} return here before others come to {2}; after merging blocks they would be in the next one by then.</source>
        <translation>{1} 的部分线程在其他线程到达 {2} 之前就在此处返回；合并线程块之后，那时它们已处于下一个线程块。</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, {2}.</source>
        <translation>从此处可到达的函数 {1} {2}。</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel (inline {2}), so that the work on both sides can be told apart.</source>
        <translation>函数 {1} 含有屏障；请将其写入 kernel 中（inline {2}），以便区分屏障两侧的工作。</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, uses {2} as a whole; use its members there.</source>
        <translation>从此处可到达的函数 {1} 将 {2} 作为整体使用；请在该处使用其成员。</translation>
    </message>
    <message>
        <source>This loop may wait for another thread; if that is one it is merged with, it would wait for ever.</source>
        <translation>此循环可能在等待另一个线程；如果那正是与之合并的线程，就会永远等待下去。</translation>
    </message>
    <message>
        <source>This loop goes from place to place by what other threads may have stored there: it ends even if they store nothing more.</source>
        <translation>此循环根据其他线程可能已存储的内容从一处转到另一处：即使它们不再存储任何内容，循环也会结束。</translation>
    </message>
    <message>
        <source>The macro {1} writes several statements here; write them out.</source>
        <translation>宏 {1} 在此处生成多条语句；请将其直接写出。</translation>
    </message>
    <message>
        <source>The macro {1} writes control around a barrier; write it out here.</source>
        <translation>宏 {1} 生成了包围屏障的控制流；请在此处直接写出。</translation>
    </message>
    <message>
        <source>The header of this loop holds a barrier in its body and steps a variable that differs between threads; move that variable&apos;s update into the body.</source>
        <translation>此循环体中含有屏障，而循环头更新的变量在各线程之间不同；请将该变量的更新移入循环体。</translation>
    </message>
    <message>
        <source>A barrier inside a switch, or together with other work in one expression, cannot be kept in place.</source>
        <translation>switch 内的屏障，或与其他工作处于同一表达式中的屏障，无法保持原位。</translation>
    </message>
    <message>
        <source>Some threads along {1} leave the surrounding loop here while others go on, and that loop holds a barrier.</source>
        <translation>沿 {1} 的部分线程在此处离开外层循环，而其他线程继续执行，且该循环中含有屏障。</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a loop over {2}, which differs between threads along {3} elsewhere; give the loop a counter of its own.</source>
        <translation>{1} 处的屏障位于以 {2} 计数的循环内，而该变量在别处对沿 {3} 的各线程有所不同；请为该循环使用专用的循环变量。</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a {2} that differs between threads along {3}; after merging it would be reached a different number of times.</source>
        <translation>{1} 处的屏障位于{2}之内，而后者对沿 {3} 的各线程有所不同；合并之后，到达该屏障的次数会不同。</translation>
    </message>
    <message>
        <source>Each merged thread needs its own {1}, but {2}</source>
        <translation>每个被合并的线程都需要自己的 {1}，但{2}</translation>
    </message>
    <message>
        <source>A default argument or a member&apos;s initial value uses {1}, which would have to change; write it out here.</source>
        <translation>某个默认参数或成员初始值使用了 {1}，而它必须更改；请在此处直接写出。</translation>
    </message>
    <message>
        <source>The macro {1} hides a use of {2} that would have to change; write it out here (expand {1}).</source>
        <translation>宏 {1} 隐藏了对 {2} 的使用，而该处必须更改；请在此处直接写出（expand {1}）。</translation>
    </message>
    <message>
        <source>The macro {1} hides a call of {2}, which needs the thread&apos;s index; write it out here.</source>
        <translation>宏 {1} 隐藏了对 {2} 的调用，而后者需要线程索引；请在此处直接写出。</translation>
    </message>
    <message>
        <source>The macro {1} hides a return that would have to change; write it out here.</source>
        <translation>宏 {1} 隐藏了一个必须更改的 return；请在此处直接写出。</translation>
    </message>
    <message>
        <source>A return inside a switch inside a loop cannot be turned into the end of one merged thread.</source>
        <translation>循环内 switch 中的 return 无法转换为单个被合并线程的结束。</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged blocks are guarded.</source>
        <translation>因子 {1} 不能整除此启动的{2}沿 {4} 的大小 {3}：最后被合并的线程块以条件保护。</translation>
    </message>
    <message>
        <source>The grid is rounded up at this launch: {1} keeps the threads that are added along {2} from doing anything.</source>
        <translation>此启动的网格向上取整：{1} 使沿 {2} 增加的线程不执行任何操作。</translation>
    </message>
    <message>
        <source>{1} is at most {2}, so that the indices of the threads in added blocks do not overflow.</source>
        <translation>{1} 不超过 {2}，因此增加的线程块中线程的索引不会溢出。</translation>
    </message>
    <message>
        <source>The constructor {1} reads the block&apos;s index or the grid&apos;s size itself; hand it to it.</source>
        <translation>构造函数 {1} 自行读取线程块索引或网格大小；请将其作为参数传入。</translation>
    </message>
    <message>
        <source>The kernel uses {1}; jumps like this cannot be followed.</source>
        <translation>kernel 使用了 {1}；此类跳转无法跟踪。</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device; its own threads cannot be merged.</source>
        <translation>kernel 从设备端启动 {1}；其自身的线程无法合并。</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads</source>
        <translation>不清楚 {1} 对其他线程做什么</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads: {2}.</source>
        <translation>不清楚 {1} 对其他线程做什么：{2}。</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may see which thread it is, or synchronise.</source>
        <translation>含有“{1}”的内联汇编可能会得知当前是哪个线程，或进行同步。</translation>
    </message>
    <message>
        <source>The kernel holds what is not followed: {1}.</source>
        <translation>kernel 含有无法跟踪的内容：{1}。</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all threads without synchronisation.</source>
        <translation>静态变量 {1} 由所有线程共享，且没有同步。</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel, so that the work on both sides can be told apart.</source>
        <translation>函数 {1} 含有屏障；请将其写入 kernel 中，以便区分屏障两侧的工作。</translation>
    </message>
    <message>
        <source>{1} counts the threads of the block, of which there are fewer after merging.</source>
        <translation>{1} 统计线程块的线程数，而合并之后线程数会减少。</translation>
    </message>
    <message>
        <source>{1} tells a thread its rank or its group&apos;s size, which change with merging.</source>
        <translation>{1} 告知线程其序号或所在组的大小，而合并会改变它们。</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, has a library share out work over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>从此处可到达的函数 {1} 让某个库将工作分配给合并之前的线程，每个线程都有自己的值；合并之后线程数会不足。</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>{1} 是由库分配给合并之前各线程的工作，每个线程都有自己的值；合并之后线程数会不足。</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other. {2}</source>
        <translation>{1} 使 warp 的各 lane 能看到彼此。{2}</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory: warp-synchronous code. {2}</source>
        <translation>{1} 是 volatile 共享内存：属于 warp 同步代码。{2}</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time. {2}</source>
        <translation>{1} 测量线程自身的时间。{2}</translation>
    </message>
    <message>
        <source>After &quot;{1}&quot;: {2}</source>
        <translation>在“{1}”之后：{2}</translation>
    </message>
    <message>
        <source>is written in a way that has no place for one more parameter</source>
        <translation>的写法无法再容纳一个参数</translation>
    </message>
    <message>
        <source>calls {1} {2}</source>
        <translation>{2}调用了 {1}</translation>
    </message>
    <message>
        <source>uses {1} {2}</source>
        <translation>{2}使用了 {1}</translation>
    </message>
    <message>
        <source>it is written by a macro, or is a specialisation, an operator or a member that is defined outside its class</source>
        <translation>它由宏生成，或者是特化、运算符或在类外定义的成员</translation>
    </message>
    <message>
        <source>it is not read whole, because of an error</source>
        <translation>由于存在错误，它未能完整读取</translation>
    </message>
    <message>
        <source>it is defined after the kernel; define it before</source>
        <translation>它定义在 kernel 之后；请将其定义在 kernel 之前</translation>
    </message>
    <message>
        <source>another branch of #if may hold another form of it</source>
        <translation>#if 的另一个分支可能含有它的另一种形式</translation>
    </message>
    <message>
        <source>it is a reference, and there are no arrays of references.</source>
        <translation>它是引用，而引用不能构成数组。</translation>
    </message>
    <message>
        <source>it is static.</source>
        <translation>它是 static。</translation>
    </message>
    <message>
        <source>its type {1} cannot be made without arguments and assigned.</source>
        <translation>其类型 {1} 无法不带参数地构造并赋值。</translation>
    </message>
    <message>
        <source>it is declared by the macro {1}.</source>
        <translation>它由宏 {1} 声明。</translation>
    </message>
    <message>
        <source>object of a union or struct</source>
        <translation>union 或 struct 的对象</translation>
    </message>
    <message>
        <source>it has no name; give it one.</source>
        <translation>它没有名称；请为它命名。</translation>
    </message>
    <message>
        <source>it is a parameter of type {1} that the kernel changes.</source>
        <translation>它是类型为 {1} 的参数，而 kernel 会更改它。</translation>
    </message>
    <message>
        <source>it is an array with initial values that cannot be assigned one by one; assign them in a loop.</source>
        <translation>它是数组，其初始值无法逐个赋值；请在循环中赋值。</translation>
    </message>
    <message>
        <source>its address is kept in a pointer or reference.</source>
        <translation>其地址保存在指针或引用中。</translation>
    </message>
    <message>
        <source>its address is kept in a pointer.</source>
        <translation>其地址保存在指针中。</translation>
    </message>
    <message>
        <source>{1} block</source>
        <translation>{1} 个线程块</translation>
    </message>
    <message>
        <source>{1} blocks</source>
        <translation>{1} 个线程块</translation>
    </message>
    <message>
        <source>{1} thread</source>
        <translation>{1} 个线程</translation>
    </message>
    <message>
        <source>{1} threads</source>
        <translation>{1} 个线程</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>the block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>the warp</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>该 kernel</translation>
    </message>
    <message>
        <source>The function {1}</source>
        <translation>函数 {1}</translation>
    </message>
    <message>
        <source>in a default argument or a member&apos;s initial value</source>
        <translation>在默认参数或成员初始值中</translation>
    </message>
    <message>
        <source>through the macro {1}</source>
        <translation>通过 {1} 宏</translation>
    </message>
    <message>
        <source>makes a lambda, which is not followed</source>
        <translation>创建了 lambda，其内容无法跟踪</translation>
    </message>
    <message>
        <source>uses goto, which cannot be followed</source>
        <translation>使用了 goto，无法跟踪</translation>
    </message>
    <message>
        <source>launches a kernel</source>
        <translation>启动了 kernel</translation>
    </message>
    <message>
        <source>calls what is not known</source>
        <translation>调用了未知内容</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is, or synchronise</source>
        <translation>含有内联汇编，可能会得知当前是哪个线程，或进行同步</translation>
    </message>
    <message>
        <source>holds what is not followed</source>
        <translation>含有无法跟踪的内容</translation>
    </message>
    <message>
        <source>has a static variable</source>
        <translation>含有静态变量</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if it is cyclic along x and the new extent along x is a multiple of 32.</source>
        <translation>只有当合并沿 x 以 cyclic 方式进行，且沿 x 的新大小是 32 的倍数时，合并才会使每个线程保持其 lane。</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if the block&apos;s extent along x is a known multiple of 32.</source>
        <translation>只有当线程块沿 x 的大小已知且是 32 的倍数时，合并才会使每个线程保持其 lane。</translation>
    </message>
    <message>
        <source>Unrolling and jamming</source>
        <translation>展开与压紧（unroll-and-jam）</translation>
    </message>
    <message>
        <source>A smaller factor, another loop of the nest, or moving a statement first may be possible.</source>
        <translation>较小的因子、嵌套中的另一个循环，或先移动某条语句，或许可行。</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and jamming may turn their order round: {2}{3}.{4}</source>
        <translation>{1} 可能使用同一内存，压紧可能颠倒它们的顺序：{2}{3}。{4}</translation>
    </message>
    <message>
        <source>{1} use the same memory, and jamming would turn their order round: the distance along {2} is ({3}){4}.{5}</source>
        <translation>{1} 使用同一内存，压紧会颠倒它们的顺序：沿 {2} 的距离为 ({3}){4}。{5}</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and {2} and {3} of two threads may use the same memory, not only in one iteration of {4}; jamming could bring them to the same side of a barrier.</source>
        <translation>各线程在此循环中于 {1} 处会合，而两个线程的 {2} 和 {3} 可能使用同一内存，且不仅限于 {4} 的同一次迭代；压紧可能使它们落到屏障的同一侧。</translation>
    </message>
    <message>
        <source>The thread may end here, in the middle of a nest; in another order it would have done before it what it does not do any more.</source>
        <translation>线程可能在此处、在嵌套中间结束；若换一种顺序，它在此之前就会执行现在不再执行的内容。</translation>
    </message>
    <message>
        <source>Volatile memory is used here, and the order of such uses must stay.</source>
        <translation>此处使用了 volatile 内存，此类使用的顺序必须保持不变。</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared; the order must stay.</source>
        <translation>此处写入 surface，而其元素不作比较；顺序必须保持不变。</translation>
    </message>
    <message>
        <source>What {1} does must stay in its order with the rest, which would change.</source>
        <translation>{1} 所做的操作必须与其余操作保持原有顺序，而该顺序会改变。</translation>
    </message>
    <message>
        <source>The loop over {1} has no for loop directly inside it to jam; unroll it instead.</source>
        <translation>{1} 循环内没有直接嵌套可供压紧的 for 循环；请改为展开它（unroll）。</translation>
    </message>
    <message>
        <source>A type is declared between the loops; declare it before the loop.</source>
        <translation>两个循环之间声明了类型；请在循环之前声明它。</translation>
    </message>
    <message>
        <source>The loop over {1} is left or continued from inside; a copy of it would take the others along.</source>
        <translation>{1} 循环会从内部退出或继续下一次迭代；它的一个副本会连带其他副本一起跳转。</translation>
    </message>
    <message>
        <source>The loop over {1} does not go round alike for every iteration of the loop over {2}: {3}.</source>
        <translation>{1} 循环并非在 {2} 循环的每次迭代中都以相同方式运行：{3}。</translation>
    </message>
    <message>
        <source>{1} is used here after the loop that counts with it; declare it in the header of that loop.</source>
        <translation>在以 {1} 计数的循环之后，此处仍使用它；请在该循环的循环头中声明它。</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop over {2} is not followed. Declare it in the loop.</source>
        <translation>{1} 的地址被保存；{2} 循环中对该变量的操作无法跟踪。请在循环内声明它。</translation>
    </message>
    <message>
        <source>{1} would have to become several, one for each copy; declare it in the loop over {2}.</source>
        <translation>{1} 将不得不变为多个，每个副本一个；请在 {2} 循环内声明它。</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration of the loop over {2} to the next, and the loops inside would change the order in which it is changed ({3}).</source>
        <translation>{1} 将值从 {2} 循环的一次迭代带到下一次迭代，而内层循环会改变更改它的顺序（{3}）。</translation>
    </message>
    <message>
        <source>The loops of {1}{2} are not those of the template; what they share is not known.</source>
        <translation>{1}{2} 的循环不是模板的循环；不清楚它们共享什么。</translation>
    </message>
    <message>
        <source>it has no first value</source>
        <translation>它没有初始值</translation>
    </message>
    <message>
        <source>{1} is declared in the loop over {2} and may differ</source>
        <translation>{1} 在 {2} 循环内声明，可能会有所不同</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step puts the one before the other.</source>
        <translation> 在此步骤之前使用“{1}”可将其中一个移到另一个之前。</translation>
    </message>
    <message>
        <source>; factors up to {1} are possible</source>
        <translation>；因子不超过 {1} 时可行</translation>
    </message>
    <message>
        <source>{1} and, iterations of {2} later, {3}</source>
        <translation>{1} 与 {2} 若干次迭代之后的 {3}</translation>
    </message>
    <message>
        <source>{1} and, {2} iteration of {3} later, {4}</source>
        <translation>{1} 与 {3} 的 {2} 次迭代之后的 {4}</translation>
    </message>
    <message>
        <source>{1} and, {2} iterations of {3} later, {4}</source>
        <translation>{1} 与 {3} 的 {2} 次迭代之后的 {4}</translation>
    </message>
    <message>
        <source>Changing loops</source>
        <translation>更改循环</translation>
    </message>
    <message>
        <source>Bring the loops into the form that the step asks for, by hand or with another step on loops.</source>
        <translation>请将循环改为该步骤所要求的形式，可手动进行，也可使用另一个作用于循环的步骤。</translation>
    </message>
    <message>
        <source>{1} is declared in the loop, and each iteration has its own.</source>
        <translation>{1} 在循环内声明，每次迭代都有自己的一个。</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it is not followed.</source>
        <translation>{1} 的地址被保存；对该变量的操作无法跟踪。</translation>
    </message>
    <message>
        <source>{1} carries a value from one of the statements to another ({2}).</source>
        <translation>{1} 将值从其中一条语句带到另一条语句（{2}）。</translation>
    </message>
    <message>
        <source>{1}; in two loops that order would be turned round.</source>
        <translation>{1}；分成两个循环后，该顺序会颠倒。</translation>
    </message>
    <message>
        <source>It may be that {1}, and in two loops that order would be turned round: {2}.</source>
        <translation>可能 {1}，而分成两个循环后该顺序会颠倒：{2}。</translation>
    </message>
    <message>
        <source>The loop&apos;s body is one statement.</source>
        <translation>循环体只有一条语句。</translation>
    </message>
    <message>
        <source>The loop is all that stands under another header; put braces around it.</source>
        <translation>该循环是某个语句头之下的唯一语句；请为它加上花括号。</translation>
    </message>
    <message>
        <source>The loop over {1} does not say where it begins.</source>
        <translation>{1} 循环没有写明从何处开始。</translation>
    </message>
    <message>
        <source>The loops after the first one may go round otherwise: {1}.</source>
        <translation>第一个循环之后的循环可能以不同方式运行：{1}。</translation>
    </message>
    <message>
        <source>The body differs between instantiations.</source>
        <translation>循环体在各实例之间不同。</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body but the first begins in {1}.</source>
        <translation>除第一条语句外，循环体中没有语句从 {1} 开始。</translation>
    </message>
    <message>
        <source>The loop&apos;s pragma stands on a line with something else.</source>
        <translation>该循环的 pragma 与其他内容在同一行。</translation>
    </message>
    <message>
        <source>The statements do not end lines of their own; put them on some.</source>
        <translation>这些语句没有各自在独立的行结束；请将它们放在独立的行上。</translation>
    </message>
    <message>
        <source>{1} carries a value from one loop to the other ({2}).</source>
        <translation>{1} 将值从一个循环带到另一个循环（{2}）。</translation>
    </message>
    <message>
        <source>No for loop follows directly in the same block.{1}</source>
        <translation>同一语句块中没有紧随其后的 for 循环。{1}</translation>
    </message>
    <message>
        <source>The loop {1} does not follow the other one directly.</source>
        <translation>循环 {1} 没有紧跟在另一个循环之后。</translation>
    </message>
    <message>
        <source>The loops have different pragmas; give them the same.</source>
        <translation>两个循环的 pragma 不同；请使其相同。</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the loops.</source>
        <translation>两个循环之间有预处理行。</translation>
    </message>
    <message>
        <source>The headers of the loops are not written alike, so it is not known that they go round alike.</source>
        <translation>两个循环的循环头写法不同，因此无法得知它们以相同方式运行。</translation>
    </message>
    <message>
        <source>The loops count with two variables that are declared before; declare them in the headers.</source>
        <translation>两个循环以两个先前声明的变量计数；请在循环头中声明它们。</translation>
    </message>
    <message>
        <source>A loop does not say where it begins.</source>
        <translation>有一个循环没有写明从何处开始。</translation>
    </message>
    <message>
        <source>The loops may not go round alike: {1}.</source>
        <translation>两个循环可能不以相同方式运行：{1}。</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; it would skip the second loop&apos;s work.</source>
        <translation>continue 在此处转到下一次迭代；这会跳过第二个循环的工作。</translation>
    </message>
    <message>
        <source>{1} means something else in the second loop; give one of the two another name.</source>
        <translation>{1} 在第二个循环中含义不同；请为二者之一改名。</translation>
    </message>
    <message>
        <source>Not all instantiations have both loops.</source>
        <translation>并非所有实例都有这两个循环。</translation>
    </message>
    <message>
        <source>{1}; in one loop that order would be turned round.</source>
        <translation>{1}；合为一个循环后，该顺序会颠倒。</translation>
    </message>
    <message>
        <source>It may be that {1}, and in one loop that order would be turned round: {2}.</source>
        <translation>可能 {1}，而合为一个循环后该顺序会颠倒：{2}。</translation>
    </message>
    <message>
        <source>A pragma belongs to one of the loops, and they do not begin lines of their own.</source>
        <translation>其中一个循环带有 pragma，而它们没有各自从独立的行开始。</translation>
    </message>
    <message>
        <source>The loop directly inside the loop {1} is the one over {2}.</source>
        <translation>{1} 循环内直接嵌套的循环是 {2} 循环。</translation>
    </message>
    <message>
        <source>Both loops count with {1}.</source>
        <translation>两个循环都以 {1} 计数。</translation>
    </message>
    <message>
        <source>The header of the loop over {1} names another {2}; give one of the two another name.</source>
        <translation>{1} 循环的循环头用到了另一个 {2}；请为二者之一改名。</translation>
    </message>
    <message>
        <source>The loop is empty.</source>
        <translation>该循环为空。</translation>
    </message>
    <message>
        <source>Something else than one for loop stands directly in the loop; distribute it, or move it out, first.</source>
        <translation>循环内直接包含的不只是一个 for 循环；请先拆分它（distribute），或将其余内容移出。</translation>
    </message>
    <message>
        <source>No for loop stands directly in the loop.</source>
        <translation>循环内没有直接包含 for 循环。</translation>
    </message>
    <message>
        <source>{1} would be computed also where it was not before, and may fail; put it into a variable before the loops.</source>
        <translation>{1} 将在原本不计算的地方也被计算，并可能出错；请在循环之前将其存入变量。</translation>
    </message>
    <message>
        <source>No condition stands right around the loop.</source>
        <translation>没有条件直接包围该循环。</translation>
    </message>
    <message>
        <source>This condition has an else, or declares something; only a plain one is taken into a loop.</source>
        <translation>此条件带有 else 或声明了内容；只有简单条件才会移入循环。</translation>
    </message>
    <message>
        <source>The macro {1} writes this; write it out.</source>
        <translation>此处由宏 {1} 生成；请将其直接写出。</translation>
    </message>
    <message>
        <source>The condition may change while the loop runs: {1}.</source>
        <translation>循环运行期间条件可能改变：{1}。</translation>
    </message>
    <message>
        <source>The counter {1} lives on after the loop; declare it in the loop&apos;s header.</source>
        <translation>循环变量 {1} 在循环之后仍然存在；请在循环头中声明它。</translation>
    </message>
    <message>
        <source>Where the condition does not hold, this loop may have no end.</source>
        <translation>若条件不成立，此循环可能永不结束。</translation>
    </message>
    <message>
        <source>What stands here before the loop is done under its condition only; put it behind the loop or out of the condition.</source>
        <translation>此处位于循环之前的内容只在其条件下执行；请将其移到循环之后或条件之外。</translation>
    </message>
    <message>
        <source>{1} is no plain register; declare it out of the condition.</source>
        <translation>{1} 不是普通寄存器变量；请在条件之外声明它。</translation>
    </message>
    <message>
        <source>Another variable is called {1}, too; give one of them another name.</source>
        <translation>另一个变量也名为 {1}；请为其中一个改名。</translation>
    </message>
    <message>
        <source>What {1} begins with does more than compute a value.</source>
        <translation>{1} 的开头部分不只是计算一个值。</translation>
    </message>
    <message>
        <source>The condition and the loop do not stand on lines of their own, or a comment stands between; lay them out with a line for each.</source>
        <translation>条件和循环没有各占独立的行，或者它们之间有注释；请将它们各写一行。</translation>
    </message>
    <message>
        <source>The loop ends at !=; compare with &lt; or &gt;.</source>
        <translation>该循环以 != 结束；请用 &lt; 或 &gt; 比较。</translation>
    </message>
    <message>
        <source>{1} does not overflow.</source>
        <translation>{1} 不会溢出。</translation>
    </message>
    <message>
        <source>The place {1} is not possible: {2}.</source>
        <translation>位置 {1} 不可行：{2}。</translation>
    </message>
    <message>
        <source>The loop runs {1} times; that is no more than one strip.</source>
        <translation>该循环运行 {1} 次；不超过一个条带。</translation>
    </message>
    <message>
        <source>The first value of {1} is not understood; write it as {1} = ….</source>
        <translation>无法理解 {1} 的初始值；请写成 {1} = … 的形式。</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; the begin of the next strip could pass below 0.</source>
        <translation>{1} 为无符号数且向下计数；下一个条带的起点可能小于 0。</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of a strip&apos;s, and != does not tell where the last strip ends; compare with &lt; or &gt;.</source>
        <translation>迭代次数不是条带长度的倍数，而 != 无法表明最后一个条带在何处结束；请用 &lt; 或 &gt; 比较。</translation>
    </message>
    <message>
        <source>A strip of {1} iterations is too long.</source>
        <translation>{1} 次迭代的条带过长。</translation>
    </message>
    <message>
        <source>The step {1} has another type than {2}, and sums of the two may mean something else; put it into a variable of type {3} first.</source>
        <translation>步长 {1} 的类型与 {2} 不同，二者之和的含义可能不同；请先将其存入类型为 {3} 的变量。</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}.</source>
        <translation>{1} 在 {2} 中不会溢出。</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at most {4}.</source>
        <translation>{1} 在 {2} 中不会溢出：{3} 不超过 {4}。</translation>
    </message>
    <message>
        <source>A pragma belongs to the loop, and they do not begin lines of their own.</source>
        <translation>该循环带有 pragma，而二者没有各自从独立的行开始。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in it is not understood</source>
        <translation>无法理解其中的“{1}”</translation>
    </message>
    <message>
        <source>something is missing at its end</source>
        <translation>末尾缺少内容</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>有括号未闭合</translation>
    </message>
    <message>
        <source>{1} is no small whole number</source>
        <translation>{1} 不是较小的整数</translation>
    </message>
    <message>
        <source>an index needs .x, .y or .z</source>
        <translation>索引需要 .x、.y 或 .z</translation>
    </message>
    <message>
        <source>no variable {1} is known before the loop</source>
        <translation>循环之前没有已知的变量 {1}</translation>
    </message>
    <message>
        <source>several variables are named {1}</source>
        <translation>有多个变量名为 {1}</translation>
    </message>
    <message>
        <source>{1} is no integer variable of the thread&apos;s own</source>
        <translation>{1} 不是线程自身的整数变量</translation>
    </message>
    <message>
        <source>it depends on {1}</source>
        <translation>它取决于 {1}</translation>
    </message>
    <message>
        <source>interchanging the loops</source>
        <translation>交换循环</translation>
    </message>
    <message>
        <source>going through strips of {1} iterations</source>
        <translation>按 {1} 次迭代的条带遍历</translation>
    </message>
    <message>
        <source>{1} uses what {2} used in an iteration before</source>
        <translation>{1} 使用 {2} 在先前迭代中使用过的内容</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step takes away what stands between.</source>
        <translation> 在此步骤之前使用“{1}”可移走二者之间的内容。</translation>
    </message>
    <message>
        <source>{1} uses what a later iteration&apos;s {2} used before</source>
        <translation>{1} 使用较晚迭代的 {2} 先前已使用的内容</translation>
    </message>
    <message>
        <source>What a loop counts</source>
        <translation>循环如何计数</translation>
    </message>
    <message>
        <source>Steps on loops need a for loop that steps one integer, compares it with a bound that stays, and changes it nowhere else. Write the loop so.</source>
        <translation>作用于循环的步骤要求这样的 for 循环：按步长更改一个整数，将其与保持不变的界限比较，并且不在其他地方更改它。请将循环写成这种形式。</translation>
    </message>
    <message>
        <source>A lambda is made here, which is not followed; write its body out.</source>
        <translation>此处创建了 lambda，其内容无法跟踪；请将其主体直接写出。</translation>
    </message>
    <message>
        <source>The loop holds what is not followed: {1}.</source>
        <translation>该循环含有无法跟踪的内容：{1}。</translation>
    </message>
    <message>
        <source>A preprocessor line stands in the loop; it cannot be copied with the body.</source>
        <translation>循环中有预处理行；它无法随循环体一起复制。</translation>
    </message>
    <message>
        <source>A macro gives {1} two meanings here.</source>
        <translation>某个宏使 {1} 在此处有两种含义。</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; in a copy of the body it would skip the copies after it. Put what follows into an if.</source>
        <translation>continue 在此处转到下一次迭代；在循环体的副本中，它会跳过其后的副本。请将后面的内容放入 if。</translation>
    </message>
    <message>
        <source>break leaves the loop here; the loop for the last iterations, after it, would go on.</source>
        <translation>break 在此处离开循环；而其后处理最后几次迭代的循环会继续执行。</translation>
    </message>
    <message>
        <source>A label or goto stands in the loop; jumps like this cannot be followed.</source>
        <translation>循环中有标号或 goto；此类跳转无法跟踪。</translation>
    </message>
    <message>
        <source>A switch around the loop jumps into it here.</source>
        <translation>包围该循环的 switch 在此处跳入循环。</translation>
    </message>
    <message>
        <source>{1} is declared in the loop and is one object for all its iterations; declare it before the loop.</source>
        <translation>{1} 在循环内声明，且是所有迭代共用的同一个对象；请在循环之前声明它。</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and it may run a different number of times for threads that differ along {2}; some would be in the copies while others are in the loop for the last iterations.</source>
        <translation>各线程在此循环中于 {1} 处会合，而对沿 {2} 不同的各线程，循环运行的次数可能不同；有些线程会处于副本中，而另一些处于处理最后几次迭代的循环中。</translation>
    </message>
    <message>
        <source>The macro {1} names {2} in its definition; write it out.</source>
        <translation>宏 {1} 的定义中用到了 {2}；请将其直接写出。</translation>
    </message>
    <message>
        <source>Only for loops are unrolled; this is another kind of loop.</source>
        <translation>只有 for 循环可以展开；这是另一种循环。</translation>
    </message>
    <message>
        <source>The macro {1} writes this loop; write it out.</source>
        <translation>此循环由宏 {1} 生成；请将其直接写出。</translation>
    </message>
    <message>
        <source>The header of this loop is not understood; write it without preprocessor lines.</source>
        <translation>无法理解此循环的循环头；请不用预处理行来书写。</translation>
    </message>
    <message>
        <source>This loop has no condition.</source>
        <translation>此循环没有条件。</translation>
    </message>
    <message>
        <source>This loop steps nothing in its header.</source>
        <translation>此循环的循环头中没有任何步进。</translation>
    </message>
    <message>
        <source>The macro {1} writes a part of this loop&apos;s header; write it out.</source>
        <translation>宏 {1} 生成了此循环的循环头的一部分；请将其直接写出。</translation>
    </message>
    <message>
        <source>This loop does not step one variable, as ++k and k += 4 do.</source>
        <translation>此循环没有像 ++k 和 k += 4 那样步进单个变量。</translation>
    </message>
    <message>
        <source>{1} is no variable of the thread&apos;s own.</source>
        <translation>{1} 不是线程自身的变量。</translation>
    </message>
    <message>
        <source>The loop counts with {1} of type {2}; loops that count with int, unsigned or a wider integer are unrolled.</source>
        <translation>该循环以类型为 {2} 的 {1} 计数；只有以 int、unsigned 或更宽的整数计数的循环才能展开。</translation>
    </message>
    <message>
        <source>The header declares something else than {1} alone; declare it before the loop.</source>
        <translation>循环头中不只声明了 {1}；请将其余内容在循环之前声明。</translation>
    </message>
    <message>
        <source>The header begins with something else than a first value of {1}.</source>
        <translation>循环头开头的内容不是 {1} 的初始值。</translation>
    </message>
    <message>
        <source>The step of this loop is neither an addition nor a subtraction.</source>
        <translation>此循环的步进既不是加法也不是减法。</translation>
    </message>
    <message>
        <source>This loop adds 0 to {1}.</source>
        <translation>此循环给 {1} 加 0。</translation>
    </message>
    <message>
        <source>The step of this loop is too large to be multiplied.</source>
        <translation>此循环的步长过大，无法成倍放大。</translation>
    </message>
    <message>
        <source>The step {1} of this loop is not understood.</source>
        <translation>无法理解此循环的步长 {1}。</translation>
    </message>
    <message>
        <source>The step of this loop changes: {1}.</source>
        <translation>此循环的步长会改变：{1}。</translation>
    </message>
    <message>
        <source>The loop&apos;s condition does not compare {1} alone with a bound: {2}.</source>
        <translation>该循环的条件没有将 {1} 单独与界限比较：{2}。</translation>
    </message>
    <message>
        <source>The bound of this loop is no integer.</source>
        <translation>此循环的界限不是整数。</translation>
    </message>
    <message>
        <source>The bound of this loop may change while it runs: {1}; put it into a variable before the loop.</source>
        <translation>此循环的界限在循环运行期间可能改变：{1}；请在循环之前将其存入变量。</translation>
    </message>
    <message>
        <source>The address of {1} is taken here.</source>
        <translation>此处取了 {1} 的地址。</translation>
    </message>
    <message>
        <source>The loop&apos;s body changes {1} itself.</source>
        <translation>循环体自身更改 {1}。</translation>
    </message>
    <message>
        <source>A reference to {1} is made here.</source>
        <translation>此处创建了对 {1} 的引用。</translation>
    </message>
    <message>
        <source>The loop runs {1} times; a factor above that leaves nothing to unroll.</source>
        <translation>该循环运行 {1} 次；因子大于该次数时没有可展开的内容。</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of the factor, and != does not tell where the last whole group ends; compare with &lt; or &gt;.</source>
        <translation>迭代次数不是因子的倍数，而 != 无法表明最后一个完整组在何处结束；请用 &lt; 或 &gt; 比较。</translation>
    </message>
    <message>
        <source>{1} has a sign and is compared with one that has none while it counts down.</source>
        <translation>{1} 为有符号数，向下计数时与无符号数比较。</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down to {2}, which is no small constant; {1} minus the group could pass below 0.</source>
        <translation>{1} 为无符号数，向下计数到 {2}，而后者不是较小的常量；{1} 减去一组的长度可能小于 0。</translation>
    </message>
    <message>
        <source>{1} is volatile; the order of its uses must stay.</source>
        <translation>{1} 是 volatile；其使用顺序必须保持不变。</translation>
    </message>
    <message>
        <source>{1} is a reference; name what it refers to.</source>
        <translation>{1} 是引用；请写出它所引用的对象。</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop is not followed.</source>
        <translation>{1} 的地址被保存；循环中对该变量的操作无法跟踪。</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration to the next, and the order of the iterations would change ({2}).</source>
        <translation>{1} 将值从一次迭代带到下一次迭代，而迭代的顺序会改变（{2}）。</translation>
    </message>
    <message>
        <source>Taken in another order, the values that {1} is made of do not overflow {2} on the way.</source>
        <translation>按另一种顺序取用时，构成 {1} 的各值在过程中不会在 {2} 中溢出。</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and {2} may turn their order round: {3}.</source>
        <translation>{1} 可能使用同一内存，而{2}可能颠倒它们的顺序：{3}。</translation>
    </message>
    <message>
        <source>{1} use the same memory, and {2} would turn their order round: the distance along {3} is ({4}).</source>
        <translation>{1} 使用同一内存，而{2}会颠倒它们的顺序：沿 {3} 的距离为 ({4})。</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and what they do before and after it would be mixed up.</source>
        <translation>各线程在此循环中于 {1} 处会合，它们在此前后所做的操作会混在一起。</translation>
    </message>
    <message>
        <source>The loop is left early here; iterations would be done that were not done before.</source>
        <translation>循环在此处提前离开；这会执行原本不执行的迭代。</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the loop.</source>
        <translation>循环中有跳转，或有无法理解的语句。</translation>
    </message>
    <message>
        <source>The value that {1} has after the loop may be used here; declare it in the loop&apos;s header.</source>
        <translation>{1} 在循环之后的值可能在此处使用；请在循环头中声明它。</translation>
    </message>
    <message>
        <source>It is not known whether {1} meets the bound of != after a whole number of steps; compare with &lt; or &gt;.</source>
        <translation>不清楚 {1} 是否恰好经过整数步到达 != 的界限；请用 &lt; 或 &gt; 比较。</translation>
    </message>
    <message>
        <source>The condition and the step of this loop do not go the same way.</source>
        <translation>此循环的条件与步长方向不一致。</translation>
    </message>
    <message>
        <source>{1} does not begin below 0: it is compared with {2}, which has no sign.</source>
        <translation>{1} 的起始值不小于 0：它与无符号的 {2} 比较。</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at least {4}.</source>
        <translation>{1} 在 {2} 中不会溢出：{3} 不小于 {4}。</translation>
    </message>
    <message>
        <source>{1} (In {2}.)</source>
        <translation>{1}（位于 {2}。）</translation>
    </message>
    <message>
        <source>{1} may give something else each time</source>
        <translation>{1} 每次可能得到不同的结果</translation>
    </message>
    <message>
        <source>it changes a variable itself</source>
        <translation>它自身更改了某个变量</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>无法理解它</translation>
    </message>
    <message>
        <source>{1} is volatile</source>
        <translation>{1} 是 volatile</translation>
    </message>
    <message>
        <source>{1} is a reference, and what it refers to may change</source>
        <translation>{1} 是引用，它所引用的内容可能改变</translation>
    </message>
    <message>
        <source>the address of {1} is kept</source>
        <translation>{1} 的地址被保存</translation>
    </message>
    <message>
        <source>{1} is changed in {2}</source>
        <translation>{1} 在 {2} 被更改</translation>
    </message>
    <message>
        <source>it is loaded from memory, and memory is written in {1}</source>
        <translation>它从内存加载，而 {1} 处写入了内存</translation>
    </message>
    <message>
        <source>{1} is written</source>
        <translation>{1} 被写入</translation>
    </message>
    <message>
        <source>{1} changes memory</source>
        <translation>{1} 更改内存</translation>
    </message>
    <message>
        <source>{1} lets the thread see what others wrote</source>
        <translation>{1} 使线程看到其他线程写入的内容</translation>
    </message>
    <message>
        <source>{1} may let the thread see what others wrote</source>
        <translation>{1} 可能使线程看到其他线程写入的内容</translation>
    </message>
    <message>
        <source>{1} is launched, which may change that</source>
        <translation>启动了 {1}，可能更改该内容</translation>
    </message>
    <message>
        <source>{1} may change that</source>
        <translation>{1} 可能更改该内容</translation>
    </message>
    <message>
        <source>{1} in inline assembly may change that</source>
        <translation>内联汇编中的 {1} 可能更改该内容</translation>
    </message>
    <message>
        <source>what {1} does may change that</source>
        <translation>{1} 的操作可能更改该内容</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1}</source>
        <translation>它从内存加载，而 {1}</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1} ({2})</source>
        <translation>它从内存加载，而 {1}（{2}）</translation>
    </message>
    <message>
        <source>{1} and, in a later iteration, {2}</source>
        <translation>{1} 与较晚迭代中的 {2}</translation>
    </message>
    <message>
        <source>Keeping elements in registers</source>
        <translation>将元素保存在寄存器中</translation>
    </message>
    <message>
        <source>Elements are kept where it is certain that nothing else touches them. Restrict pointers (`__restrict__`) or index with counters and constants.</source>
        <translation>只有能确定没有其他内容触及的元素才会被保存。请为指针加上限定（`__restrict__`），或以循环变量和常量作为索引。</translation>
    </message>
    <message>
        <source>This part of the loop&apos;s header may do more than compute a value; put it into a variable before the loop.</source>
        <translation>循环头的这一部分可能不只是计算一个值；请在循环之前将其存入变量。</translation>
    </message>
    <message>
        <source>The first value of this loop&apos;s counter is not understood.</source>
        <translation>无法理解此循环的循环变量的初始值。</translation>
    </message>
    <message>
        <source>{1} and {2} may be the same element in iterations that lie {3} apart; what a register holds may then be stale.</source>
        <translation>在相隔 {3} 的迭代中，{1} 和 {2} 可能是同一元素；此时寄存器中保存的值可能已过时。</translation>
    </message>
    <message>
        <source>{1} stands between the uses of {2}.</source>
        <translation>{1} 位于对 {2} 的各次使用之间。</translation>
    </message>
    <message>
        <source>{1} is another element in each iteration, found by {2}, which is declared in between.</source>
        <translation>{1} 在每次迭代中是不同的元素，由 {2} 定位，而后者在其间声明。</translation>
    </message>
    <message>
        <source>The address of {1} may be kept.</source>
        <translation>{1} 的地址可能被保存。</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, changes in between.</source>
        <translation>{1} 用于定位 {2}，而它在其间改变。</translation>
    </message>
    <message>
        <source>The thread may leave here, past the end of what {1} is kept for.</source>
        <translation>线程可能在此处离开，从而越过 {1} 的保存范围的末尾。</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the uses of {1}.</source>
        <translation>对 {1} 的各次使用之间有预处理行。</translation>
    </message>
    <message>
        <source>{1} and {2} ({3}) may meet: {4}.</source>
        <translation>{1} 和 {2}（{3}）可能相遇：{4}。</translation>
    </message>
    <message>
        <source>A jump may lead past what is loaded before the loop.</source>
        <translation>某个跳转可能越过在循环之前加载的内容。</translation>
    </message>
    <message>
        <source>No element of {1} is named by an address that is computed from registers alone, as a value of one number.</source>
        <translation>{1} 没有任何元素以仅由寄存器计算出的地址、作为单个数值被引用。</translation>
    </message>
    <message>
        <source>The kernel names no element of an array or pointer {1}.</source>
        <translation>该 kernel 没有引用数组或指针 {1} 的元素。</translation>
    </message>
    <message>
        <source>No element is used again where a register could hold it.</source>
        <translation>没有元素在寄存器可以保存它的范围内被再次使用。</translation>
    </message>
    <message>
        <source>{1} is written under a condition only; kept in a register it would be written in any case.</source>
        <translation>{1} 只在某个条件下写入；若保存在寄存器中，则无论如何都会写入。</translation>
    </message>
    <message>
        <source>{1} is used under a condition only; kept in a register it would be loaded in any case.</source>
        <translation>{1} 只在某个条件下使用；若保存在寄存器中，则无论如何都会加载。</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded and stored all the same.</source>
        <translation>{1} 的循环至少执行一次，否则 {2} 也允许照样加载和存储。</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded all the same.</source>
        <translation>{1} 的循环至少执行一次，否则 {2} 也允许照样加载。</translation>
    </message>
    <message>
        <source>No loop of the kernel reads elements of {1} that its earlier iterations have read, in statements that stand in one block. Merge adjacent threads along the axis by which the elements move on.</source>
        <translation>该 kernel 中没有任何循环在同一个块的语句里读取其先前迭代读过的 {1} 的元素。请沿元素前移的轴合并相邻线程。</translation>
    </message>
    <message>
        <source>No element of {1} is used again where a register could hold it.</source>
        <translation>{1} 没有元素在寄存器可以保存它的范围内被再次使用。</translation>
    </message>
    <message>
        <source>Placing and staging memory</source>
        <translation>数据的放置与暂存</translation>
    </message>
    <message>
        <source>These steps must know who uses an array, and how: index it directly, with counters and constants, and allocate and launch where it can be seen.</source>
        <translation>这些步骤必须知道谁在使用数组以及如何使用：请直接以循环变量和常量索引数组，并在可见之处分配内存和启动 kernel。</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the kernel; whether all threads of a block come to the tile is not known.</source>
        <translation>kernel 中有跳转，或有无法理解的语句；不清楚线程块的所有线程是否都到达该 tile。</translation>
    </message>
    <message>
        <source>Only some threads of a block come to what reads the tile: what stands around it, here, differs along {1}. The barriers around a tile need all of them.</source>
        <translation>线程块只有部分线程到达读取该 tile 之处：此处包围它的内容沿 {1} 有所不同。tile 前后的屏障需要所有线程参与。</translation>
    </message>
    <message>
        <source>Some threads of a block may return here, and the barriers around a tile need all of them.</source>
        <translation>线程块的部分线程可能在此处返回，而 tile 前后的屏障需要所有线程参与。</translation>
    </message>
    <message>
        <source>Threads that differ along {1} go round this loop differently; the barriers around a tile need all of them in each iteration.</source>
        <translation>沿 {1} 不同的线程以不同方式执行此循环；tile 前后的屏障在每次迭代中都需要所有线程参与。</translation>
    </message>
    <message>
        <source>{1} leads to at least {2} elements in every launch: so many are copied.</source>
        <translation>在每次启动中，{1} 都指向至少 {2} 个元素：会复制这么多元素。</translation>
    </message>
    <message>
        <source>One host thread at a time launches the kernel, and no other unit does.</source>
        <translation>同一时刻只有一个主机线程启动该 kernel，并且没有其他翻译单元启动它。</translation>
    </message>
    <message>
        <source>All launches of the kernel are in one stream: {1} is the same for them.</source>
        <translation>该 kernel 的所有启动都在同一个流中：{1} 对它们都相同。</translation>
    </message>
    <message>
        <source>Elements of this type are not kept in constant memory.</source>
        <translation>此类型的元素不能保存在常量内存中。</translation>
    </message>
    <message>
        <source>What {1} leads to is volatile.</source>
        <translation>{1} 所指向的内容是 volatile。</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which {1} could be copied.</source>
        <translation>未见该 kernel 的启动，因此没有可在其之前复制 {1} 的位置。</translation>
    </message>
    <message>
        <source>{1} is given another value here, or its address is kept.</source>
        <translation>{1} 在此处被赋予其他值，或其地址被保存。</translation>
    </message>
    <message>
        <source>The macro {1} names {2}; write it out.</source>
        <translation>宏 {1} 用到了 {2}；请将其直接写出。</translation>
    </message>
    <message>
        <source>This launch does not write out what it hands over for {1}.</source>
        <translation>此启动没有写出它为 {1} 传入的内容。</translation>
    </message>
    <message>
        <source>What is handed over for {1} here cannot be computed twice; make it a variable.</source>
        <translation>此处为 {1} 传入的内容无法计算两次；请将其改为变量。</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be the array.</source>
        <translation>kernel 定义在此启动之后，因此该数组也会如此。</translation>
    </message>
    <message>
        <source>This launch is in another stream than those before it, in which a kernel may still read the array.</source>
        <translation>此启动与之前的启动处于不同的流中，而那些流中的 kernel 可能仍在读取该数组。</translation>
    </message>
    <message>
        <source>How far this reads is not known when the program is compiled, and constant memory has a fixed size.</source>
        <translation>编译程序时不清楚此处读取的范围有多大，而常量内存的大小是固定的。</translation>
    </message>
    <message>
        <source>This reads more at once than the array is aligned for.</source>
        <translation>此处一次读取的内容超过了该数组的对齐所允许的范围。</translation>
    </message>
    <message>
        <source>This may read before what {1} leads to.</source>
        <translation>此处可能读取到 {1} 所指内容之前。</translation>
    </message>
    <message>
        <source>The kernel reads nothing through {1}.</source>
        <translation>kernel 没有通过 {1} 读取任何内容。</translation>
    </message>
    <message>
        <source>The program&apos;s constant memory would have {1} bytes, and there are {2}.</source>
        <translation>程序的常量内存将有 {1} 字节，而可用的只有 {2} 字节。</translation>
    </message>
    <message>
        <source>Lanes read different elements of {1} here; constant memory serves them one after the other.</source>
        <translation>各 lane 在此处读取 {1} 的不同元素；常量内存会逐个为它们服务。</translation>
    </message>
    <message>
        <source>{1} makes it unknown what is done before what.</source>
        <translation>{1} 使得无法得知何者先于何者执行。</translation>
    </message>
    <message>
        <source>{1} is declared together with others; give it a declaration of its own.</source>
        <translation>{1} 与其他变量一起声明；请为它单独声明。</translation>
    </message>
    <message>
        <source>{1} is static; declare it without that word.</source>
        <translation>{1} 是 static；请在声明时去掉该关键字。</translation>
    </message>
    <message>
        <source>The word __shared__ does not stand in the declaration of {1}; write it out.</source>
        <translation>{1} 的声明中没有 __shared__ 一词；请将其写出。</translation>
    </message>
    <message>
        <source>The macro {1} declares {2}; write it out.</source>
        <translation>宏 {1} 声明了 {2}；请将其直接写出。</translation>
    </message>
    <message>
        <source>{1} is declared extern: another declaration of it may be in another unit.</source>
        <translation>{1} 声明为 extern：另一个翻译单元中可能有它的另一个声明。</translation>
    </message>
    <message>
        <source>The extents of {1} do not all stand in its declaration.</source>
        <translation>{1} 的各维大小并未全部写在其声明中。</translation>
    </message>
    <message>
        <source>The kernel declares no array {1} of its own.</source>
        <translation>该 kernel 自身没有声明数组 {1}。</translation>
    </message>
    <message>
        <source>Several arrays are named {1}.</source>
        <translation>有多个数组名为 {1}。</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; others may lie in it too.</source>
        <translation>启动决定 {1} 的大小；其中可能还有其他数组。</translation>
    </message>
    <message>
        <source>{1} is declared outside the kernel.</source>
        <translation>{1} 在 kernel 之外声明。</translation>
    </message>
    <message>
        <source>{1} is static, and so all threads have one.</source>
        <translation>{1} 是 static，因此所有线程共用一个。</translation>
    </message>
    <message>
        <source>The elements of {1} get values where they are declared; give them theirs in a loop.</source>
        <translation>{1} 的元素在声明处赋值；请在循环中为它们赋值。</translation>
    </message>
    <message>
        <source>The type of {1} is not known.</source>
        <translation>{1} 的类型未知。</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} 是 volatile。</translation>
    </message>
    <message>
        <source>Elements of type {1} cannot be made and assigned at will.</source>
        <translation>类型为 {1} 的元素无法任意构造和赋值。</translation>
    </message>
    <message>
        <source>The address in {1} itself is used here, and not only what it leads to.</source>
        <translation>此处使用了 {1} 中的地址本身，而不仅是它所指向的内容。</translation>
    </message>
    <message>
        <source>More than the value of one element of {1} is used here.</source>
        <translation>此处使用的不只是 {1} 的一个元素的值。</translation>
    </message>
    <message>
        <source>An atomic operation needs memory, not a register.</source>
        <translation>原子操作需要内存，而不是寄存器。</translation>
    </message>
    <message>
        <source>The subscripts of {1} do not stand in the text here; write them out.</source>
        <translation>{1} 的下标没有写在此处的文本中；请将其写出。</translation>
    </message>
    <message>
        <source>The kernel does not use {1}.</source>
        <translation>该 kernel 不使用 {1}。</translation>
    </message>
    <message>
        <source>How much memory this leads to is not known, which a texture object is told: it {1}.</source>
        <translation>不清楚它指向多少内存，而纹理对象需要得知这一点：它{1}。</translation>
    </message>
    <message>
        <source>The kernel is in a namespace or a class; what stands before it there has another name elsewhere.</source>
        <translation>该 kernel 位于命名空间或类中；在那里写在它之前的内容，在别处有另外的名称。</translation>
    </message>
    <message>
        <source>This launch hands its arguments over by their addresses; write it with &lt;&lt;&lt;&gt;&gt;&gt;.</source>
        <translation>此启动通过地址传递参数；请用 &lt;&lt;&lt;&gt;&gt;&gt; 书写。</translation>
    </message>
    <message>
        <source>{1}; make it a statement of a block.</source>
        <translation>{1}；请使其成为语句块中的一条语句。</translation>
    </message>
    <message>
        <source>The stream of this launch is no variable; make it one.</source>
        <translation>此启动的流不是变量；请将其改为变量。</translation>
    </message>
    <message>
        <source>The condition around what reads the tile is more than comparisons of registers that stand in the file: {1}.</source>
        <translation>包围 tile 读取处的条件不只是对文件中所写寄存器变量的比较：{1}。</translation>
    </message>
    <message>
        <source>Which threads along x come to what reads the tile is not known: {1} does not compare a place along x, counted in threads, with a bound that they share.</source>
        <translation>不清楚沿 x 的哪些线程到达读取该 tile 之处：{1} 没有将一个沿 x 以线程计的位置与各线程共有的界限比较。</translation>
    </message>
    <message>
        <source>The kernel&apos;s shared arrays would have {1} bytes, and a kernel may declare {2}.</source>
        <translation>该 kernel 的共享数组将有 {1} 字节，而一个 kernel 可声明的只有 {2} 字节。</translation>
    </message>
    <message>
        <source>The kernel has no parameter {1}.</source>
        <translation>该 kernel 没有参数 {1}。</translation>
    </message>
    <message>
        <source>{1} is no pointer.</source>
        <translation>{1} 不是指针。</translation>
    </message>
    <message>
        <source>{1} is const and __restrict__ already.</source>
        <translation>{1} 已经是 const 和 __restrict__。</translation>
    </message>
    <message>
        <source>{1} is __restrict__ already; the compiler sees by itself that it is only read.</source>
        <translation>{1} 已经是 __restrict__；编译器自己就能看出它只被读取。</translation>
    </message>
    <message>
        <source>The type of {1} does not show that it is a pointer; write it with *.</source>
        <translation>从 {1} 的类型看不出它是指针；请用 * 书写。</translation>
    </message>
    <message>
        <source>What {1} leads to is not const; declare it so first.</source>
        <translation>{1} 所指向的内容不是 const；请先将其声明为 const。</translation>
    </message>
    <message>
        <source>What {1} leads to is written here.</source>
        <translation>此处写入了 {1} 所指向的内容。</translation>
    </message>
    <message>
        <source>What {1} leads to is not const, and the pointer is handed on here; declare it const first.</source>
        <translation>{1} 所指向的内容不是 const，而该指针在此处被继续传递；请先将其声明为 const。</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its type may matter; declare {1} const there and in the kernel first.</source>
        <translation>此处也提到了该 kernel，其类型在此可能有影响；请先在此处和 kernel 中将 {1} 声明为 const。</translation>
    </message>
    <message>
        <source>Two uses of {1} have different subscripts, {2}; what one leaves, the other may read.</source>
        <translation>对 {1} 的两次使用下标不同，分别为 {2}；一次留下的内容，另一次可能会读取。</translation>
    </message>
    <message>
        <source>The subscript {1} of {2} is not made of registers and numbers alone.</source>
        <translation>{2} 的下标 {1} 并非仅由寄存器变量和数值构成。</translation>
    </message>
    <message>
        <source>{1}, by which {2} is subscripted, changes between the uses.</source>
        <translation>{1} 用作 {2} 的下标，而它在各次使用之间改变。</translation>
    </message>
    <message>
        <source>What this reads of {1} may have been written in {2} by an earlier iteration of the loop in {3}.</source>
        <translation>此处从 {1} 读取的内容，可能是由 {3} 的循环的先前迭代在 {2} 写入的。</translation>
    </message>
    <message>
        <source>Two threads of a block may use one element of {1}, by {2} and {3} ({4}).</source>
        <translation>线程块的两个线程可能通过 {2} 和 {3} 使用 {1} 的同一元素（{4}）。</translation>
    </message>
    <message>
        <source>The address of {1} itself may be kept here.</source>
        <translation>{1} 自身的地址可能在此处被保存。</translation>
    </message>
    <message>
        <source>{1} is given another value here; what it leads to then is not {1}&apos;s own.</source>
        <translation>{1} 在此处被赋予其他值；此后它所指向的内容不再为 {1} 独有。</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known.</source>
        <translation>不清楚 {1} 对内存做什么。</translation>
    </message>
    <message>
        <source>It is not known where this leads, and it may be what {1} leads to.</source>
        <translation>不清楚它指向何处，而那可能正是 {1} 所指向的内容。</translation>
    </message>
    <message>
        <source>This launch hands over one pointer for {1} and for {2}, which the kernel writes.</source>
        <translation>此启动为 {1} 和 {2} 传入同一个指针，而 kernel 会写入后者。</translation>
    </message>
    <message>
        <source>A subscript of this access is not followed; say how many elements a row is padded with.</source>
        <translation>此访问的某个下标无法跟踪；请指明每行填充多少个元素。</translation>
    </message>
    <message>
        <source>The bank conflicts of this access are not known: {1}; say how many elements a row is padded with.</source>
        <translation>此访问的 bank 冲突未知：{1}；请指明每行填充多少个元素。</translation>
    </message>
    <message>
        <source>{1} has no bank conflicts that padding could save.</source>
        <translation>{1} 没有可通过填充消除的 bank 冲突。</translation>
    </message>
    <message>
        <source>Longer rows save none of the bank conflicts of {1}.</source>
        <translation>加长各行不能消除 {1} 的任何 bank 冲突。</translation>
    </message>
    <message>
        <source>This subscript of {1} is from {2} to {3} and may leave its dimension, which has {4}; in rows of another length it would mean another element.</source>
        <translation>{1} 的此下标介于 {2} 和 {3} 之间，可能超出其大小为 {4} 的维度；行长不同时，它会指向另一个元素。</translation>
    </message>
    <message>
        <source>Each subscript of {1} is at least 0 and below the extent of its dimension.</source>
        <translation>{1} 的每个下标都不小于 0 且小于其维度的大小。</translation>
    </message>
    <message>
        <source>The kernel has no pointer parameter {1}; only what one leads to is staged.</source>
        <translation>该 kernel 没有指针参数 {1}；只有指针参数所指向的内容才能暂存。</translation>
    </message>
    <message>
        <source>No two reads of {1} are side by side along x, and always made together; name a loop to stage what it reads.</source>
        <translation>没有两个对 {1} 的读取既沿 x 相邻又总是一起执行；请指明一个循环，以暂存它所读取的内容。</translation>
    </message>
    <message>
        <source>The condition here has an else or declares something; what is read in it is not staged.</source>
        <translation>此处的条件带有 else 或声明了内容；其中读取的内容不会暂存。</translation>
    </message>
    <message>
        <source>{1} is not certainly read where it stands; loaded for the tile it might be read where nothing may be read.</source>
        <translation>{1} 在其所在处并不一定被读取；若为 tile 加载，可能会在不允许读取之处读取。</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared or changed after the place where the tile would be loaded.</source>
        <translation>{1} 用于定位 {2}，而它在将要加载 tile 的位置之后声明或更改。</translation>
    </message>
    <message>
        <source>It is not known that the next thread along x reads the element after {1}.</source>
        <translation>不清楚沿 x 的下一个线程是否读取 {1} 之后的元素。</translation>
    </message>
    <message>
        <source>Between this element and the one before it that a thread reads there are others that it does not read; the last thread could not load them.</source>
        <translation>在一个线程所读取的此元素与前一个元素之间，还有它不读取的其他元素；最后一个线程无法加载它们。</translation>
    </message>
    <message>
        <source>The kernel has no shared array {1}.</source>
        <translation>该 kernel 没有共享数组 {1}。</translation>
    </message>
    <message>
        <source>Several shared arrays are named {1}.</source>
        <translation>有多个共享数组名为 {1}。</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; what lies where in it is not known.</source>
        <translation>启动决定 {1} 的大小；不清楚其中各部分的位置。</translation>
    </message>
    <message>
        <source>An extent of {1} is not known.</source>
        <translation>{1} 有一维的大小未知。</translation>
    </message>
    <message>
        <source>{1} has no rows: it has one dimension.</source>
        <translation>{1} 没有行：它只有一维。</translation>
    </message>
    <message>
        <source>The size of an element of {1} is not known.</source>
        <translation>{1} 的元素大小未知。</translation>
    </message>
    <message>
        <source>The last extent of {1} does not stand in its declaration.</source>
        <translation>{1} 最后一维的大小没有写在其声明中。</translation>
    </message>
    <message>
        <source>More than one element of {1} is named here, and how long its rows are may matter.</source>
        <translation>此处引用的不只是 {1} 的一个元素，其行长可能有影响。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and how many threads of a block load a tile together is not known.</source>
        <translation>此翻译单元中没有该 kernel 的启动，因此不清楚一个线程块有多少线程一起加载 tile。</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only; a tile is made for one size of the block.</source>
        <translation>此启动的线程块在运行时才能得知；tile 只针对一种线程块大小生成。</translation>
    </message>
    <message>
        <source>The kernel is launched with other blocks elsewhere; a tile is made for one size of the block.</source>
        <translation>该 kernel 在别处以其他线程块启动；tile 只针对一种线程块大小生成。</translation>
    </message>
    <message>
        <source>Every launch of the kernel has blocks of {1} threads, as the launches in this unit have: the threads of a block load the tiles together.</source>
        <translation>该 kernel 的每次启动都与此翻译单元中的启动一样，线程块有 {1} 个线程：线程块的线程一起加载 tile。</translation>
    </message>
    <message>
        <source>The shared memory that this launch asks for leaves {1} bytes for the tiles.</source>
        <translation>此启动所要求的共享内存只为 tile 留下 {1} 字节。</translation>
    </message>
    <message>
        <source>With its tiles the kernel would have {1} bytes of shared memory, and a kernel may have {2}.</source>
        <translation>加上 tile 后该 kernel 将有 {1} 字节共享内存，而一个 kernel 可用的只有 {2} 字节。</translation>
    </message>
    <message>
        <source>The kernel is a template; the types and extents of tiles differ between its instantiations.</source>
        <translation>该 kernel 是模板；tile 的类型和大小在各实例之间不同。</translation>
    </message>
    <message>
        <source>The loop does not count up by 1; a tile has a place for each value of its counter.</source>
        <translation>该循环不是每次加 1 向上计数；tile 为循环变量的每个值都留有位置。</translation>
    </message>
    <message>
        <source>An iteration may end early here; what it reads after that is then not read.</source>
        <translation>迭代可能在此处提前结束；此后的读取便不会发生。</translation>
    </message>
    <message>
        <source>{1} + {2} does not overflow {3} in this loop.</source>
        <translation>{1} + {2} 在此循环中不会在 {3} 中溢出。</translation>
    </message>
    <message>
        <source>The loop does not begin a line of its own.</source>
        <translation>该循环没有从独立的行开始。</translation>
    </message>
    <message>
        <source>The loop stands in no braces, and what loads the tile must stand before it; put braces around it.</source>
        <translation>该循环不在花括号内，而加载 tile 的代码必须位于它之前；请为它加上花括号。</translation>
    </message>
    <message>
        <source>Whether {1} is read depends on {2}, which differs between threads that share it and between those that do not.</source>
        <translation>是否读取 {1} 取决于 {2}，而后者在共享它的线程之间、在不共享它的线程之间都有所不同。</translation>
    </message>
    <message>
        <source>The loop reads nothing of {1}.</source>
        <translation>该循环没有读取 {1} 的任何内容。</translation>
    </message>
    <message>
        <source>No two threads of a block read the same {1} in one iteration; a tile of it would save no load.</source>
        <translation>线程块没有两个线程在同一次迭代中读取同一个 {1}；为它建立 tile 不会节省任何加载。</translation>
    </message>
    <message>
        <source>{1} is the same in every iteration of the loop; a register keeps it (scalar-replace).</source>
        <translation>{1} 在循环的每次迭代中都相同；可用寄存器保存它（scalar-replace）。</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared inside the loop; what a tile holds must be known before.</source>
        <translation>{1} 用于定位 {2}，而它在循环内声明；tile 中的内容必须事先得知。</translation>
    </message>
    <message>
        <source>Where {1} is found may change in the loop: {2}.</source>
        <translation>{1} 的位置在循环中可能改变：{2}。</translation>
    </message>
    <message>
        <source>{1} is not certainly read in every iteration; loaded for the tile it might be read where nothing may be read.</source>
        <translation>{1} 并不一定在每次迭代中都被读取；若为 tile 加载，可能会在不允许读取之处读取。</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by reading one number at an address that is computed from registers.</source>
        <translation>此处对 {1} 的使用不是从由寄存器计算出的地址读取单个数值。</translation>
    </message>
    <message>
        <source>A block has one thread along x.</source>
        <translation>线程块沿 x 只有一个线程。</translation>
    </message>
    <message>
        <source>{1} + 1 does not overflow.</source>
        <translation>{1} + 1 不会溢出。</translation>
    </message>
    <message>
        <source>{1} is not read element by element here, as a texture object must be.</source>
        <translation>此处没有逐个元素读取 {1}，而纹理对象必须这样读取。</translation>
    </message>
    <message>
        <source>More than the value of an element is asked for here.</source>
        <translation>此处需要的不只是一个元素的值。</translation>
    </message>
    <message>
        <source>{1} leads to at most {2} elements, which a texture object can tell apart.</source>
        <translation>{1} 最多指向 {2} 个元素，即纹理对象所能区分的数量。</translation>
    </message>
    <message>
        <source>The host waits for the kernel after each launch: the texture object is destroyed when it has ended.</source>
        <translation>主机在每次启动之后等待 kernel：kernel 结束后销毁纹理对象。</translation>
    </message>
    <message>
        <source>Elements of this type are not fetched through texture objects: they are integers and floats of up to four bytes, and vectors of one, two or four of them.</source>
        <translation>此类型的元素不能通过纹理对象读取：可读取的是不超过四字节的整数和浮点数，以及由一个、两个或四个此类元素构成的向量。</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which the texture object could be made.</source>
        <translation>未见该 kernel 的启动，因此没有可在其之前创建纹理对象的位置。</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its parameters&apos; types may matter.</source>
        <translation>此处也提到了该 kernel，其参数的类型在此可能有影响。</translation>
    </message>
    <message>
        <source>The declaration of {1} is not a plain pointer&apos;s, as in const float *{1}.</source>
        <translation>{1} 的声明不是 const float *{1} 那样的普通指针声明。</translation>
    </message>
    <message>
        <source>A label in the function that launches the kernel may lead past the texture object.</source>
        <translation>启动该 kernel 的函数中有标号，可能使跳转越过纹理对象。</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what makes the object.</source>
        <translation>kernel 定义在此启动之后，因此创建该对象的代码也会如此。</translation>
    </message>
    <message>
        <source>What loads the tile must stand before this, which does not begin a line of its own.</source>
        <translation>加载 tile 的代码必须位于此处之前，而此处没有从独立的行开始。</translation>
    </message>
    <message>
        <source>All elements of {1} may be used.</source>
        <translation>{1} 的所有元素都可能被使用。</translation>
    </message>
    <message>
        <source>How long {1} is is not known.</source>
        <translation>{1} 的长度未知。</translation>
    </message>
    <message>
        <source>Which element this is is not known.</source>
        <translation>不清楚这是哪个元素。</translation>
    </message>
    <message>
        <source>A subscript of {1} holds another of its elements; give that a name of its own.</source>
        <translation>{1} 的下标中含有它的另一个元素；请为后者单独命名。</translation>
    </message>
    <message>
        <source>{1} may be read also where {2} holds for none of the threads of a block that would read it.</source>
        <translation>即使线程块中本会读取它的线程无一满足 {2}，{1} 也允许被读取。</translation>
    </message>
    <message>
        <source>What {1} leads to does not overlap {2}, which the kernel writes, in any launch.</source>
        <translation>在任何启动中，{1} 所指向的内容都不与 kernel 写入的 {2} 重叠。</translation>
    </message>
    <message>
        <source>is no variable that an allocation in this function gives its value</source>
        <translation>不是由此函数中的分配赋值的变量</translation>
    </message>
    <message>
        <source>is not allocated in this function</source>
        <translation>没有在此函数中分配</translation>
    </message>
    <message>
        <source>may get another value here</source>
        <translation>可能在此处得到其他值</translation>
    </message>
    <message>
        <source>is allocated a second time here</source>
        <translation>在此处被第二次分配</translation>
    </message>
    <message>
        <source>is allocated behind the launch</source>
        <translation>在启动之后分配</translation>
    </message>
    <message>
        <source>is allocated by a macro; write it out</source>
        <translation>由宏分配；请将其直接写出</translation>
    </message>
    <message>
        <source>is allocated with a size that cannot be computed again; make it a variable</source>
        <translation>分配时的大小无法再次计算；请将其改为变量</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which others may change</source>
        <translation>分配时的大小为 {1}，而其他代码可能更改它</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, and another variable has that name</source>
        <translation>分配时的大小为 {1}，而另一个变量也用此名称</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which is not known at the launch</source>
        <translation>分配时的大小为 {1}，而它在启动处未知</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which may change until the launch</source>
        <translation>分配时的大小为 {1}，而它在启动之前可能改变</translation>
    </message>
    <message>
        <source>A copy must stand before this launch</source>
        <translation>复制必须位于此启动之前</translation>
    </message>
    <message>
        <source>The texture object must be made before this launch</source>
        <translation>纹理对象必须在此启动之前创建</translation>
    </message>
    <message>
        <source>{1} and {2}</source>
        <translation>{1} 与 {2}</translation>
    </message>
    <message>
        <source>{1} in {2} and another {3} in {4}</source>
        <translation>位于 {2} 的 {1} 与位于 {4} 的另一个 {3}</translation>
    </message>
    <message>
        <source>Windows of elements in registers</source>
        <translation>寄存器中的元素窗口</translation>
    </message>
    <message>
        <source>A window is what the iterations of a loop read one after the other, by addresses that move on by the same distance each time. Merge adjacent threads (`coarsen y 4 adjacent`) where threads read what their neighbours read, and declare the pointer read-only (`place in readonly`).</source>
        <translation>窗口是循环的各次迭代依次读取的元素，其地址每次前移相同的距离。在线程读取其相邻线程所读内容之处合并相邻线程（`coarsen y 4 adjacent`），并将指针声明为只读（`place in readonly`）。</translation>
    </message>
    <message>
        <source>Taking a shared copy away</source>
        <translation>去掉共享内存中的副本</translation>
    </message>
    <message>
        <source>What is read of a shared array is read where it was copied from. Fill the array by one assignment, `xs[t] = x[first + t];`, from a pointer parameter that the kernel does not write, and read only what each round has copied.</source>
        <translation>从共享数组读取的值改为从复制的来源读取。请用一条赋值语句 `xs[t] = x[first + t];` 从 kernel 不写入的指针参数填充数组，并且只读取每一轮已复制的元素。</translation>
    </message>
    <message>
        <source>{1} is not filled by one assignment of what is copied, as in `tile[i] = in[j];`.</source>
        <translation>{1} 不是由一条复制赋值语句（如 `tile[i] = in[j];`）填充的。</translation>
    </message>
    <message>
        <source>The subscript {1} of the copy into {2} is no single index with values beside it that are the same for all threads; which thread has copied an element is not known from it.</source>
        <translation>复制到 {2} 的下标 {1} 不是单个索引加上对所有线程都相同的值；由它无法得知是哪个线程复制了某个元素。</translation>
    </message>
    <message>
        <source>{1} is read here before the copy in the text: a thread finds there what an earlier round has copied.</source>
        <translation>{1} 在这里的读取在文本中位于复制之前：线程读到的是更早一轮复制的内容。</translation>
    </message>
    <message>
        <source>It is not certain that all elements that {1} reads here are copied in the same round; the block&apos;s extents, and the conditions around the copy, must tell.</source>
        <translation>不能确定 {1} 在这里读取的所有元素都在同一轮中被复制；线程块的大小和复制周围的条件必须能说明这一点。</translation>
    </message>
    <message>
        <source>{1} is not read through a pointer parameter of the kernel, so that what is written to it meanwhile is not known.</source>
        <translation>{1} 不是通过 kernel 的指针参数读取的，因此不知道其间向它写入了什么。</translation>
    </message>
    <message>
        <source>{1} cannot be computed where {2} is read: {3}.</source>
        <translation>在读取 {2} 的地方无法计算 {1}：{3}。</translation>
    </message>
    <message>
        <source>the subscript {1} is not that of the copy</source>
        <translation>下标 {1} 不是复制时的下标</translation>
    </message>
    <message>
        <source>{1} differs between the threads of a block otherwise than by what the copy&apos;s subscripts tell</source>
        <translation>{1} 在线程块的各线程之间的差异不同于复制的下标所表明的差异</translation>
    </message>
    <message>
        <source>{1} is not declared there</source>
        <translation>{1} 在那里没有声明</translation>
    </message>
    <message>
        <source>{1} means something else there</source>
        <translation>{1} 在那里有别的含义</translation>
    </message>
    <message>
        <source>Moving a statement</source>
        <translation>移动语句</translation>
    </message>
    <message>
        <source>Statements keep the order that what they read and write asks for. Split a statement, or move what stands between first.</source>
        <translation>语句保持其读写内容所要求的顺序。请拆分语句，或先移动位于其间的内容。</translation>
    </message>
    <message>
        <source>The two statements do not stand in one block.</source>
        <translation>这两条语句不在同一语句块中。</translation>
    </message>
    <message>
        <source>No statement of a block of the kernel begins in {1}.</source>
        <translation>kernel 的语句块中没有语句从 {1} 开始。</translation>
    </message>
    <message>
        <source>Several statements begin in {1}; put them on lines of their own.</source>
        <translation>有多条语句从 {1} 开始；请将它们各写一行。</translation>
    </message>
    <message>
        <source>Something else stands on the lines of this statement; put it on lines of its own.</source>
        <translation>此语句所在的行中还有其他内容；请将它放在独立的行上。</translation>
    </message>
    <message>
        <source>A pragma stands above this statement that may be for it.</source>
        <translation>此语句上方有一个可能属于它的 pragma。</translation>
    </message>
    <message>
        <source>A label, a jump, or a statement that is not understood stands here.</source>
        <translation>此处有标号、跳转或无法理解的语句。</translation>
    </message>
    <message>
        <source>The thread may leave here, and the other statement would be done, or not done, where it was otherwise before.</source>
        <translation>线程可能在此处离开，另一条语句的执行与否会与之前不同。</translation>
    </message>
    <message>
        <source>{1} must stay in its order with the rest.</source>
        <translation>{1} 必须与其余操作保持原有顺序。</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared.</source>
        <translation>此处写入 surface，而其元素不作比较。</translation>
    </message>
    <message>
        <source>A type is declared here, which what stands behind it may name.</source>
        <translation>此处声明了类型，其后的内容可能会用到它。</translation>
    </message>
    <message>
        <source>{1} is declared here and named in {2}; the two must stay in their order.</source>
        <translation>{1} 在此处声明，并在 {2} 用到；二者必须保持顺序。</translation>
    </message>
    <message>
        <source>Both statements declare objects, which may end in the order in which they begin.</source>
        <translation>两条语句都声明了对象，而这些对象可能按其开始的顺序结束。</translation>
    </message>
    <message>
        <source>The address of {1} is kept here; what happens to it is not followed.</source>
        <translation>{1} 的地址在此处被保存；对该变量的操作无法跟踪。</translation>
    </message>
    <message>
        <source>{1} is used in both statements and gets a value in {2}.</source>
        <translation>{1} 在两条语句中都被使用，并在 {2} 被赋值。</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is seen, and so not what its statements do.</source>
        <translation>未见该 kernel 的实例，因而也不清楚其语句做什么。</translation>
    </message>
    <message>
        <source>The macro {1} writes this statement; write it out.</source>
        <translation>此语句由宏 {1} 生成；请将其直接写出。</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the two places.</source>
        <translation>两个位置之间有预处理行。</translation>
    </message>
    <message>
        <source>{1} is not followed.</source>
        <translation>{1} 无法跟踪。</translation>
    </message>
    <message>
        <source>{1} and {2} may meet: {3}.</source>
        <translation>{1} 和 {2} 可能相遇：{3}。</translation>
    </message>
    <message>
        <source>The statement stands before {1} already.</source>
        <translation>该语句已经位于 {1} 之前。</translation>
    </message>
    <message>
        <source>The statement stands after {1} already.</source>
        <translation>该语句已经位于 {1} 之后。</translation>
    </message>
    <message>
        <source>Writing functions out</source>
        <translation>内联函数</translation>
    </message>
    <message>
        <source>What cannot be written out where it stands can be called in a statement of its own, or be written out by hand.</source>
        <translation>无法在原处内联的调用，可以在单独的语句中调用，或手动写出。</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: {2}.</source>
        <translation>函数 {1} 无法在此处内联：{2}。</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not call the function {1}.</source>
        <translation>kernel 的文本没有调用函数 {1}。</translation>
    </message>
    <message>
        <source>One statement calls {1} twice; give the first value to a variable before it.</source>
        <translation>一条语句调用了 {1} 两次；请在该语句之前将第一个值存入变量。</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value cannot be kept in a variable.</source>
        <translation>函数 {1} 无法在此处内联：其值无法保存在变量中。</translation>
    </message>
    <message>
        <source>The function {1} declares shared memory, and {2}, which the kernel reaches, calls it too; write that out first (inline {2}).</source>
        <translation>函数 {1} 声明了共享内存，而 kernel 可到达的 {2} 也调用它；请先内联后者（inline {2}）。</translation>
    </message>
    <message>
        <source>The function {1} is called several times and has one shared array for all of them; {2}.</source>
        <translation>函数 {1} 被调用多次，而所有调用共用一个共享数组；{2}。</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value&apos;s type depends on the template.</source>
        <translation>函数 {1} 无法在此处内联：其值的类型取决于模板。</translation>
    </message>
    <message>
        <source>its arguments are not found</source>
        <translation>找不到其参数</translation>
    </message>
    <message>
        <source>its arguments are not understood</source>
        <translation>无法理解其参数</translation>
    </message>
    <message>
        <source>the default value of a parameter is no number</source>
        <translation>某个形参的默认值不是数值</translation>
    </message>
    <message>
        <source>its parameters are not understood</source>
        <translation>无法理解其形参</translation>
    </message>
    <message>
        <source>the macro {1} hides the call (expand {1})</source>
        <translation>宏 {1} 隐藏了该调用（expand {1}）</translation>
    </message>
    <message>
        <source>it is called from a default argument</source>
        <translation>它在默认参数中被调用</translation>
    </message>
    <message>
        <source>it is called in the header of a loop or a condition</source>
        <translation>它在循环头或条件中被调用</translation>
    </message>
    <message>
        <source>its text cannot be changed in place</source>
        <translation>其文本无法就地更改</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; means something else where it is called</source>
        <translation>“{1}”在调用处有其他含义</translation>
    </message>
    <message>
        <source>the macro {1} is defined more than once, or taken back</source>
        <translation>宏 {1} 被多次定义或被取消定义</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names a parameter of its template, and something else where it is called</source>
        <translation>“{1}”是其模板的形参名，而在调用处有其他含义</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names the dynamic shared memory there, and something else here</source>
        <translation>“{1}”在那里是动态共享内存的名称，在此处则是其他内容</translation>
    </message>
    <message>
        <source>as a template, it may have several</source>
        <translation>作为模板，它可能有多个</translation>
    </message>
    <message>
        <source>a macro declares it</source>
        <translation>它由宏声明</translation>
    </message>
    <message>
        <source>its declaration names {1}, which the kernel has not</source>
        <translation>其声明用到了 {1}，而 kernel 没有它</translation>
    </message>
    <message>
        <source>the condition has a first part</source>
        <translation>该条件带有初始部分</translation>
    </message>
    <message>
        <source>it is called in a declaration of several variables</source>
        <translation>它在多个变量的声明中被调用</translation>
    </message>
    <message>
        <source>it is not always evaluated</source>
        <translation>它并不总被求值</translation>
    </message>
    <message>
        <source>something else is evaluated before it in the same statement; give its value to a variable first</source>
        <translation>在同一语句中，有其他内容先于它求值；请先将其值存入变量</translation>
    </message>
    <message>
        <source>it stands in an expression that is not understood</source>
        <translation>它位于无法理解的表达式中</translation>
    </message>
    <message>
        <source>it gives back what is assigned to</source>
        <translation>它返回被赋值的对象</translation>
    </message>
    <message>
        <source>it is no device function</source>
        <translation>它不是设备函数</translation>
    </message>
    <message>
        <source>a macro stands for a brace of its body</source>
        <translation>其函数体的一个花括号由宏代表</translation>
    </message>
    <message>
        <source>the macro {1} writes it</source>
        <translation>它由宏 {1} 生成</translation>
    </message>
    <message>
        <source>it is a member of a class</source>
        <translation>它是类的成员</translation>
    </message>
    <message>
        <source>it calls itself</source>
        <translation>它调用自身</translation>
    </message>
    <message>
        <source>names may mean something else in its namespace</source>
        <translation>名称在其命名空间中可能有其他含义</translation>
    </message>
    <message>
        <source>it is a specialisation, an operator or a member</source>
        <translation>它是特化、运算符或成员</translation>
    </message>
    <message>
        <source>it is defined after the kernel</source>
        <translation>它定义在 kernel 之后</translation>
    </message>
    <message>
        <source>a line of the preprocessor stands in it</source>
        <translation>其中有预处理行</translation>
    </message>
    <message>
        <source>a string of several lines stands in it</source>
        <translation>其中有跨多行的字符串</translation>
    </message>
    <message>
        <source>it uses {1}</source>
        <translation>它使用了 {1}</translation>
    </message>
    <message>
        <source>it uses goto</source>
        <translation>它使用了 goto</translation>
    </message>
    <message>
        <source>it holds inline assembly</source>
        <translation>它含有内联汇编</translation>
    </message>
    <message>
        <source>a statement ({1}) is not understood</source>
        <translation>无法理解某条语句（{1}）</translation>
    </message>
    <message>
        <source>it makes a lambda</source>
        <translation>它创建了 lambda</translation>
    </message>
    <message>
        <source>it has the static variable {1}</source>
        <translation>它含有静态变量 {1}</translation>
    </message>
    <message>
        <source>another {1} is defined after it, which may be meant in the kernel</source>
        <translation>在它之后定义了另一个 {1}，kernel 中所指的可能是后者</translation>
    </message>
    <message>
        <source>it holds {1}</source>
        <translation>它含有 {1}</translation>
    </message>
    <message>
        <source>which instance of the template is called is not known</source>
        <translation>不清楚调用的是模板的哪个实例</translation>
    </message>
    <message>
        <source>the arguments of the template are not written out</source>
        <translation>模板参数没有写出</translation>
    </message>
    <message>
        <source>the parameters of the template are not understood</source>
        <translation>无法理解模板形参</translation>
    </message>
    <message>
        <source>the macro {1} names its variable {2}</source>
        <translation>宏 {1} 用到了它的变量 {2}</translation>
    </message>
    <message>
        <source>the macro {1} hides a return</source>
        <translation>宏 {1} 隐藏了 return</translation>
    </message>
    <message>
        <source>it returns before its end</source>
        <translation>它在末尾之前返回</translation>
    </message>
    <message>
        <source>it does not end with the value it returns</source>
        <translation>它没有以其返回值结束</translation>
    </message>
    <message>
        <source>it returns a list in braces</source>
        <translation>它返回花括号列表</translation>
    </message>
    <message>
        <source>Writing macros out</source>
        <translation>展开宏</translation>
    </message>
    <message>
        <source>Write the macro&apos;s text out by hand where it cannot be done by the step.</source>
        <translation>若该步骤无法展开宏，请手动将宏的文本写出。</translation>
    </message>
    <message>
        <source>The kernel is written by the macro {1}; its text cannot be changed in place.</source>
        <translation>该 kernel 由宏 {1} 生成；其文本无法就地更改。</translation>
    </message>
    <message>
        <source>The macro {1} is used here with another number of arguments.</source>
        <translation>此处使用宏 {1} 时的参数个数不同。</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not use the macro {1}.</source>
        <translation>kernel 的文本没有使用宏 {1}。</translation>
    </message>
    <message>
        <source>The macro {1} is not defined in the program&apos;s own files.</source>
        <translation>宏 {1} 没有在程序自身的文件中定义。</translation>
    </message>
    <message>
        <source>The macro {1} is defined more than once, or taken back.</source>
        <translation>宏 {1} 被多次定义或被取消定义。</translation>
    </message>
    <message>
        <source>Which definition of the macro {1} holds here depends on the configuration.</source>
        <translation>此处适用宏 {1} 的哪个定义取决于配置。</translation>
    </message>
    <message>
        <source>The parameters of the macro {1} are not understood.</source>
        <translation>无法理解宏 {1} 的形参。</translation>
    </message>
    <message>
        <source>The macro {1} makes strings or names of its arguments.</source>
        <translation>宏 {1} 将其参数转换为字符串或名称。</translation>
    </message>
    <message>
        <source>The macro {1} names {2}, which means something else elsewhere.</source>
        <translation>宏 {1} 用到了 {2}，而后者在别处有其他含义。</translation>
    </message>
    <message>
        <source>Blocks, grids and bounds</source>
        <translation>线程块、网格与约束</translation>
    </message>
    <message>
        <source>Steps that change a launch must see all launches of the kernel with their extents. Write them in this source, with numbers or `dim3` variables.</source>
        <translation>更改启动的步骤必须能看到该 kernel 的所有启动及其大小。请将它们写在此源文件中，使用数值或 `dim3` 变量。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and it is the launches that this step changes.</source>
        <translation>此翻译单元中没有该 kernel 的启动，而此步骤更改的正是启动。</translation>
    </message>
    <message>
        <source>This launch is a call of the runtime; write it with &lt;&lt;&lt;…&gt;&gt;&gt;.</source>
        <translation>此启动是对运行时的调用；请用 &lt;&lt;&lt;…&gt;&gt;&gt; 书写。</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads; put launch-bounds {2} before this step.</source>
        <translation>该 kernel 的启动约束允许 {1} 个线程的线程块；请将 launch-bounds {2} 放在此步骤之前。</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads.</source>
        <translation>该 kernel 的启动约束允许 {1} 个线程的线程块。</translation>
    </message>
    <message>
        <source>The kernel has {1}, which the grid and block must go with; take it away first.</source>
        <translation>该 kernel 带有 {1}，网格和线程块必须与之相符；请先将其移除。</translation>
    </message>
    <message>
        <source>The grid of this launch has at most {1} blocks along {2}.</source>
        <translation>此启动的网格沿 {2} 最多有 {1} 个线程块。</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel may keep their blocks.</source>
        <translation>包含 {1} 并启动该 kernel 的其他翻译单元可以保留其线程块。</translation>
    </message>
    <message>
        <source>The line {1} stands between the kernel&apos;s first word and its body; take it out of there.</source>
        <translation>行 {1} 位于 kernel 的首个单词与其主体之间；请将其移出。</translation>
    </message>
    <message>
        <source>The kernel&apos;s __global__ is written by a macro; write the word out.</source>
        <translation>该 kernel 的 __global__ 由宏生成；请将该关键字写出。</translation>
    </message>
    <message>
        <source>The kernel has {1} twice; keep one of them.</source>
        <translation>该 kernel 有两个 {1}；请只保留一个。</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds are not written as __launch_bounds__(…) before it; write them out.</source>
        <translation>该 kernel 的启动约束没有以 __launch_bounds__(…) 的形式写在它之前；请将其写出。</translation>
    </message>
    <message>
        <source>This declaration has bounds, and several kernels are named {1}; take the bounds out of the declaration.</source>
        <translation>此声明带有约束，而有多个 kernel 名为 {1}；请从声明中移除约束。</translation>
    </message>
    <message>
        <source>The macro {1} hides bounds of the kernel; write them out.</source>
        <translation>宏 {1} 隐藏了该 kernel 的约束；请将其直接写出。</translation>
    </message>
    <message>
        <source>The bounds of the kernel are not written as __launch_bounds__(…) or __maxnreg__(…) here; write them so.</source>
        <translation>该 kernel 的约束在此处没有写成 __launch_bounds__(…) 或 __maxnreg__(…)；请写成这种形式。</translation>
    </message>
    <message>
        <source>The kernel has __maxnreg__, and the compiler takes no launch bounds beside it; take it away, and let the number of blocks bound the registers.</source>
        <translation>该 kernel 带有 __maxnreg__，而编译器不接受与之并存的启动约束；请将其移除，并以线程块数限制寄存器。</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; it would fail with bounds of {2}.</source>
        <translation>此启动的线程块有 {1} 个线程；约束为 {2} 时会失败。</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads.</source>
        <translation>此启动的线程块最多有 {1} 个线程。</translation>
    </message>
    <message>
        <source>Launches of the kernel that are not seen here have blocks of at most {1} threads.</source>
        <translation>此处未见到的该 kernel 的启动，其线程块最多有 {1} 个线程。</translation>
    </message>
    <message>
        <source>The bounds here name the largest cluster too, which needs the number of blocks before it; give that number as well.</source>
        <translation>此处的约束还指定了最大的 cluster，其前面需要线程块数；请同时给出该数。</translation>
    </message>
    <message>
        <source>The macro {1} hides the {2} of this launch; write the launch out.</source>
        <translation>宏 {1} 隐藏了此启动的 {2}；请将启动直接写出。</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only along {1}; the grid that runs the same threads cannot be told.</source>
        <translation>此启动的线程块沿 {1} 在运行时才能得知；无法确定运行相同线程的网格。</translation>
    </message>
    <message>
        <source>The grid of this launch is known at run time only along {1}, so that {2} may not divide its threads; extents that divide {3} are possible.</source>
        <translation>此启动的网格沿 {1} 在运行时才能得知，因此其线程可能无法均分给{2}；能整除 {3} 的大小可行。</translation>
    </message>
    <message>
        <source>This launch runs {1} * {2} threads along {3}, which {4} do not divide.</source>
        <translation>此启动沿 {3} 运行 {1} * {2} 个线程，无法均分给{4}。</translation>
    </message>
    <message>
        <source>This launch would need {1} blocks along {2}, more than a grid can have.</source>
        <translation>此启动沿 {2} 将需要 {1} 个线程块，超过网格所能拥有的数量。</translation>
    </message>
    <message>
        <source>The grid of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>此启动的网格由表达式计算；请先将其存入 dim3 变量。</translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__, and the compiler takes no __maxnreg__ beside it; take it away, or bound the registers by its number of blocks: launch-bounds THREADS BLOCKS.</source>
        <translation>该 kernel 带有 __launch_bounds__，而编译器不接受与之并存的 __maxnreg__；请将其移除，或以其线程块数限制寄存器：launch-bounds THREADS BLOCKS。</translation>
    </message>
    <message>
        <source>The kernel is compiled with CUDA 12.4 or newer: older compilers do not know __maxnreg__.</source>
        <translation>该 kernel 以 CUDA 12.4 或更高版本编译：更旧的编译器不支持 __maxnreg__。</translation>
    </message>
    <message>
        <source>The shared memory {1} belongs to a block: with other blocks, other threads would share it.</source>
        <translation>共享内存 {1} 属于线程块：线程块改变后，共享它的会是其他线程。</translation>
    </message>
    <message>
        <source>Inline assembly is not followed; it may read which thread it is.</source>
        <translation>内联汇编无法跟踪；它可能读取当前是哪个线程。</translation>
    </message>
    <message>
        <source>The built-in variable is used as a whole here; use its members.</source>
        <translation>该内置变量在此处作为整体使用；请使用其成员。</translation>
    </message>
    <message>
        <source>The kernel reads {1}.{2} outside of blockIdx.{2} * blockDim.{2} + threadIdx.{2} and gridDim.{2} * blockDim.{2} here, which another block changes.</source>
        <translation>kernel 在此处于 blockIdx.{2} * blockDim.{2} + threadIdx.{2} 和 gridDim.{2} * blockDim.{2} 之外读取 {1}.{2}，而线程块改变时它会改变。</translation>
    </message>
    <message>
        <source>This loop may wait for another block, and with exchanged axes the blocks begin in another order.</source>
        <translation>此循环可能在等待另一个线程块，而交换轴之后线程块的开始顺序会不同。</translation>
    </message>
    <message>
        <source>This loop may wait for another thread, which must then run at the same time: in the same block.</source>
        <translation>此循环可能在等待另一个线程，该线程此时必须同时运行：即处于同一线程块。</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} or more threads; it would fail with bounds of {2}.</source>
        <translation>此启动的线程块有 {1} 个或更多线程；约束为 {2} 时会失败。</translation>
    </message>
    <message>
        <source>{1} makes the threads of a block wait for each other.</source>
        <translation>{1} 使线程块的各线程相互等待。</translation>
    </message>
    <message>
        <source>{1} makes the threads of the grid wait for each other.</source>
        <translation>{1} 使网格的各线程相互等待。</translation>
    </message>
    <message>
        <source>{1} counts the threads of a block.</source>
        <translation>{1} 统计线程块的线程数。</translation>
    </message>
    <message>
        <source>{1} makes the lanes of a warp wait for each other.</source>
        <translation>{1} 使 warp 的各 lane 相互等待。</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other.</source>
        <translation>{1} 使 warp 的各 lane 能看到彼此。</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads of a block.</source>
        <translation>{1} 是由库分配给线程块各线程的工作。</translation>
    </message>
    <message>
        <source>{1} tells a thread its place in its block or warp.</source>
        <translation>{1} 告知线程其在线程块或 warp 中的位置。</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory.</source>
        <translation>{1} 是 volatile 共享内存。</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time.</source>
        <translation>{1} 测量线程自身的时间。</translation>
    </message>
    <message>
        <source>{1} orders what other threads see.</source>
        <translation>{1} 限定其他线程所见内容的顺序。</translation>
    </message>
    <message>
        <source>{1} is launched from the device, which is not followed.</source>
        <translation>{1} 从设备端启动，无法跟踪。</translation>
    </message>
    <message>
        <source>{1} is an instruction of inline assembly that may see which thread it is.</source>
        <translation>{1} 是可能得知当前是哪个线程的内联汇编指令。</translation>
    </message>
    <message>
        <source>{1} may read threadIdx</source>
        <translation>{1} 可能读取 threadIdx</translation>
    </message>
    <message>
        <source>{1} is not understood.</source>
        <translation>无法理解 {1}。</translation>
    </message>
    <message>
        <source>{1} is a static variable of all threads.</source>
        <translation>{1} 是所有线程共用的静态变量。</translation>
    </message>
    <message>
        <source>{1} may read threadIdx, which is not followed; write its body out.</source>
        <translation>{1} 可能读取 threadIdx，无法跟踪；请将其主体直接写出。</translation>
    </message>
    <message>
        <source>{1} is used as a whole; use its members.</source>
        <translation>{1} 作为整体使用；请使用其成员。</translation>
    </message>
    <message>
        <source>{1} may read threadIdx: {2}.</source>
        <translation>{1} 可能读取 threadIdx：{2}。</translation>
    </message>
    <message>
        <source>blocks of {1} threads along {2}</source>
        <translation>沿 {2} 各有 {1} 个线程的线程块</translation>
    </message>
    <message>
        <source>makes the threads of a block wait for each other</source>
        <translation>使线程块的各线程相互等待</translation>
    </message>
    <message>
        <source>makes the threads of the grid wait for each other</source>
        <translation>使网格的各线程相互等待</translation>
    </message>
    <message>
        <source>counts the threads of a block</source>
        <translation>统计线程块的线程数</translation>
    </message>
    <message>
        <source>makes the lanes of a warp wait for each other</source>
        <translation>使 warp 的各 lane 相互等待</translation>
    </message>
    <message>
        <source>lets the lanes of a warp see each other</source>
        <translation>使 warp 的各 lane 能看到彼此</translation>
    </message>
    <message>
        <source>has a library share out its work over the threads of a block</source>
        <translation>让库将其工作分配给线程块的各线程</translation>
    </message>
    <message>
        <source>asks for a thread&apos;s place in its block or warp</source>
        <translation>查询线程在线程块或 warp 中的位置</translation>
    </message>
    <message>
        <source>uses volatile shared memory</source>
        <translation>使用 volatile 共享内存</translation>
    </message>
    <message>
        <source>measures the thread&apos;s own time</source>
        <translation>测量线程自身的时间</translation>
    </message>
    <message>
        <source>orders what other threads see</source>
        <translation>限定其他线程所见内容的顺序</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is</source>
        <translation>含有可能得知当前是哪个线程的内联汇编</translation>
    </message>
    <message>
        <source>calls what is not followed</source>
        <translation>调用了无法跟踪的内容</translation>
    </message>
    <message>
        <source>holds what is not understood</source>
        <translation>含有无法理解的内容</translation>
    </message>
    <message>
        <source>has a static variable of all threads</source>
        <translation>含有所有线程共用的静态变量</translation>
    </message>
    <message>
        <source>uses threadIdx as a whole</source>
        <translation>将 threadIdx 作为整体使用</translation>
    </message>
    <message>
        <source>uses blockDim as a whole</source>
        <translation>将 blockDim 作为整体使用</translation>
    </message>
    <message>
        <source>Changing the text</source>
        <translation>更改文本</translation>
    </message>
    <message>
        <source>The text is changed only where the compiler sees it as written: not in macros, not across branches of `#if`, not in code with errors.</source>
        <translation>只有当编译器所见的文本与书写的一致时才会更改文本：不在宏中，不跨越 `#if` 的分支，不在有错误的代码中。</translation>
    </message>
    <message>
        <source>It does not matter in which order threads come to {1}: no launch fixes that order, and the variant may have another one.</source>
        <translation>线程以何种顺序到达 {1} 并不重要：没有任何启动规定该顺序，变体的顺序可能不同。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands here where the compiler does not see it in this configuration (a branch of #if that is left out, sizeof, decltype, or a macro&apos;s unused argument); it would have to change too.</source>
        <translation>“{1}”位于此处，而在此配置下编译器看不到它（被略去的 #if 分支、sizeof、decltype 或宏的未使用参数）；它也必须更改。</translation>
    </message>
    <message>
        <source>The preprocessor line here names &quot;{1}&quot;, which would have to change.</source>
        <translation>此处的预处理行用到了“{1}”，而它必须更改。</translation>
    </message>
    <message>
        <source>The conditional {1} parts what this step writes: with other macros defined, the text would lack one half of a pair of braces or of a conditional. Write out the branch that is meant.</source>
        <translation>条件编译 {1} 将此步骤所写的内容分开：定义其他宏时，文本会缺少一对花括号或一个条件编译的一半。请直接写出所指的分支。</translation>
    </message>
    <message>
        <source>Every launch of the kernel has the blocks and grids of the launches in this unit: the distances were computed for these.</source>
        <translation>该 kernel 的每次启动都采用此翻译单元中各启动的线程块和网格：距离是据此计算的。</translation>
    </message>
    <message>
        <source>The {1} of this launch must be computed or tested before it, and there is no place for that; make the launch a statement of its own.</source>
        <translation>此启动的 {1} 必须在启动之前计算或检查，而此处没有位置；请使该启动成为单独的语句。</translation>
    </message>
    <message>
        <source>The kernel&apos;s address is kept here, or it is launched where launches cannot be rewritten; launch it by its name, in a statement of a function.</source>
        <translation>kernel 的地址在此处被保存，或它在无法改写启动之处启动；请在函数的语句中以其名称启动。</translation>
    </message>
    <message>
        <source>The kernel says here itself how large its block is, and the step needs another one; take {1} away, and let whoever launches the kernel choose the block.</source>
        <translation>kernel 在此处自行规定了线程块的大小，而该步骤需要另一个大小；请去掉 {1}，由启动 kernel 的一方选择线程块。</translation>
    </message>
    <message>
        <source>No launch of the kernel has an offset: {1} counts from 0.</source>
        <translation>kernel 的任何启动都没有偏移：{1} 从 0 开始计数。</translation>
    </message>
    <message>
        <source>The kernel is launched here in a way that cannot be rewritten; make the launch a statement of a function.</source>
        <translation>kernel 在此处以无法改写的方式启动；请使该启动成为函数中的一条语句。</translation>
    </message>
    <message>
        <source>The kernel is launched from the device here; its block cannot be changed from outside.</source>
        <translation>kernel 在此处从设备端启动；其线程块无法从外部更改。</translation>
    </message>
    <message>
        <source>The macro {1} hides a launch of the kernel; write the launch out.</source>
        <translation>宏 {1} 隐藏了该 kernel 的启动；请将启动直接写出。</translation>
    </message>
    <message>
        <source>This launch goes through {1}, which may hold another kernel too ({2}), and what is launched here changes for both; launch each by its name.</source>
        <translation>此启动经由 {1}，而它也可能含有另一个 kernel（{2}），此处启动的更改会影响两者；请以各自的名称启动。</translation>
    </message>
    <message>
        <source>It is not known which kernel this launch reaches.</source>
        <translation>不清楚此启动到达哪个 kernel。</translation>
    </message>
    <message>
        <source>The compiler did not see this launch: it has an error, or stands in a branch of #if that is left out. It could not be rewritten with the others.</source>
        <translation>编译器没有看到此启动：它有错误，或位于被略去的 #if 分支中。它无法与其他启动一起改写。</translation>
    </message>
    <message>
        <source>This launch may need all its blocks at once, or does not name its grid.</source>
        <translation>此启动可能需要其所有线程块同时存在，或没有写明其网格。</translation>
    </message>
    <message>
        <source>No data race: it was shown that no two threads of a block use one element between two barriers, one of them writing.</source>
        <translation>无数据竞争：已证明，没有线程块的两个线程在两个屏障之间使用同一元素且其中一个写入。</translation>
    </message>
    <message>
        <source>The kernel has no data races: between two barriers no thread writes what another reads or writes.</source>
        <translation>该 kernel 没有数据竞争：在两个屏障之间，没有线程写入另一个线程所读取或写入的内容。</translation>
    </message>
    <message>
        <source>Not shown: {1}</source>
        <translation>未证明：{1}</translation>
    </message>
    <message>
        <source>The kernel is not read whole. {1}</source>
        <translation>该 kernel 未能完整读取。{1}</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is in this unit: operators, conversions and copies of what its template parameters stand for do what those of numbers do.</source>
        <translation>此翻译单元中没有该 kernel 的实例：其模板形参所代表类型的运算符、转换和复制与数值类型的行为相同。</translation>
    </message>
    <message>
        <source>The macro {1} stands for a brace here, where this step would have to write; write the brace out.</source>
        <translation>宏 {1} 在此处代表一个花括号，而此步骤必须在此书写；请将该花括号直接写出。</translation>
    </message>
    <message>
        <source>a pointer</source>
        <translation>某个指针</translation>
    </message>
    <message>
        <source>Numbers that are not known</source>
        <translation>未知的数值</translation>
    </message>
    <message>
        <source>Give the launch that is meant: `--block`, `--grid` and `--arg` on the command line, the fields for the launch in the window. Write addresses, conditions and bounds of loops with indices, counters, parameters and constants.</source>
        <translation>请给出所指的启动：命令行中用 `--block`、`--grid` 和 `--arg`，窗口中用启动的各字段。请以索引、循环变量、参数和常量书写地址、条件和循环界限。</translation>
    </message>
    <message>
        <source>the threads of a block are not known; give them with --block</source>
        <translation>线程块的线程数未知；请用 --block 给出</translation>
    </message>
    <message>
        <source>the threads of a block are not known</source>
        <translation>线程块的线程数未知</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known; give them with --grid</source>
        <translation>网格的线程块数未知；请用 --grid 给出</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known</source>
        <translation>网格的线程块数未知</translation>
    </message>
    <message>
        <source>{1} is not known; give its value with --arg {1}=…</source>
        <translation>{1} 未知；请用 --arg {1}=… 给出其值</translation>
    </message>
    <message>
        <source>{1} is not known before the kernel runs</source>
        <translation>{1} 在 kernel 运行之前无法得知</translation>
    </message>
    <message>
        <source>how often the loop of {1} runs is not known</source>
        <translation>{1} 的循环运行的次数未知</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known</source>
        <translation>第 {1} 行的循环运行的次数未知</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known: {2}</source>
        <translation>第 {1} 行的循环运行的次数未知：{2}</translation>
    </message>
    <message>
        <source>how often a loop around it runs is not known</source>
        <translation>外层某个循环运行的次数未知</translation>
    </message>
    <message>
        <source>which threads get here is not known</source>
        <translation>不清楚哪些线程到达此处</translation>
    </message>
    <message>
        <source>how many threads get here is not known: {1}</source>
        <translation>不清楚有多少线程到达此处：{1}</translation>
    </message>
    <message>
        <source>a condition around it is not followed</source>
        <translation>外层某个条件无法跟踪</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>某个条件</translation>
    </message>
    <message>
        <source>the address is not followed</source>
        <translation>该地址无法跟踪</translation>
    </message>
    <message>
        <source>the address is not followed: {1}</source>
        <translation>该地址无法跟踪：{1}</translation>
    </message>
    <message>
        <source>the address is not linear: {1}</source>
        <translation>该地址不是线性的：{1}</translation>
    </message>
    <message>
        <source>the address is too large to be followed</source>
        <translation>该地址过大，无法跟踪</translation>
    </message>
    <message>
        <source>the address of a thread has no number</source>
        <translation>某个线程的地址没有数值</translation>
    </message>
    <message>
        <source>what the address points into is not known</source>
        <translation>不清楚该地址指向何处</translation>
    </message>
    <message>
        <source>its subscript is not followed</source>
        <translation>其下标无法跟踪</translation>
    </message>
    <message>
        <source>neighbouring threads are not everywhere the same distance apart</source>
        <translation>相邻线程之间的距离并非处处相同</translation>
    </message>
    <message>
        <source>the block&apos;s {1} threads along {2} are no multiple of {3}</source>
        <translation>线程块沿 {2} 的 {1} 个线程不是 {3} 的倍数</translation>
    </message>
    <message>
        <source>the reference is reached along several paths</source>
        <translation>该访问可经由多条路径到达</translation>
    </message>
    <message>
        <source>how often {1} uses it is not followed</source>
        <translation>{1} 使用它的次数无法跟踪</translation>
    </message>
    <message>
        <source>what {1} reads and writes is not followed</source>
        <translation>{1} 读取和写入的内容无法跟踪</translation>
    </message>
    <message>
        <source>what {1} in {2} reads and writes is not followed</source>
        <translation>{2}的 {1} 读取和写入的内容无法跟踪</translation>
    </message>
    <message>
        <source>{1} in {2} may lead to any memory</source>
        <translation>{2}的 {1} 可能指向任何内存</translation>
    </message>
    <message>
        <source>where local memory lies is for the compiler to say</source>
        <translation>本地内存的位置由编译器决定</translation>
    </message>
    <message>
        <source>{1} holds constants, and what is read of it at a place that the compiler knows may be a number in the code</source>
        <translation>{1} 含有常量，而在编译器已知的位置从中读取的内容可能成为代码中的数值</translation>
    </message>
    <message>
        <source>constant memory is read through a cache of its own, one address at a time</source>
        <translation>常量内存通过专用缓存读取，每次一个地址</translation>
    </message>
    <message>
        <source>texture memory has a layout of its own</source>
        <translation>纹理内存有自己的布局</translation>
    </message>
    <message>
        <source>which memory the pointer leads to is not known</source>
        <translation>不清楚该指针指向哪种内存</translation>
    </message>
    <message>
        <source>the size of the element is not known</source>
        <translation>元素的大小未知</translation>
    </message>
    <message>
        <source>the size of its type is not known</source>
        <translation>其类型的大小未知</translation>
    </message>
    <message>
        <source>how much of the run is used is not known</source>
        <translation>该区段有多少被使用未知</translation>
    </message>
    <message>
        <source>the block runs through more iterations than are looked at</source>
        <translation>线程块执行的迭代多于所检查的数量</translation>
    </message>
    <message>
        <source>the launch has more different cases than are looked at</source>
        <translation>该启动的不同情形多于所检查的数量</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>未计算</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未计数</translation>
    </message>
    <message>
        <source>of the access in {1}, {2}</source>
        <translation>{1}的访问：{2}</translation>
    </message>
    <message>
        <source>line {1}</source>
        <translation>第 {1} 行</translation>
    </message>
    <message>
        <source>line {1} of {2}</source>
        <translation>{2} 第 {1} 行</translation>
    </message>
    <message>
        <source>threads part at the barrier in line {1}: which of them go on together is not known</source>
        <translation>各线程在第 {1} 行的屏障处分开：不清楚其中哪些会一起继续</translation>
    </message>
    <message>
        <source>the analysis does not see this access</source>
        <translation>分析看不到此访问</translation>
    </message>
    <message>
        <source>several accesses of {1} stand in the line, and the run does not tell which of them this was</source>
        <translation>该行有对 {1} 的多个访问，而运行结果无法区分这是哪一个</translation>
    </message>
    <message>
        <source>how {1} uses memory is the library&apos;s choice</source>
        <translation>{1} 如何使用内存由库决定</translation>
    </message>
    <message>
        <source>{1} is accessed there too, which the source does not name</source>
        <translation>该处还访问了 {1}，而源代码中没有写明</translation>
    </message>
    <message>
        <source>the analysis does not know which memory it goes to</source>
        <translation>分析不清楚它访问哪种内存</translation>
    </message>
    <message>
        <source>{1} is taken to be a multiple of 128, so that rows begin where sectors begin.</source>
        <translation>假定 {1} 是 128 的倍数，从而各行都从扇区起点开始。</translation>
    </message>
    <message>
        <source>Pointers whose accesses are not followed</source>
        <translation>访问无法跟踪的指针</translation>
    </message>
    <message>
        <source>Give the buffer&apos;s size (`--elements`). Where the analysis is to find it, keep the pointer out of code that is not followed.</source>
        <translation>请给出缓冲区的大小（`--elements`）。如果要由分析来确定，请不要让该指针进入无法跟踪的代码。</translation>
    </message>
    <message>
        <source>{1} may access it through {2}: {3}</source>
        <translation>{1}可能通过 {2} 访问它：{3}</translation>
    </message>
    <message>
        <source>{1} may access it through {2}, which is not followed</source>
        <translation>{1}可能通过 {2} 访问它，而后者无法跟踪</translation>
    </message>
    <message>
        <source>hands it to {1}, {2}</source>
        <translation>将其传给 {1}，{2}</translation>
    </message>
    <message>
        <source>{1} hands it to {2}, {3}</source>
        <translation>{1}将其传给 {2}，{3}</translation>
    </message>
    <message>
        <source>{1} hands it to a kernel that it launches</source>
        <translation>{1}将其传给它所启动的 kernel</translation>
    </message>
    <message>
        <source>which</source>
        <translation>后者</translation>
    </message>
    <message>
        <source>inline assembly</source>
        <translation>内联汇编</translation>
    </message>
    <message>
        <source>a function through a pointer</source>
        <translation>经由指针调用的函数</translation>
    </message>
    <message>
        <source>What an access does to the memory</source>
        <translation>访问对内存的影响</translation>
    </message>
    <message>
        <source>The sentence ends with a change that would mend it, where one is known. It names steps as they are written in a plan.</source>
        <translation>若已知可改善的更改，句子会以该更改结尾。步骤的名称与方案中的写法一致。</translation>
    </message>
    <message>
        <source>No thread of this launch gets here.</source>
        <translation>此启动没有线程到达此处。</translation>
    </message>
    <message>
        <source>Not counted: {1}.</source>
        <translation>未计数：{1}。</translation>
    </message>
    <message>
        <source>Not counted: {1}. The first warp touches {2}, which lie in {3}.</source>
        <translation>未计数：{1}。第一个 warp 触及 {2}，位于 {3} 中。</translation>
    </message>
    <message>
        <source>{1}.</source>
        <translation>{1}。</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <translation>{1}；{2}</translation>
    </message>
    <message>
        <source>A warp uses few elements, {1} a request</source>
        <translation>warp 只使用少量元素，每次请求 {1}</translation>
    </message>
    <message>
        <source>Coalesced: a request moves {1}, all of them used</source>
        <translation>合并访问：一次请求搬运 {1}，全部得到使用</translation>
    </message>
    <message>
        <source>{1} of a warp&apos;s 32 lanes take part</source>
        <translation>warp 的 32 个 lane 中有 {1} 个参与</translation>
    </message>
    <message>
        <source>A request moves {1} where {2} would do: {3}</source>
        <translation>一次请求搬运 {1}，而只需 {2} 就已足够：{3}</translation>
    </message>
    <message>
        <source>Free of bank conflicts</source>
        <translation>无 bank 冲突</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes want different words of one bank, which takes {2} a request where {3} would do</source>
        <translation>bank 冲突：最多 {1} 个 lane 需要同一 bank 中的不同字，每次请求需要 {2}，而只需 {3} 就已足够</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes (those of different rows of the block, which is {2} wide) want different words of one bank, which takes {3} a request where {4} would do</source>
        <translation>bank 冲突：最多 {1} 个 lane（来自线程块的不同行，其宽度为 {2}）需要同一 bank 中的不同字，每次请求需要 {3}，而只需 {4} 就已足够</translation>
    </message>
    <message>
        <source>threads along {1} read the same: {2} saves {3} % of these loads</source>
        <translation>沿 {1} 的线程读取相同内容：{2} 可节省这些加载的 {3} %</translation>
    </message>
    <message>
        <source>neighbouring threads read the same elements: {1} saves {2} % of these loads</source>
        <translation>相邻线程读取相同的元素：{1} 可节省这些加载的 {2} %</translation>
    </message>
    <message>
        <source>{1} sector</source>
        <translation>{1} 个扇区</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} 个扇区</translation>
    </message>
    <message>
        <source>{1} word</source>
        <translation>{1} 个字</translation>
    </message>
    <message>
        <source>{1} words</source>
        <translation>{1} 个字</translation>
    </message>
    <message>
        <source>{1} pass</source>
        <translation>{1} 轮</translation>
    </message>
    <message>
        <source>{1} passes</source>
        <translation>{1} 轮</translation>
    </message>
    <message>
        <source>{1} load</source>
        <translation>{1} 次加载</translation>
    </message>
    <message>
        <source>{1} loads</source>
        <translation>{1} 次加载</translation>
    </message>
    <message>
        <source>{1} store</source>
        <translation>{1} 次存储</translation>
    </message>
    <message>
        <source>{1} stores</source>
        <translation>{1} 次存储</translation>
    </message>
    <message>
        <source>{1} operation</source>
        <translation>{1} 次操作</translation>
    </message>
    <message>
        <source>{1} operations</source>
        <translation>{1} 次操作</translation>
    </message>
    <message>
        <source>Why an access moves more than it uses</source>
        <translation>访问搬运的内容为何多于所使用的内容</translation>
    </message>
    <message>
        <source>Let neighbouring threads use neighbouring elements, and rows begin where sectors begin. The sentence of the access names the change that fits it.</source>
        <translation>请让相邻线程使用相邻元素，并让各行从扇区起点开始。访问的句子会指出适合它的更改。</translation>
    </message>
    <message>
        <source>{1}; and {2}</source>
        <translation>{1}；而且{2}</translation>
    </message>
    <message>
        <source>neighbouring threads are {1} apart and use {2} of them</source>
        <translation>相邻线程相隔 {1}，使用其中 {2} 字节</translation>
    </message>
    <message>
        <source>the elements that a warp uses are {1} apart</source>
        <translation>warp 所使用的元素相隔 {1}</translation>
    </message>
    <message>
        <source>the threads of a warp lie apart</source>
        <translation>warp 的各线程彼此相隔</translation>
    </message>
    <message>
        <source>an element of {1} takes {2} of {3}, which move the same sectors again</source>
        <translation>一个 {1} 的元素需要 {2}，每次 {3}，而它们会重复搬运相同的扇区</translation>
    </message>
    <message>
        <source>{1}, and what the idle ones between them would use is moved too</source>
        <translation>{1}，而其间空闲 lane 本会使用的内容也会被搬运</translation>
    </message>
    <message>
        <source>only some lanes of a warp take part</source>
        <translation>warp 只有部分 lane 参与</translation>
    </message>
    <message>
        <source>only {1} lanes of a warp take part</source>
        <translation>warp 只有 {1} 个 lane 参与</translation>
    </message>
    <message>
        <source>only every second lane takes part</source>
        <translation>每 2 个 lane 中只有一个参与</translation>
    </message>
    <message>
        <source>only every third lane takes part</source>
        <translation>每 3 个 lane 中只有一个参与</translation>
    </message>
    <message>
        <source>only every fourth lane takes part</source>
        <translation>每 4 个 lane 中只有一个参与</translation>
    </message>
    <message>
        <source>only every {1}th lane takes part</source>
        <translation>每 {1} 个 lane 中只有一个参与</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} begin {2} into a sector</source>
        <translation>warp 的 {1} 从扇区内偏移 {2} 处开始</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins</source>
        <translation>warp 的 {1} 并不总是从扇区起点开始</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins, as {2} moves them by {3}</source>
        <translation>warp 的 {1} 并不总是从扇区起点开始，因为 {2} 使其移动 {3}</translation>
    </message>
    <message>
        <source>an iteration</source>
        <translation>一次迭代</translation>
    </message>
    <message>
        <source>a step of {1}</source>
        <translation>{1} 的一步</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}</source>
        <translation>warp 使用 {1} 行，每行 {2}</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}, {3} apart</source>
        <translation>warp 使用 {1} 行，每行 {2}，间隔 {3}</translation>
    </message>
    <message>
        <source>{1}, that begin {2} into a sector</source>
        <translation>{1}，这些行从扇区内偏移 {2} 处开始</translation>
    </message>
    <message>
        <source>{1}, and not all of them begin where a sector begins</source>
        <translation>{1}，且并非所有行都从扇区起点开始</translation>
    </message>
    <message>
        <source>{1}, which fill no whole sectors</source>
        <translation>{1}，且没有填满整个扇区</translation>
    </message>
    <message>
        <source>What would mend an access</source>
        <translation>如何改善访问</translation>
    </message>
    <message>
        <source>Make the change in the source, or take the step that the sentence names into the plan.</source>
        <translation>请在源代码中作此更改，或将句子所指的步骤加入方案。</translation>
    </message>
    <message>
        <source>let threadIdx.x run where threadIdx.{1} does, or move the data through a tile in shared memory</source>
        <translation>让 threadIdx.x 沿 threadIdx.{1} 所沿的方向变化，或通过共享内存中的 tile 搬运数据</translation>
    </message>
    <message>
        <source>bring the data in through a tile in shared memory that neighbouring threads fill together</source>
        <translation>通过由相邻线程共同填充的共享内存 tile 读入数据</translation>
    </message>
    <message>
        <source>keep what neighbouring threads use side by side (a structure of arrays, or threads that are a block&apos;s width apart)</source>
        <translation>将相邻线程所使用的内容并排存放（使用数组结构 SoA，或让各线程相隔一个线程块的宽度）</translation>
    </message>
    <message>
        <source>let neighbouring threads use neighbouring elements</source>
        <translation>让相邻线程使用相邻元素</translation>
    </message>
    <message>
        <source>aligned to {1} it takes one</source>
        <translation>按 {1} 对齐后只需一次</translation>
    </message>
    <message>
        <source>padded and aligned to {1} it takes one</source>
        <translation>填充并按 {1} 对齐后只需一次</translation>
    </message>
    <message>
        <source>aligned to {1} it takes {2}</source>
        <translation>按 {1} 对齐后需 {2} 次</translation>
    </message>
    <message>
        <source>keep its members in arrays of their own, or move it through shared memory in pieces that lie side by side for neighbouring threads</source>
        <translation>将其成员放在各自的数组中，或将其分成对相邻线程并排的小块，经由共享内存搬运</translation>
    </message>
    <message>
        <source>or {1}</source>
        <translation>或者{1}</translation>
    </message>
    <message>
        <source>let the threads that take part be neighbours, and use neighbouring elements</source>
        <translation>让参与的线程彼此相邻，并使用相邻元素</translation>
    </message>
    <message>
        <source>let warps begin at a multiple of {1} elements</source>
        <translation>让 warp 从 {1} 个元素的倍数处开始</translation>
    </message>
    <message>
        <source>let that be a multiple of {1} elements</source>
        <translation>使其成为 {1} 个元素的倍数</translation>
    </message>
    <message>
        <source>let rows begin at a multiple of {1} elements</source>
        <translation>让各行从 {1} 个元素的倍数处开始</translation>
    </message>
    <message>
        <source>let rows be a multiple of {1} elements apart, or let a warp use fewer of them</source>
        <translation>让各行的间隔为 {1} 个元素的倍数，或让一个 warp 使用更少的行</translation>
    </message>
    <message>
        <source>let a block&apos;s width be a multiple of {1} threads</source>
        <translation>让线程块的宽度为 {1} 个线程的倍数</translation>
    </message>
    <message>
        <source>let neighbouring threads use rows of a multiple of {1} elements</source>
        <translation>让相邻线程使用长度为 {1} 个元素的倍数的行</translation>
    </message>
    <message>
        <source>make the rows of {1} one element longer (pad {1} 1)</source>
        <translation>将 {1} 的行加长一个元素（pad {1} 1）</translation>
    </message>
    <message>
        <source>make the rows of {1} {2} elements longer (pad {1} {2})</source>
        <translation>将 {1} 的行加长 {2} 个元素（pad {1} {2}）</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between neighbouring threads there is none</source>
        <translation>若相邻线程之间相隔 {1} 而不是 {2}，则没有冲突</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between threads that are neighbours along {3} there is none</source>
        <translation>若沿 {3} 相邻的线程之间相隔 {1} 而不是 {2}，则没有冲突</translation>
    </message>
    <message>
        <source>Sentences from elsewhere</source>
        <translation>来自别处的句子</translation>
    </message>
    <message>
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message>
        <source>The kernel&apos;s language has no {1}.</source>
        <translation>该 kernel 的语言没有 {1}。</translation>
    </message>
    <message>
        <source>What the analysis assumes, and where it ends</source>
        <translation>分析作何假定，以及止于何处</translation>
    </message>
    <message>
        <source>Launch the kernel with numbers in this source, declare pointers `__restrict__` where they do not overlap, and make a part of a very large kernel a kernel of its own.</source>
        <translation>请在此源文件中以数值启动 kernel，将不重叠的指针声明为 `__restrict__`，并将很大的 kernel 的一部分拆为单独的 kernel。</translation>
    </message>
    <message>
        <source>{1} is not negative.</source>
        <translation>{1} 不为负。</translation>
    </message>
    <message>
        <source>{1} is between {2} and {3}.</source>
        <translation>{1} 介于 {2} 和 {3} 之间。</translation>
    </message>
    <message>
        <source>A row&apos;s end is not passed: {1} is at least 0 and below {2}.</source>
        <translation>不越过行尾：{1} 不小于 0 且小于 {2}。</translation>
    </message>
    <message>
        <source>{1} leads to memory of its own in each block and iteration that loads it.</source>
        <translation>在加载 {1} 的每个线程块和每次迭代中，它都指向各自独有的内存。</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap.</source>
        <translation>{1} 指向互不重叠的内存。</translation>
    </message>
    <message>
        <source>The kernel is very large: in a part of it, calls and values that change in loops are not followed.</source>
        <translation>该 kernel 很大：在其一部分中，调用以及在循环中改变的值未被跟踪。</translation>
    </message>
    <message>
        <source>The loop has more pairs of accesses than are compared; what its iterations need of each other is not known.</source>
        <translation>循环中的访问对多于所能比较的数量；不清楚其各次迭代彼此需要什么。</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; the rest was not looked at.</source>
        <translation>kernel 中的访问对多于所能比较的数量；其余部分未检查。</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; some dependences are not listed.</source>
        <translation>kernel 中的访问对多于所能比较的数量；有些依赖未列出。</translation>
    </message>
    <message>
        <source>The barrier {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>线程块的所有线程可能无法一起到达屏障 {1}，而它们此后如何继续是未定义的。</translation>
    </message>
    <message>
        <source>The collective {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>线程块的所有线程可能无法一起到达集合操作 {1}，而它们此后如何继续是未定义的。</translation>
    </message>
    <message>
        <source>Data races</source>
        <translation>数据竞争</translation>
    </message>
    <message>
        <source>Put a barrier between the two accesses, use an atomic, or give each thread elements of its own. Where a race is only possible, write the addresses so that they can be compared, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>请在两个访问之间设置屏障，使用原子操作，或让每个线程使用自己的元素。如果竞争只是可能存在，请将地址写成可以比较的形式，以 threadIdx、blockIdx、循环变量和常量构成索引。</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. The result depends on which comes first; put a barrier between.</source>
        <translation>线程块的各线程使用 {1}，其间没有屏障：{2}{3}。结果取决于何者先执行；请在其间设置屏障。</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>线程块的各线程使用 {1}，其间没有屏障：{2}{3}。所有线程存储相同的值，因此顺序并不重要。</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. The result depends on which comes first; use an atomic, or a kernel of its own.</source>
        <translation>不同线程块的线程使用 {1}，且没有任何因素限定其顺序：{2}{3}。结果取决于何者先执行；请使用原子操作，或单独的 kernel。</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>不同线程块的线程使用 {1}，且没有任何因素限定其顺序：{2}{3}。所有线程存储相同的值，因此顺序并不重要。</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}.</source>
        <translation>线程块的各线程可能使用 {1} 的同一元素，其间没有屏障：{2}；{3}。</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>线程块的各线程可能使用 {1} 的同一元素，其间没有屏障：{2}；{3}。所有线程存储相同的值，因此顺序并不重要。</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}.</source>
        <translation>不同线程块的线程可能使用 {1} 的同一元素：{2}；{3}。</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>不同线程块的线程可能使用 {1} 的同一元素：{2}；{3}。所有线程存储相同的值，因此顺序并不重要。</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>{1} is read</source>
        <translation>{1} 被读取</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic</source>
        <translation>{1} 被原子操作更改</translation>
    </message>
    <message>
        <source>{1} is changed</source>
        <translation>{1} 被更改</translation>
    </message>
    <message>
        <source>{1} by several threads</source>
        <translation>{1}（由多个线程）</translation>
    </message>
    <message>
        <source>{1} is read and written by several threads</source>
        <translation>{1} 被多个线程读写</translation>
    </message>
    <message>
        <source> (for example {1} and {2})</source>
        <translation> (例如 {1} 与 {2})</translation>
    </message>
    <message>
        <source> (for example {1} and {2}, with {3})</source>
        <translation> (例如 {1} 与 {2}，其中 {3})</translation>
    </message>
    <message>
        <source>thread {1}</source>
        <translation>线程 {1}</translation>
    </message>
    <message>
        <source>thread {1} of block {2}</source>
        <translation>线程块 {2} 的线程 {1}</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot;: {3}</source>
        <translation>{1}“{2}”：{3}</translation>
    </message>
    <message>
        <source>Words of a step</source>
        <translation>步骤的用词</translation>
    </message>
    <message>
        <source>Write the step as the reason says; the handbook&apos;s page of steps has examples.</source>
        <translation>请按理由所述书写该步骤；手册中关于步骤的页面有示例。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not known after {2}. It is written: {3}.</source>
        <translation>“{1}”在 {2} 之后无法识别。写法：{3}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no loop; a loop is named by its counter (k) or by its line (L42). It is written: {2}.</source>
        <translation>“{1}”不是循环名；循环以其循环变量（k）或行号（L42）指明。写法：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no array. It is written: {2}.</source>
        <translation>“{1}”不是数组名。写法：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no macro. It is written: {2}.</source>
        <translation>“{1}”不是宏名。写法：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no function. It is written: {2}.</source>
        <translation>“{1}”不是函数名。写法：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no pointer. It is written: {2}.</source>
        <translation>“{1}”不是指针名。写法：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no line. It is written: {2}.</source>
        <translation>“{1}”不是行号。写法：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>“{1}”不是整数。写法：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is neither before nor after. It is written: {2}.</source>
        <translation>“{1}”既不是 before 也不是 after。写法：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no place that this version knows. It is written: {2}.</source>
        <translation>“{1}”不是此版本所知的位置。写法：{2}。</translation>
    </message>
    <message>
        <source>inline finds calls by the function&apos;s name, and {1} is called without one. It is written: {2}.</source>
        <translation>inline 按函数名查找调用，而 {1} 的调用没有名称。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a loop. It is written: {2}.</source>
        <translation>{1} 需要一个循环。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs another loop. It is written: {2}.</source>
        <translation>{1} 还需要另一个循环。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a loop and a factor. It is written: {2}.</source>
        <translation>{1} 需要一个循环和一个因子。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a loop and a number. It is written: {2}.</source>
        <translation>{1} 需要一个循环和一个数。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a loop, and a number of iterations or a place. It is written: {2}.</source>
        <translation>{1} 需要一个循环，以及迭代次数或位置。写法：{2}。</translation>
    </message>
    <message>
        <source>split … at needs a place. It is written: {1}.</source>
        <translation>split … at 需要一个位置。写法：{1}。</translation>
    </message>
    <message>
        <source>{1} needs a factor. It is written: {2}.</source>
        <translation>{1} 需要一个因子。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs the dimension along which threads are merged: x, y or z. It is written: {2}.</source>
        <translation>{1} 需要合并线程所沿的维度：x、y 或 z。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a function. It is written: {2}.</source>
        <translation>{1} 需要一个函数。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a macro. It is written: {2}.</source>
        <translation>{1} 需要一个宏。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs an array. It is written: {2}.</source>
        <translation>{1} 需要一个数组。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a pointer parameter. It is written: {2}.</source>
        <translation>{1} 需要一个指针参数。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a kind of memory. It is written: {2}.</source>
        <translation>{1} 需要一种内存类型。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs the number of iterations of a tile. It is written: {2}.</source>
        <translation>{1} 需要 tile 的迭代次数。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs the number of threads along x. It is written: {2}.</source>
        <translation>{1} 需要沿 x 的线程数。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs the largest number of threads of a block. It is written: {2}.</source>
        <translation>{1} 需要线程块的最大线程数。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a number of registers. It is written: {2}.</source>
        <translation>{1} 需要寄存器数。写法：{2}。</translation>
    </message>
    <message>
        <source>move needs a line, before or after, and another line. It is written: {1}.</source>
        <translation>move 需要一个行号、before 或 after，以及另一个行号。写法：{1}。</translation>
    </message>
    <message>
        <source>The factor &quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>因子“{1}”不是整数。写法：{2}。</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>因子 {1} 不可行；它应在 1 到 {2} 之间。写法：{3}。</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to the number of threads of a block along the dimension, at most {2}. It is written: {3}.</source>
        <translation>因子 {1} 不可行；它应在 1 到线程块沿该维度的线程数之间，最多 {2}。写法：{3}。</translation>
    </message>
    <message>
        <source>Strips of {1} iterations are not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>{1} 次迭代的条带不可行；该数应在 1 到 {2} 之间。写法：{3}。</translation>
    </message>
    <message>
        <source>A row is padded with 1 to {1} elements, not {2}. It is written: {3}.</source>
        <translation>每行填充 1 到 {1} 个元素，而不是 {2} 个。写法：{3}。</translation>
    </message>
    <message>
        <source>A block has three extents at most. It is written: {1}.</source>
        <translation>线程块最多有三个维度的大小。写法：{1}。</translation>
    </message>
    <message>
        <source>A block of {1} threads is too large; {2} are the most. It is written: {3}.</source>
        <translation>{1} 个线程的线程块过大；最多为 {2} 个。写法：{3}。</translation>
    </message>
    <message>
        <source>No multiprocessor holds {1} blocks of {2} threads; {3} threads are the most. It is written: {4}.</source>
        <translation>没有 SM 能容纳 {1} 个各有 {2} 个线程的线程块；最多为 {3} 个线程。写法：{4}。</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not a whole number. It is written: {3}.</source>
        <translation>{1}“{2}”不是整数。写法：{3}。</translation>
    </message>
    <message>
        <source>{1} is from {2} to {3}, not {4}. It is written: {5}.</source>
        <translation>{1}应在 {2} 到 {3} 之间，而不是 {4}。写法：{5}。</translation>
    </message>
    <message>
        <source>The number of threads along an axis</source>
        <translation>沿某轴的线程数</translation>
    </message>
    <message>
        <source>The number of threads of a block</source>
        <translation>线程块的线程数</translation>
    </message>
    <message>
        <source>The number of blocks of a multiprocessor</source>
        <translation>SM 的线程块数</translation>
    </message>
    <message>
        <source>The number of registers of a thread</source>
        <translation>线程的寄存器数</translation>
    </message>
    <message>
        <source>The number of iterations of a tile</source>
        <translation>tile 的迭代次数</translation>
    </message>
    <message>
        <source>This passes on a sentence that is composed elsewhere: what a tool said.</source>
        <translation>此项转述在别处组成的句子：某个工具所说的内容。</translation>
    </message>
    <message>
        <source>it is defined inside the kernel; define it before</source>
        <translation>它定义在 kernel 之内；请将其定义在 kernel 之前</translation>
    </message>
    <message>
        <source>a lambda, which is not followed, holds {1}</source>
        <translation>某个无法跟踪的 lambda 持有 {1}</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands in a class that is defined inside the kernel, which this step does not rewrite; define the class before the kernel.</source>
        <translation>“{1}”位于在 kernel 内定义的类中，而此步骤不会改写该类；请将该类定义在 kernel 之前。</translation>
    </message>
    <message>
        <source>Code that is not followed</source>
        <translation>无法跟踪的代码</translation>
    </message>
    <message>
        <source>Write out what such code does. Define functions in a file or header that the source includes, and call them by their names.</source>
        <translation>请将此类代码的操作直接写出。请在源文件所包含的文件或头文件中定义函数，并以名称调用它们。</translation>
    </message>
    <message>
        <source>a structured binding</source>
        <translation>结构化绑定</translation>
    </message>
    <message>
        <source>a structured binding by get()</source>
        <translation>通过 get() 的结构化绑定</translation>
    </message>
    <message>
        <source>a loop over the range of a class, whose begin(), end() and ++ are not followed</source>
        <translation>遍历类的范围的循环，其 begin()、end() 和 ++ 无法跟踪</translation>
    </message>
    <message>
        <source>a loop over a list in braces, whose elements are not followed</source>
        <translation>遍历花括号列表的循环，其元素无法跟踪</translation>
    </message>
    <message>
        <source>a declaration that is not followed ({1})</source>
        <translation>无法跟踪的声明（{1}）</translation>
    </message>
    <message>
        <source>a statement that is not followed ({1})</source>
        <translation>无法跟踪的语句（{1}）</translation>
    </message>
    <message>
        <source>an expression that is not followed ({1})</source>
        <translation>无法跟踪的表达式（{1}）</translation>
    </message>
    <message>
        <source>a statement expression</source>
        <translation>语句表达式</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>the destructor of {1}</source>
        <translation>{1} 的析构函数</translation>
    </message>
    <message>
        <source>the destructor of a temporary {1}</source>
        <translation>临时对象 {1} 的析构函数</translation>
    </message>
    <message>
        <source>goto</source>
        <translation>goto</translation>
    </message>
    <message>
        <source>the instruction &quot;{1}&quot; of inline assembly</source>
        <translation>内联汇编的指令“{1}”</translation>
    </message>
    <message>
        <source>a constructor of {1}, which an instantiation of the template runs</source>
        <translation>{1} 的构造函数，由模板的某个实例执行</translation>
    </message>
    <message>
        <source>{1}, which an instantiation of the template runs</source>
        <translation>{1}，由模板的某个实例执行</translation>
    </message>
    <message>
        <source>calls {1}: {2}</source>
        <translation>调用了 {1}：{2}</translation>
    </message>
    <message>
        <source>what is called here</source>
        <translation>此处所调用的内容</translation>
    </message>
    <message>
        <source>itself by way of others</source>
        <translation>自身（经由其他函数）</translation>
    </message>
    <message>
        <source>such circles are not followed</source>
        <translation>此类循环调用无法跟踪</translation>
    </message>
    <message>
        <source>it is built into the compiler, and its effect is not known here</source>
        <translation>它内置于编译器，其效果在此未知</translation>
    </message>
    <message>
        <source>it is handed a function that may do more than compute</source>
        <translation>传给它的函数可能不只是进行计算</translation>
    </message>
    <message>
        <source>it is declared in a header of the system or of CUDA, whose functions are not followed</source>
        <translation>它在系统或 CUDA 的头文件中声明，其函数无法跟踪</translation>
    </message>
    <message>
        <source>it is a function of the library {1}, which is not followed</source>
        <translation>它是库 {1} 的函数，无法跟踪</translation>
    </message>
    <message>
        <source>the compiler reports an error in its body</source>
        <translation>编译器报告其函数体中有错误</translation>
    </message>
    <message>
        <source>its body is not in this unit</source>
        <translation>其函数体不在此翻译单元中</translation>
    </message>
    <message>
        <source>it is virtual, and which function it is the object&apos;s type tells when the kernel runs</source>
        <translation>它是虚函数，要到 kernel 运行时才能由对象的类型得知是哪个函数</translation>
    </message>
    <message>
        <source>it is a pointer, and which functions it may lead to is not known</source>
        <translation>它是指针，不清楚它可能指向哪些函数</translation>
    </message>
    <message>
        <source>the compiler cannot tell which function it is</source>
        <translation>编译器无法得知它是哪个函数</translation>
    </message>
    <message>
        <source>it is declared for the host alone</source>
        <translation>它仅为主机声明</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and what it then does cannot be followed from the template&apos;s text</source>
        <translation>它取决于模板参数，而它由此做什么无法从模板的文本中跟踪</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and nothing in this unit instantiates the template</source>
        <translation>它取决于模板参数，而此翻译单元中没有任何代码实例化该模板</translation>
    </message>
    <message>
        <source>Code that is not read whole</source>
        <translation>未能完整读取的代码</translation>
    </message>
    <message>
        <source>Mend the errors that are listed, or name the folders of missing headers with -I.</source>
        <translation>请修复所列的错误，或用 -I 指明缺失头文件所在的文件夹。</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1}; nvcc may.</source>
        <translation>Warpgrain 用于读取源文件的 Clang 不接受此内容：{1}；nvcc 可能接受。</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1} ({2}); nvcc may.</source>
        <translation>Warpgrain 用于读取源文件的 Clang 不接受此内容：{1}（{2}）；nvcc 可能接受。</translation>
    </message>
    <message>
        <source>{1}. Name its folder with -I.</source>
        <translation>{1}。请用 -I 指明其文件夹。</translation>
    </message>
    <message>
        <source>{1} ({2}). Name its folder with -I.</source>
        <translation>{1}（{2}）。请用 -I 指明其文件夹。</translation>
    </message>
    <message>
        <source>It holds an expression with an error.</source>
        <translation>其中有一个含错误的表达式。</translation>
    </message>
    <message>
        <source>It names {1}, whose declaration has an error.</source>
        <translation>它用到了 {1}，而后者的声明有错误。</translation>
    </message>
    <message>
        <source>Its declaration has an error.</source>
        <translation>其声明有错误。</translation>
    </message>
    <message>
        <source>Its last brace is missing.</source>
        <translation>缺少其最后一个花括号。</translation>
    </message>
    <message>
        <source>What stands before it, outside of all functions, has an error and may change what it means. {1}</source>
        <translation>在它之前、位于所有函数之外的内容有错误，可能改变其含义。{1}</translation>
    </message>
    <message>
        <source>{1}, which it calls, is not read whole. {2}</source>
        <translation>它所调用的 {1} 未能完整读取。{2}</translation>
    </message>
    <message>
        <source>{1}, which it names, is not read whole. {2}</source>
        <translation>它所用到的 {1} 未能完整读取。{2}</translation>
    </message>
    <message>
        <source>Values and addresses that are not followed</source>
        <translation>无法跟踪的值和地址</translation>
    </message>
    <message>
        <source>Compute addresses from indices, counters, parameters and constants. An index that is loaded from memory, or chosen by a condition that is not followed, may be anything.</source>
        <translation>请由索引、循环变量、参数和常量计算地址。从内存加载的索引，或由无法跟踪的条件选择的索引，可能是任何值。</translation>
    </message>
    <message>
        <source>{1} bytes are copied, and how many is not known</source>
        <translation>复制了 {1} 字节，而其数量未知</translation>
    </message>
    <message>
        <source>{1} calls itself</source>
        <translation>{1} 调用自身</translation>
    </message>
    <message>
        <source>{1} changes in the loop in a way that is not followed</source>
        <translation>{1} 在循环中以无法跟踪的方式改变</translation>
    </message>
    <message>
        <source>{1} changes what it captured</source>
        <translation>{1} 更改其捕获的内容</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the block</source>
        <translation>{1} 来自线程块的其他线程</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the warp</source>
        <translation>{1} 来自 warp 的其他线程</translation>
    </message>
    <message>
        <source>{1} depends on a condition that is not followed</source>
        <translation>{1} 取决于无法跟踪的条件</translation>
    </message>
    <message>
        <source>{1} divides an index by what is no constant</source>
        <translation>{1} 将索引除以非常量</translation>
    </message>
    <message>
        <source>{1} ends the loop at an iteration that is not known</source>
        <translation>{1} 在未知的某次迭代结束循环</translation>
    </message>
    <message>
        <source>{1} has a default argument</source>
        <translation>{1} 带有默认参数</translation>
    </message>
    <message>
        <source>{1} has an element type that is not known</source>
        <translation>{1} 的元素类型未知</translation>
    </message>
    <message>
        <source>{1} has no body in this file</source>
        <translation>{1} 在此文件中没有函数体</translation>
    </message>
    <message>
        <source>{1} has no value yet</source>
        <translation>{1} 尚无值</translation>
    </message>
    <message>
        <source>{1} has temporary storage that is not followed</source>
        <translation>{1} 的临时存储无法跟踪</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}</source>
        <translation>{1} 含有无法跟踪的内容：{2}</translation>
    </message>
    <message>
        <source>{1} is a bit-field</source>
        <translation>{1} 是位域</translation>
    </message>
    <message>
        <source>{1} is a condition that is not followed</source>
        <translation>{1} 是无法跟踪的条件</translation>
    </message>
    <message>
        <source>{1} is a difference of pointers</source>
        <translation>{1} 是指针之差</translation>
    </message>
    <message>
        <source>{1} is a function that is not known</source>
        <translation>{1} 是未知的函数</translation>
    </message>
    <message>
        <source>{1} is a group of threads</source>
        <translation>{1} 是一组线程</translation>
    </message>
    <message>
        <source>{1} is a lambda</source>
        <translation>{1} 是 lambda</translation>
    </message>
    <message>
        <source>{1} is a library&apos;s object</source>
        <translation>{1} 是库的对象</translation>
    </message>
    <message>
        <source>{1} is a part of a variable that is not followed</source>
        <translation>{1} 是无法跟踪的变量的一部分</translation>
    </message>
    <message>
        <source>{1} is a time</source>
        <translation>{1} 是时间</translation>
    </message>
    <message>
        <source>{1} is allocated</source>
        <translation>{1} 是动态分配的</translation>
    </message>
    <message>
        <source>{1} is an atomic&apos;s old value</source>
        <translation>{1} 是原子操作的旧值</translation>
    </message>
    <message>
        <source>{1} is called in a form that is not followed</source>
        <translation>{1} 以无法跟踪的形式被调用</translation>
    </message>
    <message>
        <source>{1} is called too deeply to follow</source>
        <translation>{1} 的调用嵌套过深，无法跟踪</translation>
    </message>
    <message>
        <source>{1} is captured by a lambda</source>
        <translation>{1} 被 lambda 捕获</translation>
    </message>
    <message>
        <source>{1} is changed by a call</source>
        <translation>{1} 被某个调用更改</translation>
    </message>
    <message>
        <source>{1} is changed through another type</source>
        <translation>{1} 通过另一种类型被更改</translation>
    </message>
    <message>
        <source>{1} is computed by a function</source>
        <translation>{1} 由函数计算得出</translation>
    </message>
    <message>
        <source>{1} is computed from what is not known</source>
        <translation>{1} 由未知内容计算得出</translation>
    </message>
    <message>
        <source>{1} is converted to an integer</source>
        <translation>{1} 被转换为整数</translation>
    </message>
    <message>
        <source>{1} is found in a loop of a function</source>
        <translation>{1} 在某个函数的循环中得出</translation>
    </message>
    <message>
        <source>{1} is gone through element by element</source>
        <translation>{1} 被逐个元素遍历</translation>
    </message>
    <message>
        <source>{1} is handed a function that may do more than compute</source>
        <translation>传给 {1} 的函数可能不只是进行计算</translation>
    </message>
    <message>
        <source>{1} is handed a pointer that is not followed</source>
        <translation>传给 {1} 的指针无法跟踪</translation>
    </message>
    <message>
        <source>{1} is handed an iterator that is not followed</source>
        <translation>传给 {1} 的迭代器无法跟踪</translation>
    </message>
    <message>
        <source>{1} is handed memory that it may use</source>
        <translation>传给 {1} 的内存可能被它使用</translation>
    </message>
    <message>
        <source>{1} is inline assembly</source>
        <translation>{1} 是内联汇编</translation>
    </message>
    <message>
        <source>{1} is loaded from memory</source>
        <translation>{1} 从内存加载</translation>
    </message>
    <message>
        <source>{1} is made a pointer</source>
        <translation>{1} 被转换为指针</translation>
    </message>
    <message>
        <source>{1} is made by a constructor that is not followed</source>
        <translation>{1} 由无法跟踪的构造函数创建</translation>
    </message>
    <message>
        <source>{1} is made by a constructor</source>
        <translation>{1} 由构造函数创建</translation>
    </message>
    <message>
        <source>{1} is nested too deeply to follow</source>
        <translation>{1} 嵌套过深，无法跟踪</translation>
    </message>
    <message>
        <source>{1} is not computed from integers alone</source>
        <translation>{1} 并非仅由整数计算得出</translation>
    </message>
    <message>
        <source>{1} is not computed from integers</source>
        <translation>{1} 不是由整数计算得出</translation>
    </message>
    <message>
        <source>{1} is not followed in a function with jumps or hidden code</source>
        <translation>在含有跳转或隐藏代码的函数中，{1} 无法跟踪</translation>
    </message>
    <message>
        <source>{1} is not followed</source>
        <translation>{1} 无法跟踪</translation>
    </message>
    <message>
        <source>{1} is a kernel that runs beside this one</source>
        <translation>{1} 是与此 kernel 同时运行的 kernel</translation>
    </message>
    <message>
        <source>{1} may be negative as a signed number</source>
        <translation>{1} 作为有符号数可能为负</translation>
    </message>
    <message>
        <source>{1} is not known</source>
        <translation>{1} 未知</translation>
    </message>
    <message>
        <source>{1} is read as another type</source>
        <translation>{1} 以另一种类型读取</translation>
    </message>
    <message>
        <source>{1} is set by a library&apos;s collective</source>
        <translation>{1} 由库的集合操作设置</translation>
    </message>
    <message>
        <source>{1} is set by inline assembly</source>
        <translation>{1} 由内联汇编设置</translation>
    </message>
    <message>
        <source>{1} is the object that the function is called on</source>
        <translation>{1} 是调用该函数的对象</translation>
    </message>
    <message>
        <source>{1} is too large a formula to follow</source>
        <translation>{1} 的公式过大，无法跟踪</translation>
    </message>
    <message>
        <source>{1} is what the threads of the block vote</source>
        <translation>{1} 是线程块各线程的表决结果</translation>
    </message>
    <message>
        <source>{1} is where a run begins whose length is not known</source>
        <translation>{1} 是长度未知的区段的起点</translation>
    </message>
    <message>
        <source>{1} leads through a pointer that is not known</source>
        <translation>{1} 经由未知的指针</translation>
    </message>
    <message>
        <source>{1} may be changed by a call</source>
        <translation>{1} 可能被某个调用更改</translation>
    </message>
    <message>
        <source>{1} may be changed through a pointer that is not known</source>
        <translation>{1} 可能通过未知的指针被更改</translation>
    </message>
    <message>
        <source>{1} multiplies several indices</source>
        <translation>{1} 将多个索引相乘</translation>
    </message>
    <message>
        <source>{1} multiplies two indices</source>
        <translation>{1} 将两个索引相乘</translation>
    </message>
    <message>
        <source>{1} points to one of several arrays</source>
        <translation>{1} 指向多个数组之一</translation>
    </message>
    <message>
        <source>{1} shares its bytes with a member that was written</source>
        <translation>{1} 与被写入的某个成员共用字节</translation>
    </message>
    <message>
        <source>{1} takes the bits of an index apart</source>
        <translation>{1} 拆分索引的各个位</translation>
    </message>
    <message>
        <source>{1} tells which thread this is</source>
        <translation>{1} 表明当前是哪个线程</translation>
    </message>
    <message>
        <source>{1} uses a run whose length is not known</source>
        <translation>{1} 使用长度未知的区段</translation>
    </message>
    <message>
        <source>{1} wraps around below 0</source>
        <translation>{1} 在小于 0 时回绕</translation>
    </message>
    <message>
        <source>{1} may wrap around</source>
        <translation>{1} 可能回绕</translation>
    </message>
    <message>
        <source>{1} is made for blocks of {2} x {3} x {4} threads</source>
        <translation>{1} 针对 {2} x {3} x {4} 个线程的线程块</translation>
    </message>
    <message>
        <source>a part of the address</source>
        <translation>地址的一部分</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>某个值</translation>
    </message>
    <message>
        <source>what the pointer leads to is not followed</source>
        <translation>该指针所指向的内容无法跟踪</translation>
    </message>
    <message>
        <source>how {1} uses its temporary storage is the library&apos;s choice</source>
        <translation>{1} 如何使用其临时存储由库决定</translation>
    </message>
    <message>
        <source>which thread of {1} uses which part of a run is the library&apos;s choice</source>
        <translation>{1} 的哪个线程使用区段的哪一部分由库决定</translation>
    </message>
    <message>
        <source>{1} byte</source>
        <translation>{1} 字节</translation>
    </message>
    <message>
        <source>{1} bytes</source>
        <translation>{1} 字节</translation>
    </message>
    <message>
        <source>in how many requests {1} moves {2} for a thread is for the compiler to say</source>
        <translation>{1} 以多少次请求为一个线程搬运 {2} 由编译器决定</translation>
    </message>
    <message>
        <source>in how many requests {1} are moved for a thread is for the compiler to say</source>
        <translation>以多少次请求为一个线程搬运 {1} 由编译器决定</translation>
    </message>
    <message>
        <source>Pairs of accesses that cannot be told apart</source>
        <translation>无法区分的访问对</translation>
    </message>
    <message>
        <source>Declare pointers __restrict__ where they do not overlap, launch the kernel with numbers in this source, and index with values that do not depend on other threads.</source>
        <translation>请将不重叠的指针声明为 __restrict__，在此源文件中以数值启动 kernel，并以不取决于其他线程的值作为索引。</translation>
    </message>
    <message>
        <source>{1} has no linear form</source>
        <translation>{1} 没有线性形式</translation>
    </message>
    <message>
        <source>{1} may differ between blocks</source>
        <translation>{1} 在各线程块之间可能不同</translation>
    </message>
    <message>
        <source>{1} multiplies values that are not known</source>
        <translation>{1} 将未知的值相乘</translation>
    </message>
    <message>
        <source>an index is too large to follow</source>
        <translation>某个索引过大，无法跟踪</translation>
    </message>
    <message>
        <source>a condition in a called function is not followed</source>
        <translation>被调用函数中的某个条件无法跟踪</translation>
    </message>
    <message>
        <source>an earlier round may have ended the loop</source>
        <translation>先前的一轮可能已结束该循环</translation>
    </message>
    <message>
        <source>the subscripts are too complicated to compare</source>
        <translation>下标过于复杂，无法比较</translation>
    </message>
    <message>
        <source>it depends on the launch</source>
        <translation>这取决于启动</translation>
    </message>
    <message>
        <source>whether it is so in every launch takes too long to find out</source>
        <translation>要查明每次启动是否都如此，耗时过长</translation>
    </message>
    <message>
        <source>whether threads come to {1} in between is not known</source>
        <translation>不清楚线程是否在其间到达 {1}</translation>
    </message>
    <message>
        <source>how threads go on that wait at {1} without the others is not defined</source>
        <translation>线程在 {1} 处等待而其他线程缺席时，它们此后如何继续是未定义的</translation>
    </message>
    <message>
        <source>which threads meet at {1} is not known</source>
        <translation>不清楚哪些线程在 {1} 处会合</translation>
    </message>
    <message>
        <source>whether {1} orders the two in between is its library&apos;s choice</source>
        <translation>{1} 是否在其间限定二者的顺序由其库决定</translation>
    </message>
    <message>
        <source>threads may wait for each other in line {1}</source>
        <translation>线程可能在第 {1} 行相互等待</translation>
    </message>
    <message>
        <source>nothing tells whether rows run into each other</source>
        <translation>没有任何信息表明各行是否相互重叠</translation>
    </message>
    <message>
        <source>{1} and {2} may be one pointer</source>
        <translation>{1} 和 {2} 可能是同一个指针</translation>
    </message>
    <message>
        <source>{1} is changed atomically for the threads of one block alone</source>
        <translation>{1} 只对同一线程块的线程以原子方式更改</translation>
    </message>
    <message>
        <source>atomic operations on {1} and on {2} bytes are not atomic for each other</source>
        <translation>对 {1} 字节和对 {2} 字节的原子操作彼此之间不是原子的</translation>
    </message>
    <message>
        <source>{1} leads to memory that is not known</source>
        <translation>{1} 指向未知的内存</translation>
    </message>
    <message>
        <source>it goes on until it is waited for, and which thread copies what is the library&apos;s choice</source>
        <translation>它会持续进行，直到被等待为止，而哪个线程复制什么由库决定</translation>
    </message>
    <message>
        <source>which thread uses which part of it is the library&apos;s choice</source>
        <translation>哪个线程使用它的哪一部分由库决定</translation>
    </message>
    <message>
        <source>what {1} does with it is not known</source>
        <translation>不清楚 {1} 对它做什么</translation>
    </message>
    <message>
        <source>it is not known where {1} leads</source>
        <translation>不清楚 {1} 指向何处</translation>
    </message>
    <message>
        <source>{1} and {2} may lead to the same memory; declare them __restrict__ where they do not</source>
        <translation>{1} 和 {2} 可能指向同一内存；如果并非如此，请将它们声明为 __restrict__</translation>
    </message>
    <message>
        <source>they may be the same element</source>
        <translation>它们可能是同一元素</translation>
    </message>
    <message>
        <source>only threads with {1} reach it</source>
        <translation>只有满足 {1} 的线程到达它</translation>
    </message>
    <message>
        <source>a condition around the barrier, or a loop&apos;s trip count, may differ between threads</source>
        <translation>包围该屏障的条件或某个循环的迭代次数在各线程之间可能不同</translation>
    </message>
    <message>
        <source>threads have parted at the barrier in line {1}</source>
        <translation>各线程已在第 {1} 行的屏障处分开</translation>
    </message>
    <message>
        <source>what decides it may be loaded from {1}, on which threads may race</source>
        <translation>决定它的内容可能从 {1} 加载，而各线程可能在后者上发生数据竞争</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; gave a text that does not compile ({3}). The source is unchanged. Please report it with the kernel.</source>
        <translation>{1}“{2}”生成了无法编译的文本（{3}）。源代码未改动。请连同该 kernel 一起报告此问题。</translation>
    </message>
    <message>
        <source>The kernel {1} is lost when its directives are taken out.</source>
        <translation>取出 kernel {1} 的编译指示后，该 kernel 丢失。</translation>
    </message>
    <message>
        <source>A file is new after a step: {1}.</source>
        <translation>某个步骤之后出现了新文件：{1}。</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Sharing a loop out over lanes</source>
        <translation>将循环分配给各 lane</translation>
    </message>
    <message>
        <source>A group of lanes does the work of one thread, and one of them all that must be done once. Write sums as `sum += …`, put what changes memory into statements of its own, and keep what lanes could tell apart (warp operations, clocks, results of atomics) out of the kernel.</source>
        <translation>由一组 lane 完成一个线程的工作，其中一个 lane 完成所有只能执行一次的工作。请将求和写成 `sum += …`，将更改内存的内容写成单独的语句，并且不要在 kernel 中使用 lane 之间可以区分的内容（warp 操作、时钟、原子操作的结果）。</translation>
    </message>
    <message>
        <source>A loop is shared out over 2, 4, 8, 16 or 32 lanes, not {1}. It is written: {2}.</source>
        <translation>循环可分配给 2、4、8、16 或 32 个 lane，而不是 {1} 个。写法：{2}。</translation>
    </message>
    <message>
        <source>The lanes would add {1} up in another order, and {2} rounds differently then; &quot;{3}&quot; allows another order.</source>
        <translation>各 lane 会按另一种顺序累加 {1}，此时 {2} 的舍入会不同；“{3}”允许另一种顺序。</translation>
    </message>
    <message>
        <source>Another order of the sum {1} is as good as the loop&apos;s: {2} rounds differently in each.</source>
        <translation>{1} 的求和采用另一种顺序，与循环的顺序同样适用：{2} 在每种顺序下的舍入各不相同。</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; where a lane begins, it could pass below 0. Let it count up, or give it a sign.</source>
        <translation>{1} 为无符号数且向下计数；在某个 lane 的起始处，它可能小于 0。请让它向上计数，或改为有符号数。</translation>
    </message>
    <message>
        <source>The lanes cannot exchange {1}, which is of type {2}; integers and floating-point numbers of 4 and 8 bytes they can.</source>
        <translation>各 lane 无法交换类型为 {2} 的 {1}；可以交换的是 4 字节和 8 字节的整数和浮点数。</translation>
    </message>
    <message>
        <source>{1} is given a value in the loop and used outside of it ({2}); of the lanes that share the loop out, each would have another one.</source>
        <translation>{1} 在循环中被赋值，并在循环之外使用（{2}）；在分担该循环的各 lane 中，它的值会各不相同。</translation>
    </message>
    <message>
        <source>The loop writes {1}, of which each lane has its own; the others would not see it after the loop ({2}).</source>
        <translation>循环写入 {1}，而每个 lane 都有自己的一份；循环之后其他 lane 看不到它（{2}）。</translation>
    </message>
    <message>
        <source>One lane alone may change memory here, and this statement also gives {1} a value, which all lanes need; make two statements of it.</source>
        <translation>此处只允许一个 lane 更改内存，而此语句还给所有 lane 都需要的 {1} 赋值；请将其拆成两条语句。</translation>
    </message>
    <message>
        <source>One lane alone may change memory here; make a statement of its own of what does.</source>
        <translation>此处只允许一个 lane 更改内存；请将更改内存的内容写成单独的语句。</translation>
    </message>
    <message>
        <source>One lane alone may do {1} here, and the others would need what it gives back.</source>
        <translation>此处只允许一个 lane 执行 {1}，而其他 lane 会需要其返回值。</translation>
    </message>
    <message>
        <source>{1} would be done by each lane of a group; take it out of the kernel.</source>
        <translation>{1} 会被一组中的每个 lane 执行；请将其移出 kernel。</translation>
    </message>
    <message>
        <source>All lanes of a group read {1} here, which atomics change meanwhile; they might see different values.</source>
        <translation>一组中的所有 lane 在此处读取 {1}，而原子操作会同时更改它；它们可能看到不同的值。</translation>
    </message>
    <message>
        <source>The function {1} reads {2}, which this step changes; write it out in the kernel (inline {1}).</source>
        <translation>函数 {1} 读取 {2}，而此步骤会更改后者；请将其写入 kernel 中（inline {1}）。</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; with {2} lanes for each they would have {3}, and {4} are the most.</source>
        <translation>此启动的线程块有 {1} 个线程；若每个线程使用 {2} 个 lane，则会有 {3} 个线程，而最多为 {4} 个。</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds of {1} threads would become {2}, and {3} are the most.</source>
        <translation>该 kernel 的启动约束将由 {1} 个线程变为 {2} 个，而最多为 {3} 个。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must multiply the block&apos;s extent along x by {1}; the block then has at most {2} threads.</source>
        <translation>此翻译单元中没有该 kernel 的启动：启动它的代码必须将线程块沿 x 的大小乘以 {1}；此时线程块最多有 {2} 个线程。</translation>
    </message>
    <message>
        <source>sharing the loop out over lanes</source>
        <translation>将循环分配给各 lane</translation>
    </message>
    <message>
        <source>Pointers that a launch passes twice</source>
        <translation>启动时重复传入的指针</translation>
    </message>
    <message>
        <source>Hand over memory of its own for each of the two parameters, or make sure that each thread reads only what it writes itself.</source>
        <translation>请为两个参数分别传入各自独立的内存，或确保每个线程只读取自己写入的内容。</translation>
    </message>
    <message>
        <source>the launch in {1} passes {2} for both {3} and {4}</source>
        <translation>{1}的启动为 {3} 和 {4} 都传入了 {2}</translation>
    </message>
    <message>
        <source>{1}, and {2}</source>
        <translation>{1}，而且{2}</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap, except where a launch passes one pointer for two of them.</source>
        <translation>{1} 指向互不重叠的内存，除非某次启动为其中两个传入同一个指针。</translation>
    </message>
    <message>
        <source>{1} needs an array and a number. It is written: {2}.</source>
        <translation>{1} 需要一个数组和一个数。写法：{2}。</translation>
    </message>
    <message>
        <source>{1} needs two different ones of x, y and z. It is written: {2}.</source>
        <translation>{1} 需要 x、y 和 z 中不同的两个。写法：{2}。</translation>
    </message>
    <message>
        <source>Loading and storing vectors</source>
        <translation>加载和存储向量</translation>
    </message>
    <message>
        <source>A vector holds neighbouring elements that one thread uses together, the first of them at a multiple of their number. Merge adjacent threads (`coarsen x 4 adjacent`) or unroll a loop first, and find elements by counters, constants and sizes that are multiples.</source>
        <translation>向量包含由一个线程一起使用的相邻元素，其中第一个位于元素个数的倍数处。请先合并相邻线程（`coarsen x 4 adjacent`）或展开循环，并以循环变量、常量以及为倍数的大小来定位元素。</translation>
    </message>
    <message>
        <source>A vector has 2 or 4 elements, not {1}. It is written: {2}.</source>
        <translation>向量有 2 个或 4 个元素，而不是 {1} 个。写法：{2}。</translation>
    </message>
    <message>
        <source>There are no vectors of {1} elements of {2}, which are of type {3}.</source>
        <translation>没有由 {2} 的 {1} 个元素构成的向量；这些元素的类型为 {3}。</translation>
    </message>
    <message>
        <source>Nowhere does a thread use {1} neighbouring elements of {2} in statements that follow each other, or in a loop of {1} iterations; merge {1} adjacent threads, unroll a loop or split it first.</source>
        <translation>没有任何线程在连续的语句中，或在 {1} 次迭代的循环中使用 {2} 的 {1} 个相邻元素；请先合并 {1} 个相邻线程、展开循环或拆分循环。</translation>
    </message>
    <message>
        <source>{1} lies {2} elements behind a multiple of {3}; vectors begin at multiples.</source>
        <translation>{1} 位于 {3} 的倍数之后 {2} 个元素处；向量从倍数处开始。</translation>
    </message>
    <message>
        <source>Whether {1} lies at a multiple of {2} elements is not known: its place depends on {3}.</source>
        <translation>不清楚 {1} 是否位于 {2} 个元素的倍数处：其位置取决于 {3}。</translation>
    </message>
    <message>
        <source>{1} is a multiple of {2}.</source>
        <translation>{1} 是 {2} 的倍数。</translation>
    </message>
    <message>
        <source>{1} leads to an address that is a multiple of {2} bytes, in every launch.</source>
        <translation>在每次启动中，{1} 都指向 {2} 字节倍数的地址。</translation>
    </message>
    <message>
        <source>{1} is used under a condition; a vector would use all {2} elements in any case.</source>
        <translation>{1} 只在某个条件下使用；而向量无论如何都会使用全部 {2} 个元素。</translation>
    </message>
    <message>
        <source>That this condition holds for the first and the last of {1} elements does not say that it holds for those between.</source>
        <translation>此条件对 {1} 个元素中的第一个和最后一个成立，并不说明它对其间的元素也成立。</translation>
    </message>
    <message>
        <source>{1} is found by {2}, which cannot be computed before the first of its neighbours is used.</source>
        <translation>{1} 由 {2} 定位，而后者在第一个相邻元素被使用之前无法计算。</translation>
    </message>
    <message>
        <source>{1} cannot be aligned to {2} bytes where it is declared.</source>
        <translation>{1} 在其声明处无法按 {2} 字节对齐。</translation>
    </message>
    <message>
        <source>{1} is neither a pointer parameter of the kernel nor shared memory that it declares.</source>
        <translation>{1} 既不是 kernel 的指针参数，也不是它所声明的共享内存。</translation>
    </message>
    <message>
        <source>The grid of this launch has {1} blocks along {2}; along {3} it can have {4} at most.</source>
        <translation>此启动的网格沿 {2} 有 {1} 个线程块；而沿 {3} 最多只能有 {4} 个。</translation>
    </message>
    <message>
        <source>The block of this launch has {1} threads along {2}; along {3} it can have {4} at most.</source>
        <translation>此启动的线程块沿 {2} 有 {1} 个线程；而沿 {3} 最多只能有 {4} 个。</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads along {2}.</source>
        <translation>此启动的线程块沿 {2} 最多有 {1} 个线程。</translation>
    </message>
    <message>
        <source>The {1} of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>此启动的 {1} 由表达式计算；请先将其存入 dim3 变量。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must exchange the extents of block and grid along {1} and {2}.</source>
        <translation>此翻译单元中没有该 kernel 的启动：启动它的代码必须交换线程块和网格沿 {1} 和 {2} 的大小。</translation>
    </message>
    <message>
        <source>{1} is accessed {2} bytes before its begin.</source>
        <translation>{1} 在其起点之前 {2} 字节处被访问。</translation>
    </message>
    <message>
        <source>{1} has {2} bytes, and is accessed up to byte {3}.</source>
        <translation>{1} 有 {2} 字节，而访问一直到达字节 {3}。</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together: {1}. How they go on after it is not defined.</source>
        <translation>线程块的所有线程并未一起到达此屏障：{1}。它们此后如何继续是未定义的。</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together. How they go on after it is not defined.</source>
        <translation>线程块的所有线程并未一起到达此屏障。它们此后如何继续是未定义的。</translation>
    </message>
    <message>
        <source>{1} So do {2} more accesses to {3}.</source>
        <translation>{1} 对 {3} 的另外 {2} 个访问也是如此。</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what depends on this condition: it differs between the threads of a warp.</source>
        <translation>在取决于此条件的部分，warp 的 32 个 lane 平均只有 {1} 个参与：该条件在 warp 的各线程之间不同。</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what this loop repeats: its threads leave it at different times.</source>
        <translation>在此循环重复的部分，warp 的 32 个 lane 平均只有 {1} 个参与：其各线程在不同时刻离开循环。</translation>
    </message>
    <message>
        <source>The last warp of a block of {1} threads has {2} threads: the other lanes wait in every block.</source>
        <translation>{1} 个线程的线程块，其最后一个 warp 有 {2} 个线程：每个线程块中其他 lane 都在等待。</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}.</source>
        <translation>SM 所能容纳的 warp 中有 {1} % 驻留，即 {2} 个各有 {3} 个线程的线程块：限制因素是 {4}。</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} registers a thread in place of about {6} it would be {7} %.</source>
        <translation>SM 所能容纳的 warp 中有 {1} % 驻留，即 {2} 个各有 {3} 个线程的线程块：限制因素是 {4}。若每线程 {5} 个寄存器而不是约 {6} 个，则为 {7} %。</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} bytes of shared memory a block in place of {6} it would be {7} %.</source>
        <translation>SM 所能容纳的 warp 中有 {1} % 驻留，即 {2} 个各有 {3} 个线程的线程块：限制因素是 {4}。若每线程块 {5} 字节共享内存而不是 {6} 字节，则为 {7} %。</translation>
    </message>
    <message>
        <source>The grid has {1} blocks for {2} multiprocessors, which have work for {3} % of the time.</source>
        <translation>网格有 {1} 个线程块，对应 {2} 个 SM，它们有 {3} % 的时间有工作。</translation>
    </message>
    <message>
        <source>{1} % of these loads of {2} bring what other threads of the block have loaded too: threads that are merged along {3} keep it in a register.</source>
        <translation>对 {2} 的这些加载中有 {1} % 取得的是线程块的其他线程也已加载的内容：沿 {3} 合并的线程可将其保存在寄存器中。</translation>
    </message>
    <message>
        <source>Each thread does little: with {1} the launch is expected to be {2} times faster.</source>
        <translation>每个线程的工作很少：使用 {1}，该启动的速度预计为 {2} 倍。</translation>
    </message>
    <message>
        <source>No race, no access out of bounds, no wasted transfer and no step that is expected to help was found.</source>
        <translation>未发现数据竞争、越界访问、浪费的传输，也没有预计会有帮助的步骤。</translation>
    </message>
    <message>
        <source>No step can be made on this kernel: {1}</source>
        <translation>无法对此 kernel 执行任何步骤：{1}</translation>
    </message>
    <message>
        <source>No step is on offer for this kernel.</source>
        <translation>此 kernel 没有可用的步骤。</translation>
    </message>
    <message>
        <source>The kernel is not analysed, since it is not read whole: {1}</source>
        <translation>未分析该 kernel，因为它未能完整读取：{1}</translation>
    </message>
    <message>
        <source>No race, no access out of bounds and no wasted transfer was found.</source>
        <translation>未发现数据竞争、越界访问或浪费的传输。</translation>
    </message>
    <message>
        <source>When the kernel ran on the CPU: {1}</source>
        <translation>kernel 在 CPU 上运行时：{1}</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>The list of what is wrong with a kernel says these beside the sentences of races and of accesses. The steps that mend a finding stand beside it.</source>
        <translation>kernel 问题列表中，除数据竞争和访问的句子之外，还有这些句子。可修复某项发现的步骤列在其旁边。</translation>
    </message>
    <message>
        <source>The number of blocks of a launch</source>
        <translation>启动的线程块数</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must hand it the grid as its first argument, and launch fewer blocks.</source>
        <translation>此翻译单元中没有该 kernel 的启动：启动它的代码必须将网格作为第一个参数传入，并启动较少的线程块。</translation>
    </message>
    <message>
        <source>This launch leaves template arguments of the kernel to the compiler, so that the host code cannot ask how many of its blocks are resident; write them out, or give the number of blocks: persist BLOCKS.</source>
        <translation>此启动将 kernel 的模板参数留给编译器推断，因此主机代码无法查询有多少个线程块驻留；请将它们写出，或给出线程块数：persist BLOCKS。</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what counts its blocks.</source>
        <translation>kernel 定义在此启动之后，因此统计其线程块的代码也会如此。</translation>
    </message>
    <message>
        <source>Blocks that take turns</source>
        <translation>轮流执行的线程块</translation>
    </message>
    <message>
        <source>The kernel is handed its old grid, so that all of its launches change. Write them in this source, behind the kernel, and name all of its template arguments.</source>
        <translation>原网格会传给 kernel，因此其所有启动都会改变。请将它们写在此源文件中、kernel 之后，并写出其所有模板参数。</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body is a plain __syncthreads(), before which a tile would be copied into shared memory.</source>
        <translation>循环体中没有一条语句是普通的 __syncthreads()，可在其之前将 tile 复制到共享内存。</translation>
    </message>
    <message>
        <source>The loop copies nothing into shared memory before a __syncthreads(); the loop around it does: {2} {1}.</source>
        <translation>该循环在 __syncthreads() 之前没有将任何内容复制到共享内存；其外层循环则有：{2} {1}。</translation>
    </message>
    <message>
        <source>Nothing is copied from global into shared memory before the loop&apos;s first __syncthreads().</source>
        <translation>在循环的第一个 __syncthreads() 之前，没有从全局内存向共享内存复制任何内容。</translation>
    </message>
    <message>
        <source>What is loaded here gets into shared memory otherwise than by an assignment of its own, as in `tile[i] = in[j];`, under conditions and counting loops.</source>
        <translation>此处加载的内容进入共享内存的方式，不是通过条件和计数循环之下的单独赋值（如 `tile[i] = in[j];`）。</translation>
    </message>
    <message>
        <source>{1} cannot be computed one iteration earlier: {2}.</source>
        <translation>{1} 无法提前一次迭代计算：{2}。</translation>
    </message>
    <message>
        <source>{1} is loaded for the tile, and the loop may write it here; one iteration earlier another value may be there.</source>
        <translation>为 tile 加载了 {1}，而循环可能在此处写入它；提前一次迭代，那里可能是另一个值。</translation>
    </message>
    <message>
        <source>{1} may wait for other threads, or tell them to go on; the next tile is not loaded before it.</source>
        <translation>{1} 可能在等待其他线程，或告知它们继续；下一个 tile 不会在它之前加载。</translation>
    </message>
    <message>
        <source>The thread may leave the loop here, or end an iteration; the next tile would be loaded although nobody uses it.</source>
        <translation>线程可能在此处离开循环，或结束一次迭代；下一个 tile 会被加载，却无人使用。</translation>
    </message>
    <message>
        <source>It is not known that a thread copies at most {1} elements in this loop, for which it would need registers.</source>
        <translation>不清楚线程在此循环中复制的元素是否最多为 {1} 个，这些元素会需要寄存器。</translation>
    </message>
    <message>
        <source>A value of type {1} is not kept in a register here; numbers and plain vectors are.</source>
        <translation>类型为 {1} 的值在此不会保存在寄存器中；数值和普通向量则会。</translation>
    </message>
    <message>
        <source>Each thread keeps {1} bytes of the next tile in registers while it uses a tile.</source>
        <translation>每个线程在使用一个 tile 时，将下一个 tile 的 {1} 字节保存在寄存器中。</translation>
    </message>
    <message>
        <source>{1} is not an element of global memory as it stands there; asynchronous copies take nothing else, no other memory and no value that is computed or converted.</source>
        <translation>{1} 不是全局内存中原样的元素；异步复制不取其他任何内容，既不取其他内存，也不取经过计算或转换的值。</translation>
    </message>
    <message>
        <source>An element of type {1} is not copied asynchronously: numbers, pointers and plain vectors of 4, 8 or 16 bytes are.</source>
        <translation>类型为 {1} 的元素不会异步复制；4、8 或 16 字节的数值、指针和普通向量则会。</translation>
    </message>
    <message>
        <source>The thread may store {1} here and elsewhere for the same tile; asynchronous copies have no order, and the last one would not win.</source>
        <translation>线程可能为同一个 tile 在此处和别处都存储 {1}；异步复制没有顺序，最后一次不一定生效。</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by its elements behind the loop&apos;s barrier; there cannot be two of it, one for the tile that is used and one for the next.</source>
        <translation>{1} 在此处的使用方式不是在循环的屏障之后按元素使用；不能有两份，一份给正在使用的 tile，一份给下一个 tile。</translation>
    </message>
    <message>
        <source>The next tile is copied while a tile is used, into a second set of arrays: {1} bytes more of shared memory. GPUs from sm_80 on copy past the registers; older ones wait for each copy.</source>
        <translation>在使用一个 tile 期间，下一个 tile 会被复制到第二组数组中：共享内存增加 {1} 字节。sm_80 及更新的 GPU 绕过寄存器复制；更旧的 GPU 会等待每次复制。</translation>
    </message>
    <message>
        <source>{1} is in shared memory, or in an array of the thread&apos;s own</source>
        <translation>{1} 位于共享内存中，或位于线程自身的数组中</translation>
    </message>
    <message>
        <source>{1} is also the name of something that is declared in the loop</source>
        <translation>{1} 也是循环内声明的某个内容的名称</translation>
    </message>
    <message>
        <source>{1} is loaded from memory to decide whether something is copied</source>
        <translation>{1} 从内存加载，用于决定是否复制某些内容</translation>
    </message>
    <message>
        <source>Loading the next tile early</source>
        <translation>提前加载下一个 tile</translation>
    </message>
    <message>
        <source>What a loop copies into shared memory is loaded one iteration earlier, into registers or into a second set of shared arrays, where nothing in the loop can change it. Write the copies as assignments at the top of the loop&apos;s body, before a __syncthreads() of that body, and mark pointers `__restrict__`.</source>
        <translation>循环复制到共享内存的内容会提前一次迭代加载到寄存器或第二组共享数组中，循环中的任何内容都无法在那里更改它。请将复制写成循环体开头的赋值，位于该循环体的某个 __syncthreads() 之前，并将指针标记为 `__restrict__`。</translation>
    </message>
</context>
</TS>
