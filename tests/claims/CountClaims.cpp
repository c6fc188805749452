// SPDX-License-Identifier: Apache-2.0
//
// What is said to be exact of each access, and of the launch, against what was counted.
#include "core/access/facts/Totals.h"
#include "tests/claims/Evidence.h"

#include <algorithm>

namespace warpgrain::tests {

namespace {

using run::AccessNumbers;
using run::CountedKind;
using run::CountedReference;
using run::CountedSpace;

std::string textOf(const AccessNumbers &numbers) {
  std::string out = "executed " + std::to_string(numbers.threads);
  const std::pair<const char *, std::uint64_t> parts[]{{"requests", numbers.requests},   {"sectors", numbers.sectors},
                                                       {"lines", numbers.lines},         {"passes", numbers.passes},
                                                       {"conflicts", numbers.conflicts}, {"ways", numbers.ways}};
  for (const auto &[name, number] : parts)
    if (number > 0) out += std::string(", ") + name + " " + std::to_string(number);
  return out;
}

const char *nameOf(CountedKind kind) {
  return kind == CountedKind::load ? "load" : kind == CountedKind::store ? "store" : "atomic operation";
}

/// A collective's operator, which the program may have written, reads what the collective hands to it. That is a part
/// of the collective's run.
bool isUsedByCollective(const access::KernelInstances &instances, const std::string &array) {
  return std::ranges::any_of(instances.accesses, [&](const access::AccessInstance &access) {
    return access.collective && access.array && instances[*access.array].name == array;
  });
}

/// The library's own memory for barriers of the grid is no array of the kernel.
bool isUnseen(const access::KernelInstances &instances, const CountedReference &row) {
  return row.array != "the grid's workspace" && !row.analysed &&
         row.analysed.error() == CountedReference().analysed.error() && row.counted.threads > 0 &&
         !isUsedByCollective(instances, row.array);
}

std::string placeOf(const CountedReference &row) {
  return std::filesystem::path(row.file).filename().string() + ":" + std::to_string(row.line) + ":" +
         std::to_string(row.column);
}

void checkEveryAccess(const Statements &statements, const Evidence &evidence, CheckedClaims &out) {
  const access::KernelInstances &instances = statements.facts.instances;
  if (!instances.unfollowedCalls.empty() || instances.limit || instances.body == nullptr) return;
  const model::Function &kernel = (*statements.unit)[statements.kernel];
  CheckedClaim checked{.claim = statements.claimAt(ClaimKind::everyAccess, kernel.nameSpan,
                                                   "The list has every access of " + kernel.name + "."),
                       .answer = Answer::agrees,
                       .evidence = {}};
  const auto unseen =
      std::ranges::find_if(evidence.rows, [&](const CountedReference &row) { return isUnseen(instances, row); });
  if (evidence.counts() == nullptr) {
    checked.answer = Answer::saysNothing;
    checked.evidence = evidence.fault;
  } else if (unseen != evidence.rows.end()) {
    checked.answer = Answer::contradicts;
    checked.evidence = std::string("a ") + nameOf(unseen->kind) + " of " + unseen->array + " at " + placeOf(*unseen) +
                       " is not in it; " + textOf(unseen->counted);
  }
  out.push_back(std::move(checked));
}

/// What was counted of one kind of access: the sum, and whether a device may count otherwise.
struct Sum {
  std::uint64_t number = 0;
  bool isApproximate = false;
};

Sum sumOf(const run::LaunchCounts &counts, CountedSpace space, CountedKind kind) {
  Sum out;
  for (const run::AccessCount &access : counts.accesses)
    if (access.space == space && access.kind == kind) {
      out.number += space == CountedSpace::global ? access.numbers.sectors : access.numbers.conflicts;
      out.isApproximate |= !access.approximate.empty();
    }
  return out;
}

class TotalClaims {
public:
  TotalClaims(const Statements &statements, const Evidence &evidence, CheckedClaims &out)
      : statements_(statements), evidence_(evidence), out_(out) {}

