// SPDX-License-Identifier: Apache-2.0
#include "core/measure/OutputJson.h"

#include <cmath>
#include <limits>

namespace warpgrain::measure {

using Json = nlohmann::ordered_json;

namespace {

constexpr double anyNumber = std::numeric_limits<double>::max();

/// JSON has no infinities and no NaN.
Json finite(double value) {
  return std::isfinite(value) ? Json(value) : Json(nullptr);
}

} // namespace

Json outputJson(const OutputResult &output) {
  const Comparison &found = output.comparison;
  Json out{{"buffer", output.buffer},
           {"absolute_tolerance", output.tolerance.absolute},
           {"relative_tolerance", output.tolerance.relative},
           {"elements", found.elements},
           {"unequal_bits", found.unequalBits},
           {"outside", found.outside},
           {"largest_absolute", found.largestAbsolute},
           {"largest_relative", found.largestRelative},
           {"first", nullptr}};
  if (found.first)
    out["first"] = {{"index", found.first->index},
                    {"reference", finite(found.first->reference)},
                    {"found", finite(found.first->found)}};
  if (found.first && !found.first->member.empty()) out["first"]["member"] = found.first->member;
  return out;
}

OutputResult outputFrom(const JsonFields &fields) {
  OutputResult out{.buffer = fields.text("buffer"),
                   .tolerance = {.absolute = fields.number("absolute_tolerance", 0, anyNumber),
                                 .relative = fields.number("relative_tolerance", 0, anyNumber)}};
  out.comparison.elements = fields.count("elements", 0, UINT64_MAX);
  out.comparison.unequalBits = fields.count("unequal_bits", 0, UINT64_MAX);
  out.comparison.outside = fields.count("outside", 0, UINT64_MAX);
  out.comparison.largestAbsolute = fields.number("largest_absolute", 0, anyNumber);
  out.comparison.largestRelative = fields.number("largest_relative", 0, anyNumber);
  if (fields.has("first")) {
    const JsonFields first = fields.object("first");
    const double none = std::nan("");
    memory::Difference difference{.index = first.count("index", 0, UINT64_MAX),
                                  .member = first.textOr("member", ""),
                                  .reference = first.numberOr("reference", none, -anyNumber, anyNumber),
                                  .found = first.numberOr("found", none, -anyNumber, anyNumber)};
    difference.referenceText = numberText(&difference.reference, memory::ScalarKind::f64);
    difference.foundText = numberText(&difference.found, memory::ScalarKind::f64);
    out.comparison.first = std::move(difference);
  }
  return out;
}

Json countersJson(const Counters &counters) {
  return counters.empty() ? Json(nullptr) : Json(counters);
}

Counters countersFrom(const JsonFields &fields) {
  Counters out;
  if (!fields.has("counters")) return out;
  const JsonFields values = fields.object("counters");
  for (const auto &[key, value] : fields.value("counters").items())
    out.emplace(key, values.number(key.c_str(), -anyNumber, anyNumber));
  return out;
}

} // namespace warpgrain::measure
