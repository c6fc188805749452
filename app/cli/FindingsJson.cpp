// SPDX-License-Identifier: Apache-2.0
#include "app/cli/FindingsOutput.h"
#include "app/cli/Output.h"

namespace warpgrain::cli {

namespace {

using findings::Finding;
using findings::Mend;

Json extentsJson(const model::Extents &extents) {
  Json out = Json::array();
  for (const auto &value : extents.value)
    out.push_back(orNull(value));
  return out;
}

Json valueJson(const run::SourceNumber &number) {
  return std::visit(
      [](const auto &value) -> Json {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::monostate>)
          return nullptr;
        else
          return value;
      },
      number.value);
}

Json mendJson(const Mend &mend) {
  return {{"plan", toString(mend.plan)},
          {"verdict", nameOf(mend.verdict.kind)},
          {"assumptions",
           listOf(mend.verdict.assumptions, [](const dependence::Reason &assumption) { return assumption.text(); })},
          {"gain", orNull(mend.gain)}};
}

Json findingJson(const model::Unit &unit, const Finding &finding) {
  Json out = placed({{"kind", nameOf(finding.kind)},
                     {"severity", nameOf(finding.severity)},
                     {"certainty", nameOf(finding.certainty)},
                     {"array", orNull(finding.array)},
                     {"cause", finding.cause.text()},
                     {"reason", nameOf(finding.cause.id)}},
                    unit, finding.places.front());
  out["places"] = listOf(finding.places, [&](const SourceSpan &span) { return placed(Json::object(), unit, span); });
  out["cost"] = {{"sectors", orNull(finding.cost.sectors)},
                 {"passes", orNull(finding.cost.passes)},
                 {"cycles", orNull(finding.cost.cycles)},
                 {"share", orNull(finding.cost.share)}};
  out["mends"] = listOf(finding.mends, mendJson);
  out["refused"] = finding.refused ? Json{{"step", toString(*finding.refused)},
                                          {"reason", finding.refusal ? Json(finding.refusal->text()) : Json(nullptr)}}
                                   : Json(nullptr);
  return out;
}

} // namespace

Json findingsJson(const FoundInKernel &found) {
  const model::Unit &unit = *found.unit;
  const model::Function &kernel = unit[found.findings.kernel];
  Json out = placed({{"kernel", kernel.qualifiedName}}, unit, kernel.nameSpan);
  out["launch"] = {{"block", extentsJson(found.launch.block)},
                   {"grid", extentsJson(found.launch.grid)},
                   {"arguments", Json(found.launch.arguments)},
                   {"from_source", listOf(found.taken, [](const run::SourceNumber &number) {
                      return Json{{"name", number.name}, {"value", valueJson(number)}, {"guess", number.isGuess}};
                    })}};
  out["gpu"] = orNull(found.gpu);
  out["microseconds"] = orNull(found.findings.microseconds);
  out["findings"] = listOf(found.findings.list, [&](const Finding &finding) { return findingJson(unit, finding); });
  out["nothing"] = found.findings.nothing ? Json(found.findings.nothing->text()) : Json(nullptr);
  out["unknown"] = listOf(found.findings.unknown, [](const dependence::Reason &reason) { return reason.text(); });
  return out;
}

} // namespace warpgrain::cli
