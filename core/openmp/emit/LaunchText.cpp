// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/LaunchText.h"

#include "core/base/Indentation.h"
#include "core/base/LineIndex.h"
#include "core/openmp/emit/AtomicText.h"
#include "core/openmp/emit/BatchText.h"
#include "core/openmp/emit/ConstantText.h"
#include "core/openmp/emit/CpuUseText.h"
#include "core/openmp/emit/GridText.h"
#include "core/openmp/emit/MappedText.h"
#include "core/openmp/emit/OrderText.h"
#include "core/openmp/emit/OutsideText.h"
#include "core/openmp/emit/ReductionText.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

SourceSpan replacedSpan(const Kernel &kernel) {
  SourceSpan out = kernel.loops.front()->span;
  for (const auto *list : {&kernel.loops, &kernel.after})
    for (const Statement *each : *list)
      out.end = std::max(out.end, each->span.end);
  return out;
}

std::string ownPragma(const Program &program, const Kernel &kernel, const Statement &loop) {
  std::string pragma = "#pragma omp parallel for";
  const auto list = [&](const std::string &word, const std::vector<VariableId> &ids) {
    std::string names;
    for (const VariableId id : ids)
      if (!declares(loop, id)) names += (names.empty() ? "" : ", ") + program[id].name;
    if (!names.empty()) pragma += " " + word + "(" + names + ")";
  };
  std::vector<VariableId> privates;
  std::ranges::copy_if(kernel.privates, std::back_inserter(privates), [&](VariableId id) {
    return std::ranges::find(kernel.lastPrivates, id) == kernel.lastPrivates.end();
  });
  privates.insert(privates.end(), kernel.ofTeam.begin(), kernel.ofTeam.end());
  list("private", privates);
  list("lastprivate", kernel.lastPrivates);
  for (const KernelReduction &each : kernel.reductions)
    pragma += " reduction(" + each.operation + " : " +
              (each.section ? std::string(program.textOf(each.section->span)) : program[each.variable].name) + ")";
  for (const Clause &clause : loop.directive->clauses)
    if (clause.kind == ClauseKind::schedule || clause.kind == ClauseKind::collapse)
      pragma += " " + std::string(program.textOf(clause.span));
  return pragma;
}

namespace {

/// Of a variable that only functions use, a name of the launching function may hide the plain one.
std::string hostName(const Program &program, const MappedVariable &mapped) {
  return (mapped.isOfFunctions ? "::" : "") + program[mapped.variable].name;
}

std::string hostAddress(const Program &program, const MappedVariable &mapped) {
  const Shape shape = program[mapped.variable].shape;
  return (shape == Shape::array || shape == Shape::pointer ? "" : "&") + hostName(program, mapped);
}

class LaunchWriter {
public:
  LaunchWriter(const Program &program, const TextPieces &pieces, const Region &region, const Kernel &kernel,
               const std::string &indentation)
      : program_(program), pieces_(pieces), region_(region), kernel_(kernel),
        loops_(loopTexts(program, *region.statement, kernel)), indentation_(indentation) {}

  std::string write();

private:
  void counts();
  void memory();
  void headUses();
  std::string mostTrips() const;
  void launch();
  void launchLoops(const Kernel &kernel, unsigned depth);
  void launched(const Kernel &kernel, const std::string &blocks, const std::string &shape, unsigned depth);
  void launchTeamLoop(const Kernel &kernel, unsigned depth);
  void launchFewOrMany();
  void launchGrid();
  void launchBatch();
  void launchTiles(const Kernel &kernel, unsigned depth);
  void launchOrdered();
  void launchCollapsed();
  void askBefore(const std::vector<std::string> &conditions);
  void launchTeams();
  std::string callText(const Kernel &kernel, const std::string &shape, unsigned depth) const;
  void original();
  void truths();
  void privateCopies();
  void neutralValues();
  std::string originalLoop() const;
  std::string withoutPragma(const Statement &statement) const;
  std::string ofCpu(const SourceSpan &span) const;

  /// The condition of an if clause, with what joins it to others.
  std::string conditionText() const { return kernel_.condition.empty() ? "" : "(" + kernel_.condition + ") && "; }

  void line(const std::string &text, unsigned depth) {
    out_ += (out_.empty() ? "" : indentation_) + std::string(2 * depth, ' ') + text + "\n";
  }

