// SPDX-License-Identifier: Apache-2.0
//
// How far a launch is said to go behind each pointer, and whether it reads and writes there, against accesses.
#include "tests/claims/Evidence.h"

#include <algorithm>

namespace warpgrain::tests {

namespace {

using run::CountedKind;

class BufferClaims {
public:
  BufferClaims(const Statements &statements, const Evidence &evidence, CheckedClaims &out)
      : statements_(statements), evidence_(evidence), out_(out) {}

  void runExtents() {
    if (statements_.facts.instances.body == nullptr) return;
    for (const run::Buffer &buffer : evidence_.launch.buffers)
      if (std::ranges::find(evidence_.sized, buffer.name) != evidence_.sized.end()) addExtent(buffer);
  }

  void runUses() {
    if (statements_.facts.instances.body == nullptr) return;
    for (const run::Buffer &buffer : evidence_.launch.buffers) {
      if (!buffer.isRead) add(ClaimKind::notRead, buffer.name, "read", {CountedKind::load, CountedKind::atomic});
      if (!buffer.isWritten)
        add(ClaimKind::notWritten, buffer.name, "written", {CountedKind::store, CountedKind::atomic});
    }
  }

private:
  Claim claimOf(ClaimKind kind, std::string sentence) const {
    return statements_.claimAt(kind, (*statements_.unit)[statements_.kernel].nameSpan, std::move(sentence));
  }

  void addExtent(const run::Buffer &buffer) {
    const std::string size = std::to_string(buffer.bytes) + (buffer.bytes == 1 ? " byte" : " bytes");
    CheckedClaim checked{
        .claim = claimOf(ClaimKind::extent, "Nothing behind " + buffer.name + " is accessed beyond " + size + "."),
        .answer = Answer::agrees,
        .evidence = evidence_.fault};
    const std::string told = "the buffer " + buffer.name + " (" + size + ")";
    if (evidence_.fault.contains("past the end of " + told) ||
        evidence_.fault.contains("of " + told + ", and beyond its end"))
      checked.answer = Answer::contradicts;
    else if (!evidence_.outcome)
      checked.answer = Answer::saysNothing;
    checked.claim.standsOn = statements_.assumptions();
    out_.push_back(std::move(checked));
  }

  void add(ClaimKind kind, const std::string &name, const char *what, const std::vector<CountedKind> &kinds) {
    CheckedClaim checked{.claim = claimOf(kind, "Nothing behind " + name + " is " + what + "."),
                         .answer = Answer::agrees,
                         .evidence = {}};
    if (const run::LaunchCounts *counts = evidence_.counts()) {
      const auto access = std::ranges::find_if(counts->accesses, [&](const run::AccessCount &count) {
        return (count.array == name || count.array == "the buffer " + name) &&
               std::ranges::find(kinds, count.kind) != kinds.end() && count.numbers.threads > 0;
      });
      if (access != counts->accesses.end()) {
        checked.answer = Answer::contradicts;
        checked.evidence = "it is, in line " + std::to_string(access->line) + ", by " +
                           std::to_string(access->numbers.threads) + " threads";
      }
    } else {
      checked.answer = Answer::saysNothing;
      checked.evidence = evidence_.fault;
    }
    out_.push_back(std::move(checked));
  }

  const Statements &statements_;
  const Evidence &evidence_;
  CheckedClaims &out_;
};

} // namespace

void checkExtents(const Statements &statements, const Evidence &evidence, CheckedClaims &out) {
  BufferClaims(statements, evidence, out).runExtents();
}

void checkUses(const Statements &statements, const Evidence &evidence, CheckedClaims &out) {
  BufferClaims(statements, evidence, out).runUses();
}

} // namespace warpgrain::tests
