<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AccessTexts</name>
    <message>
        <source>nothing is wasted</source>
        <translation>無駄なし</translation>
    </message>
    <message>
        <source>uncoalesced</source>
        <translation>非コアレス</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>バンクコンフリクト</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未計数</translation>
    </message>
    <message>
        <source>global</source>
        <translation>グローバル</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>コンスタント</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>memory space</comment>
        <translation>不明</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>read and write</source>
        <translation>読み書き</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>アトミック</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>一様</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>reverse linear</source>
        <translation>逆順線形</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>ずれ</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>重なり</translation>
    </message>
    <message>
        <source>strided</source>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>uniform: all threads along x use one element</source>
        <translation>一様：x 方向のすべてのスレッドが 1 つの要素を使います</translation>
    </message>
    <message>
        <source>linear: neighbouring threads use neighbouring elements</source>
        <translation>線形：隣り合うスレッドが隣り合う要素を使います</translation>
    </message>
    <message>
        <source>reverse linear: neighbouring threads use neighbouring elements, backwards</source>
        <translation>逆順線形：隣り合うスレッドが隣り合う要素を逆順に使います</translation>
    </message>
    <message>
        <source>shifted: linear, but not from where a sector begins</source>
        <translation>ずれ：線形ですが、セクタの先頭から始まりません</translation>
    </message>
    <message>
        <source>overlapping: rows of threads meet the elements of their neighbours</source>
        <translation>重なり：スレッドの各行が隣のスレッドの要素にかかります</translation>
    </message>
    <message>
        <source>strided: neighbouring threads use elements of different rows</source>
        <translation>ストライド：隣り合うスレッドが別の行の要素を使います</translation>
    </message>
    <message>
        <source>strided: neighbouring threads are several elements apart</source>
        <translation>ストライド：隣り合うスレッドが要素数個分離れています</translation>
    </message>
    <message>
        <source>random: not known before the kernel runs</source>
        <translation>ランダム：カーネルを実行するまで分かりません</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation><numerusform>%n バイト</numerusform></translation>
    </message>
    <message>
        <source>%1: %2, %3 memory</source>
        <translation>%1：%2、メモリ：%3</translation>
    </message>
    <message>
        <source>sectors a request: %1, ideal %2</source>
        <translation>リクエストあたりのセクタ数：%1、理想は %2</translation>
    </message>
    <message>
        <source>bank conflict: %1 ways</source>
        <translation>バンクコンフリクト：%1 ウェイ</translation>
    </message>
    <message>
        <source>no bank conflict</source>
        <translation>バンクコンフリクトなし</translation>
    </message>
    <message>
        <source>not affine: %1</source>
        <translation>アフィンでない：%1</translation>
    </message>
</context>
<context>
    <name>AgeTexts</name>
    <message>
        <source>This time is of %1; the newest times are of %2.</source>
        <translation>この時間は %1 のものです。最新の時間は %2 のものです。</translation>
    </message>
    <message>
        <source>This time was measured with another launch than the one under Test Launch.</source>
        <translation>この時間は「テスト起動」とは別の起動で測定されたものです。</translation>
    </message>
    <message>
        <source>This time was recorded of another text of the source.</source>
        <translation>この時間は、別の内容のソースで記録されました。</translation>
    </message>
    <message>
        <source>This time was recorded of another instantiation of the template.</source>
        <translation>この時間は、テンプレートの別のインスタンスで記録されました。</translation>
    </message>
    <message>
        <source>It was not recorded of which instantiation of the template this time is.</source>
        <translation>この時間がテンプレートのどのインスタンスのものかは記録されていません。</translation>
    </message>
    <message>
        <source>This time was recorded on another architecture, %1.</source>
        <translation>この時間は別のアーキテクチャ %1 で記録されました。</translation>
    </message>
    <message>
        <source>This time was recorded of other machine code.</source>
        <translation>この時間は別の機械語コードで記録されました。</translation>
    </message>
</context>
<context>
    <name>CountTexts</name>
    <message>
        <source>executions by a thread</source>
        <translation>1 スレッドの実行回数</translation>
    </message>
    <message>
        <source>requests of warps</source>
        <translation>ワープのリクエスト</translation>
    </message>
    <message>
        <source>sectors of 32 bytes</source>
        <translation>32 バイトのセクタ</translation>
    </message>
    <message>
        <source>lines of 128 bytes</source>
        <translation>128 バイトのライン</translation>
    </message>
    <message>
        <source>passes over the banks</source>
        <translation>バンクのパス</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>バンクコンフリクト</translation>
    </message>
    <message>
        <source>ways of the worst pass</source>
        <translation>最悪のパスのウェイ数</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>executed</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Executed: never.</source>
        <translation>実行：なし。</translation>
    </message>
    <message>
        <source>Executed: %1 requests.</source>
        <translation>実行：リクエスト %1 回。</translation>
    </message>
    <message>
        <source>Executed: %1 requests, %2 passes over the banks (%3 a request), %4 of them conflicts.</source>
        <translation>実行：リクエスト %1 回、バンクのパス %2 回（リクエストあたり %3）、うちコンフリクト %4 回。</translation>
    </message>
    <message>
        <source>Executed: %1 requests, %2 sectors (%3 a request).</source>
        <translation>実行：リクエスト %1 回、セクタ %2 個（リクエストあたり %3）。</translation>
    </message>
    <message>
        <source>The kernel has not been run: Count runs it on the CPU with the launch form, and counts what this access executes.</source>
        <translation>カーネルはまだ実行されていません。「カウント」を押すと、起動フォームの設定で CPU 上で実行し、このアクセスが実行する内容を数えます。</translation>
    </message>
    <message>
        <source>This access is not among what was counted.</source>
        <translation>このアクセスはカウントの対象に含まれていません。</translation>
    </message>
    <message>
        <source>Nothing is predicted of the whole launch: %1.</source>
        <translation>起動全体についての予測はありません：%1。</translation>
    </message>
    <message>
        <source>A device may count something else: %1.</source>
        <translation>デバイスでは別の数になることがあります：%1。</translation>
    </message>
</context>
<context>
    <name>DependenceTexts</name>
    <message>
        <source>flow</source>
        <translation>フロー</translation>
    </message>
    <message>
        <source>anti</source>
        <translation>逆</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>flow: written, then read</source>
        <translation>フロー：書き込みの後に読み取り</translation>
    </message>
    <message>
        <source>anti: read, then written</source>
        <translation>逆：読み取りの後に書き込み</translation>
    </message>
    <message>
        <source>output: written twice</source>
        <translation>出力：2 回の書き込み</translation>
    </message>
    <message>
        <source>input: read twice; orders nothing</source>
        <translation>入力：2 回の読み取り（順序の制約なし）</translation>
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
        <translation>読み取り</translation>
    </message>
    <message>
        <source>is written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>is read and written</source>
        <translation>読み書き</translation>
    </message>
    <message>
        <source>is updated atomically</source>
        <translation>アトミック更新</translation>
    </message>
    <message>
        <source>one thread, one iteration</source>
        <translation>1 スレッド、1 反復</translation>
    </message>
    <message>
        <source>threads of a block, unordered</source>
        <translation>同じブロックのスレッド間、順序なし</translation>
    </message>
    <message>
        <source>threads of different blocks, unordered</source>
        <translation>異なるブロックのスレッド間、順序なし</translation>
    </message>
    <message>
        <source>race</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>possible race</source>
        <translation>競合の可能性</translation>
    </message>
    <message>
        <source>harmless race</source>
        <translation>無害な競合</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>行なし</translation>
    </message>
    <message numerus="yes">
        <source>%n arrays</source>
        <translation><numerusform>%n 個の配列</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>ほか %n 件</numerusform></translation>
    </message>
    <message>
        <source>Not all threads of a block may reach this barrier together.</source>
        <translation>ブロックのすべてのスレッドが揃ってこのバリアに到達するとは限りません。</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <translation>%1 の中、%2</translation>
    </message>
    <message>
        <source>%1 dependence on %2</source>
        <translation>%2 を介する%1依存</translation>
    </message>
    <message>
        <source>from</source>
        <translation>元</translation>
    </message>
    <message>
        <source>to</source>
        <translation>先</translation>
    </message>
    <message>
        <source>carried by</source>
        <translation>運搬元</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>いいえ：%1</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>具体例</translation>
    </message>
    <message>
        <source>forbids</source>
        <translation>禁止するステップ</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this arrow are in the table.</source>
        <translation><numerusform>この矢印のほかの %n 件は表にあります。</numerusform></translation>
    </message>
    <message>
        <source>No dependence that is shown touches it.</source>
        <translation>表示中の依存でこれに関わるものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s)</source>
        <translation><numerusform>競合 %n 件</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n possible race(s)</source>
        <translation><numerusform>競合の可能性 %n 件</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n harmless race(s)</source>
        <translation><numerusform>無害な競合 %n 件</numerusform></translation>
    </message>
    <message>
        <source>✓ No race within blocks (proved)</source>
        <translation>✓ ブロック内の競合なし（証明済み）</translation>
    </message>
    <message>
        <source>✓ No race within blocks (proved, given that: %1)</source>
        <translation>✓ ブロック内の競合なし（次の前提で証明済み：%1）</translation>
    </message>
    <message>
        <source>? Races within blocks are not ruled out.</source>
        <translation>? ブロック内の競合を否定できません。</translation>
    </message>
    <message>
        <source>the barrier in line %1 may not be reached by all threads</source>
        <translation>%1 行目のバリアに、すべてのスレッドが到達するとは限らない</translation>
    </message>
