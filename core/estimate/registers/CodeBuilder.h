// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/registers/VirtualCode.h"

#include <optional>
#include <string_view>

namespace warpgrain::estimate {

/// A number as a sum of values with constant factors, and a constant.
struct LinearSum {
  std::vector<std::pair<ValueId, std::int64_t>> terms; ///< in the order of the values, no factor is 0
  std::int64_t constant = 0;

  bool isConstant() const { return terms.empty(); }

  friend bool operator==(const LinearSum &, const LinearSum &) = default;
};

LinearSum sumOf(const LinearSum &a, const LinearSum &b, std::int64_t factor = 1);
LinearSum scaled(const LinearSum &a, std::int64_t factor);

/// Where a load or a store goes.
struct AddressOf {
  LinearSum sum; ///< in bytes
  model::MemorySpace space = model::MemorySpace::unknown;
  bool isReadOnly = false;
  bool mayAlias = true;
};

/// Writes code as a compiler does: each value is computed once, outside of the loops that do not change it; constants
/// that are added to an address are part of the instruction; an address that grows by the same in each iteration of a
/// loop is kept in registers and moved on.
class CodeBuilder {
public:
  CodeBuilder();

  VirtualCode take() { return std::move(code_); }

  std::size_t size() const { return code_.values.size(); }

  const Value &operator[](ValueId id) const { return code_.values[static_cast<std::size_t>(id)]; }

  Value &at(ValueId id) { return code_.values[static_cast<std::size_t>(id)]; }

  /// A value that is there before the kernel begins, one for each name.
  ValueId input(const std::string &name, double width, bool isUniform);
  /// What `operation` computes of the operands. Their order matters.
  ValueId computed(const std::string &operation, const std::vector<ValueId> &operands, double width,
                   double scratch = 0);
  /// The sum as one value; noValue for a constant.
  ValueId valueOf(const LinearSum &sum, double width);
  /// A product; of two sums of several terms that of their values.
  LinearSum product(const LinearSum &a, const LinearSum &b, double width);

  ValueId load(const AddressOf &address, double width, const std::string &what, const SourceSpan &span);
  void store(const AddressOf &address, ValueId value, double scratch = 0);
  void barrier();
  /// Decides by a value which way the code goes.
  void test(ValueId value, double scratch = 0);
  /// A result that no other instruction has, as of a vote.
  ValueId unique(const std::vector<ValueId> &operands, double width, double scratch = 0);
  /// A load from where no pointer leads, as of a texture.
  ValueId fetch(const std::vector<ValueId> &operands, double width, const std::string &what, const SourceSpan &span);
  /// Loads after this are others than those before, in this space; in all where it is unknown.
  void changeMemory(model::MemorySpace space);

  /// A new region inside the present one, which it becomes.
  RegionId open(bool isLoop);
  void close();

  RegionId present() const { return present_; }

  void addBranch(RegionId first, RegionId second);
  void addLoop(RegionId body);

  /// What a variable is in a loop; `update` is told where the iteration ends.
  ValueId loopValue(RegionId loop, ValueId before, double width, bool isUniform, bool isLinear);
  void setUpdate(RegionId loop, ValueId result, ValueId update);
  ValueId either(ValueId first, ValueId second, double width);

  bool isInside(RegionId inner, RegionId outer) const;
  /// The innermost loop around the present place, or noRegion.
  RegionId loopHere() const;

private:
  ValueId add(Value value, RegionId region);
  RegionId placeFor(const std::vector<ValueId> &operands) const;
  std::optional<ValueId> known(const std::pair<std::string, std::vector<std::int64_t>> &key, RegionId from) const;
  /// The value that the instruction adds a constant to, with that constant.
  std::pair<ValueId, std::int64_t> addressValue(const AddressOf &address);
  std::optional<std::pair<ValueId, std::int64_t>> movingPointer(const AddressOf &address, double width);
  ValueId baseOf(const AddressOf &address) const;

  /// A pointer that a loop moves on.
  struct Moving {
    RegionId loop = noRegion;
    LinearSum changing; ///< the terms that the loop changes
    LinearSum fixed;
    ValueId pointer = noValue;
  };

  VirtualCode code_;
  RegionId present_ = 0;
  std::vector<Moving> moving_;
  std::int64_t globalVersion_ = 0;
  std::int64_t sharedVersion_ = 0;
};

} // namespace warpgrain::estimate
