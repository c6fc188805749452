<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AccessTexts</name>
    <message>
        <source>nothing is wasted</source>
        <translation>没有浪费</translation>
    </message>
    <message>
        <source>uncoalesced</source>
        <translation>未合并</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>bank 冲突</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未计数</translation>
    </message>
    <message>
        <source>global</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>local</source>
        <translation>本地</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>memory space</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写</translation>
    </message>
    <message>
        <source>read and write</source>
        <translation>读写</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>原子</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>reverse linear</source>
        <translation>反向线性</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>strided</source>
        <translation>跨步</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>uniform: all threads along x use one element</source>
        <translation>一致：沿 x 的所有线程使用同一个元素</translation>
    </message>
    <message>
        <source>linear: neighbouring threads use neighbouring elements</source>
        <translation>线性：相邻线程使用相邻元素</translation>
    </message>
    <message>
        <source>reverse linear: neighbouring threads use neighbouring elements, backwards</source>
        <translation>反向线性：相邻线程使用相邻元素，方向相反</translation>
    </message>
    <message>
        <source>shifted: linear, but not from where a sector begins</source>
        <translation>偏移：线性，但不从扇区起点开始</translation>
    </message>
    <message>
        <source>overlapping: rows of threads meet the elements of their neighbours</source>
        <translation>重叠：各行线程会触及相邻行的元素</translation>
    </message>
    <message>
        <source>strided: neighbouring threads use elements of different rows</source>
        <translation>跨步：相邻线程使用不同行的元素</translation>
    </message>
    <message>
        <source>strided: neighbouring threads are several elements apart</source>
        <translation>跨步：相邻线程之间相隔多个元素</translation>
    </message>
    <message>
        <source>random: not known before the kernel runs</source>
        <translation>随机：kernel 运行之前无法得知</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation><numerusform>%n 字节</numerusform></translation>
    </message>
    <message>
        <source>%1: %2, %3 memory</source>
        <translation>%1：%2，%3内存</translation>
    </message>
    <message>
        <source>sectors a request: %1, ideal %2</source>
        <translation>每次请求的扇区数：%1，理想值 %2</translation>
    </message>
    <message>
        <source>bank conflict: %1 ways</source>
        <translation>bank 冲突：%1 路</translation>
    </message>
    <message>
        <source>no bank conflict</source>
        <translation>无 bank 冲突</translation>
    </message>
    <message>
        <source>not affine: %1</source>
        <translation>非仿射：%1</translation>
    </message>
</context>
<context>
    <name>AgeTexts</name>
    <message>
        <source>This time is of %1; the newest times are of %2.</source>
        <translation>此时间来自 %1；最新的时间来自 %2。</translation>
    </message>
    <message>
        <source>This time was measured with another launch than the one under Test Launch.</source>
        <translation>此时间是用与“测试启动”不同的启动测得的。</translation>
    </message>
    <message>
        <source>This time was recorded of another text of the source.</source>
        <translation>记录此时间时的源代码文本与现在不同。</translation>
    </message>
    <message>
        <source>This time was recorded of another instantiation of the template.</source>
        <translation>记录此时间的是该模板的另一个实例。</translation>
    </message>
    <message>
        <source>It was not recorded of which instantiation of the template this time is.</source>
        <translation>没有记录此时间属于该模板的哪个实例。</translation>
    </message>
    <message>
        <source>This time was recorded on another architecture, %1.</source>
        <translation>此时间记录于另一种架构 %1。</translation>
    </message>
    <message>
        <source>This time was recorded of other machine code.</source>
        <translation>此时间是用另一份机器码记录的。</translation>
    </message>
</context>
<context>
    <name>CountTexts</name>
    <message>
        <source>executions by a thread</source>
        <translation>单个线程的执行次数</translation>
    </message>
    <message>
        <source>requests of warps</source>
        <translation>warp 的请求数</translation>
    </message>
    <message>
        <source>sectors of 32 bytes</source>
        <translation>32 字节扇区</translation>
    </message>
    <message>
        <source>lines of 128 bytes</source>
        <translation>128 字节缓存行</translation>
    </message>
    <message>
        <source>passes over the banks</source>
        <translation>bank 访问轮数</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>bank 冲突</translation>
    </message>
    <message>
        <source>ways of the worst pass</source>
        <translation>最差一轮的路数</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>实际执行</translation>
    </message>
    <message>
        <source>Executed: never.</source>
        <translation>实际执行：从未执行。</translation>
    </message>
    <message>
        <source>Executed: %1 requests.</source>
        <translation>实际执行：%1 次请求。</translation>
    </message>
    <message>
        <source>Executed: %1 requests, %2 passes over the banks (%3 a request), %4 of them conflicts.</source>
        <translation>实际执行：%1 次请求，%2 轮 bank 访问（每次请求 %3 轮），其中 %4 轮为冲突。</translation>
    </message>
    <message>
        <source>Executed: %1 requests, %2 sectors (%3 a request).</source>
        <translation>实际执行：%1 次请求，%2 个扇区（每次请求 %3 个）。</translation>
    </message>
    <message>
        <source>The kernel has not been run: Count runs it on the CPU with the launch form, and counts what this access executes.</source>
        <translation>kernel 尚未运行：“计数”会按启动表单在 CPU 上运行它，并统计此访问实际执行的次数。</translation>
    </message>
    <message>
        <source>This access is not among what was counted.</source>
        <translation>此访问不在已计数的范围内。</translation>
    </message>
    <message>
        <source>Nothing is predicted of the whole launch: %1.</source>
        <translation>对整个启动没有任何预测：%1。</translation>
    </message>
    <message>
        <source>A device may count something else: %1.</source>
        <translation>设备上的计数可能有所不同：%1。</translation>
    </message>
</context>
<context>
    <name>DependenceTexts</name>
    <message>
        <source>flow</source>
        <translation>流</translation>
    </message>
    <message>
        <source>anti</source>
        <translation>反</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>flow: written, then read</source>
        <translation>流依赖：先写后读</translation>
    </message>
    <message>
        <source>anti: read, then written</source>
        <translation>反依赖：先读后写</translation>
    </message>
    <message>
        <source>output: written twice</source>
        <translation>输出依赖：写两次</translation>
    </message>
    <message>
        <source>input: read twice; orders nothing</source>
        <translation>输入依赖：读两次；不限定任何顺序</translation>
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
        <translation>O</translation>
    </message>
    <message>
        <source>I</source>
        <comment>letter for an input dependence</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>被读取</translation>
    </message>
    <message>
        <source>is written</source>
        <translation>被写入</translation>
    </message>
    <message>
        <source>is read and written</source>
        <translation>被读写</translation>
    </message>
    <message>
        <source>is updated atomically</source>
        <translation>被原子更新</translation>
    </message>
    <message>
        <source>one thread, one iteration</source>
        <translation>同一线程，同一次迭代</translation>
    </message>
    <message>
        <source>threads of a block, unordered</source>
        <translation>同一线程块的线程，无序</translation>
    </message>
    <message>
        <source>threads of different blocks, unordered</source>
        <translation>不同线程块的线程，无序</translation>
    </message>
    <message>
        <source>race</source>
        <translation>数据竞争</translation>
    </message>
    <message>
        <source>possible race</source>
        <translation>可能的数据竞争</translation>
    </message>
    <message>
        <source>harmless race</source>
        <translation>无害的数据竞争</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>无行号</translation>
    </message>
    <message numerus="yes">
        <source>%n arrays</source>
        <translation><numerusform>%n 个数组</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>以及另外 %n 个</numerusform></translation>
    </message>
    <message>
        <source>Not all threads of a block may reach this barrier together.</source>
        <translation>线程块的所有线程可能无法一起到达此屏障。</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <translation>位于 %1，%2</translation>
    </message>
    <message>
        <source>%1 dependence on %2</source>
        <translation>%2 上的%1依赖</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>carried by</source>
        <translation>携带者</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>例如</translation>
    </message>
    <message>
        <source>forbids</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>不禁止任何步骤</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this arrow are in the table.</source>
        <translation><numerusform>此箭头还有 %n 个依赖列在表格中。</numerusform></translation>
    </message>
    <message>
        <source>No dependence that is shown touches it.</source>
        <translation>所显示的依赖均不涉及它。</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation><numerusform>%n 处数据竞争</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n possible race(s)</source>
        <translation><numerusform>%n 处可能的数据竞争</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n harmless race(s)</source>
        <translation><numerusform>%n 处无害的数据竞争</numerusform></translation>
    </message>
    <message>
        <source>✓ No race within blocks (proved)</source>
        <translation>✓ 线程块内无数据竞争（已证明）</translation>
    </message>
    <message>
        <source>✓ No race within blocks (proved, given that: %1)</source>
        <translation>✓ 线程块内无数据竞争（已证明，前提是：%1）</translation>
    </message>
    <message>
        <source>? Races within blocks are not ruled out.</source>
        <translation>? 不能排除线程块内存在数据竞争。</translation>
    </message>
    <message>
        <source>the barrier in line %1 may not be reached by all threads</source>
        <translation>第 %1 行的屏障可能无法被所有线程到达</translation>
    </message>
