// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/Pressure.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace warpgrain::estimate {

using model::MemorySpace;

namespace {

std::size_t indexOf(std::int32_t id) {
  return static_cast<std::size_t>(id);
}

bool hasEffect(const Value &value) {
  return value.kind == ValueKind::store || value.kind == ValueKind::barrier || value.kind == ValueKind::test;
}

/// The values that something uses in the end.
std::vector<bool> usedValues(const VirtualCode &code) {
  std::vector<bool> used(code.values.size());
  std::vector<ValueId> open;
  std::vector<std::vector<ValueId>> feeds(code.values.size());
  for (const Region &region : code.regions)
    for (const Meeting &meeting : region.meetings)
      for (const ValueId from : {meeting.first, meeting.second})
        if (from != noValue) feeds[indexOf(meeting.result)].push_back(from);
  for (std::size_t i = 0; i < code.values.size(); ++i)
    if (hasEffect(code.values[i])) open.push_back(static_cast<ValueId>(i));
  while (!open.empty()) {
    const std::size_t at = indexOf(open.back());
    open.pop_back();
    if (used[at]) continue;
    used[at] = true;
    std::ranges::copy(code.values[at].operands, std::back_inserter(open));
    std::ranges::copy(feeds[at], std::back_inserter(open));
  }
  return used;
}

/// Orders the instructions of a stretch that has no branch in it.
class Scheduler {
public:
  Scheduler(const VirtualCode &code, const std::vector<bool> &used, const LoadWindow &window)
      : code_(code), used_(used), window_(window), here_(code.values.size()), done_(code.values.size()),
        waiting_(code.values.size()), usesInside_(code.values.size()), left_(code.values.size()),
        usesOf_(code.values.size()) {
    for (std::size_t i = 0; i < code.values.size(); ++i)
      if (used[i])
        for (const ValueId operand : code.values[i].operands)
          ++usesOf_[indexOf(operand)];
    for (const Region &region : code.regions)
      for (const Meeting &meeting : region.meetings)
        for (const ValueId from : {meeting.first, meeting.second})
          if (from != noValue) ++usesOf_[indexOf(from)];
  }

  std::vector<CodeStep> run(const std::vector<ValueId> &stretch) {
    out_.clear();
    loads_.clear();
    next_ = 0;
    inFlight_ = {};
    for (const ValueId id : stretch)
      here_[indexOf(id)] = used_[indexOf(id)];
    std::vector<ValueId> stores;
    for (const ValueId id : stretch) {
      if (!here_[indexOf(id)]) continue;
      const Value &value = code_.values[indexOf(id)];
      for (const ValueId operand : value.operands)
        ++usesInside_[indexOf(operand)];
      if (value.kind == ValueKind::store || value.kind == ValueKind::barrier) stores.push_back(id);
      if (value.kind == ValueKind::load) {
        ValueId after = noValue;
        for (const ValueId store : stores)
          if (conflicts(code_.values[indexOf(store)], value)) after = store;
        loads_.emplace_back(id, after);
      }
    }
    if (window_.isEager) emitEarly(stretch);
    for (const ValueId id : stretch) {
      if (!here_[indexOf(id)]) continue;
      const Value &value = code_.values[indexOf(id)];
      const bool isLate = value.held == HeldKind::pointer || value.kind == ValueKind::load;
      if (isLate && !usesElsewhere(id)) continue;
      if (value.kind == ValueKind::store || value.kind == ValueKind::barrier) emitLoadsBefore(id);
      emit(id);
    }
    for (const ValueId id : stretch) {
      here_[indexOf(id)] = false;
      for (const ValueId operand : code_.values[indexOf(id)].operands)
        usesInside_[indexOf(operand)] = 0;
    }
    return out_;
  }

private:
  static bool conflicts(const Value &store, const Value &load) {
    if (load.isReadOnly) return false;
    if (store.kind == ValueKind::barrier) return true;
    const bool isSameKind = (store.space == MemorySpace::shared) == (load.space == MemorySpace::shared) &&
                            (store.space == MemorySpace::local) == (load.space == MemorySpace::local);
    if (!isSameKind) return false;
    if (store.base != noValue && store.base == load.base)
      return store.address != load.address || store.offset == load.offset;
    if (store.space == MemorySpace::shared && store.base != noValue && load.base != noValue) return false;
    return store.mayAlias && load.mayAlias;
  }

  void emitEarly(const std::vector<ValueId> &stretch) {
    for (const ValueId id : stretch) {
      const Value &value = code_.values[indexOf(id)];
      const bool isFree = here_[indexOf(id)] && value.kind == ValueKind::computed && value.held != HeldKind::pointer &&
                          std::ranges::all_of(value.operands, [this](ValueId operand) {
                            return !here_[indexOf(operand)] || done_[indexOf(operand)];
                          });
      if (isFree) emit(id);
    }
  }

