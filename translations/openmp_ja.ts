<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>warpgrain::openmp::Reasons</name>
    <message>
        <source>&quot;{1}&quot; is not translated; it stays on the CPU.</source>
        <translation>「{1}」は変換されず、CPU に残ります。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; has no effect: kernels copy the memory that they work on.</source>
        <translation>「{1}」は効果を持ちません。カーネルは自分が扱うメモリをコピーします。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; stands outside of a parallel region in the source: its threads are those of the caller.</source>
        <translation>「{1}」はソースで並列領域の外にあります。そのスレッドは呼び出し元のものです。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; lies in another construct, which its region does not share out.</source>
        <translation>「{1}」は別の構文の中にあり、その領域はこれを分担しません。</translation>
    </message>
    <message>
        <source>The directive is in a template that is not written out, a lambda or a header, of which no statement is read.</source>
        <translation>ディレクティブは、書き出されないテンプレート、ラムダ、またはヘッダーの中にあり、その文は読まれません。</translation>
    </message>
    <message>
        <source>The clause &quot;{1}&quot; is not translated.</source>
        <translation>節「{1}」は変換されません。</translation>
    </message>
    <message>
        <source>A macro holds a part of the construct; write the directive and its loop out.</source>
        <translation>構文の一部がマクロにあります。ディレクティブとループを書き下してください。</translation>
    </message>
    <message>
        <source>The function defines or undefines a macro before the region.</source>
        <translation>関数は領域の前でマクロを定義または取り消しています。</translation>
    </message>
    <message>
        <source>{1}() is a constructor, a virtual function or an operator, begins in a macro, is defined outside of its namespace, or takes a variable list of arguments.</source>
        <translation>{1}() はコンストラクター、仮想関数または演算子であるか、マクロで始まるか、名前空間の外で定義されているか、可変長引数を取ります。</translation>
    </message>
    <message>
        <source>The member {1} shares its name with another variable of the function.</source>
        <translation>メンバー {1} は関数の別の変数と同じ名前です。</translation>
    </message>
    <message>
        <source>Several threads may execute {1}() at once: it is called in a parallel region, or through a pointer.</source>
        <translation>複数のスレッドが {1}() を同時に実行することがあります。並列領域の中で、またはポインター経由で呼ばれています。</translation>
    </message>
    <message>
        <source>The region shares no loop out.</source>
        <translation>領域はループを分担しません。</translation>
    </message>
    <message>
        <source>How many teams there are, or how many threads each of them has, is not said: write num_teams and thread_limit.</source>
        <translation>チームの数、または各チームのスレッド数が書かれていません。num_teams と thread_limit を書いてください。</translation>
    </message>
    <message>
        <source>The team does more than to declare variables, to give them values and to start its threads.</source>
        <translation>チームは、変数の宣言、値の代入、スレッドの開始以外のこともします。</translation>
    </message>
    <message>
        <source>The variables of a team have {1} bytes; shared memory has 49152.</source>
        <translation>チームの変数は {1} バイトです。共有メモリは 49152 バイトです。</translation>
    </message>
    <message>
        <source>Each iteration has a block, whose threads share the loops in it.</source>
        <translation>各反復にブロックが 1 つあり、そのスレッドが中のループを分担します。</translation>
    </message>
    <message>
        <source>It has one where there are fewer than {1} iterations; else a thread each, which executes the loops in it. The program asks before each launch.</source>
        <translation>反復が {1} 未満のところではブロックが 1 つ、それ以外ではスレッドが 1 つずつで、中のループを実行します。プログラムは起動のたびに確かめます。</translation>
    </message>
    <message>
        <source>Each iteration has one thread, which executes the loops in it; the threads of a block cannot share them, for the reasons below.</source>
        <translation>各反復にスレッドが 1 つあり、中のループを実行します。以下の理由により、ブロックのスレッドは分担できません。</translation>
    </message>
    <message>
        <source>Whether the threads of a team come to a loop, or how often, is computed from memory that the kernel changes, or changes memory: they may not find the same.</source>
        <translation>チームのスレッドがループに達するか、何回達するかは、カーネルが変えるメモリから計算されるか、メモリを変えます。スレッドごとに異なることがあります。</translation>
    </message>
    <message>
        <source>The threads of a team cannot share {1}: it is a reference or volatile, has values for its elements, or is changed where each iteration counts on it.</source>
        <translation>チームのスレッドは {1} を共有できません。参照または volatile であるか、要素に初期値があるか、各反復が頼るところで変えられます。</translation>
    </message>
    <message>
        <source>Each thread has its own {1}, whose address is taken: a function that shares loops out may work on it.</source>
        <translation>各スレッドが自分の {1} を持ち、そのアドレスが取られています。ループを分担する関数がそれを扱うことがあります。</translation>
    </message>
    <message>
        <source>The loop does not count an integer from a first value to a bound with a step that does not change.</source>
        <translation>ループは、整数を最初の値から上限まで一定の歩幅で数えるものではありません。</translation>
    </message>
    <message>
        <source>A bound of the collapsed nest changes with an outer loop: {1}.</source>
        <translation>まとめられた入れ子の境界が外側のループとともに変わります: {1}。</translation>
    </message>
    <message>
        <source>Of the counter {1} and its bound only one has a sign.</source>
        <translation>カウンター {1} とその境界の一方だけが符号付きです。</translation>
    </message>
    <message>
        <source>{1}() is called in the head of the loop, and it may have an effect.</source>
        <translation>ループの先頭で {1}() が呼ばれ、効果を持つことがあります。</translation>
    </message>
    <message>
        <source>The loop is left by break, return or goto.</source>
        <translation>ループは break、return または goto で抜けられます。</translation>
    </message>
    <message>
        <source>How much memory {1} has is not known.</source>
        <translation>{1} のメモリの大きさがわかりません。</translation>
    </message>
    <message>
        <source>{1} leads to pointers; a GPU cannot follow pointers of the CPU.</source>
        <translation>{1} はポインターに至ります。GPU は CPU のポインターをたどれません。</translation>
    </message>
    <message>
        <source>{1} cannot be copied byte by byte.</source>
        <translation>{1} はバイト単位でコピーできません。</translation>
    </message>
    <message>
        <source>{1} is volatile.</source>
        <translation>{1} は volatile です。</translation>
    </message>
    <message>
        <source>{1} is threadprivate.</source>
        <translation>{1} は threadprivate です。</translation>
    </message>
    <message>
        <source>{1} is a reference, or of a type that is not translated.</source>
        <translation>{1} は参照であるか、変換されない型です。</translation>
    </message>
    <message>
        <source>The kernel would change the pointer {1}, which the CPU shares.</source>
        <translation>カーネルは CPU と共有するポインター {1} を変えることになります。</translation>
    </message>
    <message>
        <source>An iteration may read {1}, which is private, before it writes it: the value comes from another iteration.</source>
        <translation>反復は、private である {1} を書く前に読むことがあります。その値は別の反復のものです。</translation>
    </message>
    <message>
        <source>{1} is private, and a value that the loop gives it is read behind it: it differs between threads.</source>
        <translation>{1} は private で、ループが与えた値が後で読まれます。値はスレッドごとに異なります。</translation>
    </message>
    <message>
        <source>The private array {1} is used outside of the loop that writes it.</source>
        <translation>private な配列 {1} が、それを書くループの外で使われています。</translation>
    </message>
    <message>
        <source>The private variable {1} has {2} bytes for each thread.</source>
        <translation>private な変数 {1} はスレッドごとに {2} バイトあります。</translation>
    </message>
    <message>
        <source>The reduction {1} of {2} is not one of numbers with an operator of the language.</source>
        <translation>{2} のリダクション {1} は、言語の演算子による数値のものではありません。</translation>
    </message>
    <message>
        <source>{1} is a reduction variable of the region and is used outside of its loops.</source>
        <translation>{1} は領域のリダクション変数で、ループの外で使われています。</translation>
    </message>
    <message>
        <source>lastprivate({1}): the last value of a counter, of a section, or of a loop with continue, is not translated.</source>
        <translation>lastprivate({1}): カウンター、セクション、または continue のあるループの最後の値は変換されません。</translation>
    </message>
    <message>
        <source>{1}() is called, which a GPU does not have.</source>
        <translation>{1}() が呼ばれています。GPU にはありません。</translation>
    </message>
    <message>
        <source>{1}() is called, which the source does not define.</source>
        <translation>{1}() が呼ばれています。ソースは定義していません。</translation>
    </message>
    <message>
        <source>A function is called through a pointer.</source>
        <translation>関数がポインター経由で呼ばれています。</translation>
    </message>
    <message>
        <source>{1}() calls itself.</source>
        <translation>{1}() は自分自身を呼びます。</translation>
    </message>
    <message>
        <source>{1}() is declared in a header, which the translation does not change.</source>
        <translation>{1}() はヘッダーで宣言されており、変換はそれを変えません。</translation>
    </message>
    <message>
        <source>{1}() uses {2}, which lies outside of it.</source>
        <translation>{1}() は、その外にある {2} を使います。</translation>
    </message>
    <message>
        <source>{1}() has the directive &quot;{2}&quot;.</source>
        <translation>{1}() にはディレクティブ「{2}」があります。</translation>
    </message>
    <message>
        <source>{1}() depends on the threads of the region.</source>
        <translation>{1}() は領域のスレッドに依存します。</translation>
    </message>
    <message>
        <source>Every thread calls {1}() outside of the shared-out loops, and it may have an effect.</source>
        <translation>すべてのスレッドが、分担されたループの外で {1}() を呼び、効果を持つことがあります。</translation>
    </message>
    <message>
        <source>Every thread changes {1}, which is shared, outside of the shared-out loops.</source>
        <translation>すべてのスレッドが、分担されたループの外で、共有される {1} を変えます。</translation>
    </message>
    <message>
        <source>The critical section is no reduction: it holds more than updates with one operator.</source>
        <translation>クリティカルセクションはリダクションではありません。1 つの演算子による更新以外のものを含みます。</translation>
    </message>
    <message>
        <source>The atomic operation is not one of a number of four or eight bytes by one operator, orders other memory, waits in a loop, or may be of what one thread has for itself.</source>
        <translation>アトミック操作は、4 または 8 バイトの数値への 1 つの演算子によるものではないか、ほかのメモリの順序を定めるか、ループの中で待つか、1 つのスレッドだけが持つものへの操作かもしれません。</translation>
    </message>
    <message>
        <source>A pointer is read from memory.</source>
        <translation>ポインターがメモリから読まれます。</translation>
    </message>
    <message>
        <source>A pointer is written to memory.</source>
        <translation>ポインターがメモリに書かれます。</translation>
    </message>
    <message>
        <source>It is not known where a pointer leads.</source>
        <translation>ポインターがどこに至るかわかりません。</translation>
    </message>
    <message>
        <source>The function {1} is used as a value.</source>
        <translation>関数 {1} が値として使われています。</translation>
    </message>
    <message>
        <source>A statement is not translated ({1}).</source>
        <translation>文が変換されません ({1})。</translation>
    </message>
    <message>
        <source>The elements of {1} have memory of their own, which a GPU cannot follow: keep all of them in one vector, row behind row (v[i * columns + j]).</source>
        <translation>{1} の要素はそれぞれ自分のメモリを持ち、GPU はそれをたどれません。すべてを 1 つの vector に行ごとに並べてください (v[i * columns + j])。</translation>
    </message>
    <message>
        <source>{1} is a std::vector&lt;bool&gt;, whose elements are bits: use a vector of char.</source>
        <translation>{1} は要素がビットである std::vector&lt;bool&gt; です。char の vector を使ってください。</translation>
    </message>
    <message>
        <source>{1}: of a std::vector a kernel has the elements and the size alone. Do all else outside of the region, and give functions a pointer (v.data()).</source>
        <translation>{1}: カーネルは std::vector の要素とサイズだけを使えます。それ以外は領域の外で行い、関数にはポインタ (v.data()) を渡してください。</translation>
    </message>
    <message>
        <source>{1} may give a vector other memory or another size, or its code is not seen: move it out of the region.</source>
        <translation>{1} は vector のメモリやサイズを変える可能性があるか、コードが見えません。領域の外に移してください。</translation>
    </message>
    <message>
        <source>{1} keeps it on the CPU.</source>
        <translation>{1} が CPU に留めています。</translation>
    </message>
    <message>
        <source>{1} has no effect: {2}.</source>
        <translation>{1} は効果を持ちません: {2}。</translation>
    </message>
    <message>
        <source>{1} takes no copy away that the program needs: {2}.</source>
        <translation>{1} は、プログラムに必要なコピーを取り除きません: {2}。</translation>
    </message>
    <message>
        <source>{1} has no effect: the directive behind it is in a template that is not written out, a lambda or a header, or in code that does not become a kernel.</source>
        <translation>{1} は効果を持ちません。後に続くディレクティブは、書き出されないテンプレート、ラムダ、ヘッダー、またはカーネルにならないコードの中にあります。</translation>
    </message>
    <message>
        <source>Each launch copies what it works on, as --transfers all asks for.</source>
        <translation>--transfers all の指定どおり、起動のたびに扱うものをコピーします。</translation>
    </message>
    <message>
        <source>Whether {1}() launches its kernels depends on its caller, so each launch of the program copies what it works on.</source>
        <translation>{1}() がカーネルを起動するかどうかは呼び出し元によるので、プログラムの各起動は扱うものをコピーします。</translation>
    </message>
    <message>
        <source>{1} is no array and no pointer; each launch copies it.</source>
        <translation>{1} は配列でもポインターでもありません。起動のたびにコピーされます。</translation>
    </message>
    <message>
        <source>Code that is not seen may call {1}(), and expects the memory on the CPU behind it.</source>
        <translation>見えないコードが {1}() を呼び、その後メモリが CPU にあることを期待するかもしれません。</translation>
    </message>
    <message>
        <source>It is not known when {1} is executed, or what it does with the memory.</source>
        <translation>{1} がいつ実行されるか、メモリに何をするかがわかりません。</translation>
    </message>
    <message>
        <source>The CPU works on {1} where no copy can stand before it: in the head of a loop that launches kernels, behind such a call in one expression, or in a macro.</source>
        <translation>CPU が {1} を扱う場所の前にコピーを置けません: カーネルを起動するループの先頭、1 つの式の中でそのような呼び出しの後、またはマクロの中です。</translation>
    </message>
    <message>
        <source>The memory of {1} ends with a block, and no statement can stand behind its declaration.</source>
        <translation>{1} のメモリはブロックとともに終わり、その宣言の後に文を置けません。</translation>
    </message>
    <message>
        <source>{1}() calls itself, and has its own {2} each time.</source>
        <translation>{1}() は自分自身を呼び、そのたびに自分の {2} を持ちます。</translation>
    </message>
    <message>
        <source>Threads take the iterations of the loop over {1}, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}.</source>
        <translation>スレッドは {1} のループの反復を取り、隣り合う要素にアクセスします。1 回の反復でワープの要求が触れるセクターは {3} から {2} になります。</translation>
    </message>
    <message>
        <source>They do so where {1}; else they take the iterations of the directive&apos;s loop. The program asks before each launch.</source>
        <translation>{1} のところでそうし、それ以外ではディレクティブのループの反復を取ります。プログラムは起動のたびに確かめます。</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1} needs the order that the directive says.</source>
        <translation>得になるのにループは入れ替えられません。{1} はディレクティブが示す順序を必要とします。</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the loop over {1} is not all that the loop around it executes.</source>
        <translation>得になるのにループは入れ替えられません。{1} のループは、外側のループが実行するもののすべてではありません。</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: how often the loop over {1} is executed is not known before the launch.</source>
        <translation>得になるのにループは入れ替えられません。{1} のループが何回実行されるか、起動の前にはわかりません。</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: the iterations of the loop over {1} are not independent. {2}</source>
        <translation>得になるのにループは入れ替えられません。{1} のループの反復は独立ではありません。{2}</translation>
    </message>
    <message>
        <source>The loops are not swapped, although it would gain: {1}</source>
        <translation>得になるのにループは入れ替えられません: {1}</translation>
    </message>
    <message>
        <source>The threads of a block share the iterations of the loop over {1} of all their rows, so that they access neighbouring elements: a warp&apos;s requests of an iteration touch {2} sectors instead of {3}. Each row is added up in its order. Rows that do not lie one behind the other are found when the program runs; a thread for each executes them.</source>
        <translation>ブロックのスレッドは、すべての行にわたる {1} のループの反復を分担し、隣り合う要素にアクセスします。1 回の反復でワープの要求が触れるセクターは {3} から {2} になります。各行はその順に足されます。連続していない行は実行時に見つけられ、行ごとに 1 つのスレッドが実行します。</translation>
    </message>
    <message>
        <source>They do so where {1} lead to different blocks of memory; else each thread executes its own row. The program asks before each launch.</source>
        <translation>{1} が異なるメモリブロックに至るところでそうし、それ以外では各スレッドが自分の行を実行します。プログラムは起動のたびに確かめます。</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: {2} needs the threads that the directive says.</source>
        <translation>得になるのに {1} のループと行のループはまとめられません。{2} はディレクティブが示すスレッドを必要とします。</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: in each iteration it does more than to add one value to each of its sums, or the code around it changes memory before it.</source>
        <translation>得になるのに {1} のループと行のループはまとめられません。各反復で、それぞれの和に値を 1 つ足す以上のことをするか、まわりのコードがその前にメモリを変えます。</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it adds up depends on {2}, which each row has of its own.</source>
        <translation>得になるのに {1} のループと行のループはまとめられません。足す値は、行ごとに異なる {2} に依存します。</translation>
    </message>
    <message>
        <source>The loop over {1} and that over its rows are not collapsed, although it would gain: what it reads may be what it changes.</source>
        <translation>得になるのに {1} のループと行のループはまとめられません。読むものが、変えるものかもしれません。</translation>
    </message>
    <message>
        <source>The kernel or its launch does not compile as CUDA C++: {1}.</source>
        <translation>カーネルまたはその起動が CUDA C++ としてコンパイルできません: {1}。</translation>
    </message>
</context>
</TS>
