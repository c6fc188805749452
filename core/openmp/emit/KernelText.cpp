// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/KernelText.h"

#include "core/base/Indentation.h"
#include "core/openmp/emit/BatchText.h"
#include "core/openmp/emit/CollapseText.h"
#include "core/openmp/emit/ConstantText.h"
#include "core/openmp/emit/CpuUseText.h"
#include "core/openmp/emit/GridText.h"
#include "core/openmp/emit/HostText.h"
#include "core/openmp/emit/ReductionText.h"
#include "core/openmp/emit/RestrictedPointers.h"
#include "core/openmp/emit/TeamLoopText.h"
#include "core/openmp/emit/TeamText.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/KernelPlanner.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace warpgrain::openmp {

namespace {

std::string numbered(const std::string &name, std::size_t number) {
  return number == 0 ? name : name + std::to_string(number);
}

/// The number of an iteration of one loop of a nest: the innermost runs fastest.
std::string iterationOf(const std::vector<std::string> &counts, std::size_t level) {
  std::string out = "gpu_t";
  for (std::size_t inner = level + 1; inner < counts.size(); ++inner)
    out += " / " + counts[inner];
  if (level > 0) out += " % " + counts[level];
  return out;
}

} // namespace

std::string headPart(LoopText &out, const std::string &name, const std::string &text,
                     const std::optional<std::int64_t> &constant) {
  if (constant) return std::to_string(*constant);
  out.parameters.push_back({.declaration = "long long " + name, .argument = text});
  return name;
}

std::string tripsText(const CountedLoop &loop) {
  const int beyond = !loop.includesBound ? 0 : loop.countsDown ? -1 : 1;
  const bool isConstant = loop.constantBound && std::abs(*loop.constantBound) < (std::int64_t{1} << 62);
  const std::string moved = beyond == 0 ? "" : beyond < 0 ? " - 1" : " + 1";
  const std::string bound =
      isConstant ? std::to_string(*loop.constantBound + beyond) : "(long long)(" + loop.bound + ")" + moved;
  const std::string step = loop.constantStep ? std::to_string(*loop.constantStep) : loop.step;
  return "gpu::trips(" + loop.begin + ", " + bound + ", " + step + ")";
}

std::string counterText(const CountedLoop &loop, const std::string &name, const std::string &iteration,
                        const std::string &begin, const std::string &step) {
  const bool isPlain = iteration.find(' ') == std::string::npos;
  std::string value = step == "1" ? iteration : (isPlain ? iteration : "(" + iteration + ")") + " * " + step;
  if (begin != "0") value = begin + " + " + value;
  const bool isOneWord = value.find(' ') == std::string::npos;
  return loop.counterType + " " + name + " = (" + loop.counterType + ")" + (isOneWord ? value : "(" + value + ")") +
         ";";
}

std::vector<std::string> partsText(const Program &program, const Kernel &kernel, const std::string &blocks) {
  std::vector<std::string> out;
  for (const KernelReduction &each : kernel.reductions) {
    const Variable &variable = program[each.variable];
    const std::string count = each.section ? " * " + std::to_string(each.section->count) : std::string();
    out.push_back("gpu::Parts<" + (each.section ? each.section->type : variable.valueType()) + "> gpu_parts_" +
                  variable.name + "(" + blocks + count + ");");
  }
  return out;
}

std::vector<std::string> combiningText(const Program &program, const Kernel &kernel) {
  std::vector<std::string> out;
  for (const KernelReduction &each : kernel.reductions) {
    const std::string name = program[each.variable].name;
    // What the kernel has written may lie in one block with them.
    if ((each.section || program[each.variable].refersToNumber) && !kernel.mapped.empty())
      out.push_back(cpuUseText(program, {.variable = each.variable, .changes = true}));
    if (each.section)
      out.push_back("gpu_parts_" + name + ".combine<" + combinerOf(each.operation) + ">(" +
                    firstOf(program, *each.section) + ", " + std::to_string(each.section->count) + ");");
    else
      out.push_back(name + " = gpu_parts_" + name + ".combined<" + combinerOf(each.operation) + ">(" + name + ");");
  }
  return out;
}