  const Program &program_;
  const TextPieces &pieces_;
  const Region &region_;
  const Kernel &kernel_;
  const std::vector<LoopText> loops_; ///< in the directive's order
  const std::string &indentation_;
  std::string out_;
};

void LaunchWriter::counts() {
  if (kernel_.order)
    for (const std::string &count : gridLoopText(program_, formsOf(kernel_).back()).counts)
      line(count, 1);
  if (kernel_.order && kernel_.order->isCertain()) return;
  for (std::size_t i = 0; i < loops_.size(); ++i) {
    const LoopText &loop = loops_[i];
    if (kernel_.grid || kernel_.gridLoops > 0) {
      for (const std::string &count : loop.counts)
        line(count, 1);
      continue;
    }
    if (loop.counts.size() == 1) {
      line("const long long " + loop.trips + " = " + loop.counts.front() + ";", 1);
      continue;
    }
    std::string product;
    for (std::size_t level = 0; level < loop.counts.size(); ++level) {
      const std::string name = "gpu_count_" + program_[kernel_.loops[i]->directive->loops[level].counter].name +
                               (i == 0 ? std::string() : std::to_string(i));
      line("const long long " + name + " = " + loop.counts[level] + ";", 1);
      product += (level == 0 ? "" : " * ") + name;
    }
    line("const long long " + loop.trips + " = " + product + ";", 1);
  }
}

/// What the GPU has kept of what the counts are computed from comes back before them.
void LaunchWriter::headUses() {
  for (const CpuUse &each : kernel_.head)
    line(cpuUseText(program_, each), 1);
}

/// Arrays come first: pointers may lead into them.
void LaunchWriter::memory() {
  // The CPU's threads have the values from here on, too.
  const auto *directive = region_.isFunction() ? nullptr : &*region_.statement->directive;
  for (const Clause &clause : directive == nullptr ? std::vector<Clause>() : directive->clauses)
    if (clause.kind == ClauseKind::copyIn) {
      line("#pragma omp parallel " + std::string(program_.textOf(clause.span)), 1);
      line("{ }", 1);
    }
  const bool hasPointers = std::ranges::any_of(kernel_.mapped, &MappedVariable::byPointer);
  if (directive != nullptr && hasPointers && region_.kernels.size() == 1)
    for (const std::string &each : mappedText(*directive))
      line(each, 1);
  for (const KernelReduction &each : kernel_.reductions)
    if (each.section || program_[each.variable].refersToNumber)
      line(cpuUseText(program_, {.variable = each.variable, .changes = true}), 1);
  for (const VariableId id : kernel_.referred)
    line("gpu::cpuReads(&" + program_[id].name + ", sizeof(" + program_[id].name + "));", 1);
  line("gpu::Region gpu_region;", 1);
  for (const bool byPointer : {false, true})
    for (const MappedVariable &each : kernel_.mapped) {
      if (each.byPointer != byPointer) continue;
      const std::string name = hostName(program_, each);
      std::string use = each.isWritten ? "gpu::inOut" : "gpu::in";
      if (each.transfer.copiesAgain) use += " | gpu::again";
      if (each.transfer.comesBack) use += " | gpu::back";
      const std::string call = each.transfer.isKept ? "gpu_region.keeps(" : "gpu_region.uses(";
      if (byPointer)
        line(call + name + ", " + use + ");", 1);
      else
        line(call + hostAddress(program_, each) + ", sizeof(" + name + "), " + use + ");", 1);
    }
  for (const MappedVariable &each : kernel_.mapped)
    if (each.transfer.isFilled)
      line("gpu_region.fills(" + program_[each.variable].name + ", " + loops_.front().trips + ");", 1);
  for (const Overlap &each : kernel_.apart)
    line("gpu_region.apart(" + addressText(program_, each.updated) + ", " + addressText(program_, each.read) + ");", 1);
  // The kernel has copies of what references lead to.
  for (const VariableId id : kernel_.referred)
    for (const MappedVariable &each : kernel_.mapped)
      if (each.isWritten) line("gpu_region.apart(" + hostAddress(program_, each) + ", &" + program_[id].name + ");", 1);
  // The kernel has copies of the members.
  const auto isMember = [&](VariableId id) { return program_[id].storage == Storage::member; };
  const bool hasMembers = std::ranges::any_of(kernel_.values, isMember) ||
                          std::ranges::any_of(kernel_.mapped, [&](const MappedVariable &each) {
                            return each.byPointer && isMember(each.variable);
                          });
  for (const MappedVariable &each : kernel_.mapped)
    if (hasMembers && each.byPointer && each.isWritten)
      line("gpu_region.apart(" + program_[each.variable].name + ", this);", 1);
  for (const VariableId id : kernel_.lastPrivates)
    line("gpu_region.uses(&" + program_[id].name + ", sizeof(" + program_[id].name + "), gpu::inOut);", 1);
}

/// The iterations of the loop that has most of them.
std::string LaunchWriter::mostTrips() const {
  std::string out = loops_.front().trips;
  for (std::size_t i = 1; i < loops_.size(); ++i)
    out = "gpu::larger(" + out + ", " + loops_[i].trips + ")";
  return out;
}

void LaunchWriter::launch() {
  line("if (" + conditionText() + mostTrips() + " > 0 && gpu_region.begin()) {", 1);
  launchLoops(kernel_, 2);
}

/// A thread for each iteration of the directive's loops.
void LaunchWriter::launchLoops(const Kernel &kernel, unsigned depth) {
  // Threads that gather something do more than one iteration each where there are very many.
  const bool gathers = !kernel_.reductions.empty() || !kernel_.after.empty();
  // Each section has a block, so that no two of them share a warp.
  if (isSharedSections(*kernel_.loops.front())) {
    line("const unsigned gpu_blocks = (unsigned)" + mostTrips() + ";", depth);
    return launched(kernel, "gpu_blocks", "gpu_blocks, 1", depth);
  }
  if (kernel.team) return launchTeamLoop(kernel, depth);
  const std::string limit = kernel_.mostBlocks ? ", " + std::to_string(*kernel_.mostBlocks) : gathers ? ", 1024" : "";
  const std::string threads = std::to_string(kernel_.threadsOfBlock);
  line("const unsigned gpu_blocks = gpu::blocksFor(" + mostTrips() + ", " + threads + limit + ");", depth);
  launched(kernel, "gpu_blocks", "gpu_blocks, " + threads, depth);
}

/// A block for each iteration, and no more of them than the directive says.
void LaunchWriter::launchTeamLoop(const Kernel &kernel, unsigned depth) {
  const TeamLoop &team = *kernel.team;
  std::string most = kernel.mostBlocks ? std::to_string(*kernel.mostBlocks) : kernel.reductions.empty() ? "" : "1024";
  if (!team.teams.empty()) most = most.empty() ? team.teams : "gpu::smaller(" + most + ", " + team.teams + ")";
  line("const unsigned gpu_blocks = gpu::blocksFor(" + mostTrips() + ", 1" +
           (most.empty() ? "" : ", gpu::larger(1, " + most + ")") + ");",
       depth);
  const bool isUsual = kernel.threadsOfBlock == Kernel{}.threadsOfBlock && team.enough > 0;
  const std::string threads = team.threads.empty() ? std::to_string(isUsual ? team.enough : kernel.threadsOfBlock)
                              : team.isCounted     ? "gpu::threadsOfBlock(" + team.threads + ")"
                                                   : "gpu::warpsOfBlock(" + team.threads + ")";
  launched(kernel, "gpu_blocks", "gpu_blocks, " + threads, depth);
}

/// The call, and what its blocks gather.
void LaunchWriter::launched(const Kernel &kernel, const std::string &blocks, const std::string &shape, unsigned depth) {
  for (const std::string &each : partsText(program_, kernel, blocks))
    line(each, depth);
  for (const MappedVariable &each : kernel.mapped)
    if (each.cache == ArrayCache::constant && !pieces_.target().constantsAreParameters())
      line(constantCopy(program_, each.variable), depth);
  for (const std::string &each : outsideCopies(program_, kernel))
    line(each, depth);
  line(callText(kernel, shape, depth), depth);
  line("gpu_region.end();", depth);
  for (const std::string &each : combiningText(program_, kernel))
    line(each, depth);
}

/// A block for each tile of a nest.
void LaunchWriter::launchGrid() {
  const std::string condition = kernel_.condition.empty() ? "" : " && " + kernel_.condition;
  line("if (" + gridCondition(program_, kernel_) + condition + " && gpu_region.begin()) {", 1);
  launchTiles(kernel_, 2);
}

void LaunchWriter::launchTiles(const Kernel &kernel, unsigned depth) {
  const Target &target = pieces_.target();
  const std::vector<GridAxis> axes = gridAxes(program_, kernel, target);
  for (const std::string &each : target.gridShape(kernel.name, axes))
    line(each, depth);
  launched(kernel, target.gridBlocks(), target.launchShape(axes), depth);
}

/// The loops of a nest in another order than the directive's, or in one of both.
void LaunchWriter::launchOrdered() {
  const std::vector<Kernel> forms = formsOf(kernel_);
  if (kernel_.order->isCertain()) {
    line("if (" + conditionText() + gridCondition(program_, forms.back()) + " && gpu_region.begin()) {", 1);
    return launchTiles(forms.back(), 2);
  }
  line("if (" + conditionText() + mostTrips() + " > 0 && gpu_region.begin()) {", 1);
  std::vector<std::string> conditions{gridCondition(program_, forms.back())};
  for (std::string &each : orderConditions(program_, *kernel_.order))
    conditions.push_back(std::move(each));
  askBefore(conditions);
  launchTiles(forms.back(), 3);
  line("} else {", 2);
  launchLoops(forms.front(), 3);
  line("}", 2);
}

/// "if (a && b) {"
void LaunchWriter::askBefore(const std::vector<std::string> &conditions) {
  std::string asked = "if (";
  std::size_t width = asked.size();
  bool isFirst = true;
  for (const std::string &each : conditions) {
    const bool wraps = !isFirst && indentation_.size() + 4 + width + each.size() > 108;
    if (!isFirst) asked += " &&" + (wraps ? "\n" + indentation_ + std::string(8, ' ') : std::string(" "));
    asked += each;
    width = (wraps ? 4 : width + (isFirst ? 0 : 4)) + each.size();
    isFirst = false;
  }
  line(asked + ") {", 2);
}

/// The threads of a block share their rows where that is allowed.
void LaunchWriter::launchCollapsed() {
  const std::vector<Kernel> forms = formsOf(kernel_);
  if (forms.size() == 1) return launch();
  line("if (" + conditionText() + mostTrips() + " > 0 && gpu_region.begin()) {", 1);
  askBefore(apartConditions(program_, kernel_.collapse->apart));
  launchLoops(forms.back(), 3);
  line("} else {", 2);
  launchLoops(forms.front(), 3);
  line("}", 2);
}

/// Blocks or threads for the iterations, by how many there are.
void LaunchWriter::launchFewOrMany() {
  const std::vector<Kernel> forms = formsOf(kernel_);
  line("if (" + conditionText() + mostTrips() + " > 0 && gpu_region.begin()) {", 1);
  askBefore({mostTrips() + " < " + std::to_string(kernel_.team->fewerThan)});
  launchLoops(forms.back(), 3);
  line("} else {", 2);
  launchLoops(forms.front(), 3);
  line("}", 2);
}

/// A block for each iteration of the grid's loops.
void LaunchWriter::launchBatch() {
  const std::string condition = kernel_.condition.empty() ? "" : " && (" + kernel_.condition + ")";
  line("if (" + batchCondition(program_, kernel_) + condition + " && gpu_region.begin()) {", 1);
  line("const auto gpu_grid = " + batchGrid(program_, kernel_) + ";", 2);
  launched(kernel_, "gpu::blocksOf(gpu_grid)", "gpu_grid, " + batchBlock(program_, kernel_), 2);
}

/// A team for each block. What needs its threads cannot be executed by the CPU instead.
void LaunchWriter::launchTeams() {
  line("if (gpu::areTeams(gpu_teams, gpu_threads) && gpu_region.begin()) {", 1);
  line(callText(kernel_, "(unsigned)gpu_teams, (unsigned)gpu_threads", 2), 2);
  line("gpu_region.end();", 2);
  line("} else {", 1);
  line("gpu::stop(\"" + kernel_.name + "\");", 2);
}

std::string LaunchWriter::callText(const Kernel &kernel, const std::string &shape, unsigned depth) const {
  return pieces_.target().launch(
      kernel.name, shape,
      parametersOf(program_, kernel, loopTexts(program_, *region_.statement, kernel), pieces_.target()),
      indentation_ + std::string(2 * depth, ' '));
}

/// The text that stays for the CPU.
std::string LaunchWriter::ofCpu(const SourceSpan &span) const {
  TextEdits edits;
  for (const Statement *loop : kernel_.loops)
    for (TextEdit &edit : atomicEdits(pieces_, program_, *loop))
      if (span.contains(edit.span)) edits.push_back(std::move(edit));
  return pieces_.text(span, edits);
}

std::string LaunchWriter::withoutPragma(const Statement &statement) const {
  return ofCpu(statement.children.front().span);
}

std::string LaunchWriter::originalLoop() const {
  return ownPragma(program_, kernel_, *kernel_.loops.front()) + "\n" + indentation_ + "    " +
         withoutPragma(*kernel_.loops.front());
}

/// The original's private variables, of which a compiler without OpenMP would take those around the loop.
void LaunchWriter::privateCopies() {
  std::string text;
  std::set<VariableId> done;
  const auto declare = [&](VariableId id) {
    const Statement &loop = *kernel_.loops.front();
    const bool isLast = std::ranges::find(kernel_.lastPrivates, id) != kernel_.lastPrivates.end();
    if (!declares(loop, id) && !isLast && done.insert(id).second)
      text += (text.empty() ? "" : " ") + program_[id].declaration + ";";
  };
  for (const CountedLoop &loop : kernel_.loops.front()->directive->loops)
    declare(loop.counter);
  for (const VariableId id : kernel_.privates)
    if (sharingInLoop(program_, *region_.statement, *kernel_.loops.front(), id).sharing != Sharing::firstPrivate)
      declare(id);
  for (const VariableId id : kernel_.ofTeam)
    if (!kernel_.isOfTeams()) declare(id);
  if (!text.empty()) line(text, 2);
}

/// What the clauses of the directives reduce; critical sections update the variable itself, and truths() follows for &&
/// and ||.
void LaunchWriter::neutralValues() {
  const auto lists = [](const Statement &statement, VariableId id) {
    return statement.directive && std::ranges::any_of(statement.directive->clauses, [&](const Clause &clause) {
             return clause.kind == ClauseKind::reduction &&
                    std::ranges::find(clause.variables, id) != clause.variables.end();
           });
  };
  for (const KernelReduction &each : kernel_.reductions)
    if (isExtreme(each.operation) && pieces_.target().hasNeutralValues() &&
        (lists(*region_.statement, each.variable) || lists(*kernel_.loops.front(), each.variable)))
      line(beginNeutral(program_, each, false), 2);
}

/// Where no iteration is executed, a variable of && or || becomes 0 or 1 all the same.
void LaunchWriter::truths() {
  if (kernel_.grid) return;
  for (const KernelReduction &each : kernel_.reductions) {
    if (each.operation != "&&" && each.operation != "||") continue;
    const std::string &name = program_[each.variable].name;
    line("gpu::makeTruths(" +
             (each.section ? firstOf(program_, *each.section) + ", " + std::to_string(each.section->count)
                           : "&" + name + ", 1") +
             ");",
         1);
  }
}

void LaunchWriter::original() {
  const bool isOneLoop = kernel_.loops.size() == 1 && kernel_.after.empty();
  if (isOneLoop && !kernel_.grid) privateCopies();
  neutralValues();
  const std::string from(indentationAt(program_.text, kernel_.loops.front()->span.begin));
  const auto put = [&](const std::string &text) { line(reindented(text, from, indentation_ + "    "), 2); };
  // Where it is executed, its iterations may depend on each other.
  if (kernel_.grid) return put(withoutPragma(*kernel_.loops.front()));
  if (region_.statement == kernel_.loops.front()) return put(ofCpu(region_.statement->span));
  if (isOneLoop) return put(originalLoop());
  for (const auto *statements : {&kernel_.loops, &kernel_.after})
    for (const Statement *each : *statements)
      put(withoutPragma(*each));
}

std::string LaunchWriter::write() {
  const SourceLine at = program_.placeOf(LineIndex(program_.text).locate(kernel_.loops.front()->span.begin).line);
  const std::string header = at.path == program_.path ? std::string() : at.path.filename().string() + ":";
  line(std::string("{ // the ") +
           (kernel_.isOfTeams()                        ? "teams"
            : isSharedSections(*kernel_.loops.front()) ? "sections"
                                                       : "loop") +
           " of line " + header + std::to_string(at.line) + ": " + kernel_.name,
       0);
  headUses();
  kernel_.isOfTeams()
      ? line("const long long gpu_teams = " + kernel_.teams + ", gpu_threads = " + kernel_.threads + ";", 1)
      : counts();
  memory();
  if (kernel_.gridLoops > 0)
    launchBatch();
  else
    kernel_.isOfTeams()                          ? launchTeams()
    : kernel_.team &&kernel_.team->fewerThan > 0 ? launchFewOrMany()
    : kernel_.grid                               ? launchGrid()
    : kernel_.order                              ? launchOrdered()
    : kernel_.collapse                           ? launchCollapsed()
                                                 : launch();
  if (kernel_.keepsOriginal()) {
    line("} else {", 1);
    if (kernel_.mayLeaveKept) line("gpu_region.leave();", 2);
    original();
  }
  line("}", 1);
  truths();
  line("}", 0);
  out_.pop_back();
  return std::move(out_);
}

} // namespace

std::string launchText(const Program &program, const TextPieces &pieces, const Region &region, const Kernel &kernel,
                       const std::string &indentation) {
  return LaunchWriter(program, pieces, region, kernel, indentation).write();
}

} // namespace warpgrain::openmp
