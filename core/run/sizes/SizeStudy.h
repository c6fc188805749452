// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/run/KernelSubject.h"
#include "core/run/launch/ResolveLaunch.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::run {

/// Values of size arguments by path.
using Sizes = std::map<std::string, std::int64_t>;

/// "n = 33, rows = 7"
std::string textOf(const Sizes &sizes);

/// An integer argument that decides how much there is to do: it bounds the positions of threads, or a loop.
struct SizeArgument {
  std::string path;                   ///< "n", "params.width"
  std::int64_t given = 0;             ///< its value in the described launch
  std::array<std::int64_t, 3> span{}; ///< how much of it a block covers along each axis; 0: it bounds no axis
  std::set<std::int64_t> divisors;    ///< numbers that the kernel divides it by, as the length of a tile
  bool boundsLoop = false;
};

/// How the blocks along an axis follow from the sizes.
enum class GridRule : std::uint8_t {
  given,  ///< they do not: they stay as they are
  source, ///< the source's launch computes them
  guard,  ///< as many as the kernel's own guard needs
};

/// How the length of a buffer that a person gave follows from the sizes.
enum class LengthRule : std::uint8_t {
  given,    ///< it does not: it stays, and sizes above the given ones are not tried
  accesses, ///< as far as the accesses go, which is what was given
  atLeast,  ///< what was given, or as far as the accesses go
  atMost,   ///< as far as the accesses go; sizes that need more than was given, as of a file, are not tried
};

/// A launch of a kernel as a function of its sizes.
struct SizeStudy {
  ResolvedLaunch launch;           ///< the described one
  std::vector<SizeArgument> sizes; ///< in the order of the parameters; empty where whyNone says why
  std::string whyNone;             ///< a clause: "no argument bounds its threads or a loop"
  std::array<GridRule, 3> grid{};
  bool sharedFollowsSource = false;
  std::map<std::string, LengthRule> lengths;                ///< of buffers whose length was given
  std::vector<std::string> notes;                           ///< sentences: what does not follow, and what to give
  std::shared_ptr<const access::KernelInstances> instances; ///< of the described block, and any sizes
  access::LaunchContext context;                            ///< of the described launch

  /// A given length does not follow, or cannot grow, so that no size may be above its given value.
  bool isBounded() const;
  Sizes given() const;
};

/// What a person says of sizes.
struct SizeWishes {
  std::vector<std::string> names; ///< the arguments that are sizes; empty: they are found
};

/// Finds the sizes of a subject's launch. Fails as resolveLaunch() does, and (usage) where a name is no integer
/// argument with a value.
Result<SizeStudy> studySizes(const KernelSubject &subject, const SizeWishes &wishes = {});

} // namespace warpgrain::run
