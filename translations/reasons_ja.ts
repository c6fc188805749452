<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>warpgrain::dependence::Reasons</name>
    <message>
        <source>Plans and steps</source>
        <translation>プランとステップ</translation>
    </message>
    <message>
        <source>A plan stops at the first step that is refused. Reasons of a step on the text that other steps gave have no place in the source.</source>
        <translation>プランは、最初に拒否されたステップで止まります。ほかのステップが生成したテキストに対するステップの理由には、ソース中の位置がありません。</translation>
    </message>
    <message>
        <source>Line {1} holds several loops that {2} may mean; put them on lines of their own.</source>
        <translation>{1} 行目には {2} に該当するループが複数あります。それぞれ別の行に書いてください。</translation>
    </message>
    <message>
        <source>Several loops of the kernel count with {1}: in lines {2}. Name the one that is meant by its line (L{3}).</source>
        <translation>カーネルには {1} で数えるループが複数あります：{2} 行目。行（L{3}）で指定してください。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no step.</source>
        <translation>「{1}」はステップではありません。</translation>
    </message>
    <message>
        <source>The kernel has no for loop.</source>
        <translation>カーネルに for ループがありません。</translation>
    </message>
    <message>
        <source>The kernel has no for loop {1}; its loops are: {2}.</source>
        <translation>カーネルに for ループ {1} がありません。あるループは {2} です。</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible</source>
        <translation>{1}「{2}」は実行できません</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not possible: {3}</source>
        <translation>{1}「{2}」は実行できません：{3}</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;</source>
        <translation>プランはその前の「{1}」で止まります</translation>
    </message>
    <message>
        <source>The plan stops before it, at &quot;{1}&quot;: {2}</source>
        <translation>プランはその前の「{1}」で止まります：{2}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Step {1} of {2}</source>
        <translation>ステップ {1}/{2}</translation>
    </message>
    <message>
        <source>Accesses around a barrier</source>
        <translation>バリアの前後のアクセス</translation>
    </message>
    <message>
        <source>Look at the two accesses that a reason names: where no other thread uses what they use, write the address so that this shows, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>理由に挙げられた 2 つのアクセスを確認してください。それらが使うものをほかのスレッドが使わない場合は、threadIdx、blockIdx、カウンタ、定数からなるインデックスを使い、そのことが分かるようにアドレスを書いてください。</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known: {2}.</source>
        <translation>{1} がメモリに対して何をするかが不明です：{2}。</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; whether one of them needs the barrier is not known.</source>
        <translation>カーネルには、比較できる数を超えるアクセスの組があります。そのうちにバリアを必要とするものがあるかどうかは不明です。</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between.</source>
        <translation>バリアが必要な可能性があります：異なるスレッドによる {1} と {2} の間に、ほかのバリアがありません。</translation>
    </message>
    <message>
        <source>The barrier may be needed: {1} and {2} by different threads, with no other barrier between; {3}.</source>
        <translation>バリアが必要な可能性があります：異なるスレッドによる {1} と {2} の間に、ほかのバリアがありません。{3}。</translation>
    </message>
    <message>
        <source>threads of other blocks may wait for one of the two, and the barrier is what they rely on</source>
        <translation>ほかのブロックのスレッドがこの 2 つのどちらかを待っている可能性があり、その場合はこのバリアに依存している</translation>
    </message>
    <message>
        <source>{1} is read (line {2})</source>
        <translation>{1} の読み取り（{2} 行目）</translation>
    </message>
    <message>
        <source>{1} is written (line {2})</source>
        <translation>{1} への書き込み（{2} 行目）</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic (line {2})</source>
        <translation>{1} のアトミックな変更（{2} 行目）</translation>
    </message>
    <message>
        <source>{1} is changed (line {2})</source>
        <translation>{1} の変更（{2} 行目）</translation>
    </message>
    <message>
        <source>Removing a barrier</source>
        <translation>バリアの削除</translation>
    </message>
    <message>
        <source>Name the barrier by its line, and keep it where the kernel relies on it in a way that is not followed.</source>
        <translation>バリアは行で指定し、追跡できない形でカーネルが依存しているバリアは残してください。</translation>
    </message>
    <message>
        <source>What {1} does may depend on the barrier.</source>
        <translation>{1} の動作がこのバリアに依存している可能性があります。</translation>
    </message>
    <message>
        <source>The kernel has no __syncthreads() of its own.</source>
        <translation>カーネル自身に __syncthreads() がありません。</translation>
    </message>
    <message>
        <source>The kernel has several barriers; say which one is meant by its line: {1}.</source>
        <translation>カーネルにはバリアが複数あります。どのバリアかを行で指定してください：{1}。</translation>
    </message>
    <message>
        <source>No __syncthreads() stands in {1}; the kernel&apos;s are in {2}.</source>
        <translation>{1} に __syncthreads() はありません。カーネルの __syncthreads() は {2} にあります。</translation>
    </message>
    <message>
        <source>Several barriers stand in this line; put them on lines of their own.</source>
        <translation>この行にはバリアが複数あります。それぞれ別の行に書いてください。</translation>
    </message>
    <message>
        <source>The macro {1} writes this barrier; write it out.</source>
        <translation>このバリアはマクロ {1} が生成しています。展開して書いてください。</translation>
    </message>
    <message>
        <source>The barrier is all that stands under another header; put braces around it.</source>
        <translation>別の文のヘッダ部の下にあるのはこのバリアだけです。波括弧で囲んでください。</translation>
    </message>
    <message>
        <source>What the kernel does around the barrier is not followed.</source>
        <translation>バリアの前後でカーネルが行うことを追跡できません。</translation>
    </message>
    <message>
        <source>It was not shown that all threads of a block reach the barrier together: {1}.</source>
        <translation>ブロックのすべてのスレッドが揃ってバリアに到達することは示されませんでした：{1}。</translation>
    </message>
    <message>
        <source>The kernel is compiled with the branch of #if that was looked at.</source>
        <translation>カーネルは、調べた #if の分岐でコンパイルされます。</translation>
    </message>
    <message>
        <source>A launch has several threads along {1}, and the kernel does not tell them apart.</source>
        <translation>起動には {1} 方向に複数のスレッドがありますが、カーネルはそれらを区別しません。</translation>
    </message>
    <message>
        <source>Blocks have one thread along {1}, whose index the kernel does not read.</source>
        <translation>ブロックの {1} 方向のスレッドは 1 つで、カーネルはそのインデックスを読みません。</translation>
    </message>
    <message>
        <source>a volatile access</source>
        <translation>volatile アクセス</translation>
    </message>
    <message>
        <source>Merging threads and blocks</source>
        <translation>スレッドとブロックの統合</translation>
    </message>
    <message>
        <source>What depends on how many threads there are, or on which of them meet, cannot be merged. Another axis, `cyclic` or `adjacent`, or merging blocks instead of threads (`coarsen grid`) may be possible.</source>
        <translation>スレッドの数や、どのスレッドが合流するかに依存するものは統合できません。別の軸、`cyclic` または `adjacent`、あるいはスレッドの代わりにブロックの統合（`coarsen grid`）なら可能なことがあります。</translation>
    </message>
    <message>
        <source>The kernel does not read threadIdx.{1}: merging threads along it would only repeat the same work.</source>
        <translation>カーネルは threadIdx.{1} を読みません。この方向にスレッドを統合しても、同じ仕事を繰り返すだけです。</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel are rewritten too.</source>
        <translation>{1} をインクルードしてカーネルを起動するほかの翻訳単位も書き換えられます。</translation>
    </message>
    <message>
        <source>This would have to stand in another branch of #if than it does, and with other macros defined the kernel would be another one. Write out the branch that is meant.</source>
        <translation>これは今とは別の #if の分岐に置く必要があり、別のマクロが定義されているとカーネルが別のものになります。対象の分岐だけを残して書いてください。</translation>
    </message>
    <message>
        <source>What stands around this preprocessor line would change its order; write out the branch that is meant.</source>
        <translation>このプリプロセッサ行の前後にあるものの順序が変わります。対象の分岐だけを残して書いてください。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must divide the {1}&apos;s extent along {2} by {3}.</source>
        <translation>この翻訳単位にはカーネルの起動がありません。起動する側で、{1}の {2} 方向のサイズを {3} で割る必要があります。</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} in the first or the last iteration of the loop around this launch; that is no multiple of {4}.</source>
        <translation>この起動を囲むループの最初または最後の反復で、{1}は {3} 方向に {2} となり、{4} の倍数ではありません。</translation>
    </message>
    <message>
        <source>The {1}&apos;s extent along {2} at this launch is a multiple of {3} (asserted in the host code).</source>
        <translation>この起動での{1}の {2} 方向のサイズは {3} の倍数です（ホストコードで表明）。</translation>
    </message>
    <message>
        <source>The {1} has {2} along {3} at this launch; {4} of them cannot be merged.</source>
        <translation>この起動での{1}は {3} 方向に {2} です。{4} 個ずつは統合できません。</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged threads are guarded.</source>
        <translation>係数 {1} は、この起動での{2}の {4} 方向のサイズ {3} を割り切りません。統合後の末尾のスレッドはガードされます。</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch, and the kernel is launched with other extents elsewhere.</source>
        <translation>係数 {1} は、この起動での{2}の {4} 方向のサイズ {3} を割り切らず、しかもカーネルはほかの場所で別のサイズで起動されています。</translation>
    </message>
    <message>
        <source>The kernel does not read blockIdx.{1}: merging blocks along it would only repeat the same work.</source>
        <translation>カーネルは blockIdx.{1} を読みません。この方向にブロックを統合しても、同じ仕事を繰り返すだけです。</translation>
    </message>
    <message>
        <source>Each merged block needs its own {1}, but its type {2} cannot be copied and assigned.</source>
        <translation>統合される各ブロックに専用の {1} が必要ですが、その型 {2} はコピーして代入できません。</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all blocks without synchronisation.</source>
        <translation>静的変数 {1} は、同期なしですべてのブロックに共有されています。</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}.</source>
        <translation>{1} は追跡できないものを含んでいます：{2}。</translation>
    </message>
    <message>
        <source>The statement ({1}) is not understood.</source>
        <translation>文（{1}）を解釈できません。</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may synchronise blocks.</source>
        <translation>「{1}」を含むインラインアセンブリがブロックを同期する可能性があります。</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may tell which block it is, or synchronise.</source>
        <translation>「{1}」を含むインラインアセンブリが、どのブロックかを知るか、同期する可能性があります。</translation>
    </message>
    <message>
        <source>This loop may wait for another block; if that is one it is merged with, it would wait for ever.</source>
        <translation>このループは別のブロックを待つ可能性があります。それが統合相手のブロックであれば、永久に待つことになります。</translation>
    </message>
    <message>
        <source>{1} is used as a whole here; use its members.</source>
        <translation>ここでは {1} が全体として使われています。メンバを使ってください。</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device, which may depend on its blocks.</source>
        <translation>カーネルはデバイスから {1} を起動しており、それがカーネルのブロックに依存する可能性があります。</translation>
    </message>
    <message>
        <source>The kernel makes a lambda, which is not followed; write its body out or make it a function.</source>
        <translation>カーネルは、追跡できないラムダを作成しています。本体を展開して書くか、関数にしてください。</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other blocks: {2}.</source>
        <translation>{1} がほかのブロックに対して何をするかが不明です：{2}。</translation>
    </message>
    <message>
        <source>{1} tells the kernel of its grid, which changes with merging.</source>
        <translation>{1} はカーネルにグリッドについての情報を与えますが、グリッドは統合によって変わります。</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but it {2}.</source>
        <translation>関数 {1} にはスレッドのインデックスを引数で渡す必要がありますが、渡せません：{2}。</translation>
    </message>
    <message>
        <source>The constructor {1} reads the thread&apos;s index or the block&apos;s size itself; hand it to it.</source>
        <translation>コンストラクタ {1} がスレッドのインデックスまたはブロックのサイズを直接読んでいます。引数で渡してください。</translation>
    </message>
    <message>
        <source>The function {1} needs the thread&apos;s index as an argument, but {2}.</source>
        <translation>関数 {1} にはスレッドのインデックスを引数で渡す必要がありますが、渡せません：{2}。</translation>
    </message>
    <message>
        <source>{1} stands where only some threads of {2} may come; after merging blocks, the others could meet them from the next block.</source>
        <translation>{1} は、{2}の一部のスレッドしか到達しない可能性のある場所にあります。ブロックを統合すると、残りのスレッドが次のブロックの分からそこで合流することがあります。</translation>
    </message>
    <message>
        <source>Some threads of {1} return here before others come to {2}; after merging blocks they would be in the next one by then.</source>
        <translation>{1}の一部のスレッドが、ほかのスレッドが {2} に到達する前にここで戻ります。ブロックを統合すると、その時点で次のブロックに進んでいることになります。</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, {2}.</source>
        <translation>ここから到達する関数 {1} に問題があります：{2}。</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel (inline {2}), so that the work on both sides can be told apart.</source>
        <translation>関数 {1} にはバリアが含まれています。前後の仕事を区別できるように、カーネルの中に展開してください（inline {2}）。</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, uses {2} as a whole; use its members there.</source>
        <translation>ここから到達する関数 {1} が {2} を全体として使っています。そこではメンバを使ってください。</translation>
    </message>
    <message>
        <source>This loop may wait for another thread; if that is one it is merged with, it would wait for ever.</source>
        <translation>このループは別のスレッドを待つ可能性があります。それが統合相手のスレッドであれば、永久に待つことになります。</translation>
    </message>
    <message>
        <source>This loop goes from place to place by what other threads may have stored there: it ends even if they store nothing more.</source>
        <translation>このループは、ほかのスレッドがそこに格納したかもしれない内容に従って場所から場所へ進みます。ほかのスレッドがそれ以上何も格納しなくても終了します。</translation>
    </message>
    <message>
        <source>The macro {1} writes several statements here; write them out.</source>
        <translation>ここではマクロ {1} が複数の文を生成しています。展開して書いてください。</translation>
    </message>
    <message>
        <source>The macro {1} writes control around a barrier; write it out here.</source>
        <translation>マクロ {1} がバリアを囲む制御構造を生成しています。ここに展開して書いてください。</translation>
    </message>
    <message>
        <source>The header of this loop holds a barrier in its body and steps a variable that differs between threads; move that variable&apos;s update into the body.</source>
        <translation>このループは本体にバリアを含み、ヘッダ部でスレッドごとに異なる変数を更新しています。その更新を本体に移してください。</translation>
    </message>
    <message>
        <source>A barrier inside a switch, or together with other work in one expression, cannot be kept in place.</source>
        <translation>switch の中、または 1 つの式の中でほかの処理と一緒になったバリアは、その位置に保てません。</translation>
    </message>
    <message>
        <source>Some threads along {1} leave the surrounding loop here while others go on, and that loop holds a barrier.</source>
        <translation>{1} 方向の一部のスレッドがここで外側のループを抜け、ほかのスレッドは続行しますが、そのループにはバリアがあります。</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a loop over {2}, which differs between threads along {3} elsewhere; give the loop a counter of its own.</source>
        <translation>{1} のバリアは {2} についてのループの中にありますが、このカウンタはほかの場所で {3} 方向のスレッドごとに異なります。ループに専用のカウンタを使ってください。</translation>
    </message>
    <message>
        <source>The barrier at {1} is inside a {2} that differs between threads along {3}; after merging it would be reached a different number of times.</source>
        <translation>{1} のバリアは、{3} 方向のスレッドごとに異なる{2}の中にあります。統合すると、到達する回数が変わります。</translation>
    </message>
    <message>
        <source>Each merged thread needs its own {1}, but {2}</source>
        <translation>統合される各スレッドに専用の {1} が必要ですが、用意できません：{2}</translation>
    </message>
    <message>
        <source>A default argument or a member&apos;s initial value uses {1}, which would have to change; write it out here.</source>
        <translation>デフォルト引数またはメンバの初期値が {1} を使っており、これを変える必要があります。ここに展開して書いてください。</translation>
    </message>
    <message>
        <source>The macro {1} hides a use of {2} that would have to change; write it out here (expand {1}).</source>
        <translation>マクロ {1} の中に、変える必要のある {2} の使用が隠れています。ここに展開して書いてください（expand {1}）。</translation>
    </message>
    <message>
        <source>The macro {1} hides a call of {2}, which needs the thread&apos;s index; write it out here.</source>
        <translation>マクロ {1} の中に、スレッドのインデックスを必要とする {2} の呼び出しが隠れています。ここに展開して書いてください。</translation>
    </message>
    <message>
        <source>The macro {1} hides a return that would have to change; write it out here.</source>
        <translation>マクロ {1} の中に、変える必要のある return が隠れています。ここに展開して書いてください。</translation>
    </message>
    <message>
        <source>A return inside a switch inside a loop cannot be turned into the end of one merged thread.</source>
        <translation>ループ内の switch の中にある return は、統合されたスレッド 1 つの終了に変換できません。</translation>
    </message>
    <message>
        <source>The factor {1} does not divide the {2}&apos;s extent of {3} along {4} at this launch: the last merged blocks are guarded.</source>
        <translation>係数 {1} は、この起動での{2}の {4} 方向のサイズ {3} を割り切りません。統合後の末尾のブロックはガードされます。</translation>
    </message>
    <message>
        <source>The grid is rounded up at this launch: {1} keeps the threads that are added along {2} from doing anything.</source>
        <translation>この起動ではグリッドが切り上げられます。{1} により、{2} 方向に追加されたスレッドは何も行いません。</translation>
    </message>
    <message>
        <source>{1} is at most {2}, so that the indices of the threads in added blocks do not overflow.</source>
        <translation>{1} は {2} 以下です。そのため、追加されたブロックのスレッドのインデックスはオーバーフローしません。</translation>
    </message>
    <message>
        <source>The constructor {1} reads the block&apos;s index or the grid&apos;s size itself; hand it to it.</source>
        <translation>コンストラクタ {1} がブロックのインデックスまたはグリッドのサイズを直接読んでいます。引数で渡してください。</translation>
    </message>
    <message>
        <source>The kernel uses {1}; jumps like this cannot be followed.</source>
        <translation>カーネルは {1} を使っています。このようなジャンプは追跡できません。</translation>
    </message>
    <message>
        <source>The kernel launches {1} from the device; its own threads cannot be merged.</source>
        <translation>カーネルはデバイスから {1} を起動しています。カーネル自身のスレッドは統合できません。</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads</source>
        <translation>{1} がほかのスレッドに対して何をするかが不明です</translation>
    </message>
    <message>
        <source>It is not known what {1} does to other threads: {2}.</source>
        <translation>{1} がほかのスレッドに対して何をするかが不明です：{2}。</translation>
    </message>
    <message>
        <source>Inline assembly with &quot;{1}&quot; may see which thread it is, or synchronise.</source>
        <translation>「{1}」を含むインラインアセンブリが、どのスレッドかを知るか、同期する可能性があります。</translation>
    </message>
    <message>
        <source>The kernel holds what is not followed: {1}.</source>
        <translation>カーネルは追跡できないものを含んでいます：{1}。</translation>
    </message>
    <message>
        <source>The static variable {1} is shared by all threads without synchronisation.</source>
        <translation>静的変数 {1} は、同期なしですべてのスレッドに共有されています。</translation>
    </message>
    <message>
        <source>The function {1} contains a barrier; write it out in the kernel, so that the work on both sides can be told apart.</source>
        <translation>関数 {1} にはバリアが含まれています。前後の仕事を区別できるように、カーネルの中に展開して書いてください。</translation>
    </message>
    <message>
        <source>{1} counts the threads of the block, of which there are fewer after merging.</source>
        <translation>{1} はブロックのスレッドを数えますが、その数は統合後に少なくなります。</translation>
    </message>
    <message>
        <source>{1} tells a thread its rank or its group&apos;s size, which change with merging.</source>
        <translation>{1} はスレッドにランクまたはグループのサイズを知らせますが、これらは統合によって変わります。</translation>
    </message>
    <message>
        <source>The function {1}, which is reached from here, has a library share out work over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>ここから到達する関数 {1} は、統合前にあったスレッドに、それぞれ固有の値を持たせてライブラリに仕事を分配させます。統合後はスレッドが足りません。</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads that were there before merging, each with values of its own; there would be too few of them.</source>
        <translation>{1} は、統合前にあったスレッドに、それぞれ固有の値を持たせてライブラリが分配する仕事です。統合後はスレッドが足りません。</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other. {2}</source>
        <translation>{1} により、ワープのレーンが互いの値を参照します。{2}</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory: warp-synchronous code. {2}</source>
        <translation>{1} は volatile の共有メモリで、ワープ同期を前提としたコードです。{2}</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time. {2}</source>
        <translation>{1} はスレッド自身の時間を計測します。{2}</translation>
    </message>
    <message>
        <source>After &quot;{1}&quot;: {2}</source>
        <translation>「{1}」の後：{2}</translation>
    </message>
    <message>
        <source>is written in a way that has no place for one more parameter</source>
        <translation>パラメータを追加できない書き方になっている</translation>
    </message>
    <message>
        <source>calls {1} {2}</source>
        <translation>{2} {1} を呼び出している</translation>
    </message>
    <message>
        <source>uses {1} {2}</source>
        <translation>{2} {1} を使っている</translation>
    </message>
    <message>
        <source>it is written by a macro, or is a specialisation, an operator or a member that is defined outside its class</source>
        <translation>マクロが生成しているか、特殊化、演算子、またはクラスの外で定義されたメンバである</translation>
    </message>
    <message>
        <source>it is not read whole, because of an error</source>
        <translation>エラーのため完全には読み取れていない</translation>
    </message>
    <message>
        <source>it is defined after the kernel; define it before</source>
        <translation>カーネルより後で定義されている（カーネルの前で定義してください）</translation>
    </message>
    <message>
        <source>another branch of #if may hold another form of it</source>
        <translation>#if の別の分岐に、この関数の別の形がある可能性がある</translation>
    </message>
    <message>
        <source>it is a reference, and there are no arrays of references.</source>
        <translation>参照であり、参照の配列は作れない。</translation>
    </message>
    <message>
        <source>it is static.</source>
        <translation>static である。</translation>
    </message>
    <message>
        <source>its type {1} cannot be made without arguments and assigned.</source>
        <translation>その型 {1} は、引数なしで作成して代入することができない。</translation>
    </message>
    <message>
        <source>it is declared by the macro {1}.</source>
        <translation>マクロ {1} によって宣言されている。</translation>
    </message>
    <message>
        <source>object of a union or struct</source>
        <translation>union または struct のオブジェクト</translation>
    </message>
    <message>
        <source>it has no name; give it one.</source>
        <translation>名前がない。名前を付けてください。</translation>
    </message>
    <message>
        <source>it is a parameter of type {1} that the kernel changes.</source>
        <translation>カーネルが変更する型 {1} のパラメータである。</translation>
    </message>
    <message>
        <source>it is an array with initial values that cannot be assigned one by one; assign them in a loop.</source>
        <translation>1 つずつ代入できない初期値を持つ配列である。ループで代入してください。</translation>
    </message>
    <message>
        <source>its address is kept in a pointer or reference.</source>
        <translation>そのアドレスがポインタまたは参照に保持されている。</translation>
    </message>
    <message>
        <source>its address is kept in a pointer.</source>
        <translation>そのアドレスがポインタに保持されている。</translation>
    </message>
    <message>
        <source>{1} block</source>
        <translation>{1} ブロック</translation>
    </message>
    <message>
        <source>{1} blocks</source>
        <translation>{1} ブロック</translation>
    </message>
    <message>
        <source>{1} thread</source>
        <translation>{1} スレッド</translation>
    </message>
    <message>
        <source>{1} threads</source>
        <translation>{1} スレッド</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>グリッド</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>the block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>the warp</source>
        <translation>ワープ</translation>
    </message>
    <message>
        <source>The kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>The function {1}</source>
        <translation>関数 {1}</translation>
    </message>
    <message>
        <source>in a default argument or a member&apos;s initial value</source>
        <translation>デフォルト引数またはメンバの初期値の中で</translation>
    </message>
    <message>
        <source>through the macro {1}</source>
        <translation>マクロ {1} を介して</translation>
    </message>
    <message>
        <source>makes a lambda, which is not followed</source>
        <translation>追跡できないラムダを作成している</translation>
    </message>
    <message>
        <source>uses goto, which cannot be followed</source>
        <translation>追跡できない goto を使っている</translation>
    </message>
    <message>
        <source>launches a kernel</source>
        <translation>カーネルを起動している</translation>
    </message>
    <message>
        <source>calls what is not known</source>
        <translation>不明なものを呼び出している</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is, or synchronise</source>
        <translation>どのスレッドかを知るか、同期する可能性のあるインラインアセンブリを含んでいる</translation>
    </message>
    <message>
        <source>holds what is not followed</source>
        <translation>追跡できないものを含んでいる</translation>
    </message>
    <message>
        <source>has a static variable</source>
        <translation>静的変数を持っている</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if it is cyclic along x and the new extent along x is a multiple of 32.</source>
        <translation>統合で各スレッドが元のレーンにとどまるのは、x 方向の cyclic な統合で、かつ x 方向の新しいサイズが 32 の倍数である場合だけです。</translation>
    </message>
    <message>
        <source>Merging keeps every thread in its lane only if the block&apos;s extent along x is a known multiple of 32.</source>
        <translation>統合で各スレッドが元のレーンにとどまるのは、ブロックの x 方向のサイズが既知で、32 の倍数である場合だけです。</translation>
    </message>
    <message>
        <source>Unrolling and jamming</source>
        <translation>アンロールとジャム</translation>
    </message>
    <message>
        <source>A smaller factor, another loop of the nest, or moving a statement first may be possible.</source>
        <translation>より小さい係数、ネストの別のループ、または先に文を移動することで、可能になることがあります。</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and jamming may turn their order round: {2}{3}.{4}</source>
        <translation>{1} は同じメモリを使う可能性があり、ジャムによって順序が逆転する可能性があります：{2}{3}。{4}</translation>
    </message>
    <message>
        <source>{1} use the same memory, and jamming would turn their order round: the distance along {2} is ({3}){4}.{5}</source>
        <translation>{1} は同じメモリを使い、ジャムによって順序が逆転します：{2} についての距離は ({3}) です{4}。{5}</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and {2} and {3} of two threads may use the same memory, not only in one iteration of {4}; jamming could bring them to the same side of a barrier.</source>
        <translation>このループではスレッドが {1} で合流し、2 つのスレッドの {2} と {3} が、{4} の同じ反復に限らず同じメモリを使う可能性があります。ジャムによって、両者がバリアの同じ側に来ることがあります。</translation>
    </message>
    <message>
        <source>The thread may end here, in the middle of a nest; in another order it would have done before it what it does not do any more.</source>
        <translation>スレッドがここで、ネストの途中で終了する可能性があります。順序が変わると、今は実行しないことを終了前に実行することになります。</translation>
    </message>
    <message>
        <source>Volatile memory is used here, and the order of such uses must stay.</source>
        <translation>ここでは volatile メモリが使われており、その使用の順序は維持する必要があります。</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared; the order must stay.</source>
        <translation>要素を比較できないサーフェスに書き込んでいます。順序は維持する必要があります。</translation>
    </message>
    <message>
        <source>What {1} does must stay in its order with the rest, which would change.</source>
        <translation>{1} の動作はほかの処理との順序を保つ必要がありますが、その順序が変わります。</translation>
    </message>
    <message>
        <source>The loop over {1} has no for loop directly inside it to jam; unroll it instead.</source>
        <translation>{1} についてのループの直下には、ジャムする for ループがありません。代わりにアンロールしてください。</translation>
    </message>
    <message>
        <source>A type is declared between the loops; declare it before the loop.</source>
        <translation>ループとループの間で型が宣言されています。ループの前で宣言してください。</translation>
    </message>
    <message>
        <source>The loop over {1} is left or continued from inside; a copy of it would take the others along.</source>
        <translation>{1} についてのループは、内側から抜けるか continue されます。コピーすると、ほかのコピーも巻き込まれます。</translation>
    </message>
    <message>
        <source>The loop over {1} does not go round alike for every iteration of the loop over {2}: {3}.</source>
        <translation>{1} についてのループの回り方が、{2} についてのループのすべての反復で同じとは限りません：{3}。</translation>
    </message>
    <message>
        <source>{1} is used here after the loop that counts with it; declare it in the header of that loop.</source>
        <translation>ここの {1} の使用は、これで数えるループの後にあります。そのループのヘッダ部で宣言してください。</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop over {2} is not followed. Declare it in the loop.</source>
        <translation>{1} のアドレスが保持されており、{2} についてのループの中でそれがどう使われるかを追跡できません。ループの中で宣言してください。</translation>
    </message>
    <message>
        <source>{1} would have to become several, one for each copy; declare it in the loop over {2}.</source>
        <translation>{1} は、コピーごとに 1 つ、複数必要になります。{2} についてのループの中で宣言してください。</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration of the loop over {2} to the next, and the loops inside would change the order in which it is changed ({3}).</source>
        <translation>{1} は {2} についてのループの反復から次の反復へ値を持ち越しており、内側のループによって、その値が変わる順序が変わります（{3}）。</translation>
    </message>
    <message>
        <source>The loops of {1}{2} are not those of the template; what they share is not known.</source>
        <translation>{1}{2} のループはテンプレートのループとは異なり、両者に共通するものが不明です。</translation>
    </message>
    <message>
        <source>it has no first value</source>
        <translation>初期値がない</translation>
    </message>
    <message>
        <source>{1} is declared in the loop over {2} and may differ</source>
        <translation>{1} は {2} についてのループの中で宣言されており、異なる可能性がある</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step puts the one before the other.</source>
        <translation> このステップの前に「{1}」を行うと、一方がもう一方の前に移ります。</translation>
    </message>
    <message>
        <source>; factors up to {1} are possible</source>
        <translation>。係数 {1} までは可能</translation>
    </message>
    <message>
        <source>{1} and, iterations of {2} later, {3}</source>
        <translation>{1} と、{2} の反復が進んだ後の {3}</translation>
    </message>
    <message>
        <source>{1} and, {2} iteration of {3} later, {4}</source>
        <translation>{1} と、{3} の {2} 反復後の {4}</translation>
    </message>
    <message>
        <source>{1} and, {2} iterations of {3} later, {4}</source>
        <translation>{1} と、{3} の {2} 反復後の {4}</translation>
    </message>
    <message>
        <source>Changing loops</source>
        <translation>ループの変更</translation>
    </message>
    <message>
        <source>Bring the loops into the form that the step asks for, by hand or with another step on loops.</source>
        <translation>手作業で、またはループについての別のステップで、ループをステップが求める形にしてください。</translation>
    </message>
    <message>
        <source>{1} is declared in the loop, and each iteration has its own.</source>
        <translation>{1} はループの中で宣言されており、反復ごとに別のものです。</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it is not followed.</source>
        <translation>{1} のアドレスが保持されており、それがどう使われるかを追跡できません。</translation>
    </message>
    <message>
        <source>{1} carries a value from one of the statements to another ({2}).</source>
        <translation>{1} は、ある文から別の文へ値を持ち越しています（{2}）。</translation>
    </message>
    <message>
        <source>{1}; in two loops that order would be turned round.</source>
        <translation>{1}。2 つのループに分けると、その順序が逆転します。</translation>
    </message>
    <message>
        <source>It may be that {1}, and in two loops that order would be turned round: {2}.</source>
        <translation>{1}可能性があり、2 つのループに分けると、その順序が逆転します：{2}。</translation>
    </message>
    <message>
        <source>The loop&apos;s body is one statement.</source>
        <translation>ループの本体は 1 つの文です。</translation>
    </message>
    <message>
        <source>The loop is all that stands under another header; put braces around it.</source>
        <translation>別の文のヘッダ部の下にあるのはこのループだけです。波括弧で囲んでください。</translation>
    </message>
    <message>
        <source>The loop over {1} does not say where it begins.</source>
        <translation>{1} についてのループに、開始値が書かれていません。</translation>
    </message>
    <message>
        <source>The loops after the first one may go round otherwise: {1}.</source>
        <translation>最初のループより後のループは、回り方が異なる可能性があります：{1}。</translation>
    </message>
    <message>
        <source>The body differs between instantiations.</source>
        <translation>本体がインスタンスごとに異なります。</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body but the first begins in {1}.</source>
        <translation>ループ本体の最初の文を除いて、{1} から始まる文はありません。</translation>
    </message>
    <message>
        <source>The loop&apos;s pragma stands on a line with something else.</source>
        <translation>ループのプラグマが、ほかのものと同じ行にあります。</translation>
    </message>
    <message>
        <source>The statements do not end lines of their own; put them on some.</source>
        <translation>文の終わりがそれぞれの行の終わりになっていません。別々の行に書いてください。</translation>
    </message>
    <message>
        <source>{1} carries a value from one loop to the other ({2}).</source>
        <translation>{1} は、一方のループからもう一方へ値を持ち越しています（{2}）。</translation>
    </message>
    <message>
        <source>No for loop follows directly in the same block.{1}</source>
        <translation>同じブロックの直後に for ループが続いていません。{1}</translation>
    </message>
    <message>
        <source>The loop {1} does not follow the other one directly.</source>
        <translation>ループ {1} は、もう一方のループの直後にありません。</translation>
    </message>
    <message>
        <source>The loops have different pragmas; give them the same.</source>
        <translation>2 つのループのプラグマが異なります。同じにしてください。</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the loops.</source>
        <translation>2 つのループの間にプリプロセッサ行があります。</translation>
    </message>
    <message>
        <source>The headers of the loops are not written alike, so it is not known that they go round alike.</source>
        <translation>2 つのループのヘッダ部の書き方が異なるため、同じように回るかどうかが不明です。</translation>
    </message>
    <message>
        <source>The loops count with two variables that are declared before; declare them in the headers.</source>
        <translation>2 つのループは、前で宣言された 2 つの変数で数えています。ヘッダ部で宣言してください。</translation>
    </message>
    <message>
        <source>A loop does not say where it begins.</source>
        <translation>開始値が書かれていないループがあります。</translation>
    </message>
    <message>
        <source>The loops may not go round alike: {1}.</source>
        <translation>2 つのループは、同じように回らない可能性があります：{1}。</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; it would skip the second loop&apos;s work.</source>
        <translation>ここの continue は次の反復へ進むため、2 番目のループの処理を飛ばしてしまいます。</translation>
    </message>
    <message>
        <source>{1} means something else in the second loop; give one of the two another name.</source>
        <translation>{1} は 2 番目のループでは別の意味を持ちます。どちらかの名前を変えてください。</translation>
    </message>
    <message>
        <source>Not all instantiations have both loops.</source>
        <translation>両方のループを持つとは限らないインスタンスがあります。</translation>
    </message>
    <message>
        <source>{1}; in one loop that order would be turned round.</source>
        <translation>{1}。1 つのループにまとめると、その順序が逆転します。</translation>
    </message>
    <message>
        <source>It may be that {1}, and in one loop that order would be turned round: {2}.</source>
        <translation>{1}可能性があり、1 つのループにまとめると、その順序が逆転します：{2}。</translation>
    </message>
    <message>
        <source>A pragma belongs to one of the loops, and they do not begin lines of their own.</source>
        <translation>一方のループにプラグマがあり、2 つのループがそれぞれの行の先頭から始まっていません。</translation>
    </message>
    <message>
        <source>The loop directly inside the loop {1} is the one over {2}.</source>
        <translation>ループ {1} の直下にあるのは、{2} についてのループです。</translation>
    </message>
    <message>
        <source>Both loops count with {1}.</source>
        <translation>どちらのループも {1} で数えています。</translation>
    </message>
    <message>
        <source>The header of the loop over {1} names another {2}; give one of the two another name.</source>
        <translation>{1} についてのループのヘッダ部にある {2} は別のものです。どちらかの名前を変えてください。</translation>
    </message>
    <message>
        <source>The loop is empty.</source>
        <translation>ループが空です。</translation>
    </message>
    <message>
        <source>Something else than one for loop stands directly in the loop; distribute it, or move it out, first.</source>
        <translation>ループの直下に、1 つの for ループ以外のものがあります。まずループを分配（distribute）するか、それを外に移してください。</translation>
    </message>
    <message>
        <source>No for loop stands directly in the loop.</source>
        <translation>ループの直下に for ループがありません。</translation>
    </message>
    <message>
        <source>{1} would be computed also where it was not before, and may fail; put it into a variable before the loops.</source>
        <translation>{1} が、以前は計算されなかった場所でも計算されることになり、失敗する可能性があります。ループの前で変数に入れてください。</translation>
    </message>
    <message>
        <source>No condition stands right around the loop.</source>
        <translation>ループのすぐ外側に条件がありません。</translation>
    </message>
    <message>
        <source>This condition has an else, or declares something; only a plain one is taken into a loop.</source>
        <translation>この条件には else があるか、宣言が含まれています。ループに取り込めるのは単純な条件だけです。</translation>
    </message>
    <message>
        <source>The macro {1} writes this; write it out.</source>
        <translation>これはマクロ {1} が生成しています。展開して書いてください。</translation>
    </message>
    <message>
        <source>The condition may change while the loop runs: {1}.</source>
        <translation>ループの実行中に条件が変わる可能性があります：{1}。</translation>
    </message>
    <message>
        <source>The counter {1} lives on after the loop; declare it in the loop&apos;s header.</source>
        <translation>カウンタ {1} はループの後も有効です。ループのヘッダ部で宣言してください。</translation>
    </message>
    <message>
        <source>Where the condition does not hold, this loop may have no end.</source>
        <translation>条件が成り立たない場合、このループが終わらない可能性があります。</translation>
    </message>
    <message>
        <source>What stands here before the loop is done under its condition only; put it behind the loop or out of the condition.</source>
        <translation>ここでループの前にあるものは、その条件の下でのみ実行されます。ループの後ろ、または条件の外に移してください。</translation>
    </message>
    <message>
        <source>{1} is no plain register; declare it out of the condition.</source>
        <translation>{1} は単純なレジスタではありません。条件の外で宣言してください。</translation>
    </message>
    <message>
        <source>Another variable is called {1}, too; give one of them another name.</source>
        <translation>{1} という名前の変数がほかにもあります。どちらかの名前を変えてください。</translation>
    </message>
    <message>
        <source>What {1} begins with does more than compute a value.</source>
        <translation>{1} の初期値は、値を計算するだけではありません。</translation>
    </message>
    <message>
        <source>The condition and the loop do not stand on lines of their own, or a comment stands between; lay them out with a line for each.</source>
        <translation>条件とループがそれぞれの行に書かれていないか、間にコメントがあります。それぞれを 1 行ずつに分けてください。</translation>
    </message>
    <message>
        <source>The loop ends at !=; compare with &lt; or &gt;.</source>
        <translation>ループの終了条件が != です。&lt; または &gt; で比較してください。</translation>
    </message>
    <message>
        <source>{1} does not overflow.</source>
        <translation>{1} はオーバーフローしません。</translation>
    </message>
    <message>
        <source>The place {1} is not possible: {2}.</source>
        <translation>位置 {1} は使えません：{2}。</translation>
    </message>
    <message>
        <source>The loop runs {1} times; that is no more than one strip.</source>
        <translation>ループの反復は {1} 回で、ストリップ 1 つを超えません。</translation>
    </message>
    <message>
        <source>The first value of {1} is not understood; write it as {1} = ….</source>
        <translation>{1} の初期値を解釈できません。{1} = … と書いてください。</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; the begin of the next strip could pass below 0.</source>
        <translation>{1} は符号なしで、減る方向に数えます。次のストリップの開始値が 0 を下回る可能性があります。</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of a strip&apos;s, and != does not tell where the last strip ends; compare with &lt; or &gt;.</source>
        <translation>反復回数がストリップの反復回数の倍数でなく、!= では最後のストリップの終わりが決まりません。&lt; または &gt; で比較してください。</translation>
    </message>
    <message>
        <source>A strip of {1} iterations is too long.</source>
        <translation>{1} 反復のストリップは長すぎます。</translation>
    </message>
    <message>
        <source>The step {1} has another type than {2}, and sums of the two may mean something else; put it into a variable of type {3} first.</source>
        <translation>増分 {1} の型が {2} と異なり、両者の和が別の意味になる可能性があります。まず型 {3} の変数に入れてください。</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}.</source>
        <translation>{1} は {2} をオーバーフローしません。</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at most {4}.</source>
        <translation>{1} は {2} をオーバーフローしません：{3} は {4} 以下です。</translation>
    </message>
    <message>
        <source>A pragma belongs to the loop, and they do not begin lines of their own.</source>
        <translation>ループにプラグマが付いており、それらがそれぞれの行の先頭から始まっていません。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in it is not understood</source>
        <translation>その中の「{1}」を解釈できない</translation>
    </message>
    <message>
        <source>something is missing at its end</source>
        <translation>末尾に不足がある</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>括弧が閉じられていない</translation>
    </message>
    <message>
        <source>{1} is no small whole number</source>
        <translation>{1} は小さい整数ではない</translation>
    </message>
    <message>
        <source>an index needs .x, .y or .z</source>
        <translation>インデックスには .x、.y、.z のいずれかが必要</translation>
    </message>
    <message>
        <source>no variable {1} is known before the loop</source>
        <translation>ループの前に変数 {1} がない</translation>
    </message>
    <message>
        <source>several variables are named {1}</source>
        <translation>{1} という名前の変数が複数ある</translation>
    </message>
    <message>
        <source>{1} is no integer variable of the thread&apos;s own</source>
        <translation>{1} はスレッド専用の整数変数ではない</translation>
    </message>
    <message>
        <source>it depends on {1}</source>
        <translation>{1} に依存している</translation>
    </message>
    <message>
        <source>interchanging the loops</source>
        <translation>ループの交換</translation>
    </message>
    <message>
        <source>going through strips of {1} iterations</source>
        <translation>{1} 反復ずつのストリップ処理</translation>
    </message>
    <message>
        <source>{1} uses what {2} used in an iteration before</source>
        <translation>{1} は、前の反復で {2} が使ったものを使う</translation>
    </message>
    <message>
        <source> &quot;{1}&quot; before this step takes away what stands between.</source>
        <translation> このステップの前に「{1}」を行うと、間にあるものがなくなります。</translation>
    </message>
    <message>
        <source>{1} uses what a later iteration&apos;s {2} used before</source>
        <translation>{1} は、後の反復の {2} が以前に使ったものを使う</translation>
    </message>
    <message>
        <source>What a loop counts</source>
        <translation>ループが数えるもの</translation>
    </message>
    <message>
        <source>Steps on loops need a for loop that steps one integer, compares it with a bound that stays, and changes it nowhere else. Write the loop so.</source>
        <translation>ループについてのステップには、1 つの整数を進め、それを変わらない境界値と比較し、ほかの場所では変更しない for ループが必要です。ループをそのように書いてください。</translation>
    </message>
    <message>
        <source>A lambda is made here, which is not followed; write its body out.</source>
        <translation>ここで、追跡できないラムダが作成されています。本体を展開して書いてください。</translation>
    </message>
    <message>
        <source>The loop holds what is not followed: {1}.</source>
        <translation>ループは追跡できないものを含んでいます：{1}。</translation>
    </message>
    <message>
        <source>A preprocessor line stands in the loop; it cannot be copied with the body.</source>
        <translation>ループの中にプリプロセッサ行があり、本体と一緒にコピーできません。</translation>
    </message>
    <message>
        <source>A macro gives {1} two meanings here.</source>
        <translation>マクロにより、ここで {1} が 2 つの意味を持っています。</translation>
    </message>
    <message>
        <source>continue goes on to the next iteration from here; in a copy of the body it would skip the copies after it. Put what follows into an if.</source>
        <translation>ここの continue は次の反復へ進みます。本体のコピーの中では、後に続くコピーを飛ばしてしまいます。続く部分を if に入れてください。</translation>
    </message>
    <message>
        <source>break leaves the loop here; the loop for the last iterations, after it, would go on.</source>
        <translation>ここの break はループを抜けますが、その後にある、残りの反復のためのループは実行されてしまいます。</translation>
    </message>
    <message>
        <source>A label or goto stands in the loop; jumps like this cannot be followed.</source>
        <translation>ループの中にラベルまたは goto があります。このようなジャンプは追跡できません。</translation>
    </message>
    <message>
        <source>A switch around the loop jumps into it here.</source>
        <translation>ループを囲む switch が、ここでループの中にジャンプしています。</translation>
    </message>
    <message>
        <source>{1} is declared in the loop and is one object for all its iterations; declare it before the loop.</source>
        <translation>{1} はループの中で宣言されていますが、すべての反復に共通の 1 つのオブジェクトです。ループの前で宣言してください。</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and it may run a different number of times for threads that differ along {2}; some would be in the copies while others are in the loop for the last iterations.</source>
        <translation>このループではスレッドが {1} で合流しますが、{2} 方向に異なるスレッドではループの反復回数が異なる可能性があります。一部のスレッドがコピーの中にいる間に、ほかのスレッドが残りの反復のためのループにいることになります。</translation>
    </message>
    <message>
        <source>The macro {1} names {2} in its definition; write it out.</source>
        <translation>マクロ {1} の定義の中に {2} があります。展開して書いてください。</translation>
    </message>
    <message>
        <source>Only for loops are unrolled; this is another kind of loop.</source>
        <translation>アンロールできるのは for ループだけです。これは別の種類のループです。</translation>
    </message>
    <message>
        <source>The macro {1} writes this loop; write it out.</source>
        <translation>このループはマクロ {1} が生成しています。展開して書いてください。</translation>
    </message>
    <message>
        <source>The header of this loop is not understood; write it without preprocessor lines.</source>
        <translation>このループのヘッダ部を解釈できません。プリプロセッサ行なしで書いてください。</translation>
    </message>
    <message>
        <source>This loop has no condition.</source>
        <translation>このループには条件がありません。</translation>
    </message>
    <message>
        <source>This loop steps nothing in its header.</source>
        <translation>このループのヘッダ部では何も進めていません。</translation>
    </message>
    <message>
        <source>The macro {1} writes a part of this loop&apos;s header; write it out.</source>
        <translation>このループのヘッダ部の一部をマクロ {1} が生成しています。展開して書いてください。</translation>
    </message>
    <message>
        <source>This loop does not step one variable, as ++k and k += 4 do.</source>
        <translation>このループは、++k や k += 4 のように 1 つの変数を進めるものではありません。</translation>
    </message>
    <message>
        <source>{1} is no variable of the thread&apos;s own.</source>
        <translation>{1} はスレッド専用の変数ではありません。</translation>
    </message>
    <message>
        <source>The loop counts with {1} of type {2}; loops that count with int, unsigned or a wider integer are unrolled.</source>
        <translation>このループは型 {2} の {1} で数えています。アンロールできるのは、int、unsigned、またはそれより幅の広い整数で数えるループです。</translation>
    </message>
    <message>
        <source>The header declares something else than {1} alone; declare it before the loop.</source>
        <translation>ヘッダ部で {1} 以外のものも宣言されています。ループの前で宣言してください。</translation>
    </message>
    <message>
        <source>The header begins with something else than a first value of {1}.</source>
        <translation>ヘッダ部が {1} の初期値以外のもので始まっています。</translation>
    </message>
    <message>
        <source>The step of this loop is neither an addition nor a subtraction.</source>
        <translation>このループの増分は加算でも減算でもありません。</translation>
    </message>
    <message>
        <source>This loop adds 0 to {1}.</source>
        <translation>このループは {1} に 0 を加えています。</translation>
    </message>
    <message>
        <source>The step of this loop is too large to be multiplied.</source>
        <translation>このループの増分は、大きすぎて係数倍できません。</translation>
    </message>
    <message>
        <source>The step {1} of this loop is not understood.</source>
        <translation>このループの増分 {1} を解釈できません。</translation>
    </message>
    <message>
        <source>The step of this loop changes: {1}.</source>
        <translation>このループの増分は変化します：{1}。</translation>
    </message>
    <message>
        <source>The loop&apos;s condition does not compare {1} alone with a bound: {2}.</source>
        <translation>ループの条件は、{1} だけを境界値と比較するものではありません：{2}。</translation>
    </message>
    <message>
        <source>The bound of this loop is no integer.</source>
        <translation>このループの境界値は整数ではありません。</translation>
    </message>
    <message>
        <source>The bound of this loop may change while it runs: {1}; put it into a variable before the loop.</source>
        <translation>このループの境界値は、実行中に変わる可能性があります：{1}。ループの前で変数に入れてください。</translation>
    </message>
    <message>
        <source>The address of {1} is taken here.</source>
        <translation>ここで {1} のアドレスが取られています。</translation>
    </message>
    <message>
        <source>The loop&apos;s body changes {1} itself.</source>
        <translation>ループの本体が {1} 自体を変更しています。</translation>
    </message>
    <message>
        <source>A reference to {1} is made here.</source>
        <translation>ここで {1} への参照が作られています。</translation>
    </message>
    <message>
        <source>The loop runs {1} times; a factor above that leaves nothing to unroll.</source>
        <translation>ループの反復は {1} 回です。それより大きい係数では、アンロールするものが残りません。</translation>
    </message>
    <message>
        <source>The number of iterations is no multiple of the factor, and != does not tell where the last whole group ends; compare with &lt; or &gt;.</source>
        <translation>反復回数が係数の倍数でなく、!= では最後の完全なグループの終わりが決まりません。&lt; または &gt; で比較してください。</translation>
    </message>
    <message>
        <source>{1} has a sign and is compared with one that has none while it counts down.</source>
        <translation>{1} は符号付きで、減る方向に数えながら符号なしの値と比較されています。</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down to {2}, which is no small constant; {1} minus the group could pass below 0.</source>
        <translation>{1} は符号なしで、小さい定数ではない {2} まで減る方向に数えます。{1} からグループの分を引くと、0 を下回る可能性があります。</translation>
    </message>
    <message>
        <source>{1} is volatile; the order of its uses must stay.</source>
        <translation>{1} は volatile です。その使用の順序は維持する必要があります。</translation>
    </message>
    <message>
        <source>{1} is a reference; name what it refers to.</source>
        <translation>{1} は参照です。参照先を直接指定してください。</translation>
    </message>
    <message>
        <source>The address of {1} is kept; what happens to it in the loop is not followed.</source>
        <translation>{1} のアドレスが保持されており、ループの中でそれがどう使われるかを追跡できません。</translation>
    </message>
    <message>
        <source>{1} carries a value from one iteration to the next, and the order of the iterations would change ({2}).</source>
        <translation>{1} は反復から次の反復へ値を持ち越しており、反復の順序が変わります（{2}）。</translation>
    </message>
    <message>
        <source>Taken in another order, the values that {1} is made of do not overflow {2} on the way.</source>
        <translation>{1} を構成する値は、別の順序で計算しても途中で {2} をオーバーフローしません。</translation>
    </message>
    <message>
        <source>{1} may use the same memory, and {2} may turn their order round: {3}.</source>
        <translation>{1} は同じメモリを使う可能性があり、{2}によって順序が逆転する可能性があります：{3}。</translation>
    </message>
    <message>
        <source>{1} use the same memory, and {2} would turn their order round: the distance along {3} is ({4}).</source>
        <translation>{1} は同じメモリを使い、{2}によって順序が逆転します：{3} についての距離は ({4}) です。</translation>
    </message>
    <message>
        <source>Threads meet at {1} in this loop, and what they do before and after it would be mixed up.</source>
        <translation>このループではスレッドが {1} で合流しており、その前後の処理が混ざってしまいます。</translation>
    </message>
    <message>
        <source>The loop is left early here; iterations would be done that were not done before.</source>
        <translation>ループがここで途中で終了します。以前は実行されなかった反復が実行されることになります。</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the loop.</source>
        <translation>ループの中に、ジャンプまたは解釈できない文があります。</translation>
    </message>
    <message>
        <source>The value that {1} has after the loop may be used here; declare it in the loop&apos;s header.</source>
        <translation>ループの後の {1} の値がここで使われる可能性があります。ループのヘッダ部で宣言してください。</translation>
    </message>
    <message>
        <source>It is not known whether {1} meets the bound of != after a whole number of steps; compare with &lt; or &gt;.</source>
        <translation>{1} が整数回の増分で != の境界値にちょうど達するかどうかが不明です。&lt; または &gt; で比較してください。</translation>
    </message>
    <message>
        <source>The condition and the step of this loop do not go the same way.</source>
        <translation>このループの条件と増分の向きが一致していません。</translation>
    </message>
    <message>
        <source>{1} does not begin below 0: it is compared with {2}, which has no sign.</source>
        <translation>{1} は 0 未満から始まりません：符号なしの {2} と比較されています。</translation>
    </message>
    <message>
        <source>{1} does not overflow {2}: {3} is at least {4}.</source>
        <translation>{1} は {2} をオーバーフローしません：{3} は {4} 以上です。</translation>
    </message>
    <message>
        <source>{1} (In {2}.)</source>
        <translation>{1}（{2} にて。）</translation>
    </message>
    <message>
        <source>{1} may give something else each time</source>
        <translation>{1} は毎回異なる値になる可能性がある</translation>
    </message>
    <message>
        <source>it changes a variable itself</source>
        <translation>それ自体が変数を変更する</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>解釈できない</translation>
    </message>
    <message>
        <source>{1} is volatile</source>
        <translation>{1} は volatile である</translation>
    </message>
    <message>
        <source>{1} is a reference, and what it refers to may change</source>
        <translation>{1} は参照であり、その参照先が変わる可能性がある</translation>
    </message>
    <message>
        <source>the address of {1} is kept</source>
        <translation>{1} のアドレスが保持されている</translation>
    </message>
    <message>
        <source>{1} is changed in {2}</source>
        <translation>{1} は {2} で変更される</translation>
    </message>
    <message>
        <source>it is loaded from memory, and memory is written in {1}</source>
        <translation>メモリからロードされる値であり、{1} でメモリへの書き込みがある</translation>
    </message>
    <message>
        <source>{1} is written</source>
        <translation>{1} への書き込み</translation>
    </message>
    <message>
        <source>{1} changes memory</source>
        <translation>{1} によるメモリの変更</translation>
    </message>
    <message>
        <source>{1} lets the thread see what others wrote</source>
        <translation>ほかのスレッドの書き込みが見えるようになる {1}</translation>
    </message>
    <message>
        <source>{1} may let the thread see what others wrote</source>
        <translation>ほかのスレッドの書き込みが見えるようになる可能性のある {1}</translation>
    </message>
    <message>
        <source>{1} is launched, which may change that</source>
        <translation>それを変える可能性のある {1} の起動</translation>
    </message>
    <message>
        <source>{1} may change that</source>
        <translation>それを変える可能性のある {1}</translation>
    </message>
    <message>
        <source>{1} in inline assembly may change that</source>
        <translation>それを変える可能性のある、インラインアセンブリの {1}</translation>
    </message>
    <message>
        <source>what {1} does may change that</source>
        <translation>それを変える可能性のある {1} の動作</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1}</source>
        <translation>メモリからロードされる値であり、途中に{1}がある</translation>
    </message>
    <message>
        <source>it is loaded from memory, and {1} ({2})</source>
        <translation>メモリからロードされる値であり、途中に{1}がある（{2}）</translation>
    </message>
    <message>
        <source>{1} and, in a later iteration, {2}</source>
        <translation>{1} と、後の反復の {2}</translation>
    </message>
    <message>
        <source>Keeping elements in registers</source>
        <translation>要素をレジスタに保持</translation>
    </message>
    <message>
        <source>Elements are kept where it is certain that nothing else touches them. Restrict pointers (`__restrict__`) or index with counters and constants.</source>
        <translation>要素を保持できるのは、ほかのものがその要素に触れないことが確実な場合です。ポインタを制限する（`__restrict__`）か、カウンタと定数でインデックスを付けてください。</translation>
    </message>
    <message>
        <source>This part of the loop&apos;s header may do more than compute a value; put it into a variable before the loop.</source>
        <translation>ループのヘッダ部のこの部分は、値の計算以外のことも行う可能性があります。ループの前で変数に入れてください。</translation>
    </message>
    <message>
        <source>The first value of this loop&apos;s counter is not understood.</source>
        <translation>このループのカウンタの初期値を解釈できません。</translation>
    </message>
    <message>
        <source>{1} and {2} may be the same element in iterations that lie {3} apart; what a register holds may then be stale.</source>
        <translation>{1} と {2} は、{3} 離れた反復で同じ要素になる可能性があり、その場合、レジスタに保持した値が古くなることがあります。</translation>
    </message>
    <message>
        <source>{1} stands between the uses of {2}.</source>
        <translation>{2} の使用の間に {1} があります。</translation>
    </message>
    <message>
        <source>{1} is another element in each iteration, found by {2}, which is declared in between.</source>
        <translation>{1} は反復ごとに別の要素であり、その間で宣言される {2} によって決まります。</translation>
    </message>
    <message>
        <source>The address of {1} may be kept.</source>
        <translation>{1} のアドレスが保持される可能性があります。</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, changes in between.</source>
        <translation>{2} を決める {1} が、その間に変わります。</translation>
    </message>
    <message>
        <source>The thread may leave here, past the end of what {1} is kept for.</source>
        <translation>スレッドがここで、{1} を保持している範囲の終わりを経ずに抜ける可能性があります。</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the uses of {1}.</source>
        <translation>{1} の使用の間にプリプロセッサ行があります。</translation>
    </message>
    <message>
        <source>{1} and {2} ({3}) may meet: {4}.</source>
        <translation>{1} と {2}（{3}）は重なる可能性があります：{4}。</translation>
    </message>
    <message>
        <source>A jump may lead past what is loaded before the loop.</source>
        <translation>ジャンプが、ループの前でのロードを飛び越す可能性があります。</translation>
    </message>
    <message>
        <source>No element of {1} is named by an address that is computed from registers alone, as a value of one number.</source>
        <translation>{1} には、レジスタだけから計算されたアドレスで、1 つの数値として指定された要素がありません。</translation>
    </message>
    <message>
        <source>The kernel names no element of an array or pointer {1}.</source>
        <translation>カーネルは、配列またはポインタ {1} の要素を指定していません。</translation>
    </message>
    <message>
        <source>No element is used again where a register could hold it.</source>
        <translation>レジスタに保持できる範囲で再び使われる要素はありません。</translation>
    </message>
    <message>
        <source>{1} is written under a condition only; kept in a register it would be written in any case.</source>
        <translation>{1} はある条件の下でのみ書き込まれます。レジスタに保持すると、無条件に書き込まれることになります。</translation>
    </message>
    <message>
        <source>{1} is used under a condition only; kept in a register it would be loaded in any case.</source>
        <translation>{1} はある条件の下でのみ使われます。レジスタに保持すると、無条件にロードされることになります。</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded and stored all the same.</source>
        <translation>{1} のループは少なくとも 1 回は回るか、そうでなくても {2} をロードしてストアして構いません。</translation>
    </message>
    <message>
        <source>The loop in {1} goes round at least once, or {2} may be loaded all the same.</source>
        <translation>{1} のループは少なくとも 1 回は回るか、そうでなくても {2} をロードして構いません。</translation>
    </message>
    <message>
        <source>No loop of the kernel reads elements of {1} that its earlier iterations have read, in statements that stand in one block. Merge adjacent threads along the axis by which the elements move on.</source>
        <translation>先行する反復が読んだ {1} の要素を、一つのブロックに並ぶ文で読むループがカーネルにありません。要素が進む軸に沿って隣り合うスレッドをまとめてください。</translation>
    </message>
    <message>
        <source>No element of {1} is used again where a register could hold it.</source>
        <translation>レジスタに保持できる範囲で再び使われる {1} の要素はありません。</translation>
    </message>
    <message>
        <source>Placing and staging memory</source>
        <translation>メモリの配置とステージング</translation>
    </message>
    <message>
        <source>These steps must know who uses an array, and how: index it directly, with counters and constants, and allocate and launch where it can be seen.</source>
        <translation>これらのステップは、誰が配列をどう使うかを知る必要があります。カウンタと定数で直接インデックスを付け、確保と起動は見える場所で行ってください。</translation>
    </message>
    <message>
        <source>A jump, or a statement that is not understood, stands in the kernel; whether all threads of a block come to the tile is not known.</source>
        <translation>カーネルの中に、ジャンプまたは解釈できない文があります。ブロックのすべてのスレッドがタイルに到達するかどうかが不明です。</translation>
    </message>
    <message>
        <source>Only some threads of a block come to what reads the tile: what stands around it, here, differs along {1}. The barriers around a tile need all of them.</source>
        <translation>タイルの読み取りには、ブロックの一部のスレッドしか到達しません。ここでそれを囲むものが {1} 方向に異なります。タイルの前後のバリアには、すべてのスレッドが必要です。</translation>
    </message>
    <message>
        <source>Some threads of a block may return here, and the barriers around a tile need all of them.</source>
        <translation>ブロックの一部のスレッドがここで戻る可能性がありますが、タイルの前後のバリアには、すべてのスレッドが必要です。</translation>
    </message>
    <message>
        <source>Threads that differ along {1} go round this loop differently; the barriers around a tile need all of them in each iteration.</source>
        <translation>{1} 方向に異なるスレッドでは、このループの回り方が異なります。タイルの前後のバリアには、各反復ですべてのスレッドが必要です。</translation>
    </message>
    <message>
        <source>{1} leads to at least {2} elements in every launch: so many are copied.</source>
        <translation>どの起動でも、{1} の指す先には少なくとも {2} 個の要素があり、その数だけコピーされます。</translation>
    </message>
    <message>
        <source>One host thread at a time launches the kernel, and no other unit does.</source>
        <translation>カーネルを同時に起動するホストスレッドは 1 つだけで、ほかの翻訳単位は起動しません。</translation>
    </message>
    <message>
        <source>All launches of the kernel are in one stream: {1} is the same for them.</source>
        <translation>カーネルの起動はすべて同じストリームで行われ、{1} はそれらに共通です。</translation>
    </message>
    <message>
        <source>Elements of this type are not kept in constant memory.</source>
        <translation>この型の要素はコンスタントメモリに置けません。</translation>
    </message>
    <message>
        <source>What {1} leads to is volatile.</source>
        <translation>{1} の指す先は volatile です。</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which {1} could be copied.</source>
        <translation>{1} をその前でコピーできるような、カーネルの起動が見つかりません。</translation>
    </message>
    <message>
        <source>{1} is given another value here, or its address is kept.</source>
        <translation>ここで {1} に別の値が与えられるか、そのアドレスが保持されます。</translation>
    </message>
    <message>
        <source>The macro {1} names {2}; write it out.</source>
        <translation>マクロ {1} の中に {2} があります。展開して書いてください。</translation>
    </message>
    <message>
        <source>This launch does not write out what it hands over for {1}.</source>
        <translation>この起動では、{1} に渡す値が直接書かれていません。</translation>
    </message>
    <message>
        <source>What is handed over for {1} here cannot be computed twice; make it a variable.</source>
        <translation>ここで {1} に渡すものは 2 回計算できません。変数にしてください。</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be the array.</source>
        <translation>カーネルがこの起動より後で定義されているため、配列も後になります。</translation>
    </message>
    <message>
        <source>This launch is in another stream than those before it, in which a kernel may still read the array.</source>
        <translation>この起動は、前の起動とは別のストリームで行われており、前のストリームでカーネルがまだ配列を読んでいる可能性があります。</translation>
    </message>
    <message>
        <source>How far this reads is not known when the program is compiled, and constant memory has a fixed size.</source>
        <translation>これがどこまで読むかはコンパイル時に不明ですが、コンスタントメモリのサイズは固定です。</translation>
    </message>
    <message>
        <source>This reads more at once than the array is aligned for.</source>
        <translation>これは、配列の整列よりも多くを一度に読みます。</translation>
    </message>
    <message>
        <source>This may read before what {1} leads to.</source>
        <translation>これは、{1} の指す先より前を読む可能性があります。</translation>
    </message>
    <message>
        <source>The kernel reads nothing through {1}.</source>
        <translation>カーネルは {1} を通して何も読みません。</translation>
    </message>
    <message>
        <source>The program&apos;s constant memory would have {1} bytes, and there are {2}.</source>
        <translation>プログラムのコンスタントメモリは {1} バイトになりますが、使えるのは {2} バイトです。</translation>
    </message>
    <message>
        <source>Lanes read different elements of {1} here; constant memory serves them one after the other.</source>
        <translation>ここではレーンが {1} の異なる要素を読みます。コンスタントメモリはそれらを 1 つずつ処理します。</translation>
    </message>
    <message>
        <source>{1} makes it unknown what is done before what.</source>
        <translation>{1} により、何が何より先に行われるかが不明です。</translation>
    </message>
    <message>
        <source>{1} is declared together with others; give it a declaration of its own.</source>
        <translation>{1} はほかのものと一緒に宣言されています。単独で宣言してください。</translation>
    </message>
    <message>
        <source>{1} is static; declare it without that word.</source>
        <translation>{1} は static です。static を付けずに宣言してください。</translation>
    </message>
    <message>
        <source>The word __shared__ does not stand in the declaration of {1}; write it out.</source>
        <translation>{1} の宣言に __shared__ と書かれていません。直接書いてください。</translation>
    </message>
    <message>
        <source>The macro {1} declares {2}; write it out.</source>
        <translation>マクロ {1} が {2} を宣言しています。展開して書いてください。</translation>
    </message>
    <message>
        <source>{1} is declared extern: another declaration of it may be in another unit.</source>
        <translation>{1} は extern と宣言されています。別の翻訳単位に別の宣言がある可能性があります。</translation>
    </message>
    <message>
        <source>The extents of {1} do not all stand in its declaration.</source>
        <translation>{1} の一部のサイズが、宣言に直接書かれていません。</translation>
    </message>
    <message>
        <source>The kernel declares no array {1} of its own.</source>
        <translation>カーネル自身は配列 {1} を宣言していません。</translation>
    </message>
    <message>
        <source>Several arrays are named {1}.</source>
        <translation>{1} という名前の配列が複数あります。</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; others may lie in it too.</source>
        <translation>{1} のサイズは起動が与えます。ほかのものもその中に置かれている可能性があります。</translation>
    </message>
    <message>
        <source>{1} is declared outside the kernel.</source>
        <translation>{1} はカーネルの外で宣言されています。</translation>
    </message>
    <message>
        <source>{1} is static, and so all threads have one.</source>
        <translation>{1} は static なので、すべてのスレッドに 1 つしかありません。</translation>
    </message>
    <message>
        <source>The elements of {1} get values where they are declared; give them theirs in a loop.</source>
        <translation>{1} の要素には宣言時に値が与えられています。ループで値を与えてください。</translation>
    </message>
    <message>
        <source>The type of {1} is not known.</source>
        <translation>{1} の型が不明です。</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} は volatile です。</translation>
    </message>
    <message>
        <source>Elements of type {1} cannot be made and assigned at will.</source>
        <translation>型 {1} の要素は、自由に作成して代入することができません。</translation>
    </message>
    <message>
        <source>The address in {1} itself is used here, and not only what it leads to.</source>
        <translation>ここでは、{1} の指す先だけでなく、そこに入っているアドレスそのものが使われています。</translation>
    </message>
    <message>
        <source>More than the value of one element of {1} is used here.</source>
        <translation>ここでは、{1} の 1 つの要素の値以外のものも使われています。</translation>
    </message>
    <message>
        <source>An atomic operation needs memory, not a register.</source>
        <translation>アトミック操作には、レジスタではなくメモリが必要です。</translation>
    </message>
    <message>
        <source>The subscripts of {1} do not stand in the text here; write them out.</source>
        <translation>ここでは、{1} の添字がテキストに書かれていません。展開して書いてください。</translation>
    </message>
    <message>
        <source>The kernel does not use {1}.</source>
        <translation>カーネルは {1} を使っていません。</translation>
    </message>
    <message>
        <source>How much memory this leads to is not known, which a texture object is told: it {1}.</source>
        <translation>テクスチャオブジェクトにはメモリ量を渡す必要がありますが、この引数の指す先のメモリ量が不明です：この引数は{1}。</translation>
    </message>
    <message>
        <source>The kernel is in a namespace or a class; what stands before it there has another name elsewhere.</source>
        <translation>カーネルは名前空間またはクラスの中にあります。そこでカーネルの前にあるものは、ほかの場所では別の名前になります。</translation>
    </message>
    <message>
        <source>This launch hands its arguments over by their addresses; write it with &lt;&lt;&lt;&gt;&gt;&gt;.</source>
        <translation>この起動は引数をアドレスで渡しています。&lt;&lt;&lt;&gt;&gt;&gt; を使って書いてください。</translation>
    </message>
    <message>
        <source>{1}; make it a statement of a block.</source>
        <translation>{1}。この起動をブロック内の文にしてください。</translation>
    </message>
    <message>
        <source>The stream of this launch is no variable; make it one.</source>
        <translation>この起動のストリームは変数ではありません。変数にしてください。</translation>
    </message>
    <message>
        <source>The condition around what reads the tile is more than comparisons of registers that stand in the file: {1}.</source>
        <translation>タイルの読み取りを囲む条件が、ファイルに書かれたレジスタどうしの比較だけでは構成されていません：{1}。</translation>
    </message>
    <message>
        <source>Which threads along x come to what reads the tile is not known: {1} does not compare a place along x, counted in threads, with a bound that they share.</source>
        <translation>x 方向のどのスレッドがタイルの読み取りに到達するかが不明です：{1} は、スレッド単位で数えた x 方向の位置を、スレッドに共通の境界値と比較するものではありません。</translation>
    </message>
    <message>
        <source>The kernel&apos;s shared arrays would have {1} bytes, and a kernel may declare {2}.</source>
        <translation>カーネルの共有配列は {1} バイトになりますが、カーネルが宣言できるのは {2} バイトです。</translation>
    </message>
    <message>
        <source>The kernel has no parameter {1}.</source>
        <translation>カーネルにパラメータ {1} がありません。</translation>
    </message>
    <message>
        <source>{1} is no pointer.</source>
        <translation>{1} はポインタではありません。</translation>
    </message>
    <message>
        <source>{1} is const and __restrict__ already.</source>
        <translation>{1} はすでに const かつ __restrict__ です。</translation>
    </message>
    <message>
        <source>{1} is __restrict__ already; the compiler sees by itself that it is only read.</source>
        <translation>{1} はすでに __restrict__ です。読み取られるだけであることはコンパイラ自身が分かります。</translation>
    </message>
    <message>
        <source>The type of {1} does not show that it is a pointer; write it with *.</source>
        <translation>{1} の型からは、ポインタであることが分かりません。* を使って書いてください。</translation>
    </message>
    <message>
        <source>What {1} leads to is not const; declare it so first.</source>
        <translation>{1} の指す先が const ではありません。まず const と宣言してください。</translation>
    </message>
    <message>
        <source>What {1} leads to is written here.</source>
        <translation>ここで {1} の指す先に書き込んでいます。</translation>
    </message>
    <message>
        <source>What {1} leads to is not const, and the pointer is handed on here; declare it const first.</source>
        <translation>{1} の指す先が const ではなく、ここでポインタが渡されています。まず const と宣言してください。</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its type may matter; declare {1} const there and in the kernel first.</source>
        <translation>カーネルはここでも参照されており、その型が影響する可能性があります。まず、ここでもカーネルでも {1} を const と宣言してください。</translation>
    </message>
    <message>
        <source>Two uses of {1} have different subscripts, {2}; what one leaves, the other may read.</source>
        <translation>{1} の 2 つの使用の添字が異なります：{2}。一方が残したものを、もう一方が読む可能性があります。</translation>
    </message>
    <message>
        <source>The subscript {1} of {2} is not made of registers and numbers alone.</source>
        <translation>{2} の添字 {1} は、レジスタと数値だけで構成されていません。</translation>
    </message>
    <message>
        <source>{1}, by which {2} is subscripted, changes between the uses.</source>
        <translation>{2} の添字に使われる {1} が、使用の間で変わります。</translation>
    </message>
    <message>
        <source>What this reads of {1} may have been written in {2} by an earlier iteration of the loop in {3}.</source>
        <translation>これが読む {1} の内容は、{3} のループの前の反復によって {2} で書き込まれた可能性があります。</translation>
    </message>
    <message>
        <source>Two threads of a block may use one element of {1}, by {2} and {3} ({4}).</source>
        <translation>ブロックの 2 つのスレッドが、{2} と {3} により {1} の同じ要素を使う可能性があります（{4}）。</translation>
    </message>
    <message>
        <source>The address of {1} itself may be kept here.</source>
        <translation>ここで {1} 自体のアドレスが保持される可能性があります。</translation>
    </message>
    <message>
        <source>{1} is given another value here; what it leads to then is not {1}&apos;s own.</source>
        <translation>ここで {1} に別の値が与えられます。その後の指す先は {1} 専用ではありません。</translation>
    </message>
    <message>
        <source>What {1} does to memory is not known.</source>
        <translation>{1} がメモリに対して何をするかが不明です。</translation>
    </message>
    <message>
        <source>It is not known where this leads, and it may be what {1} leads to.</source>
        <translation>これが指す先は不明で、{1} の指す先である可能性があります。</translation>
    </message>
    <message>
        <source>This launch hands over one pointer for {1} and for {2}, which the kernel writes.</source>
        <translation>この起動は、{1} と、カーネルが書き込む {2} とに同じポインタを渡しています。</translation>
    </message>
    <message>
        <source>A subscript of this access is not followed; say how many elements a row is padded with.</source>
        <translation>このアクセスの添字を追跡できません。行にパディングする要素数を指定してください。</translation>
    </message>
    <message>
        <source>The bank conflicts of this access are not known: {1}; say how many elements a row is padded with.</source>
        <translation>このアクセスのバンクコンフリクトは不明です：{1}。行にパディングする要素数を指定してください。</translation>
    </message>
    <message>
        <source>{1} has no bank conflicts that padding could save.</source>
        <translation>{1} には、パディングで減らせるバンクコンフリクトがありません。</translation>
    </message>
    <message>
        <source>Longer rows save none of the bank conflicts of {1}.</source>
        <translation>行を長くしても、{1} のバンクコンフリクトは減りません。</translation>
    </message>
    <message>
        <source>This subscript of {1} is from {2} to {3} and may leave its dimension, which has {4}; in rows of another length it would mean another element.</source>
        <translation>{1} のこの添字は {2} から {3} までで、サイズ {4} の次元からはみ出す可能性があります。行の長さが変わると、別の要素を指すことになります。</translation>
    </message>
    <message>
        <source>Each subscript of {1} is at least 0 and below the extent of its dimension.</source>
        <translation>{1} の各添字は 0 以上で、その次元のサイズ未満です。</translation>
    </message>
    <message>
        <source>The kernel has no pointer parameter {1}; only what one leads to is staged.</source>
        <translation>カーネルにポインタのパラメータ {1} がありません。ステージングできるのは、そうしたポインタの指す先だけです。</translation>
    </message>
    <message>
        <source>No two reads of {1} are side by side along x, and always made together; name a loop to stage what it reads.</source>
        <translation>{1} には、x 方向に隣り合い、かつ常に一緒に行われる 2 つの読み取りがありません。ループを指定すると、そのループが読むものをステージングできます。</translation>
    </message>
    <message>
        <source>The condition here has an else or declares something; what is read in it is not staged.</source>
        <translation>ここの条件には else があるか、宣言が含まれています。その中で読まれるものはステージングされません。</translation>
    </message>
    <message>
        <source>{1} is not certainly read where it stands; loaded for the tile it might be read where nothing may be read.</source>
        <translation>{1} はその場所で確実に読まれるとは限りません。タイル用にロードすると、読んではならない場所で読む可能性があります。</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared or changed after the place where the tile would be loaded.</source>
        <translation>{2} を決める {1} は、タイルをロードする場所より後で宣言または変更されます。</translation>
    </message>
    <message>
        <source>It is not known that the next thread along x reads the element after {1}.</source>
        <translation>x 方向の次のスレッドが {1} の次の要素を読むかどうかが不明です。</translation>
    </message>
    <message>
        <source>Between this element and the one before it that a thread reads there are others that it does not read; the last thread could not load them.</source>
        <translation>この要素と、スレッドが読むその前の要素との間に、そのスレッドが読まない要素があります。最後のスレッドがそれらをロードできません。</translation>
    </message>
    <message>
        <source>The kernel has no shared array {1}.</source>
        <translation>カーネルに共有配列 {1} がありません。</translation>
    </message>
    <message>
        <source>Several shared arrays are named {1}.</source>
        <translation>{1} という名前の共有配列が複数あります。</translation>
    </message>
    <message>
        <source>The launch gives {1} its size; what lies where in it is not known.</source>
        <translation>{1} のサイズは起動が与えます。その中のどこに何があるかが不明です。</translation>
    </message>
    <message>
        <source>An extent of {1} is not known.</source>
        <translation>{1} の次元のサイズに不明なものがあります。</translation>
    </message>
    <message>
        <source>{1} has no rows: it has one dimension.</source>
        <translation>{1} は 1 次元で、行がありません。</translation>
    </message>
    <message>
        <source>The size of an element of {1} is not known.</source>
        <translation>{1} の要素のサイズが不明です。</translation>
    </message>
    <message>
        <source>The last extent of {1} does not stand in its declaration.</source>
        <translation>{1} の最後の次元のサイズが、宣言に直接書かれていません。</translation>
    </message>
    <message>
        <source>More than one element of {1} is named here, and how long its rows are may matter.</source>
        <translation>ここでは {1} の複数の要素が指定されており、行の長さが影響する可能性があります。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and how many threads of a block load a tile together is not known.</source>
        <translation>この翻訳単位にはカーネルの起動がなく、ブロックの何個のスレッドが一緒にタイルをロードするかが不明です。</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only; a tile is made for one size of the block.</source>
        <translation>この起動のブロックは実行時にしか決まりません。タイルは特定のブロックサイズに合わせて作られます。</translation>
    </message>
    <message>
        <source>The kernel is launched with other blocks elsewhere; a tile is made for one size of the block.</source>
        <translation>カーネルはほかの場所で別のブロックで起動されています。タイルは特定のブロックサイズに合わせて作られます。</translation>
    </message>
    <message>
        <source>Every launch of the kernel has blocks of {1} threads, as the launches in this unit have: the threads of a block load the tiles together.</source>
        <translation>この翻訳単位の起動と同様に、カーネルのすべての起動のブロックは {1} スレッドです：タイルはブロックのスレッドが一緒にロードします。</translation>
    </message>
    <message>
        <source>The shared memory that this launch asks for leaves {1} bytes for the tiles.</source>
        <translation>この起動が要求する共有メモリを除くと、タイルに使えるのは {1} バイトです。</translation>
    </message>
    <message>
        <source>With its tiles the kernel would have {1} bytes of shared memory, and a kernel may have {2}.</source>
        <translation>タイルを含めると、カーネルの共有メモリは {1} バイトになりますが、カーネルが使えるのは {2} バイトです。</translation>
    </message>
    <message>
        <source>The kernel is a template; the types and extents of tiles differ between its instantiations.</source>
        <translation>カーネルはテンプレートであり、タイルの型とサイズがインスタンスごとに異なります。</translation>
    </message>
    <message>
        <source>The loop does not count up by 1; a tile has a place for each value of its counter.</source>
        <translation>このループは 1 ずつ増やして数えていません。タイルには、カウンタの値ごとに場所があります。</translation>
    </message>
    <message>
        <source>An iteration may end early here; what it reads after that is then not read.</source>
        <translation>ここで反復が途中で終わる可能性があります。その場合、その後で読むものは読まれません。</translation>
    </message>
    <message>
        <source>{1} + {2} does not overflow {3} in this loop.</source>
        <translation>このループでは、{1} + {2} は {3} をオーバーフローしません。</translation>
    </message>
    <message>
        <source>The loop does not begin a line of its own.</source>
        <translation>ループが行の先頭から始まっていません。</translation>
    </message>
    <message>
        <source>The loop stands in no braces, and what loads the tile must stand before it; put braces around it.</source>
        <translation>ループが波括弧の中になく、タイルのロードをその前に置く必要があります。波括弧で囲んでください。</translation>
    </message>
    <message>
        <source>Whether {1} is read depends on {2}, which differs between threads that share it and between those that do not.</source>
        <translation>{1} が読まれるかどうかは {2} に依存しており、それは、読む対象を共有するスレッドの間でも、共有しないスレッドの間でも異なります。</translation>
    </message>
    <message>
        <source>The loop reads nothing of {1}.</source>
        <translation>ループは {1} から何も読みません。</translation>
    </message>
    <message>
        <source>No two threads of a block read the same {1} in one iteration; a tile of it would save no load.</source>
        <translation>1 つの反復で同じ {1} を読むスレッドがブロックに 2 つ以上ありません。タイルにしてもロードは減りません。</translation>
    </message>
    <message>
        <source>{1} is the same in every iteration of the loop; a register keeps it (scalar-replace).</source>
        <translation>{1} はループのすべての反復で同じです。レジスタに保持できます（scalar-replace）。</translation>
    </message>
    <message>
        <source>{1}, which {2} is found by, is declared inside the loop; what a tile holds must be known before.</source>
        <translation>{2} を決める {1} がループの中で宣言されています。タイルの内容は、その前に決まっている必要があります。</translation>
    </message>
    <message>
        <source>Where {1} is found may change in the loop: {2}.</source>
        <translation>{1} の位置がループの中で変わる可能性があります：{2}。</translation>
    </message>
    <message>
        <source>{1} is not certainly read in every iteration; loaded for the tile it might be read where nothing may be read.</source>
        <translation>{1} はすべての反復で確実に読まれるとは限りません。タイル用にロードすると、読んではならない場所で読む可能性があります。</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by reading one number at an address that is computed from registers.</source>
        <translation>ここでの {1} の使い方は、レジスタから計算されたアドレスで 1 つの数値を読み取るものではありません。</translation>
    </message>
    <message>
        <source>A block has one thread along x.</source>
        <translation>ブロックの x 方向のスレッドは 1 つです。</translation>
    </message>
    <message>
        <source>{1} + 1 does not overflow.</source>
        <translation>{1} + 1 はオーバーフローしません。</translation>
    </message>
    <message>
        <source>{1} is not read element by element here, as a texture object must be.</source>
        <translation>ここでは {1} が要素ごとに読まれていません。テクスチャオブジェクトでは要素ごとに読む必要があります。</translation>
    </message>
    <message>
        <source>More than the value of an element is asked for here.</source>
        <translation>ここでは、要素の値以外のものが求められています。</translation>
    </message>
    <message>
        <source>{1} leads to at most {2} elements, which a texture object can tell apart.</source>
        <translation>{1} の指す先の要素は、テクスチャオブジェクトが区別できる {2} 個以下です。</translation>
    </message>
    <message>
        <source>The host waits for the kernel after each launch: the texture object is destroyed when it has ended.</source>
        <translation>ホストは各起動の後でカーネルを待ちます：テクスチャオブジェクトは、カーネルの終了後に破棄されます。</translation>
    </message>
    <message>
        <source>Elements of this type are not fetched through texture objects: they are integers and floats of up to four bytes, and vectors of one, two or four of them.</source>
        <translation>この型の要素は、テクスチャオブジェクトを通してフェッチできません。対象は、4 バイト以下の整数と浮動小数点数、およびそれら 1、2、または 4 個のベクトルです。</translation>
    </message>
    <message>
        <source>No launch of the kernel is seen, before which the texture object could be made.</source>
        <translation>その前でテクスチャオブジェクトを作成できるような、カーネルの起動が見つかりません。</translation>
    </message>
    <message>
        <source>The kernel is named here too, where its parameters&apos; types may matter.</source>
        <translation>カーネルはここでも参照されており、パラメータの型が影響する可能性があります。</translation>
    </message>
    <message>
        <source>The declaration of {1} is not a plain pointer&apos;s, as in const float *{1}.</source>
        <translation>{1} の宣言が、const float *{1} のような単純なポインタの宣言ではありません。</translation>
    </message>
    <message>
        <source>A label in the function that launches the kernel may lead past the texture object.</source>
        <translation>カーネルを起動する関数の中のラベルにより、テクスチャオブジェクトが飛び越される可能性があります。</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what makes the object.</source>
        <translation>カーネルがこの起動より後で定義されているため、オブジェクトを作成するものも後になります。</translation>
    </message>
    <message>
        <source>What loads the tile must stand before this, which does not begin a line of its own.</source>
        <translation>タイルのロードをこの前に置く必要がありますが、これは行の先頭から始まっていません。</translation>
    </message>
    <message>
        <source>All elements of {1} may be used.</source>
        <translation>{1} のすべての要素が使われる可能性があります。</translation>
    </message>
    <message>
        <source>How long {1} is is not known.</source>
        <translation>{1} の長さが不明です。</translation>
    </message>
    <message>
        <source>Which element this is is not known.</source>
        <translation>これがどの要素かが不明です。</translation>
    </message>
    <message>
        <source>A subscript of {1} holds another of its elements; give that a name of its own.</source>
        <translation>{1} の添字に、同じ配列の別の要素が含まれています。それに名前を付けてください。</translation>
    </message>
    <message>
        <source>{1} may be read also where {2} holds for none of the threads of a block that would read it.</source>
        <translation>{1} は、それを読むはずのブロックのスレッドのどれについても {2} が成り立たない場所でも、読まれる可能性があります。</translation>
    </message>
    <message>
        <source>What {1} leads to does not overlap {2}, which the kernel writes, in any launch.</source>
        <translation>どの起動でも、{1} の指す先は、カーネルが書き込む {2} と重なりません。</translation>
    </message>
    <message>
        <source>is no variable that an allocation in this function gives its value</source>
        <translation>この関数内での確保によって値が与えられる変数ではない</translation>
    </message>
    <message>
        <source>is not allocated in this function</source>
        <translation>この関数内で確保されていない</translation>
    </message>
    <message>
        <source>may get another value here</source>
        <translation>ここで別の値を与えられる可能性がある</translation>
    </message>
    <message>
        <source>is allocated a second time here</source>
        <translation>ここでもう一度確保されている</translation>
    </message>
    <message>
        <source>is allocated behind the launch</source>
        <translation>起動より後で確保されている</translation>
    </message>
    <message>
        <source>is allocated by a macro; write it out</source>
        <translation>マクロによって確保されている（展開して書いてください）</translation>
    </message>
    <message>
        <source>is allocated with a size that cannot be computed again; make it a variable</source>
        <translation>再計算できないサイズで確保されている（サイズを変数にしてください）</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which others may change</source>
        <translation>ほかのものが変える可能性のあるサイズ {1} で確保されている</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, and another variable has that name</source>
        <translation>サイズ {1} で確保されているが、別の変数が同じ名前を持つ</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which is not known at the launch</source>
        <translation>サイズ {1} で確保されているが、それは起動の時点では不明である</translation>
    </message>
    <message>
        <source>is allocated with the size {1}, which may change until the launch</source>
        <translation>サイズ {1} で確保されているが、それは起動までに変わる可能性がある</translation>
    </message>
    <message>
        <source>A copy must stand before this launch</source>
        <translation>この起動の前にコピーが必要です</translation>
    </message>
    <message>
        <source>The texture object must be made before this launch</source>
        <translation>この起動の前にテクスチャオブジェクトを作成する必要があります</translation>
    </message>
    <message>
        <source>{1} and {2}</source>
        <translation>{1} と {2}</translation>
    </message>
    <message>
        <source>{1} in {2} and another {3} in {4}</source>
        <translation>{2} の {1} と {4} の別の {3}</translation>
    </message>
    <message>
        <source>Windows of elements in registers</source>
        <translation>レジスタに置く要素のウィンドウ</translation>
    </message>
    <message>
        <source>A window is what the iterations of a loop read one after the other, by addresses that move on by the same distance each time. Merge adjacent threads (`coarsen y 4 adjacent`) where threads read what their neighbours read, and declare the pointer read-only (`place in readonly`).</source>
        <translation>ウィンドウとは、ループの反復が順に読む要素で、そのアドレスは毎回同じ距離だけ進みます。スレッドが隣のスレッドと同じ要素を読むところでは隣り合うスレッドをまとめ (`coarsen y 4 adjacent`)、ポインターを読み取り専用と宣言してください (`place in readonly`)。</translation>
    </message>
    <message>
        <source>Taking a shared copy away</source>
        <translation>共有メモリーのコピーを取り除く</translation>
    </message>
    <message>
        <source>What is read of a shared array is read where it was copied from. Fill the array by one assignment, `xs[t] = x[first + t];`, from a pointer parameter that the kernel does not write, and read only what each round has copied.</source>
        <translation>共有配列から読む値を、コピー元から読みます。カーネルが書き込まないポインター引数から、一つの代入 `xs[t] = x[first + t];` で配列を埋め、各ラウンドがコピーした要素だけを読んでください。</translation>
    </message>
    <message>
        <source>{1} is not filled by one assignment of what is copied, as in `tile[i] = in[j];`.</source>
        <translation>{1} は、`tile[i] = in[j];` のような一つの代入によるコピーで埋められていません。</translation>
    </message>
    <message>
        <source>The subscript {1} of the copy into {2} is no single index with values beside it that are the same for all threads; which thread has copied an element is not known from it.</source>
        <translation>{2} へのコピーの添字 {1} は、全スレッドで同じ値だけを伴う単独の添字ではありません。どのスレッドが要素をコピーしたかが分かりません。</translation>
    </message>
    <message>
        <source>{1} is read here before the copy in the text: a thread finds there what an earlier round has copied.</source>
        <translation>{1} はここで、テキスト上コピーより前に読まれます。スレッドは以前のラウンドがコピーした値を見ます。</translation>
    </message>
    <message>
        <source>It is not certain that all elements that {1} reads here are copied in the same round; the block&apos;s extents, and the conditions around the copy, must tell.</source>
        <translation>ここで {1} が読むすべての要素が同じラウンドでコピーされるとは限りません。ブロックの大きさと、コピーの周りの条件から分かる必要があります。</translation>
    </message>
    <message>
        <source>{1} is not read through a pointer parameter of the kernel, so that what is written to it meanwhile is not known.</source>
        <translation>{1} はカーネルのポインター引数を通して読まれていないため、その間に何が書き込まれるか分かりません。</translation>
    </message>
    <message>
        <source>{1} cannot be computed where {2} is read: {3}.</source>
        <translation>{2} が読まれる場所では {1} を計算できません: {3}。</translation>
    </message>
    <message>
        <source>the subscript {1} is not that of the copy</source>
        <translation>添字 {1} はコピーの添字と異なります</translation>
    </message>
    <message>
        <source>{1} differs between the threads of a block otherwise than by what the copy&apos;s subscripts tell</source>
        <translation>{1} は、コピーの添字が示す以外の仕方でブロックのスレッド間で異なります</translation>
    </message>
    <message>
        <source>{1} is not declared there</source>
        <translation>{1} はそこでは宣言されていません</translation>
    </message>
    <message>
        <source>{1} means something else there</source>
        <translation>{1} はそこでは別のものを指します</translation>
    </message>
    <message>
        <source>Moving a statement</source>
        <translation>文の移動</translation>
    </message>
    <message>
        <source>Statements keep the order that what they read and write asks for. Split a statement, or move what stands between first.</source>
        <translation>文の順序は、それらが読み書きするものが求めるとおりに維持されます。文を分割するか、先に間にあるものを移動してください。</translation>
    </message>
    <message>
        <source>The two statements do not stand in one block.</source>
        <translation>2 つの文が同じブロックの中にありません。</translation>
    </message>
    <message>
        <source>No statement of a block of the kernel begins in {1}.</source>
        <translation>{1} から始まる、カーネルのブロックの文がありません。</translation>
    </message>
    <message>
        <source>Several statements begin in {1}; put them on lines of their own.</source>
        <translation>{1} から始まる文が複数あります。それぞれ別の行に書いてください。</translation>
    </message>
    <message>
        <source>Something else stands on the lines of this statement; put it on lines of its own.</source>
        <translation>この文の行にはほかのものもあります。別の行に書いてください。</translation>
    </message>
    <message>
        <source>A pragma stands above this statement that may be for it.</source>
        <translation>この文の上に、この文に対するものかもしれないプラグマがあります。</translation>
    </message>
    <message>
        <source>A label, a jump, or a statement that is not understood stands here.</source>
        <translation>ここに、ラベル、ジャンプ、または解釈できない文があります。</translation>
    </message>
    <message>
        <source>The thread may leave here, and the other statement would be done, or not done, where it was otherwise before.</source>
        <translation>スレッドがここで抜ける可能性があり、その場合、もう一方の文が実行されるかどうかが以前と変わります。</translation>
    </message>
    <message>
        <source>{1} must stay in its order with the rest.</source>
        <translation>{1} はほかの処理との順序を保つ必要があります。</translation>
    </message>
    <message>
        <source>Surfaces are written, whose elements are not compared.</source>
        <translation>要素を比較できないサーフェスに書き込んでいます。</translation>
    </message>
    <message>
        <source>A type is declared here, which what stands behind it may name.</source>
        <translation>ここで型が宣言されており、その後にあるものがこの型を参照している可能性があります。</translation>
    </message>
    <message>
        <source>{1} is declared here and named in {2}; the two must stay in their order.</source>
        <translation>{1} はここで宣言され、{2} で参照されています。両者の順序は維持する必要があります。</translation>
    </message>
    <message>
        <source>Both statements declare objects, which may end in the order in which they begin.</source>
        <translation>どちらの文もオブジェクトを宣言しており、それらは開始した順に終了する可能性があります。</translation>
    </message>
    <message>
        <source>The address of {1} is kept here; what happens to it is not followed.</source>
        <translation>ここで {1} のアドレスが保持されており、それがどう使われるかを追跡できません。</translation>
    </message>
    <message>
        <source>{1} is used in both statements and gets a value in {2}.</source>
        <translation>{1} は両方の文で使われ、{2} で値が与えられています。</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is seen, and so not what its statements do.</source>
        <translation>カーネルのインスタンスが見つからないため、その文が何をするかも分かりません。</translation>
    </message>
    <message>
        <source>The macro {1} writes this statement; write it out.</source>
        <translation>この文はマクロ {1} が生成しています。展開して書いてください。</translation>
    </message>
    <message>
        <source>A preprocessor line stands between the two places.</source>
        <translation>2 つの場所の間にプリプロセッサ行があります。</translation>
    </message>
    <message>
        <source>{1} is not followed.</source>
        <translation>{1} を追跡できません。</translation>
    </message>
    <message>
        <source>{1} and {2} may meet: {3}.</source>
        <translation>{1} と {2} は重なる可能性があります：{3}。</translation>
    </message>
    <message>
        <source>The statement stands before {1} already.</source>
        <translation>この文はすでに {1} の前にあります。</translation>
    </message>
    <message>
        <source>The statement stands after {1} already.</source>
        <translation>この文はすでに {1} の後にあります。</translation>
    </message>
    <message>
        <source>Writing functions out</source>
        <translation>関数の展開</translation>
    </message>
    <message>
        <source>What cannot be written out where it stands can be called in a statement of its own, or be written out by hand.</source>
        <translation>その場所で展開できないものは、単独の文で呼び出すか、手作業で展開してください。</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: {2}.</source>
        <translation>関数 {1} はここに展開できません：{2}。</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not call the function {1}.</source>
        <translation>カーネルのテキストは関数 {1} を呼び出していません。</translation>
    </message>
    <message>
        <source>One statement calls {1} twice; give the first value to a variable before it.</source>
        <translation>1 つの文が {1} を 2 回呼び出しています。1 回目の値をその前で変数に入れてください。</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value cannot be kept in a variable.</source>
        <translation>関数 {1} はここに展開できません：その値を変数に保持できません。</translation>
    </message>
    <message>
        <source>The function {1} declares shared memory, and {2}, which the kernel reaches, calls it too; write that out first (inline {2}).</source>
        <translation>関数 {1} は共有メモリを宣言しており、カーネルから到達する {2} もそれを呼び出しています。先にそれを展開してください（inline {2}）。</translation>
    </message>
    <message>
        <source>The function {1} is called several times and has one shared array for all of them; {2}.</source>
        <translation>関数 {1} は複数回呼び出され、そのすべてで 1 つの共有配列を使います。{2}。</translation>
    </message>
    <message>
        <source>The function {1} cannot be written out here: its value&apos;s type depends on the template.</source>
        <translation>関数 {1} はここに展開できません：その値の型がテンプレートに依存します。</translation>
    </message>
    <message>
        <source>its arguments are not found</source>
        <translation>引数が見つからない</translation>
    </message>
    <message>
        <source>its arguments are not understood</source>
        <translation>引数を解釈できない</translation>
    </message>
    <message>
        <source>the default value of a parameter is no number</source>
        <translation>パラメータのデフォルト値が数値ではない</translation>
    </message>
    <message>
        <source>its parameters are not understood</source>
        <translation>パラメータを解釈できない</translation>
    </message>
    <message>
        <source>the macro {1} hides the call (expand {1})</source>
        <translation>マクロ {1} が呼び出しを隠している（expand {1}）</translation>
    </message>
    <message>
        <source>it is called from a default argument</source>
        <translation>デフォルト引数から呼び出されている</translation>
    </message>
    <message>
        <source>it is called in the header of a loop or a condition</source>
        <translation>ループまたは条件のヘッダ部で呼び出されている</translation>
    </message>
    <message>
        <source>its text cannot be changed in place</source>
        <translation>そのテキストをその場で変更できない</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; means something else where it is called</source>
        <translation>「{1}」は、呼び出される場所では別の意味を持つ</translation>
    </message>
    <message>
        <source>the macro {1} is defined more than once, or taken back</source>
        <translation>マクロ {1} が複数回定義されているか、取り消されている</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names a parameter of its template, and something else where it is called</source>
        <translation>「{1}」はテンプレートのパラメータを指すが、呼び出される場所では別のものを指す</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names the dynamic shared memory there, and something else here</source>
        <translation>「{1}」は、そこでは動的共有メモリを指すが、ここでは別のものを指す</translation>
    </message>
    <message>
        <source>as a template, it may have several</source>
        <translation>テンプレートであるため、複数ある可能性がある</translation>
    </message>
    <message>
        <source>a macro declares it</source>
        <translation>マクロがそれを宣言している</translation>
    </message>
    <message>
        <source>its declaration names {1}, which the kernel has not</source>
        <translation>その宣言に、カーネルにはない {1} が含まれている</translation>
    </message>
    <message>
        <source>the condition has a first part</source>
        <translation>条件に初期化部がある</translation>
    </message>
    <message>
        <source>it is called in a declaration of several variables</source>
        <translation>複数の変数の宣言の中で呼び出されている</translation>
    </message>
    <message>
        <source>it is not always evaluated</source>
        <translation>常に評価されるとは限らない</translation>
    </message>
    <message>
        <source>something else is evaluated before it in the same statement; give its value to a variable first</source>
        <translation>同じ文の中で、その前にほかのものが評価される（まずその値を変数に入れてください）</translation>
    </message>
    <message>
        <source>it stands in an expression that is not understood</source>
        <translation>解釈できない式の中にある</translation>
    </message>
    <message>
        <source>it gives back what is assigned to</source>
        <translation>代入先になるものを返す</translation>
    </message>
    <message>
        <source>it is no device function</source>
        <translation>デバイス関数ではない</translation>
    </message>
    <message>
        <source>a macro stands for a brace of its body</source>
        <translation>本体の波括弧をマクロが表している</translation>
    </message>
    <message>
        <source>the macro {1} writes it</source>
        <translation>マクロ {1} が生成している</translation>
    </message>
    <message>
        <source>it is a member of a class</source>
        <translation>クラスのメンバである</translation>
    </message>
    <message>
        <source>it calls itself</source>
        <translation>自分自身を呼び出している</translation>
    </message>
    <message>
        <source>names may mean something else in its namespace</source>
        <translation>その名前空間では名前が別の意味を持つ可能性がある</translation>
    </message>
    <message>
        <source>it is a specialisation, an operator or a member</source>
        <translation>特殊化、演算子、またはメンバである</translation>
    </message>
    <message>
        <source>it is defined after the kernel</source>
        <translation>カーネルより後で定義されている</translation>
    </message>
    <message>
        <source>a line of the preprocessor stands in it</source>
        <translation>中にプリプロセッサ行がある</translation>
    </message>
    <message>
        <source>a string of several lines stands in it</source>
        <translation>中に複数行の文字列がある</translation>
    </message>
    <message>
        <source>it uses {1}</source>
        <translation>{1} を使っている</translation>
    </message>
    <message>
        <source>it uses goto</source>
        <translation>goto を使っている</translation>
    </message>
    <message>
        <source>it holds inline assembly</source>
        <translation>インラインアセンブリを含んでいる</translation>
    </message>
    <message>
        <source>a statement ({1}) is not understood</source>
        <translation>文（{1}）を解釈できない</translation>
    </message>
    <message>
        <source>it makes a lambda</source>
        <translation>ラムダを作成している</translation>
    </message>
    <message>
        <source>it has the static variable {1}</source>
        <translation>静的変数 {1} を持っている</translation>
    </message>
    <message>
        <source>another {1} is defined after it, which may be meant in the kernel</source>
        <translation>その後に別の {1} が定義されており、カーネルではそちらを指している可能性がある</translation>
    </message>
    <message>
        <source>it holds {1}</source>
        <translation>{1} を含んでいる</translation>
    </message>
    <message>
        <source>which instance of the template is called is not known</source>
        <translation>テンプレートのどのインスタンスが呼び出されるかが不明</translation>
    </message>
    <message>
        <source>the arguments of the template are not written out</source>
        <translation>テンプレートの引数が明示されていない</translation>
    </message>
    <message>
        <source>the parameters of the template are not understood</source>
        <translation>テンプレートのパラメータを解釈できない</translation>
    </message>
    <message>
        <source>the macro {1} names its variable {2}</source>
        <translation>マクロ {1} の中に、その変数 {2} がある</translation>
    </message>
    <message>
        <source>the macro {1} hides a return</source>
        <translation>マクロ {1} が return を隠している</translation>
    </message>
    <message>
        <source>it returns before its end</source>
        <translation>末尾より前で戻っている</translation>
    </message>
    <message>
        <source>it does not end with the value it returns</source>
        <translation>末尾が戻り値の return になっていない</translation>
    </message>
    <message>
        <source>it returns a list in braces</source>
        <translation>波括弧のリストを返している</translation>
    </message>
    <message>
        <source>Writing macros out</source>
        <translation>マクロの展開</translation>
    </message>
    <message>
        <source>Write the macro&apos;s text out by hand where it cannot be done by the step.</source>
        <translation>ステップで展開できない場合は、マクロのテキストを手作業で展開してください。</translation>
    </message>
    <message>
        <source>The kernel is written by the macro {1}; its text cannot be changed in place.</source>
        <translation>カーネルはマクロ {1} が生成しています。そのテキストをその場で変更することはできません。</translation>
    </message>
    <message>
        <source>The macro {1} is used here with another number of arguments.</source>
        <translation>ここでは、マクロ {1} が異なる数の引数で使われています。</translation>
    </message>
    <message>
        <source>The kernel&apos;s text does not use the macro {1}.</source>
        <translation>カーネルのテキストはマクロ {1} を使っていません。</translation>
    </message>
    <message>
        <source>The macro {1} is not defined in the program&apos;s own files.</source>
        <translation>マクロ {1} は、プログラム自身のファイルで定義されていません。</translation>
    </message>
    <message>
        <source>The macro {1} is defined more than once, or taken back.</source>
        <translation>マクロ {1} は複数回定義されているか、取り消されています。</translation>
    </message>
    <message>
        <source>Which definition of the macro {1} holds here depends on the configuration.</source>
        <translation>マクロ {1} のどの定義がここで有効かは、構成によって異なります。</translation>
    </message>
    <message>
        <source>The parameters of the macro {1} are not understood.</source>
        <translation>マクロ {1} のパラメータを解釈できません。</translation>
    </message>
    <message>
        <source>The macro {1} makes strings or names of its arguments.</source>
        <translation>マクロ {1} は、引数から文字列または名前を作っています。</translation>
    </message>
    <message>
        <source>The macro {1} names {2}, which means something else elsewhere.</source>
        <translation>マクロ {1} の中に {2} がありますが、これはほかの場所では別の意味を持ちます。</translation>
    </message>
    <message>
        <source>Blocks, grids and bounds</source>
        <translation>ブロック、グリッド、境界</translation>
    </message>
    <message>
        <source>Steps that change a launch must see all launches of the kernel with their extents. Write them in this source, with numbers or `dim3` variables.</source>
        <translation>起動を変更するステップでは、カーネルのすべての起動とそのサイズが見えている必要があります。このソースの中に、数値または `dim3` 変数で書いてください。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit, and it is the launches that this step changes.</source>
        <translation>この翻訳単位にはカーネルの起動がありません。このステップが変更するのはまさに起動です。</translation>
    </message>
    <message>
        <source>This launch is a call of the runtime; write it with &lt;&lt;&lt;…&gt;&gt;&gt;.</source>
        <translation>この起動はランタイムの呼び出しです。&lt;&lt;&lt;…&gt;&gt;&gt; を使って書いてください。</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads; put launch-bounds {2} before this step.</source>
        <translation>カーネルの起動境界では、ブロックは {1} スレッドまでです。このステップの前に launch-bounds {2} を置いてください。</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds allow blocks of {1} threads.</source>
        <translation>カーネルの起動境界では、ブロックは {1} スレッドまでです。</translation>
    </message>
    <message>
        <source>The kernel has {1}, which the grid and block must go with; take it away first.</source>
        <translation>カーネルには {1} があり、グリッドとブロックがそれに合っている必要があります。まずそれを取り除いてください。</translation>
    </message>
    <message>
        <source>The grid of this launch has at most {1} blocks along {2}.</source>
        <translation>この起動のグリッドは、{2} 方向に {1} ブロック以下です。</translation>
    </message>
    <message>
        <source>Other units that include {1} and launch the kernel may keep their blocks.</source>
        <translation>{1} をインクルードしてカーネルを起動するほかの翻訳単位は、ブロックをそのまま使えます。</translation>
    </message>
    <message>
        <source>The line {1} stands between the kernel&apos;s first word and its body; take it out of there.</source>
        <translation>カーネルの最初の語と本体の間に行 {1} があります。そこから取り除いてください。</translation>
    </message>
    <message>
        <source>The kernel&apos;s __global__ is written by a macro; write the word out.</source>
        <translation>カーネルの __global__ はマクロが生成しています。この語を直接書いてください。</translation>
    </message>
    <message>
        <source>The kernel has {1} twice; keep one of them.</source>
        <translation>カーネルに {1} が 2 つあります。1 つだけ残してください。</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds are not written as __launch_bounds__(…) before it; write them out.</source>
        <translation>カーネルの起動境界が、その前に __launch_bounds__(…) として書かれていません。展開して書いてください。</translation>
    </message>
    <message>
        <source>This declaration has bounds, and several kernels are named {1}; take the bounds out of the declaration.</source>
        <translation>この宣言には境界があり、{1} という名前のカーネルが複数あります。宣言から境界を取り除いてください。</translation>
    </message>
    <message>
        <source>The macro {1} hides bounds of the kernel; write them out.</source>
        <translation>マクロ {1} がカーネルの境界を隠しています。展開して書いてください。</translation>
    </message>
    <message>
        <source>The bounds of the kernel are not written as __launch_bounds__(…) or __maxnreg__(…) here; write them so.</source>
        <translation>カーネルの境界が、ここでは __launch_bounds__(…) または __maxnreg__(…) として書かれていません。そのように書いてください。</translation>
    </message>
    <message>
        <source>The kernel has __maxnreg__, and the compiler takes no launch bounds beside it; take it away, and let the number of blocks bound the registers.</source>
        <translation>カーネルに __maxnreg__ があり、コンパイラは起動境界との併用を受け付けません。それを取り除き、ブロック数でレジスタを制限してください。</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; it would fail with bounds of {2}.</source>
        <translation>この起動のブロックは {1} スレッドです。境界が {2} では失敗します。</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads.</source>
        <translation>この起動のブロックは {1} スレッド以下です。</translation>
    </message>
    <message>
        <source>Launches of the kernel that are not seen here have blocks of at most {1} threads.</source>
        <translation>ここで見えないカーネルの起動では、ブロックは {1} スレッド以下です。</translation>
    </message>
    <message>
        <source>The bounds here name the largest cluster too, which needs the number of blocks before it; give that number as well.</source>
        <translation>ここの境界は最大クラスタも指定しており、その前にブロック数が必要です。ブロック数も指定してください。</translation>
    </message>
    <message>
        <source>The macro {1} hides the {2} of this launch; write the launch out.</source>
        <translation>マクロ {1} がこの起動の一部（{2}）を隠しています。起動を展開して書いてください。</translation>
    </message>
    <message>
        <source>The block of this launch is known at run time only along {1}; the grid that runs the same threads cannot be told.</source>
        <translation>この起動のブロックは、{1} 方向では実行時にしか決まりません。同じスレッドを実行するグリッドを求められません。</translation>
    </message>
    <message>
        <source>The grid of this launch is known at run time only along {1}, so that {2} may not divide its threads; extents that divide {3} are possible.</source>
        <translation>この起動のグリッドは、{1} 方向では実行時にしか決まらないため、{2}ではそのスレッドを割り切れない可能性があります。{3} の約数のサイズであれば可能です。</translation>
    </message>
    <message>
        <source>This launch runs {1} * {2} threads along {3}, which {4} do not divide.</source>
        <translation>この起動は {3} 方向に {1} * {2} 個のスレッドを実行しますが、{4}では割り切れません。</translation>
    </message>
    <message>
        <source>This launch would need {1} blocks along {2}, more than a grid can have.</source>
        <translation>この起動には {2} 方向に {1} 個のブロックが必要になり、グリッドの上限を超えます。</translation>
    </message>
    <message>
        <source>The grid of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>この起動のグリッドは式で計算されています。まず dim3 変数に入れてください。</translation>
    </message>
    <message>
        <source>The kernel has __launch_bounds__, and the compiler takes no __maxnreg__ beside it; take it away, or bound the registers by its number of blocks: launch-bounds THREADS BLOCKS.</source>
        <translation>カーネルに __launch_bounds__ があり、コンパイラは __maxnreg__ との併用を受け付けません。それを取り除くか、そのブロック数でレジスタを制限してください：launch-bounds THREADS BLOCKS。</translation>
    </message>
    <message>
        <source>The kernel is compiled with CUDA 12.4 or newer: older compilers do not know __maxnreg__.</source>
        <translation>カーネルは CUDA 12.4 以降でコンパイルされます。それより古いコンパイラは __maxnreg__ に対応していません。</translation>
    </message>
    <message>
        <source>The shared memory {1} belongs to a block: with other blocks, other threads would share it.</source>
        <translation>共有メモリ {1} はブロックに属します。ブロックが変わると、それを共有するスレッドが変わります。</translation>
    </message>
    <message>
        <source>Inline assembly is not followed; it may read which thread it is.</source>
        <translation>インラインアセンブリは追跡できません。どのスレッドかを読む可能性があります。</translation>
    </message>
    <message>
        <source>The built-in variable is used as a whole here; use its members.</source>
        <translation>ここでは組み込み変数が全体として使われています。メンバを使ってください。</translation>
    </message>
    <message>
        <source>The kernel reads {1}.{2} outside of blockIdx.{2} * blockDim.{2} + threadIdx.{2} and gridDim.{2} * blockDim.{2} here, which another block changes.</source>
        <translation>カーネルはここで {1}.{2} を、blockIdx.{2} * blockDim.{2} + threadIdx.{2} と gridDim.{2} * blockDim.{2} 以外の形で読んでいます。その値はブロックが変わると変わります。</translation>
    </message>
    <message>
        <source>This loop may wait for another block, and with exchanged axes the blocks begin in another order.</source>
        <translation>このループは別のブロックを待つ可能性がありますが、軸を交換すると、ブロックの開始順が変わります。</translation>
    </message>
    <message>
        <source>This loop may wait for another thread, which must then run at the same time: in the same block.</source>
        <translation>このループは別のスレッドを待つ可能性があり、その場合、そのスレッドは同時に、つまり同じブロックで実行される必要があります。</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} or more threads; it would fail with bounds of {2}.</source>
        <translation>この起動のブロックは {1} スレッド以上です。境界が {2} では失敗します。</translation>
    </message>
    <message>
        <source>{1} makes the threads of a block wait for each other.</source>
        <translation>{1} はブロックのスレッドを互いに待たせます。</translation>
    </message>
    <message>
        <source>{1} makes the threads of the grid wait for each other.</source>
        <translation>{1} はグリッドのスレッドを互いに待たせます。</translation>
    </message>
    <message>
        <source>{1} counts the threads of a block.</source>
        <translation>{1} はブロックのスレッドを数えます。</translation>
    </message>
    <message>
        <source>{1} makes the lanes of a warp wait for each other.</source>
        <translation>{1} はワープのレーンを互いに待たせます。</translation>
    </message>
    <message>
        <source>{1} lets the lanes of a warp see each other.</source>
        <translation>{1} により、ワープのレーンが互いの値を参照します。</translation>
    </message>
    <message>
        <source>{1} is work that a library shares out over the threads of a block.</source>
        <translation>{1} は、ライブラリがブロックのスレッドに分配する仕事です。</translation>
    </message>
    <message>
        <source>{1} tells a thread its place in its block or warp.</source>
        <translation>{1} は、スレッドにブロックまたはワープ内での位置を知らせます。</translation>
    </message>
    <message>
        <source>{1} is volatile shared memory.</source>
        <translation>{1} は volatile の共有メモリです。</translation>
    </message>
    <message>
        <source>{1} measures the thread&apos;s own time.</source>
        <translation>{1} はスレッド自身の時間を計測します。</translation>
    </message>
    <message>
        <source>{1} orders what other threads see.</source>
        <translation>{1} は、ほかのスレッドから見える順序を定めます。</translation>
    </message>
    <message>
        <source>{1} is launched from the device, which is not followed.</source>
        <translation>{1} はデバイスから起動されており、追跡できません。</translation>
    </message>
    <message>
        <source>{1} is an instruction of inline assembly that may see which thread it is.</source>
        <translation>{1} は、どのスレッドかを知る可能性のあるインラインアセンブリの命令です。</translation>
    </message>
    <message>
        <source>{1} may read threadIdx</source>
        <translation>{1} は threadIdx を読む可能性があります</translation>
    </message>
    <message>
        <source>{1} is not understood.</source>
        <translation>{1} を解釈できません。</translation>
    </message>
    <message>
        <source>{1} is a static variable of all threads.</source>
        <translation>{1} は、すべてのスレッドに共通の静的変数です。</translation>
    </message>
    <message>
        <source>{1} may read threadIdx, which is not followed; write its body out.</source>
        <translation>{1} は threadIdx を読む可能性がありますが、追跡できません。本体を展開して書いてください。</translation>
    </message>
    <message>
        <source>{1} is used as a whole; use its members.</source>
        <translation>{1} が全体として使われています。メンバを使ってください。</translation>
    </message>
    <message>
        <source>{1} may read threadIdx: {2}.</source>
        <translation>{1} は threadIdx を読む可能性があります：{2}。</translation>
    </message>
    <message>
        <source>blocks of {1} threads along {2}</source>
        <translation>{2} 方向に {1} スレッドのブロック</translation>
    </message>
    <message>
        <source>makes the threads of a block wait for each other</source>
        <translation>ブロックのスレッドを互いに待たせる</translation>
    </message>
    <message>
        <source>makes the threads of the grid wait for each other</source>
        <translation>グリッドのスレッドを互いに待たせる</translation>
    </message>
    <message>
        <source>counts the threads of a block</source>
        <translation>ブロックのスレッドを数える</translation>
    </message>
    <message>
        <source>makes the lanes of a warp wait for each other</source>
        <translation>ワープのレーンを互いに待たせる</translation>
    </message>
    <message>
        <source>lets the lanes of a warp see each other</source>
        <translation>ワープのレーンに互いの値を参照させる</translation>
    </message>
    <message>
        <source>has a library share out its work over the threads of a block</source>
        <translation>ブロックのスレッドにライブラリの仕事を分配させる</translation>
    </message>
    <message>
        <source>asks for a thread&apos;s place in its block or warp</source>
        <translation>ブロックまたはワープ内でのスレッドの位置を問い合わせる</translation>
    </message>
    <message>
        <source>uses volatile shared memory</source>
        <translation>volatile の共有メモリを使っている</translation>
    </message>
    <message>
        <source>measures the thread&apos;s own time</source>
        <translation>スレッド自身の時間を計測する</translation>
    </message>
    <message>
        <source>orders what other threads see</source>
        <translation>ほかのスレッドから見える順序を定める</translation>
    </message>
    <message>
        <source>holds inline assembly that may see which thread it is</source>
        <translation>どのスレッドかを知る可能性のあるインラインアセンブリを含んでいる</translation>
    </message>
    <message>
        <source>calls what is not followed</source>
        <translation>追跡できないものを呼び出している</translation>
    </message>
    <message>
        <source>holds what is not understood</source>
        <translation>解釈できないものを含んでいる</translation>
    </message>
    <message>
        <source>has a static variable of all threads</source>
        <translation>すべてのスレッドに共通の静的変数を持っている</translation>
    </message>
    <message>
        <source>uses threadIdx as a whole</source>
        <translation>threadIdx を全体として使っている</translation>
    </message>
    <message>
        <source>uses blockDim as a whole</source>
        <translation>blockDim を全体として使っている</translation>
    </message>
    <message>
        <source>Changing the text</source>
        <translation>テキストの変更</translation>
    </message>
    <message>
        <source>The text is changed only where the compiler sees it as written: not in macros, not across branches of `#if`, not in code with errors.</source>
        <translation>テキストを変更するのは、コンパイラが書かれたとおりに見ている場所だけです。マクロの中、`#if` の分岐をまたぐ場所、エラーのあるコードの中は変更しません。</translation>
    </message>
    <message>
        <source>It does not matter in which order threads come to {1}: no launch fixes that order, and the variant may have another one.</source>
        <translation>スレッドが {1} に到達する順序は問題になりません。その順序はどの起動でも定まっておらず、バリアントでは別の順序になることがあります。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands here where the compiler does not see it in this configuration (a branch of #if that is left out, sizeof, decltype, or a macro&apos;s unused argument); it would have to change too.</source>
        <translation>ここの「{1}」は、この構成ではコンパイラから見えません（除外された #if の分岐、sizeof、decltype、またはマクロの使われない引数）。これも変更する必要があります。</translation>
    </message>
    <message>
        <source>The preprocessor line here names &quot;{1}&quot;, which would have to change.</source>
        <translation>ここのプリプロセッサ行に、変更が必要な「{1}」があります。</translation>
    </message>
    <message>
        <source>The conditional {1} parts what this step writes: with other macros defined, the text would lack one half of a pair of braces or of a conditional. Write out the branch that is meant.</source>
        <translation>条件付きコンパイル {1} が、このステップの書き出すものを分断します。別のマクロが定義されていると、テキストから波括弧の組または条件の片方が欠けます。対象の分岐だけを残して書いてください。</translation>
    </message>
    <message>
        <source>Every launch of the kernel has the blocks and grids of the launches in this unit: the distances were computed for these.</source>
        <translation>カーネルのすべての起動は、この翻訳単位の起動と同じブロックとグリッドを持ちます：距離はこれらについて計算されました。</translation>
    </message>
    <message>
        <source>The {1} of this launch must be computed or tested before it, and there is no place for that; make the launch a statement of its own.</source>
        <translation>この起動の {1} は、その前で計算または検査する必要がありますが、そのための場所がありません。起動を単独の文にしてください。</translation>
    </message>
    <message>
        <source>The kernel&apos;s address is kept here, or it is launched where launches cannot be rewritten; launch it by its name, in a statement of a function.</source>
        <translation>ここでカーネルのアドレスが保持されるか、起動を書き換えられない場所でカーネルが起動されています。関数の文の中で、名前を使って起動してください。</translation>
    </message>
    <message>
        <source>The kernel says here itself how large its block is, and the step needs another one; take {1} away, and let whoever launches the kernel choose the block.</source>
        <translation>カーネルはここで自分のブロックの大きさを定めていますが、このステップには別の大きさが必要です。{1} を取り除き、ブロックの大きさはカーネルを起動する側に選ばせてください。</translation>
    </message>
    <message>
        <source>No launch of the kernel has an offset: {1} counts from 0.</source>
        <translation>カーネルのどの起動にもオフセットはありません。{1} は 0 から数えます。</translation>
    </message>
    <message>
        <source>The kernel is launched here in a way that cannot be rewritten; make the launch a statement of a function.</source>
        <translation>ここでは、書き換えられない方法でカーネルが起動されています。起動を関数の文にしてください。</translation>
    </message>
    <message>
        <source>The kernel is launched from the device here; its block cannot be changed from outside.</source>
        <translation>ここではカーネルがデバイスから起動されています。そのブロックを外から変えることはできません。</translation>
    </message>
    <message>
        <source>The macro {1} hides a launch of the kernel; write the launch out.</source>
        <translation>マクロ {1} がカーネルの起動を隠しています。起動を展開して書いてください。</translation>
    </message>
    <message>
        <source>This launch goes through {1}, which may hold another kernel too ({2}), and what is launched here changes for both; launch each by its name.</source>
        <translation>この起動は {1} を介しており、それは別のカーネル（{2}）も指している可能性があります。ここでの起動の変更は両方に影響します。それぞれ名前を使って起動してください。</translation>
    </message>
    <message>
        <source>It is not known which kernel this launch reaches.</source>
        <translation>この起動がどのカーネルに到達するかが不明です。</translation>
    </message>
    <message>
        <source>The compiler did not see this launch: it has an error, or stands in a branch of #if that is left out. It could not be rewritten with the others.</source>
        <translation>コンパイラはこの起動を見ていません。エラーがあるか、除外された #if の分岐の中にあります。ほかの起動と一緒に書き換えることができません。</translation>
    </message>
    <message>
        <source>This launch may need all its blocks at once, or does not name its grid.</source>
        <translation>この起動は、すべてのブロックを同時に必要とする可能性があるか、グリッドを明示していません。</translation>
    </message>
    <message>
        <source>No data race: it was shown that no two threads of a block use one element between two barriers, one of them writing.</source>
        <translation>データ競合なし：2 つのバリアの間で、ブロックの 2 つのスレッドが同じ要素を使い、その一方が書き込むことはないと示されました。</translation>
    </message>
    <message>
        <source>The kernel has no data races: between two barriers no thread writes what another reads or writes.</source>
        <translation>カーネルにデータ競合はありません：2 つのバリアの間で、あるスレッドが読み書きするものに別のスレッドが書き込むことはありません。</translation>
    </message>
    <message>
        <source>Not shown: {1}</source>
        <translation>未証明：{1}</translation>
    </message>
    <message>
        <source>The kernel is not read whole. {1}</source>
        <translation>カーネルを完全には読み取れていません。{1}</translation>
    </message>
    <message>
        <source>No instantiation of the kernel is in this unit: operators, conversions and copies of what its template parameters stand for do what those of numbers do.</source>
        <translation>この翻訳単位にはカーネルのインスタンスがありません：テンプレートパラメータが表すものの演算子、変換、コピーは、数値の場合と同じことを行います。</translation>
    </message>
    <message>
        <source>The macro {1} stands for a brace here, where this step would have to write; write the brace out.</source>
        <translation>ここでは、このステップが書き込む必要のある場所で、マクロ {1} が波括弧を表しています。波括弧を直接書いてください。</translation>
    </message>
    <message>
        <source>a pointer</source>
        <translation>ポインタ</translation>
    </message>
    <message>
        <source>Numbers that are not known</source>
        <translation>不明な数値</translation>
    </message>
    <message>
        <source>Give the launch that is meant: `--block`, `--grid` and `--arg` on the command line, the fields for the launch in the window. Write addresses, conditions and bounds of loops with indices, counters, parameters and constants.</source>
        <translation>対象の起動を指定してください。コマンドラインでは `--block`、`--grid`、`--arg`、ウィンドウでは起動の各欄を使います。アドレス、条件、ループの境界値は、インデックス、カウンタ、パラメータ、定数で書いてください。</translation>
    </message>
    <message>
        <source>the threads of a block are not known; give them with --block</source>
        <translation>ブロックのスレッド数が不明（--block で指定してください）</translation>
    </message>
    <message>
        <source>the threads of a block are not known</source>
        <translation>ブロックのスレッド数が不明</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known; give them with --grid</source>
        <translation>グリッドのブロック数が不明（--grid で指定してください）</translation>
    </message>
    <message>
        <source>the blocks of the grid are not known</source>
        <translation>グリッドのブロック数が不明</translation>
    </message>
    <message>
        <source>{1} is not known; give its value with --arg {1}=…</source>
        <translation>{1} が不明（--arg {1}=… で値を指定してください）</translation>
    </message>
    <message>
        <source>{1} is not known before the kernel runs</source>
        <translation>{1} は、カーネルを実行するまで不明</translation>
    </message>
    <message>
        <source>how often the loop of {1} runs is not known</source>
        <translation>{1} のループの反復回数が不明</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known</source>
        <translation>{1} 行目のループの反復回数が不明</translation>
    </message>
    <message>
        <source>how often the loop at line {1} runs is not known: {2}</source>
        <translation>{1} 行目のループの反復回数が不明：{2}</translation>
    </message>
    <message>
        <source>how often a loop around it runs is not known</source>
        <translation>それを囲むループの反復回数が不明</translation>
    </message>
    <message>
        <source>which threads get here is not known</source>
        <translation>どのスレッドがここに到達するかが不明</translation>
    </message>
    <message>
        <source>how many threads get here is not known: {1}</source>
        <translation>何個のスレッドがここに到達するかが不明：{1}</translation>
    </message>
    <message>
        <source>a condition around it is not followed</source>
        <translation>それを囲む条件を追跡できない</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>the address is not followed</source>
        <translation>アドレスを追跡できない</translation>
    </message>
    <message>
        <source>the address is not followed: {1}</source>
        <translation>アドレスを追跡できない：{1}</translation>
    </message>
    <message>
        <source>the address is not linear: {1}</source>
        <translation>アドレスが線形でない：{1}</translation>
    </message>
    <message>
        <source>the address is too large to be followed</source>
        <translation>アドレスが大きすぎて追跡できない</translation>
    </message>
    <message>
        <source>the address of a thread has no number</source>
        <translation>スレッドのアドレスが数値にならない</translation>
    </message>
    <message>
        <source>what the address points into is not known</source>
        <translation>アドレスが指す対象が不明</translation>
    </message>
    <message>
        <source>its subscript is not followed</source>
        <translation>その添字を追跡できない</translation>
    </message>
    <message>
        <source>neighbouring threads are not everywhere the same distance apart</source>
        <translation>隣り合うスレッドの間隔が一様でない</translation>
    </message>
    <message>
        <source>the block&apos;s {1} threads along {2} are no multiple of {3}</source>
        <translation>ブロックの {2} 方向の {1} スレッドが {3} の倍数でない</translation>
    </message>
    <message>
        <source>the reference is reached along several paths</source>
        <translation>その参照には複数の経路で到達する</translation>
    </message>
    <message>
        <source>how often {1} uses it is not followed</source>
        <translation>{1} がそれを何回使うかを追跡できない</translation>
    </message>
    <message>
        <source>what {1} reads and writes is not followed</source>
        <translation>{1} が読み書きするものを追跡できない</translation>
    </message>
    <message>
        <source>what {1} in {2} reads and writes is not followed</source>
        <translation>{2} の {1} が読み書きするものを追跡できない</translation>
    </message>
    <message>
        <source>{1} in {2} may lead to any memory</source>
        <translation>{2} の {1} が、任意のメモリを指す可能性がある</translation>
    </message>
    <message>
        <source>where local memory lies is for the compiler to say</source>
        <translation>ローカルメモリの配置はコンパイラが決める</translation>
    </message>
    <message>
        <source>{1} holds constants, and what is read of it at a place that the compiler knows may be a number in the code</source>
        <translation>{1} は定数を保持しており、コンパイラに分かる位置から読み取られるものは、コード中の数値になることがある</translation>
    </message>
    <message>
        <source>constant memory is read through a cache of its own, one address at a time</source>
        <translation>コンスタントメモリは専用のキャッシュを通して、一度に 1 アドレスずつ読み取られる</translation>
    </message>
    <message>
        <source>texture memory has a layout of its own</source>
        <translation>テクスチャメモリは独自の配置を持つ</translation>
    </message>
    <message>
        <source>which memory the pointer leads to is not known</source>
        <translation>ポインタがどのメモリを指すかが不明</translation>
    </message>
    <message>
        <source>the size of the element is not known</source>
        <translation>要素のサイズが不明</translation>
    </message>
    <message>
        <source>the size of its type is not known</source>
        <translation>その型のサイズが不明</translation>
    </message>
    <message>
        <source>how much of the run is used is not known</source>
        <translation>連続範囲のどれだけが使われるかが不明</translation>
    </message>
    <message>
        <source>the block runs through more iterations than are looked at</source>
        <translation>ブロックの反復回数が、調べる上限を超えている</translation>
    </message>
    <message>
        <source>the launch has more different cases than are looked at</source>
        <translation>起動に含まれる異なる場合の数が、調べる上限を超えている</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>未計算</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未計数</translation>
    </message>
    <message>
        <source>of the access in {1}, {2}</source>
        <translation>{1} のアクセスについて、{2}</translation>
    </message>
    <message>
        <source>line {1}</source>
        <translation>{1} 行目</translation>
    </message>
    <message>
        <source>line {1} of {2}</source>
        <translation>{2} の {1} 行目</translation>
    </message>
    <message>
        <source>threads part at the barrier in line {1}: which of them go on together is not known</source>
        <translation>スレッドが {1} 行目のバリアで分かれ、どのスレッドが一緒に続行するかが不明</translation>
    </message>
    <message>
        <source>the analysis does not see this access</source>
        <translation>解析ではこのアクセスが見えない</translation>
    </message>
    <message>
        <source>several accesses of {1} stand in the line, and the run does not tell which of them this was</source>
        <translation>この行には {1} へのアクセスが複数あり、実行からはどれだったかが分からない</translation>
    </message>
    <message>
        <source>how {1} uses memory is the library&apos;s choice</source>
        <translation>{1} がメモリをどう使うかはライブラリが決める</translation>
    </message>
    <message>
        <source>{1} is accessed there too, which the source does not name</source>
        <translation>そこでは、ソースに現れない {1} へのアクセスも行われる</translation>
    </message>
    <message>
        <source>the analysis does not know which memory it goes to</source>
        <translation>どのメモリへのアクセスかが解析では分からない</translation>
    </message>
    <message>
        <source>{1} is taken to be a multiple of 128, so that rows begin where sectors begin.</source>
        <translation>行の先頭がセクタの先頭になるように、{1} は 128 の倍数とみなされます。</translation>
    </message>
    <message>
        <source>Pointers whose accesses are not followed</source>
        <translation>アクセスを追跡できないポインタ</translation>
    </message>
    <message>
        <source>Give the buffer&apos;s size (`--elements`). Where the analysis is to find it, keep the pointer out of code that is not followed.</source>
        <translation>バッファのサイズを指定してください（`--elements`）。解析でサイズを求めるには、追跡できないコードにポインタを渡さないでください。</translation>
    </message>
    <message>
        <source>{1} may access it through {2}: {3}</source>
        <translation>{1} で {2} を通してアクセスされる可能性がある：{3}</translation>
    </message>
    <message>
        <source>{1} may access it through {2}, which is not followed</source>
        <translation>{1} で、追跡できない {2} を通してアクセスされる可能性がある</translation>
    </message>
    <message>
        <source>hands it to {1}, {2}</source>
        <translation>それを {1} に渡しており、{2}</translation>
    </message>
    <message>
        <source>{1} hands it to {2}, {3}</source>
        <translation>{1} でそれを {2} に渡しており、{3}</translation>
    </message>
    <message>
        <source>{1} hands it to a kernel that it launches</source>
        <translation>{1} で、そこから起動するカーネルにそれを渡している</translation>
    </message>
    <message>
        <source>which</source>
        <translation>その関数</translation>
    </message>
    <message>
        <source>inline assembly</source>
        <translation>インラインアセンブリ</translation>
    </message>
    <message>
        <source>a function through a pointer</source>
        <translation>ポインタを介した関数</translation>
    </message>
    <message>
        <source>What an access does to the memory</source>
        <translation>アクセスがメモリに与える影響</translation>
    </message>
    <message>
        <source>The sentence ends with a change that would mend it, where one is known. It names steps as they are written in a plan.</source>
        <translation>修正できる変更が分かっている場合は、文の最後にそれが示されます。ステップは、プランに書くとおりの形で示されます。</translation>
    </message>
    <message>
        <source>No thread of this launch gets here.</source>
        <translation>この起動では、どのスレッドもここに到達しません。</translation>
    </message>
    <message>
        <source>Not counted: {1}.</source>
        <translation>未計数：{1}。</translation>
    </message>
    <message>
        <source>Not counted: {1}. The first warp touches {2}, which lie in {3}.</source>
        <translation>未計数：{1}。最初のワープは {3}にある {2}に触れます。</translation>
    </message>
    <message>
        <source>{1}.</source>
        <translation>{1}。</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <translation>{1}。{2}</translation>
    </message>
    <message>
        <source>A warp uses few elements, {1} a request</source>
        <translation>ワープが使う要素は少なく、リクエストあたり {1}</translation>
    </message>
    <message>
        <source>Coalesced: a request moves {1}, all of them used</source>
        <translation>コアレス：1 リクエストが {1}を転送し、そのすべてを使用</translation>
    </message>
    <message>
        <source>{1} of a warp&apos;s 32 lanes take part</source>
        <translation>ワープの 32 レーン中 {1} レーンが参加</translation>
    </message>
    <message>
        <source>A request moves {1} where {2} would do: {3}</source>
        <translation>1 リクエストが {1}を転送するが、{2} セクタで足りる：{3}</translation>
    </message>
    <message>
        <source>Free of bank conflicts</source>
        <translation>バンクコンフリクトなし</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes want different words of one bank, which takes {2} a request where {3} would do</source>
        <translation>バンクコンフリクト：最大 {1} レーンが同じバンクの異なるワードを要求し、1 リクエストに{2}を要するが、本来は {3} 回で足りる</translation>
    </message>
    <message>
        <source>Bank conflict: up to {1} lanes (those of different rows of the block, which is {2} wide) want different words of one bank, which takes {3} a request where {4} would do</source>
        <translation>バンクコンフリクト：最大 {1} レーン（幅 {2} のブロックの異なる行のもの）が同じバンクの異なるワードを要求し、1 リクエストに{3}を要するが、本来は {4} 回で足りる</translation>
    </message>
    <message>
        <source>threads along {1} read the same: {2} saves {3} % of these loads</source>
        <translation>{1} 方向のスレッドが同じものを読む：{2} でこれらのロードの {3} % が減る</translation>
    </message>
    <message>
        <source>neighbouring threads read the same elements: {1} saves {2} % of these loads</source>
        <translation>隣り合うスレッドが同じ要素を読む：{1} でこれらのロードの {2} % が減る</translation>
    </message>
    <message>
        <source>{1} sector</source>
        <translation>{1} セクタ</translation>
    </message>
    <message>
        <source>{1} sectors</source>
        <translation>{1} セクタ</translation>
    </message>
    <message>
        <source>{1} word</source>
        <translation>{1} ワード</translation>
    </message>
    <message>
        <source>{1} words</source>
        <translation>{1} ワード</translation>
    </message>
    <message>
        <source>{1} pass</source>
        <translation>パス {1} 回</translation>
    </message>
    <message>
        <source>{1} passes</source>
        <translation>パス {1} 回</translation>
    </message>
    <message>
        <source>{1} load</source>
        <translation>ロード {1} 回</translation>
    </message>
    <message>
        <source>{1} loads</source>
        <translation>ロード {1} 回</translation>
    </message>
    <message>
        <source>{1} store</source>
        <translation>ストア {1} 回</translation>
    </message>
    <message>
        <source>{1} stores</source>
        <translation>ストア {1} 回</translation>
    </message>
    <message>
        <source>{1} operation</source>
        <translation>操作 {1} 回</translation>
    </message>
    <message>
        <source>{1} operations</source>
        <translation>操作 {1} 回</translation>
    </message>
    <message>
        <source>Why an access moves more than it uses</source>
        <translation>アクセスが使う以上に転送する理由</translation>
    </message>
    <message>
        <source>Let neighbouring threads use neighbouring elements, and rows begin where sectors begin. The sentence of the access names the change that fits it.</source>
        <translation>隣り合うスレッドが隣り合う要素を使い、行がセクタの先頭から始まるようにしてください。適した変更は、アクセスの文に示されます。</translation>
    </message>
    <message>
        <source>{1}; and {2}</source>
        <translation>{1}。また、{2}</translation>
    </message>
    <message>
        <source>neighbouring threads are {1} apart and use {2} of them</source>
        <translation>隣り合うスレッドが {1}離れており、そのうち {2} だけを使う</translation>
    </message>
    <message>
        <source>the elements that a warp uses are {1} apart</source>
        <translation>ワープが使う要素が {1}離れている</translation>
    </message>
    <message>
        <source>the threads of a warp lie apart</source>
        <translation>ワープのスレッドが離れている</translation>
    </message>
    <message>
        <source>an element of {1} takes {2} of {3}, which move the same sectors again</source>
        <translation>{1}の要素に {3}ずつの{2}が必要で、同じセクタが再び転送される</translation>
    </message>
    <message>
        <source>{1}, and what the idle ones between them would use is moved too</source>
        <translation>{1}ため、その間の休止レーンが使うはずのものも転送される</translation>
    </message>
    <message>
        <source>only some lanes of a warp take part</source>
        <translation>ワープの一部のレーンだけが参加する</translation>
    </message>
    <message>
        <source>only {1} lanes of a warp take part</source>
        <translation>ワープの {1} レーンだけが参加する</translation>
    </message>
    <message>
        <source>only every second lane takes part</source>
        <translation>2 レーンに 1 レーンだけが参加する</translation>
    </message>
    <message>
        <source>only every third lane takes part</source>
        <translation>3 レーンに 1 レーンだけが参加する</translation>
    </message>
    <message>
        <source>only every fourth lane takes part</source>
        <translation>4 レーンに 1 レーンだけが参加する</translation>
    </message>
    <message>
        <source>only every {1}th lane takes part</source>
        <translation>{1} レーンに 1 レーンだけが参加する</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} begin {2} into a sector</source>
        <translation>ワープの {1}がセクタの先頭から {2}ずれて始まる</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins</source>
        <translation>ワープの {1}が常にセクタの先頭から始まるとは限らない</translation>
    </message>
    <message>
        <source>a warp&apos;s {1} do not always begin where a sector begins, as {2} moves them by {3}</source>
        <translation>{2}ごとに {3}移動するため、ワープの {1}が常にセクタの先頭から始まるとは限らない</translation>
    </message>
    <message>
        <source>an iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>a step of {1}</source>
        <translation>{1} の 1 ステップ</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}</source>
        <translation>ワープが {2}の行を {1} 行使う</translation>
    </message>
    <message>
        <source>a warp uses {1} rows of {2}, {3} apart</source>
        <translation>ワープが {2}の行を {3}間隔で {1} 行使う</translation>
    </message>
    <message>
        <source>{1}, that begin {2} into a sector</source>
        <translation>{1}が、その行はセクタの先頭から {2}ずれて始まる</translation>
    </message>
    <message>
        <source>{1}, and not all of them begin where a sector begins</source>
        <translation>{1}が、そのすべてがセクタの先頭から始まるわけではない</translation>
    </message>
    <message>
        <source>{1}, which fill no whole sectors</source>
        <translation>{1}が、その行はセクタ全体を満たさない</translation>
    </message>
    <message>
        <source>What would mend an access</source>
        <translation>アクセスを改善する変更</translation>
    </message>
    <message>
        <source>Make the change in the source, or take the step that the sentence names into the plan.</source>
        <translation>ソースを変更するか、文に示されたステップをプランに取り入れてください。</translation>
    </message>
    <message>
        <source>let threadIdx.x run where threadIdx.{1} does, or move the data through a tile in shared memory</source>
        <translation>threadIdx.x を threadIdx.{1} と同じ方向に進めるか、共有メモリのタイルを介してデータを移動してください</translation>
    </message>
    <message>
        <source>bring the data in through a tile in shared memory that neighbouring threads fill together</source>
        <translation>隣り合うスレッドが一緒に満たす共有メモリのタイルを介して、データを取り込んでください</translation>
    </message>
    <message>
        <source>keep what neighbouring threads use side by side (a structure of arrays, or threads that are a block&apos;s width apart)</source>
        <translation>隣り合うスレッドが使うものを並べて置いてください（配列の構造体にする、またはスレッドの間隔をブロックの幅にする）</translation>
    </message>
    <message>
        <source>let neighbouring threads use neighbouring elements</source>
        <translation>隣り合うスレッドが隣り合う要素を使うようにしてください</translation>
    </message>
    <message>
        <source>aligned to {1} it takes one</source>
        <translation>{1}に整列すれば 1 回で済む</translation>
    </message>
    <message>
        <source>padded and aligned to {1} it takes one</source>
        <translation>パディングして {1}に整列すれば 1 回で済む</translation>
    </message>
    <message>
        <source>aligned to {1} it takes {2}</source>
        <translation>{1}に整列すれば {2} 回で済む</translation>
    </message>
    <message>
        <source>keep its members in arrays of their own, or move it through shared memory in pieces that lie side by side for neighbouring threads</source>
        <translation>そのメンバをそれぞれ別の配列に置くか、隣り合うスレッド用に並んだ断片に分けて共有メモリを介して移動してください</translation>
    </message>
    <message>
        <source>or {1}</source>
        <translation>または、{1}</translation>
    </message>
    <message>
        <source>let the threads that take part be neighbours, and use neighbouring elements</source>
        <translation>参加するスレッドが互いに隣り合い、隣り合う要素を使うようにしてください</translation>
    </message>
    <message>
        <source>let warps begin at a multiple of {1} elements</source>
        <translation>ワープが {1} 要素の倍数の位置から始まるようにしてください</translation>
    </message>
    <message>
        <source>let that be a multiple of {1} elements</source>
        <translation>それを {1} 要素の倍数にしてください</translation>
    </message>
    <message>
        <source>let rows begin at a multiple of {1} elements</source>
        <translation>行が {1} 要素の倍数の位置から始まるようにしてください</translation>
    </message>
    <message>
        <source>let rows be a multiple of {1} elements apart, or let a warp use fewer of them</source>
        <translation>行の間隔を {1} 要素の倍数にするか、ワープが使う行を減らしてください</translation>
    </message>
    <message>
        <source>let a block&apos;s width be a multiple of {1} threads</source>
        <translation>ブロックの幅を {1} スレッドの倍数にしてください</translation>
    </message>
    <message>
        <source>let neighbouring threads use rows of a multiple of {1} elements</source>
        <translation>隣り合うスレッドが、{1} の倍数個の要素からなる行を使うようにしてください</translation>
    </message>
    <message>
        <source>make the rows of {1} one element longer (pad {1} 1)</source>
        <translation>{1} の行を 1 要素長くしてください（pad {1} 1）</translation>
    </message>
    <message>
        <source>make the rows of {1} {2} elements longer (pad {1} {2})</source>
        <translation>{1} の行を {2} 要素長くしてください（pad {1} {2}）</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between neighbouring threads there is none</source>
        <translation>隣り合うスレッドの間隔を {2} ではなく {1}にすれば、なくなる</translation>
    </message>
    <message>
        <source>with {1} instead of {2} between threads that are neighbours along {3} there is none</source>
        <translation>{3} 方向に隣り合うスレッドの間隔を {2} ではなく {1}にすれば、なくなる</translation>
    </message>
    <message>
        <source>Sentences from elsewhere</source>
        <translation>ほかから渡される文</translation>
    </message>
    <message>
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message>
        <source>The kernel&apos;s language has no {1}.</source>
        <translation>このカーネルの言語には {1} がありません。</translation>
    </message>
    <message>
        <source>What the analysis assumes, and where it ends</source>
        <translation>解析の前提と限界</translation>
    </message>
    <message>
        <source>Launch the kernel with numbers in this source, declare pointers `__restrict__` where they do not overlap, and make a part of a very large kernel a kernel of its own.</source>
        <translation>このソースの中で数値を使ってカーネルを起動し、重ならないポインタは `__restrict__` と宣言し、非常に大きいカーネルはその一部を別のカーネルにしてください。</translation>
    </message>
    <message>
        <source>{1} is not negative.</source>
        <translation>{1} は負ではありません。</translation>
    </message>
    <message>
        <source>{1} is between {2} and {3}.</source>
        <translation>{1} は {2} から {3} までです。</translation>
    </message>
    <message>
        <source>A row&apos;s end is not passed: {1} is at least 0 and below {2}.</source>
        <translation>行の終わりを越えません：{1} は 0 以上 {2} 未満です。</translation>
    </message>
    <message>
        <source>{1} leads to memory of its own in each block and iteration that loads it.</source>
        <translation>{1} の指す先は、それをロードするブロックと反復ごとに専用のメモリです。</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap.</source>
        <translation>{1} の指す先のメモリは重なりません。</translation>
    </message>
    <message>
        <source>The kernel is very large: in a part of it, calls and values that change in loops are not followed.</source>
        <translation>カーネルが非常に大きいため、その一部では、呼び出しとループ内で変わる値を追跡できません。</translation>
    </message>
    <message>
        <source>The loop has more pairs of accesses than are compared; what its iterations need of each other is not known.</source>
        <translation>ループには、比較できる数を超えるアクセスの組があります。反復が互いに何を必要とするかが不明です。</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; the rest was not looked at.</source>
        <translation>カーネルには、比較できる数を超えるアクセスの組があります。残りは調べられていません。</translation>
    </message>
    <message>
        <source>The kernel has more pairs of accesses than are compared; some dependences are not listed.</source>
        <translation>カーネルには、比較できる数を超えるアクセスの組があります。一部の依存は一覧に含まれていません。</translation>
    </message>
    <message>
        <source>The barrier {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>ブロックのすべてのスレッドが揃ってバリア {1} に到達するとは限らず、その後の動作は定義されていません。</translation>
    </message>
    <message>
        <source>The collective {1} may not be reached by all threads of a block together, and how they go on after it is not defined.</source>
        <translation>ブロックのすべてのスレッドが揃って集団操作 {1} に到達するとは限らず、その後の動作は定義されていません。</translation>
    </message>
    <message>
        <source>Data races</source>
        <translation>データ競合</translation>
    </message>
    <message>
        <source>Put a barrier between the two accesses, use an atomic, or give each thread elements of its own. Where a race is only possible, write the addresses so that they can be compared, with indices made of threadIdx, blockIdx, counters and constants.</source>
        <translation>2 つのアクセスの間にバリアを置くか、アトミックを使うか、各スレッドに専用の要素を与えてください。競合の可能性があるだけの場合は、threadIdx、blockIdx、カウンタ、定数からなるインデックスを使い、比較できるようにアドレスを書いてください。</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. The result depends on which comes first; put a barrier between.</source>
        <translation>ブロックのスレッドが、間にバリアを挟まずに {1} を使っています：{2}{3}。結果はどちらが先かによって変わります。間にバリアを置いてください。</translation>
    </message>
    <message>
        <source>Threads of a block use {1} with no barrier between: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>ブロックのスレッドが、間にバリアを挟まずに {1} を使っています：{2}{3}。すべて同じ値を格納するので、順序は問題になりません。</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. The result depends on which comes first; use an atomic, or a kernel of its own.</source>
        <translation>異なるブロックのスレッドが {1} を使っており、その順序が定まっていません：{2}{3}。結果はどちらが先かによって変わります。アトミックを使うか、別のカーネルにしてください。</translation>
    </message>
    <message>
        <source>Threads of different blocks use {1}, and nothing orders them: {2}{3}. All store the same value, so the order does not matter.</source>
        <translation>異なるブロックのスレッドが {1} を使っており、その順序が定まっていません：{2}{3}。すべて同じ値を格納するので、順序は問題になりません。</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}.</source>
        <translation>ブロックのスレッドが、間にバリアを挟まずに {1} の同じ要素を使う可能性があります：{2}。{3}。</translation>
    </message>
    <message>
        <source>Threads of a block may use one element of {1} with no barrier between: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>ブロックのスレッドが、間にバリアを挟まずに {1} の同じ要素を使う可能性があります：{2}。{3}。すべて同じ値を格納するので、順序は問題になりません。</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}.</source>
        <translation>異なるブロックのスレッドが、{1} の同じ要素を使う可能性があります：{2}。{3}。</translation>
    </message>
    <message>
        <source>Threads of different blocks may use one element of {1}: {2}; {3}. All store the same value, so the order does not matter.</source>
        <translation>異なるブロックのスレッドが、{1} の同じ要素を使う可能性があります：{2}。{3}。すべて同じ値を格納するので、順序は問題になりません。</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>{1} is read</source>
        <translation>{1} の読み取り</translation>
    </message>
    <message>
        <source>{1} is changed by an atomic</source>
        <translation>{1} のアトミックな変更</translation>
    </message>
    <message>
        <source>{1} is changed</source>
        <translation>{1} の変更</translation>
    </message>
    <message>
        <source>{1} by several threads</source>
        <translation>複数のスレッドによる {1}</translation>
    </message>
    <message>
        <source>{1} is read and written by several threads</source>
        <translation>複数のスレッドによる {1} の読み取りと書き込み</translation>
    </message>
    <message>
        <source> (for example {1} and {2})</source>
        <translation> （例：{1}と{2}）</translation>
    </message>
    <message>
        <source> (for example {1} and {2}, with {3})</source>
        <translation> （例：{3} のときの{1}と{2}）</translation>
    </message>
    <message>
        <source>thread {1}</source>
        <translation>スレッド {1}</translation>
    </message>
    <message>
        <source>thread {1} of block {2}</source>
        <translation>ブロック {2} のスレッド {1}</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot;: {3}</source>
        <translation>{1}「{2}」：{3}</translation>
    </message>
    <message>
        <source>Words of a step</source>
        <translation>ステップの語句</translation>
    </message>
    <message>
        <source>Write the step as the reason says; the handbook&apos;s page of steps has examples.</source>
        <translation>ステップを理由に示されたとおりに書いてください。ハンドブックのステップのページに例があります。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not known after {2}. It is written: {3}.</source>
        <translation>{2} の後の「{1}」は不明です。書式：{3}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no loop; a loop is named by its counter (k) or by its line (L42). It is written: {2}.</source>
        <translation>「{1}」はループを指していません。ループはカウンタ（k）または行（L42）で指定します。書式：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no array. It is written: {2}.</source>
        <translation>「{1}」は配列を指していません。書式：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no macro. It is written: {2}.</source>
        <translation>「{1}」はマクロを指していません。書式：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no function. It is written: {2}.</source>
        <translation>「{1}」は関数を指していません。書式：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; names no pointer. It is written: {2}.</source>
        <translation>「{1}」はポインタを指していません。書式：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no line. It is written: {2}.</source>
        <translation>「{1}」は行ではありません。書式：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>「{1}」は整数ではありません。書式：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is neither before nor after. It is written: {2}.</source>
        <translation>「{1}」は before でも after でもありません。書式：{2}。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is no place that this version knows. It is written: {2}.</source>
        <translation>「{1}」は、このバージョンで使える配置先ではありません。書式：{2}。</translation>
    </message>
    <message>
        <source>inline finds calls by the function&apos;s name, and {1} is called without one. It is written: {2}.</source>
        <translation>inline は関数の名前で呼び出しを見つけますが、{1} は名前なしで呼び出されます。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a loop. It is written: {2}.</source>
        <translation>{1} にはループが必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs another loop. It is written: {2}.</source>
        <translation>{1} にはもう 1 つループが必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a loop and a factor. It is written: {2}.</source>
        <translation>{1} にはループと係数が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a loop and a number. It is written: {2}.</source>
        <translation>{1} にはループと数値が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a loop, and a number of iterations or a place. It is written: {2}.</source>
        <translation>{1} には、ループと、反復回数または位置が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>split … at needs a place. It is written: {1}.</source>
        <translation>split … at には位置が必要です。書式：{1}。</translation>
    </message>
    <message>
        <source>{1} needs a factor. It is written: {2}.</source>
        <translation>{1} には係数が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs the dimension along which threads are merged: x, y or z. It is written: {2}.</source>
        <translation>{1} には、スレッドを統合する方向（x、y、または z）が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a function. It is written: {2}.</source>
        <translation>{1} には関数が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a macro. It is written: {2}.</source>
        <translation>{1} にはマクロが必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs an array. It is written: {2}.</source>
        <translation>{1} には配列が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a pointer parameter. It is written: {2}.</source>
        <translation>{1} にはポインタのパラメータが必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a kind of memory. It is written: {2}.</source>
        <translation>{1} にはメモリの種類が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs the number of iterations of a tile. It is written: {2}.</source>
        <translation>{1} にはタイルの反復回数が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs the number of threads along x. It is written: {2}.</source>
        <translation>{1} には x 方向のスレッド数が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs the largest number of threads of a block. It is written: {2}.</source>
        <translation>{1} にはブロックの最大スレッド数が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs a number of registers. It is written: {2}.</source>
        <translation>{1} にはレジスタ数が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>move needs a line, before or after, and another line. It is written: {1}.</source>
        <translation>move には、行、before または after、もう 1 つの行が必要です。書式：{1}。</translation>
    </message>
    <message>
        <source>The factor &quot;{1}&quot; is not a whole number. It is written: {2}.</source>
        <translation>係数「{1}」は整数ではありません。書式：{2}。</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>係数 {1} は使えません。1 から {2} までです。書式：{3}。</translation>
    </message>
    <message>
        <source>The factor {1} is not possible; it is from 1 to the number of threads of a block along the dimension, at most {2}. It is written: {3}.</source>
        <translation>係数 {1} は使えません。1 から、その方向のブロックのスレッド数（最大 {2}）までです。書式：{3}。</translation>
    </message>
    <message>
        <source>Strips of {1} iterations are not possible; it is from 1 to {2}. It is written: {3}.</source>
        <translation>{1} 反復のストリップは使えません。1 から {2} までです。書式：{3}。</translation>
    </message>
    <message>
        <source>A row is padded with 1 to {1} elements, not {2}. It is written: {3}.</source>
        <translation>行にパディングできるのは 1～{1} 要素で、{2} ではありません。書式：{3}。</translation>
    </message>
    <message>
        <source>A block has three extents at most. It is written: {1}.</source>
        <translation>ブロックに指定できるサイズは 3 つまでです。書式：{1}。</translation>
    </message>
    <message>
        <source>A block of {1} threads is too large; {2} are the most. It is written: {3}.</source>
        <translation>{1} スレッドのブロックは大きすぎます。最大は {2} です。書式：{3}。</translation>
    </message>
    <message>
        <source>No multiprocessor holds {1} blocks of {2} threads; {3} threads are the most. It is written: {4}.</source>
        <translation>{2} スレッドのブロック {1} 個が入るマルチプロセッサはありません。最大は {3} スレッドです。書式：{4}。</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; is not a whole number. It is written: {3}.</source>
        <translation>{1}「{2}」は整数ではありません。書式：{3}。</translation>
    </message>
    <message>
        <source>{1} is from {2} to {3}, not {4}. It is written: {5}.</source>
        <translation>{1}は {2} から {3} までで、{4} ではありません。書式：{5}。</translation>
    </message>
    <message>
        <source>The number of threads along an axis</source>
        <translation>軸方向のスレッド数</translation>
    </message>
    <message>
        <source>The number of threads of a block</source>
        <translation>ブロックのスレッド数</translation>
    </message>
    <message>
        <source>The number of blocks of a multiprocessor</source>
        <translation>マルチプロセッサのブロック数</translation>
    </message>
    <message>
        <source>The number of registers of a thread</source>
        <translation>スレッドのレジスタ数</translation>
    </message>
    <message>
        <source>The number of iterations of a tile</source>
        <translation>タイルの反復回数</translation>
    </message>
    <message>
        <source>This passes on a sentence that is composed elsewhere: what a tool said.</source>
        <translation>これは、ほかで作られた文（ツールの出力）をそのまま伝えるものです。</translation>
    </message>
    <message>
        <source>it is defined inside the kernel; define it before</source>
        <translation>カーネルの中で定義されている（カーネルの前で定義してください）</translation>
    </message>
    <message>
        <source>a lambda, which is not followed, holds {1}</source>
        <translation>追跡できないラムダが {1} を保持している</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands in a class that is defined inside the kernel, which this step does not rewrite; define the class before the kernel.</source>
        <translation>「{1}」は、このステップで書き換えられない、カーネル内で定義されたクラスの中にあります。クラスをカーネルの前で定義してください。</translation>
    </message>
    <message>
        <source>Code that is not followed</source>
        <translation>追跡できないコード</translation>
    </message>
    <message>
        <source>Write out what such code does. Define functions in a file or header that the source includes, and call them by their names.</source>
        <translation>そのようなコードが行うことを展開して書いてください。関数は、ソースがインクルードするファイルまたはヘッダで定義し、名前で呼び出してください。</translation>
    </message>
    <message>
        <source>a structured binding</source>
        <translation>構造化束縛</translation>
    </message>
    <message>
        <source>a structured binding by get()</source>
        <translation>get() による構造化束縛</translation>
    </message>
    <message>
        <source>a loop over the range of a class, whose begin(), end() and ++ are not followed</source>
        <translation>クラスの範囲に対するループ（begin()、end()、++ を追跡できない）</translation>
    </message>
    <message>
        <source>a loop over a list in braces, whose elements are not followed</source>
        <translation>波括弧のリストに対するループ（要素を追跡できない）</translation>
    </message>
    <message>
        <source>a declaration that is not followed ({1})</source>
        <translation>追跡できない宣言（{1}）</translation>
    </message>
    <message>
        <source>a statement that is not followed ({1})</source>
        <translation>追跡できない文（{1}）</translation>
    </message>
    <message>
        <source>an expression that is not followed ({1})</source>
        <translation>追跡できない式（{1}）</translation>
    </message>
    <message>
        <source>a statement expression</source>
        <translation>文式（statement expression）</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>the destructor of {1}</source>
        <translation>{1} のデストラクタ</translation>
    </message>
    <message>
        <source>the destructor of a temporary {1}</source>
        <translation>一時オブジェクト {1} のデストラクタ</translation>
    </message>
    <message>
        <source>goto</source>
        <translation>goto</translation>
    </message>
    <message>
        <source>the instruction &quot;{1}&quot; of inline assembly</source>
        <translation>インラインアセンブリの命令「{1}」</translation>
    </message>
    <message>
        <source>a constructor of {1}, which an instantiation of the template runs</source>
        <translation>テンプレートのインスタンスが実行する {1} のコンストラクタ</translation>
    </message>
    <message>
        <source>{1}, which an instantiation of the template runs</source>
        <translation>テンプレートのインスタンスが実行する {1}</translation>
    </message>
    <message>
        <source>calls {1}: {2}</source>
        <translation>{1} を呼び出している：{2}</translation>
    </message>
    <message>
        <source>what is called here</source>
        <translation>ここで呼び出されるもの</translation>
    </message>
    <message>
        <source>itself by way of others</source>
        <translation>ほかを経由して自分自身</translation>
    </message>
    <message>
        <source>such circles are not followed</source>
        <translation>このような循環は追跡できない</translation>
    </message>
    <message>
        <source>it is built into the compiler, and its effect is not known here</source>
        <translation>コンパイラに組み込まれており、その作用がここでは不明</translation>
    </message>
    <message>
        <source>it is handed a function that may do more than compute</source>
        <translation>計算以外のことも行う可能性のある関数が渡されている</translation>
    </message>
    <message>
        <source>it is declared in a header of the system or of CUDA, whose functions are not followed</source>
        <translation>関数を追跡できない、システムまたは CUDA のヘッダで宣言されている</translation>
    </message>
    <message>
        <source>it is a function of the library {1}, which is not followed</source>
        <translation>追跡できないライブラリ {1} の関数である</translation>
    </message>
    <message>
        <source>the compiler reports an error in its body</source>
        <translation>その本体でコンパイラがエラーを報告している</translation>
    </message>
    <message>
        <source>its body is not in this unit</source>
        <translation>その本体がこの翻訳単位にない</translation>
    </message>
    <message>
        <source>it is virtual, and which function it is the object&apos;s type tells when the kernel runs</source>
        <translation>仮想関数であり、どの関数かはカーネルの実行時にオブジェクトの型で決まる</translation>
    </message>
    <message>
        <source>it is a pointer, and which functions it may lead to is not known</source>
        <translation>ポインタであり、どの関数を指しうるかが不明</translation>
    </message>
    <message>
        <source>the compiler cannot tell which function it is</source>
        <translation>どの関数かをコンパイラが特定できない</translation>
    </message>
    <message>
        <source>it is declared for the host alone</source>
        <translation>ホスト専用として宣言されている</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and what it then does cannot be followed from the template&apos;s text</source>
        <translation>テンプレート引数に依存しており、何を行うかをテンプレートのテキストから追跡できない</translation>
    </message>
    <message>
        <source>it depends on the template&apos;s arguments, and nothing in this unit instantiates the template</source>
        <translation>テンプレート引数に依存しており、この翻訳単位にはテンプレートをインスタンス化するものがない</translation>
    </message>
    <message>
        <source>Code that is not read whole</source>
        <translation>完全には読み取れていないコード</translation>
    </message>
    <message>
        <source>Mend the errors that are listed, or name the folders of missing headers with -I.</source>
        <translation>一覧のエラーを修正するか、見つからないヘッダのフォルダを -I で指定してください。</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1}; nvcc may.</source>
        <translation>Warpgrain がソースの読み取りに使う Clang は、これを受け付けません：{1}。nvcc は受け付けるかもしれません。</translation>
    </message>
    <message>
        <source>Clang, which Warpgrain reads sources with, does not accept this: {1} ({2}); nvcc may.</source>
        <translation>Warpgrain がソースの読み取りに使う Clang は、これを受け付けません：{1}（{2}）。nvcc は受け付けるかもしれません。</translation>
    </message>
    <message>
        <source>{1}. Name its folder with -I.</source>
        <translation>{1}。そのフォルダを -I で指定してください。</translation>
    </message>
    <message>
        <source>{1} ({2}). Name its folder with -I.</source>
        <translation>{1}（{2}）。そのフォルダを -I で指定してください。</translation>
    </message>
    <message>
        <source>It holds an expression with an error.</source>
        <translation>エラーのある式が含まれています。</translation>
    </message>
    <message>
        <source>It names {1}, whose declaration has an error.</source>
        <translation>宣言にエラーのある {1} を参照しています。</translation>
    </message>
    <message>
        <source>Its declaration has an error.</source>
        <translation>その宣言にエラーがあります。</translation>
    </message>
    <message>
        <source>Its last brace is missing.</source>
        <translation>最後の波括弧がありません。</translation>
    </message>
    <message>
        <source>What stands before it, outside of all functions, has an error and may change what it means. {1}</source>
        <translation>その前にある、どの関数の中でもない部分にエラーがあり、その意味が変わる可能性があります。{1}</translation>
    </message>
    <message>
        <source>{1}, which it calls, is not read whole. {2}</source>
        <translation>そこから呼び出される {1} を完全には読み取れていません。{2}</translation>
    </message>
    <message>
        <source>{1}, which it names, is not read whole. {2}</source>
        <translation>そこで参照される {1} を完全には読み取れていません。{2}</translation>
    </message>
    <message>
        <source>Values and addresses that are not followed</source>
        <translation>追跡できない値とアドレス</translation>
    </message>
    <message>
        <source>Compute addresses from indices, counters, parameters and constants. An index that is loaded from memory, or chosen by a condition that is not followed, may be anything.</source>
        <translation>アドレスは、インデックス、カウンタ、パラメータ、定数から計算してください。メモリからロードされるインデックスや、追跡できない条件で選ばれるインデックスは、任意の値になりえます。</translation>
    </message>
    <message>
        <source>{1} bytes are copied, and how many is not known</source>
        <translation>{1} バイトがコピーされるが、その数が不明</translation>
    </message>
    <message>
        <source>{1} calls itself</source>
        <translation>{1} は自分自身を呼び出す</translation>
    </message>
    <message>
        <source>{1} changes in the loop in a way that is not followed</source>
        <translation>{1} はループの中で、追跡できない形で変わる</translation>
    </message>
    <message>
        <source>{1} changes what it captured</source>
        <translation>{1} は、キャプチャしたものを変更する</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the block</source>
        <translation>{1} はブロックのほかのスレッドから来る</translation>
    </message>
    <message>
        <source>{1} comes from other threads of the warp</source>
        <translation>{1} はワープのほかのスレッドから来る</translation>
    </message>
    <message>
        <source>{1} depends on a condition that is not followed</source>
        <translation>{1} は追跡できない条件に依存する</translation>
    </message>
    <message>
        <source>{1} divides an index by what is no constant</source>
        <translation>{1} はインデックスを定数でないもので割る</translation>
    </message>
    <message>
        <source>{1} ends the loop at an iteration that is not known</source>
        <translation>{1} は、不明な反復でループを終了させる</translation>
    </message>
    <message>
        <source>{1} has a default argument</source>
        <translation>{1} にはデフォルト引数がある</translation>
    </message>
    <message>
        <source>{1} has an element type that is not known</source>
        <translation>{1} の要素の型が不明</translation>
    </message>
    <message>
        <source>{1} has no body in this file</source>
        <translation>{1} の本体がこのファイルにない</translation>
    </message>
    <message>
        <source>{1} has no value yet</source>
        <translation>{1} にはまだ値がない</translation>
    </message>
    <message>
        <source>{1} has temporary storage that is not followed</source>
        <translation>{1} には追跡できない一時記憶域がある</translation>
    </message>
    <message>
        <source>{1} holds what is not followed: {2}</source>
        <translation>{1} は追跡できないものを含んでいる：{2}</translation>
    </message>
    <message>
        <source>{1} is a bit-field</source>
        <translation>{1} はビットフィールドである</translation>
    </message>
    <message>
        <source>{1} is a condition that is not followed</source>
        <translation>{1} は追跡できない条件である</translation>
    </message>
    <message>
        <source>{1} is a difference of pointers</source>
        <translation>{1} はポインタの差である</translation>
    </message>
    <message>
        <source>{1} is a function that is not known</source>
        <translation>{1} は不明な関数である</translation>
    </message>
    <message>
        <source>{1} is a group of threads</source>
        <translation>{1} はスレッドのグループである</translation>
    </message>
    <message>
        <source>{1} is a lambda</source>
        <translation>{1} はラムダである</translation>
    </message>
    <message>
        <source>{1} is a library&apos;s object</source>
        <translation>{1} はライブラリのオブジェクトである</translation>
    </message>
    <message>
        <source>{1} is a part of a variable that is not followed</source>
        <translation>{1} は追跡できない変数の一部である</translation>
    </message>
    <message>
        <source>{1} is a time</source>
        <translation>{1} は時刻である</translation>
    </message>
    <message>
        <source>{1} is allocated</source>
        <translation>{1} は動的に確保される</translation>
    </message>
    <message>
        <source>{1} is an atomic&apos;s old value</source>
        <translation>{1} はアトミック操作の前の値である</translation>
    </message>
    <message>
        <source>{1} is called in a form that is not followed</source>
        <translation>{1} は追跡できない形で呼び出される</translation>
    </message>
    <message>
        <source>{1} is called too deeply to follow</source>
        <translation>{1} の呼び出しは深すぎて追跡できない</translation>
    </message>
    <message>
        <source>{1} is captured by a lambda</source>
        <translation>{1} はラムダにキャプチャされる</translation>
    </message>
    <message>
        <source>{1} is changed by a call</source>
        <translation>{1} は呼び出しによって変更される</translation>
    </message>
    <message>
        <source>{1} is changed through another type</source>
        <translation>{1} は別の型を通して変更される</translation>
    </message>
    <message>
        <source>{1} is computed by a function</source>
        <translation>{1} は関数によって計算される</translation>
    </message>
    <message>
        <source>{1} is computed from what is not known</source>
        <translation>{1} は不明なものから計算される</translation>
    </message>
    <message>
        <source>{1} is converted to an integer</source>
        <translation>{1} は整数に変換される</translation>
    </message>
    <message>
        <source>{1} is found in a loop of a function</source>
        <translation>{1} は関数のループの中で求められる</translation>
    </message>
    <message>
        <source>{1} is gone through element by element</source>
        <translation>{1} は要素ごとに走査される</translation>
    </message>
    <message>
        <source>{1} is handed a function that may do more than compute</source>
        <translation>{1} には、計算以外のことも行う可能性のある関数が渡される</translation>
    </message>
    <message>
        <source>{1} is handed a pointer that is not followed</source>
        <translation>{1} には追跡できないポインタが渡される</translation>
    </message>
    <message>
        <source>{1} is handed an iterator that is not followed</source>
        <translation>{1} には追跡できないイテレータが渡される</translation>
    </message>
    <message>
        <source>{1} is handed memory that it may use</source>
        <translation>{1} には、それが使う可能性のあるメモリが渡される</translation>
    </message>
    <message>
        <source>{1} is inline assembly</source>
        <translation>{1} はインラインアセンブリである</translation>
    </message>
    <message>
        <source>{1} is loaded from memory</source>
        <translation>{1} はメモリからロードされる</translation>
    </message>
    <message>
        <source>{1} is made a pointer</source>
        <translation>{1} はポインタに変換される</translation>
    </message>
    <message>
        <source>{1} is made by a constructor that is not followed</source>
        <translation>{1} は追跡できないコンストラクタで作成される</translation>
    </message>
    <message>
        <source>{1} is made by a constructor</source>
        <translation>{1} はコンストラクタで作成される</translation>
    </message>
    <message>
        <source>{1} is nested too deeply to follow</source>
        <translation>{1} のネストは深すぎて追跡できない</translation>
    </message>
    <message>
        <source>{1} is not computed from integers alone</source>
        <translation>{1} は整数だけから計算されていない</translation>
    </message>
    <message>
        <source>{1} is not computed from integers</source>
        <translation>{1} は整数から計算されていない</translation>
    </message>
    <message>
        <source>{1} is not followed in a function with jumps or hidden code</source>
        <translation>ジャンプまたは見えないコードのある関数では {1} を追跡できない</translation>
    </message>
    <message>
        <source>{1} is not followed</source>
        <translation>{1} を追跡できない</translation>
    </message>
    <message>
        <source>{1} is a kernel that runs beside this one</source>
        <translation>{1} はこのカーネルと並行して実行されるカーネルである</translation>
    </message>
    <message>
        <source>{1} may be negative as a signed number</source>
        <translation>{1} は符号付きの数としては負になる可能性がある</translation>
    </message>
    <message>
        <source>{1} is not known</source>
        <translation>{1} が不明</translation>
    </message>
    <message>
        <source>{1} is read as another type</source>
        <translation>{1} は別の型として読み取られる</translation>
    </message>
    <message>
        <source>{1} is set by a library&apos;s collective</source>
        <translation>{1} はライブラリの集団操作によって設定される</translation>
    </message>
    <message>
        <source>{1} is set by inline assembly</source>
        <translation>{1} はインラインアセンブリによって設定される</translation>
    </message>
    <message>
        <source>{1} is the object that the function is called on</source>
        <translation>{1} は関数の呼び出し対象のオブジェクトである</translation>
    </message>
    <message>
        <source>{1} is too large a formula to follow</source>
        <translation>{1} は式が大きすぎて追跡できない</translation>
    </message>
    <message>
        <source>{1} is what the threads of the block vote</source>
        <translation>{1} はブロックのスレッドの投票結果である</translation>
    </message>
    <message>
        <source>{1} is where a run begins whose length is not known</source>
        <translation>{1} は、長さが不明な連続範囲の先頭である</translation>
    </message>
    <message>
        <source>{1} leads through a pointer that is not known</source>
        <translation>{1} は不明なポインタを経由する</translation>
    </message>
    <message>
        <source>{1} may be changed by a call</source>
        <translation>{1} は呼び出しによって変更される可能性がある</translation>
    </message>
    <message>
        <source>{1} may be changed through a pointer that is not known</source>
        <translation>{1} は不明なポインタを通して変更される可能性がある</translation>
    </message>
    <message>
        <source>{1} multiplies several indices</source>
        <translation>{1} は複数のインデックスを乗算する</translation>
    </message>
    <message>
        <source>{1} multiplies two indices</source>
        <translation>{1} は 2 つのインデックスを乗算する</translation>
    </message>
    <message>
        <source>{1} points to one of several arrays</source>
        <translation>{1} は複数の配列のうちの 1 つを指す</translation>
    </message>
    <message>
        <source>{1} shares its bytes with a member that was written</source>
        <translation>{1} は、書き込まれたメンバとバイトを共有する</translation>
    </message>
    <message>
        <source>{1} takes the bits of an index apart</source>
        <translation>{1} はインデックスのビットを分解する</translation>
    </message>
    <message>
        <source>{1} tells which thread this is</source>
        <translation>{1} はこれがどのスレッドかを示す</translation>
    </message>
    <message>
        <source>{1} uses a run whose length is not known</source>
        <translation>{1} は長さが不明な連続範囲を使う</translation>
    </message>
    <message>
        <source>{1} wraps around below 0</source>
        <translation>{1} は 0 を下回ってラップアラウンドする</translation>
    </message>
    <message>
        <source>{1} may wrap around</source>
        <translation>{1} はラップアラウンドする可能性がある</translation>
    </message>
    <message>
        <source>{1} is made for blocks of {2} x {3} x {4} threads</source>
        <translation>{1} は {2} x {3} x {4} スレッドのブロック用に作られている</translation>
    </message>
    <message>
        <source>a part of the address</source>
        <translation>アドレスの一部</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>what the pointer leads to is not followed</source>
        <translation>ポインタの指す先を追跡できない</translation>
    </message>
    <message>
        <source>how {1} uses its temporary storage is the library&apos;s choice</source>
        <translation>{1} が一時記憶域をどう使うかはライブラリが決める</translation>
    </message>
    <message>
        <source>which thread of {1} uses which part of a run is the library&apos;s choice</source>
        <translation>{1} のどのスレッドが連続範囲のどの部分を使うかはライブラリが決める</translation>
    </message>
    <message>
        <source>{1} byte</source>
        <translation>{1} バイト</translation>
    </message>
    <message>
        <source>{1} bytes</source>
        <translation>{1} バイト</translation>
    </message>
    <message>
        <source>in how many requests {1} moves {2} for a thread is for the compiler to say</source>
        <translation>{1} が 1 スレッド分の {2}を何回のリクエストで転送するかはコンパイラが決める</translation>
    </message>
    <message>
        <source>in how many requests {1} are moved for a thread is for the compiler to say</source>
        <translation>1 スレッド分の {1}を何回のリクエストで転送するかはコンパイラが決める</translation>
    </message>
    <message>
        <source>Pairs of accesses that cannot be told apart</source>
        <translation>区別できないアクセスの組</translation>
    </message>
    <message>
        <source>Declare pointers __restrict__ where they do not overlap, launch the kernel with numbers in this source, and index with values that do not depend on other threads.</source>
        <translation>重ならないポインタは __restrict__ と宣言し、このソースの中で数値を使ってカーネルを起動し、ほかのスレッドに依存しない値でインデックスを付けてください。</translation>
    </message>
    <message>
        <source>{1} has no linear form</source>
        <translation>{1} に線形の形がない</translation>
    </message>
    <message>
        <source>{1} may differ between blocks</source>
        <translation>{1} はブロックごとに異なる可能性がある</translation>
    </message>
    <message>
        <source>{1} multiplies values that are not known</source>
        <translation>{1} は不明な値どうしを乗算する</translation>
    </message>
    <message>
        <source>an index is too large to follow</source>
        <translation>インデックスが大きすぎて追跡できない</translation>
    </message>
    <message>
        <source>a condition in a called function is not followed</source>
        <translation>呼び出された関数の中の条件を追跡できない</translation>
    </message>
    <message>
        <source>an earlier round may have ended the loop</source>
        <translation>前の反復でループが終了している可能性がある</translation>
    </message>
    <message>
        <source>the subscripts are too complicated to compare</source>
        <translation>添字が複雑すぎて比較できない</translation>
    </message>
    <message>
        <source>it depends on the launch</source>
        <translation>起動に依存する</translation>
    </message>
    <message>
        <source>whether it is so in every launch takes too long to find out</source>
        <translation>すべての起動でそうかどうかを調べるには時間がかかりすぎる</translation>
    </message>
    <message>
        <source>whether threads come to {1} in between is not known</source>
        <translation>その間にスレッドが {1} に到達するかどうかが不明</translation>
    </message>
    <message>
        <source>how threads go on that wait at {1} without the others is not defined</source>
        <translation>ほかのスレッドなしに {1} で待つスレッドのその後の動作は定義されていない</translation>
    </message>
    <message>
        <source>which threads meet at {1} is not known</source>
        <translation>どのスレッドが {1} で合流するかが不明</translation>
    </message>
    <message>
        <source>whether {1} orders the two in between is its library&apos;s choice</source>
        <translation>その間の {1} が両者を順序付けるかどうかは、そのライブラリが決める</translation>
    </message>
    <message>
        <source>threads may wait for each other in line {1}</source>
        <translation>スレッドが {1} 行目で互いを待つ可能性がある</translation>
    </message>
    <message>
        <source>nothing tells whether rows run into each other</source>
        <translation>行どうしが重なるかどうかを示すものがない</translation>
    </message>
    <message>
        <source>{1} and {2} may be one pointer</source>
        <translation>{1} と {2} は同じポインタの可能性がある</translation>
    </message>
    <message>
        <source>{1} is changed atomically for the threads of one block alone</source>
        <translation>{1} は、1 つのブロックのスレッドに対してのみアトミックに変更される</translation>
    </message>
    <message>
        <source>atomic operations on {1} and on {2} bytes are not atomic for each other</source>
        <translation>{1} バイトと {2} バイトに対するアトミック操作は、互いにアトミックではない</translation>
    </message>
    <message>
        <source>{1} leads to memory that is not known</source>
        <translation>{1} の指す先のメモリが不明</translation>
    </message>
    <message>
        <source>it goes on until it is waited for, and which thread copies what is the library&apos;s choice</source>
        <translation>待たれるまで処理が続き、どのスレッドが何をコピーするかはライブラリが決める</translation>
    </message>
    <message>
        <source>which thread uses which part of it is the library&apos;s choice</source>
        <translation>どのスレッドがそのどの部分を使うかはライブラリが決める</translation>
    </message>
    <message>
        <source>what {1} does with it is not known</source>
        <translation>{1} がそれを何に使うかが不明</translation>
    </message>
    <message>
        <source>it is not known where {1} leads</source>
        <translation>{1} の指す先が不明</translation>
    </message>
    <message>
        <source>{1} and {2} may lead to the same memory; declare them __restrict__ where they do not</source>
        <translation>{1} と {2} は同じメモリを指す可能性がある（そうでない場合は __restrict__ と宣言してください）</translation>
    </message>
    <message>
        <source>they may be the same element</source>
        <translation>両者は同じ要素の可能性がある</translation>
    </message>
    <message>
        <source>only threads with {1} reach it</source>
        <translation>{1} のスレッドだけがそこに到達する</translation>
    </message>
    <message>
        <source>a condition around the barrier, or a loop&apos;s trip count, may differ between threads</source>
        <translation>バリアを囲む条件またはループの反復回数が、スレッドごとに異なる可能性がある</translation>
    </message>
    <message>
        <source>threads have parted at the barrier in line {1}</source>
        <translation>スレッドが {1} 行目のバリアで分かれている</translation>
    </message>
    <message>
        <source>what decides it may be loaded from {1}, on which threads may race</source>
        <translation>それを決めるものが {1} からロードされる可能性があり、そこでスレッドが競合する可能性がある</translation>
    </message>
    <message>
        <source>{1} &quot;{2}&quot; gave a text that does not compile ({3}). The source is unchanged. Please report it with the kernel.</source>
        <translation>{1}「{2}」が生成したテキストをコンパイルできません（{3}）。ソースは変更されていません。カーネルを添えて報告してください。</translation>
    </message>
    <message>
        <source>The kernel {1} is lost when its directives are taken out.</source>
        <translation>ディレクティブを取り除くと、カーネル {1} が失われます。</translation>
    </message>
    <message>
        <source>A file is new after a step: {1}.</source>
        <translation>ステップの後に新しいファイルがあります：{1}。</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Sharing a loop out over lanes</source>
        <translation>ループのレーンへの分配</translation>
    </message>
    <message>
        <source>A group of lanes does the work of one thread, and one of them all that must be done once. Write sums as `sum += …`, put what changes memory into statements of its own, and keep what lanes could tell apart (warp operations, clocks, results of atomics) out of the kernel.</source>
        <translation>レーンのグループが 1 つのスレッドの仕事を行い、一度しか行ってはならないことはすべてそのうちの 1 レーンが行います。総和は `sum += …` と書き、メモリを変更するものは単独の文にし、レーンが区別できるもの（ワープ操作、クロック、アトミックの結果）はカーネルに入れないでください。</translation>
    </message>
    <message>
        <source>A loop is shared out over 2, 4, 8, 16 or 32 lanes, not {1}. It is written: {2}.</source>
        <translation>ループを分配できるのは 2、4、8、16、または 32 レーンで、{1} ではありません。書式：{2}。</translation>
    </message>
    <message>
        <source>The lanes would add {1} up in another order, and {2} rounds differently then; &quot;{3}&quot; allows another order.</source>
        <translation>レーンは {1} を別の順序で加算し、{2} の丸めが変わります。「{3}」を指定すると、別の順序が許されます。</translation>
    </message>
    <message>
        <source>Another order of the sum {1} is as good as the loop&apos;s: {2} rounds differently in each.</source>
        <translation>総和 {1} の順序は、ループの順序でなくても構いません：{2} の丸めは順序ごとに異なります。</translation>
    </message>
    <message>
        <source>{1} has no sign and counts down; where a lane begins, it could pass below 0. Let it count up, or give it a sign.</source>
        <translation>{1} は符号なしで、減る方向に数えます。レーンの開始位置で 0 を下回る可能性があります。増える方向に数えるか、符号付きにしてください。</translation>
    </message>
    <message>
        <source>The lanes cannot exchange {1}, which is of type {2}; integers and floating-point numbers of 4 and 8 bytes they can.</source>
        <translation>レーンは、型 {2} の {1} を交換できません。交換できるのは、4 バイトと 8 バイトの整数および浮動小数点数です。</translation>
    </message>
    <message>
        <source>{1} is given a value in the loop and used outside of it ({2}); of the lanes that share the loop out, each would have another one.</source>
        <translation>{1} はループの中で値が与えられ、ループの外で使われます（{2}）。ループを分担するレーンごとに異なる値になります。</translation>
    </message>
    <message>
        <source>The loop writes {1}, of which each lane has its own; the others would not see it after the loop ({2}).</source>
        <translation>ループは、各レーンが専用に持つ {1} に書き込みます。ほかのレーンは、ループの後でその内容を参照できません（{2}）。</translation>
    </message>
    <message>
        <source>One lane alone may change memory here, and this statement also gives {1} a value, which all lanes need; make two statements of it.</source>
        <translation>ここでメモリを変更できるのは 1 レーンだけですが、この文は、すべてのレーンが必要とする値を {1} に与えてもいます。2 つの文に分けてください。</translation>
    </message>
    <message>
        <source>One lane alone may change memory here; make a statement of its own of what does.</source>
        <translation>ここでメモリを変更できるのは 1 レーンだけです。変更する部分を単独の文にしてください。</translation>
    </message>
    <message>
        <source>One lane alone may do {1} here, and the others would need what it gives back.</source>
        <translation>ここで {1} を行えるのは 1 レーンだけですが、その戻り値はほかのレーンにも必要です。</translation>
    </message>
    <message>
        <source>{1} would be done by each lane of a group; take it out of the kernel.</source>
        <translation>{1} はグループの各レーンで行われることになります。カーネルから取り除いてください。</translation>
    </message>
    <message>
        <source>All lanes of a group read {1} here, which atomics change meanwhile; they might see different values.</source>
        <translation>グループのすべてのレーンがここで {1} を読みますが、その間にアトミックがそれを変更します。レーンごとに異なる値を読む可能性があります。</translation>
    </message>
    <message>
        <source>The function {1} reads {2}, which this step changes; write it out in the kernel (inline {1}).</source>
        <translation>関数 {1} は、このステップが変更する {2} を読んでいます。カーネルの中に展開してください（inline {1}）。</translation>
    </message>
    <message>
        <source>This launch has blocks of {1} threads; with {2} lanes for each they would have {3}, and {4} are the most.</source>
        <translation>この起動のブロックは {1} スレッドです。1 スレッドあたり {2} レーンにすると {3} スレッドになりますが、最大は {4} です。</translation>
    </message>
    <message>
        <source>The kernel&apos;s launch bounds of {1} threads would become {2}, and {3} are the most.</source>
        <translation>カーネルの起動境界 {1} スレッドは {2} になりますが、最大は {3} です。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must multiply the block&apos;s extent along x by {1}; the block then has at most {2} threads.</source>
        <translation>この翻訳単位にはカーネルの起動がありません。起動する側で、ブロックの x 方向のサイズに {1} を掛ける必要があります。その結果、ブロックは {2} スレッド以下になります。</translation>
    </message>
    <message>
        <source>sharing the loop out over lanes</source>
        <translation>ループのレーンへの分配</translation>
    </message>
    <message>
        <source>Pointers that a launch passes twice</source>
        <translation>起動が二重に渡すポインタ</translation>
    </message>
    <message>
        <source>Hand over memory of its own for each of the two parameters, or make sure that each thread reads only what it writes itself.</source>
        <translation>2 つのパラメータにそれぞれ専用のメモリを渡すか、各スレッドが自分で書き込んだものだけを読むようにしてください。</translation>
    </message>
    <message>
        <source>the launch in {1} passes {2} for both {3} and {4}</source>
        <translation>{1} の起動が {3} と {4} の両方に {2} を渡している</translation>
    </message>
    <message>
        <source>{1}, and {2}</source>
        <translation>{1}、また{2}</translation>
    </message>
    <message>
        <source>{1} lead to memory that does not overlap, except where a launch passes one pointer for two of them.</source>
        <translation>{1} の指す先のメモリは、起動がそのうちの 2 つに同じポインタを渡す場合を除き、重なりません。</translation>
    </message>
    <message>
        <source>{1} needs an array and a number. It is written: {2}.</source>
        <translation>{1} には配列と数値が必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>{1} needs two different ones of x, y and z. It is written: {2}.</source>
        <translation>{1} には、x、y、z のうち異なる 2 つが必要です。書式：{2}。</translation>
    </message>
    <message>
        <source>Loading and storing vectors</source>
        <translation>ベクトルのロードとストア</translation>
    </message>
    <message>
        <source>A vector holds neighbouring elements that one thread uses together, the first of them at a multiple of their number. Merge adjacent threads (`coarsen x 4 adjacent`) or unroll a loop first, and find elements by counters, constants and sizes that are multiples.</source>
        <translation>ベクトルは、1 つのスレッドが一緒に使う隣り合う要素を保持し、その先頭は要素数の倍数の位置にあります。先に隣接するスレッドを統合する（`coarsen x 4 adjacent`）か、ループをアンロールし、要素の位置はカウンタ、定数、および倍数であるサイズで求めてください。</translation>
    </message>
    <message>
        <source>A vector has 2 or 4 elements, not {1}. It is written: {2}.</source>
        <translation>ベクトルの要素は 2 個または 4 個で、{1} 個ではありません。書式：{2}。</translation>
    </message>
    <message>
        <source>There are no vectors of {1} elements of {2}, which are of type {3}.</source>
        <translation>{2} の要素（型 {3}）{1} 個のベクトルはありません。</translation>
    </message>
    <message>
        <source>Nowhere does a thread use {1} neighbouring elements of {2} in statements that follow each other, or in a loop of {1} iterations; merge {1} adjacent threads, unroll a loop or split it first.</source>
        <translation>連続する文の中、または {1} 反復のループの中で、スレッドが {2} の隣り合う {1} 個の要素を使う場所がありません。先に隣接する {1} 個のスレッドを統合するか、ループをアンロールまたは分割してください。</translation>
    </message>
    <message>
        <source>{1} lies {2} elements behind a multiple of {3}; vectors begin at multiples.</source>
        <translation>{1} は {3} の倍数から {2} 要素ずれた位置にあります。ベクトルは倍数の位置から始まります。</translation>
    </message>
    <message>
        <source>Whether {1} lies at a multiple of {2} elements is not known: its place depends on {3}.</source>
        <translation>{1} が {2} 要素の倍数の位置にあるかどうかが不明です：その位置は {3} に依存します。</translation>
    </message>
    <message>
        <source>{1} is a multiple of {2}.</source>
        <translation>{1} は {2} の倍数です。</translation>
    </message>
    <message>
        <source>{1} leads to an address that is a multiple of {2} bytes, in every launch.</source>
        <translation>どの起動でも、{1} の指すアドレスは {2} バイトの倍数です。</translation>
    </message>
    <message>
        <source>{1} is used under a condition; a vector would use all {2} elements in any case.</source>
        <translation>{1} はある条件の下で使われます。ベクトルでは、{2} 個の要素すべてが無条件に使われることになります。</translation>
    </message>
    <message>
        <source>That this condition holds for the first and the last of {1} elements does not say that it holds for those between.</source>
        <translation>この条件が {1} 個の要素の最初と最後について成り立っても、その間の要素について成り立つとは限りません。</translation>
    </message>
    <message>
        <source>{1} is found by {2}, which cannot be computed before the first of its neighbours is used.</source>
        <translation>{1} の位置を決める {2} は、隣り合う要素の最初のものが使われる前に計算できません。</translation>
    </message>
    <message>
        <source>{1} cannot be aligned to {2} bytes where it is declared.</source>
        <translation>{1} は、その宣言の場所で {2} バイトに整列できません。</translation>
    </message>
    <message>
        <source>{1} is neither a pointer parameter of the kernel nor shared memory that it declares.</source>
        <translation>{1} は、カーネルのポインタのパラメータでも、カーネルが宣言する共有メモリでもありません。</translation>
    </message>
    <message>
        <source>The grid of this launch has {1} blocks along {2}; along {3} it can have {4} at most.</source>
        <translation>この起動のグリッドは {2} 方向に {1} ブロックですが、{3} 方向の最大は {4} です。</translation>
    </message>
    <message>
        <source>The block of this launch has {1} threads along {2}; along {3} it can have {4} at most.</source>
        <translation>この起動のブロックは {2} 方向に {1} スレッドですが、{3} 方向の最大は {4} です。</translation>
    </message>
    <message>
        <source>The block of this launch has at most {1} threads along {2}.</source>
        <translation>この起動のブロックは、{2} 方向に {1} スレッド以下です。</translation>
    </message>
    <message>
        <source>The {1} of this launch is computed by an expression; put it into a dim3 variable first.</source>
        <translation>この起動の {1} は式で計算されています。まず dim3 変数に入れてください。</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must exchange the extents of block and grid along {1} and {2}.</source>
        <translation>この翻訳単位にはカーネルの起動がありません。起動する側で、ブロックとグリッドの {1} 方向と {2} 方向のサイズを交換する必要があります。</translation>
    </message>
    <message>
        <source>{1} is accessed {2} bytes before its begin.</source>
        <translation>{1} の先頭より {2} バイト前にアクセスしています。</translation>
    </message>
    <message>
        <source>{1} has {2} bytes, and is accessed up to byte {3}.</source>
        <translation>{1} は {2} バイトですが、バイト {3} までアクセスしています。</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together: {1}. How they go on after it is not defined.</source>
        <translation>ブロックのすべてのスレッドが揃ってこのバリアに到達するわけではありません：{1}。その後の動作は定義されていません。</translation>
    </message>
    <message>
        <source>Not all threads of a block reach this barrier together. How they go on after it is not defined.</source>
        <translation>ブロックのすべてのスレッドが揃ってこのバリアに到達するわけではありません。その後の動作は定義されていません。</translation>
    </message>
    <message>
        <source>{1} So do {2} more accesses to {3}.</source>
        <translation>{1} {3} へのほかの {2} 件のアクセスも同様です。</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what depends on this condition: it differs between the threads of a warp.</source>
        <translation>この条件に依存する部分に参加するのは、ワープの 32 レーンのうち平均 {1} レーンだけです：条件がワープのスレッドごとに異なります。</translation>
    </message>
    <message>
        <source>Only {1} of a warp&apos;s 32 lanes take part on average in what this loop repeats: its threads leave it at different times.</source>
        <translation>このループが繰り返す部分に参加するのは、ワープの 32 レーンのうち平均 {1} レーンだけです：スレッドごとにループを抜ける時期が異なります。</translation>
    </message>
    <message>
        <source>The last warp of a block of {1} threads has {2} threads: the other lanes wait in every block.</source>
        <translation>{1} スレッドのブロックの最後のワープは {2} スレッドです：残りのレーンはどのブロックでも待つことになります。</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}.</source>
        <translation>常駐するのは、マルチプロセッサに入るワープの {1} %、{3} スレッドのブロック {2} 個です：制限要因は{4}です。</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} registers a thread in place of about {6} it would be {7} %.</source>
        <translation>常駐するのは、マルチプロセッサに入るワープの {1} %、{3} スレッドのブロック {2} 個です：制限要因は{4}です。スレッドあたりのレジスタを約 {6} 個から {5} 個にすると、{7} % になります。</translation>
    </message>
    <message>
        <source>{1} % of the warps that a multiprocessor can hold are resident, {2} blocks of {3} threads: the limit is {4}. With {5} bytes of shared memory a block in place of {6} it would be {7} %.</source>
        <translation>常駐するのは、マルチプロセッサに入るワープの {1} %、{3} スレッドのブロック {2} 個です：制限要因は{4}です。ブロックあたりの共有メモリを {6} バイトから {5} バイトにすると、{7} % になります。</translation>
    </message>
    <message>
        <source>The grid has {1} blocks for {2} multiprocessors, which have work for {3} % of the time.</source>
        <translation>グリッドは {2} 個のマルチプロセッサに対して {1} ブロックで、マルチプロセッサに仕事があるのは時間の {3} % です。</translation>
    </message>
    <message>
        <source>{1} % of these loads of {2} bring what other threads of the block have loaded too: threads that are merged along {3} keep it in a register.</source>
        <translation>{2} のこれらのロードの {1} % は、ブロックのほかのスレッドもロードしたものを取り込みます：{3} 方向に統合したスレッドは、それをレジスタに保持します。</translation>
    </message>
    <message>
        <source>Each thread does little: with {1} the launch is expected to be {2} times faster.</source>
        <translation>各スレッドの仕事が少なくなっています：{1} により、起動は {2} 倍の高速化が見込まれます。</translation>
    </message>
    <message>
        <source>No race, no access out of bounds, no wasted transfer and no step that is expected to help was found.</source>
        <translation>競合、範囲外アクセス、無駄な転送、効果が見込まれるステップのいずれも見つかりませんでした。</translation>
    </message>
    <message>
        <source>No step can be made on this kernel: {1}</source>
        <translation>このカーネルに実行できるステップはありません：{1}</translation>
    </message>
    <message>
        <source>No step is on offer for this kernel.</source>
        <translation>このカーネルで使えるステップはありません。</translation>
    </message>
    <message>
        <source>The kernel is not analysed, since it is not read whole: {1}</source>
        <translation>カーネルは完全には読み取れていないため、解析されません：{1}</translation>
    </message>
    <message>
        <source>No race, no access out of bounds and no wasted transfer was found.</source>
        <translation>競合、範囲外アクセス、無駄な転送のいずれも見つかりませんでした。</translation>
    </message>
    <message>
        <source>When the kernel ran on the CPU: {1}</source>
        <translation>カーネルを CPU 上で実行したとき：{1}</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>The list of what is wrong with a kernel says these beside the sentences of races and of accesses. The steps that mend a finding stand beside it.</source>
        <translation>カーネルの問題点の一覧には、競合とアクセスの文のほかに、これらが示されます。指摘を修正するステップは、その横に示されます。</translation>
    </message>
    <message>
        <source>The number of blocks of a launch</source>
        <translation>起動のブロック数</translation>
    </message>
    <message>
        <source>No launch of the kernel is in this unit: whoever launches it must hand it the grid as its first argument, and launch fewer blocks.</source>
        <translation>この翻訳単位にはカーネルの起動がありません。起動する側で、最初の引数としてグリッドを渡し、より少ないブロックを起動する必要があります。</translation>
    </message>
    <message>
        <source>This launch leaves template arguments of the kernel to the compiler, so that the host code cannot ask how many of its blocks are resident; write them out, or give the number of blocks: persist BLOCKS.</source>
        <translation>この起動は、カーネルのテンプレート引数をコンパイラに委ねているため、常駐するブロック数をホストコードから問い合わせることができません。引数を明示するか、ブロック数を指定してください：persist BLOCKS。</translation>
    </message>
    <message>
        <source>The kernel is defined behind this launch, and so would be what counts its blocks.</source>
        <translation>カーネルがこの起動より後で定義されているため、そのブロックを数えるものも後になります。</translation>
    </message>
    <message>
        <source>Blocks that take turns</source>
        <translation>交代で仕事をするブロック</translation>
    </message>
    <message>
        <source>The kernel is handed its old grid, so that all of its launches change. Write them in this source, behind the kernel, and name all of its template arguments.</source>
        <translation>カーネルには元のグリッドが渡されるため、その起動がすべて変わります。起動は、このソースのカーネルより後に書き、テンプレート引数をすべて明示してください。</translation>
    </message>
    <message>
        <source>No statement of the loop&apos;s body is a plain __syncthreads(), before which a tile would be copied into shared memory.</source>
        <translation>ループの本体に、その前でタイルを共有メモリにコピーするような、単純な __syncthreads() の文がありません。</translation>
    </message>
    <message>
        <source>The loop copies nothing into shared memory before a __syncthreads(); the loop around it does: {2} {1}.</source>
        <translation>このループは、__syncthreads() の前に共有メモリへ何もコピーしません。それを行うのは外側のループです：{2} {1}。</translation>
    </message>
    <message>
        <source>Nothing is copied from global into shared memory before the loop&apos;s first __syncthreads().</source>
        <translation>ループの最初の __syncthreads() の前に、グローバルメモリから共有メモリへコピーされるものがありません。</translation>
    </message>
    <message>
        <source>What is loaded here gets into shared memory otherwise than by an assignment of its own, as in `tile[i] = in[j];`, under conditions and counting loops.</source>
        <translation>ここでロードされるものは、条件と数えるループの下での、`tile[i] = in[j];` のような単独の代入以外の方法で共有メモリに入ります。</translation>
    </message>
    <message>
        <source>{1} cannot be computed one iteration earlier: {2}.</source>
        <translation>{1} は 1 反復前に計算できません：{2}。</translation>
    </message>
    <message>
        <source>{1} is loaded for the tile, and the loop may write it here; one iteration earlier another value may be there.</source>
        <translation>{1} はタイル用にロードされますが、ループがここでそれに書き込む可能性があります。1 反復前には別の値である可能性があります。</translation>
    </message>
    <message>
        <source>{1} may wait for other threads, or tell them to go on; the next tile is not loaded before it.</source>
        <translation>{1} はほかのスレッドを待つか、続行を許す可能性があります。次のタイルは、その前にはロードされません。</translation>
    </message>
    <message>
        <source>The thread may leave the loop here, or end an iteration; the next tile would be loaded although nobody uses it.</source>
        <translation>ここでスレッドがループを抜けるか、反復を終える可能性があります。その場合、誰も使わない次のタイルがロードされることになります。</translation>
    </message>
    <message>
        <source>It is not known that a thread copies at most {1} elements in this loop, for which it would need registers.</source>
        <translation>このループでスレッドがコピーする要素が {1} 個以下かどうかが不明です。そのためのレジスタが必要です。</translation>
    </message>
    <message>
        <source>A value of type {1} is not kept in a register here; numbers and plain vectors are.</source>
        <translation>ここでは、型 {1} の値はレジスタに保持されません。保持されるのは、数値と単純なベクトルです。</translation>
    </message>
    <message>
        <source>Each thread keeps {1} bytes of the next tile in registers while it uses a tile.</source>
        <translation>各スレッドは、タイルを使う間、次のタイルの {1} バイトをレジスタに保持します。</translation>
    </message>
    <message>
        <source>{1} is not an element of global memory as it stands there; asynchronous copies take nothing else, no other memory and no value that is computed or converted.</source>
        <translation>{1} は、グローバルメモリの要素そのものではありません。非同期コピーはそれ以外のもの、つまり他のメモリや、計算または変換された値を写しません。</translation>
    </message>
    <message>
        <source>An element of type {1} is not copied asynchronously: numbers, pointers and plain vectors of 4, 8 or 16 bytes are.</source>
        <translation>型 {1} の要素は非同期にコピーされません。コピーされるのは、4、8、16 バイトの数値、ポインター、単純なベクトルです。</translation>
    </message>
    <message>
        <source>The thread may store {1} here and elsewhere for the same tile; asynchronous copies have no order, and the last one would not win.</source>
        <translation>スレッドが同じタイルのために {1} をここと他の場所の両方で格納する可能性があります。非同期コピーには順序がなく、最後のものが残るとは限りません。</translation>
    </message>
    <message>
        <source>{1} is used here otherwise than by its elements behind the loop&apos;s barrier; there cannot be two of it, one for the tile that is used and one for the next.</source>
        <translation>ここでは、{1} が、ループのバリアの後での要素としての使用以外の形で使われています。使用中のタイル用と次のタイル用の 2 つを置くことはできません。</translation>
    </message>
    <message>
        <source>The next tile is copied while a tile is used, into a second set of arrays: {1} bytes more of shared memory. GPUs from sm_80 on copy past the registers; older ones wait for each copy.</source>
        <translation>タイルを使用している間に、次のタイルが 2 組目の配列へコピーされます。共有メモリが {1} バイト増えます。sm_80 以降の GPU はレジスタを通さずにコピーし、それより古い GPU はコピーごとに待ちます。</translation>
    </message>
    <message>
        <source>{1} is in shared memory, or in an array of the thread&apos;s own</source>
        <translation>{1} は共有メモリ、またはスレッド専用の配列にある</translation>
    </message>
    <message>
        <source>{1} is also the name of something that is declared in the loop</source>
        <translation>{1} は、ループの中で宣言されたものの名前でもある</translation>
    </message>
    <message>
        <source>{1} is loaded from memory to decide whether something is copied</source>
        <translation>コピーするかどうかを決めるために、{1} がメモリからロードされる</translation>
    </message>
    <message>
        <source>Loading the next tile early</source>
        <translation>次のタイルの先読み</translation>
    </message>
    <message>
        <source>What a loop copies into shared memory is loaded one iteration earlier, into registers or into a second set of shared arrays, where nothing in the loop can change it. Write the copies as assignments at the top of the loop&apos;s body, before a __syncthreads() of that body, and mark pointers `__restrict__`.</source>
        <translation>ループが共有メモリにコピーするものは、ループ内にそれを変更するものがない場合に、1 反復前にレジスタか 2 組目の共有配列へロードされます。コピーは、ループの本体の先頭、その本体の __syncthreads() の前に代入として書き、ポインタには `__restrict__` を付けてください。</translation>
    </message>
</context>
</TS>
