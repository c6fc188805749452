// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/BankMend.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <vector>

namespace warpgrain::access {

namespace {

using model::Axis;

constexpr std::int64_t mostBytesMore = bankCount * bankBytes; // after that the banks come round again

std::int64_t floorDivide(std::int64_t value, std::int64_t by) {
  const std::int64_t quotient = value / by;
  return value % by < 0 ? quotient - 1 : quotient;
}

struct SampledWarp {
  std::int64_t number = 0; ///< in its block
  WarpAddresses addresses;
};

std::array<std::int64_t, 3> threadOf(const CountedAccess &access, std::int64_t warp, int lane) {
  const std::int64_t number = warp * warpLanes + lane;
  const auto &[x, y, z] = access.block;
  return {number % x, number / x % y, number / (x * y)};
}

/// Every index is 0, and each of them by itself has some other values: those next to the first, and the last.
std::vector<std::vector<std::int64_t>> outerSamples(const CountedAccess &access) {
  const std::vector<std::int64_t> first(access.outer.size(), 0);
  if (std::ranges::find(access.outer, 0) != access.outer.end()) return {};
  std::vector<std::vector<std::int64_t>> samples{first};
  for (std::size_t i = 0; i < access.outer.size(); ++i)
    for (const std::int64_t value : {std::int64_t{1}, std::int64_t{2}, std::int64_t{3}, access.outer[i] - 1}) {
      if (value <= 0 || value >= access.outer[i]) continue;
      samples.push_back(first);
      samples.back()[i] = value;
    }
  return samples;
}

std::vector<SampledWarp> sampledWarps(const CountedAccess &access) {
  std::vector<SampledWarp> warps;
  const std::int64_t threads = access.block[0] * access.block[1] * access.block[2];
  for (const auto &outer : outerSamples(access))
    for (std::int64_t warp = 0; warp * warpLanes < threads; ++warp)
      if (const WarpAddresses addresses = warpAt(access, warp, outer); addresses.active != 0)
        warps.push_back({warp, addresses});
  return warps;
}

/// Returns the cost of a request if each row is longer by `more` bytes.
BankCost costOfRows(const CountedAccess &access, WarpAddresses addresses, const ArrayRows &rows, std::int64_t more) {
  for (int lane = 0; lane < warpLanes; ++lane)
    if (std::int64_t &byte = addresses.byte[static_cast<std::size_t>(lane)]; addresses.isActive(lane))
      byte += floorDivide(byte, rows.rowBytes) * more;
  return bankCostOf(addresses, access.sizeBytes, access.alignBytes, access.use);
}

/// Bytes that a change moves a lane's element by.
using Move = std::function<std::int64_t(const SampledWarp &, int lane)>;

class MendSearch {
public:
  explicit MendSearch(const CountedAccess &access) : access_(access), warps_(sampledWarps(access)) {}

  std::optional<BankMend> run() const {
    if (warps_.empty()) return std::nullopt;
    if (const auto mend = threadDistance()) return mend;
    return axisDistance();
  }

private:
  bool leavesNone(const Move &move) const {
    return std::ranges::all_of(warps_, [&](const SampledWarp &warp) {
      WarpAddresses moved = warp.addresses;
      for (int lane = 0; lane < warpLanes; ++lane)
        if (moved.isActive(lane)) moved.byte[static_cast<std::size_t>(lane)] += move(warp, lane);
      return bankCostOf(moved, access_.sizeBytes, access_.alignBytes, access_.use).conflicts() == 0;
    });
  }

  /// The coefficients of the thread indices; nothing where the address is not linear in them.
  std::optional<std::array<std::int64_t, 3>> coefficients() const {
    if (access_.address.size() != 1) return std::nullopt;
    const QuasiLinear &byte = access_.address.front().byte;
    if (byte.divisor != 1 || !byte.remainders.empty()) return std::nullopt;
    std::array<std::int64_t, 3> result = byte.numerator.thread;
    for (std::size_t axis = 0; axis < result.size(); ++axis)
      if (access_.block[axis] == 1) result[axis] = 0;
    return result;
  }

  std::optional<BankMend> search(BankMend mend, const Move &stepsOf) const {
    for (std::int64_t more = access_.alignBytes; more < mostBytesMore; more += access_.alignBytes) {
      const std::int64_t signedMore = mend.nowBytes < 0 ? -more : more;
      if (!leavesNone([&](const SampledWarp &warp, int lane) { return signedMore * stepsOf(warp, lane); })) continue;
      mend.newBytes = std::abs(mend.nowBytes) + more;
      mend.nowBytes = std::abs(mend.nowBytes);
      return mend;
    }
    return std::nullopt;
  }

