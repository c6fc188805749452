// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/TeamLoopText.h"

#include "core/base/Indentation.h"
#include "core/openmp/emit/ReductionText.h"
#include "core/openmp/emit/ThreadCode.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/TeamVariables.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

template <typename T>
bool contains(const std::vector<T> &list, const T &value) {
  return std::ranges::find(list, value) != list.end();
}

/// What threads of the block have done since they last waited for each other.
struct Since {
  bool firstWrote = false;   ///< the first thread has changed memory
  bool threadsWrote = false; ///< threads have, each by itself
  bool haveRead = false;     ///< threads have read what another one may change

  bool wrote() const { return firstWrote || threadsWrote; }

  void join(const Since &other) {
    firstWrote |= other.firstWrote;
    threadsWrote |= other.threadsWrote;
    haveRead |= other.haveRead;
  }
};

class TeamLoopWriter {
public:
  TeamLoopWriter(const Program &program, const TextPieces &pieces, const Kernel &kernel, const LoopText &loop)
      : program_(program), pieces_(pieces), kernel_(kernel), loop_(loop) {}

  std::string write();

private:
  void sequential(const Statement &statement);
  void children(const Statement &statement);
  void unit(const Statement &statement);
  void declaration(const Statement &statement);
  void byFirst(const std::string &text);
  void control(const Statement &statement);
  void jump(const Statement &statement);
  void construct(const Statement &construct);
  std::string trips(const Directive &directive);
  std::vector<std::string> counters(const Directive &directive);
  std::vector<std::string> ownVariables(const Statement &construct);
  std::vector<const Clause *> clausesOf(const Statement &construct, ClauseKind kind) const;
  bool isGatheredByKernel(VariableId id) const;
  bool usesTeam(const std::vector<Access> &accesses, bool onlyWrites) const;
  bool usesTeam(const Statement &statement, bool onlyWrites) const;
  bool writesMemory(const Statement &construct) const;
  std::string text(const Statement &statement, const TextEdits &edits) const;
  std::string headText(const Statement &statement, std::uint32_t begin, std::uint32_t end) const;

  std::string indentation() const { return std::string(2 * depth_, ' '); }

  void line(const std::string &text) { out_ += indentation() + text + "\n"; }

  void barrier() {
    line("__syncthreads();");
    since_ = {};
  }

  const Program &program_;
  const TextPieces &pieces_;
  const Kernel &kernel_;
  const LoopText &loop_;
  std::string out_;
  unsigned depth_ = 2;
  unsigned loops_ = 0; ///< around the statement, in the iteration
  Since since_;
  bool continues_ = false; ///< an iteration may end early
};

std::string TeamLoopWriter::text(const Statement &statement, const TextEdits &edits) const {
  std::string out = pieces_.text(statement.span, edits);
  if (const std::size_t first = out.find_first_not_of(" \t\r\n"); first != std::string::npos) out.erase(0, first);
  return reindented(out, indentationAt(program_.text, statement.span.begin), indentation());
}

/// A part of a control statement, without blanks around it.
std::string TeamLoopWriter::headText(const Statement &statement, std::uint32_t begin, std::uint32_t end) const {
  Statement own = statement;
  own.children.clear();
  if (statement.hasInit) own.children.push_back(statement.children.front());
  const SourceSpan span{.file = mainFile, .begin = begin, .end = end};
  TextEdits edits = questionEdits(own);
  std::erase_if(edits, [&](const TextEdit &edit) { return !span.contains(edit.span); });
  std::string out = pieces_.text(span, edits);
  const std::size_t first = out.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return {};
  out = out.substr(first, out.find_last_not_of(" \t\r\n") + 1 - first);
  return reindented(out, indentationAt(program_.text, statement.span.begin), indentation());
}

bool TeamLoopWriter::usesTeam(const std::vector<Access> &accesses, bool onlyWrites) const {
  return std::ranges::any_of(accesses, [&](const Access &access) {
    return contains(kernel_.ofTeam, access.variable) && (access.writes() || !onlyWrites);
  });
}

bool TeamLoopWriter::usesTeam(const Statement &statement, bool onlyWrites) const {
  bool result = false;
  forEachStatement(statement, [&](const Statement &each) {
    result |= usesTeam(each.head, onlyWrites) || usesTeam(each.tail, onlyWrites);
  });
  return result;
}

