// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/NestOrder.h"

#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Flow.h"
#include "core/workflow/mapping/HostConditions.h"
#include "core/workflow/mapping/LoopChecks.h"
#include "core/workflow/mapping/NestAnalysis.h"
#include "core/workflow/mapping/Privates.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

using access::AccessInstance;
using openmp::Shape;
using openmp::Statement;
using openmp::VariableId;

const Statement &wholeOf(const ReadNest &read) {
  return *read.nest.loops.front().statement;
}

bool isWritten(const Statement &statement, VariableId variable) {
  bool found = false;
  openmp::forEachAccess(statement, [&](const openmp::Access &each) {
    found |= each.variable == variable && each.writes() && each.target != openmp::AccessTarget::pointee;
  });
  return found;
}

bool callsSource(const Statement &statement) {
  bool found = false;
  openmp::forEachStatement(statement, [&](const Statement &each) {
    found |= std::ranges::any_of(each.calls,
                                 [](const openmp::Call &call) { return call.kind != openmp::CallKind::ofSystem; });
  });
  return found;
}

template <typename Value>
void addOnce(std::vector<Value> &list, Value value) {
  if (std::ranges::find(list, value) == list.end()) list.push_back(std::move(value));
}

/// Collects what answers rely on.
class Reliances {
public:
  Reliances(const ReadNest &read, NestReliance &out) : read_(read), conditions_(read.kernel), out_(out) {}

  bool take(const std::optional<HostCondition> &condition) {
    if (!condition || condition->neverHolds) return false;
    if (!condition->text.empty()) addOnce(out_.conditions, condition->text);
    return true;
  }

  bool take(const dependence::LoopDependences &found) {
    for (const dependence::Reason &each : found.carried.assumptions)
      if (each.id != dependence::ReasonId::rowEndNotPassed && !take(conditions_.of(each))) return false;
    for (const dependence::AssumedRow &each : found.rows)
      if (!take(conditions_.of(each))) return false;
    for (const access::Assumption &each : read_.kernel.instances.assumptions)
      if (!take(conditions_.of(each.condition))) return false;
    return takePointers();
  }

private:
  /// The address that a variable is or has, where it is one block of memory during the nest.
  std::optional<std::string> addressOf(const openmp::Variable &variable) const {
    const auto id = static_cast<VariableId>(&variable - read_.program.variables.data());
    if (openmp::declares(wholeOf(read_), id) || variable.shape == Shape::other) return std::nullopt;
    if (variable.shape == Shape::pointer && isWritten(wholeOf(read_), id)) return std::nullopt;
    const bool isAddress = variable.shape == Shape::pointer || variable.shape == Shape::array;
    return (isAddress ? "" : "&") + variable.name;
  }

  /// In the kernel it is told from others by its name.
  bool isOnly(const openmp::Variable &variable) const {
    return std::ranges::count_if(read_.program.variables, [&](const openmp::Variable &each) {
             return each.name == variable.name && (!each.function || each.function == read_.nest.function);
           }) == 1;
  }

  bool takePointers() {
    struct Used {
      const openmp::Variable *variable;
      bool isWritten;
    };

    std::vector<Used> used;
    for (const AccessInstance &access : read_.kernel.instances.accesses) {
      if (!access.array || access.space == model::MemorySpace::local) continue;
      const openmp::Variable *variable =
          variableOf(read_.program, read_.nest.function, read_.kernel.instances[*access.array]);
      if (variable == nullptr || !isOnly(*variable)) return false;
      const auto known = std::ranges::find(used, variable, &Used::variable);
      const bool writes = access.kind != model::AccessKind::read;
      if (known == used.end())
        used.push_back({.variable = variable, .isWritten = writes});
      else
        known->isWritten |= writes;
    }
    for (std::size_t i = 0; i < used.size(); ++i)
      for (std::size_t j = i + 1; j < used.size(); ++j) {
        const bool byPointer = used[i].variable->shape == Shape::pointer || used[j].variable->shape == Shape::pointer;
        if (!byPointer || !(used[i].isWritten || used[j].isWritten)) continue;
        for (const Used *each : {&used[i], &used[j]}) {
          const auto address = addressOf(*each->variable);
          if (!address) return false;
          if (each->variable->shape == Shape::pointer) addOnce(out_.apart, {*address, std::string()});
        }
        std::pair pair(*addressOf(*used[i].variable), *addressOf(*used[j].variable));
        if (pair.second < pair.first) std::swap(pair.first, pair.second);
        addOnce(out_.apart, std::move(pair));
      }
    return true;
  }

  const ReadNest &read_;
  HostConditions conditions_;
  NestReliance &out_;
};

