// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/reasons/Reason.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::dependence {

namespace {

std::string filledInWith(std::string_view pattern, const std::vector<ReasonArgument> &arguments) {
  return filledIn(pattern, [&](std::size_t n) {
    return n >= 1 && n <= arguments.size() ? arguments[n - 1].rendered() : std::string();
  });
}

} // namespace

ReasonArgument::ReasonArgument(Reason clause) : value_(std::make_shared<const Reason>(std::move(clause))) {}

ReasonArgument::ReasonArgument(ReasonId clause) : ReasonArgument(Reason(clause)) {}

const Reason *ReasonArgument::clause() const {
  const auto *held = std::get_if<std::shared_ptr<const Reason>>(&value_);
  return held != nullptr ? held->get() : nullptr;
}

std::string ReasonArgument::rendered() const {
  if (const Reason *reason = clause()) return reason->text();
  return number() != nullptr ? std::to_string(*number()) : *text();
}

bool operator==(const ReasonArgument &a, const ReasonArgument &b) {
  const Reason *left = a.clause();
  const Reason *right = b.clause();
  return left != nullptr && right != nullptr ? *left == *right : a.value_ == b.value_;
}

std::string finished(ReasonId id, std::string text) {
  if (id != ReasonId::sentenceAsClause || text.empty()) return text;
  if (text.ends_with('.')) text.pop_back();
  text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
  return text;
}

std::string Reason::text() const {
  return finished(id, filledInWith(entryOf(id).pattern, arguments));
}

std::string Reason::lift() const {
  if (const std::string_view step = entryOf(id).lift; !step.empty()) return filledInWith(step, arguments);
  for (const ReasonArgument &argument : arguments)
    if (const Reason *clause = argument.clause())
      if (std::string step = clause->lift(); !step.empty()) return step;
  return {};
}

void addOnce(std::vector<Reason> &list, Reason what) {
  if (std::ranges::none_of(list, [&](const Reason &known) { return known.saysTheSame(what); }))
    list.push_back(std::move(what));
}

} // namespace warpgrain::dependence
