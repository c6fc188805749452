// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

struct isl_ctx;

namespace warpgrain::dependence {

/// Where sets live. One for an analysis; not shared between threads. Every question may take a bounded number of
/// operations; where isl needs more, there is no answer, and whoever asks treats it as not known. Who can ask, or count
/// work, has a context that is not const.
class SetContext {
public:
  SetContext();

  isl_ctx *get() const { return ctx_.get(); }

  /// Begins to count work anew, with no limit for details: another analysis of what is known already.
  void beginAnalysis();

  /// Begins to count operations anew, and forgets that isl gave up.
  void beginQuestion();

  /// The same for a bound, which is worth less: a distance without one is wider, and no error. False where so many were
  /// asked for that no more is to be.
  bool beginBound();

  /// So many more polyhedra of so many columns were looked at: what the work is measured by, the same on every machine.
  /// What isl does with it grows with the square of the columns.
  void spend(std::size_t columns, std::size_t polyhedra = 1) {
    const std::size_t cost = std::max<std::size_t>(1, polyhedra) * (1 + columns * columns / 32);
    spent_ += cost;
    spentOnQuestion_ += cost;
  }

  /// How much of the work may go into details, and how many of isl's operations into one of them: bounds of distances,
  /// examples, whether an answer is certain. They are worth less than other answers.
  void limitDetails(std::size_t most, std::size_t mostOfOne, unsigned long operations) {
    mostOfDetails_ = most;
    mostOfADetail_ = mostOfOne;
    operationsOfADetail_ = operations;
  }

  /// Asks for one, and counts its work. Nothing where no more of it is to be done.
  template <typename Ask>
  auto askForDetail(Ask &&ask) {
    using Answer = decltype(ask());
    if (spentOnDetails_ > mostOfDetails_) return Answer{};
    const std::size_t before = spent_;
    const bool wasAboutDetail = std::exchange(isAboutDetail_, true);
    Answer out = ask();
    isAboutDetail_ = wasAboutDetail;
    if (!wasAboutDetail) spentOnDetails_ += spent_ - before;
    return out;
  }

  /// Asks whether one set covers another (`isCoveredBy`), which is found soon, if at all: with a part of the work.
  template <typename Ask>
  auto askForCover(Ask &&ask) {
    const bool wasAboutCover = std::exchange(isAboutCover_, true);
    auto out = ask();
    isAboutCover_ = wasAboutCover;
    return out;
  }

  bool isAboutDetail() const { return isAboutDetail_; }

  /// Steps of a search that needs no isl: each is little work.
  void spendSteps(std::size_t steps) { spent_ += steps; }

  /// Whether a search for a point is to take the steps of a long one: a few that lead to nothing are tried in an
  /// analysis, and as many as lead to an answer.
  bool searchesLong() const { return longSearches_ > 0; }

  void noteLongSearch(bool hasAnswer) { longSearches_ -= hasAnswer ? 0 : 1; }

  /// A question that needs more than its share is left open.
  bool isQuestionTooLong() const { return spentOnQuestion_ > (isAboutDetail_ ? mostOfADetail_ : mostOfAQuestion); }

  /// The analysis has done all the work that it may; the rest of the kernel is not looked at.
  bool isExhausted() const { return spent_ > mostOfAll; }

private:
  /// More than a question about two accesses needs; one that needs more is left open.
  static constexpr unsigned long mostOperations = 100'000;
  static constexpr std::size_t mostOfAQuestion = 6'000;
  static constexpr std::size_t mostOfACover = 1'000;
  static constexpr std::size_t mostOfAll = 30'000;
  static constexpr std::size_t mostBounds = 200;

  struct Free {
    void operator()(isl_ctx *ctx) const;
  };

  std::unique_ptr<isl_ctx, Free> ctx_;
  static constexpr int mostLongSearches = 6;
  std::size_t spent_ = 0;
  int longSearches_ = mostLongSearches; ///< that may still lead to nothing
  std::size_t bounds_ = 0;
  std::size_t spentOnQuestion_ = 0;
  std::size_t spentOnDetails_ = 0;
  std::size_t mostOfDetails_ = mostOfAll;
  std::size_t mostOfADetail_ = mostOfAQuestion;
  unsigned long operationsOfADetail_ = mostOperations;
  bool isAboutDetail_ = false;
  bool isAboutCover_ = false;
};

} // namespace warpgrain::dependence
