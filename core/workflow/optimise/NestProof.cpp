// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/optimise/NestProof.h"

#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"
#include "core/base/Tokens.h"
#include "core/dependence/relations/LoopDependences.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Flow.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/workflow/mapping/HostConditions.h"
#include "core/workflow/mapping/Reductions.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace warpgrain::workflow {

namespace {

using access::AccessInstance;
using access::LoopInfo;
using openmp::Access;
using openmp::AccessTarget;
using openmp::Kernel;
using openmp::Program;
using openmp::Reason;
using openmp::ReasonId;
using openmp::Statement;
using openmp::VariableId;

bool isWrite(const AccessInstance &access) {
  return access.kind != model::AccessKind::read;
}

const Statement &bodyOf(const Statement &loop) {
  return loop.children.back();
}

/// "+" stands for "-", too: both are sums.
std::string summed(const std::string &operation) {
  return operation == "-" ? "+" : operation;
}

class NestProver {
public:
  NestProver(const Program &program, const Kernel &planned, const NestKernel &kernel)
      : program_(program), planned_(planned), kernel_(kernel), conditions_(kernel) {}

  /// Notes why the iterations of a loop are not independent, or what that relies on.
  void loop(const Statement &statement, model::StatementId id);

  /// What the kernel's addresses rely on.
  void assumptions();

  NestProof out;

private:
  std::string whyValuesFlow(const Statement &loop) const;
  bool gathersAsDirective(const Statement &loop, VariableId variable) const;
  std::string sentenceOf(const dependence::CarriedDependence &found) const;
  bool isOwnCounter(const access::Assumption &assumption) const;
  void condition(const std::optional<HostCondition> &condition, const std::string &assumption);
  bool isOfHost(const std::string &text) const;

  std::string counterOf(const Statement &loop) const { return program_[loop.counted->counter].name; }

  void hold(ReasonId id, std::vector<std::string> arguments, const SourceSpan &span) {
    if (!out.why) out.why = Reason{.id = id, .arguments = std::move(arguments), .span = span};
  }