/// The edits that lie in a span.
static TextEdits within(const TextEdits &edits, const SourceSpan &span) {
  TextEdits out;
  std::ranges::copy_if(edits, std::back_inserter(out), [&](const TextEdit &each) { return span.contains(each.span); });
  return out;
}

std::string updateText(const TextPieces &pieces, const Update &update, const TextEdits &more) {
  const std::string target = pieces.text(update.target, within(more, update.target));
  const auto captured = [&] { return pieces.text(update.captured, within(more, update.captured)); };
  if (update.operation == "read") return captured() + " = gpu::load(&" + target + ");";
  const std::string given = update.value.empty() ? "1" : pieces.text(update.value, within(more, update.value));
  std::string value = (update.operation == "-" ? "-(" : "(") + update.type + ")(" + given + ")";
  if (update.operation == "write") return "gpu::store(&" + target + ", " + value + ");";
  if (update.operation == "==")
    value = "gpu::Exchange<" + update.type + ">{" + value + ", (" + update.type + ")(" +
            pieces.text(update.replacement, within(more, update.replacement)) + ")}";
  const std::string call = combinerOf(update.operation) + ">(&" + target + ", " + value + ");";
  if (update.captured.empty()) return "gpu::update<" + call;
  return captured() + (update.capturesOld ? " = gpu::update<" : " = gpu::updated<") + call;
}

/// The length of a loop's chunks: a constant as it is, else a parameter.
static std::string chunkText(LoopText &out, const std::string &chunk, const std::string &name) {
  const bool isNumber = chunk.find_first_not_of("0123456789") == std::string::npos;
  if (chunk.empty() || (isNumber && chunk.size() <= 9)) return chunk;
  out.parameters.push_back({.declaration = "long long " + name, .argument = "(long long)(" + chunk + ")"});
  return name;
}

std::vector<LoopText> loopTexts(const Program &program, const Statement &region, const Kernel &kernel) {
  std::vector<LoopText> out;
  if (kernel.isOfTeams()) return out;
  if (kernel.grid) return {gridLoopText(program, kernel)};
  if (kernel.gridLoops > 0) return {batchLoopText(program, kernel)};
  for (std::size_t i = 0; i < kernel.loops.size(); ++i) {
    LoopText text;
    text.trips = numbered("gpu_trips", i);
    const auto &loops = kernel.loops[i]->directive->loops;
    if (isSharedSections(*kernel.loops[i])) text.counts.push_back(std::to_string(bodiesOf(*kernel.loops[i]).size()));
    std::vector<std::string> names;
    for (std::size_t level = 0; level < loops.size(); ++level) {
      const std::string name = program[loops[level].counter].name;
      names.push_back(loops.size() == 1 ? text.trips : numbered("gpu_count_" + name, i));
      text.counts.push_back(tripsText(loops[level]));
      if (loops.size() > 1 && level > 0)
        text.parameters.push_back({.declaration = "long long " + names.back(), .argument = names.back()});
    }
    for (std::size_t level = 0; level < loops.size(); ++level) {
      const std::string name = program[loops[level].counter].name;
      const std::string begin =
          headPart(text, numbered("gpu_begin_" + name, i), loops[level].begin, loops[level].constantBegin);
      const std::string step =
          headPart(text, numbered("gpu_step_" + name, i), loops[level].step, loops[level].constantStep);
      text.counters.push_back(counterText(loops[level], name, iterationOf(names, level), begin, step));
    }
    text.chunk = chunkText(text, chunkOf(program, region, kernel, *kernel.loops[i]), numbered("gpu_chunk", i));
    out.push_back(std::move(text));
  }
  return out;
}