/// The last token before a place is a pragma that belongs to what stands there, other than the nest's own mark.
bool hasPragmaBefore(const std::string &text, std::uint32_t place) {
  bool out = false;
  for (const Token &token : tokenize(text)) {
    if (token.begin >= place) break;
    if (token.kind == TokenKind::comment) continue;
    out = token.kind == TokenKind::directive;
    const std::string_view words = textOf(text, token);
    if (out && words.find("pragma") == std::string_view::npos) out = false;
    if (out && words.find("warpgrain") != std::string_view::npos) out = false;
    if (out && (words.find("scop") != std::string_view::npos || words.find("STDC") != std::string_view::npos))
      out = false; // of all that follows
  }
  return out;
}

} // namespace

void NestReliance::add(const NestReliance &other) {
  for (const std::string &each : other.conditions)
    addOnce(conditions, each);
  for (const auto &each : other.apart)
    addOnce(apart, each);
}

bool hasPlainText(const ReadNest &read) {
  bool isPlain = !read.program[read.nest.function].isInstance;
  openmp::forEachStatement(wholeOf(read), [&](const Statement &each) {
    isPlain = isPlain && !each.isInMacro && !each.directive && each.kind != openmp::StatementKind::label;
  });
  // A reference is another name of what the nest may use by its own.
  openmp::forEachAccess(wholeOf(read), [&](const openmp::Access &each) {
    const openmp::Variable &variable = read.program[each.variable];
    isPlain = isPlain && variable.shape != Shape::other && !variable.isVolatile;
  });
  if (!isPlain) return false;
  const std::string_view text = read.program.textOf(wholeOf(read).span);
  if (std::ranges::any_of(tokenize(text), [](const Token &token) { return token.kind == TokenKind::directive; }))
    return false;
  return !hasPragmaBefore(read.program.text, wholeOf(read).span.begin);
}

bool hasConstantHead(const ReadNest &read, const SerialLoop &loop, const Statement &within) {
  const Statement &statement = *loop.statement;
  if (!loop.counter || !statement.isCanonical || !statement.counted || !statement.counted->isCanonical) return false;
  if (statement.counted->counter != *loop.counter || !statement.calls.empty()) return false;
  if (statement.hasInit && !statement.children.front().calls.empty()) return false;
  const bool calls = callsSource(within);
  return std::ranges::all_of(statement.counted->variables, [&](VariableId id) {
    const openmp::Variable &variable = read.program[id];
    const bool isLocal = variable.storage == openmp::Storage::local || variable.storage == openmp::Storage::parameter;
    return variable.shape == Shape::number && !variable.isVolatile && (isLocal || !calls) &&
           !hasOtherName(read.program, id) && !isWritten(within, id);
  });
}

bool isMadeAnew(const ReadNest &read, const Statement &whole, const Statement &iteration, VariableId variable) {
  return isOfStatements(read.program, whole, variable) && !openmp::valueFlow(iteration, variable).isRead &&
         !mayBeReadBehind(read.program, read.nest.function, whole, variable);
}

bool isMemoryOfNest(const ReadNest &read, VariableId variable) {
  return read.program[variable].shape == Shape::array && !openmp::declares(wholeOf(read), variable);
}

std::optional<dependence::CarriedDependences> carriedBy(const ReadNest &read, std::size_t loop,
                                                        NestReliance &reliance) {
  const NestKernel &kernel = read.kernel;
  if (kernel.instances.limit || kernel.instances.body == nullptr) return std::nullopt;
  if (whyMemoryMeets(read.program, read.nest, read.nest.loops[loop])) return std::nullopt;
  const SourceSpan &keyword = (*kernel.instances.body)[kernel.loops[loop]].keyword;
  dependence::LoopDependences found = dependence::loopDependences(*kernel.unit, kernel.instances, keyword);
  if (found.carried.limit || !Reliances(read, reliance).take(found)) return std::nullopt;
  return std::move(found.carried);
}

std::optional<SourceSpan> headSpan(const ReadNest &read, const SerialLoop &loop) {
  const std::uint32_t begin = loop.statement->span.begin;
  const std::string_view text = std::string_view(read.program.text).substr(begin);
  std::optional<std::uint32_t> open;
  int depth = 0;
  for (const Token &token : tokenize(text.substr(0, bodyOf(loop).span.begin - begin))) {
    const std::string_view word = textOf(text, token);
    if (token.kind == TokenKind::comment) continue;
    if (word == "(" && depth++ == 0) open = begin + token.begin;
    if (word == ")" && --depth == 0 && open)
      return SourceSpan{.file = mainFile, .begin = *open, .end = begin + token.end};
  }
  return std::nullopt;
}

} // namespace warpgrain::workflow