bool TeamLoopWriter::isGatheredByKernel(VariableId id) const {
  return std::ranges::find(kernel_.reductions, id, &KernelReduction::variable) != kernel_.reductions.end();
}

bool TeamLoopWriter::writesMemory(const Statement &construct) const {
  bool result = false;
  forEachAccess(construct, [&](const Access &access) {
    if (!access.writes() || !touches(access)) return;
    const bool isOwn = access.target != AccessTarget::pointee &&
                       (isOwnOfThread(construct, access.variable) || isGatheredByKernel(access.variable));
    result |= !isOwn;
  });
  return result;
}

/// Before it, all threads have read what it may change, and have written what it may read.
void TeamLoopWriter::byFirst(const std::string &text) {
  if (since_.haveRead || since_.threadsWrote) barrier();
  line("if (gpu::threadOfTeam() == 0) " + text);
  since_.firstWrote = true;
}

void TeamLoopWriter::declaration(const Statement &statement) {
  const auto variables = teamVariables(program_, statement);
  if (!variables) return;
  for (const TeamVariable &each : *variables)
    line("__shared__ " + program_[each.variable].declaration + ";");
  for (const TeamVariable &each : *variables) {
    if (each.first.empty()) continue;
    TextEdits edits = questionEdits(statement);
    std::erase_if(edits, [&](const TextEdit &edit) { return !each.first.contains(edit.span); });
    byFirst(program_[each.variable].name + " =" + pieces_.text(each.first, edits) + ";");
  }
}

void TeamLoopWriter::unit(const Statement &statement) {
  if (statement.kind == StatementKind::declaration &&
      std::ranges::any_of(statement.declares, [&](VariableId id) { return contains(kernel_.ofTeam, id); }))
    return declaration(statement);
  const std::string words = text(statement, threadEdits(pieces_, statement, "__syncthreads();"));
  if (kernel_.team->byFirst.contains(&statement)) return byFirst(words);
  const bool reads = usesTeam(statement, false);
  if (reads && since_.wrote()) barrier();
  line(words);
  since_.haveRead |= reads;
}

/// All threads jump, with all that was done before it.
void TeamLoopWriter::jump(const Statement &statement) {
  if (since_.wrote()) barrier();
  continues_ |= loops_ == 0;
  line(statement.kind == StatementKind::breaks ? "break;" : "continue;");
}

void TeamLoopWriter::children(const Statement &statement) {
  ++depth_;
  const bool isOne = !holdsSharedByTeam(statement) && !jumpsOut(statement);
  if (statement.kind == StatementKind::compound && !isOne)
    for (const Statement &child : statement.children)
      sequential(child);
  else
    sequential(statement);
  --depth_;
}

/// Loops and branches whose heads all threads compute alike.
void TeamLoopWriter::control(const Statement &statement) {
  const bool isLoop = statement.kind != StatementKind::choice;
  bool reads = usesTeam(statement.head, false) || usesTeam(statement.tail, false);
  const std::size_t first = statement.hasInit ? 1 : 0;
  if (statement.hasInit) reads |= usesTeam(statement.children.front(), false);
  if (reads && since_.wrote()) barrier();
  since_.haveRead |= reads || isLoop;
  const Since before = since_;
  Since after;
  if (isLoop || statement.children.size() - first < 2) after = before;
  std::uint32_t end = statement.span.begin;
  for (std::size_t i = first; i < statement.children.size(); ++i) {
    const Statement &child = statement.children[i];
    const std::string head = headText(statement, end, child.span.begin);
    const bool hasComment = head.find("//") != std::string::npos;
    line((i > first ? "} " : "") + head + (hasComment ? "\n" + indentation() : " ") + "{");
    since_ = before;
    loops_ += isLoop ? 1 : 0;
    children(child);
    loops_ -= isLoop ? 1 : 0;
    if (isLoop && since_.wrote()) {
      ++depth_;
      barrier();
      --depth_;
    }
    after.join(since_);
    end = child.span.end;
  }
  const std::string rest = headText(statement, end, statement.span.end);
  line("}" + (rest.empty() ? "" : " " + rest));
  since_ = after;
  since_.haveRead |= isLoop;
}

