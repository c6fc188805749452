// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/NewestWins.h"

#include <functional>
#include <optional>
#include <utility>

namespace warpgrain::gui {

/// NewestWins that knows its last answer: the same question asked again has it at once.
template <typename Request, typename Reply>
class RememberedAnswer {
public:
  using Work = typename NewestWins<Request, Reply>::Work;
  using Deliver = std::function<void(const Reply &)>;
  using Same = std::function<bool(const Request &, const Request &)>;

  RememberedAnswer(QObject *receiver, Work work, Same isSame, Deliver deliver, int patienceMilliseconds = 100)
      : isSame_(std::move(isSame)), deliver_(std::move(deliver)), worker_(
                                                                      receiver, std::move(work),
                                                                      [this](Reply reply) {
                                                                        known_ = std::move(reply);
                                                                        deliver_(*known_);
                                                                      },
                                                                      patienceMilliseconds) {}

  /// True where something else is asked than before: what was known is out of date. Else the answer is delivered, at
  /// once where it is known.
  bool ask(Request request) {
    if (asked_ && isSame_(request, *asked_)) {
      if (known_) deliver_(*known_);
      return false;
    }
    asked_ = request;
    known_.reset();
    worker_.ask(std::move(request));
    return true;
  }

  /// Nobody wants an answer any more.
  void drop() {
    asked_.reset();
    known_.reset();
    worker_.drop();
  }

  bool isBusy() const { return worker_.isBusy(); }

private:
  Same isSame_;
  Deliver deliver_;
  std::optional<Request> asked_;
  std::optional<Reply> known_; ///< of `asked_`
  NewestWins<Request, Reply> worker_;
};

} // namespace warpgrain::gui
