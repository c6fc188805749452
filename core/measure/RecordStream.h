// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Records.h"

#include <functional>
#include <string>
#include <string_view>

namespace warpgrain::measure {

/// Takes the runner's output as it comes, in pieces of any size, and hands on its records line by line.
class RecordStream {
public:
  using Visitor = std::function<void(Record record, const std::string &line)>;

  explicit RecordStream(Visitor visitor) : visitor_(std::move(visitor)) {}

  void add(std::string_view piece);

  /// The first line that is no record: of another version of the runner, or of another program. Empty where there is
  /// none.
  const std::string &strange() const { return strange_; }

private:
  Visitor visitor_;
  std::string pending_;
  std::string strange_;
};

} // namespace warpgrain::measure
