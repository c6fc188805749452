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
</context>
</TS>
