// SPDX-License-Identifier: Apache-2.0
#include "tests/claims/Evidence.h"

#include "core/dependence/relations/LaunchFacts.h"

#include <algorithm>
#include <utility>

namespace warpgrain::tests {

Claim Statements::claimAt(ClaimKind kind, const SourceSpan &span, std::string sentence) const {
  const model::File &file = (*unit)[span.file];
  return {.kind = kind,
          .file = file.path.string(),
          .line = LineIndex(file.text).locate(span.begin).line,
          .sentence = std::move(sentence),
          .standsOn = {}};
}

std::vector<std::string> Statements::assumptions() const {
  std::vector<std::string> out;
  const auto add = [&out](const std::string &text) {
    if (!text.empty() && std::ranges::find(out, text) == out.end()) out.push_back(text);
  };
  for (const access::Assumption &assumption : facts.instances.assumptions)
    add(assumption.text());
  for (const auto *list : {&dependences.assumptions, &dependences.races.assumptions})
    for (const dependence::Reason &assumption : *list)
      add(assumption.text());
  return out;
}

Statements statementsOf(const model::Unit &unit, model::FunctionId kernel, const access::LaunchContext &launch) {
  dependence::LaunchDependences found = dependence::launchFactsWithDependences(unit, kernel, launch, false);
  Statements out{.unit = &unit,
                 .kernel = kernel,
                 .facts = std::move(found.facts),
                 .dependences = std::move(found.dependences),
                 .uses = {.byPath = {}, .anyMayBeUsed = true}};
  if (const auto entry = run::kernelEntry(unit, kernel, launch.instance))
    out.uses = run::pointerUses(unit, kernel, *entry, launch);
  return out;
}

const run::LaunchCounts *Evidence::counts() const {
  if (!outcome || !outcome->counts || !outcome->counts->whyNone.empty()) return nullptr;
  return &*outcome->counts;
}

std::uint64_t Evidence::threadsOfBlock() const {
  return static_cast<std::uint64_t>(launch.block[0] * launch.block[1] * launch.block[2]);
}

} // namespace warpgrain::tests
