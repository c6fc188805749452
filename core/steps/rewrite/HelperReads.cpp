// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/HelperReads.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/Dialect.h"
#include "core/model/LaunchArguments.h"

#include <algorithm>
#include <string>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

std::optional<Verdict> whyHelperReads(KernelStudy &study, const std::function<bool(const Expression &)> &changes) {
  const Unit &unit = study.unit();
  const Function &kernel = study.kernel();
  std::vector<const Body *> own{&kernel.body};
  for (const Instance &instance : kernel.instances)
    own.push_back(&instance.body);
  for (const Body *root : own)
    for (const Body *body : access::bodiesReachedFrom(unit, *root)) {
      if (std::ranges::find(own, body) != own.end()) continue;
      const auto found = std::ranges::find_if(body->expressions, [&](const Expression &e) { return changes(e); });
      if (found == body->expressions.end()) continue;
      const FunctionId function = functionOf(unit, *body);
      const std::string name = isSome(function) ? unit[function].name : std::string();
      return Verdict::unknown({ReasonId::helperReadsBlock, {name, study.dialect().indexName(found->builtin)}},
                              found->spelling.span.empty() ? kernel.nameSpan : found->spelling.span);
    }
  return std::nullopt;
}

} // namespace warpgrain::transform
