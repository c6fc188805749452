<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
    <context>
        <name>AccessTexts</name>
        <message numerus="yes">
            <source>%n byte(s)</source>
            <translation>
                <numerusform>%n byte</numerusform>
                <numerusform>%n bytes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DependenceTexts</name>
        <message numerus="yes">
            <source>%n arrays</source>
            <translation>
                <numerusform>%n array</numerusform>
                <numerusform>%n arrays</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more of this arrow are in the table.</source>
            <translation>
                <numerusform>%n more of this arrow is in the table.</numerusform>
                <numerusform>%n more of this arrow are in the table.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n race(s)</source>
            <translation>
                <numerusform>%n race</numerusform>
                <numerusform>%n races</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n possible race(s)</source>
            <translation>
                <numerusform>%n possible race</numerusform>
                <numerusform>%n possible races</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n harmless race(s)</source>
            <translation>
                <numerusform>%n harmless race</numerusform>
                <numerusform>%n harmless races</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FactsTexts</name>
        <message numerus="yes">
            <source>&lt;b&gt;no bank conflict&lt;/b&gt;: %n pass(es), ideal %1</source>
            <translation>
                <numerusform>&lt;b&gt;no bank conflict&lt;/b&gt;: %n pass, ideal %1</numerusform>
                <numerusform>&lt;b&gt;no bank conflict&lt;/b&gt;: %n passes, ideal %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sector(s)</source>
            <translation>
                <numerusform>%n sector</numerusform>
                <numerusform>%n sectors</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NoteTexts</name>
        <message numerus="yes">
            <source>%n register(s)</source>
            <translation>
                <numerusform>%n register</numerusform>
                <numerusform>%n registers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s) of spills</source>
            <translation>
                <numerusform>%n byte of spills</numerusform>
                <numerusform>%n bytes of spills</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TuneTexts</name>
        <message numerus="yes">
            <source>%n choice(s)</source>
            <translation>
                <numerusform>%n choice</numerusform>
                <numerusform>%n choices</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>; %n choice(s) left out</source>
            <translation>
                <numerusform>; %n choice left out</numerusform>
                <numerusform>; %n choices left out</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::ExportController</name>
        <message numerus="yes">
            <source>%n file(s) of the variant were written to %1.</source>
            <translation>
                <numerusform>%n file of the variant was written to %1.</numerusform>
                <numerusform>%n files of the variant were written to %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::FlagsWindow</name>
        <message numerus="yes">
            <source>The source was read without errors: %n kernel(s).</source>
            <translation><numerusform>The source was read without errors: %n kernel.</numerusform><numerusform>The source was read without errors: %n kernels.</numerusform></translation>
        </message>
        <message numerus="yes">
            <source>The source was read with %n error(s).</source>
            <translation><numerusform>The source was read with %n error.</numerusform><numerusform>The source was read with %n errors.</numerusform></translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::JobButton</name>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n waiting</numerusform>
                <numerusform>%n waiting</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::gui::Workbench</name>
        <message numerus="yes">
            <source>Building %n variant(s) of %1 for %2.</source>
            <translation>
                <numerusform>Building %n variant of %1 for %2.</numerusform>
                <numerusform>Building %n variants of %1 for %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Running %n variant(s) of %1 on the CPU.</source>
            <translation>
                <numerusform>Running %n variant of %1 on the CPU.</numerusform>
                <numerusform>Running %n variants of %1 on the CPU.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Measuring %n variant(s) of %1 on %2.</source>
            <translation>
                <numerusform>Measuring %n variant of %1 on %2.</numerusform>
                <numerusform>Measuring %n variants of %1 on %2.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::CompareView</name>
        <message numerus="yes">
            <source>%n lines added</source>
            <translation>
                <numerusform>%n line added</numerusform>
                <numerusform>%n lines added</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines removed</source>
            <translation>
                <numerusform>%n line removed</numerusform>
                <numerusform>%n lines removed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n removed</source>
            <translation>
                <numerusform>%n removed</numerusform>
                <numerusform>%n removed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines changed</source>
            <translation>
                <numerusform>%n line changed</numerusform>
                <numerusform>%n lines changed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n changed</numerusform>
                <numerusform>%n changed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::DependenceView</name>
        <message numerus="yes">
            <source>The filter hides all %n dependence(s).</source>
            <translation>
                <numerusform>The filter hides the only dependence.</numerusform>
                <numerusform>The filter hides all %n dependences.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n arrow(s) would make the picture too dense and are left out: choose an array or a kind. The table has them all.</source>
            <translation>
                <numerusform>%n arrow would make the picture too dense and is left out: choose an array or a kind. The table has them all.</numerusform>
                <numerusform>%n arrows would make the picture too dense and are left out: choose an array or a kind. The table has them all.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FindBar</name>
        <message numerus="yes">
            <source>%n found</source>
            <translation>
                <numerusform>%n found</numerusform>
                <numerusform>%n found</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n replaced</source>
            <translation>
                <numerusform>%n replaced</numerusform>
                <numerusform>%n replaced</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::FindingsView</name>
        <message numerus="yes">
            <source>%n finding(s) in %1</source>
            <translation>
                <numerusform>%n finding in %1</numerusform>
                <numerusform>%n findings in %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::HeatMapView</name>
        <message numerus="yes">
            <source>%1 %2, %3 %4: best %5 of %n plan(s)
