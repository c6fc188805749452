// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/CountController.h"

#include "app/gui/base/Texts.h"
#include "views/shared/CoreText.h"

namespace warpgrain::gui {

namespace {

Result<CountedLaunchPointer> countLaunch(const CountOrder &order, const std::shared_ptr<KeptParser> &parser,
                                         const run::FindExecutor &findExecutor, const CancellationToken &cancel) {
  auto executed = workflow::countLaunch(subjectOf(order.subject, parser), order.block, findExecutor, cancel);
  if (!executed) return std::unexpected(executed.error());
  return std::make_shared<const CountedLaunch>(std::move(*executed), order);
}

} // namespace

CountController::CountController(std::shared_ptr<KeptParser> parser, run::FindExecutor findExecutor, QObject *parent)
    : QObject(parent),
      worker_(
          this,
          [parser = std::move(parser), find = std::move(findExecutor)](const CountOrder &order,
                                                                       const CancellationToken &cancel) {
            return countLaunch(order, parser, find ? find : [] { return run::Executor::find(); }, cancel);
          },
          [this](const Result<CountedLaunchPointer> &reply) { take(reply); }, patienceForPrograms) {}

void CountController::count(CountOrder order) {
  if (running_ || !order.subject.isThere()) return;
  order_ = std::move(order);
  running_ = true;
  Q_EMIT started();
  worker_.ask(order_);
}

void CountController::cancel() {
  if (!running_) return;
  worker_.drop();
  running_ = false;
  Q_EMIT finished(true);
}

void CountController::clear() {
  cancel();
  known_.clear();
}

CountedLaunchPointer CountController::of(const KernelKey &kernel) const {
  const auto found = known_.find(kernel);
  return found != known_.end() ? found->second : nullptr;
}

void CountController::take(const Result<CountedLaunchPointer> &reply) {
  running_ = false;
  if (reply) {
    known_[order_.subject.kernel] = *reply;
    Q_EMIT counted();
  } else if (reply.error().kind == ErrorKind::usage) {
    Q_EMIT launchWanted(views::textOfCore(reply.error().message));
  } else {
    Q_EMIT failed(views::textOfCore(reply.error().message));
  }
  Q_EMIT finished(false);
}

} // namespace warpgrain::gui
