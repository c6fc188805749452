// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"

#include <algorithm>
#include <optional>
#include <string>

namespace warpgrain::tests {

/// What a test expects of a reason: its id or that of a clause in it; or words of its sentence, where the names and
/// numbers in it matter.
class ExpectedReason {
public:
  ExpectedReason(dependence::ReasonId id) : id_(id) {}

  ExpectedReason(const char *words) : words_(words) {}

  ExpectedReason(std::string words) : words_(std::move(words)) {}

  bool matches(const dependence::Reason &reason) const {
    return id_ ? speaksOf(reason, *id_) : reason.text().find(words_) != std::string::npos;
  }

  std::string text() const { return id_ ? nameOf(*id_) : words_; }

private:
  static bool speaksOf(const dependence::Reason &reason, dependence::ReasonId id) {
    return reason.id == id || std::ranges::any_of(reason.arguments, [id](const dependence::ReasonArgument &argument) {
             return argument.clause() != nullptr && speaksOf(*argument.clause(), id);
           });
  }

  std::optional<dependence::ReasonId> id_;
  std::string words_;
};

} // namespace warpgrain::tests
