// SPDX-License-Identifier: Apache-2.0
//
// Forms of what results, and what worker and runner say to each other, have in common.
#pragma once

#include "core/base/json/Fields.h"
#include "core/measure/Records.h"

#include <cmath>

namespace warpgrain::measure {

/// Enough for what a program says; longer ones are another program's.
inline constexpr std::size_t maximumReason = 1U << 20U;
inline constexpr json::List texts{0, 1000};
inline constexpr json::List samples{0, 1000000};

/// Names that later versions may have are other failures.
Failure failureNamed(std::string_view name);

struct FailureForm {
  static json::OrderedJson write(Failure failure) { return nameOf(failure); }

  static void read(Failure &failure, const json::Json &json, const json::Place &place) {
    failure = failureNamed(json::textFrom(json, place, json::Text{}.maximumLength));
  }
};

/// JSON has no infinities and no NaN.
struct FiniteOrNull {
  static json::OrderedJson write(double value) { return std::isfinite(value) ? json::OrderedJson(value) : nullptr; }

  static void read(double &value, const json::Json &json, const json::Place &place) {
    value = json.is_null() ? std::nan("") : json::numberFrom(json, place);
  }
};

inline auto differenceFields(memory::Difference &difference) {
  return json::openFields(
      json::required("index", difference.index), json::required("reference", difference.reference, FiniteOrNull{}),
      json::required("found", difference.found, FiniteOrNull{}), json::sparse("member", difference.member));
}

inline auto outputFields(OutputResult &output) {
  Comparison &found = output.comparison;
  const auto addTexts = [](memory::Difference &difference, const json::Object &) {
    difference.referenceText = numberText(&difference.reference, memory::ScalarKind::f64);
    difference.foundText = numberText(&difference.found, memory::ScalarKind::f64);
  };
  return json::openFields(json::required("buffer", output.buffer),
                          json::required("absolute_tolerance", output.tolerance.absolute, json::Number{}),
                          json::required("relative_tolerance", output.tolerance.relative, json::Number{}),
                          json::required("elements", found.elements), json::required("unequal_bits", found.unequalBits),
                          json::required("outside", found.outside),
                          json::required("largest_absolute", found.largestAbsolute, json::Number{}),
                          json::required("largest_relative", found.largestRelative, json::Number{}),
                          json::orNull("first", found.first, json::object(differenceFields, addTexts)));
}

inline constexpr json::List outputs{0, 1000, json::object(outputFields)};

} // namespace warpgrain::measure
