// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/requests/WarpRequest.h"
#include "core/executor/abi/CountedCode.h"
#include "core/executor/runtime/count/LaneNumbers.h"
#include "core/run/protocol/Counts.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace warpgrain::executor {

/// In elements of four bytes: costs repeat with every line, in sectors, lines and banks.
constexpr std::size_t wordsOfLine = access::lineBytes / 4;

/// What requests of one place to one array cost. Most are like one of those before, and are only numbered.
class RequestCosts {
public:
  RequestCosts(const CountedPlace &place, run::CountedSpace space) : place_(place), space_(space) {}

  /// Adds requests of these lanes, all of them alike; the numbers are offsets in the array.
  void add(const LaneGrid &grid, std::uint32_t lanes, LaneNumbers numbers, std::uint64_t times = 1);

  /// Adds a request of lanes whose places follow no steps.
  void addSpread(std::uint32_t lanes, LaneValues offsets);

  /// Of all requests.
  run::AccessNumbers sum() const;

private:
  /// Requests that cost the same.
  struct Kind {
    std::uint32_t lanes = 0; ///< 0: there are none
    std::uint32_t shape = 0;
    LaneNumbers numbers; ///< `first` from where its line begins
    std::uint64_t times = 0;
    run::AccessNumbers cost;
  };

  /// The last request whose lanes' places follow no steps.
  struct Spread {
    std::uint32_t lanes = 0;
    LaneValues offsets{}; ///< from where the line of the first lane's begins
    run::AccessNumbers cost;
  };

  run::AccessNumbers costOf(std::uint32_t lanes, const LaneValues &offsets) const;

  const CountedPlace &place_;
  run::CountedSpace space_;
  std::array<Kind, 2 * wordsOfLine>
      kinds_; ///< where a new one comes to the place of another, the other is added to the rest
  Spread spread_;
  run::AccessNumbers others_; ///< of requests that are not among the kinds
};

} // namespace warpgrain::executor