</context>
<context>
    <name>DialogTexts</name>
    <message>
        <source>Open a CUDA source</source>
        <translation>CUDA ソースを開く</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>%1 の変更を保存しますか？</translation>
    </message>
    <message>
        <source>Trust this folder?</source>
        <translation>このフォルダを信頼しますか？</translation>
    </message>
    <message>
        <source>Trust and Build</source>
        <translation>信頼してビルド</translation>
    </message>
    <message>
        <source>About Warpgrain</source>
        <translation>Warpgrain について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;Choose how much work each CUDA thread does, and see what it costs.&lt;/p&gt;&lt;p&gt;The window is free software under the GNU General Public License, version 3 or later; the engine and the command line are under the Apache License 2.0.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Warpgrain %1&lt;/h3&gt;&lt;p&gt;各 CUDA スレッドの仕事量を選び、そのコストを確かめます。&lt;/p&gt;&lt;p&gt;ウィンドウは GNU General Public License バージョン 3 以降に基づくフリーソフトウェアです。エンジンとコマンドラインは Apache License 2.0 に基づきます。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Flags can make the compiler read files and start programs. Build and run only what you trust. You are asked once for each folder.</source>
        <translation>フラグによっては、コンパイラがファイルを読み取ったりプログラムを起動したりします。信頼できるものだけをビルドして実行してください。この確認はフォルダごとに 1 回行われます。</translation>
    </message>
    <message>
        <source>Building compiles the sources in %1 with the compiler flags that belong to them; verifying and measuring run their kernels.</source>
        <translation>ビルドすると、%1 のソースが、それに付随するコンパイラフラグでコンパイルされます。検証と測定ではそのカーネルが実行されます。</translation>
    </message>
    <message>
        <source>CUDA, C, C++ and OpenCL sources (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Warpgrain sessions (*.warpgrain);;All files (*)</source>
        <translation>CUDA、C、C++、OpenCL のソース (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;Warpgrain のセッション (*.warpgrain);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>DifferenceTexts</name>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>The lines whose values are expected to hold most registers of a thread, where the kernel needs most of them: each line of its own text, with its registers.</source>
        <translation>カーネルが最も多くのレジスタを必要とする箇所で、スレッドのレジスタを最も多く保持すると見込まれる行です。それぞれのテキストの行と、そのレジスタ数を示します。</translation>
    </message>
    <message>
        <source>registers held by</source>
        <translation>レジスタを保持する行</translation>
    </message>
    <message>
        <source>On the left:</source>
        <translation>左側:</translation>
    </message>
    <message>
        <source>On the right:</source>
        <translation>右側:</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>アクセスまたはループの長さが不明なため、推測値を使っています。</translation>
    </message>
    <message>
        <source>Noise: estimates of this kind are usually wrong by %1 % themselves.</source>
        <translation>誤差範囲：この種の推定自体に、通常 %1 % の誤差があります。</translation>
    </message>
    <message>
        <source>It was not measured with this launch.</source>
        <translation>この起動では測定されていません。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Median on the GPU, with half of its 95 % interval.</source>
        <translation>GPU 上の中央値と、その 95 % 区間の半幅。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Noise: the 95 % intervals of the two medians meet.</source>
        <translation>誤差範囲：2 つの中央値の 95 % 区間が重なっています。</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>モデルには、起動全体の情報と、速度が既知の GPU が必要です。</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>time by the model</source>
        <translation>モデルによる時間</translation>
    </message>
    <message>
        <source>Of the launch on the chosen GPU, estimated from accesses and instructions before it is compiled.</source>
        <translation>選択した GPU での起動の時間を、コンパイル前にアクセスと命令から推定した値。</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the requests of the whole launch touch.</source>
        <translation>起動全体のリクエストが触れる 32 バイトのセクタ数。</translation>
    </message>
    <message>
        <source>Further passes over the banks of shared memory, in the whole launch.</source>
        <translation>起動全体での、共有メモリのバンクの追加パス数。</translation>
    </message>
    <message>
        <source>sectors loaded</source>
        <translation>ロードしたセクタ</translation>
    </message>
    <message>
        <source>sectors stored</source>
        <translation>ストアしたセクタ</translation>
    </message>
    <message>
        <source>bank conflicts, loads</source>
        <translation>バンクコンフリクト、ロード</translation>
    </message>
    <message>
        <source>bank conflicts, stores</source>
        <translation>バンクコンフリクト、ストア</translation>
    </message>
    <message>
        <source>uncoalesced accesses</source>
        <translation>非コアレスアクセス</translation>
    </message>
    <message>
        <source>References in the source whose requests move more sectors than their data fills.</source>
        <translation>リクエストが転送するセクタ数が、データを収めるのに必要な数を超えている、ソース中の参照。</translation>
    </message>
    <message>
        <source>accesses with conflicts</source>
        <translation>コンフリクトのあるアクセス</translation>
    </message>
    <message>
        <source>References to shared memory whose lanes want different words of one bank.</source>
        <translation>レーンが同じバンクの異なるワードを要求する、共有メモリへの参照。</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>未計数のアクセス</translation>
    </message>
    <message>
        <source>References whose addresses are not followed, or that depend on numbers that are not known.</source>
        <translation>アドレスを追跡できない、または不明な数値に依存する参照。</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>データ競合の箇所</translation>
    </message>
    <message>
        <source>Pieces of the source where threads meet with no barrier between.</source>
        <translation>間にバリアがないままスレッドのアクセスが重なる、ソース中の箇所。</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>ワープの命令</translation>
    </message>
    <message>
        <source>What the statements of the launch compile to, by count.</source>
        <translation>起動の文がコンパイルされてできる命令の数。</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Of a thread. More of them are no harm unless occupancy falls, or values spill.</source>
        <translation>1 スレッドあたり。占有率が下がるか値がスピルしない限り、増えても害はありません。</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Warps that are resident on a multiprocessor, of those possible. Variants with less of it are often faster.</source>
        <translation>マルチプロセッサに常駐できるワープ数の、上限に対する割合。これが低いバリアントのほうが速いことも珍しくありません。</translation>
    </message>
    <message>
        <source>shared memory of a block</source>
        <translation>ブロックの共有メモリ</translation>
    </message>
    <message>
        <source>Bytes, static and dynamic.</source>
        <translation>バイト数、静的と動的の合計。</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>ブロックのスレッド数</translation>
    </message>
    <message>
        <source>Of the launch, as the steps rewrite it.</source>
        <translation>ステップによって書き換えられた起動の値。</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック数</translation>
    </message>
    <message>
        <source>%1: bank passes</source>
        <translation>%1：バンクのパス</translation>
    </message>
    <message>
        <source>%1: sectors</source>
        <translation>%1：セクタ</translation>
    </message>
    <message>
        <source>All references to the array of this kind, each counted where it stands, in the whole launch.</source>
        <translation>この種類の、その配列への参照すべて。起動全体で、それぞれの箇所ごとに数えます。</translation>
    </message>
</context>
<context>
    <name>ExecutedPictureTexts</name>
    <message>
        <source>request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>request of the warp here, in the order that it makes them, from 0</source>
        <translation>この箇所でのワープのリクエスト。発行順に 0 から</translation>
    </message>
    <message>
        <source>The run kept the addresses of block %1: choose it, or count again to keep those of this block.</source>
        <translation>実行ではブロック %1 のアドレスが保存されています。そのブロックを選ぶか、再度カウントしてこのブロックのアドレスを保存してください。</translation>
    </message>
    <message>
        <source>Warp %1 of block %2 made no request here that was kept.</source>
        <translation>ブロック %2 のワープ %1 には、この箇所で保存されたリクエストがありません。</translation>
    </message>
    <message>
        <source>Executed, request %1 of warp %2 of block %3, to %4:</source>
        <translation>実行、ブロック %3 のワープ %2 のリクエスト %1、アクセス先は %4：</translation>
    </message>
</context>
<context>
    <name>ExecutedTexts</name>
    <message>
        <source>Executed with %1.</source>
        <translation>%1 で実行。</translation>
    </message>
    <message>
        <source>Executed with another launch, %1; count again.</source>
        <translation>別の起動 %1 で実行されています。もう一度カウントしてください。</translation>
    </message>
    <message>
        <source>The source, or a flag that it is read with, has changed since the kernel was run; count again.</source>
        <translation>カーネルの実行後に、ソースまたはその読み込みに使うフラグが変わりました。数え直してください。</translation>
    </message>
</context>
<context>
    <name>FactorTexts</name>
    <message>
        <source>Thread coarsening</source>
        <translation>スレッドの粗粒度化</translation>
    </message>
    <message>
        <source>Threads of a block</source>
        <translation>ブロックのスレッド</translation>
    </message>
    <message>
        <source>Axes of threads and blocks</source>
        <translation>スレッドとブロックの軸</translation>
    </message>
    <message>
        <source>Bounds for the compiler</source>
        <translation>コンパイラに与える境界</translation>
    </message>
    <message>
        <source>Thread-block coarsening</source>
        <translation>スレッドブロックの粗粒度化</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>Macros</source>
        <translation>マクロ</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>関数</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>その他のステップ</translation>
    </message>
    <message>
        <source>Shared array %1</source>
        <translation>共有配列 %1</translation>
    </message>
    <message>
        <source>Array %1</source>
        <translation>配列 %1</translation>
    </message>
    <message>
        <source>Loop %1</source>
        <translation>ループ %1</translation>
    </message>
    <message>
        <source>Loop in line %1</source>
        <translation>%1 行目のループ</translation>
    </message>
    <message>
        <source>Loop %1, line %2</source>
        <translation>ループ %1、%2 行目</translation>
    </message>
    <message>
        <source>on</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>Loop in line %1 of the variant</source>
        <translation>バリアントの %1 行目のループ</translation>
    </message>
    <message>
        <source>Loop %1, line %2 of the variant</source>
        <translation>ループ %1、バリアントの %2 行目</translation>
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
        <translation>不明：%1</translation>
    </message>
    <message>
        <source>threadIdx.x runs along neighbouring elements</source>
        <translation>threadIdx.x が隣り合う要素に沿って進む</translation>
    </message>
    <message>
        <source>%1 requests by %2 threads, %3 bank conflicts</source>
        <translation>%2 スレッドによるリクエスト %1 回、バンクコンフリクト %3 回</translation>
    </message>
    <message>
        <source>%1 requests by %2 threads, %3 sectors (ideal %4), %5 lines of 128 bytes</source>
        <translation>%2 スレッドによるリクエスト %1 回、セクタ %3 個（理想は %4）、128 バイトのライン %5 本</translation>
    </message>
    <message>
        <source>all threads of the block read one element</source>
        <translation>ブロックのすべてのスレッドが 1 つの要素を読む</translation>
    </message>
    <message>
        <source>threads along %1 read the same element</source>
        <translation>%1 方向のスレッドが同じ要素を読む</translation>
    </message>
    <message>
        <source>other references reach the same elements %1 threads away along %2</source>
        <translation>ほかの参照が、%2 方向に %1 スレッド離れて同じ要素に届く</translation>
    </message>
    <message>
        <source>none between threads</source>
        <translation>スレッド間ではなし</translation>
    </message>
    <message>
        <source>Not affine: %1.</source>
        <translation>アフィンではありません：%1。</translation>
    </message>
    <message>
        <source>line %1, %2, %3 memory</source>
        <translation>%1 行目、%2、メモリ：%3</translation>
    </message>
    <message>
        <source>class</source>
        <translation>種別</translation>
    </message>
    <message>
        <source>not affine</source>
        <translation>アフィンでない</translation>
    </message>
    <message>
        <source>element</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>%1, at multiples of %2</source>
        <translation>%1、%2 の倍数の位置</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>%1 from one thread to the next along x</source>
        <translation>x 方向の隣のスレッドまで %1</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>footprint</source>
        <translation>フットプリント</translation>
    </message>
    <message>
        <source>%1 a warp, %2 a block</source>
        <translation>ワープあたり %1、ブロックあたり %2</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation>再利用</translation>
    </message>
    <message>
        <source>Taken for granted: %1</source>
        <translation>前提：%1</translation>
    </message>
    <message>
        <source>Writes and atomics are done by every thread: merging saves none.</source>
        <translation>書き込みとアトミックはすべてのスレッドが行うため、統合しても減りません。</translation>
    </message>
    <message>
        <source>Which loads merging threads would save is not known: %1.</source>
        <translation>スレッドの統合でどのロードが減るかは不明です：%1。</translation>
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
        <translation>スレッドの統合で減るロード。数値を選ぶと、そのステップがプランに入ります：</translation>
    </message>
    <message>
        <source>No lane of this warp takes part here: its conditions do not hold.</source>
        <translation>ここでは条件が成り立たないため、このワープのレーンはどれも参加しません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1-way bank conflict&lt;/b&gt;: %2 passes, ideal %3</source>
        <translation>&lt;b&gt;%1 ウェイのバンクコンフリクト&lt;/b&gt;：パス %2 回、理想は %3 回</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;no bank conflict&lt;/b&gt;: %n pass(es), ideal %1</source>
        <translation><numerusform>&lt;b&gt;バンクコンフリクトなし&lt;/b&gt;：パス %n 回、理想は %1 回</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n sector(s)</source>
        <translation><numerusform>%n セクタ</numerusform></translation>
    </message>
    <message>
        <source>ideal %1</source>
        <translation>理想は %1</translation>
    </message>
    <message>
        <source>%1 of %2 bytes moved are used</source>
        <translation>転送した %2 バイト中 %1 バイトを使用</translation>
    </message>
    <message>
        <source>%1 instructions move an element</source>
        <translation>%1 命令で 1 要素を移動</translation>
    </message>
    <message>
        <source>%1 of 32 lanes take part</source>
        <translation>32 レーン中 %1 レーンが参加</translation>
    </message>
    <message>
        <source>No thread of this block gets here.</source>
        <translation>このブロックのスレッドはここに到達しません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 elements&lt;/b&gt; for %2 accesses by %3 threads</source>
        <translation>%3 スレッドによる %2 回のアクセスに対し &lt;b&gt;%1 要素&lt;/b&gt;</translation>
    </message>
    <message>
        <source>up to %1 threads touch the same one</source>
        <translation>最大 %1 スレッドが同じ要素に触れる</translation>
    </message>
    <message>
        <source>no two threads touch the same one</source>
        <translation>同じ要素に触れるスレッドはない</translation>
    </message>
    <message>
        <source>%1 of %2 iterations of %3</source>
        <translation>%3 の %2 反復中 %1 反復</translation>
    </message>
    <message>
        <source>sectors loaded: %1</source>
        <translation>ロードしたセクタ：%1</translation>
    </message>
    <message>
        <source>sectors stored: %1</source>
        <translation>ストアしたセクタ：%1</translation>
    </message>
    <message>
        <source>bank conflicts of loads: %1</source>
        <translation>ロードのバンクコンフリクト：%1</translation>
    </message>
    <message>
        <source>bank conflicts of stores: %1</source>
        <translation>ストアのバンクコンフリクト：%1</translation>
    </message>
    <message>
        <source>The launch: %1.</source>
        <translation>この起動では、%1。</translation>
    </message>
    <message>
        <source>Not all sums over the launch are known: %1.</source>
        <translation>起動全体の合計には不明なものがあります：%1。</translation>
    </message>
</context>
<context>
    <name>FindingTexts</name>
    <message>
        <source>Data race</source>
        <translation>データ競合</translation>
    </message>
    <message>
        <source>Access out of bounds</source>
        <translation>範囲外アクセス</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation>ダイバージェントなバリア</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation>非コアレスアクセス</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation>バンクコンフリクト</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>ダイバージェンス</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation>低い占有率</translation>
    </message>
    <message>
        <source>Unevenly spread blocks</source>
        <translation>ブロックの偏り</translation>
    </message>
    <message>
        <source>Redundant loads</source>
        <translation>冗長なロード</translation>
    </message>
    <message>
        <source>Unused grain</source>
        <translation>未活用の粒度</translation>
    </message>
    <message>
        <source>Threads use one address, one of them writes, and nothing orders them.</source>
        <translation>複数のスレッドが 1 つのアドレスを使い、その 1 つが書き込みますが、順序が定まっていません。</translation>
    </message>
    <message>
        <source>An access leaves its array.</source>
        <translation>アクセスが配列の外に出ます。</translation>
    </message>
    <message>
        <source>Not all threads of a block reach a barrier together.</source>
        <translation>ブロックのすべてのスレッドが揃ってバリアに到達するわけではありません。</translation>
    </message>
    <message>
        <source>A warp moves more sectors of 32 bytes than its data fills.</source>
        <translation>ワープが転送する 32 バイトセクタの数が、データを収めるのに必要な数を超えています。</translation>
    </message>
    <message>
        <source>Lanes want different words of one bank of shared memory, which takes several passes.</source>
        <translation>レーンが共有メモリの同じバンクの異なるワードを要求するため、複数のパスが必要です。</translation>
    </message>
    <message>
        <source>Lanes of a warp wait while others execute.</source>
        <translation>ワープの一部のレーンが実行している間、ほかのレーンが待ちます。</translation>
    </message>
    <message>
        <source>Few warps are resident on a multiprocessor, so that waiting is not hidden.</source>
        <translation>マルチプロセッサに常駐するワープが少ないため、待ち時間が隠蔽されません。</translation>
    </message>
    <message>
        <source>Multiprocessors have no block for a part of the time.</source>
        <translation>マルチプロセッサにブロックがない時間があります。</translation>
    </message>
    <message>
        <source>Neighbouring threads load the same data; a thread that does the work of several loads it once.</source>
        <translation>隣り合うスレッドが同じデータをロードします。複数スレッド分の仕事をするスレッドなら、ロードは 1 回で済みます。</translation>
    </message>
    <message>
        <source>More work for each thread or block is expected to be faster.</source>
        <translation>スレッドまたはブロックあたりの仕事を増やすと、高速化が見込まれます。</translation>
    </message>
    <message>
        <source>, possible</source>
        <translation>（可能性）</translation>
    </message>
    <message>
        <source>%1 of the modelled time</source>
        <translation>モデル化した時間の %1</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 サイクル</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 セクタ</translation>
    </message>
    <message>
        <source>%1 passes over the banks</source>
        <translation>バンクのパス %1 回</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>パス %1 回</translation>
    </message>
    <message>
        <source>%1, expected to be %2 times faster</source>
        <translation>%1、%2 倍の高速化の見込み</translation>
    </message>
</context>
<context>
    <name>FindingsTexts</name>
    <message>
        <source>%1 (a guess)</source>
        <translation>%1（推測）</translation>
    </message>
</context>
<context>
    <name>GraphTexts</name>
    <message>
        <source>the loop in line %1</source>
        <translation>%1 行目のループ</translation>
    </message>
    <message>
        <source>loop %1, line %2</source>
        <translation>ループ %1、%2 行目</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>the barrier in line %1</source>
        <translation>%1 行目のバリア</translation>
    </message>
    <message>
        <source>the barriers in lines %1</source>
        <translation>%1 行目のバリア</translation>
    </message>
    <message>
        <source>thread %1 of block %2</source>
        <translation>ブロック %2 のスレッド %1</translation>
    </message>
    <message>
        <source>iteration %1 of %2</source>
        <translation>%2 の反復 %1</translation>
    </message>
    <message>
        <source>both at byte %1 of %2</source>
        <translation>どちらも %2 のバイト %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 のとき</translation>
    </message>
</context>
<context>
    <name>LaunchTexts</name>
    <message>
        <source>Variants are run with %1.</source>
        <translation>バリアントは %1 で実行されます。</translation>
    </message>
    <message>
        <source>The parameters hold %1 numbers, more than can be filled in here. Record a launch with warpgrain-cli run --record, and verify with that.</source>
        <translation>パラメータに含まれる数値は %1 個で、ここに入力できる数を超えています。warpgrain-cli run --record で起動を記録し、それを使って検証してください。</translation>
    </message>
    <message>
        <source>%1 (a guess from the source)</source>
        <translation>%1（ソースからの推測）</translation>
    </message>
    <message>
        <source>%1 (from the source)</source>
        <translation>%1（ソースから）</translation>
    </message>
    <message>
        <source>%1 (a guess from line %2)</source>
        <translation>%1（%2 行目からの推測）</translation>
    </message>
    <message>
        <source>%1 (from line %2)</source>
        <translation>%1（%2 行目から）</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>グリッド %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>%1 bytes of dynamic shared memory</source>
        <translation>動的共有メモリ %1 バイト</translation>
    </message>
    <message>
        <source>%1: %2 bytes</source>
        <translation>%1: %2 バイト</translation>
    </message>
</context>
<context>
    <name>MarkNames</name>
    <message>
        <source>directive</source>
        <translation>ディレクティブ</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>グローバルメモリ</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>uncoalesced</source>
        <translation>非コアレス</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation>バンクコンフリクト</translation>
    </message>
    <message>
        <source>race</source>
        <translation>競合</translation>
    </message>
</context>
<context>
    <name>MarkTexts</name>
    <message>
        <source>reads shared memory: %1</source>
        <translation>共有メモリの読み取り：%1</translation>
    </message>
    <message>
        <source>reads global memory: %1</source>
        <translation>グローバルメモリの読み取り：%1</translation>
    </message>
    <message>
        <source>writes shared memory: %1</source>
        <translation>共有メモリへの書き込み：%1</translation>
    </message>
    <message>
        <source>writes global memory: %1</source>
        <translation>グローバルメモリへの書き込み：%1</translation>
    </message>
    <message>
        <source>reads and writes shared memory: %1</source>
        <translation>共有メモリの読み書き：%1</translation>
    </message>
    <message>
        <source>reads and writes global memory: %1</source>
        <translation>グローバルメモリの読み書き：%1</translation>
    </message>
    <message>
        <source>atomic in shared memory: %1</source>
        <translation>共有メモリのアトミック：%1</translation>
    </message>
    <message>
        <source>atomic in global memory: %1</source>
        <translation>グローバルメモリのアトミック：%1</translation>
    </message>
    <message>
        <source>barrier: %1</source>
        <translation>バリア：%1</translation>
    </message>
    <message>
        <source>directive: %1</source>
        <translation>ディレクティブ：%1</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation>%1 を起動</translation>
    </message>
    <message>
        <source>names %1, no launch is followed</source>
        <translation>%1 を参照、追跡できる起動なし</translation>
    </message>
</context>
<context>
    <name>NoteTexts</name>
    <message numerus="yes">
        <source>%n register(s)</source>
        <translation><numerusform>レジスタ %n 個</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of spills</source>
        <translation><numerusform>スピル %n バイト</numerusform></translation>
    </message>
    <message>
        <source>occupancy %1 %</source>
        <translation>占有率 %1 %</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>占有率 %1 %、制限要因は%2</translation>
    </message>
</context>
<context>
    <name>NumberTexts</name>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>kernel&apos;s own time</source>
        <translation>カーネル自身の時間</translation>
    </message>
    <message>
        <source>Median of what the GPU notes itself (CUPTI), without events and launch</source>
        <translation>GPU 自身が記録した時間（CUPTI）の中央値。イベントと起動のオーバーヘッドを含みません</translation>
    </message>
    <message>
        <source>Median on the GPU; how long a kernel takes is not predicted</source>
        <translation>GPU 上の中央値。カーネルの所要時間は予測しません</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>高速化率</translation>
    </message>
    <message>
        <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
        <translation>同じ測定周回でのオリジナルの時間をバリアントの時間で割った値</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Of a thread: as the compiler says, and as the driver says</source>
        <translation>1 スレッドあたり。コンパイラの報告値とドライバの報告値</translation>
    </message>
</context>
<context>
    <name>ParallelTexts</name>
    <message>
        <source>speed-up</source>
        <translation>高速化率</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>PictureTexts</name>
    <message>
        <source>one of the ways that lead to the access</source>
        <translation>アクセスに至る経路の 1 つ</translation>
    </message>
    <message>
        <source>iteration %1 of a loop that was followed step by step</source>
        <translation>1 ステップずつ追跡したループの反復 %1</translation>
    </message>
    <message>
        <source>There is no picture: %1.</source>
        <translation>図はありません：%1。</translation>
    </message>
    <message>
        <source>block along %1</source>
        <translation>%1 方向のブロック</translation>
    </message>
    <message>
        <source>path</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>ワープ</translation>
    </message>
    <message>
        <source>warp of the block</source>
        <translation>ブロック内のワープ</translation>
    </message>
    <message>
        <source>iteration %1 of the loop at line %2, from 0</source>
        <translation>%2 行目のループの反復 %1（0 から）</translation>
    </message>
    <message>
        <source>A loop around the access never runs in this launch.</source>
        <translation>この起動では、アクセスを囲むループが一度も実行されません。</translation>
    </message>
    <message>
        <source>Local memory is each thread&apos;s own: threads share nothing of it.</source>
        <translation>ローカルメモリは各スレッド専用で、スレッド間では共有されません。</translation>
    </message>
</context>
<context>
    <name>RecordedSearchTexts</name>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%2 の %1、%3</translation>
    </message>
</context>
<context>
    <name>TuneTexts</name>
    <message>
        <source>surrogate</source>
        <translation>サロゲート</translation>
    </message>
    <message>
        <source>A model that learns from every result chooses the next plan.</source>
        <translation>すべての結果から学習するモデルが次のプランを選びます。</translation>
    </message>
    <message>
        <source>genetic</source>
        <translation>遺伝的</translation>
    </message>
    <message>
        <source>The best plans so far are crossed and changed.</source>
        <translation>それまでに見つかった最良のプランを交叉・変異させます。</translation>
    </message>
    <message>
        <source>annealing</source>
        <translation>焼きなまし</translation>
    </message>
    <message>
        <source>Walks to neighbours, to worse ones too, less and less.</source>
        <translation>近傍へ移動します。悪化する移動も許しますが、次第に減らします。</translation>
    </message>
    <message>
        <source>neighbourhood</source>
        <translation>近傍探索</translation>
    </message>
    <message>
        <source>Walks to the best neighbour, then starts again elsewhere.</source>
        <translation>最良の近傍へ移動し、行き詰まると別の場所からやり直します。</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Plans in random order.</source>
        <translation>プランをランダムな順に試します。</translation>
    </message>
    <message>
        <source>exhaustive</source>
        <translation>全探索</translation>
    </message>
    <message>
        <source>Every plan, in the order of the space.</source>
        <translation>すべてのプランを探索空間の順に試します。</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>通常どおり</translation>
    </message>
    <message>
        <source>a kernel that is not known</source>
        <translation>不明なカーネル</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation><numerusform>選択項目 %n 個</numerusform></translation>
    </message>
    <message>
        <source>, %1 combinations</source>
        <translation>、%1 通りの組み合わせ</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>Replay of %1 in the order of its recording: %2</source>
        <translation>%1 を記録順に再生：%2</translation>
    </message>
    <message>
        <source>Replay of %1, the strategy chooses from its results: %2</source>
        <translation>%1 を再生、戦略が結果から選択：%2</translation>
    </message>
    <message numerus="yes">
        <source>; %n choice(s) left out</source>
        <translation><numerusform>、選択項目 %n 個を除外</numerusform></translation>
    </message>
    <message>
        <source>%1: left out, the space would be too large to be numbered</source>
        <translation>%1：除外（探索空間が大きすぎて番号を付けられないため）</translation>
    </message>
    <message>
        <source>%1 of %2 plans evaluated</source>
        <translation>%2 プラン中 %1 プランを評価</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>拒否 %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>失敗 %1</translation>
    </message>
    <message>
        <source>%1 with the machine code of another</source>
        <translation>別のプランと同じ機械語コード %1</translation>
    </message>
    <message>
        <source>%1 known from earlier searches</source>
        <translation>以前の探索で既知 %1</translation>
    </message>
    <message>
        <source>The budget of plans is spent.</source>
        <translation>プラン数の予算を使い切りました。</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>時間切れです。</translation>
    </message>
    <message>
        <source>The best plan is not verified at other sizes: %1.</source>
        <translation>最良のプランは、ほかのサイズでは検証されていません：%1。</translation>
    </message>
    <message>
        <source>The best plan is verified at one boundary size.</source>
        <translation>最良のプランは 1 つの境界サイズで検証済みです。</translation>
    </message>
    <message>
        <source>The best plan is verified at %1 boundary sizes.</source>
        <translation>最良のプランは %1 個の境界サイズで検証済みです。</translation>
    </message>
    <message>
        <source>A faster one, %1, is not verified at other sizes: %2.</source>
        <translation>より速いプラン %1 は、ほかのサイズでは検証されていません：%2。</translation>
    </message>
    <message>
        <source>Every plan of the space was looked at.</source>
        <translation>探索空間のすべてのプランを調べました。</translation>
    </message>
    <message>
        <source>Every result was shown.</source>
        <translation>すべての結果を表示しました。</translation>
    </message>
    <message>
        <source>The last plans were all refused.</source>
        <translation>直近のプランはすべて拒否されました。</translation>
    </message>
    <message>
        <source>It was ended early; this is what it found.</source>
        <translation>探索は途中で終了しました。これがそれまでの結果です。</translation>
    </message>
    <message>
        <source>It ended early: %1</source>
        <translation>途中で終了しました：%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>高速</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>同等</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>低速</translation>
    </message>
    <message>
        <source>AMBIGUOUS</source>
        <translation>不確定</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定済み</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>同一コード</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Faster than the original: the 95 % intervals of both medians are apart.</source>
        <translation>オリジナルより高速：両方の中央値の 95 % 区間が離れています。</translation>
    </message>
    <message>
        <source>As fast as the original: the intervals meet, and the medians are within 1 %.</source>
        <translation>オリジナルと同等：区間が重なり、中央値の差は 1 % 以内です。</translation>
    </message>
    <message>
        <source>Slower than the original: the 95 % intervals of both medians are apart.</source>
        <translation>オリジナルより低速：両方の中央値の 95 % 区間が離れています。</translation>
    </message>
    <message>
        <source>The intervals meet, and the medians are more than 1 % apart: more samples would tell.</source>
        <translation>区間が重なり、中央値の差は 1 % を超えています。サンプルを増やせば判定できます。</translation>
    </message>
    <message>
        <source>The results have no original to compare it with.</source>
        <translation>結果に、比較対象となるオリジナルがありません。</translation>
    </message>
    <message>
        <source>Its machine code is another plan&apos;s; it was not measured again.</source>
        <translation>機械語コードが別のプランと同じため、改めて測定していません。</translation>
    </message>
    <message>
        <source>It does not compile, or does not run as it should.</source>
        <translation>コンパイルできないか、正しく実行されません。</translation>
    </message>
    <message>
        <source>A step may not be made, or the plan cannot be launched so.</source>
        <translation>ステップが許されないか、プランをこのとおりに起動できません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Best %1: %2    Median %3    Worst %4</source>
        <translation>最良 %1：%2    中央値 %3    最悪 %4</translation>
    </message>
    <message>
        <source>No plan is certainly faster than the original.</source>
        <translation>オリジナルより確実に速いプランはありません。</translation>
    </message>
    <message>
        <source>A better one, %1, is not verified at other sizes: %2.</source>
        <translation>より良いプラン %1 は、ほかのサイズでは検証されていません：%2。</translation>
    </message>
    <message>
        <source>%1 of energy for a launch, %2 times less than the original</source>
        <translation>1 回の起動のエネルギー %1、オリジナルの %2 分の 1</translation>
    </message>
    <message>
        <source>%1 of energy for a launch</source>
        <translation>1 回の起動のエネルギー %1</translation>
    </message>
    <message>
        <source>It is so in this launch.</source>
        <translation>この起動ではそうなっています。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Choose how much work each CUDA thread does, and see what it costs.
Compiler flags of the source go after a lone --.</source>
        <translation>各 CUDA スレッドの仕事量を選び、そのコストを確かめます。
ソースのコンパイラフラグは、単独の -- の後に指定します。</translation>
    </message>
    <message>
        <source>the kernel to look at first</source>
        <translation>最初に表示するカーネル</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>CUDA or C++ source file, or a session</source>
        <translation>CUDA または C++ のソースファイル、またはセッション</translation>
    </message>
    <message>
        <source>another source file, whose kernel is compared with that of the first</source>
        <translation>別のソースファイル。そのカーネルを最初のファイルのカーネルと比較します</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::AccessPresenter</name>
    <message>
        <source>Open a CUDA file to see how its kernels access memory.</source>
        <translation>CUDA ファイルを開くと、カーネルのメモリアクセスが表示されます。</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>カーネルがありません。カーネルを含むファイルを開いてください。</translation>
    </message>
    <message>
        <source>The kernel accesses no memory.</source>
        <translation>このカーネルはメモリにアクセスしません。</translation>
    </message>
    <message>
        <source>Count runs the original: what a variant executes is not counted.</source>
        <translation>「カウント」はオリジナルを実行します。バリアントが実行する内容は数えません。</translation>
    </message>
    <message>
        <source>Looking at the accesses of the variant…</source>
        <translation>バリアントのアクセスを調べています…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Actions</name>
    <message>
        <source>&amp;Handbook</source>
        <translation>ハンドブック(&amp;H)</translation>
    </message>
    <message>
        <source>Open the handbook at what has the keyboard</source>
        <translation>キーボードのある場所の説明をハンドブックで開く</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save A&amp;ll</source>
        <translation>すべて保存(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>置換(&amp;E)…</translation>
    </message>
    <message>
        <source>U&amp;ndo Plan Change</source>
        <translation>プランの変更を元に戻す(&amp;N)</translation>
    </message>
    <message>
        <source>Re&amp;do Plan Change</source>
        <translation>プランの変更をやり直す(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Build Variants</source>
        <translation>バリアントをビルド(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Export Variant…</source>
        <translation>バリアントをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Export as &amp;Patch…</source>
        <translation>パッチとしてエクスポート(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Warpgrain</source>
        <translation>Warpgrain について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Verify Variants</source>
        <translation>バリアントを検証(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>中止(&amp;C)</translation>
    </message>
    <message>
        <source>Run the variants on the CPU and compare what they leave in memory</source>
        <translation>バリアントを CPU 上で実行し、メモリに残る内容を比較します</translation>
    </message>
    <message>
        <source>&amp;Measure Variants</source>
        <translation>バリアントを測定(&amp;M)</translation>
    </message>
    <message>
        <source>Time the variants on the GPU that is chosen above the variants table</source>
        <translation>バリアント表の上で選択した GPU でバリアントの時間を計測します</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>&amp;Reasons of Verdicts</source>
        <translation>判定の理由(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>チューニング(&amp;T)</translation>
    </message>
    <message>
        <source>Search the plans of the kernel for the fastest</source>
        <translation>カーネルのプランから最も速いものを探します</translation>
    </message>
    <message>
        <source>End what runs: building, running, measuring or searching</source>
        <translation>進行中の処理（ビルド、実行、測定、探索）を終了します</translation>
    </message>
    <message>
        <source>&amp;Go to Line…</source>
        <translation>指定行へ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to &amp;Kernel or Function…</source>
        <translation>カーネルまたは関数へ移動(&amp;K)…</translation>
    </message>
    <message>
        <source>Command P&amp;alette…</source>
        <translation>コマンドパレット(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>次のペイン(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>前のペイン(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Original &amp;Size</source>
        <translation>元のサイズ(&amp;S)</translation>
    </message>
    <message>
        <source>Open Sess&amp;ion…</source>
        <translation>セッションを開く(&amp;I)…</translation>
    </message>
    <message>
        <source>Save Sessio&amp;n</source>
        <translation>セッションを保存(&amp;N)</translation>
    </message>
    <message>
        <source>Save Session As…</source>
        <translation>セッションに名前を付けて保存…</translation>
    </message>
    <message>
        <source>Expor&amp;t Report…</source>
        <translation>レポートをエクスポート(&amp;T)…</translation>
    </message>
    <message>
        <source>Write a page on the kernel, the plan and the variants, as HTML or PDF</source>
        <translation>カーネル、プラン、バリアントをまとめたページを HTML または PDF で書き出します</translation>
    </message>
    <message>
        <source>Edit Variant b&amp;y Hand</source>
        <translation>バリアントを手で編集(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Add Kernel from File…</source>
        <translation>ファイルからカーネルを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;name Variant by Hand…</source>
        <translation>手書きのバリアントの名前を変更(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Remove Variant by Hand</source>
        <translation>手書きのバリアントを削除(&amp;R)</translation>
    </message>
    <message>
        <source>Take the text that is shown as a new row, and type in it</source>
        <translation>表示中のテキストを新しい行として取り込み、編集します</translation>
    </message>
    <message>
        <source>Take the kernel of the same name from another file as a new row</source>
        <translation>別のファイルにある同名のカーネルを新しい行として取り込みます</translation>
    </message>
    <message>
        <source>&amp;Jobs…</source>
        <translation>ジョブ(&amp;J)…</translation>
    </message>
    <message>
        <source>List what runs and what waits, each with a button that ends it</source>
        <translation>実行中と待機中の処理を、それぞれの終了ボタンとともに一覧表示します</translation>
    </message>
    <message>
        <source>&amp;Close File</source>
        <translation>ファイルを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Next F&amp;ile</source>
        <translation>次のファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Previous Fi&amp;le</source>
        <translation>前のファイル(&amp;B)</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>ハイコントラスト(&amp;C)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Keyboard &amp;Shortcuts…</source>
        <translation>キーボード ショートカット(&amp;S)…</translation>
    </message>
    <message>
        <source>Sparse Pro&amp;ducts…</source>
        <translation>疎行列の積(&amp;D)…</translation>
    </message>
    <message>
        <source>Guided &amp;Tour</source>
        <translation>ガイドツアー(&amp;T)</translation>
    </message>
    <message>
        <source>Show the parts of the window one after the other, on the open file or on an example</source>
        <translation>開いているファイルまたはサンプルで、ウィンドウの各部を順に示します</translation>
    </message>
    <message>
        <source>Compiler &amp;Flags…</source>
        <translation>コンパイラのフラグ(&amp;F)…</translation>
    </message>
    <message>
        <source>See and change the flags that the source is read and built with</source>
        <translation>ソースの読み込みとビルドに使うフラグを表示し、変更します</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ChosenText</name>
    <message>
        <source>%1 is a variant of %2: choose that kernel to look at it.</source>
        <translation>%1 は %2 のバリアントです。表示するには、そのカーネルを選択してください。</translation>
    </message>
    <message>
        <source>%1 has no text. %2</source>
        <translation>%1 にはテキストがありません。%2</translation>
    </message>
    <message>
        <source>%1 has no text yet (%2): build the variants.</source>
        <translation>%1 にはまだテキストがありません（%2）。バリアントをビルドしてください。</translation>
    </message>
    <message>
        <source>The kernel is not in the text of %1.</source>
        <translation>%1 のテキストにこのカーネルがありません。</translation>
    </message>
    <message>
        <source>%1 cannot be looked at. %2</source>
        <translation>%1 を調べられません。%2</translation>
    </message>
    <message>
        <source>%1 is not looked at: it was cancelled. Choose its row again, or change the launch.</source>
        <translation>%1 の調査は中止されました。行を選び直すか、起動を変更してください。</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>Variant: %1</source>
        <translation>バリアント：%1</translation>
    </message>
    <message>
        <source>%1 (of the source as it was)</source>
        <translation>%1（以前のソースのもの）</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Kernel or function</source>
        <translation>カーネルまたは関数</translation>
    </message>
    <message>
        <source>Line, or line:column (1 to %1)</source>
        <translation>行、または行:列（1～%1）</translation>
    </message>
    <message>
        <source>No source is open.</source>
        <translation>ソースが開かれていません。</translation>
    </message>
    <message>
        <source>Type a line from 1 to %1, for example 12 or 12:5.</source>
        <translation>1～%1 の行を入力してください。例：12、12:5</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Commands</name>
    <message>
        <source>%1 was not saved: another program has changed it on disk.</source>
        <translation>%1 は保存されませんでした。別のプログラムがディスク上のファイルを変更しています。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Load from Disk</source>
        <translation>ディスクから読み込む</translation>
    </message>
    <message>
        <source>%1 is no longer on disk; saving writes it again.</source>
        <translation>%1 はディスク上にありません。保存すると改めて書き込まれます。</translation>
    </message>
    <message>
        <source>Another program has changed %1 on disk.</source>
        <translation>別のプログラムがディスク上の %1 を変更しました。</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>編集中の内容を維持</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
        <translation>%1 は UTF-8 テキストではないため、読み取り専用で表示されています。編集するには UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>Save %1 as</source>
        <translation>%1 に名前を付けて保存</translation>
    </message>
    <message>
        <source>There is nothing to export: choose a step or a variant first.</source>
        <translation>エクスポートするものがありません。先にステップかバリアントを選んでください。</translation>
    </message>
    <message>
        <source>The patch is made against the text in the editor, which is not saved: save it before you apply the patch.</source>
        <translation>パッチはエディタ内の未保存のテキストに対して作成されます。パッチを適用する前に保存してください。</translation>
    </message>
    <message>
        <source>The source has changed since this variant was built; build it again to take it over.</source>
        <translation>このバリアントのビルド後にソースが変更されています。取り込むには、もう一度ビルドしてください。</translation>
    </message>
    <message>
        <source>%1 cannot be exported. %2</source>
        <translation>%1 をエクスポートできません。%2</translation>
    </message>
    <message>
        <source>%1 cannot be exported: its source is not written yet.</source>
        <translation>%1 をエクスポートできません。ソースがまだ書き出されていません。</translation>
    </message>
    <message>
        <source>the original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>Export %1, which changes several files, to a folder</source>
        <translation>複数のファイルを変更する %1 をフォルダにエクスポート</translation>
    </message>
    <message>
        <source>Export %1 as</source>
        <translation>%1 をエクスポート</translation>
    </message>
    <message>
        <source>Export %1 as a patch</source>
        <translation>%1 をパッチとしてエクスポート</translation>
    </message>
    <message>
        <source>Export a report on %1 as HTML or PDF</source>
        <translation>%1 のレポートを HTML または PDF でエクスポート</translation>
    </message>
    <message>
        <source>The report would take the place of the source %1; choose another file.</source>
        <translation>レポートがソース %1 を上書きすることになります。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>Add a kernel that takes the place of %1</source>
        <translation>%1 に代わるカーネルを追加</translation>
    </message>
    <message>
        <source>CUDA, C++ and OpenCL sources (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;All files (*)</source>
        <translation>CUDA、C++、OpenCL のソース (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Another name for &quot;%1&quot;:</source>
        <translation>「%1」の新しい名前：</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DependencePresenter</name>
    <message>
        <source>Looking for the dependences of %1…</source>
        <translation>%1 の依存を調べています…</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel to see the dependences between its statements.</source>
        <translation>カーネルを含むファイルを開くと、文と文の間の依存が表示されます。</translation>
    </message>
    <message>
        <source>The source is being read…</source>
        <translation>ソースを読み取っています…</translation>
    </message>
    <message>
        <source>There is no kernel in this file: dependences are looked for in kernels.</source>
        <translation>このファイルにはカーネルがありません。依存はカーネルの中で調べます。</translation>
    </message>
    <message>
        <source>%1 is not read whole: mend what is listed under Problems to see its dependences. %2</source>
        <translation>%1 は完全には読み取れていません。「問題」に表示されている項目を修正すると、依存が表示されます。%2</translation>
    </message>
    <message>
        <source>The search for dependences was cancelled. It begins again when the source, the kernel or the launch changes.</source>
        <translation>依存の検索は中止されました。ソース、カーネル、起動のいずれかが変わると再開します。</translation>
    </message>
    <message>
        <source>There is no graph to be written: choose a kernel whose dependences are shown.</source>
        <translation>書き出すグラフがありません。依存が表示されているカーネルを選択してください。</translation>
    </message>
    <message>
        <source>Write the dependence graph to</source>
        <translation>依存グラフの書き出し先</translation>
    </message>
    <message>
        <source>The dependence graph was written to %1.</source>
        <translation>依存グラフを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>The text of the variant is being read…</source>
        <translation>バリアントのテキストを読み取っています…</translation>
    </message>
    <message>
        <source>Looking for the dependences…</source>
        <translation>依存を調べています…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DeviceBox</name>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>The GPU architecture that variants are built for</source>
        <translation>バリアントのビルド対象となる GPU アーキテクチャ</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::DifferenceWindow</name>
    <message>
        <source>Changed since the session was saved</source>
        <translation>セッション保存後の変更</translation>
    </message>
    <message>
        <source>Changed file</source>
        <translation>変更されたファイル</translation>
    </message>
    <message>
        <source>%1, when the session was saved</source>
        <translation>%1、セッション保存時</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1、現在</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Docks</name>
    <message>
        <source>Explorer</source>
        <translation>エクスプローラ</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Access Patterns</source>
        <translation>アクセスパターン</translation>
    </message>
    <message>
        <source>Dependences</source>
        <translation>依存</translation>
    </message>
    <message>
        <source>Test Launch</source>
        <translation>テスト起動</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>チャート</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>問題（%1）</translation>
    </message>
    <message>
        <source>Show recorded times</source>
        <translation>記録した時間を表示</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>チューニング</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>指摘（%1）</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>The kernels of the source, with their loops, arrays and launches</source>
        <translation>ソースのカーネルと、そのループ、配列、起動</translation>
    </message>
    <message>
        <source>The steps that fit this kernel, each value with its verdict; below, the plan</source>
        <translation>このカーネルに合うステップと各値の判定。下はプラン</translation>
    </message>
    <message>
        <source>What is wrong with the kernel, worst first, and what mends it</source>
        <translation>カーネルの問題点（重大なものから）と対処</translation>
    </message>
    <message>
        <source>How each access of the kernel reaches memory: sectors, bank conflicts, the lanes of a warp</source>
        <translation>カーネルの各アクセスがどうメモリに届くか：セクタ、バンクコンフリクト、ワープのレーン</translation>
    </message>
    <message>
        <source>Which statements must keep their order, and races</source>
        <translation>順序を保つべき文と、競合</translation>
    </message>
    <message>
        <source>The launch that variants are run and measured with</source>
        <translation>バリアントの実行と測定に使う起動</translation>
    </message>
    <message>
        <source>What is built, verified and measured: a row for each variant, with its numbers</source>
        <translation>ビルド、検証、測定の対象：バリアントごとに 1 行、その数値とともに</translation>
    </message>
    <message>
        <source>Occupancy, registers and times of the variants as curves</source>
        <translation>バリアントの占有率、レジスタ、時間の曲線</translation>
    </message>
    <message>
        <source>A search for the fastest plan, and what it has found</source>
        <translation>最速プランの探索と、その結果</translation>
    </message>
    <message>
        <source>Your own notes, which are kept in the session</source>
        <translation>自分のメモ。セッションに保存されます</translation>
    </message>
    <message>
        <source>What the compiler says of the source, and what was found in it</source>
        <translation>ソースについてのコンパイラの指摘と、見つかった問題</translation>
    </message>
    <message>
        <source>What was opened, built and run, with what the tools have printed</source>
        <translation>開いたもの、ビルドや実行の記録と、ツールの出力</translation>
    </message>
    <message>
        <source>OpenMP</source>
        <translation>OpenMP</translation>
    </message>
    <message>
        <source>Which regions of an OpenMP program become kernels, why, and what is copied for them</source>
        <translation>OpenMP プログラムのどの領域がカーネルになるか、その理由と、そのためにコピーされるもの</translation>
    </message>
    <message>
        <source>Loop Nests</source>
        <translation>ループネスト</translation>
    </message>
    <message>
        <source>Which loops of a serial program can become threads, in which way, and the kernels that they become</source>
        <translation>逐次プログラムのどのループがどのようにスレッドになれるか、そしてできるカーネル</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::EditorArea</name>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>New Source</source>
        <translation>新しいソース</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>%1 (read only)</source>
        <translation>%1（読み取り専用）</translation>
    </message>
    <message>
        <source>The source that the plan, or the chosen row, makes</source>
        <translation>プランまたは選んだ行から作られるソース</translation>
    </message>
    <message>
        <source>The original and the new source beside each other, with their numbers</source>
        <translation>元のソースと新しいソースを並べ、数値とともに表示</translation>
    </message>
    <message>
        <source>Machine Code</source>
        <translation>機械語</translation>
    </message>
    <message>
        <source>What the compiler makes of each line of the new source: SASS or PTX</source>
        <translation>新しいソースの各行からコンパイラが生成するもの: SASS または PTX</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ExportController</name>
    <message>
        <source>The variant changes several files; export it as a folder or a patch.</source>
        <translation>このバリアントは複数のファイルを変更します。フォルダまたはパッチとしてエクスポートしてください。</translation>
    </message>
    <message>
        <source>The variant was written to %1.</source>
        <translation>バリアントを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>The variant is the original: no file is changed.</source>
        <translation>このバリアントはオリジナルです。変更されるファイルはありません。</translation>
    </message>
    <message>
        <source>%1 holds the original files; choose another folder.</source>
        <translation>%1 には元のファイルがあります。別のフォルダを選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the variant were written to %1.</source>
        <translation><numerusform>バリアントのファイル %n 個を %1 に書き出しました。</numerusform></translation>
    </message>
    <message>
        <source>The variant is the original: there is nothing to put into a patch.</source>
        <translation>このバリアントはオリジナルです。パッチに入れる内容がありません。</translation>
    </message>
    <message>
        <source>The patch was written to %1; apply it in %2 with patch -p1.</source>
        <translation>パッチを %1 に書き出しました。%2 で patch -p1 を使って適用してください。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FactorsPresenter</name>
    <message>
        <source>Open a CUDA file to see which steps its kernels allow.</source>
        <translation>CUDA ファイルを開くと、カーネルで使えるステップが表示されます。</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>カーネルがありません。カーネルを含むファイルを開いてください。</translation>
    </message>
    <message>
        <source>No step fits this kernel: it uses no threadIdx and has no loop.</source>
        <translation>このカーネルに合うステップはありません。threadIdx もループも使っていません。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Reading the source…</source>
        <translation>ソースを読み取っています…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FindingsPresenter</name>
    <message>
        <source>Open a CUDA file to see what is wrong with its kernels, and what mends it.</source>
        <translation>CUDA ファイルを開くと、カーネルの問題点とその修正方法が表示されます。</translation>
    </message>
    <message>
        <source>There is no kernel here: open a file that holds one.</source>
        <translation>カーネルがありません。カーネルを含むファイルを開いてください。</translation>
    </message>
    <message>
        <source>The kernel is analysed.</source>
        <translation>カーネルを解析しています。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandController</name>
    <message>
        <source>add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>rename %1</source>
        <translation>%1 の名前を変更</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandReader</name>
    <message>
        <source>%1 is not UTF-8 text; convert it to UTF-8 to add its kernel.</source>
        <translation>%1 は UTF-8 テキストではありません。カーネルを追加するには UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>Nothing was added. %1</source>
        <translation>何も追加されませんでした。%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::JobButton</name>
    <message>
        <source>Build the variants</source>
        <translation>バリアントのビルド</translation>
    </message>
    <message>
        <source>Verify the variants on the CPU</source>
        <translation>CPU でのバリアントの検証</translation>
    </message>
    <message>
        <source>Count what the kernel executes</source>
        <translation>カーネルの実行内容のカウント</translation>
    </message>
    <message>
        <source>Measure the variants</source>
        <translation>バリアントの測定</translation>
    </message>
    <message>
        <source>Search the plans</source>
        <translation>プランの探索</translation>
    </message>
    <message>
        <source>All jobs: what runs, what waits, and how to end it</source>
        <translation>すべてのジョブ：実行中、待機中、および終了方法</translation>
    </message>
    <message>
        <source>Read a kernel from a file</source>
        <translation>ファイルからのカーネルの読み取り</translation>
    </message>
    <message>
        <source>Replay a recorded search</source>
        <translation>記録した探索の再生</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>ジョブなし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation><numerusform>待機 %n 件</numerusform></translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>ジョブ：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Run a sparse product</source>
        <translation>疎行列の積を実行</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Jobs</name>
    <message>
        <source>Nothing was built: %1 is not trusted.</source>
        <translation>%1 が信頼されていないため、何もビルドされませんでした。</translation>
    </message>
    <message>
        <source>There is no kernel to build: open a file that holds one.</source>
        <translation>ビルドするカーネルがありません。カーネルを含むファイルを開いてください。</translation>
    </message>
    <message>
        <source>There is no kernel to tune: open a file that holds one.</source>
        <translation>チューニングするカーネルがありません。カーネルを含むファイルを開いてください。</translation>
    </message>
    <message>
        <source>Recorded times cannot be searched: choose a GPU above the variants table.</source>
        <translation>記録した時間は探索できません。バリアント表の上で GPU を選択してください。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::KernelBox</name>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>The kernel whose grain is chosen</source>
        <translation>粒度を選ぶ対象のカーネル</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation>%1（%2 行目）</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LaunchBar</name>
    <message>
        <source>line %1: block %2 × %3 × %4</source>
        <translation>%1 行目：ブロック %2 × %3 × %4</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>The launch that occupancy is computed for</source>
        <translation>占有率の計算に使う起動</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Threads of a block along %1</source>
        <translation>ブロックの %1 方向のスレッド数</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block in bytes</source>
        <translation>ブロックの動的共有メモリ（バイト）</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>動的共有</translation>
    </message>
    <message>
        <source>no launch</source>
        <translation>起動なし</translation>
    </message>
    <message>
        <source>no launch found</source>
        <translation>起動が見つかりません</translation>
    </message>
    <message>
        <source>host program: block %1 × %2 × %3</source>
        <translation>ホストプログラム: ブロック %1 × %2 × %3</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LaunchPresenter</name>
    <message>
        <source>Choose what fills %1</source>
        <translation>%1 に入れる内容を選択</translation>
    </message>
    <message>
        <source>Open a file with a kernel, to enter here what it is launched with.</source>
        <translation>カーネルのあるファイルを開くと、起動に使う値をここに入力できます。</translation>
    </message>
    <message>
        <source>Open a launch form</source>
        <translation>起動フォームを開く</translation>
    </message>
    <message>
        <source>Launch forms (*.json);;All files (*)</source>
        <translation>起動フォーム (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the launch form as</source>
        <translation>起動フォームに名前を付けて保存</translation>
    </message>
    <message>
        <source>Saved the launch form to %1.</source>
        <translation>起動フォームを %1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::LogView</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
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
        <translation>ソースを読み取っています…</translation>
    </message>
    <message>
        <source>Looking for a CUDA toolkit…</source>
        <translation>CUDA ツールキットを探しています…</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>No nvcc: variants are written, not compiled</source>
        <translation>nvcc なし：バリアントは書き出されますが、コンパイルされません</translation>
    </message>
    <message>
        <source>Ending what runs…</source>
        <translation>進行中の処理を終了しています…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Reading a kernel…</source>
        <translation>カーネルを読み取っています…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasurePresenter</name>
    <message>
        <source>Times: %1; %2</source>
        <translation>時間：%1、%2</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>マシンを追加</translation>
    </message>
    <message>
        <source>The command that gives a shell on the machine with the GPU, for example ssh gpu. It is started as it stands here whenever you measure there; the variants and the runner are sent over it.</source>
        <translation>GPU のあるマシンでシェルを開くコマンド。例：ssh gpu。そのマシンで測定するたびに、入力したとおりに実行されます。バリアントと測定プログラムはこのシェルを通して送られます。</translation>
    </message>
    <message>
        <source>Open recorded results</source>
        <translation>記録した結果を開く</translation>
    </message>
    <message>
        <source>Results (results.jsonl bundle.json *.jsonl);;All files (*)</source>
        <translation>結果 (results.jsonl bundle.json *.jsonl);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasureTargets</name>
    <message>
        <source>These results are of the kernel %1 in %2; open that source and choose the kernel to see them.</source>
        <translation>これは %2 のカーネル %1 の結果です。表示するには、そのソースを開いてカーネルを選択してください。</translation>
    </message>
    <message>
        <source>an unnamed source</source>
        <translation>名前のないソース</translation>
    </message>
    <message>
        <source>Recorded: %1, %2</source>
        <translation>記録：%1、%2</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>This machine (no GPU)</source>
        <translation>このマシン（GPU なし）</translation>
    </message>
    <message>
        <source>This machine: %1</source>
        <translation>このマシン：%1</translation>
    </message>
    <message>
        <source>This machine: %1, GPU %2</source>
        <translation>このマシン：%1、GPU %2</translation>
    </message>
    <message>
        <source>Measured before, with %1. From %2</source>
        <translation>以前 %1 で測定した結果です。%2 より</translation>
    </message>
    <message>
        <source>Another machine, over a shell that this command gives. The variants and the runner are sent there.</source>
        <translation>このコマンドで開くシェルを介した別のマシン。バリアントと測定プログラムがそこへ送られます。</translation>
    </message>
    <message>
        <source>%1, %2 multiprocessors, driver %3, CUDA %4</source>
        <translation>%1、マルチプロセッサ %2 個、ドライバ %3、CUDA %4</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MeasuredRows</name>
    <message>
        <source>Showing what was recorded on %1.</source>
        <translation>%1 で記録した内容を表示しています。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;Example</source>
        <translation>サンプルを開く(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Go to Pa&amp;ne</source>
        <translation>ペインへ移動(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>ビルド(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Open Recent Sess&amp;ion</source>
        <translation>最近使ったセッションを開く(&amp;I)</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::PlanController</name>
    <message>
        <source>no steps</source>
        <translation>ステップなし</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::RecentFiles</name>
    <message>
        <source>Clear the List</source>
        <translation>一覧を消去</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ReportController</name>
    <message>
        <source>The report was written to %1.</source>
        <translation>レポートを %1 に書き出しました。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SessionCommands</name>
    <message>
        <source>The session was not saved: %1 is not the file that was opened any more.</source>
        <translation>セッションは保存されませんでした。%1 は開いたときのファイルではなくなっています。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>セッションを開く</translation>
    </message>
    <message>
        <source>Warpgrain sessions (*.warpgrain);;All files (*)</source>
        <translation>Warpgrain セッション (*.warpgrain);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the session as</source>
        <translation>セッションに名前を付けて保存</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Warpgrain, and this one would lose what it does not know: choose another file.</source>
        <translation>%1 は新しいバージョンの Warpgrain で書き込まれたもので、このバージョンで保存すると未知の内容が失われます。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Warpgrain, and is open for reading only: what this version does not know is not shown.</source>
        <translation>%1 は新しいバージョンの Warpgrain で書き込まれたもので、読み取り専用で開かれています。このバージョンで未知の内容は表示されません。</translation>
    </message>
    <message>
        <source>%1 was not opened: its source %2 cannot be read.</source>
        <translation>%1 を開けませんでした。ソース %2 を読み取れません。</translation>
    </message>
    <message>
        <source>Choose the Source…</source>
        <translation>ソースを選択…</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1（見つかりません）</translation>
    </message>
    <message>
        <source>Show the Difference</source>
        <translation>差分を表示</translation>
    </message>
    <message>
        <source>Changed since the session was saved: %1.</source>
        <translation>セッション保存後に変更されています：%1。</translation>
    </message>
    <message>
        <source>What was built, verified and measured then comes back with the text of then.</source>
        <translation>当時ビルド、検証、測定した結果は、当時のテキストとともに復元されます。</translation>
    </message>
    <message>
        <source>Warpgrain ended without closing %1.</source>
        <translation>Warpgrain は %1 を閉じずに終了しました。</translation>
    </message>
    <message>
        <source>Warpgrain ended without closing %1. What was not saved is there, as it was at %2.</source>
        <translation>Warpgrain は %1 を閉じずに終了しました。保存されていない内容は、%2 の時点の状態で残っています。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SessionController</name>
    <message>
        <source>%1 is not there any more: put it back to restore the work on it.</source>
        <translation>%1 が見つかりません。作業を復元するには、ファイルを元の場所に戻してください。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Shortcuts</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボード ショートカット</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SourceController</name>
    <message>
        <source>%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.</source>
        <translation>%1 は UTF-8 テキストではないため、読み取り専用で表示されています。編集するには UTF-8 に変換してください。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::SparseRunWindow</name>
    <message>
        <source>&amp;File…</source>
        <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open Recording…</source>
        <translation>記録を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save Recording…</source>
        <translation>記録を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Sparse Products</source>
        <translation>疎行列の積</translation>
    </message>
    <message>
        <source>The product runs</source>
        <translation>積を実行しています</translation>
    </message>
    <message>
        <source>A sparse matrix is multiplied with a vector again and again by several processes. Which of them has which rows is tuned meanwhile. Run one here, or open what `warpgrain-cli spmv -o` has recorded.</source>
        <translation>疎行列とベクトルの積を、複数のプロセスが繰り返し計算します。どのプロセスがどの行を持つかは、その間に調整されます。ここで実行するか、`warpgrain-cli spmv -o` の記録を開いてください。</translation>
    </message>
    <message>
        <source>A matrix that is made up, or a file in Matrix Market&apos;s form</source>
        <translation>作り出した行列、または Matrix Market 形式のファイル</translation>
    </message>
    <message>
        <source>So many times the rows and non-zeros, for a matrix that is no file</source>
        <translation>ファイルでない行列の行と非ゼロ要素を何倍にするか</translation>
    </message>
    <message>
        <source>Processes, which mpirun starts on this machine</source>
        <translation>mpirun がこのマシンで起動するプロセス</translation>
    </message>
    <message>
        <source>How rows come to ranks: tuned by a fitted model or as the paper does it, or as many rows, non-zeros or steps of the merge path for each</source>
        <translation>行をランクに割り当てる方法: 当てはめたモデルまたは論文の方法で調整、あるいは行・非ゼロ要素・マージパスの歩数を等分</translation>
    </message>
    <message>
        <source>&amp;Matrix:</source>
        <translation>行列(&amp;M):</translation>
    </message>
    <message>
        <source>Sca&amp;le:</source>
        <translation>倍率(&amp;L):</translation>
    </message>
    <message>
        <source>Ra&amp;nks:</source>
        <translation>ランク(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Iterations:</source>
        <translation>反復(&amp;I):</translation>
    </message>
    <message>
        <source>Ma&amp;pping:</source>
        <translation>割り当て(&amp;P):</translation>
    </message>
    <message>
        <source>Matrix Market File</source>
        <translation>Matrix Market ファイル</translation>
    </message>
    <message>
        <source>Matrices (*.mtx);;All files (*)</source>
        <translation>行列 (*.mtx);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Recording of a Sparse Product</source>
        <translation>疎行列の積の記録</translation>
    </message>
    <message>
        <source>Recordings (*.json);;All files (*)</source>
        <translation>記録 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save Recording</source>
        <translation>記録の保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Name a matrix, or choose a file.</source>
        <translation>行列の名前を入力するか、ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Running on %1 ranks…</source>
        <translation>%1 ランクで実行中…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Waits until other jobs have ended.</source>
        <translation>ほかのジョブが終わるのを待っています。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::StartPage</name>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open the Matrix Multiplication Example</source>
        <translation>行列積のサンプルを開く</translation>
    </message>
    <message>
        <source>Open Session…</source>
        <translation>セッションを開く…</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>最近使ったセッション</translation>
    </message>
    <message>
        <source>Recent sources</source>
        <translation>最近使ったソース</translation>
    </message>
    <message>
        <source>Opened as a copy, to be changed</source>
        <translation>変更できるコピーとして開きます</translation>
    </message>
    <message>
        <source>Open a CUDA or OpenCL source to see what its kernels lose, and to choose how much work each thread does.</source>
        <translation>CUDA または OpenCL のソースを開くと、カーネルが何を失っているかを調べ、各スレッドの仕事量を選べます。</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>The parts of the window, in the handbook</source>
        <translation>ウィンドウの各部（ハンドブック）</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Guided Tour</source>
        <translation>ガイドツアー</translation>
    </message>
    <message>
        <source>New here? A tour shows the window on an example, in seven steps. You can leave it at any time.</source>
        <translation>初めてですか。ツアーでは、サンプルを使ってウィンドウを 7 段階で紹介します。いつでも終了できます。</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>ツアーを始める</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::StepMenu</name>
    <message>
        <source>Checking which steps fit here…</source>
        <translation>ここに合うステップを確認しています…</translation>
    </message>
    <message>
        <source>No step fits it</source>
        <translation>合うステップがありません</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>It can be made after %1.</source>
        <translation>%1 の後なら実行できます。</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>確認中</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::TunePresenter</name>
    <message>
        <source>Open a file that holds a kernel.</source>
        <translation>カーネルを含むファイルを開いてください。</translation>
    </message>
    <message>
        <source>Recorded times are chosen above the variants table; choose a GPU there to search on it.</source>
        <translation>バリアント表の上で、記録した時間が選択されています。探索するには、そこで GPU を選択してください。</translation>
    </message>
    <message>
        <source>Wait until what is built, run or measured has ended.</source>
        <translation>ビルド、実行、または測定が終わるまでお待ちください。</translation>
    </message>
    <message>
        <source>Judging the steps of the kernel…</source>
        <translation>カーネルのステップを判定しています…</translation>
    </message>
    <message>
        <source>Reading the results…</source>
        <translation>結果を読み取っています…</translation>
    </message>
    <message>
        <source>%1 in %2. %3</source>
        <translation>%1、%2。%3</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1。一時停止中です。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>About %1, as long as the last search took for each plan.</source>
        <translation>約 %1（直前の探索でのプランあたりの所要時間による）。</translation>
    </message>
    <message>
        <source>At most about %1: a plan is measured for %2 s at most, while others are compiled.</source>
        <translation>最長で約 %1：各プランの測定は最長 %2 秒で、その間にほかのプランがコンパイルされます。</translation>
    </message>
    <message>
        <source>Compiling and measuring the first plans…</source>
        <translation>最初のプランをコンパイルして測定しています…</translation>
    </message>
    <message>
        <source>About %1 more.</source>
        <translation>残り約 %1。</translation>
    </message>
    <message>
        <source>The results are of a kernel that is not open: its plans are shown, but none can be chosen.</source>
        <translation>結果は、開かれていないカーネルのものです。プランは表示されますが、選択できません。</translation>
    </message>
    <message>
        <source>The results do not say which steps make this point: it is no plan that could be chosen.</source>
        <translation>結果には、この点がどのステップによるものかが示されていません。選択できるプランではありません。</translation>
    </message>
    <message>
        <source>Open tuning results</source>
        <translation>チューニング結果を開く</translation>
    </message>
    <message>
        <source>Tuning results in T4 form (*.json);;All files (*)</source>
        <translation>T4 形式のチューニング結果 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The search waits for its turn.</source>
        <translation>探索は順番を待っています。</translation>
    </message>
    <message>
        <source>The search failed. %1</source>
        <translation>探索は失敗しました。%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::UnsavedGuard</name>
    <message>
        <source>the session, which has no file yet</source>
        <translation>まだファイルのないセッション</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::VariantPanes</name>
    <message>
        <source>File of the variant</source>
        <translation>バリアントのファイル</translation>
    </message>
    <message>
        <source>original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>Choose a step, or build variants: the new source is shown here.</source>
        <translation>ステップを選ぶかバリアントをビルドすると、新しいソースがここに表示されます。</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>No step is chosen: the source is the original.</source>
        <translation>ステップが選択されていません。ソースはオリジナルです。</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 と %2 の比較</translation>
    </message>
    <message>
        <source>Looking at the accesses of both…</source>
        <translation>両方のアクセスを調べています…</translation>
    </message>
    <message>
        <source>There are no numbers of %1: the kernel is not in its text.</source>
        <translation>%1 の数値はありません。テキスト中にカーネルがありません。</translation>
    </message>
    <message>
        <source>There are no numbers of %1. %2</source>
        <translation>%1 の数値はありません。%2</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::VariantsPresenter</name>
    <message>
        <source>The curve is drawn when the original is built.</source>
        <translation>オリジナルをビルドすると曲線が表示されます。</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel.</source>
        <translation>カーネルを含むファイルを開いてください。</translation>
    </message>
    <message>
        <source>The source has changed since these variants were built: build them again.</source>
        <translation>これらのバリアントのビルド後にソースが変更されています。もう一度ビルドしてください。</translation>
    </message>
    <message>
        <source>These are variants of %1.</source>
        <translation>これらは %1 のバリアントです。</translation>
    </message>
    <message>
        <source>These variants were built for %1.</source>
        <translation>これらのバリアントは %1 用にビルドされています。</translation>
    </message>
    <message>
        <source>There is no roofline: %1.</source>
        <translation>ルーフラインはありません: %1。</translation>
    </message>
    <message>
        <source>The launch's data and operations are being counted…</source>
        <translation>起動のデータと演算を数えています…</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::Workbench</name>
    <message>
        <source>CUDA toolkit %1 in %2.</source>
        <translation>CUDA ツールキット %1（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>Building %n variant(s) of %1 for %2.</source>
        <translation><numerusform>%1 のバリアント %n 個を %2 用にビルドしています。</numerusform></translation>
    </message>
    <message>
        <source>The build was cancelled.</source>
        <translation>ビルドは中止されました。</translation>
    </message>
    <message>
        <source>The build is done.</source>
        <translation>ビルドが完了しました。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 を開きました。</translation>
    </message>
    <message>
        <source>the original</source>
        <translation>オリジナル</translation>
    </message>
    <message numerus="yes">
        <source>Running %n variant(s) of %1 on the CPU.</source>
        <translation><numerusform>%1 のバリアント %n 個を CPU 上で実行しています。</numerusform></translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>実行は中止されました。</translation>
    </message>
    <message>
        <source>The run is done.</source>
        <translation>実行が完了しました。</translation>
    </message>
    <message numerus="yes">
        <source>Measuring %n variant(s) of %1 on %2.</source>
        <translation><numerusform>%1 のバリアント %n 個を %2 で測定しています。</numerusform></translation>
    </message>
    <message>
        <source>Measuring was cancelled.</source>
        <translation>測定は中止されました。</translation>
    </message>
    <message>
        <source>Measuring is done.</source>
        <translation>測定が完了しました。</translation>
    </message>
    <message>
        <source>Running %1 on the CPU to count what it executes.</source>
        <translation>%1 を CPU 上で実行し、実行内容を数えています。</translation>
    </message>
    <message>
        <source>Searching the plans of %1 on %2.</source>
        <translation>%2 上で %1 のプランを探索しています。</translation>
    </message>
    <message>
        <source>Replaying %1.</source>
        <translation>%1 を再生しています。</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>探索は中止されました。</translation>
    </message>
    <message>
        <source>The search is done.</source>
        <translation>探索が完了しました。</translation>
    </message>
    <message>
        <source>Reading the kernel of %1.</source>
        <translation>%1 のカーネルを読み取っています。</translation>
    </message>
    <message>
        <source>Added %1, by hand.</source>
        <translation>手書きの %1 を追加しました。</translation>
    </message>
    <message>
        <source>original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1（編集済み）</translation>
    </message>
</context>
<context>
    <name>warpgrain::views</name>
    <message>
        <source>grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>show the place</source>
        <translation>該当箇所を表示</translation>
    </message>
    <message>
        <source>Because:</source>
        <translation>理由：</translation>
    </message>
    <message>
        <source>What could not be understood:</source>
        <translation>解釈できなかった点：</translation>
    </message>
    <message>
        <source>Worth knowing:</source>
        <translation>参考：</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>合法</translation>
    </message>
    <message>
        <source>legal if</source>
        <translation>条件付きで合法</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>合法でない</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>It must hold that:</source>
        <translation>成り立つべき条件：</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>With at most %1 registers per thread the occupancy would be %2.</source>
        <translation>スレッドあたりのレジスタを %1 個以下にすると、占有率は %2 になります。</translation>
    </message>
    <message>
        <source>With at most %1 bytes of shared memory per block the occupancy would be %2.</source>
        <translation>ブロックあたりの共有メモリを %1 バイト以下にすると、占有率は %2 になります。</translation>
    </message>
    <message>
        <source>With at most %1 barriers per block the occupancy would be %2.</source>
        <translation>ブロックあたりのバリアを %1 個以下にすると、占有率は %2 になります。</translation>
    </message>
    <message>
        <source>With %1 threads per block the occupancy would be %2.</source>
        <translation>ブロックあたりのスレッドを %1 個にすると、占有率は %2 になります。</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads, %3 warps on a multiprocessor</source>
        <translation>マルチプロセッサに %2 スレッドのブロックが %1 個、ワープが %3 個</translation>
    </message>
    <message>
        <source>Limited by: %1</source>
        <translation>制限要因：%1</translation>
    </message>
    <message>
        <source>%1: %2 registers, %3 bytes of spills stored and %4 loaded, %5 bytes of stack</source>
        <translation>%1：レジスタ %2 個、スピルはストア %3 バイトとロード %4 バイト、スタック %5 バイト</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>built</source>
        <translation>ビルド済み</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>written</source>
        <translation>記述済み</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>ワープ</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>（オリジナル）</translation>
    </message>
    <message>
        <source>cached</source>
        <translation>キャッシュ</translation>
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
        <translation>オリジナルとの比較：%1</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>実行中…</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>not with this launch</source>
        <translation>この起動では不可</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>実行完了</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>検証済み</translation>
    </message>
    <message>
        <source>%1, with findings</source>
        <translation>%1（指摘あり）</translation>
    </message>
    <message>
        <source>Verify runs the variant on the CPU and compares its results.</source>
        <translation>「検証」はバリアントを CPU 上で実行し、結果を比較します。</translation>
    </message>
    <message>
        <source>Run with %1</source>
        <translation>%1 で実行</translation>
    </message>
    <message>
        <source>±%1 %</source>
        <translation>±%1 %</translation>
    </message>
    <message>
        <source>does not load</source>
        <translation>ロード不可</translation>
    </message>
    <message>
        <source>not in the module</source>
        <translation>モジュールになし</translation>
    </message>
    <message>
        <source>takes other arguments</source>
        <translation>引数が不一致</translation>
    </message>
    <message>
        <source>cannot be launched</source>
        <translation>起動不可</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>実行時エラー</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>異常終了</translation>
    </message>
    <message>
        <source>writes out of bounds</source>
        <translation>範囲外への書き込み</translation>
    </message>
    <message>
        <source>wrong output</source>
        <translation>出力が不正</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>The outputs were not compared.</source>
        <translation>出力は比較されていません。</translation>
    </message>
    <message>
        <source>The outputs are within the tolerance.</source>
        <translation>出力は許容誤差以内です。</translation>
    </message>
    <message>
        <source>The GPU itself notes %1 for the kernel alone.</source>
        <translation>GPU 自身の記録では、カーネルだけで %1 です。</translation>
    </message>
    <message>
        <source>The outputs are equal to the last bit.</source>
        <translation>出力は最後のビットまで一致しています。</translation>
    </message>
    <message>
        <source>%1 MHz, memory %2 MHz, %3 °C</source>
        <translation>%1 MHz、メモリ %2 MHz、%3 °C</translation>
    </message>
    <message>
        <source>A kernel that does nothing takes %1 between the same events.</source>
        <translation>何もしないカーネルは、同じイベントの間で %1 かかります。</translation>
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
        <translation>%1（%2 経由）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>%1 で記録</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, noisy</source>
        <translation>%1、ばらつき大</translation>
    </message>
    <message>
        <source>%1, recorded</source>
        <translation>%1、記録</translation>
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
        <translation>「測定」はバリアントを GPU 上で実行し、オリジナルと並べて時間を計測します。</translation>
    </message>
    <message>
        <source>It is being measured.</source>
        <translation>測定中です。</translation>
    </message>
    <message>
        <source>Launched with %1</source>
        <translation>%1 で起動</translation>
    </message>
    <message>
        <source>Median %1; half of %2 launches took %3 to %4</source>
        <translation>中央値 %1。%2 回の起動の半数が %3～%4</translation>
    </message>
    <message>
        <source>%1 times as fast as the original in the same rotation (%2)</source>
        <translation>同じ測定周回でオリジナルの %1 倍の速さ（%2）</translation>
    </message>
    <message>
        <source>[handbook]</source>
        <translation>[ハンドブック]</translation>
    </message>
    <message>
        <source>not run for this launch</source>
        <translation>この起動では未実行</translation>
    </message>
    <message>
        <source>With another launch: %1</source>
        <translation>別の起動では：%1</translation>
    </message>
    <message>
        <source>Written by hand: no plan made it, so no verdict covers it.</source>
        <translation>手書き：プランから作られたものではなく、判定の対象になりません。</translation>
    </message>
    <message>
        <source>That it does the same as the original is proved by runs alone, with their data and at their sizes.</source>
        <translation>オリジナルと同じ動作であることは実行によってのみ、そのデータとサイズの範囲で裏付けられます。</translation>
    </message>
    <message>
        <source>Verify runs it beside the original, with the same data and at other sizes.</source>
        <translation>「検証」は、同じデータおよびほかのサイズで、オリジナルと並べて実行します。</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>%1 より</translation>
    </message>
    <message>
        <source>by hand; verified by runs</source>
        <translation>手書き、実行により検証済み</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手書き</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessModel</name>
    <message>
        <source>Sectors of 32 bytes that a warp&apos;s request moves on average, and how many its data would fill</source>
        <translation>ワープのリクエストが平均で転送する 32 バイトのセクタ数と、データを収めるのに必要なセクタ数</translation>
    </message>
    <message>
        <source>How neighbouring threads lie to each other in memory; false: threadIdx.x does not run along neighbouring elements</source>
        <translation>隣り合うスレッドのメモリ上の位置関係。偽は、threadIdx.x が隣り合う要素に沿って進まないことを示します</translation>
    </message>
    <message>
        <source>Different words that one bank of shared memory must give at once; 1 is free of conflicts</source>
        <translation>共有メモリの 1 つのバンクが同時に渡さなければならない異なるワードの数。1 ならコンフリクトはありません</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Sectors / ideal</source>
        <translation>セクタ / 理想</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>ウェイ</translation>
    </message>
    <message>
        <source>What the last counted run executed: requests of warps, times the sectors, or the passes over the banks, of each on average; grey where text or launch are others now</source>
        <translation>最後にカウントした実行での内容：ワープのリクエスト数と、リクエストあたりの平均セクタ数またはバンクのパス数の積。テキストまたは起動がその後変わった場合は灰色</translation>
    </message>
    <message>
        <source>Executed</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Marks accesses that move or wait more than they need, and those that are not known</source>
        <translation>必要以上に転送または待機するアクセスと、分からないアクセスに印を付けます</translation>
    </message>
    <message>
        <source>The line that the access stands in; a click on the row shows it</source>
        <translation>アクセスがある行。表の行をクリックすると表示されます</translation>
    </message>
    <message>
        <source>The access as the source writes it</source>
        <translation>ソースに書かれたとおりのアクセス</translation>
    </message>
    <message>
        <source>The memory that is accessed: global, shared, constant or local</source>
        <translation>アクセスされるメモリ：グローバル、共有、定数、ローカル</translation>
    </message>
    <message>
        <source>Whether the access reads, writes, does both, or is atomic</source>
        <translation>アクセスが読み取り、書き込み、その両方、アトミックのいずれであるか</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessTable</name>
    <message>
        <source>Accesses of the kernel</source>
        <translation>カーネルのアクセス</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>該当箇所へ移動(&amp;G)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::AccessView</name>
    <message>
        <source>Looking at the accesses…</source>
        <translation>アクセスを調べています…</translation>
    </message>
    <message>
        <source>Enter what is missing in the fields above, or the block in the toolbar.</source>
        <translation>不足している値を上の欄に、ブロックはツールバーに入力してください。</translation>
    </message>
    <message>
        <source>%1 is in the plan now: see Steps.</source>
        <translation>%1 をプランに入れました。「ステップ」を参照してください。</translation>
    </message>
    <message>
        <source>%1 cannot be made. %2</source>
        <translation>%1 は実行できません。%2</translation>
    </message>
    <message>
        <source>Lanes and addresses</source>
        <translation>レーンとアドレス</translation>
    </message>
    <message>
        <source>Reuse</source>
        <translation>再利用</translation>
    </message>
    <message>
        <source>What merging saves</source>
        <translation>マージによる節約</translation>
    </message>
    <message>
        <source>Count shows the addresses that a run on the CPU executes.</source>
        <translation>「カウント」は、CPU 上で実行したときのアドレスを表示します。</translation>
    </message>
    <message>
        <source>Counted on the CPU</source>
        <translation>CPU でのカウント</translation>
    </message>
    <message>
        <source>What a run executed, beside what is predicted</source>
        <translation>予測と並べて表示する実行内容</translation>
    </message>
    <message>
        <source>Steps are made on the original and its plan: add %1 to the plan under Steps.</source>
        <translation>ステップは元のカーネルとそのプランに適用されます。「ステップ」で %1 をプランに追加してください。</translation>
    </message>
    <message>
        <source>The addresses of one warp: each lane, its bytes, and the sectors or banks they are in</source>
        <translation>1 つのワープのアドレス：各レーン、そのバイト、属するセクタまたはバンク</translation>
    </message>
    <message>
        <source>Which threads of a block use the same elements</source>
        <translation>ブロックのどのスレッドが同じ要素を使うか</translation>
    </message>
    <message>
        <source>Loads that are saved where threads are merged, the access matrix, and all numbers</source>
        <translation>スレッドのマージで節約できるロード、アクセス行列、すべての数値</translation>
    </message>
    <message>
        <source>What a run on the CPU executed, beside what is predicted</source>
        <translation>CPU での実行結果と予測の対比</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::BestSoFarView</name>
    <message>
        <source>Best plan so far against evaluated plans</source>
        <translation>評価したプラン数に対するそれまでの最良プラン</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>それまでの最良</translation>
    </message>
    <message>
        <source>evaluated plan</source>
        <translation>評価したプラン</translation>
    </message>
    <message>
        <source>failed plan</source>
        <translation>失敗したプラン</translation>
    </message>
    <message>
        <source>original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>No plan is evaluated yet</source>
        <translation>まだ評価したプランがありません</translation>
    </message>
    <message>
        <source>Speed-up over the original</source>
        <translation>オリジナルに対する高速化率</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>evaluated plans</source>
        <translation>評価したプラン</translation>
    </message>
    <message>
        <source>times as fast</source>
        <translation>倍速</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>マイクロ秒</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::BoundariesChart</name>
    <message>
        <source>Chart of the rows of each rank over the iterations</source>
        <translation>反復ごとの各ランクの行のグラフ</translation>
    </message>
    <message>
        <source>Rows of each rank</source>
        <translation>各ランクの行</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rank %1: rows %2 to %3, %4 of %5
iterations %6 to %7</source>
        <translation>ランク %1: 行 %2~%3、%5 のうち %4
反復 %6~%7</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ChartLegend</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CompareView</name>
    <message>
        <source>&amp;Next difference</source>
        <translation>次の差分(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous difference</source>
        <translation>前の差分(&amp;P)</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+↓</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+↑</translation>
    </message>
    <message>
        <source>Number of differences</source>
        <translation>差分の数</translation>
    </message>
    <message>
        <source>Left text: %1</source>
        <translation>左のテキスト：%1</translation>
    </message>
    <message>
        <source>Right text: %1</source>
        <translation>右のテキスト：%1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>差分なし</translation>
    </message>
    <message>
        <source>1 line added</source>
        <translation>1 行を追加</translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation><numerusform>%n 行を追加</numerusform></translation>
    </message>
    <message>
        <source>1 line removed</source>
        <translation>1 行を削除</translation>
    </message>
    <message numerus="yes">
        <source>%n lines removed</source>
        <translation><numerusform>%n 行を削除</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation><numerusform>%n 行を削除</numerusform></translation>
    </message>
    <message>
        <source>1 line changed</source>
        <translation>1 行を変更</translation>
    </message>
    <message numerus="yes">
        <source>%n lines changed</source>
        <translation><numerusform>%n 行を変更</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation><numerusform>%n 行を変更</numerusform></translation>
    </message>
    <message>
        <source>%1 — difference %2 of %3</source>
        <translation>%1 — 差分 %2/%3</translation>
    </message>
    <message>
        <source>Ignore &amp;white space</source>
        <translation>空白を無視(&amp;W)</translation>
    </message>
    <message>
        <source>Lines with the same tokens are equal, however they are spaced and indented. Line breaks count, and white space in strings.</source>
        <translation>同じ字句からなる行は、空白や字下げが違っていても等しいとみなします。改行と、文字列の中の空白は区別します。</translation>
    </message>
    <message>
        <source>No difference but for white space</source>
        <translation>空白以外に違いはありません</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CountBar</name>
    <message>
        <source>Runs the kernel on the CPU with the launch form, and counts what each access executes</source>
        <translation>起動フォームの設定でカーネルを CPU 上で実行し、各アクセスが実行する内容を数えます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>The kernel runs on the CPU and is counted…</source>
        <translation>カーネルを CPU 上で実行し、数えています…</translation>
    </message>
    <message>
        <source>Not run yet: Count runs the kernel on the CPU and counts its accesses.</source>
        <translation>まだ実行されていません。「カウント」はカーネルを CPU で実行し、アクセスを数えます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependenceFilterBar</name>
    <message>
        <source>Array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>運搬元</translation>
    </message>
    <message>
        <source>Show %1 dependences</source>
        <translation>%1依存を表示</translation>
    </message>
    <message>
        <source>‖ ordered by a barrier   (k) carried by loop k</source>
        <translation>‖ バリアによる順序付け   (k) ループ k が運ぶ</translation>
    </message>
    <message>
        <source>all arrays</source>
        <translation>すべての配列</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependenceView</name>
    <message>
        <source>%1 touches no memory that threads or iterations could share.</source>
        <translation>%1 は、スレッドまたは反復の間で共有されうるメモリに触れません。</translation>
    </message>
    <message>
        <source>Laying the graph out…</source>
        <translation>グラフを配置しています…</translation>
    </message>
    <message>
        <source>No dependences: no two references of %1, one of which writes, use the same address.</source>
        <translation>依存はありません。%1 には、一方が書き込みで同じアドレスを使う参照の組がありません。</translation>
    </message>
    <message numerus="yes">
        <source>The filter hides all %n dependence(s).</source>
        <translation><numerusform>フィルタにより %n 件の依存すべてが非表示になっています。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) would make the picture too dense and are left out: choose an array or a kind. The table has them all.</source>
        <translation><numerusform>図が込み入るため、%n 本の矢印を省略しています。配列または種類を選択してください。表にはすべて表示されます。</numerusform></translation>
    </message>
    <message>
        <source>Dependences of %1</source>
        <translation>%1 の依存</translation>
    </message>
    <message>
        <source>Open a file that holds a kernel to see the dependences between its statements.</source>
        <translation>カーネルを含むファイルを開くと、文と文の間の依存が表示されます。</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>中止(&amp;L)</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>The chosen dependence</source>
        <translation>選択した依存</translation>
    </message>
    <message>
        <source>Choose an arrow to see which references meet, what carries them and what they forbid; choose a statement to see its arrows.</source>
        <translation>矢印を選択すると、どの参照が重なるか、何が運ぶか、何を禁止するかが表示されます。文を選択すると、その矢印が表示されます。</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>Show the dependences as a table</source>
        <translation>依存を表として表示します</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>グラフ(&amp;G)</translation>
    </message>
    <message>
        <source>Show the dependences as a graph</source>
        <translation>依存をグラフとして表示します</translation>
    </message>
    <message>
        <source>The layout was cancelled; the table has all dependences.</source>
        <translation>配置は中止されました。表にはすべての依存があります。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependencesModel</name>
    <message>
        <source>certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>From</source>
        <translation>元</translation>
    </message>
    <message>
        <source>To</source>
        <translation>先</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>運搬元</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>Flow: a write is read. Anti: what was read is overwritten. Output: what was written is overwritten.</source>
        <translation>フロー：書いた値が読まれる。逆：読んだ値が上書きされる。出力：書いた値が上書きされる。</translation>
    </message>
    <message>
        <source>The memory that both references use</source>
        <translation>両方の参照が使うメモリ</translation>
    </message>
    <message>
        <source>The reference that comes first</source>
        <translation>先に来る参照</translation>
    </message>
    <message>
        <source>The reference that must come after it</source>
        <translation>その後に来るべき参照</translation>
    </message>
    <message>
        <source>The loop, or the barrier, between whose parts the references stand; or threads that nothing orders</source>
        <translation>参照がその間にあるループまたはバリア。あるいは順序のないスレッド</translation>
    </message>
    <message>
        <source>How many iterations, or threads along x, y and z, lie between both references</source>
        <translation>両方の参照の間の反復回数、または x、y、z 方向のスレッド数</translation>
    </message>
    <message>
        <source>Whether the references can be a race: two threads, one of them writes, and nothing orders them</source>
        <translation>参照が競合になりうるか：2 つのスレッドの一方が書き、順序がない</translation>
    </message>
    <message>
        <source>Whether both references use one address for certain, or may do so</source>
        <translation>両方の参照が確実に同じアドレスを使うか、その可能性があるか</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DependencesTable</name>
    <message>
        <source>Dependences</source>
        <translation>依存</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::DifferenceTable</name>
    <message>
        <source>better</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>誤差範囲</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>another</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Differences in numbers</source>
        <translation>数値の差</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>情報源</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::EnergyView</name>
    <message>
        <source>Time against energy of the plans</source>
        <translation>プランの時間とエネルギー</translation>
    </message>
    <message>
        <source>evaluated plan</source>
        <translation>評価したプラン</translation>
    </message>
    <message>
        <source>no other plan beats it in both</source>
        <translation>時間とエネルギーの両方で勝るプランがほかにない</translation>
    </message>
    <message>
        <source>original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>No plan is evaluated yet</source>
        <translation>まだ評価したプランがありません</translation>
    </message>
    <message>
        <source>These results have no energies: they are measured where a search is for energy, or for both.</source>
        <translation>これらの結果にはエネルギーがありません。エネルギーは、エネルギーまたは両方を目的とする探索で測定されます。</translation>
    </message>
    <message>
        <source>Time and energy of a launch: to the lower left is better</source>
        <translation>1 回の起動の時間とエネルギー：左下ほど良好</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>マイクロ秒</translation>
    </message>
    <message>
        <source>microjoules</source>
        <translation>マイクロジュール</translation>
    </message>
    <message>
        <source>The original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>No other plan beats it in both.</source>
        <translation>両方で勝るプランはほかにありません。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ExplorerView</name>
    <message>
        <source>Reading the source…</source>
        <translation>ソースを読み取っています…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <source>Filter of kernels and what is in them</source>
        <translation>カーネルとその内容のフィルタ</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Open a CUDA file to see its kernels.</source>
        <translation>CUDA ファイルを開くと、カーネルが表示されます。</translation>
    </message>
    <message>
        <source>There is no kernel (__global__ function with a body) in this file or in the headers of yours that it includes.</source>
        <translation>このファイルと、インクルードしている自分のヘッダには、カーネル（本体のある __global__ 関数）がありません。</translation>
    </message>
    <message>
        <source>Nothing matches the filter.</source>
        <translation>フィルタに一致するものがありません。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorButton</name>
    <message>
        <source>being checked</source>
        <translation>確認中</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>It can be made after %1.</source>
        <translation>%1 の後なら実行できます。</translation>
    </message>
    <message>
        <source>tried by the search space</source>
        <translation>探索空間で試行</translation>
    </message>
    <message>
        <source>The search space tries it; Ctrl+click takes it out.</source>
        <translation>探索空間で試行されます。Ctrl+クリックで外れます。</translation>
    </message>
    <message>
        <source>Ctrl+click adds it to the search space.</source>
        <translation>Ctrl+クリックで探索空間に追加されます。</translation>
    </message>
    <message>
        <source>&amp;Try in the Search Space</source>
        <translation>探索空間で試す(&amp;T)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorChartView</name>
    <message>
        <source>Chart of the occupancy against the factor</source>
        <translation>係数に対する占有率のチャート</translation>
    </message>
    <message>
        <source>Chart of the registers against the factor</source>
        <translation>係数に対するレジスタのチャート</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>%1 registers per thread</source>
        <translation>スレッドあたりレジスタ %1 個</translation>
    </message>
    <message>
        <source>%1 bytes spilled</source>
        <translation>スピル %1 バイト</translation>
    </message>
    <message>
        <source>occupancy %1 %, limited by %2</source>
        <translation>占有率 %1 %、制限要因は%2</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>スレッドあたりのレジスタ</translation>
    </message>
    <message>
        <source>factor of %1</source>
        <translation>%1 の係数</translation>
    </message>
    <message>
        <source>occupancy in %</source>
        <translation>占有率（%）</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>no other step</source>
        <translation>ほかのステップなし</translation>
    </message>
    <message>
        <source>spills</source>
        <translation>スピル</translation>
    </message>
    <message>
        <source>Chart of the time against the factor</source>
        <translation>係数に対する時間のチャート</translation>
    </message>
    <message>
        <source>%1; half of all launches took %2 to %3</source>
        <translation>%1。全起動の半数が %2～%3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Time on %1</source>
        <translation>%1 での時間</translation>
    </message>
    <message>
        <source>median in µs</source>
        <translation>中央値（µs）</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorPanel</name>
    <message>
        <source>Open a CUDA file and choose a kernel to see its steps.</source>
        <translation>CUDA ファイルを開いてカーネルを選ぶと、ステップが表示されます。</translation>
    </message>
    <message>
        <source>Select a value to see why it is legal or not.</source>
        <translation>値を選ぶと、適用できる理由またはできない理由が表示されます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorRowList</name>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FactorRowWidget</name>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Another factor for %1</source>
        <translation>%1 の別の係数</translation>
    </message>
    <message>
        <source>Another factor, 1 to %1; Enter chooses it</source>
        <translation>別の係数、1～%1。Enter で選択します</translation>
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
        <translation>ステップを表示</translation>
    </message>
    <message>
        <source>Fold its steps away</source>
        <translation>ステップを折りたたむ</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindBar</name>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>検索するテキスト</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>前へ (Shift+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>次へ (F3)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>大文字小文字(&amp;C)</translation>
    </message>
    <message>
        <source>Small and capital letters differ</source>
        <translation>大文字と小文字を区別します</translation>
    </message>
    <message>
        <source>&amp;Whole word</source>
        <translation>単語単位(&amp;W)</translation>
    </message>
    <message>
        <source>Regular e&amp;xpression</source>
        <translation>正規表現(&amp;X)</translation>
    </message>
    <message>
        <source>Result of the search</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>検索バーを閉じる</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後</translation>
    </message>
    <message>
        <source>Text to replace with</source>
        <translation>置換後のテキスト</translation>
    </message>
    <message>
        <source>With a regular expression, \1 to \9 stand for what its parentheses matched.</source>
        <translation>正規表現では、\1～\9 が括弧に一致した内容を表します。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置換(&amp;R)</translation>
    </message>
    <message>
        <source>Replace &amp;all</source>
        <translation>すべて置換(&amp;A)</translation>
    </message>
    <message>
        <source>The regular expression is not complete or wrong: %1</source>
        <translation>正規表現が不完全か、誤っています：%1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation><numerusform>%n 件見つかりました</numerusform></translation>
    </message>
    <message>
        <source>from the start again</source>
        <translation>先頭に戻って検索</translation>
    </message>
    <message>
        <source>from the end again</source>
        <translation>末尾に戻って検索</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation><numerusform>%n 件置換しました</numerusform></translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FindingsModel</name>
    <message>
        <source>What of the launch&apos;s modelled time goes there, and what is moved too often</source>
        <translation>起動のモデル化時間のうちここで費やされる割合と、余分に転送されるもの</translation>
    </message>
    <message>
        <source>Steps that mend it: a click adds them to the plan</source>
        <translation>修正するステップ：クリックするとプランに追加されます</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重要度</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>指摘</translation>
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
        <translation>コスト</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Error: the kernel is wrong. Warning: it may be wrong, or loses much time. Note: it loses little, or may not be so.</source>
        <translation>エラー：カーネルが誤っています。警告：誤っている可能性があるか、多くの時間を失います。注記：失う時間は少ないか、そうでない可能性があります。</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>何が問題か</translation>
    </message>
    <message>
        <source>The line of the first place; a click on the row shows it</source>
        <translation>最初の箇所の行。表の行をクリックすると表示されます</translation>
    </message>
    <message>
        <source>Why it is so, as the analysis found it out</source>
        <translation>解析で分かった原因</translation>
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
        <translation>コストは %1。</translation>
    </message>
    <message>
        <source>%1 is not possible: %2</source>
        <translation>%1 は実行できません：%2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>該当箇所へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Add the fix to the plan</source>
        <translation>修正をプランに追加(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) in %1</source>
        <translation><numerusform>%1 の指摘 %n 件</numerusform></translation>
    </message>
    <message>
        <source>times modelled for %1</source>
        <translation>時間は %1 でのモデル値</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>条件：%1</translation>
    </message>
    <message>
        <source>not all costs are known: %1</source>
        <translation>コストの一部は不明：%1</translation>
    </message>
    <message>
        <source>looking for fixes…</source>
        <translation>修正を探しています…</translation>
    </message>
    <message>
        <source>analysing…</source>
        <translation>解析中…</translation>
    </message>
    <message>
        <source>Add to the plan: %1 (%2)</source>
        <translation>プランに追加：%1（%2）</translation>
    </message>
    <message>
        <source>Add to the plan: %1</source>
        <translation>プランに追加：%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::GraphPane</name>
    <message>
        <source>Dependence graph</source>
        <translation>依存グラフ</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::GraphTools</name>
    <message>
        <source>&amp;Fit</source>
        <translation>全体表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;SVG…</source>
        <translation>SVG(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the graph to an SVG file</source>
        <translation>グラフを SVG ファイルに書き出します</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>グラフ全体を表示</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::HeatMapPage</name>
    <message>
        <source>Choice across</source>
        <translation>横軸の選択項目</translation>
    </message>
    <message>
        <source>Choice upwards</source>
        <translation>縦軸の選択項目</translation>
    </message>
    <message>
        <source>Acr&amp;oss</source>
        <translation>横軸(&amp;O)</translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation>縦軸(&amp;P)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::HeatMapView</name>
    <message>
        <source>Best plan for each pair of values of two choices</source>
        <translation>2 つの選択項目の値の組ごとの最良プラン</translation>
    </message>
    <message>
        <source>Best of each pair of values</source>
        <translation>値の組ごとの最良</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %3 %4: best %5 of %n plan(s)
%6</source>
        <translation><numerusform>%1 %2、%3 %4：%n プラン中の最良は %5
%6</numerusform></translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ImportanceView</name>
    <message>
        <source>How much each choice decides</source>
        <translation>各選択項目の影響の大きさ</translation>
    </message>
    <message>
        <source>Which choice decides the time is known after a dozen plans with different times.</source>
        <translation>どの選択が時間を決めるかは、時間の異なるプランが 12 個ほどになると分かります。</translation>
    </message>
    <message>
        <source>several together</source>
        <translation>複数の組み合わせ</translation>
    </message>
    <message>
        <source>Which choice decides the time</source>
        <translation>どの選択が時間を決めるか</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1：%2 %</translation>
    </message>
    <message>
        <source>% of the variance of log times (functional ANOVA)</source>
        <translation>対数時間の分散に占める %（関数 ANOVA）</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::JobsView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message>
        <source>Nothing runs, and nothing waits.</source>
        <translation>実行中のものも待機中のものもありません。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Progress: %1</source>
        <translation>進捗：%1</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>中止：%1</translation>
    </message>
    <message>
        <source>Take out of the queue: %1</source>
        <translation>待ち行列から外す：%1</translation>
    </message>
    <message>
        <source>End it. What waits for its result goes with it.</source>
        <translation>終了します。その結果を待っているものも一緒に終了します。</translation>
    </message>
    <message>
        <source>Take it out of the queue, with what waits for it</source>
        <translation>これを待っているものとともに待ち行列から外します</translation>
    </message>
    <message>
        <source>runs since %1 (%2)</source>
        <translation>%1 から実行中（%2）</translation>
    </message>
    <message>
        <source>waits for its turn since %1 (%2)</source>
        <translation>%1 から順番待ち（%2）</translation>
    </message>
    <message>
        <source>waits for &quot;%1&quot; since %2 (%3)</source>
        <translation>%2 から「%1」を待機中（%3）</translation>
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
        <translation>ワープのレーンと使用するアドレス</translation>
    </message>
    <message>
        <source>Lane %1: the block has no such thread</source>
        <translation>レーン %1：ブロックにこのスレッドはありません</translation>
    </message>
    <message>
        <source>Lane %1, thread (%2, %3, %4)</source>
        <translation>レーン %1、スレッド (%2, %3, %4)</translation>
    </message>
    <message>
        <source>%1: takes no part</source>
        <translation>%1：不参加</translation>
    </message>
    <message>
        <source>%1: bytes %2 to %3</source>
        <translation>%1：バイト %2～%3</translation>
    </message>
    <message>
        <source>%1, bank %2</source>
        <translation>%1、バンク %2</translation>
    </message>
    <message>
        <source>%1, sector %2</source>
        <translation>%1、セクタ %2</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>レーン</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Sector %1, bytes %2 to %3: used by lane(s) %4</source>
        <translation>セクタ %1、バイト %2～%3：使用レーン %4</translation>
    </message>
    <message>
        <source>128 B lines</source>
        <translation>128 B ライン</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>バンク</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>パス %1</translation>
    </message>
    <message>
        <source>Bank %1, pass %2: the word at byte %3, for lane(s) %4</source>
        <translation>バンク %1、パス %2：バイト %3 のワード、対象レーン %4</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LanesPage</name>
    <message>
        <source>Predicted:</source>
        <translation>予測：</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::LaunchFormView</name>
    <message>
        <source>Grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1; empty: as in the source</source>
        <translation>グリッドの %1 方向のブロック数。空欄ならソースのとおり</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Threads of a block along %1; empty: as in the source</source>
        <translation>ブロックの %1 方向のスレッド数。空欄ならソースのとおり</translation>
    </message>
    <message>
        <source>Dyn. shared</source>
        <translation>動的共有</translation>
    </message>
    <message>
        <source>Dynamic shared memory of a block in bytes; empty: as in the source</source>
        <translation>ブロックの動的共有メモリ（バイト）。空欄ならソースのとおり</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Seed of the random numbers in buffers</source>
        <translation>バッファに入れる乱数のシード</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>How far floating-point results may be apart, as a share of the greater one; empty: not at all</source>
        <translation>浮動小数点の結果に許される差。大きいほうの値に対する割合で指定します。空欄なら差を許しません</translation>
    </message>
    <message>
        <source>bit for bit</source>
        <translation>ビット単位で一致</translation>
    </message>
    <message>
        <source>or</source>
        <translation>または</translation>
    </message>
    <message>
        <source>How far floating-point results may be apart, as a difference</source>
        <translation>浮動小数点の結果に許される差。差の値で指定します</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>検証(&amp;V)</translation>
    </message>
    <message>
        <source>Run the variants on the CPU with this launch, and compare their results</source>
        <translation>この起動でバリアントを CPU 上で実行し、結果を比較します</translation>
    </message>
    <message>
        <source>&amp;Open Form…</source>
        <translation>フォームを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Read a launch form, a JSON file</source>
        <translation>起動フォーム（JSON ファイル）を読み込みます</translation>
    </message>
    <message>
        <source>&amp;Save Form…</source>
        <translation>フォームを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the launch form; warpgrain-cli takes it with --launch</source>
        <translation>起動フォームを書き出します。warpgrain-cli では --launch で指定できます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 1 on.</source>
        <translation>「%1」は 1 以上の整数ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number from 0 on.</source>
        <translation>「%1」は 0 以上の整数ではありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tolerance: a number from 0 on.</source>
        <translation>「%1」は許容誤差（0 以上の数値）ではありません。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MatrixFormula</name>
    <message>
        <source>Access matrices</source>
        <translation>アクセス行列</translation>
    </message>
    <message>
        <source>Rows are the array&apos;s dimensions, the last one runs along neighbouring elements. Z: not known before the kernel runs.</source>
        <translation>行は配列の次元を表し、最後の行が隣り合う要素に沿って進みます。Z：カーネルを実行するまで不明。</translation>
    </message>
    <message>
        <source>inter-thread</source>
        <translation>スレッド間</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>intra-thread</source>
        <translation>スレッド内</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>オフセット</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MeasureLine</name>
    <message>
        <source>Mea&amp;sure</source>
        <translation>測定(&amp;S)</translation>
    </message>
    <message>
        <source>Measure &amp;on</source>
        <translation>測定先(&amp;O)</translation>
    </message>
    <message>
        <source>Measure on</source>
        <translation>測定先</translation>
    </message>
    <message>
        <source>Other machines, recorded results, the GPU&apos;s counters</source>
        <translation>ほかのマシン、記録した結果、GPU のカウンタ</translation>
    </message>
    <message>
        <source>&amp;Add a machine…</source>
        <translation>マシンを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Forget this machine</source>
        <translation>このマシンを削除(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Look for GPUs again</source>
        <translation>GPU を再検索(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open recorded results…</source>
        <translation>記録した結果を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Read the GPU&apos;s counters</source>
        <translation>GPU のカウンタを読み取る(&amp;R)</translation>
    </message>
    <message>
        <source>Read the kernels&apos; own &amp;times</source>
        <translation>カーネル自身の時間を読み取る(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Show times</source>
        <translation>時間を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Build the variants that were measured, and show their recorded times</source>
        <translation>測定されたバリアントをビルドし、記録した時間を表示します</translation>
    </message>
    <message>
        <source>Run the variants on the GPU and time them beside the original; with several rows selected, these. What is not built yet is built first</source>
        <translation>バリアントを GPU 上で実行し、オリジナルと並べて時間を計測します。複数の行を選択している場合は、その行だけが対象です。未ビルドのものは先にビルドされます</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MessagePage</name>
    <message>
        <source>Cance&amp;l</source>
        <translation>中止(&amp;L)</translation>
    </message>
    <message>
        <source>Looking for dependences</source>
        <translation>依存を調べています</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NotesView</name>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>What you tried, what you saw, what comes next. Notes are kept in the session.</source>
        <translation>試したこと、気づいたこと、次にすること。メモはセッションに保存されます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumberFields</name>
    <message>
        <source>Threads of a block along %1</source>
        <translation>ブロックの %1 方向のスレッド数</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1</source>
        <translation>グリッドの %1 方向のブロック数</translation>
    </message>
    <message>
        <source>Value of the kernel&apos;s argument %1</source>
        <translation>カーネル引数 %1 の値</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>グリッド %1</translation>
    </message>
    <message>
        <source>The source does not tell:</source>
        <translation>ソースからは不明な値：</translation>
    </message>
    <message>
        <source>Computed for:</source>
        <translation>計算の前提：</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumbersPage</name>
    <message>
        <source>Loads that merging threads saves</source>
        <translation>スレッドの統合で減るロード</translation>
    </message>
    <message>
        <source>What is known of the access</source>
        <translation>アクセスについて分かっていること</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NumbersTable</name>
    <message>
        <source>Predicted and measured numbers</source>
        <translation>予測値と測定値</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>%1: predicted</source>
        <translation>%1：予測</translation>
    </message>
    <message>
        <source>%1: measured</source>
        <translation>%1：測定</translation>
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
        <translation>スレッドあたりのレジスタに対する占有率のチャート</translation>
    </message>
    <message>
        <source>original launch</source>
        <translation>元の起動</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>next threshold: %1 registers</source>
        <translation>次のしきい値：レジスタ %1 個</translation>
    </message>
    <message>
        <source>Occupancy against registers</source>
        <translation>レジスタに対する占有率</translation>
    </message>
    <message>
        <source>original</source>
        <translation>オリジナル</translation>
    </message>
    <message>
        <source>%1
%2 registers per thread
occupancy %3, limited by %4</source>
        <translation>%1
スレッドあたりレジスタ %2 個
占有率 %3、制限要因は%4</translation>
    </message>
    <message>
        <source>With at most %1 registers per thread another block fits: occupancy %2</source>
        <translation>スレッドあたりのレジスタを %1 個以下にすると、ブロックがもう 1 つ入ります：占有率 %2</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation>スレッドあたりのレジスタ</translation>
    </message>
    <message>
        <source>occupancy in %</source>
        <translation>占有率（%）</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OutlineWriter</name>
    <message>
        <source>It is not read whole: nothing is said of it, and it cannot be changed.</source>
        <translation>完全には読み取れていません。これについては何も判断されず、変更もできません。</translation>
    </message>
    <message>
        <source>It comes from the macro %1; it cannot be changed.</source>
        <translation>マクロ %1 から生じたものです。変更できません。</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>loops and barriers</source>
        <translation>ループとバリア</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, size given by the launch</source>
        <translation>%1、サイズは起動で指定</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1、%2 バイト</translation>
    </message>
    <message>
        <source>type not known</source>
        <translation>型は不明</translation>
    </message>
    <message>
        <source>do … while (%1)</source>
        <translation>do … while (%1)</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>グリッド %1、ブロック %2</translation>
    </message>
    <message>
        <source>named, no launch is followed</source>
        <translation>参照のみ、追跡できる起動なし</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParallelPage</name>
    <message>
        <source>C&amp;lear ranges</source>
        <translation>範囲を解除(&amp;L)</translation>
    </message>
    <message>
        <source>B&amp;est</source>
        <translation>最良(&amp;E)</translation>
    </message>
    <message>
        <source>Share of the best plans that are drawn strongly</source>
        <translation>強調して描く最良プランの割合</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Drag along an axis to choose a range of it; a click on the axis takes it away</source>
        <translation>軸に沿ってドラッグすると範囲を選択します。軸をクリックすると解除します</translation>
    </message>
    <message>
        <source>%1 of %2 plans</source>
        <translation>%2 プラン中 %1 プラン</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParallelView</name>
    <message>
        <source>Parallel coordinates of the plans</source>
        <translation>プランの平行座標</translation>
    </message>
    <message numerus="yes">
        <source>%n strong line(s)</source>
        <translation><numerusform>強調線 %n 本</numerusform></translation>
    </message>
    <message>
        <source>No plan has a time yet</source>
        <translation>まだ時間のあるプランがありません</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ParameterFields</name>
    <message>
        <source>How many elements %1 leads to; or a size, &quot;4096 bytes&quot;</source>
        <translation>%1 の指す要素数。またはサイズ（「4096 bytes」）</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>%1 の値</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>What %1 holds before the launch</source>
        <translation>起動前の %1 の内容</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>0, 1, 2, …</source>
        <translation>0, 1, 2, …</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>1 つの数値</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>a file&apos;s bytes</source>
        <translation>ファイルのバイト列</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>ヌルポインタ</translation>
    </message>
    <message>
        <source>Choose the file for %1</source>
        <translation>%1 用のファイルを選択</translation>
    </message>
    <message>
        <source>from (usual)</source>
        <translation>下限（通常値）</translation>
    </message>
    <message>
        <source>The lowest number; nothing: -1, of integers 0</source>
        <translation>最小の数値。空欄なら -1、整数の場合は 0</translation>
    </message>
    <message>
        <source>up to (usual)</source>
        <translation>上限（通常値）</translation>
    </message>
    <message>
        <source>Numbers stay below this; nothing: 1, of integers 1024</source>
        <translation>数値はこれより小さくなります。空欄なら 1、整数の場合は 1024</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The number that every element holds</source>
        <translation>すべての要素に入れる数値</translation>
    </message>
    <message>
        <source>path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>A file that is at least as long as the buffer</source>
        <translation>バッファと同じかそれより長いファイル</translation>
    </message>
    <message>
        <source>as accesses need</source>
        <translation>アクセスに必要な分</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no number.</source>
        <translation>%1：「%2」は数値ではありません。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no size.</source>
        <translation>%1：「%2」はサイズではありません。</translation>
    </message>
    <message>
        <source>%1: which file?</source>
        <translation>%1：ファイルを指定してください。</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation>0 から</translation>
    </message>
    <message>
        <source>What the first element holds; nothing: 0</source>
        <translation>最初の要素の値。空欄なら 0</translation>
    </message>
    <message>
        <source>step 1</source>
        <translation>増分 1</translation>
    </message>
    <message>
        <source>How much more the next element holds; nothing: 1</source>
        <translation>次の要素の増分。空欄なら 1</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>すべての値</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlaceSliders</name>
    <message>
        <source>%1. How many there are is not known; these stand for all.</source>
        <translation>%1。個数は不明です。これらがすべてを代表します。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlanEditor</name>
    <message>
        <source>Steps to add to the plan, separated by semicolons</source>
        <translation>プランに追加するステップ（セミコロン区切り）</translation>
    </message>
    <message>
        <source>add steps, for example: coarsen y 4; coarsen x 2</source>
        <translation>ステップを追加。例：coarsen y 4; coarsen x 2</translation>
    </message>
    <message>
        <source>Steps in the order in which they are made, separated by semicolons; Enter adds them.</source>
        <translation>実行する順にステップをセミコロンで区切って入力します。Enter で追加されます。</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>プラン(&amp;P)</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>確認の進捗</translation>
    </message>
    <message>
        <source>Make the step earlier (Alt+Up)</source>
        <translation>ステップを前に移動 (Alt+↑)</translation>
    </message>
    <message>
        <source>Make the step later (Alt+Down)</source>
        <translation>ステップを後ろに移動 (Alt+↓)</translation>
    </message>
    <message>
        <source>Take the step out of the plan (Del)</source>
        <translation>ステップをプランから外す (Del)</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>No step is chosen: the kernel as it is.</source>
        <translation>ステップが選択されていません。カーネルは元のままです。</translation>
    </message>
    <message>
        <source>Whole plan: being checked</source>
        <translation>プラン全体：確認中</translation>
    </message>
    <message>
        <source>Whole plan: %1 (&lt;a href=&quot;plan&quot;&gt;why&lt;/a&gt;)</source>
        <translation>プラン全体：%1（&lt;a href=&quot;plan&quot;&gt;理由&lt;/a&gt;）</translation>
    </message>
    <message>
        <source>As space</source>
        <translation>探索空間に</translation>
    </message>
    <message>
        <source>Make the plan the search space of the variants; ticks on values add to it</source>
        <translation>プランをバリアントの探索空間にします。値にチェックを入れると追加されます</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::PlanStepList</name>
    <message>
        <source>Steps of the plan, in order</source>
        <translation>プランのステップ（実行順）</translation>
    </message>
    <message>
        <source>not a step</source>
        <translation>ステップでない</translation>
    </message>
    <message>
        <source>off</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未到達</translation>
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
        <translation>種類</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Error: a part of the source is not read. Warnings and notes change nothing.</source>
        <translation>エラー：ソースの一部が読み込まれません。警告と注記は影響しません。</translation>
    </message>
    <message>
        <source>What the compiler says of the source</source>
        <translation>ソースについてコンパイラが述べていること</translation>
    </message>
    <message>
        <source>The file that it is said of: the source or one of its headers</source>
        <translation>対象のファイル：ソースまたはそのヘッダー</translation>
    </message>
    <message>
        <source>The line there; Enter or a double click shows it</source>
        <translation>その行。Enter またはダブルクリックで表示されます</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ProblemsView</name>
    <message>
        <source>No problems.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Go to the place</source>
        <translation>該当箇所へ移動(&amp;G)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::QuickPick</name>
    <message>
        <source>Nothing matches.</source>
        <translation>一致するものがありません。</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>今は実行できません。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::RankTimesChart</name>
    <message>
        <source>Chart of the times of the ranks over the iterations</source>
        <translation>反復ごとの各ランクの時間のグラフ</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>slowest rank</source>
        <translation>最も遅いランク</translation>
    </message>
    <message>
        <source>mean of the ranks</source>
        <translation>ランクの平均</translation>
    </message>
    <message>
        <source>fastest rank</source>
        <translation>最も速いランク</translation>
    </message>
    <message>
        <source>Time of a product</source>
        <translation>1 回の積の時間</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>time in µs</source>
        <translation>時間 (µs)</translation>
    </message>
    <message>
        <source>%1: %2 µs, iteration %3</source>
        <translation>%1: %2 µs、反復 %3</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReasonsPage</name>
    <message>
        <source> (a clause)</source>
        <translation> （節）</translation>
    </message>
    <message>
        <source>Step that lifts it: %1.</source>
        <translation>解消するステップ：%1。</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Every sentence that a verdict may hold, by its id. … stands for names, numbers and clauses of the kernel at hand.</source>
        <translation>判定に含まれうるすべての文を ID 順に示します。… は、対象のカーネルの名前、数値、節を表します。</translation>
    </message>
    <message>
        <source>Reasons of Verdicts - Warpgrain</source>
        <translation>判定の理由 - Warpgrain</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReuseCanvas</name>
    <message>
        <source>Threads of the block and the elements they touch</source>
        <translation>ブロックのスレッドと、触れる要素</translation>
    </message>
    <message numerus="yes">
        <source>Element at byte %1: touched by %n thread(s), %2</source>
        <translation><numerusform>バイト %1 の要素：%n スレッドが触れる、%2</numerusform></translation>
    </message>
    <message>
        <source>thread 0</source>
        <translation>スレッド 0</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation><numerusform>%n スレッド</numerusform></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>バイト %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ReusePage</name>
    <message>
        <source>All iterations of %1</source>
        <translation>%1 のすべての反復</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ShortcutsView</name>
    <message>
        <source>&amp;Assign</source>
        <translation>割り当てる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>解除(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>標準に戻す(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;ll Standard</source>
        <translation>すべて標準に戻す(&amp;L)</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>コマンドまたはキーで絞り込む</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとそのキー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>&amp;New keys:</source>
        <translation>新しいキー(&amp;N):</translation>
    </message>
    <message>
        <source>Press the keys that are to call the command</source>
        <translation>コマンドを呼び出すキーを押してください</translation>
    </message>
    <message>
        <source>Leave the command without keys</source>
        <translation>コマンドをキーなしにします</translation>
    </message>
    <message>
        <source>Give the command the keys that it has at first</source>
        <translation>コマンドを最初のキーに戻します</translation>
    </message>
    <message>
        <source>Give every command the keys that it has at first</source>
        <translation>すべてのコマンドを最初のキーに戻します</translation>
    </message>
    <message>
        <source>%1 would be typed into texts. Press it together with Ctrl or Alt.</source>
        <translation>%1 は文字として入力されます。Ctrl または Alt と一緒に押してください。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, whose keys are fixed.</source>
        <translation>%1 は「%2」のもので、そのキーは固定されています。</translation>
    </message>
    <message>
        <source>The keys of this command are fixed.</source>
        <translation>このコマンドのキーは固定されています。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which would lose it.</source>
        <translation>%1 は「%2」のもので、そちらからは外れます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SourceEditor</name>
    <message>
        <source>Source text</source>
        <translation>ソーステキスト</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SpacePage</name>
    <message numerus="yes">
        <source>%n plan(s): %1</source>
        <translation><numerusform>プラン %n 個：%1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) for other reasons</source>
        <translation><numerusform>その他の理由によるプラン %n 個</numerusform></translation>
    </message>
    <message>
        <source>Choices of the space</source>
        <translation>探索空間の選択項目</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選択項目</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>最良のプラン</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Without a time:</source>
        <translation>時間なし：</translation>
    </message>
    <message>
        <source>left out: the space would have more plans than can be numbered</source>
        <translation>除外：プラン数が、番号を付けられる数を超えるため</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SparseRunView</name>
    <message>
        <source>new mapping</source>
        <translation>新しい割り当て</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>nothing better is expected; the best one stays</source>
        <translation>これ以上の改善は見込めず、最良のものを使い続けます</translation>
    </message>
    <message>
        <source>no more steps; the best one stays</source>
        <translation>これ以上の手順はなく、最良のものを使い続けます</translation>
    </message>
    <message>
        <source>a new mapping would not pay</source>
        <translation>新しい割り当ては割に合いません</translation>
    </message>
    <message>
        <source>changed, but tuning was dear; later</source>
        <translation>変化したが、調整の費用が高かった。後で行う</translation>
    </message>
    <message>
        <source>too noisy; measured again</source>
        <translation>ばらつきが大きすぎるため再測定</translation>
    </message>
    <message>
        <source>none was faster; equal rows are back</source>
        <translation>より速いものがないため、行数を等分した割り当てに戻した</translation>
    </message>
    <message>
        <source>nothing has changed</source>
        <translation>変化はありません</translation>
    </message>
    <message>
        <source>Mappings that were measured</source>
        <translation>測定した割り当て</translation>
    </message>
    <message>
        <source>Exchanges that were tried</source>
        <translation>試した交換方法</translation>
    </message>
    <message>
        <source>Mappings</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 non-zeros; %4 ranks, %5, mapping %6, rows %7</source>
        <translation>%1: %2 行、非ゼロ要素 %3 個、%4 ランク、%5、割り当て %6、行 %7</translation>
    </message>
    <message>
        <source>%1 iterations in %2 s, %3 µs each: product %4 s, exchange %5 s. Tuning cost %6 s, %7 %.</source>
        <translation>%1 回の反復に %2 s、1 回 %3 µs: 積 %4 s、交換 %5 s。調整に %6 s (%7 %) かかりました。</translation>
    </message>
    <message>
        <source>The product overflowed: its elements are no numbers any more.</source>
        <translation>積がオーバーフローし、要素は数ではなくなりました。</translation>
    </message>
    <message>
        <source>After iteration</source>
        <translation>反復の後</translation>
    </message>
    <message>
        <source>Spread in %</source>
        <translation>開き (%)</translation>
    </message>
    <message>
        <source>Slowest rank in µs</source>
        <translation>最も遅いランク (µs)</translation>
    </message>
    <message>
        <source>Fastest rank in µs</source>
        <translation>最も速いランク (µs)</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>時間 (µs)</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Multiplied by %1; elements travel by %2.</source>
        <translation>%1 で乗算し、要素は %2 で送られます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::SubjectLine</name>
    <message>
        <source>The text is being read</source>
        <translation>テキストを読み取っています</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>End the reading of this text</source>
        <translation>このテキストの読み取りを終了します</translation>
    </message>
    <message>
        <source>Show the Original</source>
        <translation>オリジナルを表示</translation>
    </message>
    <message>
        <source>Choose the original in the place of this variant</source>
        <translation>このバリアントの代わりにオリジナルを選択します</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneBar</name>
    <message>
        <source>Reorder sums</source>
        <translation>総和の順序変更</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>チューニング(&amp;T)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>中止(&amp;L)</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>Strate&amp;gy</source>
        <translation>戦略(&amp;G)</translation>
    </message>
    <message>
        <source>Allow steps that change the order of floating-point sums. Outputs may then differ within the launch&apos;s tolerance.</source>
        <translation>浮動小数点の総和の順序を変えるステップも使います。その場合、出力は起動の許容誤差の範囲で異なることがあります。</translation>
    </message>
    <message>
        <source>Plans to evaluate at most</source>
        <translation>評価するプランの上限</translation>
    </message>
    <message>
        <source>At most this many plans are compiled and measured</source>
        <translation>コンパイルして測定するプラン数の上限です</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>秒数の上限</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>No further plan is begun after this many seconds</source>
        <translation>この秒数が経過すると、探索は新しい処理を始めません</translation>
    </message>
    <message>
        <source>Pla&amp;ns</source>
        <translation>プラン(&amp;N)</translation>
    </message>
    <message>
        <source>Seco&amp;nds</source>
        <translation>秒(&amp;N)</translation>
    </message>
    <message>
        <source>End the search; what it found so far stays to be looked at</source>
        <translation>探索を終了します。それまでの結果は引き続き表示できます</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>再生(&amp;R)</translation>
    </message>
    <message>
        <source>Watch a search that was recorded on a GPU, or search results that were recorded (T4 files)</source>
        <translation>GPU で記録した探索を再生するか、記録した結果（T4 ファイル）の中で探索します</translation>
    </message>
    <message>
        <source>Evaluated plans</source>
        <translation>評価したプラン</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v/%m</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>結果を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Search the plans of the kernel for the fastest, on the GPU that is chosen above the variants table</source>
        <translation>バリアント表の上で選択した GPU を使い、カーネルのプランから最も速いものを探します</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>再開(&amp;M)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行します</translation>
    </message>
    <message>
        <source>Pause the search when the plans that are under way are measured</source>
        <translation>現在のラウンドのプランを測定し終えたら、探索を一時停止します</translation>
    </message>
    <message>
        <source>&amp;Keep the best</source>
        <translation>最良を採用(&amp;K)</translation>
    </message>
    <message>
        <source>Stop, &amp;keep the best</source>
        <translation>終了して最良を採用(&amp;K)</translation>
    </message>
    <message>
        <source>Put the best plan that was found into Steps</source>
        <translation>見つかった最良のプランを「ステップ」に入れます</translation>
    </message>
    <message>
        <source>End the search and choose the best plan that was found</source>
        <translation>探索を終了し、見つかった最良のプランを選択します</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>エネルギー</translation>
    </message>
    <message>
        <source>Time and energy</source>
        <translation>時間とエネルギー</translation>
    </message>
    <message>
        <source>Ob&amp;jective</source>
        <translation>目的(&amp;J)</translation>
    </message>
    <message>
        <source>What the search makes small. With both, it looks for the plans that no other one beats in time and energy. Measuring energy takes a second or two for each plan.</source>
        <translation>小さくしたいもの。両方を選ぶと、時間とエネルギーの両方で勝るプランがほかにないプランを探します。エネルギーの測定には、プランごとに 1～2 秒かかります。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneModel</name>
    <message>
        <source>Energy</source>
        <translation>エネルギー</translation>
    </message>
    <message>
        <source>known from an earlier search</source>
        <translation>以前の探索で既知</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>高速化率</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The order in which plans were evaluated</source>
        <translation>プランを評価した順序</translation>
    </message>
    <message>
        <source>The steps of the plan; a click puts it into Steps and shows its source</source>
        <translation>プランのステップ。クリックすると「ステップ」に入り、ソースが表示されます</translation>
    </message>
    <message>
        <source>What came of the plan: how it compares with the original, or why it has no time</source>
        <translation>プランの結果：元との比較、または時間がない理由</translation>
    </message>
    <message>
        <source>The original&apos;s time of the same round, divided by the plan&apos;s</source>
        <translation>同じ回の元の時間をプランの時間で割った値</translation>
    </message>
    <message>
        <source>Median of the plan&apos;s launches on the GPU</source>
        <translation>GPU でのプランの起動の中央値</translation>
    </message>
    <message>
        <source>Energy of one launch, as the GPU counts it</source>
        <translation>GPU が数える 1 回の起動のエネルギー</translation>
    </message>
    <message>
        <source>Why the plan has no time</source>
        <translation>プランに時間がない理由</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TuneView</name>
    <message>
        <source>Press Tune to search the plans of the kernel, several steps together, for the fastest: each is compiled, measured on the GPU beside the original, and compared with its outputs. Without a GPU, Replay shows a search that was recorded on one.</source>
        <translation>「チューニング」を押すと、複数のステップを組み合わせたカーネルのプランから最も速いものを探します。各プランはコンパイルされ、GPU 上でオリジナルと並べて測定され、出力が比較されます。GPU がない場合は、「再生」で GPU 上で記録した探索を表示できます。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行</translation>
    </message>
    <message>
        <source>Plans of the search</source>
        <translation>探索のプラン</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>影響度</translation>
    </message>
    <message>
        <source>Parallel coordinates</source>
        <translation>平行座標</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>探索空間</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>エネルギー</translation>
    </message>
    <message>
        <source>The best time so far, plan by plan</source>
        <translation>プランごとの、それまでの最良時間</translation>
    </message>
    <message>
        <source>Time against energy of each plan</source>
        <translation>各プランの時間とエネルギー</translation>
    </message>
    <message>
        <source>The best plan for each pair of values of two choices</source>
        <translation>2 つの選択の値の組ごとの最良プラン</translation>
    </message>
    <message>
        <source>How much each choice decides the time</source>
        <translation>各選択が時間をどれほど決めるか</translation>
    </message>
    <message>
        <source>Each plan as a line over the values of all choices</source>
        <translation>すべての選択の値を通る線としての各プラン</translation>
    </message>
    <message>
        <source>The values of each choice, and those of the best plan</source>
        <translation>各選択の値と、最良プランの値</translation>
    </message>
    <message>
        <source>The best plan is right if: %1</source>
        <translation>最良のプランは次の場合に正しい: %1</translation>
    </message>
    <message>
        <source>The best plan is right if:</source>
        <translation>最良のプランは次の場合に正しい:</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantCharts</name>
    <message>
        <source>Build variants to see how occupancy and registers change: write the steps to try under Variants, and press Build.</source>
        <translation>バリアントをビルドすると、占有率とレジスタの変化が分かります。「バリアント」に試すステップを書いて「ビルド」を押してください。</translation>
    </message>
    <message>
        <source>No variant is compiled yet. Their numbers appear here as they are built; the variants table says what keeps them from it.</source>
        <translation>まだコンパイルされたバリアントがありません。ビルドが進むと、数値がここに表示されます。妨げになっているものはバリアント表に示されます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantsModel</name>
    <message>
        <source>not built</source>
        <translation>未ビルド</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Spills</source>
        <translation>スピル</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>制限要因</translation>
    </message>
    <message>
        <source>Compiled in</source>
        <translation>コンパイル時間</translation>
    </message>
    <message>
        <source>Registers per thread; of several instances of a template, those of the one that needs most</source>
        <translation>スレッドあたりのレジスタ数。テンプレートのインスタンスが複数ある場合は、最も多く必要とするものの値</translation>
    </message>
    <message>
        <source>Bytes that are spilled to local memory, stores and loads together</source>
        <translation>ローカルメモリにスピルされるバイト数、ストアとロードの合計</translation>
    </message>
    <message>
        <source>Bytes of stack (local memory) per thread</source>
        <translation>スレッドあたりのスタック（ローカルメモリ）のバイト数</translation>
    </message>
    <message>
        <source>Bytes of shared memory per block, static and dynamic together</source>
        <translation>ブロックあたりの共有メモリのバイト数、静的と動的の合計</translation>
    </message>
    <message>
        <source>Theoretical: warps that fit on a multiprocessor, of those possible</source>
        <translation>理論値：マルチプロセッサに入るワープ数の、上限に対する割合</translation>
    </message>
    <message>
        <source>What keeps another block from the multiprocessor</source>
        <translation>ブロックをもう 1 つマルチプロセッサに入れられない原因</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Run on the CPU with the launch form, and compared with what the original leaves in memory</source>
        <translation>起動フォームの設定で CPU 上で実行し、オリジナルがメモリに残す内容と比較した結果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>高速化率</translation>
    </message>
    <message>
        <source>Median on the GPU, and half the 95 % interval of it as a share; in parentheses: it cannot be compared with the others</source>
        <translation>GPU 上の中央値と、その 95 % 区間の半幅（割合）。括弧内は、ほかと比較できない値</translation>
    </message>
    <message>
        <source>The original&apos;s time in the same rotation, divided by the variant&apos;s</source>
        <translation>同じ測定周回でのオリジナルの時間をバリアントの時間で割った値</translation>
    </message>
    <message>
        <source>The steps that make the variant; the original has none, a variant by hand has its name</source>
        <translation>バリアントを作るステップ。元のものにはなく、手書きのバリアントは名前で示します</translation>
    </message>
    <message>
        <source>Whether the steps are legal; rest the mouse on it for the reasons and assumptions</source>
        <translation>ステップが合法かどうか。マウスを置くと理由と仮定が表示されます</translation>
    </message>
    <message>
        <source>How far the variant is: written, compiled, refused or failed</source>
        <translation>バリアントの状態：書き出し済み、コンパイル済み、却下、失敗</translation>
    </message>
    <message>
        <source>How long the compiler took; cached: the same text was compiled before</source>
        <translation>コンパイルにかかった時間。キャッシュ：同じテキストが以前コンパイル済み</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VariantsView</name>
    <message>
        <source>Write the steps to try above, for example coarsen y 1,2,4, and press Build: every variant is written, compiled and listed here with its registers, spills and occupancy.</source>
        <translation>上に試すステップを書き（例: coarsen y 1,2,4）、「ビルド」を押してください。各バリアントが書き出され、コンパイルされ、レジスタ、スピル、占有率とともにここに並びます。</translation>
    </message>
    <message>
        <source>Sear&amp;ch space</source>
        <translation>探索空間(&amp;C)</translation>
    </message>
    <message>
        <source>for example: coarsen y 1,2,4,8; coarsen x 1,2</source>
        <translation>例：coarsen y 1,2,4,8; coarsen x 1,2</translation>
    </message>
    <message>
        <source>Steps with lists of values, separated by semicolons; every combination is a variant. Ctrl+Space lists the steps that can be tried; Ctrl+click on a value in Steps adds it.</source>
        <translation>値の一覧を付けたステップをセミコロンで区切って入力します。組み合わせのそれぞれがバリアントになります。Ctrl+Space で試せるステップを一覧表示し、「ステップ」の値を Ctrl+クリックすると追加されます。</translation>
    </message>
    <message>
        <source>Search space</source>
        <translation>探索空間</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>ビルド(&amp;B)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>中止(&amp;L)</translation>
    </message>
    <message>
        <source>Variants that are done</source>
        <translation>完了したバリアント</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v/%m</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>Show the selected variants side by side; one is compared with the original</source>
        <translation>選択したバリアントを並べて表示します。1 つだけの場合はオリジナルと比較します</translation>
    </message>
    <message>
        <source>&amp;Apply to source</source>
        <translation>ソースに適用(&amp;A)</translation>
    </message>
    <message>
        <source>Put the variant&apos;s text in place of the source; it can be undone</source>
        <translation>ソースをバリアントのテキストに置き換えます。元に戻せます</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the variant&apos;s source to a file</source>
        <translation>バリアントのソースをファイルに保存します</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected rows, columns separated by tabs</source>
        <translation>選択した行を、列をタブで区切ってコピーします</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>検証(&amp;V)</translation>
    </message>
    <message>
        <source>Run the variants on the CPU and compare what they leave in memory; what is not built yet is built first</source>
        <translation>バリアントを CPU 上で実行し、メモリに残る内容を比較します。未ビルドのものは先にビルドされます</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>測定(&amp;S)</translation>
    </message>
    <message>
        <source>Measure the selected variants beside the original</source>
        <translation>選択したバリアントをオリジナルと並べて測定します</translation>
    </message>
    <message>
        <source>What is built: every combination, the original, and the plan in Steps</source>
        <translation>ビルド対象：すべての組み合わせ、オリジナル、「ステップ」のプラン</translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation><numerusform>バリアント %n 個</numerusform></translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>編集(&amp;D)</translation>
    </message>
    <message>
        <source>Take the variant&apos;s text as a new row, and change it by hand</source>
        <translation>バリアントのテキストを新しい行として取り込み、手で編集します</translation>
    </message>
    <message>
        <source>Add fr&amp;om file…</source>
        <translation>ファイルから追加(&amp;O)…</translation>
    </message>
    <message>
        <source>Take the kernel of the same name from another file as a new row</source>
        <translation>別のファイルにある同名のカーネルを新しい行として取り込みます</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>名前を変更(&amp;N)…</translation>
    </message>
    <message>
        <source>Give the row another name</source>
        <translation>行に別の名前を付けます</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Take the row out of the table; it can be undone</source>
        <translation>行を表から取り除きます。元に戻せます</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::VerdictDetail</name>
    <message>
        <source>It can be made after %1.</source>
        <translation>%1 の後なら実行できます。</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>確認中</translation>
    </message>
    <message>
        <source>Legal without conditions.</source>
        <translation>条件なしで適用できます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>開いているファイル</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>このファイルを閉じます</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::ActionBadge</name>
    <message>
        <source>waits for its turn</source>
        <translation>順番待ち</translation>
    </message>
    <message>
        <source>runs, %1 of %2</source>
        <translation>実行中（%1 / %2）</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失敗：%1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>前回: %1</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ViewExports</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <source>Save Table As…</source>
        <translation>表に名前を付けて保存…</translation>
    </message>
    <message>
        <source>All rows, as CSV, JSON or PDF</source>
        <translation>すべての行を CSV、JSON、PDF のいずれかで</translation>
    </message>
    <message>
        <source>Copy Chart</source>
        <translation>グラフをコピー</translation>
    </message>
    <message>
        <source>Save Chart As…</source>
        <translation>グラフに名前を付けて保存…</translation>
    </message>
    <message>
        <source>As SVG, PNG or PDF</source>
        <translation>SVG、PNG、PDF のいずれかで</translation>
    </message>
    <message>
        <source>Save the table (.csv, .json or .pdf)</source>
        <translation>表を保存（.csv、.json、.pdf）</translation>
    </message>
    <message>
        <source>A table is written as .csv, .json or .pdf: give the file one of these endings.</source>
        <translation>表は .csv、.json、.pdf のいずれかで書き込まれます。ファイルにこれらの拡張子のいずれかを付けてください。</translation>
    </message>
    <message>
        <source>Save the chart (.svg, .png or .pdf)</source>
        <translation>グラフを保存（.svg、.png、.pdf）</translation>
    </message>
    <message>
        <source>A chart is written as .svg, .png or .pdf: give the file one of these endings.</source>
        <translation>グラフは .svg、.png、.pdf のいずれかで書き込まれます。ファイルにこれらの拡張子のいずれかを付けてください。</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 を書き込みました。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Handbook - Warpgrain</source>
        <translation>ハンドブック - Warpgrain</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::HelpWindows</name>
    <message>
        <source>The handbook is not there: install the documentation of Warpgrain.</source>
        <translation>ハンドブックがありません。Warpgrain のドキュメントをインストールしてください。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::PageMessages</name>
    <message>
        <source>Saved %1.</source>
        <translation>%1 を保存しました。</translation>
    </message>
    <message>
        <source>The example was opened as a copy, %1: yours to change.</source>
        <translation>サンプルをコピー %1 として開きました。自由に変更できます。</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>レポートを書き出しています…</translation>
    </message>
    <message>
        <source>Saved the session %1.</source>
        <translation>セッション %1 を保存しました。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::ToolBars</name>
    <message>
        <source>Kernel and launch</source>
        <translation>カーネルと起動</translation>
    </message>
    <message>
        <source>Device and actions</source>
        <translation>デバイスと操作</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>OpenMpRows</name>
    <message>
        <source>listed in a threadprivate directive</source>
        <translation>threadprivate ディレクティブに挙げられている</translation>
    </message>
    <message>
        <source>declared in the construct</source>
        <translation>構文の中で宣言されている</translation>
    </message>
    <message>
        <source>static, declared in the construct</source>
        <translation>static で、構文の中で宣言されている</translation>
    </message>
    <message>
        <source>counts a loop that is shared out</source>
        <translation>分担されるループを数える</translation>
    </message>
    <message>
        <source>listed in a clause</source>
        <translation>節に挙げられている</translation>
    </message>
    <message>
        <source>by the default clause</source>
        <translation>default 節による</translation>
    </message>
    <message>
        <source>a number in a target construct, listed nowhere</source>
        <translation>target 構文の中の数値で、どこにも挙げられていない</translation>
    </message>
    <message>
        <source>as in the enclosing region</source>
        <translation>囲む領域と同じ</translation>
    </message>
    <message>
        <source>of a function that the region calls</source>
        <translation>領域が呼ぶ関数のもの</translation>
    </message>
    <message>
        <source>listed nowhere</source>
        <translation>どこにも挙げられていない</translation>
    </message>
    <message>
        <source>residency</source>
        <translation>GPU への常駐</translation>
    </message>
    <message>
        <source>liveness</source>
        <translation>生存性</translation>
    </message>
    <message>
        <source>one allocation</source>
        <translation>1 回の確保</translation>
    </message>
    <message>
        <source>promotion out of a loop</source>
        <translation>ループの外への移動</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>no kernel has had it yet</source>
        <translation>どのカーネルもまだ持っていない</translation>
    </message>
    <message>
        <source>the CPU may change it (%1)</source>
        <translation>CPU が変えることがある (%1)</translation>
    </message>
    <message>
        <source>code that is not followed may change it (%1)</source>
        <translation>追跡されないコードが変えることがある (%1)</translation>
    </message>
    <message>
        <source>a launch that keeps nothing has it (%1)</source>
        <translation>何も残さない起動が持っている (%1)</translation>
    </message>
    <message>
        <source>code of another source may change it (%1)</source>
        <translation>別のソースのコードが変えることがある (%1)</translation>
    </message>
    <message>
        <source>at each launch</source>
        <translation>起動のたびに</translation>
    </message>
    <message>
        <source>only where the loop does not write all of it</source>
        <translation>ループが全体を書かないときだけ</translation>
    </message>
    <message>
        <source>never: the GPU has it on every path</source>
        <translation>なし: どの経路でも GPU にある</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>、または </translation>
    </message>
    <message>
        <source>at each launch: %1</source>
        <translation>起動のたびに: %1</translation>
    </message>
    <message>
        <source>where %1</source>
        <translation>次の場合: %1</translation>
    </message>
    <message>
        <source>never: the kernel does not change it</source>
        <translation>なし: カーネルは変えない</translation>
    </message>
    <message>
        <source>never: the CPU does not read it</source>
        <translation>なし: CPU は読まない</translation>
    </message>
    <message>
        <source>at each launch, for %1</source>
        <translation>起動のたびに (%1 のため)</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>%1 の前</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>コンスタントメモリ</translation>
    </message>
    <message>
        <source>the read-only cache</source>
        <translation>読み取り専用キャッシュ</translation>
    </message>
    <message>
        <source>asked at run time</source>
        <translation>実行時に確認</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loops over %1.</source>
        <translation>スレッドは %1 のループの反復を取ります。</translation>
    </message>
    <message>
        <source>The threads of a block share the loop over %1.</source>
        <translation>ブロックのスレッドが %1 のループを分担します。</translation>
    </message>
    <message>
        <source>A launch has at most %1 blocks.</source>
        <translation>1 回の起動のブロックは最大 %1 個です。</translation>
    </message>
    <message>
        <source>%1 is gathered with %2; its parts come back at each launch.</source>
        <translation>%1 は %2 で集められ、その部分は起動のたびに戻ります。</translation>
    </message>
    <message>
        <source>The last value of %1 comes back at each launch.</source>
        <translation>%1 の最後の値は起動のたびに戻ります。</translation>
    </message>
    <message>
        <source>The CPU&apos;s loop stays beside it, for memory or a condition that is known at run time only.</source>
        <translation>実行時にしかわからないメモリや条件のために、CPU のループも残ります。</translation>
    </message>
</context>
<context>
    <name>OpenMpText</name>
    <message>
        <source>line %1</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>Data sharing</source>
        <translation>データの共有</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Threads have it</source>
        <translation>スレッドでの扱い</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>%1 のメモリ</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>To the GPU</source>
        <translation>GPU へ</translation>
    </message>
    <message>
        <source>Back to the CPU</source>
        <translation>CPU へ</translation>
    </message>
    <message>
        <source>Why %1 is copied for each launch</source>
        <translation>%1 が起動のたびにコピーされる理由</translation>
    </message>
    <message>
        <source>The kernel reads %1 through %2.</source>
        <translation>カーネルは %1 を %2 を通して読みます。</translation>
    </message>
    <message numerus="yes">
        <source>Blocks of %n thread(s).</source>
        <translation>
            <numerusform>%n スレッドのブロック。</numerusform>
        </translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>GPU で実行</translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>CPU で実行</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Why it stays on the CPU</source>
        <translation>CPU に残る理由</translation>
    </message>
    <message>
        <source>Not translated</source>
        <translation>変換されていません</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n directive(s) on the GPU</source>
        <translation>
            <numerusform>%n 個のディレクティブのうち %1 個が GPU で実行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel(s)</source>
        <translation>
            <numerusform>%n 個のカーネル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::OpenMpPresenter</name>
    <message>
        <source>The CUDA program was written to %1.</source>
        <translation>CUDA プログラムを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>The program is translated.</source>
        <translation>プログラムを変換しています。</translation>
    </message>
    <message>
        <source>Open a C, C++ or CUDA source with OpenMP directives (#pragma omp) to see which of its regions become kernels, and what is copied for them.</source>
        <translation>OpenMP ディレクティブ (#pragma omp) のある C、C++、CUDA のソースを開くと、どの領域がカーネルになり、何がコピーされるかが表示されます。</translation>
    </message>
    <message>
        <source>Save the CUDA program</source>
        <translation>CUDA プログラムの保存</translation>
    </message>
    <message>
        <source>%1 is the source itself; choose another name.</source>
        <translation>%1 はソースそのものです。別の名前を選んでください。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::OpenMpView</name>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
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
        <translation>読み込まれたソース</translation>
    </message>
    <message>
        <source>OpenMP program with what becomes of each region</source>
        <translation>各領域がどうなるかを示した OpenMP プログラム</translation>
    </message>
    <message>
        <source>CUDA program</source>
        <translation>CUDA プログラム</translation>
    </message>
    <message>
        <source>&amp;Open as CUDA</source>
        <translation>CUDA として開く(&amp;O)</translation>
    </message>
    <message>
        <source>Writes the CUDA program beside the source and opens it: kernels, steps, variants and measurements follow as for any source</source>
        <translation>CUDA プログラムをソースの隣に書き出して開きます。カーネル、ステップ、バリアント、測定はほかのソースと同様です</translation>
    </message>
    <message>
        <source>Sa&amp;ve CUDA…</source>
        <translation>CUDA を保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Writes the CUDA program to a file</source>
        <translation>CUDA プログラムをファイルに書き出します</translation>
    </message>
    <message>
        <source>When memory is copied</source>
        <translation>メモリをコピーする時</translation>
    </message>
    <message>
        <source>Memory stays on the GPU</source>
        <translation>メモリは GPU に残る</translation>
    </message>
    <message>
        <source>Copies that the data flow needs</source>
        <translation>データの流れに必要なコピー</translation>
    </message>
    <message>
        <source>Copies at each launch</source>
        <translation>起動のたびにコピー</translation>
    </message>
    <message>
        <source>When memory is copied between CPU and GPU</source>
        <translation>CPU と GPU の間でメモリをコピーする時</translation>
    </message>
    <message>
        <source>Functions with their regions and kernels</source>
        <translation>関数とその領域、カーネル</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>実行先</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>What is known of the chosen region</source>
        <translation>選んだ領域についてわかること</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>Copies between CPU and GPU, in the order of the program</source>
        <translation>CPU と GPU の間のコピー (プログラムの順)</translation>
    </message>
    <message>
        <source>The program is translated…</source>
        <translation>プログラムを変換中…</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>その他</translation>
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
        <translation>プログラムについてのメッセージ</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TransfersModel</name>
    <message>
        <source>Which analyses of the program take copies away</source>
        <translation>どの解析がコピーを取り除くか</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>To the GPU</source>
        <translation>GPU へ</translation>
    </message>
    <message>
        <source>Back to the CPU</source>
        <translation>CPU へ</translation>
    </message>
    <message>
        <source>Saved by</source>
        <translation>省いた解析</translation>
    </message>
    <message>
        <source>The line that the kernel is made of</source>
        <translation>カーネルの元になった行</translation>
    </message>
    <message>
        <source>The kernel that works on the variable</source>
        <translation>変数を使うカーネル</translation>
    </message>
    <message>
        <source>The variable, array or pointer whose memory is copied</source>
        <translation>メモリがコピーされる変数、配列、ポインタ</translation>
    </message>
    <message>
        <source>How many bytes are copied; those behind a pointer are asked for at run time</source>
        <translation>コピーされるバイト数。ポインタの先のものは実行時に調べられます</translation>
    </message>
    <message>
        <source>When the memory is copied to the GPU before the kernel</source>
        <translation>カーネルの前にメモリが GPU へコピーされるのはいつか</translation>
    </message>
    <message>
        <source>When the memory is copied back after the kernel</source>
        <translation>カーネルの後にメモリが戻されるのはいつか</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::CodeView</name>
    <message numerus="yes">
        <source>%n floating-point</source>
        <translation>
            <numerusform>浮動小数点 %n</numerusform>
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
            <numerusform>グローバルメモリ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of shared memory</source>
        <translation>
            <numerusform>共有メモリ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of local memory</source>
        <translation>
            <numerusform>ローカルメモリ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of constant memory</source>
        <translation>
            <numerusform>定数メモリ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of control flow</source>
        <translation>
            <numerusform>制御フロー %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of barriers</source>
        <translation>
            <numerusform>バリア %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>その他 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registers</source>
        <translation>
            <numerusform>レジスタ %n 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instructions</source>
        <translation>
            <numerusform>%n 命令</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n live registers</source>
        <translation>
            <numerusform>生存レジスタ %n 本</numerusform>
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
        <translation>コードの形式</translation>
    </message>
    <message>
        <source>SASS is what the GPU executes; PTX is what nvcc gives to ptxas, which chooses the registers</source>
        <translation>SASS は GPU が実行するもの、PTX は nvcc が ptxas に渡すもので、レジスタは ptxas が決めます</translation>
    </message>
    <message>
        <source>Instance of the kernel</source>
        <translation>カーネルのインスタンス</translation>
    </message>
    <message>
        <source>Summary of the code</source>
        <translation>コードの概要</translation>
    </message>
    <message>
        <source>Source: beside each line its instructions and, of SASS, the most live registers</source>
        <translation>ソース: 各行の横に命令数と、SASS では生存レジスタの最大数</translation>
    </message>
    <message>
        <source>Code: beside each instruction its source line and, of SASS, the live registers</source>
        <translation>コード: 各命令の横にソースの行と、SASS では生存レジスタ数</translation>
    </message>
    <message>
        <source>In the margin: the line, its instructions, and of SASS the most registers that live at one</source>
        <translation>余白: 行番号、命令数、SASS ではその中で最も多い生存レジスタ数</translation>
    </message>
    <message>
        <source>In the margin: the source line, and of SASS the registers that live</source>
        <translation>余白: ソースの行、SASS では生存レジスタ数</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Line %1: %2 (%3)</source>
        <translation>%1 行目: %2（%3）</translation>
    </message>
    <message>
        <source>Line %1: %2 (%3); at most %4</source>
        <translation>%1 行目: %2（%3）、最大で%4</translation>
    </message>
    <message>
        <source>Line %1: no instruction comes from it</source>
        <translation>%1 行目: この行から生じた命令はありません</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::CodePage</name>
    <message>
        <source>Compiling with line numbers…</source>
        <translation>行番号付きでコンパイルしています…</translation>
    </message>
    <message>
        <source>Choose a kernel: what the compiler makes of each of its lines is shown here.</source>
        <translation>カーネルを選ぶと、コンパイラが各行から生成したコードがここに表示されます。</translation>
    </message>
    <message>
        <source>There is no text to compile. %1</source>
        <translation>コンパイルするテキストがありません。%1</translation>
    </message>
    <message>
        <source>Looking for the CUDA toolkit…</source>
        <translation>CUDA ツールキットを探しています…</translation>
    </message>
    <message>
        <source>nvcc makes the code. It follows the flags of this folder, which can make it start programs, so nothing is compiled before you say that you trust the folder.</source>
        <translation>コードは nvcc が生成します。このフォルダーのフラグに従うとプログラムが起動されることがあるため、フォルダーを信頼すると指示されるまで何もコンパイルしません。</translation>
    </message>
    <message>
        <source>Compile</source>
        <translation>コンパイル</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::RooflineView</name>
    <message>
        <source>Roofline: operations per second against operations per byte</source>
        <translation>ルーフライン: バイトあたりの演算数に対する毎秒の演算数</translation>
    </message>
    <message>
        <source>original</source>
        <translation>元のコード</translation>
    </message>
    <message>
        <source>roofs: L2 cache and operations</source>
        <translation>ルーフ: L2 キャッシュと演算</translation>
    </message>
    <message>
        <source>roofs: memory and operations</source>
        <translation>ルーフ: メモリと演算</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>Roofline of %1</source>
        <translation>%1 のルーフライン</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>バイトあたりの演算数</translation>
    </message>
    <message>
        <source>10⁹ operations per second</source>
        <translation>毎秒 10⁹ 演算</translation>
    </message>
    <message>
        <source>%1
%2: %3 · 10⁹ operations per second at %4 operations per byte
%5 % of the roof</source>
        <translation>%1
%2: バイトあたり %4 演算で毎秒 %3 · 10⁹ 演算
ルーフの %5 %</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TourPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Leave the Tour</source>
        <translation>ツアーを終了(&amp;L)</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>ツアー</translation>
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
        <translation>ファイルの中身</translation>
    </message>
    <message>
        <source>The explorer lists the kernels with their loops, shared arrays, barriers and launches. A click leads to the line. Everything in the window speaks of the kernel that is chosen in the toolbar.</source>
        <translation>エクスプローラーには、カーネルとそのループ、共有配列、バリア、起動が並びます。クリックするとその行に移動します。ウィンドウのすべての表示は、ツールバーで選んだカーネルについてのものです。</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>問題点</translation>
    </message>
    <message>
        <source>Findings ranks what the kernel loses: races, uncoalesced accesses, bank conflicts, wasted transfers, each with its cost and its place. A button on a row adds the steps that mend it to the plan.</source>
        <translation>検出結果は、カーネルの損失（競合、コアレスされないアクセス、バンクコンフリクト、無駄な転送）をコストと場所とともに順位付けします。行のボタンで、それを直すステップを計画に追加できます。</translation>
    </message>
    <message>
        <source>How its threads reach memory</source>
        <translation>スレッドのメモリアクセス</translation>
    </message>
    <message>
        <source>Choose an access to see the 32 lanes of a warp, the sectors that they touch, and the banks of shared memory.</source>
        <translation>アクセスを選ぶと、ワープの 32 レーン、触れるセクター、共有メモリのバンクが表示されます。</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Each value of each step has its verdict: ✓ legal, ✓* legal if the listed assumptions hold, ✕ illegal, ? not understood. A click adds the step to the plan below, and the reasons stand beneath it. Verdicts follow while you type in the source.</source>
        <translation>各ステップの値にはそれぞれ判定があります。✓ は可、✓* は記載の仮定が成り立てば可、✕ は不可、? は理解できないことを示します。クリックすると下の計画にステップが追加され、その下に理由が表示されます。判定はソースの入力に追随します。</translation>
    </message>
    <message>
        <source>What becomes of the source</source>
        <translation>ソースの変化</translation>
    </message>
    <message>
        <source>Side by Side shows the original and the source that the plan makes, with sectors, registers and time before and after. Choose a step first, for example a factor of coarsening, and look here again.</source>
        <translation>「並べて表示」では、元のソースと計画が作るソースを、前後のセクター、レジスタ、時間とともに示します。まず粗粒化係数などのステップを選び、もう一度ここを見てください。</translation>
    </message>
    <message>
        <source>Is it right, and is it faster?</source>
        <translation>正しいか、速いか</translation>
    </message>
    <message>
        <source>Write steps with lists of values, and build: each row has its registers and occupancy. Verify runs the rows on the CPU and compares what they compute; Measure takes their times on a GPU, of this machine or of another one.</source>
        <translation>値のリスト付きでステップを書いてビルドすると、各行にレジスタと占有率が付きます。「検証」は行を CPU で実行して計算結果を比べ、「測定」はこのマシンまたは別のマシンの GPU で時間を測ります。</translation>
    </message>
    <message>
        <source>Leave the search to the program</source>
        <translation>探索をプログラムに任せる</translation>
    </message>
    <message>
        <source>Tune searches plans of several steps, verifies the best one and says why it is faster. Without a GPU it replays recorded searches. Export writes the source that won. F1 opens the handbook at whatever has the keyboard.</source>
        <translation>「チューニング」は複数ステップの計画を探索し、最良のものを検証して速い理由を示します。GPU がなければ記録済みの探索を再生します。「エクスポート」は勝ったソースを書き出します。F1 でキーボードのある場所のハンドブックが開きます。</translation>
    </message>
</context>
<context>
    <name>NestPictures</name>
    <message>
        <source>Which element a thread touches depends on data: it is known only when the program runs.</source>
        <translation>スレッドがどの要素に触れるかはデータに依存し、プログラムの実行時までわかりません。</translation>
    </message>
    <message>
        <source>How far apart the elements of neighbouring threads lie is no number here, nor a product of sizes: there is no picture.</source>
        <translation>隣り合うスレッドの要素間の距離が数でもサイズの積でもないため、図はありません。</translation>
    </message>
    <message>
        <source>%1 taken as %2.</source>
        <translation>%1 を %2 とみなしています。</translation>
    </message>
</context>
<context>
    <name>NestRows</name>
    <message>
        <source>global memory</source>
        <translation>グローバルメモリ</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>コンスタントメモリ</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>strips in shared memory, from %1</source>
        <translation>共有メモリの帯（元は%1）</translation>
    </message>
    <message>
        <source>published rules, compute capability %1, %2 registers</source>
        <translation>発表された規則、Compute Capability %1、レジスタ %2</translation>
    </message>
    <message>
        <source>our rules, compute capability %1, %2 registers</source>
        <translation>独自の規則、Compute Capability %1、レジスタ %2</translation>
    </message>
</context>
<context>
    <name>NestText</name>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>iterations: %1</source>
        <translation>反復回数：%1</translation>
    </message>
    <message>
        <source>gathers %1</source>
        <translation>%1 を集約</translation>
    </message>
    <message>
        <source>It is the kernel %1.</source>
        <translation>カーネル %1 になります。</translation>
    </message>
    <message>
        <source>It stays on the CPU.</source>
        <translation>CPU に残ります。</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>コスト %1</translation>
    </message>
    <message>
        <source>nest %1</source>
        <translation>ネスト %1</translation>
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
        <translation>割り当て済み</translation>
    </message>
    <message>
        <source>No shape of block fits a multiprocessor.</source>
        <translation>マルチプロセッサに収まるブロックの形がありません。</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>割り当てられるループがありません。</translation>
    </message>
    <message>
        <source>parallel, %1</source>
        <translation>並列、%1</translation>
    </message>
    <message>
        <source>parallel</source>
        <translation>並列</translation>
    </message>
    <message>
        <source>parallel, in the thread</source>
        <translation>並列、スレッド内</translation>
    </message>
    <message>
        <source>not parallel</source>
        <translation>並列でない</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>読み書き</translation>
    </message>
    <message>
        <source>written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Nest in %1()</source>
        <translation>%1() のネスト</translation>
    </message>
    <message>
        <source>It is not followed.</source>
        <translation>追跡されません。</translation>
    </message>
    <message>
        <source>What was done to it</source>
        <translation>加えられた変更</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Taken for granted</source>
        <translation>前提</translation>
    </message>
    <message>
        <source>Memory under the chosen mapping</source>
        <translation>選んだ割り当てでのメモリ</translation>
    </message>
    <message numerus="yes">
        <source>%n mapping(s) are left out: no block of theirs fits a multiprocessor.</source>
        <translation>
            <numerusform>%n 個の割り当ては、ブロックがマルチプロセッサに収まらないため除かれています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not mapped</source>
        <translation>割り当てられていません</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n nest(s) mapped</source>
        <translation>
            <numerusform>%n 個のネストのうち %1 個を割り当て</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel(s)</source>
        <translation>
            <numerusform>カーネル %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::NestPresenter</name>
    <message>
        <source>The program was written to %1.</source>
        <translation>プログラムを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>The reading of the nests was stopped. Map Again reads them.</source>
        <translation>ネストの読み込みは中止されました。「再割り当て」で読み込みます。</translation>
    </message>
    <message>
        <source>The nests are read.</source>
        <translation>ネストを読み込んでいます。</translation>
    </message>
    <message>
        <source>Open a serial C or C++ source with for loops to see which of them can become threads, in which way, and to have it written in CUDA or OpenCL.</source>
        <translation>for ループのある逐次の C または C++ ソースを開くと、どのループがどのようにスレッドになれるかを見て、CUDA または OpenCL で書き出せます。</translation>
    </message>
    <message>
        <source>Save the program</source>
        <translation>プログラムを保存</translation>
    </message>
    <message>
        <source>%1 is the source itself; choose another name.</source>
        <translation>%1 はソースそのものです。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 is a name for kernels; name the host program, for example %2.</source>
        <translation>%1 はカーネル用の名前です。ホストプログラムの名前（例：%2）を指定してください。</translation>
    </message>
    <message>
        <source>Map Only the Nest of Line %1</source>
        <translation>%1 行目のネストだけを割り当て</translation>
    </message>
    <message>
        <source>Map All Nests Again</source>
        <translation>再びすべてのネストを割り当て</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MappingsModel</name>
    <message>
        <source>Its place; mappings that the rules do not tell apart share one</source>
        <translation>順位。規則で区別できない割り当ては同じ順位です</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Which loop runs along which thread index</source>
        <translation>どのループがどのスレッド番号に対応するか</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>Threads of a block, x first</source>
        <translation>ブロックのスレッド数（x が先）</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>What strips of arrays in shared memory would save; the program that is written has none</source>
        <translation>配列の帯を共有メモリに置いた場合の節約量。書き出されるプログラムにはありません</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>利得</translation>
    </message>
    <message>
        <source>Threads of a block whose accesses are not coalesced, summed over the accesses</source>
        <translation>アクセスが非コアレスになるブロックのスレッド数（全アクセスの合計）</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Bytes of shared memory that the strips of a block would take</source>
        <translation>ブロックの帯が使うことになる共有メモリのバイト数</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Blocks that a multiprocessor holds at once</source>
        <translation>マルチプロセッサが同時に保持するブロック数</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>アクティブ</translation>
    </message>
    <message>
        <source>Active warps of those possible</source>
        <translation>可能なワープ数に対するアクティブなワープ</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>By which rule it stands above the next one</source>
        <translation>どの規則で次のものより上にあるか</translation>
    </message>
    <message>
        <source>Above the next because</source>
        <translation>次より上の理由</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::MatricesPage</name>
    <message>
        <source>Choose a nest that is mapped to see how its loops move its accesses.</source>
        <translation>割り当てられたネストを選ぶと、ループがアクセスをどう動かすかが見られます。</translation>
    </message>
    <message>
        <source>Access matrices of the nest</source>
        <translation>ネストのアクセス行列</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NestTextsPage</name>
    <message>
        <source>Serial</source>
        <translation>逐次</translation>
    </message>
    <message>
        <source>Serial source as it was read</source>
        <translation>読み込まれた逐次ソース</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>CUDA program</source>
        <translation>CUDA プログラム</translation>
    </message>
    <message>
        <source>Kernels in OpenCL C</source>
        <translation>OpenCL C のカーネル</translation>
    </message>
    <message>
        <source>Host program of the OpenCL kernels</source>
        <translation>OpenCL カーネルのホストプログラム</translation>
    </message>
    <message>
        <source>The program is written…</source>
        <translation>プログラムを書き出しています…</translation>
    </message>
    <message>
        <source>Choose a mapping to have the program written.</source>
        <translation>割り当てを選ぶとプログラムが書き出されます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::NestsView</name>
    <message>
        <source>Reorder sums</source>
        <translation>和の並べ替え</translation>
    </message>
    <message>
        <source>Message about the nests</source>
        <translation>ネストについてのメッセージ</translation>
    </message>
    <message>
        <source>Rules of the ranking</source>
        <translation>順位付けの規則</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>独自の規則</translation>
    </message>
    <message>
        <source>Published rules</source>
        <translation>発表された規則</translation>
    </message>
    <message>
        <source>Corrected rules for the GPU in the toolbar, or the published ones for a GT200 of compute capability 1.3</source>
        <translation>ツールバーの GPU 用に修正した規則、または Compute Capability 1.3 の GT200 用に発表された規則</translation>
    </message>
    <message>
        <source>Language of the kernels</source>
        <translation>カーネルの言語</translation>
    </message>
    <message>
        <source>The language that kernels are written in</source>
        <translation>カーネルを書く言語</translation>
    </message>
    <message>
        <source>Also loops that gather floating-point numbers, whose result depends on the order</source>
        <translation>結果が順序に依存する、浮動小数点数を集約するループも対象にします</translation>
    </message>
    <message>
        <source>Keep loops</source>
        <translation>ループを維持</translation>
    </message>
    <message>
        <source>Loops stay as they are written: they are not interchanged, joined, distributed or made rectangles</source>
        <translation>ループは書かれたままです。入れ替え、結合、分配、矩形化はしません</translation>
    </message>
    <message>
        <source>Only at the caret</source>
        <translation>カーソル位置のみ</translation>
    </message>
    <message>
        <source>Only the nest whose outermost loop is the one at the caret, which may be a loop inside another; else the nests behind #pragma warpgrain map, or all where there is none</source>
        <translation>最も外側のループがカーソル位置のループであるネストだけ（ほかのループの中でもかまいません）。そうでなければ #pragma warpgrain map の後のネスト、なければすべて</translation>
    </message>
    <message>
        <source>Writes the program beside the source and opens its kernels: steps, variants and measurements follow as for any source</source>
        <translation>プログラムをソースの隣に書き出し、カーネルを開きます。ステップ、バリアント、測定はほかのソースと同様です</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Writes the program to a file; of OpenCL, with the kernels beside it</source>
        <translation>プログラムをファイルに書き出します。OpenCL ではカーネルをその隣に書き出します</translation>
    </message>
    <message>
        <source>Functions with their nests and loops</source>
        <translation>関数とそのネストおよびループ</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>ネスト</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Mappings of the nest, the best first</source>
        <translation>ネストの割り当て（最良のものが先頭）</translation>
    </message>
    <message>
        <source>What is known of the chosen nest</source>
        <translation>選んだネストについてわかっていること</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>行列</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>%1()</source>
        <translation>%1()</translation>
    </message>
    <message>
        <source>Open as O&amp;penCL</source>
        <translation>OpenCL として開く(&amp;P)</translation>
    </message>
    <message>
        <source>O&amp;pen as CUDA</source>
        <translation>CUDA として開く(&amp;P)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Map Again</source>
        <translation>再割り当て</translation>
    </message>
    <message>
        <source>Ends the reading of the nests, or the writing of the program</source>
        <translation>ネストの読み込み、またはプログラムの書き出しを終えます</translation>
    </message>
    <message>
        <source>Reads the nests of the source once more</source>
        <translation>ソースのネストをもう一度読み込みます</translation>
    </message>
    <message>
        <source>The nests are read…</source>
        <translation>ネストを読み込んでいます…</translation>
    </message>
    <message>
        <source>The program is written…</source>
        <translation>プログラムを書き出しています…</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::TouchPage</name>
    <message>
        <source>(chosen)</source>
        <translation>（選択中）</translation>
    </message>
    <message>
        <source>Access that is shown</source>
        <translation>表示するアクセス</translation>
    </message>
    <message>
        <source>The array, and which of its accesses</source>
        <translation>配列と、そのどのアクセスか</translation>
    </message>
    <message>
        <source>What is shown of it</source>
        <translation>表示する内容</translation>
    </message>
    <message>
        <source>Addresses of a warp</source>
        <translation>ワープのアドレス</translation>
    </message>
    <message>
        <source>Elements of a block</source>
        <translation>ブロックの要素</translation>
    </message>
    <message>
        <source>Which addresses the threads of the first warp use, or which elements the threads of a block share</source>
        <translation>最初のワープのスレッドが使うアドレス、またはブロックのスレッドが共有する要素</translation>
    </message>
    <message>
        <source>access %1</source>
        <translation>アクセス %1</translation>
    </message>
    <message>
        <source>Choose a nest that is mapped to see which threads touch which elements.</source>
        <translation>割り当てられたネストを選ぶと、どのスレッドがどの要素に触れるかが見られます。</translation>
    </message>
</context>
<context>
    <name>warpgrain::gui::FlagsWindow</name>
    <message>
        <source>Compiler Flags</source>
        <translation>コンパイラのフラグ</translation>
    </message>
    <message>
        <source>Look for headers in</source>
        <translation>ヘッダーを探すフォルダ</translation>
    </message>
    <message>
        <source>Open a source to see the flags that it is read and built with.</source>
        <translation>ソースを開くと、その読み込みとビルドに使うフラグが表示されます。</translation>
    </message>
    <message>
        <source>These flags were given for this file.</source>
        <translation>これらのフラグは、このファイルのために指定されたものです。</translation>
    </message>
    <message>
        <source>These flags were found in compile_commands.json, or guessed from the makefile and the folders beside the file.</source>
        <translation>これらのフラグは compile_commands.json にあったか、ファイルの近くの makefile やフォルダから推測したものです。</translation>
    </message>
    <message>
        <source>Relative folders are looked for in %1.</source>
        <translation>相対フォルダは %1 から探します。</translation>
    </message>
    <message>
        <source>The source is read…</source>
        <translation>ソースを読み込んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>The source was read without errors: %n kernel(s).</source>
        <translation><numerusform>ソースはエラーなく読み込まれました：カーネル %n 個。</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The source was read with %n error(s).</source>
        <translation><numerusform>ソースの読み込みで %n 個のエラーがありました。</numerusform></translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation>最初のエラー：%1</translation>
    </message>
</context>
<context>
    <name>warpgrain::views::FlagsView</name>
    <message>
        <source>&amp;Fast mathematics (--use_fast_math)</source>
        <translation>高速な数学関数(&amp;F)（--use_fast_math）</translation>
    </message>
    <message>
        <source>Add &amp;Macro</source>
        <translation>マクロを追加(&amp;M)</translation>
    </message>
    <message>
        <source>Add &amp;Include Folder…</source>
        <translation>インクルードフォルダを追加(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Use Flags</source>
        <translation>このフラグを使う(&amp;U)</translation>
    </message>
    <message>
        <source>Fi&amp;nd Again</source>
        <translation>もう一度探す(&amp;N)</translation>
    </message>
    <message>
        <source>Compiler flags, a flag with its value a line</source>
        <translation>コンパイラのフラグ、1 行に 1 つ（値を含む）</translation>
    </message>
    <message>
        <source>No flags: for example -DTILE=16, -I include or -std=c++17</source>
        <translation>フラグなし：例 -DTILE=16、-I include、-std=c++17</translation>
    </message>
    <message>
        <source>the compiler&apos;s own</source>
        <translation>コンパイラの既定</translation>
    </message>
    <message>
        <source>nvcc then computes divisions, roots and functions like sinf faster and less exactly</source>
        <translation>nvcc は除算、平方根、sinf などの関数を、より速く、より低い精度で計算します</translation>
    </message>
    <message>
        <source>Macro to define</source>
        <translation>定義するマクロ</translation>
    </message>
    <message>
        <source>NAME or NAME=VALUE</source>
        <translation>NAME または NAME=VALUE</translation>
    </message>
    <message>
        <source>Choose a folder in which headers are looked for (-I)</source>
        <translation>ヘッダーを探すフォルダを選びます（-I）</translation>
    </message>
    <message>
        <source>Read the source again with these flags (Ctrl+Return)</source>
        <translation>これらのフラグでソースを読み直します（Ctrl+Return）</translation>
    </message>
    <message>
        <source>Look for the flags in compile_commands.json, or guess them, as when the file was opened</source>
        <translation>ファイルを開いたときのように、compile_commands.json からフラグを探すか推測します</translation>
    </message>
    <message>
        <source>&amp;Standard:</source>
        <translation>規格(&amp;S)：</translation>
    </message>
</context>
</TS>