</context>
<context>
    <name>DialogTexts</name>
    <message>
        <source>Open a CUDA source</source>
        <translation>打开 CUDA 源文件</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>是否保存对 %1 的更改？</translation>
    </message>
    <message>
        <source>Trust this folder?</source>
        <translation>是否信任此文件夹？</translation>
    </message>
    <message>
        <source>Trust and Build</source>
        <translation>信任并构建</translation>
    </message>
    <message>
        <source>About Warpgrain</source>
        <translation>关于 Warpgrain</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;Choose how much work each CUDA thread does, and see what it costs.&lt;/p&gt;&lt;p&gt;The window is free software under the GNU General Public License, version 3 or later; the engine and the command line are under the Apache License 2.0.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;选择每个 CUDA 线程承担多少工作，并查看其代价。&lt;/p&gt;&lt;p&gt;窗口程序是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本；引擎和命令行工具采用 Apache 许可证 2.0。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Flags can make the compiler read files and start programs. Build and run only what you trust. You are asked once for each folder.</source>
        <translation>编译选项可能使编译器读取文件并启动程序。请只构建和运行您信任的内容。每个文件夹只会询问一次。</translation>
    </message>
    <message>
        <source>Building compiles the sources in %1 with the compiler flags that belong to them; verifying and measuring run their kernels.</source>
        <translation>构建时会用相应的编译选项编译 %1 中的源文件；验证和测量时会运行其中的 kernel。</translation>
    </message>
    <message>
        <source>CUDA, C, C++ and OpenCL sources (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Warpgrain sessions (*.warpgrain);;All files (*)</source>
        <translation>CUDA、C、C++ 和 OpenCL 源代码 (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Warpgrain 会话 (*.warpgrain);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>DifferenceTexts</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The lines whose values are expected to hold most registers of a thread, where the kernel needs most of them: each line of its own text, with its registers.</source>
        <translation>在内核需要寄存器最多之处，其值预计占用线程寄存器最多的行：各自文本中的行及其寄存器数。</translation>
    </message>
    <message>
        <source>registers held by</source>
        <translation>占用寄存器的行</translation>
    </message>
    <message>
        <source>On the left:</source>
        <translation>左侧：</translation>
    </message>
    <message>
        <source>On the right:</source>
        <translation>右侧：</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>某个访问或某个循环的长度未知，采用了推测值。</translation>
    </message>
    <message>
        <source>Noise: estimates of this kind are usually wrong by %1 % themselves.</source>
        <translation>噪声：此类估算本身的误差通常为 %1 %。</translation>
    </message>
    <message>
        <source>It was not measured with this launch.</source>
        <translation>未用此启动测量。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Median on the GPU, with half of its 95 % interval.</source>
        <translation>GPU 上的中位数，附 95 % 区间的一半。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Noise: the 95 % intervals of the two medians meet.</source>
        <translation>噪声：两个中位数的 95 % 区间相交。</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>模型需要完整的启动信息，以及速度已知的 GPU。</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>time by the model</source>
        <translation>模型时间</translation>
    </message>
    <message>
        <source>Of the launch on the chosen GPU, estimated from accesses and instructions before it is compiled.</source>
        <translation>在所选 GPU 上该启动的时间，编译之前根据访问和指令估算。</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the requests of the whole launch touch.</source>
        <translation>整个启动的请求所触及的 32 字节扇区数。</translation>
    </message>
    <message>
        <source>Further passes over the banks of shared memory, in the whole launch.</source>
        <translation>整个启动中额外的共享内存 bank 访问轮数。</translation>
    </message>
    <message>
        <source>sectors loaded</source>
        <translation>加载的扇区</translation>
    </message>
    <message>
        <source>sectors stored</source>
        <translation>存储的扇区</translation>
    </message>
    <message>
        <source>bank conflicts, loads</source>
        <translation>bank 冲突（加载）</translation>
    </message>
    <message>
        <source>bank conflicts, stores</source>
        <translation>bank 冲突（存储）</translation>
    </message>
    <message>
        <source>uncoalesced accesses</source>
        <translation>未合并访问</translation>
    </message>
    <message>
        <source>References in the source whose requests move more sectors than their data fills.</source>
        <translation>源代码中这样的访问：其请求搬运的扇区多于数据所能填满的扇区。</translation>
    </message>
    <message>
        <source>accesses with conflicts</source>
        <translation>有冲突的访问</translation>
    </message>
    <message>
        <source>References to shared memory whose lanes want different words of one bank.</source>
        <translation>对共享内存的这样的访问：各 lane 需要同一 bank 中的不同字。</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>未计数的访问</translation>
    </message>
    <message>
        <source>References whose addresses are not followed, or that depend on numbers that are not known.</source>
        <translation>地址未被跟踪，或取决于未知数值的访问。</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>存在数据竞争的位置</translation>
    </message>
    <message>
        <source>Pieces of the source where threads meet with no barrier between.</source>
        <translation>源代码中线程相遇而其间没有屏障的位置。</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>warp 指令数</translation>
    </message>
    <message>
        <source>What the statements of the launch compile to, by count.</source>
        <translation>该启动的语句编译所得的指令数量。</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Of a thread. More of them are no harm unless occupancy falls, or values spill.</source>
        <translation>每线程。数量增多并无害处，除非占用率下降或发生寄存器溢出。</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Warps that are resident on a multiprocessor, of those possible. Variants with less of it are often faster.</source>
        <translation>SM 上驻留的 warp 数与最大可能数之比。占用率较低的变体往往更快。</translation>
    </message>
    <message>
        <source>shared memory of a block</source>
        <translation>每线程块共享内存</translation>
    </message>
    <message>
        <source>Bytes, static and dynamic.</source>
        <translation>字节，静态与动态合计。</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>每线程块线程数</translation>
    </message>
    <message>
        <source>Of the launch, as the steps rewrite it.</source>
        <translation>该启动经各步骤改写之后的值。</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>%1: bank passes</source>
        <translation>%1：bank 访问轮数</translation>
    </message>
    <message>
        <source>%1: sectors</source>
        <translation>%1：扇区</translation>
    </message>
    <message>
        <source>All references to the array of this kind, each counted where it stands, in the whole launch.</source>
        <translation>对该数组的所有此类访问，各在其所在位置计数，统计整个启动。</translation>
    </message>
</context>
<context>
    <name>ExecutedPictureTexts</name>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>request of the warp here, in the order that it makes them, from 0</source>
        <translation>warp 在此处的请求，按发出顺序，从 0 起</translation>
    </message>
    <message>
        <source>The run kept the addresses of block %1: choose it, or count again to keep those of this block.</source>
        <translation>该次运行保留的是线程块 %1 的地址：请选择它，或重新计数以保留当前线程块的地址。</translation>
    </message>
    <message>
        <source>Warp %1 of block %2 made no request here that was kept.</source>
        <translation>线程块 %2 的 warp %1 在此处没有被保留的请求。</translation>
    </message>
    <message>
        <source>Executed, request %1 of warp %2 of block %3, to %4:</source>
        <translation>实际执行，线程块 %3 的 warp %2 的第 %1 次请求，访问 %4：</translation>
    </message>
</context>
<context>
    <name>ExecutedTexts</name>
    <message>
        <source>Executed with %1.</source>
        <translation>以 %1 执行。</translation>
    </message>
    <message>
        <source>Executed with another launch, %1; count again.</source>
        <translation>以另一个启动 %1 执行；请重新计数。</translation>
    </message>
    <message>
        <source>The source, or a flag that it is read with, has changed since the kernel was run; count again.</source>
        <translation>自 kernel 运行以来，源代码或读取它所用的编译选项已更改；请重新计数。</translation>
    </message>
</context>
<context>
    <name>FactorTexts</name>
    <message>
        <source>Thread coarsening</source>
        <translation>线程粗化</translation>
    </message>
    <message>
        <source>Threads of a block</source>
        <translation>每线程块线程数</translation>
    </message>
    <message>
        <source>Axes of threads and blocks</source>
        <translation>线程与线程块的轴</translation>
    </message>
    <message>
        <source>Bounds for the compiler</source>
        <translation>编译器约束</translation>
    </message>
    <message>
        <source>Thread-block coarsening</source>
        <translation>线程块粗化</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>Macros</source>
        <translation>宏</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>其他步骤</translation>
    </message>
    <message>
        <source>Shared array %1</source>
        <translation>共享数组 %1</translation>
    </message>
    <message>
        <source>Array %1</source>
        <translation>数组 %1</translation>
    </message>
    <message>
        <source>Loop %1</source>
        <translation>循环 %1</translation>
    </message>
    <message>
        <source>Loop in line %1</source>
        <translation>第 %1 行的循环</translation>
    </message>
    <message>
        <source>Loop %1, line %2</source>
        <translation>循环 %1，第 %2 行</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Loop in line %1 of the variant</source>
        <translation>变体第 %1 行的循环</translation>
    </message>
    <message>
        <source>Loop %1, line %2 of the variant</source>
        <translation>循环 %1，变体第 %2 行</translation>
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
        <translation>未知：%1</translation>
    </message>
    <message>
        <source>threadIdx.x runs along neighbouring elements</source>
        <translation>threadIdx.x 沿相邻元素变化</translation>
    </message>
    <message>
        <source>%1 requests by %2 threads, %3 bank conflicts</source>
        <translation>%2 个线程发出 %1 次请求，%3 次 bank 冲突</translation>
    </message>
    <message>
        <source>%1 requests by %2 threads, %3 sectors (ideal %4), %5 lines of 128 bytes</source>
        <translation>%2 个线程发出 %1 次请求，%3 个扇区（理想值 %4），%5 个 128 字节缓存行</translation>
    </message>
    <message>
        <source>all threads of the block read one element</source>
        <translation>线程块的所有线程读取同一个元素</translation>
    </message>
    <message>
        <source>threads along %1 read the same element</source>
        <translation>沿 %1 的线程读取同一个元素</translation>
    </message>
    <message>
        <source>other references reach the same elements %1 threads away along %2</source>
        <translation>沿 %2 相隔 %1 个线程的其他访问会触及相同的元素</translation>
    </message>
    <message>
        <source>none between threads</source>
        <translation>线程之间无复用</translation>
    </message>
    <message>
        <source>Not affine: %1.</source>
        <translation>非仿射：%1。</translation>
    </message>
    <message>
        <source>line %1, %2, %3 memory</source>
        <translation>第 %1 行，%2，%3内存</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>not affine</source>
        <translation>非仿射</translation>
    </message>
    <message>
        <source>element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>%1, at multiples of %2</source>
        <translation>%1，位于 %2 的倍数处</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>步幅</translation>
    </message>
    <message>
        <source>%1 from one thread to the next along x</source>
        <translation>沿 x 从一个线程到下一个线程为 %1</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>footprint</source>
        <translation>覆盖范围</translation>
    </message>
    <message>
        <source>%1 a warp, %2 a block</source>
        <translation>每个 warp %1，每个线程块 %2</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation>复用</translation>
    </message>
    <message>
        <source>Taken for granted: %1</source>
        <translation>假定成立：%1</translation>
    </message>
    <message>
        <source>Writes and atomics are done by every thread: merging saves none.</source>
        <translation>每个线程都要执行写入和原子操作：合并线程不会节省任何写入或原子操作。</translation>
    </message>
    <message>
        <source>Which loads merging threads would save is not known: %1.</source>
        <translation>合并线程能节省哪些加载尚不清楚：%1。</translation>
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
        <translation>合并线程所节省的加载；单击数值可将该步骤加入方案：</translation>
    </message>
    <message>
        <source>No lane of this warp takes part here: its conditions do not hold.</source>
        <translation>此 warp 没有 lane 参与此处：其条件不成立。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1-way bank conflict&lt;/b&gt;: %2 passes, ideal %3</source>
        <translation>&lt;b&gt;%1 路 bank 冲突&lt;/b&gt;：%2 轮，理想值 %3</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;no bank conflict&lt;/b&gt;: %n pass(es), ideal %1</source>
        <translation><numerusform>&lt;b&gt;无 bank 冲突&lt;/b&gt;：%n 轮，理想值 %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s)</source>
        <translation><numerusform>%n 个扇区</numerusform></translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>理想值 %1</translation>
    </message>
    <message>
        <source>%1 of %2 bytes moved are used</source>
        <translation>搬运的 %2 字节中使用了 %1 字节</translation>
    </message>
    <message>
        <source>%1 instructions move an element</source>
        <translation>搬运一个元素需 %1 条指令</translation>
    </message>
    <message>
        <source>%1 of 32 lanes take part</source>
        <translation>32 个 lane 中有 %1 个参与</translation>
    </message>
    <message>
        <source>No thread of this block gets here.</source>
        <translation>此线程块没有线程到达此处。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 elements&lt;/b&gt; for %2 accesses by %3 threads</source>
        <translation>&lt;b&gt;%1 个元素&lt;/b&gt;，由 %3 个线程访问 %2 次</translation>
    </message>
    <message>
        <source>up to %1 threads touch the same one</source>
        <translation>同一元素最多被 %1 个线程触及</translation>
    </message>
    <message>
        <source>no two threads touch the same one</source>
        <translation>没有两个线程触及同一元素</translation>
    </message>
    <message>
        <source>%1 of %2 iterations of %3</source>
        <translation>%3 的 %2 次迭代中的 %1 次</translation>
    </message>
    <message>
        <source>sectors loaded: %1</source>
        <translation>加载的扇区：%1</translation>
    </message>
    <message>
        <source>sectors stored: %1</source>
        <translation>存储的扇区：%1</translation>
    </message>
    <message>
        <source>bank conflicts of loads: %1</source>
        <translation>加载的 bank 冲突：%1</translation>
    </message>
    <message>
        <source>bank conflicts of stores: %1</source>
        <translation>存储的 bank 冲突：%1</translation>
    </message>
    <message>
        <source>The launch: %1.</source>
        <translation>启动：%1。</translation>
    </message>
    <message>
        <source>Not all sums over the launch are known: %1.</source>
        <translation>该启动的各项总和并非全部已知：%1。</translation>
    </message>
</context>
<context>
    <name>FindingTexts</name>
    <message>
        <source>Data race</source>
        <translation>数据竞争</translation>
    </message>
    <message>
        <source>Access out of bounds</source>
        <translation>越界访问</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation>分歧的屏障</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation>未合并访问</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation>bank 冲突</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation>占用率低</translation>
    </message>
    <message>
        <source>Unevenly spread blocks</source>
        <translation>线程块分布不均</translation>
    </message>
    <message>
        <source>Redundant loads</source>
        <translation>冗余加载</translation>
    </message>
    <message>
        <source>Unused grain</source>
        <translation>未利用的粒度</translation>
    </message>
    <message>
        <source>Threads use one address, one of them writes, and nothing orders them.</source>
        <translation>多个线程使用同一地址，其中至少一个写入，且没有任何机制限定其顺序。</translation>
    </message>
    <message>
        <source>An access leaves its array.</source>
        <translation>某个访问超出了数组范围。</translation>
    </message>
    <message>
        <source>Not all threads of a block reach a barrier together.</source>
        <translation>线程块的所有线程并未一起到达某个屏障。</translation>
    </message>
    <message>
        <source>A warp moves more sectors of 32 bytes than its data fills.</source>
        <translation>一个 warp 搬运的 32 字节扇区多于其数据所能填满的扇区。</translation>
    </message>
    <message>
        <source>Lanes want different words of one bank of shared memory, which takes several passes.</source>
        <translation>各 lane 需要共享内存同一 bank 中的不同字，因而需要多轮访问。</translation>
    </message>
    <message>
        <source>Lanes of a warp wait while others execute.</source>
        <translation>warp 中的一些 lane 在其他 lane 执行时等待。</translation>
    </message>
    <message>
        <source>Few warps are resident on a multiprocessor, so that waiting is not hidden.</source>
        <translation>SM 上驻留的 warp 很少，等待时间无法被掩盖。</translation>
    </message>
    <message>
        <source>Multiprocessors have no block for a part of the time.</source>
        <translation>部分时间里有些 SM 上没有线程块。</translation>
    </message>
    <message>
        <source>Neighbouring threads load the same data; a thread that does the work of several loads it once.</source>
        <translation>相邻线程加载相同的数据；若由一个线程承担多个线程的工作，则只需加载一次。</translation>
    </message>
    <message>
        <source>More work for each thread or block is expected to be faster.</source>
        <translation>让每个线程或线程块承担更多工作，预计会更快。</translation>
    </message>
    <message>
        <source>, possible</source>
        <translation>，可能</translation>
    </message>
    <message>
        <source>%1 of the modelled time</source>
        <translation>模型时间的 %1</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 个周期</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 个扇区</translation>
    </message>
    <message>
        <source>%1 passes over the banks</source>
        <translation>%1 轮 bank 访问</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 轮</translation>
    </message>
    <message>
        <source>%1, expected to be %2 times faster</source>
        <translation>%1，预计速度为 %2 倍</translation>
    </message>
</context>
<context>
    <name>FindingsTexts</name>
    <message>
        <source>%1 (a guess)</source>
        <translation>%1（推测）</translation>
    </message>
</context>
<context>
    <name>GraphTexts</name>
    <message>
        <source>the loop in line %1</source>
        <translation>第 %1 行的循环</translation>
    </message>
    <message>
        <source>loop %1, line %2</source>
        <translation>循环 %1，第 %2 行</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>某个屏障</translation>
    </message>
    <message>
        <source>the barrier in line %1</source>
        <translation>第 %1 行的屏障</translation>
    </message>
    <message>
        <source>the barriers in lines %1</source>
        <translation>第 %1 行的各屏障</translation>
    </message>
    <message>
        <source>thread %1 of block %2</source>
        <translation>线程块 %2 的线程 %1</translation>
    </message>
    <message>
        <source>iteration %1 of %2</source>
        <translation>%2 的第 %1 次迭代</translation>
    </message>
    <message>
        <source>both at byte %1 of %2</source>
        <translation>两者都在 %2 的字节 %1 处</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>其中 %1</translation>
    </message>
</context>
<context>
    <name>LaunchTexts</name>
    <message>
        <source>Variants are run with %1.</source>
        <translation>变体以 %1 运行。</translation>
    </message>
    <message>
        <source>The parameters hold %1 numbers, more than can be filled in here. Record a launch with warpgrain-cli run --record, and verify with that.</source>
        <translation>参数中有 %1 个数值，多于此处能够填写的数量。请用 warpgrain-cli run --record 记录一次启动，并据此验证。</translation>
    </message>
    <message>
        <source>%1 (a guess from the source)</source>
        <translation>%1（据源文件推测）</translation>
    </message>
    <message>
        <source>%1 (from the source)</source>
        <translation>%1（来自源文件）</translation>
    </message>
    <message>
        <source>%1 (a guess from line %2)</source>
        <translation>%1（据第 %2 行推测）</translation>
    </message>
    <message>
        <source>%1 (from line %2)</source>
        <translation>%1（来自第 %2 行）</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>网格 %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>线程块 %1</translation>
    </message>
    <message>
        <source>%1 bytes of dynamic shared memory</source>
        <translation>%1 字节动态共享内存</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1：%2 字节</translation>
    </message>
</context>
<context>
    <name>MarkNames</name>
    <message>
        <source>directive</source>
        <translation>编译指示</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>全局内存</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>uncoalesced</source>
        <translation>未合并</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>bank 冲突</translation>
    </message>
    <message>
        <source>race</source>
        <translation>数据竞争</translation>
    </message>
</context>
<context>
    <name>MarkTexts</name>
    <message>
        <source>reads shared memory: %1</source>
        <translation>读取共享内存：%1</translation>
    </message>
    <message>
        <source>reads global memory: %1</source>
        <translation>读取全局内存：%1</translation>
    </message>
    <message>
        <source>writes shared memory: %1</source>
        <translation>写入共享内存：%1</translation>
    </message>
    <message>
        <source>writes global memory: %1</source>
        <translation>写入全局内存：%1</translation>
    </message>
    <message>
        <source>reads and writes shared memory: %1</source>
        <translation>读写共享内存：%1</translation>
    </message>
    <message>
        <source>reads and writes global memory: %1</source>
        <translation>读写全局内存：%1</translation>
    </message>
    <message>
        <source>atomic in shared memory: %1</source>
        <translation>共享内存中的原子操作：%1</translation>
    </message>
    <message>
        <source>atomic in global memory: %1</source>
        <translation>全局内存中的原子操作：%1</translation>
    </message>
    <message>
        <source>barrier: %1</source>
        <translation>屏障：%1</translation>
    </message>
    <message>
        <source>directive: %1</source>
        <translation>编译指示：%1</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation>启动 %1</translation>
    </message>
    <message>
        <source>names %1, no launch is followed</source>
        <translation>提到 %1，未能跟踪到启动</translation>
    </message>
</context>
<context>
    <name>NoteTexts</name>
    <message numerus="yes">
        <source>%n register(s)</source>
        <translation><numerusform>%n 个寄存器</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of spills</source>
        <translation><numerusform>寄存器溢出 %n 字节</numerusform></translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>占用率 %1 %</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>占用率 %1 %，受限于：%2</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>kernel&apos;s own time</source>
        <translation>kernel 自身时间</translation>
    </message>
    <message>
        <source>Median of what the GPU notes itself (CUPTI), without events and launch</source>
        <translation>GPU 自身记录的时间（CUPTI）的中位数，不含事件和启动开销</translation>
    </message>
    <message>
        <source>Median on the GPU; how long a kernel takes is not predicted</source>
        <translation>GPU 上的中位数；kernel 耗时不作预测</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
        <translation>同一轮次中原始版本的时间除以变体的时间</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Of a thread: as the compiler says, and as the driver says</source>
        <translation>每线程：分别由编译器和驱动程序给出</translation>
    </message>
</context>
<context>
    <name>ParallelTexts</name>
    <message>
        <source>speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>PictureTexts</name>
    <message>
        <source>one of the ways that lead to the access</source>
        <translation>通向该访问的路径之一</translation>
    </message>
    <message>
        <source>iteration %1 of a loop that was followed step by step</source>
        <translation>被逐步跟踪的循环的第 %1 次迭代</translation>
    </message>
    <message>
        <source>There is no picture: %1.</source>
        <translation>没有图可显示：%1。</translation>
    </message>
    <message>
        <source>block along %1</source>
        <translation>线程块（沿 %1）</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>warp of the block</source>
        <translation>线程块中的 warp</translation>
    </message>
    <message>
        <source>iteration %1 of the loop at line %2, from 0</source>
        <translation>第 %2 行循环的第 %1 次迭代，从 0 起</translation>
    </message>
    <message>
        <source>A loop around the access never runs in this launch.</source>
        <translation>该访问外层的某个循环在此启动中从不执行。</translation>
    </message>
    <message>
        <source>Local memory is each thread&apos;s own: threads share nothing of it.</source>
        <translation>本地内存为各线程私有：线程之间不共享其中任何内容。</translation>
    </message>
</context>
<context>
    <name>RecordedSearchTexts</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%2 中的 %1，%3</translation>
    </message>
</context>
<context>
    <name>TuneTexts</name>
    <message>
        <source>surrogate</source>
        <translation>代理模型</translation>
    </message>
    <message>
        <source>A model that learns from every result chooses the next plan.</source>
        <translation>由一个从每个结果中学习的模型选择下一个方案。</translation>
    </message>
    <message>
        <source>genetic</source>
        <translation>遗传算法</translation>
    </message>
    <message>
        <source>The best plans so far are crossed and changed.</source>
        <translation>对目前最好的方案进行交叉和变异。</translation>
    </message>
    <message>
        <source>annealing</source>
        <translation>模拟退火</translation>
    </message>
    <message>
        <source>Walks to neighbours, to worse ones too, less and less.</source>
        <translation>走向相邻方案，也接受较差的方案，但接受得越来越少。</translation>
    </message>
    <message>
        <source>neighbourhood</source>
        <translation>邻域搜索</translation>
    </message>
    <message>
        <source>Walks to the best neighbour, then starts again elsewhere.</source>
        <translation>走向最好的相邻方案，然后从别处重新开始。</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Plans in random order.</source>
        <translation>按随机顺序尝试方案。</translation>
    </message>
    <message>
        <source>exhaustive</source>
        <translation>穷举</translation>
    </message>
    <message>
        <source>Every plan, in the order of the space.</source>
        <translation>按空间的顺序尝试每个方案。</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>照常</translation>
    </message>
    <message>
        <source>a kernel that is not known</source>
        <translation>未知的 kernel</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation><numerusform>%n 个选择项</numerusform></translation>
    </message>
    <message>
        <source>, %1 combinations</source>
        <translation>，%1 种组合</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%2 上的 %1：%3</translation>
    </message>
    <message>
        <source>Replay of %1 in the order of its recording: %2</source>
        <translation>按记录顺序回放 %1：%2</translation>
    </message>
    <message>
        <source>Replay of %1, the strategy chooses from its results: %2</source>
        <translation>回放 %1，由策略从其结果中选择：%2</translation>
    </message>
    <message numerus="yes">
        <source>; %n choice(s) left out</source>
        <translation><numerusform>；省略了 %n 个选择项</numerusform></translation>
    </message>
    <message>
        <source>%1: left out, the space would be too large to be numbered</source>
        <translation>%1：已省略，否则空间过大，无法编号</translation>
    </message>
    <message>
        <source>%1 of %2 plans evaluated</source>
        <translation>已评估 %2 个方案中的 %1 个</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 个被拒绝</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>%1 with the machine code of another</source>
        <translation>%1 个与其他方案机器码相同</translation>
    </message>
    <message>
        <source>%1 known from earlier searches</source>
        <translation>%1 个已由先前的搜索得知</translation>
    </message>
    <message>
        <source>The budget of plans is spent.</source>
        <translation>方案预算已用完。</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>时间已到。</translation>
    </message>
    <message>
        <source>The best plan is not verified at other sizes: %1.</source>
        <translation>最佳方案未在其他尺寸下验证：%1。</translation>
    </message>
    <message>
        <source>The best plan is verified at one boundary size.</source>
        <translation>最佳方案已在一个边界尺寸下验证。</translation>
    </message>
    <message>
        <source>The best plan is verified at %1 boundary sizes.</source>
        <translation>最佳方案已在 %1 个边界尺寸下验证。</translation>
    </message>
    <message>
        <source>A faster one, %1, is not verified at other sizes: %2.</source>
        <translation>更快的方案 %1 未在其他尺寸下验证：%2。</translation>
    </message>
    <message>
        <source>Every plan of the space was looked at.</source>
        <translation>已检查空间中的每个方案。</translation>
    </message>
    <message>
        <source>Every result was shown.</source>
        <translation>已显示所有结果。</translation>
    </message>
    <message>
        <source>The last plans were all refused.</source>
        <translation>最近的方案全部被拒绝。</translation>
    </message>
    <message>
        <source>It was ended early; this is what it found.</source>
        <translation>搜索被提前结束；这是它找到的结果。</translation>
    </message>
    <message>
        <source>It ended early: %1</source>
        <translation>搜索提前结束：%1</translation>
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
        <translation>更快</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>AMBIGUOUS</source>
        <translation>不明确</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>代码相同</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>Faster than the original: the 95 % intervals of both medians are apart.</source>
        <translation>比原始版本快：两个中位数的 95 % 区间彼此分开。</translation>
    </message>
    <message>
        <source>As fast as the original: the intervals meet, and the medians are within 1 %.</source>
        <translation>与原始版本一样快：区间相交，且中位数相差不超过 1 %。</translation>
    </message>
    <message>
        <source>Slower than the original: the 95 % intervals of both medians are apart.</source>
        <translation>比原始版本慢：两个中位数的 95 % 区间彼此分开。</translation>
    </message>
    <message>
        <source>The intervals meet, and the medians are more than 1 % apart: more samples would tell.</source>
        <translation>区间相交，且中位数相差超过 1 %：需要更多样本才能判断。</translation>
    </message>
    <message>
        <source>The results have no original to compare it with.</source>
        <translation>结果中没有可供比较的原始版本。</translation>
    </message>
    <message>
        <source>Its machine code is another plan&apos;s; it was not measured again.</source>
        <translation>其机器码与另一个方案相同；未重复测量。</translation>
    </message>
    <message>
        <source>It does not compile, or does not run as it should.</source>
        <translation>无法编译，或未按预期运行。</translation>
    </message>
    <message>
        <source>A step may not be made, or the plan cannot be launched so.</source>
        <translation>某个步骤不被允许，或该方案无法以这种方式启动。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Best %1: %2    Median %3    Worst %4</source>
        <translation>最佳 %1：%2    中位数 %3    最差 %4</translation>
    </message>
    <message>
        <source>No plan is certainly faster than the original.</source>
        <translation>没有方案能确定比原始版本更快。</translation>
    </message>
    <message>
        <source>A better one, %1, is not verified at other sizes: %2.</source>
        <translation>更好的方案 %1 未在其他尺寸下验证：%2。</translation>
    </message>
    <message>
        <source>%1 of energy for a launch, %2 times less than the original</source>
        <translation>每次启动能耗 %1，原始版本的能耗是其 %2 倍</translation>
    </message>
    <message>
        <source>%1 of energy for a launch</source>
        <translation>每次启动能耗 %1</translation>
    </message>
    <message>
        <source>It is so in this launch.</source>
        <translation>在此启动中成立。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Choose how much work each CUDA thread does, and see what it costs.
Compiler flags of the source go after a lone --.</source>
        <translation>选择每个 CUDA 线程承担多少工作，并查看其代价。
源文件的编译选项写在单独的 -- 之后。</translation>
    </message>
    <message>
        <source>the kernel to look at first</source>
        <translation>首先查看的 kernel</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>CUDA or C++ source file, or a session</source>
        <translation>CUDA 或 C++ 源文件，或会话</translation>
    </message>
    <message>
        <source>another source file, whose kernel is compared with that of the first</source>
        <translation>另一个源文件，其 kernel 将与第一个源文件的 kernel 比较</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::AccessPresenter</name>
    <message>
        <source>Open a CUDA file to see how its kernels access memory.</source>
        <translation>打开 CUDA 文件，查看其中的 kernel 如何访问内存。</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>此处没有 kernel：请打开包含 kernel 的文件。</translation>
    </message>
    <message>
        <source>The kernel accesses no memory.</source>
        <translation>该 kernel 不访问内存。</translation>
    </message>
    <message>
        <source>Count runs the original: what a variant executes is not counted.</source>
        <translation>“计数”运行的是原始版本：变体的执行不计数。</translation>
    </message>
    <message>
        <source>Looking at the accesses of the variant…</source>
        <translation>正在检查变体的访问…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Actions</name>
    <message>
        <source>&amp;Handbook</source>
        <translation>手册(&amp;H)</translation>
    </message>
    <message>
        <source>Open the handbook at what has the keyboard</source>
        <translation>在手册中打开当前焦点处的说明</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>全部保存(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤消(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>替换(&amp;E)…</translation>
    </message>
    <message>
        <source>U&amp;ndo Plan Change</source>
        <translation>撤消方案更改(&amp;N)</translation>
    </message>
    <message>
        <source>Re&amp;do Plan Change</source>
        <translation>重做方案更改(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Build Variants</source>
        <translation>构建变体(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Export Variant…</source>
        <translation>导出变体(&amp;E)…</translation>
    </message>
    <message>
        <source>Export as &amp;Patch…</source>
        <translation>导出为补丁(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Warpgrain</source>
        <translation>关于 Warpgrain(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Verify Variants</source>
        <translation>验证变体(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Run the variants on the CPU and compare what they leave in memory</source>
        <translation>在 CPU 上运行变体，并比较它们在内存中留下的结果</translation>
    </message>
    <message>
        <source>&amp;Measure Variants</source>
        <translation>测量变体(&amp;M)</translation>
    </message>
    <message>
        <source>Time the variants on the GPU that is chosen above the variants table</source>
        <translation>在变体表上方所选的 GPU 上为变体计时</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;Reasons of Verdicts</source>
        <translation>判定理由(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>调优(&amp;T)</translation>
    </message>
    <message>
        <source>Search the plans of the kernel for the fastest</source>
        <translation>在 kernel 的方案中搜索最快的一个</translation>
    </message>
    <message>
        <source>End what runs: building, running, measuring or searching</source>
        <translation>结束正在进行的工作：构建、运行、测量或搜索</translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <translation>转到行(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to &amp;Kernel or Function…</source>
        <translation>转到 kernel 或函数(&amp;K)…</translation>
    </message>
    <message>
        <source>Command P&amp;alette…</source>
        <translation>命令面板(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>上一个窗格(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Original &amp;Size</source>
        <translation>原始大小(&amp;S)</translation>
    </message>
    <message>
        <source>Open Sess&amp;ion…</source>
        <translation>打开会话(&amp;I)…</translation>
    </message>
    <message>
        <source>Save Sessio&amp;n</source>
        <translation>保存会话(&amp;N)</translation>
    </message>
    <message>
        <source>Save Session As…</source>
        <translation>会话另存为…</translation>
    </message>
    <message>
        <source>Expor&amp;t Report…</source>
        <translation>导出报告(&amp;T)…</translation>
    </message>
    <message>
        <source>Write a page on the kernel, the plan and the variants, as HTML or PDF</source>
        <translation>将 kernel、方案和变体写成 HTML 或 PDF 页面</translation>
    </message>
    <message>
        <source>Edit Variant b&amp;y Hand</source>
        <translation>手动编辑变体(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Add Kernel from File…</source>
        <translation>从文件添加 kernel(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;name Variant by Hand…</source>
        <translation>重命名手写变体(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Remove Variant by Hand</source>
        <translation>移除手写变体(&amp;R)</translation>
    </message>
    <message>
        <source>Take the text that is shown as a new row, and type in it</source>
        <translation>将所示文本作为新行，并在其中编辑</translation>
    </message>
    <message>
        <source>Take the kernel of the same name from another file as a new row</source>
        <translation>将另一个文件中的同名 kernel 作为新行</translation>
    </message>
    <message>
        <source>&amp;Jobs…</source>
        <translation>任务(&amp;J)…</translation>
    </message>
    <message>
        <source>List what runs and what waits, each with a button that ends it</source>
        <translation>列出正在运行和等待的任务，每项都附有结束按钮</translation>
    </message>
    <message>
        <source>&amp;Close File</source>
        <translation>关闭文件(&amp;C)</translation>
    </message>
    <message>
        <source>Next F&amp;ile</source>
        <translation>下一个文件(&amp;F)</translation>
    </message>
    <message>
        <source>Previous Fi&amp;le</source>
        <translation>上一个文件(&amp;V)</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>高对比度(&amp;C)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Keyboard &amp;Shortcuts…</source>
        <translation>键盘快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>Sparse Pro&amp;ducts…</source>
        <translation>稀疏乘积(&amp;D)…</translation>
    </message>
    <message>
        <source>Guided &amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Show the parts of the window one after the other, on the open file or on an example</source>
        <translation>在打开的文件或示例上依次介绍窗口的各个部分</translation>
    </message>
    <message>
        <source>Compiler &amp;Flags…</source>
        <translation>编译选项(&amp;F)…</translation>
    </message>
    <message>
        <source>See and change the flags that the source is read and built with</source>
        <translation>查看和更改读取与构建源代码时使用的编译选项</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ChosenText</name>
    <message>
        <source>%1 is a variant of %2: choose that kernel to look at it.</source>
        <translation>%1 是 %2 的变体：请选择该 kernel 以查看它。</translation>
    </message>
    <message>
        <source>%1 has no text. %2</source>
        <translation>%1 没有文本。%2</translation>
    </message>
    <message>
        <source>%1 has no text yet (%2): build the variants.</source>
        <translation>%1 尚无文本（%2）：请构建变体。</translation>
    </message>
    <message>
        <source>The kernel is not in the text of %1.</source>
        <translation>%1 的文本中没有该 kernel。</translation>
    </message>
    <message>
        <source>%1 cannot be looked at. %2</source>
        <translation>无法查看 %1。%2</translation>
    </message>
    <message>
        <source>%1 is not looked at: it was cancelled. Choose its row again, or change the launch.</source>
        <translation>未查看 %1：操作已取消。请再次选择其所在行，或更改启动。</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>Variant: %1</source>
        <translation>变体：%1</translation>
    </message>
    <message>
        <source>%1 (of the source as it was)</source>
        <translation>%1（源代码更改之前）</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Kernel or function</source>
        <translation>kernel 或函数</translation>
    </message>
    <message>
        <source>Line, or line:column (1 to %1)</source>
        <translation>行，或 行:列（1 到 %1）</translation>
    </message>
    <message>
        <source>No source is open.</source>
        <translation>没有打开的源文件。</translation>
    </message>
    <message>
        <source>Type a line from 1 to %1, for example 12 or 12:5.</source>
        <translation>请输入 1 到 %1 之间的行号，例如 12 或 12:5。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Commands</name>
    <message>
        <source>%1 was not saved: another program has changed it on disk.</source>
        <translation>%1 未保存：另一个程序已更改磁盘上的文件。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Load from Disk</source>
        <translation>从磁盘加载</translation>
    </message>
    <message>
        <source>%1 is no longer on disk; saving writes it again.</source>
        <translation>%1 已不在磁盘上；保存时会重新写入。</translation>
    </message>
    <message>
        <source>Another program has changed %1 on disk.</source>
        <translation>另一个程序已更改磁盘上的 %1。</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>保留我的版本</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
        <translation>%1 不是 UTF-8 文本，仅以只读方式显示；如要编辑，请将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>Save %1 as</source>
        <translation>将 %1 另存为</translation>
    </message>
    <message>
        <source>There is nothing to export: choose a step or a variant first.</source>
        <translation>没有可导出的内容：请先选择步骤或变体。</translation>
    </message>
    <message>
        <source>The patch is made against the text in the editor, which is not saved: save it before you apply the patch.</source>
        <translation>补丁是相对于编辑器中的文本生成的，而该文本尚未保存：请在应用补丁之前保存。</translation>
    </message>
    <message>
        <source>The source has changed since this variant was built; build it again to take it over.</source>
        <translation>构建此变体之后源代码已更改；如要采用它，请重新构建。</translation>
    </message>
    <message>
        <source>%1 cannot be exported. %2</source>
        <translation>无法导出 %1。%2</translation>
    </message>
    <message>
        <source>%1 cannot be exported: its source is not written yet.</source>
        <translation>无法导出 %1：其源代码尚未写出。</translation>
    </message>
    <message>
        <source>the original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>Export %1, which changes several files, to a folder</source>
        <translation>将更改了多个文件的 %1 导出到文件夹</translation>
    </message>
    <message>
        <source>Export %1 as</source>
        <translation>将 %1 导出为</translation>
    </message>
    <message>
        <source>Export %1 as a patch</source>
        <translation>将 %1 导出为补丁</translation>
    </message>
    <message>
        <source>Export a report on %1 as HTML or PDF</source>
        <translation>将关于 %1 的报告导出为 HTML 或 PDF</translation>
    </message>
    <message>
        <source>The report would take the place of the source %1; choose another file.</source>
        <translation>报告会覆盖源文件 %1；请选择另一个文件。</translation>
    </message>
    <message>
        <source>Add a kernel that takes the place of %1</source>
        <translation>添加一个代替 %1 的 kernel</translation>
    </message>
    <message>
        <source>CUDA, C++ and OpenCL sources (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;All files (*)</source>
        <translation>CUDA、C++ 和 OpenCL 源文件 (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Another name for &quot;%1&quot;:</source>
        <translation>“%1”的新名称：</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 已移除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤消</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DependencePresenter</name>
    <message>
        <source>Looking for the dependences of %1…</source>
        <translation>正在查找 %1 的依赖…</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel to see the dependences between its statements.</source>
        <translation>打开包含 kernel 的文件，查看其语句之间的依赖。</translation>
    </message>
    <message>
        <source>The source is being read…</source>
        <translation>正在读取源文件…</translation>
    </message>
    <message>
        <source>There is no kernel in this file: dependences are looked for in kernels.</source>
        <translation>此文件中没有 kernel：只在 kernel 中查找依赖。</translation>
    </message>
    <message>
        <source>%1 is not read whole: mend what is listed under Problems to see its dependences. %2</source>
        <translation>%1 未能完整读取：请修复“问题”中所列的内容，以查看其依赖。%2</translation>
    </message>
    <message>
        <source>The search for dependences was cancelled. It begins again when the source, the kernel or the launch changes.</source>
        <translation>依赖查找已取消。源代码、kernel 或启动更改时会重新开始。</translation>
    </message>
    <message>
        <source>There is no graph to be written: choose a kernel whose dependences are shown.</source>
        <translation>没有可写出的图：请选择一个显示了依赖的 kernel。</translation>
    </message>
    <message>
        <source>Write the dependence graph to</source>
        <translation>将依赖图写入</translation>
    </message>
    <message>
        <source>The dependence graph was written to %1.</source>
        <translation>依赖图已写入 %1。</translation>
    </message>
    <message>
        <source>The text of the variant is being read…</source>
        <translation>正在读取变体的文本…</translation>
    </message>
    <message>
        <source>Looking for the dependences…</source>
        <translation>正在查找依赖…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DeviceBox</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The GPU architecture that variants are built for</source>
        <translation>构建变体所针对的 GPU 架构</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DifferenceWindow</name>
    <message>
        <source>Changed since the session was saved</source>
        <translation>自会话保存以来的更改</translation>
    </message>
    <message>
        <source>Changed file</source>
        <translation>更改的文件</translation>
    </message>
    <message>
        <source>%1, when the session was saved</source>
        <translation>%1，会话保存时</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1，现在</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Docks</name>
    <message>
        <source>Explorer</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Access Patterns</source>
        <translation>访问模式</translation>
    </message>
    <message>
        <source>Dependences</source>
        <translation>依赖</translation>
    </message>
    <message>
        <source>Test Launch</source>
        <translation>测试启动</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>问题（%1）</translation>
    </message>
    <message>
        <source>Show recorded times</source>
        <translation>显示记录的时间</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>调优</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>发现（%1）</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>The kernels of the source, with their loops, arrays and launches</source>
        <translation>源代码中的 kernel 及其循环、数组和启动</translation>
    </message>
    <message>
        <source>The steps that fit this kernel, each value with its verdict; below, the plan</source>
        <translation>适合此 kernel 的步骤，每个值附有判定；下方为方案</translation>
    </message>
    <message>
        <source>What is wrong with the kernel, worst first, and what mends it</source>
        <translation>kernel 的问题（最严重的在前）及修复方法</translation>
    </message>
    <message>
        <source>How each access of the kernel reaches memory: sectors, bank conflicts, the lanes of a warp</source>
        <translation>kernel 的每个访问如何到达内存：扇区、存储体冲突、warp 的各 lane</translation>
    </message>
    <message>
        <source>Which statements must keep their order, and races</source>
        <translation>哪些语句必须保持顺序，以及竞争</translation>
    </message>
    <message>
        <source>The launch that variants are run and measured with</source>
        <translation>运行和测量变体所用的启动</translation>
    </message>
    <message>
        <source>What is built, verified and measured: a row for each variant, with its numbers</source>
        <translation>构建、验证和测量的内容：每个变体一行，附其数值</translation>
    </message>
    <message>
        <source>Occupancy, registers and times of the variants as curves</source>
        <translation>以曲线显示变体的占用率、寄存器和时间</translation>
    </message>
    <message>
        <source>A search for the fastest plan, and what it has found</source>
        <translation>搜索最快的方案及其结果</translation>
    </message>
    <message>
        <source>Your own notes, which are kept in the session</source>
        <translation>您自己的笔记，保存在会话中</translation>
    </message>
    <message>
        <source>What the compiler says of the source, and what was found in it</source>
        <translation>编译器对源代码的提示以及在其中发现的问题</translation>
    </message>
    <message>
        <source>What was opened, built and run, with what the tools have printed</source>
        <translation>打开、构建和运行的记录，以及工具的输出</translation>
    </message>
    <message>
        <source>OpenMP</source>
        <translation>OpenMP</translation>
    </message>
    <message>
        <source>Which regions of an OpenMP program become kernels, why, and what is copied for them</source>
        <translation>OpenMP 程序的哪些区域成为内核、为什么，以及为它们复制什么</translation>
    </message>
    <message>
        <source>Loop Nests</source>
        <translation>循环嵌套</translation>
    </message>
    <message>
        <source>Which loops of a serial program can become threads, in which way, and the kernels that they become</source>
        <translation>串行程序的哪些循环可以变成线程、以何种方式，以及它们变成的内核</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::EditorArea</name>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>New Source</source>
        <translation>新源代码</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>并排显示</translation>
    </message>
    <message>
        <source>%1 (read only)</source>
        <translation>%1（只读）</translation>
    </message>
    <message>
        <source>The source that the plan, or the chosen row, makes</source>
        <translation>方案或所选行生成的源代码</translation>
    </message>
    <message>
        <source>The original and the new source beside each other, with their numbers</source>
        <translation>并排显示原始源代码与新源代码及其数值</translation>
    </message>
    <message>
        <source>Machine Code</source>
        <translation>机器代码</translation>
    </message>
    <message>
        <source>What the compiler makes of each line of the new source: SASS or PTX</source>
        <translation>编译器为新源代码的每一行生成的内容：SASS 或 PTX</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ExportController</name>
    <message>
        <source>The variant changes several files; export it as a folder or a patch.</source>
        <translation>该变体更改了多个文件；请导出为文件夹或补丁。</translation>
    </message>
    <message>
        <source>The variant was written to %1.</source>
        <translation>变体已写入 %1。</translation>
    </message>
    <message>
        <source>The variant is the original: no file is changed.</source>
        <translation>该变体就是原始版本：没有更改任何文件。</translation>
    </message>
    <message>
        <source>%1 holds the original files; choose another folder.</source>
        <translation>%1 中是原始文件；请选择另一个文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the variant were written to %1.</source>
        <translation><numerusform>变体的 %n 个文件已写入 %1。</numerusform></translation>
    </message>
    <message>
        <source>The variant is the original: there is nothing to put into a patch.</source>
        <translation>该变体就是原始版本：没有内容可放入补丁。</translation>
    </message>
    <message>
        <source>The patch was written to %1; apply it in %2 with patch -p1.</source>
        <translation>补丁已写入 %1；请在 %2 中用 patch -p1 应用。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FactorsPresenter</name>
    <message>
        <source>Open a CUDA file to see which steps its kernels allow.</source>
        <translation>打开 CUDA 文件，查看其中的 kernel 允许哪些步骤。</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>此处没有 kernel：请打开包含 kernel 的文件。</translation>
    </message>
    <message>
        <source>No step fits this kernel: it uses no threadIdx and has no loop.</source>
        <translation>没有适合此 kernel 的步骤：它不使用 threadIdx，也没有循环。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Reading the source…</source>
        <translation>正在读取源文件…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FindingsPresenter</name>
    <message>
        <source>Open a CUDA file to see what is wrong with its kernels, and what mends it.</source>
        <translation>打开 CUDA 文件，查看其中的 kernel 有哪些问题以及如何修复。</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>此处没有 kernel：请打开包含 kernel 的文件。</translation>
    </message>
    <message>
        <source>The kernel is analysed.</source>
        <translation>正在分析 kernel。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandController</name>
    <message>
        <source>add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>rename %1</source>
        <translation>重命名 %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandReader</name>
    <message>
        <source>%1 is not UTF-8 text; convert it to UTF-8 to add its kernel.</source>
        <translation>%1 不是 UTF-8 文本；如要添加其中的 kernel，请将其转换为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Nothing was added. %1</source>
        <translation>未添加任何内容。%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::JobButton</name>
    <message>
        <source>Build the variants</source>
        <translation>构建变体</translation>
    </message>
    <message>
        <source>Verify the variants on the CPU</source>
        <translation>在 CPU 上验证变体</translation>
    </message>
    <message>
        <source>Count what the kernel executes</source>
        <translation>统计 kernel 实际执行的操作</translation>
    </message>
    <message>
        <source>Measure the variants</source>
        <translation>测量变体</translation>
    </message>
    <message>
        <source>Search the plans</source>
        <translation>搜索方案</translation>
    </message>
    <message>
        <source>All jobs: what runs, what waits, and how to end it</source>
        <translation>所有任务：正在运行的、等待的，以及如何结束它们</translation>
    </message>
    <message>
        <source>Read a kernel from a file</source>
        <translation>从文件读取 kernel</translation>
    </message>
    <message>
        <source>Replay a recorded search</source>
        <translation>回放记录的搜索</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>没有任务</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation><numerusform>%n 个等待中</numerusform></translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>任务：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Run a sparse product</source>
        <translation>运行稀疏矩阵乘积</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Jobs</name>
    <message>
        <source>Nothing was built: %1 is not trusted.</source>
        <translation>未构建任何内容：%1 不受信任。</translation>
    </message>
    <message>
        <source>There is no kernel to build: open a file that holds one.</source>
        <translation>没有可构建的 kernel：请打开包含 kernel 的文件。</translation>
    </message>
    <message>
        <source>There is no kernel to tune: open a file that holds one.</source>
        <translation>没有可调优的 kernel：请打开包含 kernel 的文件。</translation>
    </message>
    <message>
        <source>Recorded times cannot be searched: choose a GPU above the variants table.</source>
        <translation>无法在记录的时间中搜索：请在变体表上方选择一个 GPU。</translation>
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
        <translation>要选择其粒度的 kernel</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（第 %2 行）</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LaunchBar</name>
    <message>
        <source>line %1: block %2 × %3 × %4</source>
        <translation>第 %1 行：线程块 %2 × %3 × %4</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>The launch that occupancy is computed for</source>
        <translation>计算占用率所针对的启动</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>Threads of a block along %1</source>
        <translation>线程块沿 %1 的线程数</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block in bytes</source>
        <translation>每线程块的动态共享内存，单位字节</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>动态共享</translation>
    </message>
    <message>
        <source>no launch</source>
        <translation>无启动</translation>
    </message>
    <message>
        <source>no launch found</source>
        <translation>未找到启动</translation>
    </message>
    <message>
        <source>host program: block %1 × %2 × %3</source>
        <translation>主机程序：线程块 %1 × %2 × %3</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LaunchPresenter</name>
    <message>
        <source>Choose what fills %1</source>
        <translation>选择 %1 的填充内容</translation>
    </message>
    <message>
        <source>Open a file with a kernel, to enter here what it is launched with.</source>
        <translation>打开含有 kernel 的文件，以便在此填写启动所用的值。</translation>
    </message>
    <message>
        <source>Open a launch form</source>
        <translation>打开启动表单</translation>
    </message>
    <message>
        <source>Launch forms (*.json);;All files (*)</source>
        <translation>启动表单 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the launch form as</source>
        <translation>将启动表单另存为</translation>
    </message>
    <message>
        <source>Saved the launch form to %1.</source>
        <translation>启动表单已保存到 %1。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LogView</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
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
        <translation>正在读取源文件…</translation>
    </message>
    <message>
        <source>Looking for a CUDA toolkit…</source>
        <translation>正在查找 CUDA 工具包…</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>No nvcc: variants are written, not compiled</source>
        <translation>没有 nvcc：变体只会写出，不会编译</translation>
    </message>
    <message>
        <source>Ending what runs…</source>
        <translation>正在结束运行中的工作…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Reading a kernel…</source>
        <translation>正在读取 kernel…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始页</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasurePresenter</name>
    <message>
        <source>Times: %1; %2</source>
        <translation>时间：%1；%2</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>添加机器</translation>
    </message>
    <message>
        <source>The command that gives a shell on the machine with the GPU, for example ssh gpu. It is started as it stands here whenever you measure there; the variants and the runner are sent over it.</source>
        <translation>在装有 GPU 的机器上提供 shell 的命令，例如 ssh gpu。每次在那里测量时都会原样启动该命令；变体和测量程序通过它发送。</translation>
    </message>
    <message>
        <source>Open recorded results</source>
        <translation>打开记录的结果</translation>
    </message>
    <message>
        <source>Results (results.jsonl bundle.json *.jsonl);;All files (*)</source>
        <translation>结果 (results.jsonl bundle.json *.jsonl);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasureTargets</name>
    <message>
        <source>These results are of the kernel %1 in %2; open that source and choose the kernel to see them.</source>
        <translation>这些结果属于 %2 中的 kernel %1；请打开该源文件并选择该 kernel 以查看结果。</translation>
    </message>
    <message>
        <source>an unnamed source</source>
        <translation>未命名的源文件</translation>
    </message>
    <message>
        <source>Recorded: %1, %2</source>
        <translation>已记录：%1，%2</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>This machine (no GPU)</source>
        <translation>本机（无 GPU）</translation>
    </message>
    <message>
        <source>This machine: %1</source>
        <translation>本机：%1</translation>
    </message>
    <message>
        <source>This machine: %1, GPU %2</source>
        <translation>本机：%1，GPU %2</translation>
    </message>
    <message>
        <source>Measured before, with %1. From %2</source>
        <translation>先前以 %1 测量。来自 %2</translation>
    </message>
    <message>
        <source>Another machine, over a shell that this command gives. The variants and the runner are sent there.</source>
        <translation>另一台机器，通过此命令提供的 shell 访问。变体和测量程序会发送到那里。</translation>
    </message>
    <message>
        <source>%1, %2 multiprocessors, driver %3, CUDA %4</source>
        <translation>%1，%2 个 SM，驱动程序 %3，CUDA %4</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasuredRows</name>
    <message>
        <source>Showing what was recorded on %1.</source>
        <translation>正在显示 %1 上记录的结果。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;Example</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Go to Pa&amp;ne</source>
        <translation>转到窗格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>构建(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open Recent Sess&amp;ion</source>
        <translation>打开最近的会话(&amp;I)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::PlanController</name>
    <message>
        <source>no steps</source>
        <translation>无步骤</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::RecentFiles</name>
    <message>
        <source>Clear the List</source>
        <translation>清空列表</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ReportController</name>
    <message>
        <source>The report was written to %1.</source>
        <translation>报告已写入 %1。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SessionCommands</name>
    <message>
        <source>The session was not saved: %1 is not the file that was opened any more.</source>
        <translation>会话未保存：%1 已不是当初打开的文件。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Warpgrain sessions (*.warpgrain);;All files (*)</source>
        <translation>Warpgrain 会话 (*.warpgrain);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the session as</source>
        <translation>将会话另存为</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Warpgrain, and this one would lose what it does not know: choose another file.</source>
        <translation>%1 由更新版本的 Warpgrain 写入，当前版本会丢失它不认识的内容：请选择另一个文件。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Warpgrain, and is open for reading only: what this version does not know is not shown.</source>
        <translation>%1 由更新版本的 Warpgrain 写入，以只读方式打开：当前版本不认识的内容不会显示。</translation>
    </message>
    <message>
        <source>%1 was not opened: its source %2 cannot be read.</source>
        <translation>未打开 %1：无法读取其源文件 %2。</translation>
    </message>
    <message>
        <source>Choose the Source…</source>
        <translation>选择源文件…</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1（不存在）</translation>
    </message>
    <message>
        <source>Show the Difference</source>
        <translation>显示差异</translation>
    </message>
    <message>
        <source>Changed since the session was saved: %1.</source>
        <translation>自会话保存以来已更改：%1。</translation>
    </message>
    <message>
        <source>What was built, verified and measured then comes back with the text of then.</source>
        <translation>当时构建、验证和测量的结果会连同当时的文本一起恢复。</translation>
    </message>
    <message>
        <source>Warpgrain ended without closing %1.</source>
        <translation>Warpgrain 结束时未关闭 %1。</translation>
    </message>
    <message>
        <source>Warpgrain ended without closing %1. What was not saved is there, as it was at %2.</source>
        <translation>Warpgrain 结束时未关闭 %1。未保存的内容仍在，保持 %2 时的状态。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SessionController</name>
    <message>
        <source>%1 is not there any more: put it back to restore the work on it.</source>
        <translation>%1 已不存在：请将其放回，以恢复对它所做的工作。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Shortcuts</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SourceController</name>
    <message>
        <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
        <translation>%1 不是 UTF-8 文本，仅以只读方式显示；如要编辑，请将其转换为 UTF-8。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SparseRunWindow</name>
    <message>
        <source>&amp;File…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open Recording…</source>
        <translation>打开记录(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save Recording…</source>
        <translation>保存记录(&amp;S)…</translation>
    </message>
    <message>
        <source>Sparse Products</source>
        <translation>稀疏乘积</translation>
    </message>
    <message>
        <source>The product runs</source>
        <translation>乘积正在运行</translation>
    </message>
    <message>
        <source>A sparse matrix is multiplied with a vector again and again by several processes. Which of them has which rows is tuned meanwhile. Run one here, or open what `warpgrain-cli spmv -o` has recorded.</source>
        <translation>多个进程反复将一个稀疏矩阵与向量相乘,同时调整哪个进程拥有哪些行。可在此运行一次,或打开 `warpgrain-cli spmv -o` 的记录。</translation>
    </message>
    <message>
        <source>A matrix that is made up, or a file in Matrix Market&apos;s form</source>
        <translation>生成的矩阵,或 Matrix Market 格式的文件</translation>
    </message>
    <message>
        <source>So many times the rows and non-zeros, for a matrix that is no file</source>
        <translation>对非文件的矩阵,行数与非零元数的倍数</translation>
    </message>
    <message>
        <source>Processes, which mpirun starts on this machine</source>
        <translation>由 mpirun 在本机启动的进程</translation>
    </message>
    <message>
        <source>How rows come to ranks: tuned by a fitted model or as the paper does it, or as many rows, non-zeros or steps of the merge path for each</source>
        <translation>行如何分配给 rank:用拟合模型或按论文的方法调优,或各得同样多的行、非零元或归并路径步数</translation>
    </message>
    <message>
        <source>&amp;Matrix:</source>
        <translation>矩阵(&amp;M):</translation>
    </message>
    <message>
        <source>Sca&amp;le:</source>
        <translation>倍数(&amp;L):</translation>
    </message>
    <message>
        <source>Ra&amp;nks:</source>
        <translation>rank 数(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Iterations:</source>
        <translation>迭代(&amp;I):</translation>
    </message>
    <message>
        <source>Ma&amp;pping:</source>
        <translation>映射(&amp;P):</translation>
    </message>
    <message>
        <source>Matrix Market File</source>
        <translation>Matrix Market 文件</translation>
    </message>
    <message>
        <source>Matrices (*.mtx);;All files (*)</source>
        <translation>矩阵 (*.mtx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Recording of a Sparse Product</source>
        <translation>稀疏乘积的记录</translation>
    </message>
    <message>
        <source>Recordings (*.json);;All files (*)</source>
        <translation>记录 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save Recording</source>
        <translation>保存记录</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Name a matrix, or choose a file.</source>
        <translation>请输入矩阵名称,或选择文件。</translation>
    </message>
    <message>
        <source>Running on %1 ranks…</source>
        <translation>正在 %1 个 rank 上运行…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Waits until other jobs have ended.</source>
        <translation>等待其他任务结束。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::StartPage</name>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open the Matrix Multiplication Example</source>
        <translation>打开矩阵乘法示例</translation>
    </message>
    <message>
        <source>Open Session…</source>
        <translation>打开会话…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>最近的会话</translation>
    </message>
    <message>
        <source>Recent sources</source>
        <translation>最近的源文件</translation>
    </message>
    <message>
        <source>Opened as a copy, to be changed</source>
        <translation>作为可修改的副本打开</translation>
    </message>
    <message>
        <source>Open a CUDA or OpenCL source to see what its kernels lose, and to choose how much work each thread does.</source>
        <translation>打开 CUDA 或 OpenCL 源文件，查看其内核损失了什么，并选择每个线程做多少工作。</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>The parts of the window, in the handbook</source>
        <translation>窗口的各个部分（手册）</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Guided Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>New here? A tour shows the window on an example, in seven steps. You can leave it at any time.</source>
        <translation>第一次使用吗？导览会用一个示例分七步介绍窗口。您可以随时离开。</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>不用了</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::StepMenu</name>
    <message>
        <source>Checking which steps fit here…</source>
        <translation>正在检查哪些步骤适用于此处…</translation>
    </message>
    <message>
        <source>No step fits it</source>
        <translation>没有适用的步骤</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>It can be made after %1.</source>
        <translation>在 %1 之后可行。</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>正在检查</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::TunePresenter</name>
    <message>
        <source>Open a file that holds a kernel.</source>
        <translation>请打开包含 kernel 的文件。</translation>
    </message>
    <message>
        <source>Recorded times are chosen above the variants table; choose a GPU there to search on it.</source>
        <translation>变体表上方选择的是记录的时间；请在那里选择一个 GPU 以进行搜索。</translation>
    </message>
    <message>
        <source>Wait until what is built, run or measured has ended.</source>
        <translation>请等待正在进行的构建、运行或测量结束。</translation>
    </message>
    <message>
        <source>Judging the steps of the kernel…</source>
        <translation>正在判定 kernel 的步骤…</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>正在读取结果…</translation>
    </message>
    <message>
        <source>%1 in %2. %3</source>
        <translation>%2 中的 %1。%3</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1。已暂停。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>About %1, as long as the last search took for each plan.</source>
        <translation>约 %1，按上次搜索每个方案所用时间计。</translation>
    </message>
    <message>
        <source>At most about %1: a plan is measured for %2 s at most, while others are compiled.</source>
        <translation>最多约 %1：每个方案最多测量 %2 s，其间编译其他方案。</translation>
    </message>
    <message>
        <source>Compiling and measuring the first plans…</source>
        <translation>正在编译和测量第一批方案…</translation>
    </message>
    <message>
        <source>About %1 more.</source>
        <translation>大约还需 %1。</translation>
    </message>
    <message>
        <source>The results are of a kernel that is not open: its plans are shown, but none can be chosen.</source>
        <translation>这些结果属于一个未打开的 kernel：显示其方案，但无法选择。</translation>
    </message>
    <message>
        <source>The results do not say which steps make this point: it is no plan that could be chosen.</source>
        <translation>结果没有说明此点由哪些步骤构成：它不是可以选择的方案。</translation>
    </message>
    <message>
        <source>Open tuning results</source>
        <translation>打开调优结果</translation>
    </message>
    <message>
        <source>Tuning results in T4 form (*.json);;All files (*)</source>
        <translation>T4 格式的调优结果 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The search waits for its turn.</source>
        <translation>搜索正在等待轮到它。</translation>
    </message>
    <message>
        <source>The search failed. %1</source>
        <translation>搜索失败。%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::UnsavedGuard</name>
    <message>
        <source>the session, which has no file yet</source>
        <translation>尚未保存到文件的会话</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::VariantPanes</name>
    <message>
        <source>File of the variant</source>
        <translation>变体的文件</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>Choose a step, or build variants: the new source is shown here.</source>
        <translation>选择步骤或构建变体：新源代码将显示在此处。</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>No step is chosen: the source is the original.</source>
        <translation>未选择任何步骤：源代码为原始版本。</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 与 %2 并排</translation>
    </message>
    <message>
        <source>Looking at the accesses of both…</source>
        <translation>正在检查两者的访问…</translation>
    </message>
    <message>
        <source>There are no numbers of %1: the kernel is not in its text.</source>
        <translation>%1 没有数值：其文本中没有该 kernel。</translation>
    </message>
    <message>
        <source>There are no numbers of %1. %2</source>
        <translation>%1 没有数值。%2</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::VariantsPresenter</name>
    <message>
        <source>The curve is drawn when the original is built.</source>
        <translation>构建原始版本后会绘制曲线。</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel.</source>
        <translation>请打开包含 kernel 的文件。</translation>
    </message>
    <message>
        <source>The source has changed since these variants were built: build them again.</source>
        <translation>构建这些变体之后源代码已更改：请重新构建。</translation>
    </message>
    <message>
        <source>These are variants of %1.</source>
        <translation>这些是 %1 的变体。</translation>
    </message>
    <message>
        <source>These variants were built for %1.</source>
        <translation>这些变体是为 %1 构建的。</translation>
    </message>
    <message>
        <source>There is no roofline: %1.</source>
        <translation>没有屋顶线：%1。</translation>
    </message>
    <message>
        <source>The launch's data and operations are being counted…</source>
        <translation>正在统计启动的数据与运算……</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Workbench</name>
    <message>
        <source>CUDA toolkit %1 in %2.</source>
        <translation>%2 中的 CUDA 工具包 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Building %n variant(s) of %1 for %2.</source>
        <translation><numerusform>正在为 %2 构建 %1 的 %n 个变体。</numerusform></translation>
    </message>
    <message>
        <source>The build was cancelled.</source>
        <translation>构建已取消。</translation>
    </message>
    <message>
        <source>The build is done.</source>
        <translation>构建完成。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>the original</source>
        <translation>原始版本</translation>
    </message>
    <message numerus="yes">
        <source>Running %n variant(s) of %1 on the CPU.</source>
        <translation><numerusform>正在 CPU 上运行 %1 的 %n 个变体。</numerusform></translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>运行已取消。</translation>
    </message>
    <message>
        <source>The run is done.</source>
        <translation>运行完成。</translation>
    </message>
    <message numerus="yes">
        <source>Measuring %n variant(s) of %1 on %2.</source>
        <translation><numerusform>正在 %2 上测量 %1 的 %n 个变体。</numerusform></translation>
    </message>
    <message>
        <source>Measuring was cancelled.</source>
        <translation>测量已取消。</translation>
    </message>
    <message>
        <source>Measuring is done.</source>
        <translation>测量完成。</translation>
    </message>
    <message>
        <source>Running %1 on the CPU to count what it executes.</source>
        <translation>正在 CPU 上运行 %1，以统计其实际执行的操作。</translation>
    </message>
    <message>
        <source>Searching the plans of %1 on %2.</source>
        <translation>正在 %2 上搜索 %1 的方案。</translation>
    </message>
    <message>
        <source>Replaying %1.</source>
        <translation>正在回放 %1。</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>搜索已取消。</translation>
    </message>
    <message>
        <source>The search is done.</source>
        <translation>搜索完成。</translation>
    </message>
    <message>
        <source>Reading the kernel of %1.</source>
        <translation>正在读取 %1 的 kernel。</translation>
    </message>
    <message>
        <source>Added %1, by hand.</source>
        <translation>已手动添加 %1。</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1，已编辑</translation>
    </message>
</context>
<context>
    <name>warpgrain::views</name>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>show the place</source>
        <translation>显示位置</translation>
    </message>
    <message>
        <source>Because:</source>
        <translation>原因：</translation>
    </message>
    <message>
        <source>What could not be understood:</source>
        <translation>未能理解的内容：</translation>
    </message>
    <message>
        <source>Worth knowing:</source>
        <translation>值得了解：</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>合法</translation>
    </message>
    <message>
        <source>legal if</source>
        <translation>合法，条件是</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>不合法</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>It must hold that:</source>
        <translation>必须满足：</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>With at most %1 registers per thread the occupancy would be %2.</source>
        <translation>若每线程最多 %1 个寄存器，占用率将为 %2。</translation>
    </message>
    <message>
        <source>With at most %1 bytes of shared memory per block the occupancy would be %2.</source>
        <translation>若每线程块最多 %1 字节共享内存，占用率将为 %2。</translation>
    </message>
    <message>
        <source>With at most %1 barriers per block the occupancy would be %2.</source>
        <translation>若每线程块最多 %1 个屏障，占用率将为 %2。</translation>
    </message>
    <message>
        <source>With %1 threads per block the occupancy would be %2.</source>
        <translation>若每线程块 %1 个线程，占用率将为 %2。</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads, %3 warps on a multiprocessor</source>
        <translation>一个 SM 上 %1 个线程块，每块 %2 个线程，共 %3 个 warp</translation>
    </message>
    <message>
        <source>Limited by: %1</source>
        <translation>受限于：%1</translation>
    </message>
    <message>
        <source>%1: %2 registers, %3 bytes of spills stored and %4 loaded, %5 bytes of stack</source>
        <translation>%1：%2 个寄存器，寄存器溢出存储 %3 字节、加载 %4 字节，栈 %5 字节</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>built</source>
        <translation>已构建</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>written</source>
        <translation>已写出</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>（原始版本）</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>来自缓存</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 compared with the original</source>
        <translation>%1（与原始版本相比）</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>结果不同</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not with this launch</source>
        <translation>不适用于此启动</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>可运行</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>%1, with findings</source>
        <translation>%1，有发现</translation>
    </message>
    <message>
        <source>Verify runs the variant on the CPU and compares its results.</source>
        <translation>“验证”会在 CPU 上运行变体并比较其结果。</translation>
    </message>
    <message>
        <source>Run with %1</source>
        <translation>以 %1 运行</translation>
    </message>
    <message>
        <source>±%1 %</source>
        <translation>±%1 %</translation>
    </message>
    <message>
        <source>does not load</source>
        <translation>无法加载</translation>
    </message>
    <message>
        <source>not in the module</source>
        <translation>模块中不存在</translation>
    </message>
    <message>
        <source>takes other arguments</source>
        <translation>参数不同</translation>
    </message>
    <message>
        <source>cannot be launched</source>
        <translation>无法启动</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>发生故障</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>挂起</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>writes out of bounds</source>
        <translation>越界写入</translation>
    </message>
    <message>
        <source>wrong output</source>
        <translation>输出错误</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>The outputs were not compared.</source>
        <translation>未比较输出。</translation>
    </message>
    <message>
        <source>The outputs are within the tolerance.</source>
        <translation>输出在容差范围内。</translation>
    </message>
    <message>
        <source>The GPU itself notes %1 for the kernel alone.</source>
        <translation>GPU 自身记录的 kernel 单独用时为 %1。</translation>
    </message>
    <message>
        <source>The outputs are equal to the last bit.</source>
        <translation>输出逐位相等。</translation>
    </message>
    <message>
        <source>%1 MHz, memory %2 MHz, %3 °C</source>
        <translation>%1 MHz，显存 %2 MHz，%3 °C</translation>
    </message>
    <message>
        <source>A kernel that does nothing takes %1 between the same events.</source>
        <translation>一个什么都不做的 kernel 在相同的事件之间用时 %1。</translation>
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
        <translation>%1，经由 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>记录于 %1</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, noisy</source>
        <translation>%1，有噪声</translation>
    </message>
    <message>
        <source>%1, recorded</source>
        <translation>%1，记录值</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Measure runs the variant on a GPU and times it beside the original.</source>
        <translation>“测量”会在 GPU 上运行变体，并与原始版本交替计时。</translation>
    </message>
    <message>
        <source>It is being measured.</source>
        <translation>正在测量。</translation>
    </message>
    <message>
        <source>Launched with %1</source>
        <translation>以 %1 启动</translation>
    </message>
    <message>
        <source>Median %1; half of %2 launches took %3 to %4</source>
        <translation>中位数 %1；%2 次启动中有一半用时 %3 到 %4</translation>
    </message>
    <message>
        <source>%1 times as fast as the original in the same rotation (%2)</source>
        <translation>速度为同一轮次中原始版本的 %1 倍（%2）</translation>
    </message>
    <message>
        <source>[handbook]</source>
        <translation>[手册]</translation>
    </message>
    <message>
        <source>not run for this launch</source>
        <translation>未以此启动运行</translation>
    </message>
    <message>
        <source>With another launch: %1</source>
        <translation>以另一个启动：%1</translation>
    </message>
    <message>
        <source>Written by hand: no plan made it, so no verdict covers it.</source>
        <translation>手写：不由任何方案生成，任何判定也不涉及它。</translation>
    </message>
    <message>
        <source>That it does the same as the original is proved by runs alone, with their data and at their sizes.</source>
        <translation>它与原始版本行为相同，这一点只由运行证明，且仅限于所用的数据和尺寸。</translation>
    </message>
    <message>
        <source>Verify runs it beside the original, with the same data and at other sizes.</source>
        <translation>“验证”会将它与原始版本一起运行，使用相同的数据，并在其他尺寸下运行。</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>by hand; verified by runs</source>
        <translation>手写；已通过运行验证</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手写</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessModel</name>
    <message>
        <source>Sectors of 32 bytes that a warp&apos;s request moves on average, and how many its data would fill</source>
        <translation>一个 warp 的请求平均搬运的 32 字节扇区数，以及其数据所能填满的扇区数</translation>
    </message>
    <message>
        <source>How neighbouring threads lie to each other in memory; false: threadIdx.x does not run along neighbouring elements</source>
        <translation>相邻线程在内存中的相对位置；false 表示 threadIdx.x 不沿相邻元素变化</translation>
    </message>
    <message>
        <source>Different words that one bank of shared memory must give at once; 1 is free of conflicts</source>
        <translation>共享内存的一个 bank 必须同时提供的不同字的数量；1 表示无冲突</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Sectors / ideal</source>
        <translation>扇区 / 理想</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>路数</translation>
    </message>
    <message>
        <source>What the last counted run executed: requests of warps, times the sectors, or the passes over the banks, of each on average; grey where text or launch are others now</source>
        <translation>最近一次计数运行实际执行的内容：warp 的请求数，乘以每次请求平均的扇区数或 bank 访问轮数；若文本或启动现已不同，则显示为灰色</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>实际执行</translation>
    </message>
    <message>
        <source>Marks accesses that move or wait more than they need, and those that are not known</source>
        <translation>标记传输或等待超出所需的访问，以及未知的访问</translation>
    </message>
    <message>
        <source>The line that the access stands in; a click on the row shows it</source>
        <translation>访问所在的行；单击表中的行即可显示</translation>
    </message>
    <message>
        <source>The access as the source writes it</source>
        <translation>源代码中所写的访问</translation>
    </message>
    <message>
        <source>The memory that is accessed: global, shared, constant or local</source>
        <translation>所访问的内存：全局、共享、常量或本地</translation>
    </message>
    <message>
        <source>Whether the access reads, writes, does both, or is atomic</source>
        <translation>访问是读、写、读写还是原子操作</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessTable</name>
    <message>
        <source>Accesses of the kernel</source>
        <translation>kernel 的访问</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>转到该位置(&amp;G)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessView</name>
    <message>
        <source>Looking at the accesses…</source>
        <translation>正在检查访问…</translation>
    </message>
    <message>
        <source>Enter what is missing in the fields above, or the block in the toolbar.</source>
        <translation>请在上方字段中填写缺少的内容，或在工具栏中填写线程块。</translation>
    </message>
    <message>
        <source>%1 is in the plan now: see Steps.</source>
        <translation>%1 现已在方案中：见“步骤”。</translation>
    </message>
    <message>
        <source>%1 cannot be made. %2</source>
        <translation>无法执行 %1。%2</translation>
    </message>
    <message>
        <source>Lanes and addresses</source>
        <translation>lane 与地址</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>重用</translation>
    </message>
    <message>
        <source>What merging saves</source>
        <translation>合并可节省</translation>
    </message>
    <message>
        <source>Count shows the addresses that a run on the CPU executes.</source>
        <translation>“计数”会显示在 CPU 上运行时实际访问的地址。</translation>
    </message>
    <message>
        <source>Counted on the CPU</source>
        <translation>CPU 计数</translation>
    </message>
    <message>
        <source>What a run executed, beside what is predicted</source>
        <translation>运行时实际执行的内容，与预测并列</translation>
    </message>
    <message>
        <source>Steps are made on the original and its plan: add %1 to the plan under Steps.</source>
        <translation>步骤作用于原始代码及其方案：请在“步骤”中将 %1 加入方案。</translation>
    </message>
    <message>
        <source>The addresses of one warp: each lane, its bytes, and the sectors or banks they are in</source>
        <translation>一个 warp 的地址：各 lane、其字节及所在的扇区或存储体</translation>
    </message>
    <message>
        <source>Which threads of a block use the same elements</source>
        <translation>线程块中哪些线程使用相同的元素</translation>
    </message>
    <message>
        <source>Loads that are saved where threads are merged, the access matrix, and all numbers</source>
        <translation>合并线程可节省的加载、访问矩阵以及所有数值</translation>
    </message>
    <message>
        <source>What a run on the CPU executed, beside what is predicted</source>
        <translation>CPU 上实际执行的内容与预测的对照</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::BestSoFarView</name>
    <message>
        <source>Best plan so far against evaluated plans</source>
        <translation>目前最佳方案随已评估方案数的变化</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>目前最佳</translation>
    </message>
    <message>
        <source>evaluated plan</source>
        <translation>已评估的方案</translation>
    </message>
    <message>
        <source>failed plan</source>
        <translation>失败的方案</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>No plan is evaluated yet</source>
        <translation>尚未评估任何方案</translation>
    </message>
    <message>
        <source>Speed-up over the original</source>
        <translation>相对原始版本的加速比</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>evaluated plans</source>
        <translation>已评估的方案</translation>
    </message>
    <message>
        <source>times as fast</source>
        <translation>倍速</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>微秒</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::BoundariesChart</name>
    <message>
        <source>Chart of the rows of each rank over the iterations</source>
        <translation>各 rank 的行随迭代变化的图表</translation>
    </message>
    <message>
        <source>Rows of each rank</source>
        <translation>各 rank 的行</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rank %1: rows %2 to %3, %4 of %5
iterations %6 to %7</source>
        <translation>rank %1:第 %2 到 %3 行,共 %5 行中的 %4 行
迭代 %6 到 %7</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ChartLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CompareView</name>
    <message>
        <source>&amp;Next difference</source>
        <translation>下一处差异(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>上一处差异(&amp;P)</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Number of differences</source>
        <translation>差异数量</translation>
    </message>
    <message>
        <source>Left text: %1</source>
        <translation>左侧文本：%1</translation>
    </message>
    <message>
        <source>Right text: %1</source>
        <translation>右侧文本：%1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>1 line added</source>
        <translation>新增 1 行</translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation><numerusform>新增 %n 行</numerusform></translation>
    </message>
    <message>
        <source>1 line removed</source>
        <translation>删除 1 行</translation>
    </message>
    <message numerus="yes">
        <source>%n lines removed</source>
        <translation><numerusform>删除 %n 行</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation><numerusform>删除 %n 行</numerusform></translation>
    </message>
    <message>
        <source>1 line changed</source>
        <translation>更改 1 行</translation>
    </message>
    <message numerus="yes">
        <source>%n lines changed</source>
        <translation><numerusform>更改 %n 行</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation><numerusform>更改 %n 行</numerusform></translation>
    </message>
    <message>
        <source>%1 — difference %2 of %3</source>
        <translation>%1 — 第 %2 处差异，共 %3 处</translation>
    </message>
    <message>
        <source>Ignore &amp;white space</source>
        <translation>忽略空白(&amp;W)</translation>
    </message>
    <message>
        <source>Lines with the same tokens are equal, however they are spaced and indented. Line breaks count, and white space in strings.</source>
        <translation>词法单元相同的行视为相等，不论其空白和缩进如何。换行以及字符串中的空白仍然计入差异。</translation>
    </message>
    <message>
        <source>No difference but for white space</source>
        <translation>除空白外没有差异</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CountBar</name>
    <message>
        <source>Runs the kernel on the CPU with the launch form, and counts what each access executes</source>
        <translation>按启动表单在 CPU 上运行 kernel，并统计每个访问实际执行的次数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>The kernel runs on the CPU and is counted…</source>
        <translation>kernel 正在 CPU 上运行并计数…</translation>
    </message>
    <message>
        <source>Not run yet: Count runs the kernel on the CPU and counts its accesses.</source>
        <translation>尚未运行：“计数”在 CPU 上运行 kernel 并统计其访问。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependenceFilterBar</name>
    <message>
        <source>Array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>携带者</translation>
    </message>
    <message>
        <source>Show %1 dependences</source>
        <translation>显示%1依赖</translation>
    </message>
    <message>
        <source>‖ ordered by a barrier   (k) carried by loop k</source>
        <translation>‖ 由屏障限定顺序   (k) 由循环 k 携带</translation>
    </message>
    <message>
        <source>all arrays</source>
        <translation>所有数组</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependenceView</name>
    <message>
        <source>%1 touches no memory that threads or iterations could share.</source>
        <translation>%1 不访问线程或迭代之间可能共享的内存。</translation>
    </message>
    <message>
        <source>Laying the graph out…</source>
        <translation>正在布局图形…</translation>
    </message>
    <message>
        <source>No dependences: no two references of %1, one of which writes, use the same address.</source>
        <translation>没有依赖：%1 中没有两个引用（其中一个为写）使用同一地址。</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n dependence(s).</source>
        <translation><numerusform>筛选器隐藏了全部 %n 个依赖。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) would make the picture too dense and are left out: choose an array or a kind. The table has them all.</source>
        <translation><numerusform>有 %n 个箭头会使图形过于密集，因此被省略：请选择数组或类型。表格中包含全部依赖。</numerusform></translation>
    </message>
    <message>
        <source>Dependences of %1</source>
        <translation>%1 的依赖</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel to see the dependences between its statements.</source>
        <translation>打开包含 kernel 的文件，查看其语句之间的依赖。</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>取消(&amp;L)</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>数据竞争</translation>
    </message>
    <message>
        <source>The chosen dependence</source>
        <translation>所选的依赖</translation>
    </message>
    <message>
        <source>Choose an arrow to see which references meet, what carries them and what they forbid; choose a statement to see its arrows.</source>
        <translation>选择一个箭头，查看哪些访问相遇、由什么携带以及它们禁止什么；选择一条语句，查看其箭头。</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>Show the dependences as a table</source>
        <translation>以表格显示依赖</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>图形(&amp;G)</translation>
    </message>
    <message>
        <source>Show the dependences as a graph</source>
        <translation>以图形显示依赖</translation>
    </message>
    <message>
        <source>The layout was cancelled; the table has all dependences.</source>
        <translation>布局已取消；表格中包含全部依赖。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependencesModel</name>
    <message>
        <source>certain</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>携带者</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>数据竞争</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Flow: a write is read. Anti: what was read is overwritten. Output: what was written is overwritten.</source>
        <translation>流：写入后被读取。反：读取后被覆盖。输出：写入后被覆盖。</translation>
    </message>
    <message>
        <source>The memory that both references use</source>
        <translation>两个引用共同使用的内存</translation>
    </message>
    <message>
        <source>The reference that comes first</source>
        <translation>先执行的引用</translation>
    </message>
    <message>
        <source>The reference that must come after it</source>
        <translation>必须在其后执行的引用</translation>
    </message>
    <message>
        <source>The loop, or the barrier, between whose parts the references stand; or threads that nothing orders</source>
        <translation>两个引用分处其各部分之间的循环或屏障；或没有任何次序的线程</translation>
    </message>
    <message>
        <source>How many iterations, or threads along x, y and z, lie between both references</source>
        <translation>两个引用之间相隔的迭代次数，或沿 x、y、z 的线程数</translation>
    </message>
    <message>
        <source>Whether the references can be a race: two threads, one of them writes, and nothing orders them</source>
        <translation>引用是否可能构成竞争：两个线程，其中一个写入，且没有次序</translation>
    </message>
    <message>
        <source>Whether both references use one address for certain, or may do so</source>
        <translation>两个引用是确定使用同一地址，还是可能使用</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependencesTable</name>
    <message>
        <source>Dependences</source>
        <translation>依赖</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DifferenceTable</name>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>another</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Differences in numbers</source>
        <translation>数值差异</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>依据</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::EnergyView</name>
    <message>
        <source>Time against energy of the plans</source>
        <translation>各方案的时间与能耗</translation>
    </message>
    <message>
        <source>evaluated plan</source>
        <translation>已评估的方案</translation>
    </message>
    <message>
        <source>no other plan beats it in both</source>
        <translation>没有其他方案在两方面都胜过它</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>No plan is evaluated yet</source>
        <translation>尚未评估任何方案</translation>
    </message>
    <message>
        <source>These results have no energies: they are measured where a search is for energy, or for both.</source>
        <translation>这些结果没有能耗数据：只有以能耗为目标或两者兼顾的搜索才会测量能耗。</translation>
    </message>
    <message>
        <source>Time and energy of a launch: to the lower left is better</source>
        <translation>每次启动的时间与能耗：越靠左下越好</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>微秒</translation>
    </message>
    <message>
        <source>microjoules</source>
        <translation>微焦</translation>
    </message>
    <message>
        <source>The original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>No other plan beats it in both.</source>
        <translation>没有其他方案在两方面都胜过它。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ExplorerView</name>
    <message>
        <source>Reading the source…</source>
        <translation>正在读取源文件…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter of kernels and what is in them</source>
        <translation>筛选 kernel 及其内容</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Open a CUDA file to see its kernels.</source>
        <translation>打开 CUDA 文件，查看其中的 kernel。</translation>
    </message>
    <message>
        <source>There is no kernel (__global__ function with a body) in this file or in the headers of yours that it includes.</source>
        <translation>此文件及其包含的自有头文件中没有 kernel（带函数体的 __global__ 函数）。</translation>
    </message>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>没有与筛选条件匹配的内容。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorButton</name>
    <message>
        <source>being checked</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>It can be made after %1.</source>
        <translation>在 %1 之后可行。</translation>
    </message>
    <message>
        <source>tried by the search space</source>
        <translation>由搜索空间尝试</translation>
    </message>
    <message>
        <source>The search space tries it; Ctrl+click takes it out.</source>
        <translation>搜索空间会尝试它；Ctrl+单击可将其移除。</translation>
    </message>
    <message>
        <source>Ctrl+click adds it to the search space.</source>
        <translation>Ctrl+单击可将其加入搜索空间。</translation>
    </message>
    <message>
        <source>&amp;Try in the Search Space</source>
        <translation>在搜索空间中尝试(&amp;T)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorChartView</name>
    <message>
        <source>Chart of the occupancy against the factor</source>
        <translation>占用率随因子变化的图表</translation>
    </message>
    <message>
        <source>Chart of the registers against the factor</source>
        <translation>寄存器数随因子变化的图表</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>%1 registers per thread</source>
        <translation>每线程 %1 个寄存器</translation>
    </message>
    <message>
        <source>%1 bytes spilled</source>
        <translation>溢出 %1 字节</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>占用率 %1 %，受限于：%2</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>每线程寄存器数</translation>
    </message>
    <message>
        <source>factor of %1</source>
        <translation>%1 的因子</translation>
    </message>
    <message>
        <source>occupancy in %</source>
        <translation>占用率（%）</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>no other step</source>
        <translation>无其他步骤</translation>
    </message>
    <message>
        <source>spills</source>
        <translation>寄存器溢出</translation>
    </message>
    <message>
        <source>Chart of the time against the factor</source>
        <translation>时间随因子变化的图表</translation>
    </message>
    <message>
        <source>%1; half of all launches took %2 to %3</source>
        <translation>%1；所有启动中有一半用时 %2 到 %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time on %1</source>
        <translation>%1 上的时间</translation>
    </message>
    <message>
        <source>median in µs</source>
        <translation>中位数（µs）</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorPanel</name>
    <message>
        <source>Open a CUDA file and choose a kernel to see its steps.</source>
        <translation>打开 CUDA 文件并选择 kernel，查看其步骤。</translation>
    </message>
    <message>
        <source>Select a value to see why it is legal or not.</source>
        <translation>选择一个值，查看它合法或不合法的原因。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorRowList</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorRowWidget</name>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Another factor for %1</source>
        <translation>%1 的其他因子</translation>
    </message>
    <message>
        <source>Another factor, 1 to %1; Enter chooses it</source>
        <translation>其他因子，1 到 %1；按 Enter 选择</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorSection</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show its steps</source>
        <translation>显示其步骤</translation>
    </message>
    <message>
        <source>Fold its steps away</source>
        <translation>折叠其步骤</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindBar</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查找的文本</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>上一个 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>下一个 (F3)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>区分大小写(&amp;C)</translation>
    </message>
    <message>
        <source>Small and capital letters differ</source>
        <translation>大小写字母视为不同</translation>
    </message>
    <message>
        <source>&amp;Whole word</source>
        <translation>全字匹配(&amp;W)</translation>
    </message>
    <message>
        <source>Regular e&amp;xpression</source>
        <translation>正则表达式(&amp;X)</translation>
    </message>
    <message>
        <source>Result of the search</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>关闭查找栏</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Text to replace with</source>
        <translation>用于替换的文本</translation>
    </message>
    <message>
        <source>With a regular expression, \1 to \9 stand for what its parentheses matched.</source>
        <translation>使用正则表达式时，\1 到 \9 代表其括号所匹配的内容。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Replace &amp;all</source>
        <translation>全部替换(&amp;A)</translation>
    </message>
    <message>
        <source>The regular expression is not complete or wrong: %1</source>
        <translation>正则表达式不完整或有误：%1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation><numerusform>找到 %n 处</numerusform></translation>
    </message>
    <message>
        <source>from the start again</source>
        <translation>已从头开始</translation>
    </message>
    <message>
        <source>from the end again</source>
        <translation>已从末尾开始</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation><numerusform>已替换 %n 处</numerusform></translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindingsModel</name>
    <message>
        <source>What of the launch&apos;s modelled time goes there, and what is moved too often</source>
        <translation>该启动的模型时间中耗费于此的部分，以及多余的搬运量</translation>
    </message>
    <message>
        <source>Steps that mend it: a click adds them to the plan</source>
        <translation>可修复它的步骤：单击即可加入方案</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Error: the kernel is wrong. Warning: it may be wrong, or loses much time. Note: it loses little, or may not be so.</source>
        <translation>错误：kernel 有误。警告：可能有误，或损失大量时间。提示：损失很小，或可能并非如此。</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>问题所在</translation>
    </message>
    <message>
        <source>The line of the first place; a click on the row shows it</source>
        <translation>第一处所在的行；单击表中的行即可显示</translation>
    </message>
    <message>
        <source>Why it is so, as the analysis found it out</source>
        <translation>分析得出的原因</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindingsView</name>
    <message>
        <source>Lines: %1</source>
        <translation>行：%1</translation>
    </message>
    <message>
        <source>Costs %1.</source>
        <translation>代价：%1。</translation>
    </message>
    <message>
        <source>%1 is not possible: %2</source>
        <translation>%1 不可行：%2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>转到该位置(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Add the fix to the plan</source>
        <translation>将修复加入方案(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) in %1</source>
        <translation><numerusform>%1 中有 %n 项发现</numerusform></translation>
    </message>
    <message>
        <source>times modelled for %1</source>
        <translation>时间按 %1 建模</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>其中 %1</translation>
    </message>
    <message>
        <source>not all costs are known: %1</source>
        <translation>并非所有代价都已知：%1</translation>
    </message>
    <message>
        <source>looking for fixes…</source>
        <translation>正在查找修复…</translation>
    </message>
    <message>
        <source>analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Add to the plan: %1 (%2)</source>
        <translation>加入方案：%1（%2）</translation>
    </message>
    <message>
        <source>Add to the plan: %1</source>
        <translation>加入方案：%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::GraphPane</name>
    <message>
        <source>Dependence graph</source>
        <translation>依赖图</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::GraphTools</name>
    <message>
        <source>&amp;Fit</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;SVG…</source>
        <translation>SVG(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the graph to an SVG file</source>
        <translation>将图形写入 SVG 文件</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>显示整个图</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::HeatMapPage</name>
    <message>
        <source>Choice across</source>
        <translation>横向选择项</translation>
    </message>
    <message>
        <source>Choice upwards</source>
        <translation>纵向选择项</translation>
    </message>
    <message>
        <source>Acr&amp;oss</source>
        <translation>横向(&amp;O)</translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation>纵向(&amp;P)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::HeatMapView</name>
    <message>
        <source>Best plan for each pair of values of two choices</source>
        <translation>两个选择项的每一对取值的最佳方案</translation>
    </message>
    <message>
        <source>Best of each pair of values</source>
        <translation>每一对取值的最佳者</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %3 %4: best %5 of %n plan(s)
%6</source>
        <translation><numerusform>%1 %2，%3 %4：%n 个方案中的最佳值 %5
%6</numerusform></translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ImportanceView</name>
    <message>
        <source>How much each choice decides</source>
        <translation>每个选择项的影响程度</translation>
    </message>
    <message>
        <source>Which choice decides the time is known after a dozen plans with different times.</source>
        <translation>需要十几个时间各不相同的方案，才能得知哪个选择决定时间。</translation>
    </message>
    <message>
        <source>several together</source>
        <translation>多项共同作用</translation>
    </message>
    <message>
        <source>Which choice decides the time</source>
        <translation>哪个选择决定时间</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1：%2 %</translation>
    </message>
    <message>
        <source>% of the variance of log times (functional ANOVA)</source>
        <translation>占对数时间方差的 %（函数 ANOVA）</translation>
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
        <translation>没有正在运行或等待的任务。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Progress: %1</source>
        <translation>进度：%1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>取消：%1</translation>
    </message>
    <message>
        <source>Take out of the queue: %1</source>
        <translation>从队列中移除：%1</translation>
    </message>
    <message>
        <source>End it. What waits for its result goes with it.</source>
        <translation>结束该任务。等待其结果的任务也会一并结束。</translation>
    </message>
    <message>
        <source>Take it out of the queue, with what waits for it</source>
        <translation>将其从队列中移除，连同等待它的任务</translation>
    </message>
    <message>
        <source>runs since %1 (%2)</source>
        <translation>自 %1 起运行（%2）</translation>
    </message>
    <message>
        <source>waits for its turn since %1 (%2)</source>
        <translation>自 %1 起等待轮到它（%2）</translation>
    </message>
    <message>
        <source>waits for &quot;%1&quot; since %2 (%3)</source>
        <translation>自 %2 起等待“%1”（%3）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LaneCanvas</name>
    <message>
        <source>Lanes of the warp and the addresses they use</source>
        <translation>warp 的各 lane 及其使用的地址</translation>
    </message>
    <message>
        <source>Lane %1: the block has no such thread</source>
        <translation>lane %1：线程块中没有该线程</translation>
    </message>
    <message>
        <source>Lane %1, thread (%2, %3, %4)</source>
        <translation>lane %1，线程 (%2, %3, %4)</translation>
    </message>
    <message>
        <source>%1: takes no part</source>
        <translation>%1：不参与</translation>
    </message>
    <message>
        <source>%1: bytes %2 to %3</source>
        <translation>%1：字节 %2 到 %3</translation>
    </message>
    <message>
        <source>%1, bank %2</source>
        <translation>%1，bank %2</translation>
    </message>
    <message>
        <source>%1, sector %2</source>
        <translation>%1，扇区 %2</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>lane</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Sector %1, bytes %2 to %3: used by lane(s) %4</source>
        <translation>扇区 %1，字节 %2 到 %3：由 lane %4 使用</translation>
    </message>
    <message>
        <source>128 B lines</source>
        <translation>128 B 缓存行</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Bank %1, pass %2: the word at byte %3, for lane(s) %4</source>
        <translation>bank %1，第 %2 轮：字节 %3 处的字，供 lane %4 使用</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LanesPage</name>
    <message>
        <source>Predicted:</source>
        <translation>预测：</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LaunchFormView</name>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1; empty: as in the source</source>
        <translation>网格沿 %1 的线程块数；留空则与源代码相同</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>Threads of a block along %1; empty: as in the source</source>
        <translation>线程块沿 %1 的线程数；留空则与源代码相同</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>动态共享</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block in bytes; empty: as in the source</source>
        <translation>每线程块的动态共享内存，单位字节；留空则与源代码相同</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Seed of the random numbers in buffers</source>
        <translation>缓冲区中随机数的种子</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>How far floating-point results may be apart, as a share of the greater one; empty: not at all</source>
        <translation>浮点结果允许的相对误差，以较大者为基准；留空则不允许误差</translation>
    </message>
    <message>
        <source>bit for bit</source>
        <translation>逐位相等</translation>
    </message>
    <message>
        <source>or</source>
        <translation>或</translation>
    </message>
    <message>
        <source>How far floating-point results may be apart, as a difference</source>
        <translation>浮点结果允许的绝对误差</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>验证(&amp;V)</translation>
    </message>
    <message>
        <source>Run the variants on the CPU with this launch, and compare their results</source>
        <translation>以此启动在 CPU 上运行变体，并比较其结果</translation>
    </message>
    <message>
        <source>&amp;Open Form…</source>
        <translation>打开表单(&amp;O)…</translation>
    </message>
    <message>
        <source>Read a launch form, a JSON file</source>
        <translation>读取启动表单（JSON 文件）</translation>
    </message>
    <message>
        <source>&amp;Save Form…</source>
        <translation>保存表单(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the launch form; warpgrain-cli takes it with --launch</source>
        <translation>写出启动表单；warpgrain-cli 通过 --launch 使用它</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 1 on.</source>
        <translation>“%1”不是从 1 开始的整数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number from 0 on.</source>
        <translation>“%1”不是不小于 0 的整数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tolerance: a number from 0 on.</source>
        <translation>“%1”不是有效的容差，应为不小于 0 的数。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MatrixFormula</name>
    <message>
        <source>Access matrices</source>
        <translation>访问矩阵</translation>
    </message>
    <message>
        <source>Rows are the array&apos;s dimensions, the last one runs along neighbouring elements. Z: not known before the kernel runs.</source>
        <translation>各行对应数组的维度，最后一维沿相邻元素变化。Z：kernel 运行之前无法得知。</translation>
    </message>
    <message>
        <source>inter-thread</source>
        <translation>线程间</translation>
    </message>
    <message>
        <source>block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>intra-thread</source>
        <translation>线程内</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移量</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MeasureLine</name>
    <message>
        <source>Mea&amp;sure</source>
        <translation>测量(&amp;S)</translation>
    </message>
    <message>
        <source>Measure &amp;on</source>
        <translation>测量位置(&amp;O)</translation>
    </message>
    <message>
        <source>Measure on</source>
        <translation>测量位置</translation>
    </message>
    <message>
        <source>Other machines, recorded results, the GPU&apos;s counters</source>
        <translation>其他机器、记录的结果、GPU 的性能计数器</translation>
    </message>
    <message>
        <source>&amp;Add a machine…</source>
        <translation>添加机器(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Forget this machine</source>
        <translation>移除此机器(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Look for GPUs again</source>
        <translation>重新查找 GPU(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open recorded results…</source>
        <translation>打开记录的结果(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Read the GPU&apos;s counters</source>
        <translation>读取 GPU 的性能计数器(&amp;R)</translation>
    </message>
    <message>
        <source>Read the kernels&apos; own &amp;times</source>
        <translation>读取 kernel 自身时间(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Show times</source>
        <translation>显示时间(&amp;S)</translation>
    </message>
    <message>
        <source>Build the variants that were measured, and show their recorded times</source>
        <translation>构建曾经测量过的变体，并显示其记录的时间</translation>
    </message>
    <message>
        <source>Run the variants on the GPU and time them beside the original; with several rows selected, these. What is not built yet is built first</source>
        <translation>在 GPU 上运行变体，并与原始版本交替计时；若选中多行，则仅限这些行。尚未构建的会先构建</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MessagePage</name>
    <message>
        <source>Cance&amp;l</source>
        <translation>取消(&amp;L)</translation>
    </message>
    <message>
        <source>Looking for dependences</source>
        <translation>正在查找依赖</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NotesView</name>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>What you tried, what you saw, what comes next. Notes are kept in the session.</source>
        <translation>您尝试了什么、看到了什么、接下来做什么。笔记保存在会话中。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumberFields</name>
    <message>
        <source>Threads of a block along %1</source>
        <translation>线程块沿 %1 的线程数</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1</source>
        <translation>网格沿 %1 的线程块数</translation>
    </message>
    <message>
        <source>Value of the kernel&apos;s argument %1</source>
        <translation>kernel 参数 %1 的值</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>线程块 %1</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>网格 %1</translation>
    </message>
    <message>
        <source>The source does not tell:</source>
        <translation>源代码未给出：</translation>
    </message>
    <message>
        <source>Computed for:</source>
        <translation>计算所针对的值：</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumbersPage</name>
    <message>
        <source>Loads that merging threads saves</source>
        <translation>合并线程所节省的加载</translation>
    </message>
    <message>
        <source>What is known of the access</source>
        <translation>关于该访问的已知信息</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumbersTable</name>
    <message>
        <source>Predicted and measured numbers</source>
        <translation>预测值与实测值</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>%1: predicted</source>
        <translation>%1：预测</translation>
    </message>
    <message>
        <source>%1: measured</source>
        <translation>%1：实测</translation>
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
        <translation>占用率随每线程寄存器数变化的图表</translation>
    </message>
    <message>
        <source>original launch</source>
        <translation>原始启动</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>next threshold: %1 registers</source>
        <translation>下一阈值：%1 个寄存器</translation>
    </message>
    <message>
        <source>Occupancy against registers</source>
        <translation>占用率与寄存器数</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始版本</translation>
    </message>
    <message>
        <source>%1
%2 registers per thread
occupancy %3, limited by %4</source>
        <translation>%1
每线程 %2 个寄存器
占用率 %3，受限于：%4</translation>
    </message>
    <message>
        <source>With at most %1 registers per thread another block fits: occupancy %2</source>
        <translation>每线程最多 %1 个寄存器时可再容纳一个线程块：占用率 %2</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation>每线程寄存器数</translation>
    </message>
    <message>
        <source>occupancy in %</source>
        <translation>占用率（%）</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OutlineWriter</name>
    <message>
        <source>It is not read whole: nothing is said of it, and it cannot be changed.</source>
        <translation>它未能完整读取：不对其作任何说明，也无法更改它。</translation>
    </message>
    <message>
        <source>It comes from the macro %1; it cannot be changed.</source>
        <translation>它来自宏 %1；无法更改。</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>loops and barriers</source>
        <translation>循环与屏障</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, size given by the launch</source>
        <translation>%1，大小由启动指定</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1，%2 字节</translation>
    </message>
    <message>
        <source>type not known</source>
        <translation>类型未知</translation>
    </message>
    <message>
        <source>do … while (%1)</source>
        <translation>do … while (%1)</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>网格 %1，线程块 %2</translation>
    </message>
    <message>
        <source>named, no launch is followed</source>
        <translation>被提到，未能跟踪到启动</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParallelPage</name>
    <message>
        <source>C&amp;lear ranges</source>
        <translation>清除范围(&amp;L)</translation>
    </message>
    <message>
        <source>B&amp;est</source>
        <translation>最佳(&amp;E)</translation>
    </message>
    <message>
        <source>Share of the best plans that are drawn strongly</source>
        <translation>以粗线绘制的最佳方案所占比例</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Drag along an axis to choose a range of it; a click on the axis takes it away</source>
        <translation>沿坐标轴拖动可选择其范围；单击坐标轴可取消</translation>
    </message>
    <message>
        <source>%1 of %2 plans</source>
        <translation>%2 个方案中的 %1 个</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParallelView</name>
    <message>
        <source>Parallel coordinates of the plans</source>
        <translation>方案的平行坐标图</translation>
    </message>
    <message numerus="yes">
        <source>%n strong line(s)</source>
        <translation><numerusform>%n 条粗线</numerusform></translation>
    </message>
    <message>
        <source>No plan has a time yet</source>
        <translation>尚无方案有时间数据</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParameterFields</name>
    <message>
        <source>How many elements %1 leads to; or a size, &quot;4096 bytes&quot;</source>
        <translation>%1 指向的元素个数；或大小，如“4096 bytes”</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>What %1 holds before the launch</source>
        <translation>启动之前 %1 的内容</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>0, 1, 2, …</source>
        <translation>0, 1, 2, …</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>单一数值</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>全零</translation>
    </message>
    <message>
        <source>a file&apos;s bytes</source>
        <translation>文件的字节内容</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>空指针</translation>
    </message>
    <message>
        <source>Choose the file for %1</source>
        <translation>为 %1 选择文件</translation>
    </message>
    <message>
        <source>from (usual)</source>
        <translation>起始（默认）</translation>
    </message>
    <message>
        <source>The lowest number; nothing: -1, of integers 0</source>
        <translation>最小的数；不填则为 -1，整数为 0</translation>
    </message>
    <message>
        <source>up to (usual)</source>
        <translation>上限（默认）</translation>
    </message>
    <message>
        <source>Numbers stay below this; nothing: 1, of integers 1024</source>
        <translation>数值小于此值；不填则为 1，整数为 1024</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The number that every element holds</source>
        <translation>每个元素的值</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>A file that is at least as long as the buffer</source>
        <translation>长度不小于该缓冲区的文件</translation>
    </message>
    <message>
        <source>as accesses need</source>
        <translation>按访问所需</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no number.</source>
        <translation>%1：“%2”不是数值。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no size.</source>
        <translation>%1：“%2”不是大小。</translation>
    </message>
    <message>
        <source>%1: which file?</source>
        <translation>%1：哪个文件？</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation>从 0 起</translation>
    </message>
    <message>
        <source>What the first element holds; nothing: 0</source>
        <translation>第一个元素的值；不填则为 0</translation>
    </message>
    <message>
        <source>step 1</source>
        <translation>步长 1</translation>
    </message>
    <message>
        <source>How much more the next element holds; nothing: 1</source>
        <translation>后一元素比前一元素大多少；不填则为 1</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>所有值</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlaceSliders</name>
    <message>
        <source>%1. How many there are is not known; these stand for all.</source>
        <translation>%1。总数未知；以这些代表全部。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlanEditor</name>
    <message>
        <source>Steps to add to the plan, separated by semicolons</source>
        <translation>要加入方案的步骤，以分号分隔</translation>
    </message>
    <message>
        <source>add steps, for example: coarsen y 4; coarsen x 2</source>
        <translation>添加步骤，例如：coarsen y 4; coarsen x 2</translation>
    </message>
    <message>
        <source>Steps in the order in which they are made, separated by semicolons; Enter adds them.</source>
        <translation>按执行顺序排列的步骤，以分号分隔；按 Enter 添加。</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>方案(&amp;P)</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>检查进度</translation>
    </message>
    <message>
        <source>Make the step earlier (Alt+Up)</source>
        <translation>将步骤提前 (Alt+Up)</translation>
    </message>
    <message>
        <source>Make the step later (Alt+Down)</source>
        <translation>将步骤推后 (Alt+Down)</translation>
    </message>
    <message>
        <source>Take the step out of the plan (Del)</source>
        <translation>从方案中移除步骤 (Del)</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>No step is chosen: the kernel as it is.</source>
        <translation>未选择任何步骤：kernel 保持原样。</translation>
    </message>
    <message>
        <source>Whole plan: being checked</source>
        <translation>整个方案：正在检查</translation>
    </message>
    <message>
        <source>Whole plan: %1 (&lt;a href=&quot;plan&quot;&gt;why&lt;/a&gt;)</source>
        <translation>整个方案：%1（&lt;a href=&quot;plan&quot;&gt;原因&lt;/a&gt;）</translation>
    </message>
    <message>
        <source>As space</source>
        <translation>用作空间</translation>
    </message>
    <message>
        <source>Make the plan the search space of the variants; ticks on values add to it</source>
        <translation>将方案用作变体的搜索空间；勾选的值会加入其中</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlanStepList</name>
    <message>
        <source>Steps of the plan, in order</source>
        <translation>方案的步骤，按顺序</translation>
    </message>
    <message>
        <source>not a step</source>
        <translation>不是步骤</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未到达</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ProblemsModel</name>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Error: a part of the source is not read. Warnings and notes change nothing.</source>
        <translation>错误：源代码的一部分未被读取。警告和提示不影响任何内容。</translation>
    </message>
    <message>
        <source>What the compiler says of the source</source>
        <translation>编译器对源代码的说明</translation>
    </message>
    <message>
        <source>The file that it is said of: the source or one of its headers</source>
        <translation>所涉及的文件：源文件或其头文件之一</translation>
    </message>
    <message>
        <source>The line there; Enter or a double click shows it</source>
        <translation>其中的行；按 Enter 或双击即可显示</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ProblemsView</name>
    <message>
        <source>No problems.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>转到该位置(&amp;G)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::QuickPick</name>
    <message>
        <source>Nothing matches.</source>
        <translation>没有匹配项。</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>目前无法执行此操作。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::RankTimesChart</name>
    <message>
        <source>Chart of the times of the ranks over the iterations</source>
        <translation>各 rank 的时间随迭代变化的图表</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>slowest rank</source>
        <translation>最慢的 rank</translation>
    </message>
    <message>
        <source>mean of the ranks</source>
        <translation>各 rank 的平均</translation>
    </message>
    <message>
        <source>fastest rank</source>
        <translation>最快的 rank</translation>
    </message>
    <message>
        <source>Time of a product</source>
        <translation>一次乘积的时间</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>time in µs</source>
        <translation>时间(µs)</translation>
    </message>
    <message>
        <source>%1: %2 µs, iteration %3</source>
        <translation>%1:%2 µs,迭代 %3</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReasonsPage</name>
    <message>
        <source> (a clause)</source>
        <translation> (子句)</translation>
    </message>
    <message>
        <source>Step that lifts it: %1.</source>
        <translation>可解除它的步骤：%1。</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Every sentence that a verdict may hold, by its id. … stands for names, numbers and clauses of the kernel at hand.</source>
        <translation>判定中可能出现的每个句子，按其 ID 排列。… 代表当前 kernel 的名称、数值和子句。</translation>
    </message>
    <message>
        <source>Reasons of Verdicts - Warpgrain</source>
        <translation>判定理由 - Warpgrain</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReuseCanvas</name>
    <message>
        <source>Threads of the block and the elements they touch</source>
        <translation>线程块的线程及其触及的元素</translation>
    </message>
    <message numerus="yes">
        <source>Element at byte %1: touched by %n thread(s), %2</source>
        <translation><numerusform>字节 %1 处的元素：被 %n 个线程触及，%2</numerusform></translation>
    </message>
    <message>
        <source>thread 0</source>
        <translation>线程 0</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation><numerusform>%n 个线程</numerusform></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReusePage</name>
    <message>
        <source>All iterations of %1</source>
        <translation>%1 的所有迭代</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ShortcutsView</name>
    <message>
        <source>&amp;Assign</source>
        <translation>指定(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>默认(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;ll Standard</source>
        <translation>全部默认(&amp;L)</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>按命令或按键筛选</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>&amp;New keys:</source>
        <translation>新按键(&amp;N):</translation>
    </message>
    <message>
        <source>Press the keys that are to call the command</source>
        <translation>按下用来调用该命令的按键</translation>
    </message>
    <message>
        <source>Leave the command without keys</source>
        <translation>让该命令没有按键</translation>
    </message>
    <message>
        <source>Give the command the keys that it has at first</source>
        <translation>把该命令恢复为最初的按键</translation>
    </message>
    <message>
        <source>Give every command the keys that it has at first</source>
        <translation>把所有命令恢复为最初的按键</translation>
    </message>
    <message>
        <source>%1 would be typed into texts. Press it together with Ctrl or Alt.</source>
        <translation>%1 会被当作文字输入。请与 Ctrl 或 Alt 一起按下。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, whose keys are fixed.</source>
        <translation>%1 属于“%2”,其按键是固定的。</translation>
    </message>
    <message>
        <source>The keys of this command are fixed.</source>
        <translation>此命令的按键是固定的。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which would lose it.</source>
        <translation>%1 属于“%2”,它将失去该按键。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SourceEditor</name>
    <message>
        <source>Source text</source>
        <translation>源代码文本</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤消(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SpacePage</name>
    <message numerus="yes">
        <source>%n plan(s): %1</source>
        <translation><numerusform>%n 个方案：%1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) for other reasons</source>
        <translation><numerusform>%n 个方案，因其他原因</numerusform></translation>
    </message>
    <message>
        <source>Choices of the space</source>
        <translation>空间的选择项</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择项</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>最佳方案</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Without a time:</source>
        <translation>没有时间数据：</translation>
    </message>
    <message>
        <source>left out: the space would have more plans than can be numbered</source>
        <translation>已省略：否则空间中的方案数会多到无法编号</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SparseRunView</name>
    <message>
        <source>new mapping</source>
        <translation>新的映射</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>已均衡</translation>
    </message>
    <message>
        <source>nothing better is expected; the best one stays</source>
        <translation>预计没有更好的;保留最好的映射</translation>
    </message>
    <message>
        <source>no more steps; the best one stays</source>
        <translation>步骤已用完;保留最好的映射</translation>
    </message>
    <message>
        <source>a new mapping would not pay</source>
        <translation>新的映射不划算</translation>
    </message>
    <message>
        <source>changed, but tuning was dear; later</source>
        <translation>有变化，但调优代价较高；稍后再试</translation>
    </message>
    <message>
        <source>too noisy; measured again</source>
        <translation>噪声过大；重新测量</translation>
    </message>
    <message>
        <source>none was faster; equal rows are back</source>
        <translation>没有更快的映射；恢复为行数相等</translation>
    </message>
    <message>
        <source>nothing has changed</source>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>Mappings that were measured</source>
        <translation>测量过的映射</translation>
    </message>
    <message>
        <source>Exchanges that were tried</source>
        <translation>尝试过的交换方式</translation>
    </message>
    <message>
        <source>Mappings</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 non-zeros; %4 ranks, %5, mapping %6, rows %7</source>
        <translation>%1:%2 行,%3 个非零元;%4 个 rank,%5,映射 %6,行 %7</translation>
    </message>
    <message>
        <source>%1 iterations in %2 s, %3 µs each: product %4 s, exchange %5 s. Tuning cost %6 s, %7 %.</source>
        <translation>%1 次迭代用时 %2 s,每次 %3 µs:乘积 %4 s,交换 %5 s。调优花费 %6 s,%7 %。</translation>
    </message>
    <message>
        <source>The product overflowed: its elements are no numbers any more.</source>
        <translation>乘积溢出:其元素不再是数。</translation>
    </message>
    <message>
        <source>After iteration</source>
        <translation>在此迭代之后</translation>
    </message>
    <message>
        <source>Spread in %</source>
        <translation>差距(%)</translation>
    </message>
    <message>
        <source>Slowest rank in µs</source>
        <translation>最慢的 rank(µs)</translation>
    </message>
    <message>
        <source>Fastest rank in µs</source>
        <translation>最快的 rank(µs)</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>然后</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>时间(µs)</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Multiplied by %1; elements travel by %2.</source>
        <translation>由 %1 相乘;元素经 %2 传送。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SubjectLine</name>
    <message>
        <source>The text is being read</source>
        <translation>正在读取文本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>End the reading of this text</source>
        <translation>结束对此文本的读取</translation>
    </message>
    <message>
        <source>Show the Original</source>
        <translation>显示原始版本</translation>
    </message>
    <message>
        <source>Choose the original in the place of this variant</source>
        <translation>选择原始版本以代替此变体</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneBar</name>
    <message>
        <source>Reorder sums</source>
        <translation>重排求和</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>调优(&amp;T)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>取消(&amp;L)</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Strate&amp;gy</source>
        <translation>策略(&amp;G)</translation>
    </message>
    <message>
        <source>Allow steps that change the order of floating-point sums. Outputs may then differ within the launch&apos;s tolerance.</source>
        <translation>也包括会改变浮点求和顺序的步骤。此时输出可在该启动的容差之内有所不同。</translation>
    </message>
    <message>
        <source>Plans to evaluate at most</source>
        <translation>最多评估的方案数</translation>
    </message>
    <message>
        <source>At most this many plans are compiled and measured</source>
        <translation>最多编译并测量这么多方案</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>最长秒数</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>No further plan is begun after this many seconds</source>
        <translation>超过这么多秒之后，搜索不再开始新的工作</translation>
    </message>
    <message>
        <source>Pla&amp;ns</source>
        <translation>方案数(&amp;N)</translation>
    </message>
    <message>
        <source>Seco&amp;nds</source>
        <translation>秒数(&amp;N)</translation>
    </message>
    <message>
        <source>End the search; what it found so far stays to be looked at</source>
        <translation>结束搜索；目前找到的结果仍可查看</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回放(&amp;R)</translation>
    </message>
    <message>
        <source>Watch a search that was recorded on a GPU, or search results that were recorded (T4 files)</source>
        <translation>观看在 GPU 上记录的搜索，或在记录的搜索结果（T4 文件）中搜索</translation>
    </message>
    <message>
        <source>Evaluated plans</source>
        <translation>已评估的方案</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v/%m</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>打开结果(&amp;O)…</translation>
    </message>
    <message>
        <source>Search the plans of the kernel for the fastest, on the GPU that is chosen above the variants table</source>
        <translation>在变体表上方所选的 GPU 上，从 kernel 的方案中搜索最快的一个</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>继续(&amp;M)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause the search when the plans that are under way are measured</source>
        <translation>待本轮方案测量完毕后暂停搜索</translation>
    </message>
    <message>
        <source>&amp;Keep the best</source>
        <translation>保留最佳方案(&amp;K)</translation>
    </message>
    <message>
        <source>Stop, &amp;keep the best</source>
        <translation>停止并保留最佳方案(&amp;K)</translation>
    </message>
    <message>
        <source>Put the best plan that was found into Steps</source>
        <translation>将找到的最佳方案放入“步骤”</translation>
    </message>
    <message>
        <source>End the search and choose the best plan that was found</source>
        <translation>结束搜索并选择找到的最佳方案</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>Time and energy</source>
        <translation>时间与能耗</translation>
    </message>
    <message>
        <source>Ob&amp;jective</source>
        <translation>目标(&amp;J)</translation>
    </message>
    <message>
        <source>What the search makes small. With both, it looks for the plans that no other one beats in time and energy. Measuring energy takes a second or two for each plan.</source>
        <translation>要最小化的量。两者兼顾时，查找在时间与能耗上都不被其他方案胜过的方案。测量能耗时，每个方案需要一两秒。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneModel</name>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>known from an earlier search</source>
        <translation>由先前的搜索得知</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The order in which plans were evaluated</source>
        <translation>方案的评估顺序</translation>
    </message>
    <message>
        <source>The steps of the plan; a click puts it into Steps and shows its source</source>
        <translation>方案的步骤；单击即放入“步骤”并显示其源代码</translation>
    </message>
    <message>
        <source>What came of the plan: how it compares with the original, or why it has no time</source>
        <translation>方案的结果：与原始代码的比较，或没有时间的原因</translation>
    </message>
    <message>
        <source>The original&apos;s time of the same round, divided by the plan&apos;s</source>
        <translation>同一轮中原始代码的时间除以方案的时间</translation>
    </message>
    <message>
        <source>Median of the plan&apos;s launches on the GPU</source>
        <translation>方案在 GPU 上各次启动的中位数</translation>
    </message>
    <message>
        <source>Energy of one launch, as the GPU counts it</source>
        <translation>GPU 统计的一次启动的能耗</translation>
    </message>
    <message>
        <source>Why the plan has no time</source>
        <translation>方案没有时间的原因</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneView</name>
    <message>
        <source>Press Tune to search the plans of the kernel, several steps together, for the fastest: each is compiled, measured on the GPU beside the original, and compared with its outputs. Without a GPU, Replay shows a search that was recorded on one.</source>
        <translation>按“调优”可在 kernel 的方案（多个步骤的组合）中搜索最快的一个：每个方案都会编译，在 GPU 上与原始版本一起测量，并与其输出比较。没有 GPU 时，“回放”可显示在 GPU 上记录的搜索。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Plans of the search</source>
        <translation>搜索的方案</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>重要性</translation>
    </message>
    <message>
        <source>Parallel coordinates</source>
        <translation>平行坐标</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>The best time so far, plan by plan</source>
        <translation>逐个方案的迄今最佳时间</translation>
    </message>
    <message>
        <source>Time against energy of each plan</source>
        <translation>各方案的时间与能耗</translation>
    </message>
    <message>
        <source>The best plan for each pair of values of two choices</source>
        <translation>两个选择的每对取值的最佳方案</translation>
    </message>
    <message>
        <source>How much each choice decides the time</source>
        <translation>每个选择对时间的影响程度</translation>
    </message>
    <message>
        <source>Each plan as a line over the values of all choices</source>
        <translation>将每个方案画成经过所有选择取值的一条线</translation>
    </message>
    <message>
        <source>The values of each choice, and those of the best plan</source>
        <translation>每个选择的取值及最佳方案的取值</translation>
    </message>
    <message>
        <source>The best plan is right if: %1</source>
        <translation>最佳方案在以下条件下正确：%1</translation>
    </message>
    <message>
        <source>The best plan is right if:</source>
        <translation>最佳方案在以下条件下正确：</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantCharts</name>
    <message>
        <source>Build variants to see how occupancy and registers change: write the steps to try under Variants, and press Build.</source>
        <translation>构建变体以查看占用率和寄存器如何变化：在“变体”中填写要尝试的步骤，然后按“构建”。</translation>
    </message>
    <message>
        <source>No variant is compiled yet. Their numbers appear here as they are built; the variants table says what keeps them from it.</source>
        <translation>尚未编译任何变体。构建后数值会显示在此处；无法构建的原因见变体表。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantsModel</name>
    <message>
        <source>not built</source>
        <translation>未构建</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Spills</source>
        <translation>寄存器溢出</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>栈</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Compiled in</source>
        <translation>编译用时</translation>
    </message>
    <message>
        <source>Registers per thread; of several instances of a template, those of the one that needs most</source>
        <translation>每线程寄存器数；模板有多个实例时，取需求最多的实例</translation>
    </message>
    <message>
        <source>Bytes that are spilled to local memory, stores and loads together</source>
        <translation>溢出到本地内存的字节数，存储与加载合计</translation>
    </message>
    <message>
        <source>Bytes of stack (local memory) per thread</source>
        <translation>每线程的栈（本地内存）字节数</translation>
    </message>
    <message>
        <source>Bytes of shared memory per block, static and dynamic together</source>
        <translation>每线程块的共享内存字节数，静态与动态合计</translation>
    </message>
    <message>
        <source>Theoretical: warps that fit on a multiprocessor, of those possible</source>
        <translation>理论值：一个 SM 可容纳的 warp 数与最大可能数之比</translation>
    </message>
    <message>
        <source>What keeps another block from the multiprocessor</source>
        <translation>使 SM 无法再容纳一个线程块的因素</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>Run on the CPU with the launch form, and compared with what the original leaves in memory</source>
        <translation>按启动表单在 CPU 上运行，并与原始版本在内存中留下的结果比较</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Median on the GPU, and half the 95 % interval of it as a share; in parentheses: it cannot be compared with the others</source>
        <translation>GPU 上的中位数，以及以比例表示的 95 % 区间的一半；加括号者无法与其他值比较</translation>
    </message>
    <message>
        <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
        <translation>同一轮次中原始版本的时间除以变体的时间</translation>
    </message>
    <message>
        <source>The steps that make the variant; the original has none, a variant by hand has its name</source>
        <translation>生成该变体的步骤；原始版本没有，手写变体显示其名称</translation>
    </message>
    <message>
        <source>Whether the steps are legal; rest the mouse on it for the reasons and assumptions</source>
        <translation>步骤是否合法；将鼠标停在上面可查看理由和假设</translation>
    </message>
    <message>
        <source>How far the variant is: written, compiled, refused or failed</source>
        <translation>变体的进度：已写出、已编译、被拒绝或失败</translation>
    </message>
    <message>
        <source>How long the compiler took; cached: the same text was compiled before</source>
        <translation>编译所用的时间；来自缓存：相同的文本之前已编译过</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantsView</name>
    <message>
        <source>Write the steps to try above, for example coarsen y 1,2,4, and press Build: every variant is written, compiled and listed here with its registers, spills and occupancy.</source>
        <translation>在上方填写要尝试的步骤，例如 coarsen y 1,2,4，然后按“构建”：每个变体都会被写出、编译，并连同寄存器、溢出和占用率列在此处。</translation>
    </message>
    <message>
        <source>Sear&amp;ch space</source>
        <translation>搜索空间(&amp;C)</translation>
    </message>
    <message>
        <source>for example: coarsen y 1,2,4,8; coarsen x 1,2</source>
        <translation>例如：coarsen y 1,2,4,8; coarsen x 1,2</translation>
    </message>
    <message>
        <source>Steps with lists of values, separated by semicolons; every combination is a variant. Ctrl+Space lists the steps that can be tried; Ctrl+click on a value in Steps adds it.</source>
        <translation>带有取值列表的步骤，以分号分隔；每种组合是一个变体。Ctrl+空格列出可尝试的步骤；在“步骤”中 Ctrl+单击某个值可将其加入。</translation>
    </message>
    <message>
        <source>Search space</source>
        <translation>搜索空间</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>构建(&amp;B)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>取消(&amp;L)</translation>
    </message>
    <message>
        <source>Variants that are done</source>
        <translation>已完成的变体</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v/%m</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比较(&amp;M)</translation>
    </message>
    <message>
        <source>Show the selected variants side by side; one is compared with the original</source>
        <translation>并排显示所选变体；只选一个时与原始版本比较</translation>
    </message>
    <message>
        <source>&amp;Apply to source</source>
        <translation>应用到源文件(&amp;A)</translation>
    </message>
    <message>
        <source>Put the variant&apos;s text in place of the source; it can be undone</source>
        <translation>用变体的文本替换源代码；可以撤消</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the variant&apos;s source to a file</source>
        <translation>将变体的源代码保存到文件</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected rows, columns separated by tabs</source>
        <translation>复制所选行，各列以制表符分隔</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>验证(&amp;V)</translation>
    </message>
    <message>
        <source>Run the variants on the CPU and compare what they leave in memory; what is not built yet is built first</source>
        <translation>在 CPU 上运行变体，并比较它们在内存中留下的结果；尚未构建的会先构建</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>测量(&amp;S)</translation>
    </message>
    <message>
        <source>Measure the selected variants beside the original</source>
        <translation>与原始版本一起测量所选变体</translation>
    </message>
    <message>
        <source>What is built: every combination, the original, and the plan in Steps</source>
        <translation>要构建的内容：每种组合、原始版本，以及“步骤”中的方案</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation><numerusform>%n 个变体</numerusform></translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>编辑(&amp;D)</translation>
    </message>
    <message>
        <source>Take the variant&apos;s text as a new row, and change it by hand</source>
        <translation>将变体的文本作为新行，并手动更改</translation>
    </message>
    <message>
        <source>Add fr&amp;om file…</source>
        <translation>从文件添加(&amp;O)…</translation>
    </message>
    <message>
        <source>Take the kernel of the same name from another file as a new row</source>
        <translation>将另一个文件中的同名 kernel 作为新行</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>重命名(&amp;N)…</translation>
    </message>
    <message>
        <source>Give the row another name</source>
        <translation>为该行指定另一个名称</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Take the row out of the table; it can be undone</source>
        <translation>将该行从表中移除；可以撤消</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VerdictDetail</name>
    <message>
        <source>It can be made after %1.</source>
        <translation>在 %1 之后可行。</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Legal without conditions.</source>
        <translation>无条件合法。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>打开的文件</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>关闭此文件</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ActionBadge</name>
    <message>
        <source>waits for its turn</source>
        <translation>等待轮到它</translation>
    </message>
    <message>
        <source>runs, %1 of %2</source>
        <translation>正在运行，%1 / %2</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>上次：%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ViewExports</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Save Table As…</source>
        <translation>表格另存为…</translation>
    </message>
    <message>
        <source>All rows, as CSV, JSON or PDF</source>
        <translation>所有行，格式为 CSV、JSON 或 PDF</translation>
    </message>
    <message>
        <source>Copy Chart</source>
        <translation>复制图表</translation>
    </message>
    <message>
        <source>Save Chart As…</source>
        <translation>图表另存为…</translation>
    </message>
    <message>
        <source>As SVG, PNG or PDF</source>
        <translation>格式为 SVG、PNG 或 PDF</translation>
    </message>
    <message>
        <source>Save the table (.csv, .json or .pdf)</source>
        <translation>保存表格（.csv、.json 或 .pdf）</translation>
    </message>
    <message>
        <source>A table is written as .csv, .json or .pdf: give the file one of these endings.</source>
        <translation>表格以 .csv、.json 或 .pdf 格式写入：请为文件使用其中一种扩展名。</translation>
    </message>
    <message>
        <source>Save the chart (.svg, .png or .pdf)</source>
        <translation>保存图表（.svg、.png 或 .pdf）</translation>
    </message>
    <message>
        <source>A chart is written as .svg, .png or .pdf: give the file one of these endings.</source>
        <translation>图表以 .svg、.png 或 .pdf 格式写入：请为文件使用其中一种扩展名。</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>已写入 %1。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Handbook - Warpgrain</source>
        <translation>手册 - Warpgrain</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HelpWindows</name>
    <message>
        <source>The handbook is not there: install the documentation of Warpgrain.</source>
        <translation>手册不存在：请安装 Warpgrain 的文档。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::PageMessages</name>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>The example was opened as a copy, %1: yours to change.</source>
        <translation>示例已作为副本 %1 打开：您可以随意更改。</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>正在写入报告…</translation>
    </message>
    <message>
        <source>Saved the session %1.</source>
        <translation>会话 %1 已保存。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ToolBars</name>
    <message>
        <source>Kernel and launch</source>
        <translation>kernel 与启动</translation>
    </message>
    <message>
        <source>Device and actions</source>
        <translation>设备与操作</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
</context>
<context>
    <name>OpenMpRows</name>
    <message>
        <source>listed in a threadprivate directive</source>
        <translation>列在 threadprivate 指令中</translation>
    </message>
    <message>
        <source>declared in the construct</source>
        <translation>在构造中声明</translation>
    </message>
    <message>
        <source>static, declared in the construct</source>
        <translation>static，在构造中声明</translation>
    </message>
    <message>
        <source>counts a loop that is shared out</source>
        <translation>对被分摊的循环计数</translation>
    </message>
    <message>
        <source>listed in a clause</source>
        <translation>列在子句中</translation>
    </message>
    <message>
        <source>by the default clause</source>
        <translation>由 default 子句决定</translation>
    </message>
    <message>
        <source>a number in a target construct, listed nowhere</source>
        <translation>target 构造中的数，未在任何地方列出</translation>
    </message>
    <message>
        <source>as in the enclosing region</source>
        <translation>与外围区域相同</translation>
    </message>
    <message>
        <source>of a function that the region calls</source>
        <translation>属于该区域调用的函数</translation>
    </message>
    <message>
        <source>listed nowhere</source>
        <translation>未在任何地方列出</translation>
    </message>
    <message>
        <source>residency</source>
        <translation>驻留</translation>
    </message>
    <message>
        <source>liveness</source>
        <translation>活跃性</translation>
    </message>
    <message>
        <source>one allocation</source>
        <translation>一次分配</translation>
    </message>
    <message>
        <source>promotion out of a loop</source>
        <translation>移出循环</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>no kernel has had it yet</source>
        <translation>还没有内核用过它</translation>
    </message>
    <message>
        <source>the CPU may change it (%1)</source>
        <translation>CPU 可能改变它（%1）</translation>
    </message>
    <message>
        <source>code that is not followed may change it (%1)</source>
        <translation>未跟踪的代码可能改变它（%1）</translation>
    </message>
    <message>
        <source>a launch that keeps nothing has it (%1)</source>
        <translation>不保留任何内容的启动用过它（%1）</translation>
    </message>
    <message>
        <source>code of another source may change it (%1)</source>
        <translation>另一源文件的代码可能改变它（%1）</translation>
    </message>
    <message>
        <source>at each launch</source>
        <translation>每次启动</translation>
    </message>
    <message>
        <source>only where the loop does not write all of it</source>
        <translation>仅当循环没有写满它时</translation>
    </message>
    <message>
        <source>never: the GPU has it on every path</source>
        <translation>从不：每条路径上 GPU 都有它</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>，或 </translation>
    </message>
    <message>
        <source>at each launch: %1</source>
        <translation>每次启动：%1</translation>
    </message>
    <message>
        <source>where %1</source>
        <translation>当%1时</translation>
    </message>
    <message>
        <source>never: the kernel does not change it</source>
        <translation>从不：内核不改变它</translation>
    </message>
    <message>
        <source>never: the CPU does not read it</source>
        <translation>从不：CPU 不读它</translation>
    </message>
    <message>
        <source>at each launch, for %1</source>
        <translation>每次启动，用于 %1</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>在 %1 之前</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>常量内存</translation>
    </message>
    <message>
        <source>the read-only cache</source>
        <translation>只读缓存</translation>
    </message>
    <message>
        <source>asked at run time</source>
        <translation>运行时询问</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loops over %1.</source>
        <translation>线程取 %1 循环的迭代。</translation>
    </message>
    <message>
        <source>The threads of a block share the loop over %1.</source>
        <translation>线程块的线程分摊 %1 循环。</translation>
    </message>
    <message>
        <source>A launch has at most %1 blocks.</source>
        <translation>一次启动最多有 %1 个线程块。</translation>
    </message>
    <message>
        <source>%1 is gathered with %2; its parts come back at each launch.</source>
        <translation>%1 用 %2 汇集；其各部分在每次启动后返回。</translation>
    </message>
    <message>
        <source>The last value of %1 comes back at each launch.</source>
        <translation>%1 的最后值在每次启动后返回。</translation>
    </message>
    <message>
        <source>The CPU&apos;s loop stays beside it, for memory or a condition that is known at run time only.</source>
        <translation>CPU 的循环保留在旁，用于只在运行时才知道的内存或条件。</translation>
    </message>
</context>
<context>
    <name>OpenMpText</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Data sharing</source>
        <translation>数据共享</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Threads have it</source>
        <translation>线程如何拥有</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>%1 的内存</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>To the GPU</source>
        <translation>到 GPU</translation>
    </message>
    <message>
        <source>Back to the CPU</source>
        <translation>回到 CPU</translation>
    </message>
    <message>
        <source>Why %1 is copied for each launch</source>
        <translation>为什么每次启动都复制 %1</translation>
    </message>
    <message>
        <source>The kernel reads %1 through %2.</source>
        <translation>内核通过%2读取 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Blocks of %n thread(s).</source>
        <translation>
            <numerusform>每块 %n 个线程。</numerusform>
        </translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>在 GPU 上</translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>在 CPU 上</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Why it stays on the CPU</source>
        <translation>为什么留在 CPU 上</translation>
    </message>
    <message>
        <source>Not translated</source>
        <translation>未转换</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n directive(s) on the GPU</source>
        <translation>
            <numerusform>%n 个指令中有 %1 个在 GPU 上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel(s)</source>
        <translation>
            <numerusform>%n 个内核</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::OpenMpPresenter</name>
    <message>
        <source>The CUDA program was written to %1.</source>
        <translation>CUDA 程序已写入 %1。</translation>
    </message>
    <message>
        <source>The program is translated.</source>
        <translation>正在转换程序。</translation>
    </message>
    <message>
        <source>Open a C, C++ or CUDA source with OpenMP directives (#pragma omp) to see which of its regions become kernels, and what is copied for them.</source>
        <translation>打开带有 OpenMP 指令（#pragma omp）的 C、C++ 或 CUDA 源代码，查看哪些区域成为内核，以及为它们复制什么。</translation>
    </message>
    <message>
        <source>Save the CUDA program</source>
        <translation>保存 CUDA 程序</translation>
    </message>
    <message>
        <source>%1 is the source itself; choose another name.</source>
        <translation>%1 就是源文件本身；请选择其他名称。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OpenMpView</name>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
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
        <translation>读取到的源代码</translation>
    </message>
    <message>
        <source>OpenMP program with what becomes of each region</source>
        <translation>标明各区域去向的 OpenMP 程序</translation>
    </message>
    <message>
        <source>CUDA program</source>
        <translation>CUDA 程序</translation>
    </message>
    <message>
        <source>&amp;Open as CUDA</source>
        <translation>作为 CUDA 打开(&amp;O)</translation>
    </message>
    <message>
        <source>Writes the CUDA program beside the source and opens it: kernels, steps, variants and measurements follow as for any source</source>
        <translation>把 CUDA 程序写在源文件旁并打开：内核、步骤、变体和测量与任何源代码一样</translation>
    </message>
    <message>
        <source>Sa&amp;ve CUDA…</source>
        <translation>保存 CUDA(&amp;V)…</translation>
    </message>
    <message>
        <source>Writes the CUDA program to a file</source>
        <translation>把 CUDA 程序写入文件</translation>
    </message>
    <message>
        <source>When memory is copied</source>
        <translation>何时复制内存</translation>
    </message>
    <message>
        <source>Memory stays on the GPU</source>
        <translation>内存留在 GPU 上</translation>
    </message>
    <message>
        <source>Copies that the data flow needs</source>
        <translation>数据流所需的复制</translation>
    </message>
    <message>
        <source>Copies at each launch</source>
        <translation>每次启动都复制</translation>
    </message>
    <message>
        <source>When memory is copied between CPU and GPU</source>
        <translation>何时在 CPU 与 GPU 之间复制内存</translation>
    </message>
    <message>
        <source>Functions with their regions and kernels</source>
        <translation>函数及其区域和内核</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行于</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What is known of the chosen region</source>
        <translation>关于所选区域的信息</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Copies between CPU and GPU, in the order of the program</source>
        <translation>CPU 与 GPU 之间的复制，按程序顺序</translation>
    </message>
    <message>
        <source>The program is translated…</source>
        <translation>正在转换程序…</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>其他</translation>
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
        <translation>关于程序的消息</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TransfersModel</name>
    <message>
        <source>Which analyses of the program take copies away</source>
        <translation>程序的哪些分析去掉了复制</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>To the GPU</source>
        <translation>到 GPU</translation>
    </message>
    <message>
        <source>Back to the CPU</source>
        <translation>回到 CPU</translation>
    </message>
    <message>
        <source>Saved by</source>
        <translation>节省来源</translation>
    </message>
    <message>
        <source>The line that the kernel is made of</source>
        <translation>生成 kernel 的行</translation>
    </message>
    <message>
        <source>The kernel that works on the variable</source>
        <translation>使用该变量的 kernel</translation>
    </message>
    <message>
        <source>The variable, array or pointer whose memory is copied</source>
        <translation>其内存被复制的变量、数组或指针</translation>
    </message>
    <message>
        <source>How many bytes are copied; those behind a pointer are asked for at run time</source>
        <translation>复制的字节数；指针所指内存的字节数在运行时查询</translation>
    </message>
    <message>
        <source>When the memory is copied to the GPU before the kernel</source>
        <translation>何时在 kernel 之前将内存复制到 GPU</translation>
    </message>
    <message>
        <source>When the memory is copied back after the kernel</source>
        <translation>何时在 kernel 之后将内存复制回来</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CodeView</name>
    <message numerus="yes">
        <source>%n floating-point</source>
        <translation>
            <numerusform>浮点 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n integer</source>
        <translation>
            <numerusform>整数 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of global memory</source>
        <translation>
            <numerusform>全局内存 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of shared memory</source>
        <translation>
            <numerusform>共享内存 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of local memory</source>
        <translation>
            <numerusform>本地内存 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of constant memory</source>
        <translation>
            <numerusform>常量内存 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of control flow</source>
        <translation>
            <numerusform>控制流 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of barriers</source>
        <translation>
            <numerusform>屏障 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>其他 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registers</source>
        <translation>
            <numerusform>%n 个寄存器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instructions</source>
        <translation>
            <numerusform>%n 条指令</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n live registers</source>
        <translation>
            <numerusform>%n 个活跃寄存器</numerusform>
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
        <translation>代码的形式</translation>
    </message>
    <message>
        <source>SASS is what the GPU executes; PTX is what nvcc gives to ptxas, which chooses the registers</source>
        <translation>SASS 是 GPU 执行的代码；PTX 是 nvcc 交给 ptxas 的代码，寄存器由 ptxas 选定</translation>
    </message>
    <message>
        <source>Instance of the kernel</source>
        <translation>内核的实例</translation>
    </message>
    <message>
        <source>Summary of the code</source>
        <translation>代码概要</translation>
    </message>
    <message>
        <source>Source: beside each line its instructions and, of SASS, the most live registers</source>
        <translation>源代码：每行旁边是其指令数，SASS 还有活跃寄存器的最大数</translation>
    </message>
    <message>
        <source>Code: beside each instruction its source line and, of SASS, the live registers</source>
        <translation>代码：每条指令旁边是其源代码行，SASS 还有活跃寄存器数</translation>
    </message>
    <message>
        <source>In the margin: the line, its instructions, and of SASS the most registers that live at one</source>
        <translation>边栏：行号、指令数，SASS 还有其中一条指令处最多的活跃寄存器数</translation>
    </message>
    <message>
        <source>In the margin: the source line, and of SASS the registers that live</source>
        <translation>边栏：源代码行，SASS 还有活跃寄存器数</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Line %1: %2 (%3)</source>
        <translation>第 %1 行：%2（%3）</translation>
    </message>
    <message>
        <source>Line %1: %2 (%3); at most %4</source>
        <translation>第 %1 行：%2（%3）；最多%4</translation>
    </message>
    <message>
        <source>Line %1: no instruction comes from it</source>
        <translation>第 %1 行：没有指令来自该行</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::CodePage</name>
    <message>
        <source>Compiling with line numbers…</source>
        <translation>正在带行号编译……</translation>
    </message>
    <message>
        <source>Choose a kernel: what the compiler makes of each of its lines is shown here.</source>
        <translation>请选择一个内核：这里显示编译器为其每一行生成的代码。</translation>
    </message>
    <message>
        <source>There is no text to compile. %1</source>
        <translation>没有可编译的文本。%1</translation>
    </message>
    <message>
        <source>Looking for the CUDA toolkit…</source>
        <translation>正在查找 CUDA 工具包……</translation>
    </message>
    <message>
        <source>nvcc makes the code. It follows the flags of this folder, which can make it start programs, so nothing is compiled before you say that you trust the folder.</source>
        <translation>代码由 nvcc 生成。它遵循该文件夹的编译选项，而这些选项可能使它启动程序，因此在您表示信任该文件夹之前不会编译任何内容。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>编译</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::RooflineView</name>
    <message>
        <source>Roofline: operations per second against operations per byte</source>
        <translation>屋顶线：每秒运算数与每字节运算数</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始代码</translation>
    </message>
    <message>
        <source>roofs: L2 cache and operations</source>
        <translation>屋顶：L2 缓存与运算</translation>
    </message>
    <message>
        <source>roofs: memory and operations</source>
        <translation>屋顶：内存与运算</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Roofline of %1</source>
        <translation>%1 的屋顶线</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>每字节运算数</translation>
    </message>
    <message>
        <source>10⁹ operations per second</source>
        <translation>每秒 10⁹ 次运算</translation>
    </message>
    <message>
        <source>%1
%2: %3 · 10⁹ operations per second at %4 operations per byte
%5 % of the roof</source>
        <translation>%1
%2：每字节 %4 次运算时每秒 %3 · 10⁹ 次运算
屋顶的 %5 %</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TourPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Leave the Tour</source>
        <translation>离开导览(&amp;L)</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Tour</name>
    <message>
        <source>What is in the file</source>
        <translation>文件中有什么</translation>
    </message>
    <message>
        <source>The explorer lists the kernels with their loops, shared arrays, barriers and launches. A click leads to the line. Everything in the window speaks of the kernel that is chosen in the toolbar.</source>
        <translation>资源管理器列出内核及其循环、共享数组、屏障和启动。单击即可转到相应的行。窗口中的一切都针对工具栏中选定的内核。</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>存在的问题</translation>
    </message>
    <message>
        <source>Findings ranks what the kernel loses: races, uncoalesced accesses, bank conflicts, wasted transfers, each with its cost and its place. A button on a row adds the steps that mend it to the plan.</source>
        <translation>“发现”按严重程度列出内核的损失：竞争、未合并的访问、存储体冲突、浪费的传输，并给出代价和位置。行上的按钮会把修正它的步骤加入计划。</translation>
    </message>
    <message>
        <source>How its threads reach memory</source>
        <translation>线程如何访问内存</translation>
    </message>
    <message>
        <source>Choose an access to see the 32 lanes of a warp, the sectors that they touch, and the banks of shared memory.</source>
        <translation>选择一个访问，即可看到一个 warp 的 32 个通道、它们触及的扇区以及共享内存的存储体。</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>可以做什么</translation>
    </message>
    <message>
        <source>Each value of each step has its verdict: ✓ legal, ✓* legal if the listed assumptions hold, ✕ illegal, ? not understood. A click adds the step to the plan below, and the reasons stand beneath it. Verdicts follow while you type in the source.</source>
        <translation>每个步骤的每个值都有判定：✓ 合法，✓* 在所列假设成立时合法，✕ 不合法，? 无法理解。单击会把该步骤加入下方的计划，理由显示在其下。您在源代码中输入时判定会随之更新。</translation>
    </message>
    <message>
        <source>What becomes of the source</source>
        <translation>源代码的变化</translation>
    </message>
    <message>
        <source>Side by Side shows the original and the source that the plan makes, with sectors, registers and time before and after. Choose a step first, for example a factor of coarsening, and look here again.</source>
        <translation>“并排”显示原始代码和计划生成的源代码，以及前后的扇区、寄存器和时间。请先选择一个步骤，例如粗化因子，然后再看这里。</translation>
    </message>
    <message>
        <source>Is it right, and is it faster?</source>
        <translation>正确吗？更快吗？</translation>
    </message>
    <message>
        <source>Write steps with lists of values, and build: each row has its registers and occupancy. Verify runs the rows on the CPU and compares what they compute; Measure takes their times on a GPU, of this machine or of another one.</source>
        <translation>写出带值列表的步骤并构建：每一行都有其寄存器数和占用率。“验证”在 CPU 上运行各行并比较计算结果；“测量”在本机或另一台机器的 GPU 上测量时间。</translation>
    </message>
    <message>
        <source>Leave the search to the program</source>
        <translation>让程序来搜索</translation>
    </message>
    <message>
        <source>Tune searches plans of several steps, verifies the best one and says why it is faster. Without a GPU it replays recorded searches. Export writes the source that won. F1 opens the handbook at whatever has the keyboard.</source>
        <translation>“调优”搜索由多个步骤组成的计划，验证最好的一个并说明它为何更快。没有 GPU 时会回放录制的搜索。“导出”写出胜出的源代码。按 F1 会在键盘焦点所在处打开手册。</translation>
    </message>
</context>
<context>
    <name>NestPictures</name>
    <message>
        <source>Which element a thread touches depends on data: it is known only when the program runs.</source>
        <translation>线程触及哪个元素取决于数据：只有程序运行时才知道。</translation>
    </message>
    <message>
        <source>How far apart the elements of neighbouring threads lie is no number here, nor a product of sizes: there is no picture.</source>
        <translation>相邻线程的元素相距多远在此既不是数也不是大小的乘积：没有图。</translation>
    </message>
    <message>
        <source>%1 taken as %2.</source>
        <translation>将 %1 视为 %2。</translation>
    </message>
</context>
<context>
    <name>NestRows</name>
    <message>
        <source>global memory</source>
        <translation>全局内存</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>常量内存</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>strips in shared memory, from %1</source>
        <translation>共享内存中的条带，来自%1</translation>
    </message>
    <message>
        <source>published rules, compute capability %1, %2 registers</source>
        <translation>已发表的规则，计算能力 %1，%2 个寄存器</translation>
    </message>
    <message>
        <source>our rules, compute capability %1, %2 registers</source>
        <translation>我们的规则，计算能力 %1，%2 个寄存器</translation>
    </message>
</context>
<context>
    <name>NestText</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>iterations: %1</source>
        <translation>迭代次数：%1</translation>
    </message>
    <message>
        <source>gathers %1</source>
        <translation>归约 %1</translation>
    </message>
    <message>
        <source>It is the kernel %1.</source>
        <translation>它是内核 %1。</translation>
    </message>
    <message>
        <source>It stays on the CPU.</source>
        <translation>它留在 CPU 上。</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>代价 %1</translation>
    </message>
    <message>
        <source>nest %1</source>
        <translation>嵌套 %1</translation>
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
        <translation>已映射</translation>
    </message>
    <message>
        <source>No shape of block fits a multiprocessor.</source>
        <translation>没有适合 SM 的块形状。</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>没有可映射的循环。</translation>
    </message>
    <message>
        <source>parallel, %1</source>
        <translation>并行，%1</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>parallel, in the thread</source>
        <translation>并行，在线程中</translation>
    </message>
    <message>
        <source>not parallel</source>
        <translation>非并行</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>读写</translation>
    </message>
    <message>
        <source>written</source>
        <translation>写</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读</translation>
    </message>
    <message>
        <source>Nest in %1()</source>
        <translation>%1() 中的嵌套</translation>
    </message>
    <message>
        <source>It is not followed.</source>
        <translation>未作跟踪。</translation>
    </message>
    <message>
        <source>What was done to it</source>
        <translation>对它所做的改动</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>前提</translation>
    </message>
    <message>
        <source>Memory under the chosen mapping</source>
        <translation>所选映射下的内存</translation>
    </message>
    <message numerus="yes">
        <source>%n mapping(s) are left out: no block of theirs fits a multiprocessor.</source>
        <translation>
            <numerusform>省略了 %n 个映射：它们的块都不适合 SM。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not mapped</source>
        <translation>未映射</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nest(s) mapped</source>
        <translation>
            <numerusform>%n 个嵌套中的 %1 个已映射</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel(s)</source>
        <translation>
            <numerusform>%n 个内核</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::NestPresenter</name>
    <message>
        <source>The program was written to %1.</source>
        <translation>程序已写入 %1。</translation>
    </message>
    <message>
        <source>The reading of the nests was stopped. Map Again reads them.</source>
        <translation>嵌套的读取已停止。“重新映射”会读取它们。</translation>
    </message>
    <message>
        <source>The nests are read.</source>
        <translation>正在读取嵌套。</translation>
    </message>
    <message>
        <source>Open a serial C or C++ source with for loops to see which of them can become threads, in which way, and to have it written in CUDA or OpenCL.</source>
        <translation>打开带有 for 循环的串行 C 或 C++ 源文件，即可查看其中哪些循环能以何种方式变成线程，并用 CUDA 或 OpenCL 写出。</translation>
    </message>
    <message>
        <source>Save the program</source>
        <translation>保存程序</translation>
    </message>
    <message>
        <source>%1 is the source itself; choose another name.</source>
        <translation>%1 就是源文件本身；请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 is a name for kernels; name the host program, for example %2.</source>
        <translation>%1 是内核文件的名称；请给出主机程序的名称，例如 %2。</translation>
    </message>
    <message>
        <source>Map Only the Nest of Line %1</source>
        <translation>只映射第 %1 行的嵌套</translation>
    </message>
    <message>
        <source>Map All Nests Again</source>
        <translation>重新映射所有嵌套</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MappingsModel</name>
    <message>
        <source>Its place; mappings that the rules do not tell apart share one</source>
        <translation>其名次；规则无法区分的映射共享一个名次</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Which loop runs along which thread index</source>
        <translation>哪个循环沿哪个线程索引</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>Threads of a block, x first</source>
        <translation>块的线程数，x 在前</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>What strips of arrays in shared memory would save; the program that is written has none</source>
        <translation>数组条带放入共享内存可节省的量；写出的程序没有条带</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>收益</translation>
    </message>
    <message>
        <source>Threads of a block whose accesses are not coalesced, summed over the accesses</source>
        <translation>块中访问未合并的线程数，对各访问求和</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Bytes of shared memory that the strips of a block would take</source>
        <translation>块的条带将占用的共享内存字节数</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Blocks that a multiprocessor holds at once</source>
        <translation>一个 SM 同时容纳的块数</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Active warps of those possible</source>
        <translation>活动 warp 占可能数的比例</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>By which rule it stands above the next one</source>
        <translation>依据哪条规则排在下一个之前</translation>
    </message>
    <message>
        <source>Above the next because</source>
        <translation>排在下一个之前的原因</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MatricesPage</name>
    <message>
        <source>Choose a nest that is mapped to see how its loops move its accesses.</source>
        <translation>选择一个已映射的嵌套，以查看其循环如何移动其访问。</translation>
    </message>
    <message>
        <source>Access matrices of the nest</source>
        <translation>嵌套的访问矩阵</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NestTextsPage</name>
    <message>
        <source>Serial</source>
        <translation>串行</translation>
    </message>
    <message>
        <source>Serial source as it was read</source>
        <translation>读入的串行源文件</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>CUDA program</source>
        <translation>CUDA 程序</translation>
    </message>
    <message>
        <source>Kernels in OpenCL C</source>
        <translation>OpenCL C 内核</translation>
    </message>
    <message>
        <source>Host program of the OpenCL kernels</source>
        <translation>OpenCL 内核的主机程序</translation>
    </message>
    <message>
        <source>The program is written…</source>
        <translation>正在写出程序…</translation>
    </message>
    <message>
        <source>Choose a mapping to have the program written.</source>
        <translation>选择一个映射以写出程序。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NestsView</name>
    <message>
        <source>Reorder sums</source>
        <translation>重排求和</translation>
    </message>
    <message>
        <source>Message about the nests</source>
        <translation>关于嵌套的消息</translation>
    </message>
    <message>
        <source>Rules of the ranking</source>
        <translation>排名规则</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>我们的规则</translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation>已发表的规则</translation>
    </message>
    <message>
        <source>Corrected rules for the GPU in the toolbar, or the published ones for a GT200 of compute capability 1.3</source>
        <translation>针对工具栏中 GPU 的修正规则，或针对计算能力 1.3 的 GT200 的已发表规则</translation>
    </message>
    <message>
        <source>Language of the kernels</source>
        <translation>内核的语言</translation>
    </message>
    <message>
        <source>The language that kernels are written in</source>
        <translation>编写内核所用的语言</translation>
    </message>
    <message>
        <source>Also loops that gather floating-point numbers, whose result depends on the order</source>
        <translation>也包括归约浮点数的循环，其结果取决于顺序</translation>
    </message>
    <message>
        <source>Keep loops</source>
        <translation>保留循环</translation>
    </message>
    <message>
        <source>Loops stay as they are written: they are not interchanged, joined, distributed or made rectangles</source>
        <translation>循环保持原样：不交换、不合并、不拆分、不改为矩形</translation>
    </message>
    <message>
        <source>Only at the caret</source>
        <translation>仅光标处</translation>
    </message>
    <message>
        <source>Only the nest whose outermost loop is the one at the caret, which may be a loop inside another; else the nests behind #pragma warpgrain map, or all where there is none</source>
        <translation>只映射以光标处循环为最外层的嵌套（它可以在另一个循环之内）；否则映射 #pragma warpgrain map 之后的嵌套，若没有则映射全部</translation>
    </message>
    <message>
        <source>Writes the program beside the source and opens its kernels: steps, variants and measurements follow as for any source</source>
        <translation>将程序写在源文件旁并打开其内核：步骤、变体和测量与任何源文件一样</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Writes the program to a file; of OpenCL, with the kernels beside it</source>
        <translation>将程序写入文件；OpenCL 的内核写在旁边</translation>
    </message>
    <message>
        <source>Functions with their nests and loops</source>
        <translation>函数及其嵌套和循环</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>嵌套</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Mappings of the nest, the best first</source>
        <translation>嵌套的映射，最佳在前</translation>
    </message>
    <message>
        <source>What is known of the chosen nest</source>
        <translation>关于所选嵌套的已知信息</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>%1()</source>
        <translation>%1()</translation>
    </message>
    <message>
        <source>Open as O&amp;penCL</source>
        <translation>作为 OpenCL 打开(&amp;P)</translation>
    </message>
    <message>
        <source>O&amp;pen as CUDA</source>
        <translation>作为 CUDA 打开(&amp;P)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Map Again</source>
        <translation>重新映射</translation>
    </message>
    <message>
        <source>Ends the reading of the nests, or the writing of the program</source>
        <translation>结束嵌套的读取或程序的写出</translation>
    </message>
    <message>
        <source>Reads the nests of the source once more</source>
        <translation>再次读取源文件的嵌套</translation>
    </message>
    <message>
        <source>The nests are read…</source>
        <translation>正在读取嵌套…</translation>
    </message>
    <message>
        <source>The program is written…</source>
        <translation>正在写出程序…</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TouchPage</name>
    <message>
        <source>(chosen)</source>
        <translation>（已选）</translation>
    </message>
    <message>
        <source>Access that is shown</source>
        <translation>显示的访问</translation>
    </message>
    <message>
        <source>The array, and which of its accesses</source>
        <translation>数组及其哪个访问</translation>
    </message>
    <message>
        <source>What is shown of it</source>
        <translation>显示的内容</translation>
    </message>
    <message>
        <source>Addresses of a warp</source>
        <translation>一个 warp 的地址</translation>
    </message>
    <message>
        <source>Elements of a block</source>
        <translation>一个块的元素</translation>
    </message>
    <message>
        <source>Which addresses the threads of the first warp use, or which elements the threads of a block share</source>
        <translation>第一个 warp 的线程使用哪些地址，或一个块的线程共享哪些元素</translation>
    </message>
    <message>
        <source>access %1</source>
        <translation>访问 %1</translation>
    </message>
    <message>
        <source>Choose a nest that is mapped to see which threads touch which elements.</source>
        <translation>选择一个已映射的嵌套，以查看哪些线程触及哪些元素。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FlagsWindow</name>
    <message>
        <source>Compiler Flags</source>
        <translation>编译选项</translation>
    </message>
    <message>
        <source>Look for headers in</source>
        <translation>在此文件夹中查找头文件</translation>
    </message>
    <message>
        <source>Open a source to see the flags that it is read and built with.</source>
        <translation>打开一个源文件，即可查看读取和构建它时使用的编译选项。</translation>
    </message>
    <message>
        <source>These flags were given for this file.</source>
        <translation>这些编译选项是为此文件指定的。</translation>
    </message>
    <message>
        <source>These flags were found in compile_commands.json, or guessed from the makefile and the folders beside the file.</source>
        <translation>这些编译选项取自 compile_commands.json，或根据文件旁的 makefile 和文件夹推测得出。</translation>
    </message>
    <message>
        <source>Relative folders are looked for in %1.</source>
        <translation>相对文件夹在 %1 中查找。</translation>
    </message>
    <message>
        <source>The source is read…</source>
        <translation>正在读取源代码…</translation>
    </message>
    <message numerus="yes">
        <source>The source was read without errors: %n kernel(s).</source>
        <translation><numerusform>源代码读取无错误：%n 个 kernel。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The source was read with %n error(s).</source>
        <translation><numerusform>读取源代码时有 %n 个错误。</numerusform></translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation>第一个：%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FlagsView</name>
    <message>
        <source>&amp;Fast mathematics (--use_fast_math)</source>
        <translation>快速数学(&amp;F)（--use_fast_math）</translation>
    </message>
    <message>
        <source>Add &amp;Macro</source>
        <translation>添加宏(&amp;M)</translation>
    </message>
    <message>
        <source>Add &amp;Include Folder…</source>
        <translation>添加包含文件夹(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Use Flags</source>
        <translation>使用编译选项(&amp;U)</translation>
    </message>
    <message>
        <source>Fi&amp;nd Again</source>
        <translation>重新查找(&amp;N)</translation>
    </message>
    <message>
        <source>Compiler flags, a flag with its value a line</source>
        <translation>编译选项，每行一个编译选项及其值</translation>
    </message>
    <message>
        <source>No flags: for example -DTILE=16, -I include or -std=c++17</source>
        <translation>没有编译选项：例如 -DTILE=16、-I include 或 -std=c++17</translation>
    </message>
    <message>
        <source>the compiler&apos;s own</source>
        <translation>编译器默认</translation>
    </message>
    <message>
        <source>nvcc then computes divisions, roots and functions like sinf faster and less exactly</source>
        <translation>nvcc 将以更快但精度更低的方式计算除法、开方以及 sinf 等函数</translation>
    </message>
    <message>
        <source>Macro to define</source>
        <translation>要定义的宏</translation>
    </message>
    <message>
        <source>NAME or NAME=VALUE</source>
        <translation>NAME 或 NAME=VALUE</translation>
    </message>
    <message>
        <source>Choose a folder in which headers are looked for (-I)</source>
        <translation>选择查找头文件的文件夹（-I）</translation>
    </message>
    <message>
        <source>Read the source again with these flags (Ctrl+Return)</source>
        <translation>用这些编译选项重新读取源代码（Ctrl+Return）</translation>
    </message>
    <message>
        <source>Look for the flags in compile_commands.json, or guess them, as when the file was opened</source>
        <translation>像打开文件时一样，在 compile_commands.json 中查找编译选项，或推测编译选项</translation>
    </message>
    <message>
        <source>&amp;Standard:</source>
        <translation>标准(&amp;S)：</translation>
    </message>
</context>
</TS>
