// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Evaluator.h"
#include "core/access/symbolic/LoopChange.h"
#include "core/access/symbolic/Progressions.h"
#include "core/access/symbolic/TripCounts.h"
#include "core/model/HiddenCode.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace warpgrain::access {

/// Follows loops. Looks what one iteration changes, expresses that with the number of the iteration, then goes through
/// the body once for all iterations; where values are lost that way, goes through it iteration by iteration. Keeps the
/// counters of loops, and which loops had to be followed by iterations.
class LoopSummariser {
public:
  LoopSummariser(RunContext &run, Evaluator &evaluator, Execution &execution);

  void execute(State &state, model::StatementId id);

private:
  /// A loop that is followed by its counter.
  struct Loop {
    model::StatementId id = model::none<model::StatementId>;
    const model::Statement *statement = nullptr;
    bool testsFirst = true;
    AtomId counter{};
    std::set<ObjectId> changed; ///< variables and local arrays that the body may change
    std::set<ArrayId> changedArrays;

    /// A range-based loop: its variable is declared anew in each iteration, after the test.
    bool isRangeBased() const { return statement->kind == model::StatementKind::rangeForLoop; }

    bool isOverClass() const { return model::isLoopOverClass(*statement); }
  };

  /// What one pass through a loop's body leads to.
  struct Pass {
    State end;           ///< after the increment
    Condition condition; ///< for another iteration: at the begin, or at the end of a do loop
    JumpTarget jumps;
    bool isTested = true; ///< false where there is no condition

    bool endsByConditionOnly() const { return jumps.breaks.empty() && !jumps.leavesByReturn; }
  };

  /// What passes that only look have found.
  struct Look {
    Pass pass;
    bool isSettled = false;   ///< all that changes was found; else it is not followed
    bool hasElements = false; ///< WriteLog::Written
  };

  /// How often the body begins, at most.
  struct Trips {
    std::optional<Condition> condition; ///< for another iteration, where it is followed
    std::optional<Form> count;
    bool isExact = false;
  };

  // Loops.cpp
  AtomId counterOf(model::StatementId loop);
  void summarise(State &state, Loop &loop);
  Pass pass(State state, const Loop &loop, const std::optional<Form> &tripCount, bool isExact);
  Condition enter(State &state, const Loop &loop, const std::optional<Form> &tripCount);
  void enterOverClass(State &state, const Loop &loop);
  Look look(const State &state, Loop &loop, Changes &changes);
  bool addChanged(const State &state, Loop &loop, const WriteLog::Written &written) const;
  bool settle(Changes &changes, const Pass &pass, AtomId counter);
  bool unrollWhatIsLost(State &state, const Loop &loop, const LoopInfo &self, const Changes &changes, bool hasElements);
  bool losesValues(const State &state, const Loop &loop, const Changes &changes, bool hasElements) const;
  Trips tripsOf(const State &state, const Loop &loop, const Changes &changes, const Look &look);
  void boundCounter(AtomId counter, const std::optional<Form> &trips);

  // LoopChanges.cpp
  void findChanged(const State &state, Loop &loop);
  bool existsBefore(const State &state, const Loop &loop, const ObjectId &object) const;
  bool loseMembers(const ObjectId &object, Change &change);
  Value recordIn(const ObjectId &object, const Change &change, bool isUniform);
  State withPlaceholders(const State &state, const Loop &loop, Changes &changes);
  void setPlaceholder(const ObjectId &object, Change &change);
  void describe(const State &state, const Loop &loop, const ObjectId &object, Change &change);
  Value placeholderOf(const ObjectId &object, const Change &change);
  model::ExpressionId changePlace(const Loop &loop, const ObjectId &object) const;
  std::string nameOf(const ObjectId &object) const;
  State beginOfIteration(const State &state, const Loop &loop, const Changes &changes, const Trips &trips,
                         bool isSettled);
  bool leavesItsType(const State &state, const Loop &loop, Changes &changes, const Trips &trips);
  Value valueAtBegin(const ObjectId &object, const Change &change, bool isSettled);
  Location placeAtBegin(const Change &change, bool isSettled);

  // LoopEnds.cpp
  void leave(State &state, const Loop &loop, const Changes &changes, const State &entered, const Pass &last,
             const Trips &trips);
  Value valueAfter(const Change &change, Value held, const Replacements &atEnd, bool isUntouched, bool isLeftUniformly);
  bool leavesUniformly(const Pass &last) const;
  bool readsUnfollowed(model::ExpressionId id, const Changes &changes) const;
  Condition staysSince(const State &state, const Loop &loop, const Changes &changes, const Pass &pass,
                       const Trips &trips) const;
  model::ExpressionId placeIn(const Loop &loop) const;
  std::shared_ptr<const std::vector<Alternative>> substituted(const Location &place,
                                                              const Replacements &replacements) const;

  // Unrolling.cpp
  bool unroll(State &state, model::StatementId id);
  std::optional<std::int64_t> runIterations(State &running, model::StatementId id, JumpTarget &target);

  StepBudget &budget_;
  AtomTable &atoms_;
  const TypeRules &types_;
  Position &position_;
  ArrayTable &arrays_;
  ValueMaker &values_;
  Assumptions &assumptions_;
  Numbers &numbers_;
  Recorder &recorder_;
  Variables &variables_;
  ObjectStore &store_;
  WriteLog &writes_;
  Merger &merger_;
  Evaluator &evaluator_;
  Execution &execution_;
  Progressions progressions_;
  TripCounts tripCounts_;
  std::map<std::pair<model::StatementId, std::vector<CallSite>>, AtomId> counters_;
  /// Counters of loops that had to be followed iteration by iteration: a pass that only looks does so at once.
  std::set<AtomId> unrolled_;
  std::set<AtomId> recordedCounters_; ///< of loops that have run, not only been looked at
};

} // namespace warpgrain::access
