// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/sizes/SizedVerifier.h"
#include "tests/mutants/Mutants.h"

#include <array>
#include <cstdint>
#include <map>
#include <ostream>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// How many errors were seeded, and what became of them.
struct MutationCounts {
  std::size_t seeded = 0;
  std::size_t without = 0; ///< effect: at no size of a whole range does the mutant differ
  std::size_t atGiven = 0; ///< found with the described launch alone
  std::size_t found = 0;   ///< found with it and at boundary sizes
  std::size_t missed = 0;  ///< found at some size of the range only

  std::size_t errors() const { return seeded - without; }

  MutationCounts &operator+=(const MutationCounts &other);
};

/// What seeding errors into variants has shown.
struct MutationReport {
  std::size_t variants = 0; ///< that are legal, and were run at boundary sizes
  std::size_t sizes = 0;    ///< at which these agreed
  std::array<MutationCounts, mutationKinds> counts;
  std::vector<std::string> alarms; ///< unmutated variants that verification speaks against
  std::vector<std::string> misses;

  MutationReport &operator+=(const MutationReport &other);
  MutationCounts all() const;
  /// "| error | seeded | … |", in Markdown.
  void print(std::ostream &out) const;
};

struct MutationSettings {
  std::size_t plans = 6;      ///< of a kernel
  std::size_t mutants = 1000; ///< of a variant, spread evenly over all that there are
  std::size_t range = 160;    ///< sizes that decide whether a mutant that was not found has an effect
  std::uint32_t seed = 1;
};

/// Seeds errors into variants of a kernel that legal steps write.
void seedErrors(const run::KernelSubject &subject, const std::string &name, const std::vector<transform::Plan> &plans,
                const MutationSettings &settings, const run::Executor &executor, MutationReport &report);

/// Plans of one and of two steps that are on offer for a kernel and change which threads or iterations there are.
std::vector<transform::Plan> plansToMutate(const run::KernelSubject &subject, const MutationSettings &settings);

} // namespace warpgrain::tests