  const Program &program_;
  const Kernel &planned_;
  const NestKernel &kernel_;
  HostConditions conditions_;
};

/// The directive allows any order of what the loop gathers.
bool NestProver::gathersAsDirective(const Statement &loop, VariableId variable) const {
  const auto own = std::ranges::find(planned_.reductions, variable, &openmp::KernelReduction::variable);
  if (own == planned_.reductions.end() || own->section) return false;
  const auto gathered = reductionOf(program_, loop, variable);
  return gathered && gathered->operation == summed(own->operation);
}

/// Variables that are no elements of arrays: what an iteration leaves in them for the next one.
std::string NestProver::whyValuesFlow(const Statement &loop) const {
  const Statement &body = bodyOf(loop);
  if (openmp::mayLeave(body)) return "It may end before its last iteration.";
  std::string why;
  std::set<VariableId> seen;
  openmp::forEachAccess(body, [&](const Access &access) {
    if (!why.empty() || !access.writes() || access.target == AccessTarget::pointee) return;
    if (!seen.insert(access.variable).second || openmp::declares(body, access.variable)) return;
    const openmp::Variable &variable = program_[access.variable];
    if (access.variable == loop.counted->counter) {
      why = "Its counter " + variable.name + " is changed in its body.";
      return;
    }
    const bool isOfKernel =
        std::ranges::find(planned_.mapped, access.variable, &openmp::MappedVariable::variable) != planned_.mapped.end();
    if (isOfKernel && variable.shape == openmp::Shape::array) return; // each element is looked at
    const bool isPrivate = std::ranges::find(planned_.privates, access.variable) != planned_.privates.end();
    if (isPrivate && variable.shape != openmp::Shape::array && !openmp::valueFlow(body, access.variable).isRead) return;
    if (gathersAsDirective(loop, access.variable)) return;
    why = "Every iteration uses the same " + variable.name + ".";
  });
  return why;
}

std::string NestProver::sentenceOf(const dependence::CarriedDependence &found) const {
  const AccessInstance &source = kernel_.instances.accesses[found.source];
  const AccessInstance &sink = kernel_.instances.accesses[found.sink];
  const auto named = [&](const AccessInstance &access) { return std::string(kernel_.unit->textOf(access.span)); };
  const std::string met = named(source) + (isWrite(source) ? " writes" : " reads") + " in an earlier iteration";
  if (found.obscurity) return named(sink) + " may " + (isWrite(sink) ? "write" : "read") + " what " + met + ".";
  return named(sink) + (isWrite(sink) ? " writes what " : " reads what ") + met + ".";
}

/// The host has the kernel's numbers by their names, but not what the launch makes of them.
bool NestProver::isOfHost(const std::string &text) const {
  return std::ranges::all_of(tokenize(text), [&](const Token &token) {
    const std::string_view word = textOf(text, token);
    if (token.kind != TokenKind::identifier || word == "long") return true;
    return std::ranges::any_of(planned_.values, [&](VariableId id) { return program_[id].name == word; });
  });
}

void NestProver::condition(const std::optional<HostCondition> &asked, const std::string &assumption) {
  if (!asked || asked->neverHolds || !isOfHost(asked->text))
    return hold(ReasonId::swapNotProved, {"it relies on what is not known: " + assumption},
                planned_.loops.front()->directive->pragma);
  if (!asked->text.empty() && std::ranges::find(out.conditions, asked->text) == out.conditions.end())
    out.conditions.push_back(asked->text);
}

void NestProver::loop(const Statement &statement, model::StatementId id) {
  if (const std::string why = whyValuesFlow(statement); !why.empty())
    return hold(ReasonId::swapHeldByDependence, {counterOf(statement), why}, statement.span);
  const SourceSpan &keyword = (*kernel_.instances.body)[id].keyword;
  auto [carried, rows] = dependence::loopDependences(*kernel_.unit, kernel_.instances, keyword);
  if (!carried.dependences.empty()) {
    const auto certain = std::ranges::find_if(carried.dependences, [](const auto &each) { return !each.obscurity; });
    const bool isCertain = certain != carried.dependences.end();
    const std::string sentence = sentenceOf(isCertain ? *certain : carried.dependences.front());
    return isCertain ? hold(ReasonId::swapHeldByDependence, {counterOf(statement), sentence}, statement.span)
                     : hold(ReasonId::swapNotProved, {sentence}, statement.span);
  }
  if (carried.limit) return hold(ReasonId::swapNotProved, {carried.limit->text()}, statement.span);
  for (const dependence::Reason &each : carried.assumptions)
    // A program that leaves a dimension of an array that its type tells has no meaning.
    if (each.id != dependence::ReasonId::rowEndNotPassed && each.id != dependence::ReasonId::subscriptsStayInDimensions)
      condition(conditions_.of(each), each.text());
  for (const dependence::AssumedRow &each : rows)
    condition(conditions_.of(each), access::toString(kernel_.instances.atoms, each.column) + " stays below " +
                                        access::toString(kernel_.instances.atoms, each.end) + ".");
}

/// True if the assumption says that the counter of the directive's loop is a number of its type, as the source has it:
/// each thread computes it of its index.
bool NestProver::isOwnCounter(const access::Assumption &assumption) const {
  const openmp::CountedLoop &loop = planned_.loops.front()->directive->loops.front();
  const openmp::Variable &counter = program_[loop.counter];
  const access::Condition &condition = assumption.condition;
  if (!assumption.range || !counter.bytes || *counter.bytes > 8 || !loop.constantStep ||
      condition.kind() != access::ConditionKind::all || condition.parts().empty() ||
      condition.parts().front().kind() != access::ConditionKind::notNegative)
    return false;
  const unsigned bits = static_cast<unsigned>(*counter.bytes) * 8 - (counter.isSigned ? 1 : 0);
  const std::int64_t high = bits >= 63 ? std::numeric_limits<std::int64_t>::max() : (std::int64_t{1} << bits) - 1;
  if (*assumption.range != std::pair(counter.isSigned ? -high - 1 : std::int64_t{0}, high)) return false;
  // The first part says that the value is not below the range.
  const auto value = condition.parts().front().form().plus(access::Form(assumption.range->first));
  if (!value) return false;
  bool hasThread = false;
  for (const access::AtomId id : access::atomsIn(kernel_.instances.atoms, *value)) {
    const access::Atom &atom = kernel_.instances.atoms[id];
    if (atom.kind == access::AtomKind::threadIndex) {
      const auto coefficient = value->coefficientOf(id);
      if (!coefficient || coefficient->asConstant() != *loop.constantStep) return false;
      hasThread = true;
    }
    const bool isOfSource = atom.kind == access::AtomKind::symbol && atom.name.starts_with("gpu_begin_");
    const bool isOfLaunch =
        atom.kind == access::AtomKind::threadIndex || atom.kind == access::AtomKind::blockIndex ||
        atom.kind == access::AtomKind::blockExtent || atom.kind == access::AtomKind::gridExtent ||
        (atom.kind == access::AtomKind::counter && std::ranges::find(kernel_.loops, atom.loop) == kernel_.loops.end());
    if (!isOfSource && !isOfLaunch) return false;
  }
  return hasThread && (!loop.constantBegin || value->constantPart() == *loop.constantBegin);
}

void NestProver::assumptions() {
  for (const access::Assumption &each : kernel_.instances.assumptions) {
    // A kernel without iterations is not launched.
    const bool isCount = each.value.starts_with("gpu_trips") || each.value.starts_with("gpu_count_");
    const bool isPlain = each.value.find(' ') == std::string::npos;
    if (!each.range && isCount && isPlain) continue;
    if (isOwnCounter(each)) continue;
    condition(conditions_.of(each.condition), each.text());
  }
}

} // namespace

NestProof proveNest(const Program &program, const Kernel &planned, const openmp::PerfectNest &nest, std::size_t last,
                    const std::vector<const Statement *> &loops, const NestKernel &kernel) {
  NestProver prover(program, planned, kernel);
  for (std::size_t i = 1; i <= last && !prover.out.why; ++i) {
    const auto at = std::ranges::find(loops, nest.loops[i]);
    prover.loop(*nest.loops[i], kernel.loops[static_cast<std::size_t>(at - loops.begin())]);
  }
  if (!prover.out.why) prover.assumptions();
  return std::move(prover.out);
}

} // namespace warpgrain::workflow