void TeamLoopWriter::sequential(const Statement &statement) {
  if (isSharedByTeam(statement)) return construct(statement);
  if (statement.kind == StatementKind::empty) return;
  if (statement.kind == StatementKind::breaks || statement.kind == StatementKind::continues) return jump(statement);
  if (!holdsSharedByTeam(statement) && !jumpsOut(statement)) return unit(statement);
  if (statement.kind != StatementKind::compound) return control(statement);
  line("{");
  children(statement);
  line("}");
}

std::vector<const Clause *> TeamLoopWriter::clausesOf(const Statement &construct, ClauseKind kind) const {
  std::vector<const Clause *> out;
  for (const Clause &clause : construct.directive->clauses)
    if (clause.kind == kind) out.push_back(&clause);
  return out;
}

/// Counts the iterations; the name of their number.
std::string TeamLoopWriter::trips(const Directive &directive) {
  std::string product;
  for (const CountedLoop &each : directive.loops) {
    const std::string name = "gpu_count_" + program_[each.counter].name;
    if (directive.loops.size() > 1) line("const long long " + name + " = " + tripsText(each) + ";");
    product += (product.empty() ? "" : " * ") + (directive.loops.size() > 1 ? name : tripsText(each));
  }
  line("const long long gpu_shares = " + product + ";");
  return "gpu_shares";
}

/// The counters by the number of an iteration; their first values and steps are computed before the loop.
std::vector<std::string> TeamLoopWriter::counters(const Directive &directive) {
  std::vector<std::string> out;
  for (std::size_t level = 0; level < directive.loops.size(); ++level) {
    const CountedLoop &each = directive.loops[level];
    const std::string &name = program_[each.counter].name;
    const auto part = [&](const std::string &kept, const std::string &text,
                          const std::optional<std::int64_t> &constant) {
      if (constant) return std::to_string(*constant);
      line("const long long " + kept + " = (long long)(" + text + ");");
      return kept;
    };
    const std::string begin = part("gpu_begin_" + name, each.begin, each.constantBegin);
    const std::string step = part("gpu_step_" + name, each.step, each.constantStep);
    std::string iteration = "gpu_share";
    for (std::size_t inner = level + 1; inner < directive.loops.size(); ++inner)
      iteration += " / gpu_count_" + program_[directive.loops[inner].counter].name;
    if (level > 0) iteration += " % gpu_count_" + name;
    out.push_back(counterText(each, name, iteration, begin, step));
  }
  return out;
}

/// What each thread has for itself: lines before the loop, and as a result those in it.
std::vector<std::string> TeamLoopWriter::ownVariables(const Statement &construct) {
  std::vector<std::string> out;
  std::set<VariableId> first;
  std::set<VariableId> last;
  for (const Clause *clause : clausesOf(construct, ClauseKind::firstPrivate))
    first.insert(clause->variables.begin(), clause->variables.end());
  for (const Clause *clause : clausesOf(construct, ClauseKind::lastPrivate))
    last.insert(clause->variables.begin(), clause->variables.end());
  for (const VariableId id : last)
    line("auto &gpu_last_" + program_[id].name + " = " + program_[id].name + ";");
  for (const VariableId id : first) {
    line("auto gpu_first_" + program_[id].name + " = " + program_[id].name + ";");
    out.push_back("auto &" + program_[id].name + " = gpu_first_" + program_[id].name + ";");
  }
  for (const VariableId id : last)
    if (!first.contains(id)) out.push_back(program_[id].declaration + ";");
  for (const Clause *clause : clausesOf(construct, ClauseKind::isPrivate))
    for (const VariableId id : clause->variables)
      if (std::ranges::none_of(construct.directive->loops, [&](const CountedLoop &loop) { return loop.counter == id; }))
        out.push_back(program_[id].declaration + ";");
  for (const Clause *clause : clausesOf(construct, ClauseKind::reduction))
    for (const VariableId id : clause->variables) {
      if (isGatheredByKernel(id)) continue;
      const std::string &name = program_[id].name;
      line(program_[id].valueType() + " gpu_part_" + name + " = " + neutralOf(clause->word, program_[id].valueType()) +
           ";");
      out.push_back("auto &" + name + " = gpu_part_" + name + ";");
    }
  return out;
}

