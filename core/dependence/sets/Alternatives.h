// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/sets/IntegerSet.h"

#include <cstddef>
#include <memory>
#include <vector>

struct isl_basic_set;
struct isl_space;

namespace warpgrain::dependence {

/// Enumerates the disjuncts of a formula one by one as basic sets and prunes empty ones as early as possible. isl alone
/// would first construct all combinations.
class Alternatives {
public:
  Alternatives(SetContext &context, std::size_t columns);
  Alternatives(const Alternatives &) = delete;
  Alternatives &operator=(const Alternatives &) = delete;
  ~Alternatives();

  /// Enumerates the disjuncts; `first`: stops at the first that is not empty.
  void run(const Formula &formula, bool first);

  /// True if isl gave up, or if the question exceeded its work limit.
  bool hasFailed() const { return hasFailed_; }

  bool hasFound() const { return hasFound_; }

  /// Returns the union of all disjuncts, which are disjoint. The caller owns it.
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
