// SPDX-License-Identifier: Apache-2.0
//
// Distances at which two accesses are said to use the same memory, against the addresses of the first block's threads.
#include "core/access/facts/counting/AccessProgram.h"
#include "tests/claims/Evidence.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

namespace warpgrain::tests {

namespace {

using access::AccessInstance;
using dependence::Carrier;
using dependence::Dependence;
using run::CountedKind;
using run::CountedReference;

/// Threads of one block that touched one byte, first and second reference in the order of the rows.
struct Meeting {
  std::size_t first = 0; ///< in Evidence::rows
  std::size_t second = 0;
  bool inOneThread = false;
  std::array<std::int64_t, 3> apart{}; ///< the second's thread index minus the first's

  friend auto operator<=>(const Meeting &, const Meeting &) = default;
};

/// Threads that touched a byte, by the row of Evidence::rows.
using Touches = std::map<std::size_t, std::set<std::int64_t>>;
/// By the array's name, which of the arrays of that name it is, and the byte in it.
using TouchesByByte = std::map<std::tuple<std::string, std::size_t, std::int64_t>, Touches>;

/// Of a byte that all threads read, a few tell as much as all.
constexpr std::size_t mostThreadsOfAByte = 12;

class DistanceClaims {
public:
  DistanceClaims(const Statements &statements, const Evidence &evidence, CheckedClaims &out)
      : statements_(statements), instances_(statements.facts.instances), evidence_(evidence), out_(out) {}

  void run() {
    if (evidence_.counts() == nullptr || statements_.dependences.limit || instances_.limit ||
        !instances_.unfollowedCalls.empty())
      return;
    for (std::size_t i = 0; i < evidence_.rows.size(); ++i)
      accesses_.push_back(accessesOf(evidence_.rows[i]));
    std::map<std::pair<std::size_t, std::size_t>, CheckedClaim> claims;
    for (const Meeting &meeting : meetings()) {
      // What the analysis does not see is told of elsewhere.
      if (accesses_[meeting.first].empty() || accesses_[meeting.second].empty() || areOfOneCollective(meeting))
        continue;
      CheckedClaim &checked =
          claims.try_emplace({meeting.first, meeting.second}, newClaim(meeting.first, meeting.second)).first->second;
      if (checked.answer == Answer::contradicts || isListed(meeting)) continue;
      checked.answer = Answer::contradicts;
      checked.evidence = textOf(meeting);
    }
    for (auto &[pair, checked] : claims)
      out_.push_back(std::move(checked));
  }

private:
  static bool writes(const CountedReference &row) { return row.kind != CountedKind::load; }

  /// What a library's collective does stands where it is called, and is one access for each array.
  std::set<std::size_t> accessesOfCollective(const CountedReference &row) const {
    std::set<std::size_t> out;
    for (std::size_t i = 0; i < instances_.accesses.size(); ++i) {
      const AccessInstance &access = instances_.accesses[i];
      const auto barrier = std::ranges::find_if(instances_.barriers, [&](const access::BarrierInstance &other) {
        return access.collective == other.place.sequence;
      });
      if (!access.collective || barrier == instances_.barriers.end()) continue;
      const model::File &file = (*statements_.unit)[barrier->span.file];
      const LineIndex lines(file.text);
      const LineColumn begin = lines.locate(barrier->span.begin);
      const LineColumn end = lines.locate(barrier->span.end);
      const std::pair at(row.line, row.column);
      const bool isInside = std::pair(begin.line, begin.column) <= at && at < std::pair(end.line, end.column) &&
                            file.path.lexically_normal() == std::filesystem::path(row.file).lexically_normal();
      if (isInside && instances_[*access.array].name == row.array) out.insert(i);
    }
    return out;
  }

  /// What one collective does within itself is not listed.
  bool areOfOneCollective(const Meeting &meeting) const {
    return std::ranges::any_of(accesses_[meeting.first], [&](std::size_t one) {
      return std::ranges::any_of(accesses_[meeting.second], [&](std::size_t other) {
        return instances_.accesses[one].isOfOneCollective(instances_.accesses[other]);
      });
    });
  }

  std::set<std::size_t> accessesOf(const CountedReference &row) const {
    if (std::set<std::size_t> found = accessesOfCollective(row); !found.empty()) return found;
    std::set<std::size_t> out;
    for (std::size_t i = 0; i < instances_.accesses.size(); ++i) {
      const AccessInstance &access = instances_.accesses[i];
      const bool isKind = row.kind == CountedKind::atomic  ? access.kind == model::AccessKind::atomic
                          : row.kind == CountedKind::store ? access.kind == model::AccessKind::write
                                                           : access.kind == model::AccessKind::read;
      if (!isKind) continue;
      const model::File &file = (*statements_.unit)[access.span.file];
      const LineColumn begin = LineIndex(file.text).locate(access.span.begin);
      if (begin == LineColumn{.line = row.line, .column = row.column} &&
          file.path.lexically_normal() == std::filesystem::path(row.file).lexically_normal())
        out.insert(i);
    }
    return out;
  }

