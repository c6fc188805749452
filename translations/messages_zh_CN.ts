<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>warpgrain::messages::Messages</name>
    <message>
        <source>{1} does not exist; check the path.</source>
        <translation>{1} 不存在；请检查路径。</translation>
    </message>
    <message>
        <source>{1} is not a regular file; give the path of a file.</source>
        <translation>{1} 不是普通文件；请给出文件的路径。</translation>
    </message>
    <message>
        <source>{1} is larger than {2} MiB, too large for a file of its kind.</source>
        <translation>{1} 大于 {2} MiB，对此类文件而言过大。</translation>
    </message>
    <message>
        <source>{1} cannot be read ({2}); check its permissions.</source>
        <translation>无法读取 {1}（{2}）；请检查其权限。</translation>
    </message>
    <message>
        <source>{1} is a binary file, not C++ source.</source>
        <translation>{1} 是二进制文件，不是 C++ 源代码。</translation>
    </message>
    <message>
        <source>{1} cannot be written ({2}); the file is as it was. Choose another place or change its permissions.</source>
        <translation>无法写入 {1}（{2}）；文件保持原样。请选择其他位置，或更改其权限。</translation>
    </message>
    <message>
        <source>There is no temporary folder ({1}); set TMPDIR to a folder that can be written.</source>
        <translation>没有临时文件夹（{1}）；请将 TMPDIR 设为可写入的文件夹。</translation>
    </message>
    <message>
        <source>The folder {1} cannot be made ({2}); choose another place.</source>
        <translation>无法创建文件夹 {1}（{2}）；请选择其他位置。</translation>
    </message>
    <message>
        <source>The variant changes other files too ({1}); write it as a patch or into a folder.</source>
        <translation>该变体还会更改其他文件（{1}）；请将其写为补丁或写入文件夹。</translation>
    </message>
    <message>
        <source>{1} cannot be parsed: the compiler gave up on its flags. Check the flags after `--` or in compile_commands.json.</source>
        <translation>无法解析 {1}：编译器不接受其编译选项。请检查 `--` 之后或 compile_commands.json 中的选项。</translation>
    </message>
    <message>
        <source>A source cannot be read for the GPU architecture {1}: this compiler, or the CUDA toolkit, does not have it. Choose another, for example sm_90.</source>
        <translation>无法针对 GPU 架构 {1} 读取源文件：此编译器或 CUDA 工具包没有该架构。请选择其他架构，例如 sm_90。</translation>
    </message>
    <message>
        <source>{1} cannot be used ({2}); mend it, or give the flags after `--`.</source>
        <translation>无法使用 {1}（{2}）；请修复它，或在 `--` 之后给出编译选项。</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and it takes more than {2} of memory. {3}</source>
        <translation>未分析 {1}。先在单独的进程中读取了它，它需要超过 {2} 的内存。{3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and that did not end within {2} seconds of processor time. {3}</source>
        <translation>未分析 {1}。先在单独的进程中读取了它，而读取未能在 {2} 秒处理器时间内结束。{3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and the compiler ended with {2}. {3}</source>
        <translation>未分析 {1}。先在单独的进程中读取了它，而编译器以 {2} 结束。{3}</translation>
    </message>
    <message>
        <source>There is no kernel ({1} function with a body) in {2} or the headers it includes.</source>
        <translation>{2} 及其包含的头文件中没有 kernel（带函数体的 {1} 函数）。</translation>
    </message>
    <message>
        <source>There is no kernel named {1} in {2}. It has: {3}.</source>
        <translation>{2} 中没有名为 {1} 的 kernel。其中有：{3}。</translation>
    </message>
    <message>
        <source>Several kernels are named {1}; give the name with its line. The file has: {2}.</source>
        <translation>有多个名为 {1} 的 kernel；请给出名称及其行号。文件中有：{2}。</translation>
    </message>
    <message>
        <source>The text of {1} does not compile: {2}. Correct it there.</source>
        <translation>{1} 的文本无法编译：{2}。请在该处更正。</translation>
    </message>
    <message>
        <source>{1} is no session that can be opened: {2} The file was left as it is. Open the source instead, or an older copy of the session.</source>
        <translation>{1} 不是可以打开的会话：{2}文件保持原样。请改为打开源文件，或打开该会话的旧副本。</translation>
    </message>
    <message>
        <source>{1} was written by a newer version of Warpgrain, and this one cannot read it: {2} Install the newer version.</source>
        <translation>{1} 由较新版本的 Warpgrain 写入，此版本无法读取它：{2}请安装较新版本。</translation>
    </message>
    <message>
        <source>it is not JSON, is cut off, or is nested too deeply.</source>
        <translation>它不是 JSON、不完整或嵌套过深。</translation>
    </message>
    <message>
        <source>A step is empty; write for example &quot;coarsen x 4&quot;.</source>
        <translation>有一个步骤为空；请写成例如“coarsen x 4”。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a step; the steps are: {2}.</source>
        <translation>“{1}”不是步骤；可用的步骤有：{2}。</translation>
    </message>
    <message>
        <source>The space has more than {1} plans; leave values out.</source>
        <translation>搜索空间有超过 {1} 个方案；请去掉一些取值。</translation>
    </message>
    <message>
        <source>The space is empty; write for example &quot;coarsen y 1,2,4; coarsen x 1,2&quot;.</source>
        <translation>搜索空间为空；请写成例如“coarsen y 1,2,4; coarsen x 1,2”。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s CUDA toolkit, or set CUDA_HOME (or WARPGRAIN_CUDA) to the folder of one that is installed.</source>
        <translation>请安装 NVIDIA 的 CUDA 工具包，或将 CUDA_HOME（或 WARPGRAIN_CUDA）设为已安装的工具包所在的文件夹。</translation>
    </message>
    <message>
        <source>The CUDA toolkit in {1} has no nvcc, so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>{1} 中的 CUDA 工具包没有 nvcc，因此无法得到确切的寄存器数、寄存器溢出和机器码。{2}</translation>
    </message>
    <message>
        <source>No CUDA toolkit is to be used (WARPGRAIN_CUDA is none), so exact registers, spills and machine code cannot be had.</source>
        <translation>已设定不使用 CUDA 工具包（WARPGRAIN_CUDA 为 none），因此无法得到确切的寄存器数、寄存器溢出和机器码。</translation>
    </message>
    <message>
        <source>There is no CUDA toolkit on this machine (looked at {1}), so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>此机器上没有 CUDA 工具包（已查找 {1}），因此无法得到确切的寄存器数、寄存器溢出和机器码。{2}</translation>
    </message>
    <message>
        <source>There are no CUDA headers (include/cuda_runtime.h) in {1}. {2}</source>
        <translation>{1} 中没有 CUDA 头文件（include/cuda_runtime.h）。{2}</translation>
    </message>
    <message>
        <source>{1} ended with {2}. Check that this CUDA toolkit is complete.</source>
        <translation>{1} 以 {2} 结束。请检查此 CUDA 工具包是否完整。</translation>
    </message>
    <message>
        <source>nvcc {1} does not compile for {2}. Choose one of {3}, or use a CUDA toolkit of that GPU&apos;s time.</source>
        <translation>nvcc {1} 无法为 {2} 编译。请选择 {3} 之一，或使用与该 GPU 同时期的 CUDA 工具包。</translation>
    </message>
    <message>
        <source>nvcc crashed ({1}) while it compiled {2}; try another CUDA toolkit, or a smaller factor.</source>
        <translation>nvcc 在编译 {2} 时崩溃（{1}）；请尝试其他 CUDA 工具包，或更小的因子。</translation>
    </message>
    <message>
        <source>nvcc could not compile {1}:
{2}</source>
        <translation>nvcc 无法编译 {1}：
{2}</translation>
    </message>
    <message>
        <source>nvcc ended without an error but wrote no cubin of {1}; check its flags.</source>
        <translation>nvcc 结束时没有报错，但没有写出 {1} 的 cubin；请检查其编译选项。</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}: no instantiation of it is used in this unit.</source>
        <translation>编译器没有为 {1} 生成代码：此翻译单元中没有使用它的任何实例。</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}; it may be left out by #if for {2}.</source>
        <translation>编译器没有为 {1} 生成代码；对于 {2}，它可能被 #if 略去。</translation>
    </message>
    <message>
        <source>The build was cancelled before it began.</source>
        <translation>构建在开始之前已取消。</translation>
    </message>
    <message>
        <source>The launch is not known in full: {1}.</source>
        <translation>启动信息不完整：{1}。</translation>
    </message>
    <message>
        <source>A block has at most 1024 threads; the launch asks for {1}.</source>
        <translation>一个线程块最多有 1024 个线程；该启动要求 {1} 个。</translation>
    </message>
    <message>
        <source>No parameter is called {1}; the kernel has {2}.</source>
        <translation>没有名为 {1} 的参数；该 kernel 有 {2}。</translation>
    </message>
    <message>
        <source>the source does not tell the dynamic shared memory</source>
        <translation>源代码没有给出动态共享内存的大小</translation>
    </message>
    <message>
        <source>the source does not tell the block</source>
        <translation>源代码没有给出线程块</translation>
    </message>
    <message>
        <source>the source does not tell the grid</source>
        <translation>源代码没有给出网格</translation>
    </message>
    <message>
        <source>the value of {1} is not given</source>
        <translation>未给出 {1} 的值</translation>
    </message>
    <message>
        <source>The parameter {1} cannot be filled: {2}.</source>
        <translation>无法填充参数 {1}：{2}。</translation>
    </message>
    <message>
        <source>The launch form is not usable: {1}; its keys are described in resources/schema/launch.schema.json.</source>
        <translation>启动表单无法使用：{1}；其各个键的说明见 resources/schema/launch.schema.json。</translation>
    </message>
    <message>
        <source>A kernel runs on the CPU with the headers of a CUDA toolkit. {1}</source>
        <translation>在 CPU 上运行 kernel 需要 CUDA 工具包的头文件。{1}</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads and runs sources, does not accept this one: see Problems. Nothing of it can be run; nvcc may accept it.</source>
        <translation>Warpgrain 用于读取和运行源文件的 Clang 不接受此源文件：请参阅“问题”。其中的任何内容都无法运行；nvcc 可能接受它。</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads sources, does not accept this one: see Problems. Nothing of it can be run.</source>
        <translation>Warpgrain 用于读取源文件的 Clang 不接受此源文件：请参阅“问题”。其中的任何内容都无法运行。</translation>
    </message>
    <message>
        <source>The kernel itself does not run: {1}</source>
        <translation>kernel 本身就无法运行：{1}</translation>
    </message>
    <message>
        <source>Parameter {1} is {2} in {3} and {4} in {5}. One launch fills the parameters of both kernels: give them the same types, in the same order.</source>
        <translation>参数 {1} 在 {3} 中是 {2}，在 {5} 中是 {4}。同一个启动会填充两个 kernel 的参数：请为它们设定相同的类型和相同的顺序。</translation>
    </message>
    <message>
        <source>The program warpgrain-runner is missing: it is neither beside this program nor on PATH.</source>
        <translation>缺少程序 warpgrain-runner：它既不在此程序旁边，也不在 PATH 中。</translation>
    </message>
    <message>
        <source>warpgrain-runner ended with {1}.</source>
        <translation>warpgrain-runner 以 {1} 结束。</translation>
    </message>
    <message>
        <source>{1} is of another version; use the one that belongs to this program.</source>
        <translation>{1} 属于另一个版本；请使用与此程序配套的版本。</translation>
    </message>
    <message>
        <source>The runner ended before all variants were measured.</source>
        <translation>测量程序在测完所有变体之前就结束了。</translation>
    </message>
    <message>
        <source>The original is not built, and nothing can be measured beside it. {1}</source>
        <translation>原始版本尚未构建，因此无法与其一起测量任何变体。{1}</translation>
    </message>
    <message>
        <source>A host is named by the command that leads to it, &quot;ssh gpu&quot; for example.</source>
        <translation>主机以通向它的命令来指定，例如“ssh gpu”。</translation>
    </message>
    <message>
        <source>There is no program {1} that could lead to a host.</source>
        <translation>没有可通向主机的程序 {1}。</translation>
    </message>
    <message>
        <source>Measuring over {1} was stopped.</source>
        <translation>通过 {1} 进行的测量已停止。</translation>
    </message>
    <message>
        <source>The connection over {1} ended too early{2}; what was measured is kept there, and the same command goes on with it.</source>
        <translation>通过 {1} 的连接过早结束{2}；已测量的结果保留在那里，再次执行同一命令会继续测量。</translation>
    </message>
    <message>
        <source>{1} holds no recorded results: {2} Give a bundle&apos;s folder or its results.jsonl.</source>
        <translation>{1} 中没有记录的结果：{2}请给出结果所在的文件夹或其 results.jsonl。</translation>
    </message>
    <message>
        <source>The original could not be measured: {1}</source>
        <translation>无法测量原始版本：{1}</translation>
    </message>
    <message>
        <source>These results are a few points of a large space, from which no strategy can choose; replay them in the order in which they were recorded.</source>
        <translation>这些结果只是一个大空间中的少数几个点，策略无法从中选择；请按记录顺序回放它们。</translation>
    </message>
    <message>
        <source>There is no nvdisasm in the CUDA toolkit at {1} or on PATH, so the machine code (SASS) cannot be shown; PTX can. It comes with the full toolkit, and with NVIDIA's package cuda-nvdisasm.</source>
        <translation>{1} 处的 CUDA 工具包和 PATH 中都没有 nvdisasm，因此无法显示机器代码 (SASS)，但可以显示 PTX。它随完整的工具包以及 NVIDIA 的软件包 cuda-nvdisasm 提供。</translation>
    </message>
    <message>
        <source>nvcc kept no PTX text of this source; is -dlto or a real architecture without PTX among its flags?</source>
        <translation>nvcc 没有保留该源代码的 PTX 文本；其选项中是否有 -dlto 或不带 PTX 的实际架构？</translation>
    </message>
    <message>
        <source>The rules do not tell it from the next one: they share the rank.</source>
        <translation>规则无法将其与下一个区分：两者并列。</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} of {2} threads and {3} elements against {4} of {5} threads and {6} elements.</source>
        <translation>其本地内存中的条带收益更大：{2} 个线程、{3} 个元素时为 {1}，而 {5} 个线程、{6} 个元素时为 {4}。</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} against {2}.</source>
        <translation>其本地内存中的条带收益更大：{1} 对 {2}。</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>收益相同，未合并访问更少：{2} 个线程的代价为 {1}，而 {4} 个线程为 {3}。</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>收益相同，未合并访问更少：代价 {1} 对 {2}。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>收益和代价相同，占用率更高：{1} % 对 {2} %。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>收益和代价相同，较小的组把填不满 GPU 的迭代分散到更多 SM 上：{1} 对 {2} 个线程。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>收益和代价相同，实测约 {1} 个线程的组更快：{2} 对 {3} 个线程。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the paper puts larger groups first: {1} against {2} threads.</source>
        <translation>收益和代价相同，论文把较大的组排在前面：{1} 对 {2} 个线程。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups were measured to be faster: {1} against {2} threads.</source>
        <translation>收益和代价相同，实测较小的组更快：{1} 对 {2} 个线程。</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>未合并访问更少：{2} 个线程的代价为 {1}，而 {4} 个线程为 {3}。</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>未合并访问更少：代价 {1} 对 {2}。</translation>
    </message>
    <message>
        <source>The cost is equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>代价相同，较小的组把填不满 GPU 的迭代分散到更多 SM 上：{1} 对 {2} 个线程。</translation>
    </message>
    <message>
        <source>The cost is equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>代价相同，占用率更高：{1} % 对 {2} %。</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>代价和占用率相同，实测约 {1} 个线程的组更快：{2} 对 {3} 个线程。</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and more groups are active: {1} against {2}.</source>
        <translation>代价和占用率相同，活动的组更多：{1} 对 {2}。</translation>
    </message>
    <message>
        <source>Cost, occupancy and active groups are equal, and more of the threads are in use: {1} % against {2} %.</source>
        <translation>代价、占用率和活动组数相同，使用的线程更多：{1} % 对 {2} %。</translation>
    </message>
    <message>
        <source>It does not count with one variable.</source>
        <translation>它不是用一个变量计数。</translation>
    </message>
    <message>
        <source>It may end before its last iteration.</source>
        <translation>它可能在最后一次迭代之前结束。</translation>
    </message>
    <message>
        <source>Not proved: what else leads to the memory of {1}, a member, is not followed.</source>
        <translation>未能证明：成员 {1} 的内存还被什么指向，未作跟踪。</translation>
    </message>
    <message>
        <source>Not proved: {1} and {2} may lead to the same memory, that of {3}.</source>
        <translation>未能证明：{1} 和 {2} 可能指向同一内存，即 {3} 的内存。</translation>
    </message>
    <message>
        <source>Its counter {1} is changed in its body, in line {2}.</source>
        <translation>其计数器 {1} 在循环体第 {2} 行被修改。</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes, and its value may be read behind the loop. If no value goes from one iteration to the next, use another variable in the loop, declared there, and give this one its value behind the loop.</source>
        <translation>每次迭代都使用同一个 {1}，第 {2} 行修改它，且其值可能在循环之后被读取。如果没有值从一次迭代传到下一次，请在循环中使用在那里声明的另一个变量，并在循环之后给它赋值。</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes. If no value goes from one iteration to the next, declare it in the loop.</source>
        <translation>每次迭代都使用同一个 {1}，第 {2} 行修改它。如果没有值从一次迭代传到下一次，请在循环中声明它。</translation>
    </message>
    <message>
        <source>Every iteration updates {1} with `{2}`, and the order of floating-point operations decides the result. --allow reorder allows another order.</source>
        <translation>每次迭代都用 `{2}` 更新 {1}，而浮点运算的顺序决定结果。--allow reorder 允许其他顺序。</translation>
    </message>
    <message>
        <source>A pointer that it writes through may lead to {1}, whose address is taken.</source>
        <translation>它写入所用的指针可能指向被取了地址的 {1}。</translation>
    </message>
    <message>
        <source>It works on no array.</source>
        <translation>它不处理任何数组。</translation>
    </message>
    <message>
        <source>Its counter does not change by the same amount in each iteration.</source>
        <translation>其计数器在每次迭代中的变化量不同。</translation>
    </message>
    <message>
        <source>How often it is executed is not known before it begins.</source>
        <translation>在开始之前不知道它执行多少次。</translation>
    </message>
    <message>
        <source>{1} (line {2})</source>
        <translation>{1}（第 {2} 行）</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} 读取 {2} 在 {3} 次之前的迭代中写入的内容。</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration.</source>
        <translation>{1} 读取 {2} 在更早迭代中写入的内容。</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration, {3} before.</source>
        <translation>{1} 写入 {2} 在 {3} 次之前的迭代中读取的内容。</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration.</source>
        <translation>{1} 写入 {2} 在更早迭代中读取的内容。</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} 写入 {2} 在 {3} 次之前的迭代中写入的内容。</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration.</source>
        <translation>{1} 写入 {2} 在更早迭代中写入的内容。</translation>
    </message>
    <message>
        <source>Not proved: {1} may read what {2} writes in an earlier iteration; {3}.</source>
        <translation>未能证明：{1} 可能读取 {2} 在更早迭代中写入的内容；{3}。</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} reads in an earlier iteration; {3}.</source>
        <translation>未能证明：{1} 可能写入 {2} 在更早迭代中读取的内容；{3}。</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} writes in an earlier iteration; {3}.</source>
        <translation>未能证明：{1} 可能写入 {2} 在更早迭代中写入的内容；{3}。</translation>
    </message>
    <message>
        <source>values that are not known are multiplied</source>
        <translation>未知的值相乘</translation>
    </message>
    <message>
        <source>It is parallel, and not mapped: its head is not of the form `for (i = first; i &lt; bound; i += step)`.</source>
        <translation>它是并行的，但未映射：其循环头不是 `for (i = first; i &lt; bound; i += step)` 的形式。</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: it is not alone in a loop that is mapped.</source>
        <translation>它是并行的，但留在线程中：它不是某个已映射循环中唯一的内容。</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: three loops are mapped.</source>
        <translation>它是并行的，但留在线程中：已有三个循环被映射。</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: its bounds depend on a loop that is mapped.</source>
        <translation>它是并行的，但留在线程中：其界限取决于已映射的循环。</translation>
    </message>
    <message>
        <source>Not proved: {1}</source>
        <translation>未能证明：{1}</translation>
    </message>
    <message>
        <source>It relies on what the program cannot check before the nest: {1}</source>
        <translation>它依赖于程序在循环嵌套之前无法检查的条件：{1}</translation>
    </message>
    <message>
        <source>It relies on what is not known to hold: {1}</source>
        <translation>它依赖于不确定是否成立的条件：{1}</translation>
    </message>
    <message>
        <source>The counter {1} outlives its function, and what reads it is not followed. Count with one that is declared in the loop.</source>
        <translation>计数器 {1} 的生存期超出其函数，而读取它的代码未作跟踪。请用在循环中声明的计数器。</translation>
    </message>
    <message>
        <source>The counter {1} may be read through its address. Count with one that is declared in the loop.</source>
        <translation>计数器 {1} 可能通过其地址被读取。请用在循环中声明的计数器。</translation>
    </message>
    <message>
        <source>Line {1} reads the counter {2} outside of loops that give it its first value. Count with one that is declared in the loop, and give {3} its value behind it.</source>
        <translation>第 {1} 行在给出初值的循环之外读取计数器 {2}。请用在循环中声明的计数器，并在循环之后给 {3} 赋值。</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. Loops begin in lines {1}.</source>
        <translation>本行没有开始任何被读取的 `for` 循环。循环开始于第 {1} 行。</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. The source has none.</source>
        <translation>本行没有开始任何被读取的 `for` 循环。源文件中一个也没有。</translation>
    </message>
    <message>
        <source>No `for` loop that is read follows this pragma. Put it before the loop.</source>
        <translation>此 pragma 之后没有被读取的 `for` 循环。请把它放在循环之前。</translation>
    </message>
    <message>
        <source>The source has no `for` loop that is read.</source>
        <translation>源文件中没有被读取的 `for` 循环。</translation>
    </message>
    <message>
        <source>The source is written anew where the nest is a region, and the nest is not found in it.</source>
        <translation>在循环嵌套作为区域之处源文件被改写，且在其中找不到该嵌套。</translation>
    </message>
    <message>
        <source>The nest is in a parallel region already.</source>
        <translation>该循环嵌套已在并行区域中。</translation>
    </message>
    <message>
        <source>The nest cannot be a kernel.</source>
        <translation>该循环嵌套不能成为内核。</translation>
    </message>
    <message>
        <source>The loops of the nest are not found in the kernel that it becomes.</source>
        <translation>在其变成的内核中找不到该嵌套的循环。</translation>
    </message>
    <message>
        <source>The nest is in a template, whose instances have one text. Nests in templates are not mapped.</source>
        <translation>该嵌套位于模板中，其各实例共用一份文本。模板中的嵌套不作映射。</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>没有可映射的循环。</translation>
    </message>
    <message>
        <source>No loop can be mapped. {1}</source>
        <translation>没有可映射的循环。{1}</translation>
    </message>
    <message>
        <source>No shape of group fits a multiprocessor.</source>
        <translation>没有适合 SM 的组形状。</translation>
    </message>
    <message>
        <source>The source is written anew where its nests are regions, and they are not found in it.</source>
        <translation>在循环嵌套作为区域之处源文件被改写，且在其中找不到这些嵌套。</translation>
    </message>
    <message>
        <source>It cannot be a parallel region: {1}</source>
        <translation>它不能成为并行区域：{1}</translation>
    </message>
    <message>
        <source>Its kernel is no OpenCL C: {1}</source>
        <translation>其内核不是 OpenCL C：{1}</translation>
    </message>
    <message>
        <source>The loops over {1} and {2} of lines {3} and {4} are interchanged.</source>
        <translation>第 {3} 行对 {1} 的循环和第 {4} 行对 {2} 的循环被交换。</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} counts over the greatest range that it has, and does nothing where not {3}.</source>
        <translation>第 {2} 行对 {1} 的循环按其最大范围计数，在不满足 {3} 之处什么也不做。</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} is around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>第 {2} 行对 {1} 的循环包住循环 {3} 执行的全部内容：{4} 不同的迭代互不依赖。</translation>
    </message>
    <message>
        <source>The loops over {1} of lines {2} are one loop, around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>第 {2} 行对 {1} 的循环合为一个，包住循环 {3} 执行的全部内容：{4} 不同的迭代互不依赖。</translation>
    </message>
    <message>
        <source>The loop over {1} is distributed into {2} loops, in lines {3}.</source>
        <translation>对 {1} 的循环被拆分为 {2} 个循环，位于第 {3} 行。</translation>
    </message>
    <message>
        <source>The nest is executed as it was unless this holds: {1}.</source>
        <translation>若以下条件不成立，则按原样执行该嵌套：{1}。</translation>
    </message>
</context>
</TS>