void TeamLoopWriter::construct(const Statement &construct) {
  const Directive &directive = *construct.directive;
  // Its threads may read what was written, and change what was read.
  const bool isOfTeam = usesTeam(construct, true);
  if (since_.wrote() || (since_.haveRead && (isOfTeam || writesMemory(construct)))) barrier();
  line("{");
  ++depth_;
  const std::string shares = trips(directive);
  const std::vector<std::string> counting = counters(directive);
  const std::vector<std::string> own = ownVariables(construct);
  const Clause *schedule = directive.find(ClauseKind::schedule);
  const std::string chunk = schedule == nullptr || schedule->text == "1" ? "" : schedule->text;
  if (chunk.empty()) {
    line("for (long long gpu_share = gpu::threadOfTeam(); gpu_share < " + shares +
         "; gpu_share += gpu::threadsOfTeam()) {");
  } else {
    line("for (long long gpu_from = gpu::threadOfTeam(); gpu_from <= (" + shares + " - 1) / " + chunk +
         "; gpu_from += gpu::threadsOfTeam())");
    line("for (long long gpu_share = gpu_from * " + chunk + "; gpu_share < " + shares + " && gpu_share / " + chunk +
         " == gpu_from; ++gpu_share) {");
  }
  ++depth_;
  for (const auto *lines : {&own, &counting})
    for (const std::string &each : *lines)
      line(each);
  const Statement &body = *bodyOf(construct);
  line(text(body, threadEdits(pieces_, body, "__syncthreads();")));
  for (const Clause *clause : clausesOf(construct, ClauseKind::lastPrivate))
    for (const VariableId id : clause->variables)
      line("if (gpu_share == " + shares + " - 1) gpu_last_" + program_[id].name + " = " + program_[id].name + ";");
  --depth_;
  line("}");
  since_.threadsWrote |= writesMemory(construct) || directive.find(ClauseKind::lastPrivate) != nullptr;
  since_.haveRead = true;
  for (const Clause *clause : clausesOf(construct, ClauseKind::reduction))
    for (const VariableId id : clause->variables) {
      if (isGatheredByKernel(id)) continue;
      const std::string &name = program_[id].name;
      const std::string combiner = combinerOf(clause->word);
      const bool isShared = contains(kernel_.ofTeam, id);
      const std::string all = "gpu::acrossTeam<" + combiner + ">(gpu_part_" + name + ")";
      if (isShared) {
        line("const auto gpu_all_" + name + " = " + all + ";");
        line("if (gpu::threadOfTeam() == 0) " + name + " = " + combiner + "()(" + name + ", gpu_all_" + name + ");");
      } else {
        line(name + " = " + combiner + "()(" + name + ", " + all + ");");
      }
      // All threads have waited in it.
      since_ = {.firstWrote = isShared};
    }
  --depth_;
  line("}");
}

std::string TeamLoopWriter::write() {
  const Statement &region = *kernel_.loops.front();
  const Statement &body = *bodyOf(region);
  for (const std::string &counter : loop_.counters)
    line(counter);
  for (const VariableId id : kernel_.privates) {
    const bool counts =
        std::ranges::any_of(region.directive->loops, [&](const CountedLoop &each) { return each.counter == id; });
    bool isUsed = false;
    forEachAccess(body, [&](const Access &access) { isUsed |= access.variable == id; });
    if (isUsed && !counts) line((contains(kernel_.ofTeam, id) ? "__shared__ " : "") + program_[id].declaration + ";");
  }
  if (body.kind == StatementKind::compound)
    for (const Statement &child : body.children)
      sequential(child);
  else
    sequential(body);
  std::string head = "  for (long long gpu_t = gpu::team(); gpu_t < " + loop_.trips + "; gpu_t += gpu::teams()) {\n";
  // What the iteration before did is done.
  if (since_.wrote() || since_.haveRead || continues_) head += "    __syncthreads();\n";
  return head + out_ + "  }\n";
}

} // namespace

std::string teamLoopText(const Program &program, const TextPieces &pieces, const Kernel &kernel, const LoopText &loop) {
  return TeamLoopWriter(program, pieces, kernel, loop).write();
}

} // namespace warpgrain::openmp