  void emitLoadsBefore(ValueId store) {
    for (const auto &[load, after] : loads_) {
      if (load > store) break;
      if (!done_[indexOf(load)] && conflicts(code_.values[indexOf(store)], code_.values[indexOf(load)])) emit(load);
    }
  }

  bool usesElsewhere(ValueId id) const { return usesInside_[indexOf(id)] < usesOf_[indexOf(id)]; }

  double &inFlightOf(const Value &load) { return load.space == MemorySpace::shared ? inFlight_[1] : inFlight_[0]; }

  bool hasRoom(const Value &load) {
    const double most = load.space == MemorySpace::shared ? window_.shared : window_.global;
    return inFlightOf(load) + load.width <= most;
  }

  /// Issues the next loads, as far as there is room for their values.
  void issueLoads() {
    if (isIssuing_) return;
    isIssuing_ = true;
    for (std::size_t i = next_; i < loads_.size(); ++i) {
      const auto &[load, after] = loads_[i];
      if (done_[indexOf(load)]) {
        if (i == next_) ++next_;
        continue;
      }
      if (after != noValue && !done_[indexOf(after)]) continue;
      if (!hasRoom(code_.values[indexOf(load)])) break;
      emit(load);
    }
    isIssuing_ = false;
  }

  void emit(ValueId id) {
    if (done_[indexOf(id)] || !here_[indexOf(id)]) return;
    const Value &value = code_.values[indexOf(id)];
    for (const ValueId operand : value.operands)
      emit(operand);
    if (done_[indexOf(id)]) return;
    const bool isLoad = value.kind == ValueKind::load;
    const bool usesLoad =
        std::ranges::any_of(value.operands, [this](ValueId operand) { return waiting_[indexOf(operand)]; });
    if (usesLoad) issueLoads();
    if (done_[indexOf(id)]) return;
    done_[indexOf(id)] = true;
    for (const ValueId operand : value.operands)
      if (waiting_[indexOf(operand)] && (usesElsewhere(operand) || --left_[indexOf(operand)] == 0)) {
        waiting_[indexOf(operand)] = false;
        inFlightOf(code_.values[indexOf(operand)]) -= code_.values[indexOf(operand)].width;
      }
    if (isLoad) {
      left_[indexOf(id)] = usesInside_[indexOf(id)];
      waiting_[indexOf(id)] = true;
      inFlightOf(value) += value.width;
    }
    out_.push_back({.value = id});
  }

  const VirtualCode &code_;
  const std::vector<bool> &used_;
  const LoadWindow &window_;
  std::vector<bool> here_;
  std::vector<bool> done_;
  std::vector<bool> waiting_; ///< a load whose value nothing has used yet
  std::vector<int> usesInside_;
  std::vector<int> left_; ///< uses of a waiting load's value
  std::vector<int> usesOf_;
  std::vector<std::pair<ValueId, ValueId>> loads_; ///< with the last store that they must not pass
  std::size_t next_ = 0;
  std::array<double, 2> inFlight_{};
  bool isIssuing_ = false;
  std::vector<CodeStep> out_;
};

/// Values that live, and the registers that they take together.
class Living {
public:
  explicit Living(const VirtualCode &code) : code_(&code) {}

  void add(ValueId id) {
    if (id == noValue) return;
    const auto at = std::ranges::lower_bound(ids_, id);
    if (at != ids_.end() && *at == id) return;
    ids_.insert(at, id);
    registers_ += code_->values[indexOf(id)].width;
  }

  void remove(ValueId id) {
    const auto at = std::ranges::lower_bound(ids_, id);
    if (at == ids_.end() || *at != id) return;
    ids_.erase(at);
    registers_ -= code_->values[indexOf(id)].width;
  }

  double registers() const { return registers_; }

  std::vector<ValueId> all() const { return ids_; }

private:
  const VirtualCode *code_;
  std::vector<ValueId> ids_; ///< sorted
  double registers_ = 0;
};

class PressureFinder {
public:
  PressureFinder(const VirtualCode &code, const std::vector<bool> &used) : code_(code), used_(used) {}

  Pressure run() {
    Living living(code_);
    measures_ = true;
    walk(0, living);
    return most_;
  }

private:
  void measure(const Living &living, double scratch) {
    if (!measures_ || living.registers() + scratch <= most_.registers) return;
    most_.registers = living.registers() + scratch;
    most_.scratch = scratch;
    most_.living.clear();
    for (const ValueId id : living.all())
      if (code_.values[indexOf(id)].width > 0) most_.living.push_back(id);
  }

