// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Frame.h"
#include "core/access/symbolic/TypeRules.h"

#include <string>
#include <vector>

namespace warpgrain::access {

/// Where in the text a run is: the functions that are active and the loops that are open.
///
/// Frames belong to those who enter them. The functions that take an ExpressionId mean one of the innermost frame's
/// body.
class Position {
public:
  Position(const model::Unit &unit, const TypeRules &types) : unit_(unit), types_(types) {}

  /// Makes a frame the innermost one as long as it lives.
  class Activation {
  public:
    Activation(Position &position, Frame &frame) : position_(position) { position_.frames_.push_back(&frame); }

    ~Activation() { position_.frames_.pop_back(); }

    Activation(const Activation &) = delete;
    Activation &operator=(const Activation &) = delete;

  private:
    Position &position_;
  };

  Frame &frame() { return *frames_.back(); }

  const Frame &frame() const { return *frames_.back(); }

  const Frame &kernel() const { return *frames_.front(); }

  bool isInKernel() const { return frames_.size() == 1; }

  /// The active frame with that id, or null.
  const Frame *activation(std::uint32_t id) const;

  const model::Body &body() const { return *frame().body; }

  const model::Expression &at(model::ExpressionId id) const { return body()[id]; }

  /// The expression's type, or what it refers to. A type without a kind where it is not known.
  const model::Type &typeOf(model::ExpressionId id) const;

  /// The expression as it is written, on one line and cut off where it is long. "value" where there is none.
  std::string textOf(model::ExpressionId id) const { return textOf(body(), id); }

  std::string textOf(const model::Body &body, model::ExpressionId id) const;

  Obscurity because(model::ExpressionId id, Cause what) const {
    return {.body = frame().body, .expression = id, .what = std::move(what)};
  }

  /// Loops that are open, of the callers too, outermost first.
  const std::vector<LoopInfo> &loops() const { return loops_; }

  /// Precondition: a loop is open.
  LoopInfo &innermostLoop() { return loops_.back(); }

  void openLoop(LoopInfo loop) { loops_.push_back(std::move(loop)); }

  void closeLoop() { loops_.pop_back(); }

private:
  const model::Unit &unit_;
  const TypeRules &types_;
  std::vector<Frame *> frames_;
  std::vector<LoopInfo> loops_;
};

} // namespace warpgrain::access
