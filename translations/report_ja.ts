<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>warpgrain::report::Words</name>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>Report on {1}</source>
        <translation>{1} のレポート</translation>
    </message>
    <message>
        <source>Made by Warpgrain {1} on {2}.</source>
        <translation>Warpgrain {1} により {2} に作成。</translation>
    </message>
    <message>
        <source>Kernel and launch</source>
        <translation>カーネルと起動</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Instantiation</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>grid {1} blocks</source>
        <translation>グリッド {1} ブロック</translation>
    </message>
    <message>
        <source>block {1} threads</source>
        <translation>ブロック {1} スレッド</translation>
    </message>
    <message>
        <source>{1} bytes of dynamic shared memory</source>
        <translation>動的共有メモリ {1} バイト</translation>
    </message>
    <message>
        <source>From the source</source>
        <translation>ソースより</translation>
    </message>
    <message>
        <source>{1} = {2} (line {3})</source>
        <translation>{1} = {2}（{3} 行目）</translation>
    </message>
    <message>
        <source>{1} = {2} (a guess from line {3})</source>
        <translation>{1} = {2}（{3} 行目からの推測）</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>A multiprocessor holds</source>
        <translation>マルチプロセッサの容量</translation>
    </message>
    <message>
        <source>{1} warps, {2} blocks, {3} registers, {4} bytes of shared memory</source>
        <translation>ワープ {1} 個、ブロック {2} 個、レジスタ {3} 個、共有メモリ {4} バイト</translation>
    </message>
    <message>
        <source>CUDA toolkit</source>
        <translation>CUDA ツールキット</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>測定環境</translation>
    </message>
    <message>
        <source>{1}, driver {2}, {3}</source>
        <translation>{1}、ドライバ {2}、{3}</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>No plan was chosen: the report is on the original.</source>
        <translation>プランが選択されていません。このレポートはオリジナルについてのものです。</translation>
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
        <translation>前提が成り立てば合法</translation>
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
        <source>by hand; proved by runs alone</source>
        <translation>手書き、実行によってのみ裏付け</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>前提</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Numbers before and after</source>
        <translation>変更前後の数値</translation>
    </message>
    <message>
        <source>They were not compared: {1}</source>
        <translation>比較されていません：{1}</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
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
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>better</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>neither better nor worse</source>
        <translation>改善でも悪化でもない</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>誤差範囲</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>コンパイラ</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>time, median (µs)</source>
        <translation>時間、中央値（µs）</translation>
    </message>
    <message>
        <source>time by the model (µs)</source>
        <translation>モデルによる時間（µs）</translation>
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
        <source>accesses with conflicts</source>
        <translation>コンフリクトのあるアクセス</translation>
    </message>
    <message>
        <source>accesses not counted</source>
        <translation>未計数のアクセス</translation>
    </message>
    <message>
        <source>places with data races</source>
        <translation>データ競合の箇所</translation>
    </message>
    <message>
        <source>instructions of warps</source>
        <translation>ワープの命令</translation>
    </message>
    <message>
        <source>registers of a thread</source>
        <translation>スレッドのレジスタ</translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation>占有率（%）</translation>
    </message>
    <message>
        <source>shared memory of a block (bytes)</source>
        <translation>ブロックの共有メモリ（バイト）</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>ブロックのスレッド数</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック数</translation>
    </message>
    <message>
        <source>{1}, {2}: sectors</source>
        <translation>{1}、{2}：セクタ</translation>
    </message>
    <message>
        <source>{1}, {2}: passes over the banks</source>
        <translation>{1}、{2}：バンクのパス</translation>
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
        <source>It was not measured with this launch.</source>
        <translation>この起動では測定されていません。</translation>
    </message>
    <message>
        <source>The model needs the whole launch, and a GPU whose speed is known.</source>
        <translation>モデルには、起動全体の情報と、速度が既知の GPU が必要です。</translation>
    </message>
    <message>
        <source>An access or the length of a loop is not known, and was guessed.</source>
        <translation>アクセスまたはループの長さが不明なため、推測値を使っています。</translation>
    </message>
    <message>
        <source>Estimates of this kind are usually wrong by {1} % themselves.</source>
        <translation>この種の推定自体に、通常 {1} % の誤差があります。</translation>
    </message>
    <message>
        <source>The 95 % intervals of the two medians meet.</source>
        <translation>2 つの中央値の 95 % 区間が重なっています。</translation>
    </message>
    <message>
        <source>Findings in the original</source>
        <translation>オリジナルの指摘</translation>
    </message>
    <message>
        <source>By the model, the launch takes {1} µs on {2}.</source>
        <translation>モデルでは、{2} での起動に {1} µs かかります。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
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
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Steps that mend it</source>
        <translation>修正するステップ</translation>
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
        <source>{1} (possible)</source>
        <translation>{1}（可能性）</translation>
    </message>
    <message>
        <source>{1} % of the time</source>
        <translation>時間の {1} %</translation>
    </message>
    <message>
        <source>{1} cycles</source>
        <translation>{1} サイクル</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} セクタ</translation>
    </message>
    <message>
        <source>{1} passes over the banks</source>
        <translation>バンクのパス {1} 回</translation>
    </message>
    <message>
        <source>{1} ({2}, expected to be {3} times as fast)</source>
        <translation>{1}（{2}、{3} 倍の速さの見込み）</translation>
    </message>
    <message>
        <source>{1} ({2})</source>
        <translation>{1}（{2}）</translation>
    </message>
    <message>
        <source>{1} is not possible: {2}</source>
        <translation>{1} は実行できません：{2}</translation>
    </message>
    <message>
        <source>Steps that mend findings were not looked for.</source>
        <translation>指摘を修正するステップは検索されていません。</translation>
    </message>
    <message>
        <source>Not counted:</source>
        <translation>未計数：</translation>
    </message>
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
        <source>Variants</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>No variant was built.</source>
        <translation>ビルドされたバリアントはありません。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>(original)</source>
        <translation>（オリジナル）</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ビルド</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Spills (bytes)</source>
        <translation>スピル（バイト）</translation>
    </message>
    <message>
        <source>Shared (bytes)</source>
        <translation>共有（バイト）</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>占有率（%）</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>制限要因</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>時間（µs）</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>±（%）</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>高速化率</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>未コンパイル</translation>
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
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリ</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>バリア</translation>
    </message>
    <message>
        <source>noisy</source>
        <translation>ばらつき大</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>比較不可</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未実行</translation>
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
        <source>verified, also at {1} other sizes</source>
        <translation>検証済み、ほかの {1} サイズでも</translation>
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
        <source>with another launch: {1}</source>
        <translation>別の起動では：{1}</translation>
    </message>
    <message>
        <source>{1}, with findings</source>
        <translation>{1}（指摘あり）</translation>
    </message>
    <message>
        <source>Evidence of the verification</source>
        <translation>検証の根拠</translation>
    </message>
    <message>
        <source>Variants were run on the CPU, and what they leave in memory was compared with what the original leaves, with this launch and at these sizes alone.</source>
        <translation>バリアントを CPU 上で実行し、メモリに残る内容をオリジナルが残す内容と比較しました。対象は、この起動とこれらのサイズだけです。</translation>
    </message>
    <message>
        <source>No variant was run.</source>
        <translation>実行されたバリアントはありません。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Run with</source>
        <translation>実行条件</translation>
    </message>
    <message>
        <source>Other sizes at which it agrees</source>
        <translation>一致したほかのサイズ</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>チャート</translation>
    </message>
    <message>
        <source>No variant is built: there are no numbers to draw.</source>
        <translation>ビルドされたバリアントがないため、描く数値がありません。</translation>
    </message>
    <message>
        <source>What changes in the source</source>
        <translation>ソースの変更点</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>なし。</translation>
    </message>
</context>
</TS>