  /// From what lives after a region to what lives before it.
  void walk(RegionId id, Living &living) {
    const Region &region = code_.regions[indexOf(id)];
    for (std::size_t i = region.steps.size(); i-- > 0;) {
      const CodeStep &step = region.steps[i];
      if (step.isLoop)
        walkLoop(step.first, living);
      else if (step.first != noRegion)
        walkBranch(step, living);
      else if (used_[indexOf(step.value)])
        walkValue(step.value, living);
    }
  }

  void walkValue(ValueId id, Living &living) {
    const Value &value = code_.values[indexOf(id)];
    living.add(id);
    const bool isMeeting = value.kind == ValueKind::phi;
    measure(living, value.scratch);
    living.remove(id);
    for (const ValueId operand : value.operands)
      living.add(operand);
    if (!isMeeting) measure(living, value.scratch);
  }

  bool isInside(ValueId id, RegionId outer) const {
    for (RegionId at = code_.values[indexOf(id)].region; at != noRegion; at = code_.regions[indexOf(at)].parent)
      if (at == outer) return true;
    return false;
  }

  void walkBranch(const CodeStep &step, Living &living) {
    Living other = living;
    for (const ValueId id : living.all()) {
      if (isInside(id, step.second)) living.remove(id);
      if (isInside(id, step.first)) other.remove(id);
    }
    walk(step.first, living);
    walk(step.second, other);
    for (const ValueId id : other.all())
      living.add(id);
  }

  void walkLoop(RegionId body, Living &living) {
    const std::vector<Meeting> &meetings = code_.regions[indexOf(body)].meetings;
    for (const Meeting &meeting : meetings)
      if (used_[indexOf(meeting.result)]) living.add(meeting.second);
    const bool measured = measures_;
    Living first = living;
    measures_ = false;
    walk(body, first);
    measures_ = measured;
    for (const ValueId id : first.all())
      if (!isInside(id, body)) living.add(id);
    walk(body, living);
    for (const Meeting &meeting : meetings)
      if (used_[indexOf(meeting.result)]) {
        living.remove(meeting.result);
        living.add(meeting.first);
      }
  }

  const VirtualCode &code_;
  const std::vector<bool> &used_;
  bool measures_ = false;
  Pressure most_;
};

/// A branch of few instructions is no branch: each is executed under its condition.
class Flattener {
public:
  Flattener(VirtualCode &code, const std::vector<bool> &used) : code_(code), used_(used) {}

  void run() {
    // Inner regions have larger numbers.
    for (std::size_t i = code_.regions.size(); i-- > 0;) {
      std::vector<CodeStep> steps;
      for (const CodeStep &step : code_.regions[i].steps) {
        const bool isBranch = !step.isLoop && step.first != noRegion;
        if (!isBranch || sizeOf(step.first) + sizeOf(step.second) > mostInstructions) {
          steps.push_back(step);
          continue;
        }
        for (const RegionId branch : {step.first, step.second})
          for (const CodeStep &inner : code_.regions[indexOf(branch)].steps) {
            code_.values[indexOf(inner.value)].region = static_cast<RegionId>(i);
            steps.push_back(inner);
          }
      }
      code_.regions[i].steps = std::move(steps);
    }
  }

private:
  static constexpr std::size_t mostInstructions = 40;

  std::size_t sizeOf(RegionId id) const {
    std::size_t size = 0;
    for (const CodeStep &step : code_.regions[indexOf(id)].steps) {
      if (step.value == noValue || code_.values[indexOf(step.value)].kind == ValueKind::barrier)
        return mostInstructions + 1;
      if (used_[indexOf(step.value)]) ++size;
    }
    return size;
  }

  VirtualCode &code_;
  const std::vector<bool> &used_;
};

} // namespace

Pressure highestPressure(VirtualCode code, const LoadWindow &window) {
  const std::vector<bool> used = usedValues(code);
  Flattener(code, used).run();
  Scheduler scheduler(code, used, window);
  for (Region &region : code.regions) {
    std::vector<CodeStep> steps;
    std::vector<ValueId> stretch;
    const auto flush = [&] {
      std::ranges::copy(scheduler.run(stretch), std::back_inserter(steps));
      stretch.clear();
    };
    for (const CodeStep &step : region.steps) {
      if (step.value != noValue) {
        stretch.push_back(step.value);
        continue;
      }
      flush();
      steps.push_back(step);
    }
    flush();
    region.steps = std::move(steps);
  }
  return PressureFinder(code, used).run();
}

} // namespace warpgrain::estimate