  /// a[s * (ty * blockDim.x + tx)]: another s.
  std::optional<BankMend> threadDistance() const {
    const auto by = coefficients();
    if (!by) return std::nullopt;
    const auto &[x, y, z] = access_.block;
    const std::int64_t step = x > 1 ? (*by)[0] : y > 1 ? (*by)[1] : (*by)[2];
    const bool isFlat = step != 0 && (x == 1 || (*by)[0] == step) && (y == 1 || (*by)[1] == step * x) &&
                        (z == 1 || (*by)[2] == step * x * y);
    if (!isFlat) return std::nullopt;
    return search({.kind = BankMend::Kind::threadDistance, .nowBytes = step},
                  [](const SampledWarp &warp, int lane) { return warp.number * warpLanes + lane; });
  }

  /// a[s * tx + ty]: another s of the index that all others stay inside the step of, so that no elements meet.
  std::optional<BankMend> axisDistance() const {
    const auto by = coefficients();
    if (!by) return std::nullopt;
    std::size_t most = 0;
    for (std::size_t axis = 1; axis < by->size(); ++axis)
      if (std::abs((*by)[axis]) > std::abs((*by)[most])) most = axis;
    std::int64_t others = access_.sizeBytes;
    for (std::size_t axis = 0; axis < by->size(); ++axis)
      if (axis != most) others += std::abs((*by)[axis]) * (access_.block[axis] - 1);
    if ((*by)[most] == 0 || others > std::abs((*by)[most])) return std::nullopt;
    return search({.kind = BankMend::Kind::axisDistance, .axis = model::allAxes[most], .nowBytes = (*by)[most]},
                  [&](const SampledWarp &warp, int lane) { return threadOf(access_, warp.number, lane)[most]; });
  }

  const CountedAccess &access_;
  std::vector<SampledWarp> warps_;
};

} // namespace

std::optional<std::int64_t> longerRowsFor(const std::vector<CountedAccess> &accesses, const ArrayRows &rows) {
  constexpr std::size_t mostRequests = 4000; // looked at for each change
  if (rows.rowBytes <= 0 || rows.elementBytes <= 0) return std::nullopt;
  std::vector<std::pair<const CountedAccess *, WarpAddresses>> requests;
  for (const CountedAccess &access : accesses)
    for (const SampledWarp &warp : sampledWarps(access)) {
      if (requests.size() == mostRequests) return std::nullopt;
      requests.emplace_back(&access, warp.addresses);
    }
  const auto passes = [&](std::int64_t moreBytes) {
    std::int64_t sum = 0;
    for (const auto &[access, addresses] : requests)
      sum += costOfRows(*access, addresses, rows, moreBytes).passes;
    return sum;
  };
  std::int64_t least = passes(0);
  std::optional<std::int64_t> best;
  for (std::int64_t more = 1; more * rows.elementBytes < mostBytesMore; ++more) {
    const auto isAligned = [&](const CountedAccess &access) {
      return more * rows.elementBytes % access.alignBytes == 0;
    };
    if (!std::ranges::all_of(accesses, isAligned)) continue;
    const std::int64_t now = passes(more * rows.elementBytes);
    if (now >= least) continue;
    least = now;
    best = more;
  }
  return best;
}

bool isFreeWithLongerRows(const CountedAccess &access, const ArrayRows &rows, std::int64_t elements) {
  return std::ranges::all_of(sampledWarps(access), [&](const SampledWarp &warp) {
    return costOfRows(access, warp.addresses, rows, elements * rows.elementBytes).conflicts() == 0;
  });
}

std::optional<BankMend> distanceMendOf(const CountedAccess &access) {
  return MendSearch(access).run();
}

bool onlyRowsConflict(const CountedAccess &access) {
  if (access.block[0] >= warpLanes || access.block[1] * access.block[2] == 1) return false;
  const auto costOfRow = [&](const SampledWarp &warp, int first) {
    WarpAddresses row;
    for (int lane = first; lane < warpLanes; ++lane)
      if (warp.addresses.isActive(lane) &&
          threadOf(access, warp.number, lane)[1] == threadOf(access, warp.number, first)[1] &&
          threadOf(access, warp.number, lane)[2] == threadOf(access, warp.number, first)[2])
        row.set(lane, warp.addresses.byte[static_cast<std::size_t>(lane)]);
    return bankCostOf(row, access.sizeBytes, access.alignBytes, access.use).conflicts();
  };
  const auto warps = sampledWarps(access);
  return !warps.empty() && std::ranges::all_of(warps, [&](const SampledWarp &warp) {
    for (int lane = 0; lane < warpLanes; ++lane)
      if (costOfRow(warp, lane) > 0) return false;
    return true;
  });
}

} // namespace warpgrain::access
