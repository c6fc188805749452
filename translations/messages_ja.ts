<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>warpgrain::messages::Messages</name>
    <message>
        <source>{1} does not exist; check the path.</source>
        <translation>{1} は存在しません。パスを確認してください。</translation>
    </message>
    <message>
        <source>{1} is not a regular file; give the path of a file.</source>
        <translation>{1} は通常のファイルではありません。ファイルのパスを指定してください。</translation>
    </message>
    <message>
        <source>{1} is larger than {2} MiB, too large for a file of its kind.</source>
        <translation>{1} は {2} MiB を超えており、この種類のファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>{1} cannot be read ({2}); check its permissions.</source>
        <translation>{1} を読み取れません（{2}）。アクセス権を確認してください。</translation>
    </message>
    <message>
        <source>{1} is a binary file, not C++ source.</source>
        <translation>{1} はバイナリファイルであり、C++ のソースではありません。</translation>
    </message>
    <message>
        <source>{1} cannot be written ({2}); the file is as it was. Choose another place or change its permissions.</source>
        <translation>{1} に書き込めません（{2}）。ファイルは元のままです。別の場所を選択するか、アクセス権を変更してください。</translation>
    </message>
    <message>
        <source>There is no temporary folder ({1}); set TMPDIR to a folder that can be written.</source>
        <translation>一時フォルダがありません（{1}）。書き込み可能なフォルダを TMPDIR に設定してください。</translation>
    </message>
    <message>
        <source>The folder {1} cannot be made ({2}); choose another place.</source>
        <translation>フォルダ {1} を作成できません（{2}）。別の場所を選択してください。</translation>
    </message>
    <message>
        <source>The variant changes other files too ({1}); write it as a patch or into a folder.</source>
        <translation>このバリアントはほかのファイルも変更します（{1}）。パッチとして、またはフォルダに書き出してください。</translation>
    </message>
    <message>
        <source>{1} cannot be parsed: the compiler gave up on its flags. Check the flags after `--` or in compile_commands.json.</source>
        <translation>{1} を解析できません：コンパイラがフラグを受け付けませんでした。`--` の後または compile_commands.json のフラグを確認してください。</translation>
    </message>
    <message>
        <source>A source cannot be read for the GPU architecture {1}: this compiler, or the CUDA toolkit, does not have it. Choose another, for example sm_90.</source>
        <translation>GPU アーキテクチャ {1} 用にソースを読み取れません：このコンパイラまたは CUDA ツールキットが対応していません。sm_90 など、別のものを選択してください。</translation>
    </message>
    <message>
        <source>{1} cannot be used ({2}); mend it, or give the flags after `--`.</source>
        <translation>{1} は使用できません（{2}）。修正するか、`--` の後にフラグを指定してください。</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and it takes more than {2} of memory. {3}</source>
        <translation>{1} は解析されません。最初に専用のプロセスで読み取ったところ、{2} を超えるメモリが必要でした。{3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and that did not end within {2} seconds of processor time. {3}</source>
        <translation>{1} は解析されません。最初に専用のプロセスで読み取ったところ、プロセッサ時間 {2} 秒以内に終わりませんでした。{3}</translation>
    </message>
    <message>
        <source>{1} is not analysed. It was read in a process of its own first, and the compiler ended with {2}. {3}</source>
        <translation>{1} は解析されません。最初に専用のプロセスで読み取ったところ、コンパイラが {2} で終了しました。{3}</translation>
    </message>
    <message>
        <source>There is no kernel ({1} function with a body) in {2} or the headers it includes.</source>
        <translation>カーネル（本体のある {1} 関数）が、{2} にも、それがインクルードするヘッダにもありません。</translation>
    </message>
    <message>
        <source>There is no kernel named {1} in {2}. It has: {3}.</source>
        <translation>{1} という名前のカーネルは {2} にありません。あるのは次のとおりです：{3}。</translation>
    </message>
    <message>
        <source>Several kernels are named {1}; give the name with its line. The file has: {2}.</source>
        <translation>{1} という名前のカーネルが複数あります。名前に行番号を付けて指定してください。ファイルにあるのは次のとおりです：{2}。</translation>
    </message>
    <message>
        <source>The text of {1} does not compile: {2}. Correct it there.</source>
        <translation>{1} のテキストをコンパイルできません：{2}。そのテキストを修正してください。</translation>
    </message>
    <message>
        <source>{1} is no session that can be opened: {2} The file was left as it is. Open the source instead, or an older copy of the session.</source>
        <translation>{1} は、開くことのできるセッションではありません：{2} ファイルは元のままです。代わりに、ソースか、セッションの古いコピーを開いてください。</translation>
    </message>
    <message>
        <source>{1} was written by a newer version of Warpgrain, and this one cannot read it: {2} Install the newer version.</source>
        <translation>{1} は Warpgrain の新しいバージョンで書かれており、このバージョンでは読み取れません：{2} 新しいバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>it is not JSON, is cut off, or is nested too deeply.</source>
        <translation>JSON でないか、途中で切れているか、入れ子が深すぎる。</translation>
    </message>
    <message>
        <source>A step is empty; write for example &quot;coarsen x 4&quot;.</source>
        <translation>ステップが空です。たとえば「coarsen x 4」のように書いてください。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a step; the steps are: {2}.</source>
        <translation>「{1}」はステップではありません。使えるステップ：{2}。</translation>
    </message>
    <message>
        <source>The space has more than {1} plans; leave values out.</source>
        <translation>探索空間のプランが {1} 個を超えています。値を減らしてください。</translation>
    </message>
    <message>
        <source>The space is empty; write for example &quot;coarsen y 1,2,4; coarsen x 1,2&quot;.</source>
        <translation>探索空間が空です。たとえば「coarsen y 1,2,4; coarsen x 1,2」のように書いてください。</translation>
    </message>
    <message>
        <source>Install NVIDIA&apos;s CUDA toolkit, or set CUDA_HOME (or WARPGRAIN_CUDA) to the folder of one that is installed.</source>
        <translation>NVIDIA の CUDA ツールキットをインストールするか、インストール済みのツールキットのフォルダを CUDA_HOME（または WARPGRAIN_CUDA）に設定してください。</translation>
    </message>
    <message>
        <source>The CUDA toolkit in {1} has no nvcc, so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>{1} の CUDA ツールキットには nvcc がないため、正確なレジスタ数、スピル、機械語コードを得られません。{2}</translation>
    </message>
    <message>
        <source>No CUDA toolkit is to be used (WARPGRAIN_CUDA is none), so exact registers, spills and machine code cannot be had.</source>
        <translation>CUDA ツールキットを使わない設定になっているため（WARPGRAIN_CUDA が none）、正確なレジスタ数、スピル、機械語コードを得られません。</translation>
    </message>
    <message>
        <source>There is no CUDA toolkit on this machine (looked at {1}), so exact registers, spills and machine code cannot be had. {2}</source>
        <translation>このマシンには CUDA ツールキットがないため（探した場所：{1}）、正確なレジスタ数、スピル、機械語コードを得られません。{2}</translation>
    </message>
    <message>
        <source>There are no CUDA headers (include/cuda_runtime.h) in {1}. {2}</source>
        <translation>{1} に CUDA のヘッダ（include/cuda_runtime.h）がありません。{2}</translation>
    </message>
    <message>
        <source>{1} ended with {2}. Check that this CUDA toolkit is complete.</source>
        <translation>{1} は {2} で終了しました。この CUDA ツールキットに欠けているものがないか確認してください。</translation>
    </message>
    <message>
        <source>nvcc {1} does not compile for {2}. Choose one of {3}, or use a CUDA toolkit of that GPU&apos;s time.</source>
        <translation>nvcc {1} は {2} 向けにコンパイルできません。{3} のいずれかを選択するか、その GPU と同時期の CUDA ツールキットを使ってください。</translation>
    </message>
    <message>
        <source>nvcc crashed ({1}) while it compiled {2}; try another CUDA toolkit, or a smaller factor.</source>
        <translation>nvcc が {2} のコンパイル中にクラッシュしました（{1}）。別の CUDA ツールキットか、より小さい係数を試してください。</translation>
    </message>
    <message>
        <source>nvcc could not compile {1}:
{2}</source>
        <translation>nvcc は {1} をコンパイルできませんでした：
{2}</translation>
    </message>
    <message>
        <source>nvcc ended without an error but wrote no cubin of {1}; check its flags.</source>
        <translation>nvcc はエラーなしで終了しましたが、{1} の cubin を書き出しませんでした。フラグを確認してください。</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}: no instantiation of it is used in this unit.</source>
        <translation>コンパイラは {1} のコードを生成しませんでした：この翻訳単位ではそのインスタンスが使われていません。</translation>
    </message>
    <message>
        <source>The compiler made no code for {1}; it may be left out by #if for {2}.</source>
        <translation>コンパイラは {1} のコードを生成しませんでした。{2} 向けには #if で除外されている可能性があります。</translation>
    </message>
    <message>
        <source>The build was cancelled before it began.</source>
        <translation>ビルドは開始前に中止されました。</translation>
    </message>
    <message>
        <source>The launch is not known in full: {1}.</source>
        <translation>起動の内容が完全には分かっていません：{1}。</translation>
    </message>
    <message>
        <source>A block has at most 1024 threads; the launch asks for {1}.</source>
        <translation>1 ブロックのスレッドは最大 1024 個ですが、起動では {1} 個が指定されています。</translation>
    </message>
    <message>
        <source>No parameter is called {1}; the kernel has {2}.</source>
        <translation>{1} という名前のパラメータはありません。カーネルにあるのは {2} です。</translation>
    </message>
    <message>
        <source>the source does not tell the dynamic shared memory</source>
        <translation>ソースからは動的共有メモリのサイズが分からない</translation>
    </message>
    <message>
        <source>the source does not tell the block</source>
        <translation>ソースからはブロックが分からない</translation>
    </message>
    <message>
        <source>the source does not tell the grid</source>
        <translation>ソースからはグリッドが分からない</translation>
    </message>
    <message>
        <source>the value of {1} is not given</source>
        <translation>{1} の値が指定されていない</translation>
    </message>
    <message>
        <source>The parameter {1} cannot be filled: {2}.</source>
        <translation>パラメータ {1} に値を入れられません：{2}。</translation>
    </message>
    <message>
        <source>The launch form is not usable: {1}; its keys are described in resources/schema/launch.schema.json.</source>
        <translation>起動フォームを使用できません：{1}。キーの説明は resources/schema/launch.schema.json にあります。</translation>
    </message>
    <message>
        <source>A kernel runs on the CPU with the headers of a CUDA toolkit. {1}</source>
        <translation>カーネルを CPU 上で実行するには、CUDA ツールキットのヘッダが必要です。{1}</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads and runs sources, does not accept this one: see Problems. Nothing of it can be run; nvcc may accept it.</source>
        <translation>Warpgrain がソースの読み取りと実行に使う Clang が、このソースを受け付けません。「問題」を参照してください。このソースのものは何も実行できません。nvcc なら受け付ける可能性があります。</translation>
    </message>
    <message>
        <source>Clang, with which Warpgrain reads sources, does not accept this one: see Problems. Nothing of it can be run.</source>
        <translation>Warpgrain がソースの読み取りに使う Clang が、このソースを受け付けません。「問題」を参照してください。このソースのものは何も実行できません。</translation>
    </message>
    <message>
        <source>The kernel itself does not run: {1}</source>
        <translation>カーネル自体が実行できません：{1}</translation>
    </message>
    <message>
        <source>Parameter {1} is {2} in {3} and {4} in {5}. One launch fills the parameters of both kernels: give them the same types, in the same order.</source>
        <translation>パラメータ {1} は、{3} では {2}、{5} では {4} です。1 つの起動が両方のカーネルのパラメータに値を入れるため、同じ型を同じ順序にしてください。</translation>
    </message>
    <message>
        <source>The program warpgrain-runner is missing: it is neither beside this program nor on PATH.</source>
        <translation>プログラム warpgrain-runner が見つかりません：このプログラムと同じ場所にも PATH にもありません。</translation>
    </message>
    <message>
        <source>warpgrain-runner ended with {1}.</source>
        <translation>warpgrain-runner は {1} で終了しました。</translation>
    </message>
    <message>
        <source>{1} is of another version; use the one that belongs to this program.</source>
        <translation>{1} は別のバージョンです。このプログラムに付属するものを使ってください。</translation>
    </message>
    <message>
        <source>The runner ended before all variants were measured.</source>
        <translation>すべてのバリアントを測定し終える前に、測定プログラムが終了しました。</translation>
    </message>
    <message>
        <source>The original is not built, and nothing can be measured beside it. {1}</source>
        <translation>オリジナルがビルドされていないため、比較して測定することができません。{1}</translation>
    </message>
    <message>
        <source>A host is named by the command that leads to it, &quot;ssh gpu&quot; for example.</source>
        <translation>マシンは、そこに接続するコマンド（たとえば「ssh gpu」）で指定します。</translation>
    </message>
    <message>
        <source>There is no program {1} that could lead to a host.</source>
        <translation>マシンに接続するためのプログラム {1} がありません。</translation>
    </message>
    <message>
        <source>Measuring over {1} was stopped.</source>
        <translation>{1} 経由の測定は中止されました。</translation>
    </message>
    <message>
        <source>The connection over {1} ended too early{2}; what was measured is kept there, and the same command goes on with it.</source>
        <translation>{1} 経由の接続が途中で終了しました{2}。測定済みの結果は接続先に残っており、同じコマンドで続きから再開できます。</translation>
    </message>
    <message>
        <source>{1} holds no recorded results: {2} Give a bundle&apos;s folder or its results.jsonl.</source>
        <translation>{1} には記録した結果がありません：{2} バンドルのフォルダか、その results.jsonl を指定してください。</translation>
    </message>
    <message>
        <source>The original could not be measured: {1}</source>
        <translation>オリジナルを測定できませんでした：{1}</translation>
    </message>
    <message>
        <source>These results are a few points of a large space, from which no strategy can choose; replay them in the order in which they were recorded.</source>
        <translation>これらの結果は大きな探索空間の中の少数の点であり、戦略はここから選択できません。記録した順序で再生してください。</translation>
    </message>
    <message>
        <source>There is no nvdisasm in the CUDA toolkit at {1} or on PATH, so the machine code (SASS) cannot be shown; PTX can. It comes with the full toolkit, and with NVIDIA's package cuda-nvdisasm.</source>
        <translation>{1} の CUDA ツールキットにも PATH にも nvdisasm がないため、機械語 (SASS) は表示できません。PTX は表示できます。nvdisasm は完全なツールキットと NVIDIA のパッケージ cuda-nvdisasm に含まれます。</translation>
    </message>
    <message>
        <source>nvcc kept no PTX text of this source; is -dlto or a real architecture without PTX among its flags?</source>
        <translation>nvcc はこのソースの PTX テキストを残しませんでした。フラグに -dlto や PTX のない実アーキテクチャがありませんか。</translation>
    </message>
    <message>
        <source>The rules do not tell it from the next one: they share the rank.</source>
        <translation>規則では次のものと区別できず、順位は同じです。</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} of {2} threads and {3} elements against {4} of {5} threads and {6} elements.</source>
        <translation>ローカルメモリの帯による利得が大きい：{2} スレッド・{3} 要素で {1}、次は {5} スレッド・{6} 要素で {4}。</translation>
    </message>
    <message>
        <source>Its strips in local memory gain more: {1} against {2}.</source>
        <translation>ローカルメモリの帯による利得が大きい：{1} 対 {2}。</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>利得は等しく、非コアレスアクセスが少ない：コストは {2} スレッドで {1}、次は {4} スレッドで {3}。</translation>
    </message>
    <message>
        <source>The gain is equal, and fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>利得は等しく、非コアレスアクセスが少ない：コストは {1} 対 {2}。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>利得とコストは等しく、占有率が高い：{1} % 対 {2} %。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>利得とコストは等しく、GPU を満たさない反復を小さいグループがより多くのマルチプロセッサに分散させる：{1} 対 {2} スレッド。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>利得とコストは等しく、約 {1} スレッドのグループのほうが測定で速かった：{2} 対 {3} スレッド。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and the paper puts larger groups first: {1} against {2} threads.</source>
        <translation>利得とコストは等しく、論文は大きいグループを先に置く：{1} 対 {2} スレッド。</translation>
    </message>
    <message>
        <source>Gain and cost are equal, and smaller groups were measured to be faster: {1} against {2} threads.</source>
        <translation>利得とコストは等しく、小さいグループのほうが測定で速かった：{1} 対 {2} スレッド。</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} of {2} threads against {3} of {4} threads.</source>
        <translation>非コアレスアクセスが少ない：コストは {2} スレッドで {1}、次は {4} スレッドで {3}。</translation>
    </message>
    <message>
        <source>Fewer accesses are not coalesced: a cost of {1} against {2}.</source>
        <translation>非コアレスアクセスが少ない：コストは {1} 対 {2}。</translation>
    </message>
    <message>
        <source>The cost is equal, and smaller groups spread iterations that do not fill the GPU over more multiprocessors: {1} against {2} threads.</source>
        <translation>コストは等しく、GPU を満たさない反復を小さいグループがより多くのマルチプロセッサに分散させる：{1} 対 {2} スレッド。</translation>
    </message>
    <message>
        <source>The cost is equal, and the occupancy is higher: {1} % against {2} %.</source>
        <translation>コストは等しく、占有率が高い：{1} % 対 {2} %。</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and groups of about {1} threads were measured to be faster: {2} against {3} threads.</source>
        <translation>コストと占有率は等しく、約 {1} スレッドのグループのほうが測定で速かった：{2} 対 {3} スレッド。</translation>
    </message>
    <message>
        <source>Cost and occupancy are equal, and more groups are active: {1} against {2}.</source>
        <translation>コストと占有率は等しく、アクティブなグループが多い：{1} 対 {2}。</translation>
    </message>
    <message>
        <source>Cost, occupancy and active groups are equal, and more of the threads are in use: {1} % against {2} %.</source>
        <translation>コスト、占有率、アクティブなグループは等しく、使われるスレッドが多い：{1} % 対 {2} %。</translation>
    </message>
    <message>
        <source>It does not count with one variable.</source>
        <translation>1 つの変数で数えていません。</translation>
    </message>
    <message>
        <source>It may end before its last iteration.</source>
        <translation>最後の反復より前に終わることがあります。</translation>
    </message>
    <message>
        <source>Not proved: what else leads to the memory of {1}, a member, is not followed.</source>
        <translation>証明できません：メンバー {1} のメモリを指すほかのものは追跡されません。</translation>
    </message>
    <message>
        <source>Not proved: {1} and {2} may lead to the same memory, that of {3}.</source>
        <translation>証明できません：{1} と {2} は同じメモリ（{3} のもの）を指すことがあります。</translation>
    </message>
    <message>
        <source>Its counter {1} is changed in its body, in line {2}.</source>
        <translation>カウンター {1} が本体の {2} 行目で変更されます。</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes, and its value may be read behind the loop. If no value goes from one iteration to the next, use another variable in the loop, declared there, and give this one its value behind the loop.</source>
        <translation>すべての反復が同じ {1} を使い、{2} 行目がそれを変更し、その値はループの後で読まれることがあります。反復から次の反復へ値が渡らないなら、ループ内で宣言した別の変数を使い、この変数にはループの後で値を与えてください。</translation>
    </message>
    <message>
        <source>Every iteration uses the same {1}, which line {2} changes. If no value goes from one iteration to the next, declare it in the loop.</source>
        <translation>すべての反復が同じ {1} を使い、{2} 行目がそれを変更します。反復から次の反復へ値が渡らないなら、ループ内で宣言してください。</translation>
    </message>
    <message>
        <source>Every iteration updates {1} with `{2}`, and the order of floating-point operations decides the result. --allow reorder allows another order.</source>
        <translation>各反復が {1} を `{2}` で更新し、浮動小数点演算の順序が結果を左右します。--allow reorder は別の順序を許します。</translation>
    </message>
    <message>
        <source>A pointer that it writes through may lead to {1}, whose address is taken.</source>
        <translation>書き込みに使われるポインターが、アドレスを取られた {1} を指すことがあります。</translation>
    </message>
    <message>
        <source>It works on no array.</source>
        <translation>配列を扱いません。</translation>
    </message>
    <message>
        <source>Its counter does not change by the same amount in each iteration.</source>
        <translation>カウンターの変化量が反復ごとに同じではありません。</translation>
    </message>
    <message>
        <source>How often it is executed is not known before it begins.</source>
        <translation>何回実行されるかは始まる前にはわかりません。</translation>
    </message>
    <message>
        <source>{1} (line {2})</source>
        <translation>{1}（{2} 行目）</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} は、{2} が {3} 回前の反復で書いたものを読みます。</translation>
    </message>
    <message>
        <source>{1} reads what {2} writes in an earlier iteration.</source>
        <translation>{1} は、{2} が前の反復で書いたものを読みます。</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration, {3} before.</source>
        <translation>{1} は、{2} が {3} 回前の反復で読むものに書きます。</translation>
    </message>
    <message>
        <source>{1} writes what {2} reads in an earlier iteration.</source>
        <translation>{1} は、{2} が前の反復で読むものに書きます。</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration, {3} before.</source>
        <translation>{1} は、{2} が {3} 回前の反復で書くものに書きます。</translation>
    </message>
    <message>
        <source>{1} writes what {2} writes in an earlier iteration.</source>
        <translation>{1} は、{2} が前の反復で書くものに書きます。</translation>
    </message>
    <message>
        <source>Not proved: {1} may read what {2} writes in an earlier iteration; {3}.</source>
        <translation>証明できません：{1} は、{2} が前の反復で書いたものを読むことがあります。{3}。</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} reads in an earlier iteration; {3}.</source>
        <translation>証明できません：{1} は、{2} が前の反復で読むものに書くことがあります。{3}。</translation>
    </message>
    <message>
        <source>Not proved: {1} may write what {2} writes in an earlier iteration; {3}.</source>
        <translation>証明できません：{1} は、{2} が前の反復で書くものに書くことがあります。{3}。</translation>
    </message>
    <message>
        <source>values that are not known are multiplied</source>
        <translation>未知の値どうしが乗算されます</translation>
    </message>
    <message>
        <source>It is parallel, and not mapped: its head is not of the form `for (i = first; i &lt; bound; i += step)`.</source>
        <translation>並列ですが、割り当てられません：ヘッダーが `for (i = first; i &lt; bound; i += step)` の形ではありません。</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: it is not alone in a loop that is mapped.</source>
        <translation>並列ですが、スレッド内に残ります：割り当てられたループの中にそれだけがあるのではありません。</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: three loops are mapped.</source>
        <translation>並列ですが、スレッド内に残ります：3 つのループが割り当て済みです。</translation>
    </message>
    <message>
        <source>It is parallel, and stays in the thread: its bounds depend on a loop that is mapped.</source>
        <translation>並列ですが、スレッド内に残ります：上下限が割り当てられたループに依存します。</translation>
    </message>
    <message>
        <source>Not proved: {1}</source>
        <translation>証明できません：{1}</translation>
    </message>
    <message>
        <source>It relies on what the program cannot check before the nest: {1}</source>
        <translation>プログラムがネストの前に確認できないことに依存しています：{1}</translation>
    </message>
    <message>
        <source>It relies on what is not known to hold: {1}</source>
        <translation>成り立つかわからないことに依存しています：{1}</translation>
    </message>
    <message>
        <source>The counter {1} outlives its function, and what reads it is not followed. Count with one that is declared in the loop.</source>
        <translation>カウンター {1} は関数の後も残り、それを読むものは追跡されません。ループ内で宣言したカウンターで数えてください。</translation>
    </message>
    <message>
        <source>The counter {1} may be read through its address. Count with one that is declared in the loop.</source>
        <translation>カウンター {1} はアドレスを通して読まれることがあります。ループ内で宣言したカウンターで数えてください。</translation>
    </message>
    <message>
        <source>Line {1} reads the counter {2} outside of loops that give it its first value. Count with one that is declared in the loop, and give {3} its value behind it.</source>
        <translation>{1} 行目は、初期値を与えるループの外でカウンター {2} を読みます。ループ内で宣言したカウンターで数え、{3} にはループの後で値を与えてください。</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. Loops begin in lines {1}.</source>
        <translation>この行から始まる、読み込まれた `for` ループはありません。ループは {1} 行目から始まります。</translation>
    </message>
    <message>
        <source>No `for` loop that is read begins in this line. The source has none.</source>
        <translation>この行から始まる、読み込まれた `for` ループはありません。ソースには 1 つもありません。</translation>
    </message>
    <message>
        <source>No `for` loop that is read follows this pragma. Put it before the loop.</source>
        <translation>このプラグマの後に、読み込まれた `for` ループがありません。ループの前に置いてください。</translation>
    </message>
    <message>
        <source>The source has no `for` loop that is read.</source>
        <translation>ソースには読み込まれた `for` ループがありません。</translation>
    </message>
    <message>
        <source>The source is written anew where the nest is a region, and the nest is not found in it.</source>
        <translation>ネストを領域とするところでソースが書き直され、その中にネストが見つかりません。</translation>
    </message>
    <message>
        <source>The nest is in a parallel region already.</source>
        <translation>ネストはすでに並列領域の中にあります。</translation>
    </message>
    <message>
        <source>The nest cannot be a kernel.</source>
        <translation>ネストはカーネルにできません。</translation>
    </message>
    <message>
        <source>The loops of the nest are not found in the kernel that it becomes.</source>
        <translation>ネストのループが、それから作られるカーネルの中に見つかりません。</translation>
    </message>
    <message>
        <source>The nest is in a template, whose instances have one text. Nests in templates are not mapped.</source>
        <translation>ネストはテンプレートの中にあり、そのインスタンスのテキストは 1 つです。テンプレート内のネストは割り当てられません。</translation>
    </message>
    <message>
        <source>No loop can be mapped.</source>
        <translation>割り当てられるループがありません。</translation>
    </message>
    <message>
        <source>No loop can be mapped. {1}</source>
        <translation>割り当てられるループがありません。{1}</translation>
    </message>
    <message>
        <source>No shape of group fits a multiprocessor.</source>
        <translation>マルチプロセッサに収まるグループの形がありません。</translation>
    </message>
    <message>
        <source>The source is written anew where its nests are regions, and they are not found in it.</source>
        <translation>ネストを領域とするところでソースが書き直され、その中にネストが見つかりません。</translation>
    </message>
    <message>
        <source>It cannot be a parallel region: {1}</source>
        <translation>並列領域にできません：{1}</translation>
    </message>
    <message>
        <source>Its kernel is no OpenCL C: {1}</source>
        <translation>カーネルが OpenCL C になりません：{1}</translation>
    </message>
    <message>
        <source>The loops over {1} and {2} of lines {3} and {4} are interchanged.</source>
        <translation>{3} 行目の {1} のループと {4} 行目の {2} のループが入れ替えられます。</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} counts over the greatest range that it has, and does nothing where not {3}.</source>
        <translation>{2} 行目の {1} のループは取りうる最大の範囲を数え、{3} でないところでは何もしません。</translation>
    </message>
    <message>
        <source>The loop over {1} of line {2} is around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>{2} 行目の {1} のループは、ループ {3} が実行するすべてを囲みます：{4} の異なる反復は互いに依存しません。</translation>
    </message>
    <message>
        <source>The loops over {1} of lines {2} are one loop, around all that loop {3} executes: iterations with different {4} do not depend on each other.</source>
        <translation>{2} 行目の {1} のループは 1 つになり、ループ {3} が実行するすべてを囲みます：{4} の異なる反復は互いに依存しません。</translation>
    </message>
    <message>
        <source>The loop over {1} is distributed into {2} loops, in lines {3}.</source>
        <translation>{1} のループは {2} 個のループに分配されます（{3} 行目）。</translation>
    </message>
    <message>
        <source>The nest is executed as it was unless this holds: {1}.</source>
        <translation>次が成り立たなければ、ネストは元のまま実行されます：{1}。</translation>
    </message>
</context>
</TS>