  TouchesByByte touches() const {
    TouchesByByte out;
    for (std::size_t row = 0; row < evidence_.rows.size(); ++row)
      for (const run::RecordedRequests &of : evidence_.rows[row].recorded) {
        const std::size_t array = arrayOf(row, of.array);
        for (const run::RecordedRequest &request : of.requests)
          for (std::uint32_t lane = 0; lane < 32; ++lane) {
            if ((request.lanes >> lane & 1U) == 0) continue;
            for (std::int64_t byte = 0; byte < static_cast<std::int64_t>(request.bytes); ++byte) {
              auto &threads = out[{of.array, array, request.offsets[lane] + byte}][row];
              if (threads.size() < mostThreadsOfAByte) threads.insert(32 * std::int64_t{request.warp} + lane);
            }
          }
      }
    return out;
  }

  /// Which of the arrays of one name a row leads to: functions may each have a shared array of that name. As many as
  /// there are arrays where it is not known.
  std::size_t arrayOf(std::size_t row, const std::string &name) const {
    const auto leadsThere = [&](std::size_t access) {
      const auto array = instances_.accesses[access].array;
      return array && instances_[*array].name == name;
    };
    const auto found = std::ranges::find_if(accesses_[row], leadsThere);
    return found != accesses_[row].end() ? static_cast<std::size_t>(*instances_.accesses[*found].array)
                                         : instances_.arrays.size();
  }

  std::set<Meeting> meetings() const {
    std::set<Meeting> out;
    for (const auto &[byte, touches] : touches())
      for (auto one = touches.begin(); one != touches.end(); ++one)
        for (auto other = one; other != touches.end(); ++other)
          if (writes(evidence_.rows[one->first]) || writes(evidence_.rows[other->first]))
            addMeetings(*one, *other, out);
    return out;
  }

  void addMeetings(const Touches::value_type &one, const Touches::value_type &other, std::set<Meeting> &out) const {
    const auto &block = evidence_.launch.block;
    for (const std::int64_t first : one.second)
      for (const std::int64_t second : other.second) {
        // One access of one thread may be one instance.
        if (first == second && one.first == other.first) continue;
        const auto from = access::threadIndexOf(block, first);
        const auto to = access::threadIndexOf(block, second);
        out.insert({.first = one.first,
                    .second = other.first,
                    .inOneThread = first == second,
                    .apart = {to[0] - from[0], to[1] - from[1], to[2] - from[2]}});
      }
  }

  bool isListed(const Meeting &meeting) const {
    const auto &first = accesses_[meeting.first];
    const auto &second = accesses_[meeting.second];
    return std::ranges::any_of(statements_.dependences.dependences, [&](const Dependence &dependence) {
      const bool isOfOneThread = dependence.carrier == Carrier::statement || dependence.carrier == Carrier::loop;
      if (dependence.carrier == Carrier::block || isOfOneThread != meeting.inOneThread) return false;
      const auto contains = [&](std::int64_t sign) {
        return meeting.inOneThread || std::ranges::all_of(model::allAxes, [&](model::Axis axis) {
                 return isWithin(dependence, axis, sign * meeting.apart[indexOf(axis)]);
               });
      };
      return (first.contains(dependence.source) && second.contains(dependence.sink) && contains(1)) ||
             (second.contains(dependence.source) && first.contains(dependence.sink) && contains(-1));
    });
  }

  static bool isWithin(const Dependence &dependence, model::Axis axis, std::int64_t apart) {
    const std::string index{'t', "xyz"[indexOf(axis)]};
    const auto distance = std::ranges::find(dependence.distances, index, &dependence::Distance::index);
    if (distance == dependence.distances.end()) return true; // an axis that the block does not have
    return (!distance->least || *distance->least <= apart) && (!distance->greatest || apart <= *distance->greatest);
  }

  std::string nameOf(std::size_t row) const {
    const CountedReference &at = evidence_.rows[row];
    return std::to_string(at.line) + ":" + std::to_string(at.column);
  }

  CheckedClaim newClaim(std::size_t first, std::size_t second) const {
    const CountedReference &row = evidence_.rows[first];
    return {.claim = {.kind = ClaimKind::distances,
                      .file = row.file,
                      .line = row.line,
                      .sentence = "The accesses at " + nameOf(first) + " and " + nameOf(second) +
                                  " use the same bytes of " + row.array + " at the listed distances only.",
                      .standsOn = statements_.assumptions()},
            .answer = Answer::agrees,
            .evidence = {}};
  }

  static std::string textOf(const Meeting &meeting) {
    if (meeting.inOneThread) return "a thread uses the same byte by both, and no such dependence is listed";
    std::string out = "threads that are (";
    for (const std::int64_t apart : meeting.apart)
      out += (out.back() == '(' ? "" : ", ") + std::to_string(apart);
    return out + ") apart use the same byte";
  }

  const Statements &statements_;
  const access::KernelInstances &instances_;
  const Evidence &evidence_;
  CheckedClaims &out_;
  std::vector<std::set<std::size_t>> accesses_; ///< of each row
};

} // namespace

void checkDistances(const Statements &statements, const Evidence &evidence, CheckedClaims &out) {
  DistanceClaims(statements, evidence, out).run();
}

} // namespace warpgrain::tests
