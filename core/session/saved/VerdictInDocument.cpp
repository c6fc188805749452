// SPDX-License-Identifier: Apache-2.0
#include "core/session/saved/VerdictInDocument.h"

#include "core/base/json/Fields.h"

namespace warpgrain::session {

using dependence::Reason;
using dependence::ReasonArgument;
using dependence::ReasonId;
using namespace json;

namespace {

/// Clauses within clauses; the catalogue has two.
constexpr int deepest = 8;

constexpr std::array<std::string_view, 4> kindNames{"legal", "legal-if", "illegal", "unknown"};
constexpr Named kindName{kindNames, "must be legal, legal-if, illegal or unknown."};

OrderedJson spanJson(const SourceSpan &span) {
  return OrderedJson::array({static_cast<std::uint32_t>(span.file), span.begin, span.end});
}

SourceSpan spanFrom(const Json &json, const Place &place) {
  std::array<std::uint32_t, 3> numbers{};
  readInto(numbers, json, place);
  return {.file = static_cast<FileId>(numbers[0]), .begin = numbers[1], .end = numbers[2]};
}

OrderedJson reasonJson(const Reason &reason) {
  OrderedJson out{{"id", nameOf(reason.id)}};
  OrderedJson arguments = OrderedJson::array();
  for (const ReasonArgument &argument : reason.arguments) {
    if (argument.text() != nullptr)
      arguments.push_back(*argument.text());
    else if (argument.number() != nullptr)
      arguments.push_back(*argument.number());
    else
      arguments.push_back(reasonJson(*argument.clause()));
  }
  if (!arguments.empty()) out["arguments"] = std::move(arguments);
  if (reason.span) out["span"] = spanJson(*reason.span);
  return out;
}

ReasonId idFrom(const Json &json, const Place &place) {
  const std::string name = textFrom(json, place);
  for (std::size_t i = 0; i < dependence::reasonCount; ++i)
    if (nameOf(static_cast<ReasonId>(i)) == name) return static_cast<ReasonId>(i);
  place.refuse("is no reason that this version of Warpgrain knows.");
}

Reason reasonFrom(const Json &json, const Place &place, int depth) {
  if (depth > deepest) place.refuse("has too many clauses within clauses.");
  const Object object(json, place);
  Reason out(idFrom(object.value("id"), Place(place, "id")));
  if (object.has("arguments")) {
    const Place arguments(place, "arguments");
    for (const Json &one : listFrom(object.value("arguments"), arguments, 0, 9)) {
      const Place at(arguments, out.arguments.size());
      if (one.is_string())
        out.arguments.emplace_back(one.get<std::string>());
      else if (one.is_number_integer())
        out.arguments.emplace_back(integerFrom(one, at, INT64_MIN, INT64_MAX));
      else
        out.arguments.emplace_back(reasonFrom(one, at, depth + 1));
    }
  }
  if (object.has("span")) out.span = spanFrom(object.value("span"), Place(place, "span"));
  return out;
}

struct Reasons {
  static OrderedJson write(const std::vector<Reason> &reasons) {
    OrderedJson out = OrderedJson::array();
    for (const Reason &reason : reasons)
      out.push_back(reasonJson(reason));
    return out;
  }

  static void read(std::vector<Reason> &reasons, const Json &json, const Place &place) {
    reasons.clear();
    for (const Json &one : listFrom(json, place, 0, 10000))
      reasons.push_back(reasonFrom(one, Place(place, reasons.size()), 0));
  }
};

auto verdictFields(dependence::Verdict &verdict) {
  return openFields(required("kind", verdict.kind, kindName), sparse("reasons", verdict.reasons, Reasons{}),
                    sparse("assumptions", verdict.assumptions, Reasons{}));
}

} // namespace

OrderedJson VerdictInDocument::write(const dependence::Verdict &verdict) {
  return object(verdictFields).write(verdict);
}

void VerdictInDocument::read(dependence::Verdict &verdict, const Json &json, const Place &place) {
  object(verdictFields).read(verdict, json, place);
}

} // namespace warpgrain::session
