// SPDX-License-Identifier: Apache-2.0
//
// Races that are said to be absent, or certain, against those that the executor finds.
#include "tests/claims/Evidence.h"

#include <algorithm>
#include <set>

namespace warpgrain::tests {

namespace {

using dependence::Carrier;
using dependence::RaceFinding;
using dependence::RaceReport;
using run::Finding;
using run::FindingKind;

bool isInBlock(const Finding &finding) {
  return finding.message.contains("no barrier between");
}

/// A race on one array: "Data race at byte 4 of the buffer out: thread …".
bool isOn(const Finding &finding, const std::string &array) {
  for (const char *what : {"the buffer ", "the shared variable ", "the variable "})
    if (finding.message.contains(" of " + (what + array) + ":")) return true;
  return false;
}

class RaceClaims {
public:
  RaceClaims(const Statements &statements, const Evidence &evidence, CheckedClaims &out)
      : statements_(statements), report_(statements.dependences.races), instances_(statements.facts.instances),
        evidence_(evidence), out_(out) {
    if (!evidence.outcome) return;
    for (const Finding &finding : evidence.outcome->findings)
      if (finding.kind == FindingKind::race && !isBenign(finding)) found_.push_back(finding);
    for (const std::string &note : evidence.outcome->notes)
      if (note.contains("ata races") && notLookedFor_.empty()) notLookedFor_ = note;
  }

  void run() {
    if (instances_.body == nullptr) return;
    if (report_.isFreeWithinBlocks()) addFreeInBlocks();
    if (!report_.limit)
      for (const std::string &array : arraysInUse())
        for (const Carrier carrier : {Carrier::thread, Carrier::block})
          if (!isListed(array, carrier)) addFreeOnArray(array, carrier);
    for (const RaceFinding &race : report_.races)
      if (!race.isBenign) addRace(race);
  }

private:
  /// Threads that store the same are told apart by lines alone.
  bool isBenign(const Finding &finding) const {
    const auto tellsOfIt = [&](const RaceFinding &race) {
      return race.isBenign && finding.line == lineOf(race.dependence.sink) &&
             finding.message.contains("line " + std::to_string(lineOf(race.dependence.source)));
    };
    return std::ranges::any_of(report_.races, tellsOfIt) || std::ranges::any_of(report_.possible, tellsOfIt);
  }

  std::uint32_t lineOf(std::size_t access) const {
    const SourceSpan &span = instances_.accesses[access].span;
    return LineIndex((*statements_.unit)[span.file].text).locate(span.begin).line;
  }

  /// By the names of those that have one: declared arrays, and pointers that are parameters.
  std::set<std::string> arraysInUse() const {
    std::set<std::string> out;
    for (const access::AccessInstance &access : instances_.accesses)
      if (access.array && access.space != model::MemorySpace::local) {
        const access::Array &array = instances_[*access.array];
        if (!array.unknownBase && !array.name.empty()) out.insert(array.name);
      }
    return out;
  }

  bool isListed(const std::string &array, Carrier carrier) const {
    const auto names = [&](const RaceFinding &race) {
      if (race.dependence.carrier != carrier) return false;
      for (const std::size_t end : {race.dependence.source, race.dependence.sink}) {
        const auto &id = instances_.accesses[end].array;
        // What is not known to be one array may be any.
        if (!id || instances_[*id].unknownBase || instances_[*id].name == array) return true;
      }
      return false;
    };
    return std::ranges::any_of(report_.races, names) || std::ranges::any_of(report_.possible, names);
  }

  void addFreeInBlocks() {
    Claim claim =
        statements_.claimAt(ClaimKind::freeInBlocks, (*statements_.unit)[statements_.kernel].nameSpan,
                            "No two threads of a block race in " + (*statements_.unit)[statements_.kernel].name + ".");
    claim.standsOn = statements_.assumptions();
    answer(std::move(claim), std::ranges::find_if(found_, isInBlock));
  }

  void addFreeOnArray(const std::string &array, Carrier carrier) {
    const bool inBlock = carrier == Carrier::thread;
    Claim claim = statements_.claimAt(ClaimKind::freeOnArray, (*statements_.unit)[statements_.kernel].nameSpan,
                                      std::string("No two threads of ") + (inBlock ? "a block" : "different blocks") +
                                          " race on " + array + ".");
    claim.standsOn = statements_.assumptions();
    answer(std::move(claim), std::ranges::find_if(found_, [&](const Finding &finding) {
             return isInBlock(finding) == inBlock && isOn(finding, array);
           }));
  }

  void answer(Claim claim, std::vector<Finding>::const_iterator race) {
    CheckedClaim checked{.claim = std::move(claim), .answer = Answer::agrees, .evidence = {}};
    if (race != found_.end()) {
      checked.answer = Answer::contradicts;
      checked.evidence = race->message;
    } else if (!evidence_.outcome || !notLookedFor_.empty()) {
      checked.answer = Answer::saysNothing;
      checked.evidence = evidence_.outcome ? notLookedFor_ : evidence_.fault;
    }
    out_.push_back(std::move(checked));
  }

  /// A launch need not show it: what is certain is that threads race in some launch.
  void addRace(const RaceFinding &race) {
    const auto isFound = std::ranges::any_of(found_, [&](const Finding &finding) {
      return isInBlock(finding) == (race.dependence.carrier == Carrier::thread);
    });
    out_.push_back({.claim = statements_.claimAt(ClaimKind::race, race.span, race.reason.text()),
                    .answer = isFound ? Answer::agrees : Answer::saysNothing,
                    .evidence = isFound             ? std::string()
                                : evidence_.outcome ? "no such race was found in this launch"
                                                    : evidence_.fault});
  }

  const Statements &statements_;
  const RaceReport &report_;
  const access::KernelInstances &instances_;
  const Evidence &evidence_;
  CheckedClaims &out_;
  std::vector<Finding> found_;
  std::string notLookedFor_;
};

} // namespace

void checkRaces(const Statements &statements, const Evidence &evidence, CheckedClaims &out) {
  RaceClaims(statements, evidence, out).run();
}

} // namespace warpgrain::tests