namespace {

std::string replaced(std::string text, std::string_view from, const std::string &to) {
  if (const std::size_t at = text.find(from); at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

/// min and max of a loop nest without directives, in a language that has no word for the least number of a type, begin
/// with the variable's value.
bool beginsWithValue(const KernelReduction &reduction, const Target &target) {
  return !target.hasNeutralValues() && isExtreme(reduction.operation);
}

/// Changed in place through an address: the kernel has a reference of the variable's name.
bool isByAddress(const Program &program, const MappedVariable &mapped) {
  return mapped.isNamedWhole || (program[mapped.variable].shape != Shape::array && !mapped.byPointer);
}

} // namespace

std::vector<KernelParameter> parametersOf(const Program &program, const Kernel &kernel,
                                          const std::vector<LoopText> &loops, const Target &target) {
  std::vector<KernelParameter> out;
  for (const LoopText &loop : loops) {
    if (!kernel.grid && kernel.gridLoops == 0)
      out.push_back({.declaration = "long long " + loop.trips, .argument = loop.trips});
    out.insert(out.end(), loop.parameters.begin(), loop.parameters.end());
  }
  for (const VariableId id : kernel.values) {
    const Variable &variable = program[id];
    out.push_back({.declaration = variable.referredParameter.empty() ? variable.parameter : variable.referredParameter,
                   .argument = variable.name});
  }
  for (const MappedVariable &each : kernel.mapped) {
    if (each.isOfFunctions) continue;
    const Variable &variable = program[each.variable];
    const bool isConstant = each.cache == ArrayCache::constant;
    if (isConstant && !target.constantsAreParameters()) continue;
    if (each.cache != ArrayCache::none)
      out.push_back({.declaration = readOnlyParameter(variable),
                     .argument = "gpu_region.device(" + variable.name + ")",
                     .isMemory = true,
                     .isConstant = isConstant});
    else if (isByAddress(program, each))
      out.push_back({.declaration = replaced(variable.elementParameter, "{}", addressName(variable)),
                     .argument = "gpu_region.device(&" + variable.name + ")",
                     .isMemory = true});
    else
      out.push_back({.declaration = pointerParameter(program, kernel, variable),
                     .argument = "gpu_region.device(" + variable.name + ")",
                     .isMemory = true});
  }
  for (const VariableId id : kernel.lastPrivates)
    out.push_back({.declaration = replaced(program[id].elementParameter, "{}", "gpu_last_" + program[id].name),
                   .argument = "gpu_region.device(&" + program[id].name + ")",
                   .isMemory = true});
  for (const KernelReduction &each : kernel.reductions) {
    const std::string &name = program[each.variable].name;
    const std::string &type = each.section ? each.section->type : program[each.variable].valueType();
    if (beginsWithValue(each, target)) out.push_back({.declaration = type + " gpu_first_" + name, .argument = name});
    out.push_back(
        {.declaration = type + " *gpu_parts_" + name, .argument = "gpu_parts_" + name + ".device()", .isMemory = true});
  }
  return out;
}

namespace {

class KernelWriter {
public:
  KernelWriter(const Program &program, const TextPieces &pieces, const Kernel &kernel,
               const std::vector<LoopText> &loops)
      : program_(program), pieces_(pieces), kernel_(kernel), loops_(loops) {}

  std::string write();

private:
  std::string launchBounds() const;
  void head();
  void reductions(const std::array<std::int64_t, 3> &block, std::size_t rank);
  void ownElements(const KernelReduction &reduction);
  void loop(std::size_t number);
  void grid();
  void teams();
  void privates(const Statement &loop, unsigned depth);
  std::string body(const Statement &loop, const std::string &indentation);
  std::string sections(const Statement &construct, const std::string &indentation);
  std::string statementText(const Statement &statement, const std::string &indentation, const TextEdits &more = {});
  void addAtomics(const Statement &statement, TextEdits &out, bool inCritical = false);
  TextEdits memberEdits(const Statement &statement) const;
  bool strides() const;

  void line(const std::string &text, unsigned depth) { out_ += std::string(2 * depth, ' ') + text + "\n"; }

  const Program &program_;
  const TextPieces &pieces_;
  const Kernel &kernel_;
  const std::vector<LoopText> &loops_;
  std::string out_;
};

/// One iteration a thread is enough where nothing is gathered over iterations, and there may be as many blocks.
bool KernelWriter::strides() const {
  return kernel_.mostBlocks.has_value() || !kernel_.reductions.empty() || !kernel_.threadPrivates.empty() ||
         !kernel_.after.empty() ||
         std::ranges::any_of(loops_, [](const LoopText &loop) { return !loop.chunk.empty(); }) ||
         std::ranges::any_of(kernel_.loops, [](const Statement *loop) { return continuesLoop(*bodyOf(*loop)); });
}

/// The thread's elements, and by the name of the array the array that they are, or a pointer to the first one.
void KernelWriter::ownElements(const KernelReduction &reduction) {
  const Section &section = *reduction.section;
  const std::string &name = program_[reduction.variable].name;
  const std::string held = std::to_string(reduction.held);
  const std::string first = neutralOf(reduction.operation, section.type);
  line("gpu::Own<" + section.type + ", " + std::to_string(section.first) + ", " + std::to_string(section.count) + ", " +
           held + "> gpu_own_" + name + "(" + first + ");",
       1);
  const bool isArray = reduction.held == section.extent;
  line(section.type + (isArray ? " (&" + name + ")[" + held + "]" : " *" + name) + " = gpu_own_" + name + ".of;", 1);
}

/// How many threads a block may have where the program says it.
std::string KernelWriter::launchBounds() const {
  if (!kernel_.team || kernel_.team->threads.empty()) return {};
  const std::string &threads = kernel_.team->threads;
  const bool isNumber = threads.size() <= 3 && threads.find_first_not_of("0123456789") == std::string::npos;
  long most = kernel_.team->isCounted ? 1024 : 512;
  if (isNumber) most = std::min(most, (std::strtol(threads.c_str(), nullptr, 10) + 31) / 32 * 32);
  return "__launch_bounds__(" + std::to_string(most) + ") ";
}

void KernelWriter::head() {
  out_ += std::string(pieces_.target().kernelWords()) + launchBounds() + kernel_.name + "(";
  std::size_t column = out_.size();
  bool isFirst = true;
  for (const KernelParameter &parameter : parametersOf(program_, kernel_, loops_, pieces_.target())) {
    const std::string declaration = pieces_.target().parameter(parameter);
    const bool wraps = !isFirst && out_.size() - (out_.rfind('\n') + 1) + declaration.size() > 110;
    out_ += (isFirst ? "" : wraps ? ",\n" + std::string(column, ' ') : ", ") + declaration;
    isFirst = false;
  }
  out_ += ") {\n";
  for (const MappedVariable &each : kernel_.mapped)
    if (each.isOfFunctions) {
      continue;
    } else if (each.cache == ArrayCache::constant && !pieces_.target().constantsAreParameters()) {
      line(constantReference(program_, each.variable), 1);
    } else if (each.cache == ArrayCache::none && isByAddress(program_, each)) {
      const Variable &variable = program_[each.variable];
      line(variable.reference + " = *" + addressName(variable) + ";", 1);
    }
  for (const KernelReduction &each : kernel_.reductions) {
    const Variable &variable = program_[each.variable];
    if (each.section) {
      ownElements(each);
      continue;
    }
    line(variable.valueType() + " " + variable.name + " = " +
             (beginsWithValue(each, pieces_.target()) ? "gpu_first_" + variable.name
                                                      : neutralOf(each.operation, variable.valueType())) +
             ";",
         1);
  }
  for (const VariableId id : kernel_.threadPrivates)
    if (std::ranges::none_of(kernel_.before, [&](const Statement *each) { return declares(*each, id); }))
      line(program_[id].declaration + ";", 1);
  for (const Statement *each : kernel_.before)
    line(statementText(*each, "  "), 1);
}

/// The kernel has members by their names alone: "this->" goes.
TextEdits KernelWriter::memberEdits(const Statement &statement) const {
  TextEdits out;
  const auto add = [&](const Access &access) {
    const std::string &name = program_[access.variable].name;
    const std::string_view text = program_.textOf(access.span);
    if (program_[access.variable].storage != Storage::member || !text.starts_with("this") || !text.ends_with(name))
      return;
    const auto end = static_cast<std::uint32_t>(access.span.end - name.size());
    out.push_back({.span = {.file = mainFile, .begin = access.span.begin, .end = end}, .replacement = ""});
  };
  forEachAccess(statement, add);
  return normalized(std::move(out));
}

/// Atomic and critical updates become calls; their pragmas go, and so do those of inner loops.
void KernelWriter::addAtomics(const Statement &statement, TextEdits &out, bool inCritical) {
  const bool isAtomic = statement.directive && statement.directive->kind == DirectiveKind::atomic;
  const bool isCritical = statement.directive && statement.directive->kind == DirectiveKind::critical;
  const bool isInnerLoop = statement.directive && (statement.directive->kind == DirectiveKind::simd ||
                                                   statement.directive->kind == DirectiveKind::parallelFor ||
                                                   isLoopOfThreads(*statement.directive));
  if (isAtomic || isCritical || isInnerLoop) out.push_back({.span = statement.directive->pragma, .replacement = ""});
  if (inCritical && statement.update) {
    out.push_back(
        {.span = statement.span, .replacement = updateText(pieces_, *statement.update, memberEdits(statement))});
    return;
  }
  Statement own = statement;
  own.children.clear();
  const TextEdits members = memberEdits(own);
  out.insert(out.end(), members.begin(), members.end());
  for (const Statement &child : statement.children)
    addAtomics(child, out, inCritical || isAtomic || isCritical);
}

std::string KernelWriter::statementText(const Statement &statement, const std::string &indentation,
                                        const TextEdits &more) {
  TextEdits edits = more;
  addAtomics(statement, edits);
  std::string text = pieces_.kernelText(statement.span, std::move(edits));
  if (const std::size_t first = text.find_first_not_of(" \t\r\n"); first != std::string::npos) text.erase(0, first);
  return reindented(text, indentationAt(program_.text, statement.span.begin), indentation);
}

/// Each thread executes one.
std::string KernelWriter::sections(const Statement &construct, const std::string &indentation) {
  std::string out;
  std::size_t number = 0;
  for (const Statement *section : bodiesOf(construct)) {
    const bool isNamed = section->directive && section->directive->kind == DirectiveKind::section;
    const Statement &code = isNamed ? section->children.front() : *section;
    out += (out.empty() ? "case " : indentation + "case ") + std::to_string(number++) + ": {\n" + indentation + "  " +
           statementText(code, indentation + "  ") + "\n" + indentation + "  break;\n" + indentation + "}\n";
  }
  return "switch (gpu_t) {\n" + indentation + out + indentation + "}";
}

/// The body without its braces, which the kernel's own braces stand for.
std::string KernelWriter::body(const Statement &loop, const std::string &indentation) {
  if (isSharedSections(loop)) return sections(loop, indentation);
  if (kernel_.order) return statementText(kernel_.order->body(), indentation);
  return statementText(*bodyOf(loop), indentation);
}

void KernelWriter::privates(const Statement &loop, unsigned depth) {
  for (const VariableId id : kernel_.privates) {
    const bool counts =
        std::ranges::any_of(loop.directive->loops, [&](const CountedLoop &each) { return each.counter == id; }) ||
        (kernel_.order &&
         std::ranges::any_of(kernel_.order->nest, [&](const Statement *each) { return each->counted->counter == id; }));
    bool isUsed = false;
    forEachAccess(*bodyOf(loop), [&](const Access &access) { isUsed |= access.variable == id; });
    if (isUsed && !counts) line(program_[id].declaration + ";", depth);
  }
}

/// A nest of which each loop has an axis.
void KernelWriter::grid() {
  const Statement &statement = *kernel_.loops.front();
  const GridGuards guards = gridGuards(program_, kernel_, pieces_.target());
  out_ += guards.open;
  for (const std::string &counter : loops_.front().counters)
    line(counter, guards.depth);
  const std::vector<std::string> &serial = loops_.front().serial;
  unsigned depth = guards.depth;
  for (std::size_t i = 0; i < serial.size(); i += 2, ++depth) {
    line(serial[i], depth);
    line(serial[i + 1], depth);
  }
  privates(statement, depth);
  line(body(statement, std::string(2 * depth, ' ')), depth);
  while (depth-- > guards.depth)
    line("}", depth);
  out_ += guards.close;
  reductions(kernel_.grid->block, kernel_.grid->axes.size());
}

/// A block for each iteration.
void KernelWriter::teams() {
  out_ += teamLoopText(program_, pieces_, kernel_, loops_.front());
  for (const KernelReduction &each : kernel_.reductions)
    line("gpu::reduceTeam<" + combinerOf(each.operation) + ">(" + program_[each.variable].name + ", gpu_parts_" +
             program_[each.variable].name + ");",
         1);
}

/// What the threads of a block have gathered becomes one part.
void KernelWriter::reductions(const std::array<std::int64_t, 3> &block, std::size_t rank) {
  for (const KernelReduction &each : kernel_.reductions) {
    const Variable &variable = program_[each.variable];
    for (const std::string &statement :
         pieces_.target().reduction({.value = (each.section ? "gpu_own_" : "") + variable.name,
                                     .name = variable.name,
                                     .type = variable.valueType(),
                                     .operation = each.operation,
                                     .combiner = combinerOf(each.operation),
                                     .block = block,
                                     .rank = rank}))
      line(statement, 1);
  }
}

void KernelWriter::loop(std::size_t number) {
  const LoopText &text = loops_[number];
  const Statement &statement = *kernel_.loops[number];
  if (!text.chunk.empty()) {
    line("for (long long gpu_from = gpu::thread(); gpu_from <= (" + text.trips + " - 1) / " + text.chunk +
             "; gpu_from += gpu::threads())",
         1);
    line("for (long long gpu_t = gpu_from * " + text.chunk + "; gpu_t < " + text.trips + " && gpu_t / " + text.chunk +
             " == gpu_from; ++gpu_t) {",
         1);
  } else if (kernel_.collapse)
    line("{", 1);
  else if (strides())
    line("for (long long gpu_t = gpu::thread(); gpu_t < " + text.trips + "; gpu_t += gpu::threads()) {", 1);
  else
    line("if (gpu_t < " + text.trips + ") {", 1);
  for (const std::string &counter : text.counters)
    line(counter, 2);
  privates(statement, 2);
  if (kernel_.collapse)
    out_ += collapsedText(
        program_, kernel_,
        [&](const Statement &each, const std::string &indentation, const TextEdits &more) {
          return statementText(each, indentation, more);
        },
        2);
  else
    line(body(statement, "    "), 2);
  for (const VariableId id : kernel_.lastPrivates)
    if (const Clause *clause = statement.directive->find(ClauseKind::lastPrivate);
        clause != nullptr && std::ranges::find(clause->variables, id) != clause->variables.end())
      line("if (gpu_t == " + text.trips + " - 1) *gpu_last_" + program_[id].name + " = " + program_[id].name + ";", 2);
  line("}", 1);
}

std::string KernelWriter::write() {
  head();
  if (kernel_.isOfTeams()) return out_ + teamText(program_, pieces_, kernel_) + "}\n";
  if (kernel_.team) return teams(), out_ + "}\n";
  if (kernel_.grid) return grid(), out_ + "}\n";
  if (kernel_.gridLoops > 0)
    return out_ +
           batchText(program_, kernel_,
                     [&](const Statement &each, const std::string &indentation) {
                       return statementText(each, indentation);
                     }) +
           "}\n";
  if (kernel_.collapse) {
    const std::string &trips = loops_.front().trips;
    line("const bool gpu_has_row = gpu::thread() < " + trips + ";", 1);
    line("const long long gpu_t = gpu_has_row ? gpu::thread() : " + trips + " - 1;", 1);
  } else if (!strides())
    line("const long long gpu_t = gpu::thread();", 1);
  for (std::size_t i = 0; i < kernel_.loops.size(); ++i)
    loop(i);
  for (const Statement *each : kernel_.after)
    line(statementText(*each, "  "), 1);
  reductions({isSharedSections(*kernel_.loops.front()) ? 1 : kernel_.threadsOfBlock, 1, 1}, 0);
  out_ += "}\n";
  return std::move(out_);
}

} // namespace

std::string kernelText(const Program &program, const TextPieces &pieces, const Kernel &kernel,
                       const std::vector<LoopText> &loops) {
  return KernelWriter(program, pieces, kernel, loops).write();
}

} // namespace warpgrain::openmp
