// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/CountController.h"

#include "app/gui/base/Texts.h"
#include "core/run/LaunchText.h"
#include "core/run/Verification.h"

namespace warpgrain::gui {

namespace {

Result<CountedLaunchPointer> countLaunch(const CountOrder &order, const ToolkitFuture &toolkit,
                                         const execute::FindExecutor &findExecutor, const CancellationToken &cancel) {
  execute::VerifierSettings settings{.subject = subjectOf(order.subject, toolkit)};
  settings.counts = true;
  settings.recordedBlock = order.block;
  if (auto can = checkCanRun(settings.subject); !can) return std::unexpected(can.error());
  const auto executor = findExecutor();
  if (!executor) return std::unexpected(executor.error());
  const auto verifier = execute::Verifier::create(std::move(settings), *executor, cancel);
  if (!verifier) return std::unexpected(verifier.error());
  const auto &counts = verifier->original().counts;
  if (!counts) return fail(ErrorKind::internal, "The executor did not say what it counted.");
  auto out = std::make_shared<CountedLaunch>();
  out->order = order;
  out->launch = launchText(verifier->launch());
  out->threads = verifier->launch().block;
  out->rows = verifier->originalCounts();
  out->missing = counts->missing;
  out->whyNone = counts->whyNone;
  return out;
}

} // namespace

CountController::CountController(ToolkitFuture toolkit, execute::FindExecutor findExecutor, QObject *parent)
    : QObject(parent),
      worker_(
          this,
          [toolkit = std::move(toolkit), find = std::move(findExecutor)](const CountOrder &order,
                                                                         const CancellationToken &cancel) {
            return countLaunch(order, toolkit, find ? find : [] { return execute::Executor::find(); }, cancel);
          },
          [this](const Result<CountedLaunchPointer> &reply) { take(reply); }) {}

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
    Q_EMIT launchWanted(toQString(reply.error().message));
  } else {
    Q_EMIT failed(toQString(reply.error().message));
  }
  Q_EMIT finished(false);
}

} // namespace warpgrain::gui
