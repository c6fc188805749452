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
</context>
</TS>
