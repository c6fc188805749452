<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>warpgrain::report::Words</name>
    <message>
        <source>en</source>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>Report on {1}</source>
        <translation>关于 {1} 的报告</translation>
    </message>
    <message>
        <source>Made by Warpgrain {1} on {2}.</source>
        <translation>由 Warpgrain {1} 于 {2} 生成。</translation>
    </message>
    <message>
        <source>Kernel and launch</source>
        <translation>Kernel 与启动</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Instantiation</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源文件</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>grid {1} blocks</source>
        <translation>网格 {1} 个线程块</translation>
    </message>
    <message>
        <source>block {1} threads</source>
        <translation>线程块 {1} 个线程</translation>
    </message>
    <message>
        <source>{1} bytes of dynamic shared memory</source>
        <translation>{1} 字节动态共享内存</translation>
    </message>
    <message>
        <source>From the source</source>
        <translation>来自源代码</translation>
    </message>
    <message>
        <source>{1} = {2} (line {3})</source>
        <translation>{1} = {2}（第 {3} 行）</translation>
    </message>
    <message>
        <source>{1} = {2} (a guess from line {3})</source>
        <translation>{1} = {2}（据第 {3} 行推测）</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>A multiprocessor holds</source>
        <translation>一个 SM 可容纳</translation>
    </message>
    <message>
        <source>{1} warps, {2} blocks, {3} registers, {4} bytes of shared memory</source>
        <translation>{1} 个 warp，{2} 个线程块，{3} 个寄存器，{4} 字节共享内存</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA 工具包</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>测量于</translation>
    </message>
    <message>
        <source>{1}, driver {2}, {3}</source>
        <translation>{1}，驱动程序 {2}，{3}</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>No plan was chosen: the report is on the original.</source>
        <translation>未选择方案：本报告针对原始版本。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>合法</translation>
    </message>
    <message>
        <source>legal if what is assumed holds</source>
        <translation>若所作假定成立则合法</translation>
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
        <source>by hand; proved by runs alone</source>
        <translation>手写；只由运行证明</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Numbers before and after</source>
        <translation>前后数值对比</translation>
    </message>
    <message>
        <source>They were not compared: {1}</source>
        <translation>未作比较：{1}</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
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
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>neither better nor worse</source>
        <translation>不好不坏</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>time, median (µs)</source>
        <translation>时间，中位数（µs）</translation>
    </message>
    <message>
        <source>time by the model (µs)</source>
        <translation>模型时间（µs）</translation>
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
        <source>accesses with conflicts</source>
        <translation>有冲突的访问</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>未计数的访问</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>存在数据竞争的位置</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>warp 指令数</translation>
    </message>
    <message>
        <source>registers of a thread</source>
        <translation>每线程寄存器数</translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation>占用率（%）</translation>
    </message>
    <message>
        <source>shared memory of a block (bytes)</source>
        <translation>每线程块共享内存（字节）</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>每线程块线程数</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>{1}, {2}: sectors</source>
        <translation>{1}，{2}：扇区</translation>
    </message>
    <message>
        <source>{1}, {2}: passes over the banks</source>
        <translation>{1}，{2}：bank 访问轮数</translation>
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
        <source>It was not measured with this launch.</source>
        <translation>未用此启动测量。</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>模型需要完整的启动信息，以及速度已知的 GPU。</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>某个访问或某个循环的长度未知，采用了推测值。</translation>
    </message>
    <message>
        <source>Estimates of this kind are usually wrong by {1} % themselves.</source>
        <translation>此类估算本身的误差通常为 {1} %。</translation>
    </message>
    <message>
        <source>The 95 % intervals of the two medians meet.</source>
        <translation>两个中位数的 95 % 区间相交。</translation>
    </message>
    <message>
        <source>Findings in the original</source>
        <translation>原始版本中的发现</translation>
    </message>
    <message>
        <source>By the model, the launch takes {1} µs on {2}.</source>
        <translation>按模型，此启动在 {2} 上用时 {1} µs。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
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
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Steps that mend it</source>
        <translation>可修复它的步骤</translation>
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
        <source>{1} (possible)</source>
        <translation>{1}（可能）</translation>
    </message>
    <message>
        <source>{1} % of the time</source>
        <translation>时间的 {1} %</translation>
    </message>
    <message>
        <source>{1} cycles</source>
        <translation>{1} 个周期</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} 个扇区</translation>
    </message>
    <message>
        <source>{1} passes over the banks</source>
        <translation>{1} 轮 bank 访问</translation>
    </message>
    <message>
        <source>{1} ({2}, expected to be {3} times as fast)</source>
        <translation>{1}（{2}，预计速度为 {3} 倍）</translation>
    </message>
    <message>
        <source>{1} ({2})</source>
        <translation>{1}（{2}）</translation>
    </message>
    <message>
        <source>{1} is not possible: {2}</source>
        <translation>{1} 不可行：{2}</translation>
    </message>
    <message>
        <source>Steps that mend findings were not looked for.</source>
        <translation>未查找可修复这些发现的步骤。</translation>
    </message>
    <message>
        <source>Not counted:</source>
        <translation>未计数：</translation>
    </message>
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
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>No variant was built.</source>
        <translation>未构建任何变体。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>（原始版本）</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Spills (bytes)</source>
        <translation>寄存器溢出（字节）</translation>
    </message>
    <message>
        <source>Shared (bytes)</source>
        <translation>共享（字节）</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>占用率（%）</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>时间（µs）</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>±（%）</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>未编译</translation>
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
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>noisy</source>
        <translation>有噪声</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>不可比较</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
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
        <source>verified, also at {1} other sizes</source>
        <translation>已验证，另在 {1} 个其他尺寸下验证</translation>
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
        <source>with another launch: {1}</source>
        <translation>以另一个启动：{1}</translation>
    </message>
    <message>
        <source>{1}, with findings</source>
        <translation>{1}，有发现</translation>
    </message>
    <message>
        <source>Evidence of the verification</source>
        <translation>验证的证据</translation>
    </message>
    <message>
        <source>Variants were run on the CPU, and what they leave in memory was compared with what the original leaves, with this launch and at these sizes alone.</source>
        <translation>变体在 CPU 上运行，并将其在内存中留下的结果与原始版本留下的结果比较；仅限于此启动和这些尺寸。</translation>
    </message>
    <message>
        <source>No variant was run.</source>
        <translation>未运行任何变体。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Run with</source>
        <translation>运行条件</translation>
    </message>
    <message>
        <source>Other sizes at which it agrees</source>
        <translation>结果一致的其他尺寸</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>No variant is built: there are no numbers to draw.</source>
        <translation>未构建任何变体：没有可绘制的数值。</translation>
    </message>
    <message>
        <source>What changes in the source</source>
        <translation>源代码中的更改</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>无。</translation>
    </message>
</context>
</TS>