%6</source>
            <translation>
                <numerusform>%1 %2, %3 %4: best %5 of %n plan
%6</numerusform>
                <numerusform>%1 %2, %3 %4: best %5 of %n plans
%6</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ParallelView</name>
        <message numerus="yes">
            <source>%n strong line(s)</source>
            <translation>
                <numerusform>%n strong line</numerusform>
                <numerusform>%n strong lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::ReuseCanvas</name>
        <message numerus="yes">
            <source>Element at byte %1: touched by %n thread(s), %2</source>
            <translation>
                <numerusform>Element at byte %1: touched by %n thread, %2</numerusform>
                <numerusform>Element at byte %1: touched by %n threads, %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n thread(s)</source>
            <translation>
                <numerusform>%n thread</numerusform>
                <numerusform>%n threads</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::SpacePage</name>
        <message numerus="yes">
            <source>%n plan(s): %1</source>
            <translation>
                <numerusform>%n plan: %1</numerusform>
                <numerusform>%n plans: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plan(s) for other reasons</source>
            <translation>
                <numerusform>%n plan for other reasons</numerusform>
                <numerusform>%n plans for other reasons</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::VariantsView</name>
        <message numerus="yes">
            <source>%n variant(s)</source>
            <translation>
                <numerusform>%n variant</numerusform>
                <numerusform>%n variants</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OpenMpText</name>
        <message numerus="yes">
            <source>Blocks of %n thread(s).</source>
            <translation>
                <numerusform>Blocks of one thread.</numerusform>
                <numerusform>Blocks of %n threads.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n directive(s) on the GPU</source>
            <translation>
                <numerusform>%1 of one directive on the GPU</numerusform>
                <numerusform>%1 of %n directives on the GPU</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n kernel(s)</source>
            <translation>
                <numerusform>one kernel</numerusform>
                <numerusform>%n kernels</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>warpgrain::views::CodeView</name>
        <message numerus="yes">
            <source>%n floating-point</source>
            <translation>
                <numerusform>%n floating-point</numerusform>
                <numerusform>%n floating-point</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n integer</source>
            <translation>
                <numerusform>%n integer</numerusform>
                <numerusform>%n integer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of global memory</source>
            <translation>
                <numerusform>%n of global memory</numerusform>
                <numerusform>%n of global memory</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of shared memory</source>
            <translation>
                <numerusform>%n of shared memory</numerusform>
                <numerusform>%n of shared memory</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of local memory</source>
            <translation>
                <numerusform>%n of local memory</numerusform>
                <numerusform>%n of local memory</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of constant memory</source>
            <translation>
                <numerusform>%n of constant memory</numerusform>
                <numerusform>%n of constant memory</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of control flow</source>
            <translation>
                <numerusform>%n of control flow</numerusform>
                <numerusform>%n of control flow</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of barriers</source>
            <translation>
                <numerusform>%n of barriers</numerusform>
                <numerusform>%n of barriers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n others</source>
            <translation>
                <numerusform>%n other</numerusform>
                <numerusform>%n others</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n registers</source>
            <translation>
                <numerusform>%n register</numerusform>
                <numerusform>%n registers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n instructions</source>
            <translation>
                <numerusform>%n instruction</numerusform>
                <numerusform>%n instructions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n live registers</source>
            <translation>
                <numerusform>%n live register</numerusform>
                <numerusform>%n live registers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NestText</name>
        <message numerus="yes">
            <source>%n mapping(s) are left out: no block of theirs fits a multiprocessor.</source>
            <translation>
                <numerusform>%n mapping is left out: no block of it fits a multiprocessor.</numerusform>
                <numerusform>%n mappings are left out: no block of theirs fits a multiprocessor.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n nest(s) mapped</source>
            <translation>
                <numerusform>%1 of %n nest mapped</numerusform>
                <numerusform>%1 of %n nests mapped</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n kernel(s)</source>
            <translation>
                <numerusform>%n kernel</numerusform>
                <numerusform>%n kernels</numerusform>
            </translation>
        </message>
    </context>
</TS>
