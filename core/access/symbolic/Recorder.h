// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/CollectiveRun.h"
#include "core/access/symbolic/FormOrigins.h"
#include "core/access/symbolic/ValueMaker.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::access {

/// Records what happens in one run, in order of execution: accesses, barriers, loops, calls that are not followed.
///
/// Records nothing while it is paused, and nothing of a state that no thread is in.
class Recorder {
public:
  Recorder(const model::Unit &unit, AtomTable &atoms, const ArrayTable &arrays, const TypeRules &types,
           const Position &position, ValueMaker &values, const FormOrigins &origins)
      : unit_(unit), atoms_(atoms), arrays_(arrays), types_(types), position_(position), values_(values),
        origins_(origins) {}

  /// As long as it lives, the run only looks: nothing is recorded.
  class Pause {
  public:
    explicit Pause(Recorder &recorder) : recorder_(recorder) { ++recorder_.pauses_; }

    ~Pause() { --recorder_.pauses_; }

    Pause(const Pause &) = delete;
    Pause &operator=(const Pause &) = delete;

  private:
    Recorder &recorder_;
  };

  bool isRecording() const { return pauses_ == 0; }

  /// An access of the text, to a place that is no variable in registers and has no alternatives.
  struct Touch {
    model::ExpressionId expression = model::none<model::ExpressionId>;
    const model::Access *access = nullptr; ///< as the text names it
    bool isAddress = false;                ///< the expression computes the address, as `p + i` of `__ldg(p + i)` does
    std::optional<std::uint64_t> bytes;    ///< of an access with `access->bytes`: their number; 0 where it is not known
  };

  void recordAccess(const State &state, const Touch &touch, const Location &location);
  void recordBarrier(const State &state, model::ExpressionId id, BarrierKind kind);
  /// A collective with the runs of memory that its threads use. `lanes`: of a warp's collective, how many work
  /// together.
  void recordCollective(const State &state, model::ExpressionId id, BarrierKind kind, std::optional<std::int64_t> lanes,
                        const std::vector<CollectiveRun> &runs);
  void recordUnfollowed(const State &state, model::ExpressionId id, const std::string &name, const Cause &what,
                        bool mayEndThread = false);
  void recordSurfaceStore(const State &state);
  /// Records the innermost open loop, with what is known of its length. `state`: before the loop.
  void recordLoop(const State &state);

  /// How much was recorded at some time.
  struct Mark {
    std::size_t accesses = 0;
    std::size_t barriers = 0;
    std::size_t loops = 0;
    std::size_t calls = 0;
  };

  Mark mark() const;
  void forgetSince(const Mark &mark);
  /// Tells how often a loop ran that was followed iteration by iteration, to all that was recorded in it.
  /// `depth`: of the loop in Place::loops.
  void completeLoop(const Mark &mark, std::size_t depth, std::int64_t trips, bool isExact);

  /// Hands over what was recorded; there is nothing then.
  void moveTo(KernelInstances &out);

private:
  Place placeHere(const State &state);
  std::uint64_t alignmentIn(model::ExpressionId path, std::uint64_t alignment) const;
  void describeExtent(const Touch &touch, AccessInstance &out) const;
  void widenToAnyByte(model::ExpressionId bytes, AccessInstance &out);
  bool isOnlyDimension(const Array &array, const Location &place) const;
  void recordRun(const CollectiveRun &run, const Place &place);
  void add(AccessInstance access, model::ExpressionId id);

  const model::Unit &unit_;
  AtomTable &atoms_;
  const ArrayTable &arrays_;
  const TypeRules &types_;
  const Position &position_;
  ValueMaker &values_;
  const FormOrigins &origins_;
  std::vector<AccessInstance> accesses_;
  std::vector<BarrierInstance> barriers_;
  std::vector<LoopRun> loopRuns_;
  std::vector<UnfollowedCall> unfollowedCalls_;
  bool writesSurfaces_ = false;
  std::uint32_t sequence_ = 0;
  int pauses_ = 0;
};

} // namespace warpgrain::access
