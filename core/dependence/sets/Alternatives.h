// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/IntegerSet.h"

#include <cstddef>
#include <memory>
#include <vector>

struct isl_basic_set;
struct isl_space;

namespace warpgrain::dependence {

/// Goes through the alternatives of a formula one by one, each cut down to what its comparisons leave, and leaves out
/// those that hold for no point as early as it shows. isl alone would first make all combinations.
class Alternatives {
public:
  Alternatives(SetContext &context, std::size_t columns);
  Alternatives(const Alternatives &) = delete;
  Alternatives &operator=(const Alternatives &) = delete;
  ~Alternatives();

  /// `first`: only until there is one.
  void run(const Formula &formula, bool first);

  /// isl gave up, or the question took more than its share.
  bool hasFailed() const { return hasFailed_; }

  bool hasFound() const { return hasFound_; }

  /// All of them, no two of which overlap. The caller's to free.
  isl_set *take();

private:
  struct FreeBasic {
    void operator()(isl_basic_set *set) const;
  };

  using BasicSet = std::unique_ptr<isl_basic_set, FreeBasic>;

  isl_set *united(std::size_t begin, std::size_t end);
  BasicSet with(BasicSet set, const std::vector<const Row *> &equations,
                const std::vector<const Row *> &notNegative) const;
  bool takeComparisons(BasicSet &set, std::vector<const Formula *> &parts);
  void go(BasicSet set, std::vector<const Formula *> parts);
  bool isEmpty(const BasicSet &set);

  SetContext &context_;
  std::size_t columns_;
  isl_ctx *ctx_;
  isl_space *space_;
  std::vector<BasicSet> found_;
  bool stopsAtFirst_ = false;
  bool hasFailed_ = false;
  bool hasFound_ = false;
};

} // namespace warpgrain::dependence