  void run() {
    const access::LaunchTotals &totals = statements_.facts.totals;
    add("global sectors loaded", totals.globalLoadSectors, CountedSpace::global, CountedKind::load);
    add("global sectors stored", totals.globalStoreSectors, CountedSpace::global, CountedKind::store);
    add("conflicts of shared loads", totals.sharedLoadConflicts, CountedSpace::shared, CountedKind::load);
    add("conflicts of shared stores", totals.sharedStoreConflicts, CountedSpace::shared, CountedKind::store);
  }

private:
  void add(const std::string &what, const access::Fact<std::int64_t> &total, CountedSpace space, CountedKind kind) {
    if (!total) return;
    const model::Function &kernel = (*statements_.unit)[statements_.kernel];
    CheckedClaim checked{.claim = statements_.claimAt(ClaimKind::total, kernel.nameSpan,
                                                      kernel.name + ", " + what + ": " + std::to_string(*total) + "."),
                         .answer = Answer::agrees,
                         .evidence = {}};
    const run::LaunchCounts *counts = evidence_.counts();
    if (counts == nullptr || !counts->missing.empty()) {
      checked.answer = Answer::saysNothing;
      checked.evidence = counts == nullptr ? evidence_.fault : counts->missing.front();
    } else if (const Sum sum = sumOf(*counts, space, kind); isOther(*total, sum, kind)) {
      checked.answer = Answer::contradicts;
      checked.evidence = "counted " + std::to_string(sum.number);
    }
    out_.push_back(std::move(checked));
  }

  /// A load that is written twice, or of what the thread has just stored, is made once or not at all, and is counted.
  bool isOther(std::int64_t total, const Sum &sum, CountedKind kind) const {
    const auto number = static_cast<std::uint64_t>(total);
    const bool isTooMany = number < sum.number && (kind != CountedKind::load || !hasRepeatedLoads());
    if (total == 0) return isTooMany;
    return !sum.isApproximate && !hasApproximateRows() && (number > sum.number || isTooMany);
  }

  /// A device may count one of the accesses otherwise than the executor does.
  bool hasApproximateRows() const {
    return std::ranges::any_of(evidence_.rows, [](const CountedReference &row) { return !row.approximate.empty(); });
  }

  bool hasRepeatedLoads() const {
    const access::KernelInstances &instances = statements_.facts.instances;
    for (std::size_t i = 0; i < instances.accesses.size(); ++i)
      if (instances.accesses[i].kind != model::AccessKind::write && access::isLoadedBefore(instances, i)) return true;
    return false;
  }

  const Statements &statements_;
  const Evidence &evidence_;
  CheckedClaims &out_;
};

} // namespace

void checkCounts(const Statements &statements, const Evidence &evidence, CheckedClaims &out) {
  checkEveryAccess(statements, evidence, out);
  for (const CountedReference &row : evidence.rows) {
    if (!row.analysed) continue;
    CheckedClaim checked{.claim = {.kind = ClaimKind::counts,
                                   .file = row.file,
                                   .line = row.line,
                                   .sentence = std::string("The ") + nameOf(row.kind) + " of " + row.array +
                                               ", column " + std::to_string(row.column) + ": " + textOf(*row.analysed) +
                                               ".",
                                   .standsOn = statements.assumptions()},
                         .answer = Answer::agrees,
                         .evidence = {}};
    if (*row.analysed != row.counted) {
      // Where the count itself says that a device may count otherwise, no difference can be told.
      checked.answer = row.approximate.empty() ? Answer::contradicts : Answer::saysNothing;
      checked.evidence = textOf(row.counted) + (row.approximate.empty() ? "" : "; " + row.approximate);
    }
    out.push_back(std::move(checked));
  }
}

void checkTotals(const Statements &statements, const Evidence &evidence, CheckedClaims &out) {
  TotalClaims(statements, evidence, out).run();
}

} // namespace warpgrain::tests
